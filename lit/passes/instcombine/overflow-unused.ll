; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; An addition with overflow whose overflow bit is unused becomes a plain addition.

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: @f(
; CHECK-NEXT:  %v = add i32 %x, %y
; CHECK-NEXT:  ret i32 %v
; CHECK-NEXT: }
define i32 @f(i32 %x, i32 %y) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %v = extractvalue { i32, i1 } %p, 0
  ret i32 %v
}
