; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/mandelbrot.cu -o -
source_filename = "cuda/mandelbrot.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_thread_index = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @mandelbrot(i32 noundef %width, i32 noundef %height, i32 noundef %limit, ptr noundef %iterations) #0 {
entry:
  %width.addr = alloca i32, align 4
  %height.addr = alloca i32, align 4
  %limit.addr = alloca i32, align 4
  %iterations.addr = alloca ptr, align 8
  %px = alloca i32, align 4
  %py = alloca i32, align 4
  %cx = alloca float, align 4
  %cy = alloca float, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %count = alloca i32, align 4
  %next = alloca float, align 4
  store i32 %width, ptr %width.addr, align 4
  store i32 %height, ptr %height.addr, align 4
  store i32 %limit, ptr %limit.addr, align 4
  store ptr %iterations, ptr %iterations.addr, align 8
  %0 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  store i32 %add, ptr %px, align 4
  %3 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul i32 %3, %4
  %5 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add i32 %mul5, %5
  store i32 %add7, ptr %py, align 4
  %6 = load i32, ptr %px, align 4
  %7 = load i32, ptr %width.addr, align 4
  %cmp = icmp sge i32 %6, %7
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %8 = load i32, ptr %py, align 4
  %9 = load i32, ptr %height.addr, align 4
  %cmp8 = icmp sge i32 %8, %9
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %10 = load i32, ptr %px, align 4
  %conv = sitofp i32 %10 to float
  %mul9 = fmul float 3.000000e+00, %conv
  %11 = load i32, ptr %width.addr, align 4
  %conv10 = sitofp i32 %11 to float
  %div = fdiv float %mul9, %conv10
  %add11 = fadd float -2.000000e+00, %div
  store float %add11, ptr %cx, align 4
  %12 = load i32, ptr %py, align 4
  %conv12 = sitofp i32 %12 to float
  %mul13 = fmul float 2.500000e+00, %conv12
  %13 = load i32, ptr %height.addr, align 4
  %conv14 = sitofp i32 %13 to float
  %div15 = fdiv float %mul13, %conv14
  %add16 = fadd float -1.250000e+00, %div15
  store float %add16, ptr %cy, align 4
  store float 0.000000e+00, ptr %x, align 4
  store float 0.000000e+00, ptr %y, align 4
  store i32 0, ptr %count, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %14 = load i32, ptr %count, align 4
  %15 = load i32, ptr %limit.addr, align 4
  %cmp17 = icmp slt i32 %14, %15
  br i1 %cmp17, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %16 = load float, ptr %x, align 4
  %17 = load float, ptr %x, align 4
  %mul18 = fmul float %16, %17
  %18 = load float, ptr %y, align 4
  %19 = load float, ptr %y, align 4
  %mul19 = fmul float %18, %19
  %add20 = fadd float %mul18, %mul19
  %cmp21 = fcmp ole float %add20, 4.000000e+00
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %20 = phi i1 [ false, %while.cond ], [ %cmp21, %land.rhs ]
  br i1 %20, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %21 = load float, ptr %x, align 4
  %22 = load float, ptr %x, align 4
  %mul22 = fmul float %21, %22
  %23 = load float, ptr %y, align 4
  %24 = load float, ptr %y, align 4
  %mul23 = fmul float %23, %24
  %sub = fsub float %mul22, %mul23
  %25 = load float, ptr %cx, align 4
  %add24 = fadd float %sub, %25
  store float %add24, ptr %next, align 4
  %26 = load float, ptr %x, align 4
  %mul25 = fmul float 2.000000e+00, %26
  %27 = load float, ptr %y, align 4
  %mul26 = fmul float %mul25, %27
  %28 = load float, ptr %cy, align 4
  %add27 = fadd float %mul26, %28
  store float %add27, ptr %y, align 4
  %29 = load float, ptr %next, align 4
  store float %29, ptr %x, align 4
  %30 = load i32, ptr %count, align 4
  %inc = add nsw i32 %30, 1
  store i32 %inc, ptr %count, align 4
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %land.end
  %31 = load i32, ptr %count, align 4
  %32 = load ptr, ptr %iterations.addr, align 8
  %33 = load i32, ptr %py, align 4
  %34 = load i32, ptr %width.addr, align 4
  %mul28 = mul nsw i32 %33, %34
  %35 = load i32, ptr %px, align 4
  %add29 = add nsw i32 %mul28, %35
  %idxprom = sext i32 %add29 to i64
  %arrayidx = getelementptr inbounds i32, ptr %32, i64 %idxprom
  store i32 %31, ptr %arrayidx, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @mandelbrot, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
