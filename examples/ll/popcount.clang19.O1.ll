; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/popcount.c -o -
source_filename = "c/popcount.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@popcount_nibble = internal unnamed_addr constant [16 x i8] c"\00\01\01\02\01\02\02\03\01\02\02\03\02\03\03\04", align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local i64 @popcount(i64 noundef %n, ptr nocapture noundef readonly %words) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i64 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %total.0.lcssa = phi i64 [ 0, %entry ], [ %add, %for.body ]
  ret i64 %total.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %total.05 = phi i64 [ %add, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i32, ptr %words, i64 %i.06
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !2
  %call = tail call fastcc i64 @popcount_word(i32 noundef %0) #2
  %add = add nsw i64 %call, %total.05
  %inc = add nuw nsw i64 %i.06, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !6
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal fastcc i64 @popcount_word(i32 noundef %word) unnamed_addr #1 {
entry:
  %tobool.not4 = icmp eq i32 %word, 0
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %bits.06 = phi i64 [ %add, %while.body ], [ 0, %entry ]
  %word.addr.05 = phi i32 [ %shr, %while.body ], [ %word, %entry ]
  %and = and i32 %word.addr.05, 15
  %idxprom = zext nneg i32 %and to i64
  %arrayidx = getelementptr inbounds [16 x i8], ptr @popcount_nibble, i64 0, i64 %idxprom
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !9
  %conv = zext i8 %0 to i64
  %add = add nuw nsw i64 %bits.06, %conv
  %shr = lshr i32 %word.addr.05, 4
  %tobool.not = icmp ult i32 %word.addr.05, 16
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !10

while.end:                                        ; preds = %while.body, %entry
  %bits.0.lcssa = phi i64 [ 0, %entry ], [ %add, %while.body ]
  ret i64 %bits.0.lcssa
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = !{!4, !4, i64 0}
!10 = distinct !{!10, !7, !8}
