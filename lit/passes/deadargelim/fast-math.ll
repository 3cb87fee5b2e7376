; A call that loses its floating-point result loses its fast-math flags too.
; RUN: opt-go %s -passes=deadargelim -verify-each -S | FileCheck %s

; CHECK: call void @g(float %x)
define void @f(float %x) {
  %r = call nnan afn float @g(float %x)
  ret void
}

; CHECK: define internal void @g(float %x)
define internal float @g(float %x) {
  store volatile float %x, ptr null
  ret float %x
}
