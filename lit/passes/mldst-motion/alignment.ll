; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; Stores that differ in alignment or in kind are not merged.

; CHECK-LABEL: @aligned(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 1, ptr %p, align 8
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @aligned(i1 %c, ptr %p, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  br label %z
y:
  store i32 1, ptr %p, align 8
  br label %z
z:
  ret void
}

; CHECK-LABEL: @volatile(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store volatile i32 %a, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @volatile(i1 %c, ptr %p, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store volatile i32 %a, ptr %p, align 4
  br label %z
y:
  store i32 1, ptr %p, align 4
  br label %z
z:
  ret void
}
