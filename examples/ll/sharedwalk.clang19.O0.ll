; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sharedwalk.cu -o -
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
define dso_local void @sharedwalk(ptr noundef %in, ptr noundef %out) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %p = alloca ptr, align 8
  %end = alloca ptr, align 8
  %use = alloca float, align 4
  %scale = alloca float, align 4
  %v = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %1, 64
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %in.addr, align 8
  %3 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %3, 64
  %4 = load i32, ptr %i, align 4
  %add = add i32 %mul, %4
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds float, ptr %2, i64 %idxprom
  %5 = load float, ptr %arrayidx, align 4
  %6 = load i32, ptr %i, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10sharedwalkE1a to ptr), i64 0, i64 %idxprom2
  store float %5, ptr %arrayidx3, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = load i32, ptr %i, align 4
  %add5 = add i32 %8, %7
  store i32 %add5, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier0()
  store ptr addrspacecast (ptr addrspace(3) @_ZZ10sharedwalkE1a to ptr), ptr %p, align 8
  store ptr getelementptr inbounds (float, ptr addrspacecast (ptr addrspace(3) @_ZZ10sharedwalkE1a to ptr), i64 64), ptr %end, align 8
  store float 0.000000e+00, ptr %use, align 4
  %9 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add7 = add i32 %9, 1
  %conv = uitofp i32 %add7 to float
  store float %conv, ptr %scale, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %for.end
  %10 = load ptr, ptr %p, align 8
  %11 = load ptr, ptr %end, align 8
  %cmp8 = icmp ne ptr %10, %11
  br i1 %cmp8, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %12 = load ptr, ptr %p, align 8
  %13 = load float, ptr %12, align 4
  store float %13, ptr %v, align 4
  %14 = load float, ptr %use, align 4
  %mul9 = fmul float %14, 5.000000e-01
  %15 = load float, ptr %v, align 4
  %16 = load float, ptr %scale, align 4
  %mul10 = fmul float %15, %16
  %add11 = fadd float %mul9, %mul10
  store float %add11, ptr %use, align 4
  %17 = load ptr, ptr %p, align 8
  %incdec.ptr = getelementptr inbounds float, ptr %17, i32 1
  store ptr %incdec.ptr, ptr %p, align 8
  br label %while.cond, !llvm.loop !7

while.end:                                        ; preds = %while.cond
  %18 = load float, ptr %use, align 4
  %19 = load ptr, ptr %out.addr, align 8
  %20 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul14 = mul i32 %20, %21
  %22 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add16 = add i32 %mul14, %22
  %idxprom17 = zext i32 %add16 to i64
  %arrayidx18 = getelementptr inbounds float, ptr %19, i64 %idxprom17
  store float %18, ptr %arrayidx18, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @sharedwalk, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
