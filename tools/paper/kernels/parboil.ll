; made by: clang-19 -O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 parboil.cu -o -
source_filename = "parboil.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_thread_index = type { i8 }
%struct.optgo_grid_size = type { i8 }
%struct.optgo_block_size = type { i8 }

$_ZN17optgo_block_index5readZEv = comdat any

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

$_ZN17optgo_block_index5readXEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN15optgo_grid_size5readXEv = comdat any

$_ZN16optgo_block_size5readXEv = comdat any

$_ZN16optgo_block_size5readYEv = comdat any

@atoms = dso_local addrspace(4) externally_initialized global <{ [32 x float], [224 x float] }> <{ [32 x float] [float 1.500000e+00, float 2.500000e+00, float 5.000000e-01, float 1.000000e+00, float 6.500000e+00, float 3.500000e+00, float 1.500000e+00, float -5.000000e-01, float 3.500000e+00, float 7.500000e+00, float 2.500000e+00, float 7.500000e-01, float 5.000000e+00, float 5.000000e+00, float 3.000000e+00, float -1.000000e+00, float 5.000000e-01, float 6.000000e+00, float 4.500000e+00, float 0x3FD3333340000000, float 2.000000e+00, float 2.000000e+00, float 7.500000e+00, float 0xBFE99999A0000000, float 7.000000e+00, float 1.000000e+00, float 6.000000e+00, float 0x3FE3333340000000, float 4.000000e+00, float 3.000000e+00, float 1.000000e+00, float 0x3FD99999A0000000], [224 x float] zeroinitializer }>, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@_ZZ5tpacfE5local = internal addrspace(3) global [20 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @atoms to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @cutcp(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !11
  store i32 %1, ptr %8, align 4, !tbaa !15
  store i32 %2, ptr %9, align 4, !tbaa !15
  store float %3, ptr %10, align 4, !tbaa !17
  store i32 %4, ptr %11, align 4, !tbaa !15
  store float %5, ptr %12, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #6
  %27 = call noundef i32 @_ZL8global_xv() #7
  store i32 %27, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #6
  %28 = call noundef i32 @_ZL8global_yv() #7
  store i32 %28, ptr %14, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  %29 = call noundef i32 @_ZN17optgo_block_index5readZEv() #7
  store i32 %29, ptr %15, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  %30 = load i32, ptr %13, align 4, !tbaa !15
  %31 = sitofp i32 %30 to float
  %32 = load float, ptr %10, align 4, !tbaa !17
  %33 = fmul float %31, %32
  store float %33, ptr %16, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #6
  %34 = load i32, ptr %14, align 4, !tbaa !15
  %35 = sitofp i32 %34 to float
  %36 = load float, ptr %10, align 4, !tbaa !17
  %37 = fmul float %35, %36
  store float %37, ptr %17, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #6
  %38 = load i32, ptr %15, align 4, !tbaa !15
  %39 = sitofp i32 %38 to float
  %40 = load float, ptr %10, align 4, !tbaa !17
  %41 = fmul float %39, %40
  store float %41, ptr %18, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #6
  store float 0.000000e+00, ptr %19, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #6
  %42 = load float, ptr %12, align 4, !tbaa !17
  %43 = fdiv float 1.000000e+00, %42
  store float %43, ptr %20, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #6
  store i32 0, ptr %21, align 4, !tbaa !15
  br label %44

44:                                               ; preds = %111, %6
  %45 = load i32, ptr %21, align 4, !tbaa !15
  %46 = load i32, ptr %11, align 4, !tbaa !15
  %47 = icmp slt i32 %45, %46
  br i1 %47, label %49, label %48

48:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #6
  br label %114

49:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #6
  %50 = load float, ptr %16, align 4, !tbaa !17
  %51 = load i32, ptr %21, align 4, !tbaa !15
  %52 = mul nsw i32 4, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(4) @atoms to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !17
  %56 = fsub float %50, %55
  store float %56, ptr %22, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #6
  %57 = load float, ptr %17, align 4, !tbaa !17
  %58 = load i32, ptr %21, align 4, !tbaa !15
  %59 = mul nsw i32 4, %58
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(4) @atoms to ptr), i64 0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !17
  %64 = fsub float %57, %63
  store float %64, ptr %23, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #6
  %65 = load float, ptr %18, align 4, !tbaa !17
  %66 = load i32, ptr %21, align 4, !tbaa !15
  %67 = mul nsw i32 4, %66
  %68 = add nsw i32 %67, 2
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(4) @atoms to ptr), i64 0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !17
  %72 = fsub float %65, %71
  store float %72, ptr %24, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #6
  %73 = load float, ptr %22, align 4, !tbaa !17
  %74 = load float, ptr %22, align 4, !tbaa !17
  %75 = fmul float %73, %74
  %76 = load float, ptr %23, align 4, !tbaa !17
  %77 = load float, ptr %23, align 4, !tbaa !17
  %78 = fmul float %76, %77
  %79 = fadd float %75, %78
  %80 = load float, ptr %24, align 4, !tbaa !17
  %81 = load float, ptr %24, align 4, !tbaa !17
  %82 = fmul float %80, %81
  %83 = fadd float %79, %82
  store float %83, ptr %25, align 4, !tbaa !17
  %84 = load float, ptr %25, align 4, !tbaa !17
  %85 = load float, ptr %12, align 4, !tbaa !17
  %86 = fcmp olt float %84, %85
  br i1 %86, label %87, label %110

87:                                               ; preds = %49
  %88 = load float, ptr %25, align 4, !tbaa !17
  %89 = fcmp ogt float %88, 0.000000e+00
  br i1 %89, label %90, label %110

