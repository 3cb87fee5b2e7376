; RUN: opt-go -emit=ptx -mcpu=sm_70 %s -o - | FileCheck %s

; Constructors and destructors become constants that name them with their priority, and two kernels
; that call what the host has listed: constructors forwards, destructors backwards.

; CHECK: .visible .const .align 8 .u64 __init_array_object_make_{{[0-9a-f]+}}_101 = make;
; CHECK: .weak .global .align 8 .u64 __init_array_start;
; CHECK: .weak .global .align 8 .u64 __init_array_end;
; CHECK: .visible .const .align 8 .u64 __fini_array_object_unmake_it_{{[0-9a-f]+}}_65535 = unmake_it;
; CHECK-NOT: llvm.global
; CHECK: .weak .entry nvptx$device$init()
; CHECK: .maxntid 1
; CHECK: ld.global.u64 {{%rd[0-9]+}}, [__init_array_start];
; CHECK: ld.global.u64 {{%rd[0-9]+}}, [__init_array_end];
; CHECK: ld.global.u64 [[F:%rd[0-9]+]], [
; CHECK: prototype_{{[0-9]_0}} : .callprototype ()_ ();
; CHECK-NEXT: call
; CHECK-NEXT: [[F]],
; CHECK: add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, 8;
; CHECK: .weak .entry nvptx$device$fini()
; CHECK: prototype_{{[0-9]_0}} : .callprototype ()_ ();
; CHECK-NEXT: call
; CHECK-NEXT: {{%rd[0-9]+}},
; CHECK: add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, -8;

target triple = "nvptx64-nvidia-cuda"

@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @make, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @unmake_it, ptr null }]
@n = addrspace(1) global i32 0

define internal void @make() {
  store i32 1, ptr addrspace(1) @n
  ret void
}

define internal void @unmake_it() {
  store i32 2, ptr addrspace(1) @n
  ret void
}
