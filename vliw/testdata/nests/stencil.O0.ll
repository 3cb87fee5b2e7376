source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind
define dso_local i64 @n2_five_point(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 1, ptr %19, align 8
  br label %27

27:                                               ; preds = %85, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = sub nsw i64 %29, 1
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %88

32:                                               ; preds = %27
  store i64 1, ptr %20, align 8
  br label %33

33:                                               ; preds = %81, %32
  %34 = load i64, ptr %20, align 8
  %35 = load i64, ptr %10, align 8
  %36 = sub nsw i64 %35, 1
  %37 = icmp slt i64 %34, %36
  br i1 %37, label %38, label %84

38:                                               ; preds = %33
  %39 = load ptr, ptr %17, align 8
  %40 = load i64, ptr %19, align 8
  %41 = sub nsw i64 %40, 1
  %42 = mul nsw i64 %41, %21
  %43 = getelementptr inbounds double, ptr %39, i64 %42
  %44 = load i64, ptr %20, align 8
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %17, align 8
  %48 = load i64, ptr %19, align 8
  %49 = add nsw i64 %48, 1
  %50 = mul nsw i64 %49, %21
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load i64, ptr %20, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = fadd double %46, %54
  %56 = load ptr, ptr %17, align 8
  %57 = load i64, ptr %19, align 8
  %58 = mul nsw i64 %57, %21
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load i64, ptr %20, align 8
  %61 = sub nsw i64 %60, 1
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fadd double %55, %63
  %65 = load ptr, ptr %17, align 8
  %66 = load i64, ptr %19, align 8
  %67 = mul nsw i64 %66, %21
  %68 = getelementptr inbounds double, ptr %65, i64 %67
  %69 = load i64, ptr %20, align 8
  %70 = add nsw i64 %69, 1
  %71 = getelementptr inbounds double, ptr %68, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fadd double %64, %72
  %74 = fmul double 2.500000e-01, %73
  %75 = load ptr, ptr %18, align 8
  %76 = load i64, ptr %19, align 8
  %77 = mul nsw i64 %76, %24
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = load i64, ptr %20, align 8
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  store double %74, ptr %80, align 8
  br label %81

81:                                               ; preds = %38
  %82 = load i64, ptr %20, align 8
  %83 = add nsw i64 %82, 1
  store i64 %83, ptr %20, align 8
  br label %33, !llvm.loop !3

84:                                               ; preds = %33
  br label %85

85:                                               ; preds = %84
  %86 = load i64, ptr %19, align 8
  %87 = add nsw i64 %86, 1
  store i64 %87, ptr %19, align 8
  br label %27, !llvm.loop !5

88:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_nine_point(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 1, ptr %19, align 8
  br label %27

27:                                               ; preds = %135, %8
  %28 = load i64, ptr %19, align 8
  %29 = load i64, ptr %9, align 8
  %30 = sub nsw i64 %29, 1
  %31 = icmp slt i64 %28, %30
  br i1 %31, label %32, label %138

32:                                               ; preds = %27
  store i64 1, ptr %20, align 8
  br label %33

33:                                               ; preds = %131, %32
  %34 = load i64, ptr %20, align 8
  %35 = load i64, ptr %10, align 8
  %36 = sub nsw i64 %35, 1
  %37 = icmp slt i64 %34, %36
  br i1 %37, label %38, label %134

38:                                               ; preds = %33
  %39 = load ptr, ptr %17, align 8
  %40 = load i64, ptr %19, align 8
  %41 = mul nsw i64 %40, %21
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = load i64, ptr %20, align 8
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %45, 5.000000e-01
  %47 = load ptr, ptr %17, align 8
  %48 = load i64, ptr %19, align 8
  %49 = sub nsw i64 %48, 1
  %50 = mul nsw i64 %49, %21
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load i64, ptr %20, align 8
  %53 = getelementptr inbounds double, ptr %51, i64 %52
  %54 = load double, ptr %53, align 8
  %55 = load ptr, ptr %17, align 8
  %56 = load i64, ptr %19, align 8
  %57 = add nsw i64 %56, 1
  %58 = mul nsw i64 %57, %21
  %59 = getelementptr inbounds double, ptr %55, i64 %58
  %60 = load i64, ptr %20, align 8
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = fadd double %54, %62
  %64 = load ptr, ptr %17, align 8
  %65 = load i64, ptr %19, align 8
  %66 = mul nsw i64 %65, %21
  %67 = getelementptr inbounds double, ptr %64, i64 %66
  %68 = load i64, ptr %20, align 8
  %69 = sub nsw i64 %68, 1
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fadd double %63, %71
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %19, align 8
  %75 = mul nsw i64 %74, %21
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  %77 = load i64, ptr %20, align 8
  %78 = add nsw i64 %77, 1
  %79 = getelementptr inbounds double, ptr %76, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fadd double %72, %80
  %82 = fmul double 1.250000e-01, %81
  %83 = fadd double %46, %82
  %84 = load ptr, ptr %17, align 8
  %85 = load i64, ptr %19, align 8
  %86 = sub nsw i64 %85, 1
  %87 = mul nsw i64 %86, %21
  %88 = getelementptr inbounds double, ptr %84, i64 %87
  %89 = load i64, ptr %20, align 8
  %90 = sub nsw i64 %89, 1
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = load ptr, ptr %17, align 8
  %94 = load i64, ptr %19, align 8
  %95 = add nsw i64 %94, 1
  %96 = mul nsw i64 %95, %21
  %97 = getelementptr inbounds double, ptr %93, i64 %96
  %98 = load i64, ptr %20, align 8
  %99 = add nsw i64 %98, 1
  %100 = getelementptr inbounds double, ptr %97, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = fadd double %92, %101
  %103 = load ptr, ptr %17, align 8
  %104 = load i64, ptr %19, align 8
  %105 = add nsw i64 %104, 1
  %106 = mul nsw i64 %105, %21
  %107 = getelementptr inbounds double, ptr %103, i64 %106
  %108 = load i64, ptr %20, align 8
  %109 = sub nsw i64 %108, 1
  %110 = getelementptr inbounds double, ptr %107, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fadd double %102, %111
  %113 = load ptr, ptr %17, align 8
  %114 = load i64, ptr %19, align 8
  %115 = sub nsw i64 %114, 1
  %116 = mul nsw i64 %115, %21
  %117 = getelementptr inbounds double, ptr %113, i64 %116
  %118 = load i64, ptr %20, align 8
  %119 = add nsw i64 %118, 1
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = fadd double %112, %121
  %123 = fmul double 6.250000e-02, %122
  %124 = fadd double %83, %123
  %125 = load ptr, ptr %18, align 8
  %126 = load i64, ptr %19, align 8
  %127 = mul nsw i64 %126, %24
  %128 = getelementptr inbounds double, ptr %125, i64 %127
  %129 = load i64, ptr %20, align 8
  %130 = getelementptr inbounds double, ptr %128, i64 %129
  store double %124, ptr %130, align 8
  br label %131

131:                                              ; preds = %38
  %132 = load i64, ptr %20, align 8
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %20, align 8
  br label %33, !llvm.loop !6

134:                                              ; preds = %33
  br label %135

135:                                              ; preds = %134
  %136 = load i64, ptr %19, align 8
  %137 = add nsw i64 %136, 1
  store i64 %137, ptr %19, align 8
  br label %27, !llvm.loop !7

138:                                              ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_seidel(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

23:                                               ; preds = %61, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %64

27:                                               ; preds = %23
  store i64 1, ptr %19, align 8
  br label %28

28:                                               ; preds = %57, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %60

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = sub nsw i64 %34, 1
  %36 = mul nsw i64 %35, %20
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  %38 = load i64, ptr %19, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nsw i64 %42, %20
  %44 = getelementptr inbounds double, ptr %41, i64 %43
  %45 = load i64, ptr %19, align 8
  %46 = sub nsw i64 %45, 1
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %40, %48
  %50 = fmul double 5.000000e-01, %49
  %51 = load ptr, ptr %17, align 8
  %52 = load i64, ptr %18, align 8
  %53 = mul nsw i64 %52, %20
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %19, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  store double %50, ptr %56, align 8
  br label %57

57:                                               ; preds = %32
  %58 = load i64, ptr %19, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %19, align 8
  br label %28, !llvm.loop !8

60:                                               ; preds = %28
  br label %61

61:                                               ; preds = %60
  %62 = load i64, ptr %18, align 8
  %63 = add nsw i64 %62, 1
  store i64 %63, ptr %18, align 8
  br label %23, !llvm.loop !9

64:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_sweep_rows(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

23:                                               ; preds = %54, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %57

27:                                               ; preds = %23
  store i64 1, ptr %19, align 8
  br label %28

28:                                               ; preds = %50, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %53

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = mul nsw i64 %34, %20
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = load i64, ptr %19, align 8
  %38 = sub nsw i64 %37, 1
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, 5.000000e-01
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %18, align 8
  %44 = mul nsw i64 %43, %20
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load i64, ptr %19, align 8
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %41
  store double %49, ptr %47, align 8
  br label %50

50:                                               ; preds = %32
  %51 = load i64, ptr %19, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %19, align 8
  br label %28, !llvm.loop !10

53:                                               ; preds = %28
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %18, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %18, align 8
  br label %23, !llvm.loop !11

57:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_sweep_columns(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

23:                                               ; preds = %54, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %57

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %50, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %53

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = sub nsw i64 %34, 1
  %36 = mul nsw i64 %35, %20
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  %38 = load i64, ptr %19, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, 5.000000e-01
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %18, align 8
  %44 = mul nsw i64 %43, %20
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = load i64, ptr %19, align 8
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = fadd double %48, %41
  store double %49, ptr %47, align 8
  br label %50

50:                                               ; preds = %32
  %51 = load i64, ptr %19, align 8
  %52 = add nsw i64 %51, 1
  store i64 %52, ptr %19, align 8
  br label %28, !llvm.loop !12

53:                                               ; preds = %28
  br label %54

54:                                               ; preds = %53
  %55 = load i64, ptr %18, align 8
  %56 = add nsw i64 %55, 1
  store i64 %56, ptr %18, align 8
  br label %23, !llvm.loop !13

57:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_skewed(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

23:                                               ; preds = %55, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %58

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %51, %27
  %29 = load i64, ptr %19, align 8
  %30 = add nsw i64 %29, 1
  %31 = load i64, ptr %10, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %33, label %54

33:                                               ; preds = %28
  %34 = load ptr, ptr %17, align 8
  %35 = load i64, ptr %18, align 8
  %36 = sub nsw i64 %35, 1
  %37 = mul nsw i64 %36, %20
  %38 = getelementptr inbounds double, ptr %34, i64 %37
  %39 = load i64, ptr %19, align 8
  %40 = add nsw i64 %39, 1
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = load ptr, ptr %17, align 8
  %44 = load i64, ptr %18, align 8
  %45 = mul nsw i64 %44, %20
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load i64, ptr %19, align 8
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fadd double %49, %42
  store double %50, ptr %48, align 8
  br label %51

51:                                               ; preds = %33
  %52 = load i64, ptr %19, align 8
  %53 = add nsw i64 %52, 1
  store i64 %53, ptr %19, align 8
  br label %28, !llvm.loop !14

54:                                               ; preds = %28
  br label %55

55:                                               ; preds = %54
  %56 = load i64, ptr %18, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %18, align 8
  br label %23, !llvm.loop !15

58:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_two_back(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 2, ptr %18, align 8
  br label %23

23:                                               ; preds = %57, %8
  %24 = load i64, ptr %18, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %60

27:                                               ; preds = %23
  store i64 0, ptr %19, align 8
  br label %28

28:                                               ; preds = %53, %27
  %29 = load i64, ptr %19, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %56

32:                                               ; preds = %28
  %33 = load ptr, ptr %17, align 8
  %34 = load i64, ptr %18, align 8
  %35 = sub nsw i64 %34, 2
  %36 = mul nsw i64 %35, %20
  %37 = getelementptr inbounds double, ptr %33, i64 %36
  %38 = load i64, ptr %19, align 8
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = fmul double %40, 2.500000e-01
  %42 = load ptr, ptr %12, align 8
  %43 = load i64, ptr %19, align 8
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fadd double %41, %45
  %47 = load ptr, ptr %17, align 8
  %48 = load i64, ptr %18, align 8
  %49 = mul nsw i64 %48, %20
  %50 = getelementptr inbounds double, ptr %47, i64 %49
  %51 = load i64, ptr %19, align 8
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  store double %46, ptr %52, align 8
  br label %53

53:                                               ; preds = %32
  %54 = load i64, ptr %19, align 8
  %55 = add nsw i64 %54, 1
  store i64 %55, ptr %19, align 8
  br label %28, !llvm.loop !16

56:                                               ; preds = %28
  br label %57

57:                                               ; preds = %56
  %58 = load i64, ptr %18, align 8
  %59 = add nsw i64 %58, 1
  store i64 %59, ptr %18, align 8
  br label %23, !llvm.loop !17

60:                                               ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_gradient(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

31:                                               ; preds = %91, %8
  %32 = load i64, ptr %20, align 8
  %33 = load i64, ptr %9, align 8
  %34 = sub nsw i64 %33, 1
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %36, label %94

36:                                               ; preds = %31
  store i64 0, ptr %21, align 8
  br label %37

37:                                               ; preds = %87, %36
  %38 = load i64, ptr %21, align 8
  %39 = load i64, ptr %10, align 8
  %40 = sub nsw i64 %39, 1
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %90

42:                                               ; preds = %37
  %43 = load ptr, ptr %17, align 8
  %44 = load i64, ptr %20, align 8
  %45 = mul nsw i64 %44, %22
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load i64, ptr %21, align 8
  %48 = add nsw i64 %47, 1
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = load ptr, ptr %17, align 8
  %52 = load i64, ptr %20, align 8
  %53 = mul nsw i64 %52, %22
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %21, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = fsub double %50, %57
  %59 = load ptr, ptr %18, align 8
  %60 = load i64, ptr %20, align 8
  %61 = mul nsw i64 %60, %25
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load i64, ptr %21, align 8
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  store double %58, ptr %64, align 8
  %65 = load ptr, ptr %17, align 8
  %66 = load i64, ptr %20, align 8
  %67 = add nsw i64 %66, 1
  %68 = mul nsw i64 %67, %22
  %69 = getelementptr inbounds double, ptr %65, i64 %68
  %70 = load i64, ptr %21, align 8
  %71 = getelementptr inbounds double, ptr %69, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %17, align 8
  %74 = load i64, ptr %20, align 8
  %75 = mul nsw i64 %74, %22
  %76 = getelementptr inbounds double, ptr %73, i64 %75
  %77 = load i64, ptr %21, align 8
  %78 = getelementptr inbounds double, ptr %76, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = fsub double %72, %79
  %81 = load ptr, ptr %19, align 8
  %82 = load i64, ptr %20, align 8
  %83 = mul nsw i64 %82, %28
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load i64, ptr %21, align 8
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  store double %80, ptr %86, align 8
  br label %87

87:                                               ; preds = %42
  %88 = load i64, ptr %21, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %21, align 8
  br label %37, !llvm.loop !18

90:                                               ; preds = %37
  br label %91

91:                                               ; preds = %90
  %92 = load i64, ptr %20, align 8
  %93 = add nsw i64 %92, 1
  store i64 %93, ptr %20, align 8
  br label %31, !llvm.loop !19

94:                                               ; preds = %31
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_upwind(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %11, align 8
  store ptr %25, ptr %17, align 8
  %26 = load i64, ptr %10, align 8
  %27 = load i64, ptr %10, align 8
  %28 = load ptr, ptr %12, align 8
  store ptr %28, ptr %18, align 8
  %29 = load i64, ptr %10, align 8
  %30 = load i64, ptr %10, align 8
  %31 = load ptr, ptr %13, align 8
  store ptr %31, ptr %19, align 8
  store i64 1, ptr %20, align 8
  br label %32

32:                                               ; preds = %110, %8
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %9, align 8
  %35 = sub nsw i64 %34, 1
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %113

37:                                               ; preds = %32
  store i64 0, ptr %21, align 8
  br label %38

38:                                               ; preds = %106, %37
  %39 = load i64, ptr %21, align 8
  %40 = load i64, ptr %10, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %109

42:                                               ; preds = %38
  %43 = load ptr, ptr %18, align 8
  %44 = load i64, ptr %20, align 8
  %45 = mul nsw i64 %44, %26
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load i64, ptr %21, align 8
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load double, ptr %48, align 8
  store double %49, ptr %22, align 8
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %20, align 8
  %52 = mul nsw i64 %51, %23
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = load i64, ptr %21, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = load double, ptr %22, align 8
  %58 = fcmp ogt double %57, 2.000000e+00
  br i1 %58, label %59, label %78

59:                                               ; preds = %42
  %60 = load double, ptr %22, align 8
  %61 = load ptr, ptr %17, align 8
  %62 = load i64, ptr %20, align 8
  %63 = mul nsw i64 %62, %23
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load i64, ptr %21, align 8
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load ptr, ptr %17, align 8
  %69 = load i64, ptr %20, align 8
  %70 = sub nsw i64 %69, 1
  %71 = mul nsw i64 %70, %23
  %72 = getelementptr inbounds double, ptr %68, i64 %71
  %73 = load i64, ptr %21, align 8
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load double, ptr %74, align 8
  %76 = fsub double %67, %75
  %77 = fmul double %60, %76
  br label %97

78:                                               ; preds = %42
  %79 = load double, ptr %22, align 8
  %80 = load ptr, ptr %17, align 8
  %81 = load i64, ptr %20, align 8
  %82 = add nsw i64 %81, 1
  %83 = mul nsw i64 %82, %23
  %84 = getelementptr inbounds double, ptr %80, i64 %83
  %85 = load i64, ptr %21, align 8
  %86 = getelementptr inbounds double, ptr %84, i64 %85
  %87 = load double, ptr %86, align 8
  %88 = load ptr, ptr %17, align 8
  %89 = load i64, ptr %20, align 8
  %90 = mul nsw i64 %89, %23
  %91 = getelementptr inbounds double, ptr %88, i64 %90
  %92 = load i64, ptr %21, align 8
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load double, ptr %93, align 8
  %95 = fsub double %87, %94
  %96 = fmul double %79, %95
  br label %97

97:                                               ; preds = %78, %59
  %98 = phi double [ %77, %59 ], [ %96, %78 ]
  %99 = fsub double %56, %98
  %100 = load ptr, ptr %19, align 8
  %101 = load i64, ptr %20, align 8
  %102 = mul nsw i64 %101, %29
  %103 = getelementptr inbounds double, ptr %100, i64 %102
  %104 = load i64, ptr %21, align 8
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  store double %99, ptr %105, align 8
  br label %106

106:                                              ; preds = %97
  %107 = load i64, ptr %21, align 8
  %108 = add nsw i64 %107, 1
  store i64 %108, ptr %21, align 8
  br label %38, !llvm.loop !20

109:                                              ; preds = %38
  br label %110

110:                                              ; preds = %109
  %111 = load i64, ptr %20, align 8
  %112 = add nsw i64 %111, 1
  store i64 %112, ptr %20, align 8
  br label %32, !llvm.loop !21

113:                                              ; preds = %32
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_boundary(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
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
  store i64 %0, ptr %10, align 8
  store i64 %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store ptr %3, ptr %13, align 8
  store ptr %4, ptr %14, align 8
  store ptr %5, ptr %15, align 8
  store ptr %6, ptr %16, align 8
  store ptr %7, ptr %17, align 8
  %22 = load i64, ptr %11, align 8
  %23 = load i64, ptr %11, align 8
  %24 = load ptr, ptr %12, align 8
  store ptr %24, ptr %18, align 8
  %25 = load i64, ptr %11, align 8
  %26 = load i64, ptr %11, align 8
  %27 = load ptr, ptr %13, align 8
  store ptr %27, ptr %19, align 8
  %28 = load i64, ptr %11, align 8
  %29 = icmp slt i64 %28, 1
  br i1 %29, label %30, label %31

30:                                               ; preds = %8
  store i64 0, ptr %9, align 8
  br label %102

31:                                               ; preds = %8
  store i64 0, ptr %20, align 8
  br label %32

32:                                               ; preds = %98, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %10, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %101

36:                                               ; preds = %32
  %37 = load ptr, ptr %18, align 8
  %38 = load i64, ptr %20, align 8
  %39 = mul nsw i64 %38, %22
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = getelementptr inbounds double, ptr %40, i64 0
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, 2.000000e+00
  %44 = load ptr, ptr %19, align 8
  %45 = load i64, ptr %20, align 8
  %46 = mul nsw i64 %45, %25
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = getelementptr inbounds double, ptr %47, i64 0
  store double %43, ptr %48, align 8
  store i64 1, ptr %21, align 8
  br label %49

49:                                               ; preds = %78, %36
  %50 = load i64, ptr %21, align 8
  %51 = load i64, ptr %11, align 8
  %52 = sub nsw i64 %51, 1
  %53 = icmp slt i64 %50, %52
  br i1 %53, label %54, label %81

54:                                               ; preds = %49
  %55 = load ptr, ptr %18, align 8
  %56 = load i64, ptr %20, align 8
  %57 = mul nsw i64 %56, %22
  %58 = getelementptr inbounds double, ptr %55, i64 %57
  %59 = load i64, ptr %21, align 8
  %60 = sub nsw i64 %59, 1
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = load ptr, ptr %18, align 8
  %64 = load i64, ptr %20, align 8
  %65 = mul nsw i64 %64, %22
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = load i64, ptr %21, align 8
  %68 = add nsw i64 %67, 1
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = fadd double %62, %70
  %72 = load ptr, ptr %19, align 8
  %73 = load i64, ptr %20, align 8
  %74 = mul nsw i64 %73, %25
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = load i64, ptr %21, align 8
  %77 = getelementptr inbounds double, ptr %75, i64 %76
  store double %71, ptr %77, align 8
  br label %78

78:                                               ; preds = %54
  %79 = load i64, ptr %21, align 8
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %21, align 8
  br label %49, !llvm.loop !22

81:                                               ; preds = %49
  %82 = load ptr, ptr %18, align 8
  %83 = load i64, ptr %20, align 8
  %84 = mul nsw i64 %83, %22
  %85 = getelementptr inbounds double, ptr %82, i64 %84
  %86 = load i64, ptr %11, align 8
  %87 = sub nsw i64 %86, 1
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = load double, ptr %88, align 8
  %90 = fmul double %89, 3.000000e+00
  %91 = load ptr, ptr %19, align 8
  %92 = load i64, ptr %20, align 8
  %93 = mul nsw i64 %92, %25
  %94 = getelementptr inbounds double, ptr %91, i64 %93
  %95 = load i64, ptr %11, align 8
  %96 = sub nsw i64 %95, 1
  %97 = getelementptr inbounds double, ptr %94, i64 %96
  store double %90, ptr %97, align 8
  br label %98

98:                                               ; preds = %81
  %99 = load i64, ptr %20, align 8
  %100 = add nsw i64 %99, 1
  store i64 %100, ptr %20, align 8
  br label %32, !llvm.loop !23

101:                                              ; preds = %32
  store i64 0, ptr %9, align 8
  br label %102

102:                                              ; preds = %101, %30
  %103 = load i64, ptr %9, align 8
  ret i64 %103
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_jacobi_row(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

19:                                               ; preds = %62, %8
  %20 = load i64, ptr %17, align 8
  %21 = load i64, ptr %9, align 8
  %22 = icmp slt i64 %20, %21
  br i1 %22, label %23, label %65

23:                                               ; preds = %19
  store i64 1, ptr %18, align 8
  br label %24

24:                                               ; preds = %58, %23
  %25 = load i64, ptr %18, align 8
  %26 = load i64, ptr %10, align 8
  %27 = sub nsw i64 %26, 1
  %28 = icmp slt i64 %25, %27
  br i1 %28, label %29, label %61

29:                                               ; preds = %24
  %30 = load ptr, ptr %11, align 8
  %31 = load i64, ptr %18, align 8
  %32 = sub nsw i64 %31, 1
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = load ptr, ptr %11, align 8
  %36 = load i64, ptr %18, align 8
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %12, align 8
  %40 = load i64, ptr %17, align 8
  %41 = getelementptr inbounds double, ptr %39, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %38, %42
  %44 = fadd double %34, %43
  %45 = load ptr, ptr %11, align 8
  %46 = load i64, ptr %18, align 8
  %47 = add nsw i64 %46, 1
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fadd double %44, %49
  %51 = load ptr, ptr %13, align 8
  %52 = load i64, ptr %17, align 8
  %53 = load i64, ptr %10, align 8
  %54 = mul nsw i64 %52, %53
  %55 = load i64, ptr %18, align 8
  %56 = add nsw i64 %54, %55
  %57 = getelementptr inbounds double, ptr %51, i64 %56
  store double %50, ptr %57, align 8
  br label %58

58:                                               ; preds = %29
  %59 = load i64, ptr %18, align 8
  %60 = add nsw i64 %59, 1
  store i64 %60, ptr %18, align 8
  br label %24, !llvm.loop !24

61:                                               ; preds = %24
  br label %62

62:                                               ; preds = %61
  %63 = load i64, ptr %17, align 8
  %64 = add nsw i64 %63, 1
  store i64 %64, ptr %17, align 8
  br label %19, !llvm.loop !25

65:                                               ; preds = %19
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_heat_const(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = load ptr, ptr %11, align 8
  store ptr %21, ptr %17, align 8
  %22 = load ptr, ptr %12, align 8
  store ptr %22, ptr %18, align 8
  store i32 1, ptr %19, align 4
  br label %23

23:                                               ; preds = %111, %8
  %24 = load i32, ptr %19, align 4
  %25 = icmp slt i32 %24, 31
  br i1 %25, label %26, label %114

26:                                               ; preds = %23
  store i32 1, ptr %20, align 4
  br label %27

27:                                               ; preds = %107, %26
  %28 = load i32, ptr %20, align 4
  %29 = icmp slt i32 %28, 31
  br i1 %29, label %30, label %110

30:                                               ; preds = %27
  %31 = load ptr, ptr %17, align 8
  %32 = load i32, ptr %19, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [32 x double], ptr %31, i64 %33
  %35 = load i32, ptr %20, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x double], ptr %34, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %17, align 8
  %40 = load i32, ptr %19, align 4
  %41 = sub nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [32 x double], ptr %39, i64 %42
  %44 = load i32, ptr %20, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [32 x double], ptr %43, i64 0, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %17, align 8
  %49 = load i32, ptr %19, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [32 x double], ptr %48, i64 %50
  %52 = load i32, ptr %20, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x double], ptr %51, i64 0, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = fmul double 2.000000e+00, %55
  %57 = fsub double %47, %56
  %58 = load ptr, ptr %17, align 8
  %59 = load i32, ptr %19, align 4
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [32 x double], ptr %58, i64 %61
  %63 = load i32, ptr %20, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [32 x double], ptr %62, i64 0, i64 %64
  %66 = load double, ptr %65, align 8
  %67 = fadd double %57, %66
  %68 = load ptr, ptr %17, align 8
  %69 = load i32, ptr %19, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [32 x double], ptr %68, i64 %70
  %72 = load i32, ptr %20, align 4
  %73 = sub nsw i32 %72, 1
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [32 x double], ptr %71, i64 0, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fadd double %67, %76
  %78 = load ptr, ptr %17, align 8
  %79 = load i32, ptr %19, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x double], ptr %78, i64 %80
  %82 = load i32, ptr %20, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [32 x double], ptr %81, i64 0, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fmul double 2.000000e+00, %85
  %87 = fsub double %77, %86
  %88 = load ptr, ptr %17, align 8
  %89 = load i32, ptr %19, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [32 x double], ptr %88, i64 %90
  %92 = load i32, ptr %20, align 4
  %93 = add nsw i32 %92, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [32 x double], ptr %91, i64 0, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fadd double %87, %96
  %98 = fmul double 1.250000e-01, %97
  %99 = fadd double %38, %98
  %100 = load ptr, ptr %18, align 8
  %101 = load i32, ptr %19, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [32 x double], ptr %100, i64 %102
  %104 = load i32, ptr %20, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [32 x double], ptr %103, i64 0, i64 %105
  store double %99, ptr %106, align 8
  br label %107

107:                                              ; preds = %30
  %108 = load i32, ptr %20, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %20, align 4
  br label %27, !llvm.loop !26

110:                                              ; preds = %27
  br label %111

111:                                              ; preds = %110
  %112 = load i32, ptr %19, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %19, align 4
  br label %23, !llvm.loop !27

114:                                              ; preds = %23
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n2_time_const(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store i64 %0, ptr %9, align 8
  store i64 %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store ptr %6, ptr %15, align 8
  store ptr %7, ptr %16, align 8
  %20 = load ptr, ptr %11, align 8
  store ptr %20, ptr %17, align 8
  store i32 1, ptr %18, align 4
  br label %21

21:                                               ; preds = %73, %8
  %22 = load i32, ptr %18, align 4
  %23 = icmp slt i32 %22, 20
  br i1 %23, label %24, label %76

24:                                               ; preds = %21
  store i32 1, ptr %19, align 4
  br label %25

25:                                               ; preds = %69, %24
  %26 = load i32, ptr %19, align 4
  %27 = icmp slt i32 %26, 39
  br i1 %27, label %28, label %72

28:                                               ; preds = %25
  %29 = load ptr, ptr %17, align 8
  %30 = load i32, ptr %18, align 4
  %31 = sub nsw i32 %30, 1
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [40 x double], ptr %29, i64 %32
  %34 = load i32, ptr %19, align 4
  %35 = sub nsw i32 %34, 1
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [40 x double], ptr %33, i64 0, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = load ptr, ptr %17, align 8
  %40 = load i32, ptr %18, align 4
  %41 = sub nsw i32 %40, 1
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [40 x double], ptr %39, i64 %42
  %44 = load i32, ptr %19, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [40 x double], ptr %43, i64 0, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double 2.000000e+00, %47
  %49 = fadd double %38, %48
  %50 = load ptr, ptr %17, align 8
  %51 = load i32, ptr %18, align 4
  %52 = sub nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [40 x double], ptr %50, i64 %53
  %55 = load i32, ptr %19, align 4
  %56 = add nsw i32 %55, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [40 x double], ptr %54, i64 0, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %49, %59
  %61 = fmul double 2.500000e-01, %60
  %62 = load ptr, ptr %17, align 8
  %63 = load i32, ptr %18, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [40 x double], ptr %62, i64 %64
  %66 = load i32, ptr %19, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [40 x double], ptr %65, i64 0, i64 %67
  store double %61, ptr %68, align 8
  br label %69

69:                                               ; preds = %28
  %70 = load i32, ptr %19, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %19, align 4
  br label %25, !llvm.loop !28

72:                                               ; preds = %25
  br label %73

73:                                               ; preds = %72
  %74 = load i32, ptr %18, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %18, align 4
  br label %21, !llvm.loop !29

76:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_seven_point(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 1, ptr %19, align 8
  br label %32

32:                                               ; preds = %159, %8
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %9, align 8
  %35 = sub nsw i64 %34, 1
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %162

37:                                               ; preds = %32
  store i64 1, ptr %20, align 8
  br label %38

38:                                               ; preds = %155, %37
  %39 = load i64, ptr %20, align 8
  %40 = load i64, ptr %9, align 8
  %41 = sub nsw i64 %40, 1
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %158

43:                                               ; preds = %38
  store i64 1, ptr %21, align 8
  br label %44

44:                                               ; preds = %151, %43
  %45 = load i64, ptr %21, align 8
  %46 = load i64, ptr %10, align 8
  %47 = sub nsw i64 %46, 1
  %48 = icmp slt i64 %45, %47
  br i1 %48, label %49, label %154

49:                                               ; preds = %44
  %50 = load ptr, ptr %17, align 8
  %51 = load i64, ptr %19, align 8
  %52 = mul nuw i64 %22, %23
  %53 = mul nsw i64 %51, %52
  %54 = getelementptr inbounds double, ptr %50, i64 %53
  %55 = load i64, ptr %20, align 8
  %56 = mul nsw i64 %55, %23
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = load i64, ptr %21, align 8
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load double, ptr %59, align 8
  %61 = fmul double %60, 5.000000e-01
  %62 = load ptr, ptr %17, align 8
  %63 = load i64, ptr %19, align 8
  %64 = sub nsw i64 %63, 1
  %65 = mul nuw i64 %22, %23
  %66 = mul nsw i64 %64, %65
  %67 = getelementptr inbounds double, ptr %62, i64 %66
  %68 = load i64, ptr %20, align 8
  %69 = mul nsw i64 %68, %23
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = load i64, ptr %21, align 8
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = load ptr, ptr %17, align 8
  %75 = load i64, ptr %19, align 8
  %76 = add nsw i64 %75, 1
  %77 = mul nuw i64 %22, %23
  %78 = mul nsw i64 %76, %77
  %79 = getelementptr inbounds double, ptr %74, i64 %78
  %80 = load i64, ptr %20, align 8
  %81 = mul nsw i64 %80, %23
  %82 = getelementptr inbounds double, ptr %79, i64 %81
  %83 = load i64, ptr %21, align 8
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fadd double %73, %85
  %87 = load ptr, ptr %17, align 8
  %88 = load i64, ptr %19, align 8
  %89 = mul nuw i64 %22, %23
  %90 = mul nsw i64 %88, %89
  %91 = getelementptr inbounds double, ptr %87, i64 %90
  %92 = load i64, ptr %20, align 8
  %93 = sub nsw i64 %92, 1
  %94 = mul nsw i64 %93, %23
  %95 = getelementptr inbounds double, ptr %91, i64 %94
  %96 = load i64, ptr %21, align 8
  %97 = getelementptr inbounds double, ptr %95, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fadd double %86, %98
  %100 = load ptr, ptr %17, align 8
  %101 = load i64, ptr %19, align 8
  %102 = mul nuw i64 %22, %23
  %103 = mul nsw i64 %101, %102
  %104 = getelementptr inbounds double, ptr %100, i64 %103
  %105 = load i64, ptr %20, align 8
  %106 = add nsw i64 %105, 1
  %107 = mul nsw i64 %106, %23
  %108 = getelementptr inbounds double, ptr %104, i64 %107
  %109 = load i64, ptr %21, align 8
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = fadd double %99, %111
  %113 = load ptr, ptr %17, align 8
  %114 = load i64, ptr %19, align 8
  %115 = mul nuw i64 %22, %23
  %116 = mul nsw i64 %114, %115
  %117 = getelementptr inbounds double, ptr %113, i64 %116
  %118 = load i64, ptr %20, align 8
  %119 = mul nsw i64 %118, %23
  %120 = getelementptr inbounds double, ptr %117, i64 %119
  %121 = load i64, ptr %21, align 8
  %122 = sub nsw i64 %121, 1
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = load double, ptr %123, align 8
  %125 = fadd double %112, %124
  %126 = load ptr, ptr %17, align 8
  %127 = load i64, ptr %19, align 8
  %128 = mul nuw i64 %22, %23
  %129 = mul nsw i64 %127, %128
  %130 = getelementptr inbounds double, ptr %126, i64 %129
  %131 = load i64, ptr %20, align 8
  %132 = mul nsw i64 %131, %23
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = load i64, ptr %21, align 8
  %135 = add nsw i64 %134, 1
  %136 = getelementptr inbounds double, ptr %133, i64 %135
  %137 = load double, ptr %136, align 8
  %138 = fadd double %125, %137
  %139 = fmul double 6.250000e-02, %138
  %140 = fadd double %61, %139
  %141 = load ptr, ptr %18, align 8
  %142 = load i64, ptr %19, align 8
  %143 = mul nuw i64 %27, %28
  %144 = mul nsw i64 %142, %143
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = load i64, ptr %20, align 8
  %147 = mul nsw i64 %146, %28
  %148 = getelementptr inbounds double, ptr %145, i64 %147
  %149 = load i64, ptr %21, align 8
  %150 = getelementptr inbounds double, ptr %148, i64 %149
  store double %140, ptr %150, align 8
  br label %151

151:                                              ; preds = %49
  %152 = load i64, ptr %21, align 8
  %153 = add nsw i64 %152, 1
  store i64 %153, ptr %21, align 8
  br label %44, !llvm.loop !30

154:                                              ; preds = %44
  br label %155

155:                                              ; preds = %154
  %156 = load i64, ptr %20, align 8
  %157 = add nsw i64 %156, 1
  store i64 %157, ptr %20, align 8
  br label %38, !llvm.loop !31

158:                                              ; preds = %38
  br label %159

159:                                              ; preds = %158
  %160 = load i64, ptr %19, align 8
  %161 = add nsw i64 %160, 1
  store i64 %161, ptr %19, align 8
  br label %32, !llvm.loop !32

162:                                              ; preds = %32
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_line_sum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %22 = load i64, ptr %9, align 8
  %23 = load i64, ptr %10, align 8
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %10, align 8
  %26 = load ptr, ptr %11, align 8
  store ptr %26, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %27

27:                                               ; preds = %71, %8
  %28 = load i64, ptr %18, align 8
  %29 = load i64, ptr %9, align 8
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %31, label %74

31:                                               ; preds = %27
  store i64 0, ptr %19, align 8
  br label %32

32:                                               ; preds = %67, %31
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %9, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %70

36:                                               ; preds = %32
  store double 0.000000e+00, ptr %20, align 8
  store i64 0, ptr %21, align 8
  br label %37

37:                                               ; preds = %55, %36
  %38 = load i64, ptr %21, align 8
  %39 = load i64, ptr %10, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %58

41:                                               ; preds = %37
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %18, align 8
  %44 = mul nuw i64 %22, %23
  %45 = mul nsw i64 %43, %44
  %46 = getelementptr inbounds double, ptr %42, i64 %45
  %47 = load i64, ptr %19, align 8
  %48 = mul nsw i64 %47, %23
  %49 = getelementptr inbounds double, ptr %46, i64 %48
  %50 = load i64, ptr %21, align 8
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = load double, ptr %20, align 8
  %54 = fadd double %53, %52
  store double %54, ptr %20, align 8
  br label %55

55:                                               ; preds = %41
  %56 = load i64, ptr %21, align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr %21, align 8
  br label %37, !llvm.loop !33

58:                                               ; preds = %37
  %59 = load double, ptr %20, align 8
  %60 = load ptr, ptr %13, align 8
  %61 = load i64, ptr %18, align 8
  %62 = load i64, ptr %9, align 8
  %63 = mul nsw i64 %61, %62
  %64 = load i64, ptr %19, align 8
  %65 = add nsw i64 %63, %64
  %66 = getelementptr inbounds double, ptr %60, i64 %65
  store double %59, ptr %66, align 8
  br label %67

67:                                               ; preds = %58
  %68 = load i64, ptr %19, align 8
  %69 = add nsw i64 %68, 1
  store i64 %69, ptr %19, align 8
  br label %32, !llvm.loop !34

70:                                               ; preds = %32
  br label %71

71:                                               ; preds = %70
  %72 = load i64, ptr %18, align 8
  %73 = add nsw i64 %72, 1
  store i64 %73, ptr %18, align 8
  br label %27, !llvm.loop !35

74:                                               ; preds = %27
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_plane_add(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

32:                                               ; preds = %83, %8
  %33 = load i64, ptr %19, align 8
  %34 = load i64, ptr %9, align 8
  %35 = icmp slt i64 %33, %34
  br i1 %35, label %36, label %86

36:                                               ; preds = %32
  store i64 0, ptr %20, align 8
  br label %37

37:                                               ; preds = %79, %36
  %38 = load i64, ptr %20, align 8
  %39 = load i64, ptr %9, align 8
  %40 = icmp slt i64 %38, %39
  br i1 %40, label %41, label %82

41:                                               ; preds = %37
  store i64 0, ptr %21, align 8
  br label %42

42:                                               ; preds = %75, %41
  %43 = load i64, ptr %21, align 8
  %44 = load i64, ptr %10, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %78

46:                                               ; preds = %42
  %47 = load ptr, ptr %17, align 8
  %48 = load i64, ptr %19, align 8
  %49 = mul nuw i64 %22, %23
  %50 = mul nsw i64 %48, %49
  %51 = getelementptr inbounds double, ptr %47, i64 %50
  %52 = load i64, ptr %20, align 8
  %53 = mul nsw i64 %52, %23
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = load i64, ptr %21, align 8
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = load ptr, ptr %13, align 8
  %59 = load i64, ptr %20, align 8
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  %61 = load double, ptr %60, align 8
  %62 = fmul double %57, %61
  %63 = load ptr, ptr %18, align 8
  %64 = load i64, ptr %19, align 8
  %65 = mul nuw i64 %27, %28
  %66 = mul nsw i64 %64, %65
  %67 = getelementptr inbounds double, ptr %63, i64 %66
  %68 = load i64, ptr %20, align 8
  %69 = mul nsw i64 %68, %28
  %70 = getelementptr inbounds double, ptr %67, i64 %69
  %71 = load i64, ptr %21, align 8
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = fadd double %73, %62
  store double %74, ptr %72, align 8
  br label %75

75:                                               ; preds = %46
  %76 = load i64, ptr %21, align 8
  %77 = add nsw i64 %76, 1
  store i64 %77, ptr %21, align 8
  br label %42, !llvm.loop !36

78:                                               ; preds = %42
  br label %79

79:                                               ; preds = %78
  %80 = load i64, ptr %20, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %20, align 8
  br label %37, !llvm.loop !37

82:                                               ; preds = %37
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %19, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %19, align 8
  br label %32, !llvm.loop !38

86:                                               ; preds = %32
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_sweep_k(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %9, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %11, align 8
  store ptr %25, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %84, %8
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %87

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %80, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %83

35:                                               ; preds = %31
  store i64 1, ptr %20, align 8
  br label %36

36:                                               ; preds = %76, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %79

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nuw i64 %21, %22
  %44 = mul nsw i64 %42, %43
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load i64, ptr %19, align 8
  %47 = mul nsw i64 %46, %22
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load i64, ptr %20, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %17, align 8
  %53 = load i64, ptr %18, align 8
  %54 = mul nuw i64 %21, %22
  %55 = mul nsw i64 %53, %54
  %56 = getelementptr inbounds double, ptr %52, i64 %55
  %57 = load i64, ptr %19, align 8
  %58 = mul nsw i64 %57, %22
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = load i64, ptr %20, align 8
  %61 = sub nsw i64 %60, 1
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul double 5.000000e-01, %63
  %65 = fsub double %51, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %18, align 8
  %68 = mul nuw i64 %21, %22
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds double, ptr %66, i64 %69
  %71 = load i64, ptr %19, align 8
  %72 = mul nsw i64 %71, %22
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = load i64, ptr %20, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  store double %65, ptr %75, align 8
  br label %76

76:                                               ; preds = %40
  %77 = load i64, ptr %20, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %20, align 8
  br label %36, !llvm.loop !39

79:                                               ; preds = %36
  br label %80

80:                                               ; preds = %79
  %81 = load i64, ptr %19, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %19, align 8
  br label %31, !llvm.loop !40

83:                                               ; preds = %31
  br label %84

84:                                               ; preds = %83
  %85 = load i64, ptr %18, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %18, align 8
  br label %26, !llvm.loop !41

87:                                               ; preds = %26
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_sweep_j(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %9, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %11, align 8
  store ptr %25, ptr %17, align 8
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %84, %8
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %87

30:                                               ; preds = %26
  store i64 1, ptr %19, align 8
  br label %31

31:                                               ; preds = %80, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %83

35:                                               ; preds = %31
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %76, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %79

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nuw i64 %21, %22
  %44 = mul nsw i64 %42, %43
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load i64, ptr %19, align 8
  %47 = mul nsw i64 %46, %22
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load i64, ptr %20, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %17, align 8
  %53 = load i64, ptr %18, align 8
  %54 = mul nuw i64 %21, %22
  %55 = mul nsw i64 %53, %54
  %56 = getelementptr inbounds double, ptr %52, i64 %55
  %57 = load i64, ptr %19, align 8
  %58 = sub nsw i64 %57, 1
  %59 = mul nsw i64 %58, %22
  %60 = getelementptr inbounds double, ptr %56, i64 %59
  %61 = load i64, ptr %20, align 8
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul double 5.000000e-01, %63
  %65 = fsub double %51, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %18, align 8
  %68 = mul nuw i64 %21, %22
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds double, ptr %66, i64 %69
  %71 = load i64, ptr %19, align 8
  %72 = mul nsw i64 %71, %22
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = load i64, ptr %20, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  store double %65, ptr %75, align 8
  br label %76

76:                                               ; preds = %40
  %77 = load i64, ptr %20, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %20, align 8
  br label %36, !llvm.loop !42

79:                                               ; preds = %36
  br label %80

80:                                               ; preds = %79
  %81 = load i64, ptr %19, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %19, align 8
  br label %31, !llvm.loop !43

83:                                               ; preds = %31
  br label %84

84:                                               ; preds = %83
  %85 = load i64, ptr %18, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %18, align 8
  br label %26, !llvm.loop !44

87:                                               ; preds = %26
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_sweep_i(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %9, align 8
  %24 = load i64, ptr %10, align 8
  %25 = load ptr, ptr %11, align 8
  store ptr %25, ptr %17, align 8
  store i64 1, ptr %18, align 8
  br label %26

26:                                               ; preds = %84, %8
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %9, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %87

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %80, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %83

35:                                               ; preds = %31
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %76, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %79

40:                                               ; preds = %36
  %41 = load ptr, ptr %17, align 8
  %42 = load i64, ptr %18, align 8
  %43 = mul nuw i64 %21, %22
  %44 = mul nsw i64 %42, %43
  %45 = getelementptr inbounds double, ptr %41, i64 %44
  %46 = load i64, ptr %19, align 8
  %47 = mul nsw i64 %46, %22
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = load i64, ptr %20, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %17, align 8
  %53 = load i64, ptr %18, align 8
  %54 = sub nsw i64 %53, 1
  %55 = mul nuw i64 %21, %22
  %56 = mul nsw i64 %54, %55
  %57 = getelementptr inbounds double, ptr %52, i64 %56
  %58 = load i64, ptr %19, align 8
  %59 = mul nsw i64 %58, %22
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = load i64, ptr %20, align 8
  %62 = getelementptr inbounds double, ptr %60, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = fmul double 5.000000e-01, %63
  %65 = fsub double %51, %64
  %66 = load ptr, ptr %17, align 8
  %67 = load i64, ptr %18, align 8
  %68 = mul nuw i64 %21, %22
  %69 = mul nsw i64 %67, %68
  %70 = getelementptr inbounds double, ptr %66, i64 %69
  %71 = load i64, ptr %19, align 8
  %72 = mul nsw i64 %71, %22
  %73 = getelementptr inbounds double, ptr %70, i64 %72
  %74 = load i64, ptr %20, align 8
  %75 = getelementptr inbounds double, ptr %73, i64 %74
  store double %65, ptr %75, align 8
  br label %76

76:                                               ; preds = %40
  %77 = load i64, ptr %20, align 8
  %78 = add nsw i64 %77, 1
  store i64 %78, ptr %20, align 8
  br label %36, !llvm.loop !45

79:                                               ; preds = %36
  br label %80

80:                                               ; preds = %79
  %81 = load i64, ptr %19, align 8
  %82 = add nsw i64 %81, 1
  store i64 %82, ptr %19, align 8
  br label %31, !llvm.loop !46

83:                                               ; preds = %31
  br label %84

84:                                               ; preds = %83
  %85 = load i64, ptr %18, align 8
  %86 = add nsw i64 %85, 1
  store i64 %86, ptr %18, align 8
  br label %26, !llvm.loop !47

87:                                               ; preds = %26
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_time_steps(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

28:                                               ; preds = %87, %8
  %29 = load i64, ptr %19, align 8
  %30 = icmp slt i64 %29, 4
  br i1 %30, label %31, label %90

31:                                               ; preds = %28
  store i64 1, ptr %20, align 8
  br label %32

32:                                               ; preds = %83, %31
  %33 = load i64, ptr %20, align 8
  %34 = load i64, ptr %9, align 8
  %35 = sub nsw i64 %34, 1
  %36 = icmp slt i64 %33, %35
  br i1 %36, label %37, label %86

37:                                               ; preds = %32
  store i64 1, ptr %21, align 8
  br label %38

38:                                               ; preds = %79, %37
  %39 = load i64, ptr %21, align 8
  %40 = load i64, ptr %10, align 8
  %41 = sub nsw i64 %40, 1
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %82

43:                                               ; preds = %38
  %44 = load ptr, ptr %17, align 8
  %45 = load i64, ptr %20, align 8
  %46 = sub nsw i64 %45, 1
  %47 = mul nsw i64 %46, %22
  %48 = getelementptr inbounds double, ptr %44, i64 %47
  %49 = load i64, ptr %21, align 8
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = load ptr, ptr %17, align 8
  %53 = load i64, ptr %20, align 8
  %54 = add nsw i64 %53, 1
  %55 = mul nsw i64 %54, %22
  %56 = getelementptr inbounds double, ptr %52, i64 %55
  %57 = load i64, ptr %21, align 8
  %58 = getelementptr inbounds double, ptr %56, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %51, %59
  %61 = fmul double 2.500000e-01, %60
  %62 = load ptr, ptr %18, align 8
  %63 = load i64, ptr %20, align 8
  %64 = mul nsw i64 %63, %25
  %65 = getelementptr inbounds double, ptr %62, i64 %64
  %66 = load i64, ptr %21, align 8
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fmul double 5.000000e-01, %68
  %70 = fsub double %61, %69
  %71 = load ptr, ptr %18, align 8
  %72 = load i64, ptr %20, align 8
  %73 = mul nsw i64 %72, %25
  %74 = getelementptr inbounds double, ptr %71, i64 %73
  %75 = load i64, ptr %21, align 8
  %76 = getelementptr inbounds double, ptr %74, i64 %75
  %77 = load double, ptr %76, align 8
  %78 = fadd double %77, %70
  store double %78, ptr %76, align 8
  br label %79

79:                                               ; preds = %43
  %80 = load i64, ptr %21, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %21, align 8
  br label %38, !llvm.loop !48

82:                                               ; preds = %38
  br label %83

83:                                               ; preds = %82
  %84 = load i64, ptr %20, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %20, align 8
  br label %32, !llvm.loop !49

86:                                               ; preds = %32
  br label %87

87:                                               ; preds = %86
  %88 = load i64, ptr %19, align 8
  %89 = add nsw i64 %88, 1
  store i64 %89, ptr %19, align 8
  br label %28, !llvm.loop !50

90:                                               ; preds = %28
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_damped(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

33:                                               ; preds = %109, %8
  %34 = load i64, ptr %19, align 8
  %35 = load i64, ptr %9, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %112

37:                                               ; preds = %33
  store i64 0, ptr %20, align 8
  br label %38

38:                                               ; preds = %105, %37
  %39 = load i64, ptr %20, align 8
  %40 = load i64, ptr %9, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %42, label %108

42:                                               ; preds = %38
  %43 = load ptr, ptr %13, align 8
  %44 = load i64, ptr %19, align 8
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = load ptr, ptr %14, align 8
  %48 = load i64, ptr %20, align 8
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %46, %50
  store double %51, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %52

52:                                               ; preds = %92, %42
  %53 = load i64, ptr %22, align 8
  %54 = load i64, ptr %10, align 8
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %56, label %95

56:                                               ; preds = %52
  %57 = load ptr, ptr %17, align 8
  %58 = load i64, ptr %19, align 8
  %59 = mul nuw i64 %23, %24
  %60 = mul nsw i64 %58, %59
  %61 = getelementptr inbounds double, ptr %57, i64 %60
  %62 = load i64, ptr %20, align 8
  %63 = mul nsw i64 %62, %24
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = load i64, ptr %22, align 8
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = load double, ptr %21, align 8
  %69 = fmul double %67, %68
  %70 = load ptr, ptr %18, align 8
  %71 = load i64, ptr %19, align 8
  %72 = mul nuw i64 %28, %29
  %73 = mul nsw i64 %71, %72
  %74 = getelementptr inbounds double, ptr %70, i64 %73
  %75 = load i64, ptr %20, align 8
  %76 = mul nsw i64 %75, %29
  %77 = getelementptr inbounds double, ptr %74, i64 %76
  %78 = load i64, ptr %22, align 8
  %79 = getelementptr inbounds double, ptr %77, i64 %78
  %80 = load double, ptr %79, align 8
  %81 = fadd double %69, %80
  %82 = load ptr, ptr %18, align 8
  %83 = load i64, ptr %19, align 8
  %84 = mul nuw i64 %28, %29
  %85 = mul nsw i64 %83, %84
  %86 = getelementptr inbounds double, ptr %82, i64 %85
  %87 = load i64, ptr %20, align 8
  %88 = mul nsw i64 %87, %29
  %89 = getelementptr inbounds double, ptr %86, i64 %88
  %90 = load i64, ptr %22, align 8
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  store double %81, ptr %91, align 8
  br label %92

92:                                               ; preds = %56
  %93 = load i64, ptr %22, align 8
  %94 = add nsw i64 %93, 1
  store i64 %94, ptr %22, align 8
  br label %52, !llvm.loop !51

95:                                               ; preds = %52
  %96 = load double, ptr %21, align 8
  %97 = load ptr, ptr %14, align 8
  %98 = load i64, ptr %19, align 8
  %99 = load i64, ptr %9, align 8
  %100 = mul nsw i64 %98, %99
  %101 = add nsw i64 1024, %100
  %102 = load i64, ptr %20, align 8
  %103 = add nsw i64 %101, %102
  %104 = getelementptr inbounds double, ptr %97, i64 %103
  store double %96, ptr %104, align 8
  br label %105

105:                                              ; preds = %95
  %106 = load i64, ptr %20, align 8
  %107 = add nsw i64 %106, 1
  store i64 %107, ptr %20, align 8
  br label %38, !llvm.loop !52

108:                                              ; preds = %38
  br label %109

109:                                              ; preds = %108
  %110 = load i64, ptr %19, align 8
  %111 = add nsw i64 %110, 1
  store i64 %111, ptr %19, align 8
  br label %33, !llvm.loop !53

112:                                              ; preds = %33
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n3_const_grid(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  %19 = alloca i32, align 4
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
  %22 = load ptr, ptr %11, align 8
  store ptr %22, ptr %17, align 8
  %23 = load ptr, ptr %12, align 8
  store ptr %23, ptr %18, align 8
  store i32 1, ptr %19, align 4
  br label %24

24:                                               ; preds = %119, %8
  %25 = load i32, ptr %19, align 4
  %26 = icmp slt i32 %25, 9
  br i1 %26, label %27, label %122

27:                                               ; preds = %24
  store i32 1, ptr %20, align 4
  br label %28

28:                                               ; preds = %115, %27
  %29 = load i32, ptr %20, align 4
  %30 = icmp slt i32 %29, 11
  br i1 %30, label %31, label %118

31:                                               ; preds = %28
  store i32 1, ptr %21, align 4
  br label %32

32:                                               ; preds = %111, %31
  %33 = load i32, ptr %21, align 4
  %34 = icmp slt i32 %33, 13
  br i1 %34, label %35, label %114

35:                                               ; preds = %32
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %19, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [12 x [14 x double]], ptr %36, i64 %38
  %40 = load i32, ptr %20, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [12 x [14 x double]], ptr %39, i64 0, i64 %41
  %43 = load i32, ptr %21, align 4
  %44 = sub nsw i32 %43, 1
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [14 x double], ptr %42, i64 0, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = load ptr, ptr %17, align 8
  %49 = load i32, ptr %19, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [12 x [14 x double]], ptr %48, i64 %50
  %52 = load i32, ptr %20, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [12 x [14 x double]], ptr %51, i64 0, i64 %53
  %55 = load i32, ptr %21, align 4
  %56 = add nsw i32 %55, 1
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds [14 x double], ptr %54, i64 0, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = fadd double %47, %59
  %61 = load ptr, ptr %17, align 8
  %62 = load i32, ptr %19, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [12 x [14 x double]], ptr %61, i64 %63
  %65 = load i32, ptr %20, align 4
  %66 = sub nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [12 x [14 x double]], ptr %64, i64 0, i64 %67
  %69 = load i32, ptr %21, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds [14 x double], ptr %68, i64 0, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fadd double %60, %72
  %74 = load ptr, ptr %17, align 8
  %75 = load i32, ptr %19, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [12 x [14 x double]], ptr %74, i64 %76
  %78 = load i32, ptr %20, align 4
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [12 x [14 x double]], ptr %77, i64 0, i64 %80
  %82 = load i32, ptr %21, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [14 x double], ptr %81, i64 0, i64 %83
  %85 = load double, ptr %84, align 8
  %86 = fadd double %73, %85
  %87 = load ptr, ptr %17, align 8
  %88 = load i32, ptr %19, align 4
  %89 = sub nsw i32 %88, 1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [12 x [14 x double]], ptr %87, i64 %90
  %92 = load i32, ptr %20, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [12 x [14 x double]], ptr %91, i64 0, i64 %93
  %95 = load i32, ptr %21, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [14 x double], ptr %94, i64 0, i64 %96
  %98 = load double, ptr %97, align 8
  %99 = fmul double 4.000000e+00, %98
  %100 = fsub double %86, %99
  %101 = load ptr, ptr %18, align 8
  %102 = load i32, ptr %19, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [12 x [14 x double]], ptr %101, i64 %103
  %105 = load i32, ptr %20, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds [12 x [14 x double]], ptr %104, i64 0, i64 %106
  %108 = load i32, ptr %21, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [14 x double], ptr %107, i64 0, i64 %109
  store double %100, ptr %110, align 8
  br label %111

111:                                              ; preds = %35
  %112 = load i32, ptr %21, align 4
  %113 = add nsw i32 %112, 1
  store i32 %113, ptr %21, align 4
  br label %32, !llvm.loop !54

114:                                              ; preds = %32
  br label %115

115:                                              ; preds = %114
  %116 = load i32, ptr %20, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %20, align 4
  br label %28, !llvm.loop !55

118:                                              ; preds = %28
  br label %119

119:                                              ; preds = %118
  %120 = load i32, ptr %19, align 4
  %121 = add nsw i32 %120, 1
  store i32 %121, ptr %19, align 4
  br label %24, !llvm.loop !56

122:                                              ; preds = %24
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_ensemble(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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

21:                                               ; preds = %94, %8
  %22 = load i64, ptr %17, align 8
  %23 = load i64, ptr %9, align 8
  %24 = icmp slt i64 %22, %23
  br i1 %24, label %25, label %97

25:                                               ; preds = %21
  store i64 0, ptr %18, align 8
  br label %26

26:                                               ; preds = %90, %25
  %27 = load i64, ptr %18, align 8
  %28 = load i64, ptr %10, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %30, label %93

30:                                               ; preds = %26
  store i64 0, ptr %19, align 8
  br label %31

31:                                               ; preds = %86, %30
  %32 = load i64, ptr %19, align 8
  %33 = load i64, ptr %9, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %35, label %89

35:                                               ; preds = %31
  store i64 0, ptr %20, align 8
  br label %36

36:                                               ; preds = %82, %35
  %37 = load i64, ptr %20, align 8
  %38 = load i64, ptr %10, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %40, label %85

40:                                               ; preds = %36
  %41 = load ptr, ptr %11, align 8
  %42 = load i64, ptr %18, align 8
  %43 = load i64, ptr %9, align 8
  %44 = mul nsw i64 %42, %43
  %45 = load i64, ptr %19, align 8
  %46 = add nsw i64 %44, %45
  %47 = load i64, ptr %10, align 8
  %48 = mul nsw i64 %46, %47
  %49 = load i64, ptr %20, align 8
  %50 = add nsw i64 %48, %49
  %51 = getelementptr inbounds double, ptr %41, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = load ptr, ptr %12, align 8
  %54 = load i64, ptr %17, align 8
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double %52, %56
  %58 = load ptr, ptr %13, align 8
  %59 = load i64, ptr %17, align 8
  %60 = load i64, ptr %10, align 8
  %61 = mul nsw i64 %59, %60
  %62 = load i64, ptr %18, align 8
  %63 = add nsw i64 %61, %62
  %64 = getelementptr inbounds double, ptr %58, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = fadd double %57, %65
  %67 = load ptr, ptr %14, align 8
  %68 = load i64, ptr %17, align 8
  %69 = load i64, ptr %10, align 8
  %70 = mul nsw i64 %68, %69
  %71 = load i64, ptr %18, align 8
  %72 = add nsw i64 %70, %71
  %73 = load i64, ptr %9, align 8
  %74 = mul nsw i64 %72, %73
  %75 = load i64, ptr %19, align 8
  %76 = add nsw i64 %74, %75
  %77 = load i64, ptr %10, align 8
  %78 = mul nsw i64 %76, %77
  %79 = load i64, ptr %20, align 8
  %80 = add nsw i64 %78, %79
  %81 = getelementptr inbounds double, ptr %67, i64 %80
  store double %66, ptr %81, align 8
  br label %82

82:                                               ; preds = %40
  %83 = load i64, ptr %20, align 8
  %84 = add nsw i64 %83, 1
  store i64 %84, ptr %20, align 8
  br label %36, !llvm.loop !57

85:                                               ; preds = %36
  br label %86

86:                                               ; preds = %85
  %87 = load i64, ptr %19, align 8
  %88 = add nsw i64 %87, 1
  store i64 %88, ptr %19, align 8
  br label %31, !llvm.loop !58

89:                                               ; preds = %31
  br label %90

90:                                               ; preds = %89
  %91 = load i64, ptr %18, align 8
  %92 = add nsw i64 %91, 1
  store i64 %92, ptr %18, align 8
  br label %26, !llvm.loop !59

93:                                               ; preds = %26
  br label %94

94:                                               ; preds = %93
  %95 = load i64, ptr %17, align 8
  %96 = add nsw i64 %95, 1
  store i64 %96, ptr %17, align 8
  br label %21, !llvm.loop !60

97:                                               ; preds = %21
  ret i64 0
}

; Function Attrs: noinline nounwind
define dso_local i64 @n4_cell_sum(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, ptr noalias noundef %6, ptr noalias noundef %7) #0 {
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
  store i64 0, ptr %17, align 8
  br label %23

23:                                               ; preds = %89, %8
  %24 = load i64, ptr %17, align 8
  %25 = load i64, ptr %9, align 8
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %27, label %92

27:                                               ; preds = %23
  store i64 0, ptr %18, align 8
  br label %28

28:                                               ; preds = %85, %27
  %29 = load i64, ptr %18, align 8
  %30 = load i64, ptr %10, align 8
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %32, label %88

32:                                               ; preds = %28
  store double 0.000000e+00, ptr %19, align 8
  store i64 0, ptr %20, align 8
  br label %33

33:                                               ; preds = %73, %32
  %34 = load i64, ptr %20, align 8
  %35 = load i64, ptr %9, align 8
  %36 = icmp slt i64 %34, %35
  br i1 %36, label %37, label %76

37:                                               ; preds = %33
  %38 = load ptr, ptr %12, align 8
  %39 = load i64, ptr %20, align 8
  %40 = getelementptr inbounds double, ptr %38, i64 %39
  %41 = load double, ptr %40, align 8
  store double %41, ptr %21, align 8
  store i64 0, ptr %22, align 8
  br label %42

42:                                               ; preds = %65, %37
  %43 = load i64, ptr %22, align 8
  %44 = load i64, ptr %10, align 8
  %45 = icmp slt i64 %43, %44
  br i1 %45, label %46, label %68

46:                                               ; preds = %42
  %47 = load ptr, ptr %14, align 8
  %48 = load i64, ptr %17, align 8
  %49 = load i64, ptr %10, align 8
  %50 = mul nsw i64 %48, %49
  %51 = load i64, ptr %18, align 8
  %52 = add nsw i64 %50, %51
  %53 = load i64, ptr %9, align 8
  %54 = mul nsw i64 %52, %53
  %55 = load i64, ptr %20, align 8
  %56 = add nsw i64 %54, %55
  %57 = load i64, ptr %10, align 8
  %58 = mul nsw i64 %56, %57
  %59 = load i64, ptr %22, align 8
  %60 = add nsw i64 %58, %59
  %61 = getelementptr inbounds double, ptr %47, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = load double, ptr %21, align 8
  %64 = fadd double %63, %62
  store double %64, ptr %21, align 8
  br label %65

65:                                               ; preds = %46
  %66 = load i64, ptr %22, align 8
  %67 = add nsw i64 %66, 1
  store i64 %67, ptr %22, align 8
  br label %42, !llvm.loop !61

68:                                               ; preds = %42
  %69 = load double, ptr %21, align 8
  %70 = fmul double %69, 5.000000e-01
  %71 = load double, ptr %19, align 8
  %72 = fadd double %71, %70
  store double %72, ptr %19, align 8
  br label %73

73:                                               ; preds = %68
  %74 = load i64, ptr %20, align 8
  %75 = add nsw i64 %74, 1
  store i64 %75, ptr %20, align 8
  br label %33, !llvm.loop !62

76:                                               ; preds = %33
  %77 = load double, ptr %19, align 8
  %78 = load ptr, ptr %13, align 8
  %79 = load i64, ptr %17, align 8
  %80 = load i64, ptr %10, align 8
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
  br label %28, !llvm.loop !63

88:                                               ; preds = %28
  br label %89

89:                                               ; preds = %88
  %90 = load i64, ptr %17, align 8
  %91 = add nsw i64 %90, 1
  store i64 %91, ptr %17, align 8
  br label %23, !llvm.loop !64

92:                                               ; preds = %23
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
