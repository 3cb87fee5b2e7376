; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/cmul.c -o -
source_filename = "c/cmul.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.cmul_complex = type { float, float }

; Function Attrs: noinline nounwind optnone
define dso_local void @cmul(i64 noundef %n, %struct.cmul_complex* noalias noundef %x, %struct.cmul_complex* noalias noundef %y, %struct.cmul_complex* noalias noundef %z) #0 {
entry:
  %n.addr = alloca i64, align 8
  %x.addr = alloca %struct.cmul_complex*, align 8
  %y.addr = alloca %struct.cmul_complex*, align 8
  %z.addr = alloca %struct.cmul_complex*, align 8
  %i = alloca i64, align 8
  store i64 %n, i64* %n.addr, align 8
  store %struct.cmul_complex* %x, %struct.cmul_complex** %x.addr, align 8
  store %struct.cmul_complex* %y, %struct.cmul_complex** %y.addr, align 8
  store %struct.cmul_complex* %z, %struct.cmul_complex** %z.addr, align 8
  store i64 0, i64* %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, i64* %i, align 8
  %1 = load i64, i64* %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load %struct.cmul_complex*, %struct.cmul_complex** %x.addr, align 8
  %3 = load i64, i64* %i, align 8
  %arrayidx = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %2, i64 %3
  %re = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx, i32 0, i32 0
  %4 = load float, float* %re, align 4
  %5 = load %struct.cmul_complex*, %struct.cmul_complex** %y.addr, align 8
  %6 = load i64, i64* %i, align 8
  %arrayidx1 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %5, i64 %6
  %re2 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx1, i32 0, i32 0
  %7 = load float, float* %re2, align 4
  %mul = fmul float %4, %7
  %8 = load %struct.cmul_complex*, %struct.cmul_complex** %x.addr, align 8
  %9 = load i64, i64* %i, align 8
  %arrayidx3 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %8, i64 %9
  %im = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx3, i32 0, i32 1
  %10 = load float, float* %im, align 4
  %11 = load %struct.cmul_complex*, %struct.cmul_complex** %y.addr, align 8
  %12 = load i64, i64* %i, align 8
  %arrayidx4 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %11, i64 %12
  %im5 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx4, i32 0, i32 1
  %13 = load float, float* %im5, align 4
  %mul6 = fmul float %10, %13
  %sub = fsub float %mul, %mul6
  %14 = load %struct.cmul_complex*, %struct.cmul_complex** %z.addr, align 8
  %15 = load i64, i64* %i, align 8
  %arrayidx7 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %14, i64 %15
  %re8 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx7, i32 0, i32 0
  store float %sub, float* %re8, align 4
  %16 = load %struct.cmul_complex*, %struct.cmul_complex** %x.addr, align 8
  %17 = load i64, i64* %i, align 8
  %arrayidx9 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %16, i64 %17
  %re10 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx9, i32 0, i32 0
  %18 = load float, float* %re10, align 4
  %19 = load %struct.cmul_complex*, %struct.cmul_complex** %y.addr, align 8
  %20 = load i64, i64* %i, align 8
  %arrayidx11 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %19, i64 %20
  %im12 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx11, i32 0, i32 1
  %21 = load float, float* %im12, align 4
  %mul13 = fmul float %18, %21
  %22 = load %struct.cmul_complex*, %struct.cmul_complex** %x.addr, align 8
  %23 = load i64, i64* %i, align 8
  %arrayidx14 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %22, i64 %23
  %im15 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx14, i32 0, i32 1
  %24 = load float, float* %im15, align 4
  %25 = load %struct.cmul_complex*, %struct.cmul_complex** %y.addr, align 8
  %26 = load i64, i64* %i, align 8
  %arrayidx16 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %25, i64 %26
  %re17 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx16, i32 0, i32 0
  %27 = load float, float* %re17, align 4
  %mul18 = fmul float %24, %27
  %add = fadd float %mul13, %mul18
  %28 = load %struct.cmul_complex*, %struct.cmul_complex** %z.addr, align 8
  %29 = load i64, i64* %i, align 8
  %arrayidx19 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %28, i64 %29
  %im20 = getelementptr inbounds %struct.cmul_complex, %struct.cmul_complex* %arrayidx19, i32 0, i32 1
  store float %add, float* %im20, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %30 = load i64, i64* %i, align 8
  %inc = add nsw i64 %30, 1
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
