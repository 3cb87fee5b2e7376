; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; A function whose address is taken keeps its signature, but known calls pass poison for its dead parameters, without attributes.

;
; CHECK: define internal void @f(i32 %unused, ptr byval(i32) %copied) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @g(ptr %q) {
; CHECK-NEXT:   store ptr @f, ptr %q, align 8
; CHECK-NEXT:   call void @f(i32 poison, ptr %q)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define internal void @f(i32 noundef %unused, ptr byval(i32) %copied) {
  ret void
}
define void @g(ptr %q) {
  store ptr @f, ptr %q
  call void @f(i32 noundef 1, ptr %q)
  ret void
}
