source_filename = "solver.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_dot_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %17
  %13 = phi i64 [ 0, %10 ], [ %22, %17 ]
  br i1 %11, label %14, label %17

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %24

16:                                               ; preds = %17, %8
  ret i64 0

17:                                               ; preds = %24, %12
  %18 = phi double [ 0.000000e+00, %12 ], [ %34, %24 ]
  %19 = phi double [ 0.000000e+00, %12 ], [ %35, %24 ]
  %20 = getelementptr inbounds double, ptr %4, i64 %13
  store double %18, ptr %20, align 8
  %21 = getelementptr inbounds double, ptr %5, i64 %13
  store double %19, ptr %21, align 8
  %22 = add nuw nsw i64 %13, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %16, label %12, !llvm.loop !2

24:                                               ; preds = %14, %24
  %25 = phi i64 [ 0, %14 ], [ %36, %24 ]
  %26 = phi double [ 0.000000e+00, %14 ], [ %35, %24 ]
  %27 = phi double [ 0.000000e+00, %14 ], [ %34, %24 ]
  %28 = add nuw nsw i64 %25, %15
  %29 = getelementptr inbounds double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds double, ptr %3, i64 %28
  %32 = load double, ptr %31, align 8
  %33 = fmul double %30, %32
  %34 = fadd double %27, %33
  %35 = fadd double %26, %32
  %36 = add nuw nsw i64 %25, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %17, label %24, !llvm.loop !5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_axpy_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %19, %8
  ret i64 0

13:                                               ; preds = %10, %19
  %14 = phi i64 [ 0, %10 ], [ %20, %19 ]
  %15 = getelementptr inbounds double, ptr %5, i64 %14
  %16 = load double, ptr %15, align 8
  br i1 %11, label %17, label %19

17:                                               ; preds = %13
  %18 = mul nuw nsw i64 %14, %1
  br label %22

19:                                               ; preds = %22, %13
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %12, label %13, !llvm.loop !6

