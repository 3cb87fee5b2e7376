; RUN: opt-go -S -passes=loop-unroll -unroll-runtime %s | FileCheck %s

; Loops that the program wants unrolled and jammed, and the loops inside them, are left for that.

declare void @use(i32)

; CHECK-LABEL: define void @f(
; CHECK-COUNT-1: call void @use
; CHECK-NOT:   call void @use
; CHECK:       ret void
define void @f(i32 %n) {
entry:
  br label %o
o:
  %i = phi i32 [ 0, %entry ], [ %i2, %ol ]
  br label %h
h:
  %k = phi i32 [ 0, %o ], [ %k2, %h ]
  call void @use(i32 %k)
  %k2 = add i32 %k, 1
  %c = icmp ult i32 %k2, %n
  br i1 %c, label %h, label %ol
ol:
  %i2 = add i32 %i, 1
  %d = icmp ult i32 %i2, %n
  br i1 %d, label %o, label %e, !llvm.loop !0
e:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll_and_jam.count", i32 4}
