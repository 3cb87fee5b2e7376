; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; One side alone is no diamond.

; CHECK-LABEL: @triangle(
; CHECK-NEXT: entry:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %x, label %z
; CHECK: x:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @triangle(i1 %c, ptr %p) {
entry:
  store i32 1, ptr %p
  br i1 %c, label %x, label %z
x:
  store i32 2, ptr %p
  br label %z
z:
  ret void
}
