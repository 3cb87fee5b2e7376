; A loop that the program, or loop-unroll, does not want unrolled tells ptxas.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx | ptx-run - -kernel rolled -arg zero:4 -arg i32:3 -dump 0:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=RUNS

target triple = "nvptx64-nvidia-cuda"

; RUNS: 3
; CHECK-LABEL: .entry rolled(
; CHECK: $L__BB0_1:
; CHECK-NEXT: .pragma "nounroll";
define ptx_kernel void @rolled(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i32 %i, 1
  store volatile i32 %j, ptr %p
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}

; CHECK-LABEL: .entry free(
; CHECK-NOT: nounroll
define ptx_kernel void @free(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i32 %i, 1
  store volatile i32 %j, ptr %p
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  ret void
}

; A count of one says so, too; two does not.
; CHECK-LABEL: .entry one(
; CHECK: .pragma "nounroll";
; CHECK-LABEL: .entry two(
; CHECK-NOT: nounroll
define ptx_kernel void @one(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i32 %i, 1
  store volatile i32 %j, ptr %p
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  ret void
}
define ptx_kernel void @two(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw i32 %i, 1
  store volatile i32 %j, ptr %p
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !6
exit:
  ret void
}

!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 1}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.count", i32 2}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
