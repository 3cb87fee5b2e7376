; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Loads of what a memset wrote, of fresh memory, and of what was copied from a constant.

@k = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; CHECK-LABEL: @zeroed(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @zeroed(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 8
  %a = load i32, ptr %q
  ret i32 %a
}

; CHECK-LABEL: @splat(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 %x, i64 16, i1 false)
; CHECK-NEXT:   %1 = zext i8 %x to i32
; CHECK-NEXT:   %2 = shl i32 %1, 8
; CHECK-NEXT:   %3 = or i32 %1, %2
; CHECK-NEXT:   %4 = shl i32 %3, 16
; CHECK-NEXT:   %5 = or i32 %3, %4
; CHECK-NEXT:   ret i32 %5
; CHECK-NEXT: }
define i32 @splat(ptr %p, i8 %x) {
  call void @llvm.memset.p0.i64(ptr %p, i8 %x, i64 16, i1 false)
  %a = load i32, ptr %p
  ret i32 %a
}

; CHECK-LABEL: @behind(
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 14
; CHECK-NEXT:   %a = load i32, ptr %q, align 4
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @behind(ptr %p) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 14
  %a = load i32, ptr %q
  ret i32 %a
}

; CHECK-LABEL: @copied(
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @k, i64 16, i1 false)
; CHECK-NEXT:   %q = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   ret i32 3
; CHECK-NEXT: }
define i32 @copied(ptr %p) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @k, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 8
  %a = load i32, ptr %q
  ret i32 %a
}

; CHECK-LABEL: @uninitialized(
; CHECK-NEXT:   %m = alloca i32, align 4
; CHECK-NEXT:   ret i32 undef
; CHECK-NEXT: }
define i32 @uninitialized() {
  %m = alloca i32
  %a = load i32, ptr %m
  ret i32 %a
}
