; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; Marks of a lifetime do not keep a slot, and go with it.

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

; CHECK-LABEL: @marked(
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @marked(i32 %a) {
  %x = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %x)
  store i32 %a, ptr %x
  %v = load i32, ptr %x
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  ret i32 %v
}

; CHECK-LABEL: @pointer_and_float(
; CHECK-NEXT:  store float %f, ptr %p, align 4
; CHECK-NEXT:  ret float %f
; CHECK-NEXT: }
define float @pointer_and_float(ptr %p, float %f) {
  %q = alloca ptr
  %g = alloca float
  store ptr %p, ptr %q
  store float %f, ptr %g
  %r = load ptr, ptr %q
  store float %f, ptr %r, align 4
  %h = load float, ptr %g
  ret float %h
}
