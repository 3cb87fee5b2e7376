; RUN: opt-go %s -passes='loop(loop-flatten)' -S | FileCheck %s
;
; The load is executed once per row. In one loop it would read what the inner loop has stored.

; CHECK-LABEL: @f(
; CHECK: mul i64 %i, 12
; CHECK: icmp eq i64 %j.next, 12
; CHECK: icmp eq i64 %i.next, 30
define void @f(ptr dereferenceable(4096) align 8 %a) nofree nosync {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %row = mul i64 %i, 12
  %first = load i64, ptr %a, align 8
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %k = add i64 %row, %j
  %p = getelementptr inbounds i64, ptr %a, i64 %k
  %x = add i64 %first, 1
  store i64 %x, ptr %p, align 8
  %j.next = add nuw nsw i64 %j, 1
  %jc = icmp eq i64 %j.next, 12
  br i1 %jc, label %latch, label %inner
latch:
  %i.next = add nuw nsw i64 %i, 1
  %ic = icmp eq i64 %i.next, 30
  br i1 %ic, label %exit, label %outer
exit:
  ret void
}
