; ModuleID = 'features.c'
source_filename = "features.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Big = type { [5 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.bf = type { i64 }

@.str = private unnamed_addr constant [8 x i8] c"vla %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"op %d %s\0A\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"%ld %ld %g %g %ld\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %u\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"%f %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"%d %d %ld %ld\0A\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"%05d|%-6s|%x|%c|%.3f\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"%s %d %lu\0A\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1
@.str.17 = private unnamed_addr constant [17 x i8] c"%g %g %lu %d %u\0A\00", align 1
@.str.18 = private unnamed_addr constant [17 x i8] c"%ld %ld %ld %lu\0A\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"two\00", align 1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @mk(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = add nsw i64 %1, %0
  %4 = sub nsw i64 %0, %1
  %5 = insertvalue { i64, i64 } poison, i64 %3, 0
  %6 = insertvalue { i64, i64 } %5, i64 %4, 1
  ret { i64, i64 } %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { double, double } @mkd(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fadd double %0, %1
  %4 = fsub double %0, %1
  %5 = insertvalue { double, double } poison, double %3, 0
  %6 = insertvalue { double, double } %5, double %4, 1
  ret { double, double } %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define dso_local void @mkb(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Big) align 8 %0, i64 noundef %1) local_unnamed_addr #1 {
  store i64 0, ptr %0, align 8, !tbaa !3
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %1, ptr %3, align 8, !tbaa !3
  %4 = shl nsw i64 %1, 1
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %4, ptr %5, align 8, !tbaa !3
  %6 = mul nsw i64 %1, 3
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %6, ptr %7, align 8, !tbaa !3
  %8 = shl nsw i64 %1, 2
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %8, ptr %9, align 8, !tbaa !3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local i64 @sumb(ptr nocapture noundef readonly byval(%struct.Big) align 8 %0) local_unnamed_addr #3 {
  %2 = load i64, ptr %0, align 8, !tbaa !3
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !tbaa !3
  %5 = add nsw i64 %4, %2
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !tbaa !3
  %8 = add nsw i64 %7, %5
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !tbaa !3
  %11 = add nsw i64 %10, %8
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8, !tbaa !3
  %14 = add nsw i64 %13, %11
  ret i64 %14
}

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define dso_local i32 @vsum(i32 noundef %0, ...) local_unnamed_addr #4 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #20
  call void @llvm.va_start.p0(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %32

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 16
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = getelementptr inbounds i8, ptr %2, i64 16
  %8 = load ptr, ptr %7, align 16
  %9 = load ptr, ptr %6, align 8
  %10 = and i32 %0, 1
  %11 = icmp eq i32 %0, 1
  br i1 %11, label %14, label %12

12:                                               ; preds = %4
  %13 = and i32 %0, 2147483646
  br label %34

14:                                               ; preds = %59, %4
  %15 = phi i32 [ poison, %4 ], [ %64, %59 ]
  %16 = phi ptr [ %9, %4 ], [ %60, %59 ]
  %17 = phi i32 [ 0, %4 ], [ %64, %59 ]
  %18 = phi i32 [ %5, %4 ], [ %61, %59 ]
  %19 = icmp eq i32 %10, 0
  br i1 %19, label %32, label %20

20:                                               ; preds = %14
  %21 = icmp ult i32 %18, 41
  br i1 %21, label %24, label %22

22:                                               ; preds = %20
  %23 = getelementptr i8, ptr %16, i64 8
  store ptr %23, ptr %6, align 8
  br label %28

24:                                               ; preds = %20
  %25 = zext nneg i32 %18 to i64
  %26 = getelementptr i8, ptr %8, i64 %25
  %27 = add nuw nsw i32 %18, 8
  store i32 %27, ptr %2, align 16
  br label %28

28:                                               ; preds = %24, %22
  %29 = phi ptr [ %26, %24 ], [ %16, %22 ]
  %30 = load i32, ptr %29, align 4, !tbaa !7
  %31 = add nsw i32 %30, %17
  br label %32

32:                                               ; preds = %28, %14, %1
  %33 = phi i32 [ 0, %1 ], [ %15, %14 ], [ %31, %28 ]
  call void @llvm.va_end.p0(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #20
  ret i32 %33

34:                                               ; preds = %59, %12
  %35 = phi ptr [ %9, %12 ], [ %60, %59 ]
  %36 = phi i32 [ 0, %12 ], [ %64, %59 ]
  %37 = phi i32 [ %5, %12 ], [ %61, %59 ]
  %38 = phi i32 [ 0, %12 ], [ %65, %59 ]
  %39 = icmp ult i32 %37, 41
  br i1 %39, label %40, label %44

40:                                               ; preds = %34
  %41 = zext nneg i32 %37 to i64
  %42 = getelementptr i8, ptr %8, i64 %41
  %43 = add nuw nsw i32 %37, 8
  store i32 %43, ptr %2, align 16
  br label %46

44:                                               ; preds = %34
  %45 = getelementptr i8, ptr %35, i64 8
  store ptr %45, ptr %6, align 8
  br label %46

46:                                               ; preds = %44, %40
  %47 = phi ptr [ %35, %40 ], [ %45, %44 ]
  %48 = phi i32 [ %43, %40 ], [ %37, %44 ]
  %49 = phi ptr [ %42, %40 ], [ %35, %44 ]
  %50 = load i32, ptr %49, align 4, !tbaa !7
  %51 = add nsw i32 %50, %36
  %52 = icmp ult i32 %48, 41
  br i1 %52, label %55, label %53

53:                                               ; preds = %46
  %54 = getelementptr i8, ptr %47, i64 8
  store ptr %54, ptr %6, align 8
  br label %59

55:                                               ; preds = %46
  %56 = zext nneg i32 %48 to i64
  %57 = getelementptr i8, ptr %8, i64 %56
  %58 = add nuw nsw i32 %48, 8
  store i32 %58, ptr %2, align 16
  br label %59

59:                                               ; preds = %55, %53
  %60 = phi ptr [ %47, %55 ], [ %54, %53 ]
  %61 = phi i32 [ %58, %55 ], [ %48, %53 ]
  %62 = phi ptr [ %57, %55 ], [ %47, %53 ]
  %63 = load i32, ptr %62, align 4, !tbaa !7
  %64 = add nsw i32 %63, %51
  %65 = add i32 %38, 2
  %66 = icmp eq i32 %65, %13
  br i1 %66, label %14, label %34, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, double noundef %10, double noundef %11, double noundef %12, double noundef %13, double noundef %14, double noundef %15, double noundef %16, double noundef %17, double noundef %18, double noundef %19) local_unnamed_addr #0 {
  %21 = shl nsw i32 %1, 1
  %22 = add nsw i32 %21, %0
  %23 = mul nsw i32 %2, 3
  %24 = add nsw i32 %22, %23
  %25 = shl nsw i32 %3, 2
  %26 = add nsw i32 %24, %25
  %27 = mul nsw i32 %4, 5
  %28 = add nsw i32 %26, %27
  %29 = mul nsw i32 %5, 6
  %30 = add nsw i32 %28, %29
  %31 = mul nsw i32 %6, 7
  %32 = add nsw i32 %30, %31
  %33 = shl nsw i32 %7, 3
  %34 = add nsw i32 %32, %33
  %35 = mul nsw i32 %8, 9
  %36 = add nsw i32 %34, %35
  %37 = mul nsw i32 %9, 10
  %38 = add nsw i32 %36, %37
  %39 = sext i32 %38 to i64
  %40 = tail call double @llvm.fmuladd.f64(double %11, double 2.000000e+00, double %10)
  %41 = tail call double @llvm.fmuladd.f64(double %12, double 3.000000e+00, double %40)
  %42 = tail call double @llvm.fmuladd.f64(double %13, double 4.000000e+00, double %41)
  %43 = tail call double @llvm.fmuladd.f64(double %14, double 5.000000e+00, double %42)
  %44 = tail call double @llvm.fmuladd.f64(double %15, double 6.000000e+00, double %43)
  %45 = tail call double @llvm.fmuladd.f64(double %16, double 7.000000e+00, double %44)
  %46 = tail call double @llvm.fmuladd.f64(double %17, double 8.000000e+00, double %45)
  %47 = tail call double @llvm.fmuladd.f64(double %18, double 9.000000e+00, double %46)
  %48 = tail call double @llvm.fmuladd.f64(double %19, double 1.000000e+01, double %47)
  %49 = fptosi double %48 to i64
  %50 = add nsw i64 %49, %39
  ret i64 %50
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define dso_local range(i32 1, -2147483648) i32 @fact(i32 noundef %0) local_unnamed_addr #7 {
  %2 = icmp slt i32 %0, 2
  br i1 %2, label %45, label %3

3:                                                ; preds = %1
  %4 = add nsw i32 %0, -1
  %5 = add nsw i32 %0, -2
  %6 = and i32 %4, 7
  %7 = icmp ult i32 %5, 7
  br i1 %7, label %32, label %8

8:                                                ; preds = %3
  %9 = and i32 %4, -8
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i32 [ %0, %8 ], [ %28, %10 ]
  %12 = phi i32 [ 1, %8 ], [ %29, %10 ]
  %13 = phi i32 [ 0, %8 ], [ %30, %10 ]
  %14 = add nsw i32 %11, -1
  %15 = mul nuw nsw i32 %11, %12
  %16 = add nsw i32 %11, -2
  %17 = mul nuw nsw i32 %14, %15
  %18 = add nsw i32 %11, -3
  %19 = mul nuw nsw i32 %16, %17
  %20 = add nsw i32 %11, -4
  %21 = mul nuw nsw i32 %18, %19
  %22 = add nsw i32 %11, -5
  %23 = mul nuw nsw i32 %20, %21
  %24 = add nsw i32 %11, -6
  %25 = mul nuw nsw i32 %22, %23
  %26 = add nsw i32 %11, -7
  %27 = mul nuw nsw i32 %24, %25
  %28 = add nsw i32 %11, -8
  %29 = mul nuw nsw i32 %26, %27
  %30 = add i32 %13, 8
  %31 = icmp eq i32 %30, %9
  br i1 %31, label %32, label %10

32:                                               ; preds = %10, %3
  %33 = phi i32 [ poison, %3 ], [ %29, %10 ]
  %34 = phi i32 [ %0, %3 ], [ %28, %10 ]
  %35 = phi i32 [ 1, %3 ], [ %29, %10 ]
  %36 = icmp eq i32 %6, 0
  br i1 %36, label %45, label %37

37:                                               ; preds = %32, %37
  %38 = phi i32 [ %41, %37 ], [ %34, %32 ]
  %39 = phi i32 [ %42, %37 ], [ %35, %32 ]
  %40 = phi i32 [ %43, %37 ], [ 0, %32 ]
  %41 = add nsw i32 %38, -1
  %42 = mul nuw nsw i32 %38, %39
  %43 = add i32 %40, 1
  %44 = icmp eq i32 %43, %6
  br i1 %44, label %45, label %37, !llvm.loop !11

45:                                               ; preds = %32, %37, %1
  %46 = phi i32 [ 1, %1 ], [ %33, %32 ], [ %42, %37 ]
  ret i32 %46
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @ack(i32 noundef %0, i32 noundef %1) local_unnamed_addr #8 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %11, %2
  %5 = phi i32 [ %1, %2 ], [ %12, %11 ]
  %6 = add i32 %5, 1
  ret i32 %6

7:                                                ; preds = %2, %11
  %8 = phi i32 [ %12, %11 ], [ %1, %2 ]
  %9 = phi i32 [ %13, %11 ], [ %0, %2 ]
  %10 = icmp eq i32 %8, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7, %15
  %12 = phi i32 [ %17, %15 ], [ 1, %7 ]
  %13 = add i32 %9, -1
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %4, label %7

15:                                               ; preds = %7
  %16 = add i32 %8, -1
  %17 = tail call i32 @ack(i32 noundef %9, i32 noundef %16)
  br label %11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i32 -1, 9) i32 @sw(i32 noundef %0) local_unnamed_addr #0 {
  switch i32 %0, label %9 [
    i32 -5, label %10
    i32 0, label %2
    i32 1, label %3
    i32 2, label %4
    i32 3, label %5
    i32 10, label %6
    i32 11, label %6
    i32 12, label %6
    i32 100, label %7
    i32 1000000, label %8
  ]

