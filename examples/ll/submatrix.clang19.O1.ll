; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/submatrix.cu -o -
source_filename = "cuda/submatrix.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @submatrix(i64 noundef %n, ptr nocapture noundef readonly %a, ptr nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %conv = zext nneg i32 %0 to i64
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %conv2 = zext nneg i32 %1 to i64
  %add = add nuw nsw i64 %conv, 3
  %cmp = icmp sgt i64 %add, %n
  %add3 = add nuw nsw i64 %conv2, 3
  %cmp4 = icmp sgt i64 %add3, %n
  %or.cond = select i1 %cmp, i1 true, i1 %cmp4
  br i1 %or.cond, label %cleanup, label %for.cond.preheader

for.cond.preheader:                               ; preds = %entry
  %invariant.gep = getelementptr float, ptr %a, i64 %conv2
  %add11.2 = add nuw nsw i64 %conv, 2
  %mul.2 = mul nsw i64 %add11.2, %n
  %invariant.gep33.2 = getelementptr float, ptr %invariant.gep, i64 %mul.2
  %mul = mul nsw i64 %conv, %n
  %invariant.gep33 = getelementptr float, ptr %invariant.gep, i64 %mul
  %2 = load float, ptr %invariant.gep33, align 4, !tbaa !5
  %add13 = fadd float %2, 0.000000e+00
  %gep34.1 = getelementptr i8, ptr %invariant.gep33, i64 4
  %3 = load float, ptr %gep34.1, align 4, !tbaa !5
  %add13.1 = fadd float %add13, %3
  %gep34.2 = getelementptr i8, ptr %invariant.gep33, i64 8
  %4 = load float, ptr %gep34.2, align 4, !tbaa !5
  %add13.2 = fadd float %add13.1, %4
  %add11.1 = add nuw nsw i64 %conv, 1
  %mul.1 = mul nsw i64 %add11.1, %n
  %invariant.gep33.1 = getelementptr float, ptr %invariant.gep, i64 %mul.1
  %5 = load float, ptr %invariant.gep33.1, align 4, !tbaa !5
  %add13.139 = fadd float %add13.2, %5
  %gep34.1.1 = getelementptr i8, ptr %invariant.gep33.1, i64 4
  %6 = load float, ptr %gep34.1.1, align 4, !tbaa !5
  %add13.1.1 = fadd float %add13.139, %6
  %gep34.2.1 = getelementptr i8, ptr %invariant.gep33.1, i64 8
  %7 = load float, ptr %gep34.2.1, align 4, !tbaa !5
  %add13.2.1 = fadd float %add13.1.1, %7
  %8 = load float, ptr %invariant.gep33.2, align 4, !tbaa !5
  %add13.240 = fadd float %add13.2.1, %8
  %gep34.1.2 = getelementptr i8, ptr %invariant.gep33.2, i64 4
  %9 = load float, ptr %gep34.1.2, align 4, !tbaa !5
  %add13.1.2 = fadd float %add13.240, %9
  %gep34.2.2 = getelementptr i8, ptr %invariant.gep33.2, i64 8
  %10 = load float, ptr %gep34.2.2, align 4, !tbaa !5
  %add13.2.2 = fadd float %add13.1.2, %10
  %mul17 = mul nsw i64 %conv, %n
  %11 = getelementptr float, ptr %out, i64 %mul17
  %arrayidx19 = getelementptr float, ptr %11, i64 %conv2
  store float %add13.2.2, ptr %arrayidx19, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %for.cond.preheader
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @submatrix, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
