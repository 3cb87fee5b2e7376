; The output, the remarks and the counters are the same for any number of workers.
; RUN: opt-go %s -O2 -j 1 -o %t.1 -pass-remarks-output=%t.1.yaml -stats-json 2> %t.1.json
; RUN: opt-go %s -O2 -j 4 -o %t.4 -pass-remarks-output=%t.4.yaml -stats-json 2> %t.4.json
; RUN: opt-go %s -O2 -j 64 -o %t.64
; RUN: cmp %t.1 %t.4
; RUN: cmp %t.1 %t.64
; RUN: cmp %t.1.yaml %t.4.yaml
; RUN: cmp %t.1.json %t.4.json
; RUN: FileCheck %s --input-file %t.1
; RUN: FileCheck %s --check-prefix=YAML --input-file %t.1.yaml
; CHECK-COUNT-6: load float, ptr addrspace(3)
; YAML-COUNT-6: Pass: infer-address-spaces
target triple = "nvptx64-nvidia-cuda"
define float @f1(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = load float, ptr %g
  ret float %v
}
define float @f2(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = load float, ptr %g
  ret float %v
}
define float @f3(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = load float, ptr %g
  ret float %v
}
define float @f4(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = load float, ptr %g
  ret float %v
}
define float @f5(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = load float, ptr %g
  ret float %v
}
define float @f6(ptr addrspace(3) %p) {
  %g = addrspacecast ptr addrspace(3) %p to ptr
  %v = load float, ptr %g
  ret float %v
}