2:                                                ; preds = %1
  br label %10

3:                                                ; preds = %1
  br label %10

4:                                                ; preds = %1
  br label %10

5:                                                ; preds = %1
  br label %10

6:                                                ; preds = %1, %1, %1
  br label %10

7:                                                ; preds = %1
  br label %10

8:                                                ; preds = %1
  br label %10

9:                                                ; preds = %1
  br label %10

10:                                               ; preds = %1, %9, %8, %7, %6, %5, %4, %3, %2
  %11 = phi i32 [ -1, %9 ], [ 8, %8 ], [ 7, %7 ], [ 6, %6 ], [ 5, %5 ], [ 4, %4 ], [ 3, %3 ], [ 2, %2 ], [ 1, %1 ]
  ret i32 %11
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local void @vla(i32 noundef %0) local_unnamed_addr #9 {
  %2 = zext i32 %0 to i64
  %3 = alloca i32, i64 %2, align 16
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %69

5:                                                ; preds = %1
  %6 = and i64 %2, 3
  %7 = icmp ult i32 %0, 4
  br i1 %7, label %10, label %8

8:                                                ; preds = %5
  %9 = and i64 %2, 2147483644
  br label %30

10:                                               ; preds = %30, %5
  %11 = phi i64 [ 0, %5 ], [ %48, %30 ]
  %12 = icmp eq i64 %6, 0
  br i1 %12, label %22, label %13

