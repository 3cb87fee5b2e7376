; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; A store that the next one overwrites unread is dead.

; CHECK-LABEL: @overwritten(
; CHECK-NEXT:  store i32 %b, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @overwritten(ptr %p, i32 %a, i32 %b) {
  store i32 %a, ptr %p, align 4
  store i32 %b, ptr %p, align 4
  ret void
}

; CHECK-LABEL: @read_between(
; CHECK-NEXT:  store i32 %a, ptr %p, align 4
; CHECK-NEXT:  %x = load i32, ptr %q, align 4
; CHECK-NEXT:  store i32 1, ptr %p, align 4
; CHECK-NEXT:  ret i32 %x
; CHECK-NEXT: }
define i32 @read_between(ptr %p, ptr %q, i32 %a) {
  store i32 %a, ptr %p, align 4
  %x = load i32, ptr %q, align 4
  store i32 1, ptr %p, align 4
  ret i32 %x
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:  store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:  store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @volatile(ptr %p) {
  store volatile i32 1, ptr %p, align 4
  store volatile i32 2, ptr %p, align 4
  ret void
}
