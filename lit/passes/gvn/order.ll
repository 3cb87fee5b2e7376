; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Atomics and volatile accesses are left alone; a release fence does not stop a load from being taken from above it, an acquire does.

; CHECK-LABEL: @volatile(
; CHECK-NEXT:   %a = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %b = load volatile i32, ptr %p, align 4
; CHECK-NEXT:   %c = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @volatile(ptr %p) {
  %a = load volatile i32, ptr %p
  %b = load volatile i32, ptr %p
  %c = sub i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @release(
; CHECK-NEXT:   fence release
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @release(ptr %p) {
  %a = load i32, ptr %p
  fence release
  %b = load i32, ptr %p
  %c = sub i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @acquire(
; CHECK-NEXT:   %a = load i32, ptr %p, align 4
; CHECK-NEXT:   %x = load atomic i32, ptr %q acquire, align 4
; CHECK-NEXT:   %b = load i32, ptr %p, align 4
; CHECK-NEXT:   %c = sub i32 %a, %b
; CHECK-NEXT:   %d = add i32 %c, %x
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @acquire(ptr %p, ptr %q) {
  %a = load i32, ptr %p
  %x = load atomic i32, ptr %q acquire, align 4
  %b = load i32, ptr %p
  %c = sub i32 %a, %b
  %d = add i32 %c, %x
  ret i32 %d
}

; CHECK-LABEL: @not_atomic_for_atomic(
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   %a = load atomic i32, ptr %p unordered, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @not_atomic_for_atomic(ptr %p) {
  store i32 7, ptr %p
  %a = load atomic i32, ptr %p unordered, align 4
  ret i32 %a
}
