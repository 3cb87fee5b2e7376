; made by: clang-19 -O2 -S -emit-llvm -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fno-builtin -ffp-contract=off -fno-math-errno -fno-pic -fno-asynchronous-unwind-tables -fno-ident -Wall -Wextra -Werror integer.c -o -
source_filename = "integer.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@I = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@B = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [16 x i8] c"fnv(4000, B[0])\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"djb2(4000, B[0])\00", align 1
@.str.2 = private unnamed_addr constant [18 x i8] c"adler(4000, B[0])\00", align 1
@.str.3 = private unnamed_addr constant [28 x i8] c"crc_table(4000, B[0], U[0])\00", align 1
@.str.4 = private unnamed_addr constant [20 x i8] c"crc_make(256, U[0])\00", align 1
@.str.5 = private unnamed_addr constant [30 x i8] c"internet_checksum(4000, B[0])\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"murmur(1000, U[0])\00", align 1
@.str.7 = private unnamed_addr constant [22 x i8] c"xtea(500, U[0], U[1])\00", align 1
@.str.8 = private unnamed_addr constant [28 x i8] c"xtea_rounds(32, 1, 2, U[0])\00", align 1
@.str.9 = private unnamed_addr constant [23 x i8] c"chacha_round(64, U[0])\00", align 1
@.str.10 = private unnamed_addr constant [23 x i8] c"sha1_rounds(500, U[0])\00", align 1
@.str.11 = private unnamed_addr constant [31 x i8] c"sha256_rounds(500, U[0], U[1])\00", align 1
@.str.12 = private unnamed_addr constant [27 x i8] c"sha256_schedule(500, U[0])\00", align 1
@.str.13 = private unnamed_addr constant [28 x i8] c"rc4(2000, B[0], B[1], B[2])\00", align 1
@.str.14 = private unnamed_addr constant [40 x i8] c"aes_column(200, U[0], U[1], U[2], U[3])\00", align 1
@.str.15 = private unnamed_addr constant [16 x i8] c"lcg(1000, U[0])\00", align 1
@.str.16 = private unnamed_addr constant [21 x i8] c"xorshift(1000, U[0])\00", align 1
@V = internal global [16 x [1024 x double]] zeroinitializer, align 16
@.str.17 = private unnamed_addr constant [27 x i8] c"splitmix(500, (u64 *)V[0])\00", align 1
@.str.18 = private unnamed_addr constant [20 x i8] c"mersenne(600, U[0])\00", align 1
@.str.19 = private unnamed_addr constant [25 x i8] c"temper(1000, U[0], U[1])\00", align 1
@.str.20 = private unnamed_addr constant [22 x i8] c"popcounts(1000, U[0])\00", align 1
@.str.21 = private unnamed_addr constant [25 x i8] c"reverse_bits(1000, U[0])\00", align 1
@.str.22 = private unnamed_addr constant [28 x i8] c"gray_code(1000, U[0], U[1])\00", align 1
@.str.23 = private unnamed_addr constant [31 x i8] c"morton(1000, U[0], U[1], U[2])\00", align 1
@.str.24 = private unnamed_addr constant [32 x i8] c"add_long(500, U[0], U[1], U[2])\00", align 1
@.str.25 = private unnamed_addr constant [43 x i8] c"mul_add_long(500, 0xdeadbeefu, U[0], U[1])\00", align 1
@.str.26 = private unnamed_addr constant [33 x i8] c"mod_pow(7, 0xffffffffu, 1000003)\00", align 1
@.str.27 = private unnamed_addr constant [30 x i8] c"gcd(1836311903u, 1134903170u)\00", align 1
@.str.28 = private unnamed_addr constant [16 x i8] c"collatz(837799)\00", align 1
@.str.29 = private unnamed_addr constant [21 x i8] c"sieve(4000, 3, B[0])\00", align 1
@.str.30 = private unnamed_addr constant [23 x i8] c"prefix_sum(1000, I[0])\00", align 1
@.str.31 = private unnamed_addr constant [33 x i8] c"radix_count(1000, 2, U[0], I[1])\00", align 1
@.str.32 = private unnamed_addr constant [24 x i8] c"bubble_pass(1000, I[0])\00", align 1
@.str.33 = private unnamed_addr constant [17 x i8] c"sort4(250, I[0])\00", align 1
@.str.34 = private unnamed_addr constant [31 x i8] c"binary_search(1000, 500, I[0])\00", align 1
@.str.35 = private unnamed_addr constant [34 x i8] c"knapsack(1000, 7, 30, I[0], I[1])\00", align 1
@.str.36 = private unnamed_addr constant [16 x i8] c"floyd(24, I[0])\00", align 1
@bench_start = internal global [16 x [1024 x double]] zeroinitializer, align 16
@bench_startf = internal global [8 x [1024 x float]] zeroinitializer, align 16
@bench_starti = internal global [8 x [1024 x i32]] zeroinitializer, align 16
@.str.37 = private unnamed_addr constant [33 x i8] c"etaoin shrdlu\0Acmfwyp vbgkqj xz.,\00", align 1
@bench_startb = internal global [4 x [4096 x i8]] zeroinitializer, align 16
@bench_seed = internal unnamed_addr global i32 1, align 4
@F = internal global [8 x [1024 x float]] zeroinitializer, align 16
@.str.38 = private unnamed_addr constant [15 x i8] c"%s %.17g %08x\0A\00", align 1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @fnv(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ -2128831035, %2 ], [ %15, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %16, %8 ]
  %10 = phi i32 [ -2128831035, %4 ], [ %15, %8 ]
  %11 = getelementptr inbounds i8, ptr %1, i64 %9
  %12 = load i8, ptr %11, align 1, !tbaa !1
  %13 = zext i8 %12 to i32
  %14 = xor i32 %10, %13
  %15 = mul i32 %14, 16777619
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %8, !llvm.loop !4
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @djb2(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 5381, %2 ], [ %15, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %16, %8 ]
  %10 = phi i32 [ 5381, %4 ], [ %15, %8 ]
  %11 = mul i32 %10, 33
  %12 = getelementptr inbounds i8, ptr %1, i64 %9
  %13 = load i8, ptr %12, align 1, !tbaa !1
  %14 = zext i8 %13 to i32
  %15 = add i32 %11, %14
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %6, label %8, !llvm.loop !7
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @adler(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %13

6:                                                ; preds = %13
  %7 = urem i32 %21, 65521
  %8 = shl nuw i32 %7, 16
  %9 = urem i32 %20, 65521
  %10 = or disjoint i32 %8, %9
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i32 [ 1, %2 ], [ %10, %6 ]
  ret i32 %12

13:                                               ; preds = %4, %13
  %14 = phi i64 [ 0, %4 ], [ %22, %13 ]
  %15 = phi i32 [ 0, %4 ], [ %21, %13 ]
  %16 = phi i32 [ 1, %4 ], [ %20, %13 ]
  %17 = getelementptr inbounds i8, ptr %1, i64 %14
  %18 = load i8, ptr %17, align 1, !tbaa !1
  %19 = zext i8 %18 to i32
  %20 = add i32 %16, %19
  %21 = add i32 %20, %15
  %22 = add nuw nsw i64 %14, 1
  %23 = icmp eq i64 %22, %5
  br i1 %23, label %6, label %13, !llvm.loop !8
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @crc_table(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %9

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %11

7:                                                ; preds = %11
  %8 = xor i32 %22, -1
  br label %9

9:                                                ; preds = %7, %3
  %10 = phi i32 [ 0, %3 ], [ %8, %7 ]
  ret i32 %10

11:                                               ; preds = %5, %11
  %12 = phi i64 [ 0, %5 ], [ %23, %11 ]
  %13 = phi i32 [ -1, %5 ], [ %22, %11 ]
  %14 = getelementptr inbounds i8, ptr %1, i64 %12
  %15 = load i8, ptr %14, align 1, !tbaa !1
  %16 = trunc i32 %13 to i8
  %17 = xor i8 %15, %16
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds i32, ptr %2, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = lshr i32 %13, 8
  %22 = xor i32 %20, %21
  %23 = add nuw nsw i64 %12, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %7, label %11, !llvm.loop !11
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @crc_make(i32 noundef %0, ptr noalias nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %46, %7 ]
  %9 = trunc nuw nsw i64 %8 to i32
  %10 = lshr i32 %9, 1
  %11 = and i32 %9, 1
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 0, i32 -306674912
  %14 = xor i32 %13, %10
  %15 = lshr i32 %14, 1
  %16 = and i32 %9, 2
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %17, i32 0, i32 -306674912
  %19 = xor i32 %15, %18
  %20 = lshr i32 %19, 6
  %21 = and i32 %9, 4
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, i32 0, i32 124634137
  %24 = and i32 %9, 8
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 0, i32 249268274
  %27 = and i32 %9, 16
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %28, i32 0, i32 498536548
  %30 = and i32 %9, 32
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 0, i32 997073096
  %33 = and i32 %14, 32
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 0, i32 1994146192
  %36 = and i32 %19, 32
  %37 = icmp eq i32 %36, 0
  %38 = select i1 %37, i32 0, i32 -306674912
  %39 = xor i32 %26, %23
  %40 = xor i32 %39, %29
  %41 = xor i32 %40, %32
  %42 = xor i32 %41, %20
  %43 = xor i32 %42, %35
  %44 = xor i32 %43, %38
  %45 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %44, ptr %45, align 4, !tbaa !9
  %46 = add nuw nsw i64 %8, 1
  %47 = icmp eq i64 %46, %5
  br i1 %47, label %6, label %7, !llvm.loop !12
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local range(i32 0, 65536) i32 @internet_checksum(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %15

6:                                                ; preds = %15, %2
  %7 = phi i32 [ 0, %2 ], [ %27, %15 ]
  %8 = and i32 %7, 65535
  %9 = lshr i32 %7, 16
  %10 = add nuw nsw i32 %8, %9
  %11 = lshr i32 %10, 16
  %12 = add nuw nsw i32 %11, %10
  %13 = and i32 %12, 65535
  %14 = xor i32 %13, 65535
  ret i32 %14

15:                                               ; preds = %4, %15
  %16 = phi i64 [ 0, %4 ], [ %28, %15 ]
  %17 = phi i32 [ 0, %4 ], [ %27, %15 ]
  %18 = getelementptr inbounds i8, ptr %1, i64 %16
  %19 = load i8, ptr %18, align 1, !tbaa !1
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %20, 8
  %22 = or disjoint i64 %16, 1
  %23 = getelementptr inbounds i8, ptr %1, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !1
  %25 = zext i8 %24 to i32
  %26 = or disjoint i32 %21, %25
  %27 = add i32 %26, %17
  %28 = add nuw nsw i64 %16, 2
  %29 = icmp ult i64 %28, %5
  br i1 %29, label %15, label %6, !llvm.loop !13
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @murmur(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 42, %2 ], [ %21, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %22, %8 ]
  %10 = phi i32 [ 42, %4 ], [ %21, %8 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = mul i32 %12, -862048943
  %14 = mul i32 %12, 380141568
  %15 = lshr i32 %13, 17
  %16 = or disjoint i32 %15, %14
  %17 = mul i32 %16, 461845907
  %18 = xor i32 %17, %10
  %19 = tail call i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 13)
  %20 = mul i32 %19, 5
  %21 = add i32 %20, -430675100
  %22 = add nuw nsw i64 %9, 1
  %23 = icmp eq i64 %22, %5
  br i1 %23, label %6, label %8, !llvm.loop !14
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @xtea(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %17

5:                                                ; preds = %3
  %6 = load i32, ptr %1, align 4, !tbaa !9
  %7 = getelementptr inbounds i8, ptr %1, i64 12
  %8 = load i32, ptr %7, align 4, !tbaa !9
  %9 = add i32 %8, -1640531527
  %10 = getelementptr inbounds i8, ptr %1, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = add i32 %11, -1640531527
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = add i32 %14, 1013904242
  %16 = zext nneg i32 %0 to i64
  br label %18

17:                                               ; preds = %18, %3
  ret void

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %50, %18 ]
  %20 = shl nuw nsw i64 %19, 1
  %21 = getelementptr inbounds i32, ptr %2, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = or disjoint i64 %20, 1
  %24 = getelementptr inbounds i32, ptr %2, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = shl i32 %25, 4
  %27 = lshr i32 %25, 5
  %28 = xor i32 %26, %27
  %29 = add i32 %28, %25
  %30 = xor i32 %29, %6
  %31 = add i32 %30, %22
  %32 = shl i32 %31, 4
  %33 = lshr i32 %31, 5
  %34 = xor i32 %32, %33
  %35 = add i32 %34, %31
  %36 = xor i32 %35, %9
  %37 = add i32 %36, %25
  %38 = shl i32 %37, 4
  %39 = lshr i32 %37, 5
  %40 = xor i32 %38, %39
  %41 = add i32 %40, %37
  %42 = xor i32 %41, %12
  %43 = add i32 %42, %31
  %44 = shl i32 %43, 4
  %45 = lshr i32 %43, 5
  %46 = xor i32 %44, %45
  %47 = add i32 %46, %43
  %48 = xor i32 %47, %15
  %49 = add i32 %48, %37
  store i32 %43, ptr %21, align 4, !tbaa !9
  store i32 %49, ptr %24, align 4, !tbaa !9
  %50 = add nuw nsw i64 %19, 1
  %51 = icmp eq i64 %50, %16
  br i1 %51, label %17, label %18, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @xtea_rounds(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3) local_unnamed_addr #0 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %10, label %6

6:                                                ; preds = %10, %4
  %7 = phi i32 [ %2, %4 ], [ %38, %10 ]
  %8 = phi i32 [ %1, %4 ], [ %25, %10 ]
  %9 = xor i32 %8, %7
  ret i32 %9

10:                                               ; preds = %4, %10
  %11 = phi i32 [ %39, %10 ], [ 0, %4 ]
  %12 = phi i32 [ %26, %10 ], [ 0, %4 ]
  %13 = phi i32 [ %25, %10 ], [ %1, %4 ]
  %14 = phi i32 [ %38, %10 ], [ %2, %4 ]
  %15 = shl i32 %14, 4
  %16 = lshr i32 %14, 5
  %17 = xor i32 %15, %16
  %18 = add i32 %17, %14
  %19 = and i32 %12, 3
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %3, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = add i32 %22, %12
  %24 = xor i32 %23, %18
  %25 = add i32 %24, %13
  %26 = add i32 %12, -1640531527
  %27 = shl i32 %25, 4
  %28 = lshr i32 %25, 5
  %29 = xor i32 %27, %28
  %30 = add i32 %29, %25
  %31 = lshr i32 %26, 11
  %32 = and i32 %31, 3
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %3, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = add i32 %35, %26
  %37 = xor i32 %30, %36
  %38 = add i32 %37, %14
  %39 = add nuw nsw i32 %11, 1
  %40 = icmp eq i32 %39, %0
  br i1 %40, label %6, label %10, !llvm.loop !16
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @chacha_round(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #4 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %136, %5 ], [ %1, %2 ]
  %7 = phi i32 [ %135, %5 ], [ 0, %2 ]
  %8 = load i32, ptr %6, align 4, !tbaa !9
  %9 = getelementptr inbounds i8, ptr %6, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %6, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = getelementptr inbounds i8, ptr %6, i64 16
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = getelementptr inbounds i8, ptr %6, i64 20
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = getelementptr inbounds i8, ptr %6, i64 24
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = getelementptr inbounds i8, ptr %6, i64 28
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = getelementptr inbounds i8, ptr %6, i64 32
  %24 = load i32, ptr %23, align 4, !tbaa !9
  %25 = getelementptr inbounds i8, ptr %6, i64 36
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = getelementptr inbounds i8, ptr %6, i64 40
  %28 = load i32, ptr %27, align 4, !tbaa !9
  %29 = getelementptr inbounds i8, ptr %6, i64 44
  %30 = load i32, ptr %29, align 4, !tbaa !9
  %31 = getelementptr inbounds i8, ptr %6, i64 48
  %32 = load i32, ptr %31, align 4, !tbaa !9
  %33 = getelementptr inbounds i8, ptr %6, i64 52
  %34 = load i32, ptr %33, align 4, !tbaa !9
  %35 = getelementptr inbounds i8, ptr %6, i64 56
  %36 = load i32, ptr %35, align 4, !tbaa !9
  %37 = getelementptr inbounds i8, ptr %6, i64 60
  %38 = load i32, ptr %37, align 4, !tbaa !9
  %39 = add i32 %16, %8
  %40 = xor i32 %32, %39
  %41 = tail call i32 @llvm.fshl.i32(i32 %40, i32 %40, i32 16)
  %42 = add i32 %41, %24
  %43 = xor i32 %42, %16
  %44 = tail call i32 @llvm.fshl.i32(i32 %43, i32 %43, i32 12)
  %45 = add i32 %44, %39
  %46 = xor i32 %45, %41
  %47 = tail call i32 @llvm.fshl.i32(i32 %46, i32 %46, i32 8)
  %48 = add i32 %47, %42
  %49 = xor i32 %48, %44
  %50 = tail call i32 @llvm.fshl.i32(i32 %49, i32 %49, i32 7)
  %51 = add i32 %18, %10
  %52 = xor i32 %34, %51
  %53 = tail call i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 16)
  %54 = add i32 %53, %26
  %55 = xor i32 %54, %18
  %56 = tail call i32 @llvm.fshl.i32(i32 %55, i32 %55, i32 12)
  %57 = add i32 %56, %51
  %58 = xor i32 %57, %53
  %59 = tail call i32 @llvm.fshl.i32(i32 %58, i32 %58, i32 8)
  %60 = add i32 %59, %54
  %61 = xor i32 %60, %56
  %62 = tail call i32 @llvm.fshl.i32(i32 %61, i32 %61, i32 7)
  %63 = add i32 %20, %12
  %64 = xor i32 %36, %63
  %65 = tail call i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 16)
  %66 = add i32 %65, %28
  %67 = xor i32 %66, %20
  %68 = tail call i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 12)
  %69 = add i32 %68, %63
  %70 = xor i32 %69, %65
  %71 = tail call i32 @llvm.fshl.i32(i32 %70, i32 %70, i32 8)
  %72 = add i32 %71, %66
  %73 = xor i32 %72, %68
  %74 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 7)
  %75 = add i32 %22, %14
  %76 = xor i32 %38, %75
  %77 = tail call i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 16)
  %78 = add i32 %77, %30
  %79 = xor i32 %78, %22
  %80 = tail call i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 12)
  %81 = add i32 %80, %75
  %82 = xor i32 %81, %77
  %83 = tail call i32 @llvm.fshl.i32(i32 %82, i32 %82, i32 8)
  %84 = add i32 %83, %78
  %85 = xor i32 %84, %80
  %86 = tail call i32 @llvm.fshl.i32(i32 %85, i32 %85, i32 7)
  %87 = add i32 %62, %45
  %88 = xor i32 %87, %83
  %89 = tail call i32 @llvm.fshl.i32(i32 %88, i32 %88, i32 16)
  %90 = add i32 %89, %72
  %91 = xor i32 %90, %62
  %92 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 12)
  %93 = add i32 %92, %87
  %94 = xor i32 %93, %89
  %95 = tail call i32 @llvm.fshl.i32(i32 %94, i32 %94, i32 8)
  %96 = add i32 %95, %90
  %97 = xor i32 %96, %92
  %98 = tail call i32 @llvm.fshl.i32(i32 %97, i32 %97, i32 7)
  %99 = add i32 %74, %57
  %100 = xor i32 %99, %47
  %101 = tail call i32 @llvm.fshl.i32(i32 %100, i32 %100, i32 16)
  %102 = add i32 %101, %84
  %103 = xor i32 %102, %74
  %104 = tail call i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 12)
  %105 = add i32 %104, %99
  %106 = xor i32 %105, %101
  %107 = tail call i32 @llvm.fshl.i32(i32 %106, i32 %106, i32 8)
  %108 = add i32 %107, %102
  %109 = xor i32 %108, %104
  %110 = tail call i32 @llvm.fshl.i32(i32 %109, i32 %109, i32 7)
  %111 = add i32 %86, %69
  %112 = xor i32 %111, %59
  %113 = tail call i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 16)
  %114 = add i32 %113, %48
  %115 = xor i32 %114, %86
  %116 = tail call i32 @llvm.fshl.i32(i32 %115, i32 %115, i32 12)
  %117 = add i32 %116, %111
  %118 = xor i32 %117, %113
  %119 = tail call i32 @llvm.fshl.i32(i32 %118, i32 %118, i32 8)
  %120 = add i32 %119, %114
  %121 = xor i32 %120, %116
  %122 = tail call i32 @llvm.fshl.i32(i32 %121, i32 %121, i32 7)
  %123 = add i32 %50, %81
  %124 = xor i32 %123, %71
  %125 = tail call i32 @llvm.fshl.i32(i32 %124, i32 %124, i32 16)
  %126 = add i32 %125, %60
  %127 = xor i32 %126, %50
  %128 = tail call i32 @llvm.fshl.i32(i32 %127, i32 %127, i32 12)
  %129 = add i32 %128, %123
  %130 = xor i32 %129, %125
  %131 = tail call i32 @llvm.fshl.i32(i32 %130, i32 %130, i32 8)
  %132 = add i32 %131, %126
  %133 = xor i32 %132, %128
  %134 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %133, i32 7)
  store i32 %93, ptr %6, align 4, !tbaa !9
  store i32 %105, ptr %9, align 4, !tbaa !9
  store i32 %117, ptr %11, align 4, !tbaa !9
  store i32 %129, ptr %13, align 4, !tbaa !9
  store i32 %134, ptr %15, align 4, !tbaa !9
  store i32 %98, ptr %17, align 4, !tbaa !9
  store i32 %110, ptr %19, align 4, !tbaa !9
  store i32 %122, ptr %21, align 4, !tbaa !9
  store i32 %120, ptr %23, align 4, !tbaa !9
  store i32 %132, ptr %25, align 4, !tbaa !9
  store i32 %96, ptr %27, align 4, !tbaa !9
  store i32 %108, ptr %29, align 4, !tbaa !9
  store i32 %107, ptr %31, align 4, !tbaa !9
  store i32 %119, ptr %33, align 4, !tbaa !9
  store i32 %131, ptr %35, align 4, !tbaa !9
  store i32 %95, ptr %37, align 4, !tbaa !9
  %135 = add nuw nsw i32 %7, 1
  %136 = getelementptr inbounds i8, ptr %6, i64 64
  %137 = icmp eq i32 %135, %0
  br i1 %137, label %4, label %5, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sha1_rounds(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %11

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %13

6:                                                ; preds = %13
  %7 = xor i32 %18, %30
  %8 = xor i32 %7, %15
  %9 = xor i32 %8, %17
  %10 = xor i32 %9, %29
  br label %11

11:                                               ; preds = %6, %2
  %12 = phi i32 [ -1009589776, %2 ], [ %10, %6 ]
  ret i32 %12

13:                                               ; preds = %4, %13
  %14 = phi i64 [ 0, %4 ], [ %31, %13 ]
  %15 = phi i32 [ 1732584193, %4 ], [ %29, %13 ]
  %16 = phi i32 [ -1009589776, %4 ], [ %17, %13 ]
  %17 = phi i32 [ 271733878, %4 ], [ %18, %13 ]
  %18 = phi i32 [ -1732584194, %4 ], [ %30, %13 ]
  %19 = phi i32 [ -271733879, %4 ], [ %15, %13 ]
  %20 = tail call i32 @llvm.fshl.i32(i32 %15, i32 %15, i32 5)
  %21 = xor i32 %17, %18
  %22 = and i32 %21, %19
  %23 = xor i32 %22, %17
  %24 = getelementptr inbounds i32, ptr %1, i64 %14
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = add i32 %16, 1518500249
  %27 = add i32 %26, %23
  %28 = add i32 %27, %20
  %29 = add i32 %28, %25
  %30 = tail call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 30)
  %31 = add nuw nsw i64 %14, 1
  %32 = icmp eq i64 %31, %5
  br i1 %32, label %6, label %13, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @sha256_rounds(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %17

7:                                                ; preds = %17
  %8 = xor i32 %23, %24
  %9 = xor i32 %8, %20
  %10 = xor i32 %9, %26
  %11 = xor i32 %10, %53
  %12 = xor i32 %11, %22
  %13 = xor i32 %12, %19
  %14 = xor i32 %13, %54
  br label %15

15:                                               ; preds = %7, %3
  %16 = phi i32 [ 8, %3 ], [ %14, %7 ]
  ret i32 %16

17:                                               ; preds = %5, %17
  %18 = phi i64 [ 0, %5 ], [ %55, %17 ]
  %19 = phi i32 [ 1, %5 ], [ %54, %17 ]
  %20 = phi i32 [ 2, %5 ], [ %19, %17 ]
  %21 = phi i32 [ 8, %5 ], [ %22, %17 ]
  %22 = phi i32 [ 7, %5 ], [ %23, %17 ]
  %23 = phi i32 [ 6, %5 ], [ %24, %17 ]
  %24 = phi i32 [ 5, %5 ], [ %53, %17 ]
  %25 = phi i32 [ 4, %5 ], [ %26, %17 ]
  %26 = phi i32 [ 3, %5 ], [ %20, %17 ]
  %27 = tail call i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 26)
  %28 = tail call i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 21)
  %29 = xor i32 %27, %28
  %30 = tail call i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 7)
  %31 = xor i32 %29, %30
  %32 = add i32 %21, %31
  %33 = xor i32 %22, %23
  %34 = and i32 %33, %24
  %35 = xor i32 %34, %22
  %36 = add i32 %32, %35
  %37 = getelementptr inbounds i32, ptr %2, i64 %18
  %38 = load i32, ptr %37, align 4, !tbaa !9
  %39 = add i32 %36, %38
  %40 = getelementptr inbounds i32, ptr %1, i64 %18
  %41 = load i32, ptr %40, align 4, !tbaa !9
  %42 = add i32 %39, %41
  %43 = tail call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 30)
  %44 = tail call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 19)
  %45 = xor i32 %43, %44
  %46 = tail call i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 10)
  %47 = xor i32 %45, %46
  %48 = and i32 %19, %20
  %49 = or i32 %19, %20
  %50 = and i32 %49, %26
  %51 = or i32 %50, %48
  %52 = add i32 %47, %51
  %53 = add i32 %42, %25
  %54 = add i32 %52, %42
  %55 = add nuw nsw i64 %18, 1
  %56 = icmp eq i64 %55, %6
  br i1 %56, label %7, label %17, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sha256_schedule(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 16
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 16, %4 ], [ %31, %7 ]
  %9 = getelementptr i32, ptr %1, i64 %8
  %10 = getelementptr i8, ptr %9, i64 -60
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = getelementptr i8, ptr %9, i64 -8
  %13 = load i32, ptr %12, align 4, !tbaa !9
  %14 = getelementptr i8, ptr %9, i64 -64
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = tail call i32 @llvm.fshl.i32(i32 %11, i32 %11, i32 25)
  %17 = tail call i32 @llvm.fshl.i32(i32 %11, i32 %11, i32 14)
  %18 = xor i32 %16, %17
  %19 = lshr i32 %11, 3
  %20 = xor i32 %18, %19
  %21 = add i32 %20, %15
  %22 = getelementptr i8, ptr %9, i64 -28
  %23 = load i32, ptr %22, align 4, !tbaa !9
  %24 = add i32 %21, %23
  %25 = tail call i32 @llvm.fshl.i32(i32 %13, i32 %13, i32 15)
  %26 = tail call i32 @llvm.fshl.i32(i32 %13, i32 %13, i32 13)
  %27 = xor i32 %25, %26
  %28 = lshr i32 %13, 10
  %29 = xor i32 %27, %28
  %30 = add i32 %24, %29
  store i32 %30, ptr %9, align 4, !tbaa !9
  %31 = add nuw nsw i64 %8, 1
  %32 = icmp eq i64 %31, %5
  br i1 %32, label %6, label %7, !llvm.loop !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rc4(i32 noundef %0, ptr noalias nocapture noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %31, %9 ]
  %11 = phi i32 [ 0, %6 ], [ %14, %9 ]
  %12 = phi i8 [ 0, %6 ], [ %18, %9 ]
  %13 = add nuw nsw i32 %11, 1
  %14 = and i32 %13, 255
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %1, i64 %15
  %17 = load i8, ptr %16, align 1, !tbaa !1
  %18 = add i8 %17, %12
  %19 = zext i8 %18 to i64
  %20 = getelementptr inbounds i8, ptr %1, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !1
  store i8 %21, ptr %16, align 1, !tbaa !1
  store i8 %17, ptr %20, align 1, !tbaa !1
  %22 = getelementptr inbounds i8, ptr %2, i64 %10
  %23 = load i8, ptr %22, align 1, !tbaa !1
  %24 = load i8, ptr %16, align 1, !tbaa !1
  %25 = add i8 %24, %17
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds i8, ptr %1, i64 %26
  %28 = load i8, ptr %27, align 1, !tbaa !1
  %29 = xor i8 %28, %23
  %30 = getelementptr inbounds i8, ptr %3, i64 %10
  store i8 %29, ptr %30, align 1, !tbaa !1
  %31 = add nuw nsw i64 %10, 1
  %32 = icmp eq i64 %31, %7
  br i1 %32, label %8, label %9, !llvm.loop !21
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @aes_column(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #4 {
  %6 = icmp sgt i32 %0, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %5
  %8 = load i32, ptr %2, align 4, !tbaa !9
  %9 = getelementptr inbounds i8, ptr %2, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %2, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %2, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  br label %16

15:                                               ; preds = %16, %5
  ret void

16:                                               ; preds = %7, %16
  %17 = phi ptr [ %3, %7 ], [ %131, %16 ]
  %18 = phi ptr [ %4, %7 ], [ %132, %16 ]
  %19 = phi i32 [ 0, %7 ], [ %130, %16 ]
  %20 = load i32, ptr %17, align 4, !tbaa !9
  %21 = getelementptr inbounds i8, ptr %17, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !9
  %23 = getelementptr inbounds i8, ptr %17, i64 8
  %24 = load i32, ptr %23, align 4, !tbaa !9
  %25 = getelementptr inbounds i8, ptr %17, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !9
  %27 = and i32 %20, 255
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %1, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !9
  %31 = lshr i32 %22, 8
  %32 = and i32 %31, 255
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !9
  %36 = tail call i32 @llvm.fshl.i32(i32 %35, i32 %35, i32 8)
  %37 = xor i32 %36, %30
  %38 = lshr i32 %24, 16
  %39 = and i32 %38, 255
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %1, i64 %40
  %42 = load i32, ptr %41, align 4, !tbaa !9
  %43 = tail call i32 @llvm.fshl.i32(i32 %42, i32 %42, i32 16)
  %44 = xor i32 %37, %43
  %45 = lshr i32 %26, 24
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds i32, ptr %1, i64 %46
  %48 = load i32, ptr %47, align 4, !tbaa !9
  %49 = tail call i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 24)
  %50 = xor i32 %44, %49
  %51 = xor i32 %50, %8
  store i32 %51, ptr %18, align 4, !tbaa !9
  %52 = and i32 %22, 255
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %1, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !9
  %56 = lshr i32 %24, 8
  %57 = and i32 %56, 255
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr %1, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !9
  %61 = tail call i32 @llvm.fshl.i32(i32 %60, i32 %60, i32 8)
  %62 = xor i32 %61, %55
  %63 = lshr i32 %26, 16
  %64 = and i32 %63, 255
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %1, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !9
  %68 = tail call i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 16)
  %69 = xor i32 %62, %68
  %70 = lshr i32 %20, 24
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %1, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !9
  %74 = tail call i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 24)
  %75 = xor i32 %69, %74
  %76 = xor i32 %75, %10
  %77 = getelementptr inbounds i8, ptr %18, i64 4
  store i32 %76, ptr %77, align 4, !tbaa !9
  %78 = and i32 %24, 255
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds i32, ptr %1, i64 %79
  %81 = load i32, ptr %80, align 4, !tbaa !9
  %82 = lshr i32 %26, 8
  %83 = and i32 %82, 255
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %1, i64 %84
  %86 = load i32, ptr %85, align 4, !tbaa !9
  %87 = tail call i32 @llvm.fshl.i32(i32 %86, i32 %86, i32 8)
  %88 = xor i32 %87, %81
  %89 = lshr i32 %20, 16
  %90 = and i32 %89, 255
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds i32, ptr %1, i64 %91
  %93 = load i32, ptr %92, align 4, !tbaa !9
  %94 = tail call i32 @llvm.fshl.i32(i32 %93, i32 %93, i32 16)
  %95 = xor i32 %88, %94
  %96 = lshr i32 %22, 24
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds i32, ptr %1, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !9
  %100 = tail call i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 24)
  %101 = xor i32 %95, %100
  %102 = xor i32 %101, %12
  %103 = getelementptr inbounds i8, ptr %18, i64 8
  store i32 %102, ptr %103, align 4, !tbaa !9
  %104 = and i32 %26, 255
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds i32, ptr %1, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !9
  %108 = lshr i32 %20, 8
  %109 = and i32 %108, 255
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds i32, ptr %1, i64 %110
  %112 = load i32, ptr %111, align 4, !tbaa !9
  %113 = tail call i32 @llvm.fshl.i32(i32 %112, i32 %112, i32 8)
  %114 = xor i32 %113, %107
  %115 = lshr i32 %22, 16
  %116 = and i32 %115, 255
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds i32, ptr %1, i64 %117
  %119 = load i32, ptr %118, align 4, !tbaa !9
  %120 = tail call i32 @llvm.fshl.i32(i32 %119, i32 %119, i32 16)
  %121 = xor i32 %114, %120
  %122 = lshr i32 %24, 24
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr %1, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !9
  %126 = tail call i32 @llvm.fshl.i32(i32 %125, i32 %125, i32 24)
  %127 = xor i32 %121, %126
  %128 = xor i32 %127, %14
  %129 = getelementptr inbounds i8, ptr %18, i64 12
  store i32 %128, ptr %129, align 4, !tbaa !9
  %130 = add nuw nsw i32 %19, 1
  %131 = getelementptr inbounds i8, ptr %17, i64 16
  %132 = getelementptr inbounds i8, ptr %18, i64 16
  %133 = icmp eq i32 %130, %0
  br i1 %133, label %15, label %16, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @lcg(i32 noundef %0, ptr noalias nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %14, %7 ]
  %9 = phi i32 [ 1, %4 ], [ %11, %7 ]
  %10 = mul i32 %9, 1664525
  %11 = add i32 %10, 1013904223
  %12 = lshr i32 %11, 16
  %13 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %12, ptr %13, align 4, !tbaa !9
  %14 = add nuw nsw i64 %8, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %6, label %7, !llvm.loop !23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @xorshift(i32 noundef %0, ptr noalias nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %17, %7 ]
  %9 = phi i32 [ -1831433054, %4 ], [ %15, %7 ]
  %10 = shl i32 %9, 13
  %11 = xor i32 %10, %9
  %12 = lshr i32 %11, 17
  %13 = xor i32 %12, %11
  %14 = shl i32 %13, 5
  %15 = xor i32 %14, %13
  %16 = getelementptr inbounds i32, ptr %1, i64 %8
  store i32 %15, ptr %16, align 4, !tbaa !9
  %17 = add nuw nsw i64 %8, 1
  %18 = icmp eq i64 %17, %5
  br i1 %18, label %6, label %7, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @splitmix(i32 noundef %0, ptr noalias nocapture noundef writeonly %1) local_unnamed_addr #2 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %20, %7 ]
  %9 = phi i64 [ 0, %4 ], [ %10, %7 ]
  %10 = add i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 30
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -4658895280553007687
  %14 = lshr i64 %13, 27
  %15 = xor i64 %14, %13
  %16 = mul i64 %15, -7723592293110705685
  %17 = lshr i64 %16, 31
  %18 = xor i64 %17, %16
  %19 = getelementptr inbounds i64, ptr %1, i64 %8
  store i64 %18, ptr %19, align 8, !tbaa !25
  %20 = add nuw nsw i64 %8, 1
  %21 = icmp eq i64 %20, %5
  br i1 %21, label %6, label %7, !llvm.loop !27
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @mersenne(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = load i32, ptr %1, align 4, !tbaa !9
  br label %8

7:                                                ; preds = %8, %2
  ret void

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %6, %4 ], [ %15, %8 ]
  %10 = phi i64 [ 0, %4 ], [ %13, %8 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  %12 = and i32 %9, -2147483648
  %13 = add nuw nsw i64 %10, 1
  %14 = getelementptr inbounds i32, ptr %1, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = and i32 %15, 2147483646
  %17 = or disjoint i32 %16, %12
  %18 = getelementptr inbounds i8, ptr %11, i64 1588
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = lshr exact i32 %17, 1
  %21 = xor i32 %20, %19
  %22 = and i32 %15, 1
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 -1727483681
  %25 = xor i32 %21, %24
  store i32 %25, ptr %11, align 4, !tbaa !9
  %26 = icmp eq i64 %13, %5
  br i1 %26, label %7, label %8, !llvm.loop !28
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @temper(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %23, %8 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = lshr i32 %11, 11
  %13 = xor i32 %12, %11
  %14 = shl i32 %13, 7
  %15 = and i32 %14, -1658038656
  %16 = xor i32 %15, %13
  %17 = shl i32 %16, 15
  %18 = and i32 %17, -272236544
  %19 = xor i32 %18, %16
  %20 = lshr i32 %19, 18
  %21 = xor i32 %20, %19
  %22 = getelementptr inbounds i32, ptr %2, i64 %9
  store i32 %21, ptr %22, align 4, !tbaa !9
  %23 = add nuw nsw i64 %9, 1
  %24 = icmp eq i64 %23, %6
  br i1 %24, label %7, label %8, !llvm.loop !29
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @popcounts(i32 noundef %0, ptr noalias nocapture noundef readonly %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %14, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %15, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %14, %8 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %12)
  %14 = add i32 %13, %10
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %5
  br i1 %16, label %6, label %8, !llvm.loop !30
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @reverse_bits(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %7

6:                                                ; preds = %7, %2
  ret void

7:                                                ; preds = %4, %7
  %8 = phi i64 [ 0, %4 ], [ %12, %7 ]
  %9 = getelementptr inbounds i32, ptr %1, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = tail call i32 @llvm.bitreverse.i32(i32 %10)
  store i32 %11, ptr %9, align 4, !tbaa !9
  %12 = add nuw nsw i64 %8, 1
  %13 = icmp eq i64 %12, %5
  br i1 %13, label %6, label %7, !llvm.loop !31
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @gray_code(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = zext nneg i32 %0 to i64
  br label %8

7:                                                ; preds = %8, %3
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %15, %8 ]
  %10 = getelementptr inbounds i32, ptr %1, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !9
  %12 = lshr i32 %11, 1
  %13 = xor i32 %12, %11
  %14 = getelementptr inbounds i32, ptr %2, i64 %9
  store i32 %13, ptr %14, align 4, !tbaa !9
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %6
  br i1 %16, label %7, label %8, !llvm.loop !32
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @morton(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %44, %9 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = and i32 %12, 65535
  %14 = getelementptr inbounds i32, ptr %2, i64 %10
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = and i32 %15, 65535
  %17 = shl nuw nsw i32 %13, 8
  %18 = or i32 %17, %13
  %19 = and i32 %18, 16711935
  %20 = shl nuw nsw i32 %16, 8
  %21 = or i32 %20, %16
  %22 = and i32 %21, 16711935
  %23 = shl nuw nsw i32 %19, 4
  %24 = or i32 %23, %19
  %25 = and i32 %24, 252645135
  %26 = shl nuw nsw i32 %22, 4
  %27 = or i32 %26, %22
  %28 = and i32 %27, 252645135
  %29 = shl nuw nsw i32 %25, 2
  %30 = or i32 %29, %25
  %31 = and i32 %30, 858993459
  %32 = shl nuw nsw i32 %28, 2
  %33 = or i32 %32, %28
  %34 = and i32 %33, 858993459
  %35 = shl nuw nsw i32 %31, 1
  %36 = or i32 %35, %31
  %37 = and i32 %36, 1431655765
  %38 = shl nuw i32 %34, 2
  %39 = shl nuw nsw i32 %34, 1
  %40 = or i32 %38, %39
  %41 = and i32 %40, -1431655766
  %42 = or disjoint i32 %41, %37
  %43 = getelementptr inbounds i32, ptr %3, i64 %10
  store i32 %42, ptr %43, align 4, !tbaa !9
  %44 = add nuw nsw i64 %10, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %8, label %9, !llvm.loop !33
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local range(i32 0, 2) i32 @add_long(i32 noundef %0, ptr noalias nocapture noundef readonly %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef writeonly %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %10

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %12

8:                                                ; preds = %12
  %9 = trunc nuw nsw i64 %25 to i32
  br label %10

10:                                               ; preds = %8, %4
  %11 = phi i32 [ 0, %4 ], [ %9, %8 ]
  ret i32 %11

12:                                               ; preds = %6, %12
  %13 = phi i64 [ 0, %6 ], [ %26, %12 ]
  %14 = phi i64 [ 0, %6 ], [ %25, %12 ]
  %15 = getelementptr inbounds i32, ptr %1, i64 %13
  %16 = load i32, ptr %15, align 4, !tbaa !9
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %2, i64 %13
  %19 = load i32, ptr %18, align 4, !tbaa !9
  %20 = zext i32 %19 to i64
  %21 = add nuw nsw i64 %14, %17
  %22 = add nuw nsw i64 %21, %20
  %23 = trunc i64 %22 to i32
  %24 = getelementptr inbounds i32, ptr %3, i64 %13
  store i32 %23, ptr %24, align 4, !tbaa !9
  %25 = lshr i64 %22, 32
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %8, label %12, !llvm.loop !34
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @mul_add_long(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %4
  %7 = zext i32 %1 to i64
  %8 = zext nneg i32 %0 to i64
  br label %13

9:                                                ; preds = %13
  %10 = trunc nuw i64 %26 to i32
  br label %11

11:                                               ; preds = %9, %4
  %12 = phi i32 [ 0, %4 ], [ %10, %9 ]
  ret i32 %12

13:                                               ; preds = %6, %13
  %14 = phi i64 [ 0, %6 ], [ %27, %13 ]
  %15 = phi i64 [ 0, %6 ], [ %26, %13 ]
  %16 = getelementptr inbounds i32, ptr %2, i64 %14
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = zext i32 %17 to i64
  %19 = mul nuw i64 %18, %7
  %20 = getelementptr inbounds i32, ptr %3, i64 %14
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = zext i32 %21 to i64
  %23 = add nuw nsw i64 %15, %22
  %24 = add nuw i64 %23, %19
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %20, align 4, !tbaa !9
  %26 = lshr i64 %24, 32
  %27 = add nuw nsw i64 %14, 1
  %28 = icmp eq i64 %27, %8
  br i1 %28, label %9, label %13, !llvm.loop !35
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local range(i32 0, -1) i32 @mod_pow(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #5 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %25, label %5

5:                                                ; preds = %3
  %6 = zext i32 %0 to i64
  %7 = zext i32 %2 to i64
  br label %8

8:                                                ; preds = %5, %17
  %9 = phi i64 [ %6, %5 ], [ %20, %17 ]
  %10 = phi i64 [ 1, %5 ], [ %18, %17 ]
  %11 = phi i32 [ %1, %5 ], [ %21, %17 ]
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:                                               ; preds = %8
  %15 = mul nuw i64 %9, %10
  %16 = urem i64 %15, %7
  br label %17

17:                                               ; preds = %14, %8
  %18 = phi i64 [ %16, %14 ], [ %10, %8 ]
  %19 = mul nuw i64 %9, %9
  %20 = urem i64 %19, %7
  %21 = lshr i32 %11, 1
  %22 = icmp ult i32 %11, 2
  br i1 %22, label %23, label %8, !llvm.loop !36

23:                                               ; preds = %17
  %24 = trunc nuw i64 %18 to i32
  br label %25

25:                                               ; preds = %23, %3
  %26 = phi i32 [ 1, %3 ], [ %24, %23 ]
  ret i32 %26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local i32 @gcd(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %6, %4 ], [ %0, %2 ]
  %6 = phi i32 [ %7, %4 ], [ %1, %2 ]
  %7 = urem i32 %5, %6
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %4, !llvm.loop !37

9:                                                ; preds = %4, %2
  %10 = phi i32 [ %0, %2 ], [ %6, %4 ]
  ret i32 %10
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define dso_local i32 @collatz(i32 noundef %0) local_unnamed_addr #5 {
  %2 = icmp eq i32 %0, 1
  br i1 %2, label %14, label %3

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %12, %3 ], [ 0, %1 ]
  %5 = phi i32 [ %11, %3 ], [ %0, %1 ]
  %6 = and i32 %5, 1
  %7 = icmp eq i32 %6, 0
  %8 = mul i32 %5, 3
  %9 = add i32 %8, 1
  %10 = lshr exact i32 %5, 1
  %11 = select i1 %7, i32 %10, i32 %9
  %12 = add nuw nsw i32 %4, 1
  %13 = icmp eq i32 %11, 1
  br i1 %13, label %14, label %3, !llvm.loop !38

14:                                               ; preds = %3, %1
  %15 = phi i32 [ 0, %1 ], [ %12, %3 ]
  ret i32 %15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local void @sieve(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef writeonly %2) local_unnamed_addr #2 {
  %4 = mul nsw i32 %1, %1
  %5 = icmp slt i32 %4, %0
  br i1 %5, label %6, label %10

6:                                                ; preds = %3
  %7 = zext nneg i32 %4 to i64
  %8 = sext i32 %1 to i64
  %9 = sext i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %3
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ %7, %6 ], [ %14, %11 ]
  %13 = getelementptr inbounds i8, ptr %2, i64 %12
  store i8 1, ptr %13, align 1, !tbaa !1
  %14 = add nsw i64 %12, %8
  %15 = icmp slt i64 %14, %9
  br i1 %15, label %11, label %10, !llvm.loop !39
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i32 @prefix_sum(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %8

6:                                                ; preds = %8, %2
  %7 = phi i32 [ 0, %2 ], [ %13, %8 ]
  ret i32 %7

8:                                                ; preds = %4, %8
  %9 = phi i64 [ 0, %4 ], [ %14, %8 ]
  %10 = phi i32 [ 0, %4 ], [ %13, %8 ]
  %11 = getelementptr inbounds i32, ptr %1, i64 %9
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = add nsw i32 %12, %10
  store i32 %13, ptr %11, align 4, !tbaa !9
  %14 = add nuw nsw i64 %9, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %6, label %8, !llvm.loop !40
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @radix_count(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2, ptr noalias nocapture noundef %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %4
  %7 = zext nneg i32 %0 to i64
  br label %9

8:                                                ; preds = %9, %4
  ret void

9:                                                ; preds = %6, %9
  %10 = phi i64 [ 0, %6 ], [ %19, %9 ]
  %11 = getelementptr inbounds i32, ptr %2, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = lshr i32 %12, %1
  %14 = and i32 %13, 255
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %3, i64 %15
  %17 = load i32, ptr %16, align 4, !tbaa !9
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %16, align 4, !tbaa !9
  %19 = add nuw nsw i64 %10, 1
  %20 = icmp eq i64 %19, %7
  br i1 %20, label %8, label %9, !llvm.loop !41
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @bubble_pass(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 1
  br i1 %3, label %4, label %7

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  %6 = load i32, ptr %1, align 4
  br label %8

7:                                                ; preds = %8, %2
  ret void

8:                                                ; preds = %4, %8
  %9 = phi i32 [ %6, %4 ], [ %15, %8 ]
  %10 = phi i64 [ 1, %4 ], [ %16, %8 ]
  %11 = getelementptr i32, ptr %1, i64 %10
  %12 = getelementptr i8, ptr %11, i64 -4
  %13 = load i32, ptr %11, align 4, !tbaa !9
  %14 = tail call i32 @llvm.smin.i32(i32 %9, i32 %13)
  store i32 %14, ptr %12, align 4, !tbaa !9
  %15 = tail call i32 @llvm.smax.i32(i32 %9, i32 %13)
  store i32 %15, ptr %11, align 4, !tbaa !9
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %5
  br i1 %17, label %7, label %8, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @sort4(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #4 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %5, label %4

4:                                                ; preds = %5, %2
  ret void

5:                                                ; preds = %2, %5
  %6 = phi ptr [ %26, %5 ], [ %1, %2 ]
  %7 = phi i32 [ %25, %5 ], [ 0, %2 ]
  %8 = load i32, ptr %6, align 4, !tbaa !9
  %9 = getelementptr inbounds i8, ptr %6, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !9
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = getelementptr inbounds i8, ptr %6, i64 12
  %14 = load i32, ptr %13, align 4, !tbaa !9
  %15 = tail call i32 @llvm.smin.i32(i32 %8, i32 %10)
  %16 = tail call i32 @llvm.smax.i32(i32 %8, i32 %10)
  %17 = tail call i32 @llvm.smin.i32(i32 %12, i32 %14)
  %18 = tail call i32 @llvm.smax.i32(i32 %12, i32 %14)
  %19 = tail call i32 @llvm.smin.i32(i32 %15, i32 %17)
  %20 = tail call i32 @llvm.smax.i32(i32 %15, i32 %17)
  %21 = tail call i32 @llvm.smin.i32(i32 %16, i32 %18)
  %22 = tail call i32 @llvm.smax.i32(i32 %16, i32 %18)
  %23 = tail call i32 @llvm.smin.i32(i32 %21, i32 %20)
  %24 = tail call i32 @llvm.smax.i32(i32 %21, i32 %20)
  store i32 %19, ptr %6, align 4, !tbaa !9
  store i32 %23, ptr %9, align 4, !tbaa !9
  store i32 %24, ptr %11, align 4, !tbaa !9
  store i32 %22, ptr %13, align 4, !tbaa !9
  %25 = add nuw nsw i32 %7, 1
  %26 = getelementptr inbounds i8, ptr %6, i64 16
  %27 = icmp eq i32 %25, %0
  br i1 %27, label %4, label %5, !llvm.loop !43
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define dso_local i32 @binary_search(i32 noundef %0, i32 noundef %1, ptr noalias nocapture noundef readonly %2) local_unnamed_addr #0 {
  %4 = icmp sgt i32 %0, 1
  br i1 %4, label %5, label %17

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %15, %5 ], [ %0, %3 ]
  %7 = phi i32 [ %14, %5 ], [ 0, %3 ]
  %8 = lshr i32 %6, 1
  %9 = add nuw nsw i32 %8, %7
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %2, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !9
  %13 = icmp sgt i32 %12, %1
  %14 = select i1 %13, i32 %7, i32 %9
  %15 = sub nsw i32 %6, %8
  %16 = icmp sgt i32 %15, 1
  br i1 %16, label %5, label %17, !llvm.loop !44

17:                                               ; preds = %5, %3
  %18 = phi i32 [ 0, %3 ], [ %14, %5 ]
  ret i32 %18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @knapsack(i32 noundef %0, i32 noundef %1, i32 noundef %2, ptr noalias nocapture noundef readonly %3, ptr noalias nocapture noundef writeonly %4) local_unnamed_addr #3 {
  %6 = icmp slt i32 %1, %0
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = sext i32 %1 to i64
  %9 = sext i32 %0 to i64
  br label %11

10:                                               ; preds = %11, %5
  ret void

11:                                               ; preds = %7, %11
  %12 = phi i64 [ %8, %7 ], [ %21, %11 ]
  %13 = sub nsw i64 %12, %8
  %14 = getelementptr inbounds i32, ptr %3, i64 %13
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = add nsw i32 %15, %2
  %17 = getelementptr inbounds i32, ptr %3, i64 %12
  %18 = load i32, ptr %17, align 4, !tbaa !9
  %19 = tail call i32 @llvm.smax.i32(i32 %16, i32 %18)
  %20 = getelementptr inbounds i32, ptr %4, i64 %12
  store i32 %19, ptr %20, align 4, !tbaa !9
  %21 = add nsw i64 %12, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %10, label %11, !llvm.loop !45
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @floyd(i32 noundef %0, ptr noalias nocapture noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %12

4:                                                ; preds = %2
  %5 = zext nneg i32 %0 to i64
  br label %6

6:                                                ; preds = %13, %4
  %7 = phi i64 [ 0, %4 ], [ %14, %13 ]
  %8 = shl i64 %7, 5
  %9 = and i64 %8, 4294967264
  %10 = getelementptr inbounds i32, ptr %1, i64 %7
  %11 = getelementptr inbounds i32, ptr %1, i64 %9
  br label %16

12:                                               ; preds = %13, %2
  ret void

13:                                               ; preds = %22
  %14 = add nuw nsw i64 %7, 1
  %15 = icmp eq i64 %14, %5
  br i1 %15, label %12, label %6, !llvm.loop !46

16:                                               ; preds = %6, %22
  %17 = phi i64 [ 0, %6 ], [ %23, %22 ]
  %18 = shl nsw i64 %17, 5
  %19 = getelementptr inbounds i32, ptr %10, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !9
  %21 = getelementptr inbounds i32, ptr %1, i64 %18
  br label %25

22:                                               ; preds = %25
  %23 = add nuw nsw i64 %17, 1
  %24 = icmp eq i64 %23, %5
  br i1 %24, label %13, label %16, !llvm.loop !47

25:                                               ; preds = %16, %25
  %26 = phi i64 [ 0, %16 ], [ %33, %25 ]
  %27 = getelementptr inbounds i32, ptr %11, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !9
  %29 = add nsw i32 %28, %20
  %30 = getelementptr inbounds i32, ptr %21, i64 %26
  %31 = load i32, ptr %30, align 4, !tbaa !9
  %32 = tail call i32 @llvm.smin.i32(i32 %29, i32 %31)
  store i32 %32, ptr %30, align 4, !tbaa !9
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %5
  br i1 %34, label %22, label %25, !llvm.loop !48
}

; Function Attrs: nounwind
define dso_local noundef i32 @main() local_unnamed_addr #6 {
  %1 = alloca [8 x ptr], align 16
  tail call fastcc void @bench_fill() #11
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %1) #12
  br label %44

2:                                                ; preds = %44
  tail call fastcc void @bench_reset() #11
  %3 = tail call i32 @fnv(i32 noundef 4000, ptr noundef nonnull @B) #11
  %4 = uitofp i32 %3 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str, double noundef %4, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %5 = tail call i32 @djb2(i32 noundef 4000, ptr noundef nonnull @B) #11
  %6 = uitofp i32 %5 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.1, double noundef %6, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %7 = tail call i32 @adler(i32 noundef 4000, ptr noundef nonnull @B) #11
  %8 = uitofp i32 %7 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.2, double noundef %8, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %9 = load ptr, ptr %1, align 16, !tbaa !49
  %10 = tail call i32 @crc_table(i32 noundef 4000, ptr noundef nonnull @B, ptr noundef %9) #11
  %11 = uitofp i32 %10 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.3, double noundef %11, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @crc_make(i32 noundef 256, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.4, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 256) #11
  tail call fastcc void @bench_reset() #11
  %12 = tail call i32 @internet_checksum(i32 noundef 4000, ptr noundef nonnull @B) #11
  %13 = uitofp nneg i32 %12 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.5, double noundef %13, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %14 = tail call i32 @murmur(i32 noundef 1000, ptr noundef %9) #11
  %15 = uitofp i32 %14 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.6, double noundef %15, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load ptr, ptr %16, align 8, !tbaa !49
  tail call void @xtea(i32 noundef 500, ptr noundef %9, ptr noundef %17) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.7, double noundef 0.000000e+00, ptr noundef %17, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %18 = tail call i32 @xtea_rounds(i32 noundef 32, i32 noundef 1, i32 noundef 2, ptr noundef %9) #11
  %19 = uitofp i32 %18 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.8, double noundef %19, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @chacha_round(i32 noundef 64, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.9, double noundef 0.000000e+00, ptr noundef %9, i32 noundef 1024) #11
  tail call fastcc void @bench_reset() #11
  %20 = tail call i32 @sha1_rounds(i32 noundef 500, ptr noundef %9) #11
  %21 = uitofp i32 %20 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.10, double noundef %21, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %22 = tail call i32 @sha256_rounds(i32 noundef 500, ptr noundef %9, ptr noundef %17) #11
  %23 = uitofp i32 %22 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.11, double noundef %23, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @sha256_schedule(i32 noundef 500, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.12, double noundef 0.000000e+00, ptr noundef %9, i32 noundef 500) #11
  tail call fastcc void @bench_reset() #11
  tail call void @rc4(i32 noundef 2000, ptr noundef nonnull @B, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 4096), ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.13, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @B, i64 8192), i32 noundef 500) #11
  tail call fastcc void @bench_reset() #11
  %24 = getelementptr inbounds i8, ptr %1, i64 16
  %25 = load ptr, ptr %24, align 16, !tbaa !49
  %26 = getelementptr inbounds i8, ptr %1, i64 24
  %27 = load ptr, ptr %26, align 8, !tbaa !49
  tail call void @aes_column(i32 noundef 200, ptr noundef %9, ptr noundef %17, ptr noundef %25, ptr noundef %27) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.14, double noundef 0.000000e+00, ptr noundef %27, i32 noundef 800) #11
  tail call fastcc void @bench_reset() #11
  tail call void @lcg(i32 noundef 1000, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.15, double noundef 0.000000e+00, ptr noundef %9, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @xorshift(i32 noundef 1000, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.16, double noundef 0.000000e+00, ptr noundef %9, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @splitmix(i32 noundef 500, ptr noundef nonnull @V) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.17, double noundef 0.000000e+00, ptr noundef nonnull @V, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @mersenne(i32 noundef 600, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.18, double noundef 0.000000e+00, ptr noundef %9, i32 noundef 600) #11
  tail call fastcc void @bench_reset() #11
  tail call void @temper(i32 noundef 1000, ptr noundef %9, ptr noundef %17) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.19, double noundef 0.000000e+00, ptr noundef %17, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %28 = tail call i32 @popcounts(i32 noundef 1000, ptr noundef %9) #11
  %29 = uitofp i32 %28 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.20, double noundef %29, ptr noundef %9, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @reverse_bits(i32 noundef 1000, ptr noundef %9) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.21, double noundef 0.000000e+00, ptr noundef %9, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @gray_code(i32 noundef 1000, ptr noundef %9, ptr noundef %17) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.22, double noundef 0.000000e+00, ptr noundef %17, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @morton(i32 noundef 1000, ptr noundef %9, ptr noundef %17, ptr noundef %25) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.23, double noundef 0.000000e+00, ptr noundef %25, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %30 = tail call i32 @add_long(i32 noundef 500, ptr noundef %9, ptr noundef %17, ptr noundef %25) #11
  %31 = uitofp nneg i32 %30 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.24, double noundef %31, ptr noundef %25, i32 noundef 500) #11
  tail call fastcc void @bench_reset() #11
  %32 = tail call i32 @mul_add_long(i32 noundef 500, i32 noundef -559038737, ptr noundef %9, ptr noundef %17) #11
  %33 = uitofp i32 %32 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.25, double noundef %33, ptr noundef %17, i32 noundef 500) #11
  tail call fastcc void @bench_reset() #11
  %34 = tail call i32 @mod_pow(i32 noundef 7, i32 noundef -1, i32 noundef 1000003) #11
  %35 = uitofp i32 %34 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.26, double noundef %35, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %36 = tail call i32 @gcd(i32 noundef 1836311903, i32 noundef 1134903170) #11
  %37 = uitofp i32 %36 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.27, double noundef %37, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  %38 = tail call i32 @collatz(i32 noundef 837799) #11
  %39 = sitofp i32 %38 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.28, double noundef %39, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @sieve(i32 noundef 4000, i32 noundef 3, ptr noundef nonnull @B) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.29, double noundef 0.000000e+00, ptr noundef nonnull @B, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %40 = tail call i32 @prefix_sum(i32 noundef 1000, ptr noundef nonnull @I) #11
  %41 = sitofp i32 %40 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.30, double noundef %41, ptr noundef nonnull @I, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @radix_count(i32 noundef 1000, i32 noundef 2, ptr noundef %9, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.31, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 256) #11
  tail call fastcc void @bench_reset() #11
  tail call void @bubble_pass(i32 noundef 1000, ptr noundef nonnull @I) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.32, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @sort4(i32 noundef 250, ptr noundef nonnull @I) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.33, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  %42 = tail call i32 @binary_search(i32 noundef 1000, i32 noundef 500, ptr noundef nonnull @I) #11
  %43 = sitofp i32 %42 to double
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.34, double noundef %43, ptr noundef nonnull @I, i32 noundef 1) #11
  tail call fastcc void @bench_reset() #11
  tail call void @knapsack(i32 noundef 1000, i32 noundef 7, i32 noundef 30, ptr noundef nonnull @I, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096)) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.35, double noundef 0.000000e+00, ptr noundef nonnull getelementptr inbounds (i8, ptr @I, i64 4096), i32 noundef 1000) #11
  tail call fastcc void @bench_reset() #11
  tail call void @floyd(i32 noundef 24, ptr noundef nonnull @I) #11
  tail call fastcc void @bench_check(ptr noundef nonnull @.str.36, double noundef 0.000000e+00, ptr noundef nonnull @I, i32 noundef 768) #11
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %1) #12
  ret i32 0

