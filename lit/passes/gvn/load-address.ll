; The address of a load differs on each path to it: φs have their incoming values there, constants fold, and what it is computed from
; may lie in blocks above the one that computes it.
; RUN: opt-go %s -passes=gvn -S | FileCheck %s

@g = global [10 x i32] zeroinitializer

; An array element with a constant index on each path: the address is a constant.
; CHECK-LABEL: @constant(
; CHECK: %r = phi i32 [ %v, %a ], [ 7, %b ]
define i32 @constant(i1 %c, i32 %v) {
entry:
  br i1 %c, label %a, label %b
a:
  %p = getelementptr [10 x i32], ptr @g, i64 0, i64 3
  store i32 %v, ptr %p
  br label %j
b:
  store i32 7, ptr getelementptr ([10 x i32], ptr @g, i64 0, i64 4)
  br label %j
j:
  %i = phi i64 [ 3, %a ], [ 4, %b ]
  %q = getelementptr [10 x i32], ptr @g, i64 0, i64 %i
  %r = load i32, ptr %q
  ret i32 %r
}

; Computed below the φ, in a block of its own.
; CHECK-LABEL: @below(
; CHECK: {{^}}j:
; CHECK-NEXT: %r = phi i32 [ 5, %a ], [ 6, %b ]
; CHECK: k:
; CHECK-NOT: load
define i32 @below(i1 %c, ptr %p, i64 %x, i64 %y) {
entry:
  br i1 %c, label %a, label %b
a:
  %px = getelementptr i32, ptr %p, i64 %x
  store i32 5, ptr %px
  br label %j
b:
  %py = getelementptr i32, ptr %p, i64 %y
  store i32 6, ptr %py
  br label %j
j:
  %i = phi i64 [ %x, %a ], [ %y, %b ]
  br label %k
k:
  %z = phi i32 [ 0, %j ], [ %z1, %k ]
  %q = getelementptr i32, ptr %p, i64 %i
  %r = load i32, ptr %q
  %z1 = add i32 %z, %r
  %e = icmp ult i32 %z1, 100
  br i1 %e, label %k, label %out
out:
  ret i32 %z1
}

; What the iteration before has stored.
; CHECK-LABEL: @recurrence(
; CHECK: %v.pre = load i32, ptr
; CHECK: {{^}}l:
; CHECK-NEXT: %v = phi i32 [ %v.pre, %entry ], [ %w, %l ]
define void @recurrence(ptr %p, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 1, %entry ], [ %i1, %l ]
  %im = add i64 %i, -1
  %q = getelementptr i32, ptr %p, i64 %im
  %v = load i32, ptr %q
  %w = add i32 %v, 7
  %r = getelementptr i32, ptr %p, i64 %i
  store i32 %w, ptr %r
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
