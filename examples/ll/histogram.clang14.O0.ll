; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/histogram.cu -o -
source_filename = "cuda/histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_block_index = type { i8 }
%struct.optgo_grid_size = type { i8 }

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.optgo_grid_size, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @histogram(i32 noundef %n, i8* noundef %data, i32* noundef %bins, i32* noundef %largest) #0 {
entry:
  %address.addr.i40 = alloca i32*, align 8
  %value.addr.i41 = alloca i32, align 4
  %address.addr.i38 = alloca i32*, align 8
  %value.addr.i39 = alloca i32, align 4
  %address.addr.i = alloca i32*, align 8
  %value.addr.i = alloca i32, align 4
  %n.addr = alloca i32, align 4
  %data.addr = alloca i8*, align 8
  %bins.addr = alloca i32*, align 8
  %largest.addr = alloca i32*, align 8
  %b = alloca i32, align 4
  %i = alloca i32, align 4
  %b24 = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  store i8* %data, i8** %data.addr, align 8
  store i32* %bins, i32** %bins.addr, align 8
  store i32* %largest, i32** %largest.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  store i32 %0, i32* %b, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, i32* %b, align 4
  %cmp = icmp slt i32 %1, 16
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load i32, i32* %b, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x i32], [16 x i32]* addrspacecast ([16 x i32] addrspace(3)* @_ZZ9histogramE5local to [16 x i32]*), i64 0, i64 %idxprom
  store i32 0, i32* %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %4 = load i32, i32* %b, align 4
  %add = add i32 %4, %3
  store i32 %add, i32* %b, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  call void @llvm.nvvm.barrier0()
  %5 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %6 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %5, %6
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add5 = add i32 %mul, %7
  store i32 %add5, i32* %i, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc18, %for.end
  %8 = load i32, i32* %i, align 4
  %9 = load i32, i32* %n.addr, align 4
  %cmp7 = icmp slt i32 %8, %9
  br i1 %cmp7, label %for.body8, label %for.end23

for.body8:                                        ; preds = %for.cond6
  %10 = load i8*, i8** %data.addr, align 8
  %11 = load i32, i32* %i, align 4
  %idxprom9 = sext i32 %11 to i64
  %arrayidx10 = getelementptr inbounds i8, i8* %10, i64 %idxprom9
  %12 = load i8, i8* %arrayidx10, align 1
  %conv = zext i8 %12 to i32
  %rem = srem i32 %conv, 16
  %idxprom11 = sext i32 %rem to i64
  %arrayidx12 = getelementptr inbounds [16 x i32], [16 x i32]* addrspacecast ([16 x i32] addrspace(3)* @_ZZ9histogramE5local to [16 x i32]*), i64 0, i64 %idxprom11
  store i32* %arrayidx12, i32** %address.addr.i38, align 8
  store i32 1, i32* %value.addr.i39, align 4
  %13 = load i32*, i32** %address.addr.i38, align 8
  %14 = load i32, i32* %value.addr.i39, align 4
  %15 = atomicrmw add i32* %13, i32 %14 seq_cst, align 4
  %16 = load i32*, i32** %largest.addr, align 8
  %17 = load i8*, i8** %data.addr, align 8
  %18 = load i32, i32* %i, align 4
  %idxprom14 = sext i32 %18 to i64
  %arrayidx15 = getelementptr inbounds i8, i8* %17, i64 %idxprom14
  %19 = load i8, i8* %arrayidx15, align 1
  %conv16 = zext i8 %19 to i32
  store i32* %16, i32** %address.addr.i40, align 8
  store i32 %conv16, i32* %value.addr.i41, align 4
  %20 = load i32*, i32** %address.addr.i40, align 8
  %21 = load i32, i32* %value.addr.i41, align 4
  %22 = atomicrmw max i32* %20, i32 %21 seq_cst, align 4
  br label %for.inc18

for.inc18:                                        ; preds = %for.body8
  %23 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3
  %24 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul21 = mul i32 %23, %24
  %25 = load i32, i32* %i, align 4
  %add22 = add i32 %25, %mul21
  store i32 %add22, i32* %i, align 4
  br label %for.cond6, !llvm.loop !7

for.end23:                                        ; preds = %for.cond6
  call void @llvm.nvvm.barrier0()
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  store i32 %26, i32* %b24, align 4
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc34, %for.end23
  %27 = load i32, i32* %b24, align 4
  %cmp27 = icmp slt i32 %27, 16
  br i1 %cmp27, label %for.body28, label %for.end37

for.body28:                                       ; preds = %for.cond26
  %28 = load i32*, i32** %bins.addr, align 8
  %29 = load i32, i32* %b24, align 4
  %idxprom29 = sext i32 %29 to i64
  %arrayidx30 = getelementptr inbounds i32, i32* %28, i64 %idxprom29
  %30 = load i32, i32* %b24, align 4
  %idxprom31 = sext i32 %30 to i64
  %arrayidx32 = getelementptr inbounds [16 x i32], [16 x i32]* addrspacecast ([16 x i32] addrspace(3)* @_ZZ9histogramE5local to [16 x i32]*), i64 0, i64 %idxprom31
  %31 = load i32, i32* %arrayidx32, align 4
  store i32* %arrayidx30, i32** %address.addr.i, align 8
  store i32 %31, i32* %value.addr.i, align 4
  %32 = load i32*, i32** %address.addr.i, align 8
  %33 = load i32, i32* %value.addr.i, align 4
  %34 = atomicrmw add i32* %32, i32 %33 seq_cst, align 4
  br label %for.inc34

for.inc34:                                        ; preds = %for.body28
  %35 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %36 = load i32, i32* %b24, align 4
  %add36 = add i32 %36, %35
  store i32 %add36, i32* %b24, align 4
  br label %for.cond26, !llvm.loop !8

for.end37:                                        ; preds = %for.cond26
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i8*, i32*, i32*)* @histogram, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
