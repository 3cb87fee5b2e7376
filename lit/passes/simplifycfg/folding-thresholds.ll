; The thresholds of speculation are LLVM's options; a block merged into a nameless entry gives it its name.
; RUN: opt-go %s -S -passes=simplifycfg -phi-node-folding-threshold=0 -two-entry-phi-node-folding-threshold=0 | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=simplifycfg -phi-node-folding-threshold=0 -two-entry-phi-node-folding-threshold=0 | FileCheck %s %} %else %{ true %}

define i32 @s31(i32 %x, i32 %y) {
; CHECK-LABEL: @s31(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %c = icmp slt i32 %x, %y
; CHECK-NEXT:    br i1 %c, label %a, label %b
; CHECK:       a:
; CHECK-NEXT:    %s = sub i32 %y, %x
; CHECK-NEXT:    br label %e
; CHECK:       b:
; CHECK-NEXT:    %t = sub i32 %x, %y
; CHECK-NEXT:    br label %e
; CHECK:       e:
; CHECK-NEXT:    %p = phi i32 [ %s, %a ], [ %t, %b ]
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
entry:
  %c = icmp slt i32 %x, %y
  br i1 %c, label %a, label %b
a:
  %s = sub i32 %y, %x
  br label %e
b:
  %t = sub i32 %x, %y
  br label %e
e:
  %p = phi i32 [ %s, %a ], [ %t, %b ]
  ret i32 %p
}

define i32 @s1(i1 %c, i32 %a, i32 %b) {
; CHECK-LABEL: @s1(
; CHECK-NEXT:  e:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    %p = select i1 %c, i32 %x, i32 %b
; CHECK-NEXT:    ret i32 %p
; CHECK-NEXT:  }
  br i1 %c, label %t, label %e
t:
  %x = add i32 %a, 1
  br label %e
e:
  %p = phi i32 [ %x, %t ], [ %b, %0 ]
  ret i32 %p
}