90:                                               ; preds = %87
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #6
  %91 = load float, ptr %25, align 4, !tbaa !17
  %92 = load float, ptr %20, align 4, !tbaa !17
  %93 = fmul float %91, %92
  %94 = fsub float 1.000000e+00, %93
  store float %94, ptr %26, align 4, !tbaa !17
  %95 = load i32, ptr %21, align 4, !tbaa !15
  %96 = mul nsw i32 4, %95
  %97 = add nsw i32 %96, 3
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(4) @atoms to ptr), i64 0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !17
  %101 = load float, ptr %25, align 4, !tbaa !17
  %102 = call noundef float @_ZL10rsqrt_fastf(float noundef %101) #7
  %103 = fmul float %100, %102
  %104 = load float, ptr %26, align 4, !tbaa !17
  %105 = fmul float %103, %104
  %106 = load float, ptr %26, align 4, !tbaa !17
  %107 = fmul float %105, %106
  %108 = load float, ptr %19, align 4, !tbaa !17
  %109 = fadd float %108, %107
  store float %109, ptr %19, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #6
  br label %110

110:                                              ; preds = %90, %87, %49
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #6
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %21, align 4, !tbaa !15
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %21, align 4, !tbaa !15
  br label %44, !llvm.loop !19

114:                                              ; preds = %48
  %115 = load float, ptr %19, align 4, !tbaa !17
  %116 = load ptr, ptr %7, align 8, !tbaa !11
  %117 = load i32, ptr %15, align 4, !tbaa !15
  %118 = load i32, ptr %9, align 4, !tbaa !15
  %119 = mul nsw i32 %117, %118
  %120 = load i32, ptr %14, align 4, !tbaa !15
  %121 = add nsw i32 %119, %120
  %122 = load i32, ptr %8, align 4, !tbaa !15
  %123 = mul nsw i32 %121, %122
  %124 = load i32, ptr %13, align 4, !tbaa !15
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %116, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !17
  %129 = fadd float %128, %115
  store float %129, ptr %127, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #6
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readXEv() #7
  %2 = call noundef i32 @_ZN16optgo_block_size5readXEv() #7
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_yv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readYEv() #7
  %2 = call noundef i32 @_ZN16optgo_block_size5readYEv() #7
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #7
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readZEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10rsqrt_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !17
  %3 = load float, ptr %2, align 4, !tbaa !17
  %4 = call float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @mriq(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) #0 {
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  store i32 %0, ptr %11, align 4, !tbaa !15
  store ptr %1, ptr %12, align 8, !tbaa !11
  store ptr %2, ptr %13, align 8, !tbaa !11
  store ptr %3, ptr %14, align 8, !tbaa !11
  store ptr %4, ptr %15, align 8, !tbaa !11
  store ptr %5, ptr %16, align 8, !tbaa !11
  store ptr %6, ptr %17, align 8, !tbaa !11
  store ptr %7, ptr %18, align 8, !tbaa !11
  store ptr %8, ptr %19, align 8, !tbaa !11
  store ptr %9, ptr %20, align 8, !tbaa !11
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #6
  %29 = call noundef i32 @_ZL8global_xv() #7
  store i32 %29, ptr %21, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #6
  %30 = load ptr, ptr %16, align 8, !tbaa !11
  %31 = load i32, ptr %21, align 4, !tbaa !15
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !17
  store float %34, ptr %22, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #6
  %35 = load ptr, ptr %17, align 8, !tbaa !11
  %36 = load i32, ptr %21, align 4, !tbaa !15
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !17
  store float %39, ptr %23, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #6
  %40 = load ptr, ptr %18, align 8, !tbaa !11
  %41 = load i32, ptr %21, align 4, !tbaa !15
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %40, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !17
  store float %44, ptr %24, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #6
  store float 0.000000e+00, ptr %25, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #6
  store float 0.000000e+00, ptr %26, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #6
  store i32 0, ptr %27, align 4, !tbaa !15
  br label %45

45:                                               ; preds = %95, %10
  %46 = load i32, ptr %27, align 4, !tbaa !15
  %47 = load i32, ptr %11, align 4, !tbaa !15
  %48 = icmp slt i32 %46, %47
  br i1 %48, label %50, label %49

49:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #6
  br label %98

50:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #6
  %51 = load ptr, ptr %12, align 8, !tbaa !11
  %52 = load i32, ptr %27, align 4, !tbaa !15
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %51, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !17
  %56 = load float, ptr %22, align 4, !tbaa !17
  %57 = fmul float %55, %56
  %58 = load ptr, ptr %13, align 8, !tbaa !11
  %59 = load i32, ptr %27, align 4, !tbaa !15
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !17
  %63 = load float, ptr %23, align 4, !tbaa !17
  %64 = fmul float %62, %63
  %65 = fadd float %57, %64
  %66 = load ptr, ptr %14, align 8, !tbaa !11
  %67 = load i32, ptr %27, align 4, !tbaa !15
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %66, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !17
  %71 = load float, ptr %24, align 4, !tbaa !17
  %72 = fmul float %70, %71
  %73 = fadd float %65, %72
  %74 = fmul float 0x401921FB60000000, %73
  store float %74, ptr %28, align 4, !tbaa !17
  %75 = load ptr, ptr %15, align 8, !tbaa !11
  %76 = load i32, ptr %27, align 4, !tbaa !15
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !17
  %80 = load float, ptr %28, align 4, !tbaa !17
  %81 = call noundef float @_ZL8cos_fastf(float noundef %80) #7
  %82 = fmul float %79, %81
  %83 = load float, ptr %25, align 4, !tbaa !17
  %84 = fadd float %83, %82
  store float %84, ptr %25, align 4, !tbaa !17
  %85 = load ptr, ptr %15, align 8, !tbaa !11
  %86 = load i32, ptr %27, align 4, !tbaa !15
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %85, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !17
  %90 = load float, ptr %28, align 4, !tbaa !17
  %91 = call noundef float @_ZL8sin_fastf(float noundef %90) #7
  %92 = fmul float %89, %91
  %93 = load float, ptr %26, align 4, !tbaa !17
  %94 = fadd float %93, %92
  store float %94, ptr %26, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #6
  br label %95

95:                                               ; preds = %50
  %96 = load i32, ptr %27, align 4, !tbaa !15
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %27, align 4, !tbaa !15
  br label %45, !llvm.loop !21

