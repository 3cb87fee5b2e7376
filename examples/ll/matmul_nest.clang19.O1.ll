; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/matmul_nest.c -o -
source_filename = "c/matmul_nest.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @matmul_nest(i64 noundef %n, ptr noalias nocapture noundef readonly %a, ptr noalias nocapture noundef readonly %b, ptr noalias nocapture noundef %c) local_unnamed_addr #0 {
entry:
  %cmp46 = icmp sgt i64 %n, 0
  br i1 %cmp46, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %i.047 = phi i64 [ %inc21, %for.cond.cleanup3 ], [ 0, %entry ]
  %mul = mul nuw nsw i64 %i.047, %n
  %0 = getelementptr double, ptr %a, i64 %mul
  %invariant.gep44 = getelementptr double, ptr %c, i64 %mul
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond5.for.cond.cleanup7_crit_edge
  %j.043 = phi i64 [ 0, %for.cond1.preheader ], [ %inc18, %for.cond5.for.cond.cleanup7_crit_edge ]
  %invariant.gep = getelementptr double, ptr %b, i64 %j.043
  %gep45 = getelementptr double, ptr %invariant.gep44, i64 %j.043
  %gep38.promoted = load double, ptr %gep45, align 8, !tbaa !2
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond5.for.cond.cleanup7_crit_edge
  %inc21 = add nuw nsw i64 %i.047, 1
  %exitcond49.not = icmp eq i64 %inc21, %n
  br i1 %exitcond49.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !6

for.cond5.for.cond.cleanup7_crit_edge:            ; preds = %for.body8
  store double %add16, ptr %gep45, align 8, !tbaa !2
  %inc18 = add nuw nsw i64 %j.043, 1
  %exitcond48.not = icmp eq i64 %inc18, %n
  br i1 %exitcond48.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !9

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %add1641 = phi double [ %gep38.promoted, %for.cond5.preheader ], [ %add16, %for.body8 ]
  %k.040 = phi i64 [ 0, %for.cond5.preheader ], [ %inc, %for.body8 ]
  %arrayidx = getelementptr double, ptr %0, i64 %k.040
  %1 = load double, ptr %arrayidx, align 8, !tbaa !2
  %mul9 = mul nuw nsw i64 %k.040, %n
  %gep = getelementptr double, ptr %invariant.gep, i64 %mul9
  %2 = load double, ptr %gep, align 8, !tbaa !2
  %mul12 = fmul double %1, %2
  %add16 = fadd double %add1641, %mul12
  %inc = add nuw nsw i64 %k.040, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond5.for.cond.cleanup7_crit_edge, label %for.body8, !llvm.loop !10
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C/C++ TBAA"}
!6 = distinct !{!6, !7, !8}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !7, !8}
!10 = distinct !{!10, !7, !8}
