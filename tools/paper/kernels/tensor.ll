; made by: clang-19 -O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 tensor.cu -o -
source_filename = "tensor.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_thread_index = type { i8 }
%struct.optgo_grid_size = type { i8 }
%struct.dims3 = type { [3 x i64] }

$_ZN17optgo_block_index5readXEv = comdat any

$_ZN16optgo_block_size5readXEv = comdat any

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN15optgo_grid_size5readXEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN16optgo_block_size5readYEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1
@_ZZ10t_full_sumE1s = internal addrspace(3) global [64 x float] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_coeffwise(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store ptr %2, ptr %8, align 8, !tbaa !19
  store ptr %3, ptr %9, align 8, !tbaa !19
  store i64 %4, ptr %10, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %13 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  store i64 %17, ptr %11, align 8, !tbaa !23
  br label %18

18:                                               ; preds = %41, %5
  %19 = load i64, ptr %11, align 8, !tbaa !23
  %20 = load i64, ptr %10, align 8, !tbaa !23
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  br label %49

23:                                               ; preds = %18
  %24 = load ptr, ptr %6, align 8, !tbaa !19
  %25 = load i64, ptr %11, align 8, !tbaa !23
  %26 = getelementptr inbounds float, ptr %24, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !25
  %28 = load ptr, ptr %7, align 8, !tbaa !19
  %29 = load i64, ptr %11, align 8, !tbaa !23
  %30 = getelementptr inbounds float, ptr %28, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !25
  %32 = load ptr, ptr %8, align 8, !tbaa !19
  %33 = load i64, ptr %11, align 8, !tbaa !23
  %34 = getelementptr inbounds float, ptr %32, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !25
  %36 = fmul float %31, %35
  %37 = fadd float %27, %36
  %38 = load ptr, ptr %9, align 8, !tbaa !19
  %39 = load i64, ptr %11, align 8, !tbaa !23
  %40 = getelementptr inbounds float, ptr %38, i64 %39
  store float %37, ptr %40, align 4, !tbaa !25
  br label %41

41:                                               ; preds = %23
  %42 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %43 = zext i32 %42 to i64
  %44 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %45 = zext i32 %44 to i64
  %46 = mul nsw i64 %43, %45
  %47 = load i64, ptr %11, align 8, !tbaa !23
  %48 = add nsw i64 %47, %46
  store i64 %48, ptr %11, align 8, !tbaa !23
  br label %18, !llvm.loop !27

49:                                               ; preds = %22
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15optgo_grid_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_algebraic(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store ptr %2, ptr %7, align 8, !tbaa !19
  store i64 %3, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %13 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  store i64 %17, ptr %9, align 8, !tbaa !23
  br label %18

18:                                               ; preds = %55, %4
  %19 = load i64, ptr %9, align 8, !tbaa !23
  %20 = load i64, ptr %8, align 8, !tbaa !23
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  br label %63

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #7
  %24 = load ptr, ptr %5, align 8, !tbaa !19
  %25 = load i64, ptr %9, align 8, !tbaa !23
  %26 = getelementptr inbounds float, ptr %24, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !25
  store float %27, ptr %10, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  %28 = load ptr, ptr %6, align 8, !tbaa !19
  %29 = load i64, ptr %9, align 8, !tbaa !23
  %30 = getelementptr inbounds float, ptr %28, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !25
  store float %31, ptr %11, align 4, !tbaa !25
  %32 = load float, ptr %10, align 4, !tbaa !25
  %33 = load float, ptr %10, align 4, !tbaa !25
  %34 = fmul float %32, %33
  %35 = load float, ptr %11, align 4, !tbaa !25
  %36 = load float, ptr %11, align 4, !tbaa !25
  %37 = fmul float %35, %36
  %38 = fadd float %34, %37
  %39 = call float @llvm.sqrt.f32(float %38)
  %40 = load float, ptr %10, align 4, !tbaa !25
  %41 = load float, ptr %11, align 4, !tbaa !25
  %42 = load float, ptr %11, align 4, !tbaa !25
  %43 = fmul float %41, %42
  %44 = fadd float 1.000000e+00, %43
  %45 = fdiv float %40, %44
  %46 = fadd float %39, %45
  %47 = load float, ptr %10, align 4, !tbaa !25
  %48 = fmul float 5.000000e-01, %47
  %49 = load float, ptr %11, align 4, !tbaa !25
  %50 = fmul float %48, %49
  %51 = fsub float %46, %50
  %52 = load ptr, ptr %7, align 8, !tbaa !19
  %53 = load i64, ptr %9, align 8, !tbaa !23
  %54 = getelementptr inbounds float, ptr %52, i64 %53
  store float %51, ptr %54, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #7
  br label %55

55:                                               ; preds = %23
  %56 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %57 = zext i32 %56 to i64
  %58 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %59 = zext i32 %58 to i64
  %60 = mul nsw i64 %57, %59
  %61 = load i64, ptr %9, align 8, !tbaa !23
  %62 = add nsw i64 %61, %60
  store i64 %62, ptr %9, align 8, !tbaa !23
  br label %18, !llvm.loop !29

63:                                               ; preds = %22
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_transcendental(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store ptr %2, ptr %7, align 8, !tbaa !19
  store i64 %3, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %10 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %11 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  store i64 %15, ptr %9, align 8, !tbaa !23
  br label %16

16:                                               ; preds = %44, %4
  %17 = load i64, ptr %9, align 8, !tbaa !23
  %18 = load i64, ptr %8, align 8, !tbaa !23
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  br label %52

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !tbaa !19
  %23 = load i64, ptr %9, align 8, !tbaa !23
  %24 = getelementptr inbounds float, ptr %22, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !25
  %26 = fmul float %25, 0x3F847AE140000000
  %27 = call noundef float @_ZL8exp_fastf(float noundef %26) #8
  %28 = load ptr, ptr %6, align 8, !tbaa !19
  %29 = load i64, ptr %9, align 8, !tbaa !23
  %30 = getelementptr inbounds float, ptr %28, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !25
  %32 = fadd float %31, 1.000000e+00
  %33 = call noundef float @_ZL8log_fastf(float noundef %32) #8
  %34 = fmul float %27, %33
  %35 = load ptr, ptr %5, align 8, !tbaa !19
  %36 = load i64, ptr %9, align 8, !tbaa !23
  %37 = getelementptr inbounds float, ptr %35, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !25
  %39 = call noundef float @_ZL8sin_fastf(float noundef %38) #8
  %40 = fadd float %34, %39
  %41 = load ptr, ptr %7, align 8, !tbaa !19
  %42 = load i64, ptr %9, align 8, !tbaa !23
  %43 = getelementptr inbounds float, ptr %41, i64 %42
  store float %40, ptr %43, align 4, !tbaa !25
  br label %44

44:                                               ; preds = %21
  %45 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %46 = zext i32 %45 to i64
  %47 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %48 = zext i32 %47 to i64
  %49 = mul nsw i64 %46, %48
  %50 = load i64, ptr %9, align 8, !tbaa !23
  %51 = add nsw i64 %50, %49
  store i64 %51, ptr %9, align 8, !tbaa !23
  br label %16, !llvm.loop !30

52:                                               ; preds = %20
  ret void
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
define internal noundef float @_ZL8log_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  %3 = load float, ptr %2, align 4, !tbaa !25
  %4 = call float @llvm.nvvm.lg2.approx.f(float %3)
  %5 = fmul float %4, 0x3FE62E4300000000
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8sin_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !25
  %3 = load float, ptr %2, align 4, !tbaa !25
  %4 = call float @llvm.nvvm.sin.approx.f(float %3)
  ret float %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_cast(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i64 %2, ptr %6, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %8 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %9 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %10 = mul i32 %8, %9
  %11 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %12 = add i32 %10, %11
  %13 = zext i32 %12 to i64
  store i64 %13, ptr %7, align 8, !tbaa !23
  br label %14

14:                                               ; preds = %28, %3
  %15 = load i64, ptr %7, align 8, !tbaa !23
  %16 = load i64, ptr %6, align 8, !tbaa !23
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %19, label %18

18:                                               ; preds = %14
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  br label %36

19:                                               ; preds = %14
  %20 = load ptr, ptr %4, align 8, !tbaa !19
  %21 = load i64, ptr %7, align 8, !tbaa !23
  %22 = getelementptr inbounds float, ptr %20, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !25
  %24 = fptosi float %23 to i32
  %25 = load ptr, ptr %5, align 8, !tbaa !19
  %26 = load i64, ptr %7, align 8, !tbaa !23
  %27 = getelementptr inbounds i32, ptr %25, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !31
  br label %28

28:                                               ; preds = %19
  %29 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %30 = zext i32 %29 to i64
  %31 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %32 = zext i32 %31 to i64
  %33 = mul nsw i64 %30, %32
  %34 = load i64, ptr %7, align 8, !tbaa !23
  %35 = add nsw i64 %34, %33
  store i64 %35, ptr %7, align 8, !tbaa !23
  br label %14, !llvm.loop !33

36:                                               ; preds = %18
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_random(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store i64 %1, ptr %5, align 8, !tbaa !23
  store i64 %2, ptr %6, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %10 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %11 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  store i64 %15, ptr %7, align 8, !tbaa !23
  br label %16

16:                                               ; preds = %44, %3
  %17 = load i64, ptr %7, align 8, !tbaa !23
  %18 = load i64, ptr %6, align 8, !tbaa !23
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  br label %52

21:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #7
  %22 = load i64, ptr %5, align 8, !tbaa !23
  %23 = load i64, ptr %7, align 8, !tbaa !23
  %24 = mul i64 %23, 6364136223846793005
  %25 = add i64 %22, %24
  %26 = add i64 %25, 1442695040888963407
  store i64 %26, ptr %8, align 8, !tbaa !23
  %27 = load i64, ptr %8, align 8, !tbaa !23
  %28 = lshr i64 %27, 22
  %29 = load i64, ptr %8, align 8, !tbaa !23
  %30 = xor i64 %29, %28
  store i64 %30, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  %31 = load i64, ptr %8, align 8, !tbaa !23
  %32 = load i64, ptr %8, align 8, !tbaa !23
  %33 = lshr i64 %32, 61
  %34 = add i64 22, %33
  %35 = lshr i64 %31, %34
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %9, align 4, !tbaa !31
  %37 = load i32, ptr %9, align 4, !tbaa !31
  %38 = and i32 %37, 8388607
  %39 = uitofp i32 %38 to float
  %40 = fmul float %39, 0x3E80000000000000
  %41 = load ptr, ptr %4, align 8, !tbaa !19
  %42 = load i64, ptr %7, align 8, !tbaa !23
  %43 = getelementptr inbounds float, ptr %41, i64 %42
  store float %40, ptr %43, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #7
  br label %44

44:                                               ; preds = %21
  %45 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %46 = zext i32 %45 to i64
  %47 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %48 = zext i32 %47 to i64
  %49 = mul nsw i64 %46, %48
  %50 = load i64, ptr %7, align 8, !tbaa !23
  %51 = add nsw i64 %50, %49
  store i64 %51, ptr %7, align 8, !tbaa !23
  br label %16, !llvm.loop !34

52:                                               ; preds = %20
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_slice(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.dims3) align 8 %2, ptr noundef byval(%struct.dims3) align 8 %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  store ptr %0, ptr %7, align 8, !tbaa !19
  store ptr %1, ptr %8, align 8, !tbaa !19
  store i64 %4, ptr %9, align 8, !tbaa !23
  store i64 %5, ptr %10, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %13 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  store i64 %17, ptr %11, align 8, !tbaa !23
  br label %18

18:                                               ; preds = %34, %6
  %19 = load i64, ptr %11, align 8, !tbaa !23
  %20 = load i64, ptr %10, align 8, !tbaa !23
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  br label %42

23:                                               ; preds = %18
  %24 = load ptr, ptr %7, align 8, !tbaa !19
  %25 = load i64, ptr %9, align 8, !tbaa !23
  %26 = load i64, ptr %11, align 8, !tbaa !23
  %27 = call noundef i64 @_ZL5placelRK5dims3S1_(i64 noundef %26, ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %3) #8
  %28 = add nsw i64 %25, %27
  %29 = getelementptr inbounds float, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !25
  %31 = load ptr, ptr %8, align 8, !tbaa !19
  %32 = load i64, ptr %11, align 8, !tbaa !23
  %33 = getelementptr inbounds float, ptr %31, i64 %32
  store float %30, ptr %33, align 4, !tbaa !25
  br label %34

34:                                               ; preds = %23
  %35 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %36 = zext i32 %35 to i64
  %37 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %38 = zext i32 %37 to i64
  %39 = mul nsw i64 %36, %38
  %40 = load i64, ptr %11, align 8, !tbaa !23
  %41 = add nsw i64 %40, %39
  store i64 %41, ptr %11, align 8, !tbaa !23
  br label %18, !llvm.loop !35

42:                                               ; preds = %22
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i64 @_ZL5placelRK5dims3S1_(i64 noundef %0, ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) %2) #2 {
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  store i64 %0, ptr %4, align 8, !tbaa !23
  store ptr %1, ptr %5, align 8, !tbaa !19
  store ptr %2, ptr %6, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 8, ptr %7) #7
  %11 = load i64, ptr %4, align 8, !tbaa !23
  %12 = load ptr, ptr %5, align 8, !tbaa !19
  %13 = getelementptr inbounds %struct.dims3, ptr %12, i32 0, i32 0
  %14 = getelementptr inbounds [3 x i64], ptr %13, i64 0, i64 2
  %15 = load i64, ptr %14, align 8, !tbaa !23
  %16 = srem i64 %11, %15
  store i64 %16, ptr %7, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #7
  %17 = load i64, ptr %4, align 8, !tbaa !23
  %18 = load ptr, ptr %5, align 8, !tbaa !19
  %19 = getelementptr inbounds %struct.dims3, ptr %18, i32 0, i32 0
  %20 = getelementptr inbounds [3 x i64], ptr %19, i64 0, i64 2
  %21 = load i64, ptr %20, align 8, !tbaa !23
  %22 = sdiv i64 %17, %21
  store i64 %22, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %23 = load i64, ptr %8, align 8, !tbaa !23
  %24 = load ptr, ptr %5, align 8, !tbaa !19
  %25 = getelementptr inbounds %struct.dims3, ptr %24, i32 0, i32 0
  %26 = getelementptr inbounds [3 x i64], ptr %25, i64 0, i64 1
  %27 = load i64, ptr %26, align 8, !tbaa !23
  %28 = srem i64 %23, %27
  store i64 %28, ptr %9, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #7
  %29 = load i64, ptr %8, align 8, !tbaa !23
  %30 = load ptr, ptr %5, align 8, !tbaa !19
  %31 = getelementptr inbounds %struct.dims3, ptr %30, i32 0, i32 0
  %32 = getelementptr inbounds [3 x i64], ptr %31, i64 0, i64 1
  %33 = load i64, ptr %32, align 8, !tbaa !23
  %34 = sdiv i64 %29, %33
  store i64 %34, ptr %10, align 8, !tbaa !23
  %35 = load i64, ptr %10, align 8, !tbaa !23
  %36 = load ptr, ptr %6, align 8, !tbaa !19
  %37 = getelementptr inbounds %struct.dims3, ptr %36, i32 0, i32 0
  %38 = getelementptr inbounds [3 x i64], ptr %37, i64 0, i64 0
  %39 = load i64, ptr %38, align 8, !tbaa !23
  %40 = mul nsw i64 %35, %39
  %41 = load i64, ptr %9, align 8, !tbaa !23
  %42 = load ptr, ptr %6, align 8, !tbaa !19
  %43 = getelementptr inbounds %struct.dims3, ptr %42, i32 0, i32 0
  %44 = getelementptr inbounds [3 x i64], ptr %43, i64 0, i64 1
  %45 = load i64, ptr %44, align 8, !tbaa !23
  %46 = mul nsw i64 %41, %45
  %47 = add nsw i64 %40, %46
  %48 = load i64, ptr %7, align 8, !tbaa !23
  %49 = load ptr, ptr %6, align 8, !tbaa !19
  %50 = getelementptr inbounds %struct.dims3, ptr %49, i32 0, i32 0
  %51 = getelementptr inbounds [3 x i64], ptr %50, i64 0, i64 2
  %52 = load i64, ptr %51, align 8, !tbaa !23
  %53 = mul nsw i64 %48, %52
  %54 = add nsw i64 %47, %53
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %7) #7
  ret i64 %54
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_shuffle(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.dims3) align 8 %2, ptr noundef byval(%struct.dims3) align 8 %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store i64 %4, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %10 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %11 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  store i64 %15, ptr %9, align 8, !tbaa !23
  br label %16

16:                                               ; preds = %30, %5
  %17 = load i64, ptr %9, align 8, !tbaa !23
  %18 = load i64, ptr %8, align 8, !tbaa !23
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  br label %38

21:                                               ; preds = %16
  %22 = load ptr, ptr %6, align 8, !tbaa !19
  %23 = load i64, ptr %9, align 8, !tbaa !23
  %24 = call noundef i64 @_ZL5placelRK5dims3S1_(i64 noundef %23, ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %3) #8
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !25
  %27 = load ptr, ptr %7, align 8, !tbaa !19
  %28 = load i64, ptr %9, align 8, !tbaa !23
  %29 = getelementptr inbounds float, ptr %27, i64 %28
  store float %26, ptr %29, align 4, !tbaa !25
  br label %30

30:                                               ; preds = %21
  %31 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %32 = zext i32 %31 to i64
  %33 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %34 = zext i32 %33 to i64
  %35 = mul nsw i64 %32, %34
  %36 = load i64, ptr %9, align 8, !tbaa !23
  %37 = add nsw i64 %36, %35
  store i64 %37, ptr %9, align 8, !tbaa !23
  br label %16, !llvm.loop !36

38:                                               ; preds = %20
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_stride(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.dims3) align 8 %2, ptr noundef byval(%struct.dims3) align 8 %3, ptr noundef byval(%struct.dims3) align 8 %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca %struct.dims3, align 8
  store ptr %0, ptr %7, align 8, !tbaa !19
  store ptr %1, ptr %8, align 8, !tbaa !19
  store i64 %5, ptr %9, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #7
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %13 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %16 = add i32 %14, %15
  %17 = zext i32 %16 to i64
  store i64 %17, ptr %10, align 8, !tbaa !23
  br label %18

18:                                               ; preds = %56, %6
  %19 = load i64, ptr %10, align 8, !tbaa !23
  %20 = load i64, ptr %9, align 8, !tbaa !23
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %23, label %22

22:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #7
  br label %64

23:                                               ; preds = %18
  call void @llvm.lifetime.start.p0(i64 24, ptr %11) #7
  %24 = getelementptr inbounds %struct.dims3, ptr %11, i32 0, i32 0
  %25 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %26 = getelementptr inbounds [3 x i64], ptr %25, i64 0, i64 0
  %27 = load i64, ptr %26, align 8, !tbaa !23
  %28 = getelementptr inbounds %struct.dims3, ptr %4, i32 0, i32 0
  %29 = getelementptr inbounds [3 x i64], ptr %28, i64 0, i64 0
  %30 = load i64, ptr %29, align 8, !tbaa !23
  %31 = mul nsw i64 %27, %30
  store i64 %31, ptr %24, align 8, !tbaa !23
  %32 = getelementptr inbounds i64, ptr %24, i64 1
  %33 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %34 = getelementptr inbounds [3 x i64], ptr %33, i64 0, i64 1
  %35 = load i64, ptr %34, align 8, !tbaa !23
  %36 = getelementptr inbounds %struct.dims3, ptr %4, i32 0, i32 0
  %37 = getelementptr inbounds [3 x i64], ptr %36, i64 0, i64 1
  %38 = load i64, ptr %37, align 8, !tbaa !23
  %39 = mul nsw i64 %35, %38
  store i64 %39, ptr %32, align 8, !tbaa !23
  %40 = getelementptr inbounds i64, ptr %24, i64 2
  %41 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %42 = getelementptr inbounds [3 x i64], ptr %41, i64 0, i64 2
  %43 = load i64, ptr %42, align 8, !tbaa !23
  %44 = getelementptr inbounds %struct.dims3, ptr %4, i32 0, i32 0
  %45 = getelementptr inbounds [3 x i64], ptr %44, i64 0, i64 2
  %46 = load i64, ptr %45, align 8, !tbaa !23
  %47 = mul nsw i64 %43, %46
  store i64 %47, ptr %40, align 8, !tbaa !23
  %48 = load ptr, ptr %7, align 8, !tbaa !19
  %49 = load i64, ptr %10, align 8, !tbaa !23
  %50 = call noundef i64 @_ZL5placelRK5dims3S1_(i64 noundef %49, ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %11) #8
  %51 = getelementptr inbounds float, ptr %48, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !25
  %53 = load ptr, ptr %8, align 8, !tbaa !19
  %54 = load i64, ptr %10, align 8, !tbaa !23
  %55 = getelementptr inbounds float, ptr %53, i64 %54
  store float %52, ptr %55, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 24, ptr %11) #7
  br label %56

56:                                               ; preds = %23
  %57 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %58 = zext i32 %57 to i64
  %59 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %60 = zext i32 %59 to i64
  %61 = mul nsw i64 %58, %60
  %62 = load i64, ptr %10, align 8, !tbaa !23
  %63 = add nsw i64 %62, %61
  store i64 %63, ptr %10, align 8, !tbaa !23
  br label %18, !llvm.loop !37

64:                                               ; preds = %22
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_pad(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.dims3) align 8 %2, ptr noundef byval(%struct.dims3) align 8 %3, ptr noundef byval(%struct.dims3) align 8 %4, i64 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i8, align 1
  store ptr %0, ptr %7, align 8, !tbaa !19
  store ptr %1, ptr %8, align 8, !tbaa !19
  store i64 %5, ptr %9, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #7
  %16 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %17 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %20 = add i32 %18, %19
  %21 = zext i32 %20 to i64
  store i64 %21, ptr %10, align 8, !tbaa !23
  br label %22

22:                                               ; preds = %114, %6
  %23 = load i64, ptr %10, align 8, !tbaa !23
  %24 = load i64, ptr %9, align 8, !tbaa !23
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #7
  br label %122

27:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %28 = load i64, ptr %10, align 8, !tbaa !23
  %29 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %30 = getelementptr inbounds [3 x i64], ptr %29, i64 0, i64 2
  %31 = load i64, ptr %30, align 8, !tbaa !23
  %32 = srem i64 %28, %31
  %33 = getelementptr inbounds %struct.dims3, ptr %4, i32 0, i32 0
  %34 = getelementptr inbounds [3 x i64], ptr %33, i64 0, i64 2
  %35 = load i64, ptr %34, align 8, !tbaa !23
  %36 = sub nsw i64 %32, %35
  store i64 %36, ptr %11, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %37 = load i64, ptr %10, align 8, !tbaa !23
  %38 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %39 = getelementptr inbounds [3 x i64], ptr %38, i64 0, i64 2
  %40 = load i64, ptr %39, align 8, !tbaa !23
  %41 = sdiv i64 %37, %40
  store i64 %41, ptr %12, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #7
  %42 = load i64, ptr %12, align 8, !tbaa !23
  %43 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %44 = getelementptr inbounds [3 x i64], ptr %43, i64 0, i64 1
  %45 = load i64, ptr %44, align 8, !tbaa !23
  %46 = srem i64 %42, %45
  %47 = getelementptr inbounds %struct.dims3, ptr %4, i32 0, i32 0
  %48 = getelementptr inbounds [3 x i64], ptr %47, i64 0, i64 1
  %49 = load i64, ptr %48, align 8, !tbaa !23
  %50 = sub nsw i64 %46, %49
  store i64 %50, ptr %13, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #7
  %51 = load i64, ptr %12, align 8, !tbaa !23
  %52 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %53 = getelementptr inbounds [3 x i64], ptr %52, i64 0, i64 1
  %54 = load i64, ptr %53, align 8, !tbaa !23
  %55 = sdiv i64 %51, %54
  %56 = getelementptr inbounds %struct.dims3, ptr %4, i32 0, i32 0
  %57 = getelementptr inbounds [3 x i64], ptr %56, i64 0, i64 0
  %58 = load i64, ptr %57, align 8, !tbaa !23
  %59 = sub nsw i64 %55, %58
  store i64 %59, ptr %14, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 1, ptr %15) #7
  %60 = load i64, ptr %14, align 8, !tbaa !23
  %61 = icmp sge i64 %60, 0
  br i1 %61, label %62, label %86

