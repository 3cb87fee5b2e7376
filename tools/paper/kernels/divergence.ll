; made by: clang-19 -O2 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 divergence.cu -o -
source_filename = "divergence.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_grid_size = type { i8 }
%struct.vertex = type { float, float, float, float }

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN16optgo_block_size5readXEv = comdat any

$_ZN17optgo_block_index5readXEv = comdat any

$_ZN15optgo_grid_size5readXEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

$_ZN16optgo_block_size5readYEv = comdat any

@_ZZ7reduce0E1s = internal addrspace(3) global [128 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@_ZZ7reduce1E1s = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ7reduce2E1s = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ7reduce3E1s = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ7reduce4E1s = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ7reduce5E1s = internal addrspace(3) global [128 x i32] undef, align 4
@_ZZ7reduce6E1s = internal addrspace(3) global [128 x i32] undef, align 4
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1
@dynamic = external dso_local addrspace(3) global [0 x float], align 4
@_ZZ10matrix_mulE2as = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ10matrix_mulE2bs = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ11flow_jacobiE2su = internal addrspace(3) global [180 x float] undef, align 4
@_ZZ11flow_jacobiE2sv = internal addrspace(3) global [180 x float] undef, align 4
@_ZZ10mandelbrotE5block = internal addrspace(3) global i32 undef, align 4
@_ZZ9bfs_queueE5local = internal addrspace(3) global [512 x i32] undef, align 4
@_ZZ9bfs_queueE5count = internal addrspace(3) global i32 undef, align 4
@_ZZ9bfs_queueE4base = internal addrspace(3) global i32 undef, align 4
@_ZZ13bfs_one_blockE6queues = internal addrspace(3) global [2 x [256 x i32]] undef, align 4
@_ZZ13bfs_one_blockE5count = internal addrspace(3) global [2 x i32] undef, align 4
@_ZZ10bfs_blocksE3any = internal addrspace(3) global i32 undef, align 4
@_ZZ9heartwallE6window = internal addrspace(3) global [576 x float] undef, align 4
@_ZZ9heartwallE5templ = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ9heartwallE4corr = internal addrspace(3) global [289 x float] undef, align 4
@_ZZ9heartwallE4sums = internal addrspace(3) global [625 x float] undef, align 4
@_ZZ9heartwallE7squares = internal addrspace(3) global [625 x float] undef, align 4
@_ZZ9heartwallE4best = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ9heartwallE5place = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce0(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %10 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %10, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %11 = call noundef i32 @_ZL8global_xv() #9
  store i32 %11, ptr %8, align 4, !tbaa !35
  %12 = load i32, ptr %8, align 4, !tbaa !35
  %13 = load i32, ptr %6, align 4, !tbaa !35
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %3
  %16 = load ptr, ptr %4, align 8, !tbaa !31
  %17 = load i32, ptr %8, align 4, !tbaa !35
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !35
  br label %22

21:                                               ; preds = %3
  br label %22

22:                                               ; preds = %21, %15
  %23 = phi i32 [ %20, %15 ], [ 0, %21 ]
  %24 = load i32, ptr %7, align 4, !tbaa !35
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce0E1s to ptr), i64 0, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  store i32 1, ptr %9, align 4, !tbaa !35
  br label %27

27:                                               ; preds = %51, %22
  %28 = load i32, ptr %9, align 4, !tbaa !35
  %29 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %30 = icmp ult i32 %28, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  br label %54

32:                                               ; preds = %27
  %33 = load i32, ptr %7, align 4, !tbaa !35
  %34 = load i32, ptr %9, align 4, !tbaa !35
  %35 = mul nsw i32 2, %34
  %36 = srem i32 %33, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %50

38:                                               ; preds = %32
  %39 = load i32, ptr %7, align 4, !tbaa !35
  %40 = load i32, ptr %9, align 4, !tbaa !35
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce0E1s to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !35
  %45 = load i32, ptr %7, align 4, !tbaa !35
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce0E1s to ptr), i64 0, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !35
  %49 = add nsw i32 %48, %44
  store i32 %49, ptr %47, align 4, !tbaa !35
  br label %50

50:                                               ; preds = %38, %32
  call void @llvm.nvvm.barrier0()
  br label %51

51:                                               ; preds = %50
  %52 = load i32, ptr %9, align 4, !tbaa !35
  %53 = mul nsw i32 %52, 2
  store i32 %53, ptr %9, align 4, !tbaa !35
  br label %27, !llvm.loop !37

54:                                               ; preds = %31
  %55 = load i32, ptr %7, align 4, !tbaa !35
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %63

57:                                               ; preds = %54
  %58 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce0E1s to ptr), align 4, !tbaa !35
  %59 = load ptr, ptr %5, align 8, !tbaa !31
  %60 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  store i32 %58, ptr %62, align 4, !tbaa !35
  br label %63

63:                                               ; preds = %57, %54
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL8global_xv() #2 {
  %1 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %2 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %3 = mul i32 %1, %2
  %4 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %5 = add i32 %3, %4
  ret i32 %5
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce1(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %11 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %11, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %12 = call noundef i32 @_ZL8global_xv() #9
  store i32 %12, ptr %8, align 4, !tbaa !35
  %13 = load i32, ptr %8, align 4, !tbaa !35
  %14 = load i32, ptr %6, align 4, !tbaa !35
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %3
  %17 = load ptr, ptr %4, align 8, !tbaa !31
  %18 = load i32, ptr %8, align 4, !tbaa !35
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !35
  br label %23

22:                                               ; preds = %3
  br label %23

23:                                               ; preds = %22, %16
  %24 = phi i32 [ %21, %16 ], [ 0, %22 ]
  %25 = load i32, ptr %7, align 4, !tbaa !35
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce1E1s to ptr), i64 0, i64 %26
  store i32 %24, ptr %27, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  store i32 1, ptr %9, align 4, !tbaa !35
  br label %28

28:                                               ; preds = %54, %23
  %29 = load i32, ptr %9, align 4, !tbaa !35
  %30 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %31 = icmp ult i32 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  br label %57

33:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %34 = load i32, ptr %9, align 4, !tbaa !35
  %35 = mul nsw i32 2, %34
  %36 = load i32, ptr %7, align 4, !tbaa !35
  %37 = mul nsw i32 %35, %36
  store i32 %37, ptr %10, align 4, !tbaa !35
  %38 = load i32, ptr %10, align 4, !tbaa !35
  %39 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %40 = icmp ult i32 %38, %39
  br i1 %40, label %41, label %53

41:                                               ; preds = %33
  %42 = load i32, ptr %10, align 4, !tbaa !35
  %43 = load i32, ptr %9, align 4, !tbaa !35
  %44 = add nsw i32 %42, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce1E1s to ptr), i64 0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !35
  %48 = load i32, ptr %10, align 4, !tbaa !35
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce1E1s to ptr), i64 0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !35
  %52 = add nsw i32 %51, %47
  store i32 %52, ptr %50, align 4, !tbaa !35
  br label %53

53:                                               ; preds = %41, %33
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %54

54:                                               ; preds = %53
  %55 = load i32, ptr %9, align 4, !tbaa !35
  %56 = mul nsw i32 %55, 2
  store i32 %56, ptr %9, align 4, !tbaa !35
  br label %28, !llvm.loop !39

57:                                               ; preds = %32
  %58 = load i32, ptr %7, align 4, !tbaa !35
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %66

60:                                               ; preds = %57
  %61 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce1E1s to ptr), align 4, !tbaa !35
  %62 = load ptr, ptr %5, align 8, !tbaa !31
  %63 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %62, i64 %64
  store i32 %61, ptr %65, align 4, !tbaa !35
  br label %66

66:                                               ; preds = %60, %57
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce2(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %10 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %10, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %11 = call noundef i32 @_ZL8global_xv() #9
  store i32 %11, ptr %8, align 4, !tbaa !35
  %12 = load i32, ptr %8, align 4, !tbaa !35
  %13 = load i32, ptr %6, align 4, !tbaa !35
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %3
  %16 = load ptr, ptr %4, align 8, !tbaa !31
  %17 = load i32, ptr %8, align 4, !tbaa !35
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !35
  br label %22

21:                                               ; preds = %3
  br label %22

22:                                               ; preds = %21, %15
  %23 = phi i32 [ %20, %15 ], [ 0, %21 ]
  %24 = load i32, ptr %7, align 4, !tbaa !35
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce2E1s to ptr), i64 0, i64 %25
  store i32 %23, ptr %26, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %27 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %28 = udiv i32 %27, 2
  store i32 %28, ptr %9, align 4, !tbaa !35
  br label %29

29:                                               ; preds = %50, %22
  %30 = load i32, ptr %9, align 4, !tbaa !35
  %31 = icmp sgt i32 %30, 0
  br i1 %31, label %33, label %32

32:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  br label %53

33:                                               ; preds = %29
  %34 = load i32, ptr %7, align 4, !tbaa !35
  %35 = load i32, ptr %9, align 4, !tbaa !35
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %37, label %49

37:                                               ; preds = %33
  %38 = load i32, ptr %7, align 4, !tbaa !35
  %39 = load i32, ptr %9, align 4, !tbaa !35
  %40 = add nsw i32 %38, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce2E1s to ptr), i64 0, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !35
  %44 = load i32, ptr %7, align 4, !tbaa !35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce2E1s to ptr), i64 0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !35
  %48 = add nsw i32 %47, %43
  store i32 %48, ptr %46, align 4, !tbaa !35
  br label %49

49:                                               ; preds = %37, %33
  call void @llvm.nvvm.barrier0()
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %9, align 4, !tbaa !35
  %52 = ashr i32 %51, 1
  store i32 %52, ptr %9, align 4, !tbaa !35
  br label %29, !llvm.loop !40

53:                                               ; preds = %32
  %54 = load i32, ptr %7, align 4, !tbaa !35
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %62

56:                                               ; preds = %53
  %57 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce2E1s to ptr), align 4, !tbaa !35
  %58 = load ptr, ptr %5, align 8, !tbaa !31
  %59 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %58, i64 %60
  store i32 %57, ptr %61, align 4, !tbaa !35
  br label %62

62:                                               ; preds = %56, %53
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce3(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %11 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %11, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %13 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %14 = mul i32 %13, 2
  %15 = mul i32 %12, %14
  %16 = load i32, ptr %7, align 4, !tbaa !35
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %18 = load i32, ptr %8, align 4, !tbaa !35
  %19 = load i32, ptr %6, align 4, !tbaa !35
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8, !tbaa !31
  %23 = load i32, ptr %8, align 4, !tbaa !35
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !35
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi i32 [ %26, %21 ], [ 0, %27 ]
  store i32 %29, ptr %9, align 4, !tbaa !35
  %30 = load i32, ptr %8, align 4, !tbaa !35
  %31 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %32 = add i32 %30, %31
  %33 = load i32, ptr %6, align 4, !tbaa !35
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %45

35:                                               ; preds = %28
  %36 = load ptr, ptr %4, align 8, !tbaa !31
  %37 = load i32, ptr %8, align 4, !tbaa !35
  %38 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %36, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !35
  %43 = load i32, ptr %9, align 4, !tbaa !35
  %44 = add nsw i32 %43, %42
  store i32 %44, ptr %9, align 4, !tbaa !35
  br label %45

45:                                               ; preds = %35, %28
  %46 = load i32, ptr %9, align 4, !tbaa !35
  %47 = load i32, ptr %7, align 4, !tbaa !35
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce3E1s to ptr), i64 0, i64 %48
  store i32 %46, ptr %49, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %50 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %51 = udiv i32 %50, 2
  store i32 %51, ptr %10, align 4, !tbaa !35
  br label %52

52:                                               ; preds = %73, %45
  %53 = load i32, ptr %10, align 4, !tbaa !35
  %54 = icmp sgt i32 %53, 0
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %76

56:                                               ; preds = %52
  %57 = load i32, ptr %7, align 4, !tbaa !35
  %58 = load i32, ptr %10, align 4, !tbaa !35
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %72

60:                                               ; preds = %56
  %61 = load i32, ptr %9, align 4, !tbaa !35
  %62 = load i32, ptr %7, align 4, !tbaa !35
  %63 = load i32, ptr %10, align 4, !tbaa !35
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce3E1s to ptr), i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !35
  %68 = add nsw i32 %61, %67
  store i32 %68, ptr %9, align 4, !tbaa !35
  %69 = load i32, ptr %7, align 4, !tbaa !35
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce3E1s to ptr), i64 0, i64 %70
  store i32 %68, ptr %71, align 4, !tbaa !35
  br label %72

72:                                               ; preds = %60, %56
  call void @llvm.nvvm.barrier0()
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %10, align 4, !tbaa !35
  %75 = ashr i32 %74, 1
  store i32 %75, ptr %10, align 4, !tbaa !35
  br label %52, !llvm.loop !41

76:                                               ; preds = %55
  %77 = load i32, ptr %7, align 4, !tbaa !35
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %85

79:                                               ; preds = %76
  %80 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce3E1s to ptr), align 4, !tbaa !35
  %81 = load ptr, ptr %5, align 8, !tbaa !31
  %82 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  store i32 %80, ptr %84, align 4, !tbaa !35
  br label %85

85:                                               ; preds = %79, %76
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce4(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %11 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %11, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %12 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %13 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %14 = mul i32 %13, 2
  %15 = mul i32 %12, %14
  %16 = load i32, ptr %7, align 4, !tbaa !35
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %18 = load i32, ptr %8, align 4, !tbaa !35
  %19 = load i32, ptr %6, align 4, !tbaa !35
  %20 = icmp slt i32 %18, %19
  br i1 %20, label %21, label %27

21:                                               ; preds = %3
  %22 = load ptr, ptr %4, align 8, !tbaa !31
  %23 = load i32, ptr %8, align 4, !tbaa !35
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !35
  br label %28

27:                                               ; preds = %3
  br label %28

28:                                               ; preds = %27, %21
  %29 = phi i32 [ %26, %21 ], [ 0, %27 ]
  store i32 %29, ptr %9, align 4, !tbaa !35
  %30 = load i32, ptr %8, align 4, !tbaa !35
  %31 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %32 = add i32 %30, %31
  %33 = load i32, ptr %6, align 4, !tbaa !35
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %35, label %45

35:                                               ; preds = %28
  %36 = load ptr, ptr %4, align 8, !tbaa !31
  %37 = load i32, ptr %8, align 4, !tbaa !35
  %38 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %39 = add i32 %37, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %36, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !35
  %43 = load i32, ptr %9, align 4, !tbaa !35
  %44 = add nsw i32 %43, %42
  store i32 %44, ptr %9, align 4, !tbaa !35
  br label %45

45:                                               ; preds = %35, %28
  %46 = load i32, ptr %9, align 4, !tbaa !35
  %47 = load i32, ptr %7, align 4, !tbaa !35
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce4E1s to ptr), i64 0, i64 %48
  store i32 %46, ptr %49, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %50 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %51 = udiv i32 %50, 2
  store i32 %51, ptr %10, align 4, !tbaa !35
  br label %52

52:                                               ; preds = %73, %45
  %53 = load i32, ptr %10, align 4, !tbaa !35
  %54 = icmp sgt i32 %53, 32
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %76

56:                                               ; preds = %52
  %57 = load i32, ptr %7, align 4, !tbaa !35
  %58 = load i32, ptr %10, align 4, !tbaa !35
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %72

60:                                               ; preds = %56
  %61 = load i32, ptr %9, align 4, !tbaa !35
  %62 = load i32, ptr %7, align 4, !tbaa !35
  %63 = load i32, ptr %10, align 4, !tbaa !35
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce4E1s to ptr), i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !35
  %68 = add nsw i32 %61, %67
  store i32 %68, ptr %9, align 4, !tbaa !35
  %69 = load i32, ptr %7, align 4, !tbaa !35
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce4E1s to ptr), i64 0, i64 %70
  store i32 %68, ptr %71, align 4, !tbaa !35
  br label %72

72:                                               ; preds = %60, %56
  call void @llvm.nvvm.barrier0()
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %10, align 4, !tbaa !35
  %75 = ashr i32 %74, 1
  store i32 %75, ptr %10, align 4, !tbaa !35
  br label %52, !llvm.loop !42

76:                                               ; preds = %55
  %77 = load i32, ptr %7, align 4, !tbaa !35
  %78 = icmp slt i32 %77, 32
  br i1 %78, label %79, label %81

79:                                               ; preds = %76
  %80 = load i32, ptr %7, align 4, !tbaa !35
  call void @_ZL9last_warpPVii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7reduce4E1s to ptr), i32 noundef %80) #9
  br label %81

81:                                               ; preds = %79, %76
  %82 = load i32, ptr %7, align 4, !tbaa !35
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %90

84:                                               ; preds = %81
  %85 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce4E1s to ptr), align 4, !tbaa !35
  %86 = load ptr, ptr %5, align 8, !tbaa !31
  %87 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %86, i64 %88
  store i32 %85, ptr %89, align 4, !tbaa !35
  br label %90

90:                                               ; preds = %84, %81
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal void @_ZL9last_warpPVii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !31
  store i32 %1, ptr %4, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %5) #8
  %7 = load ptr, ptr %3, align 8, !tbaa !31
  %8 = load i32, ptr %4, align 4, !tbaa !35
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %7, i64 %9
  %11 = load volatile i32, ptr %10, align 4, !tbaa !35
  store i32 %11, ptr %5, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %6) #8
  store i32 32, ptr %6, align 4, !tbaa !35
  br label %12

12:                                               ; preds = %36, %2
  %13 = load i32, ptr %6, align 4, !tbaa !35
  %14 = icmp sgt i32 %13, 0
  br i1 %14, label %16, label %15

15:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(i64 4, ptr %6) #8
  br label %39

16:                                               ; preds = %12
  %17 = load i32, ptr %4, align 4, !tbaa !35
  %18 = load i32, ptr %6, align 4, !tbaa !35
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %20, label %30

20:                                               ; preds = %16
  %21 = load ptr, ptr %3, align 8, !tbaa !31
  %22 = load i32, ptr %4, align 4, !tbaa !35
  %23 = load i32, ptr %6, align 4, !tbaa !35
  %24 = add nsw i32 %22, %23
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %21, i64 %25
  %27 = load volatile i32, ptr %26, align 4, !tbaa !35
  %28 = load i32, ptr %5, align 4, !tbaa !35
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %5, align 4, !tbaa !35
  br label %30

30:                                               ; preds = %20, %16
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %31 = load i32, ptr %5, align 4, !tbaa !35
  %32 = load ptr, ptr %3, align 8, !tbaa !31
  %33 = load i32, ptr %4, align 4, !tbaa !35
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %32, i64 %34
  store volatile i32 %31, ptr %35, align 4, !tbaa !35
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %36

36:                                               ; preds = %30
  %37 = load i32, ptr %6, align 4, !tbaa !35
  %38 = ashr i32 %37, 1
  store i32 %38, ptr %6, align 4, !tbaa !35
  br label %12, !llvm.loop !43

39:                                               ; preds = %15
  call void @llvm.lifetime.end.p0(i64 4, ptr %5) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce5(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store i32 %2, ptr %6, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %10 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %10, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %11 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %12 = mul i32 %11, 256
  %13 = load i32, ptr %7, align 4, !tbaa !35
  %14 = add i32 %12, %13
  store i32 %14, ptr %8, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %15 = load i32, ptr %8, align 4, !tbaa !35
  %16 = load i32, ptr %6, align 4, !tbaa !35
  %17 = icmp slt i32 %15, %16
  br i1 %17, label %18, label %24

18:                                               ; preds = %3
  %19 = load ptr, ptr %4, align 8, !tbaa !31
  %20 = load i32, ptr %8, align 4, !tbaa !35
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %19, i64 %21
  %23 = load i32, ptr %22, align 4, !tbaa !35
  br label %25

24:                                               ; preds = %3
  br label %25

25:                                               ; preds = %24, %18
  %26 = phi i32 [ %23, %18 ], [ 0, %24 ]
  store i32 %26, ptr %9, align 4, !tbaa !35
  %27 = load i32, ptr %8, align 4, !tbaa !35
  %28 = add nsw i32 %27, 128
  %29 = load i32, ptr %6, align 4, !tbaa !35
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %40

31:                                               ; preds = %25
  %32 = load ptr, ptr %4, align 8, !tbaa !31
  %33 = load i32, ptr %8, align 4, !tbaa !35
  %34 = add nsw i32 %33, 128
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %32, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !35
  %38 = load i32, ptr %9, align 4, !tbaa !35
  %39 = add nsw i32 %38, %37
  store i32 %39, ptr %9, align 4, !tbaa !35
  br label %40

40:                                               ; preds = %31, %25
  %41 = load i32, ptr %9, align 4, !tbaa !35
  %42 = load i32, ptr %7, align 4, !tbaa !35
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce5E1s to ptr), i64 0, i64 %43
  store i32 %41, ptr %44, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  %45 = load i32, ptr %7, align 4, !tbaa !35
  %46 = icmp slt i32 %45, 64
  br i1 %46, label %47, label %58

47:                                               ; preds = %40
  %48 = load i32, ptr %9, align 4, !tbaa !35
  %49 = load i32, ptr %7, align 4, !tbaa !35
  %50 = add nsw i32 %49, 64
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce5E1s to ptr), i64 0, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !35
  %54 = add nsw i32 %48, %53
  store i32 %54, ptr %9, align 4, !tbaa !35
  %55 = load i32, ptr %7, align 4, !tbaa !35
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce5E1s to ptr), i64 0, i64 %56
  store i32 %54, ptr %57, align 4, !tbaa !35
  br label %58

58:                                               ; preds = %47, %40
  call void @llvm.nvvm.barrier0()
  %59 = load i32, ptr %7, align 4, !tbaa !35
  %60 = icmp slt i32 %59, 32
  br i1 %60, label %61, label %63

61:                                               ; preds = %58
  %62 = load i32, ptr %7, align 4, !tbaa !35
  call void @_ZL9last_warpPVii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7reduce5E1s to ptr), i32 noundef %62) #9
  br label %63

63:                                               ; preds = %61, %58
  %64 = load i32, ptr %7, align 4, !tbaa !35
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %72

66:                                               ; preds = %63
  %67 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce5E1s to ptr), align 4, !tbaa !35
  %68 = load ptr, ptr %5, align 8, !tbaa !31
  %69 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr %68, i64 %70
  store i32 %67, ptr %71, align 4, !tbaa !35
  br label %72

72:                                               ; preds = %66, %63
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @reduce6(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !31
  store ptr %1, ptr %6, align 8, !tbaa !31
  store i32 %2, ptr %7, align 4, !tbaa !35
  store i32 %3, ptr %8, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %13 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %13, ptr %9, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %14 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %15 = mul i32 256, %14
  store i32 %15, ptr %10, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  store i32 0, ptr %11, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %16 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %17 = mul i32 %16, 256
  %18 = load i32, ptr %9, align 4, !tbaa !35
  %19 = add i32 %17, %18
  store i32 %19, ptr %12, align 4, !tbaa !35
  br label %20

20:                                               ; preds = %50, %4
  %21 = load i32, ptr %12, align 4, !tbaa !35
  %22 = load i32, ptr %7, align 4, !tbaa !35
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  br label %54

25:                                               ; preds = %20
  %26 = load ptr, ptr %5, align 8, !tbaa !31
  %27 = load i32, ptr %12, align 4, !tbaa !35
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !35
  %31 = load i32, ptr %11, align 4, !tbaa !35
  %32 = add nsw i32 %31, %30
  store i32 %32, ptr %11, align 4, !tbaa !35
  %33 = load i32, ptr %8, align 4, !tbaa !35
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %40, label %35

35:                                               ; preds = %25
  %36 = load i32, ptr %12, align 4, !tbaa !35
  %37 = add nsw i32 %36, 128
  %38 = load i32, ptr %7, align 4, !tbaa !35
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %49

40:                                               ; preds = %35, %25
  %41 = load ptr, ptr %5, align 8, !tbaa !31
  %42 = load i32, ptr %12, align 4, !tbaa !35
  %43 = add nsw i32 %42, 128
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %41, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !35
  %47 = load i32, ptr %11, align 4, !tbaa !35
  %48 = add nsw i32 %47, %46
  store i32 %48, ptr %11, align 4, !tbaa !35
  br label %49

49:                                               ; preds = %40, %35
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %10, align 4, !tbaa !35
  %52 = load i32, ptr %12, align 4, !tbaa !35
  %53 = add nsw i32 %52, %51
  store i32 %53, ptr %12, align 4, !tbaa !35
  br label %20, !llvm.loop !45

54:                                               ; preds = %24
  %55 = load i32, ptr %11, align 4, !tbaa !35
  %56 = load i32, ptr %9, align 4, !tbaa !35
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce6E1s to ptr), i64 0, i64 %57
  store i32 %55, ptr %58, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  %59 = load i32, ptr %9, align 4, !tbaa !35
  %60 = icmp slt i32 %59, 64
  br i1 %60, label %61, label %72

