; The target: -mcpu and -mattr, else the module's attributes, else sm_70; names that
; do not exist are errors that leave no file.
; RUN: opt-go %s -emit=ptx | FileCheck %s --check-prefix=SM60
; RUN: opt-go %s -emit=ptx -mcpu=sm_80 | FileCheck %s --check-prefix=SM80
; RUN: opt-go %s -emit=ptx -mcpu=sm_70 -mattr=+ptx75 | FileCheck %s --check-prefix=PTX75
; RUN: sed -e '/^attributes/d;s/#0//' %s | opt-go -emit=ptx | FileCheck %s --check-prefix=SM70
; RUN: rm -f %t
; RUN: not opt-go %s -emit=ptx -mcpu=sm_0815 -o %t 2>&1 | FileCheck %s --check-prefix=CPU
; RUN: not opt-go %s -emit=ptx -mattr=+magic -o %t 2>&1 | FileCheck %s --check-prefix=FEATURE
; RUN: not cat %t
; SM60: .target sm_60
; SM60: .address_size 64
; SM60: .visible .entry k(
; SM80: .target sm_80
; SM70: .target sm_70
; PTX75: .version 7.5
; PTX75-NEXT: .target sm_70
; CPU: opt-go: {{.*}}unknown processor "sm_0815"
; FEATURE: opt-go: {{.*}}unknown feature "+magic"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr addrspace(1) %p) #0 {
  store i32 1, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "target-cpu"="sm_60" }
!nvvm.annotations = !{!0}
!0 = !{ptr @k, !"kernel", i32 1}
