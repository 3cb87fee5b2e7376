; RUN: opt-go %s -passes=callsite-splitting -S | FileCheck %s
;
; Convergent and noduplicate calls stay; calls of declarations, conditions on both paths and ordered comparisons do not pay.

; CHECK: declare void @elsewhere(i32)
;
; CHECK: define void @f(i32 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c1, label %tail, label %next
;
; CHECK: next:
; CHECK-NEXT:   br i1 %c, label %other, label %tail
;
; CHECK: tail:
; CHECK-NEXT:   call void @callee(i32 %n)
; CHECK-NEXT:   call void @callee(i32 %n)
; CHECK-NEXT:   call void @elsewhere(i32 %n)
; CHECK-NEXT:   ret void
;
; CHECK: other:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @same(i32 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp eq i32 %n, 0
; CHECK-NEXT:   br i1 %c1, label %split, label %other
;
; CHECK: split:
; CHECK-NEXT:   br i1 %c, label %tail, label %next
;
; CHECK: next:
; CHECK-NEXT:   br label %tail
;
; CHECK: tail:
; CHECK-NEXT:   call void @callee(i32 %n)
; CHECK-NEXT:   ret void
;
; CHECK: other:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @order(i32 %n, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %c1 = icmp slt i32 %n, 0
; CHECK-NEXT:   br i1 %c1, label %tail, label %next
;
; CHECK: next:
; CHECK-NEXT:   br i1 %c, label %other, label %tail
;
; CHECK: tail:
; CHECK-NEXT:   call void @callee(i32 %n)
; CHECK-NEXT:   ret void
;
; CHECK: other:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @callee(i32 %x) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @elsewhere(i32)
define void @f(i32 %n, i1 %c) {
entry:
  %c1 = icmp eq i32 %n, 0
  br i1 %c1, label %tail, label %next
next:
  br i1 %c, label %other, label %tail
tail:
  call void @callee(i32 %n) convergent
  call void @callee(i32 %n) noduplicate
  call void @elsewhere(i32 %n)
  ret void
other:
  ret void
}
define void @same(i32 %n, i1 %c) {
entry:
  %c1 = icmp eq i32 %n, 0
  br i1 %c1, label %split, label %other
split:
  br i1 %c, label %tail, label %next
next:
  br label %tail
tail:
  call void @callee(i32 %n)
  ret void
other:
  ret void
}
define void @order(i32 %n, i1 %c) {
entry:
  %c1 = icmp slt i32 %n, 0
  br i1 %c1, label %tail, label %next
next:
  br i1 %c, label %other, label %tail
tail:
  call void @callee(i32 %n)
  ret void
other:
  ret void
}
define void @callee(i32 %x) {
  ret void
}
