; Numbers that are put together from their bytes in memory stay as they are: one load takes their place later.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; CHECK-LABEL: @bytes(
; CHECK: or
; CHECK-NOT: add i32 %
; CHECK: ret
define i32 @bytes(ptr %p) {
  %a = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %q
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %s = shl i32 %y, 8
  %r = or i32 %s, %x
  ret i32 %r
}
