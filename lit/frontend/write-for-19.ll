; What came after LLVM 19 is written for it in other words that mean the same, or, where only optimizers and debuggers notice, left out.
; RUN: opt-go -S -passes=verify -emit-llvm-version=19 %s -o %t.ll
; RUN: FileCheck %s < %t.ll
; RUN: opt-go -S -passes=verify -emit-llvm-version=22 %s | FileCheck --check-prefix=NEW %s

; CHECK-LABEL: @repeated
; CHECK: %1 = zext i32 %n to i64
; CHECK: %2 = icmp eq i64 %1, 0
; CHECK: br i1 %2, label %memset.pattern.end, label %memset.pattern.loop
; CHECK: memset.pattern.loop:
; CHECK: %3 = phi i64 [ 0, %0 ], [ %5, %memset.pattern.loop ]
; CHECK: %4 = getelementptr inbounds i48, ptr %p, i64 %3
; CHECK: store volatile i48 %v, ptr %4, align 8
; CHECK: %5 = add nuw i64 %3, 1
; CHECK: %6 = icmp ult i64 %5, %1
; CHECK: br i1 %6, label %memset.pattern.loop, label %memset.pattern.end
; CHECK: memset.pattern.end:
; CHECK: ret void
define void @repeated(ptr %p, i48 %v, i32 %n) {
  call void @llvm.experimental.memset.pattern.p0.i48.i32(ptr align 16 %p, i48 %v, i32 %n, i1 true)
  ret void
}

; NEW: fpext nnan float %x to double
; CHECK-LABEL: @casts
; CHECK: %y = fpext float %x to double
; CHECK: %z = fptrunc double %y to float
define float @casts(float %x) {
  %y = fpext nnan float %x to double
  %z = fptrunc fast double %y to float
  ret float %z
}

; CHECK-LABEL: @angles
; CHECK: %r = call double @atan2(double %x, double %y) #[[PURE:[0-9]+]]
define double @angles(double %x, double %y) {
  %r = call double @llvm.atan2.f64(double %x, double %y)
  ret double %r
}

