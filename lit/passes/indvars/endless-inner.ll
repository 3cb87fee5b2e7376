; RUN: opt-go %s -passes=indvars -S | FileCheck %s
;
; The exit counts of a loop decide the exit that is taken, if control reaches it: a loop inside may run forever, and so may a
; call. A loop that counts, or one that must make progress, ends.

declare void @left()
declare void @through()
declare i32 @personality(...)
declare void @may_not_return() nounwind memory(none)
declare void @writes() nounwind willreturn

; CHECK-LABEL: @endless
; CHECK: %e = icmp eq i32 %i, %n
; CHECK: br i1 %e, label %left,
define void @endless(i32 %n, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %e = icmp eq i32 %i, %n
  br i1 %e, label %left, label %inner
inner:
  %v = load i1, ptr %p
  br i1 %v, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
left:
  call void @left()
  ret void
exit:
  call void @through()
  ret void
}

; CHECK-LABEL: @progress
; CHECK: [[MIN:%.*]] = call i32 @llvm.umin.i32(i32 %n, i32 99)
; CHECK: icmp eq i32 %n, [[MIN]]
define void @progress(i32 %n, ptr %p) mustprogress {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %e = icmp eq i32 %i, %n
  br i1 %e, label %left, label %inner
inner:
  %v = load i1, ptr %p
  br i1 %v, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
left:
  call void @left()
  ret void
exit:
  call void @through()
  ret void
}

; CHECK-LABEL: @counted
; CHECK: [[MIN:%.*]] = call i32 @llvm.umin.i32(i32 %n, i32 99)
; CHECK: icmp eq i32 %n, [[MIN]]
define void @counted(i32 %n, i32 %m, ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %e = icmp eq i32 %i, %n
  br i1 %e, label %left, label %inner
inner:
  %j = phi i32 [ %m, %outer ], [ %j.next, %inner ]
  %j.next = add i32 %j, -1
  %go.on = icmp sgt i32 %j, 7
  br i1 %go.on, label %inner, label %latch
latch:
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
left:
  call void @left()
  ret void
exit:
  call void @through()
  ret void
}

; An invoke writes, and does not return.
; CHECK-LABEL: @invoked
; CHECK: %e = icmp eq i32 %i, %n
define void @invoked(i32 %n) personality ptr @personality {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %e = icmp eq i32 %i, %n
  br i1 %e, label %left, label %inner
inner:
  invoke void @writes() to label %latch unwind label %pad
latch:
  %i.next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i.next, 100
  br i1 %c, label %outer, label %exit
left:
  call void @left()
  ret void
exit:
  call void @through()
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  unreachable
}
