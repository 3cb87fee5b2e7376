; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror signal.c -o -
source_filename = "signal.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str = private unnamed_addr constant [29 x i8] c"fir8(1000, V[0], V[1], V[2])\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"fir(500, 24, V[0], V[1], V[2])\00", align 1
@.str.2 = private unnamed_addr constant [38 x i8] c"fir_symmetric(1000, V[0], V[1], V[2])\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"fir_complex(250, 16, V[0], V[1], V[2])\00", align 1
@.str.4 = private unnamed_addr constant [51 x i8] c"biquad(1000, 0.2, 0.3, 0.2, -0.5, 0.1, V[0], V[1])\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"biquads(1000, V[2], V[0], V[1])\00", align 1
@.str.6 = private unnamed_addr constant [32 x i8] c"one_pole(1000, 0.1, V[0], V[1])\00", align 1
@.str.7 = private unnamed_addr constant [33 x i8] c"lms(100, 0.01, V[0], V[1], V[2])\00", align 1
@.str.8 = private unnamed_addr constant [31 x i8] c"lattice(500, V[2], V[0], V[1])\00", align 1
@.str.9 = private unnamed_addr constant [38 x i8] c"butterfly(1024, 64, V[2], V[0], V[1])\00", align 1
@.str.10 = private unnamed_addr constant [30 x i8] c"radix4(150, V[2], V[0], V[1])\00", align 1
@.str.11 = private unnamed_addr constant [22 x i8] c"dct8(128, V[0], V[1])\00", align 1
@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.12 = private unnamed_addr constant [21 x i8] c"idct8_int(128, I[0])\00", align 1
@.str.13 = private unnamed_addr constant [28 x i8] c"haar(500, V[0], V[1], V[2])\00", align 1
@.str.14 = private unnamed_addr constant [35 x i8] c"daubechies4(500, V[0], V[1], V[2])\00", align 1
@.str.15 = private unnamed_addr constant [21 x i8] c"wavelet97(500, V[0])\00", align 1
@.str.16 = private unnamed_addr constant [32 x i8] c"goertzel(1000, 0.3, V[0], V[1])\00", align 1
@.str.17 = private unnamed_addr constant [35 x i8] c"autocorrelate(500, 16, V[0], V[1])\00", align 1
@.str.18 = private unnamed_addr constant [33 x i8] c"autocorrelate4(1000, V[0], V[1])\00", align 1
@.str.19 = private unnamed_addr constant [31 x i8] c"levinson(24, V[0], V[1], V[2])\00", align 1
@.str.20 = private unnamed_addr constant [31 x i8] c"window(1000, V[0], I[0], V[1])\00", align 1
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@.str.21 = private unnamed_addr constant [40 x i8] c"mix(1000, 0.4f, 0.5f, F[0], F[1], F[2])\00", align 1
@.str.22 = private unnamed_addr constant [35 x i8] c"quantize(1000, 100.0f, F[0], I[0])\00", align 1
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str.23 = private unnamed_addr constant [24 x i8] c"mulaw(1000, I[0], B[0])\00", align 1
@.str.24 = private unnamed_addr constant [30 x i8] c"adpcm(1000, I[0], B[0], I[1])\00", align 1
@.str.25 = private unnamed_addr constant [37 x i8] c"viterbi(500, I[0], I[1], I[2], I[3])\00", align 1
@.str.26 = private unnamed_addr constant [35 x i8] c"cross_fade(1000, V[0], V[1], V[2])\00", align 1
@.str.27 = private unnamed_addr constant [32 x i8] c"resample(1000, 0.9, V[0], V[1])\00", align 1
@.str.28 = private unnamed_addr constant [32 x i8] c"spectrum(200, V[0], V[1], V[2])\00", align 1
@.str.29 = private unnamed_addr constant [38 x i8] c"complex_divide(400, V[0], V[1], V[2])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.30 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@.str.31 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fir8(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %24

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %1, i64 48
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %1, i64 56
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = zext nneg i32 %0 to i64
  %23 = load double, ptr %2, align 8, !tbaa !1
  br label %25

24:                                               ; preds = %25, %4
  ret void

