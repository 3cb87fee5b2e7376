; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; The alignment of an alloca is raised to four bytes.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @all(
; CHECK-NEXT:   %p = alloca [4 x i8], align 4
; CHECK-NEXT:   %1 = insertelement <4 x i8> poison, i8 %x, i32 0
; CHECK-NEXT:   %2 = insertelement <4 x i8> %1, i8 1, i32 1
; CHECK-NEXT:   %3 = insertelement <4 x i8> %2, i8 2, i32 2
; CHECK-NEXT:   %4 = insertelement <4 x i8> %3, i8 3, i32 3
; CHECK-NEXT:   store <4 x i8> %4, ptr %p, align 4
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
define i32 @all(i8 %x) {
  %p = alloca [4 x i8], align 1
  %q = getelementptr i8, ptr %p, i64 1
  %r = getelementptr i8, ptr %p, i64 2
  %s = getelementptr i8, ptr %p, i64 3
  store i8 %x, ptr %p
  store i8 1, ptr %q
  store i8 2, ptr %r
  store i8 3, ptr %s
  %v = load i32, ptr %p
  ret i32 %v
}
