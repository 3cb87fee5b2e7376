; Vectors: fixed and scalable, masks, reductions, predicated operations.

define i32 @reduce(<4 x i32> %v) {
  %a = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %b = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %v)
  %c = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> zeroinitializer)
  %d = add i32 %a, %b
  %e = mul i32 %d, %c
  ret i32 %e
}

define float @reduce_float(<4 x float> %v, float %s) {
  %a = call float @llvm.vector.reduce.fadd.v4f32(float %s, <4 x float> %v)
  %b = call reassoc float @llvm.vector.reduce.fmul.v4f32(float 1.0, <4 x float> %v)
  %c = call nnan float @llvm.vector.reduce.fmax.v4f32(<4 x float> %v)
  %d = fadd float %a, %b
  %e = fsub float %d, %c
  ret float %e
}

define <4 x i32> @masked(ptr %p, i1 %c, i32 %x) {
  %i = insertelement <4 x i1> <i1 true, i1 false, i1 poison, i1 true>, i1 %c, i32 2
  %l = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %i, <4 x i32> zeroinitializer)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %l, ptr %p, i32 1, <4 x i1> %i)
  %e = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %p, <4 x i1> %i, <4 x i32> %l)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %e, ptr %p, <4 x i1> splat (i1 true))
  %n = insertelement <4 x i32> %e, i32 %x, i32 %x
  ret <4 x i32> %n
}

define <2 x i64> @gather(ptr %p, <2 x i64> %o) {
  %a = getelementptr i64, ptr %p, <2 x i64> %o
  %g = call <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr> %a, i32 8, <2 x i1> <i1 true, i1 false>, <2 x i64> poison)
  call void @llvm.masked.scatter.v2i64.v2p0(<2 x i64> %g, <2 x ptr> %a, i32 1, <2 x i1> zeroinitializer)
  %q = ptrtoint <2 x ptr> %a to <2 x i64>
  %r = udiv <2 x i64> %q, %g
  ret <2 x i64> %r
}

define i64 @scalable(ptr %p, i64 %n) {
  %v = call i64 @llvm.vscale.i64()
  %m = call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64 0, i64 %n)
  %l = load <vscale x 4 x i32>, ptr %p, align 4
  %s = call <vscale x 4 x i32> @llvm.experimental.stepvector.nxv4i32()
  %a = add <vscale x 4 x i32> %l, %s
  %b = select <vscale x 4 x i1> %m, <vscale x 4 x i32> %a, <vscale x 4 x i32> splat (i32 7)
  store <vscale x 4 x i32> %b, ptr %p, align 16
  %r = call i32 @llvm.vector.reduce.umin.nxv4i32(<vscale x 4 x i32> %b)
  %g = getelementptr <vscale x 4 x i32>, ptr %p, i64 %v, i64 1
  %e = extractelement <vscale x 4 x i32> %b, i64 %n
  store i32 %e, ptr %g, align 4
  %z = zext i32 %r to i64
  %t = mul nuw i64 %z, %v
  ret i64 %t
}

define <vscale x 2 x double> @predicated(<vscale x 2 x double> %a, <vscale x 2 x i1> %m, i32 %n) {
  %f = call <vscale x 2 x double> @llvm.vp.fadd.nxv2f64(<vscale x 2 x double> %a, <vscale x 2 x double> splat (double 1.0), <vscale x 2 x i1> %m, i32 %n)
  %s = call <vscale x 2 x double> @llvm.vp.select.nxv2f64(<vscale x 2 x i1> %m, <vscale x 2 x double> %f, <vscale x 2 x double> %a, i32 %n)
  %r = call <vscale x 2 x double> @llvm.vector.reverse.nxv2f64(<vscale x 2 x double> %s)
  %p = call <vscale x 2 x double> @llvm.vector.splice.nxv2f64(<vscale x 2 x double> %r, <vscale x 2 x double> %a, i32 -1)
  ret <vscale x 2 x double> %p
}

define <8 x i16> @predicated_fixed(<8 x i16> %a, <8 x i16> %b, ptr %p, i32 %n) {
  %m = icmp ult <8 x i16> %a, %b
  %s = call <8 x i16> @llvm.vp.add.v8i16(<8 x i16> %a, <8 x i16> %b, <8 x i1> %m, i32 %n)
  %l = call <8 x i16> @llvm.vp.load.v8i16.p0(ptr %p, <8 x i1> %m, i32 8)
  call void @llvm.vp.store.v8i16.p0(<8 x i16> %l, ptr %p, <8 x i1> %m, i32 %n)
  %d = call <8 x i16> @llvm.vp.sdiv.v8i16(<8 x i16> %s, <8 x i16> %l, <8 x i1> splat (i1 true), i32 3)
  %r = call i16 @llvm.vp.reduce.add.v8i16(i16 0, <8 x i16> %d, <8 x i1> %m, i32 %n)
  %i = insertelement <8 x i16> %d, i16 %r, i32 9
  ret <8 x i16> %i
}

define <3 x i8> @shuffles(<4 x i8> %a, i8 %x) {
  %s = shufflevector <4 x i8> %a, <4 x i8> poison, <3 x i32> <i32 0, i32 poison, i32 3>
  %w = shufflevector <3 x i8> %s, <3 x i8> <i8 1, i8 poison, i8 undef>, <7 x i32> <i32 5, i32 4, i32 3, i32 2, i32 1, i32 0, i32 0>
  %b = bitcast <7 x i8> %w to i56
  %t = trunc i56 %b to i24
  %c = bitcast i24 %t to <3 x i8>
  %n = shl <3 x i8> %c, <i8 1, i8 9, i8 poison>
  %e = extractelement <1 x i8> <i8 3>, i8 %x
  %i = insertelement <3 x i8> %n, i8 %e, i64 2
  ret <3 x i8> %i
}

define <8 x i32> @subvectors(<4 x i32> %a, <vscale x 4 x i32> %s) {
  %l = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> poison, <4 x i32> %a, i64 4)
  %x = call <4 x i32> @llvm.vector.extract.v4i32.nxv4i32(<vscale x 4 x i32> %s, i64 0)
  %m = call <8 x i32> @llvm.vector.insert.v8i32.v4i32(<8 x i32> %l, <4 x i32> %x, i64 0)
  %d = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %m)
  %e = extractvalue { <4 x i32>, <4 x i32> } %d, 1
  %i = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %e, <4 x i32> %x)
  ret <8 x i32> %i
}

define <2 x ptr> @pointers(<2 x ptr> %p, i64 %n) {
  %g = getelementptr inbounds { i32, [4 x i16] }, <2 x ptr> %p, i64 %n, i32 1, <2 x i64> <i64 1, i64 9>
  %c = icmp ugt <2 x ptr> %g, zeroinitializer
  %s = select <2 x i1> %c, <2 x ptr> %g, <2 x ptr> <ptr null, ptr poison>
  %a = addrspacecast <2 x ptr> %s to <2 x ptr addrspace(3)>
  %b = addrspacecast <2 x ptr addrspace(3)> %a to <2 x ptr>
  ret <2 x ptr> %b
}

define <2 x double> @matrix(<4 x double> %a) {
  %t = call <4 x double> @llvm.matrix.transpose.v4f64(<4 x double> %a, i32 2, i32 2)
  %m = call <4 x double> @llvm.matrix.multiply.v4f64.v4f64.v4f64(<4 x double> %t, <4 x double> %a, i32 2, i32 2, i32 2)
  %s = shufflevector <4 x double> %m, <4 x double> %m, <2 x i32> <i32 1, i32 6>
  ret <2 x double> %s
}
