; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/transpose.cu -o -
source_filename = "cuda/transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_thread_index = type { i8 }

@_ZZ9transposeE4tile = internal addrspace(3) global [8 x [9 x double]] undef, align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @transpose(i32 noundef %rows, i32 noundef %cols, double* noundef %in, double* noundef %out) #0 {
entry:
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %in.addr = alloca double*, align 8
  %out.addr = alloca double*, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 %rows, i32* %rows.addr, align 4
  store i32 %cols, i32* %cols.addr, align 4
  store double* %in, double** %in.addr, align 8
  store double* %out, double** %out.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul = mul i32 %0, 8
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add = add i32 %mul, %1
  store i32 %add, i32* %x, align 4
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %mul3 = mul i32 %2, 8
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %add5 = add i32 %mul3, %3
  store i32 %add5, i32* %y, align 4
  %4 = load i32, i32* %x, align 4
  %5 = load i32, i32* %cols.addr, align 4
  %cmp = icmp slt i32 %4, %5
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %6 = load i32, i32* %y, align 4
  %7 = load i32, i32* %rows.addr, align 4
  %cmp6 = icmp slt i32 %6, %7
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %8 = load double*, double** %in.addr, align 8
  %9 = load i32, i32* %y, align 4
  %10 = load i32, i32* %cols.addr, align 4
  %mul7 = mul nsw i32 %9, %10
  %11 = load i32, i32* %x, align 4
  %add8 = add nsw i32 %mul7, %11
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds double, double* %8, i64 %idxprom
  %12 = load double, double* %arrayidx, align 8
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %idxprom10 = zext i32 %13 to i64
  %arrayidx11 = getelementptr inbounds [8 x [9 x double]], [8 x [9 x double]]* addrspacecast ([8 x [9 x double]] addrspace(3)* @_ZZ9transposeE4tile to [8 x [9 x double]]*), i64 0, i64 %idxprom10
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %idxprom13 = zext i32 %14 to i64
  %arrayidx14 = getelementptr inbounds [9 x double], [9 x double]* %arrayidx11, i64 0, i64 %idxprom13
  store double %12, double* %arrayidx14, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @llvm.nvvm.barrier0()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %mul16 = mul i32 %15, 8
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add18 = add i32 %mul16, %16
  store i32 %add18, i32* %x, align 4
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul20 = mul i32 %17, 8
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %add22 = add i32 %mul20, %18
  store i32 %add22, i32* %y, align 4
  %19 = load i32, i32* %x, align 4
  %20 = load i32, i32* %rows.addr, align 4
  %cmp23 = icmp slt i32 %19, %20
  br i1 %cmp23, label %land.lhs.true24, label %if.end37

land.lhs.true24:                                  ; preds = %if.end
  %21 = load i32, i32* %y, align 4
  %22 = load i32, i32* %cols.addr, align 4
  %cmp25 = icmp slt i32 %21, %22
  br i1 %cmp25, label %if.then26, label %if.end37

if.then26:                                        ; preds = %land.lhs.true24
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %idxprom28 = zext i32 %23 to i64
  %arrayidx29 = getelementptr inbounds [8 x [9 x double]], [8 x [9 x double]]* addrspacecast ([8 x [9 x double]] addrspace(3)* @_ZZ9transposeE4tile to [8 x [9 x double]]*), i64 0, i64 %idxprom28
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %idxprom31 = zext i32 %24 to i64
  %arrayidx32 = getelementptr inbounds [9 x double], [9 x double]* %arrayidx29, i64 0, i64 %idxprom31
  %25 = load double, double* %arrayidx32, align 8
  %26 = load double*, double** %out.addr, align 8
  %27 = load i32, i32* %y, align 4
  %28 = load i32, i32* %rows.addr, align 4
  %mul33 = mul nsw i32 %27, %28
  %29 = load i32, i32* %x, align 4
  %add34 = add nsw i32 %mul33, %29
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds double, double* %26, i64 %idxprom35
  store double %25, double* %arrayidx36, align 8
  br label %if.end37

if.end37:                                         ; preds = %if.then26, %land.lhs.true24, %if.end
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32, double*, double*)* @transpose, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
