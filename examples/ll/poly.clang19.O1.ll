; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/poly.cu -o -
source_filename = "cuda/poly.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL17poly_coefficients = internal unnamed_addr addrspace(4) constant [6 x float] [float 1.000000e+00, float -5.000000e-01, float 2.500000e-01, float 3.000000e+00, float -2.000000e+00, float 1.250000e-01], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @poly(i32 noundef %n, i32 noundef %degree, ptr nocapture noundef readonly %x, ptr nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %degree to i64
  %arrayidx = getelementptr inbounds [6 x float], ptr addrspacecast (ptr addrspace(4) @_ZL17poly_coefficients to ptr), i64 0, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !5
  %cmp318 = icmp sgt i32 %degree, 0
  br i1 %cmp318, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %idxprom4 = sext i32 %add to i64
  %arrayidx5 = getelementptr inbounds float, ptr %x, i64 %idxprom4
  %4 = load float, ptr %arrayidx5, align 4, !tbaa !5
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %sum.0.lcssa = phi float [ %3, %if.end ], [ %add9, %for.body ]
  %idxprom10 = sext i32 %add to i64
  %arrayidx11 = getelementptr inbounds float, ptr %y, i64 %idxprom10
  store float %sum.0.lcssa, ptr %arrayidx11, align 4, !tbaa !5
  br label %cleanup

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.0.in20 = phi i32 [ %degree, %for.body.lr.ph ], [ %k.0, %for.body ]
  %sum.019 = phi float [ %3, %for.body.lr.ph ], [ %add9, %for.body ]
  %k.0 = add nsw i32 %k.0.in20, -1
  %mul6 = fmul float %sum.019, %4
  %idxprom7 = zext nneg i32 %k.0 to i64
  %arrayidx8 = getelementptr inbounds [6 x float], ptr addrspacecast (ptr addrspace(4) @_ZL17poly_coefficients to ptr), i64 0, i64 %idxprom7
  %5 = load float, ptr %arrayidx8, align 4, !tbaa !5
  %add9 = fadd float %mul6, %5
  %cmp3 = icmp sgt i32 %k.0.in20, 1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup, !llvm.loop !9

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @poly, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
