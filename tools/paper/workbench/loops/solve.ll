; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror solve.c -o -
source_filename = "solve.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [13 x i8] c"lu(32, V[0])\00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"cholesky(32, V[0])\00", align 1
@.str.2 = private unnamed_addr constant [34 x i8] c"householder(32, 0.05, V[0], V[1])\00", align 1
@.str.3 = private unnamed_addr constant [35 x i8] c"givens(1000, 0.6, 0.8, V[0], V[1])\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"gram_schmidt(24, V[0])\00", align 1
@.str.5 = private unnamed_addr constant [43 x i8] c"cg_step(1000, 0.1, V[0], V[1], V[2], V[3])\00", align 1
@.str.6 = private unnamed_addr constant [36 x i8] c"cg_direction(1000, 0.1, V[0], V[1])\00", align 1
@.str.7 = private unnamed_addr constant [62 x i8] c"bicg_step(1000, 0.1, 0.2, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.8 = private unnamed_addr constant [41 x i8] c"jacobi_sweep(32, V[0], V[1], V[2], V[3])\00", align 1
@.str.9 = private unnamed_addr constant [41 x i8] c"thomas_down(300, V[0], V[1], V[2], V[3])\00", align 1
@.str.10 = private unnamed_addr constant [33 x i8] c"thomas_up(300, V[0], V[1], V[2])\00", align 1
@.str.11 = private unnamed_addr constant [73 x i8] c"cyclic_reduction(500, 8, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7])\00", align 1
@.str.12 = private unnamed_addr constant [35 x i8] c"block_tridiagonal(100, V[0], V[1])\00", align 1
@.str.13 = private unnamed_addr constant [25 x i8] c"invert3(100, V[0], V[1])\00", align 1
@.str.14 = private unnamed_addr constant [33 x i8] c"multiply3(100, V[0], V[1], V[2])\00", align 1
@.str.15 = private unnamed_addr constant [33 x i8] c"su3_vector(50, V[0], V[1], V[2])\00", align 1
@.str.16 = private unnamed_addr constant [31 x i8] c"horner(1000, V[0], V[1], V[2])\00", align 1
@.str.17 = private unnamed_addr constant [30 x i8] c"estrin(500, V[0], V[1], V[2])\00", align 1
@.str.18 = private unnamed_addr constant [27 x i8] c"polynomial(500, 0.9, V[0])\00", align 1
@.str.19 = private unnamed_addr constant [25 x i8] c"clenshaw(500, 0.3, V[0])\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"legendre(500, V[0], V[1])\00", align 1
@.str.21 = private unnamed_addr constant [30 x i8] c"newton_roots(200, V[0], V[1])\00", align 1
@.str.22 = private unnamed_addr constant [27 x i8] c"mandelbrot(500, -0.1, 0.2)\00", align 1
@.str.23 = private unnamed_addr constant [21 x i8] c"bisect(50, 0.0, 2.0)\00", align 1
@.str.24 = private unnamed_addr constant [24 x i8] c"simpson(300, 0.0, 0.01)\00", align 1
@.str.25 = private unnamed_addr constant [35 x i8] c"runge_kutta(500, 0.01, V[0], V[1])\00", align 1
@.str.26 = private unnamed_addr constant [53 x i8] c"rk_combine(1000, 0.01, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.27 = private unnamed_addr constant [58 x i8] c"adams_bashforth(1000, 0.01, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.28 = private unnamed_addr constant [26 x i8] c"lorenz(1000, 0.005, V[0])\00", align 1
@.str.29 = private unnamed_addr constant [54 x i8] c"spline_eval(1000, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.30 = private unnamed_addr constant [44 x i8] c"bilinear_table(500, V[0], V[1], V[2], V[3])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.31 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str.32 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @lu(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = zext nneg i32 %0 to i64
  br label %11

7:                                                ; preds = %44, %11, %23
  %8 = add nuw nsw i64 %13, 1
  %9 = icmp eq i64 %19, %6
  br i1 %9, label %10, label %11, !llvm.loop !1

10:                                               ; preds = %7, %2
  ret void

11:                                               ; preds = %4, %7
  %12 = phi i64 [ 0, %4 ], [ %19, %7 ]
  %13 = phi i64 [ 1, %4 ], [ %8, %7 ]
  %14 = mul i64 %12, 264
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = fadd double %16, 4.000000e+00
  %18 = fdiv double 1.000000e+00, %17
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp ult i64 %19, %5
  br i1 %20, label %21, label %7

21:                                               ; preds = %11
  %22 = getelementptr inbounds double, ptr %1, i64 %12
  br label %29

23:                                               ; preds = %29
  br i1 %20, label %24, label %7

24:                                               ; preds = %23
  %25 = shl i64 %12, 5
  %26 = and i64 %25, 4294967264
  %27 = getelementptr inbounds double, ptr %1, i64 %12
  %28 = getelementptr inbounds double, ptr %1, i64 %26
  br label %37

29:                                               ; preds = %21, %29
  %30 = phi i64 [ %13, %21 ], [ %35, %29 ]
  %31 = shl nsw i64 %30, 8
  %32 = getelementptr inbounds i8, ptr %22, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !4
  %34 = fmul double %18, %33
  store double %34, ptr %32, align 8, !tbaa !4
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %6
  br i1 %36, label %23, label %29, !llvm.loop !8

37:                                               ; preds = %24, %44
  %38 = phi i64 [ %13, %24 ], [ %45, %44 ]
  %39 = shl nsw i64 %38, 5
  %40 = getelementptr inbounds double, ptr %27, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !4
  %42 = and i64 %39, 4294967264
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  br label %47

44:                                               ; preds = %47
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %6
  br i1 %46, label %7, label %37, !llvm.loop !9

47:                                               ; preds = %37, %47
  %48 = phi i64 [ %13, %37 ], [ %55, %47 ]
  %49 = getelementptr inbounds double, ptr %28, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !4
  %51 = fmul double %41, %50
  %52 = getelementptr inbounds double, ptr %43, i64 %48
  %53 = load double, ptr %52, align 8, !tbaa !4
  %54 = fsub double %53, %51
  store double %54, ptr %52, align 8, !tbaa !4
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %6
  br i1 %56, label %44, label %47, !llvm.loop !10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @cholesky(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %10

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = zext nneg i32 %0 to i64
  br label %11

7:                                                ; preds = %49, %23
  %8 = add nuw nsw i64 %13, 1
  %9 = icmp eq i64 %26, %6
  br i1 %9, label %10, label %11, !llvm.loop !11

10:                                               ; preds = %7, %2
  ret void

11:                                               ; preds = %4, %7
  %12 = phi i64 [ 0, %4 ], [ %26, %7 ]
  %13 = phi i64 [ 1, %4 ], [ %8, %7 ]
  %14 = shl nsw i64 %12, 5
  %15 = mul i64 %12, 264
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !4
  %18 = fadd double %17, 4.000000e+01
  %19 = icmp eq i64 %12, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %11
  %21 = and i64 %14, 4294967264
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  br label %32

23:                                               ; preds = %32, %11
  %24 = phi double [ %18, %11 ], [ %38, %32 ]
  %25 = tail call double @llvm.sqrt.f64(double %24)
  store double %25, ptr %16, align 8, !tbaa !4
  %26 = add nuw nsw i64 %12, 1
  %27 = icmp ult i64 %26, %5
  br i1 %27, label %28, label %7

28:                                               ; preds = %23
  %29 = and i64 %14, 4294967264
  %30 = getelementptr inbounds double, ptr %1, i64 %12
  %31 = getelementptr inbounds double, ptr %1, i64 %29
  br label %41

32:                                               ; preds = %20, %32
  %33 = phi i64 [ 0, %20 ], [ %39, %32 ]
  %34 = phi double [ %18, %20 ], [ %38, %32 ]
  %35 = getelementptr inbounds double, ptr %22, i64 %33
  %36 = load double, ptr %35, align 8, !tbaa !4
  %37 = fmul double %36, %36
  %38 = fsub double %34, %37
  %39 = add nuw nsw i64 %33, 1
  %40 = icmp eq i64 %39, %12
  br i1 %40, label %23, label %32, !llvm.loop !12

41:                                               ; preds = %28, %49
  %42 = phi i64 [ %13, %28 ], [ %52, %49 ]
  %43 = shl nsw i64 %42, 5
  %44 = getelementptr inbounds double, ptr %30, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !4
  br i1 %19, label %49, label %46

46:                                               ; preds = %41
  %47 = and i64 %43, 4294967264
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  br label %54

49:                                               ; preds = %54, %41
  %50 = phi double [ %45, %41 ], [ %62, %54 ]
  %51 = fdiv double %50, %25
  store double %51, ptr %44, align 8, !tbaa !4
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %6
  br i1 %53, label %7, label %41, !llvm.loop !13

54:                                               ; preds = %46, %54
  %55 = phi i64 [ 0, %46 ], [ %63, %54 ]
  %56 = phi double [ %45, %46 ], [ %62, %54 ]
  %57 = getelementptr inbounds double, ptr %48, i64 %55
  %58 = load double, ptr %57, align 8, !tbaa !4
  %59 = getelementptr inbounds double, ptr %31, i64 %55
  %60 = load double, ptr %59, align 8, !tbaa !4
  %61 = fmul double %58, %60
  %62 = fsub double %56, %61
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %12
  br i1 %64, label %49, label %54, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @householder(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %27, %6
  %9 = phi i64 [ 0, %6 ], [ %28, %27 ]
  %10 = getelementptr inbounds double, ptr %3, i64 %9
  br label %15

11:                                               ; preds = %27, %4
  ret void

12:                                               ; preds = %15
  %13 = fmul double %24, %1
  %14 = getelementptr inbounds double, ptr %3, i64 %9
  br label %30

15:                                               ; preds = %8, %15
  %16 = phi i64 [ 0, %8 ], [ %25, %15 ]
  %17 = phi double [ 0.000000e+00, %8 ], [ %24, %15 ]
  %18 = getelementptr inbounds double, ptr %2, i64 %16
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = shl nsw i64 %16, 8
  %21 = getelementptr inbounds i8, ptr %10, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = fmul double %19, %22
  %24 = fadd double %17, %23
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %12, label %15, !llvm.loop !15

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %11, label %8, !llvm.loop !16

30:                                               ; preds = %12, %30
  %31 = phi i64 [ 0, %12 ], [ %39, %30 ]
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !4
  %34 = fmul double %13, %33
  %35 = shl nsw i64 %31, 8
  %36 = getelementptr inbounds i8, ptr %14, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !4
  %38 = fsub double %37, %34
  store double %38, ptr %36, align 8, !tbaa !4
  %39 = add nuw nsw i64 %31, 1
  %40 = icmp eq i64 %39, %7
  br i1 %40, label %27, label %30, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @givens(i32 noundef %0, double noundef %1, double noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds double, ptr %3, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !4
  %14 = fmul double %13, %1
  %15 = getelementptr inbounds double, ptr %4, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = fmul double %16, %2
  %18 = fsub double %14, %17
  %19 = fmul double %13, %2
  %20 = fmul double %16, %1
  %21 = fadd double %19, %20
  store double %21, ptr %15, align 8, !tbaa !4
  store double %18, ptr %12, align 8, !tbaa !4
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %9, label %10, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gram_schmidt(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %16

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = zext nneg i32 %0 to i64
  br label %10

7:                                                ; preds = %67, %32
  %8 = add nuw nsw i64 %12, 1
  %9 = icmp eq i64 %33, %6
  br i1 %9, label %16, label %10, !llvm.loop !19

10:                                               ; preds = %7, %4
  %11 = phi i64 [ 0, %4 ], [ %33, %7 ]
  %12 = phi i64 [ 1, %4 ], [ %8, %7 ]
  %13 = shl i64 %11, 5
  %14 = and i64 %13, 4294967264
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  br label %23

16:                                               ; preds = %7, %2
  ret void

17:                                               ; preds = %23
  %18 = tail call double @llvm.sqrt.f64(double %29)
  %19 = fdiv double 1.000000e+00, %18
  %20 = shl i64 %11, 5
  %21 = and i64 %20, 4294967264
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  br label %40

23:                                               ; preds = %10, %23
  %24 = phi i64 [ 0, %10 ], [ %30, %23 ]
  %25 = phi double [ 0.000000e+00, %10 ], [ %29, %23 ]
  %26 = getelementptr inbounds double, ptr %15, i64 %24
  %27 = load double, ptr %26, align 8, !tbaa !4
  %28 = fmul double %27, %27
  %29 = fadd double %25, %28
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %6
  br i1 %31, label %17, label %23, !llvm.loop !20

32:                                               ; preds = %40
  %33 = add nuw nsw i64 %11, 1
  %34 = icmp ult i64 %33, %5
  br i1 %34, label %35, label %7

35:                                               ; preds = %32
  %36 = shl i64 %11, 5
  %37 = and i64 %36, 4294967264
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = getelementptr inbounds double, ptr %1, i64 %37
  br label %47

40:                                               ; preds = %17, %40
  %41 = phi i64 [ 0, %17 ], [ %45, %40 ]
  %42 = getelementptr inbounds double, ptr %22, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !4
  %44 = fmul double %19, %43
  store double %44, ptr %42, align 8, !tbaa !4
  %45 = add nuw nsw i64 %41, 1
  %46 = icmp eq i64 %45, %6
  br i1 %46, label %32, label %40, !llvm.loop !21

47:                                               ; preds = %67, %35
  %48 = phi i64 [ %12, %35 ], [ %68, %67 ]
  %49 = shl i64 %48, 5
  %50 = and i64 %49, 4294967264
  %51 = getelementptr inbounds double, ptr %1, i64 %50
  br label %56

52:                                               ; preds = %56
  %53 = shl i64 %48, 5
  %54 = and i64 %53, 4294967264
  %55 = getelementptr inbounds double, ptr %1, i64 %54
  br label %70

56:                                               ; preds = %47, %56
  %57 = phi i64 [ 0, %47 ], [ %65, %56 ]
  %58 = phi double [ 0.000000e+00, %47 ], [ %64, %56 ]
  %59 = getelementptr inbounds double, ptr %38, i64 %57
  %60 = load double, ptr %59, align 8, !tbaa !4
  %61 = getelementptr inbounds double, ptr %51, i64 %57
  %62 = load double, ptr %61, align 8, !tbaa !4
  %63 = fmul double %60, %62
  %64 = fadd double %58, %63
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, %6
  br i1 %66, label %52, label %56, !llvm.loop !22

67:                                               ; preds = %70
  %68 = add nuw nsw i64 %48, 1
  %69 = icmp eq i64 %68, %6
  br i1 %69, label %7, label %47, !llvm.loop !23

70:                                               ; preds = %52, %70
  %71 = phi i64 [ 0, %52 ], [ %78, %70 ]
  %72 = getelementptr inbounds double, ptr %39, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !4
  %74 = fmul double %64, %73
  %75 = getelementptr inbounds double, ptr %55, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !4
  %77 = fsub double %76, %74
  store double %77, ptr %75, align 8, !tbaa !4
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %6
  br i1 %79, label %67, label %70, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @cg_step(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %12

10:                                               ; preds = %12, %6
  %11 = phi double [ 0.000000e+00, %6 ], [ %28, %12 ]
  ret double %11

12:                                               ; preds = %8, %12
  %13 = phi i64 [ 0, %8 ], [ %29, %12 ]
  %14 = phi double [ 0.000000e+00, %8 ], [ %28, %12 ]
  %15 = getelementptr inbounds double, ptr %2, i64 %13
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = fmul double %16, %1
  %18 = getelementptr inbounds double, ptr %4, i64 %13
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = fadd double %19, %17
  store double %20, ptr %18, align 8, !tbaa !4
  %21 = getelementptr inbounds double, ptr %5, i64 %13
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds double, ptr %3, i64 %13
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = fmul double %24, %1
  %26 = fsub double %22, %25
  store double %26, ptr %21, align 8, !tbaa !4
  %27 = fmul double %26, %26
  %28 = fadd double %14, %27
  %29 = add nuw nsw i64 %13, 1
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %10, label %12, !llvm.loop !25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @cg_direction(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %17, %9 ]
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !4
  %13 = getelementptr inbounds double, ptr %3, i64 %10
  %14 = load double, ptr %13, align 8, !tbaa !4
  %15 = fmul double %14, %1
  %16 = fadd double %12, %15
  store double %16, ptr %13, align 8, !tbaa !4
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @bicg_step(i32 noundef %0, double noundef %1, double noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef %7, ptr noalias nocapture noundef writeonly %8) local_unnamed_addr #0 {
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %9
  %12 = zext nneg i32 %0 to i64
  br label %15

13:                                               ; preds = %15, %9
  %14 = phi double [ 0.000000e+00, %9 ], [ %36, %15 ]
  ret double %14

15:                                               ; preds = %11, %15
  %16 = phi i64 [ 0, %11 ], [ %37, %15 ]
  %17 = phi double [ 0.000000e+00, %11 ], [ %36, %15 ]
  %18 = getelementptr inbounds double, ptr %3, i64 %16
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = fmul double %19, %1
  %21 = getelementptr inbounds double, ptr %4, i64 %16
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = fmul double %22, %2
  %24 = fadd double %20, %23
  %25 = getelementptr inbounds double, ptr %7, i64 %16
  %26 = load double, ptr %25, align 8, !tbaa !4
  %27 = fadd double %26, %24
  store double %27, ptr %25, align 8, !tbaa !4
  %28 = getelementptr inbounds double, ptr %5, i64 %16
  %29 = load double, ptr %28, align 8, !tbaa !4
  %30 = fmul double %29, %2
  %31 = fsub double %22, %30
  %32 = getelementptr inbounds double, ptr %8, i64 %16
  store double %31, ptr %32, align 8, !tbaa !4
  %33 = getelementptr inbounds double, ptr %6, i64 %16
  %34 = load double, ptr %33, align 8, !tbaa !4
  %35 = fmul double %34, %31
  %36 = fadd double %17, %35
  %37 = add nuw nsw i64 %16, 1
  %38 = icmp eq i64 %37, %12
  br i1 %38, label %13, label %15, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @jacobi_sweep(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %11

9:                                                ; preds = %19, %5
  %10 = phi double [ 0.000000e+00, %5 ], [ %30, %19 ]
  ret double %10

11:                                               ; preds = %19, %7
  %12 = phi i64 [ 0, %7 ], [ %31, %19 ]
  %13 = phi double [ 0.000000e+00, %7 ], [ %30, %19 ]
  %14 = getelementptr inbounds double, ptr %2, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !4
  %16 = shl i64 %12, 5
  %17 = and i64 %16, 4294967264
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  br label %33

19:                                               ; preds = %33
  %20 = mul i64 %12, 264
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = fadd double %22, 4.000000e+00
  %24 = fdiv double %42, %23
  %25 = getelementptr inbounds double, ptr %4, i64 %12
  store double %24, ptr %25, align 8, !tbaa !4
  %26 = getelementptr inbounds double, ptr %3, i64 %12
  %27 = load double, ptr %26, align 8, !tbaa !4
  %28 = fsub double %24, %27
  %29 = tail call double @llvm.fabs.f64(double %28)
  %30 = fadd double %13, %29
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %9, label %11, !llvm.loop !28

33:                                               ; preds = %11, %33
  %34 = phi i64 [ 0, %11 ], [ %43, %33 ]
  %35 = phi double [ %15, %11 ], [ %42, %33 ]
  %36 = getelementptr inbounds double, ptr %18, i64 %34
  %37 = load double, ptr %36, align 8, !tbaa !4
  %38 = getelementptr inbounds double, ptr %3, i64 %34
  %39 = load double, ptr %38, align 8, !tbaa !4
  %40 = fmul double %37, %39
  %41 = fmul double %40, 2.000000e-02
  %42 = fsub double %35, %41
  %43 = add nuw nsw i64 %34, 1
  %44 = icmp eq i64 %43, %8
  br i1 %44, label %19, label %33, !llvm.loop !29
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @thomas_down(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  %9 = load double, ptr %2, align 8, !tbaa !4
  %10 = load double, ptr %4, align 8, !tbaa !4
  %11 = getelementptr i8, ptr %3, i64 -8
  br label %13

12:                                               ; preds = %13, %5
  ret void

13:                                               ; preds = %7, %13
  %14 = phi double [ %10, %7 ], [ %30, %13 ]
  %15 = phi double [ %9, %7 ], [ %26, %13 ]
  %16 = phi i64 [ 1, %7 ], [ %31, %13 ]
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !4
  %19 = fmul double %18, 2.000000e-01
  %20 = fdiv double %19, %15
  %21 = getelementptr inbounds double, ptr %2, i64 %16
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = getelementptr double, ptr %11, i64 %16
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = fmul double %20, %24
  %26 = fsub double %22, %25
  store double %26, ptr %21, align 8, !tbaa !4
  %27 = getelementptr inbounds double, ptr %4, i64 %16
  %28 = load double, ptr %27, align 8, !tbaa !4
  %29 = fmul double %20, %14
  %30 = fsub double %28, %29
  store double %30, ptr %27, align 8, !tbaa !4
  %31 = add nuw nsw i64 %16, 1
  %32 = icmp eq i64 %31, %8
  br i1 %32, label %12, label %13, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @thomas_up(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = add nsw i32 %0, -2
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 3
  %10 = getelementptr i8, ptr %3, i64 %9
  %11 = getelementptr i8, ptr %10, i64 8
  %12 = load double, ptr %11, align 8
  br label %14

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %6, %14
  %15 = phi double [ %12, %6 ], [ %26, %14 ]
  %16 = phi i64 [ %8, %6 ], [ %27, %14 ]
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !4
  %19 = getelementptr inbounds double, ptr %2, i64 %16
  %20 = load double, ptr %19, align 8, !tbaa !4
  %21 = fmul double %20, 2.000000e-01
  %22 = fmul double %21, %15
  %23 = fsub double %18, %22
  %24 = getelementptr inbounds double, ptr %1, i64 %16
  %25 = load double, ptr %24, align 8, !tbaa !4
  %26 = fdiv double %23, %25
  store double %26, ptr %17, align 8, !tbaa !4
  %27 = add nsw i64 %16, -1
  %28 = icmp eq i64 %16, 0
  br i1 %28, label %13, label %14, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @cyclic_reduction(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef writeonly %7, ptr noalias nocapture noundef writeonly %8, ptr noalias nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp slt i32 %1, %0
  br i1 %11, label %12, label %15

12:                                               ; preds = %10
  %13 = sext i32 %1 to i64
  %14 = sext i32 %0 to i64
  br label %16

15:                                               ; preds = %16, %10
  ret void

16:                                               ; preds = %12, %16
  %17 = phi i64 [ %13, %12 ], [ %62, %16 ]
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = fneg double %19
  %21 = sub nsw i64 %17, %13
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !4
  %24 = fdiv double %20, %23
  %25 = getelementptr inbounds double, ptr %4, i64 %17
  %26 = load double, ptr %25, align 8, !tbaa !4
  %27 = fneg double %26
  %28 = add nsw i64 %17, %13
  %29 = getelementptr inbounds double, ptr %3, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !4
  %31 = fdiv double %27, %30
  %32 = getelementptr inbounds double, ptr %2, i64 %21
  %33 = load double, ptr %32, align 8, !tbaa !4
  %34 = fmul double %24, %33
  %35 = getelementptr inbounds double, ptr %6, i64 %17
  store double %34, ptr %35, align 8, !tbaa !4
  %36 = getelementptr inbounds double, ptr %3, i64 %17
  %37 = load double, ptr %36, align 8, !tbaa !4
  %38 = getelementptr inbounds double, ptr %4, i64 %21
  %39 = load double, ptr %38, align 8, !tbaa !4
  %40 = fmul double %24, %39
  %41 = fadd double %37, %40
  %42 = getelementptr inbounds double, ptr %2, i64 %28
  %43 = load double, ptr %42, align 8, !tbaa !4
  %44 = fmul double %31, %43
  %45 = fadd double %41, %44
  %46 = getelementptr inbounds double, ptr %7, i64 %17
  store double %45, ptr %46, align 8, !tbaa !4
  %47 = getelementptr inbounds double, ptr %4, i64 %28
  %48 = load double, ptr %47, align 8, !tbaa !4
  %49 = fmul double %31, %48
  %50 = getelementptr inbounds double, ptr %8, i64 %17
  store double %49, ptr %50, align 8, !tbaa !4
  %51 = getelementptr inbounds double, ptr %5, i64 %17
  %52 = load double, ptr %51, align 8, !tbaa !4
  %53 = getelementptr inbounds double, ptr %5, i64 %21
  %54 = load double, ptr %53, align 8, !tbaa !4
  %55 = fmul double %24, %54
  %56 = fadd double %52, %55
  %57 = getelementptr inbounds double, ptr %5, i64 %28
  %58 = load double, ptr %57, align 8, !tbaa !4
  %59 = fmul double %31, %58
  %60 = fadd double %56, %59
  %61 = getelementptr inbounds double, ptr %9, i64 %17
  store double %60, ptr %61, align 8, !tbaa !4
  %62 = add nsw i64 %17, 1
  %63 = icmp eq i64 %62, %14
  br i1 %63, label %15, label %16, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @block_tridiagonal(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 1, %5 ], [ %67, %8 ]
  %10 = mul i64 %9, 72
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  %12 = trunc nuw nsw i64 %9 to i32
  %13 = mul i32 %12, 3
  %14 = add i32 %13, -3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = zext nneg i32 %13 to i64
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = load double, ptr %11, align 8, !tbaa !4
  %21 = load double, ptr %16, align 8, !tbaa !4
  %22 = fmul double %20, %21
  %23 = getelementptr inbounds i8, ptr %11, i64 8
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = getelementptr inbounds i8, ptr %16, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !4
  %27 = fmul double %24, %26
  %28 = fadd double %22, %27
  %29 = getelementptr inbounds i8, ptr %11, i64 16
  %30 = load double, ptr %29, align 8, !tbaa !4
  %31 = getelementptr inbounds i8, ptr %16, i64 16
  %32 = load double, ptr %31, align 8, !tbaa !4
  %33 = fmul double %30, %32
  %34 = fadd double %28, %33
  %35 = fmul double %34, 1.000000e-01
  %36 = fsub double %19, %35
  %37 = getelementptr inbounds i8, ptr %18, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !4
  %39 = getelementptr inbounds i8, ptr %11, i64 24
  %40 = load double, ptr %39, align 8, !tbaa !4
  %41 = fmul double %21, %40
  %42 = getelementptr inbounds i8, ptr %11, i64 32
  %43 = load double, ptr %42, align 8, !tbaa !4
  %44 = fmul double %26, %43
  %45 = fadd double %41, %44
  %46 = getelementptr inbounds i8, ptr %11, i64 40
  %47 = load double, ptr %46, align 8, !tbaa !4
  %48 = fmul double %32, %47
  %49 = fadd double %45, %48
  %50 = fmul double %49, 1.000000e-01
  %51 = fsub double %38, %50
  %52 = getelementptr inbounds i8, ptr %18, i64 16
  %53 = load double, ptr %52, align 8, !tbaa !4
  %54 = getelementptr inbounds i8, ptr %11, i64 48
  %55 = load double, ptr %54, align 8, !tbaa !4
  %56 = fmul double %21, %55
  %57 = getelementptr inbounds i8, ptr %11, i64 56
  %58 = load double, ptr %57, align 8, !tbaa !4
  %59 = fmul double %26, %58
  %60 = fadd double %56, %59
  %61 = getelementptr inbounds i8, ptr %11, i64 64
  %62 = load double, ptr %61, align 8, !tbaa !4
  %63 = fmul double %32, %62
  %64 = fadd double %60, %63
  %65 = fmul double %64, 1.000000e-01
  %66 = fsub double %53, %65
  store double %36, ptr %18, align 8, !tbaa !4
  store double %51, ptr %37, align 8, !tbaa !4
  store double %66, ptr %52, align 8, !tbaa !4
  %67 = add nuw nsw i64 %9, 1
  %68 = icmp eq i64 %67, %6
  br i1 %68, label %7, label %8, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @invert3(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi ptr [ %79, %6 ], [ %1, %3 ]
  %8 = phi ptr [ %80, %6 ], [ %2, %3 ]
  %9 = phi i32 [ %78, %6 ], [ 0, %3 ]
  %10 = getelementptr inbounds i8, ptr %7, i64 32
  %11 = load double, ptr %10, align 8, !tbaa !4
  %12 = getelementptr inbounds i8, ptr %7, i64 64
  %13 = load double, ptr %12, align 8, !tbaa !4
  %14 = fmul double %11, %13
  %15 = getelementptr inbounds i8, ptr %7, i64 40
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = getelementptr inbounds i8, ptr %7, i64 56
  %18 = load double, ptr %17, align 8, !tbaa !4
  %19 = fmul double %16, %18
  %20 = fsub double %14, %19
  %21 = getelementptr inbounds i8, ptr %7, i64 48
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = fmul double %16, %22
  %24 = getelementptr inbounds i8, ptr %7, i64 24
  %25 = load double, ptr %24, align 8, !tbaa !4
  %26 = fmul double %13, %25
  %27 = fsub double %23, %26
  %28 = fmul double %18, %25
  %29 = fmul double %11, %22
  %30 = fsub double %28, %29
  %31 = load double, ptr %7, align 8, !tbaa !4
  %32 = fmul double %20, %31
  %33 = getelementptr inbounds i8, ptr %7, i64 8
  %34 = load double, ptr %33, align 8, !tbaa !4
  %35 = fmul double %34, %27
  %36 = fadd double %32, %35
  %37 = getelementptr inbounds i8, ptr %7, i64 16
  %38 = load double, ptr %37, align 8, !tbaa !4
  %39 = fmul double %30, %38
  %40 = fadd double %36, %39
  %41 = fadd double %40, 3.000000e+00
  %42 = fdiv double 1.000000e+00, %41
  %43 = fmul double %20, %42
  store double %43, ptr %8, align 8, !tbaa !4
  %44 = fmul double %27, %42
  %45 = getelementptr inbounds i8, ptr %8, i64 24
  store double %44, ptr %45, align 8, !tbaa !4
  %46 = fmul double %30, %42
  %47 = getelementptr inbounds i8, ptr %8, i64 48
  store double %46, ptr %47, align 8, !tbaa !4
  %48 = fmul double %18, %38
  %49 = fmul double %13, %34
  %50 = fsub double %48, %49
  %51 = fmul double %50, %42
  %52 = getelementptr inbounds i8, ptr %8, i64 8
  store double %51, ptr %52, align 8, !tbaa !4
  %53 = fmul double %13, %31
  %54 = fmul double %22, %38
  %55 = fsub double %53, %54
  %56 = fmul double %55, %42
  %57 = getelementptr inbounds i8, ptr %8, i64 32
  store double %56, ptr %57, align 8, !tbaa !4
  %58 = fmul double %22, %34
  %59 = fmul double %18, %31
  %60 = fsub double %58, %59
  %61 = fmul double %60, %42
  %62 = getelementptr inbounds i8, ptr %8, i64 56
  store double %61, ptr %62, align 8, !tbaa !4
  %63 = fmul double %16, %34
  %64 = fmul double %11, %38
  %65 = fsub double %63, %64
  %66 = fmul double %65, %42
  %67 = getelementptr inbounds i8, ptr %8, i64 16
  store double %66, ptr %67, align 8, !tbaa !4
  %68 = fmul double %25, %38
  %69 = fmul double %16, %31
  %70 = fsub double %68, %69
  %71 = fmul double %70, %42
  %72 = getelementptr inbounds i8, ptr %8, i64 40
  store double %71, ptr %72, align 8, !tbaa !4
  %73 = fmul double %11, %31
  %74 = fmul double %25, %34
  %75 = fsub double %73, %74
  %76 = fmul double %75, %42
  %77 = getelementptr inbounds i8, ptr %8, i64 64
  store double %76, ptr %77, align 8, !tbaa !4
  %78 = add nuw nsw i32 %9, 1
  %79 = getelementptr inbounds i8, ptr %7, i64 72
  %80 = getelementptr inbounds i8, ptr %8, i64 72
  %81 = icmp eq i32 %78, %0
  br i1 %81, label %5, label %6, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @multiply3(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %99, %7 ], [ 0, %4 ]
  %9 = phi ptr [ %102, %7 ], [ %3, %4 ]
  %10 = phi ptr [ %101, %7 ], [ %2, %4 ]
  %11 = phi ptr [ %100, %7 ], [ %1, %4 ]
  %12 = load double, ptr %11, align 8, !tbaa !4
  %13 = load double, ptr %10, align 8, !tbaa !4
  %14 = fmul double %12, %13
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = getelementptr inbounds i8, ptr %10, i64 24
  %18 = load double, ptr %17, align 8, !tbaa !4
  %19 = fmul double %16, %18
  %20 = fadd double %14, %19
  %21 = getelementptr inbounds i8, ptr %11, i64 16
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds i8, ptr %10, i64 48
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = fmul double %22, %24
  %26 = fadd double %20, %25
  store double %26, ptr %9, align 8, !tbaa !4
  %27 = getelementptr inbounds i8, ptr %10, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !4
  %29 = fmul double %12, %28
  %30 = getelementptr inbounds i8, ptr %10, i64 32
  %31 = load double, ptr %30, align 8, !tbaa !4
  %32 = fmul double %16, %31
  %33 = fadd double %29, %32
  %34 = getelementptr inbounds i8, ptr %10, i64 56
  %35 = load double, ptr %34, align 8, !tbaa !4
  %36 = fmul double %22, %35
  %37 = fadd double %33, %36
  %38 = getelementptr inbounds i8, ptr %9, i64 8
  store double %37, ptr %38, align 8, !tbaa !4
  %39 = getelementptr inbounds i8, ptr %10, i64 16
  %40 = load double, ptr %39, align 8, !tbaa !4
  %41 = fmul double %12, %40
  %42 = getelementptr inbounds i8, ptr %10, i64 40
  %43 = load double, ptr %42, align 8, !tbaa !4
  %44 = fmul double %16, %43
  %45 = fadd double %41, %44
  %46 = getelementptr inbounds i8, ptr %10, i64 64
  %47 = load double, ptr %46, align 8, !tbaa !4
  %48 = fmul double %22, %47
  %49 = fadd double %45, %48
  %50 = getelementptr inbounds i8, ptr %9, i64 16
  store double %49, ptr %50, align 8, !tbaa !4
  %51 = getelementptr inbounds i8, ptr %11, i64 24
  %52 = load double, ptr %51, align 8, !tbaa !4
  %53 = fmul double %13, %52
  %54 = getelementptr inbounds i8, ptr %11, i64 32
  %55 = load double, ptr %54, align 8, !tbaa !4
  %56 = fmul double %18, %55
  %57 = fadd double %53, %56
  %58 = getelementptr inbounds i8, ptr %11, i64 40
  %59 = load double, ptr %58, align 8, !tbaa !4
  %60 = fmul double %24, %59
  %61 = fadd double %57, %60
  %62 = getelementptr inbounds i8, ptr %9, i64 24
  store double %61, ptr %62, align 8, !tbaa !4
  %63 = fmul double %28, %52
  %64 = fmul double %31, %55
  %65 = fadd double %63, %64
  %66 = fmul double %35, %59
  %67 = fadd double %65, %66
  %68 = getelementptr inbounds i8, ptr %9, i64 32
  store double %67, ptr %68, align 8, !tbaa !4
  %69 = fmul double %40, %52
  %70 = fmul double %43, %55
  %71 = fadd double %69, %70
  %72 = fmul double %47, %59
  %73 = fadd double %71, %72
  %74 = getelementptr inbounds i8, ptr %9, i64 40
  store double %73, ptr %74, align 8, !tbaa !4
  %75 = getelementptr inbounds i8, ptr %11, i64 48
  %76 = load double, ptr %75, align 8, !tbaa !4
  %77 = fmul double %13, %76
  %78 = getelementptr inbounds i8, ptr %11, i64 56
  %79 = load double, ptr %78, align 8, !tbaa !4
  %80 = fmul double %18, %79
  %81 = fadd double %77, %80
  %82 = getelementptr inbounds i8, ptr %11, i64 64
  %83 = load double, ptr %82, align 8, !tbaa !4
  %84 = fmul double %24, %83
  %85 = fadd double %81, %84
  %86 = getelementptr inbounds i8, ptr %9, i64 48
  store double %85, ptr %86, align 8, !tbaa !4
  %87 = fmul double %28, %76
  %88 = fmul double %31, %79
  %89 = fadd double %87, %88
  %90 = fmul double %35, %83
  %91 = fadd double %89, %90
  %92 = getelementptr inbounds i8, ptr %9, i64 56
  store double %91, ptr %92, align 8, !tbaa !4
  %93 = fmul double %40, %76
  %94 = fmul double %43, %79
  %95 = fadd double %93, %94
  %96 = fmul double %47, %83
  %97 = fadd double %95, %96
  %98 = getelementptr inbounds i8, ptr %9, i64 64
  store double %97, ptr %98, align 8, !tbaa !4
  %99 = add nuw nsw i32 %8, 1
  %100 = getelementptr inbounds i8, ptr %11, i64 72
  %101 = getelementptr inbounds i8, ptr %10, i64 72
  %102 = getelementptr inbounds i8, ptr %9, i64 72
  %103 = icmp eq i32 %99, %0
  br i1 %103, label %6, label %7, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @su3_vector(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %129, %7 ], [ 0, %4 ]
  %9 = phi ptr [ %132, %7 ], [ %3, %4 ]
  %10 = phi ptr [ %131, %7 ], [ %2, %4 ]
  %11 = phi ptr [ %130, %7 ], [ %1, %4 ]
  %12 = load double, ptr %11, align 8, !tbaa !4
  %13 = load double, ptr %10, align 8, !tbaa !4
  %14 = fmul double %12, %13
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = load double, ptr %17, align 8, !tbaa !4
  %19 = fmul double %16, %18
  %20 = fsub double %14, %19
  %21 = getelementptr inbounds i8, ptr %11, i64 16
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds i8, ptr %10, i64 16
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = fmul double %22, %24
  %26 = fadd double %20, %25
  %27 = getelementptr inbounds i8, ptr %11, i64 24
  %28 = load double, ptr %27, align 8, !tbaa !4
  %29 = getelementptr inbounds i8, ptr %10, i64 24
  %30 = load double, ptr %29, align 8, !tbaa !4
  %31 = fmul double %28, %30
  %32 = fsub double %26, %31
  %33 = getelementptr inbounds i8, ptr %11, i64 32
  %34 = load double, ptr %33, align 8, !tbaa !4
  %35 = getelementptr inbounds i8, ptr %10, i64 32
  %36 = load double, ptr %35, align 8, !tbaa !4
  %37 = fmul double %34, %36
  %38 = fadd double %32, %37
  %39 = getelementptr inbounds i8, ptr %11, i64 40
  %40 = load double, ptr %39, align 8, !tbaa !4
  %41 = getelementptr inbounds i8, ptr %10, i64 40
  %42 = load double, ptr %41, align 8, !tbaa !4
  %43 = fmul double %40, %42
  %44 = fsub double %38, %43
  store double %44, ptr %9, align 8, !tbaa !4
  %45 = fmul double %12, %18
  %46 = fmul double %13, %16
  %47 = fadd double %46, %45
  %48 = fmul double %22, %30
  %49 = fadd double %47, %48
  %50 = fmul double %24, %28
  %51 = fadd double %50, %49
  %52 = fmul double %34, %42
  %53 = fadd double %51, %52
  %54 = fmul double %36, %40
  %55 = fadd double %54, %53
  %56 = getelementptr inbounds i8, ptr %9, i64 8
  store double %55, ptr %56, align 8, !tbaa !4
  %57 = getelementptr inbounds i8, ptr %11, i64 48
  %58 = load double, ptr %57, align 8, !tbaa !4
  %59 = fmul double %13, %58
  %60 = getelementptr inbounds i8, ptr %11, i64 56
  %61 = load double, ptr %60, align 8, !tbaa !4
  %62 = fmul double %18, %61
  %63 = fsub double %59, %62
  %64 = getelementptr inbounds i8, ptr %11, i64 64
  %65 = load double, ptr %64, align 8, !tbaa !4
  %66 = fmul double %24, %65
  %67 = fadd double %63, %66
  %68 = getelementptr inbounds i8, ptr %11, i64 72
  %69 = load double, ptr %68, align 8, !tbaa !4
  %70 = fmul double %30, %69
  %71 = fsub double %67, %70
  %72 = getelementptr inbounds i8, ptr %11, i64 80
  %73 = load double, ptr %72, align 8, !tbaa !4
  %74 = fmul double %36, %73
  %75 = fadd double %71, %74
  %76 = getelementptr inbounds i8, ptr %11, i64 88
  %77 = load double, ptr %76, align 8, !tbaa !4
  %78 = fmul double %42, %77
  %79 = fsub double %75, %78
  %80 = getelementptr inbounds i8, ptr %9, i64 16
  store double %79, ptr %80, align 8, !tbaa !4
  %81 = fmul double %18, %58
  %82 = fmul double %13, %61
  %83 = fadd double %81, %82
  %84 = fmul double %30, %65
  %85 = fadd double %83, %84
  %86 = fmul double %24, %69
  %87 = fadd double %85, %86
  %88 = fmul double %42, %73
  %89 = fadd double %87, %88
  %90 = fmul double %36, %77
  %91 = fadd double %89, %90
  %92 = getelementptr inbounds i8, ptr %9, i64 24
  store double %91, ptr %92, align 8, !tbaa !4
  %93 = getelementptr inbounds i8, ptr %11, i64 96
  %94 = load double, ptr %93, align 8, !tbaa !4
  %95 = fmul double %13, %94
  %96 = getelementptr inbounds i8, ptr %11, i64 104
  %97 = load double, ptr %96, align 8, !tbaa !4
  %98 = fmul double %18, %97
  %99 = fsub double %95, %98
  %100 = getelementptr inbounds i8, ptr %11, i64 112
  %101 = load double, ptr %100, align 8, !tbaa !4
  %102 = fmul double %24, %101
  %103 = fadd double %99, %102
  %104 = getelementptr inbounds i8, ptr %11, i64 120
  %105 = load double, ptr %104, align 8, !tbaa !4
  %106 = fmul double %30, %105
  %107 = fsub double %103, %106
  %108 = getelementptr inbounds i8, ptr %11, i64 128
  %109 = load double, ptr %108, align 8, !tbaa !4
  %110 = fmul double %36, %109
  %111 = fadd double %107, %110
  %112 = getelementptr inbounds i8, ptr %11, i64 136
  %113 = load double, ptr %112, align 8, !tbaa !4
  %114 = fmul double %42, %113
  %115 = fsub double %111, %114
  %116 = getelementptr inbounds i8, ptr %9, i64 32
  store double %115, ptr %116, align 8, !tbaa !4
  %117 = fmul double %18, %94
  %118 = fmul double %13, %97
  %119 = fadd double %117, %118
  %120 = fmul double %30, %101
  %121 = fadd double %119, %120
  %122 = fmul double %24, %105
  %123 = fadd double %121, %122
  %124 = fmul double %42, %109
  %125 = fadd double %123, %124
  %126 = fmul double %36, %113
  %127 = fadd double %125, %126
  %128 = getelementptr inbounds i8, ptr %9, i64 40
  store double %127, ptr %128, align 8, !tbaa !4
  %129 = add nuw nsw i32 %8, 1
  %130 = getelementptr inbounds i8, ptr %11, i64 144
  %131 = getelementptr inbounds i8, ptr %10, i64 48
  %132 = getelementptr inbounds i8, ptr %9, i64 48
  %133 = icmp eq i32 %129, %0
  br i1 %133, label %6, label %7, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @horner(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %19

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !4
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !4
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !4
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !4
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !4
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8, !tbaa !4
  %18 = zext nneg i32 %0 to i64
  br label %20

19:                                               ; preds = %20, %4
  ret void

20:                                               ; preds = %6, %20
  %21 = phi i64 [ 0, %6 ], [ %35, %20 ]
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !4
  %24 = fmul double %23, %17
  %25 = fadd double %15, %24
  %26 = fmul double %23, %25
  %27 = fadd double %13, %26
  %28 = fmul double %23, %27
  %29 = fadd double %11, %28
  %30 = fmul double %23, %29
  %31 = fadd double %9, %30
  %32 = fmul double %23, %31
  %33 = fadd double %7, %32
  %34 = getelementptr inbounds double, ptr %3, i64 %21
  store double %33, ptr %34, align 8, !tbaa !4
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %19, label %20, !llvm.loop !37
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @estrin(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %31

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !4
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !4
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !4
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !4
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !4
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8, !tbaa !4
  %18 = getelementptr inbounds i8, ptr %1, i64 48
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = getelementptr inbounds i8, ptr %1, i64 56
  %21 = load double, ptr %20, align 8, !tbaa !4
  %22 = getelementptr inbounds i8, ptr %1, i64 64
  %23 = load double, ptr %22, align 8, !tbaa !4
  %24 = getelementptr inbounds i8, ptr %1, i64 72
  %25 = load double, ptr %24, align 8, !tbaa !4
  %26 = getelementptr inbounds i8, ptr %1, i64 80
  %27 = load double, ptr %26, align 8, !tbaa !4
  %28 = getelementptr inbounds i8, ptr %1, i64 88
  %29 = load double, ptr %28, align 8, !tbaa !4
  %30 = zext nneg i32 %0 to i64
  br label %32

31:                                               ; preds = %32, %4
  ret void

32:                                               ; preds = %6, %32
  %33 = phi i64 [ 0, %6 ], [ %60, %32 ]
  %34 = getelementptr inbounds double, ptr %2, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !4
  %36 = fmul double %35, %35
  %37 = fmul double %36, %36
  %38 = fmul double %35, %9
  %39 = fadd double %7, %38
  %40 = fmul double %35, %13
  %41 = fadd double %11, %40
  %42 = fmul double %36, %41
  %43 = fadd double %39, %42
  %44 = fmul double %35, %17
  %45 = fadd double %15, %44
  %46 = fmul double %35, %21
  %47 = fadd double %19, %46
  %48 = fmul double %36, %47
  %49 = fadd double %45, %48
  %50 = fmul double %37, %49
  %51 = fadd double %43, %50
  %52 = fmul double %35, %25
  %53 = fadd double %23, %52
  %54 = fmul double %35, %29
  %55 = fadd double %27, %54
  %56 = fmul double %36, %55
  %57 = fadd double %53, %56
  %58 = fdiv double %51, %57
  %59 = getelementptr inbounds double, ptr %3, i64 %33
  store double %58, ptr %59, align 8, !tbaa !4
  %60 = add nuw nsw i64 %33, 1
  %61 = icmp eq i64 %60, %30
  br i1 %61, label %31, label %32, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @polynomial(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %16, %9 ]
  ret double %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %6, %5 ], [ %12, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %16, %9 ]
  %12 = add nsw i64 %10, -1
  %13 = fmul double %11, %1
  %14 = getelementptr inbounds double, ptr %2, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !4
  %16 = fadd double %13, %15
  %17 = icmp ugt i64 %10, 1
  br i1 %17, label %9, label %7, !llvm.loop !39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @clenshaw(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %8

5:                                                ; preds = %3
  %6 = fmul double %1, 2.000000e+00
  %7 = zext nneg i32 %0 to i64
  br label %15

8:                                                ; preds = %15, %3
  %9 = phi double [ 0.000000e+00, %3 ], [ %17, %15 ]
  %10 = phi double [ 0.000000e+00, %3 ], [ %24, %15 ]
  %11 = fmul double %10, %1
  %12 = fsub double %11, %9
  %13 = load double, ptr %2, align 8, !tbaa !4
  %14 = fadd double %12, %13
  ret double %14

15:                                               ; preds = %5, %15
  %16 = phi i64 [ %7, %5 ], [ %19, %15 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %24, %15 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %17, %15 ]
  %19 = add nsw i64 %16, -1
  %20 = fmul double %6, %17
  %21 = fsub double %20, %18
  %22 = getelementptr inbounds double, ptr %2, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !4
  %24 = fadd double %21, %23
  %25 = icmp ugt i64 %16, 2
  br i1 %25, label %15, label %8, !llvm.loop !40
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @legendre(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %35, %8 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !4
  %12 = fmul double %11, 1.500000e+00
  %13 = fmul double %11, %12
  %14 = fadd double %13, -5.000000e-01
  %15 = fmul double %11, 5.000000e+00
  %16 = fmul double %15, %14
  %17 = fmul double %11, 2.000000e+00
  %18 = fsub double %16, %17
  %19 = fdiv double %18, 3.000000e+00
  %20 = fmul double %11, 7.000000e+00
  %21 = fmul double %20, %19
  %22 = fmul double %14, 3.000000e+00
  %23 = fsub double %21, %22
  %24 = fmul double %23, 2.500000e-01
  %25 = fmul double %11, 9.000000e+00
  %26 = fmul double %25, %24
  %27 = fmul double %19, 4.000000e+00
  %28 = fsub double %26, %27
  %29 = fmul double %28, 2.000000e-01
  %30 = fadd double %11, %14
  %31 = fadd double %30, %19
  %32 = fadd double %31, %24
  %33 = fadd double %32, %29
  %34 = getelementptr inbounds double, ptr %2, i64 %9
  store double %33, ptr %34, align 8, !tbaa !4
  %35 = add nuw nsw i64 %9, 1
  %36 = icmp eq i64 %35, %6
  br i1 %36, label %7, label %8, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @newton_roots(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %20, %8 ]
  %10 = getelementptr inbounds double, ptr %2, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !4
  %12 = getelementptr inbounds double, ptr %1, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !4
  %14 = fdiv double %13, %11
  %15 = fadd double %11, %14
  %16 = fmul double %15, 5.000000e-01
  %17 = fdiv double %13, %16
  %18 = fadd double %16, %17
  %19 = fmul double %18, 5.000000e-01
  store double %19, ptr %10, align 8, !tbaa !4
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %8, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local double @mandelbrot(i32 noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #4 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %3, %5
  %6 = phi double [ %18, %5 ], [ 0.000000e+00, %3 ]
  %7 = phi double [ %17, %5 ], [ 0.000000e+00, %3 ]
  %8 = phi double [ %12, %5 ], [ 0.000000e+00, %3 ]
  %9 = phi i32 [ %16, %5 ], [ 0, %3 ]
  %10 = phi double [ %15, %5 ], [ 0.000000e+00, %3 ]
  %11 = fsub double %7, %6
  %12 = fadd double %11, %1
  %13 = fmul double %8, 2.000000e+00
  %14 = fmul double %10, %13
  %15 = fadd double %14, %2
  %16 = add nuw nsw i32 %9, 1
  %17 = fmul double %12, %12
  %18 = fmul double %15, %15
  %19 = fadd double %18, %17
  %20 = fcmp olt double %19, 4.000000e+00
  %21 = icmp slt i32 %16, %0
  %22 = select i1 %20, i1 %21, i1 false
  br i1 %22, label %5, label %23, !llvm.loop !43

23:                                               ; preds = %5
  %24 = uitofp nneg i32 %16 to double
  br label %25

25:                                               ; preds = %23, %3
  %26 = phi double [ 0.000000e+00, %3 ], [ %24, %23 ]
  ret double %26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local double @bisect(i32 noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #4 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %7, %3
  %6 = phi double [ %1, %3 ], [ %21, %7 ]
  ret double %6

7:                                                ; preds = %3, %7
  %8 = phi double [ %21, %7 ], [ %1, %3 ]
  %9 = phi double [ %20, %7 ], [ %2, %3 ]
  %10 = phi i32 [ %22, %7 ], [ 0, %3 ]
  %11 = fadd double %9, %8
  %12 = fmul double %11, 5.000000e-01
  %13 = fmul double %12, 2.000000e+00
  %14 = fadd double %13, -3.000000e+00
  %15 = fmul double %12, %14
  %16 = fadd double %15, 4.000000e+00
  %17 = fmul double %12, %16
  %18 = fadd double %17, -2.000000e+00
  %19 = fcmp ogt double %18, 0.000000e+00
  %20 = select i1 %19, double %12, double %9
  %21 = select i1 %19, double %8, double %12
  %22 = add nuw nsw i32 %10, 1
  %23 = icmp eq i32 %22, %0
  br i1 %23, label %5, label %7, !llvm.loop !44
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local double @simpson(i32 noundef %0, double noundef %1, double noundef %2) local_unnamed_addr #4 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = fmul double %2, 5.000000e-01
  br label %11

7:                                                ; preds = %11, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %25, %11 ]
  %9 = fmul double %8, %2
  %10 = fdiv double %9, 6.000000e+00
  ret double %10

11:                                               ; preds = %5, %11
  %12 = phi double [ 0.000000e+00, %5 ], [ %25, %11 ]
  %13 = phi i32 [ 0, %5 ], [ %26, %11 ]
  %14 = uitofp nneg i32 %13 to double
  %15 = fmul double %14, %2
  %16 = fadd double %15, %1
  %17 = fadd double %6, %16
  %18 = fmul double %16, %16
  %19 = fadd double %18, 1.000000e+00
  %20 = fdiv double 1.000000e+00, %19
  %21 = fmul double %17, %17
  %22 = fadd double %21, 1.000000e+00
  %23 = fdiv double 4.000000e+00, %22
  %24 = fadd double %20, %23
  %25 = fadd double %12, %24
  %26 = add nuw nsw i32 %13, 1
  %27 = icmp eq i32 %26, %0
  br i1 %27, label %7, label %11, !llvm.loop !45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @runge_kutta(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = fmul double %1, 5.000000e-01
  %8 = fdiv double %1, 6.000000e+00
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %4
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %55, %11 ]
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !4
  %15 = getelementptr inbounds double, ptr %3, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = fneg double %14
  %18 = fmul double %16, 1.000000e-01
  %19 = fsub double %17, %18
  %20 = fmul double %7, %16
  %21 = fadd double %14, %20
  %22 = fmul double %7, %19
  %23 = fadd double %16, %22
  %24 = fneg double %21
  %25 = fmul double %23, 1.000000e-01
  %26 = fsub double %24, %25
  %27 = fmul double %7, %23
  %28 = fadd double %14, %27
  %29 = fmul double %7, %26
  %30 = fadd double %16, %29
  %31 = fneg double %28
  %32 = fmul double %30, 1.000000e-01
  %33 = fsub double %31, %32
  %34 = fmul double %30, %1
  %35 = fadd double %14, %34
  %36 = fmul double %33, %1
  %37 = fadd double %16, %36
  %38 = fneg double %35
  %39 = fmul double %37, 1.000000e-01
  %40 = fsub double %38, %39
  %41 = fmul double %23, 2.000000e+00
  %42 = fadd double %16, %41
  %43 = fmul double %30, 2.000000e+00
  %44 = fadd double %42, %43
  %45 = fadd double %44, %37
  %46 = fmul double %8, %45
  %47 = fadd double %14, %46
  store double %47, ptr %13, align 8, !tbaa !4
  %48 = fmul double %26, 2.000000e+00
  %49 = fadd double %19, %48
  %50 = fmul double %33, 2.000000e+00
  %51 = fadd double %49, %50
  %52 = fadd double %51, %40
  %53 = fmul double %8, %52
  %54 = fadd double %16, %53
  store double %54, ptr %15, align 8, !tbaa !4
  %55 = add nuw nsw i64 %12, 1
  %56 = icmp eq i64 %55, %9
  br i1 %56, label %10, label %11, !llvm.loop !46
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rk_combine(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %12

11:                                               ; preds = %12, %7
  ret void

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %31, %12 ]
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !4
  %16 = getelementptr inbounds double, ptr %3, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !4
  %18 = fmul double %17, 2.000000e+00
  %19 = fadd double %15, %18
  %20 = getelementptr inbounds double, ptr %4, i64 %13
  %21 = load double, ptr %20, align 8, !tbaa !4
  %22 = fmul double %21, 2.000000e+00
  %23 = fadd double %19, %22
  %24 = getelementptr inbounds double, ptr %5, i64 %13
  %25 = load double, ptr %24, align 8, !tbaa !4
  %26 = fadd double %25, %23
  %27 = fmul double %26, %1
  %28 = getelementptr inbounds double, ptr %6, i64 %13
  %29 = load double, ptr %28, align 8, !tbaa !4
  %30 = fadd double %29, %27
  store double %30, ptr %28, align 8, !tbaa !4
  %31 = add nuw nsw i64 %13, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %11, label %12, !llvm.loop !47
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @adams_bashforth(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %7
  %10 = fdiv double %1, 2.400000e+01
  %11 = zext nneg i32 %0 to i64
  br label %13

12:                                               ; preds = %13, %7
  ret void

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %34, %13 ]
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = fmul double %16, 5.500000e+01
  %18 = getelementptr inbounds double, ptr %3, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !4
  %20 = fmul double %19, 5.900000e+01
  %21 = fsub double %17, %20
  %22 = getelementptr inbounds double, ptr %4, i64 %14
  %23 = load double, ptr %22, align 8, !tbaa !4
  %24 = fmul double %23, 3.700000e+01
  %25 = fadd double %21, %24
  %26 = getelementptr inbounds double, ptr %5, i64 %14
  %27 = load double, ptr %26, align 8, !tbaa !4
  %28 = fmul double %27, 9.000000e+00
  %29 = fsub double %25, %28
  %30 = fmul double %10, %29
  %31 = getelementptr inbounds double, ptr %6, i64 %14
  %32 = load double, ptr %31, align 8, !tbaa !4
  %33 = fadd double %32, %30
  store double %33, ptr %31, align 8, !tbaa !4
  %34 = add nuw nsw i64 %14, 1
  %35 = icmp eq i64 %34, %11
  br i1 %35, label %12, label %13, !llvm.loop !48
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @lorenz(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #5 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %28, %8 ]
  %10 = phi double [ 1.000000e+00, %5 ], [ %22, %8 ]
  %11 = phi double [ 1.000000e+00, %5 ], [ %24, %8 ]
  %12 = phi double [ 2.000000e+01, %5 ], [ %26, %8 ]
  %13 = fsub double %11, %10
  %14 = fmul double %13, 1.000000e+01
  %15 = fsub double 2.800000e+01, %12
  %16 = fmul double %15, %10
  %17 = fsub double %16, %11
  %18 = fmul double %11, %10
  %19 = fmul double %12, 0x40055555555555A0
  %20 = fsub double %18, %19
  %21 = fmul double %14, %1
  %22 = fadd double %10, %21
  %23 = fmul double %17, %1
  %24 = fadd double %11, %23
  %25 = fmul double %20, %1
  %26 = fadd double %12, %25
  %27 = getelementptr inbounds double, ptr %2, i64 %9
  store double %22, ptr %27, align 8, !tbaa !4
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %7, label %8, !llvm.loop !49
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @spline_eval(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef writeonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %12

11:                                               ; preds = %12, %7
  ret void

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %36, %12 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !4
  %16 = fmul double %15, 5.000000e+02
  %17 = fptosi double %16 to i32
  %18 = sitofp i32 %17 to double
  %19 = fsub double %16, %18
  %20 = sext i32 %17 to i64
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !4
  %23 = getelementptr inbounds double, ptr %3, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !4
  %25 = getelementptr inbounds double, ptr %4, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !4
  %27 = getelementptr inbounds double, ptr %5, i64 %20
  %28 = load double, ptr %27, align 8, !tbaa !4
  %29 = fmul double %19, %28
  %30 = fadd double %26, %29
  %31 = fmul double %19, %30
  %32 = fadd double %24, %31
  %33 = fmul double %19, %32
  %34 = fadd double %22, %33
  %35 = getelementptr inbounds double, ptr %6, i64 %13
  store double %34, ptr %35, align 8, !tbaa !4
  %36 = add nuw nsw i64 %13, 1
  %37 = icmp eq i64 %36, %10
  br i1 %37, label %11, label %12, !llvm.loop !50
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bilinear_table(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %50, %10 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !4
  %14 = fmul double %13, 2.000000e+01
  %15 = getelementptr inbounds double, ptr %2, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !4
  %17 = fmul double %16, 2.000000e+01
  %18 = fptosi double %14 to i32
  %19 = fptosi double %17 to i32
  %20 = sitofp i32 %18 to double
  %21 = fsub double %14, %20
  %22 = sitofp i32 %19 to double
  %23 = fsub double %17, %22
  %24 = shl nsw i32 %19, 5
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  %27 = sext i32 %18 to i64
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = fsub double 1.000000e+00, %21
  %30 = fsub double 1.000000e+00, %23
  %31 = fmul double %29, %30
  %32 = load double, ptr %28, align 8, !tbaa !4
  %33 = fmul double %32, %31
  %34 = fmul double %21, %30
  %35 = getelementptr inbounds i8, ptr %28, i64 8
  %36 = load double, ptr %35, align 8, !tbaa !4
  %37 = fmul double %36, %34
  %38 = fadd double %33, %37
  %39 = fmul double %29, %23
  %40 = getelementptr inbounds i8, ptr %28, i64 256
  %41 = load double, ptr %40, align 8, !tbaa !4
  %42 = fmul double %41, %39
  %43 = fadd double %42, %38
  %44 = fmul double %21, %23
  %45 = getelementptr inbounds i8, ptr %28, i64 264
  %46 = load double, ptr %45, align 8, !tbaa !4
  %47 = fmul double %46, %44
  %48 = fadd double %47, %43
  %49 = getelementptr inbounds double, ptr %4, i64 %11
  store double %48, ptr %49, align 8, !tbaa !4
  %50 = add nuw nsw i64 %11, 1
  %51 = icmp eq i64 %50, %8
  br i1 %51, label %9, label %10, !llvm.loop !51
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #6 {
  tail call fastcc void @bench_fill() #10
  tail call fastcc void @bench_reset() #10
  tail call void @lu(i32 noundef 32, ptr noundef nonnull @V) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2048) #10
  tail call fastcc void @bench_reset() #10
  tail call void @cholesky(i32 noundef 32, ptr noundef nonnull @V) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2048) #10
  tail call fastcc void @bench_reset() #10
  tail call void @householder(i32 noundef 32, double noundef 5.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2048) #10
  tail call fastcc void @bench_reset() #10
  tail call void @givens(i32 noundef 1000, double noundef 6.000000e-01, double noundef 8.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @gram_schmidt(i32 noundef 24, ptr noundef nonnull @V) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1536) #10
  tail call fastcc void @bench_reset() #10
  %1 = tail call double @cg_step(i32 noundef 1000, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef %1, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @cg_direction(i32 noundef 1000, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  %2 = tail call double @bicg_step(i32 noundef 1000, double noundef 1.000000e-01, double noundef 2.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef %2, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  %3 = tail call double @jacobi_sweep(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef %3, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 64) #10
  tail call fastcc void @bench_reset() #10
  tail call void @thomas_down(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 600) #10
  tail call fastcc void @bench_reset() #10
  tail call void @thomas_up(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 600) #10
  tail call fastcc void @bench_reset() #10
  tail call void @cyclic_reduction(i32 noundef 500, i32 noundef 8, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344), i32 noundef 1000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @block_tridiagonal(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 600) #10
  tail call fastcc void @bench_reset() #10
  tail call void @invert3(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1800) #10
  tail call fastcc void @bench_reset() #10
  tail call void @multiply3(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1800) #10
  tail call fastcc void @bench_reset() #10
  tail call void @su3_vector(i32 noundef 50, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 600) #10
  tail call fastcc void @bench_reset() #10
  tail call void @horner(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @estrin(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1000) #10
  tail call fastcc void @bench_reset() #10
  %4 = tail call double @polynomial(i32 noundef 500, double noundef 9.000000e-01, ptr noundef nonnull @V) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef %4, ptr noundef nonnull @V, i32 noundef 2) #10
  tail call fastcc void @bench_reset() #10
  %5 = tail call double @clenshaw(i32 noundef 500, double noundef 3.000000e-01, ptr noundef nonnull @V) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef %5, ptr noundef nonnull @V, i32 noundef 2) #10
  tail call fastcc void @bench_reset() #10
  tail call void @legendre(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @newton_roots(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 400) #10
  tail call fastcc void @bench_reset() #10
  %6 = tail call double @mandelbrot(i32 noundef 500, double noundef -1.000000e-01, double noundef 2.000000e-01) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef %6, ptr noundef nonnull @V, i32 noundef 2) #10
  tail call fastcc void @bench_reset() #10
  %7 = tail call double @bisect(i32 noundef 50, double noundef 0.000000e+00, double noundef 2.000000e+00) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef %7, ptr noundef nonnull @V, i32 noundef 2) #10
  tail call fastcc void @bench_reset() #10
  %8 = tail call double @simpson(i32 noundef 300, double noundef 0.000000e+00, double noundef 1.000000e-02) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef %8, ptr noundef nonnull @V, i32 noundef 2) #10
  tail call fastcc void @bench_reset() #10
  tail call void @runge_kutta(i32 noundef 500, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @rk_combine(i32 noundef 1000, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @adams_bashforth(i32 noundef 1000, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @lorenz(i32 noundef 1000, double noundef 5.000000e-03, ptr noundef nonnull @V) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @spline_eval(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.29, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), i32 noundef 2000) #10
  tail call fastcc void @bench_reset() #10
  tail call void @bilinear_table(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #10
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.30, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 1000) #10
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #7 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !52
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !54

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
  store double %16, ptr %17, align 8, !tbaa !4
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, 1024
  br i1 %19, label %5, label %8, !llvm.loop !55

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !56

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
  store float %34, ptr %35, align 4, !tbaa !57
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !52
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !59

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !52
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !60

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.31, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !61
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !61
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !62
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #8 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #11
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #11
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #11
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #11
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_check(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi i32 [ -2128831035, %4 ], [ %17, %11 ]
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.32, ptr noundef %0, double noundef %1, i32 noundef %9) #11
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !52
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !63
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #9

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #9

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin "no-builtins" }
attributes #11 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.mustprogress"}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = !{!5, !5, i64 0}
!5 = !{!"double", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !2, !3}
!9 = distinct !{!9, !2, !3}
!10 = distinct !{!10, !2, !3}
!11 = distinct !{!11, !2, !3}
!12 = distinct !{!12, !2, !3}
!13 = distinct !{!13, !2, !3}
!14 = distinct !{!14, !2, !3}
!15 = distinct !{!15, !2, !3}
!16 = distinct !{!16, !2, !3}
!17 = distinct !{!17, !2, !3}
!18 = distinct !{!18, !2, !3}
!19 = distinct !{!19, !2, !3}
!20 = distinct !{!20, !2, !3}
!21 = distinct !{!21, !2, !3}
!22 = distinct !{!22, !2, !3}
!23 = distinct !{!23, !2, !3}
!24 = distinct !{!24, !2, !3}
!25 = distinct !{!25, !2, !3}
!26 = distinct !{!26, !2, !3}
!27 = distinct !{!27, !2, !3}
!28 = distinct !{!28, !2, !3}
!29 = distinct !{!29, !2, !3}
!30 = distinct !{!30, !2, !3}
!31 = distinct !{!31, !2, !3}
!32 = distinct !{!32, !2, !3}
!33 = distinct !{!33, !2, !3}
!34 = distinct !{!34, !2, !3}
!35 = distinct !{!35, !2, !3}
!36 = distinct !{!36, !2, !3}
!37 = distinct !{!37, !2, !3}
!38 = distinct !{!38, !2, !3}
!39 = distinct !{!39, !2, !3}
!40 = distinct !{!40, !2, !3}
!41 = distinct !{!41, !2, !3}
!42 = distinct !{!42, !2, !3}
!43 = distinct !{!43, !2, !3}
!44 = distinct !{!44, !2, !3}
!45 = distinct !{!45, !2, !3}
!46 = distinct !{!46, !2, !3}
!47 = distinct !{!47, !2, !3}
!48 = distinct !{!48, !2, !3}
!49 = distinct !{!49, !2, !3}
!50 = distinct !{!50, !2, !3}
!51 = distinct !{!51, !2, !3}
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !6, i64 0}
!54 = distinct !{!54, !2, !3}
!55 = distinct !{!55, !2, !3}
!56 = distinct !{!56, !2, !3}
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !6, i64 0}
!59 = distinct !{!59, !2, !3}
!60 = distinct !{!60, !2, !3}
!61 = !{!6, !6, i64 0}
!62 = distinct !{!62, !2, !3}
!63 = distinct !{!63, !2, !3}
