; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/matmul.cu -o -
source_filename = "cuda/matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6matmulE5tileA = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulE5tileB = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul(i32 noundef %n, ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, ptr nocapture noundef writeonly %c) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %1 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %2 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul = shl nuw nsw i32 %2, 4
  %add = add nuw nsw i32 %mul, %1
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul4 = shl i32 %3, 4
  %add5 = add i32 %mul4, %0
  %cmp95 = icmp sgt i32 %n, 0
  br i1 %cmp95, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %cmp6 = icmp ult i32 %add, %n
  %mul9 = mul nuw nsw i32 %add, %n
  %add10 = add nuw i32 %mul9, %0
  %idxprom12 = zext nneg i32 %1 to i64
  %idxprom14 = zext nneg i32 %0 to i64
  %arrayidx15 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 %idxprom14
  %cmp19 = icmp slt i32 %add5, %n
  %arrayidx32 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 %idxprom12, i64 %idxprom14
  %arrayidx40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 0
  %arrayidx44 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 0, i64 %idxprom14
  %arrayidx40.1 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 1
  %arrayidx44.1 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 1, i64 %idxprom14
  %arrayidx40.2 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 2
  %arrayidx44.2 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 2, i64 %idxprom14
  %arrayidx40.3 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 3
  %arrayidx44.3 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 3, i64 %idxprom14
  %arrayidx40.4 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 4
  %arrayidx44.4 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 4, i64 %idxprom14
  %arrayidx40.5 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 5
  %arrayidx44.5 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 5, i64 %idxprom14
  %arrayidx40.6 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 6
  %arrayidx44.6 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 6, i64 %idxprom14
  %arrayidx40.7 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 7
  %arrayidx44.7 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 7, i64 %idxprom14
  %arrayidx40.8 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 8
  %arrayidx44.8 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 8, i64 %idxprom14
  %arrayidx40.9 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 9
  %arrayidx44.9 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 9, i64 %idxprom14
  %arrayidx40.10 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 10
  %arrayidx44.10 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 10, i64 %idxprom14
  %arrayidx40.11 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 11
  %arrayidx44.11 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 11, i64 %idxprom14
  %arrayidx40.12 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 12
  %arrayidx44.12 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 12, i64 %idxprom14
  %arrayidx40.13 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 13
  %arrayidx44.13 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 13, i64 %idxprom14
  %arrayidx40.14 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 14
  %arrayidx44.14 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 14, i64 %idxprom14
  %arrayidx40.15 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12, i64 15
  %arrayidx44.15 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 15, i64 %idxprom14
  br label %for.body

for.cond.cleanup:                                 ; preds = %cond.end27, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add46.15, %cond.end27 ]
  %cmp50 = icmp slt i32 %add, %n
  %cmp52 = icmp slt i32 %add5, %n
  %or.cond92 = and i1 %cmp50, %cmp52
  br i1 %or.cond92, label %if.then, label %if.end

for.body:                                         ; preds = %for.body.lr.ph, %cond.end27
  %base.097 = phi i32 [ 0, %for.body.lr.ph ], [ %add48, %cond.end27 ]
  %sum.096 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add46.15, %cond.end27 ]
  %add7 = add nuw nsw i32 %base.097, %0
  %cmp8 = icmp slt i32 %add7, %n
  %or.cond = select i1 %cmp6, i1 %cmp8, i1 false
  br i1 %or.cond, label %cond.true, label %cond.end

cond.true:                                        ; preds = %for.body
  %add11 = add i32 %add10, %base.097
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %idxprom
  %4 = load float, ptr %arrayidx, align 4, !tbaa !6
  br label %cond.end

cond.end:                                         ; preds = %for.body, %cond.true
  %cond = phi float [ %4, %cond.true ], [ 0.000000e+00, %for.body ]
  store float %cond, ptr %arrayidx15, align 4, !tbaa !6
  %add16 = add nuw nsw i32 %base.097, %1
  %cmp17 = icmp slt i32 %add16, %n
  %or.cond91 = and i1 %cmp19, %cmp17
  br i1 %or.cond91, label %cond.true20, label %cond.end27

cond.true20:                                      ; preds = %cond.end
  %mul22 = mul nuw nsw i32 %add16, %n
  %add23 = add nsw i32 %mul22, %add5
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, ptr %b, i64 %idxprom24
  %5 = load float, ptr %arrayidx25, align 4, !tbaa !6
  br label %cond.end27