62:                                               ; preds = %27
  %63 = load i64, ptr %14, align 8, !tbaa !23
  %64 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %65 = getelementptr inbounds [3 x i64], ptr %64, i64 0, i64 0
  %66 = load i64, ptr %65, align 8, !tbaa !23
  %67 = icmp slt i64 %63, %66
  br i1 %67, label %68, label %86

68:                                               ; preds = %62
  %69 = load i64, ptr %13, align 8, !tbaa !23
  %70 = icmp sge i64 %69, 0
  br i1 %70, label %71, label %86

71:                                               ; preds = %68
  %72 = load i64, ptr %13, align 8, !tbaa !23
  %73 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %74 = getelementptr inbounds [3 x i64], ptr %73, i64 0, i64 1
  %75 = load i64, ptr %74, align 8, !tbaa !23
  %76 = icmp slt i64 %72, %75
  br i1 %76, label %77, label %86

77:                                               ; preds = %71
  %78 = load i64, ptr %11, align 8, !tbaa !23
  %79 = icmp sge i64 %78, 0
  br i1 %79, label %80, label %86

80:                                               ; preds = %77
  %81 = load i64, ptr %11, align 8, !tbaa !23
  %82 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %83 = getelementptr inbounds [3 x i64], ptr %82, i64 0, i64 2
  %84 = load i64, ptr %83, align 8, !tbaa !23
  %85 = icmp slt i64 %81, %84
  br label %86

