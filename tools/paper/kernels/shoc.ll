; made by: clang-19 -O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 shoc.cu -o -
source_filename = "shoc.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_grid_size = type { i8 }
%struct.optgo_block_size = type { i8 }

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN17optgo_block_index5readXEv = comdat any

$_ZN15optgo_grid_size5readXEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN16optgo_block_size5readXEv = comdat any

@_ZZ5fft64E2re = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ5fft64E2im = internal addrspace(3) global [64 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@_ZZ9reductionE1s = internal addrspace(3) global [128 x float] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1
@_ZZ10scan_blockE1s = internal addrspace(3) global [256 x float] undef, align 4
@_ZZ11radix_countE1c = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ9stencil2dE1s = internal addrspace(3) global [180 x float] undef, align 4
@_ZZ4gemmE2bs = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @triad(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !15
  store ptr %1, ptr %6, align 8, !tbaa !15
  store ptr %2, ptr %7, align 8, !tbaa !15
  store float %3, ptr %8, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %10 = call noundef i32 @_ZL8global_xv() #9
  store i32 %10, ptr %9, align 4, !tbaa !21
  %11 = load ptr, ptr %5, align 8, !tbaa !15
  %12 = load i32, ptr %9, align 4, !tbaa !21
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %11, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !19
  %16 = load float, ptr %8, align 4, !tbaa !19
  %17 = load ptr, ptr %6, align 8, !tbaa !15
  %18 = load i32, ptr %9, align 4, !tbaa !21
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !19
  %22 = fmul float %16, %21
  %23 = fadd float %15, %22
  %24 = load ptr, ptr %7, align 8, !tbaa !15
  %25 = load i32, ptr %9, align 4, !tbaa !21
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %24, i64 %26
  store float %23, ptr %27, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
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
define dso_local void @fft64(ptr noundef %0, ptr noundef %1) #0 {
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
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !15
  store ptr %1, ptr %4, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #8
  %23 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %23, ptr %5, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #8
  %24 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %25 = mul i32 %24, 128
  store i32 %25, ptr %6, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %26 = load i32, ptr %5, align 4, !tbaa !21
  store i32 %26, ptr %7, align 4, !tbaa !21
  br label %27

27:                                               ; preds = %73, %2
  %28 = load i32, ptr %7, align 4, !tbaa !21
  %29 = icmp slt i32 %28, 64
  br i1 %29, label %31, label %30

30:                                               ; preds = %27
  store i32 2, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  br label %76

31:                                               ; preds = %27
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  store i32 0, ptr %9, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !21
  br label %32

32:                                               ; preds = %46, %31
  %33 = load i32, ptr %10, align 4, !tbaa !21
  %34 = icmp slt i32 %33, 6
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 5, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %49

36:                                               ; preds = %32
  %37 = load i32, ptr %7, align 4, !tbaa !21
  %38 = load i32, ptr %10, align 4, !tbaa !21
  %39 = ashr i32 %37, %38
  %40 = and i32 %39, 1
  %41 = load i32, ptr %10, align 4, !tbaa !21
  %42 = sub nsw i32 5, %41
  %43 = shl i32 %40, %42
  %44 = load i32, ptr %9, align 4, !tbaa !21
  %45 = or i32 %44, %43
  store i32 %45, ptr %9, align 4, !tbaa !21
  br label %46

46:                                               ; preds = %36
  %47 = load i32, ptr %10, align 4, !tbaa !21
  %48 = add nsw i32 %47, 1
  store i32 %48, ptr %10, align 4, !tbaa !21
  br label %32, !llvm.loop !23

49:                                               ; preds = %35
  %50 = load ptr, ptr %3, align 8, !tbaa !15
  %51 = load i32, ptr %6, align 4, !tbaa !21
  %52 = load i32, ptr %7, align 4, !tbaa !21
  %53 = mul nsw i32 2, %52
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %50, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !19
  %58 = load i32, ptr %9, align 4, !tbaa !21
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %59
  store float %57, ptr %60, align 4, !tbaa !19
  %61 = load ptr, ptr %3, align 8, !tbaa !15
  %62 = load i32, ptr %6, align 4, !tbaa !21
  %63 = load i32, ptr %7, align 4, !tbaa !21
  %64 = mul nsw i32 2, %63
  %65 = add nsw i32 %62, %64
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %61, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !19
  %70 = load i32, ptr %9, align 4, !tbaa !21
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %71
  store float %69, ptr %72, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  br label %73

73:                                               ; preds = %49
  %74 = load i32, ptr %7, align 4, !tbaa !21
  %75 = add nsw i32 %74, 32
  store i32 %75, ptr %7, align 4, !tbaa !21
  br label %27, !llvm.loop !25

76:                                               ; preds = %30
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  store i32 2, ptr %11, align 4, !tbaa !21
  br label %77

77:                                               ; preds = %174, %76
  %78 = load i32, ptr %11, align 4, !tbaa !21
  %79 = icmp sle i32 %78, 64
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 8, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  br label %177

81:                                               ; preds = %77
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %82 = load i32, ptr %11, align 4, !tbaa !21
  %83 = sdiv i32 %82, 2
  store i32 %83, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %84 = load i32, ptr %5, align 4, !tbaa !21
  %85 = load i32, ptr %12, align 4, !tbaa !21
  %86 = srem i32 %84, %85
  store i32 %86, ptr %13, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %87 = load i32, ptr %5, align 4, !tbaa !21
  %88 = load i32, ptr %12, align 4, !tbaa !21
  %89 = sdiv i32 %87, %88
  %90 = load i32, ptr %11, align 4, !tbaa !21
  %91 = mul nsw i32 %89, %90
  %92 = load i32, ptr %13, align 4, !tbaa !21
  %93 = add nsw i32 %91, %92
  store i32 %93, ptr %14, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %94 = load i32, ptr %13, align 4, !tbaa !21
  %95 = sitofp i32 %94 to float
  %96 = fmul float 0xC01921FB60000000, %95
  %97 = load i32, ptr %11, align 4, !tbaa !21
  %98 = sitofp i32 %97 to float
  %99 = fdiv float %96, %98
  store float %99, ptr %15, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %100 = load float, ptr %15, align 4, !tbaa !19
  %101 = call noundef float @_ZL8cos_fastf(float noundef %100) #9
  store float %101, ptr %16, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %102 = load float, ptr %15, align 4, !tbaa !19
  %103 = call noundef float @_ZL8sin_fastf(float noundef %102) #9
  store float %103, ptr %17, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %104 = load i32, ptr %14, align 4, !tbaa !21
  %105 = load i32, ptr %12, align 4, !tbaa !21
  %106 = add nsw i32 %104, %105
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !19
  %110 = load float, ptr %16, align 4, !tbaa !19
  %111 = fmul float %109, %110
  %112 = load i32, ptr %14, align 4, !tbaa !21
  %113 = load i32, ptr %12, align 4, !tbaa !21
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %115
  %117 = load float, ptr %116, align 4, !tbaa !19
  %118 = load float, ptr %17, align 4, !tbaa !19
  %119 = fmul float %117, %118
  %120 = fsub float %111, %119
  store float %120, ptr %18, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %121 = load i32, ptr %14, align 4, !tbaa !21
  %122 = load i32, ptr %12, align 4, !tbaa !21
  %123 = add nsw i32 %121, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !19
  %127 = load float, ptr %17, align 4, !tbaa !19
  %128 = fmul float %126, %127
  %129 = load i32, ptr %14, align 4, !tbaa !21
  %130 = load i32, ptr %12, align 4, !tbaa !21
  %131 = add nsw i32 %129, %130
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %132
  %134 = load float, ptr %133, align 4, !tbaa !19
  %135 = load float, ptr %16, align 4, !tbaa !19
  %136 = fmul float %134, %135
  %137 = fadd float %128, %136
  store float %137, ptr %19, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %138 = load i32, ptr %14, align 4, !tbaa !21
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !19
  store float %141, ptr %20, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %142 = load i32, ptr %14, align 4, !tbaa !21
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !19
  store float %145, ptr %21, align 4, !tbaa !19
  call void @llvm.nvvm.barrier0()
  %146 = load float, ptr %20, align 4, !tbaa !19
  %147 = load float, ptr %18, align 4, !tbaa !19
  %148 = fadd float %146, %147
  %149 = load i32, ptr %14, align 4, !tbaa !21
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %150
  store float %148, ptr %151, align 4, !tbaa !19
  %152 = load float, ptr %21, align 4, !tbaa !19
  %153 = load float, ptr %19, align 4, !tbaa !19
  %154 = fadd float %152, %153
  %155 = load i32, ptr %14, align 4, !tbaa !21
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %156
  store float %154, ptr %157, align 4, !tbaa !19
  %158 = load float, ptr %20, align 4, !tbaa !19
  %159 = load float, ptr %18, align 4, !tbaa !19
  %160 = fsub float %158, %159
  %161 = load i32, ptr %14, align 4, !tbaa !21
  %162 = load i32, ptr %12, align 4, !tbaa !21
  %163 = add nsw i32 %161, %162
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %164
  store float %160, ptr %165, align 4, !tbaa !19
  %166 = load float, ptr %21, align 4, !tbaa !19
  %167 = load float, ptr %19, align 4, !tbaa !19
  %168 = fsub float %166, %167
  %169 = load i32, ptr %14, align 4, !tbaa !21
  %170 = load i32, ptr %12, align 4, !tbaa !21
  %171 = add nsw i32 %169, %170
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %172
  store float %168, ptr %173, align 4, !tbaa !19
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  br label %174

174:                                              ; preds = %81
  %175 = load i32, ptr %11, align 4, !tbaa !21
  %176 = mul nsw i32 %175, 2
  store i32 %176, ptr %11, align 4, !tbaa !21
  br label %77, !llvm.loop !26

177:                                              ; preds = %80
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %178 = load i32, ptr %5, align 4, !tbaa !21
  store i32 %178, ptr %22, align 4, !tbaa !21
  br label %179

179:                                              ; preds = %207, %177
  %180 = load i32, ptr %22, align 4, !tbaa !21
  %181 = icmp slt i32 %180, 64
  br i1 %181, label %183, label %182

182:                                              ; preds = %179
  store i32 11, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  br label %210

183:                                              ; preds = %179
  %184 = load i32, ptr %22, align 4, !tbaa !21
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2re to ptr), i64 0, i64 %185
  %187 = load float, ptr %186, align 4, !tbaa !19
  %188 = load ptr, ptr %4, align 8, !tbaa !15
  %189 = load i32, ptr %6, align 4, !tbaa !21
  %190 = load i32, ptr %22, align 4, !tbaa !21
  %191 = mul nsw i32 2, %190
  %192 = add nsw i32 %189, %191
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %188, i64 %193
  store float %187, ptr %194, align 4, !tbaa !19
  %195 = load i32, ptr %22, align 4, !tbaa !21
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ5fft64E2im to ptr), i64 0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !19
  %199 = load ptr, ptr %4, align 8, !tbaa !15
  %200 = load i32, ptr %6, align 4, !tbaa !21
  %201 = load i32, ptr %22, align 4, !tbaa !21
  %202 = mul nsw i32 2, %201
  %203 = add nsw i32 %200, %202
  %204 = add nsw i32 %203, 1
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds float, ptr %199, i64 %205
  store float %198, ptr %206, align 4, !tbaa !19
  br label %207

