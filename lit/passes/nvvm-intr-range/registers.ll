; RUN: opt-go -S %s -passes=nvvm-intr-range | FileCheck %s
; RUN: opt-go -S %s -passes=nvvm-intr-range -nvvm-max-grid-x=100 | FileCheck %s --check-prefix=PROMISE
; Each special register gets the numbers that hardware gives it; a range that is there stays.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @registers(
define void @registers(ptr %p) {
; CHECK: %tx = call range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK: %tz = call range(i32 0, 64) i32
; CHECK: %ny = call range(i32 1, 1025) i32
; CHECK: %nz = call range(i32 1, 65) i32
; CHECK: %bz = call range(i32 0, 65535) i32
; CHECK: %gy = call range(i32 1, 65536) i32
; CHECK: %w = call range(i32 32, 33) i32
; CHECK: %l = call range(i32 0, 32) i32
; CHECK: %id = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
; CHECK: %had = call range(i32 0, 7) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %bz = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %gy = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %id = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  %had = call range(i32 0, 7) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret void
}

; CHECK-LABEL: @grid(
; PROMISE-LABEL: @grid(
define void @grid() {
; CHECK: %bx = call range(i32 0, 2147483647) i32
; CHECK: %gx = call range(i32 1, -2147483648) i32
; PROMISE: %bx = call range(i32 0, 100) i32
; PROMISE: %gx = call range(i32 1, 101) i32
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %gx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
