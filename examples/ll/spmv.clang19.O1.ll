; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/spmv.cu -o -
source_filename = "cuda/spmv.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @spmv(i32 noundef %rows, ptr nocapture noundef readonly %start, ptr nocapture noundef readonly %column, ptr nocapture noundef readonly %value, ptr nocapture noundef readonly %x, ptr nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %rows
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, ptr %start, i64 %idxprom
  %3 = load i32, ptr %arrayidx, align 4, !tbaa !5
  %arrayidx5 = getelementptr i8, ptr %arrayidx, i64 4
  %4 = load i32, ptr %arrayidx5, align 4, !tbaa !5
  %cmp625 = icmp slt i32 %3, %4
  br i1 %cmp625, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.then
  %sum.0.lcssa = phi double [ 0.000000e+00, %if.then ], [ %add14, %for.body ]
  %arrayidx16 = getelementptr inbounds double, ptr %y, i64 %idxprom
  store double %sum.0.lcssa, ptr %arrayidx16, align 8, !tbaa !9
  br label %if.end

for.body:                                         ; preds = %if.then, %for.body
  %k.027 = phi i32 [ %inc, %for.body ], [ %3, %if.then ]
  %sum.026 = phi double [ %add14, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom7 = sext i32 %k.027 to i64
  %arrayidx8 = getelementptr inbounds double, ptr %value, i64 %idxprom7
  %5 = load double, ptr %arrayidx8, align 8, !tbaa !9
  %arrayidx10 = getelementptr inbounds i32, ptr %column, i64 %idxprom7
  %6 = load i32, ptr %arrayidx10, align 4, !tbaa !5
  %idxprom11 = sext i32 %6 to i64
  %arrayidx12 = getelementptr inbounds double, ptr %x, i64 %idxprom11
  %7 = load double, ptr %arrayidx12, align 8, !tbaa !9
  %mul13 = fmul double %5, %7
  %add14 = fadd double %sum.026, %mul13
  %inc = add nsw i32 %k.027, 1
  %exitcond.not = icmp eq i32 %inc, %4
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !11

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @spmv, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12, !13}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.unroll.disable"}