207:                                              ; preds = %183
  %208 = load i32, ptr %22, align 4, !tbaa !21
  %209 = add nsw i32 %208, 32
  store i32 %209, ptr %22, align 4, !tbaa !21
  br label %179, !llvm.loop !27

210:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8cos_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = call float @llvm.nvvm.cos.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8sin_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = call float @llvm.nvvm.sin.approx.f(float %3)
  ret float %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @md(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %3, float noundef %4, float noundef %5, float noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca float, align 4
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
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  store ptr %0, ptr %9, align 8, !tbaa !15
  store ptr %1, ptr %10, align 8, !tbaa !15
  store i32 %2, ptr %11, align 4, !tbaa !21
  store ptr %3, ptr %12, align 8, !tbaa !15
  store float %4, ptr %13, align 4, !tbaa !19
  store float %5, ptr %14, align 4, !tbaa !19
  store float %6, ptr %15, align 4, !tbaa !19
  store i32 %7, ptr %16, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %33 = call noundef i32 @_ZL8global_xv() #9
  store i32 %33, ptr %17, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %34 = load ptr, ptr %9, align 8, !tbaa !15
  %35 = load i32, ptr %17, align 4, !tbaa !21
  %36 = mul nsw i32 4, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %34, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !19
  store float %39, ptr %18, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %40 = load ptr, ptr %9, align 8, !tbaa !15
  %41 = load i32, ptr %17, align 4, !tbaa !21
  %42 = mul nsw i32 4, %41
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %40, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !19
  store float %46, ptr %19, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %47 = load ptr, ptr %9, align 8, !tbaa !15
  %48 = load i32, ptr %17, align 4, !tbaa !21
  %49 = mul nsw i32 4, %48
  %50 = add nsw i32 %49, 2
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %47, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !19
  store float %53, ptr %20, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  store float 0.000000e+00, ptr %21, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  store float 0.000000e+00, ptr %22, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  store float 0.000000e+00, ptr %23, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  store i32 0, ptr %24, align 4, !tbaa !21
  br label %54

54:                                               ; preds = %145, %8
  %55 = load i32, ptr %24, align 4, !tbaa !21
  %56 = load i32, ptr %11, align 4, !tbaa !21
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %59, label %58

58:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  br label %148

59:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %60 = load ptr, ptr %12, align 8, !tbaa !15
  %61 = load i32, ptr %24, align 4, !tbaa !21
  %62 = load i32, ptr %16, align 4, !tbaa !21
  %63 = mul nsw i32 %61, %62
  %64 = load i32, ptr %17, align 4, !tbaa !21
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %60, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !21
  store i32 %68, ptr %25, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %69 = load float, ptr %18, align 4, !tbaa !19
  %70 = load ptr, ptr %9, align 8, !tbaa !15
  %71 = load i32, ptr %25, align 4, !tbaa !21
  %72 = mul nsw i32 4, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %70, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !19
  %76 = fsub float %69, %75
  store float %76, ptr %26, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  %77 = load float, ptr %19, align 4, !tbaa !19
  %78 = load ptr, ptr %9, align 8, !tbaa !15
  %79 = load i32, ptr %25, align 4, !tbaa !21
  %80 = mul nsw i32 4, %79
  %81 = add nsw i32 %80, 1
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %78, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !19
  %85 = fsub float %77, %84
  store float %85, ptr %27, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  %86 = load float, ptr %20, align 4, !tbaa !19
  %87 = load ptr, ptr %9, align 8, !tbaa !15
  %88 = load i32, ptr %25, align 4, !tbaa !21
  %89 = mul nsw i32 4, %88
  %90 = add nsw i32 %89, 2
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %87, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !19
  %94 = fsub float %86, %93
  store float %94, ptr %28, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  %95 = load float, ptr %26, align 4, !tbaa !19
  %96 = load float, ptr %26, align 4, !tbaa !19
  %97 = fmul float %95, %96
  %98 = load float, ptr %27, align 4, !tbaa !19
  %99 = load float, ptr %27, align 4, !tbaa !19
  %100 = fmul float %98, %99
  %101 = fadd float %97, %100
  %102 = load float, ptr %28, align 4, !tbaa !19
  %103 = load float, ptr %28, align 4, !tbaa !19
  %104 = fmul float %102, %103
  %105 = fadd float %101, %104
  store float %105, ptr %29, align 4, !tbaa !19
  %106 = load float, ptr %29, align 4, !tbaa !19
  %107 = load float, ptr %13, align 4, !tbaa !19
  %108 = fcmp olt float %106, %107
  br i1 %108, label %109, label %144

109:                                              ; preds = %59
  %110 = load float, ptr %29, align 4, !tbaa !19
  %111 = fcmp ogt float %110, 0.000000e+00
  br i1 %111, label %112, label %144

112:                                              ; preds = %109
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %113 = load float, ptr %29, align 4, !tbaa !19
  %114 = fdiv float 1.000000e+00, %113
  store float %114, ptr %30, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %115 = load float, ptr %30, align 4, !tbaa !19
  %116 = load float, ptr %30, align 4, !tbaa !19
  %117 = fmul float %115, %116
  %118 = load float, ptr %30, align 4, !tbaa !19
  %119 = fmul float %117, %118
  store float %119, ptr %31, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %120 = load float, ptr %30, align 4, !tbaa !19
  %121 = load float, ptr %31, align 4, !tbaa !19
  %122 = fmul float %120, %121
  %123 = load float, ptr %14, align 4, !tbaa !19
  %124 = load float, ptr %31, align 4, !tbaa !19
  %125 = fmul float %123, %124
  %126 = load float, ptr %15, align 4, !tbaa !19
  %127 = fsub float %125, %126
  %128 = fmul float %122, %127
  store float %128, ptr %32, align 4, !tbaa !19
  %129 = load float, ptr %26, align 4, !tbaa !19
  %130 = load float, ptr %32, align 4, !tbaa !19
  %131 = fmul float %129, %130
  %132 = load float, ptr %21, align 4, !tbaa !19
  %133 = fadd float %132, %131
  store float %133, ptr %21, align 4, !tbaa !19
  %134 = load float, ptr %27, align 4, !tbaa !19
  %135 = load float, ptr %32, align 4, !tbaa !19
  %136 = fmul float %134, %135
  %137 = load float, ptr %22, align 4, !tbaa !19
  %138 = fadd float %137, %136
  store float %138, ptr %22, align 4, !tbaa !19
  %139 = load float, ptr %28, align 4, !tbaa !19
  %140 = load float, ptr %32, align 4, !tbaa !19
  %141 = fmul float %139, %140
  %142 = load float, ptr %23, align 4, !tbaa !19
  %143 = fadd float %142, %141
  store float %143, ptr %23, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %32) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  br label %144

