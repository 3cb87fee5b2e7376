; Stack memory: GFX940 has instructions of its own for it, which are as wide as all others. Processors of 32 bits without SSE have no vectors.
; A generic pointer may point to stack memory: where that may be misaligned, LLVM wants generic accesses of whole words.
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx940 | FileCheck %s --check-prefixes=WIDE,THREE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a | FileCheck %s --check-prefixes=NARROW,THREE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a -mattr=+unaligned-scratch-access | FileCheck %s --check-prefix=TWO
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=i686-pc-linux-gnu | FileCheck %s --check-prefix=ONE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=i686-pc-linux-gnu -mcpu=pentium3 | FileCheck %s --check-prefix=THREE

; WIDE-LABEL: @stack(
; WIDE: store <2 x i32> <i32 1, i32 2>, ptr addrspace(5) %p
; NARROW-LABEL: @stack(
; NARROW: store i32 1, ptr addrspace(5) %p
; NARROW: store i32 2, ptr addrspace(5) %q
define void @stack(ptr addrspace(5) %p) {
  %q = getelementptr i32, ptr addrspace(5) %p, i32 1
  store i32 1, ptr addrspace(5) %p, align 8
  store i32 2, ptr addrspace(5) %q, align 4
  ret void
}

; THREE-LABEL: @bytes(
; THREE: store <3 x i8> <i8 1, i8 2, i8 3>, ptr %p, align 4
; TWO-LABEL: @bytes(
; TWO: store <2 x i8> <i8 1, i8 2>, ptr %p, align 4
; TWO: store i8 3, ptr %r, align 2
; ONE-LABEL: @bytes(
; ONE: store i8 1, ptr %p, align 4
; ONE: store i8 2, ptr %q, align 1
; ONE: store i8 3, ptr %r, align 2
define void @bytes(ptr %p) {
  %q = getelementptr i8, ptr %p, i32 1
  %r = getelementptr i8, ptr %p, i32 2
  store i8 1, ptr %p, align 4
  store i8 2, ptr %q, align 1
  store i8 3, ptr %r, align 2
  ret void
}
