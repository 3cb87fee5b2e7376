; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; With a third predecessor the store would be executed on its path, too.

; CHECK-LABEL: @third(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %d, label %head, label %z
; CHECK: head:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %f = phi i32 [ 0, %entry ], [ 1, %x ], [ 2, %y ]
; CHECK-NEXT:   store i32 %f, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @third(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %d, label %head, label %z
head:
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %p, align 4
  br label %z
y:
  store i32 2, ptr %p, align 4
  br label %z
z:
  %f = phi i32 [ 0, %entry ], [ 1, %x ], [ 2, %y ]
  store i32 %f, ptr %p
  ret void
}
