; made by: clang-19 -O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 rodinia.cu -o -
source_filename = "rodinia.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_grid_size = type { i8 }
%struct.particle = type { float, float, float, float }

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

$_ZN17optgo_block_index5readXEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN16optgo_block_size5readXEv = comdat any

$_ZN15optgo_grid_size5readXEv = comdat any

$_ZN16optgo_block_size5readYEv = comdat any

@_ZZ7hotspotE1t = internal addrspace(3) global [10 x [10 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@_ZZ10pathfinderE4prev = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ10pathfinderE6result = internal addrspace(3) global [64 x i32] undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1
@_ZZ12lud_diagonalE1s = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lud_internalE3row = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ12lud_internalE3col = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6needleE1t = internal addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ6needleE3ref = internal addrspace(3) global [16 x [16 x i32]] undef, align 4
@_ZZ6lavamdE4home = internal addrspace(3) global [32 x %struct.particle] undef, align 4
@_ZZ6lavamdE5other = internal addrspace(3) global [32 x %struct.particle] undef, align 4
@_ZZ6lavamdE1q = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ5dwt2dE1t = internal addrspace(3) global [66 x i32] undef, align 4
@_ZZ5btreeE2at = internal addrspace(3) global i32 undef, align 4
@_ZZ5btreeE5found = internal addrspace(3) global i32 undef, align 4
@_ZZ8backpropE4node = internal addrspace(3) global [16 x float] undef, align 4
@_ZZ8backpropE1w = internal addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bfs_visit(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %9, align 4, !tbaa !24
  store ptr %1, ptr %10, align 8, !tbaa !28
  store ptr %2, ptr %11, align 8, !tbaa !28
  store ptr %3, ptr %12, align 8, !tbaa !28
  store ptr %4, ptr %13, align 8, !tbaa !28
  store ptr %5, ptr %14, align 8, !tbaa !28
  store ptr %6, ptr %15, align 8, !tbaa !28
  store i32 %7, ptr %16, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %20 = call noundef i32 @_ZL8global_xv() #9
  store i32 %20, ptr %17, align 4, !tbaa !24
  %21 = load i32, ptr %17, align 4, !tbaa !24
  %22 = load i32, ptr %9, align 4, !tbaa !24
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %78

24:                                               ; preds = %8
  %25 = load ptr, ptr %12, align 8, !tbaa !28
  %26 = load i32, ptr %17, align 4, !tbaa !24
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %25, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !24
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %78

31:                                               ; preds = %24
  %32 = load ptr, ptr %12, align 8, !tbaa !28
  %33 = load i32, ptr %17, align 4, !tbaa !24
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store i32 0, ptr %35, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %36 = load ptr, ptr %10, align 8, !tbaa !28
  %37 = load i32, ptr %17, align 4, !tbaa !24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !24
  store i32 %40, ptr %18, align 4, !tbaa !24
  br label %41

41:                                               ; preds = %74, %31
  %42 = load i32, ptr %18, align 4, !tbaa !24
  %43 = load ptr, ptr %10, align 8, !tbaa !28
  %44 = load i32, ptr %17, align 4, !tbaa !24
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %43, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !24
  %49 = icmp slt i32 %42, %48
  br i1 %49, label %51, label %50

50:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  br label %77

51:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %52 = load ptr, ptr %11, align 8, !tbaa !28
  %53 = load i32, ptr %18, align 4, !tbaa !24
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %52, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !24
  store i32 %56, ptr %19, align 4, !tbaa !24
  %57 = load ptr, ptr %14, align 8, !tbaa !28
  %58 = load i32, ptr %19, align 4, !tbaa !24
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !24
  %62 = icmp ne i32 %61, 0
  br i1 %62, label %73, label %63

63:                                               ; preds = %51
  %64 = load i32, ptr %16, align 4, !tbaa !24
  %65 = load ptr, ptr %15, align 8, !tbaa !28
  %66 = load i32, ptr %19, align 4, !tbaa !24
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  store i32 %64, ptr %68, align 4, !tbaa !24
  %69 = load ptr, ptr %13, align 8, !tbaa !28
  %70 = load i32, ptr %19, align 4, !tbaa !24
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  store i32 1, ptr %72, align 4, !tbaa !24
  br label %73

73:                                               ; preds = %63, %51
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %18, align 4, !tbaa !24
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %18, align 4, !tbaa !24
  br label %41, !llvm.loop !30

77:                                               ; preds = %50
  br label %78

78:                                               ; preds = %77, %24, %8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %2 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bfs_swap(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %6, align 4, !tbaa !24
  store ptr %1, ptr %7, align 8, !tbaa !28
  store ptr %2, ptr %8, align 8, !tbaa !28
  store ptr %3, ptr %9, align 8, !tbaa !28
  store ptr %4, ptr %10, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %12 = call noundef i32 @_ZL8global_xv() #9
  store i32 %12, ptr %11, align 4, !tbaa !24
  %13 = load i32, ptr %11, align 4, !tbaa !24
  %14 = load i32, ptr %6, align 4, !tbaa !24
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %37

16:                                               ; preds = %5
  %17 = load ptr, ptr %8, align 8, !tbaa !28
  %18 = load i32, ptr %11, align 4, !tbaa !24
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !24
  %22 = icmp ne i32 %21, 0
  br i1 %22, label %23, label %37

23:                                               ; preds = %16
  %24 = load ptr, ptr %7, align 8, !tbaa !28
  %25 = load i32, ptr %11, align 4, !tbaa !24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  store i32 1, ptr %27, align 4, !tbaa !24
  %28 = load ptr, ptr %9, align 8, !tbaa !28
  %29 = load i32, ptr %11, align 4, !tbaa !24
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i32, ptr %28, i64 %30
  store i32 1, ptr %31, align 4, !tbaa !24
  %32 = load ptr, ptr %10, align 8, !tbaa !28
  store i32 1, ptr %32, align 4, !tbaa !24
  %33 = load ptr, ptr %8, align 8, !tbaa !28
  %34 = load i32, ptr %11, align 4, !tbaa !24
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %33, i64 %35
  store i32 0, ptr %36, align 4, !tbaa !24
  br label %37

37:                                               ; preds = %23, %16, %5
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @hotspot(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, float noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  store i32 %0, ptr %8, align 4, !tbaa !24
  store ptr %1, ptr %9, align 8, !tbaa !28
  store ptr %2, ptr %10, align 8, !tbaa !28
  store ptr %3, ptr %11, align 8, !tbaa !28
  store float %4, ptr %12, align 4, !tbaa !32
  store float %5, ptr %13, align 4, !tbaa !32
  store float %6, ptr %14, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %22 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %22, ptr %15, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %23 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %23, ptr %16, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %24 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %25 = mul i32 %24, 8
  %26 = load i32, ptr %15, align 4, !tbaa !24
  %27 = add i32 %25, %26
  %28 = sub i32 %27, 1
  %29 = load i32, ptr %8, align 4, !tbaa !24
  %30 = sub nsw i32 %29, 1
  %31 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %28, i32 noundef 0, i32 noundef %30) #9
  store i32 %31, ptr %17, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %32 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %33 = mul i32 %32, 8
  %34 = load i32, ptr %16, align 4, !tbaa !24
  %35 = add i32 %33, %34
  %36 = sub i32 %35, 1
  %37 = load i32, ptr %8, align 4, !tbaa !24
  %38 = sub nsw i32 %37, 1
  %39 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %36, i32 noundef 0, i32 noundef %38) #9
  store i32 %39, ptr %18, align 4, !tbaa !24
  %40 = load ptr, ptr %10, align 8, !tbaa !28
  %41 = load i32, ptr %18, align 4, !tbaa !24
  %42 = load i32, ptr %8, align 4, !tbaa !24
  %43 = mul nsw i32 %41, %42
  %44 = load i32, ptr %17, align 4, !tbaa !24
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !32
  %49 = load i32, ptr %16, align 4, !tbaa !24
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE1t to ptr), i64 0, i64 %50
  %52 = load i32, ptr %15, align 4, !tbaa !24
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [10 x float], ptr %51, i64 0, i64 %53
  store float %48, ptr %54, align 4, !tbaa !32
  call void @llvm.nvvm.barrier0()
  %55 = load i32, ptr %15, align 4, !tbaa !24
  %56 = icmp sge i32 %55, 1
  br i1 %56, label %57, label %147

57:                                               ; preds = %7
  %58 = load i32, ptr %15, align 4, !tbaa !24
  %59 = icmp sle i32 %58, 8
  br i1 %59, label %60, label %147

60:                                               ; preds = %57
  %61 = load i32, ptr %16, align 4, !tbaa !24
  %62 = icmp sge i32 %61, 1
  br i1 %62, label %63, label %147

63:                                               ; preds = %60
  %64 = load i32, ptr %16, align 4, !tbaa !24
  %65 = icmp sle i32 %64, 8
  br i1 %65, label %66, label %147

66:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %67 = load i32, ptr %16, align 4, !tbaa !24
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE1t to ptr), i64 0, i64 %68
  %70 = load i32, ptr %15, align 4, !tbaa !24
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [10 x float], ptr %69, i64 0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !32
  store float %73, ptr %19, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %74 = load i32, ptr %16, align 4, !tbaa !24
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE1t to ptr), i64 0, i64 %75
  %77 = load i32, ptr %15, align 4, !tbaa !24
  %78 = sub nsw i32 %77, 1
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [10 x float], ptr %76, i64 0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !32
  %82 = load i32, ptr %16, align 4, !tbaa !24
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE1t to ptr), i64 0, i64 %83
  %85 = load i32, ptr %15, align 4, !tbaa !24
  %86 = add nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [10 x float], ptr %84, i64 0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !32
  %90 = fadd float %81, %89
  %91 = load float, ptr %19, align 4, !tbaa !32
  %92 = fmul float 2.000000e+00, %91
  %93 = fsub float %90, %92
  %94 = load float, ptr %12, align 4, !tbaa !32
  %95 = fmul float %93, %94
  store float %95, ptr %20, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %96 = load i32, ptr %16, align 4, !tbaa !24
  %97 = sub nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE1t to ptr), i64 0, i64 %98
  %100 = load i32, ptr %15, align 4, !tbaa !24
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds [10 x float], ptr %99, i64 0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !32
  %104 = load i32, ptr %16, align 4, !tbaa !24
  %105 = add nsw i32 %104, 1
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [10 x [10 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ7hotspotE1t to ptr), i64 0, i64 %106
  %108 = load i32, ptr %15, align 4, !tbaa !24
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [10 x float], ptr %107, i64 0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !32
  %112 = fadd float %103, %111
  %113 = load float, ptr %19, align 4, !tbaa !32
  %114 = fmul float 2.000000e+00, %113
  %115 = fsub float %112, %114
  %116 = load float, ptr %13, align 4, !tbaa !32
  %117 = fmul float %115, %116
  store float %117, ptr %21, align 4, !tbaa !32
  %118 = load float, ptr %19, align 4, !tbaa !32
  %119 = load ptr, ptr %9, align 8, !tbaa !28
  %120 = load i32, ptr %18, align 4, !tbaa !24
  %121 = load i32, ptr %8, align 4, !tbaa !24
  %122 = mul nsw i32 %120, %121
  %123 = load i32, ptr %17, align 4, !tbaa !24
  %124 = add nsw i32 %122, %123
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds float, ptr %119, i64 %125
  %127 = load float, ptr %126, align 4, !tbaa !32
  %128 = load float, ptr %20, align 4, !tbaa !32
  %129 = fadd float %127, %128
  %130 = load float, ptr %21, align 4, !tbaa !32
  %131 = fadd float %129, %130
  %132 = load float, ptr %19, align 4, !tbaa !32
  %133 = fsub float 8.000000e+01, %132
  %134 = load float, ptr %14, align 4, !tbaa !32
  %135 = fmul float %133, %134
  %136 = fadd float %131, %135
  %137 = fmul float 5.000000e-01, %136
  %138 = fadd float %118, %137
  %139 = load ptr, ptr %11, align 8, !tbaa !28
  %140 = load i32, ptr %18, align 4, !tbaa !24
  %141 = load i32, ptr %8, align 4, !tbaa !24
  %142 = mul nsw i32 %140, %141
  %143 = load i32, ptr %17, align 4, !tbaa !24
  %144 = add nsw i32 %142, %143
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %139, i64 %145
  store float %138, ptr %146, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %147

147:                                              ; preds = %66, %63, %60, %57, %7
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9clamp_intiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !24
  store i32 %1, ptr %5, align 4, !tbaa !24
  store i32 %2, ptr %6, align 4, !tbaa !24
  %7 = load i32, ptr %5, align 4, !tbaa !24
  %8 = load i32, ptr %4, align 4, !tbaa !24
  %9 = load i32, ptr %6, align 4, !tbaa !24
  %10 = call noundef i32 @_ZL7min_intii(i32 noundef %8, i32 noundef %9) #9
  %11 = call noundef i32 @_ZL7max_intii(i32 noundef %7, i32 noundef %10) #9
  ret i32 %11
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

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @pathfinder(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !24
  store ptr %1, ptr %8, align 8, !tbaa !28
  store ptr %2, ptr %9, align 8, !tbaa !28
  store ptr %3, ptr %10, align 8, !tbaa !28
  store i32 %4, ptr %11, align 4, !tbaa !24
  store i32 %5, ptr %12, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %21 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %21, ptr %13, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %22 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %23 = load i32, ptr %7, align 4, !tbaa !24
  %24 = mul nsw i32 2, %23
  %25 = sub nsw i32 64, %24
  %26 = mul i32 %22, %25
  %27 = load i32, ptr %13, align 4, !tbaa !24
  %28 = add i32 %26, %27
  %29 = load i32, ptr %7, align 4, !tbaa !24
  %30 = sub i32 %28, %29
  store i32 %30, ptr %14, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 1, ptr %15) #8
  %31 = load i32, ptr %14, align 4, !tbaa !24
  %32 = icmp sge i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %6
  %34 = load i32, ptr %14, align 4, !tbaa !24
  %35 = load i32, ptr %11, align 4, !tbaa !24
  %36 = icmp slt i32 %34, %35
  br label %37

37:                                               ; preds = %33, %6
  %38 = phi i1 [ false, %6 ], [ %36, %33 ]
  %39 = zext i1 %38 to i8
  store i8 %39, ptr %15, align 1, !tbaa !34
  %40 = load i8, ptr %15, align 1, !tbaa !34, !range !36, !noundef !37
  %41 = trunc i8 %40 to i1
  br i1 %41, label %42, label %51

42:                                               ; preds = %37
  %43 = load ptr, ptr %9, align 8, !tbaa !28
  %44 = load i32, ptr %14, align 4, !tbaa !24
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i32, ptr %43, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !24
  %48 = load i32, ptr %13, align 4, !tbaa !24
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %49
  store i32 %47, ptr %50, align 4, !tbaa !24
  br label %51

51:                                               ; preds = %42, %37
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 1, ptr %16) #8
  store i8 0, ptr %16, align 1, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !24
  br label %52

52:                                               ; preds = %137, %51
  %53 = load i32, ptr %17, align 4, !tbaa !24
  %54 = load i32, ptr %7, align 4, !tbaa !24
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %57, label %56

56:                                               ; preds = %52
  store i32 2, ptr %18, align 4
  br label %140

57:                                               ; preds = %52
  store i8 0, ptr %16, align 1, !tbaa !34
  %58 = load i32, ptr %13, align 4, !tbaa !24
  %59 = load i32, ptr %17, align 4, !tbaa !24
  %60 = icmp sgt i32 %58, %59
  br i1 %60, label %61, label %119

61:                                               ; preds = %57
  %62 = load i32, ptr %13, align 4, !tbaa !24
  %63 = load i32, ptr %17, align 4, !tbaa !24
  %64 = sub nsw i32 63, %63
  %65 = icmp slt i32 %62, %64
  br i1 %65, label %66, label %119

66:                                               ; preds = %61
  %67 = load i8, ptr %15, align 1, !tbaa !34, !range !36, !noundef !37
  %68 = trunc i8 %67 to i1
  br i1 %68, label %69, label %119

69:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %70 = load i32, ptr %14, align 4, !tbaa !24
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %74

72:                                               ; preds = %69
  %73 = load i32, ptr %13, align 4, !tbaa !24
  br label %77

74:                                               ; preds = %69
  %75 = load i32, ptr %13, align 4, !tbaa !24
  %76 = sub nsw i32 %75, 1
  br label %77

77:                                               ; preds = %74, %72
  %78 = phi i32 [ %73, %72 ], [ %76, %74 ]
  store i32 %78, ptr %19, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %79 = load i32, ptr %14, align 4, !tbaa !24
  %80 = load i32, ptr %11, align 4, !tbaa !24
  %81 = sub nsw i32 %80, 1
  %82 = icmp eq i32 %79, %81
  br i1 %82, label %83, label %85

83:                                               ; preds = %77
  %84 = load i32, ptr %13, align 4, !tbaa !24
  br label %88

85:                                               ; preds = %77
  %86 = load i32, ptr %13, align 4, !tbaa !24
  %87 = add nsw i32 %86, 1
  br label %88

88:                                               ; preds = %85, %83
  %89 = phi i32 [ %84, %83 ], [ %87, %85 ]
  store i32 %89, ptr %20, align 4, !tbaa !24
  store i8 1, ptr %16, align 1, !tbaa !34
  %90 = load i32, ptr %19, align 4, !tbaa !24
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !24
  %94 = load i32, ptr %13, align 4, !tbaa !24
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %95
  %97 = load i32, ptr %96, align 4, !tbaa !24
  %98 = call noundef i32 @_ZL7min_intii(i32 noundef %93, i32 noundef %97) #9
  %99 = load i32, ptr %20, align 4, !tbaa !24
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !24
  %103 = call noundef i32 @_ZL7min_intii(i32 noundef %98, i32 noundef %102) #9
  %104 = load ptr, ptr %8, align 8, !tbaa !28
  %105 = load i32, ptr %11, align 4, !tbaa !24
  %106 = load i32, ptr %12, align 4, !tbaa !24
  %107 = load i32, ptr %17, align 4, !tbaa !24
  %108 = add nsw i32 %106, %107
  %109 = mul nsw i32 %105, %108
  %110 = load i32, ptr %14, align 4, !tbaa !24
  %111 = add nsw i32 %109, %110
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i32, ptr %104, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !24
  %115 = add nsw i32 %103, %114
  %116 = load i32, ptr %13, align 4, !tbaa !24
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %117
  store i32 %115, ptr %118, align 4, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %119