61:                                               ; preds = %54
  %62 = load i32, ptr %11, align 4, !tbaa !35
  %63 = load i32, ptr %9, align 4, !tbaa !35
  %64 = add nsw i32 %63, 64
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce6E1s to ptr), i64 0, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !35
  %68 = add nsw i32 %62, %67
  store i32 %68, ptr %11, align 4, !tbaa !35
  %69 = load i32, ptr %9, align 4, !tbaa !35
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce6E1s to ptr), i64 0, i64 %70
  store i32 %68, ptr %71, align 4, !tbaa !35
  br label %72

72:                                               ; preds = %61, %54
  call void @llvm.nvvm.barrier0()
  %73 = load i32, ptr %9, align 4, !tbaa !35
  %74 = icmp slt i32 %73, 32
  br i1 %74, label %75, label %77

75:                                               ; preds = %72
  %76 = load i32, ptr %9, align 4, !tbaa !35
  call void @_ZL9last_warpPVii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ7reduce6E1s to ptr), i32 noundef %76) #9
  br label %77

77:                                               ; preds = %75, %72
  %78 = load i32, ptr %9, align 4, !tbaa !35
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %86

80:                                               ; preds = %77
  %81 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7reduce6E1s to ptr), align 4, !tbaa !35
  %82 = load ptr, ptr %6, align 8, !tbaa !31
  %83 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %82, i64 %84
  store i32 %81, ptr %85, align 4, !tbaa !35
  br label %86

86:                                               ; preds = %80, %77
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN15optgo_grid_size5readXEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @clock_reduction(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %4, align 8, !tbaa !31
  store ptr %1, ptr %5, align 8, !tbaa !31
  store ptr %2, ptr %6, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %7) #8
  %12 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %12, ptr %7, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %8) #8
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  store i32 %13, ptr %8, align 4, !tbaa !35
  %14 = load ptr, ptr %4, align 8, !tbaa !31
  %15 = load i32, ptr %7, align 4, !tbaa !35
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %14, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !46
  %19 = load i32, ptr %7, align 4, !tbaa !35
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %20
  store float %18, ptr %21, align 4, !tbaa !46
  %22 = load ptr, ptr %4, align 8, !tbaa !31
  %23 = load i32, ptr %7, align 4, !tbaa !35
  %24 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %25 = add i32 %23, %24
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr %22, i64 %26
  %28 = load float, ptr %27, align 4, !tbaa !46
  %29 = load i32, ptr %7, align 4, !tbaa !35
  %30 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %31 = add i32 %29, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %32
  store float %28, ptr %33, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %34 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  store i32 %34, ptr %9, align 4, !tbaa !35
  br label %35

35:                                               ; preds = %64, %3
  %36 = load i32, ptr %9, align 4, !tbaa !35
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %39, label %38

38:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  br label %67

39:                                               ; preds = %35
  call void @llvm.nvvm.barrier0()
  %40 = load i32, ptr %7, align 4, !tbaa !35
  %41 = load i32, ptr %9, align 4, !tbaa !35
  %42 = icmp slt i32 %40, %41
  br i1 %42, label %43, label %63

43:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %44 = load i32, ptr %7, align 4, !tbaa !35
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !46
  store float %47, ptr %10, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %48 = load i32, ptr %7, align 4, !tbaa !35
  %49 = load i32, ptr %9, align 4, !tbaa !35
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !46
  store float %53, ptr %11, align 4, !tbaa !46
  %54 = load float, ptr %11, align 4, !tbaa !46
  %55 = load float, ptr %10, align 4, !tbaa !46
  %56 = fcmp olt float %54, %55
  br i1 %56, label %57, label %62

57:                                               ; preds = %43
  %58 = load float, ptr %11, align 4, !tbaa !46
  %59 = load i32, ptr %7, align 4, !tbaa !35
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [0 x float], ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), i64 0, i64 %60
  store float %58, ptr %61, align 4, !tbaa !46
  br label %62

62:                                               ; preds = %57, %43
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %63

63:                                               ; preds = %62, %39
  br label %64

64:                                               ; preds = %63
  %65 = load i32, ptr %9, align 4, !tbaa !35
  %66 = sdiv i32 %65, 2
  store i32 %66, ptr %9, align 4, !tbaa !35
  br label %35, !llvm.loop !48

67:                                               ; preds = %38
  %68 = load i32, ptr %7, align 4, !tbaa !35
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %76

70:                                               ; preds = %67
  %71 = load float, ptr addrspacecast (ptr addrspace(3) @dynamic to ptr), align 4, !tbaa !46
  %72 = load ptr, ptr %5, align 8, !tbaa !31
  %73 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %72, i64 %74
  store float %71, ptr %75, align 4, !tbaa !46
  br label %76

76:                                               ; preds = %70, %67
  call void @llvm.nvvm.barrier0()
  %77 = load i32, ptr %7, align 4, !tbaa !35
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %89

79:                                               ; preds = %76
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  %81 = load i32, ptr %8, align 4, !tbaa !35
  %82 = sub i32 %80, %81
  %83 = icmp ne i32 %82, 0
  %84 = zext i1 %83 to i32
  %85 = load ptr, ptr %6, align 8, !tbaa !31
  %86 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %85, i64 %87
  store i32 %84, ptr %88, align 4, !tbaa !35
  br label %89

89:                                               ; preds = %79, %76
  call void @llvm.lifetime.end.p0(i64 4, ptr %8) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %7) #8
  ret void
}

; Function Attrs: nocallback nounwind memory(inaccessiblemem: readwrite)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.clock() #4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matrix_mul(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !31
  store ptr %1, ptr %7, align 8, !tbaa !31
  store ptr %2, ptr %8, align 8, !tbaa !31
  store i32 %3, ptr %9, align 4, !tbaa !35
  store i32 %4, ptr %10, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %22 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  store i32 %22, ptr %11, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %23 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  store i32 %23, ptr %12, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %24 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %24, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %25 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %25, ptr %14, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %26 = load i32, ptr %9, align 4, !tbaa !35
  %27 = mul nsw i32 %26, 16
  %28 = load i32, ptr %12, align 4, !tbaa !35
  %29 = mul nsw i32 %27, %28
  store i32 %29, ptr %15, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %30 = load i32, ptr %15, align 4, !tbaa !35
  %31 = load i32, ptr %9, align 4, !tbaa !35
  %32 = add nsw i32 %30, %31
  %33 = sub nsw i32 %32, 1
  store i32 %33, ptr %16, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  store float 0.000000e+00, ptr %17, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %34 = load i32, ptr %15, align 4, !tbaa !35
  store i32 %34, ptr %18, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %35 = load i32, ptr %11, align 4, !tbaa !35
  %36 = mul nsw i32 16, %35
  store i32 %36, ptr %19, align 4, !tbaa !35
  br label %37

37:                                               ; preds = %103, %5
  %38 = load i32, ptr %18, align 4, !tbaa !35
  %39 = load i32, ptr %16, align 4, !tbaa !35
  %40 = icmp sle i32 %38, %39
  br i1 %40, label %42, label %41

41:                                               ; preds = %37
  store i32 2, ptr %20, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  br label %110

42:                                               ; preds = %37
  %43 = load ptr, ptr %7, align 8, !tbaa !31
  %44 = load i32, ptr %18, align 4, !tbaa !35
  %45 = load i32, ptr %9, align 4, !tbaa !35
  %46 = load i32, ptr %14, align 4, !tbaa !35
  %47 = mul nsw i32 %45, %46
  %48 = add nsw i32 %44, %47
  %49 = load i32, ptr %13, align 4, !tbaa !35
  %50 = add nsw i32 %48, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %43, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !46
  %54 = load i32, ptr %14, align 4, !tbaa !35
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10matrix_mulE2as to ptr), i64 0, i64 %55
  %57 = load i32, ptr %13, align 4, !tbaa !35
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [16 x float], ptr %56, i64 0, i64 %58
  store float %53, ptr %59, align 4, !tbaa !46
  %60 = load ptr, ptr %8, align 8, !tbaa !31
  %61 = load i32, ptr %19, align 4, !tbaa !35
  %62 = load i32, ptr %10, align 4, !tbaa !35
  %63 = load i32, ptr %14, align 4, !tbaa !35
  %64 = mul nsw i32 %62, %63
  %65 = add nsw i32 %61, %64
  %66 = load i32, ptr %13, align 4, !tbaa !35
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %60, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !46
  %71 = load i32, ptr %14, align 4, !tbaa !35
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10matrix_mulE2bs to ptr), i64 0, i64 %72
  %74 = load i32, ptr %13, align 4, !tbaa !35
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [16 x float], ptr %73, i64 0, i64 %75
  store float %70, ptr %76, align 4, !tbaa !46
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  store i32 0, ptr %21, align 4, !tbaa !35
  br label %77

77:                                               ; preds = %99, %42
  %78 = load i32, ptr %21, align 4, !tbaa !35
  %79 = icmp slt i32 %78, 16
  br i1 %79, label %81, label %80

80:                                               ; preds = %77
  store i32 5, ptr %20, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  br label %102

81:                                               ; preds = %77
  %82 = load i32, ptr %14, align 4, !tbaa !35
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10matrix_mulE2as to ptr), i64 0, i64 %83
  %85 = load i32, ptr %21, align 4, !tbaa !35
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x float], ptr %84, i64 0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !46
  %89 = load i32, ptr %21, align 4, !tbaa !35
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ10matrix_mulE2bs to ptr), i64 0, i64 %90
  %92 = load i32, ptr %13, align 4, !tbaa !35
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [16 x float], ptr %91, i64 0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !46
  %96 = fmul float %88, %95
  %97 = load float, ptr %17, align 4, !tbaa !46
  %98 = fadd float %97, %96
  store float %98, ptr %17, align 4, !tbaa !46
  br label %99

99:                                               ; preds = %81
  %100 = load i32, ptr %21, align 4, !tbaa !35
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %21, align 4, !tbaa !35
  br label %77, !llvm.loop !49

102:                                              ; preds = %80
  call void @llvm.nvvm.barrier0()
  br label %103

103:                                              ; preds = %102
  %104 = load i32, ptr %18, align 4, !tbaa !35
  %105 = add nsw i32 %104, 16
  store i32 %105, ptr %18, align 4, !tbaa !35
  %106 = load i32, ptr %10, align 4, !tbaa !35
  %107 = mul nsw i32 16, %106
  %108 = load i32, ptr %19, align 4, !tbaa !35
  %109 = add nsw i32 %108, %107
  store i32 %109, ptr %19, align 4, !tbaa !35
  br label %37, !llvm.loop !50

110:                                              ; preds = %41
  %111 = load float, ptr %17, align 4, !tbaa !46
  %112 = load ptr, ptr %6, align 8, !tbaa !31
  %113 = load i32, ptr %10, align 4, !tbaa !35
  %114 = mul nsw i32 %113, 16
  %115 = load i32, ptr %12, align 4, !tbaa !35
  %116 = mul nsw i32 %114, %115
  %117 = load i32, ptr %11, align 4, !tbaa !35
  %118 = mul nsw i32 16, %117
  %119 = add nsw i32 %116, %118
  %120 = load i32, ptr %10, align 4, !tbaa !35
  %121 = load i32, ptr %14, align 4, !tbaa !35
  %122 = mul nsw i32 %120, %121
  %123 = add nsw i32 %119, %122
  %124 = load i32, ptr %13, align 4, !tbaa !35
  %125 = add nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %112, i64 %126
  store float %111, ptr %127, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %1
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @kmeans_invert(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8, !tbaa !31
  store ptr %1, ptr %6, align 8, !tbaa !31
  store i32 %2, ptr %7, align 4, !tbaa !35
  store i32 %3, ptr %8, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %11 = call noundef i32 @_ZL8global_xv() #9
  store i32 %11, ptr %9, align 4, !tbaa !35
  %12 = load i32, ptr %9, align 4, !tbaa !35
  %13 = load i32, ptr %7, align 4, !tbaa !35
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %43

15:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  store i32 0, ptr %10, align 4, !tbaa !35
  br label %16

16:                                               ; preds = %39, %15
  %17 = load i32, ptr %10, align 4, !tbaa !35
  %18 = load i32, ptr %8, align 4, !tbaa !35
  %19 = icmp slt i32 %17, %18
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  br label %42

21:                                               ; preds = %16
  %22 = load ptr, ptr %5, align 8, !tbaa !31
  %23 = load i32, ptr %9, align 4, !tbaa !35
  %24 = load i32, ptr %8, align 4, !tbaa !35
  %25 = mul nsw i32 %23, %24
  %26 = load i32, ptr %10, align 4, !tbaa !35
  %27 = add nsw i32 %25, %26
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %22, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !46
  %31 = load ptr, ptr %6, align 8, !tbaa !31
  %32 = load i32, ptr %7, align 4, !tbaa !35
  %33 = load i32, ptr %10, align 4, !tbaa !35
  %34 = mul nsw i32 %32, %33
  %35 = load i32, ptr %9, align 4, !tbaa !35
  %36 = add nsw i32 %34, %35
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %31, i64 %37
  store float %30, ptr %38, align 4, !tbaa !46
  br label %39

39:                                               ; preds = %21
  %40 = load i32, ptr %10, align 4, !tbaa !35
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %10, align 4, !tbaa !35
  br label %16, !llvm.loop !51

42:                                               ; preds = %20
  br label %43

43:                                               ; preds = %42, %4
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @cfd_step_factor(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store i32 %0, ptr %5, align 4, !tbaa !35
  store ptr %1, ptr %6, align 8, !tbaa !31
  store ptr %2, ptr %7, align 8, !tbaa !31
  store ptr %3, ptr %8, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %21 = call noundef i32 @_ZL8global_xv() #9
  store i32 %21, ptr %9, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %22 = load ptr, ptr %6, align 8, !tbaa !31
  %23 = load i32, ptr %9, align 4, !tbaa !35
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !46
  store float %26, ptr %10, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %27 = load ptr, ptr %6, align 8, !tbaa !31
  %28 = load i32, ptr %9, align 4, !tbaa !35
  %29 = load i32, ptr %5, align 4, !tbaa !35
  %30 = add nsw i32 %28, %29
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %27, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !46
  store float %33, ptr %11, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %34 = load ptr, ptr %6, align 8, !tbaa !31
  %35 = load i32, ptr %9, align 4, !tbaa !35
  %36 = load i32, ptr %5, align 4, !tbaa !35
  %37 = mul nsw i32 2, %36
  %38 = add nsw i32 %35, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %34, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !46
  store float %41, ptr %12, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %42 = load ptr, ptr %6, align 8, !tbaa !31
  %43 = load i32, ptr %9, align 4, !tbaa !35
  %44 = load i32, ptr %5, align 4, !tbaa !35
  %45 = mul nsw i32 3, %44
  %46 = add nsw i32 %43, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !46
  store float %49, ptr %13, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %50 = load ptr, ptr %6, align 8, !tbaa !31
  %51 = load i32, ptr %9, align 4, !tbaa !35
  %52 = load i32, ptr %5, align 4, !tbaa !35
  %53 = mul nsw i32 4, %52
  %54 = add nsw i32 %51, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %50, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !46
  store float %57, ptr %14, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %58 = load float, ptr %11, align 4, !tbaa !46
  %59 = load float, ptr %10, align 4, !tbaa !46
  %60 = fdiv float %58, %59
  store float %60, ptr %15, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %61 = load float, ptr %12, align 4, !tbaa !46
  %62 = load float, ptr %10, align 4, !tbaa !46
  %63 = fdiv float %61, %62
  store float %63, ptr %16, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %64 = load float, ptr %13, align 4, !tbaa !46
  %65 = load float, ptr %10, align 4, !tbaa !46
  %66 = fdiv float %64, %65
  store float %66, ptr %17, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %67 = load float, ptr %15, align 4, !tbaa !46
  %68 = load float, ptr %15, align 4, !tbaa !46
  %69 = fmul float %67, %68
  %70 = load float, ptr %16, align 4, !tbaa !46
  %71 = load float, ptr %16, align 4, !tbaa !46
  %72 = fmul float %70, %71
  %73 = fadd float %69, %72
  %74 = load float, ptr %17, align 4, !tbaa !46
  %75 = load float, ptr %17, align 4, !tbaa !46
  %76 = fmul float %74, %75
  %77 = fadd float %73, %76
  store float %77, ptr %18, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %78 = load float, ptr %14, align 4, !tbaa !46
  %79 = fadd float %78, 2.000000e+00
  %80 = load float, ptr %10, align 4, !tbaa !46
  %81 = fmul float 5.000000e-01, %80
  %82 = load float, ptr %18, align 4, !tbaa !46
  %83 = fmul float %81, %82
  %84 = fsub float %79, %83
  %85 = fmul float 0x3FD99999A0000000, %84
  store float %85, ptr %19, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %86 = load float, ptr %19, align 4, !tbaa !46
  %87 = fmul float 0x3FF6666660000000, %86
  %88 = load float, ptr %10, align 4, !tbaa !46
  %89 = fdiv float %87, %88
  %90 = call float @llvm.fabs.f32(float %89)
  %91 = call float @llvm.sqrt.f32(float %90)
  store float %91, ptr %20, align 4, !tbaa !46
  %92 = load ptr, ptr %7, align 8, !tbaa !31
  %93 = load i32, ptr %9, align 4, !tbaa !35
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %92, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !46
  %97 = call float @llvm.sqrt.f32(float %96)
  %98 = load float, ptr %18, align 4, !tbaa !46
  %99 = call float @llvm.sqrt.f32(float %98)
  %100 = load float, ptr %20, align 4, !tbaa !46
  %101 = fadd float %99, %100
  %102 = fmul float %97, %101
  %103 = fdiv float 5.000000e-01, %102
  %104 = load ptr, ptr %8, align 8, !tbaa !31
  %105 = load i32, ptr %9, align 4, !tbaa !35
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %104, i64 %106
  store float %103, ptr %107, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @cfd_time_step(i32 noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store i32 %0, ptr %7, align 4, !tbaa !35
  store i32 %1, ptr %8, align 4, !tbaa !35
  store ptr %2, ptr %9, align 8, !tbaa !31
  store ptr %3, ptr %10, align 8, !tbaa !31
  store ptr %4, ptr %11, align 8, !tbaa !31
  store ptr %5, ptr %12, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %15 = call noundef i32 @_ZL8global_xv() #9
  store i32 %15, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %16 = load ptr, ptr %11, align 8, !tbaa !31
  %17 = load i32, ptr %13, align 4, !tbaa !35
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr %16, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !46
  %21 = load i32, ptr %7, align 4, !tbaa !35
  %22 = sub nsw i32 4, %21
  %23 = sitofp i32 %22 to float
  %24 = fdiv float %20, %23
  store float %24, ptr %14, align 4, !tbaa !46
  %25 = load ptr, ptr %9, align 8, !tbaa !31
  %26 = load i32, ptr %13, align 4, !tbaa !35
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %25, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !46
  %30 = load float, ptr %14, align 4, !tbaa !46
  %31 = load ptr, ptr %12, align 8, !tbaa !31
  %32 = load i32, ptr %13, align 4, !tbaa !35
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %31, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !46
  %36 = fmul float %30, %35
  %37 = fadd float %29, %36
  %38 = load ptr, ptr %10, align 8, !tbaa !31
  %39 = load i32, ptr %13, align 4, !tbaa !35
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  store float %37, ptr %41, align 4, !tbaa !46
  %42 = load ptr, ptr %9, align 8, !tbaa !31
  %43 = load i32, ptr %13, align 4, !tbaa !35
  %44 = load i32, ptr %8, align 4, !tbaa !35
  %45 = mul nsw i32 4, %44
  %46 = add nsw i32 %43, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %42, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !46
  %50 = load float, ptr %14, align 4, !tbaa !46
  %51 = load ptr, ptr %12, align 8, !tbaa !31
  %52 = load i32, ptr %13, align 4, !tbaa !35
  %53 = load i32, ptr %8, align 4, !tbaa !35
  %54 = mul nsw i32 4, %53
  %55 = add nsw i32 %52, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %51, i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !46
  %59 = fmul float %50, %58
  %60 = fadd float %49, %59
  %61 = load ptr, ptr %10, align 8, !tbaa !31
  %62 = load i32, ptr %13, align 4, !tbaa !35
  %63 = load i32, ptr %8, align 4, !tbaa !35
  %64 = mul nsw i32 4, %63
  %65 = add nsw i32 %62, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %61, i64 %66
  store float %60, ptr %67, align 4, !tbaa !46
  %68 = load ptr, ptr %9, align 8, !tbaa !31
  %69 = load i32, ptr %13, align 4, !tbaa !35
  %70 = load i32, ptr %8, align 4, !tbaa !35
  %71 = add nsw i32 %69, %70
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %68, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !46
  %75 = load float, ptr %14, align 4, !tbaa !46
  %76 = load ptr, ptr %12, align 8, !tbaa !31
  %77 = load i32, ptr %13, align 4, !tbaa !35
  %78 = load i32, ptr %8, align 4, !tbaa !35
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %76, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !46
  %83 = fmul float %75, %82
  %84 = fadd float %74, %83
  %85 = load ptr, ptr %10, align 8, !tbaa !31
  %86 = load i32, ptr %13, align 4, !tbaa !35
  %87 = load i32, ptr %8, align 4, !tbaa !35
  %88 = add nsw i32 %86, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %85, i64 %89
  store float %84, ptr %90, align 4, !tbaa !46
  %91 = load ptr, ptr %9, align 8, !tbaa !31
  %92 = load i32, ptr %13, align 4, !tbaa !35
  %93 = load i32, ptr %8, align 4, !tbaa !35
  %94 = mul nsw i32 2, %93
  %95 = add nsw i32 %92, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %91, i64 %96
  %98 = load float, ptr %97, align 4, !tbaa !46
  %99 = load float, ptr %14, align 4, !tbaa !46
  %100 = load ptr, ptr %12, align 8, !tbaa !31
  %101 = load i32, ptr %13, align 4, !tbaa !35
  %102 = load i32, ptr %8, align 4, !tbaa !35
  %103 = mul nsw i32 2, %102
  %104 = add nsw i32 %101, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr %100, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !46
  %108 = fmul float %99, %107
  %109 = fadd float %98, %108
  %110 = load ptr, ptr %10, align 8, !tbaa !31
  %111 = load i32, ptr %13, align 4, !tbaa !35
  %112 = load i32, ptr %8, align 4, !tbaa !35
  %113 = mul nsw i32 2, %112
  %114 = add nsw i32 %111, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %110, i64 %115
  store float %109, ptr %116, align 4, !tbaa !46
  %117 = load ptr, ptr %9, align 8, !tbaa !31
  %118 = load i32, ptr %13, align 4, !tbaa !35
  %119 = load i32, ptr %8, align 4, !tbaa !35
  %120 = mul nsw i32 3, %119
  %121 = add nsw i32 %118, %120
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %117, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !46
  %125 = load float, ptr %14, align 4, !tbaa !46
  %126 = load ptr, ptr %12, align 8, !tbaa !31
  %127 = load i32, ptr %13, align 4, !tbaa !35
  %128 = load i32, ptr %8, align 4, !tbaa !35
  %129 = mul nsw i32 3, %128
  %130 = add nsw i32 %127, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds float, ptr %126, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !46
  %134 = fmul float %125, %133
  %135 = fadd float %124, %134
  %136 = load ptr, ptr %10, align 8, !tbaa !31
  %137 = load i32, ptr %13, align 4, !tbaa !35
  %138 = load i32, ptr %8, align 4, !tbaa !35
  %139 = mul nsw i32 3, %138
  %140 = add nsw i32 %137, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds float, ptr %136, i64 %141
  store float %135, ptr %142, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @flow_jacobi(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6, float noundef %7, ptr noundef %8, ptr noundef %9) #0 {
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  store ptr %0, ptr %11, align 8, !tbaa !31
  store ptr %1, ptr %12, align 8, !tbaa !31
  store ptr %2, ptr %13, align 8, !tbaa !31
  store ptr %3, ptr %14, align 8, !tbaa !31
  store ptr %4, ptr %15, align 8, !tbaa !31
  store i32 %5, ptr %16, align 4, !tbaa !35
  store i32 %6, ptr %17, align 4, !tbaa !35
  store float %7, ptr %18, align 4, !tbaa !46
  store ptr %8, ptr %19, align 8, !tbaa !31
  store ptr %9, ptr %20, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %36 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %36, ptr %21, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %37 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  store i32 %37, ptr %22, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %38 = call noundef i32 @_ZL8global_xv() #9
  store i32 %38, ptr %23, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %39 = call noundef i32 @_ZL8global_yv() #9
  store i32 %39, ptr %24, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %40 = load i32, ptr %22, align 4, !tbaa !35
  %41 = mul nsw i32 %40, 16
  %42 = load i32, ptr %21, align 4, !tbaa !35
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %25, align 4, !tbaa !35
  br label %44

44:                                               ; preds = %91, %10
  %45 = load i32, ptr %25, align 4, !tbaa !35
  %46 = icmp slt i32 %45, 180
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  br label %94

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %49 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  %50 = mul i32 %49, 16
  %51 = load i32, ptr %25, align 4, !tbaa !35
  %52 = srem i32 %51, 18
  %53 = add i32 %50, %52
  %54 = sub i32 %53, 1
  %55 = load i32, ptr %16, align 4, !tbaa !35
  %56 = sub nsw i32 %55, 1
  %57 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %54, i32 noundef 0, i32 noundef %56) #9
  store i32 %57, ptr %26, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  %58 = call noundef i32 @_ZN17optgo_block_index5readYEv() #9
  %59 = mul i32 %58, 8
  %60 = load i32, ptr %25, align 4, !tbaa !35
  %61 = sdiv i32 %60, 18
  %62 = add i32 %59, %61
  %63 = sub i32 %62, 1
  %64 = load i32, ptr %17, align 4, !tbaa !35
  %65 = sub nsw i32 %64, 1
  %66 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %63, i32 noundef 0, i32 noundef %65) #9
  store i32 %66, ptr %27, align 4, !tbaa !35
  %67 = load ptr, ptr %11, align 8, !tbaa !31
  %68 = load i32, ptr %27, align 4, !tbaa !35
  %69 = load i32, ptr %16, align 4, !tbaa !35
  %70 = mul nsw i32 %68, %69
  %71 = load i32, ptr %26, align 4, !tbaa !35
  %72 = add nsw i32 %70, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %67, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !46
  %76 = load i32, ptr %25, align 4, !tbaa !35
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2su to ptr), i64 0, i64 %77
  store float %75, ptr %78, align 4, !tbaa !46
  %79 = load ptr, ptr %12, align 8, !tbaa !31
  %80 = load i32, ptr %27, align 4, !tbaa !35
  %81 = load i32, ptr %16, align 4, !tbaa !35
  %82 = mul nsw i32 %80, %81
  %83 = load i32, ptr %26, align 4, !tbaa !35
  %84 = add nsw i32 %82, %83
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds float, ptr %79, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !46
  %88 = load i32, ptr %25, align 4, !tbaa !35
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2sv to ptr), i64 0, i64 %89
  store float %87, ptr %90, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  br label %91

