; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/horner.c -o -
source_filename = "c/horner.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local double @horner(i64 noundef %n, ptr nocapture noundef readonly %coefficients, double noundef %x) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i64 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ]
  ret double %sum.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.0.in6 = phi i64 [ %i.0, %for.body ], [ %n, %entry ]
  %sum.05 = phi double [ %add, %for.body ], [ 0.000000e+00, %entry ]
  %i.0 = add nsw i64 %i.0.in6, -1
  %mul = fmul double %sum.05, %x
  %arrayidx = getelementptr inbounds double, ptr %coefficients, i64 %i.0
  %0 = load double, ptr %arrayidx, align 8, !tbaa !2
  %add = fadd double %mul, %0
  %cmp = icmp sgt i64 %i.0.in6, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !6
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
