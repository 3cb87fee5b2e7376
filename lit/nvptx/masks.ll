; LLVM 21's intrinsics for masks and for numbers of any width, and what the emulator makes of them.
; RUN: opt-go -emit=ptx -mcpu=sm_70 -mattr=+ptx76 %s -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: ptx-run %t.ptx -kernel k -arg zero:24 -arg i32:5 -arg i32:3 -dump 0:%t.out
; RUN: od -A n -t d4 -w24 %t.out | FileCheck %s -check-prefix=VALUES
; RUN: not opt-go -emit=ptx -mcpu=sm_60 -mattr=+ptx76 %s -disable-output 2>&1 | FileCheck %s -check-prefix=OLD

; CHECK:     bmsk.clamp.b32
; CHECK:     bmsk.wrap.b32
; CHECK:     szext.clamp.s32
; CHECK:     szext.wrap.s32
; CHECK:     szext.clamp.u32
; CHECK:     szext.wrap.u32
; Three bits from bit 5 are 224; the three low bits of 5 are 101: -3 with a sign, 5 without.
; VALUES: 224 224 -3 -3 5 5
; OLD: error: @llvm.nvvm.bmsk.clamp (bmsk.clamp.b32) with PTX 7.6 and sm_60 is not supported
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr %out, i32 %a, i32 %b) {
  %1 = call i32 @llvm.nvvm.bmsk.clamp(i32 %a, i32 %b)
  store i32 %1, ptr %out
  %p2 = getelementptr i32, ptr %out, i64 1
  %2 = call i32 @llvm.nvvm.bmsk.wrap(i32 %a, i32 %b)
  store i32 %2, ptr %p2
  %p3 = getelementptr i32, ptr %out, i64 2
  %3 = call i32 @llvm.nvvm.sext.clamp(i32 %a, i32 %b)
  store i32 %3, ptr %p3
  %p4 = getelementptr i32, ptr %out, i64 3
  %4 = call i32 @llvm.nvvm.sext.wrap(i32 %a, i32 %b)
  store i32 %4, ptr %p4
  %p5 = getelementptr i32, ptr %out, i64 4
  %5 = call i32 @llvm.nvvm.zext.clamp(i32 %a, i32 %b)
  store i32 %5, ptr %p5
  %p6 = getelementptr i32, ptr %out, i64 5
  %6 = call i32 @llvm.nvvm.zext.wrap(i32 %a, i32 %b)
  store i32 %6, ptr %p6
  ret void
}

declare i32 @llvm.nvvm.bmsk.clamp(i32, i32)
declare i32 @llvm.nvvm.bmsk.wrap(i32, i32)
declare i32 @llvm.nvvm.sext.clamp(i32, i32)
declare i32 @llvm.nvvm.sext.wrap(i32, i32)
declare i32 @llvm.nvvm.zext.clamp(i32, i32)
declare i32 @llvm.nvvm.zext.wrap(i32, i32)
