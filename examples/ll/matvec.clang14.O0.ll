; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/matvec.c -o -
source_filename = "c/matvec.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local void @matvec(i64 noundef %rows, i64 noundef %cols, double* noalias noundef %a, double* noalias noundef %x, double* noalias noundef %y) #0 {
entry:
  %rows.addr = alloca i64, align 8
  %cols.addr = alloca i64, align 8
  %a.addr = alloca double*, align 8
  %x.addr = alloca double*, align 8
  %y.addr = alloca double*, align 8
  %i = alloca i64, align 8
  %sum = alloca double, align 8
  %j = alloca i64, align 8
  store i64 %rows, i64* %rows.addr, align 8
  store i64 %cols, i64* %cols.addr, align 8
  store double* %a, double** %a.addr, align 8
  store double* %x, double** %x.addr, align 8
  store double* %y, double** %y.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc8, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %rows.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end10

for.body:                                         ; preds = %for.cond
  store double 0.000000e+00, double* %sum, align 8
  store i64 0, i64* %j, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i64, i64* %j, align 8
  %3 = load i64, i64* %cols.addr, align 8
  %cmp2 = icmp slt i64 %2, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load double*, double** %a.addr, align 8
  %5 = load i64, i64* %i, align 8
  %6 = load i64, i64* %cols.addr, align 8
  %mul = mul nsw i64 %5, %6
  %7 = load i64, i64* %j, align 8
  %add = add nsw i64 %mul, %7
  %arrayidx = getelementptr inbounds double, double* %4, i64 %add
  %8 = load double, double* %arrayidx, align 8
  %9 = load double*, double** %x.addr, align 8
  %10 = load i64, i64* %j, align 8
  %arrayidx4 = getelementptr inbounds double, double* %9, i64 %10
  %11 = load double, double* %arrayidx4, align 8
  %mul5 = fmul double %8, %11
  %12 = load double, double* %sum, align 8
  %add6 = fadd double %12, %mul5
  store double %add6, double* %sum, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %13 = load i64, i64* %j, align 8
  %inc = add nsw i64 %13, 1
  store i64 %inc, i64* %j, align 8
  br label %for.cond1, !llvm.loop !3

for.end:                                          ; preds = %for.cond1
  %14 = load double, double* %sum, align 8
  %15 = load double*, double** %y.addr, align 8
  %16 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds double, double* %15, i64 %16
  store double %14, double* %arrayidx7, align 8
  br label %for.inc8

for.inc8:                                         ; preds = %for.end
  %17 = load i64, i64* %i, align 8
  %inc9 = add nsw i64 %17, 1
  store i64 %inc9, i64* %i, align 8
  br label %for.cond, !llvm.loop !5

for.end10:                                        ; preds = %for.cond
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
!5 = distinct !{!5, !4}
