; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; An argument that a recursion only passes to itself is dead.

;
; CHECK: define internal i32 @f(i32 %x) {
; CHECK-NEXT:   %c = icmp eq i32 %x, 0
; CHECK-NEXT:   br i1 %c, label %end, label %more
; CHECK: more:
; CHECK-NEXT:   %z = sub i32 %x, 1
; CHECK-NEXT:   %r = call i32 @f(i32 %z)
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %v = phi i32 [ %r, %more ], [ 7, %0 ]
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
;
; CHECK: define void @g(i32 %a) {
; CHECK-NEXT:   %1 = call i32 @f(i32 %a)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define internal i32 @f(i32 %x, i32 %y) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %end, label %more
more:
  %z = sub i32 %x, 1
  %r = call i32 @f(i32 %z, i32 %y)
  br label %end
end:
  %v = phi i32 [ %r, %more ], [ 7, %0 ]
  ret i32 %v
}
define void @g(i32 %a) {
  %r = call i32 @f(i32 %a, i32 %a)
  ret void
}
