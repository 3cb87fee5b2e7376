; The alignment of an argument's or result's memory is what alignstack, the annotation "align" or a call's !callalign say.
; RUN: llc-go -mcpu=sm_70 -mattr=+ptx63 %s -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: %if ptxas %{ ptxas -c -arch=sm_70 %t.ptx -o %t.cubin %} %else %{ true %}

target triple = "nvptx64-nvidia-cuda"

; CHECK: .extern .func (.param .align 8 .b8 func_retval0[16]) ext
; CHECK: .param .align 8 .b8 ext_param_0[16],
; CHECK: .param .align 8 .b8 ext_param_1[8]
declare <4 x i32> @ext(i128, [2 x i32])

; CHECK-LABEL: .visible .func (.param .align 16 .b8 func_retval0[16]) attribute(
; CHECK: .param .align 16 .b8 attribute_param_0[16],
; CHECK: .param .align 16 .b8 attribute_param_1[8]
; CHECK: ld.param.v2.u32 {{.*}}, [attribute_param_1];
; CHECK: .param .align 8 .b8 param0[16];
; CHECK: .param .align 8 .b8 param1[8];
; CHECK: .param .align 8 .b8 retval0[16];
define <4 x i32> @attribute(i128 %x, [2 x i32] alignstack(16) %y) {
  %r = call <4 x i32> @ext(i128 %x, [2 x i32] %y)
  ret <4 x i32> %r
}

; CHECK-LABEL: .visible .func (.param .align 16 .b8 func_retval0[16]) pointer(
; CHECK: .param .b64 pointer_param_0,
; CHECK: .param .align 4 .b8 pointer_param_1[8],
; CHECK: .param .align 4 .b8 pointer_param_2[12]
; CHECK: .callprototype (.param .align 8 .b8 _[16]) _ (.param .align 32 .b8 _[8]);
; CHECK: .callprototype (.param .align 16 .b8 _[16]) _ (.param .align 8 .b8 _[8]);
define <4 x i32> @pointer(ptr %f, [2 x i32] %y, ptr byval([3 x i32]) %z) {
  %r = call <4 x i32> %f([2 x i32] %y), !callalign !2
  %q = call <4 x i32> %f([2 x i32] alignstack(8) %y)
  %s = add <4 x i32> %r, %q
  ret <4 x i32> %s
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @ext, !"align", i32 8, !"align", i32 65544, !"align", i32 131080}
!1 = !{ptr @pointer, !"align", i32 196640}
!2 = !{i32 8, i32 65568}
