; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sumTriangle.cu -o -
source_filename = "cuda/sumTriangle.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @sumTriangle(ptr noundef %m, ptr noundef %v, i32 noundef %c) #0 {
entry:
  %m.addr = alloca ptr, align 8
  %v.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %tid = alloca i32, align 4
  %d = alloca i32, align 4
  %sum = alloca float, align 4
  %L = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %m, ptr %m.addr, align 8
  store ptr %v, ptr %v.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %tid, align 4
  %1 = load i32, ptr %tid, align 4
  %2 = load i32, ptr %c.addr, align 4
  %cmp = icmp slt i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end8

if.then:                                          ; preds = %entry
  store i32 0, ptr %d, align 4
  store float 0.000000e+00, ptr %sum, align 4
  %3 = load i32, ptr %tid, align 4
  %add = add nsw i32 %3, 1
  %4 = load i32, ptr %c.addr, align 4
  %mul = mul nsw i32 %add, %4
  store i32 %mul, ptr %L, align 4
  %5 = load i32, ptr %tid, align 4
  store i32 %5, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %6 = load i32, ptr %i, align 4
  %7 = load i32, ptr %L, align 4
  %cmp1 = icmp slt i32 %6, %7
  br i1 %cmp1, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i32, ptr %d, align 4
  %rem = srem i32 %8, 2
  %tobool = icmp ne i32 %rem, 0
  br i1 %tobool, label %if.then2, label %if.end

if.then2:                                         ; preds = %for.body
  %9 = load ptr, ptr %m.addr, align 8
  %10 = load i32, ptr %i, align 4
  %idxprom = sext i32 %10 to i64
  %arrayidx = getelementptr inbounds float, ptr %9, i64 %idxprom
  %11 = load float, ptr %arrayidx, align 4
  %12 = load float, ptr %sum, align 4
  %add3 = fadd float %12, %11
  store float %add3, ptr %sum, align 4
  br label %if.end

if.end:                                           ; preds = %if.then2, %for.body
  %13 = load i32, ptr %d, align 4
  %add4 = add nsw i32 %13, 1
  store i32 %add4, ptr %d, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %14 = load i32, ptr %c.addr, align 4
  %15 = load i32, ptr %i, align 4
  %add5 = add nsw i32 %15, %14
  store i32 %add5, ptr %i, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %16 = load float, ptr %sum, align 4
  %17 = load ptr, ptr %v.addr, align 8
  %18 = load i32, ptr %d, align 4
  %sub = sub nsw i32 %18, 1
  %idxprom6 = sext i32 %sub to i64
  %arrayidx7 = getelementptr inbounds float, ptr %17, i64 %idxprom6
  store float %16, ptr %arrayidx7, align 4
  br label %if.end8

if.end8:                                          ; preds = %for.end, %entry
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @sumTriangle, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
