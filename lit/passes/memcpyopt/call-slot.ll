; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; A call writes directly to the destination of its result's copy, if that may be written early and the slot does not escape.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @make(ptr nocapture) nounwind
declare void @keep(ptr) nounwind

; CHECK-LABEL: @plain(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @make(ptr %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @plain(ptr noalias dereferenceable(16) writable %p) nounwind {
  %t = alloca [16 x i8]
  call void @make(ptr %t)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %t, i64 16, i1 false)
  ret void
}

; The destination may not be writable.
; CHECK-LABEL: @readonly(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @make(ptr %t)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %t, i64 16, i1 false)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @readonly(ptr noalias dereferenceable(16) %p) nounwind {
  %t = alloca [16 x i8]
  call void @make(ptr %t)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %t, i64 16, i1 false)
  ret void
}

; CHECK-LABEL: @slots(
; CHECK-NEXT:   %d = alloca [16 x i8], align 8
; CHECK-NEXT:   %t = alloca [16 x i8], align 8
; CHECK-NEXT:   call void @keep(ptr %d)
; CHECK-NEXT:   %v = load i8, ptr %d, align 1
; CHECK-NEXT:   ret i8 %v
; CHECK-NEXT: }
define i8 @slots() nounwind {
  %d = alloca [16 x i8], align 1
  %t = alloca [16 x i8], align 8
  call void @keep(ptr %t)
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %t, i64 16, i1 false)
  %v = load i8, ptr %d
  ret i8 %v
}

; The slot is used afterwards.
; CHECK-LABEL: @again(
; CHECK-NEXT:   %t = alloca [16 x i8], align 1
; CHECK-NEXT:   call void @make(ptr %t)
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %t, i64 16, i1 false)
; CHECK-NEXT:   %v = load i8, ptr %t, align 1
; CHECK-NEXT:   ret i8 %v
; CHECK-NEXT: }
define i8 @again(ptr noalias dereferenceable(16) writable %p) nounwind {
  %t = alloca [16 x i8]
  call void @make(ptr %t)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %t, i64 16, i1 false)
  %v = load i8, ptr %t
  ret i8 %v
}

; A load and a store copy as well.
; CHECK-LABEL: @value(
; CHECK-NEXT:   %t = alloca i64, align 8
; CHECK-NEXT:   call void @make(ptr %t)
; CHECK-NEXT:   %v = load i64, ptr %t, align 4
; CHECK-NEXT:   store i64 %v, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @value(ptr noalias dereferenceable(8) writable %p) nounwind {
  %t = alloca i64
  call void @make(ptr %t)
  %v = load i64, ptr %t
  store i64 %v, ptr %p
  ret void
}
