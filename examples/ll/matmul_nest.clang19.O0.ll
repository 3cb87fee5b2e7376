; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/matmul_nest.c -o -
source_filename = "c/matmul_nest.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local void @matmul_nest(i64 noundef %n, ptr noalias noundef %a, ptr noalias noundef %b, ptr noalias noundef %c) #0 {
entry:
  %n.addr = alloca i64, align 8
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %i = alloca i64, align 8
  %j = alloca i64, align 8
  %k = alloca i64, align 8
  store i64 %n, ptr %n.addr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store ptr %c, ptr %c.addr, align 8
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc18, %entry
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end20

for.body:                                         ; preds = %for.cond
  store i64 0, ptr %j, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc15, %for.body
  %2 = load i64, ptr %j, align 8
  %3 = load i64, ptr %n.addr, align 8
  %cmp2 = icmp slt i64 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end17

for.body3:                                        ; preds = %for.cond1
  store i64 0, ptr %k, align 8
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body3
  %4 = load i64, ptr %k, align 8
  %5 = load i64, ptr %n.addr, align 8
  %cmp5 = icmp slt i64 %4, %5
  br i1 %cmp5, label %for.body6, label %for.end

for.body6:                                        ; preds = %for.cond4
  %6 = load ptr, ptr %a.addr, align 8
  %7 = load i64, ptr %i, align 8
  %8 = load i64, ptr %n.addr, align 8
  %mul = mul nsw i64 %7, %8
  %9 = load i64, ptr %k, align 8
  %add = add nsw i64 %mul, %9
  %arrayidx = getelementptr inbounds double, ptr %6, i64 %add
  %10 = load double, ptr %arrayidx, align 8
  %11 = load ptr, ptr %b.addr, align 8
  %12 = load i64, ptr %k, align 8
  %13 = load i64, ptr %n.addr, align 8
  %mul7 = mul nsw i64 %12, %13
  %14 = load i64, ptr %j, align 8
  %add8 = add nsw i64 %mul7, %14
  %arrayidx9 = getelementptr inbounds double, ptr %11, i64 %add8
  %15 = load double, ptr %arrayidx9, align 8
  %mul10 = fmul double %10, %15
  %16 = load ptr, ptr %c.addr, align 8
  %17 = load i64, ptr %i, align 8
  %18 = load i64, ptr %n.addr, align 8
  %mul11 = mul nsw i64 %17, %18
  %19 = load i64, ptr %j, align 8
  %add12 = add nsw i64 %mul11, %19
  %arrayidx13 = getelementptr inbounds double, ptr %16, i64 %add12
  %20 = load double, ptr %arrayidx13, align 8
  %add14 = fadd double %20, %mul10
  store double %add14, ptr %arrayidx13, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %21 = load i64, ptr %k, align 8
  %inc = add nsw i64 %21, 1
  store i64 %inc, ptr %k, align 8
  br label %for.cond4, !llvm.loop !3

for.end:                                          ; preds = %for.cond4
  br label %for.inc15

for.inc15:                                        ; preds = %for.end
  %22 = load i64, ptr %j, align 8
  %inc16 = add nsw i64 %22, 1
  store i64 %inc16, ptr %j, align 8
  br label %for.cond1, !llvm.loop !5

for.end17:                                        ; preds = %for.cond1
  br label %for.inc18

for.inc18:                                        ; preds = %for.end17
  %23 = load i64, ptr %i, align 8
  %inc19 = add nsw i64 %23, 1
  store i64 %inc19, ptr %i, align 8
  br label %for.cond, !llvm.loop !6

for.end20:                                        ; preds = %for.cond
  ret void
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 19"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
!6 = distinct !{!6, !4}
