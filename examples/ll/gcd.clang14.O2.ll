; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/gcd.c -o -
source_filename = "c/gcd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @gcd(i64 noundef %n, i64* nocapture noundef readonly %a, i64* nocapture noundef readonly %b) local_unnamed_addr #0 {
entry:
  %cmp17 = icmp sgt i64 %n, 0
  br i1 %cmp17, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %while.end, %entry
  %sum.0.lcssa = phi i64 [ 0, %entry ], [ %add, %while.end ]
  ret i64 %sum.0.lcssa

for.body:                                         ; preds = %entry, %while.end
  %sum.019 = phi i64 [ %add, %while.end ], [ 0, %entry ]
  %i.018 = phi i64 [ %inc, %while.end ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i64, i64* %a, i64 %i.018
  %0 = load i64, i64* %arrayidx, align 8, !tbaa !2
  %arrayidx1 = getelementptr inbounds i64, i64* %b, i64 %i.018
  %1 = load i64, i64* %arrayidx1, align 8, !tbaa !2
  %tobool.not14 = icmp eq i64 %1, 0
  br i1 %tobool.not14, label %while.end, label %while.body

while.body:                                       ; preds = %for.body, %while.body
  %y.016 = phi i64 [ %rem, %while.body ], [ %1, %for.body ]
  %x.015 = phi i64 [ %y.016, %while.body ], [ %0, %for.body ]
  %rem = srem i64 %x.015, %y.016
  %tobool.not = icmp eq i64 %rem, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !6

while.end:                                        ; preds = %while.body, %for.body
  %x.0.lcssa = phi i64 [ %0, %for.body ], [ %y.016, %while.body ]
  %add = add nsw i64 %x.0.lcssa, %sum.019
  %inc = add nuw nsw i64 %i.018, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind readonly "frame-pointer"="none" "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 14"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
