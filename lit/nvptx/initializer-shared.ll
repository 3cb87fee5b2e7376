; RUN: not opt-go %s -passes= -emit=ptx 2>&1 | FileCheck %s -DFILE=%s
;
; Where shared memory lies is known at the launch only.

target triple = "nvptx64-nvidia-cuda"
@s = addrspace(3) global i32 undef
; CHECK: [[FILE]]:[[#@LINE+1]]:1: error: @p: this initialiser is not supported for PTX
@p = addrspace(1) global ptr addrspace(3) @s
