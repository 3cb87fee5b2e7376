; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/collatz.cu -o -
source_filename = "cuda/collatz.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind
define dso_local void @collatz(i32 noundef %n, i32* nocapture noundef readonly %start, i32* nocapture noundef writeonly %steps) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, i32* %start, i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4, !tbaa !5
  %cmp316 = icmp ugt i32 %3, 1
  br i1 %cmp316, label %while.body, label %while.end

while.body:                                       ; preds = %if.end, %while.body
  %count.018 = phi i32 [ %inc, %while.body ], [ 0, %if.end ]
  %value.017 = phi i32 [ %call5, %while.body ], [ %3, %if.end ]
  %call5 = tail call fastcc noundef i32 @_ZL12collatz_stepj(i32 noundef %value.017) #3
  %inc = add nuw nsw i32 %count.018, 1
  %cmp3 = icmp ugt i32 %call5, 1
  %cmp4 = icmp ult i32 %count.018, 499
  %4 = select i1 %cmp3, i1 %cmp4, i1 false
  br i1 %4, label %while.body, label %while.end, !llvm.loop !9

while.end:                                        ; preds = %while.body, %if.end
  %count.0.lcssa = phi i32 [ 0, %if.end ], [ %inc, %while.body ]
  %arrayidx7 = getelementptr inbounds i32, i32* %steps, i64 %idxprom
  store i32 %count.0.lcssa, i32* %arrayidx7, align 4, !tbaa !5
  br label %cleanup

cleanup:                                          ; preds = %entry, %while.end
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn
define internal fastcc noundef i32 @_ZL12collatz_stepj(i32 noundef %value) unnamed_addr #1 {
entry:
  %rem = and i32 %value, 3
  switch i32 %rem, label %sw.default [
    i32 0, label %sw.bb
    i32 2, label %sw.bb1
    i32 1, label %sw.bb3
  ]

sw.bb:                                            ; preds = %entry
  %div = lshr i32 %value, 2
  br label %return

sw.bb1:                                           ; preds = %entry
  %div2 = lshr i32 %value, 1
  br label %return

sw.bb3:                                           ; preds = %entry
  %mul = mul i32 %value, 3
  %add = add i32 %mul, 1
  br label %return

sw.default:                                       ; preds = %entry
  %mul4 = mul i32 %value, 3
  %add5 = add i32 %mul4, 1
  %div6 = lshr i32 %add5, 1
  br label %return

return:                                           ; preds = %sw.default, %sw.bb3, %sw.bb1, %sw.bb
  %retval.0 = phi i32 [ %div6, %sw.default ], [ %add, %sw.bb3 ], [ %div2, %sw.bb1 ], [ %div, %sw.bb ]
  ret i32 %retval.0
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind readnone willreturn "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32*, i32*)* @collatz, !"kernel", i32 1}
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
