; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; A load after the store blocks the motion, one of another object does not.

; CHECK-LABEL: @same(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 %v, ptr %q, align 8
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @same(i1 %c, ptr %p, i32 %a, ptr %q) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  %v = load i32, ptr %q
  store i32 %v, ptr %q, align 8
  br label %z
y:
  store i32 1, ptr %p, align 4
  br label %z
z:
  ret void
}

; CHECK-LABEL: @other(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   %v = load i32, ptr %q, align 4
; CHECK-NEXT:   store i32 %v, ptr %q, align 8
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %.sink = phi i32 [ %a, %x ], [ 1, %y ]
; CHECK-NEXT:   store i32 %.sink, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @other(i1 %c, ptr noalias %p, i32 %a, ptr noalias %q) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  %v = load i32, ptr %q
  store i32 %v, ptr %q, align 8
  br label %z
y:
  store i32 1, ptr %p, align 4
  br label %z
z:
  ret void
}
