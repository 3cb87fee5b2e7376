; RUN: opt-go %s -passes='loop-mssa(licm)' -S | FileCheck %s
;
; The memory that a function returns its result in is dereferenceable, noalias and writable: what the loop accesses there on some paths only is kept
; in a register.

%B = type { ptr, i64, i64 }

; CHECK-LABEL: @b(
; CHECK:       entry:
; CHECK:         %n.promoted = load i64, ptr %n
; CHECK:       t:
; CHECK-NOT:     store
; CHECK:       x:
; CHECK:         store i64 %{{.*}}, ptr %n
define void @b(ptr dead_on_unwind noalias nocapture writable sret(%B) align 8 %r, ptr nocapture readonly %s, i1 %k) {
entry:
  store ptr null, ptr %r, align 8
  %n = getelementptr inbounds i8, ptr %r, i64 8
  store i64 0, ptr %n, align 8
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %m ]
  %v = load i8, ptr %s, align 8
  %c = icmp eq i8 %v, 1
  br i1 %c, label %t, label %m
t:
  %w = load i64, ptr %n, align 8
  %w1 = add i64 %w, 1
  store i64 %w1, ptr %n, align 8
  br label %m
m:
  %i1 = add i64 %i, 1
  %d = icmp ult i64 %i1, 100
  br i1 %d, label %l, label %x
x:
  ret void
}

; The memory is not known to be dereferenceable.
; CHECK-LABEL: @unknown(
; CHECK:       t:
; CHECK:         store i64
define void @unknown(ptr noalias nocapture %r, ptr nocapture readonly %s, i1 %k) {
entry:
  %n = getelementptr inbounds i8, ptr %r, i64 8
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %m ]
  %v = load i8, ptr %s, align 8
  %c = icmp eq i8 %v, 1
  br i1 %c, label %t, label %m
t:
  %w = load i64, ptr %n, align 8
  %w1 = add i64 %w, 1
  store i64 %w1, ptr %n, align 8
  br label %m
m:
  %i1 = add i64 %i, 1
  %d = icmp ult i64 %i1, 100
  br i1 %d, label %l, label %x
x:
  ret void
}
