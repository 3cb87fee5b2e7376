; RUN: opt-go %s -emit=ptx | FileCheck %s
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 | FileCheck %s --check-prefix=SM80
;
; The target processor of a host module is ignored for the GPU.

target triple = "x86_64-pc-linux-gnu"

; CHECK: .target sm_70
; SM80: .target sm_80
; CHECK: .visible .func (.param .b32 func_retval0) twice(
define i32 @twice(i32 %x) #0 {
  %y = add i32 %x, %x
  ret i32 %y
}

attributes #0 = { "target-cpu"="x86-64" "target-features"="+cmov,+sse2" }
