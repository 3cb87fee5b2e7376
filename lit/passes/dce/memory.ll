; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; Loads without uses go; volatile loads, stores and atomics stay.

; CHECK-LABEL: @loads(
; CHECK-NEXT:  %b = load volatile i32, ptr %p, align 4
; CHECK-NEXT:  %c = load atomic i32, ptr %p seq_cst, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @loads(ptr %p) {
  %a = load i32, ptr %p, align 4
  %b = load volatile i32, ptr %p, align 4
  %c = load atomic i32, ptr %p seq_cst, align 4
  ret void
}

; CHECK-LABEL: @stores(
; CHECK-NEXT:  store i32 1, ptr %p, align 4
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @stores(ptr %p) {
  store i32 1, ptr %p, align 4
  %q = getelementptr i32, ptr %p, i64 1
  ret void
}

; CHECK-LABEL: @slot(
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @slot() {
  %x = alloca i32, align 4
  ret void
}
