source_filename = "livermore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind
define dso_local i64 @n2_hydro_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

27:                                               ; preds = %76, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %79

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %72, %31
  %33 = load i64, ptr %20, align 8
  %34 = add nsw i64 %33, 2
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %75

37:                                               ; preds = %32
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %21
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load i64, ptr %20, align 8
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %17, align 8
  %46 = load i64, ptr %19, align 8
  %47 = mul nsw i64 %46, %21
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load i64, ptr %20, align 8
  %50 = add nsw i64 %49, 1
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double 2.500000e-01, %52
  %54 = load ptr, ptr %17, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %21
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load i64, ptr %20, align 8
  %59 = add nsw i64 %58, 2
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double 1.250000e-01, %61
  %63 = fadd double %53, %62
  %64 = fmul double %44, %63
  %65 = fadd double 5.000000e-01, %64
  %66 = load ptr, ptr %18, align 8
  %67 = load i64, ptr %19, align 8
  %68 = mul nsw i64 %67, %24
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load i64, ptr %20, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  store double %65, ptr %71, align 8
  br label %72

72:                                               ; preds = %37
  %73 = load i64, ptr %20, align 8
  %74 = add nsw i64 %73, 1
  store i64 %74, ptr %20, align 8
  br label %32, !llvm.loop !3

75:                                               ; preds = %32
  br label %76

76:                                               ; preds = %75
  %77 = load i64, ptr %19, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %19, align 8
  br label %27, !llvm.loop !5

79:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_tridiagonal_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

31:                                               ; preds = %75, %8
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %78

35:                                               ; preds = %31
  store i64 1, ptr %21, align 8
  br label %36

36:                                               ; preds = %71, %35
  %37 = load i64, ptr %21, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %74

40:                                               ; preds = %36
  %41 = load ptr, ptr %19, align 8
  %42 = load i64, ptr %20, align 8
  %43 = mul nsw i64 %42, %28
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
  %55 = load ptr, ptr %17, align 8
  %56 = load i64, ptr %20, align 8
  %57 = mul nsw i64 %56, %22
  %58 = getelementptr inbounds double, ptr %55, i64 %57
  %59 = load i64, ptr %21, align 8
  %60 = sub nsw i64 %59, 1
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fsub double %54, %62
  %64 = fmul double %47, %63
  %65 = load ptr, ptr %17, align 8
  %66 = load i64, ptr %20, align 8
  %67 = mul nsw i64 %66, %22
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load i64, ptr %21, align 8
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  store double %64, ptr %70, align 8
  br label %71

71:                                               ; preds = %40
  %72 = load i64, ptr %21, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %21, align 8
  br label %36, !llvm.loop !6

74:                                               ; preds = %36
  br label %75

75:                                               ; preds = %74
  %76 = load i64, ptr %20, align 8
  %77 = add nsw i64 %76, 1
  store i64 %77, ptr %20, align 8
  br label %31, !llvm.loop !7

