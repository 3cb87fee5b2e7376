; made by: clang-19 -O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 sdk.cu -o -
source_filename = "sdk.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_size = type { i8 }
%struct.optgo_grid_size = type { i8 }
%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }

$_ZN16optgo_block_size5readXEv = comdat any

$_ZN15optgo_grid_size5readXEv = comdat any

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN17optgo_block_index5readXEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN16optgo_block_size5readYEv = comdat any

@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1
@_ZZ11monte_carloE3sum = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ11monte_carloE4sum2 = internal addrspace(3) global [64 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@_ZZ16convolution_rowsE1s = internal addrspace(3) global [4 x [96 x float]] undef, align 4
@_ZZ11histogram64E1s = internal addrspace(3) global [2048 x i8] undef, align 1
@_ZZ8binomialE1v = internal addrspace(3) global [130 x float] undef, align 4
@_ZZ5walshE1s = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ6dct8x8E1s = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ7bitonicE1k = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ7bitonicE1v = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ14scalar_productE1s = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ14transpose_tileE1s = internal addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @vector_add(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store ptr %2, ptr %7, align 8, !tbaa !19
  store i32 %3, ptr %8, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %10 = call noundef i32 @_ZL8global_xv() #8
  store i32 %10, ptr %9, align 4, !tbaa !23
  %11 = load i32, ptr %9, align 4, !tbaa !23
  %12 = load i32, ptr %8, align 4, !tbaa !23
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %30

14:                                               ; preds = %4
  %15 = load ptr, ptr %5, align 8, !tbaa !19
  %16 = load i32, ptr %9, align 4, !tbaa !23
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4, !tbaa !25
  %20 = load ptr, ptr %6, align 8, !tbaa !19
  %21 = load i32, ptr %9, align 4, !tbaa !23
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !25
  %25 = fadd float %19, %24
  %26 = load ptr, ptr %7, align 8, !tbaa !19
  %27 = load i32, ptr %9, align 4, !tbaa !23
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  store float %25, ptr %29, align 4, !tbaa !25
  br label %30

30:                                               ; preds = %14, %4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %2 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @black_scholes(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %9, align 8, !tbaa !19
  store ptr %1, ptr %10, align 8, !tbaa !19
  store ptr %2, ptr %11, align 8, !tbaa !19
  store ptr %3, ptr %12, align 8, !tbaa !19
  store ptr %4, ptr %13, align 8, !tbaa !19
  store float %5, ptr %14, align 4, !tbaa !25
  store float %6, ptr %15, align 4, !tbaa !25
  store i32 %7, ptr %16, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  %27 = call noundef i32 @_ZL8global_xv() #8
  store i32 %27, ptr %17, align 4, !tbaa !23
  br label %28

28:                                               ; preds = %110, %8
  %29 = load i32, ptr %17, align 4, !tbaa !23
  %30 = load i32, ptr %16, align 4, !tbaa !23
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  br label %116

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #7
  %34 = load ptr, ptr %11, align 8, !tbaa !19
  %35 = load i32, ptr %17, align 4, !tbaa !23
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %34, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !25
  store float %38, ptr %18, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #7
  %39 = load ptr, ptr %12, align 8, !tbaa !19
  %40 = load i32, ptr %17, align 4, !tbaa !23
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds float, ptr %39, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !25
  store float %43, ptr %19, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #7
  %44 = load ptr, ptr %13, align 8, !tbaa !19
  %45 = load i32, ptr %17, align 4, !tbaa !23
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %44, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !25
  store float %48, ptr %20, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #7
  %49 = load float, ptr %20, align 4, !tbaa !25
  %50 = call float @llvm.sqrt.f32(float %49)
  store float %50, ptr %21, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #7
  %51 = load float, ptr %18, align 4, !tbaa !25
  %52 = load float, ptr %19, align 4, !tbaa !25
  %53 = fdiv float %51, %52
  %54 = call noundef float @_ZL8log_fastf(float noundef %53) #8
  %55 = load float, ptr %14, align 4, !tbaa !25
  %56 = load float, ptr %15, align 4, !tbaa !25
  %57 = fmul float 5.000000e-01, %56
  %58 = load float, ptr %15, align 4, !tbaa !25
  %59 = fmul float %57, %58
  %60 = fadd float %55, %59
  %61 = load float, ptr %20, align 4, !tbaa !25
  %62 = fmul float %60, %61
  %63 = fadd float %54, %62
  %64 = load float, ptr %15, align 4, !tbaa !25
  %65 = load float, ptr %21, align 4, !tbaa !25
  %66 = fmul float %64, %65
  %67 = fdiv float %63, %66
  store float %67, ptr %22, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #7
  %68 = load float, ptr %22, align 4, !tbaa !25
  %69 = load float, ptr %15, align 4, !tbaa !25
  %70 = load float, ptr %21, align 4, !tbaa !25
  %71 = fmul float %69, %70
  %72 = fsub float %68, %71
  store float %72, ptr %23, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #7
  %73 = load float, ptr %22, align 4, !tbaa !25
  %74 = call noundef float @_ZL10normal_cdff(float noundef %73) #8
  store float %74, ptr %24, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #7
  %75 = load float, ptr %23, align 4, !tbaa !25
  %76 = call noundef float @_ZL10normal_cdff(float noundef %75) #8
  store float %76, ptr %25, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #7
  %77 = load float, ptr %14, align 4, !tbaa !25
  %78 = fneg float %77
  %79 = load float, ptr %20, align 4, !tbaa !25
  %80 = fmul float %78, %79
  %81 = call noundef float @_ZL8exp_fastf(float noundef %80) #8
  store float %81, ptr %26, align 4, !tbaa !25
  %82 = load float, ptr %18, align 4, !tbaa !25
  %83 = load float, ptr %24, align 4, !tbaa !25
  %84 = fmul float %82, %83
  %85 = load float, ptr %19, align 4, !tbaa !25
  %86 = load float, ptr %26, align 4, !tbaa !25
  %87 = fmul float %85, %86
  %88 = load float, ptr %25, align 4, !tbaa !25
  %89 = fmul float %87, %88
  %90 = fsub float %84, %89
  %91 = load ptr, ptr %9, align 8, !tbaa !19
  %92 = load i32, ptr %17, align 4, !tbaa !23
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %91, i64 %93
  store float %90, ptr %94, align 4, !tbaa !25
  %95 = load float, ptr %19, align 4, !tbaa !25
  %96 = load float, ptr %26, align 4, !tbaa !25
  %97 = fmul float %95, %96
  %98 = load float, ptr %25, align 4, !tbaa !25
  %99 = fsub float 1.000000e+00, %98
  %100 = fmul float %97, %99
  %101 = load float, ptr %18, align 4, !tbaa !25
  %102 = load float, ptr %24, align 4, !tbaa !25
  %103 = fsub float 1.000000e+00, %102
  %104 = fmul float %101, %103
  %105 = fsub float %100, %104
  %106 = load ptr, ptr %10, align 8, !tbaa !19
  %107 = load i32, ptr %17, align 4, !tbaa !23
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %106, i64 %108
  store float %105, ptr %109, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #7
  br label %110

110:                                              ; preds = %33
  %111 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %112 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %113 = mul i32 %111, %112
  %114 = load i32, ptr %17, align 4, !tbaa !23
  %115 = add i32 %114, %113
  store i32 %115, ptr %17, align 4, !tbaa !23
  br label %28, !llvm.loop !27

116:                                              ; preds = %32
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8log_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  %3 = load float, ptr %2, align 4, !tbaa !25
  %4 = call float @llvm.nvvm.lg2.approx.f(float %3)
  %5 = fmul float %4, 0x3FE62E4300000000
  ret float %5
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL10normal_cdff(float noundef %0) #4 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #7
  %5 = load float, ptr %2, align 4, !tbaa !25
  %6 = call float @llvm.fabs.f32(float %5)
  %7 = fmul float 0x3FCDA67120000000, %6
  %8 = fadd float 1.000000e+00, %7
  %9 = fdiv float 1.000000e+00, %8
  store float %9, ptr %3, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %4) #7
  %10 = load float, ptr %2, align 4, !tbaa !25
  %11 = fmul float -5.000000e-01, %10
  %12 = load float, ptr %2, align 4, !tbaa !25
  %13 = fmul float %11, %12
  %14 = call noundef float @_ZL8exp_fastf(float noundef %13) #8
  %15 = fmul float 0x3FD9884540000000, %14
  %16 = load float, ptr %3, align 4, !tbaa !25
  %17 = load float, ptr %3, align 4, !tbaa !25
  %18 = load float, ptr %3, align 4, !tbaa !25
  %19 = load float, ptr %3, align 4, !tbaa !25
  %20 = load float, ptr %3, align 4, !tbaa !25
  %21 = fmul float %20, 0x3FF548CDE0000000
  %22 = fadd float 0xBFFD23DD40000000, %21
  %23 = fmul float %19, %22
  %24 = fadd float 0x3FFC80EF00000000, %23
  %25 = fmul float %18, %24
  %26 = fadd float 0xBFD6D1F0E0000000, %25
  %27 = fmul float %17, %26
  %28 = fadd float 0x3FD470BF40000000, %27
  %29 = fmul float %16, %28
  %30 = fmul float %15, %29
  store float %30, ptr %4, align 4, !tbaa !25
  %31 = load float, ptr %2, align 4, !tbaa !25
  %32 = fcmp ogt float %31, 0.000000e+00
  br i1 %32, label %33, label %36

33:                                               ; preds = %1
  %34 = load float, ptr %4, align 4, !tbaa !25
  %35 = fsub float 1.000000e+00, %34
  br label %38

36:                                               ; preds = %1
  %37 = load float, ptr %4, align 4, !tbaa !25
  br label %38

38:                                               ; preds = %36, %33
  %39 = phi float [ %35, %33 ], [ %37, %36 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr %4) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #7
  ret float %39
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8exp_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  %3 = load float, ptr %2, align 4, !tbaa !25
  %4 = fmul float %3, 0x3FF7154760000000
  %5 = call float @llvm.nvvm.ex2.approx.f(float %4)
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15optgo_grid_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @monte_carlo(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !19
  store ptr %1, ptr %9, align 8, !tbaa !19
  store i32 %2, ptr %10, align 4, !tbaa !23
  store float %3, ptr %11, align 4, !tbaa !25
  store float %4, ptr %12, align 4, !tbaa !25
  store float %5, ptr %13, align 4, !tbaa !25
  store float %6, ptr %14, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #7
  %21 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %21, ptr %15, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  store float 0.000000e+00, ptr %16, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  store float 0.000000e+00, ptr %17, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #7
  %22 = load i32, ptr %15, align 4, !tbaa !23
  store i32 %22, ptr %18, align 4, !tbaa !23
  br label %23

23:                                               ; preds = %58, %7
  %24 = load i32, ptr %18, align 4, !tbaa !23
  %25 = load i32, ptr %10, align 4, !tbaa !23
  %26 = icmp slt i32 %24, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #7
  br label %61

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #7
  %29 = load float, ptr %11, align 4, !tbaa !25
  %30 = load float, ptr %13, align 4, !tbaa !25
  %31 = load float, ptr %14, align 4, !tbaa !25
  %32 = load ptr, ptr %9, align 8, !tbaa !19
  %33 = load i32, ptr %18, align 4, !tbaa !23
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !25
  %37 = fmul float %31, %36
  %38 = fadd float %30, %37
  %39 = call noundef float @_ZL8exp_fastf(float noundef %38) #8
  %40 = fmul float %29, %39
  %41 = load float, ptr %12, align 4, !tbaa !25
  %42 = fsub float %40, %41
  store float %42, ptr %19, align 4, !tbaa !25
  %43 = load float, ptr %19, align 4, !tbaa !25
  %44 = fcmp ogt float %43, 0.000000e+00
  br i1 %44, label %45, label %47

45:                                               ; preds = %28
  %46 = load float, ptr %19, align 4, !tbaa !25
  br label %48

47:                                               ; preds = %28
  br label %48

48:                                               ; preds = %47, %45
  %49 = phi float [ %46, %45 ], [ 0.000000e+00, %47 ]
  store float %49, ptr %19, align 4, !tbaa !25
  %50 = load float, ptr %19, align 4, !tbaa !25
  %51 = load float, ptr %16, align 4, !tbaa !25
  %52 = fadd float %51, %50
  store float %52, ptr %16, align 4, !tbaa !25
  %53 = load float, ptr %19, align 4, !tbaa !25
  %54 = load float, ptr %19, align 4, !tbaa !25
  %55 = fmul float %53, %54
  %56 = load float, ptr %17, align 4, !tbaa !25
  %57 = fadd float %56, %55
  store float %57, ptr %17, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #7
  br label %58

58:                                               ; preds = %48
  %59 = load i32, ptr %18, align 4, !tbaa !23
  %60 = add nsw i32 %59, 64
  store i32 %60, ptr %18, align 4, !tbaa !23
  br label %23, !llvm.loop !29

61:                                               ; preds = %27
  %62 = load float, ptr %16, align 4, !tbaa !25
  %63 = load i32, ptr %15, align 4, !tbaa !23
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE3sum to ptr), i64 0, i64 %64
  store float %62, ptr %65, align 4, !tbaa !25
  %66 = load float, ptr %17, align 4, !tbaa !25
  %67 = load i32, ptr %15, align 4, !tbaa !23
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4sum2 to ptr), i64 0, i64 %68
  store float %66, ptr %69, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #7
  store i32 32, ptr %20, align 4, !tbaa !23
  br label %70

70:                                               ; preds = %102, %61
  %71 = load i32, ptr %20, align 4, !tbaa !23
  %72 = icmp sgt i32 %71, 0
  br i1 %72, label %74, label %73

73:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #7
  br label %105

74:                                               ; preds = %70
  call void @llvm.nvvm.barrier0()
  %75 = load i32, ptr %15, align 4, !tbaa !23
  %76 = load i32, ptr %20, align 4, !tbaa !23
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %101

78:                                               ; preds = %74
  %79 = load i32, ptr %15, align 4, !tbaa !23
  %80 = load i32, ptr %20, align 4, !tbaa !23
  %81 = add nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE3sum to ptr), i64 0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !25
  %85 = load i32, ptr %15, align 4, !tbaa !23
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE3sum to ptr), i64 0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !25
  %89 = fadd float %88, %84
  store float %89, ptr %87, align 4, !tbaa !25
  %90 = load i32, ptr %15, align 4, !tbaa !23
  %91 = load i32, ptr %20, align 4, !tbaa !23
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4sum2 to ptr), i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !25
  %96 = load i32, ptr %15, align 4, !tbaa !23
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4sum2 to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !25
  %100 = fadd float %99, %95
  store float %100, ptr %98, align 4, !tbaa !25
  br label %101

