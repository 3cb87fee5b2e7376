; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/affine.cu -o -
source_filename = "cuda/affine.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.affine_map = type { float, float, float, float, double, double, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @affine(ptr nocapture noundef readonly byval(%struct.affine_map) align 8 %map, ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %count = getelementptr inbounds i8, ptr %map, i64 32
  %3 = load i32, ptr %count, align 8, !tbaa !5
  %cmp.not = icmp slt i32 %add, %3
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %mul3 = shl nsw i32 %add, 1
  %idxprom = sext i32 %mul3 to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !12
  %add5 = or disjoint i32 %mul3, 1
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds float, ptr %in, i64 %idxprom6
  %5 = load float, ptr %arrayidx7, align 4, !tbaa !12
  %6 = load float, ptr %map, align 8, !tbaa !13
  %mul8 = fmul float %4, %6
  %xy = getelementptr inbounds i8, ptr %map, i64 4
  %7 = load float, ptr %xy, align 4, !tbaa !14
  %mul9 = fmul float %5, %7
  %add10 = fadd float %mul8, %mul9
  %conv = fpext float %add10 to double
  %dx = getelementptr inbounds i8, ptr %map, i64 16
  %8 = load double, ptr %dx, align 8, !tbaa !15
  %add11 = fadd double %8, %conv
  %arrayidx14 = getelementptr inbounds double, ptr %out, i64 %idxprom
  store double %add11, ptr %arrayidx14, align 8, !tbaa !16
  %yx = getelementptr inbounds i8, ptr %map, i64 8
  %9 = load float, ptr %yx, align 8, !tbaa !17
  %mul15 = fmul float %4, %9
  %yy = getelementptr inbounds i8, ptr %map, i64 12
  %10 = load float, ptr %yy, align 4, !tbaa !18
  %mul16 = fmul float %5, %10
  %add17 = fadd float %mul15, %mul16
  %conv18 = fpext float %add17 to double
  %dy = getelementptr inbounds i8, ptr %map, i64 24
  %11 = load double, ptr %dy, align 8, !tbaa !19
  %add19 = fadd double %11, %conv18
  %arrayidx23 = getelementptr inbounds double, ptr %out, i64 %idxprom6
  store double %add19, ptr %arrayidx23, align 8, !tbaa !16
  br label %cleanup

cleanup:                                          ; preds = %entry, %if.end
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @affine, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !11, i64 32}
!6 = !{!"_ZTS10affine_map", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12, !10, i64 16, !10, i64 24, !11, i64 32}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!"double", !8, i64 0}
!11 = !{!"int", !8, i64 0}
!12 = !{!7, !7, i64 0}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !7, i64 4}
!15 = !{!6, !10, i64 16}
!16 = !{!10, !10, i64 0}
!17 = !{!6, !7, i64 8}
!18 = !{!6, !7, i64 12}
!19 = !{!6, !10, i64 24}
