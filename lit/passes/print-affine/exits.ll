; RUN: opt-go %s -passes='print<affine>' -disable-output 2>&1 | FileCheck %s
;
; Values of a loop that threads leave in different iterations are unknown after it, unless they are the same in all iterations. A φ
; behind two exits tells by which one a thread came, even if both bring constants.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: function 'leave':
; CHECK:     head:
; CHECK:       %i: uniform (0, 0, ⊥)
; CHECK:       %same: affine (0, 2, 0) tid.x
; CHECK:       branch: uniform
; CHECK:     body:
; CHECK:       branch: divergent
; CHECK:     out:
; CHECK:       %which: divergent
; CHECK:       %late: divergent
; CHECK:       %known: affine (0, 2, 1) tid.x
define void @leave(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %i2, %body ]
  %same = mul i32 %tid, 2
  %goes = icmp slt i32 %i, %n
  br i1 %goes, label %body, label %out

body:
  %i2 = add i32 %i, 1
  %more = icmp slt i32 %i, %tid
  br i1 %more, label %head, label %out

out:
  %which = phi i32 [ 1, %head ], [ 2, %body ]
  %late = add i32 %i, 1
  %known = add i32 %same, 1
  store i32 %which, ptr addrspace(1) %p
  ret void
}

; Divergent threads reconverge: the φ is the same number only if it is the same function of the thread on all paths.
;
; CHECK-LABEL: function 'meet':
; CHECK:   %other: divergent
; CHECK:   %equal: affine (0, 2, 0) tid.x
define void @meet(ptr addrspace(1) %p, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp slt i32 %tid, %n
  br i1 %c, label %a, label %b

a:
  %twice = add i32 %tid, %tid
  br label %join

b:
  %double = shl i32 %tid, 1
  br label %join

join:
  %other = phi i32 [ 1, %a ], [ 2, %b ]
  %equal = phi i32 [ %twice, %a ], [ %double, %b ]
  store i32 %other, ptr addrspace(1) %p
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @leave, !"kernel", i32 1}
!1 = !{ptr @meet, !"kernel", i32 1}
