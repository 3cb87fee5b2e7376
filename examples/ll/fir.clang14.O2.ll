; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/fir.c -o -
source_filename = "c/fir.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @fir(i64 noundef %n, i64 noundef %taps, double* noalias nocapture noundef readonly %x, double* noalias nocapture noundef readonly %h, double* noalias nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %cmp24 = icmp sgt i64 %n, 0
  br i1 %cmp24, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp221 = icmp sgt i64 %taps, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.025 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc9, %for.cond.cleanup3 ]
  br i1 %cmp221, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %sum.0.lcssa = phi double [ 0.000000e+00, %for.cond1.preheader ], [ %add6, %for.body4 ]
  %arrayidx7 = getelementptr inbounds double, double* %y, i64 %i.025
  store double %sum.0.lcssa, double* %arrayidx7, align 8, !tbaa !2
  %inc9 = add nuw nsw i64 %i.025, 1
  %exitcond27.not = icmp eq i64 %inc9, %n
  br i1 %exitcond27.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !6

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %k.023 = phi i64 [ %inc, %for.body4 ], [ 0, %for.cond1.preheader ]
  %sum.022 = phi double [ %add6, %for.body4 ], [ 0.000000e+00, %for.cond1.preheader ]
  %add = add nuw nsw i64 %k.023, %i.025
  %arrayidx = getelementptr inbounds double, double* %x, i64 %add
  %0 = load double, double* %arrayidx, align 8, !tbaa !2
  %arrayidx5 = getelementptr inbounds double, double* %h, i64 %k.023
  %1 = load double, double* %arrayidx5, align 8, !tbaa !2
  %mul = fmul double %0, %1
  %add6 = fadd double %sum.022, %mul
  %inc = add nuw nsw i64 %k.023, 1
  %exitcond.not = icmp eq i64 %inc, %taps
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
