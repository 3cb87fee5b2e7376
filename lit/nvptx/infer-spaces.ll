; RUN: opt-go %s -emit=ptx | FileCheck %s --check-prefix=KNOWN
; RUN: opt-go %s -emit=ptx -nvptx-infer-spaces=false | FileCheck %s --check-prefix=GENERIC
; RUN: opt-go %s -passes=infer-address-spaces -emit=ptx -nvptx-infer-spaces=false | FileCheck %s --check-prefix=PASS
;
; The selector finds out spaces by itself; without that the pass has to.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [64 x float] undef, align 4

; KNOWN: ld.shared.f32
; KNOWN: st.global.f32
; GENERIC-NOT: ld.shared
; GENERIC: ld.f32
; GENERIC-NOT: st.global
; GENERIC: st.f32
; PASS: ld.shared.f32
; PASS: st.f32
define ptx_kernel void @f(ptr %out, i64 %i) {
  %p = addrspacecast ptr addrspace(3) @a to ptr
  %q = getelementptr float, ptr %p, i64 %i
  %v = load float, ptr %q, align 4
  %o = getelementptr float, ptr %out, i64 %i
  store float %v, ptr %o, align 4
  ret void
}
