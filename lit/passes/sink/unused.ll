; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Unused code stays in place, and so does everything in unreachable code.

;
; CHECK: define i32 @f(i32 %a, i1 %c) {
; CHECK-NEXT:   %x = mul i32 %a, %a
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   ret i32 1
; CHECK: else:
; CHECK-NEXT:   ret i32 2
; CHECK: dead:                                             ; No predecessors!
; CHECK-NEXT:   %y = mul i32 %a, 5
; CHECK-NEXT:   br label %dead2
; CHECK: dead2:
; CHECK-NEXT:   ret i32 %y
; CHECK-NEXT: }

define i32 @f(i32 %a, i1 %c) {
  %x = mul i32 %a, %a
  br i1 %c, label %then, label %else
then:
  ret i32 1
else:
  ret i32 2
dead:
  %y = mul i32 %a, 5
  br label %dead2
dead2:
  ret i32 %y
}
