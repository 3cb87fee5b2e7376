; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/crc.c -o -
source_filename = "c/crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @crc(i64 noundef %n, i8* nocapture noundef readonly %data) local_unnamed_addr #0 {
entry:
  %cmp24 = icmp sgt i64 %n, 0
  br i1 %cmp24, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup4
  %phi.bo = xor i32 %xor7, -1
  %phi.cast = zext i32 %phi.bo to i64
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %value.0.lcssa = phi i64 [ 0, %entry ], [ %phi.cast, %for.cond.cleanup.loopexit ]
  ret i64 %value.0.lcssa

for.body:                                         ; preds = %entry, %for.cond.cleanup4
  %i.026 = phi i64 [ %inc9, %for.cond.cleanup4 ], [ 0, %entry ]
  %value.025 = phi i32 [ %xor7, %for.cond.cleanup4 ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %data, i64 %i.026
  %0 = load i8, i8* %arrayidx, align 1, !tbaa !2
  %conv = zext i8 %0 to i32
  %xor = xor i32 %value.025, %conv
  br label %for.body5

for.cond.cleanup4:                                ; preds = %for.body5
  %inc9 = add nuw nsw i64 %i.026, 1
  %exitcond27.not = icmp eq i64 %inc9, %n
  br i1 %exitcond27.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !5

for.body5:                                        ; preds = %for.body, %for.body5
  %bit.023 = phi i32 [ 0, %for.body ], [ %inc, %for.body5 ]
  %value.122 = phi i32 [ %xor, %for.body ], [ %xor7, %for.body5 ]
  %shr = lshr i32 %value.122, 1
  %and = and i32 %value.122, 1
  %sub = sub nsw i32 0, %and
  %and6 = and i32 %sub, -306674912
  %xor7 = xor i32 %and6, %shr
  %inc = add nuw nsw i32 %bit.023, 1
  %exitcond.not = icmp eq i32 %inc, 8
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !6, !7}
