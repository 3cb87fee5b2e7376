; RUN: opt-go %s -passes=indvars -S | FileCheck %s
;
; Extended, both sides of the test have the same sign; what they were extended from need not.

; CHECK-LABEL: define void @f(
; CHECK:         %c = icmp ult i8 %n, %0
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i8 [ 0, %entry ], [ %n, %loop ]
  %n = add i8 %i, 1
  store volatile i8 %i, ptr %p, align 1
  %x = zext i8 %n to i32
  %c = icmp samesign ult i32 %x, 200
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