13:                                               ; preds = %10, %13
  %14 = phi i64 [ %19, %13 ], [ %11, %10 ]
  %15 = phi i64 [ %20, %13 ], [ 0, %10 ]
  %16 = mul nuw nsw i64 %14, %14
  %17 = getelementptr inbounds i32, ptr %3, i64 %14
  %18 = trunc nuw i64 %16 to i32
  store i32 %18, ptr %17, align 4, !tbaa !7
  %19 = add nuw nsw i64 %14, 1
  %20 = add i64 %15, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %22, label %13, !llvm.loop !13

22:                                               ; preds = %13, %10
  br i1 %4, label %23, label %69

23:                                               ; preds = %22
  %24 = zext nneg i32 %0 to i64
  %25 = getelementptr i32, ptr %3, i64 %24
  %26 = and i64 %2, 3
  %27 = icmp ult i32 %0, 4
  br i1 %27, label %51, label %28

28:                                               ; preds = %23
  %29 = and i64 %2, 2147483644
  br label %72

30:                                               ; preds = %30, %8
  %31 = phi i64 [ 0, %8 ], [ %48, %30 ]
  %32 = phi i64 [ 0, %8 ], [ %49, %30 ]
  %33 = mul nuw nsw i64 %31, %31
  %34 = getelementptr inbounds i32, ptr %3, i64 %31
  %35 = trunc nuw i64 %33 to i32
  store i32 %35, ptr %34, align 16, !tbaa !7
  %36 = or disjoint i64 %31, 1
  %37 = mul nuw nsw i64 %36, %36
  %38 = getelementptr inbounds i32, ptr %3, i64 %36
  %39 = trunc nuw i64 %37 to i32
  store i32 %39, ptr %38, align 4, !tbaa !7
  %40 = or disjoint i64 %31, 2
  %41 = mul nuw nsw i64 %40, %40
  %42 = getelementptr inbounds i32, ptr %3, i64 %40
  %43 = trunc nuw i64 %41 to i32
  store i32 %43, ptr %42, align 8, !tbaa !7
  %44 = or disjoint i64 %31, 3
  %45 = mul nuw nsw i64 %44, %44
  %46 = getelementptr inbounds i32, ptr %3, i64 %44
  %47 = trunc nuw i64 %45 to i32
  store i32 %47, ptr %46, align 4, !tbaa !7
  %48 = add nuw nsw i64 %31, 4
  %49 = add i64 %32, 4
  %50 = icmp eq i64 %49, %9
  br i1 %50, label %10, label %30, !llvm.loop !14

