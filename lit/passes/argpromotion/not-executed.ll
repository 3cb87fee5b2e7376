; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; A load that is not always executed moves to the callers if its address is dereferenceable at every call: a local of @g is, @h's pointer is unknown.

; CHECK: define internal i32 @local(i32 %p.0.val, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   ret i32 %p.0.val
;
; CHECK: no:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
;
; CHECK: define internal i32 @unknown(ptr %p, i1 %c) {
; CHECK-NEXT:   br i1 %c, label %yes, label %no
;
; CHECK: yes:
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %a
;
; CHECK: no:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
;
; CHECK: define i32 @g(i1 %c) {
; CHECK-NEXT:   %x = alloca i32, align 4
; CHECK-NEXT:   store i32 7, ptr %x, align 4
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   %r = call i32 @local(i32 %x.val, i1 %c)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
;
; CHECK: define i32 @h(ptr %x, i1 %c) {
; CHECK-NEXT:   %r = call i32 @unknown(ptr %x, i1 %c)
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define internal i32 @local(ptr %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %a = load i32, ptr %p, align 4
  ret i32 %a
no:
  ret i32 0
}
define internal i32 @unknown(ptr %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %a = load i32, ptr %p, align 4
  ret i32 %a
no:
  ret i32 0
}
define i32 @g(i1 %c) {
  %x = alloca i32
  store i32 7, ptr %x
  %r = call i32 @local(ptr %x, i1 %c)
  ret i32 %r
}
define i32 @h(ptr %x, i1 %c) {
  %r = call i32 @unknown(ptr %x, i1 %c)
  ret i32 %r
}