cond.end27:                                       ; preds = %cond.end, %cond.true20
  %cond28 = phi float [ %5, %cond.true20 ], [ 0.000000e+00, %cond.end ]
  store float %cond28, ptr %arrayidx32, align 4, !tbaa !6
  tail call void @llvm.nvvm.barrier0()
  %6 = load float, ptr %arrayidx40, align 4, !tbaa !6
  %7 = load float, ptr %arrayidx44, align 4, !tbaa !6
  %mul45 = fmul float %6, %7
  %add46 = fadd float %sum.096, %mul45
  %8 = load float, ptr %arrayidx40.1, align 4, !tbaa !6
  %9 = load float, ptr %arrayidx44.1, align 4, !tbaa !6
  %mul45.1 = fmul float %8, %9
  %add46.1 = fadd float %add46, %mul45.1
  %10 = load float, ptr %arrayidx40.2, align 4, !tbaa !6
  %11 = load float, ptr %arrayidx44.2, align 4, !tbaa !6
  %mul45.2 = fmul float %10, %11
  %add46.2 = fadd float %add46.1, %mul45.2
  %12 = load float, ptr %arrayidx40.3, align 4, !tbaa !6
  %13 = load float, ptr %arrayidx44.3, align 4, !tbaa !6
  %mul45.3 = fmul float %12, %13
  %add46.3 = fadd float %add46.2, %mul45.3
  %14 = load float, ptr %arrayidx40.4, align 4, !tbaa !6
  %15 = load float, ptr %arrayidx44.4, align 4, !tbaa !6
  %mul45.4 = fmul float %14, %15
  %add46.4 = fadd float %add46.3, %mul45.4
  %16 = load float, ptr %arrayidx40.5, align 4, !tbaa !6
  %17 = load float, ptr %arrayidx44.5, align 4, !tbaa !6
  %mul45.5 = fmul float %16, %17
  %add46.5 = fadd float %add46.4, %mul45.5
  %18 = load float, ptr %arrayidx40.6, align 4, !tbaa !6
  %19 = load float, ptr %arrayidx44.6, align 4, !tbaa !6
  %mul45.6 = fmul float %18, %19
  %add46.6 = fadd float %add46.5, %mul45.6
  %20 = load float, ptr %arrayidx40.7, align 4, !tbaa !6
  %21 = load float, ptr %arrayidx44.7, align 4, !tbaa !6
  %mul45.7 = fmul float %20, %21
  %add46.7 = fadd float %add46.6, %mul45.7
  %22 = load float, ptr %arrayidx40.8, align 4, !tbaa !6
  %23 = load float, ptr %arrayidx44.8, align 4, !tbaa !6
  %mul45.8 = fmul float %22, %23
  %add46.8 = fadd float %add46.7, %mul45.8
  %24 = load float, ptr %arrayidx40.9, align 4, !tbaa !6
  %25 = load float, ptr %arrayidx44.9, align 4, !tbaa !6
  %mul45.9 = fmul float %24, %25
  %add46.9 = fadd float %add46.8, %mul45.9
  %26 = load float, ptr %arrayidx40.10, align 4, !tbaa !6
  %27 = load float, ptr %arrayidx44.10, align 4, !tbaa !6
  %mul45.10 = fmul float %26, %27
  %add46.10 = fadd float %add46.9, %mul45.10
  %28 = load float, ptr %arrayidx40.11, align 4, !tbaa !6
  %29 = load float, ptr %arrayidx44.11, align 4, !tbaa !6
  %mul45.11 = fmul float %28, %29
  %add46.11 = fadd float %add46.10, %mul45.11
  %30 = load float, ptr %arrayidx40.12, align 4, !tbaa !6
  %31 = load float, ptr %arrayidx44.12, align 4, !tbaa !6
  %mul45.12 = fmul float %30, %31
  %add46.12 = fadd float %add46.11, %mul45.12
  %32 = load float, ptr %arrayidx40.13, align 4, !tbaa !6
  %33 = load float, ptr %arrayidx44.13, align 4, !tbaa !6
  %mul45.13 = fmul float %32, %33
  %add46.13 = fadd float %add46.12, %mul45.13
  %34 = load float, ptr %arrayidx40.14, align 4, !tbaa !6
  %35 = load float, ptr %arrayidx44.14, align 4, !tbaa !6
  %mul45.14 = fmul float %34, %35
  %add46.14 = fadd float %add46.13, %mul45.14
  %36 = load float, ptr %arrayidx40.15, align 4, !tbaa !6
  %37 = load float, ptr %arrayidx44.15, align 4, !tbaa !6
  %mul45.15 = fmul float %36, %37
  %add46.15 = fadd float %add46.14, %mul45.15
  tail call void @llvm.nvvm.barrier0()
  %add48 = add nuw nsw i32 %base.097, 16
  %cmp = icmp slt i32 %add48, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !10

if.then:                                          ; preds = %for.cond.cleanup
  %mul53 = mul nsw i32 %add, %n
  %add54 = add nsw i32 %mul53, %add5
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %c, i64 %idxprom55
  store float %sum.0.lcssa, ptr %arrayidx56, align 4, !tbaa !6
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{ptr @matmul, !"kernel", i32 1}
!1 = !{ptr @matmul, !"maxntidx", i32 256}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 19"}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
