; wmma of halves as PTX had it: without .aligned before PTX 6.3, and with sums that stop at the largest
; number before PTX 6.5.
; RUN: llc-go -mcpu=sm_70 -mattr=+ptx60 %s -o - | FileCheck %s --check-prefix=OLD
; RUN: llc-go -mcpu=sm_70 -mattr=+ptx64 %s -o - | FileCheck %s --check-prefix=ALIGNED
; RUN: not llc-go -mcpu=sm_70 -mattr=+ptx65 %s -o - 2>&1 | FileCheck %s --check-prefix=GONE

; OLD: wmma.load.a.sync.row.m16n16k16.f16
; OLD: wmma.mma.sync.row.col.m16n16k16.f16.f16.satfinite
; ALIGNED: wmma.load.a.sync.aligned.row.m16n16k16.f16
; ALIGNED: wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16.satfinite
; GONE: error: wmma.mma.sync.aligned.row.col.m16n16k16.f16.f16.satfinite (needs PTX 6.3 and sm_70, before PTX 6.5)
target triple = "nvptx64-nvidia-cuda"

%eight = type { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> }
%four = type { <2 x half>, <2 x half>, <2 x half>, <2 x half> }

define %eight @load(ptr %p) {
  %a = call %eight @llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p0(ptr %p)
  ret %eight %a
}

define %four @multiply(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %d = call %four @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16.satfinite(
    <2 x half> %a, <2 x half> %a, <2 x half> %a, <2 x half> %a, <2 x half> %a, <2 x half> %a, <2 x half> %a, <2 x half> %a,
    <2 x half> %b, <2 x half> %b, <2 x half> %b, <2 x half> %b, <2 x half> %b, <2 x half> %b, <2 x half> %b, <2 x half> %b,
    <2 x half> %c, <2 x half> %c, <2 x half> %c, <2 x half> %c)
  ret %four %d
}

declare %eight @llvm.nvvm.wmma.m16n16k16.load.a.row.f16.p0(ptr)
declare %four @llvm.nvvm.wmma.m16n16k16.mma.row.col.f16.f16.satfinite(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>,
  <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
