; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sharedwalk.cu -o -
source_filename = "cuda/sharedwalk.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10sharedwalkE1a = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @sharedwalk(float* nocapture noundef readonly %in, float* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %cmp32 = icmp slt i32 %0, 64
  br i1 %cmp32, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul = shl i32 %1, 6
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier0()
  %add7 = add i32 %0, 1
  %conv = uitofp i32 %add7 to float
  br label %while.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.033 = phi i32 [ %0, %for.body.lr.ph ], [ %add5, %for.body ]
  %add = add i32 %i.033, %mul
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds float, float* %in, i64 %idxprom
  %3 = load float, float* %arrayidx, align 4, !tbaa !5
  %idxprom2 = sext i32 %i.033 to i64
  %arrayidx331 = getelementptr inbounds [64 x float], [64 x float] addrspace(3)* @_ZZ10sharedwalkE1a, i64 0, i64 %idxprom2
  %arrayidx3 = addrspacecast float addrspace(3)* %arrayidx331 to float*
  store float %3, float* %arrayidx3, align 4, !tbaa !5
  %add5 = add i32 %i.033, %2
  %cmp = icmp slt i32 %add5, 64
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !9

while.body:                                       ; preds = %while.body, %for.cond.cleanup
  %p.035 = phi float* [ getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ10sharedwalkE1a to [64 x float]*), i64 0, i64 0), %for.cond.cleanup ], [ %incdec.ptr.7, %while.body ]
  %use.034 = phi float [ 0.000000e+00, %for.cond.cleanup ], [ %add11.7, %while.body ]
  %4 = load float, float* %p.035, align 4, !tbaa !5
  %mul9 = fmul float %use.034, 5.000000e-01
  %mul10 = fmul float %4, %conv
  %add11 = fadd float %mul9, %mul10
  %incdec.ptr = getelementptr inbounds float, float* %p.035, i64 1
  %5 = load float, float* %incdec.ptr, align 4, !tbaa !5
  %mul9.1 = fmul float %add11, 5.000000e-01
  %mul10.1 = fmul float %5, %conv
  %add11.1 = fadd float %mul9.1, %mul10.1
  %incdec.ptr.1 = getelementptr inbounds float, float* %p.035, i64 2
  %6 = load float, float* %incdec.ptr.1, align 4, !tbaa !5
  %mul9.2 = fmul float %add11.1, 5.000000e-01
  %mul10.2 = fmul float %6, %conv
  %add11.2 = fadd float %mul9.2, %mul10.2
  %incdec.ptr.2 = getelementptr inbounds float, float* %p.035, i64 3
  %7 = load float, float* %incdec.ptr.2, align 4, !tbaa !5
  %mul9.3 = fmul float %add11.2, 5.000000e-01
  %mul10.3 = fmul float %7, %conv
  %add11.3 = fadd float %mul9.3, %mul10.3
  %incdec.ptr.3 = getelementptr inbounds float, float* %p.035, i64 4
  %8 = load float, float* %incdec.ptr.3, align 4, !tbaa !5
  %mul9.4 = fmul float %add11.3, 5.000000e-01
  %mul10.4 = fmul float %8, %conv
  %add11.4 = fadd float %mul9.4, %mul10.4
  %incdec.ptr.4 = getelementptr inbounds float, float* %p.035, i64 5
  %9 = load float, float* %incdec.ptr.4, align 4, !tbaa !5
  %mul9.5 = fmul float %add11.4, 5.000000e-01
  %mul10.5 = fmul float %9, %conv
  %add11.5 = fadd float %mul9.5, %mul10.5
  %incdec.ptr.5 = getelementptr inbounds float, float* %p.035, i64 6
  %10 = load float, float* %incdec.ptr.5, align 4, !tbaa !5
  %mul9.6 = fmul float %add11.5, 5.000000e-01
  %mul10.6 = fmul float %10, %conv
  %add11.6 = fadd float %mul9.6, %mul10.6
  %incdec.ptr.6 = getelementptr inbounds float, float* %p.035, i64 7
  %11 = load float, float* %incdec.ptr.6, align 4, !tbaa !5
  %mul9.7 = fmul float %add11.6, 5.000000e-01
  %mul10.7 = fmul float %11, %conv
  %add11.7 = fadd float %mul9.7, %mul10.7
  %incdec.ptr.7 = getelementptr inbounds float, float* %p.035, i64 8
  %cmp8.not.7 = icmp eq float* %incdec.ptr.7, getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ10sharedwalkE1a to [64 x float]*), i64 1, i64 0)
  br i1 %cmp8.not.7, label %while.end, label %while.body, !llvm.loop !11

while.end:                                        ; preds = %while.body
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul14 = mul i32 %12, %13
  %add16 = add i32 %mul14, %0
  %idxprom17 = zext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds float, float* %out, i64 %idxprom17
  store float %add11.7, float* %arrayidx18, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*)* @sharedwalk, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
