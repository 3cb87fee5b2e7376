; RUN: opt-go %s -passes=callsite-splitting -S | FileCheck %s
;
; An argument that is one of two constants.

; CHECK: define i32 @f(i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %one, label %two
;
; CHECK: one:
; CHECK-NEXT:   br label %one.split
;
; CHECK: one.split:
; CHECK-NEXT:   %r2 = call i32 @callee(i32 1)
; CHECK-NEXT:   br label %tail
;
; CHECK: two:
; CHECK-NEXT:   br label %two.split
;
; CHECK: two.split:
; CHECK-NEXT:   %r1 = call i32 @callee(i32 2)
; CHECK-NEXT:   br label %tail
;
; CHECK: tail:
; CHECK-NEXT:   %phi.call = phi i32 [ %r1, %two.split ], [ %r2, %one.split ]
; CHECK-NEXT:   %v = phi i32 [ 1, %one.split ], [ 2, %two.split ]
; CHECK-NEXT:   %s = add i32 %phi.call, %v
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
;
; CHECK: define i32 @callee(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }

define i32 @f(i1 %c) {
entry:
  br i1 %c, label %one, label %two
one:
  br label %tail
two:
  br label %tail
tail:
  %v = phi i32 [ 1, %one ], [ 2, %two ]
  %r = call i32 @callee(i32 %v)
  %s = add i32 %r, %v
  ret i32 %s
}
define i32 @callee(i32 %x) {
  ret i32 %x
}
