; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Ranges prove that arithmetic with overflow does not overflow.

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

; CHECK-LABEL: @overflow(
; CHECK-NEXT:  %x = lshr i32 %a, 1
; CHECK-NEXT:  %y = lshr i32 %b, 1
; CHECK-NEXT:  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
; CHECK-NEXT:  ret i1 false
; CHECK-NEXT: }
define i1 @overflow(i32 %a, i32 %b) {
  %x = lshr i32 %a, 1
  %y = lshr i32 %b, 1
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %o = extractvalue { i32, i1 } %p, 1
  ret i1 %o
}
