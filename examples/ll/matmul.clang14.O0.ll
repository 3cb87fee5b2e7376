; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/matmul.cu -o -
source_filename = "cuda/matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }

@_ZZ6matmulE5tileA = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulE5tileB = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @matmul(i32 noundef %n, float* noundef %a, float* noundef %b, float* noundef %c) #0 {
entry:
  %n.addr = alloca i32, align 4
  %a.addr = alloca float*, align 8
  %b.addr = alloca float*, align 8
  %c.addr = alloca float*, align 8
  %tx = alloca i32, align 4
  %ty = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %sum = alloca float, align 4
  %base = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store float* %a, float** %a.addr, align 8
  store float* %b, float** %b.addr, align 8
  store float* %c, float** %c.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  store i32 %0, i32* %tx, align 4
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  store i32 %1, i32* %ty, align 4
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %mul = mul i32 %2, 16
  %3 = load i32, i32* %ty, align 4
  %add = add i32 %mul, %3
  store i32 %add, i32* %row, align 4
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul4 = mul i32 %4, 16
  %5 = load i32, i32* %tx, align 4
  %add5 = add i32 %mul4, %5
  store i32 %add5, i32* %col, align 4
  store float 0.000000e+00, float* %sum, align 4
  store i32 0, i32* %base, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc46, %entry
  %6 = load i32, i32* %base, align 4
  %7 = load i32, i32* %n.addr, align 4
  %cmp = icmp slt i32 %6, %7
  br i1 %cmp, label %for.body, label %for.end48

