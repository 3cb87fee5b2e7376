; Inline assembly that reads a constant special register becomes the intrinsic, which then has a range; other assembly stays.
; RUN: opt-go -passes=nvvm-asm-registers %s | FileCheck %s
; RUN: opt-go -passes=nvvm-asm-registers,nvvm-intr-range %s | FileCheck %s --check-prefix=RANGE

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK: %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
; CHECK: %size = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
; CHECK: %mask = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
; CHECK: call i32 asm sideeffect "mov.u32 $0, %laneid;"
; CHECK: call i32 asm "mov.u32 $0, %smid;"
; CHECK: call i32 asm "mov.u32 $0, $1;"
; RANGE: call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid()
define i32 @f(i32 %x) {
  %lane = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  %size = call i32 asm "{mov.u32 $0, WARP_SZ;\0A}", "=r"()
  %mask = call i32 asm "mov.u32 $0, %lanemask_lt;", "=r"()
  %stays = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"()
  %moves = call i32 asm "mov.u32 $0, %smid;", "=r"()
  %copy = call i32 asm "mov.u32 $0, $1;", "=r,r"(i32 %x)
  %a = add i32 %lane, %size
  %b = add i32 %a, %mask
  %c = add i32 %b, %stays
  %d = add i32 %c, %moves
  %e = add i32 %d, %copy
  ret i32 %e
}