44:                                               ; preds = %0, %44
  %45 = phi i64 [ 0, %0 ], [ %48, %44 ]
  %46 = getelementptr inbounds [8 x [1024 x i32]], ptr @I, i64 0, i64 %45
  %47 = getelementptr inbounds [8 x ptr], ptr %1, i64 0, i64 %45
  store ptr %46, ptr %47, align 8, !tbaa !49
  %48 = add nuw nsw i64 %45, 1
  %49 = icmp eq i64 %48, 8
  br i1 %49, label %2, label %44, !llvm.loop !51
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none)
define internal fastcc void @bench_fill() unnamed_addr #7 {
  %1 = load i32, ptr @bench_seed, align 4, !tbaa !9
  br label %2

2:                                                ; preds = %0, %5
  %3 = phi i64 [ 0, %0 ], [ %6, %5 ]
  %4 = phi i32 [ %1, %0 ], [ %12, %5 ]
  br label %8

5:                                                ; preds = %8
  %6 = add nuw nsw i64 %3, 1
  %7 = icmp eq i64 %6, 16
  br i1 %7, label %20, label %2, !llvm.loop !52

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
  store double %16, ptr %17, align 8, !tbaa !53
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, 1024
  br i1 %19, label %5, label %8, !llvm.loop !55

20:                                               ; preds = %5, %23
  %21 = phi i64 [ %24, %23 ], [ 0, %5 ]
  %22 = phi i32 [ %37, %23 ], [ %12, %5 ]
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %21, 1
  %25 = icmp eq i64 %24, 8
  br i1 %25, label %43, label %20, !llvm.loop !56

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
  store float %34, ptr %35, align 4, !tbaa !57
  %36 = mul i32 %30, 1664525
  %37 = add i32 %36, 1013904223
  %38 = lshr i32 %37, 8
  %39 = urem i32 %38, 1000
  %40 = getelementptr inbounds [8 x [1024 x i32]], ptr @bench_starti, i64 0, i64 %21, i64 %27
  store i32 %39, ptr %40, align 4, !tbaa !9
  %41 = add nuw nsw i64 %27, 1
  %42 = icmp eq i64 %41, 1024
  br i1 %42, label %23, label %26, !llvm.loop !59

