; RUN: opt-go %s -passes=function-attrs -S | FileCheck %s
; What memory a body touches becomes memory(…), what it does with a pointer the parameter's attributes.

target triple = "nvptx64-nvidia-cuda"

@g = global i32 0
@k = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare void @ext(ptr)

; CHECK: define i32 @pure(i32 %a) [[NONE:#[0-9]+]] {
define i32 @pure(i32 %a) {
  %b = add i32 %a, 1
  ret i32 %b
}

; Constants do not count, nor do the function's own allocas.
; CHECK: define i32 @reads(ptr nocapture readonly %p) [[READ:#[0-9]+]] {
define i32 @reads(ptr %p) {
  %a = alloca i32
  store i32 3, ptr %a
  %v = load i32, ptr %p
  %w = load i32, ptr @k
  %s = add i32 %v, %w
  ret i32 %s
}

; CHECK: define void @writes(ptr nocapture writeonly %p, ptr nocapture readnone %q) [[WRITE:#[0-9]+]] {
define void @writes(ptr %p, ptr %q) {
  store i32 1, ptr %p
  ret void
}

; CHECK: define i32 @global() [[GLOBAL:#[0-9]+]] {
define i32 @global() {
  %v = load i32, ptr @g
  ret i32 %v
}

; CHECK: ptr @keeps(ptr returned writeonly %p, ptr %q)
define ptr @keeps(ptr %p, ptr %q) {
  store ptr %q, ptr %p
  ret ptr %p
}

; A definition that the linker may replace has no known facts.
; CHECK: define linkonce_odr i32 @exchangeable(i32 %a) {
define linkonce_odr i32 @exchangeable(i32 %a) {
  ret i32 %a
}

; CHECK: define void @calls(ptr %p) {
define void @calls(ptr %p) {
  call void @ext(ptr %p)
  ret void
}

; CHECK-DAG: attributes [[NONE]] = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; CHECK-DAG: attributes [[READ]] = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
; CHECK-DAG: attributes [[WRITE]] = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; CHECK-DAG: attributes [[GLOBAL]] = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) }
