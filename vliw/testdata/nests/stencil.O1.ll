source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_five_point(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %27

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  %13 = add nsw i64 %0, -2
  br label %14

14:                                               ; preds = %10, %28
  %15 = phi i64 [ 1, %10 ], [ %29, %28 ]
  br i1 %11, label %16, label %28

16:                                               ; preds = %14
  %17 = add nsw i64 %15, -1
  %18 = mul nsw i64 %17, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = add nuw nsw i64 %15, 1
  %21 = mul nuw nsw i64 %20, %1
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = mul nuw nsw i64 %15, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = getelementptr i8, ptr %24, i64 -8
  %26 = getelementptr inbounds double, ptr %3, i64 %23
  br label %31

27:                                               ; preds = %28, %8
  ret i64 0

28:                                               ; preds = %31, %14
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %15, %13
  br i1 %30, label %27, label %14, !llvm.loop !2

31:                                               ; preds = %16, %31
  %32 = phi i64 [ 1, %16 ], [ %41, %31 ]
  %33 = getelementptr inbounds double, ptr %19, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %22, i64 %32
  %36 = load double, ptr %35, align 8
  %37 = fadd double %34, %36
  %38 = getelementptr double, ptr %25, i64 %32
  %39 = load double, ptr %38, align 8
  %40 = fadd double %37, %39
  %41 = add nuw nsw i64 %32, 1
  %42 = getelementptr inbounds double, ptr %24, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fadd double %40, %43
  %45 = fmul double %44, 2.500000e-01
  %46 = getelementptr inbounds double, ptr %26, i64 %32
  store double %45, ptr %46, align 8
  %47 = icmp eq i64 %32, %12
  br i1 %47, label %28, label %31, !llvm.loop !5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_nine_point(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %26

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  %13 = add nsw i64 %0, -2
  br label %14

14:                                               ; preds = %10, %27
  %15 = phi i64 [ 1, %10 ], [ %28, %27 ]
  br i1 %11, label %16, label %27

16:                                               ; preds = %14
  %17 = mul nuw nsw i64 %15, %1
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = add nsw i64 %15, -1
  %20 = mul nsw i64 %19, %1
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = add nuw nsw i64 %15, 1
  %23 = mul nuw nsw i64 %22, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = getelementptr inbounds double, ptr %3, i64 %17
  br label %30

26:                                               ; preds = %27, %8
  ret i64 0

27:                                               ; preds = %30, %14
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %15, %13
  br i1 %29, label %26, label %14, !llvm.loop !6

30:                                               ; preds = %16, %30
  %31 = phi i64 [ 1, %16 ], [ %44, %30 ]
  %32 = getelementptr inbounds double, ptr %18, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fmul double %33, 5.000000e-01
  %35 = getelementptr inbounds double, ptr %21, i64 %31
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %24, i64 %31
  %38 = load double, ptr %37, align 8
  %39 = fadd double %36, %38
  %40 = add nsw i64 %31, -1
  %41 = getelementptr inbounds double, ptr %18, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fadd double %39, %42
  %44 = add nuw nsw i64 %31, 1
  %45 = getelementptr inbounds double, ptr %18, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fadd double %43, %46
  %48 = fmul double %47, 1.250000e-01
  %49 = fadd double %34, %48
  %50 = getelementptr inbounds double, ptr %21, i64 %40
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds double, ptr %24, i64 %44
  %53 = load double, ptr %52, align 8
  %54 = fadd double %51, %53
  %55 = getelementptr inbounds double, ptr %24, i64 %40
  %56 = load double, ptr %55, align 8
  %57 = fadd double %54, %56
  %58 = getelementptr inbounds double, ptr %21, i64 %44
  %59 = load double, ptr %58, align 8
  %60 = fadd double %57, %59
  %61 = fmul double %60, 6.250000e-02
  %62 = fadd double %49, %61
  %63 = getelementptr inbounds double, ptr %25, i64 %31
  store double %62, ptr %63, align 8
  %64 = icmp eq i64 %31, %12
  br i1 %64, label %27, label %30, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_seidel(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %27

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = shl i64 %1, 3
  %13 = shl i64 %1, 3
  %14 = getelementptr i8, ptr %2, i64 %12
  br label %15

15:                                               ; preds = %10, %28
  %16 = phi i64 [ 0, %10 ], [ %31, %28 ]
  %17 = phi i64 [ 1, %10 ], [ %29, %28 ]
  br i1 %11, label %18, label %28

18:                                               ; preds = %15
  %19 = mul i64 %13, %16
  %20 = getelementptr i8, ptr %14, i64 %19
  %21 = add nsw i64 %17, -1
  %22 = mul nsw i64 %21, %1
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = mul nuw nsw i64 %17, %1
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %20, align 8
  br label %32

27:                                               ; preds = %28, %8
  ret i64 0

28:                                               ; preds = %32, %15
  %29 = add nuw nsw i64 %17, 1
  %30 = icmp eq i64 %29, %0
  %31 = add i64 %16, 1
  br i1 %30, label %27, label %15, !llvm.loop !8

32:                                               ; preds = %18, %32
  %33 = phi double [ %26, %18 ], [ %39, %32 ]
  %34 = phi i64 [ 1, %18 ], [ %40, %32 ]
  %35 = getelementptr inbounds double, ptr %23, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr double, ptr %25, i64 %34
  %38 = fadd double %36, %33
  %39 = fmul double %38, 5.000000e-01
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %28, label %32, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_sweep_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = shl i64 %1, 3
  br label %13

13:                                               ; preds = %10, %22
  %14 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %15, label %22

15:                                               ; preds = %13
  %16 = mul i64 %12, %14
  %17 = getelementptr i8, ptr %2, i64 %16
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = load double, ptr %17, align 8
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %13
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %21, label %13, !llvm.loop !10

25:                                               ; preds = %15, %25
  %26 = phi double [ %20, %15 ], [ %31, %25 ]
  %27 = phi i64 [ 1, %15 ], [ %32, %25 ]
  %28 = getelementptr double, ptr %19, i64 %27
  %29 = fmul double %26, 5.000000e-01
  %30 = load double, ptr %28, align 8
  %31 = fadd double %30, %29
  store double %31, ptr %28, align 8
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %22, label %25, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_sweep_columns(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %21
  %13 = phi i64 [ 1, %10 ], [ %22, %21 ]
  br i1 %11, label %14, label %21

14:                                               ; preds = %12
  %15 = add nsw i64 %13, -1
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = mul nuw nsw i64 %13, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %12, !llvm.loop !12

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %32, %24 ]
  %26 = getelementptr inbounds double, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, 5.000000e-01
  %29 = getelementptr inbounds double, ptr %19, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fadd double %30, %28
  store double %31, ptr %29, align 8
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %21, label %24, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_skewed(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %12

12:                                               ; preds = %10, %21
  %13 = phi i64 [ 1, %10 ], [ %22, %21 ]
  br i1 %11, label %14, label %21

14:                                               ; preds = %12
  %15 = add nsw i64 %13, -1
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = mul nuw nsw i64 %13, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %12, !llvm.loop !14

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 1, %14 ], [ %32, %24 ]
  %26 = phi i64 [ 0, %14 ], [ %25, %24 ]
  %27 = getelementptr inbounds double, ptr %17, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %19, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = fadd double %28, %30
  store double %31, ptr %29, align 8
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %21, label %24, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_two_back(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %21
  %13 = phi i64 [ 2, %10 ], [ %22, %21 ]
  br i1 %11, label %14, label %21

14:                                               ; preds = %12
  %15 = add nsw i64 %13, -2
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = mul nuw nsw i64 %13, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %12, !llvm.loop !16

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %33, %24 ]
  %26 = getelementptr inbounds double, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, 2.500000e-01
  %29 = getelementptr inbounds double, ptr %3, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fadd double %28, %30
  %32 = getelementptr inbounds double, ptr %19, i64 %25
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %21, label %24, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_gradient(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %24

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = add nsw i64 %1, -2
  %13 = add nsw i64 %0, -2
  br label %14

14:                                               ; preds = %10, %25
  %15 = phi i64 [ 0, %10 ], [ %26, %25 ]
  br i1 %11, label %16, label %25

16:                                               ; preds = %14
  %17 = mul nuw nsw i64 %15, %1
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = getelementptr inbounds double, ptr %3, i64 %17
  %20 = add nuw nsw i64 %15, 1
  %21 = mul nuw nsw i64 %20, %1
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = getelementptr inbounds double, ptr %4, i64 %17
  br label %28

24:                                               ; preds = %25, %8
  ret i64 0

25:                                               ; preds = %28, %14
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %15, %13
  br i1 %27, label %24, label %14, !llvm.loop !18

28:                                               ; preds = %16, %28
  %29 = phi i64 [ 0, %16 ], [ %30, %28 ]
  %30 = add nuw nsw i64 %29, 1
  %31 = getelementptr inbounds double, ptr %18, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds double, ptr %18, i64 %29
  %34 = load double, ptr %33, align 8
  %35 = fsub double %32, %34
  %36 = getelementptr inbounds double, ptr %19, i64 %29
  store double %35, ptr %36, align 8
  %37 = getelementptr inbounds double, ptr %22, i64 %29
  %38 = load double, ptr %37, align 8
  %39 = fsub double %38, %34
  %40 = getelementptr inbounds double, ptr %23, i64 %29
  store double %39, ptr %40, align 8
  %41 = icmp eq i64 %29, %12
  br i1 %41, label %25, label %28, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_upwind(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %26

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  %12 = add nsw i64 %0, -2
  br label %13

13:                                               ; preds = %10, %27
  %14 = phi i64 [ 1, %10 ], [ %28, %27 ]
  br i1 %11, label %15, label %27

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds double, ptr %3, i64 %16
  %18 = getelementptr inbounds double, ptr %2, i64 %16
  %19 = add nuw nsw i64 %14, 1
  %20 = mul nuw nsw i64 %19, %1
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = add nsw i64 %14, -1
  %23 = mul nsw i64 %22, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = getelementptr inbounds double, ptr %4, i64 %16
  br label %30

26:                                               ; preds = %27, %8
  ret i64 0

27:                                               ; preds = %45, %13
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %14, %12
  br i1 %29, label %26, label %13, !llvm.loop !20

30:                                               ; preds = %15, %45
  %31 = phi i64 [ 0, %15 ], [ %50, %45 ]
  %32 = getelementptr inbounds double, ptr %17, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %18, i64 %31
  %35 = load double, ptr %34, align 8
  %36 = fcmp ogt double %33, 2.000000e+00
  br i1 %36, label %37, label %41

37:                                               ; preds = %30
  %38 = getelementptr inbounds double, ptr %24, i64 %31
  %39 = load double, ptr %38, align 8
  %40 = fsub double %35, %39
  br label %45

41:                                               ; preds = %30
  %42 = getelementptr inbounds double, ptr %21, i64 %31
  %43 = load double, ptr %42, align 8
  %44 = fsub double %43, %35
  br label %45

45:                                               ; preds = %41, %37
  %46 = phi double [ %40, %37 ], [ %44, %41 ]
  %47 = fmul double %33, %46
  %48 = fsub double %35, %47
  %49 = getelementptr inbounds double, ptr %25, i64 %31
  store double %48, ptr %49, align 8
  %50 = add nuw nsw i64 %31, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %27, label %30, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_boundary(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %1, 0
  %10 = icmp sgt i64 %0, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %40

12:                                               ; preds = %8
  %13 = add nsw i64 %1, -1
  %14 = icmp sgt i64 %1, 2
  br label %15

15:                                               ; preds = %12, %23
  %16 = phi i64 [ 0, %12 ], [ %28, %23 ]
  %17 = mul nuw nsw i64 %16, %1
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8
  %20 = fmul double %19, 2.000000e+00
  %21 = getelementptr inbounds double, ptr %3, i64 %17
  store double %20, ptr %21, align 8
  %22 = getelementptr i8, ptr %18, i64 -8
  br i1 %14, label %30, label %23

23:                                               ; preds = %30, %15
  %24 = getelementptr inbounds double, ptr %18, i64 %13
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, 3.000000e+00
  %27 = getelementptr inbounds double, ptr %21, i64 %13
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %16, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %40, label %15, !llvm.loop !22

30:                                               ; preds = %15, %30
  %31 = phi i64 [ %34, %30 ], [ 1, %15 ]
  %32 = getelementptr double, ptr %22, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = add nuw nsw i64 %31, 1
  %35 = getelementptr inbounds double, ptr %18, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %33, %36
  %38 = getelementptr inbounds double, ptr %21, i64 %31
  store double %37, ptr %38, align 8
  %39 = icmp eq i64 %34, %13
  br i1 %39, label %23, label %30, !llvm.loop !23

40:                                               ; preds = %23, %8
  ret i64 0
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_jacobi_row(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  br label %13

13:                                               ; preds = %10, %21
  %14 = phi i64 [ 0, %10 ], [ %22, %21 ]
  br i1 %11, label %15, label %21

15:                                               ; preds = %13
  %16 = getelementptr inbounds double, ptr %3, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr double, ptr %4, i64 %18
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %24, %13
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %13, !llvm.loop !24

24:                                               ; preds = %15, %24
  %25 = phi i64 [ 1, %15 ], [ %32, %24 ]
  %26 = getelementptr double, ptr %2, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = load double, ptr %27, align 8
  %29 = load double, ptr %26, align 8
  %30 = fmul double %29, %17
  %31 = fadd double %28, %30
  %32 = add nuw nsw i64 %25, 1
  %33 = getelementptr inbounds double, ptr %2, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fadd double %34, %31
  %36 = getelementptr double, ptr %19, i64 %25
  store double %35, ptr %36, align 8
  %37 = icmp eq i64 %25, %12
  br i1 %37, label %21, label %24, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_heat_const(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  br label %9

9:                                                ; preds = %8, %15
  %10 = phi i64 [ 1, %8 ], [ %16, %15 ]
  %11 = getelementptr [32 x double], ptr %2, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -256
  %13 = getelementptr inbounds i8, ptr %11, i64 256
  br label %18

14:                                               ; preds = %15
  ret i64 0

15:                                               ; preds = %18
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, 31
  br i1 %17, label %14, label %9, !llvm.loop !26

18:                                               ; preds = %9, %18
  %19 = phi i64 [ 1, %9 ], [ %34, %18 ]
  %20 = getelementptr inbounds [32 x double], ptr %2, i64 %10, i64 %19
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds [32 x double], ptr %12, i64 0, i64 %19
  %23 = load double, ptr %22, align 8
  %24 = fmul double %21, 2.000000e+00
  %25 = fsub double %23, %24
  %26 = getelementptr inbounds [32 x double], ptr %13, i64 0, i64 %19
  %27 = load double, ptr %26, align 8
  %28 = fadd double %25, %27
  %29 = add nsw i64 %19, -1
  %30 = getelementptr inbounds [32 x double], ptr %2, i64 %10, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fadd double %28, %31
  %33 = fsub double %32, %24
  %34 = add nuw nsw i64 %19, 1
  %35 = getelementptr inbounds [32 x double], ptr %2, i64 %10, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %33
  %38 = fmul double %37, 1.250000e-01
  %39 = fadd double %21, %38
  %40 = getelementptr inbounds [32 x double], ptr %3, i64 %10, i64 %19
  store double %39, ptr %40, align 8
  %41 = icmp eq i64 %34, 31
  br i1 %41, label %15, label %18, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_time_const(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = getelementptr i8, ptr %2, i64 -320
  br label %10

10:                                               ; preds = %8, %13
  %11 = phi i64 [ 1, %8 ], [ %14, %13 ]
  br label %16

12:                                               ; preds = %13
  ret i64 0

13:                                               ; preds = %16
  %14 = add nuw nsw i64 %11, 1
  %15 = icmp eq i64 %14, 20
  br i1 %15, label %12, label %10, !llvm.loop !28

16:                                               ; preds = %10, %16
  %17 = phi i64 [ 1, %10 ], [ %25, %16 ]
  %18 = add nsw i64 %17, -1
  %19 = getelementptr nusw [40 x double], ptr %9, i64 %11, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = getelementptr nusw [40 x double], ptr %9, i64 %11, i64 %17
  %22 = load double, ptr %21, align 8
  %23 = fmul double %22, 2.000000e+00
  %24 = fadd double %20, %23
  %25 = add nuw nsw i64 %17, 1
  %26 = getelementptr nusw [40 x double], ptr %9, i64 %11, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fadd double %27, %24
  %29 = fmul double %28, 2.500000e-01
  %30 = getelementptr inbounds [40 x double], ptr %2, i64 %11, i64 %17
  store double %29, ptr %30, align 8
  %31 = icmp eq i64 %25, 39
  br i1 %31, label %13, label %16, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_seven_point(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  br i1 %10, label %11, label %26

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 2
  %13 = mul nuw i64 %1, %0
  %14 = add nsw i64 %1, -2
  br label %15

15:                                               ; preds = %11, %41
  %16 = phi i64 [ 1, %11 ], [ %42, %41 ]
  %17 = mul nsw i64 %16, %13
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = add nsw i64 %16, -1
  %20 = mul nsw i64 %19, %13
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = add nuw nsw i64 %16, 1
  %23 = mul nsw i64 %22, %13
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = getelementptr inbounds double, ptr %3, i64 %17
  br label %27

26:                                               ; preds = %41, %8
  ret i64 0

27:                                               ; preds = %15, %44
  %28 = phi i64 [ 1, %15 ], [ %45, %44 ]
  br i1 %12, label %29, label %44

29:                                               ; preds = %27
  %30 = mul nuw nsw i64 %28, %1
  %31 = getelementptr inbounds double, ptr %18, i64 %30
  %32 = getelementptr inbounds double, ptr %21, i64 %30
  %33 = getelementptr inbounds double, ptr %24, i64 %30
  %34 = add nsw i64 %28, -1
  %35 = mul nsw i64 %34, %1
  %36 = getelementptr inbounds double, ptr %18, i64 %35
  %37 = add nuw nsw i64 %28, 1
  %38 = mul nuw nsw i64 %37, %1
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = getelementptr inbounds double, ptr %25, i64 %30
  br label %47

41:                                               ; preds = %44
  %42 = add nuw nsw i64 %16, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %26, label %15, !llvm.loop !30

44:                                               ; preds = %47, %27
  %45 = add nuw nsw i64 %28, 1
  %46 = icmp eq i64 %45, %9
  br i1 %46, label %41, label %27, !llvm.loop !31

47:                                               ; preds = %29, %47
  %48 = phi i64 [ 1, %29 ], [ %66, %47 ]
  %49 = getelementptr inbounds double, ptr %31, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = fmul double %50, 5.000000e-01
  %52 = getelementptr inbounds double, ptr %32, i64 %48
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds double, ptr %33, i64 %48
  %55 = load double, ptr %54, align 8
  %56 = fadd double %53, %55
  %57 = getelementptr inbounds double, ptr %36, i64 %48
  %58 = load double, ptr %57, align 8
  %59 = fadd double %56, %58
  %60 = getelementptr inbounds double, ptr %39, i64 %48
  %61 = load double, ptr %60, align 8
  %62 = fadd double %59, %61
  %63 = getelementptr i8, ptr %49, i64 -8
  %64 = load double, ptr %63, align 8
  %65 = fadd double %62, %64
  %66 = add nuw nsw i64 %48, 1
  %67 = getelementptr inbounds double, ptr %31, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = fadd double %65, %68
  %70 = fmul double %69, 6.250000e-02
  %71 = fadd double %51, %70
  %72 = getelementptr inbounds double, ptr %40, i64 %48
  store double %71, ptr %72, align 8
  %73 = icmp eq i64 %48, %14
  br i1 %73, label %44, label %47, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_line_sum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %10, %25
  %14 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %15 = mul i64 %11, %14
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = mul nuw nsw i64 %14, %0
  %18 = getelementptr double, ptr %4, i64 %17
  br label %20

19:                                               ; preds = %25, %8
  ret i64 0

20:                                               ; preds = %13, %28
  %21 = phi i64 [ 0, %13 ], [ %31, %28 ]
  br i1 %12, label %22, label %28

22:                                               ; preds = %20
  %23 = mul nuw nsw i64 %21, %1
  %24 = getelementptr inbounds double, ptr %16, i64 %23
  br label %33

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %14, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %19, label %13, !llvm.loop !33

28:                                               ; preds = %33, %20
  %29 = phi double [ 0.000000e+00, %20 ], [ %38, %33 ]
  %30 = getelementptr double, ptr %18, i64 %21
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %21, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %25, label %20, !llvm.loop !34

33:                                               ; preds = %22, %33
  %34 = phi i64 [ 0, %22 ], [ %39, %33 ]
  %35 = phi double [ 0.000000e+00, %22 ], [ %38, %33 ]
  %36 = getelementptr inbounds double, ptr %24, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = fadd double %35, %37
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %28, label %33, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_plane_add(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %10, %27
  %14 = phi i64 [ 0, %10 ], [ %28, %27 ]
  %15 = mul i64 %11, %14
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %3, i64 %15
  br label %19

18:                                               ; preds = %27, %8
  ret i64 0

19:                                               ; preds = %13, %30
  %20 = phi i64 [ 0, %13 ], [ %31, %30 ]
  br i1 %12, label %21, label %30

21:                                               ; preds = %19
  %22 = mul nuw nsw i64 %20, %1
  %23 = getelementptr inbounds double, ptr %16, i64 %22
  %24 = getelementptr inbounds double, ptr %4, i64 %20
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %17, i64 %22
  br label %33

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %18, label %13, !llvm.loop !36

30:                                               ; preds = %33, %19
  %31 = add nuw nsw i64 %20, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %27, label %19, !llvm.loop !37

33:                                               ; preds = %21, %33
  %34 = phi i64 [ 0, %21 ], [ %41, %33 ]
  %35 = getelementptr inbounds double, ptr %23, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, %25
  %38 = getelementptr inbounds double, ptr %26, i64 %34
  %39 = load double, ptr %38, align 8
  %40 = fadd double %39, %37
  store double %40, ptr %38, align 8
  %41 = add nuw nsw i64 %34, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %30, label %33, !llvm.loop !38
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_sweep_k(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = icmp sgt i64 %1, 1
  %13 = mul i64 %1, %0
  %14 = shl i64 %13, 3
  %15 = shl i64 %1, 3
  br label %16

16:                                               ; preds = %10, %31
  %17 = phi i64 [ 0, %10 ], [ %32, %31 ]
  %18 = mul i64 %14, %17
  %19 = mul i64 %11, %17
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = getelementptr i8, ptr %2, i64 %18
  br label %23

22:                                               ; preds = %31, %8
  ret i64 0

23:                                               ; preds = %16, %34
  %24 = phi i64 [ 0, %16 ], [ %35, %34 ]
  br i1 %12, label %25, label %34

25:                                               ; preds = %23
  %26 = mul i64 %15, %24
  %27 = getelementptr i8, ptr %21, i64 %26
  %28 = mul nuw nsw i64 %24, %1
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = load double, ptr %27, align 8
  br label %37

31:                                               ; preds = %34
  %32 = add nuw nsw i64 %17, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %22, label %16, !llvm.loop !39

34:                                               ; preds = %37, %23
  %35 = add nuw nsw i64 %24, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %31, label %23, !llvm.loop !40

37:                                               ; preds = %25, %37
  %38 = phi double [ %30, %25 ], [ %43, %37 ]
  %39 = phi i64 [ 1, %25 ], [ %44, %37 ]
  %40 = getelementptr inbounds double, ptr %29, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %38, 5.000000e-01
  %43 = fsub double %41, %42
  store double %43, ptr %40, align 8
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %34, label %37, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_sweep_j(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = icmp eq i64 %0, 1
  %13 = icmp sgt i64 %1, 0
  br label %14

14:                                               ; preds = %10, %28
  %15 = phi i64 [ 0, %10 ], [ %29, %28 ]
  br i1 %12, label %28, label %16

16:                                               ; preds = %14
  %17 = mul i64 %11, %15
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  br label %20

19:                                               ; preds = %28, %8
  ret i64 0

20:                                               ; preds = %16, %31
  %21 = phi i64 [ 1, %16 ], [ %32, %31 ]
  br i1 %13, label %22, label %31

22:                                               ; preds = %20
  %23 = mul nuw nsw i64 %21, %1
  %24 = getelementptr inbounds double, ptr %18, i64 %23
  %25 = add nsw i64 %21, -1
  %26 = mul nsw i64 %25, %1
  %27 = getelementptr inbounds double, ptr %18, i64 %26
  br label %34

28:                                               ; preds = %31, %14
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %19, label %14, !llvm.loop !42

31:                                               ; preds = %34, %20
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %28, label %20, !llvm.loop !43

34:                                               ; preds = %22, %34
  %35 = phi i64 [ 0, %22 ], [ %42, %34 ]
  %36 = getelementptr inbounds double, ptr %24, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %27, i64 %35
  %39 = load double, ptr %38, align 8
  %40 = fmul double %39, 5.000000e-01
  %41 = fsub double %37, %40
  store double %41, ptr %36, align 8
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %31, label %34, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_sweep_i(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  %12 = mul nuw i64 %1, %0
  br label %13

13:                                               ; preds = %10, %27
  %14 = phi i64 [ 1, %10 ], [ %28, %27 ]
  %15 = mul nsw i64 %14, %12
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = add nsw i64 %14, -1
  %18 = mul nsw i64 %17, %12
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  br label %21

20:                                               ; preds = %27, %8
  ret i64 0

21:                                               ; preds = %13, %30
  %22 = phi i64 [ 0, %13 ], [ %31, %30 ]
  br i1 %11, label %23, label %30

23:                                               ; preds = %21
  %24 = mul nuw nsw i64 %22, %1
  %25 = getelementptr inbounds double, ptr %16, i64 %24
  %26 = getelementptr inbounds double, ptr %19, i64 %24
  br label %33

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %20, label %13, !llvm.loop !45

30:                                               ; preds = %33, %21
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %27, label %21, !llvm.loop !46

33:                                               ; preds = %23, %33
  %34 = phi i64 [ 0, %23 ], [ %41, %33 ]
  %35 = getelementptr inbounds double, ptr %25, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %26, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = fmul double %38, 5.000000e-01
  %40 = fsub double %36, %39
  store double %40, ptr %35, align 8
  %41 = add nuw nsw i64 %34, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %30, label %33, !llvm.loop !47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_time_steps(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  %10 = icmp sgt i64 %1, 2
  %11 = add nsw i64 %1, -2
  %12 = add nsw i64 %0, -2
  br label %13

13:                                               ; preds = %8, %27
  %14 = phi i64 [ 0, %8 ], [ %28, %27 ]
  br i1 %9, label %16, label %27

15:                                               ; preds = %27
  ret i64 0

16:                                               ; preds = %13, %30
  %17 = phi i64 [ %31, %30 ], [ 1, %13 ]
  br i1 %10, label %18, label %30

18:                                               ; preds = %16
  %19 = add nsw i64 %17, -1
  %20 = mul nsw i64 %19, %1
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = add nuw nsw i64 %17, 1
  %23 = mul nuw nsw i64 %22, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = mul nuw nsw i64 %17, %1
  %26 = getelementptr inbounds double, ptr %3, i64 %25
  br label %33

27:                                               ; preds = %30, %13
  %28 = add nuw nsw i64 %14, 1
  %29 = icmp eq i64 %28, 4
  br i1 %29, label %15, label %13, !llvm.loop !48

30:                                               ; preds = %33, %16
  %31 = add nuw nsw i64 %17, 1
  %32 = icmp eq i64 %17, %12
  br i1 %32, label %27, label %16, !llvm.loop !49

33:                                               ; preds = %18, %33
  %34 = phi i64 [ 1, %18 ], [ %46, %33 ]
  %35 = getelementptr inbounds double, ptr %21, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %24, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = fadd double %36, %38
  %40 = fmul double %39, 2.500000e-01
  %41 = getelementptr inbounds double, ptr %26, i64 %34
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, 5.000000e-01
  %44 = fsub double %40, %43
  %45 = fadd double %42, %44
  store double %45, ptr %41, align 8
  %46 = add nuw nsw i64 %34, 1
  %47 = icmp eq i64 %34, %11
  br i1 %47, label %30, label %33, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_damped(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = getelementptr i8, ptr %5, i64 8192
  %13 = icmp sgt i64 %1, 0
  br label %14

14:                                               ; preds = %10, %24
  %15 = phi i64 [ 0, %10 ], [ %25, %24 ]
  %16 = getelementptr inbounds double, ptr %4, i64 %15
  %17 = load double, ptr %16, align 8
  %18 = mul i64 %11, %15
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = getelementptr inbounds double, ptr %3, i64 %18
  %21 = mul nuw nsw i64 %15, %0
  %22 = getelementptr double, ptr %12, i64 %21
  br label %27

23:                                               ; preds = %24, %8
  ret i64 0

24:                                               ; preds = %36
  %25 = add nuw nsw i64 %15, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %23, label %14, !llvm.loop !51

27:                                               ; preds = %14, %36
  %28 = phi i64 [ 0, %14 ], [ %38, %36 ]
  %29 = getelementptr inbounds double, ptr %5, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %17, %30
  br i1 %13, label %32, label %36

32:                                               ; preds = %27
  %33 = mul nuw nsw i64 %28, %1
  %34 = getelementptr inbounds double, ptr %19, i64 %33
  %35 = getelementptr inbounds double, ptr %20, i64 %33
  br label %40

36:                                               ; preds = %40, %27
  %37 = getelementptr double, ptr %22, i64 %28
  store double %31, ptr %37, align 8
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %0
  br i1 %39, label %24, label %27, !llvm.loop !52

40:                                               ; preds = %32, %40
  %41 = phi i64 [ 0, %32 ], [ %48, %40 ]
  %42 = getelementptr inbounds double, ptr %34, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %31, %43
  %45 = getelementptr inbounds double, ptr %35, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fadd double %44, %46
  store double %47, ptr %45, align 8
  %48 = add nuw nsw i64 %41, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %36, label %40, !llvm.loop !53
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_const_grid(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = getelementptr i8, ptr %2, i64 -1344
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 1, %8 ], [ %18, %17 ]
  br label %13

12:                                               ; preds = %17
  ret i64 0

13:                                               ; preds = %10, %20
  %14 = phi i64 [ 1, %10 ], [ %16, %20 ]
  %15 = add nsw i64 %14, -1
  %16 = add nuw nsw i64 %14, 1
  br label %22

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 9
  br i1 %19, label %12, label %10, !llvm.loop !54

20:                                               ; preds = %22
  %21 = icmp eq i64 %16, 11
  br i1 %21, label %17, label %13, !llvm.loop !55

22:                                               ; preds = %13, %22
  %23 = phi i64 [ 1, %13 ], [ %27, %22 ]
  %24 = add nsw i64 %23, -1
  %25 = getelementptr inbounds [12 x [14 x double]], ptr %2, i64 %11, i64 %14, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = getelementptr inbounds [12 x [14 x double]], ptr %2, i64 %11, i64 %14, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = fadd double %26, %29
  %31 = getelementptr inbounds [12 x [14 x double]], ptr %2, i64 %11, i64 %15, i64 %23
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  %34 = getelementptr inbounds [12 x [14 x double]], ptr %2, i64 %11, i64 %16, i64 %23
  %35 = load double, ptr %34, align 8
  %36 = fadd double %33, %35
  %37 = getelementptr nusw [12 x [14 x double]], ptr %9, i64 %11, i64 %14, i64 %23
  %38 = load double, ptr %37, align 8
  %39 = fmul double %38, 4.000000e+00
  %40 = fsub double %36, %39
  %41 = getelementptr inbounds [12 x [14 x double]], ptr %3, i64 %11, i64 %14, i64 %23
  store double %40, ptr %41, align 8
  %42 = icmp eq i64 %27, 13
  br i1 %42, label %20, label %22, !llvm.loop !56
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_ensemble(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %26
  %13 = phi i64 [ 0, %10 ], [ %27, %26 ]
  br i1 %11, label %14, label %26

14:                                               ; preds = %12
  %15 = getelementptr inbounds double, ptr %3, i64 %13
  %16 = mul nuw nsw i64 %13, %1
  %17 = load double, ptr %15, align 8
  br label %19

18:                                               ; preds = %26, %8
  ret i64 0

19:                                               ; preds = %14, %37
  %20 = phi i64 [ 0, %14 ], [ %38, %37 ]
  %21 = mul nuw nsw i64 %20, %0
  %22 = add nuw nsw i64 %20, %16
  %23 = getelementptr inbounds double, ptr %4, i64 %22
  %24 = mul nuw nsw i64 %22, %0
  %25 = load double, ptr %23, align 8
  br label %29

26:                                               ; preds = %37, %12
  %27 = add nuw nsw i64 %13, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %18, label %12, !llvm.loop !57

29:                                               ; preds = %19, %40
  %30 = phi i64 [ 0, %19 ], [ %41, %40 ]
  %31 = add nuw nsw i64 %30, %21
  %32 = mul nuw nsw i64 %31, %1
  %33 = getelementptr double, ptr %2, i64 %32
  %34 = add nuw nsw i64 %30, %24
  %35 = mul nuw nsw i64 %34, %1
  %36 = getelementptr double, ptr %5, i64 %35
  br label %43

37:                                               ; preds = %40
  %38 = add nuw nsw i64 %20, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %26, label %19, !llvm.loop !58

40:                                               ; preds = %43
  %41 = add nuw nsw i64 %30, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %37, label %29, !llvm.loop !59

43:                                               ; preds = %29, %43
  %44 = phi i64 [ 0, %29 ], [ %50, %43 ]
  %45 = getelementptr double, ptr %33, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %46, %17
  %48 = fadd double %47, %25
  %49 = getelementptr double, ptr %36, i64 %44
  store double %48, ptr %49, align 8
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %40, label %43, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_cell_sum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %14, label %23

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr double, ptr %4, i64 %16
  br label %19

18:                                               ; preds = %23, %8
  ret i64 0

19:                                               ; preds = %14, %26
  %20 = phi i64 [ 0, %14 ], [ %28, %26 ]
  %21 = add nuw nsw i64 %20, %15
  %22 = mul nuw nsw i64 %21, %0
  br label %30

23:                                               ; preds = %26, %12
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %18, label %12, !llvm.loop !61

26:                                               ; preds = %38
  %27 = getelementptr double, ptr %17, i64 %20
  store double %40, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %23, label %19, !llvm.loop !62

30:                                               ; preds = %19, %38
  %31 = phi i64 [ 0, %19 ], [ %41, %38 ]
  %32 = phi double [ 0.000000e+00, %19 ], [ %40, %38 ]
  %33 = getelementptr inbounds double, ptr %3, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = add nuw nsw i64 %31, %22
  %36 = mul nuw nsw i64 %35, %1
  %37 = getelementptr double, ptr %5, i64 %36
  br label %43

38:                                               ; preds = %43
  %39 = fmul double %48, 5.000000e-01
  %40 = fadd double %32, %39
  %41 = add nuw nsw i64 %31, 1
  %42 = icmp eq i64 %41, %0
  br i1 %42, label %26, label %30, !llvm.loop !63

43:                                               ; preds = %30, %43
  %44 = phi i64 [ 0, %30 ], [ %49, %43 ]
  %45 = phi double [ %34, %30 ], [ %48, %43 ]
  %46 = getelementptr double, ptr %37, i64 %44
  %47 = load double, ptr %46, align 8
  %48 = fadd double %45, %47
  %49 = add nuw nsw i64 %44, 1
  %50 = icmp eq i64 %49, %1
  br i1 %50, label %38, label %43, !llvm.loop !64
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!2 = distinct !{!2, !3, !4}
!3 = !{!"llvm.loop.mustprogress"}
!4 = !{!"llvm.loop.unroll.disable"}
!5 = distinct !{!5, !3, !4}
!6 = distinct !{!6, !3, !4}
!7 = distinct !{!7, !3, !4}
!8 = distinct !{!8, !3, !4}
!9 = distinct !{!9, !3, !4}
!10 = distinct !{!10, !3, !4}
!11 = distinct !{!11, !3, !4}
!12 = distinct !{!12, !3, !4}
!13 = distinct !{!13, !3, !4}
!14 = distinct !{!14, !3, !4}
!15 = distinct !{!15, !3, !4}
!16 = distinct !{!16, !3, !4}
!17 = distinct !{!17, !3, !4}
!18 = distinct !{!18, !3, !4}
!19 = distinct !{!19, !3, !4}
!20 = distinct !{!20, !3, !4}
!21 = distinct !{!21, !3, !4}
!22 = distinct !{!22, !3, !4}
!23 = distinct !{!23, !3, !4}
!24 = distinct !{!24, !3, !4}
!25 = distinct !{!25, !3, !4}
!26 = distinct !{!26, !3, !4}
!27 = distinct !{!27, !3, !4}
!28 = distinct !{!28, !3, !4}
!29 = distinct !{!29, !3, !4}
!30 = distinct !{!30, !3, !4}
!31 = distinct !{!31, !3, !4}
!32 = distinct !{!32, !3, !4}
!33 = distinct !{!33, !3, !4}
!34 = distinct !{!34, !3, !4}
!35 = distinct !{!35, !3, !4}
!36 = distinct !{!36, !3, !4}
!37 = distinct !{!37, !3, !4}
!38 = distinct !{!38, !3, !4}
!39 = distinct !{!39, !3, !4}
!40 = distinct !{!40, !3, !4}
!41 = distinct !{!41, !3, !4}
!42 = distinct !{!42, !3, !4}
!43 = distinct !{!43, !3, !4}
!44 = distinct !{!44, !3, !4}
!45 = distinct !{!45, !3, !4}
!46 = distinct !{!46, !3, !4}
!47 = distinct !{!47, !3, !4}
!48 = distinct !{!48, !3, !4}
!49 = distinct !{!49, !3, !4}
!50 = distinct !{!50, !3, !4}
!51 = distinct !{!51, !3, !4}
!52 = distinct !{!52, !3, !4}
!53 = distinct !{!53, !3, !4}
!54 = distinct !{!54, !3, !4}
!55 = distinct !{!55, !3, !4}
!56 = distinct !{!56, !3, !4}
!57 = distinct !{!57, !3, !4}
!58 = distinct !{!58, !3, !4}
!59 = distinct !{!59, !3, !4}
!60 = distinct !{!60, !3, !4}
!61 = distinct !{!61, !3, !4}
!62 = distinct !{!62, !3, !4}
!63 = distinct !{!63, !3, !4}
!64 = distinct !{!64, !3, !4}
