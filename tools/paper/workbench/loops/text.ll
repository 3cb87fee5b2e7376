; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror text.c -o -
source_filename = "text.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [13 x i8] c"length(B[0])\00", align 1
@.str.1 = private unnamed_addr constant [28 x i8] c"count_char(4000, 'e', B[0])\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"count_words(4000, B[0])\00", align 1
@.str.3 = private unnamed_addr constant [18 x i8] c"upper(4000, B[0])\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"rot13(4000, B[0], B[1])\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"compare(4000, B[0], B[1])\00", align 1
@.str.6 = private unnamed_addr constant [26 x i8] c"hamming(4000, B[0], B[1])\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"reverse(4000, B[0], B[1])\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"find2(4000, 't', 'h', B[0])\00", align 1
@.str.9 = private unnamed_addr constant [27 x i8] c"rabin_karp(4000, 17, B[0])\00", align 1
@.str.10 = private unnamed_addr constant [24 x i8] c"shift_or(4000, M, B[0])\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"parse_digits(200, B[0])\00", align 1
@.str.12 = private unnamed_addr constant [22 x i8] c"hex(2000, B[0], B[1])\00", align 1
@.str.13 = private unnamed_addr constant [31 x i8] c"base64(1000, B[0], B[1], B[2])\00", align 1
@.str.14 = private unnamed_addr constant [24 x i8] c"utf8_length(4000, B[0])\00", align 1
@.str.15 = private unnamed_addr constant [26 x i8] c"squeeze(4000, B[0], B[1])\00", align 1
@.str.16 = private unnamed_addr constant [17 x i8] c"runs(4000, B[0])\00", align 1
@.str.17 = private unnamed_addr constant [31 x i8] c"match_length(4000, B[0], B[0])\00", align 1
@.str.18 = private unnamed_addr constant [30 x i8] c"move_to_front(256, B[0], 'q')\00", align 1
@.str.19 = private unnamed_addr constant [24 x i8] c"delta(4000, B[0], B[1])\00", align 1
@.str.20 = private unnamed_addr constant [26 x i8] c"undelta(4000, B[0], B[1])\00", align 1
@.str.21 = private unnamed_addr constant [30 x i8] c"bit_pack(120, M, (u32 *)I[1])\00", align 1
@.str.22 = private unnamed_addr constant [32 x i8] c"bit_unpack(120, M, (u32 *)I[1])\00", align 1
@.str.23 = private unnamed_addr constant [38 x i8] c"edit_row(1000, 'e', B[0], I[0], I[1])\00", align 1
@.str.24 = private unnamed_addr constant [40 x i8] c"common_row(1000, 'e', B[0], I[0], I[1])\00", align 1
@.str.25 = private unnamed_addr constant [39 x i8] c"align_row(1000, 'e', B[0], I[0], I[1])\00", align 1
@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str.26 = private unnamed_addr constant [17 x i8] c"mean(1000, V[0])\00", align 1
@.str.27 = private unnamed_addr constant [31 x i8] c"moments(1000, 1.0, V[0], V[1])\00", align 1
@.str.28 = private unnamed_addr constant [19 x i8] c"welford(300, V[0])\00", align 1
@.str.29 = private unnamed_addr constant [35 x i8] c"regression(1000, V[0], V[1], V[2])\00", align 1
@.str.30 = private unnamed_addr constant [19 x i8] c"minmax(1000, V[0])\00", align 1
@.str.31 = private unnamed_addr constant [18 x i8] c"kahan(1000, V[0])\00", align 1
@.str.32 = private unnamed_addr constant [33 x i8] c"moving_average(1000, V[0], V[1])\00", align 1
@.str.33 = private unnamed_addr constant [27 x i8] c"distance(1000, V[0], V[1])\00", align 1
@.str.34 = private unnamed_addr constant [47 x i8] c"nearest(1000, 1.0, 1.1, 0.9, V[0], V[1], V[2])\00", align 1
@.str.35 = private unnamed_addr constant [37 x i8] c"sigmoid_layer(250, V[0], V[1], V[2])\00", align 1
@.str.36 = private unnamed_addr constant [40 x i8] c"adam(300, 0.01, V[0], V[1], V[2], V[3])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.37 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@.str.38 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @length(ptr noalias nocapture noundef readonly %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %2, %1
  %3 = phi i64 [ %7, %2 ], [ 0, %1 ]
  %4 = getelementptr inbounds i8, ptr %0, i64 %3
  %5 = load i8, ptr %4, align 1, !tbaa !1
  %6 = icmp eq i8 %5, 10
  %7 = add nuw nsw i64 %3, 1
  br i1 %6, label %8, label %2, !llvm.loop !4

