; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; Equal addresses that nothing else uses go along.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %b.sink = phi i32 [ %a, %x ], [ %b, %y ]
; CHECK-NEXT:   %0 = getelementptr inbounds i32, ptr %p, i64 3
; CHECK-NEXT:   store i32 %b.sink, ptr %0, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @f(i1 %c, ptr %p, i32 %a, i32 %b) {
entry:
  br i1 %c, label %x, label %y
x:
  %g = getelementptr inbounds i32, ptr %p, i64 3
  store i32 %a, ptr %g, align 4
  br label %z
y:
  %h = getelementptr inbounds i32, ptr %p, i64 3
  store i32 %b, ptr %h, align 4
  br label %z
z:
  ret void
}