91:                                               ; preds = %48
  %92 = load i32, ptr %25, align 4, !tbaa !35
  %93 = add nsw i32 %92, 128
  store i32 %93, ptr %25, align 4, !tbaa !35
  br label %44, !llvm.loop !52

94:                                               ; preds = %47
  call void @llvm.nvvm.barrier0()
  %95 = load i32, ptr %23, align 4, !tbaa !35
  %96 = load i32, ptr %16, align 4, !tbaa !35
  %97 = icmp sge i32 %95, %96
  br i1 %97, label %102, label %98

98:                                               ; preds = %94
  %99 = load i32, ptr %24, align 4, !tbaa !35
  %100 = load i32, ptr %17, align 4, !tbaa !35
  %101 = icmp sge i32 %99, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %98, %94
  store i32 1, ptr %28, align 4
  br label %214

103:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  %104 = load i32, ptr %22, align 4, !tbaa !35
  %105 = add nsw i32 %104, 1
  %106 = mul nsw i32 %105, 18
  %107 = load i32, ptr %21, align 4, !tbaa !35
  %108 = add nsw i32 %106, %107
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %29, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %110 = load i32, ptr %24, align 4, !tbaa !35
  %111 = load i32, ptr %16, align 4, !tbaa !35
  %112 = mul nsw i32 %110, %111
  %113 = load i32, ptr %23, align 4, !tbaa !35
  %114 = add nsw i32 %112, %113
  store i32 %114, ptr %30, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %115 = load i32, ptr %29, align 4, !tbaa !35
  %116 = sub nsw i32 %115, 1
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2su to ptr), i64 0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !46
  %120 = load i32, ptr %29, align 4, !tbaa !35
  %121 = add nsw i32 %120, 1
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2su to ptr), i64 0, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !46
  %125 = fadd float %119, %124
  %126 = load i32, ptr %29, align 4, !tbaa !35
  %127 = sub nsw i32 %126, 18
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2su to ptr), i64 0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !46
  %131 = fadd float %125, %130
  %132 = load i32, ptr %29, align 4, !tbaa !35
  %133 = add nsw i32 %132, 18
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2su to ptr), i64 0, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !46
  %137 = fadd float %131, %136
  %138 = fmul float %137, 2.500000e-01
  store float %138, ptr %31, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %139 = load i32, ptr %29, align 4, !tbaa !35
  %140 = sub nsw i32 %139, 1
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2sv to ptr), i64 0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !46
  %144 = load i32, ptr %29, align 4, !tbaa !35
  %145 = add nsw i32 %144, 1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2sv to ptr), i64 0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !46
  %149 = fadd float %143, %148
  %150 = load i32, ptr %29, align 4, !tbaa !35
  %151 = sub nsw i32 %150, 18
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2sv to ptr), i64 0, i64 %152
  %154 = load float, ptr %153, align 4, !tbaa !46
  %155 = fadd float %149, %154
  %156 = load i32, ptr %29, align 4, !tbaa !35
  %157 = add nsw i32 %156, 18
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [180 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ11flow_jacobiE2sv to ptr), i64 0, i64 %158
  %160 = load float, ptr %159, align 4, !tbaa !46
  %161 = fadd float %155, %160
  %162 = fmul float %161, 2.500000e-01
  store float %162, ptr %32, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %33) #8
  %163 = load ptr, ptr %13, align 8, !tbaa !31
  %164 = load i32, ptr %30, align 4, !tbaa !35
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %163, i64 %165
  %167 = load float, ptr %166, align 4, !tbaa !46
  store float %167, ptr %33, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %34) #8
  %168 = load ptr, ptr %14, align 8, !tbaa !31
  %169 = load i32, ptr %30, align 4, !tbaa !35
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %168, i64 %170
  %172 = load float, ptr %171, align 4, !tbaa !46
  store float %172, ptr %34, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %35) #8
  %173 = load float, ptr %33, align 4, !tbaa !46
  %174 = load float, ptr %31, align 4, !tbaa !46
  %175 = fmul float %173, %174
  %176 = load float, ptr %34, align 4, !tbaa !46
  %177 = load float, ptr %32, align 4, !tbaa !46
  %178 = fmul float %176, %177
  %179 = fadd float %175, %178
  %180 = load ptr, ptr %15, align 8, !tbaa !31
  %181 = load i32, ptr %30, align 4, !tbaa !35
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %180, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !46
  %185 = fadd float %179, %184
  %186 = load float, ptr %33, align 4, !tbaa !46
  %187 = load float, ptr %33, align 4, !tbaa !46
  %188 = fmul float %186, %187
  %189 = load float, ptr %34, align 4, !tbaa !46
  %190 = load float, ptr %34, align 4, !tbaa !46
  %191 = fmul float %189, %190
  %192 = fadd float %188, %191
  %193 = load float, ptr %18, align 4, !tbaa !46
  %194 = fadd float %192, %193
  %195 = fdiv float %185, %194
  store float %195, ptr %35, align 4, !tbaa !46
  %196 = load float, ptr %31, align 4, !tbaa !46
  %197 = load float, ptr %33, align 4, !tbaa !46
  %198 = load float, ptr %35, align 4, !tbaa !46
  %199 = fmul float %197, %198
  %200 = fsub float %196, %199
  %201 = load ptr, ptr %19, align 8, !tbaa !31
  %202 = load i32, ptr %30, align 4, !tbaa !35
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr %201, i64 %203
  store float %200, ptr %204, align 4, !tbaa !46
  %205 = load float, ptr %32, align 4, !tbaa !46
  %206 = load float, ptr %34, align 4, !tbaa !46
  %207 = load float, ptr %35, align 4, !tbaa !46
  %208 = fmul float %206, %207
  %209 = fsub float %205, %208
  %210 = load ptr, ptr %20, align 8, !tbaa !31
  %211 = load i32, ptr %30, align 4, !tbaa !35
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds float, ptr %210, i64 %212
  store float %209, ptr %213, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %35) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %34) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %33) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %32) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  store i32 0, ptr %28, align 4
  br label %214

214:                                              ; preds = %103, %102
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  %215 = load i32, ptr %28, align 4
  switch i32 %215, label %217 [
    i32 0, label %216
    i32 1, label %216
  ]

216:                                              ; preds = %214, %214
  ret void

