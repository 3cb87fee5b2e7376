; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/tokens.c -o -
source_filename = "c/tokens.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local i64 @tokens(i64 noundef %n, ptr nocapture noundef readonly %text, ptr nocapture noundef %kinds) local_unnamed_addr #0 {
entry:
  %cmp21 = icmp sgt i64 %n, 0
  br i1 %cmp21, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %total.0.lcssa = phi i64 [ 0, %entry ], [ %total.1, %if.end ]
  ret i64 %total.0.lcssa

for.body:                                         ; preds = %entry, %if.end
  %i.024 = phi i64 [ %inc12, %if.end ], [ 0, %entry ]
  %total.023 = phi i64 [ %total.1, %if.end ], [ 0, %entry ]
  %state.022 = phi i32 [ %next.0, %if.end ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %text, i64 %i.024
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !2
  switch i8 %0, label %sw.default [
    i8 32, label %sw.epilog
    i8 10, label %sw.epilog
    i8 48, label %sw.bb1
    i8 49, label %sw.bb1
    i8 50, label %sw.bb1
    i8 51, label %sw.bb1
    i8 52, label %sw.bb1
    i8 53, label %sw.bb1
    i8 54, label %sw.bb1
    i8 55, label %sw.bb1
    i8 56, label %sw.bb1
    i8 57, label %sw.bb1
    i8 43, label %sw.bb4
    i8 45, label %sw.bb4
    i8 40, label %sw.bb4
    i8 41, label %sw.bb4
  ]

sw.bb1:                                           ; preds = %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body, %for.body
  %cmp2 = icmp eq i32 %state.022, 1
  %cond = select i1 %cmp2, i32 1, i32 2
  br label %sw.epilog

sw.bb4:                                           ; preds = %for.body, %for.body, %for.body, %for.body
  br label %sw.epilog

sw.default:                                       ; preds = %for.body
  br label %sw.epilog

sw.epilog:                                        ; preds = %for.body, %for.body, %sw.default, %sw.bb4, %sw.bb1
  %next.0 = phi i32 [ 1, %sw.default ], [ 3, %sw.bb4 ], [ %cond, %sw.bb1 ], [ 0, %for.body ], [ 0, %for.body ]
  %cmp5.not = icmp eq i32 %next.0, 0
  br i1 %cmp5.not, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %sw.epilog
  %cmp7 = icmp ne i32 %next.0, %state.022
  %cmp9 = icmp eq i32 %next.0, 3
  %or.cond = or i1 %cmp7, %cmp9
  br i1 %or.cond, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %idxprom = zext nneg i32 %next.0 to i64
  %arrayidx11 = getelementptr inbounds i64, ptr %kinds, i64 %idxprom
  %1 = load i64, ptr %arrayidx11, align 8, !tbaa !5
  %add = add nsw i64 %1, 1
  store i64 %add, ptr %arrayidx11, align 8, !tbaa !5
  %inc = add nsw i64 %total.023, 1
  br label %if.end

if.end:                                           ; preds = %land.lhs.true, %if.then, %sw.epilog
  %total.1 = phi i64 [ %inc, %if.then ], [ %total.023, %land.lhs.true ], [ %total.023, %sw.epilog ]
  %inc12 = add nuw nsw i64 %i.024, 1
  %exitcond.not = icmp eq i64 %inc12, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !7
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !3, i64 0}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
