; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Bytes set to a constant become a constant; those of a variable are repeated by a product.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: @constant(
; CHECK-NEXT:   %s.sroa.0 = alloca [4 x i8], align 1
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 1 %s.sroa.0, i8 7, i64 4, i1 false)
; CHECK-NEXT:   ret i32 117901063
; CHECK-NEXT: }
define i32 @constant() {
  %s = alloca [8 x i8]
  call void @llvm.memset.p0.i64(ptr %s, i8 7, i64 8, i1 false)
  %q = getelementptr i8, ptr %s, i64 4
  %r = load i32, ptr %q
  ret i32 %r
}

; CHECK-LABEL: @variable(
; CHECK-NEXT:   %s.0.zext = zext i8 %b to i32
; CHECK-NEXT:   %s.0.isplat = mul i32 %s.0.zext, 16843009
; CHECK-NEXT:   ret i32 %s.0.isplat
; CHECK-NEXT: }
define i32 @variable(i8 %b) {
  %s = alloca i32
  call void @llvm.memset.p0.i64(ptr %s, i8 %b, i64 4, i1 false)
  %r = load i32, ptr %s
  ret i32 %r
}
