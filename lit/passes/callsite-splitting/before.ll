; RUN: opt-go %s -passes=callsite-splitting -S | FileCheck %s
;
; The instructions before the call are copied with it; their uses after the call take a φ.

; CHECK: define i32 @f(i32 %n, i32 %y, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp ne i32 %n, 0
; CHECK-NEXT:   br i1 %c1, label %next, label %entry.split
;
; CHECK: entry.split:
; CHECK-NEXT:   %w1 = add i32 %y, 1
; CHECK-NEXT:   %x2 = mul i32 %w1, %n
; CHECK-NEXT:   %r3 = call i32 @callee(i32 0, ptr %p)
; CHECK-NEXT:   br label %tail
;
; CHECK: next:
; CHECK-NEXT:   %c2 = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %c2, label %other, label %next.split
;
; CHECK: next.split:
; CHECK-NEXT:   %w4 = add i32 %y, 1
; CHECK-NEXT:   %x5 = mul i32 %w4, %n
; CHECK-NEXT:   %r6 = call i32 @callee(i32 %n, ptr nonnull %p)
; CHECK-NEXT:   br label %tail
;
; CHECK: tail:
; CHECK-NEXT:   %0 = phi i32 [ %w1, %entry.split ], [ %w4, %next.split ]
; CHECK-NEXT:   %1 = phi i32 [ %x2, %entry.split ], [ %x5, %next.split ]
; CHECK-NEXT:   %phi.call = phi i32 [ %r3, %entry.split ], [ %r6, %next.split ]
; CHECK-NEXT:   %s = add i32 %phi.call, %0
; CHECK-NEXT:   %t = add i32 %1, %s
; CHECK-NEXT:   ret i32 %t
;
; CHECK: other:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
;
; CHECK: define i32 @callee(i32 %x, ptr %p) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }

define i32 @f(i32 %n, i32 %y, ptr %p) {
entry:
  %c1 = icmp ne i32 %n, 0
  br i1 %c1, label %next, label %tail
next:
  %c2 = icmp eq ptr %p, null
  br i1 %c2, label %other, label %tail
tail:
  %w = add i32 %y, 1
  %x = mul i32 %w, %n
  %r = call i32 @callee(i32 %n, ptr %p)
  %s = add i32 %r, %w
  %t = add i32 %x, %s
  ret i32 %t
other:
  ret i32 0
}
define i32 @callee(i32 %x, ptr %p) {
  ret i32 %x
}