217:                                              ; preds = %214
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

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9clamp_intiii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !35
  store i32 %1, ptr %5, align 4, !tbaa !35
  store i32 %2, ptr %6, align 4, !tbaa !35
  %7 = load i32, ptr %5, align 4, !tbaa !35
  %8 = load i32, ptr %4, align 4, !tbaa !35
  %9 = load i32, ptr %6, align 4, !tbaa !35
  %10 = call noundef i32 @_ZL7min_intii(i32 noundef %8, i32 noundef %9) #9
  %11 = call noundef i32 @_ZL7max_intii(i32 noundef %7, i32 noundef %10) #9
  ret i32 %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @flow_upscale(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, ptr noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !31
  store i32 %1, ptr %9, align 4, !tbaa !35
  store i32 %2, ptr %10, align 4, !tbaa !35
  store i32 %3, ptr %11, align 4, !tbaa !35
  store i32 %4, ptr %12, align 4, !tbaa !35
  store float %5, ptr %13, align 4, !tbaa !46
  store ptr %6, ptr %14, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %18 = call noundef i32 @_ZL8global_xv() #9
  store i32 %18, ptr %15, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %19 = call noundef i32 @_ZL8global_yv() #9
  store i32 %19, ptr %16, align 4, !tbaa !35
  %20 = load i32, ptr %15, align 4, !tbaa !35
  %21 = load i32, ptr %11, align 4, !tbaa !35
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %27, label %23

23:                                               ; preds = %7
  %24 = load i32, ptr %16, align 4, !tbaa !35
  %25 = load i32, ptr %12, align 4, !tbaa !35
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %23, %7
  store i32 1, ptr %17, align 4
  br label %63

28:                                               ; preds = %23
  %29 = load ptr, ptr %8, align 8, !tbaa !31
  %30 = load i32, ptr %9, align 4, !tbaa !35
  %31 = load i32, ptr %10, align 4, !tbaa !35
  %32 = load i32, ptr %15, align 4, !tbaa !35
  %33 = sitofp i32 %32 to float
  %34 = fadd float %33, 5.000000e-01
  %35 = load i32, ptr %9, align 4, !tbaa !35
  %36 = sitofp i32 %35 to float
  %37 = fmul float %34, %36
  %38 = load i32, ptr %11, align 4, !tbaa !35
  %39 = sitofp i32 %38 to float
  %40 = fdiv float %37, %39
  %41 = fsub float %40, 5.000000e-01
  %42 = load i32, ptr %16, align 4, !tbaa !35
  %43 = sitofp i32 %42 to float
  %44 = fadd float %43, 5.000000e-01
  %45 = load i32, ptr %10, align 4, !tbaa !35
  %46 = sitofp i32 %45 to float
  %47 = fmul float %44, %46
  %48 = load i32, ptr %12, align 4, !tbaa !35
  %49 = sitofp i32 %48 to float
  %50 = fdiv float %47, %49
  %51 = fsub float %50, 5.000000e-01
  %52 = call noundef float @_ZL6samplePKfiiff(ptr noundef %29, i32 noundef %30, i32 noundef %31, float noundef %41, float noundef %51) #9
  %53 = load float, ptr %13, align 4, !tbaa !46
  %54 = fmul float %52, %53
  %55 = load ptr, ptr %14, align 8, !tbaa !31
  %56 = load i32, ptr %15, align 4, !tbaa !35
  %57 = load i32, ptr %16, align 4, !tbaa !35
  %58 = load i32, ptr %11, align 4, !tbaa !35
  %59 = mul nsw i32 %57, %58
  %60 = add nsw i32 %56, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %55, i64 %61
  store float %54, ptr %62, align 4, !tbaa !46
  store i32 0, ptr %17, align 4
  br label %63

63:                                               ; preds = %28, %27
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  %64 = load i32, ptr %17, align 4
  switch i32 %64, label %66 [
    i32 0, label %65
    i32 1, label %65
  ]

65:                                               ; preds = %63, %63
  ret void

66:                                               ; preds = %63
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6samplePKfiiff(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !31
  store i32 %1, ptr %7, align 4, !tbaa !35
  store i32 %2, ptr %8, align 4, !tbaa !35
  store float %3, ptr %9, align 4, !tbaa !46
  store float %4, ptr %10, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %21 = load float, ptr %9, align 4, !tbaa !46
  %22 = call noundef i32 @_ZL9floor_intf(float noundef %21) #9
  store i32 %22, ptr %11, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %23 = load float, ptr %10, align 4, !tbaa !46
  %24 = call noundef i32 @_ZL9floor_intf(float noundef %23) #9
  store i32 %24, ptr %12, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %25 = load float, ptr %9, align 4, !tbaa !46
  %26 = load i32, ptr %11, align 4, !tbaa !35
  %27 = sitofp i32 %26 to float
  %28 = fsub float %25, %27
  store float %28, ptr %13, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %29 = load float, ptr %10, align 4, !tbaa !46
  %30 = load i32, ptr %12, align 4, !tbaa !35
  %31 = sitofp i32 %30 to float
  %32 = fsub float %29, %31
  store float %32, ptr %14, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %33 = load i32, ptr %11, align 4, !tbaa !35
  %34 = load i32, ptr %7, align 4, !tbaa !35
  %35 = sub nsw i32 %34, 1
  %36 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %33, i32 noundef 0, i32 noundef %35) #9
  store i32 %36, ptr %15, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %37 = load i32, ptr %11, align 4, !tbaa !35
  %38 = add nsw i32 %37, 1
  %39 = load i32, ptr %7, align 4, !tbaa !35
  %40 = sub nsw i32 %39, 1
  %41 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %38, i32 noundef 0, i32 noundef %40) #9
  store i32 %41, ptr %16, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %42 = load i32, ptr %12, align 4, !tbaa !35
  %43 = load i32, ptr %8, align 4, !tbaa !35
  %44 = sub nsw i32 %43, 1
  %45 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %42, i32 noundef 0, i32 noundef %44) #9
  store i32 %45, ptr %17, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %46 = load i32, ptr %12, align 4, !tbaa !35
  %47 = add nsw i32 %46, 1
  %48 = load i32, ptr %8, align 4, !tbaa !35
  %49 = sub nsw i32 %48, 1
  %50 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %47, i32 noundef 0, i32 noundef %49) #9
  store i32 %50, ptr %18, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %51 = load ptr, ptr %6, align 8, !tbaa !31
  %52 = load i32, ptr %17, align 4, !tbaa !35
  %53 = load i32, ptr %7, align 4, !tbaa !35
  %54 = mul nsw i32 %52, %53
  %55 = load i32, ptr %15, align 4, !tbaa !35
  %56 = add nsw i32 %54, %55
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %51, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !46
  %60 = load float, ptr %13, align 4, !tbaa !46
  %61 = fsub float 1.000000e+00, %60
  %62 = fmul float %59, %61
  %63 = load ptr, ptr %6, align 8, !tbaa !31
  %64 = load i32, ptr %17, align 4, !tbaa !35
  %65 = load i32, ptr %7, align 4, !tbaa !35
  %66 = mul nsw i32 %64, %65
  %67 = load i32, ptr %16, align 4, !tbaa !35
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %63, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !46
  %72 = load float, ptr %13, align 4, !tbaa !46
  %73 = fmul float %71, %72
  %74 = fadd float %62, %73
  store float %74, ptr %19, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %75 = load ptr, ptr %6, align 8, !tbaa !31
  %76 = load i32, ptr %18, align 4, !tbaa !35
  %77 = load i32, ptr %7, align 4, !tbaa !35
  %78 = mul nsw i32 %76, %77
  %79 = load i32, ptr %15, align 4, !tbaa !35
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %75, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !46
  %84 = load float, ptr %13, align 4, !tbaa !46
  %85 = fsub float 1.000000e+00, %84
  %86 = fmul float %83, %85
  %87 = load ptr, ptr %6, align 8, !tbaa !31
  %88 = load i32, ptr %18, align 4, !tbaa !35
  %89 = load i32, ptr %7, align 4, !tbaa !35
  %90 = mul nsw i32 %88, %89
  %91 = load i32, ptr %16, align 4, !tbaa !35
  %92 = add nsw i32 %90, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %87, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !46
  %96 = load float, ptr %13, align 4, !tbaa !46
  %97 = fmul float %95, %96
  %98 = fadd float %86, %97
  store float %98, ptr %20, align 4, !tbaa !46
  %99 = load float, ptr %19, align 4, !tbaa !46
  %100 = load float, ptr %14, align 4, !tbaa !46
  %101 = fsub float 1.000000e+00, %100
  %102 = fmul float %99, %101
  %103 = load float, ptr %20, align 4, !tbaa !46
  %104 = load float, ptr %14, align 4, !tbaa !46
  %105 = fmul float %103, %104
  %106 = fadd float %102, %105
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret float %106
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @flow_downscale(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !31
  store i32 %1, ptr %8, align 4, !tbaa !35
  store i32 %2, ptr %9, align 4, !tbaa !35
  store i32 %3, ptr %10, align 4, !tbaa !35
  store i32 %4, ptr %11, align 4, !tbaa !35
  store ptr %5, ptr %12, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %21 = call noundef i32 @_ZL8global_xv() #9
  store i32 %21, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %22 = call noundef i32 @_ZL8global_yv() #9
  store i32 %22, ptr %14, align 4, !tbaa !35
  %23 = load i32, ptr %13, align 4, !tbaa !35
  %24 = load i32, ptr %10, align 4, !tbaa !35
  %25 = icmp sge i32 %23, %24
  br i1 %25, label %30, label %26

26:                                               ; preds = %6
  %27 = load i32, ptr %14, align 4, !tbaa !35
  %28 = load i32, ptr %11, align 4, !tbaa !35
  %29 = icmp sge i32 %27, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %26, %6
  store i32 1, ptr %15, align 4
  br label %126

31:                                               ; preds = %26
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %32 = load i32, ptr %8, align 4, !tbaa !35
  %33 = sitofp i32 %32 to float
  %34 = fmul float 5.000000e-01, %33
  %35 = load i32, ptr %10, align 4, !tbaa !35
  %36 = sitofp i32 %35 to float
  %37 = fdiv float %34, %36
  store float %37, ptr %16, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %38 = load i32, ptr %9, align 4, !tbaa !35
  %39 = sitofp i32 %38 to float
  %40 = fmul float 5.000000e-01, %39
  %41 = load i32, ptr %11, align 4, !tbaa !35
  %42 = sitofp i32 %41 to float
  %43 = fdiv float %40, %42
  store float %43, ptr %17, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %44 = load i32, ptr %13, align 4, !tbaa !35
  %45 = sitofp i32 %44 to float
  %46 = fadd float %45, 5.000000e-01
  %47 = load i32, ptr %8, align 4, !tbaa !35
  %48 = sitofp i32 %47 to float
  %49 = fmul float %46, %48
  %50 = load i32, ptr %10, align 4, !tbaa !35
  %51 = sitofp i32 %50 to float
  %52 = fdiv float %49, %51
  %53 = fsub float %52, 5.000000e-01
  store float %53, ptr %18, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %54 = load i32, ptr %14, align 4, !tbaa !35
  %55 = sitofp i32 %54 to float
  %56 = fadd float %55, 5.000000e-01
  %57 = load i32, ptr %9, align 4, !tbaa !35
  %58 = sitofp i32 %57 to float
  %59 = fmul float %56, %58
  %60 = load i32, ptr %11, align 4, !tbaa !35
  %61 = sitofp i32 %60 to float
  %62 = fdiv float %59, %61
  %63 = fsub float %62, 5.000000e-01
  store float %63, ptr %19, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %64 = load ptr, ptr %7, align 8, !tbaa !31
  %65 = load i32, ptr %8, align 4, !tbaa !35
  %66 = load i32, ptr %9, align 4, !tbaa !35
  %67 = load float, ptr %18, align 4, !tbaa !46
  %68 = load float, ptr %16, align 4, !tbaa !46
  %69 = fmul float %68, 5.000000e-01
  %70 = fsub float %67, %69
  %71 = load float, ptr %19, align 4, !tbaa !46
  %72 = load float, ptr %17, align 4, !tbaa !46
  %73 = fmul float %72, 5.000000e-01
  %74 = fsub float %71, %73
  %75 = call noundef float @_ZL6samplePKfiiff(ptr noundef %64, i32 noundef %65, i32 noundef %66, float noundef %70, float noundef %74) #9
  %76 = load ptr, ptr %7, align 8, !tbaa !31
  %77 = load i32, ptr %8, align 4, !tbaa !35
  %78 = load i32, ptr %9, align 4, !tbaa !35
  %79 = load float, ptr %18, align 4, !tbaa !46
  %80 = load float, ptr %16, align 4, !tbaa !46
  %81 = fmul float %80, 5.000000e-01
  %82 = fadd float %79, %81
  %83 = load float, ptr %19, align 4, !tbaa !46
  %84 = load float, ptr %17, align 4, !tbaa !46
  %85 = fmul float %84, 5.000000e-01
  %86 = fsub float %83, %85
  %87 = call noundef float @_ZL6samplePKfiiff(ptr noundef %76, i32 noundef %77, i32 noundef %78, float noundef %82, float noundef %86) #9
  %88 = fadd float %75, %87
  store float %88, ptr %20, align 4, !tbaa !46
  %89 = load ptr, ptr %7, align 8, !tbaa !31
  %90 = load i32, ptr %8, align 4, !tbaa !35
  %91 = load i32, ptr %9, align 4, !tbaa !35
  %92 = load float, ptr %18, align 4, !tbaa !46
  %93 = load float, ptr %16, align 4, !tbaa !46
  %94 = fmul float %93, 5.000000e-01
  %95 = fsub float %92, %94
  %96 = load float, ptr %19, align 4, !tbaa !46
  %97 = load float, ptr %17, align 4, !tbaa !46
  %98 = fmul float %97, 5.000000e-01
  %99 = fadd float %96, %98
  %100 = call noundef float @_ZL6samplePKfiiff(ptr noundef %89, i32 noundef %90, i32 noundef %91, float noundef %95, float noundef %99) #9
  %101 = load ptr, ptr %7, align 8, !tbaa !31
  %102 = load i32, ptr %8, align 4, !tbaa !35
  %103 = load i32, ptr %9, align 4, !tbaa !35
  %104 = load float, ptr %18, align 4, !tbaa !46
  %105 = load float, ptr %16, align 4, !tbaa !46
  %106 = fmul float %105, 5.000000e-01
  %107 = fadd float %104, %106
  %108 = load float, ptr %19, align 4, !tbaa !46
  %109 = load float, ptr %17, align 4, !tbaa !46
  %110 = fmul float %109, 5.000000e-01
  %111 = fadd float %108, %110
  %112 = call noundef float @_ZL6samplePKfiiff(ptr noundef %101, i32 noundef %102, i32 noundef %103, float noundef %107, float noundef %111) #9
  %113 = fadd float %100, %112
  %114 = load float, ptr %20, align 4, !tbaa !46
  %115 = fadd float %114, %113
  store float %115, ptr %20, align 4, !tbaa !46
  %116 = load float, ptr %20, align 4, !tbaa !46
  %117 = fmul float 2.500000e-01, %116
  %118 = load ptr, ptr %12, align 8, !tbaa !31
  %119 = load i32, ptr %13, align 4, !tbaa !35
  %120 = load i32, ptr %14, align 4, !tbaa !35
  %121 = load i32, ptr %10, align 4, !tbaa !35
  %122 = mul nsw i32 %120, %121
  %123 = add nsw i32 %119, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %118, i64 %124
  store float %117, ptr %125, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  store i32 0, ptr %15, align 4
  br label %126

126:                                              ; preds = %31, %30
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  %127 = load i32, ptr %15, align 4
  switch i32 %127, label %129 [
    i32 0, label %128
    i32 1, label %128
  ]

128:                                              ; preds = %126, %126
  ret void

129:                                              ; preds = %126
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @flow_warp(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %7, align 8, !tbaa !31
  store i32 %1, ptr %8, align 4, !tbaa !35
  store i32 %2, ptr %9, align 4, !tbaa !35
  store ptr %3, ptr %10, align 8, !tbaa !31
  store ptr %4, ptr %11, align 8, !tbaa !31
  store ptr %5, ptr %12, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %17 = call noundef i32 @_ZL8global_xv() #9
  store i32 %17, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %18 = call noundef i32 @_ZL8global_yv() #9
  store i32 %18, ptr %14, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %19 = load i32, ptr %13, align 4, !tbaa !35
  %20 = load i32, ptr %14, align 4, !tbaa !35
  %21 = load i32, ptr %8, align 4, !tbaa !35
  %22 = mul nsw i32 %20, %21
  %23 = add nsw i32 %19, %22
  store i32 %23, ptr %15, align 4, !tbaa !35
  %24 = load i32, ptr %13, align 4, !tbaa !35
  %25 = load i32, ptr %8, align 4, !tbaa !35
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %6
  %28 = load i32, ptr %14, align 4, !tbaa !35
  %29 = load i32, ptr %9, align 4, !tbaa !35
  %30 = icmp sge i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %27, %6
  store i32 1, ptr %16, align 4
  br label %59

32:                                               ; preds = %27
  %33 = load ptr, ptr %7, align 8, !tbaa !31
  %34 = load i32, ptr %8, align 4, !tbaa !35
  %35 = load i32, ptr %9, align 4, !tbaa !35
  %36 = load i32, ptr %13, align 4, !tbaa !35
  %37 = sitofp i32 %36 to float
  %38 = load ptr, ptr %10, align 8, !tbaa !31
  %39 = load i32, ptr %15, align 4, !tbaa !35
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !46
  %43 = fmul float 4.000000e+00, %42
  %44 = fadd float %37, %43
  %45 = load i32, ptr %14, align 4, !tbaa !35
  %46 = sitofp i32 %45 to float
  %47 = load ptr, ptr %11, align 8, !tbaa !31
  %48 = load i32, ptr %15, align 4, !tbaa !35
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %47, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !46
  %52 = fmul float 4.000000e+00, %51
  %53 = fadd float %46, %52
  %54 = call noundef float @_ZL6samplePKfiiff(ptr noundef %33, i32 noundef %34, i32 noundef %35, float noundef %44, float noundef %53) #9
  %55 = load ptr, ptr %12, align 8, !tbaa !31
  %56 = load i32, ptr %15, align 4, !tbaa !35
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %55, i64 %57
  store float %54, ptr %58, align 4, !tbaa !46
  store i32 0, ptr %16, align 4
  br label %59

59:                                               ; preds = %32, %31
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  %60 = load i32, ptr %16, align 4
  switch i32 %60, label %62 [
    i32 0, label %61
    i32 1, label %61
  ]

61:                                               ; preds = %59, %59
  ret void

62:                                               ; preds = %59
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @flow_derivatives(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %8, align 8, !tbaa !31
  store ptr %1, ptr %9, align 8, !tbaa !31
  store i32 %2, ptr %10, align 4, !tbaa !35
  store i32 %3, ptr %11, align 4, !tbaa !35
  store ptr %4, ptr %12, align 8, !tbaa !31
  store ptr %5, ptr %13, align 8, !tbaa !31
  store ptr %6, ptr %14, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %19 = call noundef i32 @_ZL8global_xv() #9
  store i32 %19, ptr %15, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %20 = call noundef i32 @_ZL8global_yv() #9
  store i32 %20, ptr %16, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %21 = load i32, ptr %15, align 4, !tbaa !35
  %22 = load i32, ptr %16, align 4, !tbaa !35
  %23 = load i32, ptr %10, align 4, !tbaa !35
  %24 = mul nsw i32 %22, %23
  %25 = add nsw i32 %21, %24
  store i32 %25, ptr %17, align 4, !tbaa !35
  %26 = load i32, ptr %15, align 4, !tbaa !35
  %27 = load i32, ptr %10, align 4, !tbaa !35
  %28 = icmp sge i32 %26, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %7
  %30 = load i32, ptr %16, align 4, !tbaa !35
  %31 = load i32, ptr %11, align 4, !tbaa !35
  %32 = icmp sge i32 %30, %31
  br i1 %32, label %33, label %34

33:                                               ; preds = %29, %7
  store i32 1, ptr %18, align 4
  br label %86

34:                                               ; preds = %29
  %35 = load ptr, ptr %8, align 8, !tbaa !31
  %36 = load i32, ptr %10, align 4, !tbaa !35
  %37 = load i32, ptr %11, align 4, !tbaa !35
  %38 = load i32, ptr %15, align 4, !tbaa !35
  %39 = load i32, ptr %16, align 4, !tbaa !35
  %40 = call noundef float @_ZL7slope_xPKfiiii(ptr noundef %35, i32 noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39) #9
  %41 = load ptr, ptr %9, align 8, !tbaa !31
  %42 = load i32, ptr %10, align 4, !tbaa !35
  %43 = load i32, ptr %11, align 4, !tbaa !35
  %44 = load i32, ptr %15, align 4, !tbaa !35
  %45 = load i32, ptr %16, align 4, !tbaa !35
  %46 = call noundef float @_ZL7slope_xPKfiiii(ptr noundef %41, i32 noundef %42, i32 noundef %43, i32 noundef %44, i32 noundef %45) #9
  %47 = fadd float %40, %46
  %48 = fmul float %47, 5.000000e-01
  %49 = load ptr, ptr %12, align 8, !tbaa !31
  %50 = load i32, ptr %17, align 4, !tbaa !35
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  store float %48, ptr %52, align 4, !tbaa !46
  %53 = load ptr, ptr %8, align 8, !tbaa !31
  %54 = load i32, ptr %10, align 4, !tbaa !35
  %55 = load i32, ptr %11, align 4, !tbaa !35
  %56 = load i32, ptr %15, align 4, !tbaa !35
  %57 = load i32, ptr %16, align 4, !tbaa !35
  %58 = call noundef float @_ZL7slope_yPKfiiii(ptr noundef %53, i32 noundef %54, i32 noundef %55, i32 noundef %56, i32 noundef %57) #9
  %59 = load ptr, ptr %9, align 8, !tbaa !31
  %60 = load i32, ptr %10, align 4, !tbaa !35
  %61 = load i32, ptr %11, align 4, !tbaa !35
  %62 = load i32, ptr %15, align 4, !tbaa !35
  %63 = load i32, ptr %16, align 4, !tbaa !35
  %64 = call noundef float @_ZL7slope_yPKfiiii(ptr noundef %59, i32 noundef %60, i32 noundef %61, i32 noundef %62, i32 noundef %63) #9
  %65 = fadd float %58, %64
  %66 = fmul float %65, 5.000000e-01
  %67 = load ptr, ptr %13, align 8, !tbaa !31
  %68 = load i32, ptr %17, align 4, !tbaa !35
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %67, i64 %69
  store float %66, ptr %70, align 4, !tbaa !46
  %71 = load ptr, ptr %9, align 8, !tbaa !31
  %72 = load i32, ptr %17, align 4, !tbaa !35
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %71, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !46
  %76 = load ptr, ptr %8, align 8, !tbaa !31
  %77 = load i32, ptr %17, align 4, !tbaa !35
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %76, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !46
  %81 = fsub float %75, %80
  %82 = load ptr, ptr %14, align 8, !tbaa !31
  %83 = load i32, ptr %17, align 4, !tbaa !35
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  store float %81, ptr %85, align 4, !tbaa !46
  store i32 0, ptr %18, align 4
  br label %86

86:                                               ; preds = %34, %33
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  %87 = load i32, ptr %18, align 4
  switch i32 %87, label %89 [
    i32 0, label %88
    i32 1, label %88
  ]

88:                                               ; preds = %86, %86
  ret void

89:                                               ; preds = %86
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7slope_xPKfiiii(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !31
  store i32 %1, ptr %7, align 4, !tbaa !35
  store i32 %2, ptr %8, align 4, !tbaa !35
  store i32 %3, ptr %9, align 4, !tbaa !35
  store i32 %4, ptr %10, align 4, !tbaa !35
  %11 = load ptr, ptr %6, align 8, !tbaa !31
  %12 = load i32, ptr %7, align 4, !tbaa !35
  %13 = load i32, ptr %8, align 4, !tbaa !35
  %14 = load i32, ptr %9, align 4, !tbaa !35
  %15 = sub nsw i32 %14, 2
  %16 = load i32, ptr %10, align 4, !tbaa !35
  %17 = call noundef float @_ZL5pointPKfiiii(ptr noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %15, i32 noundef %16) #9
  %18 = load ptr, ptr %6, align 8, !tbaa !31
  %19 = load i32, ptr %7, align 4, !tbaa !35
  %20 = load i32, ptr %8, align 4, !tbaa !35
  %21 = load i32, ptr %9, align 4, !tbaa !35
  %22 = sub nsw i32 %21, 1
  %23 = load i32, ptr %10, align 4, !tbaa !35
  %24 = call noundef float @_ZL5pointPKfiiii(ptr noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %22, i32 noundef %23) #9
  %25 = fmul float 8.000000e+00, %24
  %26 = fsub float %17, %25
  %27 = load ptr, ptr %6, align 8, !tbaa !31
  %28 = load i32, ptr %7, align 4, !tbaa !35
  %29 = load i32, ptr %8, align 4, !tbaa !35
  %30 = load i32, ptr %9, align 4, !tbaa !35
  %31 = add nsw i32 %30, 1
  %32 = load i32, ptr %10, align 4, !tbaa !35
  %33 = call noundef float @_ZL5pointPKfiiii(ptr noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %31, i32 noundef %32) #9
  %34 = fmul float 8.000000e+00, %33
  %35 = fadd float %26, %34
  %36 = load ptr, ptr %6, align 8, !tbaa !31
  %37 = load i32, ptr %7, align 4, !tbaa !35
  %38 = load i32, ptr %8, align 4, !tbaa !35
  %39 = load i32, ptr %9, align 4, !tbaa !35
  %40 = add nsw i32 %39, 2
  %41 = load i32, ptr %10, align 4, !tbaa !35
  %42 = call noundef float @_ZL5pointPKfiiii(ptr noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %40, i32 noundef %41) #9
  %43 = fsub float %35, %42
  %44 = fdiv float %43, 1.200000e+01
  ret float %44
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7slope_yPKfiiii(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !31
  store i32 %1, ptr %7, align 4, !tbaa !35
  store i32 %2, ptr %8, align 4, !tbaa !35
  store i32 %3, ptr %9, align 4, !tbaa !35
  store i32 %4, ptr %10, align 4, !tbaa !35
  %11 = load ptr, ptr %6, align 8, !tbaa !31
  %12 = load i32, ptr %7, align 4, !tbaa !35
  %13 = load i32, ptr %8, align 4, !tbaa !35
  %14 = load i32, ptr %9, align 4, !tbaa !35
  %15 = load i32, ptr %10, align 4, !tbaa !35
  %16 = sub nsw i32 %15, 2
  %17 = call noundef float @_ZL5pointPKfiiii(ptr noundef %11, i32 noundef %12, i32 noundef %13, i32 noundef %14, i32 noundef %16) #9
  %18 = load ptr, ptr %6, align 8, !tbaa !31
  %19 = load i32, ptr %7, align 4, !tbaa !35
  %20 = load i32, ptr %8, align 4, !tbaa !35
  %21 = load i32, ptr %9, align 4, !tbaa !35
  %22 = load i32, ptr %10, align 4, !tbaa !35
  %23 = sub nsw i32 %22, 1
  %24 = call noundef float @_ZL5pointPKfiiii(ptr noundef %18, i32 noundef %19, i32 noundef %20, i32 noundef %21, i32 noundef %23) #9
  %25 = fmul float 8.000000e+00, %24
  %26 = fsub float %17, %25
  %27 = load ptr, ptr %6, align 8, !tbaa !31
  %28 = load i32, ptr %7, align 4, !tbaa !35
  %29 = load i32, ptr %8, align 4, !tbaa !35
  %30 = load i32, ptr %9, align 4, !tbaa !35
  %31 = load i32, ptr %10, align 4, !tbaa !35
  %32 = add nsw i32 %31, 1
  %33 = call noundef float @_ZL5pointPKfiiii(ptr noundef %27, i32 noundef %28, i32 noundef %29, i32 noundef %30, i32 noundef %32) #9
  %34 = fmul float 8.000000e+00, %33
  %35 = fadd float %26, %34
  %36 = load ptr, ptr %6, align 8, !tbaa !31
  %37 = load i32, ptr %7, align 4, !tbaa !35
  %38 = load i32, ptr %8, align 4, !tbaa !35
  %39 = load i32, ptr %9, align 4, !tbaa !35
  %40 = load i32, ptr %10, align 4, !tbaa !35
  %41 = add nsw i32 %40, 2
  %42 = call noundef float @_ZL5pointPKfiiii(ptr noundef %36, i32 noundef %37, i32 noundef %38, i32 noundef %39, i32 noundef %41) #9
  %43 = fsub float %35, %42
  %44 = fdiv float %43, 1.200000e+01
  ret float %44
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bicubic(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5, float noundef %6, float noundef %7, float noundef %8) #0 {
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca [4 x float], align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %10, align 8, !tbaa !31
  store ptr %1, ptr %11, align 8, !tbaa !31
  store i32 %2, ptr %12, align 4, !tbaa !35
  store i32 %3, ptr %13, align 4, !tbaa !35
  store float %4, ptr %14, align 4, !tbaa !46
  store float %5, ptr %15, align 4, !tbaa !46
  store float %6, ptr %16, align 4, !tbaa !46
  store float %7, ptr %17, align 4, !tbaa !46
  store float %8, ptr %18, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %32 = call noundef i32 @_ZL8global_xv() #9
  store i32 %32, ptr %19, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %33 = call noundef i32 @_ZL8global_yv() #9
  store i32 %33, ptr %20, align 4, !tbaa !35
  %34 = load i32, ptr %19, align 4, !tbaa !35
  %35 = load i32, ptr %12, align 4, !tbaa !35
  %36 = icmp sge i32 %34, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %9
  %38 = load i32, ptr %20, align 4, !tbaa !35
  %39 = load i32, ptr %13, align 4, !tbaa !35
  %40 = icmp sge i32 %38, %39
  br i1 %40, label %41, label %42

41:                                               ; preds = %37, %9
  store i32 1, ptr %21, align 4
  br label %154

42:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %43 = load i32, ptr %19, align 4, !tbaa !35
  %44 = sitofp i32 %43 to float
  %45 = load float, ptr %17, align 4, !tbaa !46
  %46 = fsub float %44, %45
  %47 = load float, ptr %16, align 4, !tbaa !46
  %48 = fmul float %46, %47
  %49 = load float, ptr %17, align 4, !tbaa !46
  %50 = fadd float %48, %49
  %51 = load float, ptr %14, align 4, !tbaa !46
  %52 = fadd float %50, %51
  store float %52, ptr %22, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %53 = load i32, ptr %20, align 4, !tbaa !35
  %54 = sitofp i32 %53 to float
  %55 = load float, ptr %18, align 4, !tbaa !46
  %56 = fsub float %54, %55
  %57 = load float, ptr %16, align 4, !tbaa !46
  %58 = fmul float %56, %57
  %59 = load float, ptr %18, align 4, !tbaa !46
  %60 = fadd float %58, %59
  %61 = load float, ptr %15, align 4, !tbaa !46
  %62 = fadd float %60, %61
  store float %62, ptr %23, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %63 = load float, ptr %22, align 4, !tbaa !46
  %64 = fsub float %63, 5.000000e-01
  %65 = call noundef i32 @_ZL9floor_intf(float noundef %64) #9
  store i32 %65, ptr %24, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %66 = load float, ptr %23, align 4, !tbaa !46
  %67 = fsub float %66, 5.000000e-01
  %68 = call noundef i32 @_ZL9floor_intf(float noundef %67) #9
  store i32 %68, ptr %25, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %69 = load float, ptr %22, align 4, !tbaa !46
  %70 = fsub float %69, 5.000000e-01
  %71 = load i32, ptr %24, align 4, !tbaa !35
  %72 = sitofp i32 %71 to float
  %73 = fsub float %70, %72
  store float %73, ptr %26, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  %74 = load float, ptr %23, align 4, !tbaa !46
  %75 = fsub float %74, 5.000000e-01
  %76 = load i32, ptr %25, align 4, !tbaa !35
  %77 = sitofp i32 %76 to float
  %78 = fsub float %75, %77
  store float %78, ptr %27, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 16, ptr %28) #8
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  store i32 0, ptr %29, align 4, !tbaa !35
  br label %79

79:                                               ; preds = %120, %42
  %80 = load i32, ptr %29, align 4, !tbaa !35
  %81 = icmp slt i32 %80, 4
  br i1 %81, label %83, label %82

82:                                               ; preds = %79
  store i32 2, ptr %21, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  br label %123

83:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %84 = load i32, ptr %25, align 4, !tbaa !35
  %85 = load i32, ptr %29, align 4, !tbaa !35
  %86 = add nsw i32 %84, %85
  %87 = sub nsw i32 %86, 1
  store i32 %87, ptr %30, align 4, !tbaa !35
  %88 = load float, ptr %26, align 4, !tbaa !46
  %89 = load ptr, ptr %10, align 8, !tbaa !31
  %90 = load i32, ptr %12, align 4, !tbaa !35
  %91 = load i32, ptr %13, align 4, !tbaa !35
  %92 = load i32, ptr %24, align 4, !tbaa !35
  %93 = sub nsw i32 %92, 1
  %94 = load i32, ptr %30, align 4, !tbaa !35
  %95 = call noundef float @_ZL5pointPKfiiii(ptr noundef %89, i32 noundef %90, i32 noundef %91, i32 noundef %93, i32 noundef %94) #9
  %96 = load ptr, ptr %10, align 8, !tbaa !31
  %97 = load i32, ptr %12, align 4, !tbaa !35
  %98 = load i32, ptr %13, align 4, !tbaa !35
  %99 = load i32, ptr %24, align 4, !tbaa !35
  %100 = load i32, ptr %30, align 4, !tbaa !35
  %101 = call noundef float @_ZL5pointPKfiiii(ptr noundef %96, i32 noundef %97, i32 noundef %98, i32 noundef %99, i32 noundef %100) #9
  %102 = load ptr, ptr %10, align 8, !tbaa !31
  %103 = load i32, ptr %12, align 4, !tbaa !35
  %104 = load i32, ptr %13, align 4, !tbaa !35
  %105 = load i32, ptr %24, align 4, !tbaa !35
  %106 = add nsw i32 %105, 1
  %107 = load i32, ptr %30, align 4, !tbaa !35
  %108 = call noundef float @_ZL5pointPKfiiii(ptr noundef %102, i32 noundef %103, i32 noundef %104, i32 noundef %106, i32 noundef %107) #9
  %109 = load ptr, ptr %10, align 8, !tbaa !31
  %110 = load i32, ptr %12, align 4, !tbaa !35
  %111 = load i32, ptr %13, align 4, !tbaa !35
  %112 = load i32, ptr %24, align 4, !tbaa !35
  %113 = add nsw i32 %112, 2
  %114 = load i32, ptr %30, align 4, !tbaa !35
  %115 = call noundef float @_ZL5pointPKfiiii(ptr noundef %109, i32 noundef %110, i32 noundef %111, i32 noundef %113, i32 noundef %114) #9
  %116 = call noundef float @_ZL6splinefffff(float noundef %88, float noundef %95, float noundef %101, float noundef %108, float noundef %115) #9
  %117 = load i32, ptr %29, align 4, !tbaa !35
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 %118
  store float %116, ptr %119, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  br label %120

120:                                              ; preds = %83
  %121 = load i32, ptr %29, align 4, !tbaa !35
  %122 = add nsw i32 %121, 1
  store i32 %122, ptr %29, align 4, !tbaa !35
  br label %79, !llvm.loop !53

123:                                              ; preds = %82
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %124 = load float, ptr %27, align 4, !tbaa !46
  %125 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 0
  %126 = load float, ptr %125, align 4, !tbaa !46
  %127 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 1
  %128 = load float, ptr %127, align 4, !tbaa !46
  %129 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 2
  %130 = load float, ptr %129, align 4, !tbaa !46
  %131 = getelementptr inbounds [4 x float], ptr %28, i64 0, i64 3
  %132 = load float, ptr %131, align 4, !tbaa !46
  %133 = call noundef float @_ZL6splinefffff(float noundef %124, float noundef %126, float noundef %128, float noundef %130, float noundef %132) #9
  %134 = call float @llvm.maxnum.f32(float %133, float 0.000000e+00)
  %135 = call float @llvm.minnum.f32(float %134, float 1.000000e+00)
  %136 = fmul float %135, 2.550000e+02
  %137 = fptoui float %136 to i32
  store i32 %137, ptr %31, align 4, !tbaa !35
  %138 = load i32, ptr %31, align 4, !tbaa !35
  %139 = shl i32 %138, 16
  %140 = or i32 -16777216, %139
  %141 = load i32, ptr %31, align 4, !tbaa !35
  %142 = shl i32 %141, 8
  %143 = or i32 %140, %142
  %144 = load i32, ptr %31, align 4, !tbaa !35
  %145 = or i32 %143, %144
  %146 = load ptr, ptr %11, align 8, !tbaa !31
  %147 = load i32, ptr %20, align 4, !tbaa !35
  %148 = load i32, ptr %12, align 4, !tbaa !35
  %149 = mul nsw i32 %147, %148
  %150 = load i32, ptr %19, align 4, !tbaa !35
  %151 = add nsw i32 %149, %150
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr %146, i64 %152
  store i32 %145, ptr %153, align 4, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  call void @llvm.lifetime.end.p0(i64 16, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  store i32 0, ptr %21, align 4
  br label %154

154:                                              ; preds = %123, %41
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  %155 = load i32, ptr %21, align 4
  switch i32 %155, label %157 [
    i32 0, label %156
    i32 1, label %156
  ]

156:                                              ; preds = %154, %154
  ret void

157:                                              ; preds = %154
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9floor_intf(float noundef %0) #2 {
  %2 = alloca float, align 4
  %3 = alloca i32, align 4
  store float %0, ptr %2, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %3) #8
  %4 = load float, ptr %2, align 4, !tbaa !46
  %5 = fptosi float %4 to i32
  store i32 %5, ptr %3, align 4, !tbaa !35
  %6 = load i32, ptr %3, align 4, !tbaa !35
  %7 = load float, ptr %2, align 4, !tbaa !46
  %8 = load i32, ptr %3, align 4, !tbaa !35
  %9 = sitofp i32 %8 to float
  %10 = fcmp olt float %7, %9
  %11 = zext i1 %10 to i32
  %12 = sub nsw i32 %6, %11
  call void @llvm.lifetime.end.p0(i64 4, ptr %3) #8
  ret i32 %12
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL6splinefffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3, float noundef %4) #2 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store float %0, ptr %6, align 4, !tbaa !46
  store float %1, ptr %7, align 4, !tbaa !46
  store float %2, ptr %8, align 4, !tbaa !46
  store float %3, ptr %9, align 4, !tbaa !46
  store float %4, ptr %10, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %15 = load float, ptr %6, align 4, !tbaa !46
  %16 = load float, ptr %6, align 4, !tbaa !46
  %17 = load float, ptr %6, align 4, !tbaa !46
  %18 = fmul float 5.000000e-01, %17
  %19 = fsub float 1.000000e+00, %18
  %20 = fmul float %16, %19
  %21 = fadd float -5.000000e-01, %20
  %22 = fmul float %15, %21
  store float %22, ptr %11, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %23 = load float, ptr %6, align 4, !tbaa !46
  %24 = load float, ptr %6, align 4, !tbaa !46
  %25 = fmul float %23, %24
  %26 = load float, ptr %6, align 4, !tbaa !46
  %27 = fmul float 1.500000e+00, %26
  %28 = fadd float -2.500000e+00, %27
  %29 = fmul float %25, %28
  %30 = fadd float 1.000000e+00, %29
  store float %30, ptr %12, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %31 = load float, ptr %6, align 4, !tbaa !46
  %32 = load float, ptr %6, align 4, !tbaa !46
  %33 = load float, ptr %6, align 4, !tbaa !46
  %34 = fmul float 1.500000e+00, %33
  %35 = fsub float 2.000000e+00, %34
  %36 = fmul float %32, %35
  %37 = fadd float 5.000000e-01, %36
  %38 = fmul float %31, %37
  store float %38, ptr %13, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %39 = load float, ptr %6, align 4, !tbaa !46
  %40 = load float, ptr %6, align 4, !tbaa !46
  %41 = fmul float %39, %40
  %42 = load float, ptr %6, align 4, !tbaa !46
  %43 = fmul float 5.000000e-01, %42
  %44 = fadd float -5.000000e-01, %43
  %45 = fmul float %41, %44
  store float %45, ptr %14, align 4, !tbaa !46
  %46 = load float, ptr %7, align 4, !tbaa !46
  %47 = load float, ptr %11, align 4, !tbaa !46
  %48 = fmul float %46, %47
  %49 = load float, ptr %8, align 4, !tbaa !46
  %50 = load float, ptr %12, align 4, !tbaa !46
  %51 = fmul float %49, %50
  %52 = fadd float %48, %51
  %53 = load float, ptr %9, align 4, !tbaa !46
  %54 = load float, ptr %13, align 4, !tbaa !46
  %55 = fmul float %53, %54
  %56 = fadd float %52, %55
  %57 = load float, ptr %10, align 4, !tbaa !46
  %58 = load float, ptr %14, align 4, !tbaa !46
  %59 = fmul float %57, %58
  %60 = fadd float %56, %59
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret float %60
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL5pointPKfiiii(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %6, align 8, !tbaa !31
  store i32 %1, ptr %7, align 4, !tbaa !35
  store i32 %2, ptr %8, align 4, !tbaa !35
  store i32 %3, ptr %9, align 4, !tbaa !35
  store i32 %4, ptr %10, align 4, !tbaa !35
  %11 = load ptr, ptr %6, align 8, !tbaa !31
  %12 = load i32, ptr %10, align 4, !tbaa !35
  %13 = load i32, ptr %8, align 4, !tbaa !35
  %14 = sub nsw i32 %13, 1
  %15 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %12, i32 noundef 0, i32 noundef %14) #9
  %16 = load i32, ptr %7, align 4, !tbaa !35
  %17 = mul nsw i32 %15, %16
  %18 = load i32, ptr %9, align 4, !tbaa !35
  %19 = load i32, ptr %7, align 4, !tbaa !35
  %20 = sub nsw i32 %19, 1
  %21 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %18, i32 noundef 0, i32 noundef %20) #9
  %22 = add nsw i32 %17, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %11, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !46
  ret float %25
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @wave_mesh(ptr noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.vertex, align 4
  store ptr %0, ptr %5, align 8, !tbaa !31
  store i32 %1, ptr %6, align 4, !tbaa !35
  store i32 %2, ptr %7, align 4, !tbaa !35
  store float %3, ptr %8, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %9) #8
  %15 = call noundef i32 @_ZL8global_xv() #9
  store i32 %15, ptr %9, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %10) #8
  %16 = call noundef i32 @_ZL8global_yv() #9
  store i32 %16, ptr %10, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %17 = load i32, ptr %9, align 4, !tbaa !35
  %18 = uitofp i32 %17 to float
  %19 = load i32, ptr %6, align 4, !tbaa !35
  %20 = uitofp i32 %19 to float
  %21 = fdiv float %18, %20
  %22 = fmul float %21, 2.000000e+00
  %23 = fsub float %22, 1.000000e+00
  store float %23, ptr %11, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %24 = load i32, ptr %10, align 4, !tbaa !35
  %25 = uitofp i32 %24 to float
  %26 = load i32, ptr %7, align 4, !tbaa !35
  %27 = uitofp i32 %26 to float
  %28 = fdiv float %25, %27
  %29 = fmul float %28, 2.000000e+00
  %30 = fsub float %29, 1.000000e+00
  store float %30, ptr %12, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %31 = load float, ptr %11, align 4, !tbaa !46
  %32 = fmul float %31, 4.000000e+00
  %33 = load float, ptr %8, align 4, !tbaa !46
  %34 = fadd float %32, %33
  %35 = call noundef float @_ZL8sin_fastf(float noundef %34) #9
  %36 = load float, ptr %12, align 4, !tbaa !46
  %37 = fmul float %36, 4.000000e+00
  %38 = load float, ptr %8, align 4, !tbaa !46
  %39 = fadd float %37, %38
  %40 = call noundef float @_ZL8cos_fastf(float noundef %39) #9
  %41 = fmul float %35, %40
  %42 = fmul float %41, 5.000000e-01
  store float %42, ptr %13, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 16, ptr %14) #8
  %43 = getelementptr inbounds %struct.vertex, ptr %14, i32 0, i32 0
  %44 = load float, ptr %11, align 4, !tbaa !46
  store float %44, ptr %43, align 4, !tbaa !54
  %45 = getelementptr inbounds %struct.vertex, ptr %14, i32 0, i32 1
  %46 = load float, ptr %13, align 4, !tbaa !46
  store float %46, ptr %45, align 4, !tbaa !56
  %47 = getelementptr inbounds %struct.vertex, ptr %14, i32 0, i32 2
  %48 = load float, ptr %12, align 4, !tbaa !46
  store float %48, ptr %47, align 4, !tbaa !57
  %49 = getelementptr inbounds %struct.vertex, ptr %14, i32 0, i32 3
  store float 1.000000e+00, ptr %49, align 4, !tbaa !58
  %50 = load ptr, ptr %5, align 8, !tbaa !31
  %51 = load i32, ptr %10, align 4, !tbaa !35
  %52 = load i32, ptr %6, align 4, !tbaa !35
  %53 = mul i32 %51, %52
  %54 = load i32, ptr %9, align 4, !tbaa !35
  %55 = add i32 %53, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds %struct.vertex, ptr %50, i64 %56
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %14, i64 16, i1 false), !tbaa.struct !59
  call void @llvm.lifetime.end.p0(i64 16, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %10) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %9) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8sin_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !46
  %3 = load float, ptr %2, align 4, !tbaa !46
  %4 = call float @llvm.nvvm.sin.approx.f(float %3)
  ret float %4
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8cos_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !46
  %3 = load float, ptr %2, align 4, !tbaa !46
  %4 = call float @llvm.nvvm.cos.approx.f(float %3)
  ret float %4
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @mandelbrot(ptr noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5, float noundef %6, ptr noundef %7, i32 noundef %8, i32 noundef %9) #0 {
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  store ptr %0, ptr %11, align 8, !tbaa !31
  store i32 %1, ptr %12, align 4, !tbaa !35
  store i32 %2, ptr %13, align 4, !tbaa !35
  store i32 %3, ptr %14, align 4, !tbaa !35
  store float %4, ptr %15, align 4, !tbaa !46
  store float %5, ptr %16, align 4, !tbaa !46
  store float %6, ptr %17, align 4, !tbaa !46
  store ptr %7, ptr %18, align 8, !tbaa !31
  store i32 %8, ptr %19, align 4, !tbaa !35
  store i32 %9, ptr %20, align 4, !tbaa !35
  br label %32

