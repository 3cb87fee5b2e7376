; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/matvec.c -o -
source_filename = "c/matvec.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @matvec(i64 noundef %rows, i64 noundef %cols, double* noalias nocapture noundef readonly %a, double* noalias nocapture noundef readonly %x, double* noalias nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %cmp26 = icmp sgt i64 %rows, 0
  br i1 %cmp26, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp223 = icmp sgt i64 %cols, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.027 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc10, %for.cond.cleanup3 ]
  br i1 %cmp223, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul = mul nsw i64 %i.027, %cols
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond1.preheader ], [ %add7, %for.body4 ]
  %arrayidx8 = getelementptr inbounds double, double* %y, i64 %i.027
  store double %sum.0.lcssa, double* %arrayidx8, align 8, !tbaa !2
  %inc10 = add nuw nsw i64 %i.027, 1
  %exitcond29.not = icmp eq i64 %inc10, %rows
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !6

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.025 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %sum.024 = phi double [ 0.000000e+00, %for.body4.lr.ph ], [ %add7, %for.body4 ]
  %add = add nsw i64 %j.025, %mul
  %arrayidx = getelementptr inbounds double, double* %a, i64 %add
  %0 = load double, double* %arrayidx, align 8, !tbaa !2
  %arrayidx5 = getelementptr inbounds double, double* %x, i64 %j.025
  %1 = load double, double* %arrayidx5, align 8, !tbaa !2
  %mul6 = fmul double %0, %1
  %add7 = fadd double %sum.024, %mul6
  %inc = add nuw nsw i64 %j.025, 1
  %exitcond.not = icmp eq i64 %inc, %cols
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