119:                                              ; preds = %88, %66, %61, %57
  call void @llvm.nvvm.barrier0()
  %120 = load i32, ptr %17, align 4, !tbaa !24
  %121 = load i32, ptr %7, align 4, !tbaa !24
  %122 = sub nsw i32 %121, 1
  %123 = icmp eq i32 %120, %122
  br i1 %123, label %124, label %125

124:                                              ; preds = %119
  store i32 2, ptr %18, align 4
  br label %140

125:                                              ; preds = %119
  %126 = load i8, ptr %16, align 1, !tbaa !34, !range !36, !noundef !37
  %127 = trunc i8 %126 to i1
  br i1 %127, label %128, label %136

128:                                              ; preds = %125
  %129 = load i32, ptr %13, align 4, !tbaa !24
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !24
  %133 = load i32, ptr %13, align 4, !tbaa !24
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE4prev to ptr), i64 0, i64 %134
  store i32 %132, ptr %135, align 4, !tbaa !24
  br label %136

136:                                              ; preds = %128, %125
  call void @llvm.nvvm.barrier0()
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %17, align 4, !tbaa !24
  %139 = add nsw i32 %138, 1
  store i32 %139, ptr %17, align 4, !tbaa !24
  br label %52, !llvm.loop !38

140:                                              ; preds = %124, %56
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  br label %141

141:                                              ; preds = %140
  %142 = load i8, ptr %16, align 1, !tbaa !34, !range !36, !noundef !37
  %143 = trunc i8 %142 to i1
  br i1 %143, label %144, label %153

144:                                              ; preds = %141
  %145 = load i32, ptr %13, align 4, !tbaa !24
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10pathfinderE6result to ptr), i64 0, i64 %146
  %148 = load i32, ptr %147, align 4, !tbaa !24
  %149 = load ptr, ptr %10, align 8, !tbaa !28
  %150 = load i32, ptr %14, align 4, !tbaa !24
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i32, ptr %149, i64 %151
  store i32 %148, ptr %152, align 4, !tbaa !24
  br label %153

153:                                              ; preds = %144, %141
  call void @llvm.lifetime.end.p0(i64 1, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 1, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7min_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !24
  store i32 %1, ptr %4, align 4, !tbaa !24
  %5 = load i32, ptr %3, align 4, !tbaa !24
  %6 = load i32, ptr %4, align 4, !tbaa !24
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !24
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !24
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @nn_euclid(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3, float noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !28
  store ptr %1, ptr %7, align 8, !tbaa !28
  store i32 %2, ptr %8, align 4, !tbaa !24
  store float %3, ptr %9, align 4, !tbaa !32
  store float %4, ptr %10, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %14 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %15 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %16 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %19 = add i32 %17, %18
  %20 = mul i32 %14, %19
  %21 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %22 = add i32 %20, %21
  store i32 %22, ptr %11, align 4, !tbaa !24
  %23 = load i32, ptr %11, align 4, !tbaa !24
  %24 = load i32, ptr %8, align 4, !tbaa !24
  %25 = icmp slt i32 %23, %24
  br i1 %25, label %26, label %56

26:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %27 = load float, ptr %9, align 4, !tbaa !32
  %28 = load ptr, ptr %6, align 8, !tbaa !28
  %29 = load i32, ptr %11, align 4, !tbaa !24
  %30 = mul nsw i32 2, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !32
  %34 = fsub float %27, %33
  store float %34, ptr %12, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %35 = load float, ptr %10, align 4, !tbaa !32
  %36 = load ptr, ptr %6, align 8, !tbaa !28
  %37 = load i32, ptr %11, align 4, !tbaa !24
  %38 = mul nsw i32 2, %37
  %39 = add nsw i32 %38, 1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %36, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !32
  %43 = fsub float %35, %42
  store float %43, ptr %13, align 4, !tbaa !32
  %44 = load float, ptr %12, align 4, !tbaa !32
  %45 = load float, ptr %12, align 4, !tbaa !32
  %46 = fmul float %44, %45
  %47 = load float, ptr %13, align 4, !tbaa !32
  %48 = load float, ptr %13, align 4, !tbaa !32
  %49 = fmul float %47, %48
  %50 = fadd float %46, %49
  %51 = call float @llvm.sqrt.f32(float %50)
  %52 = load ptr, ptr %7, align 8, !tbaa !28
  %53 = load i32, ptr %11, align 4, !tbaa !24
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %52, i64 %54
  store float %51, ptr %55, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  br label %56

56:                                               ; preds = %26, %5
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret void
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

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @srad_gradient(float noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10, float noundef %11, ptr noundef %12, ptr noundef %13) #0 {
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca float, align 4
  %27 = alloca ptr, align 8
  %28 = alloca ptr, align 8
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca float, align 4
  store float %0, ptr %15, align 4, !tbaa !32
  store i32 %1, ptr %16, align 4, !tbaa !24
  store i32 %2, ptr %17, align 4, !tbaa !24
  store ptr %3, ptr %18, align 8, !tbaa !28
  store ptr %4, ptr %19, align 8, !tbaa !28
  store ptr %5, ptr %20, align 8, !tbaa !28
  store ptr %6, ptr %21, align 8, !tbaa !28
  store ptr %7, ptr %22, align 8, !tbaa !28
  store ptr %8, ptr %23, align 8, !tbaa !28
  store ptr %9, ptr %24, align 8, !tbaa !28
  store ptr %10, ptr %25, align 8, !tbaa !28
  store float %11, ptr %26, align 4, !tbaa !32
  store ptr %12, ptr %27, align 8, !tbaa !28
  store ptr %13, ptr %28, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  %44 = call noundef i32 @_ZL8global_xv() #9
  store i32 %44, ptr %29, align 4, !tbaa !24
  %45 = load i32, ptr %29, align 4, !tbaa !24
  %46 = load i32, ptr %16, align 4, !tbaa !24
  %47 = load i32, ptr %17, align 4, !tbaa !24
  %48 = mul nsw i32 %46, %47
  %49 = icmp sge i32 %45, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %14
  store i32 1, ptr %30, align 4
  br label %216

51:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %52 = load i32, ptr %29, align 4, !tbaa !24
  %53 = load i32, ptr %16, align 4, !tbaa !24
  %54 = srem i32 %52, %53
  store i32 %54, ptr %31, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %55 = load i32, ptr %29, align 4, !tbaa !24
  %56 = load i32, ptr %16, align 4, !tbaa !24
  %57 = sdiv i32 %55, %56
  store i32 %57, ptr %32, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %33) #8
  %58 = load ptr, ptr %28, align 8, !tbaa !28
  %59 = load i32, ptr %29, align 4, !tbaa !24
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !32
  store float %62, ptr %33, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %34) #8
  %63 = load ptr, ptr %28, align 8, !tbaa !28
  %64 = load ptr, ptr %18, align 8, !tbaa !28
  %65 = load i32, ptr %31, align 4, !tbaa !24
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !24
  %69 = load i32, ptr %16, align 4, !tbaa !24
  %70 = load i32, ptr %32, align 4, !tbaa !24
  %71 = mul nsw i32 %69, %70
  %72 = add nsw i32 %68, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %63, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !32
  %76 = load float, ptr %33, align 4, !tbaa !32
  %77 = fsub float %75, %76
  store float %77, ptr %34, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %35) #8
  %78 = load ptr, ptr %28, align 8, !tbaa !28
  %79 = load ptr, ptr %19, align 8, !tbaa !28
  %80 = load i32, ptr %31, align 4, !tbaa !24
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  %83 = load i32, ptr %82, align 4, !tbaa !24
  %84 = load i32, ptr %16, align 4, !tbaa !24
  %85 = load i32, ptr %32, align 4, !tbaa !24
  %86 = mul nsw i32 %84, %85
  %87 = add nsw i32 %83, %86
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %78, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !32
  %91 = load float, ptr %33, align 4, !tbaa !32
  %92 = fsub float %90, %91
  store float %92, ptr %35, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %36) #8
  %93 = load ptr, ptr %28, align 8, !tbaa !28
  %94 = load i32, ptr %31, align 4, !tbaa !24
  %95 = load i32, ptr %16, align 4, !tbaa !24
  %96 = load ptr, ptr %21, align 8, !tbaa !28
  %97 = load i32, ptr %32, align 4, !tbaa !24
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %96, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !24
  %101 = mul nsw i32 %95, %100
  %102 = add nsw i32 %94, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %93, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !32
  %106 = load float, ptr %33, align 4, !tbaa !32
  %107 = fsub float %105, %106
  store float %107, ptr %36, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %37) #8
  %108 = load ptr, ptr %28, align 8, !tbaa !28
  %109 = load i32, ptr %31, align 4, !tbaa !24
  %110 = load i32, ptr %16, align 4, !tbaa !24
  %111 = load ptr, ptr %20, align 8, !tbaa !28
  %112 = load i32, ptr %32, align 4, !tbaa !24
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %111, i64 %113
  %115 = load i32, ptr %114, align 4, !tbaa !24
  %116 = mul nsw i32 %110, %115
  %117 = add nsw i32 %109, %116
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %108, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !32
  %121 = load float, ptr %33, align 4, !tbaa !32
  %122 = fsub float %120, %121
  store float %122, ptr %37, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %38) #8
  %123 = load float, ptr %34, align 4, !tbaa !32
  %124 = load float, ptr %34, align 4, !tbaa !32
  %125 = fmul float %123, %124
  %126 = load float, ptr %35, align 4, !tbaa !32
  %127 = load float, ptr %35, align 4, !tbaa !32
  %128 = fmul float %126, %127
  %129 = fadd float %125, %128
  %130 = load float, ptr %36, align 4, !tbaa !32
  %131 = load float, ptr %36, align 4, !tbaa !32
  %132 = fmul float %130, %131
  %133 = fadd float %129, %132
  %134 = load float, ptr %37, align 4, !tbaa !32
  %135 = load float, ptr %37, align 4, !tbaa !32
  %136 = fmul float %134, %135
  %137 = fadd float %133, %136
  %138 = load float, ptr %33, align 4, !tbaa !32
  %139 = load float, ptr %33, align 4, !tbaa !32
  %140 = fmul float %138, %139
  %141 = fdiv float %137, %140
  store float %141, ptr %38, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %39) #8
  %142 = load float, ptr %34, align 4, !tbaa !32
  %143 = load float, ptr %35, align 4, !tbaa !32
  %144 = fadd float %142, %143
  %145 = load float, ptr %36, align 4, !tbaa !32
  %146 = fadd float %144, %145
  %147 = load float, ptr %37, align 4, !tbaa !32
  %148 = fadd float %146, %147
  %149 = load float, ptr %33, align 4, !tbaa !32
  %150 = fdiv float %148, %149
  store float %150, ptr %39, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %40) #8
  %151 = load float, ptr %38, align 4, !tbaa !32
  %152 = fmul float 5.000000e-01, %151
  %153 = load float, ptr %39, align 4, !tbaa !32
  %154 = load float, ptr %39, align 4, !tbaa !32
  %155 = fmul float %153, %154
  %156 = fmul float 6.250000e-02, %155
  %157 = fsub float %152, %156
  store float %157, ptr %40, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %41) #8
  %158 = load float, ptr %39, align 4, !tbaa !32
  %159 = fmul float 2.500000e-01, %158
  %160 = fadd float 1.000000e+00, %159
  store float %160, ptr %41, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %42) #8
  %161 = load float, ptr %40, align 4, !tbaa !32
  %162 = load float, ptr %41, align 4, !tbaa !32
  %163 = load float, ptr %41, align 4, !tbaa !32
  %164 = fmul float %162, %163
  %165 = fdiv float %161, %164
  store float %165, ptr %42, align 4, !tbaa !32
  %166 = load float, ptr %42, align 4, !tbaa !32
  %167 = load float, ptr %26, align 4, !tbaa !32
  %168 = fsub float %166, %167
  %169 = load float, ptr %26, align 4, !tbaa !32
  %170 = load float, ptr %26, align 4, !tbaa !32
  %171 = fadd float 1.000000e+00, %170
  %172 = fmul float %169, %171
  %173 = fdiv float %168, %172
  store float %173, ptr %41, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %43) #8
  %174 = load float, ptr %41, align 4, !tbaa !32
  %175 = fadd float 1.000000e+00, %174
  %176 = fdiv float 1.000000e+00, %175
  store float %176, ptr %43, align 4, !tbaa !32
  %177 = load float, ptr %43, align 4, !tbaa !32
  %178 = fcmp olt float %177, 0.000000e+00
  br i1 %178, label %179, label %180

179:                                              ; preds = %51
  br label %188

180:                                              ; preds = %51
  %181 = load float, ptr %43, align 4, !tbaa !32
  %182 = fcmp ogt float %181, 1.000000e+00
  br i1 %182, label %183, label %184

183:                                              ; preds = %180
  br label %186

184:                                              ; preds = %180
  %185 = load float, ptr %43, align 4, !tbaa !32
  br label %186

186:                                              ; preds = %184, %183
  %187 = phi float [ 1.000000e+00, %183 ], [ %185, %184 ]
  br label %188

188:                                              ; preds = %186, %179
  %189 = phi float [ 0.000000e+00, %179 ], [ %187, %186 ]
  %190 = load ptr, ptr %27, align 8, !tbaa !28
  %191 = load i32, ptr %29, align 4, !tbaa !24
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds float, ptr %190, i64 %192
  store float %189, ptr %193, align 4, !tbaa !32
  %194 = load float, ptr %34, align 4, !tbaa !32
  %195 = load ptr, ptr %22, align 8, !tbaa !28
  %196 = load i32, ptr %29, align 4, !tbaa !24
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %195, i64 %197
  store float %194, ptr %198, align 4, !tbaa !32
  %199 = load float, ptr %35, align 4, !tbaa !32
  %200 = load ptr, ptr %23, align 8, !tbaa !28
  %201 = load i32, ptr %29, align 4, !tbaa !24
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds float, ptr %200, i64 %202
  store float %199, ptr %203, align 4, !tbaa !32
  %204 = load float, ptr %36, align 4, !tbaa !32
  %205 = load ptr, ptr %25, align 8, !tbaa !28
  %206 = load i32, ptr %29, align 4, !tbaa !24
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds float, ptr %205, i64 %207
  store float %204, ptr %208, align 4, !tbaa !32
  %209 = load float, ptr %37, align 4, !tbaa !32
  %210 = load float, ptr %15, align 4, !tbaa !32
  %211 = fmul float %209, %210
  %212 = load ptr, ptr %24, align 8, !tbaa !28
  %213 = load i32, ptr %29, align 4, !tbaa !24
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds float, ptr %212, i64 %214
  store float %211, ptr %215, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %43) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %42) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %41) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %40) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %39) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %38) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %37) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %36) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %35) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %34) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %33) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %32) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  store i32 0, ptr %30, align 4
  br label %216

216:                                              ; preds = %188, %50
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  %217 = load i32, ptr %30, align 4
  switch i32 %217, label %219 [
    i32 0, label %218
    i32 1, label %218
  ]

218:                                              ; preds = %216, %216
  ret void

219:                                              ; preds = %216
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @srad_update(float noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9, ptr noundef %10) #0 {
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  store float %0, ptr %12, align 4, !tbaa !32
  store i32 %1, ptr %13, align 4, !tbaa !24
  store i32 %2, ptr %14, align 4, !tbaa !24
  store ptr %3, ptr %15, align 8, !tbaa !28
  store ptr %4, ptr %16, align 8, !tbaa !28
  store ptr %5, ptr %17, align 8, !tbaa !28
  store ptr %6, ptr %18, align 8, !tbaa !28
  store ptr %7, ptr %19, align 8, !tbaa !28
  store ptr %8, ptr %20, align 8, !tbaa !28
  store ptr %9, ptr %21, align 8, !tbaa !28
  store ptr %10, ptr %22, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %31 = call noundef i32 @_ZL8global_xv() #9
  store i32 %31, ptr %23, align 4, !tbaa !24
  %32 = load i32, ptr %23, align 4, !tbaa !24
  %33 = load i32, ptr %13, align 4, !tbaa !24
  %34 = load i32, ptr %14, align 4, !tbaa !24
  %35 = mul nsw i32 %33, %34
  %36 = icmp sge i32 %32, %35
  br i1 %36, label %37, label %38

37:                                               ; preds = %11
  store i32 1, ptr %24, align 4
  br label %121

38:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %39 = load i32, ptr %23, align 4, !tbaa !24
  %40 = load i32, ptr %13, align 4, !tbaa !24
  %41 = srem i32 %39, %40
  store i32 %41, ptr %25, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %42 = load i32, ptr %23, align 4, !tbaa !24
  %43 = load i32, ptr %13, align 4, !tbaa !24
  %44 = sdiv i32 %42, %43
  store i32 %44, ptr %26, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  %45 = load ptr, ptr %21, align 8, !tbaa !28
  %46 = load i32, ptr %23, align 4, !tbaa !24
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !32
  store float %49, ptr %27, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  %50 = load ptr, ptr %21, align 8, !tbaa !28
  %51 = load ptr, ptr %15, align 8, !tbaa !28
  %52 = load i32, ptr %25, align 4, !tbaa !24
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %51, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !24
  %56 = load i32, ptr %13, align 4, !tbaa !24
  %57 = load i32, ptr %26, align 4, !tbaa !24
  %58 = mul nsw i32 %56, %57
  %59 = add nsw i32 %55, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %50, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !32
  store float %62, ptr %28, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  %63 = load ptr, ptr %21, align 8, !tbaa !28
  %64 = load i32, ptr %25, align 4, !tbaa !24
  %65 = load i32, ptr %13, align 4, !tbaa !24
  %66 = load ptr, ptr %16, align 8, !tbaa !28
  %67 = load i32, ptr %26, align 4, !tbaa !24
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !24
  %71 = mul nsw i32 %65, %70
  %72 = add nsw i32 %64, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %63, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !32
  store float %75, ptr %29, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %76 = load float, ptr %27, align 4, !tbaa !32
  %77 = load ptr, ptr %17, align 8, !tbaa !28
  %78 = load i32, ptr %23, align 4, !tbaa !24
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %77, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !32
  %82 = fmul float %76, %81
  %83 = load float, ptr %28, align 4, !tbaa !32
  %84 = load ptr, ptr %18, align 8, !tbaa !28
  %85 = load i32, ptr %23, align 4, !tbaa !24
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !32
  %89 = fmul float %83, %88
  %90 = fadd float %82, %89
  %91 = load float, ptr %27, align 4, !tbaa !32
  %92 = load ptr, ptr %20, align 8, !tbaa !28
  %93 = load i32, ptr %23, align 4, !tbaa !24
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !32
  %97 = fmul float %91, %96
  %98 = fadd float %90, %97
  %99 = load float, ptr %29, align 4, !tbaa !32
  %100 = load ptr, ptr %19, align 8, !tbaa !28
  %101 = load i32, ptr %23, align 4, !tbaa !24
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds float, ptr %100, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !32
  %105 = fmul float %99, %104
  %106 = fadd float %98, %105
  store float %106, ptr %30, align 4, !tbaa !32
  %107 = load ptr, ptr %22, align 8, !tbaa !28
  %108 = load i32, ptr %23, align 4, !tbaa !24
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %107, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !32
  %112 = load float, ptr %12, align 4, !tbaa !32
  %113 = fmul float 2.500000e-01, %112
  %114 = load float, ptr %30, align 4, !tbaa !32
  %115 = fmul float %113, %114
  %116 = fadd float %111, %115
  %117 = load ptr, ptr %22, align 8, !tbaa !28
  %118 = load i32, ptr %23, align 4, !tbaa !24
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %117, i64 %119
  store float %116, ptr %120, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  store i32 0, ptr %24, align 4
  br label %121

