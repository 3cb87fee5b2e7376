source_filename = "linear.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_add(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %21, %20 ]
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
  br i1 %22, label %19, label %12, !llvm.loop !2

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %31, %23 ]
  %25 = getelementptr inbounds double, ptr %16, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds double, ptr %17, i64 %24
  %28 = load double, ptr %27, align 8
  %29 = fadd double %26, %28
  %30 = getelementptr inbounds double, ptr %18, i64 %24
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %20, label %23, !llvm.loop !5
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_scale(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  %16 = getelementptr double, ptr %2, i64 %15
  br label %21

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %21, %12
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %17, label %12, !llvm.loop !6

21:                                               ; preds = %14, %21
  %22 = phi i64 [ 0, %14 ], [ %26, %21 ]
  %23 = getelementptr double, ptr %16, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %24, 3.000000e+00
  store double %25, ptr %23, align 8
  %26 = add nuw nsw i64 %22, 1
  %27 = icmp eq i64 %26, %1
  br i1 %27, label %18, label %21, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_matvec(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  %16 = getelementptr double, ptr %2, i64 %15
  br label %23

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %23, %12
  %19 = phi double [ 0.000000e+00, %12 ], [ %31, %23 ]
  %20 = getelementptr inbounds double, ptr %4, i64 %13
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %17, label %12, !llvm.loop !8

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %32, %23 ]
  %25 = phi double [ 0.000000e+00, %14 ], [ %31, %23 ]
  %26 = getelementptr double, ptr %16, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds double, ptr %3, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = fmul double %27, %29
  %31 = fadd double %25, %30
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %18, label %23, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_matvec_memory(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %21
  %13 = phi i64 [ 0, %10 ], [ %22, %21 ]
  br i1 %11, label %14, label %21

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = getelementptr inbounds double, ptr %4, i64 %13
  %18 = load double, ptr %17, align 8
  br label %24

19:                                               ; preds = %21, %8
  ret i64 0

20:                                               ; preds = %24
  store double %32, ptr %17, align 8
  br label %21

21:                                               ; preds = %20, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %19, label %12, !llvm.loop !10

24:                                               ; preds = %14, %24
  %25 = phi double [ %18, %14 ], [ %32, %24 ]
  %26 = phi i64 [ 0, %14 ], [ %33, %24 ]
  %27 = getelementptr double, ptr %16, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds double, ptr %3, i64 %26
  %30 = load double, ptr %29, align 8
  %31 = fmul double %28, %30
  %32 = fadd double %25, %31
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %20, label %24, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_vecmat(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %21, %20 ]
  br i1 %11, label %14, label %20

14:                                               ; preds = %12
  %15 = getelementptr inbounds double, ptr %3, i64 %13
  %16 = load double, ptr %15, align 8
  %17 = mul nuw nsw i64 %13, %1
  %18 = getelementptr double, ptr %2, i64 %17
  br label %23

19:                                               ; preds = %20, %8
  ret i64 0

20:                                               ; preds = %23, %12
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %19, label %12, !llvm.loop !12

23:                                               ; preds = %14, %23
  %24 = phi i64 [ 0, %14 ], [ %31, %23 ]
  %25 = getelementptr double, ptr %18, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %16, %26
  %28 = getelementptr inbounds double, ptr %4, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = fadd double %29, %27
  store double %30, ptr %28, align 8
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %20, label %23, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_rank1(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %21, %8
  ret i64 0

13:                                               ; preds = %10, %21
  %14 = phi i64 [ 0, %10 ], [ %22, %21 ]
  %15 = getelementptr inbounds double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, 2.000000e+00
  br i1 %11, label %18, label %21

18:                                               ; preds = %13
  %19 = mul nuw nsw i64 %14, %1
  %20 = getelementptr double, ptr %2, i64 %19
  br label %24

21:                                               ; preds = %24, %13
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %12, label %13, !llvm.loop !14

24:                                               ; preds = %18, %24
  %25 = phi i64 [ 0, %18 ], [ %32, %24 ]
  %26 = getelementptr inbounds double, ptr %4, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %17, %27
  %29 = getelementptr double, ptr %20, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fadd double %30, %28
  store double %31, ptr %29, align 8
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %21, label %24, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_rank2(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %22
  %13 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %14, label %22

14:                                               ; preds = %12
  %15 = getelementptr inbounds double, ptr %3, i64 %13
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds double, ptr %4, i64 %13
  %18 = load double, ptr %17, align 8
  %19 = mul nuw nsw i64 %13, %1
  %20 = getelementptr inbounds double, ptr %2, i64 %19
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %12
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %21, label %12, !llvm.loop !16

25:                                               ; preds = %14, %25
  %26 = phi i64 [ 0, %14 ], [ %37, %25 ]
  %27 = getelementptr inbounds double, ptr %4, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %16, %28
  %30 = getelementptr inbounds double, ptr %3, i64 %26
  %31 = load double, ptr %30, align 8
  %32 = fmul double %18, %31
  %33 = fadd double %29, %32
  %34 = getelementptr inbounds double, ptr %20, i64 %26
  %35 = load double, ptr %34, align 8
  %36 = fadd double %35, %33
  store double %36, ptr %34, align 8
  %37 = add nuw nsw i64 %26, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %22, label %25, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_transpose(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %19
  %13 = phi i64 [ 0, %10 ], [ %20, %19 ]
  %14 = getelementptr double, ptr %3, i64 %13
  br i1 %11, label %15, label %19

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %22, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !18

22:                                               ; preds = %15, %22
  %23 = phi i64 [ 0, %15 ], [ %28, %22 ]
  %24 = getelementptr double, ptr %17, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = mul nuw nsw i64 %23, %0
  %27 = getelementptr double, ptr %14, i64 %26
  store double %25, ptr %27, align 8
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %19, label %22, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_gather_columns(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = icmp sgt i64 %0, 0
  br label %12

12:                                               ; preds = %10, %16
  %13 = phi i64 [ 0, %10 ], [ %19, %16 ]
  %14 = getelementptr double, ptr %2, i64 %13
  br i1 %11, label %21, label %16

15:                                               ; preds = %16, %8
  ret i64 0

16:                                               ; preds = %21, %12
  %17 = phi double [ 0.000000e+00, %12 ], [ %27, %21 ]
  %18 = getelementptr inbounds double, ptr %5, i64 %13
  store double %17, ptr %18, align 8
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %15, label %12, !llvm.loop !20

21:                                               ; preds = %12, %21
  %22 = phi i64 [ %28, %21 ], [ 0, %12 ]
  %23 = phi double [ %27, %21 ], [ 0.000000e+00, %12 ]
  %24 = mul nuw nsw i64 %22, %1
  %25 = getelementptr double, ptr %14, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fadd double %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %21, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_row_norm(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %18
  %13 = phi i64 [ 0, %10 ], [ %22, %18 ]
  br i1 %11, label %14, label %18

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  br label %24

17:                                               ; preds = %18, %8
  ret i64 0

18:                                               ; preds = %24, %12
  %19 = phi double [ 1.000000e+00, %12 ], [ %30, %24 ]
  %20 = fdiv double 1.000000e+00, %19
  %21 = getelementptr inbounds double, ptr %5, i64 %13
  store double %20, ptr %21, align 8
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %17, label %12, !llvm.loop !22

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %31, %24 ]
  %26 = phi double [ 1.000000e+00, %14 ], [ %30, %24 ]
  %27 = getelementptr inbounds double, ptr %16, i64 %25
  %28 = load double, ptr %27, align 8
  %29 = fmul double %28, %28
  %30 = fadd double %26, %29
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %18, label %24, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_row_max(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %13

12:                                               ; preds = %18, %8
  ret i64 0

13:                                               ; preds = %10, %18
  %14 = phi i64 [ 0, %10 ], [ %21, %18 ]
  %15 = mul nsw i64 %14, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  %17 = load double, ptr %16, align 8
  br i1 %11, label %23, label %18

18:                                               ; preds = %23, %13
  %19 = phi double [ %17, %13 ], [ %29, %23 ]
  %20 = getelementptr inbounds double, ptr %5, i64 %14
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %12, label %13, !llvm.loop !24

23:                                               ; preds = %13, %23
  %24 = phi i64 [ %30, %23 ], [ 1, %13 ]
  %25 = phi double [ %29, %23 ], [ %17, %13 ]
  %26 = getelementptr inbounds double, ptr %16, i64 %24
  %27 = load double, ptr %26, align 8
  %28 = fcmp ogt double %27, %25
  %29 = select i1 %28, double %27, double %25
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %18, label %23, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_row_argmax(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef writeonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  br label %13

12:                                               ; preds = %19, %8
  ret i64 0

13:                                               ; preds = %10, %19
  %14 = phi i64 [ 0, %10 ], [ %22, %19 ]
  %15 = mul nsw i64 %14, %1
  %16 = getelementptr inbounds double, ptr %2, i64 %15
  br i1 %11, label %17, label %19

17:                                               ; preds = %13
  %18 = load double, ptr %16, align 8
  br label %24

19:                                               ; preds = %24, %13
  %20 = phi i32 [ 0, %13 ], [ %33, %24 ]
  %21 = getelementptr inbounds i32, ptr %6, i64 %14
  store i32 %20, ptr %21, align 4
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %12, label %13, !llvm.loop !26

24:                                               ; preds = %17, %24
  %25 = phi i64 [ 1, %17 ], [ %34, %24 ]
  %26 = phi i32 [ 0, %17 ], [ %33, %24 ]
  %27 = phi double [ %18, %17 ], [ %31, %24 ]
  %28 = getelementptr inbounds double, ptr %16, i64 %25
  %29 = load double, ptr %28, align 8
  %30 = fcmp ogt double %29, %27
  %31 = select i1 %30, double %29, double %27
  %32 = trunc nuw nsw i64 %25 to i32
  %33 = select i1 %30, i32 %32, i32 %26
  %34 = add nuw nsw i64 %25, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %19, label %24, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_diagonal_scale(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %21
  %13 = phi i64 [ 0, %10 ], [ %22, %21 ]
  br i1 %11, label %14, label %21

14:                                               ; preds = %12
  %15 = getelementptr inbounds double, ptr %5, i64 %13
  %16 = load double, ptr %15, align 8
  %17 = mul nuw nsw i64 %13, %1
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = getelementptr inbounds double, ptr %3, i64 %17
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %24, %12
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %12, !llvm.loop !28

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %33, %24 ]
  %26 = getelementptr inbounds double, ptr %18, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %16, %27
  %29 = getelementptr inbounds double, ptr %4, i64 %25
  %30 = load double, ptr %29, align 8
  %31 = fmul double %28, %30
  %32 = getelementptr inbounds double, ptr %19, i64 %25
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %25, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %21, label %24, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_copy_lower(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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

19:                                               ; preds = %28, %12
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !30

22:                                               ; preds = %14, %28
  %23 = phi i64 [ 0, %14 ], [ %31, %28 ]
  %24 = icmp ugt i64 %23, %13
  br i1 %24, label %28, label %25

25:                                               ; preds = %22
  %26 = getelementptr inbounds double, ptr %16, i64 %23
  %27 = load double, ptr %26, align 8
  br label %28

28:                                               ; preds = %22, %25
  %29 = phi double [ %27, %25 ], [ 0.000000e+00, %22 ]
  %30 = getelementptr inbounds double, ptr %17, i64 %23
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %19, label %22, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_horner_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %18, %8
  ret i64 0

13:                                               ; preds = %10, %18
  %14 = phi i64 [ 0, %10 ], [ %21, %18 ]
  %15 = getelementptr inbounds double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fmul double %16, 2.500000e-01
  br i1 %11, label %23, label %18

18:                                               ; preds = %23, %13
  %19 = phi double [ 0.000000e+00, %13 ], [ %29, %23 ]
  %20 = getelementptr inbounds double, ptr %4, i64 %14
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %14, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %12, label %13, !llvm.loop !32

23:                                               ; preds = %13, %23
  %24 = phi i64 [ %30, %23 ], [ 0, %13 ]
  %25 = phi double [ %29, %23 ], [ 0.000000e+00, %13 ]
  %26 = fmul double %17, %25
  %27 = getelementptr inbounds double, ptr %2, i64 %24
  %28 = load double, ptr %27, align 8
  %29 = fadd double %26, %28
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %18, label %23, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_bicg(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = getelementptr inbounds i8, ptr %3, i64 16384
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %11, %21
  %14 = phi i64 [ 0, %11 ], [ %24, %21 ]
  br i1 %12, label %15, label %21

15:                                               ; preds = %13
  %16 = getelementptr inbounds double, ptr %3, i64 %14
  %17 = load double, ptr %16, align 8
  %18 = mul nuw nsw i64 %14, %1
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  br label %26

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %26, %13
  %22 = phi double [ 0.000000e+00, %13 ], [ %38, %26 ]
  %23 = getelementptr inbounds double, ptr %9, i64 %14
  store double %22, ptr %23, align 8
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %20, label %13, !llvm.loop !34

26:                                               ; preds = %15, %26
  %27 = phi i64 [ 0, %15 ], [ %39, %26 ]
  %28 = phi double [ 0.000000e+00, %15 ], [ %38, %26 ]
  %29 = getelementptr inbounds double, ptr %19, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fmul double %17, %30
  %32 = getelementptr inbounds double, ptr %5, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = fadd double %33, %31
  store double %34, ptr %32, align 8
  %35 = getelementptr inbounds double, ptr %4, i64 %27
  %36 = load double, ptr %35, align 8
  %37 = fmul double %30, %36
  %38 = fadd double %28, %37
  %39 = add nuw nsw i64 %27, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %21, label %26, !llvm.loop !35
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_triangular(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8, %16
  %11 = phi i64 [ %18, %16 ], [ 1, %8 ]
  %12 = phi i64 [ %17, %16 ], [ 0, %8 ]
  %13 = mul nsw i64 %12, %1
  %14 = getelementptr inbounds double, ptr %2, i64 %13
  br label %20

15:                                               ; preds = %16, %8
  ret i64 0

16:                                               ; preds = %20
  %17 = add nuw nsw i64 %12, 1
  %18 = add nuw i64 %11, 1
  %19 = icmp eq i64 %17, %0
  br i1 %19, label %15, label %10, !llvm.loop !36

20:                                               ; preds = %10, %20
  %21 = phi i64 [ 0, %10 ], [ %25, %20 ]
  %22 = getelementptr inbounds double, ptr %14, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = fadd double %23, 1.000000e+00
  store double %24, ptr %22, align 8
  %25 = add nuw nsw i64 %21, 1
  %26 = icmp eq i64 %25, %11
  br i1 %26, label %16, label %20, !llvm.loop !37
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @n2_total(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #1 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %25, %23 ]
  %14 = phi double [ 0.000000e+00, %10 ], [ %24, %23 ]
  br i1 %11, label %15, label %23

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %27

18:                                               ; preds = %23
  %19 = fmul double %24, 1.600000e+01
  %20 = fptosi double %19 to i64
  br label %21

21:                                               ; preds = %18, %8
  %22 = phi i64 [ 0, %8 ], [ %20, %18 ]
  ret i64 %22

23:                                               ; preds = %27, %12
  %24 = phi double [ %14, %12 ], [ %32, %27 ]
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %18, label %12, !llvm.loop !38

27:                                               ; preds = %15, %27
  %28 = phi i64 [ 0, %15 ], [ %33, %27 ]
  %29 = phi double [ %14, %15 ], [ %32, %27 ]
  %30 = getelementptr double, ptr %17, i64 %28
  %31 = load double, ptr %30, align 8
  %32 = fadd double %29, %31
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %23, label %27, !llvm.loop !39
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @n2_total_int(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #1 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %22, %20 ]
  %14 = phi i64 [ 0, %10 ], [ %21, %20 ]
  br i1 %11, label %15, label %20

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr i32, ptr %6, i64 %16
  br label %24

18:                                               ; preds = %20, %8
  %19 = phi i64 [ 0, %8 ], [ %21, %20 ]
  ret i64 %19

20:                                               ; preds = %24, %12
  %21 = phi i64 [ %14, %12 ], [ %30, %24 ]
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %18, label %12, !llvm.loop !40

24:                                               ; preds = %15, %24
  %25 = phi i64 [ 0, %15 ], [ %31, %24 ]
  %26 = phi i64 [ %14, %15 ], [ %30, %24 ]
  %27 = getelementptr i32, ptr %17, i64 %25
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  %30 = add nsw i64 %26, %29
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %20, label %24, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @n3_total_int(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #1 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %33
  %13 = phi i64 [ 0, %10 ], [ %36, %33 ]
  %14 = phi i32 [ 3, %10 ], [ %35, %33 ]
  %15 = phi i64 [ 7, %10 ], [ %34, %33 ]
  br i1 %11, label %16, label %33

16:                                               ; preds = %12
  %17 = mul nuw nsw i64 %13, %1
  br label %24

18:                                               ; preds = %33
  %19 = shl nsw i64 %34, 8
  %20 = sext i32 %35 to i64
  %21 = add nsw i64 %19, %20
  br label %22

22:                                               ; preds = %18, %8
  %23 = phi i64 [ 1795, %8 ], [ %21, %18 ]
  ret i64 %23

24:                                               ; preds = %38, %16
  %25 = phi i64 [ 0, %16 ], [ %39, %38 ]
  %26 = phi i32 [ %14, %16 ], [ %51, %38 ]
  %27 = phi i64 [ %15, %16 ], [ %48, %38 ]
  %28 = add nuw nsw i64 %25, %17
  %29 = mul nuw nsw i64 %28, %0
  %30 = getelementptr i32, ptr %6, i64 %29
  %31 = mul nuw nsw i64 %25, %0
  %32 = getelementptr i32, ptr %7, i64 %31
  br label %41

33:                                               ; preds = %38, %12
  %34 = phi i64 [ %15, %12 ], [ %48, %38 ]
  %35 = phi i32 [ %14, %12 ], [ %51, %38 ]
  %36 = add nuw nsw i64 %13, 1
  %37 = icmp eq i64 %36, %0
  br i1 %37, label %18, label %12, !llvm.loop !42

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %25, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %33, label %24, !llvm.loop !43

41:                                               ; preds = %24, %41
  %42 = phi i64 [ 0, %24 ], [ %52, %41 ]
  %43 = phi i32 [ %26, %24 ], [ %51, %41 ]
  %44 = phi i64 [ %27, %24 ], [ %48, %41 ]
  %45 = getelementptr i32, ptr %30, i64 %42
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = add nsw i64 %44, %47
  %49 = getelementptr i32, ptr %32, i64 %42
  %50 = load i32, ptr %49, align 4
  %51 = xor i32 %50, %43
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %0
  br i1 %53, label %38, label %41, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @n2_total_used(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %24, %20 ]
  %14 = phi i64 [ 1, %10 ], [ %21, %20 ]
  br i1 %11, label %15, label %20

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr i32, ptr %6, i64 %16
  br label %26

18:                                               ; preds = %20, %8
  %19 = phi i64 [ 1, %8 ], [ %21, %20 ]
  ret i64 %19

20:                                               ; preds = %26, %12
  %21 = phi i64 [ %14, %12 ], [ %32, %26 ]
  %22 = trunc i64 %21 to i32
  %23 = getelementptr inbounds i32, ptr %7, i64 %13
  store i32 %22, ptr %23, align 4
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %18, label %12, !llvm.loop !45

26:                                               ; preds = %15, %26
  %27 = phi i64 [ 0, %15 ], [ %33, %26 ]
  %28 = phi i64 [ %14, %15 ], [ %32, %26 ]
  %29 = getelementptr i32, ptr %17, i64 %27
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = add nsw i64 %28, %31
  %33 = add nuw nsw i64 %27, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %20, label %26, !llvm.loop !46
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_partial_sums(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  br i1 %21, label %18, label %12, !llvm.loop !47

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %29, %22 ]
  %24 = phi double [ 0.000000e+00, %14 ], [ %27, %22 ]
  %25 = getelementptr inbounds double, ptr %16, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fadd double %24, %26
  %28 = getelementptr inbounds double, ptr %17, i64 %23
  store double %27, ptr %28, align 8
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %19, label %22, !llvm.loop !48
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %25, %10
  %13 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr double, ptr %2, i64 %14
  %16 = mul nuw nsw i64 %13, %0
  %17 = getelementptr double, ptr %4, i64 %16
  br label %19

18:                                               ; preds = %25, %8
  ret i64 0

19:                                               ; preds = %12, %29
  %20 = phi i64 [ 0, %12 ], [ %30, %29 ]
  %21 = getelementptr double, ptr %3, i64 %20
  br i1 %11, label %22, label %29

22:                                               ; preds = %19
  %23 = getelementptr double, ptr %17, i64 %20
  %24 = load double, ptr %23, align 8
  br label %32

25:                                               ; preds = %29
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %18, label %12, !llvm.loop !49

28:                                               ; preds = %32
  store double %41, ptr %23, align 8
  br label %29

29:                                               ; preds = %28, %19
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %25, label %19, !llvm.loop !50

32:                                               ; preds = %22, %32
  %33 = phi double [ %24, %22 ], [ %41, %32 ]
  %34 = phi i64 [ 0, %22 ], [ %42, %32 ]
  %35 = getelementptr double, ptr %15, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = mul nuw nsw i64 %34, %0
  %38 = getelementptr double, ptr %21, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fmul double %36, %39
  %41 = fadd double %33, %40
  %42 = add nuw nsw i64 %34, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %28, label %32, !llvm.loop !51
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul_ikj(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %26
  %13 = phi i64 [ 0, %10 ], [ %27, %26 ]
  br i1 %11, label %14, label %26

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = mul nuw nsw i64 %13, %0
  %18 = getelementptr double, ptr %4, i64 %17
  br label %20

19:                                               ; preds = %26, %8
  ret i64 0

20:                                               ; preds = %29, %14
  %21 = phi i64 [ 0, %14 ], [ %30, %29 ]
  %22 = getelementptr double, ptr %16, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nuw nsw i64 %21, %0
  %25 = getelementptr double, ptr %3, i64 %24
  br label %32

26:                                               ; preds = %29, %12
  %27 = add nuw nsw i64 %13, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %19, label %12, !llvm.loop !52

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %26, label %20, !llvm.loop !53

32:                                               ; preds = %20, %32
  %33 = phi i64 [ 0, %20 ], [ %40, %32 ]
  %34 = getelementptr double, ptr %25, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %23, %35
  %37 = getelementptr double, ptr %18, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %36
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %29, label %32, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul_jki(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %24
  %13 = phi i64 [ 0, %10 ], [ %25, %24 ]
  br i1 %11, label %14, label %24

14:                                               ; preds = %12
  %15 = getelementptr double, ptr %3, i64 %13
  %16 = getelementptr double, ptr %4, i64 %13
  br label %18

17:                                               ; preds = %24, %8
  ret i64 0

18:                                               ; preds = %27, %14
  %19 = phi i64 [ 0, %14 ], [ %28, %27 ]
  %20 = getelementptr double, ptr %2, i64 %19
  %21 = mul nuw nsw i64 %19, %0
  %22 = getelementptr double, ptr %15, i64 %21
  %23 = load double, ptr %22, align 8
  br label %30

24:                                               ; preds = %27, %12
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %12, !llvm.loop !55

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %24, label %18, !llvm.loop !56

30:                                               ; preds = %18, %30
  %31 = phi i64 [ 0, %18 ], [ %40, %30 ]
  %32 = mul nuw nsw i64 %31, %1
  %33 = getelementptr double, ptr %20, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = fmul double %34, %23
  %36 = mul nuw nsw i64 %31, %0
  %37 = getelementptr double, ptr %16, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %35
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %27, label %30, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul_kij(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %0, 0
  br label %12

12:                                               ; preds = %10, %26
  %13 = phi i64 [ 0, %10 ], [ %27, %26 ]
  br i1 %11, label %14, label %26

14:                                               ; preds = %12
  %15 = getelementptr double, ptr %2, i64 %13
  %16 = mul nuw nsw i64 %13, %0
  %17 = getelementptr double, ptr %3, i64 %16
  br label %19

18:                                               ; preds = %26, %8
  ret i64 0

19:                                               ; preds = %14, %29
  %20 = phi i64 [ 0, %14 ], [ %30, %29 ]
  %21 = mul nuw nsw i64 %20, %1
  %22 = getelementptr double, ptr %15, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = mul nuw nsw i64 %20, %0
  %25 = getelementptr double, ptr %4, i64 %24
  br label %32

26:                                               ; preds = %29, %12
  %27 = add nuw nsw i64 %13, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %18, label %12, !llvm.loop !58

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %26, label %19, !llvm.loop !59

32:                                               ; preds = %19, %32
  %33 = phi i64 [ 0, %19 ], [ %40, %32 ]
  %34 = getelementptr double, ptr %17, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul double %23, %35
  %37 = getelementptr double, ptr %25, i64 %33
  %38 = load double, ptr %37, align 8
  %39 = fadd double %38, %36
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %33, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %29, label %32, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul_sum(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %22, %10
  %13 = phi i64 [ 0, %10 ], [ %23, %22 ]
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr double, ptr %2, i64 %14
  %16 = mul nuw nsw i64 %13, %0
  %17 = getelementptr double, ptr %4, i64 %16
  br label %19

18:                                               ; preds = %22, %8
  ret i64 0

19:                                               ; preds = %12, %25
  %20 = phi i64 [ 0, %12 ], [ %28, %25 ]
  %21 = getelementptr double, ptr %3, i64 %20
  br i1 %11, label %30, label %25

22:                                               ; preds = %25
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %18, label %12, !llvm.loop !61

25:                                               ; preds = %30, %19
  %26 = phi double [ 0.000000e+00, %19 ], [ %39, %30 ]
  %27 = getelementptr double, ptr %17, i64 %20
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %22, label %19, !llvm.loop !62

30:                                               ; preds = %19, %30
  %31 = phi i64 [ %40, %30 ], [ 0, %19 ]
  %32 = phi double [ %39, %30 ], [ 0.000000e+00, %19 ]
  %33 = getelementptr double, ptr %15, i64 %31
  %34 = load double, ptr %33, align 8
  %35 = mul nuw nsw i64 %31, %0
  %36 = getelementptr double, ptr %21, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fmul double %34, %37
  %39 = fadd double %32, %38
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %25, label %30, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul_transposed(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %19, %10
  %13 = phi i64 [ 0, %10 ], [ %20, %19 ]
  %14 = mul nuw nsw i64 %13, %0
  %15 = getelementptr double, ptr %4, i64 %14
  %16 = mul nsw i64 %13, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %29
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !64

22:                                               ; preds = %12, %29
  %23 = phi i64 [ 0, %12 ], [ %32, %29 ]
  %24 = getelementptr double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8
  br i1 %11, label %26, label %29

26:                                               ; preds = %22
  %27 = mul nuw nsw i64 %23, %1
  %28 = getelementptr double, ptr %3, i64 %27
  br label %34

29:                                               ; preds = %34, %22
  %30 = phi double [ %25, %22 ], [ %42, %34 ]
  %31 = fmul double %30, 5.000000e-01
  store double %31, ptr %24, align 8
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %19, label %22, !llvm.loop !65

34:                                               ; preds = %26, %34
  %35 = phi i64 [ 0, %26 ], [ %43, %34 ]
  %36 = phi double [ %25, %26 ], [ %42, %34 ]
  %37 = getelementptr double, ptr %17, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %28, i64 %35
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  %42 = fadd double %36, %41
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %29, label %34, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_matmul_const(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  br label %9

9:                                                ; preds = %8, %16
  %10 = phi i64 [ 0, %8 ], [ %17, %16 ]
  br label %12

11:                                               ; preds = %16
  ret i64 0

12:                                               ; preds = %9, %19
  %13 = phi i64 [ 0, %9 ], [ %20, %19 ]
  %14 = getelementptr inbounds [16 x double], ptr %4, i64 %10, i64 %13
  %15 = load double, ptr %14, align 8
  br label %22

16:                                               ; preds = %19
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, 16
  br i1 %18, label %11, label %9, !llvm.loop !67

19:                                               ; preds = %22
  store double %30, ptr %14, align 8
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, 16
  br i1 %21, label %16, label %12, !llvm.loop !68

22:                                               ; preds = %12, %22
  %23 = phi i64 [ 0, %12 ], [ %31, %22 ]
  %24 = phi double [ %15, %12 ], [ %30, %22 ]
  %25 = getelementptr inbounds [16 x double], ptr %2, i64 %10, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds [16 x double], ptr %3, i64 %23, i64 %13
  %28 = load double, ptr %27, align 8
  %29 = fmul double %26, %28
  %30 = fadd double %24, %29
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, 16
  br i1 %32, label %19, label %22, !llvm.loop !69
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_syrk(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %19, %10
  %13 = phi i64 [ 0, %10 ], [ %20, %19 ]
  %14 = mul nuw nsw i64 %13, %0
  %15 = getelementptr double, ptr %4, i64 %14
  %16 = mul nsw i64 %13, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %22

18:                                               ; preds = %19, %8
  ret i64 0

19:                                               ; preds = %31
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %18, label %12, !llvm.loop !70

22:                                               ; preds = %12, %31
  %23 = phi i64 [ 0, %12 ], [ %32, %31 ]
  %24 = getelementptr double, ptr %15, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, 5.000000e-01
  store double %26, ptr %24, align 8
  br i1 %11, label %27, label %31

27:                                               ; preds = %22
  %28 = mul nuw nsw i64 %23, %1
  %29 = getelementptr double, ptr %2, i64 %28
  br label %34

30:                                               ; preds = %34
  store double %42, ptr %24, align 8
  br label %31

31:                                               ; preds = %30, %22
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %19, label %22, !llvm.loop !71

34:                                               ; preds = %27, %34
  %35 = phi double [ %26, %27 ], [ %42, %34 ]
  %36 = phi i64 [ 0, %27 ], [ %43, %34 ]
  %37 = getelementptr double, ptr %17, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = getelementptr double, ptr %29, i64 %36
  %40 = load double, ptr %39, align 8
  %41 = fmul double %38, %40
  %42 = fadd double %35, %41
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %30, label %34, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_int_matmul(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  %12 = shl i64 %0, 32
  %13 = ashr exact i64 %12, 32
  %14 = shl i64 %1, 32
  %15 = ashr exact i64 %14, 32
  br label %16

16:                                               ; preds = %27, %10
  %17 = phi i64 [ 0, %10 ], [ %28, %27 ]
  %18 = mul nsw i64 %17, %15
  %19 = mul nsw i64 %17, %13
  %20 = getelementptr i32, ptr %6, i64 %18
  %21 = getelementptr i32, ptr %5, i64 %19
  br label %23

22:                                               ; preds = %27, %8
  ret i64 0

23:                                               ; preds = %16, %30
  %24 = phi i64 [ 0, %16 ], [ %33, %30 ]
  br i1 %11, label %25, label %30

25:                                               ; preds = %23
  %26 = getelementptr i32, ptr %7, i64 %24
  br label %35

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %17, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %22, label %16, !llvm.loop !73

30:                                               ; preds = %35, %23
  %31 = phi i32 [ 0, %23 ], [ %44, %35 ]
  %32 = getelementptr i32, ptr %21, i64 %24
  store i32 %31, ptr %32, align 4
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %27, label %23, !llvm.loop !74

35:                                               ; preds = %25, %35
  %36 = phi i64 [ 0, %25 ], [ %45, %35 ]
  %37 = phi i32 [ 0, %25 ], [ %44, %35 ]
  %38 = getelementptr i32, ptr %20, i64 %36
  %39 = load i32, ptr %38, align 4
  %40 = mul nsw i64 %36, %13
  %41 = getelementptr i32, ptr %26, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = mul nsw i32 %42, %39
  %44 = add nsw i32 %43, %37
  %45 = add nuw nsw i64 %36, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %30, label %35, !llvm.loop !75
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_complex(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %20, %10
  %13 = phi i64 [ 0, %10 ], [ %21, %20 ]
  %14 = mul nsw i64 %13, %1
  %15 = mul nuw nsw i64 %13, %0
  %16 = add nuw nsw i64 %15, 2048
  br label %18

17:                                               ; preds = %20, %8
  ret i64 0

18:                                               ; preds = %12, %23
  %19 = phi i64 [ 0, %12 ], [ %29, %23 ]
  br i1 %11, label %31, label %23

20:                                               ; preds = %23
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %17, label %12, !llvm.loop !76

23:                                               ; preds = %31, %18
  %24 = phi double [ 0.000000e+00, %18 ], [ %49, %31 ]
  %25 = phi double [ 0.000000e+00, %18 ], [ %53, %31 ]
  %26 = add nuw nsw i64 %16, %19
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  store double %24, ptr %27, align 8
  %28 = getelementptr inbounds double, ptr %3, i64 %26
  store double %25, ptr %28, align 8
  %29 = add nuw nsw i64 %19, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %20, label %18, !llvm.loop !77

31:                                               ; preds = %18, %31
  %32 = phi i64 [ %54, %31 ], [ 0, %18 ]
  %33 = phi double [ %53, %31 ], [ 0.000000e+00, %18 ]
  %34 = phi double [ %49, %31 ], [ 0.000000e+00, %18 ]
  %35 = add nuw nsw i64 %32, %14
  %36 = getelementptr inbounds double, ptr %2, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = mul nuw nsw i64 %32, %0
  %39 = add nuw nsw i64 %38, %19
  %40 = getelementptr inbounds double, ptr %4, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = fmul double %37, %41
  %43 = getelementptr inbounds double, ptr %3, i64 %35
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds double, ptr %5, i64 %39
  %46 = load double, ptr %45, align 8
  %47 = fmul double %44, %46
  %48 = fsub double %42, %47
  %49 = fadd double %34, %48
  %50 = fmul double %37, %46
  %51 = fmul double %41, %44
  %52 = fadd double %51, %50
  %53 = fadd double %33, %52
  %54 = add nuw nsw i64 %32, 1
  %55 = icmp eq i64 %54, %1
  br i1 %55, label %23, label %31, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_doitgen(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %22
  %13 = phi i64 [ 0, %10 ], [ %23, %22 ]
  br i1 %11, label %14, label %22

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = getelementptr double, ptr %4, i64 %15
  br label %19

18:                                               ; preds = %22, %8
  ret i64 0

19:                                               ; preds = %14, %25
  %20 = phi i64 [ 0, %14 ], [ %27, %25 ]
  %21 = getelementptr double, ptr %3, i64 %20
  br label %29

22:                                               ; preds = %25, %12
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %18, label %12, !llvm.loop !79

25:                                               ; preds = %29
  %26 = getelementptr double, ptr %17, i64 %20
  store double %38, ptr %26, align 8
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %22, label %19, !llvm.loop !80

29:                                               ; preds = %19, %29
  %30 = phi i64 [ 0, %19 ], [ %39, %29 ]
  %31 = phi double [ 0.000000e+00, %19 ], [ %38, %29 ]
  %32 = getelementptr double, ptr %16, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = mul nuw nsw i64 %30, %1
  %35 = getelementptr double, ptr %21, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fmul double %33, %36
  %38 = fadd double %31, %37
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %25, label %29, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_lu_step(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %13, label %19

10:                                               ; preds = %26
  %11 = add nuw nsw i64 %14, 1
  %12 = icmp eq i64 %11, %0
  br i1 %12, label %19, label %13, !llvm.loop !82

13:                                               ; preds = %8, %10
  %14 = phi i64 [ %11, %10 ], [ 1, %8 ]
  %15 = phi i64 [ %14, %10 ], [ 0, %8 ]
  %16 = icmp slt i64 %14, %1
  %17 = mul nsw i64 %15, %1
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  br label %20

19:                                               ; preds = %10, %8
  ret i64 0

20:                                               ; preds = %13, %26
  %21 = phi i64 [ %14, %13 ], [ %27, %26 ]
  br i1 %16, label %22, label %26

22:                                               ; preds = %20
  %23 = mul nsw i64 %21, %1
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = getelementptr inbounds double, ptr %24, i64 %15
  br label %29

26:                                               ; preds = %29, %20
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp slt i64 %27, %0
  br i1 %28, label %20, label %10, !llvm.loop !83

29:                                               ; preds = %22, %29
  %30 = phi i64 [ %14, %22 ], [ %38, %29 ]
  %31 = load double, ptr %25, align 8
  %32 = getelementptr inbounds double, ptr %18, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = fmul double %31, %33
  %35 = getelementptr inbounds double, ptr %24, i64 %30
  %36 = load double, ptr %35, align 8
  %37 = fsub double %36, %34
  store double %37, ptr %35, align 8
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp slt i64 %38, %1
  br i1 %39, label %29, label %26, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_outer_products(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %25, %10
  %13 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %14 = mul nsw i64 %13, %1
  %15 = getelementptr double, ptr %2, i64 %14
  %16 = mul nuw nsw i64 %13, %0
  br label %18

17:                                               ; preds = %25, %8
  ret i64 0

18:                                               ; preds = %12, %35
  %19 = phi i64 [ 0, %12 ], [ %36, %35 ]
  br i1 %11, label %20, label %35

20:                                               ; preds = %18
  %21 = mul nuw nsw i64 %19, %1
  %22 = getelementptr double, ptr %3, i64 %21
  %23 = add nuw nsw i64 %19, %16
  %24 = mul nuw nsw i64 %23, %1
  br label %28

25:                                               ; preds = %35
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %17, label %12, !llvm.loop !85

28:                                               ; preds = %20, %38
  %29 = phi i64 [ 0, %20 ], [ %39, %38 ]
  %30 = getelementptr double, ptr %15, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = add nuw nsw i64 %29, %24
  %33 = mul nuw nsw i64 %32, %1
  %34 = getelementptr double, ptr %5, i64 %33
  br label %41

35:                                               ; preds = %38, %18
  %36 = add nuw nsw i64 %19, 1
  %37 = icmp eq i64 %36, %0
  br i1 %37, label %25, label %18, !llvm.loop !86

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %29, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %35, label %28, !llvm.loop !87

41:                                               ; preds = %28, %41
  %42 = phi i64 [ 0, %28 ], [ %47, %41 ]
  %43 = getelementptr double, ptr %22, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %31, %44
  %46 = getelementptr double, ptr %34, i64 %42
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %38, label %41, !llvm.loop !88
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_contract(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %22, %10
  %13 = phi i64 [ 0, %10 ], [ %23, %22 ]
  %14 = mul nuw nsw i64 %13, %0
  %15 = getelementptr double, ptr %4, i64 %14
  br label %17

16:                                               ; preds = %22, %8
  ret i64 0

17:                                               ; preds = %12, %33
  %18 = phi i64 [ 0, %12 ], [ %36, %33 ]
  br i1 %11, label %19, label %33

19:                                               ; preds = %17
  %20 = add nuw nsw i64 %18, %14
  %21 = mul nuw nsw i64 %20, %1
  br label %25

22:                                               ; preds = %33
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %16, label %12, !llvm.loop !89

25:                                               ; preds = %19, %38
  %26 = phi i64 [ 0, %19 ], [ %39, %38 ]
  %27 = phi double [ 0.000000e+00, %19 ], [ %49, %38 ]
  %28 = add nuw nsw i64 %26, %21
  %29 = mul nuw nsw i64 %28, %1
  %30 = getelementptr double, ptr %5, i64 %29
  %31 = mul nuw nsw i64 %26, %1
  %32 = getelementptr double, ptr %2, i64 %31
  br label %41

33:                                               ; preds = %38, %17
  %34 = phi double [ 0.000000e+00, %17 ], [ %49, %38 ]
  %35 = getelementptr double, ptr %15, i64 %18
  store double %34, ptr %35, align 8
  %36 = add nuw nsw i64 %18, 1
  %37 = icmp eq i64 %36, %0
  br i1 %37, label %22, label %17, !llvm.loop !90

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %26, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %33, label %25, !llvm.loop !91

41:                                               ; preds = %25, %41
  %42 = phi i64 [ 0, %25 ], [ %50, %41 ]
  %43 = phi double [ %27, %25 ], [ %49, %41 ]
  %44 = getelementptr double, ptr %30, i64 %42
  %45 = load double, ptr %44, align 8
  %46 = getelementptr double, ptr %32, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = fmul double %45, %47
  %49 = fadd double %43, %48
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, %1
  br i1 %51, label %38, label %41, !llvm.loop !92
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_batched(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %14, label %23

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %17

16:                                               ; preds = %23, %8
  ret i64 0

17:                                               ; preds = %14, %29
  %18 = phi i64 [ 0, %14 ], [ %30, %29 ]
  %19 = add nuw nsw i64 %18, %15
  %20 = mul nuw nsw i64 %19, %1
  %21 = getelementptr double, ptr %2, i64 %20
  %22 = getelementptr double, ptr %4, i64 %20
  br label %26

23:                                               ; preds = %29, %12
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %16, label %12, !llvm.loop !93

26:                                               ; preds = %17, %32
  %27 = phi i64 [ 0, %17 ], [ %34, %32 ]
  %28 = getelementptr double, ptr %3, i64 %27
  br label %36

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %18, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %23, label %17, !llvm.loop !94

32:                                               ; preds = %36
  %33 = getelementptr double, ptr %22, i64 %27
  store double %46, ptr %33, align 8
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %29, label %26, !llvm.loop !95

36:                                               ; preds = %26, %36
  %37 = phi i64 [ 0, %26 ], [ %47, %36 ]
  %38 = phi double [ 0.000000e+00, %26 ], [ %46, %36 ]
  %39 = getelementptr double, ptr %21, i64 %37
  %40 = load double, ptr %39, align 8
  %41 = add nuw nsw i64 %37, %15
  %42 = mul nuw nsw i64 %41, %1
  %43 = getelementptr double, ptr %28, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = fmul double %40, %44
  %46 = fadd double %38, %45
  %47 = add nuw nsw i64 %37, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %32, label %36, !llvm.loop !96
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_batched_memory(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %24, %23 ]
  br i1 %11, label %14, label %23

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %17

16:                                               ; preds = %23, %8
  ret i64 0

17:                                               ; preds = %14, %31
  %18 = phi i64 [ 0, %14 ], [ %32, %31 ]
  %19 = add nuw nsw i64 %18, %15
  %20 = mul nuw nsw i64 %19, %1
  %21 = getelementptr double, ptr %2, i64 %20
  %22 = getelementptr double, ptr %4, i64 %20
  br label %26

23:                                               ; preds = %31, %12
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %16, label %12, !llvm.loop !97

26:                                               ; preds = %17, %34
  %27 = phi i64 [ 0, %17 ], [ %35, %34 ]
  %28 = getelementptr double, ptr %3, i64 %27
  %29 = getelementptr double, ptr %22, i64 %27
  %30 = load double, ptr %29, align 8
  br label %37

31:                                               ; preds = %34
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %23, label %17, !llvm.loop !98

34:                                               ; preds = %37
  store double %47, ptr %29, align 8
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %31, label %26, !llvm.loop !99

37:                                               ; preds = %26, %37
  %38 = phi double [ %30, %26 ], [ %47, %37 ]
  %39 = phi i64 [ 0, %26 ], [ %48, %37 ]
  %40 = getelementptr double, ptr %21, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = add nuw nsw i64 %39, %15
  %43 = mul nuw nsw i64 %42, %1
  %44 = getelementptr double, ptr %28, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = fmul double %41, %45
  %47 = fadd double %38, %46
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %34, label %37, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n5_tensor(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %25, %10
  %13 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %14 = mul nsw i64 %13, %1
  %15 = mul nuw nsw i64 %13, %0
  br label %17

16:                                               ; preds = %25, %8
  ret i64 0

17:                                               ; preds = %12, %31
  %18 = phi i64 [ 0, %12 ], [ %32, %31 ]
  br i1 %11, label %19, label %31

19:                                               ; preds = %17
  %20 = getelementptr inbounds double, ptr %5, i64 %18
  %21 = add nuw nsw i64 %18, %15
  %22 = mul nuw nsw i64 %21, %1
  %23 = getelementptr double, ptr %4, i64 %22
  %24 = load double, ptr %20, align 8
  br label %28

25:                                               ; preds = %31
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %16, label %12, !llvm.loop !101

28:                                               ; preds = %19, %41
  %29 = phi i64 [ 0, %19 ], [ %43, %41 ]
  %30 = getelementptr double, ptr %3, i64 %29
  br label %34

31:                                               ; preds = %41, %17
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %25, label %17, !llvm.loop !102

34:                                               ; preds = %28, %45
  %35 = phi i64 [ 0, %28 ], [ %46, %45 ]
  %36 = phi double [ 0.000000e+00, %28 ], [ %59, %45 ]
  %37 = add nuw nsw i64 %35, %14
  %38 = mul nuw nsw i64 %37, %0
  %39 = getelementptr double, ptr %2, i64 %38
  %40 = mul nuw nsw i64 %35, %0
  br label %48

41:                                               ; preds = %45
  %42 = getelementptr double, ptr %23, i64 %29
  store double %59, ptr %42, align 8
  %43 = add nuw nsw i64 %29, 1
  %44 = icmp eq i64 %43, %1
  br i1 %44, label %31, label %28, !llvm.loop !103

45:                                               ; preds = %48
  %46 = add nuw nsw i64 %35, 1
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %41, label %34, !llvm.loop !104

48:                                               ; preds = %34, %48
  %49 = phi i64 [ 0, %34 ], [ %60, %48 ]
  %50 = phi double [ %36, %34 ], [ %59, %48 ]
  %51 = getelementptr double, ptr %39, i64 %49
  %52 = load double, ptr %51, align 8
  %53 = add nuw nsw i64 %49, %40
  %54 = mul nuw nsw i64 %53, %1
  %55 = getelementptr double, ptr %30, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = fmul double %52, %56
  %58 = fmul double %57, %24
  %59 = fadd double %50, %58
  %60 = add nuw nsw i64 %49, 1
  %61 = icmp eq i64 %60, %0
  br i1 %61, label %45, label %48, !llvm.loop !105
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!89 = distinct !{!89, !3, !4}
!90 = distinct !{!90, !3, !4}
!91 = distinct !{!91, !3, !4}
!92 = distinct !{!92, !3, !4}
!93 = distinct !{!93, !3, !4}
!94 = distinct !{!94, !3, !4}
!95 = distinct !{!95, !3, !4}
!96 = distinct !{!96, !3, !4}
!97 = distinct !{!97, !3, !4}
!98 = distinct !{!98, !3, !4}
!99 = distinct !{!99, !3, !4}
!100 = distinct !{!100, !3, !4}
!101 = distinct !{!101, !3, !4}
!102 = distinct !{!102, !3, !4}
!103 = distinct !{!103, !3, !4}
!104 = distinct !{!104, !3, !4}
!105 = distinct !{!105, !3, !4}