86:                                               ; preds = %80, %77, %71, %68, %62, %27
  %87 = phi i1 [ false, %77 ], [ false, %71 ], [ false, %68 ], [ false, %62 ], [ false, %27 ], [ %85, %80 ]
  %88 = zext i1 %87 to i8
  store i8 %88, ptr %15, align 1, !tbaa !38
  %89 = load i8, ptr %15, align 1, !tbaa !38, !range !40, !noundef !41
  %90 = trunc i8 %89 to i1
  br i1 %90, label %91, label %108

91:                                               ; preds = %86
  %92 = load ptr, ptr %7, align 8, !tbaa !19
  %93 = load i64, ptr %14, align 8, !tbaa !23
  %94 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %95 = getelementptr inbounds [3 x i64], ptr %94, i64 0, i64 1
  %96 = load i64, ptr %95, align 8, !tbaa !23
  %97 = mul nsw i64 %93, %96
  %98 = load i64, ptr %13, align 8, !tbaa !23
  %99 = add nsw i64 %97, %98
  %100 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %101 = getelementptr inbounds [3 x i64], ptr %100, i64 0, i64 2
  %102 = load i64, ptr %101, align 8, !tbaa !23
  %103 = mul nsw i64 %99, %102
  %104 = load i64, ptr %11, align 8, !tbaa !23
  %105 = add nsw i64 %103, %104
  %106 = getelementptr inbounds float, ptr %92, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !25
  br label %109