101:                                              ; preds = %78, %74
  br label %102

102:                                              ; preds = %101
  %103 = load i32, ptr %20, align 4, !tbaa !23
  %104 = ashr i32 %103, 1
  store i32 %104, ptr %20, align 4, !tbaa !23
  br label %70, !llvm.loop !30

105:                                              ; preds = %73
  %106 = load i32, ptr %15, align 4, !tbaa !23
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %122

108:                                              ; preds = %105
  %109 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE3sum to ptr), align 4, !tbaa !25
  %110 = load ptr, ptr %8, align 8, !tbaa !19
  %111 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %112 = mul i32 2, %111
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %110, i64 %113
  store float %109, ptr %114, align 4, !tbaa !25
  %115 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ11monte_carloE4sum2 to ptr), align 4, !tbaa !25
  %116 = load ptr, ptr %8, align 8, !tbaa !19
  %117 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %118 = mul i32 2, %117
  %119 = add i32 %118, 1
  %120 = zext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %116, i64 %120
  store float %115, ptr %121, align 4, !tbaa !25
  br label %122

122:                                              ; preds = %108, %105
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @convolution_rows(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store ptr %2, ptr %7, align 8, !tbaa !19
  store i32 %3, ptr %8, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %18 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %18, ptr %9, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %19 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  store i32 %19, ptr %10, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %20 = call noundef i32 @_ZN17optgo_block_index5readYEv() #8
  %21 = mul i32 %20, 4
  %22 = load i32, ptr %10, align 4, !tbaa !23
  %23 = add i32 %21, %22
  %24 = load i32, ptr %8, align 4, !tbaa !23
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %27 = mul i32 %26, 64
  %28 = add i32 %25, %27
  %29 = load i32, ptr %9, align 4, !tbaa !23
  %30 = add i32 %28, %29
  %31 = sub i32 %30, 16
  store i32 %31, ptr %11, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !23
  br label %32

32:                                               ; preds = %72, %4
  %33 = load i32, ptr %12, align 4, !tbaa !23
  %34 = icmp slt i32 %33, 6
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  br label %75

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %37 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %38 = mul i32 %37, 64
  %39 = load i32, ptr %9, align 4, !tbaa !23
  %40 = add i32 %38, %39
  %41 = sub i32 %40, 16
  %42 = load i32, ptr %12, align 4, !tbaa !23
  %43 = mul nsw i32 %42, 16
  %44 = add i32 %41, %43
  store i32 %44, ptr %13, align 4, !tbaa !23
  %45 = load i32, ptr %13, align 4, !tbaa !23
  %46 = icmp sge i32 %45, 0
  br i1 %46, label %47, label %60

47:                                               ; preds = %36
  %48 = load i32, ptr %13, align 4, !tbaa !23
  %49 = load i32, ptr %8, align 4, !tbaa !23
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = load ptr, ptr %6, align 8, !tbaa !19
  %53 = load i32, ptr %11, align 4, !tbaa !23
  %54 = load i32, ptr %12, align 4, !tbaa !23
  %55 = mul nsw i32 %54, 16
  %56 = add nsw i32 %53, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %52, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !25
  br label %61

60:                                               ; preds = %47, %36
  br label %61

61:                                               ; preds = %60, %51
  %62 = phi float [ %59, %51 ], [ 0.000000e+00, %60 ]
  %63 = load i32, ptr %10, align 4, !tbaa !23
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x [96 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16convolution_rowsE1s to ptr), i64 0, i64 %64
  %66 = load i32, ptr %9, align 4, !tbaa !23
  %67 = load i32, ptr %12, align 4, !tbaa !23
  %68 = mul nsw i32 %67, 16
  %69 = add nsw i32 %66, %68
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [96 x float], ptr %65, i64 0, i64 %70
  store float %62, ptr %71, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  br label %72

72:                                               ; preds = %61
  %73 = load i32, ptr %12, align 4, !tbaa !23
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %12, align 4, !tbaa !23
  br label %32, !llvm.loop !31

75:                                               ; preds = %35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  store i32 1, ptr %14, align 4, !tbaa !23
  br label %76

76:                                               ; preds = %119, %75
  %77 = load i32, ptr %14, align 4, !tbaa !23
  %78 = icmp slt i32 %77, 5
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %122

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  store float 0.000000e+00, ptr %16, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  store i32 -4, ptr %17, align 4, !tbaa !23
  br label %81

81:                                               ; preds = %107, %80
  %82 = load i32, ptr %17, align 4, !tbaa !23
  %83 = icmp sle i32 %82, 4
  br i1 %83, label %85, label %84

84:                                               ; preds = %81
  store i32 8, ptr %15, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  br label %110

85:                                               ; preds = %81
  %86 = load ptr, ptr %7, align 8, !tbaa !19
  %87 = load i32, ptr %17, align 4, !tbaa !23
  %88 = sub nsw i32 4, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %86, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !25
  %92 = load i32, ptr %10, align 4, !tbaa !23
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [4 x [96 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ16convolution_rowsE1s to ptr), i64 0, i64 %93
  %95 = load i32, ptr %9, align 4, !tbaa !23
  %96 = load i32, ptr %14, align 4, !tbaa !23
  %97 = mul nsw i32 %96, 16
  %98 = add nsw i32 %95, %97
  %99 = load i32, ptr %17, align 4, !tbaa !23
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [96 x float], ptr %94, i64 0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !25
  %104 = fmul float %91, %103
  %105 = load float, ptr %16, align 4, !tbaa !25
  %106 = fadd float %105, %104
  store float %106, ptr %16, align 4, !tbaa !25
  br label %107

107:                                              ; preds = %85
  %108 = load i32, ptr %17, align 4, !tbaa !23
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %17, align 4, !tbaa !23
  br label %81, !llvm.loop !33

110:                                              ; preds = %84
  %111 = load float, ptr %16, align 4, !tbaa !25
  %112 = load ptr, ptr %5, align 8, !tbaa !19
  %113 = load i32, ptr %11, align 4, !tbaa !23
  %114 = load i32, ptr %14, align 4, !tbaa !23
  %115 = mul nsw i32 %114, 16
  %116 = add nsw i32 %113, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %112, i64 %117
  store float %111, ptr %118, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  br label %119

119:                                              ; preds = %110
  %120 = load i32, ptr %14, align 4, !tbaa !23
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %14, align 4, !tbaa !23
  br label %76, !llvm.loop !34

122:                                              ; preds = %79
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bilateral(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !19
  store ptr %1, ptr %9, align 8, !tbaa !19
  store ptr %2, ptr %10, align 8, !tbaa !19
  store i32 %3, ptr %11, align 4, !tbaa !23
  store i32 %4, ptr %12, align 4, !tbaa !23
  store i32 %5, ptr %13, align 4, !tbaa !23
  store float %6, ptr %14, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #7
  %26 = call noundef i32 @_ZL8global_xv() #8
  store i32 %26, ptr %15, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  %27 = call noundef i32 @_ZL8global_yv() #8
  store i32 %27, ptr %16, align 4, !tbaa !23
  %28 = load i32, ptr %15, align 4, !tbaa !23
  %29 = load i32, ptr %11, align 4, !tbaa !23
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %35, label %31

31:                                               ; preds = %7
  %32 = load i32, ptr %16, align 4, !tbaa !23
  %33 = load i32, ptr %12, align 4, !tbaa !23
  %34 = icmp sge i32 %32, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %31, %7
  store i32 1, ptr %17, align 4
  br label %134

36:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #7
  %37 = load ptr, ptr %8, align 8, !tbaa !19
  %38 = load i32, ptr %16, align 4, !tbaa !23
  %39 = load i32, ptr %11, align 4, !tbaa !23
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %15, align 4, !tbaa !23
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %37, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !25
  store float %45, ptr %18, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #7
  store float 0.000000e+00, ptr %19, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #7
  store float 0.000000e+00, ptr %20, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #7
  %46 = load i32, ptr %13, align 4, !tbaa !23
  %47 = sub nsw i32 0, %46
  store i32 %47, ptr %21, align 4, !tbaa !23
  br label %48

48:                                               ; preds = %119, %36
  %49 = load i32, ptr %21, align 4, !tbaa !23
  %50 = load i32, ptr %13, align 4, !tbaa !23
  %51 = icmp sle i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #7
  br label %122

53:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #7
  %54 = load i32, ptr %13, align 4, !tbaa !23
  %55 = sub nsw i32 0, %54
  store i32 %55, ptr %22, align 4, !tbaa !23
  br label %56

56:                                               ; preds = %115, %53
  %57 = load i32, ptr %22, align 4, !tbaa !23
  %58 = load i32, ptr %13, align 4, !tbaa !23
  %59 = icmp sle i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #7
  br label %118

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #7
  %62 = load ptr, ptr %8, align 8, !tbaa !19
  %63 = load i32, ptr %16, align 4, !tbaa !23
  %64 = load i32, ptr %21, align 4, !tbaa !23
  %65 = add nsw i32 %63, %64
  %66 = load i32, ptr %12, align 4, !tbaa !23
  %67 = sub nsw i32 %66, 1
  %68 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %65, i32 noundef 0, i32 noundef %67) #8
  %69 = load i32, ptr %11, align 4, !tbaa !23
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %15, align 4, !tbaa !23
  %72 = load i32, ptr %22, align 4, !tbaa !23
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %11, align 4, !tbaa !23
  %75 = sub nsw i32 %74, 1
  %76 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %73, i32 noundef 0, i32 noundef %75) #8
  %77 = add nsw i32 %70, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %62, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !25
  store float %80, ptr %23, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #7
  %81 = load float, ptr %23, align 4, !tbaa !25
  %82 = load float, ptr %18, align 4, !tbaa !25
  %83 = fsub float %81, %82
  store float %83, ptr %24, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #7
  %84 = load ptr, ptr %10, align 8, !tbaa !19
  %85 = load i32, ptr %21, align 4, !tbaa !23
  %86 = load i32, ptr %13, align 4, !tbaa !23
  %87 = add nsw i32 %85, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %84, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !25
  %91 = load ptr, ptr %10, align 8, !tbaa !19
  %92 = load i32, ptr %22, align 4, !tbaa !23
  %93 = load i32, ptr %13, align 4, !tbaa !23
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %91, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !25
  %98 = fmul float %90, %97
  %99 = load float, ptr %24, align 4, !tbaa !25
  %100 = fneg float %99
  %101 = load float, ptr %24, align 4, !tbaa !25
  %102 = fmul float %100, %101
  %103 = load float, ptr %14, align 4, !tbaa !25
  %104 = fmul float %102, %103
  %105 = call noundef float @_ZL8exp_fastf(float noundef %104) #8
  %106 = fmul float %98, %105
  store float %106, ptr %25, align 4, !tbaa !25
  %107 = load float, ptr %25, align 4, !tbaa !25
  %108 = load float, ptr %20, align 4, !tbaa !25
  %109 = fadd float %108, %107
  store float %109, ptr %20, align 4, !tbaa !25
  %110 = load float, ptr %25, align 4, !tbaa !25
  %111 = load float, ptr %23, align 4, !tbaa !25
  %112 = fmul float %110, %111
  %113 = load float, ptr %19, align 4, !tbaa !25
  %114 = fadd float %113, %112
  store float %114, ptr %19, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #7
  br label %115

115:                                              ; preds = %61
  %116 = load i32, ptr %22, align 4, !tbaa !23
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %22, align 4, !tbaa !23
  br label %56, !llvm.loop !35

118:                                              ; preds = %60
  br label %119

119:                                              ; preds = %118
  %120 = load i32, ptr %21, align 4, !tbaa !23
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %21, align 4, !tbaa !23
  br label %48, !llvm.loop !36

122:                                              ; preds = %52
  %123 = load float, ptr %19, align 4, !tbaa !25
  %124 = load float, ptr %20, align 4, !tbaa !25
  %125 = fdiv float %123, %124
  %126 = load ptr, ptr %9, align 8, !tbaa !19
  %127 = load i32, ptr %16, align 4, !tbaa !23
  %128 = load i32, ptr %11, align 4, !tbaa !23
  %129 = mul nsw i32 %127, %128
  %130 = load i32, ptr %15, align 4, !tbaa !23
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %126, i64 %132
  store float %125, ptr %133, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #7
  store i32 0, ptr %17, align 4
  br label %134

134:                                              ; preds = %122, %35
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #7
  %135 = load i32, ptr %17, align 4
  switch i32 %135, label %137 [
    i32 0, label %136
    i32 1, label %136
  ]

136:                                              ; preds = %134, %134
  ret void

137:                                              ; preds = %134
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_yv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readYEv() #8
  %2 = call noundef i32 @_ZN16optgo_block_size5readYEv() #8
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9clamp_intiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !23
  store i32 %1, ptr %5, align 4, !tbaa !23
  store i32 %2, ptr %6, align 4, !tbaa !23
  %7 = load i32, ptr %5, align 4, !tbaa !23
  %8 = load i32, ptr %4, align 4, !tbaa !23
  %9 = load i32, ptr %6, align 4, !tbaa !23
  %10 = call noundef i32 @_ZL7min_intii(i32 noundef %8, i32 noundef %9) #8
  %11 = call noundef i32 @_ZL7max_intii(i32 noundef %7, i32 noundef %10) #8
  ret i32 %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram64(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i32 %2, ptr %6, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #7
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %15, ptr %7, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #7
  store i32 0, ptr %8, align 4, !tbaa !23
  br label %16

16:                                               ; preds = %27, %3
  %17 = load i32, ptr %8, align 4, !tbaa !23
  %18 = icmp slt i32 %17, 16
  br i1 %18, label %20, label %19

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #7
  br label %30

20:                                               ; preds = %16
  %21 = load i32, ptr %7, align 4, !tbaa !23
  %22 = load i32, ptr %8, align 4, !tbaa !23
  %23 = mul nsw i32 %22, 32
  %24 = add nsw i32 %21, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11histogram64E1s to ptr), i64 %25
  store i32 0, ptr %26, align 1, !tbaa !23
  br label %27

27:                                               ; preds = %20
  %28 = load i32, ptr %8, align 4, !tbaa !23
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %8, align 4, !tbaa !23
  br label %16, !llvm.loop !37

30:                                               ; preds = %19
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %31 = call noundef i32 @_ZL8global_xv() #8
  store i32 %31, ptr %9, align 4, !tbaa !23
  br label %32

32:                                               ; preds = %82, %30
  %33 = load i32, ptr %9, align 4, !tbaa !23
  %34 = load i32, ptr %6, align 4, !tbaa !23
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %37, label %36

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  br label %87

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %38 = load ptr, ptr %5, align 8, !tbaa !19
  %39 = load i32, ptr %9, align 4, !tbaa !23
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %38, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !23
  store i32 %42, ptr %10, align 4, !tbaa !23
  %43 = load i32, ptr %10, align 4, !tbaa !23
  %44 = lshr i32 %43, 2
  %45 = and i32 %44, 63
  %46 = mul i32 %45, 32
  %47 = load i32, ptr %7, align 4, !tbaa !23
  %48 = add i32 %46, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds [2048 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11histogram64E1s to ptr), i64 0, i64 %49
  %51 = load i8, ptr %50, align 1, !tbaa !38
  %52 = add i8 %51, 1
  store i8 %52, ptr %50, align 1, !tbaa !38
  %53 = load i32, ptr %10, align 4, !tbaa !23
  %54 = lshr i32 %53, 10
  %55 = and i32 %54, 63
  %56 = mul i32 %55, 32
  %57 = load i32, ptr %7, align 4, !tbaa !23
  %58 = add i32 %56, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds [2048 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11histogram64E1s to ptr), i64 0, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !38
  %62 = add i8 %61, 1
  store i8 %62, ptr %60, align 1, !tbaa !38
  %63 = load i32, ptr %10, align 4, !tbaa !23
  %64 = lshr i32 %63, 18
  %65 = and i32 %64, 63
  %66 = mul i32 %65, 32
  %67 = load i32, ptr %7, align 4, !tbaa !23
  %68 = add i32 %66, %67
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds [2048 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11histogram64E1s to ptr), i64 0, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !38
  %72 = add i8 %71, 1
  store i8 %72, ptr %70, align 1, !tbaa !38
  %73 = load i32, ptr %10, align 4, !tbaa !23
  %74 = lshr i32 %73, 26
  %75 = mul i32 %74, 32
  %76 = load i32, ptr %7, align 4, !tbaa !23
  %77 = add i32 %75, %76
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds [2048 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11histogram64E1s to ptr), i64 0, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !38
  %81 = add i8 %80, 1
  store i8 %81, ptr %79, align 1, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  br label %82

82:                                               ; preds = %37
  %83 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %84 = mul i32 32, %83
  %85 = load i32, ptr %9, align 4, !tbaa !23
  %86 = add i32 %85, %84
  store i32 %86, ptr %9, align 4, !tbaa !23
  br label %32, !llvm.loop !39

87:                                               ; preds = %36
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %88 = load i32, ptr %7, align 4, !tbaa !23
  store i32 %88, ptr %11, align 4, !tbaa !23
  br label %89

89:                                               ; preds = %124, %87
  %90 = load i32, ptr %11, align 4, !tbaa !23
  %91 = icmp slt i32 %90, 64
  br i1 %91, label %93, label %92

92:                                               ; preds = %89
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %127

93:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  store i32 0, ptr %13, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !23
  br label %94

94:                                               ; preds = %112, %93
  %95 = load i32, ptr %14, align 4, !tbaa !23
  %96 = icmp slt i32 %95, 32
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %115

98:                                               ; preds = %94
  %99 = load i32, ptr %11, align 4, !tbaa !23
  %100 = mul nsw i32 %99, 32
  %101 = load i32, ptr %14, align 4, !tbaa !23
  %102 = load i32, ptr %7, align 4, !tbaa !23
  %103 = add nsw i32 %101, %102
  %104 = srem i32 %103, 32
  %105 = add nsw i32 %100, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [2048 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11histogram64E1s to ptr), i64 0, i64 %106
  %108 = load i8, ptr %107, align 1, !tbaa !38
  %109 = zext i8 %108 to i32
  %110 = load i32, ptr %13, align 4, !tbaa !23
  %111 = add i32 %110, %109
  store i32 %111, ptr %13, align 4, !tbaa !23
  br label %112

112:                                              ; preds = %98
  %113 = load i32, ptr %14, align 4, !tbaa !23
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %14, align 4, !tbaa !23
  br label %94, !llvm.loop !40

115:                                              ; preds = %97
  %116 = load i32, ptr %13, align 4, !tbaa !23
  %117 = load ptr, ptr %4, align 8, !tbaa !19
  %118 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %119 = mul i32 %118, 64
  %120 = load i32, ptr %11, align 4, !tbaa !23
  %121 = add i32 %119, %120
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds i32, ptr %117, i64 %122
  store i32 %116, ptr %123, align 4, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  br label %124

124:                                              ; preds = %115
  %125 = load i32, ptr %11, align 4, !tbaa !23
  %126 = add nsw i32 %125, 32
  store i32 %126, ptr %11, align 4, !tbaa !23
  br label %89, !llvm.loop !41

127:                                              ; preds = %92
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @binomial(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, float noundef %4, float noundef %5, float noundef %6, float noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !19
  store ptr %1, ptr %10, align 8, !tbaa !19
  store ptr %2, ptr %11, align 8, !tbaa !19
  store i32 %3, ptr %12, align 4, !tbaa !23
  store float %4, ptr %13, align 4, !tbaa !25
  store float %5, ptr %14, align 4, !tbaa !25
  store float %6, ptr %15, align 4, !tbaa !25
  store float %7, ptr %16, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  %26 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %26, ptr %17, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #7
  %27 = load ptr, ptr %10, align 8, !tbaa !19
  %28 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %27, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !25
  store float %31, ptr %18, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #7
  %32 = load ptr, ptr %11, align 8, !tbaa !19
  %33 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %32, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !25
  store float %36, ptr %19, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #7
  %37 = load i32, ptr %17, align 4, !tbaa !23
  store i32 %37, ptr %20, align 4, !tbaa !23
  br label %38

38:                                               ; preds = %70, %8
  %39 = load i32, ptr %20, align 4, !tbaa !23
  %40 = load i32, ptr %12, align 4, !tbaa !23
  %41 = icmp sle i32 %39, %40
  br i1 %41, label %43, label %42

42:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #7
  br label %74

43:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #7
  %44 = load float, ptr %18, align 4, !tbaa !25
  %45 = load float, ptr %13, align 4, !tbaa !25
  %46 = load i32, ptr %20, align 4, !tbaa !23
  %47 = sitofp i32 %46 to float
  %48 = fmul float %45, %47
  %49 = load float, ptr %14, align 4, !tbaa !25
  %50 = load i32, ptr %12, align 4, !tbaa !23
  %51 = load i32, ptr %20, align 4, !tbaa !23
  %52 = sub nsw i32 %50, %51
  %53 = sitofp i32 %52 to float
  %54 = fmul float %49, %53
  %55 = fadd float %48, %54
  %56 = call noundef float @_ZL8exp_fastf(float noundef %55) #8
  %57 = fmul float %44, %56
  %58 = load float, ptr %19, align 4, !tbaa !25
  %59 = fsub float %57, %58
  store float %59, ptr %21, align 4, !tbaa !25
  %60 = load float, ptr %21, align 4, !tbaa !25
  %61 = fcmp ogt float %60, 0.000000e+00
  br i1 %61, label %62, label %64

62:                                               ; preds = %43
  %63 = load float, ptr %21, align 4, !tbaa !25
  br label %65

64:                                               ; preds = %43
  br label %65

65:                                               ; preds = %64, %62
  %66 = phi float [ %63, %62 ], [ 0.000000e+00, %64 ]
  %67 = load i32, ptr %20, align 4, !tbaa !23
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %68
  store float %66, ptr %69, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #7
  br label %70

70:                                               ; preds = %65
  %71 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %72 = load i32, ptr %20, align 4, !tbaa !23
  %73 = add i32 %72, %71
  store i32 %73, ptr %20, align 4, !tbaa !23
  br label %38, !llvm.loop !42

74:                                               ; preds = %42
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #7
  %75 = load i32, ptr %12, align 4, !tbaa !23
  store i32 %75, ptr %22, align 4, !tbaa !23
  br label %76

76:                                               ; preds = %140, %74
  %77 = load i32, ptr %22, align 4, !tbaa !23
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %80, label %79

79:                                               ; preds = %76
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #7
  br label %143

80:                                               ; preds = %76
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #7
  store float 0.000000e+00, ptr %23, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #7
  store float 0.000000e+00, ptr %24, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #7
  %81 = load i32, ptr %17, align 4, !tbaa !23
  %82 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %83 = add i32 %81, %82
  store i32 %83, ptr %25, align 4, !tbaa !23
  %84 = load i32, ptr %17, align 4, !tbaa !23
  %85 = load i32, ptr %22, align 4, !tbaa !23
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %102

87:                                               ; preds = %80
  %88 = load float, ptr %15, align 4, !tbaa !25
  %89 = load i32, ptr %17, align 4, !tbaa !23
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !25
  %94 = fmul float %88, %93
  %95 = load float, ptr %16, align 4, !tbaa !25
  %96 = load i32, ptr %17, align 4, !tbaa !23
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !25
  %100 = fmul float %95, %99
  %101 = fadd float %94, %100
  store float %101, ptr %23, align 4, !tbaa !25
  br label %102

102:                                              ; preds = %87, %80
  %103 = load i32, ptr %25, align 4, !tbaa !23
  %104 = load i32, ptr %22, align 4, !tbaa !23
  %105 = icmp slt i32 %103, %104
  br i1 %105, label %106, label %121

106:                                              ; preds = %102
  %107 = load float, ptr %15, align 4, !tbaa !25
  %108 = load i32, ptr %25, align 4, !tbaa !23
  %109 = add nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !25
  %113 = fmul float %107, %112
  %114 = load float, ptr %16, align 4, !tbaa !25
  %115 = load i32, ptr %25, align 4, !tbaa !23
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %116
  %118 = load float, ptr %117, align 4, !tbaa !25
  %119 = fmul float %114, %118
  %120 = fadd float %113, %119
  store float %120, ptr %24, align 4, !tbaa !25
  br label %121

121:                                              ; preds = %106, %102
  call void @llvm.nvvm.barrier0()
  %122 = load i32, ptr %17, align 4, !tbaa !23
  %123 = load i32, ptr %22, align 4, !tbaa !23
  %124 = icmp slt i32 %122, %123
  br i1 %124, label %125, label %130

125:                                              ; preds = %121
  %126 = load float, ptr %23, align 4, !tbaa !25
  %127 = load i32, ptr %17, align 4, !tbaa !23
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %128
  store float %126, ptr %129, align 4, !tbaa !25
  br label %130

130:                                              ; preds = %125, %121
  %131 = load i32, ptr %25, align 4, !tbaa !23
  %132 = load i32, ptr %22, align 4, !tbaa !23
  %133 = icmp slt i32 %131, %132
  br i1 %133, label %134, label %139

134:                                              ; preds = %130
  %135 = load float, ptr %24, align 4, !tbaa !25
  %136 = load i32, ptr %25, align 4, !tbaa !23
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [130 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), i64 0, i64 %137
  store float %135, ptr %138, align 4, !tbaa !25
  br label %139

139:                                              ; preds = %134, %130
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #7
  br label %140

140:                                              ; preds = %139
  %141 = load i32, ptr %22, align 4, !tbaa !23
  %142 = add nsw i32 %141, -1
  store i32 %142, ptr %22, align 4, !tbaa !23
  br label %76, !llvm.loop !43

143:                                              ; preds = %79
  %144 = load i32, ptr %17, align 4, !tbaa !23
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %152

146:                                              ; preds = %143
  %147 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE1v to ptr), align 4, !tbaa !25
  %148 = load ptr, ptr %9, align 8, !tbaa !19
  %149 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %148, i64 %150
  store float %147, ptr %151, align 4, !tbaa !25
  br label %152

152:                                              ; preds = %146, %143
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @walsh(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !19
  store ptr %1, ptr %4, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #7
  %20 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %20, ptr %5, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #7
  %21 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %22 = mul i32 %21, 256
  store i32 %22, ptr %6, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #7
  %23 = load i32, ptr %5, align 4, !tbaa !23
  store i32 %23, ptr %7, align 4, !tbaa !23
  br label %24

24:                                               ; preds = %39, %2
  %25 = load i32, ptr %7, align 4, !tbaa !23
  %26 = icmp slt i32 %25, 256
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #7
  br label %42

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8, !tbaa !19
  %30 = load i32, ptr %6, align 4, !tbaa !23
  %31 = load i32, ptr %7, align 4, !tbaa !23
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %29, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !25
  %36 = load i32, ptr %7, align 4, !tbaa !23
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %37
  store float %35, ptr %38, align 4, !tbaa !25
  br label %39

39:                                               ; preds = %28
  %40 = load i32, ptr %7, align 4, !tbaa !23
  %41 = add nsw i32 %40, 64
  store i32 %41, ptr %7, align 4, !tbaa !23
  br label %24, !llvm.loop !44

42:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #7
  store i32 64, ptr %8, align 4, !tbaa !23
  br label %43

43:                                               ; preds = %121, %42
  %44 = load i32, ptr %8, align 4, !tbaa !23
  %45 = icmp sgt i32 %44, 0
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #7
  br label %124

47:                                               ; preds = %43
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %48 = load i32, ptr %5, align 4, !tbaa !23
  %49 = load i32, ptr %8, align 4, !tbaa !23
  %50 = sub nsw i32 %49, 1
  %51 = and i32 %48, %50
  store i32 %51, ptr %9, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %52 = load i32, ptr %5, align 4, !tbaa !23
  %53 = load i32, ptr %9, align 4, !tbaa !23
  %54 = sub nsw i32 %52, %53
  %55 = shl i32 %54, 2
  %56 = load i32, ptr %9, align 4, !tbaa !23
  %57 = add nsw i32 %55, %56
  store i32 %57, ptr %10, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %58 = load i32, ptr %10, align 4, !tbaa !23
  %59 = load i32, ptr %8, align 4, !tbaa !23
  %60 = add nsw i32 %58, %59
  store i32 %60, ptr %11, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  %61 = load i32, ptr %11, align 4, !tbaa !23
  %62 = load i32, ptr %8, align 4, !tbaa !23
  %63 = add nsw i32 %61, %62
  store i32 %63, ptr %12, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %64 = load i32, ptr %12, align 4, !tbaa !23
  %65 = load i32, ptr %8, align 4, !tbaa !23
  %66 = add nsw i32 %64, %65
  store i32 %66, ptr %13, align 4, !tbaa !23
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  %67 = load i32, ptr %10, align 4, !tbaa !23
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !25
  store float %70, ptr %14, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #7
  %71 = load i32, ptr %11, align 4, !tbaa !23
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !25
  store float %74, ptr %15, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  %75 = load i32, ptr %12, align 4, !tbaa !23
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !25
  store float %78, ptr %16, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  %79 = load i32, ptr %13, align 4, !tbaa !23
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !25
  store float %82, ptr %17, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #7
  %83 = load float, ptr %14, align 4, !tbaa !25
  store float %83, ptr %18, align 4, !tbaa !25
  %84 = load float, ptr %14, align 4, !tbaa !25
  %85 = load float, ptr %16, align 4, !tbaa !25
  %86 = fadd float %84, %85
  store float %86, ptr %14, align 4, !tbaa !25
  %87 = load float, ptr %18, align 4, !tbaa !25
  %88 = load float, ptr %16, align 4, !tbaa !25
  %89 = fsub float %87, %88
  store float %89, ptr %16, align 4, !tbaa !25
  %90 = load float, ptr %15, align 4, !tbaa !25
  store float %90, ptr %18, align 4, !tbaa !25
  %91 = load float, ptr %15, align 4, !tbaa !25
  %92 = load float, ptr %17, align 4, !tbaa !25
  %93 = fadd float %91, %92
  store float %93, ptr %15, align 4, !tbaa !25
  %94 = load float, ptr %18, align 4, !tbaa !25
  %95 = load float, ptr %17, align 4, !tbaa !25
  %96 = fsub float %94, %95
  store float %96, ptr %17, align 4, !tbaa !25
  %97 = load float, ptr %14, align 4, !tbaa !25
  %98 = load float, ptr %15, align 4, !tbaa !25
  %99 = fadd float %97, %98
  %100 = load i32, ptr %10, align 4, !tbaa !23
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %101
  store float %99, ptr %102, align 4, !tbaa !25
  %103 = load float, ptr %14, align 4, !tbaa !25
  %104 = load float, ptr %15, align 4, !tbaa !25
  %105 = fsub float %103, %104
  %106 = load i32, ptr %11, align 4, !tbaa !23
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %107
  store float %105, ptr %108, align 4, !tbaa !25
  %109 = load float, ptr %16, align 4, !tbaa !25
  %110 = load float, ptr %17, align 4, !tbaa !25
  %111 = fadd float %109, %110
  %112 = load i32, ptr %12, align 4, !tbaa !23
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %113
  store float %111, ptr %114, align 4, !tbaa !25
  %115 = load float, ptr %16, align 4, !tbaa !25
  %116 = load float, ptr %17, align 4, !tbaa !25
  %117 = fsub float %115, %116
  %118 = load i32, ptr %13, align 4, !tbaa !23
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %119
  store float %117, ptr %120, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  br label %121

121:                                              ; preds = %47
  %122 = load i32, ptr %8, align 4, !tbaa !23
  %123 = ashr i32 %122, 2
  store i32 %123, ptr %8, align 4, !tbaa !23
  br label %43, !llvm.loop !45

124:                                              ; preds = %46
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #7
  %125 = load i32, ptr %5, align 4, !tbaa !23
  store i32 %125, ptr %19, align 4, !tbaa !23
  br label %126

126:                                              ; preds = %141, %124
  %127 = load i32, ptr %19, align 4, !tbaa !23
  %128 = icmp slt i32 %127, 256
  br i1 %128, label %130, label %129

129:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #7
  br label %144

130:                                              ; preds = %126
  %131 = load i32, ptr %19, align 4, !tbaa !23
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5walshE1s to ptr), i64 0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !25
  %135 = load ptr, ptr %3, align 8, !tbaa !19
  %136 = load i32, ptr %6, align 4, !tbaa !23
  %137 = load i32, ptr %19, align 4, !tbaa !23
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %135, i64 %139
  store float %134, ptr %140, align 4, !tbaa !25
  br label %141

141:                                              ; preds = %130
  %142 = load i32, ptr %19, align 4, !tbaa !23
  %143 = add nsw i32 %142, 64
  store i32 %143, ptr %19, align 4, !tbaa !23
  br label %126, !llvm.loop !46

144:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @dct8x8(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca [8 x float], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i32 %2, ptr %6, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #7
  %18 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %18, ptr %7, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #7
  %19 = call noundef i32 @_ZN17optgo_block_index5readYEv() #8
  %20 = mul i32 %19, 8
  %21 = load i32, ptr %6, align 4, !tbaa !23
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %24 = mul i32 %23, 8
  %25 = add i32 %22, %24
  store i32 %25, ptr %8, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 32, ptr %9) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  store i32 0, ptr %10, align 4, !tbaa !23
  br label %26

26:                                               ; preds = %45, %3
  %27 = load i32, ptr %10, align 4, !tbaa !23
  %28 = icmp slt i32 %27, 8
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  br label %48

30:                                               ; preds = %26
  %31 = load ptr, ptr %5, align 8, !tbaa !19
  %32 = load i32, ptr %8, align 4, !tbaa !23
  %33 = load i32, ptr %7, align 4, !tbaa !23
  %34 = load i32, ptr %6, align 4, !tbaa !23
  %35 = mul nsw i32 %33, %34
  %36 = add nsw i32 %32, %35
  %37 = load i32, ptr %10, align 4, !tbaa !23
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %31, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !25
  %42 = load i32, ptr %10, align 4, !tbaa !23
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %43
  store float %41, ptr %44, align 4, !tbaa !25
  br label %45

45:                                               ; preds = %30
  %46 = load i32, ptr %10, align 4, !tbaa !23
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %10, align 4, !tbaa !23
  br label %26, !llvm.loop !47

48:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !23
  br label %49

49:                                               ; preds = %85, %48
  %50 = load i32, ptr %11, align 4, !tbaa !23
  %51 = icmp slt i32 %50, 8
  br i1 %51, label %53, label %52

52:                                               ; preds = %49
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %88

53:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  store float 0.000000e+00, ptr %13, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !23
  br label %54

54:                                               ; preds = %74, %53
  %55 = load i32, ptr %14, align 4, !tbaa !23
  %56 = icmp slt i32 %55, 8
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %77

58:                                               ; preds = %54
  %59 = load i32, ptr %14, align 4, !tbaa !23
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [8 x float], ptr %9, i64 0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !25
  %63 = load i32, ptr %14, align 4, !tbaa !23
  %64 = mul nsw i32 2, %63
  %65 = add nsw i32 %64, 1
  %66 = load i32, ptr %11, align 4, !tbaa !23
  %67 = mul nsw i32 %65, %66
  %68 = sitofp i32 %67 to float
  %69 = fmul float %68, 0x3FC921FB60000000
  %70 = call noundef float @_ZL8cos_fastf(float noundef %69) #8
  %71 = fmul float %62, %70
  %72 = load float, ptr %13, align 4, !tbaa !25
  %73 = fadd float %72, %71
  store float %73, ptr %13, align 4, !tbaa !25
  br label %74

74:                                               ; preds = %58
  %75 = load i32, ptr %14, align 4, !tbaa !23
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %14, align 4, !tbaa !23
  br label %54, !llvm.loop !48

77:                                               ; preds = %57
  %78 = load float, ptr %13, align 4, !tbaa !25
  %79 = load i32, ptr %7, align 4, !tbaa !23
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1s to ptr), i64 0, i64 %80
  %82 = load i32, ptr %11, align 4, !tbaa !23
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [9 x float], ptr %81, i64 0, i64 %83
  store float %78, ptr %84, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  br label %85

