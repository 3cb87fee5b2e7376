; The value of a volatile or ordered access is available to plain loads after it, although the access itself stays.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

; CHECK-LABEL: @loads(
; CHECK-NEXT: %a = load atomic i32, ptr %p acquire, align 4
; CHECK-NEXT: %b = load volatile i32, ptr %p, align 4
; CHECK-NEXT: %s = add i32 %a, %a
; CHECK-NEXT: %t = add i32 %b, %b
define i32 @loads(ptr %p) {
  %a = load atomic i32, ptr %p acquire, align 4
  %x = load i32, ptr %p
  %b = load volatile i32, ptr %p
  %y = load i32, ptr %p
  %s = add i32 %a, %x
  %t = add i32 %b, %y
  %r = add i32 %s, %t
  ret i32 %r
}

; An ordered load needs more than a value.
; CHECK-LABEL: @stores(
; CHECK-NEXT: store volatile i32 %v, ptr %p, align 4
; CHECK-NEXT: %y = load atomic i32, ptr %p acquire, align 4
; CHECK-NEXT: %r = add i32 %v, %y
define i32 @stores(ptr %p, i32 %v) {
  store volatile i32 %v, ptr %p
  %x = load i32, ptr %p
  %y = load atomic i32, ptr %p acquire, align 4
  %r = add i32 %x, %y
  ret i32 %r
}

; Storing back what was read is nothing.
; CHECK-LABEL: @back(
; CHECK-NEXT: %a = load volatile i32
; CHECK-NEXT: ret void
define void @back(ptr %p) {
  %a = load volatile i32, ptr %p
  store i32 %a, ptr %p
  ret void
}
