; RUN: opt-go %s -passes=load-store-vectorizer -S | FileCheck %s
;
; Stores go down to the last of the chain; floats and integers of one size go together as integers, constants into the vector.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @s4(
; CHECK-NEXT:   %1 = bitcast float %x to i32
; CHECK-NEXT:   %2 = insertelement <4 x i32> poison, i32 %1, i32 0
; CHECK-NEXT:   %3 = bitcast float %x to i32
; CHECK-NEXT:   %4 = insertelement <4 x i32> %2, i32 %3, i32 1
; CHECK-NEXT:   %5 = insertelement <4 x i32> %4, i32 1065353216, i32 2
; CHECK-NEXT:   %6 = insertelement <4 x i32> %5, i32 %y, i32 3
; CHECK-NEXT:   store <4 x i32> %6, ptr %p, align 16
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @s4(ptr %p, float %x, i32 %y, ptr %z) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = getelementptr i8, ptr %p, i64 8
  %s = getelementptr i8, ptr %p, i64 12
  store float %x, ptr %p, align 16
  store i32 %y, ptr %s, align 4
  store float 1.0, ptr %r, align 4
  store float %x, ptr %q, align 4
  ret void
}
