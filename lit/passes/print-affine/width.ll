; RUN: opt-go %s -passes='print<affine>' -disable-output 2>&1 | FileCheck %s
;
; Numbers wrap: an extension keeps an affine value only where the narrow sum is that of the integers, an ordered compare depends
; on the difference only there, an equality always.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.smin.i32(i32, i32)

; CHECK-LABEL: function 'extend':
; CHECK:   %first: uniform (0, 0, ⊥)
; CHECK:   %wraps: affine (0, 1, ⊥) tid.x
; CHECK:   %w: divergent (⊥, ⊥, ⊥)
; CHECK:   %pw: divergent (⊥, ⊥, ⊥)
; CHECK:   %x: affine (0, 1, ⊥) tid.x
; CHECK:   %px: affine (0, 4, ⊥) tid.x
; CHECK:   %low: affine (0, 15, 3) tid.x
; CHECK:   %l: affine (0, 15, 3) tid.x
; CHECK:   %back: affine (0, -1, ⊥) tid.x
; CHECK:   %b: affine (0, -1, ⊥) tid.x
; CHECK:   %t: affine (0, 44, 0) tid.x
define void @extend(ptr addrspace(1) %p) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %ctaid, %ntid
  %wraps = add i32 %first, %tid
  %w = sext i32 %wraps to i64
  %pw = getelementptr i32, ptr addrspace(1) %p, i32 %wraps
  %sum = add nsw i32 %first, %tid
  %x = sext i32 %sum to i64
  %px = getelementptr i32, ptr addrspace(1) %p, i32 %sum
  %s = mul nuw i32 %tid, 15
  %low = add nuw i32 %s, 3
  %l = zext i32 %low to i64
  %back = sub nsw i32 %first, %tid
  %b = sext i32 %back to i64
  %big = mul i32 %tid, 300
  %t = trunc i32 %big to i8
  store i8 %t, ptr addrspace(1) %px
  ret void
}

; CHECK-LABEL: function 'compare':
; CHECK:   %slt: divergent
; CHECK:   %eq: uniform
; CHECK:   %slt2: uniform
; CHECK:   %ult2: divergent
; CHECK:   %min: affine (0, 1, ⊥) tid.x
; CHECK:   %half: affine (0, 2, ⊥) tid.x
; CHECK:   %odd: divergent
define void @compare(i32 %n, i32 %m) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %x = add i32 %tid, %n
  %y = add i32 %tid, %m
  %slt = icmp slt i32 %x, %y
  %eq = icmp eq i32 %x, %y
  %x2 = add nsw i32 %tid, %n
  %y2 = add nsw i32 %tid, %m
  %slt2 = icmp slt i32 %x2, %y2
  %ult2 = icmp ult i32 %x2, %y2
  %min = call i32 @llvm.smin.i32(i32 %x2, i32 %y2)
  %s = mul nsw i32 %tid, 4
  %s2 = add nsw i32 %s, %n
  %half = sdiv exact i32 %s2, 2
  %odd = sdiv exact i32 %s2, 8
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @extend, !"kernel", i32 1}
!1 = !{ptr @compare, !"kernel", i32 1}
