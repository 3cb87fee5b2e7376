; On NVIDIA's GPUs a shuffle of a vector is two instructions for each lane, which are registers of their own; lanes that stay are free.
; RUN: opt-go %s -S -mtriple=nvptx64-nvidia-cuda -passes=speculative-execution | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -mtriple=nvptx64-nvidia-cuda -passes=speculative-execution | FileCheck %s %} %else %{ true %}

; CHECK-LABEL: @reversed(
; CHECK-NEXT: br i1 %c
define void @reversed(i1 %c, <4 x i32> %v) {
  br i1 %c, label %yes, label %no
yes:
  %r = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  br label %no
no:
  ret void
}

; CHECK-LABEL: @splat_and_copy(
; CHECK-NEXT: %s = shufflevector
; CHECK-NEXT: %t = shufflevector
; CHECK-NEXT: br i1 %c
define void @splat_and_copy(i1 %c, <4 x i32> %v) {
  br i1 %c, label %yes, label %no
yes:
  %s = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> zeroinitializer
  %t = shufflevector <4 x i32> %v, <4 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  br label %no
no:
  ret void
}
