; RUN: opt-go %s -passes=load-store-vectorizer -pass-remarks=vectorizer -pass-remarks-missed=vectorizer -stats -disable-output 2>&1 | FileCheck %s
;
; What is joined and what is not aligned for it.
; CHECK-DAG: vectorized 2 accesses of adjacent memory
; CHECK-DAG: access not vectorized with the one after it: not aligned for it, or too wide
; CHECK-DAG: 1 load-store-vectorizer - Number of vector accesses generated
; CHECK-DAG: 2 load-store-vectorizer - Number of scalar accesses vectorized

target triple = "nvptx64-nvidia-cuda"

define i32 @f(ptr addrspace(1) %p, ptr addrspace(3) %s) {
  %q = getelementptr i8, ptr addrspace(1) %p, i64 4
  %a = load i32, ptr addrspace(1) %p, align 8
  %b = load i32, ptr addrspace(1) %q, align 4
  %t = getelementptr i8, ptr addrspace(3) %s, i64 4
  store i32 %a, ptr addrspace(3) %s, align 4
  store i32 %b, ptr addrspace(3) %t, align 4
  ret i32 %a
}
