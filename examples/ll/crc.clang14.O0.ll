; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/crc.c -o -
source_filename = "c/crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local i64 @crc(i64 noundef %n, i8* noundef %data) #0 {
entry:
  %n.addr = alloca i64, align 8
  %data.addr = alloca i8*, align 8
  %value = alloca i32, align 4
  %i = alloca i64, align 8
  %bit = alloca i32, align 4
  store i64 %n, i64* %n.addr, align 8
  store i8* %data, i8** %data.addr, align 8
  store i32 -1, i32* %value, align 4
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc7, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end9

for.body:                                         ; preds = %for.cond
  %2 = load i8*, i8** %data.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i8, i8* %2, i64 %3
  %4 = load i8, i8* %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, i32* %value, align 4
  %xor = xor i32 %5, %conv
  store i32 %xor, i32* %value, align 4
  store i32 0, i32* %bit, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %6 = load i32, i32* %bit, align 4
  %cmp2 = icmp slt i32 %6, 8
  br i1 %cmp2, label %for.body4, label %for.end

for.body4:                                        ; preds = %for.cond1
  %7 = load i32, i32* %value, align 4
  %shr = lshr i32 %7, 1
  %8 = load i32, i32* %value, align 4
  %and = and i32 %8, 1
  %sub = sub i32 0, %and
  %and5 = and i32 -306674912, %sub
  %xor6 = xor i32 %shr, %and5
  store i32 %xor6, i32* %value, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body4
  %9 = load i32, i32* %bit, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, i32* %bit, align 4
  br label %for.cond1, !llvm.loop !3

for.end:                                          ; preds = %for.cond1
  br label %for.inc7

for.inc7:                                         ; preds = %for.end
  %10 = load i64, i64* %i, align 8
  %inc8 = add nsw i64 %10, 1
  store i64 %inc8, i64* %i, align 8
  br label %for.cond, !llvm.loop !5

for.end9:                                         ; preds = %for.cond
  %11 = load i32, i32* %value, align 4
  %xor10 = xor i32 %11, -1
  %conv11 = zext i32 %xor10 to i64
  ret i64 %conv11
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 14"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