144:                                              ; preds = %112, %109, %59
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  br label %145

145:                                              ; preds = %144
  %146 = load i32, ptr %24, align 4, !tbaa !21
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %24, align 4, !tbaa !21
  br label %54, !llvm.loop !28

148:                                              ; preds = %58
  %149 = load float, ptr %21, align 4, !tbaa !19
  %150 = load ptr, ptr %10, align 8, !tbaa !15
  %151 = load i32, ptr %17, align 4, !tbaa !21
  %152 = mul nsw i32 4, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %150, i64 %153
  store float %149, ptr %154, align 4, !tbaa !19
  %155 = load float, ptr %22, align 4, !tbaa !19
  %156 = load ptr, ptr %10, align 8, !tbaa !15
  %157 = load i32, ptr %17, align 4, !tbaa !21
  %158 = mul nsw i32 4, %157
  %159 = add nsw i32 %158, 1
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %156, i64 %160
  store float %155, ptr %161, align 4, !tbaa !19
  %162 = load float, ptr %23, align 4, !tbaa !19
  %163 = load ptr, ptr %10, align 8, !tbaa !15
  %164 = load i32, ptr %17, align 4, !tbaa !21
  %165 = mul nsw i32 4, %164
  %166 = add nsw i32 %165, 2
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %163, i64 %167
  store float %162, ptr %168, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduction(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !15
  store ptr %1, ptr %5, align 8, !tbaa !15
  store i32 %2, ptr %6, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %11 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %11, ptr %7, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %13 = mul i32 %12, 256
  %14 = load i32, ptr %7, align 4, !tbaa !21
  %15 = add i32 %13, %14
  store i32 %15, ptr %8, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %16 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %17 = mul i32 256, %16
  store i32 %17, ptr %9, align 4, !tbaa !21
  %18 = load i32, ptr %7, align 4, !tbaa !21
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9reductionE1s to ptr), i64 0, i64 %19
  store float 0.000000e+00, ptr %20, align 4, !tbaa !19
  br label %21

21:                                               ; preds = %43, %3
  %22 = load i32, ptr %8, align 4, !tbaa !21
  %23 = load i32, ptr %6, align 4, !tbaa !21
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %54

25:                                               ; preds = %21
  %26 = load ptr, ptr %4, align 8, !tbaa !15
  %27 = load i32, ptr %8, align 4, !tbaa !21
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %26, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !19
  %31 = load i32, ptr %8, align 4, !tbaa !21
  %32 = add i32 %31, 128
  %33 = load i32, ptr %6, align 4, !tbaa !21
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %25
  %36 = load ptr, ptr %4, align 8, !tbaa !15
  %37 = load i32, ptr %8, align 4, !tbaa !21
  %38 = add i32 %37, 128
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %36, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !19
  br label %43

42:                                               ; preds = %25
  br label %43

43:                                               ; preds = %42, %35
  %44 = phi float [ %41, %35 ], [ 0.000000e+00, %42 ]
  %45 = fadd float %30, %44
  %46 = load i32, ptr %7, align 4, !tbaa !21
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9reductionE1s to ptr), i64 0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !19
  %50 = fadd float %49, %45
  store float %50, ptr %48, align 4, !tbaa !19
  %51 = load i32, ptr %9, align 4, !tbaa !21
  %52 = load i32, ptr %8, align 4, !tbaa !21
  %53 = add i32 %52, %51
  store i32 %53, ptr %8, align 4, !tbaa !21
  br label %21, !llvm.loop !29

54:                                               ; preds = %21
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  store i32 64, ptr %10, align 4, !tbaa !21
  br label %55

55:                                               ; preds = %76, %54
  %56 = load i32, ptr %10, align 4, !tbaa !21
  %57 = icmp ugt i32 %56, 0
  br i1 %57, label %59, label %58

58:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %79

59:                                               ; preds = %55
  %60 = load i32, ptr %7, align 4, !tbaa !21
  %61 = load i32, ptr %10, align 4, !tbaa !21
  %62 = icmp ult i32 %60, %61
  br i1 %62, label %63, label %75

63:                                               ; preds = %59
  %64 = load i32, ptr %7, align 4, !tbaa !21
  %65 = load i32, ptr %10, align 4, !tbaa !21
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9reductionE1s to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !19
  %70 = load i32, ptr %7, align 4, !tbaa !21
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9reductionE1s to ptr), i64 0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !19
  %74 = fadd float %73, %69
  store float %74, ptr %72, align 4, !tbaa !19
  br label %75

75:                                               ; preds = %63, %59
  call void @llvm.nvvm.barrier0()
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %10, align 4, !tbaa !21
  %78 = lshr i32 %77, 1
  store i32 %78, ptr %10, align 4, !tbaa !21
  br label %55, !llvm.loop !30

79:                                               ; preds = %58
  %80 = load i32, ptr %7, align 4, !tbaa !21
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %88

82:                                               ; preds = %79
  %83 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ9reductionE1s to ptr), align 4, !tbaa !19
  %84 = load ptr, ptr %5, align 8, !tbaa !15
  %85 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %84, i64 %86
  store float %83, ptr %87, align 4, !tbaa !19
  br label %88

88:                                               ; preds = %82, %79
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15optgo_grid_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !15
  store ptr %1, ptr %6, align 8, !tbaa !15
  store ptr %2, ptr %7, align 8, !tbaa !15
  store i32 %3, ptr %8, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %14 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %14, ptr %9, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %15 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %16 = mul i32 %15, 128
  %17 = load i32, ptr %9, align 4, !tbaa !21
  %18 = add i32 %16, %17
  store i32 %18, ptr %10, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  store i32 0, ptr %11, align 4, !tbaa !21
  %19 = load i32, ptr %10, align 4, !tbaa !21
  %20 = load i32, ptr %8, align 4, !tbaa !21
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %28

22:                                               ; preds = %4
  %23 = load ptr, ptr %5, align 8, !tbaa !15
  %24 = load i32, ptr %10, align 4, !tbaa !21
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %23, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !19
  br label %29

28:                                               ; preds = %4
  br label %29

29:                                               ; preds = %28, %22
  %30 = phi float [ %27, %22 ], [ 0.000000e+00, %28 ]
  %31 = load i32, ptr %9, align 4, !tbaa !21
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %32
  store float %30, ptr %33, align 4, !tbaa !19
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  store i32 1, ptr %12, align 4, !tbaa !21
  br label %34

34:                                               ; preds = %75, %29
  %35 = load i32, ptr %12, align 4, !tbaa !21
  %36 = icmp slt i32 %35, 128
  br i1 %36, label %38, label %37

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  br label %78

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %39 = load i32, ptr %11, align 4, !tbaa !21
  %40 = sub nsw i32 128, %39
  store i32 %40, ptr %13, align 4, !tbaa !21
  %41 = load i32, ptr %9, align 4, !tbaa !21
  %42 = load i32, ptr %12, align 4, !tbaa !21
  %43 = icmp sge i32 %41, %42
  br i1 %43, label %44, label %60

44:                                               ; preds = %38
  %45 = load i32, ptr %11, align 4, !tbaa !21
  %46 = load i32, ptr %9, align 4, !tbaa !21
  %47 = add nsw i32 %45, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !19
  %51 = load i32, ptr %11, align 4, !tbaa !21
  %52 = load i32, ptr %9, align 4, !tbaa !21
  %53 = add nsw i32 %51, %52
  %54 = load i32, ptr %12, align 4, !tbaa !21
  %55 = sub nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !19
  %59 = fadd float %50, %58
  br label %67