32:                                               ; preds = %136, %134, %10
  %33 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %41

35:                                               ; preds = %32
  %36 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %35
  %39 = load ptr, ptr %18, align 8, !tbaa !31
  %40 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %39, i32 noundef 1) #9
  store i32 %40, ptr addrspacecast (ptr addrspace(3) @_ZZ10mandelbrotE5block to ptr), align 4, !tbaa !35
  br label %41

41:                                               ; preds = %38, %35, %32
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %42 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10mandelbrotE5block to ptr), align 4, !tbaa !35
  store i32 %42, ptr %21, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  %43 = load i32, ptr %21, align 4, !tbaa !35
  %44 = load i32, ptr %20, align 4, !tbaa !35
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %41
  store i32 2, ptr %22, align 4
  br label %134

47:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %48 = load i32, ptr %21, align 4, !tbaa !35
  %49 = load i32, ptr %19, align 4, !tbaa !35
  %50 = srem i32 %48, %49
  %51 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %52 = mul i32 %50, %51
  %53 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %54 = add i32 %52, %53
  store i32 %54, ptr %23, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %55 = load i32, ptr %21, align 4, !tbaa !35
  %56 = load i32, ptr %19, align 4, !tbaa !35
  %57 = sdiv i32 %55, %56
  %58 = call noundef i32 @_ZN16optgo_block_size5readYEv() #9
  %59 = mul i32 %57, %58
  %60 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #9
  %61 = add i32 %59, %60
  store i32 %61, ptr %24, align 4, !tbaa !35
  %62 = load i32, ptr %23, align 4, !tbaa !35
  %63 = load i32, ptr %12, align 4, !tbaa !35
  %64 = icmp sge i32 %62, %63
  br i1 %64, label %69, label %65

65:                                               ; preds = %47
  %66 = load i32, ptr %24, align 4, !tbaa !35
  %67 = load i32, ptr %13, align 4, !tbaa !35
  %68 = icmp sge i32 %66, %67
  br i1 %68, label %69, label %70

69:                                               ; preds = %65, %47
  store i32 3, ptr %22, align 4
  br label %133, !llvm.loop !60

70:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %71 = load float, ptr %15, align 4, !tbaa !46
  %72 = load i32, ptr %23, align 4, !tbaa !35
  %73 = sitofp i32 %72 to float
  %74 = load float, ptr %17, align 4, !tbaa !46
  %75 = fmul float %73, %74
  %76 = fadd float %71, %75
  store float %76, ptr %25, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %77 = load float, ptr %16, align 4, !tbaa !46
  %78 = load i32, ptr %24, align 4, !tbaa !35
  %79 = sitofp i32 %78 to float
  %80 = load float, ptr %17, align 4, !tbaa !46
  %81 = fmul float %79, %80
  %82 = fadd float %77, %81
  store float %82, ptr %26, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  store float 0.000000e+00, ptr %27, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  store float 0.000000e+00, ptr %28, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  store float 0.000000e+00, ptr %29, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  store float 0.000000e+00, ptr %30, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %83 = load i32, ptr %14, align 4, !tbaa !35
  store i32 %83, ptr %31, align 4, !tbaa !35
  br label %84

84:                                               ; preds = %94, %70
  %85 = load i32, ptr %31, align 4, !tbaa !35
  %86 = icmp sgt i32 %85, 0
  br i1 %86, label %87, label %92

87:                                               ; preds = %84
  %88 = load float, ptr %29, align 4, !tbaa !46
  %89 = load float, ptr %30, align 4, !tbaa !46
  %90 = fadd float %88, %89
  %91 = fcmp olt float %90, 4.000000e+00
  br label %92

92:                                               ; preds = %87, %84
  %93 = phi i1 [ false, %84 ], [ %91, %87 ]
  br i1 %93, label %94, label %114

94:                                               ; preds = %92
  %95 = load float, ptr %27, align 4, !tbaa !46
  %96 = load float, ptr %28, align 4, !tbaa !46
  %97 = fmul float %95, %96
  %98 = fmul float %97, 2.000000e+00
  %99 = load float, ptr %26, align 4, !tbaa !46
  %100 = fadd float %98, %99
  store float %100, ptr %28, align 4, !tbaa !46
  %101 = load float, ptr %29, align 4, !tbaa !46
  %102 = load float, ptr %30, align 4, !tbaa !46
  %103 = fsub float %101, %102
  %104 = load float, ptr %25, align 4, !tbaa !46
  %105 = fadd float %103, %104
  store float %105, ptr %27, align 4, !tbaa !46
  %106 = load float, ptr %27, align 4, !tbaa !46
  %107 = load float, ptr %27, align 4, !tbaa !46
  %108 = fmul float %106, %107
  store float %108, ptr %29, align 4, !tbaa !46
  %109 = load float, ptr %28, align 4, !tbaa !46
  %110 = load float, ptr %28, align 4, !tbaa !46
  %111 = fmul float %109, %110
  store float %111, ptr %30, align 4, !tbaa !46
  %112 = load i32, ptr %31, align 4, !tbaa !35
  %113 = add nsw i32 %112, -1
  store i32 %113, ptr %31, align 4, !tbaa !35
  br label %84, !llvm.loop !61

114:                                              ; preds = %92
  %115 = load i32, ptr %31, align 4, !tbaa !35
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %118

117:                                              ; preds = %114
  br label %123

118:                                              ; preds = %114
  %119 = load i32, ptr %14, align 4, !tbaa !35
  %120 = load i32, ptr %31, align 4, !tbaa !35
  %121 = sub nsw i32 %119, %120
  %122 = mul i32 %121, 16975111
  br label %123

123:                                              ; preds = %118, %117
  %124 = phi i32 [ 0, %117 ], [ %122, %118 ]
  %125 = load ptr, ptr %11, align 8, !tbaa !31
  %126 = load i32, ptr %24, align 4, !tbaa !35
  %127 = load i32, ptr %12, align 4, !tbaa !35
  %128 = mul nsw i32 %126, %127
  %129 = load i32, ptr %23, align 4, !tbaa !35
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %125, i64 %131
  store i32 %124, ptr %132, align 4, !tbaa !35
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  store i32 0, ptr %22, align 4
  br label %133

133:                                              ; preds = %123, %69
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  br label %134

134:                                              ; preds = %133, %46
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  %135 = load i32, ptr %22, align 4
  switch i32 %135, label %138 [
    i32 0, label %136
    i32 2, label %137
    i32 3, label %32
  ]

136:                                              ; preds = %134
  br label %32, !llvm.loop !60

137:                                              ; preds = %134
  ret void

138:                                              ; preds = %134
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL9atomicAddPii(ptr noundef %0, i32 noundef %1) #2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !31
  store i32 %1, ptr %4, align 4, !tbaa !35
  %5 = load ptr, ptr %3, align 8, !tbaa !31
  %6 = load i32, ptr %4, align 4, !tbaa !35
  %7 = atomicrmw add ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN16optgo_block_size5readYEv() #2 comdat align 2 {
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  ret i32 %1
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bfs_queue(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !31
  store i32 %1, ptr %10, align 4, !tbaa !35
  store ptr %2, ptr %11, align 8, !tbaa !31
  store ptr %3, ptr %12, align 8, !tbaa !31
  store ptr %4, ptr %13, align 8, !tbaa !31
  store ptr %5, ptr %14, align 8, !tbaa !31
  store ptr %6, ptr %15, align 8, !tbaa !31
  store i32 %7, ptr %16, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %24 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %24, ptr %17, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %25 = call noundef i32 @_ZL8global_xv() #9
  store i32 %25, ptr %18, align 4, !tbaa !35
  %26 = load i32, ptr %17, align 4, !tbaa !35
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %8
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE5count to ptr), align 4, !tbaa !35
  br label %29

29:                                               ; preds = %28, %8
  call void @llvm.nvvm.barrier0()
  %30 = load i32, ptr %18, align 4, !tbaa !35
  %31 = load i32, ptr %10, align 4, !tbaa !35
  %32 = icmp slt i32 %30, %31
  br i1 %32, label %33, label %90

33:                                               ; preds = %29
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %34 = load ptr, ptr %9, align 8, !tbaa !31
  %35 = load i32, ptr %18, align 4, !tbaa !35
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %34, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !35
  store i32 %38, ptr %19, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %39 = load ptr, ptr %13, align 8, !tbaa !31
  %40 = load i32, ptr %19, align 4, !tbaa !35
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4, !tbaa !35
  store i32 %43, ptr %20, align 4, !tbaa !35
  br label %44

44:                                               ; preds = %86, %33
  %45 = load i32, ptr %20, align 4, !tbaa !35
  %46 = load ptr, ptr %13, align 8, !tbaa !31
  %47 = load i32, ptr %19, align 4, !tbaa !35
  %48 = add nsw i32 %47, 1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %46, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !35
  %52 = icmp slt i32 %45, %51
  br i1 %52, label %54, label %53

53:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  br label %89

54:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %55 = load ptr, ptr %14, align 8, !tbaa !31
  %56 = load i32, ptr %20, align 4, !tbaa !35
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4, !tbaa !35
  store i32 %59, ptr %21, align 4, !tbaa !35
  %60 = load ptr, ptr %15, align 8, !tbaa !31
  %61 = load i32, ptr %21, align 4, !tbaa !35
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %16, align 4, !tbaa !35
  %65 = atomicrmw min ptr %63, i32 %64 seq_cst, align 4
  %66 = load i32, ptr %16, align 4, !tbaa !35
  %67 = icmp sgt i32 %65, %66
  br i1 %67, label %68, label %85

68:                                               ; preds = %54
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %69 = call noundef i32 @_ZL9atomicAddPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE5count to ptr), i32 noundef 1) #9
  store i32 %69, ptr %22, align 4, !tbaa !35
  %70 = load i32, ptr %22, align 4, !tbaa !35
  %71 = icmp slt i32 %70, 512
  br i1 %71, label %72, label %77

72:                                               ; preds = %68
  %73 = load i32, ptr %21, align 4, !tbaa !35
  %74 = load i32, ptr %22, align 4, !tbaa !35
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE5local to ptr), i64 0, i64 %75
  store i32 %73, ptr %76, align 4, !tbaa !35
  br label %84

77:                                               ; preds = %68
  %78 = load i32, ptr %21, align 4, !tbaa !35
  %79 = load ptr, ptr %11, align 8, !tbaa !31
  %80 = load ptr, ptr %12, align 8, !tbaa !31
  %81 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %80, i32 noundef 1) #9
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %79, i64 %82
  store i32 %78, ptr %83, align 4, !tbaa !35
  br label %84

84:                                               ; preds = %77, %72
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  br label %85

85:                                               ; preds = %84, %54
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  br label %86

86:                                               ; preds = %85
  %87 = load i32, ptr %20, align 4, !tbaa !35
  %88 = add nsw i32 %87, 1
  store i32 %88, ptr %20, align 4, !tbaa !35
  br label %44, !llvm.loop !62

89:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %90

90:                                               ; preds = %89, %29
  call void @llvm.nvvm.barrier0()
  %91 = load i32, ptr %17, align 4, !tbaa !35
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %98

93:                                               ; preds = %90
  %94 = load ptr, ptr %12, align 8, !tbaa !31
  %95 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE5count to ptr), align 4, !tbaa !35
  %96 = call noundef i32 @_ZL7min_intii(i32 noundef %95, i32 noundef 512) #9
  %97 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %94, i32 noundef %96) #9
  store i32 %97, ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE4base to ptr), align 4, !tbaa !35
  br label %98

98:                                               ; preds = %93, %90
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %99 = load i32, ptr %17, align 4, !tbaa !35
  store i32 %99, ptr %23, align 4, !tbaa !35
  br label %100

100:                                              ; preds = %117, %98
  %101 = load i32, ptr %23, align 4, !tbaa !35
  %102 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE5count to ptr), align 4, !tbaa !35
  %103 = call noundef i32 @_ZL7min_intii(i32 noundef %102, i32 noundef 512) #9
  %104 = icmp slt i32 %101, %103
  br i1 %104, label %106, label %105

105:                                              ; preds = %100
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  br label %121

106:                                              ; preds = %100
  %107 = load i32, ptr %23, align 4, !tbaa !35
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [512 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE5local to ptr), i64 0, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !35
  %111 = load ptr, ptr %11, align 8, !tbaa !31
  %112 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9bfs_queueE4base to ptr), align 4, !tbaa !35
  %113 = load i32, ptr %23, align 4, !tbaa !35
  %114 = add nsw i32 %112, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %111, i64 %115
  store i32 %110, ptr %116, align 4, !tbaa !35
  br label %117

117:                                              ; preds = %106
  %118 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %119 = load i32, ptr %23, align 4, !tbaa !35
  %120 = add i32 %119, %118
  store i32 %120, ptr %23, align 4, !tbaa !35
  br label %100, !llvm.loop !63

121:                                              ; preds = %105
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7min_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !35
  store i32 %1, ptr %4, align 4, !tbaa !35
  %5 = load i32, ptr %3, align 4, !tbaa !35
  %6 = load i32, ptr %4, align 4, !tbaa !35
  %7 = icmp slt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !35
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !35
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bfs_one_block(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr noundef %5) #0 {
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i32 %0, ptr %7, align 4, !tbaa !35
  store ptr %1, ptr %8, align 8, !tbaa !31
  store ptr %2, ptr %9, align 8, !tbaa !31
  store ptr %3, ptr %10, align 8, !tbaa !31
  store i32 %4, ptr %11, align 4, !tbaa !35
  store ptr %5, ptr %12, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %23 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %23, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  store i32 0, ptr %14, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %15) #8
  %24 = load i32, ptr %13, align 4, !tbaa !35
  store i32 %24, ptr %15, align 4, !tbaa !35
  br label %25

25:                                               ; preds = %40, %6
  %26 = load i32, ptr %15, align 4, !tbaa !35
  %27 = load i32, ptr %7, align 4, !tbaa !35
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %30, label %29

29:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(i64 4, ptr %15) #8
  br label %44

30:                                               ; preds = %25
  %31 = load i32, ptr %15, align 4, !tbaa !35
  %32 = load i32, ptr %11, align 4, !tbaa !35
  %33 = icmp eq i32 %31, %32
  %34 = zext i1 %33 to i64
  %35 = select i1 %33, i32 0, i32 1048576
  %36 = load ptr, ptr %10, align 8, !tbaa !31
  %37 = load i32, ptr %15, align 4, !tbaa !35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  store i32 %35, ptr %39, align 4, !tbaa !35
  br label %40

40:                                               ; preds = %30
  %41 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %42 = load i32, ptr %15, align 4, !tbaa !35
  %43 = add i32 %42, %41
  store i32 %43, ptr %15, align 4, !tbaa !35
  br label %25, !llvm.loop !64

44:                                               ; preds = %29
  %45 = load i32, ptr %13, align 4, !tbaa !35
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %44
  %48 = load i32, ptr %11, align 4, !tbaa !35
  store i32 %48, ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE6queues to ptr), align 4, !tbaa !35
  store i32 1, ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE5count to ptr), align 4, !tbaa !35
  store i32 0, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE5count to ptr), i64 0, i64 1), align 4, !tbaa !35
  br label %49

49:                                               ; preds = %47, %44
  call void @llvm.nvvm.barrier0()
  br label %50

50:                                               ; preds = %138, %49
  %51 = load i32, ptr %14, align 4, !tbaa !35
  %52 = and i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE5count to ptr), i64 0, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !35
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %141

57:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %58 = load i32, ptr %14, align 4, !tbaa !35
  %59 = and i32 %58, 1
  store i32 %59, ptr %16, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %60 = load i32, ptr %16, align 4, !tbaa !35
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE5count to ptr), i64 0, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !35
  store i32 %63, ptr %17, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %64 = load i32, ptr %13, align 4, !tbaa !35
  store i32 %64, ptr %18, align 4, !tbaa !35
  br label %65

65:                                               ; preds = %127, %57
  %66 = load i32, ptr %18, align 4, !tbaa !35
  %67 = load i32, ptr %17, align 4, !tbaa !35
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %70, label %69

69:                                               ; preds = %65
  store i32 7, ptr %19, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  br label %131

70:                                               ; preds = %65
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %71 = load i32, ptr %16, align 4, !tbaa !35
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [2 x [256 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE6queues to ptr), i64 0, i64 %72
  %74 = load i32, ptr %18, align 4, !tbaa !35
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [256 x i32], ptr %73, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4, !tbaa !35
  store i32 %77, ptr %20, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %78 = load ptr, ptr %8, align 8, !tbaa !31
  %79 = load i32, ptr %20, align 4, !tbaa !35
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  %82 = load i32, ptr %81, align 4, !tbaa !35
  store i32 %82, ptr %21, align 4, !tbaa !35
  br label %83

83:                                               ; preds = %123, %70
  %84 = load i32, ptr %21, align 4, !tbaa !35
  %85 = load ptr, ptr %8, align 8, !tbaa !31
  %86 = load i32, ptr %20, align 4, !tbaa !35
  %87 = add nsw i32 %86, 1
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %85, i64 %88
  %90 = load i32, ptr %89, align 4, !tbaa !35
  %91 = icmp slt i32 %84, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %83
  store i32 10, ptr %19, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  br label %126

93:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %94 = load ptr, ptr %9, align 8, !tbaa !31
  %95 = load i32, ptr %21, align 4, !tbaa !35
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %94, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !35
  store i32 %98, ptr %22, align 4, !tbaa !35
  %99 = load ptr, ptr %10, align 8, !tbaa !31
  %100 = load i32, ptr %22, align 4, !tbaa !35
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %14, align 4, !tbaa !35
  %104 = add nsw i32 %103, 1
  %105 = atomicrmw min ptr %102, i32 %104 seq_cst, align 4
  %106 = load i32, ptr %14, align 4, !tbaa !35
  %107 = add nsw i32 %106, 1
  %108 = icmp sgt i32 %105, %107
  br i1 %108, label %109, label %122

109:                                              ; preds = %93
  %110 = load i32, ptr %22, align 4, !tbaa !35
  %111 = load i32, ptr %16, align 4, !tbaa !35
  %112 = sub nsw i32 1, %111
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds [2 x [256 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE6queues to ptr), i64 0, i64 %113
  %115 = load i32, ptr %16, align 4, !tbaa !35
  %116 = sub nsw i32 1, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE5count to ptr), i64 0, i64 %117
  %119 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %118, i32 noundef 1) #9
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [256 x i32], ptr %114, i64 0, i64 %120
  store i32 %110, ptr %121, align 4, !tbaa !35
  br label %122

122:                                              ; preds = %109, %93
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  br label %123

