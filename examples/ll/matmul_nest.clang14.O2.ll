; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/matmul_nest.c -o -
source_filename = "c/matmul_nest.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @matmul_nest(i64 noundef %n, double* noalias nocapture noundef readonly %a, double* noalias nocapture noundef readonly %b, double* noalias nocapture noundef %c) local_unnamed_addr #0 {
entry:
  %cmp46 = icmp sgt i64 %n, 0
  br i1 %cmp46, label %for.cond5.preheader.lr.ph, label %for.cond.cleanup

for.cond5.preheader.lr.ph:                        ; preds = %entry, %for.cond.cleanup3
  %i.047 = phi i64 [ %inc21, %for.cond.cleanup3 ], [ 0, %entry ]
  %mul = mul nsw i64 %i.047, %n
  br label %for.body8.lr.ph

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body8.lr.ph:                                  ; preds = %for.cond.cleanup7, %for.cond5.preheader.lr.ph
  %j.044 = phi i64 [ 0, %for.cond5.preheader.lr.ph ], [ %inc18, %for.cond.cleanup7 ]
  %add14 = add nsw i64 %j.044, %mul
  %arrayidx15 = getelementptr inbounds double, double* %c, i64 %add14
  %arrayidx15.promoted = load double, double* %arrayidx15, align 8, !tbaa !2
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %inc21 = add nuw nsw i64 %i.047, 1
  %exitcond50.not = icmp eq i64 %inc21, %n
  br i1 %exitcond50.not, label %for.cond.cleanup, label %for.cond5.preheader.lr.ph, !llvm.loop !6

for.cond.cleanup7:                                ; preds = %for.body8
  store double %add16, double* %arrayidx15, align 8, !tbaa !2
  %inc18 = add nuw nsw i64 %j.044, 1
  %exitcond49.not = icmp eq i64 %inc18, %n
  br i1 %exitcond49.not, label %for.cond.cleanup3, label %for.body8.lr.ph, !llvm.loop !8

for.body8:                                        ; preds = %for.body8.lr.ph, %for.body8
  %add1642 = phi double [ %arrayidx15.promoted, %for.body8.lr.ph ], [ %add16, %for.body8 ]
  %k.041 = phi i64 [ 0, %for.body8.lr.ph ], [ %inc, %for.body8 ]
  %add = add nsw i64 %k.041, %mul
  %arrayidx = getelementptr inbounds double, double* %a, i64 %add
  %0 = load double, double* %arrayidx, align 8, !tbaa !2
  %mul9 = mul nsw i64 %k.041, %n
  %add10 = add nsw i64 %mul9, %j.044
  %arrayidx11 = getelementptr inbounds double, double* %b, i64 %add10
  %1 = load double, double* %arrayidx11, align 8, !tbaa !2
  %mul12 = fmul double %0, %1
  %add16 = fadd double %add1642, %mul12
  %inc = add nuw nsw i64 %k.041, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !9
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
!9 = distinct !{!9, !7}
