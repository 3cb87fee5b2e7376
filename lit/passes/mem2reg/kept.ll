; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; Slots whose address escapes, or that are accessed volatile or in parts, stay.

declare void @use(ptr)

; CHECK-LABEL: @escapes(
; CHECK-NEXT:  %x = alloca i32, align 4
; CHECK-NEXT:  call void @use(ptr %x)
; CHECK-NEXT:  %v = load i32, ptr %x, align 4
; CHECK-NEXT:  ret i32 %v
; CHECK-NEXT: }
define i32 @escapes() {
  %x = alloca i32, align 4
  call void @use(ptr %x)
  %v = load i32, ptr %x, align 4
  ret i32 %v
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT:  %x = alloca i32, align 4
; CHECK-NEXT:  store volatile i32 %a, ptr %x, align 4
; CHECK-NEXT:  %v = load i32, ptr %x, align 4
; CHECK-NEXT:  ret i32 %v
; CHECK-NEXT: }
define i32 @volatile(i32 %a) {
  %x = alloca i32, align 4
  store volatile i32 %a, ptr %x, align 4
  %v = load i32, ptr %x, align 4
  ret i32 %v
}

; CHECK-LABEL: @part(
; CHECK-NEXT:  %x = alloca i32, align 4
; CHECK-NEXT:  store i32 %a, ptr %x, align 4
; CHECK-NEXT:  %v = load i8, ptr %x, align 1
; CHECK-NEXT:  ret i8 %v
; CHECK-NEXT: }
define i8 @part(i32 %a) {
  %x = alloca i32, align 4
  store i32 %a, ptr %x, align 4
  %v = load i8, ptr %x, align 1
  ret i8 %v
}
