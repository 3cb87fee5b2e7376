; Functions with variable arguments: the caller passes the address of a buffer that holds them.
; RUN: opt-go -emit=ptx -mcpu=sm_70 %s -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: ptx-run %t.ptx -kernel k -arg zero:24 -arg i32:5 -dump 0:%t.out
; RUN: od -A n -t d4 -w24 %t.out | FileCheck %s -check-prefix=VALUES

; CHECK-LABEL: .func (.param .b32 func_retval0) total(
; CHECK-NEXT:  .param .b32 total_param_0,
; CHECK-NEXT:  .param .b64 total_param_1
; VALUES: 1500 42 0 1242 0 0

target triple = "nvptx64-nvidia-cuda"

%pair = type { i16, i32 }

define i32 @total(i32 %n, ...) {
  %list = alloca ptr
  %copy = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i8
  call void @llvm.va_copy.p0(ptr %copy, ptr %list)
  %b = va_arg ptr %list, i64
  %again = va_arg ptr %copy, i64
  %p = va_arg ptr %list, %pair
  %v = va_arg ptr %list, <4 x i32>
  call void @llvm.va_end.p0(ptr %list)
  %aw = sext i8 %a to i32
  %bw = trunc i64 %b to i32
  %cw = trunc i64 %again to i32
  %p0 = extractvalue %pair %p, 0
  %p1 = extractvalue %pair %p, 1
  %pw = sext i16 %p0 to i32
  %vw = extractelement <4 x i32> %v, i32 3
  %s1 = add i32 %aw, %bw
  %s2 = add i32 %s1, %cw
  %s3 = add i32 %s2, %pw
  %s4 = add i32 %s3, %p1
  %s5 = add i32 %s4, %vw
  %s6 = mul i32 %s5, %n
  ret i32 %s6
}

define i32 @second(...) {
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i16
  %b = va_arg ptr %list, i32
  ret i32 %b
}

define ptx_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %s = alloca %pair
  store i16 7, ptr %s
  %s1 = getelementptr i8, ptr %s, i64 4
  store i32 43, ptr %s1
  %t = call i32 (i32, ...) @total(i32 %n, i8 -50, i64 100, ptr byval(%pair) %s, <4 x i32> <i32 1, i32 2, i32 3, i32 100>)
  store i32 %t, ptr addrspace(1) %out
  %u = call i32 (...) @second(i16 1, i32 42)
  %o1 = getelementptr i32, ptr addrspace(1) %out, i64 1
  store i32 %u, ptr addrspace(1) %o1
  %at = alloca ptr
  store ptr @second, ptr %at
  %f = load volatile ptr, ptr %at
  %w = call i32 (...) %f(i16 1, i32 1242)
  %o3 = getelementptr i32, ptr addrspace(1) %out, i64 3
  store i32 %w, ptr addrspace(1) %o3
  ret void
}

declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)
