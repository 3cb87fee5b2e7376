; RUN: opt-go %s -passes=argpromotion -S | FileCheck %s
;
; Attributes stay at their parameters; sret is noalias where the function is internal; a parameter that is not used goes.

; CHECK: declare void @keep(ptr)
;
; CHECK: define internal void @f(ptr noalias %out, i32 signext %x, i32 %p.0.val, i8 zeroext %y) {
; CHECK-NEXT:   call void @keep(ptr %out)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(ptr %x, ptr %y) {
; CHECK-NEXT:   %x.val = load i32, ptr %x, align 4
; CHECK-NEXT:   call void @f(ptr noalias %x, i32 signext 1, i32 %x.val, i8 zeroext 3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @keep(ptr)
define internal void @f(ptr sret(i32) %out, i32 signext %x, ptr %p, ptr %dead, i8 zeroext %y) {
  %a = load i32, ptr %p
  call void @keep(ptr %out)
  ret void
}
define void @g(ptr %x, ptr %y) {
  call void @f(ptr sret(i32) %x, i32 signext 1, ptr %x, ptr %y, i8 zeroext 3)
  ret void
}
