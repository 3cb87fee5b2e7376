; ModuleID = 'features.c'
source_filename = "features.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.S = type { i32, i8, double, [3 x i16] }
%struct.P2 = type { i64, i64 }
%struct.D2 = type { double, double }
%struct.Big = type { [5 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.bf = type { i64 }

@.str = private unnamed_addr constant [8 x i8] c"vla %d\0A\00", align 1
@ops = internal global [3 x ptr] zeroinitializer, align 16
@.str.1 = private unnamed_addr constant [10 x i8] c"op %d %s\0A\00", align 1
@names = internal global [4 x ptr] [ptr @.str.19, ptr @.str.20, ptr @.str.21, ptr @.str.22], align 16
@.str.2 = private unnamed_addr constant [19 x i8] c"%ld %ld %g %g %ld\0A\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%d %u\0A\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.6 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@__const.main.f = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 -19, i8 87, i8 52, i8 111, i8 29, i8 0, [2 x i8] undef }, align 8
@.str.8 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.9 = private unnamed_addr constant [10 x i8] c"%f %d %d\0A\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"%d %d %ld %ld\0A\00", align 1
@.str.11 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.12 = private unnamed_addr constant [21 x i8] c"%05d|%-6s|%x|%c|%.3f\00", align 1
@.str.13 = private unnamed_addr constant [3 x i8] c"ab\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"%s %d %lu\0A\00", align 1
@__const.main.arr = private unnamed_addr constant [3 x %struct.S] [%struct.S { i32 1, i8 97, double 2.500000e+00, [3 x i16] [i16 1, i16 2, i16 3] }, %struct.S { i32 2, i8 98, double 3.500000e+00, [3 x i16] [i16 4, i16 5, i16 6] }, %struct.S { i32 3, i8 99, double 4.500000e+00, [3 x i16] [i16 7, i16 8, i16 9] }], align 16
@.str.15 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.16 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1
@.str.17 = private unnamed_addr constant [17 x i8] c"%g %g %lu %d %u\0A\00", align 1
@.str.18 = private unnamed_addr constant [17 x i8] c"%ld %ld %ld %lu\0A\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"zero\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.22 = private unnamed_addr constant [6 x i8] c"three\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @mk(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca %struct.P2, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.P2, ptr %3, i32 0, i32 0
  %7 = load i64, ptr %4, align 8
  %8 = load i64, ptr %5, align 8
  %9 = add nsw i64 %7, %8
  store i64 %9, ptr %6, align 8
  %10 = getelementptr inbounds %struct.P2, ptr %3, i32 0, i32 1
  %11 = load i64, ptr %4, align 8
  %12 = load i64, ptr %5, align 8
  %13 = sub nsw i64 %11, %12
  store i64 %13, ptr %10, align 8
  %14 = load { i64, i64 }, ptr %3, align 8
  ret { i64, i64 } %14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @mkd(double noundef %0, double noundef %1) #0 {
  %3 = alloca %struct.D2, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  store double %0, ptr %4, align 8
  store double %1, ptr %5, align 8
  %6 = getelementptr inbounds %struct.D2, ptr %3, i32 0, i32 0
  %7 = load double, ptr %4, align 8
  %8 = load double, ptr %5, align 8
  %9 = fadd double %7, %8
  store double %9, ptr %6, align 8
  %10 = getelementptr inbounds %struct.D2, ptr %3, i32 0, i32 1
  %11 = load double, ptr %4, align 8
  %12 = load double, ptr %5, align 8
  %13 = fsub double %11, %12
  store double %13, ptr %10, align 8
  %14 = load { double, double }, ptr %3, align 8
  ret { double, double } %14
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @mkb(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %1, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %17, %2
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 5
  br i1 %7, label %8, label %20

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = mul nsw i64 %9, %11
  %13 = getelementptr inbounds %struct.Big, ptr %0, i32 0, i32 0
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [5 x i64], ptr %13, i64 0, i64 %15
  store i64 %12, ptr %16, align 8
  br label %17

17:                                               ; preds = %8
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %4, align 4
  br label %5, !llvm.loop !4

20:                                               ; preds = %5
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @sumb(ptr noundef byval(%struct.Big) align 8 %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i64 0, ptr %2, align 8
  store i32 0, ptr %3, align 4
  br label %4

4:                                                ; preds = %15, %1
  %5 = load i32, ptr %3, align 4
  %6 = icmp slt i32 %5, 5
  br i1 %6, label %7, label %18

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.Big, ptr %0, i32 0, i32 0
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [5 x i64], ptr %8, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = load i64, ptr %2, align 8
  %14 = add nsw i64 %13, %12
  store i64 %14, ptr %2, align 8
  br label %15

15:                                               ; preds = %7
  %16 = load i32, ptr %3, align 4
  %17 = add nsw i32 %16, 1
  store i32 %17, ptr %3, align 4
  br label %4, !llvm.loop !6

18:                                               ; preds = %4
  %19 = load i64, ptr %2, align 8
  ret i64 %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @vsum(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %6)
  store i32 0, ptr %4, align 4
  store i32 0, ptr %5, align 4
  br label %7

7:                                                ; preds = %30, %1
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %2, align 4
  %10 = icmp slt i32 %8, %9
  br i1 %10, label %11, label %33

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 0
  %14 = load i32, ptr %13, align 16
  %15 = icmp ule i32 %14, 40
  br i1 %15, label %16, label %21

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 3
  %18 = load ptr, ptr %17, align 16
  %19 = getelementptr i8, ptr %18, i32 %14
  %20 = add i32 %14, 8
  store i32 %20, ptr %13, align 16
  br label %25

21:                                               ; preds = %11
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %12, i32 0, i32 2
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr i8, ptr %23, i32 8
  store ptr %24, ptr %22, align 8
  br label %25

25:                                               ; preds = %21, %16
  %26 = phi ptr [ %19, %16 ], [ %23, %21 ]
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %4, align 4
  %29 = add nsw i32 %28, %27
  store i32 %29, ptr %4, align 4
  br label %30

30:                                               ; preds = %25
  %31 = load i32, ptr %5, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %5, align 4
  br label %7, !llvm.loop !7

33:                                               ; preds = %7
  %34 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %34)
  %35 = load i32, ptr %4, align 4
  ret i32 %35
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @many(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, double noundef %10, double noundef %11, double noundef %12, double noundef %13, double noundef %14, double noundef %15, double noundef %16, double noundef %17, double noundef %18, double noundef %19) #0 {
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
  %31 = alloca double, align 8
  %32 = alloca double, align 8
  %33 = alloca double, align 8
  %34 = alloca double, align 8
  %35 = alloca double, align 8
  %36 = alloca double, align 8
  %37 = alloca double, align 8
  %38 = alloca double, align 8
  %39 = alloca double, align 8
  %40 = alloca double, align 8
  store i32 %0, ptr %21, align 4
  store i32 %1, ptr %22, align 4
  store i32 %2, ptr %23, align 4
  store i32 %3, ptr %24, align 4
  store i32 %4, ptr %25, align 4
  store i32 %5, ptr %26, align 4
  store i32 %6, ptr %27, align 4
  store i32 %7, ptr %28, align 4
  store i32 %8, ptr %29, align 4
  store i32 %9, ptr %30, align 4
  store double %10, ptr %31, align 8
  store double %11, ptr %32, align 8
  store double %12, ptr %33, align 8
  store double %13, ptr %34, align 8
  store double %14, ptr %35, align 8
  store double %15, ptr %36, align 8
  store double %16, ptr %37, align 8
  store double %17, ptr %38, align 8
  store double %18, ptr %39, align 8
  store double %19, ptr %40, align 8
  %41 = load i32, ptr %21, align 4
  %42 = load i32, ptr %22, align 4
  %43 = mul nsw i32 2, %42
  %44 = add nsw i32 %41, %43
  %45 = load i32, ptr %23, align 4
  %46 = mul nsw i32 3, %45
  %47 = add nsw i32 %44, %46
  %48 = load i32, ptr %24, align 4
  %49 = mul nsw i32 4, %48
  %50 = add nsw i32 %47, %49
  %51 = load i32, ptr %25, align 4
  %52 = mul nsw i32 5, %51
  %53 = add nsw i32 %50, %52
  %54 = load i32, ptr %26, align 4
  %55 = mul nsw i32 6, %54
  %56 = add nsw i32 %53, %55
  %57 = load i32, ptr %27, align 4
  %58 = mul nsw i32 7, %57
  %59 = add nsw i32 %56, %58
  %60 = load i32, ptr %28, align 4
  %61 = mul nsw i32 8, %60
  %62 = add nsw i32 %59, %61
  %63 = load i32, ptr %29, align 4
  %64 = mul nsw i32 9, %63
  %65 = add nsw i32 %62, %64
  %66 = load i32, ptr %30, align 4
  %67 = mul nsw i32 10, %66
  %68 = add nsw i32 %65, %67
  %69 = sext i32 %68 to i64
  %70 = load double, ptr %31, align 8
  %71 = load double, ptr %32, align 8
  %72 = call double @llvm.fmuladd.f64(double %71, double 2.000000e+00, double %70)
  %73 = load double, ptr %33, align 8
  %74 = call double @llvm.fmuladd.f64(double %73, double 3.000000e+00, double %72)
  %75 = load double, ptr %34, align 8
  %76 = call double @llvm.fmuladd.f64(double %75, double 4.000000e+00, double %74)
  %77 = load double, ptr %35, align 8
  %78 = call double @llvm.fmuladd.f64(double %77, double 5.000000e+00, double %76)
  %79 = load double, ptr %36, align 8
  %80 = call double @llvm.fmuladd.f64(double %79, double 6.000000e+00, double %78)
  %81 = load double, ptr %37, align 8
  %82 = call double @llvm.fmuladd.f64(double %81, double 7.000000e+00, double %80)
  %83 = load double, ptr %38, align 8
  %84 = call double @llvm.fmuladd.f64(double %83, double 8.000000e+00, double %82)
  %85 = load double, ptr %39, align 8
  %86 = call double @llvm.fmuladd.f64(double %85, double 9.000000e+00, double %84)
  %87 = load double, ptr %40, align 8
  %88 = call double @llvm.fmuladd.f64(double %87, double 1.000000e+01, double %86)
  %89 = fptosi double %88 to i64
  %90 = add nsw i64 %69, %89
  ret i64 %90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @fact(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %12

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @fact(i32 noundef %9)
  %11 = mul nsw i32 %7, %10
  br label %12

12:                                               ; preds = %6, %5
  %13 = phi i32 [ 1, %5 ], [ %11, %6 ]
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @ack(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %2
  %8 = load i32, ptr %4, align 4
  %9 = add i32 %8, 1
  br label %27

10:                                               ; preds = %2
  %11 = load i32, ptr %4, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %10
  %14 = load i32, ptr %3, align 4
  %15 = sub i32 %14, 1
  %16 = call i32 @ack(i32 noundef %15, i32 noundef 1)
  br label %25

17:                                               ; preds = %10
  %18 = load i32, ptr %3, align 4
  %19 = sub i32 %18, 1
  %20 = load i32, ptr %3, align 4
  %21 = load i32, ptr %4, align 4
  %22 = sub i32 %21, 1
  %23 = call i32 @ack(i32 noundef %20, i32 noundef %22)
  %24 = call i32 @ack(i32 noundef %19, i32 noundef %23)
  br label %25

25:                                               ; preds = %17, %13
  %26 = phi i32 [ %16, %13 ], [ %24, %17 ]
  br label %27

27:                                               ; preds = %25, %7
  %28 = phi i32 [ %9, %7 ], [ %26, %25 ]
  ret i32 %28
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sw(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %13 [
    i32 -5, label %5
    i32 0, label %6
    i32 1, label %7
    i32 2, label %8
    i32 3, label %9
    i32 10, label %10
    i32 11, label %10
    i32 12, label %10
    i32 100, label %11
    i32 1000000, label %12
  ]

5:                                                ; preds = %1
  store i32 1, ptr %2, align 4
  br label %14

6:                                                ; preds = %1
  store i32 2, ptr %2, align 4
  br label %14

7:                                                ; preds = %1
  store i32 3, ptr %2, align 4
  br label %14

8:                                                ; preds = %1
  store i32 4, ptr %2, align 4
  br label %14

9:                                                ; preds = %1
  store i32 5, ptr %2, align 4
  br label %14

10:                                               ; preds = %1, %1, %1
  store i32 6, ptr %2, align 4
  br label %14

11:                                               ; preds = %1
  store i32 7, ptr %2, align 4
  br label %14

12:                                               ; preds = %1
  store i32 8, ptr %2, align 4
  br label %14

13:                                               ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %14

14:                                               ; preds = %13, %12, %11, %10, %9, %8, %7, %6, %5
  %15 = load i32, ptr %2, align 4
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @vla(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = zext i32 %8 to i64
  %10 = call ptr @llvm.stacksave.p0()
  store ptr %10, ptr %3, align 8
  %11 = alloca i32, i64 %9, align 16
  store i64 %9, ptr %4, align 8
  store i32 0, ptr %5, align 4
  br label %12

12:                                               ; preds = %23, %1
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %2, align 4
  %15 = icmp slt i32 %13, %14
  br i1 %15, label %16, label %26

16:                                               ; preds = %12
  %17 = load i32, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 %17, %18
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr %11, i64 %21
  store i32 %19, ptr %22, align 4
  br label %23

23:                                               ; preds = %16
  %24 = load i32, ptr %5, align 4
  %25 = add nsw i32 %24, 1
  store i32 %25, ptr %5, align 4
  br label %12, !llvm.loop !8

26:                                               ; preds = %12
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %27

27:                                               ; preds = %43, %26
  %28 = load i32, ptr %7, align 4
  %29 = load i32, ptr %2, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %46

31:                                               ; preds = %27
  %32 = load i32, ptr %2, align 4
  %33 = sub nsw i32 %32, 1
  %34 = load i32, ptr %7, align 4
  %35 = sub nsw i32 %33, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %11, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = load i32, ptr %7, align 4
  %40 = mul nsw i32 %38, %39
  %41 = load i32, ptr %6, align 4
  %42 = add nsw i32 %41, %40
  store i32 %42, ptr %6, align 4
  br label %43

43:                                               ; preds = %31
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %27, !llvm.loop !9

46:                                               ; preds = %27
  %47 = load i32, ptr %6, align 4
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %47)
  %49 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %49)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #1

declare dso_local i32 @printf(ptr noundef, ...) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @bits(i32 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store i32 %0, ptr %3, align 4
  store i64 %1, ptr %4, align 8
  %5 = load i32, ptr %3, align 4
  %6 = call i32 @llvm.ctpop.i32(i32 %5)
  %7 = load i32, ptr %3, align 4
  %8 = or i32 %7, 1
  %9 = call i32 @llvm.ctlz.i32(i32 %8, i1 true)
  %10 = mul nsw i32 %9, 3
  %11 = add nsw i32 %6, %10
  %12 = load i64, ptr %4, align 8
  %13 = or i64 %12, 256
  %14 = call i64 @llvm.cttz.i64(i64 %13, i1 true)
  %15 = trunc i64 %14 to i32
  %16 = mul nsw i32 %15, 5
  %17 = add nsw i32 %11, %16
  %18 = load i32, ptr %3, align 4
  %19 = call i32 @llvm.bswap.i32(i32 %18)
  %20 = add nsw i32 %17, %19
  %21 = load i32, ptr %3, align 4
  %22 = shl i32 %21, 5
  %23 = load i32, ptr %3, align 4
  %24 = lshr i32 %23, 27
  %25 = or i32 %22, %24
  %26 = add i32 %20, %25
  ret i32 %26
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @bfs(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load i64, ptr %3, align 8
  %5 = and i64 %4, 7
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %6, 3
  %8 = zext i32 %7 to i64
  %9 = load i64, ptr %3, align 8
  %10 = and i64 %8, 7
  %11 = and i64 %9, -8
  %12 = or i64 %11, %10
  store i64 %12, ptr %3, align 8
  %13 = trunc i64 %10 to i32
  %14 = load ptr, ptr %2, align 8
  %15 = load i64, ptr %14, align 8
  %16 = shl i64 %15, 54
  %17 = ashr i64 %16, 57
  %18 = trunc i64 %17 to i32
  %19 = sub nsw i32 %18, 9
  %20 = zext i32 %19 to i64
  %21 = load i64, ptr %14, align 8
  %22 = and i64 %20, 127
  %23 = shl i64 %22, 3
  %24 = and i64 %21, -1017
  %25 = or i64 %24, %23
  store i64 %25, ptr %14, align 8
  %26 = shl i64 %22, 57
  %27 = ashr i64 %26, 57
  %28 = trunc i64 %27 to i32
  %29 = load ptr, ptr %2, align 8
  %30 = load i64, ptr %29, align 8
  %31 = lshr i64 %30, 10
  %32 = and i64 %31, 8589934591
  %33 = mul i64 %32, 77
  %34 = load i64, ptr %29, align 8
  %35 = and i64 %33, 8589934591
  %36 = shl i64 %35, 10
  %37 = and i64 %34, -8796093021185
  %38 = or i64 %37, %36
  store i64 %38, ptr %29, align 8
  %39 = load ptr, ptr %2, align 8
  %40 = load i64, ptr %39, align 8
  %41 = and i64 %40, 7
  %42 = trunc i64 %41 to i32
  %43 = load ptr, ptr %2, align 8
  %44 = load i64, ptr %43, align 8
  %45 = shl i64 %44, 54
  %46 = ashr i64 %45, 57
  %47 = trunc i64 %46 to i32
  %48 = add nsw i32 %42, %47
  %49 = sext i32 %48 to i64
  %50 = load ptr, ptr %2, align 8
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, 10
  %53 = and i64 %52, 8589934591
  %54 = add i64 %49, %53
  ret i64 %54
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @ff(float noundef %0, float noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  store float %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load float, ptr %3, align 4
  %6 = load float, ptr %4, align 4
  %7 = fdiv float %5, %6
  %8 = load float, ptr %3, align 4
  %9 = load float, ptr %4, align 4
  %10 = call float @llvm.fmuladd.f32(float %8, float %9, float %7)
  %11 = fsub float %10, 1.500000e+00
  ret float %11
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i8 @uc(i8 noundef zeroext %0, i8 noundef signext %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  store i8 %0, ptr %3, align 1
  store i8 %1, ptr %4, align 1
  %5 = load i8, ptr %3, align 1
  %6 = zext i8 %5 to i32
  %7 = add nsw i32 %6, 200
  %8 = trunc i32 %7 to i8
  store i8 %8, ptr %3, align 1
  %9 = load i8, ptr %4, align 1
  %10 = sext i8 %9 to i32
  %11 = sub nsw i32 %10, 100
  %12 = trunc i32 %11 to i8
  store i8 %12, ptr %4, align 1
  %13 = load i8, ptr %3, align 1
  %14 = zext i8 %13 to i32
  %15 = load i8, ptr %4, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp sgt i32 %14, %16
  br i1 %17, label %18, label %22

18:                                               ; preds = %2
  %19 = load i8, ptr %3, align 1
  %20 = zext i8 %19 to i32
  %21 = mul nsw i32 %20, 3
  br label %25

22:                                               ; preds = %2
  %23 = load i8, ptr %4, align 1
  %24 = sext i8 %23 to i32
  br label %25

25:                                               ; preds = %22, %18
  %26 = phi i32 [ %21, %18 ], [ %24, %22 ]
  %27 = trunc i32 %26 to i8
  ret i8 %27
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local signext i16 @sh(i16 noundef signext %0, i16 noundef zeroext %1) #0 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  store i16 %0, ptr %3, align 2
  store i16 %1, ptr %4, align 2
  %5 = load i16, ptr %3, align 2
  %6 = sext i16 %5 to i32
  %7 = load i16, ptr %4, align 2
  %8 = zext i16 %7 to i32
  %9 = mul nsw i32 %6, %8
  %10 = trunc i32 %9 to i16
  %11 = sext i16 %10 to i32
  %12 = ashr i32 %11, 3
  %13 = trunc i32 %12 to i16
  ret i16 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @ovf(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %6 = load i32, ptr %3, align 4
  %7 = load i32, ptr %4, align 4
  %8 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %6, i32 %7)
  %9 = extractvalue { i32, i1 } %8, 1
  %10 = extractvalue { i32, i1 } %8, 0
  store i32 %10, ptr %5, align 4
  br i1 %9, label %11, label %12

11:                                               ; preds = %2
  br label %14

12:                                               ; preds = %2
  %13 = load i32, ptr %5, align 4
  br label %14

14:                                               ; preds = %12, %11
  %15 = phi i32 [ -1, %11 ], [ %13, %12 ]
  ret i32 %15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @lov(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  store i64 %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %6 = load i64, ptr %3, align 8
  %7 = load i64, ptr %4, align 8
  %8 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %6, i64 %7)
  %9 = extractvalue { i64, i1 } %8, 1
  %10 = extractvalue { i64, i1 } %8, 0
  store i64 %10, ptr %5, align 8
  br i1 %9, label %11, label %12

11:                                               ; preds = %2
  br label %14

12:                                               ; preds = %2
  %13 = load i64, ptr %5, align 8
  br label %14

14:                                               ; preds = %12, %11
  %15 = phi i64 [ -1, %11 ], [ %13, %12 ]
  ret i64 %15
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.P2, align 8
  %4 = alloca %struct.D2, align 8
  %5 = alloca %struct.Big, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.bf, align 8
  %8 = alloca [50 x i32], align 16
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [64 x i8], align 16
  %13 = alloca i32, align 4
  %14 = alloca [3 x %struct.S], align 16
  %15 = alloca %struct.S, align 8
  %16 = alloca double, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca i64, align 8
  %23 = alloca double, align 8
  %24 = alloca float, align 4
  %25 = alloca i8, align 1
  %26 = alloca [4 x [4 x double]], align 16
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca double, align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store ptr @add, ptr @ops, align 16
  store ptr @sub, ptr getelementptr inbounds ([3 x ptr], ptr @ops, i64 0, i64 1), align 8
  store ptr @mul, ptr getelementptr inbounds ([3 x ptr], ptr @ops, i64 0, i64 2), align 16
  store i32 0, ptr %2, align 4
  br label %32

32:                                               ; preds = %48, %0
  %33 = load i32, ptr %2, align 4
  %34 = icmp slt i32 %33, 3
  br i1 %34, label %35, label %51

35:                                               ; preds = %32
  %36 = load i32, ptr %2, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [3 x ptr], ptr @ops, i64 0, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = load i32, ptr %2, align 4
  %41 = add nsw i32 %40, 2
  %42 = call i32 %39(i32 noundef 7, i32 noundef %41)
  %43 = load i32, ptr %2, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [4 x ptr], ptr @names, i64 0, i64 %44
  %46 = load ptr, ptr %45, align 8
  %47 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %42, ptr noundef %46)
  br label %48

48:                                               ; preds = %35
  %49 = load i32, ptr %2, align 4
  %50 = add nsw i32 %49, 1
  store i32 %50, ptr %2, align 4
  br label %32, !llvm.loop !10

51:                                               ; preds = %32
  %52 = call { i64, i64 } @mk(i64 noundef 3, i64 noundef 10)
  %53 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0
  %54 = extractvalue { i64, i64 } %52, 0
  store i64 %54, ptr %53, align 8
  %55 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1
  %56 = extractvalue { i64, i64 } %52, 1
  store i64 %56, ptr %55, align 8
  %57 = call { double, double } @mkd(double noundef 1.500000e+00, double noundef 2.250000e+00)
  %58 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  %59 = extractvalue { double, double } %57, 0
  store double %59, ptr %58, align 8
  %60 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  %61 = extractvalue { double, double } %57, 1
  store double %61, ptr %60, align 8
  call void @mkb(ptr dead_on_unwind writable sret(%struct.Big) align 8 %5, i64 noundef 7)
  %62 = getelementptr inbounds %struct.P2, ptr %3, i32 0, i32 0
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds %struct.P2, ptr %3, i32 0, i32 1
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds %struct.D2, ptr %4, i32 0, i32 0
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds %struct.D2, ptr %4, i32 0, i32 1
  %69 = load double, ptr %68, align 8
  %70 = call i64 @sumb(ptr noundef byval(%struct.Big) align 8 %5)
  %71 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i64 noundef %63, i64 noundef %65, double noundef %67, double noundef %69, i64 noundef %70)
  %72 = call i32 (i32, ...) @vsum(i32 noundef 5, i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5)
  %73 = call i64 @many(i32 noundef 1, i32 noundef 2, i32 noundef 3, i32 noundef 4, i32 noundef 5, i32 noundef 6, i32 noundef 7, i32 noundef 8, i32 noundef 9, i32 noundef 10, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef 3.000000e+00, double noundef 4.000000e+00, double noundef 5.000000e+00, double noundef 6.000000e+00, double noundef 7.000000e+00, double noundef 8.000000e+00, double noundef 9.000000e+00, double noundef 1.000000e+01)
  %74 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i32 noundef %72, i64 noundef %73)
  %75 = call i32 @fact(i32 noundef 10)
  %76 = call i32 @ack(i32 noundef 2, i32 noundef 5)
  %77 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %75, i32 noundef %76)
  store i32 -6, ptr %6, align 4
  br label %78

78:                                               ; preds = %85, %51
  %79 = load i32, ptr %6, align 4
  %80 = icmp slt i32 %79, 14
  br i1 %80, label %81, label %88

81:                                               ; preds = %78
  %82 = load i32, ptr %6, align 4
  %83 = call i32 @sw(i32 noundef %82)
  %84 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %83)
  br label %85

85:                                               ; preds = %81
  %86 = load i32, ptr %6, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %6, align 4
  br label %78, !llvm.loop !11

88:                                               ; preds = %78
  %89 = call i32 @sw(i32 noundef 100)
  %90 = call i32 @sw(i32 noundef 1000000)
  %91 = call i32 @sw(i32 noundef 999999)
  %92 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %89, i32 noundef %90, i32 noundef %91)
  call void @vla(i32 noundef 10)
  %93 = call i32 @bits(i32 noundef 305419896, i64 noundef 4096)
  %94 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %93)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.main.f, i64 8, i1 false)
  %95 = call i64 @bfs(ptr noundef %7)
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i64 noundef %95)
  %97 = call float @ff(float noundef 3.250000e+00, float noundef -2.000000e+00)
  %98 = fpext float %97 to double
  %99 = call zeroext i8 @uc(i8 noundef zeroext 100, i8 noundef signext -100)
  %100 = zext i8 %99 to i32
  %101 = call signext i16 @sh(i16 noundef signext 1234, i16 noundef zeroext 4321)
  %102 = sext i16 %101 to i32
  %103 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, double noundef %98, i32 noundef %100, i32 noundef %102)
  %104 = call i32 @ovf(i32 noundef 2147483647, i32 noundef 1)
  %105 = call i32 @ovf(i32 noundef 5, i32 noundef 6)
  %106 = call i64 @lov(i64 noundef 1099511627776, i64 noundef 1099511627776)
  %107 = call i64 @lov(i64 noundef -3, i64 noundef 4)
  %108 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i32 noundef %104, i32 noundef %105, i64 noundef %106, i64 noundef %107)
  store i32 12345, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %109

