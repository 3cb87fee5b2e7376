; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/popcount.c -o -
source_filename = "c/popcount.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@popcount_nibble = internal constant [16 x i8] c"\00\01\01\02\01\02\02\03\01\02\02\03\02\03\03\04", align 16

; Function Attrs: noinline nounwind optnone
define dso_local i64 @popcount(i64 noundef %n, ptr noundef %words) #0 {
entry:
  %n.addr = alloca i64, align 8
  %words.addr = alloca ptr, align 8
  %total = alloca i64, align 8
  %i = alloca i64, align 8
  store i64 %n, ptr %n.addr, align 8
  store ptr %words, ptr %words.addr, align 8
  store i64 0, ptr %total, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %words.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %3
  %4 = load i32, ptr %arrayidx, align 4
  %call = call i64 @popcount_word(i32 noundef %4) #1
  %5 = load i64, ptr %total, align 8
  %add = add nsw i64 %5, %call
  store i64 %add, ptr %total, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i64, ptr %i, align 8
  %inc = add nsw i64 %6, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  %7 = load i64, ptr %total, align 8
  ret i64 %7
}

; Function Attrs: noinline nounwind optnone
define internal i64 @popcount_word(i32 noundef %word) #0 {
entry:
  %word.addr = alloca i32, align 4
  %bits = alloca i64, align 8
  store i32 %word, ptr %word.addr, align 4
  store i64 0, ptr %bits, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %word.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i32, ptr %word.addr, align 4
  %and = and i32 %1, 15
  %idxprom = zext i32 %and to i64
  %arrayidx = getelementptr inbounds [16 x i8], ptr @popcount_nibble, i64 0, i64 %idxprom
  %2 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %2 to i64
  %3 = load i64, ptr %bits, align 8
  %add = add nsw i64 %3, %conv
  store i64 %add, ptr %bits, align 8
  %4 = load i32, ptr %word.addr, align 4
  %shr = lshr i32 %4, 4
  store i32 %shr, ptr %word.addr, align 4
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %while.cond
  %5 = load i64, ptr %bits, align 8
  ret i64 %5
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 19"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
