target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [64 x i32] undef, align 4
@table = addrspace(1) constant [2 x ptr] [ptr @scalar, ptr @vectors]
@packed = addrspace(1) constant <{ i8, ptr }> <{ i8 1, ptr @scalar }>
@extern_array = external addrspace(3) global [0 x float], align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare void @llvm.nvvm.membar.gl()
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)
declare float @llvm.fabs.f32(float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.rint.f32(float)
declare double @llvm.floor.f64(double)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctpop.i64(i64)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare i16 @llvm.smin.i16(i16, i16)
declare i32 @llvm.abs.i32(i32, i1)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1), i32)
declare i32 @callee(i32, ptr byval({ i32, i64 }) align 8, <2 x half>)

define i64 @scalar(i32 %a, i32 %b, i64 %c, i16 %d, i8 %e, i1 %f) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %l = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %m = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  %k = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %s1 = add i32 %t, %l
  %s2 = mul i32 %s1, %m
  %s3 = call i32 @llvm.ctlz.i32(i32 %s2, i1 false)
  %s4 = call i32 @llvm.bitreverse.i32(i32 %s3)
  %s5 = call i32 @llvm.fshl.i32(i32 %s4, i32 %a, i32 %b)
  %s6 = call i64 @llvm.ctpop.i64(i64 %c)
  %s7 = call i64 @llvm.umax.i64(i64 %s6, i64 %k)
  %s8 = call i16 @llvm.smin.i16(i16 %d, i16 12)
  %s9 = call i32 @llvm.abs.i32(i32 %s5, i1 true)
  %o = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %s9, i32 %a)
  %o0 = extractvalue { i32, i1 } %o, 0
  %o1 = extractvalue { i32, i1 } %o, 1
  %q = sdiv i32 %o0, %b
  %r = urem i64 %c, %s7
  %x1 = sext i16 %s8 to i64
  %x2 = zext i8 %e to i64
  %x3 = sext i32 %q to i64
  %x4 = zext i1 %o1 to i64
  %w1 = mul nsw i64 %x3, %x3
  %w2 = sext i32 %a to i64
  %w3 = sext i32 %b to i64
  %w4 = mul i64 %w2, %w3
  %y1 = add i64 %x1, %x2
  %y2 = xor i64 %y1, %w1
  %y3 = or i64 %y2, %r
  %y4 = shl i64 %y3, %x4
  %y5 = ashr i64 %w4, 7
  %y6 = and i64 %y4, %y5
  %z = select i1 %f, i64 %y6, i64 %y4
  %i128 = sext i64 %z to i128
  %i128b = mul i128 %i128, %i128
  %i128c = lshr i128 %i128b, 64
  %i = trunc i128 %i128c to i64
  %u = add i64 %i, %z
  ret i64 %u
}

define <4 x float> @vectors(<4 x float> %v, <2 x half> %h, half %g, double %d, bfloat %bf) {
  %h2 = fadd <2 x half> %h, %h
  %h3 = fmul half %g, %g
  %h4 = insertelement <2 x half> %h2, half %h3, i32 1
  %h5 = extractelement <2 x half> %h4, i32 0
  %f0 = fpext half %h5 to float
  %bff = fpext bfloat %bf to float
  %f1 = fptrunc double %d to float
  %f2 = fadd float %f0, %f1
  %f2b = fadd float %f2, %bff
  %f3 = call float @llvm.fma.f32(float %f2b, float %f1, float %f0)
  %f4 = call float @llvm.fabs.f32(float %f3)
  %f5 = call float @llvm.minnum.f32(float %f4, float 2.5)
  %f6 = call float @llvm.copysign.f32(float %f5, float %f1)
  %f7 = call float @llvm.rint.f32(float %f6)
  %f8 = call float @llvm.nvvm.rcp.approx.ftz.f(float %f7)
  %f9 = call float @llvm.nvvm.sqrt.rn.f(float %f8)
  %g0 = call float @llvm.nvvm.rsqrt.approx.f(float %f9)
  %g1 = call float @llvm.nvvm.sin.approx.f(float %g0)
  %g2 = call float @llvm.nvvm.ex2.approx.ftz.f(float %g1)
  %g3 = fdiv float %g2, %g1
  %d1 = call double @llvm.fma.f64(double %d, double %d, double 1.0)
  %d2 = call double @llvm.floor.f64(double %d1)
  %d3 = fdiv double %d2, %d
  %i = fptosi double %d3 to i32
  %j = fptoui float %g3 to i64
  %k = sitofp i32 %i to float
  %l = uitofp i64 %j to float
  %c = fcmp uno float %k, %l
  %c2 = fcmp oge float %k, %g3
  %c3 = and i1 %c, %c2
  %m = select i1 %c3, float %k, float %l
  %r0 = insertelement <4 x float> %v, float %m, i32 2
  %r1 = fmul <4 x float> %r0, %v
  ret <4 x float> %r1
}

