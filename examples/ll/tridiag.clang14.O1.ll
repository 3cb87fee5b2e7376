; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/tridiag.c -o -
source_filename = "c/tridiag.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @tridiag(i64 noundef %n, double* nocapture noundef readonly %y, double* nocapture noundef readonly %z, double* nocapture noundef %x) local_unnamed_addr #0 {
entry:
  %cmp12 = icmp sgt i64 %n, 1
  br i1 %cmp12, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %load_initial = load double, double* %x, align 8
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %store_forwarded = phi double [ %load_initial, %for.body.preheader ], [ %mul, %for.body ]
  %i.013 = phi i64 [ 1, %for.body.preheader ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds double, double* %z, i64 %i.013
  %0 = load double, double* %arrayidx, align 8, !tbaa !2
  %arrayidx1 = getelementptr inbounds double, double* %y, i64 %i.013
  %1 = load double, double* %arrayidx1, align 8, !tbaa !2
  %sub3 = fsub double %1, %store_forwarded
  %mul = fmul double %0, %sub3
  %arrayidx4 = getelementptr inbounds double, double* %x, i64 %i.013
  store double %mul, double* %arrayidx4, align 8, !tbaa !2
  %inc = add nuw nsw i64 %i.013, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !6
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
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