123:                                              ; preds = %122
  %124 = load i32, ptr %21, align 4, !tbaa !35
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %21, align 4, !tbaa !35
  br label %83, !llvm.loop !65

126:                                              ; preds = %92
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  br label %127

127:                                              ; preds = %126
  %128 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %129 = load i32, ptr %18, align 4, !tbaa !35
  %130 = add i32 %129, %128
  store i32 %130, ptr %18, align 4, !tbaa !35
  br label %65, !llvm.loop !66

131:                                              ; preds = %69
  call void @llvm.nvvm.barrier0()
  %132 = load i32, ptr %13, align 4, !tbaa !35
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %138

134:                                              ; preds = %131
  %135 = load i32, ptr %16, align 4, !tbaa !35
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13bfs_one_blockE5count to ptr), i64 0, i64 %136
  store i32 0, ptr %137, align 4, !tbaa !35
  br label %138

138:                                              ; preds = %134, %131
  %139 = load i32, ptr %14, align 4, !tbaa !35
  %140 = add nsw i32 %139, 1
  store i32 %140, ptr %14, align 4, !tbaa !35
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  br label %50, !llvm.loop !67

141:                                              ; preds = %50
  %142 = load i32, ptr %13, align 4, !tbaa !35
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %148

144:                                              ; preds = %141
  %145 = load i32, ptr %14, align 4, !tbaa !35
  %146 = load ptr, ptr %12, align 8, !tbaa !31
  %147 = getelementptr inbounds i32, ptr %146, i64 0
  store i32 %145, ptr %147, align 4, !tbaa !35
  br label %148

148:                                              ; preds = %144, %141
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @bfs_blocks(i32 noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef %6, i32 noundef %7) #0 {
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i32 %0, ptr %9, align 4, !tbaa !35
  store ptr %1, ptr %10, align 8, !tbaa !31
  store ptr %2, ptr %11, align 8, !tbaa !31
  store ptr %3, ptr %12, align 8, !tbaa !31
  store ptr %4, ptr %13, align 8, !tbaa !31
  store ptr %5, ptr %14, align 8, !tbaa !31
  store i32 %6, ptr %15, align 4, !tbaa !35
  store i32 %7, ptr %16, align 4, !tbaa !35
  br label %20

20:                                               ; preds = %108, %8
  %21 = load i32, ptr %15, align 4, !tbaa !35
  %22 = load i32, ptr %16, align 4, !tbaa !35
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %111

24:                                               ; preds = %20
  %25 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %28

27:                                               ; preds = %24
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ10bfs_blocksE3any to ptr), align 4, !tbaa !35
  br label %28

28:                                               ; preds = %27, %24
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %29 = call noundef i32 @_ZL8global_xv() #9
  store i32 %29, ptr %17, align 4, !tbaa !35
  br label %30

30:                                               ; preds = %82, %28
  %31 = load i32, ptr %17, align 4, !tbaa !35
  %32 = load i32, ptr %9, align 4, !tbaa !35
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %35, label %34

34:                                               ; preds = %30
  store i32 5, ptr %18, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  br label %88

35:                                               ; preds = %30
  %36 = load ptr, ptr %12, align 8, !tbaa !31
  %37 = load i32, ptr %17, align 4, !tbaa !35
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4, !tbaa !35
  %41 = load i32, ptr %15, align 4, !tbaa !35
  %42 = icmp ne i32 %40, %41
  br i1 %42, label %43, label %44

43:                                               ; preds = %35
  br label %82

44:                                               ; preds = %35
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %45 = load ptr, ptr %10, align 8, !tbaa !31
  %46 = load i32, ptr %17, align 4, !tbaa !35
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !35
  store i32 %49, ptr %19, align 4, !tbaa !35
  br label %50

50:                                               ; preds = %78, %44
  %51 = load i32, ptr %19, align 4, !tbaa !35
  %52 = load ptr, ptr %10, align 8, !tbaa !31
  %53 = load i32, ptr %17, align 4, !tbaa !35
  %54 = add nsw i32 %53, 1
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %52, i64 %55
  %57 = load i32, ptr %56, align 4, !tbaa !35
  %58 = icmp slt i32 %51, %57
  br i1 %58, label %60, label %59

59:                                               ; preds = %50
  store i32 8, ptr %18, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  br label %81

60:                                               ; preds = %50
  %61 = load ptr, ptr %12, align 8, !tbaa !31
  %62 = load ptr, ptr %11, align 8, !tbaa !31
  %63 = load i32, ptr %19, align 4, !tbaa !35
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %62, i64 %64
  %66 = load i32, ptr %65, align 4, !tbaa !35
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %61, i64 %67
  %69 = load i32, ptr %15, align 4, !tbaa !35
  %70 = add nsw i32 %69, 1
  %71 = atomicrmw min ptr %68, i32 %70 seq_cst, align 4
  %72 = load i32, ptr %15, align 4, !tbaa !35
  %73 = add nsw i32 %72, 1
  %74 = icmp sgt i32 %71, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %60
  %76 = call noundef i32 @_ZL9atomicAddPii(ptr noundef addrspacecast (ptr addrspace(3) @_ZZ10bfs_blocksE3any to ptr), i32 noundef 1) #9
  br label %77

77:                                               ; preds = %75, %60
  br label %78

78:                                               ; preds = %77
  %79 = load i32, ptr %19, align 4, !tbaa !35
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %19, align 4, !tbaa !35
  br label %50, !llvm.loop !68

81:                                               ; preds = %59
  br label %82

82:                                               ; preds = %81, %43
  %83 = call noundef i32 @_ZN16optgo_block_size5readXEv() #9
  %84 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %85 = mul i32 %83, %84
  %86 = load i32, ptr %17, align 4, !tbaa !35
  %87 = add i32 %86, %85
  store i32 %87, ptr %17, align 4, !tbaa !35
  br label %30, !llvm.loop !69

88:                                               ; preds = %34
  call void @llvm.nvvm.barrier0()
  %89 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %107

91:                                               ; preds = %88
  %92 = load ptr, ptr %13, align 8, !tbaa !31
  %93 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10bfs_blocksE3any to ptr), align 4, !tbaa !35
  %94 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %92, i32 noundef %93) #9
  %95 = load ptr, ptr %14, align 8, !tbaa !31
  %96 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %95, i32 noundef 1) #9
  br label %97

97:                                               ; preds = %105, %91
  %98 = load ptr, ptr %14, align 8, !tbaa !31
  %99 = call noundef i32 @_ZL9atomicAddPii(ptr noundef %98, i32 noundef 0) #9
  %100 = call noundef i32 @_ZN15optgo_grid_size5readXEv() #9
  %101 = load i32, ptr %15, align 4, !tbaa !35
  %102 = add nsw i32 %101, 1
  %103 = mul nsw i32 %100, %102
  %104 = icmp slt i32 %99, %103
  br i1 %104, label %105, label %106

105:                                              ; preds = %97
  br label %97, !llvm.loop !70

106:                                              ; preds = %97
  br label %107

107:                                              ; preds = %106, %88
  call void @llvm.nvvm.barrier0()
  br label %108

108:                                              ; preds = %107
  %109 = load i32, ptr %15, align 4, !tbaa !35
  %110 = add nsw i32 %109, 1
  store i32 %110, ptr %15, align 4, !tbaa !35
  br label %20, !llvm.loop !71

111:                                              ; preds = %20
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @texture3d(ptr noundef %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !31
  store i32 %1, ptr %8, align 4, !tbaa !35
  store ptr %2, ptr %9, align 8, !tbaa !31
  store i32 %3, ptr %10, align 4, !tbaa !35
  store i32 %4, ptr %11, align 4, !tbaa !35
  store float %5, ptr %12, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %18 = call noundef i32 @_ZL8global_xv() #9
  store i32 %18, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %19 = call noundef i32 @_ZL8global_yv() #9
  store i32 %19, ptr %14, align 4, !tbaa !35
  %20 = load i32, ptr %13, align 4, !tbaa !35
  %21 = load i32, ptr %10, align 4, !tbaa !35
  %22 = icmp sge i32 %20, %21
  br i1 %22, label %27, label %23

23:                                               ; preds = %6
  %24 = load i32, ptr %14, align 4, !tbaa !35
  %25 = load i32, ptr %11, align 4, !tbaa !35
  %26 = icmp sge i32 %24, %25
  br i1 %26, label %27, label %28

27:                                               ; preds = %23, %6
  store i32 1, ptr %15, align 4
  br label %67

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %29 = load i32, ptr %13, align 4, !tbaa !35
  %30 = sitofp i32 %29 to float
  %31 = load i32, ptr %10, align 4, !tbaa !35
  %32 = sitofp i32 %31 to float
  %33 = fdiv float %30, %32
  %34 = load i32, ptr %8, align 4, !tbaa !35
  %35 = sitofp i32 %34 to float
  %36 = fmul float %33, %35
  store float %36, ptr %16, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %37 = load i32, ptr %14, align 4, !tbaa !35
  %38 = sitofp i32 %37 to float
  %39 = load i32, ptr %11, align 4, !tbaa !35
  %40 = sitofp i32 %39 to float
  %41 = fdiv float %38, %40
  %42 = load i32, ptr %8, align 4, !tbaa !35
  %43 = sitofp i32 %42 to float
  %44 = fmul float %41, %43
  store float %44, ptr %17, align 4, !tbaa !46
  %45 = load ptr, ptr %7, align 8, !tbaa !31
  %46 = load i32, ptr %8, align 4, !tbaa !35
  %47 = load float, ptr %16, align 4, !tbaa !46
  %48 = fsub float %47, 5.000000e-01
  %49 = load float, ptr %17, align 4, !tbaa !46
  %50 = fsub float %49, 5.000000e-01
  %51 = load float, ptr %12, align 4, !tbaa !46
  %52 = load i32, ptr %8, align 4, !tbaa !35
  %53 = sitofp i32 %52 to float
  %54 = fmul float %51, %53
  %55 = fsub float %54, 5.000000e-01
  %56 = call noundef float @_ZL7densityPKfifff(ptr noundef %45, i32 noundef %46, float noundef %48, float noundef %50, float noundef %55) #9
  %57 = fmul float %56, 2.550000e+02
  %58 = fptoui float %57 to i8
  %59 = load ptr, ptr %9, align 8, !tbaa !31
  %60 = load i32, ptr %14, align 4, !tbaa !35
  %61 = load i32, ptr %10, align 4, !tbaa !35
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %13, align 4, !tbaa !35
  %64 = add nsw i32 %62, %63
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i8, ptr %59, i64 %65
  store i8 %58, ptr %66, align 1, !tbaa !72
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  store i32 0, ptr %15, align 4
  br label %67

67:                                               ; preds = %28, %27
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  %68 = load i32, ptr %15, align 4
  switch i32 %68, label %70 [
    i32 0, label %69
    i32 1, label %69
  ]

69:                                               ; preds = %67, %67
  ret void

70:                                               ; preds = %67
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL7densityPKfifff(ptr noundef %0, i32 noundef %1, float noundef %2, float noundef %3, float noundef %4) #2 {
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  store ptr %0, ptr %6, align 8, !tbaa !31
  store i32 %1, ptr %7, align 4, !tbaa !35
  store float %2, ptr %8, align 4, !tbaa !46
  store float %3, ptr %9, align 4, !tbaa !46
  store float %4, ptr %10, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %11) #8
  %15 = load float, ptr %10, align 4, !tbaa !46
  %16 = call noundef i32 @_ZL9floor_intf(float noundef %15) #9
  store i32 %16, ptr %11, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %12) #8
  %17 = load i32, ptr %11, align 4, !tbaa !35
  %18 = load i32, ptr %7, align 4, !tbaa !35
  %19 = sub nsw i32 %18, 1
  %20 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %17, i32 noundef 0, i32 noundef %19) #9
  store i32 %20, ptr %12, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %21 = load i32, ptr %11, align 4, !tbaa !35
  %22 = add nsw i32 %21, 1
  %23 = load i32, ptr %7, align 4, !tbaa !35
  %24 = sub nsw i32 %23, 1
  %25 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %22, i32 noundef 0, i32 noundef %24) #9
  store i32 %25, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %26 = load float, ptr %10, align 4, !tbaa !46
  %27 = load i32, ptr %11, align 4, !tbaa !35
  %28 = sitofp i32 %27 to float
  %29 = fsub float %26, %28
  store float %29, ptr %14, align 4, !tbaa !46
  %30 = load ptr, ptr %6, align 8, !tbaa !31
  %31 = load i32, ptr %12, align 4, !tbaa !35
  %32 = load i32, ptr %7, align 4, !tbaa !35
  %33 = mul nsw i32 %31, %32
  %34 = load i32, ptr %7, align 4, !tbaa !35
  %35 = mul nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %30, i64 %36
  %38 = load i32, ptr %7, align 4, !tbaa !35
  %39 = load i32, ptr %7, align 4, !tbaa !35
  %40 = load float, ptr %8, align 4, !tbaa !46
  %41 = load float, ptr %9, align 4, !tbaa !46
  %42 = call noundef float @_ZL6samplePKfiiff(ptr noundef %37, i32 noundef %38, i32 noundef %39, float noundef %40, float noundef %41) #9
  %43 = load float, ptr %14, align 4, !tbaa !46
  %44 = fsub float 1.000000e+00, %43
  %45 = fmul float %42, %44
  %46 = load ptr, ptr %6, align 8, !tbaa !31
  %47 = load i32, ptr %13, align 4, !tbaa !35
  %48 = load i32, ptr %7, align 4, !tbaa !35
  %49 = mul nsw i32 %47, %48
  %50 = load i32, ptr %7, align 4, !tbaa !35
  %51 = mul nsw i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %46, i64 %52
  %54 = load i32, ptr %7, align 4, !tbaa !35
  %55 = load i32, ptr %7, align 4, !tbaa !35
  %56 = load float, ptr %8, align 4, !tbaa !46
  %57 = load float, ptr %9, align 4, !tbaa !46
  %58 = call noundef float @_ZL6samplePKfiiff(ptr noundef %53, i32 noundef %54, i32 noundef %55, float noundef %56, float noundef %57) #9
  %59 = load float, ptr %14, align 4, !tbaa !46
  %60 = fmul float %58, %59
  %61 = fadd float %45, %60
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %12) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %11) #8
  ret float %61
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @volume_render(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
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
  %30 = alloca float, align 4
  %31 = alloca float, align 4
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
  %42 = alloca i32, align 4
  %43 = alloca float, align 4
  %44 = alloca float, align 4
  %45 = alloca float, align 4
  %46 = alloca float, align 4
  %47 = alloca i32, align 4
  %48 = alloca float, align 4
  %49 = alloca float, align 4
  %50 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !31
  store i32 %1, ptr %10, align 4, !tbaa !35
  store ptr %2, ptr %11, align 8, !tbaa !31
  store ptr %3, ptr %12, align 8, !tbaa !31
  store i32 %4, ptr %13, align 4, !tbaa !35
  store i32 %5, ptr %14, align 4, !tbaa !35
  store float %6, ptr %15, align 4, !tbaa !46
  store float %7, ptr %16, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %51 = call noundef i32 @_ZL8global_xv() #9
  store i32 %51, ptr %17, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %52 = call noundef i32 @_ZL8global_yv() #9
  store i32 %52, ptr %18, align 4, !tbaa !35
  %53 = load i32, ptr %17, align 4, !tbaa !35
  %54 = load i32, ptr %13, align 4, !tbaa !35
  %55 = icmp sge i32 %53, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %8
  %57 = load i32, ptr %18, align 4, !tbaa !35
  %58 = load i32, ptr %14, align 4, !tbaa !35
  %59 = icmp sge i32 %57, %58
  br i1 %59, label %60, label %61

60:                                               ; preds = %56, %8
  store i32 1, ptr %19, align 4
  br label %288

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %62 = load i32, ptr %17, align 4, !tbaa !35
  %63 = sitofp i32 %62 to float
  %64 = load i32, ptr %13, align 4, !tbaa !35
  %65 = sitofp i32 %64 to float
  %66 = fdiv float %63, %65
  %67 = fmul float %66, 2.000000e+00
  %68 = fsub float %67, 1.000000e+00
  store float %68, ptr %20, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %69 = load i32, ptr %18, align 4, !tbaa !35
  %70 = sitofp i32 %69 to float
  %71 = load i32, ptr %14, align 4, !tbaa !35
  %72 = sitofp i32 %71 to float
  %73 = fdiv float %70, %72
  %74 = fmul float %73, 2.000000e+00
  %75 = fsub float %74, 1.000000e+00
  store float %75, ptr %21, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %76 = load float, ptr %20, align 4, !tbaa !46
  %77 = load float, ptr %20, align 4, !tbaa !46
  %78 = fmul float %76, %77
  %79 = load float, ptr %21, align 4, !tbaa !46
  %80 = load float, ptr %21, align 4, !tbaa !46
  %81 = fmul float %79, %80
  %82 = fadd float %78, %81
  %83 = fadd float %82, 4.000000e+00
  %84 = call noundef float @_ZL10rsqrt_fastf(float noundef %83) #9
  store float %84, ptr %22, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %85 = load float, ptr %20, align 4, !tbaa !46
  %86 = load float, ptr %22, align 4, !tbaa !46
  %87 = fmul float %85, %86
  store float %87, ptr %23, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %88 = load float, ptr %21, align 4, !tbaa !46
  %89 = load float, ptr %22, align 4, !tbaa !46
  %90 = fmul float %88, %89
  store float %90, ptr %24, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %91 = load float, ptr %22, align 4, !tbaa !46
  %92 = fmul float -2.000000e+00, %91
  store float %92, ptr %25, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  store float 0.000000e+00, ptr %26, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  store float 0.000000e+00, ptr %27, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  %93 = load float, ptr %15, align 4, !tbaa !46
  store float %93, ptr %28, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  %94 = load float, ptr %26, align 4, !tbaa !46
  %95 = fsub float -1.000000e+00, %94
  %96 = load float, ptr %23, align 4, !tbaa !46
  %97 = fdiv float %95, %96
  store float %97, ptr %29, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %98 = load float, ptr %26, align 4, !tbaa !46
  %99 = fsub float 1.000000e+00, %98
  %100 = load float, ptr %23, align 4, !tbaa !46
  %101 = fdiv float %99, %100
  store float %101, ptr %30, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  %102 = load float, ptr %27, align 4, !tbaa !46
  %103 = fsub float -1.000000e+00, %102
  %104 = load float, ptr %24, align 4, !tbaa !46
  %105 = fdiv float %103, %104
  store float %105, ptr %31, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %106 = load float, ptr %27, align 4, !tbaa !46
  %107 = fsub float 1.000000e+00, %106
  %108 = load float, ptr %24, align 4, !tbaa !46
  %109 = fdiv float %107, %108
  store float %109, ptr %32, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %33) #8
  %110 = load float, ptr %28, align 4, !tbaa !46
  %111 = fsub float -1.000000e+00, %110
  %112 = load float, ptr %25, align 4, !tbaa !46
  %113 = fdiv float %111, %112
  store float %113, ptr %33, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %34) #8
  %114 = load float, ptr %28, align 4, !tbaa !46
  %115 = fsub float 1.000000e+00, %114
  %116 = load float, ptr %25, align 4, !tbaa !46
  %117 = fdiv float %115, %116
  store float %117, ptr %34, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %35) #8
  %118 = load float, ptr %29, align 4, !tbaa !46
  %119 = load float, ptr %30, align 4, !tbaa !46
  %120 = call float @llvm.minnum.f32(float %118, float %119)
  %121 = load float, ptr %31, align 4, !tbaa !46
  %122 = load float, ptr %32, align 4, !tbaa !46
  %123 = call float @llvm.minnum.f32(float %121, float %122)
  %124 = call float @llvm.maxnum.f32(float %120, float %123)
  %125 = load float, ptr %33, align 4, !tbaa !46
  %126 = load float, ptr %34, align 4, !tbaa !46
  %127 = call float @llvm.minnum.f32(float %125, float %126)
  %128 = call float @llvm.maxnum.f32(float %124, float %127)
  store float %128, ptr %35, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %36) #8
  %129 = load float, ptr %29, align 4, !tbaa !46
  %130 = load float, ptr %30, align 4, !tbaa !46
  %131 = call float @llvm.maxnum.f32(float %129, float %130)
  %132 = load float, ptr %31, align 4, !tbaa !46
  %133 = load float, ptr %32, align 4, !tbaa !46
  %134 = call float @llvm.maxnum.f32(float %132, float %133)
  %135 = call float @llvm.minnum.f32(float %131, float %134)
  %136 = load float, ptr %33, align 4, !tbaa !46
  %137 = load float, ptr %34, align 4, !tbaa !46
  %138 = call float @llvm.maxnum.f32(float %136, float %137)
  %139 = call float @llvm.minnum.f32(float %135, float %138)
  store float %139, ptr %36, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %37) #8
  store float 0.000000e+00, ptr %37, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %38) #8
  store float 0.000000e+00, ptr %38, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %39) #8
  store float 0.000000e+00, ptr %39, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %40) #8
  store float 0.000000e+00, ptr %40, align 4, !tbaa !46
  %140 = load float, ptr %35, align 4, !tbaa !46
  %141 = load float, ptr %36, align 4, !tbaa !46
  %142 = fcmp olt float %140, %141
  br i1 %142, label %143, label %258

143:                                              ; preds = %61
  call void @llvm.lifetime.start.p0(i64 4, ptr %41) #8
  %144 = load float, ptr %35, align 4, !tbaa !46
  %145 = fcmp olt float %144, 0.000000e+00
  br i1 %145, label %146, label %147

146:                                              ; preds = %143
  br label %149

147:                                              ; preds = %143
  %148 = load float, ptr %35, align 4, !tbaa !46
  br label %149

149:                                              ; preds = %147, %146
  %150 = phi float [ 0.000000e+00, %146 ], [ %148, %147 ]
  store float %150, ptr %41, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %42) #8
  store i32 0, ptr %42, align 4, !tbaa !35
  br label %151

151:                                              ; preds = %253, %149
  %152 = load i32, ptr %42, align 4, !tbaa !35
  %153 = icmp slt i32 %152, 60
  br i1 %153, label %155, label %154

154:                                              ; preds = %151
  store i32 2, ptr %19, align 4
  br label %256

155:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(i64 4, ptr %43) #8
  %156 = load float, ptr %26, align 4, !tbaa !46
  %157 = load float, ptr %23, align 4, !tbaa !46
  %158 = load float, ptr %41, align 4, !tbaa !46
  %159 = fmul float %157, %158
  %160 = fadd float %156, %159
  %161 = fmul float %160, 5.000000e-01
  %162 = fadd float %161, 5.000000e-01
  store float %162, ptr %43, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %44) #8
  %163 = load float, ptr %27, align 4, !tbaa !46
  %164 = load float, ptr %24, align 4, !tbaa !46
  %165 = load float, ptr %41, align 4, !tbaa !46
  %166 = fmul float %164, %165
  %167 = fadd float %163, %166
  %168 = fmul float %167, 5.000000e-01
  %169 = fadd float %168, 5.000000e-01
  store float %169, ptr %44, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %45) #8
  %170 = load float, ptr %28, align 4, !tbaa !46
  %171 = load float, ptr %25, align 4, !tbaa !46
  %172 = load float, ptr %41, align 4, !tbaa !46
  %173 = fmul float %171, %172
  %174 = fadd float %170, %173
  %175 = fmul float %174, 5.000000e-01
  %176 = fadd float %175, 5.000000e-01
  store float %176, ptr %45, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %46) #8
  %177 = load ptr, ptr %9, align 8, !tbaa !31
  %178 = load i32, ptr %10, align 4, !tbaa !35
  %179 = load float, ptr %43, align 4, !tbaa !46
  %180 = load i32, ptr %10, align 4, !tbaa !35
  %181 = sitofp i32 %180 to float
  %182 = fmul float %179, %181
  %183 = load float, ptr %44, align 4, !tbaa !46
  %184 = load i32, ptr %10, align 4, !tbaa !35
  %185 = sitofp i32 %184 to float
  %186 = fmul float %183, %185
  %187 = load float, ptr %45, align 4, !tbaa !46
  %188 = load i32, ptr %10, align 4, !tbaa !35
  %189 = sitofp i32 %188 to float
  %190 = fmul float %187, %189
  %191 = call noundef float @_ZL7densityPKfifff(ptr noundef %177, i32 noundef %178, float noundef %182, float noundef %186, float noundef %190) #9
  store float %191, ptr %46, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %47) #8
  %192 = load float, ptr %46, align 4, !tbaa !46
  %193 = fmul float %192, 8.000000e+00
  %194 = fptosi float %193 to i32
  %195 = call noundef i32 @_ZL9clamp_intiii(i32 noundef %194, i32 noundef 0, i32 noundef 8) #9
  %196 = mul nsw i32 %195, 4
  store i32 %196, ptr %47, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %48) #8
  %197 = load ptr, ptr %11, align 8, !tbaa !31
  %198 = load i32, ptr %47, align 4, !tbaa !35
  %199 = add nsw i32 %198, 3
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %197, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !46
  %203 = fmul float %202, 0x3FA99999A0000000
  store float %203, ptr %48, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %49) #8
  %204 = load float, ptr %40, align 4, !tbaa !46
  %205 = fsub float 1.000000e+00, %204
  %206 = load float, ptr %48, align 4, !tbaa !46
  %207 = fmul float %205, %206
  store float %207, ptr %49, align 4, !tbaa !46
  %208 = load float, ptr %49, align 4, !tbaa !46
  %209 = load ptr, ptr %11, align 8, !tbaa !31
  %210 = load i32, ptr %47, align 4, !tbaa !35
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr %209, i64 %211
  %213 = load float, ptr %212, align 4, !tbaa !46
  %214 = fmul float %208, %213
  %215 = load float, ptr %37, align 4, !tbaa !46
  %216 = fadd float %215, %214
  store float %216, ptr %37, align 4, !tbaa !46
  %217 = load float, ptr %49, align 4, !tbaa !46
  %218 = load ptr, ptr %11, align 8, !tbaa !31
  %219 = load i32, ptr %47, align 4, !tbaa !35
  %220 = add nsw i32 %219, 1
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds float, ptr %218, i64 %221
  %223 = load float, ptr %222, align 4, !tbaa !46
  %224 = fmul float %217, %223
  %225 = load float, ptr %38, align 4, !tbaa !46
  %226 = fadd float %225, %224
  store float %226, ptr %38, align 4, !tbaa !46
  %227 = load float, ptr %49, align 4, !tbaa !46
  %228 = load ptr, ptr %11, align 8, !tbaa !31
  %229 = load i32, ptr %47, align 4, !tbaa !35
  %230 = add nsw i32 %229, 2
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds float, ptr %228, i64 %231
  %233 = load float, ptr %232, align 4, !tbaa !46
  %234 = fmul float %227, %233
  %235 = load float, ptr %39, align 4, !tbaa !46
  %236 = fadd float %235, %234
  store float %236, ptr %39, align 4, !tbaa !46
  %237 = load float, ptr %49, align 4, !tbaa !46
  %238 = load float, ptr %40, align 4, !tbaa !46
  %239 = fadd float %238, %237
  store float %239, ptr %40, align 4, !tbaa !46
  %240 = load float, ptr %41, align 4, !tbaa !46
  %241 = fadd float %240, 0x3FA99999A0000000
  store float %241, ptr %41, align 4, !tbaa !46
  %242 = load float, ptr %40, align 4, !tbaa !46
  %243 = fcmp ogt float %242, 0x3FEE666660000000
  br i1 %243, label %248, label %244

244:                                              ; preds = %155
  %245 = load float, ptr %41, align 4, !tbaa !46
  %246 = load float, ptr %36, align 4, !tbaa !46
  %247 = fcmp ogt float %245, %246
  br i1 %247, label %248, label %249

248:                                              ; preds = %244, %155
  store i32 2, ptr %19, align 4
  br label %250

249:                                              ; preds = %244
  store i32 0, ptr %19, align 4
  br label %250

250:                                              ; preds = %249, %248
  call void @llvm.lifetime.end.p0(i64 4, ptr %49) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %48) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %47) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %46) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %45) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %44) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %43) #8
  %251 = load i32, ptr %19, align 4
  switch i32 %251, label %256 [
    i32 0, label %252
  ]

252:                                              ; preds = %250
  br label %253

253:                                              ; preds = %252
  %254 = load i32, ptr %42, align 4, !tbaa !35
  %255 = add nsw i32 %254, 1
  store i32 %255, ptr %42, align 4, !tbaa !35
  br label %151, !llvm.loop !73

256:                                              ; preds = %250, %154
  call void @llvm.lifetime.end.p0(i64 4, ptr %42) #8
  br label %257

257:                                              ; preds = %256
  call void @llvm.lifetime.end.p0(i64 4, ptr %41) #8
  br label %258

258:                                              ; preds = %257, %61
  call void @llvm.lifetime.start.p0(i64 4, ptr %50) #8
  %259 = load i32, ptr %18, align 4, !tbaa !35
  %260 = load i32, ptr %13, align 4, !tbaa !35
  %261 = mul nsw i32 %259, %260
  %262 = load i32, ptr %17, align 4, !tbaa !35
  %263 = add nsw i32 %261, %262
  %264 = mul nsw i32 %263, 3
  store i32 %264, ptr %50, align 4, !tbaa !35
  %265 = load float, ptr %37, align 4, !tbaa !46
  %266 = load float, ptr %16, align 4, !tbaa !46
  %267 = fmul float %265, %266
  %268 = load ptr, ptr %12, align 8, !tbaa !31
  %269 = load i32, ptr %50, align 4, !tbaa !35
  %270 = sext i32 %269 to i64
  %271 = getelementptr inbounds float, ptr %268, i64 %270
  store float %267, ptr %271, align 4, !tbaa !46
  %272 = load float, ptr %38, align 4, !tbaa !46
  %273 = load float, ptr %16, align 4, !tbaa !46
  %274 = fmul float %272, %273
  %275 = load ptr, ptr %12, align 8, !tbaa !31
  %276 = load i32, ptr %50, align 4, !tbaa !35
  %277 = add nsw i32 %276, 1
  %278 = sext i32 %277 to i64
  %279 = getelementptr inbounds float, ptr %275, i64 %278
  store float %274, ptr %279, align 4, !tbaa !46
  %280 = load float, ptr %39, align 4, !tbaa !46
  %281 = load float, ptr %16, align 4, !tbaa !46
  %282 = fmul float %280, %281
  %283 = load ptr, ptr %12, align 8, !tbaa !31
  %284 = load i32, ptr %50, align 4, !tbaa !35
  %285 = add nsw i32 %284, 2
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds float, ptr %283, i64 %286
  store float %282, ptr %287, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %50) #8
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
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
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
  store i32 0, ptr %19, align 4
  br label %288

288:                                              ; preds = %258, %60
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  %289 = load i32, ptr %19, align 4
  switch i32 %289, label %291 [
    i32 0, label %290
    i32 1, label %290
  ]

290:                                              ; preds = %288, %288
  ret void

291:                                              ; preds = %288
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL10rsqrt_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !46
  %3 = load float, ptr %2, align 4, !tbaa !46
  %4 = call float @llvm.nvvm.rsqrt.approx.f(float %3)
  ret float %4
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @denoise_knn(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, float noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  store ptr %0, ptr %7, align 8, !tbaa !31
  store ptr %1, ptr %8, align 8, !tbaa !31
  store i32 %2, ptr %9, align 4, !tbaa !35
  store i32 %3, ptr %10, align 4, !tbaa !35
  store float %4, ptr %11, align 4, !tbaa !46
  store float %5, ptr %12, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %13) #8
  %27 = call noundef i32 @_ZL8global_xv() #9
  store i32 %27, ptr %13, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %14) #8
  %28 = call noundef i32 @_ZL8global_yv() #9
  store i32 %28, ptr %14, align 4, !tbaa !35
  %29 = load i32, ptr %13, align 4, !tbaa !35
  %30 = load i32, ptr %9, align 4, !tbaa !35
  %31 = icmp sge i32 %29, %30
  br i1 %31, label %36, label %32

32:                                               ; preds = %6
  %33 = load i32, ptr %14, align 4, !tbaa !35
  %34 = load i32, ptr %10, align 4, !tbaa !35
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %32, %6
  store i32 1, ptr %15, align 4
  br label %136

37:                                               ; preds = %32
  call void @llvm.lifetime.start.p0(i64 4, ptr %16) #8
  %38 = load ptr, ptr %7, align 8, !tbaa !31
  %39 = load i32, ptr %14, align 4, !tbaa !35
  %40 = load i32, ptr %9, align 4, !tbaa !35
  %41 = mul nsw i32 %39, %40
  %42 = load i32, ptr %13, align 4, !tbaa !35
  %43 = add nsw i32 %41, %42
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %38, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !46
  store float %46, ptr %16, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  store float 0.000000e+00, ptr %17, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  store float 0.000000e+00, ptr %18, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  store float 0.000000e+00, ptr %19, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  store i32 -3, ptr %20, align 4, !tbaa !35
  br label %47

47:                                               ; preds = %105, %37
  %48 = load i32, ptr %20, align 4, !tbaa !35
  %49 = icmp sle i32 %48, 3
  br i1 %49, label %51, label %50

50:                                               ; preds = %47
  store i32 2, ptr %15, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  br label %108

51:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  store i32 -3, ptr %21, align 4, !tbaa !35
  br label %52

52:                                               ; preds = %101, %51
  %53 = load i32, ptr %21, align 4, !tbaa !35
  %54 = icmp sle i32 %53, 3
  br i1 %54, label %56, label %55

55:                                               ; preds = %52
  store i32 5, ptr %15, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  br label %104

56:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %57 = load ptr, ptr %7, align 8, !tbaa !31
  %58 = load i32, ptr %9, align 4, !tbaa !35
  %59 = load i32, ptr %10, align 4, !tbaa !35
  %60 = load i32, ptr %13, align 4, !tbaa !35
  %61 = load i32, ptr %21, align 4, !tbaa !35
  %62 = add nsw i32 %60, %61
  %63 = load i32, ptr %14, align 4, !tbaa !35
  %64 = load i32, ptr %20, align 4, !tbaa !35
  %65 = add nsw i32 %63, %64
  %66 = call noundef float @_ZL5pointPKfiiii(ptr noundef %57, i32 noundef %58, i32 noundef %59, i32 noundef %62, i32 noundef %65) #9
  store float %66, ptr %22, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  %67 = load float, ptr %22, align 4, !tbaa !46
  %68 = load float, ptr %16, align 4, !tbaa !46
  %69 = fsub float %67, %68
  store float %69, ptr %23, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  %70 = load float, ptr %23, align 4, !tbaa !46
  %71 = load float, ptr %23, align 4, !tbaa !46
  %72 = fmul float %70, %71
  %73 = load float, ptr %11, align 4, !tbaa !46
  %74 = fmul float %72, %73
  %75 = load i32, ptr %21, align 4, !tbaa !35
  %76 = load i32, ptr %21, align 4, !tbaa !35
  %77 = mul nsw i32 %75, %76
  %78 = load i32, ptr %20, align 4, !tbaa !35
  %79 = load i32, ptr %20, align 4, !tbaa !35
  %80 = mul nsw i32 %78, %79
  %81 = add nsw i32 %77, %80
  %82 = sitofp i32 %81 to float
  %83 = fmul float %82, 0x3F947AE140000000
  %84 = fadd float %74, %83
  %85 = fneg float %84
  %86 = call noundef float @_ZL8exp_fastf(float noundef %85) #9
  store float %86, ptr %24, align 4, !tbaa !46
  %87 = load float, ptr %24, align 4, !tbaa !46
  %88 = fcmp ogt float %87, 0x3F947AE140000000
  %89 = zext i1 %88 to i64
  %90 = select i1 %88, float 0x3F94E5E0A0000000, float 0.000000e+00
  %91 = load float, ptr %17, align 4, !tbaa !46
  %92 = fadd float %91, %90
  store float %92, ptr %17, align 4, !tbaa !46
  %93 = load float, ptr %24, align 4, !tbaa !46
  %94 = load float, ptr %19, align 4, !tbaa !46
  %95 = fadd float %94, %93
  store float %95, ptr %19, align 4, !tbaa !46
  %96 = load float, ptr %22, align 4, !tbaa !46
  %97 = load float, ptr %24, align 4, !tbaa !46
  %98 = fmul float %96, %97
  %99 = load float, ptr %18, align 4, !tbaa !46
  %100 = fadd float %99, %98
  store float %100, ptr %18, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  br label %101

101:                                              ; preds = %56
  %102 = load i32, ptr %21, align 4, !tbaa !35
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %21, align 4, !tbaa !35
  br label %52, !llvm.loop !74

104:                                              ; preds = %55
  br label %105

105:                                              ; preds = %104
  %106 = load i32, ptr %20, align 4, !tbaa !35
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %20, align 4, !tbaa !35
  br label %47, !llvm.loop !75

108:                                              ; preds = %50
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  %109 = load float, ptr %18, align 4, !tbaa !46
  %110 = load float, ptr %19, align 4, !tbaa !46
  %111 = fdiv float %109, %110
  store float %111, ptr %25, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  %112 = load float, ptr %17, align 4, !tbaa !46
  %113 = fcmp ogt float %112, 0x3FE51EB860000000
  br i1 %113, label %114, label %116

114:                                              ; preds = %108
  %115 = load float, ptr %12, align 4, !tbaa !46
  br label %119

116:                                              ; preds = %108
  %117 = load float, ptr %12, align 4, !tbaa !46
  %118 = fsub float 1.000000e+00, %117
  br label %119

119:                                              ; preds = %116, %114
  %120 = phi float [ %115, %114 ], [ %118, %116 ]
  store float %120, ptr %26, align 4, !tbaa !46
  %121 = load float, ptr %25, align 4, !tbaa !46
  %122 = load float, ptr %16, align 4, !tbaa !46
  %123 = load float, ptr %25, align 4, !tbaa !46
  %124 = fsub float %122, %123
  %125 = load float, ptr %26, align 4, !tbaa !46
  %126 = fmul float %124, %125
  %127 = fadd float %121, %126
  %128 = load ptr, ptr %8, align 8, !tbaa !31
  %129 = load i32, ptr %14, align 4, !tbaa !35
  %130 = load i32, ptr %9, align 4, !tbaa !35
  %131 = mul nsw i32 %129, %130
  %132 = load i32, ptr %13, align 4, !tbaa !35
  %133 = add nsw i32 %131, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %128, i64 %134
  store float %127, ptr %135, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %16) #8
  store i32 0, ptr %15, align 4
  br label %136

136:                                              ; preds = %119, %36
  call void @llvm.lifetime.end.p0(i64 4, ptr %14) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %13) #8
  %137 = load i32, ptr %15, align 4
  switch i32 %137, label %139 [
    i32 0, label %138
    i32 1, label %138
  ]

138:                                              ; preds = %136, %136
  ret void

139:                                              ; preds = %136
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef float @_ZL8exp_fastf(float noundef %0) #2 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4, !tbaa !46
  %3 = load float, ptr %2, align 4, !tbaa !46
  %4 = fmul float %3, 0x3FF7154760000000
  %5 = call float @llvm.nvvm.ex2.approx.f(float %4)
  ret float %5
}

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @heartwall(ptr noundef %0, i32 noundef %1, i32 noundef %2, ptr noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6, ptr noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca float, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca float, align 4
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  store ptr %0, ptr %9, align 8, !tbaa !31
  store i32 %1, ptr %10, align 4, !tbaa !35
  store i32 %2, ptr %11, align 4, !tbaa !35
  store ptr %3, ptr %12, align 8, !tbaa !31
  store ptr %4, ptr %13, align 8, !tbaa !31
  store ptr %5, ptr %14, align 8, !tbaa !31
  store ptr %6, ptr %15, align 8, !tbaa !31
  store ptr %7, ptr %16, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 4, ptr %17) #8
  %46 = call noundef i32 @_ZN17optgo_block_index5readXEv() #9
  store i32 %46, ptr %17, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %18) #8
  %47 = call noundef i32 @_ZN18optgo_thread_index5readXEv() #9
  store i32 %47, ptr %18, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %19) #8
  %48 = load ptr, ptr %13, align 8, !tbaa !31
  %49 = load i32, ptr %17, align 4, !tbaa !35
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i32, ptr %48, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !35
  %53 = sub nsw i32 %52, 12
  store i32 %53, ptr %19, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %20) #8
  %54 = load ptr, ptr %14, align 8, !tbaa !31
  %55 = load i32, ptr %17, align 4, !tbaa !35
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !35
  %59 = sub nsw i32 %58, 12
  store i32 %59, ptr %20, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %21) #8
  %60 = load i32, ptr %18, align 4, !tbaa !35
  store i32 %60, ptr %21, align 4, !tbaa !35
  br label %61

61:                                               ; preds = %81, %8
  %62 = load i32, ptr %21, align 4, !tbaa !35
  %63 = icmp slt i32 %62, 576
  br i1 %63, label %65, label %64

64:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 4, ptr %21) #8
  br label %84

65:                                               ; preds = %61
  %66 = load ptr, ptr %9, align 8, !tbaa !31
  %67 = load i32, ptr %10, align 4, !tbaa !35
  %68 = load i32, ptr %11, align 4, !tbaa !35
  %69 = load i32, ptr %20, align 4, !tbaa !35
  %70 = load i32, ptr %21, align 4, !tbaa !35
  %71 = srem i32 %70, 24
  %72 = add nsw i32 %69, %71
  %73 = load i32, ptr %19, align 4, !tbaa !35
  %74 = load i32, ptr %21, align 4, !tbaa !35
  %75 = sdiv i32 %74, 24
  %76 = add nsw i32 %73, %75
  %77 = call noundef float @_ZL5pointPKfiiii(ptr noundef %66, i32 noundef %67, i32 noundef %68, i32 noundef %72, i32 noundef %76) #9
  %78 = load i32, ptr %21, align 4, !tbaa !35
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE6window to ptr), i64 0, i64 %79
  store float %77, ptr %80, align 4, !tbaa !46
  br label %81

81:                                               ; preds = %65
  %82 = load i32, ptr %21, align 4, !tbaa !35
  %83 = add nsw i32 %82, 64
  store i32 %83, ptr %21, align 4, !tbaa !35
  br label %61, !llvm.loop !76

84:                                               ; preds = %64
  %85 = load ptr, ptr %12, align 8, !tbaa !31
  %86 = load i32, ptr %17, align 4, !tbaa !35
  %87 = mul nsw i32 %86, 64
  %88 = load i32, ptr %18, align 4, !tbaa !35
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %85, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !46
  %93 = load i32, ptr %18, align 4, !tbaa !35
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5templ to ptr), i64 0, i64 %94
  store float %92, ptr %95, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %22) #8
  %96 = load i32, ptr %18, align 4, !tbaa !35
  store i32 %96, ptr %22, align 4, !tbaa !35
  br label %97

97:                                               ; preds = %108, %84
  %98 = load i32, ptr %22, align 4, !tbaa !35
  %99 = icmp slt i32 %98, 625
  br i1 %99, label %101, label %100

100:                                              ; preds = %97
  call void @llvm.lifetime.end.p0(i64 4, ptr %22) #8
  br label %111

101:                                              ; preds = %97
  %102 = load i32, ptr %22, align 4, !tbaa !35
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %103
  store float 0.000000e+00, ptr %104, align 4, !tbaa !46
  %105 = load i32, ptr %22, align 4, !tbaa !35
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %106
  store float 0.000000e+00, ptr %107, align 4, !tbaa !46
  br label %108

108:                                              ; preds = %101
  %109 = load i32, ptr %22, align 4, !tbaa !35
  %110 = add nsw i32 %109, 64
  store i32 %110, ptr %22, align 4, !tbaa !35
  br label %97, !llvm.loop !77

111:                                              ; preds = %100
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %23) #8
  store float 0.000000e+00, ptr %23, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %24) #8
  store float 0.000000e+00, ptr %24, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %25) #8
  store i32 0, ptr %25, align 4, !tbaa !35
  br label %112

112:                                              ; preds = %123, %111
  %113 = load i32, ptr %25, align 4, !tbaa !35
  %114 = icmp slt i32 %113, 64
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  call void @llvm.lifetime.end.p0(i64 4, ptr %25) #8
  br label %126

116:                                              ; preds = %112
  %117 = load i32, ptr %25, align 4, !tbaa !35
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5templ to ptr), i64 0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !46
  %121 = load float, ptr %23, align 4, !tbaa !46
  %122 = fadd float %121, %120
  store float %122, ptr %23, align 4, !tbaa !46
  br label %123

123:                                              ; preds = %116
  %124 = load i32, ptr %25, align 4, !tbaa !35
  %125 = add nsw i32 %124, 1
  store i32 %125, ptr %25, align 4, !tbaa !35
  br label %112, !llvm.loop !78

126:                                              ; preds = %115
  %127 = load float, ptr %23, align 4, !tbaa !46
  %128 = fdiv float %127, 6.400000e+01
  store float %128, ptr %23, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %26) #8
  store i32 0, ptr %26, align 4, !tbaa !35
  br label %129

129:                                              ; preds = %149, %126
  %130 = load i32, ptr %26, align 4, !tbaa !35
  %131 = icmp slt i32 %130, 64
  br i1 %131, label %133, label %132

132:                                              ; preds = %129
  call void @llvm.lifetime.end.p0(i64 4, ptr %26) #8
  br label %152

133:                                              ; preds = %129
  %134 = load i32, ptr %26, align 4, !tbaa !35
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5templ to ptr), i64 0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !46
  %138 = load float, ptr %23, align 4, !tbaa !46
  %139 = fsub float %137, %138
  %140 = load i32, ptr %26, align 4, !tbaa !35
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5templ to ptr), i64 0, i64 %141
  %143 = load float, ptr %142, align 4, !tbaa !46
  %144 = load float, ptr %23, align 4, !tbaa !46
  %145 = fsub float %143, %144
  %146 = fmul float %139, %145
  %147 = load float, ptr %24, align 4, !tbaa !46
  %148 = fadd float %147, %146
  store float %148, ptr %24, align 4, !tbaa !46
  br label %149

149:                                              ; preds = %133
  %150 = load i32, ptr %26, align 4, !tbaa !35
  %151 = add nsw i32 %150, 1
  store i32 %151, ptr %26, align 4, !tbaa !35
  br label %129, !llvm.loop !79

152:                                              ; preds = %132
  %153 = load float, ptr %24, align 4, !tbaa !46
  %154 = call float @llvm.sqrt.f32(float %153)
  %155 = fadd float %154, 0x3F50624DE0000000
  store float %155, ptr %24, align 4, !tbaa !46
  %156 = load i32, ptr %18, align 4, !tbaa !35
  %157 = icmp slt i32 %156, 24
  br i1 %157, label %158, label %201

158:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(i64 4, ptr %27) #8
  store float 0.000000e+00, ptr %27, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %28) #8
  store float 0.000000e+00, ptr %28, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %29) #8
  store i32 0, ptr %29, align 4, !tbaa !35
  br label %159

159:                                              ; preds = %197, %158
  %160 = load i32, ptr %29, align 4, !tbaa !35
  %161 = icmp slt i32 %160, 24
  br i1 %161, label %163, label %162

162:                                              ; preds = %159
  call void @llvm.lifetime.end.p0(i64 4, ptr %29) #8
  br label %200

163:                                              ; preds = %159
  call void @llvm.lifetime.start.p0(i64 4, ptr %30) #8
  %164 = load i32, ptr %18, align 4, !tbaa !35
  %165 = mul nsw i32 %164, 24
  %166 = load i32, ptr %29, align 4, !tbaa !35
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE6window to ptr), i64 0, i64 %168
  %170 = load float, ptr %169, align 4, !tbaa !46
  store float %170, ptr %30, align 4, !tbaa !46
  %171 = load float, ptr %30, align 4, !tbaa !46
  %172 = load float, ptr %27, align 4, !tbaa !46
  %173 = fadd float %172, %171
  store float %173, ptr %27, align 4, !tbaa !46
  %174 = load float, ptr %30, align 4, !tbaa !46
  %175 = load float, ptr %30, align 4, !tbaa !46
  %176 = fmul float %174, %175
  %177 = load float, ptr %28, align 4, !tbaa !46
  %178 = fadd float %177, %176
  store float %178, ptr %28, align 4, !tbaa !46
  %179 = load float, ptr %27, align 4, !tbaa !46
  %180 = load i32, ptr %18, align 4, !tbaa !35
  %181 = add nsw i32 %180, 1
  %182 = mul nsw i32 %181, 25
  %183 = load i32, ptr %29, align 4, !tbaa !35
  %184 = add nsw i32 %182, %183
  %185 = add nsw i32 %184, 1
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %186
  store float %179, ptr %187, align 4, !tbaa !46
  %188 = load float, ptr %28, align 4, !tbaa !46
  %189 = load i32, ptr %18, align 4, !tbaa !35
  %190 = add nsw i32 %189, 1
  %191 = mul nsw i32 %190, 25
  %192 = load i32, ptr %29, align 4, !tbaa !35
  %193 = add nsw i32 %191, %192
  %194 = add nsw i32 %193, 1
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %195
  store float %188, ptr %196, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %30) #8
  br label %197