define void @kernel(ptr addrspace(1) noalias readonly align 16 %in, ptr addrspace(1) %out, ptr %gen, i32 %n, ptr byval({ i32, [3 x i64] }) align 8 %agg, ptr %fp) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %loc = alloca [8 x i32], align 8
  %v = load <4 x float>, ptr addrspace(1) %in, align 16
  %ldg = call float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) %in, i32 4)
  %vol = load volatile i32, ptr addrspace(1) %out
  %x = extractelement <4 x float> %v, i32 1
  %y = fadd float %x, %ldg
  %slot = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %tid
  store i32 %vol, ptr addrspace(3) %slot
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.membar.gl()
  %s0 = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %vol, i32 1, i32 31)
  %s1 = call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 -1, i32 %s0, i32 3, i32 31)
  %s2 = extractvalue { i32, i1 } %s1, 0
  %s3 = extractvalue { i32, i1 } %s1, 1
  %bal = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %s3)
  %all = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %s3)
  %mat = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %bal)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %a0 = atomicrmw add ptr addrspace(1) %out, i32 1 seq_cst
  %a1 = atomicrmw fadd ptr addrspace(1) %in, float %y seq_cst
  %a2 = atomicrmw xchg ptr %gen, i64 7 seq_cst
  %a3 = cmpxchg ptr addrspace(3) %slot, i32 %a0, i32 %s2 seq_cst seq_cst
  %a4 = extractvalue { i32, i1 } %a3, 0
  %a5 = atomicrmw umax ptr addrspace(3) %slot, i32 %mat seq_cst
  %al = load atomic i32, ptr addrspace(1) %out unordered, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %p = getelementptr [8 x i32], ptr %loc, i32 0, i32 %i
  store i32 %a4, ptr %p
  switch i32 %i, label %next [ i32 0, label %c0
                               i32 1, label %c1
                               i32 2, label %c2
                               i32 3, label %c0
                               i32 4, label %c1 ]
c0:
  %r = call i32 %fp(i32 %i, float %y)
  store i32 %r, ptr addrspace(1) %out
  br label %next
c1:
  %q = call i32 @callee(i32 %i, ptr byval({ i32, i64 }) align 8 %agg, <2 x half> zeroinitializer)
  store i32 %q, ptr %gen
  br label %next
c2:
  store <2 x double> <double 1.0, double 2.0>, ptr addrspace(1) %out, align 16
  br label %next
next:
  %i1 = add i32 %i, 1
  %cond = icmp slt i32 %i1, %n
  br i1 %cond, label %loop, label %done
done:
  %big = getelementptr { i32, [3 x i64] }, ptr %agg, i32 0, i32 1, i32 2
  %val = load i64, ptr %big
  store i64 %val, ptr %gen
  ret void
}

!nvvm.annotations = !{!0, !1, !2, !3}
!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{ptr @kernel, !"reqntidx", i32 64}
!2 = !{ptr @kernel, !"minctasm", i32 2}
!3 = !{ptr @kernel, !"maxnreg", i32 32}
