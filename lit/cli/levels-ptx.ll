; With -emit=ptx, -O1 to -O3 do what LLVM's back end does of itself at these levels: here, constants of addresses become offsets and
; adjacent accesses one. A pipeline that is named is run as it is.
; RUN: opt-go %s -O2 -emit=ptx | FileCheck %s
; RUN: opt-go %s -O1 -emit=ptx | FileCheck %s
; RUN: opt-go %s '-passes=default<O2>,nvptx-codegen' -emit=ptx | FileCheck %s
; RUN: opt-go %s '-passes=default<O2>' -emit=ptx | FileCheck %s --check-prefix=PLAIN
; RUN: opt-go %s -O0 -emit=ptx | FileCheck %s --check-prefix=PLAIN

target triple = "nvptx64-nvidia-cuda"
; CHECK: ld.global.v2.f32 {{.*}}+8];
; CHECK-NOT: ld.global.f32
; PLAIN-NOT: ld.global{{.*}}.v2
; PLAIN: ld.global
; PLAIN: ld.global
define ptx_kernel void @k(ptr %p, ptr %q, i32 %n) {
  %i = add nsw i32 %n, 2
  %j = add nsw i32 %n, 3
  %x = mul nsw i32 %i, 2
  %ix = sext i32 %i to i64
  %jx = sext i32 %j to i64
  %a = getelementptr inbounds float, ptr %p, i64 %ix
  %b = getelementptr inbounds float, ptr %p, i64 %jx
  %v = load float, ptr %a, align 8
  %w = load float, ptr %b, align 4
  %s = fadd float %v, %w
  store float %s, ptr %q
  ret void
}