98:                                               ; preds = %49
  %99 = load float, ptr %25, align 4, !tbaa !17
  %100 = load ptr, ptr %19, align 8, !tbaa !11
  %101 = load i32, ptr %21, align 4, !tbaa !15
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %100, i64 %102
  store float %99, ptr %103, align 4, !tbaa !17
  %104 = load float, ptr %26, align 4, !tbaa !17
  %105 = load ptr, ptr %20, align 8, !tbaa !11
  %106 = load i32, ptr %21, align 4, !tbaa !15
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %105, i64 %107
  store float %104, ptr %108, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8cos_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !17
  %3 = load float, ptr %2, align 4, !tbaa !17
  %4 = call float @llvm.nvvm.cos.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8sin_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !17
  %3 = load float, ptr %2, align 4, !tbaa !17
  %4 = call float @llvm.nvvm.sin.approx.f(float %3)
  ret float %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @tpacf(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !11
  store ptr %1, ptr %6, align 8, !tbaa !11
  store ptr %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !15
  %18 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %19 = icmp ult i32 %18, 20
  br i1 %19, label %20, label %24

20:                                               ; preds = %4
  %21 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds [20 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tpacfE5local to ptr), i64 0, i64 %22
  store i32 0, ptr %23, align 4, !tbaa !15
  br label %24

24:                                               ; preds = %20, %4
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #6
  %25 = call noundef i32 @_ZL8global_xv() #7
  store i32 %25, ptr %9, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #6
  %26 = load ptr, ptr %5, align 8, !tbaa !11
  %27 = load i32, ptr %9, align 4, !tbaa !15
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !17
  store float %30, ptr %10, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #6
  %31 = load ptr, ptr %5, align 8, !tbaa !11
  %32 = load i32, ptr %8, align 4, !tbaa !15
  %33 = load i32, ptr %9, align 4, !tbaa !15
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %31, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !17
  store float %37, ptr %11, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #6
  %38 = load ptr, ptr %5, align 8, !tbaa !11
  %39 = load i32, ptr %8, align 4, !tbaa !15
  %40 = mul nsw i32 2, %39
  %41 = load i32, ptr %9, align 4, !tbaa !15
  %42 = add nsw i32 %40, %41
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %38, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !17
  store float %45, ptr %12, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #6
  %46 = load i32, ptr %9, align 4, !tbaa !15
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %13, align 4, !tbaa !15
  br label %48

48:                                               ; preds = %109, %24
  %49 = load i32, ptr %13, align 4, !tbaa !15
  %50 = load i32, ptr %8, align 4, !tbaa !15
  %51 = icmp slt i32 %49, %50
  br i1 %51, label %53, label %52

52:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #6
  br label %112

53:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #6
  %54 = load float, ptr %10, align 4, !tbaa !17
  %55 = load ptr, ptr %5, align 8, !tbaa !11
  %56 = load i32, ptr %13, align 4, !tbaa !15
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !17
  %60 = fmul float %54, %59
  %61 = load float, ptr %11, align 4, !tbaa !17
  %62 = load ptr, ptr %5, align 8, !tbaa !11
  %63 = load i32, ptr %8, align 4, !tbaa !15
  %64 = load i32, ptr %13, align 4, !tbaa !15
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %62, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !17
  %69 = fmul float %61, %68
  %70 = fadd float %60, %69
  %71 = load float, ptr %12, align 4, !tbaa !17
  %72 = load ptr, ptr %5, align 8, !tbaa !11
  %73 = load i32, ptr %8, align 4, !tbaa !15
  %74 = mul nsw i32 2, %73
  %75 = load i32, ptr %13, align 4, !tbaa !15
  %76 = add nsw i32 %74, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %72, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !17
  %80 = fmul float %71, %79
  %81 = fadd float %70, %80
  store float %81, ptr %14, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  store i32 0, ptr %15, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  store i32 20, ptr %16, align 4, !tbaa !15
  br label %82

82:                                               ; preds = %103, %53
  %83 = load i32, ptr %16, align 4, !tbaa !15
  %84 = load i32, ptr %15, align 4, !tbaa !15
  %85 = add nsw i32 %84, 1
  %86 = icmp sgt i32 %83, %85
  br i1 %86, label %87, label %104

87:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #6
  %88 = load i32, ptr %15, align 4, !tbaa !15
  %89 = load i32, ptr %16, align 4, !tbaa !15
  %90 = add nsw i32 %88, %89
  %91 = sdiv i32 %90, 2
  store i32 %91, ptr %17, align 4, !tbaa !15
  %92 = load float, ptr %14, align 4, !tbaa !17
  %93 = load ptr, ptr %7, align 8, !tbaa !11
  %94 = load i32, ptr %17, align 4, !tbaa !15
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %93, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !17
  %98 = fcmp oge float %92, %97
  br i1 %98, label %99, label %101

99:                                               ; preds = %87
  %100 = load i32, ptr %17, align 4, !tbaa !15
  store i32 %100, ptr %16, align 4, !tbaa !15
  br label %103

101:                                              ; preds = %87
  %102 = load i32, ptr %17, align 4, !tbaa !15
  store i32 %102, ptr %15, align 4, !tbaa !15
  br label %103

103:                                              ; preds = %101, %99
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #6
  br label %82, !llvm.loop !22

104:                                              ; preds = %82
  %105 = load i32, ptr %15, align 4, !tbaa !15
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [20 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tpacfE5local to ptr), i64 0, i64 %106
  %108 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %107, i32 noundef 1) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #6
  br label %109

109:                                              ; preds = %104
  %110 = load i32, ptr %13, align 4, !tbaa !15
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %13, align 4, !tbaa !15
  br label %48, !llvm.loop !23

112:                                              ; preds = %52
  call void @llvm.nvvm.barrier0()
  %113 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %114 = icmp ult i32 %113, 20
  br i1 %114, label %115, label %125

115:                                              ; preds = %112
  %116 = load ptr, ptr %6, align 8, !tbaa !11
  %117 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds i32, ptr %116, i64 %118
  %120 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds [20 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5tpacfE5local to ptr), i64 0, i64 %121
  %123 = load i32, ptr %122, align 4, !tbaa !15
  %124 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %119, i32 noundef %123) #7
  br label %125

