; fp128 is moved, not computed with; module-level assembly comes first.
; RUN: opt-go -emit=ptx -mcpu=sm_70 %s -o - | FileCheck %s
; RUN: not opt-go -emit=ptx -mcpu=sm_70 %S/Inputs/quad-sum.ll -o - 2>&1 | FileCheck %s --check-prefix=SUM

; SUM: fadd of type fp128 is not supported for PTX

target triple = "nvptx64-nvidia-cuda"

; CHECK: .address_size 64
; CHECK: .global .b32 hidden;
module asm ".global .b32 hidden;"

; CHECK-LABEL: kept(
; CHECK:       ld.param.v2.u64 [[V:{.*}]], [kept_param_0];
; CHECK:       st.v2.u64 [{{%rd[0-9]+}}], [[V]];
; CHECK:       st.param.v2.u64 [func_retval0], [[V]];
define fp128 @kept(fp128 %x, ptr %p) {
  store fp128 %x, ptr %p
  ret fp128 %x
}

; CHECK-LABEL: constant(
; CHECK:       st.param.v2.u64 [func_retval0], {0, 4611686018427387904};
define fp128 @constant() {
  ret fp128 0xL00000000000000004000000000000000
}

; CHECK-LABEL: visible_to_assembly(
; CHECK:       ld.global.u32 {{%r[0-9]+}}, [hidden];
define i32 @visible_to_assembly() {
  %r = call i32 asm "ld.global.u32 $0, [hidden];", "=r"()
  ret i32 %r
}