108:                                              ; preds = %86
  br label %109

109:                                              ; preds = %108, %91
  %110 = phi float [ %107, %91 ], [ 0.000000e+00, %108 ]
  %111 = load ptr, ptr %8, align 8, !tbaa !19
  %112 = load i64, ptr %10, align 8, !tbaa !23
  %113 = getelementptr inbounds float, ptr %111, i64 %112
  store float %110, ptr %113, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 1, ptr %15) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  br label %114

114:                                              ; preds = %109
  %115 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %116 = zext i32 %115 to i64
  %117 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %118 = zext i32 %117 to i64
  %119 = mul nsw i64 %116, %118
  %120 = load i64, ptr %10, align 8, !tbaa !23
  %121 = add nsw i64 %120, %119
  store i64 %121, ptr %10, align 8, !tbaa !23
  br label %22, !llvm.loop !42

122:                                              ; preds = %26
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_broadcast(ptr noundef %0, ptr noundef %1, ptr noundef byval(%struct.dims3) align 8 %2, ptr noundef byval(%struct.dims3) align 8 %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store i64 %4, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %14 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %15 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %16 = mul i32 %14, %15
  %17 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %18 = add i32 %16, %17
  %19 = zext i32 %18 to i64
  store i64 %19, ptr %9, align 8, !tbaa !23
  br label %20

20:                                               ; preds = %77, %5
  %21 = load i64, ptr %9, align 8, !tbaa !23
  %22 = load i64, ptr %8, align 8, !tbaa !23
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  br label %85

25:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr %10) #7
  %26 = load i64, ptr %9, align 8, !tbaa !23
  %27 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %28 = getelementptr inbounds [3 x i64], ptr %27, i64 0, i64 2
  %29 = load i64, ptr %28, align 8, !tbaa !23
  %30 = srem i64 %26, %29
  %31 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %32 = getelementptr inbounds [3 x i64], ptr %31, i64 0, i64 2
  %33 = load i64, ptr %32, align 8, !tbaa !23
  %34 = srem i64 %30, %33
  store i64 %34, ptr %10, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %35 = load i64, ptr %9, align 8, !tbaa !23
  %36 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %37 = getelementptr inbounds [3 x i64], ptr %36, i64 0, i64 2
  %38 = load i64, ptr %37, align 8, !tbaa !23
  %39 = sdiv i64 %35, %38
  store i64 %39, ptr %11, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %40 = load i64, ptr %11, align 8, !tbaa !23
  %41 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %42 = getelementptr inbounds [3 x i64], ptr %41, i64 0, i64 1
  %43 = load i64, ptr %42, align 8, !tbaa !23
  %44 = srem i64 %40, %43
  %45 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %46 = getelementptr inbounds [3 x i64], ptr %45, i64 0, i64 1
  %47 = load i64, ptr %46, align 8, !tbaa !23
  %48 = srem i64 %44, %47
  store i64 %48, ptr %12, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %13) #7
  %49 = load i64, ptr %11, align 8, !tbaa !23
  %50 = getelementptr inbounds %struct.dims3, ptr %2, i32 0, i32 0
  %51 = getelementptr inbounds [3 x i64], ptr %50, i64 0, i64 1
  %52 = load i64, ptr %51, align 8, !tbaa !23
  %53 = sdiv i64 %49, %52
  %54 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %55 = getelementptr inbounds [3 x i64], ptr %54, i64 0, i64 0
  %56 = load i64, ptr %55, align 8, !tbaa !23
  %57 = srem i64 %53, %56
  store i64 %57, ptr %13, align 8, !tbaa !23
  %58 = load ptr, ptr %6, align 8, !tbaa !19
  %59 = load i64, ptr %13, align 8, !tbaa !23
  %60 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %61 = getelementptr inbounds [3 x i64], ptr %60, i64 0, i64 1
  %62 = load i64, ptr %61, align 8, !tbaa !23
  %63 = mul nsw i64 %59, %62
  %64 = load i64, ptr %12, align 8, !tbaa !23
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds %struct.dims3, ptr %3, i32 0, i32 0
  %67 = getelementptr inbounds [3 x i64], ptr %66, i64 0, i64 2
  %68 = load i64, ptr %67, align 8, !tbaa !23
  %69 = mul nsw i64 %65, %68
  %70 = load i64, ptr %10, align 8, !tbaa !23
  %71 = add nsw i64 %69, %70
  %72 = getelementptr inbounds float, ptr %58, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !25
  %74 = load ptr, ptr %7, align 8, !tbaa !19
  %75 = load i64, ptr %9, align 8, !tbaa !23
  %76 = getelementptr inbounds float, ptr %74, i64 %75
  store float %73, ptr %76, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 8, ptr %13) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %10) #7
  br label %77

