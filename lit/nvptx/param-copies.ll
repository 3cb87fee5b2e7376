; RUN: opt-go %s -passes= -emit=ptx -o - | FileCheck %s
;
; A parameter passed by value of which parts are only loaded or copied elsewhere stays where it is: no copy in local memory.

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)

; CHECK-LABEL: .entry part(
; CHECK-NOT:     local
; CHECK:         ld.param.v2.u64 {[[A:%rd[0-9]+]], [[B:%rd[0-9]+]]}, [part_param_0+16]
; CHECK-NOT:     local
; CHECK:         st.global.v2.u64 [{{%rd[0-9]+}}], {[[A]], [[B]]}
; CHECK:         ret
define void @part(ptr byval([4 x i64]) align 16 %p, ptr addrspace(1) %q) {
  %g = getelementptr inbounds i8, ptr %p, i64 16
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 16 %q, ptr align 16 %g, i64 16, i1 false)
  ret void
}

; Nothing may be written to it.
; CHECK-LABEL: .entry written(
; CHECK:         st.local
define void @written(ptr byval([4 x i64]) align 16 %p, ptr addrspace(1) %q, i64 %n) {
  %g = getelementptr inbounds i8, ptr %p, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %g, i64 8, i1 false)
  %i = getelementptr inbounds i64, ptr %p, i64 %n
  %v = load i64, ptr %i
  store i64 %v, ptr addrspace(1) %q
  ret void
}

; A function goes through its parameters by a register, as a loop does, in local memory: mov takes a parameter's address there.
; CHECK-LABEL: .func long(
; CHECK-NOT:     __local_depot
; CHECK:         mov.u64 [[P:%rd[0-9]+]], long_param_0;
; CHECK-NOT:     st.local
; CHECK:         ld.local
; CHECK-NOT:     st.local
; CHECK:         ret
define void @long(ptr byval([40 x i64]) align 16 %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 16 %q, ptr align 16 %p, i64 320, i1 false)
  ret void
}

; A kernel can.
; CHECK-LABEL: .entry kernel(
; CHECK-NOT:     local
; CHECK:         ld.param.v2.u64
; CHECK-NOT:     local
; CHECK:         bra
; CHECK:         ret
define void @kernel(ptr byval([40 x i64]) align 16 %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 16 %q, ptr align 16 %p, i64 320, i1 false)
  ret void
}

; It may change its own copy, and give the address away.
; CHECK-LABEL: .func (.param .b32 func_retval0) changed(
; CHECK-NOT:     __local_depot
; CHECK:         mov.u64 [[P:%rd[0-9]+]], changed_param_0;
; CHECK:         cvta.local.u64 [[G:%rd[0-9]+]], [[P]];
; CHECK:         st.local.u32 [{{.*}}+4], 7;
; CHECK:         st.param.u64 [param0], [[G]];
; CHECK:         ret
define i32 @changed(ptr byval([4 x i32]) align 4 %p) {
  %q = getelementptr i8, ptr %p, i64 4
  store i32 7, ptr %q
  %r = call i32 @other(ptr %p)
  ret i32 %r
}
declare i32 @other(ptr)

; What is only passed on is read at constant offsets.
; CHECK-LABEL: .func (.param .b32 func_retval0) forwarded(
; CHECK-NOT:     local
; CHECK:         ld.param.u32 [[V:%r[0-9]+]], [forwarded_param_0+12];
; CHECK-NOT:     local
; CHECK:         st.param.u32 [param0+12], [[V]];
; CHECK-NOT:     local
; CHECK:         ret
define i32 @forwarded(ptr byval([4 x i32]) align 4 %p) {
  %r = call i32 @changed(ptr byval([4 x i32]) align 4 %p)
  ret i32 %r
}

!nvvm.annotations = !{!0, !1, !2}
!0 = !{ptr @part, !"kernel", i32 1}
!1 = !{ptr @written, !"kernel", i32 1}
!2 = !{ptr @kernel, !"kernel", i32 1}