85:                                               ; preds = %77
  %86 = load i32, ptr %11, align 4, !tbaa !23
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %11, align 4, !tbaa !23
  br label %49, !llvm.loop !49

88:                                               ; preds = %52
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #7
  store i32 0, ptr %15, align 4, !tbaa !23
  br label %89

89:                                               ; preds = %133, %88
  %90 = load i32, ptr %15, align 4, !tbaa !23
  %91 = icmp slt i32 %90, 8
  br i1 %91, label %93, label %92

92:                                               ; preds = %89
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #7
  br label %136

93:                                               ; preds = %89
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  store float 0.000000e+00, ptr %16, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !23
  br label %94

94:                                               ; preds = %117, %93
  %95 = load i32, ptr %17, align 4, !tbaa !23
  %96 = icmp slt i32 %95, 8
  br i1 %96, label %98, label %97

97:                                               ; preds = %94
  store i32 14, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  br label %120

98:                                               ; preds = %94
  %99 = load i32, ptr %17, align 4, !tbaa !23
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1s to ptr), i64 0, i64 %100
  %102 = load i32, ptr %7, align 4, !tbaa !23
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [9 x float], ptr %101, i64 0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !25
  %106 = load i32, ptr %17, align 4, !tbaa !23
  %107 = mul nsw i32 2, %106
  %108 = add nsw i32 %107, 1
  %109 = load i32, ptr %15, align 4, !tbaa !23
  %110 = mul nsw i32 %108, %109
  %111 = sitofp i32 %110 to float
  %112 = fmul float %111, 0x3FC921FB60000000
  %113 = call noundef float @_ZL8cos_fastf(float noundef %112) #8
  %114 = fmul float %105, %113
  %115 = load float, ptr %16, align 4, !tbaa !25
  %116 = fadd float %115, %114
  store float %116, ptr %16, align 4, !tbaa !25
  br label %117

