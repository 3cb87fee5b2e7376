; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/reduce.cu -o -
source_filename = "cuda/reduce.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }

@_ZZ6reduceE7partial = internal addrspace(3) global [128 x float] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @reduce(i32 noundef %n, ptr noundef %in, ptr noundef %out) #0 {
entry:
  %n.addr = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %tid = alloca i32, align 4
  %i = alloca i32, align 4
  %stride = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  store ptr %in, ptr %in.addr, align 8
  store ptr %out, ptr %out.addr, align 8
  %0 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %0, ptr %tid, align 4
  %1 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %2 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %1, %2
  %3 = load i32, ptr %tid, align 4
  %add = add i32 %mul, %3
  store i32 %add, ptr %i, align 4
  %4 = load i32, ptr %i, align 4
  %5 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %4, %5
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %in.addr, align 8
  %7 = load i32, ptr %i, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds float, ptr %6, i64 %idxprom
  %8 = load float, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %8, %cond.true ], [ 0.000000e+00, %cond.false ]
  %9 = load i32, ptr %tid, align 4
  %idxprom3 = zext i32 %9 to i64
  %arrayidx4 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE7partial to ptr), i64 0, i64 %idxprom3
  store float %cond, ptr %arrayidx4, align 4
  call void @llvm.nvvm.barrier0()
  %10 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %div = udiv i32 %10, 2
  store i32 %div, ptr %stride, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %11 = load i32, ptr %stride, align 4
  %cmp6 = icmp ugt i32 %11, 0
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %12 = load i32, ptr %tid, align 4
  %13 = load i32, ptr %stride, align 4
  %cmp7 = icmp ult i32 %12, %13
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %14 = load i32, ptr %tid, align 4
  %15 = load i32, ptr %stride, align 4
  %add8 = add i32 %14, %15
  %idxprom9 = zext i32 %add8 to i64
  %arrayidx10 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE7partial to ptr), i64 0, i64 %idxprom9
  %16 = load float, ptr %arrayidx10, align 4
  %17 = load i32, ptr %tid, align 4
  %idxprom11 = zext i32 %17 to i64
  %arrayidx12 = getelementptr inbounds [128 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE7partial to ptr), i64 0, i64 %idxprom11
  %18 = load float, ptr %arrayidx12, align 4
  %add13 = fadd float %18, %16
  store float %add13, ptr %arrayidx12, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  call void @llvm.nvvm.barrier0()
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %19 = load i32, ptr %stride, align 4
  %shr = lshr i32 %19, 1
  store i32 %shr, ptr %stride, align 4
  br label %for.cond, !llvm.loop !6

for.end:                                          ; preds = %for.cond
  %20 = load i32, ptr %tid, align 4
  %cmp14 = icmp eq i32 %20, 0
  br i1 %cmp14, label %if.then15, label %if.end19

if.then15:                                        ; preds = %for.end
  %21 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reduceE7partial to ptr), align 4
  %22 = load ptr, ptr %out.addr, align 8
  %23 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %idxprom17 = zext i32 %23 to i64
  %arrayidx18 = getelementptr inbounds float, ptr %22, i64 %idxprom17
  store float %21, ptr %arrayidx18, align 4
  br label %if.end19

if.end19:                                         ; preds = %if.then15, %for.end
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{ptr @reduce, !"kernel", i32 1}
!1 = !{ptr @reduce, !"maxntidx", i32 128}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 19"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
