; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/bubble.c -o -
source_filename = "c/bubble.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local i64 @bubble(i64 noundef %n, i32* nocapture noundef %a) local_unnamed_addr #0 {
entry:
  %cmp43 = icmp sgt i64 %n, 1
  br i1 %cmp43, label %for.body4.preheader, label %for.cond.cleanup

for.cond.loopexit:                                ; preds = %for.inc
  %tobool = icmp ne i32 %again.2, 0
  %cmp = icmp sgt i64 %end.045.in, 2
  %0 = select i1 %tobool, i1 %cmp, i1 false
  br i1 %0, label %for.body4.preheader, label %for.cond.cleanup, !llvm.loop !2

for.body4.preheader:                              ; preds = %entry, %for.cond.loopexit
  %end.045.in = phi i64 [ %end.045, %for.cond.loopexit ], [ %n, %entry ]
  %exchanges.044 = phi i64 [ %exchanges.2, %for.cond.loopexit ], [ 0, %entry ]
  %end.045 = add nsw i64 %end.045.in, -1
  %.pre = load i32, i32* %a, align 4, !tbaa !4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  %exchanges.0.lcssa = phi i64 [ 0, %entry ], [ %exchanges.2, %for.cond.loopexit ]
  ret i64 %exchanges.0.lcssa

for.body4:                                        ; preds = %for.body4.preheader, %for.inc
  %1 = phi i32 [ %3, %for.inc ], [ %.pre, %for.body4.preheader ]
  %exchanges.140 = phi i64 [ %exchanges.2, %for.inc ], [ %exchanges.044, %for.body4.preheader ]
  %i.039 = phi i64 [ %add, %for.inc ], [ 0, %for.body4.preheader ]
  %again.138 = phi i32 [ %again.2, %for.inc ], [ 0, %for.body4.preheader ]
  %add = add nuw nsw i64 %i.039, 1
  %arrayidx5 = getelementptr inbounds i32, i32* %a, i64 %add
  %2 = load i32, i32* %arrayidx5, align 4, !tbaa !4
  %cmp6 = icmp sgt i32 %1, %2
  br i1 %cmp6, label %if.then, label %for.inc

if.then:                                          ; preds = %for.body4
  %arrayidx = getelementptr inbounds i32, i32* %a, i64 %i.039
  store i32 %2, i32* %arrayidx, align 4, !tbaa !4
  store i32 %1, i32* %arrayidx5, align 4, !tbaa !4
  %inc = add nsw i64 %exchanges.140, 1
  br label %for.inc

for.inc:                                          ; preds = %for.body4, %if.then
  %3 = phi i32 [ %1, %if.then ], [ %2, %for.body4 ]
  %again.2 = phi i32 [ 1, %if.then ], [ %again.138, %for.body4 ]
  %exchanges.2 = phi i64 [ %inc, %if.then ], [ %exchanges.140, %for.body4 ]
  %cmp2 = icmp slt i64 %add, %end.045
  br i1 %cmp2, label %for.body4, label %for.cond.loopexit, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !3}
