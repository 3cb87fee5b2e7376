; A loaded index that is extended and scaled for the address: the load must not extend, since mul.wide does.
; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: %if ptxas %{ opt-go %s -emit=ptx -o %t.ptx && ptxas -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

; CHECK-LABEL: .func scaled(
; CHECK: ld.global.u32 [[N:%r[0-9]+]], [{{%rd[0-9]+}}];
; CHECK-NEXT: mul.wide.s32 [[M2:%rd[0-9]+]], [[N]], 4;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], [[M2]], {{%rd[0-9]+}};
; CHECK-NEXT: st.global.u32 {{\[}}[[A]]+8], 1;

; CHECK-LABEL: .func unsigned(
; CHECK: ld.global.u32 [[N:%r[0-9]+]], [{{%rd[0-9]+}}];
; CHECK-NEXT: mul.wide.u32 [[M3:%rd[0-9]+]], [[N]], 12;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], [[M3]], {{%rd[0-9]+}};

; an extension that no address and no product takes in is the load's
; CHECK-LABEL: value(
; CHECK: ld.global.s32 {{%rd[0-9]+}}, [{{%rd[0-9]+}}];

; CHECK-LABEL: product(
; CHECK: ld.global.u32 [[V:%r[0-9]+]], [{{%rd[0-9]+}}];
; CHECK-NEXT: mul.wide.s32 {{%rd[0-9]+}}, [[V]], 4;

target triple = "nvptx64-nvidia-cuda"

define void @scaled(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %n = load i32, ptr addrspace(1) %q
  %w = sext i32 %n to i64
  %s = add i64 %w, 2
  %b = shl i64 %s, 2
  %a = getelementptr i8, ptr addrspace(1) %p, i64 %b
  store i32 1, ptr addrspace(1) %a
  ret void
}

define void @unsigned(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %n = load i32, ptr addrspace(1) %q
  %w = zext i32 %n to i64
  %b = mul i64 %w, 3
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %b
  store i32 1, ptr addrspace(1) %a
  ret void
}

define i64 @value(ptr addrspace(1) %q) {
  %n = load i32, ptr addrspace(1) %q
  %w = sext i32 %n to i64
  %b = xor i64 %w, 2
  ret i64 %b
}

define i64 @product(ptr addrspace(1) %q) {
  %n = load i32, ptr addrspace(1) %q
  %w = sext i32 %n to i64
  %b = shl i64 %w, 2
  ret i64 %b
}
