; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; n - 1 < 3 is n < 4 where n is not 0. As opt-19 does.

; CHECK-LABEL: @f(
; CHECK: icmp ult i64 %n, 4
; CHECK-LABEL: @zero(
; CHECK: %m = add i64 %n, -1
; CHECK: icmp ult i64 %m, 3
define i1 @f(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %a, label %b
a:
  ret i1 false
b:
  %m = add i64 %n, -1
  %c = icmp ult i64 %m, 3
  ret i1 %c
}

define i1 @zero(i64 %n) {
  %m = add i64 %n, -1
  %c = icmp ult i64 %m, 3
  ret i1 %c
}
