; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/daxpy.c -o -
source_filename = "c/daxpy.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local void @daxpy(i64 noundef %n, double noundef %a, double* noalias noundef %x, double* noalias noundef %y) #0 {
entry:
  %n.addr = alloca i64, align 8
  %a.addr = alloca double, align 8
  %x.addr = alloca double*, align 8
  %y.addr = alloca double*, align 8
  %i = alloca i64, align 8
  store i64 %n, i64* %n.addr, align 8
  store double %a, double* %a.addr, align 8
  store double* %x, double** %x.addr, align 8
  store double* %y, double** %y.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load double, double* %a.addr, align 8
  %3 = load double*, double** %x.addr, align 8
  %4 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds double, double* %3, i64 %4
  %5 = load double, double* %arrayidx, align 8
  %mul = fmul double %2, %5
  %6 = load double*, double** %y.addr, align 8
  %7 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds double, double* %6, i64 %7
  %8 = load double, double* %arrayidx1, align 8
  %add = fadd double %mul, %8
  %9 = load double*, double** %y.addr, align 8
  %10 = load i64, i64* %i, align 8
  %arrayidx2 = getelementptr inbounds double, double* %9, i64 %10
  store double %add, double* %arrayidx2, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i64, i64* %i, align 8
  %inc = add nsw i64 %11, 1
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
