; Operations on half, one a function. Half values are passed as floats.
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

@table = global [4 x half] [half 0xH3C00, half 0xHC500, half 0xH7BFF, half 0xH0001]

declare half @llvm.fabs.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.fma.f16(half, half, half)

define half @add(half %a, half %b) {
  %c = fadd half %a, %b
  ret half %c
}
define half @sub(half %a, half %b) {
  %c = fsub half %a, %b
  ret half %c
}
define half @mul(half %a, half %b) {
  %c = fmul half %a, %b
  ret half %c
}
define half @neg(half %a, half %b) {
  %c = fneg half %a
  ret half %c
}
define half @sign(half %a, half %b) {
  %c = call half @llvm.copysign.f16(half %a, half %b)
  ret half %c
}
define half @magnitude(half %a, half %b) {
  %c = call half @llvm.fabs.f16(half %a)
  ret half %c
}
define half @less(half %a, half %b) {
  %c = fcmp olt half %a, %b
  %d = select i1 %c, half %a, half 0xH4200
  ret half %d
}
define half @unordered(half %a, half %b) {
  %c = fcmp une half %a, %b
  %d = uitofp i1 %c to half
  ret half %d
}
define half @ints(half %a, half %b) {
  %c = fptosi half %a to i32
  %d = mul i32 %c, 3
  %e = sitofp i32 %d to half
  ret half %e
}
define half @wide(half %a, half %b) {
  %c = fpext half %a to double
  %d = fadd double %c, 0x3F50624DD2F1A9FC
  %e = fptrunc double %d to half
  ret half %e
}
define half @memory(half %a, half %b) {
  %p = getelementptr half, ptr @table, i32 1
  %c = load half, ptr %p
  store half %a, ptr %p
  ret half %c
}
define half @vector(half %a, half %b) {
  %v = insertelement <2 x half> poison, half %a, i32 0
  %w = insertelement <2 x half> %v, half %b, i32 1
  %i = bitcast <2 x half> %w to i32
  %s = lshr i32 %i, 16
  %t = trunc i32 %s to i16
  %h = bitcast i16 %t to half
  ret half %h
}
define half @calls(half %a, half %b) {
  %c = call half @sub(half %b, half %a)
  ret half %c
}
define half @loop(half %a, half %b) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %x = phi half [ %a, %entry ], [ %y, %body ]
  %p = getelementptr [4 x half], ptr @table, i32 0, i32 %i
  %c = load half, ptr %p
  %k = fcmp ogt half %x, %c
  %y = select i1 %k, half %c, half %x
  %j = add i32 %i, 1
  %e = icmp eq i32 %j, 4
  br i1 %e, label %done, label %body
done:
  ret half %y
}
define half @fused(half %a, half %b) {
  %c = call half @llvm.fma.f16(half %a, half %b, half %b)
  ret half %c
}

@functions = global [16 x ptr] [ptr @add, ptr @sub, ptr @mul, ptr @neg, ptr @sign, ptr @magnitude, ptr @less, ptr @unordered, ptr @ints, ptr @wide, ptr @memory, ptr @vector, ptr @calls, ptr @loop, ptr @fused, ptr null]
