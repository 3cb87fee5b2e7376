; RUN: opt-go %s -passes='print<affine-module>' -disable-output 2>&1 | FileCheck %s
; States of arguments go into internal functions that only calls reach, states of results come out.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: 'at'
; CHECK: %row: uniform (0, 0, ⊥)
; CHECK: %t: affine (0, 1, 0) tid.x
; CHECK: %r: affine (0, 4, ⊥) tid.x
define internal i32 @at(i32 %row, i32 %t) {
  %four = shl i32 %t, 2
  %r = add i32 %four, %row
  ret i32 %r
}

; Threads come back together from both returns: the constants differ.
; CHECK-LABEL: 'parted'
; CHECK: branch: divergent
define internal i32 @parted(i32 %t) {
  %c = icmp ugt i32 %t, 5
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}

; A recursion that passes its argument on, and always returns the same number.
; CHECK-LABEL: 'down'
; CHECK: %n: uniform
; CHECK: branch: uniform
; CHECK: %again: constant (0, 0, 7)
define internal i32 @down(i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
more:
  %m = sub i32 %n, 1
  %again = call i32 @down(i32 %m)
  br label %end
end:
  %r = phi i32 [ 7, %0 ], [ %again, %more ]
  ret i32 %r
}

; This function may be called from other modules with any argument.
; CHECK-LABEL: 'taken'
; CHECK: %x: divergent
define internal i32 @taken(i32 %x) {
  ret i32 %x
}

; CHECK-LABEL: 'k'
; CHECK: %i: affine (0, 4, ⊥) tid.x
; CHECK: %j: affine (0, 4, ⊥) tid.x
; CHECK: %p: divergent
; CHECK: %d: constant (0, 0, 7)
; CHECK: %x: divergent
define void @k(i32 %n, ptr addrspace(1) %out) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = call i32 @at(i32 %n, i32 %tid)
  %two = mul i32 %n, 2
  %j = call i32 @at(i32 %two, i32 %tid)
  %p = call i32 @parted(i32 %tid)
  %d = call i32 @down(i32 %n)
  %x = call i32 @taken(i32 %n)
  store ptr @taken, ptr addrspace(1) %out
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
