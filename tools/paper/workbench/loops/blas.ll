; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror blas.c -o -
source_filename = "blas.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [28 x i8] c"axpy(1000, 0.7, V[0], V[1])\00", align 1
@.str.1 = private unnamed_addr constant [34 x i8] c"axpby(1000, 0.7, V[0], 0.2, V[1])\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"scale(1000, 0.7, V[0])\00", align 1
@.str.3 = private unnamed_addr constant [23 x i8] c"copy(1000, V[0], V[1])\00", align 1
@.str.4 = private unnamed_addr constant [23 x i8] c"swap(1000, V[0], V[1])\00", align 1
@.str.5 = private unnamed_addr constant [22 x i8] c"dot(1000, V[0], V[1])\00", align 1
@.str.6 = private unnamed_addr constant [23 x i8] c"dot4(1000, V[0], V[1])\00", align 1
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@.str.7 = private unnamed_addr constant [25 x i8] c"sdsdot(1000, F[0], F[1])\00", align 1
@.str.8 = private unnamed_addr constant [17 x i8] c"asum(1000, V[0])\00", align 1
@.str.9 = private unnamed_addr constant [17 x i8] c"nrm2(1000, V[0])\00", align 1
@.str.10 = private unnamed_addr constant [23 x i8] c"nrm2_scaled(300, V[0])\00", align 1
@.str.11 = private unnamed_addr constant [18 x i8] c"iamax(1000, V[0])\00", align 1
@.str.12 = private unnamed_addr constant [32 x i8] c"rot(1000, V[0], V[1], 0.6, 0.8)\00", align 1
@.str.13 = private unnamed_addr constant [43 x i8] c"rotm(1000, V[0], V[1], 0.6, 0.8, 0.3, 0.1)\00", align 1
@.str.14 = private unnamed_addr constant [33 x i8] c"caxpy(500, 0.3, 0.4, V[0], V[1])\00", align 1
@.str.15 = private unnamed_addr constant [23 x i8] c"cdotu(500, V[0], V[1])\00", align 1
@.str.16 = private unnamed_addr constant [27 x i8] c"gemv(32, V[0], V[1], V[2])\00", align 1
@.str.17 = private unnamed_addr constant [38 x i8] c"gemv_transposed(32, V[0], V[1], V[2])\00", align 1
@.str.18 = private unnamed_addr constant [28 x i8] c"gemv4(32, V[0], V[1], V[2])\00", align 1
@.str.19 = private unnamed_addr constant [31 x i8] c"ger(32, 0.3, V[1], V[2], V[0])\00", align 1
@.str.20 = private unnamed_addr constant [27 x i8] c"ger2(32, V[1], V[2], V[0])\00", align 1
@.str.21 = private unnamed_addr constant [27 x i8] c"symv(32, V[0], V[1], V[2])\00", align 1
@.str.22 = private unnamed_addr constant [21 x i8] c"trsv(32, V[0], V[1])\00", align 1
@.str.23 = private unnamed_addr constant [31 x i8] c"gemm_ijk(24, V[0], V[1], V[2])\00", align 1
@.str.24 = private unnamed_addr constant [31 x i8] c"gemm_ikj(24, V[0], V[1], V[2])\00", align 1
@.str.25 = private unnamed_addr constant [31 x i8] c"gemm_2x2(24, V[0], V[1], V[2])\00", align 1
@.str.26 = private unnamed_addr constant [31 x i8] c"gemm_4x4(24, V[0], V[1], V[2])\00", align 1
@.str.27 = private unnamed_addr constant [35 x i8] c"gemm_update4(24, V[0], V[1], V[2])\00", align 1
@.str.28 = private unnamed_addr constant [21 x i8] c"syrk(24, V[0], V[1])\00", align 1
@.str.29 = private unnamed_addr constant [21 x i8] c"trsm(24, V[0], V[1])\00", align 1
@.str.30 = private unnamed_addr constant [26 x i8] c"transpose(32, V[0], V[1])\00", align 1
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.31 = private unnamed_addr constant [34 x i8] c"spmv(128, I[0], V[0], V[1], V[2])\00", align 1
@.str.32 = private unnamed_addr constant [31 x i8] c"gather(1000, I[0], V[0], V[1])\00", align 1
@.str.33 = private unnamed_addr constant [32 x i8] c"scatter(1000, I[0], V[0], V[1])\00", align 1
@.str.34 = private unnamed_addr constant [36 x i8] c"spaxpy(1000, 0.4, I[0], V[0], V[1])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.35 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str.36 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @axpy(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
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
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = fmul double %12, %1
  %14 = getelementptr inbounds double, ptr %3, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fadd double %15, %13
  store double %16, ptr %14, align 8, !tbaa !1
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @axpby(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, double noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %19, %10 ]
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, %1
  %15 = getelementptr inbounds double, ptr %4, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, %3
  %18 = fadd double %14, %17
  store double %18, ptr %15, align 8, !tbaa !1
  %19 = add nuw nsw i64 %11, 1
  %20 = icmp eq i64 %19, %8
  br i1 %20, label %9, label %10, !llvm.loop !8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scale(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %10 = getelementptr inbounds double, ptr %2, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = fmul double %11, %1
  store double %12, ptr %10, align 8, !tbaa !1
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %7, label %8, !llvm.loop !9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @copy(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds double, ptr %2, i64 %9
  store double %11, ptr %12, align 8, !tbaa !1
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %7, label %8, !llvm.loop !10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @swap(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %14, %8 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds double, ptr %2, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !1
  store double %13, ptr %10, align 8, !tbaa !1
  store double %11, ptr %12, align 8, !tbaa !1
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %6
  br i1 %15, label %7, label %8, !llvm.loop !11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @dot(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #2 {
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
  %12 = getelementptr inbounds double, ptr %1, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds double, ptr %2, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fmul double %13, %15
  %17 = fadd double %11, %16
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %6
  br i1 %19, label %7, label %9, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @dot4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %13

7:                                                ; preds = %13
  %8 = fadd double %24, %31
  %9 = fadd double %8, %38
  %10 = fadd double %9, %45
  br label %11

11:                                               ; preds = %7, %3
  %12 = phi double [ 0.000000e+00, %3 ], [ %10, %7 ]
  ret double %12

13:                                               ; preds = %5, %13
  %14 = phi i64 [ 0, %5 ], [ %46, %13 ]
  %15 = phi double [ 0.000000e+00, %5 ], [ %45, %13 ]
  %16 = phi double [ 0.000000e+00, %5 ], [ %38, %13 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %31, %13 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %24, %13 ]
  %19 = getelementptr inbounds double, ptr %1, i64 %14
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = getelementptr inbounds double, ptr %2, i64 %14
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %20, %22
  %24 = fadd double %18, %23
  %25 = or disjoint i64 %14, 1
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds double, ptr %2, i64 %25
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fmul double %27, %29
  %31 = fadd double %17, %30
  %32 = or disjoint i64 %14, 2
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = getelementptr inbounds double, ptr %2, i64 %32
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %34, %36
  %38 = fadd double %16, %37
  %39 = or disjoint i64 %14, 3
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %2, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fmul double %41, %43
  %45 = fadd double %15, %44
  %46 = add nuw nsw i64 %14, 4
  %47 = icmp ult i64 %46, %6
  br i1 %47, label %13, label %7, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @sdsdot(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %19, %9 ]
  ret double %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %20, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %19, %9 ]
  %12 = getelementptr inbounds float, ptr %1, i64 %10
  %13 = load float, ptr %12, align 4, !tbaa !14
  %14 = fpext float %13 to double
  %15 = getelementptr inbounds float, ptr %2, i64 %10
  %16 = load float, ptr %15, align 4, !tbaa !14
  %17 = fpext float %16 to double
  %18 = fmul double %14, %17
  %19 = fadd double %11, %18
  %20 = add nuw nsw i64 %10, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %9, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @asum(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %14, %8 ]
  ret double %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %15, %8 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %14, %8 ]
  %11 = getelementptr inbounds double, ptr %1, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = tail call double @llvm.fabs.f64(double %12)
  %14 = fadd double %10, %13
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %8, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @nrm2(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %9

6:                                                ; preds = %9, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %15, %9 ]
  %8 = tail call double @llvm.sqrt.f64(double %7)
  ret double %8

9:                                                ; preds = %4, %9
  %10 = phi i64 [ 0, %4 ], [ %16, %9 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %15, %9 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, %13
  %15 = fadd double %11, %14
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %9, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @nrm2_scaled(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %11

6:                                                ; preds = %28, %2
  %7 = phi double [ 1.000000e+00, %2 ], [ %29, %28 ]
  %8 = phi double [ 0.000000e+00, %2 ], [ %30, %28 ]
  %9 = tail call double @llvm.sqrt.f64(double %7)
  %10 = fmul double %9, %8
  ret double %10

11:                                               ; preds = %4, %28
  %12 = phi i64 [ 0, %4 ], [ %31, %28 ]
  %13 = phi double [ 0.000000e+00, %4 ], [ %30, %28 ]
  %14 = phi double [ 1.000000e+00, %4 ], [ %29, %28 ]
  %15 = getelementptr inbounds double, ptr %1, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = tail call double @llvm.fabs.f64(double %16)
  %18 = fcmp ogt double %17, %13
  br i1 %18, label %19, label %24

19:                                               ; preds = %11
  %20 = fdiv double %13, %17
  %21 = fmul double %14, %20
  %22 = fmul double %20, %21
  %23 = fadd double %22, 1.000000e+00
  br label %28

24:                                               ; preds = %11
  %25 = fdiv double %17, %13
  %26 = fmul double %25, %25
  %27 = fadd double %14, %26
  br label %28

28:                                               ; preds = %24, %19
  %29 = phi double [ %23, %19 ], [ %27, %24 ]
  %30 = phi double [ %17, %19 ], [ %13, %24 ]
  %31 = add nuw nsw i64 %12, 1
  %32 = icmp eq i64 %31, %5
  br i1 %32, label %6, label %11, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @iamax(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %18, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %19, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %18, %8 ]
  %11 = phi double [ -1.000000e+00, %4 ], [ %16, %8 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = fcmp ogt double %14, %11
  %16 = select i1 %15, double %14, double %11
  %17 = trunc nuw nsw i64 %9 to i32
  %18 = select i1 %15, i32 %17, i32 %10
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %8, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rot(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef %2, double noundef %3, double noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %22, %10 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, %3
  %15 = getelementptr inbounds double, ptr %2, i64 %11
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, %4
  %18 = fadd double %14, %17
  %19 = fmul double %16, %3
  %20 = fmul double %13, %4
  %21 = fsub double %19, %20
  store double %21, ptr %15, align 8, !tbaa !1
  store double %18, ptr %12, align 8, !tbaa !1
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %9, label %10, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rotm(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef %2, double noundef %3, double noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %12

11:                                               ; preds = %12, %7
  ret void

12:                                               ; preds = %9, %12
  %13 = phi i64 [ 0, %9 ], [ %24, %12 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds double, ptr %2, i64 %13
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fmul double %15, %3
  %19 = fmul double %17, %4
  %20 = fadd double %18, %19
  store double %20, ptr %14, align 8, !tbaa !1
  %21 = fmul double %15, %5
  %22 = fmul double %17, %6
  %23 = fadd double %21, %22
  store double %23, ptr %16, align 8, !tbaa !1
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %11, label %12, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @caxpy(i32 noundef %0, double noundef %1, double noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %30, %10 ]
  %12 = shl nuw nsw i64 %11, 1
  %13 = getelementptr inbounds double, ptr %3, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !1
  %15 = fmul double %14, %1
  %16 = or disjoint i64 %12, 1
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fmul double %18, %2
  %20 = fsub double %15, %19
  %21 = getelementptr inbounds double, ptr %4, i64 %12
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fadd double %22, %20
  store double %23, ptr %21, align 8, !tbaa !1
  %24 = fmul double %18, %1
  %25 = fmul double %14, %2
  %26 = fadd double %25, %24
  %27 = getelementptr inbounds double, ptr %4, i64 %16
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fadd double %26, %28
  store double %29, ptr %27, align 8, !tbaa !1
  %30 = add nuw nsw i64 %11, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %9, label %10, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @cdotu(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #2 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %11

7:                                                ; preds = %11
  %8 = fadd double %28, %32
  br label %9

9:                                                ; preds = %7, %3
  %10 = phi double [ 0.000000e+00, %3 ], [ %8, %7 ]
  ret double %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %33, %11 ]
  %13 = phi double [ 0.000000e+00, %5 ], [ %32, %11 ]
  %14 = phi double [ 0.000000e+00, %5 ], [ %28, %11 ]
  %15 = shl nuw nsw i64 %12, 1
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds double, ptr %2, i64 %15
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fmul double %17, %19
  %21 = or disjoint i64 %15, 1
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds double, ptr %2, i64 %21
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fmul double %23, %25
  %27 = fsub double %20, %26
  %28 = fadd double %14, %27
  %29 = fmul double %17, %25
  %30 = fmul double %19, %23
  %31 = fadd double %30, %29
  %32 = fadd double %13, %31
  %33 = add nuw nsw i64 %12, 1
  %34 = icmp eq i64 %33, %6
  br i1 %34, label %7, label %11, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemv(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %14, %6
  %9 = phi i64 [ 0, %6 ], [ %18, %14 ]
  %10 = shl i64 %9, 5
  %11 = and i64 %10, 4294967264
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  br label %20

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %20
  %15 = getelementptr inbounds double, ptr %3, i64 %9
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fadd double %28, %16
  store double %17, ptr %15, align 8, !tbaa !1
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %13, label %8, !llvm.loop !25

20:                                               ; preds = %8, %20
  %21 = phi i64 [ 0, %8 ], [ %29, %20 ]
  %22 = phi double [ 0.000000e+00, %8 ], [ %28, %20 ]
  %23 = getelementptr inbounds double, ptr %12, i64 %21
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds double, ptr %2, i64 %21
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %24, %26
  %28 = fadd double %22, %27
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %14, label %20, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemv_transposed(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %16, %6
  %9 = phi i64 [ 0, %6 ], [ %17, %16 ]
  %10 = getelementptr inbounds double, ptr %2, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = shl i64 %9, 5
  %13 = and i64 %12, 4294967264
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  br label %19

15:                                               ; preds = %16, %4
  ret void

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %15, label %8, !llvm.loop !27

19:                                               ; preds = %8, %19
  %20 = phi i64 [ 0, %8 ], [ %27, %19 ]
  %21 = getelementptr inbounds double, ptr %14, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %22, %11
  %24 = getelementptr inbounds double, ptr %3, i64 %20
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = fadd double %25, %23
  store double %26, ptr %24, align 8, !tbaa !1
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, %7
  br i1 %28, label %16, label %19, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemv4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %23

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %24, %6
  %10 = phi i64 [ 0, %6 ], [ %32, %24 ]
  %11 = shl nsw i64 %10, 5
  %12 = and i64 %11, 4294967168
  %13 = and i64 %11, 4294967168
  %14 = or disjoint i64 %13, 32
  %15 = and i64 %11, 4294967168
  %16 = or disjoint i64 %15, 64
  %17 = and i64 %11, 4294967168
  %18 = or disjoint i64 %17, 96
  %19 = getelementptr inbounds double, ptr %1, i64 %12
  %20 = getelementptr inbounds double, ptr %1, i64 %14
  %21 = getelementptr inbounds double, ptr %1, i64 %16
  %22 = getelementptr inbounds double, ptr %1, i64 %18
  br label %34

23:                                               ; preds = %24, %4
  ret void

24:                                               ; preds = %34
  %25 = getelementptr inbounds double, ptr %3, i64 %10
  store double %45, ptr %25, align 8, !tbaa !1
  %26 = or disjoint i64 %10, 1
  %27 = getelementptr inbounds double, ptr %3, i64 %26
  store double %49, ptr %27, align 8, !tbaa !1
  %28 = or disjoint i64 %10, 2
  %29 = getelementptr inbounds double, ptr %3, i64 %28
  store double %53, ptr %29, align 8, !tbaa !1
  %30 = or disjoint i64 %10, 3
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  store double %57, ptr %31, align 8, !tbaa !1
  %32 = add nuw nsw i64 %10, 4
  %33 = icmp ult i64 %32, %7
  br i1 %33, label %9, label %23, !llvm.loop !29

34:                                               ; preds = %9, %34
  %35 = phi i64 [ 0, %9 ], [ %58, %34 ]
  %36 = phi double [ 0.000000e+00, %9 ], [ %57, %34 ]
  %37 = phi double [ 0.000000e+00, %9 ], [ %53, %34 ]
  %38 = phi double [ 0.000000e+00, %9 ], [ %49, %34 ]
  %39 = phi double [ 0.000000e+00, %9 ], [ %45, %34 ]
  %40 = getelementptr inbounds double, ptr %19, i64 %35
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %2, i64 %35
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fmul double %41, %43
  %45 = fadd double %39, %44
  %46 = getelementptr inbounds double, ptr %20, i64 %35
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = fmul double %43, %47
  %49 = fadd double %38, %48
  %50 = getelementptr inbounds double, ptr %21, i64 %35
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fmul double %43, %51
  %53 = fadd double %37, %52
  %54 = getelementptr inbounds double, ptr %22, i64 %35
  %55 = load double, ptr %54, align 8, !tbaa !1
  %56 = fmul double %43, %55
  %57 = fadd double %36, %56
  %58 = add nuw nsw i64 %35, 1
  %59 = icmp eq i64 %58, %8
  br i1 %59, label %24, label %34, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ger(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %17

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %18, %7
  %10 = phi i64 [ 0, %7 ], [ %19, %18 ]
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = fmul double %12, %1
  %14 = shl i64 %10, 5
  %15 = and i64 %14, 4294967264
  %16 = getelementptr inbounds double, ptr %4, i64 %15
  br label %21

17:                                               ; preds = %18, %5
  ret void

18:                                               ; preds = %21
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %8
  br i1 %20, label %17, label %9, !llvm.loop !31

21:                                               ; preds = %9, %21
  %22 = phi i64 [ 0, %9 ], [ %29, %21 ]
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %13, %24
  %26 = getelementptr inbounds double, ptr %16, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fadd double %27, %25
  store double %28, ptr %26, align 8, !tbaa !1
  %29 = add nuw nsw i64 %22, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %18, label %21, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @ger2(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %17

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %18, %6
  %9 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %10 = getelementptr inbounds double, ptr %1, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds double, ptr %2, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = shl i64 %9, 5
  %15 = and i64 %14, 4294967264
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  br label %21

17:                                               ; preds = %18, %4
  ret void

18:                                               ; preds = %21
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %17, label %8, !llvm.loop !33

21:                                               ; preds = %8, %21
  %22 = phi i64 [ 0, %8 ], [ %33, %21 ]
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %11, %24
  %26 = getelementptr inbounds double, ptr %1, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fmul double %13, %27
  %29 = fadd double %25, %28
  %30 = getelementptr inbounds double, ptr %16, i64 %22
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fadd double %31, %29
  store double %32, ptr %30, align 8, !tbaa !1
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %7
  br i1 %34, label %18, label %21, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @symv(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %18, %4
  ret void

9:                                                ; preds = %6, %18
  %10 = phi i64 [ 0, %6 ], [ %28, %18 ]
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = icmp eq i64 %10, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %9
  %15 = shl i64 %10, 5
  %16 = and i64 %15, 4294967264
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  br label %30

18:                                               ; preds = %30, %9
  %19 = phi double [ 0.000000e+00, %9 ], [ %42, %30 ]
  %20 = mul i64 %10, 264
  %21 = getelementptr inbounds i8, ptr %1, i64 %20
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %12, %22
  %24 = fadd double %19, %23
  %25 = getelementptr inbounds double, ptr %3, i64 %10
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fadd double %26, %24
  store double %27, ptr %25, align 8, !tbaa !1
  %28 = add nuw nsw i64 %10, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %8, label %9, !llvm.loop !35

30:                                               ; preds = %14, %30
  %31 = phi i64 [ 0, %14 ], [ %43, %30 ]
  %32 = phi double [ 0.000000e+00, %14 ], [ %42, %30 ]
  %33 = getelementptr inbounds double, ptr %17, i64 %31
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fmul double %12, %34
  %36 = getelementptr inbounds double, ptr %3, i64 %31
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %37, %35
  store double %38, ptr %36, align 8, !tbaa !1
  %39 = getelementptr inbounds double, ptr %2, i64 %31
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fmul double %34, %40
  %42 = fadd double %32, %41
  %43 = add nuw nsw i64 %31, 1
  %44 = icmp eq i64 %43, %10
  br i1 %44, label %18, label %30, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @trsv(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %17, %3
  ret void

8:                                                ; preds = %5, %17
  %9 = phi i64 [ 0, %5 ], [ %23, %17 ]
  %10 = getelementptr inbounds double, ptr %2, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = icmp eq i64 %9, 0
  br i1 %12, label %17, label %13

13:                                               ; preds = %8
  %14 = shl i64 %9, 5
  %15 = and i64 %14, 4294967264
  %16 = getelementptr inbounds double, ptr %1, i64 %15
  br label %25

17:                                               ; preds = %25, %8
  %18 = phi double [ %11, %8 ], [ %33, %25 ]
  %19 = mul i64 %9, 264
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = fdiv double %18, %21
  store double %22, ptr %10, align 8, !tbaa !1
  %23 = add nuw nsw i64 %9, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %7, label %8, !llvm.loop !37

25:                                               ; preds = %13, %25
  %26 = phi i64 [ 0, %13 ], [ %34, %25 ]
  %27 = phi double [ %11, %13 ], [ %33, %25 ]
  %28 = getelementptr inbounds double, ptr %16, i64 %26
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds double, ptr %2, i64 %26
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = fmul double %29, %31
  %33 = fsub double %27, %32
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %9
  br i1 %35, label %17, label %25, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemm_ijk(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %18, %6
  %9 = phi i64 [ 0, %6 ], [ %19, %18 ]
  %10 = shl nsw i64 %9, 5
  %11 = and i64 %10, 4294967264
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %3, i64 %10
  br label %15

14:                                               ; preds = %18, %4
  ret void

15:                                               ; preds = %8, %21
  %16 = phi i64 [ 0, %8 ], [ %23, %21 ]
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  br label %25

18:                                               ; preds = %21
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %14, label %8, !llvm.loop !39

21:                                               ; preds = %25
  %22 = getelementptr inbounds double, ptr %13, i64 %16
  store double %34, ptr %22, align 8, !tbaa !1
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %18, label %15, !llvm.loop !40

25:                                               ; preds = %15, %25
  %26 = phi i64 [ 0, %15 ], [ %35, %25 ]
  %27 = phi double [ 0.000000e+00, %15 ], [ %34, %25 ]
  %28 = getelementptr inbounds double, ptr %12, i64 %26
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = shl nsw i64 %26, 8
  %31 = getelementptr inbounds i8, ptr %17, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %29, %32
  %34 = fadd double %27, %33
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %21, label %25, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemm_ikj(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %21, %6
  %9 = phi i64 [ 0, %6 ], [ %22, %21 ]
  %10 = shl i64 %9, 5
  %11 = and i64 %10, 4294967264
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %3, i64 %11
  br label %15

14:                                               ; preds = %21, %4
  ret void

15:                                               ; preds = %8, %24
  %16 = phi i64 [ 0, %8 ], [ %25, %24 ]
  %17 = getelementptr inbounds double, ptr %12, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = shl nsw i64 %16, 8
  %20 = getelementptr inbounds i8, ptr %2, i64 %19
  br label %27

21:                                               ; preds = %24
  %22 = add nuw nsw i64 %9, 1
  %23 = icmp eq i64 %22, %7
  br i1 %23, label %14, label %8, !llvm.loop !42

24:                                               ; preds = %27
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %21, label %15, !llvm.loop !43

27:                                               ; preds = %15, %27
  %28 = phi i64 [ 0, %15 ], [ %35, %27 ]
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fmul double %18, %30
  %32 = getelementptr inbounds double, ptr %13, i64 %28
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = fadd double %33, %31
  store double %34, ptr %32, align 8, !tbaa !1
  %35 = add nuw nsw i64 %28, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %24, label %27, !llvm.loop !44
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemm_2x2(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %17

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %20, %6
  %10 = phi i64 [ 0, %6 ], [ %21, %20 ]
  %11 = shl nsw i64 %10, 5
  %12 = or disjoint i64 %11, 32
  %13 = and i64 %11, 4294967232
  %14 = and i64 %12, 4294967264
  %15 = getelementptr inbounds double, ptr %1, i64 %13
  %16 = getelementptr inbounds double, ptr %1, i64 %14
  br label %18

17:                                               ; preds = %20, %4
  ret void

18:                                               ; preds = %9, %23
  %19 = phi i64 [ 0, %9 ], [ %32, %23 ]
  br label %34

20:                                               ; preds = %23
  %21 = add nuw nsw i64 %10, 2
  %22 = icmp ult i64 %21, %7
  br i1 %22, label %9, label %17, !llvm.loop !45

23:                                               ; preds = %34
  %24 = add nuw nsw i64 %19, %11
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  store double %52, ptr %25, align 8, !tbaa !1
  %26 = or disjoint i64 %24, 1
  %27 = getelementptr inbounds double, ptr %3, i64 %26
  store double %54, ptr %27, align 8, !tbaa !1
  %28 = add nuw nsw i64 %19, %12
  %29 = getelementptr inbounds double, ptr %3, i64 %28
  store double %56, ptr %29, align 8, !tbaa !1
  %30 = or disjoint i64 %28, 1
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  store double %58, ptr %31, align 8, !tbaa !1
  %32 = add nuw nsw i64 %19, 2
  %33 = icmp ult i64 %32, %7
  br i1 %33, label %18, label %20, !llvm.loop !46

34:                                               ; preds = %18, %34
  %35 = phi i64 [ 0, %18 ], [ %59, %34 ]
  %36 = phi double [ 0.000000e+00, %18 ], [ %52, %34 ]
  %37 = phi double [ 0.000000e+00, %18 ], [ %58, %34 ]
  %38 = phi double [ 0.000000e+00, %18 ], [ %56, %34 ]
  %39 = phi double [ 0.000000e+00, %18 ], [ %54, %34 ]
  %40 = getelementptr inbounds double, ptr %15, i64 %35
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = getelementptr inbounds double, ptr %16, i64 %35
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = shl nsw i64 %35, 5
  %45 = add nuw nsw i64 %44, %19
  %46 = getelementptr inbounds double, ptr %2, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = or disjoint i64 %45, 1
  %49 = getelementptr inbounds double, ptr %2, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !1
  %51 = fmul double %41, %47
  %52 = fadd double %36, %51
  %53 = fmul double %41, %50
  %54 = fadd double %39, %53
  %55 = fmul double %43, %47
  %56 = fadd double %38, %55
  %57 = fmul double %43, %50
  %58 = fadd double %37, %57
  %59 = add nuw nsw i64 %35, 1
  %60 = icmp eq i64 %59, %8
  br i1 %60, label %23, label %34, !llvm.loop !47
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemm_4x4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = alloca [16 x double], align 16
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %30

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = getelementptr inbounds i8, ptr %5, i64 16
  %10 = getelementptr inbounds i8, ptr %5, i64 24
  %11 = getelementptr inbounds i8, ptr %5, i64 32
  %12 = getelementptr inbounds i8, ptr %5, i64 40
  %13 = getelementptr inbounds i8, ptr %5, i64 48
  %14 = getelementptr inbounds i8, ptr %5, i64 56
  %15 = getelementptr inbounds i8, ptr %5, i64 64
  %16 = getelementptr inbounds i8, ptr %5, i64 72
  %17 = getelementptr inbounds i8, ptr %5, i64 80
  %18 = getelementptr inbounds i8, ptr %5, i64 88
  %19 = getelementptr inbounds i8, ptr %5, i64 96
  %20 = getelementptr inbounds i8, ptr %5, i64 104
  %21 = getelementptr inbounds i8, ptr %5, i64 112
  %22 = getelementptr inbounds i8, ptr %5, i64 120
  %23 = zext nneg i32 %0 to i64
  %24 = zext nneg i32 %0 to i64
  br label %25

25:                                               ; preds = %31, %7
  %26 = phi i64 [ 0, %7 ], [ %32, %31 ]
  %27 = shl nsw i64 %26, 8
  %28 = getelementptr inbounds i8, ptr %1, i64 %27
  %29 = trunc nuw nsw i64 %26 to i32
  br label %34

30:                                               ; preds = %31, %4
  ret void

31:                                               ; preds = %108
  %32 = add nuw nsw i64 %26, 4
  %33 = icmp ult i64 %32, %23
  br i1 %33, label %25, label %30, !llvm.loop !48

34:                                               ; preds = %25, %108
  %35 = phi i64 [ 0, %25 ], [ %109, %108 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #8
  %36 = getelementptr inbounds double, ptr %2, i64 %35
  br label %39

37:                                               ; preds = %39
  store double %67, ptr %8, align 8, !tbaa !1
  store double %71, ptr %9, align 16, !tbaa !1
  store double %75, ptr %10, align 8, !tbaa !1
  store double %79, ptr %11, align 16, !tbaa !1
  store double %81, ptr %12, align 8, !tbaa !1
  store double %83, ptr %13, align 16, !tbaa !1
  store double %85, ptr %14, align 8, !tbaa !1
  store double %89, ptr %15, align 16, !tbaa !1
  store double %91, ptr %16, align 8, !tbaa !1
  store double %93, ptr %17, align 16, !tbaa !1
  store double %95, ptr %18, align 8, !tbaa !1
  store double %99, ptr %19, align 16, !tbaa !1
  store double %101, ptr %20, align 8, !tbaa !1
  store double %103, ptr %21, align 16, !tbaa !1
  store double %105, ptr %22, align 8, !tbaa !1
  store double %63, ptr %5, align 16, !tbaa !1
  %38 = trunc nuw nsw i64 %35 to i32
  br label %111

39:                                               ; preds = %34, %39
  %40 = phi i64 [ 0, %34 ], [ %106, %39 ]
  %41 = phi double [ 0.000000e+00, %34 ], [ %105, %39 ]
  %42 = phi double [ 0.000000e+00, %34 ], [ %103, %39 ]
  %43 = phi double [ 0.000000e+00, %34 ], [ %101, %39 ]
  %44 = phi double [ 0.000000e+00, %34 ], [ %99, %39 ]
  %45 = phi double [ 0.000000e+00, %34 ], [ %95, %39 ]
  %46 = phi double [ 0.000000e+00, %34 ], [ %93, %39 ]
  %47 = phi double [ 0.000000e+00, %34 ], [ %91, %39 ]
  %48 = phi double [ 0.000000e+00, %34 ], [ %89, %39 ]
  %49 = phi double [ 0.000000e+00, %34 ], [ %85, %39 ]
  %50 = phi double [ 0.000000e+00, %34 ], [ %83, %39 ]
  %51 = phi double [ 0.000000e+00, %34 ], [ %81, %39 ]
  %52 = phi double [ 0.000000e+00, %34 ], [ %79, %39 ]
  %53 = phi double [ 0.000000e+00, %34 ], [ %75, %39 ]
  %54 = phi double [ 0.000000e+00, %34 ], [ %71, %39 ]
  %55 = phi double [ 0.000000e+00, %34 ], [ %67, %39 ]
  %56 = phi double [ 0.000000e+00, %34 ], [ %63, %39 ]
  %57 = getelementptr inbounds double, ptr %28, i64 %40
  %58 = shl nsw i64 %40, 8
  %59 = getelementptr inbounds i8, ptr %36, i64 %58
  %60 = load double, ptr %57, align 8, !tbaa !1
  %61 = load double, ptr %59, align 8, !tbaa !1
  %62 = fmul double %60, %61
  %63 = fadd double %56, %62
  %64 = getelementptr inbounds i8, ptr %59, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !1
  %66 = fmul double %60, %65
  %67 = fadd double %55, %66
  %68 = getelementptr inbounds i8, ptr %59, i64 16
  %69 = load double, ptr %68, align 8, !tbaa !1
  %70 = fmul double %60, %69
  %71 = fadd double %54, %70
  %72 = getelementptr inbounds i8, ptr %59, i64 24
  %73 = load double, ptr %72, align 8, !tbaa !1
  %74 = fmul double %60, %73
  %75 = fadd double %53, %74
  %76 = getelementptr inbounds i8, ptr %57, i64 256
  %77 = load double, ptr %76, align 8, !tbaa !1
  %78 = fmul double %61, %77
  %79 = fadd double %52, %78
  %80 = fmul double %65, %77
  %81 = fadd double %80, %51
  %82 = fmul double %69, %77
  %83 = fadd double %82, %50
  %84 = fmul double %73, %77
  %85 = fadd double %84, %49
  %86 = getelementptr inbounds i8, ptr %57, i64 512
  %87 = load double, ptr %86, align 8, !tbaa !1
  %88 = fmul double %61, %87
  %89 = fadd double %48, %88
  %90 = fmul double %65, %87
  %91 = fadd double %90, %47
  %92 = fmul double %69, %87
  %93 = fadd double %92, %46
  %94 = fmul double %73, %87
  %95 = fadd double %94, %45
  %96 = getelementptr inbounds i8, ptr %57, i64 768
  %97 = load double, ptr %96, align 8, !tbaa !1
  %98 = fmul double %61, %97
  %99 = fadd double %44, %98
  %100 = fmul double %65, %97
  %101 = fadd double %100, %43
  %102 = fmul double %69, %97
  %103 = fadd double %102, %42
  %104 = fmul double %73, %97
  %105 = fadd double %104, %41
  %106 = add nuw nsw i64 %40, 1
  %107 = icmp eq i64 %106, %24
  br i1 %107, label %37, label %39, !llvm.loop !49

108:                                              ; preds = %111
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #8
  %109 = add nuw nsw i64 %35, 4
  %110 = icmp ult i64 %109, %23
  br i1 %110, label %34, label %31, !llvm.loop !50

111:                                              ; preds = %37, %111
  %112 = phi i64 [ 0, %37 ], [ %124, %111 ]
  %113 = getelementptr inbounds [16 x double], ptr %5, i64 0, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !1
  %115 = trunc nuw nsw i64 %112 to i32
  %116 = lshr i32 %115, 2
  %117 = add nuw nsw i32 %116, %29
  %118 = shl nsw i32 %117, 5
  %119 = add nuw nsw i32 %118, %38
  %120 = and i32 %115, 3
  %121 = or disjoint i32 %119, %120
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds double, ptr %3, i64 %122
  store double %114, ptr %123, align 8, !tbaa !1
  %124 = add nuw nsw i64 %112, 1
  %125 = icmp eq i64 %124, 16
  br i1 %125, label %108, label %111, !llvm.loop !51
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gemm_update4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %14

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %37, %6
  %10 = phi i64 [ 0, %6 ], [ %38, %37 ]
  %11 = shl i64 %10, 5
  %12 = and i64 %11, 4294967264
  %13 = getelementptr inbounds double, ptr %3, i64 %12
  br label %15

14:                                               ; preds = %37, %4
  ret void

15:                                               ; preds = %9, %40
  %16 = phi i64 [ 0, %9 ], [ %41, %40 ]
  %17 = add nuw nsw i64 %16, %12
  %18 = getelementptr inbounds double, ptr %1, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = shl nsw i64 %16, 5
  %21 = or disjoint i64 %17, 1
  %22 = getelementptr inbounds double, ptr %1, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = or disjoint i64 %20, 32
  %25 = or disjoint i64 %17, 2
  %26 = getelementptr inbounds double, ptr %1, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = or disjoint i64 %20, 64
  %29 = or disjoint i64 %17, 3
  %30 = getelementptr inbounds double, ptr %1, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = or disjoint i64 %20, 96
  %33 = getelementptr inbounds double, ptr %2, i64 %20
  %34 = getelementptr inbounds double, ptr %2, i64 %24
  %35 = getelementptr inbounds double, ptr %2, i64 %28
  %36 = getelementptr inbounds double, ptr %2, i64 %32
  br label %43

37:                                               ; preds = %40
  %38 = add nuw nsw i64 %10, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %14, label %9, !llvm.loop !52

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %16, 4
  %42 = icmp ult i64 %41, %7
  br i1 %42, label %15, label %37, !llvm.loop !53

43:                                               ; preds = %15, %43
  %44 = phi i64 [ 0, %15 ], [ %63, %43 ]
  %45 = getelementptr inbounds double, ptr %33, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !1
  %47 = fmul double %19, %46
  %48 = getelementptr inbounds double, ptr %34, i64 %44
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = fmul double %23, %49
  %51 = fadd double %47, %50
  %52 = getelementptr inbounds double, ptr %35, i64 %44
  %53 = load double, ptr %52, align 8, !tbaa !1
  %54 = fmul double %27, %53
  %55 = fadd double %51, %54
  %56 = getelementptr inbounds double, ptr %36, i64 %44
  %57 = load double, ptr %56, align 8, !tbaa !1
  %58 = fmul double %31, %57
  %59 = fadd double %55, %58
  %60 = getelementptr inbounds double, ptr %13, i64 %44
  %61 = load double, ptr %60, align 8, !tbaa !1
  %62 = fadd double %61, %59
  store double %62, ptr %60, align 8, !tbaa !1
  %63 = add nuw nsw i64 %44, 1
  %64 = icmp eq i64 %63, %8
  br i1 %64, label %40, label %43, !llvm.loop !54
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @syrk(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %20
  %8 = phi i64 [ 0, %5 ], [ %21, %20 ]
  %9 = phi i64 [ 1, %5 ], [ %22, %20 ]
  %10 = shl i64 %8, 5
  %11 = and i64 %10, 4294967264
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = getelementptr inbounds double, ptr %2, i64 %11
  br label %15

14:                                               ; preds = %20, %3
  ret void

15:                                               ; preds = %24, %7
  %16 = phi i64 [ 0, %7 ], [ %28, %24 ]
  %17 = shl i64 %16, 5
  %18 = and i64 %17, 4294967264
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  br label %30

20:                                               ; preds = %24
  %21 = add nuw nsw i64 %8, 1
  %22 = add nuw nsw i64 %9, 1
  %23 = icmp eq i64 %21, %6
  br i1 %23, label %14, label %7, !llvm.loop !55

24:                                               ; preds = %30
  %25 = getelementptr inbounds double, ptr %13, i64 %16
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fsub double %26, %38
  store double %27, ptr %25, align 8, !tbaa !1
  %28 = add nuw nsw i64 %16, 1
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %20, label %15, !llvm.loop !56

30:                                               ; preds = %15, %30
  %31 = phi i64 [ 0, %15 ], [ %39, %30 ]
  %32 = phi double [ 0.000000e+00, %15 ], [ %38, %30 ]
  %33 = getelementptr inbounds double, ptr %12, i64 %31
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = getelementptr inbounds double, ptr %19, i64 %31
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %34, %36
  %38 = fadd double %32, %37
  %39 = add nuw nsw i64 %31, 1
  %40 = icmp eq i64 %39, %6
  br i1 %40, label %24, label %30, !llvm.loop !57
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @trsm(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %23
  %8 = phi i64 [ 0, %5 ], [ %24, %23 ]
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %23, label %10

10:                                               ; preds = %7
  %11 = shl i64 %8, 5
  %12 = and i64 %11, 4294967264
  %13 = getelementptr inbounds double, ptr %1, i64 %12
  %14 = getelementptr inbounds double, ptr %2, i64 %12
  br label %16

15:                                               ; preds = %23, %3
  ret void

16:                                               ; preds = %26, %10
  %17 = phi i64 [ 0, %10 ], [ %27, %26 ]
  %18 = getelementptr inbounds double, ptr %13, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = shl i64 %17, 5
  %21 = and i64 %20, 4294967264
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  br label %29

23:                                               ; preds = %26, %7
  %24 = add nuw nsw i64 %8, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %15, label %7, !llvm.loop !58

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %17, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %23, label %16, !llvm.loop !59

29:                                               ; preds = %16, %29
  %30 = phi i64 [ 0, %16 ], [ %37, %29 ]
  %31 = getelementptr inbounds double, ptr %22, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %19, %32
  %34 = getelementptr inbounds double, ptr %14, i64 %30
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = fsub double %35, %33
  store double %36, ptr %34, align 8, !tbaa !1
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %6
  br i1 %38, label %26, label %29, !llvm.loop !60
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @transpose(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %14, %5
  %8 = phi i64 [ 0, %5 ], [ %15, %14 ]
  %9 = shl i64 %8, 5
  %10 = and i64 %9, 4294967264
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = getelementptr inbounds double, ptr %2, i64 %8
  br label %17

13:                                               ; preds = %14, %3
  ret void

14:                                               ; preds = %17
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %13, label %7, !llvm.loop !61

17:                                               ; preds = %7, %17
  %18 = phi i64 [ 0, %7 ], [ %23, %17 ]
  %19 = getelementptr inbounds double, ptr %11, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = shl nsw i64 %18, 8
  %22 = getelementptr inbounds i8, ptr %12, i64 %21
  store double %20, ptr %22, align 8, !tbaa !1
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %14, label %17, !llvm.loop !62
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @spmv(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %14, %5
  ret void

10:                                               ; preds = %7, %14
  %11 = phi i64 [ 0, %7 ], [ %16, %14 ]
  %12 = phi i64 [ 8, %7 ], [ %18, %14 ]
  %13 = phi i64 [ 0, %7 ], [ %17, %14 ]
  br label %20

14:                                               ; preds = %20
  %15 = getelementptr inbounds double, ptr %4, i64 %11
  store double %31, ptr %15, align 8, !tbaa !1
  %16 = add nuw nsw i64 %11, 1
  %17 = add nuw nsw i64 %13, 8
  %18 = add nuw nsw i64 %12, 8
  %19 = icmp eq i64 %16, %8
  br i1 %19, label %9, label %10, !llvm.loop !63

20:                                               ; preds = %10, %20
  %21 = phi i64 [ %13, %10 ], [ %32, %20 ]
  %22 = phi double [ 0.000000e+00, %10 ], [ %31, %20 ]
  %23 = getelementptr inbounds double, ptr %2, i64 %21
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = getelementptr inbounds i32, ptr %1, i64 %21
  %26 = load i32, ptr %25, align 4, !tbaa !64
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = fmul double %24, %29
  %31 = fadd double %22, %30
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, %12
  br i1 %33, label %14, label %20, !llvm.loop !66
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gather(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %17, %9 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !64
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds double, ptr %3, i64 %10
  store double %15, ptr %16, align 8, !tbaa !1
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !67
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @scatter(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
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
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i32, ptr %1, i64 %10
  %14 = load i32, ptr %13, align 4, !tbaa !64
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  store double %12, ptr %16, align 8, !tbaa !1
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %7
  br i1 %18, label %8, label %9, !llvm.loop !68
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @spaxpy(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %5
  ret void

10:                                               ; preds = %7, %10
  %11 = phi i64 [ 0, %7 ], [ %21, %10 ]
  %12 = getelementptr inbounds double, ptr %3, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, %1
  %15 = getelementptr inbounds i32, ptr %2, i64 %11
  %16 = load i32, ptr %15, align 4, !tbaa !64
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds double, ptr %4, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = fadd double %14, %19
  store double %20, ptr %18, align 8, !tbaa !1
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %8
  br i1 %22, label %9, label %10, !llvm.loop !69
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #4 {
  tail call fastcc void @bench_fill() #9
  tail call fastcc void @bench_reset() #9
  tail call void @axpy(i32 noundef 1000, double noundef 0x3FE6666666666666, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @axpby(i32 noundef 1000, double noundef 0x3FE6666666666666, ptr noundef nonnull @V, double noundef 2.000000e-01, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @scale(i32 noundef 1000, double noundef 0x3FE6666666666666, ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @copy(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @swap(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  %1 = tail call double @dot(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef %1, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  %2 = tail call double @dot4(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef %2, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  %3 = tail call double @sdsdot(i32 noundef 1000, ptr noundef nonnull @F, ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 4096)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef %3, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  %4 = tail call double @asum(i32 noundef 1000, ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef %4, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  %5 = tail call double @nrm2(i32 noundef 1000, ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef %5, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  %6 = tail call double @nrm2_scaled(i32 noundef 300, ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef %6, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  %7 = tail call i32 @iamax(i32 noundef 1000, ptr noundef nonnull @V) #9
  %8 = sitofp i32 %7 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef %8, ptr noundef nonnull @V, i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  tail call void @rot(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), double noundef 6.000000e-01, double noundef 8.000000e-01) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @rotm(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), double noundef 6.000000e-01, double noundef 8.000000e-01, double noundef 3.000000e-01, double noundef 1.000000e-01) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @caxpy(i32 noundef 500, double noundef 3.000000e-01, double noundef 4.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  %9 = tail call double @cdotu(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef %9, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemv(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 64) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemv_transposed(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 64) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemv4(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 64) #9
  tail call fastcc void @bench_reset() #9
  tail call void @ger(i32 noundef 32, double noundef 3.000000e-01, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2048) #9
  tail call fastcc void @bench_reset() #9
  tail call void @ger2(i32 noundef 32, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2048) #9
  tail call fastcc void @bench_reset() #9
  tail call void @symv(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 64) #9
  tail call fastcc void @bench_reset() #9
  tail call void @trsv(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 64) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemm_ijk(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemm_ikj(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemm_2x2(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemm_4x4(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gemm_update4(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @syrk(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @trsm(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.29, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1536) #9
  tail call fastcc void @bench_reset() #9
  tail call void @transpose(i32 noundef 32, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.30, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2048) #9
  tail call fastcc void @bench_reset() #9
  tail call void @spmv(i32 noundef 128, ptr noundef nonnull @I, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.31, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 256) #9
  tail call fastcc void @bench_reset() #9
  tail call void @gather(i32 noundef 1000, ptr noundef nonnull @I, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.32, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @scatter(i32 noundef 1000, ptr noundef nonnull @I, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.33, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  tail call fastcc void @bench_reset() #9
  tail call void @spaxpy(i32 noundef 1000, double noundef 4.000000e-01, ptr noundef nonnull @I, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #9
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.34, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #9
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #5 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !64
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !70

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
  br i1 %19, label %5, label %8, !llvm.loop !71

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !72

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
  store float %34, ptr %35, align 4, !tbaa !14
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !64
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !73

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !64
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !74

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.35, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !75
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !75
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !76
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #6 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #10
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #10
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #10
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #10
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
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.36, ptr noundef %0, double noundef %1, i32 noundef %9) #10
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !64
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !77
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #7

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
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
!9 = distinct !{!9, !6, !7}
!10 = distinct !{!10, !6, !7}
!11 = distinct !{!11, !6, !7}
!12 = distinct !{!12, !6, !7}
!13 = distinct !{!13, !6, !7}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !3, i64 0}
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
!48 = distinct !{!48, !6, !7}
!49 = distinct !{!49, !6, !7}
!50 = distinct !{!50, !6, !7}
!51 = distinct !{!51, !6, !7}
!52 = distinct !{!52, !6, !7}
!53 = distinct !{!53, !6, !7}
!54 = distinct !{!54, !6, !7}
!55 = distinct !{!55, !6, !7}
!56 = distinct !{!56, !6, !7}
!57 = distinct !{!57, !6, !7}
!58 = distinct !{!58, !6, !7}
!59 = distinct !{!59, !6, !7}
!60 = distinct !{!60, !6, !7}
!61 = distinct !{!61, !6, !7}
!62 = distinct !{!62, !6, !7}
!63 = distinct !{!63, !6, !7}
!64 = !{!65, !65, i64 0}
!65 = !{!"int", !3, i64 0}
!66 = distinct !{!66, !6, !7}
!67 = distinct !{!67, !6, !7}
!68 = distinct !{!68, !6, !7}
!69 = distinct !{!69, !6, !7}
!70 = distinct !{!70, !6, !7}
!71 = distinct !{!71, !6, !7}
!72 = distinct !{!72, !6, !7}
!73 = distinct !{!73, !6, !7}
!74 = distinct !{!74, !6, !7}
!75 = !{!3, !3, i64 0}
!76 = distinct !{!76, !6, !7}
!77 = distinct !{!77, !6, !7}
