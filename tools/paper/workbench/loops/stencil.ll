; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror stencil.c -o -
source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [24 x i8] c"blur3(1000, V[0], V[1])\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"blur5(1000, V[0], V[1])\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"blur9(1000, V[0], V[2], V[1])\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"jacobi(31, V[0], V[1])\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"jacobi9(31, V[0], V[1])\00", align 1
@.str.5 = private unnamed_addr constant [27 x i8] c"jacobi_by4(31, V[0], V[1])\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"gauss_seidel(31, V[0])\00", align 1
@.str.7 = private unnamed_addr constant [34 x i8] c"red_black(31, 0, 1.5, V[0], V[1])\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"heat3d(15, 0.1, V[0], V[1])\00", align 1
@.str.9 = private unnamed_addr constant [28 x i8] c"box27(15, V[2], V[0], V[1])\00", align 1
@.str.10 = private unnamed_addr constant [35 x i8] c"resid(900, V[2], V[0], V[1], V[3])\00", align 1
@.str.11 = private unnamed_addr constant [30 x i8] c"restrict_grid(15, V[0], V[1])\00", align 1
@.str.12 = private unnamed_addr constant [24 x i8] c"prolong(14, V[0], V[1])\00", align 1
@.str.13 = private unnamed_addr constant [26 x i8] c"wave(31, 0.1, V[0], V[1])\00", align 1
@.str.14 = private unnamed_addr constant [29 x i8] c"fdtd_e(31, V[0], V[1], V[2])\00", align 1
@.str.15 = private unnamed_addr constant [29 x i8] c"fdtd_h(31, V[0], V[1], V[2])\00", align 1
@.str.16 = private unnamed_addr constant [31 x i8] c"upwind(1000, V[0], V[1], V[2])\00", align 1
@.str.17 = private unnamed_addr constant [26 x i8] c"limiter(1000, V[0], V[1])\00", align 1
@.str.18 = private unnamed_addr constant [48 x i8] c"lax_wendroff(1000, 0.1, V[0], V[1], V[2], V[3])\00", align 1
@.str.19 = private unnamed_addr constant [67 x i8] c"swim_flux(990, 0.3, 0.4, V[0], V[1], V[2], V[3], V[4], V[5], V[6])\00", align 1
@.str.20 = private unnamed_addr constant [82 x i8] c"swim_step(990, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7], V[8], V[9], V[10])\00", align 1
@.str.21 = private unnamed_addr constant [77 x i8] c"swim_smooth(1000, 0.1, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7], V[8])\00", align 1
@.str.22 = private unnamed_addr constant [58 x i8] c"tomcatv_residual(990, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.23 = private unnamed_addr constant [48 x i8] c"tomcatv_solve(32, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.24 = private unnamed_addr constant [28 x i8] c"lbm_collide(100, 0.9, V[0])\00", align 1
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str.25 = private unnamed_addr constant [21 x i8] c"life(63, B[0], B[1])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.26 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.27 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @blur3(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !1
  %9 = getelementptr i8, ptr %1, i64 -8
  br label %11

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %5, %11
  %12 = phi double [ %8, %5 ], [ %21, %11 ]
  %13 = phi i64 [ 1, %5 ], [ %19, %11 ]
  %14 = getelementptr double, ptr %9, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fmul double %15, 2.500000e-01
  %17 = fmul double %12, 5.000000e-01
  %18 = fadd double %16, %17
  %19 = add nuw nsw i64 %13, 1
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %21, 2.500000e-01
  %23 = fadd double %18, %22
  %24 = getelementptr inbounds double, ptr %2, i64 %13
  store double %23, ptr %24, align 8, !tbaa !1
  %25 = icmp eq i64 %19, %6
  br i1 %25, label %10, label %11, !llvm.loop !5
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @blur5(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 2
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i8, ptr %1, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !1
  br label %10

9:                                                ; preds = %10, %3
  ret void

10:                                               ; preds = %5, %10
  %11 = phi double [ %8, %5 ], [ %24, %10 ]
  %12 = phi i64 [ 2, %5 ], [ %22, %10 ]
  %13 = getelementptr double, ptr %1, i64 %12
  %14 = getelementptr i8, ptr %13, i64 -16
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr i8, ptr %13, i64 -8
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fmul double %17, 4.000000e+00
  %19 = fadd double %15, %18
  %20 = fmul double %11, 6.000000e+00
  %21 = fadd double %19, %20
  %22 = add nuw nsw i64 %12, 1
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %24, 4.000000e+00
  %26 = fadd double %21, %25
  %27 = getelementptr inbounds i8, ptr %13, i64 16
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fadd double %28, %26
  %30 = fmul double %29, 6.250000e-02
  %31 = getelementptr inbounds double, ptr %2, i64 %12
  store double %30, ptr %31, align 8, !tbaa !1
  %32 = icmp eq i64 %22, %6
  br i1 %32, label %9, label %10, !llvm.loop !8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @blur9(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 4
  br i1 %5, label %6, label %19

6:                                                ; preds = %4
  %7 = load double, ptr %2, align 8, !tbaa !1
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %2, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %2, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = zext nneg i32 %0 to i64
  %17 = getelementptr inbounds i8, ptr %1, i64 32
  %18 = load double, ptr %17, align 8, !tbaa !1
  br label %20

19:                                               ; preds = %20, %4
  ret void

20:                                               ; preds = %6, %20
  %21 = phi double [ %18, %6 ], [ %29, %20 ]
  %22 = phi i64 [ 4, %6 ], [ %27, %20 ]
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = fmul double %7, %21
  %25 = getelementptr i8, ptr %23, i64 -8
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = add nuw nsw i64 %22, 1
  %28 = getelementptr inbounds double, ptr %1, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fadd double %26, %29
  %31 = fmul double %9, %30
  %32 = fadd double %24, %31
  %33 = getelementptr i8, ptr %23, i64 -16
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = getelementptr inbounds i8, ptr %23, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fadd double %34, %36
  %38 = fmul double %11, %37
  %39 = fadd double %32, %38
  %40 = getelementptr i8, ptr %23, i64 -24
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds i8, ptr %23, i64 24
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fadd double %41, %43
  %45 = fmul double %13, %44
  %46 = fadd double %39, %45
  %47 = getelementptr i8, ptr %23, i64 -32
  %48 = load double, ptr %47, align 8, !tbaa !1
  %49 = getelementptr inbounds i8, ptr %23, i64 32
  %50 = load double, ptr %49, align 8, !tbaa !1
  %51 = fadd double %48, %50
  %52 = fmul double %15, %51
  %53 = fadd double %46, %52
  %54 = getelementptr inbounds double, ptr %3, i64 %22
  store double %53, ptr %54, align 8, !tbaa !1
  %55 = icmp eq i64 %27, %16
  br i1 %55, label %19, label %20, !llvm.loop !9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @jacobi(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %16

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr i8, ptr %1, i64 -256
  br label %8

8:                                                ; preds = %5, %17
  %9 = phi i64 [ 1, %5 ], [ %18, %17 ]
  %10 = shl nsw i64 %9, 5
  %11 = shl i64 %9, 37
  %12 = add i64 %11, 137438953472
  %13 = getelementptr double, ptr %7, i64 %10
  %14 = ashr exact i64 %12, 29
  %15 = getelementptr i8, ptr %1, i64 %14
  br label %20

16:                                               ; preds = %17, %3
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %16, label %8, !llvm.loop !10

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 1, %8 ], [ %37, %20 ]
  %22 = or disjoint i64 %21, %10
  %23 = getelementptr double, ptr %1, i64 %22
  %24 = getelementptr i8, ptr %23, i64 -8
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %23, i64 8
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fadd double %25, %27
  %29 = getelementptr double, ptr %13, i64 %21
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %28, %30
  %32 = getelementptr double, ptr %15, i64 %21
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fadd double %31, %33
  %35 = fmul double %34, 2.500000e-01
  %36 = getelementptr inbounds double, ptr %2, i64 %22
  store double %35, ptr %36, align 8, !tbaa !1
  %37 = add nuw nsw i64 %21, 1
  %38 = icmp eq i64 %37, 31
  br i1 %38, label %17, label %20, !llvm.loop !11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @jacobi9(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %12
  %8 = phi i64 [ 1, %5 ], [ %13, %12 ]
  %9 = shl nsw i64 %8, 5
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  br label %15

11:                                               ; preds = %12, %3
  ret void

12:                                               ; preds = %15
  %13 = add nuw nsw i64 %8, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %11, label %7, !llvm.loop !12

15:                                               ; preds = %7, %15
  %16 = phi i64 [ 1, %7 ], [ %45, %15 ]
  %17 = getelementptr inbounds double, ptr %10, i64 %16
  %18 = getelementptr inbounds i8, ptr %17, i64 -8
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %17, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fadd double %19, %21
  %23 = getelementptr inbounds i8, ptr %17, i64 -256
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fadd double %22, %24
  %26 = getelementptr inbounds i8, ptr %17, i64 256
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fadd double %25, %27
  %29 = fmul double %28, 2.000000e-01
  %30 = getelementptr inbounds i8, ptr %17, i64 -264
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %17, i64 -248
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fadd double %31, %33
  %35 = getelementptr inbounds i8, ptr %17, i64 248
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fadd double %34, %36
  %38 = getelementptr inbounds i8, ptr %17, i64 264
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fadd double %37, %39
  %41 = fmul double %40, 5.000000e-02
  %42 = fadd double %29, %41
  %43 = or disjoint i64 %16, %9
  %44 = getelementptr inbounds double, ptr %2, i64 %43
  store double %42, ptr %44, align 8, !tbaa !1
  %45 = add nuw nsw i64 %16, 1
  %46 = icmp eq i64 %45, 31
  br i1 %46, label %12, label %15, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @jacobi_by4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %13
  %8 = phi i64 [ 1, %5 ], [ %14, %13 ]
  %9 = shl nsw i64 %8, 5
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = getelementptr inbounds double, ptr %2, i64 %9
  br label %16

12:                                               ; preds = %13, %3
  ret void

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %8, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %12, label %7, !llvm.loop !14

16:                                               ; preds = %7, %16
  %17 = phi i64 [ 1, %7 ], [ %66, %16 ]
  %18 = getelementptr inbounds double, ptr %10, i64 %17
  %19 = getelementptr inbounds double, ptr %11, i64 %17
  %20 = getelementptr inbounds i8, ptr %18, i64 -8
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %18, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fadd double %21, %23
  %25 = getelementptr inbounds i8, ptr %18, i64 -256
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fadd double %24, %26
  %28 = getelementptr inbounds i8, ptr %18, i64 256
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fadd double %27, %29
  %31 = fmul double %30, 2.500000e-01
  store double %31, ptr %19, align 8, !tbaa !1
  %32 = load double, ptr %18, align 8, !tbaa !1
  %33 = getelementptr inbounds i8, ptr %18, i64 16
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fadd double %32, %34
  %36 = getelementptr inbounds i8, ptr %18, i64 -248
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %35, %37
  %39 = getelementptr inbounds i8, ptr %18, i64 264
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fadd double %38, %40
  %42 = fmul double %41, 2.500000e-01
  %43 = getelementptr inbounds i8, ptr %19, i64 8
  store double %42, ptr %43, align 8, !tbaa !1
  %44 = getelementptr inbounds i8, ptr %18, i64 24
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = fadd double %23, %45
  %47 = getelementptr inbounds i8, ptr %18, i64 -240
  %48 = load double, ptr %47, align 8, !tbaa !1
  %49 = fadd double %46, %48
  %50 = getelementptr inbounds i8, ptr %18, i64 272
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fadd double %49, %51
  %53 = fmul double %52, 2.500000e-01
  %54 = getelementptr inbounds i8, ptr %19, i64 16
  store double %53, ptr %54, align 8, !tbaa !1
  %55 = getelementptr inbounds i8, ptr %18, i64 32
  %56 = load double, ptr %55, align 8, !tbaa !1
  %57 = fadd double %34, %56
  %58 = getelementptr inbounds i8, ptr %18, i64 -232
  %59 = load double, ptr %58, align 8, !tbaa !1
  %60 = fadd double %57, %59
  %61 = getelementptr inbounds i8, ptr %18, i64 280
  %62 = load double, ptr %61, align 8, !tbaa !1
  %63 = fadd double %60, %62
  %64 = fmul double %63, 2.500000e-01
  %65 = getelementptr inbounds i8, ptr %19, i64 24
  store double %64, ptr %65, align 8, !tbaa !1
  %66 = add nuw nsw i64 %17, 4
  %67 = icmp ult i64 %17, 24
  br i1 %67, label %16, label %13, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gauss_seidel(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %20

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr i8, ptr %1, i64 -256
  %7 = getelementptr i8, ptr %1, i64 256
  br label %8

8:                                                ; preds = %4, %21
  %9 = phi i64 [ 0, %4 ], [ %24, %21 ]
  %10 = phi i64 [ 1, %4 ], [ %22, %21 ]
  %11 = shl nuw nsw i64 %9, 8
  %12 = getelementptr i8, ptr %7, i64 %11
  %13 = shl nsw i64 %10, 5
  %14 = shl i64 %10, 37
  %15 = add i64 %14, 137438953472
  %16 = getelementptr double, ptr %6, i64 %13
  %17 = ashr exact i64 %15, 29
  %18 = getelementptr i8, ptr %1, i64 %17
  %19 = load double, ptr %12, align 8
  br label %25

20:                                               ; preds = %21, %2
  ret void

21:                                               ; preds = %25
  %22 = add nuw nsw i64 %10, 1
  %23 = icmp eq i64 %22, %5
  %24 = add i64 %9, 1
  br i1 %23, label %20, label %8, !llvm.loop !16

25:                                               ; preds = %8, %25
  %26 = phi double [ %19, %8 ], [ %39, %25 ]
  %27 = phi i64 [ 1, %8 ], [ %40, %25 ]
  %28 = or disjoint i64 %27, %13
  %29 = getelementptr double, ptr %1, i64 %28
  %30 = getelementptr inbounds i8, ptr %29, i64 8
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %26, %31
  %33 = getelementptr double, ptr %16, i64 %27
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fadd double %32, %34
  %36 = getelementptr double, ptr %18, i64 %27
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %35, %37
  %39 = fmul double %38, 2.500000e-01
  store double %39, ptr %29, align 8, !tbaa !1
  %40 = add nuw nsw i64 %27, 1
  %41 = icmp eq i64 %40, 31
  br i1 %41, label %21, label %25, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @red_black(i32 noundef %0, i32 noundef %1, double noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = trunc i32 %1 to i1
  %9 = zext nneg i32 %0 to i64
  br label %12

10:                                               ; preds = %21, %5
  %11 = phi double [ 0.000000e+00, %5 ], [ %49, %21 ]
  ret double %11

12:                                               ; preds = %21, %7
  %13 = phi i64 [ 1, %7 ], [ %22, %21 ]
  %14 = phi i1 [ %8, %7 ], [ %16, %21 ]
  %15 = phi double [ 0.000000e+00, %7 ], [ %49, %21 ]
  %16 = xor i1 %14, true
  %17 = select i1 %14, i64 1, i64 2
  %18 = shl nsw i64 %13, 5
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = and i64 %18, 4294967264
  br label %24

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %10, label %12, !llvm.loop !18

24:                                               ; preds = %12, %24
  %25 = phi i64 [ %17, %12 ], [ %50, %24 ]
  %26 = phi double [ %15, %12 ], [ %49, %24 ]
  %27 = getelementptr inbounds double, ptr %19, i64 %25
  %28 = getelementptr inbounds i8, ptr %27, i64 -8
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds i8, ptr %27, i64 8
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %29, %31
  %33 = getelementptr inbounds i8, ptr %27, i64 -256
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fadd double %32, %34
  %36 = getelementptr inbounds i8, ptr %27, i64 256
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %35, %37
  %39 = or disjoint i64 %25, %20
  %40 = getelementptr inbounds double, ptr %4, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fsub double %38, %41
  %43 = fmul double %42, 2.500000e-01
  %44 = load double, ptr %27, align 8, !tbaa !1
  %45 = fsub double %43, %44
  %46 = fmul double %45, %2
  %47 = fadd double %44, %46
  store double %47, ptr %27, align 8, !tbaa !1
  %48 = fmul double %45, %45
  %49 = fadd double %26, %48
  %50 = add nuw nsw i64 %25, 2
  %51 = icmp ult i64 %25, 29
  br i1 %51, label %24, label %21, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @heat3d(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %6, %18
  %9 = phi i64 [ 1, %6 ], [ %19, %18 ]
  %10 = shl nsw i64 %9, 6
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  br label %13

12:                                               ; preds = %18, %4
  ret void

13:                                               ; preds = %8, %21
  %14 = phi i64 [ 1, %8 ], [ %22, %21 ]
  %15 = shl nuw nsw i64 %14, 3
  %16 = getelementptr inbounds double, ptr %11, i64 %15
  %17 = or disjoint i64 %15, %10
  br label %24

18:                                               ; preds = %21
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %12, label %8, !llvm.loop !20

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, 7
  br i1 %23, label %18, label %13, !llvm.loop !21

24:                                               ; preds = %13, %24
  %25 = phi i64 [ 1, %13 ], [ %51, %24 ]
  %26 = getelementptr inbounds double, ptr %16, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %26, i64 -8
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds i8, ptr %26, i64 8
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %29, %31
  %33 = getelementptr inbounds i8, ptr %26, i64 -64
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fadd double %32, %34
  %36 = getelementptr inbounds i8, ptr %26, i64 64
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %35, %37
  %39 = getelementptr inbounds i8, ptr %26, i64 -512
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fadd double %38, %40
  %42 = getelementptr inbounds i8, ptr %26, i64 512
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fadd double %41, %43
  %45 = fmul double %27, 6.000000e+00
  %46 = fsub double %44, %45
  %47 = fmul double %46, %1
  %48 = fadd double %27, %47
  %49 = or disjoint i64 %17, %25
  %50 = getelementptr inbounds double, ptr %3, i64 %49
  store double %48, ptr %50, align 8, !tbaa !1
  %51 = add nuw nsw i64 %25, 1
  %52 = icmp eq i64 %51, 7
  br i1 %52, label %21, label %24, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @box27(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %19

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = zext nneg i32 %0 to i64
  br label %15

15:                                               ; preds = %6, %25
  %16 = phi i64 [ 1, %6 ], [ %26, %25 ]
  %17 = shl nsw i64 %16, 6
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  br label %20

19:                                               ; preds = %25, %4
  ret void

20:                                               ; preds = %15, %28
  %21 = phi i64 [ 1, %15 ], [ %29, %28 ]
  %22 = shl nuw nsw i64 %21, 3
  %23 = getelementptr inbounds double, ptr %18, i64 %22
  %24 = or disjoint i64 %22, %17
  br label %31

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %14
  br i1 %27, label %19, label %15, !llvm.loop !23

28:                                               ; preds = %31
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, 7
  br i1 %30, label %25, label %20, !llvm.loop !24

31:                                               ; preds = %20, %31
  %32 = phi i64 [ 1, %20 ], [ %119, %31 ]
  %33 = getelementptr inbounds double, ptr %23, i64 %32
  %34 = getelementptr inbounds i8, ptr %33, i64 -512
  %35 = getelementptr inbounds i8, ptr %33, i64 512
  %36 = getelementptr inbounds i8, ptr %33, i64 -8
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = getelementptr inbounds i8, ptr %33, i64 8
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fadd double %37, %39
  %41 = getelementptr inbounds i8, ptr %33, i64 -64
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fadd double %40, %42
  %44 = getelementptr inbounds i8, ptr %33, i64 64
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = fadd double %43, %45
  %47 = load double, ptr %34, align 8, !tbaa !1
  %48 = fadd double %46, %47
  %49 = load double, ptr %35, align 8, !tbaa !1
  %50 = fadd double %48, %49
  %51 = getelementptr inbounds i8, ptr %33, i64 -72
  %52 = load double, ptr %51, align 8, !tbaa !1
  %53 = getelementptr inbounds i8, ptr %33, i64 -56
  %54 = load double, ptr %53, align 8, !tbaa !1
  %55 = fadd double %52, %54
  %56 = getelementptr inbounds i8, ptr %33, i64 56
  %57 = load double, ptr %56, align 8, !tbaa !1
  %58 = fadd double %55, %57
  %59 = getelementptr inbounds i8, ptr %33, i64 72
  %60 = load double, ptr %59, align 8, !tbaa !1
  %61 = fadd double %58, %60
  %62 = getelementptr inbounds i8, ptr %33, i64 -520
  %63 = load double, ptr %62, align 8, !tbaa !1
  %64 = fadd double %61, %63
  %65 = getelementptr inbounds i8, ptr %33, i64 -504
  %66 = load double, ptr %65, align 8, !tbaa !1
  %67 = fadd double %64, %66
  %68 = getelementptr inbounds i8, ptr %33, i64 -576
  %69 = load double, ptr %68, align 8, !tbaa !1
  %70 = fadd double %67, %69
  %71 = getelementptr inbounds i8, ptr %33, i64 -448
  %72 = load double, ptr %71, align 8, !tbaa !1
  %73 = fadd double %70, %72
  %74 = getelementptr inbounds i8, ptr %33, i64 504
  %75 = load double, ptr %74, align 8, !tbaa !1
  %76 = fadd double %73, %75
  %77 = getelementptr inbounds i8, ptr %33, i64 520
  %78 = load double, ptr %77, align 8, !tbaa !1
  %79 = fadd double %76, %78
  %80 = getelementptr inbounds i8, ptr %33, i64 448
  %81 = load double, ptr %80, align 8, !tbaa !1
  %82 = fadd double %79, %81
  %83 = getelementptr inbounds i8, ptr %33, i64 576
  %84 = load double, ptr %83, align 8, !tbaa !1
  %85 = fadd double %82, %84
  %86 = getelementptr inbounds i8, ptr %33, i64 -584
  %87 = load double, ptr %86, align 8, !tbaa !1
  %88 = getelementptr inbounds i8, ptr %33, i64 -568
  %89 = load double, ptr %88, align 8, !tbaa !1
  %90 = fadd double %87, %89
  %91 = getelementptr inbounds i8, ptr %33, i64 -456
  %92 = load double, ptr %91, align 8, !tbaa !1
  %93 = fadd double %90, %92
  %94 = getelementptr inbounds i8, ptr %33, i64 -440
  %95 = load double, ptr %94, align 8, !tbaa !1
  %96 = fadd double %93, %95
  %97 = getelementptr inbounds i8, ptr %33, i64 440
  %98 = load double, ptr %97, align 8, !tbaa !1
  %99 = fadd double %96, %98
  %100 = getelementptr inbounds i8, ptr %33, i64 456
  %101 = load double, ptr %100, align 8, !tbaa !1
  %102 = fadd double %99, %101
  %103 = getelementptr inbounds i8, ptr %33, i64 568
  %104 = load double, ptr %103, align 8, !tbaa !1
  %105 = fadd double %102, %104
  %106 = getelementptr inbounds i8, ptr %33, i64 584
  %107 = load double, ptr %106, align 8, !tbaa !1
  %108 = fadd double %105, %107
  %109 = load double, ptr %33, align 8, !tbaa !1
  %110 = fmul double %7, %109
  %111 = fmul double %50, %9
  %112 = fadd double %110, %111
  %113 = fmul double %85, %11
  %114 = fadd double %112, %113
  %115 = fmul double %108, %13
  %116 = fadd double %114, %115
  %117 = or disjoint i64 %24, %32
  %118 = getelementptr inbounds double, ptr %3, i64 %117
  store double %116, ptr %118, align 8, !tbaa !1
  %119 = add nuw nsw i64 %32, 1
  %120 = icmp eq i64 %119, 7
  br i1 %120, label %28, label %31, !llvm.loop !25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @resid(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = getelementptr i8, ptr %2, i64 -72
  %7 = getelementptr inbounds i8, ptr %2, i64 56
  %8 = getelementptr i8, ptr %2, i64 -64
  %9 = getelementptr inbounds i8, ptr %2, i64 64
  %10 = getelementptr i8, ptr %2, i64 -56
  %11 = getelementptr inbounds i8, ptr %2, i64 72
  %12 = icmp sgt i32 %0, 73
  br i1 %12, label %13, label %24

13:                                               ; preds = %5
  %14 = load double, ptr %1, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %1, i64 16
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds i8, ptr %1, i64 24
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = zext nneg i32 %0 to i64
  %22 = getelementptr i8, ptr %2, i64 584
  %23 = load double, ptr %22, align 8, !tbaa !1
  br label %25

24:                                               ; preds = %25, %5
  ret void

25:                                               ; preds = %13, %25
  %26 = phi double [ %23, %13 ], [ %103, %25 ]
  %27 = phi i64 [ 73, %13 ], [ %51, %25 ]
  %28 = getelementptr double, ptr %6, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds double, ptr %7, i64 %27
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %29, %31
  %33 = getelementptr double, ptr %2, i64 %27
  %34 = getelementptr i8, ptr %33, i64 -520
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = fadd double %32, %35
  %37 = getelementptr inbounds i8, ptr %33, i64 504
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = fadd double %36, %38
  %40 = getelementptr double, ptr %8, i64 %27
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %9, i64 %27
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fadd double %41, %43
  %45 = getelementptr i8, ptr %33, i64 -512
  %46 = load double, ptr %45, align 8, !tbaa !1
  %47 = fadd double %44, %46
  %48 = getelementptr inbounds i8, ptr %33, i64 512
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fadd double %47, %49
  %51 = add nuw nsw i64 %27, 1
  %52 = getelementptr double, ptr %10, i64 %27
  %53 = load double, ptr %52, align 8, !tbaa !1
  %54 = getelementptr inbounds double, ptr %11, i64 %27
  %55 = load double, ptr %54, align 8, !tbaa !1
  %56 = fadd double %53, %55
  %57 = getelementptr i8, ptr %33, i64 -504
  %58 = load double, ptr %57, align 8, !tbaa !1
  %59 = fadd double %56, %58
  %60 = getelementptr inbounds i8, ptr %33, i64 520
  %61 = load double, ptr %60, align 8, !tbaa !1
  %62 = fadd double %59, %61
  %63 = getelementptr i8, ptr %33, i64 -576
  %64 = load double, ptr %63, align 8, !tbaa !1
  %65 = getelementptr i8, ptr %33, i64 -448
  %66 = load double, ptr %65, align 8, !tbaa !1
  %67 = fadd double %64, %66
  %68 = getelementptr inbounds i8, ptr %33, i64 448
  %69 = load double, ptr %68, align 8, !tbaa !1
  %70 = fadd double %67, %69
  %71 = getelementptr inbounds i8, ptr %33, i64 576
  %72 = load double, ptr %71, align 8, !tbaa !1
  %73 = fadd double %70, %72
  %74 = getelementptr i8, ptr %33, i64 -584
  %75 = load double, ptr %74, align 8, !tbaa !1
  %76 = getelementptr i8, ptr %33, i64 -456
  %77 = load double, ptr %76, align 8, !tbaa !1
  %78 = fadd double %75, %77
  %79 = getelementptr inbounds i8, ptr %33, i64 440
  %80 = load double, ptr %79, align 8, !tbaa !1
  %81 = fadd double %78, %80
  %82 = getelementptr inbounds i8, ptr %33, i64 568
  %83 = load double, ptr %82, align 8, !tbaa !1
  %84 = fadd double %81, %83
  %85 = getelementptr i8, ptr %33, i64 -568
  %86 = load double, ptr %85, align 8, !tbaa !1
  %87 = getelementptr i8, ptr %33, i64 -440
  %88 = load double, ptr %87, align 8, !tbaa !1
  %89 = fadd double %86, %88
  %90 = getelementptr inbounds i8, ptr %33, i64 456
  %91 = load double, ptr %90, align 8, !tbaa !1
  %92 = fadd double %89, %91
  %93 = getelementptr inbounds i8, ptr %33, i64 584
  %94 = load double, ptr %93, align 8, !tbaa !1
  %95 = fadd double %92, %94
  %96 = getelementptr inbounds double, ptr %3, i64 %27
  %97 = load double, ptr %96, align 8, !tbaa !1
  %98 = fmul double %14, %26
  %99 = fsub double %97, %98
  %100 = getelementptr i8, ptr %33, i64 -8
  %101 = load double, ptr %100, align 8, !tbaa !1
  %102 = getelementptr inbounds double, ptr %2, i64 %51
  %103 = load double, ptr %102, align 8, !tbaa !1
  %104 = fadd double %101, %103
  %105 = fadd double %50, %104
  %106 = fmul double %16, %105
  %107 = fsub double %99, %106
  %108 = fadd double %39, %73
  %109 = fadd double %62, %108
  %110 = fmul double %109, %18
  %111 = fsub double %107, %110
  %112 = fadd double %84, %95
  %113 = fmul double %112, %20
  %114 = fsub double %111, %113
  %115 = getelementptr inbounds double, ptr %4, i64 %27
  store double %114, ptr %115, align 8, !tbaa !1
  %116 = icmp eq i64 %51, %21
  br i1 %116, label %24, label %25, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @restrict_grid(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %15
  %8 = phi i64 [ 1, %5 ], [ %16, %15 ]
  %9 = shl nsw i64 %8, 9
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = shl i64 %8, 4
  %12 = and i64 %11, 4294967280
  %13 = getelementptr inbounds double, ptr %2, i64 %12
  br label %18

14:                                               ; preds = %15, %3
  ret void

15:                                               ; preds = %18
  %16 = add nuw nsw i64 %8, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %14, label %7, !llvm.loop !27

18:                                               ; preds = %7, %18
  %19 = phi i64 [ 1, %7 ], [ %51, %18 ]
  %20 = shl nsw i64 %19, 4
  %21 = getelementptr inbounds i8, ptr %10, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %22, 2.500000e-01
  %24 = getelementptr inbounds i8, ptr %21, i64 -8
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %21, i64 8
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fadd double %25, %27
  %29 = getelementptr inbounds i8, ptr %21, i64 -256
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %28, %30
  %32 = getelementptr inbounds i8, ptr %21, i64 256
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fadd double %31, %33
  %35 = fmul double %34, 1.250000e-01
  %36 = fadd double %23, %35
  %37 = getelementptr inbounds i8, ptr %21, i64 -264
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = getelementptr inbounds i8, ptr %21, i64 -248
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fadd double %38, %40
  %42 = getelementptr inbounds i8, ptr %21, i64 248
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fadd double %41, %43
  %45 = getelementptr inbounds i8, ptr %21, i64 264
  %46 = load double, ptr %45, align 8, !tbaa !1
  %47 = fadd double %44, %46
  %48 = fmul double %47, 6.250000e-02
  %49 = fadd double %36, %48
  %50 = getelementptr inbounds double, ptr %13, i64 %19
  store double %49, ptr %50, align 8, !tbaa !1
  %51 = add nuw nsw i64 %19, 1
  %52 = icmp eq i64 %51, 15
  br i1 %52, label %15, label %18, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @prolong(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %14
  %8 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %9 = shl nsw i64 %8, 7
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = shl nsw i64 %8, 9
  %12 = getelementptr inbounds i8, ptr %2, i64 %11
  br label %17

13:                                               ; preds = %14, %3
  ret void

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %13, label %7, !llvm.loop !29

17:                                               ; preds = %7, %17
  %18 = phi i64 [ 0, %7 ], [ %47, %17 ]
  %19 = getelementptr inbounds double, ptr %10, i64 %18
  %20 = shl nsw i64 %18, 4
  %21 = getelementptr inbounds i8, ptr %12, i64 %20
  %22 = load double, ptr %19, align 8, !tbaa !1
  %23 = load double, ptr %21, align 8, !tbaa !1
  %24 = fadd double %22, %23
  store double %24, ptr %21, align 8, !tbaa !1
  %25 = getelementptr inbounds i8, ptr %19, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fadd double %22, %26
  %28 = fmul double %27, 5.000000e-01
  %29 = getelementptr inbounds i8, ptr %21, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %30, %28
  store double %31, ptr %29, align 8, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %19, i64 128
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fadd double %22, %33
  %35 = fmul double %34, 5.000000e-01
  %36 = getelementptr inbounds i8, ptr %21, i64 256
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %37, %35
  store double %38, ptr %36, align 8, !tbaa !1
  %39 = fadd double %27, %33
  %40 = getelementptr inbounds i8, ptr %19, i64 136
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fadd double %39, %41
  %43 = fmul double %42, 2.500000e-01
  %44 = getelementptr inbounds i8, ptr %21, i64 264
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = fadd double %45, %43
  store double %46, ptr %44, align 8, !tbaa !1
  %47 = add nuw nsw i64 %18, 1
  %48 = icmp eq i64 %47, 15
  br i1 %48, label %14, label %17, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @wave(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %6, %14
  %9 = phi i64 [ 1, %6 ], [ %15, %14 ]
  %10 = shl nsw i64 %9, 5
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = getelementptr inbounds double, ptr %3, i64 %10
  br label %17

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %7
  br i1 %16, label %13, label %8, !llvm.loop !31

17:                                               ; preds = %8, %17
  %18 = phi i64 [ 1, %8 ], [ %40, %17 ]
  %19 = getelementptr inbounds double, ptr %11, i64 %18
  %20 = getelementptr inbounds double, ptr %12, i64 %18
  %21 = load double, ptr %19, align 8, !tbaa !1
  %22 = fmul double %21, 2.000000e+00
  %23 = load double, ptr %20, align 8, !tbaa !1
  %24 = fsub double %22, %23
  %25 = getelementptr inbounds i8, ptr %19, i64 -8
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = getelementptr inbounds i8, ptr %19, i64 8
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fadd double %26, %28
  %30 = getelementptr inbounds i8, ptr %19, i64 -256
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %29, %31
  %33 = getelementptr inbounds i8, ptr %19, i64 256
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fadd double %32, %34
  %36 = fmul double %21, 4.000000e+00
  %37 = fsub double %35, %36
  %38 = fmul double %37, %1
  %39 = fadd double %24, %38
  store double %39, ptr %20, align 8, !tbaa !1
  %40 = add nuw nsw i64 %18, 1
  %41 = icmp eq i64 %40, 31
  br i1 %41, label %14, label %17, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fdtd_e(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  %8 = getelementptr i8, ptr %3, i64 -256
  br label %9

9:                                                ; preds = %6, %14
  %10 = phi i64 [ 1, %6 ], [ %15, %14 ]
  %11 = shl nsw i64 %10, 5
  %12 = getelementptr double, ptr %8, i64 %11
  br label %17

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, %7
  br i1 %16, label %13, label %9, !llvm.loop !33

17:                                               ; preds = %9, %17
  %18 = phi i64 [ 1, %9 ], [ %36, %17 ]
  %19 = or disjoint i64 %18, %11
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr double, ptr %12, i64 %18
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fsub double %21, %23
  %25 = fmul double %24, 5.000000e-01
  %26 = getelementptr inbounds double, ptr %1, i64 %19
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fsub double %27, %25
  store double %28, ptr %26, align 8, !tbaa !1
  %29 = getelementptr i8, ptr %20, i64 -8
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fsub double %21, %30
  %32 = fmul double %31, 5.000000e-01
  %33 = getelementptr inbounds double, ptr %2, i64 %19
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fsub double %34, %32
  store double %35, ptr %33, align 8, !tbaa !1
  %36 = add nuw nsw i64 %18, 1
  %37 = icmp eq i64 %36, 32
  br i1 %37, label %14, label %17, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fdtd_h(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %6, %17
  %9 = phi i64 [ 0, %6 ], [ %18, %17 ]
  %10 = trunc nuw nsw i64 %9 to i32
  %11 = shl i32 %10, 5
  %12 = add i32 %11, 32
  %13 = sext i32 %12 to i64
  %14 = sext i32 %11 to i64
  %15 = getelementptr double, ptr %1, i64 %13
  br label %20

16:                                               ; preds = %17, %4
  ret void

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %16, label %8, !llvm.loop !35

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %38, %20 ]
  %22 = getelementptr double, ptr %15, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = or disjoint i64 %21, %14
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fsub double %23, %26
  %28 = getelementptr inbounds double, ptr %2, i64 %24
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %27, %30
  %32 = load double, ptr %28, align 8, !tbaa !1
  %33 = fsub double %31, %32
  %34 = fmul double %33, 0x3FE6666666666666
  %35 = getelementptr inbounds double, ptr %3, i64 %24
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fsub double %36, %34
  store double %37, ptr %35, align 8, !tbaa !1
  %38 = add nuw nsw i64 %21, 1
  %39 = icmp eq i64 %38, 31
  br i1 %39, label %17, label %20, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @upwind(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %25, %4
  ret void

9:                                                ; preds = %6, %25
  %10 = phi i64 [ 1, %6 ], [ %30, %25 ]
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = fadd double %12, -1.000000e+00
  %14 = getelementptr inbounds double, ptr %2, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fcmp ogt double %13, 0.000000e+00
  br i1 %16, label %17, label %21

17:                                               ; preds = %9
  %18 = getelementptr i8, ptr %14, i64 -8
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fsub double %15, %19
  br label %25

21:                                               ; preds = %9
  %22 = getelementptr inbounds i8, ptr %14, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fsub double %23, %15
  br label %25

25:                                               ; preds = %21, %17
  %26 = phi double [ %20, %17 ], [ %24, %21 ]
  %27 = fmul double %13, %26
  %28 = fsub double %15, %27
  %29 = getelementptr inbounds double, ptr %3, i64 %10
  store double %28, ptr %29, align 8, !tbaa !1
  %30 = add nuw nsw i64 %10, 1
  %31 = icmp eq i64 %30, %7
  br i1 %31, label %8, label %9, !llvm.loop !37
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @limiter(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %10

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !1
  %9 = getelementptr i8, ptr %1, i64 -8
  br label %11

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %5, %11
  %12 = phi double [ %8, %5 ], [ %19, %11 ]
  %13 = phi i64 [ 1, %5 ], [ %17, %11 ]
  %14 = getelementptr double, ptr %9, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fsub double %12, %15
  %17 = add nuw nsw i64 %13, 1
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fsub double %19, %12
  %21 = fmul double %16, %20
  %22 = fcmp ogt double %21, 0.000000e+00
  %23 = fmul double %21, 2.000000e+00
  %24 = fadd double %16, %20
  %25 = fdiv double %23, %24
  %26 = select i1 %22, double %25, double 0.000000e+00
  %27 = getelementptr inbounds double, ptr %2, i64 %13
  store double %26, ptr %27, align 8, !tbaa !1
  %28 = icmp eq i64 %17, %6
  br i1 %28, label %10, label %11, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @lax_wendroff(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %6
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ 1, %8 ], [ %13, %11 ]
  %13 = add nuw nsw i64 %12, 1
  %14 = getelementptr inbounds double, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fmul double %15, %15
  %17 = getelementptr inbounds double, ptr %2, i64 %13
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fdiv double %16, %18
  %20 = fmul double %18, 4.900000e+00
  %21 = fmul double %18, %20
  %22 = fadd double %19, %21
  %23 = add nsw i64 %12, -1
  %24 = getelementptr inbounds double, ptr %3, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fmul double %25, %25
  %27 = getelementptr inbounds double, ptr %2, i64 %23
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fdiv double %26, %28
  %30 = fmul double %28, 4.900000e+00
  %31 = fmul double %28, %30
  %32 = fadd double %29, %31
  %33 = fadd double %18, %28
  %34 = fmul double %33, 5.000000e-01
  %35 = fsub double %15, %25
  %36 = fmul double %35, %1
  %37 = fsub double %34, %36
  %38 = getelementptr inbounds double, ptr %4, i64 %12
  store double %37, ptr %38, align 8, !tbaa !1
  %39 = fadd double %15, %25
  %40 = fmul double %39, 5.000000e-01
  %41 = fsub double %22, %32
  %42 = fmul double %41, %1
  %43 = fsub double %40, %42
  %44 = getelementptr inbounds double, ptr %5, i64 %12
  store double %43, ptr %44, align 8, !tbaa !1
  %45 = icmp eq i64 %13, %9
  br i1 %45, label %10, label %11, !llvm.loop !39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @swim_flux(i32 noundef %0, double noundef %1, double noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef writeonly %7, ptr noalias nocapture noundef writeonly %8, ptr noalias nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp sgt i32 %0, 33
  br i1 %11, label %12, label %20

12:                                               ; preds = %10
  %13 = zext nneg i32 %0 to i64
  %14 = getelementptr inbounds i8, ptr %5, i64 256
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %3, i64 264
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %4, i64 256
  %19 = load double, ptr %18, align 8, !tbaa !1
  br label %21

20:                                               ; preds = %21, %10
  ret void

21:                                               ; preds = %12, %21
  %22 = phi double [ %19, %12 ], [ %38, %21 ]
  %23 = phi double [ %17, %12 ], [ %57, %21 ]
  %24 = phi double [ %15, %12 ], [ %27, %21 ]
  %25 = phi i64 [ 33, %12 ], [ %55, %21 ]
  %26 = getelementptr inbounds double, ptr %5, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fadd double %27, %24
  %29 = fmul double %28, 5.000000e-01
  %30 = fmul double %23, %29
  %31 = getelementptr inbounds double, ptr %6, i64 %25
  store double %30, ptr %31, align 8, !tbaa !1
  %32 = add nsw i64 %25, -32
  %33 = getelementptr inbounds double, ptr %5, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fadd double %27, %34
  %36 = fmul double %35, 5.000000e-01
  %37 = getelementptr inbounds double, ptr %4, i64 %25
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = fmul double %38, %36
  %40 = getelementptr inbounds double, ptr %7, i64 %25
  store double %39, ptr %40, align 8, !tbaa !1
  %41 = fsub double %38, %22
  %42 = fmul double %41, %1
  %43 = getelementptr inbounds double, ptr %3, i64 %32
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fsub double %23, %44
  %46 = fmul double %45, %2
  %47 = fsub double %42, %46
  %48 = getelementptr i8, ptr %26, i64 -264
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fadd double %34, %49
  %51 = fadd double %27, %50
  %52 = fadd double %24, %51
  %53 = fdiv double %47, %52
  %54 = getelementptr inbounds double, ptr %8, i64 %25
  store double %53, ptr %54, align 8, !tbaa !1
  %55 = add nuw nsw i64 %25, 1
  %56 = getelementptr inbounds double, ptr %3, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !1
  %58 = fmul double %57, %57
  %59 = fmul double %23, %23
  %60 = fadd double %59, %58
  %61 = getelementptr inbounds i8, ptr %37, i64 256
  %62 = load double, ptr %61, align 8, !tbaa !1
  %63 = fmul double %62, %62
  %64 = fadd double %60, %63
  %65 = fmul double %38, %38
  %66 = fadd double %65, %64
  %67 = fmul double %66, 2.500000e-01
  %68 = fadd double %27, %67
  %69 = getelementptr inbounds double, ptr %9, i64 %25
  store double %68, ptr %69, align 8, !tbaa !1
  %70 = icmp eq i64 %55, %13
  br i1 %70, label %20, label %21, !llvm.loop !40
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @swim_step(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7, ptr noalias nocapture noundef readonly %8, ptr noalias nocapture noundef writeonly %9, ptr noalias nocapture noundef writeonly %10, ptr noalias nocapture noundef writeonly %11) local_unnamed_addr #0 {
  %13 = icmp sgt i32 %0, 32
  br i1 %13, label %14, label %30

14:                                               ; preds = %12
  %15 = load double, ptr %1, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %1, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = zext nneg i32 %0 to i64
  %21 = getelementptr inbounds i8, ptr %4, i64 256
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %3, i64 248
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds i8, ptr %5, i64 248
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = getelementptr inbounds i8, ptr %2, i64 256
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = getelementptr i8, ptr %2, i64 -248
  br label %31

30:                                               ; preds = %31, %12
  ret void

31:                                               ; preds = %14, %31
  %32 = phi double [ %28, %14 ], [ %69, %31 ]
  %33 = phi double [ %26, %14 ], [ %56, %31 ]
  %34 = phi double [ %24, %14 ], [ %47, %31 ]
  %35 = phi double [ %22, %14 ], [ %65, %31 ]
  %36 = phi i64 [ 32, %14 ], [ %63, %31 ]
  %37 = getelementptr inbounds double, ptr %6, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = add nuw nsw i64 %36, 32
  %40 = getelementptr inbounds double, ptr %4, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fadd double %41, %35
  %43 = fmul double %15, %42
  %44 = getelementptr inbounds double, ptr %3, i64 %39
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = getelementptr inbounds double, ptr %3, i64 %36
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = fadd double %45, %47
  %49 = getelementptr inbounds i8, ptr %46, i64 248
  %50 = load double, ptr %49, align 8, !tbaa !1
  %51 = fadd double %48, %50
  %52 = fadd double %51, %34
  %53 = fmul double %43, %52
  %54 = fadd double %38, %53
  %55 = getelementptr inbounds double, ptr %5, i64 %36
  %56 = load double, ptr %55, align 8, !tbaa !1
  %57 = fsub double %56, %33
  %58 = fmul double %17, %57
  %59 = fsub double %54, %58
  %60 = getelementptr inbounds double, ptr %9, i64 %36
  store double %59, ptr %60, align 8, !tbaa !1
  %61 = getelementptr inbounds double, ptr %7, i64 %36
  %62 = load double, ptr %61, align 8, !tbaa !1
  %63 = add nuw nsw i64 %36, 1
  %64 = getelementptr inbounds double, ptr %4, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !1
  %66 = fadd double %35, %65
  %67 = fmul double %15, %66
  %68 = getelementptr inbounds double, ptr %2, i64 %63
  %69 = load double, ptr %68, align 8, !tbaa !1
  %70 = fadd double %69, %32
  %71 = add nsw i64 %36, -32
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !1
  %74 = fadd double %70, %73
  %75 = getelementptr double, ptr %29, i64 %36
  %76 = load double, ptr %75, align 8, !tbaa !1
  %77 = fadd double %74, %76
  %78 = fmul double %67, %77
  %79 = fsub double %62, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %71
  %81 = load double, ptr %80, align 8, !tbaa !1
  %82 = fsub double %56, %81
  %83 = fmul double %19, %82
  %84 = fsub double %79, %83
  %85 = getelementptr inbounds double, ptr %10, i64 %36
  store double %84, ptr %85, align 8, !tbaa !1
  %86 = getelementptr inbounds double, ptr %8, i64 %36
  %87 = load double, ptr %86, align 8, !tbaa !1
  %88 = fsub double %69, %32
  %89 = fmul double %17, %88
  %90 = fsub double %87, %89
  %91 = fsub double %45, %47
  %92 = fmul double %91, %19
  %93 = fsub double %90, %92
  %94 = getelementptr inbounds double, ptr %11, i64 %36
  store double %93, ptr %94, align 8, !tbaa !1
  %95 = icmp eq i64 %63, %20
  br i1 %95, label %30, label %31, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @swim_smooth(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7, ptr noalias nocapture noundef %8, ptr noalias nocapture noundef %9, ptr noalias nocapture noundef %10) local_unnamed_addr #0 {
  %12 = icmp sgt i32 %0, 0
  br i1 %12, label %13, label %15

13:                                               ; preds = %11
  %14 = zext nneg i32 %0 to i64
  br label %16

15:                                               ; preds = %16, %11
  ret void

16:                                               ; preds = %13, %16
  %17 = phi i64 [ 0, %13 ], [ %51, %16 ]
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds double, ptr %3, i64 %17
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds double, ptr %4, i64 %17
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds double, ptr %5, i64 %17
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fmul double %19, 2.000000e+00
  %27 = fsub double %25, %26
  %28 = getelementptr inbounds double, ptr %8, i64 %17
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fadd double %27, %29
  %31 = fmul double %30, %1
  %32 = fadd double %19, %31
  store double %32, ptr %28, align 8, !tbaa !1
  %33 = getelementptr inbounds double, ptr %6, i64 %17
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fmul double %21, 2.000000e+00
  %36 = fsub double %34, %35
  %37 = getelementptr inbounds double, ptr %9, i64 %17
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = fadd double %36, %38
  %40 = fmul double %39, %1
  %41 = fadd double %21, %40
  store double %41, ptr %37, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %7, i64 %17
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fmul double %23, 2.000000e+00
  %45 = fsub double %43, %44
  %46 = getelementptr inbounds double, ptr %10, i64 %17
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = fadd double %45, %47
  %49 = fmul double %48, %1
  %50 = fadd double %23, %49
  store double %50, ptr %46, align 8, !tbaa !1
  store double %25, ptr %18, align 8, !tbaa !1
  store double %34, ptr %20, align 8, !tbaa !1
  store double %43, ptr %22, align 8, !tbaa !1
  %51 = add nuw nsw i64 %17, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %15, label %16, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @tomcatv_residual(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef writeonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 33
  br i1 %8, label %9, label %25

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  %11 = getelementptr inbounds i8, ptr %1, i64 256
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %2, i64 256
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %1, i64 520
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds i8, ptr %2, i64 520
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = getelementptr inbounds i8, ptr %2, i64 8
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %2, i64 264
  %24 = load double, ptr %23, align 8, !tbaa !1
  br label %27

25:                                               ; preds = %27, %7
  %26 = phi double [ 0.000000e+00, %7 ], [ %121, %27 ]
  ret double %26

27:                                               ; preds = %9, %27
  %28 = phi double [ %24, %9 ], [ %42, %27 ]
  %29 = phi double [ %22, %9 ], [ %98, %27 ]
  %30 = phi double [ %20, %9 ], [ %93, %27 ]
  %31 = phi double [ %18, %9 ], [ %86, %27 ]
  %32 = phi double [ %16, %9 ], [ %79, %27 ]
  %33 = phi double [ %14, %9 ], [ %28, %27 ]
  %34 = phi double [ %12, %9 ], [ %66, %27 ]
  %35 = phi i64 [ 33, %9 ], [ %37, %27 ]
  %36 = phi double [ 0.000000e+00, %9 ], [ %121, %27 ]
  %37 = add nuw nsw i64 %35, 1
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fsub double %39, %34
  %41 = getelementptr inbounds double, ptr %2, i64 %37
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fsub double %42, %33
  %44 = fsub double %32, %31
  %45 = fsub double %30, %29
  %46 = fmul double %44, %44
  %47 = fmul double %45, %45
  %48 = fadd double %46, %47
  %49 = fmul double %48, 2.500000e-01
  %50 = fmul double %40, %40
  %51 = fmul double %43, %43
  %52 = fadd double %50, %51
  %53 = fmul double %52, 2.500000e-01
  %54 = fmul double %40, %44
  %55 = fmul double %43, %45
  %56 = fadd double %54, %55
  %57 = fmul double %56, 1.250000e-01
  %58 = fneg double %53
  %59 = getelementptr inbounds double, ptr %5, i64 %35
  store double %58, ptr %59, align 8, !tbaa !1
  %60 = fadd double %53, %53
  %61 = fmul double %49, 2.000000e+00
  %62 = fdiv double %61, 1.020000e+00
  %63 = fadd double %60, %62
  %64 = getelementptr inbounds double, ptr %6, i64 %35
  store double %63, ptr %64, align 8, !tbaa !1
  %65 = getelementptr inbounds double, ptr %1, i64 %35
  %66 = load double, ptr %65, align 8, !tbaa !1
  %67 = fmul double %66, 2.000000e+00
  %68 = fsub double %39, %67
  %69 = fadd double %34, %68
  %70 = fmul double %28, 2.000000e+00
  %71 = fsub double %42, %70
  %72 = fadd double %33, %71
  %73 = fsub double %32, %67
  %74 = fadd double %31, %73
  %75 = fsub double %30, %70
  %76 = fadd double %29, %75
  %77 = add nuw nsw i64 %35, 33
  %78 = getelementptr inbounds double, ptr %1, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !1
  %80 = add nuw nsw i64 %35, 31
  %81 = getelementptr inbounds double, ptr %1, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !1
  %83 = fsub double %79, %82
  %84 = add nsw i64 %35, -31
  %85 = getelementptr inbounds double, ptr %1, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !1
  %87 = fsub double %83, %86
  %88 = add nsw i64 %35, -33
  %89 = getelementptr inbounds double, ptr %1, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !1
  %91 = fadd double %87, %90
  %92 = getelementptr inbounds double, ptr %2, i64 %77
  %93 = load double, ptr %92, align 8, !tbaa !1
  %94 = getelementptr inbounds double, ptr %2, i64 %80
  %95 = load double, ptr %94, align 8, !tbaa !1
  %96 = fsub double %93, %95
  %97 = getelementptr inbounds double, ptr %2, i64 %84
  %98 = load double, ptr %97, align 8, !tbaa !1
  %99 = fsub double %96, %98
  %100 = getelementptr inbounds double, ptr %2, i64 %88
  %101 = load double, ptr %100, align 8, !tbaa !1
  %102 = fadd double %99, %101
  %103 = fmul double %49, %69
  %104 = fmul double %53, %74
  %105 = fadd double %103, %104
  %106 = fmul double %57, %91
  %107 = fsub double %105, %106
  %108 = getelementptr inbounds double, ptr %3, i64 %35
  store double %107, ptr %108, align 8, !tbaa !1
  %109 = fmul double %49, %72
  %110 = fmul double %53, %76
  %111 = fadd double %109, %110
  %112 = fmul double %57, %102
  %113 = fsub double %111, %112
  %114 = getelementptr inbounds double, ptr %4, i64 %35
  store double %113, ptr %114, align 8, !tbaa !1
  %115 = tail call double @llvm.fabs.f64(double %107)
  %116 = tail call double @llvm.fabs.f64(double %113)
  %117 = fcmp ogt double %115, %116
  %118 = select i1 %117, double %107, double %113
  %119 = tail call double @llvm.fabs.f64(double %118)
  %120 = fcmp ogt double %119, %36
  %121 = select i1 %120, double %119, double %36
  %122 = icmp eq i64 %37, %10
  br i1 %122, label %25, label %27, !llvm.loop !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @tomcatv_solve(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %13

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %10

10:                                               ; preds = %8, %14
  %11 = phi i64 [ 1, %8 ], [ %15, %14 ]
  %12 = shl nsw i64 %11, 5
  br label %17

13:                                               ; preds = %14, %6
  ret void

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, %9
  br i1 %16, label %13, label %10, !llvm.loop !44

17:                                               ; preds = %10, %17
  %18 = phi i64 [ 1, %10 ], [ %46, %17 ]
  %19 = add nuw nsw i64 %18, %12
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = add nsw i64 %19, -32
  %23 = getelementptr inbounds double, ptr %5, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %21, %24
  %26 = getelementptr inbounds double, ptr %2, i64 %19
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds double, ptr %1, i64 %22
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fmul double %25, %29
  %31 = fsub double %27, %30
  %32 = fdiv double 1.000000e+00, %31
  %33 = getelementptr inbounds double, ptr %5, i64 %19
  store double %32, ptr %33, align 8, !tbaa !1
  %34 = getelementptr inbounds double, ptr %3, i64 %22
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = fmul double %25, %35
  %37 = getelementptr inbounds double, ptr %3, i64 %19
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = fsub double %38, %36
  store double %39, ptr %37, align 8, !tbaa !1
  %40 = getelementptr inbounds double, ptr %4, i64 %22
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fmul double %25, %41
  %43 = getelementptr inbounds double, ptr %4, i64 %19
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fsub double %44, %42
  store double %45, ptr %43, align 8, !tbaa !1
  %46 = add nuw nsw i64 %18, 1
  %47 = icmp eq i64 %46, 31
  br i1 %47, label %14, label %17, !llvm.loop !45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @lbm_collide(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %123, %8 ]
  %10 = getelementptr inbounds double, ptr %2, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %10, i64 800
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %10, i64 1600
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %10, i64 2400
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %10, i64 3200
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %10, i64 4000
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %10, i64 4800
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %10, i64 5600
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %10, i64 6400
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fadd double %11, %13
  %29 = fadd double %28, %15
  %30 = fadd double %29, %17
  %31 = fadd double %30, %19
  %32 = fadd double %31, %21
  %33 = fadd double %32, %23
  %34 = fadd double %33, %25
  %35 = fadd double %34, %27
  %36 = fdiv double 1.000000e+00, %35
  %37 = fadd double %13, %21
  %38 = fadd double %37, %27
  %39 = fsub double %38, %17
  %40 = fsub double %39, %23
  %41 = fsub double %40, %25
  %42 = fmul double %36, %41
  %43 = fadd double %15, %21
  %44 = fadd double %43, %23
  %45 = fsub double %44, %19
  %46 = fsub double %45, %25
  %47 = fsub double %46, %27
  %48 = fmul double %47, %36
  %49 = fmul double %42, %42
  %50 = fmul double %48, %48
  %51 = fadd double %50, %49
  %52 = fmul double %51, 1.500000e+00
  %53 = fsub double 1.000000e+00, %52
  %54 = fdiv double %35, 9.000000e+00
  %55 = fdiv double %35, 3.600000e+01
  %56 = fadd double %48, %42
  %57 = fsub double %42, %48
  %58 = fmul double %54, 4.000000e+00
  %59 = fmul double %58, %53
  %60 = fsub double %59, %11
  %61 = fmul double %60, %1
  %62 = fadd double %11, %61
  store double %62, ptr %10, align 8, !tbaa !1
  %63 = fmul double %42, 3.000000e+00
  %64 = fadd double %63, %53
  %65 = fmul double %42, 4.500000e+00
  %66 = fmul double %42, %65
  %67 = fadd double %66, %64
  %68 = fmul double %54, %67
  %69 = fsub double %68, %13
  %70 = fmul double %69, %1
  %71 = fadd double %13, %70
  store double %71, ptr %12, align 8, !tbaa !1
  %72 = fmul double %48, 3.000000e+00
  %73 = fadd double %72, %53
  %74 = fmul double %48, 4.500000e+00
  %75 = fmul double %48, %74
  %76 = fadd double %75, %73
  %77 = fmul double %54, %76
  %78 = fsub double %77, %15
  %79 = fmul double %78, %1
  %80 = fadd double %15, %79
  store double %80, ptr %14, align 8, !tbaa !1
  %81 = fsub double %53, %63
  %82 = fadd double %66, %81
  %83 = fmul double %54, %82
  %84 = fsub double %83, %17
  %85 = fmul double %84, %1
  %86 = fadd double %17, %85
  store double %86, ptr %16, align 8, !tbaa !1
  %87 = fsub double %53, %72
  %88 = fadd double %75, %87
  %89 = fmul double %54, %88
  %90 = fsub double %89, %19
  %91 = fmul double %90, %1
  %92 = fadd double %19, %91
  store double %92, ptr %18, align 8, !tbaa !1
  %93 = fmul double %56, 3.000000e+00
  %94 = fadd double %93, %53
  %95 = fmul double %56, 4.500000e+00
  %96 = fmul double %56, %95
  %97 = fadd double %96, %94
  %98 = fmul double %55, %97
  %99 = fsub double %98, %21
  %100 = fmul double %99, %1
  %101 = fadd double %21, %100
  store double %101, ptr %20, align 8, !tbaa !1
  %102 = fmul double %57, 3.000000e+00
  %103 = fsub double %53, %102
  %104 = fmul double %57, 4.500000e+00
  %105 = fmul double %57, %104
  %106 = fadd double %105, %103
  %107 = fmul double %55, %106
  %108 = fsub double %107, %23
  %109 = fmul double %108, %1
  %110 = fadd double %23, %109
  store double %110, ptr %22, align 8, !tbaa !1
  %111 = fsub double %53, %93
  %112 = fadd double %96, %111
  %113 = fmul double %55, %112
  %114 = fsub double %113, %25
  %115 = fmul double %114, %1
  %116 = fadd double %25, %115
  store double %116, ptr %24, align 8, !tbaa !1
  %117 = fadd double %102, %53
  %118 = fadd double %105, %117
  %119 = fmul double %55, %118
  %120 = fsub double %119, %27
  %121 = fmul double %120, %1
  %122 = fadd double %27, %121
  store double %122, ptr %26, align 8, !tbaa !1
  %123 = add nuw nsw i64 %9, 1
  %124 = icmp eq i64 %123, %6
  br i1 %124, label %7, label %8, !llvm.loop !46
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @life(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %12

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %14
  %8 = phi i64 [ 1, %5 ], [ %15, %14 ]
  %9 = phi i32 [ 0, %5 ], [ %63, %14 ]
  %10 = shl nsw i64 %8, 6
  %11 = getelementptr inbounds i8, ptr %1, i64 %10
  br label %17

12:                                               ; preds = %14, %3
  %13 = phi i32 [ 0, %3 ], [ %63, %14 ]
  ret i32 %13

14:                                               ; preds = %57
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %12, label %7, !llvm.loop !47

17:                                               ; preds = %7, %57
  %18 = phi i64 [ 1, %7 ], [ %64, %57 ]
  %19 = phi i32 [ %9, %7 ], [ %63, %57 ]
  %20 = getelementptr inbounds i8, ptr %11, i64 %18
  %21 = getelementptr inbounds i8, ptr %20, i64 -65
  %22 = load i8, ptr %21, align 1, !tbaa !48
  %23 = and i8 %22, 1
  %24 = getelementptr inbounds i8, ptr %20, i64 -64
  %25 = load i8, ptr %24, align 1, !tbaa !48
  %26 = and i8 %25, 1
  %27 = add nuw nsw i8 %26, %23
  %28 = getelementptr inbounds i8, ptr %20, i64 -63
  %29 = load i8, ptr %28, align 1, !tbaa !48
  %30 = and i8 %29, 1
  %31 = add nuw nsw i8 %27, %30
  %32 = getelementptr inbounds i8, ptr %20, i64 -1
  %33 = load i8, ptr %32, align 1, !tbaa !48
  %34 = and i8 %33, 1
  %35 = add nuw nsw i8 %31, %34
  %36 = getelementptr inbounds i8, ptr %20, i64 1
  %37 = load i8, ptr %36, align 1, !tbaa !48
  %38 = and i8 %37, 1
  %39 = add nuw nsw i8 %35, %38
  %40 = getelementptr inbounds i8, ptr %20, i64 63
  %41 = load i8, ptr %40, align 1, !tbaa !48
  %42 = and i8 %41, 1
  %43 = add nuw nsw i8 %39, %42
  %44 = getelementptr inbounds i8, ptr %20, i64 64
  %45 = load i8, ptr %44, align 1, !tbaa !48
  %46 = and i8 %45, 1
  %47 = add nuw nsw i8 %43, %46
  %48 = getelementptr inbounds i8, ptr %20, i64 65
  %49 = load i8, ptr %48, align 1, !tbaa !48
  %50 = and i8 %49, 1
  %51 = add nuw nsw i8 %47, %50
  switch i8 %51, label %56 [
    i8 3, label %57
    i8 2, label %52
  ]

52:                                               ; preds = %17
  %53 = load i8, ptr %20, align 1, !tbaa !48
  %54 = and i8 %53, 1
  %55 = icmp ne i8 %54, 0
  br label %57

56:                                               ; preds = %17
  br label %57

57:                                               ; preds = %17, %56, %52
  %58 = phi i1 [ true, %17 ], [ %55, %52 ], [ false, %56 ]
  %59 = zext i1 %58 to i32
  %60 = zext i1 %58 to i8
  %61 = or disjoint i64 %18, %10
  %62 = getelementptr inbounds i8, ptr %2, i64 %61
  store i8 %60, ptr %62, align 1, !tbaa !48
  %63 = add nsw i32 %19, %59
  %64 = add nuw nsw i64 %18, 1
  %65 = icmp eq i64 %64, 63
  br i1 %65, label %14, label %17, !llvm.loop !49
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  tail call fastcc void @bench_fill() #6
  tail call fastcc void @bench_reset() #6
  tail call void @blur3(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @blur5(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @blur9(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @jacobi(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @jacobi9(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @jacobi_by4(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @gauss_seidel(i32 noundef 31, ptr noundef nonnull @V) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  %1 = tail call double @red_black(i32 noundef 31, i32 noundef 0, double noundef 1.500000e+00, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef %1, ptr noundef nonnull @V, i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @heat3d(i32 noundef 15, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @box27(i32 noundef 15, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @resid(i32 noundef 900, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @restrict_grid(i32 noundef 15, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 512) #6
  tail call fastcc void @bench_reset() #6
  tail call void @prolong(i32 noundef 14, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @wave(i32 noundef 31, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @fdtd_e(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @fdtd_h(i32 noundef 31, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @upwind(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @limiter(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @lax_wendroff(i32 noundef 1000, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @swim_flux(i32 noundef 990, double noundef 3.000000e-01, double noundef 4.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @swim_step(i32 noundef 990, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 65536), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 73728), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 81920)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 73728), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @swim_smooth(i32 noundef 1000, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 65536)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 65536), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  %2 = tail call double @tomcatv_residual(i32 noundef 990, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef %2, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @tomcatv_solve(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2000) #6
  tail call fastcc void @bench_reset() #6
  tail call void @lbm_collide(i32 noundef 100, double noundef 9.000000e-01, ptr noundef nonnull @V) #6
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1800) #6
  tail call fastcc void @bench_reset() #6
  %3 = tail call i32 @life(i32 noundef 63, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #6
  %4 = sitofp i32 %3 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef %4, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1024) #6
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #3 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !50
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !52

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
  br i1 %19, label %5, label %8, !llvm.loop !53

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !54

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
  store float %34, ptr %35, align 4, !tbaa !55
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !50
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !57

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !50
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !58

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.26, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !48
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !48
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !59
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #4 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #7
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #7
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #7
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #7
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_check(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #4 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi i32 [ -2128831035, %4 ], [ %17, %11 ]
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.27, ptr noundef %0, double noundef %1, i32 noundef %9) #7
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !50
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !60
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #5

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin "no-builtins" }
attributes #7 = { nobuiltin nounwind "no-builtins" }

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
!24 = distinct !{!24, !6, !7}
!25 = distinct !{!25, !6, !7}
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
!48 = !{!3, !3, i64 0}
!49 = distinct !{!49, !6, !7}
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !3, i64 0}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = !{!56, !56, i64 0}
!56 = !{!"float", !3, i64 0}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