121:                                              ; preds = %38, %37
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  %122 = load i32, ptr %24, align 4
  switch i32 %122, label %124 [
    i32 0, label %123
    i32 1, label %123
  ]

123:                                              ; preds = %121, %121
  ret void

124:                                              ; preds = %121
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @lud_diagonal(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
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
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store i32 %1, ptr %5, align 4, !tbaa !24
  store i32 %2, ptr %6, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %15, ptr %7, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %16 = load i32, ptr %6, align 4, !tbaa !24
  %17 = load i32, ptr %5, align 4, !tbaa !24
  %18 = mul nsw i32 %16, %17
  %19 = load i32, ptr %6, align 4, !tbaa !24
  %20 = add nsw i32 %18, %19
  store i32 %20, ptr %8, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !24
  br label %21

21:                                               ; preds = %43, %3
  %22 = load i32, ptr %9, align 4, !tbaa !24
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %25, label %24

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  br label %46

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8, !tbaa !28
  %27 = load i32, ptr %8, align 4, !tbaa !24
  %28 = load i32, ptr %9, align 4, !tbaa !24
  %29 = load i32, ptr %5, align 4, !tbaa !24
  %30 = mul nsw i32 %28, %29
  %31 = add nsw i32 %27, %30
  %32 = load i32, ptr %7, align 4, !tbaa !24
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %26, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !32
  %37 = load i32, ptr %9, align 4, !tbaa !24
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %38
  %40 = load i32, ptr %7, align 4, !tbaa !24
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x float], ptr %39, i64 0, i64 %41
  store float %36, ptr %42, align 4, !tbaa !32
  br label %43

43:                                               ; preds = %25
  %44 = load i32, ptr %9, align 4, !tbaa !24
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %9, align 4, !tbaa !24
  br label %21, !llvm.loop !39

46:                                               ; preds = %24
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !24
  br label %47

47:                                               ; preds = %146, %46
  %48 = load i32, ptr %10, align 4, !tbaa !24
  %49 = icmp slt i32 %48, 15
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  store i32 5, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %149

51:                                               ; preds = %47
  %52 = load i32, ptr %7, align 4, !tbaa !24
  %53 = load i32, ptr %10, align 4, !tbaa !24
  %54 = icmp sgt i32 %52, %53
  br i1 %54, label %55, label %104

55:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !24
  br label %56

56:                                               ; preds = %85, %55
  %57 = load i32, ptr %12, align 4, !tbaa !24
  %58 = load i32, ptr %10, align 4, !tbaa !24
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %61, label %60

60:                                               ; preds = %56
  store i32 8, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  br label %88

61:                                               ; preds = %56
  %62 = load i32, ptr %7, align 4, !tbaa !24
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %63
  %65 = load i32, ptr %12, align 4, !tbaa !24
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [16 x float], ptr %64, i64 0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !32
  %69 = load i32, ptr %12, align 4, !tbaa !24
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %70
  %72 = load i32, ptr %10, align 4, !tbaa !24
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [16 x float], ptr %71, i64 0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !32
  %76 = fmul float %68, %75
  %77 = load i32, ptr %7, align 4, !tbaa !24
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %78
  %80 = load i32, ptr %10, align 4, !tbaa !24
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [16 x float], ptr %79, i64 0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !32
  %84 = fsub float %83, %76
  store float %84, ptr %82, align 4, !tbaa !32
  br label %85

85:                                               ; preds = %61
  %86 = load i32, ptr %12, align 4, !tbaa !24
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %12, align 4, !tbaa !24
  br label %56, !llvm.loop !40

88:                                               ; preds = %60
  %89 = load i32, ptr %10, align 4, !tbaa !24
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %90
  %92 = load i32, ptr %10, align 4, !tbaa !24
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x float], ptr %91, i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !32
  %96 = load i32, ptr %7, align 4, !tbaa !24
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %97
  %99 = load i32, ptr %10, align 4, !tbaa !24
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [16 x float], ptr %98, i64 0, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !32
  %103 = fdiv float %102, %95
  store float %103, ptr %101, align 4, !tbaa !32
  br label %104

104:                                              ; preds = %88, %51
  call void @llvm.nvvm.barrier0()
  %105 = load i32, ptr %7, align 4, !tbaa !24
  %106 = load i32, ptr %10, align 4, !tbaa !24
  %107 = icmp sgt i32 %105, %106
  br i1 %107, label %108, label %145

108:                                              ; preds = %104
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !24
  br label %109

109:                                              ; preds = %141, %108
  %110 = load i32, ptr %13, align 4, !tbaa !24
  %111 = load i32, ptr %10, align 4, !tbaa !24
  %112 = add nsw i32 %111, 1
  %113 = icmp slt i32 %110, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %109
  store i32 11, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  br label %144

115:                                              ; preds = %109
  %116 = load i32, ptr %10, align 4, !tbaa !24
  %117 = add nsw i32 %116, 1
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %118
  %120 = load i32, ptr %13, align 4, !tbaa !24
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [16 x float], ptr %119, i64 0, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !32
  %124 = load i32, ptr %13, align 4, !tbaa !24
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %125
  %127 = load i32, ptr %7, align 4, !tbaa !24
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [16 x float], ptr %126, i64 0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !32
  %131 = fmul float %123, %130
  %132 = load i32, ptr %10, align 4, !tbaa !24
  %133 = add nsw i32 %132, 1
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %134
  %136 = load i32, ptr %7, align 4, !tbaa !24
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds [16 x float], ptr %135, i64 0, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !32
  %140 = fsub float %139, %131
  store float %140, ptr %138, align 4, !tbaa !32
  br label %141

141:                                              ; preds = %115
  %142 = load i32, ptr %13, align 4, !tbaa !24
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %13, align 4, !tbaa !24
  br label %109, !llvm.loop !41

144:                                              ; preds = %114
  br label %145

145:                                              ; preds = %144, %104
  call void @llvm.nvvm.barrier0()
  br label %146

146:                                              ; preds = %145
  %147 = load i32, ptr %10, align 4, !tbaa !24
  %148 = add nsw i32 %147, 1
  store i32 %148, ptr %10, align 4, !tbaa !24
  br label %47, !llvm.loop !42

149:                                              ; preds = %50
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  store i32 1, ptr %14, align 4, !tbaa !24
  br label %150

150:                                              ; preds = %172, %149
  %151 = load i32, ptr %14, align 4, !tbaa !24
  %152 = icmp slt i32 %151, 16
  br i1 %152, label %154, label %153

153:                                              ; preds = %150
  store i32 14, ptr %11, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  br label %175

154:                                              ; preds = %150
  %155 = load i32, ptr %14, align 4, !tbaa !24
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_diagonalE1s to ptr), i64 0, i64 %156
  %158 = load i32, ptr %7, align 4, !tbaa !24
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [16 x float], ptr %157, i64 0, i64 %159
  %161 = load float, ptr %160, align 4, !tbaa !32
  %162 = load ptr, ptr %4, align 8, !tbaa !28
  %163 = load i32, ptr %8, align 4, !tbaa !24
  %164 = load i32, ptr %14, align 4, !tbaa !24
  %165 = load i32, ptr %5, align 4, !tbaa !24
  %166 = mul nsw i32 %164, %165
  %167 = add nsw i32 %163, %166
  %168 = load i32, ptr %7, align 4, !tbaa !24
  %169 = add nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %162, i64 %170
  store float %161, ptr %171, align 4, !tbaa !32
  br label %172

172:                                              ; preds = %154
  %173 = load i32, ptr %14, align 4, !tbaa !24
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %14, align 4, !tbaa !24
  br label %150, !llvm.loop !43

175:                                              ; preds = %153
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @lud_internal(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !28
  store i32 %1, ptr %5, align 4, !tbaa !24
  store i32 %2, ptr %6, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %13 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %13, ptr %7, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %14 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %14, ptr %8, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %15 = load i32, ptr %6, align 4, !tbaa !24
  %16 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %17 = add i32 %16, 1
  %18 = mul i32 %17, 16
  %19 = add i32 %15, %18
  store i32 %19, ptr %9, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %20 = load i32, ptr %6, align 4, !tbaa !24
  %21 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %22 = add i32 %21, 1
  %23 = mul i32 %22, 16
  %24 = add i32 %20, %23
  store i32 %24, ptr %10, align 4, !tbaa !24
  %25 = load ptr, ptr %4, align 8, !tbaa !28
  %26 = load i32, ptr %6, align 4, !tbaa !24
  %27 = load i32, ptr %8, align 4, !tbaa !24
  %28 = add nsw i32 %26, %27
  %29 = load i32, ptr %5, align 4, !tbaa !24
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %10, align 4, !tbaa !24
  %32 = add nsw i32 %30, %31
  %33 = load i32, ptr %7, align 4, !tbaa !24
  %34 = add nsw i32 %32, %33
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %25, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !32
  %38 = load i32, ptr %8, align 4, !tbaa !24
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_internalE3row to ptr), i64 0, i64 %39
  %41 = load i32, ptr %7, align 4, !tbaa !24
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [16 x float], ptr %40, i64 0, i64 %42
  store float %37, ptr %43, align 4, !tbaa !32
  %44 = load ptr, ptr %4, align 8, !tbaa !28
  %45 = load i32, ptr %9, align 4, !tbaa !24
  %46 = load i32, ptr %8, align 4, !tbaa !24
  %47 = add nsw i32 %45, %46
  %48 = load i32, ptr %5, align 4, !tbaa !24
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %6, align 4, !tbaa !24
  %51 = add nsw i32 %49, %50
  %52 = load i32, ptr %7, align 4, !tbaa !24
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %44, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !32
  %57 = load i32, ptr %8, align 4, !tbaa !24
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_internalE3col to ptr), i64 0, i64 %58
  %60 = load i32, ptr %7, align 4, !tbaa !24
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x float], ptr %59, i64 0, i64 %61
  store float %56, ptr %62, align 4, !tbaa !32
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  store float 0.000000e+00, ptr %11, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  store i32 0, ptr %12, align 4, !tbaa !24
  br label %63

63:                                               ; preds = %85, %3
  %64 = load i32, ptr %12, align 4, !tbaa !24
  %65 = icmp slt i32 %64, 16
  br i1 %65, label %67, label %66

66:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  br label %88

67:                                               ; preds = %63
  %68 = load i32, ptr %8, align 4, !tbaa !24
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_internalE3col to ptr), i64 0, i64 %69
  %71 = load i32, ptr %12, align 4, !tbaa !24
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x float], ptr %70, i64 0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !32
  %75 = load i32, ptr %12, align 4, !tbaa !24
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ12lud_internalE3row to ptr), i64 0, i64 %76
  %78 = load i32, ptr %7, align 4, !tbaa !24
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x float], ptr %77, i64 0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !32
  %82 = fmul float %74, %81
  %83 = load float, ptr %11, align 4, !tbaa !32
  %84 = fadd float %83, %82
  store float %84, ptr %11, align 4, !tbaa !32
  br label %85

85:                                               ; preds = %67
  %86 = load i32, ptr %12, align 4, !tbaa !24
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %12, align 4, !tbaa !24
  br label %63, !llvm.loop !44

