; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; A copy of the function's own may be stored to: the value lives in registers then.

; CHECK: define internal i32 @f(i32 %p.0.val, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   br label %no
;
; CHECK: no:
; CHECK-NEXT:   %p.0.allc.0 = phi i32 [ 5, %yes ], [ %p.0.val, %entry ]
; CHECK-NEXT:   ret i32 %p.0.allc.0
; CHECK-NEXT: }
;
; CHECK: define i32 @g(ptr %x, i1 %c) {
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   %r = call i32 @f(i32 %x.val, i1 %c)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @f(ptr byval(i32) align 4 %p, i1 %c) {
entry:
  br i1 %c, label %yes, label %no
yes:
  store i32 5, ptr %p, align 4
  br label %no
no:
  %a = load i32, ptr %p, align 4
  ret i32 %a
}
define i32 @g(ptr %x, i1 %c) {
  %r = call i32 @f(ptr byval(i32) align 4 %x, i1 %c)
  ret i32 %r
}
