; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/histogram.cu -o -
source_filename = "cuda/histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram(i32 noundef %n, i8* nocapture noundef readonly %data, i32* nocapture noundef %bins, i32* nocapture noundef %largest) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %cmp55 = icmp slt i32 %0, 16
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  br i1 %cmp55, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier0()
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %mul = mul i32 %2, %1
  %add5 = add i32 %mul, %0
  %cmp757 = icmp slt i32 %add5, %n
  br i1 %cmp757, label %for.body9.lr.ph, label %for.cond.cleanup8

for.body9.lr.ph:                                  ; preds = %for.cond.cleanup
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3
  %mul22 = mul i32 %3, %1
  br label %for.body9

for.body:                                         ; preds = %entry, %for.body
  %b.056 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = sext i32 %b.056 to i64
  %arrayidx54 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @_ZZ9histogramE5local, i64 0, i64 %idxprom
  %arrayidx = addrspacecast i32 addrspace(3)* %arrayidx54 to i32*
  store i32 0, i32* %arrayidx, align 4, !tbaa !5
  %add = add i32 %b.056, %1
  %cmp = icmp slt i32 %add, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !9

for.cond.cleanup8:                                ; preds = %for.body9, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp55, label %for.body30, label %for.cond.cleanup29

for.body9:                                        ; preds = %for.body9.lr.ph, %for.body9
  %i.058 = phi i32 [ %add5, %for.body9.lr.ph ], [ %add23, %for.body9 ]
  %idxprom10 = sext i32 %i.058 to i64
  %arrayidx11 = getelementptr inbounds i8, i8* %data, i64 %idxprom10
  %4 = load i8, i8* %arrayidx11, align 1, !tbaa !11
  %5 = and i8 %4, 15
  %6 = zext i8 %5 to i64
  %arrayidx1353 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @_ZZ9histogramE5local, i64 0, i64 %6
  %arrayidx13 = addrspacecast i32 addrspace(3)* %arrayidx1353 to i32*
  %7 = atomicrmw add i32* %arrayidx13, i32 1 seq_cst, align 4
  %8 = load i8, i8* %arrayidx11, align 1, !tbaa !11
  %conv17 = zext i8 %8 to i32
  %9 = atomicrmw max i32* %largest, i32 %conv17 seq_cst, align 4
  %add23 = add i32 %i.058, %mul22
  %cmp7 = icmp slt i32 %add23, %n
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8, !llvm.loop !12

for.cond.cleanup29:                               ; preds = %for.body30, %for.cond.cleanup8
  ret void

for.body30:                                       ; preds = %for.cond.cleanup8, %for.body30
  %b25.060 = phi i32 [ %add38, %for.body30 ], [ %0, %for.cond.cleanup8 ]
  %idxprom31 = sext i32 %b25.060 to i64
  %arrayidx32 = getelementptr inbounds i32, i32* %bins, i64 %idxprom31
  %arrayidx3452 = getelementptr inbounds [16 x i32], [16 x i32] addrspace(3)* @_ZZ9histogramE5local, i64 0, i64 %idxprom31
  %arrayidx34 = addrspacecast i32 addrspace(3)* %arrayidx3452 to i32*
  %10 = load i32, i32* %arrayidx34, align 4, !tbaa !5
  %11 = atomicrmw add i32* %arrayidx32, i32 %10 seq_cst, align 4
  %add38 = add i32 %b25.060, %1
  %cmp28 = icmp slt i32 %add38, 16
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !llvm.loop !13
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i8*, i32*, i32*)* @histogram, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
