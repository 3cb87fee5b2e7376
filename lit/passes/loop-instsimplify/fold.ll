; RUN: opt-go %s -passes=loop-instsimplify -S | FileCheck %s
;
; What is equal to something that is there goes, with what it was computed from; so does what is dead in the loop.

; CHECK: define i32 @f(i32 %n, ptr %p) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
;
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   store i32 1, ptr %p, align 4
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
;
; CHECK: exit:
; CHECK-NEXT:   %outside = add i32 %n, 0
; CHECK-NEXT:   ret i32 %outside
; CHECK-NEXT: }

define i32 @f(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = add i32 %i, 0
  %z = sub i32 %a, %i
  %w = add i32 %z, 1
  %dead = mul i32 %i, 7
  store i32 %w, ptr %p
  %j = add i32 %a, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  %outside = add i32 %n, 0
  ret i32 %outside
}
