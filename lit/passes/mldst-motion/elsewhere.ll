; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; Stores to places that may be different stay.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(i1 %c, ptr %p, ptr %q, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  br label %z
y:
  store i32 1, ptr %q, align 4
  br label %z
z:
  ret void
}
