; RUN: opt-go %s -emit=ptx | FileCheck %s
; An address before a variable is written with "+-", in initialisers and operands: ptxas does not read a bare minus.
; CHECK: p = generic(a)+-8;
; CHECK: q = a+-8;
; CHECK: mov.u64 {{%rd[0-9]+}}, a+-16;
; CHECK: ld.global.u32 {{%r[0-9]+}}, [a+-16];
target triple = "nvptx64-nvidia-cuda"

@a = addrspace(1) global [8 x i32] zeroinitializer
@p = addrspace(1) global ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 -8) to ptr)
@q = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 -8)

define ptx_kernel void @k(ptr addrspace(1) %o) {
  store ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 -16), ptr addrspace(1) %o
  %v = load i32, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 -16)
  store i32 %v, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a, i64 -12)
  ret void
}
