; The address of a pointer, in code and in an initializer.
; RUN: opt-go %s -emit=ptx | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

@g = addrspace(1) global i32 0
; CHECK: .u64 t[2] = {g, 1};
@t = addrspace(1) global [2 x i64] [i64 ptrtoaddr (ptr addrspace(1) @g to i64), i64 1]

; CHECK-LABEL: .func  (.param .b64 func_retval0) f(
; CHECK: ld.param.u64 [[P:%rd[0-9]+]], [f_param_0];
; CHECK: mov.u64 [[G:%rd[0-9]+]], g;
; CHECK: add.s64 {{%rd[0-9]+}}, [[P]], [[G]];
define i64 @f(ptr %p) {
  %a = ptrtoaddr ptr %p to i64
  %b = add i64 %a, ptrtoaddr (ptr addrspace(1) @g to i64)
  ret i64 %b
}