51:                                               ; preds = %72, %23
  %52 = phi i32 [ poison, %23 ], [ %102, %72 ]
  %53 = phi i64 [ 0, %23 ], [ %103, %72 ]
  %54 = phi i32 [ 0, %23 ], [ %102, %72 ]
  %55 = icmp eq i64 %26, 0
  br i1 %55, label %69, label %56

56:                                               ; preds = %51, %56
  %57 = phi i64 [ %66, %56 ], [ %53, %51 ]
  %58 = phi i32 [ %65, %56 ], [ %54, %51 ]
  %59 = phi i64 [ %67, %56 ], [ 0, %51 ]
  %60 = xor i64 %57, -1
  %61 = getelementptr i32, ptr %25, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !7
  %63 = trunc nuw nsw i64 %57 to i32
  %64 = mul nsw i32 %62, %63
  %65 = add nsw i32 %64, %58
  %66 = add nuw nsw i64 %57, 1
  %67 = add i64 %59, 1
  %68 = icmp eq i64 %67, %26
  br i1 %68, label %69, label %56, !llvm.loop !15

69:                                               ; preds = %51, %56, %1, %22
  %70 = phi i32 [ 0, %22 ], [ 0, %1 ], [ %52, %51 ], [ %65, %56 ]
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %70)
  ret void

72:                                               ; preds = %72, %28
  %73 = phi i64 [ 0, %28 ], [ %103, %72 ]
  %74 = phi i32 [ 0, %28 ], [ %102, %72 ]
  %75 = phi i64 [ 0, %28 ], [ %104, %72 ]
  %76 = xor i64 %73, -1
  %77 = getelementptr i32, ptr %25, i64 %76
  %78 = load i32, ptr %77, align 4, !tbaa !7
  %79 = trunc nuw nsw i64 %73 to i32
  %80 = mul nsw i32 %78, %79
  %81 = add nsw i32 %80, %74
  %82 = xor i64 %73, -2
  %83 = getelementptr i32, ptr %25, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !7
  %85 = trunc i64 %73 to i32
  %86 = or disjoint i32 %85, 1
  %87 = mul nsw i32 %84, %86
  %88 = add nsw i32 %87, %81
  %89 = xor i64 %73, -3
  %90 = getelementptr i32, ptr %25, i64 %89
  %91 = load i32, ptr %90, align 4, !tbaa !7
  %92 = trunc i64 %73 to i32
  %93 = or disjoint i32 %92, 2
  %94 = mul nsw i32 %91, %93
  %95 = add nsw i32 %94, %88
  %96 = xor i64 %73, -4
  %97 = getelementptr i32, ptr %25, i64 %96
  %98 = load i32, ptr %97, align 4, !tbaa !7
  %99 = trunc i64 %73 to i32
  %100 = or disjoint i32 %99, 3
  %101 = mul nsw i32 %98, %100
  %102 = add nsw i32 %101, %95
  %103 = add nuw nsw i64 %73, 4
  %104 = add i64 %75, 4
  %105 = icmp eq i64 %104, %29
  br i1 %105, label %51, label %72, !llvm.loop !16
}

; Function Attrs: nofree nounwind
declare dso_local noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  %4 = or i32 %0, 1
  %5 = tail call range(i32 0, 32) i32 @llvm.ctlz.i32(i32 %4, i1 true)
  %6 = mul nuw nsw i32 %5, 3
  %7 = or i64 %1, 256
  %8 = tail call range(i64 0, 9) i64 @llvm.cttz.i64(i64 %7, i1 true)
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = mul nuw nsw i32 %9, 5
  %11 = tail call i32 @llvm.bswap.i32(i32 %0)
  %12 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 5)
  %13 = add i32 %11, %3
  %14 = add i32 %13, %12
  %15 = add i32 %14, %6
  %16 = add i32 %15, %10
  ret i32 %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local range(i64 -64, 8589934662) i64 @bfs(ptr nocapture noundef %0) local_unnamed_addr #11 {
  %2 = load i64, ptr %0, align 8
  %3 = add i64 %2, 3
  %4 = and i64 %3, 7
  %5 = and i64 %2, -8796093022208
  %6 = add i64 %2, 952
  %7 = and i64 %6, 1016
  %8 = lshr i64 %2, 10
  %9 = mul i64 %8, 78848
  %10 = and i64 %9, 8796093021184
  %11 = or disjoint i64 %5, %10
  %12 = or disjoint i64 %11, %7
  %13 = or disjoint i64 %12, %4
  store i64 %13, ptr %0, align 8
  %14 = shl nuw i64 %7, 54
  %15 = ashr exact i64 %14, 57
  %16 = add nsw i64 %15, %4
  %17 = lshr exact i64 %9, 10
  %18 = and i64 %17, 8589934591
  %19 = add nsw i64 %16, %18
  ret i64 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @ff(float noundef %0, float noundef %1) local_unnamed_addr #12 {
  %3 = fdiv float %0, %1
  %4 = tail call float @llvm.fmuladd.f32(float %0, float %1, float %3)
  %5 = fadd float %4, -1.500000e+00
  ret float %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i8 @uc(i8 noundef zeroext %0, i8 noundef signext %1) local_unnamed_addr #12 {
  %3 = add i8 %0, -56
  %4 = add i8 %1, -100
  %5 = zext i8 %3 to i32
  %6 = sext i8 %4 to i32
  %7 = icmp sgt i32 %5, %6
  %8 = mul i8 %3, 3
  %9 = select i1 %7, i8 %8, i8 %4
  ret i8 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext range(i16 -4096, 4096) i16 @sh(i16 noundef signext %0, i16 noundef zeroext %1) local_unnamed_addr #12 {
  %3 = mul i16 %1, %0
  %4 = ashr i16 %3, 3
  ret i16 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i32 @ovf(i32 noundef %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %0, i32 %1)
  %4 = extractvalue { i32, i1 } %3, 1
  %5 = extractvalue { i32, i1 } %3, 0
  %6 = select i1 %4, i32 -1, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef i64 @lov(i64 noundef %0, i64 noundef %1) local_unnamed_addr #12 {
  %3 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %0, i64 %1)
  %4 = extractvalue { i64, i1 } %3, 1
  %5 = extractvalue { i64, i1 } %3, 0
  %6 = select i1 %4, i64 -1, i64 %5
  ret i64 %6
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #6