88:                                               ; preds = %66
  %89 = load float, ptr %11, align 4, !tbaa !32
  %90 = load ptr, ptr %4, align 8, !tbaa !28
  %91 = load i32, ptr %9, align 4, !tbaa !24
  %92 = load i32, ptr %8, align 4, !tbaa !24
  %93 = add nsw i32 %91, %92
  %94 = load i32, ptr %5, align 4, !tbaa !24
  %95 = mul nsw i32 %93, %94
  %96 = load i32, ptr %10, align 4, !tbaa !24
  %97 = add nsw i32 %95, %96
  %98 = load i32, ptr %7, align 4, !tbaa !24
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %90, i64 %100
  %102 = load float, ptr %101, align 4, !tbaa !32
  %103 = fsub float %102, %89
  store float %103, ptr %101, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @gaussian_multipliers(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !28
  store ptr %1, ptr %6, align 8, !tbaa !28
  store i32 %2, ptr %7, align 4, !tbaa !24
  store i32 %3, ptr %8, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %11 = call noundef i32 @_ZL8global_xv() #9
  store i32 %11, ptr %9, align 4, !tbaa !24
  %12 = load i32, ptr %9, align 4, !tbaa !24
  %13 = load i32, ptr %7, align 4, !tbaa !24
  %14 = sub nsw i32 %13, 1
  %15 = load i32, ptr %8, align 4, !tbaa !24
  %16 = sub nsw i32 %14, %15
  %17 = icmp sge i32 %12, %16
  br i1 %17, label %18, label %19

18:                                               ; preds = %4
  store i32 1, ptr %10, align 4
  br label %53

19:                                               ; preds = %4
  %20 = load ptr, ptr %6, align 8, !tbaa !28
  %21 = load i32, ptr %7, align 4, !tbaa !24
  %22 = load i32, ptr %9, align 4, !tbaa !24
  %23 = load i32, ptr %8, align 4, !tbaa !24
  %24 = add nsw i32 %22, %23
  %25 = add nsw i32 %24, 1
  %26 = mul nsw i32 %21, %25
  %27 = load i32, ptr %8, align 4, !tbaa !24
  %28 = add nsw i32 %26, %27
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %20, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !32
  %32 = load ptr, ptr %6, align 8, !tbaa !28
  %33 = load i32, ptr %7, align 4, !tbaa !24
  %34 = load i32, ptr %8, align 4, !tbaa !24
  %35 = mul nsw i32 %33, %34
  %36 = load i32, ptr %8, align 4, !tbaa !24
  %37 = add nsw i32 %35, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %32, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !32
  %41 = fdiv float %31, %40
  %42 = load ptr, ptr %5, align 8, !tbaa !28
  %43 = load i32, ptr %7, align 4, !tbaa !24
  %44 = load i32, ptr %9, align 4, !tbaa !24
  %45 = load i32, ptr %8, align 4, !tbaa !24
  %46 = add nsw i32 %44, %45
  %47 = add nsw i32 %46, 1
  %48 = mul nsw i32 %43, %47
  %49 = load i32, ptr %8, align 4, !tbaa !24
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %42, i64 %51
  store float %41, ptr %52, align 4, !tbaa !32
  store i32 0, ptr %10, align 4
  br label %53

53:                                               ; preds = %19, %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  %54 = load i32, ptr %10, align 4
  switch i32 %54, label %56 [
    i32 0, label %55
    i32 1, label %55
  ]

55:                                               ; preds = %53, %53
  ret void

56:                                               ; preds = %53
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @gaussian_eliminate(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !28
  store ptr %1, ptr %7, align 8, !tbaa !28
  store ptr %2, ptr %8, align 8, !tbaa !28
  store i32 %3, ptr %9, align 4, !tbaa !24
  store i32 %4, ptr %10, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %14 = call noundef i32 @_ZL8global_xv() #9
  store i32 %14, ptr %11, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %15 = call noundef i32 @_ZL8global_yv() #9
  store i32 %15, ptr %12, align 4, !tbaa !24
  %16 = load i32, ptr %11, align 4, !tbaa !24
  %17 = load i32, ptr %9, align 4, !tbaa !24
  %18 = sub nsw i32 %17, 1
  %19 = load i32, ptr %10, align 4, !tbaa !24
  %20 = sub nsw i32 %18, %19
  %21 = icmp sge i32 %16, %20
  br i1 %21, label %28, label %22

22:                                               ; preds = %5
  %23 = load i32, ptr %12, align 4, !tbaa !24
  %24 = load i32, ptr %9, align 4, !tbaa !24
  %25 = load i32, ptr %10, align 4, !tbaa !24
  %26 = sub nsw i32 %24, %25
  %27 = icmp sge i32 %23, %26
  br i1 %27, label %28, label %29

28:                                               ; preds = %22, %5
  store i32 1, ptr %13, align 4
  br label %102

29:                                               ; preds = %22
  %30 = load ptr, ptr %6, align 8, !tbaa !28
  %31 = load i32, ptr %9, align 4, !tbaa !24
  %32 = load i32, ptr %11, align 4, !tbaa !24
  %33 = add nsw i32 %32, 1
  %34 = load i32, ptr %10, align 4, !tbaa !24
  %35 = add nsw i32 %33, %34
  %36 = mul nsw i32 %31, %35
  %37 = load i32, ptr %10, align 4, !tbaa !24
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %30, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !32
  %42 = load ptr, ptr %7, align 8, !tbaa !28
  %43 = load i32, ptr %9, align 4, !tbaa !24
  %44 = load i32, ptr %10, align 4, !tbaa !24
  %45 = mul nsw i32 %43, %44
  %46 = load i32, ptr %12, align 4, !tbaa !24
  %47 = load i32, ptr %10, align 4, !tbaa !24
  %48 = add nsw i32 %46, %47
  %49 = add nsw i32 %45, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %42, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !32
  %53 = fmul float %41, %52
  %54 = load ptr, ptr %7, align 8, !tbaa !28
  %55 = load i32, ptr %9, align 4, !tbaa !24
  %56 = load i32, ptr %11, align 4, !tbaa !24
  %57 = add nsw i32 %56, 1
  %58 = load i32, ptr %10, align 4, !tbaa !24
  %59 = add nsw i32 %57, %58
  %60 = mul nsw i32 %55, %59
  %61 = load i32, ptr %12, align 4, !tbaa !24
  %62 = load i32, ptr %10, align 4, !tbaa !24
  %63 = add nsw i32 %61, %62
  %64 = add nsw i32 %60, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %54, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !32
  %68 = fsub float %67, %53
  store float %68, ptr %66, align 4, !tbaa !32
  %69 = load i32, ptr %12, align 4, !tbaa !24
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %101

71:                                               ; preds = %29
  %72 = load ptr, ptr %6, align 8, !tbaa !28
  %73 = load i32, ptr %9, align 4, !tbaa !24
  %74 = load i32, ptr %11, align 4, !tbaa !24
  %75 = add nsw i32 %74, 1
  %76 = load i32, ptr %10, align 4, !tbaa !24
  %77 = add nsw i32 %75, %76
  %78 = mul nsw i32 %73, %77
  %79 = load i32, ptr %12, align 4, !tbaa !24
  %80 = load i32, ptr %10, align 4, !tbaa !24
  %81 = add nsw i32 %79, %80
  %82 = add nsw i32 %78, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %72, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !32
  %86 = load ptr, ptr %8, align 8, !tbaa !28
  %87 = load i32, ptr %10, align 4, !tbaa !24
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr %86, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !32
  %91 = fmul float %85, %90
  %92 = load ptr, ptr %8, align 8, !tbaa !28
  %93 = load i32, ptr %11, align 4, !tbaa !24
  %94 = add nsw i32 %93, 1
  %95 = load i32, ptr %10, align 4, !tbaa !24
  %96 = add nsw i32 %94, %95
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %92, i64 %97
  %99 = load float, ptr %98, align 4, !tbaa !32
  %100 = fsub float %99, %91
  store float %100, ptr %98, align 4, !tbaa !32
  br label %101

101:                                              ; preds = %71, %29
  store i32 0, ptr %13, align 4
  br label %102

102:                                              ; preds = %101, %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  %103 = load i32, ptr %13, align 4
  switch i32 %103, label %105 [
    i32 0, label %104
    i32 1, label %104
  ]

104:                                              ; preds = %102, %102
  ret void

105:                                              ; preds = %102
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_yv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %2 = call noundef i32 @_ZN16optgo_block_size5readYEv() #9
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @needle(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
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
  %18 = alloca i32, align 4
  %19 = alloca i8, align 1
  %20 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !28
  store ptr %1, ptr %7, align 8, !tbaa !28
  store i32 %2, ptr %8, align 4, !tbaa !24
  store i32 %3, ptr %9, align 4, !tbaa !24
  store i32 %4, ptr %10, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %21 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %21, ptr %11, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %22 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  store i32 %22, ptr %12, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %23 = load i32, ptr %10, align 4, !tbaa !24
  %24 = sub nsw i32 %23, 1
  %25 = load i32, ptr %12, align 4, !tbaa !24
  %26 = sub nsw i32 %24, %25
  store i32 %26, ptr %13, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %27 = load i32, ptr %8, align 4, !tbaa !24
  %28 = mul nsw i32 %27, 16
  %29 = load i32, ptr %13, align 4, !tbaa !24
  %30 = mul nsw i32 %28, %29
  %31 = load i32, ptr %12, align 4, !tbaa !24
  %32 = mul nsw i32 16, %31
  %33 = add nsw i32 %30, %32
  store i32 %33, ptr %14, align 4, !tbaa !24
  %34 = load i32, ptr %11, align 4, !tbaa !24
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:                                               ; preds = %5
  %37 = load ptr, ptr %7, align 8, !tbaa !28
  %38 = load i32, ptr %14, align 4, !tbaa !24
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !24
  store i32 %41, ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), align 4, !tbaa !24
  br label %42

42:                                               ; preds = %36, %5
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !24
  br label %43

43:                                               ; preds = %67, %42
  %44 = load i32, ptr %15, align 4, !tbaa !24
  %45 = icmp slt i32 %44, 16
  br i1 %45, label %47, label %46

46:                                               ; preds = %43
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  br label %70

47:                                               ; preds = %43
  %48 = load ptr, ptr %6, align 8, !tbaa !28
  %49 = load i32, ptr %14, align 4, !tbaa !24
  %50 = load i32, ptr %8, align 4, !tbaa !24
  %51 = load i32, ptr %15, align 4, !tbaa !24
  %52 = add nsw i32 %51, 1
  %53 = mul nsw i32 %50, %52
  %54 = add nsw i32 %49, %53
  %55 = load i32, ptr %11, align 4, !tbaa !24
  %56 = add nsw i32 %54, %55
  %57 = add nsw i32 %56, 1
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %48, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !24
  %61 = load i32, ptr %15, align 4, !tbaa !24
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE3ref to ptr), i64 0, i64 %62
  %64 = load i32, ptr %11, align 4, !tbaa !24
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [16 x i32], ptr %63, i64 0, i64 %65
  store i32 %60, ptr %66, align 4, !tbaa !24
  br label %67

67:                                               ; preds = %47
  %68 = load i32, ptr %15, align 4, !tbaa !24
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %15, align 4, !tbaa !24
  br label %43, !llvm.loop !45

70:                                               ; preds = %46
  %71 = load ptr, ptr %7, align 8, !tbaa !28
  %72 = load i32, ptr %14, align 4, !tbaa !24
  %73 = load i32, ptr %8, align 4, !tbaa !24
  %74 = load i32, ptr %11, align 4, !tbaa !24
  %75 = add nsw i32 %74, 1
  %76 = mul nsw i32 %73, %75
  %77 = add nsw i32 %72, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i32, ptr %71, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !24
  %81 = load i32, ptr %11, align 4, !tbaa !24
  %82 = add nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %83
  %85 = getelementptr inbounds [17 x i32], ptr %84, i64 0, i64 0
  store i32 %80, ptr %85, align 4, !tbaa !24
  %86 = load ptr, ptr %7, align 8, !tbaa !28
  %87 = load i32, ptr %14, align 4, !tbaa !24
  %88 = load i32, ptr %11, align 4, !tbaa !24
  %89 = add nsw i32 %87, %88
  %90 = add nsw i32 %89, 1
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %86, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !24
  %94 = load i32, ptr %11, align 4, !tbaa !24
  %95 = add nsw i32 %94, 1
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %96
  store i32 %93, ptr %97, align 4, !tbaa !24
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  store i32 0, ptr %16, align 4, !tbaa !24
  br label %98

98:                                               ; preds = %192, %70
  %99 = load i32, ptr %16, align 4, !tbaa !24
  %100 = icmp slt i32 %99, 31
  br i1 %100, label %102, label %101

101:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  br label %195

102:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %103 = load i32, ptr %16, align 4, !tbaa !24
  %104 = icmp slt i32 %103, 16
  br i1 %104, label %105, label %108

105:                                              ; preds = %102
  %106 = load i32, ptr %11, align 4, !tbaa !24
  %107 = add nsw i32 %106, 1
  br label %113

108:                                              ; preds = %102
  %109 = load i32, ptr %11, align 4, !tbaa !24
  %110 = load i32, ptr %16, align 4, !tbaa !24
  %111 = add nsw i32 %109, %110
  %112 = sub nsw i32 %111, 14
  br label %113

113:                                              ; preds = %108, %105
  %114 = phi i32 [ %107, %105 ], [ %112, %108 ]
  store i32 %114, ptr %17, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %115 = load i32, ptr %16, align 4, !tbaa !24
  %116 = icmp slt i32 %115, 16
  br i1 %116, label %117, label %122

117:                                              ; preds = %113
  %118 = load i32, ptr %16, align 4, !tbaa !24
  %119 = load i32, ptr %11, align 4, !tbaa !24
  %120 = sub nsw i32 %118, %119
  %121 = add nsw i32 %120, 1
  br label %125

122:                                              ; preds = %113
  %123 = load i32, ptr %11, align 4, !tbaa !24
  %124 = sub nsw i32 16, %123
  br label %125

125:                                              ; preds = %122, %117
  %126 = phi i32 [ %121, %117 ], [ %124, %122 ]
  store i32 %126, ptr %18, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 1, ptr %19) #8
  %127 = load i32, ptr %16, align 4, !tbaa !24
  %128 = icmp slt i32 %127, 16
  br i1 %128, label %129, label %133

129:                                              ; preds = %125
  %130 = load i32, ptr %11, align 4, !tbaa !24
  %131 = load i32, ptr %16, align 4, !tbaa !24
  %132 = icmp sle i32 %130, %131
  br label %138

133:                                              ; preds = %125
  %134 = load i32, ptr %11, align 4, !tbaa !24
  %135 = load i32, ptr %16, align 4, !tbaa !24
  %136 = sub nsw i32 30, %135
  %137 = icmp sle i32 %134, %136
  br label %138

138:                                              ; preds = %133, %129
  %139 = phi i1 [ %132, %129 ], [ %137, %133 ]
  %140 = zext i1 %139 to i8
  store i8 %140, ptr %19, align 1, !tbaa !34
  %141 = load i8, ptr %19, align 1, !tbaa !34, !range !36, !noundef !37
  %142 = trunc i8 %141 to i1
  br i1 %142, label %143, label %191

143:                                              ; preds = %138
  %144 = load i32, ptr %18, align 4, !tbaa !24
  %145 = sub nsw i32 %144, 1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %146
  %148 = load i32, ptr %17, align 4, !tbaa !24
  %149 = sub nsw i32 %148, 1
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [17 x i32], ptr %147, i64 0, i64 %150
  %152 = load i32, ptr %151, align 4, !tbaa !24
  %153 = load i32, ptr %18, align 4, !tbaa !24
  %154 = sub nsw i32 %153, 1
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds [16 x [16 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE3ref to ptr), i64 0, i64 %155
  %157 = load i32, ptr %17, align 4, !tbaa !24
  %158 = sub nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [16 x i32], ptr %156, i64 0, i64 %159
  %161 = load i32, ptr %160, align 4, !tbaa !24
  %162 = add nsw i32 %152, %161
  %163 = load i32, ptr %18, align 4, !tbaa !24
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %164
  %166 = load i32, ptr %17, align 4, !tbaa !24
  %167 = sub nsw i32 %166, 1
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [17 x i32], ptr %165, i64 0, i64 %168
  %170 = load i32, ptr %169, align 4, !tbaa !24
  %171 = load i32, ptr %9, align 4, !tbaa !24
  %172 = sub nsw i32 %170, %171
  %173 = call noundef i32 @_ZL7max_intii(i32 noundef %162, i32 noundef %172) #9
  %174 = load i32, ptr %18, align 4, !tbaa !24
  %175 = sub nsw i32 %174, 1
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %176
  %178 = load i32, ptr %17, align 4, !tbaa !24
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [17 x i32], ptr %177, i64 0, i64 %179
  %181 = load i32, ptr %180, align 4, !tbaa !24
  %182 = load i32, ptr %9, align 4, !tbaa !24
  %183 = sub nsw i32 %181, %182
  %184 = call noundef i32 @_ZL7max_intii(i32 noundef %173, i32 noundef %183) #9
  %185 = load i32, ptr %18, align 4, !tbaa !24
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %186
  %188 = load i32, ptr %17, align 4, !tbaa !24
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [17 x i32], ptr %187, i64 0, i64 %189
  store i32 %184, ptr %190, align 4, !tbaa !24
  br label %191

191:                                              ; preds = %143, %138
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 1, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  br label %192

192:                                              ; preds = %191
  %193 = load i32, ptr %16, align 4, !tbaa !24
  %194 = add nsw i32 %193, 1
  store i32 %194, ptr %16, align 4, !tbaa !24
  br label %98, !llvm.loop !46

195:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  store i32 0, ptr %20, align 4, !tbaa !24
  br label %196

196:                                              ; preds = %222, %195
  %197 = load i32, ptr %20, align 4, !tbaa !24
  %198 = icmp slt i32 %197, 16
  br i1 %198, label %200, label %199

199:                                              ; preds = %196
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  br label %225

200:                                              ; preds = %196
  %201 = load i32, ptr %20, align 4, !tbaa !24
  %202 = add nsw i32 %201, 1
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds [17 x [17 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ6needleE1t to ptr), i64 0, i64 %203
  %205 = load i32, ptr %11, align 4, !tbaa !24
  %206 = add nsw i32 %205, 1
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [17 x i32], ptr %204, i64 0, i64 %207
  %209 = load i32, ptr %208, align 4, !tbaa !24
  %210 = load ptr, ptr %7, align 8, !tbaa !28
  %211 = load i32, ptr %14, align 4, !tbaa !24
  %212 = load i32, ptr %8, align 4, !tbaa !24
  %213 = load i32, ptr %20, align 4, !tbaa !24
  %214 = add nsw i32 %213, 1
  %215 = mul nsw i32 %212, %214
  %216 = add nsw i32 %211, %215
  %217 = load i32, ptr %11, align 4, !tbaa !24
  %218 = add nsw i32 %216, %217
  %219 = add nsw i32 %218, 1
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds i32, ptr %210, i64 %220
  store i32 %209, ptr %221, align 4, !tbaa !24
  br label %222

222:                                              ; preds = %200
  %223 = load i32, ptr %20, align 4, !tbaa !24
  %224 = add nsw i32 %223, 1
  store i32 %224, ptr %20, align 4, !tbaa !24
  br label %196, !llvm.loop !47

225:                                              ; preds = %199
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7max_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !24
  store i32 %1, ptr %4, align 4, !tbaa !24
  %5 = load i32, ptr %3, align 4, !tbaa !24
  %6 = load i32, ptr %4, align 4, !tbaa !24
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !24
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !24
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @lavamd(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, float noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca %struct.particle, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store i32 %0, ptr %8, align 4, !tbaa !24
  store i32 %1, ptr %9, align 4, !tbaa !24
  store ptr %2, ptr %10, align 8, !tbaa !28
  store ptr %3, ptr %11, align 8, !tbaa !28
  store ptr %4, ptr %12, align 8, !tbaa !28
  store ptr %5, ptr %13, align 8, !tbaa !28
  store float %6, ptr %14, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %27 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  store i32 %27, ptr %15, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %28 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %28, ptr %16, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %29 = load float, ptr %14, align 4, !tbaa !32
  %30 = fmul float 2.000000e+00, %29
  %31 = load float, ptr %14, align 4, !tbaa !32
  %32 = fmul float %30, %31
  store float %32, ptr %17, align 4, !tbaa !32
  %33 = load ptr, ptr %11, align 8, !tbaa !28
  %34 = load i32, ptr %15, align 4, !tbaa !24
  %35 = load i32, ptr %9, align 4, !tbaa !24
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %16, align 4, !tbaa !24
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.particle, ptr %33, i64 %39
  %41 = load i32, ptr %16, align 4, !tbaa !24
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %43, ptr align 4 %40, i64 16, i1 false), !tbaa.struct !48
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 8, ptr %18) #8
  %44 = load ptr, ptr %13, align 8, !tbaa !28
  %45 = load i32, ptr %15, align 4, !tbaa !24
  %46 = load i32, ptr %9, align 4, !tbaa !24
  %47 = mul nsw i32 %45, %46
  %48 = load i32, ptr %16, align 4, !tbaa !24
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds %struct.particle, ptr %44, i64 %50
  store ptr %51, ptr %18, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 16, ptr %19) #8
  %52 = getelementptr inbounds %struct.particle, ptr %19, i32 0, i32 0
  store float 0.000000e+00, ptr %52, align 4, !tbaa !49
  %53 = getelementptr inbounds %struct.particle, ptr %19, i32 0, i32 1
  store float 0.000000e+00, ptr %53, align 4, !tbaa !51
  %54 = getelementptr inbounds %struct.particle, ptr %19, i32 0, i32 2
  store float 0.000000e+00, ptr %54, align 4, !tbaa !52
  %55 = getelementptr inbounds %struct.particle, ptr %19, i32 0, i32 3
  store float 0.000000e+00, ptr %55, align 4, !tbaa !53
  %56 = load ptr, ptr %18, align 8, !tbaa !28
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %19, i64 16, i1 false), !tbaa.struct !48
  call void @llvm.lifetime.end.p0(i64 16, ptr %19) #8
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  store i32 0, ptr %20, align 4, !tbaa !24
  br label %57

57:                                               ; preds = %245, %7
  %58 = load i32, ptr %20, align 4, !tbaa !24
  %59 = icmp slt i32 %58, 4
  br i1 %59, label %61, label %60

60:                                               ; preds = %57
  store i32 2, ptr %21, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  br label %248

61:                                               ; preds = %57
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %62 = load ptr, ptr %10, align 8, !tbaa !28
  %63 = load i32, ptr %15, align 4, !tbaa !24
  %64 = mul nsw i32 %63, 4
  %65 = load i32, ptr %20, align 4, !tbaa !24
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %62, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !24
  store i32 %69, ptr %22, align 4, !tbaa !24
  %70 = load i32, ptr %22, align 4, !tbaa !24
  %71 = icmp slt i32 %70, 0
  br i1 %71, label %76, label %72

72:                                               ; preds = %61
  %73 = load i32, ptr %22, align 4, !tbaa !24
  %74 = load i32, ptr %8, align 4, !tbaa !24
  %75 = icmp sge i32 %73, %74
  br i1 %75, label %76, label %77

76:                                               ; preds = %72, %61
  store i32 4, ptr %21, align 4
  br label %242

77:                                               ; preds = %72
  %78 = load ptr, ptr %11, align 8, !tbaa !28
  %79 = load i32, ptr %22, align 4, !tbaa !24
  %80 = load i32, ptr %9, align 4, !tbaa !24
  %81 = mul nsw i32 %79, %80
  %82 = load i32, ptr %16, align 4, !tbaa !24
  %83 = add nsw i32 %81, %82
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds %struct.particle, ptr %78, i64 %84
  %86 = load i32, ptr %16, align 4, !tbaa !24
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %87
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %88, ptr align 4 %85, i64 16, i1 false), !tbaa.struct !48
  %89 = load ptr, ptr %12, align 8, !tbaa !28
  %90 = load i32, ptr %22, align 4, !tbaa !24
  %91 = load i32, ptr %9, align 4, !tbaa !24
  %92 = mul nsw i32 %90, %91
  %93 = load i32, ptr %16, align 4, !tbaa !24
  %94 = add nsw i32 %92, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %89, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !32
  %98 = load i32, ptr %16, align 4, !tbaa !24
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE1q to ptr), i64 0, i64 %99
  store float %97, ptr %100, align 4, !tbaa !32
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  store i32 0, ptr %23, align 4, !tbaa !24
  br label %101

