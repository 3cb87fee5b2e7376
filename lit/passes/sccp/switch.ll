; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Cases that the range of the value rules out go, the default too.

; CHECK-LABEL: @switch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %m = and i32 %a, 3
; CHECK-NEXT:  switch i32 %m, label %default.unreachable [
; CHECK-NEXT:     i32 0, label %zero
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %two
; CHECK-NEXT:     i32 3, label %two
; CHECK-NEXT:  ]
; CHECK: zero:
; CHECK-NEXT:  ret i32 10
; CHECK: one:
; CHECK-NEXT:  ret i32 11
; CHECK: two:
; CHECK-NEXT:  ret i32 12
; CHECK: default.unreachable:
; CHECK-NEXT:  unreachable
; CHECK-NEXT: }
define i32 @switch(i32 %a) {
entry:
  %m = and i32 %a, 3
  switch i32 %m, label %default [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %two
    i32 9, label %nine
  ]
zero:
  ret i32 10
one:
  ret i32 11
two:
  ret i32 12
nine:
  ret i32 19
default:
  ret i32 0
}
