; The option keeps partially redundant loads.
; RUN: opt-go %s -S -passes=gvn -enable-load-pre=false | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=gvn -enable-load-pre=false | FileCheck %s %} %else %{ true %}

define i32 @np(i1 %c, ptr %p) {
; CHECK-LABEL: @np(
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK:       a:
; CHECK-NEXT:    br label %m
; CHECK:       b:
; CHECK-NEXT:    br label %m
; CHECK:       m:
; CHECK-NEXT:    %y = load i32, ptr %p, align 4
; CHECK-NEXT:    ret i32 %y
; CHECK-NEXT:  }
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p
  br label %m
b:
  br label %m
m:
  %y = load i32, ptr %p
  ret i32 %y
}
