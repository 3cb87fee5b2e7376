; A counter whose old value is read after the new one is there needs no second register: what reads it comes first.
; RUN: opt-go %s -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
; CHECK-LABEL: .entry k(
; CHECK: $L__BB0_1:
; CHECK-NEXT: st.volatile.global.u32 {{.*}}, [[I:%r[0-9]+]];
; CHECK-NEXT: setp.lt.u32 %p1, [[I]], 44;
; CHECK-NEXT: add.s32 [[I]], [[I]], 1;
; CHECK-NEXT: bra $L__BB0_1;
define ptx_kernel void @k(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %i, ptr %p
  %more = icmp ult i32 %i, 44
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
