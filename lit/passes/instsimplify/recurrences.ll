; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s

; Facts about recurrences as in LLVM: a sum that does not overflow keeps its sign, so that one more is not zero. Of other sums, the
; branch back to the loop is not asked, as it is of values that do not come from the φ; and only equality is decided from bits.

; CHECK-LABEL: @grows(
; CHECK: store i1 false, ptr %p
define void @grows(ptr %p) {
  br label %b

b:
  %v = phi i32 [ 0, %0 ], [ %w, %b ]
  %w = add nsw i32 %v, 1
  %c = icmp eq i32 %w, 0
  store i1 %c, ptr %p
  %d = icmp eq i32 %w, 20
  br i1 %d, label %b, label %out

out:
  ret void
}

; CHECK-LABEL: @wraps(
; CHECK: %c = icmp eq i32 %w, 2
; CHECK: store i1 %c, ptr %p
define void @wraps(ptr %p) {
  br label %b

b:
  %v = phi i32 [ 0, %0 ], [ %w, %b ]
  %w = add i32 %v, 1
  %c = icmp eq i32 %w, 2
  store i1 %c, ptr %p
  br i1 %c, label %b, label %out

out:
  ret void
}

; CHECK-LABEL: @read(
; CHECK: store i1 false, ptr %p
define void @read(ptr %p) {
  br label %b

b:
  %v = phi i32 [ 0, %0 ], [ %w, %b ]
  %m = icmp eq i32 %v, 3
  store i1 %m, ptr %p
  %w = load i32, ptr %p
  %c = icmp eq i32 %w, 2
  br i1 %c, label %b, label %out

out:
  ret void
}

; CHECK-LABEL: @bits(
; CHECK: store i1 false, ptr %p
; CHECK: %u = icmp ugt i32 %h, %l
define void @bits(ptr %p, i32 %x, i32 %y) {
  %h = or i32 %x, 16
  %l = and i32 %y, 15
  %e = icmp eq i32 %h, %l
  store i1 %e, ptr %p
  %u = icmp ugt i32 %h, %l
  store i1 %u, ptr %p
  ret void
}
