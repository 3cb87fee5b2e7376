; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A copy between two allocas disappears with them; one to memory outside becomes loads and stores of the parts.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @between(
; CHECK-NEXT:   ret i32 %b
; CHECK-NEXT: }
define i32 @between(i32 %a, i32 %b) {
  %s = alloca { i32, i32 }
  %t = alloca { i32, i32 }
  store i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 %b, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 8, i1 false)
  %p = getelementptr i8, ptr %t, i64 4
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: @from(
; CHECK-NEXT:   %s.sroa.0.0.copyload = load float, ptr %m, align 4
; CHECK-NEXT:   %s.sroa.1.0.m.sroa_idx = getelementptr inbounds i8, ptr %m, i64 4
; CHECK-NEXT:   %s.sroa.1.0.copyload = load float, ptr %s.sroa.1.0.m.sroa_idx, align 4
; CHECK-NEXT:   ret float %s.sroa.1.0.copyload
; CHECK-NEXT: }
define float @from(ptr %m) {
  %s = alloca { float, float }
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %s, ptr align 4 %m, i64 8, i1 false)
  %p = getelementptr i8, ptr %s, i64 4
  %r = load float, ptr %p
  ret float %r
}
