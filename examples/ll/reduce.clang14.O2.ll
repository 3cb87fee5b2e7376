; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/reduce.cu -o -
source_filename = "cuda/reduce.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6reduceE7partial = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce(i32 noundef %n, float* nocapture noundef readonly %in, float* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds float, float* %in, i64 %idxprom
  %3 = load float, float* %arrayidx, align 4, !tbaa !6
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi float [ %3, %cond.true ], [ 0.000000e+00, %entry ]
  %idxprom3 = zext i32 %0 to i64
  %arrayidx432 = getelementptr inbounds [128 x float], [128 x float] addrspace(3)* @_ZZ6reduceE7partial, i64 0, i64 %idxprom3
  %arrayidx4 = addrspacecast float addrspace(3)* %arrayidx432 to float*
  store float %cond, float* %arrayidx4, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier0()
  %cmp6.not35 = icmp ult i32 %2, 2
  br i1 %cmp6.not35, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %cmp14 = icmp eq i32 %0, 0
  br i1 %cmp14, label %if.then15, label %if.end19

for.body:                                         ; preds = %cond.end, %if.end
  %4 = phi float [ %6, %if.end ], [ %cond, %cond.end ]
  %stride.036.in = phi i32 [ %stride.036, %if.end ], [ %2, %cond.end ]
  %stride.036 = lshr i32 %stride.036.in, 1
  %cmp7 = icmp ult i32 %0, %stride.036
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %add8 = add i32 %stride.036, %0
  %idxprom9 = zext i32 %add8 to i64
  %arrayidx1033 = getelementptr inbounds [128 x float], [128 x float] addrspace(3)* @_ZZ6reduceE7partial, i64 0, i64 %idxprom9
  %arrayidx10 = addrspacecast float addrspace(3)* %arrayidx1033 to float*
  %5 = load float, float* %arrayidx10, align 4, !tbaa !6
  %add13 = fadd float %5, %4
  store float %add13, float* %arrayidx4, align 4, !tbaa !6
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %6 = phi float [ %add13, %if.then ], [ %4, %for.body ]
  tail call void @llvm.nvvm.barrier0()
  %cmp6.not = icmp ult i32 %stride.036.in, 4
  br i1 %cmp6.not, label %for.cond.cleanup, label %for.body, !llvm.loop !10

if.then15:                                        ; preds = %for.cond.cleanup
  %idxprom17 = zext i32 %1 to i64
  %arrayidx18 = getelementptr inbounds float, float* %out, i64 %idxprom17
  %7 = load float, float* getelementptr inbounds ([128 x float], [128 x float]* addrspacecast ([128 x float] addrspace(3)* @_ZZ6reduceE7partial to [128 x float]*), i64 0, i64 0), align 4, !tbaa !6
  store float %7, float* %arrayidx18, align 4, !tbaa !6
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.cond.cleanup
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

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32, float*, float*)* @reduce, !"kernel", i32 1}
!1 = !{void (i32, float*, float*)* @reduce, !"maxntidx", i32 128}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 14"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