109:                                              ; preds = %122, %88
  %110 = load i32, ptr %10, align 4
  %111 = icmp slt i32 %110, 50
  br i1 %111, label %112, label %125

112:                                              ; preds = %109
  %113 = load i32, ptr %9, align 4
  %114 = mul i32 %113, 1103515245
  %115 = add i32 %114, 12345
  store i32 %115, ptr %9, align 4
  %116 = load i32, ptr %9, align 4
  %117 = lshr i32 %116, 16
  %118 = urem i32 %117, 1000
  %119 = load i32, ptr %10, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [50 x i32], ptr %8, i64 0, i64 %120
  store i32 %118, ptr %121, align 4
  br label %122

122:                                              ; preds = %112
  %123 = load i32, ptr %10, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %10, align 4
  br label %109, !llvm.loop !12

125:                                              ; preds = %109
  %126 = getelementptr inbounds [50 x i32], ptr %8, i64 0, i64 0
  call void @qs(ptr noundef %126, i32 noundef 50)
  store i32 0, ptr %11, align 4
  br label %127

127:                                              ; preds = %136, %125
  %128 = load i32, ptr %11, align 4
  %129 = icmp slt i32 %128, 50
  br i1 %129, label %130, label %139

130:                                              ; preds = %127
  %131 = load i32, ptr %11, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [50 x i32], ptr %8, i64 0, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %134)
  br label %136

