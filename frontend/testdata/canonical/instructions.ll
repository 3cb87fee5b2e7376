
%pair = type { i32, i64 }

define i32 @arith(i32 %a, i32 %b, i64 %l) {
entry:
  %0 = add nuw nsw i32 %a, %b
  %1 = sub nsw i32 %0, 7
  %2 = mul nuw i32 %1, -3
  %3 = shl nuw nsw i32 %2, 2
  %4 = udiv exact i32 %3, 5
  %5 = sdiv exact i32 %4, -2
  %6 = lshr exact i32 %5, 1
  %7 = ashr exact i32 %6, 1
  %8 = urem i32 %7, 9
  %9 = srem i32 %8, 10
  %10 = and i32 %9, 255
  %11 = or disjoint i32 %10, 256
  %12 = xor i32 %11, -1
  %named = trunc i32 %12 to i8
  %13 = trunc nuw nsw i32 %12 to i16
  %14 = zext nneg i8 %named to i64
  %15 = sext i16 %13 to i64
  %16 = icmp ult i64 %14, %15
  %17 = select i1 %16, i64 %14, i64 %l
  %18 = freeze i64 %17
  %"quoted name" = trunc i64 %18 to i32
  %"42" = add i32 %"quoted name", 1
  %19 = icmp eq i32 %"42", 0
  br i1 %19, label %then, label %20

then:                                             ; preds = %20, %entry
  ret i32 %"42"

20:                                               ; preds = %entry
  switch i32 %a, label %then2 [
    i32 0, label %then
    i32 -5, label %then2
  ]

then2:                                            ; preds = %20, %20
  %phi = phi i32 [ %b, %20 ], [ %b, %20 ]
  ret i32 %phi
}

define double @floats(float %f, double %d, half %h, bfloat %bf, i32 %i, x86_fp80 %x, fp128 %q) {
  %1 = fneg fast float %f
  %2 = fadd fast float %1, 1.500000e+00
  %3 = fsub nnan float %2, 0x3FB99999A0000000
  %4 = fmul ninf contract float %3, %f
  %5 = fdiv arcp float %4, 2.000000e+00
  %6 = frem afn float %5, 3.000000e+00
  %7 = fpext float %6 to double
  %8 = fptrunc double %d to float
  %9 = fptoui float %8 to i32
  %10 = fptosi double %7 to i64
  %11 = uitofp i32 %9 to double
  %12 = sitofp i64 %10 to double
  %13 = uitofp nneg i32 %i to double
  %14 = fcmp nnan olt double %11, %12
  %15 = select fast i1 %14, double %11, double %13
  %16 = fcmp uno half %h, 0xH7E00
  %17 = fadd bfloat %bf, 0xR3F80
  %18 = fpext bfloat %17 to double
  %19 = fadd x86_fp80 %x, 0xK3FFF8000000000000000
  %20 = fadd fp128 %q, 0xL00000000000000003FFF000000000000
  %21 = fptrunc x86_fp80 %19 to double
  %22 = fadd double %15, %18
  ret double %22
}

define void @memory(ptr %p, ptr addrspace(3) %s, i64 %n, %pair %agg) {
  %a = alloca i32, align 4
  %b = alloca [4 x i8], i64 %n, align 16
  %c = alloca inalloca %pair, align 8
  %l = load i32, ptr %p, align 4
  %lv = load volatile i32, ptr addrspace(3) %s, align 1
  %la = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store i32 %l, ptr %a, align 4
  store volatile i32 %lv, ptr addrspace(3) %s, align 2
  store atomic i32 %la, ptr %p release, align 4
  fence syncscope("singlethread") seq_cst
  fence acquire
  %x = cmpxchg weak volatile ptr %p, i32 %l, i32 %lv syncscope("workgroup") acq_rel monotonic, align 8
  %xo = extractvalue { i32, i1 } %x, 0
  %px = cmpxchg ptr %p, ptr %p, ptr null seq_cst seq_cst, align 8
  %r = atomicrmw add ptr %p, i32 %xo seq_cst, align 4
  %r2 = atomicrmw volatile uinc_wrap ptr addrspace(3) %s, i32 %r syncscope("agent") monotonic, align 4
  %r3 = atomicrmw fadd ptr %p, float 1.000000e+00 monotonic, align 4
  %r4 = atomicrmw fmin ptr %p, double 1.000000e+00 monotonic, align 8
  %r5 = fadd float %r3, 2.000000e+00
  %r6 = atomicrmw xchg ptr %p, ptr %p seq_cst, align 8
  %g = getelementptr inbounds %pair, ptr %p, i64 %n, i32 1
  %g2 = getelementptr nusw nuw i8, ptr %p, i64 %n
  %g3 = getelementptr i8, ptr addrspace(3) %s, i32 4
  %pi = ptrtoint ptr %g to i64
  %ip = inttoptr i64 %pi to ptr
  %as = addrspacecast ptr addrspace(3) %s to ptr
  %bc = bitcast i64 %pi to double
  %ev = extractvalue %pair %agg, 1
  %iv = insertvalue %pair %agg, i64 %ev, 1
  %va = va_arg ptr %p, i32
  ret void
}

define <4 x i32> @vectors(<4 x i32> %v, <2 x float> %w, <vscale x 4 x i32> %sv, <4 x ptr> %ps, i32 %i) {
  %1 = extractelement <4 x i32> %v, i32 %i
  %2 = insertelement <4 x i32> %v, i32 %1, i64 0
  %3 = shufflevector <4 x i32> %2, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  %4 = shufflevector <2 x float> %w, <2 x float> %w, <4 x i32> zeroinitializer
  %5 = shufflevector <vscale x 4 x i32> %sv, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %6 = getelementptr i32, <4 x ptr> %ps, i64 1
  %7 = getelementptr [4 x i32], <4 x ptr> %ps, <4 x i64> zeroinitializer, <4 x i64> <i64 0, i64 1, i64 2, i64 3>
  %8 = icmp eq <4 x ptr> %6, %7
  %9 = icmp ne <4 x ptr> %7, zeroinitializer
  %10 = and <4 x i1> %8, %9
  %11 = select <4 x i1> %10, <4 x i32> %3, <4 x i32> <i32 1, i32 2, i32 3, i32 4>
  %12 = icmp sgt <vscale x 4 x i32> %sv, zeroinitializer
  %13 = add <4 x i32> %11, <i32 5, i32 5, i32 5, i32 5>
  %14 = ptrtoint <4 x ptr> %7 to <4 x i64>
  ret <4 x i32> %13
}
