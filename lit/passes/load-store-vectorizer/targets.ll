; How wide accesses are, and how they have to be aligned, is the target's: processors and features count.
; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s --check-prefix=NONE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=amdgcn-- | FileCheck %s --check-prefix=AMD
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=amdgcn-- -mattr=+max-private-element-size-16 | FileCheck %s --check-prefix=WIDE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx900 | FileCheck %s --check-prefix=GFX9
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=x86_64-linux-gnu | FileCheck %s --check-prefix=SSE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=x86_64-linux-gnu -march=amdgcn | FileCheck %s --check-prefix=MARCH
; RUN: opt-go %s -passes=load-store-vectorizer -S -march=amdgcn | FileCheck %s --check-prefix=NONE
; RUN: opt-go %s -passes=load-store-vectorizer -S -mtriple=x86_64-linux-gnu -mcpu=haswell | FileCheck %s --check-prefix=AVX

; Eight words, aligned as one: as they are where nothing is known, 512 bits of global memory on AMD's GPUs.
; NONE-LABEL: @global(
; NONE-COUNT-8: load i32, ptr addrspace(1)
; AMD-LABEL: @global(
; AMD: load <8 x i32>, ptr addrspace(1) %p, align 4
; MARCH: target triple = "x86_64-unknown-linux-gnu"
; MARCH-LABEL: @global(
; MARCH: load <8 x i32>, ptr addrspace(1) %p, align 4
; AVX-LABEL: @global(
; AVX: load <8 x i32>, ptr addrspace(1) %p, align 4
; Vectors of 16 bytes are slow where they are not aligned: SSE takes 12.
; SSE-LABEL: @global(
; SSE: load <3 x i32>
define void @global(ptr addrspace(1) %p) {
  %p1 = getelementptr i32, ptr addrspace(1) %p, i32 1
  %p2 = getelementptr i32, ptr addrspace(1) %p, i32 2
  %p3 = getelementptr i32, ptr addrspace(1) %p, i32 3
  %p4 = getelementptr i32, ptr addrspace(1) %p, i32 4
  %p5 = getelementptr i32, ptr addrspace(1) %p, i32 5
  %p6 = getelementptr i32, ptr addrspace(1) %p, i32 6
  %p7 = getelementptr i32, ptr addrspace(1) %p, i32 7
  %v0 = load i32, ptr addrspace(1) %p, align 4
  %v1 = load i32, ptr addrspace(1) %p1, align 4
  %v2 = load i32, ptr addrspace(1) %p2, align 4
  %v3 = load i32, ptr addrspace(1) %p3, align 4
  %v4 = load i32, ptr addrspace(1) %p4, align 4
  %v5 = load i32, ptr addrspace(1) %p5, align 4
  %v6 = load i32, ptr addrspace(1) %p6, align 4
  %v7 = load i32, ptr addrspace(1) %p7, align 4
  ret void
}

; Stack memory is accessed in units of one word, unless the program is compiled otherwise.
; AMD-LABEL: @private(
; AMD-NOT: <2 x i32>
; WIDE-LABEL: @private(
; WIDE: store <2 x i32> <i32 0, i32 1>, ptr addrspace(5) %p, align 8
define void @private(ptr addrspace(5) %p) {
  %p1 = getelementptr i32, ptr addrspace(5) %p, i32 1
  store i32 0, ptr addrspace(5) %p, align 8
  store i32 1, ptr addrspace(5) %p1, align 4
  ret void
}

; Bytes next to each other anywhere: with unaligned access of global memory.
; AMD-LABEL: @bytes(
; AMD-NOT: <2 x i8>
; GFX9-LABEL: @bytes(
; GFX9: store <2 x i8> <i8 0, i8 1>, ptr addrspace(1) %p, align 1
define void @bytes(ptr addrspace(1) %p) {
  %p1 = getelementptr i8, ptr addrspace(1) %p, i32 1
  store i8 0, ptr addrspace(1) %p, align 1
  store i8 1, ptr addrspace(1) %p1, align 1
  ret void
}

; An index that is wider than the pointer is cut.
; GFX9-LABEL: @wide_index(
; GFX9: store <2 x float> zeroinitializer, ptr addrspace(3) %p, align 4
define void @wide_index(ptr addrspace(3) %p) {
  store float 0.0, ptr addrspace(3) %p, align 4
  %p1 = getelementptr float, ptr addrspace(3) %p, i64 1
  store float 0.0, ptr addrspace(3) %p1, align 4
  ret void
}