77:                                               ; preds = %25
  %78 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %79 = zext i32 %78 to i64
  %80 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %81 = zext i32 %80 to i64
  %82 = mul nsw i64 %79, %81
  %83 = load i64, ptr %9, align 8, !tbaa !23
  %84 = add nsw i64 %83, %82
  store i64 %84, ptr %9, align 8, !tbaa !23
  br label %20, !llvm.loop !43

85:                                               ; preds = %24
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_row_sum(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store i64 %2, ptr %7, align 8, !tbaa !23
  store i64 %3, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %13 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %14 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %17 = add i32 %15, %16
  %18 = zext i32 %17 to i64
  store i64 %18, ptr %9, align 8, !tbaa !23
  br label %19

19:                                               ; preds = %49, %4
  %20 = load i64, ptr %9, align 8, !tbaa !23
  %21 = load i64, ptr %7, align 8, !tbaa !23
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  br label %57

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  store float 0.000000e+00, ptr %11, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  store i64 0, ptr %12, align 8, !tbaa !23
  br label %25

25:                                               ; preds = %41, %24
  %26 = load i64, ptr %12, align 8, !tbaa !23
  %27 = load i64, ptr %8, align 8, !tbaa !23
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  br label %44

30:                                               ; preds = %25
  %31 = load ptr, ptr %5, align 8, !tbaa !19
  %32 = load i64, ptr %9, align 8, !tbaa !23
  %33 = load i64, ptr %8, align 8, !tbaa !23
  %34 = mul nsw i64 %32, %33
  %35 = load i64, ptr %12, align 8, !tbaa !23
  %36 = add nsw i64 %34, %35
  %37 = getelementptr inbounds float, ptr %31, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !25
  %39 = load float, ptr %11, align 4, !tbaa !25
  %40 = fadd float %39, %38
  store float %40, ptr %11, align 4, !tbaa !25
  br label %41

41:                                               ; preds = %30
  %42 = load i64, ptr %12, align 8, !tbaa !23
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %12, align 8, !tbaa !23
  br label %25, !llvm.loop !44

44:                                               ; preds = %29
  %45 = load float, ptr %11, align 4, !tbaa !25
  %46 = load ptr, ptr %6, align 8, !tbaa !19
  %47 = load i64, ptr %9, align 8, !tbaa !23
  %48 = getelementptr inbounds float, ptr %46, i64 %47
  store float %45, ptr %48, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %49

49:                                               ; preds = %44
  %50 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %51 = zext i32 %50 to i64
  %52 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %53 = zext i32 %52 to i64
  %54 = mul nsw i64 %51, %53
  %55 = load i64, ptr %9, align 8, !tbaa !23
  %56 = add nsw i64 %55, %54
  store i64 %56, ptr %9, align 8, !tbaa !23
  br label %19, !llvm.loop !45

57:                                               ; preds = %23
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_column_sum(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i64, align 8
  store ptr %0, ptr %5, align 8, !tbaa !19
  store ptr %1, ptr %6, align 8, !tbaa !19
  store i64 %2, ptr %7, align 8, !tbaa !23
  store i64 %3, ptr %8, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %9) #7
  %13 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %14 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %17 = add i32 %15, %16
  %18 = zext i32 %17 to i64
  store i64 %18, ptr %9, align 8, !tbaa !23
  br label %19

19:                                               ; preds = %49, %4
  %20 = load i64, ptr %9, align 8, !tbaa !23
  %21 = load i64, ptr %8, align 8, !tbaa !23
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %24, label %23

23:                                               ; preds = %19
  store i32 2, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %9) #7
  br label %57

