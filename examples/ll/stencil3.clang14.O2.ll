; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/stencil3.c -o -
source_filename = "c/stencil3.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @stencil3(i64 noundef %n, i64 noundef %steps, double* nocapture noundef %a, double* nocapture noundef %b) local_unnamed_addr #0 {
entry:
  %cmp32 = icmp sgt i64 %steps, 0
  br i1 %cmp32, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp229 = icmp sgt i64 %n, 2
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %a.addr.035 = phi double* [ %a, %for.cond1.preheader.lr.ph ], [ %b.addr.033, %for.cond.cleanup3 ]
  %s.034 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc14, %for.cond.cleanup3 ]
  %b.addr.033 = phi double* [ %b, %for.cond1.preheader.lr.ph ], [ %a.addr.035, %for.cond.cleanup3 ]
  br i1 %cmp229, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc14 = add nuw nsw i64 %s.034, 1
  %exitcond36.not = icmp eq i64 %inc14, %steps
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !2

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %add31 = phi i64 [ %add, %for.body4 ], [ 2, %for.cond1.preheader ]
  %i.030 = phi i64 [ %add31, %for.body4 ], [ 1, %for.cond1.preheader ]
  %sub = add nsw i64 %i.030, -1
  %arrayidx = getelementptr inbounds double, double* %a.addr.035, i64 %sub
  %0 = load double, double* %arrayidx, align 8, !tbaa !4
  %mul = fmul double %0, 2.500000e-01
  %arrayidx5 = getelementptr inbounds double, double* %a.addr.035, i64 %i.030
  %1 = load double, double* %arrayidx5, align 8, !tbaa !4
  %mul6 = fmul double %1, 5.000000e-01
  %add7 = fadd double %mul, %mul6
  %arrayidx9 = getelementptr inbounds double, double* %a.addr.035, i64 %add31
  %2 = load double, double* %arrayidx9, align 8, !tbaa !4
  %mul10 = fmul double %2, 2.500000e-01
  %add11 = fadd double %add7, %mul10
  %arrayidx12 = getelementptr inbounds double, double* %b.addr.033, i64 %i.030
  store double %add11, double* %arrayidx12, align 8, !tbaa !4
  %add = add nuw nsw i64 %add31, 1
  %exitcond.not = icmp eq i64 %add, %n
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!5, !5, i64 0}
!5 = !{!"double", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !3}
