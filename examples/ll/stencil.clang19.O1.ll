; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/stencil.cu -o -
source_filename = "cuda/stencil.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @stencil(i32 noundef %width, i32 noundef %height, ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %3 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul nuw nsw i32 %3, %4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add nuw nsw i32 %mul5, %5
  %cmp.not = icmp slt i32 %add, %width
  %cmp8.not = icmp slt i32 %add7, %height
  %or.cond71 = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond71, label %if.end, label %cleanup45

if.end:                                           ; preds = %entry
  %mul9 = mul nsw i32 %add7, %width
  %add10 = add nsw i32 %mul9, %add
  %cmp11 = icmp eq i32 %add, 0
  %cmp13 = icmp eq i32 %add7, 0
  %or.cond = or i1 %cmp11, %cmp13
  %sub = add nsw i32 %width, -1
  %cmp15 = icmp eq i32 %add, %sub
  %or.cond72 = select i1 %or.cond, i1 true, i1 %cmp15
  %sub17 = add nsw i32 %height, -1
  %cmp18 = icmp eq i32 %add7, %sub17
  %or.cond73 = select i1 %or.cond72, i1 true, i1 %cmp18
  %idxprom = sext i32 %add10 to i64
  %arrayidx = getelementptr float, ptr %in, i64 %idxprom
  br i1 %or.cond73, label %if.then19, label %if.end22

if.then19:                                        ; preds = %if.end
  %6 = load float, ptr %arrayidx, align 4, !tbaa !5
  br label %cleanup45.sink.split

if.end22:                                         ; preds = %if.end
  %arrayidx25 = getelementptr i8, ptr %arrayidx, i64 -4
  %7 = load float, ptr %arrayidx25, align 4, !tbaa !5
  %arrayidx28 = getelementptr i8, ptr %arrayidx, i64 4
  %8 = load float, ptr %arrayidx28, align 4, !tbaa !5
  %add29 = fadd float %7, %8
  %sub30 = sub nsw i32 %add10, %width
  %idxprom31 = sext i32 %sub30 to i64
  %arrayidx32 = getelementptr inbounds float, ptr %in, i64 %idxprom31
  %9 = load float, ptr %arrayidx32, align 4, !tbaa !5
  %add33 = fadd float %add29, %9
  %add34 = add nsw i32 %add10, %width
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds float, ptr %in, i64 %idxprom35
  %10 = load float, ptr %arrayidx36, align 4, !tbaa !5
  %add37 = fadd float %add33, %10
  %11 = load float, ptr %arrayidx, align 4, !tbaa !5
  %mul40 = fmul float %11, 5.000000e-01
  %mul41 = fmul float %add37, 1.250000e-01
  %add42 = fadd float %mul40, %mul41
  br label %cleanup45.sink.split

cleanup45.sink.split:                             ; preds = %if.end22, %if.then19
  %.sink = phi float [ %6, %if.then19 ], [ %add42, %if.end22 ]
  %arrayidx21 = getelementptr inbounds float, ptr %out, i64 %idxprom
  store float %.sink, ptr %arrayidx21, align 4, !tbaa !5
  br label %cleanup45

cleanup45:                                        ; preds = %cleanup45.sink.split, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @stencil, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