101:                                              ; preds = %238, %77
  %102 = load i32, ptr %23, align 4, !tbaa !24
  %103 = load i32, ptr %9, align 4, !tbaa !24
  %104 = icmp slt i32 %102, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %101
  store i32 5, ptr %21, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  br label %241

106:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %107 = load i32, ptr %16, align 4, !tbaa !24
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %108
  %110 = getelementptr inbounds %struct.particle, ptr %109, i32 0, i32 0
  %111 = load float, ptr %110, align 4, !tbaa !49
  %112 = load i32, ptr %23, align 4, !tbaa !24
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %113
  %115 = getelementptr inbounds %struct.particle, ptr %114, i32 0, i32 0
  %116 = load float, ptr %115, align 4, !tbaa !49
  %117 = fadd float %111, %116
  %118 = load i32, ptr %16, align 4, !tbaa !24
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %119
  %121 = getelementptr inbounds %struct.particle, ptr %120, i32 0, i32 1
  %122 = load float, ptr %121, align 4, !tbaa !51
  %123 = load i32, ptr %23, align 4, !tbaa !24
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %124
  %126 = getelementptr inbounds %struct.particle, ptr %125, i32 0, i32 1
  %127 = load float, ptr %126, align 4, !tbaa !51
  %128 = fmul float %122, %127
  %129 = load i32, ptr %16, align 4, !tbaa !24
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %130
  %132 = getelementptr inbounds %struct.particle, ptr %131, i32 0, i32 2
  %133 = load float, ptr %132, align 4, !tbaa !52
  %134 = load i32, ptr %23, align 4, !tbaa !24
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %135
  %137 = getelementptr inbounds %struct.particle, ptr %136, i32 0, i32 2
  %138 = load float, ptr %137, align 4, !tbaa !52
  %139 = fmul float %133, %138
  %140 = fadd float %128, %139
  %141 = load i32, ptr %16, align 4, !tbaa !24
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %142
  %144 = getelementptr inbounds %struct.particle, ptr %143, i32 0, i32 3
  %145 = load float, ptr %144, align 4, !tbaa !53
  %146 = load i32, ptr %23, align 4, !tbaa !24
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %147
  %149 = getelementptr inbounds %struct.particle, ptr %148, i32 0, i32 3
  %150 = load float, ptr %149, align 4, !tbaa !53
  %151 = fmul float %145, %150
  %152 = fadd float %140, %151
  %153 = fsub float %117, %152
  store float %153, ptr %24, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %154 = load float, ptr %17, align 4, !tbaa !32
  %155 = fneg float %154
  %156 = load float, ptr %24, align 4, !tbaa !32
  %157 = fmul float %155, %156
  %158 = fmul float %157, 0x3F847AE140000000
  %159 = call noundef float @_ZL8exp_fastf(float noundef %158) #9
  store float %159, ptr %25, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %160 = load float, ptr %25, align 4, !tbaa !32
  %161 = fmul float 2.000000e+00, %160
  store float %161, ptr %26, align 4, !tbaa !32
  %162 = load i32, ptr %23, align 4, !tbaa !24
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE1q to ptr), i64 0, i64 %163
  %165 = load float, ptr %164, align 4, !tbaa !32
  %166 = load float, ptr %25, align 4, !tbaa !32
  %167 = fmul float %165, %166
  %168 = load ptr, ptr %18, align 8, !tbaa !28
  %169 = getelementptr inbounds %struct.particle, ptr %168, i32 0, i32 0
  %170 = load float, ptr %169, align 4, !tbaa !49
  %171 = fadd float %170, %167
  store float %171, ptr %169, align 4, !tbaa !49
  %172 = load i32, ptr %23, align 4, !tbaa !24
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE1q to ptr), i64 0, i64 %173
  %175 = load float, ptr %174, align 4, !tbaa !32
  %176 = load float, ptr %26, align 4, !tbaa !32
  %177 = fmul float %175, %176
  %178 = load i32, ptr %16, align 4, !tbaa !24
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %179
  %181 = getelementptr inbounds %struct.particle, ptr %180, i32 0, i32 1
  %182 = load float, ptr %181, align 4, !tbaa !51
  %183 = load i32, ptr %23, align 4, !tbaa !24
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %184
  %186 = getelementptr inbounds %struct.particle, ptr %185, i32 0, i32 1
  %187 = load float, ptr %186, align 4, !tbaa !51
  %188 = fsub float %182, %187
  %189 = fmul float %177, %188
  %190 = load ptr, ptr %18, align 8, !tbaa !28
  %191 = getelementptr inbounds %struct.particle, ptr %190, i32 0, i32 1
  %192 = load float, ptr %191, align 4, !tbaa !51
  %193 = fadd float %192, %189
  store float %193, ptr %191, align 4, !tbaa !51
  %194 = load i32, ptr %23, align 4, !tbaa !24
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE1q to ptr), i64 0, i64 %195
  %197 = load float, ptr %196, align 4, !tbaa !32
  %198 = load float, ptr %26, align 4, !tbaa !32
  %199 = fmul float %197, %198
  %200 = load i32, ptr %16, align 4, !tbaa !24
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %201
  %203 = getelementptr inbounds %struct.particle, ptr %202, i32 0, i32 2
  %204 = load float, ptr %203, align 4, !tbaa !52
  %205 = load i32, ptr %23, align 4, !tbaa !24
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %206
  %208 = getelementptr inbounds %struct.particle, ptr %207, i32 0, i32 2
  %209 = load float, ptr %208, align 4, !tbaa !52
  %210 = fsub float %204, %209
  %211 = fmul float %199, %210
  %212 = load ptr, ptr %18, align 8, !tbaa !28
  %213 = getelementptr inbounds %struct.particle, ptr %212, i32 0, i32 2
  %214 = load float, ptr %213, align 4, !tbaa !52
  %215 = fadd float %214, %211
  store float %215, ptr %213, align 4, !tbaa !52
  %216 = load i32, ptr %23, align 4, !tbaa !24
  %217 = sext i32 %216 to i64
  %218 = getelementptr inbounds [32 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE1q to ptr), i64 0, i64 %217
  %219 = load float, ptr %218, align 4, !tbaa !32
  %220 = load float, ptr %26, align 4, !tbaa !32
  %221 = fmul float %219, %220
  %222 = load i32, ptr %16, align 4, !tbaa !24
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE4home to ptr), i64 0, i64 %223
  %225 = getelementptr inbounds %struct.particle, ptr %224, i32 0, i32 3
  %226 = load float, ptr %225, align 4, !tbaa !53
  %227 = load i32, ptr %23, align 4, !tbaa !24
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [32 x %struct.particle], ptr addrspacecast (ptr addrspace(3) @_ZZ6lavamdE5other to ptr), i64 0, i64 %228
  %230 = getelementptr inbounds %struct.particle, ptr %229, i32 0, i32 3
  %231 = load float, ptr %230, align 4, !tbaa !53
  %232 = fsub float %226, %231
  %233 = fmul float %221, %232
  %234 = load ptr, ptr %18, align 8, !tbaa !28
  %235 = getelementptr inbounds %struct.particle, ptr %234, i32 0, i32 3
  %236 = load float, ptr %235, align 4, !tbaa !53
  %237 = fadd float %236, %233
  store float %237, ptr %235, align 4, !tbaa !53
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  br label %238

238:                                              ; preds = %106
  %239 = load i32, ptr %23, align 4, !tbaa !24
  %240 = add nsw i32 %239, 1
  store i32 %240, ptr %23, align 4, !tbaa !24
  br label %101, !llvm.loop !54

241:                                              ; preds = %105
  call void @llvm.nvvm.barrier0()
  store i32 0, ptr %21, align 4
  br label %242

242:                                              ; preds = %241, %76
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  %243 = load i32, ptr %21, align 4
  switch i32 %243, label %249 [
    i32 0, label %244
    i32 4, label %245
  ]

244:                                              ; preds = %242
  br label %245

245:                                              ; preds = %244, %242
  %246 = load i32, ptr %20, align 4, !tbaa !24
  %247 = add nsw i32 %246, 1
  store i32 %247, ptr %20, align 4, !tbaa !24
  br label %57, !llvm.loop !55

248:                                              ; preds = %60
  call void @llvm.lifetime.end.p0(i64 8, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  ret void

249:                                              ; preds = %242
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8exp_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !32
  %3 = load float, ptr %2, align 4, !tbaa !32
  %4 = fmul float %3, 0x3FF7154760000000
  %5 = call float @llvm.nvvm.ex2.approx.f(float %4)
  ret float %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @cfd_flux(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca float, align 4
  %44 = alloca float, align 4
  %45 = alloca float, align 4
  %46 = alloca float, align 4
  %47 = alloca float, align 4
  store i32 %0, ptr %6, align 4, !tbaa !24
  store ptr %1, ptr %7, align 8, !tbaa !28
  store ptr %2, ptr %8, align 8, !tbaa !28
  store ptr %3, ptr %9, align 8, !tbaa !28
  store ptr %4, ptr %10, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %48 = call noundef i32 @_ZL8global_xv() #9
  store i32 %48, ptr %11, align 4, !tbaa !24
  %49 = load i32, ptr %11, align 4, !tbaa !24
  %50 = load i32, ptr %6, align 4, !tbaa !24
  %51 = icmp sge i32 %49, %50
  br i1 %51, label %52, label %53

52:                                               ; preds = %5
  store i32 1, ptr %12, align 4
  br label %522

53:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %54 = load ptr, ptr %9, align 8, !tbaa !28
  %55 = load i32, ptr %11, align 4, !tbaa !24
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %54, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !32
  store float %58, ptr %13, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %59 = load ptr, ptr %9, align 8, !tbaa !28
  %60 = load i32, ptr %11, align 4, !tbaa !24
  %61 = load i32, ptr %6, align 4, !tbaa !24
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %59, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !32
  store float %65, ptr %14, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %66 = load ptr, ptr %9, align 8, !tbaa !28
  %67 = load i32, ptr %11, align 4, !tbaa !24
  %68 = load i32, ptr %6, align 4, !tbaa !24
  %69 = mul nsw i32 2, %68
  %70 = add nsw i32 %67, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %66, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !32
  store float %73, ptr %15, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %74 = load ptr, ptr %9, align 8, !tbaa !28
  %75 = load i32, ptr %11, align 4, !tbaa !24
  %76 = load i32, ptr %6, align 4, !tbaa !24
  %77 = mul nsw i32 3, %76
  %78 = add nsw i32 %75, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %74, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !32
  store float %81, ptr %16, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %82 = load ptr, ptr %9, align 8, !tbaa !28
  %83 = load i32, ptr %11, align 4, !tbaa !24
  %84 = load i32, ptr %6, align 4, !tbaa !24
  %85 = mul nsw i32 4, %84
  %86 = add nsw i32 %83, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %82, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !32
  store float %89, ptr %17, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %90 = load float, ptr %14, align 4, !tbaa !32
  %91 = load float, ptr %13, align 4, !tbaa !32
  %92 = fdiv float %90, %91
  store float %92, ptr %18, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %93 = load float, ptr %15, align 4, !tbaa !32
  %94 = load float, ptr %13, align 4, !tbaa !32
  %95 = fdiv float %93, %94
  store float %95, ptr %19, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %96 = load float, ptr %16, align 4, !tbaa !32
  %97 = load float, ptr %13, align 4, !tbaa !32
  %98 = fdiv float %96, %97
  store float %98, ptr %20, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %99 = load float, ptr %18, align 4, !tbaa !32
  %100 = load float, ptr %18, align 4, !tbaa !32
  %101 = fmul float %99, %100
  %102 = load float, ptr %19, align 4, !tbaa !32
  %103 = load float, ptr %19, align 4, !tbaa !32
  %104 = fmul float %102, %103
  %105 = fadd float %101, %104
  %106 = load float, ptr %20, align 4, !tbaa !32
  %107 = load float, ptr %20, align 4, !tbaa !32
  %108 = fmul float %106, %107
  %109 = fadd float %105, %108
  store float %109, ptr %21, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %110 = load float, ptr %13, align 4, !tbaa !32
  %111 = load float, ptr %17, align 4, !tbaa !32
  %112 = load float, ptr %21, align 4, !tbaa !32
  %113 = call noundef float @_ZL8pressurefff(float noundef %110, float noundef %111, float noundef %112) #9
  store float %113, ptr %22, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %114 = load float, ptr %22, align 4, !tbaa !32
  %115 = fmul float 0x3FF6666660000000, %114
  %116 = load float, ptr %13, align 4, !tbaa !32
  %117 = fdiv float %115, %116
  %118 = call float @llvm.fabs.f32(float %117)
  %119 = call float @llvm.sqrt.f32(float %118)
  store float %119, ptr %23, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %120 = load float, ptr %21, align 4, !tbaa !32
  %121 = call float @llvm.sqrt.f32(float %120)
  store float %121, ptr %24, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  store float 0.000000e+00, ptr %25, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  store float 0.000000e+00, ptr %26, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  store float 0.000000e+00, ptr %27, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  store float 0.000000e+00, ptr %28, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  store float 0.000000e+00, ptr %29, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  store i32 0, ptr %30, align 4, !tbaa !24
  br label %122

122:                                              ; preds = %482, %53
  %123 = load i32, ptr %30, align 4, !tbaa !24
  %124 = icmp slt i32 %123, 4
  br i1 %124, label %126, label %125

125:                                              ; preds = %122
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  br label %485

126:                                              ; preds = %122
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %127 = load ptr, ptr %7, align 8, !tbaa !28
  %128 = load i32, ptr %11, align 4, !tbaa !24
  %129 = load i32, ptr %30, align 4, !tbaa !24
  %130 = load i32, ptr %6, align 4, !tbaa !24
  %131 = mul nsw i32 %129, %130
  %132 = add nsw i32 %128, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i32, ptr %127, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !24
  store i32 %135, ptr %31, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %136 = load ptr, ptr %8, align 8, !tbaa !28
  %137 = load i32, ptr %11, align 4, !tbaa !24
  %138 = load i32, ptr %30, align 4, !tbaa !24
  %139 = mul nsw i32 %138, 3
  %140 = load i32, ptr %6, align 4, !tbaa !24
  %141 = mul nsw i32 %139, %140
  %142 = add nsw i32 %137, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %136, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !32
  store float %145, ptr %32, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %33) #8
  %146 = load ptr, ptr %8, align 8, !tbaa !28
  %147 = load i32, ptr %11, align 4, !tbaa !24
  %148 = load i32, ptr %30, align 4, !tbaa !24
  %149 = mul nsw i32 %148, 3
  %150 = add nsw i32 %149, 1
  %151 = load i32, ptr %6, align 4, !tbaa !24
  %152 = mul nsw i32 %150, %151
  %153 = add nsw i32 %147, %152
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %146, i64 %154
  %156 = load float, ptr %155, align 4, !tbaa !32
  store float %156, ptr %33, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %34) #8
  %157 = load ptr, ptr %8, align 8, !tbaa !28
  %158 = load i32, ptr %11, align 4, !tbaa !24
  %159 = load i32, ptr %30, align 4, !tbaa !24
  %160 = mul nsw i32 %159, 3
  %161 = add nsw i32 %160, 2
  %162 = load i32, ptr %6, align 4, !tbaa !24
  %163 = mul nsw i32 %161, %162
  %164 = add nsw i32 %158, %163
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %157, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !32
  store float %167, ptr %34, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %35) #8
  %168 = load float, ptr %32, align 4, !tbaa !32
  %169 = load float, ptr %32, align 4, !tbaa !32
  %170 = fmul float %168, %169
  %171 = load float, ptr %33, align 4, !tbaa !32
  %172 = load float, ptr %33, align 4, !tbaa !32
  %173 = fmul float %171, %172
  %174 = fadd float %170, %173
  %175 = load float, ptr %34, align 4, !tbaa !32
  %176 = load float, ptr %34, align 4, !tbaa !32
  %177 = fmul float %175, %176
  %178 = fadd float %174, %177
  %179 = call float @llvm.sqrt.f32(float %178)
  store float %179, ptr %35, align 4, !tbaa !32
  %180 = load i32, ptr %31, align 4, !tbaa !24
  %181 = icmp slt i32 %180, 0
  br i1 %181, label %182, label %198

182:                                              ; preds = %126
  %183 = load float, ptr %32, align 4, !tbaa !32
  %184 = load float, ptr %22, align 4, !tbaa !32
  %185 = fmul float %183, %184
  %186 = load float, ptr %26, align 4, !tbaa !32
  %187 = fadd float %186, %185
  store float %187, ptr %26, align 4, !tbaa !32
  %188 = load float, ptr %33, align 4, !tbaa !32
  %189 = load float, ptr %22, align 4, !tbaa !32
  %190 = fmul float %188, %189
  %191 = load float, ptr %27, align 4, !tbaa !32
  %192 = fadd float %191, %190
  store float %192, ptr %27, align 4, !tbaa !32
  %193 = load float, ptr %34, align 4, !tbaa !32
  %194 = load float, ptr %22, align 4, !tbaa !32
  %195 = fmul float %193, %194
  %196 = load float, ptr %28, align 4, !tbaa !32
  %197 = fadd float %196, %195
  store float %197, ptr %28, align 4, !tbaa !32
  store i32 4, ptr %12, align 4
  br label %479

