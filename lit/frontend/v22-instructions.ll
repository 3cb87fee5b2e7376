; What LLVM 19 does not have yet comes out as it went in: fast-math flags of conversions from integers, further operations of atomicrmw.
; RUN: opt-go -S -passes=verify %s | FileCheck %s

@g = global i32 0
; CHECK: @address = global i64 ptrtoaddr (ptr @g to i64)
@address = global i64 ptrtoaddr (ptr @g to i64)
; CHECK: @sum = global i64 add (i64 ptrtoaddr (ptr @g to i64), i64 8)
@sum = global i64 add (i64 ptrtoaddr (ptr @g to i64), i64 8)

; CHECK-LABEL: @conversions
; CHECK: uitofp nnan i32 %a to float
; CHECK: sitofp fast i32 %a to float
; CHECK: uitofp ninf nneg i32 %a to float
define float @conversions(i32 %a) {
  %x = uitofp nnan i32 %a to float
  %y = sitofp fast i32 %a to float
  %z = uitofp ninf nneg i32 %a to float
  ret float %z
}

; CHECK-LABEL: @atomics
; CHECK: atomicrmw fmaximum ptr %p, float 1.000000e+00 seq_cst, align 4
; CHECK: atomicrmw fmaximumnum ptr %p, float 1.000000e+00 monotonic, align 4
; CHECK: atomicrmw fminimumnum ptr %p, float 1.000000e+00 seq_cst, align 4
define void @atomics(ptr %p) {
  %x = atomicrmw fmaximum ptr %p, float 1.0 seq_cst
  %y = atomicrmw fmaximumnum ptr %p, float 1.0 monotonic
  %z = atomicrmw fminimumnum ptr %p, float 1.0 seq_cst
  ret void
}

; CHECK-LABEL: @addresses
; CHECK: ptrtoaddr ptr %p to i64
; CHECK: ptrtoaddr <2 x ptr> %v to <2 x i64>
; CHECK: ret i64 %a
define i64 @addresses(ptr %p, <2 x ptr> %v) {
  %a = ptrtoaddr ptr %p to i64
  %b = ptrtoaddr <2 x ptr> %v to <2 x i64>
  ret i64 %a
}

; The mask of a scalable vector says how long the result is, also above the definition.
; CHECK-LABEL: @scalable
; CHECK: shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
; CHECK: shufflevector <vscale x 4 x i32> %u, <vscale x 4 x i32> undef, <vscale x 2 x i32> poison
define <vscale x 2 x i32> @scalable(<vscale x 4 x i32> %s) {
entry:
  br label %first
last:
  %w = xor <vscale x 2 x i32> %t, splat (i32 1)
  ret <vscale x 2 x i32> %w
first:
  %a = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %u = mul <vscale x 4 x i32> %a, splat (i32 8)
  %t = shufflevector <vscale x 4 x i32> %u, <vscale x 4 x i32> undef, <vscale x 2 x i32> poison
  br label %last
}

; CHECK-LABEL: @coroutine
; CHECK: call void @llvm.coro.end(ptr %h, i1 false, token none)
define void @coroutine(ptr %h) presplitcoroutine {
  call void @llvm.coro.end(ptr %h, i1 false, token none)
  ret void
}
declare void @llvm.coro.end(ptr, i1, token)

; Intrinsics that LLVM 19 does not have are declared by their use, too.
; CHECK: declare void @llvm.fake.use(...)
define void @undeclared(i32 %a) "frame-pointer"="non-leaf-no-reserve" {
  call void (...) @llvm.fake.use(i32 %a)
  ret void
}
