; RUN: opt-go -passes=instnamer -S %s | FileCheck %s

; CHECK:      define i32 @f(i32 %arg, i32 %x) {
; CHECK-NEXT: bb:
; CHECK-NEXT:   %i = add i32 %arg, %x
; CHECK-NEXT:   %i1 = mul i32 %i, 3
; CHECK-NEXT:   br label %bb2
; CHECK:      bb2:
; CHECK-NEXT:   ret i32 %i1
define i32 @f(i32 %0, i32 %x) {
  %2 = add i32 %0, %x
  %3 = mul i32 %2, 3
  br label %4
4:
  ret i32 %3
}
