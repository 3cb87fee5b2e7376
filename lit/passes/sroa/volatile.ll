; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A volatile access is kept, on the part that it accesses.

; CHECK-LABEL: @kept(
; CHECK-NEXT:   %s.sroa.0 = alloca i32, align 8
; CHECK-NEXT:   store volatile i32 %a, ptr %s.sroa.0, align 8
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @kept(i32 %a, i32 %b) {
  %s = alloca { i32, i32 }
  store volatile i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 %b, ptr %q
  %x = load i32, ptr %q
  ret i32 %x
}
