; llc's command line: names of files, standard input, flags with one dash or two, refusals by name.
; RUN: llc-go -mcpu=sm_80 -O3 %s -o - | FileCheck %s --check-prefixes=CHECK,FLAGGED
; RUN: llc-go --march=nvptx64 --mcpu=sm_80 -mattr +ptx71 -O0 < %s | FileCheck %s --check-prefixes=CHECK,FLAGGED,O0
; RUN: llc-go -mtriple=nvptx64-nvidia-nvcl -fp-contract=fast -nvptx-prec-divf32=0 -nvptx-prec-sqrtf32=0 - -o %t.ptx < %s
; RUN: FileCheck %s --check-prefixes=CHECK,FAST < %t.ptx
; RUN: llc-go -nvptx-fma-level=0 -nvptx-prec-divf32=2 -nvptx-no-f16-math -denormal-fp-math-f32=preserve-sign %s -o - | FileCheck %s --check-prefixes=CHECK,STRICT
; RUN: llc-go -filetype=null -verify-machineinstrs -asm-verbose=false %s
; RUN: not llc-go -mystery %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not llc-go -filetype=obj %s 2>&1 | FileCheck %s --check-prefix=OBJECT
; RUN: not llc-go -march=x86-64 %s 2>&1 | FileCheck %s --check-prefix=ARCH
; RUN: not llc-go -mtriple=x86_64-linux-gnu %s 2>&1 | FileCheck %s --check-prefix=TRIPLE

; UNKNOWN: -mystery
; OBJECT: -filetype
; ARCH: nvptx64 only
; TRIPLE: x86_64-linux-gnu

; The data layout is not that of the target.
target datalayout = "e-p:32:32-i64:64"
target triple = "nvptx64-nvidia-cuda"

; O0:      .version 7.1
; CHECK-LABEL: fused(
; FLAGGED: mul.rn.f32
; FLAGGED: add.rn.f32
; FAST:    fma.rn.f32
; STRICT:  mul.rn.ftz.f32
; STRICT:  add.rn.ftz.f32
define float @fused(float %a, float %b) {
  %p = fmul float %a, %b
  %s = fadd float %p, %a
  ret float %s
}

; CHECK-LABEL: flagged(
; FLAGGED: fma.rn.f32
; STRICT:  mul.rn.ftz.f32
define float @flagged(float %a, float %b) {
  %p = fmul contract float %a, %b
  %s = fadd contract float %p, %a
  ret float %s
}

; CHECK-LABEL: quotient(
; FLAGGED: div.full.f32
; FAST:    div.full.f32
; STRICT:  div.rn.ftz.f32
define float @quotient(float %a, float %b) {
  %q = fdiv afn float %a, %b
  ret float %q
}

; CHECK-LABEL: root(
; FLAGGED: sqrt.rn.f32
; FAST:    sqrt.approx.f32
define float @root(float %a) {
  %r = call float @llvm.sqrt.f32(float %a)
  ret float %r
}

; CHECK-LABEL: half_sum(
; FLAGGED: add.rn.f16
; STRICT:  add.rn.ftz.f32
define half @half_sum(half %a, half %b) {
  %s = fadd half %a, %b
  ret half %s
}
