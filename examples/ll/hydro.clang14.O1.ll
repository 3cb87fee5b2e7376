; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/hydro.c -o -
source_filename = "c/hydro.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @hydro(i64 noundef %n, double noundef %q, double noundef %r, double noundef %t, double* noalias nocapture noundef readonly %z, double* noalias nocapture noundef %x, double* noalias nocapture noundef writeonly %d) local_unnamed_addr #0 {
entry:
  %cmp38 = icmp sgt i64 %n, 0
  br i1 %cmp38, label %for.body, label %for.cond10.preheader

for.cond10.preheader:                             ; preds = %for.body, %entry
  %cmp1240 = icmp sgt i64 %n, 1
  br i1 %cmp1240, label %for.body14, label %for.cond.cleanup13

for.body:                                         ; preds = %entry, %for.body
  %k.039 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, double* %z, i64 %k.039
  %0 = load double, double* %arrayidx, align 8, !tbaa !2
  %add = add nuw nsw i64 %k.039, 1
  %arrayidx1 = getelementptr inbounds double, double* %z, i64 %add
  %1 = load double, double* %arrayidx1, align 8, !tbaa !2
  %mul = fmul double %1, %r
  %add2 = add nuw nsw i64 %k.039, 2
  %arrayidx3 = getelementptr inbounds double, double* %z, i64 %add2
  %2 = load double, double* %arrayidx3, align 8, !tbaa !2
  %mul4 = fmul double %2, %t
  %add5 = fadd double %mul, %mul4
  %mul6 = fmul double %0, %add5
  %add7 = fadd double %mul6, %q
  %arrayidx8 = getelementptr inbounds double, double* %x, i64 %k.039
  store double %add7, double* %arrayidx8, align 8, !tbaa !2
  %exitcond.not = icmp eq i64 %add, %n
  br i1 %exitcond.not, label %for.cond10.preheader, label %for.body, !llvm.loop !6

for.cond.cleanup13:                               ; preds = %for.body14, %for.cond10.preheader
  ret void

for.body14:                                       ; preds = %for.cond10.preheader, %for.body14
  %add1142 = phi i64 [ %add11, %for.body14 ], [ 1, %for.cond10.preheader ]
  %k9.041 = phi i64 [ %add1142, %for.body14 ], [ 0, %for.cond10.preheader ]
  %arrayidx16 = getelementptr inbounds double, double* %x, i64 %add1142
  %3 = load double, double* %arrayidx16, align 8, !tbaa !2
  %arrayidx17 = getelementptr inbounds double, double* %x, i64 %k9.041
  %4 = load double, double* %arrayidx17, align 8, !tbaa !2
  %sub = fsub double %3, %4
  %arrayidx18 = getelementptr inbounds double, double* %d, i64 %k9.041
  store double %sub, double* %arrayidx18, align 8, !tbaa !2
  %add11 = add nuw nsw i64 %add1142, 1
  %exitcond43.not = icmp eq i64 %add11, %n
  br i1 %exitcond43.not, label %for.cond.cleanup13, label %for.body14, !llvm.loop !9
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
!9 = distinct !{!9, !7, !8}
