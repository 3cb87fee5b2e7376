; RUN: opt-go %s -O1 -disable-loop-unrolling -S | FileCheck %s
; RUN: opt-go %s -passes='loop(loop-unroll-full)' -disable-loop-unrolling -S | FileCheck %s --check-prefix=PASS
;
; In a named pipeline, only the loop whose metadata demands it is unrolled. The pass itself obeys its
; own options.

; CHECK-LABEL: @plain(
; CHECK: phi i64
; CHECK: br i1
; CHECK-LABEL: @demanded(
; CHECK-NOT: phi
; CHECK-NOT: br i1
; PASS-LABEL: @plain(
; PASS-NOT: br i1
; PASS-LABEL: @demanded(

define void @plain(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr i32, ptr %p, i64 %i
  store volatile i32 1, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, 3
  br i1 %c, label %exit, label %loop
exit:
  ret void
}

define void @demanded(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %q = getelementptr i32, ptr %p, i64 %i
  store volatile i32 1, ptr %q
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %i.next, 3
  br i1 %c, label %exit, label %loop, !llvm.loop !0
exit:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
