; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/warpsum.cu -o -
source_filename = "cuda/warpsum.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @warpsum(i32* nocapture noundef readonly %in, i32* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add = add i32 %mul, %2
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, i32* %in, i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4, !tbaa !5
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %rem = and i32 %2, 31
  %cmp6 = icmp eq i32 %rem, 0
  br i1 %cmp6, label %if.then, label %if.end

for.body:                                         ; preds = %entry, %for.body
  %delta.019 = phi i32 [ 16, %entry ], [ %div, %for.body ]
  %sum.018 = phi i32 [ %3, %entry ], [ %add4, %for.body ]
  %4 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %sum.018, i32 %delta.019, i32 31) #3
  %add4 = add nsw i32 %4, %sum.018
  %div = lshr i32 %delta.019, 1
  %cmp.not = icmp ult i32 %delta.019, 2
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !9

if.then:                                          ; preds = %for.cond.cleanup
  %div7 = sdiv i32 %add, 32
  %idxprom8 = sext i32 %div7 to i64
  %arrayidx9 = getelementptr inbounds i32, i32* %out, i64 %idxprom8
  store i32 %add4, i32* %arrayidx9, align 4, !tbaa !5
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond.cleanup
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { convergent inaccessiblememonly nounwind }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32*, i32*)* @warpsum, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
