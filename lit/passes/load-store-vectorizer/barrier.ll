; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; A call may not return: loads after it do not move before it, even loads of invariant memory.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @ext()

; CHECK-LABEL: @call(
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT:   %a = load i32, ptr addrspace(1) %p, align 8, !invariant.load !0
; CHECK-NEXT:   call void @ext()
; CHECK-NEXT:   %b = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @call(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p, align 8, !invariant.load !0
  call void @ext()
  %b = load i32, ptr addrspace(1) %q, align 4, !invariant.load !0
  %r = add i32 %a, %b
  ret i32 %r
}

!0 = !{}