24:                                               ; preds = %19
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #7
  store float 0.000000e+00, ptr %11, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  store i64 0, ptr %12, align 8, !tbaa !23
  br label %25

25:                                               ; preds = %41, %24
  %26 = load i64, ptr %12, align 8, !tbaa !23
  %27 = load i64, ptr %7, align 8, !tbaa !23
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  store i32 5, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  br label %44

30:                                               ; preds = %25
  %31 = load ptr, ptr %5, align 8, !tbaa !19
  %32 = load i64, ptr %12, align 8, !tbaa !23
  %33 = load i64, ptr %8, align 8, !tbaa !23
  %34 = mul nsw i64 %32, %33
  %35 = load i64, ptr %9, align 8, !tbaa !23
  %36 = add nsw i64 %34, %35
  %37 = getelementptr inbounds float, ptr %31, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !25
  %39 = load float, ptr %11, align 4, !tbaa !25
  %40 = fadd float %39, %38
  store float %40, ptr %11, align 4, !tbaa !25
  br label %41

41:                                               ; preds = %30
  %42 = load i64, ptr %12, align 8, !tbaa !23
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %12, align 8, !tbaa !23
  br label %25, !llvm.loop !46

44:                                               ; preds = %29
  %45 = load float, ptr %11, align 4, !tbaa !25
  %46 = load ptr, ptr %6, align 8, !tbaa !19
  %47 = load i64, ptr %9, align 8, !tbaa !23
  %48 = getelementptr inbounds float, ptr %46, i64 %47
  store float %45, ptr %48, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #7
  br label %49

49:                                               ; preds = %44
  %50 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %51 = zext i32 %50 to i64
  %52 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %53 = zext i32 %52 to i64
  %54 = mul nsw i64 %51, %53
  %55 = load i64, ptr %9, align 8, !tbaa !23
  %56 = add nsw i64 %55, %54
  store i64 %56, ptr %9, align 8, !tbaa !23
  br label %19, !llvm.loop !47

57:                                               ; preds = %23
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_full_sum(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !19
  store ptr %1, ptr %5, align 8, !tbaa !19
  store i64 %2, ptr %6, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #7
  store float 0.000000e+00, ptr %7, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 8, ptr %8) #7
  %10 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %11 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  store i64 %15, ptr %8, align 8, !tbaa !23
  br label %16

16:                                               ; preds = %28, %3
  %17 = load i64, ptr %8, align 8, !tbaa !23
  %18 = load i64, ptr %6, align 8, !tbaa !23
  %19 = icmp slt i64 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 8, ptr %8) #7
  br label %36

21:                                               ; preds = %16
  %22 = load ptr, ptr %4, align 8, !tbaa !19
  %23 = load i64, ptr %8, align 8, !tbaa !23
  %24 = getelementptr inbounds float, ptr %22, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !25
  %26 = load float, ptr %7, align 4, !tbaa !25
  %27 = fadd float %26, %25
  store float %27, ptr %7, align 4, !tbaa !25
  br label %28

28:                                               ; preds = %21
  %29 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %30 = zext i32 %29 to i64
  %31 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %32 = zext i32 %31 to i64
  %33 = mul nsw i64 %30, %32
  %34 = load i64, ptr %8, align 8, !tbaa !23
  %35 = add nsw i64 %34, %33
  store i64 %35, ptr %8, align 8, !tbaa !23
  br label %16, !llvm.loop !48

36:                                               ; preds = %20
  %37 = load float, ptr %7, align 4, !tbaa !25
  %38 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10t_full_sumE1s to ptr), i64 0, i64 %39
  store float %37, ptr %40, align 4, !tbaa !25
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #7
  store i32 32, ptr %9, align 4, !tbaa !31
  br label %41

41:                                               ; preds = %62, %36
  %42 = load i32, ptr %9, align 4, !tbaa !31
  %43 = icmp sgt i32 %42, 0
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #7
  br label %65

45:                                               ; preds = %41
  %46 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %47 = load i32, ptr %9, align 4, !tbaa !31
  %48 = icmp ult i32 %46, %47
  br i1 %48, label %49, label %61

49:                                               ; preds = %45
  %50 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %51 = load i32, ptr %9, align 4, !tbaa !31
  %52 = add i32 %50, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10t_full_sumE1s to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !25
  %56 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10t_full_sumE1s to ptr), i64 0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !25
  %60 = fadd float %59, %55
  store float %60, ptr %58, align 4, !tbaa !25
  br label %61

61:                                               ; preds = %49, %45
  call void @llvm.nvvm.barrier0()
  br label %62

62:                                               ; preds = %61
  %63 = load i32, ptr %9, align 4, !tbaa !31
  %64 = sdiv i32 %63, 2
  store i32 %64, ptr %9, align 4, !tbaa !31
  br label %41, !llvm.loop !49

65:                                               ; preds = %44
  %66 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %74

68:                                               ; preds = %65
  %69 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ10t_full_sumE1s to ptr), align 4, !tbaa !25
  %70 = load ptr, ptr %5, align 8, !tbaa !19
  %71 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %70, i64 %72
  store float %69, ptr %73, align 4, !tbaa !25
  br label %74

74:                                               ; preds = %68, %65
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #7
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_contract(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [4 x [4 x float]], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca [4 x float], align 4
  %19 = alloca [4 x float], align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !19
  store ptr %1, ptr %8, align 8, !tbaa !19
  store ptr %2, ptr %9, align 8, !tbaa !19
  store i32 %3, ptr %10, align 4, !tbaa !31
  store i32 %4, ptr %11, align 4, !tbaa !31
  store i32 %5, ptr %12, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #7
  %25 = call noundef i32 @_ZL8global_yv() #8
  %26 = mul nsw i32 %25, 4
  store i32 %26, ptr %13, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #7
  %27 = call noundef i32 @_ZL8global_xv() #8
  %28 = mul nsw i32 %27, 4
  store i32 %28, ptr %14, align 4, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 64, ptr %15) #7
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  store i32 0, ptr %16, align 4, !tbaa !31
  br label %29

