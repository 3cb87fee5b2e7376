; Constant expressions of every form are computed, at the start of the function if not by ptxas.
; RUN: opt-go -emit=ptx -mcpu=sm_70 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@a = addrspace(1) global [4 x i32] zeroinitializer
@b = addrspace(3) global [4 x i32] undef

; CHECK-LABEL: undefined_index(
; CHECK:       st.param.u64 [func_retval0],
define ptr @undefined_index() {
  ret ptr getelementptr (i32, ptr null, i64 undef)
}

; CHECK-LABEL: address_as_index(
; CHECK-DAG:   mov.u64 [[B:%rd[0-9]+]], b;
; CHECK:       {{shl.b64|mul.lo.s64}} {{%rd[0-9]+}}, [[B]], {{2|4}};
define ptr @address_as_index() {
  ret ptr getelementptr (i32, ptr addrspacecast (ptr addrspace(1) @a to ptr), i64 ptrtoint (ptr addrspace(3) @b to i64))
}

; CHECK-LABEL: lanes(
; CHECK:       add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, 4;
define <2 x ptr> @lanes() {
  ret <2 x ptr> getelementptr ([4 x i32], <2 x ptr> <ptr addrspacecast (ptr addrspace(1) @a to ptr), ptr null>, i64 0, <2 x i64> <i64 1, i64 undef>)
}

; No memory lies in two spaces.
; CHECK-LABEL: elsewhere(
; CHECK:       mov.b64 [[Z:%rd[0-9]+]], 0;
; CHECK-NEXT:  st.param.u64 [func_retval0], [[Z]];
define ptr addrspace(3) @elsewhere(ptr addrspace(1) %p) {
  %v = addrspacecast ptr addrspace(1) %p to ptr addrspace(3)
  ret ptr addrspace(3) %v
}
