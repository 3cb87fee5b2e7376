; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; The new φ stands among those that are there.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %b.sink = phi i32 [ %a, %x ], [ %b, %y ]
; CHECK-NEXT:   %f = phi i32 [ 1, %x ], [ %a, %y ]
; CHECK-NEXT:   store i32 %b.sink, ptr %p, align 4
; CHECK-NEXT:   ret i32 %f
; CHECK-NEXT: }
define i32 @f(i1 %c, ptr %p, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  br label %z
y:
  store i32 %b, ptr %p, align 4
  br label %z
z:
  %f = phi i32 [ 1, %x ], [ %a, %y ]
  ret i32 %f
}
