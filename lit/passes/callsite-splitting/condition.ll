; RUN: opt-go %s -passes=callsite-splitting -S | FileCheck %s
;
; The condition on each path to the call determines what an argument is, or is not.

; CHECK: define i32 @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp eq i32 %n, 1
; CHECK-NEXT:   br i1 %c1, label %entry.split, label %next
;
; CHECK: entry.split:
; CHECK-NEXT:   %r1 = call i32 @callee(i32 1, ptr %p)
; CHECK-NEXT:   br label %tail
;
; CHECK: next:
; CHECK-NEXT:   %c2 = icmp ne ptr %p, null
; CHECK-NEXT:   br i1 %c2, label %next.split, label %other
;
; CHECK: next.split:
; CHECK-NEXT:   %r2 = call i32 @callee(i32 %n, ptr nonnull %p)
; CHECK-NEXT:   br label %tail
;
; CHECK: tail:
; CHECK-NEXT:   %phi.call = phi i32 [ %r1, %entry.split ], [ %r2, %next.split ]
; CHECK-NEXT:   ret i32 %phi.call
;
; CHECK: other:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
;
; CHECK: define i32 @callee(i32 %x, ptr %p) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }

define i32 @f(i32 %n, ptr %p) {
entry:
  %c1 = icmp eq i32 %n, 1
  br i1 %c1, label %tail, label %next
next:
  %c2 = icmp ne ptr %p, null
  br i1 %c2, label %tail, label %other
tail:
  %r = call i32 @callee(i32 %n, ptr %p)
  ret i32 %r
other:
  ret i32 0
}
define i32 @callee(i32 %x, ptr %p) {
  ret i32 %x
}
