; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; The range attribute of a call decides comparisons, and divisions.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-LABEL: @a(
; CHECK-NEXT:   %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @a() {
  %t = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = urem i32 %t, 12288
  ret i32 %r
}
