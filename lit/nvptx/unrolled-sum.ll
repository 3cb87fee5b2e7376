; A sum stays in one register through an unrolled loop and the straight code for the rest: copies between registers that have become one are no writes.
; What the rest begins with is the bound of the unrolled loop, and how much of it runs is decided without counting.
; RUN: opt-go %s -passes=gpucc -emit=ptx | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK:       setp.lt.u32 %p2, %r1, 8;
; CHECK-NEXT:  mov.b32 %r2, 0;
; CHECK-NEXT:  mov.f32 %f[[SUM:[0-9]+]], 0f00000000;
; CHECK-NEXT:  @%p2 bra $L__BB0_2;
; CHECK-NEXT:  and.b32 %r2, %r1, 2147483640;
; CHECK-NEXT:  mov.b32 %r3, 0;
; CHECK-NEXT:  mov.f32 %f[[SUM]], 0f00000000;
; CHECK-NEXT:  $L__BB0_1:
; CHECK:       @!%p3 bra $L__BB0_1;
; CHECK-NEXT:  $L__BB0_2:
; CHECK-NEXT:  and.b32 %r4, %r1, 7;
; CHECK-NEXT:  setp.eq.s32 %p4, %r4, 0;
; CHECK-NEXT:  @%p4 bra $L__BB0_3;
; CHECK:       add.rn.f32 %f[[SUM]], %f[[SUM]], %f{{[0-9]+}};
; CHECK-NEXT:  setp.eq.s32 %p5, %r4, 1;
; CHECK-NEXT:  @%p5 bra $L__BB0_3;
; CHECK-NEXT:  ld.global.f32 %f{{[0-9]+}}, [%rd6+4];
; CHECK-NEXT:  add.rn.f32 %f[[SUM]], %f[[SUM]], %f{{[0-9]+}};
; CHECK:       ld.global.f32 %f{{[0-9]+}}, [%rd6+24];
; CHECK-NEXT:  add.rn.f32 %f[[SUM]], %f[[SUM]], %f{{[0-9]+}};
; CHECK-NEXT:  $L__BB0_3:
; CHECK-NEXT:  st.global.f32 [%rd2], %f[[SUM]];
define void @sum(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) {
entry:
  %c = icmp slt i32 0, %n
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %x = sext i32 %i to i64
  %p = getelementptr inbounds float, ptr addrspace(1) %in, i64 %x
  %v = load float, ptr addrspace(1) %p
  %s1 = fadd float %s, %v
  %i1 = add nsw i32 %i, 1
  %d = icmp slt i32 %i1, %n
  br i1 %d, label %loop, label %end
end:
  %r = phi float [ 0.0, %entry ], [ %s1, %loop ]
  store float %r, ptr addrspace(1) %out
  ret void
}
