; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/norm.c -o -
source_filename = "c/norm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree nosync nounwind
define dso_local double @norm(i64 noundef %n, double* noalias nocapture noundef readonly %x, double* noalias nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %cmp36 = icmp sgt i64 %n, 0
  br i1 %cmp36, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ]
  %0 = call double @llvm.sqrt.f64(double %sum.0.lcssa)
  %cmp439 = icmp sgt i64 %n, 0
  br i1 %cmp439, label %for.body6, label %for.cond.cleanup5

for.body:                                         ; preds = %entry, %for.body
  %sum.038 = phi double [ %add, %for.body ], [ 0.000000e+00, %entry ]
  %i.037 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, double* %x, i64 %i.037
  %1 = load double, double* %arrayidx, align 8, !tbaa !2
  %mul = fmul double %1, %1
  %add = fadd double %sum.038, %mul
  %inc = add nuw nsw i64 %i.037, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !6

for.cond.cleanup5:                                ; preds = %for.body6, %for.cond.cleanup
  ret double %0

for.body6:                                        ; preds = %for.cond.cleanup, %for.body6
  %i2.040 = phi i64 [ %inc15, %for.body6 ], [ 0, %for.cond.cleanup ]
  %arrayidx7 = getelementptr inbounds double, double* %x, i64 %i2.040
  %2 = load double, double* %arrayidx7, align 8, !tbaa !2
  %div = fdiv double %2, %0
  %mul10 = fmul double %2, %2
  %add11 = fadd double %mul10, 1.000000e+00
  %3 = call double @llvm.sqrt.f64(double %add11)
  %add12 = fadd double %div, %3
  %arrayidx13 = getelementptr inbounds double, double* %y, i64 %i2.040
  store double %add12, double* %arrayidx13, align 8, !tbaa !2
  %inc15 = add nuw nsw i64 %i2.040, 1
  %exitcond41.not = icmp eq i64 %inc15, %n
  br i1 %exitcond41.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !9
}

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

attributes #0 = { nofree nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !7, !8}
