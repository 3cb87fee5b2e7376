; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Pointers and integers of one size are converted to each other.

; CHECK-LABEL: @cast(
; CHECK-NEXT:   %1 = inttoptr i64 %v to ptr
; CHECK-NEXT:   ret ptr %1
; CHECK-NEXT: }
define ptr @cast(i64 %v) {
  %s = alloca { i64, i64 }
  store i64 %v, ptr %s
  %r = load ptr, ptr %s
  ret ptr %r
}
