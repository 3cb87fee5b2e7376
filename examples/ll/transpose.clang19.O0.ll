; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/transpose.cu -o -
source_filename = "cuda/transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_thread_index = type { i8 }

@_ZZ9transposeE4tile = internal addrspace(3) global [8 x [9 x double]] undef, align 8
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @transpose(i32 noundef %rows, i32 noundef %cols, ptr noundef %in, ptr noundef %out) #0 {
entry:
  %rows.addr = alloca i32, align 4
  %cols.addr = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %x = alloca i32, align 4
  %y = alloca i32, align 4
  store i32 %rows, ptr %rows.addr, align 4
  store i32 %cols, ptr %cols.addr, align 4
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %0, 8
  %1 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %1
  store i32 %add, ptr %x, align 4
  %2 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul3 = mul i32 %2, 8
  %3 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add5 = add i32 %mul3, %3
  store i32 %add5, ptr %y, align 4
  %4 = load i32, ptr %x, align 4
  %5 = load i32, ptr %cols.addr, align 4
  %cmp = icmp slt i32 %4, %5
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %6 = load i32, ptr %y, align 4
  %7 = load i32, ptr %rows.addr, align 4
  %cmp6 = icmp slt i32 %6, %7
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %8 = load ptr, ptr %in.addr, align 8
  %9 = load i32, ptr %y, align 4
  %10 = load i32, ptr %cols.addr, align 4
  %mul7 = mul nsw i32 %9, %10
  %11 = load i32, ptr %x, align 4
  %add8 = add nsw i32 %mul7, %11
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds double, ptr %8, i64 %idxprom
  %12 = load double, ptr %arrayidx, align 8
  %13 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %idxprom10 = zext i32 %13 to i64
  %arrayidx11 = getelementptr inbounds [8 x [9 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %idxprom10
  %14 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom13 = zext i32 %14 to i64
  %arrayidx14 = getelementptr inbounds [9 x double], ptr %arrayidx11, i64 0, i64 %idxprom13
  store double %12, ptr %arrayidx14, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @llvm.nvvm.barrier0()
  %15 = call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %mul16 = mul i32 %15, 8
  %16 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add18 = add i32 %mul16, %16
  store i32 %add18, ptr %x, align 4
  %17 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul20 = mul i32 %17, 8
  %18 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %add22 = add i32 %mul20, %18
  store i32 %add22, ptr %y, align 4
  %19 = load i32, ptr %x, align 4
  %20 = load i32, ptr %rows.addr, align 4
  %cmp23 = icmp slt i32 %19, %20
  br i1 %cmp23, label %land.lhs.true24, label %if.end37

land.lhs.true24:                                  ; preds = %if.end
  %21 = load i32, ptr %y, align 4
  %22 = load i32, ptr %cols.addr, align 4
  %cmp25 = icmp slt i32 %21, %22
  br i1 %cmp25, label %if.then26, label %if.end37

if.then26:                                        ; preds = %land.lhs.true24
  %23 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %idxprom28 = zext i32 %23 to i64
  %arrayidx29 = getelementptr inbounds [8 x [9 x double]], ptr addrspacecast (ptr addrspace(3) @_ZZ9transposeE4tile to ptr), i64 0, i64 %idxprom28
  %24 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %idxprom31 = zext i32 %24 to i64
  %arrayidx32 = getelementptr inbounds [9 x double], ptr %arrayidx29, i64 0, i64 %idxprom31
  %25 = load double, ptr %arrayidx32, align 8
  %26 = load ptr, ptr %out.addr, align 8
  %27 = load i32, ptr %y, align 4
  %28 = load i32, ptr %rows.addr, align 4
  %mul33 = mul nsw i32 %27, %28
  %29 = load i32, ptr %x, align 4
  %add34 = add nsw i32 %mul33, %29
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds double, ptr %26, i64 %idxprom35
  store double %25, ptr %arrayidx36, align 8
  br label %if.end37

if.end37:                                         ; preds = %if.then26, %land.lhs.true24, %if.end
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @transpose, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
