; RUN: opt-go %s -passes=mldst-motion -S | FileCheck %s
;
; A call that may throw after the store blocks the motion: the store is visible at the unwind destination.

declare void @may()
declare void @not() nounwind memory(none)

; CHECK-LABEL: @throws(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   store i32 %a, ptr %p, align 4
; CHECK-NEXT:   call void @may()
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @throws(i1 %c, ptr %p, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  call void @may()
  br label %z
y:
  store i32 1, ptr %p, align 4
  br label %z
z:
  ret void
}

; CHECK-LABEL: @pure(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   call void @not()
; CHECK-NEXT:   br label %z
; CHECK: y:
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %.sink = phi i32 [ %a, %x ], [ 1, %y ]
; CHECK-NEXT:   store i32 %.sink, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @pure(i1 %c, ptr %p, i32 %a) {
entry:
  br i1 %c, label %x, label %y
x:
  store i32 %a, ptr %p, align 4
  call void @not()
  br label %z
y:
  store i32 1, ptr %p, align 4
  br label %z
z:
  ret void
}