117:                                              ; preds = %98
  %118 = load i32, ptr %17, align 4, !tbaa !23
  %119 = add nsw i32 %118, 1
  store i32 %119, ptr %17, align 4, !tbaa !23
  br label %94, !llvm.loop !50

120:                                              ; preds = %97
  %121 = load float, ptr %16, align 4, !tbaa !25
  %122 = fmul float 2.500000e-01, %121
  %123 = load ptr, ptr %4, align 8, !tbaa !19
  %124 = load i32, ptr %8, align 4, !tbaa !23
  %125 = load i32, ptr %15, align 4, !tbaa !23
  %126 = load i32, ptr %6, align 4, !tbaa !23
  %127 = mul nsw i32 %125, %126
  %128 = add nsw i32 %124, %127
  %129 = load i32, ptr %7, align 4, !tbaa !23
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %123, i64 %131
  store float %122, ptr %132, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  br label %133

133:                                              ; preds = %120
  %134 = load i32, ptr %15, align 4, !tbaa !23
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %15, align 4, !tbaa !23
  br label %89, !llvm.loop !51

136:                                              ; preds = %92
  call void @llvm.lifetime.end.p0(i64 32, ptr %9) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8cos_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  %3 = load float, ptr %2, align 4, !tbaa !25
  %4 = call float @llvm.nvvm.cos.approx.f(float %3)
  ret float %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bitonic(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i32 %2, ptr %6, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #7
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %15, ptr %7, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #7
  %16 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %17 = mul i32 %16, 64
  store i32 %17, ptr %8, align 4, !tbaa !23
  %18 = load ptr, ptr %4, align 8, !tbaa !19
  %19 = load i32, ptr %8, align 4, !tbaa !23
  %20 = load i32, ptr %7, align 4, !tbaa !23
  %21 = add nsw i32 %19, %20
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %18, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !23
  %25 = load i32, ptr %7, align 4, !tbaa !23
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !23
  %28 = load ptr, ptr %5, align 8, !tbaa !19
  %29 = load i32, ptr %8, align 4, !tbaa !23
  %30 = load i32, ptr %7, align 4, !tbaa !23
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %28, i64 %32
  %34 = load i32, ptr %33, align 4, !tbaa !23
  %35 = load i32, ptr %7, align 4, !tbaa !23
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %36
  store i32 %34, ptr %37, align 4, !tbaa !23
  %38 = load ptr, ptr %4, align 8, !tbaa !19
  %39 = load i32, ptr %8, align 4, !tbaa !23
  %40 = load i32, ptr %7, align 4, !tbaa !23
  %41 = add nsw i32 %39, %40
  %42 = add nsw i32 %41, 32
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i32, ptr %38, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !23
  %46 = load i32, ptr %7, align 4, !tbaa !23
  %47 = add nsw i32 %46, 32
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %48
  store i32 %45, ptr %49, align 4, !tbaa !23
  %50 = load ptr, ptr %5, align 8, !tbaa !19
  %51 = load i32, ptr %8, align 4, !tbaa !23
  %52 = load i32, ptr %7, align 4, !tbaa !23
  %53 = add nsw i32 %51, %52
  %54 = add nsw i32 %53, 32
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %50, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !23
  %58 = load i32, ptr %7, align 4, !tbaa !23
  %59 = add nsw i32 %58, 32
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  store i32 2, ptr %9, align 4, !tbaa !23
  br label %62

62:                                               ; preds = %155, %3
  %63 = load i32, ptr %9, align 4, !tbaa !23
  %64 = icmp sle i32 %63, 64
  br i1 %64, label %66, label %65

65:                                               ; preds = %62
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  br label %158

66:                                               ; preds = %62
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %67 = load i32, ptr %9, align 4, !tbaa !23
  %68 = sdiv i32 %67, 2
  store i32 %68, ptr %11, align 4, !tbaa !23
  br label %69

69:                                               ; preds = %151, %66
  %70 = load i32, ptr %11, align 4, !tbaa !23
  %71 = icmp sgt i32 %70, 0
  br i1 %71, label %73, label %72

72:                                               ; preds = %69
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %154

73:                                               ; preds = %69
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  %74 = load i32, ptr %7, align 4, !tbaa !23
  %75 = mul nsw i32 2, %74
  %76 = load i32, ptr %7, align 4, !tbaa !23
  %77 = load i32, ptr %11, align 4, !tbaa !23
  %78 = sub nsw i32 %77, 1
  %79 = and i32 %76, %78
  %80 = sub nsw i32 %75, %79
  store i32 %80, ptr %12, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 1, ptr %13) #7
  %81 = load i32, ptr %9, align 4, !tbaa !23
  %82 = icmp slt i32 %81, 64
  br i1 %82, label %83, label %89

