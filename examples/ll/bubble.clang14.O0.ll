; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/bubble.c -o -
source_filename = "c/bubble.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local i64 @bubble(i64 noundef %n, i32* noundef %a) #0 {
entry:
  %n.addr = alloca i64, align 8
  %a.addr = alloca i32*, align 8
  %exchanges = alloca i64, align 8
  %again = alloca i32, align 4
  %end = alloca i64, align 8
  %i = alloca i64, align 8
  %t = alloca i32, align 4
  store i64 %n, i64* %n.addr, align 8
  store i32* %a, i32** %a.addr, align 8
  store i64 0, i64* %exchanges, align 8
  store i32 1, i32* %again, align 4
  %0 = load i64, i64* %n.addr, align 8
  %sub = sub nsw i64 %0, 1
  store i64 %sub, i64* %end, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc13, %entry
  %1 = load i32, i32* %again, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load i64, i64* %end, align 8
  %cmp = icmp sgt i64 %2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %3 = phi i1 [ false, %for.cond ], [ %cmp, %land.rhs ]
  br i1 %3, label %for.body, label %for.end14

for.body:                                         ; preds = %land.end
  store i32 0, i32* %again, align 4
  store i64 0, i64* %i, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i64, i64* %i, align 8
  %5 = load i64, i64* %end, align 8
  %cmp2 = icmp slt i64 %4, %5
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %6 = load i32*, i32** %a.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds i32, i32* %6, i64 %7
  %8 = load i32, i32* %arrayidx, align 4
  %9 = load i32*, i32** %a.addr, align 8
  %10 = load i64, i64* %i, align 8
  %add = add nsw i64 %10, 1
  %arrayidx4 = getelementptr inbounds i32, i32* %9, i64 %add
  %11 = load i32, i32* %arrayidx4, align 4
  %cmp5 = icmp sgt i32 %8, %11
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %for.body3
  %12 = load i32*, i32** %a.addr, align 8
  %13 = load i64, i64* %i, align 8
  %arrayidx6 = getelementptr inbounds i32, i32* %12, i64 %13
  %14 = load i32, i32* %arrayidx6, align 4
  store i32 %14, i32* %t, align 4
  %15 = load i32*, i32** %a.addr, align 8
  %16 = load i64, i64* %i, align 8
  %add7 = add nsw i64 %16, 1
  %arrayidx8 = getelementptr inbounds i32, i32* %15, i64 %add7
  %17 = load i32, i32* %arrayidx8, align 4
  %18 = load i32*, i32** %a.addr, align 8
  %19 = load i64, i64* %i, align 8
  %arrayidx9 = getelementptr inbounds i32, i32* %18, i64 %19
  store i32 %17, i32* %arrayidx9, align 4
  %20 = load i32, i32* %t, align 4
  %21 = load i32*, i32** %a.addr, align 8
  %22 = load i64, i64* %i, align 8
  %add10 = add nsw i64 %22, 1
  %arrayidx11 = getelementptr inbounds i32, i32* %21, i64 %add10
  store i32 %20, i32* %arrayidx11, align 4
  store i32 1, i32* %again, align 4
  %23 = load i64, i64* %exchanges, align 8
  %inc = add nsw i64 %23, 1
  store i64 %inc, i64* %exchanges, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body3
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %24 = load i64, i64* %i, align 8
  %inc12 = add nsw i64 %24, 1
  store i64 %inc12, i64* %i, align 8
  br label %for.cond1, !llvm.loop !3

for.end:                                          ; preds = %for.cond1
  br label %for.inc13

for.inc13:                                        ; preds = %for.end
  %25 = load i64, i64* %end, align 8
  %dec = add nsw i64 %25, -1
  store i64 %dec, i64* %end, align 8
  br label %for.cond, !llvm.loop !5

for.end14:                                        ; preds = %land.end
  %26 = load i64, i64* %exchanges, align 8
  ret i64 %26
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