; CHECK-LABEL: @half_angles
; CHECK: extractelement <2 x half> %x, i64 0
; CHECK: fpext half
; CHECK: call nnan float @atan2f(float
; CHECK: fptrunc float
; CHECK: insertelement <2 x half>
define <2 x half> @half_angles(<2 x half> %x, <2 x half> %y) {
  %r = call nnan <2 x half> @llvm.atan2.v2f16(<2 x half> %x, <2 x half> %y)
  ret <2 x half> %r
}

; CHECK-LABEL: @parts
; CHECK: [[WHOLE:%[0-9]+]] = call float @llvm.trunc.f32(float %x)
; CHECK: [[REST:%[0-9]+]] = fsub float %x, [[WHOLE]]
; CHECK: [[SIZE:%[0-9]+]] = call float @llvm.fabs.f32(float %x)
; CHECK: [[INF:%[0-9]+]] = fcmp oeq float [[SIZE]], 0x7FF0000000000000
; CHECK: [[FRACTION:%[0-9]+]] = select i1 [[INF]], float 0.000000e+00, float [[REST]]
; CHECK: call float @llvm.copysign.f32(float [[FRACTION]], float %x)
define { float, float } @parts(float %x) {
  %r = call { float, float } @llvm.modf.f32(float %x)
  ret { float, float } %r
}

; CHECK-LABEL: @circle
; CHECK: call <2 x float> @llvm.sin.v2f32(<2 x float> %x)
; CHECK: call <2 x float> @llvm.cos.v2f32(<2 x float> %x)
define { <2 x float>, <2 x float> } @circle(<2 x float> %x) {
  %r = call { <2 x float>, <2 x float> } @llvm.sincos.v2f32(<2 x float> %x)
  ret { <2 x float>, <2 x float> } %r
}

; CHECK-LABEL: @greater
; CHECK: fcmp uno float %x, %x
; CHECK: fcmp uno float %y, %y
; CHECK: %r = call float @llvm.maximum.f32(
define float @greater(float %x, float %y) {
  %r = call float @llvm.maximumnum.f32(float %x, float %y)
  ret float %r
}

; CHECK-LABEL: @product
; CHECK-COUNT-8: mul i8 %x
; CHECK-NOT: clmul
define i8 @product(i8 %x, i8 %y) {
  %r = call i8 @llvm.clmul.i8(i8 %x, i8 %y)
  ret i8 %r
}

; CHECK-LABEL: @rounded
; CHECK-COUNT-2: call i32 @llvm.lround.i32.f32(float
define <2 x i32> @rounded(<2 x float> %x) {
  %r = call <2 x i32> @llvm.lround.v2i32.v2f32(<2 x float> %x)
  ret <2 x i32> %r
}

; CHECK-LABEL: @used
; CHECK-NEXT: ret void
define void @used(ptr %p) {
  call void (...) @llvm.fake.use(ptr %p)
  ret void
}

; CHECK-LABEL: @checked(
; CHECK-NEXT: ret i1 true
define i1 @checked() sanitize_address {
  %r = call i1 @llvm.allow.sanitize.address()
  ret i1 %r
}

; CHECK-LABEL: @unchecked(
; CHECK-NEXT: ret i1 false
define i1 @unchecked() {
  %r = call i1 @llvm.allow.sanitize.address()
  ret i1 %r
}

; CHECK-LABEL: @by_turns
; CHECK: shufflevector <2 x i8> %a, <2 x i8> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; CHECK: shufflevector <2 x i8> %c, <2 x i8> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
; CHECK: shufflevector <4 x i8> %{{.*}}, <4 x i8> %{{.*}}, <6 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5>
; CHECK: %r = shufflevector <6 x i8> %{{.*}}, <6 x i8> poison, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
define <6 x i8> @by_turns(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c) {
  %r = call <6 x i8> @llvm.vector.interleave3.v6i8(<2 x i8> %a, <2 x i8> %b, <2 x i8> %c)
  ret <6 x i8> %r
}

; CHECK-LABEL: @apart
; CHECK: shufflevector <6 x i8> %v, <6 x i8> poison, <2 x i32> <i32 0, i32 3>
; CHECK: shufflevector <6 x i8> %v, <6 x i8> poison, <2 x i32> <i32 1, i32 4>
; CHECK: shufflevector <6 x i8> %v, <6 x i8> poison, <2 x i32> <i32 2, i32 5>
define { <2 x i8>, <2 x i8>, <2 x i8> } @apart(<6 x i8> %v) {
  %r = call { <2 x i8>, <2 x i8>, <2 x i8> } @llvm.vector.deinterleave3.v6i8(<6 x i8> %v)
  ret { <2 x i8>, <2 x i8>, <2 x i8> } %r
}

; CHECK-LABEL: @scalable_turns
; CHECK: [[EVEN:%[0-9]+]] = call <vscale x 4 x i8> @llvm.vector.interleave2.nxv4i8(<vscale x 2 x i8> %a, <vscale x 2 x i8> %c)
; CHECK: [[ODD:%[0-9]+]] = call <vscale x 4 x i8> @llvm.vector.interleave2.nxv4i8(<vscale x 2 x i8> %b, <vscale x 2 x i8> %d)
; CHECK: %r = call <vscale x 8 x i8> @llvm.vector.interleave2.nxv8i8(<vscale x 4 x i8> [[EVEN]], <vscale x 4 x i8> [[ODD]])
define <vscale x 8 x i8> @scalable_turns(<vscale x 2 x i8> %a, <vscale x 2 x i8> %b, <vscale x 2 x i8> %c, <vscale x 2 x i8> %d) {
  %r = call <vscale x 8 x i8> @llvm.vector.interleave4.nxv8i8(<vscale x 2 x i8> %a, <vscale x 2 x i8> %b, <vscale x 2 x i8> %c, <vscale x 2 x i8> %d)
  ret <vscale x 8 x i8> %r
}

; CHECK-LABEL: @counted
; CHECK: call <vscale x 4 x i32> @llvm.experimental.stepvector.nxv4i32()
define <vscale x 4 x i32> @counted() {
  %r = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  ret <vscale x 4 x i32> %r
}

; CHECK-LABEL: @spliced
; CHECK: call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %x, <4 x i32> %y, i32 1)
; CHECK: call <4 x i32> @llvm.vector.splice.v4i32(<4 x i32> %x, <4 x i32> %y, i32 -1)
; CHECK: add <4 x i32> %{{.*}}, %y
define <4 x i32> @spliced(<4 x i32> %x, <4 x i32> %y) {
  %a = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %x, <4 x i32> %y, i32 1)
  %b = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %x, <4 x i32> %y, i32 1)
  %c = call <4 x i32> @llvm.vector.splice.right.v4i32(<4 x i32> %x, <4 x i32> %y, i32 0)
  %d = add <4 x i32> %a, %b
  %e = add <4 x i32> %d, %c
  ret <4 x i32> %e
}

; CHECK-LABEL: @summed
; CHECK: [[LOW:%[0-9]+]] = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 0)
; CHECK: fadd reassoc <2 x float> %sum, [[LOW]]
; CHECK: call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 2)
define <2 x float> @summed(<2 x float> %sum, <4 x float> %v) {
  %r = call reassoc <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float> %sum, <4 x float> %v)
  ret <2 x float> %r
}

