; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; Loads of memory that nothing has written since, and stores of what is there.

declare void @unknown()

; CHECK-LABEL: @twice(
; CHECK-NEXT:  %x = load i32, ptr %p, align 4
; CHECK-NEXT:  ret i32 0
; CHECK-NEXT: }
define i32 @twice(ptr %p) {
  %x = load i32, ptr %p, align 4
  %y = load i32, ptr %p, align 4
  %r = sub i32 %x, %y
  ret i32 %r
}

; CHECK-LABEL: @forward(
; CHECK-NEXT:  store i32 %a, ptr %p, align 4
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @forward(ptr %p, i32 %a) {
  store i32 %a, ptr %p, align 4
  %x = load i32, ptr %p, align 4
  ret i32 %x
}

; CHECK-LABEL: @clobbered(
; CHECK-NEXT:  %x = load i32, ptr %p, align 4
; CHECK-NEXT:  call void @unknown()
; CHECK-NEXT:  %y = load i32, ptr %p, align 4
; CHECK-NEXT:  %r = mul i32 %x, %y
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @clobbered(ptr %p) {
  %x = load i32, ptr %p, align 4
  call void @unknown()
  %y = load i32, ptr %p, align 4
  %r = mul i32 %x, %y
  ret i32 %r
}

; CHECK-LABEL: @write_back(
; CHECK-NEXT:  %x = load i32, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @write_back(ptr %p) {
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %p, align 4
  ret void
}