60:                                               ; preds = %38
  %61 = load i32, ptr %11, align 4, !tbaa !21
  %62 = load i32, ptr %9, align 4, !tbaa !21
  %63 = add nsw i32 %61, %62
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !19
  br label %67

67:                                               ; preds = %60, %44
  %68 = phi float [ %59, %44 ], [ %66, %60 ]
  %69 = load i32, ptr %13, align 4, !tbaa !21
  %70 = load i32, ptr %9, align 4, !tbaa !21
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %72
  store float %68, ptr %73, align 4, !tbaa !19
  %74 = load i32, ptr %13, align 4, !tbaa !21
  store i32 %74, ptr %11, align 4, !tbaa !21
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  br label %75

75:                                               ; preds = %67
  %76 = load i32, ptr %12, align 4, !tbaa !21
  %77 = mul nsw i32 %76, 2
  store i32 %77, ptr %12, align 4, !tbaa !21
  br label %34, !llvm.loop !31

78:                                               ; preds = %37
  %79 = load i32, ptr %10, align 4, !tbaa !21
  %80 = load i32, ptr %8, align 4, !tbaa !21
  %81 = icmp slt i32 %79, %80
  br i1 %81, label %82, label %93

82:                                               ; preds = %78
  %83 = load i32, ptr %11, align 4, !tbaa !21
  %84 = load i32, ptr %9, align 4, !tbaa !21
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !19
  %89 = load ptr, ptr %6, align 8, !tbaa !15
  %90 = load i32, ptr %10, align 4, !tbaa !21
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %89, i64 %91
  store float %88, ptr %92, align 4, !tbaa !19
  br label %93

93:                                               ; preds = %82, %78
  %94 = load i32, ptr %9, align 4, !tbaa !21
  %95 = icmp eq i32 %94, 127
  br i1 %95, label %96, label %106

96:                                               ; preds = %93
  %97 = load i32, ptr %11, align 4, !tbaa !21
  %98 = add nsw i32 %97, 127
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [256 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ10scan_blockE1s to ptr), i64 0, i64 %99
  %101 = load float, ptr %100, align 4, !tbaa !19
  %102 = load ptr, ptr %7, align 8, !tbaa !15
  %103 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %102, i64 %104
  store float %101, ptr %105, align 4, !tbaa !19
  br label %106

106:                                              ; preds = %96, %93
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @radix_count(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
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
  store ptr %0, ptr %5, align 8, !tbaa !15
  store ptr %1, ptr %6, align 8, !tbaa !15
  store i32 %2, ptr %7, align 4, !tbaa !21
  store i32 %3, ptr %8, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %17 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %17, ptr %9, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !21
  br label %18

18:                                               ; preds = %29, %4
  %19 = load i32, ptr %10, align 4, !tbaa !21
  %20 = icmp slt i32 %19, 16
  br i1 %20, label %22, label %21

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %32

22:                                               ; preds = %18
  %23 = load i32, ptr %10, align 4, !tbaa !21
  %24 = mul nsw i32 %23, 32
  %25 = load i32, ptr %9, align 4, !tbaa !21
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11radix_countE1c to ptr), i64 0, i64 %27
  store i32 0, ptr %28, align 4, !tbaa !21
  br label %29

29:                                               ; preds = %22
  %30 = load i32, ptr %10, align 4, !tbaa !21
  %31 = add nsw i32 %30, 1
  store i32 %31, ptr %10, align 4, !tbaa !21
  br label %18, !llvm.loop !32

32:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %33 = load i32, ptr %7, align 4, !tbaa !21
  %34 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %35 = add i32 %33, %34
  %36 = sub i32 %35, 1
  %37 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %38 = udiv i32 %36, %37
  store i32 %38, ptr %11, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %39 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %40 = load i32, ptr %11, align 4, !tbaa !21
  %41 = mul i32 %39, %40
  store i32 %41, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %42 = load i32, ptr %12, align 4, !tbaa !21
  %43 = load i32, ptr %11, align 4, !tbaa !21
  %44 = add nsw i32 %42, %43
  %45 = load i32, ptr %7, align 4, !tbaa !21
  %46 = call noundef i32 @_ZL7min_intii(i32 noundef %44, i32 noundef %45) #9
  store i32 %46, ptr %13, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %47 = load i32, ptr %12, align 4, !tbaa !21
  %48 = load i32, ptr %9, align 4, !tbaa !21
  %49 = add nsw i32 %47, %48
  store i32 %49, ptr %14, align 4, !tbaa !21
  br label %50

50:                                               ; preds = %71, %32
  %51 = load i32, ptr %14, align 4, !tbaa !21
  %52 = load i32, ptr %13, align 4, !tbaa !21
  %53 = icmp slt i32 %51, %52
  br i1 %53, label %55, label %54

54:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  br label %74

55:                                               ; preds = %50
  %56 = load ptr, ptr %5, align 8, !tbaa !15
  %57 = load i32, ptr %14, align 4, !tbaa !21
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %56, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !21
  %61 = load i32, ptr %8, align 4, !tbaa !21
  %62 = lshr i32 %60, %61
  %63 = and i32 %62, 15
  %64 = mul i32 %63, 32
  %65 = load i32, ptr %9, align 4, !tbaa !21
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11radix_countE1c to ptr), i64 0, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !21
  %70 = add i32 %69, 1
  store i32 %70, ptr %68, align 4, !tbaa !21
  br label %71

71:                                               ; preds = %55
  %72 = load i32, ptr %14, align 4, !tbaa !21
  %73 = add nsw i32 %72, 32
  store i32 %73, ptr %14, align 4, !tbaa !21
  br label %50, !llvm.loop !33

74:                                               ; preds = %54
  call void @llvm.nvvm.barrier0()
  %75 = load i32, ptr %9, align 4, !tbaa !21
  %76 = icmp slt i32 %75, 16
  br i1 %76, label %77, label %108

77:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  store i32 0, ptr %16, align 4, !tbaa !21
  br label %78

78:                                               ; preds = %95, %77
  %79 = load i32, ptr %16, align 4, !tbaa !21
  %80 = icmp slt i32 %79, 32
  br i1 %80, label %82, label %81

81:                                               ; preds = %78
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  br label %98

82:                                               ; preds = %78
  %83 = load i32, ptr %9, align 4, !tbaa !21
  %84 = mul nsw i32 %83, 32
  %85 = load i32, ptr %16, align 4, !tbaa !21
  %86 = load i32, ptr %9, align 4, !tbaa !21
  %87 = add nsw i32 %85, %86
  %88 = srem i32 %87, 32
  %89 = add nsw i32 %84, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11radix_countE1c to ptr), i64 0, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !21
  %93 = load i32, ptr %15, align 4, !tbaa !21
  %94 = add i32 %93, %92
  store i32 %94, ptr %15, align 4, !tbaa !21
  br label %95

95:                                               ; preds = %82
  %96 = load i32, ptr %16, align 4, !tbaa !21
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %16, align 4, !tbaa !21
  br label %78, !llvm.loop !34

98:                                               ; preds = %81
  %99 = load i32, ptr %15, align 4, !tbaa !21
  %100 = load ptr, ptr %6, align 8, !tbaa !15
  %101 = load i32, ptr %9, align 4, !tbaa !21
  %102 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %103 = mul i32 %101, %102
  %104 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %105 = add i32 %103, %104
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %100, i64 %106
  store i32 %99, ptr %107, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  br label %108

