; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/scan.cu -o -
source_filename = "cuda/scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }

@_ZZ4scanE6buffer = internal addrspace(3) global [2 x [64 x i32]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @scan(i32 noundef %n, ptr noundef %in, ptr noundef %out) #0 {
entry:
  %n.addr = alloca i32, align 4
  %in.addr = alloca ptr, align 8
  %out.addr = alloca ptr, align 8
  %tid = alloca i32, align 4
  %i = alloca i32, align 4
  %from = alloca i32, align 4
  %offset = alloca i32, align 4
  %value = alloca i32, align 4
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
  store i32 0, ptr %from, align 4
  %4 = load i32, ptr %i, align 4
  %5 = load i32, ptr %n.addr, align 4
  %cmp = icmp slt i32 %4, %5
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %6 = load ptr, ptr %in.addr, align 8
  %7 = load i32, ptr %i, align 4
  %idxprom = sext i32 %7 to i64
  %arrayidx = getelementptr inbounds i32, ptr %6, i64 %idxprom
  %8 = load i32, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %8, %cond.true ], [ 0, %cond.false ]
  %9 = load i32, ptr %tid, align 4
  %idxprom3 = sext i32 %9 to i64
  %arrayidx4 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE6buffer to ptr), i64 0, i64 %idxprom3
  store i32 %cond, ptr %arrayidx4, align 4
  call void @llvm.nvvm.barrier0()
  store i32 1, ptr %offset, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end
  %10 = load i32, ptr %offset, align 4
  %11 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %cmp6 = icmp slt i32 %10, %11
  br i1 %cmp6, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %12 = load i32, ptr %from, align 4
  %idxprom7 = sext i32 %12 to i64
  %arrayidx8 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE6buffer to ptr), i64 0, i64 %idxprom7
  %13 = load i32, ptr %tid, align 4
  %idxprom9 = sext i32 %13 to i64
  %arrayidx10 = getelementptr inbounds [64 x i32], ptr %arrayidx8, i64 0, i64 %idxprom9
  %14 = load i32, ptr %arrayidx10, align 4
  store i32 %14, ptr %value, align 4
  %15 = load i32, ptr %tid, align 4
  %16 = load i32, ptr %offset, align 4
  %cmp11 = icmp sge i32 %15, %16
  br i1 %cmp11, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %17 = load i32, ptr %from, align 4
  %idxprom12 = sext i32 %17 to i64
  %arrayidx13 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE6buffer to ptr), i64 0, i64 %idxprom12
  %18 = load i32, ptr %tid, align 4
  %19 = load i32, ptr %offset, align 4
  %sub = sub nsw i32 %18, %19
  %idxprom14 = sext i32 %sub to i64
  %arrayidx15 = getelementptr inbounds [64 x i32], ptr %arrayidx13, i64 0, i64 %idxprom14
  %20 = load i32, ptr %arrayidx15, align 4
  %21 = load i32, ptr %value, align 4
  %add16 = add nsw i32 %21, %20
  store i32 %add16, ptr %value, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %22 = load i32, ptr %value, align 4
  %23 = load i32, ptr %from, align 4
  %sub17 = sub nsw i32 1, %23
  %idxprom18 = sext i32 %sub17 to i64
  %arrayidx19 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE6buffer to ptr), i64 0, i64 %idxprom18
  %24 = load i32, ptr %tid, align 4
  %idxprom20 = sext i32 %24 to i64
  %arrayidx21 = getelementptr inbounds [64 x i32], ptr %arrayidx19, i64 0, i64 %idxprom20
  store i32 %22, ptr %arrayidx21, align 4
  %25 = load i32, ptr %from, align 4
  %sub22 = sub nsw i32 1, %25
  store i32 %sub22, ptr %from, align 4
  call void @llvm.nvvm.barrier0()
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %26 = load i32, ptr %offset, align 4
  %mul23 = mul nsw i32 %26, 2
  store i32 %mul23, ptr %offset, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %27 = load i32, ptr %i, align 4
  %28 = load i32, ptr %n.addr, align 4
  %cmp24 = icmp slt i32 %27, %28
  br i1 %cmp24, label %if.then25, label %if.end32

if.then25:                                        ; preds = %for.end
  %29 = load i32, ptr %from, align 4
  %idxprom26 = sext i32 %29 to i64
  %arrayidx27 = getelementptr inbounds [2 x [64 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ4scanE6buffer to ptr), i64 0, i64 %idxprom26
  %30 = load i32, ptr %tid, align 4
  %idxprom28 = sext i32 %30 to i64
  %arrayidx29 = getelementptr inbounds [64 x i32], ptr %arrayidx27, i64 0, i64 %idxprom28
  %31 = load i32, ptr %arrayidx29, align 4
  %32 = load ptr, ptr %out.addr, align 8
  %33 = load i32, ptr %i, align 4
  %idxprom30 = sext i32 %33 to i64
  %arrayidx31 = getelementptr inbounds i32, ptr %32, i64 %idxprom30
  store i32 %31, ptr %arrayidx31, align 4
  br label %if.end32

if.end32:                                         ; preds = %if.then25, %for.end
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

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @scan, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