22:                                               ; preds = %17, %22
  %23 = phi i64 [ 0, %17 ], [ %31, %22 ]
  %24 = add nuw nsw i64 %23, %18
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fmul double %16, %26
  %28 = getelementptr inbounds double, ptr %3, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = fadd double %29, %27
  store double %30, ptr %28, align 8
  %31 = add nuw nsw i64 %23, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %19, label %22, !llvm.loop !7
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_forces(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %17, %8
  ret i64 0

13:                                               ; preds = %10, %17
  %14 = phi i64 [ 0, %10 ], [ %20, %17 ]
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  br i1 %11, label %22, label %17

17:                                               ; preds = %22, %13
  %18 = phi double [ 0.000000e+00, %13 ], [ %34, %22 ]
  %19 = getelementptr inbounds double, ptr %5, i64 %14
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %12, label %13, !llvm.loop !8

22:                                               ; preds = %13, %22
  %23 = phi i64 [ %35, %22 ], [ 0, %13 ]
  %24 = phi double [ %34, %22 ], [ 0.000000e+00, %13 ]
  %25 = getelementptr inbounds double, ptr %3, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fsub double %16, %26
  %28 = getelementptr inbounds double, ptr %4, i64 %23
  %29 = load double, ptr %28, align 8
  %30 = fmul double %27, %29
  %31 = fmul double %27, %27
  %32 = fadd double %31, 1.000000e+00
  %33 = fdiv double %30, %32
  %34 = fadd double %24, %33
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %17, label %22, !llvm.loop !9
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_cutoff(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %17, %8
  ret i64 0

13:                                               ; preds = %10, %17
  %14 = phi i64 [ 0, %10 ], [ %20, %17 ]
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  br i1 %11, label %22, label %17

17:                                               ; preds = %22, %13
  %18 = phi double [ 0.000000e+00, %13 ], [ %33, %22 ]
  %19 = getelementptr inbounds double, ptr %5, i64 %14
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %14, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %12, label %13, !llvm.loop !10

22:                                               ; preds = %13, %22
  %23 = phi i64 [ %34, %22 ], [ 0, %13 ]
  %24 = phi double [ %33, %22 ], [ 0.000000e+00, %13 ]
  %25 = getelementptr inbounds double, ptr %3, i64 %23
  %26 = load double, ptr %25, align 8
  %27 = fsub double %16, %26
  %28 = fmul double %27, %27
  %29 = fcmp olt double %28, 9.000000e+00
  %30 = fsub double 9.000000e+00, %28
  %31 = fmul double %27, %30
  %32 = fadd double %24, %31
  %33 = select i1 %29, double %32, double %24
  %34 = add nuw nsw i64 %23, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %17, label %22, !llvm.loop !11
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @n2_pairs_count(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readonly %7) local_unnamed_addr #2 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %18

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %20
  %13 = phi i64 [ 0, %10 ], [ %24, %20 ]
  %14 = phi i64 [ 0, %10 ], [ %23, %20 ]
  br i1 %11, label %15, label %20

15:                                               ; preds = %12
  %16 = getelementptr inbounds i32, ptr %6, i64 %13
  %17 = load i32, ptr %16, align 4
  br label %26

18:                                               ; preds = %20, %8
  %19 = phi i64 [ 0, %8 ], [ %23, %20 ]
  ret i64 %19

20:                                               ; preds = %26, %12
  %21 = phi i64 [ 0, %12 ], [ %33, %26 ]
  %22 = mul nuw nsw i64 %21, %21
  %23 = add nuw nsw i64 %22, %14
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %18, label %12, !llvm.loop !12

26:                                               ; preds = %15, %26
  %27 = phi i64 [ 0, %15 ], [ %34, %26 ]
  %28 = phi i64 [ 0, %15 ], [ %33, %26 ]
  %29 = getelementptr inbounds i32, ptr %7, i64 %27
  %30 = load i32, ptr %29, align 4
  %31 = icmp slt i32 %17, %30
  %32 = zext i1 %31 to i64
  %33 = add nuw nsw i64 %28, %32
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %20, label %26, !llvm.loop !13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_path_row(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  br label %23

19:                                               ; preds = %20, %8
  ret i64 0

20:                                               ; preds = %32, %12
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %19, label %12, !llvm.loop !14

23:                                               ; preds = %14, %32
  %24 = phi i64 [ 0, %14 ], [ %33, %32 ]
  %25 = getelementptr inbounds double, ptr %4, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = fadd double %16, %26
  %28 = getelementptr inbounds double, ptr %18, i64 %24
  %29 = load double, ptr %28, align 8
  %30 = fcmp olt double %27, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %23
  store double %27, ptr %28, align 8
  br label %32

32:                                               ; preds = %31, %23
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %20, label %23, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_edit(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %30

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 1
  %12 = shl i64 %1, 2
  %13 = shl i64 %1, 2
  %14 = getelementptr i8, ptr %7, i64 %12
  br label %15

15:                                               ; preds = %10, %31
  %16 = phi i64 [ 0, %10 ], [ %34, %31 ]
  %17 = phi i64 [ 1, %10 ], [ %32, %31 ]
  br i1 %11, label %18, label %31

18:                                               ; preds = %15
  %19 = mul i64 %13, %16
  %20 = getelementptr i8, ptr %14, i64 %19
  %21 = add nsw i64 %17, -1
  %22 = mul nsw i64 %21, %1
  %23 = getelementptr inbounds i32, ptr %7, i64 %22
  %24 = mul nuw nsw i64 %17, %1
  %25 = getelementptr inbounds i32, ptr %7, i64 %24
  %26 = getelementptr inbounds i32, ptr %6, i64 %17
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %20, align 4
  %29 = getelementptr i8, ptr %23, i64 -4
  br label %35

30:                                               ; preds = %31, %8
  ret i64 0

31:                                               ; preds = %35, %15
  %32 = add nuw nsw i64 %17, 1
  %33 = icmp eq i64 %32, %0
  %34 = add i64 %16, 1
  br i1 %33, label %30, label %15, !llvm.loop !16

35:                                               ; preds = %18, %35
  %36 = phi i32 [ %28, %18 ], [ %50, %35 ]
  %37 = phi i64 [ 1, %18 ], [ %52, %35 ]
  %38 = getelementptr inbounds i32, ptr %23, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = add nsw i32 %39, 1
  %41 = add nsw i32 %36, 1
  %42 = getelementptr i32, ptr %29, i64 %37
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds i32, ptr %6, i64 %37
  %45 = load i32, ptr %44, align 4
  %46 = icmp ne i32 %27, %45
  %47 = zext i1 %46 to i32
  %48 = add nsw i32 %43, %47
  %49 = tail call i32 @llvm.smin.i32(i32 %40, i32 %41)
  %50 = tail call i32 @llvm.smin.i32(i32 %49, i32 %48)
  %51 = getelementptr inbounds i32, ptr %25, i64 %37
  store i32 %50, ptr %51, align 4
  %52 = add nuw nsw i64 %37, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %31, label %35, !llvm.loop !17
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_knapsack(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 1, %10 ], [ %24, %23 ]
  br i1 %11, label %14, label %23

14:                                               ; preds = %12
  %15 = add nsw i64 %13, -1
  %16 = mul nsw i64 %15, %1
  %17 = getelementptr inbounds i32, ptr %7, i64 %16
  %18 = getelementptr inbounds i32, ptr %6, i64 %13
  %19 = load i32, ptr %18, align 4
  %20 = mul nuw nsw i64 %13, %1
  %21 = getelementptr inbounds i32, ptr %7, i64 %20
  br label %26

22:                                               ; preds = %23, %8
  ret i64 0

23:                                               ; preds = %26, %12
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %22, label %12, !llvm.loop !18

26:                                               ; preds = %14, %26
  %27 = phi i64 [ 0, %14 ], [ %34, %26 ]
  %28 = getelementptr inbounds i32, ptr %17, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %19, %29
  %31 = icmp sgt i32 %30, 9
  %32 = select i1 %31, i32 %29, i32 %30
  %33 = getelementptr inbounds i32, ptr %21, i64 %27
  store i32 %32, ptr %33, align 4
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %23, label %26, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_lattice(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
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
  %17 = add nsw i64 %15, -1
  %18 = mul nsw i64 %17, %1
  %19 = getelementptr inbounds i32, ptr %6, i64 %18
  %20 = add nuw nsw i64 %15, 1
  %21 = mul nuw nsw i64 %20, %1
  %22 = getelementptr inbounds i32, ptr %6, i64 %21
  %23 = mul nuw nsw i64 %15, %1
  %24 = getelementptr inbounds i32, ptr %6, i64 %23
  %25 = getelementptr inbounds i32, ptr %7, i64 %23
  br label %30

26:                                               ; preds = %27, %8
  ret i64 0

27:                                               ; preds = %49, %14
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %15, %13
  br i1 %29, label %26, label %14, !llvm.loop !20

30:                                               ; preds = %16, %49
  %31 = phi i64 [ 1, %16 ], [ %41, %49 ]
  %32 = getelementptr inbounds i32, ptr %19, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds i32, ptr %22, i64 %31
  %35 = load i32, ptr %34, align 4
  %36 = add nsw i32 %35, %33
  %37 = getelementptr i32, ptr %24, i64 %31
  %38 = getelementptr i8, ptr %37, i64 -4
  %39 = load i32, ptr %38, align 4
  %40 = add nsw i32 %36, %39
  %41 = add nuw nsw i64 %31, 1
  %42 = getelementptr inbounds i32, ptr %24, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = add nsw i32 %40, %43
  switch i32 %44, label %48 [
    i32 3, label %49
    i32 2, label %45
  ]

45:                                               ; preds = %30
  %46 = load i32, ptr %37, align 4
  %47 = icmp ne i32 %46, 0
  br label %49

48:                                               ; preds = %30
  br label %49

49:                                               ; preds = %30, %48, %45
  %50 = phi i1 [ true, %30 ], [ %47, %45 ], [ false, %48 ]
  %51 = zext i1 %50 to i32
  %52 = getelementptr inbounds i32, ptr %25, i64 %31
  store i32 %51, ptr %52, align 4
  %53 = icmp eq i64 %31, %12
  br i1 %53, label %27, label %30, !llvm.loop !21
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_restrict(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = sdiv i64 %0, 2
  %10 = icmp sgt i64 %0, 1
  br i1 %10, label %11, label %24

11:                                               ; preds = %8
  %12 = sdiv i64 %1, 2
  %13 = icmp sgt i64 %1, 1
  br label %14

14:                                               ; preds = %11, %25
  %15 = phi i64 [ 0, %11 ], [ %26, %25 ]
  br i1 %13, label %16, label %25

16:                                               ; preds = %14
  %17 = shl nuw nsw i64 %15, 1
  %18 = mul nuw nsw i64 %17, %1
  %19 = or disjoint i64 %17, 1
  %20 = mul nuw nsw i64 %19, %1
  %21 = getelementptr double, ptr %2, i64 %20
  %22 = mul nuw nsw i64 %15, %12
  %23 = getelementptr double, ptr %3, i64 %22
  br label %28

24:                                               ; preds = %25, %8
  ret i64 0

25:                                               ; preds = %28, %14
  %26 = add nuw nsw i64 %15, 1
  %27 = icmp eq i64 %26, %9
  br i1 %27, label %24, label %14, !llvm.loop !22

28:                                               ; preds = %16, %28
  %29 = phi i64 [ 0, %16 ], [ %46, %28 ]
  %30 = shl nuw nsw i64 %29, 1
  %31 = add nuw nsw i64 %30, %18
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = or disjoint i64 %31, 1
  %35 = getelementptr inbounds double, ptr %2, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %33, %36
  %38 = getelementptr double, ptr %21, i64 %30
  %39 = load double, ptr %38, align 8
  %40 = fadd double %37, %39
  %41 = getelementptr i8, ptr %38, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fadd double %40, %42
  %44 = fmul double %43, 2.500000e-01
  %45 = getelementptr double, ptr %23, i64 %29
  store double %44, ptr %45, align 8
  %46 = add nuw nsw i64 %29, 1
  %47 = icmp eq i64 %46, %12
  br i1 %47, label %25, label %28, !llvm.loop !23
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_prolong(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = sdiv i64 %0, 2
  %10 = shl i64 %1, 1
  %11 = icmp sgt i64 %0, 1
  br i1 %11, label %12, label %21

12:                                               ; preds = %8
  %13 = sdiv i64 %1, 2
  %14 = icmp sgt i64 %1, 1
  br label %15

15:                                               ; preds = %12, %22
  %16 = phi i64 [ 0, %12 ], [ %23, %22 ]
  %17 = mul i64 %10, %16
  br i1 %14, label %18, label %22

18:                                               ; preds = %15
  %19 = mul nuw nsw i64 %16, %13
  %20 = getelementptr double, ptr %2, i64 %19
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %15
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %9
  br i1 %24, label %21, label %15, !llvm.loop !24

25:                                               ; preds = %18, %25
  %26 = phi i64 [ 0, %18 ], [ %35, %25 ]
  %27 = getelementptr double, ptr %20, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = shl nuw nsw i64 %26, 1
  %30 = add nsw i64 %29, %17
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  store double %28, ptr %31, align 8
  %32 = fmul double %28, 5.000000e-01
  %33 = or disjoint i64 %30, 1
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  store double %32, ptr %34, align 8
  %35 = add nuw nsw i64 %26, 1
  %36 = icmp eq i64 %35, %13
  br i1 %36, label %22, label %25, !llvm.loop !25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_residual(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  %17 = mul nuw nsw i64 %15, %1
  %18 = getelementptr inbounds double, ptr %3, i64 %17
  %19 = getelementptr inbounds double, ptr %2, i64 %17
  %20 = add nsw i64 %15, -1
  %21 = mul nsw i64 %20, %1
  %22 = getelementptr inbounds double, ptr %2, i64 %21
  %23 = add nuw nsw i64 %15, 1
  %24 = mul nuw nsw i64 %23, %1
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = getelementptr inbounds double, ptr %4, i64 %17
  br label %31

27:                                               ; preds = %28, %8
  ret i64 0

28:                                               ; preds = %31, %14
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %15, %13
  br i1 %30, label %27, label %14, !llvm.loop !26

31:                                               ; preds = %16, %31
  %32 = phi i64 [ 1, %16 ], [ %47, %31 ]
  %33 = getelementptr inbounds double, ptr %18, i64 %32
  %34 = load double, ptr %33, align 8
  %35 = getelementptr inbounds double, ptr %19, i64 %32
  %36 = load double, ptr %35, align 8
  %37 = fmul double %36, 4.000000e+00
  %38 = getelementptr inbounds double, ptr %22, i64 %32
  %39 = load double, ptr %38, align 8
  %40 = fsub double %37, %39
  %41 = getelementptr inbounds double, ptr %25, i64 %32
  %42 = load double, ptr %41, align 8
  %43 = fsub double %40, %42
  %44 = getelementptr i8, ptr %35, i64 -8
  %45 = load double, ptr %44, align 8
  %46 = fsub double %43, %45
  %47 = add nuw nsw i64 %32, 1
  %48 = getelementptr inbounds double, ptr %19, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fsub double %46, %49
  %51 = fsub double %34, %50
  %52 = getelementptr inbounds double, ptr %26, i64 %32
  store double %51, ptr %52, align 8
  %53 = icmp eq i64 %32, %12
  br i1 %53, label %28, label %31, !llvm.loop !27
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_red_black(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 2
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 3
  %12 = add nsw i64 %0, -2
  br label %13

13:                                               ; preds = %10, %22
  %14 = phi i64 [ 1, %10 ], [ %23, %22 ]
  br i1 %11, label %15, label %22

15:                                               ; preds = %13
  %16 = mul nuw nsw i64 %14, %1
  %17 = getelementptr inbounds double, ptr %2, i64 %16
  %18 = getelementptr inbounds double, ptr %3, i64 %14
  %19 = load double, ptr %18, align 8
  %20 = fmul double %19, 5.000000e-01
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %13
  %23 = add nuw nsw i64 %14, 1
  %24 = icmp eq i64 %14, %12
  br i1 %24, label %21, label %13, !llvm.loop !28

25:                                               ; preds = %15, %25
  %26 = phi i64 [ 3, %15 ], [ %36, %25 ]
  %27 = phi i64 [ 1, %15 ], [ %26, %25 ]
  %28 = getelementptr inbounds double, ptr %17, i64 %27
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %30 = load double, ptr %29, align 8
  %31 = getelementptr i8, ptr %28, i64 -8
  %32 = load double, ptr %31, align 8
  %33 = fadd double %30, %32
  %34 = fmul double %33, 2.500000e-01
  %35 = fadd double %34, %20
  store double %35, ptr %28, align 8
  %36 = add nuw nsw i64 %26, 2
  %37 = icmp slt i64 %36, %1
  br i1 %37, label %25, label %22, !llvm.loop !29
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_spmv_ell(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %17
  %13 = phi i64 [ 0, %10 ], [ %20, %17 ]
  br i1 %11, label %14, label %17

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %22

16:                                               ; preds = %17, %8
  ret i64 0

17:                                               ; preds = %22, %12
  %18 = phi double [ 0.000000e+00, %12 ], [ %34, %22 ]
  %19 = getelementptr inbounds double, ptr %4, i64 %13
  store double %18, ptr %19, align 8
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %16, label %12, !llvm.loop !30

22:                                               ; preds = %14, %22
  %23 = phi i64 [ 0, %14 ], [ %35, %22 ]
  %24 = phi double [ 0.000000e+00, %14 ], [ %34, %22 ]
  %25 = add nuw nsw i64 %23, %15
  %26 = getelementptr inbounds double, ptr %2, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = getelementptr inbounds i32, ptr %6, i64 %25
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = fmul double %27, %32
  %34 = fadd double %24, %33
  %35 = add nuw nsw i64 %23, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %17, label %22, !llvm.loop !31
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local noundef i64 @n2_no_restrict_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #3 {
  %9 = icmp sgt i64 %0, 100
  %10 = select i1 %9, ptr %3, ptr %2
  %11 = icmp sgt i64 %0, 0
  br i1 %11, label %12, label %21

12:                                               ; preds = %8
  %13 = getelementptr i8, ptr %2, i64 16384
  %14 = icmp sgt i64 %1, 0
  br label %15

15:                                               ; preds = %12, %22
  %16 = phi i64 [ 0, %12 ], [ %23, %22 ]
  br i1 %14, label %17, label %22

17:                                               ; preds = %15
  %18 = mul nuw nsw i64 %16, %1
  %19 = getelementptr double, ptr %13, i64 %18
  %20 = getelementptr double, ptr %10, i64 %18
  br label %25

21:                                               ; preds = %22, %8
  ret i64 0

22:                                               ; preds = %25, %15
  %23 = add nuw nsw i64 %16, 1
  %24 = icmp eq i64 %23, %0
  br i1 %24, label %21, label %15, !llvm.loop !32

25:                                               ; preds = %17, %25
  %26 = phi i64 [ 0, %17 ], [ %31, %25 ]
  %27 = getelementptr double, ptr %19, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fadd double %28, 1.000000e+00
  %30 = getelementptr double, ptr %20, i64 %26
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %26, 1
  %32 = icmp eq i64 %31, %1
  br i1 %32, label %22, label %25, !llvm.loop !33
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local noundef i64 @n2_row_pointers(i64 noundef %0, i64 noundef %1, ptr noalias noundef %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #4 {
  %9 = alloca [16 x ptr], align 16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9) #7
  br label %10

10:                                               ; preds = %8, %10
  %11 = phi i64 [ 0, %8 ], [ %15, %10 ]
  %12 = shl nsw i64 %11, 7
  %13 = getelementptr inbounds i8, ptr %2, i64 %12
  %14 = getelementptr inbounds [16 x ptr], ptr %9, i64 0, i64 %11
  store ptr %13, ptr %14, align 8
  %15 = add nuw nsw i64 %11, 1
  %16 = icmp eq i64 %15, 16
  br i1 %16, label %17, label %10, !llvm.loop !34

17:                                               ; preds = %10, %24
  %18 = phi i64 [ %25, %24 ], [ 0, %10 ]
  %19 = getelementptr inbounds [16 x ptr], ptr %9, i64 0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = shl nsw i64 %18, 7
  %22 = getelementptr inbounds i8, ptr %3, i64 %21
  br label %27

23:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9) #7
  ret i64 0

24:                                               ; preds = %27
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, 16
  br i1 %26, label %23, label %17, !llvm.loop !35

27:                                               ; preds = %17, %27
  %28 = phi i64 [ 0, %17 ], [ %33, %27 ]
  %29 = getelementptr inbounds double, ptr %20, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, 2.000000e+00
  %32 = getelementptr inbounds double, ptr %22, i64 %28
  store double %31, ptr %32, align 8
  %33 = add nuw nsw i64 %28, 1
  %34 = icmp eq i64 %33, 16
  br i1 %34, label %24, label %27, !llvm.loop !36
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @n2_two_results(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %24
  %13 = phi i64 [ 0, %10 ], [ %29, %24 ]
  %14 = phi i64 [ 0, %10 ], [ %27, %24 ]
  br i1 %11, label %15, label %24

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %31

18:                                               ; preds = %24
  %19 = fmul double %25, 8.000000e+00
  %20 = fptosi double %19 to i64
  %21 = add nsw i64 %27, %20
  br label %22

22:                                               ; preds = %18, %8
  %23 = phi i64 [ 0, %8 ], [ %21, %18 ]
  ret i64 %23

24:                                               ; preds = %31, %12
  %25 = phi double [ 0.000000e+00, %12 ], [ %36, %31 ]
  %26 = shl nsw i64 %14, 1
  %27 = add nsw i64 %26, %13
  %28 = getelementptr inbounds double, ptr %4, i64 %13
  store double %25, ptr %28, align 8
  %29 = add nuw nsw i64 %13, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %18, label %12, !llvm.loop !37

31:                                               ; preds = %15, %31
  %32 = phi i64 [ 0, %15 ], [ %37, %31 ]
  %33 = phi double [ 0.000000e+00, %15 ], [ %36, %31 ]
  %34 = getelementptr double, ptr %17, i64 %32
  %35 = load double, ptr %34, align 8
  %36 = fadd double %33, %35
  %37 = add nuw nsw i64 %32, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %24, label %31, !llvm.loop !38
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @n2_carry_scalar(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %21

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %26, %23 ]
  %14 = phi double [ 1.000000e+00, %10 ], [ %25, %23 ]
  br i1 %11, label %15, label %23

15:                                               ; preds = %12
  %16 = mul nuw nsw i64 %13, %1
  %17 = getelementptr double, ptr %2, i64 %16
  br label %28

18:                                               ; preds = %23
  %19 = fmul double %25, 1.024000e+03
  %20 = fptosi double %19 to i64
  br label %21

21:                                               ; preds = %18, %8
  %22 = phi i64 [ 1024, %8 ], [ %20, %18 ]
  ret i64 %22

23:                                               ; preds = %28, %12
  %24 = fmul double %14, 5.000000e-01
  %25 = fadd double %24, 2.500000e-01
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %18, label %12, !llvm.loop !39

28:                                               ; preds = %15, %28
  %29 = phi i64 [ 0, %15 ], [ %33, %28 ]
  %30 = getelementptr double, ptr %17, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = fmul double %14, %31
  store double %32, ptr %30, align 8
  %33 = add nuw nsw i64 %29, 1
  %34 = icmp eq i64 %33, %1
  br i1 %34, label %23, label %28, !llvm.loop !40
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @n2_fibonacci(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %22

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %24
  %13 = phi i64 [ 1, %10 ], [ %15, %24 ]
  %14 = phi i64 [ 0, %10 ], [ %27, %24 ]
  %15 = phi i64 [ 1, %10 ], [ %26, %24 ]
  br i1 %11, label %16, label %24

16:                                               ; preds = %12
  %17 = mul nuw nsw i64 %14, %1
  %18 = trunc nsw i64 %13 to i32
  br label %29

19:                                               ; preds = %24
  %20 = shl nuw nsw i64 %15, 12
  %21 = or disjoint i64 %20, %26
  br label %22

22:                                               ; preds = %19, %8
  %23 = phi i64 [ 4097, %8 ], [ %21, %19 ]
  ret i64 %23

24:                                               ; preds = %29, %12
  %25 = add nsw i64 %13, %15
  %26 = and i64 %25, 1023
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %19, label %12, !llvm.loop !41

29:                                               ; preds = %16, %29
  %30 = phi i64 [ 0, %16 ], [ %36, %29 ]
  %31 = add nuw nsw i64 %30, %17
  %32 = getelementptr inbounds i32, ptr %6, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = add nsw i32 %33, %18
  %35 = getelementptr inbounds i32, ptr %7, i64 %31
  store i32 %34, ptr %35, align 4
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %24, label %29, !llvm.loop !42
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_conditional_before(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %13

12:                                               ; preds = %34, %8
  ret i64 0

13:                                               ; preds = %10, %34
  %14 = phi i64 [ 0, %10 ], [ %35, %34 ]
  %15 = getelementptr inbounds double, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = fcmp ogt double %16, 2.000000e+00
  %18 = fmul double %16, 5.000000e-01
  %19 = select i1 %17, double %18, double 1.000000e+00
  br i1 %11, label %20, label %23

20:                                               ; preds = %13
  %21 = mul nuw nsw i64 %14, %1
  %22 = getelementptr double, ptr %2, i64 %21
  br label %25

23:                                               ; preds = %25, %13
  %24 = fcmp ogt double %19, 1.500000e+00
  br i1 %24, label %32, label %34

25:                                               ; preds = %20, %25
  %26 = phi i64 [ 0, %20 ], [ %30, %25 ]
  %27 = getelementptr double, ptr %22, i64 %26
  %28 = load double, ptr %27, align 8
  %29 = fmul double %19, %28
  store double %29, ptr %27, align 8
  %30 = add nuw nsw i64 %26, 1
  %31 = icmp eq i64 %30, %1
  br i1 %31, label %23, label %25, !llvm.loop !43

32:                                               ; preds = %23
  %33 = getelementptr inbounds double, ptr %4, i64 %14
  store double %19, ptr %33, align 8
  br label %34

34:                                               ; preds = %32, %23
  %35 = add nuw nsw i64 %14, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %12, label %13, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_skip_rows(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %8
  %11 = icmp slt i64 %1, 1
  br label %13

12:                                               ; preds = %29, %8
  ret i64 0

13:                                               ; preds = %10, %29
  %14 = phi i64 [ 0, %10 ], [ %30, %29 ]
  %15 = getelementptr inbounds i32, ptr %6, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = icmp slt i32 %16, 3
  %18 = or i1 %17, %11
  br i1 %18, label %29, label %19

19:                                               ; preds = %13
  %20 = mul nuw nsw i64 %14, %1
  %21 = getelementptr double, ptr %2, i64 %20
  br label %22

22:                                               ; preds = %19, %22
  %23 = phi i64 [ 0, %19 ], [ %27, %22 ]
  %24 = getelementptr double, ptr %21, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fadd double %25, 1.000000e+00
  store double %26, ptr %24, align 8
  %27 = add nuw nsw i64 %23, 1
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %22, !llvm.loop !45

29:                                               ; preds = %22, %13
  %30 = add nuw nsw i64 %14, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %12, label %13, !llvm.loop !46
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @n2_early(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %45

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %15

12:                                               ; preds = %42
  %13 = add nuw nsw i64 %16, 1
  %14 = icmp eq i64 %13, %0
  br i1 %14, label %45, label %15, !llvm.loop !47

15:                                               ; preds = %10, %12
  %16 = phi i64 [ 0, %10 ], [ %13, %12 ]
  %17 = phi i64 [ undef, %10 ], [ %44, %12 ]
  br i1 %11, label %18, label %42

18:                                               ; preds = %15
  %19 = mul nuw nsw i64 %16, %1
  %20 = getelementptr inbounds i32, ptr %6, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 7
  br i1 %22, label %32, label %23

23:                                               ; preds = %18
  %24 = getelementptr i32, ptr %7, i64 %19
  %25 = getelementptr i32, ptr %6, i64 %19
  br label %37

26:                                               ; preds = %37
  %27 = getelementptr i32, ptr %25, i64 %40
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 7
  br i1 %29, label %30, label %37, !llvm.loop !48

30:                                               ; preds = %26
  %31 = icmp slt i64 %40, %1
  br label %32

32:                                               ; preds = %30, %18
  %33 = phi i1 [ %11, %18 ], [ %31, %30 ]
  %34 = phi i64 [ 0, %18 ], [ %40, %30 ]
  %35 = mul nuw nsw i64 %16, 100
  %36 = add nuw nsw i64 %34, %35
  br label %42

37:                                               ; preds = %23, %26
  %38 = phi i64 [ %40, %26 ], [ 0, %23 ]
  %39 = getelementptr i32, ptr %24, i64 %38
  store i32 1, ptr %39, align 4
  %40 = add nuw nsw i64 %38, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %42, label %26, !llvm.loop !48

42:                                               ; preds = %37, %15, %32
  %43 = phi i1 [ %33, %32 ], [ %11, %15 ], [ false, %37 ]
  %44 = phi i64 [ %36, %32 ], [ %17, %15 ], [ %17, %37 ]
  br i1 %43, label %45, label %12

45:                                               ; preds = %42, %12, %8
  %46 = phi i64 [ -1, %8 ], [ %44, %42 ], [ -1, %12 ]
  ret i64 %46
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_down(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %14

12:                                               ; preds = %20, %14
  %13 = icmp sgt i64 %15, 1
  br i1 %13, label %14, label %19, !llvm.loop !49

14:                                               ; preds = %10, %12
  %15 = phi i64 [ %0, %10 ], [ %16, %12 ]
  %16 = add nsw i64 %15, -1
  br i1 %11, label %17, label %12

17:                                               ; preds = %14
  %18 = mul nsw i64 %16, %1
  br label %20

19:                                               ; preds = %12, %8
  ret i64 0

20:                                               ; preds = %17, %20
  %21 = phi i64 [ %1, %17 ], [ %22, %20 ]
  %22 = add nsw i64 %21, -1
  %23 = add nsw i64 %22, %18
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fadd double %25, -1.000000e+00
  %27 = getelementptr inbounds double, ptr %3, i64 %23
  store double %26, ptr %27, align 8
  %28 = icmp sgt i64 %21, 1
  br i1 %28, label %20, label %12, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_strided(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
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
  %18 = add nuw nsw i64 %13, 2
  %19 = icmp slt i64 %18, %0
  br i1 %19, label %12, label %16, !llvm.loop !51

20:                                               ; preds = %14, %20
  %21 = phi i64 [ 0, %14 ], [ %27, %20 ]
  %22 = add nuw nsw i64 %21, %15
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fmul double %24, 2.000000e+00
  %26 = getelementptr inbounds double, ptr %3, i64 %22
  store double %25, ptr %26, align 8
  %27 = add nuw nsw i64 %21, 3
  %28 = icmp slt i64 %27, %1
  br i1 %28, label %20, label %17, !llvm.loop !52
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n2_unsigned(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = trunc i64 %0 to i32
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %19, label %11

11:                                               ; preds = %8
  %12 = trunc i64 %1 to i32
  %13 = icmp eq i32 %12, 0
  %14 = and i64 %1, 4294967295
  br label %15

15:                                               ; preds = %11, %20
  %16 = phi i32 [ 0, %11 ], [ %21, %20 ]
  br i1 %13, label %20, label %17

17:                                               ; preds = %15
  %18 = mul i32 %16, %12
  br label %23

19:                                               ; preds = %20, %8
  ret i64 0

20:                                               ; preds = %23, %15
  %21 = add nuw i32 %16, 1
  %22 = icmp eq i32 %21, %9
  br i1 %22, label %19, label %15, !llvm.loop !53

23:                                               ; preds = %17, %23
  %24 = phi i64 [ 0, %17 ], [ %32, %23 ]
  %25 = trunc nuw i64 %24 to i32
  %26 = add i32 %18, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %6, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, 1
  %31 = getelementptr inbounds i32, ptr %7, i64 %27
  store i32 %30, ptr %31, align 4
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %32, %14
  br i1 %33, label %20, label %23, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_floyd(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %8, %20
  %11 = phi i64 [ %21, %20 ], [ 0, %8 ]
  %12 = mul nuw nsw i64 %11, %0
  %13 = getelementptr double, ptr %2, i64 %12
  br label %15

14:                                               ; preds = %20, %8
  ret i64 0

15:                                               ; preds = %10, %23
  %16 = phi i64 [ 0, %10 ], [ %24, %23 ]
  %17 = mul nuw nsw i64 %16, %0
  %18 = getelementptr double, ptr %2, i64 %17
  %19 = getelementptr double, ptr %18, i64 %11
  br label %26

20:                                               ; preds = %23
  %21 = add nuw nsw i64 %11, 1
  %22 = icmp eq i64 %21, %0
  br i1 %22, label %14, label %10, !llvm.loop !55

23:                                               ; preds = %36
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %20, label %15, !llvm.loop !56

26:                                               ; preds = %15, %36
  %27 = phi i64 [ 0, %15 ], [ %37, %36 ]
  %28 = load double, ptr %19, align 8
  %29 = getelementptr double, ptr %13, i64 %27
  %30 = load double, ptr %29, align 8
  %31 = fadd double %28, %30
  %32 = getelementptr double, ptr %18, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = fcmp olt double %31, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %26
  store double %31, ptr %32, align 8
  br label %36

36:                                               ; preds = %35, %26
  %37 = add nuw nsw i64 %27, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %23, label %26, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_smooth(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = add i64 %0, -1
  %10 = icmp sgt i64 %0, 2
  br i1 %10, label %11, label %27

11:                                               ; preds = %8
  %12 = icmp sgt i64 %1, 2
  %13 = mul nuw i64 %1, %0
  %14 = add nsw i64 %1, -2
  br label %15

15:                                               ; preds = %11, %38
  %16 = phi i64 [ 1, %11 ], [ %39, %38 ]
  %17 = mul nsw i64 %16, %13
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = getelementptr inbounds double, ptr %3, i64 %17
  %20 = add nsw i64 %16, -1
  %21 = mul nsw i64 %20, %13
  %22 = getelementptr inbounds double, ptr %3, i64 %21
  %23 = add nuw nsw i64 %16, 1
  %24 = mul nsw i64 %23, %13
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = getelementptr inbounds double, ptr %4, i64 %17
  br label %28

27:                                               ; preds = %38, %8
  ret i64 0

28:                                               ; preds = %15, %41
  %29 = phi i64 [ 1, %15 ], [ %42, %41 ]
  br i1 %12, label %30, label %41

30:                                               ; preds = %28
  %31 = mul nuw nsw i64 %29, %1
  %32 = getelementptr inbounds double, ptr %18, i64 %31
  %33 = getelementptr inbounds double, ptr %19, i64 %31
  %34 = getelementptr i8, ptr %33, i64 -8
  %35 = getelementptr inbounds double, ptr %22, i64 %31
  %36 = getelementptr inbounds double, ptr %25, i64 %31
  %37 = getelementptr inbounds double, ptr %26, i64 %31
  br label %44

38:                                               ; preds = %41
  %39 = add nuw nsw i64 %16, 1
  %40 = icmp eq i64 %39, %9
  br i1 %40, label %27, label %15, !llvm.loop !58

41:                                               ; preds = %44, %28
  %42 = add nuw nsw i64 %29, 1
  %43 = icmp eq i64 %42, %9
  br i1 %43, label %38, label %28, !llvm.loop !59

44:                                               ; preds = %30, %44
  %45 = phi i64 [ 1, %30 ], [ %51, %44 ]
  %46 = getelementptr inbounds double, ptr %32, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = fmul double %47, 5.000000e-01
  %49 = getelementptr double, ptr %34, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = add nuw nsw i64 %45, 1
  %52 = getelementptr inbounds double, ptr %33, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = fadd double %50, %53
  %55 = fmul double %54, 2.500000e-01
  %56 = fadd double %48, %55
  %57 = getelementptr inbounds double, ptr %35, i64 %45
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds double, ptr %36, i64 %45
  %60 = load double, ptr %59, align 8
  %61 = fadd double %58, %60
  %62 = fmul double %61, 1.250000e-01
  %63 = fadd double %56, %62
  %64 = getelementptr inbounds double, ptr %37, i64 %45
  %65 = load double, ptr %64, align 8
  %66 = fadd double %65, %63
  store double %66, ptr %64, align 8
  %67 = icmp eq i64 %45, %14
  br i1 %67, label %41, label %44, !llvm.loop !60
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_rhs(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %20

10:                                               ; preds = %8
  %11 = mul i64 %1, %0
  %12 = icmp sgt i64 %1, 0
  br label %13

13:                                               ; preds = %10, %21
  %14 = phi i64 [ 0, %10 ], [ %22, %21 ]
  %15 = mul nuw nsw i64 %14, %0
  %16 = getelementptr double, ptr %4, i64 %15
  %17 = mul i64 %11, %14
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = getelementptr inbounds double, ptr %3, i64 %17
  br label %24

20:                                               ; preds = %21, %8
  ret i64 0

21:                                               ; preds = %35
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %0
  br i1 %23, label %20, label %13, !llvm.loop !61

24:                                               ; preds = %13, %35
  %25 = phi i64 [ 0, %13 ], [ %36, %35 ]
  %26 = getelementptr double, ptr %16, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = fmul double %27, %27
  %29 = fadd double %28, 1.000000e+00
  %30 = fdiv double 1.000000e+00, %29
  br i1 %12, label %31, label %35

31:                                               ; preds = %24
  %32 = mul nuw nsw i64 %25, %1
  %33 = getelementptr inbounds double, ptr %18, i64 %32
  %34 = getelementptr inbounds double, ptr %19, i64 %32
  br label %38

35:                                               ; preds = %38, %24
  %36 = add nuw nsw i64 %25, 1
  %37 = icmp eq i64 %36, %0
  br i1 %37, label %21, label %24, !llvm.loop !62

38:                                               ; preds = %31, %38
  %39 = phi i64 [ 0, %31 ], [ %47, %38 ]
  %40 = getelementptr inbounds double, ptr %33, i64 %39
  %41 = load double, ptr %40, align 8
  %42 = getelementptr inbounds double, ptr %5, i64 %39
  %43 = load double, ptr %42, align 8
  %44 = fadd double %41, %43
  %45 = fmul double %30, %44
  %46 = getelementptr inbounds double, ptr %34, i64 %39
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %39, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %35, label %38, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_energy(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %23
  %13 = phi i64 [ 0, %10 ], [ %25, %23 ]
  %14 = mul nuw nsw i64 %13, %0
  br label %16

15:                                               ; preds = %23, %8
  ret i64 0

16:                                               ; preds = %12, %27
  %17 = phi i64 [ 0, %12 ], [ %31, %27 ]
  %18 = phi double [ 0.000000e+00, %12 ], [ %30, %27 ]
  br i1 %11, label %19, label %27

19:                                               ; preds = %16
  %20 = add nuw nsw i64 %17, %14
  %21 = mul nuw nsw i64 %20, %1
  %22 = getelementptr double, ptr %2, i64 %21
  br label %33

23:                                               ; preds = %27
  %24 = getelementptr inbounds double, ptr %4, i64 %13
  store double %30, ptr %24, align 8
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %15, label %12, !llvm.loop !64

27:                                               ; preds = %33, %16
  %28 = phi double [ 0.000000e+00, %16 ], [ %41, %33 ]
  %29 = fmul double %28, %28
  %30 = fadd double %18, %29
  %31 = add nuw nsw i64 %17, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %23, label %16, !llvm.loop !65

33:                                               ; preds = %19, %33
  %34 = phi i64 [ 0, %19 ], [ %42, %33 ]
  %35 = phi double [ 0.000000e+00, %19 ], [ %41, %33 ]
  %36 = getelementptr double, ptr %22, i64 %34
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds double, ptr %3, i64 %34
  %39 = load double, ptr %38, align 8
  %40 = fmul double %37, %39
  %41 = fadd double %35, %40
  %42 = add nuw nsw i64 %34, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %27, label %33, !llvm.loop !66
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n3_block_solve(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %8, %15
  %11 = phi i64 [ %16, %15 ], [ 0, %8 ]
  %12 = mul nuw nsw i64 %11, 5
  %13 = getelementptr inbounds double, ptr %3, i64 %12
  br label %18

14:                                               ; preds = %15, %8
  ret i64 0

15:                                               ; preds = %25
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %0
  br i1 %17, label %14, label %10, !llvm.loop !67

18:                                               ; preds = %10, %25
  %19 = phi i64 [ 0, %10 ], [ %27, %25 ]
  %20 = add nuw nsw i64 %12, %19
  %21 = getelementptr inbounds double, ptr %5, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = mul i64 %20, 40
  %24 = getelementptr inbounds i8, ptr %2, i64 %23
  br label %29

25:                                               ; preds = %29
  %26 = getelementptr inbounds double, ptr %4, i64 %20
  store double %37, ptr %26, align 8
  %27 = add nuw nsw i64 %19, 1
  %28 = icmp eq i64 %27, 5
  br i1 %28, label %15, label %18, !llvm.loop !68

29:                                               ; preds = %18, %29
  %30 = phi i64 [ 0, %18 ], [ %38, %29 ]
  %31 = phi double [ %22, %18 ], [ %37, %29 ]
  %32 = getelementptr inbounds double, ptr %24, i64 %30
  %33 = load double, ptr %32, align 8
  %34 = getelementptr inbounds double, ptr %13, i64 %30
  %35 = load double, ptr %34, align 8
  %36 = fmul double %33, %35
  %37 = fsub double %31, %36
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp eq i64 %38, 5
  br i1 %39, label %25, label %29, !llvm.loop !69
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define dso_local noundef i64 @n3_counts(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef writeonly %7) local_unnamed_addr #5 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %24
  %13 = phi i64 [ 0, %10 ], [ %25, %24 ]
  br i1 %11, label %14, label %24

14:                                               ; preds = %12
  %15 = mul nuw nsw i64 %13, %1
  br label %17

16:                                               ; preds = %24, %8
  ret i64 0

17:                                               ; preds = %14, %27
  %18 = phi i64 [ 0, %14 ], [ %28, %27 ]
  %19 = shl nuw nsw i64 %18, 1
  %20 = add nuw nsw i64 %19, %13
  %21 = add nuw nsw i64 %18, %15
  %22 = mul nuw nsw i64 %21, %0
  %23 = getelementptr i32, ptr %7, i64 %22
  br label %30

24:                                               ; preds = %27, %12
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %16, label %12, !llvm.loop !70

27:                                               ; preds = %30
  %28 = add nuw nsw i64 %18, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %24, label %17, !llvm.loop !71

30:                                               ; preds = %17, %30
  %31 = phi i64 [ 0, %17 ], [ %36, %30 ]
  %32 = mul nuw nsw i64 %31, 3
  %33 = add nuw nsw i64 %20, %32
  %34 = trunc i64 %33 to i32
  %35 = getelementptr i32, ptr %23, i64 %31
  store i32 %34, ptr %35, align 4
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %0
  br i1 %37, label %27, label %30, !llvm.loop !72
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @n3_late_total(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readnone %2, ptr noalias nocapture noundef readnone %3, ptr noalias nocapture noundef readnone %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readonly %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #2 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %25
  %13 = phi i64 [ 0, %10 ], [ %28, %25 ]
  %14 = phi i64 [ 0, %10 ], [ %27, %25 ]
  %15 = mul nuw nsw i64 %13, %0
  br label %18

16:                                               ; preds = %25, %8
  %17 = phi i64 [ 0, %8 ], [ %27, %25 ]
  ret i64 %17

18:                                               ; preds = %12, %30
  %19 = phi i64 [ 0, %12 ], [ %32, %30 ]
  %20 = phi i64 [ 0, %12 ], [ %31, %30 ]
  br i1 %11, label %21, label %30

21:                                               ; preds = %18
  %22 = add nuw nsw i64 %19, %15
  %23 = mul nuw nsw i64 %22, %1
  %24 = getelementptr i32, ptr %6, i64 %23
  br label %34

25:                                               ; preds = %30
  %26 = and i64 %31, 255
  %27 = add nuw nsw i64 %26, %14
  %28 = add nuw nsw i64 %13, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %16, label %12, !llvm.loop !73

30:                                               ; preds = %34, %18
  %31 = phi i64 [ %20, %18 ], [ %42, %34 ]
  %32 = add nuw nsw i64 %19, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %25, label %18, !llvm.loop !74

34:                                               ; preds = %21, %34
  %35 = phi i64 [ 0, %21 ], [ %40, %34 ]
  %36 = phi i64 [ %20, %21 ], [ %42, %34 ]
  %37 = getelementptr i32, ptr %24, i64 %35
  %38 = load i32, ptr %37, align 4
  %39 = zext i32 %38 to i64
  %40 = add nuw nsw i64 %35, 1
  %41 = mul i64 %40, %39
  %42 = add i64 %41, %36
  %43 = icmp eq i64 %40, %1
  br i1 %43, label %30, label %34, !llvm.loop !75
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_block_product(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef readnone %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8, %23
  %11 = phi i64 [ %24, %23 ], [ 0, %8 ]
  %12 = shl nsw i64 %11, 2
  %13 = shl i64 %11, 7
  %14 = getelementptr i8, ptr %4, i64 %13
  br label %16

15:                                               ; preds = %23, %8
  ret i64 0

16:                                               ; preds = %10, %29
  %17 = phi i64 [ 0, %10 ], [ %30, %29 ]
  %18 = add nuw nsw i64 %12, %17
  %19 = shl i64 %17, 5
  %20 = getelementptr i8, ptr %14, i64 %19
  %21 = shl nsw i64 %18, 5
  %22 = getelementptr inbounds i8, ptr %2, i64 %21
  br label %26

23:                                               ; preds = %29
  %24 = add nuw nsw i64 %11, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %15, label %10, !llvm.loop !76

26:                                               ; preds = %16, %32
  %27 = phi i64 [ 0, %16 ], [ %36, %32 ]
  %28 = getelementptr inbounds double, ptr %3, i64 %27
  br label %38

29:                                               ; preds = %32
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %23, label %16, !llvm.loop !77

32:                                               ; preds = %38
  %33 = getelementptr double, ptr %20, i64 %27
  %34 = load double, ptr %33, align 8
  %35 = fsub double %34, %48
  store double %35, ptr %33, align 8
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, 4
  br i1 %37, label %29, label %26, !llvm.loop !78

38:                                               ; preds = %26, %38
  %39 = phi i64 [ 0, %26 ], [ %49, %38 ]
  %40 = phi double [ 0.000000e+00, %26 ], [ %48, %38 ]
  %41 = getelementptr inbounds double, ptr %22, i64 %39
  %42 = load double, ptr %41, align 8
  %43 = add nuw nsw i64 %12, %39
  %44 = shl nsw i64 %43, 5
  %45 = getelementptr inbounds i8, ptr %28, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = fmul double %42, %46
  %48 = fadd double %40, %47
  %49 = add nuw nsw i64 %39, 1
  %50 = icmp eq i64 %49, 4
  br i1 %50, label %32, label %38, !llvm.loop !79
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n4_fields(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %25
  %13 = phi i64 [ 0, %10 ], [ %26, %25 ]
  %14 = mul nuw nsw i64 %13, %0
  %15 = getelementptr inbounds double, ptr %5, i64 %13
  br label %17

16:                                               ; preds = %25, %8
  ret i64 0

17:                                               ; preds = %12, %32
  %18 = phi i64 [ 0, %12 ], [ %33, %32 ]
  br i1 %11, label %19, label %32

19:                                               ; preds = %17
  %20 = add nuw nsw i64 %18, %14
  %21 = mul nuw nsw i64 %20, %1
  %22 = getelementptr inbounds double, ptr %3, i64 %18
  %23 = load double, ptr %22, align 8
  %24 = load double, ptr %15, align 8
  br label %28

25:                                               ; preds = %32
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %16, label %12, !llvm.loop !80

28:                                               ; preds = %19, %35
  %29 = phi i64 [ 0, %19 ], [ %36, %35 ]
  %30 = add nuw nsw i64 %29, %21
  %31 = mul nuw nsw i64 %30, 5
  br label %38

32:                                               ; preds = %35, %17
  %33 = add nuw nsw i64 %18, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %25, label %17, !llvm.loop !81

35:                                               ; preds = %38
  %36 = add nuw nsw i64 %29, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %32, label %28, !llvm.loop !82

38:                                               ; preds = %28, %38
  %39 = phi i64 [ 0, %28 ], [ %46, %38 ]
  %40 = add nuw nsw i64 %31, %39
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = fmul double %42, %23
  %44 = fadd double %43, %24
  %45 = getelementptr inbounds double, ptr %4, i64 %40
  store double %44, ptr %45, align 8
  %46 = add nuw nsw i64 %39, 1
  %47 = icmp eq i64 %46, 5
  br i1 %47, label %35, label %38, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i64 @n5_moments(i64 noundef %0, i64 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef writeonly %5, ptr noalias nocapture noundef readnone %6, ptr noalias nocapture noundef readnone %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %17

10:                                               ; preds = %8
  %11 = icmp sgt i64 %1, 0
  br label %12

12:                                               ; preds = %10, %24
  %13 = phi i64 [ 0, %10 ], [ %25, %24 ]
  %14 = mul nuw nsw i64 %13, %0
  %15 = mul nuw nsw i64 %13, %0
  %16 = getelementptr double, ptr %5, i64 %15
  br label %18

17:                                               ; preds = %24, %8
  ret i64 0

18:                                               ; preds = %12, %32
  %19 = phi i64 [ 0, %12 ], [ %35, %32 ]
  br i1 %11, label %20, label %32

20:                                               ; preds = %18
  %21 = add nuw nsw i64 %19, %14
  %22 = mul nuw nsw i64 %21, %1
  %23 = getelementptr double, ptr %2, i64 %22
  br label %27

24:                                               ; preds = %32
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %17, label %12, !llvm.loop !84

27:                                               ; preds = %20, %43
  %28 = phi i64 [ 0, %20 ], [ %44, %43 ]
  %29 = phi double [ 0.000000e+00, %20 ], [ %55, %43 ]
  %30 = getelementptr double, ptr %23, i64 %28
  %31 = load double, ptr %30, align 8
  br label %37

32:                                               ; preds = %43, %18
  %33 = phi double [ 0.000000e+00, %18 ], [ %55, %43 ]
  %34 = getelementptr double, ptr %16, i64 %19
  store double %33, ptr %34, align 8
  %35 = add nuw nsw i64 %19, 1
  %36 = icmp eq i64 %35, %0
  br i1 %36, label %24, label %18, !llvm.loop !85

37:                                               ; preds = %27, %46
  %38 = phi i64 [ 0, %27 ], [ %47, %46 ]
  %39 = phi double [ %29, %27 ], [ %55, %46 ]
  %40 = getelementptr inbounds double, ptr %3, i64 %38
  %41 = load double, ptr %40, align 8
  %42 = fmul double %31, %41
  br label %49

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %28, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %32, label %27, !llvm.loop !86

46:                                               ; preds = %49
  %47 = add nuw nsw i64 %38, 1
  %48 = icmp eq i64 %47, 3
  br i1 %48, label %43, label %37, !llvm.loop !87

49:                                               ; preds = %37, %49
  %50 = phi i64 [ 0, %37 ], [ %56, %49 ]
  %51 = phi double [ %39, %37 ], [ %55, %49 ]
  %52 = getelementptr inbounds double, ptr %4, i64 %50
  %53 = load double, ptr %52, align 8
  %54 = fmul double %42, %53
  %55 = fadd double %51, %54
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, 3
  br i1 %57, label %46, label %49, !llvm.loop !88
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