; Function Attrs: nounwind uwtable
define dso_local noundef range(i32 0, 128) i32 @main() local_unnamed_addr #13 {
  %1 = alloca %struct.Big, align 8
  %2 = alloca %struct.bf, align 8
  %3 = alloca [50 x i32], align 16
  %4 = alloca [64 x i8], align 16
  %5 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef 9, ptr noundef nonnull @.str.19)
  %6 = tail call fastcc i32 @sub(i32 noundef 7, i32 noundef 3) #20
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %6, ptr noundef nonnull @.str.20)
  %8 = tail call fastcc i32 @mul(i32 noundef 7, i32 noundef 4) #20
  %9 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %8, ptr noundef nonnull @.str.21)
  %10 = tail call { i64, i64 } @mk(i64 noundef 3, i64 noundef 10)
  %11 = extractvalue { i64, i64 } %10, 0
  %12 = extractvalue { i64, i64 } %10, 1
  %13 = tail call { double, double } @mkd(double noundef 1.500000e+00, double noundef 2.250000e+00)
  %14 = extractvalue { double, double } %13, 0
  %15 = extractvalue { double, double } %13, 1
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #20
  call void @mkb(ptr dead_on_unwind nonnull writable sret(%struct.Big) align 8 %1, i64 noundef 7)
  %16 = tail call i64 @sumb(ptr noundef nonnull byval(%struct.Big) align 8 %1)
  %17 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i64 noundef %11, i64 noundef %12, double noundef %14, double noundef %15, i64 noundef %16)
  %18 = tail call i32 (i32, ...) @vsum(i32 noundef 5, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5)
  %19 = tail call i64 @many(i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, i32 noundef 10, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, double noundef 1.000000e+01)
  %20 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i32 noundef %18, i64 noundef %19)
  %21 = tail call i32 @ack(i32 noundef 2, i32 noundef 5)
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef 3628800, i32 noundef %21)
  %23 = tail call i32 @sw(i32 noundef -6)
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %23)
  %25 = tail call i32 @sw(i32 noundef -5)
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %25)
  %27 = tail call i32 @sw(i32 noundef -4)
  %28 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %27)
  %29 = tail call i32 @sw(i32 noundef -3)
  %30 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %29)
  %31 = tail call i32 @sw(i32 noundef -2)
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %31)
  %33 = tail call i32 @sw(i32 noundef -1)
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %33)
  %35 = tail call i32 @sw(i32 noundef 0)
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %35)
  %37 = tail call i32 @sw(i32 noundef 1)
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %37)
  %39 = tail call i32 @sw(i32 noundef 2)
  %40 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %39)
  %41 = tail call i32 @sw(i32 noundef 3)
  %42 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %41)
  %43 = tail call i32 @sw(i32 noundef 4)
  %44 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %43)
  %45 = tail call i32 @sw(i32 noundef 5)
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %45)
  %47 = tail call i32 @sw(i32 noundef 6)
  %48 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %47)
  %49 = tail call i32 @sw(i32 noundef 7)
  %50 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %49)
  %51 = tail call i32 @sw(i32 noundef 8)
  %52 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %51)
  %53 = tail call i32 @sw(i32 noundef 9)
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %53)
  %55 = tail call i32 @sw(i32 noundef 10)
  %56 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %55)
  %57 = tail call i32 @sw(i32 noundef 11)
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %57)
  %59 = tail call i32 @sw(i32 noundef 12)
  %60 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %59)
  %61 = tail call i32 @sw(i32 noundef 13)
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %61)
  %63 = tail call i32 @sw(i32 noundef 100)
  %64 = tail call i32 @sw(i32 noundef 1000000)
  %65 = tail call i32 @sw(i32 noundef 999999)
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %63, i32 noundef %64, i32 noundef %65)
  tail call void @vla(i32 noundef 10)
  %67 = tail call i32 @bits(i32 noundef 305419896, i64 noundef 4096)
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %67)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #20
  store i64 126419752941, ptr %2, align 8
  %69 = call i64 @bfs(ptr noundef nonnull %2)
  %70 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %69)
  %71 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, double noundef -9.625000e+00, i32 noundef 56, i32 noundef 2962)
  %72 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i32 noundef -1, i32 noundef 11, i64 noundef -1, i64 noundef -12)
  call void @llvm.lifetime.start.p0(i64 200, ptr nonnull %3) #20
  br label %74