; CHECK-LABEL: @media
; CHECK: [[IN:%[0-9]+]] = bitcast <1 x i64> %x to x86_mmx
; CHECK: [[OUT:%[0-9]+]] = call x86_mmx @llvm.x86.sse.pshuf.w(x86_mmx [[IN]], i8 1)
; CHECK: bitcast x86_mmx [[OUT]] to <1 x i64>
define <1 x i64> @media(<1 x i64> %x) {
  %r = call <1 x i64> @llvm.x86.sse.pshuf.w(<1 x i64> %x, i8 1)
  ret <1 x i64> %r
}

; CHECK-LABEL: @buffer
; CHECK: [[SIZE:%[0-9]+]] = trunc i64 %n to i32
; CHECK: [[PLAIN:%[0-9]+]] = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p1(ptr addrspace(1) %p, i16 0, i32 [[SIZE]], i32 0)
; CHECK: addrspacecast ptr addrspace(8) [[PLAIN]] to ptr addrspace(7)
define ptr addrspace(7) @buffer(ptr addrspace(1) %p, i64 %n) {
  %r = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %p, i16 0, i64 %n, i32 0)
  ret ptr addrspace(7) %r
}

; CHECK-LABEL: @variants
; CHECK: call { float, float } @two(float %x){{$}}
define { float, float } @variants(float %x) {
  %r = call { float, float } @two(float %x) #0
  ret { float, float } %r
}
declare { float, float } @two(float)
declare { <vscale x 4 x float>, <vscale x 4 x float> } @vector_two(<vscale x 4 x float>, <vscale x 4 x i1>)

; CHECK-LABEL: @allocates
; CHECK: call ptr @new(), !memprof [[PROF:![0-9]+]]
define ptr @allocates() {
  %r = call ptr @new(), !memprof !0
  ret ptr %r
}
declare ptr @new()

; CHECK: attributes #[[PURE]] = { nounwind willreturn memory(none) }
attributes #0 = { "vector-function-abi-variant"="_ZGVsMxv_two(vector_two)" }

; CHECK: [[PROF]] = !{[[BLOCK:![0-9]+]]}
; CHECK: [[BLOCK]] = !{[[STACK:![0-9]+]], !"cold"}
!0 = !{!1}
!1 = !{!2, !"cold", !3}
!2 = !{i64 1, i64 2}
!3 = !{i64 1, i64 100}
