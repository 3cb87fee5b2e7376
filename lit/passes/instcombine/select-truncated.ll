; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; A number that is cut off below a limit and truncated; a choice between null and a pointer that is null then.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @m1(
; CHECK-NEXT:   %1 = call i64 @llvm.umin.i64(i64 %x, i64 4294967295)
; CHECK-NEXT:   %r = trunc nuw i64 %1 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @m1(i64 %x) {
  %c = icmp ugt i64 %x, 4294967295
  %t = trunc i64 %x to i32
  %r = select i1 %c, i32 -1, i32 %t
  ret i32 %r
}

; CHECK-LABEL: @m2(
; CHECK-NEXT:   %1 = call i64 @llvm.smin.i64(i64 %x, i64 32768)
; CHECK-NEXT:   %r = trunc i64 %1 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @m2(i64 %x) {
  %c = icmp slt i64 %x, 32768
  %t = trunc i64 %x to i32
  %r = select i1 %c, i32 %t, i32 32768
  ret i32 %r
}

; CHECK-LABEL: @m3(
; CHECK-NEXT:   %1 = call i64 @llvm.umin.i64(i64 %x, i64 16384)
; CHECK-NEXT:   %r = trunc nuw nsw i64 %1 to i32
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @m3(i64 %x) {
  %c = icmp ult i64 %x, 16384
  %t = trunc i64 %x to i32
  %r = select i1 %c, i32 %t, i32 16384
  ret i32 %r
}

; CHECK-LABEL: @m6(
; CHECK-NEXT:   %1 = call i64 @llvm.umin.i64(i64 %x, i64 2147483647)
; CHECK-NEXT:   ret i64 %1
; CHECK-NEXT: }
define i64 @m6(i64 %x) {
  %c = icmp ugt i64 %x, 2147483647
  %t = trunc i64 %x to i32
  %r = select i1 %c, i32 2147483647, i32 %t
  %s = sext i32 %r to i64
  ret i64 %s
}

; CHECK-LABEL: @nn(
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @nn(ptr %p) {
  %c = icmp eq ptr %p, null
  %r = select i1 %c, ptr null, ptr %p
  ret ptr %r
}

; CHECK-LABEL: @nn2(
; CHECK-NEXT:   ret ptr %p
; CHECK-NEXT: }
define ptr @nn2(ptr %p) {
  %c = icmp ne ptr %p, null
  %r = select i1 %c, ptr %p, ptr null
  ret ptr %r
}

