; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Into a block with several predecessors a load does not move.

;
; CHECK: define i32 @f(ptr %p, i1 %c) {
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT:   store i32 7, ptr %p, align 4
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %x = ptrtoint ptr %p to i32
; CHECK-NEXT:   %r = add i32 %v, %x
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

define i32 @f(ptr %p, i1 %c) {
  %v = load i32, ptr %p
  %x = ptrtoint ptr %p to i32
  br i1 %c, label %then, label %join
then:
  store i32 7, ptr %p
  br label %join
join:
  %r = add i32 %v, %x
  ret i32 %r
}
