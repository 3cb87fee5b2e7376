; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; An alloca whose address is stored in another one is visited again when that one is gone.

; CHECK-LABEL: @behind(
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @behind(i32 %a) {
  %s = alloca { i32, i32 }
  %p = alloca ptr
  %q = getelementptr inbounds i8, ptr %s, i64 4
  store ptr %q, ptr %p
  store i32 %a, ptr %q
  %l = load ptr, ptr %p
  %r = load i32, ptr %l
  ret i32 %r
}
