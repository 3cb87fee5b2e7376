; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/median.cu -o -
source_filename = "cuda/median.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @median(i32 noundef %n, i32* nocapture noundef readonly %in, i32* nocapture noundef writeonly %out) local_unnamed_addr #0 {
entry:
  %sorted = alloca [9 x i32], align 4
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %3 = bitcast [9 x i32]* %sorted to i8*
  call void @llvm.lifetime.start.p0i8(i64 36, i8* nonnull %3) #3
  %sub = add nsw i32 %add, -4
  %add3 = add nsw i32 %add, 4
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.inc
  %div = sdiv i32 %count.1, 2
  %idxprom24 = sext i32 %div to i64
  %arrayidx25 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom24
  %4 = load i32, i32* %arrayidx25, align 4, !tbaa !5
  %idxprom26 = sext i32 %add to i64
  %arrayidx27 = getelementptr inbounds i32, i32* %out, i64 %idxprom26
  store i32 %4, i32* %arrayidx27, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0i8(i64 36, i8* nonnull %3) #3
  br label %cleanup

for.body:                                         ; preds = %if.end, %for.inc
  %k.052 = phi i32 [ %sub, %if.end ], [ %inc23, %for.inc ]
  %count.051 = phi i32 [ 0, %if.end ], [ %count.1, %for.inc ]
  %cmp5 = icmp sgt i32 %k.052, -1
  %cmp6.not = icmp slt i32 %k.052, %n
  %or.cond = and i1 %cmp5, %cmp6.not
  br i1 %or.cond, label %if.end8, label %for.inc

if.end8:                                          ; preds = %for.body
  %inc = add nsw i32 %count.051, 1
  %cmp948 = icmp sgt i32 %count.051, 0
  br i1 %cmp948, label %land.rhs.lr.ph, label %while.end

land.rhs.lr.ph:                                   ; preds = %if.end8
  %idxprom11 = sext i32 %k.052 to i64
  %arrayidx12 = getelementptr inbounds i32, i32* %in, i64 %idxprom11
  %5 = load i32, i32* %arrayidx12, align 4, !tbaa !5
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.lr.ph, %while.body
  %at.049 = phi i32 [ %count.051, %land.rhs.lr.ph ], [ %sub10, %while.body ]
  %sub10 = add nsw i32 %at.049, -1
  %6 = zext i32 %sub10 to i64
  %arrayidx = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %6
  %7 = load i32, i32* %arrayidx, align 4, !tbaa !5
  %cmp13 = icmp sgt i32 %7, %5
  br i1 %cmp13, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %idxprom17 = sext i32 %at.049 to i64
  %arrayidx18 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom17
  store i32 %7, i32* %arrayidx18, align 4, !tbaa !5
  %cmp9 = icmp sgt i32 %at.049, 1
  br i1 %cmp9, label %land.rhs, label %while.end, !llvm.loop !9

while.end:                                        ; preds = %land.rhs, %while.body, %if.end8
  %at.0.lcssa = phi i32 [ %count.051, %if.end8 ], [ %at.049, %land.rhs ], [ 0, %while.body ]
  %idxprom19 = sext i32 %k.052 to i64
  %arrayidx20 = getelementptr inbounds i32, i32* %in, i64 %idxprom19
  %8 = load i32, i32* %arrayidx20, align 4, !tbaa !5
  %idxprom21 = sext i32 %at.0.lcssa to i64
  %arrayidx22 = getelementptr inbounds [9 x i32], [9 x i32]* %sorted, i64 0, i64 %idxprom21
  store i32 %8, i32* %arrayidx22, align 4, !tbaa !5
  br label %for.inc

for.inc:                                          ; preds = %for.body, %while.end
  %count.1 = phi i32 [ %count.051, %for.body ], [ %inc, %while.end ]
  %inc23 = add nsw i32 %k.052, 1
  %cmp4.not.not = icmp slt i32 %k.052, %add3
  br i1 %cmp4.not.not, label %for.body, label %for.cond.cleanup, !llvm.loop !12

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { nofree nosync nounwind readnone speculatable }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32*, i32*)* @median, !"kernel", i32 1}
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
!12 = distinct !{!12, !10, !11}
