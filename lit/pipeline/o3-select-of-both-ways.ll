; RUN: opt-go %s -passes='default<O3>' -S | FileCheck %s
; RUN: opt-go %s -passes='default<O2>' -S | FileCheck %s
;
; The largest sum of neighbours (Kadane). What stands on both paths of a branch is joined before loops are rotated for the last time and
; instcombine sees the select: a maximum with zero before the addition, as opt-19 makes of it.

; CHECK-LABEL: define i32 @f(
; CHECK: br i1 {{.*}} label %body, label %exit
; CHECK: body:
; CHECK: %v = load i32
; CHECK-NEXT: %[[M:.*]] = {{.*}}call i32 @llvm.smax.i32(i32 %{{.*}}, i32 0)
; CHECK-NEXT: %[[S:.*]] = add nsw i32 %v, %[[M]]
; CHECK-NEXT: call i32 @llvm.smax.i32(i32 %[[S]],
; CHECK-NOT: select
define i32 @f(ptr %a, i32 %n) {
entry:
  %first = load i32, ptr %a
  br label %head
head:
  %i = phi i32 [ 1, %entry ], [ %i.next, %latch ]
  %best = phi i32 [ %first, %entry ], [ %best.next, %latch ]
  %sum = phi i32 [ %first, %entry ], [ %sum.next, %latch ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %exit
body:
  %pos = icmp sgt i32 %sum, 0
  %ix = sext i32 %i to i64
  br i1 %pos, label %add, label %fresh
add:
  %p = getelementptr inbounds i32, ptr %a, i64 %ix
  %v = load i32, ptr %p
  %s = add nsw i32 %sum, %v
  br label %latch
fresh:
  %q = getelementptr inbounds i32, ptr %a, i64 %ix
  %w = load i32, ptr %q
  br label %latch
latch:
  %sum.next = phi i32 [ %s, %add ], [ %w, %fresh ]
  %gt = icmp sgt i32 %sum.next, %best
  %best.next = select i1 %gt, i32 %sum.next, i32 %best
  %i.next = add nsw i32 %i, 1
  br label %head
exit:
  ret i32 %best
}