136:                                              ; preds = %130
  %137 = load i32, ptr %11, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %11, align 4
  br label %127, !llvm.loop !13

139:                                              ; preds = %127
  %140 = call i32 (ptr, ...) @printf(ptr noundef @.str.11)
  %141 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 0
  %142 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %141, i64 noundef 64, ptr noundef @.str.12, i32 noundef 42, ptr noundef @.str.13, i32 noundef 255, i32 noundef 122, double noundef 3.141590e+00) #7
  store i32 %142, ptr %13, align 4
  %143 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 0
  %144 = load i32, ptr %13, align 4
  %145 = getelementptr inbounds [64 x i8], ptr %12, i64 0, i64 0
  %146 = call i64 @strlen(ptr noundef %145) #7
  %147 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %143, i32 noundef %144, i64 noundef %146)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %14, ptr align 16 @__const.main.arr, i64 72, i1 false)
  %148 = getelementptr inbounds [3 x %struct.S], ptr %14, i64 0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %148, i64 24, i1 false)
  %149 = getelementptr inbounds [3 x %struct.S], ptr %14, i64 0, i64 2
  %150 = getelementptr inbounds %struct.S, ptr %149, i32 0, i32 3
  %151 = getelementptr inbounds [3 x i16], ptr %150, i64 0, i64 2
  %152 = load i16, ptr %151, align 4
  %153 = sext i16 %152 to i32
  %154 = getelementptr inbounds %struct.S, ptr %15, i32 0, i32 3
  %155 = getelementptr inbounds [3 x i16], ptr %154, i64 0, i64 1
  %156 = load i16, ptr %155, align 2
  %157 = sext i16 %156 to i32
  %158 = add nsw i32 %157, %153
  %159 = trunc i32 %158 to i16
  store i16 %159, ptr %155, align 2
  %160 = getelementptr inbounds [3 x %struct.S], ptr %14, i64 0, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %160, ptr align 8 %15, i64 24, i1 false)
  store double 0.000000e+00, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %161

