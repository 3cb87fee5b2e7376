; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; Calls that differ in noundef are merged: the first one is executed in any case.

; CHECK-LABEL: @threads(
; CHECK: %t = call {{(noundef )?}}i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %s = add i32 %t, %t
define i32 @threads() {
  %t = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = add i32 %t, %u
  ret i32 %s
}

; Other attributes tell more.
; CHECK-LABEL: @ranges(
; CHECK: call range(i32 0, 32) i32
; CHECK: call i32
define i32 @ranges() {
  %t = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = add i32 %t, %u
  ret i32 %s
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
