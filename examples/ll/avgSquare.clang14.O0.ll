; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/avgSquare.cu -o -
source_filename = "cuda/avgSquare.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @avgSquare(float* noundef %m, float* noundef %v, i32 noundef %c) #0 {
entry:
  %m.addr = alloca float*, align 8
  %v.addr = alloca float*, align 8
  %c.addr = alloca i32, align 4
  %tid = alloca i32, align 4
  %d = alloca i32, align 4
  %sum = alloca float, align 4
  %N = alloca i32, align 4
  %i = alloca i32, align 4
  store float* %m, float** %m.addr, align 8
  store float* %v, float** %v.addr, align 8
  store i32 %c, i32* %c.addr, align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  store i32 %0, i32* %tid, align 4
  %1 = load i32, i32* %tid, align 4
  %2 = load i32, i32* %c.addr, align 4
  %cmp = icmp slt i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, i32* %d, align 4
  store float 0.000000e+00, float* %sum, align 4
  %3 = load i32, i32* %tid, align 4
  %4 = load i32, i32* %c.addr, align 4
  %5 = load i32, i32* %c.addr, align 4
  %mul = mul nsw i32 %4, %5
  %add = add nsw i32 %3, %mul
  store i32 %add, i32* %N, align 4
  %6 = load i32, i32* %tid, align 4
  store i32 %6, i32* %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %7 = load i32, i32* %i, align 4
  %8 = load i32, i32* %N, align 4
  %cmp1 = icmp slt i32 %7, %8
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load float*, float** %m.addr, align 8
  %10 = load i32, i32* %i, align 4
  %idxprom = sext i32 %10 to i64
  %arrayidx = getelementptr inbounds float, float* %9, i64 %idxprom
  %11 = load float, float* %arrayidx, align 4
  %12 = load float, float* %sum, align 4
  %add2 = fadd float %12, %11
  store float %add2, float* %sum, align 4
  %13 = load i32, i32* %d, align 4
  %add3 = add nsw i32 %13, 1
  store i32 %add3, i32* %d, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, i32* %c.addr, align 4
  %15 = load i32, i32* %i, align 4
  %add4 = add nsw i32 %15, %14
  store i32 %add4, i32* %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %16 = load float, float* %sum, align 4
  %17 = load i32, i32* %d, align 4
  %conv = sitofp i32 %17 to float
  %div = fdiv float %16, %conv
  %18 = load float*, float** %v.addr, align 8
  %19 = load i32, i32* %tid, align 4
  %idxprom5 = sext i32 %19 to i64
  %arrayidx6 = getelementptr inbounds float, float* %18, i64 %idxprom5
  store float %div, float* %arrayidx6, align 4
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32)* @avgSquare, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
