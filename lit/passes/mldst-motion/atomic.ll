; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; Atomic stores are left alone.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store atomic i32 %a, ptr %p monotonic, align 4
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store atomic i32 1, ptr %p monotonic, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(i1 %c, ptr %p, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store atomic i32 %a, ptr %p monotonic, align 4
  br label %z
y:
  store atomic i32 1, ptr %p monotonic, align 4
  br label %z
z:
  ret void
}
