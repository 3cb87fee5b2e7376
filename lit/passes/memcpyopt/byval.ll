; RUN: opt-go %s -passes=memcpyopt -S | FileCheck %s
;
; An argument that the call copies anyhow is the original.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @take(ptr byval([16 x i8]) align 4)

; CHECK-LABEL: @original(
; CHECK-NEXT:   %t = alloca [16 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
; CHECK-NEXT:   call void @take(ptr byval([16 x i8]) align 4 %p)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @original(ptr %p) {
  %t = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
  call void @take(ptr byval([16 x i8]) align 4 %t)
  ret void
}

; CHECK-LABEL: @unaligned(
; CHECK-NEXT:   %t = alloca [16 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr %p, i64 16, i1 false)
; CHECK-NEXT:   call void @take(ptr byval([16 x i8]) align 4 %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @unaligned(ptr %p) {
  %t = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr %p, i64 16, i1 false)
  call void @take(ptr byval([16 x i8]) align 4 %t)
  ret void
}

; CHECK-LABEL: @changed(
; CHECK-NEXT:   %t = alloca [16 x i8], align 4
; CHECK-NEXT:   call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
; CHECK-NEXT:   store i8 0, ptr %p, align 1
; CHECK-NEXT:   call void @take(ptr byval([16 x i8]) align 4 %t)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @changed(ptr %p) {
  %t = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %t, ptr align 4 %p, i64 16, i1 false)
  store i8 0, ptr %p
  call void @take(ptr byval([16 x i8]) align 4 %t)
  ret void
}
