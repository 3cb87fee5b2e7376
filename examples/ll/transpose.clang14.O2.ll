; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/transpose.cu -o -
source_filename = "cuda/transpose.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9transposeE4tile = internal unnamed_addr addrspace(3) global [8 x [9 x double]] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @transpose(i32 noundef %rows, i32 noundef %cols, double* nocapture noundef readonly %in, double* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul = shl i32 %0, 3
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add = add i32 %mul, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3
  %mul3 = shl i32 %2, 3
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3
  %add5 = add i32 %mul3, %3
  %cmp = icmp slt i32 %add, %cols
  %cmp6 = icmp slt i32 %add5, %rows
  %or.cond = and i1 %cmp6, %cmp
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul7 = mul nsw i32 %add5, %cols
  %add8 = add nsw i32 %mul7, %add
  %idxprom = sext i32 %add8 to i64
  %arrayidx = getelementptr inbounds double, double* %in, i64 %idxprom
  %4 = load double, double* %arrayidx, align 8, !tbaa !5
  %idxprom10 = zext i32 %3 to i64
  %idxprom13 = zext i32 %1 to i64
  %arrayidx1453 = getelementptr inbounds [8 x [9 x double]], [8 x [9 x double]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %idxprom10, i64 %idxprom13
  %arrayidx14 = addrspacecast double addrspace(3)* %arrayidx1453 to double*
  store double %4, double* %arrayidx14, align 8, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  tail call void @llvm.nvvm.barrier0()
  %add18 = add i32 %mul3, %1
  %add22 = add i32 %mul, %3
  %cmp23 = icmp slt i32 %add18, %rows
  %cmp25 = icmp slt i32 %add22, %cols
  %or.cond54 = and i1 %cmp23, %cmp25
  br i1 %or.cond54, label %if.then26, label %if.end37

if.then26:                                        ; preds = %if.end
  %idxprom28 = zext i32 %1 to i64
  %idxprom31 = zext i32 %3 to i64
  %arrayidx3251 = getelementptr inbounds [8 x [9 x double]], [8 x [9 x double]] addrspace(3)* @_ZZ9transposeE4tile, i64 0, i64 %idxprom28, i64 %idxprom31
  %arrayidx32 = addrspacecast double addrspace(3)* %arrayidx3251 to double*
  %5 = load double, double* %arrayidx32, align 8, !tbaa !5
  %mul33 = mul nsw i32 %add22, %rows
  %add34 = add nsw i32 %mul33, %add18
  %idxprom35 = sext i32 %add34 to i64
  %arrayidx36 = getelementptr inbounds double, double* %out, i64 %idxprom35
  store double %5, double* %arrayidx36, align 8, !tbaa !5
  br label %if.end37

if.end37:                                         ; preds = %if.then26, %if.end
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32, double*, double*)* @transpose, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
