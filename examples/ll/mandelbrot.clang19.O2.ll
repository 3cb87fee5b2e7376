; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/mandelbrot.cu -o -
source_filename = "cuda/mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define dso_local void @mandelbrot(i32 noundef %width, i32 noundef %height, i32 noundef %limit, ptr nocapture noundef writeonly %iterations) local_unnamed_addr #0 {
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
  %or.cond = and i1 %cmp.not, %cmp8.not
  br i1 %or.cond, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %conv = sitofp i32 %add to float
  %mul9 = fmul float %conv, 3.000000e+00
  %conv10 = sitofp i32 %width to float
  %div = fdiv float %mul9, %conv10
  %add11 = fadd float %div, -2.000000e+00
  %conv12 = uitofp nneg i32 %add7 to float
  %mul13 = fmul float %conv12, 2.500000e+00
  %conv14 = uitofp nneg i32 %height to float
  %div15 = fdiv float %mul13, %conv14
  %add16 = fadd float %div15, -1.250000e+00
  %cmp1748 = icmp sgt i32 %limit, 0
  br i1 %cmp1748, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %if.end, %while.body
  %count.051 = phi i32 [ %inc, %while.body ], [ 0, %if.end ]
  %y.050 = phi float [ %add27, %while.body ], [ 0.000000e+00, %if.end ]
  %x.049 = phi float [ %add24, %while.body ], [ 0.000000e+00, %if.end ]
  %mul18 = fmul float %x.049, %x.049
  %mul19 = fmul float %y.050, %y.050
  %add20 = fadd float %mul18, %mul19
  %cmp21 = fcmp ugt float %add20, 4.000000e+00
  br i1 %cmp21, label %while.end, label %while.body

while.body:                                       ; preds = %land.rhs
  %sub = fsub float %mul18, %mul19
  %add24 = fadd float %add11, %sub
  %mul25 = fmul float %x.049, 2.000000e+00
  %mul26 = fmul float %mul25, %y.050
  %add27 = fadd float %add16, %mul26
  %inc = add nuw nsw i32 %count.051, 1
  %exitcond.not = icmp eq i32 %inc, %limit
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !5

while.end:                                        ; preds = %land.rhs, %while.body, %if.end
  %count.0.lcssa = phi i32 [ 0, %if.end ], [ %count.051, %land.rhs ], [ %limit, %while.body ]
  %mul28 = mul nsw i32 %add7, %width
  %add29 = add nsw i32 %mul28, %add
  %idxprom = sext i32 %add29 to i64
  %arrayidx = getelementptr inbounds i32, ptr %iterations, i64 %idxprom
  store i32 %count.0.lcssa, ptr %arrayidx, align 4, !tbaa !7
  br label %cleanup

cleanup:                                          ; preds = %entry, %while.end
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @mandelbrot, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
