; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; A loop inside may run forever in the first iteration: the stores of the others, which may fault, are not executed then.

; CHECK-LABEL: @endless
; CHECK-NOT: memset
; CHECK: ret void
define void @endless(i32 %n, ptr noalias %p, ptr noalias %q) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %at = getelementptr i8, ptr %q, i64 %i
  store i8 0, ptr %at
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = xor i32 %j, 1
  %go.on = icmp ne i32 %j, %n
  br i1 %go.on, label %inner, label %latch
latch:
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}

; CHECK-LABEL: @counted
; CHECK: call void @llvm.memset.p0.i64(ptr align 1 %q, i8 0, i64 100, i1 false)
define void @counted(i32 %n, ptr noalias %p, ptr noalias %q) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %at = getelementptr i8, ptr %q, i64 %i
  store i8 0, ptr %at
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, 3
  %go.on = icmp ne i32 %j, %n
  br i1 %go.on, label %inner, label %latch
latch:
  %i.next = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i.next, 100
  br i1 %c, label %outer, label %exit
exit:
  ret void
}
