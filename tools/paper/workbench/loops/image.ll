; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror image.c -o -
source_filename = "image.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [33 x i8] c"threshold(4000, 100, B[0], B[1])\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"invert(4000, B[0])\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"brightness(4000, 300, 10, B[0], B[1])\00", align 1
@.str.3 = private unnamed_addr constant [34 x i8] c"blend(4000, 77, B[0], B[1], B[2])\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"gray(1300, B[0], B[1])\00", align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"rgb_to_yuv(1300, B[0], B[1])\00", align 1
@.str.6 = private unnamed_addr constant [29 x i8] c"yuv_to_rgb(1300, B[0], B[1])\00", align 1
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.7 = private unnamed_addr constant [28 x i8] c"histogram(4000, B[0], I[0])\00", align 1
@.str.8 = private unnamed_addr constant [33 x i8] c"equalize(4000, B[0], B[1], B[2])\00", align 1
@.str.9 = private unnamed_addr constant [22 x i8] c"sobel(63, B[0], B[1])\00", align 1
@.str.10 = private unnamed_addr constant [24 x i8] c"laplace(63, B[0], B[1])\00", align 1
@.str.11 = private unnamed_addr constant [25 x i8] c"gauss3x3(63, B[0], B[1])\00", align 1
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [32 x i8] c"convolve5(30, F[0], F[1], F[2])\00", align 1
@.str.13 = private unnamed_addr constant [26 x i8] c"median3(4000, B[0], B[1])\00", align 1
@.str.14 = private unnamed_addr constant [26 x i8] c"median9(4000, B[0], B[1])\00", align 1
@.str.15 = private unnamed_addr constant [25 x i8] c"dilate(4000, B[0], B[1])\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"sad16(16, B[0], B[1])\00", align 1
@.str.17 = private unnamed_addr constant [26 x i8] c"sad_by4(4096, B[0], B[1])\00", align 1
@.str.18 = private unnamed_addr constant [21 x i8] c"variance(4000, B[0])\00", align 1
@.str.19 = private unnamed_addr constant [29 x i8] c"half_pixel(4000, B[0], B[1])\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"six_tap(4000, B[0], B[1])\00", align 1
@.str.21 = private unnamed_addr constant [22 x i8] c"deblock(63, 20, B[0])\00", align 1
@.str.22 = private unnamed_addr constant [27 x i8] c"scale_half(32, B[0], B[1])\00", align 1
@.str.23 = private unnamed_addr constant [32 x i8] c"bilinear(4000, 200, B[0], B[1])\00", align 1
@.str.24 = private unnamed_addr constant [25 x i8] c"dither(4000, B[0], B[1])\00", align 1
@.str.25 = private unnamed_addr constant [25 x i8] c"integral(32, B[0], I[0])\00", align 1
@.str.26 = private unnamed_addr constant [23 x i8] c"flip(4000, B[0], B[1])\00", align 1
@.str.27 = private unnamed_addr constant [24 x i8] c"premultiply(1000, B[0])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.28 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str.29 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @threshold(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %17, %9 ]
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i32
  %14 = icmp sgt i32 %13, %1
  %15 = sext i1 %14 to i8
  %16 = getelementptr inbounds i8, ptr %3, i64 %10
  store i8 %15, ptr %16, align 1, !tbaa !1
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !4
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @invert(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %12, %7 ]
  %9 = getelementptr inbounds i8, ptr %1, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !1
  %11 = xor i8 %10, -1
  store i8 %11, ptr %9, align 1, !tbaa !1
  %12 = add nuw nsw i64 %8, 1
  %13 = icmp eq i64 %12, %5
  br i1 %13, label %6, label %7, !llvm.loop !7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @brightness(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds i8, ptr %3, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = zext i8 %13 to i32
  %15 = mul nsw i32 %14, %1
  %16 = ashr i32 %15, 8
  %17 = add nsw i32 %16, %2
  %18 = tail call i32 @llvm.smin.i32(i32 %17, i32 255)
  %19 = tail call i32 @llvm.smax.i32(i32 %18, i32 0)
  %20 = trunc nuw i32 %19 to i8
  %21 = getelementptr inbounds i8, ptr %4, i64 %11
  store i8 %20, ptr %21, align 1, !tbaa !1
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %9, label %10, !llvm.loop !8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @blend(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = sub nsw i32 256, %1
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %5
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %26, %11 ]
  %13 = getelementptr inbounds i8, ptr %2, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !1
  %15 = zext i8 %14 to i32
  %16 = mul nsw i32 %15, %1
  %17 = getelementptr inbounds i8, ptr %3, i64 %12
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = zext i8 %18 to i32
  %20 = mul nsw i32 %8, %19
  %21 = add i32 %16, 128
  %22 = add i32 %21, %20
  %23 = lshr i32 %22, 8
  %24 = trunc i32 %23 to i8
  %25 = getelementptr inbounds i8, ptr %4, i64 %12
  store i8 %24, ptr %25, align 1, !tbaa !1
  %26 = add nuw nsw i64 %12, 1
  %27 = icmp eq i64 %26, %9
  br i1 %27, label %10, label %11, !llvm.loop !9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gray(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %28, %8 ]
  %10 = mul nuw nsw i64 %9, 3
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i32
  %14 = mul nuw nsw i32 %13, 77
  %15 = getelementptr inbounds i8, ptr %11, i64 1
  %16 = load i8, ptr %15, align 1, !tbaa !1
  %17 = zext i8 %16 to i32
  %18 = mul nuw nsw i32 %17, 150
  %19 = add nuw nsw i32 %18, %14
  %20 = getelementptr inbounds i8, ptr %11, i64 2
  %21 = load i8, ptr %20, align 1, !tbaa !1
  %22 = zext i8 %21 to i32
  %23 = mul nuw nsw i32 %22, 29
  %24 = add nuw nsw i32 %19, %23
  %25 = lshr i32 %24, 8
  %26 = trunc nuw i32 %25 to i8
  %27 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %26, ptr %27, align 1, !tbaa !1
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %7, label %8, !llvm.loop !10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rgb_to_yuv(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %49, %8 ]
  %10 = mul nuw nsw i64 %9, 3
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i32
  %14 = add nuw nsw i64 %10, 1
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !1
  %17 = zext i8 %16 to i32
  %18 = add nuw nsw i64 %10, 2
  %19 = getelementptr inbounds i8, ptr %1, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !1
  %21 = zext i8 %20 to i32
  %22 = mul nuw nsw i32 %13, 66
  %23 = mul nuw nsw i32 %17, 129
  %24 = mul nuw nsw i32 %21, 25
  %25 = add nuw nsw i32 %22, 4224
  %26 = add nuw nsw i32 %25, %23
  %27 = add nuw nsw i32 %26, %24
  %28 = lshr i32 %27, 8
  %29 = trunc nuw i32 %28 to i8
  %30 = getelementptr inbounds i8, ptr %2, i64 %10
  store i8 %29, ptr %30, align 1, !tbaa !1
  %31 = mul nuw nsw i32 %13, 65498
  %32 = mul nuw nsw i32 %17, 65462
  %33 = mul nuw nsw i32 %21, 112
  %34 = add nuw nsw i32 %31, 32896
  %35 = add nuw nsw i32 %34, %32
  %36 = add nuw nsw i32 %35, %33
  %37 = lshr i32 %36, 8
  %38 = trunc i32 %37 to i8
  %39 = getelementptr inbounds i8, ptr %2, i64 %14
  store i8 %38, ptr %39, align 1, !tbaa !1
  %40 = mul nuw nsw i32 %13, 112
  %41 = mul nuw nsw i32 %17, 65442
  %42 = mul nuw nsw i32 %21, 65518
  %43 = add nuw nsw i32 %40, 32896
  %44 = add nuw nsw i32 %43, %41
  %45 = add nuw nsw i32 %44, %42
  %46 = lshr i32 %45, 8
  %47 = trunc i32 %46 to i8
  %48 = getelementptr inbounds i8, ptr %2, i64 %18
  store i8 %47, ptr %48, align 1, !tbaa !1
  %49 = add nuw nsw i64 %9, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %7, label %8, !llvm.loop !11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @yuv_to_rgb(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %49, %8 ]
  %10 = mul nuw nsw i64 %9, 3
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i32
  %14 = mul nuw nsw i32 %13, 298
  %15 = add nuw nsw i64 %10, 1
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !1
  %18 = zext i8 %17 to i32
  %19 = add nsw i32 %18, -128
  %20 = add nuw nsw i64 %10, 2
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = load i8, ptr %21, align 1, !tbaa !1
  %23 = zext i8 %22 to i32
  %24 = add nsw i32 %23, -128
  %25 = mul nsw i32 %24, 409
  %26 = add nsw i32 %14, -4640
  %27 = add nsw i32 %26, %25
  %28 = ashr i32 %27, 8
  %29 = mul nsw i32 %19, -100
  %30 = mul nsw i32 %24, -208
  %31 = add nsw i32 %26, %29
  %32 = add nsw i32 %31, %30
  %33 = ashr i32 %32, 8
  %34 = mul nsw i32 %19, 516
  %35 = add nsw i32 %26, %34
  %36 = ashr i32 %35, 8
  %37 = tail call i32 @llvm.smin.i32(i32 %28, i32 255)
  %38 = tail call i32 @llvm.smax.i32(i32 %37, i32 0)
  %39 = trunc nuw i32 %38 to i8
  %40 = getelementptr inbounds i8, ptr %2, i64 %10
  store i8 %39, ptr %40, align 1, !tbaa !1
  %41 = tail call i32 @llvm.smin.i32(i32 %33, i32 255)
  %42 = tail call i32 @llvm.smax.i32(i32 %41, i32 0)
  %43 = trunc nuw i32 %42 to i8
  %44 = getelementptr inbounds i8, ptr %2, i64 %15
  store i8 %43, ptr %44, align 1, !tbaa !1
  %45 = tail call i32 @llvm.smin.i32(i32 %36, i32 255)
  %46 = tail call i32 @llvm.smax.i32(i32 %45, i32 0)
  %47 = trunc nuw i32 %46 to i8
  %48 = getelementptr inbounds i8, ptr %2, i64 %20
  store i8 %47, ptr %48, align 1, !tbaa !1
  %49 = add nuw nsw i64 %9, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %7, label %8, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @histogram(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %16, %8 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !1
  %12 = zext i8 %11 to i64
  %13 = getelementptr inbounds i32, ptr %2, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !13
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %13, align 4, !tbaa !13
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %7, label %8, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @equalize(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %17, %9 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds i8, ptr %2, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %3, i64 %10
  store i8 %15, ptr %16, align 1, !tbaa !1
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sobel(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 1, %5 ], [ %13, %12 ]
  %9 = shl nsw i64 %8, 6
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  br label %15

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %15
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %11, label %7, !llvm.loop !17

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 1, %7 ], [ %61, %15 ]
  %17 = getelementptr inbounds i8, ptr %10, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 -63
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds i8, ptr %17, i64 1
  %22 = load i8, ptr %21, align 1, !tbaa !1
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds i8, ptr %17, i64 65
  %25 = load i8, ptr %24, align 1, !tbaa !1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds i8, ptr %17, i64 -65
  %28 = load i8, ptr %27, align 1, !tbaa !1
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds i8, ptr %17, i64 -1
  %31 = load i8, ptr %30, align 1, !tbaa !1
  %32 = zext i8 %31 to i32
  %33 = getelementptr inbounds i8, ptr %17, i64 63
  %34 = load i8, ptr %33, align 1, !tbaa !1
  %35 = zext i8 %34 to i32
  %36 = sub nsw i32 %23, %32
  %37 = shl nsw i32 %36, 1
  %38 = add nuw nsw i32 %26, %20
  %39 = add nuw nsw i32 %29, %35
  %40 = sub nsw i32 %38, %39
  %41 = add nsw i32 %40, %37
  %42 = getelementptr inbounds i8, ptr %17, i64 64
  %43 = load i8, ptr %42, align 1, !tbaa !1
  %44 = zext i8 %43 to i32
  %45 = getelementptr inbounds i8, ptr %17, i64 -64
  %46 = load i8, ptr %45, align 1, !tbaa !1
  %47 = zext i8 %46 to i32
  %48 = sub nsw i32 %44, %47
  %49 = shl nsw i32 %48, 1
  %50 = add nuw nsw i32 %20, %29
  %51 = sub nsw i32 %26, %50
  %52 = add nsw i32 %51, %35
  %53 = add nsw i32 %52, %49
  %54 = tail call i32 @llvm.abs.i32(i32 %41, i1 true)
  %55 = tail call i32 @llvm.abs.i32(i32 %53, i1 true)
  %56 = add nuw nsw i32 %55, %54
  %57 = tail call i32 @llvm.umin.i32(i32 %56, i32 255)
  %58 = trunc nuw i32 %57 to i8
  %59 = or disjoint i64 %16, %9
  %60 = getelementptr inbounds i8, ptr %2, i64 %59
  store i8 %58, ptr %60, align 1, !tbaa !1
  %61 = add nuw nsw i64 %16, 1
  %62 = icmp eq i64 %61, 63
  br i1 %62, label %12, label %15, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @laplace(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 1, %5 ], [ %13, %12 ]
  %9 = shl nsw i64 %8, 6
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  br label %15

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %15
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %11, label %7, !llvm.loop !19

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 1, %7 ], [ %42, %15 ]
  %17 = getelementptr inbounds i8, ptr %10, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 2
  %21 = getelementptr inbounds i8, ptr %17, i64 -1
  %22 = load i8, ptr %21, align 1, !tbaa !1
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds i8, ptr %17, i64 1
  %25 = load i8, ptr %24, align 1, !tbaa !1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds i8, ptr %17, i64 -64
  %28 = load i8, ptr %27, align 1, !tbaa !1
  %29 = zext i8 %28 to i32
  %30 = getelementptr inbounds i8, ptr %17, i64 64
  %31 = load i8, ptr %30, align 1, !tbaa !1
  %32 = zext i8 %31 to i32
  %33 = add nuw nsw i32 %23, %26
  %34 = add nuw nsw i32 %33, %29
  %35 = add nuw nsw i32 %34, %32
  %36 = sub nsw i32 %20, %35
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 255)
  %38 = tail call i32 @llvm.smax.i32(i32 %37, i32 0)
  %39 = trunc nuw i32 %38 to i8
  %40 = or disjoint i64 %16, %9
  %41 = getelementptr inbounds i8, ptr %2, i64 %40
  store i8 %39, ptr %41, align 1, !tbaa !1
  %42 = add nuw nsw i64 %16, 1
  %43 = icmp eq i64 %42, 63
  br i1 %43, label %12, label %15, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gauss3x3(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 1, %5 ], [ %13, %12 ]
  %9 = shl nsw i64 %8, 6
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  br label %15

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %15
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %11, label %7, !llvm.loop !21

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 1, %7 ], [ %59, %15 ]
  %17 = getelementptr inbounds i8, ptr %10, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 -65
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds i8, ptr %17, i64 -64
  %22 = load i8, ptr %21, align 1, !tbaa !1
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds i8, ptr %17, i64 -63
  %25 = load i8, ptr %24, align 1, !tbaa !1
  %26 = zext i8 %25 to i32
  %27 = getelementptr inbounds i8, ptr %17, i64 -1
  %28 = load i8, ptr %27, align 1, !tbaa !1
  %29 = zext i8 %28 to i32
  %30 = load i8, ptr %17, align 1, !tbaa !1
  %31 = zext i8 %30 to i32
  %32 = shl nuw nsw i32 %31, 2
  %33 = getelementptr inbounds i8, ptr %17, i64 1
  %34 = load i8, ptr %33, align 1, !tbaa !1
  %35 = zext i8 %34 to i32
  %36 = getelementptr inbounds i8, ptr %17, i64 63
  %37 = load i8, ptr %36, align 1, !tbaa !1
  %38 = zext i8 %37 to i32
  %39 = getelementptr inbounds i8, ptr %17, i64 64
  %40 = load i8, ptr %39, align 1, !tbaa !1
  %41 = zext i8 %40 to i32
  %42 = getelementptr inbounds i8, ptr %17, i64 65
  %43 = load i8, ptr %42, align 1, !tbaa !1
  %44 = zext i8 %43 to i32
  %45 = add nuw nsw i32 %29, %23
  %46 = add nuw nsw i32 %45, %35
  %47 = add nuw nsw i32 %46, %41
  %48 = shl nuw nsw i32 %47, 1
  %49 = add nuw nsw i32 %20, 8
  %50 = add nuw nsw i32 %49, %26
  %51 = add nuw nsw i32 %50, %32
  %52 = add nuw nsw i32 %51, %38
  %53 = add nuw nsw i32 %52, %44
  %54 = add nuw nsw i32 %53, %48
  %55 = lshr i32 %54, 4
  %56 = trunc nuw i32 %55 to i8
  %57 = or disjoint i64 %16, %9
  %58 = getelementptr inbounds i8, ptr %2, i64 %57
  store i8 %56, ptr %58, align 1, !tbaa !1
  %59 = add nuw nsw i64 %16, 1
  %60 = icmp eq i64 %59, 63
  br i1 %60, label %12, label %15, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @convolve5(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 2
  br i1 %5, label %6, label %61

6:                                                ; preds = %4
  %7 = load float, ptr %1, align 4, !tbaa !23
  %8 = getelementptr inbounds i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !23
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load float, ptr %10, align 4, !tbaa !23
  %12 = getelementptr inbounds i8, ptr %1, i64 12
  %13 = load float, ptr %12, align 4, !tbaa !23
  %14 = getelementptr inbounds i8, ptr %1, i64 16
  %15 = load float, ptr %14, align 4, !tbaa !23
  %16 = getelementptr inbounds i8, ptr %1, i64 20
  %17 = load float, ptr %16, align 4, !tbaa !23
  %18 = getelementptr inbounds i8, ptr %1, i64 24
  %19 = load float, ptr %18, align 4, !tbaa !23
  %20 = getelementptr inbounds i8, ptr %1, i64 28
  %21 = load float, ptr %20, align 4, !tbaa !23
  %22 = getelementptr inbounds i8, ptr %1, i64 32
  %23 = load float, ptr %22, align 4, !tbaa !23
  %24 = getelementptr inbounds i8, ptr %1, i64 36
  %25 = load float, ptr %24, align 4, !tbaa !23
  %26 = getelementptr inbounds i8, ptr %1, i64 40
  %27 = load float, ptr %26, align 4, !tbaa !23
  %28 = getelementptr inbounds i8, ptr %1, i64 44
  %29 = load float, ptr %28, align 4, !tbaa !23
  %30 = getelementptr inbounds i8, ptr %1, i64 48
  %31 = load float, ptr %30, align 4, !tbaa !23
  %32 = getelementptr inbounds i8, ptr %1, i64 52
  %33 = load float, ptr %32, align 4, !tbaa !23
  %34 = getelementptr inbounds i8, ptr %1, i64 56
  %35 = load float, ptr %34, align 4, !tbaa !23
  %36 = getelementptr inbounds i8, ptr %1, i64 60
  %37 = load float, ptr %36, align 4, !tbaa !23
  %38 = getelementptr inbounds i8, ptr %1, i64 64
  %39 = load float, ptr %38, align 4, !tbaa !23
  %40 = getelementptr inbounds i8, ptr %1, i64 68
  %41 = load float, ptr %40, align 4, !tbaa !23
  %42 = getelementptr inbounds i8, ptr %1, i64 72
  %43 = load float, ptr %42, align 4, !tbaa !23
  %44 = getelementptr inbounds i8, ptr %1, i64 76
  %45 = load float, ptr %44, align 4, !tbaa !23
  %46 = getelementptr inbounds i8, ptr %1, i64 80
  %47 = load float, ptr %46, align 4, !tbaa !23
  %48 = getelementptr inbounds i8, ptr %1, i64 84
  %49 = load float, ptr %48, align 4, !tbaa !23
  %50 = getelementptr inbounds i8, ptr %1, i64 88
  %51 = load float, ptr %50, align 4, !tbaa !23
  %52 = getelementptr inbounds i8, ptr %1, i64 92
  %53 = load float, ptr %52, align 4, !tbaa !23
  %54 = getelementptr inbounds i8, ptr %1, i64 96
  %55 = load float, ptr %54, align 4, !tbaa !23
  %56 = zext nneg i32 %0 to i64
  br label %57

57:                                               ; preds = %6, %62
  %58 = phi i64 [ 2, %6 ], [ %63, %62 ]
  %59 = shl nsw i64 %58, 5
  %60 = getelementptr inbounds float, ptr %2, i64 %59
  br label %65

61:                                               ; preds = %62, %4
  ret void

62:                                               ; preds = %65
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %56
  br i1 %64, label %61, label %57, !llvm.loop !25

65:                                               ; preds = %57, %65
  %66 = phi i64 [ 2, %57 ], [ %168, %65 ]
  %67 = getelementptr inbounds float, ptr %60, i64 %66
  %68 = getelementptr inbounds i8, ptr %67, i64 -264
  %69 = load float, ptr %68, align 4, !tbaa !23
  %70 = fmul float %7, %69
  %71 = getelementptr inbounds i8, ptr %67, i64 -260
  %72 = load float, ptr %71, align 4, !tbaa !23
  %73 = fmul float %9, %72
  %74 = fadd float %70, %73
  %75 = getelementptr inbounds i8, ptr %67, i64 -256
  %76 = load float, ptr %75, align 4, !tbaa !23
  %77 = fmul float %11, %76
  %78 = fadd float %74, %77
  %79 = getelementptr inbounds i8, ptr %67, i64 -252
  %80 = load float, ptr %79, align 4, !tbaa !23
  %81 = fmul float %13, %80
  %82 = fadd float %78, %81
  %83 = getelementptr inbounds i8, ptr %67, i64 -248
  %84 = load float, ptr %83, align 4, !tbaa !23
  %85 = fmul float %15, %84
  %86 = fadd float %82, %85
  %87 = getelementptr inbounds i8, ptr %67, i64 -136
  %88 = load float, ptr %87, align 4, !tbaa !23
  %89 = fmul float %17, %88
  %90 = getelementptr inbounds i8, ptr %67, i64 -132
  %91 = load float, ptr %90, align 4, !tbaa !23
  %92 = fmul float %19, %91
  %93 = fadd float %89, %92
  %94 = getelementptr inbounds i8, ptr %67, i64 -128
  %95 = load float, ptr %94, align 4, !tbaa !23
  %96 = fmul float %21, %95
  %97 = fadd float %93, %96
  %98 = getelementptr inbounds i8, ptr %67, i64 -124
  %99 = load float, ptr %98, align 4, !tbaa !23
  %100 = fmul float %23, %99
  %101 = fadd float %97, %100
  %102 = getelementptr inbounds i8, ptr %67, i64 -120
  %103 = load float, ptr %102, align 4, !tbaa !23
  %104 = fmul float %25, %103
  %105 = fadd float %101, %104
  %106 = fadd float %86, %105
  %107 = getelementptr inbounds i8, ptr %67, i64 -8
  %108 = load float, ptr %107, align 4, !tbaa !23
  %109 = fmul float %27, %108
  %110 = getelementptr inbounds i8, ptr %67, i64 -4
  %111 = load float, ptr %110, align 4, !tbaa !23
  %112 = fmul float %29, %111
  %113 = fadd float %109, %112
  %114 = load float, ptr %67, align 4, !tbaa !23
  %115 = fmul float %31, %114
  %116 = fadd float %113, %115
  %117 = getelementptr inbounds i8, ptr %67, i64 4
  %118 = load float, ptr %117, align 4, !tbaa !23
  %119 = fmul float %33, %118
  %120 = fadd float %116, %119
  %121 = getelementptr inbounds i8, ptr %67, i64 8
  %122 = load float, ptr %121, align 4, !tbaa !23
  %123 = fmul float %35, %122
  %124 = fadd float %120, %123
  %125 = fadd float %106, %124
  %126 = getelementptr inbounds i8, ptr %67, i64 120
  %127 = load float, ptr %126, align 4, !tbaa !23
  %128 = fmul float %37, %127
  %129 = getelementptr inbounds i8, ptr %67, i64 124
  %130 = load float, ptr %129, align 4, !tbaa !23
  %131 = fmul float %39, %130
  %132 = fadd float %128, %131
  %133 = getelementptr inbounds i8, ptr %67, i64 128
  %134 = load float, ptr %133, align 4, !tbaa !23
  %135 = fmul float %41, %134
  %136 = fadd float %132, %135
  %137 = getelementptr inbounds i8, ptr %67, i64 132
  %138 = load float, ptr %137, align 4, !tbaa !23
  %139 = fmul float %43, %138
  %140 = fadd float %136, %139
  %141 = getelementptr inbounds i8, ptr %67, i64 136
  %142 = load float, ptr %141, align 4, !tbaa !23
  %143 = fmul float %45, %142
  %144 = fadd float %140, %143
  %145 = fadd float %125, %144
  %146 = getelementptr inbounds i8, ptr %67, i64 248
  %147 = load float, ptr %146, align 4, !tbaa !23
  %148 = fmul float %47, %147
  %149 = getelementptr inbounds i8, ptr %67, i64 252
  %150 = load float, ptr %149, align 4, !tbaa !23
  %151 = fmul float %49, %150
  %152 = fadd float %148, %151
  %153 = getelementptr inbounds i8, ptr %67, i64 256
  %154 = load float, ptr %153, align 4, !tbaa !23
  %155 = fmul float %51, %154
  %156 = fadd float %152, %155
  %157 = getelementptr inbounds i8, ptr %67, i64 260
  %158 = load float, ptr %157, align 4, !tbaa !23
  %159 = fmul float %53, %158
  %160 = fadd float %156, %159
  %161 = getelementptr inbounds i8, ptr %67, i64 264
  %162 = load float, ptr %161, align 4, !tbaa !23
  %163 = fmul float %55, %162
  %164 = fadd float %160, %163
  %165 = fadd float %145, %164
  %166 = or disjoint i64 %66, %59
  %167 = getelementptr inbounds float, ptr %3, i64 %166
  store float %165, ptr %167, align 4, !tbaa !23
  %168 = add nuw nsw i64 %66, 1
  %169 = icmp eq i64 %168, 30
  br i1 %169, label %62, label %65, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @median3(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i8, ptr %1, i64 1
  %8 = load i8, ptr %7, align 1, !tbaa !1
  %9 = getelementptr i8, ptr %1, i64 -1
  br label %11

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %5, %11
  %12 = phi i8 [ %8, %5 ], [ %18, %11 ]
  %13 = phi i64 [ 1, %5 ], [ %16, %11 ]
  %14 = getelementptr i8, ptr %9, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = add nuw nsw i64 %13, 1
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = tail call i8 @llvm.umin.i8(i8 %15, i8 %12)
  %20 = tail call i8 @llvm.umax.i8(i8 %15, i8 %12)
  %21 = tail call i8 @llvm.umin.i8(i8 %20, i8 %18)
  %22 = tail call i8 @llvm.umax.i8(i8 %19, i8 %21)
  %23 = getelementptr inbounds i8, ptr %2, i64 %13
  store i8 %22, ptr %23, align 1, !tbaa !1
  %24 = icmp eq i64 %16, %6
  br i1 %24, label %10, label %11, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @median9(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = getelementptr i8, ptr %1, i64 -64
  %5 = getelementptr inbounds i8, ptr %1, i64 64
  %6 = icmp sgt i32 %0, 65
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = zext nneg i32 %0 to i64
  %9 = getelementptr i8, ptr %1, i64 65
  %10 = load i8, ptr %9, align 1, !tbaa !1
  br label %12

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %7, %12
  %13 = phi i8 [ %10, %7 ], [ %26, %12 ]
  %14 = phi i64 [ 65, %7 ], [ %24, %12 ]
  %15 = getelementptr i8, ptr %1, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -65
  %17 = load i8, ptr %16, align 1, !tbaa !1
  %18 = getelementptr i8, ptr %4, i64 %14
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = getelementptr i8, ptr %15, i64 -63
  %21 = load i8, ptr %20, align 1, !tbaa !1
  %22 = getelementptr i8, ptr %15, i64 -1
  %23 = load i8, ptr %22, align 1, !tbaa !1
  %24 = add nuw nsw i64 %14, 1
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !1
  %27 = getelementptr inbounds i8, ptr %15, i64 63
  %28 = load i8, ptr %27, align 1, !tbaa !1
  %29 = getelementptr inbounds i8, ptr %5, i64 %14
  %30 = load i8, ptr %29, align 1, !tbaa !1
  %31 = getelementptr inbounds i8, ptr %15, i64 65
  %32 = load i8, ptr %31, align 1, !tbaa !1
  %33 = tail call i8 @llvm.umin.i8(i8 %19, i8 %21)
  %34 = tail call i8 @llvm.umax.i8(i8 %19, i8 %21)
  %35 = tail call i8 @llvm.umin.i8(i8 %13, i8 %26)
  %36 = tail call i8 @llvm.umax.i8(i8 %13, i8 %26)
  %37 = tail call i8 @llvm.umin.i8(i8 %30, i8 %32)
  %38 = tail call i8 @llvm.umax.i8(i8 %30, i8 %32)
  %39 = tail call i8 @llvm.umin.i8(i8 %17, i8 %33)
  %40 = tail call i8 @llvm.umax.i8(i8 %17, i8 %33)
  %41 = tail call i8 @llvm.umin.i8(i8 %23, i8 %35)
  %42 = tail call i8 @llvm.umax.i8(i8 %23, i8 %35)
  %43 = tail call i8 @llvm.umin.i8(i8 %28, i8 %37)
  %44 = tail call i8 @llvm.umax.i8(i8 %28, i8 %37)
  %45 = tail call i8 @llvm.umin.i8(i8 %40, i8 %34)
  %46 = tail call i8 @llvm.umax.i8(i8 %40, i8 %34)
  %47 = tail call i8 @llvm.umin.i8(i8 %42, i8 %36)
  %48 = tail call i8 @llvm.umax.i8(i8 %42, i8 %36)
  %49 = tail call i8 @llvm.umin.i8(i8 %44, i8 %38)
  %50 = tail call i8 @llvm.umax.i8(i8 %44, i8 %38)
  %51 = tail call i8 @llvm.umax.i8(i8 %39, i8 %41)
  %52 = tail call i8 @llvm.umin.i8(i8 %48, i8 %50)
  %53 = tail call i8 @llvm.umin.i8(i8 %47, i8 %49)
  %54 = tail call i8 @llvm.umax.i8(i8 %47, i8 %49)
  %55 = tail call i8 @llvm.umax.i8(i8 %51, i8 %43)
  %56 = tail call i8 @llvm.umax.i8(i8 %45, i8 %53)
  %57 = tail call i8 @llvm.umin.i8(i8 %46, i8 %52)
  %58 = tail call i8 @llvm.umin.i8(i8 %56, i8 %54)
  %59 = tail call i8 @llvm.umin.i8(i8 %58, i8 %57)
  %60 = tail call i8 @llvm.umax.i8(i8 %58, i8 %57)
  %61 = tail call i8 @llvm.umax.i8(i8 %55, i8 %59)
  %62 = tail call i8 @llvm.umin.i8(i8 %61, i8 %60)
  %63 = getelementptr inbounds i8, ptr %2, i64 %14
  store i8 %62, ptr %63, align 1, !tbaa !1
  %64 = icmp eq i64 %24, %8
  br i1 %64, label %11, label %12, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @dilate(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 64
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds i8, ptr %1, i64 64
  %8 = load i8, ptr %7, align 1, !tbaa !1
  br label %10

9:                                                ; preds = %10, %3
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i8 [ %8, %5 ], [ %19, %10 ]
  %12 = phi i64 [ 64, %5 ], [ %17, %10 ]
  %13 = getelementptr inbounds i8, ptr %1, i64 %12
  %14 = getelementptr i8, ptr %13, i64 -1
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = tail call i8 @llvm.umax.i8(i8 %15, i8 %11)
  %17 = add nuw nsw i64 %12, 1
  %18 = getelementptr inbounds i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = tail call i8 @llvm.umax.i8(i8 %19, i8 %16)
  %21 = getelementptr i8, ptr %13, i64 -64
  %22 = load i8, ptr %21, align 1, !tbaa !1
  %23 = tail call i8 @llvm.umax.i8(i8 %22, i8 %20)
  %24 = getelementptr inbounds i8, ptr %13, i64 64
  %25 = load i8, ptr %24, align 1, !tbaa !1
  %26 = tail call i8 @llvm.umax.i8(i8 %25, i8 %23)
  %27 = getelementptr inbounds i8, ptr %2, i64 %12
  store i8 %26, ptr %27, align 1, !tbaa !1
  %28 = icmp eq i64 %17, %6
  br i1 %28, label %9, label %10, !llvm.loop !29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sad16(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i64 [ 0, %5 ], [ %14, %13 ]
  %9 = phi i32 [ 0, %5 ], [ %28, %13 ]
  %10 = shl nsw i64 %8, 6
  br label %16

11:                                               ; preds = %13, %3
  %12 = phi i32 [ 0, %3 ], [ %28, %13 ]
  ret i32 %12

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %8, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %11, label %7, !llvm.loop !30

16:                                               ; preds = %7, %16
  %17 = phi i64 [ 0, %7 ], [ %29, %16 ]
  %18 = phi i32 [ %9, %7 ], [ %28, %16 ]
  %19 = add nuw nsw i64 %17, %10
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !1
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds i8, ptr %2, i64 %19
  %24 = load i8, ptr %23, align 1, !tbaa !1
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %22, %25
  %27 = tail call i32 @llvm.abs.i32(i32 %26, i1 true)
  %28 = add nsw i32 %27, %18
  %29 = add nuw nsw i64 %17, 1
  %30 = icmp eq i64 %29, 16
  br i1 %30, label %13, label %16, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sad_by4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %50, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %51, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %50, %9 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = zext i8 %13 to i32
  %15 = getelementptr inbounds i8, ptr %2, i64 %10
  %16 = load i8, ptr %15, align 1, !tbaa !1
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %14, %17
  %19 = or disjoint i64 %10, 1
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !1
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds i8, ptr %2, i64 %19
  %24 = load i8, ptr %23, align 1, !tbaa !1
  %25 = zext i8 %24 to i32
  %26 = sub nsw i32 %22, %25
  %27 = or disjoint i64 %10, 2
  %28 = getelementptr inbounds i8, ptr %1, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !1
  %30 = zext i8 %29 to i32
  %31 = getelementptr inbounds i8, ptr %2, i64 %27
  %32 = load i8, ptr %31, align 1, !tbaa !1
  %33 = zext i8 %32 to i32
  %34 = sub nsw i32 %30, %33
  %35 = or disjoint i64 %10, 3
  %36 = getelementptr inbounds i8, ptr %1, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !1
  %38 = zext i8 %37 to i32
  %39 = getelementptr inbounds i8, ptr %2, i64 %35
  %40 = load i8, ptr %39, align 1, !tbaa !1
  %41 = zext i8 %40 to i32
  %42 = sub nsw i32 %38, %41
  %43 = tail call i32 @llvm.abs.i32(i32 %18, i1 true)
  %44 = tail call i32 @llvm.abs.i32(i32 %26, i1 true)
  %45 = tail call i32 @llvm.abs.i32(i32 %34, i1 true)
  %46 = tail call i32 @llvm.abs.i32(i32 %42, i1 true)
  %47 = add nuw nsw i32 %43, %11
  %48 = add nuw nsw i32 %47, %44
  %49 = add nuw nsw i32 %48, %45
  %50 = add nuw nsw i32 %49, %46
  %51 = add nuw nsw i64 %10, 4
  %52 = icmp ult i64 %51, %6
  br i1 %52, label %9, label %7, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @variance(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %8

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %15

6:                                                ; preds = %15
  %7 = zext i32 %22 to i64
  br label %8

8:                                                ; preds = %6, %2
  %9 = phi i64 [ 0, %2 ], [ %7, %6 ]
  %10 = phi i64 [ 0, %2 ], [ %25, %6 ]
  %11 = sext i32 %0 to i64
  %12 = mul i64 %10, %11
  %13 = mul nuw i64 %9, %9
  %14 = sub i64 %12, %13
  ret i64 %14

15:                                               ; preds = %4, %15
  %16 = phi i64 [ 0, %4 ], [ %26, %15 ]
  %17 = phi i64 [ 0, %4 ], [ %25, %15 ]
  %18 = phi i32 [ 0, %4 ], [ %22, %15 ]
  %19 = getelementptr inbounds i8, ptr %1, i64 %16
  %20 = load i8, ptr %19, align 1, !tbaa !1
  %21 = zext i8 %20 to i32
  %22 = add i32 %18, %21
  %23 = zext i8 %20 to i64
  %24 = mul nuw nsw i64 %23, %23
  %25 = add i64 %24, %17
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %5
  br i1 %27, label %6, label %15, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @half_pixel(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds i8, ptr %1, i64 64
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = zext nneg i32 %0 to i64
  %8 = load i8, ptr %1, align 1, !tbaa !1
  %9 = getelementptr inbounds i8, ptr %1, i64 65
  br label %11

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i8 [ %8, %6 ], [ %17, %11 ]
  %13 = phi i64 [ 0, %6 ], [ %15, %11 ]
  %14 = zext i8 %12 to i16
  %15 = add nuw nsw i64 %13, 1
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !1
  %18 = zext i8 %17 to i16
  %19 = getelementptr inbounds i8, ptr %4, i64 %13
  %20 = load i8, ptr %19, align 1, !tbaa !1
  %21 = zext i8 %20 to i16
  %22 = getelementptr inbounds i8, ptr %9, i64 %13
  %23 = load i8, ptr %22, align 1, !tbaa !1
  %24 = zext i8 %23 to i16
  %25 = add nuw nsw i16 %14, 2
  %26 = add nuw nsw i16 %25, %18
  %27 = add nuw nsw i16 %26, %21
  %28 = add nuw nsw i16 %27, %24
  %29 = lshr i16 %28, 2
  %30 = trunc nuw i16 %29 to i8
  %31 = getelementptr inbounds i8, ptr %2, i64 %13
  store i8 %30, ptr %31, align 1, !tbaa !1
  %32 = icmp eq i64 %15, %7
  br i1 %32, label %10, label %11, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @six_tap(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 2
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i8, ptr %1, i64 2
  %8 = load i8, ptr %7, align 1, !tbaa !1
  br label %10

9:                                                ; preds = %10, %3
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i8 [ %8, %5 ], [ %23, %10 ]
  %12 = phi i64 [ 2, %5 ], [ %21, %10 ]
  %13 = getelementptr i8, ptr %1, i64 %12
  %14 = getelementptr i8, ptr %13, i64 -2
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = zext i8 %15 to i32
  %17 = getelementptr i8, ptr %13, i64 -1
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = zext i8 %18 to i32
  %20 = zext i8 %11 to i32
  %21 = add nuw nsw i64 %12, 1
  %22 = getelementptr inbounds i8, ptr %1, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !1
  %24 = zext i8 %23 to i32
  %25 = getelementptr inbounds i8, ptr %13, i64 2
  %26 = load i8, ptr %25, align 1, !tbaa !1
  %27 = zext i8 %26 to i32
  %28 = getelementptr inbounds i8, ptr %13, i64 3
  %29 = load i8, ptr %28, align 1, !tbaa !1
  %30 = zext i8 %29 to i32
  %31 = add nuw nsw i32 %24, %20
  %32 = mul nuw nsw i32 %31, 20
  %33 = add nuw nsw i32 %27, %19
  %34 = mul nsw i32 %33, -5
  %35 = add nuw nsw i32 %16, 16
  %36 = add nuw nsw i32 %35, %30
  %37 = add nuw nsw i32 %36, %32
  %38 = add nsw i32 %37, %34
  %39 = ashr i32 %38, 5
  %40 = tail call i32 @llvm.smin.i32(i32 %39, i32 255)
  %41 = tail call i32 @llvm.smax.i32(i32 %40, i32 0)
  %42 = trunc nuw i32 %41 to i8
  %43 = getelementptr inbounds i8, ptr %2, i64 %12
  store i8 %42, ptr %43, align 1, !tbaa !1
  %44 = icmp eq i64 %21, %6
  br i1 %44, label %9, label %10, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @deblock(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %38, %3
  ret void

8:                                                ; preds = %5, %38
  %9 = phi i64 [ 0, %5 ], [ %39, %38 ]
  %10 = shl nsw i64 %9, 6
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  %12 = getelementptr inbounds i8, ptr %11, i64 8
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = zext i8 %13 to i32
  %15 = getelementptr inbounds i8, ptr %11, i64 7
  %16 = load i8, ptr %15, align 1, !tbaa !1
  %17 = zext i8 %16 to i32
  %18 = sub nsw i32 %14, %17
  %19 = tail call i32 @llvm.abs.i32(i32 %18, i1 true)
  %20 = icmp slt i32 %19, %1
  br i1 %20, label %21, label %38

21:                                               ; preds = %8
  %22 = shl nsw i32 %18, 2
  %23 = getelementptr inbounds i8, ptr %11, i64 6
  %24 = load i8, ptr %23, align 1, !tbaa !1
  %25 = zext i8 %24 to i32
  %26 = getelementptr inbounds i8, ptr %11, i64 9
  %27 = load i8, ptr %26, align 1, !tbaa !1
  %28 = zext i8 %27 to i32
  %29 = add nsw i32 %22, 4
  %30 = add nsw i32 %29, %25
  %31 = sub nsw i32 %30, %28
  %32 = ashr i32 %31, 3
  %33 = tail call i32 @llvm.smin.i32(i32 %32, i32 6)
  %34 = tail call i32 @llvm.smax.i32(i32 %33, i32 -6)
  %35 = trunc nsw i32 %34 to i8
  %36 = add i8 %16, %35
  store i8 %36, ptr %15, align 1, !tbaa !1
  %37 = sub i8 %13, %35
  store i8 %37, ptr %12, align 1, !tbaa !1
  br label %38

38:                                               ; preds = %21, %8
  %39 = add nuw nsw i64 %9, 1
  %40 = icmp eq i64 %39, %6
  br i1 %40, label %7, label %8, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scale_half(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %14
  %8 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %9 = shl nsw i64 %8, 7
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = shl nsw i64 %8, 5
  %12 = getelementptr inbounds i8, ptr %2, i64 %11
  br label %17

13:                                               ; preds = %14, %3
  ret void

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %13, label %7, !llvm.loop !37

17:                                               ; preds = %7, %17
  %18 = phi i64 [ 0, %7 ], [ %39, %17 ]
  %19 = shl nuw nsw i64 %18, 1
  %20 = getelementptr inbounds i8, ptr %10, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !1
  %22 = zext i8 %21 to i16
  %23 = getelementptr inbounds i8, ptr %20, i64 1
  %24 = load i8, ptr %23, align 1, !tbaa !1
  %25 = zext i8 %24 to i16
  %26 = getelementptr inbounds i8, ptr %20, i64 64
  %27 = load i8, ptr %26, align 1, !tbaa !1
  %28 = zext i8 %27 to i16
  %29 = getelementptr inbounds i8, ptr %20, i64 65
  %30 = load i8, ptr %29, align 1, !tbaa !1
  %31 = zext i8 %30 to i16
  %32 = add nuw nsw i16 %22, 2
  %33 = add nuw nsw i16 %32, %25
  %34 = add nuw nsw i16 %33, %28
  %35 = add nuw nsw i16 %34, %31
  %36 = lshr i16 %35, 2
  %37 = trunc nuw i16 %36 to i8
  %38 = getelementptr inbounds i8, ptr %12, i64 %18
  store i8 %37, ptr %38, align 1, !tbaa !1
  %39 = add nuw nsw i64 %18, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %14, label %17, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bilinear(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %29, %9 ]
  %11 = phi i32 [ 0, %6 ], [ %28, %9 ]
  %12 = ashr i32 %11, 8
  %13 = and i32 %11, 255
  %14 = sext i32 %12 to i64
  %15 = getelementptr inbounds i8, ptr %2, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !1
  %17 = zext i8 %16 to i32
  %18 = sub nuw nsw i32 256, %13
  %19 = mul nuw nsw i32 %18, %17
  %20 = getelementptr i8, ptr %15, i64 1
  %21 = load i8, ptr %20, align 1, !tbaa !1
  %22 = zext i8 %21 to i32
  %23 = mul nuw nsw i32 %13, %22
  %24 = add nuw nsw i32 %23, %19
  %25 = lshr i32 %24, 8
  %26 = trunc i32 %25 to i8
  %27 = getelementptr inbounds i8, ptr %3, i64 %10
  store i8 %26, ptr %27, align 1, !tbaa !1
  %28 = add nsw i32 %11, %1
  %29 = add nuw nsw i64 %10, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %8, label %9, !llvm.loop !39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @dither(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %20, %8 ]
  %10 = phi i32 [ 0, %5 ], [ %19, %8 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i32
  %14 = add nsw i32 %10, %13
  %15 = icmp sgt i32 %14, 127
  %16 = select i1 %15, i32 255, i32 0
  %17 = trunc nuw i32 %16 to i8
  %18 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %17, ptr %18, align 1, !tbaa !1
  %19 = sub nsw i32 %14, %16
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %8, !llvm.loop !40
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @integral(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %18
  %8 = phi i64 [ 1, %5 ], [ %19, %18 ]
  %9 = shl nsw i64 %8, 6
  %10 = trunc nuw nsw i64 %8 to i32
  %11 = shl i32 %10, 5
  %12 = add i32 %11, -32
  %13 = sext i32 %12 to i64
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i8, ptr %1, i64 %9
  %16 = getelementptr i32, ptr %2, i64 %13
  br label %21

17:                                               ; preds = %18, %3
  ret void

18:                                               ; preds = %21
  %19 = add nuw nsw i64 %8, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %17, label %7, !llvm.loop !41

21:                                               ; preds = %7, %21
  %22 = phi i64 [ 0, %7 ], [ %33, %21 ]
  %23 = phi i32 [ 0, %7 ], [ %27, %21 ]
  %24 = getelementptr inbounds i8, ptr %15, i64 %22
  %25 = load i8, ptr %24, align 1, !tbaa !1
  %26 = zext i8 %25 to i32
  %27 = add nuw nsw i32 %23, %26
  %28 = getelementptr i32, ptr %16, i64 %22
  %29 = load i32, ptr %28, align 4, !tbaa !13
  %30 = add nsw i32 %27, %29
  %31 = or disjoint i64 %22, %14
  %32 = getelementptr inbounds i32, ptr %2, i64 %31
  store i32 %30, ptr %32, align 4, !tbaa !13
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %18, label %21, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @flip(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  %8 = getelementptr i8, ptr %1, i64 %6
  br label %10

9:                                                ; preds = %10, %3
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %16, %10 ]
  %12 = xor i64 %11, -1
  %13 = getelementptr i8, ptr %8, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %2, i64 %11
  store i8 %14, ptr %15, align 1, !tbaa !1
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %9, label %10, !llvm.loop !43
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @premultiply(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %35, %5 ], [ %1, %2 ]
  %7 = phi i32 [ %34, %5 ], [ 0, %2 ]
  %8 = getelementptr inbounds i8, ptr %6, i64 3
  %9 = load i8, ptr %8, align 1, !tbaa !1
  %10 = zext i8 %9 to i32
  %11 = load i8, ptr %6, align 1, !tbaa !1
  %12 = zext i8 %11 to i32
  %13 = mul nuw nsw i32 %12, %10
  %14 = trunc nuw i32 %13 to i16
  %15 = add nuw i16 %14, 127
  %16 = udiv i16 %15, 255
  %17 = trunc nuw i16 %16 to i8
  store i8 %17, ptr %6, align 1, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %6, i64 1
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = zext i8 %19 to i32
  %21 = mul nuw nsw i32 %20, %10
  %22 = trunc nuw i32 %21 to i16
  %23 = add nuw i16 %22, 127
  %24 = udiv i16 %23, 255
  %25 = trunc nuw i16 %24 to i8
  store i8 %25, ptr %18, align 1, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %6, i64 2
  %27 = load i8, ptr %26, align 1, !tbaa !1
  %28 = zext i8 %27 to i32
  %29 = mul nuw nsw i32 %28, %10
  %30 = trunc nuw i32 %29 to i16
  %31 = add nuw i16 %30, 127
  %32 = udiv i16 %31, 255
  %33 = trunc nuw i16 %32 to i8
  store i8 %33, ptr %26, align 1, !tbaa !1
  %34 = add nuw nsw i32 %7, 1
  %35 = getelementptr inbounds i8, ptr %6, i64 4
  %36 = icmp eq i32 %34, %0
  br i1 %36, label %4, label %5, !llvm.loop !44
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #3 {
  tail call fastcc void @bench_fill() #8
  tail call fastcc void @bench_reset() #8
  tail call void @threshold(i32 noundef 4000, i32 noundef 100, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @invert(i32 noundef 4000, ptr noundef nonnull @B) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @brightness(i32 noundef 4000, i32 noundef 300, i32 noundef 10, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @blend(i32 noundef 4000, i32 noundef 77, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @gray(i32 noundef 1300, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 325) #8
  tail call fastcc void @bench_reset() #8
  tail call void @rgb_to_yuv(i32 noundef 1300, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 975) #8
  tail call fastcc void @bench_reset() #8
  tail call void @yuv_to_rgb(i32 noundef 1300, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 975) #8
  tail call fastcc void @bench_reset() #8
  tail call void @histogram(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull @I) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 256) #8
  tail call fastcc void @bench_reset() #8
  tail call void @equalize(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @sobel(i32 noundef 63, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1024) #8
  tail call fastcc void @bench_reset() #8
  tail call void @laplace(i32 noundef 63, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1024) #8
  tail call fastcc void @bench_reset() #8
  tail call void @gauss3x3(i32 noundef 63, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1024) #8
  tail call fastcc void @bench_reset() #8
  tail call void @convolve5(i32 noundef 30, ptr noundef nonnull @F, ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 8192), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @median3(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @median9(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @dilate(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  %1 = tail call i32 @sad16(i32 noundef 16, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  %2 = sitofp i32 %1 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef %2, ptr noundef nonnull @I, i32 noundef 1) #8
  tail call fastcc void @bench_reset() #8
  %3 = tail call i32 @sad_by4(i32 noundef 4096, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  %4 = sitofp i32 %3 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef %4, ptr noundef nonnull @I, i32 noundef 1) #8
  tail call fastcc void @bench_reset() #8
  %5 = tail call i64 @variance(i32 noundef 4000, ptr noundef nonnull @B) #8
  %6 = uitofp i64 %5 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef %6, ptr noundef nonnull @I, i32 noundef 1) #8
  tail call fastcc void @bench_reset() #8
  tail call void @half_pixel(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @six_tap(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @deblock(i32 noundef 63, i32 noundef 20, ptr noundef nonnull @B) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @scale_half(i32 noundef 32, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 256) #8
  tail call fastcc void @bench_reset() #8
  tail call void @bilinear(i32 noundef 4000, i32 noundef 200, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @dither(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @integral(i32 noundef 32, ptr noundef nonnull @B, ptr noundef nonnull @I) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 1024) #8
  tail call fastcc void @bench_reset() #8
  tail call void @flip(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @premultiply(i32 noundef 1000, ptr noundef nonnull @B) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 1000) #8
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #4 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !13
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !45

8:                                                ; preds = %2, %8
  %9 = phi i64 [ 0, %2 ], [ %18, %8 ]
  %10 = phi i32 [ %4, %2 ], [ %12, %8 ]
  %11 = mul i32 %10, 1664525
  %12 = add i32 %11, 1013904223
  %13 = lshr i32 %12, 8
  %14 = uitofp nneg i32 %13 to double
  %15 = fmul double %14, 0x3E70000000000000
  %16 = fadd double %15, 5.000000e-01
  %17 = getelementptr inbounds [16 x [1024 x double]], ptr @bench_start, i64 0, i64 %3, i64 %9
  store double %16, ptr %17, align 8, !tbaa !46
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, 1024
  br i1 %19, label %5, label %8, !llvm.loop !48

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !49

26:                                               ; preds = %20, %26
  %27 = phi i64 [ 0, %20 ], [ %41, %26 ]
  %28 = phi i32 [ %22, %20 ], [ %37, %26 ]
  %29 = mul i32 %28, 1664525
  %30 = add i32 %29, 1013904223
  %31 = lshr i32 %30, 8
  %32 = uitofp nneg i32 %31 to float
  %33 = fmul float %32, 0x3E70000000000000
  %34 = fadd float %33, 5.000000e-01
  %35 = getelementptr inbounds [8 x [1024 x float]], ptr @bench_startf, i64 0, i64 %21, i64 %27
  store float %34, ptr %35, align 4, !tbaa !23
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !13
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !50

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !13
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !51

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.28, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !1
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !1
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !52
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #5 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #9
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #9
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #9
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_check(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #5 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi i32 [ -2128831035, %4 ], [ %17, %11 ]
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.29, ptr noundef %0, double noundef %1, i32 noundef %9) #9
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !13
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !53
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #6

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nobuiltin "no-builtins" }
attributes #9 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !2, i64 0}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !2, i64 0}
!25 = distinct !{!25, !5, !6}
!26 = distinct !{!26, !5, !6}
!27 = distinct !{!27, !5, !6}
!28 = distinct !{!28, !5, !6}
!29 = distinct !{!29, !5, !6}
!30 = distinct !{!30, !5, !6}
!31 = distinct !{!31, !5, !6}
!32 = distinct !{!32, !5, !6}
!33 = distinct !{!33, !5, !6}
!34 = distinct !{!34, !5, !6}
!35 = distinct !{!35, !5, !6}
!36 = distinct !{!36, !5, !6}
!37 = distinct !{!37, !5, !6}
!38 = distinct !{!38, !5, !6}
!39 = distinct !{!39, !5, !6}
!40 = distinct !{!40, !5, !6}
!41 = distinct !{!41, !5, !6}
!42 = distinct !{!42, !5, !6}
!43 = distinct !{!43, !5, !6}
!44 = distinct !{!44, !5, !6}
!45 = distinct !{!45, !5, !6}
!46 = !{!47, !47, i64 0}
!47 = !{!"double", !2, i64 0}
!48 = distinct !{!48, !5, !6}
!49 = distinct !{!49, !5, !6}
!50 = distinct !{!50, !5, !6}
!51 = distinct !{!51, !5, !6}
!52 = distinct !{!52, !5, !6}
!53 = distinct !{!53, !5, !6}
