; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror livermore.c -o -
source_filename = "livermore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [44 x i8] c"hydro(990, 0.5, 0.2, 0.1, V[0], V[1], V[2])\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"iccg(500, V[0], V[1])\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"inner_product(1001, V[0], V[1])\00", align 1
@.str.3 = private unnamed_addr constant [25 x i8] c"banded(1001, V[0], V[1])\00", align 1
@.str.4 = private unnamed_addr constant [36 x i8] c"tridiagonal(1001, V[0], V[1], V[2])\00", align 1
@.str.5 = private unnamed_addr constant [27 x i8] c"recurrence(32, V[0], V[1])\00", align 1
@.str.6 = private unnamed_addr constant [50 x i8] c"state(995, 0.5, 0.2, 0.1, V[0], V[1], V[2], V[3])\00", align 1
@.str.7 = private unnamed_addr constant [51 x i8] c"adi(100, V[6], V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.8 = private unnamed_addr constant [38 x i8] c"adi_line(500, V[6], V[0], V[1], V[2])\00", align 1
@.str.9 = private unnamed_addr constant [26 x i8] c"integrate(70, V[1], V[0])\00", align 1
@.str.10 = private unnamed_addr constant [28 x i8] c"differences(70, V[0], V[1])\00", align 1
@.str.11 = private unnamed_addr constant [28 x i8] c"first_sum(1000, V[0], V[1])\00", align 1
@.str.12 = private unnamed_addr constant [35 x i8] c"first_difference(1000, V[0], V[1])\00", align 1
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.13 = private unnamed_addr constant [65 x i8] c"particles2d(200, V[0], V[1], V[2], V[3], V[4], I[0], I[1], V[5])\00", align 1
@.str.14 = private unnamed_addr constant [60 x i8] c"particles1d(1000, V[0], V[1], V[2], V[3], V[4], I[0], V[5])\00", align 1
@.str.15 = private unnamed_addr constant [33 x i8] c"charge1d(1000, I[0], V[0], V[1])\00", align 1
@.str.16 = private unnamed_addr constant [42 x i8] c"casual(900, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.17 = private unnamed_addr constant [40 x i8] c"search(1000, I[0], V[0], 0.7, 1.0, 0.9)\00", align 1
@.str.18 = private unnamed_addr constant [54 x i8] c"conditional(1000, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.19 = private unnamed_addr constant [50 x i8] c"hydro2d_a(31, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.20 = private unnamed_addr constant [58 x i8] c"hydro2d_b(31, 0.0041, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.21 = private unnamed_addr constant [48 x i8] c"hydro2d_c(1000, 0.0037, V[0], V[1], V[2], V[3])\00", align 1
@.str.22 = private unnamed_addr constant [40 x i8] c"linear_up(1000, V[0], V[1], V[2], 0.01)\00", align 1
@.str.23 = private unnamed_addr constant [42 x i8] c"linear_down(1000, V[0], V[1], V[2], 0.01)\00", align 1
@.str.24 = private unnamed_addr constant [64 x i8] c"ordinates(1000, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7])\00", align 1
@.str.25 = private unnamed_addr constant [37 x i8] c"matrix_product(24, V[0], V[1], V[2])\00", align 1
@.str.26 = private unnamed_addr constant [43 x i8] c"planck(1000, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.27 = private unnamed_addr constant [51 x i8] c"implicit2d(31, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.28 = private unnamed_addr constant [26 x i8] c"first_minimum(1000, V[0])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.29 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str.30 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hydro(i32 noundef %0, double noundef %1, double noundef %2, double noundef %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %12

11:                                               ; preds = %12, %7
  ret void

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %27, %12 ]
  %14 = getelementptr inbounds double, ptr %5, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds double, ptr %6, i64 %13
  %17 = getelementptr inbounds i8, ptr %16, i64 80
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fmul double %18, %2
  %20 = getelementptr inbounds i8, ptr %16, i64 88
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %21, %3
  %23 = fadd double %19, %22
  %24 = fmul double %15, %23
  %25 = fadd double %24, %1
  %26 = getelementptr inbounds double, ptr %4, i64 %13
  store double %25, ptr %26, align 8, !tbaa !1
  %27 = add nuw nsw i64 %13, 1
  %28 = icmp eq i64 %27, %10
  br i1 %28, label %11, label %12, !llvm.loop !5
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @iccg(i32 noundef %0, ptr nocapture noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  br label %4

4:                                                ; preds = %14, %3
  %5 = phi i32 [ 0, %3 ], [ %7, %14 ]
  %6 = phi i32 [ %0, %3 ], [ %8, %14 ]
  %7 = add i32 %6, %5
  %8 = lshr i32 %6, 1
  %9 = icmp sgt i32 %6, 1
  br i1 %9, label %10, label %38

10:                                               ; preds = %4
  %11 = add i32 %5, 1
  %12 = sext i32 %11 to i64
  %13 = sext i32 %7 to i64
  br label %16

14:                                               ; preds = %16
  %15 = icmp sgt i32 %6, 3
  br i1 %15, label %4, label %38, !llvm.loop !8

16:                                               ; preds = %10, %16
  %17 = phi i64 [ %13, %10 ], [ %19, %16 ]
  %18 = phi i64 [ %12, %10 ], [ %36, %16 ]
  %19 = add nsw i64 %17, 1
  %20 = getelementptr inbounds double, ptr %1, i64 %18
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds double, ptr %2, i64 %18
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr i8, ptr %20, i64 -8
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fmul double %23, %25
  %27 = fsub double %21, %26
  %28 = add nsw i64 %18, 1
  %29 = getelementptr inbounds double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = getelementptr inbounds double, ptr %1, i64 %28
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %30, %32
  %34 = fsub double %27, %33
  %35 = getelementptr inbounds double, ptr %1, i64 %19
  store double %34, ptr %35, align 8, !tbaa !1
  %36 = add nsw i64 %18, 2
  %37 = icmp slt i64 %36, %13
  br i1 %37, label %16, label %14, !llvm.loop !9

38:                                               ; preds = %4, %14
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @inner_product(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %17, %9 ]
  ret double %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %18, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %17, %9 ]
  %12 = getelementptr inbounds double, ptr %2, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds double, ptr %1, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fmul double %13, %15
  %17 = fadd double %11, %16
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %9, !llvm.loop !10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @banded(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = add nsw i32 %0, -7
  %5 = sdiv i32 %4, 2
  %6 = getelementptr i8, ptr %1, i64 -8
  %7 = icmp sgt i32 %0, 6
  br i1 %7, label %8, label %13

8:                                                ; preds = %3
  %9 = getelementptr inbounds i8, ptr %2, i64 32
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = zext nneg i32 %0 to i64
  %12 = sext i32 %5 to i64
  br label %14

13:                                               ; preds = %20, %3
  ret void

14:                                               ; preds = %20, %8
  %15 = phi i64 [ 6, %8 ], [ %22, %20 ]
  %16 = phi i32 [ 0, %8 ], [ %24, %20 ]
  %17 = getelementptr double, ptr %6, i64 %15
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = sext i32 %16 to i64
  br label %25

20:                                               ; preds = %25
  %21 = fmul double %35, %10
  store double %21, ptr %17, align 8, !tbaa !1
  %22 = add nsw i64 %15, %12
  %23 = icmp slt i64 %22, %11
  %24 = add i32 %16, %5
  br i1 %23, label %14, label %13, !llvm.loop !11

25:                                               ; preds = %14, %25
  %26 = phi i64 [ %19, %14 ], [ %29, %25 ]
  %27 = phi i64 [ 4, %14 ], [ %36, %25 ]
  %28 = phi double [ %18, %14 ], [ %35, %25 ]
  %29 = add nsw i64 %26, 1
  %30 = getelementptr inbounds double, ptr %1, i64 %26
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = getelementptr inbounds double, ptr %2, i64 %27
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fmul double %31, %33
  %35 = fsub double %28, %34
  %36 = add nuw nsw i64 %27, 5
  %37 = icmp ult i64 %36, %11
  br i1 %37, label %25, label %20, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @tridiagonal(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  %8 = load double, ptr %1, align 8
  br label %10

9:                                                ; preds = %10, %4
  ret void

10:                                               ; preds = %6, %10
  %11 = phi double [ %8, %6 ], [ %19, %10 ]
  %12 = phi i64 [ 1, %6 ], [ %20, %10 ]
  %13 = getelementptr inbounds double, ptr %3, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr double, ptr %1, i64 %12
  %18 = fsub double %16, %11
  %19 = fmul double %14, %18
  store double %19, ptr %17, align 8, !tbaa !1
  %20 = add nuw nsw i64 %12, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %9, label %10, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @recurrence(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 1, %5 ], [ %14, %12 ]
  %9 = getelementptr inbounds double, ptr %2, i64 %8
  %10 = getelementptr double, ptr %1, i64 %8
  br label %16

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %16
  %13 = getelementptr inbounds double, ptr %1, i64 %8
  store double %26, ptr %13, align 8, !tbaa !1
  %14 = add nuw nsw i64 %8, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %11, label %7, !llvm.loop !14

16:                                               ; preds = %7, %16
  %17 = phi i64 [ 0, %7 ], [ %27, %16 ]
  %18 = phi double [ 1.000000e-02, %7 ], [ %26, %16 ]
  %19 = shl nsw i64 %17, 8
  %20 = getelementptr inbounds i8, ptr %9, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = xor i64 %17, -1
  %23 = getelementptr double, ptr %10, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %21, %24
  %26 = fadd double %18, %25
  %27 = add nuw nsw i64 %17, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %12, label %16, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @state(i32 noundef %0, double noundef %1, double noundef %2, double noundef %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = zext nneg i32 %0 to i64
  %12 = load double, ptr %7, align 8, !tbaa !1
  br label %14

13:                                               ; preds = %14, %8
  ret void

14:                                               ; preds = %10, %14
  %15 = phi double [ %12, %10 ], [ %32, %14 ]
  %16 = phi i64 [ 0, %10 ], [ %30, %14 ]
  %17 = getelementptr inbounds double, ptr %7, i64 %16
  %18 = getelementptr inbounds double, ptr %6, i64 %16
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds double, ptr %5, i64 %16
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %21, %2
  %23 = fadd double %19, %22
  %24 = fmul double %23, %2
  %25 = fadd double %15, %24
  %26 = getelementptr inbounds i8, ptr %17, i64 24
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %17, i64 16
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = add nuw nsw i64 %16, 1
  %31 = getelementptr inbounds double, ptr %7, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %32, %2
  %34 = fadd double %29, %33
  %35 = fmul double %34, %2
  %36 = fadd double %27, %35
  %37 = getelementptr inbounds i8, ptr %17, i64 48
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = getelementptr inbounds i8, ptr %17, i64 40
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = getelementptr inbounds i8, ptr %17, i64 32
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fmul double %42, %1
  %44 = fadd double %40, %43
  %45 = fmul double %44, %1
  %46 = fadd double %38, %45
  %47 = fmul double %46, %3
  %48 = fadd double %36, %47
  %49 = fmul double %48, %3
  %50 = fadd double %25, %49
  %51 = getelementptr inbounds double, ptr %4, i64 %16
  store double %50, ptr %51, align 8, !tbaa !1
  %52 = icmp eq i64 %30, %11
  br i1 %52, label %13, label %14, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @adi(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %10, label %31

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %1, i64 72
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = load double, ptr %1, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 16
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %1, i64 24
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %1, i64 32
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %1, i64 40
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %1, i64 48
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %1, i64 56
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %1, i64 64
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = zext nneg i32 %0 to i64
  br label %32

31:                                               ; preds = %64, %8
  ret void

32:                                               ; preds = %10, %64
  %33 = phi i64 [ 1, %10 ], [ %65, %64 ]
  %34 = shl nsw i64 %33, 2
  %35 = add nuw nsw i64 %34, 5
  %36 = getelementptr inbounds double, ptr %2, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = add nsw i64 %34, -3
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fsub double %37, %40
  %42 = getelementptr inbounds double, ptr %3, i64 %35
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = getelementptr inbounds double, ptr %3, i64 %38
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = fsub double %43, %45
  %47 = getelementptr inbounds double, ptr %4, i64 %35
  %48 = load double, ptr %47, align 8, !tbaa !1
  %49 = getelementptr inbounds double, ptr %4, i64 %38
  %50 = load double, ptr %49, align 8, !tbaa !1
  %51 = fsub double %48, %50
  %52 = getelementptr inbounds double, ptr %5, i64 %33
  store double %41, ptr %52, align 8, !tbaa !1
  %53 = getelementptr inbounds double, ptr %6, i64 %33
  store double %46, ptr %53, align 8, !tbaa !1
  %54 = getelementptr inbounds double, ptr %7, i64 %33
  store double %51, ptr %54, align 8, !tbaa !1
  %55 = fmul double %41, %13
  %56 = fmul double %46, %15
  %57 = fmul double %51, %17
  %58 = fmul double %41, %19
  %59 = fmul double %46, %21
  %60 = fmul double %51, %23
  %61 = fmul double %41, %25
  %62 = fmul double %46, %27
  %63 = fmul double %51, %29
  br label %67

64:                                               ; preds = %67
  %65 = add nuw nsw i64 %33, 1
  %66 = icmp eq i64 %65, %30
  br i1 %66, label %31, label %32, !llvm.loop !17

67:                                               ; preds = %32, %67
  %68 = phi i1 [ true, %32 ], [ false, %67 ]
  %69 = phi i64 [ 0, %32 ], [ 1, %67 ]
  %70 = or disjoint i64 %69, %34
  %71 = add nuw nsw i64 %70, 512
  %72 = add nuw nsw i64 %70, 1
  %73 = getelementptr inbounds double, ptr %2, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !1
  %75 = fadd double %74, %55
  %76 = fadd double %75, %56
  %77 = fadd double %76, %57
  %78 = or disjoint i64 %70, 2
  %79 = getelementptr inbounds double, ptr %2, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !1
  %81 = fmul double %74, 2.000000e+00
  %82 = fsub double %80, %81
  %83 = getelementptr inbounds double, ptr %2, i64 %70
  %84 = load double, ptr %83, align 8, !tbaa !1
  %85 = fadd double %82, %84
  %86 = fmul double %12, %85
  %87 = fadd double %77, %86
  %88 = getelementptr inbounds double, ptr %2, i64 %71
  store double %87, ptr %88, align 8, !tbaa !1
  %89 = getelementptr inbounds double, ptr %3, i64 %72
  %90 = load double, ptr %89, align 8, !tbaa !1
  %91 = fadd double %90, %58
  %92 = fadd double %91, %59
  %93 = fadd double %92, %60
  %94 = getelementptr inbounds double, ptr %3, i64 %78
  %95 = load double, ptr %94, align 8, !tbaa !1
  %96 = fmul double %90, 2.000000e+00
  %97 = fsub double %95, %96
  %98 = getelementptr inbounds double, ptr %3, i64 %70
  %99 = load double, ptr %98, align 8, !tbaa !1
  %100 = fadd double %97, %99
  %101 = fmul double %12, %100
  %102 = fadd double %93, %101
  %103 = getelementptr inbounds double, ptr %3, i64 %71
  store double %102, ptr %103, align 8, !tbaa !1
  %104 = getelementptr inbounds double, ptr %4, i64 %72
  %105 = load double, ptr %104, align 8, !tbaa !1
  %106 = fadd double %105, %61
  %107 = fadd double %106, %62
  %108 = fadd double %107, %63
  %109 = getelementptr inbounds double, ptr %4, i64 %78
  %110 = load double, ptr %109, align 8, !tbaa !1
  %111 = fmul double %105, 2.000000e+00
  %112 = fsub double %110, %111
  %113 = getelementptr inbounds double, ptr %4, i64 %70
  %114 = load double, ptr %113, align 8, !tbaa !1
  %115 = fadd double %112, %114
  %116 = fmul double %12, %115
  %117 = fadd double %108, %116
  %118 = getelementptr inbounds double, ptr %4, i64 %71
  store double %117, ptr %118, align 8, !tbaa !1
  br i1 %68, label %67, label %64, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @adi_line(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %37

7:                                                ; preds = %5
  %8 = load double, ptr %1, align 8, !tbaa !1
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %1, i64 72
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %1, i64 24
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %1, i64 32
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds i8, ptr %1, i64 40
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = getelementptr inbounds i8, ptr %1, i64 48
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %1, i64 56
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds i8, ptr %1, i64 64
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = zext nneg i32 %0 to i64
  %28 = load double, ptr %2, align 8, !tbaa !1
  %29 = load double, ptr %3, align 8, !tbaa !1
  %30 = load double, ptr %4, align 8, !tbaa !1
  %31 = getelementptr inbounds i8, ptr %2, i64 8
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = getelementptr inbounds i8, ptr %3, i64 8
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = getelementptr inbounds i8, ptr %4, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !1
  br label %38

37:                                               ; preds = %38, %5
  ret void

38:                                               ; preds = %7, %38
  %39 = phi double [ %36, %7 ], [ %54, %38 ]
  %40 = phi double [ %34, %7 ], [ %51, %38 ]
  %41 = phi double [ %32, %7 ], [ %48, %38 ]
  %42 = phi double [ %30, %7 ], [ %39, %38 ]
  %43 = phi double [ %29, %7 ], [ %40, %38 ]
  %44 = phi double [ %28, %7 ], [ %41, %38 ]
  %45 = phi i64 [ 1, %7 ], [ %46, %38 ]
  %46 = add nuw nsw i64 %45, 1
  %47 = getelementptr inbounds double, ptr %2, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !1
  %49 = fsub double %48, %44
  %50 = getelementptr inbounds double, ptr %3, i64 %46
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fsub double %51, %43
  %53 = getelementptr inbounds double, ptr %4, i64 %46
  %54 = load double, ptr %53, align 8, !tbaa !1
  %55 = fsub double %54, %42
  %56 = fmul double %49, %8
  %57 = fadd double %41, %56
  %58 = fmul double %52, %10
  %59 = fadd double %57, %58
  %60 = fmul double %55, %12
  %61 = fadd double %59, %60
  %62 = fmul double %41, 2.000000e+00
  %63 = fsub double %48, %62
  %64 = fadd double %44, %63
  %65 = fmul double %64, %14
  %66 = fadd double %61, %65
  %67 = add nuw nsw i64 %45, 512
  %68 = getelementptr inbounds double, ptr %2, i64 %67
  store double %66, ptr %68, align 8, !tbaa !1
  %69 = fmul double %49, %16
  %70 = fadd double %40, %69
  %71 = fmul double %52, %18
  %72 = fadd double %70, %71
  %73 = fmul double %55, %20
  %74 = fadd double %72, %73
  %75 = fmul double %40, 2.000000e+00
  %76 = fsub double %51, %75
  %77 = fadd double %43, %76
  %78 = fmul double %14, %77
  %79 = fadd double %78, %74
  %80 = getelementptr inbounds double, ptr %3, i64 %67
  store double %79, ptr %80, align 8, !tbaa !1
  %81 = fmul double %49, %22
  %82 = fadd double %39, %81
  %83 = fmul double %52, %24
  %84 = fadd double %82, %83
  %85 = fmul double %55, %26
  %86 = fadd double %84, %85
  %87 = fmul double %39, 2.000000e+00
  %88 = fsub double %54, %87
  %89 = fadd double %42, %88
  %90 = fmul double %14, %89
  %91 = fadd double %90, %86
  %92 = getelementptr inbounds double, ptr %4, i64 %67
  store double %91, ptr %92, align 8, !tbaa !1
  %93 = icmp eq i64 %46, %27
  br i1 %93, label %37, label %38, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @integrate(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = load double, ptr %1, align 8, !tbaa !1
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !1
  %9 = getelementptr inbounds i8, ptr %1, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %1, i64 24
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %1, i64 32
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %1, i64 40
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %1, i64 48
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds i8, ptr %1, i64 56
  %20 = load double, ptr %19, align 8, !tbaa !1
  br label %22

21:                                               ; preds = %22, %3
  ret void

22:                                               ; preds = %5, %22
  %23 = phi i32 [ 0, %5 ], [ %62, %22 ]
  %24 = phi ptr [ %2, %5 ], [ %63, %22 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 96
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %6, %26
  %28 = getelementptr inbounds i8, ptr %24, i64 88
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fmul double %8, %29
  %31 = fadd double %27, %30
  %32 = getelementptr inbounds i8, ptr %24, i64 80
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fmul double %10, %33
  %35 = fadd double %31, %34
  %36 = getelementptr inbounds i8, ptr %24, i64 72
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fmul double %12, %37
  %39 = fadd double %35, %38
  %40 = getelementptr inbounds i8, ptr %24, i64 64
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fmul double %14, %41
  %43 = fadd double %39, %42
  %44 = getelementptr inbounds i8, ptr %24, i64 56
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = fmul double %16, %45
  %47 = fadd double %43, %46
  %48 = getelementptr inbounds i8, ptr %24, i64 48
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fmul double %18, %49
  %51 = fadd double %47, %50
  %52 = getelementptr inbounds i8, ptr %24, i64 32
  %53 = load double, ptr %52, align 8, !tbaa !1
  %54 = getelementptr inbounds i8, ptr %24, i64 40
  %55 = load double, ptr %54, align 8, !tbaa !1
  %56 = fadd double %53, %55
  %57 = fmul double %20, %56
  %58 = fadd double %51, %57
  %59 = getelementptr inbounds i8, ptr %24, i64 16
  %60 = load double, ptr %59, align 8, !tbaa !1
  %61 = fadd double %60, %58
  store double %61, ptr %24, align 8, !tbaa !1
  %62 = add nuw nsw i32 %23, 1
  %63 = getelementptr inbounds i8, ptr %24, i64 104
  %64 = icmp eq i32 %62, %0
  br i1 %64, label %21, label %22, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @differences(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi ptr [ %41, %6 ], [ %1, %3 ]
  %8 = phi ptr [ %42, %6 ], [ %2, %3 ]
  %9 = phi i32 [ %40, %6 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, ptr %8, i64 32
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %7, i64 32
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fsub double %11, %13
  store double %11, ptr %12, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %7, i64 40
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fsub double %14, %16
  store double %14, ptr %15, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %7, i64 48
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fsub double %17, %19
  store double %17, ptr %18, align 8, !tbaa !1
  %21 = getelementptr inbounds i8, ptr %7, i64 56
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fsub double %20, %22
  store double %20, ptr %21, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %7, i64 64
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fsub double %23, %25
  store double %23, ptr %24, align 8, !tbaa !1
  %27 = getelementptr inbounds i8, ptr %7, i64 72
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fsub double %26, %28
  store double %26, ptr %27, align 8, !tbaa !1
  %30 = getelementptr inbounds i8, ptr %7, i64 80
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fsub double %29, %31
  store double %29, ptr %30, align 8, !tbaa !1
  %33 = getelementptr inbounds i8, ptr %7, i64 88
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fsub double %32, %34
  store double %32, ptr %33, align 8, !tbaa !1
  %36 = getelementptr inbounds i8, ptr %7, i64 96
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fsub double %35, %37
  %39 = getelementptr inbounds i8, ptr %7, i64 104
  store double %38, ptr %39, align 8, !tbaa !1
  store double %35, ptr %36, align 8, !tbaa !1
  %40 = add nuw nsw i32 %9, 1
  %41 = getelementptr inbounds i8, ptr %7, i64 112
  %42 = getelementptr inbounds i8, ptr %8, i64 112
  %43 = icmp eq i32 %40, %0
  br i1 %43, label %5, label %6, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @first_sum(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = load double, ptr %1, align 8
  br label %9

8:                                                ; preds = %9, %3
  ret void

9:                                                ; preds = %5, %9
  %10 = phi double [ %7, %5 ], [ %15, %9 ]
  %11 = phi i64 [ 1, %5 ], [ %16, %9 ]
  %12 = getelementptr double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %2, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = fadd double %10, %14
  store double %15, ptr %12, align 8, !tbaa !1
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %8, label %9, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @first_difference(i32 noundef %0, ptr noalias nocapture noundef writeonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = load double, ptr %2, align 8, !tbaa !1
  br label %9

8:                                                ; preds = %9, %3
  ret void

9:                                                ; preds = %5, %9
  %10 = phi double [ %7, %5 ], [ %14, %9 ]
  %11 = phi i64 [ 0, %5 ], [ %12, %9 ]
  %12 = add nuw nsw i64 %11, 1
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = fsub double %14, %10
  %16 = getelementptr inbounds double, ptr %1, i64 %11
  store double %15, ptr %16, align 8, !tbaa !1
  %17 = icmp eq i64 %12, %6
  br i1 %17, label %8, label %9, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @particles2d(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7, ptr noalias nocapture noundef %8) local_unnamed_addr #2 {
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %12, label %11

11:                                               ; preds = %12, %9
  ret void

12:                                               ; preds = %9, %12
  %13 = phi ptr [ %66, %12 ], [ %1, %9 ]
  %14 = phi i32 [ %65, %12 ], [ 0, %9 ]
  %15 = load double, ptr %13, align 8, !tbaa !1
  %16 = fptosi double %15 to i32
  %17 = and i32 %16, 15
  %18 = getelementptr inbounds i8, ptr %13, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fptosi double %19 to i32
  %21 = shl i32 %20, 4
  %22 = and i32 %21, 240
  %23 = or disjoint i32 %22, %17
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = getelementptr inbounds i8, ptr %13, i64 16
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fadd double %26, %28
  store double %29, ptr %27, align 8, !tbaa !1
  %30 = getelementptr inbounds double, ptr %3, i64 %24
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %13, i64 24
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fadd double %31, %33
  store double %34, ptr %32, align 8, !tbaa !1
  %35 = fadd double %15, %29
  %36 = fadd double %19, %34
  %37 = fptosi double %35 to i32
  %38 = and i32 %37, 15
  %39 = fptosi double %36 to i32
  %40 = and i32 %39, 15
  %41 = or disjoint i32 %38, 32
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fadd double %35, %44
  store double %45, ptr %13, align 8, !tbaa !1
  %46 = or disjoint i32 %40, 32
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fadd double %36, %49
  store double %50, ptr %18, align 8, !tbaa !1
  %51 = getelementptr inbounds i32, ptr %6, i64 %42
  %52 = load i32, ptr %51, align 4, !tbaa !24
  %53 = and i32 %52, 7
  %54 = add nuw nsw i32 %53, %38
  %55 = getelementptr inbounds i32, ptr %7, i64 %47
  %56 = load i32, ptr %55, align 4, !tbaa !24
  %57 = and i32 %56, 7
  %58 = add nuw nsw i32 %57, %40
  %59 = shl nuw nsw i32 %58, 5
  %60 = or disjoint i32 %59, %54
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds double, ptr %8, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !1
  %64 = fadd double %63, 1.000000e+00
  store double %64, ptr %62, align 8, !tbaa !1
  %65 = add nuw nsw i32 %14, 1
  %66 = getelementptr inbounds i8, ptr %13, i64 32
  %67 = icmp eq i32 %65, %0
  br i1 %67, label %11, label %12, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @particles1d(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = zext nneg i32 %0 to i64
  br label %13

12:                                               ; preds = %13, %8
  ret void

13:                                               ; preds = %10, %13
  %14 = phi i64 [ 0, %10 ], [ %42, %13 ]
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, 1.000000e+02
  %18 = fptosi double %17 to i32
  %19 = and i32 %18, 255
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds double, ptr %3, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds double, ptr %4, i64 %14
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fadd double %22, %26
  %28 = getelementptr inbounds double, ptr %5, i64 %14
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = uitofp nneg i32 %19 to double
  %31 = fsub double %29, %30
  %32 = fmul double %24, %31
  %33 = fadd double %27, %32
  store double %33, ptr %25, align 8, !tbaa !1
  %34 = fadd double %29, %33
  %35 = fadd double %34, 1.000000e+00
  store double %35, ptr %28, align 8, !tbaa !1
  %36 = fptosi double %35 to i32
  %37 = and i32 %36, 511
  %38 = getelementptr inbounds i32, ptr %6, i64 %14
  store i32 %37, ptr %38, align 4, !tbaa !24
  %39 = sitofp i32 %36 to double
  %40 = fsub double %35, %39
  %41 = getelementptr inbounds double, ptr %7, i64 %14
  store double %40, ptr %41, align 8, !tbaa !1
  %42 = add nuw nsw i64 %14, 1
  %43 = icmp eq i64 %42, %11
  br i1 %43, label %12, label %13, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @charge1d(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %24, %9 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !24
  %13 = and i32 %12, 511
  %14 = getelementptr inbounds double, ptr %2, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fsub double 1.000000e+00, %15
  %17 = zext nneg i32 %13 to i64
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fadd double %19, %16
  store double %20, ptr %18, align 8, !tbaa !1
  %21 = getelementptr inbounds i8, ptr %18, i64 8
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fadd double %15, %22
  store double %23, ptr %21, align 8, !tbaa !1
  %24 = add nuw nsw i64 %10, 1
  %25 = icmp eq i64 %24, %7
  br i1 %25, label %8, label %9, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @casual(i32 noundef %0, ptr noalias nocapture noundef writeonly %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  %10 = load double, ptr %4, align 8, !tbaa !1
  br label %12

11:                                               ; preds = %38, %6
  ret void

12:                                               ; preds = %8, %38
  %13 = phi double [ %10, %8 ], [ %23, %38 ]
  %14 = phi i64 [ 1, %8 ], [ %57, %38 ]
  %15 = add nuw nsw i64 %14, 32
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds double, ptr %3, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fcmp ogt double %17, %19
  %21 = select i1 %20, double 5.300000e-02, double 0x3FB2B020C49BA5E3
  %22 = getelementptr inbounds double, ptr %4, i64 %14
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fcmp olt double %23, %13
  br i1 %24, label %25, label %35

25:                                               ; preds = %12
  %26 = add nsw i64 %14, -1
  %27 = getelementptr inbounds double, ptr %4, i64 %26
  %28 = getelementptr inbounds double, ptr %3, i64 %26
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds i8, ptr %18, i64 248
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fcmp ogt double %29, %31
  %33 = select i1 %32, double %29, double %31
  %34 = load double, ptr %27, align 8, !tbaa !1
  br label %38

35:                                               ; preds = %12
  %36 = fcmp ogt double %19, %17
  %37 = select i1 %36, double %19, double %17
  br label %38

38:                                               ; preds = %35, %25
  %39 = phi double [ %34, %25 ], [ %23, %35 ]
  %40 = phi double [ %33, %25 ], [ %37, %35 ]
  %41 = getelementptr inbounds double, ptr %5, i64 %14
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fmul double %42, %42
  %44 = fmul double %40, %40
  %45 = fadd double %44, %43
  %46 = tail call double @llvm.sqrt.f64(double %45)
  %47 = fmul double %21, %46
  %48 = fdiv double %47, %39
  %49 = getelementptr inbounds double, ptr %1, i64 %14
  store double %48, ptr %49, align 8, !tbaa !1
  %50 = getelementptr inbounds double, ptr %4, i64 %15
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fcmp olt double %23, %51
  %53 = select i1 %52, double %23, double %51
  %54 = fmul double %53, %21
  %55 = fdiv double %54, %40
  %56 = getelementptr inbounds double, ptr %2, i64 %14
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %14, 1
  %58 = icmp eq i64 %57, %9
  br i1 %58, label %11, label %12, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @search(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, double noundef %3, double noundef %4, double noundef %5) local_unnamed_addr #1 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %37

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %10

10:                                               ; preds = %8, %33
  %11 = phi i64 [ 0, %8 ], [ %35, %33 ]
  %12 = phi i32 [ 0, %8 ], [ %34, %33 ]
  %13 = getelementptr inbounds i32, ptr %1, i64 %11
  %14 = load i32, ptr %13, align 4, !tbaa !24
  %15 = and i32 %14, 1023
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fcmp olt double %18, %3
  br i1 %19, label %20, label %24

20:                                               ; preds = %10
  %21 = fcmp olt double %18, %5
  %22 = select i1 %21, i32 1, i32 2
  %23 = add nsw i32 %22, %12
  br label %33

24:                                               ; preds = %10
  %25 = fcmp ogt double %18, %4
  br i1 %25, label %26, label %30

26:                                               ; preds = %24
  %27 = fcmp ogt double %18, %5
  %28 = select i1 %27, i32 3, i32 4
  %29 = add nsw i32 %28, %12
  br label %33

30:                                               ; preds = %24
  %31 = and i32 %14, 1
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %37

33:                                               ; preds = %20, %26, %30
  %34 = phi i32 [ %12, %30 ], [ %29, %26 ], [ %23, %20 ]
  %35 = add nuw nsw i64 %11, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %37, label %10, !llvm.loop !30

37:                                               ; preds = %30, %33, %6
  %38 = phi i32 [ 0, %6 ], [ %34, %33 ], [ %12, %30 ]
  ret i32 %38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @conditional(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef %5, ptr noalias nocapture noundef writeonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %13

11:                                               ; preds = %38, %7
  %12 = phi double [ 1.030000e+00, %7 ], [ %44, %38 ]
  ret double %12

13:                                               ; preds = %9, %38
  %14 = phi i64 [ %10, %9 ], [ %16, %38 ]
  %15 = phi double [ 1.030000e+00, %9 ], [ %44, %38 ]
  %16 = add nsw i64 %14, -1
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fmul double %15, %18
  %20 = getelementptr inbounds double, ptr %2, i64 %16
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fadd double %19, %21
  %23 = getelementptr inbounds double, ptr %5, i64 %16
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %24, 0x3FFAAAAAAAAAAAAB
  %26 = fcmp ogt double %22, %25
  %27 = getelementptr inbounds double, ptr %3, i64 %16
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = getelementptr inbounds double, ptr %4, i64 %16
  %30 = load double, ptr %29, align 8, !tbaa !1
  br i1 %26, label %31, label %34

31:                                               ; preds = %13
  %32 = fmul double %22, %28
  %33 = fadd double %32, %30
  store double %33, ptr %23, align 8, !tbaa !1
  br label %38

34:                                               ; preds = %13
  %35 = fmul double %24, %28
  %36 = fadd double %35, %30
  %37 = fadd double %36, 2.500000e-01
  br label %38

38:                                               ; preds = %34, %31
  %39 = phi double [ %33, %31 ], [ %37, %34 ]
  %40 = getelementptr inbounds double, ptr %6, i64 %16
  store double %39, ptr %40, align 8, !tbaa !1
  %41 = fadd double %39, %39
  %42 = fsub double %41, %24
  %43 = fcmp ogt double %42, 2.000000e+00
  %44 = select i1 %43, double 9.000000e-01, double %15
  %45 = icmp ugt i64 %14, 1
  br i1 %45, label %13, label %11, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hydro2d_a(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef writeonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 1
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %11

11:                                               ; preds = %9, %15
  %12 = phi i64 [ 1, %9 ], [ %16, %15 ]
  %13 = shl nsw i64 %12, 5
  br label %18

14:                                               ; preds = %15, %7
  ret void

15:                                               ; preds = %18
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %10
  br i1 %17, label %14, label %11, !llvm.loop !32

18:                                               ; preds = %11, %18
  %19 = phi i64 [ 1, %11 ], [ %63, %18 ]
  %20 = add nuw nsw i64 %19, %13
  %21 = add nsw i64 %20, -1
  %22 = add nuw nsw i64 %20, 31
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds double, ptr %2, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fadd double %24, %26
  %28 = getelementptr inbounds double, ptr %1, i64 %21
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fsub double %27, %29
  %31 = getelementptr inbounds double, ptr %2, i64 %21
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fsub double %30, %32
  %34 = getelementptr inbounds double, ptr %3, i64 %20
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = getelementptr inbounds double, ptr %3, i64 %21
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %35, %37
  %39 = fmul double %33, %38
  %40 = getelementptr inbounds double, ptr %4, i64 %21
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %4, i64 %22
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fadd double %41, %43
  %45 = fdiv double %39, %44
  %46 = getelementptr inbounds double, ptr %5, i64 %20
  store double %45, ptr %46, align 8, !tbaa !1
  %47 = fadd double %29, %32
  %48 = getelementptr inbounds double, ptr %1, i64 %20
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fsub double %47, %49
  %51 = getelementptr inbounds double, ptr %2, i64 %20
  %52 = load double, ptr %51, align 8, !tbaa !1
  %53 = fsub double %50, %52
  %54 = getelementptr i8, ptr %34, i64 -256
  %55 = load double, ptr %54, align 8, !tbaa !1
  %56 = fadd double %35, %55
  %57 = fmul double %53, %56
  %58 = getelementptr inbounds double, ptr %4, i64 %20
  %59 = load double, ptr %58, align 8, !tbaa !1
  %60 = fadd double %41, %59
  %61 = fdiv double %57, %60
  %62 = getelementptr inbounds double, ptr %6, i64 %20
  store double %61, ptr %62, align 8, !tbaa !1
  %63 = add nuw nsw i64 %19, 1
  %64 = icmp eq i64 %63, 31
  br i1 %64, label %15, label %18, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hydro2d_b(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %0, 1
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = zext nneg i32 %0 to i64
  br label %12

12:                                               ; preds = %10, %16
  %13 = phi i64 [ 1, %10 ], [ %17, %16 ]
  %14 = shl nsw i64 %13, 5
  br label %19

15:                                               ; preds = %16, %8
  ret void

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %11
  br i1 %18, label %15, label %12, !llvm.loop !34

19:                                               ; preds = %12, %19
  %20 = phi i64 [ 1, %12 ], [ %84, %19 ]
  %21 = add nuw nsw i64 %20, %14
  %22 = getelementptr inbounds double, ptr %4, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds double, ptr %6, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = add nuw nsw i64 %21, 1
  %27 = getelementptr inbounds double, ptr %6, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fsub double %25, %28
  %30 = fmul double %23, %29
  %31 = add nsw i64 %21, -1
  %32 = getelementptr inbounds double, ptr %4, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = getelementptr inbounds double, ptr %6, i64 %31
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = fsub double %25, %35
  %37 = fmul double %33, %36
  %38 = fsub double %30, %37
  %39 = getelementptr inbounds double, ptr %5, i64 %21
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = add nsw i64 %21, -32
  %42 = getelementptr inbounds double, ptr %6, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fsub double %25, %43
  %45 = fmul double %40, %44
  %46 = fsub double %38, %45
  %47 = add nuw nsw i64 %21, 32
  %48 = getelementptr inbounds double, ptr %5, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = getelementptr inbounds double, ptr %6, i64 %47
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fsub double %25, %51
  %53 = fmul double %49, %52
  %54 = fadd double %46, %53
  %55 = fmul double %54, %1
  %56 = getelementptr inbounds double, ptr %2, i64 %21
  %57 = load double, ptr %56, align 8, !tbaa !1
  %58 = fadd double %57, %55
  store double %58, ptr %56, align 8, !tbaa !1
  %59 = getelementptr inbounds double, ptr %7, i64 %21
  %60 = load double, ptr %59, align 8, !tbaa !1
  %61 = getelementptr inbounds double, ptr %7, i64 %26
  %62 = load double, ptr %61, align 8, !tbaa !1
  %63 = fsub double %60, %62
  %64 = fmul double %23, %63
  %65 = getelementptr inbounds double, ptr %7, i64 %31
  %66 = load double, ptr %65, align 8, !tbaa !1
  %67 = fsub double %60, %66
  %68 = fmul double %33, %67
  %69 = fsub double %64, %68
  %70 = getelementptr inbounds double, ptr %7, i64 %41
  %71 = load double, ptr %70, align 8, !tbaa !1
  %72 = fsub double %60, %71
  %73 = fmul double %40, %72
  %74 = fsub double %69, %73
  %75 = getelementptr inbounds double, ptr %7, i64 %47
  %76 = load double, ptr %75, align 8, !tbaa !1
  %77 = fsub double %60, %76
  %78 = fmul double %49, %77
  %79 = fadd double %74, %78
  %80 = fmul double %79, %1
  %81 = getelementptr inbounds double, ptr %3, i64 %21
  %82 = load double, ptr %81, align 8, !tbaa !1
  %83 = fadd double %82, %80
  store double %83, ptr %81, align 8, !tbaa !1
  %84 = add nuw nsw i64 %20, 1
  %85 = icmp eq i64 %84, 31
  br i1 %85, label %16, label %19, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hydro2d_c(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %6
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ 0, %8 ], [ %25, %11 ]
  %13 = getelementptr inbounds double, ptr %4, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = fmul double %14, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %12
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fadd double %17, %15
  store double %18, ptr %16, align 8, !tbaa !1
  %19 = getelementptr inbounds double, ptr %5, i64 %12
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fmul double %20, %1
  %22 = getelementptr inbounds double, ptr %3, i64 %12
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fadd double %23, %21
  store double %24, ptr %22, align 8, !tbaa !1
  %25 = add nuw nsw i64 %12, 1
  %26 = icmp eq i64 %25, %9
  br i1 %26, label %10, label %11, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @linear_up(i32 noundef %0, ptr noalias nocapture noundef writeonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, double noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %11

9:                                                ; preds = %11, %5
  %10 = phi double [ %4, %5 ], [ %21, %11 ]
  ret double %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %22, %11 ]
  %13 = phi double [ %4, %7 ], [ %21, %11 ]
  %14 = getelementptr inbounds double, ptr %2, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds double, ptr %3, i64 %12
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fmul double %13, %17
  %19 = fadd double %15, %18
  %20 = getelementptr inbounds double, ptr %1, i64 %12
  store double %19, ptr %20, align 8, !tbaa !1
  %21 = fsub double %19, %13
  %22 = add nuw nsw i64 %12, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %9, label %11, !llvm.loop !37
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @linear_down(i32 noundef %0, ptr noalias nocapture noundef writeonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, double noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %11

9:                                                ; preds = %11, %5
  %10 = phi double [ %4, %5 ], [ %22, %11 ]
  ret double %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ %8, %7 ], [ %14, %11 ]
  %13 = phi double [ %4, %7 ], [ %22, %11 ]
  %14 = add nsw i64 %12, -1
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds double, ptr %3, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fmul double %13, %18
  %20 = fadd double %16, %19
  %21 = getelementptr inbounds double, ptr %1, i64 %14
  store double %20, ptr %21, align 8, !tbaa !1
  %22 = fsub double %20, %13
  %23 = icmp ugt i64 %12, 1
  br i1 %23, label %11, label %9, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ordinates(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7, ptr noalias nocapture noundef %8) local_unnamed_addr #0 {
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %14

11:                                               ; preds = %9
  %12 = zext nneg i32 %0 to i64
  %13 = load double, ptr %8, align 8, !tbaa !1
  br label %15

14:                                               ; preds = %34, %9
  ret void

15:                                               ; preds = %11, %34
  %16 = phi double [ %13, %11 ], [ %51, %34 ]
  %17 = phi i64 [ 0, %11 ], [ %52, %34 ]
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds double, ptr %2, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fadd double %16, 2.000000e-02
  %23 = fdiv double %21, %22
  %24 = fsub double %19, %23
  %25 = fcmp une double %24, 0.000000e+00
  br i1 %25, label %26, label %34

26:                                               ; preds = %15
  %27 = getelementptr inbounds double, ptr %6, i64 %17
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fdiv double %28, %24
  %30 = fcmp ogt double %29, 5.000000e-01
  %31 = select i1 %30, double 5.000000e-01, double %29
  %32 = fcmp olt double %31, 1.000000e-01
  br i1 %32, label %33, label %34

33:                                               ; preds = %26
  br label %34

34:                                               ; preds = %26, %33, %15
  %35 = phi double [ 1.000000e-01, %33 ], [ %31, %26 ], [ 2.000000e-01, %15 ]
  %36 = getelementptr inbounds double, ptr %5, i64 %17
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = getelementptr inbounds double, ptr %4, i64 %17
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fmul double %35, %39
  %41 = fadd double %37, %40
  %42 = fmul double %16, %41
  %43 = getelementptr inbounds double, ptr %3, i64 %17
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fadd double %44, %42
  %46 = fadd double %40, 1.000000e+00
  %47 = fdiv double %45, %46
  %48 = getelementptr inbounds double, ptr %7, i64 %17
  store double %47, ptr %48, align 8, !tbaa !1
  %49 = fsub double %47, %16
  %50 = fmul double %35, %49
  %51 = fadd double %16, %50
  %52 = add nuw nsw i64 %17, 1
  %53 = getelementptr inbounds double, ptr %8, i64 %52
  store double %51, ptr %53, align 8, !tbaa !1
  %54 = icmp eq i64 %52, %12
  br i1 %54, label %14, label %15, !llvm.loop !39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @matrix_product(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %19, %6
  %9 = phi i64 [ 0, %6 ], [ %20, %19 ]
  %10 = shl nsw i64 %9, 8
  %11 = getelementptr inbounds i8, ptr %2, i64 %10
  %12 = getelementptr inbounds double, ptr %3, i64 %9
  br label %14

13:                                               ; preds = %19, %4
  ret void

14:                                               ; preds = %8, %22
  %15 = phi i64 [ 0, %8 ], [ %23, %22 ]
  %16 = getelementptr inbounds double, ptr %11, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds double, ptr %1, i64 %15
  br label %25

19:                                               ; preds = %22
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %13, label %8, !llvm.loop !40

22:                                               ; preds = %25
  %23 = add nuw nsw i64 %15, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %19, label %14, !llvm.loop !41

25:                                               ; preds = %14, %25
  %26 = phi i64 [ 0, %14 ], [ %34, %25 ]
  %27 = shl nsw i64 %26, 5
  %28 = getelementptr inbounds double, ptr %12, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fmul double %17, %29
  %31 = getelementptr inbounds double, ptr %18, i64 %27
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fadd double %32, %30
  store double %33, ptr %31, align 8, !tbaa !1
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %7
  br i1 %35, label %22, label %25, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @planck(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %6
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ 0, %8 ], [ %34, %11 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds double, ptr %2, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fdiv double %14, %16
  %18 = getelementptr inbounds double, ptr %4, i64 %12
  store double %17, ptr %18, align 8, !tbaa !1
  %19 = fmul double %17, 0x3F81111111111111
  %20 = fadd double %19, 0x3FA5555555555555
  %21 = fmul double %17, %20
  %22 = fadd double %21, 0x3FC5555555555555
  %23 = fmul double %17, %22
  %24 = fadd double %23, 5.000000e-01
  %25 = fmul double %17, %24
  %26 = fadd double %25, 1.000000e+00
  %27 = fmul double %17, %26
  %28 = fadd double %27, 1.000000e+00
  %29 = getelementptr inbounds double, ptr %3, i64 %12
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %28, -1.000000e+00
  %32 = fdiv double %30, %31
  %33 = getelementptr inbounds double, ptr %5, i64 %12
  store double %32, ptr %33, align 8, !tbaa !1
  %34 = add nuw nsw i64 %12, 1
  %35 = icmp eq i64 %34, %9
  br i1 %35, label %10, label %11, !llvm.loop !43
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @implicit2d(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 1
  br i1 %8, label %9, label %19

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  %11 = getelementptr i8, ptr %1, i64 256
  br label %12

12:                                               ; preds = %9, %20
  %13 = phi i64 [ 0, %9 ], [ %23, %20 ]
  %14 = phi i64 [ 1, %9 ], [ %21, %20 ]
  %15 = shl nuw nsw i64 %13, 8
  %16 = getelementptr i8, ptr %11, i64 %15
  %17 = shl nsw i64 %14, 5
  %18 = load double, ptr %16, align 8
  br label %24

19:                                               ; preds = %20, %7
  ret void

20:                                               ; preds = %24
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp eq i64 %21, %10
  %23 = add i64 %13, 1
  br i1 %22, label %19, label %12, !llvm.loop !44

24:                                               ; preds = %12, %24
  %25 = phi double [ %18, %12 ], [ %56, %24 ]
  %26 = phi i64 [ 1, %12 ], [ %57, %24 ]
  %27 = add nuw nsw i64 %26, %17
  %28 = getelementptr inbounds double, ptr %1, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 256
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = getelementptr inbounds double, ptr %2, i64 %27
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %30, %32
  %34 = getelementptr i8, ptr %28, i64 -256
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = getelementptr inbounds double, ptr %3, i64 %27
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fmul double %35, %37
  %39 = fadd double %33, %38
  %40 = getelementptr inbounds i8, ptr %28, i64 8
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %4, i64 %27
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fmul double %41, %43
  %45 = fadd double %39, %44
  %46 = getelementptr inbounds double, ptr %5, i64 %27
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = fmul double %25, %47
  %49 = fadd double %45, %48
  %50 = getelementptr inbounds double, ptr %6, i64 %27
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fadd double %51, %49
  %53 = load double, ptr %28, align 8, !tbaa !1
  %54 = fsub double %52, %53
  %55 = fmul double %54, 1.750000e-01
  %56 = fadd double %53, %55
  store double %56, ptr %28, align 8, !tbaa !1
  %57 = add nuw nsw i64 %26, 1
  %58 = icmp eq i64 %57, 31
  br i1 %58, label %20, label %24, !llvm.loop !45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @first_minimum(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %18, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 1, %4 ], [ %19, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %18, %8 ]
  %11 = getelementptr inbounds double, ptr %1, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fcmp olt double %12, %15
  %17 = trunc nuw nsw i64 %9 to i32
  %18 = select i1 %16, i32 %17, i32 %10
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %8, !llvm.loop !46
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #4 {
  tail call fastcc void @bench_fill() #8
  tail call fastcc void @bench_reset() #8
  tail call void @hydro(i32 noundef 990, double noundef 5.000000e-01, double noundef 2.000000e-01, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1980) #8
  tail call fastcc void @bench_reset() #8
  tail call void @iccg(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  %1 = tail call double @inner_product(i32 noundef 1001, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef %1, ptr noundef nonnull @V, i32 noundef 2) #8
  tail call fastcc void @bench_reset() #8
  tail call void @banded(i32 noundef 1001, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2002) #8
  tail call fastcc void @bench_reset() #8
  tail call void @tridiagonal(i32 noundef 1001, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2002) #8
  tail call fastcc void @bench_reset() #8
  tail call void @recurrence(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 64) #8
  tail call fastcc void @bench_reset() #8
  tail call void @state(i32 noundef 995, double noundef 5.000000e-01, double noundef 2.000000e-01, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1990) #8
  tail call fastcc void @bench_reset() #8
  tail call void @adi(i32 noundef 100, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @adi_line(i32 noundef 500, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2048) #8
  tail call fastcc void @bench_reset() #8
  tail call void @integrate(i32 noundef 70, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull @V) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1840) #8
  tail call fastcc void @bench_reset() #8
  tail call void @differences(i32 noundef 70, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1980) #8
  tail call fastcc void @bench_reset() #8
  tail call void @first_sum(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @first_difference(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @particles2d(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), i32 noundef 1600) #8
  tail call fastcc void @bench_reset() #8
  tail call void @particles1d(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @charge1d(i32 noundef 1000, ptr noundef nonnull @I, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1200) #8
  tail call fastcc void @bench_reset() #8
  tail call void @casual(i32 noundef 900, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1800) #8
  tail call fastcc void @bench_reset() #8
  %2 = tail call i32 @search(i32 noundef 1000, ptr noundef nonnull @I, ptr noundef nonnull @V, double noundef 0x3FE6666666666666, double noundef 1.000000e+00, double noundef 9.000000e-01) #8
  %3 = sitofp i32 %2 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef %3, ptr noundef nonnull @I, i32 noundef 1) #8
  tail call fastcc void @bench_reset() #8
  %4 = tail call double @conditional(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef %4, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @hydro2d_a(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @hydro2d_b(i32 noundef 31, double noundef 4.100000e-03, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @hydro2d_c(i32 noundef 1000, double noundef 3.700000e-03, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  %5 = tail call double @linear_up(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), double noundef 1.000000e-02) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef %5, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  %6 = tail call double @linear_down(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), double noundef 1.000000e-02) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef %6, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @ordinates(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @matrix_product(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1536) #8
  tail call fastcc void @bench_reset() #8
  tail call void @planck(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @implicit2d(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  %7 = tail call i32 @first_minimum(i32 noundef 1000, ptr noundef nonnull @V) #8
  %8 = sitofp i32 %7 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef %8, ptr noundef nonnull @V, i32 noundef 2) #8
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #5 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !24
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !47

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
  store double %16, ptr %17, align 8, !tbaa !1
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
  store float %34, ptr %35, align 4, !tbaa !50
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !24
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !52

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !24
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !53

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.29, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !54
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !54
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !55
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #6 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #9
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #9
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #9
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #9
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_check(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #6 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi i32 [ -2128831035, %4 ], [ %17, %11 ]
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.30, ptr noundef %0, double noundef %1, i32 noundef %9) #9
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !24
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !56
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #7

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin "no-builtins" }
attributes #9 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = distinct !{!14, !6, !7}
!15 = distinct !{!15, !6, !7}
!16 = distinct !{!16, !6, !7}
!17 = distinct !{!17, !6, !7}
!18 = distinct !{!18, !6, !7}
!19 = distinct !{!19, !6, !7}
!20 = distinct !{!20, !6, !7}
!21 = distinct !{!21, !6, !7}
!22 = distinct !{!22, !6, !7}
!23 = distinct !{!23, !6, !7}
!24 = !{!25, !25, i64 0}
!25 = !{!"int", !3, i64 0}
!26 = distinct !{!26, !6, !7}
!27 = distinct !{!27, !6, !7}
!28 = distinct !{!28, !6, !7}
!29 = distinct !{!29, !6, !7}
!30 = distinct !{!30, !6, !7}
!31 = distinct !{!31, !6, !7}
!32 = distinct !{!32, !6, !7}
!33 = distinct !{!33, !6, !7}
!34 = distinct !{!34, !6, !7}
!35 = distinct !{!35, !6, !7}
!36 = distinct !{!36, !6, !7}
!37 = distinct !{!37, !6, !7}
!38 = distinct !{!38, !6, !7}
!39 = distinct !{!39, !6, !7}
!40 = distinct !{!40, !6, !7}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = distinct !{!43, !6, !7}
!44 = distinct !{!44, !6, !7}
!45 = distinct !{!45, !6, !7}
!46 = distinct !{!46, !6, !7}
!47 = distinct !{!47, !6, !7}
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !6, !7}
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !3, i64 0}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = !{!3, !3, i64 0}
!55 = distinct !{!55, !6, !7}
!56 = distinct !{!56, !6, !7}
