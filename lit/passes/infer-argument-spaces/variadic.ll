; RUN: opt-go %s -passes=infer-argument-spaces -S | FileCheck %s
;
; A function with a variable number of arguments is left alone.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @callee(
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define internal i32 @callee(ptr %p, ...) {
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: @caller(
; CHECK-NEXT:   %a = addrspacecast ptr addrspace(3) %s to ptr
; CHECK-NEXT:   %x = call i32 (ptr, ...) @callee(ptr %a, ptr %a)
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @caller(ptr addrspace(3) %s) {
  %a = addrspacecast ptr addrspace(3) %s to ptr
  %x = call i32 (ptr, ...) @callee(ptr %a, ptr %a)
  ret i32 %x
}
