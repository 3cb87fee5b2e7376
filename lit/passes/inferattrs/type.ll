; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; Other types or nobuiltin: another function. Definitions say what they do themselves.

; CHECK: declare i32 @strlen(ptr)
;
; CHECK: declare i64 @strnlen(ptr, i64) #0
;
; CHECK: declare i32 @printf(ptr)
;
; CHECK: define i32 @abs(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
;
; CHECK: attributes #0 = { nobuiltin }

declare i32 @strlen(ptr)
declare i64 @strnlen(ptr, i64) nobuiltin
declare i32 @printf(ptr)
define i32 @abs(i32 %x) {
  ret i32 %x
}
