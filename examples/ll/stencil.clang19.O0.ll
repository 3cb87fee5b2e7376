; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/stencil.cu -o -
source_filename = "cuda/stencil.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_thread_index = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @stencil(i32 noundef %width, i32 noundef %height, ptr noundef %in, ptr noundef %out) #0 {
entry:
  %width.addr = alloca i32, align 4
  %height.addr = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  %i = alloca i32, align 4
  %around = alloca float, align 4
  store i32 %width, ptr %width.addr, align 4
  store i32 %height, ptr %height.addr, align 4
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  store i32 %add, ptr %x, align 4
  %3 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %4 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %mul5 = mul i32 %3, %4
  %5 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add7 = add i32 %mul5, %5
  store i32 %add7, ptr %y, align 4
  %6 = load i32, ptr %x, align 4
  %7 = load i32, ptr %width.addr, align 4
  %cmp = icmp sge i32 %6, %7
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %8 = load i32, ptr %y, align 4
  %9 = load i32, ptr %height.addr, align 4
  %cmp8 = icmp sge i32 %8, %9
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %10 = load i32, ptr %y, align 4
  %11 = load i32, ptr %width.addr, align 4
  %mul9 = mul nsw i32 %10, %11
  %12 = load i32, ptr %x, align 4
  %add10 = add nsw i32 %mul9, %12
  store i32 %add10, ptr %i, align 4
  %13 = load i32, ptr %x, align 4
  %cmp11 = icmp eq i32 %13, 0
  br i1 %cmp11, label %if.then19, label %lor.lhs.false12

lor.lhs.false12:                                  ; preds = %if.end
  %14 = load i32, ptr %y, align 4
  %cmp13 = icmp eq i32 %14, 0
  br i1 %cmp13, label %if.then19, label %lor.lhs.false14

lor.lhs.false14:                                  ; preds = %lor.lhs.false12
  %15 = load i32, ptr %x, align 4
  %16 = load i32, ptr %width.addr, align 4
  %sub = sub nsw i32 %16, 1
  %cmp15 = icmp eq i32 %15, %sub
  br i1 %cmp15, label %if.then19, label %lor.lhs.false16

lor.lhs.false16:                                  ; preds = %lor.lhs.false14
  %17 = load i32, ptr %y, align 4
  %18 = load i32, ptr %height.addr, align 4
  %sub17 = sub nsw i32 %18, 1
  %cmp18 = icmp eq i32 %17, %sub17
  br i1 %cmp18, label %if.then19, label %if.end22

if.then19:                                        ; preds = %lor.lhs.false16, %lor.lhs.false14, %lor.lhs.false12, %if.end
  %19 = load ptr, ptr %in.addr, align 8
  %20 = load i32, ptr %i, align 4
  %idxprom = sext i32 %20 to i64
  %arrayidx = getelementptr inbounds float, ptr %19, i64 %idxprom
  %21 = load float, ptr %arrayidx, align 4
  %22 = load ptr, ptr %out.addr, align 8
  %23 = load i32, ptr %i, align 4
  %idxprom20 = sext i32 %23 to i64
  %arrayidx21 = getelementptr inbounds float, ptr %22, i64 %idxprom20
  store float %21, ptr %arrayidx21, align 4
  br label %return

if.end22:                                         ; preds = %lor.lhs.false16
  %24 = load ptr, ptr %in.addr, align 8
  %25 = load i32, ptr %i, align 4
  %sub23 = sub nsw i32 %25, 1
  %idxprom24 = sext i32 %sub23 to i64
  %arrayidx25 = getelementptr inbounds float, ptr %24, i64 %idxprom24
  %26 = load float, ptr %arrayidx25, align 4
  %27 = load ptr, ptr %in.addr, align 8
  %28 = load i32, ptr %i, align 4
  %add26 = add nsw i32 %28, 1
  %idxprom27 = sext i32 %add26 to i64
  %arrayidx28 = getelementptr inbounds float, ptr %27, i64 %idxprom27
  %29 = load float, ptr %arrayidx28, align 4
  %add29 = fadd float %26, %29
  %30 = load ptr, ptr %in.addr, align 8
  %31 = load i32, ptr %i, align 4
  %32 = load i32, ptr %width.addr, align 4
  %sub30 = sub nsw i32 %31, %32
  %idxprom31 = sext i32 %sub30 to i64
  %arrayidx32 = getelementptr inbounds float, ptr %30, i64 %idxprom31
  %33 = load float, ptr %arrayidx32, align 4
  %add33 = fadd float %add29, %33
  %34 = load ptr, ptr %in.addr, align 8
  %35 = load i32, ptr %i, align 4
  %36 = load i32, ptr %width.addr, align 4
  %add34 = add nsw i32 %35, %36
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds float, ptr %34, i64 %idxprom35
  %37 = load float, ptr %arrayidx36, align 4
  %add37 = fadd float %add33, %37
  store float %add37, ptr %around, align 4
  %38 = load ptr, ptr %in.addr, align 8
  %39 = load i32, ptr %i, align 4
  %idxprom38 = sext i32 %39 to i64
  %arrayidx39 = getelementptr inbounds float, ptr %38, i64 %idxprom38
  %40 = load float, ptr %arrayidx39, align 4
  %mul40 = fmul float 5.000000e-01, %40
  %41 = load float, ptr %around, align 4
  %mul41 = fmul float 1.250000e-01, %41
  %add42 = fadd float %mul40, %mul41
  %42 = load ptr, ptr %out.addr, align 8
  %43 = load i32, ptr %i, align 4
  %idxprom43 = sext i32 %43 to i64
  %arrayidx44 = getelementptr inbounds float, ptr %42, i64 %idxprom43
  store float %add42, ptr %arrayidx44, align 4
  br label %return

return:                                           ; preds = %if.end22, %if.then19, %if.then
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

!0 = !{ptr @stencil, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
