; Of several alignments of a memory access the last one counts, as in LLVM.
; RUN: opt-go %s -passes=verify -S | FileCheck %s

; CHECK: load i32, ptr %p, align 4
; CHECK: store i32 %a, ptr %p, align 2
; CHECK: cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic, align 4
; CHECK: atomicrmw add ptr %p, i32 1 seq_cst, align 4
define void @f(ptr %p) {
  %a = load i32, ptr %p, align 16, align 4
  store i32 %a, ptr %p, align 1, align 2
  %b = cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic, align 16, align 4
  %c = atomicrmw add ptr %p, i32 1 seq_cst, align 16, align 4
  ret void
}
