; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/gcd.c -o -
source_filename = "c/gcd.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @gcd(i64 noundef %n, ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b) local_unnamed_addr #0 {
entry:
  %cmp12 = icmp sgt i64 %n, 0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %while.end, %entry
  %sum.0.lcssa = phi i64 [ 0, %entry ], [ %add, %while.end ]
  ret i64 %sum.0.lcssa

for.body:                                         ; preds = %entry, %while.end
  %sum.014 = phi i64 [ %add, %while.end ], [ 0, %entry ]
  %i.013 = phi i64 [ %inc, %while.end ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i64, ptr %a, i64 %i.013
  %0 = load i64, ptr %arrayidx, align 8, !tbaa !2
  %arrayidx1 = getelementptr inbounds i64, ptr %b, i64 %i.013
  %1 = load i64, ptr %arrayidx1, align 8, !tbaa !2
  %tobool.not9 = icmp eq i64 %1, 0
  br i1 %tobool.not9, label %while.end, label %while.body

while.body:                                       ; preds = %for.body, %while.body
  %y.011 = phi i64 [ %rem, %while.body ], [ %1, %for.body ]
  %x.010 = phi i64 [ %y.011, %while.body ], [ %0, %for.body ]
  %rem = srem i64 %x.010, %y.011
  %tobool.not = icmp eq i64 %rem, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !6

while.end:                                        ; preds = %while.body, %for.body
  %x.0.lcssa = phi i64 [ %0, %for.body ], [ %y.011, %while.body ]
  %add = add nsw i64 %x.0.lcssa, %sum.014
  %inc = add nuw nsw i64 %i.013, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !8
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"long", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
