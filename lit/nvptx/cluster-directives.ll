; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_90 | FileCheck %s
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_80 | FileCheck %s --check-prefix=OLD --implicit-check-not=cluster
; RUN: sh -c 'sed "s/nvvm.other/nvvm.blocksareclusters/; s/\"nvvm.maxnreg\"=\"32\"/\"nvvm.maxnreg\"=\"0\"/" %s' | not opt-go - -passes= -emit=ptx -mcpu=sm_90 -o - 2>&1 | FileCheck %s --check-prefix=BAD
;
; Directives are written for targets that have them, and none that exclude each other.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry fixed(
; CHECK:       .reqntid 128, 2, 1
; CHECK-NEXT:  .minnctapersm 2
; CHECK-NEXT:  .maxnreg 32
; CHECK-NEXT:  .explicitcluster
; CHECK-NEXT:  .reqnctapercluster 2, 1, 1
; CHECK-NEXT:  {
; OLD-LABEL:   .entry fixed(
; OLD:         .reqntid 128, 2, 1
; OLD-NEXT:    .minnctapersm 2
; OLD-NEXT:    .maxnreg 32
; OLD-NEXT:    {
; BAD:         error: .maxnreg of @fixed needs positive numbers, not 0
define ptx_kernel void @fixed() "nvvm.cluster_dim"="2" "nvvm.maxclusterrank"="8" "nvvm.maxntid"="256" "nvvm.reqntid"="128,2" "nvvm.minctasm"="2" "nvvm.maxnreg"="32" {
  ret void
}

; CHECK-LABEL: .entry at_launch(
; CHECK:       .explicitcluster
; CHECK-NEXT:  .maxclusterrank 4
; CHECK-NEXT:  {
; BAD:         error: .blocksareclusters of @at_launch is not supported for PTX (before PTX 9.0)
define ptx_kernel void @at_launch() "nvvm.other" {
  ret void
}

; The alignment of what device functions pass ends at 128.
; CHECK-LABEL: .func (.param .align 128 .b8 func_retval0[256]) wide(
; CHECK:       .param .align 128 .b8 wide_param_0[256],
; CHECK-NEXT:  .param .align 128 .b8 wide_param_1[4]
; CHECK:       .param .align 128 .b8 param0[256];
; CHECK:       .param .align 128 .b8 param1[4];
; CHECK:       .param .align 128 .b8 retval0[256];
; CHECK:       prototype_{{.*}} : .callprototype (.param .align 128 .b8 _[256]) _ (.param .align 128 .b8 _[256], .param .align 128 .b8 _[4]);
define <64 x i32> @wide(<64 x i32> %v, ptr byval(i32) align 1024 %p, ptr %f) {
  %r = call <64 x i32> %f(<64 x i32> %v, ptr byval(i32) align 1024 %p)
  ret <64 x i32> %r
}

!nvvm.annotations = !{!0}
!0 = !{ptr @at_launch, !"cluster_dim_x", i32 0, !"maxclusterrank", i32 4}