125:                                              ; preds = %115, %112
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !11
  store i32 %1, ptr %4, align 4, !tbaa !15
  %5 = load ptr, ptr %3, align 8, !tbaa !11
  %6 = load i32, ptr %4, align 4, !tbaa !15
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @sad(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
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
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !11
  store ptr %1, ptr %6, align 8, !tbaa !11
  store ptr %2, ptr %7, align 8, !tbaa !11
  store i32 %3, ptr %8, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #6
  %18 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  store i32 %18, ptr %9, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #6
  %19 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #7
  store i32 %19, ptr %10, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #6
  %20 = call noundef i32 @_ZN17optgo_block_index5readXEv() #7
  %21 = mul i32 %20, 4
  store i32 %21, ptr %11, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #6
  %22 = call noundef i32 @_ZN17optgo_block_index5readYEv() #7
  %23 = mul i32 %22, 4
  store i32 %23, ptr %12, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #6
  store i32 0, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !15
  br label %24

24:                                               ; preds = %83, %4
  %25 = load i32, ptr %14, align 4, !tbaa !15
  %26 = icmp slt i32 %25, 4
  br i1 %26, label %28, label %27

27:                                               ; preds = %24
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #6
  br label %86

28:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  store i32 0, ptr %16, align 4, !tbaa !15
  br label %29

29:                                               ; preds = %79, %28
  %30 = load i32, ptr %16, align 4, !tbaa !15
  %31 = icmp slt i32 %30, 4
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  br label %82

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #6
  %34 = load ptr, ptr %5, align 8, !tbaa !11
  %35 = load i32, ptr %12, align 4, !tbaa !15
  %36 = load i32, ptr %14, align 4, !tbaa !15
  %37 = add nsw i32 %35, %36
  %38 = load i32, ptr %8, align 4, !tbaa !15
  %39 = mul nsw i32 %37, %38
  %40 = load i32, ptr %11, align 4, !tbaa !15
  %41 = add nsw i32 %39, %40
  %42 = load i32, ptr %16, align 4, !tbaa !15
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i8, ptr %34, i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !24
  %47 = zext i8 %46 to i32
  %48 = load ptr, ptr %6, align 8, !tbaa !11
  %49 = load i32, ptr %12, align 4, !tbaa !15
  %50 = load i32, ptr %14, align 4, !tbaa !15
  %51 = add nsw i32 %49, %50
  %52 = load i32, ptr %10, align 4, !tbaa !15
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %8, align 4, !tbaa !15
  %55 = add nsw i32 %54, 8
  %56 = mul nsw i32 %53, %55
  %57 = load i32, ptr %11, align 4, !tbaa !15
  %58 = add nsw i32 %56, %57
  %59 = load i32, ptr %16, align 4, !tbaa !15
  %60 = add nsw i32 %58, %59
  %61 = load i32, ptr %9, align 4, !tbaa !15
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %48, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !24
  %66 = zext i8 %65 to i32
  %67 = sub nsw i32 %47, %66
  store i32 %67, ptr %17, align 4, !tbaa !15
  %68 = load i32, ptr %17, align 4, !tbaa !15
  %69 = icmp slt i32 %68, 0
  br i1 %69, label %70, label %73

70:                                               ; preds = %33
  %71 = load i32, ptr %17, align 4, !tbaa !15
  %72 = sub nsw i32 0, %71
  br label %75

73:                                               ; preds = %33
  %74 = load i32, ptr %17, align 4, !tbaa !15
  br label %75

75:                                               ; preds = %73, %70
  %76 = phi i32 [ %72, %70 ], [ %74, %73 ]
  %77 = load i32, ptr %13, align 4, !tbaa !15
  %78 = add nsw i32 %77, %76
  store i32 %78, ptr %13, align 4, !tbaa !15
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #6
  br label %79

79:                                               ; preds = %75
  %80 = load i32, ptr %16, align 4, !tbaa !15
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %16, align 4, !tbaa !15
  br label %29, !llvm.loop !25

82:                                               ; preds = %32
  br label %83

83:                                               ; preds = %82
  %84 = load i32, ptr %14, align 4, !tbaa !15
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %14, align 4, !tbaa !15
  br label %24, !llvm.loop !27

86:                                               ; preds = %27
  %87 = load i32, ptr %13, align 4, !tbaa !15
  %88 = trunc i32 %87 to i16
  %89 = load ptr, ptr %7, align 8, !tbaa !11
  %90 = call noundef i32 @_ZN17optgo_block_index5readYEv() #7
  %91 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #7
  %92 = mul i32 %90, %91
  %93 = call noundef i32 @_ZN17optgo_block_index5readXEv() #7
  %94 = add i32 %92, %93
  %95 = mul i32 %94, 8
  %96 = load i32, ptr %10, align 4, !tbaa !15
  %97 = add i32 %95, %96
  %98 = mul i32 %97, 8
  %99 = load i32, ptr %9, align 4, !tbaa !15
  %100 = add i32 %98, %99
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds i16, ptr %89, i64 %101
  store i16 %88, ptr %102, align 2, !tbaa !28
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15optgo_grid_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil7(float noundef %0, float noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i64, align 8
  store float %0, ptr %8, align 4, !tbaa !17
  store float %1, ptr %9, align 4, !tbaa !17
  store ptr %2, ptr %10, align 8, !tbaa !11
  store ptr %3, ptr %11, align 8, !tbaa !11
  store i32 %4, ptr %12, align 4, !tbaa !15
  store i32 %5, ptr %13, align 4, !tbaa !15
  store i32 %6, ptr %14, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  %19 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  %20 = add i32 %19, 1
  store i32 %20, ptr %15, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  %21 = call noundef i32 @_ZN17optgo_block_index5readXEv() #7
  %22 = add i32 %21, 1
  store i32 %22, ptr %16, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #6
  %23 = call noundef i32 @_ZN17optgo_block_index5readYEv() #7
  %24 = add i32 %23, 1
  store i32 %24, ptr %17, align 4, !tbaa !15
  %25 = load i32, ptr %15, align 4, !tbaa !15
  %26 = load i32, ptr %12, align 4, !tbaa !15
  %27 = sub nsw i32 %26, 1
  %28 = icmp slt i32 %25, %27
  br i1 %28, label %29, label %105

29:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(i64 8, ptr %18) #6
  %30 = load i32, ptr %15, align 4, !tbaa !15
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %12, align 4, !tbaa !15
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %16, align 4, !tbaa !15
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %13, align 4, !tbaa !15
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %17, align 4, !tbaa !15
  %39 = sext i32 %38 to i64
  %40 = mul nsw i64 %37, %39
  %41 = add nsw i64 %35, %40
  %42 = mul nsw i64 %33, %41
  %43 = add nsw i64 %31, %42
  store i64 %43, ptr %18, align 8, !tbaa !30
  %44 = load float, ptr %9, align 4, !tbaa !17
  %45 = load ptr, ptr %10, align 8, !tbaa !11
  %46 = load i64, ptr %18, align 8, !tbaa !30
  %47 = load i32, ptr %12, align 4, !tbaa !15
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %13, align 4, !tbaa !15
  %50 = sext i32 %49 to i64
  %51 = mul nsw i64 %48, %50
  %52 = add nsw i64 %46, %51
  %53 = getelementptr inbounds float, ptr %45, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !17
  %55 = load ptr, ptr %10, align 8, !tbaa !11
  %56 = load i64, ptr %18, align 8, !tbaa !30
  %57 = load i32, ptr %12, align 4, !tbaa !15
  %58 = sext i32 %57 to i64
  %59 = load i32, ptr %13, align 4, !tbaa !15
  %60 = sext i32 %59 to i64
  %61 = mul nsw i64 %58, %60
  %62 = sub nsw i64 %56, %61
  %63 = getelementptr inbounds float, ptr %55, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !17
  %65 = fadd float %54, %64
  %66 = load ptr, ptr %10, align 8, !tbaa !11
  %67 = load i64, ptr %18, align 8, !tbaa !30
  %68 = load i32, ptr %12, align 4, !tbaa !15
  %69 = sext i32 %68 to i64
  %70 = add nsw i64 %67, %69
  %71 = getelementptr inbounds float, ptr %66, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !17
  %73 = fadd float %65, %72
  %74 = load ptr, ptr %10, align 8, !tbaa !11
  %75 = load i64, ptr %18, align 8, !tbaa !30
  %76 = load i32, ptr %12, align 4, !tbaa !15
  %77 = sext i32 %76 to i64
  %78 = sub nsw i64 %75, %77
  %79 = getelementptr inbounds float, ptr %74, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !17
  %81 = fadd float %73, %80
  %82 = load ptr, ptr %10, align 8, !tbaa !11
  %83 = load i64, ptr %18, align 8, !tbaa !30
  %84 = add nsw i64 %83, 1
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !17
  %87 = fadd float %81, %86
  %88 = load ptr, ptr %10, align 8, !tbaa !11
  %89 = load i64, ptr %18, align 8, !tbaa !30
  %90 = sub nsw i64 %89, 1
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !17
  %93 = fadd float %87, %92
  %94 = fmul float %44, %93
  %95 = load ptr, ptr %10, align 8, !tbaa !11
  %96 = load i64, ptr %18, align 8, !tbaa !30
  %97 = getelementptr inbounds float, ptr %95, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !17
  %99 = load float, ptr %8, align 4, !tbaa !17
  %100 = fmul float %98, %99
  %101 = fsub float %94, %100
  %102 = load ptr, ptr %11, align 8, !tbaa !11
  %103 = load i64, ptr %18, align 8, !tbaa !30
  %104 = getelementptr inbounds float, ptr %102, i64 %103
  store float %101, ptr %104, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 8, ptr %18) #6
  br label %105

105:                                              ; preds = %29, %7
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @lbm(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca [9 x float], align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !11
  store ptr %1, ptr %6, align 8, !tbaa !11
  store i32 %2, ptr %7, align 4, !tbaa !15
  store i32 %3, ptr %8, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #6
  %26 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #7
  store i32 %26, ptr %9, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #6
  %27 = call noundef i32 @_ZN17optgo_block_index5readXEv() #7
  store i32 %27, ptr %10, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #6
  %28 = load i32, ptr %7, align 4, !tbaa !15
  %29 = load i32, ptr %8, align 4, !tbaa !15
  %30 = mul nsw i32 %28, %29
  store i32 %30, ptr %11, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #6
  %31 = load i32, ptr %10, align 4, !tbaa !15
  %32 = load i32, ptr %7, align 4, !tbaa !15
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %9, align 4, !tbaa !15
  %35 = add nsw i32 %33, %34
  store i32 %35, ptr %12, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 36, ptr %13) #6
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #6
  store i32 0, ptr %14, align 4, !tbaa !15
  br label %36

36:                                               ; preds = %53, %4
  %37 = load i32, ptr %14, align 4, !tbaa !15
  %38 = icmp slt i32 %37, 9
  br i1 %38, label %40, label %39

39:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #6
  br label %56

40:                                               ; preds = %36
  %41 = load ptr, ptr %5, align 8, !tbaa !11
  %42 = load i32, ptr %14, align 4, !tbaa !15
  %43 = load i32, ptr %11, align 4, !tbaa !15
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %12, align 4, !tbaa !15
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %41, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !17
  %50 = load i32, ptr %14, align 4, !tbaa !15
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 %51
  store float %49, ptr %52, align 4, !tbaa !17
  br label %53

53:                                               ; preds = %40
  %54 = load i32, ptr %14, align 4, !tbaa !15
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %14, align 4, !tbaa !15
  br label %36, !llvm.loop !32

56:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  %57 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 0
  %58 = load float, ptr %57, align 4, !tbaa !17
  %59 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 1
  %60 = load float, ptr %59, align 4, !tbaa !17
  %61 = fadd float %58, %60
  %62 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 2
  %63 = load float, ptr %62, align 4, !tbaa !17
  %64 = fadd float %61, %63
  %65 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 3
  %66 = load float, ptr %65, align 4, !tbaa !17
  %67 = fadd float %64, %66
  %68 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 4
  %69 = load float, ptr %68, align 4, !tbaa !17
  %70 = fadd float %67, %69
  %71 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 5
  %72 = load float, ptr %71, align 4, !tbaa !17
  %73 = fadd float %70, %72
  %74 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 6
  %75 = load float, ptr %74, align 4, !tbaa !17
  %76 = fadd float %73, %75
  %77 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 7
  %78 = load float, ptr %77, align 4, !tbaa !17
  %79 = fadd float %76, %78
  %80 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 8
  %81 = load float, ptr %80, align 4, !tbaa !17
  %82 = fadd float %79, %81
  store float %82, ptr %15, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  %83 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 1
  %84 = load float, ptr %83, align 4, !tbaa !17
  %85 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 5
  %86 = load float, ptr %85, align 4, !tbaa !17
  %87 = fadd float %84, %86
  %88 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 8
  %89 = load float, ptr %88, align 4, !tbaa !17
  %90 = fadd float %87, %89
  %91 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 3
  %92 = load float, ptr %91, align 4, !tbaa !17
  %93 = fsub float %90, %92
  %94 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 6
  %95 = load float, ptr %94, align 4, !tbaa !17
  %96 = fsub float %93, %95
  %97 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 7
  %98 = load float, ptr %97, align 4, !tbaa !17
  %99 = fsub float %96, %98
  %100 = load float, ptr %15, align 4, !tbaa !17
  %101 = fdiv float %99, %100
  store float %101, ptr %16, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #6
  %102 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 2
  %103 = load float, ptr %102, align 4, !tbaa !17
  %104 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 5
  %105 = load float, ptr %104, align 4, !tbaa !17
  %106 = fadd float %103, %105
  %107 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 6
  %108 = load float, ptr %107, align 4, !tbaa !17
  %109 = fadd float %106, %108
  %110 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 4
  %111 = load float, ptr %110, align 4, !tbaa !17
  %112 = fsub float %109, %111
  %113 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 7
  %114 = load float, ptr %113, align 4, !tbaa !17
  %115 = fsub float %112, %114
  %116 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 8
  %117 = load float, ptr %116, align 4, !tbaa !17
  %118 = fsub float %115, %117
  %119 = load float, ptr %15, align 4, !tbaa !17
  %120 = fdiv float %118, %119
  store float %120, ptr %17, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #6
  %121 = load float, ptr %16, align 4, !tbaa !17
  %122 = load float, ptr %16, align 4, !tbaa !17
  %123 = fmul float %121, %122
  %124 = load float, ptr %17, align 4, !tbaa !17
  %125 = load float, ptr %17, align 4, !tbaa !17
  %126 = fmul float %124, %125
  %127 = fadd float %123, %126
  %128 = fmul float 1.500000e+00, %127
  store float %128, ptr %18, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #6
  store i32 0, ptr %19, align 4, !tbaa !15
  br label %129

129:                                              ; preds = %252, %56
  %130 = load i32, ptr %19, align 4, !tbaa !15
  %131 = icmp slt i32 %130, 9
  br i1 %131, label %133, label %132

132:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #6
  br label %255

133:                                              ; preds = %129
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #6
  %134 = load i32, ptr %19, align 4, !tbaa !15
  %135 = icmp eq i32 %134, 1
  br i1 %135, label %142, label %136

136:                                              ; preds = %133
  %137 = load i32, ptr %19, align 4, !tbaa !15
  %138 = icmp eq i32 %137, 5
  br i1 %138, label %142, label %139

139:                                              ; preds = %136
  %140 = load i32, ptr %19, align 4, !tbaa !15
  %141 = icmp eq i32 %140, 8
  br i1 %141, label %142, label %143

142:                                              ; preds = %139, %136, %133
  br label %156

143:                                              ; preds = %139
  %144 = load i32, ptr %19, align 4, !tbaa !15
  %145 = icmp eq i32 %144, 3
  br i1 %145, label %152, label %146

146:                                              ; preds = %143
  %147 = load i32, ptr %19, align 4, !tbaa !15
  %148 = icmp eq i32 %147, 6
  br i1 %148, label %152, label %149

149:                                              ; preds = %146
  %150 = load i32, ptr %19, align 4, !tbaa !15
  %151 = icmp eq i32 %150, 7
  br label %152

152:                                              ; preds = %149, %146, %143
  %153 = phi i1 [ true, %146 ], [ true, %143 ], [ %151, %149 ]
  %154 = zext i1 %153 to i64
  %155 = select i1 %153, i32 -1, i32 0
  br label %156

156:                                              ; preds = %152, %142
  %157 = phi i32 [ 1, %142 ], [ %155, %152 ]
  store i32 %157, ptr %20, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #6
  %158 = load i32, ptr %19, align 4, !tbaa !15
  %159 = icmp eq i32 %158, 2
  br i1 %159, label %166, label %160

160:                                              ; preds = %156
  %161 = load i32, ptr %19, align 4, !tbaa !15
  %162 = icmp eq i32 %161, 5
  br i1 %162, label %166, label %163

163:                                              ; preds = %160
  %164 = load i32, ptr %19, align 4, !tbaa !15
  %165 = icmp eq i32 %164, 6
  br i1 %165, label %166, label %167

166:                                              ; preds = %163, %160, %156
  br label %180

167:                                              ; preds = %163
  %168 = load i32, ptr %19, align 4, !tbaa !15
  %169 = icmp eq i32 %168, 4
  br i1 %169, label %176, label %170

170:                                              ; preds = %167
  %171 = load i32, ptr %19, align 4, !tbaa !15
  %172 = icmp eq i32 %171, 7
  br i1 %172, label %176, label %173

173:                                              ; preds = %170
  %174 = load i32, ptr %19, align 4, !tbaa !15
  %175 = icmp eq i32 %174, 8
  br label %176

176:                                              ; preds = %173, %170, %167
  %177 = phi i1 [ true, %170 ], [ true, %167 ], [ %175, %173 ]
  %178 = zext i1 %177 to i64
  %179 = select i1 %177, i32 -1, i32 0
  br label %180

180:                                              ; preds = %176, %166
  %181 = phi i32 [ 1, %166 ], [ %179, %176 ]
  store i32 %181, ptr %21, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #6
  %182 = load i32, ptr %19, align 4, !tbaa !15
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %185

184:                                              ; preds = %180
  br label %190

185:                                              ; preds = %180
  %186 = load i32, ptr %19, align 4, !tbaa !15
  %187 = icmp slt i32 %186, 5
  %188 = zext i1 %187 to i64
  %189 = select i1 %187, float 0x3FBC71C720000000, float 0x3F9C71C720000000
  br label %190

190:                                              ; preds = %185, %184
  %191 = phi float [ 0x3FDC71C720000000, %184 ], [ %189, %185 ]
  store float %191, ptr %22, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #6
  %192 = load i32, ptr %20, align 4, !tbaa !15
  %193 = sitofp i32 %192 to float
  %194 = load float, ptr %16, align 4, !tbaa !17
  %195 = fmul float %193, %194
  %196 = load i32, ptr %21, align 4, !tbaa !15
  %197 = sitofp i32 %196 to float
  %198 = load float, ptr %17, align 4, !tbaa !17
  %199 = fmul float %197, %198
  %200 = fadd float %195, %199
  %201 = fmul float 3.000000e+00, %200
  store float %201, ptr %23, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #6
  %202 = load float, ptr %22, align 4, !tbaa !17
  %203 = load float, ptr %15, align 4, !tbaa !17
  %204 = fmul float %202, %203
  %205 = load float, ptr %23, align 4, !tbaa !17
  %206 = fadd float 1.000000e+00, %205
  %207 = load float, ptr %23, align 4, !tbaa !17
  %208 = fmul float 5.000000e-01, %207
  %209 = load float, ptr %23, align 4, !tbaa !17
  %210 = fmul float %208, %209
  %211 = fadd float %206, %210
  %212 = load float, ptr %18, align 4, !tbaa !17
  %213 = fsub float %211, %212
  %214 = fmul float %204, %213
  store float %214, ptr %24, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #6
  %215 = load i32, ptr %10, align 4, !tbaa !15
  %216 = load i32, ptr %21, align 4, !tbaa !15
  %217 = add nsw i32 %215, %216
  %218 = load i32, ptr %8, align 4, !tbaa !15
  %219 = add nsw i32 %217, %218
  %220 = load i32, ptr %8, align 4, !tbaa !15
  %221 = srem i32 %219, %220
  %222 = load i32, ptr %7, align 4, !tbaa !15
  %223 = mul nsw i32 %221, %222
  %224 = load i32, ptr %9, align 4, !tbaa !15
  %225 = load i32, ptr %20, align 4, !tbaa !15
  %226 = add nsw i32 %224, %225
  %227 = load i32, ptr %7, align 4, !tbaa !15
  %228 = add nsw i32 %226, %227
  %229 = load i32, ptr %7, align 4, !tbaa !15
  %230 = srem i32 %228, %229
  %231 = add nsw i32 %223, %230
  store i32 %231, ptr %25, align 4, !tbaa !15
  %232 = load i32, ptr %19, align 4, !tbaa !15
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 %233
  %235 = load float, ptr %234, align 4, !tbaa !17
  %236 = load i32, ptr %19, align 4, !tbaa !15
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds [9 x float], ptr %13, i64 0, i64 %237
  %239 = load float, ptr %238, align 4, !tbaa !17
  %240 = load float, ptr %24, align 4, !tbaa !17
  %241 = fsub float %239, %240
  %242 = fmul float 0x3FE3333340000000, %241
  %243 = fsub float %235, %242
  %244 = load ptr, ptr %6, align 8, !tbaa !11
  %245 = load i32, ptr %19, align 4, !tbaa !15
  %246 = load i32, ptr %11, align 4, !tbaa !15
  %247 = mul nsw i32 %245, %246
  %248 = load i32, ptr %25, align 4, !tbaa !15
  %249 = add nsw i32 %247, %248
  %250 = sext i32 %249 to i64
  %251 = getelementptr inbounds float, ptr %244, i64 %250
  store float %243, ptr %251, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #6
  br label %252

252:                                              ; preds = %190
  %253 = load i32, ptr %19, align 4, !tbaa !15
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %19, align 4, !tbaa !15
  br label %129, !llvm.loop !33

255:                                              ; preds = %132
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  call void @llvm.lifetime.end.p0(i64 36, ptr %13) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #6
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @gridding(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
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
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %8, align 8, !tbaa !11
  store ptr %1, ptr %9, align 8, !tbaa !11
  store ptr %2, ptr %10, align 8, !tbaa !11
  store ptr %3, ptr %11, align 8, !tbaa !11
  store i32 %4, ptr %12, align 4, !tbaa !15
  store i32 %5, ptr %13, align 4, !tbaa !15
  store float %6, ptr %14, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #6
  %27 = call noundef i32 @_ZL8global_xv() #7
  store i32 %27, ptr %15, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #6
  %28 = call noundef i32 @_ZL8global_yv() #7
  store i32 %28, ptr %16, align 4, !tbaa !15
  %29 = load i32, ptr %15, align 4, !tbaa !15
  %30 = load i32, ptr %13, align 4, !tbaa !15
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %7
  %33 = load i32, ptr %16, align 4, !tbaa !15
  %34 = load i32, ptr %13, align 4, !tbaa !15
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %7
  store i32 1, ptr %17, align 4
  br label %123

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #6
  store float 0.000000e+00, ptr %18, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #6
  store float 0.000000e+00, ptr %19, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #6
  %38 = load float, ptr %14, align 4, !tbaa !17
  %39 = fdiv float 1.000000e+00, %38
  store float %39, ptr %20, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #6
  store i32 0, ptr %21, align 4, !tbaa !15
  br label %40

40:                                               ; preds = %101, %37
  %41 = load i32, ptr %21, align 4, !tbaa !15
  %42 = load i32, ptr %12, align 4, !tbaa !15
  %43 = icmp slt i32 %41, %42
  br i1 %43, label %45, label %44

44:                                               ; preds = %40
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #6
  br label %104

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #6
  %46 = load ptr, ptr %8, align 8, !tbaa !11
  %47 = load i32, ptr %21, align 4, !tbaa !15
  %48 = mul nsw i32 2, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %46, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !17
  %52 = load i32, ptr %15, align 4, !tbaa !15
  %53 = sitofp i32 %52 to float
  %54 = fsub float %51, %53
  store float %54, ptr %22, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #6
  %55 = load ptr, ptr %8, align 8, !tbaa !11
  %56 = load i32, ptr %21, align 4, !tbaa !15
  %57 = mul nsw i32 2, %56
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %55, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !17
  %62 = load i32, ptr %16, align 4, !tbaa !15
  %63 = sitofp i32 %62 to float
  %64 = fsub float %61, %63
  store float %64, ptr %23, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #6
  %65 = load float, ptr %22, align 4, !tbaa !17
  %66 = load float, ptr %22, align 4, !tbaa !17
  %67 = fmul float %65, %66
  %68 = load float, ptr %23, align 4, !tbaa !17
  %69 = load float, ptr %23, align 4, !tbaa !17
  %70 = fmul float %68, %69
  %71 = fadd float %67, %70
  store float %71, ptr %24, align 4, !tbaa !17
  %72 = load float, ptr %24, align 4, !tbaa !17
  %73 = load float, ptr %14, align 4, !tbaa !17
  %74 = fcmp olt float %72, %73
  br i1 %74, label %75, label %100

75:                                               ; preds = %45
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #6
  %76 = load float, ptr %24, align 4, !tbaa !17
  %77 = load float, ptr %20, align 4, !tbaa !17
  %78 = fmul float %76, %77
  %79 = fsub float 1.000000e+00, %78
  store float %79, ptr %25, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #6
  %80 = load float, ptr %25, align 4, !tbaa !17
  %81 = load float, ptr %25, align 4, !tbaa !17
  %82 = load float, ptr %25, align 4, !tbaa !17
  %83 = fmul float %82, 0x3FA99999A0000000
  %84 = fadd float 0x3FC99999A0000000, %83
  %85 = fmul float %81, %84
  %86 = fadd float 7.500000e-01, %85
  %87 = fmul float %80, %86
  store float %87, ptr %26, align 4, !tbaa !17
  %88 = load float, ptr %26, align 4, !tbaa !17
  %89 = load ptr, ptr %9, align 8, !tbaa !11
  %90 = load i32, ptr %21, align 4, !tbaa !15
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !17
  %94 = fmul float %88, %93
  %95 = load float, ptr %18, align 4, !tbaa !17
  %96 = fadd float %95, %94
  store float %96, ptr %18, align 4, !tbaa !17
  %97 = load float, ptr %26, align 4, !tbaa !17
  %98 = load float, ptr %19, align 4, !tbaa !17
  %99 = fadd float %98, %97
  store float %99, ptr %19, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #6
  br label %100

100:                                              ; preds = %75, %45
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #6
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %21, align 4, !tbaa !15
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %21, align 4, !tbaa !15
  br label %40, !llvm.loop !34

104:                                              ; preds = %44
  %105 = load float, ptr %18, align 4, !tbaa !17
  %106 = load ptr, ptr %10, align 8, !tbaa !11
  %107 = load i32, ptr %16, align 4, !tbaa !15
  %108 = load i32, ptr %13, align 4, !tbaa !15
  %109 = mul nsw i32 %107, %108
  %110 = load i32, ptr %15, align 4, !tbaa !15
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds float, ptr %106, i64 %112
  store float %105, ptr %113, align 4, !tbaa !17
  %114 = load float, ptr %19, align 4, !tbaa !17
  %115 = load ptr, ptr %11, align 8, !tbaa !11
  %116 = load i32, ptr %16, align 4, !tbaa !15
  %117 = load i32, ptr %13, align 4, !tbaa !15
  %118 = mul nsw i32 %116, %117
  %119 = load i32, ptr %15, align 4, !tbaa !15
  %120 = add nsw i32 %118, %119
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %115, i64 %121
  store float %114, ptr %122, align 4, !tbaa !17
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #6
  store i32 0, ptr %17, align 4
  br label %123

123:                                              ; preds = %104, %36
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #6
  %124 = load i32, ptr %17, align 4
  switch i32 %124, label %126 [
    i32 0, label %125
    i32 1, label %125
  ]

125:                                              ; preds = %123, %123
  ret void

126:                                              ; preds = %123
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6}
!llvm.module.flags = !{!7, !8, !9}
!llvm.ident = !{!10}

!0 = !{ptr @cutcp, !"kernel", i32 1}
!1 = !{ptr @mriq, !"kernel", i32 1}
!2 = !{ptr @tpacf, !"kernel", i32 1}
!3 = !{ptr @sad, !"kernel", i32 1}
!4 = !{ptr @stencil7, !"kernel", i32 1}
!5 = !{ptr @lbm, !"kernel", i32 1}
!6 = !{ptr @gridding, !"kernel", i32 1}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"clang version 19"}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !13, i64 0}
!13 = !{!"omnipotent char", !14, i64 0}
!14 = !{!"Simple C++ TBAA"}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !13, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !13, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
!23 = distinct !{!23, !20}
!24 = !{!13, !13, i64 0}
!25 = distinct !{!25, !20, !26}
!26 = !{!"llvm.loop.unroll.enable"}
!27 = distinct !{!27, !20, !26}
!28 = !{!29, !29, i64 0}
!29 = !{!"short", !13, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !13, i64 0}
!32 = distinct !{!32, !20, !26}
!33 = distinct !{!33, !20, !26}
!34 = distinct !{!34, !20}
