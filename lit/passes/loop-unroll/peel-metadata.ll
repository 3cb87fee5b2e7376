; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; How many iterations have been taken out is added up in the loop's metadata; seven are the most.

; CHECK: !0 = distinct !{!0, !1}
; CHECK: !1 = !{!"llvm.loop.peeled.count", i32 4}
; CHECK: !2 = distinct !{!2, !3}
; CHECK: !3 = !{!"llvm.loop.peeled.count", i32 7}
define void @again(ptr %p, i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %last = phi i32 [ 7, %entry ], [ %x, %loop ]
  store volatile i32 %last, ptr %p
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @enough(ptr %p, i32 %n, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %last = phi i32 [ 7, %entry ], [ %x, %loop ]
  store volatile i32 %last, ptr %p
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.peeled.count", i32 3}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.peeled.count", i32 7}
