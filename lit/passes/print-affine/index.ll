; RUN: opt-go %s -passes='nvvm-intr-range,print<affine>' -disable-output 2>&1 | FileCheck %s --check-prefixes=CHECK,WRAPS
; RUN: opt-go %s -passes='nvvm-intr-range,print<affine>' -nvvm-max-grid-x=65535 -disable-output 2>&1 | FileCheck %s --check-prefixes=CHECK,FITS
; RUN: opt-go %s -passes='print<affine><integers>' -disable-output 2>&1 | FileCheck %s --check-prefixes=CHECK,FITS
; The index of a thread in the grid, extended to an address: in y 65535 blocks of at most 1024 threads cannot wrap 32 bits; in x
; 2^31-1 blocks can, unless the launch is promised to have fewer, or numbers are taken for integers.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: 'row'
; CHECK: %i: affine (0, 1, ⊥) tid.y
; CHECK-NEXT: %far: affine (0, 1, ⊥) tid.y
; CHECK-NEXT: %at: affine (0, 4, ⊥) tid.y
define void @row(ptr addrspace(1) %p) {
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %first = mul i32 %c, %n
  %i = add i32 %first, %t
  %far = sext i32 %i to i64
  %at = getelementptr float, ptr addrspace(1) %p, i64 %far
  store float 0.0, ptr addrspace(1) %at
  ret void
}

; CHECK-LABEL: 'column'
; CHECK: %i: affine (0, 1, ⊥) tid.x
; WRAPS-NEXT: %far: divergent
; WRAPS-NEXT: %at: divergent
; FITS-NEXT: %far: affine (0, 1, ⊥) tid.x
; FITS-NEXT: %at: affine (0, 4, ⊥) tid.x
define void @column(ptr addrspace(1) %p) {
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = mul i32 %c, %n
  %i = add i32 %first, %t
  %far = zext i32 %i to i64
  %at = getelementptr float, ptr addrspace(1) %p, i64 %far
  store float 0.0, ptr addrspace(1) %at
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @row, !"kernel", i32 1}
!1 = !{ptr @column, !"kernel", i32 1}
