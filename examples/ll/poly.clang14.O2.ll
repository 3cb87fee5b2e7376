; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/poly.cu -o -
source_filename = "cuda/poly.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL17poly_coefficients = internal unnamed_addr addrspace(4) constant [6 x float] [float 1.000000e+00, float -5.000000e-01, float 2.500000e-01, float 3.000000e+00, float -2.000000e+00, float 1.250000e-01], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @poly(i32 noundef %n, i32 noundef %degree, float* nocapture noundef readonly %x, float* nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %degree to i64
  %arrayidx21 = getelementptr inbounds [6 x float], [6 x float] addrspace(4)* @_ZL17poly_coefficients, i64 0, i64 %idxprom
  %arrayidx = addrspacecast float addrspace(4)* %arrayidx21 to float*
  %3 = load float, float* %arrayidx, align 4, !tbaa !5
  %cmp325 = icmp sgt i32 %degree, 0
  %idxprom4 = sext i32 %add to i64
  br i1 %cmp325, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %if.end
  %arrayidx5 = getelementptr inbounds float, float* %x, i64 %idxprom4
  %4 = load float, float* %arrayidx5, align 4, !tbaa !5
  %5 = add i32 %degree, -1
  %xtraiter = and i32 %degree, 3
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.lr.ph, %for.body.prol
  %k.027.in.prol = phi i32 [ %k.027.prol, %for.body.prol ], [ %degree, %for.body.lr.ph ]
  %sum.026.prol = phi float [ %add9.prol, %for.body.prol ], [ %3, %for.body.lr.ph ]
  %prol.iter = phi i32 [ %prol.iter.next, %for.body.prol ], [ 0, %for.body.lr.ph ]
  %k.027.prol = add nsw i32 %k.027.in.prol, -1
  %mul6.prol = fmul float %sum.026.prol, %4
  %idxprom723.prol = zext i32 %k.027.prol to i64
  %arrayidx822.prol = getelementptr inbounds [6 x float], [6 x float] addrspace(4)* @_ZL17poly_coefficients, i64 0, i64 %idxprom723.prol
  %arrayidx8.prol = addrspacecast float addrspace(4)* %arrayidx822.prol to float*
  %6 = load float, float* %arrayidx8.prol, align 4, !tbaa !5
  %add9.prol = fadd float %mul6.prol, %6
  %prol.iter.next = add i32 %prol.iter, 1
  %prol.iter.cmp.not = icmp eq i32 %prol.iter.next, %xtraiter
  br i1 %prol.iter.cmp.not, label %for.body.prol.loopexit, label %for.body.prol, !llvm.loop !9

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.lr.ph
  %k.027.in.unr = phi i32 [ %degree, %for.body.lr.ph ], [ %k.027.prol, %for.body.prol ]
  %sum.026.unr = phi float [ %3, %for.body.lr.ph ], [ %add9.prol, %for.body.prol ]
  %add9.lcssa.unr = phi float [ undef, %for.body.lr.ph ], [ %add9.prol, %for.body.prol ]
  %7 = icmp ult i32 %5, 3
  br i1 %7, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body.prol.loopexit, %for.body, %if.end
  %sum.0.lcssa = phi float [ %3, %if.end ], [ %add9.lcssa.unr, %for.body.prol.loopexit ], [ %add9.3, %for.body ]
  %arrayidx11 = getelementptr inbounds float, float* %y, i64 %idxprom4
  store float %sum.0.lcssa, float* %arrayidx11, align 4, !tbaa !5
  br label %cleanup

for.body:                                         ; preds = %for.body.prol.loopexit, %for.body
  %k.027.in = phi i32 [ %k.027.3, %for.body ], [ %k.027.in.unr, %for.body.prol.loopexit ]
  %sum.026 = phi float [ %add9.3, %for.body ], [ %sum.026.unr, %for.body.prol.loopexit ]
  %k.027 = add nsw i32 %k.027.in, -1
  %mul6 = fmul float %sum.026, %4
  %idxprom723 = zext i32 %k.027 to i64
  %arrayidx822 = getelementptr inbounds [6 x float], [6 x float] addrspace(4)* @_ZL17poly_coefficients, i64 0, i64 %idxprom723
  %arrayidx8 = addrspacecast float addrspace(4)* %arrayidx822 to float*
  %8 = load float, float* %arrayidx8, align 4, !tbaa !5
  %add9 = fadd float %mul6, %8
  %k.027.1 = add nsw i32 %k.027.in, -2
  %mul6.1 = fmul float %add9, %4
  %idxprom723.1 = zext i32 %k.027.1 to i64
  %arrayidx822.1 = getelementptr inbounds [6 x float], [6 x float] addrspace(4)* @_ZL17poly_coefficients, i64 0, i64 %idxprom723.1
  %arrayidx8.1 = addrspacecast float addrspace(4)* %arrayidx822.1 to float*
  %9 = load float, float* %arrayidx8.1, align 4, !tbaa !5
  %add9.1 = fadd float %mul6.1, %9
  %k.027.2 = add nsw i32 %k.027.in, -3
  %mul6.2 = fmul float %add9.1, %4
  %idxprom723.2 = zext i32 %k.027.2 to i64
  %arrayidx822.2 = getelementptr inbounds [6 x float], [6 x float] addrspace(4)* @_ZL17poly_coefficients, i64 0, i64 %idxprom723.2
  %arrayidx8.2 = addrspacecast float addrspace(4)* %arrayidx822.2 to float*
  %10 = load float, float* %arrayidx8.2, align 4, !tbaa !5
  %add9.2 = fadd float %mul6.2, %10
  %k.027.3 = add nsw i32 %k.027.in, -4
  %mul6.3 = fmul float %add9.2, %4
  %idxprom723.3 = zext i32 %k.027.3 to i64
  %arrayidx822.3 = getelementptr inbounds [6 x float], [6 x float] addrspace(4)* @_ZL17poly_coefficients, i64 0, i64 %idxprom723.3
  %arrayidx8.3 = addrspacecast float addrspace(4)* %arrayidx822.3 to float*
  %11 = load float, float* %arrayidx8.3, align 4, !tbaa !5
  %add9.3 = fadd float %mul6.3, %11
  %cmp3.3 = icmp ugt i32 %k.027.2, 1
  br i1 %cmp3.3, label %for.body, label %for.cond.cleanup, !llvm.loop !11

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32, float*, float*)* @poly, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
