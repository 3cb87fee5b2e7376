; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; An aggregate of equal bytes is a memset, a load and store of one a memcpy, or a memmove where they may overlap.

%t = type { i32, i64, [4 x i32] }

; CHECK-LABEL: @zero(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 28, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @zero(ptr %p) {
  store %t zeroinitializer, ptr %p
  ret void
}

; CHECK-LABEL: @copy(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 28, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @copy(ptr noalias %p, ptr noalias %q) {
  %v = load %t, ptr %q
  store %t %v, ptr %p
  ret void
}

; CHECK-LABEL: @move(
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 16 %q, i64 28, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @move(ptr %p, ptr %q) {
  %v = load %t, ptr %q, align 16
  store %t %v, ptr %p
  ret void
}

; The source is written in between: the copy is made before.
; CHECK-LABEL: @early(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 28, i1 false)
; CHECK-NEXT:   store i32 1, ptr %q, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @early(ptr noalias %p, ptr noalias %q) {
  %v = load %t, ptr %q
  store i32 1, ptr %q
  store %t %v, ptr %p
  ret void
}
