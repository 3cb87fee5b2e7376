; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sharedwalk.cu -o -
source_filename = "cuda/sharedwalk.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }

@_ZZ10sharedwalkE1a = internal addrspace(3) global [64 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @sharedwalk(float* noundef %in, float* noundef %out) #0 {
entry:
  %in.addr = alloca float*, align 8
  %out.addr = alloca float*, align 8
  %i = alloca i32, align 4
  %p = alloca float*, align 8
  %end = alloca float*, align 8
  %use = alloca float, align 4
  %scale = alloca float, align 4
  %v = alloca float, align 4
  store float* %in, float** %in.addr, align 8
  store float* %out, float** %out.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  store i32 %0, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %i, align 4
  %cmp = icmp slt i32 %1, 64
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load float*, float** %in.addr, align 8
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul = mul i32 %3, 64
  %4 = load i32, i32* %i, align 4
  %add = add i32 %mul, %4
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds float, float* %2, i64 %idxprom
  %5 = load float, float* %arrayidx, align 4
  %6 = load i32, i32* %i, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ10sharedwalkE1a to [64 x float]*), i64 0, i64 %idxprom2
  store float %5, float* %arrayidx3, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %8 = load i32, i32* %i, align 4
  %add5 = add i32 %8, %7
  store i32 %add5, i32* %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier0()
  store float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ10sharedwalkE1a to [64 x float]*), i64 0, i64 0), float** %p, align 8
  store float* getelementptr inbounds ([64 x float], [64 x float]* addrspacecast ([64 x float] addrspace(3)* @_ZZ10sharedwalkE1a to [64 x float]*), i64 1, i64 0), float** %end, align 8
  store float 0.000000e+00, float* %use, align 4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add7 = add i32 %9, 1
  %conv = uitofp i32 %add7 to float
  store float %conv, float* %scale, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %10 = load float*, float** %p, align 8
  %11 = load float*, float** %end, align 8
  %cmp8 = icmp ne float* %10, %11
  br i1 %cmp8, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %12 = load float*, float** %p, align 8
  %13 = load float, float* %12, align 4
  store float %13, float* %v, align 4
  %14 = load float, float* %use, align 4
  %mul9 = fmul float %14, 5.000000e-01
  %15 = load float, float* %v, align 4
  %16 = load float, float* %scale, align 4
  %mul10 = fmul float %15, %16
  %add11 = fadd float %mul9, %mul10
  store float %add11, float* %use, align 4
  %17 = load float*, float** %p, align 8
  %incdec.ptr = getelementptr inbounds float, float* %17, i32 1
  store float* %incdec.ptr, float** %p, align 8
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  %18 = load float, float* %use, align 4
  %19 = load float*, float** %out.addr, align 8
  %20 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %21 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul14 = mul i32 %20, %21
  %22 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add16 = add i32 %mul14, %22
  %idxprom17 = zext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds float, float* %19, i64 %idxprom17
  store float %18, float* %arrayidx18, align 4
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*)* @sharedwalk, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
