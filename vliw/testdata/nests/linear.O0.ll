source_filename = "linear.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind
define dso_local i64 @n2_add(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load ptr, ptr %11, align 8
  store ptr %24, ptr %17, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %12, align 8
  store ptr %27, ptr %18, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load i64, ptr %10, align 8
  %30 = load ptr, ptr %13, align 8
  store ptr %30, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %31

31:                                               ; preds = %66, %8
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %69

35:                                               ; preds = %31
  store i64 0, ptr %21, align 8
  br label %36

36:                                               ; preds = %62, %35
  %37 = load i64, ptr %21, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %65

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %20, align 8
  %43 = mul nsw i64 %42, %22
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %21, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %20, align 8
  %50 = mul nsw i64 %49, %25
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load i64, ptr %21, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %47, %54
  %56 = load ptr, ptr %19, align 8
  %57 = load i64, ptr %20, align 8
  %58 = mul nsw i64 %57, %28
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load i64, ptr %21, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  store double %55, ptr %61, align 8
  br label %62

62:                                               ; preds = %40
  %63 = load i64, ptr %21, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %21, align 8
  br label %36, !llvm.loop !3

65:                                               ; preds = %36
  br label %66

66:                                               ; preds = %65
  %67 = load i64, ptr %20, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %20, align 8
  br label %31, !llvm.loop !5

69:                                               ; preds = %31
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_scale(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %42, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %45

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %38, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %41

28:                                               ; preds = %24
  %29 = load ptr, ptr %11, align 8
  %30 = load i64, ptr %17, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul nsw i64 %30, %31
  %33 = load i64, ptr %18, align 8
  %34 = add nsw i64 %32, %33
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, 3.000000e+00
  store double %37, ptr %35, align 8
  br label %38

38:                                               ; preds = %28
  %39 = load i64, ptr %18, align 8
  %40 = add nsw i64 %39, 1
  store i64 %40, ptr %18, align 8
  br label %24, !llvm.loop !6

41:                                               ; preds = %24
  br label %42

42:                                               ; preds = %41
  %43 = load i64, ptr %17, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %17, align 8
  br label %19, !llvm.loop !7

45:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_matvec(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %53, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %56

24:                                               ; preds = %20
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %45, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %48

29:                                               ; preds = %25
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %17, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %19, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %12, align 8
  %39 = load i64, ptr %19, align 8
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %37, %41
  %43 = load double, ptr %18, align 8
  %44 = fadd double %43, %42
  store double %44, ptr %18, align 8
  br label %45

45:                                               ; preds = %29
  %46 = load i64, ptr %19, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %19, align 8
  br label %25, !llvm.loop !8

48:                                               ; preds = %25
  %49 = load double, ptr %18, align 8
  %50 = load ptr, ptr %13, align 8
  %51 = load i64, ptr %17, align 8
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  store double %49, ptr %52, align 8
  br label %53

53:                                               ; preds = %48
  %54 = load i64, ptr %17, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %17, align 8
  br label %20, !llvm.loop !9

56:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_matvec_memory(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %51, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %54

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %47, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %50

28:                                               ; preds = %24
  %29 = load ptr, ptr %11, align 8
  %30 = load i64, ptr %17, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul nsw i64 %30, %31
  %33 = load i64, ptr %18, align 8
  %34 = add nsw i64 %32, %33
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %12, align 8
  %38 = load i64, ptr %18, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %36, %40
  %42 = load ptr, ptr %13, align 8
  %43 = load i64, ptr %17, align 8
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fadd double %45, %41
  store double %46, ptr %44, align 8
  br label %47

47:                                               ; preds = %28
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %18, align 8
  br label %24, !llvm.loop !10

50:                                               ; preds = %24
  br label %51

51:                                               ; preds = %50
  %52 = load i64, ptr %17, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %17, align 8
  br label %19, !llvm.loop !11

54:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_vecmat(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %51, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %54

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %47, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %50

28:                                               ; preds = %24
  %29 = load ptr, ptr %12, align 8
  %30 = load i64, ptr %17, align 8
  %31 = getelementptr inbounds double, ptr %29, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = load ptr, ptr %11, align 8
  %34 = load i64, ptr %17, align 8
  %35 = load i64, ptr %10, align 8
  %36 = mul nsw i64 %34, %35
  %37 = load i64, ptr %18, align 8
  %38 = add nsw i64 %36, %37
  %39 = getelementptr inbounds double, ptr %33, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %32, %40
  %42 = load ptr, ptr %13, align 8
  %43 = load i64, ptr %18, align 8
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fadd double %45, %41
  store double %46, ptr %44, align 8
  br label %47

47:                                               ; preds = %28
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %18, align 8
  br label %24, !llvm.loop !12

50:                                               ; preds = %24
  br label %51

51:                                               ; preds = %50
  %52 = load i64, ptr %17, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %17, align 8
  br label %19, !llvm.loop !13

54:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_rank1(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %54, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %57

24:                                               ; preds = %20
  %25 = load ptr, ptr %12, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double 2.000000e+00, %28
  store double %29, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %50, %24
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %10, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %53

34:                                               ; preds = %30
  %35 = load double, ptr %18, align 8
  %36 = load ptr, ptr %13, align 8
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %35, %39
  %41 = load ptr, ptr %11, align 8
  %42 = load i64, ptr %17, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %19, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds double, ptr %41, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %40
  store double %49, ptr %47, align 8
  br label %50

50:                                               ; preds = %34
  %51 = load i64, ptr %19, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %19, align 8
  br label %30, !llvm.loop !14

53:                                               ; preds = %30
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %17, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %17, align 8
  br label %20, !llvm.loop !15

57:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_rank2(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %20 = load i64, ptr %10, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load ptr, ptr %11, align 8
  store ptr %22, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %23

23:                                               ; preds = %64, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %67

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %60, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %63

32:                                               ; preds = %28
  %33 = load ptr, ptr %12, align 8
  %34 = load i64, ptr %18, align 8
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %13, align 8
  %38 = load i64, ptr %19, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %36, %40
  %42 = load ptr, ptr %13, align 8
  %43 = load i64, ptr %18, align 8
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load ptr, ptr %12, align 8
  %47 = load i64, ptr %19, align 8
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %45, %49
  %51 = fadd double %41, %50
  %52 = load ptr, ptr %17, align 8
  %53 = load i64, ptr %18, align 8
  %54 = mul nsw i64 %53, %20
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = load i64, ptr %19, align 8
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fadd double %58, %51
  store double %59, ptr %57, align 8
  br label %60

60:                                               ; preds = %32
  %61 = load i64, ptr %19, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %19, align 8
  br label %28, !llvm.loop !16

63:                                               ; preds = %28
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %18, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %18, align 8
  br label %23, !llvm.loop !17

67:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_transpose(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %19

19:                                               ; preds = %48, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %51

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %44, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %47

28:                                               ; preds = %24
  %29 = load ptr, ptr %11, align 8
  %30 = load i64, ptr %17, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul nsw i64 %30, %31
  %33 = load i64, ptr %18, align 8
  %34 = add nsw i64 %32, %33
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = load ptr, ptr %12, align 8
  %38 = load i64, ptr %18, align 8
  %39 = load i64, ptr %9, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %17, align 8
  %42 = add nsw i64 %40, %41
  %43 = getelementptr inbounds double, ptr %37, i64 %42
  store double %36, ptr %43, align 8
  br label %44

44:                                               ; preds = %28
  %45 = load i64, ptr %18, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %18, align 8
  br label %24, !llvm.loop !18

47:                                               ; preds = %24
  br label %48

48:                                               ; preds = %47
  %49 = load i64, ptr %17, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %17, align 8
  br label %19, !llvm.loop !19

51:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_gather_columns(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %48, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %10, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %51

24:                                               ; preds = %20
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %40, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %43

29:                                               ; preds = %25
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %17, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %18, align 8
  %39 = fadd double %38, %37
  store double %39, ptr %18, align 8
  br label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %19, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %19, align 8
  br label %25, !llvm.loop !20

43:                                               ; preds = %25
  %44 = load double, ptr %18, align 8
  %45 = load ptr, ptr %14, align 8
  %46 = load i64, ptr %17, align 8
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  store double %44, ptr %47, align 8
  br label %48

48:                                               ; preds = %43
  %49 = load i64, ptr %17, align 8
  %50 = add nsw i64 %49, 1
  store i64 %50, ptr %17, align 8
  br label %20, !llvm.loop !21

51:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_row_norm(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %60, %8
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %9, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %63

28:                                               ; preds = %24
  store double 1.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %29

29:                                               ; preds = %51, %28
  %30 = load i64, ptr %20, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %54

33:                                               ; preds = %29
  %34 = load ptr, ptr %17, align 8
  %35 = load i64, ptr %18, align 8
  %36 = mul nsw i64 %35, %21
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = load i64, ptr %20, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nsw i64 %42, %21
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %20, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %40, %47
  %49 = load double, ptr %19, align 8
  %50 = fadd double %49, %48
  store double %50, ptr %19, align 8
  br label %51

51:                                               ; preds = %33
  %52 = load i64, ptr %20, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %20, align 8
  br label %29, !llvm.loop !22

54:                                               ; preds = %29
  %55 = load double, ptr %19, align 8
  %56 = fdiv double 1.000000e+00, %55
  %57 = load ptr, ptr %14, align 8
  %58 = load i64, ptr %18, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  store double %56, ptr %59, align 8
  br label %60

60:                                               ; preds = %54
  %61 = load i64, ptr %18, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %18, align 8
  br label %24, !llvm.loop !23

63:                                               ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_row_max(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %69, %8
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %9, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %72

28:                                               ; preds = %24
  %29 = load ptr, ptr %17, align 8
  %30 = load i64, ptr %18, align 8
  %31 = mul nsw i64 %30, %21
  %32 = getelementptr inbounds double, ptr %29, i64 %31
  %33 = getelementptr inbounds double, ptr %32, i64 0
  %34 = load double, ptr %33, align 8
  store double %34, ptr %19, align 8
  store i64 1, ptr %20, align 8
  br label %35

35:                                               ; preds = %61, %28
  %36 = load i64, ptr %20, align 8
  %37 = load i64, ptr %10, align 8
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %39, label %64

39:                                               ; preds = %35
  %40 = load ptr, ptr %17, align 8
  %41 = load i64, ptr %18, align 8
  %42 = mul nsw i64 %41, %21
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load i64, ptr %20, align 8
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load double, ptr %19, align 8
  %48 = fcmp ogt double %46, %47
  br i1 %48, label %49, label %57

49:                                               ; preds = %39
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %18, align 8
  %52 = mul nsw i64 %51, %21
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load i64, ptr %20, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  br label %59

57:                                               ; preds = %39
  %58 = load double, ptr %19, align 8
  br label %59

59:                                               ; preds = %57, %49
  %60 = phi double [ %56, %49 ], [ %58, %57 ]
  store double %60, ptr %19, align 8
  br label %61

61:                                               ; preds = %59
  %62 = load i64, ptr %20, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %20, align 8
  br label %35, !llvm.loop !24

64:                                               ; preds = %35
  %65 = load double, ptr %19, align 8
  %66 = load ptr, ptr %14, align 8
  %67 = load i64, ptr %18, align 8
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  store double %65, ptr %68, align 8
  br label %69

69:                                               ; preds = %64
  %70 = load i64, ptr %18, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %18, align 8
  br label %24, !llvm.loop !25

72:                                               ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_row_argmax(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load ptr, ptr %11, align 8
  store ptr %24, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %71, %8
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %74

29:                                               ; preds = %25
  %30 = load ptr, ptr %17, align 8
  %31 = load i64, ptr %18, align 8
  %32 = mul nsw i64 %31, %22
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = getelementptr inbounds double, ptr %33, i64 0
  %35 = load double, ptr %34, align 8
  store double %35, ptr %19, align 8
  store i32 0, ptr %20, align 4
  store i32 1, ptr %21, align 4
  br label %36

36:                                               ; preds = %63, %29
  %37 = load i32, ptr %21, align 4
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %10, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %66

41:                                               ; preds = %36
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %18, align 8
  %44 = mul nsw i64 %43, %22
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load i32, ptr %21, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load double, ptr %19, align 8
  %51 = fcmp ogt double %49, %50
  br i1 %51, label %52, label %62

52:                                               ; preds = %41
  %53 = load ptr, ptr %17, align 8
  %54 = load i64, ptr %18, align 8
  %55 = mul nsw i64 %54, %22
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  %57 = load i32, ptr %21, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load double, ptr %59, align 8
  store double %60, ptr %19, align 8
  %61 = load i32, ptr %21, align 4
  store i32 %61, ptr %20, align 4
  br label %62

62:                                               ; preds = %52, %41
  br label %63

63:                                               ; preds = %62
  %64 = load i32, ptr %21, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %21, align 4
  br label %36, !llvm.loop !26

66:                                               ; preds = %36
  %67 = load i32, ptr %20, align 4
  %68 = load ptr, ptr %15, align 8
  %69 = load i64, ptr %18, align 8
  %70 = getelementptr inbounds i32, ptr %68, i64 %69
  store i32 %67, ptr %70, align 4
  br label %71

71:                                               ; preds = %66
  %72 = load i64, ptr %18, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %18, align 8
  br label %25, !llvm.loop !27

74:                                               ; preds = %25
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_diagonal_scale(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %12, align 8
  store ptr %26, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %64, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %67

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %60, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %63

36:                                               ; preds = %32
  %37 = load ptr, ptr %14, align 8
  %38 = load i64, ptr %19, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %19, align 8
  %43 = mul nsw i64 %42, %21
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %20, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %40, %47
  %49 = load ptr, ptr %13, align 8
  %50 = load i64, ptr %20, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %48, %52
  %54 = load ptr, ptr %18, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %24
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load i64, ptr %20, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  store double %53, ptr %59, align 8
  br label %60

60:                                               ; preds = %36
  %61 = load i64, ptr %20, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %20, align 8
  br label %32, !llvm.loop !28

63:                                               ; preds = %32
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %19, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %19, align 8
  br label %27, !llvm.loop !29

67:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_copy_lower(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %12, align 8
  store ptr %26, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %66, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %69

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %62, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %65

36:                                               ; preds = %32
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %19, align 8
  %39 = icmp sle i64 %37, %38
  br i1 %39, label %40, label %54

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %19, align 8
  %43 = mul nsw i64 %42, %21
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %20, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %19, align 8
  %50 = mul nsw i64 %49, %24
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load i64, ptr %20, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 %52
  store double %47, ptr %53, align 8
  br label %61

54:                                               ; preds = %36
  %55 = load ptr, ptr %18, align 8
  %56 = load i64, ptr %19, align 8
  %57 = mul nsw i64 %56, %24
  %58 = getelementptr inbounds double, ptr %55, i64 %57
  %59 = load i64, ptr %20, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  store double 0.000000e+00, ptr %60, align 8
  br label %61

61:                                               ; preds = %54, %40
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %20, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %20, align 8
  br label %32, !llvm.loop !30

65:                                               ; preds = %32
  br label %66

66:                                               ; preds = %65
  %67 = load i64, ptr %19, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %19, align 8
  br label %27, !llvm.loop !31

69:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_horner_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %52, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %55

25:                                               ; preds = %21
  store double 0.000000e+00, ptr %18, align 8
  %26 = load ptr, ptr %12, align 8
  %27 = load i64, ptr %17, align 8
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, 2.500000e-01
  store double %30, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %31

31:                                               ; preds = %44, %25
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %47

35:                                               ; preds = %31
  %36 = load double, ptr %18, align 8
  %37 = load double, ptr %19, align 8
  %38 = fmul double %36, %37
  %39 = load ptr, ptr %11, align 8
  %40 = load i64, ptr %20, align 8
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fadd double %38, %42
  store double %43, ptr %18, align 8
  br label %44

44:                                               ; preds = %35
  %45 = load i64, ptr %20, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %20, align 8
  br label %31, !llvm.loop !32

47:                                               ; preds = %31
  %48 = load double, ptr %18, align 8
  %49 = load ptr, ptr %13, align 8
  %50 = load i64, ptr %17, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  store double %48, ptr %51, align 8
  br label %52

52:                                               ; preds = %47
  %53 = load i64, ptr %17, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %17, align 8
  br label %21, !llvm.loop !33

55:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_bicg(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %74, %8
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %9, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %77

28:                                               ; preds = %24
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %29

29:                                               ; preds = %65, %28
  %30 = load i64, ptr %20, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %68

33:                                               ; preds = %29
  %34 = load ptr, ptr %12, align 8
  %35 = load i64, ptr %18, align 8
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %18, align 8
  %40 = mul nsw i64 %39, %21
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load i64, ptr %20, align 8
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %37, %44
  %46 = load ptr, ptr %14, align 8
  %47 = load i64, ptr %20, align 8
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fadd double %49, %45
  store double %50, ptr %48, align 8
  %51 = load ptr, ptr %17, align 8
  %52 = load i64, ptr %18, align 8
  %53 = mul nsw i64 %52, %21
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %20, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load ptr, ptr %13, align 8
  %59 = load i64, ptr %20, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %57, %61
  %63 = load double, ptr %19, align 8
  %64 = fadd double %63, %62
  store double %64, ptr %19, align 8
  br label %65

65:                                               ; preds = %33
  %66 = load i64, ptr %20, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %20, align 8
  br label %29, !llvm.loop !34

68:                                               ; preds = %29
  %69 = load double, ptr %19, align 8
  %70 = load ptr, ptr %12, align 8
  %71 = load i64, ptr %18, align 8
  %72 = add nsw i64 %71, 2048
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  store double %69, ptr %73, align 8
  br label %74

74:                                               ; preds = %68
  %75 = load i64, ptr %18, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %18, align 8
  br label %24, !llvm.loop !35

77:                                               ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_triangular(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %20 = load i64, ptr %10, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load ptr, ptr %11, align 8
  store ptr %22, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %23

23:                                               ; preds = %45, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %48

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %41, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %18, align 8
  %31 = icmp sle i64 %29, %30
  br i1 %31, label %32, label %44

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = mul nsw i64 %34, %20
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load i64, ptr %19, align 8
  %38 = getelementptr inbounds double, ptr %36, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd double %39, 1.000000e+00
  store double %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %32
  %42 = load i64, ptr %19, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %19, align 8
  br label %28, !llvm.loop !36

44:                                               ; preds = %28
  br label %45

45:                                               ; preds = %44
  %46 = load i64, ptr %18, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %18, align 8
  br label %23, !llvm.loop !37

48:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_total(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca double, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %20

20:                                               ; preds = %44, %8
  %21 = load i64, ptr %18, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %47

24:                                               ; preds = %20
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %40, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %43

29:                                               ; preds = %25
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %18, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %19, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %17, align 8
  %39 = fadd double %38, %37
  store double %39, ptr %17, align 8
  br label %40

40:                                               ; preds = %29
  %41 = load i64, ptr %19, align 8
  %42 = add nsw i64 %41, 1
  store i64 %42, ptr %19, align 8
  br label %25, !llvm.loop !38

43:                                               ; preds = %25
  br label %44

44:                                               ; preds = %43
  %45 = load i64, ptr %18, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %18, align 8
  br label %20, !llvm.loop !39

47:                                               ; preds = %20
  %48 = load double, ptr %17, align 8
  %49 = fmul double %48, 1.600000e+01
  %50 = fptosi double %49 to i64
  ret i64 %50
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_total_int(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %20

20:                                               ; preds = %45, %8
  %21 = load i64, ptr %18, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %48

24:                                               ; preds = %20
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %41, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %44

29:                                               ; preds = %25
  %30 = load ptr, ptr %15, align 8
  %31 = load i64, ptr %18, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %19, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %17, align 8
  %40 = add nsw i64 %39, %38
  store i64 %40, ptr %17, align 8
  br label %41

41:                                               ; preds = %29
  %42 = load i64, ptr %19, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %19, align 8
  br label %25, !llvm.loop !40

44:                                               ; preds = %25
  br label %45

45:                                               ; preds = %44
  %46 = load i64, ptr %18, align 8
  %47 = add nsw i64 %46, 1
  store i64 %47, ptr %18, align 8
  br label %20, !llvm.loop !41

48:                                               ; preds = %20
  %49 = load i64, ptr %17, align 8
  ret i64 %49
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_total_int(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 7, ptr %17, align 8
  store i32 3, ptr %18, align 4
  store i64 0, ptr %19, align 8
  br label %22

22:                                               ; preds = %70, %8
  %23 = load i64, ptr %19, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %73

26:                                               ; preds = %22
  store i64 0, ptr %20, align 8
  br label %27

27:                                               ; preds = %66, %26
  %28 = load i64, ptr %20, align 8
  %29 = load i64, ptr %10, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %69

31:                                               ; preds = %27
  store i64 0, ptr %21, align 8
  br label %32

32:                                               ; preds = %62, %31
  %33 = load i64, ptr %21, align 8
  %34 = load i64, ptr %9, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %65

36:                                               ; preds = %32
  %37 = load ptr, ptr %15, align 8
  %38 = load i64, ptr %19, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %20, align 8
  %42 = add nsw i64 %40, %41
  %43 = load i64, ptr %9, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %21, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds i32, ptr %37, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = load i64, ptr %17, align 8
  %51 = add nsw i64 %50, %49
  store i64 %51, ptr %17, align 8
  %52 = load ptr, ptr %16, align 8
  %53 = load i64, ptr %20, align 8
  %54 = load i64, ptr %9, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %21, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds i32, ptr %52, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = load i32, ptr %18, align 4
  %61 = xor i32 %60, %59
  store i32 %61, ptr %18, align 4
  br label %62

62:                                               ; preds = %36
  %63 = load i64, ptr %21, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %21, align 8
  br label %32, !llvm.loop !42

65:                                               ; preds = %32
  br label %66

66:                                               ; preds = %65
  %67 = load i64, ptr %20, align 8
  %68 = add nsw i64 %67, 1
  store i64 %68, ptr %20, align 8
  br label %27, !llvm.loop !43

69:                                               ; preds = %27
  br label %70

70:                                               ; preds = %69
  %71 = load i64, ptr %19, align 8
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %19, align 8
  br label %22, !llvm.loop !44

73:                                               ; preds = %22
  %74 = load i64, ptr %17, align 8
  %75 = mul nsw i64 %74, 256
  %76 = load i32, ptr %18, align 4
  %77 = sext i32 %76 to i64
  %78 = add nsw i64 %75, %77
  ret i64 %78
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_total_used(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 1, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %20

20:                                               ; preds = %50, %8
  %21 = load i64, ptr %18, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %53

24:                                               ; preds = %20
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %41, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %44

29:                                               ; preds = %25
  %30 = load ptr, ptr %15, align 8
  %31 = load i64, ptr %18, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %19, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = load i64, ptr %17, align 8
  %40 = add nsw i64 %39, %38
  store i64 %40, ptr %17, align 8
  br label %41

41:                                               ; preds = %29
  %42 = load i64, ptr %19, align 8
  %43 = add nsw i64 %42, 1
  store i64 %43, ptr %19, align 8
  br label %25, !llvm.loop !45

44:                                               ; preds = %25
  %45 = load i64, ptr %17, align 8
  %46 = trunc i64 %45 to i32
  %47 = load ptr, ptr %16, align 8
  %48 = load i64, ptr %18, align 8
  %49 = getelementptr inbounds i32, ptr %47, i64 %48
  store i32 %46, ptr %49, align 4
  br label %50

50:                                               ; preds = %44
  %51 = load i64, ptr %18, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %18, align 8
  br label %20, !llvm.loop !46

53:                                               ; preds = %20
  %54 = load i64, ptr %17, align 8
  ret i64 %54
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_partial_sums(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load ptr, ptr %11, align 8
  store ptr %24, ptr %17, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %12, align 8
  store ptr %27, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %58, %8
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %61

32:                                               ; preds = %28
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %33

33:                                               ; preds = %54, %32
  %34 = load i64, ptr %21, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %57

37:                                               ; preds = %33
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %22
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load i64, ptr %21, align 8
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load double, ptr %20, align 8
  %46 = fadd double %45, %44
  store double %46, ptr %20, align 8
  %47 = load double, ptr %20, align 8
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %19, align 8
  %50 = mul nsw i64 %49, %25
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load i64, ptr %21, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 %52
  store double %47, ptr %53, align 8
  br label %54

54:                                               ; preds = %37
  %55 = load i64, ptr %21, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %21, align 8
  br label %33, !llvm.loop !47

57:                                               ; preds = %33
  br label %58

58:                                               ; preds = %57
  %59 = load i64, ptr %19, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %19, align 8
  br label %28, !llvm.loop !48

61:                                               ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %69, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %72

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %65, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %68

29:                                               ; preds = %25
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %61, %29
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %10, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %64

34:                                               ; preds = %30
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %17, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %19, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %12, align 8
  %44 = load i64, ptr %19, align 8
  %45 = load i64, ptr %9, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %18, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %42, %50
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %17, align 8
  %54 = load i64, ptr %9, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %18, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, %51
  store double %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %34
  %62 = load i64, ptr %19, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %19, align 8
  br label %30, !llvm.loop !49

64:                                               ; preds = %30
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %18, align 8
  br label %25, !llvm.loop !50

68:                                               ; preds = %25
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %17, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %17, align 8
  br label %20, !llvm.loop !51

72:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul_ikj(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %69, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %72

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %65, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %68

29:                                               ; preds = %25
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %61, %29
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %64

34:                                               ; preds = %30
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %17, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %18, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %12, align 8
  %44 = load i64, ptr %18, align 8
  %45 = load i64, ptr %9, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %19, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %42, %50
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %17, align 8
  %54 = load i64, ptr %9, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, %51
  store double %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %34
  %62 = load i64, ptr %19, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %19, align 8
  br label %30, !llvm.loop !52

64:                                               ; preds = %30
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %18, align 8
  br label %25, !llvm.loop !53

68:                                               ; preds = %25
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %17, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %17, align 8
  br label %20, !llvm.loop !54

72:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul_jki(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %69, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %72

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %65, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %68

29:                                               ; preds = %25
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %61, %29
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %64

34:                                               ; preds = %30
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %19, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %18, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %12, align 8
  %44 = load i64, ptr %18, align 8
  %45 = load i64, ptr %9, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %17, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %42, %50
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %19, align 8
  %54 = load i64, ptr %9, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %17, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, %51
  store double %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %34
  %62 = load i64, ptr %19, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %19, align 8
  br label %30, !llvm.loop !55

64:                                               ; preds = %30
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %18, align 8
  br label %25, !llvm.loop !56

68:                                               ; preds = %25
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %17, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %17, align 8
  br label %20, !llvm.loop !57

72:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul_kij(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %69, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %10, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %72

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %65, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %68

29:                                               ; preds = %25
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %61, %29
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %64

34:                                               ; preds = %30
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %18, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %17, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %12, align 8
  %44 = load i64, ptr %17, align 8
  %45 = load i64, ptr %9, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %19, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %42, %50
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %18, align 8
  %54 = load i64, ptr %9, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %59, %51
  store double %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %34
  %62 = load i64, ptr %19, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %19, align 8
  br label %30, !llvm.loop !58

64:                                               ; preds = %30
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %18, align 8
  br label %25, !llvm.loop !59

68:                                               ; preds = %25
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %17, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %17, align 8
  br label %20, !llvm.loop !60

72:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul_sum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %71, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %74

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %67, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %70

30:                                               ; preds = %26
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %31

31:                                               ; preds = %55, %30
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %58

35:                                               ; preds = %31
  %36 = load ptr, ptr %11, align 8
  %37 = load i64, ptr %17, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul nsw i64 %37, %38
  %40 = load i64, ptr %20, align 8
  %41 = add nsw i64 %39, %40
  %42 = getelementptr inbounds double, ptr %36, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %12, align 8
  %45 = load i64, ptr %20, align 8
  %46 = load i64, ptr %9, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %43, %51
  %53 = load double, ptr %19, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %19, align 8
  br label %55

55:                                               ; preds = %35
  %56 = load i64, ptr %20, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %20, align 8
  br label %31, !llvm.loop !61

58:                                               ; preds = %31
  %59 = load double, ptr %19, align 8
  %60 = load ptr, ptr %13, align 8
  %61 = load i64, ptr %17, align 8
  %62 = load i64, ptr %9, align 8
  %63 = mul nsw i64 %61, %62
  %64 = load i64, ptr %18, align 8
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds double, ptr %60, i64 %65
  store double %59, ptr %66, align 8
  br label %67

67:                                               ; preds = %58
  %68 = load i64, ptr %18, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %18, align 8
  br label %26, !llvm.loop !62

70:                                               ; preds = %26
  br label %71

71:                                               ; preds = %70
  %72 = load i64, ptr %17, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %17, align 8
  br label %21, !llvm.loop !63

74:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul_transposed(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %80, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %83

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %76, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %79

30:                                               ; preds = %26
  %31 = load ptr, ptr %13, align 8
  %32 = load i64, ptr %17, align 8
  %33 = load i64, ptr %9, align 8
  %34 = mul nsw i64 %32, %33
  %35 = load i64, ptr %18, align 8
  %36 = add nsw i64 %34, %35
  %37 = getelementptr inbounds double, ptr %31, i64 %36
  %38 = load double, ptr %37, align 8
  store double %38, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %39

39:                                               ; preds = %63, %30
  %40 = load i64, ptr %20, align 8
  %41 = load i64, ptr %10, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %66

43:                                               ; preds = %39
  %44 = load ptr, ptr %11, align 8
  %45 = load i64, ptr %17, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %20, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %12, align 8
  %53 = load i64, ptr %18, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %20, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fmul double %51, %59
  %61 = load double, ptr %19, align 8
  %62 = fadd double %61, %60
  store double %62, ptr %19, align 8
  br label %63

63:                                               ; preds = %43
  %64 = load i64, ptr %20, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %20, align 8
  br label %39, !llvm.loop !64

66:                                               ; preds = %39
  %67 = load double, ptr %19, align 8
  %68 = fmul double %67, 5.000000e-01
  %69 = load ptr, ptr %13, align 8
  %70 = load i64, ptr %17, align 8
  %71 = load i64, ptr %9, align 8
  %72 = mul nsw i64 %70, %71
  %73 = load i64, ptr %18, align 8
  %74 = add nsw i64 %72, %73
  %75 = getelementptr inbounds double, ptr %69, i64 %74
  store double %68, ptr %75, align 8
  br label %76

76:                                               ; preds = %66
  %77 = load i64, ptr %18, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %18, align 8
  br label %26, !llvm.loop !65

79:                                               ; preds = %26
  br label %80

80:                                               ; preds = %79
  %81 = load i64, ptr %17, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %17, align 8
  br label %21, !llvm.loop !66

83:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_matmul_const(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  %24 = load ptr, ptr %12, align 8
  store ptr %24, ptr %18, align 8
  %25 = load ptr, ptr %13, align 8
  store ptr %25, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %26

26:                                               ; preds = %72, %8
  %27 = load i32, ptr %20, align 4
  %28 = icmp slt i32 %27, 16
  br i1 %28, label %29, label %75

29:                                               ; preds = %26
  store i32 0, ptr %21, align 4
  br label %30

30:                                               ; preds = %68, %29
  %31 = load i32, ptr %21, align 4
  %32 = icmp slt i32 %31, 16
  br i1 %32, label %33, label %71

33:                                               ; preds = %30
  store i32 0, ptr %22, align 4
  br label %34

34:                                               ; preds = %64, %33
  %35 = load i32, ptr %22, align 4
  %36 = icmp slt i32 %35, 16
  br i1 %36, label %37, label %67

37:                                               ; preds = %34
  %38 = load ptr, ptr %17, align 8
  %39 = load i32, ptr %20, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [16 x double], ptr %38, i64 %40
  %42 = load i32, ptr %22, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [16 x double], ptr %41, i64 0, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load ptr, ptr %18, align 8
  %47 = load i32, ptr %22, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [16 x double], ptr %46, i64 %48
  %50 = load i32, ptr %21, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [16 x double], ptr %49, i64 0, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fmul double %45, %53
  %55 = load ptr, ptr %19, align 8
  %56 = load i32, ptr %20, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [16 x double], ptr %55, i64 %57
  %59 = load i32, ptr %21, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [16 x double], ptr %58, i64 0, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fadd double %62, %54
  store double %63, ptr %61, align 8
  br label %64

64:                                               ; preds = %37
  %65 = load i32, ptr %22, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %22, align 4
  br label %34, !llvm.loop !67

67:                                               ; preds = %34
  br label %68

68:                                               ; preds = %67
  %69 = load i32, ptr %21, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %21, align 4
  br label %30, !llvm.loop !68

71:                                               ; preds = %30
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %20, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %20, align 4
  br label %26, !llvm.loop !69

75:                                               ; preds = %26
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_syrk(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %20

20:                                               ; preds = %78, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %81

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %74, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %77

29:                                               ; preds = %25
  %30 = load ptr, ptr %13, align 8
  %31 = load i64, ptr %17, align 8
  %32 = load i64, ptr %9, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %18, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul double %37, 5.000000e-01
  store double %38, ptr %36, align 8
  store i64 0, ptr %19, align 8
  br label %39

39:                                               ; preds = %70, %29
  %40 = load i64, ptr %19, align 8
  %41 = load i64, ptr %10, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %73

43:                                               ; preds = %39
  %44 = load ptr, ptr %11, align 8
  %45 = load i64, ptr %17, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %19, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %11, align 8
  %53 = load i64, ptr %18, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fmul double %51, %59
  %61 = load ptr, ptr %13, align 8
  %62 = load i64, ptr %17, align 8
  %63 = load i64, ptr %9, align 8
  %64 = mul nsw i64 %62, %63
  %65 = load i64, ptr %18, align 8
  %66 = add nsw i64 %64, %65
  %67 = getelementptr inbounds double, ptr %61, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fadd double %68, %60
  store double %69, ptr %67, align 8
  br label %70

70:                                               ; preds = %43
  %71 = load i64, ptr %19, align 8
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %19, align 8
  br label %39, !llvm.loop !70

73:                                               ; preds = %39
  br label %74

74:                                               ; preds = %73
  %75 = load i64, ptr %18, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %18, align 8
  br label %25, !llvm.loop !71

77:                                               ; preds = %25
  br label %78

78:                                               ; preds = %77
  %79 = load i64, ptr %17, align 8
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %17, align 8
  br label %20, !llvm.loop !72

81:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_int_matmul(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %21

21:                                               ; preds = %80, %8
  %22 = load i32, ptr %17, align 4
  %23 = sext i32 %22 to i64
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %83

26:                                               ; preds = %21
  store i32 0, ptr %18, align 4
  br label %27

27:                                               ; preds = %76, %26
  %28 = load i32, ptr %18, align 4
  %29 = sext i32 %28 to i64
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %79

32:                                               ; preds = %27
  store i32 0, ptr %19, align 4
  store i32 0, ptr %20, align 4
  br label %33

33:                                               ; preds = %62, %32
  %34 = load i32, ptr %20, align 4
  %35 = sext i32 %34 to i64
  %36 = load i64, ptr %10, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %38, label %65

38:                                               ; preds = %33
  %39 = load ptr, ptr %15, align 8
  %40 = load i32, ptr %17, align 4
  %41 = load i64, ptr %10, align 8
  %42 = trunc i64 %41 to i32
  %43 = mul nsw i32 %40, %42
  %44 = load i32, ptr %20, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %39, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = load ptr, ptr %16, align 8
  %50 = load i32, ptr %20, align 4
  %51 = load i64, ptr %9, align 8
  %52 = trunc i64 %51 to i32
  %53 = mul nsw i32 %50, %52
  %54 = load i32, ptr %18, align 4
  %55 = add nsw i32 %53, %54
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %49, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = mul nsw i32 %48, %58
  %60 = load i32, ptr %19, align 4
  %61 = add nsw i32 %60, %59
  store i32 %61, ptr %19, align 4
  br label %62

62:                                               ; preds = %38
  %63 = load i32, ptr %20, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %20, align 4
  br label %33, !llvm.loop !73

65:                                               ; preds = %33
  %66 = load i32, ptr %19, align 4
  %67 = load ptr, ptr %14, align 8
  %68 = load i32, ptr %17, align 4
  %69 = load i64, ptr %9, align 8
  %70 = trunc i64 %69 to i32
  %71 = mul nsw i32 %68, %70
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr %67, i64 %74
  store i32 %66, ptr %75, align 4
  br label %76

76:                                               ; preds = %65
  %77 = load i32, ptr %18, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %18, align 4
  br label %27, !llvm.loop !74

79:                                               ; preds = %27
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %17, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %17, align 4
  br label %21, !llvm.loop !75

83:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_complex(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %22

22:                                               ; preds = %137, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %140

26:                                               ; preds = %22
  store i64 0, ptr %18, align 8
  br label %27

27:                                               ; preds = %133, %26
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %136

31:                                               ; preds = %27
  store double 0.000000e+00, ptr %19, align 8
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %32

32:                                               ; preds = %111, %31
  %33 = load i64, ptr %21, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %114

36:                                               ; preds = %32
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %17, align 8
  %39 = load i64, ptr %10, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %21, align 8
  %42 = add nsw i64 %40, %41
  %43 = getelementptr inbounds double, ptr %37, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %13, align 8
  %46 = load i64, ptr %21, align 8
  %47 = load i64, ptr %9, align 8
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %18, align 8
  %50 = add nsw i64 %48, %49
  %51 = getelementptr inbounds double, ptr %45, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %44, %52
  %54 = load ptr, ptr %12, align 8
  %55 = load i64, ptr %17, align 8
  %56 = load i64, ptr %10, align 8
  %57 = mul nsw i64 %55, %56
  %58 = load i64, ptr %21, align 8
  %59 = add nsw i64 %57, %58
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = load ptr, ptr %14, align 8
  %63 = load i64, ptr %21, align 8
  %64 = load i64, ptr %9, align 8
  %65 = mul nsw i64 %63, %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %65, %66
  %68 = getelementptr inbounds double, ptr %62, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = fmul double %61, %69
  %71 = fsub double %53, %70
  %72 = load double, ptr %19, align 8
  %73 = fadd double %72, %71
  store double %73, ptr %19, align 8
  %74 = load ptr, ptr %11, align 8
  %75 = load i64, ptr %17, align 8
  %76 = load i64, ptr %10, align 8
  %77 = mul nsw i64 %75, %76
  %78 = load i64, ptr %21, align 8
  %79 = add nsw i64 %77, %78
  %80 = getelementptr inbounds double, ptr %74, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = load ptr, ptr %14, align 8
  %83 = load i64, ptr %21, align 8
  %84 = load i64, ptr %9, align 8
  %85 = mul nsw i64 %83, %84
  %86 = load i64, ptr %18, align 8
  %87 = add nsw i64 %85, %86
  %88 = getelementptr inbounds double, ptr %82, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul double %81, %89
  %91 = load ptr, ptr %12, align 8
  %92 = load i64, ptr %17, align 8
  %93 = load i64, ptr %10, align 8
  %94 = mul nsw i64 %92, %93
  %95 = load i64, ptr %21, align 8
  %96 = add nsw i64 %94, %95
  %97 = getelementptr inbounds double, ptr %91, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = load ptr, ptr %13, align 8
  %100 = load i64, ptr %21, align 8
  %101 = load i64, ptr %9, align 8
  %102 = mul nsw i64 %100, %101
  %103 = load i64, ptr %18, align 8
  %104 = add nsw i64 %102, %103
  %105 = getelementptr inbounds double, ptr %99, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = fmul double %98, %106
  %108 = fadd double %90, %107
  %109 = load double, ptr %20, align 8
  %110 = fadd double %109, %108
  store double %110, ptr %20, align 8
  br label %111

111:                                              ; preds = %36
  %112 = load i64, ptr %21, align 8
  %113 = add nsw i64 %112, 1
  store i64 %113, ptr %21, align 8
  br label %32, !llvm.loop !76

114:                                              ; preds = %32
  %115 = load double, ptr %19, align 8
  %116 = load ptr, ptr %11, align 8
  %117 = load i64, ptr %17, align 8
  %118 = load i64, ptr %9, align 8
  %119 = mul nsw i64 %117, %118
  %120 = add nsw i64 2048, %119
  %121 = load i64, ptr %18, align 8
  %122 = add nsw i64 %120, %121
  %123 = getelementptr inbounds double, ptr %116, i64 %122
  store double %115, ptr %123, align 8
  %124 = load double, ptr %20, align 8
  %125 = load ptr, ptr %12, align 8
  %126 = load i64, ptr %17, align 8
  %127 = load i64, ptr %9, align 8
  %128 = mul nsw i64 %126, %127
  %129 = add nsw i64 2048, %128
  %130 = load i64, ptr %18, align 8
  %131 = add nsw i64 %129, %130
  %132 = getelementptr inbounds double, ptr %125, i64 %131
  store double %124, ptr %132, align 8
  br label %133

133:                                              ; preds = %114
  %134 = load i64, ptr %18, align 8
  %135 = add nsw i64 %134, 1
  store i64 %135, ptr %18, align 8
  br label %27, !llvm.loop !77

136:                                              ; preds = %27
  br label %137

137:                                              ; preds = %136
  %138 = load i64, ptr %17, align 8
  %139 = add nsw i64 %138, 1
  store i64 %139, ptr %17, align 8
  br label %22, !llvm.loop !78

140:                                              ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_doitgen(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %71, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %74

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %67, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %70

30:                                               ; preds = %26
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %31

31:                                               ; preds = %55, %30
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %58

35:                                               ; preds = %31
  %36 = load ptr, ptr %11, align 8
  %37 = load i64, ptr %17, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul nsw i64 %37, %38
  %40 = load i64, ptr %20, align 8
  %41 = add nsw i64 %39, %40
  %42 = getelementptr inbounds double, ptr %36, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %12, align 8
  %45 = load i64, ptr %20, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %43, %51
  %53 = load double, ptr %19, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %19, align 8
  br label %55

55:                                               ; preds = %35
  %56 = load i64, ptr %20, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %20, align 8
  br label %31, !llvm.loop !79

58:                                               ; preds = %31
  %59 = load double, ptr %19, align 8
  %60 = load ptr, ptr %13, align 8
  %61 = load i64, ptr %17, align 8
  %62 = load i64, ptr %10, align 8
  %63 = mul nsw i64 %61, %62
  %64 = load i64, ptr %18, align 8
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds double, ptr %60, i64 %65
  store double %59, ptr %66, align 8
  br label %67

67:                                               ; preds = %58
  %68 = load i64, ptr %18, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %18, align 8
  br label %26, !llvm.loop !80

70:                                               ; preds = %26
  br label %71

71:                                               ; preds = %70
  %72 = load i64, ptr %17, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %17, align 8
  br label %21, !llvm.loop !81

74:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_lu_step(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %21 = load i64, ptr %10, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load ptr, ptr %11, align 8
  store ptr %23, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %75, %8
  %25 = load i64, ptr %18, align 8
  %26 = add nsw i64 %25, 1
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %78

29:                                               ; preds = %24
  %30 = load i64, ptr %18, align 8
  %31 = add nsw i64 %30, 1
  store i64 %31, ptr %19, align 8
  br label %32

32:                                               ; preds = %71, %29
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %9, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %74

36:                                               ; preds = %32
  %37 = load i64, ptr %18, align 8
  %38 = add nsw i64 %37, 1
  store i64 %38, ptr %20, align 8
  br label %39

39:                                               ; preds = %67, %36
  %40 = load i64, ptr %20, align 8
  %41 = load i64, ptr %10, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %70

43:                                               ; preds = %39
  %44 = load ptr, ptr %17, align 8
  %45 = load i64, ptr %19, align 8
  %46 = mul nsw i64 %45, %21
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load i64, ptr %18, align 8
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %17, align 8
  %52 = load i64, ptr %18, align 8
  %53 = mul nsw i64 %52, %21
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %20, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fmul double %50, %57
  %59 = load ptr, ptr %17, align 8
  %60 = load i64, ptr %19, align 8
  %61 = mul nsw i64 %60, %21
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load i64, ptr %20, align 8
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fsub double %65, %58
  store double %66, ptr %64, align 8
  br label %67

67:                                               ; preds = %43
  %68 = load i64, ptr %20, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %20, align 8
  br label %39, !llvm.loop !82

70:                                               ; preds = %39
  br label %71

71:                                               ; preds = %70
  %72 = load i64, ptr %19, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %19, align 8
  br label %32, !llvm.loop !83

74:                                               ; preds = %32
  br label %75

75:                                               ; preds = %74
  %76 = load i64, ptr %18, align 8
  %77 = add nsw i64 %76, 1
  store i64 %77, ptr %18, align 8
  br label %24, !llvm.loop !84

78:                                               ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_outer_products(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %85, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %88

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %81, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %84

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %77, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %80

35:                                               ; preds = %31
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %73, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %76

40:                                               ; preds = %36
  %41 = load ptr, ptr %11, align 8
  %42 = load i64, ptr %17, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %19, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds double, ptr %41, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = load ptr, ptr %12, align 8
  %50 = load i64, ptr %18, align 8
  %51 = load i64, ptr %10, align 8
  %52 = mul nsw i64 %50, %51
  %53 = load i64, ptr %20, align 8
  %54 = add nsw i64 %52, %53
  %55 = getelementptr inbounds double, ptr %49, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double %48, %56
  %58 = load ptr, ptr %14, align 8
  %59 = load i64, ptr %17, align 8
  %60 = load i64, ptr %9, align 8
  %61 = mul nsw i64 %59, %60
  %62 = load i64, ptr %18, align 8
  %63 = add nsw i64 %61, %62
  %64 = load i64, ptr %10, align 8
  %65 = mul nsw i64 %63, %64
  %66 = load i64, ptr %19, align 8
  %67 = add nsw i64 %65, %66
  %68 = load i64, ptr %10, align 8
  %69 = mul nsw i64 %67, %68
  %70 = load i64, ptr %20, align 8
  %71 = add nsw i64 %69, %70
  %72 = getelementptr inbounds double, ptr %58, i64 %71
  store double %57, ptr %72, align 8
  br label %73

73:                                               ; preds = %40
  %74 = load i64, ptr %20, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %20, align 8
  br label %36, !llvm.loop !85

76:                                               ; preds = %36
  br label %77

77:                                               ; preds = %76
  %78 = load i64, ptr %19, align 8
  %79 = add nsw i64 %78, 1
  store i64 %79, ptr %19, align 8
  br label %31, !llvm.loop !86

80:                                               ; preds = %31
  br label %81

81:                                               ; preds = %80
  %82 = load i64, ptr %18, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr %18, align 8
  br label %26, !llvm.loop !87

84:                                               ; preds = %26
  br label %85

85:                                               ; preds = %84
  %86 = load i64, ptr %17, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %17, align 8
  br label %21, !llvm.loop !88

88:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_contract(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %22

22:                                               ; preds = %89, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %92

26:                                               ; preds = %22
  store i64 0, ptr %18, align 8
  br label %27

27:                                               ; preds = %85, %26
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %88

31:                                               ; preds = %27
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %73, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %76

36:                                               ; preds = %32
  store i64 0, ptr %21, align 8
  br label %37

37:                                               ; preds = %69, %36
  %38 = load i64, ptr %21, align 8
  %39 = load i64, ptr %10, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %72

41:                                               ; preds = %37
  %42 = load ptr, ptr %14, align 8
  %43 = load i64, ptr %17, align 8
  %44 = load i64, ptr %9, align 8
  %45 = mul nsw i64 %43, %44
  %46 = load i64, ptr %18, align 8
  %47 = add nsw i64 %45, %46
  %48 = load i64, ptr %10, align 8
  %49 = mul nsw i64 %47, %48
  %50 = load i64, ptr %20, align 8
  %51 = add nsw i64 %49, %50
  %52 = load i64, ptr %10, align 8
  %53 = mul nsw i64 %51, %52
  %54 = load i64, ptr %21, align 8
  %55 = add nsw i64 %53, %54
  %56 = getelementptr inbounds double, ptr %42, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load ptr, ptr %11, align 8
  %59 = load i64, ptr %20, align 8
  %60 = load i64, ptr %10, align 8
  %61 = mul nsw i64 %59, %60
  %62 = load i64, ptr %21, align 8
  %63 = add nsw i64 %61, %62
  %64 = getelementptr inbounds double, ptr %58, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %57, %65
  %67 = load double, ptr %19, align 8
  %68 = fadd double %67, %66
  store double %68, ptr %19, align 8
  br label %69

69:                                               ; preds = %41
  %70 = load i64, ptr %21, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %21, align 8
  br label %37, !llvm.loop !89

72:                                               ; preds = %37
  br label %73

73:                                               ; preds = %72
  %74 = load i64, ptr %20, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %20, align 8
  br label %32, !llvm.loop !90

76:                                               ; preds = %32
  %77 = load double, ptr %19, align 8
  %78 = load ptr, ptr %13, align 8
  %79 = load i64, ptr %17, align 8
  %80 = load i64, ptr %9, align 8
  %81 = mul nsw i64 %79, %80
  %82 = load i64, ptr %18, align 8
  %83 = add nsw i64 %81, %82
  %84 = getelementptr inbounds double, ptr %78, i64 %83
  store double %77, ptr %84, align 8
  br label %85

85:                                               ; preds = %76
  %86 = load i64, ptr %18, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %18, align 8
  br label %27, !llvm.loop !91

88:                                               ; preds = %27
  br label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %17, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %17, align 8
  br label %22, !llvm.loop !92

92:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_batched(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %22

22:                                               ; preds = %93, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %96

26:                                               ; preds = %22
  store i64 0, ptr %18, align 8
  br label %27

27:                                               ; preds = %89, %26
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %10, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %92

31:                                               ; preds = %27
  store i64 0, ptr %19, align 8
  br label %32

32:                                               ; preds = %85, %31
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %88

36:                                               ; preds = %32
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %37

37:                                               ; preds = %69, %36
  %38 = load i64, ptr %21, align 8
  %39 = load i64, ptr %10, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %72

41:                                               ; preds = %37
  %42 = load ptr, ptr %11, align 8
  %43 = load i64, ptr %17, align 8
  %44 = load i64, ptr %10, align 8
  %45 = mul nsw i64 %43, %44
  %46 = load i64, ptr %18, align 8
  %47 = add nsw i64 %45, %46
  %48 = load i64, ptr %10, align 8
  %49 = mul nsw i64 %47, %48
  %50 = load i64, ptr %21, align 8
  %51 = add nsw i64 %49, %50
  %52 = getelementptr inbounds double, ptr %42, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load ptr, ptr %12, align 8
  %55 = load i64, ptr %17, align 8
  %56 = load i64, ptr %10, align 8
  %57 = mul nsw i64 %55, %56
  %58 = load i64, ptr %21, align 8
  %59 = add nsw i64 %57, %58
  %60 = load i64, ptr %10, align 8
  %61 = mul nsw i64 %59, %60
  %62 = load i64, ptr %19, align 8
  %63 = add nsw i64 %61, %62
  %64 = getelementptr inbounds double, ptr %54, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fmul double %53, %65
  %67 = load double, ptr %20, align 8
  %68 = fadd double %67, %66
  store double %68, ptr %20, align 8
  br label %69

69:                                               ; preds = %41
  %70 = load i64, ptr %21, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %21, align 8
  br label %37, !llvm.loop !93

72:                                               ; preds = %37
  %73 = load double, ptr %20, align 8
  %74 = load ptr, ptr %13, align 8
  %75 = load i64, ptr %17, align 8
  %76 = load i64, ptr %10, align 8
  %77 = mul nsw i64 %75, %76
  %78 = load i64, ptr %18, align 8
  %79 = add nsw i64 %77, %78
  %80 = load i64, ptr %10, align 8
  %81 = mul nsw i64 %79, %80
  %82 = load i64, ptr %19, align 8
  %83 = add nsw i64 %81, %82
  %84 = getelementptr inbounds double, ptr %74, i64 %83
  store double %73, ptr %84, align 8
  br label %85

85:                                               ; preds = %72
  %86 = load i64, ptr %19, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %19, align 8
  br label %32, !llvm.loop !94

88:                                               ; preds = %32
  br label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %18, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %18, align 8
  br label %27, !llvm.loop !95

92:                                               ; preds = %27
  br label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %17, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %17, align 8
  br label %22, !llvm.loop !96

96:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_batched_memory(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %21

21:                                               ; preds = %91, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %94

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %87, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %90

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %83, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %86

35:                                               ; preds = %31
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %79, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %82

40:                                               ; preds = %36
  %41 = load ptr, ptr %11, align 8
  %42 = load i64, ptr %17, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %18, align 8
  %46 = add nsw i64 %44, %45
  %47 = load i64, ptr %10, align 8
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %20, align 8
  %50 = add nsw i64 %48, %49
  %51 = getelementptr inbounds double, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = load i64, ptr %17, align 8
  %55 = load i64, ptr %10, align 8
  %56 = mul nsw i64 %54, %55
  %57 = load i64, ptr %20, align 8
  %58 = add nsw i64 %56, %57
  %59 = load i64, ptr %10, align 8
  %60 = mul nsw i64 %58, %59
  %61 = load i64, ptr %19, align 8
  %62 = add nsw i64 %60, %61
  %63 = getelementptr inbounds double, ptr %53, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fmul double %52, %64
  %66 = load ptr, ptr %13, align 8
  %67 = load i64, ptr %17, align 8
  %68 = load i64, ptr %10, align 8
  %69 = mul nsw i64 %67, %68
  %70 = load i64, ptr %18, align 8
  %71 = add nsw i64 %69, %70
  %72 = load i64, ptr %10, align 8
  %73 = mul nsw i64 %71, %72
  %74 = load i64, ptr %19, align 8
  %75 = add nsw i64 %73, %74
  %76 = getelementptr inbounds double, ptr %66, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fadd double %77, %65
  store double %78, ptr %76, align 8
  br label %79

79:                                               ; preds = %40
  %80 = load i64, ptr %20, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %20, align 8
  br label %36, !llvm.loop !97

82:                                               ; preds = %36
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %19, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %19, align 8
  br label %31, !llvm.loop !98

86:                                               ; preds = %31
  br label %87

87:                                               ; preds = %86
  %88 = load i64, ptr %18, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %18, align 8
  br label %26, !llvm.loop !99

90:                                               ; preds = %26
  br label %91

91:                                               ; preds = %90
  %92 = load i64, ptr %17, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %17, align 8
  br label %21, !llvm.loop !100

94:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n5_tensor(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca double, align 8
  %21 = alloca i64, align 8
  %22 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 0, ptr %17, align 8
  br label %23

23:                                               ; preds = %108, %8
  %24 = load i64, ptr %17, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %111

27:                                               ; preds = %23
  store i64 0, ptr %18, align 8
  br label %28

28:                                               ; preds = %104, %27
  %29 = load i64, ptr %18, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %107

32:                                               ; preds = %28
  store i64 0, ptr %19, align 8
  br label %33

33:                                               ; preds = %100, %32
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %103

37:                                               ; preds = %33
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %38

38:                                               ; preds = %84, %37
  %39 = load i64, ptr %21, align 8
  %40 = load i64, ptr %10, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %87

42:                                               ; preds = %38
  store i64 0, ptr %22, align 8
  br label %43

43:                                               ; preds = %80, %42
  %44 = load i64, ptr %22, align 8
  %45 = load i64, ptr %9, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %83

47:                                               ; preds = %43
  %48 = load ptr, ptr %11, align 8
  %49 = load i64, ptr %17, align 8
  %50 = load i64, ptr %10, align 8
  %51 = mul nsw i64 %49, %50
  %52 = load i64, ptr %21, align 8
  %53 = add nsw i64 %51, %52
  %54 = load i64, ptr %9, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %22, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %48, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = load ptr, ptr %12, align 8
  %61 = load i64, ptr %21, align 8
  %62 = load i64, ptr %9, align 8
  %63 = mul nsw i64 %61, %62
  %64 = load i64, ptr %22, align 8
  %65 = add nsw i64 %63, %64
  %66 = load i64, ptr %10, align 8
  %67 = mul nsw i64 %65, %66
  %68 = load i64, ptr %19, align 8
  %69 = add nsw i64 %67, %68
  %70 = getelementptr inbounds double, ptr %60, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fmul double %59, %71
  %73 = load ptr, ptr %14, align 8
  %74 = load i64, ptr %18, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fmul double %72, %76
  %78 = load double, ptr %20, align 8
  %79 = fadd double %78, %77
  store double %79, ptr %20, align 8
  br label %80

80:                                               ; preds = %47
  %81 = load i64, ptr %22, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %22, align 8
  br label %43, !llvm.loop !101

83:                                               ; preds = %43
  br label %84

84:                                               ; preds = %83
  %85 = load i64, ptr %21, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %21, align 8
  br label %38, !llvm.loop !102

87:                                               ; preds = %38
  %88 = load double, ptr %20, align 8
  %89 = load ptr, ptr %13, align 8
  %90 = load i64, ptr %17, align 8
  %91 = load i64, ptr %9, align 8
  %92 = mul nsw i64 %90, %91
  %93 = load i64, ptr %18, align 8
  %94 = add nsw i64 %92, %93
  %95 = load i64, ptr %10, align 8
  %96 = mul nsw i64 %94, %95
  %97 = load i64, ptr %19, align 8
  %98 = add nsw i64 %96, %97
  %99 = getelementptr inbounds double, ptr %89, i64 %98
  store double %88, ptr %99, align 8
  br label %100

100:                                              ; preds = %87
  %101 = load i64, ptr %19, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %19, align 8
  br label %33, !llvm.loop !103

103:                                              ; preds = %33
  br label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %18, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %18, align 8
  br label %28, !llvm.loop !104

107:                                              ; preds = %28
  br label %108

108:                                              ; preds = %107
  %109 = load i64, ptr %17, align 8
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %17, align 8
  br label %23, !llvm.loop !105

111:                                              ; preds = %23
  ret i64 0
}

attributes #0 = { noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
!7 = distinct !{!7, !4}
!8 = distinct !{!8, !4}
!9 = distinct !{!9, !4}
!10 = distinct !{!10, !4}
!11 = distinct !{!11, !4}
!12 = distinct !{!12, !4}
!13 = distinct !{!13, !4}
!14 = distinct !{!14, !4}
!15 = distinct !{!15, !4}
!16 = distinct !{!16, !4}
!17 = distinct !{!17, !4}
!18 = distinct !{!18, !4}
!19 = distinct !{!19, !4}
!20 = distinct !{!20, !4}
!21 = distinct !{!21, !4}
!22 = distinct !{!22, !4}
!23 = distinct !{!23, !4}
!24 = distinct !{!24, !4}
!25 = distinct !{!25, !4}
!26 = distinct !{!26, !4}
!27 = distinct !{!27, !4}
!28 = distinct !{!28, !4}
!29 = distinct !{!29, !4}
!30 = distinct !{!30, !4}
!31 = distinct !{!31, !4}
!32 = distinct !{!32, !4}
!33 = distinct !{!33, !4}
!34 = distinct !{!34, !4}
!35 = distinct !{!35, !4}
!36 = distinct !{!36, !4}
!37 = distinct !{!37, !4}
!38 = distinct !{!38, !4}
!39 = distinct !{!39, !4}
!40 = distinct !{!40, !4}
!41 = distinct !{!41, !4}
!42 = distinct !{!42, !4}
!43 = distinct !{!43, !4}
!44 = distinct !{!44, !4}
!45 = distinct !{!45, !4}
!46 = distinct !{!46, !4}
!47 = distinct !{!47, !4}
!48 = distinct !{!48, !4}
!49 = distinct !{!49, !4}
!50 = distinct !{!50, !4}
!51 = distinct !{!51, !4}
!52 = distinct !{!52, !4}
!53 = distinct !{!53, !4}
!54 = distinct !{!54, !4}
!55 = distinct !{!55, !4}
!56 = distinct !{!56, !4}
!57 = distinct !{!57, !4}
!58 = distinct !{!58, !4}
!59 = distinct !{!59, !4}
!60 = distinct !{!60, !4}
!61 = distinct !{!61, !4}
!62 = distinct !{!62, !4}
!63 = distinct !{!63, !4}
!64 = distinct !{!64, !4}
!65 = distinct !{!65, !4}
!66 = distinct !{!66, !4}
!67 = distinct !{!67, !4}
!68 = distinct !{!68, !4}
!69 = distinct !{!69, !4}
!70 = distinct !{!70, !4}
!71 = distinct !{!71, !4}
!72 = distinct !{!72, !4}
!73 = distinct !{!73, !4}
!74 = distinct !{!74, !4}
!75 = distinct !{!75, !4}
!76 = distinct !{!76, !4}
!77 = distinct !{!77, !4}
!78 = distinct !{!78, !4}
!79 = distinct !{!79, !4}
!80 = distinct !{!80, !4}
!81 = distinct !{!81, !4}
!82 = distinct !{!82, !4}
!83 = distinct !{!83, !4}
!84 = distinct !{!84, !4}
!85 = distinct !{!85, !4}
!86 = distinct !{!86, !4}
!87 = distinct !{!87, !4}
!88 = distinct !{!88, !4}
!89 = distinct !{!89, !4}
!90 = distinct !{!90, !4}
!91 = distinct !{!91, !4}
!92 = distinct !{!92, !4}
!93 = distinct !{!93, !4}
!94 = distinct !{!94, !4}
!95 = distinct !{!95, !4}
!96 = distinct !{!96, !4}
!97 = distinct !{!97, !4}
!98 = distinct !{!98, !4}
!99 = distinct !{!99, !4}
!100 = distinct !{!100, !4}
!101 = distinct !{!101, !4}
!102 = distinct !{!102, !4}
!103 = distinct !{!103, !4}
!104 = distinct !{!104, !4}
!105 = distinct !{!105, !4}
