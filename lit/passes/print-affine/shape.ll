; RUN: opt-go %s -passes='print<affine>' -disable-output 2>&1 | FileCheck %s
;
; Rows of a block fill warps one after the other: tid.y differs within a warp unless the kernel requires rows of whole warps.
; A bound on the number of threads implies nothing about the shape.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()

; CHECK-LABEL: function 'any':
; CHECK:   %row: affine (0, 16, 0) tid.y
; CHECK:   %sum: affine (0, 1, 0) tid.x, (0, 16, 0) tid.y
; CHECK:   %product: divergent (⊥, ⊥, ⊥)
define void @any(ptr addrspace(1) %p) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %row = mul i32 %y, 16
  %sum = add i32 %x, %row
  %product = mul i32 %x, %y
  ret void
}

; CHECK-LABEL: function 'warps':
; CHECK:   %y: uniform (0, 0, ⊥)
; CHECK:   %z: constant (0, 0, 0)
define void @warps() {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret void
}

; CHECK-LABEL: function 'half':
; CHECK:   %y: affine (0, 1, 0) tid.y
; CHECK:   %z: uniform (0, 0, ⊥)
define void @half() "nvvm.reqntid"="16,2,4" {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  ret void
}

; CHECK-LABEL: function 'bound':
; CHECK:   %y: affine (0, 1, 0) tid.y
define void @bound() {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @any, !"kernel", i32 1}
!1 = !{ptr @warps, !"kernel", i32 1, !"reqntidx", i32 64, !"reqntidy", i32 4}
!2 = !{ptr @half, !"kernel", i32 1}
!3 = !{ptr @bound, !"kernel", i32 1, !"maxntidx", i32 256}