78:                                               ; preds = %31
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_inner_products(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

25:                                               ; preds = %43, %24
  %26 = load i64, ptr %19, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %46

29:                                               ; preds = %25
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %19, align 8
  %32 = getelementptr inbounds double, ptr %30, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = load ptr, ptr %12, align 8
  %35 = load i64, ptr %17, align 8
  %36 = load i64, ptr %19, align 8
  %37 = add nsw i64 %35, %36
  %38 = getelementptr inbounds double, ptr %34, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %33, %39
  %41 = load double, ptr %18, align 8
  %42 = fadd double %41, %40
  store double %42, ptr %18, align 8
  br label %43

43:                                               ; preds = %29
  %44 = load i64, ptr %19, align 8
  %45 = add nsw i64 %44, 1
  store i64 %45, ptr %19, align 8
  br label %25, !llvm.loop !8

46:                                               ; preds = %25
  %47 = load double, ptr %18, align 8
  %48 = load ptr, ptr %13, align 8
  %49 = load i64, ptr %17, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %51, %47
  store double %52, ptr %50, align 8
  br label %53

53:                                               ; preds = %46
  %54 = load i64, ptr %17, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %17, align 8
  br label %20, !llvm.loop !9

56:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_banded(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %59, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %62

24:                                               ; preds = %20
  %25 = load ptr, ptr %14, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  store double %28, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %29

29:                                               ; preds = %51, %24
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %54

33:                                               ; preds = %29
  %34 = load ptr, ptr %11, align 8
  %35 = load i64, ptr %17, align 8
  %36 = load i64, ptr %10, align 8
  %37 = mul nsw i64 %35, %36
  %38 = load i64, ptr %19, align 8
  %39 = add nsw i64 %37, %38
  %40 = getelementptr inbounds double, ptr %34, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %12, align 8
  %43 = load i64, ptr %17, align 8
  %44 = load i64, ptr %19, align 8
  %45 = add nsw i64 %43, %44
  %46 = getelementptr inbounds double, ptr %42, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %41, %47
  %49 = load double, ptr %18, align 8
  %50 = fsub double %49, %48
  store double %50, ptr %18, align 8
  br label %51

51:                                               ; preds = %33
  %52 = load i64, ptr %19, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %19, align 8
  br label %29, !llvm.loop !10

54:                                               ; preds = %29
  %55 = load double, ptr %18, align 8
  %56 = load ptr, ptr %13, align 8
  %57 = load i64, ptr %17, align 8
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  store double %55, ptr %58, align 8
  br label %59

59:                                               ; preds = %54
  %60 = load i64, ptr %17, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %17, align 8
  br label %20, !llvm.loop !11

62:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_state_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

27:                                               ; preds = %127, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %130

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %123, %31
  %33 = load i64, ptr %20, align 8
  %34 = add nsw i64 %33, 6
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %126

37:                                               ; preds = %32
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %21
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load i64, ptr %20, align 8
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = load ptr, ptr %13, align 8
  %46 = load i64, ptr %20, align 8
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = load ptr, ptr %14, align 8
  %50 = load i64, ptr %20, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fmul double 5.000000e-01, %52
  %54 = fadd double %48, %53
  %55 = fmul double 5.000000e-01, %54
  %56 = fadd double %44, %55
  %57 = load ptr, ptr %17, align 8
  %58 = load i64, ptr %19, align 8
  %59 = mul nsw i64 %58, %21
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load i64, ptr %20, align 8
  %62 = add nsw i64 %61, 3
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = load ptr, ptr %17, align 8
  %66 = load i64, ptr %19, align 8
  %67 = mul nsw i64 %66, %21
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load i64, ptr %20, align 8
  %70 = add nsw i64 %69, 2
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %19, align 8
  %75 = mul nsw i64 %74, %21
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  %77 = load i64, ptr %20, align 8
  %78 = add nsw i64 %77, 1
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fmul double 5.000000e-01, %80
  %82 = fadd double %72, %81
  %83 = fmul double 5.000000e-01, %82
  %84 = fadd double %64, %83
  %85 = load ptr, ptr %17, align 8
  %86 = load i64, ptr %19, align 8
  %87 = mul nsw i64 %86, %21
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = load i64, ptr %20, align 8
  %90 = add nsw i64 %89, 6
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %17, align 8
  %94 = load i64, ptr %19, align 8
  %95 = mul nsw i64 %94, %21
  %96 = getelementptr inbounds double, ptr %93, i64 %95
  %97 = load i64, ptr %20, align 8
  %98 = add nsw i64 %97, 5
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  %100 = load double, ptr %99, align 8
  %101 = load ptr, ptr %17, align 8
  %102 = load i64, ptr %19, align 8
  %103 = mul nsw i64 %102, %21
  %104 = getelementptr inbounds double, ptr %101, i64 %103
  %105 = load i64, ptr %20, align 8
  %106 = add nsw i64 %105, 4
  %107 = getelementptr inbounds double, ptr %104, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = fmul double 5.000000e-01, %108
  %110 = fadd double %100, %109
  %111 = fmul double 5.000000e-01, %110
  %112 = fadd double %92, %111
  %113 = fmul double 2.500000e-01, %112
  %114 = fadd double %84, %113
  %115 = fmul double 2.500000e-01, %114
  %116 = fadd double %56, %115
  %117 = load ptr, ptr %18, align 8
  %118 = load i64, ptr %19, align 8
  %119 = mul nsw i64 %118, %24
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  %121 = load i64, ptr %20, align 8
  %122 = getelementptr inbounds double, ptr %120, i64 %121
  store double %116, ptr %122, align 8
  br label %123

123:                                              ; preds = %37
  %124 = load i64, ptr %20, align 8
  %125 = add nsw i64 %124, 1
  store i64 %125, ptr %20, align 8
  br label %32, !llvm.loop !12

126:                                              ; preds = %32
  br label %127

127:                                              ; preds = %126
  %128 = load i64, ptr %19, align 8
  %129 = add nsw i64 %128, 1
  store i64 %129, ptr %19, align 8
  br label %27, !llvm.loop !13

130:                                              ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_adi(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

31:                                               ; preds = %106, %8
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %109

35:                                               ; preds = %31
  store i64 1, ptr %21, align 8
  br label %36

36:                                               ; preds = %102, %35
  %37 = load i64, ptr %21, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %105

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %20, align 8
  %43 = mul nsw i64 %42, %22
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %21, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %17, align 8
  %49 = load i64, ptr %20, align 8
  %50 = mul nsw i64 %49, %22
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load i64, ptr %21, align 8
  %53 = sub nsw i64 %52, 1
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %19, align 8
  %57 = load i64, ptr %20, align 8
  %58 = mul nsw i64 %57, %28
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load i64, ptr %21, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fmul double %55, %62
  %64 = fmul double %63, 5.000000e-01
  %65 = fsub double %47, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %20, align 8
  %68 = mul nsw i64 %67, %22
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load i64, ptr %21, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  store double %65, ptr %71, align 8
  %72 = load ptr, ptr %18, align 8
  %73 = load i64, ptr %20, align 8
  %74 = mul nsw i64 %73, %25
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load i64, ptr %21, align 8
  %77 = getelementptr inbounds double, ptr %75, i64 %76
  %78 = load double, ptr %77, align 8
  %79 = load ptr, ptr %19, align 8
  %80 = load i64, ptr %20, align 8
  %81 = mul nsw i64 %80, %28
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load i64, ptr %21, align 8
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = load ptr, ptr %19, align 8
  %87 = load i64, ptr %20, align 8
  %88 = mul nsw i64 %87, %28
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  %90 = load i64, ptr %21, align 8
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = fmul double %85, %92
  %94 = fmul double %93, 2.500000e-01
  %95 = fsub double %78, %94
  %96 = load ptr, ptr %18, align 8
  %97 = load i64, ptr %20, align 8
  %98 = mul nsw i64 %97, %25
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  %100 = load i64, ptr %21, align 8
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  store double %95, ptr %101, align 8
  br label %102

102:                                              ; preds = %40
  %103 = load i64, ptr %21, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %21, align 8
  br label %36, !llvm.loop !14

105:                                              ; preds = %36
  br label %106

106:                                              ; preds = %105
  %107 = load i64, ptr %20, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %20, align 8
  br label %31, !llvm.loop !15

109:                                              ; preds = %31
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_predictor(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca ptr, align 8
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

21:                                               ; preds = %55, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %58

25:                                               ; preds = %21
  %26 = load ptr, ptr %11, align 8
  %27 = load i64, ptr %17, align 8
  %28 = mul nsw i64 %27, 13
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  store ptr %29, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %30

30:                                               ; preds = %47, %25
  %31 = load i64, ptr %20, align 8
  %32 = load i64, ptr %10, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %50

34:                                               ; preds = %30
  %35 = load ptr, ptr %18, align 8
  %36 = load i64, ptr %20, align 8
  %37 = srem i64 %36, 12
  %38 = getelementptr inbounds double, ptr %35, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = load ptr, ptr %12, align 8
  %41 = load i64, ptr %20, align 8
  %42 = getelementptr inbounds double, ptr %40, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %39, %43
  %45 = load double, ptr %19, align 8
  %46 = fadd double %45, %44
  store double %46, ptr %19, align 8
  br label %47

47:                                               ; preds = %34
  %48 = load i64, ptr %20, align 8
  %49 = add nsw i64 %48, 1
  store i64 %49, ptr %20, align 8
  br label %30, !llvm.loop !16

50:                                               ; preds = %30
  %51 = load double, ptr %19, align 8
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %17, align 8
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  store double %51, ptr %54, align 8
  br label %55

55:                                               ; preds = %50
  %56 = load i64, ptr %17, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %17, align 8
  br label %21, !llvm.loop !17

58:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_differences(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

21:                                               ; preds = %62, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %65

25:                                               ; preds = %21
  %26 = load ptr, ptr %13, align 8
  %27 = load i64, ptr %17, align 8
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = load double, ptr %28, align 8
  store double %29, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %54, %25
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %10, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %57

34:                                               ; preds = %30
  %35 = load double, ptr %18, align 8
  %36 = load ptr, ptr %11, align 8
  %37 = load i64, ptr %17, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul nsw i64 %37, %38
  %40 = load i64, ptr %19, align 8
  %41 = add nsw i64 %39, %40
  %42 = getelementptr inbounds double, ptr %36, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fsub double %35, %43
  store double %44, ptr %20, align 8
  %45 = load double, ptr %18, align 8
  %46 = load ptr, ptr %11, align 8
  %47 = load i64, ptr %17, align 8
  %48 = load i64, ptr %10, align 8
  %49 = mul nsw i64 %47, %48
  %50 = load i64, ptr %19, align 8
  %51 = add nsw i64 %49, %50
  %52 = getelementptr inbounds double, ptr %46, i64 %51
  store double %45, ptr %52, align 8
  %53 = load double, ptr %20, align 8
  store double %53, ptr %18, align 8
  br label %54

54:                                               ; preds = %34
  %55 = load i64, ptr %19, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %19, align 8
  br label %30, !llvm.loop !18

57:                                               ; preds = %30
  %58 = load double, ptr %18, align 8
  %59 = load ptr, ptr %13, align 8
  %60 = load i64, ptr %17, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  store double %58, ptr %61, align 8
  br label %62

62:                                               ; preds = %57
  %63 = load i64, ptr %17, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %17, align 8
  br label %21, !llvm.loop !19

65:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_first_sum_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

27:                                               ; preds = %74, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %77

31:                                               ; preds = %27
  %32 = load ptr, ptr %17, align 8
  %33 = load i64, ptr %19, align 8
  %34 = mul nsw i64 %33, %21
  %35 = getelementptr inbounds double, ptr %32, i64 %34
  %36 = getelementptr inbounds double, ptr %35, i64 0
  %37 = load double, ptr %36, align 8
  %38 = load ptr, ptr %18, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %24
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = getelementptr inbounds double, ptr %41, i64 0
  store double %37, ptr %42, align 8
  store i64 1, ptr %20, align 8
  br label %43

43:                                               ; preds = %70, %31
  %44 = load i64, ptr %20, align 8
  %45 = load i64, ptr %10, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %73

47:                                               ; preds = %43
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %19, align 8
  %50 = mul nsw i64 %49, %24
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = load i64, ptr %20, align 8
  %53 = sub nsw i64 %52, 1
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %17, align 8
  %57 = load i64, ptr %19, align 8
  %58 = mul nsw i64 %57, %21
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load i64, ptr %20, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fadd double %55, %62
  %64 = load ptr, ptr %18, align 8
  %65 = load i64, ptr %19, align 8
  %66 = mul nsw i64 %65, %24
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = load i64, ptr %20, align 8
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  store double %63, ptr %69, align 8
  br label %70

70:                                               ; preds = %47
  %71 = load i64, ptr %20, align 8
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %20, align 8
  br label %43, !llvm.loop !20

73:                                               ; preds = %43
  br label %74

74:                                               ; preds = %73
  %75 = load i64, ptr %19, align 8
  %76 = add nsw i64 %75, 1
  store i64 %76, ptr %19, align 8
  br label %27, !llvm.loop !21

77:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_first_difference(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %34 = add nsw i64 %33, 1
  %35 = load i64, ptr %10, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %63

37:                                               ; preds = %32
  %38 = load ptr, ptr %17, align 8
  %39 = load i64, ptr %19, align 8
  %40 = mul nsw i64 %39, %21
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load i64, ptr %20, align 8
  %43 = add nsw i64 %42, 1
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = load ptr, ptr %17, align 8
  %47 = load i64, ptr %19, align 8
  %48 = mul nsw i64 %47, %21
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load i64, ptr %20, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = fsub double %45, %52
  %54 = load ptr, ptr %18, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul nsw i64 %55, %24
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load i64, ptr %20, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  store double %53, ptr %59, align 8
  br label %60

60:                                               ; preds = %37
  %61 = load i64, ptr %20, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %20, align 8
  br label %32, !llvm.loop !22

63:                                               ; preds = %32
  br label %64

64:                                               ; preds = %63
  %65 = load i64, ptr %19, align 8
  %66 = add nsw i64 %65, 1
  store i64 %66, ptr %19, align 8
  br label %27, !llvm.loop !23

67:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_particle(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %63, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %66

24:                                               ; preds = %20
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %59, %24
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %10, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %62

29:                                               ; preds = %25
  %30 = load ptr, ptr %15, align 8
  %31 = load i64, ptr %17, align 8
  %32 = load i64, ptr %10, align 8
  %33 = mul nsw i64 %31, %32
  %34 = load i64, ptr %18, align 8
  %35 = add nsw i64 %33, %34
  %36 = getelementptr inbounds i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  store i64 %38, ptr %19, align 8
  %39 = load ptr, ptr %11, align 8
  %40 = load i64, ptr %17, align 8
  %41 = load i64, ptr %10, align 8
  %42 = mul nsw i64 %40, %41
  %43 = load i64, ptr %18, align 8
  %44 = add nsw i64 %42, %43
  %45 = getelementptr inbounds double, ptr %39, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %13, align 8
  %48 = load i64, ptr %19, align 8
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fadd double %46, %50
  %52 = load ptr, ptr %12, align 8
  %53 = load i64, ptr %17, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %18, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  store double %51, ptr %58, align 8
  br label %59

59:                                               ; preds = %29
  %60 = load i64, ptr %18, align 8
  %61 = add nsw i64 %60, 1
  store i64 %61, ptr %18, align 8
  br label %25, !llvm.loop !24

62:                                               ; preds = %25
  br label %63

63:                                               ; preds = %62
  %64 = load i64, ptr %17, align 8
  %65 = add nsw i64 %64, 1
  store i64 %65, ptr %17, align 8
  br label %20, !llvm.loop !25

66:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_casual(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %22 = alloca double, align 8
  %23 = alloca double, align 8
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
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %17, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load ptr, ptr %12, align 8
  store ptr %29, ptr %18, align 8
  %30 = load i64, ptr %10, align 8
  %31 = load i64, ptr %10, align 8
  %32 = load ptr, ptr %13, align 8
  store ptr %32, ptr %19, align 8
  store i64 1, ptr %20, align 8
  br label %33

33:                                               ; preds = %112, %8
  %34 = load i64, ptr %20, align 8
  %35 = load i64, ptr %9, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %115

37:                                               ; preds = %33
  store i64 1, ptr %21, align 8
  br label %38

38:                                               ; preds = %108, %37
  %39 = load i64, ptr %21, align 8
  %40 = load i64, ptr %10, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %111

42:                                               ; preds = %38
  %43 = load ptr, ptr %17, align 8
  %44 = load i64, ptr %20, align 8
  %45 = mul nsw i64 %44, %24
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load i64, ptr %21, align 8
  %48 = sub nsw i64 %47, 1
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %17, align 8
  %52 = load i64, ptr %20, align 8
  %53 = mul nsw i64 %52, %24
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %21, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fcmp olt double %50, %57
  br i1 %58, label %59, label %67

59:                                               ; preds = %42
  %60 = load ptr, ptr %17, align 8
  %61 = load i64, ptr %20, align 8
  %62 = mul nsw i64 %61, %24
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = load i64, ptr %21, align 8
  %65 = getelementptr inbounds double, ptr %63, i64 %64
  %66 = load double, ptr %65, align 8
  br label %76

67:                                               ; preds = %42
  %68 = load ptr, ptr %17, align 8
  %69 = load i64, ptr %20, align 8
  %70 = mul nsw i64 %69, %24
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load i64, ptr %21, align 8
  %73 = sub nsw i64 %72, 1
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = load double, ptr %74, align 8
  br label %76

76:                                               ; preds = %67, %59
  %77 = phi double [ %66, %59 ], [ %75, %67 ]
  store double %77, ptr %22, align 8
  %78 = load ptr, ptr %18, align 8
  %79 = load i64, ptr %20, align 8
  %80 = mul nsw i64 %79, %27
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  %82 = load i64, ptr %21, align 8
  %83 = getelementptr inbounds double, ptr %81, i64 %82
  %84 = load double, ptr %83, align 8
  %85 = fcmp ogt double %84, 3.000000e+00
  br i1 %85, label %86, label %96

86:                                               ; preds = %76
  %87 = load ptr, ptr %18, align 8
  %88 = load i64, ptr %20, align 8
  %89 = mul nsw i64 %88, %27
  %90 = getelementptr inbounds double, ptr %87, i64 %89
  %91 = load i64, ptr %21, align 8
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = load double, ptr %22, align 8
  %95 = fmul double %93, %94
  br label %98

96:                                               ; preds = %76
  %97 = load double, ptr %22, align 8
  br label %98

98:                                               ; preds = %96, %86
  %99 = phi double [ %95, %86 ], [ %97, %96 ]
  store double %99, ptr %23, align 8
  %100 = load double, ptr %23, align 8
  %101 = fmul double %100, 5.000000e-01
  %102 = load ptr, ptr %19, align 8
  %103 = load i64, ptr %20, align 8
  %104 = mul nsw i64 %103, %30
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = load i64, ptr %21, align 8
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  store double %101, ptr %107, align 8
  br label %108

108:                                              ; preds = %98
  %109 = load i64, ptr %21, align 8
  %110 = add nsw i64 %109, 1
  store i64 %110, ptr %21, align 8
  br label %38, !llvm.loop !26

111:                                              ; preds = %38
  br label %112

112:                                              ; preds = %111
  %113 = load i64, ptr %20, align 8
  %114 = add nsw i64 %113, 1
  store i64 %114, ptr %20, align 8
  br label %33, !llvm.loop !27

115:                                              ; preds = %33
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_hydro2d_a(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

31:                                               ; preds = %93, %8
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %96

35:                                               ; preds = %31
  store i64 1, ptr %21, align 8
  br label %36

36:                                               ; preds = %89, %35
  %37 = load i64, ptr %21, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %92

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %20, align 8
  %43 = sub nsw i64 %42, 1
  %44 = mul nsw i64 %43, %22
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load i64, ptr %21, align 8
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = load ptr, ptr %18, align 8
  %50 = load i64, ptr %20, align 8
  %51 = sub nsw i64 %50, 1
  %52 = mul nsw i64 %51, %25
  %53 = getelementptr inbounds double, ptr %49, i64 %52
  %54 = load i64, ptr %21, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fadd double %48, %56
  %58 = load ptr, ptr %17, align 8
  %59 = load i64, ptr %20, align 8
  %60 = mul nsw i64 %59, %22
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load i64, ptr %21, align 8
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = fsub double %57, %64
  %66 = load ptr, ptr %18, align 8
  %67 = load i64, ptr %20, align 8
  %68 = mul nsw i64 %67, %25
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load i64, ptr %21, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %18, align 8
  %74 = load i64, ptr %20, align 8
  %75 = mul nsw i64 %74, %25
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  %77 = load i64, ptr %21, align 8
  %78 = sub nsw i64 %77, 1
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fadd double %72, %80
  %82 = fmul double %65, %81
  %83 = load ptr, ptr %19, align 8
  %84 = load i64, ptr %20, align 8
  %85 = mul nsw i64 %84, %28
  %86 = getelementptr inbounds double, ptr %83, i64 %85
  %87 = load i64, ptr %21, align 8
  %88 = getelementptr inbounds double, ptr %86, i64 %87
  store double %82, ptr %88, align 8
  br label %89

89:                                               ; preds = %40
  %90 = load i64, ptr %21, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %21, align 8
  br label %36, !llvm.loop !28

92:                                               ; preds = %36
  br label %93

93:                                               ; preds = %92
  %94 = load i64, ptr %20, align 8
  %95 = add nsw i64 %94, 1
  store i64 %95, ptr %20, align 8
  br label %31, !llvm.loop !29

96:                                               ; preds = %31
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_linear_recurrence(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

20:                                               ; preds = %70, %8
  %21 = load i64, ptr %17, align 8
  %22 = load i64, ptr %9, align 8
  %23 = icmp slt i64 %21, %22
  br i1 %23, label %24, label %73

24:                                               ; preds = %20
  %25 = load ptr, ptr %12, align 8
  %26 = load i64, ptr %17, align 8
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  %28 = load double, ptr %27, align 8
  store double %28, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %29

29:                                               ; preds = %62, %24
  %30 = load i64, ptr %19, align 8
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %65

33:                                               ; preds = %29
  %34 = load ptr, ptr %13, align 8
  %35 = load i64, ptr %19, align 8
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = load double, ptr %18, align 8
  %39 = load ptr, ptr %14, align 8
  %40 = load i64, ptr %19, align 8
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %38, %42
  %44 = fadd double %37, %43
  %45 = load ptr, ptr %11, align 8
  %46 = load i64, ptr %17, align 8
  %47 = load i64, ptr %10, align 8
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %19, align 8
  %50 = add nsw i64 %48, %49
  %51 = getelementptr inbounds double, ptr %45, i64 %50
  store double %44, ptr %51, align 8
  %52 = load ptr, ptr %11, align 8
  %53 = load i64, ptr %17, align 8
  %54 = load i64, ptr %10, align 8
  %55 = mul nsw i64 %53, %54
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %55, %56
  %58 = getelementptr inbounds double, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = load double, ptr %18, align 8
  %61 = fsub double %59, %60
  store double %61, ptr %18, align 8
  br label %62

62:                                               ; preds = %33
  %63 = load i64, ptr %19, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %19, align 8
  br label %29, !llvm.loop !30

65:                                               ; preds = %29
  %66 = load double, ptr %18, align 8
  %67 = load ptr, ptr %12, align 8
  %68 = load i64, ptr %17, align 8
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  store double %66, ptr %69, align 8
  br label %70

70:                                               ; preds = %65
  %71 = load i64, ptr %17, align 8
  %72 = add nsw i64 %71, 1
  store i64 %72, ptr %17, align 8
  br label %20, !llvm.loop !31

73:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_discrete(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %22 = alloca double, align 8
  %23 = alloca double, align 8
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
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %17, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load ptr, ptr %12, align 8
  store ptr %29, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %30

30:                                               ; preds = %75, %8
  %31 = load i64, ptr %19, align 8
  %32 = load i64, ptr %9, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %34, label %78

34:                                               ; preds = %30
  %35 = load ptr, ptr %13, align 8
  %36 = load i64, ptr %19, align 8
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = load double, ptr %37, align 8
  store double %38, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %39

39:                                               ; preds = %71, %34
  %40 = load i64, ptr %21, align 8
  %41 = load i64, ptr %10, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %43, label %74

43:                                               ; preds = %39
  %44 = load ptr, ptr %18, align 8
  %45 = load i64, ptr %19, align 8
  %46 = mul nsw i64 %45, %27
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load i64, ptr %21, align 8
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load double, ptr %20, align 8
  %52 = fmul double 5.000000e-01, %51
  %53 = fsub double %50, %52
  store double %53, ptr %22, align 8
  %54 = load double, ptr %22, align 8
  %55 = fcmp ogt double %54, 1.000000e+00
  %56 = zext i1 %55 to i64
  %57 = select i1 %55, double 2.500000e-01, double 1.250000e-01
  store double %57, ptr %23, align 8
  %58 = load double, ptr %20, align 8
  %59 = load double, ptr %23, align 8
  %60 = fmul double %58, %59
  %61 = load ptr, ptr %17, align 8
  %62 = load i64, ptr %19, align 8
  %63 = mul nsw i64 %62, %24
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load i64, ptr %21, align 8
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  store double %60, ptr %66, align 8
  %67 = load double, ptr %20, align 8
  %68 = load double, ptr %23, align 8
  %69 = fmul double %67, %68
  %70 = fadd double %69, 5.000000e-01
  store double %70, ptr %20, align 8
  br label %71

71:                                               ; preds = %43
  %72 = load i64, ptr %21, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %21, align 8
  br label %39, !llvm.loop !32

74:                                               ; preds = %39
  br label %75

75:                                               ; preds = %74
  %76 = load i64, ptr %19, align 8
  %77 = add nsw i64 %76, 1
  store i64 %77, ptr %19, align 8
  br label %30, !llvm.loop !33

78:                                               ; preds = %30
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_planck(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

27:                                               ; preds = %65, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %68

31:                                               ; preds = %27
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %61, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %64

36:                                               ; preds = %32
  %37 = load ptr, ptr %17, align 8
  %38 = load i64, ptr %19, align 8
  %39 = mul nsw i64 %38, %21
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = load i64, ptr %20, align 8
  %42 = getelementptr inbounds double, ptr %40, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = load ptr, ptr %13, align 8
  %45 = load i64, ptr %20, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %13, align 8
  %49 = load i64, ptr %20, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %47, %51
  %53 = fadd double 1.000000e+00, %52
  %54 = fdiv double %43, %53
  %55 = load ptr, ptr %18, align 8
  %56 = load i64, ptr %19, align 8
  %57 = mul nsw i64 %56, %24
  %58 = getelementptr inbounds double, ptr %55, i64 %57
  %59 = load i64, ptr %20, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  store double %54, ptr %60, align 8
  br label %61

61:                                               ; preds = %36
  %62 = load i64, ptr %20, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %20, align 8
  br label %32, !llvm.loop !34

64:                                               ; preds = %32
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %19, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %19, align 8
  br label %27, !llvm.loop !35

68:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_implicit(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 1, ptr %19, align 8
  br label %28

28:                                               ; preds = %100, %8
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %9, align 8
  %31 = sub nsw i64 %30, 1
  %32 = icmp slt i64 %29, %31
  br i1 %32, label %33, label %103

33:                                               ; preds = %28
  store i64 1, ptr %20, align 8
  br label %34

34:                                               ; preds = %96, %33
  %35 = load i64, ptr %20, align 8
  %36 = load i64, ptr %10, align 8
  %37 = sub nsw i64 %36, 1
  %38 = icmp slt i64 %35, %37
  br i1 %38, label %39, label %99

39:                                               ; preds = %34
  %40 = load ptr, ptr %17, align 8
  %41 = load i64, ptr %19, align 8
  %42 = add nsw i64 %41, 1
  %43 = mul nsw i64 %42, %22
  %44 = getelementptr inbounds double, ptr %40, i64 %43
  %45 = load i64, ptr %20, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, 2.500000e-01
  %49 = load ptr, ptr %17, align 8
  %50 = load i64, ptr %19, align 8
  %51 = sub nsw i64 %50, 1
  %52 = mul nsw i64 %51, %22
  %53 = getelementptr inbounds double, ptr %49, i64 %52
  %54 = load i64, ptr %20, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double %56, 1.250000e-01
  %58 = fadd double %48, %57
  %59 = load ptr, ptr %18, align 8
  %60 = load i64, ptr %19, align 8
  %61 = mul nsw i64 %60, %25
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load i64, ptr %20, align 8
  %64 = add nsw i64 %63, 1
  %65 = getelementptr inbounds double, ptr %62, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fmul double %66, 5.000000e-01
  %68 = fadd double %58, %67
  %69 = load ptr, ptr %18, align 8
  %70 = load i64, ptr %19, align 8
  %71 = mul nsw i64 %70, %25
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = load i64, ptr %20, align 8
  %74 = sub nsw i64 %73, 1
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fadd double %68, %76
  store double %77, ptr %21, align 8
  %78 = load double, ptr %21, align 8
  %79 = load ptr, ptr %18, align 8
  %80 = load i64, ptr %19, align 8
  %81 = mul nsw i64 %80, %25
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load i64, ptr %20, align 8
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fsub double %78, %85
  %87 = fmul double 1.750000e-01, %86
  %88 = load ptr, ptr %18, align 8
  %89 = load i64, ptr %19, align 8
  %90 = mul nsw i64 %89, %25
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = load i64, ptr %20, align 8
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fadd double %94, %87
  store double %95, ptr %93, align 8
  br label %96

96:                                               ; preds = %39
  %97 = load i64, ptr %20, align 8
  %98 = add nsw i64 %97, 1
  store i64 %98, ptr %20, align 8
  br label %34, !llvm.loop !36

99:                                               ; preds = %34
  br label %100

100:                                              ; preds = %99
  %101 = load i64, ptr %19, align 8
  %102 = add nsw i64 %101, 1
  store i64 %102, ptr %19, align 8
  br label %28, !llvm.loop !37

103:                                              ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_first_minimum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 0, ptr %18, align 8
  br label %25

25:                                               ; preds = %73, %8
  %26 = load i64, ptr %18, align 8
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %29, label %76

29:                                               ; preds = %25
  store i64 0, ptr %19, align 8
  %30 = load ptr, ptr %17, align 8
  %31 = load i64, ptr %18, align 8
  %32 = mul nsw i64 %31, %22
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = getelementptr inbounds double, ptr %33, i64 0
  %35 = load double, ptr %34, align 8
  store double %35, ptr %20, align 8
  store i64 1, ptr %21, align 8
  br label %36

36:                                               ; preds = %60, %29
  %37 = load i64, ptr %21, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %63

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nsw i64 %42, %22
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %21, align 8
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load double, ptr %20, align 8
  %49 = fcmp olt double %47, %48
  br i1 %49, label %50, label %59

50:                                               ; preds = %40
  %51 = load ptr, ptr %17, align 8
  %52 = load i64, ptr %18, align 8
  %53 = mul nsw i64 %52, %22
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %21, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8
  store double %57, ptr %20, align 8
  %58 = load i64, ptr %21, align 8
  store i64 %58, ptr %19, align 8
  br label %59

59:                                               ; preds = %50, %40
  br label %60

60:                                               ; preds = %59
  %61 = load i64, ptr %21, align 8
  %62 = add nsw i64 %61, 1
  store i64 %62, ptr %21, align 8
  br label %36, !llvm.loop !38

63:                                               ; preds = %36
  %64 = load i64, ptr %19, align 8
  %65 = trunc i64 %64 to i32
  %66 = load ptr, ptr %16, align 8
  %67 = load i64, ptr %18, align 8
  %68 = getelementptr inbounds i32, ptr %66, i64 %67
  store i32 %65, ptr %68, align 4
  %69 = load double, ptr %20, align 8
  %70 = load ptr, ptr %13, align 8
  %71 = load i64, ptr %18, align 8
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  store double %69, ptr %72, align 8
  br label %73

73:                                               ; preds = %63
  %74 = load i64, ptr %18, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %18, align 8
  br label %25, !llvm.loop !39

76:                                               ; preds = %25
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_integrate(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %36 = load i64, ptr %18, align 8
  %37 = load i64, ptr %9, align 8
  %38 = mul nsw i64 %36, %37
  %39 = load i64, ptr %17, align 8
  %40 = add nsw i64 %38, %39
  %41 = getelementptr inbounds double, ptr %35, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %12, align 8
  %44 = load i64, ptr %17, align 8
  %45 = load i64, ptr %10, align 8
  %46 = mul nsw i64 %44, %45
  %47 = load i64, ptr %19, align 8
  %48 = add nsw i64 %46, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %42, %50
  %52 = load ptr, ptr %13, align 8
  %53 = load i64, ptr %18, align 8
  %54 = load i64, ptr %10, align 8
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
  br label %30, !llvm.loop !40

64:                                               ; preds = %30
  br label %65

65:                                               ; preds = %64
  %66 = load i64, ptr %18, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %18, align 8
  br label %25, !llvm.loop !41

68:                                               ; preds = %25
  br label %69

69:                                               ; preds = %68
  %70 = load i64, ptr %17, align 8
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %17, align 8
  br label %20, !llvm.loop !42

72:                                               ; preds = %20
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_adi_planes(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = alloca i64, align 8
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %22 = load i64, ptr %9, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %17, align 8
  %27 = load i64, ptr %9, align 8
  %28 = load i64, ptr %10, align 8
  %29 = load i64, ptr %9, align 8
  %30 = load i64, ptr %10, align 8
  %31 = load ptr, ptr %12, align 8
  store ptr %31, ptr %18, align 8
  store i64 0, ptr %19, align 8
  br label %32

32:                                               ; preds = %110, %8
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %9, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %113

36:                                               ; preds = %32
  store i64 1, ptr %20, align 8
  br label %37

37:                                               ; preds = %106, %36
  %38 = load i64, ptr %20, align 8
  %39 = load i64, ptr %9, align 8
  %40 = sub nsw i64 %39, 1
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %109

42:                                               ; preds = %37
  store i64 0, ptr %21, align 8
  br label %43

43:                                               ; preds = %102, %42
  %44 = load i64, ptr %21, align 8
  %45 = load i64, ptr %10, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %47, label %105

47:                                               ; preds = %43
  %48 = load ptr, ptr %17, align 8
  %49 = load i64, ptr %19, align 8
  %50 = mul nuw i64 %22, %23
  %51 = mul nsw i64 %49, %50
  %52 = getelementptr inbounds double, ptr %48, i64 %51
  %53 = load i64, ptr %20, align 8
  %54 = mul nsw i64 %53, %23
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = load i64, ptr %21, align 8
  %57 = getelementptr inbounds double, ptr %55, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = load ptr, ptr %17, align 8
  %60 = load i64, ptr %19, align 8
  %61 = mul nuw i64 %22, %23
  %62 = mul nsw i64 %60, %61
  %63 = getelementptr inbounds double, ptr %59, i64 %62
  %64 = load i64, ptr %20, align 8
  %65 = add nsw i64 %64, 1
  %66 = mul nsw i64 %65, %23
  %67 = getelementptr inbounds double, ptr %63, i64 %66
  %68 = load i64, ptr %21, align 8
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = load ptr, ptr %17, align 8
  %72 = load i64, ptr %19, align 8
  %73 = mul nuw i64 %22, %23
  %74 = mul nsw i64 %72, %73
  %75 = getelementptr inbounds double, ptr %71, i64 %74
  %76 = load i64, ptr %20, align 8
  %77 = sub nsw i64 %76, 1
  %78 = mul nsw i64 %77, %23
  %79 = getelementptr inbounds double, ptr %75, i64 %78
  %80 = load i64, ptr %21, align 8
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  %82 = load double, ptr %81, align 8
  %83 = fsub double %70, %82
  %84 = fmul double 5.000000e-01, %83
  %85 = fadd double %58, %84
  %86 = load ptr, ptr %13, align 8
  %87 = load i64, ptr %21, align 8
  %88 = getelementptr inbounds double, ptr %86, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul double 2.500000e-01, %89
  %91 = fadd double %85, %90
  %92 = load ptr, ptr %18, align 8
  %93 = load i64, ptr %19, align 8
  %94 = mul nuw i64 %27, %28
  %95 = mul nsw i64 %93, %94
  %96 = getelementptr inbounds double, ptr %92, i64 %95
  %97 = load i64, ptr %20, align 8
  %98 = mul nsw i64 %97, %28
  %99 = getelementptr inbounds double, ptr %96, i64 %98
  %100 = load i64, ptr %21, align 8
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  store double %91, ptr %101, align 8
  br label %102

102:                                              ; preds = %47
  %103 = load i64, ptr %21, align 8
  %104 = add nsw i64 %103, 1
  store i64 %104, ptr %21, align 8
  br label %43, !llvm.loop !43

105:                                              ; preds = %43
  br label %106

106:                                              ; preds = %105
  %107 = load i64, ptr %20, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %20, align 8
  br label %37, !llvm.loop !44

109:                                              ; preds = %37
  br label %110

110:                                              ; preds = %109
  %111 = load i64, ptr %19, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %19, align 8
  br label %32, !llvm.loop !45

113:                                              ; preds = %32
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_monte(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %19 = alloca i32, align 4
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

21:                                               ; preds = %84, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %87

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %80, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %83

30:                                               ; preds = %26
  store i32 0, ptr %19, align 4
  store i64 0, ptr %20, align 8
  br label %31

31:                                               ; preds = %68, %30
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %10, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %71

35:                                               ; preds = %31
  %36 = load ptr, ptr %15, align 8
  %37 = load i64, ptr %17, align 8
  %38 = load i64, ptr %10, align 8
  %39 = mul nsw i64 %37, %38
  %40 = load i64, ptr %20, align 8
  %41 = add nsw i64 %39, %40
  %42 = getelementptr inbounds i32, ptr %36, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = load ptr, ptr %16, align 8
  %45 = load i64, ptr %18, align 8
  %46 = load i64, ptr %10, align 8
  %47 = mul nsw i64 %45, %46
  %48 = load i64, ptr %20, align 8
  %49 = add nsw i64 %47, %48
  %50 = getelementptr inbounds i32, ptr %44, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = icmp sgt i32 %43, %51
  br i1 %52, label %53, label %64

53:                                               ; preds = %35
  %54 = load ptr, ptr %15, align 8
  %55 = load i64, ptr %17, align 8
  %56 = load i64, ptr %10, align 8
  %57 = mul nsw i64 %55, %56
  %58 = load i64, ptr %20, align 8
  %59 = add nsw i64 %57, %58
  %60 = getelementptr inbounds i32, ptr %54, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = load i32, ptr %19, align 4
  %63 = add nsw i32 %62, %61
  store i32 %63, ptr %19, align 4
  br label %67

64:                                               ; preds = %35
  %65 = load i32, ptr %19, align 4
  %66 = sub nsw i32 %65, 1
  store i32 %66, ptr %19, align 4
  br label %67

67:                                               ; preds = %64, %53
  br label %68

68:                                               ; preds = %67
  %69 = load i64, ptr %20, align 8
  %70 = add nsw i64 %69, 1
  store i64 %70, ptr %20, align 8
  br label %31, !llvm.loop !46

71:                                               ; preds = %31
  %72 = load i32, ptr %19, align 4
  %73 = load ptr, ptr %14, align 8
  %74 = load i64, ptr %17, align 8
  %75 = load i64, ptr %9, align 8
  %76 = mul nsw i64 %74, %75
  %77 = load i64, ptr %18, align 8
  %78 = add nsw i64 %76, %77
  %79 = getelementptr inbounds i32, ptr %73, i64 %78
  store i32 %72, ptr %79, align 4
  br label %80

80:                                               ; preds = %71
  %81 = load i64, ptr %18, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %18, align 8
  br label %26, !llvm.loop !47

83:                                               ; preds = %26
  br label %84

84:                                               ; preds = %83
  %85 = load i64, ptr %17, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %17, align 8
  br label %21, !llvm.loop !48

87:                                               ; preds = %21
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
