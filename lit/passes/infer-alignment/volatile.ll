; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; What an access is aligned to may be said of volatile and atomic ones, too.

; CHECK: define void @f(ptr align 16 %p) {
; CHECK-NEXT:   store volatile i32 1, ptr %p, align 16
; CHECK-NEXT:   %x = load atomic i32, ptr %p monotonic, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(ptr align 16 %p) {
  store volatile i32 1, ptr %p, align 1
  %x = load atomic i32, ptr %p monotonic, align 4
  ret void
}
