; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/affine.cu -o -
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
define dso_local void @affine(%struct.affine_map* noundef byval(%struct.affine_map) align 8 %map, float* noundef %in, double* noundef %out) #0 {
entry:
  %in.addr = alloca float*, align 8
  %out.addr = alloca double*, align 8
  %i = alloca i32, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  store float* %in, float** %in.addr, align 8
  store double* %out, double** %out.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  store i32 %add, i32* %i, align 4
  %3 = load i32, i32* %i, align 4
  %count = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 6
  %4 = load i32, i32* %count, align 8
  %cmp = icmp sge i32 %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %5 = load float*, float** %in.addr, align 8
  %6 = load i32, i32* %i, align 4
  %mul3 = mul nsw i32 2, %6
  %idxprom = sext i32 %mul3 to i64
  %arrayidx = getelementptr inbounds float, float* %5, i64 %idxprom
  %7 = load float, float* %arrayidx, align 4
  store float %7, float* %x, align 4
  %8 = load float*, float** %in.addr, align 8
  %9 = load i32, i32* %i, align 4
  %mul4 = mul nsw i32 2, %9
  %add5 = add nsw i32 %mul4, 1
  %idxprom6 = sext i32 %add5 to i64
  %arrayidx7 = getelementptr inbounds float, float* %8, i64 %idxprom6
  %10 = load float, float* %arrayidx7, align 4
  store float %10, float* %y, align 4
  %xx = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 0
  %11 = load float, float* %xx, align 8
  %12 = load float, float* %x, align 4
  %mul8 = fmul float %11, %12
  %xy = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 1
  %13 = load float, float* %xy, align 4
  %14 = load float, float* %y, align 4
  %mul9 = fmul float %13, %14
  %add10 = fadd float %mul8, %mul9
  %conv = fpext float %add10 to double
  %dx = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 4
  %15 = load double, double* %dx, align 8
  %add11 = fadd double %conv, %15
  %16 = load double*, double** %out.addr, align 8
  %17 = load i32, i32* %i, align 4
  %mul12 = mul nsw i32 2, %17
  %idxprom13 = sext i32 %mul12 to i64
  %arrayidx14 = getelementptr inbounds double, double* %16, i64 %idxprom13
  store double %add11, double* %arrayidx14, align 8
  %yx = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 2
  %18 = load float, float* %yx, align 8
  %19 = load float, float* %x, align 4
  %mul15 = fmul float %18, %19
  %yy = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 3
  %20 = load float, float* %yy, align 4
  %21 = load float, float* %y, align 4
  %mul16 = fmul float %20, %21
  %add17 = fadd float %mul15, %mul16
  %conv18 = fpext float %add17 to double
  %dy = getelementptr inbounds %struct.affine_map, %struct.affine_map* %map, i32 0, i32 5
  %22 = load double, double* %dy, align 8
  %add19 = fadd double %conv18, %22
  %23 = load double*, double** %out.addr, align 8
  %24 = load i32, i32* %i, align 4
  %mul20 = mul nsw i32 2, %24
  %add21 = add nsw i32 %mul20, 1
  %idxprom22 = sext i32 %add21 to i64
  %arrayidx23 = getelementptr inbounds double, double* %23, i64 %idxprom22
  store double %add19, double* %arrayidx23, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (%struct.affine_map*, float*, double*)* @affine, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
