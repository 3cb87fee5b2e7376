; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror physics.c -o -
source_filename = "physics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [53 x i8] c"forces(32, V[0], V[1], V[2], V[3], V[4], V[5], V[6])\00", align 1
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [54 x i8] c"lennard_jones(300, 1.5, I[0], V[0], V[1], V[2], V[3])\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"water(100, V[0], V[1])\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"verlet(300, 0.01, V[0], V[1], V[2], V[3])\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"quaternions(200, V[0], V[1])\00", align 1
@.str.5 = private unnamed_addr constant [29 x i8] c"boris(300, V[0], V[1], V[2])\00", align 1
@.str.6 = private unnamed_addr constant [37 x i8] c"deposit(500, V[0], V[1], V[2], V[3])\00", align 1
@.str.7 = private unnamed_addr constant [52 x i8] c"euler_flux(300, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.8 = private unnamed_addr constant [39 x i8] c"roe(200, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.9 = private unnamed_addr constant [66 x i8] c"viscous(900, 0.3, V[0], V[1], V[2], V[3], V[4], V[5], V[6], V[7])\00", align 1
@.str.10 = private unnamed_addr constant [33 x i8] c"chemistry(200, 0.01, V[0], V[1])\00", align 1
@.str.11 = private unnamed_addr constant [39 x i8] c"radiation(500, V[0], V[1], V[2], V[3])\00", align 1
@.str.12 = private unnamed_addr constant [40 x i8] c"absorption(300, V[0], V[1], V[2], V[3])\00", align 1
@.str.13 = private unnamed_addr constant [40 x i8] c"hexahedron(800, V[0], V[1], V[2], V[3])\00", align 1
@.str.14 = private unnamed_addr constant [30 x i8] c"strain(100, V[0], V[1], V[2])\00", align 1
@.str.15 = private unnamed_addr constant [33 x i8] c"stiffness(100, V[0], V[1], V[2])\00", align 1
@.str.16 = private unnamed_addr constant [34 x i8] c"su3_product(50, V[0], V[1], V[2])\00", align 1
@.str.17 = private unnamed_addr constant [17 x i8] c"ising(900, I[0])\00", align 1
@.str.18 = private unnamed_addr constant [43 x i8] c"schroedinger(1000, 0.01, V[0], V[1], V[2])\00", align 1
@.str.19 = private unnamed_addr constant [32 x i8] c"numerov(300, 0.001, V[0], V[1])\00", align 1
@.str.20 = private unnamed_addr constant [51 x i8] c"integrals(300, V[0], V[1], V[2], V[3], V[4], V[5])\00", align 1
@.str.21 = private unnamed_addr constant [28 x i8] c"rays(200, V[0], V[1], V[2])\00", align 1
@.str.22 = private unnamed_addr constant [33 x i8] c"triangles(100, V[0], V[1], V[2])\00", align 1
@.str.23 = private unnamed_addr constant [43 x i8] c"black_scholes(200, V[0], V[1], V[2], V[3])\00", align 1
@.str.24 = private unnamed_addr constant [36 x i8] c"binomial(64, 0.5, 0.45, 0.99, V[0])\00", align 1
@.str.25 = private unnamed_addr constant [31 x i8] c"rotate_points(300, V[0], V[1])\00", align 1
@.str.26 = private unnamed_addr constant [31 x i8] c"project(300, V[0], V[1], V[2])\00", align 1
@.str.27 = private unnamed_addr constant [48 x i8] c"flux_limited(900, V[0], V[1], V[2], V[3], V[4])\00", align 1
@.str.28 = private unnamed_addr constant [41 x i8] c"cloud(500, 0.01, V[0], V[1], V[2], V[3])\00", align 1
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
define dso_local void @forces(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = zext nneg i32 %0 to i64
  br label %12

12:                                               ; preds = %21, %10
  %13 = phi i64 [ 0, %10 ], [ %25, %21 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds double, ptr %2, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds double, ptr %3, i64 %13
  %19 = load double, ptr %18, align 8, !tbaa !1
  br label %27

20:                                               ; preds = %21, %8
  ret void

21:                                               ; preds = %27
  %22 = getelementptr inbounds double, ptr %5, i64 %13
  store double %53, ptr %22, align 8, !tbaa !1
  %23 = getelementptr inbounds double, ptr %6, i64 %13
  store double %55, ptr %23, align 8, !tbaa !1
  %24 = getelementptr inbounds double, ptr %7, i64 %13
  store double %57, ptr %24, align 8, !tbaa !1
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %11
  br i1 %26, label %20, label %12, !llvm.loop !5

27:                                               ; preds = %12, %27
  %28 = phi i64 [ 0, %12 ], [ %58, %27 ]
  %29 = phi double [ 0.000000e+00, %12 ], [ %53, %27 ]
  %30 = phi double [ 0.000000e+00, %12 ], [ %55, %27 ]
  %31 = phi double [ 0.000000e+00, %12 ], [ %57, %27 ]
  %32 = getelementptr inbounds double, ptr %1, i64 %28
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fsub double %33, %15
  %35 = getelementptr inbounds double, ptr %2, i64 %28
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fsub double %36, %17
  %38 = getelementptr inbounds double, ptr %3, i64 %28
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fsub double %39, %19
  %41 = fmul double %34, %34
  %42 = fmul double %37, %37
  %43 = fadd double %41, %42
  %44 = fmul double %40, %40
  %45 = fadd double %43, %44
  %46 = fadd double %45, 1.000000e-02
  %47 = tail call double @llvm.sqrt.f64(double %46)
  %48 = getelementptr inbounds double, ptr %4, i64 %28
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fmul double %46, %47
  %51 = fdiv double %49, %50
  %52 = fmul double %34, %51
  %53 = fadd double %29, %52
  %54 = fmul double %37, %51
  %55 = fadd double %30, %54
  %56 = fmul double %40, %51
  %57 = fadd double %31, %56
  %58 = add nuw nsw i64 %28, 1
  %59 = icmp eq i64 %58, %11
  br i1 %59, label %21, label %27, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @lennard_jones(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef %6) local_unnamed_addr #0 {
  %8 = fmul double %1, 5.000000e-01
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %7
  %11 = load double, ptr %3, align 8, !tbaa !1
  %12 = load double, ptr %4, align 8, !tbaa !1
  %13 = load double, ptr %5, align 8, !tbaa !1
  %14 = fneg double %8
  %15 = zext nneg i32 %0 to i64
  br label %24

16:                                               ; preds = %67, %7
  %17 = phi double [ 0.000000e+00, %7 ], [ %91, %67 ]
  %18 = phi double [ 0.000000e+00, %7 ], [ %89, %67 ]
  %19 = phi double [ 0.000000e+00, %7 ], [ %87, %67 ]
  %20 = phi double [ 0.000000e+00, %7 ], [ %85, %67 ]
  %21 = getelementptr inbounds i8, ptr %6, i64 4800
  store double %19, ptr %21, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %6, i64 4808
  store double %18, ptr %22, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %6, i64 4816
  store double %17, ptr %23, align 8, !tbaa !1
  ret double %20

24:                                               ; preds = %10, %67
  %25 = phi i64 [ 0, %10 ], [ %103, %67 ]
  %26 = phi double [ 0.000000e+00, %10 ], [ %85, %67 ]
  %27 = phi double [ 0.000000e+00, %10 ], [ %87, %67 ]
  %28 = phi double [ 0.000000e+00, %10 ], [ %89, %67 ]
  %29 = phi double [ 0.000000e+00, %10 ], [ %91, %67 ]
  %30 = getelementptr inbounds i32, ptr %2, i64 %25
  %31 = load i32, ptr %30, align 4, !tbaa !9
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %3, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fsub double %11, %34
  %36 = getelementptr inbounds double, ptr %4, i64 %32
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fsub double %12, %37
  %39 = getelementptr inbounds double, ptr %5, i64 %32
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fsub double %13, %40
  %42 = fcmp ogt double %35, %8
  br i1 %42, label %43, label %45

43:                                               ; preds = %24
  %44 = fsub double %35, %1
  br label %49

45:                                               ; preds = %24
  %46 = fcmp olt double %35, %14
  %47 = fadd double %35, %1
  %48 = select i1 %46, double %47, double %35
  br label %49

49:                                               ; preds = %45, %43
  %50 = phi double [ %44, %43 ], [ %48, %45 ]
  %51 = fcmp ogt double %38, %8
  br i1 %51, label %52, label %54

52:                                               ; preds = %49
  %53 = fsub double %38, %1
  br label %58

54:                                               ; preds = %49
  %55 = fcmp olt double %38, %14
  %56 = fadd double %38, %1
  %57 = select i1 %55, double %56, double %38
  br label %58

58:                                               ; preds = %54, %52
  %59 = phi double [ %53, %52 ], [ %57, %54 ]
  %60 = fcmp ogt double %41, %8
  br i1 %60, label %61, label %63

61:                                               ; preds = %58
  %62 = fsub double %41, %1
  br label %67

63:                                               ; preds = %58
  %64 = fcmp olt double %41, %14
  %65 = fadd double %41, %1
  %66 = select i1 %64, double %65, double %41
  br label %67

67:                                               ; preds = %63, %61
  %68 = phi double [ %62, %61 ], [ %66, %63 ]
  %69 = fmul double %50, %50
  %70 = fmul double %59, %59
  %71 = fadd double %69, %70
  %72 = fmul double %68, %68
  %73 = fadd double %71, %72
  %74 = fadd double %73, 3.000000e-01
  %75 = fdiv double 1.000000e+00, %74
  %76 = fmul double %75, %75
  %77 = fmul double %75, %76
  %78 = fmul double %77, 4.800000e+01
  %79 = fadd double %77, -5.000000e-01
  %80 = fmul double %78, %79
  %81 = fmul double %75, %80
  %82 = fmul double %77, 4.000000e+00
  %83 = fadd double %77, -1.000000e+00
  %84 = fmul double %82, %83
  %85 = fadd double %26, %84
  %86 = fmul double %50, %81
  %87 = fadd double %27, %86
  %88 = fmul double %59, %81
  %89 = fadd double %28, %88
  %90 = fmul double %68, %81
  %91 = fadd double %29, %90
  %92 = and i64 %25, 127
  %93 = mul nuw nsw i64 %92, 24
  %94 = getelementptr inbounds i8, ptr %6, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !1
  %96 = fsub double %95, %86
  store double %96, ptr %94, align 8, !tbaa !1
  %97 = getelementptr inbounds i8, ptr %94, i64 8
  %98 = load double, ptr %97, align 8, !tbaa !1
  %99 = fsub double %98, %88
  store double %99, ptr %97, align 8, !tbaa !1
  %100 = getelementptr inbounds i8, ptr %94, i64 16
  %101 = load double, ptr %100, align 8, !tbaa !1
  %102 = fsub double %101, %90
  store double %102, ptr %100, align 8, !tbaa !1
  %103 = add nuw nsw i64 %25, 1
  %104 = icmp eq i64 %103, %15
  br i1 %104, label %16, label %24, !llvm.loop !11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @water(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %17

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
  br label %18

17:                                               ; preds = %18, %3
  ret void

18:                                               ; preds = %5, %18
  %19 = phi ptr [ %2, %5 ], [ %90, %18 ]
  %20 = phi i32 [ 0, %5 ], [ %89, %18 ]
  %21 = load double, ptr %19, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %19, i64 8
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %19, i64 16
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %19, i64 24
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %19, i64 32
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds i8, ptr %19, i64 40
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %19, i64 48
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = getelementptr inbounds i8, ptr %19, i64 56
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = getelementptr inbounds i8, ptr %19, i64 64
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fmul double %27, %6
  %39 = fadd double %21, %38
  %40 = fmul double %33, %8
  %41 = fadd double %39, %40
  %42 = fsub double %23, %25
  %43 = fmul double %42, %10
  %44 = fadd double %41, %43
  store double %44, ptr %19, align 8, !tbaa !1
  %45 = fmul double %29, %6
  %46 = fadd double %23, %45
  %47 = fmul double %35, %8
  %48 = fadd double %46, %47
  %49 = fsub double %25, %21
  %50 = fmul double %49, %10
  %51 = fadd double %48, %50
  store double %51, ptr %22, align 8, !tbaa !1
  %52 = fmul double %31, %6
  %53 = fadd double %25, %52
  %54 = fmul double %37, %8
  %55 = fadd double %53, %54
  %56 = fsub double %21, %23
  %57 = fmul double %56, %10
  %58 = fadd double %55, %57
  store double %58, ptr %24, align 8, !tbaa !1
  %59 = fmul double %33, %12
  %60 = fadd double %27, %59
  %61 = fmul double %23, %31
  %62 = fmul double %25, %29
  %63 = fsub double %61, %62
  %64 = fmul double %63, %14
  %65 = fadd double %60, %64
  store double %65, ptr %26, align 8, !tbaa !1
  %66 = fmul double %35, %12
  %67 = fadd double %29, %66
  %68 = fmul double %25, %27
  %69 = fmul double %21, %31
  %70 = fsub double %68, %69
  %71 = fmul double %70, %14
  %72 = fadd double %67, %71
  store double %72, ptr %28, align 8, !tbaa !1
  %73 = fmul double %37, %12
  %74 = fadd double %31, %73
  %75 = fmul double %21, %29
  %76 = fmul double %23, %27
  %77 = fsub double %75, %76
  %78 = fmul double %77, %14
  %79 = fadd double %74, %78
  store double %79, ptr %30, align 8, !tbaa !1
  %80 = fsub double %29, %31
  %81 = fmul double %80, %16
  %82 = fadd double %33, %81
  store double %82, ptr %32, align 8, !tbaa !1
  %83 = fsub double %31, %27
  %84 = fmul double %83, %16
  %85 = fadd double %35, %84
  store double %85, ptr %34, align 8, !tbaa !1
  %86 = fsub double %27, %29
  %87 = fmul double %86, %16
  %88 = fadd double %37, %87
  store double %88, ptr %36, align 8, !tbaa !1
  %89 = add nuw nsw i32 %20, 1
  %90 = getelementptr inbounds i8, ptr %19, i64 72
  %91 = icmp eq i32 %89, %0
  br i1 %91, label %17, label %18, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @verlet(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %6
  %9 = fmul double %1, 5.000000e-01
  %10 = fmul double %9, %1
  %11 = zext nneg i32 %0 to i64
  br label %13

12:                                               ; preds = %13, %6
  ret void

13:                                               ; preds = %8, %13
  %14 = phi i64 [ 0, %8 ], [ %30, %13 ]
  %15 = getelementptr inbounds double, ptr %4, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds double, ptr %5, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fdiv double %16, %18
  %20 = getelementptr inbounds double, ptr %3, i64 %14
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %21, %1
  %23 = fmul double %10, %19
  %24 = fadd double %22, %23
  %25 = getelementptr inbounds double, ptr %2, i64 %14
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fadd double %26, %24
  store double %27, ptr %25, align 8, !tbaa !1
  %28 = fmul double %19, %1
  %29 = fadd double %21, %28
  store double %29, ptr %20, align 8, !tbaa !1
  %30 = add nuw nsw i64 %14, 1
  %31 = icmp eq i64 %30, %11
  br i1 %31, label %12, label %13, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @quaternions(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi ptr [ %64, %6 ], [ %1, %3 ]
  %8 = phi ptr [ %63, %6 ], [ %2, %3 ]
  %9 = phi i32 [ %62, %6 ], [ 0, %3 ]
  %10 = load double, ptr %8, align 8, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %8, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %8, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %8, i64 24
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = load double, ptr %7, align 8, !tbaa !1
  %18 = fmul double %17, 1.000000e-02
  %19 = getelementptr inbounds i8, ptr %7, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fmul double %20, 1.000000e-02
  %22 = getelementptr inbounds i8, ptr %7, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fmul double %23, 1.000000e-02
  %25 = fmul double %12, %18
  %26 = fsub double %10, %25
  %27 = fmul double %14, %21
  %28 = fsub double %26, %27
  %29 = fmul double %16, %24
  %30 = fsub double %28, %29
  %31 = fmul double %10, %18
  %32 = fadd double %12, %31
  %33 = fmul double %14, %24
  %34 = fadd double %32, %33
  %35 = fmul double %16, %21
  %36 = fsub double %34, %35
  %37 = fmul double %10, %21
  %38 = fadd double %14, %37
  %39 = fmul double %16, %18
  %40 = fadd double %39, %38
  %41 = fmul double %12, %24
  %42 = fsub double %40, %41
  %43 = fmul double %10, %24
  %44 = fadd double %16, %43
  %45 = fmul double %12, %21
  %46 = fadd double %45, %44
  %47 = fmul double %14, %18
  %48 = fsub double %46, %47
  %49 = fmul double %30, %30
  %50 = fmul double %36, %36
  %51 = fadd double %49, %50
  %52 = fmul double %42, %42
  %53 = fadd double %52, %51
  %54 = fmul double %48, %48
  %55 = fadd double %54, %53
  %56 = tail call double @llvm.sqrt.f64(double %55)
  %57 = fdiv double 1.000000e+00, %56
  %58 = fmul double %30, %57
  store double %58, ptr %8, align 8, !tbaa !1
  %59 = fmul double %36, %57
  store double %59, ptr %11, align 8, !tbaa !1
  %60 = fmul double %42, %57
  store double %60, ptr %13, align 8, !tbaa !1
  %61 = fmul double %48, %57
  store double %61, ptr %15, align 8, !tbaa !1
  %62 = add nuw nsw i32 %9, 1
  %63 = getelementptr inbounds i8, ptr %8, i64 32
  %64 = getelementptr inbounds i8, ptr %7, i64 24
  %65 = icmp eq i32 %62, %0
  br i1 %65, label %5, label %6, !llvm.loop !14
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @boris(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi ptr [ %75, %7 ], [ %1, %4 ]
  %9 = phi ptr [ %76, %7 ], [ %2, %4 ]
  %10 = phi ptr [ %74, %7 ], [ %3, %4 ]
  %11 = phi i32 [ %73, %7 ], [ 0, %4 ]
  %12 = load double, ptr %10, align 8, !tbaa !1
  %13 = load double, ptr %8, align 8, !tbaa !1
  %14 = fmul double %13, 1.000000e-01
  %15 = fadd double %12, %14
  %16 = getelementptr inbounds i8, ptr %10, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %8, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fmul double %19, 1.000000e-01
  %21 = fadd double %17, %20
  %22 = getelementptr inbounds i8, ptr %10, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %8, i64 16
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fmul double %25, 1.000000e-01
  %27 = fadd double %23, %26
  %28 = load double, ptr %9, align 8, !tbaa !1
  %29 = fmul double %28, 1.000000e-01
  %30 = getelementptr inbounds i8, ptr %9, i64 8
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fmul double %31, 1.000000e-01
  %33 = getelementptr inbounds i8, ptr %9, i64 16
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fmul double %34, 1.000000e-01
  %36 = fmul double %29, %29
  %37 = fadd double %36, 1.000000e+00
  %38 = fmul double %32, %32
  %39 = fadd double %37, %38
  %40 = fmul double %35, %35
  %41 = fadd double %39, %40
  %42 = fdiv double 2.000000e+00, %41
  %43 = fmul double %21, %35
  %44 = fadd double %15, %43
  %45 = fmul double %27, %32
  %46 = fsub double %44, %45
  %47 = fmul double %27, %29
  %48 = fadd double %21, %47
  %49 = fmul double %15, %35
  %50 = fsub double %48, %49
  %51 = fmul double %15, %32
  %52 = fadd double %27, %51
  %53 = fmul double %21, %29
  %54 = fsub double %52, %53
  %55 = fmul double %35, %50
  %56 = fmul double %32, %54
  %57 = fsub double %55, %56
  %58 = fmul double %42, %57
  %59 = fadd double %15, %58
  %60 = fadd double %14, %59
  store double %60, ptr %10, align 8, !tbaa !1
  %61 = fmul double %29, %54
  %62 = fmul double %35, %46
  %63 = fsub double %61, %62
  %64 = fmul double %42, %63
  %65 = fadd double %21, %64
  %66 = fadd double %20, %65
  store double %66, ptr %16, align 8, !tbaa !1
  %67 = fmul double %32, %46
  %68 = fmul double %29, %50
  %69 = fsub double %67, %68
  %70 = fmul double %42, %69
  %71 = fadd double %27, %70
  %72 = fadd double %26, %71
  store double %72, ptr %22, align 8, !tbaa !1
  %73 = add nuw nsw i32 %11, 1
  %74 = getelementptr inbounds i8, ptr %10, i64 24
  %75 = getelementptr inbounds i8, ptr %8, i64 24
  %76 = getelementptr inbounds i8, ptr %9, i64 24
  %77 = icmp eq i32 %73, %0
  br i1 %77, label %6, label %7, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @deposit(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %52, %10 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, 1.600000e+01
  %15 = getelementptr inbounds double, ptr %2, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, 1.600000e+01
  %18 = fptosi double %14 to i32
  %19 = and i32 %18, 31
  %20 = fptosi double %17 to i32
  %21 = sitofp i32 %18 to double
  %22 = fsub double %14, %21
  %23 = sitofp i32 %20 to double
  %24 = fsub double %17, %23
  %25 = shl i32 %20, 5
  %26 = and i32 %25, 480
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %4, i64 %27
  %29 = zext nneg i32 %19 to i64
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = getelementptr inbounds double, ptr %3, i64 %11
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fsub double 1.000000e+00, %22
  %34 = fmul double %32, %33
  %35 = fsub double 1.000000e+00, %24
  %36 = fmul double %34, %35
  %37 = load double, ptr %30, align 8, !tbaa !1
  %38 = fadd double %37, %36
  store double %38, ptr %30, align 8, !tbaa !1
  %39 = fmul double %32, %22
  %40 = fmul double %39, %35
  %41 = getelementptr inbounds i8, ptr %30, i64 8
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fadd double %42, %40
  store double %43, ptr %41, align 8, !tbaa !1
  %44 = fmul double %24, %34
  %45 = getelementptr inbounds i8, ptr %30, i64 256
  %46 = load double, ptr %45, align 8, !tbaa !1
  %47 = fadd double %46, %44
  store double %47, ptr %45, align 8, !tbaa !1
  %48 = fmul double %39, %24
  %49 = getelementptr inbounds i8, ptr %30, i64 264
  %50 = load double, ptr %49, align 8, !tbaa !1
  %51 = fadd double %48, %50
  store double %51, ptr %49, align 8, !tbaa !1
  %52 = add nuw nsw i64 %11, 1
  %53 = icmp eq i64 %52, %8
  br i1 %53, label %9, label %10, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @euler_flux(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef writeonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %14

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  %11 = load double, ptr %2, align 8, !tbaa !1
  %12 = load double, ptr %1, align 8, !tbaa !1
  %13 = load double, ptr %3, align 8, !tbaa !1
  br label %15

14:                                               ; preds = %15, %7
  ret void

15:                                               ; preds = %9, %15
  %16 = phi double [ %13, %9 ], [ %33, %15 ]
  %17 = phi double [ %12, %9 ], [ %25, %15 ]
  %18 = phi double [ %11, %9 ], [ %23, %15 ]
  %19 = phi i64 [ 0, %9 ], [ %21, %15 ]
  %20 = fdiv double %18, %17
  %21 = add nuw nsw i64 %19, 1
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds double, ptr %1, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fdiv double %23, %25
  %27 = fmul double %18, 5.000000e-01
  %28 = fmul double %27, %20
  %29 = fsub double %16, %28
  %30 = fmul double %29, 4.000000e-01
  %31 = fadd double %30, 1.000000e+00
  %32 = getelementptr inbounds double, ptr %3, i64 %21
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fmul double %23, 5.000000e-01
  %35 = fmul double %34, %26
  %36 = fsub double %33, %35
  %37 = fmul double %36, 4.000000e-01
  %38 = fadd double %37, 1.000000e+00
  %39 = fmul double %31, 1.400000e+00
  %40 = fdiv double %39, %17
  %41 = tail call double @llvm.sqrt.f64(double %40)
  %42 = fmul double %38, 1.400000e+00
  %43 = fdiv double %42, %25
  %44 = tail call double @llvm.sqrt.f64(double %43)
  %45 = tail call double @llvm.fabs.f64(double %20)
  %46 = fadd double %45, %41
  %47 = tail call double @llvm.fabs.f64(double %26)
  %48 = fadd double %47, %44
  %49 = fcmp ogt double %46, %48
  %50 = select i1 %49, double %46, double %48
  %51 = fadd double %18, %23
  %52 = fsub double %25, %17
  %53 = fmul double %52, %50
  %54 = fsub double %51, %53
  %55 = fmul double %54, 5.000000e-01
  %56 = getelementptr inbounds double, ptr %4, i64 %19
  store double %55, ptr %56, align 8, !tbaa !1
  %57 = fmul double %18, %20
  %58 = fadd double %57, %31
  %59 = fmul double %23, %26
  %60 = fadd double %59, %58
  %61 = fadd double %38, %60
  %62 = fsub double %23, %18
  %63 = fmul double %62, %50
  %64 = fsub double %61, %63
  %65 = fmul double %64, 5.000000e-01
  %66 = getelementptr inbounds double, ptr %5, i64 %19
  store double %65, ptr %66, align 8, !tbaa !1
  %67 = fadd double %16, %31
  %68 = fmul double %20, %67
  %69 = fadd double %33, %38
  %70 = fmul double %26, %69
  %71 = fadd double %68, %70
  %72 = fsub double %33, %16
  %73 = fmul double %72, %50
  %74 = fsub double %71, %73
  %75 = fmul double %74, 5.000000e-01
  %76 = getelementptr inbounds double, ptr %6, i64 %19
  store double %75, ptr %76, align 8, !tbaa !1
  %77 = icmp eq i64 %21, %10
  br i1 %77, label %14, label %15, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @roe(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %14

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  %10 = load double, ptr %1, align 8, !tbaa !1
  %11 = load double, ptr %2, align 8, !tbaa !1
  %12 = load double, ptr %3, align 8, !tbaa !1
  %13 = load double, ptr %4, align 8, !tbaa !1
  br label %15

14:                                               ; preds = %15, %6
  ret void

15:                                               ; preds = %8, %15
  %16 = phi double [ %13, %8 ], [ %42, %15 ]
  %17 = phi double [ %12, %8 ], [ %36, %15 ]
  %18 = phi double [ %11, %8 ], [ %30, %15 ]
  %19 = phi double [ %10, %8 ], [ %24, %15 ]
  %20 = phi i64 [ 0, %8 ], [ %22, %15 ]
  %21 = tail call double @llvm.sqrt.f64(double %19)
  %22 = add nuw nsw i64 %20, 1
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = tail call double @llvm.sqrt.f64(double %24)
  %26 = fadd double %21, %25
  %27 = fdiv double 1.000000e+00, %26
  %28 = fmul double %21, %18
  %29 = getelementptr inbounds double, ptr %2, i64 %22
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fmul double %25, %30
  %32 = fadd double %28, %31
  %33 = fmul double %27, %32
  %34 = fmul double %21, %17
  %35 = getelementptr inbounds double, ptr %3, i64 %22
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %25, %36
  %38 = fadd double %34, %37
  %39 = fmul double %27, %38
  %40 = fmul double %21, %16
  %41 = getelementptr inbounds double, ptr %4, i64 %22
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fmul double %25, %42
  %44 = fadd double %40, %43
  %45 = fmul double %27, %44
  %46 = fmul double %33, %33
  %47 = fmul double %39, %39
  %48 = fadd double %46, %47
  %49 = fmul double %48, 5.000000e-01
  %50 = fadd double %45, 2.000000e+00
  %51 = fsub double %50, %49
  %52 = fmul double %51, 4.000000e-01
  %53 = fsub double %24, %19
  %54 = fsub double %30, %18
  %55 = fsub double %36, %17
  %56 = fdiv double 4.000000e-01, %52
  %57 = fsub double %45, %46
  %58 = fmul double %53, %57
  %59 = fmul double %54, %33
  %60 = fadd double %59, %58
  %61 = fsub double %60, %55
  %62 = fmul double %56, %61
  %63 = fsub double %53, %62
  %64 = fadd double %62, %63
  %65 = trunc nuw nsw i64 %20 to i32
  %66 = shl i32 %65, 2
  %67 = and i32 %66, 508
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds double, ptr %5, i64 %68
  store double %64, ptr %69, align 8, !tbaa !1
  %70 = fmul double %33, %62
  %71 = fadd double %33, 1.000000e-01
  %72 = fmul double %71, %63
  %73 = fadd double %70, %72
  %74 = or disjoint i32 %67, 1
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds double, ptr %5, i64 %75
  store double %73, ptr %76, align 8, !tbaa !1
  %77 = fmul double %39, %62
  %78 = fmul double %55, %63
  %79 = fadd double %77, %78
  %80 = or disjoint i32 %67, 2
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds double, ptr %5, i64 %81
  store double %79, ptr %82, align 8, !tbaa !1
  %83 = fmul double %49, %62
  %84 = fmul double %45, %63
  %85 = fadd double %83, %84
  %86 = or disjoint i32 %67, 3
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds double, ptr %5, i64 %87
  store double %85, ptr %88, align 8, !tbaa !1
  %89 = icmp eq i64 %22, %9
  br i1 %89, label %14, label %15, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @viscous(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef writeonly %7, ptr noalias nocapture noundef writeonly %8, ptr noalias nocapture noundef writeonly %9) local_unnamed_addr #0 {
  %11 = icmp sgt i32 %0, 33
  br i1 %11, label %12, label %14

12:                                               ; preds = %10
  %13 = zext nneg i32 %0 to i64
  br label %15

14:                                               ; preds = %15, %10
  ret void

15:                                               ; preds = %12, %15
  %16 = phi i64 [ 33, %12 ], [ %17, %15 ]
  %17 = add nuw nsw i64 %16, 1
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = add nsw i64 %16, -1
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fsub double %19, %22
  %24 = add nuw nsw i64 %16, 32
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = add nsw i64 %16, -32
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fsub double %26, %29
  %31 = getelementptr inbounds double, ptr %3, i64 %17
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = getelementptr inbounds double, ptr %3, i64 %20
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fsub double %32, %34
  %36 = getelementptr inbounds double, ptr %3, i64 %24
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = getelementptr inbounds double, ptr %3, i64 %27
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fsub double %37, %39
  %41 = getelementptr inbounds double, ptr %4, i64 %17
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = getelementptr inbounds double, ptr %4, i64 %20
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fsub double %42, %44
  %46 = getelementptr inbounds double, ptr %4, i64 %24
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = getelementptr inbounds double, ptr %4, i64 %27
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fsub double %47, %49
  %51 = fadd double %23, %40
  %52 = fmul double %51, 0x3FE555555559EA25
  %53 = fmul double %23, 2.000000e+00
  %54 = fsub double %53, %52
  %55 = fmul double %54, %1
  %56 = getelementptr inbounds double, ptr %5, i64 %16
  store double %55, ptr %56, align 8, !tbaa !1
  %57 = fmul double %40, 2.000000e+00
  %58 = fsub double %57, %52
  %59 = fmul double %58, %1
  %60 = getelementptr inbounds double, ptr %8, i64 %16
  store double %59, ptr %60, align 8, !tbaa !1
  %61 = fadd double %30, %35
  %62 = fmul double %61, %1
  %63 = getelementptr inbounds double, ptr %6, i64 %16
  store double %62, ptr %63, align 8, !tbaa !1
  %64 = fmul double %45, %1
  %65 = getelementptr inbounds double, ptr %7, i64 %16
  store double %64, ptr %65, align 8, !tbaa !1
  %66 = fmul double %50, %1
  %67 = getelementptr inbounds double, ptr %9, i64 %16
  store double %66, ptr %67, align 8, !tbaa !1
  %68 = icmp eq i64 %17, %13
  br i1 %68, label %14, label %15, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @chemistry(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %64, %9 ]
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %11, i64 1600
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = getelementptr inbounds i8, ptr %11, i64 3200
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %11, i64 4800
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds i8, ptr %11, i64 6400
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = getelementptr inbounds double, ptr %3, i64 %10
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %22, 3.000000e-01
  %24 = fmul double %22, 2.000000e-02
  %25 = fmul double %22, %24
  %26 = fdiv double 5.000000e-01, %22
  %27 = fmul double %22, 1.000000e-02
  %28 = fadd double %27, 7.000000e-02
  %29 = fmul double %22, 2.000000e-01
  %30 = fadd double %29, 1.000000e-01
  %31 = fmul double %12, %23
  %32 = fmul double %14, %31
  %33 = fmul double %16, %25
  %34 = fmul double %16, %26
  %35 = fmul double %14, %34
  %36 = fmul double %18, %28
  %37 = fmul double %18, %30
  %38 = fmul double %20, %37
  %39 = fmul double %12, 4.000000e-02
  %40 = fmul double %39, %20
  %41 = fsub double %33, %32
  %42 = fsub double %41, %40
  %43 = fadd double %36, %42
  %44 = fmul double %43, %1
  %45 = fadd double %12, %44
  store double %45, ptr %11, align 8, !tbaa !1
  %46 = fsub double %41, %35
  %47 = fadd double %38, %46
  %48 = fmul double %47, %1
  %49 = fadd double %14, %48
  store double %49, ptr %13, align 8, !tbaa !1
  %50 = fsub double %32, %33
  %51 = fsub double %50, %35
  %52 = fmul double %51, %1
  %53 = fadd double %16, %52
  store double %53, ptr %15, align 8, !tbaa !1
  %54 = fsub double %35, %36
  %55 = fsub double %54, %38
  %56 = fadd double %40, %55
  %57 = fmul double %56, %1
  %58 = fadd double %18, %57
  store double %58, ptr %17, align 8, !tbaa !1
  %59 = fsub double %35, %38
  %60 = fsub double %59, %40
  %61 = fadd double %36, %60
  %62 = fmul double %61, %1
  %63 = fadd double %20, %62
  store double %63, ptr %19, align 8, !tbaa !1
  %64 = add nuw nsw i64 %10, 1
  %65 = icmp eq i64 %64, %7
  br i1 %65, label %8, label %9, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @radiation(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %11

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  %9 = load double, ptr %3, align 8, !tbaa !1
  %10 = load double, ptr %2, align 8, !tbaa !1
  br label %12

11:                                               ; preds = %12, %5
  ret void

12:                                               ; preds = %7, %12
  %13 = phi double [ %10, %7 ], [ %30, %12 ]
  %14 = phi double [ %9, %7 ], [ %36, %12 ]
  %15 = phi i64 [ 1, %7 ], [ %45, %12 ]
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fmul double %17, 0x3FA5555558325751
  %19 = fsub double 0x3FC555555C7DDA4B, %18
  %20 = fmul double %17, %19
  %21 = fsub double 5.000000e-01, %20
  %22 = fmul double %17, %21
  %23 = fsub double 1.000000e+00, %22
  %24 = fmul double %17, %23
  %25 = fsub double 1.000000e+00, %24
  %26 = fsub double 1.000000e+00, %25
  %27 = fdiv double %26, %17
  %28 = fmul double %14, %25
  %29 = getelementptr inbounds double, ptr %2, i64 %15
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fsub double 1.000000e+00, %27
  %32 = fmul double %30, %31
  %33 = fadd double %28, %32
  %34 = fsub double %27, %25
  %35 = fmul double %13, %34
  %36 = fadd double %35, %33
  %37 = getelementptr inbounds double, ptr %3, i64 %15
  store double %36, ptr %37, align 8, !tbaa !1
  %38 = getelementptr inbounds double, ptr %4, i64 %15
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fmul double %39, %25
  %41 = fmul double %13, %31
  %42 = fadd double %40, %41
  %43 = fmul double %30, %34
  %44 = fadd double %43, %42
  store double %44, ptr %38, align 8, !tbaa !1
  %45 = add nuw nsw i64 %15, 1
  %46 = icmp eq i64 %45, %8
  br i1 %46, label %11, label %12, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @absorption(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %43, %10 ]
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, 9.000000e-01
  %15 = getelementptr inbounds double, ptr %1, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, %14
  %18 = getelementptr inbounds double, ptr %3, i64 %11
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fadd double %19, 0xBFE6666666666666
  %21 = fmul double %20, %20
  %22 = fmul double %17, %17
  %23 = fadd double %22, %21
  %24 = fdiv double %17, %23
  %25 = fadd double %20, 2.000000e-01
  %26 = fmul double %25, %25
  %27 = fadd double %22, %26
  %28 = fdiv double %17, %27
  %29 = fadd double %20, -3.000000e-01
  %30 = fmul double %29, %29
  %31 = fadd double %22, %30
  %32 = fdiv double %17, %31
  %33 = fmul double %24, 1.200000e+00
  %34 = fmul double %14, 0x3FE6666666666666
  %35 = fmul double %34, %28
  %36 = fadd double %33, %35
  %37 = fmul double %14, 4.000000e-01
  %38 = fmul double %14, %37
  %39 = fmul double %38, %32
  %40 = fadd double %39, %36
  %41 = fmul double %19, %40
  %42 = getelementptr inbounds double, ptr %4, i64 %11
  store double %41, ptr %42, align 8, !tbaa !1
  %43 = add nuw nsw i64 %11, 1
  %44 = icmp eq i64 %43, %8
  br i1 %44, label %9, label %10, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hexahedron(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  %9 = load double, ptr %1, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %1, i64 64
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %1, i64 512
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %1, i64 576
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = load double, ptr %2, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %2, i64 64
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds i8, ptr %2, i64 512
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = getelementptr inbounds i8, ptr %2, i64 576
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = load double, ptr %3, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %3, i64 64
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %3, i64 512
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %3, i64 576
  %29 = load double, ptr %28, align 8, !tbaa !1
  br label %31

30:                                               ; preds = %31, %5
  ret void

31:                                               ; preds = %7, %31
  %32 = phi double [ %29, %7 ], [ %72, %31 ]
  %33 = phi double [ %27, %7 ], [ %70, %31 ]
  %34 = phi double [ %25, %7 ], [ %68, %31 ]
  %35 = phi double [ %23, %7 ], [ %66, %31 ]
  %36 = phi double [ %22, %7 ], [ %64, %31 ]
  %37 = phi double [ %20, %7 ], [ %62, %31 ]
  %38 = phi double [ %18, %7 ], [ %60, %31 ]
  %39 = phi double [ %16, %7 ], [ %58, %31 ]
  %40 = phi double [ %15, %7 ], [ %56, %31 ]
  %41 = phi double [ %13, %7 ], [ %53, %31 ]
  %42 = phi double [ %11, %7 ], [ %50, %31 ]
  %43 = phi double [ %9, %7 ], [ %47, %31 ]
  %44 = phi i64 [ 0, %7 ], [ %45, %31 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr inbounds double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = add nuw nsw i64 %44, 9
  %49 = getelementptr inbounds double, ptr %1, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !1
  %51 = add nuw nsw i64 %44, 65
  %52 = getelementptr inbounds double, ptr %1, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !1
  %54 = add nuw nsw i64 %44, 73
  %55 = getelementptr inbounds double, ptr %1, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !1
  %57 = getelementptr inbounds double, ptr %2, i64 %45
  %58 = load double, ptr %57, align 8, !tbaa !1
  %59 = getelementptr inbounds double, ptr %2, i64 %48
  %60 = load double, ptr %59, align 8, !tbaa !1
  %61 = getelementptr inbounds double, ptr %2, i64 %51
  %62 = load double, ptr %61, align 8, !tbaa !1
  %63 = getelementptr inbounds double, ptr %2, i64 %54
  %64 = load double, ptr %63, align 8, !tbaa !1
  %65 = getelementptr inbounds double, ptr %3, i64 %45
  %66 = load double, ptr %65, align 8, !tbaa !1
  %67 = getelementptr inbounds double, ptr %3, i64 %48
  %68 = load double, ptr %67, align 8, !tbaa !1
  %69 = getelementptr inbounds double, ptr %3, i64 %51
  %70 = load double, ptr %69, align 8, !tbaa !1
  %71 = getelementptr inbounds double, ptr %3, i64 %54
  %72 = load double, ptr %71, align 8, !tbaa !1
  %73 = fsub double %56, %43
  %74 = fsub double %64, %39
  %75 = fsub double %72, %35
  %76 = fsub double %47, %40
  %77 = fsub double %58, %36
  %78 = fsub double %66, %32
  %79 = fsub double %42, %53
  %80 = fsub double %38, %62
  %81 = fsub double %34, %70
  %82 = fsub double %41, %50
  %83 = fsub double %37, %60
  %84 = fsub double %33, %68
  %85 = fmul double %77, %81
  %86 = fmul double %80, %78
  %87 = fsub double %85, %86
  %88 = fmul double %73, %87
  %89 = fmul double %79, %78
  %90 = fmul double %76, %81
  %91 = fsub double %89, %90
  %92 = fmul double %74, %91
  %93 = fadd double %88, %92
  %94 = fmul double %76, %80
  %95 = fmul double %79, %77
  %96 = fsub double %94, %95
  %97 = fmul double %96, %75
  %98 = fadd double %97, %93
  %99 = fmul double %80, %84
  %100 = fmul double %83, %81
  %101 = fsub double %99, %100
  %102 = fmul double %73, %101
  %103 = fadd double %102, %98
  %104 = fmul double %82, %81
  %105 = fmul double %79, %84
  %106 = fsub double %104, %105
  %107 = fmul double %74, %106
  %108 = fadd double %107, %103
  %109 = fmul double %79, %83
  %110 = fmul double %82, %80
  %111 = fsub double %109, %110
  %112 = fmul double %111, %75
  %113 = fadd double %112, %108
  %114 = getelementptr inbounds double, ptr %4, i64 %44
  store double %113, ptr %114, align 8, !tbaa !1
  %115 = icmp eq i64 %45, %8
  br i1 %115, label %30, label %31, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @strain(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %133, %9 ]
  %11 = and i64 %10, 63
  %12 = mul nuw nsw i64 %11, 12
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = getelementptr inbounds double, ptr %2, i64 %12
  %15 = load double, ptr %13, align 8, !tbaa !1
  %16 = load double, ptr %14, align 8, !tbaa !1
  %17 = fmul double %15, %16
  %18 = getelementptr inbounds i8, ptr %13, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %14, i64 24
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %19, %21
  %23 = fadd double %17, %22
  %24 = getelementptr inbounds i8, ptr %13, i64 16
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %14, i64 48
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fmul double %25, %27
  %29 = fadd double %23, %28
  %30 = getelementptr inbounds i8, ptr %13, i64 24
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %14, i64 72
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fmul double %31, %33
  %35 = fadd double %29, %34
  %36 = getelementptr inbounds double, ptr %3, i64 %10
  store double %35, ptr %36, align 8, !tbaa !1
  %37 = getelementptr inbounds i8, ptr %13, i64 32
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = getelementptr inbounds i8, ptr %14, i64 8
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fmul double %38, %40
  %42 = getelementptr inbounds i8, ptr %13, i64 40
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = getelementptr inbounds i8, ptr %14, i64 32
  %45 = load double, ptr %44, align 8, !tbaa !1
  %46 = fmul double %43, %45
  %47 = fadd double %41, %46
  %48 = getelementptr inbounds i8, ptr %13, i64 48
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = getelementptr inbounds i8, ptr %14, i64 56
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fmul double %49, %51
  %53 = fadd double %47, %52
  %54 = getelementptr inbounds i8, ptr %13, i64 56
  %55 = load double, ptr %54, align 8, !tbaa !1
  %56 = getelementptr inbounds i8, ptr %14, i64 80
  %57 = load double, ptr %56, align 8, !tbaa !1
  %58 = fmul double %55, %57
  %59 = fadd double %53, %58
  %60 = getelementptr inbounds i8, ptr %36, i64 800
  store double %59, ptr %60, align 8, !tbaa !1
  %61 = getelementptr inbounds i8, ptr %13, i64 64
  %62 = load double, ptr %61, align 8, !tbaa !1
  %63 = getelementptr inbounds i8, ptr %14, i64 16
  %64 = load double, ptr %63, align 8, !tbaa !1
  %65 = fmul double %62, %64
  %66 = getelementptr inbounds i8, ptr %13, i64 72
  %67 = load double, ptr %66, align 8, !tbaa !1
  %68 = getelementptr inbounds i8, ptr %14, i64 40
  %69 = load double, ptr %68, align 8, !tbaa !1
  %70 = fmul double %67, %69
  %71 = fadd double %65, %70
  %72 = getelementptr inbounds i8, ptr %13, i64 80
  %73 = load double, ptr %72, align 8, !tbaa !1
  %74 = getelementptr inbounds i8, ptr %14, i64 64
  %75 = load double, ptr %74, align 8, !tbaa !1
  %76 = fmul double %73, %75
  %77 = fadd double %71, %76
  %78 = getelementptr inbounds i8, ptr %13, i64 88
  %79 = load double, ptr %78, align 8, !tbaa !1
  %80 = getelementptr inbounds i8, ptr %14, i64 88
  %81 = load double, ptr %80, align 8, !tbaa !1
  %82 = fmul double %79, %81
  %83 = fadd double %77, %82
  %84 = getelementptr inbounds i8, ptr %36, i64 1600
  store double %83, ptr %84, align 8, !tbaa !1
  %85 = fmul double %16, %38
  %86 = fmul double %21, %43
  %87 = fadd double %85, %86
  %88 = fmul double %27, %49
  %89 = fadd double %87, %88
  %90 = fmul double %33, %55
  %91 = fadd double %89, %90
  %92 = fmul double %15, %40
  %93 = fadd double %92, %91
  %94 = fmul double %19, %45
  %95 = fadd double %94, %93
  %96 = fmul double %25, %51
  %97 = fadd double %96, %95
  %98 = fmul double %31, %57
  %99 = fadd double %98, %97
  %100 = getelementptr inbounds i8, ptr %36, i64 2400
  store double %99, ptr %100, align 8, !tbaa !1
  %101 = fmul double %40, %62
  %102 = fmul double %45, %67
  %103 = fadd double %101, %102
  %104 = fmul double %51, %73
  %105 = fadd double %103, %104
  %106 = fmul double %57, %79
  %107 = fadd double %105, %106
  %108 = fmul double %38, %64
  %109 = fadd double %108, %107
  %110 = fmul double %43, %69
  %111 = fadd double %110, %109
  %112 = fmul double %49, %75
  %113 = fadd double %112, %111
  %114 = fmul double %55, %81
  %115 = fadd double %114, %113
  %116 = getelementptr inbounds i8, ptr %36, i64 3200
  store double %115, ptr %116, align 8, !tbaa !1
  %117 = fmul double %16, %62
  %118 = fmul double %21, %67
  %119 = fadd double %117, %118
  %120 = fmul double %27, %73
  %121 = fadd double %119, %120
  %122 = fmul double %33, %79
  %123 = fadd double %121, %122
  %124 = fmul double %15, %64
  %125 = fadd double %124, %123
  %126 = fmul double %19, %69
  %127 = fadd double %126, %125
  %128 = fmul double %25, %75
  %129 = fadd double %128, %127
  %130 = fmul double %31, %81
  %131 = fadd double %130, %129
  %132 = getelementptr inbounds i8, ptr %36, i64 4000
  store double %131, ptr %132, align 8, !tbaa !1
  %133 = add nuw nsw i64 %10, 1
  %134 = icmp eq i64 %133, %7
  br i1 %134, label %8, label %9, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @stiffness(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = getelementptr inbounds i8, ptr %1, i64 16
  %9 = load double, ptr %8, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !1
  br label %13

12:                                               ; preds = %13, %4
  ret void

13:                                               ; preds = %6, %13
  %14 = phi ptr [ %2, %6 ], [ %76, %13 ]
  %15 = phi ptr [ %3, %6 ], [ %77, %13 ]
  %16 = phi i32 [ 0, %6 ], [ %75, %13 ]
  %17 = load double, ptr %14, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %14, i64 8
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %14, i64 16
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %14, i64 24
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %14, i64 32
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %14, i64 40
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fmul double %17, %7
  %29 = fmul double %23, %28
  %30 = fmul double %19, %9
  %31 = fmul double %25, %30
  %32 = fadd double %29, %31
  %33 = fmul double %21, %9
  %34 = fmul double %27, %33
  %35 = fadd double %34, %32
  store double %35, ptr %15, align 8, !tbaa !1
  %36 = fmul double %17, %11
  %37 = fmul double %25, %36
  %38 = fmul double %23, %30
  %39 = fadd double %38, %37
  %40 = getelementptr inbounds i8, ptr %15, i64 8
  store double %39, ptr %40, align 8, !tbaa !1
  %41 = fmul double %27, %36
  %42 = fmul double %23, %33
  %43 = fadd double %42, %41
  %44 = getelementptr inbounds i8, ptr %15, i64 16
  store double %43, ptr %44, align 8, !tbaa !1
  %45 = fmul double %19, %11
  %46 = fmul double %23, %45
  %47 = fmul double %17, %9
  %48 = fmul double %25, %47
  %49 = fadd double %48, %46
  %50 = getelementptr inbounds i8, ptr %15, i64 24
  store double %49, ptr %50, align 8, !tbaa !1
  %51 = fmul double %19, %7
  %52 = fmul double %25, %51
  %53 = fmul double %23, %47
  %54 = fadd double %52, %53
  %55 = fadd double %34, %54
  %56 = getelementptr inbounds i8, ptr %15, i64 32
  store double %55, ptr %56, align 8, !tbaa !1
  %57 = fmul double %27, %45
  %58 = fmul double %25, %33
  %59 = fadd double %58, %57
  %60 = getelementptr inbounds i8, ptr %15, i64 40
  store double %59, ptr %60, align 8, !tbaa !1
  %61 = fmul double %21, %11
  %62 = fmul double %23, %61
  %63 = fmul double %27, %47
  %64 = fadd double %63, %62
  %65 = getelementptr inbounds i8, ptr %15, i64 48
  store double %64, ptr %65, align 8, !tbaa !1
  %66 = fmul double %25, %61
  %67 = fmul double %27, %30
  %68 = fadd double %67, %66
  %69 = getelementptr inbounds i8, ptr %15, i64 56
  store double %68, ptr %69, align 8, !tbaa !1
  %70 = fmul double %21, %7
  %71 = fmul double %27, %70
  %72 = fadd double %71, %53
  %73 = fadd double %31, %72
  %74 = getelementptr inbounds i8, ptr %15, i64 64
  store double %73, ptr %74, align 8, !tbaa !1
  %75 = add nuw nsw i32 %16, 1
  %76 = getelementptr inbounds i8, ptr %14, i64 48
  %77 = getelementptr inbounds i8, ptr %15, i64 72
  %78 = icmp eq i32 %75, %0
  br i1 %78, label %12, label %13, !llvm.loop !25
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @su3_product(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i32 [ %297, %7 ], [ 0, %4 ]
  %9 = phi ptr [ %300, %7 ], [ %3, %4 ]
  %10 = phi ptr [ %299, %7 ], [ %2, %4 ]
  %11 = phi ptr [ %298, %7 ], [ %1, %4 ]
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = load double, ptr %10, align 8, !tbaa !1
  %14 = fmul double %12, %13
  %15 = getelementptr inbounds i8, ptr %11, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %10, i64 8
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fmul double %16, %18
  %20 = fsub double %14, %19
  %21 = getelementptr inbounds i8, ptr %11, i64 16
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %10, i64 48
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %22, %24
  %26 = fadd double %20, %25
  %27 = getelementptr inbounds i8, ptr %11, i64 24
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = getelementptr inbounds i8, ptr %10, i64 56
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fmul double %28, %30
  %32 = fsub double %26, %31
  %33 = getelementptr inbounds i8, ptr %11, i64 32
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = getelementptr inbounds i8, ptr %10, i64 96
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %34, %36
  %38 = fadd double %32, %37
  %39 = getelementptr inbounds i8, ptr %11, i64 40
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = getelementptr inbounds i8, ptr %10, i64 104
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fmul double %40, %42
  %44 = fsub double %38, %43
  store double %44, ptr %9, align 8, !tbaa !1
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
  store double %55, ptr %56, align 8, !tbaa !1
  %57 = getelementptr inbounds i8, ptr %10, i64 16
  %58 = load double, ptr %57, align 8, !tbaa !1
  %59 = fmul double %12, %58
  %60 = getelementptr inbounds i8, ptr %10, i64 24
  %61 = load double, ptr %60, align 8, !tbaa !1
  %62 = fmul double %16, %61
  %63 = fsub double %59, %62
  %64 = getelementptr inbounds i8, ptr %10, i64 64
  %65 = load double, ptr %64, align 8, !tbaa !1
  %66 = fmul double %22, %65
  %67 = fadd double %63, %66
  %68 = getelementptr inbounds i8, ptr %10, i64 72
  %69 = load double, ptr %68, align 8, !tbaa !1
  %70 = fmul double %28, %69
  %71 = fsub double %67, %70
  %72 = getelementptr inbounds i8, ptr %10, i64 112
  %73 = load double, ptr %72, align 8, !tbaa !1
  %74 = fmul double %34, %73
  %75 = fadd double %71, %74
  %76 = getelementptr inbounds i8, ptr %10, i64 120
  %77 = load double, ptr %76, align 8, !tbaa !1
  %78 = fmul double %40, %77
  %79 = fsub double %75, %78
  %80 = getelementptr inbounds i8, ptr %9, i64 16
  store double %79, ptr %80, align 8, !tbaa !1
  %81 = fmul double %12, %61
  %82 = fmul double %16, %58
  %83 = fadd double %82, %81
  %84 = fmul double %22, %69
  %85 = fadd double %83, %84
  %86 = fmul double %28, %65
  %87 = fadd double %86, %85
  %88 = fmul double %34, %77
  %89 = fadd double %87, %88
  %90 = fmul double %40, %73
  %91 = fadd double %90, %89
  %92 = getelementptr inbounds i8, ptr %9, i64 24
  store double %91, ptr %92, align 8, !tbaa !1
  %93 = getelementptr inbounds i8, ptr %10, i64 32
  %94 = load double, ptr %93, align 8, !tbaa !1
  %95 = fmul double %12, %94
  %96 = getelementptr inbounds i8, ptr %10, i64 40
  %97 = load double, ptr %96, align 8, !tbaa !1
  %98 = fmul double %16, %97
  %99 = fsub double %95, %98
  %100 = getelementptr inbounds i8, ptr %10, i64 80
  %101 = load double, ptr %100, align 8, !tbaa !1
  %102 = fmul double %22, %101
  %103 = fadd double %99, %102
  %104 = getelementptr inbounds i8, ptr %10, i64 88
  %105 = load double, ptr %104, align 8, !tbaa !1
  %106 = fmul double %28, %105
  %107 = fsub double %103, %106
  %108 = getelementptr inbounds i8, ptr %10, i64 128
  %109 = load double, ptr %108, align 8, !tbaa !1
  %110 = fmul double %34, %109
  %111 = fadd double %107, %110
  %112 = getelementptr inbounds i8, ptr %10, i64 136
  %113 = load double, ptr %112, align 8, !tbaa !1
  %114 = fmul double %40, %113
  %115 = fsub double %111, %114
  %116 = getelementptr inbounds i8, ptr %9, i64 32
  store double %115, ptr %116, align 8, !tbaa !1
  %117 = fmul double %12, %97
  %118 = fmul double %16, %94
  %119 = fadd double %118, %117
  %120 = fmul double %22, %105
  %121 = fadd double %119, %120
  %122 = fmul double %28, %101
  %123 = fadd double %122, %121
  %124 = fmul double %34, %113
  %125 = fadd double %123, %124
  %126 = fmul double %40, %109
  %127 = fadd double %126, %125
  %128 = getelementptr inbounds i8, ptr %9, i64 40
  store double %127, ptr %128, align 8, !tbaa !1
  %129 = getelementptr inbounds i8, ptr %11, i64 48
  %130 = load double, ptr %129, align 8, !tbaa !1
  %131 = fmul double %13, %130
  %132 = getelementptr inbounds i8, ptr %11, i64 56
  %133 = load double, ptr %132, align 8, !tbaa !1
  %134 = fmul double %18, %133
  %135 = fsub double %131, %134
  %136 = getelementptr inbounds i8, ptr %11, i64 64
  %137 = load double, ptr %136, align 8, !tbaa !1
  %138 = fmul double %24, %137
  %139 = fadd double %135, %138
  %140 = getelementptr inbounds i8, ptr %11, i64 72
  %141 = load double, ptr %140, align 8, !tbaa !1
  %142 = fmul double %30, %141
  %143 = fsub double %139, %142
  %144 = getelementptr inbounds i8, ptr %11, i64 80
  %145 = load double, ptr %144, align 8, !tbaa !1
  %146 = fmul double %36, %145
  %147 = fadd double %143, %146
  %148 = getelementptr inbounds i8, ptr %11, i64 88
  %149 = load double, ptr %148, align 8, !tbaa !1
  %150 = fmul double %42, %149
  %151 = fsub double %147, %150
  %152 = getelementptr inbounds i8, ptr %9, i64 48
  store double %151, ptr %152, align 8, !tbaa !1
  %153 = fmul double %18, %130
  %154 = fmul double %13, %133
  %155 = fadd double %153, %154
  %156 = fmul double %30, %137
  %157 = fadd double %155, %156
  %158 = fmul double %24, %141
  %159 = fadd double %157, %158
  %160 = fmul double %42, %145
  %161 = fadd double %159, %160
  %162 = fmul double %36, %149
  %163 = fadd double %161, %162
  %164 = getelementptr inbounds i8, ptr %9, i64 56
  store double %163, ptr %164, align 8, !tbaa !1
  %165 = fmul double %58, %130
  %166 = fmul double %61, %133
  %167 = fsub double %165, %166
  %168 = fmul double %65, %137
  %169 = fadd double %167, %168
  %170 = fmul double %69, %141
  %171 = fsub double %169, %170
  %172 = fmul double %73, %145
  %173 = fadd double %171, %172
  %174 = fmul double %77, %149
  %175 = fsub double %173, %174
  %176 = getelementptr inbounds i8, ptr %9, i64 64
  store double %175, ptr %176, align 8, !tbaa !1
  %177 = fmul double %61, %130
  %178 = fmul double %58, %133
  %179 = fadd double %177, %178
  %180 = fmul double %69, %137
  %181 = fadd double %179, %180
  %182 = fmul double %65, %141
  %183 = fadd double %181, %182
  %184 = fmul double %77, %145
  %185 = fadd double %183, %184
  %186 = fmul double %73, %149
  %187 = fadd double %185, %186
  %188 = getelementptr inbounds i8, ptr %9, i64 72
  store double %187, ptr %188, align 8, !tbaa !1
  %189 = fmul double %94, %130
  %190 = fmul double %97, %133
  %191 = fsub double %189, %190
  %192 = fmul double %101, %137
  %193 = fadd double %191, %192
  %194 = fmul double %105, %141
  %195 = fsub double %193, %194
  %196 = fmul double %109, %145
  %197 = fadd double %195, %196
  %198 = fmul double %113, %149
  %199 = fsub double %197, %198
  %200 = getelementptr inbounds i8, ptr %9, i64 80
  store double %199, ptr %200, align 8, !tbaa !1
  %201 = fmul double %97, %130
  %202 = fmul double %94, %133
  %203 = fadd double %201, %202
  %204 = fmul double %105, %137
  %205 = fadd double %203, %204
  %206 = fmul double %101, %141
  %207 = fadd double %205, %206
  %208 = fmul double %113, %145
  %209 = fadd double %207, %208
  %210 = fmul double %109, %149
  %211 = fadd double %209, %210
  %212 = getelementptr inbounds i8, ptr %9, i64 88
  store double %211, ptr %212, align 8, !tbaa !1
  %213 = getelementptr inbounds i8, ptr %11, i64 96
  %214 = load double, ptr %213, align 8, !tbaa !1
  %215 = fmul double %13, %214
  %216 = getelementptr inbounds i8, ptr %11, i64 104
  %217 = load double, ptr %216, align 8, !tbaa !1
  %218 = fmul double %18, %217
  %219 = fsub double %215, %218
  %220 = getelementptr inbounds i8, ptr %11, i64 112
  %221 = load double, ptr %220, align 8, !tbaa !1
  %222 = fmul double %24, %221
  %223 = fadd double %219, %222
  %224 = getelementptr inbounds i8, ptr %11, i64 120
  %225 = load double, ptr %224, align 8, !tbaa !1
  %226 = fmul double %30, %225
  %227 = fsub double %223, %226
  %228 = getelementptr inbounds i8, ptr %11, i64 128
  %229 = load double, ptr %228, align 8, !tbaa !1
  %230 = fmul double %36, %229
  %231 = fadd double %227, %230
  %232 = getelementptr inbounds i8, ptr %11, i64 136
  %233 = load double, ptr %232, align 8, !tbaa !1
  %234 = fmul double %42, %233
  %235 = fsub double %231, %234
  %236 = getelementptr inbounds i8, ptr %9, i64 96
  store double %235, ptr %236, align 8, !tbaa !1
  %237 = fmul double %18, %214
  %238 = fmul double %13, %217
  %239 = fadd double %237, %238
  %240 = fmul double %30, %221
  %241 = fadd double %239, %240
  %242 = fmul double %24, %225
  %243 = fadd double %241, %242
  %244 = fmul double %42, %229
  %245 = fadd double %243, %244
  %246 = fmul double %36, %233
  %247 = fadd double %245, %246
  %248 = getelementptr inbounds i8, ptr %9, i64 104
  store double %247, ptr %248, align 8, !tbaa !1
  %249 = fmul double %58, %214
  %250 = fmul double %61, %217
  %251 = fsub double %249, %250
  %252 = fmul double %65, %221
  %253 = fadd double %251, %252
  %254 = fmul double %69, %225
  %255 = fsub double %253, %254
  %256 = fmul double %73, %229
  %257 = fadd double %255, %256
  %258 = fmul double %77, %233
  %259 = fsub double %257, %258
  %260 = getelementptr inbounds i8, ptr %9, i64 112
  store double %259, ptr %260, align 8, !tbaa !1
  %261 = fmul double %61, %214
  %262 = fmul double %58, %217
  %263 = fadd double %261, %262
  %264 = fmul double %69, %221
  %265 = fadd double %263, %264
  %266 = fmul double %65, %225
  %267 = fadd double %265, %266
  %268 = fmul double %77, %229
  %269 = fadd double %267, %268
  %270 = fmul double %73, %233
  %271 = fadd double %269, %270
  %272 = getelementptr inbounds i8, ptr %9, i64 120
  store double %271, ptr %272, align 8, !tbaa !1
  %273 = fmul double %94, %214
  %274 = fmul double %97, %217
  %275 = fsub double %273, %274
  %276 = fmul double %101, %221
  %277 = fadd double %275, %276
  %278 = fmul double %105, %225
  %279 = fsub double %277, %278
  %280 = fmul double %109, %229
  %281 = fadd double %279, %280
  %282 = fmul double %113, %233
  %283 = fsub double %281, %282
  %284 = getelementptr inbounds i8, ptr %9, i64 128
  store double %283, ptr %284, align 8, !tbaa !1
  %285 = fmul double %97, %214
  %286 = fmul double %94, %217
  %287 = fadd double %285, %286
  %288 = fmul double %105, %221
  %289 = fadd double %287, %288
  %290 = fmul double %101, %225
  %291 = fadd double %289, %290
  %292 = fmul double %113, %229
  %293 = fadd double %291, %292
  %294 = fmul double %109, %233
  %295 = fadd double %293, %294
  %296 = getelementptr inbounds i8, ptr %9, i64 136
  store double %295, ptr %296, align 8, !tbaa !1
  %297 = add nuw nsw i32 %8, 1
  %298 = getelementptr inbounds i8, ptr %11, i64 144
  %299 = getelementptr inbounds i8, ptr %10, i64 144
  %300 = getelementptr inbounds i8, ptr %9, i64 144
  %301 = icmp eq i32 %297, %0
  br i1 %301, label %6, label %7, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @ising(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 32
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = getelementptr inbounds i8, ptr %1, i64 128
  %7 = load i32, ptr %6, align 4, !tbaa !9
  %8 = getelementptr inbounds i8, ptr %1, i64 128
  br label %13

9:                                                ; preds = %13
  %10 = sitofp i32 %33 to double
  br label %11

11:                                               ; preds = %9, %2
  %12 = phi double [ 0.000000e+00, %2 ], [ %10, %9 ]
  ret double %12

13:                                               ; preds = %4, %13
  %14 = phi i32 [ %7, %4 ], [ %21, %13 ]
  %15 = phi i64 [ 32, %4 ], [ %19, %13 ]
  %16 = phi i32 [ 0, %4 ], [ %33, %13 ]
  %17 = and i32 %14, 1
  %18 = icmp eq i32 %17, 0
  %19 = add nuw nsw i64 %15, 1
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 -1, i32 1
  %25 = getelementptr inbounds i32, ptr %8, i64 %15
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = and i32 %26, 1
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i32 -1, i32 1
  %30 = add nsw i32 %29, %24
  %31 = sub nsw i32 0, %30
  %32 = select i1 %18, i32 %31, i32 %30
  %33 = add nsw i32 %32, %16
  %34 = icmp eq i64 %19, %5
  br i1 %34, label %9, label %13, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @schroedinger(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  %9 = getelementptr inbounds i8, ptr %4, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = getelementptr i8, ptr %4, i64 -8
  br label %13

12:                                               ; preds = %13, %5
  ret void

13:                                               ; preds = %7, %13
  %14 = phi double [ %10, %7 ], [ %21, %13 ]
  %15 = phi i64 [ 1, %7 ], [ %19, %13 ]
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fmul double %17, %14
  %19 = add nuw nsw i64 %15, 1
  %20 = getelementptr inbounds double, ptr %4, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %14, 2.000000e+00
  %23 = fsub double %21, %22
  %24 = getelementptr double, ptr %11, i64 %15
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fadd double %23, %25
  %27 = fmul double %26, 5.000000e-01
  %28 = fsub double %18, %27
  %29 = fmul double %28, %1
  %30 = getelementptr inbounds double, ptr %3, i64 %15
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %31, %29
  store double %32, ptr %30, align 8, !tbaa !1
  %33 = icmp eq i64 %19, %8
  br i1 %33, label %12, label %13, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @numerov(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 2
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = fmul double %1, 5.000000e+00
  %8 = zext nneg i32 %0 to i64
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = load double, ptr %11, align 8, !tbaa !1
  br label %18

13:                                               ; preds = %18, %4
  %14 = sext i32 %0 to i64
  %15 = getelementptr double, ptr %3, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -8
  %17 = load double, ptr %16, align 8, !tbaa !1
  ret double %17

18:                                               ; preds = %6, %18
  %19 = phi double [ %12, %6 ], [ %39, %18 ]
  %20 = phi double [ %10, %6 ], [ %36, %18 ]
  %21 = phi i64 [ 2, %6 ], [ %41, %18 ]
  %22 = fmul double %7, %20
  %23 = fsub double 1.000000e+00, %22
  %24 = fmul double %23, 2.000000e+00
  %25 = fmul double %19, %24
  %26 = add nsw i64 %21, -2
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fmul double %28, %1
  %30 = fadd double %29, 1.000000e+00
  %31 = getelementptr inbounds double, ptr %3, i64 %26
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %32, %30
  %34 = fsub double %25, %33
  %35 = getelementptr inbounds double, ptr %2, i64 %21
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %36, %1
  %38 = fadd double %37, 1.000000e+00
  %39 = fdiv double %34, %38
  %40 = getelementptr inbounds double, ptr %3, i64 %21
  store double %39, ptr %40, align 8, !tbaa !1
  %41 = add nuw nsw i64 %21, 1
  %42 = icmp eq i64 %41, %8
  br i1 %42, label %13, label %18, !llvm.loop !29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @integrals(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef writeonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %13

11:                                               ; preds = %13, %7
  %12 = phi double [ 0.000000e+00, %7 ], [ %83, %13 ]
  ret double %12

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %84, %13 ]
  %15 = phi double [ 0.000000e+00, %9 ], [ %83, %13 ]
  %16 = getelementptr inbounds double, ptr %1, i64 %14
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds double, ptr %2, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fadd double %17, %19
  %21 = fdiv double 1.000000e+00, %20
  %22 = getelementptr inbounds double, ptr %3, i64 %14
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fmul double %19, %23
  %25 = fmul double %24, %21
  %26 = getelementptr inbounds double, ptr %4, i64 %14
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fmul double %19, %27
  %29 = fmul double %21, %28
  %30 = getelementptr inbounds double, ptr %5, i64 %14
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fmul double %19, %31
  %33 = fmul double %21, %32
  %34 = fmul double %23, %23
  %35 = fmul double %27, %27
  %36 = fadd double %34, %35
  %37 = fmul double %31, %31
  %38 = fadd double %36, %37
  %39 = fneg double %17
  %40 = fmul double %19, %39
  %41 = fmul double %40, %21
  %42 = fmul double %41, %38
  %43 = fmul double %42, 1.250000e-01
  %44 = fmul double %43, 8.333300e-03
  %45 = fadd double %44, 4.166670e-02
  %46 = fmul double %43, %45
  %47 = fadd double %46, 0x3FC555559CEA86F2
  %48 = fmul double %43, %47
  %49 = fadd double %48, 5.000000e-01
  %50 = fmul double %43, %49
  %51 = fadd double %50, 1.000000e+00
  %52 = fmul double %43, %51
  %53 = fadd double %52, 1.000000e+00
  %54 = fmul double %53, %53
  %55 = fmul double %54, %54
  %56 = fmul double %21, %55
  %57 = tail call double @llvm.sqrt.f64(double %21)
  %58 = fmul double %57, %56
  %59 = fmul double %25, %58
  %60 = fmul double %29, %58
  %61 = fmul double %33, %58
  %62 = fmul double %25, %59
  %63 = fmul double %21, 5.000000e-01
  %64 = fmul double %63, %58
  %65 = fadd double %64, %62
  %66 = fmul double %29, %60
  %67 = fadd double %64, %66
  %68 = fmul double %33, %61
  %69 = fadd double %64, %68
  %70 = fadd double %58, %59
  %71 = fadd double %60, %70
  %72 = fadd double %61, %71
  %73 = getelementptr inbounds double, ptr %6, i64 %14
  store double %72, ptr %73, align 8, !tbaa !1
  %74 = fadd double %65, %67
  %75 = fadd double %69, %74
  %76 = fmul double %25, %60
  %77 = fadd double %76, %75
  %78 = fmul double %29, %61
  %79 = fadd double %78, %77
  %80 = fmul double %33, %59
  %81 = fadd double %80, %79
  %82 = getelementptr inbounds i8, ptr %73, i64 4000
  store double %81, ptr %82, align 8, !tbaa !1
  %83 = fadd double %15, %58
  %84 = add nuw nsw i64 %14, 1
  %85 = icmp eq i64 %84, %10
  br i1 %85, label %11, label %13, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @rays(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #4 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %49, %9 ]
  %11 = phi ptr [ %1, %6 ], [ %50, %9 ]
  %12 = phi ptr [ %2, %6 ], [ %51, %9 ]
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, %13
  %15 = getelementptr inbounds i8, ptr %12, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, %16
  %18 = fadd double %14, %17
  %19 = getelementptr inbounds i8, ptr %12, i64 16
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fmul double %20, %20
  %22 = fadd double %18, %21
  %23 = load double, ptr %11, align 8, !tbaa !1
  %24 = fmul double %13, %23
  %25 = getelementptr inbounds i8, ptr %11, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %16, %26
  %28 = fadd double %24, %27
  %29 = getelementptr inbounds i8, ptr %11, i64 16
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fmul double %20, %30
  %32 = fadd double %28, %31
  %33 = fmul double %23, %23
  %34 = fmul double %26, %26
  %35 = fadd double %33, %34
  %36 = fmul double %30, %30
  %37 = fadd double %35, %36
  %38 = fadd double %37, -5.000000e-01
  %39 = fmul double %32, %32
  %40 = fmul double %22, %38
  %41 = fsub double %39, %40
  %42 = fcmp ogt double %41, 0.000000e+00
  %43 = fneg double %32
  %44 = tail call double @llvm.sqrt.f64(double %41)
  %45 = fsub double %43, %44
  %46 = fdiv double %45, %22
  %47 = select i1 %42, double %46, double -1.000000e+00
  %48 = getelementptr inbounds double, ptr %3, i64 %10
  store double %47, ptr %48, align 8, !tbaa !1
  %49 = add nuw nsw i64 %10, 1
  %50 = getelementptr inbounds i8, ptr %11, i64 24
  %51 = getelementptr inbounds i8, ptr %12, i64 24
  %52 = icmp eq i64 %49, %7
  br i1 %52, label %8, label %9, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @triangles(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #4 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %19

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !1
  %9 = getelementptr inbounds i8, ptr %1, i64 16
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = load double, ptr %1, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = zext nneg i32 %0 to i64
  br label %20

19:                                               ; preds = %20, %4
  ret void

20:                                               ; preds = %6, %20
  %21 = phi i64 [ 0, %6 ], [ %100, %20 ]
  %22 = phi ptr [ %2, %6 ], [ %101, %20 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 24
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = load double, ptr %22, align 8, !tbaa !1
  %26 = fsub double %24, %25
  %27 = getelementptr inbounds i8, ptr %22, i64 32
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = getelementptr inbounds i8, ptr %22, i64 8
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fsub double %28, %30
  %32 = getelementptr inbounds i8, ptr %22, i64 40
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = getelementptr inbounds i8, ptr %22, i64 16
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = fsub double %33, %35
  %37 = getelementptr inbounds i8, ptr %22, i64 48
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = fsub double %38, %25
  %40 = getelementptr inbounds i8, ptr %22, i64 56
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fsub double %41, %30
  %43 = getelementptr inbounds i8, ptr %22, i64 64
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fsub double %44, %35
  %46 = fmul double %8, %45
  %47 = fmul double %42, %10
  %48 = fsub double %46, %47
  %49 = fmul double %39, %10
  %50 = fmul double %45, %11
  %51 = fsub double %49, %50
  %52 = fmul double %42, %11
  %53 = fmul double %39, %8
  %54 = fsub double %52, %53
  %55 = fmul double %26, %48
  %56 = fmul double %31, %51
  %57 = fadd double %55, %56
  %58 = fmul double %36, %54
  %59 = fadd double %58, %57
  %60 = fadd double %59, 1.000000e-03
  %61 = fdiv double 1.000000e+00, %60
  %62 = fsub double %13, %25
  %63 = fsub double %15, %30
  %64 = fsub double %17, %35
  %65 = fmul double %48, %62
  %66 = fmul double %51, %63
  %67 = fadd double %65, %66
  %68 = fmul double %54, %64
  %69 = fadd double %67, %68
  %70 = fmul double %69, %61
  %71 = fmul double %36, %63
  %72 = fmul double %31, %64
  %73 = fsub double %71, %72
  %74 = fmul double %26, %64
  %75 = fmul double %36, %62
  %76 = fsub double %74, %75
  %77 = fmul double %31, %62
  %78 = fmul double %26, %63
  %79 = fsub double %77, %78
  %80 = fmul double %11, %73
  %81 = fmul double %8, %76
  %82 = fadd double %80, %81
  %83 = fmul double %10, %79
  %84 = fadd double %83, %82
  %85 = fmul double %61, %84
  %86 = fmul double %39, %73
  %87 = fmul double %42, %76
  %88 = fadd double %86, %87
  %89 = fmul double %45, %79
  %90 = fadd double %89, %88
  %91 = fmul double %61, %90
  %92 = fcmp ult double %70, 0.000000e+00
  %93 = fcmp ult double %85, 0.000000e+00
  %94 = select i1 %92, i1 true, i1 %93
  %95 = fadd double %70, %85
  %96 = fcmp ugt double %95, 1.000000e+00
  %97 = select i1 %94, i1 true, i1 %96
  %98 = select i1 %97, double -1.000000e+00, double %91
  %99 = getelementptr inbounds double, ptr %3, i64 %21
  store double %98, ptr %99, align 8, !tbaa !1
  %100 = add nuw nsw i64 %21, 1
  %101 = getelementptr inbounds i8, ptr %22, i64 72
  %102 = icmp eq i64 %100, %18
  br i1 %102, label %19, label %20, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @black_scholes(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %82, %10 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds double, ptr %2, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fdiv double %13, %15
  %17 = fadd double %16, -1.000000e+00
  %18 = fmul double %17, 2.500000e-01
  %19 = fsub double 3.333330e-01, %18
  %20 = fmul double %17, %19
  %21 = fsub double 5.000000e-01, %20
  %22 = fmul double %17, %21
  %23 = fsub double 1.000000e+00, %22
  %24 = fmul double %17, %23
  %25 = getelementptr inbounds double, ptr %3, i64 %11
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %26, 0x3FE6666666666666
  %28 = fmul double %27, 5.000000e-01
  %29 = fmul double %27, %28
  %30 = fadd double %29, %24
  %31 = fdiv double %30, %27
  %32 = fsub double %31, %27
  %33 = tail call double @llvm.fabs.f64(double %31)
  %34 = tail call double @llvm.fabs.f64(double %32)
  %35 = fmul double %33, 0x3FCDA6711871100E
  %36 = fadd double %35, 1.000000e+00
  %37 = fdiv double 1.000000e+00, %36
  %38 = fmul double %34, 0x3FCDA6711871100E
  %39 = fadd double %38, 1.000000e+00
  %40 = fdiv double 1.000000e+00, %39
  %41 = fmul double %37, 0x3FF548CDD6F42943
  %42 = fadd double %41, 0xBFFD23DD4EF278D0
  %43 = fmul double %37, %42
  %44 = fadd double %43, 0x3FFC80EF025F5E68
  %45 = fmul double %37, %44
  %46 = fadd double %45, 0xBFD6D1F0E5A8325B
  %47 = fmul double %37, %46
  %48 = fadd double %47, 0x3FD470BF3A92F8EC
  %49 = fmul double %37, %48
  %50 = fmul double %40, 0x3FF548CDD6F42943
  %51 = fadd double %50, 0xBFFD23DD4EF278D0
  %52 = fmul double %40, %51
  %53 = fadd double %52, 0x3FFC80EF025F5E68
  %54 = fmul double %40, %53
  %55 = fadd double %54, 0xBFD6D1F0E5A8325B
  %56 = fmul double %40, %55
  %57 = fadd double %56, 0x3FD470BF3A92F8EC
  %58 = fmul double %40, %57
  %59 = fmul double %31, %31
  %60 = fmul double %59, 5.000000e-01
  %61 = fadd double %60, 1.000000e+00
  %62 = fdiv double 0x3FD988453365DE00, %61
  %63 = fmul double %32, %32
  %64 = fmul double %63, 5.000000e-01
  %65 = fadd double %64, 1.000000e+00
  %66 = fdiv double 0x3FD988453365DE00, %65
  %67 = fmul double %62, %49
  %68 = fsub double 1.000000e+00, %67
  %69 = fmul double %66, %58
  %70 = fsub double 1.000000e+00, %69
  %71 = fcmp olt double %31, 0.000000e+00
  %72 = fsub double 1.000000e+00, %68
  %73 = select i1 %71, double %72, double %68
  %74 = fcmp olt double %32, 0.000000e+00
  %75 = fsub double 1.000000e+00, %70
  %76 = select i1 %74, double %75, double %70
  %77 = fmul double %13, %73
  %78 = fmul double %15, 0x3FEF0A3D70A3D70A
  %79 = fmul double %78, %76
  %80 = fsub double %77, %79
  %81 = getelementptr inbounds double, ptr %4, i64 %11
  store double %80, ptr %81, align 8, !tbaa !1
  %82 = add nuw nsw i64 %11, 1
  %83 = icmp eq i64 %82, %8
  br i1 %83, label %9, label %10, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @binomial(i32 noundef %0, double noundef %1, double noundef %2, double noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %7, %13
  %10 = phi i64 [ %8, %7 ], [ %14, %13 ]
  %11 = load double, ptr %4, align 8, !tbaa !1
  br label %16

12:                                               ; preds = %13, %5
  ret void

13:                                               ; preds = %16
  %14 = add nsw i64 %10, -1
  %15 = icmp sgt i64 %10, 1
  br i1 %15, label %9, label %12, !llvm.loop !34

16:                                               ; preds = %9, %16
  %17 = phi double [ %11, %9 ], [ %21, %16 ]
  %18 = phi i64 [ 0, %9 ], [ %19, %16 ]
  %19 = add nuw nsw i64 %18, 1
  %20 = getelementptr inbounds double, ptr %4, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fmul double %21, %1
  %23 = getelementptr inbounds double, ptr %4, i64 %18
  %24 = fmul double %17, %2
  %25 = fadd double %22, %24
  %26 = fmul double %25, %3
  store double %26, ptr %23, align 8, !tbaa !1
  %27 = icmp eq i64 %19, %10
  br i1 %27, label %13, label %16, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @rotate_points(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %29

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
  %21 = getelementptr inbounds i8, ptr %1, i64 64
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %1, i64 72
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds i8, ptr %1, i64 80
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = getelementptr inbounds i8, ptr %1, i64 88
  %28 = load double, ptr %27, align 8, !tbaa !1
  br label %30

29:                                               ; preds = %30, %3
  ret void

30:                                               ; preds = %5, %30
  %31 = phi ptr [ %2, %5 ], [ %57, %30 ]
  %32 = phi i32 [ 0, %5 ], [ %56, %30 ]
  %33 = load double, ptr %31, align 8, !tbaa !1
  %34 = getelementptr inbounds i8, ptr %31, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = getelementptr inbounds i8, ptr %31, i64 16
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fmul double %33, %6
  %39 = fmul double %35, %8
  %40 = fadd double %38, %39
  %41 = fmul double %37, %10
  %42 = fadd double %40, %41
  %43 = fadd double %12, %42
  store double %43, ptr %31, align 8, !tbaa !1
  %44 = fmul double %33, %14
  %45 = fmul double %35, %16
  %46 = fadd double %44, %45
  %47 = fmul double %37, %18
  %48 = fadd double %46, %47
  %49 = fadd double %20, %48
  store double %49, ptr %34, align 8, !tbaa !1
  %50 = fmul double %33, %22
  %51 = fmul double %35, %24
  %52 = fadd double %50, %51
  %53 = fmul double %37, %26
  %54 = fadd double %52, %53
  %55 = fadd double %28, %54
  store double %55, ptr %36, align 8, !tbaa !1
  %56 = add nuw nsw i32 %32, 1
  %57 = getelementptr inbounds i8, ptr %31, i64 24
  %58 = icmp eq i32 %56, %0
  br i1 %58, label %29, label %30, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @project(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %30

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %1, i64 64
  %8 = load double, ptr %7, align 8, !tbaa !1
  %9 = getelementptr inbounds i8, ptr %1, i64 72
  %10 = load double, ptr %9, align 8, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %1, i64 80
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %1, i64 88
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = load double, ptr %1, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %1, i64 16
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %1, i64 24
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %1, i64 32
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %1, i64 40
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %1, i64 48
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %1, i64 56
  %29 = load double, ptr %28, align 8, !tbaa !1
  br label %31

30:                                               ; preds = %31, %4
  ret void

31:                                               ; preds = %6, %31
  %32 = phi ptr [ %2, %6 ], [ %63, %31 ]
  %33 = phi i32 [ 0, %6 ], [ %62, %31 ]
  %34 = phi ptr [ %3, %6 ], [ %64, %31 ]
  %35 = load double, ptr %32, align 8, !tbaa !1
  %36 = fmul double %8, %35
  %37 = getelementptr inbounds i8, ptr %32, i64 8
  %38 = load double, ptr %37, align 8, !tbaa !1
  %39 = fmul double %10, %38
  %40 = fadd double %36, %39
  %41 = getelementptr inbounds i8, ptr %32, i64 16
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = fmul double %12, %42
  %44 = fadd double %40, %43
  %45 = fadd double %14, %44
  %46 = fdiv double 1.000000e+00, %45
  %47 = fmul double %35, %15
  %48 = fmul double %38, %17
  %49 = fadd double %47, %48
  %50 = fmul double %42, %19
  %51 = fadd double %49, %50
  %52 = fadd double %21, %51
  %53 = fmul double %46, %52
  store double %53, ptr %34, align 8, !tbaa !1
  %54 = fmul double %35, %23
  %55 = fmul double %38, %25
  %56 = fadd double %54, %55
  %57 = fmul double %42, %27
  %58 = fadd double %56, %57
  %59 = fadd double %29, %58
  %60 = fmul double %46, %59
  %61 = getelementptr inbounds i8, ptr %34, i64 8
  store double %60, ptr %61, align 8, !tbaa !1
  %62 = add nuw nsw i32 %33, 1
  %63 = getelementptr inbounds i8, ptr %32, i64 24
  %64 = getelementptr inbounds i8, ptr %34, i64 16
  %65 = icmp eq i32 %62, %0
  br i1 %65, label %30, label %31, !llvm.loop !37
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @flux_limited(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 1
  br i1 %7, label %8, label %16

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  %15 = load double, ptr %14, align 8, !tbaa !1
  br label %17

16:                                               ; preds = %67, %6
  ret void

17:                                               ; preds = %8, %67
  %18 = phi double [ %15, %8 ], [ %40, %67 ]
  %19 = phi double [ %13, %8 ], [ %34, %67 ]
  %20 = phi double [ %11, %8 ], [ %28, %67 ]
  %21 = phi i64 [ 1, %8 ], [ %26, %67 ]
  %22 = add nsw i64 %21, -1
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fsub double %20, %24
  %26 = add nuw nsw i64 %21, 1
  %27 = getelementptr inbounds double, ptr %1, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fsub double %28, %20
  %30 = getelementptr inbounds double, ptr %2, i64 %22
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fsub double %19, %31
  %33 = getelementptr inbounds double, ptr %2, i64 %26
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fsub double %34, %19
  %36 = getelementptr inbounds double, ptr %3, i64 %22
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fsub double %18, %37
  %39 = getelementptr inbounds double, ptr %3, i64 %26
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fsub double %40, %18
  %42 = fmul double %25, %29
  %43 = fcmp ogt double %42, 0.000000e+00
  br i1 %43, label %44, label %49

44:                                               ; preds = %17
  %45 = tail call double @llvm.fabs.f64(double %25)
  %46 = tail call double @llvm.fabs.f64(double %29)
  %47 = fcmp olt double %45, %46
  %48 = select i1 %47, double %25, double %29
  br label %49

49:                                               ; preds = %17, %44
  %50 = phi double [ %48, %44 ], [ 0.000000e+00, %17 ]
  %51 = fmul double %32, %35
  %52 = fcmp ogt double %51, 0.000000e+00
  br i1 %52, label %53, label %58

53:                                               ; preds = %49
  %54 = tail call double @llvm.fabs.f64(double %32)
  %55 = tail call double @llvm.fabs.f64(double %35)
  %56 = fcmp olt double %54, %55
  %57 = select i1 %56, double %32, double %35
  br label %58

58:                                               ; preds = %49, %53
  %59 = phi double [ %57, %53 ], [ 0.000000e+00, %49 ]
  %60 = fmul double %38, %41
  %61 = fcmp ogt double %60, 0.000000e+00
  br i1 %61, label %62, label %67

62:                                               ; preds = %58
  %63 = tail call double @llvm.fabs.f64(double %38)
  %64 = tail call double @llvm.fabs.f64(double %41)
  %65 = fcmp olt double %63, %64
  %66 = select i1 %65, double %38, double %41
  br label %67

67:                                               ; preds = %58, %62
  %68 = phi double [ %66, %62 ], [ 0.000000e+00, %58 ]
  %69 = fmul double %50, 5.000000e-01
  %70 = fadd double %20, %69
  %71 = fmul double %59, 5.000000e-01
  %72 = fadd double %19, %71
  %73 = fmul double %70, %72
  %74 = fadd double %18, %73
  %75 = fmul double %68, 5.000000e-01
  %76 = fadd double %74, %75
  %77 = getelementptr inbounds double, ptr %4, i64 %21
  store double %76, ptr %77, align 8, !tbaa !1
  %78 = fsub double %20, %69
  %79 = fsub double %19, %71
  %80 = fmul double %78, %79
  %81 = fadd double %18, %80
  %82 = fsub double %81, %75
  %83 = getelementptr inbounds double, ptr %5, i64 %21
  store double %82, ptr %83, align 8, !tbaa !1
  %84 = icmp eq i64 %26, %9
  br i1 %84, label %16, label %17, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @cloud(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = fmul double %1, 2.500000e+00
  %10 = zext nneg i32 %0 to i64
  br label %12

11:                                               ; preds = %12, %6
  ret void

12:                                               ; preds = %8, %12
  %13 = phi i64 [ 0, %8 ], [ %59, %12 ]
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fmul double %15, 3.000000e-01
  %17 = fmul double %15, %16
  %18 = fadd double %17, 6.000000e-01
  %19 = getelementptr inbounds double, ptr %3, i64 %13
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fsub double %20, %18
  %22 = fcmp ogt double %21, 0.000000e+00
  %23 = fmul double %15, 1.500000e+00
  %24 = fadd double %23, 1.000000e+00
  %25 = fdiv double %21, %24
  %26 = select i1 %22, double %25, double 0.000000e+00
  %27 = fcmp olt double %21, 0.000000e+00
  %28 = getelementptr inbounds double, ptr %4, i64 %13
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fcmp ogt double %29, 0.000000e+00
  %31 = select i1 %27, i1 %30, i1 false
  %32 = fmul double %21, -2.000000e-01
  %33 = fmul double %32, %29
  %34 = select i1 %31, double %33, double 0.000000e+00
  %35 = getelementptr inbounds double, ptr %4, i64 %13
  %36 = fcmp ogt double %29, 8.000000e-01
  %37 = fadd double %29, -8.000000e-01
  %38 = fmul double %37, 1.000000e-01
  %39 = select i1 %36, double %38, double 0.000000e+00
  %40 = getelementptr inbounds double, ptr %5, i64 %13
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fmul double %41, 3.000000e-01
  %43 = fmul double %29, 5.000000e-02
  %44 = fmul double %43, %41
  %45 = fsub double %26, %34
  %46 = fmul double %9, %45
  %47 = fadd double %15, %46
  store double %47, ptr %14, align 8, !tbaa !1
  %48 = fsub double %34, %26
  %49 = fmul double %48, %1
  %50 = fadd double %20, %49
  store double %50, ptr %19, align 8, !tbaa !1
  %51 = fsub double %45, %39
  %52 = fsub double %51, %44
  %53 = fmul double %52, %1
  %54 = fadd double %29, %53
  store double %54, ptr %35, align 8, !tbaa !1
  %55 = fadd double %44, %39
  %56 = fsub double %55, %42
  %57 = fmul double %56, %1
  %58 = fadd double %41, %57
  store double %58, ptr %40, align 8, !tbaa !1
  %59 = add nuw nsw i64 %13, 1
  %60 = icmp eq i64 %59, %10
  br i1 %60, label %11, label %12, !llvm.loop !39
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #5 {
  tail call fastcc void @bench_fill() #9
  tail call fastcc void @bench_reset() #9
  tail call void @forces(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), i32 noundef 64) #9
  tail call fastcc void @bench_reset() #9
  %1 = tail call double @lennard_jones(i32 noundef 300, double noundef 1.500000e+00, ptr noundef nonnull @I, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef %1, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 1206) #9
  tail call fastcc void @bench_reset() #9
  tail call void @water(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  tail call void @verlet(i32 noundef 300, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 600) #9
  tail call fastcc void @bench_reset() #9
  tail call void @quaternions(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1600) #9
  tail call fastcc void @bench_reset() #9
  tail call void @boris(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  tail call void @deposit(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 2048) #9
  tail call fastcc void @bench_reset() #9
  tail call void @euler_flux(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), i32 noundef 600) #9
  tail call fastcc void @bench_reset() #9
  tail call void @roe(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), i32 noundef 1024) #9
  tail call fastcc void @bench_reset() #9
  tail call void @viscous(i32 noundef 900, double noundef 3.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 49152), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 57344), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  tail call void @chemistry(i32 noundef 200, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @radiation(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @absorption(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 600) #9
  tail call fastcc void @bench_reset() #9
  tail call void @hexahedron(i32 noundef 800, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 1600) #9
  tail call fastcc void @bench_reset() #9
  tail call void @strain(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1200) #9
  tail call fastcc void @bench_reset() #9
  tail call void @stiffness(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  tail call void @su3_product(i32 noundef 50, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  %2 = tail call double @ising(i32 noundef 900, ptr noundef nonnull @I) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef %2, ptr noundef nonnull @I, i32 noundef 1) #9
  tail call fastcc void @bench_reset() #9
  tail call void @schroedinger(i32 noundef 1000, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  %3 = tail call double @numerov(i32 noundef 300, double noundef 1.000000e-03, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef %3, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 600) #9
  tail call fastcc void @bench_reset() #9
  %4 = tail call double @integrals(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef %4, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 40960), i32 noundef 1600) #9
  tail call fastcc void @bench_reset() #9
  tail call void @rays(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 400) #9
  tail call fastcc void @bench_reset() #9
  tail call void @triangles(i32 noundef 100, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 200) #9
  tail call fastcc void @bench_reset() #9
  tail call void @black_scholes(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 400) #9
  tail call fastcc void @bench_reset() #9
  tail call void @binomial(i32 noundef 64, double noundef 5.000000e-01, double noundef 4.500000e-01, double noundef 0x3FEFAE147AE147AE, ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 128) #9
  tail call fastcc void @bench_reset() #9
  tail call void @rotate_points(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  tail call void @project(i32 noundef 300, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1200) #9
  tail call fastcc void @bench_reset() #9
  tail call void @flux_limited(i32 noundef 900, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 32768), i32 noundef 1800) #9
  tail call fastcc void @bench_reset() #9
  tail call void @cloud(i32 noundef 500, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1000) #9
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #6 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !9
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !40

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
  br i1 %19, label %5, label %8, !llvm.loop !41

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !42

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
  store float %34, ptr %35, align 4, !tbaa !43
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !9
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !45

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !9
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !46

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.29, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !47
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !47
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !48
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #7 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #10
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #10
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #10
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #10
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_check(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #7 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi i32 [ -2128831035, %4 ], [ %17, %11 ]
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.30, ptr noundef %0, double noundef %1, i32 noundef %9) #10
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !49
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #8

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin "no-builtins" }
attributes #10 = { nobuiltin nounwind "no-builtins" }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !3, i64 0}
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
!43 = !{!44, !44, i64 0}
!44 = !{!"float", !3, i64 0}
!45 = distinct !{!45, !6, !7}
!46 = distinct !{!46, !6, !7}
!47 = !{!3, !3, i64 0}
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !6, !7}
