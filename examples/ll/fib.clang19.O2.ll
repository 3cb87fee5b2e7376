; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names --target=x86_64-linux-gnu -ffreestanding -fno-vectorize -fno-slp-vectorize -mllvm -unroll-runtime=false -fno-pic -fno-pie -fno-stack-protector -fno-asynchronous-unwind-tables c/fib.c -o -
source_filename = "c/fib.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none)
define dso_local i64 @fib(i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp slt i64 %n, 2
  br i1 %cmp6, label %return, label %if.end

if.end:                                           ; preds = %entry, %if.end
  %n.tr8 = phi i64 [ %sub1, %if.end ], [ %n, %entry ]
  %accumulator.tr7 = phi i64 [ %add, %if.end ], [ 0, %entry ]
  %sub = add nsw i64 %n.tr8, -1
  %call = tail call i64 @fib(i64 noundef %sub) #1
  %sub1 = add nsw i64 %n.tr8, -2
  %add = add nsw i64 %call, %accumulator.tr7
  %cmp = icmp ult i64 %n.tr8, 4
  br i1 %cmp, label %return, label %if.end

return:                                           ; preds = %if.end, %entry
  %accumulator.tr.lcssa = phi i64 [ 0, %entry ], [ %add, %if.end ]
  %n.tr.lcssa = phi i64 [ %n, %entry ], [ %sub1, %if.end ]
  %accumulator.ret.tr = add nsw i64 %n.tr.lcssa, %accumulator.tr.lcssa
  ret i64 %accumulator.ret.tr
}

attributes #0 = { nofree nosync nounwind memory(none) "min-legal-vector-width"="0" "no-builtins" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin "no-builtins" }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"clang version 19"}