73:                                               ; preds = %74
  call fastcc void @qs(ptr noundef nonnull %3, i32 noundef 50)
  br label %101

74:                                               ; preds = %74, %0
  %75 = phi i64 [ 0, %0 ], [ %92, %74 ]
  %76 = phi i32 [ 12345, %0 ], [ %86, %74 ]
  %77 = mul i32 %76, 1103515245
  %78 = add i32 %77, 12345
  %79 = lshr i32 %78, 16
  %80 = trunc nuw i32 %79 to i16
  %81 = urem i16 %80, 1000
  %82 = zext nneg i16 %81 to i32
  %83 = getelementptr inbounds [50 x i32], ptr %3, i64 0, i64 %75
  store i32 %82, ptr %83, align 8, !tbaa !7
  %84 = or disjoint i64 %75, 1
  %85 = mul i32 %78, 1103515245
  %86 = add i32 %85, 12345
  %87 = lshr i32 %86, 16
  %88 = trunc nuw i32 %87 to i16
  %89 = urem i16 %88, 1000
  %90 = zext nneg i16 %89 to i32
  %91 = getelementptr inbounds [50 x i32], ptr %3, i64 0, i64 %84
  store i32 %90, ptr %91, align 4, !tbaa !7
  %92 = add nuw nsw i64 %75, 2
  %93 = icmp eq i64 %92, 50
  br i1 %93, label %73, label %74, !llvm.loop !17

94:                                               ; preds = %101
  %95 = tail call i32 @putchar(i32 10)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #20
  %96 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %4, i64 noundef 64, ptr noundef nonnull @.str.12, i32 noundef 42, ptr noundef nonnull @.str.13, i32 noundef 255, i32 noundef 122, double noundef 3.141590e+00) #20
  %97 = call i64 @strlen(ptr noundef nonnull dereferenceable(1) %4) #20
  %98 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, ptr noundef nonnull %4, i32 noundef %96, i64 noundef %97)
  %99 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, double noundef 3.975000e+02)
  %100 = call dereferenceable_or_null(400) ptr @malloc(i64 noundef 400) #21
  br label %108

101:                                              ; preds = %73, %101
  %102 = phi i64 [ 0, %73 ], [ %106, %101 ]
  %103 = getelementptr inbounds [50 x i32], ptr %3, i64 0, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !7
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %104)
  %106 = add nuw nsw i64 %102, 1
  %107 = icmp eq i64 %106, 50
  br i1 %107, label %94, label %101, !llvm.loop !18

108:                                              ; preds = %108, %94
  %109 = phi i64 [ 0, %94 ], [ %129, %108 ]
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = xor i32 %110, 5
  %112 = getelementptr inbounds i32, ptr %100, i64 %109
  store i32 %111, ptr %112, align 4, !tbaa !7
  %113 = add nuw nsw i64 %109, 1
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = xor i32 %114, 5
  %116 = getelementptr inbounds i32, ptr %100, i64 %113
  store i32 %115, ptr %116, align 4, !tbaa !7
  %117 = add nuw nsw i64 %109, 2
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = xor i32 %118, 5
  %120 = getelementptr inbounds i32, ptr %100, i64 %117
  store i32 %119, ptr %120, align 4, !tbaa !7
  %121 = add nuw nsw i64 %109, 3
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = xor i32 %122, 5
  %124 = getelementptr inbounds i32, ptr %100, i64 %121
  store i32 %123, ptr %124, align 4, !tbaa !7
  %125 = add nuw nsw i64 %109, 4
  %126 = trunc nuw nsw i64 %125 to i32
  %127 = xor i32 %126, 5
  %128 = getelementptr inbounds i32, ptr %100, i64 %125
  store i32 %127, ptr %128, align 4, !tbaa !7
  %129 = add nuw nsw i64 %109, 5
  %130 = icmp eq i64 %129, 100
  br i1 %130, label %131, label %108, !llvm.loop !19

