; RUN: opt-go %s -passes='print<affine><degree=1>' -disable-output 2>&1 | FileCheck %s --check-prefix=ONE
; RUN: opt-go %s -passes='print<affine>' -disable-output 2>&1 | FileCheck %s --check-prefix=TWO
;
; Sampaio et al., Fig. 15: each thread fills n cells of a row of its own. With polynomials of degree one, n·t claims nothing;
; with degree two, i and k are affine functions of t whose factor is not known.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; ONE-LABEL: degree 1 for function 's':
; ONE:   %n: uniform (0, ⊥)
; ONE:   %i0: divergent (⊥, 0) tid.x
; ONE:   %k: divergent (⊥, ⊥) tid.x
; ONE:   %i1: divergent (⊥, ⊥) tid.x
; ONE:   %i2: divergent (⊥, ⊥) tid.x
;
; TWO-LABEL: degree 2 for function 's':
; TWO:   %n: uniform (0, 0, ⊥)
; TWO:   %i0: affine (0, ⊥, 0) tid.x
; TWO:   %k: affine (0, ⊥, ⊥) tid.x
; TWO:   %i1: affine (0, ⊥, ⊥) tid.x
; TWO:   branch: divergent
; TWO:   %i2: affine (0, ⊥, ⊥) tid.x
define void @s(ptr addrspace(1) %m, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i0 = mul nsw i32 %n, %tid
  %t1 = add nsw i32 %tid, 1
  %k = mul nsw i32 %t1, %n
  br label %head

head:
  %i1 = phi i32 [ %i0, %entry ], [ %i2, %body ]
  %goes = icmp slt i32 %i1, %k
  br i1 %goes, label %body, label %end

body:
  %at = sext i32 %i1 to i64
  %p = getelementptr i32, ptr addrspace(1) %m, i64 %at
  store i32 1, ptr addrspace(1) %p
  %i2 = add nsw i32 %i1, 1
  br label %head

end:
  ret void
}

; t² needs the second degree; t³ is beyond both.
;
; ONE-LABEL: function 'powers':
; ONE:   %t2: divergent (⊥, ⊥)
; TWO-LABEL: function 'powers':
; TWO:   %t2: quadratic (1, 0, 0) tid.x
; TWO:   %q: quadratic (1, 2, 1) tid.x
; TWO:   %r: affine (0, 2, 1) tid.x
; TWO:   %t3: divergent (⊥, ⊥, ⊥)
define void @powers(ptr addrspace(1) %m) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t2 = mul i32 %tid, %tid
  %t1 = add i32 %tid, 1
  %q = mul i32 %t1, %t1
  %r = sub i32 %q, %t2
  %t3 = mul i32 %t2, %tid
  store i32 %r, ptr addrspace(1) %m
  store i32 %t3, ptr addrspace(1) %m
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @s, !"kernel", i32 1}
!1 = !{ptr @powers, !"kernel", i32 1}
