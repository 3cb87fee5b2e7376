; RUN: opt-go %s -passes='infer-address-spaces<allocas>' -S | FileCheck %s
;
; A swifterror variable is no memory, and is not cast to a space.

target triple = "nvptx64-nvidia-cuda"

declare void @callee(ptr swifterror)

; CHECK-LABEL: define ptr @f(
; CHECK-NEXT:    %e = alloca swifterror ptr, align 8
; CHECK-NEXT:    store ptr null, ptr %e, align 8
; CHECK-NEXT:    call void @callee(ptr swifterror %e)
; CHECK-NEXT:    %v = load ptr, ptr %e, align 8
define ptr @f() {
  %e = alloca swifterror ptr, align 8
  store ptr null, ptr %e, align 8
  call void @callee(ptr swifterror %e)
  %v = load ptr, ptr %e, align 8
  ret ptr %v
}
