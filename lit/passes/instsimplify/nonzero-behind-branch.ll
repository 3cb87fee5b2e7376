; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; Behind a branch that excludes p = 0, q = 0 makes p u> q true: the test of q is superfluous.

; CHECK-LABEL: @a(
; CHECK:         %c = icmp ugt
; CHECK-NEXT:    ret i1 %c
define i1 @a(ptr %p, ptr %q) {
  %n = icmp ne ptr %p, null
  br i1 %n, label %t, label %f
t:
  %z = icmp eq ptr %q, null
  %c = icmp ugt ptr %p, %q
  %o = or i1 %z, %c
  ret i1 %o
f:
  ret i1 0
}
; CHECK-LABEL: @b(
; CHECK:         %c = icmp ugt
; CHECK-NEXT:    ret i1 %c
define i1 @b(i32 %p, i32 %q) {
  %n = icmp ne i32 %p, 0
  br i1 %n, label %t, label %f
t:
  %z = icmp eq i32 %q, 0
  %c = icmp ugt i32 %p, %q
  %o = or i1 %z, %c
  ret i1 %o
f:
  ret i1 0
}
; CHECK-LABEL: @d(
; CHECK:         %c = icmp ugt
; CHECK-NEXT:    ret i1 %c
define i1 @d(i32 %p, i32 %q, i1 %x) {
  %n = icmp ne i32 %p, 0
  %m = and i1 %n, %x
  br i1 %m, label %t, label %f
t:
  %z = icmp eq i32 %q, 0
  %c = icmp ugt i32 %p, %q
  %o = or i1 %z, %c
  ret i1 %o
f:
  ret i1 0
}
; CHECK-LABEL: @c(
; CHECK:         %c = icmp ugt
; CHECK-NEXT:    ret i1 %c
define i1 @c(i32 %y, i32 %q) {
  %p = or i32 %y, 1
  %z = icmp eq i32 %q, 0
  %c = icmp ugt i32 %p, %q
  %o = or i1 %z, %c
  ret i1 %o
}

; The branch gives no fact on its other edge.
; CHECK-LABEL: @other_way(
; CHECK:         %o = or i1 %z, %c
; CHECK-NEXT:    ret i1 %o
define i1 @other_way(i32 %p, i32 %q, i1 %x) {
  %n = icmp ne i32 %p, 0
  %m = and i1 %n, %x
  br i1 %m, label %t, label %f
t:
  ret i1 0
f:
  %z = icmp eq i32 %q, 0
  %c = icmp ugt i32 %p, %q
  %o = or i1 %z, %c
  ret i1 %o
}
