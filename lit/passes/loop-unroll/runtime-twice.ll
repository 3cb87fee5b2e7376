; RUN: opt-go %s -passes='loop-unroll<runtime>' -S | FileCheck %s
;
; Two copies leave one iteration over at most: no loop behind. unroll.count allows a number of iterations that is dear to compute,
; runtime.disable none at all.

; CHECK-LABEL: @twice(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %j.1, %loop.1 ]
; CHECK-NEXT:    %a = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:    store volatile i8 1, ptr %a, align 1
; CHECK-NEXT:    %j = add nuw i64 %i, %d
; CHECK-NEXT:    %c = icmp ult i64 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop.1, label %exit, !llvm.loop
; CHECK:       loop.1:
; CHECK-NEXT:    %a.1 = getelementptr i8, ptr %p, i64 %j
; CHECK-NEXT:    store volatile i8 1, ptr %a.1, align 1
; CHECK-NEXT:    %j.1 = add nuw i64 %j, %d
; CHECK-NEXT:    %c.1 = icmp ult i64 %j.1, %n
; CHECK-NEXT:    br i1 %c.1, label %loop, label %exit, !llvm.loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @twice(ptr %p, i64 %n, i64 %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store volatile i8 1, ptr %a
  %j = add nuw i64 %i, %d
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
; CHECK-LABEL: @disabled(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %a = getelementptr i8, ptr %p, i64 %i
; CHECK-NEXT:    store volatile i8 1, ptr %a, align 1
; CHECK-NEXT:    %j = add nuw i64 %i, 1
; CHECK-NEXT:    %c = icmp ult i64 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit, !llvm.loop
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @disabled(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  store volatile i8 1, ptr %a
  %j = add nuw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.runtime.disable"}
