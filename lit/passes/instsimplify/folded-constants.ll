; RUN: opt-go -S -passes=instsimplify %s | FileCheck %s

; Constant folding as in LLVM: flags are ignored, vectors with undefined lanes are reinterpreted, the null pointer of another
; address space is a constant expression, and loads from constants read bits as what they are wanted for.

@words = constant [8 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8]
@mixed = constant { i8, i24, ptr } { i8 -1, i24 3, ptr @words }

define void @flags(ptr %o, i8 %x) {
; CHECK-LABEL: @flags(
; CHECK-NEXT: store i8 -128,
; CHECK-NEXT: store i8 0,
; CHECK-NEXT: store i8 2,
; CHECK-NEXT: store i8 1,
; CHECK-NEXT: store i8 5,
; CHECK-NEXT: store i8 poison,
; CHECK-NEXT: mul i8 %x, -128
  %a = add nsw i8 127, 1
  store i8 %a, ptr %o
  %b = shl nuw i8 -128, 1
  store i8 %b, ptr %o
  %c = sdiv exact i8 5, 2
  store i8 %c, ptr %o
  %d = lshr exact i8 5, 2
  store i8 %d, ptr %o
  %e = or disjoint i8 5, 1
  store i8 %e, ptr %o
  %n = sdiv i8 -128, -1
  store i8 %n, ptr %o
  %m = mul i8 %x, %a
  store i8 %m, ptr %o
  ret void
}

define void @null_elsewhere(ptr %o) {
; CHECK-LABEL: @null_elsewhere(
; CHECK-NEXT: store ptr addrspacecast (ptr addrspace(5) null to ptr),
; CHECK-NEXT: store <2 x ptr> addrspacecast (<2 x ptr addrspace(5)> zeroinitializer to <2 x ptr>),
  %v = addrspacecast ptr addrspace(5) null to ptr
  store ptr %v, ptr %o
  %w = addrspacecast <2 x ptr addrspace(5)> zeroinitializer to <2 x ptr>
  store <2 x ptr> %w, ptr %o
  ret void
}

define void @lanes(ptr %o) {
; CHECK-LABEL: @lanes(
; CHECK-NEXT: store <2 x i16> <i16 1, i16 3>,
; CHECK-NEXT: store <4 x i8> <i8 1, i8 1, i8 undef, i8 undef>,
; CHECK-NEXT: store i64 1065353216,
; CHECK-NEXT: store fp128 0xL00000000000000010000000000000007,
  %i = bitcast <4 x i8> <i8 1, i8 undef, i8 3, i8 poison> to <2 x i16>
  store <2 x i16> %i, ptr %o
  %j = bitcast <2 x i16> <i16 257, i16 poison> to <4 x i8>
  store <4 x i8> %j, ptr %o
  %m = bitcast <2 x float> <float 1.0, float undef> to i64
  store i64 %m, ptr %o
  %g = bitcast <2 x i64> <i64 1, i64 7> to fp128
  store fp128 %g, ptr %o
  ret void
}

define void @loads(ptr %o) {
; CHECK-LABEL: @loads(
; CHECK-NEXT: store i1 true,
; CHECK-NEXT: store <2 x i16> <i16 1, i16 0>,
; CHECK-NEXT: store ptr inttoptr (i64 8589934593 to ptr),
; CHECK-NEXT: store i32 255,
; CHECK-NEXT: store i64 ptrtoint (ptr @words to i64),
; CHECK-NEXT: store <2 x ptr> <ptr inttoptr (i64 8589934593 to ptr), ptr inttoptr (i64 17179869187 to ptr)>,
; CHECK-NEXT: store <3 x i8> <i8 1, i8 0, i8 0>,
; CHECK-NEXT: store i16 256,
; CHECK-NEXT: store i32 poison,
; CHECK-NEXT: load [2 x i16], ptr @words
  %a = load i1, ptr @words
  store i1 %a, ptr %o
  %d = load <2 x i16>, ptr @words
  store <2 x i16> %d, ptr %o
  %e = load ptr, ptr @words
  store ptr %e, ptr %o
  %f = load i32, ptr @mixed
  store i32 %f, ptr %o
  %i = load i64, ptr getelementptr (i8, ptr @mixed, i64 8)
  store i64 %i, ptr %o
  %j = load <2 x ptr>, ptr @words
  store <2 x ptr> %j, ptr %o
  %t = load <3 x i8>, ptr @words
  store <3 x i8> %t, ptr %o
  %v = load i16, ptr getelementptr (i8, ptr @words, i64 -1)
  store i16 %v, ptr %o
  %y = load i32, ptr getelementptr (i8, ptr @words, i64 40)
  store i32 %y, ptr %o
  %w = load [2 x i16], ptr @words
  store [2 x i16] %w, ptr %o
  ret void
}

; A branch on it has shown that it is defined.
define i64 @frozen(i1 %p) {
; CHECK-LABEL: @frozen(
; CHECK: a:
; CHECK-NEXT: ret i64 %s
; CHECK: b:
; CHECK-NEXT: zext i1 %p
  %s = select i1 %p, i64 0, i64 8
  br i1 %p, label %a, label %b

a:
  %z = freeze i64 %s
  ret i64 %z

b:
  %q = freeze i1 %p
  %w = zext i1 %q to i64
  ret i64 %w
}

; CHECK-LABEL: @frozen_constant(
; CHECK-NEXT: ret ptr addrspacecast (ptr addrspace(5) null to ptr)
define ptr @frozen_constant() {
  %z = freeze ptr addrspacecast (ptr addrspace(5) null to ptr)
  ret ptr %z
}

declare float @llvm.sqrt.f32(float)

; CHECK-LABEL: @root(
; CHECK-NEXT: %r = call float @llvm.sqrt.f32(float -1.000000e+00)
; CHECK-NEXT: ret float %r
define float @root() {
  %r = call float @llvm.sqrt.f32(float -1.0)
  ret float %r
}
