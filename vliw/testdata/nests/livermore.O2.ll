source_filename = "livermore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_hydro_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -3
  br label %13

13:                                               ; preds = %10, %22
  %14 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %15, label %22

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = getelementptr inbounds double, ptr %3, i64 %16
  %19 = load double, ptr %17, align 8
  %20 = getelementptr inbounds i8, ptr %17, i64 16
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %13
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %21, label %13, !llvm.loop !2

25:                                               ; preds = %15, %25
  %26 = phi double [ %19, %15 ], [ %30, %25 ]
  %27 = phi i64 [ 0, %15 ], [ %28, %25 ]
  %28 = add nuw nsw i64 %27, 1
  %29 = getelementptr inbounds double, ptr %17, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, 2.500000e-01
  %32 = getelementptr inbounds double, ptr %20, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = fmul double %33, 1.250000e-01
  %35 = fadd double %31, %34
  %36 = fmul double %26, %35
  %37 = fadd double %36, 5.000000e-01
  %38 = getelementptr inbounds double, ptr %18, i64 %27
  store double %37, ptr %38, align 8
  %39 = icmp eq i64 %27, %12
  br i1 %39, label %22, label %25, !llvm.loop !5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_tridiagonal_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = shl i64 %1, 3
  br label %13

13:                                               ; preds = %10, %24
  %14 = phi i64 [ 0, %10 ], [ %25, %24 ]
  br i1 %11, label %15, label %24

15:                                               ; preds = %13
  %16 = mul i64 %12, %14
  %17 = getelementptr i8, ptr %2, i64 %16
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr inbounds double, ptr %4, i64 %18
  %20 = getelementptr inbounds double, ptr %3, i64 %18
  %21 = getelementptr inbounds double, ptr %2, i64 %18
  %22 = load double, ptr %17, align 8
  br label %27

23:                                               ; preds = %24, %8
  ret i64 0

24:                                               ; preds = %27, %13
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %23, label %13, !llvm.loop !6

