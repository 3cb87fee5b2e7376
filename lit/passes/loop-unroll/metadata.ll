; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; What the program says: disable, and count 1, keep a loop as it is; a loop that was unrolled as demanded is not unrolled again.

; CHECK-LABEL: @disable(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 3
; CHECK-NEXT:    br i1 %c, label %loop, label %exit, !llvm.loop !0
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @disable(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
; CHECK-LABEL: @once(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 3
; CHECK-NEXT:    br i1 %c, label %loop, label %exit, !llvm.loop !2
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @once(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}
; A count that divides the iterations: one test of two stays.
; CHECK-LABEL: @count(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %a = phi ptr [ %p, %entry ], [ %b.1, %loop ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j.1, %loop ]
; CHECK-NEXT:    store volatile i32 7, ptr %a, align 4
; CHECK-NEXT:    %b = getelementptr i32, ptr %a, i32 1
; CHECK-NEXT:    store volatile i32 7, ptr %b, align 4
; CHECK-NEXT:    %b.1 = getelementptr i32, ptr %b, i32 1
; CHECK-NEXT:    %j.1 = add nuw nsw i32 %i, 2
; CHECK-NEXT:    %c.1 = icmp ne i32 %j.1, 6
; CHECK-NEXT:    br i1 %c.1, label %loop, label %exit, !llvm.loop !4
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @count(ptr %p) {
entry:
  br label %loop
loop:
  %a = phi ptr [ %p, %entry ], [ %b, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %a
  %b = getelementptr i32, ptr %a, i32 1
  %j = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %j, 6
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 1}
!4 = distinct !{!4, !6, !5}
!5 = !{!"llvm.loop.unroll.count", i32 2}
!6 = !{!"llvm.loop.mustprogress"}
; CHECK:       !0 = distinct !{!0, !1}
; CHECK-NEXT:  !1 = !{!"llvm.loop.unroll.disable"}
; CHECK-NEXT:  !2 = distinct !{!2, !3}
; CHECK-NEXT:  !3 = !{!"llvm.loop.unroll.count", i32 1}
; CHECK-NEXT:  !4 = distinct !{!4, !5, !1}
; CHECK-NEXT:  !5 = !{!"llvm.loop.mustprogress"}
