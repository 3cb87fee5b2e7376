; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; 128 bits are the most that a GPU moves at once.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %q2 = getelementptr i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT:   %1 = load <2 x i64>, ptr addrspace(1) %p, align 32
; CHECK-NEXT:   %a1 = extractelement <2 x i64> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i64> %1, i32 1
; CHECK-NEXT:   %c = load i64, ptr addrspace(1) %q2, align 16
; CHECK-NEXT:   %r = add i64 %a1, %b2
; CHECK-NEXT:   %s = add i64 %c, %r
; CHECK-NEXT:   ret i64 %s
; CHECK-NEXT: }
define i64 @f(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 16
  %a = load i64, ptr addrspace(1) %p, align 32
  %b = load i64, ptr addrspace(1) %q, align 8
  %c = load i64, ptr addrspace(1) %q2, align 16
  %r = add i64 %a, %b
  %s = add i64 %c, %r
  ret i64 %s
}
