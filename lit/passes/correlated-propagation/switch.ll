; RUN: opt-go %s -passes=correlated-propagation -S | FileCheck %s
;
; Cases that cannot come up go, and a default that cannot.

; CHECK-LABEL: @cases(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp ult i32 %a, 3
; CHECK-NEXT:  br i1 %c, label %in, label %exit
; CHECK: in:
; CHECK-NEXT:  switch i32 %a, label %default.unreachable [
; CHECK-NEXT:     i32 0, label %zero
; CHECK-NEXT:     i32 1, label %one
; CHECK-NEXT:     i32 2, label %two
; CHECK-NEXT:  ]
; CHECK: zero:
; CHECK-NEXT:  ret i32 10
; CHECK: one:
; CHECK-NEXT:  ret i32 11
; CHECK: two:
; CHECK-NEXT:  ret i32 12
; CHECK: default.unreachable:
; CHECK-NEXT:  unreachable
; CHECK: default:
; CHECK-NEXT:  ret i32 13
; CHECK: exit:
; CHECK-NEXT:  ret i32 14
; CHECK-NEXT: }
define i32 @cases(i32 %a) {
entry:
  %c = icmp ult i32 %a, 3
  br i1 %c, label %in, label %exit
in:
  switch i32 %a, label %default [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %exit
    i32 4, label %exit
  ]
zero:
  ret i32 10
one:
  ret i32 11
two:
  ret i32 12
default:
  ret i32 13
exit:
  ret i32 14
}

; CHECK-LABEL: @known(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %c = icmp eq i32 %a, 1
; CHECK-NEXT:  br i1 %c, label %in, label %exit
; CHECK: in:
; CHECK-NEXT:  br label %one
; CHECK: zero:
; CHECK-NEXT:  ret i32 10
; CHECK: one:
; CHECK-NEXT:  ret i32 11
; CHECK: exit:
; CHECK-NEXT:  ret i32 14
; CHECK-NEXT: }
define i32 @known(i32 %a) {
entry:
  %c = icmp eq i32 %a, 1
  br i1 %c, label %in, label %exit
in:
  switch i32 %a, label %exit [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  ret i32 10
one:
  ret i32 11
exit:
  ret i32 14
}