108:                                              ; preds = %98, %74
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7min_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !21
  %5 = load i32, ptr %3, align 4, !tbaa !21
  %6 = load i32, ptr %4, align 4, !tbaa !21
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !21
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !21
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @stencil2d(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !15
  store ptr %1, ptr %8, align 8, !tbaa !15
  store i32 %2, ptr %9, align 4, !tbaa !21
  store float %3, ptr %10, align 4, !tbaa !19
  store float %4, ptr %11, align 4, !tbaa !19
  store float %5, ptr %12, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %21 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %21, ptr %13, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %22 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %22, ptr %14, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %23 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %24 = mul i32 %23, 16
  %25 = load i32, ptr %13, align 4, !tbaa !21
  %26 = add i32 %24, %25
  store i32 %26, ptr %15, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %27 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %28 = mul i32 %27, 8
  %29 = load i32, ptr %14, align 4, !tbaa !21
  %30 = add i32 %28, %29
  store i32 %30, ptr %16, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %31 = load i32, ptr %14, align 4, !tbaa !21
  store i32 %31, ptr %17, align 4, !tbaa !21
  br label %32

32:                                               ; preds = %68, %6
  %33 = load i32, ptr %17, align 4, !tbaa !21
  %34 = icmp slt i32 %33, 10
  br i1 %34, label %36, label %35

35:                                               ; preds = %32
  store i32 2, ptr %18, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  br label %71

36:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %37 = load i32, ptr %13, align 4, !tbaa !21
  store i32 %37, ptr %19, align 4, !tbaa !21
  br label %38

38:                                               ; preds = %64, %36
  %39 = load i32, ptr %19, align 4, !tbaa !21
  %40 = icmp slt i32 %39, 18
  br i1 %40, label %42, label %41

41:                                               ; preds = %38
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %67

42:                                               ; preds = %38
  %43 = load ptr, ptr %7, align 8, !tbaa !15
  %44 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %45 = mul i32 %44, 8
  %46 = load i32, ptr %17, align 4, !tbaa !21
  %47 = add i32 %45, %46
  %48 = load i32, ptr %9, align 4, !tbaa !21
  %49 = mul i32 %47, %48
  %50 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %51 = mul i32 %50, 16
  %52 = add i32 %49, %51
  %53 = load i32, ptr %19, align 4, !tbaa !21
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %43, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !19
  %58 = load i32, ptr %17, align 4, !tbaa !21
  %59 = mul nsw i32 %58, 18
  %60 = load i32, ptr %19, align 4, !tbaa !21
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %62
  store float %57, ptr %63, align 4, !tbaa !19
  br label %64

64:                                               ; preds = %42
  %65 = load i32, ptr %19, align 4, !tbaa !21
  %66 = add nsw i32 %65, 16
  store i32 %66, ptr %19, align 4, !tbaa !21
  br label %38, !llvm.loop !35

67:                                               ; preds = %41
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %17, align 4, !tbaa !21
  %70 = add nsw i32 %69, 8
  store i32 %70, ptr %17, align 4, !tbaa !21
  br label %32, !llvm.loop !36

71:                                               ; preds = %35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %72 = load i32, ptr %14, align 4, !tbaa !21
  %73 = add nsw i32 %72, 1
  %74 = mul nsw i32 %73, 18
  %75 = load i32, ptr %13, align 4, !tbaa !21
  %76 = add nsw i32 %74, %75
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %20, align 4, !tbaa !21
  %78 = load float, ptr %10, align 4, !tbaa !19
  %79 = load i32, ptr %20, align 4, !tbaa !21
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !19
  %83 = fmul float %78, %82
  %84 = load float, ptr %11, align 4, !tbaa !19
  %85 = load i32, ptr %20, align 4, !tbaa !21
  %86 = sub nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !19
  %90 = load i32, ptr %20, align 4, !tbaa !21
  %91 = add nsw i32 %90, 1
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !19
  %95 = fadd float %89, %94
  %96 = load i32, ptr %20, align 4, !tbaa !21
  %97 = sub nsw i32 %96, 18
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !19
  %101 = fadd float %95, %100
  %102 = load i32, ptr %20, align 4, !tbaa !21
  %103 = add nsw i32 %102, 18
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %104
  %106 = load float, ptr %105, align 4, !tbaa !19
  %107 = fadd float %101, %106
  %108 = fmul float %84, %107
  %109 = fadd float %83, %108
  %110 = load float, ptr %12, align 4, !tbaa !19
  %111 = load i32, ptr %20, align 4, !tbaa !21
  %112 = sub nsw i32 %111, 19
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %113
  %115 = load float, ptr %114, align 4, !tbaa !19
  %116 = load i32, ptr %20, align 4, !tbaa !21
  %117 = sub nsw i32 %116, 17
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !19
  %121 = fadd float %115, %120
  %122 = load i32, ptr %20, align 4, !tbaa !21
  %123 = add nsw i32 %122, 17
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !19
  %127 = fadd float %121, %126
  %128 = load i32, ptr %20, align 4, !tbaa !21
  %129 = add nsw i32 %128, 19
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9stencil2dE1s to ptr), i64 0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !19
  %133 = fadd float %127, %132
  %134 = fmul float %110, %133
  %135 = fadd float %109, %134
  %136 = load ptr, ptr %8, align 8, !tbaa !15
  %137 = load i32, ptr %16, align 4, !tbaa !21
  %138 = add nsw i32 %137, 1
  %139 = load i32, ptr %9, align 4, !tbaa !21
  %140 = mul nsw i32 %138, %139
  %141 = load i32, ptr %15, align 4, !tbaa !21
  %142 = add nsw i32 %140, %141
  %143 = add nsw i32 %142, 1
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds float, ptr %136, i64 %144
  store float %135, ptr %145, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
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
define dso_local void @gemm(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, float noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca [16 x float], align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store ptr %0, ptr %10, align 8, !tbaa !15
  store i32 %1, ptr %11, align 4, !tbaa !21
  store ptr %2, ptr %12, align 8, !tbaa !15
  store i32 %3, ptr %13, align 4, !tbaa !21
  store ptr %4, ptr %14, align 8, !tbaa !15
  store i32 %5, ptr %15, align 4, !tbaa !21
  store i32 %6, ptr %16, align 4, !tbaa !21
  store float %7, ptr %17, align 4, !tbaa !19
  store float %8, ptr %18, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %30 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %30, ptr %19, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %31 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %31, ptr %20, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %32 = load i32, ptr %19, align 4, !tbaa !21
  %33 = load i32, ptr %20, align 4, !tbaa !21
  %34 = mul nsw i32 %33, 16
  %35 = add nsw i32 %32, %34
  store i32 %35, ptr %21, align 4, !tbaa !21
  %36 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %37 = mul i32 %36, 64
  %38 = load i32, ptr %21, align 4, !tbaa !21
  %39 = add i32 %37, %38
  %40 = load ptr, ptr %10, align 8, !tbaa !15
  %41 = zext i32 %39 to i64
  %42 = getelementptr inbounds float, ptr %40, i64 %41
  store ptr %42, ptr %10, align 8, !tbaa !15
  %43 = load i32, ptr %19, align 4, !tbaa !21
  %44 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %45 = mul i32 %44, 16
  %46 = load i32, ptr %20, align 4, !tbaa !21
  %47 = add i32 %45, %46
  %48 = load i32, ptr %13, align 4, !tbaa !21
  %49 = mul i32 %47, %48
  %50 = add i32 %43, %49
  %51 = load ptr, ptr %12, align 8, !tbaa !15
  %52 = zext i32 %50 to i64
  %53 = getelementptr inbounds float, ptr %51, i64 %52
  store ptr %53, ptr %12, align 8, !tbaa !15
  %54 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %55 = mul i32 %54, 64
  %56 = load i32, ptr %21, align 4, !tbaa !21
  %57 = add i32 %55, %56
  %58 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %59 = mul i32 %58, 16
  %60 = load i32, ptr %15, align 4, !tbaa !21
  %61 = mul i32 %59, %60
  %62 = add i32 %57, %61
  %63 = load ptr, ptr %14, align 8, !tbaa !15
  %64 = zext i32 %62 to i64
  %65 = getelementptr inbounds float, ptr %63, i64 %64
  store ptr %65, ptr %14, align 8, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 64, ptr %22) #8
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 64, i1 false)
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  store i32 0, ptr %23, align 4, !tbaa !21
  br label %66

66:                                               ; preds = %137, %9
  %67 = load i32, ptr %23, align 4, !tbaa !21
  %68 = load i32, ptr %16, align 4, !tbaa !21
  %69 = icmp slt i32 %67, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66
  store i32 2, ptr %24, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  br label %140

71:                                               ; preds = %66
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  store i32 0, ptr %25, align 4, !tbaa !21
  br label %72

72:                                               ; preds = %92, %71
  %73 = load i32, ptr %25, align 4, !tbaa !21
  %74 = icmp slt i32 %73, 16
  br i1 %74, label %76, label %75

75:                                               ; preds = %72
  store i32 5, ptr %24, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  br label %95

76:                                               ; preds = %72
  %77 = load ptr, ptr %12, align 8, !tbaa !15
  %78 = load i32, ptr %25, align 4, !tbaa !21
  %79 = load i32, ptr %13, align 4, !tbaa !21
  %80 = mul nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %77, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !19
  %84 = load i32, ptr %19, align 4, !tbaa !21
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmE2bs to ptr), i64 0, i64 %85
  %87 = load i32, ptr %20, align 4, !tbaa !21
  %88 = load i32, ptr %25, align 4, !tbaa !21
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [17 x float], ptr %86, i64 0, i64 %90
  store float %83, ptr %91, align 4, !tbaa !19
  br label %92

