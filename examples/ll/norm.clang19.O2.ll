; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/norm.c -o -
source_filename = "c/norm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @norm(i64 noundef %n, ptr noalias nocapture noundef readonly %x, ptr noalias nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %cmp32 = icmp sgt i64 %n, 0
  br i1 %cmp32, label %for.body, label %for.cond.cleanup5

for.cond.cleanup:                                 ; preds = %for.body
  %0 = tail call double @llvm.sqrt.f64(double %add)
  br i1 %cmp32, label %for.body6, label %for.cond.cleanup5

for.body:                                         ; preds = %entry, %for.body
  %sum.034 = phi double [ %add, %for.body ], [ 0.000000e+00, %entry ]
  %i.033 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %x, i64 %i.033
  %1 = load double, ptr %arrayidx, align 8, !tbaa !2
  %mul = fmul double %1, %1
  %add = fadd double %sum.034, %mul
  %inc = add nuw nsw i64 %i.033, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !6

for.cond.cleanup5:                                ; preds = %for.body6, %entry, %for.cond.cleanup
  %2 = phi double [ %0, %for.cond.cleanup ], [ 0.000000e+00, %entry ], [ %0, %for.body6 ]
  ret double %2

for.body6:                                        ; preds = %for.cond.cleanup, %for.body6
  %i2.036 = phi i64 [ %inc15, %for.body6 ], [ 0, %for.cond.cleanup ]
  %arrayidx7 = getelementptr inbounds double, ptr %x, i64 %i2.036
  %3 = load double, ptr %arrayidx7, align 8, !tbaa !2
  %div = fdiv double %3, %0
  %mul10 = fmul double %3, %3
  %add11 = fadd double %mul10, 1.000000e+00
  %4 = tail call double @llvm.sqrt.f64(double %add11)
  %add12 = fadd double %div, %4
  %arrayidx13 = getelementptr inbounds double, ptr %y, i64 %i2.036
  store double %add12, ptr %arrayidx13, align 8, !tbaa !2
  %inc15 = add nuw nsw i64 %i2.036, 1
  %exitcond37.not = icmp eq i64 %inc15, %n
  br i1 %exitcond37.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
