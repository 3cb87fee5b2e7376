; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Stores to a local variable without loads are removed; an external one keeps its stores.

; CHECK: @seen = local_unnamed_addr global i32 0
; CHECK: @watched = internal global i32 0
;
; CHECK: define void @f(i32 %x) local_unnamed_addr {
; CHECK-NEXT:   store i32 %x, ptr @seen, align 4
; CHECK-NEXT:   store volatile i32 %x, ptr @watched, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@count = internal global i32 0
@seen = global i32 0
@watched = internal global i32 0
define void @f(i32 %x) {
  store i32 %x, ptr @count
  store i32 %x, ptr @seen
  store volatile i32 %x, ptr @watched
  ret void
}
