; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A struct is split into its fields; padding is dropped.

; CHECK-LABEL: @fields(
; CHECK-NEXT:   %w = zext i32 %a to i64
; CHECK-NEXT:   %r = add i64 %w, %b
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }
define i64 @fields(i32 %a, i64 %b) {
  %s = alloca { i32, i64 }
  store i32 %a, ptr %s
  %q = getelementptr { i32, i64 }, ptr %s, i32 0, i32 1
  store i64 %b, ptr %q
  %x = load i32, ptr %s
  %y = load i64, ptr %q
  %w = zext i32 %x to i64
  %r = add i64 %w, %y
  ret i64 %r
}
