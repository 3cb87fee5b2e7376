; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Short vectors are joined to longer ones.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @vecs(
; CHECK-NEXT:   %1 = load <4 x half>, ptr %p, align 8
; CHECK-NEXT:   %a1 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT:   %b2 = shufflevector <4 x half> %1, <4 x half> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT:   %2 = extractelement <2 x half> %b2, i32 0
; CHECK-NEXT:   %3 = insertelement <4 x half> poison, half %2, i32 0
; CHECK-NEXT:   %4 = extractelement <2 x half> %b2, i32 1
; CHECK-NEXT:   %5 = insertelement <4 x half> %3, half %4, i32 1
; CHECK-NEXT:   %6 = extractelement <2 x half> %a1, i32 0
; CHECK-NEXT:   %7 = insertelement <4 x half> %5, half %6, i32 2
; CHECK-NEXT:   %8 = extractelement <2 x half> %a1, i32 1
; CHECK-NEXT:   %9 = insertelement <4 x half> %7, half %8, i32 3
; CHECK-NEXT:   store <4 x half> %9, ptr %z, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @vecs(ptr %p, ptr %z) {
  %q = getelementptr i8, ptr %p, i64 4
  %a = load <2 x half>, ptr %p, align 8
  %b = load <2 x half>, ptr %q, align 4
  %c = getelementptr i8, ptr %z, i64 4
  store <2 x half> %b, ptr %z, align 8
  store <2 x half> %a, ptr %c, align 4
  ret void
}
