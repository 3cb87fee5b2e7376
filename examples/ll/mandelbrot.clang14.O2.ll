; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/mandelbrot.cu -o -
source_filename = "cuda/mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind writeonly
define dso_local void @mandelbrot(i32 noundef %width, i32 noundef %height, i32 noundef %limit, i32* nocapture noundef writeonly %iterations) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2
  %mul5 = mul i32 %3, %4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2
  %add7 = add i32 %mul5, %5
  %cmp.not = icmp slt i32 %add, %width
  %cmp8.not = icmp slt i32 %add7, %height
  %or.cond = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %conv = sitofp i32 %add to float
  %mul9 = fmul float %conv, 3.000000e+00
  %conv10 = sitofp i32 %width to float
  %div = fdiv float %mul9, %conv10
  %add11 = fadd float %div, -2.000000e+00
  %conv12 = sitofp i32 %add7 to float
  %mul13 = fmul float %conv12, 2.500000e+00
  %conv14 = sitofp i32 %height to float
  %div15 = fdiv float %mul13, %conv14
  %add16 = fadd float %div15, -1.250000e+00
  %cmp1756 = icmp sgt i32 %limit, 0
  br i1 %cmp1756, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %if.end, %while.body
  %count.059 = phi i32 [ %inc, %while.body ], [ 0, %if.end ]
  %y.058 = phi float [ %add27, %while.body ], [ 0.000000e+00, %if.end ]
  %x.057 = phi float [ %add24, %while.body ], [ 0.000000e+00, %if.end ]
  %mul18 = fmul float %x.057, %x.057
  %mul19 = fmul float %y.058, %y.058
  %add20 = fadd float %mul18, %mul19
  %cmp21 = fcmp ugt float %add20, 4.000000e+00
  br i1 %cmp21, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %sub = fsub float %mul18, %mul19
  %add24 = fadd float %add11, %sub
  %mul25 = fmul float %x.057, 2.000000e+00
  %mul26 = fmul float %mul25, %y.058
  %add27 = fadd float %add16, %mul26
  %inc = add nuw nsw i32 %count.059, 1
  %exitcond.not = icmp eq i32 %inc, %limit
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !5

while.end:                                        ; preds = %land.rhs, %while.body, %if.end
  %count.0.lcssa = phi i32 [ 0, %if.end ], [ %count.059, %land.rhs ], [ %limit, %while.body ]
  %mul28 = mul nsw i32 %add7, %width
  %add29 = add nsw i32 %mul28, %add
  %idxprom = sext i32 %add29 to i64
  %arrayidx = getelementptr inbounds i32, i32* %iterations, i64 %idxprom
  store i32 %count.0.lcssa, i32* %arrayidx, align 4, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %entry, %while.end
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind writeonly "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32, i32, i32*)* @mandelbrot, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
