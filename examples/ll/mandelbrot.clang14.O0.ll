; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/mandelbrot.cu -o -
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
define dso_local void @mandelbrot(i32 noundef %width, i32 noundef %height, i32 noundef %limit, i32* noundef %iterations) #0 {
entry:
  %width.addr = alloca i32, align 4
  %height.addr = alloca i32, align 4
  %limit.addr = alloca i32, align 4
  %iterations.addr = alloca i32*, align 8
  %px = alloca i32, align 4
  %py = alloca i32, align 4
  %cx = alloca float, align 4
  %cy = alloca float, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %count = alloca i32, align 4
  %next = alloca float, align 4
  store i32 %width, i32* %width.addr, align 4
  store i32 %height, i32* %height.addr, align 4
  store i32 %limit, i32* %limit.addr, align 4
  store i32* %iterations, i32** %iterations.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  store i32 %add, i32* %px, align 4
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2
  %mul5 = mul i32 %3, %4
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2
  %add7 = add i32 %mul5, %5
  store i32 %add7, i32* %py, align 4
  %6 = load i32, i32* %px, align 4
  %7 = load i32, i32* %width.addr, align 4
  %cmp = icmp sge i32 %6, %7
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %8 = load i32, i32* %py, align 4
  %9 = load i32, i32* %height.addr, align 4
  %cmp8 = icmp sge i32 %8, %9
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %10 = load i32, i32* %px, align 4
  %conv = sitofp i32 %10 to float
  %mul9 = fmul float 3.000000e+00, %conv
  %11 = load i32, i32* %width.addr, align 4
  %conv10 = sitofp i32 %11 to float
  %div = fdiv float %mul9, %conv10
  %add11 = fadd float -2.000000e+00, %div
  store float %add11, float* %cx, align 4
  %12 = load i32, i32* %py, align 4
  %conv12 = sitofp i32 %12 to float
  %mul13 = fmul float 2.500000e+00, %conv12
  %13 = load i32, i32* %height.addr, align 4
  %conv14 = sitofp i32 %13 to float
  %div15 = fdiv float %mul13, %conv14
  %add16 = fadd float -1.250000e+00, %div15
  store float %add16, float* %cy, align 4
  store float 0.000000e+00, float* %x, align 4
  store float 0.000000e+00, float* %y, align 4
  store i32 0, i32* %count, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %14 = load i32, i32* %count, align 4
  %15 = load i32, i32* %limit.addr, align 4
  %cmp17 = icmp slt i32 %14, %15
  br i1 %cmp17, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %16 = load float, float* %x, align 4
  %17 = load float, float* %x, align 4
  %mul18 = fmul float %16, %17
  %18 = load float, float* %y, align 4
  %19 = load float, float* %y, align 4
  %mul19 = fmul float %18, %19
  %add20 = fadd float %mul18, %mul19
  %cmp21 = fcmp ole float %add20, 4.000000e+00
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %20 = phi i1 [ false, %while.cond ], [ %cmp21, %land.rhs ]
  br i1 %20, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %21 = load float, float* %x, align 4
  %22 = load float, float* %x, align 4
  %mul22 = fmul float %21, %22
  %23 = load float, float* %y, align 4
  %24 = load float, float* %y, align 4
  %mul23 = fmul float %23, %24
  %sub = fsub float %mul22, %mul23
  %25 = load float, float* %cx, align 4
  %add24 = fadd float %sub, %25
  store float %add24, float* %next, align 4
  %26 = load float, float* %x, align 4
  %mul25 = fmul float 2.000000e+00, %26
  %27 = load float, float* %y, align 4
  %mul26 = fmul float %mul25, %27
  %28 = load float, float* %cy, align 4
  %add27 = fadd float %mul26, %28
  store float %add27, float* %y, align 4
  %29 = load float, float* %next, align 4
  store float %29, float* %x, align 4
  %30 = load i32, i32* %count, align 4
  %inc = add nsw i32 %30, 1
  store i32 %inc, i32* %count, align 4
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %land.end
  %31 = load i32, i32* %count, align 4
  %32 = load i32*, i32** %iterations.addr, align 8
  %33 = load i32, i32* %py, align 4
  %34 = load i32, i32* %width.addr, align 4
  %mul28 = mul nsw i32 %33, %34
  %35 = load i32, i32* %px, align 4
  %add29 = add nsw i32 %mul28, %35
  %idxprom = sext i32 %add29 to i64
  %arrayidx = getelementptr inbounds i32, i32* %32, i64 %idxprom
  store i32 %31, i32* %arrayidx, align 4
  br label %return

return:                                           ; preds = %while.end, %if.then
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32, i32, i32*)* @mandelbrot, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
