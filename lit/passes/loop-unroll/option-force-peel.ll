; RUN: opt-go %s -passes=loop-unroll -unroll-force-peel-count=2 -S | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -unroll-force-peel-count=2 -unroll-allow-peeling=false -S | FileCheck %s
; RUN: opt-go %s -passes='loop(loop-unroll-full)' -unroll-force-peel-count=2 -unroll-revisit-child-loops -S | FileCheck %s
; RUN: opt-go %s -passes=loop-unroll -unroll-force-peel-count=0 -S | FileCheck %s --check-prefix=NONE
;
; The option takes iterations out of innermost loops whatever speaks against it, once. As opt-19 with the same option.

; CHECK: call void @use(i32 0)
; CHECK: call void @use(i32 %{{.*}})
; CHECK: loop:
; CHECK: call void @use(i32 %i)
; CHECK-NOT: call
; NONE: call
; NONE-NOT: call
define void @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  call void @use(i32 %i)
  %i1 = add nsw i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %loop, label %out
out:
  ret void
}
declare void @use(i32)
