; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/matmul.cu -o -
source_filename = "cuda/matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulE5tileA = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulE5tileB = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul(i32 noundef %n, float* nocapture noundef readonly %a, float* nocapture noundef readonly %b, float* nocapture noundef writeonly %c) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %mul = shl i32 %2, 4
  %add = add i32 %mul, %1
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul4 = shl i32 %3, 4
  %add5 = add i32 %mul4, %0
  %cmp109 = icmp sgt i32 %n, 0
  br i1 %cmp109, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp6 = icmp slt i32 %add, %n
  %mul9 = mul nsw i32 %add, %n
  %idxprom12 = sext i32 %1 to i64
  %idxprom14 = sext i32 %0 to i64
  %arrayidx1599 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileA, i64 0, i64 %idxprom12, i64 %idxprom14
  %arrayidx15 = addrspacecast float addrspace(3)* %arrayidx1599 to float*
  %cmp19 = icmp slt i32 %add5, %n
  %arrayidx32101 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileB, i64 0, i64 %idxprom12, i64 %idxprom14
  %arrayidx32 = addrspacecast float addrspace(3)* %arrayidx32101 to float*
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup35, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add46, %for.cond.cleanup35 ]
  %cmp50 = icmp slt i32 %add, %n
  %cmp52 = icmp slt i32 %add5, %n
  %or.cond106 = and i1 %cmp50, %cmp52
  br i1 %or.cond106, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup35
  %base.0111 = phi i32 [ 0, %for.body.lr.ph ], [ %add48, %for.cond.cleanup35 ]
  %sum.0110 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add46, %for.cond.cleanup35 ]
  %add7 = add nsw i32 %base.0111, %0
  %cmp8 = icmp slt i32 %add7, %n
  %or.cond = select i1 %cmp6, i1 %cmp8, i1 false
  br i1 %or.cond, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %add10 = add i32 %base.0111, %0
  %add11 = add i32 %add10, %mul9
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, float* %a, i64 %idxprom
  %4 = load float, float* %arrayidx, align 4, !tbaa !6
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi float [ %4, %cond.true ], [ 0.000000e+00, %for.body ]
  store float %cond, float* %arrayidx15, align 4, !tbaa !6
  %add16 = add nsw i32 %base.0111, %1
  %cmp17 = icmp slt i32 %add16, %n
  %or.cond105 = and i1 %cmp19, %cmp17
  br i1 %or.cond105, label %cond.true20, label %cond.end27

cond.true20:                                      ; preds = %cond.end
  %mul22 = mul nsw i32 %add16, %n
  %add23 = add nsw i32 %mul22, %add5
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, float* %b, i64 %idxprom24
  %5 = load float, float* %arrayidx25, align 4, !tbaa !6
  br label %cond.end27

cond.end27:                                       ; preds = %cond.end, %cond.true20
  %cond28 = phi float [ %5, %cond.true20 ], [ 0.000000e+00, %cond.end ]
  store float %cond28, float* %arrayidx32, align 4, !tbaa !6
  call void @llvm.nvvm.barrier0()
  br label %for.body36

for.cond.cleanup35:                               ; preds = %for.body36
  call void @llvm.nvvm.barrier0()
  %add48 = add nuw nsw i32 %base.0111, 16
  %cmp = icmp slt i32 %add48, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !10

for.body36:                                       ; preds = %cond.end27, %for.body36
  %k.0108 = phi i32 [ 0, %cond.end27 ], [ %inc, %for.body36 ]
  %sum.1107 = phi float [ %sum.0110, %cond.end27 ], [ %add46, %for.body36 ]
  %idxprom39 = zext i32 %k.0108 to i64
  %arrayidx40102 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileA, i64 0, i64 %idxprom12, i64 %idxprom39
  %arrayidx40 = addrspacecast float addrspace(3)* %arrayidx40102 to float*
  %6 = load float, float* %arrayidx40, align 4, !tbaa !6
  %arrayidx44104 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileB, i64 0, i64 %idxprom39, i64 %idxprom14
  %arrayidx44 = addrspacecast float addrspace(3)* %arrayidx44104 to float*
  %7 = load float, float* %arrayidx44, align 4, !tbaa !6
  %mul45 = fmul float %6, %7
  %add46 = fadd float %sum.1107, %mul45
  %inc = add nuw nsw i32 %k.0108, 1
  %exitcond.not = icmp eq i32 %inc, 16
  br i1 %exitcond.not, label %for.cond.cleanup35, label %for.body36, !llvm.loop !13

if.then:                                          ; preds = %for.cond.cleanup
  %mul53 = mul nsw i32 %add, %n
  %add54 = add nsw i32 %mul53, %add5
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds float, float* %c, i64 %idxprom55
  store float %sum.0.lcssa, float* %arrayidx56, align 4, !tbaa !6
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{void (i32, float*, float*, float*)* @matmul, !"kernel", i32 1}
!1 = !{void (i32, float*, float*, float*)* @matmul, !"maxntidx", i32 256}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 14"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
