; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/avgSquare.cu -o -
source_filename = "cuda/avgSquare.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @avgSquare(ptr noundef %m, ptr noundef %v, i32 noundef %c) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %tid = alloca i32, align 4
  %d = alloca i32, align 4
  %sum = alloca float, align 4
  %N = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store ptr %v, ptr %v.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %tid, align 4
  %1 = load i32, ptr %tid, align 4
  %2 = load i32, ptr %c.addr, align 4
  %cmp = icmp slt i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 0, ptr %d, align 4
  store float 0.000000e+00, ptr %sum, align 4
  %3 = load i32, ptr %tid, align 4
  %4 = load i32, ptr %c.addr, align 4
  %5 = load i32, ptr %c.addr, align 4
  %mul = mul nsw i32 %4, %5
  %add = add nsw i32 %3, %mul
  store i32 %add, ptr %N, align 4
  %6 = load i32, ptr %tid, align 4
  store i32 %6, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %7 = load i32, ptr %i, align 4
  %8 = load i32, ptr %N, align 4
  %cmp1 = icmp slt i32 %7, %8
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load ptr, ptr %m.addr, align 8
  %10 = load i32, ptr %i, align 4
  %idxprom = sext i32 %10 to i64
  %arrayidx = getelementptr inbounds float, ptr %9, i64 %idxprom
  %11 = load float, ptr %arrayidx, align 4
  %12 = load float, ptr %sum, align 4
  %add2 = fadd float %12, %11
  store float %add2, ptr %sum, align 4
  %13 = load i32, ptr %d, align 4
  %add3 = add nsw i32 %13, 1
  store i32 %add3, ptr %d, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %c.addr, align 4
  %15 = load i32, ptr %i, align 4
  %add4 = add nsw i32 %15, %14
  store i32 %add4, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %16 = load float, ptr %sum, align 4
  %17 = load i32, ptr %d, align 4
  %conv = sitofp i32 %17 to float
  %div = fdiv float %16, %conv
  %18 = load ptr, ptr %v.addr, align 8
  %19 = load i32, ptr %tid, align 4
  %idxprom5 = sext i32 %19 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %18, i64 %idxprom5
  store float %div, ptr %arrayidx6, align 4
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @avgSquare, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
