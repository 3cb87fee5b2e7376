; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/horner.c -o -
source_filename = "c/horner.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local double @horner(i64 noundef %n, double* noundef %coefficients, double noundef %x) #0 {
entry:
  %n.addr = alloca i64, align 8
  %coefficients.addr = alloca double*, align 8
  %x.addr = alloca double, align 8
  %sum = alloca double, align 8
  %i = alloca i64, align 8
  store i64 %n, i64* %n.addr, align 8
  store double* %coefficients, double** %coefficients.addr, align 8
  store double %x, double* %x.addr, align 8
  store double 0.000000e+00, double* %sum, align 8
  %0 = load i64, i64* %n.addr, align 8
  %sub = sub nsw i64 %0, 1
  store i64 %sub, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, i64* %i, align 8
  %cmp = icmp sge i64 %1, 0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load double, double* %sum, align 8
  %3 = load double, double* %x.addr, align 8
  %mul = fmul double %2, %3
  %4 = load double*, double** %coefficients.addr, align 8
  %5 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds double, double* %4, i64 %5
  %6 = load double, double* %arrayidx, align 8
  %add = fadd double %mul, %6
  store double %add, double* %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %7 = load i64, i64* %i, align 8
  %dec = add nsw i64 %7, -1
  store i64 %dec, i64* %i, align 8
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  %8 = load double, double* %sum, align 8
  ret double %8
}

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 14"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
