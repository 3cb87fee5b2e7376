; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/prefixmax.c -o -
source_filename = "c/prefixmax.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local void @prefixmax(i64 noundef %n, i64* noalias noundef %in, i64* noalias noundef %out) #0 {
entry:
  %n.addr = alloca i64, align 8
  %in.addr = alloca i64*, align 8
  %out.addr = alloca i64*, align 8
  %best = alloca i64, align 8
  %i = alloca i64, align 8
  store i64 %n, i64* %n.addr, align 8
  store i64* %in, i64** %in.addr, align 8
  store i64* %out, i64** %out.addr, align 8
  store i64 -9223372036854775808, i64* %best, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i64*, i64** %in.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i64, i64* %2, i64 %3
  %4 = load i64, i64* %arrayidx, align 8
  %5 = load i64, i64* %best, align 8
  %cmp1 = icmp sgt i64 %4, %5
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %6 = load i64*, i64** %in.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds i64, i64* %6, i64 %7
  %8 = load i64, i64* %arrayidx2, align 8
  store i64 %8, i64* %best, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %9 = load i64, i64* %best, align 8
  %10 = load i64*, i64** %out.addr, align 8
  %11 = load i64, i64* %i, align 8
  %arrayidx3 = getelementptr inbounds i64, i64* %10, i64 %11
  store i64 %9, i64* %arrayidx3, align 8
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %12 = load i64, i64* %i, align 8
  %inc = add nsw i64 %12, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  ret void
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 14"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