83:                                               ; preds = %73
  %84 = load i32, ptr %7, align 4, !tbaa !23
  %85 = load i32, ptr %9, align 4, !tbaa !23
  %86 = sdiv i32 %85, 2
  %87 = and i32 %84, %86
  %88 = icmp eq i32 %87, 0
  br label %92

89:                                               ; preds = %73
  %90 = load i32, ptr %6, align 4, !tbaa !23
  %91 = icmp ne i32 %90, 0
  br label %92

92:                                               ; preds = %89, %83
  %93 = phi i1 [ %88, %83 ], [ %91, %89 ]
  %94 = zext i1 %93 to i8
  store i8 %94, ptr %13, align 1, !tbaa !52
  %95 = load i32, ptr %12, align 4, !tbaa !23
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !23
  %99 = load i32, ptr %12, align 4, !tbaa !23
  %100 = load i32, ptr %11, align 4, !tbaa !23
  %101 = add nsw i32 %99, %100
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !23
  %105 = icmp ugt i32 %98, %104
  %106 = zext i1 %105 to i32
  %107 = load i8, ptr %13, align 1, !tbaa !52, !range !54, !noundef !55
  %108 = trunc i8 %107 to i1
  %109 = zext i1 %108 to i32
  %110 = icmp eq i32 %106, %109
  br i1 %110, label %111, label %150