8:                                                ; preds = %2
  %9 = trunc nuw nsw i64 %3 to i32
  ret i32 %9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @count_char(i32 noundef %0, i8 noundef zeroext %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %16, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %17, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %16, %9 ]
  %12 = getelementptr inbounds i8, ptr %2, i64 %10
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = icmp eq i8 %13, %1
  %15 = zext i1 %14 to i32
  %16 = add nuw nsw i32 %11, %15
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %7, label %9, !llvm.loop !7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @count_words(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %18, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %19, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %18, %8 ]
  %11 = phi i32 [ 0, %4 ], [ %15, %8 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %9
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = icmp ugt i8 %13, 32
  %15 = zext i1 %14 to i32
  %16 = xor i32 %11, -1
  %17 = and i32 %15, %16
  %18 = add nuw nsw i32 %17, %10
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %5
  br i1 %20, label %6, label %8, !llvm.loop !8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @upper(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #1 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %15, %7 ]
  %9 = getelementptr inbounds i8, ptr %1, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !1
  %11 = add i8 %10, -97
  %12 = icmp ult i8 %11, 26
  %13 = add nsw i8 %10, -32
  %14 = select i1 %12, i8 %13, i8 %10
  store i8 %14, ptr %9, align 1, !tbaa !1
  %15 = add nuw nsw i64 %8, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %7, !llvm.loop !9
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rot13(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %20, %8 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !1
  %12 = add i8 %11, -97
  %13 = icmp ult i8 %12, 26
  %14 = icmp ugt i8 %11, 109
  %15 = select i1 %14, i8 -110, i8 -84
  %16 = add i8 %11, 97
  %17 = add i8 %16, %15
  %18 = select i1 %13, i8 %17, i8 %11
  %19 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %18, ptr %19, align 1, !tbaa !1
  %20 = add nuw nsw i64 %9, 1
  %21 = icmp eq i64 %20, %6
  br i1 %21, label %7, label %8, !llvm.loop !10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @compare(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %10

7:                                                ; preds = %10
  %8 = add nuw nsw i64 %11, 1
  %9 = icmp eq i64 %8, %6
  br i1 %9, label %21, label %10, !llvm.loop !11

10:                                               ; preds = %5, %7
  %11 = phi i64 [ 0, %5 ], [ %8, %7 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %2, i64 %11
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = icmp eq i8 %13, %15
  br i1 %16, label %7, label %17

17:                                               ; preds = %10
  %18 = zext i8 %15 to i32
  %19 = zext i8 %13 to i32
  %20 = sub nsw i32 %19, %18
  br label %21

21:                                               ; preds = %7, %3, %17
  %22 = phi i32 [ %20, %17 ], [ 0, %3 ], [ 0, %7 ]
  ret i32 %22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @hamming(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %18, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %19, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %18, %9 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = getelementptr inbounds i8, ptr %2, i64 %10
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = icmp ne i8 %13, %15
  %17 = zext i1 %16 to i32
  %18 = add nuw nsw i32 %11, %17
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %7, label %9, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @reverse(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  %7 = zext nneg i32 %0 to i64
  %8 = getelementptr i8, ptr %2, i64 %6
  br label %10

9:                                                ; preds = %10, %3
  ret void

10:                                               ; preds = %5, %10
  %11 = phi i64 [ 0, %5 ], [ %16, %10 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = xor i64 %11, -1
  %15 = getelementptr i8, ptr %8, i64 %14
  store i8 %13, ptr %15, align 1, !tbaa !1
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %7
  br i1 %17, label %9, label %10, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @find2(i32 noundef %0, i8 noundef zeroext %1, i8 noundef zeroext %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %22

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %8

8:                                                ; preds = %6, %17
  %9 = phi i64 [ 0, %6 ], [ %18, %17 ]
  %10 = getelementptr inbounds i8, ptr %3, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !1
  %12 = icmp eq i8 %11, %1
  br i1 %12, label %13, label %17

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %10, i64 1
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = icmp eq i8 %15, %2
  br i1 %16, label %20, label %17

17:                                               ; preds = %8, %13
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %22, label %8, !llvm.loop !14

20:                                               ; preds = %13
  %21 = trunc nuw nsw i64 %9 to i32
  br label %22

22:                                               ; preds = %17, %20, %4
  %23 = phi i32 [ -1, %4 ], [ %21, %20 ], [ -1, %17 ]
  ret i32 %23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @rabin_karp(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 8
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %26, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 8, %5 ], [ %27, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %26, %9 ]
  %12 = phi i32 [ 0, %5 ], [ %22, %9 ]
  %13 = mul i32 %12, 31
  %14 = getelementptr inbounds i8, ptr %2, i64 %10
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = zext i8 %15 to i32
  %17 = add i32 %13, %16
  %18 = getelementptr i8, ptr %14, i64 -8
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = zext i8 %19 to i32
  %21 = mul i32 %20, 1807454463
  %22 = add i32 %17, %21
  %23 = and i32 %22, 255
  %24 = icmp eq i32 %23, %1
  %25 = zext i1 %24 to i32
  %26 = add nuw nsw i32 %11, %25
  %27 = add nuw nsw i64 %10, 1
  %28 = icmp eq i64 %27, %6
  br i1 %28, label %7, label %9, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @shift_or(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %23, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %24, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %23, %9 ]
  %12 = phi i32 [ -1, %5 ], [ %19, %9 ]
  %13 = shl i32 %12, 1
  %14 = getelementptr inbounds i8, ptr %2, i64 %10
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = zext i8 %15 to i64
  %17 = getelementptr inbounds i32, ptr %1, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !16
  %19 = or i32 %18, %13
  %20 = lshr i32 %19, 7
  %21 = and i32 %20, 1
  %22 = xor i32 %21, 1
  %23 = add nuw nsw i32 %22, %11
  %24 = add nuw nsw i64 %10, 1
  %25 = icmp eq i64 %24, %6
  br i1 %25, label %7, label %9, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @parse_digits(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %20, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %21, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %20, %8 ]
  %11 = mul i32 %10, 10
  %12 = getelementptr inbounds i8, ptr %1, i64 %9
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = freeze i8 %13
  %15 = and i8 %14, 15
  %16 = add nsw i8 %15, -10
  %17 = icmp ult i8 %15, 10
  %18 = select i1 %17, i8 %15, i8 %16
  %19 = zext nneg i8 %18 to i32
  %20 = add i32 %11, %19
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, %5
  br i1 %22, label %6, label %8, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @hex(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %26, %8 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !1
  %12 = lshr i8 %11, 4
  %13 = and i8 %11, 15
  %14 = icmp ult i8 %11, -96
  %15 = or disjoint i8 %12, 48
  %16 = add nuw nsw i8 %12, 87
  %17 = select i1 %14, i8 %15, i8 %16
  %18 = shl nuw nsw i64 %9, 1
  %19 = getelementptr inbounds i8, ptr %2, i64 %18
  store i8 %17, ptr %19, align 1, !tbaa !1
  %20 = icmp ult i8 %13, 10
  %21 = or disjoint i8 %13, 48
  %22 = add nuw nsw i8 %13, 87
  %23 = select i1 %20, i8 %21, i8 %22
  %24 = or disjoint i64 %18, 1
  %25 = getelementptr inbounds i8, ptr %2, i64 %24
  store i8 %23, ptr %25, align 1, !tbaa !1
  %26 = add nuw nsw i64 %9, 1
  %27 = icmp eq i64 %26, %6
  br i1 %27, label %7, label %8, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @base64(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %7, label %6

6:                                                ; preds = %7, %4
  ret void

7:                                                ; preds = %4, %7
  %8 = phi ptr [ %45, %7 ], [ %2, %4 ]
  %9 = phi i32 [ %44, %7 ], [ 0, %4 ]
  %10 = phi ptr [ %46, %7 ], [ %3, %4 ]
  %11 = load i8, ptr %8, align 1, !tbaa !1
  %12 = zext i8 %11 to i32
  %13 = shl nuw nsw i32 %12, 16
  %14 = getelementptr inbounds i8, ptr %8, i64 1
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 8
  %18 = getelementptr inbounds i8, ptr %8, i64 2
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = zext i8 %19 to i32
  %21 = or disjoint i32 %17, %20
  %22 = or disjoint i32 %17, %13
  %23 = lshr i32 %12, 2
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds i8, ptr %1, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !1
  store i8 %26, ptr %10, align 1, !tbaa !1
  %27 = lshr i32 %22, 12
  %28 = and i32 %27, 63
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !1
  %32 = getelementptr inbounds i8, ptr %10, i64 1
  store i8 %31, ptr %32, align 1, !tbaa !1
  %33 = lshr i32 %21, 6
  %34 = and i32 %33, 63
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %1, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !1
  %38 = getelementptr inbounds i8, ptr %10, i64 2
  store i8 %37, ptr %38, align 1, !tbaa !1
  %39 = and i32 %20, 63
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %1, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !1
  %43 = getelementptr inbounds i8, ptr %10, i64 3
  store i8 %42, ptr %43, align 1, !tbaa !1
  %44 = add nuw nsw i32 %9, 1
  %45 = getelementptr inbounds i8, ptr %8, i64 3
  %46 = getelementptr inbounds i8, ptr %10, i64 4
  %47 = icmp eq i32 %44, %0
  br i1 %47, label %6, label %7, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @utf8_length(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %16, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %17, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %16, %8 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = and i8 %12, -64
  %14 = icmp ne i8 %13, -128
  %15 = zext i1 %14 to i32
  %16 = add nuw nsw i32 %10, %15
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %6, label %8, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @squeeze(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi i32 [ 0, %3 ], [ %18, %9 ]
  ret i32 %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %19, %9 ]
  %11 = phi i32 [ 0, %5 ], [ %18, %9 ]
  %12 = getelementptr inbounds i8, ptr %1, i64 %10
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = zext nneg i32 %11 to i64
  %15 = getelementptr inbounds i8, ptr %2, i64 %14
  store i8 %13, ptr %15, align 1, !tbaa !1
  %16 = icmp ne i8 %13, 32
  %17 = zext i1 %16 to i32
  %18 = add nuw nsw i32 %11, %17
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %7, label %9, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @runs(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 1, %2 ], [ %17, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 1, %4 ], [ %18, %8 ]
  %10 = phi i32 [ 1, %4 ], [ %17, %8 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = getelementptr i8, ptr %11, i64 -1
  %14 = load i8, ptr %13, align 1, !tbaa !1
  %15 = icmp ne i8 %12, %14
  %16 = zext i1 %15 to i32
  %17 = add nuw nsw i32 %10, %16
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %6, label %8, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @match_length(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %21

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %7

7:                                                ; preds = %5, %16
  %8 = phi i64 [ 0, %5 ], [ %17, %16 ]
  %9 = getelementptr inbounds i8, ptr %1, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !1
  %11 = getelementptr inbounds i8, ptr %2, i64 %8
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = xor i8 %12, %10
  %14 = and i8 %13, 1
  %15 = icmp eq i8 %14, 0
  br i1 %15, label %16, label %19

16:                                               ; preds = %7
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, %6
  br i1 %18, label %21, label %7, !llvm.loop !25

19:                                               ; preds = %7
  %20 = trunc nuw nsw i64 %8 to i32
  br label %21

21:                                               ; preds = %16, %19, %3
  %22 = phi i32 [ 0, %3 ], [ %20, %19 ], [ %0, %16 ]
  ret i32 %22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @move_to_front(i32 noundef %0, ptr noalias nocapture noundef %1, i8 noundef zeroext %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %13, %8 ]
  %10 = phi i8 [ %2, %5 ], [ %12, %8 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !1
  store i8 %10, ptr %11, align 1, !tbaa !1
  %13 = add nuw nsw i64 %9, 1
  %14 = icmp eq i64 %13, %6
  br i1 %14, label %7, label %8, !llvm.loop !26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @delta(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 1, %5 ], [ %16, %8 ]
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !1
  %12 = getelementptr i8, ptr %10, i64 -1
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = sub i8 %11, %13
  %15 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %14, ptr %15, align 1, !tbaa !1
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %7, label %8, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @undelta(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %10 = phi i8 [ 0, %5 ], [ %13, %8 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = add i8 %12, %10
  %14 = getelementptr inbounds i8, ptr %2, i64 %9
  store i8 %13, ptr %14, align 1, !tbaa !1
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %7, label %8, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @bit_pack(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %48, %8 ]
  %10 = phi ptr [ %1, %5 ], [ %49, %8 ]
  %11 = load i32, ptr %10, align 4, !tbaa !16
  %12 = and i32 %11, 15
  %13 = getelementptr inbounds i8, ptr %10, i64 4
  %14 = load i32, ptr %13, align 4, !tbaa !16
  %15 = shl i32 %14, 4
  %16 = and i32 %15, 240
  %17 = or disjoint i32 %16, %12
  %18 = getelementptr inbounds i8, ptr %10, i64 8
  %19 = load i32, ptr %18, align 4, !tbaa !16
  %20 = shl i32 %19, 8
  %21 = and i32 %20, 3840
  %22 = or disjoint i32 %17, %21
  %23 = getelementptr inbounds i8, ptr %10, i64 12
  %24 = load i32, ptr %23, align 4, !tbaa !16
  %25 = shl i32 %24, 12
  %26 = and i32 %25, 61440
  %27 = or disjoint i32 %22, %26
  %28 = getelementptr inbounds i8, ptr %10, i64 16
  %29 = load i32, ptr %28, align 4, !tbaa !16
  %30 = shl i32 %29, 16
  %31 = and i32 %30, 983040
  %32 = or disjoint i32 %27, %31
  %33 = getelementptr inbounds i8, ptr %10, i64 20
  %34 = load i32, ptr %33, align 4, !tbaa !16
  %35 = shl i32 %34, 20
  %36 = and i32 %35, 15728640
  %37 = or disjoint i32 %32, %36
  %38 = getelementptr inbounds i8, ptr %10, i64 24
  %39 = load i32, ptr %38, align 4, !tbaa !16
  %40 = shl i32 %39, 24
  %41 = and i32 %40, 251658240
  %42 = or i32 %37, %41
  %43 = getelementptr inbounds i8, ptr %10, i64 28
  %44 = load i32, ptr %43, align 4, !tbaa !16
  %45 = shl i32 %44, 28
  %46 = or i32 %42, %45
  %47 = getelementptr inbounds i32, ptr %2, i64 %9
  store i32 %46, ptr %47, align 4, !tbaa !16
  %48 = add nuw nsw i64 %9, 1
  %49 = getelementptr inbounds i8, ptr %10, i64 32
  %50 = icmp eq i64 %48, %6
  br i1 %50, label %7, label %8, !llvm.loop !29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none)
define dso_local void @bit_unpack(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #4 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %34, %8 ]
  %10 = phi ptr [ %2, %5 ], [ %35, %8 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !16
  %13 = and i32 %12, 15
  store i32 %13, ptr %10, align 4, !tbaa !16
  %14 = lshr i32 %12, 4
  %15 = and i32 %14, 15
  %16 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %15, ptr %16, align 4, !tbaa !16
  %17 = lshr i32 %12, 8
  %18 = and i32 %17, 15
  %19 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 %18, ptr %19, align 4, !tbaa !16
  %20 = lshr i32 %12, 12
  %21 = and i32 %20, 15
  %22 = getelementptr inbounds i8, ptr %10, i64 12
  store i32 %21, ptr %22, align 4, !tbaa !16
  %23 = lshr i32 %12, 16
  %24 = and i32 %23, 15
  %25 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 %24, ptr %25, align 4, !tbaa !16
  %26 = lshr i32 %12, 20
  %27 = and i32 %26, 15
  %28 = getelementptr inbounds i8, ptr %10, i64 20
  store i32 %27, ptr %28, align 4, !tbaa !16
  %29 = lshr i32 %12, 24
  %30 = and i32 %29, 15
  %31 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 %30, ptr %31, align 4, !tbaa !16
  %32 = lshr i32 %12, 28
  %33 = getelementptr inbounds i8, ptr %10, i64 28
  store i32 %32, ptr %33, align 4, !tbaa !16
  %34 = add nuw nsw i64 %9, 1
  %35 = getelementptr inbounds i8, ptr %10, i64 32
  %36 = icmp eq i64 %34, %6
  br i1 %36, label %7, label %8, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @edit_row(i32 noundef %0, i8 noundef zeroext %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #1 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = load i32, ptr %4, align 4, !tbaa !16
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %5
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 1, %7 ], [ %28, %11 ]
  %13 = phi i32 [ %8, %7 ], [ %26, %11 ]
  %14 = getelementptr i32, ptr %3, i64 %12
  %15 = getelementptr i8, ptr %14, i64 -4
  %16 = load i32, ptr %15, align 4, !tbaa !16
  %17 = getelementptr inbounds i8, ptr %2, i64 %12
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = icmp ne i8 %18, %1
  %20 = zext i1 %19 to i32
  %21 = add nsw i32 %16, %20
  %22 = load i32, ptr %14, align 4, !tbaa !16
  %23 = add nsw i32 %22, 1
  %24 = tail call i32 @llvm.smin.i32(i32 %21, i32 %23)
  %25 = add nsw i32 %13, 1
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 %24)
  %27 = getelementptr inbounds i32, ptr %4, i64 %12
  store i32 %26, ptr %27, align 4, !tbaa !16
  %28 = add nuw nsw i64 %12, 1
  %29 = icmp eq i64 %28, %9
  br i1 %29, label %10, label %11, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @common_row(i32 noundef %0, i8 noundef zeroext %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef %4) local_unnamed_addr #1 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %10

9:                                                ; preds = %26, %5
  ret void

10:                                               ; preds = %7, %26
  %11 = phi i64 [ 1, %7 ], [ %29, %26 ]
  %12 = add nsw i64 %11, -1
  %13 = getelementptr inbounds i8, ptr %2, i64 %11
  %14 = load i8, ptr %13, align 1, !tbaa !1
  %15 = icmp eq i8 %14, %1
  br i1 %15, label %16, label %20

16:                                               ; preds = %10
  %17 = getelementptr inbounds i32, ptr %3, i64 %12
  %18 = load i32, ptr %17, align 4, !tbaa !16
  %19 = add nsw i32 %18, 1
  br label %26

20:                                               ; preds = %10
  %21 = getelementptr inbounds i32, ptr %4, i64 %12
  %22 = load i32, ptr %21, align 4, !tbaa !16
  %23 = getelementptr inbounds i32, ptr %3, i64 %11
  %24 = load i32, ptr %23, align 4, !tbaa !16
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 %22)
  br label %26

26:                                               ; preds = %20, %16
  %27 = phi i32 [ %19, %16 ], [ %25, %20 ]
  %28 = getelementptr inbounds i32, ptr %4, i64 %11
  store i32 %27, ptr %28, align 4, !tbaa !16
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %8
  br i1 %30, label %9, label %10, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @align_row(i32 noundef %0, i8 noundef zeroext %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4) local_unnamed_addr #1 {
  %6 = icmp sgt i32 %0, 1
  br i1 %6, label %7, label %9

7:                                                ; preds = %5
  %8 = zext nneg i32 %0 to i64
  br label %11

9:                                                ; preds = %11, %5
  %10 = phi i32 [ 0, %5 ], [ %36, %11 ]
  ret i32 %10

11:                                               ; preds = %7, %11
  %12 = phi i64 [ 1, %7 ], [ %37, %11 ]
  %13 = phi i32 [ 0, %7 ], [ %32, %11 ]
  %14 = phi i32 [ 0, %7 ], [ %36, %11 ]
  %15 = phi i32 [ 0, %7 ], [ %35, %11 ]
  %16 = phi i32 [ 0, %7 ], [ %23, %11 ]
  %17 = getelementptr inbounds i8, ptr %2, i64 %12
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = icmp eq i8 %18, %1
  %20 = select i1 %19, i32 5, i32 -4
  %21 = add nsw i32 %20, %16
  %22 = getelementptr inbounds i32, ptr %3, i64 %12
  %23 = load i32, ptr %22, align 4, !tbaa !16
  %24 = add nsw i32 %23, -10
  %25 = getelementptr inbounds i32, ptr %4, i64 %12
  %26 = load i32, ptr %25, align 4, !tbaa !16
  %27 = icmp slt i32 %24, %26
  %28 = add nsw i32 %26, -1
  %29 = select i1 %27, i32 %28, i32 %24
  %30 = add nsw i32 %15, -10
  %31 = add nsw i32 %13, -1
  %32 = tail call i32 @llvm.smax.i32(i32 %30, i32 %31)
  %33 = tail call i32 @llvm.smax.i32(i32 %21, i32 %29)
  %34 = tail call i32 @llvm.smax.i32(i32 %33, i32 %32)
  %35 = tail call i32 @llvm.smax.i32(i32 %34, i32 0)
  store i32 %35, ptr %22, align 4, !tbaa !16
  store i32 %29, ptr %25, align 4, !tbaa !16
  %36 = tail call i32 @llvm.smax.i32(i32 %35, i32 %14)
  %37 = add nuw nsw i64 %12, 1
  %38 = icmp eq i64 %37, %8
  br i1 %38, label %9, label %11, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @mean(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %10

6:                                                ; preds = %10, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %15, %10 ]
  %8 = sitofp i32 %0 to double
  %9 = fdiv double %7, %8
  ret double %9

10:                                               ; preds = %4, %10
  %11 = phi i64 [ 0, %4 ], [ %16, %10 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %15, %10 ]
  %13 = getelementptr inbounds double, ptr %1, i64 %11
  %14 = load double, ptr %13, align 8, !tbaa !34
  %15 = fadd double %12, %14
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %10, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @moments(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #1 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %14

8:                                                ; preds = %14, %4
  %9 = phi double [ 0.000000e+00, %4 ], [ %27, %14 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %25, %14 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %23, %14 ]
  store double %11, ptr %3, align 8, !tbaa !34
  %12 = getelementptr inbounds i8, ptr %3, i64 8
  store double %10, ptr %12, align 8, !tbaa !34
  %13 = getelementptr inbounds i8, ptr %3, i64 16
  store double %9, ptr %13, align 8, !tbaa !34
  ret void

14:                                               ; preds = %6, %14
  %15 = phi i64 [ 0, %6 ], [ %28, %14 ]
  %16 = phi double [ 0.000000e+00, %6 ], [ %23, %14 ]
  %17 = phi double [ 0.000000e+00, %6 ], [ %25, %14 ]
  %18 = phi double [ 0.000000e+00, %6 ], [ %27, %14 ]
  %19 = getelementptr inbounds double, ptr %2, i64 %15
  %20 = load double, ptr %19, align 8, !tbaa !34
  %21 = fsub double %20, %1
  %22 = fmul double %21, %21
  %23 = fadd double %16, %22
  %24 = fmul double %21, %22
  %25 = fadd double %17, %24
  %26 = fmul double %22, %22
  %27 = fadd double %18, %26
  %28 = add nuw nsw i64 %15, 1
  %29 = icmp eq i64 %28, %7
  br i1 %29, label %8, label %14, !llvm.loop !37
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @welford(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %22, %8 ]
  ret double %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %15, %8 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %19, %8 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %22, %8 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !34
  %14 = fsub double %13, %10
  %15 = add nuw nsw i64 %9, 1
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = uitofp nneg i32 %16 to double
  %18 = fdiv double %14, %17
  %19 = fadd double %10, %18
  %20 = fsub double %13, %19
  %21 = fmul double %14, %20
  %22 = fadd double %11, %21
  %23 = icmp eq i64 %15, %5
  br i1 %23, label %6, label %8, !llvm.loop !38
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @regression(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #1 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %18

8:                                                ; preds = %18, %4
  %9 = phi double [ 0.000000e+00, %4 ], [ %27, %18 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %30, %18 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %32, %18 ]
  %12 = phi double [ 0.000000e+00, %4 ], [ %34, %18 ]
  %13 = phi double [ 0.000000e+00, %4 ], [ %36, %18 ]
  store double %9, ptr %3, align 8, !tbaa !34
  %14 = getelementptr inbounds i8, ptr %3, i64 8
  store double %10, ptr %14, align 8, !tbaa !34
  %15 = getelementptr inbounds i8, ptr %3, i64 16
  store double %11, ptr %15, align 8, !tbaa !34
  %16 = getelementptr inbounds i8, ptr %3, i64 24
  store double %12, ptr %16, align 8, !tbaa !34
  %17 = getelementptr inbounds i8, ptr %3, i64 32
  store double %13, ptr %17, align 8, !tbaa !34
  ret void

18:                                               ; preds = %6, %18
  %19 = phi i64 [ 0, %6 ], [ %37, %18 ]
  %20 = phi double [ 0.000000e+00, %6 ], [ %36, %18 ]
  %21 = phi double [ 0.000000e+00, %6 ], [ %34, %18 ]
  %22 = phi double [ 0.000000e+00, %6 ], [ %32, %18 ]
  %23 = phi double [ 0.000000e+00, %6 ], [ %30, %18 ]
  %24 = phi double [ 0.000000e+00, %6 ], [ %27, %18 ]
  %25 = getelementptr inbounds double, ptr %1, i64 %19
  %26 = load double, ptr %25, align 8, !tbaa !34
  %27 = fadd double %24, %26
  %28 = getelementptr inbounds double, ptr %2, i64 %19
  %29 = load double, ptr %28, align 8, !tbaa !34
  %30 = fadd double %23, %29
  %31 = fmul double %26, %26
  %32 = fadd double %22, %31
  %33 = fmul double %26, %29
  %34 = fadd double %21, %33
  %35 = fmul double %29, %29
  %36 = fadd double %20, %35
  %37 = add nuw nsw i64 %19, 1
  %38 = icmp eq i64 %37, %7
  br i1 %38, label %8, label %18, !llvm.loop !39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @minmax(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = load double, ptr %1, align 8, !tbaa !34
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %7

5:                                                ; preds = %2
  %6 = zext nneg i32 %0 to i64
  br label %11

7:                                                ; preds = %11, %2
  %8 = phi double [ %3, %2 ], [ %18, %11 ]
  %9 = phi double [ %3, %2 ], [ %20, %11 ]
  %10 = fsub double %9, %8
  ret double %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 1, %5 ], [ %21, %11 ]
  %13 = phi double [ %3, %5 ], [ %20, %11 ]
  %14 = phi double [ %3, %5 ], [ %18, %11 ]
  %15 = getelementptr inbounds double, ptr %1, i64 %12
  %16 = load double, ptr %15, align 8, !tbaa !34
  %17 = fcmp olt double %16, %14
  %18 = select i1 %17, double %16, double %14
  %19 = fcmp ogt double %16, %13
  %20 = select i1 %19, double %16, double %13
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, %6
  br i1 %22, label %7, label %11, !llvm.loop !40
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @kahan(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi double [ 0.000000e+00, %2 ], [ %15, %8 ]
  ret double %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %18, %8 ]
  %10 = phi double [ 0.000000e+00, %4 ], [ %15, %8 ]
  %11 = phi double [ 0.000000e+00, %4 ], [ %17, %8 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !34
  %14 = fsub double %13, %11
  %15 = fadd double %10, %14
  %16 = fsub double %15, %10
  %17 = fsub double %16, %14
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %5
  br i1 %19, label %6, label %8, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @moving_average(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #1 {
  %4 = icmp sgt i32 %0, 16
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 16, %5 ], [ %19, %8 ]
  %10 = phi double [ 0.000000e+00, %5 ], [ %16, %8 ]
  %11 = getelementptr inbounds double, ptr %1, i64 %9
  %12 = load double, ptr %11, align 8, !tbaa !34
  %13 = getelementptr i8, ptr %11, i64 -128
  %14 = load double, ptr %13, align 8, !tbaa !34
  %15 = fsub double %12, %14
  %16 = fadd double %10, %15
  %17 = fmul double %16, 6.250000e-02
  %18 = getelementptr inbounds double, ptr %2, i64 %9
  store double %17, ptr %18, align 8, !tbaa !34
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %7, label %8, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local double @distance(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %9

7:                                                ; preds = %9, %3
  %8 = phi double [ 0.000000e+00, %3 ], [ %18, %9 ]
  ret double %8

9:                                                ; preds = %5, %9
  %10 = phi i64 [ 0, %5 ], [ %19, %9 ]
  %11 = phi double [ 0.000000e+00, %5 ], [ %18, %9 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %10
  %13 = load double, ptr %12, align 8, !tbaa !34
  %14 = getelementptr inbounds double, ptr %2, i64 %10
  %15 = load double, ptr %14, align 8, !tbaa !34
  %16 = fsub double %13, %15
  %17 = fmul double %16, %16
  %18 = fadd double %11, %17
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %6
  br i1 %20, label %7, label %9, !llvm.loop !43
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @nearest(i32 noundef %0, double noundef %1, double noundef %2, double noundef %3, ptr noalias nocapture noundef readonly %4, ptr noalias nocapture noundef readonly %5, ptr noalias nocapture noundef readonly %6) local_unnamed_addr #0 {
  %8 = icmp sgt i32 %0, 0
  br i1 %8, label %9, label %11

9:                                                ; preds = %7
  %10 = zext nneg i32 %0 to i64
  br label %13

11:                                               ; preds = %13, %7
  %12 = phi i32 [ 0, %7 ], [ %33, %13 ]
  ret i32 %12

13:                                               ; preds = %9, %13
  %14 = phi i64 [ 0, %9 ], [ %35, %13 ]
  %15 = phi double [ 1.000000e+300, %9 ], [ %34, %13 ]
  %16 = phi i32 [ 0, %9 ], [ %33, %13 ]
  %17 = getelementptr inbounds double, ptr %4, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !34
  %19 = fsub double %18, %1
  %20 = getelementptr inbounds double, ptr %5, i64 %14
  %21 = load double, ptr %20, align 8, !tbaa !34
  %22 = fsub double %21, %2
  %23 = getelementptr inbounds double, ptr %6, i64 %14
  %24 = load double, ptr %23, align 8, !tbaa !34
  %25 = fsub double %24, %3
  %26 = fmul double %19, %19
  %27 = fmul double %22, %22
  %28 = fadd double %26, %27
  %29 = fmul double %25, %25
  %30 = fadd double %28, %29
  %31 = fcmp olt double %30, %15
  %32 = trunc nuw nsw i64 %14 to i32
  %33 = select i1 %31, i32 %32, i32 %16
  %34 = select i1 %31, double %30, double %15
  %35 = add nuw nsw i64 %14, 1
  %36 = icmp eq i64 %35, %10
  br i1 %36, label %11, label %13, !llvm.loop !44
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sigmoid_layer(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #1 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %4
  %7 = load double, ptr %2, align 8, !tbaa !34
  %8 = getelementptr inbounds i8, ptr %2, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !34
  %10 = getelementptr inbounds i8, ptr %2, i64 16
  %11 = load double, ptr %10, align 8, !tbaa !34
  %12 = getelementptr inbounds i8, ptr %2, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !34
  %14 = zext nneg i32 %0 to i64
  br label %16

15:                                               ; preds = %16, %4
  ret void

16:                                               ; preds = %6, %16
  %17 = phi i64 [ 0, %6 ], [ %41, %16 ]
  %18 = shl nsw i64 %17, 2
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !34
  %21 = fmul double %20, %7
  %22 = or disjoint i64 %18, 1
  %23 = getelementptr inbounds double, ptr %1, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !34
  %25 = fmul double %24, %9
  %26 = fadd double %21, %25
  %27 = or disjoint i64 %18, 2
  %28 = getelementptr inbounds double, ptr %1, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !34
  %30 = fmul double %29, %11
  %31 = fadd double %26, %30
  %32 = or disjoint i64 %18, 3
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !34
  %35 = fmul double %34, %13
  %36 = fadd double %31, %35
  %37 = tail call double @llvm.fabs.f64(double %36)
  %38 = fadd double %37, 1.000000e+00
  %39 = fdiv double %36, %38
  %40 = getelementptr inbounds double, ptr %3, i64 %17
  store double %39, ptr %40, align 8, !tbaa !34
  %41 = add nuw nsw i64 %17, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %15, label %16, !llvm.loop !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @adam(i32 noundef %0, double noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3, ptr noalias nocapture noundef %4, ptr noalias nocapture noundef %5) local_unnamed_addr #1 {
  %7 = icmp sgt i32 %0, 0
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = zext nneg i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %6
  ret void

11:                                               ; preds = %8, %11
  %12 = phi i64 [ 0, %8 ], [ %33, %11 ]
  %13 = getelementptr inbounds double, ptr %3, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !34
  %15 = fmul double %14, 9.000000e-01
  %16 = getelementptr inbounds double, ptr %2, i64 %12
  %17 = load double, ptr %16, align 8, !tbaa !34
  %18 = fmul double %17, 1.000000e-01
  %19 = fadd double %15, %18
  %20 = getelementptr inbounds double, ptr %4, i64 %12
  %21 = load double, ptr %20, align 8, !tbaa !34
  %22 = fmul double %21, 0x3FEFF7CED916872B
  %23 = fmul double %17, 1.000000e-03
  %24 = fmul double %17, %23
  %25 = fadd double %22, %24
  store double %19, ptr %13, align 8, !tbaa !34
  store double %25, ptr %20, align 8, !tbaa !34
  %26 = fmul double %19, %1
  %27 = tail call double @llvm.sqrt.f64(double %25)
  %28 = fadd double %27, 1.000000e-08
  %29 = fdiv double %26, %28
  %30 = getelementptr inbounds double, ptr %5, i64 %12
  %31 = load double, ptr %30, align 8, !tbaa !34
  %32 = fsub double %31, %29
  store double %32, ptr %30, align 8, !tbaa !34
  %33 = add nuw nsw i64 %12, 1
  %34 = icmp eq i64 %33, %9
  br i1 %34, label %10, label %11, !llvm.loop !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #5

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #6 {
  tail call fastcc void @bench_fill() #11
  tail call fastcc void @bench_reset() #11
  %1 = tail call i32 @length(ptr noundef nonnull @B) #11
  %2 = sitofp i32 %1 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef %2, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %3 = tail call i32 @count_char(i32 noundef 4000, i8 noundef zeroext 101, ptr noundef nonnull @B) #11
  %4 = sitofp i32 %3 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef %4, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %5 = tail call i32 @count_words(i32 noundef 4000, ptr noundef nonnull @B) #11
  %6 = sitofp i32 %5 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef %6, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @upper(i32 noundef 4000, ptr noundef nonnull @B) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @rot13(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %7 = tail call i32 @compare(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  %8 = sitofp i32 %7 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef %8, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %9 = tail call i32 @hamming(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  %10 = sitofp i32 %9 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef %10, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @reverse(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %11 = tail call i32 @find2(i32 noundef 4000, i8 noundef zeroext 116, i8 noundef zeroext 104, ptr noundef nonnull @B) #11
  %12 = sitofp i32 %11 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef %12, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %13 = tail call i32 @rabin_karp(i32 noundef 4000, i32 noundef 17, ptr noundef nonnull @B) #11
  %14 = sitofp i32 %13 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef %14, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %15 = tail call i32 @shift_or(i32 noundef 4000, ptr noundef nonnull @I, ptr noundef nonnull @B) #11
  %16 = sitofp i32 %15 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef %16, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %17 = tail call i32 @parse_digits(i32 noundef 200, ptr noundef nonnull @B) #11
  %18 = uitofp i32 %17 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef %18, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @hex(i32 noundef 2000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @base64(i32 noundef 1000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %19 = tail call i32 @utf8_length(i32 noundef 4000, ptr noundef nonnull @B) #11
  %20 = sitofp i32 %19 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef %20, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %21 = tail call i32 @squeeze(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  %22 = sitofp i32 %21 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef %22, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %23 = tail call i32 @runs(i32 noundef 4000, ptr noundef nonnull @B) #11
  %24 = sitofp i32 %23 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef %24, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %25 = tail call i32 @match_length(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull @B) #11
  %26 = sitofp i32 %25 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef %26, ptr noundef nonnull @B, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @move_to_front(i32 noundef 256, ptr noundef nonnull @B, i8 noundef zeroext 113) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 64) #11
  tail call fastcc void @bench_reset() #11
  tail call void @delta(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @undelta(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @bit_pack(i32 noundef 120, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 120) #11
  tail call fastcc void @bench_reset() #11
  tail call void @bit_unpack(i32 noundef 120, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 960) #11
  tail call fastcc void @bench_reset() #11
  tail call void @edit_row(i32 noundef 1000, i8 noundef zeroext 101, ptr noundef nonnull @B, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @common_row(i32 noundef 1000, i8 noundef zeroext 101, ptr noundef nonnull @B, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %27 = tail call i32 @align_row(i32 noundef 1000, i8 noundef zeroext 101, ptr noundef nonnull @B, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  %28 = sitofp i32 %27 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef %28, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %29 = tail call double @mean(i32 noundef 1000, ptr noundef nonnull @V) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef %29, ptr noundef nonnull @V, i32 noundef 2) #11
  tail call fastcc void @bench_reset() #11
  tail call void @moments(i32 noundef 1000, double noundef 1.000000e+00, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 6) #11
  tail call fastcc void @bench_reset() #11
  %30 = tail call double @welford(i32 noundef 300, ptr noundef nonnull @V) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef %30, ptr noundef nonnull @V, i32 noundef 2) #11
  tail call fastcc void @bench_reset() #11
  tail call void @regression(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.29, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 10) #11
  tail call fastcc void @bench_reset() #11
  %31 = tail call double @minmax(i32 noundef 1000, ptr noundef nonnull @V) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.30, double noundef %31, ptr noundef nonnull @V, i32 noundef 2) #11
  tail call fastcc void @bench_reset() #11
  %32 = tail call double @kahan(i32 noundef 1000, ptr noundef nonnull @V) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.31, double noundef %32, ptr noundef nonnull @V, i32 noundef 2) #11
  tail call fastcc void @bench_reset() #11
  tail call void @moving_average(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.32, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), i32 noundef 2000) #11
  tail call fastcc void @bench_reset() #11
  %33 = tail call double @distance(i32 noundef 1000, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.33, double noundef %33, ptr noundef nonnull @V, i32 noundef 2) #11
  tail call fastcc void @bench_reset() #11
  %34 = tail call i32 @nearest(i32 noundef 1000, double noundef 1.000000e+00, double noundef 1.100000e+00, double noundef 9.000000e-01, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #11
  %35 = sitofp i32 %34 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.34, double noundef %35, ptr noundef nonnull @V, i32 noundef 2) #11
  tail call fastcc void @bench_reset() #11
  tail call void @sigmoid_layer(i32 noundef 250, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.35, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), i32 noundef 500) #11
  tail call fastcc void @bench_reset() #11
  tail call void @adam(i32 noundef 300, double noundef 1.000000e-02, ptr noundef nonnull @V, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 8192), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 16384), ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.36, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @V, i64 24576), i32 noundef 600) #11
  ret i32 0
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #7 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !16
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !47

8:                                                ; preds = %2, %8
  %9 = phi i64 [ 0, %2 ], [ %18, %8 ]
  %10 = phi i32 [ %4, %2 ], [ %12, %8 ]
  %11 = mul i32 %10, 1664525
  %12 = add i32 %11, 1013904223
  %13 = lshr i32 %12, 8
  %14 = uitofp nneg i32 %13 to double
  %15 = fmul double %14, 0x3E70000000000000
  %16 = fadd double %15, 5.000000e-01
  %17 = getelementptr inbounds [16 x [1024 x double]], ptr @bench_start, i64 0, i64 %3, i64 %9
  store double %16, ptr %17, align 8, !tbaa !34
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, 1024
  br i1 %19, label %5, label %8, !llvm.loop !48

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !49

26:                                               ; preds = %20, %26
  %27 = phi i64 [ 0, %20 ], [ %41, %26 ]
  %28 = phi i32 [ %22, %20 ], [ %37, %26 ]
  %29 = mul i32 %28, 1664525
  %30 = add i32 %29, 1013904223
  %31 = lshr i32 %30, 8
  %32 = uitofp nneg i32 %31 to float
  %33 = fmul float %32, 0x3E70000000000000
  %34 = fadd float %33, 5.000000e-01
  %35 = getelementptr inbounds [8 x [1024 x float]], ptr @bench_startf, i64 0, i64 %21, i64 %27
  store float %34, ptr %35, align 4, !tbaa !50
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !16
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !52

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !16
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !53

50:                                               ; preds = %43, %50
  %51 = phi i64 [ 0, %43 ], [ %61, %50 ]
  %52 = phi i32 [ %45, %43 ], [ %54, %50 ]
  %53 = mul i32 %52, 1664525
  %54 = add i32 %53, 1013904223
  %55 = lshr i32 %54, 8
  %56 = and i32 %55, 31
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds [33 x i8], ptr @.str.37, i64 0, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !1
  %60 = getelementptr inbounds [4 x [4096 x i8]], ptr @bench_startb, i64 0, i64 %44, i64 %51
  store i8 %59, ptr %60, align 1, !tbaa !1
  %61 = add nuw nsw i64 %51, 1
  %62 = icmp eq i64 %61, 4096
  br i1 %62, label %47, label %50, !llvm.loop !54
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #8 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #12
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #12
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #12
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #12
  ret void
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_check(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #8 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %3 to i64
  br label %11

8:                                                ; preds = %11, %4
  %9 = phi i32 [ -2128831035, %4 ], [ %17, %11 ]
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.38, ptr noundef %0, double noundef %1, i32 noundef %9) #12
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !16
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !55
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #9

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { nobuiltin nounwind "no-builtins" }

!llvm.module.flags = !{!0}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!2, !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !2, i64 0}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
!24 = distinct !{!24, !5, !6}
!25 = distinct !{!25, !5, !6}
!26 = distinct !{!26, !5, !6}
!27 = distinct !{!27, !5, !6}
!28 = distinct !{!28, !5, !6}
!29 = distinct !{!29, !5, !6}
!30 = distinct !{!30, !5, !6}
!31 = distinct !{!31, !5, !6}
!32 = distinct !{!32, !5, !6}
!33 = distinct !{!33, !5, !6}
!34 = !{!35, !35, i64 0}
!35 = !{!"double", !2, i64 0}
!36 = distinct !{!36, !5, !6}
!37 = distinct !{!37, !5, !6}
!38 = distinct !{!38, !5, !6}
!39 = distinct !{!39, !5, !6}
!40 = distinct !{!40, !5, !6}
!41 = distinct !{!41, !5, !6}
!42 = distinct !{!42, !5, !6}
!43 = distinct !{!43, !5, !6}
!44 = distinct !{!44, !5, !6}
!45 = distinct !{!45, !5, !6}
!46 = distinct !{!46, !5, !6}
!47 = distinct !{!47, !5, !6}
!48 = distinct !{!48, !5, !6}
!49 = distinct !{!49, !5, !6}
!50 = !{!51, !51, i64 0}
!51 = !{!"float", !2, i64 0}
!52 = distinct !{!52, !5, !6}
!53 = distinct !{!53, !5, !6}
!54 = distinct !{!54, !5, !6}
!55 = distinct !{!55, !5, !6}