161:                                              ; preds = %188, %139
  %162 = load i32, ptr %17, align 4
  %163 = icmp slt i32 %162, 3
  br i1 %163, label %164, label %191

164:                                              ; preds = %161
  %165 = load i32, ptr %17, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds [3 x %struct.S], ptr %14, i64 0, i64 %166
  %168 = getelementptr inbounds %struct.S, ptr %167, i32 0, i32 2
  %169 = load double, ptr %168, align 8
  %170 = load i32, ptr %17, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [3 x %struct.S], ptr %14, i64 0, i64 %171
  %173 = getelementptr inbounds %struct.S, ptr %172, i32 0, i32 3
  %174 = getelementptr inbounds [3 x i16], ptr %173, i64 0, i64 1
  %175 = load i16, ptr %174, align 2
  %176 = sext i16 %175 to i32
  %177 = sitofp i32 %176 to double
  %178 = load i32, ptr %17, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds [3 x %struct.S], ptr %14, i64 0, i64 %179
  %181 = getelementptr inbounds %struct.S, ptr %180, i32 0, i32 1
  %182 = load i8, ptr %181, align 4
  %183 = sext i8 %182 to i32
  %184 = sitofp i32 %183 to double
  %185 = call double @llvm.fmuladd.f64(double %169, double %177, double %184)
  %186 = load double, ptr %16, align 8
  %187 = fadd double %186, %185
  store double %187, ptr %16, align 8
  br label %188

