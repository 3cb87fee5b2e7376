; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/stencil3.c -o -
source_filename = "c/stencil3.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local void @stencil3(i64 noundef %n, i64 noundef %steps, double* noundef %a, double* noundef %b) #0 {
entry:
  %n.addr = alloca i64, align 8
  %steps.addr = alloca i64, align 8
  %a.addr = alloca double*, align 8
  %b.addr = alloca double*, align 8
  %s = alloca i64, align 8
  %i = alloca i64, align 8
  %t = alloca double*, align 8
  store i64 %n, i64* %n.addr, align 8
  store i64 %steps, i64* %steps.addr, align 8
  store double* %a, double** %a.addr, align 8
  store double* %b, double** %b.addr, align 8
  store i64 0, i64* %s, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %0 = load i64, i64* %s, align 8
  %1 = load i64, i64* %steps.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end14

for.body:                                         ; preds = %for.cond
  store i64 1, i64* %i, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %2 = load i64, i64* %i, align 8
  %add = add nsw i64 %2, 1
  %3 = load i64, i64* %n.addr, align 8
  %cmp2 = icmp slt i64 %add, %3
  br i1 %cmp2, label %for.body3, label %for.end

for.body3:                                        ; preds = %for.cond1
  %4 = load double*, double** %a.addr, align 8
  %5 = load i64, i64* %i, align 8
  %sub = sub nsw i64 %5, 1
  %arrayidx = getelementptr inbounds double, double* %4, i64 %sub
  %6 = load double, double* %arrayidx, align 8
  %mul = fmul double 2.500000e-01, %6
  %7 = load double*, double** %a.addr, align 8
  %8 = load i64, i64* %i, align 8
  %arrayidx4 = getelementptr inbounds double, double* %7, i64 %8
  %9 = load double, double* %arrayidx4, align 8
  %mul5 = fmul double 5.000000e-01, %9
  %add6 = fadd double %mul, %mul5
  %10 = load double*, double** %a.addr, align 8
  %11 = load i64, i64* %i, align 8
  %add7 = add nsw i64 %11, 1
  %arrayidx8 = getelementptr inbounds double, double* %10, i64 %add7
  %12 = load double, double* %arrayidx8, align 8
  %mul9 = fmul double 2.500000e-01, %12
  %add10 = fadd double %add6, %mul9
  %13 = load double*, double** %b.addr, align 8
  %14 = load i64, i64* %i, align 8
  %arrayidx11 = getelementptr inbounds double, double* %13, i64 %14
  store double %add10, double* %arrayidx11, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body3
  %15 = load i64, i64* %i, align 8
  %inc = add nsw i64 %15, 1
  store i64 %inc, i64* %i, align 8
  br label %for.cond1, !llvm.loop !3

for.end:                                          ; preds = %for.cond1
  %16 = load double*, double** %a.addr, align 8
  store double* %16, double** %t, align 8
  %17 = load double*, double** %b.addr, align 8
  store double* %17, double** %a.addr, align 8
  %18 = load double*, double** %t, align 8
  store double* %18, double** %b.addr, align 8
  br label %for.inc12

for.inc12:                                        ; preds = %for.end
  %19 = load i64, i64* %s, align 8
  %inc13 = add nsw i64 %19, 1
  store i64 %inc13, i64* %s, align 8
  br label %for.cond, !llvm.loop !5

for.end14:                                        ; preds = %for.cond
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