92:                                               ; preds = %76
  %93 = load i32, ptr %25, align 4, !tbaa !21
  %94 = add nsw i32 %93, 4
  store i32 %94, ptr %25, align 4, !tbaa !21
  br label %72, !llvm.loop !37

95:                                               ; preds = %75
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  store i32 0, ptr %26, align 4, !tbaa !21
  br label %96

96:                                               ; preds = %127, %95
  %97 = load i32, ptr %26, align 4, !tbaa !21
  %98 = icmp slt i32 %97, 16
  br i1 %98, label %100, label %99

99:                                               ; preds = %96
  store i32 8, ptr %24, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  br label %134

100:                                              ; preds = %96
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  %101 = load ptr, ptr %10, align 8, !tbaa !15
  %102 = getelementptr inbounds float, ptr %101, i64 0
  %103 = load float, ptr %102, align 4, !tbaa !19
  store float %103, ptr %27, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  store i32 0, ptr %28, align 4, !tbaa !21
  br label %104

104:                                              ; preds = %123, %100
  %105 = load i32, ptr %28, align 4, !tbaa !21
  %106 = icmp slt i32 %105, 16
  br i1 %106, label %108, label %107

107:                                              ; preds = %104
  store i32 11, ptr %24, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  br label %126

108:                                              ; preds = %104
  %109 = load float, ptr %27, align 4, !tbaa !19
  %110 = load i32, ptr %26, align 4, !tbaa !21
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ4gemmE2bs to ptr), i64 0, i64 %111
  %113 = load i32, ptr %28, align 4, !tbaa !21
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [17 x float], ptr %112, i64 0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !19
  %117 = fmul float %109, %116
  %118 = load i32, ptr %28, align 4, !tbaa !21
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x float], ptr %22, i64 0, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !19
  %122 = fadd float %121, %117
  store float %122, ptr %120, align 4, !tbaa !19
  br label %123

123:                                              ; preds = %108
  %124 = load i32, ptr %28, align 4, !tbaa !21
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %28, align 4, !tbaa !21
  br label %104, !llvm.loop !38

126:                                              ; preds = %107
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  br label %127

127:                                              ; preds = %126
  %128 = load i32, ptr %26, align 4, !tbaa !21
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %26, align 4, !tbaa !21
  %130 = load i32, ptr %11, align 4, !tbaa !21
  %131 = load ptr, ptr %10, align 8, !tbaa !15
  %132 = sext i32 %130 to i64
  %133 = getelementptr inbounds float, ptr %131, i64 %132
  store ptr %133, ptr %10, align 8, !tbaa !15
  br label %96, !llvm.loop !39

134:                                              ; preds = %99
  %135 = load ptr, ptr %12, align 8, !tbaa !15
  %136 = getelementptr inbounds float, ptr %135, i64 16
  store ptr %136, ptr %12, align 8, !tbaa !15
  call void @llvm.nvvm.barrier0()
  br label %137

137:                                              ; preds = %134
  %138 = load i32, ptr %23, align 4, !tbaa !21
  %139 = add nsw i32 %138, 16
  store i32 %139, ptr %23, align 4, !tbaa !21
  br label %66, !llvm.loop !40

140:                                              ; preds = %70
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  store i32 0, ptr %29, align 4, !tbaa !21
  br label %141

141:                                              ; preds = %160, %140
  %142 = load i32, ptr %29, align 4, !tbaa !21
  %143 = icmp slt i32 %142, 16
  br i1 %143, label %145, label %144

144:                                              ; preds = %141
  store i32 14, ptr %24, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  br label %167

145:                                              ; preds = %141
  %146 = load float, ptr %17, align 4, !tbaa !19
  %147 = load i32, ptr %29, align 4, !tbaa !21
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [16 x float], ptr %22, i64 0, i64 %148
  %150 = load float, ptr %149, align 4, !tbaa !19
  %151 = fmul float %146, %150
  %152 = load float, ptr %18, align 4, !tbaa !19
  %153 = load ptr, ptr %14, align 8, !tbaa !15
  %154 = getelementptr inbounds float, ptr %153, i64 0
  %155 = load float, ptr %154, align 4, !tbaa !19
  %156 = fmul float %152, %155
  %157 = fadd float %151, %156
  %158 = load ptr, ptr %14, align 8, !tbaa !15
  %159 = getelementptr inbounds float, ptr %158, i64 0
  store float %157, ptr %159, align 4, !tbaa !19
  br label %160

160:                                              ; preds = %145
  %161 = load i32, ptr %29, align 4, !tbaa !21
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %29, align 4, !tbaa !21
  %163 = load i32, ptr %15, align 4, !tbaa !21
  %164 = load ptr, ptr %14, align 8, !tbaa !15
  %165 = sext i32 %163 to i64
  %166 = getelementptr inbounds float, ptr %164, i64 %165
  store ptr %166, ptr %14, align 8, !tbaa !15
  br label %141, !llvm.loop !41