197:                                              ; preds = %163
  %198 = load i32, ptr %29, align 4, !tbaa !35
  %199 = add nsw i32 %198, 1
  store i32 %199, ptr %29, align 4, !tbaa !35
  br label %159, !llvm.loop !80

200:                                              ; preds = %162
  call void @llvm.lifetime.end.p0(i64 4, ptr %28) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %27) #8
  br label %201

201:                                              ; preds = %200, %152
  call void @llvm.nvvm.barrier0()
  %202 = load i32, ptr %18, align 4, !tbaa !35
  %203 = icmp slt i32 %202, 24
  br i1 %203, label %204, label %250

204:                                              ; preds = %201
  call void @llvm.lifetime.start.p0(i64 4, ptr %31) #8
  store i32 1, ptr %31, align 4, !tbaa !35
  br label %205

205:                                              ; preds = %246, %204
  %206 = load i32, ptr %31, align 4, !tbaa !35
  %207 = icmp slt i32 %206, 25
  br i1 %207, label %209, label %208

208:                                              ; preds = %205
  call void @llvm.lifetime.end.p0(i64 4, ptr %31) #8
  br label %249

209:                                              ; preds = %205
  %210 = load i32, ptr %31, align 4, !tbaa !35
  %211 = sub nsw i32 %210, 1
  %212 = mul nsw i32 %211, 25
  %213 = load i32, ptr %18, align 4, !tbaa !35
  %214 = add nsw i32 %212, %213
  %215 = add nsw i32 %214, 1
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %216
  %218 = load float, ptr %217, align 4, !tbaa !46
  %219 = load i32, ptr %31, align 4, !tbaa !35
  %220 = mul nsw i32 %219, 25
  %221 = load i32, ptr %18, align 4, !tbaa !35
  %222 = add nsw i32 %220, %221
  %223 = add nsw i32 %222, 1
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %224
  %226 = load float, ptr %225, align 4, !tbaa !46
  %227 = fadd float %226, %218
  store float %227, ptr %225, align 4, !tbaa !46
  %228 = load i32, ptr %31, align 4, !tbaa !35
  %229 = sub nsw i32 %228, 1
  %230 = mul nsw i32 %229, 25
  %231 = load i32, ptr %18, align 4, !tbaa !35
  %232 = add nsw i32 %230, %231
  %233 = add nsw i32 %232, 1
  %234 = sext i32 %233 to i64
  %235 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %234
  %236 = load float, ptr %235, align 4, !tbaa !46
  %237 = load i32, ptr %31, align 4, !tbaa !35
  %238 = mul nsw i32 %237, 25
  %239 = load i32, ptr %18, align 4, !tbaa !35
  %240 = add nsw i32 %238, %239
  %241 = add nsw i32 %240, 1
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %242
  %244 = load float, ptr %243, align 4, !tbaa !46
  %245 = fadd float %244, %236
  store float %245, ptr %243, align 4, !tbaa !46
  br label %246

246:                                              ; preds = %209
  %247 = load i32, ptr %31, align 4, !tbaa !35
  %248 = add nsw i32 %247, 1
  store i32 %248, ptr %31, align 4, !tbaa !35
  br label %205, !llvm.loop !81

249:                                              ; preds = %208
  br label %250

250:                                              ; preds = %249, %201
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %32) #8
  %251 = load i32, ptr %18, align 4, !tbaa !35
  store i32 %251, ptr %32, align 4, !tbaa !35
  br label %252

252:                                              ; preds = %393, %250
  %253 = load i32, ptr %32, align 4, !tbaa !35
  %254 = icmp slt i32 %253, 289
  br i1 %254, label %256, label %255

255:                                              ; preds = %252
  store i32 20, ptr %33, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %32) #8
  br label %396

256:                                              ; preds = %252
  call void @llvm.lifetime.start.p0(i64 4, ptr %34) #8
  %257 = load i32, ptr %32, align 4, !tbaa !35
  %258 = sdiv i32 %257, 17
  store i32 %258, ptr %34, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %35) #8
  %259 = load i32, ptr %32, align 4, !tbaa !35
  %260 = srem i32 %259, 17
  store i32 %260, ptr %35, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %36) #8
  store float 0.000000e+00, ptr %36, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %37) #8
  store i32 0, ptr %37, align 4, !tbaa !35
  br label %261

261:                                              ; preds = %298, %256
  %262 = load i32, ptr %37, align 4, !tbaa !35
  %263 = icmp slt i32 %262, 8
  br i1 %263, label %265, label %264

264:                                              ; preds = %261
  store i32 23, ptr %33, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %37) #8
  br label %301

265:                                              ; preds = %261
  call void @llvm.lifetime.start.p0(i64 4, ptr %38) #8
  store i32 0, ptr %38, align 4, !tbaa !35
  br label %266

266:                                              ; preds = %294, %265
  %267 = load i32, ptr %38, align 4, !tbaa !35
  %268 = icmp slt i32 %267, 8
  br i1 %268, label %270, label %269

269:                                              ; preds = %266
  store i32 26, ptr %33, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %38) #8
  br label %297

270:                                              ; preds = %266
  %271 = load i32, ptr %34, align 4, !tbaa !35
  %272 = load i32, ptr %37, align 4, !tbaa !35
  %273 = add nsw i32 %271, %272
  %274 = mul nsw i32 %273, 24
  %275 = load i32, ptr %35, align 4, !tbaa !35
  %276 = add nsw i32 %274, %275
  %277 = load i32, ptr %38, align 4, !tbaa !35
  %278 = add nsw i32 %276, %277
  %279 = sext i32 %278 to i64
  %280 = getelementptr inbounds [576 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE6window to ptr), i64 0, i64 %279
  %281 = load float, ptr %280, align 4, !tbaa !46
  %282 = load i32, ptr %37, align 4, !tbaa !35
  %283 = mul nsw i32 %282, 8
  %284 = load i32, ptr %38, align 4, !tbaa !35
  %285 = add nsw i32 %283, %284
  %286 = sext i32 %285 to i64
  %287 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5templ to ptr), i64 0, i64 %286
  %288 = load float, ptr %287, align 4, !tbaa !46
  %289 = load float, ptr %23, align 4, !tbaa !46
  %290 = fsub float %288, %289
  %291 = fmul float %281, %290
  %292 = load float, ptr %36, align 4, !tbaa !46
  %293 = fadd float %292, %291
  store float %293, ptr %36, align 4, !tbaa !46
  br label %294

294:                                              ; preds = %270
  %295 = load i32, ptr %38, align 4, !tbaa !35
  %296 = add nsw i32 %295, 1
  store i32 %296, ptr %38, align 4, !tbaa !35
  br label %266, !llvm.loop !82

297:                                              ; preds = %269
  br label %298

298:                                              ; preds = %297
  %299 = load i32, ptr %37, align 4, !tbaa !35
  %300 = add nsw i32 %299, 1
  store i32 %300, ptr %37, align 4, !tbaa !35
  br label %261, !llvm.loop !83

301:                                              ; preds = %264
  call void @llvm.lifetime.start.p0(i64 4, ptr %39) #8
  %302 = load i32, ptr %34, align 4, !tbaa !35
  %303 = add nsw i32 %302, 8
  %304 = mul nsw i32 %303, 25
  %305 = load i32, ptr %35, align 4, !tbaa !35
  %306 = add nsw i32 %304, %305
  %307 = add nsw i32 %306, 8
  %308 = sext i32 %307 to i64
  %309 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %308
  %310 = load float, ptr %309, align 4, !tbaa !46
  %311 = load i32, ptr %34, align 4, !tbaa !35
  %312 = mul nsw i32 %311, 25
  %313 = load i32, ptr %35, align 4, !tbaa !35
  %314 = add nsw i32 %312, %313
  %315 = add nsw i32 %314, 8
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %316
  %318 = load float, ptr %317, align 4, !tbaa !46
  %319 = fsub float %310, %318
  %320 = load i32, ptr %34, align 4, !tbaa !35
  %321 = add nsw i32 %320, 8
  %322 = mul nsw i32 %321, 25
  %323 = load i32, ptr %35, align 4, !tbaa !35
  %324 = add nsw i32 %322, %323
  %325 = sext i32 %324 to i64
  %326 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %325
  %327 = load float, ptr %326, align 4, !tbaa !46
  %328 = fsub float %319, %327
  %329 = load i32, ptr %34, align 4, !tbaa !35
  %330 = mul nsw i32 %329, 25
  %331 = load i32, ptr %35, align 4, !tbaa !35
  %332 = add nsw i32 %330, %331
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4sums to ptr), i64 0, i64 %333
  %335 = load float, ptr %334, align 4, !tbaa !46
  %336 = fadd float %328, %335
  store float %336, ptr %39, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %40) #8
  %337 = load i32, ptr %34, align 4, !tbaa !35
  %338 = add nsw i32 %337, 8
  %339 = mul nsw i32 %338, 25
  %340 = load i32, ptr %35, align 4, !tbaa !35
  %341 = add nsw i32 %339, %340
  %342 = add nsw i32 %341, 8
  %343 = sext i32 %342 to i64
  %344 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %343
  %345 = load float, ptr %344, align 4, !tbaa !46
  %346 = load i32, ptr %34, align 4, !tbaa !35
  %347 = mul nsw i32 %346, 25
  %348 = load i32, ptr %35, align 4, !tbaa !35
  %349 = add nsw i32 %347, %348
  %350 = add nsw i32 %349, 8
  %351 = sext i32 %350 to i64
  %352 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %351
  %353 = load float, ptr %352, align 4, !tbaa !46
  %354 = fsub float %345, %353
  %355 = load i32, ptr %34, align 4, !tbaa !35
  %356 = add nsw i32 %355, 8
  %357 = mul nsw i32 %356, 25
  %358 = load i32, ptr %35, align 4, !tbaa !35
  %359 = add nsw i32 %357, %358
  %360 = sext i32 %359 to i64
  %361 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %360
  %362 = load float, ptr %361, align 4, !tbaa !46
  %363 = fsub float %354, %362
  %364 = load i32, ptr %34, align 4, !tbaa !35
  %365 = mul nsw i32 %364, 25
  %366 = load i32, ptr %35, align 4, !tbaa !35
  %367 = add nsw i32 %365, %366
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds [625 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE7squares to ptr), i64 0, i64 %368
  %370 = load float, ptr %369, align 4, !tbaa !46
  %371 = fadd float %363, %370
  store float %371, ptr %40, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %41) #8
  %372 = load float, ptr %40, align 4, !tbaa !46
  %373 = load float, ptr %39, align 4, !tbaa !46
  %374 = load float, ptr %39, align 4, !tbaa !46
  %375 = fmul float %373, %374
  %376 = fdiv float %375, 6.400000e+01
  %377 = fsub float %372, %376
  store float %377, ptr %41, align 4, !tbaa !46
  %378 = load float, ptr %36, align 4, !tbaa !46
  %379 = load float, ptr %24, align 4, !tbaa !46
  %380 = load float, ptr %41, align 4, !tbaa !46
  %381 = fcmp olt float %380, 0x3F50624DE0000000
  br i1 %381, label %382, label %383

382:                                              ; preds = %301
  br label %385

383:                                              ; preds = %301
  %384 = load float, ptr %41, align 4, !tbaa !46
  br label %385

385:                                              ; preds = %383, %382
  %386 = phi float [ 0x3F50624DE0000000, %382 ], [ %384, %383 ]
  %387 = call float @llvm.sqrt.f32(float %386)
  %388 = fmul float %379, %387
  %389 = fdiv float %378, %388
  %390 = load i32, ptr %32, align 4, !tbaa !35
  %391 = sext i32 %390 to i64
  %392 = getelementptr inbounds [289 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4corr to ptr), i64 0, i64 %391
  store float %389, ptr %392, align 4, !tbaa !46
  call void @llvm.lifetime.end.p0(i64 4, ptr %41) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %40) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %39) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %36) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %35) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %34) #8
  br label %393

393:                                              ; preds = %385
  %394 = load i32, ptr %32, align 4, !tbaa !35
  %395 = add nsw i32 %394, 64
  store i32 %395, ptr %32, align 4, !tbaa !35
  br label %252, !llvm.loop !84

396:                                              ; preds = %255
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %42) #8
  store float -2.000000e+00, ptr %42, align 4, !tbaa !46
  call void @llvm.lifetime.start.p0(i64 4, ptr %43) #8
  store i32 0, ptr %43, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %44) #8
  %397 = load i32, ptr %18, align 4, !tbaa !35
  store i32 %397, ptr %44, align 4, !tbaa !35
  br label %398

398:                                              ; preds = %416, %396
  %399 = load i32, ptr %44, align 4, !tbaa !35
  %400 = icmp slt i32 %399, 289
  br i1 %400, label %402, label %401

401:                                              ; preds = %398
  store i32 29, ptr %33, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %44) #8
  br label %419

402:                                              ; preds = %398
  %403 = load i32, ptr %44, align 4, !tbaa !35
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds [289 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4corr to ptr), i64 0, i64 %404
  %406 = load float, ptr %405, align 4, !tbaa !46
  %407 = load float, ptr %42, align 4, !tbaa !46
  %408 = fcmp ogt float %406, %407
  br i1 %408, label %409, label %415

409:                                              ; preds = %402
  %410 = load i32, ptr %44, align 4, !tbaa !35
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds [289 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4corr to ptr), i64 0, i64 %411
  %413 = load float, ptr %412, align 4, !tbaa !46
  store float %413, ptr %42, align 4, !tbaa !46
  %414 = load i32, ptr %44, align 4, !tbaa !35
  store i32 %414, ptr %43, align 4, !tbaa !35
  br label %415

415:                                              ; preds = %409, %402
  br label %416

416:                                              ; preds = %415
  %417 = load i32, ptr %44, align 4, !tbaa !35
  %418 = add nsw i32 %417, 64
  store i32 %418, ptr %44, align 4, !tbaa !35
  br label %398, !llvm.loop !85

419:                                              ; preds = %401
  %420 = load float, ptr %42, align 4, !tbaa !46
  %421 = load i32, ptr %18, align 4, !tbaa !35
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %422
  store float %420, ptr %423, align 4, !tbaa !46
  %424 = load i32, ptr %43, align 4, !tbaa !35
  %425 = load i32, ptr %18, align 4, !tbaa !35
  %426 = sext i32 %425 to i64
  %427 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), i64 0, i64 %426
  store i32 %424, ptr %427, align 4, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 4, ptr %45) #8
  store i32 32, ptr %45, align 4, !tbaa !35
  br label %428

428:                                              ; preds = %492, %419
  %429 = load i32, ptr %45, align 4, !tbaa !35
  %430 = icmp sgt i32 %429, 0
  br i1 %430, label %432, label %431

431:                                              ; preds = %428
  store i32 32, ptr %33, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %45) #8
  br label %495

432:                                              ; preds = %428
  call void @llvm.nvvm.barrier0()
  %433 = load i32, ptr %18, align 4, !tbaa !35
  %434 = load i32, ptr %45, align 4, !tbaa !35
  %435 = icmp slt i32 %433, %434
  br i1 %435, label %436, label %491

436:                                              ; preds = %432
  %437 = load i32, ptr %18, align 4, !tbaa !35
  %438 = load i32, ptr %45, align 4, !tbaa !35
  %439 = add nsw i32 %437, %438
  %440 = sext i32 %439 to i64
  %441 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %440
  %442 = load float, ptr %441, align 4, !tbaa !46
  %443 = load i32, ptr %18, align 4, !tbaa !35
  %444 = sext i32 %443 to i64
  %445 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %444
  %446 = load float, ptr %445, align 4, !tbaa !46
  %447 = fcmp ogt float %442, %446
  br i1 %447, label %472, label %448

448:                                              ; preds = %436
  %449 = load i32, ptr %18, align 4, !tbaa !35
  %450 = load i32, ptr %45, align 4, !tbaa !35
  %451 = add nsw i32 %449, %450
  %452 = sext i32 %451 to i64
  %453 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %452
  %454 = load float, ptr %453, align 4, !tbaa !46
  %455 = load i32, ptr %18, align 4, !tbaa !35
  %456 = sext i32 %455 to i64
  %457 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %456
  %458 = load float, ptr %457, align 4, !tbaa !46
  %459 = fcmp oeq float %454, %458
  br i1 %459, label %460, label %491

460:                                              ; preds = %448
  %461 = load i32, ptr %18, align 4, !tbaa !35
  %462 = load i32, ptr %45, align 4, !tbaa !35
  %463 = add nsw i32 %461, %462
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), i64 0, i64 %464
  %466 = load i32, ptr %465, align 4, !tbaa !35
  %467 = load i32, ptr %18, align 4, !tbaa !35
  %468 = sext i32 %467 to i64
  %469 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), i64 0, i64 %468
  %470 = load i32, ptr %469, align 4, !tbaa !35
  %471 = icmp slt i32 %466, %470
  br i1 %471, label %472, label %491

472:                                              ; preds = %460, %436
  %473 = load i32, ptr %18, align 4, !tbaa !35
  %474 = load i32, ptr %45, align 4, !tbaa !35
  %475 = add nsw i32 %473, %474
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %476
  %478 = load float, ptr %477, align 4, !tbaa !46
  %479 = load i32, ptr %18, align 4, !tbaa !35
  %480 = sext i32 %479 to i64
  %481 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE4best to ptr), i64 0, i64 %480
  store float %478, ptr %481, align 4, !tbaa !46
  %482 = load i32, ptr %18, align 4, !tbaa !35
  %483 = load i32, ptr %45, align 4, !tbaa !35
  %484 = add nsw i32 %482, %483
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), i64 0, i64 %485
  %487 = load i32, ptr %486, align 4, !tbaa !35
  %488 = load i32, ptr %18, align 4, !tbaa !35
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), i64 0, i64 %489
  store i32 %487, ptr %490, align 4, !tbaa !35
  br label %491

491:                                              ; preds = %472, %460, %448, %432
  br label %492

492:                                              ; preds = %491
  %493 = load i32, ptr %45, align 4, !tbaa !35
  %494 = ashr i32 %493, 1
  store i32 %494, ptr %45, align 4, !tbaa !35
  br label %428, !llvm.loop !86

495:                                              ; preds = %431
  %496 = load i32, ptr %18, align 4, !tbaa !35
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %517

498:                                              ; preds = %495
  %499 = load i32, ptr %19, align 4, !tbaa !35
  %500 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), align 4, !tbaa !35
  %501 = sdiv i32 %500, 17
  %502 = add nsw i32 %499, %501
  %503 = add nsw i32 %502, 4
  %504 = load ptr, ptr %15, align 8, !tbaa !31
  %505 = load i32, ptr %17, align 4, !tbaa !35
  %506 = sext i32 %505 to i64
  %507 = getelementptr inbounds i32, ptr %504, i64 %506
  store i32 %503, ptr %507, align 4, !tbaa !35
  %508 = load i32, ptr %20, align 4, !tbaa !35
  %509 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ9heartwallE5place to ptr), align 4, !tbaa !35
  %510 = srem i32 %509, 17
  %511 = add nsw i32 %508, %510
  %512 = add nsw i32 %511, 4
  %513 = load ptr, ptr %16, align 8, !tbaa !31
  %514 = load i32, ptr %17, align 4, !tbaa !35
  %515 = sext i32 %514 to i64
  %516 = getelementptr inbounds i32, ptr %513, i64 %515
  store i32 %512, ptr %516, align 4, !tbaa !35
  br label %517

517:                                              ; preds = %498, %495
  call void @llvm.lifetime.end.p0(i64 4, ptr %43) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %42) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %24) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %23) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %20) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %19) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %18) #8
  call void @llvm.lifetime.end.p0(i64 4, ptr %17) #8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal noundef i32 @_ZL7max_intii(i32 noundef %0, i32 noundef %1) #2 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4, !tbaa !35
  store i32 %1, ptr %4, align 4, !tbaa !35
  %5 = load i32, ptr %3, align 4, !tbaa !35
  %6 = load i32, ptr %4, align 4, !tbaa !35
  %7 = icmp sgt i32 %5, %6
  br i1 %7, label %8, label %10

8:                                                ; preds = %2
  %9 = load i32, ptr %3, align 4, !tbaa !35
  br label %12

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4, !tbaa !35
  br label %12

12:                                               ; preds = %10, %8
  %13 = phi i32 [ %9, %8 ], [ %11, %10 ]
  ret i32 %13
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sin.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.cos.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f(float) #7

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

!nvvm.annotations = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10, !11, !12, !13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26}
!llvm.module.flags = !{!27, !28, !29}
!llvm.ident = !{!30}

!0 = !{ptr @reduce0, !"kernel", i32 1}
!1 = !{ptr @reduce1, !"kernel", i32 1}
!2 = !{ptr @reduce2, !"kernel", i32 1}
!3 = !{ptr @reduce3, !"kernel", i32 1}
!4 = !{ptr @reduce4, !"kernel", i32 1}
!5 = !{ptr @reduce5, !"kernel", i32 1}
!6 = !{ptr @reduce6, !"kernel", i32 1}
!7 = !{ptr @clock_reduction, !"kernel", i32 1}
!8 = !{ptr @matrix_mul, !"kernel", i32 1}
!9 = !{ptr @kmeans_invert, !"kernel", i32 1}
!10 = !{ptr @cfd_step_factor, !"kernel", i32 1}
!11 = !{ptr @cfd_time_step, !"kernel", i32 1}
!12 = !{ptr @flow_jacobi, !"kernel", i32 1}
!13 = !{ptr @flow_upscale, !"kernel", i32 1}
!14 = !{ptr @flow_downscale, !"kernel", i32 1}
!15 = !{ptr @flow_warp, !"kernel", i32 1}
!16 = !{ptr @flow_derivatives, !"kernel", i32 1}
!17 = !{ptr @bicubic, !"kernel", i32 1}
!18 = !{ptr @wave_mesh, !"kernel", i32 1}
!19 = !{ptr @mandelbrot, !"kernel", i32 1}
!20 = !{ptr @bfs_queue, !"kernel", i32 1}
!21 = !{ptr @bfs_one_block, !"kernel", i32 1}
!22 = !{ptr @bfs_blocks, !"kernel", i32 1}
!23 = !{ptr @texture3d, !"kernel", i32 1}
!24 = !{ptr @volume_render, !"kernel", i32 1}
!25 = !{ptr @denoise_knn, !"kernel", i32 1}
!26 = !{ptr @heartwall, !"kernel", i32 1}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = !{!"clang version 19"}
!31 = !{!32, !32, i64 0}
!32 = !{!"any pointer", !33, i64 0}
!33 = !{!"omnipotent char", !34, i64 0}
!34 = !{!"Simple C++ TBAA"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !33, i64 0}
!37 = distinct !{!37, !38}
!38 = !{!"llvm.loop.mustprogress"}
!39 = distinct !{!39, !38}
!40 = distinct !{!40, !38}
!41 = distinct !{!41, !38}
!42 = distinct !{!42, !38}
!43 = distinct !{!43, !38, !44}
!44 = !{!"llvm.loop.unroll.enable"}
!45 = distinct !{!45, !38}
!46 = !{!47, !47, i64 0}
!47 = !{!"float", !33, i64 0}
!48 = distinct !{!48, !38}
!49 = distinct !{!49, !38, !44}
!50 = distinct !{!50, !38}
!51 = distinct !{!51, !38}
!52 = distinct !{!52, !38}
!53 = distinct !{!53, !38, !44}
!54 = !{!55, !47, i64 0}
!55 = !{!"_ZTS6vertex", !47, i64 0, !47, i64 4, !47, i64 8, !47, i64 12}
!56 = !{!55, !47, i64 4}
!57 = !{!55, !47, i64 8}
!58 = !{!55, !47, i64 12}
!59 = !{i64 0, i64 4, !46, i64 4, i64 4, !46, i64 8, i64 4, !46, i64 12, i64 4, !46}
!60 = distinct !{!60, !38}
!61 = distinct !{!61, !38}
!62 = distinct !{!62, !38}
!63 = distinct !{!63, !38}
!64 = distinct !{!64, !38}
!65 = distinct !{!65, !38}
!66 = distinct !{!66, !38}
!67 = distinct !{!67, !38}
!68 = distinct !{!68, !38}
!69 = distinct !{!69, !38}
!70 = distinct !{!70, !38}
!71 = distinct !{!71, !38}
!72 = !{!33, !33, i64 0}
!73 = distinct !{!73, !38}
!74 = distinct !{!74, !38, !44}
!75 = distinct !{!75, !38, !44}
!76 = distinct !{!76, !38}
!77 = distinct !{!77, !38}
!78 = distinct !{!78, !38}
!79 = distinct !{!79, !38}
!80 = distinct !{!80, !38}
!81 = distinct !{!81, !38}
!82 = distinct !{!82, !38}
!83 = distinct !{!83, !38}
!84 = distinct !{!84, !38}
!85 = distinct !{!85, !38}
!86 = distinct !{!86, !38}