198:                                              ; preds = %126
  call void @llvm.lifetime.start.p0(i64 4, ptr %36) #8
  %199 = load ptr, ptr %9, align 8, !tbaa !28
  %200 = load i32, ptr %31, align 4, !tbaa !24
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %199, i64 %201
  %203 = load float, ptr %202, align 4, !tbaa !32
  store float %203, ptr %36, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %37) #8
  %204 = load ptr, ptr %9, align 8, !tbaa !28
  %205 = load i32, ptr %31, align 4, !tbaa !24
  %206 = load i32, ptr %6, align 4, !tbaa !24
  %207 = add nsw i32 %205, %206
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds float, ptr %204, i64 %208
  %210 = load float, ptr %209, align 4, !tbaa !32
  store float %210, ptr %37, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %38) #8
  %211 = load ptr, ptr %9, align 8, !tbaa !28
  %212 = load i32, ptr %31, align 4, !tbaa !24
  %213 = load i32, ptr %6, align 4, !tbaa !24
  %214 = mul nsw i32 2, %213
  %215 = add nsw i32 %212, %214
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds float, ptr %211, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !32
  store float %218, ptr %38, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %39) #8
  %219 = load ptr, ptr %9, align 8, !tbaa !28
  %220 = load i32, ptr %31, align 4, !tbaa !24
  %221 = load i32, ptr %6, align 4, !tbaa !24
  %222 = mul nsw i32 3, %221
  %223 = add nsw i32 %220, %222
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds float, ptr %219, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !32
  store float %226, ptr %39, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %40) #8
  %227 = load ptr, ptr %9, align 8, !tbaa !28
  %228 = load i32, ptr %31, align 4, !tbaa !24
  %229 = load i32, ptr %6, align 4, !tbaa !24
  %230 = mul nsw i32 4, %229
  %231 = add nsw i32 %228, %230
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds float, ptr %227, i64 %232
  %234 = load float, ptr %233, align 4, !tbaa !32
  store float %234, ptr %40, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %41) #8
  %235 = load float, ptr %37, align 4, !tbaa !32
  %236 = load float, ptr %36, align 4, !tbaa !32
  %237 = fdiv float %235, %236
  store float %237, ptr %41, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %42) #8
  %238 = load float, ptr %38, align 4, !tbaa !32
  %239 = load float, ptr %36, align 4, !tbaa !32
  %240 = fdiv float %238, %239
  store float %240, ptr %42, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %43) #8
  %241 = load float, ptr %39, align 4, !tbaa !32
  %242 = load float, ptr %36, align 4, !tbaa !32
  %243 = fdiv float %241, %242
  store float %243, ptr %43, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %44) #8
  %244 = load float, ptr %41, align 4, !tbaa !32
  %245 = load float, ptr %41, align 4, !tbaa !32
  %246 = fmul float %244, %245
  %247 = load float, ptr %42, align 4, !tbaa !32
  %248 = load float, ptr %42, align 4, !tbaa !32
  %249 = fmul float %247, %248
  %250 = fadd float %246, %249
  %251 = load float, ptr %43, align 4, !tbaa !32
  %252 = load float, ptr %43, align 4, !tbaa !32
  %253 = fmul float %251, %252
  %254 = fadd float %250, %253
  store float %254, ptr %44, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %45) #8
  %255 = load float, ptr %36, align 4, !tbaa !32
  %256 = load float, ptr %40, align 4, !tbaa !32
  %257 = load float, ptr %44, align 4, !tbaa !32
  %258 = call noundef float @_ZL8pressurefff(float noundef %255, float noundef %256, float noundef %257) #9
  store float %258, ptr %45, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %46) #8
  %259 = load float, ptr %45, align 4, !tbaa !32
  %260 = fmul float 0x3FF6666660000000, %259
  %261 = load float, ptr %36, align 4, !tbaa !32
  %262 = fdiv float %260, %261
  %263 = call float @llvm.fabs.f32(float %262)
  %264 = call float @llvm.sqrt.f32(float %263)
  store float %264, ptr %46, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %47) #8
  %265 = load float, ptr %35, align 4, !tbaa !32
  %266 = fneg float %265
  %267 = fmul float %266, 0x3FB99999A0000000
  %268 = load float, ptr %24, align 4, !tbaa !32
  %269 = load float, ptr %44, align 4, !tbaa !32
  %270 = call float @llvm.sqrt.f32(float %269)
  %271 = fadd float %268, %270
  %272 = load float, ptr %23, align 4, !tbaa !32
  %273 = fadd float %271, %272
  %274 = load float, ptr %46, align 4, !tbaa !32
  %275 = fadd float %273, %274
  %276 = fmul float %267, %275
  store float %276, ptr %47, align 4, !tbaa !32
  %277 = load float, ptr %47, align 4, !tbaa !32
  %278 = load float, ptr %13, align 4, !tbaa !32
  %279 = load float, ptr %36, align 4, !tbaa !32
  %280 = fsub float %278, %279
  %281 = fmul float %277, %280
  %282 = load float, ptr %32, align 4, !tbaa !32
  %283 = load float, ptr %14, align 4, !tbaa !32
  %284 = load float, ptr %37, align 4, !tbaa !32
  %285 = fadd float %283, %284
  %286 = fmul float %282, %285
  %287 = load float, ptr %33, align 4, !tbaa !32
  %288 = load float, ptr %15, align 4, !tbaa !32
  %289 = load float, ptr %38, align 4, !tbaa !32
  %290 = fadd float %288, %289
  %291 = fmul float %287, %290
  %292 = fadd float %286, %291
  %293 = load float, ptr %34, align 4, !tbaa !32
  %294 = load float, ptr %16, align 4, !tbaa !32
  %295 = load float, ptr %39, align 4, !tbaa !32
  %296 = fadd float %294, %295
  %297 = fmul float %293, %296
  %298 = fadd float %292, %297
  %299 = fmul float 5.000000e-01, %298
  %300 = fadd float %281, %299
  %301 = load float, ptr %25, align 4, !tbaa !32
  %302 = fadd float %301, %300
  store float %302, ptr %25, align 4, !tbaa !32
  %303 = load float, ptr %47, align 4, !tbaa !32
  %304 = load float, ptr %17, align 4, !tbaa !32
  %305 = load float, ptr %40, align 4, !tbaa !32
  %306 = fsub float %304, %305
  %307 = fmul float %303, %306
  %308 = load float, ptr %32, align 4, !tbaa !32
  %309 = load float, ptr %18, align 4, !tbaa !32
  %310 = load float, ptr %17, align 4, !tbaa !32
  %311 = load float, ptr %22, align 4, !tbaa !32
  %312 = fadd float %310, %311
  %313 = fmul float %309, %312
  %314 = load float, ptr %41, align 4, !tbaa !32
  %315 = load float, ptr %40, align 4, !tbaa !32
  %316 = load float, ptr %45, align 4, !tbaa !32
  %317 = fadd float %315, %316
  %318 = fmul float %314, %317
  %319 = fadd float %313, %318
  %320 = fmul float %308, %319
  %321 = load float, ptr %33, align 4, !tbaa !32
  %322 = load float, ptr %19, align 4, !tbaa !32
  %323 = load float, ptr %17, align 4, !tbaa !32
  %324 = load float, ptr %22, align 4, !tbaa !32
  %325 = fadd float %323, %324
  %326 = fmul float %322, %325
  %327 = load float, ptr %42, align 4, !tbaa !32
  %328 = load float, ptr %40, align 4, !tbaa !32
  %329 = load float, ptr %45, align 4, !tbaa !32
  %330 = fadd float %328, %329
  %331 = fmul float %327, %330
  %332 = fadd float %326, %331
  %333 = fmul float %321, %332
  %334 = fadd float %320, %333
  %335 = load float, ptr %34, align 4, !tbaa !32
  %336 = load float, ptr %20, align 4, !tbaa !32
  %337 = load float, ptr %17, align 4, !tbaa !32
  %338 = load float, ptr %22, align 4, !tbaa !32
  %339 = fadd float %337, %338
  %340 = fmul float %336, %339
  %341 = load float, ptr %43, align 4, !tbaa !32
  %342 = load float, ptr %40, align 4, !tbaa !32
  %343 = load float, ptr %45, align 4, !tbaa !32
  %344 = fadd float %342, %343
  %345 = fmul float %341, %344
  %346 = fadd float %340, %345
  %347 = fmul float %335, %346
  %348 = fadd float %334, %347
  %349 = fmul float 5.000000e-01, %348
  %350 = fadd float %307, %349
  %351 = load float, ptr %29, align 4, !tbaa !32
  %352 = fadd float %351, %350
  store float %352, ptr %29, align 4, !tbaa !32
  %353 = load float, ptr %47, align 4, !tbaa !32
  %354 = load float, ptr %14, align 4, !tbaa !32
  %355 = load float, ptr %37, align 4, !tbaa !32
  %356 = fsub float %354, %355
  %357 = fmul float %353, %356
  %358 = load float, ptr %32, align 4, !tbaa !32
  %359 = load float, ptr %18, align 4, !tbaa !32
  %360 = load float, ptr %14, align 4, !tbaa !32
  %361 = fmul float %359, %360
  %362 = load float, ptr %22, align 4, !tbaa !32
  %363 = fadd float %361, %362
  %364 = load float, ptr %41, align 4, !tbaa !32
  %365 = load float, ptr %37, align 4, !tbaa !32
  %366 = fmul float %364, %365
  %367 = fadd float %363, %366
  %368 = load float, ptr %45, align 4, !tbaa !32
  %369 = fadd float %367, %368
  %370 = fmul float %358, %369
  %371 = load float, ptr %33, align 4, !tbaa !32
  %372 = load float, ptr %18, align 4, !tbaa !32
  %373 = load float, ptr %15, align 4, !tbaa !32
  %374 = fmul float %372, %373
  %375 = load float, ptr %41, align 4, !tbaa !32
  %376 = load float, ptr %38, align 4, !tbaa !32
  %377 = fmul float %375, %376
  %378 = fadd float %374, %377
  %379 = fmul float %371, %378
  %380 = fadd float %370, %379
  %381 = load float, ptr %34, align 4, !tbaa !32
  %382 = load float, ptr %18, align 4, !tbaa !32
  %383 = load float, ptr %16, align 4, !tbaa !32
  %384 = fmul float %382, %383
  %385 = load float, ptr %41, align 4, !tbaa !32
  %386 = load float, ptr %39, align 4, !tbaa !32
  %387 = fmul float %385, %386
  %388 = fadd float %384, %387
  %389 = fmul float %381, %388
  %390 = fadd float %380, %389
  %391 = fmul float 5.000000e-01, %390
  %392 = fadd float %357, %391
  %393 = load float, ptr %26, align 4, !tbaa !32
  %394 = fadd float %393, %392
  store float %394, ptr %26, align 4, !tbaa !32
  %395 = load float, ptr %47, align 4, !tbaa !32
  %396 = load float, ptr %15, align 4, !tbaa !32
  %397 = load float, ptr %38, align 4, !tbaa !32
  %398 = fsub float %396, %397
  %399 = fmul float %395, %398
  %400 = load float, ptr %32, align 4, !tbaa !32
  %401 = load float, ptr %19, align 4, !tbaa !32
  %402 = load float, ptr %14, align 4, !tbaa !32
  %403 = fmul float %401, %402
  %404 = load float, ptr %42, align 4, !tbaa !32
  %405 = load float, ptr %37, align 4, !tbaa !32
  %406 = fmul float %404, %405
  %407 = fadd float %403, %406
  %408 = fmul float %400, %407
  %409 = load float, ptr %33, align 4, !tbaa !32
  %410 = load float, ptr %19, align 4, !tbaa !32
  %411 = load float, ptr %15, align 4, !tbaa !32
  %412 = fmul float %410, %411
  %413 = load float, ptr %22, align 4, !tbaa !32
  %414 = fadd float %412, %413
  %415 = load float, ptr %42, align 4, !tbaa !32
  %416 = load float, ptr %38, align 4, !tbaa !32
  %417 = fmul float %415, %416
  %418 = fadd float %414, %417
  %419 = load float, ptr %45, align 4, !tbaa !32
  %420 = fadd float %418, %419
  %421 = fmul float %409, %420
  %422 = fadd float %408, %421
  %423 = load float, ptr %34, align 4, !tbaa !32
  %424 = load float, ptr %19, align 4, !tbaa !32
  %425 = load float, ptr %16, align 4, !tbaa !32
  %426 = fmul float %424, %425
  %427 = load float, ptr %42, align 4, !tbaa !32
  %428 = load float, ptr %39, align 4, !tbaa !32
  %429 = fmul float %427, %428
  %430 = fadd float %426, %429
  %431 = fmul float %423, %430
  %432 = fadd float %422, %431
  %433 = fmul float 5.000000e-01, %432
  %434 = fadd float %399, %433
  %435 = load float, ptr %27, align 4, !tbaa !32
  %436 = fadd float %435, %434
  store float %436, ptr %27, align 4, !tbaa !32
  %437 = load float, ptr %47, align 4, !tbaa !32
  %438 = load float, ptr %16, align 4, !tbaa !32
  %439 = load float, ptr %39, align 4, !tbaa !32
  %440 = fsub float %438, %439
  %441 = fmul float %437, %440
  %442 = load float, ptr %32, align 4, !tbaa !32
  %443 = load float, ptr %20, align 4, !tbaa !32
  %444 = load float, ptr %14, align 4, !tbaa !32
  %445 = fmul float %443, %444
  %446 = load float, ptr %43, align 4, !tbaa !32
  %447 = load float, ptr %37, align 4, !tbaa !32
  %448 = fmul float %446, %447
  %449 = fadd float %445, %448
  %450 = fmul float %442, %449
  %451 = load float, ptr %33, align 4, !tbaa !32
  %452 = load float, ptr %20, align 4, !tbaa !32
  %453 = load float, ptr %15, align 4, !tbaa !32
  %454 = fmul float %452, %453
  %455 = load float, ptr %43, align 4, !tbaa !32
  %456 = load float, ptr %38, align 4, !tbaa !32
  %457 = fmul float %455, %456
  %458 = fadd float %454, %457
  %459 = fmul float %451, %458
  %460 = fadd float %450, %459
  %461 = load float, ptr %34, align 4, !tbaa !32
  %462 = load float, ptr %20, align 4, !tbaa !32
  %463 = load float, ptr %16, align 4, !tbaa !32
  %464 = fmul float %462, %463
  %465 = load float, ptr %22, align 4, !tbaa !32
  %466 = fadd float %464, %465
  %467 = load float, ptr %43, align 4, !tbaa !32
  %468 = load float, ptr %39, align 4, !tbaa !32
  %469 = fmul float %467, %468
  %470 = fadd float %466, %469
  %471 = load float, ptr %45, align 4, !tbaa !32
  %472 = fadd float %470, %471
  %473 = fmul float %461, %472
  %474 = fadd float %460, %473
  %475 = fmul float 5.000000e-01, %474
  %476 = fadd float %441, %475
  %477 = load float, ptr %28, align 4, !tbaa !32
  %478 = fadd float %477, %476
  store float %478, ptr %28, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %47) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %46) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %45) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %44) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %43) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %42) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %41) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %40) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %39) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %38) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %37) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %36) #8
  store i32 0, ptr %12, align 4
  br label %479

479:                                              ; preds = %198, %182
  call void @llvm.lifetime.end.p0(i64 4, ptr %35) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %34) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %33) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %32) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  %480 = load i32, ptr %12, align 4
  switch i32 %480, label %525 [
    i32 0, label %481
    i32 4, label %482
  ]

481:                                              ; preds = %479
  br label %482

482:                                              ; preds = %481, %479
  %483 = load i32, ptr %30, align 4, !tbaa !24
  %484 = add nsw i32 %483, 1
  store i32 %484, ptr %30, align 4, !tbaa !24
  br label %122, !llvm.loop !56

485:                                              ; preds = %125
  %486 = load float, ptr %25, align 4, !tbaa !32
  %487 = load ptr, ptr %10, align 8, !tbaa !28
  %488 = load i32, ptr %11, align 4, !tbaa !24
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds float, ptr %487, i64 %489
  store float %486, ptr %490, align 4, !tbaa !32
  %491 = load float, ptr %26, align 4, !tbaa !32
  %492 = load ptr, ptr %10, align 8, !tbaa !28
  %493 = load i32, ptr %11, align 4, !tbaa !24
  %494 = load i32, ptr %6, align 4, !tbaa !24
  %495 = add nsw i32 %493, %494
  %496 = sext i32 %495 to i64
  %497 = getelementptr inbounds float, ptr %492, i64 %496
  store float %491, ptr %497, align 4, !tbaa !32
  %498 = load float, ptr %27, align 4, !tbaa !32
  %499 = load ptr, ptr %10, align 8, !tbaa !28
  %500 = load i32, ptr %11, align 4, !tbaa !24
  %501 = load i32, ptr %6, align 4, !tbaa !24
  %502 = mul nsw i32 2, %501
  %503 = add nsw i32 %500, %502
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds float, ptr %499, i64 %504
  store float %498, ptr %505, align 4, !tbaa !32
  %506 = load float, ptr %28, align 4, !tbaa !32
  %507 = load ptr, ptr %10, align 8, !tbaa !28
  %508 = load i32, ptr %11, align 4, !tbaa !24
  %509 = load i32, ptr %6, align 4, !tbaa !24
  %510 = mul nsw i32 3, %509
  %511 = add nsw i32 %508, %510
  %512 = sext i32 %511 to i64
  %513 = getelementptr inbounds float, ptr %507, i64 %512
  store float %506, ptr %513, align 4, !tbaa !32
  %514 = load float, ptr %29, align 4, !tbaa !32
  %515 = load ptr, ptr %10, align 8, !tbaa !28
  %516 = load i32, ptr %11, align 4, !tbaa !24
  %517 = load i32, ptr %6, align 4, !tbaa !24
  %518 = mul nsw i32 4, %517
  %519 = add nsw i32 %516, %518
  %520 = sext i32 %519 to i64
  %521 = getelementptr inbounds float, ptr %515, i64 %520
  store float %514, ptr %521, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  store i32 0, ptr %12, align 4
  br label %522

522:                                              ; preds = %485, %52
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  %523 = load i32, ptr %12, align 4
  switch i32 %523, label %525 [
    i32 0, label %524
    i32 1, label %524
  ]

524:                                              ; preds = %522, %522
  ret void

