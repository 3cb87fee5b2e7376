; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; An address with another use stays, and the stores with it.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   %g = getelementptr inbounds i32, ptr %p, i64 3
; CHECK-NEXT:   store i32 %a, ptr %g, align 4
; CHECK-NEXT:   store ptr %g, ptr %q, align 8
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   %h = getelementptr inbounds i32, ptr %p, i64 3
; CHECK-NEXT:   store i32 1, ptr %h, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(i1 %c, ptr %p, i32 %a, ptr %q) {
entry:
  br i1 %c, label %x, label %y
x:
  %g = getelementptr inbounds i32, ptr %p, i64 3
  store i32 %a, ptr %g, align 4
  store ptr %g, ptr %q, align 8
  br label %z
y:
  %h = getelementptr inbounds i32, ptr %p, i64 3
  store i32 1, ptr %h, align 4
  br label %z
z:
  ret void
}
