; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; A store in between that may alias keeps the loads apart; one to another memory space does not.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @alias(
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %a = load i32, ptr %p, align 8
; CHECK-NEXT:   store i32 0, ptr %z, align 4
; CHECK-NEXT:   %b = load i32, ptr %q, align 4
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @alias(ptr %p, ptr %z) {
  %q = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p, align 8
  store i32 0, ptr %z
  %b = load i32, ptr %q, align 4
  %r = add i32 %a, %b
  ret i32 %r
}

; CHECK-LABEL: @noal(
; CHECK-NEXT:   %1 = load <2 x i32>, ptr addrspace(3) %p, align 8
; CHECK-NEXT:   %a1 = extractelement <2 x i32> %1, i32 0
; CHECK-NEXT:   %b2 = extractelement <2 x i32> %1, i32 1
; CHECK-NEXT:   store i32 0, ptr addrspace(1) %z, align 4
; CHECK-NEXT:   %r = add i32 %a1, %b2
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @noal(ptr addrspace(3) %p, ptr addrspace(1) %z) {
  %q = getelementptr i8, ptr addrspace(3) %p, i64 4
  %a = load i32, ptr addrspace(3) %p, align 8
  store i32 0, ptr addrspace(1) %z
  %b = load i32, ptr addrspace(3) %q, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
