; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/hydro.c -o -
source_filename = "c/hydro.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: noinline nounwind optnone
define dso_local void @hydro(i64 noundef %n, double noundef %q, double noundef %r, double noundef %t, ptr noalias noundef %z, ptr noalias noundef %x, ptr noalias noundef %d) #0 {
entry:
  %n.addr = alloca i64, align 8
  %q.addr = alloca double, align 8
  %r.addr = alloca double, align 8
  %t.addr = alloca double, align 8
  %z.addr = alloca ptr, align 8
  %x.addr = alloca ptr, align 8
  %d.addr = alloca ptr, align 8
  %k = alloca i64, align 8
  %k9 = alloca i64, align 8
  store i64 %n, ptr %n.addr, align 8
  store double %q, ptr %q.addr, align 8
  store double %r, ptr %r.addr, align 8
  store double %t, ptr %t.addr, align 8
  store ptr %z, ptr %z.addr, align 8
  store ptr %x, ptr %x.addr, align 8
  store ptr %d, ptr %d.addr, align 8
  store i64 0, ptr %k, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %k, align 8
  %1 = load i64, ptr %n.addr, align 8
  %cmp = icmp slt i64 %0, %1
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load double, ptr %q.addr, align 8
  %3 = load ptr, ptr %z.addr, align 8
  %4 = load i64, ptr %k, align 8
  %arrayidx = getelementptr inbounds double, ptr %3, i64 %4
  %5 = load double, ptr %arrayidx, align 8
  %6 = load double, ptr %r.addr, align 8
  %7 = load ptr, ptr %z.addr, align 8
  %8 = load i64, ptr %k, align 8
  %add = add nsw i64 %8, 1
  %arrayidx1 = getelementptr inbounds double, ptr %7, i64 %add
  %9 = load double, ptr %arrayidx1, align 8
  %mul = fmul double %6, %9
  %10 = load double, ptr %t.addr, align 8
  %11 = load ptr, ptr %z.addr, align 8
  %12 = load i64, ptr %k, align 8
  %add2 = add nsw i64 %12, 2
  %arrayidx3 = getelementptr inbounds double, ptr %11, i64 %add2
  %13 = load double, ptr %arrayidx3, align 8
  %mul4 = fmul double %10, %13
  %add5 = fadd double %mul, %mul4
  %mul6 = fmul double %5, %add5
  %add7 = fadd double %2, %mul6
  %14 = load ptr, ptr %x.addr, align 8
  %15 = load i64, ptr %k, align 8
  %arrayidx8 = getelementptr inbounds double, ptr %14, i64 %15
  store double %add7, ptr %arrayidx8, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %16 = load i64, ptr %k, align 8
  %inc = add nsw i64 %16, 1
  store i64 %inc, ptr %k, align 8
  br label %for.cond, !llvm.loop !3

for.end:                                          ; preds = %for.cond
  store i64 0, ptr %k9, align 8
  br label %for.cond10

for.cond10:                                       ; preds = %for.inc18, %for.end
  %17 = load i64, ptr %k9, align 8
  %add11 = add nsw i64 %17, 1
  %18 = load i64, ptr %n.addr, align 8
  %cmp12 = icmp slt i64 %add11, %18
  br i1 %cmp12, label %for.body13, label %for.end20

for.body13:                                       ; preds = %for.cond10
  %19 = load ptr, ptr %x.addr, align 8
  %20 = load i64, ptr %k9, align 8
  %add14 = add nsw i64 %20, 1
  %arrayidx15 = getelementptr inbounds double, ptr %19, i64 %add14
  %21 = load double, ptr %arrayidx15, align 8
  %22 = load ptr, ptr %x.addr, align 8
  %23 = load i64, ptr %k9, align 8
  %arrayidx16 = getelementptr inbounds double, ptr %22, i64 %23
  %24 = load double, ptr %arrayidx16, align 8
  %sub = fsub double %21, %24
  %25 = load ptr, ptr %d.addr, align 8
  %26 = load i64, ptr %k9, align 8
  %arrayidx17 = getelementptr inbounds double, ptr %25, i64 %26
  store double %sub, ptr %arrayidx17, align 8
  br label %for.inc18

for.inc18:                                        ; preds = %for.body13
  %27 = load i64, ptr %k9, align 8
  %inc19 = add nsw i64 %27, 1
  store i64 %inc19, ptr %k9, align 8
  br label %for.cond10, !llvm.loop !5

for.end20:                                        ; preds = %for.cond10
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