111:                                              ; preds = %92
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  %112 = load i32, ptr %12, align 4, !tbaa !23
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !23
  store i32 %115, ptr %14, align 4, !tbaa !23
  %116 = load i32, ptr %12, align 4, !tbaa !23
  %117 = load i32, ptr %11, align 4, !tbaa !23
  %118 = add nsw i32 %116, %117
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %119
  %121 = load i32, ptr %120, align 4, !tbaa !23
  %122 = load i32, ptr %12, align 4, !tbaa !23
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %123
  store i32 %121, ptr %124, align 4, !tbaa !23
  %125 = load i32, ptr %14, align 4, !tbaa !23
  %126 = load i32, ptr %12, align 4, !tbaa !23
  %127 = load i32, ptr %11, align 4, !tbaa !23
  %128 = add nsw i32 %126, %127
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %129
  store i32 %125, ptr %130, align 4, !tbaa !23
  %131 = load i32, ptr %12, align 4, !tbaa !23
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %132
  %134 = load i32, ptr %133, align 4, !tbaa !23
  store i32 %134, ptr %14, align 4, !tbaa !23
  %135 = load i32, ptr %12, align 4, !tbaa !23
  %136 = load i32, ptr %11, align 4, !tbaa !23
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %138
  %140 = load i32, ptr %139, align 4, !tbaa !23
  %141 = load i32, ptr %12, align 4, !tbaa !23
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %142
  store i32 %140, ptr %143, align 4, !tbaa !23
  %144 = load i32, ptr %14, align 4, !tbaa !23
  %145 = load i32, ptr %12, align 4, !tbaa !23
  %146 = load i32, ptr %11, align 4, !tbaa !23
  %147 = add nsw i32 %145, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %148
  store i32 %144, ptr %149, align 4, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %150

150:                                              ; preds = %111, %92
  call void @llvm.lifetime.end.p0(i64 1, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  br label %151

151:                                              ; preds = %150
  %152 = load i32, ptr %11, align 4, !tbaa !23
  %153 = ashr i32 %152, 1
  store i32 %153, ptr %11, align 4, !tbaa !23
  br label %69, !llvm.loop !56

154:                                              ; preds = %72
  br label %155

155:                                              ; preds = %154
  %156 = load i32, ptr %9, align 4, !tbaa !23
  %157 = shl i32 %156, 1
  store i32 %157, ptr %9, align 4, !tbaa !23
  br label %62, !llvm.loop !57

158:                                              ; preds = %65
  call void @llvm.nvvm.barrier0()
  %159 = load i32, ptr %7, align 4, !tbaa !23
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %160
  %162 = load i32, ptr %161, align 4, !tbaa !23
  %163 = load ptr, ptr %4, align 8, !tbaa !19
  %164 = load i32, ptr %8, align 4, !tbaa !23
  %165 = load i32, ptr %7, align 4, !tbaa !23
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i32, ptr %163, i64 %167
  store i32 %162, ptr %168, align 4, !tbaa !23
  %169 = load i32, ptr %7, align 4, !tbaa !23
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !23
  %173 = load ptr, ptr %5, align 8, !tbaa !19
  %174 = load i32, ptr %8, align 4, !tbaa !23
  %175 = load i32, ptr %7, align 4, !tbaa !23
  %176 = add nsw i32 %174, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i32, ptr %173, i64 %177
  store i32 %172, ptr %178, align 4, !tbaa !23
  %179 = load i32, ptr %7, align 4, !tbaa !23
  %180 = add nsw i32 %179, 32
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1k to ptr), i64 0, i64 %181
  %183 = load i32, ptr %182, align 4, !tbaa !23
  %184 = load ptr, ptr %4, align 8, !tbaa !19
  %185 = load i32, ptr %8, align 4, !tbaa !23
  %186 = load i32, ptr %7, align 4, !tbaa !23
  %187 = add nsw i32 %185, %186
  %188 = add nsw i32 %187, 32
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i32, ptr %184, i64 %189
  store i32 %183, ptr %190, align 4, !tbaa !23
  %191 = load i32, ptr %7, align 4, !tbaa !23
  %192 = add nsw i32 %191, 32
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7bitonicE1v to ptr), i64 0, i64 %193
  %195 = load i32, ptr %194, align 4, !tbaa !23
  %196 = load ptr, ptr %5, align 8, !tbaa !19
  %197 = load i32, ptr %8, align 4, !tbaa !23
  %198 = load i32, ptr %7, align 4, !tbaa !23
  %199 = add nsw i32 %197, %198
  %200 = add nsw i32 %199, 32
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i32, ptr %196, i64 %201
  store i32 %195, ptr %202, align 4, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scalar_product(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store ptr %2, ptr %8, align 8, !tbaa !19
  store i32 %3, ptr %9, align 4, !tbaa !23
  store i32 %4, ptr %10, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %18 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  store i32 %18, ptr %11, align 4, !tbaa !23
  br label %19

19:                                               ; preds = %112, %5
  %20 = load i32, ptr %11, align 4, !tbaa !23
  %21 = load i32, ptr %9, align 4, !tbaa !23
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %116

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %25 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %25, ptr %13, align 4, !tbaa !23
  br label %26

26:                                               ; preds = %66, %24
  %27 = load i32, ptr %13, align 4, !tbaa !23
  %28 = icmp slt i32 %27, 64
  br i1 %28, label %30, label %29

29:                                               ; preds = %26
  store i32 5, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  br label %70

30:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  store float 0.000000e+00, ptr %14, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #7
  %31 = load i32, ptr %11, align 4, !tbaa !23
  %32 = load i32, ptr %10, align 4, !tbaa !23
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %13, align 4, !tbaa !23
  %35 = add nsw i32 %33, %34
  store i32 %35, ptr %15, align 4, !tbaa !23
  br label %36

36:                                               ; preds = %58, %30
  %37 = load i32, ptr %15, align 4, !tbaa !23
  %38 = load i32, ptr %11, align 4, !tbaa !23
  %39 = add nsw i32 %38, 1
  %40 = load i32, ptr %10, align 4, !tbaa !23
  %41 = mul nsw i32 %39, %40
  %42 = icmp slt i32 %37, %41
  br i1 %42, label %44, label %43

43:                                               ; preds = %36
  store i32 8, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #7
  br label %61

44:                                               ; preds = %36
  %45 = load ptr, ptr %7, align 8, !tbaa !19
  %46 = load i32, ptr %15, align 4, !tbaa !23
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !25
  %50 = load ptr, ptr %8, align 8, !tbaa !19
  %51 = load i32, ptr %15, align 4, !tbaa !23
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %50, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !25
  %55 = fmul float %49, %54
  %56 = load float, ptr %14, align 4, !tbaa !25
  %57 = fadd float %56, %55
  store float %57, ptr %14, align 4, !tbaa !25
  br label %58

58:                                               ; preds = %44
  %59 = load i32, ptr %15, align 4, !tbaa !23
  %60 = add nsw i32 %59, 64
  store i32 %60, ptr %15, align 4, !tbaa !23
  br label %36, !llvm.loop !58

61:                                               ; preds = %43
  %62 = load float, ptr %14, align 4, !tbaa !25
  %63 = load i32, ptr %13, align 4, !tbaa !23
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scalar_productE1s to ptr), i64 0, i64 %64
  store float %62, ptr %65, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %66

66:                                               ; preds = %61
  %67 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %68 = load i32, ptr %13, align 4, !tbaa !23
  %69 = add i32 %68, %67
  store i32 %69, ptr %13, align 4, !tbaa !23
  br label %26, !llvm.loop !59

70:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  store i32 32, ptr %16, align 4, !tbaa !23
  br label %71

71:                                               ; preds = %99, %70
  %72 = load i32, ptr %16, align 4, !tbaa !23
  %73 = icmp sgt i32 %72, 0
  br i1 %73, label %75, label %74

74:                                               ; preds = %71
  store i32 11, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  br label %102

75:                                               ; preds = %71
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  %76 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %76, ptr %17, align 4, !tbaa !23
  br label %77

77:                                               ; preds = %94, %75
  %78 = load i32, ptr %17, align 4, !tbaa !23
  %79 = load i32, ptr %16, align 4, !tbaa !23
  %80 = icmp slt i32 %78, %79
  br i1 %80, label %82, label %81

81:                                               ; preds = %77
  store i32 14, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  br label %98

82:                                               ; preds = %77
  %83 = load i32, ptr %16, align 4, !tbaa !23
  %84 = load i32, ptr %17, align 4, !tbaa !23
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scalar_productE1s to ptr), i64 0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !25
  %89 = load i32, ptr %17, align 4, !tbaa !23
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ14scalar_productE1s to ptr), i64 0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !25
  %93 = fadd float %92, %88
  store float %93, ptr %91, align 4, !tbaa !25
  br label %94

94:                                               ; preds = %82
  %95 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %96 = load i32, ptr %17, align 4, !tbaa !23
  %97 = add i32 %96, %95
  store i32 %97, ptr %17, align 4, !tbaa !23
  br label %77, !llvm.loop !60

98:                                               ; preds = %81
  br label %99

99:                                               ; preds = %98
  %100 = load i32, ptr %16, align 4, !tbaa !23
  %101 = ashr i32 %100, 1
  store i32 %101, ptr %16, align 4, !tbaa !23
  br label %71, !llvm.loop !61

102:                                              ; preds = %74
  call void @llvm.nvvm.barrier0()
  %103 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %111