167:                                              ; preds = %144
  call void @llvm.lifetime.end.p0(i64 64, ptr %22) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @s3d_rates(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca [6 x float], align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %5, align 8, !tbaa !15
  store ptr %1, ptr %6, align 8, !tbaa !15
  store ptr %2, ptr %7, align 8, !tbaa !15
  store i32 %3, ptr %8, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %21 = call noundef i32 @_ZL8global_xv() #9
  store i32 %21, ptr %9, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %22 = load ptr, ptr %5, align 8, !tbaa !15
  %23 = load i32, ptr %9, align 4, !tbaa !21
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !19
  store float %26, ptr %10, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %27 = load float, ptr %10, align 4, !tbaa !19
  %28 = call noundef float @_ZL8log_fastf(float noundef %27) #9
  store float %28, ptr %11, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %29 = load float, ptr %10, align 4, !tbaa !19
  %30 = fdiv float 1.000000e+00, %29
  store float %30, ptr %12, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 24, ptr %13) #8
  %31 = load float, ptr %11, align 4, !tbaa !19
  %32 = fmul float 5.000000e-01, %31
  %33 = fadd float 0x4024666660000000, %32
  %34 = load float, ptr %12, align 4, !tbaa !19
  %35 = fmul float 0x4008CCCCC0000000, %34
  %36 = fsub float %33, %35
  %37 = call noundef float @_ZL8exp_fastf(float noundef %36) #9
  store float %37, ptr %13, align 4, !tbaa !19
  %38 = getelementptr inbounds float, ptr %13, i64 1
  %39 = load float, ptr %11, align 4, !tbaa !19
  %40 = fmul float 0x3FC99999A0000000, %39
  %41 = fsub float 0x4023666660000000, %40
  %42 = load float, ptr %12, align 4, !tbaa !19
  %43 = fmul float 0x3FFB333340000000, %42
  %44 = fsub float %41, %43
  %45 = call noundef float @_ZL8exp_fastf(float noundef %44) #9
  store float %45, ptr %38, align 4, !tbaa !19
  %46 = getelementptr inbounds float, ptr %13, i64 2
  %47 = load float, ptr %11, align 4, !tbaa !19
  %48 = fmul float 0x3FB99999A0000000, %47
  %49 = fadd float 0x4020333340000000, %48
  %50 = load float, ptr %12, align 4, !tbaa !19
  %51 = fmul float 0x4002666660000000, %50
  %52 = fsub float %49, %51
  %53 = call noundef float @_ZL8exp_fastf(float noundef %52) #9
  store float %53, ptr %46, align 4, !tbaa !19
  %54 = getelementptr inbounds float, ptr %13, i64 3
  %55 = load float, ptr %11, align 4, !tbaa !19
  %56 = fmul float 0x3FF19999A0000000, %55
  %57 = fsub float 0x401F9999A0000000, %56
  %58 = load float, ptr %12, align 4, !tbaa !19
  %59 = fmul float 0x3FECCCCCC0000000, %58
  %60 = fsub float %57, %59
  %61 = call noundef float @_ZL8exp_fastf(float noundef %60) #9
  store float %61, ptr %54, align 4, !tbaa !19
  %62 = getelementptr inbounds float, ptr %13, i64 4
  %63 = load float, ptr %11, align 4, !tbaa !19
  %64 = fmul float 0x3FE99999A0000000, %63
  %65 = fadd float 0x40199999A0000000, %64
  %66 = load float, ptr %12, align 4, !tbaa !19
  %67 = fmul float 0x3FF3333340000000, %66
  %68 = fsub float %65, %67
  %69 = call noundef float @_ZL8exp_fastf(float noundef %68) #9
  store float %69, ptr %62, align 4, !tbaa !19
  %70 = getelementptr inbounds float, ptr %13, i64 5
  %71 = load float, ptr %11, align 4, !tbaa !19
  %72 = fmul float 0x3FD99999A0000000, %71
  %73 = fsub float 5.500000e+00, %72
  %74 = load float, ptr %12, align 4, !tbaa !19
  %75 = fmul float 0x4006666660000000, %74
  %76 = fsub float %73, %75
  %77 = call noundef float @_ZL8exp_fastf(float noundef %76) #9
  store float %77, ptr %70, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %78 = load ptr, ptr %6, align 8, !tbaa !15
  %79 = load i32, ptr %9, align 4, !tbaa !21
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !19
  store float %82, ptr %14, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %83 = load ptr, ptr %6, align 8, !tbaa !15
  %84 = load i32, ptr %9, align 4, !tbaa !21
  %85 = load i32, ptr %8, align 4, !tbaa !21
  %86 = add nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %83, i64 %87
  %89 = load float, ptr %88, align 4, !tbaa !19
  store float %89, ptr %15, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %90 = load ptr, ptr %6, align 8, !tbaa !15
  %91 = load i32, ptr %9, align 4, !tbaa !21
  %92 = load i32, ptr %8, align 4, !tbaa !21
  %93 = mul nsw i32 2, %92
  %94 = add nsw i32 %91, %93
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds float, ptr %90, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !19
  store float %97, ptr %16, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %98 = load ptr, ptr %6, align 8, !tbaa !15
  %99 = load i32, ptr %9, align 4, !tbaa !21
  %100 = load i32, ptr %8, align 4, !tbaa !21
  %101 = mul nsw i32 3, %100
  %102 = add nsw i32 %99, %101
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %98, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !19
  store float %105, ptr %17, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %106 = getelementptr inbounds [6 x float], ptr %13, i64 0, i64 0
  %107 = load float, ptr %106, align 4, !tbaa !19
  %108 = load float, ptr %14, align 4, !tbaa !19
  %109 = fmul float %107, %108
  %110 = load float, ptr %15, align 4, !tbaa !19
  %111 = fmul float %109, %110
  %112 = getelementptr inbounds [6 x float], ptr %13, i64 0, i64 1
  %113 = load float, ptr %112, align 4, !tbaa !19
  %114 = load float, ptr %16, align 4, !tbaa !19
  %115 = fmul float %113, %114
  %116 = load float, ptr %17, align 4, !tbaa !19
  %117 = fmul float %115, %116
  %118 = fsub float %111, %117
  store float %118, ptr %18, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %119 = getelementptr inbounds [6 x float], ptr %13, i64 0, i64 2
  %120 = load float, ptr %119, align 4, !tbaa !19
  %121 = load float, ptr %14, align 4, !tbaa !19
  %122 = fmul float %120, %121
  %123 = load float, ptr %16, align 4, !tbaa !19
  %124 = fmul float %122, %123
  %125 = getelementptr inbounds [6 x float], ptr %13, i64 0, i64 3
  %126 = load float, ptr %125, align 4, !tbaa !19
  %127 = load float, ptr %15, align 4, !tbaa !19
  %128 = fmul float %126, %127
  %129 = load float, ptr %15, align 4, !tbaa !19
  %130 = fmul float %128, %129
  %131 = fsub float %124, %130
  store float %131, ptr %19, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %132 = getelementptr inbounds [6 x float], ptr %13, i64 0, i64 4
  %133 = load float, ptr %132, align 4, !tbaa !19
  %134 = load float, ptr %15, align 4, !tbaa !19
  %135 = fmul float %133, %134
  %136 = load float, ptr %17, align 4, !tbaa !19
  %137 = fmul float %135, %136
  %138 = getelementptr inbounds [6 x float], ptr %13, i64 0, i64 5
  %139 = load float, ptr %138, align 4, !tbaa !19
  %140 = load float, ptr %14, align 4, !tbaa !19
  %141 = fmul float %139, %140
  %142 = load float, ptr %14, align 4, !tbaa !19
  %143 = fmul float %141, %142
  %144 = fsub float %137, %143
  store float %144, ptr %20, align 4, !tbaa !19
  %145 = load float, ptr %18, align 4, !tbaa !19
  %146 = fneg float %145
  %147 = load float, ptr %19, align 4, !tbaa !19
  %148 = fsub float %146, %147
  %149 = load float, ptr %20, align 4, !tbaa !19
  %150 = fmul float 2.000000e+00, %149
  %151 = fadd float %148, %150
  %152 = load ptr, ptr %7, align 8, !tbaa !15
  %153 = load i32, ptr %9, align 4, !tbaa !21
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds float, ptr %152, i64 %154
  store float %151, ptr %155, align 4, !tbaa !19
  %156 = load float, ptr %18, align 4, !tbaa !19
  %157 = fneg float %156
  %158 = load float, ptr %19, align 4, !tbaa !19
  %159 = fmul float 2.000000e+00, %158
  %160 = fadd float %157, %159
  %161 = load float, ptr %20, align 4, !tbaa !19
  %162 = fsub float %160, %161
  %163 = load ptr, ptr %7, align 8, !tbaa !15
  %164 = load i32, ptr %9, align 4, !tbaa !21
  %165 = load i32, ptr %8, align 4, !tbaa !21
  %166 = add nsw i32 %164, %165
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %163, i64 %167
  store float %162, ptr %168, align 4, !tbaa !19
  %169 = load float, ptr %18, align 4, !tbaa !19
  %170 = load float, ptr %19, align 4, !tbaa !19
  %171 = fsub float %169, %170
  %172 = load ptr, ptr %7, align 8, !tbaa !15
  %173 = load i32, ptr %9, align 4, !tbaa !21
  %174 = load i32, ptr %8, align 4, !tbaa !21
  %175 = mul nsw i32 2, %174
  %176 = add nsw i32 %173, %175
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %172, i64 %177
  store float %171, ptr %178, align 4, !tbaa !19
  %179 = load float, ptr %18, align 4, !tbaa !19
  %180 = load float, ptr %20, align 4, !tbaa !19
  %181 = fsub float %179, %180
  %182 = load ptr, ptr %7, align 8, !tbaa !15
  %183 = load i32, ptr %9, align 4, !tbaa !21
  %184 = load i32, ptr %8, align 4, !tbaa !21
  %185 = mul nsw i32 3, %184
  %186 = add nsw i32 %183, %185
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds float, ptr %182, i64 %187
  store float %181, ptr %188, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8log_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = call float @llvm.nvvm.lg2.approx.f(float %3)
  %5 = fmul float %4, 0x3FE62E4300000000
  ret float %5
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8exp_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !19
  %3 = load float, ptr %2, align 4, !tbaa !19
  %4 = fmul float %3, 0x3FF7154760000000
  %5 = call float @llvm.nvvm.ex2.approx.f(float %4)
  ret float %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @spmv_ellpack(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !15
  store ptr %1, ptr %8, align 8, !tbaa !15
  store ptr %2, ptr %9, align 8, !tbaa !15
  store ptr %3, ptr %10, align 8, !tbaa !15
  store ptr %4, ptr %11, align 8, !tbaa !15
  store i32 %5, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %16 = call noundef i32 @_ZL8global_xv() #9
  store i32 %16, ptr %13, align 4, !tbaa !21
  %17 = load i32, ptr %13, align 4, !tbaa !21
  %18 = load i32, ptr %12, align 4, !tbaa !21
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %65

20:                                               ; preds = %6
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  store float 0.000000e+00, ptr %14, align 4, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  store i32 0, ptr %15, align 4, !tbaa !21
  br label %21

21:                                               ; preds = %56, %20
  %22 = load i32, ptr %15, align 4, !tbaa !21
  %23 = load ptr, ptr %9, align 8, !tbaa !15
  %24 = load i32, ptr %13, align 4, !tbaa !21
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %23, i64 %25
  %27 = load i32, ptr %26, align 4, !tbaa !21
  %28 = icmp slt i32 %22, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  br label %59

30:                                               ; preds = %21
  %31 = load ptr, ptr %7, align 8, !tbaa !15
  %32 = load i32, ptr %15, align 4, !tbaa !21
  %33 = load i32, ptr %12, align 4, !tbaa !21
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %13, align 4, !tbaa !21
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %31, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !19
  %40 = load ptr, ptr %10, align 8, !tbaa !15
  %41 = load ptr, ptr %8, align 8, !tbaa !15
  %42 = load i32, ptr %15, align 4, !tbaa !21
  %43 = load i32, ptr %12, align 4, !tbaa !21
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %13, align 4, !tbaa !21
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %41, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !21
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %40, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !19
  %53 = fmul float %39, %52
  %54 = load float, ptr %14, align 4, !tbaa !19
  %55 = fadd float %54, %53
  store float %55, ptr %14, align 4, !tbaa !19
  br label %56

56:                                               ; preds = %30
  %57 = load i32, ptr %15, align 4, !tbaa !21
  %58 = add nsw i32 %57, 1
  store i32 %58, ptr %15, align 4, !tbaa !21
  br label %21, !llvm.loop !42

59:                                               ; preds = %29
  %60 = load float, ptr %14, align 4, !tbaa !19
  %61 = load ptr, ptr %11, align 8, !tbaa !15
  %62 = load i32, ptr %13, align 4, !tbaa !21
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  store float %60, ptr %64, align 4, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  br label %65

65:                                               ; preds = %59, %6
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @hash_search(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i64 noundef %4) #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %6, align 4, !tbaa !21
  store i32 %1, ptr %7, align 4, !tbaa !21
  store ptr %2, ptr %8, align 8, !tbaa !15
  store ptr %3, ptr %9, align 8, !tbaa !15
  store i64 %4, ptr %10, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 8, ptr %11) #8
  %20 = call noundef i32 @_ZL8global_xv() #9
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %6, align 4, !tbaa !21
  %23 = zext i32 %22 to i64
  %24 = add nsw i64 %21, %23
  store i64 %24, ptr %11, align 8, !tbaa !43
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %25 = load i64, ptr %11, align 8, !tbaa !43
  %26 = load i64, ptr %10, align 8, !tbaa !43
  %27 = srem i64 %25, %26
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %12, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  store i32 1732584193, ptr %13, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  store i32 -271733879, ptr %14, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  store i32 -1732584194, ptr %15, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  store i32 271733878, ptr %16, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  store i32 0, ptr %17, align 4, !tbaa !21
  br label %29

