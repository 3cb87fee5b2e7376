; A triple on the command line brings its data layout: this module was made for 32-bit pointers.
; RUN: opt-go %s -emit=ptx -mtriple=nvptx64-nvidia-cuda -mcpu=sm_70 | FileCheck %s
; RUN: not opt-go %s -emit=ptx -mcpu=sm_70 2>&1 | FileCheck %s --check-prefix=NARROW

target datalayout = "e-p:32:32-i64:64-v16:16-v32:32-n16:32:64"
target triple = "nvptx-nvidia-cuda"

; CHECK: .address_size 64
; CHECK: .param .u64 first_param_0
; NARROW: error: {{.*}}
define ptx_kernel void @first(ptr %p) {
  store i32 1, ptr %p
  ret void
}
