; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/norm.c -o -
source_filename = "c/norm.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local double @norm(i64 noundef %n, double* noalias noundef %x, double* noalias noundef %y) #0 {
entry:
  %n.addr = alloca i64, align 8
  %x.addr = alloca double*, align 8
  %y.addr = alloca double*, align 8
  %sum = alloca double, align 8
  %i = alloca i64, align 8
  %length = alloca double, align 8
  %i2 = alloca i64, align 8
  store i64 %n, i64* %n.addr, align 8
  store double* %x, double** %x.addr, align 8
  store double* %y, double** %y.addr, align 8
  store double 0.000000e+00, double* %sum, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load double*, double** %x.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds double, double* %2, i64 %3
  %4 = load double, double* %arrayidx, align 8
  %5 = load double*, double** %x.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds double, double* %5, i64 %6
  %7 = load double, double* %arrayidx1, align 8
  %mul = fmul double %4, %7
  %8 = load double, double* %sum, align 8
  %add = fadd double %8, %mul
  store double %add, double* %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i64, i64* %i, align 8
  %inc = add nsw i64 %9, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  %10 = load double, double* %sum, align 8
  %11 = call double @llvm.sqrt.f64(double %10)
  store double %11, double* %length, align 8
  store i64 0, i64* %i2, align 8
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc13, %for.end
  %12 = load i64, i64* %i2, align 8
  %13 = load i64, i64* %n.addr, align 8
  %cmp4 = icmp slt i64 %12, %13
  br i1 %cmp4, label %for.body5, label %for.end15

for.body5:                                        ; preds = %for.cond3
  %14 = load double*, double** %x.addr, align 8
  %15 = load i64, i64* %i2, align 8
  %arrayidx6 = getelementptr inbounds double, double* %14, i64 %15
  %16 = load double, double* %arrayidx6, align 8
  %17 = load double, double* %length, align 8
  %div = fdiv double %16, %17
  %18 = load double*, double** %x.addr, align 8
  %19 = load i64, i64* %i2, align 8
  %arrayidx7 = getelementptr inbounds double, double* %18, i64 %19
  %20 = load double, double* %arrayidx7, align 8
  %21 = load double*, double** %x.addr, align 8
  %22 = load i64, i64* %i2, align 8
  %arrayidx8 = getelementptr inbounds double, double* %21, i64 %22
  %23 = load double, double* %arrayidx8, align 8
  %mul9 = fmul double %20, %23
  %add10 = fadd double %mul9, 1.000000e+00
  %24 = call double @llvm.sqrt.f64(double %add10)
  %add11 = fadd double %div, %24
  %25 = load double*, double** %y.addr, align 8
  %26 = load i64, i64* %i2, align 8
  %arrayidx12 = getelementptr inbounds double, double* %25, i64 %26
  store double %add11, double* %arrayidx12, align 8
  br label %for.inc13

for.inc13:                                        ; preds = %for.body5
  %27 = load i64, i64* %i2, align 8
  %inc14 = add nsw i64 %27, 1
  store i64 %inc14, i64* %i2, align 8
  br label %for.cond3, !llvm.loop !5

for.end15:                                        ; preds = %for.cond3
  %28 = load double, double* %length, align 8
  ret double %28
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.sqrt.f64(double) #1

attributes #0 = { noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{!"clang version 14"}
!3 = distinct !{!3, !4}
!4 = !{!"llvm.loop.mustprogress"}
!5 = distinct !{!5, !4}
