; Rules of LLVM 22's verifier.
; RUN: not opt-go -passes=verify -disable-output %s 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK: [[#@LINE+1]]:1: error: values should not reference themselves
@itself = global i32 0, !implicit.ref !0
; CHECK: [[#@LINE+1]]:1: error: ref metadata must not be placed on a declaration
@elsewhere = external global i32, !implicit.ref !0
; CHECK: [[#@LINE+1]]:1: error: ref value must be pointer typed
@number = global i32 0, !implicit.ref !1
; CHECK: [[#@LINE+1]]:1: error: ref metadata must have one operand
@two = global i32 0, !implicit.ref !2
@fine = global i32 0, !implicit.ref !0

; CHECK: [[#@LINE+1]]:13: error: modular-format attribute requires at least 5 arguments
define void @few(ptr %f, ...) "modular-format"="printf,1,2,module" {
  ret void
}

; CHECK: [[#@LINE+1]]:13: error: modular-format attribute first arg index is out of bounds
define void @outside(ptr %f, ...) "modular-format"="printf,1,3,module,impl" {
  ret void
}

; CHECK-NOT: error
define void @inside(ptr %f, ...) "modular-format"="printf,1,2,module,impl" {
  ret void
}

; CHECK: [[#@LINE+4]]:3: error: immarg value 127 out of range [128, 129)
; CHECK-NOT: error
define void @fence(ptr %p) {
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 127)
  ret void
}

declare void @llvm.unknown.immediate(i32 immarg range(i32 -3, 4))

; CHECK: [[#@LINE+5]]:3: error: immarg value 4 out of range [-3, 4)
; CHECK: [[#@LINE+5]]:3: error: immarg value -4 out of range [-3, 4)
; CHECK-NOT: error
define void @declared() {
  call void @llvm.unknown.immediate(i32 -3)
  call void @llvm.unknown.immediate(i32 4)
  call void @llvm.unknown.immediate(i32 -4)
  ret void
}

; CHECK: [[#@LINE+4]]:3: error: llvm.amdgcn.s.prefetch.data only supports global or constant memory
; CHECK-NOT: error
define void @prefetch(ptr addrspace(1) %p, ptr addrspace(3) %q) {
  call void @llvm.amdgcn.s.prefetch.data.p1(ptr addrspace(1) %p, i32 0)
  call void @llvm.amdgcn.s.prefetch.data.p3(ptr addrspace(3) %q, i32 0)
  ret void
}

; CHECK: [[#@LINE+4]]:3: error: cooperative atomic intrinsics require a generic or global pointer
; CHECK: [[#@LINE+4]]:3: error: cooperative atomic intrinsics require that the last argument is a metadata string
define void @together(ptr addrspace(3) %p, ptr addrspace(1) %q) {
  %a = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1) %q, i32 0, metadata !3)
  %b = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p3(ptr addrspace(3) %p, i32 0, metadata !3)
  %c = call i32 @llvm.amdgcn.cooperative.atomic.load.32x4B.p1(ptr addrspace(1) %q, i32 0, metadata !2)
  ret void
}

; CHECK: [[#@LINE+2]]:3: error: Return type cannot be x86_amx for indirect call!
define void @tile(ptr %f) {
  call x86_amx %f()
  ret void
}

; CHECK: [[#@LINE+2]]:3: error: Incorrect alignment of argument passed to called function!
define void @huge(<2147483648 x float> %v) {
  call void @huge(<2147483648 x float> %v)
  ret void
}

!0 = !{ptr @itself}
!1 = !{i32 1}
!2 = !{ptr @two, ptr @itself}
!3 = !{!"agent"}
