; A compare of a call that has fewer arguments than those that are compared otherwise.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.vscale.i32()

; CHECK-LABEL: @none(
; CHECK:         icmp eq i32 %t, 0
define i1 @none() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  ret i1 %c
}

; CHECK-LABEL: @one(
; CHECK:         icmp eq i32 %a, 0
define i1 @one(float %x) {
  %a = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  %c = icmp eq i32 %a, 0
  ret i1 %c
}
declare i32 @llvm.fptosi.sat.i32.f32(float)
