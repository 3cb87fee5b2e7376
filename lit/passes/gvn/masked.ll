; RUN: opt-go %s -passes=gvn -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; A masked load reads what a masked store under the same mask has stored, its own other lanes where
; the mask is off.

; CHECK-LABEL: @forward(
; CHECK: call void @llvm.masked.store
; CHECK-NEXT: %[[X:.*]] = select <4 x i1> %m, <4 x i32> %v, <4 x i32> %else
; CHECK-NEXT: ret <4 x i32> %[[X]]
define <4 x i32> @forward(ptr %p, <4 x i32> %v, <4 x i1> %m, <4 x i32> %else) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %else)
  ret <4 x i32> %x
}

; CHECK-LABEL: @all(
; CHECK: call void @llvm.masked.store
; CHECK-NEXT: ret <4 x i32> %v
define <4 x i32> @all(ptr %p, <4 x i32> %v, <4 x i32> %else) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>)
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> <i1 true, i1 true, i1 true, i1 true>, <4 x i32> %else)
  ret <4 x i32> %x
}

; Another mask, a store between, another type.
; CHECK-LABEL: @other(
; CHECK: %x = call <4 x i32> @llvm.masked.load
define <4 x i32> @other(ptr %p, <4 x i32> %v, <4 x i1> %m, <4 x i1> %n, <4 x i32> %else) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %n, <4 x i32> %else)
  ret <4 x i32> %x
}

; CHECK-LABEL: @between(
; CHECK: %x = call <4 x i32> @llvm.masked.load
define <4 x i32> @between(ptr %p, ptr %q, <4 x i32> %v, <4 x i1> %m, <4 x i32> %else) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  store i32 0, ptr %q
  %x = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %else)
  ret <4 x i32> %x
}

; CHECK-LABEL: @bytes(
; CHECK: %x = call <4 x float> @llvm.masked.load
define <4 x float> @bytes(ptr %p, <4 x i32> %v, <4 x i1> %m, <4 x float> %else) {
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> %m)
  %x = call <4 x float> @llvm.masked.load.v4f32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x float> %else)
  ret <4 x float> %x
}

; A bit that a truncation without loss tests is the whole number.
; CHECK-LABEL: @bit(
; CHECK: store i32 1, ptr %p
; CHECK: store i32 0, ptr %p
define void @bit(i32 %x, ptr %p) {
entry:
  %c = trunc nuw i32 %x to i1
  br i1 %c, label %a, label %b
a:
  store i32 %x, ptr %p
  ret void
b:
  store i32 %x, ptr %p
  ret void
}

declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare <4 x float> @llvm.masked.load.v4f32.p0(ptr, i32, <4 x i1>, <4 x float>)
