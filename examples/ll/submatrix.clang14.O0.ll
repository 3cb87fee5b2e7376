; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/submatrix.cu -o -
source_filename = "cuda/submatrix.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_thread_index = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @submatrix(i64 noundef %n, float* noundef %a, float* noundef %out) #0 {
entry:
  %n.addr = alloca i64, align 8
  %a.addr = alloca float*, align 8
  %out.addr = alloca float*, align 8
  %b = alloca i64, align 8
  %c = alloca i64, align 8
  %sum = alloca float, align 4
  %x = alloca i64, align 8
  %y = alloca i64, align 8
  %p = alloca float*, align 8
  store i64 %n, i64* %n.addr, align 8
  store float* %a, float** %a.addr, align 8
  store float* %out, float** %out.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %conv = zext i32 %0 to i64
  store i64 %conv, i64* %b, align 8
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %conv2 = zext i32 %1 to i64
  store i64 %conv2, i64* %c, align 8
  %2 = load i64, i64* %b, align 8
  %add = add nsw i64 %2, 3
  %3 = load i64, i64* %n.addr, align 8
  %cmp = icmp sgt i64 %add, %3
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %4 = load i64, i64* %c, align 8
  %add3 = add nsw i64 %4, 3
  %5 = load i64, i64* %n.addr, align 8
  %cmp4 = icmp sgt i64 %add3, %5
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  store float 0.000000e+00, float* %sum, align 4
  store i64 0, i64* %x, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc13, %if.end
  %6 = load i64, i64* %x, align 8
  %cmp5 = icmp slt i64 %6, 3
  br i1 %cmp5, label %for.body, label %for.end15

for.body:                                         ; preds = %for.cond
  store i64 0, i64* %y, align 8
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc, %for.body
  %7 = load i64, i64* %y, align 8
  %cmp7 = icmp slt i64 %7, 3
  br i1 %cmp7, label %for.body8, label %for.end

for.body8:                                        ; preds = %for.cond6
  %8 = load float*, float** %a.addr, align 8
  %9 = load i64, i64* %c, align 8
  %10 = load i64, i64* %y, align 8
  %add9 = add nsw i64 %9, %10
  %11 = load i64, i64* %b, align 8
  %12 = load i64, i64* %x, align 8
  %add10 = add nsw i64 %11, %12
  %13 = load i64, i64* %n.addr, align 8
  %mul = mul nsw i64 %add10, %13
  %add11 = add nsw i64 %add9, %mul
  %arrayidx = getelementptr inbounds float, float* %8, i64 %add11
  store float* %arrayidx, float** %p, align 8
  %14 = load float*, float** %p, align 8
  %15 = load float, float* %14, align 4
  %16 = load float, float* %sum, align 4
  %add12 = fadd float %16, %15
  store float %add12, float* %sum, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body8
  %17 = load i64, i64* %y, align 8
  %inc = add nsw i64 %17, 1
  store i64 %inc, i64* %y, align 8
  br label %for.cond6, !llvm.loop !5

for.end:                                          ; preds = %for.cond6
  br label %for.inc13

for.inc13:                                        ; preds = %for.end
  %18 = load i64, i64* %x, align 8
  %inc14 = add nsw i64 %18, 1
  store i64 %inc14, i64* %x, align 8
  br label %for.cond, !llvm.loop !8

for.end15:                                        ; preds = %for.cond
  %19 = load float, float* %sum, align 4
  %20 = load float*, float** %out.addr, align 8
  %21 = load i64, i64* %b, align 8
  %22 = load i64, i64* %n.addr, align 8
  %mul16 = mul nsw i64 %21, %22
  %23 = load i64, i64* %c, align 8
  %add17 = add nsw i64 %mul16, %23
  %arrayidx18 = getelementptr inbounds float, float* %20, i64 %add17
  store float %19, float* %arrayidx18, align 4
  br label %return

return:                                           ; preds = %for.end15, %if.then
  ret void
}

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i64, float*, float*)* @submatrix, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.enable"}
!8 = distinct !{!8, !6, !7}
