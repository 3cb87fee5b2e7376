; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; An access may not be longer than it is aligned.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @short(
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT:   %a = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   %b = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @short(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p, align 4
  %b = load i32, ptr addrspace(1) %q, align 4
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: @pairs(
; CHECK-NEXT:   %q2 = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT:   %1 = load <2 x i32>, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   %2 = load <2 x i32>, ptr addrspace(1) %q2, align 8
; CHECK-NEXT:   %c3 = extractelement <2 x i32> %2, i32 0
; CHECK-NEXT:   %d4 = extractelement <2 x i32> %2, i32 1
; CHECK-NEXT:   %r = add i32 %a1, %b2
; CHECK-NEXT:   %s = add i32 %c3, %d4
; CHECK-NEXT:   %t = mul i32 %r, %s
; CHECK-NEXT:   ret i32 %t
; CHECK-NEXT: }
define i32 @pairs(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %q2 = getelementptr i8, ptr addrspace(1) %p, i64 8
  %q3 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %a = load i32, ptr addrspace(1) %p, align 8
  %b = load i32, ptr addrspace(1) %q, align 4
  %c = load i32, ptr addrspace(1) %q2, align 8
  %d = load i32, ptr addrspace(1) %q3, align 4
  %r = add i32 %a, %b
  %s = add i32 %c, %d
  %t = mul i32 %r, %s
  ret i32 %t
}
