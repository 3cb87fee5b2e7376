; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/histogram.cu -o -
source_filename = "cuda/histogram.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ9histogramE5local = internal addrspace(3) global [16 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @histogram(i32 noundef %n, ptr nocapture noundef readonly %data, ptr nocapture noundef %bins, ptr nocapture noundef %largest) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp49 = icmp ult i32 %0, 16
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %cmp49, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  tail call void @llvm.nvvm.barrier0()
  %2 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %mul = mul i32 %2, %1
  %add5 = add i32 %mul, %0
  %cmp751 = icmp slt i32 %add5, %n
  br i1 %cmp751, label %for.body9.lr.ph, label %for.cond.cleanup8

for.body9.lr.ph:                                  ; preds = %for.cond.cleanup
  %3 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %mul22 = mul i32 %3, %1
  br label %for.body9

for.body:                                         ; preds = %entry, %for.body
  %b.050 = phi i32 [ %add, %for.body ], [ %0, %entry ]
  %idxprom = zext nneg i32 %b.050 to i64
  %arrayidx = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom
  store i32 0, ptr %arrayidx, align 4, !tbaa !5
  %add = add nuw nsw i32 %b.050, %1
  %cmp = icmp ult i32 %add, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !9

for.cond.cleanup8:                                ; preds = %for.body9, %for.cond.cleanup
  tail call void @llvm.nvvm.barrier0()
  br i1 %cmp49, label %for.body30, label %for.cond.cleanup29

for.body9:                                        ; preds = %for.body9.lr.ph, %for.body9
  %i.052 = phi i32 [ %add5, %for.body9.lr.ph ], [ %add23, %for.body9 ]
  %idxprom10 = sext i32 %i.052 to i64
  %arrayidx11 = getelementptr inbounds i8, ptr %data, i64 %idxprom10
  %4 = load i8, ptr %arrayidx11, align 1, !tbaa !11
  %5 = and i8 %4, 15
  %idxprom12 = zext nneg i8 %5 to i64
  %arrayidx13 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom12
  %6 = atomicrmw add ptr %arrayidx13, i32 1 seq_cst, align 4
  %7 = load i8, ptr %arrayidx11, align 1, !tbaa !11
  %conv17 = zext i8 %7 to i32
  %8 = atomicrmw max ptr %largest, i32 %conv17 seq_cst, align 4
  %add23 = add i32 %i.052, %mul22
  %cmp7 = icmp slt i32 %add23, %n
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8, !llvm.loop !12

for.cond.cleanup29:                               ; preds = %for.body30, %for.cond.cleanup8
  ret void

for.body30:                                       ; preds = %for.cond.cleanup8, %for.body30
  %b25.054 = phi i32 [ %add38, %for.body30 ], [ %0, %for.cond.cleanup8 ]
  %idxprom31 = zext nneg i32 %b25.054 to i64
  %arrayidx32 = getelementptr inbounds i32, ptr %bins, i64 %idxprom31
  %arrayidx34 = getelementptr inbounds [16 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ9histogramE5local to ptr), i64 0, i64 %idxprom31
  %9 = load i32, ptr %arrayidx34, align 4, !tbaa !5
  %10 = atomicrmw add ptr %arrayidx32, i32 %9 seq_cst, align 4
  %add38 = add nuw nsw i32 %b25.054, %1
  %cmp28 = icmp ult i32 %add38, 16
  br i1 %cmp28, label %for.body30, label %for.cond.cleanup29, !llvm.loop !13
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @histogram, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
