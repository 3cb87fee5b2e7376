; A mask of an integer that is narrower than its register clears the bits above, too: written with its sign it would leave them, and ptxas
; extends what it does not know to be extended.
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry bytes(
; CHECK: and.b16 [[M:%rs[0-9]+]], {{%rs[0-9]+}}, 192;
; CHECK-NEXT: setp.ne.s16 {{%p[0-9]+}}, [[M]], 128;
define ptx_kernel void @bytes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i8, ptr addrspace(1) %p
  %m = and i8 %x, -64
  %c = icmp ne i8 %m, -128
  %s = select i1 %c, i32 1, i32 3
  store i32 %s, ptr addrspace(1) %q
  ret void
}

; A sum has bits above; the mask clears them, and a widening is a move.
; CHECK-LABEL: .entry sum(
; CHECK: add.s16
; CHECK: and.b16 {{%rs[0-9]+}}, {{%rs[0-9]+}}, 240;
; CHECK-NOT: 255
define ptx_kernel void @sum(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i8, ptr addrspace(1) %p
  %a = add i8 %x, 77
  %m = and i8 %a, -16
  %z = zext i8 %m to i32
  store i32 %z, ptr addrspace(1) %q
  ret void
}
