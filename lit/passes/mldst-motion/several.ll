; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; Stores move one after the other, from the last on.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %.sink1 = phi i32 [ %a, %x ], [ 3, %y ]
; CHECK-NEXT:   %.sink = phi i32 [ 1, %x ], [ 2, %y ]
; CHECK-NEXT:   store i32 %.sink1, ptr %p, align 4
; CHECK-NEXT:   store i32 %.sink, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(i1 %c, ptr noalias %p, ptr noalias %q, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  store i32 1, ptr %q, align 4
  br label %z
y:
  store i32 2, ptr %q, align 4
  store i32 3, ptr %p, align 4
  br label %z
z:
  ret void
}
