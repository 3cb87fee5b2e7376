; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/textlen.c -o -
source_filename = "c/textlen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind readonly
define dso_local i64 @textlen(i8* nocapture noundef readonly %s) local_unnamed_addr #0 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %n.0 = phi i64 [ 0, %entry ], [ %inc, %while.cond ]
  %arrayidx = getelementptr inbounds i8, i8* %s, i64 %n.0
  %0 = load i8, i8* %arrayidx, align 1, !tbaa !2
  %tobool.not = icmp eq i8 %0, 0
  %inc = add nuw nsw i64 %n.0, 1
  br i1 %tobool.not, label %while.end, label %while.cond, !llvm.loop !5

while.end:                                        ; preds = %while.cond
  ret i64 %n.0
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
