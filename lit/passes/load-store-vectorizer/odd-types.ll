; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Integers that do not fill their bytes and aggregates stay.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @f(
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p, i64 1
; CHECK-NEXT:   %a = load i1, ptr addrspace(1) %p, align 2
; CHECK-NEXT:   %b = load i1, ptr addrspace(1) %q, align 1
; CHECK-NEXT:   %r = xor i1 %a, %b
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @f(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 1
  %a = load i1, ptr addrspace(1) %p, align 2
  %b = load i1, ptr addrspace(1) %q, align 1
  %r = xor i1 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @g(
; CHECK-NEXT:   %q = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT:   %a = load { i32, i32 }, ptr addrspace(1) %p, align 16
; CHECK-NEXT:   %b = load { i32, i32 }, ptr addrspace(1) %q, align 8
; CHECK-NEXT:   %x = extractvalue { i32, i32 } %a, 0
; CHECK-NEXT:   %r = insertvalue { i32, i32 } %b, i32 %x, 0
; CHECK-NEXT:   ret { i32, i32 } %r
; CHECK-NEXT: }
define {i32, i32} @g(ptr addrspace(1) %p) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 8
  %a = load {i32, i32}, ptr addrspace(1) %p, align 16
  %b = load {i32, i32}, ptr addrspace(1) %q, align 8
  %x = extractvalue {i32, i32} %a, 0
  %r = insertvalue {i32, i32} %b, i32 %x, 0
  ret {i32, i32} %r
}

; Integers of three bytes stay too.
; CHECK-LABEL: @three_bytes(
; CHECK: store i24 %a, ptr addrspace(1) %p, align 16
; CHECK: store i24 %b, ptr addrspace(1) %q, align 1
define void @three_bytes(ptr addrspace(1) %p, i24 %a, i24 %b) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 3
  store i24 %a, ptr addrspace(1) %p, align 16
  store i24 %b, ptr addrspace(1) %q, align 1
  ret void
}