29:                                               ; preds = %107, %6
  %30 = load i32, ptr %16, align 4, !tbaa !31
  %31 = load i32, ptr %12, align 4, !tbaa !31
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  br label %110

34:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 16, ptr %18) #7
  call void @llvm.lifetime.start.p0(i64 16, ptr %19) #7
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #7
  store i32 0, ptr %20, align 4, !tbaa !31
  br label %35

35:                                               ; preds = %68, %34
  %36 = load i32, ptr %20, align 4, !tbaa !31
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  store i32 5, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #7
  br label %71

39:                                               ; preds = %35
  %40 = load ptr, ptr %7, align 8, !tbaa !19
  %41 = load i32, ptr %13, align 4, !tbaa !31
  %42 = load i32, ptr %20, align 4, !tbaa !31
  %43 = add nsw i32 %41, %42
  %44 = load i32, ptr %12, align 4, !tbaa !31
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %16, align 4, !tbaa !31
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %40, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !25
  %51 = load i32, ptr %20, align 4, !tbaa !31
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 %52
  store float %50, ptr %53, align 4, !tbaa !25
  %54 = load ptr, ptr %8, align 8, !tbaa !19
  %55 = load i32, ptr %16, align 4, !tbaa !31
  %56 = load i32, ptr %11, align 4, !tbaa !31
  %57 = mul nsw i32 %55, %56
  %58 = load i32, ptr %14, align 4, !tbaa !31
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %20, align 4, !tbaa !31
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %54, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !25
  %65 = load i32, ptr %20, align 4, !tbaa !31
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [4 x float], ptr %19, i64 0, i64 %66
  store float %64, ptr %67, align 4, !tbaa !25
  br label %68

68:                                               ; preds = %39
  %69 = load i32, ptr %20, align 4, !tbaa !31
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %20, align 4, !tbaa !31
  br label %35, !llvm.loop !50

71:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #7
  store i32 0, ptr %21, align 4, !tbaa !31
  br label %72

72:                                               ; preds = %103, %71
  %73 = load i32, ptr %21, align 4, !tbaa !31
  %74 = icmp slt i32 %73, 4
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 8, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #7
  br label %106

76:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #7
  store i32 0, ptr %22, align 4, !tbaa !31
  br label %77

77:                                               ; preds = %99, %76
  %78 = load i32, ptr %22, align 4, !tbaa !31
  %79 = icmp slt i32 %78, 4
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 11, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #7
  br label %102

81:                                               ; preds = %77
  %82 = load i32, ptr %21, align 4, !tbaa !31
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [4 x float], ptr %18, i64 0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !25
  %86 = load i32, ptr %22, align 4, !tbaa !31
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [4 x float], ptr %19, i64 0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !25
  %90 = fmul float %85, %89
  %91 = load i32, ptr %21, align 4, !tbaa !31
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [4 x [4 x float]], ptr %15, i64 0, i64 %92
  %94 = load i32, ptr %22, align 4, !tbaa !31
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [4 x float], ptr %93, i64 0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !25
  %98 = fadd float %97, %90
  store float %98, ptr %96, align 4, !tbaa !25
  br label %99

99:                                               ; preds = %81
  %100 = load i32, ptr %22, align 4, !tbaa !31
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %22, align 4, !tbaa !31
  br label %77, !llvm.loop !52

102:                                              ; preds = %80
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %21, align 4, !tbaa !31
  %105 = add nsw i32 %104, 1
  store i32 %105, ptr %21, align 4, !tbaa !31
  br label %72, !llvm.loop !53

106:                                              ; preds = %75
  call void @llvm.lifetime.end.p0(i64 16, ptr %19) #7
  call void @llvm.lifetime.end.p0(i64 16, ptr %18) #7
  br label %107

107:                                              ; preds = %106
  %108 = load i32, ptr %16, align 4, !tbaa !31
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %16, align 4, !tbaa !31
  br label %29, !llvm.loop !54

110:                                              ; preds = %33
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #7
  store i32 0, ptr %23, align 4, !tbaa !31
  br label %111

111:                                              ; preds = %144, %110
  %112 = load i32, ptr %23, align 4, !tbaa !31
  %113 = icmp slt i32 %112, 4
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  store i32 14, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #7
  br label %147

115:                                              ; preds = %111
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #7
  store i32 0, ptr %24, align 4, !tbaa !31
  br label %116

116:                                              ; preds = %140, %115
  %117 = load i32, ptr %24, align 4, !tbaa !31
  %118 = icmp slt i32 %117, 4
  br i1 %118, label %120, label %119

119:                                              ; preds = %116
  store i32 17, ptr %17, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #7
  br label %143

120:                                              ; preds = %116
  %121 = load i32, ptr %23, align 4, !tbaa !31
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [4 x [4 x float]], ptr %15, i64 0, i64 %122
  %124 = load i32, ptr %24, align 4, !tbaa !31
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x float], ptr %123, i64 0, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !25
  %128 = load ptr, ptr %9, align 8, !tbaa !19
  %129 = load i32, ptr %13, align 4, !tbaa !31
  %130 = load i32, ptr %23, align 4, !tbaa !31
  %131 = add nsw i32 %129, %130
  %132 = load i32, ptr %11, align 4, !tbaa !31
  %133 = mul nsw i32 %131, %132
  %134 = load i32, ptr %14, align 4, !tbaa !31
  %135 = add nsw i32 %133, %134
  %136 = load i32, ptr %24, align 4, !tbaa !31
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds float, ptr %128, i64 %138
  store float %127, ptr %139, align 4, !tbaa !25
  br label %140

140:                                              ; preds = %120
  %141 = load i32, ptr %24, align 4, !tbaa !31
  %142 = add nsw i32 %141, 1
  store i32 %142, ptr %24, align 4, !tbaa !31
  br label %116, !llvm.loop !55

143:                                              ; preds = %119
  br label %144

144:                                              ; preds = %143
  %145 = load i32, ptr %23, align 4, !tbaa !31
  %146 = add nsw i32 %145, 1
  store i32 %146, ptr %23, align 4, !tbaa !31
  br label %111, !llvm.loop !56

147:                                              ; preds = %114
  call void @llvm.lifetime.end.p0(i64 64, ptr %15) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #7
  ret void
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
define internal noundef i32 @_ZL8global_xv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %2 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @t_convolve(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !19
  store ptr %1, ptr %7, align 8, !tbaa !19
  store ptr %2, ptr %8, align 8, !tbaa !19
  store i64 %3, ptr %9, align 8, !tbaa !23
  store i64 %4, ptr %10, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #7
  %19 = load i64, ptr %9, align 8, !tbaa !23
  %20 = load i64, ptr %10, align 8, !tbaa !23
  %21 = mul nsw i64 %19, %20
  store i64 %21, ptr %11, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %12) #7
  %22 = call noundef i32 @_ZN17optgo_block_index5readXEv() #8
  %23 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %24 = mul i32 %22, %23
  %25 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #8
  %26 = add i32 %24, %25
  %27 = zext i32 %26 to i64
  store i64 %27, ptr %12, align 8, !tbaa !23
  br label %28