for.body:                                         ; preds = %for.cond
  %8 = load i32, i32* %row, align 4
  %9 = load i32, i32* %n.addr, align 4
  %cmp6 = icmp slt i32 %8, %9
  br i1 %cmp6, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %for.body
  %10 = load i32, i32* %base, align 4
  %11 = load i32, i32* %tx, align 4
  %add7 = add nsw i32 %10, %11
  %12 = load i32, i32* %n.addr, align 4
  %cmp8 = icmp slt i32 %add7, %12
  br i1 %cmp8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %13 = load float*, float** %a.addr, align 8
  %14 = load i32, i32* %row, align 4
  %15 = load i32, i32* %n.addr, align 4
  %mul9 = mul nsw i32 %14, %15
  %16 = load i32, i32* %base, align 4
  %add10 = add nsw i32 %mul9, %16
  %17 = load i32, i32* %tx, align 4
  %add11 = add nsw i32 %add10, %17
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, float* %13, i64 %idxprom
  %18 = load float, float* %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %18, %cond.true ], [ 0.000000e+00, %cond.false ]
  %19 = load i32, i32* %ty, align 4
  %idxprom12 = sext i32 %19 to i64
  %arrayidx13 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]]* addrspacecast ([16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileA to [16 x [16 x float]]*), i64 0, i64 %idxprom12
  %20 = load i32, i32* %tx, align 4
  %idxprom14 = sext i32 %20 to i64
  %arrayidx15 = getelementptr inbounds [16 x float], [16 x float]* %arrayidx13, i64 0, i64 %idxprom14
  store float %cond, float* %arrayidx15, align 4
  %21 = load i32, i32* %base, align 4
  %22 = load i32, i32* %ty, align 4
  %add16 = add nsw i32 %21, %22
  %23 = load i32, i32* %n.addr, align 4
  %cmp17 = icmp slt i32 %add16, %23
  br i1 %cmp17, label %land.lhs.true18, label %cond.false26

land.lhs.true18:                                  ; preds = %cond.end
  %24 = load i32, i32* %col, align 4
  %25 = load i32, i32* %n.addr, align 4
  %cmp19 = icmp slt i32 %24, %25
  br i1 %cmp19, label %cond.true20, label %cond.false26

cond.true20:                                      ; preds = %land.lhs.true18
  %26 = load float*, float** %b.addr, align 8
  %27 = load i32, i32* %base, align 4
  %28 = load i32, i32* %ty, align 4
  %add21 = add nsw i32 %27, %28
  %29 = load i32, i32* %n.addr, align 4
  %mul22 = mul nsw i32 %add21, %29
  %30 = load i32, i32* %col, align 4
  %add23 = add nsw i32 %mul22, %30
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, float* %26, i64 %idxprom24
  %31 = load float, float* %arrayidx25, align 4
  br label %cond.end27

cond.false26:                                     ; preds = %land.lhs.true18, %cond.end
  br label %cond.end27

cond.end27:                                       ; preds = %cond.false26, %cond.true20
  %cond28 = phi float [ %31, %cond.true20 ], [ 0.000000e+00, %cond.false26 ]
  %32 = load i32, i32* %ty, align 4
  %idxprom29 = sext i32 %32 to i64
  %arrayidx30 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]]* addrspacecast ([16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileB to [16 x [16 x float]]*), i64 0, i64 %idxprom29
  %33 = load i32, i32* %tx, align 4
  %idxprom31 = sext i32 %33 to i64
  %arrayidx32 = getelementptr inbounds [16 x float], [16 x float]* %arrayidx30, i64 0, i64 %idxprom31
  store float %cond28, float* %arrayidx32, align 4
  call void @llvm.nvvm.barrier0()
  store i32 0, i32* %k, align 4
  br label %for.cond33

for.cond33:                                       ; preds = %for.inc, %cond.end27
  %34 = load i32, i32* %k, align 4
  %cmp34 = icmp slt i32 %34, 16
  br i1 %cmp34, label %for.body35, label %for.end

for.body35:                                       ; preds = %for.cond33
  %35 = load i32, i32* %ty, align 4
  %idxprom36 = sext i32 %35 to i64
  %arrayidx37 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]]* addrspacecast ([16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileA to [16 x [16 x float]]*), i64 0, i64 %idxprom36
  %36 = load i32, i32* %k, align 4
  %idxprom38 = sext i32 %36 to i64
  %arrayidx39 = getelementptr inbounds [16 x float], [16 x float]* %arrayidx37, i64 0, i64 %idxprom38
  %37 = load float, float* %arrayidx39, align 4
  %38 = load i32, i32* %k, align 4
  %idxprom40 = sext i32 %38 to i64
  %arrayidx41 = getelementptr inbounds [16 x [16 x float]], [16 x [16 x float]]* addrspacecast ([16 x [16 x float]] addrspace(3)* @_ZZ6matmulE5tileB to [16 x [16 x float]]*), i64 0, i64 %idxprom40
  %39 = load i32, i32* %tx, align 4
  %idxprom42 = sext i32 %39 to i64
  %arrayidx43 = getelementptr inbounds [16 x float], [16 x float]* %arrayidx41, i64 0, i64 %idxprom42
  %40 = load float, float* %arrayidx43, align 4
  %mul44 = fmul float %37, %40
  %41 = load float, float* %sum, align 4
  %add45 = fadd float %41, %mul44
  store float %add45, float* %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body35
  %42 = load i32, i32* %k, align 4
  %inc = add nsw i32 %42, 1
  store i32 %inc, i32* %k, align 4
  br label %for.cond33, !llvm.loop !6

for.end:                                          ; preds = %for.cond33
  call void @llvm.nvvm.barrier0()
  br label %for.inc46

for.inc46:                                        ; preds = %for.end
  %43 = load i32, i32* %base, align 4
  %add47 = add nsw i32 %43, 16
  store i32 %add47, i32* %base, align 4
  br label %for.cond, !llvm.loop !8

for.end48:                                        ; preds = %for.cond
  %44 = load i32, i32* %row, align 4
  %45 = load i32, i32* %n.addr, align 4
  %cmp49 = icmp slt i32 %44, %45
  br i1 %cmp49, label %land.lhs.true50, label %if.end

land.lhs.true50:                                  ; preds = %for.end48
  %46 = load i32, i32* %col, align 4
  %47 = load i32, i32* %n.addr, align 4
  %cmp51 = icmp slt i32 %46, %47
  br i1 %cmp51, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true50
  %48 = load float, float* %sum, align 4
  %49 = load float*, float** %c.addr, align 8
  %50 = load i32, i32* %row, align 4
  %51 = load i32, i32* %n.addr, align 4
  %mul52 = mul nsw i32 %50, %51
  %52 = load i32, i32* %col, align 4
  %add53 = add nsw i32 %mul52, %52
  %idxprom54 = sext i32 %add53 to i64
  %arrayidx55 = getelementptr inbounds float, float* %49, i64 %idxprom54
  store float %48, float* %arrayidx55, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true50, %for.end48
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind readnone speculatable }
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
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
