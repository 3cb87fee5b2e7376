; Buffers (space 7) are addressed as scalar loads are, and may be subtracted from on GFX9; the memory of all groups (2) is gone from GFX90a; stack
; memory (5) with instructions of its own is not subtracted from on GFX940, and by words only on GFX10.1.
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-amd-amdhsa -mcpu=fiji | FileCheck %s --check-prefixes=ADDED,NO-BELOW,REGION
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx90a | FileCheck %s --check-prefixes=ADDED,BELOW,NO-REGION
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx940 | FileCheck %s --check-prefixes=NO-WORD,NO-BYTE
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx1010 -mattr=+enable-flat-scratch | FileCheck %s --check-prefixes=WORD,NO-BYTE
; RUN: opt-go %s -passes=separate-const-offset-from-gep -S -mtriple=amdgcn-amd-amdhsa -mcpu=gfx1100 | FileCheck %s --check-prefixes=WORD,BYTE

; ADDED-LABEL: @buffer(
; ADDED: getelementptr inbounds i8, ptr addrspace(7) %{{[0-9]+}}, i32 65536
define i32 @buffer(ptr addrspace(7) %p, i32 %i) {
  %j = add i32 %i, 16384
  %q = getelementptr inbounds i32, ptr addrspace(7) %p, i32 %j
  %v = load i32, ptr addrspace(7) %q
  ret i32 %v
}

; BELOW-LABEL: @buffer_below(
; BELOW: getelementptr inbounds i8, ptr addrspace(7) %{{[0-9]+}}, i32 -16
; NO-BELOW-LABEL: @buffer_below(
; NO-BELOW: getelementptr inbounds i32, ptr addrspace(7) %p, i32 %j
define i32 @buffer_below(ptr addrspace(7) %p, i32 %i) {
  %j = add i32 %i, -4
  %q = getelementptr inbounds i32, ptr addrspace(7) %p, i32 %j
  %v = load i32, ptr addrspace(7) %q
  ret i32 %v
}

; REGION-LABEL: @region(
; REGION: getelementptr inbounds i8, ptr addrspace(2) %{{[0-9]+}}, i32 16384
; NO-REGION-LABEL: @region(
; NO-REGION: getelementptr inbounds i32, ptr addrspace(2) %p, i32 %j
define i32 @region(ptr addrspace(2) %p, i32 %i) {
  %j = add i32 %i, 4096
  %q = getelementptr inbounds i32, ptr addrspace(2) %p, i32 %j
  %v = load i32, ptr addrspace(2) %q
  ret i32 %v
}

; WORD-LABEL: @stack_word(
; WORD: getelementptr inbounds i8, ptr addrspace(5) %{{[0-9]+}}, i32 -4
; NO-WORD-LABEL: @stack_word(
; NO-WORD: getelementptr inbounds i32, ptr addrspace(5) %p, i32 %j
define i32 @stack_word(ptr addrspace(5) %p, i32 %i) {
  %j = add i32 %i, -1
  %q = getelementptr inbounds i32, ptr addrspace(5) %p, i32 %j
  %v = load i32, ptr addrspace(5) %q
  ret i32 %v
}

; BYTE-LABEL: @stack_byte(
; BYTE: getelementptr inbounds i8, ptr addrspace(5) %{{[0-9]+}}, i32 -1
; NO-BYTE-LABEL: @stack_byte(
; NO-BYTE: getelementptr inbounds i8, ptr addrspace(5) %p, i32 %j
define i8 @stack_byte(ptr addrspace(5) %p, i32 %i) {
  %j = add i32 %i, -1
  %q = getelementptr inbounds i8, ptr addrspace(5) %p, i32 %j
  %v = load i8, ptr addrspace(5) %q
  ret i8 %v
}