28:                                               ; preds = %88, %5
  %29 = load i64, ptr %12, align 8, !tbaa !23
  %30 = load i64, ptr %11, align 8, !tbaa !23
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  store i32 2, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 8, ptr %12) #7
  br label %96

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 8, ptr %14) #7
  %34 = load i64, ptr %12, align 8, !tbaa !23
  %35 = load i64, ptr %9, align 8, !tbaa !23
  %36 = sdiv i64 %34, %35
  store i64 %36, ptr %14, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 8, ptr %15) #7
  %37 = load i64, ptr %12, align 8, !tbaa !23
  %38 = load i64, ptr %9, align 8, !tbaa !23
  %39 = srem i64 %37, %38
  store i64 %39, ptr %15, align 8, !tbaa !23
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #7
  store float 0.000000e+00, ptr %16, align 4, !tbaa !25
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #7
  store i32 0, ptr %17, align 4, !tbaa !31
  br label %40

40:                                               ; preds = %80, %33
  %41 = load i32, ptr %17, align 4, !tbaa !31
  %42 = icmp slt i32 %41, 5
  br i1 %42, label %44, label %43

43:                                               ; preds = %40
  store i32 5, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #7
  br label %83

44:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #7
  store i32 0, ptr %18, align 4, !tbaa !31
  br label %45

45:                                               ; preds = %76, %44
  %46 = load i32, ptr %18, align 4, !tbaa !31
  %47 = icmp slt i32 %46, 5
  br i1 %47, label %49, label %48

48:                                               ; preds = %45
  store i32 8, ptr %13, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #7
  br label %79

49:                                               ; preds = %45
  %50 = load ptr, ptr %7, align 8, !tbaa !19
  %51 = load i32, ptr %17, align 4, !tbaa !31
  %52 = mul nsw i32 %51, 5
  %53 = load i32, ptr %18, align 4, !tbaa !31
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %50, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !25
  %58 = load ptr, ptr %6, align 8, !tbaa !19
  %59 = load i64, ptr %14, align 8, !tbaa !23
  %60 = load i32, ptr %17, align 4, !tbaa !31
  %61 = sext i32 %60 to i64
  %62 = add nsw i64 %59, %61
  %63 = load i64, ptr %9, align 8, !tbaa !23
  %64 = add nsw i64 %63, 4
  %65 = mul nsw i64 %62, %64
  %66 = load i64, ptr %15, align 8, !tbaa !23
  %67 = add nsw i64 %65, %66
  %68 = load i32, ptr %18, align 4, !tbaa !31
  %69 = sext i32 %68 to i64
  %70 = add nsw i64 %67, %69
  %71 = getelementptr inbounds float, ptr %58, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !25
  %73 = fmul float %57, %72
  %74 = load float, ptr %16, align 4, !tbaa !25
  %75 = fadd float %74, %73
  store float %75, ptr %16, align 4, !tbaa !25
  br label %76

76:                                               ; preds = %49
  %77 = load i32, ptr %18, align 4, !tbaa !31
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %18, align 4, !tbaa !31
  br label %45, !llvm.loop !57

79:                                               ; preds = %48
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %17, align 4, !tbaa !31
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4, !tbaa !31
  br label %40, !llvm.loop !58

83:                                               ; preds = %43
  %84 = load float, ptr %16, align 4, !tbaa !25
  %85 = load ptr, ptr %8, align 8, !tbaa !19
  %86 = load i64, ptr %12, align 8, !tbaa !23
  %87 = getelementptr inbounds float, ptr %85, i64 %86
  store float %84, ptr %87, align 4, !tbaa !25
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %15) #7
  call void @llvm.lifetime.end.p0(i64 8, ptr %14) #7
  br label %88

88:                                               ; preds = %83
  %89 = call noundef i32 @_ZN16optgo_block_size5readXEv() #8
  %90 = zext i32 %89 to i64
  %91 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #8
  %92 = zext i32 %91 to i64
  %93 = mul nsw i64 %90, %92
  %94 = load i64, ptr %12, align 8, !tbaa !23
  %95 = add nsw i64 %94, %93
  store i64 %95, ptr %12, align 8, !tbaa !23
  br label %28, !llvm.loop !59

96:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #7
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #6

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14}
!llvm.module.flags = !{!15, !16, !17}
!llvm.ident = !{!18}

!0 = !{ptr @t_coeffwise, !"kernel", i32 1}
!1 = !{ptr @t_algebraic, !"kernel", i32 1}
!2 = !{ptr @t_transcendental, !"kernel", i32 1}
!3 = !{ptr @t_cast, !"kernel", i32 1}
!4 = !{ptr @t_random, !"kernel", i32 1}
!5 = !{ptr @t_slice, !"kernel", i32 1}
!6 = !{ptr @t_shuffle, !"kernel", i32 1}
!7 = !{ptr @t_stride, !"kernel", i32 1}
!8 = !{ptr @t_pad, !"kernel", i32 1}
!9 = !{ptr @t_broadcast, !"kernel", i32 1}
!10 = !{ptr @t_row_sum, !"kernel", i32 1}
!11 = !{ptr @t_column_sum, !"kernel", i32 1}
!12 = !{ptr @t_full_sum, !"kernel", i32 1}
!13 = !{ptr @t_contract, !"kernel", i32 1}
!14 = !{ptr @t_convolve, !"kernel", i32 1}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"clang version 19"}
!19 = !{!20, !20, i64 0}
!20 = !{!"any pointer", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !{!24, !24, i64 0}
!24 = !{!"long", !21, i64 0}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !21, i64 0}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = distinct !{!29, !28}
!30 = distinct !{!30, !28}
!31 = !{!32, !32, i64 0}
!32 = !{!"int", !21, i64 0}
!33 = distinct !{!33, !28}
!34 = distinct !{!34, !28}
!35 = distinct !{!35, !28}
!36 = distinct !{!36, !28}
!37 = distinct !{!37, !28}
!38 = !{!39, !39, i64 0}
!39 = !{!"bool", !21, i64 0}
!40 = !{i8 0, i8 2}
!41 = !{}
!42 = distinct !{!42, !28}
!43 = distinct !{!43, !28}
!44 = distinct !{!44, !28}
!45 = distinct !{!45, !28}
!46 = distinct !{!46, !28}
!47 = distinct !{!47, !28}
!48 = distinct !{!48, !28}
!49 = distinct !{!49, !28}
!50 = distinct !{!50, !28, !51}
!51 = !{!"llvm.loop.unroll.enable"}
!52 = distinct !{!52, !28, !51}
!53 = distinct !{!53, !28, !51}
!54 = distinct !{!54, !28}
!55 = distinct !{!55, !28, !51}
!56 = distinct !{!56, !28, !51}
!57 = distinct !{!57, !28, !51}
!58 = distinct !{!58, !28, !51}
!59 = distinct !{!59, !28}
