; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/median.cu -o -
source_filename = "cuda/median.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_thread_index = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @median(i32 noundef %n, i32* noundef %in, i32* noundef %out) #0 {
entry:
  %n.addr = alloca i32, align 4
  %in.addr = alloca i32*, align 8
  %out.addr = alloca i32*, align 8
  %i = alloca i32, align 4
  %sorted = alloca [9 x i32], align 4
  %count = alloca i32, align 4
  %k = alloca i32, align 4
  %at = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i32* %in, i32** %in.addr, align 8
  store i32* %out, i32** %out.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  store i32 %add, i32* %i, align 4
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %n.addr, align 4
  %cmp = icmp sge i32 %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  store i32 0, i32* %count, align 4
  %5 = load i32, i32* %i, align 4
  %sub = sub nsw i32 %5, 4
  store i32 %sub, i32* %k, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %6 = load i32, i32* %k, align 4
  %7 = load i32, i32* %i, align 4
  %add3 = add nsw i32 %7, 4
  %cmp4 = icmp sle i32 %6, %add3
  br i1 %cmp4, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %8 = load i32, i32* %k, align 4
  %cmp5 = icmp slt i32 %8, 0
  br i1 %cmp5, label %if.then7, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %9 = load i32, i32* %k, align 4
  %10 = load i32, i32* %n.addr, align 4
  %cmp6 = icmp sge i32 %9, %10
  br i1 %cmp6, label %if.then7, label %if.end8

if.then7:                                         ; preds = %lor.lhs.false, %for.body
  br label %for.inc

if.end8:                                          ; preds = %lor.lhs.false
  %11 = load i32, i32* %count, align 4
  %inc = add nsw i32 %11, 1
  store i32 %inc, i32* %count, align 4
  store i32 %11, i32* %at, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end8
  %12 = load i32, i32* %at, align 4
  %cmp9 = icmp sgt i32 %12, 0
  br i1 %cmp9, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %13 = load i32, i32* %at, align 4
  %sub10 = sub nsw i32 %13, 1
  %idxprom = sext i32 %sub10 to i64
  %arrayidx = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom
  %14 = load i32, i32* %arrayidx, align 4
  %15 = load i32*, i32** %in.addr, align 8
  %16 = load i32, i32* %k, align 4
  %idxprom11 = sext i32 %16 to i64
  %arrayidx12 = getelementptr inbounds i32, i32* %15, i64 %idxprom11
  %17 = load i32, i32* %arrayidx12, align 4
  %cmp13 = icmp sgt i32 %14, %17
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %18 = phi i1 [ false, %while.cond ], [ %cmp13, %land.rhs ]
  br i1 %18, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %19 = load i32, i32* %at, align 4
  %sub14 = sub nsw i32 %19, 1
  %idxprom15 = sext i32 %sub14 to i64
  %arrayidx16 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom15
  %20 = load i32, i32* %arrayidx16, align 4
  %21 = load i32, i32* %at, align 4
  %idxprom17 = sext i32 %21 to i64
  %arrayidx18 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom17
  store i32 %20, i32* %arrayidx18, align 4
  %22 = load i32, i32* %at, align 4
  %dec = add nsw i32 %22, -1
  store i32 %dec, i32* %at, align 4
  br label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %land.end
  %23 = load i32*, i32** %in.addr, align 8
  %24 = load i32, i32* %k, align 4
  %idxprom19 = sext i32 %24 to i64
  %arrayidx20 = getelementptr inbounds i32, i32* %23, i64 %idxprom19
  %25 = load i32, i32* %arrayidx20, align 4
  %26 = load i32, i32* %at, align 4
  %idxprom21 = sext i32 %26 to i64
  %arrayidx22 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom21
  store i32 %25, i32* %arrayidx22, align 4
  br label %for.inc

for.inc:                                          ; preds = %while.end, %if.then7
  %27 = load i32, i32* %k, align 4
  %inc23 = add nsw i32 %27, 1
  store i32 %inc23, i32* %k, align 4
  br label %for.cond, !llvm.loop !7

for.end:                                          ; preds = %for.cond
  %28 = load i32, i32* %count, align 4
  %div = sdiv i32 %28, 2
  %idxprom24 = sext i32 %div to i64
  %arrayidx25 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom24
  %29 = load i32, i32* %arrayidx25, align 4
  %30 = load i32*, i32** %out.addr, align 8
  %31 = load i32, i32* %i, align 4
  %idxprom26 = sext i32 %31 to i64
  %arrayidx27 = getelementptr inbounds i32, i32* %30, i64 %idxprom26
  store i32 %29, i32* %arrayidx27, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32*, i32*)* @median, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