131:                                              ; preds = %108
  %132 = getelementptr inbounds i8, ptr %100, i64 396
  %133 = load i32, ptr %132, align 4, !tbaa !7
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i8, ptr %100, i64 384
  %136 = load i32, ptr %135, align 4, !tbaa !7
  %137 = sext i32 %136 to i64
  %138 = add nsw i64 %137, %134
  %139 = getelementptr inbounds i8, ptr %100, i64 372
  %140 = load i32, ptr %139, align 4, !tbaa !7
  %141 = sext i32 %140 to i64
  %142 = add nsw i64 %138, %141
  %143 = getelementptr inbounds i8, ptr %100, i64 360
  %144 = load i32, ptr %143, align 4, !tbaa !7
  %145 = sext i32 %144 to i64
  %146 = add nsw i64 %142, %145
  %147 = getelementptr inbounds i8, ptr %100, i64 348
  %148 = load i32, ptr %147, align 4, !tbaa !7
  %149 = sext i32 %148 to i64
  %150 = add nsw i64 %146, %149
  %151 = getelementptr inbounds i8, ptr %100, i64 336
  %152 = load i32, ptr %151, align 4, !tbaa !7
  %153 = sext i32 %152 to i64
  %154 = add nsw i64 %150, %153
  %155 = getelementptr inbounds i8, ptr %100, i64 324
  %156 = load i32, ptr %155, align 4, !tbaa !7
  %157 = sext i32 %156 to i64
  %158 = add nsw i64 %154, %157
  %159 = getelementptr inbounds i8, ptr %100, i64 312
  %160 = load i32, ptr %159, align 4, !tbaa !7
  %161 = sext i32 %160 to i64
  %162 = add nsw i64 %158, %161
  %163 = getelementptr inbounds i8, ptr %100, i64 300
  %164 = load i32, ptr %163, align 4, !tbaa !7
  %165 = sext i32 %164 to i64
  %166 = add nsw i64 %162, %165
  %167 = getelementptr inbounds i8, ptr %100, i64 288
  %168 = load i32, ptr %167, align 4, !tbaa !7
  %169 = sext i32 %168 to i64
  %170 = add nsw i64 %166, %169
  %171 = getelementptr inbounds i8, ptr %100, i64 276
  %172 = load i32, ptr %171, align 4, !tbaa !7
  %173 = sext i32 %172 to i64
  %174 = add nsw i64 %170, %173
  %175 = getelementptr inbounds i8, ptr %100, i64 264
  %176 = load i32, ptr %175, align 4, !tbaa !7
  %177 = sext i32 %176 to i64
  %178 = add nsw i64 %174, %177
  %179 = getelementptr inbounds i8, ptr %100, i64 252
  %180 = load i32, ptr %179, align 4, !tbaa !7
  %181 = sext i32 %180 to i64
  %182 = add nsw i64 %178, %181
  %183 = getelementptr inbounds i8, ptr %100, i64 240
  %184 = load i32, ptr %183, align 4, !tbaa !7
  %185 = sext i32 %184 to i64
  %186 = add nsw i64 %182, %185
  %187 = getelementptr inbounds i8, ptr %100, i64 228
  %188 = load i32, ptr %187, align 4, !tbaa !7
  %189 = sext i32 %188 to i64
  %190 = add nsw i64 %186, %189
  %191 = getelementptr inbounds i8, ptr %100, i64 216
  %192 = load i32, ptr %191, align 4, !tbaa !7
  %193 = sext i32 %192 to i64
  %194 = add nsw i64 %190, %193
  %195 = getelementptr inbounds i8, ptr %100, i64 204
  %196 = load i32, ptr %195, align 4, !tbaa !7
  %197 = sext i32 %196 to i64
  %198 = add nsw i64 %194, %197
  %199 = getelementptr inbounds i8, ptr %100, i64 192
  %200 = load i32, ptr %199, align 4, !tbaa !7
  %201 = sext i32 %200 to i64
  %202 = add nsw i64 %198, %201
  %203 = getelementptr inbounds i8, ptr %100, i64 180
  %204 = load i32, ptr %203, align 4, !tbaa !7
  %205 = sext i32 %204 to i64
  %206 = add nsw i64 %202, %205
  %207 = getelementptr inbounds i8, ptr %100, i64 168
  %208 = load i32, ptr %207, align 4, !tbaa !7
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %206, %209
  %211 = getelementptr inbounds i8, ptr %100, i64 156
  %212 = load i32, ptr %211, align 4, !tbaa !7
  %213 = sext i32 %212 to i64
  %214 = add nsw i64 %210, %213
  %215 = getelementptr inbounds i8, ptr %100, i64 144
  %216 = load i32, ptr %215, align 4, !tbaa !7
  %217 = sext i32 %216 to i64
  %218 = add nsw i64 %214, %217
  %219 = getelementptr inbounds i8, ptr %100, i64 132
  %220 = load i32, ptr %219, align 4, !tbaa !7
  %221 = sext i32 %220 to i64
  %222 = add nsw i64 %218, %221
  %223 = getelementptr inbounds i8, ptr %100, i64 120
  %224 = load i32, ptr %223, align 4, !tbaa !7
  %225 = sext i32 %224 to i64
  %226 = add nsw i64 %222, %225
  %227 = getelementptr inbounds i8, ptr %100, i64 108
  %228 = load i32, ptr %227, align 4, !tbaa !7
  %229 = sext i32 %228 to i64
  %230 = add nsw i64 %226, %229
  %231 = getelementptr inbounds i8, ptr %100, i64 96
  %232 = load i32, ptr %231, align 4, !tbaa !7
  %233 = sext i32 %232 to i64
  %234 = add nsw i64 %230, %233
  %235 = getelementptr inbounds i8, ptr %100, i64 84
  %236 = load i32, ptr %235, align 4, !tbaa !7
  %237 = sext i32 %236 to i64
  %238 = add nsw i64 %234, %237
  %239 = getelementptr inbounds i8, ptr %100, i64 72
  %240 = load i32, ptr %239, align 4, !tbaa !7
  %241 = sext i32 %240 to i64
  %242 = add nsw i64 %238, %241
  %243 = getelementptr inbounds i8, ptr %100, i64 60
  %244 = load i32, ptr %243, align 4, !tbaa !7
  %245 = sext i32 %244 to i64
  %246 = add nsw i64 %242, %245
  %247 = getelementptr inbounds i8, ptr %100, i64 48
  %248 = load i32, ptr %247, align 4, !tbaa !7
  %249 = sext i32 %248 to i64
  %250 = add nsw i64 %246, %249
  %251 = getelementptr inbounds i8, ptr %100, i64 36
  %252 = load i32, ptr %251, align 4, !tbaa !7
  %253 = sext i32 %252 to i64
  %254 = add nsw i64 %250, %253
  %255 = getelementptr inbounds i8, ptr %100, i64 24
  %256 = load i32, ptr %255, align 4, !tbaa !7
  %257 = sext i32 %256 to i64
  %258 = add nsw i64 %254, %257
  %259 = getelementptr inbounds i8, ptr %100, i64 12
  %260 = load i32, ptr %259, align 4, !tbaa !7
  %261 = sext i32 %260 to i64
  %262 = add nsw i64 %258, %261
  %263 = load i32, ptr %100, align 4, !tbaa !7
  %264 = sext i32 %263 to i64
  %265 = add nsw i64 %262, %264
  call void @free(ptr noundef nonnull %100)
  %266 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %265, double noundef 0x3FF6A09E667F3BCD)
  %267 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, double noundef 0x43F0000000000000, double noundef 0x43C0000000000000, i64 noundef -8446744073709551616, i32 noundef -3, i32 noundef -1294967296)
  %268 = add nsw i64 %265, 1515
  %269 = sdiv i64 %268, 7
  %270 = srem i64 %268, 9
  %271 = udiv i64 %268, 3
  %272 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i64 noundef %268, i64 noundef %269, i64 noundef %270, i64 noundef %271)
  %273 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, double noundef 9.875000e+01)
  %274 = trunc i64 %268 to i32
  %275 = and i32 %274, 127
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #20
  call void @llvm.lifetime.end.p0(i64 200, ptr nonnull %3) #20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #20
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #20
  ret i32 %275
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @sub(i32 noundef %0, i32 noundef %1) unnamed_addr #12 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc i32 @mul(i32 noundef %0, i32 noundef %1) unnamed_addr #12 {
  %3 = mul nsw i32 %1, %0
  ret i32 %3
}