188:                                              ; preds = %164
  %189 = load i32, ptr %17, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %17, align 4
  br label %161, !llvm.loop !14

191:                                              ; preds = %161
  %192 = load double, ptr %16, align 8
  %193 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %192)
  %194 = call ptr @malloc(i64 noundef 400) #8
  store ptr %194, ptr %18, align 8
  store i32 0, ptr %19, align 4
  br label %195

195:                                              ; preds = %205, %191
  %196 = load i32, ptr %19, align 4
  %197 = icmp slt i32 %196, 100
  br i1 %197, label %198, label %208

198:                                              ; preds = %195
  %199 = load i32, ptr %19, align 4
  %200 = xor i32 %199, 5
  %201 = load ptr, ptr %18, align 8
  %202 = load i32, ptr %19, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds i32, ptr %201, i64 %203
  store i32 %200, ptr %204, align 4
  br label %205

205:                                              ; preds = %198
  %206 = load i32, ptr %19, align 4
  %207 = add nsw i32 %206, 1
  store i32 %207, ptr %19, align 4
  br label %195, !llvm.loop !15

208:                                              ; preds = %195
  store i64 0, ptr %20, align 8
  store i32 99, ptr %21, align 4
  br label %209

209:                                              ; preds = %221, %208
  %210 = load i32, ptr %21, align 4
  %211 = icmp sge i32 %210, 0
  br i1 %211, label %212, label %224

