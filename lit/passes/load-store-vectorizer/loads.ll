; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Two adjacent loads with the alignment of both.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @l2(
; CHECK-NEXT:   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %r = add i32 %a1, %b2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @l2(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p, align 8
  %b = load i32, ptr addrspace(1) %q, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
