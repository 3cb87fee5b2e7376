; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/submatrix.cu -o -
source_filename = "cuda/submatrix.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @submatrix(i64 noundef %n, float* nocapture noundef readonly %a, float* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %conv = zext i32 %0 to i64
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %conv2 = zext i32 %1 to i64
  %add = add nuw nsw i64 %conv, 3
  %cmp = icmp sgt i64 %add, %n
  %add3 = add nuw nsw i64 %conv2, 3
  %cmp4 = icmp sgt i64 %add3, %n
  %or.cond = select i1 %cmp, i1 true, i1 %cmp4
  br i1 %or.cond, label %cleanup, label %for.cond6.preheader

for.cond6.preheader:                              ; preds = %entry
  %mul = mul nsw i64 %conv, %n
  %add10 = add i64 %mul, %conv2
  %add11.1 = add nuw nsw i64 %conv, 1
  %mul.1 = mul nsw i64 %add11.1, %n
  %add10.1 = add i64 %mul.1, %conv2
  %add11.2 = add nuw nsw i64 %conv, 2
  %mul.2 = mul nsw i64 %add11.2, %n
  %add10.2 = add i64 %mul.2, %conv2
  %arrayidx = getelementptr inbounds float, float* %a, i64 %add10
  %2 = load float, float* %arrayidx, align 4, !tbaa !5
  %add13 = fadd float %2, 0.000000e+00
  %add12.1 = add i64 %add10, 1
  %arrayidx.1 = getelementptr inbounds float, float* %a, i64 %add12.1
  %3 = load float, float* %arrayidx.1, align 4, !tbaa !5
  %add13.1 = fadd float %add13, %3
  %add12.2 = add i64 %add10, 2
  %arrayidx.2 = getelementptr inbounds float, float* %a, i64 %add12.2
  %4 = load float, float* %arrayidx.2, align 4, !tbaa !5
  %add13.2 = fadd float %add13.1, %4
  %arrayidx.143 = getelementptr inbounds float, float* %a, i64 %add10.1
  %5 = load float, float* %arrayidx.143, align 4, !tbaa !5
  %add13.144 = fadd float %add13.2, %5
  %add12.1.1 = add i64 %add10.1, 1
  %arrayidx.1.1 = getelementptr inbounds float, float* %a, i64 %add12.1.1
  %6 = load float, float* %arrayidx.1.1, align 4, !tbaa !5
  %add13.1.1 = fadd float %add13.144, %6
  %add12.2.1 = add i64 %add10.1, 2
  %arrayidx.2.1 = getelementptr inbounds float, float* %a, i64 %add12.2.1
  %7 = load float, float* %arrayidx.2.1, align 4, !tbaa !5
  %add13.2.1 = fadd float %add13.1.1, %7
  %arrayidx.245 = getelementptr inbounds float, float* %a, i64 %add10.2
  %8 = load float, float* %arrayidx.245, align 4, !tbaa !5
  %add13.246 = fadd float %add13.2.1, %8
  %add12.1.2 = add i64 %add10.2, 1
  %arrayidx.1.2 = getelementptr inbounds float, float* %a, i64 %add12.1.2
  %9 = load float, float* %arrayidx.1.2, align 4, !tbaa !5
  %add13.1.2 = fadd float %add13.246, %9
  %add12.2.2 = add i64 %add10.2, 2
  %arrayidx.2.2 = getelementptr inbounds float, float* %a, i64 %add12.2.2
  %10 = load float, float* %arrayidx.2.2, align 4, !tbaa !5
  %add13.2.2 = fadd float %add13.1.2, %10
  %mul17 = mul nsw i64 %conv, %n
  %add18 = add nsw i64 %mul17, %conv2
  %arrayidx19 = getelementptr inbounds float, float* %out, i64 %add18
  store float %add13.2.2, float* %arrayidx19, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %for.cond6.preheader
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i64, float*, float*)* @submatrix, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
