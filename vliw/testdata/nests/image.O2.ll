source_filename = "image.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_threshold(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds i32, ptr %6, i64 %15
  %17 = getelementptr inbounds i32, ptr %7, i64 %15
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !2

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %29, %22 ]
  %24 = getelementptr inbounds i32, ptr %16, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = icmp sgt i32 %25, 3
  %27 = select i1 %26, i32 255, i32 0
  %28 = getelementptr inbounds i32, ptr %17, i64 %23
  store i32 %27, ptr %28, align 4
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %19, label %22, !llvm.loop !5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_blend(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef %7) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds i32, ptr %6, i64 %15
  %17 = getelementptr inbounds i32, ptr %7, i64 %15
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !6

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %31, %22 ]
  %24 = getelementptr inbounds i32, ptr %16, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = mul nsw i32 %25, 3
  %27 = getelementptr inbounds i32, ptr %17, i64 %23
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %26, %28
  %30 = ashr i32 %29, 2
  store i32 %30, ptr %27, align 4
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %19, label %22, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_invert(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
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
  br i1 %19, label %16, label %12, !llvm.loop !8

20:                                               ; preds = %14, %20
  %21 = phi i64 [ 0, %14 ], [ %27, %20 ]
  %22 = add nuw nsw i64 %21, %15
  %23 = getelementptr inbounds i8, ptr %6, i64 %22
  %24 = load i8, ptr %23, align 1
  %25 = xor i8 %24, -1
  %26 = getelementptr inbounds i8, ptr %7, i64 %22
  store i8 %25, ptr %26, align 1
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %17, label %20, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_sobel(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  br i1 %10, label %11, label %35

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 2
  %13 = add nsw i64 %1, -2
  br label %14

14:                                               ; preds = %11, %36
  %15 = phi i64 [ 1, %11 ], [ %37, %36 ]
  br i1 %12, label %18, label %16

16:                                               ; preds = %14
  %17 = add nuw nsw i64 %15, 1
  br label %36

18:                                               ; preds = %14
  %19 = add nsw i64 %15, -1
  %20 = mul nsw i64 %19, %1
  %21 = getelementptr inbounds i32, ptr %6, i64 %20
  %22 = mul nuw nsw i64 %15, %1
  %23 = getelementptr inbounds i32, ptr %6, i64 %22
  %24 = add nuw nsw i64 %15, 1
  %25 = mul nuw nsw i64 %24, %1
  %26 = getelementptr inbounds i32, ptr %6, i64 %25
  %27 = getelementptr inbounds i32, ptr %7, i64 %22
  %28 = load i32, ptr %21, align 4
  %29 = load i32, ptr %26, align 4
  %30 = getelementptr inbounds i8, ptr %26, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds i8, ptr %21, i64 4
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr i8, ptr %23, i64 -4
  br label %39

35:                                               ; preds = %36, %8
  ret i64 0

36:                                               ; preds = %39, %16
  %37 = phi i64 [ %17, %16 ], [ %24, %39 ]
  %38 = icmp eq i64 %37, %9
  br i1 %38, label %35, label %14, !llvm.loop !10

39:                                               ; preds = %18, %39
  %40 = phi i32 [ %33, %18 ], [ %47, %39 ]
  %41 = phi i32 [ %31, %18 ], [ %56, %39 ]
  %42 = phi i32 [ %29, %18 ], [ %41, %39 ]
  %43 = phi i32 [ %28, %18 ], [ %40, %39 ]
  %44 = phi i64 [ 1, %18 ], [ %45, %39 ]
  %45 = add nuw nsw i64 %44, 1
  %46 = getelementptr inbounds i32, ptr %21, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = sub i32 %47, %43
  %49 = getelementptr inbounds i32, ptr %23, i64 %45
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr i32, ptr %34, i64 %44
  %52 = load i32, ptr %51, align 4
  %53 = sub nsw i32 %50, %52
  %54 = shl nsw i32 %53, 1
  %55 = getelementptr inbounds i32, ptr %26, i64 %45
  %56 = load i32, ptr %55, align 4
  %57 = add i32 %48, %56
  %58 = add i32 %57, %54
  %59 = sub i32 %58, %42
  %60 = sub nsw i32 %41, %40
  %61 = shl nsw i32 %60, 1
  %62 = add i32 %43, %47
  %63 = sub i32 %56, %62
  %64 = add i32 %63, %42
  %65 = add i32 %64, %61
  %66 = tail call i32 @llvm.abs.i32(i32 %59, i1 true)
  %67 = tail call i32 @llvm.abs.i32(i32 %65, i1 true)
  %68 = add nuw nsw i32 %67, %66
  %69 = icmp ugt i32 %68, 20
  %70 = select i1 %69, i32 255, i32 %68
  %71 = getelementptr inbounds i32, ptr %27, i64 %44
  store i32 %70, ptr %71, align 4
  %72 = icmp eq i64 %44, %13
  br i1 %72, label %36, label %39, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_box_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  br label %13

13:                                               ; preds = %10, %23
  %14 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %15, label %23

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds i32, ptr %6, i64 %16
  %18 = getelementptr inbounds i32, ptr %7, i64 %16
  %19 = getelementptr i8, ptr %17, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr i8, ptr %17, i64 -4
  br label %26

22:                                               ; preds = %23, %8
  ret i64 0

23:                                               ; preds = %26, %13
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %22, label %13, !llvm.loop !12

26:                                               ; preds = %15, %26
  %27 = phi i32 [ %20, %15 ], [ %34, %26 ]
  %28 = phi i64 [ 1, %15 ], [ %32, %26 ]
  %29 = getelementptr i32, ptr %21, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = add nsw i32 %27, %30
  %32 = add nuw nsw i64 %28, 1
  %33 = getelementptr inbounds i32, ptr %17, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %31, %34
  %36 = sdiv i32 %35, 3
  %37 = getelementptr inbounds i32, ptr %18, i64 %28
  store i32 %36, ptr %37, align 4
  %38 = icmp eq i64 %28, %12
  br i1 %38, label %23, label %26, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_integral_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds i32, ptr %6, i64 %15
  %17 = getelementptr inbounds i32, ptr %7, i64 %15
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !14

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %29, %22 ]
  %24 = phi i32 [ 0, %14 ], [ %27, %22 ]
  %25 = getelementptr inbounds i32, ptr %16, i64 %23
  %26 = load i32, ptr %25, align 4
  %27 = add nsw i32 %26, %24
  %28 = getelementptr inbounds i32, ptr %17, i64 %23
  store i32 %27, ptr %28, align 4
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %19, label %22, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_integral(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %22
  %13 = phi i64 [ 1, %10 ], [ %23, %22 ]
  br i1 %11, label %14, label %22

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds i32, ptr %6, i64 %15
  %17 = add nsw i64 %13, -1
  %18 = mul nsw i64 %17, %1
  %19 = getelementptr inbounds i32, ptr %7, i64 %18
  %20 = getelementptr inbounds i32, ptr %7, i64 %15
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %12
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %21, label %12, !llvm.loop !16

25:                                               ; preds = %14, %25
  %26 = phi i64 [ 0, %14 ], [ %35, %25 ]
  %27 = phi i32 [ 0, %14 ], [ %30, %25 ]
  %28 = getelementptr inbounds i32, ptr %16, i64 %26
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, %27
  %31 = getelementptr inbounds i32, ptr %19, i64 %26
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %30, %32
  %34 = getelementptr inbounds i32, ptr %20, i64 %26
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %22, label %25, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_histogram_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %18
  %13 = phi i64 [ 0, %10 ], [ %19, %18 ]
  br i1 %11, label %14, label %18

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr i32, ptr %6, i64 %15
  br label %21

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %21, %12
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %17, label %12, !llvm.loop !18

21:                                               ; preds = %14, %21
  %22 = phi i64 [ 0, %14 ], [ %30, %21 ]
  %23 = getelementptr i32, ptr %16, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = and i32 %24, 7
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %7, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %27, align 4
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %18, label %21, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_mirror(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = getelementptr i32, ptr %7, i64 %1
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %11, %20
  %14 = phi i64 [ 0, %11 ], [ %21, %20 ]
  br i1 %12, label %15, label %20

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr i32, ptr %6, i64 %16
  %18 = getelementptr i32, ptr %9, i64 %16
  br label %23

19:                                               ; preds = %20, %8
  ret i64 0

20:                                               ; preds = %23, %13
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %19, label %13, !llvm.loop !20

23:                                               ; preds = %15, %23
  %24 = phi i64 [ 0, %15 ], [ %29, %23 ]
  %25 = getelementptr i32, ptr %17, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = xor i64 %24, -1
  %28 = getelementptr i32, ptr %18, i64 %27
  store i32 %26, ptr %28, align 4
  %29 = add nuw nsw i64 %24, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %20, label %23, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_flip(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %22
  %13 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %14, label %22

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr i32, ptr %6, i64 %15
  %17 = xor i64 %13, -1
  %18 = add nsw i64 %17, %0
  %19 = mul nsw i64 %18, %1
  %20 = getelementptr i32, ptr %7, i64 %19
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %12
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %21, label %12, !llvm.loop !22

25:                                               ; preds = %14, %25
  %26 = phi i64 [ 0, %14 ], [ %30, %25 ]
  %27 = getelementptr i32, ptr %16, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr i32, ptr %20, i64 %26
  store i32 %28, ptr %29, align 4
  %30 = add nuw nsw i64 %26, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %22, label %25, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_downscale(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = sdiv i64 %0, 2
  %10 = getelementptr i8, ptr %6, i64 4
  %11 = icmp sgt i64 %0, 1
  br i1 %11, label %12, label %26

12:                                               ; preds = %8
  %13 = sdiv i64 %1, 2
  %14 = icmp sgt i64 %1, 1
  br label %15

15:                                               ; preds = %12, %27
  %16 = phi i64 [ 0, %12 ], [ %28, %27 ]
  br i1 %14, label %17, label %27

17:                                               ; preds = %15
  %18 = shl nuw nsw i64 %16, 1
  %19 = mul nuw nsw i64 %18, %1
  %20 = getelementptr i32, ptr %6, i64 %19
  %21 = or disjoint i64 %18, 1
  %22 = mul nuw nsw i64 %21, %1
  %23 = getelementptr i32, ptr %10, i64 %22
  %24 = mul nuw nsw i64 %16, %13
  %25 = getelementptr i32, ptr %7, i64 %24
  br label %30

26:                                               ; preds = %27, %8
  ret i64 0

27:                                               ; preds = %30, %15
  %28 = add nuw nsw i64 %16, 1
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %26, label %15, !llvm.loop !24

30:                                               ; preds = %17, %30
  %31 = phi i64 [ 0, %17 ], [ %40, %30 ]
  %32 = shl nuw nsw i64 %31, 1
  %33 = getelementptr i32, ptr %20, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr i32, ptr %23, i64 %32
  %36 = load i32, ptr %35, align 4
  %37 = add nsw i32 %36, %34
  %38 = ashr i32 %37, 1
  %39 = getelementptr i32, ptr %25, i64 %31
  store i32 %38, ptr %39, align 4
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %13
  br i1 %41, label %27, label %30, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_clip(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %18
  %13 = phi i64 [ 0, %10 ], [ %19, %18 ]
  br i1 %11, label %14, label %18

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  br label %21

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %30, %12
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %17, label %12, !llvm.loop !26

21:                                               ; preds = %14, %30
  %22 = phi i64 [ 0, %14 ], [ %31, %30 ]
  %23 = getelementptr inbounds double, ptr %16, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp ogt double %24, 6.000000e+00
  br i1 %25, label %28, label %26

26:                                               ; preds = %21
  %27 = fcmp olt double %24, 1.000000e+00
  br i1 %27, label %28, label %30

28:                                               ; preds = %26, %21
  %29 = phi double [ 6.000000e+00, %21 ], [ 1.000000e+00, %26 ]
  store double %29, ptr %23, align 8
  br label %30

30:                                               ; preds = %28, %26
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %18, label %21, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_mask_sum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %18
  %13 = phi i64 [ 0, %10 ], [ %21, %18 ]
  br i1 %11, label %14, label %18

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds i32, ptr %6, i64 %15
  br label %23

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %23, %12
  %19 = phi i32 [ 0, %12 ], [ %31, %23 ]
  %20 = getelementptr inbounds i32, ptr %7, i64 %13
  store i32 %19, ptr %20, align 4
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %17, label %12, !llvm.loop !28

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %32, %23 ]
  %25 = phi i32 [ 0, %14 ], [ %31, %23 ]
  %26 = getelementptr inbounds i32, ptr %16, i64 %24
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %27, 1
  %29 = icmp eq i32 %28, 0
  %30 = select i1 %29, i32 0, i32 %27
  %31 = add nsw i32 %30, %25
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %18, label %23, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i64 0, 4294967296) i64 @n2_checksum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #1 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %22
  %13 = phi i64 [ 0, %10 ], [ %25, %22 ]
  %14 = phi i32 [ 17, %10 ], [ %24, %22 ]
  br i1 %11, label %15, label %22

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr i32, ptr %6, i64 %16
  br label %27

18:                                               ; preds = %22
  %19 = zext i32 %24 to i64
  br label %20

20:                                               ; preds = %18, %8
  %21 = phi i64 [ 17, %8 ], [ %19, %18 ]
  ret i64 %21

22:                                               ; preds = %27, %12
  %23 = phi i32 [ 5, %12 ], [ %33, %27 ]
  %24 = xor i32 %23, %14
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %18, label %12, !llvm.loop !30

27:                                               ; preds = %15, %27
  %28 = phi i64 [ 0, %15 ], [ %34, %27 ]
  %29 = phi i32 [ 5, %15 ], [ %33, %27 ]
  %30 = mul i32 %29, 31
  %31 = getelementptr i32, ptr %17, i64 %28
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, %30
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %22, label %27, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_bits(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %16, %8
  ret i64 0

11:                                               ; preds = %8, %16
  %12 = phi i64 [ %18, %16 ], [ 0, %8 ]
  %13 = getelementptr inbounds i32, ptr %6, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = mul i32 %14, -1640531535
  br label %20

16:                                               ; preds = %20
  %17 = getelementptr inbounds i32, ptr %7, i64 %12
  store i32 %25, ptr %17, align 4
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %10, label %11, !llvm.loop !32

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %27, %20 ]
  %22 = phi i32 [ 0, %11 ], [ %25, %20 ]
  %23 = phi i32 [ %15, %11 ], [ %26, %20 ]
  %24 = and i32 %23, 1
  %25 = add i32 %22, %24
  %26 = lshr i32 %23, 1
  %27 = add nuw nsw i32 %21, 1
  %28 = icmp eq i32 %27, 32
  br i1 %28, label %16, label %20, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_crc(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %16, %8
  ret i64 0

11:                                               ; preds = %8, %16
  %12 = phi i64 [ %18, %16 ], [ 0, %8 ]
  %13 = getelementptr inbounds i32, ptr %6, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = xor i32 %14, 255
  br label %20

16:                                               ; preds = %20
  %17 = getelementptr inbounds i32, ptr %7, i64 %12
  store i32 %27, ptr %17, align 4
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %0
  br i1 %19, label %10, label %11, !llvm.loop !34

20:                                               ; preds = %11, %20
  %21 = phi i32 [ 0, %11 ], [ %28, %20 ]
  %22 = phi i32 [ %15, %11 ], [ %27, %20 ]
  %23 = lshr i32 %22, 1
  %24 = and i32 %22, 1
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 0, i32 -306674912
  %27 = xor i32 %26, %23
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp eq i32 %28, 8
  br i1 %29, label %16, label %20, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_fir(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %17
  %13 = phi i64 [ 0, %10 ], [ %20, %17 ]
  br i1 %11, label %14, label %17

14:                                               ; preds = %12
  %15 = getelementptr inbounds double, ptr %2, i64 %13
  br label %22

16:                                               ; preds = %17, %8
  ret i64 0

17:                                               ; preds = %22, %12
  %18 = phi double [ 0.000000e+00, %12 ], [ %30, %22 ]
  %19 = getelementptr inbounds double, ptr %4, i64 %13
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %16, label %12, !llvm.loop !36

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %31, %22 ]
  %24 = phi double [ 0.000000e+00, %14 ], [ %30, %22 ]
  %25 = getelementptr inbounds double, ptr %15, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %3, i64 %23
  %28 = load double, ptr %27, align 8
  %29 = fmul double %26, %28
  %30 = fadd double %24, %29
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %17, label %22, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_fir_const(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  br label %9

9:                                                ; preds = %8, %13
  %10 = phi i64 [ 0, %8 ], [ %15, %13 ]
  %11 = getelementptr inbounds double, ptr %2, i64 %10
  br label %17

12:                                               ; preds = %13
  ret i64 0

13:                                               ; preds = %17
  %14 = getelementptr inbounds double, ptr %4, i64 %10
  store double %26, ptr %14, align 8
  %15 = add nuw nsw i64 %10, 1
  %16 = icmp eq i64 %15, 100
  br i1 %16, label %12, label %9, !llvm.loop !38

17:                                               ; preds = %9, %17
  %18 = phi i64 [ 0, %9 ], [ %27, %17 ]
  %19 = phi double [ 0.000000e+00, %9 ], [ %26, %17 ]
  %20 = getelementptr inbounds double, ptr %11, i64 %18
  %21 = load double, ptr %20, align 8
  %22 = sub nuw nsw i64 15, %18
  %23 = getelementptr inbounds double, ptr %3, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %21, %24
  %26 = fadd double %19, %25
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, 16
  br i1 %28, label %13, label %17, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_iir_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  br i1 %21, label %18, label %12, !llvm.loop !40

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %33, %22 ]
  %24 = phi double [ 0.000000e+00, %14 ], [ %25, %22 ]
  %25 = phi double [ 0.000000e+00, %14 ], [ %31, %22 ]
  %26 = getelementptr inbounds double, ptr %16, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = fmul double %25, 5.000000e-01
  %29 = fadd double %28, %27
  %30 = fmul double %24, 2.500000e-01
  %31 = fsub double %29, %30
  %32 = getelementptr inbounds double, ptr %17, i64 %23
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %23, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %19, label %22, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_correlate(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %15
  %13 = phi i64 [ 0, %10 ], [ %20, %15 ]
  br i1 %11, label %22, label %15

14:                                               ; preds = %15, %8
  ret i64 0

15:                                               ; preds = %22, %12
  %16 = phi double [ 0.000000e+00, %12 ], [ %32, %22 ]
  %17 = phi double [ 0.000000e+00, %12 ], [ %35, %22 ]
  %18 = getelementptr inbounds double, ptr %4, i64 %13
  store double %16, ptr %18, align 8
  %19 = getelementptr inbounds double, ptr %5, i64 %13
  store double %17, ptr %19, align 8
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %14, label %12, !llvm.loop !42

22:                                               ; preds = %12, %22
  %23 = phi i64 [ %36, %22 ], [ 0, %12 ]
  %24 = phi double [ %35, %22 ], [ 0.000000e+00, %12 ]
  %25 = phi double [ %32, %22 ], [ 0.000000e+00, %12 ]
  %26 = getelementptr inbounds double, ptr %2, i64 %23
  %27 = load double, ptr %26, align 8
  %28 = add nuw nsw i64 %23, %13
  %29 = getelementptr inbounds double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %27, %30
  %32 = fadd double %25, %31
  %33 = getelementptr inbounds double, ptr %3, i64 %28
  %34 = load double, ptr %33, align 8
  %35 = fadd double %24, %34
  %36 = add nuw nsw i64 %23, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %15, label %22, !llvm.loop !43
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_float_scale(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  br i1 %19, label %16, label %12, !llvm.loop !44

20:                                               ; preds = %14, %20
  %21 = phi i64 [ 0, %14 ], [ %28, %20 ]
  %22 = add nuw nsw i64 %21, %15
  %23 = getelementptr inbounds float, ptr %2, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %24, 5.000000e-01
  %26 = fadd float %25, 1.000000e+00
  %27 = getelementptr inbounds float, ptr %3, i64 %22
  store float %26, ptr %27, align 4
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %17, label %20, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_short_sum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %18
  %13 = phi i64 [ 0, %10 ], [ %21, %18 ]
  br i1 %11, label %14, label %18

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr i16, ptr %6, i64 %15
  br label %23

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %23, %12
  %19 = phi i32 [ 0, %12 ], [ %30, %23 ]
  %20 = getelementptr inbounds i32, ptr %7, i64 %13
  store i32 %19, ptr %20, align 4
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %17, label %12, !llvm.loop !46

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %31, %23 ]
  %25 = phi i32 [ 0, %14 ], [ %30, %23 ]
  %26 = getelementptr i16, ptr %16, i64 %24
  %27 = load i16, ptr %26, align 2
  %28 = sext i16 %27 to i32
  %29 = mul nsw i32 %28, %28
  %30 = add nuw nsw i32 %29, %25
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %18, label %23, !llvm.loop !47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_conversions(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef writeonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds i32, ptr %6, i64 %15
  %17 = getelementptr inbounds double, ptr %2, i64 %15
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !48

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %29, %22 ]
  %24 = getelementptr inbounds i32, ptr %16, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = sitofp i32 %25 to double
  %27 = fmul double %26, 2.500000e-01
  %28 = getelementptr inbounds double, ptr %17, i64 %23
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %19, label %22, !llvm.loop !49
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local noundef i64 @n2_counters(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #2 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %19
  %13 = phi i64 [ 0, %10 ], [ %20, %19 ]
  br i1 %11, label %14, label %19

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, 10
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr double, ptr %4, i64 %16
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !50

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %27, %22 ]
  %24 = add nuw nsw i64 %23, %15
  %25 = uitofp nneg i64 %24 to double
  %26 = getelementptr double, ptr %17, i64 %23
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %19, label %22, !llvm.loop !51
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_convolve3(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -2
  %13 = add nsw i64 %0, -2
  br label %14

14:                                               ; preds = %10, %24
  %15 = phi i64 [ 1, %10 ], [ %25, %24 ]
  br i1 %11, label %16, label %24

16:                                               ; preds = %14
  %17 = add nsw i64 %15, -1
  %18 = mul nuw nsw i64 %15, %1
  %19 = getelementptr inbounds i32, ptr %7, i64 %18
  br label %21

20:                                               ; preds = %24, %8
  ret i64 0

21:                                               ; preds = %16, %27
  %22 = phi i64 [ 1, %16 ], [ %30, %27 ]
  %23 = getelementptr i32, ptr %6, i64 %22
  br label %32

24:                                               ; preds = %27, %14
  %25 = add nuw nsw i64 %15, 1
  %26 = icmp eq i64 %15, %13
  br i1 %26, label %20, label %14, !llvm.loop !52

27:                                               ; preds = %32
  %28 = ashr i32 %46, 4
  %29 = getelementptr inbounds i32, ptr %19, i64 %22
  store i32 %28, ptr %29, align 4
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %22, %12
  br i1 %31, label %24, label %21, !llvm.loop !53

32:                                               ; preds = %21, %32
  %33 = phi i64 [ 0, %21 ], [ %47, %32 ]
  %34 = phi i32 [ 0, %21 ], [ %46, %32 ]
  %35 = add nuw nsw i64 %17, %33
  %36 = mul nsw i64 %35, %1
  %37 = getelementptr i32, ptr %23, i64 %36
  %38 = getelementptr i8, ptr %37, i64 -4
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = shl nsw i32 %40, 1
  %42 = getelementptr inbounds i8, ptr %37, i64 4
  %43 = load i32, ptr %42, align 4
  %44 = add i32 %39, %34
  %45 = add i32 %44, %41
  %46 = add i32 %45, %43
  %47 = add nuw nsw i64 %33, 1
  %48 = icmp eq i64 %47, 3
  br i1 %48, label %27, label %32, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_box_columns(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 4
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  %12 = add nsw i64 %0, -5
  br label %13

13:                                               ; preds = %10, %22
  %14 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %15, label %22

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds i32, ptr %7, i64 %16
  br label %19

18:                                               ; preds = %22, %8
  ret i64 0

19:                                               ; preds = %15, %25
  %20 = phi i64 [ 0, %15 ], [ %27, %25 ]
  %21 = getelementptr i32, ptr %6, i64 %20
  br label %29

22:                                               ; preds = %25, %13
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %14, %12
  br i1 %24, label %18, label %13, !llvm.loop !55

25:                                               ; preds = %29
  %26 = getelementptr inbounds i32, ptr %17, i64 %20
  store i32 %36, ptr %26, align 4
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %22, label %19, !llvm.loop !56

29:                                               ; preds = %19, %29
  %30 = phi i64 [ 0, %19 ], [ %37, %29 ]
  %31 = phi i32 [ 0, %19 ], [ %36, %29 ]
  %32 = add nuw nsw i64 %14, %30
  %33 = mul nuw nsw i64 %32, %1
  %34 = getelementptr i32, ptr %21, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = add nsw i32 %35, %31
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, 5
  br i1 %38, label %25, label %29, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_channels(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %21
  %13 = phi i64 [ 0, %10 ], [ %22, %21 ]
  br i1 %11, label %14, label %21

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %17

16:                                               ; preds = %21, %8
  ret i64 0

17:                                               ; preds = %14, %24
  %18 = phi i64 [ 0, %14 ], [ %25, %24 ]
  %19 = add nuw nsw i64 %18, %15
  %20 = mul nuw nsw i64 %19, 3
  br label %27

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %16, label %12, !llvm.loop !58

24:                                               ; preds = %27
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %21, label %17, !llvm.loop !59

27:                                               ; preds = %17, %27
  %28 = phi i64 [ 0, %17 ], [ %34, %27 ]
  %29 = add nuw nsw i64 %20, %28
  %30 = getelementptr inbounds i32, ptr %6, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sub nsw i32 255, %31
  %33 = getelementptr inbounds i32, ptr %7, i64 %29
  store i32 %32, ptr %33, align 4
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, 3
  br i1 %35, label %24, label %27, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_min_filter(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 4
  %12 = add nsw i64 %1, -5
  br label %13

13:                                               ; preds = %10, %23
  %14 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %15, label %23

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds i32, ptr %6, i64 %16
  %18 = getelementptr inbounds i32, ptr %7, i64 %16
  br label %20

19:                                               ; preds = %23, %8
  ret i64 0

20:                                               ; preds = %15, %26
  %21 = phi i64 [ 0, %15 ], [ %28, %26 ]
  %22 = getelementptr inbounds i32, ptr %17, i64 %21
  br label %30

23:                                               ; preds = %26, %13
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %19, label %13, !llvm.loop !61

26:                                               ; preds = %30
  %27 = getelementptr inbounds i32, ptr %18, i64 %21
  store i32 %35, ptr %27, align 4
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %21, %12
  br i1 %29, label %23, label %20, !llvm.loop !62

30:                                               ; preds = %20, %30
  %31 = phi i64 [ 0, %20 ], [ %36, %30 ]
  %32 = phi i32 [ 1000, %20 ], [ %35, %30 ]
  %33 = getelementptr inbounds i32, ptr %22, i64 %31
  %34 = load i32, ptr %33, align 4
  %35 = tail call i32 @llvm.smin.i32(i32 %34, i32 %32)
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, 5
  br i1 %37, label %26, label %30, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_motion(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #0 {
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
  br i1 %26, label %18, label %12, !llvm.loop !64

27:                                               ; preds = %32, %19
  %28 = phi i32 [ 0, %19 ], [ %41, %32 ]
  %29 = getelementptr i32, ptr %17, i64 %20
  store i32 %28, ptr %29, align 4
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %24, label %19, !llvm.loop !65

32:                                               ; preds = %21, %32
  %33 = phi i64 [ 0, %21 ], [ %42, %32 ]
  %34 = phi i32 [ 0, %21 ], [ %41, %32 ]
  %35 = getelementptr i32, ptr %15, i64 %33
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr i32, ptr %23, i64 %33
  %38 = load i32, ptr %37, align 4
  %39 = sub nsw i32 %36, %38
  %40 = tail call i32 @llvm.abs.i32(i32 %39, i1 true)
  %41 = add nuw nsw i32 %40, %34
  %42 = add nuw nsw i64 %33, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %27, label %32, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_convolve(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -3
  %13 = add nsw i64 %0, -3
  br label %14

14:                                               ; preds = %10, %23
  %15 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %16, label %23

16:                                               ; preds = %14
  %17 = mul nuw nsw i64 %15, %1
  %18 = getelementptr inbounds i32, ptr %7, i64 %17
  br label %20

19:                                               ; preds = %23, %8
  ret i64 0

20:                                               ; preds = %16, %33
  %21 = phi i64 [ 0, %16 ], [ %35, %33 ]
  %22 = getelementptr i32, ptr %6, i64 %21
  br label %26

23:                                               ; preds = %33, %14
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %15, %13
  br i1 %25, label %19, label %14, !llvm.loop !67

26:                                               ; preds = %20, %37
  %27 = phi i64 [ 0, %20 ], [ %32, %37 ]
  %28 = phi i32 [ 0, %20 ], [ %48, %37 ]
  %29 = add nuw nsw i64 %15, %27
  %30 = mul nuw nsw i64 %29, %1
  %31 = getelementptr i32, ptr %22, i64 %30
  %32 = add nuw nsw i64 %27, 1
  br label %39

33:                                               ; preds = %37
  %34 = getelementptr inbounds i32, ptr %18, i64 %21
  store i32 %48, ptr %34, align 4
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %21, %12
  br i1 %36, label %23, label %20, !llvm.loop !68

37:                                               ; preds = %39
  %38 = icmp eq i64 %32, 3
  br i1 %38, label %33, label %26, !llvm.loop !69

39:                                               ; preds = %26, %39
  %40 = phi i64 [ 0, %26 ], [ %49, %39 ]
  %41 = phi i32 [ %28, %26 ], [ %48, %39 ]
  %42 = getelementptr inbounds i32, ptr %31, i64 %40
  %43 = load i32, ptr %42, align 4
  %44 = shl nuw nsw i64 %40, 1
  %45 = add nuw nsw i64 %32, %44
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = mul nsw i32 %43, %46
  %48 = add nsw i32 %47, %41
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %37, label %39, !llvm.loop !70
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_convolve_table(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 2
  %12 = add nsw i64 %1, -3
  %13 = add nsw i64 %0, -3
  br label %14

14:                                               ; preds = %10, %23
  %15 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %16, label %23

16:                                               ; preds = %14
  %17 = mul nuw nsw i64 %15, %1
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  br label %20

19:                                               ; preds = %23, %8
  ret i64 0

20:                                               ; preds = %16, %34
  %21 = phi i64 [ 0, %16 ], [ %36, %34 ]
  %22 = getelementptr double, ptr %2, i64 %21
  br label %26

23:                                               ; preds = %34, %14
  %24 = add nuw nsw i64 %15, 1
  %25 = icmp eq i64 %15, %13
  br i1 %25, label %19, label %14, !llvm.loop !71

26:                                               ; preds = %20, %38
  %27 = phi i64 [ 0, %20 ], [ %39, %38 ]
  %28 = phi double [ 0.000000e+00, %20 ], [ %49, %38 ]
  %29 = add nuw nsw i64 %15, %27
  %30 = mul nuw nsw i64 %29, %1
  %31 = getelementptr double, ptr %22, i64 %30
  %32 = mul i64 %27, 24
  %33 = getelementptr i8, ptr %4, i64 %32
  br label %41

34:                                               ; preds = %38
  %35 = getelementptr inbounds double, ptr %18, i64 %21
  store double %49, ptr %35, align 8
  %36 = add nuw nsw i64 %21, 1
  %37 = icmp eq i64 %21, %12
  br i1 %37, label %23, label %20, !llvm.loop !72

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %27, 1
  %40 = icmp eq i64 %39, 3
  br i1 %40, label %34, label %26, !llvm.loop !73

41:                                               ; preds = %26, %41
  %42 = phi i64 [ 0, %26 ], [ %50, %41 ]
  %43 = phi double [ %28, %26 ], [ %49, %41 ]
  %44 = getelementptr inbounds double, ptr %31, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = getelementptr double, ptr %33, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = fmul double %45, %47
  %49 = fadd double %43, %48
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, 3
  br i1 %51, label %38, label %41, !llvm.loop !74
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_block_copy(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %14, label %23

14:                                               ; preds = %12
  %15 = shl nsw i64 %13, 2
  %16 = mul nuw nsw i64 %13, %1
  br label %18

17:                                               ; preds = %23, %8
  ret i64 0

18:                                               ; preds = %14, %35
  %19 = phi i64 [ 0, %14 ], [ %36, %35 ]
  %20 = add nuw nsw i64 %19, %16
  %21 = shl i64 %20, 6
  %22 = getelementptr i8, ptr %7, i64 %21
  br label %26

23:                                               ; preds = %35, %12
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %17, label %12, !llvm.loop !75

26:                                               ; preds = %18, %38
  %27 = phi i64 [ 0, %18 ], [ %39, %38 ]
  %28 = add nuw nsw i64 %15, %27
  %29 = mul i64 %28, %1
  %30 = add i64 %29, %19
  %31 = shl i64 %30, 4
  %32 = getelementptr i8, ptr %6, i64 %31
  %33 = shl nuw nsw i64 %27, 4
  %34 = getelementptr i8, ptr %22, i64 %33
  br label %41

35:                                               ; preds = %38
  %36 = add nuw nsw i64 %19, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %23, label %18, !llvm.loop !76

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %27, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %35, label %26, !llvm.loop !77

41:                                               ; preds = %26, %41
  %42 = phi i64 [ 0, %26 ], [ %46, %41 ]
  %43 = getelementptr i32, ptr %32, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr i32, ptr %34, i64 %42
  store i32 %44, ptr %45, align 4
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, 4
  br i1 %47, label %38, label %41, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n5_layer(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  %12 = add nsw i64 %1, 2
  br label %13

13:                                               ; preds = %10, %26
  %14 = phi i64 [ 0, %10 ], [ %27, %26 ]
  br i1 %11, label %15, label %26

15:                                               ; preds = %13
  %16 = getelementptr inbounds double, ptr %5, i64 %14
  %17 = mul nuw nsw i64 %14, %0
  %18 = mul nuw nsw i64 %14, %1
  %19 = load double, ptr %16, align 8
  br label %21

20:                                               ; preds = %26, %8
  ret i64 0

21:                                               ; preds = %15, %29
  %22 = phi i64 [ 0, %15 ], [ %30, %29 ]
  %23 = add nuw nsw i64 %22, %18
  %24 = mul nuw nsw i64 %23, %1
  %25 = getelementptr double, ptr %4, i64 %24
  br label %32

26:                                               ; preds = %29, %13
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %20, label %13, !llvm.loop !79

29:                                               ; preds = %43
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %26, label %21, !llvm.loop !80

32:                                               ; preds = %43, %21
  %33 = phi i64 [ 0, %21 ], [ %45, %43 ]
  %34 = getelementptr double, ptr %2, i64 %33
  br label %35

35:                                               ; preds = %32, %47
  %36 = phi i64 [ 0, %32 ], [ %48, %47 ]
  %37 = phi double [ %19, %32 ], [ %60, %47 ]
  %38 = mul nuw nsw i64 %36, %12
  %39 = add nuw nsw i64 %38, %22
  %40 = add nuw nsw i64 %36, %17
  %41 = mul i64 %40, 24
  %42 = getelementptr i8, ptr %3, i64 %41
  br label %50

43:                                               ; preds = %47
  %44 = getelementptr double, ptr %25, i64 %33
  store double %60, ptr %44, align 8
  %45 = add nuw nsw i64 %33, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %29, label %32, !llvm.loop !81

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %36, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %43, label %35, !llvm.loop !82

50:                                               ; preds = %35, %50
  %51 = phi i64 [ 0, %35 ], [ %61, %50 ]
  %52 = phi double [ %37, %35 ], [ %60, %50 ]
  %53 = add nuw nsw i64 %39, %51
  %54 = mul nuw nsw i64 %53, %1
  %55 = getelementptr double, ptr %34, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr double, ptr %42, i64 %51
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %58
  %60 = fadd double %52, %59
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 3
  br i1 %62, label %47, label %50, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n5_layer_memory(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  %12 = add nsw i64 %1, 2
  br label %13

13:                                               ; preds = %10, %24
  %14 = phi i64 [ 0, %10 ], [ %25, %24 ]
  br i1 %11, label %15, label %24

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %0
  %17 = mul nuw nsw i64 %14, %1
  br label %19

18:                                               ; preds = %24, %8
  ret i64 0

19:                                               ; preds = %15, %32
  %20 = phi i64 [ 0, %15 ], [ %33, %32 ]
  %21 = add nuw nsw i64 %20, %17
  %22 = mul nuw nsw i64 %21, %1
  %23 = getelementptr double, ptr %4, i64 %22
  br label %27

24:                                               ; preds = %32, %13
  %25 = add nuw nsw i64 %14, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %18, label %13, !llvm.loop !84

27:                                               ; preds = %43, %19
  %28 = phi i64 [ 0, %19 ], [ %44, %43 ]
  %29 = getelementptr double, ptr %2, i64 %28
  %30 = getelementptr double, ptr %23, i64 %28
  %31 = load double, ptr %30, align 8
  br label %35

32:                                               ; preds = %43
  %33 = add nuw nsw i64 %20, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %24, label %19, !llvm.loop !85

35:                                               ; preds = %27, %46
  %36 = phi double [ %31, %27 ], [ %59, %46 ]
  %37 = phi i64 [ 0, %27 ], [ %47, %46 ]
  %38 = mul nuw nsw i64 %37, %12
  %39 = add nuw nsw i64 %38, %20
  %40 = add nuw nsw i64 %37, %16
  %41 = mul i64 %40, 24
  %42 = getelementptr i8, ptr %3, i64 %41
  br label %49

43:                                               ; preds = %46
  store double %59, ptr %30, align 8
  %44 = add nuw nsw i64 %28, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %32, label %27, !llvm.loop !86

46:                                               ; preds = %49
  %47 = add nuw nsw i64 %37, 1
  %48 = icmp eq i64 %47, %0
  br i1 %48, label %43, label %35, !llvm.loop !87

49:                                               ; preds = %35, %49
  %50 = phi i64 [ 0, %35 ], [ %60, %49 ]
  %51 = phi double [ %36, %35 ], [ %59, %49 ]
  %52 = add nuw nsw i64 %39, %50
  %53 = mul nuw nsw i64 %52, %1
  %54 = getelementptr double, ptr %29, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr double, ptr %42, i64 %50
  %57 = load double, ptr %56, align 8
  %58 = fmul double %55, %57
  %59 = fadd double %51, %58
  %60 = add nuw nsw i64 %50, 1
  %61 = icmp eq i64 %60, 3
  br i1 %61, label %46, label %49, !llvm.loop !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!65 = distinct !{!65, !3, !4}
!66 = distinct !{!66, !3, !4}
!67 = distinct !{!67, !3, !4}
!68 = distinct !{!68, !3, !4}
!69 = distinct !{!69, !3, !4}
!70 = distinct !{!70, !3, !4}
!71 = distinct !{!71, !3, !4}
!72 = distinct !{!72, !3, !4}
!73 = distinct !{!73, !3, !4}
!74 = distinct !{!74, !3, !4}
!75 = distinct !{!75, !3, !4}
!76 = distinct !{!76, !3, !4}
!77 = distinct !{!77, !3, !4}
!78 = distinct !{!78, !3, !4}
!79 = distinct !{!79, !3, !4}
!80 = distinct !{!80, !3, !4}
!81 = distinct !{!81, !3, !4}
!82 = distinct !{!82, !3, !4}
!83 = distinct !{!83, !3, !4}
!84 = distinct !{!84, !3, !4}
!85 = distinct !{!85, !3, !4}
!86 = distinct !{!86, !3, !4}
!87 = distinct !{!87, !3, !4}
!88 = distinct !{!88, !3, !4}
