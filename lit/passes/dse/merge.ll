; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; Constants: a store into the middle of what was just stored becomes part of it.

; CHECK-LABEL: @low(
; CHECK-NEXT:   store i64 4294967295, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @low(ptr %p) {
  store i64 0, ptr %p
  store i32 -1, ptr %p
  ret void
}

; CHECK-LABEL: @middle(
; CHECK-NEXT:   store i64 1311769048978874096, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @middle(ptr %p) {
  store i64 1311768467463790320, ptr %p
  %q = getelementptr i8, ptr %p, i64 3
  store i16 -1, ptr %q
  ret void
}

; CHECK-LABEL: @variable(
; CHECK-NEXT:   store i64 0, ptr %p, align 4
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @variable(ptr %p, i32 %x) {
  store i64 0, ptr %p
  store i32 %x, ptr %p
  ret void
}

; CHECK-LABEL: @seen(
; CHECK-NEXT:   store i64 0, ptr %p, align 4
; CHECK-NEXT:   %x = load i64, ptr %p, align 4
; CHECK-NEXT:   store i32 -1, ptr %p, align 4
; CHECK-NEXT:   ret i64 %x
; CHECK-NEXT: }
define i64 @seen(ptr %p) {
  store i64 0, ptr %p
  %x = load i64, ptr %p
  store i32 -1, ptr %p
  ret i64 %x
}
