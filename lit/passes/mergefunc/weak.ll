; RUN: opt-go -passes=mergefunc -S %s | FileCheck %s

; Another module may replace one of both, but not their common body.
; CHECK:       define private i32 @0(i32 %x)
; CHECK:         mul i32 %x, 5
; CHECK-DAG:   define weak i32 @a(i32 %0) {
; CHECK-DAG:   define weak i32 @b(i32 %0) {
; CHECK-DAG:   %2 = tail call i32 @0(i32 %0)
; CHECK-DAG:   %2 = tail call i32 @0(i32 %0)
define weak i32 @a(i32 %x) {
  %y = mul i32 %x, 5
  %z = add i32 %y, %x
  ret i32 %z
}

define weak i32 @b(i32 %x) {
  %y = mul i32 %x, 5
  %z = add i32 %y, %x
  ret i32 %z
}
