; RUN: opt-go %s -passes='print<affine><degree=1>' -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes='print<uniformity>' -disable-output 2>&1 | FileCheck %s --check-prefix=SIMPLE
;
; The part of sumTriangle that makes d3 and p1, with the names of Sampaio et al., Fig. 9: SIMPLE is Fig. 11 (which nodes of the
; dependence graph are divergent), CHECK is Fig. 14 (their states in degree one). p1 is uniform, so the branch on it is too.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK-LABEL: degree 1 for function 'slice':
; CHECK:   %c: uniform (0, ⊥)
; CHECK:   %i0: affine (1, 0) tid.x
; CHECK:   %t0: affine (1, 1) tid.x
; CHECK:   %L0: divergent (⊥, ⊥) tid.x
; CHECK:   %i1: affine (1, ⊥) tid.x
; CHECK:   %d1: uniform (0, ⊥)
; CHECK:   %p0: divergent (⊥, ⊥) tid.x
; CHECK:   branch: divergent
; CHECK:   %p1: uniform (0, ⊥)
; CHECK:   branch: uniform
; CHECK:   %d2: uniform (0, ⊥)
; CHECK:   %i2: affine (1, ⊥) tid.x
; CHECK:   %d3: divergent (⊥, ⊥)
;
; SIMPLE-LABEL: function 'slice':
; SIMPLE:       DIVERGENT:   %i0 =
; SIMPLE-NEXT:  DIVERGENT:   %t0 =
; SIMPLE-NEXT:  DIVERGENT:   %L0 =
; SIMPLE:       DIVERGENT:   %i1 =
; SIMPLE-NEXT:  {{^ +}}%d1 =
; SIMPLE-NEXT:  DIVERGENT:   %p0 =
; SIMPLE:       {{^ +}}%p1 =
; SIMPLE:       {{^ +}}br i1 %z
; SIMPLE:       {{^ +}}%d2 =
; SIMPLE-NEXT:  DIVERGENT:   %i2 =
; SIMPLE:       DIVERGENT:   %d3 =
define void @slice(ptr addrspace(1) %v, i32 %c) {
entry:
  %i0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t0 = add nsw i32 %i0, 1
  %L0 = mul nsw i32 %t0, %c
  br label %head

head:
  %i1 = phi i32 [ %i0, %entry ], [ %i2, %next ]
  %d1 = phi i32 [ 0, %entry ], [ %d2, %next ]
  %p0 = sub nsw i32 %i1, %L0
  %goes = icmp slt i32 %p0, 0
  br i1 %goes, label %body, label %after

body:
  %p1 = srem i32 %d1, 2
  %z = icmp eq i32 %p1, 0
  br i1 %z, label %next, label %odd

odd:
  store i32 %d1, ptr addrspace(1) %v
  br label %next

next:
  %d2 = add nsw i32 %d1, 1
  %i2 = add nsw i32 %i1, %c
  br label %head

after:
  %d3 = phi i32 [ %d1, %head ]
  store i32 %d3, ptr addrspace(1) %v
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{ptr @slice, !"kernel", i32 1}
