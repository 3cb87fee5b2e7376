; What LLVM 19 does not have yet comes out as it went in: fast-math flags of conversions from integers, further operations of atomicrmw.
; RUN: opt-go -S -passes=verify %s | FileCheck %s

; CHECK-LABEL: @conversions
; CHECK: uitofp nnan i32 %a to float
; CHECK: sitofp fast i32 %a to float
; CHECK: uitofp ninf nneg i32 %a to float
define float @conversions(i32 %a) {
  %x = uitofp nnan i32 %a to float
  %y = sitofp fast i32 %a to float
  %z = uitofp ninf nneg i32 %a to float
  ret float %z
}

; CHECK-LABEL: @atomics
; CHECK: atomicrmw fmaximum ptr %p, float 1.000000e+00 seq_cst, align 4
; CHECK: atomicrmw fmaximumnum ptr %p, float 1.000000e+00 monotonic, align 4
; CHECK: atomicrmw fminimumnum ptr %p, float 1.000000e+00 seq_cst, align 4
define void @atomics(ptr %p) {
  %x = atomicrmw fmaximum ptr %p, float 1.0 seq_cst
  %y = atomicrmw fmaximumnum ptr %p, float 1.0 monotonic
  %z = atomicrmw fminimumnum ptr %p, float 1.0 seq_cst
  ret void
}