212:                                              ; preds = %209
  %213 = load ptr, ptr %18, align 8
  %214 = load i32, ptr %21, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds i32, ptr %213, i64 %215
  %217 = load i32, ptr %216, align 4
  %218 = sext i32 %217 to i64
  %219 = load i64, ptr %20, align 8
  %220 = add nsw i64 %219, %218
  store i64 %220, ptr %20, align 8
  br label %221

221:                                              ; preds = %212
  %222 = load i32, ptr %21, align 4
  %223 = sub nsw i32 %222, 3
  store i32 %223, ptr %21, align 4
  br label %209, !llvm.loop !16

224:                                              ; preds = %209
  %225 = load ptr, ptr %18, align 8
  call void @free(ptr noundef %225)
  %226 = load i64, ptr %20, align 8
  %227 = call double @sqrt(double noundef 2.000000e+00) #7
  %228 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i64 noundef %226, double noundef %227)
  store i64 -1, ptr %22, align 8
  %229 = load i64, ptr %22, align 8
  %230 = uitofp i64 %229 to double
  store double %230, ptr %23, align 8
  %231 = load i64, ptr %22, align 8
  %232 = lshr i64 %231, 3
  %233 = uitofp i64 %232 to float
  store float %233, ptr %24, align 4
  %234 = load double, ptr %23, align 8
  %235 = load float, ptr %24, align 4
  %236 = fpext float %235 to double
  %237 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, double noundef %234, double noundef %236, i64 noundef -8446744073709551616, i32 noundef -3, i32 noundef -1294967296)
  store i8 -6, ptr %25, align 1
  br label %238