525:                                              ; preds = %522, %479
  unreachable
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef float @_ZL8pressurefff(float noundef %0, float noundef %1, float noundef %2) #6 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  store float %0, ptr %4, align 4, !tbaa !32
  store float %1, ptr %5, align 4, !tbaa !32
  store float %2, ptr %6, align 4, !tbaa !32
  %7 = load float, ptr %5, align 4, !tbaa !32
  %8 = load float, ptr %4, align 4, !tbaa !32
  %9 = fmul float 5.000000e-01, %8
  %10 = load float, ptr %6, align 4, !tbaa !32
  %11 = fmul float %9, %10
  %12 = fsub float %7, %11
  %13 = fmul float 0x3FD99999A0000000, %12
  ret float %13
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @streamcluster(i32 noundef %0, i32 noundef %1, i64 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store i32 %0, ptr %8, align 4, !tbaa !24
  store i32 %1, ptr %9, align 4, !tbaa !24
  store i64 %2, ptr %10, align 8, !tbaa !57
  store ptr %3, ptr %11, align 8, !tbaa !28
  store ptr %4, ptr %12, align 8, !tbaa !28
  store ptr %5, ptr %13, align 8, !tbaa !28
  store ptr %6, ptr %14, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %21 = call noundef i32 @_ZL8global_xv() #9
  store i32 %21, ptr %15, align 4, !tbaa !24
  %22 = load i32, ptr %15, align 4, !tbaa !24
  %23 = load i32, ptr %8, align 4, !tbaa !24
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %7
  store i32 1, ptr %16, align 4
  br label %83

26:                                               ; preds = %7
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  store float 0.000000e+00, ptr %17, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  store i32 0, ptr %18, align 4, !tbaa !24
  br label %27

27:                                               ; preds = %57, %26
  %28 = load i32, ptr %18, align 4, !tbaa !24
  %29 = load i32, ptr %9, align 4, !tbaa !24
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %16, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  br label %60

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %33 = load ptr, ptr %11, align 8, !tbaa !28
  %34 = load i32, ptr %18, align 4, !tbaa !24
  %35 = load i32, ptr %8, align 4, !tbaa !24
  %36 = mul nsw i32 %34, %35
  %37 = load i32, ptr %15, align 4, !tbaa !24
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %33, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !32
  %42 = load ptr, ptr %11, align 8, !tbaa !28
  %43 = load i32, ptr %18, align 4, !tbaa !24
  %44 = load i32, ptr %8, align 4, !tbaa !24
  %45 = mul nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = load i64, ptr %10, align 8, !tbaa !57
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds float, ptr %42, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !32
  %51 = fsub float %41, %50
  store float %51, ptr %19, align 4, !tbaa !32
  %52 = load float, ptr %19, align 4, !tbaa !32
  %53 = load float, ptr %19, align 4, !tbaa !32
  %54 = fmul float %52, %53
  %55 = load float, ptr %17, align 4, !tbaa !32
  %56 = fadd float %55, %54
  store float %56, ptr %17, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %57

57:                                               ; preds = %32
  %58 = load i32, ptr %18, align 4, !tbaa !24
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %18, align 4, !tbaa !24
  br label %27, !llvm.loop !59

60:                                               ; preds = %31
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %61 = load float, ptr %17, align 4, !tbaa !32
  %62 = load ptr, ptr %12, align 8, !tbaa !28
  %63 = load i32, ptr %15, align 4, !tbaa !24
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !32
  %67 = fsub float %61, %66
  store float %67, ptr %20, align 4, !tbaa !32
  %68 = load float, ptr %20, align 4, !tbaa !32
  %69 = fcmp olt float %68, 0.000000e+00
  br i1 %69, label %70, label %82

70:                                               ; preds = %60
  %71 = load ptr, ptr %13, align 8, !tbaa !28
  %72 = load i32, ptr %15, align 4, !tbaa !24
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  store i32 1, ptr %74, align 4, !tbaa !24
  %75 = load float, ptr %20, align 4, !tbaa !32
  %76 = load ptr, ptr %14, align 8, !tbaa !28
  %77 = load i32, ptr %15, align 4, !tbaa !24
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !32
  %81 = fadd float %80, %75
  store float %81, ptr %79, align 4, !tbaa !32
  br label %82

82:                                               ; preds = %70, %60
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  store i32 0, ptr %16, align 4
  br label %83

83:                                               ; preds = %82, %25
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  %84 = load i32, ptr %16, align 4
  switch i32 %84, label %86 [
    i32 0, label %85
    i32 1, label %85
  ]

85:                                               ; preds = %83, %83
  ret void

86:                                               ; preds = %83
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @dwt2d(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !28
  store ptr %1, ptr %6, align 8, !tbaa !28
  store i32 %2, ptr %7, align 4, !tbaa !24
  store i32 %3, ptr %8, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %19 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %19, ptr %9, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %20 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  store i32 %20, ptr %10, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %21 = load i32, ptr %7, align 4, !tbaa !24
  %22 = sdiv i32 %21, 2
  store i32 %22, ptr %11, align 4, !tbaa !24
  %23 = load i32, ptr %10, align 4, !tbaa !24
  %24 = load i32, ptr %8, align 4, !tbaa !24
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %26, label %27

26:                                               ; preds = %4
  store i32 1, ptr %12, align 4
  br label %133

27:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %28 = load i32, ptr %9, align 4, !tbaa !24
  store i32 %28, ptr %13, align 4, !tbaa !24
  br label %29

29:                                               ; preds = %47, %27
  %30 = load i32, ptr %13, align 4, !tbaa !24
  %31 = load i32, ptr %7, align 4, !tbaa !24
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %34, label %33

33:                                               ; preds = %29
  store i32 2, ptr %12, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  br label %51

34:                                               ; preds = %29
  %35 = load ptr, ptr %5, align 8, !tbaa !28
  %36 = load i32, ptr %10, align 4, !tbaa !24
  %37 = load i32, ptr %7, align 4, !tbaa !24
  %38 = mul nsw i32 %36, %37
  %39 = load i32, ptr %13, align 4, !tbaa !24
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %35, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !24
  %44 = load i32, ptr %13, align 4, !tbaa !24
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %45
  store i32 %43, ptr %46, align 4, !tbaa !24
  br label %47

47:                                               ; preds = %34
  %48 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %49 = load i32, ptr %13, align 4, !tbaa !24
  %50 = add i32 %49, %48
  store i32 %50, ptr %13, align 4, !tbaa !24
  br label %29, !llvm.loop !60

51:                                               ; preds = %33
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %52 = load i32, ptr %9, align 4, !tbaa !24
  %53 = mul nsw i32 2, %52
  store i32 %53, ptr %14, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %54 = load i32, ptr %14, align 4, !tbaa !24
  %55 = add nsw i32 %54, 1
  store i32 %55, ptr %15, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %56 = load i32, ptr %14, align 4, !tbaa !24
  %57 = add nsw i32 %56, 2
  %58 = load i32, ptr %7, align 4, !tbaa !24
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %51
  %61 = load i32, ptr %14, align 4, !tbaa !24
  %62 = add nsw i32 %61, 2
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !24
  br label %71

66:                                               ; preds = %51
  %67 = load i32, ptr %14, align 4, !tbaa !24
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !24
  br label %71

71:                                               ; preds = %66, %60
  %72 = phi i32 [ %65, %60 ], [ %70, %66 ]
  store i32 %72, ptr %16, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %73 = load i32, ptr %15, align 4, !tbaa !24
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !24
  %77 = load i32, ptr %14, align 4, !tbaa !24
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !24
  %81 = load i32, ptr %16, align 4, !tbaa !24
  %82 = add nsw i32 %80, %81
  %83 = ashr i32 %82, 1
  %84 = sub nsw i32 %76, %83
  store i32 %84, ptr %17, align 4, !tbaa !24
  call void @llvm.nvvm.barrier0()
  %85 = load i32, ptr %17, align 4, !tbaa !24
  %86 = load i32, ptr %15, align 4, !tbaa !24
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %87
  store i32 %85, ptr %88, align 4, !tbaa !24
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %89 = load i32, ptr %9, align 4, !tbaa !24
  %90 = icmp sgt i32 %89, 0
  br i1 %90, label %91, label %97

91:                                               ; preds = %71
  %92 = load i32, ptr %15, align 4, !tbaa !24
  %93 = sub nsw i32 %92, 2
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !24
  br label %102

97:                                               ; preds = %71
  %98 = load i32, ptr %15, align 4, !tbaa !24
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !24
  br label %102

102:                                              ; preds = %97, %91
  %103 = phi i32 [ %96, %91 ], [ %101, %97 ]
  store i32 %103, ptr %18, align 4, !tbaa !24
  %104 = load i32, ptr %14, align 4, !tbaa !24
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [66 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ5dwt2dE1t to ptr), i64 0, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !24
  %108 = load i32, ptr %18, align 4, !tbaa !24
  %109 = load i32, ptr %17, align 4, !tbaa !24
  %110 = add nsw i32 %108, %109
  %111 = add nsw i32 %110, 2
  %112 = ashr i32 %111, 2
  %113 = add nsw i32 %107, %112
  %114 = load ptr, ptr %6, align 8, !tbaa !28
  %115 = load i32, ptr %10, align 4, !tbaa !24
  %116 = load i32, ptr %7, align 4, !tbaa !24
  %117 = mul nsw i32 %115, %116
  %118 = load i32, ptr %9, align 4, !tbaa !24
  %119 = add nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr %114, i64 %120
  store i32 %113, ptr %121, align 4, !tbaa !24
  %122 = load i32, ptr %17, align 4, !tbaa !24
  %123 = load ptr, ptr %6, align 8, !tbaa !28
  %124 = load i32, ptr %10, align 4, !tbaa !24
  %125 = load i32, ptr %7, align 4, !tbaa !24
  %126 = mul nsw i32 %124, %125
  %127 = load i32, ptr %11, align 4, !tbaa !24
  %128 = add nsw i32 %126, %127
  %129 = load i32, ptr %9, align 4, !tbaa !24
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %123, i64 %131
  store i32 %122, ptr %132, align 4, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  store i32 0, ptr %12, align 4
  br label %133

133:                                              ; preds = %102, %26
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  %134 = load i32, ptr %12, align 4
  switch i32 %134, label %136 [
    i32 0, label %135
    i32 1, label %135
  ]

135:                                              ; preds = %133, %133
  ret void

136:                                              ; preds = %133
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @hotspot3d(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7, float noundef %8, float noundef %9) #0 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  store ptr %0, ptr %11, align 8, !tbaa !28
  store ptr %1, ptr %12, align 8, !tbaa !28
  store ptr %2, ptr %13, align 8, !tbaa !28
  store i32 %3, ptr %14, align 4, !tbaa !24
  store i32 %4, ptr %15, align 4, !tbaa !24
  store i32 %5, ptr %16, align 4, !tbaa !24
  store float %6, ptr %17, align 4, !tbaa !32
  store float %7, ptr %18, align 4, !tbaa !32
  store float %8, ptr %19, align 4, !tbaa !32
  store float %9, ptr %20, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %35 = call noundef i32 @_ZL8global_xv() #9
  store i32 %35, ptr %21, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %36 = call noundef i32 @_ZL8global_yv() #9
  store i32 %36, ptr %22, align 4, !tbaa !24
  %37 = load i32, ptr %21, align 4, !tbaa !24
  %38 = load i32, ptr %14, align 4, !tbaa !24
  %39 = icmp sge i32 %37, %38
  br i1 %39, label %44, label %40

40:                                               ; preds = %10
  %41 = load i32, ptr %22, align 4, !tbaa !24
  %42 = load i32, ptr %15, align 4, !tbaa !24
  %43 = icmp sge i32 %41, %42
  br i1 %43, label %44, label %45

44:                                               ; preds = %40, %10
  store i32 1, ptr %23, align 4
  br label %217

45:                                               ; preds = %40
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %46 = load i32, ptr %21, align 4, !tbaa !24
  %47 = load i32, ptr %22, align 4, !tbaa !24
  %48 = load i32, ptr %14, align 4, !tbaa !24
  %49 = mul nsw i32 %47, %48
  %50 = add nsw i32 %46, %49
  store i32 %50, ptr %24, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %51 = load i32, ptr %14, align 4, !tbaa !24
  %52 = load i32, ptr %15, align 4, !tbaa !24
  %53 = mul nsw i32 %51, %52
  store i32 %53, ptr %25, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %54 = load i32, ptr %21, align 4, !tbaa !24
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %58

56:                                               ; preds = %45
  %57 = load i32, ptr %24, align 4, !tbaa !24
  br label %61

58:                                               ; preds = %45
  %59 = load i32, ptr %24, align 4, !tbaa !24
  %60 = sub nsw i32 %59, 1
  br label %61

61:                                               ; preds = %58, %56
  %62 = phi i32 [ %57, %56 ], [ %60, %58 ]
  store i32 %62, ptr %26, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  %63 = load i32, ptr %21, align 4, !tbaa !24
  %64 = load i32, ptr %14, align 4, !tbaa !24
  %65 = sub nsw i32 %64, 1
  %66 = icmp eq i32 %63, %65
  br i1 %66, label %67, label %69

67:                                               ; preds = %61
  %68 = load i32, ptr %24, align 4, !tbaa !24
  br label %72

69:                                               ; preds = %61
  %70 = load i32, ptr %24, align 4, !tbaa !24
  %71 = add nsw i32 %70, 1
  br label %72

72:                                               ; preds = %69, %67
  %73 = phi i32 [ %68, %67 ], [ %71, %69 ]
  store i32 %73, ptr %27, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  %74 = load i32, ptr %22, align 4, !tbaa !24
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %72
  %77 = load i32, ptr %24, align 4, !tbaa !24
  br label %82

78:                                               ; preds = %72
  %79 = load i32, ptr %24, align 4, !tbaa !24
  %80 = load i32, ptr %14, align 4, !tbaa !24
  %81 = sub nsw i32 %79, %80
  br label %82

82:                                               ; preds = %78, %76
  %83 = phi i32 [ %77, %76 ], [ %81, %78 ]
  store i32 %83, ptr %28, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  %84 = load i32, ptr %22, align 4, !tbaa !24
  %85 = load i32, ptr %15, align 4, !tbaa !24
  %86 = sub nsw i32 %85, 1
  %87 = icmp eq i32 %84, %86
  br i1 %87, label %88, label %90

88:                                               ; preds = %82
  %89 = load i32, ptr %24, align 4, !tbaa !24
  br label %94

90:                                               ; preds = %82
  %91 = load i32, ptr %24, align 4, !tbaa !24
  %92 = load i32, ptr %14, align 4, !tbaa !24
  %93 = add nsw i32 %91, %92
  br label %94

94:                                               ; preds = %90, %88
  %95 = phi i32 [ %89, %88 ], [ %93, %90 ]
  store i32 %95, ptr %29, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %96 = load ptr, ptr %12, align 8, !tbaa !28
  %97 = load i32, ptr %24, align 4, !tbaa !24
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %96, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !32
  store float %100, ptr %30, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %101 = load ptr, ptr %12, align 8, !tbaa !28
  %102 = load i32, ptr %24, align 4, !tbaa !24
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !32
  store float %105, ptr %31, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %106 = load i32, ptr %16, align 4, !tbaa !24
  %107 = icmp sgt i32 %106, 1
  br i1 %107, label %108, label %116

108:                                              ; preds = %94
  %109 = load ptr, ptr %12, align 8, !tbaa !28
  %110 = load i32, ptr %24, align 4, !tbaa !24
  %111 = load i32, ptr %25, align 4, !tbaa !24
  %112 = add nsw i32 %110, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr %109, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !32
  br label %118

116:                                              ; preds = %94
  %117 = load float, ptr %31, align 4, !tbaa !32
  br label %118

118:                                              ; preds = %116, %108
  %119 = phi float [ %115, %108 ], [ %117, %116 ]
  store float %119, ptr %32, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %33) #8
  store i32 0, ptr %33, align 4, !tbaa !24
  br label %120

120:                                              ; preds = %213, %118
  %121 = load i32, ptr %33, align 4, !tbaa !24
  %122 = load i32, ptr %16, align 4, !tbaa !24
  %123 = icmp slt i32 %121, %122
  br i1 %123, label %125, label %124

124:                                              ; preds = %120
  store i32 2, ptr %23, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %33) #8
  br label %216

125:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(i64 4, ptr %34) #8
  %126 = load i32, ptr %33, align 4, !tbaa !24
  %127 = load i32, ptr %25, align 4, !tbaa !24
  %128 = mul nsw i32 %126, %127
  store i32 %128, ptr %34, align 4, !tbaa !24
  %129 = load float, ptr %20, align 4, !tbaa !32
  %130 = load float, ptr %31, align 4, !tbaa !32
  %131 = fmul float %129, %130
  %132 = load float, ptr %18, align 4, !tbaa !32
  %133 = load ptr, ptr %12, align 8, !tbaa !28
  %134 = load i32, ptr %28, align 4, !tbaa !24
  %135 = load i32, ptr %34, align 4, !tbaa !24
  %136 = add nsw i32 %134, %135
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds float, ptr %133, i64 %137
  %139 = load float, ptr %138, align 4, !tbaa !32
  %140 = fmul float %132, %139
  %141 = fadd float %131, %140
  %142 = load float, ptr %18, align 4, !tbaa !32
  %143 = load ptr, ptr %12, align 8, !tbaa !28
  %144 = load i32, ptr %29, align 4, !tbaa !24
  %145 = load i32, ptr %34, align 4, !tbaa !24
  %146 = add nsw i32 %144, %145
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %143, i64 %147
  %149 = load float, ptr %148, align 4, !tbaa !32
  %150 = fmul float %142, %149
  %151 = fadd float %141, %150
  %152 = load float, ptr %17, align 4, !tbaa !32
  %153 = load ptr, ptr %12, align 8, !tbaa !28
  %154 = load i32, ptr %27, align 4, !tbaa !24
  %155 = load i32, ptr %34, align 4, !tbaa !24
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %153, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !32
  %160 = fmul float %152, %159
  %161 = fadd float %151, %160
  %162 = load float, ptr %17, align 4, !tbaa !32
  %163 = load ptr, ptr %12, align 8, !tbaa !28
  %164 = load i32, ptr %26, align 4, !tbaa !24
  %165 = load i32, ptr %34, align 4, !tbaa !24
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %163, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !32
  %170 = fmul float %162, %169
  %171 = fadd float %161, %170
  %172 = load float, ptr %19, align 4, !tbaa !32
  %173 = load float, ptr %32, align 4, !tbaa !32
  %174 = load float, ptr %30, align 4, !tbaa !32
  %175 = fadd float %173, %174
  %176 = fmul float %172, %175
  %177 = fadd float %171, %176
  %178 = load ptr, ptr %11, align 8, !tbaa !28
  %179 = load i32, ptr %24, align 4, !tbaa !24
  %180 = load i32, ptr %34, align 4, !tbaa !24
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %178, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !32
  %185 = fadd float %177, %184
  %186 = load ptr, ptr %13, align 8, !tbaa !28
  %187 = load i32, ptr %24, align 4, !tbaa !24
  %188 = load i32, ptr %34, align 4, !tbaa !24
  %189 = add nsw i32 %187, %188
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds float, ptr %186, i64 %190
  store float %185, ptr %191, align 4, !tbaa !32
  %192 = load float, ptr %31, align 4, !tbaa !32
  store float %192, ptr %30, align 4, !tbaa !32
  %193 = load float, ptr %32, align 4, !tbaa !32
  store float %193, ptr %31, align 4, !tbaa !32
  %194 = load i32, ptr %33, align 4, !tbaa !24
  %195 = add nsw i32 %194, 2
  %196 = load i32, ptr %16, align 4, !tbaa !24
  %197 = icmp slt i32 %195, %196
  br i1 %197, label %198, label %209