27:                                               ; preds = %15, %27
  %28 = phi double [ %22, %15 ], [ %36, %27 ]
  %29 = phi i64 [ 1, %15 ], [ %37, %27 ]
  %30 = getelementptr inbounds double, ptr %19, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %20, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = getelementptr double, ptr %21, i64 %29
  %35 = fsub double %33, %28
  %36 = fmul double %31, %35
  store double %36, ptr %34, align 8
  %37 = add nuw nsw i64 %29, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %24, label %27, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_inner_products(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %17
  %13 = phi i64 [ 0, %10 ], [ %22, %17 ]
  br i1 %11, label %14, label %17

14:                                               ; preds = %12
  %15 = getelementptr inbounds double, ptr %3, i64 %13
  br label %24

16:                                               ; preds = %17, %8
  ret i64 0

17:                                               ; preds = %24, %12
  %18 = phi double [ 0.000000e+00, %12 ], [ %32, %24 ]
  %19 = getelementptr inbounds double, ptr %4, i64 %13
  %20 = load double, ptr %19, align 8
  %21 = fadd double %18, %20
  store double %21, ptr %19, align 8
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %16, label %12, !llvm.loop !8

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %33, %24 ]
  %26 = phi double [ 0.000000e+00, %14 ], [ %32, %24 ]
  %27 = getelementptr inbounds double, ptr %2, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %15, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fmul double %28, %30
  %32 = fadd double %26, %31
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %17, label %24, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_banded(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %21, %8
  ret i64 0

13:                                               ; preds = %10, %21
  %14 = phi i64 [ 0, %10 ], [ %24, %21 ]
  %15 = getelementptr inbounds double, ptr %5, i64 %14
  %16 = load double, ptr %15, align 8
  br i1 %11, label %17, label %21

17:                                               ; preds = %13
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr double, ptr %2, i64 %18
  %20 = getelementptr inbounds double, ptr %3, i64 %14
  br label %26

21:                                               ; preds = %26, %13
  %22 = phi double [ %16, %13 ], [ %34, %26 ]
  %23 = getelementptr inbounds double, ptr %4, i64 %14
  store double %22, ptr %23, align 8
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %12, label %13, !llvm.loop !10

26:                                               ; preds = %17, %26
  %27 = phi i64 [ 0, %17 ], [ %35, %26 ]
  %28 = phi double [ %16, %17 ], [ %34, %26 ]
  %29 = getelementptr double, ptr %19, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %20, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = fsub double %28, %33
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %21, label %26, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_state_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 6
  %12 = add nsw i64 %1, -7
  br label %13

13:                                               ; preds = %10, %21
  %14 = phi i64 [ 0, %10 ], [ %22, %21 ]
  br i1 %11, label %15, label %21

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = getelementptr inbounds double, ptr %3, i64 %16
  %19 = load double, ptr %17, align 8
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %24, %13
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %13, !llvm.loop !12

24:                                               ; preds = %15, %24
  %25 = phi double [ %19, %15 ], [ %42, %24 ]
  %26 = phi i64 [ 0, %15 ], [ %40, %24 ]
  %27 = getelementptr inbounds double, ptr %17, i64 %26
  %28 = getelementptr inbounds double, ptr %4, i64 %26
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds double, ptr %5, i64 %26
  %31 = load double, ptr %30, align 8
  %32 = fmul double %31, 5.000000e-01
  %33 = fadd double %29, %32
  %34 = fmul double %33, 5.000000e-01
  %35 = fadd double %25, %34
  %36 = getelementptr inbounds i8, ptr %27, i64 24
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %27, i64 16
  %39 = load double, ptr %38, align 8
  %40 = add nuw nsw i64 %26, 1
  %41 = getelementptr inbounds double, ptr %17, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, 5.000000e-01
  %44 = fadd double %39, %43
  %45 = fmul double %44, 5.000000e-01
  %46 = fadd double %37, %45
  %47 = getelementptr inbounds i8, ptr %27, i64 48
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %27, i64 40
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %27, i64 32
  %52 = load double, ptr %51, align 8
  %53 = fmul double %52, 5.000000e-01
  %54 = fadd double %50, %53
  %55 = fmul double %54, 5.000000e-01
  %56 = fadd double %48, %55
  %57 = fmul double %56, 2.500000e-01
  %58 = fadd double %46, %57
  %59 = fmul double %58, 2.500000e-01
  %60 = fadd double %35, %59
  %61 = getelementptr inbounds double, ptr %18, i64 %26
  store double %60, ptr %61, align 8
  %62 = icmp eq i64 %26, %12
  br i1 %62, label %21, label %24, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_adi(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = shl i64 %1, 3
  br label %13

13:                                               ; preds = %10, %24
  %14 = phi i64 [ 0, %10 ], [ %25, %24 ]
  br i1 %11, label %15, label %24

15:                                               ; preds = %13
  %16 = mul i64 %12, %14
  %17 = getelementptr i8, ptr %2, i64 %16
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = getelementptr inbounds double, ptr %4, i64 %18
  %21 = getelementptr inbounds double, ptr %3, i64 %18
  %22 = load double, ptr %17, align 8
  br label %27

23:                                               ; preds = %24, %8
  ret i64 0

24:                                               ; preds = %27, %13
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %23, label %13, !llvm.loop !14

27:                                               ; preds = %15, %27
  %28 = phi double [ %22, %15 ], [ %36, %27 ]
  %29 = phi i64 [ 1, %15 ], [ %42, %27 ]
  %30 = getelementptr inbounds double, ptr %19, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds double, ptr %20, i64 %29
  %33 = load double, ptr %32, align 8
  %34 = fmul double %28, %33
  %35 = fmul double %34, 5.000000e-01
  %36 = fsub double %31, %35
  store double %36, ptr %30, align 8
  %37 = getelementptr inbounds double, ptr %21, i64 %29
  %38 = load double, ptr %37, align 8
  %39 = fmul double %33, %33
  %40 = fmul double %39, 2.500000e-01
  %41 = fsub double %38, %40
  store double %41, ptr %37, align 8
  %42 = add nuw nsw i64 %29, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %24, label %27, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_predictor(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %17, %8
  ret i64 0

13:                                               ; preds = %10, %17
  %14 = phi i64 [ 0, %10 ], [ %20, %17 ]
  %15 = mul i64 %14, 104
  %16 = getelementptr inbounds i8, ptr %2, i64 %15
  br i1 %11, label %22, label %17

17:                                               ; preds = %22, %13
  %18 = phi double [ 0.000000e+00, %13 ], [ %31, %22 ]
  %19 = getelementptr inbounds double, ptr %4, i64 %14
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %12, label %13, !llvm.loop !16

22:                                               ; preds = %13, %22
  %23 = phi i64 [ %32, %22 ], [ 0, %13 ]
  %24 = phi double [ %31, %22 ], [ 0.000000e+00, %13 ]
  %25 = urem i64 %23, 12
  %26 = getelementptr inbounds double, ptr %16, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %3, i64 %23
  %29 = load double, ptr %28, align 8
  %30 = fmul double %27, %29
  %31 = fadd double %24, %30
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %17, label %22, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_differences(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %20, %8
  ret i64 0

13:                                               ; preds = %10, %20
  %14 = phi i64 [ 0, %10 ], [ %22, %20 ]
  %15 = getelementptr inbounds double, ptr %4, i64 %14
  %16 = load double, ptr %15, align 8
  br i1 %11, label %17, label %20

17:                                               ; preds = %13
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr double, ptr %2, i64 %18
  br label %24

20:                                               ; preds = %24, %13
  %21 = phi double [ %16, %13 ], [ %29, %24 ]
  store double %21, ptr %15, align 8
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %12, label %13, !llvm.loop !18

24:                                               ; preds = %17, %24
  %25 = phi i64 [ 0, %17 ], [ %30, %24 ]
  %26 = phi double [ %16, %17 ], [ %29, %24 ]
  %27 = getelementptr double, ptr %19, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fsub double %26, %28
  store double %26, ptr %27, align 8
  %30 = add nuw nsw i64 %25, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %20, label %24, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_first_sum_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = shl i64 %1, 3
  br label %14

13:                                               ; preds = %24, %8
  ret i64 0

14:                                               ; preds = %10, %24
  %15 = phi i64 [ 0, %10 ], [ %25, %24 ]
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds double, ptr %3, i64 %16
  store double %18, ptr %19, align 8
  br i1 %11, label %20, label %24

20:                                               ; preds = %14
  %21 = mul i64 %12, %15
  %22 = getelementptr i8, ptr %3, i64 %21
  %23 = load double, ptr %22, align 8
  br label %27

24:                                               ; preds = %27, %14
  %25 = add nuw nsw i64 %15, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %13, label %14, !llvm.loop !20

27:                                               ; preds = %20, %27
  %28 = phi double [ %23, %20 ], [ %33, %27 ]
  %29 = phi i64 [ 1, %20 ], [ %34, %27 ]
  %30 = getelementptr double, ptr %19, i64 %29
  %31 = getelementptr inbounds double, ptr %17, i64 %29
  %32 = load double, ptr %31, align 8
  %33 = fadd double %28, %32
  store double %33, ptr %30, align 8
  %34 = add nuw nsw i64 %29, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %24, label %27, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_first_difference(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %21, %20 ]
  br i1 %11, label %14, label %20

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %3, i64 %15
  %18 = load double, ptr %16, align 8
  br label %23

19:                                               ; preds = %20, %8
  ret i64 0

20:                                               ; preds = %23, %12
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %19, label %12, !llvm.loop !22

23:                                               ; preds = %14, %23
  %24 = phi double [ %18, %14 ], [ %28, %23 ]
  %25 = phi i64 [ 1, %14 ], [ %31, %23 ]
  %26 = phi i64 [ 0, %14 ], [ %25, %23 ]
  %27 = getelementptr inbounds double, ptr %16, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fsub double %28, %24
  %30 = getelementptr inbounds double, ptr %17, i64 %26
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %20, label %23, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_particle(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %17
  %13 = phi i64 [ 0, %10 ], [ %18, %17 ]
  br i1 %11, label %14, label %17

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %20

16:                                               ; preds = %17, %8
  ret i64 0

17:                                               ; preds = %20, %12
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %16, label %12, !llvm.loop !24

20:                                               ; preds = %14, %20
  %21 = phi i64 [ 0, %14 ], [ %32, %20 ]
  %22 = add nuw nsw i64 %21, %15
  %23 = getelementptr inbounds i32, ptr %6, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %2, i64 %22
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %4, i64 %25
  %29 = load double, ptr %28, align 8
  %30 = fadd double %27, %29
  %31 = getelementptr inbounds double, ptr %3, i64 %22
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %17, label %20, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_casual(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 1, %10 ], [ %21, %20 ]
  br i1 %11, label %14, label %20

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %3, i64 %15
  %18 = getelementptr inbounds double, ptr %4, i64 %15
  br label %23

19:                                               ; preds = %20, %8
  ret i64 0

20:                                               ; preds = %23, %12
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %19, label %12, !llvm.loop !26

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 1, %14 ], [ %38, %23 ]
  %25 = getelementptr double, ptr %16, i64 %24
  %26 = getelementptr i8, ptr %25, i64 -8
  %27 = load double, ptr %26, align 8
  %28 = load double, ptr %25, align 8
  %29 = fcmp olt double %27, %28
  %30 = select i1 %29, double %28, double %27
  %31 = getelementptr inbounds double, ptr %17, i64 %24
  %32 = load double, ptr %31, align 8
  %33 = fcmp ogt double %32, 3.000000e+00
  %34 = fmul double %32, %30
  %35 = select i1 %33, double %34, double %30
  %36 = fmul double %35, 5.000000e-01
  %37 = getelementptr inbounds double, ptr %18, i64 %24
  store double %36, ptr %37, align 8
  %38 = add nuw nsw i64 %24, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %20, label %23, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_hydro2d_a(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %23

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %12

12:                                               ; preds = %10, %24
  %13 = phi i64 [ 1, %10 ], [ %25, %24 ]
  br i1 %11, label %14, label %24

14:                                               ; preds = %12
  %15 = add nsw i64 %13, -1
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = getelementptr inbounds double, ptr %3, i64 %16
  %19 = mul nuw nsw i64 %13, %1
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  %21 = getelementptr inbounds double, ptr %3, i64 %19
  %22 = getelementptr inbounds double, ptr %4, i64 %19
  br label %27

23:                                               ; preds = %24, %8
  ret i64 0

24:                                               ; preds = %27, %12
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %23, label %12, !llvm.loop !28

27:                                               ; preds = %14, %27
  %28 = phi i64 [ 1, %14 ], [ %44, %27 ]
  %29 = getelementptr inbounds double, ptr %17, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %18, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  %34 = getelementptr inbounds double, ptr %20, i64 %28
  %35 = load double, ptr %34, align 8
  %36 = fsub double %33, %35
  %37 = getelementptr inbounds double, ptr %21, i64 %28
  %38 = load double, ptr %37, align 8
  %39 = getelementptr i8, ptr %37, i64 -8
  %40 = load double, ptr %39, align 8
  %41 = fadd double %38, %40
  %42 = fmul double %36, %41
  %43 = getelementptr inbounds double, ptr %22, i64 %28
  store double %42, ptr %43, align 8
  %44 = add nuw nsw i64 %28, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %24, label %27, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_linear_recurrence(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %20, %8
  ret i64 0

13:                                               ; preds = %10, %20
  %14 = phi i64 [ 0, %10 ], [ %22, %20 ]
  %15 = getelementptr inbounds double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  br i1 %11, label %17, label %20

17:                                               ; preds = %13
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr double, ptr %2, i64 %18
  br label %24

20:                                               ; preds = %24, %13
  %21 = phi double [ %16, %13 ], [ %34, %24 ]
  store double %21, ptr %15, align 8
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %12, label %13, !llvm.loop !30

24:                                               ; preds = %17, %24
  %25 = phi i64 [ 0, %17 ], [ %35, %24 ]
  %26 = phi double [ %16, %17 ], [ %34, %24 ]
  %27 = getelementptr inbounds double, ptr %4, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %5, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fmul double %26, %30
  %32 = fadd double %28, %31
  %33 = getelementptr double, ptr %19, i64 %25
  store double %32, ptr %33, align 8
  %34 = fsub double %32, %26
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %20, label %24, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_discrete(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %21, %8
  ret i64 0

13:                                               ; preds = %10, %21
  %14 = phi i64 [ 0, %10 ], [ %22, %21 ]
  br i1 %11, label %15, label %21

15:                                               ; preds = %13
  %16 = getelementptr inbounds double, ptr %4, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = getelementptr inbounds double, ptr %2, i64 %18
  br label %24

21:                                               ; preds = %24, %13
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %12, label %13, !llvm.loop !32

24:                                               ; preds = %15, %24
  %25 = phi i64 [ 0, %15 ], [ %36, %24 ]
  %26 = phi double [ %17, %15 ], [ %35, %24 ]
  %27 = getelementptr inbounds double, ptr %19, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fmul double %26, 5.000000e-01
  %30 = fsub double %28, %29
  %31 = fcmp ogt double %30, 1.000000e+00
  %32 = select i1 %31, double 2.500000e-01, double 1.250000e-01
  %33 = fmul double %26, %32
  %34 = getelementptr inbounds double, ptr %20, i64 %25
  store double %33, ptr %34, align 8
  %35 = fadd double %33, 5.000000e-01
  %36 = add nuw nsw i64 %25, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %21, label %24, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_planck(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %19
  %13 = phi i64 [ 0, %10 ], [ %20, %19 ]
  br i1 %11, label %14, label %19

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %3, i64 %15
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !34

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %32, %22 ]
  %24 = getelementptr inbounds double, ptr %16, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds double, ptr %4, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, %27
  %29 = fadd double %28, 1.000000e+00
  %30 = fdiv double %25, %29
  %31 = getelementptr inbounds double, ptr %17, i64 %23
  store double %30, ptr %31, align 8
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %19, label %22, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_implicit(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %34

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  %13 = shl i64 %1, 3
  %14 = shl i64 %1, 3
  %15 = getelementptr i8, ptr %3, i64 %13
  %16 = add nsw i64 %0, -2
  br label %17

17:                                               ; preds = %10, %35
  %18 = phi i64 [ 0, %10 ], [ %37, %35 ]
  %19 = phi i64 [ 1, %10 ], [ %20, %35 ]
  %20 = add nuw nsw i64 %19, 1
  br i1 %11, label %21, label %35

21:                                               ; preds = %17
  %22 = mul i64 %14, %18
  %23 = getelementptr i8, ptr %15, i64 %22
  %24 = mul nuw nsw i64 %20, %1
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = add nsw i64 %19, -1
  %27 = mul nsw i64 %26, %1
  %28 = getelementptr inbounds double, ptr %2, i64 %27
  %29 = mul nuw nsw i64 %19, %1
  %30 = getelementptr inbounds double, ptr %3, i64 %29
  %31 = getelementptr i8, ptr %30, i64 8
  %32 = load double, ptr %31, align 8
  %33 = load double, ptr %23, align 8
  br label %38

34:                                               ; preds = %35, %8
  ret i64 0

35:                                               ; preds = %38, %17
  %36 = icmp eq i64 %19, %16
  %37 = add i64 %18, 1
  br i1 %36, label %34, label %17, !llvm.loop !36

38:                                               ; preds = %21, %38
  %39 = phi double [ %33, %21 ], [ %58, %38 ]
  %40 = phi double [ %32, %21 ], [ %51, %38 ]
  %41 = phi i64 [ 1, %21 ], [ %49, %38 ]
  %42 = getelementptr inbounds double, ptr %25, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = fmul double %43, 2.500000e-01
  %45 = getelementptr inbounds double, ptr %28, i64 %41
  %46 = load double, ptr %45, align 8
  %47 = fmul double %46, 1.250000e-01
  %48 = fadd double %44, %47
  %49 = add nuw nsw i64 %41, 1
  %50 = getelementptr inbounds double, ptr %30, i64 %49
  %51 = load double, ptr %50, align 8
  %52 = fmul double %51, 5.000000e-01
  %53 = fadd double %48, %52
  %54 = getelementptr double, ptr %30, i64 %41
  %55 = fadd double %39, %53
  %56 = fsub double %55, %40
  %57 = fmul double %56, 1.750000e-01
  %58 = fadd double %40, %57
  store double %58, ptr %54, align 8
  %59 = icmp eq i64 %41, %12
  br i1 %59, label %35, label %38, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_first_minimum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %13

12:                                               ; preds = %18, %8
  ret i64 0

13:                                               ; preds = %10, %18
  %14 = phi i64 [ 0, %10 ], [ %24, %18 ]
  %15 = mul nsw i64 %14, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8
  br i1 %11, label %26, label %18

18:                                               ; preds = %26, %13
  %19 = phi i64 [ 0, %13 ], [ %33, %26 ]
  %20 = phi double [ %17, %13 ], [ %34, %26 ]
  %21 = trunc i64 %19 to i32
  %22 = getelementptr inbounds i32, ptr %7, i64 %14
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds double, ptr %4, i64 %14
  store double %20, ptr %23, align 8
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %12, label %13, !llvm.loop !38

26:                                               ; preds = %13, %26
  %27 = phi i64 [ %35, %26 ], [ 1, %13 ]
  %28 = phi double [ %34, %26 ], [ %17, %13 ]
  %29 = phi i64 [ %33, %26 ], [ 0, %13 ]
  %30 = getelementptr inbounds double, ptr %16, i64 %27
  %31 = load double, ptr %30, align 8
  %32 = fcmp olt double %31, %28
  %33 = select i1 %32, i64 %27, i64 %29
  %34 = select i1 %32, double %31, double %28
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %18, label %26, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_integrate(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %26, %10
  %13 = phi i64 [ 0, %10 ], [ %27, %26 ]
  %14 = getelementptr double, ptr %2, i64 %13
  %15 = mul nsw i64 %13, %1
  %16 = getelementptr double, ptr %3, i64 %15
  br label %18

17:                                               ; preds = %26, %8
  ret i64 0

18:                                               ; preds = %12, %29
  %19 = phi i64 [ 0, %12 ], [ %30, %29 ]
  br i1 %11, label %20, label %29

20:                                               ; preds = %18
  %21 = mul nuw nsw i64 %19, %0
  %22 = getelementptr double, ptr %14, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nuw nsw i64 %19, %1
  %25 = getelementptr double, ptr %4, i64 %24
  br label %32

26:                                               ; preds = %29
  %27 = add nuw nsw i64 %13, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %17, label %12, !llvm.loop !40

29:                                               ; preds = %32, %18
  %30 = add nuw nsw i64 %19, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %26, label %18, !llvm.loop !41

32:                                               ; preds = %20, %32
  %33 = phi i64 [ 0, %20 ], [ %40, %32 ]
  %34 = getelementptr double, ptr %16, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %23, %35
  %37 = getelementptr double, ptr %25, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %36
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %29, label %32, !llvm.loop !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_adi_planes(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = add nsw i64 %0, -1
  %12 = mul i64 %1, %0
  %13 = icmp ugt i64 %0, 2
  %14 = icmp sgt i64 %1, 0
  br label %15

15:                                               ; preds = %10, %36
  %16 = phi i64 [ 0, %10 ], [ %37, %36 ]
  br i1 %13, label %17, label %36

17:                                               ; preds = %15
  %18 = mul i64 %12, %16
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = getelementptr inbounds double, ptr %3, i64 %18
  br label %22

21:                                               ; preds = %36, %8
  ret i64 0

22:                                               ; preds = %17, %39
  %23 = phi i64 [ 1, %17 ], [ %40, %39 ]
  br i1 %14, label %26, label %24

24:                                               ; preds = %22
  %25 = add nuw nsw i64 %23, 1
  br label %39

26:                                               ; preds = %22
  %27 = mul nuw nsw i64 %23, %1
  %28 = getelementptr inbounds double, ptr %19, i64 %27
  %29 = add nuw nsw i64 %23, 1
  %30 = mul nuw nsw i64 %29, %1
  %31 = getelementptr inbounds double, ptr %19, i64 %30
  %32 = add nsw i64 %23, -1
  %33 = mul nsw i64 %32, %1
  %34 = getelementptr inbounds double, ptr %19, i64 %33
  %35 = getelementptr inbounds double, ptr %20, i64 %27
  br label %42

36:                                               ; preds = %39, %15
  %37 = add nuw nsw i64 %16, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %21, label %15, !llvm.loop !43

39:                                               ; preds = %42, %24
  %40 = phi i64 [ %25, %24 ], [ %29, %42 ]
  %41 = icmp eq i64 %40, %11
  br i1 %41, label %36, label %22, !llvm.loop !44

42:                                               ; preds = %26, %42
  %43 = phi i64 [ 0, %26 ], [ %58, %42 ]
  %44 = getelementptr inbounds double, ptr %28, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = getelementptr inbounds double, ptr %31, i64 %43
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds double, ptr %34, i64 %43
  %49 = load double, ptr %48, align 8
  %50 = fsub double %47, %49
  %51 = fmul double %50, 5.000000e-01
  %52 = fadd double %45, %51
  %53 = getelementptr inbounds double, ptr %4, i64 %43
  %54 = load double, ptr %53, align 8
  %55 = fmul double %54, 2.500000e-01
  %56 = fadd double %55, %52
  %57 = getelementptr inbounds double, ptr %35, i64 %43
  store double %56, ptr %57, align 8
  %58 = add nuw nsw i64 %43, 1
  %59 = icmp eq i64 %58, %1
  br i1 %59, label %39, label %42, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_monte(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %24, %10
  %13 = phi i64 [ 0, %10 ], [ %25, %24 ]
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr i32, ptr %6, i64 %14
  %16 = mul nuw nsw i64 %13, %0
  %17 = getelementptr i32, ptr %5, i64 %16
  br label %19

18:                                               ; preds = %24, %8
  ret i64 0

19:                                               ; preds = %12, %27
  %20 = phi i64 [ 0, %12 ], [ %30, %27 ]
  br i1 %11, label %21, label %27

21:                                               ; preds = %19
  %22 = mul nuw nsw i64 %20, %1
  %23 = getelementptr i32, ptr %7, i64 %22
  br label %32

24:                                               ; preds = %27
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %18, label %12, !llvm.loop !46

27:                                               ; preds = %32, %19
  %28 = phi i32 [ 0, %19 ], [ %41, %32 ]
  %29 = getelementptr i32, ptr %17, i64 %20
  store i32 %28, ptr %29, align 4
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %24, label %19, !llvm.loop !47

32:                                               ; preds = %21, %32
  %33 = phi i64 [ 0, %21 ], [ %42, %32 ]
  %34 = phi i32 [ 0, %21 ], [ %41, %32 ]
  %35 = getelementptr i32, ptr %15, i64 %33
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr i32, ptr %23, i64 %33
  %38 = load i32, ptr %37, align 4
  %39 = icmp sgt i32 %36, %38
  %40 = select i1 %39, i32 %36, i32 -1
  %41 = add nsw i32 %40, %34
  %42 = add nuw nsw i64 %33, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %27, label %32, !llvm.loop !48
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
