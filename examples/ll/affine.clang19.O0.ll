; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/affine.cu -o -
source_filename = "cuda/affine.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_thread_index = type { i8 }
%struct.affine_map = type { float, float, float, float, double, double, i32 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @affine(ptr noundef byval(%struct.affine_map) align 8 %map, ptr noundef %in, ptr noundef %out) #0 {
entry:
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  store i32 %add, ptr %i, align 4
  %3 = load i32, ptr %i, align 4
  %count = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 6
  %4 = load i32, ptr %count, align 8
  %cmp = icmp sge i32 %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %in.addr, align 8
  %6 = load i32, ptr %i, align 4
  %mul3 = mul nsw i32 2, %6
  %idxprom = sext i32 %mul3 to i64
  %arrayidx = getelementptr inbounds float, ptr %5, i64 %idxprom
  %7 = load float, ptr %arrayidx, align 4
  store float %7, ptr %x, align 4
  %8 = load ptr, ptr %in.addr, align 8
  %9 = load i32, ptr %i, align 4
  %mul4 = mul nsw i32 2, %9
  %add5 = add nsw i32 %mul4, 1
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds float, ptr %8, i64 %idxprom6
  %10 = load float, ptr %arrayidx7, align 4
  store float %10, ptr %y, align 4
  %xx = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 0
  %11 = load float, ptr %xx, align 8
  %12 = load float, ptr %x, align 4
  %mul8 = fmul float %11, %12
  %xy = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 1
  %13 = load float, ptr %xy, align 4
  %14 = load float, ptr %y, align 4
  %mul9 = fmul float %13, %14
  %add10 = fadd float %mul8, %mul9
  %conv = fpext float %add10 to double
  %dx = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 4
  %15 = load double, ptr %dx, align 8
  %add11 = fadd double %conv, %15
  %16 = load ptr, ptr %out.addr, align 8
  %17 = load i32, ptr %i, align 4
  %mul12 = mul nsw i32 2, %17
  %idxprom13 = sext i32 %mul12 to i64
  %arrayidx14 = getelementptr inbounds double, ptr %16, i64 %idxprom13
  store double %add11, ptr %arrayidx14, align 8
  %yx = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 2
  %18 = load float, ptr %yx, align 8
  %19 = load float, ptr %x, align 4
  %mul15 = fmul float %18, %19
  %yy = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 3
  %20 = load float, ptr %yy, align 4
  %21 = load float, ptr %y, align 4
  %mul16 = fmul float %20, %21
  %add17 = fadd float %mul15, %mul16
  %conv18 = fpext float %add17 to double
  %dy = getelementptr inbounds %struct.affine_map, ptr %map, i32 0, i32 5
  %22 = load double, ptr %dy, align 8
  %add19 = fadd double %conv18, %22
  %23 = load ptr, ptr %out.addr, align 8
  %24 = load i32, ptr %i, align 4
  %mul20 = mul nsw i32 2, %24
  %add21 = add nsw i32 %mul20, 1
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds double, ptr %23, i64 %idxprom22
  store double %add19, ptr %arrayidx23, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @affine, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