29:                                               ; preds = %73, %5
  %30 = load i32, ptr %17, align 4, !tbaa !21
  %31 = icmp slt i32 %30, 16
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  br label %76

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %34 = load i32, ptr %17, align 4, !tbaa !21
  %35 = icmp slt i32 %34, 8
  br i1 %35, label %36, label %45

36:                                               ; preds = %33
  %37 = load i32, ptr %14, align 4, !tbaa !21
  %38 = load i32, ptr %15, align 4, !tbaa !21
  %39 = and i32 %37, %38
  %40 = load i32, ptr %14, align 4, !tbaa !21
  %41 = xor i32 %40, -1
  %42 = load i32, ptr %16, align 4, !tbaa !21
  %43 = and i32 %41, %42
  %44 = or i32 %39, %43
  br label %51

45:                                               ; preds = %33
  %46 = load i32, ptr %14, align 4, !tbaa !21
  %47 = load i32, ptr %15, align 4, !tbaa !21
  %48 = xor i32 %46, %47
  %49 = load i32, ptr %16, align 4, !tbaa !21
  %50 = xor i32 %48, %49
  br label %51

51:                                               ; preds = %45, %36
  %52 = phi i32 [ %44, %36 ], [ %50, %45 ]
  store i32 %52, ptr %18, align 4, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %53 = load i32, ptr %16, align 4, !tbaa !21
  store i32 %53, ptr %19, align 4, !tbaa !21
  %54 = load i32, ptr %15, align 4, !tbaa !21
  store i32 %54, ptr %16, align 4, !tbaa !21
  %55 = load i32, ptr %14, align 4, !tbaa !21
  store i32 %55, ptr %15, align 4, !tbaa !21
  %56 = load i32, ptr %14, align 4, !tbaa !21
  %57 = load i32, ptr %13, align 4, !tbaa !21
  %58 = load i32, ptr %18, align 4, !tbaa !21
  %59 = add i32 %57, %58
  %60 = load i32, ptr %12, align 4, !tbaa !21
  %61 = add i32 %59, %60
  %62 = load i32, ptr %17, align 4, !tbaa !21
  %63 = add nsw i32 %62, 1
  %64 = mul i32 1518500249, %63
  %65 = add i32 %61, %64
  %66 = load i32, ptr %17, align 4, !tbaa !21
  %67 = mul nsw i32 %66, 5
  %68 = srem i32 %67, 27
  %69 = add nsw i32 %68, 3
  %70 = call noundef i32 @_ZL6rotateji(i32 noundef %65, i32 noundef %69) #9
  %71 = add i32 %56, %70
  store i32 %71, ptr %14, align 4, !tbaa !21
  %72 = load i32, ptr %19, align 4, !tbaa !21
  store i32 %72, ptr %13, align 4, !tbaa !21
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  br label %73

73:                                               ; preds = %51
  %74 = load i32, ptr %17, align 4, !tbaa !21
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %17, align 4, !tbaa !21
  br label %29, !llvm.loop !45

76:                                               ; preds = %32
  %77 = load i32, ptr %13, align 4, !tbaa !21
  %78 = load i32, ptr %14, align 4, !tbaa !21
  %79 = xor i32 %77, %78
  %80 = load i32, ptr %15, align 4, !tbaa !21
  %81 = xor i32 %79, %80
  %82 = load i32, ptr %16, align 4, !tbaa !21
  %83 = xor i32 %81, %82
  %84 = load ptr, ptr %9, align 8, !tbaa !15
  %85 = call noundef i32 @_ZL8global_xv() #9
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %84, i64 %86
  store i32 %83, ptr %87, align 4, !tbaa !21
  %88 = load i32, ptr %13, align 4, !tbaa !21
  %89 = load i32, ptr %14, align 4, !tbaa !21
  %90 = xor i32 %88, %89
  %91 = and i32 %90, 15
  %92 = load i32, ptr %7, align 4, !tbaa !21
  %93 = icmp eq i32 %91, %92
  br i1 %93, label %94, label %96

94:                                               ; preds = %76
  %95 = load ptr, ptr %8, align 8, !tbaa !15
  store i32 1, ptr %95, align 4, !tbaa !21
  br label %96

96:                                               ; preds = %94, %76
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 8, ptr %11) #8
  ret void
}

; Function Attrs: convergent mustprogress nounwind
define internal noundef i32 @_ZL6rotateji(i32 noundef %0, i32 noundef %1) #5 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !21
  store i32 %1, ptr %4, align 4, !tbaa !21
  %5 = load i32, ptr %3, align 4, !tbaa !21
  %6 = load i32, ptr %4, align 4, !tbaa !21
  %7 = shl i32 %5, %6
  %8 = load i32, ptr %3, align 4, !tbaa !21
  %9 = load i32, ptr %4, align 4, !tbaa !21
  %10 = sub nsw i32 32, %9
  %11 = lshr i32 %8, %10
  %12 = or i32 %7, %11
  ret i32 %12
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.lg2.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10}
!llvm.module.flags = !{!11, !12, !13}
!llvm.ident = !{!14}

!0 = !{ptr @triad, !"kernel", i32 1}
!1 = !{ptr @fft64, !"kernel", i32 1}
!2 = !{ptr @md, !"kernel", i32 1}
!3 = !{ptr @reduction, !"kernel", i32 1}
!4 = !{ptr @scan_block, !"kernel", i32 1}
!5 = !{ptr @radix_count, !"kernel", i32 1}
!6 = !{ptr @stencil2d, !"kernel", i32 1}
!7 = !{ptr @gemm, !"kernel", i32 1}
!8 = !{ptr @s3d_rates, !"kernel", i32 1}
!9 = !{ptr @spmv_ellpack, !"kernel", i32 1}
!10 = !{ptr @hash_search, !"kernel", i32 1}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"clang version 19"}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !17, i64 0}
!17 = !{!"omnipotent char", !18, i64 0}
!18 = !{!"Simple C++ TBAA"}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !17, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !17, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !24}
!26 = distinct !{!26, !24}
!27 = distinct !{!27, !24}
!28 = distinct !{!28, !24}
!29 = distinct !{!29, !24}
!30 = distinct !{!30, !24}
!31 = distinct !{!31, !24}
!32 = distinct !{!32, !24}
!33 = distinct !{!33, !24}
!34 = distinct !{!34, !24}
!35 = distinct !{!35, !24}
!36 = distinct !{!36, !24}
!37 = distinct !{!37, !24}
!38 = distinct !{!38, !24}
!39 = distinct !{!39, !24}
!40 = distinct !{!40, !24}
!41 = distinct !{!41, !24}
!42 = distinct !{!42, !24}
!43 = !{!44, !44, i64 0}
!44 = !{!"long", !17, i64 0}
!45 = distinct !{!45, !24}
