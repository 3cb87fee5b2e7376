; Code for Hexagon: the ABI, packets, .new, hardware loops; flags of the simulated machines are refused.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
; RUN: not opt-go %s -emit=vliw -machine=p4m4l4 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-machine
; RUN: not opt-go %s -emit=vliw -sched=ims 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-sched
; RUN: not opt-go %s -emit=vliw -ssp=auto 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-ssp
; RUN: not opt-go %s -emit=vliw -fp-contract=on 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-fp-contract

; FLAG: [[NAME]]: a flag for the simulated machines
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; A pair skips a register.
; CHECK-LABEL: pairs:
; CHECK: r1:0 = add(r1:0,r3:2)
define i64 @pairs(i32 %x, i64 %a) {
  %w = sext i32 %x to i64
  %s = add i64 %w, %a
  ret i64 %s
}

; The predicate and the jump share a packet.
; CHECK-LABEL: positive:
; CHECK: cmp.gt(r0,#0)
; CHECK: if ({{!?}}p0.new) jump
define i32 @positive(i32 %x, ptr %p) {
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %yes, label %no
yes:
  store i32 %x, ptr %p
  ret i32 1
no:
  ret i32 2
}

; Two iterations are one packet: each adds to a register of its own, and loads for the next one.
; CHECK-LABEL: sum:
; CHECK: loop0([[KERNEL:.*]],r{{[0-9]+}})
; CHECK: [[KERNEL]]:
; CHECK-NEXT: {
; CHECK-NEXT: add(
; CHECK-NEXT: add(
; CHECK-NEXT: memw(r[[P:[0-9]+]]+#-4)
; CHECK-NEXT: memw(r[[P]]++#8)
; CHECK-NEXT: }:endloop0
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %j = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}
