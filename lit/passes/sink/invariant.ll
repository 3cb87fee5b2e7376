; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; A load of invariant memory also sinks into a block with several predecessors.

;
; CHECK: define i32 @f(ptr %p, i1 %c, i1 %d) {
; CHECK-NEXT:   br i1 %c, label %then, label %end
; CHECK: then:
; CHECK-NEXT:   br i1 %d, label %a, label %b
; CHECK: a:
; CHECK-NEXT:   br label %join
; CHECK: b:
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %v = load i32, ptr %p, align 4, !invariant.load !0
; CHECK-NEXT:   ret i32 %v
; CHECK: end:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }

define i32 @f(ptr %p, i1 %c, i1 %d) {
  %v = load i32, ptr %p, !invariant.load !0
  br i1 %c, label %then, label %end
then:
  br i1 %d, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  ret i32 %v
end:
  ret i32 0
}
!0 = !{}
