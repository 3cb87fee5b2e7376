; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

; Results of intrinsics of any number of arguments are compared with constants.

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.usub.sat.i32(i32, i32)

; CHECK-LABEL: @no_argument(
; CHECK: icmp eq i32 %t, 0
define i1 @no_argument() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp eq i32 %t, 0
  ret i1 %c
}

; CHECK-LABEL: @saturating(
; CHECK: icmp ule i32 %a, %b
define i1 @saturating(i32 %a, i32 %b) {
  %t = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  %c = icmp eq i32 %t, 0
  ret i1 %c
}
