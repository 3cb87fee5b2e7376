source_filename = "stencil.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_five_point(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  br i1 %10, label %11, label %29

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 2
  %13 = add nsw i64 %1, -2
  br label %14

14:                                               ; preds = %11, %30
  %15 = phi i64 [ 1, %11 ], [ %31, %30 ]
  br i1 %12, label %18, label %16

16:                                               ; preds = %14
  %17 = add nuw nsw i64 %15, 1
  br label %30

18:                                               ; preds = %14
  %19 = add nsw i64 %15, -1
  %20 = mul nsw i64 %19, %1
  %21 = getelementptr inbounds double, ptr %2, i64 %20
  %22 = add nuw nsw i64 %15, 1
  %23 = mul nuw nsw i64 %22, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = mul nuw nsw i64 %15, %1
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -8
  %28 = getelementptr inbounds double, ptr %3, i64 %25
  br label %33

29:                                               ; preds = %30, %8
  ret i64 0

30:                                               ; preds = %33, %16
  %31 = phi i64 [ %17, %16 ], [ %22, %33 ]
  %32 = icmp eq i64 %31, %9
  br i1 %32, label %29, label %14, !llvm.loop !2

33:                                               ; preds = %18, %33
  %34 = phi i64 [ 1, %18 ], [ %43, %33 ]
  %35 = getelementptr inbounds double, ptr %21, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds double, ptr %24, i64 %34
  %38 = load double, ptr %37, align 8
  %39 = fadd double %36, %38
  %40 = getelementptr double, ptr %27, i64 %34
  %41 = load double, ptr %40, align 8
  %42 = fadd double %39, %41
  %43 = add nuw nsw i64 %34, 1
  %44 = getelementptr inbounds double, ptr %26, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fadd double %42, %45
  %47 = fmul double %46, 2.500000e-01
  %48 = getelementptr inbounds double, ptr %28, i64 %34
  store double %47, ptr %48, align 8
  %49 = icmp eq i64 %34, %13
  br i1 %49, label %30, label %33, !llvm.loop !5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_nine_point(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  br i1 %10, label %11, label %34

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 2
  %13 = add nsw i64 %1, -2
  br label %14

14:                                               ; preds = %11, %35
  %15 = phi i64 [ 1, %11 ], [ %36, %35 ]
  br i1 %12, label %18, label %16

16:                                               ; preds = %14
  %17 = add nuw nsw i64 %15, 1
  br label %35

18:                                               ; preds = %14
  %19 = mul nuw nsw i64 %15, %1
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = add nsw i64 %15, -1
  %22 = mul nsw i64 %21, %1
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = add nuw nsw i64 %15, 1
  %25 = mul nuw nsw i64 %24, %1
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = getelementptr inbounds double, ptr %3, i64 %19
  %28 = getelementptr inbounds i8, ptr %20, i64 8
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %23, i64 8
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %26, i64 8
  %33 = load double, ptr %32, align 8
  br label %38

34:                                               ; preds = %35, %8
  ret i64 0

35:                                               ; preds = %38, %16
  %36 = phi i64 [ %17, %16 ], [ %24, %38 ]
  %37 = icmp eq i64 %36, %9
  br i1 %37, label %34, label %14, !llvm.loop !6

38:                                               ; preds = %18, %38
  %39 = phi double [ %33, %18 ], [ %58, %38 ]
  %40 = phi double [ %31, %18 ], [ %64, %38 ]
  %41 = phi double [ %29, %18 ], [ %51, %38 ]
  %42 = phi i64 [ 1, %18 ], [ %49, %38 ]
  %43 = fmul double %41, 5.000000e-01
  %44 = fadd double %40, %39
  %45 = add nsw i64 %42, -1
  %46 = getelementptr inbounds double, ptr %20, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fadd double %44, %47
  %49 = add nuw nsw i64 %42, 1
  %50 = getelementptr inbounds double, ptr %20, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fadd double %48, %51
  %53 = fmul double %52, 1.250000e-01
  %54 = fadd double %43, %53
  %55 = getelementptr inbounds double, ptr %23, i64 %45
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %26, i64 %49
  %58 = load double, ptr %57, align 8
  %59 = fadd double %56, %58
  %60 = getelementptr inbounds double, ptr %26, i64 %45
  %61 = load double, ptr %60, align 8
  %62 = fadd double %59, %61
  %63 = getelementptr inbounds double, ptr %23, i64 %49
  %64 = load double, ptr %63, align 8
  %65 = fadd double %62, %64
  %66 = fmul double %65, 6.250000e-02
  %67 = fadd double %54, %66
  %68 = getelementptr inbounds double, ptr %27, i64 %42
  store double %67, ptr %68, align 8
  %69 = icmp eq i64 %42, %13
  br i1 %69, label %35, label %38, !llvm.loop !7
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
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 1
  br i1 %10, label %11, label %27

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 1
  %13 = add nsw i64 %1, -2
  br label %14

14:                                               ; preds = %11, %28
  %15 = phi i64 [ 0, %11 ], [ %29, %28 ]
  br i1 %12, label %18, label %16

16:                                               ; preds = %14
  %17 = add nuw nsw i64 %15, 1
  br label %28

18:                                               ; preds = %14
  %19 = mul nuw nsw i64 %15, %1
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = getelementptr inbounds double, ptr %3, i64 %19
  %22 = add nuw nsw i64 %15, 1
  %23 = mul nuw nsw i64 %22, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = getelementptr inbounds double, ptr %4, i64 %19
  %26 = load double, ptr %20, align 8
  br label %31

27:                                               ; preds = %28, %8
  ret i64 0

28:                                               ; preds = %31, %16
  %29 = phi i64 [ %17, %16 ], [ %22, %31 ]
  %30 = icmp eq i64 %29, %9
  br i1 %30, label %27, label %14, !llvm.loop !18

31:                                               ; preds = %18, %31
  %32 = phi double [ %26, %18 ], [ %36, %31 ]
  %33 = phi i64 [ 0, %18 ], [ %34, %31 ]
  %34 = add nuw nsw i64 %33, 1
  %35 = getelementptr inbounds double, ptr %20, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %32
  %38 = getelementptr inbounds double, ptr %21, i64 %33
  store double %37, ptr %38, align 8
  %39 = getelementptr inbounds double, ptr %24, i64 %33
  %40 = load double, ptr %39, align 8
  %41 = fsub double %40, %32
  %42 = getelementptr inbounds double, ptr %25, i64 %33
  store double %41, ptr %42, align 8
  %43 = icmp eq i64 %33, %13
  br i1 %43, label %28, label %31, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_upwind(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  br i1 %10, label %11, label %28

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %11, %29
  %14 = phi i64 [ 1, %11 ], [ %30, %29 ]
  br i1 %12, label %17, label %15

15:                                               ; preds = %13
  %16 = add nuw nsw i64 %14, 1
  br label %29

17:                                               ; preds = %13
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = getelementptr inbounds double, ptr %2, i64 %18
  %21 = add nuw nsw i64 %14, 1
  %22 = mul nuw nsw i64 %21, %1
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = add nsw i64 %14, -1
  %25 = mul nsw i64 %24, %1
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = getelementptr inbounds double, ptr %4, i64 %18
  br label %32

28:                                               ; preds = %29, %8
  ret i64 0

29:                                               ; preds = %47, %15
  %30 = phi i64 [ %16, %15 ], [ %21, %47 ]
  %31 = icmp eq i64 %30, %9
  br i1 %31, label %28, label %13, !llvm.loop !20

32:                                               ; preds = %17, %47
  %33 = phi i64 [ 0, %17 ], [ %52, %47 ]
  %34 = getelementptr inbounds double, ptr %19, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = getelementptr inbounds double, ptr %20, i64 %33
  %37 = load double, ptr %36, align 8
  %38 = fcmp ogt double %35, 2.000000e+00
  br i1 %38, label %39, label %43

39:                                               ; preds = %32
  %40 = getelementptr inbounds double, ptr %26, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = fsub double %37, %41
  br label %47

43:                                               ; preds = %32
  %44 = getelementptr inbounds double, ptr %23, i64 %33
  %45 = load double, ptr %44, align 8
  %46 = fsub double %45, %37
  br label %47

47:                                               ; preds = %43, %39
  %48 = phi double [ %42, %39 ], [ %46, %43 ]
  %49 = fmul double %35, %48
  %50 = fsub double %37, %49
  %51 = getelementptr inbounds double, ptr %27, i64 %33
  store double %50, ptr %51, align 8
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %29, label %32, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_boundary(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %1, 0
  %10 = icmp sgt i64 %0, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %40

12:                                               ; preds = %8
  %13 = add nsw i64 %1, -1
  %14 = icmp ugt i64 %1, 2
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
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = getelementptr i8, ptr %2, i64 8
  %13 = getelementptr i8, ptr %2, i64 -8
  %14 = add nsw i64 %1, -2
  br label %15

15:                                               ; preds = %10, %24
  %16 = phi i64 [ 0, %10 ], [ %25, %24 ]
  br i1 %11, label %17, label %24

17:                                               ; preds = %15
  %18 = getelementptr inbounds double, ptr %3, i64 %16
  %19 = load double, ptr %18, align 8
  %20 = mul nuw nsw i64 %16, %1
  %21 = getelementptr double, ptr %4, i64 %20
  %22 = load double, ptr %12, align 8
  br label %27

23:                                               ; preds = %24, %8
  ret i64 0

24:                                               ; preds = %27, %15
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %23, label %15, !llvm.loop !24

27:                                               ; preds = %17, %27
  %28 = phi double [ %22, %17 ], [ %36, %27 ]
  %29 = phi i64 [ 1, %17 ], [ %34, %27 ]
  %30 = getelementptr double, ptr %13, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fmul double %28, %19
  %33 = fadd double %31, %32
  %34 = add nuw nsw i64 %29, 1
  %35 = getelementptr inbounds double, ptr %2, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %33
  %38 = getelementptr double, ptr %21, i64 %29
  store double %37, ptr %38, align 8
  %39 = icmp eq i64 %29, %14
  br i1 %39, label %24, label %27, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_heat_const(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  br label %9

9:                                                ; preds = %8, %17
  %10 = phi i64 [ 1, %8 ], [ %18, %17 ]
  %11 = getelementptr [32 x double], ptr %2, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -256
  %13 = getelementptr inbounds i8, ptr %11, i64 256
  %14 = getelementptr inbounds [32 x double], ptr %2, i64 %10, i64 1
  %15 = load double, ptr %14, align 8
  br label %20

16:                                               ; preds = %17
  ret i64 0

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %10, 1
  %19 = icmp eq i64 %18, 31
  br i1 %19, label %16, label %9, !llvm.loop !26

20:                                               ; preds = %9, %20
  %21 = phi double [ %15, %9 ], [ %37, %20 ]
  %22 = phi i64 [ 1, %9 ], [ %35, %20 ]
  %23 = getelementptr inbounds [32 x double], ptr %12, i64 0, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %21, 2.000000e+00
  %26 = fsub double %24, %25
  %27 = getelementptr inbounds [32 x double], ptr %13, i64 0, i64 %22
  %28 = load double, ptr %27, align 8
  %29 = fadd double %26, %28
  %30 = add nsw i64 %22, -1
  %31 = getelementptr inbounds [32 x double], ptr %2, i64 %10, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fadd double %29, %32
  %34 = fsub double %33, %25
  %35 = add nuw nsw i64 %22, 1
  %36 = getelementptr inbounds [32 x double], ptr %2, i64 %10, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fadd double %37, %34
  %39 = fmul double %38, 1.250000e-01
  %40 = fadd double %21, %39
  %41 = getelementptr inbounds [32 x double], ptr %3, i64 %10, i64 %22
  store double %40, ptr %41, align 8
  %42 = icmp eq i64 %35, 31
  br i1 %42, label %17, label %20, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_time_const(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = getelementptr i8, ptr %2, i64 -320
  br label %10

10:                                               ; preds = %8, %17
  %11 = phi i64 [ 1, %8 ], [ %18, %17 ]
  %12 = getelementptr nusw [40 x double], ptr %9, i64 %11, i64 0
  %13 = load double, ptr %12, align 8
  %14 = getelementptr nusw [40 x double], ptr %9, i64 %11, i64 1
  %15 = load double, ptr %14, align 8
  br label %20

16:                                               ; preds = %17
  ret i64 0

17:                                               ; preds = %20
  %18 = add nuw nsw i64 %11, 1
  %19 = icmp eq i64 %18, 20
  br i1 %19, label %16, label %10, !llvm.loop !28

20:                                               ; preds = %10, %20
  %21 = phi double [ %15, %10 ], [ %28, %20 ]
  %22 = phi double [ %13, %10 ], [ %21, %20 ]
  %23 = phi i64 [ 1, %10 ], [ %26, %20 ]
  %24 = fmul double %21, 2.000000e+00
  %25 = fadd double %22, %24
  %26 = add nuw nsw i64 %23, 1
  %27 = getelementptr nusw [40 x double], ptr %9, i64 %11, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, %25
  %30 = fmul double %29, 2.500000e-01
  %31 = getelementptr inbounds [40 x double], ptr %2, i64 %11, i64 %23
  store double %30, ptr %31, align 8
  %32 = icmp eq i64 %26, 39
  br i1 %32, label %17, label %20, !llvm.loop !29
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

15:                                               ; preds = %46, %11
  %16 = phi i64 [ 1, %11 ], [ %22, %46 ]
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

26:                                               ; preds = %46, %8
  ret i64 0

27:                                               ; preds = %15, %48
  %28 = phi i64 [ 1, %15 ], [ %49, %48 ]
  br i1 %12, label %31, label %29

29:                                               ; preds = %27
  %30 = add nuw nsw i64 %28, 1
  br label %48

31:                                               ; preds = %27
  %32 = mul nuw nsw i64 %28, %1
  %33 = getelementptr inbounds double, ptr %18, i64 %32
  %34 = getelementptr inbounds double, ptr %21, i64 %32
  %35 = getelementptr inbounds double, ptr %24, i64 %32
  %36 = add nsw i64 %28, -1
  %37 = mul nsw i64 %36, %1
  %38 = getelementptr inbounds double, ptr %18, i64 %37
  %39 = add nuw nsw i64 %28, 1
  %40 = mul nuw nsw i64 %39, %1
  %41 = getelementptr inbounds double, ptr %18, i64 %40
  %42 = getelementptr inbounds double, ptr %25, i64 %32
  %43 = getelementptr inbounds i8, ptr %33, i64 8
  %44 = load double, ptr %43, align 8
  %45 = getelementptr i8, ptr %33, i64 -8
  br label %51

46:                                               ; preds = %48
  %47 = icmp eq i64 %22, %9
  br i1 %47, label %26, label %15, !llvm.loop !30

48:                                               ; preds = %51, %29
  %49 = phi i64 [ %30, %29 ], [ %39, %51 ]
  %50 = icmp eq i64 %49, %9
  br i1 %50, label %46, label %27, !llvm.loop !31

51:                                               ; preds = %31, %51
  %52 = phi double [ %44, %31 ], [ %71, %51 ]
  %53 = phi i64 [ 1, %31 ], [ %69, %51 ]
  %54 = fmul double %52, 5.000000e-01
  %55 = getelementptr inbounds double, ptr %34, i64 %53
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds double, ptr %35, i64 %53
  %58 = load double, ptr %57, align 8
  %59 = fadd double %56, %58
  %60 = getelementptr inbounds double, ptr %38, i64 %53
  %61 = load double, ptr %60, align 8
  %62 = fadd double %59, %61
  %63 = getelementptr inbounds double, ptr %41, i64 %53
  %64 = load double, ptr %63, align 8
  %65 = fadd double %62, %64
  %66 = getelementptr double, ptr %45, i64 %53
  %67 = load double, ptr %66, align 8
  %68 = fadd double %65, %67
  %69 = add nuw nsw i64 %53, 1
  %70 = getelementptr inbounds double, ptr %33, i64 %69
  %71 = load double, ptr %70, align 8
  %72 = fadd double %68, %71
  %73 = fmul double %72, 6.250000e-02
  %74 = fadd double %54, %73
  %75 = getelementptr inbounds double, ptr %42, i64 %53
  store double %74, ptr %75, align 8
  %76 = icmp eq i64 %53, %14
  br i1 %76, label %48, label %51, !llvm.loop !32
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_line_sum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %25, %10
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

13:                                               ; preds = %27, %10
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

16:                                               ; preds = %31, %10
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

13:                                               ; preds = %27, %10
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
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  br label %13

13:                                               ; preds = %8, %29
  %14 = phi i64 [ 0, %8 ], [ %30, %29 ]
  br i1 %10, label %16, label %29

15:                                               ; preds = %29
  ret i64 0

16:                                               ; preds = %13, %32
  %17 = phi i64 [ %33, %32 ], [ 1, %13 ]
  br i1 %11, label %20, label %18

18:                                               ; preds = %16
  %19 = add nuw nsw i64 %17, 1
  br label %32

20:                                               ; preds = %16
  %21 = add nsw i64 %17, -1
  %22 = mul nsw i64 %21, %1
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = add nuw nsw i64 %17, 1
  %25 = mul nuw nsw i64 %24, %1
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = mul nuw nsw i64 %17, %1
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  br label %35

29:                                               ; preds = %32, %13
  %30 = add nuw nsw i64 %14, 1
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %15, label %13, !llvm.loop !48

32:                                               ; preds = %35, %18
  %33 = phi i64 [ %19, %18 ], [ %24, %35 ]
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %29, label %16, !llvm.loop !49

35:                                               ; preds = %20, %35
  %36 = phi i64 [ 1, %20 ], [ %48, %35 ]
  %37 = getelementptr inbounds double, ptr %23, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr inbounds double, ptr %26, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = fadd double %38, %40
  %42 = fmul double %41, 2.500000e-01
  %43 = getelementptr inbounds double, ptr %28, i64 %36
  %44 = load double, ptr %43, align 8
  %45 = fmul double %44, 5.000000e-01
  %46 = fsub double %42, %45
  %47 = fadd double %44, %46
  store double %47, ptr %43, align 8
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %36, %12
  br i1 %49, label %32, label %35, !llvm.loop !50
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

14:                                               ; preds = %24, %10
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

19:                                               ; preds = %37, %14
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
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %22
  %13 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %14, label %22

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr double, ptr %4, i64 %15
  br label %18

17:                                               ; preds = %22, %8
  ret i64 0

18:                                               ; preds = %25, %14
  %19 = phi i64 [ 0, %14 ], [ %27, %25 ]
  %20 = add nuw nsw i64 %19, %15
  %21 = mul nuw nsw i64 %20, %0
  br label %29

22:                                               ; preds = %25, %12
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %17, label %12, !llvm.loop !61

25:                                               ; preds = %37
  %26 = getelementptr double, ptr %16, i64 %19
  store double %39, ptr %26, align 8
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %22, label %18, !llvm.loop !62

29:                                               ; preds = %18, %37
  %30 = phi i64 [ 0, %18 ], [ %40, %37 ]
  %31 = phi double [ 0.000000e+00, %18 ], [ %39, %37 ]
  %32 = getelementptr inbounds double, ptr %3, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = add nuw nsw i64 %30, %21
  %35 = mul nuw nsw i64 %34, %1
  %36 = getelementptr double, ptr %5, i64 %35
  br label %42

37:                                               ; preds = %42
  %38 = fmul double %47, 5.000000e-01
  %39 = fadd double %31, %38
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %25, label %29, !llvm.loop !63

42:                                               ; preds = %29, %42
  %43 = phi i64 [ 0, %29 ], [ %48, %42 ]
  %44 = phi double [ %33, %29 ], [ %47, %42 ]
  %45 = getelementptr double, ptr %36, i64 %43
  %46 = load double, ptr %45, align 8
  %47 = fadd double %44, %46
  %48 = add nuw nsw i64 %43, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %37, label %42, !llvm.loop !64
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