238:                                              ; preds = %247, %224
  %239 = load i8, ptr %25, align 1
  %240 = zext i8 %239 to i32
  %241 = icmp sge i32 %240, 250
  br i1 %241, label %242, label %250

242:                                              ; preds = %238
  %243 = load i8, ptr %25, align 1
  %244 = zext i8 %243 to i64
  %245 = load i64, ptr %20, align 8
  %246 = add nsw i64 %245, %244
  store i64 %246, ptr %20, align 8
  br label %247

247:                                              ; preds = %242
  %248 = load i8, ptr %25, align 1
  %249 = add i8 %248, 1
  store i8 %249, ptr %25, align 1
  br label %238, !llvm.loop !17

250:                                              ; preds = %238
  %251 = load i64, ptr %20, align 8
  %252 = load i64, ptr %20, align 8
  %253 = sdiv i64 %252, 7
  %254 = load i64, ptr %20, align 8
  %255 = srem i64 %254, -9
  %256 = load i64, ptr %20, align 8
  %257 = udiv i64 %256, 3
  %258 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i64 noundef %251, i64 noundef %253, i64 noundef %255, i64 noundef %257)
  store i32 0, ptr %27, align 4
  br label %259

259:                                              ; preds = %282, %250
  %260 = load i32, ptr %27, align 4
  %261 = icmp slt i32 %260, 4
  br i1 %261, label %262, label %285

262:                                              ; preds = %259
  store i32 0, ptr %28, align 4
  br label %263

263:                                              ; preds = %278, %262
  %264 = load i32, ptr %28, align 4
  %265 = icmp slt i32 %264, 4
  br i1 %265, label %266, label %281

266:                                              ; preds = %263
  %267 = load i32, ptr %27, align 4
  %268 = sitofp i32 %267 to double
  %269 = load i32, ptr %28, align 4
  %270 = sitofp i32 %269 to double
  %271 = call double @llvm.fmuladd.f64(double %268, double 1.500000e+00, double %270)
  %272 = load i32, ptr %27, align 4
  %273 = sext i32 %272 to i64
  %274 = getelementptr inbounds [4 x [4 x double]], ptr %26, i64 0, i64 %273
  %275 = load i32, ptr %28, align 4
  %276 = sext i32 %275 to i64
  %277 = getelementptr inbounds [4 x double], ptr %274, i64 0, i64 %276
  store double %271, ptr %277, align 8
  br label %278

278:                                              ; preds = %266
  %279 = load i32, ptr %28, align 4
  %280 = add nsw i32 %279, 1
  store i32 %280, ptr %28, align 4
  br label %263, !llvm.loop !18

281:                                              ; preds = %263
  br label %282

282:                                              ; preds = %281
  %283 = load i32, ptr %27, align 4
  %284 = add nsw i32 %283, 1
  store i32 %284, ptr %27, align 4
  br label %259, !llvm.loop !19

285:                                              ; preds = %259
  store double 0.000000e+00, ptr %29, align 8
  store i32 0, ptr %30, align 4
  br label %286

286:                                              ; preds = %315, %285
  %287 = load i32, ptr %30, align 4
  %288 = icmp slt i32 %287, 4
  br i1 %288, label %289, label %318

289:                                              ; preds = %286
  store i32 0, ptr %31, align 4
  br label %290

290:                                              ; preds = %311, %289
  %291 = load i32, ptr %31, align 4
  %292 = load i32, ptr %30, align 4
  %293 = icmp slt i32 %291, %292
  br i1 %293, label %294, label %314

