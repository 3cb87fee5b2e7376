; RUN: opt-go %s '-passes=loop-unroll<O3;few=20>' -S | FileCheck %s
; RUN: opt-go %s '-passes=loop-unroll<O3>' -S | FileCheck %s --check-prefix=LLVM
;
; A loop that hands values from φ to φ gets up to four copies even where it is large: each copy saves the moves.

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier0()

; CHECK-LABEL: @queue(
; CHECK-COUNT-5: sdiv i32
; LLVM-LABEL: @queue(
; LLVM-COUNT-1: sdiv i32
; LLVM-NOT: sdiv i32
define void @queue(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi i32 [ 1, %entry ], [ %v, %loop ]
  %b = phi i32 [ 2, %entry ], [ %a, %loop ]
  %c = phi i32 [ 3, %entry ], [ %b, %loop ]
  %d = phi i32 [ 4, %entry ], [ %c, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q
  %s1 = sdiv i32 %d, %v
  %s2 = xor i32 %s1, %c
  %s3 = mul i32 %s2, %b
  %s4 = xor i32 %s3, %a
  %s5 = mul i32 %s4, %s1
  %s6 = xor i32 %s5, %s2
  %s7 = mul i32 %s6, %s3
  %s8 = xor i32 %s7, %s4
  %s9 = mul i32 %s8, %s5
  %t1 = xor i32 %s9, %s6
  %t2 = mul i32 %t1, %s7
  %t3 = xor i32 %t2, %s8
  %t4 = mul i32 %t3, %s9
  %t5 = xor i32 %t4, %t1
  %t6 = mul i32 %t5, %t2
  %t7 = xor i32 %t6, %t3
  %t8 = mul i32 %t7, %t4
  %t9 = xor i32 %t8, %t5
  %u1 = mul i32 %t9, %t6
  %u2 = xor i32 %u1, %t7
  %u3 = mul i32 %u2, %t8
  %u4 = xor i32 %u3, %t9
  %u5 = mul i32 %u4, %u1
  %u6 = xor i32 %u5, %u2
  %u7 = mul i32 %u6, %u3
  %u8 = xor i32 %u7, %u4
  %u9 = mul i32 %u8, %u5
  %w1 = xor i32 %u9, %u6
  %w2 = mul i32 %w1, %u7
  %w3 = xor i32 %w2, %u8
  store i32 %w3, ptr %q
  %next = add nuw nsw i32 %i, 1
  %e = icmp slt i32 %next, %n
  br i1 %e, label %loop, label %exit
exit:
  ret void
}
