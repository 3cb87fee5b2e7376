; RUN: opt-go %s -passes=callsite-splitting -S | FileCheck %s
;
; A musttail call is followed by a return on both paths.

; CHECK: define i32 @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp ne i32 %n, 0
; CHECK-NEXT:   br i1 %c1, label %next, label %entry.split
;
; CHECK: entry.split:
; CHECK-NEXT:   %r1 = musttail call i32 @callee(i32 0, ptr %p)
; CHECK-NEXT:   ret i32 %r1
;
; CHECK: next:
; CHECK-NEXT:   %c2 = icmp eq ptr %p, null
; CHECK-NEXT:   br i1 %c2, label %other, label %next.split
;
; CHECK: next.split:
; CHECK-NEXT:   %r2 = musttail call i32 @callee(i32 %n, ptr nonnull %p)
; CHECK-NEXT:   ret i32 %r2
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
  %c1 = icmp ne i32 %n, 0
  br i1 %c1, label %next, label %tail
next:
  %c2 = icmp eq ptr %p, null
  br i1 %c2, label %other, label %tail
tail:
  %r = musttail call i32 @callee(i32 %n, ptr %p)
  ret i32 %r
other:
  ret i32 0
}
define i32 @callee(i32 %x, ptr %p) {
  ret i32 %x
}
