; RUN: opt-go -passes='print<uniformity>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %if opt-19 %{ opt-19 -passes='print<uniformity>' -disable-output %s 2>&1 | FileCheck %s %} %else %{ true %}

; What differs between the lanes of AMD's GPUs: parameters in vector registers, loads of what may be
; a lane's own memory, atomics, calls, and what intrinsics and inline assembly leave in vector
; registers.
target triple = "amdgcn--"

; CHECK-LABEL: for function 'callee':
; CHECK:         DIVERGENT ARGUMENTS:
; CHECK-NEXT:    DIVERGENT: i32 %c
; CHECK-NOT:     ARGUMENTS
define void @callee(i32 inreg %b, i32 %c) {
  ret void
}

; CHECK-LABEL: for function 'shader':
; CHECK:         DIVERGENT ARGUMENTS:
; CHECK-NEXT:    DIVERGENT: i32 %c
define amdgpu_gfx void @shader(ptr addrspace(5) byval(i32) %a, i32 inreg %b, i32 %c) {
  ret void
}

; CHECK-LABEL: for function 'spir':
; CHECK-NEXT:  ALL VALUES UNIFORM
define spir_kernel void @spir(i32 %c) {
  ret void
}

; CHECK-LABEL: for function 'kernel':
; CHECK:         DIVERGENT: %l0 =
; CHECK-NEXT:    {{^ +}}%l1 =
; CHECK-NEXT:    {{^ +}}%l3 =
; CHECK-NEXT:    {{^ +}}%l4 =
; CHECK-NEXT:    DIVERGENT: %l5 =
; CHECK-NEXT:    DIVERGENT: %at =
; CHECK-NEXT:    DIVERGENT: %cx =
; CHECK-NEXT:    DIVERGENT: %h =
; CHECK-NEXT:    DIVERGENT: %av =
; CHECK-NEXT:    {{^ +}}%as =
; CHECK-NEXT:    {{^ +}}%ar =
; CHECK-NEXT:    DIVERGENT: %avr =
; CHECK-NEXT:    DIVERGENT: %ava =
; CHECK-NEXT:    {{^ +}}%avx =
; CHECK-NEXT:    DIVERGENT: %two =
; CHECK-NEXT:    {{^ +}}%t0 =
; CHECK-NEXT:    DIVERGENT: %t1 =
; CHECK-NEXT:    {{^ +}}%rr =
; CHECK-NEXT:    DIVERGENT: %rv =
; CHECK-NEXT:    DIVERGENT: %id =
; CHECK-NEXT:    DIVERGENT: %sum =
; CHECK-NEXT:    {{^ +}}%first =
; CHECK-NEXT:    DIVERGENT: %ip =
define amdgpu_kernel void @kernel(i32 %a, ptr addrspace(1) %p, ptr %q, ptr addrspace(3) %l, ptr addrspace(5) %s, ptr addrspace(4) %cc) {
  %l0 = load i32, ptr %q
  %l1 = load i32, ptr addrspace(1) %p
  %l3 = load i32, ptr addrspace(3) %l
  %l4 = load i32, ptr addrspace(4) %cc
  %l5 = load i32, ptr addrspace(5) %s
  %at = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  %cx = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 seq_cst seq_cst
  %h = call i32 @h()
  %av = call i32 asm "", "=v"()
  %as = call i32 asm "", "=s,v"(i32 %h)
  %ar = call i32 asm "", "={s1}"()
  %avr = call i32 asm "", "={v1}"()
  %ava = call i32 asm "", "=a"()
  %avx = call i32 asm "", "={vcc}"()
  %two = call { i32, i32 } asm "", "=s,=v"()
  %t0 = extractvalue { i32, i32 } %two, 0
  %t1 = extractvalue { i32, i32 } %two, 1
  %rr = call i32 @llvm.read_register.i32(metadata !0)
  %rv = call i32 @llvm.read_register.i32(metadata !1)
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %sum = add i32 %id, %a
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %sum)
  %ip = call float @llvm.amdgcn.interp.p1(float 0.0, i32 0, i32 0, i32 %a)
  ret void
}

declare i32 @h()
declare i32 @llvm.read_register.i32(metadata)
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare float @llvm.amdgcn.interp.p1(float, i32, i32, i32)

!0 = !{!"exec"}
!1 = !{!"v0"}
