; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/crc.c -o -
source_filename = "c/crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @crc(i64 noundef %n, i8* nocapture noundef readonly %data) local_unnamed_addr #0 {
entry:
  %cmp24 = icmp sgt i64 %n, 0
  br i1 %cmp24, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %phi.bo = xor i32 %xor7.7, -1
  %phi.cast = zext i32 %phi.bo to i64
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %value.0.lcssa = phi i64 [ 0, %entry ], [ %phi.cast, %for.cond.cleanup.loopexit ]
  ret i64 %value.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.026 = phi i64 [ %inc9, %for.body ], [ 0, %entry ]
  %value.025 = phi i32 [ %xor7.7, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds i8, i8* %data, i64 %i.026
  %0 = load i8, i8* %arrayidx, align 1, !tbaa !2
  %conv = zext i8 %0 to i32
  %xor = xor i32 %value.025, %conv
  %shr = lshr i32 %xor, 1
  %and = and i32 %xor, 1
  %sub = sub nsw i32 0, %and
  %and6 = and i32 %sub, -306674912
  %xor7 = xor i32 %and6, %shr
  %shr.1 = lshr i32 %xor7, 1
  %and.1 = and i32 %shr, 1
  %sub.1 = sub nsw i32 0, %and.1
  %and6.1 = and i32 %sub.1, -306674912
  %xor7.1 = xor i32 %and6.1, %shr.1
  %shr.2 = lshr i32 %xor7.1, 1
  %and.2 = and i32 %shr.1, 1
  %sub.2 = sub nsw i32 0, %and.2
  %and6.2 = and i32 %sub.2, -306674912
  %xor7.2 = xor i32 %and6.2, %shr.2
  %shr.3 = lshr i32 %xor7.2, 1
  %and.3 = and i32 %shr.2, 1
  %sub.3 = sub nsw i32 0, %and.3
  %and6.3 = and i32 %sub.3, -306674912
  %xor7.3 = xor i32 %and6.3, %shr.3
  %shr.4 = lshr i32 %xor7.3, 1
  %and.4 = and i32 %shr.3, 1
  %sub.4 = sub nsw i32 0, %and.4
  %and6.4 = and i32 %sub.4, -306674912
  %xor7.4 = xor i32 %and6.4, %shr.4
  %shr.5 = lshr i32 %xor7.4, 1
  %and.5 = and i32 %shr.4, 1
  %sub.5 = sub nsw i32 0, %and.5
  %and6.5 = and i32 %sub.5, -306674912
  %xor7.5 = xor i32 %and6.5, %shr.5
  %shr.6 = lshr i32 %xor7.5, 1
  %and.6 = and i32 %shr.5, 1
  %sub.6 = sub nsw i32 0, %and.6
  %and6.6 = and i32 %sub.6, -306674912
  %xor7.6 = xor i32 %and6.6, %shr.6
  %shr.7 = lshr i32 %xor7.6, 1
  %and.7 = and i32 %shr.6, 1
  %sub.7 = sub nsw i32 0, %and.7
  %and6.7 = and i32 %sub.7, -306674912
  %xor7.7 = xor i32 %and6.7, %shr.7
  %inc9 = add nuw nsw i64 %i.026, 1
  %exitcond.not = icmp eq i64 %inc9, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !5
}

attributes #0 = { nofree norecurse nosync nounwind readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