43:                                               ; preds = %23, %47
  %44 = phi i64 [ %48, %47 ], [ 0, %23 ]
  %45 = phi i32 [ %54, %47 ], [ %37, %23 ]
  br label %50

46:                                               ; preds = %47
  store i32 %54, ptr @bench_seed, align 4, !tbaa !9
  ret void

47:                                               ; preds = %50
  %48 = add nuw nsw i64 %44, 1
  %49 = icmp eq i64 %48, 4
  br i1 %49, label %46, label %43, !llvm.loop !60

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
  br i1 %62, label %47, label %50, !llvm.loop !61
}

; Function Attrs: noinline nounwind
define internal fastcc void @bench_reset() unnamed_addr #8 {
  %1 = tail call ptr @memcpy(ptr noundef nonnull @V, ptr noundef nonnull @bench_start, i64 noundef 131072) #13
  %2 = tail call ptr @memcpy(ptr noundef nonnull @F, ptr noundef nonnull @bench_startf, i64 noundef 32768) #13
  %3 = tail call ptr @memcpy(ptr noundef nonnull @I, ptr noundef nonnull @bench_starti, i64 noundef 32768) #13
  %4 = tail call ptr @memcpy(ptr noundef nonnull @B, ptr noundef nonnull @bench_startb, i64 noundef 16384) #13
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
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull @.str.38, ptr noundef %0, double noundef %1, i32 noundef %9) #13
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ 0, %6 ], [ %18, %11 ]
  %13 = phi i32 [ -2128831035, %6 ], [ %17, %11 ]
  %14 = getelementptr inbounds i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4, !tbaa !9
  %16 = xor i32 %15, %13
  %17 = mul i32 %16, 16777619
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %7
  br i1 %19, label %8, label %11, !llvm.loop !62
}

