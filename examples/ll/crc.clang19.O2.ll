; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/crc.c -o -
source_filename = "c/crc.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define dso_local range(i64 0, 4294967296) i64 @crc(i64 noundef %n, ptr nocapture noundef readonly %data) local_unnamed_addr #0 {
entry:
  %cmp21 = icmp sgt i64 %n, 0
  br i1 %cmp21, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %0 = xor i32 %xor7.7, -1
  %1 = zext i32 %0 to i64
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %entry
  %value.0.lcssa = phi i64 [ 0, %entry ], [ %1, %for.cond.cleanup.loopexit ]
  ret i64 %value.0.lcssa

for.body:                                         ; preds = %entry, %for.body
  %i.023 = phi i64 [ %inc9, %for.body ], [ 0, %entry ]
  %value.022 = phi i32 [ %xor7.7, %for.body ], [ -1, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %data, i64 %i.023
  %2 = load i8, ptr %arrayidx, align 1, !tbaa !2
  %conv = zext i8 %2 to i32
  %xor = xor i32 %value.022, %conv
  %shr = lshr i32 %xor, 1
  %and = and i32 %xor, 1
  %3 = icmp eq i32 %and, 0
  %and6 = select i1 %3, i32 0, i32 -306674912
  %xor7 = xor i32 %and6, %shr
  %shr.1 = lshr i32 %xor7, 1
  %4 = and i32 %xor, 2
  %5 = icmp eq i32 %4, 0
  %and6.1 = select i1 %5, i32 0, i32 -306674912
  %xor7.1 = xor i32 %and6.1, %shr.1
  %shr.2 = lshr i32 %xor7.1, 6
  %6 = and i32 %xor, 4
  %7 = icmp eq i32 %6, 0
  %and6.2 = select i1 %7, i32 0, i32 124634137
  %xor7.2 = xor i32 %and6.2, %shr.2
  %8 = and i32 %xor, 8
  %9 = icmp eq i32 %8, 0
  %and6.3 = select i1 %9, i32 0, i32 249268274
  %xor7.3 = xor i32 %and6.3, %xor7.2
  %10 = and i32 %xor, 16
  %11 = icmp eq i32 %10, 0
  %and6.4 = select i1 %11, i32 0, i32 498536548
  %xor7.4 = xor i32 %and6.4, %xor7.3
  %12 = and i32 %xor, 32
  %13 = icmp eq i32 %12, 0
  %and6.5 = select i1 %13, i32 0, i32 997073096
  %xor7.5 = xor i32 %and6.5, %xor7.4
  %14 = and i32 %xor7, 32
  %15 = icmp eq i32 %14, 0
  %and6.6 = select i1 %15, i32 0, i32 1994146192
  %xor7.6 = xor i32 %and6.6, %xor7.5
  %16 = and i32 %xor7.1, 32
  %17 = icmp eq i32 %16, 0
  %and6.7 = select i1 %17, i32 0, i32 -306674912
  %xor7.7 = xor i32 %and6.7, %xor7.6
  %inc9 = add nuw nsw i64 %i.023, 1
  %exitcond.not = icmp eq i64 %inc9, %n
  br i1 %exitcond.not, label %for.cond.cleanup.loopexit, label %for.body, !llvm.loop !5
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
!2 = !{!3, !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C/C++ TBAA"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
