; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/scan.cu -o -
source_filename = "cuda/scan.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ4scanE6buffer = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @scan(i32 noundef %n, i32* nocapture noundef readonly %in, i32* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %1, %2
  %add = add i32 %mul, %0
  %cmp = icmp slt i32 %add, %n
  br i1 %cmp, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, i32* %in, i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4, !tbaa !5
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 0, %entry ]
  %idxprom3 = sext i32 %0 to i64
  %arrayidx456 = getelementptr inbounds [2 x [64 x i32]], [2 x [64 x i32]] addrspace(3)* @_ZZ4scanE6buffer, i64 0, i64 0, i64 %idxprom3
  %arrayidx4 = addrspacecast i32 addrspace(3)* %arrayidx456 to i32*
  store i32 %cond, i32* %arrayidx4, align 4, !tbaa !5
  tail call void @llvm.nvvm.barrier0()
  %cmp664 = icmp sgt i32 %2, 1
  br i1 %cmp664, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end, %cond.end
  %4 = phi i32 [ %cond, %cond.end ], [ %value.0, %if.end ]
  br i1 %cmp, label %if.then25, label %if.end32

for.body:                                         ; preds = %cond.end, %if.end
  %5 = phi i32 [ %value.0, %if.end ], [ %cond, %cond.end ]
  %offset.066 = phi i32 [ %mul23, %if.end ], [ 1, %cond.end ]
  %from.065 = phi i32 [ %sub17, %if.end ], [ 0, %cond.end ]
  %cmp11.not = icmp slt i32 %0, %offset.066
  br i1 %cmp11.not, label %if.end, label %if.then

if.then:                                          ; preds = %for.body
  %6 = zext i32 %from.065 to i64
  %sub = sub nsw i32 %0, %offset.066
  %idxprom14 = sext i32 %sub to i64
  %arrayidx1563 = getelementptr inbounds [2 x [64 x i32]], [2 x [64 x i32]] addrspace(3)* @_ZZ4scanE6buffer, i64 0, i64 %6, i64 %idxprom14
  %arrayidx15 = addrspacecast i32 addrspace(3)* %arrayidx1563 to i32*
  %7 = load i32, i32* %arrayidx15, align 4, !tbaa !5
  %add16 = add nsw i32 %7, %5
  br label %if.end

if.end:                                           ; preds = %if.then, %for.body
  %value.0 = phi i32 [ %add16, %if.then ], [ %5, %for.body ]
  %sub17 = sub nsw i32 1, %from.065
  %8 = zext i32 %sub17 to i64
  %arrayidx2162 = getelementptr inbounds [2 x [64 x i32]], [2 x [64 x i32]] addrspace(3)* @_ZZ4scanE6buffer, i64 0, i64 %8, i64 %idxprom3
  %arrayidx21 = addrspacecast i32 addrspace(3)* %arrayidx2162 to i32*
  store i32 %value.0, i32* %arrayidx21, align 4, !tbaa !5
  tail call void @llvm.nvvm.barrier0()
  %mul23 = shl nsw i32 %offset.066, 1
  %cmp6 = icmp slt i32 %mul23, %2
  br i1 %cmp6, label %for.body, label %for.cond.cleanup, !llvm.loop !9

if.then25:                                        ; preds = %for.cond.cleanup
  %idxprom30 = sext i32 %add to i64
  %arrayidx31 = getelementptr inbounds i32, i32* %out, i64 %idxprom30
  store i32 %4, i32* %arrayidx31, align 4, !tbaa !5
  br label %if.end32

if.end32:                                         ; preds = %if.then25, %for.cond.cleanup
  ret void
}

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.barrier0() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { convergent nounwind }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32*, i32*)* @scan, !"kernel", i32 1}
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