declare dso_local ptr @memcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #9

declare dso_local i32 @printf(ptr noundef, ...) local_unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #10

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: write) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nobuiltin "no-builtins" }
attributes #12 = { nounwind }
attributes #13 = { nobuiltin nounwind "no-builtins" }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !2, i64 0}
!11 = distinct !{!11, !5, !6}
!12 = distinct !{!12, !5, !6}
!13 = distinct !{!13, !5, !6}
!14 = distinct !{!14, !5, !6}
!15 = distinct !{!15, !5, !6}
!16 = distinct !{!16, !5, !6}
!17 = distinct !{!17, !5, !6}
!18 = distinct !{!18, !5, !6}
!19 = distinct !{!19, !5, !6}
!20 = distinct !{!20, !5, !6}
!21 = distinct !{!21, !5, !6}
!22 = distinct !{!22, !5, !6}
!23 = distinct !{!23, !5, !6}
!24 = distinct !{!24, !5, !6}
!25 = !{!26, !26, i64 0}
!26 = !{!"long", !2, i64 0}
!27 = distinct !{!27, !5, !6}
!28 = distinct !{!28, !5, !6}
!29 = distinct !{!29, !5, !6}
!30 = distinct !{!30, !5, !6}
!31 = distinct !{!31, !5, !6}
!32 = distinct !{!32, !5, !6}
!33 = distinct !{!33, !5, !6}
!34 = distinct !{!34, !5, !6}
!35 = distinct !{!35, !5, !6}
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
!49 = !{!50, !50, i64 0}
!50 = !{!"any pointer", !2, i64 0}
!51 = distinct !{!51, !5, !6}
!52 = distinct !{!52, !5, !6}
!53 = !{!54, !54, i64 0}
!54 = !{!"double", !2, i64 0}
!55 = distinct !{!55, !5, !6}
!56 = distinct !{!56, !5, !6}
!57 = !{!58, !58, i64 0}
!58 = !{!"float", !2, i64 0}
!59 = distinct !{!59, !5, !6}
!60 = distinct !{!60, !5, !6}
!61 = distinct !{!61, !5, !6}
!62 = distinct !{!62, !5, !6}
