; Constant expressions that take several registers: addresses as wide integers and vectors of addresses are computed word by
; word and lane by lane.
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_70 | FileCheck %s

target datalayout = "e-p3:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@g = global i32 5, align 4
@s = addrspace(3) global i32 undef, align 4

; CHECK-LABEL: wide()
; CHECK: cvta.global.u64 [[G:%rd[0-9]+]]
; CHECK: st.param.v2.u64 [func_retval0], {[[G]], 0};
define i128 @wide() {
  ret i128 ptrtoint (ptr @g to i128)
}

; CHECK-LABEL: back()
; CHECK: cvta.global.u64 [[G:%rd[0-9]+]]
; CHECK: st.param.u64 [func_retval0], [[G]];
define ptr @back() {
  ret ptr inttoptr (i128 ptrtoint (ptr @g to i128) to ptr)
}

; The upper word of a number that is wider than an address is lost.
; CHECK-LABEL: number()
; CHECK: st.param.u64 [func_retval0], 1;
define ptr @number() {
  ret ptr inttoptr (i128 18446744073709551617 to ptr)
}

; CHECK-LABEL: odd()
; CHECK: cvta.global.u64 [[G:%rd[0-9]+]]
; CHECK: st.param.u64 [func_retval0], [[G]];
; CHECK: st.param.u8 [func_retval0+8], 0;
define i65 @odd() {
  ret i65 trunc (i128 ptrtoint (ptr @g to i128) to i65)
}

; CHECK-LABEL: sum()
; CHECK: add.cc.s64 [[L:%rd[0-9]+]]
; CHECK: addc.s64 [[H:%rd[0-9]+]]
; CHECK: st.param.v2.u64 [func_retval0], {[[L]], [[H]]};
define i128 @sum() {
  ret i128 add (i128 ptrtoint (ptr @g to i128), i128 8)
}

; CHECK-LABEL: lanes()
; CHECK: cvt.u32.u64 [[L:%r[0-9]+]]
; CHECK: st.param.v2.u32 [func_retval0], {[[L]], 0};
define <2 x i32> @lanes() {
  ret <2 x i32> ptrtoint (<2 x ptr> <ptr @g, ptr null> to <2 x i32>)
}

; CHECK-LABEL: spaces()
; CHECK-DAG: cvta.shared.u64 [[A:%rd[0-9]+]]
; CHECK-DAG: cvta.shared.u64 [[B:%rd[0-9]+]]
; CHECK: st.param.v2.u64 [func_retval0], {[[A]], [[B]]};
define <2 x ptr> @spaces() {
  ret <2 x ptr> addrspacecast (<2 x ptr addrspace(3)> <ptr addrspace(3) @s, ptr addrspace(3) null> to <2 x ptr>)
}

; CHECK-LABEL: halves()
; CHECK: mov.b64 {[[L:%r[0-9]+]], [[H:%r[0-9]+]]}
; CHECK: st.param.v2.u32 [func_retval0], {[[L]], [[H]]};
define <2 x i32> @halves() {
  ret <2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>)
}

; CHECK-LABEL: steps()
; CHECK: add.s64 [[A:%rd[0-9]+]], {{%rd[0-9]+}}, 4;
; CHECK: add.s64 [[B:%rd[0-9]+]], {{%rd[0-9]+}}, 8;
; CHECK: st.param.v2.u64 [func_retval0], {[[A]], [[B]]};
define <2 x ptr> @steps() {
  ret <2 x ptr> getelementptr (i8, <2 x ptr> <ptr @g, ptr null>, <2 x i64> <i64 4, i64 8>)
}