; Function Attrs: nofree nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @qs(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #14 {
  %3 = icmp slt i32 %1, 2
  br i1 %3, label %49, label %4

4:                                                ; preds = %2, %43
  %5 = phi i32 [ %47, %43 ], [ %1, %2 ]
  %6 = phi ptr [ %46, %43 ], [ %0, %2 ]
  %7 = lshr i32 %5, 1
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr %6, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !7
  %11 = add nsw i32 %5, -1
  br label %12

12:                                               ; preds = %4, %39
  %13 = phi i32 [ %41, %39 ], [ 0, %4 ]
  %14 = phi i32 [ %40, %39 ], [ %11, %4 ]
  %15 = sext i32 %13 to i64
  br label %16

16:                                               ; preds = %16, %12
  %17 = phi i64 [ %21, %16 ], [ %15, %12 ]
  %18 = getelementptr inbounds i32, ptr %6, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !7
  %20 = icmp slt i32 %19, %10
  %21 = add nsw i64 %17, 1
  br i1 %20, label %16, label %22, !llvm.loop !20

22:                                               ; preds = %16
  %23 = getelementptr inbounds i32, ptr %6, i64 %17
  %24 = trunc nsw i64 %17 to i32
  %25 = sext i32 %14 to i64
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i64 [ %31, %26 ], [ %25, %22 ]
  %28 = getelementptr inbounds i32, ptr %6, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !7
  %30 = icmp sgt i32 %29, %10
  %31 = add nsw i64 %27, -1
  br i1 %30, label %26, label %32, !llvm.loop !21

32:                                               ; preds = %26
  %33 = trunc nsw i64 %27 to i32
  %34 = icmp sgt i64 %17, %27
  br i1 %34, label %39, label %35

35:                                               ; preds = %32
  %36 = getelementptr inbounds i32, ptr %6, i64 %27
  store i32 %29, ptr %23, align 4, !tbaa !7
  store i32 %19, ptr %36, align 4, !tbaa !7
  %37 = add nsw i32 %24, 1
  %38 = add nsw i32 %33, -1
  br label %39

39:                                               ; preds = %35, %32
  %40 = phi i32 [ %38, %35 ], [ %33, %32 ]
  %41 = phi i32 [ %37, %35 ], [ %24, %32 ]
  %42 = icmp sgt i32 %41, %40
  br i1 %42, label %43, label %12, !llvm.loop !22

43:                                               ; preds = %39
  %44 = add nsw i32 %40, 1
  tail call fastcc void @qs(ptr noundef nonnull %6, i32 noundef %44)
  %45 = sext i32 %41 to i64
  %46 = getelementptr inbounds i32, ptr %6, i64 %45
  %47 = sub nsw i32 %5, %41
  %48 = icmp slt i32 %47, 2
  br i1 %48, label %49, label %4

49:                                               ; preds = %43, %2
  ret void
}

; Function Attrs: nofree nounwind
declare dso_local noundef i32 @snprintf(ptr noalias nocapture noundef writeonly, i64 noundef, ptr nocapture noundef readonly, ...) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare dso_local i64 @strlen(ptr nocapture noundef) local_unnamed_addr #15

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare dso_local noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare dso_local void @free(ptr allocptr nocapture noundef) local_unnamed_addr #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #18

; Function Attrs: nofree nounwind
declare noundef i32 @putchar(i32 noundef) local_unnamed_addr #19

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nofree nounwind }
attributes #20 = { nounwind }
attributes #21 = { allocsize(0) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"uwtable", i32 2}
!2 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!3 = !{!4, !4, i64 0}
!4 = !{!"long", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !5, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !12}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !12}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
!20 = distinct !{!20, !10}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
