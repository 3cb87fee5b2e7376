; ptxas has one instruction for mul.wide with add.s64, and takes mad.wide apart into four; where addresses have 32 bits it folds the product of
; mad.wide into the access.
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [64 x i32] zeroinitializer

; CHECK-LABEL: .entry spaces(
; CHECK: mul.wide.s32 [[M:%rd[0-9]+]], [[N:%r[0-9]+]], 4;
; CHECK-NEXT: add.s64 [[G:%rd[0-9]+]], [[M]],
; CHECK-NEXT: ld.global.u32 {{.*}}[[G]]
; CHECK-NEXT: mad.wide.s32 [[S:%rd[0-9]+]], [[N]], 4,
; CHECK-NEXT: st.shared.u32 {{.*}}[[S]]
define ptx_kernel void @spaces(ptr addrspace(1) %p, i32 %n) {
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %n
  %x = load i32, ptr addrspace(1) %a
  %b = getelementptr i32, ptr addrspace(3) @s, i32 %n
  store i32 %x, ptr addrspace(3) %b
  ret void
}

; From a row on, there is no constant to which the access adds a product: two instructions.
@rows = internal addrspace(3) global [32 x [32 x i32]] zeroinitializer

; CHECK-LABEL: .entry row(
; CHECK: and.b32 [[I:%r[0-9]+]], {{.*}}, 31;
; CHECK: mad.wide.s32 [[ROW:%rd[0-9]+]], {{%r[0-9]+}}, 128,
; CHECK: mul.wide.s32 [[P:%rd[0-9]+]], [[I]], 4;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], [[P]], [[ROW]];
; CHECK: ld.shared.u32 {{.*}}[[A]]
define ptx_kernel void @row(ptr addrspace(1) %p, i32 %t, i32 %n) {
  %i = and i32 %n, 31
  %a = getelementptr [32 x [32 x i32]], ptr addrspace(3) @rows, i32 0, i32 %t, i32 %i
  %x = load i32, ptr addrspace(3) %a
  store i32 %x, ptr addrspace(1) %p
  ret void
}