105:                                              ; preds = %102
  %106 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ14scalar_productE1s to ptr), align 4, !tbaa !25
  %107 = load ptr, ptr %6, align 8, !tbaa !19
  %108 = load i32, ptr %11, align 4, !tbaa !23
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %107, i64 %109
  store float %106, ptr %110, align 4, !tbaa !25
  br label %111

111:                                              ; preds = %105, %102
  call void @llvm.nvvm.barrier0()
  br label %112

112:                                              ; preds = %111
  %113 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %114 = load i32, ptr %11, align 4, !tbaa !23
  %115 = add i32 %114, %113
  store i32 %115, ptr %11, align 4, !tbaa !23
  br label %19, !llvm.loop !62

116:                                              ; preds = %23
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @sobel(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store i32 %2, ptr %8, align 4, !tbaa !23
  store i32 %3, ptr %9, align 4, !tbaa !23
  store float %4, ptr %10, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %18 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  store i32 %18, ptr %11, align 4, !tbaa !23
  br label %19

19:                                               ; preds = %122, %5
  %20 = load i32, ptr %11, align 4, !tbaa !23
  %21 = load i32, ptr %8, align 4, !tbaa !23
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %126

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  %25 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  store i32 %25, ptr %12, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %26 = load i32, ptr %12, align 4, !tbaa !23
  %27 = sub nsw i32 %26, 1
  %28 = call noundef i32 @_ZL7max_intii(i32 noundef %27, i32 noundef 0) #8
  %29 = load i32, ptr %8, align 4, !tbaa !23
  %30 = mul nsw i32 %28, %29
  store i32 %30, ptr %13, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  %31 = load i32, ptr %12, align 4, !tbaa !23
  %32 = load i32, ptr %8, align 4, !tbaa !23
  %33 = mul nsw i32 %31, %32
  store i32 %33, ptr %14, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #7
  %34 = load i32, ptr %12, align 4, !tbaa !23
  %35 = add nsw i32 %34, 1
  %36 = load i32, ptr %9, align 4, !tbaa !23
  %37 = sub nsw i32 %36, 1
  %38 = call noundef i32 @_ZL7min_intii(i32 noundef %35, i32 noundef %37) #8
  %39 = load i32, ptr %8, align 4, !tbaa !23
  %40 = mul nsw i32 %38, %39
  store i32 %40, ptr %15, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  %41 = load i32, ptr %11, align 4, !tbaa !23
  %42 = sub nsw i32 %41, 1
  %43 = call noundef i32 @_ZL7max_intii(i32 noundef %42, i32 noundef 0) #8
  store i32 %43, ptr %16, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  %44 = load i32, ptr %11, align 4, !tbaa !23
  %45 = add nsw i32 %44, 1
  %46 = load i32, ptr %8, align 4, !tbaa !23
  %47 = sub nsw i32 %46, 1
  %48 = call noundef i32 @_ZL7min_intii(i32 noundef %45, i32 noundef %47) #8
  store i32 %48, ptr %17, align 4, !tbaa !23
  %49 = load ptr, ptr %7, align 8, !tbaa !19
  %50 = load i32, ptr %13, align 4, !tbaa !23
  %51 = load i32, ptr %16, align 4, !tbaa !23
  %52 = add nsw i32 %50, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %49, i64 %53
  %55 = load i8, ptr %54, align 1, !tbaa !38
  %56 = zext i8 %55 to i32
  %57 = load ptr, ptr %7, align 8, !tbaa !19
  %58 = load i32, ptr %13, align 4, !tbaa !23
  %59 = load i32, ptr %11, align 4, !tbaa !23
  %60 = add nsw i32 %58, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %57, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !38
  %64 = zext i8 %63 to i32
  %65 = load ptr, ptr %7, align 8, !tbaa !19
  %66 = load i32, ptr %13, align 4, !tbaa !23
  %67 = load i32, ptr %17, align 4, !tbaa !23
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %65, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !38
  %72 = zext i8 %71 to i32
  %73 = load ptr, ptr %7, align 8, !tbaa !19
  %74 = load i32, ptr %14, align 4, !tbaa !23
  %75 = load i32, ptr %16, align 4, !tbaa !23
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %73, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !38
  %80 = zext i8 %79 to i32
  %81 = load ptr, ptr %7, align 8, !tbaa !19
  %82 = load i32, ptr %14, align 4, !tbaa !23
  %83 = load i32, ptr %17, align 4, !tbaa !23
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %81, i64 %85
  %87 = load i8, ptr %86, align 1, !tbaa !38
  %88 = zext i8 %87 to i32
  %89 = load ptr, ptr %7, align 8, !tbaa !19
  %90 = load i32, ptr %15, align 4, !tbaa !23
  %91 = load i32, ptr %16, align 4, !tbaa !23
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %89, i64 %93
  %95 = load i8, ptr %94, align 1, !tbaa !38
  %96 = zext i8 %95 to i32
  %97 = load ptr, ptr %7, align 8, !tbaa !19
  %98 = load i32, ptr %15, align 4, !tbaa !23
  %99 = load i32, ptr %11, align 4, !tbaa !23
  %100 = add nsw i32 %98, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr %97, i64 %101
  %103 = load i8, ptr %102, align 1, !tbaa !38
  %104 = zext i8 %103 to i32
  %105 = load ptr, ptr %7, align 8, !tbaa !19
  %106 = load i32, ptr %15, align 4, !tbaa !23
  %107 = load i32, ptr %17, align 4, !tbaa !23
  %108 = add nsw i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %105, i64 %109
  %111 = load i8, ptr %110, align 1, !tbaa !38
  %112 = zext i8 %111 to i32
  %113 = load float, ptr %10, align 4, !tbaa !25
  %114 = call noundef i32 @_ZL8gradientiiiiiiiif(i32 noundef %56, i32 noundef %64, i32 noundef %72, i32 noundef %80, i32 noundef %88, i32 noundef %96, i32 noundef %104, i32 noundef %112, float noundef %113) #8
  %115 = trunc i32 %114 to i8
  %116 = load ptr, ptr %6, align 8, !tbaa !19
  %117 = load i32, ptr %14, align 4, !tbaa !23
  %118 = load i32, ptr %11, align 4, !tbaa !23
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i8, ptr %116, i64 %120
  store i8 %115, ptr %121, align 1, !tbaa !38
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  br label %122

122:                                              ; preds = %24
  %123 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %124 = load i32, ptr %11, align 4, !tbaa !23
  %125 = add i32 %124, %123
  store i32 %125, ptr %11, align 4, !tbaa !23
  br label %19, !llvm.loop !63

126:                                              ; preds = %23
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7max_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !23
  store i32 %1, ptr %4, align 4, !tbaa !23
  %5 = load i32, ptr %3, align 4, !tbaa !23
  %6 = load i32, ptr %4, align 4, !tbaa !23
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !23
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !23
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7min_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !23
  store i32 %1, ptr %4, align 4, !tbaa !23
  %5 = load i32, ptr %3, align 4, !tbaa !23
  %6 = load i32, ptr %4, align 4, !tbaa !23
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !23
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !23
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL8gradientiiiiiiiif(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, float noundef %8) #4 {
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i32 %0, ptr %10, align 4, !tbaa !23
  store i32 %1, ptr %11, align 4, !tbaa !23
  store i32 %2, ptr %12, align 4, !tbaa !23
  store i32 %3, ptr %13, align 4, !tbaa !23
  store i32 %4, ptr %14, align 4, !tbaa !23
  store i32 %5, ptr %15, align 4, !tbaa !23
  store i32 %6, ptr %16, align 4, !tbaa !23
  store i32 %7, ptr %17, align 4, !tbaa !23
  store float %8, ptr %18, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #7
  %22 = load i32, ptr %12, align 4, !tbaa !23
  %23 = load i32, ptr %14, align 4, !tbaa !23
  %24 = mul nsw i32 2, %23
  %25 = add nsw i32 %22, %24
  %26 = load i32, ptr %17, align 4, !tbaa !23
  %27 = add nsw i32 %25, %26
  %28 = load i32, ptr %10, align 4, !tbaa !23
  %29 = sub nsw i32 %27, %28
  %30 = load i32, ptr %13, align 4, !tbaa !23
  %31 = mul nsw i32 2, %30
  %32 = sub nsw i32 %29, %31
  %33 = load i32, ptr %15, align 4, !tbaa !23
  %34 = sub nsw i32 %32, %33
  store i32 %34, ptr %19, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #7
  %35 = load i32, ptr %10, align 4, !tbaa !23
  %36 = load i32, ptr %11, align 4, !tbaa !23
  %37 = mul nsw i32 2, %36
  %38 = add nsw i32 %35, %37
  %39 = load i32, ptr %12, align 4, !tbaa !23
  %40 = add nsw i32 %38, %39
  %41 = load i32, ptr %15, align 4, !tbaa !23
  %42 = sub nsw i32 %40, %41
  %43 = load i32, ptr %16, align 4, !tbaa !23
  %44 = mul nsw i32 2, %43
  %45 = sub nsw i32 %42, %44
  %46 = load i32, ptr %17, align 4, !tbaa !23
  %47 = sub nsw i32 %45, %46
  store i32 %47, ptr %20, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #7
  %48 = load float, ptr %18, align 4, !tbaa !25
  %49 = load i32, ptr %19, align 4, !tbaa !23
  %50 = icmp slt i32 %49, 0
  br i1 %50, label %51, label %54

51:                                               ; preds = %9
  %52 = load i32, ptr %19, align 4, !tbaa !23
  %53 = sub nsw i32 0, %52
  br label %56

54:                                               ; preds = %9
  %55 = load i32, ptr %19, align 4, !tbaa !23
  br label %56

56:                                               ; preds = %54, %51
  %57 = phi i32 [ %53, %51 ], [ %55, %54 ]
  %58 = load i32, ptr %20, align 4, !tbaa !23
  %59 = icmp slt i32 %58, 0
  br i1 %59, label %60, label %63

60:                                               ; preds = %56
  %61 = load i32, ptr %20, align 4, !tbaa !23
  %62 = sub nsw i32 0, %61
  br label %65

63:                                               ; preds = %56
  %64 = load i32, ptr %20, align 4, !tbaa !23
  br label %65

65:                                               ; preds = %63, %60
  %66 = phi i32 [ %62, %60 ], [ %64, %63 ]
  %67 = add nsw i32 %57, %66
  %68 = sitofp i32 %67 to float
  %69 = fmul float %48, %68
  %70 = fptosi float %69 to i32
  store i32 %70, ptr %21, align 4, !tbaa !23
  %71 = load i32, ptr %21, align 4, !tbaa !23
  %72 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %71, i32 noundef 0, i32 noundef 255) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #7
  ret i32 %72
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @quasirandom(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store i32 %2, ptr %7, align 4, !tbaa !23
  store i32 %3, ptr %8, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %15 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %16 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %17 = mul i32 %15, %16
  store i32 %17, ptr %9, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %18 = call noundef i32 @_ZL8global_xv() #8
  store i32 %18, ptr %10, align 4, !tbaa !23
  br label %19

19:                                               ; preds = %66, %4
  %20 = load i32, ptr %10, align 4, !tbaa !23
  %21 = load i32, ptr %8, align 4, !tbaa !23
  %22 = icmp ult i32 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  br label %70

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %25 = load i32, ptr %7, align 4, !tbaa !23
  %26 = load i32, ptr %10, align 4, !tbaa !23
  %27 = add i32 %25, %26
  store i32 %27, ptr %13, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  store i32 0, ptr %14, align 4, !tbaa !23
  br label %28

28:                                               ; preds = %48, %24
  %29 = load i32, ptr %14, align 4, !tbaa !23
  %30 = icmp slt i32 %29, 31
  br i1 %30, label %32, label %31

31:                                               ; preds = %28
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %53

32:                                               ; preds = %28
  %33 = load i32, ptr %13, align 4, !tbaa !23
  %34 = and i32 %33, 1
  %35 = icmp ne i32 %34, 0
  br i1 %35, label %36, label %47

36:                                               ; preds = %32
  %37 = load ptr, ptr %6, align 8, !tbaa !19
  %38 = load i32, ptr %14, align 4, !tbaa !23
  %39 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %40 = mul i32 %39, 31
  %41 = add i32 %38, %40
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %37, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !23
  %45 = load i32, ptr %12, align 4, !tbaa !23
  %46 = xor i32 %45, %44
  store i32 %46, ptr %12, align 4, !tbaa !23
  br label %47

47:                                               ; preds = %36, %32
  br label %48

48:                                               ; preds = %47
  %49 = load i32, ptr %14, align 4, !tbaa !23
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %14, align 4, !tbaa !23
  %51 = load i32, ptr %13, align 4, !tbaa !23
  %52 = lshr i32 %51, 1
  store i32 %52, ptr %13, align 4, !tbaa !23
  br label %28, !llvm.loop !64

53:                                               ; preds = %31
  %54 = load i32, ptr %12, align 4, !tbaa !23
  %55 = add i32 %54, 1
  %56 = uitofp i32 %55 to float
  %57 = fmul float %56, 0x3E00000000000000
  %58 = load ptr, ptr %5, align 8, !tbaa !19
  %59 = load i32, ptr %10, align 4, !tbaa !23
  %60 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %61 = load i32, ptr %8, align 4, !tbaa !23
  %62 = mul i32 %60, %61
  %63 = add i32 %59, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %58, i64 %64
  store float %57, ptr %65, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  br label %66

66:                                               ; preds = %53
  %67 = load i32, ptr %9, align 4, !tbaa !23
  %68 = load i32, ptr %10, align 4, !tbaa !23
  %69 = add i32 %68, %67
  store i32 %69, ptr %10, align 4, !tbaa !23
  br label %19, !llvm.loop !65

70:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @merge_ranks(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store ptr %2, ptr %7, align 8, !tbaa !19
  store i32 %3, ptr %8, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %15 = call noundef i32 @_ZL8global_xv() #8
  store i32 %15, ptr %9, align 4, !tbaa !23
  %16 = load i32, ptr %9, align 4, !tbaa !23
  %17 = load i32, ptr %8, align 4, !tbaa !23
  %18 = icmp uge i32 %16, %17
  br i1 %18, label %19, label %20

19:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %57

20:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %21 = load ptr, ptr %5, align 8, !tbaa !19
  %22 = load i32, ptr %9, align 4, !tbaa !23
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %21, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !23
  store i32 %25, ptr %11, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %26 = load i32, ptr %8, align 4, !tbaa !23
  store i32 %26, ptr %13, align 4, !tbaa !23
  br label %27

27:                                               ; preds = %48, %20
  %28 = load i32, ptr %12, align 4, !tbaa !23
  %29 = load i32, ptr %13, align 4, !tbaa !23
  %30 = icmp ult i32 %28, %29
  br i1 %30, label %31, label %49

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  %32 = load i32, ptr %12, align 4, !tbaa !23
  %33 = load i32, ptr %13, align 4, !tbaa !23
  %34 = add i32 %32, %33
  %35 = udiv i32 %34, 2
  store i32 %35, ptr %14, align 4, !tbaa !23
  %36 = load ptr, ptr %6, align 8, !tbaa !19
  %37 = load i32, ptr %14, align 4, !tbaa !23
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !23
  %41 = load i32, ptr %11, align 4, !tbaa !23
  %42 = icmp ult i32 %40, %41
  br i1 %42, label %43, label %46

43:                                               ; preds = %31
  %44 = load i32, ptr %14, align 4, !tbaa !23
  %45 = add i32 %44, 1
  store i32 %45, ptr %12, align 4, !tbaa !23
  br label %48

46:                                               ; preds = %31
  %47 = load i32, ptr %14, align 4, !tbaa !23
  store i32 %47, ptr %13, align 4, !tbaa !23
  br label %48

48:                                               ; preds = %46, %43
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  br label %27, !llvm.loop !66

49:                                               ; preds = %27
  %50 = load i32, ptr %9, align 4, !tbaa !23
  %51 = load i32, ptr %12, align 4, !tbaa !23
  %52 = add i32 %50, %51
  %53 = load ptr, ptr %7, align 8, !tbaa !19
  %54 = load i32, ptr %9, align 4, !tbaa !23
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %53, i64 %55
  store i32 %52, ptr %56, align 4, !tbaa !23
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  store i32 0, ptr %10, align 4
  br label %57

57:                                               ; preds = %49, %19
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  %58 = load i32, ptr %10, align 4
  switch i32 %58, label %60 [
    i32 0, label %59
    i32 1, label %59
  ]

59:                                               ; preds = %57, %57
  ret void

60:                                               ; preds = %57
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @transpose_tile(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store i32 %2, ptr %7, align 4, !tbaa !23
  store i32 %3, ptr %8, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %13 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %14 = mul i32 %13, 16
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %17 = call noundef i32 @_ZN17optgo_block_index5readYEv() #8
  %18 = mul i32 %17, 16
  %19 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %20 = add i32 %18, %19
  store i32 %20, ptr %10, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  store i32 0, ptr %11, align 4, !tbaa !23
  br label %21

21:                                               ; preds = %45, %4
  %22 = load i32, ptr %11, align 4, !tbaa !23
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %48

25:                                               ; preds = %21
  %26 = load ptr, ptr %6, align 8, !tbaa !19
  %27 = load i32, ptr %10, align 4, !tbaa !23
  %28 = load i32, ptr %11, align 4, !tbaa !23
  %29 = add nsw i32 %27, %28
  %30 = load i32, ptr %7, align 4, !tbaa !23
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %9, align 4, !tbaa !23
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %26, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !25
  %37 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %38 = load i32, ptr %11, align 4, !tbaa !23
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_tileE1s to ptr), i64 0, i64 %40
  %42 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds [17 x float], ptr %41, i64 0, i64 %43
  store float %36, ptr %44, align 4, !tbaa !25
  br label %45

45:                                               ; preds = %25
  %46 = load i32, ptr %11, align 4, !tbaa !23
  %47 = add nsw i32 %46, 4
  store i32 %47, ptr %11, align 4, !tbaa !23
  br label %21, !llvm.loop !67

48:                                               ; preds = %24
  call void @llvm.nvvm.barrier0()
  %49 = call noundef i32 @_ZN17optgo_block_index5readYEv() #8
  %50 = mul i32 %49, 16
  %51 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %52 = add i32 %50, %51
  store i32 %52, ptr %9, align 4, !tbaa !23
  %53 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %54 = mul i32 %53, 16
  %55 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %56 = add i32 %54, %55
  store i32 %56, ptr %10, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #7
  store i32 0, ptr %12, align 4, !tbaa !23
  br label %57

57:                                               ; preds = %81, %48
  %58 = load i32, ptr %12, align 4, !tbaa !23
  %59 = icmp slt i32 %58, 16
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #7
  br label %84

61:                                               ; preds = %57
  %62 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ14transpose_tileE1s to ptr), i64 0, i64 %63
  %65 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #8
  %66 = load i32, ptr %12, align 4, !tbaa !23
  %67 = add i32 %65, %66
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds [17 x float], ptr %64, i64 0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !25
  %71 = load ptr, ptr %5, align 8, !tbaa !19
  %72 = load i32, ptr %10, align 4, !tbaa !23
  %73 = load i32, ptr %12, align 4, !tbaa !23
  %74 = add nsw i32 %72, %73
  %75 = load i32, ptr %8, align 4, !tbaa !23
  %76 = mul nsw i32 %74, %75
  %77 = load i32, ptr %9, align 4, !tbaa !23
  %78 = add nsw i32 %76, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %71, i64 %79
  store float %70, ptr %80, align 4, !tbaa !25
  br label %81

81:                                               ; preds = %61
  %82 = load i32, ptr %12, align 4, !tbaa !23
  %83 = add nsw i32 %82, 4
  store i32 %83, ptr %12, align 4, !tbaa !23
  br label %57, !llvm.loop !68

84:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
!llvm.module.flags = !{!15, !16, !17}
!llvm.ident = !{!18}

!0 = !{ptr @vector_add, !"kernel", i32 1}
!1 = !{ptr @black_scholes, !"kernel", i32 1}
!2 = !{ptr @monte_carlo, !"kernel", i32 1}
!3 = !{ptr @convolution_rows, !"kernel", i32 1}
!4 = !{ptr @bilateral, !"kernel", i32 1}
!5 = !{ptr @histogram64, !"kernel", i32 1}
!6 = !{ptr @binomial, !"kernel", i32 1}
!7 = !{ptr @walsh, !"kernel", i32 1}
!8 = !{ptr @dct8x8, !"kernel", i32 1}
!9 = !{ptr @bitonic, !"kernel", i32 1}
!10 = !{ptr @scalar_product, !"kernel", i32 1}
!11 = !{ptr @sobel, !"kernel", i32 1}
!12 = !{ptr @quasirandom, !"kernel", i32 1}
!13 = !{ptr @merge_ranks, !"kernel", i32 1}
!14 = !{ptr @transpose_tile, !"kernel", i32 1}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"clang version 19"}
!19 = !{!20, !20, i64 0}
!20 = !{!"any pointer", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !21, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !21, i64 0}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !28}
!30 = distinct !{!30, !28}
!31 = distinct !{!31, !28, !32}
!32 = !{!"llvm.loop.unroll.enable"}
!33 = distinct !{!33, !28, !32}
!34 = distinct !{!34, !28, !32}
!35 = distinct !{!35, !28}
!36 = distinct !{!36, !28}
!37 = distinct !{!37, !28}
!38 = !{!21, !21, i64 0}
!39 = distinct !{!39, !28}
!40 = distinct !{!40, !28}
!41 = distinct !{!41, !28}
!42 = distinct !{!42, !28}
!43 = distinct !{!43, !28}
!44 = distinct !{!44, !28}
!45 = distinct !{!45, !28}
!46 = distinct !{!46, !28}
!47 = distinct !{!47, !28, !32}
!48 = distinct !{!48, !28, !32}
!49 = distinct !{!49, !28, !32}
!50 = distinct !{!50, !28, !32}
!51 = distinct !{!51, !28, !32}
!52 = !{!53, !53, i64 0}
!53 = !{!"bool", !21, i64 0}
!54 = !{i8 0, i8 2}
!55 = !{}
!56 = distinct !{!56, !28}
!57 = distinct !{!57, !28}
!58 = distinct !{!58, !28}
!59 = distinct !{!59, !28}
!60 = distinct !{!60, !28}
!61 = distinct !{!61, !28}
!62 = distinct !{!62, !28}
!63 = distinct !{!63, !28}
!64 = distinct !{!64, !28}
!65 = distinct !{!65, !28}
!66 = distinct !{!66, !28}
!67 = distinct !{!67, !28}
!68 = distinct !{!68, !28}
