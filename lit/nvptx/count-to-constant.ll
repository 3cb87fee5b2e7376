; ptxas unrolls loops of which it knows the number of iterations, if they end by a branch on a true predicate.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -o %t && ptx-run %t -kernel k -arg zero:4 -arg i32:9 -dump 0:%t.bin && od -A n -t d4 %t.bin | FileCheck %s --check-prefix=SUM

; SUM: {{^ *}}574{{$}}
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry k(
; CHECK:       mov.b32 [[I:%r[0-9]+]], 0;
; CHECK:       $L__BB0_1:
; CHECK:       add.s32 [[I]], [[I]], 1;
; CHECK-NEXT:  setp.ne.s32 [[P:%p[0-9]+]], [[I]], 41;
; CHECK-NEXT:  @[[P]] bra $L__BB0_1;
define ptx_kernel void @k(ptr %p, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %b = xor i32 %x, 7
  %sum = add i32 %s, %b
  store volatile i32 %sum, ptr %p
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, 41
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Not where the number is not known: counting starts anywhere.
; CHECK-LABEL: .entry down(
; CHECK:       setp.eq.s32 [[Q:%p[0-9]+]], {{%r[0-9]+}}, 0;
; CHECK:       @![[Q]] bra
define ptx_kernel void @down(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add i32 %i, -1
  %done = icmp eq i32 %next, 0
  br i1 %done, label %exit, label %loop
exit:
  ret void
}
