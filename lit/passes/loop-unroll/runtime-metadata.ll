; RUN: opt-go %s -passes='loop-unroll<runtime>' -unroll-count=4 -S | FileCheck %s
;
; Neither the unrolled loop nor the one for the remaining iterations is unrolled again; the two share the hint that says so.

; CHECK: br i1 %niter.ncmp.3, label %loop, label %exit.unr-lcssa.loopexit, !llvm.loop [[MAIN:![0-9]+]]
; CHECK: br i1 %epil.iter.cmp, label %loop.epil, label %exit.epilog-lcssa, !llvm.loop [[REST:![0-9]+]]
; CHECK: [[MAIN]] = distinct !{[[MAIN]], [[HINT:![0-9]+]]}
; CHECK: [[HINT]] = !{!"llvm.loop.unroll.disable"}
; CHECK: [[REST]] = distinct !{[[REST]], [[HINT]]}
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add nuw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