198:                                              ; preds = %125
  %199 = load ptr, ptr %12, align 8, !tbaa !28
  %200 = load i32, ptr %24, align 4, !tbaa !24
  %201 = load i32, ptr %34, align 4, !tbaa !24
  %202 = add nsw i32 %200, %201
  %203 = load i32, ptr %25, align 4, !tbaa !24
  %204 = mul nsw i32 2, %203
  %205 = add nsw i32 %202, %204
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr %199, i64 %206
  %208 = load float, ptr %207, align 4, !tbaa !32
  br label %211

209:                                              ; preds = %125
  %210 = load float, ptr %31, align 4, !tbaa !32
  br label %211

211:                                              ; preds = %209, %198
  %212 = phi float [ %208, %198 ], [ %210, %209 ]
  store float %212, ptr %32, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %34) #8
  br label %213

213:                                              ; preds = %211
  %214 = load i32, ptr %33, align 4, !tbaa !24
  %215 = add nsw i32 %214, 1
  store i32 %215, ptr %33, align 4, !tbaa !24
  br label %120, !llvm.loop !61

216:                                              ; preds = %124
  call void @llvm.lifetime.end.p0(i64 4, ptr %32) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  store i32 0, ptr %23, align 4
  br label %217

217:                                              ; preds = %216, %44
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  %218 = load i32, ptr %23, align 4
  switch i32 %218, label %220 [
    i32 0, label %219
    i32 1, label %219
  ]

219:                                              ; preds = %217, %217
  ret void

220:                                              ; preds = %217
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @kmeans(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !28
  store ptr %1, ptr %8, align 8, !tbaa !28
  store i32 %2, ptr %9, align 4, !tbaa !24
  store i32 %3, ptr %10, align 4, !tbaa !24
  store i32 %4, ptr %11, align 4, !tbaa !24
  store ptr %5, ptr %12, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %21 = call noundef i32 @_ZL8global_xv() #9
  store i32 %21, ptr %13, align 4, !tbaa !24
  %22 = load i32, ptr %13, align 4, !tbaa !24
  %23 = load i32, ptr %9, align 4, !tbaa !24
  %24 = icmp sge i32 %22, %23
  br i1 %24, label %25, label %26

25:                                               ; preds = %6
  store i32 1, ptr %14, align 4
  br label %83

26:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  store i32 -1, ptr %15, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  store float 0x47EC363CC0000000, ptr %16, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !24
  br label %27

27:                                               ; preds = %74, %26
  %28 = load i32, ptr %17, align 4, !tbaa !24
  %29 = load i32, ptr %10, align 4, !tbaa !24
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  store i32 2, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  br label %77

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  store float 0.000000e+00, ptr %18, align 4, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  store i32 0, ptr %19, align 4, !tbaa !24
  br label %33

33:                                               ; preds = %63, %32
  %34 = load i32, ptr %19, align 4, !tbaa !24
  %35 = load i32, ptr %11, align 4, !tbaa !24
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %38, label %37

37:                                               ; preds = %33
  store i32 5, ptr %14, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %66

38:                                               ; preds = %33
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %39 = load ptr, ptr %7, align 8, !tbaa !28
  %40 = load i32, ptr %19, align 4, !tbaa !24
  %41 = load i32, ptr %9, align 4, !tbaa !24
  %42 = mul nsw i32 %40, %41
  %43 = load i32, ptr %13, align 4, !tbaa !24
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %39, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !32
  %48 = load ptr, ptr %8, align 8, !tbaa !28
  %49 = load i32, ptr %17, align 4, !tbaa !24
  %50 = load i32, ptr %11, align 4, !tbaa !24
  %51 = mul nsw i32 %49, %50
  %52 = load i32, ptr %19, align 4, !tbaa !24
  %53 = add nsw i32 %51, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !32
  %57 = fsub float %47, %56
  store float %57, ptr %20, align 4, !tbaa !32
  %58 = load float, ptr %20, align 4, !tbaa !32
  %59 = load float, ptr %20, align 4, !tbaa !32
  %60 = fmul float %58, %59
  %61 = load float, ptr %18, align 4, !tbaa !32
  %62 = fadd float %61, %60
  store float %62, ptr %18, align 4, !tbaa !32
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  br label %63

63:                                               ; preds = %38
  %64 = load i32, ptr %19, align 4, !tbaa !24
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %19, align 4, !tbaa !24
  br label %33, !llvm.loop !62

66:                                               ; preds = %37
  %67 = load float, ptr %18, align 4, !tbaa !32
  %68 = load float, ptr %16, align 4, !tbaa !32
  %69 = fcmp olt float %67, %68
  br i1 %69, label %70, label %73

70:                                               ; preds = %66
  %71 = load float, ptr %18, align 4, !tbaa !32
  store float %71, ptr %16, align 4, !tbaa !32
  %72 = load i32, ptr %17, align 4, !tbaa !24
  store i32 %72, ptr %15, align 4, !tbaa !24
  br label %73

73:                                               ; preds = %70, %66
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  br label %74

74:                                               ; preds = %73
  %75 = load i32, ptr %17, align 4, !tbaa !24
  %76 = add nsw i32 %75, 1
  store i32 %76, ptr %17, align 4, !tbaa !24
  br label %27, !llvm.loop !63

77:                                               ; preds = %31
  %78 = load i32, ptr %15, align 4, !tbaa !24
  %79 = load ptr, ptr %12, align 8, !tbaa !28
  %80 = load i32, ptr %13, align 4, !tbaa !24
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i32, ptr %79, i64 %81
  store i32 %78, ptr %82, align 4, !tbaa !24
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  store i32 0, ptr %14, align 4
  br label %83

83:                                               ; preds = %77, %25
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  %84 = load i32, ptr %14, align 4
  switch i32 %84, label %86 [
    i32 0, label %85
    i32 1, label %85
  ]

85:                                               ; preds = %83, %83
  ret void

86:                                               ; preds = %83
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @btree(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store i32 %0, ptr %6, align 4, !tbaa !24
  store ptr %1, ptr %7, align 8, !tbaa !28
  store ptr %2, ptr %8, align 8, !tbaa !28
  store ptr %3, ptr %9, align 8, !tbaa !28
  store ptr %4, ptr %10, align 8, !tbaa !28
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %17 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %17, ptr %11, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %18 = load ptr, ptr %9, align 8, !tbaa !28
  %19 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %18, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !24
  store i32 %22, ptr %12, align 4, !tbaa !24
  %23 = load i32, ptr %11, align 4, !tbaa !24
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %26

25:                                               ; preds = %5
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ5btreeE2at to ptr), align 4, !tbaa !24
  store i32 -1, ptr addrspacecast (ptr addrspace(3) @_ZZ5btreeE5found to ptr), align 4, !tbaa !24
  br label %26

26:                                               ; preds = %25, %5
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  store i32 0, ptr %13, align 4, !tbaa !24
  br label %27

27:                                               ; preds = %72, %26
  %28 = load i32, ptr %13, align 4, !tbaa !24
  %29 = load i32, ptr %6, align 4, !tbaa !24
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  br label %75

32:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %33 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5btreeE2at to ptr), align 4, !tbaa !24
  store i32 %33, ptr %14, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %34 = load ptr, ptr %7, align 8, !tbaa !28
  %35 = load i32, ptr %14, align 4, !tbaa !24
  %36 = mul nsw i32 %35, 9
  %37 = load i32, ptr %11, align 4, !tbaa !24
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %34, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !24
  store i32 %41, ptr %15, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %42 = load ptr, ptr %7, align 8, !tbaa !28
  %43 = load i32, ptr %14, align 4, !tbaa !24
  %44 = mul nsw i32 %43, 9
  %45 = load i32, ptr %11, align 4, !tbaa !24
  %46 = add nsw i32 %44, %45
  %47 = add nsw i32 %46, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr %42, i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !24
  store i32 %50, ptr %16, align 4, !tbaa !24
  call void @llvm.nvvm.barrier0()
  %51 = load i32, ptr %15, align 4, !tbaa !24
  %52 = load i32, ptr %12, align 4, !tbaa !24
  %53 = icmp sle i32 %51, %52
  br i1 %53, label %54, label %71

54:                                               ; preds = %32
  %55 = load i32, ptr %12, align 4, !tbaa !24
  %56 = load i32, ptr %16, align 4, !tbaa !24
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %71

58:                                               ; preds = %54
  %59 = load ptr, ptr %8, align 8, !tbaa !28
  %60 = load i32, ptr %14, align 4, !tbaa !24
  %61 = mul nsw i32 %60, 8
  %62 = load i32, ptr %11, align 4, !tbaa !24
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %59, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !24
  store i32 %66, ptr addrspacecast (ptr addrspace(3) @_ZZ5btreeE2at to ptr), align 4, !tbaa !24
  %67 = load i32, ptr %14, align 4, !tbaa !24
  %68 = mul nsw i32 %67, 8
  %69 = load i32, ptr %11, align 4, !tbaa !24
  %70 = add nsw i32 %68, %69
  store i32 %70, ptr addrspacecast (ptr addrspace(3) @_ZZ5btreeE5found to ptr), align 4, !tbaa !24
  br label %71

71:                                               ; preds = %58, %54, %32
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %13, align 4, !tbaa !24
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %13, align 4, !tbaa !24
  br label %27, !llvm.loop !64

75:                                               ; preds = %31
  %76 = load i32, ptr %11, align 4, !tbaa !24
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %75
  %79 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ5btreeE5found to ptr), align 4, !tbaa !24
  %80 = load ptr, ptr %10, align 8, !tbaa !28
  %81 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %80, i64 %82
  store i32 %79, ptr %83, align 4, !tbaa !24
  br label %84

84:                                               ; preds = %78, %75
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @backprop(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !28
  store ptr %1, ptr %6, align 8, !tbaa !28
  store ptr %2, ptr %7, align 8, !tbaa !28
  store i32 %3, ptr %8, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %14 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  store i32 %14, ptr %9, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %15 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %15, ptr %10, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %16 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %16, ptr %11, align 4, !tbaa !24
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %17 = load i32, ptr %8, align 4, !tbaa !24
  %18 = add nsw i32 %17, 1
  %19 = mul nsw i32 %18, 16
  %20 = load i32, ptr %9, align 4, !tbaa !24
  %21 = mul nsw i32 %19, %20
  %22 = load i32, ptr %8, align 4, !tbaa !24
  %23 = add nsw i32 %22, 1
  %24 = load i32, ptr %11, align 4, !tbaa !24
  %25 = mul nsw i32 %23, %24
  %26 = add nsw i32 %21, %25
  %27 = load i32, ptr %10, align 4, !tbaa !24
  %28 = add nsw i32 %26, %27
  %29 = add nsw i32 %28, 1
  %30 = load i32, ptr %8, align 4, !tbaa !24
  %31 = add nsw i32 %30, 1
  %32 = add nsw i32 %29, %31
  store i32 %32, ptr %12, align 4, !tbaa !24
  %33 = load i32, ptr %10, align 4, !tbaa !24
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %48

35:                                               ; preds = %4
  %36 = load ptr, ptr %5, align 8, !tbaa !28
  %37 = load i32, ptr %9, align 4, !tbaa !24
  %38 = mul nsw i32 16, %37
  %39 = load i32, ptr %11, align 4, !tbaa !24
  %40 = add nsw i32 %38, %39
  %41 = add nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %36, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !32
  %45 = load i32, ptr %11, align 4, !tbaa !24
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8backpropE4node to ptr), i64 0, i64 %46
  store float %44, ptr %47, align 4, !tbaa !32
  br label %48

48:                                               ; preds = %35, %4
  call void @llvm.nvvm.barrier0()
  %49 = load ptr, ptr %6, align 8, !tbaa !28
  %50 = load i32, ptr %12, align 4, !tbaa !24
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !32
  %54 = load i32, ptr %11, align 4, !tbaa !24
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8backpropE4node to ptr), i64 0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !32
  %58 = fmul float %53, %57
  %59 = load i32, ptr %11, align 4, !tbaa !24
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8backpropE1w to ptr), i64 0, i64 %60
  %62 = load i32, ptr %10, align 4, !tbaa !24
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x float], ptr %61, i64 0, i64 %63
  store float %58, ptr %64, align 4, !tbaa !32
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  store i32 2, ptr %13, align 4, !tbaa !24
  br label %65

65:                                               ; preds = %94, %48
  %66 = load i32, ptr %13, align 4, !tbaa !24
  %67 = icmp sle i32 %66, 16
  br i1 %67, label %69, label %68

68:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  br label %97

69:                                               ; preds = %65
  %70 = load i32, ptr %11, align 4, !tbaa !24
  %71 = load i32, ptr %13, align 4, !tbaa !24
  %72 = srem i32 %70, %71
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %93

74:                                               ; preds = %69
  %75 = load i32, ptr %11, align 4, !tbaa !24
  %76 = load i32, ptr %13, align 4, !tbaa !24
  %77 = sdiv i32 %76, 2
  %78 = add nsw i32 %75, %77
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8backpropE1w to ptr), i64 0, i64 %79
  %81 = load i32, ptr %10, align 4, !tbaa !24
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [16 x float], ptr %80, i64 0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !32
  %85 = load i32, ptr %11, align 4, !tbaa !24
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ8backpropE1w to ptr), i64 0, i64 %86
  %88 = load i32, ptr %10, align 4, !tbaa !24
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [16 x float], ptr %87, i64 0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !32
  %92 = fadd float %91, %84
  store float %92, ptr %90, align 4, !tbaa !32
  br label %93

93:                                               ; preds = %74, %69
  call void @llvm.nvvm.barrier0()
  br label %94

94:                                               ; preds = %93
  %95 = load i32, ptr %13, align 4, !tbaa !24
  %96 = mul nsw i32 %95, 2
  store i32 %96, ptr %13, align 4, !tbaa !24
  br label %65, !llvm.loop !65

97:                                               ; preds = %68
  %98 = load i32, ptr %11, align 4, !tbaa !24
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %113

100:                                              ; preds = %97
  %101 = load i32, ptr %10, align 4, !tbaa !24
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [16 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8backpropE1w to ptr), i64 0, i64 %102
  %104 = load float, ptr %103, align 4, !tbaa !32
  %105 = load ptr, ptr %7, align 8, !tbaa !28
  %106 = load i32, ptr %9, align 4, !tbaa !24
  %107 = load i32, ptr %8, align 4, !tbaa !24
  %108 = mul nsw i32 %106, %107
  %109 = load i32, ptr %10, align 4, !tbaa !24
  %110 = add nsw i32 %108, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds float, ptr %105, i64 %111
  store float %104, ptr %112, align 4, !tbaa !32
  br label %113

113:                                              ; preds = %100, %97
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19}
!llvm.module.flags = !{!20, !21, !22}
!llvm.ident = !{!23}

!0 = !{ptr @bfs_visit, !"kernel", i32 1}
!1 = !{ptr @bfs_swap, !"kernel", i32 1}
!2 = !{ptr @hotspot, !"kernel", i32 1}
!3 = !{ptr @pathfinder, !"kernel", i32 1}
!4 = !{ptr @nn_euclid, !"kernel", i32 1}
!5 = !{ptr @srad_gradient, !"kernel", i32 1}
!6 = !{ptr @srad_update, !"kernel", i32 1}
!7 = !{ptr @lud_diagonal, !"kernel", i32 1}
!8 = !{ptr @lud_internal, !"kernel", i32 1}
!9 = !{ptr @gaussian_multipliers, !"kernel", i32 1}
!10 = !{ptr @gaussian_eliminate, !"kernel", i32 1}
!11 = !{ptr @needle, !"kernel", i32 1}
!12 = !{ptr @lavamd, !"kernel", i32 1}
!13 = !{ptr @cfd_flux, !"kernel", i32 1}
!14 = !{ptr @streamcluster, !"kernel", i32 1}
!15 = !{ptr @dwt2d, !"kernel", i32 1}
!16 = !{ptr @hotspot3d, !"kernel", i32 1}
!17 = !{ptr @kmeans, !"kernel", i32 1}
!18 = !{ptr @btree, !"kernel", i32 1}
!19 = !{ptr @backprop, !"kernel", i32 1}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = !{!"clang version 19"}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C++ TBAA"}
!28 = !{!29, !29, i64 0}
!29 = !{!"any pointer", !26, i64 0}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !26, i64 0}
!34 = !{!35, !35, i64 0}
!35 = !{!"bool", !26, i64 0}
!36 = !{i8 0, i8 2}
!37 = !{}
!38 = distinct !{!38, !31}
!39 = distinct !{!39, !31}
!40 = distinct !{!40, !31}
!41 = distinct !{!41, !31}
!42 = distinct !{!42, !31}
!43 = distinct !{!43, !31}
!44 = distinct !{!44, !31}
!45 = distinct !{!45, !31}
!46 = distinct !{!46, !31}
!47 = distinct !{!47, !31}
!48 = !{i64 0, i64 4, !32, i64 4, i64 4, !32, i64 8, i64 4, !32, i64 12, i64 4, !32}
!49 = !{!50, !33, i64 0}
!50 = !{!"_ZTS8particle", !33, i64 0, !33, i64 4, !33, i64 8, !33, i64 12}
!51 = !{!50, !33, i64 4}
!52 = !{!50, !33, i64 8}
!53 = !{!50, !33, i64 12}
!54 = distinct !{!54, !31}
!55 = distinct !{!55, !31}
!56 = distinct !{!56, !31}
!57 = !{!58, !58, i64 0}
!58 = !{!"long", !26, i64 0}
!59 = distinct !{!59, !31}
!60 = distinct !{!60, !31}
!61 = distinct !{!61, !31}
!62 = distinct !{!62, !31}
!63 = distinct !{!63, !31}
!64 = distinct !{!64, !31}
!65 = distinct !{!65, !31}
