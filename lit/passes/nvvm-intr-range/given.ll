; RUN: opt-go -S %s -passes=nvvm-intr-range | FileCheck %s
;
; What is given counts: ranges of calls, and how many threads a block has, whatever its shape.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()

; CHECK-LABEL: @calls(
; CHECK:  %a = call range(i32 1, 5) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK:  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !range ![[#]]
; CHECK:  %c = call range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
; CHECK:  %d = call range(i32 0, 5) i32 @llvm.nvvm.read.ptx.sreg.warpsize()
define void @calls() {
  %a = call range(i32 0, 5) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !range !0
  %c = call range(i32 -7, 2000) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %d = call range(i32 0, 5) i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  ret void
}

; CHECK-LABEL: @required(
; CHECK:  %x = call range(i32 0, 48) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK:  %z = call range(i32 1, 49) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
define void @required() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret void
}

; CHECK-LABEL: @bounded(
; CHECK:  %x = call range(i32 0, 128) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK:  %z = call range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
define void @bounded() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %z = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  ret void
}

; Of no threads, and of more than 32 bits hold, the hardware's bounds are left.
; CHECK-LABEL: @senseless(
; CHECK:  %x = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @senseless() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

; CHECK-LABEL: @huge(
; CHECK:  %x = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define void @huge() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

!nvvm.annotations = !{!1, !2, !3, !4, !5}
!0 = !{i32 0, i32 7}
!1 = !{ptr @required, !"reqntidx", i32 8, !"reqntidy", i32 2, !"reqntidz", i32 3}
!2 = !{ptr @required, !"maxntidx", i32 4}
!3 = !{ptr @bounded, !"kernel", i32 1, !"maxntidx", i32 64, !"maxntidy", i32 2}
!4 = !{ptr @senseless, !"maxntidx", i32 0}
!5 = !{ptr @huge, !"maxntidx", i32 65536, !"maxntidy", i32 65536}
