; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/tokens.c -o -
source_filename = "c/tokens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local i64 @tokens(i64 noundef %n, ptr noundef %text, ptr noundef %kinds) #0 {
entry:
  %n.addr = alloca i64, align 8
  %text.addr = alloca ptr, align 8
  %kinds.addr = alloca ptr, align 8
  %state = alloca i32, align 4
  %total = alloca i64, align 8
  %i = alloca i64, align 8
  %next = alloca i32, align 4
  store i64 %n, ptr %n.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store ptr %kinds, ptr %kinds.addr, align 8
  store i32 0, ptr %state, align 4
  store i64 0, ptr %total, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %text.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  switch i32 %conv, label %sw.default [
    i32 32, label %sw.bb
    i32 10, label %sw.bb
    i32 48, label %sw.bb1
    i32 49, label %sw.bb1
    i32 50, label %sw.bb1
    i32 51, label %sw.bb1
    i32 52, label %sw.bb1
    i32 53, label %sw.bb1
    i32 54, label %sw.bb1
    i32 55, label %sw.bb1
    i32 56, label %sw.bb1
    i32 57, label %sw.bb1
    i32 43, label %sw.bb4
    i32 45, label %sw.bb4
    i32 40, label %sw.bb4
    i32 41, label %sw.bb4
  ]

sw.bb:                                            ; preds = %for.body, %for.body
  store i32 0, ptr %next, align 4
  br label %sw.epilog

sw.bb1:                                           ; preds = %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body
  %5 = load i32, ptr %state, align 4
  %cmp2 = icmp eq i32 %5, 1
  %6 = zext i1 %cmp2 to i64
  %cond = select i1 %cmp2, i32 1, i32 2
  store i32 %cond, ptr %next, align 4
  br label %sw.epilog

sw.bb4:                                           ; preds = %for.body, %for.body, %for.body, %for.body
  store i32 3, ptr %next, align 4
  br label %sw.epilog

sw.default:                                       ; preds = %for.body
  store i32 1, ptr %next, align 4
  br label %sw.epilog

sw.epilog:                                        ; preds = %sw.default, %sw.bb4, %sw.bb1, %sw.bb
  %7 = load i32, ptr %next, align 4
  %cmp5 = icmp ne i32 %7, 0
  br i1 %cmp5, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %sw.epilog
  %8 = load i32, ptr %next, align 4
  %9 = load i32, ptr %state, align 4
  %cmp7 = icmp ne i32 %8, %9
  br i1 %cmp7, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true
  %10 = load i32, ptr %next, align 4
  %cmp9 = icmp eq i32 %10, 3
  br i1 %cmp9, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %land.lhs.true
  %11 = load ptr, ptr %kinds.addr, align 8
  %12 = load i32, ptr %next, align 4
  %idxprom = sext i32 %12 to i64
  %arrayidx11 = getelementptr inbounds i64, ptr %11, i64 %idxprom
  %13 = load i64, ptr %arrayidx11, align 8
  %add = add nsw i64 %13, 1
  store i64 %add, ptr %arrayidx11, align 8
  %14 = load i64, ptr %total, align 8
  %inc = add nsw i64 %14, 1
  store i64 %inc, ptr %total, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false, %sw.epilog
  %15 = load i32, ptr %next, align 4
  store i32 %15, ptr %state, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %16 = load i64, ptr %i, align 8
  %inc12 = add nsw i64 %16, 1
  store i64 %inc12, ptr %i, align 8
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  %17 = load i64, ptr %total, align 8
  ret i64 %17
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 19"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
