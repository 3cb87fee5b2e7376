; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; What an access adds to a register is computed in the block of the access, once per block.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sink_gep_const(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_gep_const(ptr %p, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 16
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}

; CHECK-LABEL: @sink_gep_two_uses(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr, align 4
; CHECK-NEXT:   store i32 7, ptr %sunkaddr, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   %sunkaddr1 = getelementptr inbounds i8, ptr %p, i64 16
; CHECK-NEXT:   store i32 3, ptr %sunkaddr1, align 4
; CHECK-NEXT:   ret i32 0
define i32 @sink_gep_two_uses(ptr %p, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 16
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  store i32 7, ptr %g
  ret i32 %v
b:
  store i32 3, ptr %g
  ret i32 0
}

; CHECK-LABEL: @atomic(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT:   %v = atomicrmw add ptr addrspace(1) %sunkaddr, i32 1 seq_cst, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   %sunkaddr1 = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT:   %w = cmpxchg ptr addrspace(1) %sunkaddr1, i32 0, i32 1 monotonic monotonic, align 4
; CHECK-NEXT:   %z = extractvalue { i32, i1 } %w, 0
; CHECK-NEXT:   ret i32 %z
define i32 @atomic(ptr addrspace(1) %p, i1 %c) {
entry:
  %x = getelementptr i8, ptr addrspace(1) %p, i64 8
  br i1 %c, label %a, label %b
a:
  %v = atomicrmw add ptr addrspace(1) %x, i32 1 seq_cst
  ret i32 %v
b:
  %w = cmpxchg ptr addrspace(1) %x, i32 0, i32 1 monotonic monotonic
  %z = extractvalue { i32, i1 } %w, 0
  ret i32 %z
}