294:                                              ; preds = %290
  %295 = load i32, ptr %30, align 4
  %296 = sext i32 %295 to i64
  %297 = getelementptr inbounds [4 x [4 x double]], ptr %26, i64 0, i64 %296
  %298 = load i32, ptr %31, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds [4 x double], ptr %297, i64 0, i64 %299
  %301 = load double, ptr %300, align 8
  %302 = load i32, ptr %31, align 4
  %303 = sext i32 %302 to i64
  %304 = getelementptr inbounds [4 x [4 x double]], ptr %26, i64 0, i64 %303
  %305 = load i32, ptr %30, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds [4 x double], ptr %304, i64 0, i64 %306
  %308 = load double, ptr %307, align 8
  %309 = load double, ptr %29, align 8
  %310 = call double @llvm.fmuladd.f64(double %301, double %308, double %309)
  store double %310, ptr %29, align 8
  br label %311

311:                                              ; preds = %294
  %312 = load i32, ptr %31, align 4
  %313 = add nsw i32 %312, 1
  store i32 %313, ptr %31, align 4
  br label %290, !llvm.loop !20

314:                                              ; preds = %290
  br label %315

315:                                              ; preds = %314
  %316 = load i32, ptr %30, align 4
  %317 = add nsw i32 %316, 1
  store i32 %317, ptr %30, align 4
  br label %286, !llvm.loop !21

318:                                              ; preds = %286
  %319 = load double, ptr %29, align 8
  %320 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %319)
  %321 = load i64, ptr %20, align 8
  %322 = and i64 %321, 127
  %323 = trunc i64 %322 to i32
  ret i32 %323
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = add nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sub(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = sub nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @mul(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = mul nsw i32 %5, %6
  ret i32 %7
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal void @qs(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load i32, ptr %4, align 4
  %10 = icmp slt i32 %9, 2
  br i1 %10, label %11, label %12

11:                                               ; preds = %2
  br label %89

12:                                               ; preds = %2
  %13 = load ptr, ptr %3, align 8
  %14 = load i32, ptr %4, align 4
  %15 = sdiv i32 %14, 2
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %13, i64 %16
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %19 = load i32, ptr %4, align 4
  %20 = sub nsw i32 %19, 1
  store i32 %20, ptr %7, align 4
  br label %21

21:                                               ; preds = %77, %12
  %22 = load i32, ptr %6, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp sle i32 %22, %23
  br i1 %24, label %25, label %78

25:                                               ; preds = %21
  br label %26

26:                                               ; preds = %34, %25
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %5, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %37

34:                                               ; preds = %26
  %35 = load i32, ptr %6, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %6, align 4
  br label %26, !llvm.loop !22

37:                                               ; preds = %26
  br label %38

38:                                               ; preds = %46, %37
  %39 = load ptr, ptr %3, align 8
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %39, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = load i32, ptr %5, align 4
  %45 = icmp sgt i32 %43, %44
  br i1 %45, label %46, label %49

46:                                               ; preds = %38
  %47 = load i32, ptr %7, align 4
  %48 = add nsw i32 %47, -1
  store i32 %48, ptr %7, align 4
  br label %38, !llvm.loop !23

49:                                               ; preds = %38
  %50 = load i32, ptr %6, align 4
  %51 = load i32, ptr %7, align 4
  %52 = icmp sle i32 %50, %51
  br i1 %52, label %53, label %77

53:                                               ; preds = %49
  %54 = load ptr, ptr %3, align 8
  %55 = load i32, ptr %6, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %8, align 4
  %59 = load ptr, ptr %3, align 8
  %60 = load i32, ptr %7, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = load ptr, ptr %3, align 8
  %65 = load i32, ptr %6, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %64, i64 %66
  store i32 %63, ptr %67, align 4
  %68 = load i32, ptr %8, align 4
  %69 = load ptr, ptr %3, align 8
  %70 = load i32, ptr %7, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  store i32 %68, ptr %72, align 4
  %73 = load i32, ptr %6, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %6, align 4
  %75 = load i32, ptr %7, align 4
  %76 = add nsw i32 %75, -1
  store i32 %76, ptr %7, align 4
  br label %77

77:                                               ; preds = %53, %49
  br label %21, !llvm.loop !24

78:                                               ; preds = %21
  %79 = load ptr, ptr %3, align 8
  %80 = load i32, ptr %7, align 4
  %81 = add nsw i32 %80, 1
  call void @qs(ptr noundef %79, i32 noundef %81)
  %82 = load ptr, ptr %3, align 8
  %83 = load i32, ptr %6, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %82, i64 %84
  %86 = load i32, ptr %4, align 4
  %87 = load i32, ptr %6, align 4
  %88 = sub nsw i32 %86, %87
  call void @qs(ptr noundef %85, i32 noundef %88)
  br label %89

89:                                               ; preds = %78, %11
  ret void
}

; Function Attrs: nounwind
declare dso_local i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #5

; Function Attrs: nounwind
declare dso_local i64 @strlen(ptr noundef) #5

; Function Attrs: allocsize(0)
declare dso_local ptr @malloc(i64 noundef) #6

declare dso_local void @free(ptr noundef) #3

; Function Attrs: nounwind
declare dso_local double @sqrt(double noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { allocsize(0) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"uwtable", i32 2}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
!16 = distinct !{!16, !5}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
!19 = distinct !{!19, !5}
!20 = distinct !{!20, !5}
!21 = distinct !{!21, !5}
!22 = distinct !{!22, !5}
!23 = distinct !{!23, !5}
!24 = distinct !{!24, !5}
