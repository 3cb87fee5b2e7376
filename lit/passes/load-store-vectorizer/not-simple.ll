; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Volatile and atomic accesses stay, and functions that ask for it.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT:   %a = load volatile i32, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   %b = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   %c = load atomic i32, ptr addrspace(1) %p unordered, align 8
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   %s = add i32 %c, %r
; CHECK-NEXT:   ret i32 %s
; CHECK-NEXT: }
define i32 @f(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load volatile i32, ptr addrspace(1) %p, align 8
  %b = load i32, ptr addrspace(1) %q, align 4
  %c = load atomic i32, ptr addrspace(1) %p unordered, align 8
  %r = add i32 %a, %b
  %s = add i32 %c, %r
  ret i32 %s
}

; CHECK-LABEL: @attribute(
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT:   %a = load i32, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   %b = load i32, ptr addrspace(1) %q, align 4
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @attribute(ptr addrspace(1) %p) noimplicitfloat {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p, align 8
  %b = load i32, ptr addrspace(1) %q, align 4
  %r = add i32 %a, %b
  ret i32 %r
}
