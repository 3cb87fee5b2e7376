; RUN: opt-go %s -passes=callsite-splitting -callsite-splitting-duplication-threshold=1 -S | FileCheck %s
;
; Not if that is too much.

; CHECK: define i32 @f(i32 %n, i32 %y) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c1, label %tail, label %next
;
; CHECK: next:
; CHECK-NEXT:   %c2 = icmp eq i32 %n, 7
; CHECK-NEXT:   br i1 %c2, label %other, label %tail
;
; CHECK: tail:
; CHECK-NEXT:   %w = add i32 %y, 1
; CHECK-NEXT:   %r = call i32 @callee(i32 %n)
; CHECK-NEXT:   %s = add i32 %r, %w
; CHECK-NEXT:   ret i32 %s
;
; CHECK: other:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
;
; CHECK: define i32 @callee(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }

define i32 @f(i32 %n, i32 %y) {
entry:
  %c1 = icmp eq i32 %n, 0
  br i1 %c1, label %tail, label %next
next:
  %c2 = icmp eq i32 %n, 7
  br i1 %c2, label %other, label %tail
tail:
  %w = add i32 %y, 1
  %r = call i32 @callee(i32 %n)
  %s = add i32 %r, %w
  ret i32 %s
other:
  ret i32 0
}
define i32 @callee(i32 %x) {
  ret i32 %x
}
