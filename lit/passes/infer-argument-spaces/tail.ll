; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; Nothing stands between a call that must be a tail call and the return.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: {{^}}define {{.*}}@leaf(
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define internal ptr @leaf(ptr %p) {
  ret ptr %p
}

; CHECK-LABEL: {{^}}define {{.*}}@caller(
; CHECK-NEXT:   %r = musttail call ptr @leaf(ptr %p)
; CHECK-NEXT:   ret ptr %r
; CHECK-NEXT: }
define ptr @caller(ptr %p) {
  %r = musttail call ptr @leaf(ptr %p)
  ret ptr %r
}
