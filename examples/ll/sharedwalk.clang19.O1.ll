; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sharedwalk.cu -o -
source_filename = "cuda/sharedwalk.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10sharedwalkE1a = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @sharedwalk(ptr nocapture noundef readonly %in, ptr nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp25 = icmp ult i32 %0, 64
  br i1 %cmp25, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %1 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = shl i32 %1, 6
  %2 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier0()
  %add7 = add nuw nsw i32 %0, 1
  %conv = uitofp nneg i32 %add7 to float
  br label %while.body

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.026 = phi i32 [ %0, %for.body.lr.ph ], [ %add5, %for.body ]
  %add = add i32 %i.026, %mul
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %in, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !5
  %idxprom2 = zext nneg i32 %i.026 to i64
  %arrayidx3 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10sharedwalkE1a to ptr), i64 0, i64 %idxprom2
  store float %3, ptr %arrayidx3, align 4, !tbaa !5
  %add5 = add nuw nsw i32 %i.026, %2
  %cmp = icmp ult i32 %add5, 64
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !9

while.body:                                       ; preds = %for.cond.cleanup, %while.body
  %p.028 = phi ptr [ addrspacecast (ptr addrspace(3) @_ZZ10sharedwalkE1a to ptr), %for.cond.cleanup ], [ %incdec.ptr, %while.body ]
  %use.027 = phi float [ 0.000000e+00, %for.cond.cleanup ], [ %add11, %while.body ]
  %4 = load float, ptr %p.028, align 4, !tbaa !5
  %mul9 = fmul float %use.027, 5.000000e-01
  %mul10 = fmul float %4, %conv
  %add11 = fadd float %mul9, %mul10
  %incdec.ptr = getelementptr inbounds i8, ptr %p.028, i64 4
  %cmp8.not = icmp eq ptr %incdec.ptr, getelementptr inbounds (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10sharedwalkE1a to ptr), i64 256)
  br i1 %cmp8.not, label %while.end, label %while.body, !llvm.loop !12

while.end:                                        ; preds = %while.body
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul14 = mul i32 %5, %6
  %add16 = add i32 %mul14, %0
  %idxprom17 = zext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds float, ptr %out, i64 %idxprom17
  store float %add11, ptr %arrayidx18, align 4, !tbaa !5
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @sharedwalk, !"kernel", i32 1}
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
!12 = distinct !{!12, !10, !11}
