source_filename = "solver.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind
define dso_local i64 @n2_dot_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

21:                                               ; preds = %72, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %75

25:                                               ; preds = %21
  store double 0.000000e+00, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %26

26:                                               ; preds = %60, %25
  %27 = load i64, ptr %20, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %63

30:                                               ; preds = %26
  %31 = load ptr, ptr %11, align 8
  %32 = load i64, ptr %17, align 8
  %33 = load i64, ptr %10, align 8
  %34 = mul nsw i64 %32, %33
  %35 = load i64, ptr %20, align 8
  %36 = add nsw i64 %34, %35
  %37 = getelementptr inbounds double, ptr %31, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %12, align 8
  %40 = load i64, ptr %17, align 8
  %41 = load i64, ptr %10, align 8
  %42 = mul nsw i64 %40, %41
  %43 = load i64, ptr %20, align 8
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %38, %46
  %48 = load double, ptr %18, align 8
  %49 = fadd double %48, %47
  store double %49, ptr %18, align 8
  %50 = load ptr, ptr %12, align 8
  %51 = load i64, ptr %17, align 8
  %52 = load i64, ptr %10, align 8
  %53 = mul nsw i64 %51, %52
  %54 = load i64, ptr %20, align 8
  %55 = add nsw i64 %53, %54
  %56 = getelementptr inbounds double, ptr %50, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load double, ptr %19, align 8
  %59 = fadd double %58, %57
  store double %59, ptr %19, align 8
  br label %60

60:                                               ; preds = %30
  %61 = load i64, ptr %20, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %20, align 8
  br label %26, !llvm.loop !3

63:                                               ; preds = %26
  %64 = load double, ptr %18, align 8
  %65 = load ptr, ptr %13, align 8
  %66 = load i64, ptr %17, align 8
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  store double %64, ptr %67, align 8
  %68 = load double, ptr %19, align 8
  %69 = load ptr, ptr %14, align 8
  %70 = load i64, ptr %17, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  store double %68, ptr %71, align 8
  br label %72

72:                                               ; preds = %63
  %73 = load i64, ptr %17, align 8
  %74 = add nsw i64 %73, 1
  store i64 %74, ptr %17, align 8
  br label %21, !llvm.loop !5

75:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_axpy_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %57, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %60

24:                                               ; preds = %20
  %25 = load ptr, ptr %14, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  store double %28, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %29

29:                                               ; preds = %53, %24
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %56

33:                                               ; preds = %29
  %34 = load double, ptr %18, align 8
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %17, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %19, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %34, %42
  %44 = load ptr, ptr %12, align 8
  %45 = load i64, ptr %17, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %19, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %51, %43
  store double %52, ptr %50, align 8
  br label %53

53:                                               ; preds = %33
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %19, align 8
  br label %29, !llvm.loop !6

56:                                               ; preds = %29
  br label %57

57:                                               ; preds = %56
  %58 = load i64, ptr %17, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %17, align 8
  br label %20, !llvm.loop !7

60:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_forces(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = alloca double, align 8
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

22:                                               ; preds = %63, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %66

26:                                               ; preds = %22
  %27 = load ptr, ptr %11, align 8
  %28 = load i64, ptr %17, align 8
  %29 = getelementptr inbounds double, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8
  store double %30, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %31

31:                                               ; preds = %55, %26
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %58

35:                                               ; preds = %31
  %36 = load double, ptr %18, align 8
  %37 = load ptr, ptr %12, align 8
  %38 = load i64, ptr %20, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fsub double %36, %40
  store double %41, ptr %21, align 8
  %42 = load double, ptr %21, align 8
  %43 = load ptr, ptr %13, align 8
  %44 = load i64, ptr %20, align 8
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %42, %46
  %48 = load double, ptr %21, align 8
  %49 = load double, ptr %21, align 8
  %50 = fmul double %48, %49
  %51 = fadd double %50, 1.000000e+00
  %52 = fdiv double %47, %51
  %53 = load double, ptr %19, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %19, align 8
  br label %55

55:                                               ; preds = %35
  %56 = load i64, ptr %20, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %20, align 8
  br label %31, !llvm.loop !8

58:                                               ; preds = %31
  %59 = load double, ptr %19, align 8
  %60 = load ptr, ptr %14, align 8
  %61 = load i64, ptr %17, align 8
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  store double %59, ptr %62, align 8
  br label %63

63:                                               ; preds = %58
  %64 = load i64, ptr %17, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %17, align 8
  br label %22, !llvm.loop !9

66:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_cutoff(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = alloca double, align 8
  %22 = alloca double, align 8
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

23:                                               ; preds = %64, %8
  %24 = load i64, ptr %17, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %67

27:                                               ; preds = %23
  %28 = load ptr, ptr %11, align 8
  %29 = load i64, ptr %17, align 8
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = load double, ptr %30, align 8
  store double %31, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %56, %27
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %59

36:                                               ; preds = %32
  %37 = load double, ptr %18, align 8
  %38 = load ptr, ptr %12, align 8
  %39 = load i64, ptr %20, align 8
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fsub double %37, %41
  store double %42, ptr %21, align 8
  %43 = load double, ptr %21, align 8
  %44 = load double, ptr %21, align 8
  %45 = fmul double %43, %44
  store double %45, ptr %22, align 8
  %46 = load double, ptr %22, align 8
  %47 = fcmp olt double %46, 9.000000e+00
  br i1 %47, label %48, label %55

48:                                               ; preds = %36
  %49 = load double, ptr %21, align 8
  %50 = load double, ptr %22, align 8
  %51 = fsub double 9.000000e+00, %50
  %52 = fmul double %49, %51
  %53 = load double, ptr %19, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %19, align 8
  br label %55

55:                                               ; preds = %48, %36
  br label %56

56:                                               ; preds = %55
  %57 = load i64, ptr %20, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %20, align 8
  br label %32, !llvm.loop !10

59:                                               ; preds = %32
  %60 = load double, ptr %19, align 8
  %61 = load ptr, ptr %14, align 8
  %62 = load i64, ptr %17, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  store double %60, ptr %63, align 8
  br label %64

64:                                               ; preds = %59
  %65 = load i64, ptr %17, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %17, align 8
  br label %23, !llvm.loop !11

67:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_pairs_count(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 0, ptr %18, align 8
  br label %21

21:                                               ; preds = %53, %8
  %22 = load i64, ptr %18, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %56

25:                                               ; preds = %21
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %26

26:                                               ; preds = %44, %25
  %27 = load i64, ptr %20, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %47

30:                                               ; preds = %26
  %31 = load ptr, ptr %15, align 8
  %32 = load i64, ptr %18, align 8
  %33 = getelementptr inbounds i32, ptr %31, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = load ptr, ptr %16, align 8
  %36 = load i64, ptr %20, align 8
  %37 = getelementptr inbounds i32, ptr %35, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp slt i32 %34, %38
  %40 = zext i1 %39 to i32
  %41 = sext i32 %40 to i64
  %42 = load i64, ptr %19, align 8
  %43 = add nsw i64 %42, %41
  store i64 %43, ptr %19, align 8
  br label %44

44:                                               ; preds = %30
  %45 = load i64, ptr %20, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %20, align 8
  br label %26, !llvm.loop !12

47:                                               ; preds = %26
  %48 = load i64, ptr %19, align 8
  %49 = load i64, ptr %19, align 8
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %17, align 8
  %52 = add nsw i64 %51, %50
  store i64 %52, ptr %17, align 8
  br label %53

53:                                               ; preds = %47
  %54 = load i64, ptr %18, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %18, align 8
  br label %21, !llvm.loop !13

56:                                               ; preds = %21
  %57 = load i64, ptr %17, align 8
  ret i64 %57
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_path_row(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %20 = alloca double, align 8
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

24:                                               ; preds = %65, %8
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %9, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %68

28:                                               ; preds = %24
  store i64 0, ptr %19, align 8
  br label %29

29:                                               ; preds = %61, %28
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %64

33:                                               ; preds = %29
  %34 = load ptr, ptr %12, align 8
  %35 = load i64, ptr %18, align 8
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %13, align 8
  %39 = load i64, ptr %19, align 8
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fadd double %37, %41
  store double %42, ptr %20, align 8
  %43 = load double, ptr %20, align 8
  %44 = load ptr, ptr %17, align 8
  %45 = load i64, ptr %18, align 8
  %46 = mul nsw i64 %45, %21
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load i64, ptr %19, align 8
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fcmp olt double %43, %50
  br i1 %51, label %52, label %60

52:                                               ; preds = %33
  %53 = load double, ptr %20, align 8
  %54 = load ptr, ptr %17, align 8
  %55 = load i64, ptr %18, align 8
  %56 = mul nsw i64 %55, %21
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load i64, ptr %19, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  store double %53, ptr %59, align 8
  br label %60

60:                                               ; preds = %52, %33
  br label %61

61:                                               ; preds = %60
  %62 = load i64, ptr %19, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %19, align 8
  br label %29, !llvm.loop !14

64:                                               ; preds = %29
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %18, align 8
  br label %24, !llvm.loop !15

68:                                               ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_edit(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %16, align 8
  store ptr %26, ptr %17, align 8
  store i64 1, ptr %18, align 8
  br label %27

27:                                               ; preds = %103, %8
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %106

31:                                               ; preds = %27
  store i64 1, ptr %19, align 8
  br label %32

32:                                               ; preds = %99, %31
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %102

36:                                               ; preds = %32
  %37 = load ptr, ptr %17, align 8
  %38 = load i64, ptr %18, align 8
  %39 = sub nsw i64 %38, 1
  %40 = mul nsw i64 %39, %24
  %41 = getelementptr inbounds i32, ptr %37, i64 %40
  %42 = load i64, ptr %19, align 8
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %20, align 4
  %46 = load ptr, ptr %17, align 8
  %47 = load i64, ptr %18, align 8
  %48 = mul nsw i64 %47, %24
  %49 = getelementptr inbounds i32, ptr %46, i64 %48
  %50 = load i64, ptr %19, align 8
  %51 = sub nsw i64 %50, 1
  %52 = getelementptr inbounds i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %21, align 4
  %55 = load ptr, ptr %17, align 8
  %56 = load i64, ptr %18, align 8
  %57 = sub nsw i64 %56, 1
  %58 = mul nsw i64 %57, %24
  %59 = getelementptr inbounds i32, ptr %55, i64 %58
  %60 = load i64, ptr %19, align 8
  %61 = sub nsw i64 %60, 1
  %62 = getelementptr inbounds i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = load ptr, ptr %15, align 8
  %65 = load i64, ptr %18, align 8
  %66 = getelementptr inbounds i32, ptr %64, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = load ptr, ptr %15, align 8
  %69 = load i64, ptr %19, align 8
  %70 = getelementptr inbounds i32, ptr %68, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %67, %71
  %73 = zext i1 %72 to i32
  %74 = add nsw i32 %63, %73
  store i32 %74, ptr %22, align 4
  %75 = load i32, ptr %20, align 4
  %76 = load i32, ptr %21, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %80

78:                                               ; preds = %36
  %79 = load i32, ptr %20, align 4
  br label %82

80:                                               ; preds = %36
  %81 = load i32, ptr %21, align 4
  br label %82

82:                                               ; preds = %80, %78
  %83 = phi i32 [ %79, %78 ], [ %81, %80 ]
  store i32 %83, ptr %23, align 4
  %84 = load i32, ptr %23, align 4
  %85 = load i32, ptr %22, align 4
  %86 = icmp slt i32 %84, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %82
  %88 = load i32, ptr %23, align 4
  br label %91

89:                                               ; preds = %82
  %90 = load i32, ptr %22, align 4
  br label %91

91:                                               ; preds = %89, %87
  %92 = phi i32 [ %88, %87 ], [ %90, %89 ]
  %93 = load ptr, ptr %17, align 8
  %94 = load i64, ptr %18, align 8
  %95 = mul nsw i64 %94, %24
  %96 = getelementptr inbounds i32, ptr %93, i64 %95
  %97 = load i64, ptr %19, align 8
  %98 = getelementptr inbounds i32, ptr %96, i64 %97
  store i32 %92, ptr %98, align 4
  br label %99

99:                                               ; preds = %91
  %100 = load i64, ptr %19, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %19, align 8
  br label %32, !llvm.loop !16

102:                                              ; preds = %32
  br label %103

103:                                              ; preds = %102
  %104 = load i64, ptr %18, align 8
  %105 = add nsw i64 %104, 1
  store i64 %105, ptr %18, align 8
  br label %27, !llvm.loop !17

106:                                              ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_knapsack(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %22 = load ptr, ptr %16, align 8
  store ptr %22, ptr %17, align 8
  store i64 1, ptr %18, align 8
  br label %23

23:                                               ; preds = %82, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %85

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %78, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %81

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = sub nsw i64 %34, 1
  %36 = mul nsw i64 %35, %20
  %37 = getelementptr inbounds i32, ptr %33, i64 %36
  %38 = load i64, ptr %19, align 8
  %39 = getelementptr inbounds i32, ptr %37, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %15, align 8
  %42 = load i64, ptr %18, align 8
  %43 = getelementptr inbounds i32, ptr %41, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = add nsw i32 %40, %44
  %46 = icmp sgt i32 %45, 9
  br i1 %46, label %47, label %56

47:                                               ; preds = %32
  %48 = load ptr, ptr %17, align 8
  %49 = load i64, ptr %18, align 8
  %50 = sub nsw i64 %49, 1
  %51 = mul nsw i64 %50, %20
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  %53 = load i64, ptr %19, align 8
  %54 = getelementptr inbounds i32, ptr %52, i64 %53
  %55 = load i32, ptr %54, align 4
  br label %70

56:                                               ; preds = %32
  %57 = load ptr, ptr %17, align 8
  %58 = load i64, ptr %18, align 8
  %59 = sub nsw i64 %58, 1
  %60 = mul nsw i64 %59, %20
  %61 = getelementptr inbounds i32, ptr %57, i64 %60
  %62 = load i64, ptr %19, align 8
  %63 = getelementptr inbounds i32, ptr %61, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = load ptr, ptr %15, align 8
  %66 = load i64, ptr %18, align 8
  %67 = getelementptr inbounds i32, ptr %65, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = add nsw i32 %64, %68
  br label %70

70:                                               ; preds = %56, %47
  %71 = phi i32 [ %55, %47 ], [ %69, %56 ]
  %72 = load ptr, ptr %17, align 8
  %73 = load i64, ptr %18, align 8
  %74 = mul nsw i64 %73, %20
  %75 = getelementptr inbounds i32, ptr %72, i64 %74
  %76 = load i64, ptr %19, align 8
  %77 = getelementptr inbounds i32, ptr %75, i64 %76
  store i32 %71, ptr %77, align 4
  br label %78

78:                                               ; preds = %70
  %79 = load i64, ptr %19, align 8
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %19, align 8
  br label %28, !llvm.loop !18

81:                                               ; preds = %28
  br label %82

82:                                               ; preds = %81
  %83 = load i64, ptr %18, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %18, align 8
  br label %23, !llvm.loop !19

85:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_lattice(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %24 = load ptr, ptr %15, align 8
  store ptr %24, ptr %17, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %16, align 8
  store ptr %27, ptr %18, align 8
  store i64 1, ptr %19, align 8
  br label %28

28:                                               ; preds = %104, %8
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %9, align 8
  %31 = sub nsw i64 %30, 1
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %33, label %107

33:                                               ; preds = %28
  store i64 1, ptr %20, align 8
  br label %34

34:                                               ; preds = %100, %33
  %35 = load i64, ptr %20, align 8
  %36 = load i64, ptr %10, align 8
  %37 = sub nsw i64 %36, 1
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %103

39:                                               ; preds = %34
  %40 = load ptr, ptr %17, align 8
  %41 = load i64, ptr %19, align 8
  %42 = sub nsw i64 %41, 1
  %43 = mul nsw i64 %42, %22
  %44 = getelementptr inbounds i32, ptr %40, i64 %43
  %45 = load i64, ptr %20, align 8
  %46 = getelementptr inbounds i32, ptr %44, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = load ptr, ptr %17, align 8
  %49 = load i64, ptr %19, align 8
  %50 = add nsw i64 %49, 1
  %51 = mul nsw i64 %50, %22
  %52 = getelementptr inbounds i32, ptr %48, i64 %51
  %53 = load i64, ptr %20, align 8
  %54 = getelementptr inbounds i32, ptr %52, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = add nsw i32 %47, %55
  %57 = load ptr, ptr %17, align 8
  %58 = load i64, ptr %19, align 8
  %59 = mul nsw i64 %58, %22
  %60 = getelementptr inbounds i32, ptr %57, i64 %59
  %61 = load i64, ptr %20, align 8
  %62 = sub nsw i64 %61, 1
  %63 = getelementptr inbounds i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = add nsw i32 %56, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %19, align 8
  %68 = mul nsw i64 %67, %22
  %69 = getelementptr inbounds i32, ptr %66, i64 %68
  %70 = load i64, ptr %20, align 8
  %71 = add nsw i64 %70, 1
  %72 = getelementptr inbounds i32, ptr %69, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = add nsw i32 %65, %73
  store i32 %74, ptr %21, align 4
  %75 = load i32, ptr %21, align 4
  %76 = icmp eq i32 %75, 3
  br i1 %76, label %91, label %77

77:                                               ; preds = %39
  %78 = load i32, ptr %21, align 4
  %79 = icmp eq i32 %78, 2
  br i1 %79, label %80, label %89

80:                                               ; preds = %77
  %81 = load ptr, ptr %17, align 8
  %82 = load i64, ptr %19, align 8
  %83 = mul nsw i64 %82, %22
  %84 = getelementptr inbounds i32, ptr %81, i64 %83
  %85 = load i64, ptr %20, align 8
  %86 = getelementptr inbounds i32, ptr %84, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = icmp ne i32 %87, 0
  br label %89

89:                                               ; preds = %80, %77
  %90 = phi i1 [ false, %77 ], [ %88, %80 ]
  br label %91

91:                                               ; preds = %89, %39
  %92 = phi i1 [ true, %39 ], [ %90, %89 ]
  %93 = zext i1 %92 to i32
  %94 = load ptr, ptr %18, align 8
  %95 = load i64, ptr %19, align 8
  %96 = mul nsw i64 %95, %25
  %97 = getelementptr inbounds i32, ptr %94, i64 %96
  %98 = load i64, ptr %20, align 8
  %99 = getelementptr inbounds i32, ptr %97, i64 %98
  store i32 %93, ptr %99, align 4
  br label %100

100:                                              ; preds = %91
  %101 = load i64, ptr %20, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %20, align 8
  br label %34, !llvm.loop !20

103:                                              ; preds = %34
  br label %104

104:                                              ; preds = %103
  %105 = load i64, ptr %19, align 8
  %106 = add nsw i64 %105, 1
  store i64 %106, ptr %19, align 8
  br label %28, !llvm.loop !21

107:                                              ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_restrict(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

19:                                               ; preds = %91, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = sdiv i64 %21, 2
  %23 = icmp slt i64 %20, %22
  br i1 %23, label %24, label %94

24:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %87, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = sdiv i64 %27, 2
  %29 = icmp slt i64 %26, %28
  br i1 %29, label %30, label %90

30:                                               ; preds = %25
  %31 = load ptr, ptr %11, align 8
  %32 = load i64, ptr %17, align 8
  %33 = mul nsw i64 2, %32
  %34 = load i64, ptr %10, align 8
  %35 = mul nsw i64 %33, %34
  %36 = load i64, ptr %18, align 8
  %37 = mul nsw i64 2, %36
  %38 = add nsw i64 %35, %37
  %39 = getelementptr inbounds double, ptr %31, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %11, align 8
  %42 = load i64, ptr %17, align 8
  %43 = mul nsw i64 2, %42
  %44 = load i64, ptr %10, align 8
  %45 = mul nsw i64 %43, %44
  %46 = load i64, ptr %18, align 8
  %47 = mul nsw i64 2, %46
  %48 = add nsw i64 %45, %47
  %49 = add nsw i64 %48, 1
  %50 = getelementptr inbounds double, ptr %41, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %40, %51
  %53 = load ptr, ptr %11, align 8
  %54 = load i64, ptr %17, align 8
  %55 = mul nsw i64 2, %54
  %56 = add nsw i64 %55, 1
  %57 = load i64, ptr %10, align 8
  %58 = mul nsw i64 %56, %57
  %59 = load i64, ptr %18, align 8
  %60 = mul nsw i64 2, %59
  %61 = add nsw i64 %58, %60
  %62 = getelementptr inbounds double, ptr %53, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fadd double %52, %63
  %65 = load ptr, ptr %11, align 8
  %66 = load i64, ptr %17, align 8
  %67 = mul nsw i64 2, %66
  %68 = add nsw i64 %67, 1
  %69 = load i64, ptr %10, align 8
  %70 = mul nsw i64 %68, %69
  %71 = load i64, ptr %18, align 8
  %72 = mul nsw i64 2, %71
  %73 = add nsw i64 %70, %72
  %74 = add nsw i64 %73, 1
  %75 = getelementptr inbounds double, ptr %65, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fadd double %64, %76
  %78 = fmul double 2.500000e-01, %77
  %79 = load ptr, ptr %12, align 8
  %80 = load i64, ptr %17, align 8
  %81 = load i64, ptr %10, align 8
  %82 = sdiv i64 %81, 2
  %83 = mul nsw i64 %80, %82
  %84 = load i64, ptr %18, align 8
  %85 = add nsw i64 %83, %84
  %86 = getelementptr inbounds double, ptr %79, i64 %85
  store double %78, ptr %86, align 8
  br label %87

87:                                               ; preds = %30
  %88 = load i64, ptr %18, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %18, align 8
  br label %25, !llvm.loop !22

90:                                               ; preds = %25
  br label %91

91:                                               ; preds = %90
  %92 = load i64, ptr %17, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %17, align 8
  br label %19, !llvm.loop !23

94:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_prolong(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %67, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = sdiv i64 %22, 2
  %24 = icmp slt i64 %21, %23
  br i1 %24, label %25, label %70

25:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %63, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %10, align 8
  %29 = sdiv i64 %28, 2
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %31, label %66

31:                                               ; preds = %26
  %32 = load ptr, ptr %11, align 8
  %33 = load i64, ptr %17, align 8
  %34 = load i64, ptr %10, align 8
  %35 = sdiv i64 %34, 2
  %36 = mul nsw i64 %33, %35
  %37 = load i64, ptr %18, align 8
  %38 = add nsw i64 %36, %37
  %39 = getelementptr inbounds double, ptr %32, i64 %38
  %40 = load double, ptr %39, align 8
  store double %40, ptr %19, align 8
  %41 = load double, ptr %19, align 8
  %42 = load ptr, ptr %12, align 8
  %43 = load i64, ptr %17, align 8
  %44 = mul nsw i64 2, %43
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %18, align 8
  %48 = mul nsw i64 2, %47
  %49 = add nsw i64 %46, %48
  %50 = getelementptr inbounds double, ptr %42, i64 %49
  store double %41, ptr %50, align 8
  %51 = load double, ptr %19, align 8
  %52 = fmul double %51, 5.000000e-01
  %53 = load ptr, ptr %12, align 8
  %54 = load i64, ptr %17, align 8
  %55 = mul nsw i64 2, %54
  %56 = load i64, ptr %10, align 8
  %57 = mul nsw i64 %55, %56
  %58 = load i64, ptr %18, align 8
  %59 = mul nsw i64 2, %58
  %60 = add nsw i64 %57, %59
  %61 = add nsw i64 %60, 1
  %62 = getelementptr inbounds double, ptr %53, i64 %61
  store double %52, ptr %62, align 8
  br label %63

63:                                               ; preds = %31
  %64 = load i64, ptr %18, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %18, align 8
  br label %26, !llvm.loop !24

66:                                               ; preds = %26
  br label %67

67:                                               ; preds = %66
  %68 = load i64, ptr %17, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %17, align 8
  br label %20, !llvm.loop !25

70:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_residual(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 1, ptr %20, align 8
  br label %31

31:                                               ; preds = %105, %8
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %9, align 8
  %34 = sub nsw i64 %33, 1
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %108

36:                                               ; preds = %31
  store i64 1, ptr %21, align 8
  br label %37

37:                                               ; preds = %101, %36
  %38 = load i64, ptr %21, align 8
  %39 = load i64, ptr %10, align 8
  %40 = sub nsw i64 %39, 1
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %104

42:                                               ; preds = %37
  %43 = load ptr, ptr %18, align 8
  %44 = load i64, ptr %20, align 8
  %45 = mul nsw i64 %44, %25
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load i64, ptr %21, align 8
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %20, align 8
  %52 = mul nsw i64 %51, %22
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load i64, ptr %21, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double 4.000000e+00, %56
  %58 = load ptr, ptr %17, align 8
  %59 = load i64, ptr %20, align 8
  %60 = sub nsw i64 %59, 1
  %61 = mul nsw i64 %60, %22
  %62 = getelementptr inbounds double, ptr %58, i64 %61
  %63 = load i64, ptr %21, align 8
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fsub double %57, %65
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %20, align 8
  %69 = add nsw i64 %68, 1
  %70 = mul nsw i64 %69, %22
  %71 = getelementptr inbounds double, ptr %67, i64 %70
  %72 = load i64, ptr %21, align 8
  %73 = getelementptr inbounds double, ptr %71, i64 %72
  %74 = load double, ptr %73, align 8
  %75 = fsub double %66, %74
  %76 = load ptr, ptr %17, align 8
  %77 = load i64, ptr %20, align 8
  %78 = mul nsw i64 %77, %22
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = load i64, ptr %21, align 8
  %81 = sub nsw i64 %80, 1
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load double, ptr %82, align 8
  %84 = fsub double %75, %83
  %85 = load ptr, ptr %17, align 8
  %86 = load i64, ptr %20, align 8
  %87 = mul nsw i64 %86, %22
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = load i64, ptr %21, align 8
  %90 = add nsw i64 %89, 1
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fsub double %84, %92
  %94 = fsub double %49, %93
  %95 = load ptr, ptr %19, align 8
  %96 = load i64, ptr %20, align 8
  %97 = mul nsw i64 %96, %28
  %98 = getelementptr inbounds double, ptr %95, i64 %97
  %99 = load i64, ptr %21, align 8
  %100 = getelementptr inbounds double, ptr %98, i64 %99
  store double %94, ptr %100, align 8
  br label %101

101:                                              ; preds = %42
  %102 = load i64, ptr %21, align 8
  %103 = add nsw i64 %102, 1
  store i64 %103, ptr %21, align 8
  br label %37, !llvm.loop !26

104:                                              ; preds = %37
  br label %105

105:                                              ; preds = %104
  %106 = load i64, ptr %20, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %20, align 8
  br label %31, !llvm.loop !27

108:                                              ; preds = %31
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_red_black(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 1, ptr %18, align 8
  br label %23

23:                                               ; preds = %69, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = sub nsw i64 %25, 1
  %27 = icmp slt i64 %24, %26
  br i1 %27, label %28, label %72

28:                                               ; preds = %23
  store i64 1, ptr %19, align 8
  br label %29

29:                                               ; preds = %65, %28
  %30 = load i64, ptr %19, align 8
  %31 = add nsw i64 %30, 2
  %32 = load i64, ptr %10, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %68

34:                                               ; preds = %29
  %35 = load ptr, ptr %17, align 8
  %36 = load i64, ptr %18, align 8
  %37 = mul nsw i64 %36, %20
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load i64, ptr %19, align 8
  %40 = add nsw i64 %39, 1
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %17, align 8
  %44 = load i64, ptr %18, align 8
  %45 = mul nsw i64 %44, %20
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load i64, ptr %19, align 8
  %48 = sub nsw i64 %47, 1
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fadd double %42, %50
  %52 = fmul double 2.500000e-01, %51
  %53 = load ptr, ptr %12, align 8
  %54 = load i64, ptr %18, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double 5.000000e-01, %56
  %58 = fadd double %52, %57
  %59 = load ptr, ptr %17, align 8
  %60 = load i64, ptr %18, align 8
  %61 = mul nsw i64 %60, %20
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load i64, ptr %19, align 8
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  store double %58, ptr %64, align 8
  br label %65

65:                                               ; preds = %34
  %66 = load i64, ptr %19, align 8
  %67 = add nsw i64 %66, 2
  store i64 %67, ptr %19, align 8
  br label %29, !llvm.loop !28

68:                                               ; preds = %29
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %18, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %18, align 8
  br label %23, !llvm.loop !29

72:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_spmv_ell(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %61, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %64

24:                                               ; preds = %20
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %53, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %56

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
  %39 = load ptr, ptr %15, align 8
  %40 = load i64, ptr %17, align 8
  %41 = load i64, ptr %10, align 8
  %42 = mul nsw i64 %40, %41
  %43 = load i64, ptr %19, align 8
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds i32, ptr %39, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds double, ptr %38, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fmul double %37, %49
  %51 = load double, ptr %18, align 8
  %52 = fadd double %51, %50
  store double %52, ptr %18, align 8
  br label %53

53:                                               ; preds = %29
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %19, align 8
  br label %25, !llvm.loop !30

56:                                               ; preds = %25
  %57 = load double, ptr %18, align 8
  %58 = load ptr, ptr %13, align 8
  %59 = load i64, ptr %17, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  store double %57, ptr %60, align 8
  br label %61

61:                                               ; preds = %56
  %62 = load i64, ptr %17, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %17, align 8
  br label %20, !llvm.loop !31

64:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_no_restrict_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %20 = load i64, ptr %9, align 8
  %21 = icmp sgt i64 %20, 100
  br i1 %21, label %22, label %24

22:                                               ; preds = %8
  %23 = load ptr, ptr %12, align 8
  br label %26

24:                                               ; preds = %8
  %25 = load ptr, ptr %11, align 8
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi ptr [ %23, %22 ], [ %25, %24 ]
  store ptr %27, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %28

28:                                               ; preds = %59, %26
  %29 = load i64, ptr %18, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %62

32:                                               ; preds = %28
  store i64 0, ptr %19, align 8
  br label %33

33:                                               ; preds = %55, %32
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %58

37:                                               ; preds = %33
  %38 = load ptr, ptr %11, align 8
  %39 = load i64, ptr %18, align 8
  %40 = load i64, ptr %10, align 8
  %41 = mul nsw i64 %39, %40
  %42 = add nsw i64 2048, %41
  %43 = load i64, ptr %19, align 8
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds double, ptr %38, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fadd double %46, 1.000000e+00
  %48 = load ptr, ptr %17, align 8
  %49 = load i64, ptr %18, align 8
  %50 = load i64, ptr %10, align 8
  %51 = mul nsw i64 %49, %50
  %52 = load i64, ptr %19, align 8
  %53 = add nsw i64 %51, %52
  %54 = getelementptr inbounds double, ptr %48, i64 %53
  store double %47, ptr %54, align 8
  br label %55

55:                                               ; preds = %37
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %19, align 8
  br label %33, !llvm.loop !32

58:                                               ; preds = %33
  br label %59

59:                                               ; preds = %58
  %60 = load i64, ptr %18, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %18, align 8
  br label %28, !llvm.loop !33

62:                                               ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_row_pointers(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca [16 x ptr], align 16
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
  store i32 0, ptr %18, align 4
  br label %21

21:                                               ; preds = %33, %8
  %22 = load i32, ptr %18, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %36

24:                                               ; preds = %21
  %25 = load ptr, ptr %11, align 8
  %26 = load i32, ptr %18, align 4
  %27 = mul nsw i32 %26, 16
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %25, i64 %28
  %30 = load i32, ptr %18, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [16 x ptr], ptr %17, i64 0, i64 %31
  store ptr %29, ptr %32, align 8
  br label %33

33:                                               ; preds = %24
  %34 = load i32, ptr %18, align 4
  %35 = add nsw i32 %34, 1
  store i32 %35, ptr %18, align 4
  br label %21, !llvm.loop !34

36:                                               ; preds = %21
  store i32 0, ptr %19, align 4
  br label %37

37:                                               ; preds = %65, %36
  %38 = load i32, ptr %19, align 4
  %39 = icmp slt i32 %38, 16
  br i1 %39, label %40, label %68

40:                                               ; preds = %37
  store i32 0, ptr %20, align 4
  br label %41

41:                                               ; preds = %61, %40
  %42 = load i32, ptr %20, align 4
  %43 = icmp slt i32 %42, 16
  br i1 %43, label %44, label %64

44:                                               ; preds = %41
  %45 = load i32, ptr %19, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [16 x ptr], ptr %17, i64 0, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %20, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %52, 2.000000e+00
  %54 = load ptr, ptr %12, align 8
  %55 = load i32, ptr %19, align 4
  %56 = mul nsw i32 %55, 16
  %57 = load i32, ptr %20, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  store double %53, ptr %60, align 8
  br label %61

61:                                               ; preds = %44
  %62 = load i32, ptr %20, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %20, align 4
  br label %41, !llvm.loop !35

64:                                               ; preds = %41
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %19, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %19, align 4
  br label %37, !llvm.loop !36

68:                                               ; preds = %37
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_two_results(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store double 0.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %22

22:                                               ; preds = %55, %8
  %23 = load i64, ptr %19, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %58

26:                                               ; preds = %22
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %27

27:                                               ; preds = %42, %26
  %28 = load i64, ptr %21, align 8
  %29 = load i64, ptr %10, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %45

31:                                               ; preds = %27
  %32 = load ptr, ptr %11, align 8
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %10, align 8
  %35 = mul nsw i64 %33, %34
  %36 = load i64, ptr %21, align 8
  %37 = add nsw i64 %35, %36
  %38 = getelementptr inbounds double, ptr %32, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load double, ptr %20, align 8
  %41 = fadd double %40, %39
  store double %41, ptr %20, align 8
  br label %42

42:                                               ; preds = %31
  %43 = load i64, ptr %21, align 8
  %44 = add nsw i64 %43, 1
  store i64 %44, ptr %21, align 8
  br label %27, !llvm.loop !37

45:                                               ; preds = %27
  %46 = load double, ptr %20, align 8
  store double %46, ptr %17, align 8
  %47 = load i64, ptr %18, align 8
  %48 = mul nsw i64 %47, 2
  %49 = load i64, ptr %19, align 8
  %50 = add nsw i64 %48, %49
  store i64 %50, ptr %18, align 8
  %51 = load double, ptr %20, align 8
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %19, align 8
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  store double %51, ptr %54, align 8
  br label %55

55:                                               ; preds = %45
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %19, align 8
  br label %22, !llvm.loop !38

58:                                               ; preds = %22
  %59 = load double, ptr %17, align 8
  %60 = fmul double %59, 8.000000e+00
  %61 = fptosi double %60 to i64
  %62 = load i64, ptr %18, align 8
  %63 = add nsw i64 %61, %62
  ret i64 %63
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_carry_scalar(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store double 1.000000e+00, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %20

20:                                               ; preds = %54, %8
  %21 = load i64, ptr %18, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %57

24:                                               ; preds = %20
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %47, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %50

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
  %39 = fmul double %37, %38
  %40 = load ptr, ptr %11, align 8
  %41 = load i64, ptr %18, align 8
  %42 = load i64, ptr %10, align 8
  %43 = mul nsw i64 %41, %42
  %44 = load i64, ptr %19, align 8
  %45 = add nsw i64 %43, %44
  %46 = getelementptr inbounds double, ptr %40, i64 %45
  store double %39, ptr %46, align 8
  br label %47

47:                                               ; preds = %29
  %48 = load i64, ptr %19, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %19, align 8
  br label %25, !llvm.loop !39

50:                                               ; preds = %25
  %51 = load double, ptr %17, align 8
  %52 = fmul double %51, 5.000000e-01
  %53 = fadd double %52, 2.500000e-01
  store double %53, ptr %17, align 8
  br label %54

54:                                               ; preds = %50
  %55 = load i64, ptr %18, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %18, align 8
  br label %20, !llvm.loop !40

57:                                               ; preds = %20
  %58 = load double, ptr %17, align 8
  %59 = fmul double %58, 1.024000e+03
  %60 = fptosi double %59 to i64
  ret i64 %60
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_fibonacci(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i64 1, ptr %17, align 8
  store i64 1, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %22

22:                                               ; preds = %60, %8
  %23 = load i64, ptr %19, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %63

26:                                               ; preds = %22
  store i64 0, ptr %20, align 8
  br label %27

27:                                               ; preds = %50, %26
  %28 = load i64, ptr %20, align 8
  %29 = load i64, ptr %10, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %27
  %32 = load ptr, ptr %15, align 8
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %10, align 8
  %35 = mul nsw i64 %33, %34
  %36 = load i64, ptr %20, align 8
  %37 = add nsw i64 %35, %36
  %38 = getelementptr inbounds i32, ptr %32, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = load i64, ptr %17, align 8
  %41 = trunc i64 %40 to i32
  %42 = add nsw i32 %39, %41
  %43 = load ptr, ptr %16, align 8
  %44 = load i64, ptr %19, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %20, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds i32, ptr %43, i64 %48
  store i32 %42, ptr %49, align 4
  br label %50

50:                                               ; preds = %31
  %51 = load i64, ptr %20, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %20, align 8
  br label %27, !llvm.loop !41

53:                                               ; preds = %27
  %54 = load i64, ptr %17, align 8
  %55 = load i64, ptr %18, align 8
  %56 = add nsw i64 %54, %55
  %57 = and i64 %56, 1023
  store i64 %57, ptr %21, align 8
  %58 = load i64, ptr %18, align 8
  store i64 %58, ptr %17, align 8
  %59 = load i64, ptr %21, align 8
  store i64 %59, ptr %18, align 8
  br label %60

60:                                               ; preds = %53
  %61 = load i64, ptr %19, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %19, align 8
  br label %22, !llvm.loop !42

63:                                               ; preds = %22
  %64 = load i64, ptr %17, align 8
  %65 = mul nsw i64 %64, 4096
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %65, %66
  ret i64 %67
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_conditional_before(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %64, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %67

24:                                               ; preds = %20
  store double 1.000000e+00, ptr %18, align 8
  %25 = load ptr, ptr %12, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fcmp ogt double %28, 2.000000e+00
  br i1 %29, label %30, label %36

30:                                               ; preds = %24
  %31 = load ptr, ptr %12, align 8
  %32 = load i64, ptr %17, align 8
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fmul double %34, 5.000000e-01
  store double %35, ptr %18, align 8
  br label %36

36:                                               ; preds = %30, %24
  store i64 0, ptr %19, align 8
  br label %37

37:                                               ; preds = %52, %36
  %38 = load i64, ptr %19, align 8
  %39 = load i64, ptr %10, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %55

41:                                               ; preds = %37
  %42 = load double, ptr %18, align 8
  %43 = load ptr, ptr %11, align 8
  %44 = load i64, ptr %17, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %19, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, %42
  store double %51, ptr %49, align 8
  br label %52

52:                                               ; preds = %41
  %53 = load i64, ptr %19, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %19, align 8
  br label %37, !llvm.loop !43

55:                                               ; preds = %37
  %56 = load double, ptr %18, align 8
  %57 = fcmp ogt double %56, 1.500000e+00
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = load double, ptr %18, align 8
  %60 = load ptr, ptr %13, align 8
  %61 = load i64, ptr %17, align 8
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  store double %59, ptr %62, align 8
  br label %63

63:                                               ; preds = %58, %55
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %17, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %17, align 8
  br label %20, !llvm.loop !44

67:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_skip_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

19:                                               ; preds = %49, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %52

23:                                               ; preds = %19
  %24 = load ptr, ptr %15, align 8
  %25 = load i64, ptr %17, align 8
  %26 = getelementptr inbounds i32, ptr %24, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp sgt i32 %27, 2
  br i1 %28, label %29, label %48

29:                                               ; preds = %23
  store i64 0, ptr %18, align 8
  br label %30

30:                                               ; preds = %44, %29
  %31 = load i64, ptr %18, align 8
  %32 = load i64, ptr %10, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %47

34:                                               ; preds = %30
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %17, align 8
  %37 = load i64, ptr %10, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %18, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fadd double %42, 1.000000e+00
  store double %43, ptr %41, align 8
  br label %44

44:                                               ; preds = %34
  %45 = load i64, ptr %18, align 8
  %46 = add nsw i64 %45, 1
  store i64 %46, ptr %18, align 8
  br label %30, !llvm.loop !45

47:                                               ; preds = %30
  br label %48

48:                                               ; preds = %47, %23
  br label %49

49:                                               ; preds = %48
  %50 = load i64, ptr %17, align 8
  %51 = add nsw i64 %50, 1
  store i64 %51, ptr %17, align 8
  br label %19, !llvm.loop !46

52:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_early(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  store i64 %0, ptr %10, align 8
  store i64 %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %20

20:                                               ; preds = %56, %8
  %21 = load i64, ptr %18, align 8
  %22 = load i64, ptr %10, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %59

24:                                               ; preds = %20
  store i64 0, ptr %19, align 8
  br label %25

25:                                               ; preds = %52, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %11, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %55

29:                                               ; preds = %25
  %30 = load ptr, ptr %16, align 8
  %31 = load i64, ptr %18, align 8
  %32 = load i64, ptr %11, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %19, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 7
  br i1 %38, label %39, label %44

39:                                               ; preds = %29
  %40 = load i64, ptr %18, align 8
  %41 = mul nsw i64 %40, 100
  %42 = load i64, ptr %19, align 8
  %43 = add nsw i64 %41, %42
  store i64 %43, ptr %9, align 8
  br label %60

44:                                               ; preds = %29
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %18, align 8
  %47 = load i64, ptr %11, align 8
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %19, align 8
  %50 = add nsw i64 %48, %49
  %51 = getelementptr inbounds i32, ptr %45, i64 %50
  store i32 1, ptr %51, align 4
  br label %52

52:                                               ; preds = %44
  %53 = load i64, ptr %19, align 8
  %54 = add nsw i64 %53, 1
  store i64 %54, ptr %19, align 8
  br label %25, !llvm.loop !47

55:                                               ; preds = %25
  br label %56

56:                                               ; preds = %55
  %57 = load i64, ptr %18, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %18, align 8
  br label %20, !llvm.loop !48

59:                                               ; preds = %20
  store i64 -1, ptr %9, align 8
  br label %60

60:                                               ; preds = %59, %39
  %61 = load i64, ptr %9, align 8
  ret i64 %61
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_down(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %19 = load i64, ptr %9, align 8
  %20 = sub nsw i64 %19, 1
  store i64 %20, ptr %17, align 8
  br label %21

21:                                               ; preds = %51, %8
  %22 = load i64, ptr %17, align 8
  %23 = icmp sge i64 %22, 0
  br i1 %23, label %24, label %54

24:                                               ; preds = %21
  %25 = load i64, ptr %10, align 8
  %26 = sub nsw i64 %25, 1
  store i64 %26, ptr %18, align 8
  br label %27

27:                                               ; preds = %47, %24
  %28 = load i64, ptr %18, align 8
  %29 = icmp sge i64 %28, 0
  br i1 %29, label %30, label %50

30:                                               ; preds = %27
  %31 = load ptr, ptr %11, align 8
  %32 = load i64, ptr %17, align 8
  %33 = load i64, ptr %10, align 8
  %34 = mul nsw i64 %32, %33
  %35 = load i64, ptr %18, align 8
  %36 = add nsw i64 %34, %35
  %37 = getelementptr inbounds double, ptr %31, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, 1.000000e+00
  %40 = load ptr, ptr %12, align 8
  %41 = load i64, ptr %17, align 8
  %42 = load i64, ptr %10, align 8
  %43 = mul nsw i64 %41, %42
  %44 = load i64, ptr %18, align 8
  %45 = add nsw i64 %43, %44
  %46 = getelementptr inbounds double, ptr %40, i64 %45
  store double %39, ptr %46, align 8
  br label %47

47:                                               ; preds = %30
  %48 = load i64, ptr %18, align 8
  %49 = add nsw i64 %48, -1
  store i64 %49, ptr %18, align 8
  br label %27, !llvm.loop !49

50:                                               ; preds = %27
  br label %51

51:                                               ; preds = %50
  %52 = load i64, ptr %17, align 8
  %53 = add nsw i64 %52, -1
  store i64 %53, ptr %17, align 8
  br label %21, !llvm.loop !50

54:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_strided(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

19:                                               ; preds = %49, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %52

23:                                               ; preds = %19
  store i64 0, ptr %18, align 8
  br label %24

24:                                               ; preds = %45, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %48

28:                                               ; preds = %24
  %29 = load ptr, ptr %11, align 8
  %30 = load i64, ptr %17, align 8
  %31 = load i64, ptr %10, align 8
  %32 = mul nsw i64 %30, %31
  %33 = load i64, ptr %18, align 8
  %34 = add nsw i64 %32, %33
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, 2.000000e+00
  %38 = load ptr, ptr %12, align 8
  %39 = load i64, ptr %17, align 8
  %40 = load i64, ptr %10, align 8
  %41 = mul nsw i64 %39, %40
  %42 = load i64, ptr %18, align 8
  %43 = add nsw i64 %41, %42
  %44 = getelementptr inbounds double, ptr %38, i64 %43
  store double %37, ptr %44, align 8
  br label %45

45:                                               ; preds = %28
  %46 = load i64, ptr %18, align 8
  %47 = add nsw i64 %46, 3
  store i64 %47, ptr %18, align 8
  br label %24, !llvm.loop !51

48:                                               ; preds = %24
  br label %49

49:                                               ; preds = %48
  %50 = load i64, ptr %17, align 8
  %51 = add nsw i64 %50, 2
  store i64 %51, ptr %17, align 8
  br label %19, !llvm.loop !52

52:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_unsigned(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  store i32 0, ptr %17, align 4
  br label %19

19:                                               ; preds = %55, %8
  %20 = load i32, ptr %17, align 4
  %21 = load i64, ptr %9, align 8
  %22 = trunc i64 %21 to i32
  %23 = icmp ult i32 %20, %22
  br i1 %23, label %24, label %58

24:                                               ; preds = %19
  store i32 0, ptr %18, align 4
  br label %25

25:                                               ; preds = %51, %24
  %26 = load i32, ptr %18, align 4
  %27 = load i64, ptr %10, align 8
  %28 = trunc i64 %27 to i32
  %29 = icmp ult i32 %26, %28
  br i1 %29, label %30, label %54

30:                                               ; preds = %25
  %31 = load ptr, ptr %15, align 8
  %32 = load i32, ptr %17, align 4
  %33 = load i64, ptr %10, align 8
  %34 = trunc i64 %33 to i32
  %35 = mul i32 %32, %34
  %36 = load i32, ptr %18, align 4
  %37 = add i32 %35, %36
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %31, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add nsw i32 %40, 1
  %42 = load ptr, ptr %16, align 8
  %43 = load i32, ptr %17, align 4
  %44 = load i64, ptr %10, align 8
  %45 = trunc i64 %44 to i32
  %46 = mul i32 %43, %45
  %47 = load i32, ptr %18, align 4
  %48 = add i32 %46, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %42, i64 %49
  store i32 %41, ptr %50, align 4
  br label %51

51:                                               ; preds = %30
  %52 = load i32, ptr %18, align 4
  %53 = add i32 %52, 1
  store i32 %53, ptr %18, align 4
  br label %25, !llvm.loop !53

54:                                               ; preds = %25
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %17, align 4
  %57 = add i32 %56, 1
  store i32 %57, ptr %17, align 4
  br label %19, !llvm.loop !54

58:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_floyd(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

21:                                               ; preds = %81, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %84

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %77, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %80

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %73, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %76

35:                                               ; preds = %31
  %36 = load ptr, ptr %11, align 8
  %37 = load i64, ptr %18, align 8
  %38 = load i64, ptr %9, align 8
  %39 = mul nsw i64 %37, %38
  %40 = load i64, ptr %17, align 8
  %41 = add nsw i64 %39, %40
  %42 = getelementptr inbounds double, ptr %36, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %11, align 8
  %45 = load i64, ptr %17, align 8
  %46 = load i64, ptr %9, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %19, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %43, %51
  store double %52, ptr %20, align 8
  %53 = load double, ptr %20, align 8
  %54 = load ptr, ptr %11, align 8
  %55 = load i64, ptr %18, align 8
  %56 = load i64, ptr %9, align 8
  %57 = mul nsw i64 %55, %56
  %58 = load i64, ptr %19, align 8
  %59 = add nsw i64 %57, %58
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fcmp olt double %53, %61
  br i1 %62, label %63, label %72

63:                                               ; preds = %35
  %64 = load double, ptr %20, align 8
  %65 = load ptr, ptr %11, align 8
  %66 = load i64, ptr %18, align 8
  %67 = load i64, ptr %9, align 8
  %68 = mul nsw i64 %66, %67
  %69 = load i64, ptr %19, align 8
  %70 = add nsw i64 %68, %69
  %71 = getelementptr inbounds double, ptr %65, i64 %70
  store double %64, ptr %71, align 8
  br label %72

72:                                               ; preds = %63, %35
  br label %73

73:                                               ; preds = %72
  %74 = load i64, ptr %19, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %19, align 8
  br label %31, !llvm.loop !55

76:                                               ; preds = %31
  br label %77

77:                                               ; preds = %76
  %78 = load i64, ptr %18, align 8
  %79 = add nsw i64 %78, 1
  store i64 %79, ptr %18, align 8
  br label %26, !llvm.loop !56

80:                                               ; preds = %26
  br label %81

81:                                               ; preds = %80
  %82 = load i64, ptr %17, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr %17, align 8
  br label %21, !llvm.loop !57

84:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_smooth(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %22 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %9, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %11, align 8
  store ptr %27, ptr %17, align 8
  %28 = load i64, ptr %9, align 8
  %29 = load i64, ptr %10, align 8
  %30 = load i64, ptr %9, align 8
  %31 = load i64, ptr %10, align 8
  %32 = load ptr, ptr %12, align 8
  store ptr %32, ptr %18, align 8
  %33 = load i64, ptr %9, align 8
  %34 = load i64, ptr %10, align 8
  %35 = load i64, ptr %9, align 8
  %36 = load i64, ptr %10, align 8
  %37 = load ptr, ptr %13, align 8
  store ptr %37, ptr %19, align 8
  store i64 1, ptr %20, align 8
  br label %38

38:                                               ; preds = %142, %8
  %39 = load i64, ptr %20, align 8
  %40 = load i64, ptr %9, align 8
  %41 = sub nsw i64 %40, 1
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %145

43:                                               ; preds = %38
  store i64 1, ptr %21, align 8
  br label %44

44:                                               ; preds = %138, %43
  %45 = load i64, ptr %21, align 8
  %46 = load i64, ptr %9, align 8
  %47 = sub nsw i64 %46, 1
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %49, label %141

49:                                               ; preds = %44
  store i64 1, ptr %22, align 8
  br label %50

50:                                               ; preds = %134, %49
  %51 = load i64, ptr %22, align 8
  %52 = load i64, ptr %10, align 8
  %53 = sub nsw i64 %52, 1
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %137

55:                                               ; preds = %50
  %56 = load ptr, ptr %17, align 8
  %57 = load i64, ptr %20, align 8
  %58 = mul nuw i64 %23, %24
  %59 = mul nsw i64 %57, %58
  %60 = getelementptr inbounds double, ptr %56, i64 %59
  %61 = load i64, ptr %21, align 8
  %62 = mul nsw i64 %61, %24
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load i64, ptr %22, align 8
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double 5.000000e-01, %66
  %68 = load ptr, ptr %18, align 8
  %69 = load i64, ptr %20, align 8
  %70 = mul nuw i64 %28, %29
  %71 = mul nsw i64 %69, %70
  %72 = getelementptr inbounds double, ptr %68, i64 %71
  %73 = load i64, ptr %21, align 8
  %74 = mul nsw i64 %73, %29
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load i64, ptr %22, align 8
  %77 = sub nsw i64 %76, 1
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = load ptr, ptr %18, align 8
  %81 = load i64, ptr %20, align 8
  %82 = mul nuw i64 %28, %29
  %83 = mul nsw i64 %81, %82
  %84 = getelementptr inbounds double, ptr %80, i64 %83
  %85 = load i64, ptr %21, align 8
  %86 = mul nsw i64 %85, %29
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = load i64, ptr %22, align 8
  %89 = add nsw i64 %88, 1
  %90 = getelementptr inbounds double, ptr %87, i64 %89
  %91 = load double, ptr %90, align 8
  %92 = fadd double %79, %91
  %93 = fmul double 2.500000e-01, %92
  %94 = fadd double %67, %93
  %95 = load ptr, ptr %18, align 8
  %96 = load i64, ptr %20, align 8
  %97 = sub nsw i64 %96, 1
  %98 = mul nuw i64 %28, %29
  %99 = mul nsw i64 %97, %98
  %100 = getelementptr inbounds double, ptr %95, i64 %99
  %101 = load i64, ptr %21, align 8
  %102 = mul nsw i64 %101, %29
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  %104 = load i64, ptr %22, align 8
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = load ptr, ptr %18, align 8
  %108 = load i64, ptr %20, align 8
  %109 = add nsw i64 %108, 1
  %110 = mul nuw i64 %28, %29
  %111 = mul nsw i64 %109, %110
  %112 = getelementptr inbounds double, ptr %107, i64 %111
  %113 = load i64, ptr %21, align 8
  %114 = mul nsw i64 %113, %29
  %115 = getelementptr inbounds double, ptr %112, i64 %114
  %116 = load i64, ptr %22, align 8
  %117 = getelementptr inbounds double, ptr %115, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = fadd double %106, %118
  %120 = fmul double 1.250000e-01, %119
  %121 = fadd double %94, %120
  %122 = load ptr, ptr %19, align 8
  %123 = load i64, ptr %20, align 8
  %124 = mul nuw i64 %33, %34
  %125 = mul nsw i64 %123, %124
  %126 = getelementptr inbounds double, ptr %122, i64 %125
  %127 = load i64, ptr %21, align 8
  %128 = mul nsw i64 %127, %34
  %129 = getelementptr inbounds double, ptr %126, i64 %128
  %130 = load i64, ptr %22, align 8
  %131 = getelementptr inbounds double, ptr %129, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = fadd double %132, %121
  store double %133, ptr %131, align 8
  br label %134

134:                                              ; preds = %55
  %135 = load i64, ptr %22, align 8
  %136 = add nsw i64 %135, 1
  store i64 %136, ptr %22, align 8
  br label %50, !llvm.loop !58

137:                                              ; preds = %50
  br label %138

138:                                              ; preds = %137
  %139 = load i64, ptr %21, align 8
  %140 = add nsw i64 %139, 1
  store i64 %140, ptr %21, align 8
  br label %44, !llvm.loop !59

141:                                              ; preds = %44
  br label %142

142:                                              ; preds = %141
  %143 = load i64, ptr %20, align 8
  %144 = add nsw i64 %143, 1
  store i64 %144, ptr %20, align 8
  br label %38, !llvm.loop !60

145:                                              ; preds = %38
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_rhs(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = alloca double, align 8
  %22 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %9, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load i64, ptr %9, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load ptr, ptr %11, align 8
  store ptr %27, ptr %17, align 8
  %28 = load i64, ptr %9, align 8
  %29 = load i64, ptr %10, align 8
  %30 = load i64, ptr %9, align 8
  %31 = load i64, ptr %10, align 8
  %32 = load ptr, ptr %12, align 8
  store ptr %32, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %33

33:                                               ; preds = %103, %8
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %9, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %106

37:                                               ; preds = %33
  store i64 0, ptr %20, align 8
  br label %38

38:                                               ; preds = %99, %37
  %39 = load i64, ptr %20, align 8
  %40 = load i64, ptr %9, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %102

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8
  %44 = load i64, ptr %19, align 8
  %45 = load i64, ptr %9, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %20, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %13, align 8
  %52 = load i64, ptr %19, align 8
  %53 = load i64, ptr %9, align 8
  %54 = mul nsw i64 %52, %53
  %55 = load i64, ptr %20, align 8
  %56 = add nsw i64 %54, %55
  %57 = getelementptr inbounds double, ptr %51, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fmul double %50, %58
  %60 = fadd double 1.000000e+00, %59
  %61 = fdiv double 1.000000e+00, %60
  store double %61, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %62

62:                                               ; preds = %95, %42
  %63 = load i64, ptr %22, align 8
  %64 = load i64, ptr %10, align 8
  %65 = icmp slt i64 %63, %64
  br i1 %65, label %66, label %98

66:                                               ; preds = %62
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %19, align 8
  %69 = mul nuw i64 %23, %24
  %70 = mul nsw i64 %68, %69
  %71 = getelementptr inbounds double, ptr %67, i64 %70
  %72 = load i64, ptr %20, align 8
  %73 = mul nsw i64 %72, %24
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = load i64, ptr %22, align 8
  %76 = getelementptr inbounds double, ptr %74, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = load ptr, ptr %14, align 8
  %79 = load i64, ptr %22, align 8
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  %81 = load double, ptr %80, align 8
  %82 = fadd double %77, %81
  %83 = load double, ptr %21, align 8
  %84 = fmul double %82, %83
  %85 = load ptr, ptr %18, align 8
  %86 = load i64, ptr %19, align 8
  %87 = mul nuw i64 %28, %29
  %88 = mul nsw i64 %86, %87
  %89 = getelementptr inbounds double, ptr %85, i64 %88
  %90 = load i64, ptr %20, align 8
  %91 = mul nsw i64 %90, %29
  %92 = getelementptr inbounds double, ptr %89, i64 %91
  %93 = load i64, ptr %22, align 8
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  store double %84, ptr %94, align 8
  br label %95

95:                                               ; preds = %66
  %96 = load i64, ptr %22, align 8
  %97 = add nsw i64 %96, 1
  store i64 %97, ptr %22, align 8
  br label %62, !llvm.loop !61

98:                                               ; preds = %62
  br label %99

99:                                               ; preds = %98
  %100 = load i64, ptr %20, align 8
  %101 = add nsw i64 %100, 1
  store i64 %101, ptr %20, align 8
  br label %38, !llvm.loop !62

102:                                              ; preds = %38
  br label %103

103:                                              ; preds = %102
  %104 = load i64, ptr %19, align 8
  %105 = add nsw i64 %104, 1
  store i64 %105, ptr %19, align 8
  br label %33, !llvm.loop !63

106:                                              ; preds = %33
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_energy(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

22:                                               ; preds = %73, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %76

26:                                               ; preds = %22
  store double 0.000000e+00, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %27

27:                                               ; preds = %65, %26
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %68

31:                                               ; preds = %27
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %32

32:                                               ; preds = %56, %31
  %33 = load i64, ptr %21, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %59

36:                                               ; preds = %32
  %37 = load ptr, ptr %11, align 8
  %38 = load i64, ptr %17, align 8
  %39 = load i64, ptr %9, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %19, align 8
  %42 = add nsw i64 %40, %41
  %43 = load i64, ptr %10, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %21, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds double, ptr %37, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = load ptr, ptr %12, align 8
  %50 = load i64, ptr %21, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double %48, %52
  %54 = load double, ptr %20, align 8
  %55 = fadd double %54, %53
  store double %55, ptr %20, align 8
  br label %56

56:                                               ; preds = %36
  %57 = load i64, ptr %21, align 8
  %58 = add nsw i64 %57, 1
  store i64 %58, ptr %21, align 8
  br label %32, !llvm.loop !64

59:                                               ; preds = %32
  %60 = load double, ptr %20, align 8
  %61 = load double, ptr %20, align 8
  %62 = fmul double %60, %61
  %63 = load double, ptr %18, align 8
  %64 = fadd double %63, %62
  store double %64, ptr %18, align 8
  br label %65

65:                                               ; preds = %59
  %66 = load i64, ptr %19, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %19, align 8
  br label %27, !llvm.loop !65

68:                                               ; preds = %27
  %69 = load double, ptr %18, align 8
  %70 = load ptr, ptr %13, align 8
  %71 = load i64, ptr %17, align 8
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  store double %69, ptr %72, align 8
  br label %73

73:                                               ; preds = %68
  %74 = load i64, ptr %17, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %17, align 8
  br label %22, !llvm.loop !66

76:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_block_solve(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
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

21:                                               ; preds = %81, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %84

25:                                               ; preds = %21
  store i32 0, ptr %18, align 4
  br label %26

26:                                               ; preds = %77, %25
  %27 = load i32, ptr %18, align 4
  %28 = icmp slt i32 %27, 5
  br i1 %28, label %29, label %80

29:                                               ; preds = %26
  %30 = load ptr, ptr %14, align 8
  %31 = load i64, ptr %17, align 8
  %32 = mul nsw i64 %31, 5
  %33 = load i32, ptr %18, align 4
  %34 = sext i32 %33 to i64
  %35 = add nsw i64 %32, %34
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8
  store double %37, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %38

38:                                               ; preds = %65, %29
  %39 = load i32, ptr %20, align 4
  %40 = icmp slt i32 %39, 5
  br i1 %40, label %41, label %68

41:                                               ; preds = %38
  %42 = load ptr, ptr %11, align 8
  %43 = load i64, ptr %17, align 8
  %44 = mul nsw i64 %43, 5
  %45 = load i32, ptr %18, align 4
  %46 = sext i32 %45 to i64
  %47 = add nsw i64 %44, %46
  %48 = mul nsw i64 %47, 5
  %49 = load i32, ptr %20, align 4
  %50 = sext i32 %49 to i64
  %51 = add nsw i64 %48, %50
  %52 = getelementptr inbounds double, ptr %42, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = load ptr, ptr %12, align 8
  %55 = load i64, ptr %17, align 8
  %56 = mul nsw i64 %55, 5
  %57 = load i32, ptr %20, align 4
  %58 = sext i32 %57 to i64
  %59 = add nsw i64 %56, %58
  %60 = getelementptr inbounds double, ptr %54, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %53, %61
  %63 = load double, ptr %19, align 8
  %64 = fsub double %63, %62
  store double %64, ptr %19, align 8
  br label %65

65:                                               ; preds = %41
  %66 = load i32, ptr %20, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %20, align 4
  br label %38, !llvm.loop !67

68:                                               ; preds = %38
  %69 = load double, ptr %19, align 8
  %70 = load ptr, ptr %13, align 8
  %71 = load i64, ptr %17, align 8
  %72 = mul nsw i64 %71, 5
  %73 = load i32, ptr %18, align 4
  %74 = sext i32 %73 to i64
  %75 = add nsw i64 %72, %74
  %76 = getelementptr inbounds double, ptr %70, i64 %75
  store double %69, ptr %76, align 8
  br label %77

77:                                               ; preds = %68
  %78 = load i32, ptr %18, align 4
  %79 = add nsw i32 %78, 1
  store i32 %79, ptr %18, align 4
  br label %26, !llvm.loop !68

80:                                               ; preds = %26
  br label %81

81:                                               ; preds = %80
  %82 = load i64, ptr %17, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr %17, align 8
  br label %21, !llvm.loop !69

84:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_counts(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %62, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %65

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %58, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %61

29:                                               ; preds = %25
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %54, %29
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %57

34:                                               ; preds = %30
  %35 = load i64, ptr %17, align 8
  %36 = load i64, ptr %18, align 8
  %37 = mul nsw i64 2, %36
  %38 = add nsw i64 %35, %37
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 3, %39
  %41 = add nsw i64 %38, %40
  %42 = trunc i64 %41 to i32
  %43 = load ptr, ptr %16, align 8
  %44 = load i64, ptr %17, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %18, align 8
  %48 = add nsw i64 %46, %47
  %49 = load i64, ptr %9, align 8
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %19, align 8
  %52 = add nsw i64 %50, %51
  %53 = getelementptr inbounds i32, ptr %43, i64 %52
  store i32 %42, ptr %53, align 4
  br label %54

54:                                               ; preds = %34
  %55 = load i64, ptr %19, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %19, align 8
  br label %30, !llvm.loop !70

57:                                               ; preds = %30
  br label %58

58:                                               ; preds = %57
  %59 = load i64, ptr %18, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %18, align 8
  br label %25, !llvm.loop !71

61:                                               ; preds = %25
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %17, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %17, align 8
  br label %20, !llvm.loop !72

65:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_late_total(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 0, ptr %18, align 8
  br label %22

22:                                               ; preds = %67, %8
  %23 = load i64, ptr %18, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %70

26:                                               ; preds = %22
  store i64 0, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %27

27:                                               ; preds = %59, %26
  %28 = load i64, ptr %20, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %62

31:                                               ; preds = %27
  store i64 0, ptr %21, align 8
  br label %32

32:                                               ; preds = %55, %31
  %33 = load i64, ptr %21, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %58

36:                                               ; preds = %32
  %37 = load ptr, ptr %15, align 8
  %38 = load i64, ptr %18, align 8
  %39 = load i64, ptr %9, align 8
  %40 = mul nsw i64 %38, %39
  %41 = load i64, ptr %20, align 8
  %42 = add nsw i64 %40, %41
  %43 = load i64, ptr %10, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %21, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds i32, ptr %37, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = sext i32 %48 to i64
  %50 = load i64, ptr %21, align 8
  %51 = add nsw i64 %50, 1
  %52 = mul nsw i64 %49, %51
  %53 = load i64, ptr %19, align 8
  %54 = add nsw i64 %53, %52
  store i64 %54, ptr %19, align 8
  br label %55

55:                                               ; preds = %36
  %56 = load i64, ptr %21, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %21, align 8
  br label %32, !llvm.loop !73

58:                                               ; preds = %32
  br label %59

59:                                               ; preds = %58
  %60 = load i64, ptr %20, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %20, align 8
  br label %27, !llvm.loop !74

62:                                               ; preds = %27
  %63 = load i64, ptr %19, align 8
  %64 = and i64 %63, 255
  %65 = load i64, ptr %17, align 8
  %66 = add nsw i64 %65, %64
  store i64 %66, ptr %17, align 8
  br label %67

67:                                               ; preds = %62
  %68 = load i64, ptr %18, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %18, align 8
  br label %22, !llvm.loop !75

70:                                               ; preds = %22
  %71 = load i64, ptr %17, align 8
  ret i64 %71
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_block_product(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
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

22:                                               ; preds = %92, %8
  %23 = load i64, ptr %17, align 8
  %24 = load i64, ptr %9, align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %26, label %95

26:                                               ; preds = %22
  store i32 0, ptr %18, align 4
  br label %27

27:                                               ; preds = %88, %26
  %28 = load i32, ptr %18, align 4
  %29 = icmp slt i32 %28, 4
  br i1 %29, label %30, label %91

30:                                               ; preds = %27
  store i32 0, ptr %19, align 4
  br label %31

31:                                               ; preds = %84, %30
  %32 = load i32, ptr %19, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %87

34:                                               ; preds = %31
  store double 0.000000e+00, ptr %20, align 8
  store i32 0, ptr %21, align 4
  br label %35

35:                                               ; preds = %66, %34
  %36 = load i32, ptr %21, align 4
  %37 = icmp slt i32 %36, 4
  br i1 %37, label %38, label %69

38:                                               ; preds = %35
  %39 = load ptr, ptr %11, align 8
  %40 = load i64, ptr %17, align 8
  %41 = mul nsw i64 %40, 4
  %42 = load i32, ptr %18, align 4
  %43 = sext i32 %42 to i64
  %44 = add nsw i64 %41, %43
  %45 = mul nsw i64 %44, 4
  %46 = load i32, ptr %21, align 4
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %45, %47
  %49 = getelementptr inbounds double, ptr %39, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %12, align 8
  %52 = load i64, ptr %17, align 8
  %53 = mul nsw i64 %52, 4
  %54 = load i32, ptr %21, align 4
  %55 = sext i32 %54 to i64
  %56 = add nsw i64 %53, %55
  %57 = mul nsw i64 %56, 4
  %58 = load i32, ptr %19, align 4
  %59 = sext i32 %58 to i64
  %60 = add nsw i64 %57, %59
  %61 = getelementptr inbounds double, ptr %51, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul double %50, %62
  %64 = load double, ptr %20, align 8
  %65 = fadd double %64, %63
  store double %65, ptr %20, align 8
  br label %66

66:                                               ; preds = %38
  %67 = load i32, ptr %21, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %21, align 4
  br label %35, !llvm.loop !76

69:                                               ; preds = %35
  %70 = load double, ptr %20, align 8
  %71 = load ptr, ptr %13, align 8
  %72 = load i64, ptr %17, align 8
  %73 = mul nsw i64 %72, 4
  %74 = load i32, ptr %18, align 4
  %75 = sext i32 %74 to i64
  %76 = add nsw i64 %73, %75
  %77 = mul nsw i64 %76, 4
  %78 = load i32, ptr %19, align 4
  %79 = sext i32 %78 to i64
  %80 = add nsw i64 %77, %79
  %81 = getelementptr inbounds double, ptr %71, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fsub double %82, %70
  store double %83, ptr %81, align 8
  br label %84

84:                                               ; preds = %69
  %85 = load i32, ptr %19, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %19, align 4
  br label %31, !llvm.loop !77

87:                                               ; preds = %31
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %18, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %18, align 4
  br label %27, !llvm.loop !78

91:                                               ; preds = %27
  br label %92

92:                                               ; preds = %91
  %93 = load i64, ptr %17, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %17, align 8
  br label %22, !llvm.loop !79

95:                                               ; preds = %22
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_fields(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %20 = alloca i32, align 4
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

21:                                               ; preds = %93, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %96

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %89, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %92

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %85, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %88

35:                                               ; preds = %31
  store i32 0, ptr %20, align 4
  br label %36

36:                                               ; preds = %81, %35
  %37 = load i32, ptr %20, align 4
  %38 = icmp slt i32 %37, 5
  br i1 %38, label %39, label %84

39:                                               ; preds = %36
  %40 = load ptr, ptr %11, align 8
  %41 = load i64, ptr %17, align 8
  %42 = load i64, ptr %9, align 8
  %43 = mul nsw i64 %41, %42
  %44 = load i64, ptr %18, align 8
  %45 = add nsw i64 %43, %44
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %19, align 8
  %49 = add nsw i64 %47, %48
  %50 = mul nsw i64 %49, 5
  %51 = load i32, ptr %20, align 4
  %52 = sext i32 %51 to i64
  %53 = add nsw i64 %50, %52
  %54 = getelementptr inbounds double, ptr %40, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %12, align 8
  %57 = load i64, ptr %18, align 8
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fmul double %55, %59
  %61 = load ptr, ptr %14, align 8
  %62 = load i64, ptr %17, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fadd double %60, %64
  %66 = load ptr, ptr %13, align 8
  %67 = load i64, ptr %17, align 8
  %68 = load i64, ptr %9, align 8
  %69 = mul nsw i64 %67, %68
  %70 = load i64, ptr %18, align 8
  %71 = add nsw i64 %69, %70
  %72 = load i64, ptr %10, align 8
  %73 = mul nsw i64 %71, %72
  %74 = load i64, ptr %19, align 8
  %75 = add nsw i64 %73, %74
  %76 = mul nsw i64 %75, 5
  %77 = load i32, ptr %20, align 4
  %78 = sext i32 %77 to i64
  %79 = add nsw i64 %76, %78
  %80 = getelementptr inbounds double, ptr %66, i64 %79
  store double %65, ptr %80, align 8
  br label %81

81:                                               ; preds = %39
  %82 = load i32, ptr %20, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %20, align 4
  br label %36, !llvm.loop !80

84:                                               ; preds = %36
  br label %85

85:                                               ; preds = %84
  %86 = load i64, ptr %19, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %19, align 8
  br label %31, !llvm.loop !81

88:                                               ; preds = %31
  br label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %18, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %18, align 8
  br label %26, !llvm.loop !82

92:                                               ; preds = %26
  br label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %17, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %17, align 8
  br label %21, !llvm.loop !83

96:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n5_moments(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 0, ptr %17, align 8
  br label %23

23:                                               ; preds = %96, %8
  %24 = load i64, ptr %17, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %99

27:                                               ; preds = %23
  store i64 0, ptr %18, align 8
  br label %28

28:                                               ; preds = %92, %27
  %29 = load i64, ptr %18, align 8
  %30 = load i64, ptr %9, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %95

32:                                               ; preds = %28
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %33

33:                                               ; preds = %80, %32
  %34 = load i64, ptr %20, align 8
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %83

37:                                               ; preds = %33
  store i32 0, ptr %21, align 4
  br label %38

38:                                               ; preds = %76, %37
  %39 = load i32, ptr %21, align 4
  %40 = icmp slt i32 %39, 3
  br i1 %40, label %41, label %79

41:                                               ; preds = %38
  store i32 0, ptr %22, align 4
  br label %42

42:                                               ; preds = %72, %41
  %43 = load i32, ptr %22, align 4
  %44 = icmp slt i32 %43, 3
  br i1 %44, label %45, label %75

45:                                               ; preds = %42
  %46 = load ptr, ptr %11, align 8
  %47 = load i64, ptr %17, align 8
  %48 = load i64, ptr %9, align 8
  %49 = mul nsw i64 %47, %48
  %50 = load i64, ptr %18, align 8
  %51 = add nsw i64 %49, %50
  %52 = load i64, ptr %10, align 8
  %53 = mul nsw i64 %51, %52
  %54 = load i64, ptr %20, align 8
  %55 = add nsw i64 %53, %54
  %56 = getelementptr inbounds double, ptr %46, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load ptr, ptr %12, align 8
  %59 = load i32, ptr %21, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul double %57, %62
  %64 = load ptr, ptr %13, align 8
  %65 = load i32, ptr %22, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul double %63, %68
  %70 = load double, ptr %19, align 8
  %71 = fadd double %70, %69
  store double %71, ptr %19, align 8
  br label %72

72:                                               ; preds = %45
  %73 = load i32, ptr %22, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %22, align 4
  br label %42, !llvm.loop !84

75:                                               ; preds = %42
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %21, align 4
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %21, align 4
  br label %38, !llvm.loop !85

79:                                               ; preds = %38
  br label %80

80:                                               ; preds = %79
  %81 = load i64, ptr %20, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %20, align 8
  br label %33, !llvm.loop !86

83:                                               ; preds = %33
  %84 = load double, ptr %19, align 8
  %85 = load ptr, ptr %14, align 8
  %86 = load i64, ptr %17, align 8
  %87 = load i64, ptr %9, align 8
  %88 = mul nsw i64 %86, %87
  %89 = load i64, ptr %18, align 8
  %90 = add nsw i64 %88, %89
  %91 = getelementptr inbounds double, ptr %85, i64 %90
  store double %84, ptr %91, align 8
  br label %92

92:                                               ; preds = %83
  %93 = load i64, ptr %18, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %18, align 8
  br label %28, !llvm.loop !87

95:                                               ; preds = %28
  br label %96

96:                                               ; preds = %95
  %97 = load i64, ptr %17, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %17, align 8
  br label %23, !llvm.loop !88

99:                                               ; preds = %23
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