25:                                               ; preds = %6, %25
  %26 = phi double [ %23, %6 ], [ %32, %25 ]
  %27 = phi i64 [ 0, %6 ], [ %30, %25 ]
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = fmul double %7, %26
  %30 = add nuw nsw i64 %27, 1
  %31 = getelementptr inbounds double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = fmul double %9, %32
  %34 = fadd double %29, %33
  %35 = getelementptr inbounds i8, ptr %28, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %11, %36
  %38 = fadd double %34, %37
  %39 = getelementptr inbounds i8, ptr %28, i64 24
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fmul double %13, %40
  %42 = fadd double %38, %41
  %43 = getelementptr inbounds i8, ptr %28, i64 32
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fmul double %15, %44
  %46 = fadd double %42, %45
  %47 = getelementptr inbounds i8, ptr %28, i64 40
  %48 = load double, ptr %47, align 8, !tbaa !1
  %49 = fmul double %17, %48
  %50 = fadd double %46, %49
  %51 = getelementptr inbounds i8, ptr %28, i64 48
  %52 = load double, ptr %51, align 8, !tbaa !1
  %53 = fmul double %19, %52
  %54 = fadd double %50, %53
  %55 = getelementptr inbounds i8, ptr %28, i64 56
  %56 = load double, ptr %55, align 8, !tbaa !1
  %57 = fmul double %21, %56
  %58 = fadd double %54, %57
  %59 = getelementptr inbounds double, ptr %3, i64 %27
  store double %58, ptr %59, align 8, !tbaa !1
  %60 = icmp eq i64 %30, %22
  br i1 %60, label %24, label %25, !llvm.loop !5
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fir(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %5
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %0 to i64
  %10 = zext nneg i32 %1 to i64
  br label %11

11:                                               ; preds = %7, %16
  %12 = phi i64 [ 0, %7 ], [ %19, %16 ]
  br i1 %8, label %13, label %16

13:                                               ; preds = %11
  %14 = getelementptr inbounds double, ptr %3, i64 %12
  br label %21

15:                                               ; preds = %16, %5
  ret void

16:                                               ; preds = %21, %11
  %17 = phi double [ 0.000000e+00, %11 ], [ %29, %21 ]
  %18 = getelementptr inbounds double, ptr %4, i64 %12
  store double %17, ptr %18, align 8, !tbaa !1
  %19 = add nuw nsw i64 %12, 1
  %20 = icmp eq i64 %19, %9
  br i1 %20, label %15, label %11, !llvm.loop !8

21:                                               ; preds = %13, %21
  %22 = phi i64 [ 0, %13 ], [ %30, %21 ]
  %23 = phi double [ 0.000000e+00, %13 ], [ %29, %21 ]
  %24 = getelementptr inbounds double, ptr %2, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds double, ptr %14, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fmul double %25, %27
  %29 = fadd double %23, %28
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, %10
  br i1 %31, label %16, label %21, !llvm.loop !9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fir_symmetric(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %24

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %1, i64 48
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %1, i64 56
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = zext nneg i32 %0 to i64
  %23 = load double, ptr %2, align 8, !tbaa !1
  br label %25

24:                                               ; preds = %25, %4
  ret void

25:                                               ; preds = %6, %25
  %26 = phi double [ %23, %6 ], [ %35, %25 ]
  %27 = phi i64 [ 0, %6 ], [ %33, %25 ]
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 120
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %26, %30
  %32 = fmul double %7, %31
  %33 = add nuw nsw i64 %27, 1
  %34 = getelementptr inbounds double, ptr %2, i64 %33
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = getelementptr inbounds i8, ptr %28, i64 112
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fadd double %35, %37
  %39 = fmul double %9, %38
  %40 = fadd double %32, %39
  %41 = getelementptr inbounds i8, ptr %28, i64 16
  %42 = load double, ptr %41, align 8, !tbaa !1
  %43 = getelementptr inbounds i8, ptr %28, i64 104
  %44 = load double, ptr %43, align 8, !tbaa !1
  %45 = fadd double %42, %44
  %46 = fmul double %11, %45
  %47 = fadd double %40, %46
  %48 = getelementptr inbounds i8, ptr %28, i64 24
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = getelementptr inbounds i8, ptr %28, i64 96
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fadd double %49, %51
  %53 = fmul double %13, %52
  %54 = fadd double %47, %53
  %55 = getelementptr inbounds i8, ptr %28, i64 32
  %56 = load double, ptr %55, align 8, !tbaa !1
  %57 = getelementptr inbounds i8, ptr %28, i64 88
  %58 = load double, ptr %57, align 8, !tbaa !1
  %59 = fadd double %56, %58
  %60 = fmul double %15, %59
  %61 = fadd double %54, %60
  %62 = getelementptr inbounds i8, ptr %28, i64 40
  %63 = load double, ptr %62, align 8, !tbaa !1
  %64 = getelementptr inbounds i8, ptr %28, i64 80
  %65 = load double, ptr %64, align 8, !tbaa !1
  %66 = fadd double %63, %65
  %67 = fmul double %17, %66
  %68 = fadd double %61, %67
  %69 = getelementptr inbounds i8, ptr %28, i64 48
  %70 = load double, ptr %69, align 8, !tbaa !1
  %71 = getelementptr inbounds i8, ptr %28, i64 72
  %72 = load double, ptr %71, align 8, !tbaa !1
  %73 = fadd double %70, %72
  %74 = fmul double %19, %73
  %75 = fadd double %68, %74
  %76 = getelementptr inbounds i8, ptr %28, i64 56
  %77 = load double, ptr %76, align 8, !tbaa !1
  %78 = getelementptr inbounds i8, ptr %28, i64 64
  %79 = load double, ptr %78, align 8, !tbaa !1
  %80 = fadd double %77, %79
  %81 = fmul double %21, %80
  %82 = fadd double %75, %81
  %83 = getelementptr inbounds double, ptr %3, i64 %27
  store double %82, ptr %83, align 8, !tbaa !1
  %84 = icmp eq i64 %33, %22
  br i1 %84, label %24, label %25, !llvm.loop !10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @fir_complex(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = icmp sgt i32 %1, 0
  %9 = zext nneg i32 %0 to i64
  %10 = zext nneg i32 %1 to i64
  br label %11

11:                                               ; preds = %7, %14
  %12 = phi i64 [ 0, %7 ], [ %21, %14 ]
  br i1 %8, label %23, label %14

13:                                               ; preds = %14, %5
  ret void

14:                                               ; preds = %23, %11
  %15 = phi double [ 0.000000e+00, %11 ], [ %47, %23 ]
  %16 = phi double [ 0.000000e+00, %11 ], [ %43, %23 ]
  %17 = shl nuw nsw i64 %12, 1
  %18 = getelementptr inbounds double, ptr %4, i64 %17
  store double %16, ptr %18, align 8, !tbaa !1
  %19 = or disjoint i64 %17, 1
  %20 = getelementptr inbounds double, ptr %4, i64 %19
  store double %15, ptr %20, align 8, !tbaa !1
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %13, label %11, !llvm.loop !11

23:                                               ; preds = %11, %23
  %24 = phi i64 [ %48, %23 ], [ 0, %11 ]
  %25 = phi double [ %43, %23 ], [ 0.000000e+00, %11 ]
  %26 = phi double [ %47, %23 ], [ 0.000000e+00, %11 ]
  %27 = shl nuw nsw i64 %24, 1
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = or disjoint i64 %27, 1
  %31 = getelementptr inbounds double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = add nuw nsw i64 %24, %12
  %34 = shl nuw nsw i64 %33, 1
  %35 = getelementptr inbounds double, ptr %3, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = or disjoint i64 %34, 1
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = fmul double %29, %36
  %41 = fmul double %32, %39
  %42 = fsub double %40, %41
  %43 = fadd double %25, %42
  %44 = fmul double %29, %39
  %45 = fmul double %32, %36
  %46 = fadd double %45, %44
  %47 = fadd double %26, %46
  %48 = add nuw nsw i64 %24, 1
  %49 = icmp eq i64 %48, %10
  br i1 %49, label %14, label %23, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @biquad(i32 noundef %0, double noundef %1, double noundef %2, double noundef %3, double noundef %4, double noundef %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = zext nneg i32 %0 to i64
  br label %13

12:                                               ; preds = %13, %8
  ret void

13:                                               ; preds = %10, %13
  %14 = phi i64 [ 0, %10 ], [ %29, %13 ]
  %15 = phi double [ 0.000000e+00, %10 ], [ %24, %13 ]
  %16 = phi double [ 0.000000e+00, %10 ], [ %27, %13 ]
  %17 = getelementptr inbounds double, ptr %6, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fmul double %18, %1
  %20 = fadd double %15, %19
  %21 = fmul double %18, %2
  %22 = fmul double %20, %4
  %23 = fsub double %21, %22
  %24 = fadd double %16, %23
  %25 = fmul double %18, %3
  %26 = fmul double %20, %5
  %27 = fsub double %25, %26
  %28 = getelementptr inbounds double, ptr %7, i64 %14
  store double %20, ptr %28, align 8, !tbaa !1
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %11
  br i1 %30, label %12, label %13, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @biquads(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %37

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !1
  %10 = getelementptr inbounds i8, ptr %1, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %1, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %1, i64 32
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds i8, ptr %1, i64 40
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = getelementptr inbounds i8, ptr %1, i64 48
  %19 = load double, ptr %18, align 8, !tbaa !1
  %20 = getelementptr inbounds i8, ptr %1, i64 56
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %1, i64 64
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = getelementptr inbounds i8, ptr %1, i64 72
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds i8, ptr %1, i64 80
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = getelementptr inbounds i8, ptr %1, i64 88
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = getelementptr inbounds i8, ptr %1, i64 96
  %31 = load double, ptr %30, align 8, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %1, i64 104
  %33 = load double, ptr %32, align 8, !tbaa !1
  %34 = getelementptr inbounds i8, ptr %1, i64 112
  %35 = load double, ptr %34, align 8, !tbaa !1
  %36 = zext nneg i32 %0 to i64
  br label %38

37:                                               ; preds = %38, %4
  ret void

38:                                               ; preds = %6, %38
  %39 = phi i64 [ 0, %6 ], [ %76, %38 ]
  %40 = phi double [ 0.000000e+00, %6 ], [ %53, %38 ]
  %41 = phi double [ 0.000000e+00, %6 ], [ %56, %38 ]
  %42 = phi double [ 0.000000e+00, %6 ], [ %74, %38 ]
  %43 = phi double [ 0.000000e+00, %6 ], [ %71, %38 ]
  %44 = phi double [ 0.000000e+00, %6 ], [ %65, %38 ]
  %45 = phi double [ 0.000000e+00, %6 ], [ %62, %38 ]
  %46 = getelementptr inbounds double, ptr %2, i64 %39
  %47 = load double, ptr %46, align 8, !tbaa !1
  %48 = fmul double %47, %7
  %49 = fadd double %40, %48
  %50 = fmul double %47, %9
  %51 = fmul double %11, %49
  %52 = fsub double %50, %51
  %53 = fadd double %41, %52
  %54 = fmul double %47, %13
  %55 = fmul double %49, %15
  %56 = fsub double %54, %55
  %57 = fmul double %49, %17
  %58 = fadd double %45, %57
  %59 = fmul double %49, %19
  %60 = fmul double %21, %58
  %61 = fsub double %59, %60
  %62 = fadd double %44, %61
  %63 = fmul double %49, %23
  %64 = fmul double %58, %25
  %65 = fsub double %63, %64
  %66 = fmul double %58, %27
  %67 = fadd double %43, %66
  %68 = fmul double %58, %29
  %69 = fmul double %31, %67
  %70 = fsub double %68, %69
  %71 = fadd double %42, %70
  %72 = fmul double %58, %33
  %73 = fmul double %67, %35
  %74 = fsub double %72, %73
  %75 = getelementptr inbounds double, ptr %3, i64 %39
  store double %67, ptr %75, align 8, !tbaa !1
  %76 = add nuw nsw i64 %39, 1
  %77 = icmp eq i64 %76, %36
  br i1 %77, label %37, label %38, !llvm.loop !14
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @one_pole(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %18, %9 ]
  %11 = phi double [ 0.000000e+00, %6 ], [ %16, %9 ]
  %12 = getelementptr inbounds double, ptr %2, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fsub double %13, %11
  %15 = fmul double %14, %1
  %16 = fadd double %11, %15
  %17 = getelementptr inbounds double, ptr %3, i64 %10
  store double %16, ptr %17, align 8, !tbaa !1
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %9, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local double @lms(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %9

9:                                                ; preds = %7, %32
  %10 = phi i64 [ 0, %7 ], [ %35, %32 ]
  %11 = phi double [ 0.000000e+00, %7 ], [ %34, %32 ]
  %12 = getelementptr inbounds double, ptr %3, i64 %10
  br label %21

13:                                               ; preds = %32, %5
  %14 = phi double [ 0.000000e+00, %5 ], [ %34, %32 ]
  ret double %14

15:                                               ; preds = %21
  %16 = getelementptr inbounds double, ptr %2, i64 %10
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fsub double %17, %29
  %19 = fmul double %18, %1
  %20 = getelementptr inbounds double, ptr %3, i64 %10
  br label %37

21:                                               ; preds = %9, %21
  %22 = phi i64 [ 0, %9 ], [ %30, %21 ]
  %23 = phi double [ 0.000000e+00, %9 ], [ %29, %21 ]
  %24 = getelementptr inbounds double, ptr %4, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = getelementptr inbounds double, ptr %12, i64 %22
  %27 = load double, ptr %26, align 8, !tbaa !1
  %28 = fmul double %25, %27
  %29 = fadd double %23, %28
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, 32
  br i1 %31, label %15, label %21, !llvm.loop !16

32:                                               ; preds = %37
  %33 = fmul double %18, %18
  %34 = fadd double %11, %33
  %35 = add nuw nsw i64 %10, 1
  %36 = icmp eq i64 %35, %8
  br i1 %36, label %13, label %9, !llvm.loop !17

37:                                               ; preds = %15, %37
  %38 = phi i64 [ 0, %15 ], [ %45, %37 ]
  %39 = getelementptr inbounds double, ptr %20, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fmul double %19, %40
  %42 = getelementptr inbounds double, ptr %4, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !1
  %44 = fadd double %43, %41
  store double %44, ptr %42, align 8, !tbaa !1
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, 32
  br i1 %46, label %32, label %37, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @lattice(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 1
  br i1 %5, label %6, label %9

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %10, %4
  ret void

10:                                               ; preds = %6, %10
  %11 = phi i64 [ 1, %6 ], [ %22, %10 ]
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = getelementptr double, ptr %3, i64 %11
  %15 = getelementptr i8, ptr %14, i64 -8
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %7, %16
  %18 = fadd double %13, %17
  store double %18, ptr %12, align 8, !tbaa !1
  %19 = fmul double %13, %7
  %20 = fadd double %16, %19
  %21 = getelementptr inbounds i8, ptr %14, i64 4096
  store double %20, ptr %21, align 8, !tbaa !1
  %22 = add nuw nsw i64 %11, 1
  %23 = icmp eq i64 %22, %8
  br i1 %23, label %9, label %10, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @butterfly(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %19

7:                                                ; preds = %5
  %8 = icmp sgt i32 %1, 0
  %9 = sext i32 %1 to i64
  %10 = shl i32 %1, 1
  %11 = sext i32 %10 to i64
  %12 = zext nneg i32 %0 to i64
  %13 = zext nneg i32 %1 to i64
  br label %14

14:                                               ; preds = %7, %20
  %15 = phi i64 [ 0, %7 ], [ %21, %20 ]
  br i1 %8, label %16, label %20

16:                                               ; preds = %14
  %17 = getelementptr inbounds double, ptr %3, i64 %15
  %18 = getelementptr inbounds double, ptr %4, i64 %15
  br label %23

19:                                               ; preds = %20, %5
  ret void

20:                                               ; preds = %23, %14
  %21 = add nsw i64 %15, %11
  %22 = icmp slt i64 %21, %12
  br i1 %22, label %14, label %19, !llvm.loop !20

23:                                               ; preds = %16, %23
  %24 = phi i64 [ 0, %16 ], [ %49, %23 ]
  %25 = getelementptr inbounds double, ptr %17, i64 %24
  %26 = getelementptr inbounds double, ptr %18, i64 %24
  %27 = shl nuw nsw i64 %24, 1
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !1
  %30 = or disjoint i64 %27, 1
  %31 = getelementptr inbounds double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !1
  %33 = getelementptr inbounds double, ptr %25, i64 %9
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fmul double %29, %34
  %36 = getelementptr inbounds double, ptr %26, i64 %9
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = fmul double %32, %37
  %39 = fsub double %35, %38
  %40 = fmul double %32, %34
  %41 = fmul double %29, %37
  %42 = fadd double %40, %41
  %43 = load double, ptr %25, align 8, !tbaa !1
  %44 = fsub double %43, %39
  store double %44, ptr %33, align 8, !tbaa !1
  %45 = load double, ptr %26, align 8, !tbaa !1
  %46 = fsub double %45, %42
  store double %46, ptr %36, align 8, !tbaa !1
  %47 = fadd double %39, %43
  store double %47, ptr %25, align 8, !tbaa !1
  %48 = fadd double %42, %45
  store double %48, ptr %26, align 8, !tbaa !1
  %49 = add nuw nsw i64 %24, 1
  %50 = icmp eq i64 %49, %13
  br i1 %50, label %20, label %23, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @radix4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = shl nuw nsw i32 %0, 1
  %8 = mul nuw nsw i32 %0, 3
  %9 = zext nneg i32 %0 to i64
  %10 = zext nneg i32 %7 to i64
  %11 = zext nneg i32 %8 to i64
  br label %13

12:                                               ; preds = %13, %4
  ret void

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 0, %6 ], [ %82, %13 ]
  %15 = add nuw nsw i64 %14, %9
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = mul nuw nsw i64 %14, 6
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fmul double %17, %20
  %22 = getelementptr inbounds double, ptr %3, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = or disjoint i64 %18, 1
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %23, %26
  %28 = fsub double %21, %27
  %29 = fmul double %17, %26
  %30 = fmul double %20, %23
  %31 = fadd double %30, %29
  %32 = add nuw nsw i64 %14, %10
  %33 = getelementptr inbounds double, ptr %2, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = getelementptr inbounds i8, ptr %19, i64 16
  %36 = load double, ptr %35, align 8, !tbaa !1
  %37 = fmul double %34, %36
  %38 = getelementptr inbounds double, ptr %3, i64 %32
  %39 = load double, ptr %38, align 8, !tbaa !1
  %40 = getelementptr inbounds i8, ptr %19, i64 24
  %41 = load double, ptr %40, align 8, !tbaa !1
  %42 = fmul double %39, %41
  %43 = fsub double %37, %42
  %44 = fmul double %34, %41
  %45 = fmul double %36, %39
  %46 = fadd double %45, %44
  %47 = add nuw nsw i64 %14, %11
  %48 = getelementptr inbounds double, ptr %2, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !1
  %50 = getelementptr inbounds i8, ptr %19, i64 32
  %51 = load double, ptr %50, align 8, !tbaa !1
  %52 = fmul double %49, %51
  %53 = getelementptr inbounds double, ptr %3, i64 %47
  %54 = load double, ptr %53, align 8, !tbaa !1
  %55 = getelementptr inbounds i8, ptr %19, i64 40
  %56 = load double, ptr %55, align 8, !tbaa !1
  %57 = fmul double %54, %56
  %58 = fsub double %52, %57
  %59 = fmul double %49, %56
  %60 = fmul double %51, %54
  %61 = fadd double %60, %59
  %62 = getelementptr inbounds double, ptr %2, i64 %14
  %63 = load double, ptr %62, align 8, !tbaa !1
  %64 = fadd double %43, %63
  %65 = getelementptr inbounds double, ptr %3, i64 %14
  %66 = load double, ptr %65, align 8, !tbaa !1
  %67 = fadd double %46, %66
  %68 = fsub double %63, %43
  %69 = fsub double %66, %46
  %70 = fadd double %28, %58
  %71 = fadd double %31, %61
  %72 = fsub double %28, %58
  %73 = fsub double %31, %61
  %74 = fadd double %64, %70
  store double %74, ptr %62, align 8, !tbaa !1
  %75 = fadd double %67, %71
  store double %75, ptr %65, align 8, !tbaa !1
  %76 = fadd double %68, %73
  store double %76, ptr %16, align 8, !tbaa !1
  %77 = fsub double %69, %72
  store double %77, ptr %22, align 8, !tbaa !1
  %78 = fsub double %64, %70
  store double %78, ptr %33, align 8, !tbaa !1
  %79 = fsub double %67, %71
  store double %79, ptr %38, align 8, !tbaa !1
  %80 = fsub double %68, %73
  store double %80, ptr %48, align 8, !tbaa !1
  %81 = fadd double %69, %72
  store double %81, ptr %53, align 8, !tbaa !1
  %82 = add nuw nsw i64 %14, 1
  %83 = icmp eq i64 %82, %9
  br i1 %83, label %12, label %13, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @dct8(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %6, %3
  ret void

6:                                                ; preds = %3, %6
  %7 = phi ptr [ %83, %6 ], [ %1, %3 ]
  %8 = phi ptr [ %84, %6 ], [ %2, %3 ]
  %9 = phi i32 [ %82, %6 ], [ 0, %3 ]
  %10 = load double, ptr %7, align 8, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %7, i64 56
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = fadd double %10, %12
  %14 = fsub double %10, %12
  %15 = getelementptr inbounds i8, ptr %7, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds i8, ptr %7, i64 48
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = fadd double %16, %18
  %20 = fsub double %16, %18
  %21 = getelementptr inbounds i8, ptr %7, i64 16
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = getelementptr inbounds i8, ptr %7, i64 40
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fadd double %22, %24
  %26 = fsub double %22, %24
  %27 = getelementptr inbounds i8, ptr %7, i64 24
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = getelementptr inbounds i8, ptr %7, i64 32
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fadd double %28, %30
  %32 = fsub double %28, %30
  %33 = fadd double %13, %31
  %34 = fsub double %13, %31
  %35 = fadd double %19, %25
  %36 = fsub double %19, %25
  %37 = fadd double %35, %33
  %38 = fmul double %37, 0x3FD6A09E667F3B89
  store double %38, ptr %8, align 8, !tbaa !1
  %39 = fsub double %33, %35
  %40 = fmul double %39, 0x3FD6A09E667F3B89
  %41 = getelementptr inbounds i8, ptr %8, i64 32
  store double %40, ptr %41, align 8, !tbaa !1
  %42 = fmul double %34, 0x3FDD906BCF328D09
  %43 = fmul double %36, 0x3FC87DE2A6AEA8B3
  %44 = fadd double %43, %42
  %45 = getelementptr inbounds i8, ptr %8, i64 16
  store double %44, ptr %45, align 8, !tbaa !1
  %46 = fmul double %34, 0x3FC87DE2A6AEA8B3
  %47 = fmul double %36, 0x3FDD906BCF328D09
  %48 = fsub double %46, %47
  %49 = getelementptr inbounds i8, ptr %8, i64 48
  store double %48, ptr %49, align 8, !tbaa !1
  %50 = fmul double %14, 0x3FDF6297CFF75D06
  %51 = fmul double %20, 0x3FDA9B66290EA174
  %52 = fadd double %50, %51
  %53 = fmul double %26, 0x3FD1C73B39AE68B4
  %54 = fadd double %52, %53
  %55 = fmul double %32, 0x3FB8F8B83C69A4E1
  %56 = fadd double %54, %55
  %57 = getelementptr inbounds i8, ptr %8, i64 8
  store double %56, ptr %57, align 8, !tbaa !1
  %58 = fmul double %14, 0x3FDA9B66290EA174
  %59 = fmul double %20, 0x3FB8F8B83C69A4E1
  %60 = fsub double %58, %59
  %61 = fmul double %26, 0x3FDF6297CFF75D06
  %62 = fsub double %60, %61
  %63 = fmul double %32, 0x3FD1C73B39AE68B4
  %64 = fsub double %62, %63
  %65 = getelementptr inbounds i8, ptr %8, i64 24
  store double %64, ptr %65, align 8, !tbaa !1
  %66 = fmul double %14, 0x3FD1C73B39AE68B4
  %67 = fmul double %20, 0x3FDF6297CFF75D06
  %68 = fsub double %66, %67
  %69 = fmul double %26, 0x3FB8F8B83C69A4E1
  %70 = fadd double %68, %69
  %71 = fmul double %32, 0x3FDA9B66290EA174
  %72 = fadd double %70, %71
  %73 = getelementptr inbounds i8, ptr %8, i64 40
  store double %72, ptr %73, align 8, !tbaa !1
  %74 = fmul double %14, 0x3FB8F8B83C69A4E1
  %75 = fmul double %20, 0x3FD1C73B39AE68B4
  %76 = fsub double %74, %75
  %77 = fmul double %26, 0x3FDA9B66290EA174
  %78 = fadd double %76, %77
  %79 = fmul double %32, 0x3FDF6297CFF75D06
  %80 = fsub double %78, %79
  %81 = getelementptr inbounds i8, ptr %8, i64 56
  store double %80, ptr %81, align 8, !tbaa !1
  %82 = add nuw nsw i32 %9, 1
  %83 = getelementptr inbounds i8, ptr %7, i64 64
  %84 = getelementptr inbounds i8, ptr %8, i64 64
  %85 = icmp eq i32 %82, %0
  br i1 %85, label %5, label %6, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @idct8_int(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %86, %5 ], [ %1, %2 ]
  %7 = phi i32 [ %85, %5 ], [ 0, %2 ]
  %8 = load i32, ptr %6, align 4, !tbaa !24
  %9 = getelementptr inbounds i8, ptr %6, i64 16
  %10 = load i32, ptr %9, align 4, !tbaa !24
  %11 = add nsw i32 %10, %8
  %12 = mul nsw i32 %11, 181
  %13 = sub nsw i32 %8, %10
  %14 = mul nsw i32 %13, 181
  %15 = getelementptr inbounds i8, ptr %6, i64 8
  %16 = load i32, ptr %15, align 4, !tbaa !24
  %17 = mul nsw i32 %16, 98
  %18 = getelementptr inbounds i8, ptr %6, i64 24
  %19 = load i32, ptr %18, align 4, !tbaa !24
  %20 = mul i32 %19, -236
  %21 = add i32 %20, %17
  %22 = mul nsw i32 %16, 236
  %23 = mul nsw i32 %19, 98
  %24 = add nsw i32 %23, %22
  %25 = add nsw i32 %24, %12
  %26 = add nsw i32 %21, %14
  %27 = sub nsw i32 %14, %21
  %28 = sub nsw i32 %12, %24
  %29 = getelementptr inbounds i8, ptr %6, i64 4
  %30 = load i32, ptr %29, align 4, !tbaa !24
  %31 = mul nsw i32 %30, 251
  %32 = getelementptr inbounds i8, ptr %6, i64 12
  %33 = load i32, ptr %32, align 4, !tbaa !24
  %34 = mul nsw i32 %33, 213
  %35 = add nsw i32 %34, %31
  %36 = getelementptr inbounds i8, ptr %6, i64 20
  %37 = load i32, ptr %36, align 4, !tbaa !24
  %38 = mul nsw i32 %37, 142
  %39 = add nsw i32 %35, %38
  %40 = getelementptr inbounds i8, ptr %6, i64 28
  %41 = load i32, ptr %40, align 4, !tbaa !24
  %42 = mul nsw i32 %41, 50
  %43 = add nsw i32 %39, %42
  %44 = mul nsw i32 %30, 213
  %45 = mul i32 %33, -50
  %46 = add i32 %45, %44
  %47 = mul i32 %37, -251
  %48 = add i32 %46, %47
  %49 = mul i32 %41, -142
  %50 = add i32 %48, %49
  %51 = mul nsw i32 %30, 142
  %52 = mul i32 %33, -251
  %53 = add i32 %52, %51
  %54 = mul nsw i32 %37, 50
  %55 = add nsw i32 %53, %54
  %56 = mul nsw i32 %41, 213
  %57 = add nsw i32 %55, %56
  %58 = mul nsw i32 %30, 50
  %59 = mul i32 %33, -142
  %60 = add i32 %59, %58
  %61 = mul nsw i32 %37, 213
  %62 = add nsw i32 %60, %61
  %63 = mul i32 %41, -251
  %64 = add i32 %62, %63
  %65 = add i32 %25, 256
  %66 = add i32 %65, %43
  %67 = ashr i32 %66, 9
  store i32 %67, ptr %6, align 4, !tbaa !24
  %68 = sub i32 %65, %43
  %69 = ashr i32 %68, 9
  store i32 %69, ptr %40, align 4, !tbaa !24
  %70 = add i32 %26, 256
  %71 = add i32 %70, %50
  %72 = ashr i32 %71, 9
  store i32 %72, ptr %29, align 4, !tbaa !24
  %73 = sub i32 %70, %50
  %74 = ashr i32 %73, 9
  store i32 %74, ptr %18, align 4, !tbaa !24
  %75 = add i32 %27, 256
  %76 = add i32 %75, %57
  %77 = ashr i32 %76, 9
  store i32 %77, ptr %15, align 4, !tbaa !24
  %78 = sub i32 %75, %57
  %79 = ashr i32 %78, 9
  store i32 %79, ptr %36, align 4, !tbaa !24
  %80 = add i32 %28, 256
  %81 = add i32 %80, %64
  %82 = ashr i32 %81, 9
  store i32 %82, ptr %32, align 4, !tbaa !24
  %83 = sub i32 %80, %64
  %84 = ashr i32 %83, 9
  store i32 %84, ptr %9, align 4, !tbaa !24
  %85 = add nuw nsw i32 %7, 1
  %86 = getelementptr inbounds i8, ptr %6, i64 32
  %87 = icmp eq i32 %85, %0
  br i1 %87, label %4, label %5, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @haar(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %23, %9 ]
  %11 = shl nuw nsw i64 %10, 1
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = or disjoint i64 %11, 1
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fadd double %13, %16
  %18 = fmul double %17, 0x3FE6A09E667F3BE3
  %19 = getelementptr inbounds double, ptr %2, i64 %10
  store double %18, ptr %19, align 8, !tbaa !1
  %20 = fsub double %13, %16
  %21 = fmul double %20, 0x3FE6A09E667F3BE3
  %22 = getelementptr inbounds double, ptr %3, i64 %10
  store double %21, ptr %22, align 8, !tbaa !1
  %23 = add nuw nsw i64 %10, 1
  %24 = icmp eq i64 %23, %7
  br i1 %24, label %8, label %9, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @daubechies4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %36, %9 ]
  %11 = shl nsw i64 %10, 4
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = fmul double %13, 0x3FDEE8DD4748BECA
  %15 = getelementptr inbounds i8, ptr %12, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = fmul double %16, 0x3FEAC4BDD6E3FD84
  %18 = fadd double %14, %17
  %19 = getelementptr inbounds i8, ptr %12, i64 16
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fmul double %20, 0x3FCCB0BF0B6B708F
  %22 = fadd double %18, %21
  %23 = getelementptr inbounds i8, ptr %12, i64 24
  %24 = load double, ptr %23, align 8, !tbaa !1
  %25 = fmul double %24, 0x3FC0907DC1930683
  %26 = fsub double %22, %25
  %27 = getelementptr inbounds double, ptr %2, i64 %10
  store double %26, ptr %27, align 8, !tbaa !1
  %28 = fmul double %13, 0xBFC0907DC1930683
  %29 = fmul double %16, 0x3FCCB0BF0B6B708F
  %30 = fsub double %28, %29
  %31 = fmul double %20, 0x3FEAC4BDD6E3FD84
  %32 = fadd double %30, %31
  %33 = fmul double %24, 0x3FDEE8DD4748BECA
  %34 = fsub double %32, %33
  %35 = getelementptr inbounds double, ptr %3, i64 %10
  store double %34, ptr %35, align 8, !tbaa !1
  %36 = add nuw nsw i64 %10, 1
  %37 = icmp eq i64 %36, %7
  br i1 %37, label %8, label %9, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @wavelet97(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 1, %4 ], [ %20, %7 ]
  %9 = shl nuw nsw i64 %8, 1
  %10 = getelementptr double, ptr %1, i64 %9
  %11 = getelementptr i8, ptr %10, i64 -8
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = or disjoint i64 %9, 1
  %14 = getelementptr inbounds double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fadd double %12, %15
  %17 = fmul double %16, 0x3FF960CE675F3D5B
  %18 = load double, ptr %10, align 8, !tbaa !1
  %19 = fsub double %18, %17
  store double %19, ptr %10, align 8, !tbaa !1
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %7, !llvm.loop !29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @goertzel(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %17

8:                                                ; preds = %17, %4
  %9 = phi double [ 0.000000e+00, %4 ], [ %19, %17 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %25, %17 ]
  %11 = fmul double %10, %10
  %12 = fmul double %9, %9
  %13 = fadd double %12, %11
  %14 = fmul double %10, %1
  %15 = fmul double %9, %14
  %16 = fsub double %13, %15
  store double %16, ptr %3, align 8, !tbaa !1
  ret void

17:                                               ; preds = %6, %17
  %18 = phi i64 [ 0, %6 ], [ %26, %17 ]
  %19 = phi double [ 0.000000e+00, %6 ], [ %25, %17 ]
  %20 = phi double [ 0.000000e+00, %6 ], [ %19, %17 ]
  %21 = getelementptr inbounds double, ptr %2, i64 %18
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %19, %1
  %24 = fadd double %23, %22
  %25 = fsub double %24, %20
  %26 = add nuw nsw i64 %18, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %8, label %17, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @autocorrelate(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %13

6:                                                ; preds = %4
  %7 = sext i32 %0 to i64
  %8 = zext nneg i32 %1 to i64
  %9 = zext i32 %0 to i64
  br label %10

10:                                               ; preds = %6, %14
  %11 = phi i64 [ 0, %6 ], [ %17, %14 ]
  %12 = icmp slt i64 %11, %7
  br i1 %12, label %19, label %14

13:                                               ; preds = %14, %4
  ret void

14:                                               ; preds = %19, %10
  %15 = phi double [ 0.000000e+00, %10 ], [ %28, %19 ]
  %16 = getelementptr inbounds double, ptr %3, i64 %11
  store double %15, ptr %16, align 8, !tbaa !1
  %17 = add nuw nsw i64 %11, 1
  %18 = icmp eq i64 %17, %8
  br i1 %18, label %13, label %10, !llvm.loop !31

19:                                               ; preds = %10, %19
  %20 = phi i64 [ %29, %19 ], [ %11, %10 ]
  %21 = phi double [ %28, %19 ], [ 0.000000e+00, %10 ]
  %22 = getelementptr inbounds double, ptr %2, i64 %20
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = sub nuw nsw i64 %20, %11
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %23, %26
  %28 = fadd double %21, %27
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %14, label %19, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @autocorrelate4(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 3
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %15

7:                                                ; preds = %15, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %24, %15 ]
  %9 = phi double [ 0.000000e+00, %3 ], [ %28, %15 ]
  %10 = phi double [ 0.000000e+00, %3 ], [ %32, %15 ]
  %11 = phi double [ 0.000000e+00, %3 ], [ %36, %15 ]
  store double %8, ptr %2, align 8, !tbaa !1
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  store double %9, ptr %12, align 8, !tbaa !1
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  store double %10, ptr %13, align 8, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %2, i64 24
  store double %11, ptr %14, align 8, !tbaa !1
  ret void

15:                                               ; preds = %5, %15
  %16 = phi i64 [ 3, %5 ], [ %37, %15 ]
  %17 = phi double [ 0.000000e+00, %5 ], [ %36, %15 ]
  %18 = phi double [ 0.000000e+00, %5 ], [ %32, %15 ]
  %19 = phi double [ 0.000000e+00, %5 ], [ %28, %15 ]
  %20 = phi double [ 0.000000e+00, %5 ], [ %24, %15 ]
  %21 = getelementptr inbounds double, ptr %1, i64 %16
  %22 = load double, ptr %21, align 8, !tbaa !1
  %23 = fmul double %22, %22
  %24 = fadd double %20, %23
  %25 = getelementptr i8, ptr %21, i64 -8
  %26 = load double, ptr %25, align 8, !tbaa !1
  %27 = fmul double %22, %26
  %28 = fadd double %19, %27
  %29 = getelementptr i8, ptr %21, i64 -16
  %30 = load double, ptr %29, align 8, !tbaa !1
  %31 = fmul double %22, %30
  %32 = fadd double %18, %31
  %33 = getelementptr i8, ptr %21, i64 -24
  %34 = load double, ptr %33, align 8, !tbaa !1
  %35 = fmul double %22, %34
  %36 = fadd double %17, %35
  %37 = add nuw nsw i64 %16, 1
  %38 = icmp eq i64 %37, %6
  br i1 %38, label %7, label %15, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @levinson(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3) local_unnamed_addr #0 {
  %5 = icmp slt i32 %0, 1
  br i1 %5, label %10, label %6

6:                                                ; preds = %4
  %7 = load double, ptr %1, align 8, !tbaa !1
  %8 = add nuw i32 %0, 1
  %9 = zext i32 %8 to i64
  br label %11

10:                                               ; preds = %46, %4
  ret void

11:                                               ; preds = %6, %46
  %12 = phi i64 [ 1, %6 ], [ %52, %46 ]
  %13 = phi double [ %7, %6 ], [ %51, %46 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = icmp ugt i64 %12, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %11
  %18 = fdiv double %15, %13
  br label %46

19:                                               ; preds = %21
  %20 = fdiv double %30, %13
  br i1 %16, label %34, label %46

21:                                               ; preds = %11, %21
  %22 = phi i64 [ %31, %21 ], [ 1, %11 ]
  %23 = phi double [ %30, %21 ], [ %15, %11 ]
  %24 = getelementptr inbounds double, ptr %2, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !1
  %26 = sub nsw i64 %12, %22
  %27 = getelementptr inbounds double, ptr %1, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !1
  %29 = fmul double %25, %28
  %30 = fsub double %23, %29
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %12
  br i1 %32, label %19, label %21, !llvm.loop !34

33:                                               ; preds = %34
  br i1 %16, label %54, label %46

34:                                               ; preds = %19, %34
  %35 = phi i64 [ %44, %34 ], [ 1, %19 ]
  %36 = getelementptr inbounds double, ptr %2, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !1
  %38 = sub nsw i64 %12, %35
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !1
  %41 = fmul double %20, %40
  %42 = fsub double %37, %41
  %43 = getelementptr inbounds double, ptr %3, i64 %35
  store double %42, ptr %43, align 8, !tbaa !1
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %44, %12
  br i1 %45, label %33, label %34, !llvm.loop !35

46:                                               ; preds = %54, %19, %17, %33
  %47 = phi double [ %20, %33 ], [ %20, %19 ], [ %18, %17 ], [ %20, %54 ]
  %48 = getelementptr inbounds double, ptr %2, i64 %12
  store double %47, ptr %48, align 8, !tbaa !1
  %49 = fmul double %47, %47
  %50 = fsub double 1.000000e+00, %49
  %51 = fmul double %13, %50
  %52 = add nuw nsw i64 %12, 1
  %53 = icmp eq i64 %52, %9
  br i1 %53, label %10, label %11, !llvm.loop !36

54:                                               ; preds = %33, %54
  %55 = phi i64 [ %59, %54 ], [ 1, %33 ]
  %56 = getelementptr inbounds double, ptr %3, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !1
  %58 = getelementptr inbounds double, ptr %2, i64 %55
  store double %57, ptr %58, align 8, !tbaa !1
  %59 = add nuw nsw i64 %55, 1
  %60 = icmp eq i64 %59, %12
  br i1 %60, label %46, label %54, !llvm.loop !37
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @window(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %19, %9 ]
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = getelementptr inbounds i32, ptr %2, i64 %10
  %14 = load i32, ptr %13, align 4, !tbaa !24
  %15 = sitofp i32 %14 to double
  %16 = fmul double %12, %15
  %17 = fmul double %16, 0x3F00000000000000
  %18 = getelementptr inbounds double, ptr %3, i64 %10
  store double %17, ptr %18, align 8, !tbaa !1
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %8, label %9, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mix(i32 noundef %0, float noundef %1, float noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %6
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ 0, %8 ], [ %25, %11 ]
  %13 = getelementptr inbounds float, ptr %3, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !39
  %15 = fmul float %14, %1
  %16 = getelementptr inbounds float, ptr %4, i64 %12
  %17 = load float, ptr %16, align 4, !tbaa !39
  %18 = fmul float %17, %2
  %19 = fadd float %15, %18
  %20 = fcmp ogt float %19, 1.000000e+00
  %21 = select i1 %20, float 1.000000e+00, float %19
  %22 = fcmp olt float %21, -1.000000e+00
  %23 = select i1 %22, float -1.000000e+00, float %21
  %24 = getelementptr inbounds float, ptr %5, i64 %12
  store float %23, ptr %24, align 4, !tbaa !39
  %25 = add nuw nsw i64 %12, 1
  %26 = icmp eq i64 %25, %9
  br i1 %26, label %10, label %11, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @quantize(i32 noundef %0, float noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %19, %9 ]
  %11 = getelementptr inbounds float, ptr %2, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !39
  %13 = fmul float %12, %1
  %14 = fcmp olt float %13, 0.000000e+00
  %15 = select i1 %14, float -5.000000e-01, float 5.000000e-01
  %16 = fadd float %13, %15
  %17 = fptosi float %16 to i32
  %18 = getelementptr inbounds i32, ptr %3, i64 %10
  store i32 %17, ptr %18, align 4, !tbaa !24
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %8, label %9, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mulaw(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %30, %8 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !24
  %12 = add nsw i32 %11, -500
  %13 = icmp slt i32 %11, 500
  %14 = select i1 %13, i32 128, i32 0
  %15 = sub nsw i32 500, %11
  %16 = select i1 %13, i32 %15, i32 %12
  %17 = shl nsw i32 %16, 4
  %18 = add nsw i32 %17, 132
  %19 = tail call range(i32 0, 30) i32 @llvm.ctlz.i32(i32 %18, i1 true)
  %20 = shl nuw nsw i32 %19, 4
  %21 = sub nsw i32 128, %20
  %22 = or i32 %21, %14
  %23 = sub nsw i32 27, %19
  %24 = ashr i32 %18, %23
  %25 = and i32 %24, 15
  %26 = or disjoint i32 %22, %25
  %27 = trunc i32 %26 to i8
  %28 = xor i8 %27, -1
  %29 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %28, ptr %29, align 1, !tbaa !43
  %30 = add nuw nsw i64 %9, 1
  %31 = icmp eq i64 %30, %6
  br i1 %31, label %7, label %8, !llvm.loop !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @adpcm(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %50, %9 ]
  %11 = phi i32 [ 0, %6 ], [ %40, %9 ]
  %12 = phi i32 [ 0, %6 ], [ %48, %9 ]
  %13 = getelementptr inbounds i8, ptr %2, i64 %10
  %14 = load i8, ptr %13, align 1, !tbaa !43
  %15 = and i8 %14, 15
  %16 = zext nneg i8 %15 to i32
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr inbounds i32, ptr %1, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !24
  %20 = ashr i32 %19, 3
  %21 = and i32 %16, 4
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 0, i32 %19
  %24 = add nsw i32 %23, %20
  %25 = and i32 %16, 2
  %26 = icmp eq i32 %25, 0
  %27 = ashr i32 %19, 1
  %28 = select i1 %26, i32 0, i32 %27
  %29 = add nsw i32 %24, %28
  %30 = and i32 %16, 1
  %31 = icmp eq i32 %30, 0
  %32 = ashr i32 %19, 2
  %33 = select i1 %31, i32 0, i32 %32
  %34 = add nsw i32 %29, %33
  %35 = icmp ult i8 %15, 8
  %36 = sub nsw i32 0, %34
  %37 = select i1 %35, i32 %34, i32 %36
  %38 = add nsw i32 %37, %11
  %39 = tail call i32 @llvm.smax.i32(i32 %38, i32 -32768)
  %40 = tail call i32 @llvm.smin.i32(i32 %39, i32 32767)
  %41 = and i32 %16, 7
  %42 = icmp ult i32 %41, 4
  %43 = shl nuw nsw i32 %41, 1
  %44 = add nsw i32 %43, -6
  %45 = select i1 %42, i32 -1, i32 %44
  %46 = add nsw i32 %45, %12
  %47 = tail call i32 @llvm.smin.i32(i32 %46, i32 88)
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 0)
  %49 = getelementptr inbounds i32, ptr %3, i64 %10
  store i32 %40, ptr %49, align 4, !tbaa !24
  %50 = add nuw nsw i64 %10, 1
  %51 = icmp eq i64 %50, %7
  br i1 %51, label %8, label %9, !llvm.loop !45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @viterbi(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #0 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  %9 = getelementptr inbounds i32, ptr %1, i64 %8
  br label %11

10:                                               ; preds = %11, %5
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 0, %7 ], [ %30, %11 ]
  %13 = shl nuw nsw i64 %12, 1
  %14 = getelementptr inbounds i32, ptr %2, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !24
  %16 = getelementptr inbounds i32, ptr %1, i64 %12
  %17 = load i32, ptr %16, align 4, !tbaa !24
  %18 = add nsw i32 %17, %15
  %19 = or disjoint i64 %13, 1
  %20 = getelementptr inbounds i32, ptr %2, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !24
  %22 = getelementptr inbounds i32, ptr %9, i64 %12
  %23 = load i32, ptr %22, align 4, !tbaa !24
  %24 = add nsw i32 %23, %21
  %25 = icmp slt i32 %18, %24
  %26 = tail call i32 @llvm.smin.i32(i32 %18, i32 %24)
  %27 = getelementptr inbounds i32, ptr %3, i64 %12
  store i32 %26, ptr %27, align 4, !tbaa !24
  %28 = zext i1 %25 to i32
  %29 = getelementptr inbounds i32, ptr %4, i64 %12
  store i32 %28, ptr %29, align 4, !tbaa !24
  %30 = add nuw nsw i64 %12, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %10, label %11, !llvm.loop !46
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @cross_fade(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = sitofp i32 %0 to double
  %6 = fdiv double 1.000000e+00, %5
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %4
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %4
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ 0, %8 ], [ %23, %11 ]
  %13 = phi double [ 0.000000e+00, %8 ], [ %22, %11 ]
  %14 = getelementptr inbounds double, ptr %1, i64 %12
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = getelementptr inbounds double, ptr %2, i64 %12
  %17 = load double, ptr %16, align 8, !tbaa !1
  %18 = fsub double %17, %15
  %19 = fmul double %13, %18
  %20 = fadd double %15, %19
  %21 = getelementptr inbounds double, ptr %3, i64 %12
  store double %20, ptr %21, align 8, !tbaa !1
  %22 = fadd double %6, %13
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %10, label %11, !llvm.loop !47
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @resample(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %44, %9 ]
  %11 = phi double [ 1.000000e+00, %6 ], [ %43, %9 ]
  %12 = fptosi double %11 to i32
  %13 = sitofp i32 %12 to double
  %14 = fsub double %11, %13
  %15 = sext i32 %12 to i64
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = getelementptr i8, ptr %16, i64 -8
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = load double, ptr %16, align 8, !tbaa !1
  %20 = getelementptr i8, ptr %16, i64 8
  %21 = load double, ptr %20, align 8, !tbaa !1
  %22 = getelementptr i8, ptr %16, i64 16
  %23 = load double, ptr %22, align 8, !tbaa !1
  %24 = fmul double %14, 5.000000e-01
  %25 = fsub double %21, %18
  %26 = fmul double %18, 2.000000e+00
  %27 = fmul double %19, 5.000000e+00
  %28 = fsub double %26, %27
  %29 = fmul double %21, 4.000000e+00
  %30 = fadd double %28, %29
  %31 = fsub double %30, %23
  %32 = fsub double %19, %21
  %33 = fmul double %32, 3.000000e+00
  %34 = fadd double %23, %33
  %35 = fsub double %34, %18
  %36 = fmul double %14, %35
  %37 = fadd double %31, %36
  %38 = fmul double %14, %37
  %39 = fadd double %25, %38
  %40 = fmul double %24, %39
  %41 = fadd double %19, %40
  %42 = getelementptr inbounds double, ptr %3, i64 %10
  store double %41, ptr %42, align 8, !tbaa !1
  %43 = fadd double %11, %1
  %44 = add nuw nsw i64 %10, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %8, label %9, !llvm.loop !48
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @spectrum(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %20, %9 ]
  %11 = getelementptr inbounds double, ptr %1, i64 %10
  %12 = load double, ptr %11, align 8, !tbaa !1
  %13 = fmul double %12, %12
  %14 = getelementptr inbounds double, ptr %2, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !1
  %16 = fmul double %15, %15
  %17 = fadd double %13, %16
  %18 = tail call double @llvm.sqrt.f64(double %17)
  %19 = getelementptr inbounds double, ptr %3, i64 %10
  store double %18, ptr %19, align 8, !tbaa !1
  %20 = add nuw nsw i64 %10, 1
  %21 = icmp eq i64 %20, %7
  br i1 %21, label %8, label %9, !llvm.loop !49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @complex_divide(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %35, %9 ]
  %11 = shl nuw nsw i64 %10, 1
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !1
  %14 = or disjoint i64 %11, 1
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !1
  %17 = getelementptr inbounds double, ptr %2, i64 %11
  %18 = load double, ptr %17, align 8, !tbaa !1
  %19 = getelementptr inbounds double, ptr %2, i64 %14
  %20 = load double, ptr %19, align 8, !tbaa !1
  %21 = fmul double %18, %18
  %22 = fmul double %20, %20
  %23 = fadd double %21, %22
  %24 = fdiv double 1.000000e+00, %23
  %25 = fmul double %13, %18
  %26 = fmul double %16, %20
  %27 = fadd double %25, %26
  %28 = fmul double %27, %24
  %29 = getelementptr inbounds double, ptr %3, i64 %11
  store double %28, ptr %29, align 8, !tbaa !1
  %30 = fmul double %16, %18
  %31 = fmul double %13, %20
  %32 = fsub double %30, %31
  %33 = fmul double %32, %24
  %34 = getelementptr inbounds double, ptr %3, i64 %14
  store double %33, ptr %34, align 8, !tbaa !1
  %35 = add nuw nsw i64 %10, 1
  %36 = icmp eq i64 %35, %7
  br i1 %36, label %8, label %9, !llvm.loop !50
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #3 {
  tail call fastcc void @bench_fill() #8
  tail call fastcc void @bench_reset() #8
  tail call void @fir8(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @fir(i32 noundef 500, i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @fir_symmetric(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @fir_complex(i32 noundef 250, i32 noundef 16, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @biquad(i32 noundef 1000, double noundef 2.000000e-01, double noundef 3.000000e-01, double noundef 2.000000e-01, double noundef -5.000000e-01, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @biquads(i32 noundef 1000, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 16) #8
  tail call fastcc void @bench_reset() #8
  tail call void @one_pole(i32 noundef 1000, double noundef 1.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  %1 = tail call double @lms(i32 noundef 100, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef %1, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 64) #8
  tail call fastcc void @bench_reset() #8
  tail call void @lattice(i32 noundef 500, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @butterfly(i32 noundef 1024, i32 noundef 64, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2048) #8
  tail call fastcc void @bench_reset() #8
  tail call void @radix4(i32 noundef 150, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1200) #8
  tail call fastcc void @bench_reset() #8
  tail call void @dct8(i32 noundef 128, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2048) #8
  tail call fastcc void @bench_reset() #8
  tail call void @idct8_int(i32 noundef 128, ptr noundef nonnull @I) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 1024) #8
  tail call fastcc void @bench_reset() #8
  tail call void @haar(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @daubechies4(i32 noundef 500, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @wavelet97(i32 noundef 500, ptr noundef nonnull @V) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @goertzel(i32 noundef 1000, double noundef 3.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2) #8
  tail call fastcc void @bench_reset() #8
  tail call void @autocorrelate(i32 noundef 500, i32 noundef 16, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 32) #8
  tail call fastcc void @bench_reset() #8
  tail call void @autocorrelate4(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 8) #8
  tail call fastcc void @bench_reset() #8
  tail call void @levinson(i32 noundef 24, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 48) #8
  tail call fastcc void @bench_reset() #8
  tail call void @window(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @mix(i32 noundef 1000, float noundef 0x3FD99999A0000000, float noundef 5.000000e-01, ptr noundef nonnull @F, ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @F, i64 8192), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @quantize(i32 noundef 1000, float noundef 1.000000e+02, ptr noundef nonnull @F, ptr noundef nonnull @I) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @mulaw(i32 noundef 1000, ptr noundef nonnull @I, ptr noundef nonnull @B) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 250) #8
  tail call fastcc void @bench_reset() #8
  tail call void @adpcm(i32 noundef 1000, ptr noundef nonnull @I, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 1000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @viterbi(i32 noundef 500, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 12288)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 8192), i32 noundef 500) #8
  tail call fastcc void @bench_reset() #8
  tail call void @cross_fade(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @resample(i32 noundef 1000, double noundef 9.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #8
  tail call fastcc void @bench_reset() #8
  tail call void @spectrum(i32 noundef 200, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 400) #8
  tail call fastcc void @bench_reset() #8
  tail call void @complex_divide(i32 noundef 400, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #8
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.29, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 1600) #8
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #4 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !24
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !51

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
  br i1 %19, label %5, label %8, !llvm.loop !52

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !53

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
  store float %34, ptr %35, align 4, !tbaa !39
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !24
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !54

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
  br i1 %49, label %46, label %43, !llvm.loop !55

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.30, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !43
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !43
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !56
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
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.31, ptr noundef %0, double noundef %1, i32 noundef %9) #9
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
  br i1 %19, label %8, label %11, !llvm.loop !57
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #6

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !3, i64 0}
!41 = distinct !{!41, !6, !7}
!42 = distinct !{!42, !6, !7}
!43 = !{!3, !3, i64 0}
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
