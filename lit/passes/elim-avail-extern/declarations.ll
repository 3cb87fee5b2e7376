; RUN: opt-go %s -passes=elim-avail-extern -S | FileCheck %s
;
; Definitions for inlining only become declarations, without what belonged to the body.

; CHECK: @v = external constant i32
; CHECK: @w = constant i32 5
; CHECK: declare i32 @personality(...)
; CHECK: declare i32 @f(i32)
;
; CHECK: define i32 @g(i32 %x) {
; CHECK-NEXT:   %r = call i32 @f(i32 %x)
; CHECK-NEXT:   %v = load i32, ptr @v, align 4
; CHECK-NEXT:   %s = add i32 %r, %v
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }

@v = available_externally constant i32 5
@w = constant i32 5
declare i32 @personality(...)
define available_externally i32 @f(i32 %x) personality ptr @personality {
  ret i32 %x
}
define i32 @g(i32 %x) {
  %r = call i32 @f(i32 %x)
  %v = load i32, ptr @v
  %s = add i32 %r, %v
  ret i32 %s
}
