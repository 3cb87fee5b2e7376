; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/cmul.c -o -
source_filename = "c/cmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.cmul_complex = type { float, float }

; Function Attrs: nofree norecurse nosync nounwind
define dso_local void @cmul(i64 noundef %n, %struct.cmul_complex* noalias nocapture noundef readonly %x, %struct.cmul_complex* noalias nocapture noundef readonly %y, %struct.cmul_complex* noalias nocapture noundef writeonly %z) local_unnamed_addr #0 {
entry:
  %cmp40 = icmp sgt i64 %n, 0
  br i1 %cmp40, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.041 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %re = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %x, i64 %i.041, i32 0
  %0 = load float, float* %re, align 4, !tbaa !2
  %re2 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %y, i64 %i.041, i32 0
  %1 = load float, float* %re2, align 4, !tbaa !2
  %mul = fmul float %0, %1
  %im = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %x, i64 %i.041, i32 1
  %2 = load float, float* %im, align 4, !tbaa !7
  %im5 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %y, i64 %i.041, i32 1
  %3 = load float, float* %im5, align 4, !tbaa !7
  %mul6 = fmul float %2, %3
  %sub = fsub float %mul, %mul6
  %re8 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %z, i64 %i.041, i32 0
  store float %sub, float* %re8, align 4, !tbaa !2
  %mul13 = fmul float %0, %3
  %mul18 = fmul float %1, %2
  %add = fadd float %mul18, %mul13
  %im20 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %z, i64 %i.041, i32 1
  store float %add, float* %im20, align 4, !tbaa !7
  %inc = add nuw nsw i64 %i.041, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = !{!3, !4, i64 0}
!3 = !{!"cmul_complex", !4, i64 0, !4, i64 4}
!4 = !{!"float", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!3, !4, i64 4}
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
