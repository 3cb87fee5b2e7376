; Arithmetic and conversions with all their flags.
; RUN: opt-go %s -S | FileCheck %s --match-full-lines --strict-whitespace
; RUN: opt-go %s -S -o %t.ll && opt-go %t.ll -S | sed -e 1d > %t.again && sed -e 1d %t.ll | cmp - %t.again
; RUN: %if opt-19 %{ opt-19 %t.ll -passes=verify -disable-output %} %else %{ true %}

;CHECK:define void @ints(i32 %a, i32 %b, <2 x i64> %v) {
;CHECK-NEXT:  %1 = add nuw nsw i32 %a, %b
;CHECK-NEXT:  %2 = sub nsw i32 %1, %b
;CHECK-NEXT:  %3 = mul nuw i32 %2, 7
;CHECK-NEXT:  %4 = udiv exact i32 %3, %b
;CHECK-NEXT:  %5 = sdiv i32 %4, %b
;CHECK-NEXT:  %6 = urem i32 %5, %b
;CHECK-NEXT:  %7 = srem i32 %6, %b
;CHECK-NEXT:  %8 = shl nuw nsw i32 %7, 3
;CHECK-NEXT:  %9 = lshr exact i32 %8, 1
;CHECK-NEXT:  %10 = ashr i32 %9, %b
;CHECK-NEXT:  %11 = and i32 %10, -8
;CHECK-NEXT:  %12 = or disjoint i32 %11, 1
;CHECK-NEXT:  %13 = xor i32 %12, -1
;CHECK-NEXT:  %14 = add <2 x i64> %v, <i64 1, i64 2>
;CHECK-NEXT:  %15 = icmp slt i32 %a, %b
;CHECK-NEXT:  %16 = icmp uge <2 x i64> %v, zeroinitializer
;CHECK-NEXT:  %17 = select i1 %15, i32 %a, i32 %b
;CHECK-NEXT:  %18 = select <2 x i1> %16, <2 x i64> %v, <2 x i64> %14
;CHECK-NEXT:  %19 = freeze i32 %17
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:define void @floats(float %a, double %b, <4 x float> %v) {
;CHECK-NEXT:  %1 = fadd fast float %a, 1.000000e+00
;CHECK-NEXT:  %2 = fsub nnan ninf float %1, %a
;CHECK-NEXT:  %3 = fmul reassoc contract float %2, %a
;CHECK-NEXT:  %4 = fdiv nsz arcp float %3, %a
;CHECK-NEXT:  %5 = frem afn float %4, %a
;CHECK-NEXT:  %6 = fneg float %5
;CHECK-NEXT:  %7 = fcmp oeq float %a, %6
;CHECK-NEXT:  %8 = fcmp fast une double %b, 0.000000e+00
;CHECK-NEXT:  %9 = fcmp uno <4 x float> %v, %v
;CHECK-NEXT:  %10 = select nnan i1 %7, float %a, float %6
;CHECK-NEXT:  ret void
;CHECK-NEXT:}
;CHECK-EMPTY:
;CHECK-NEXT:define void @casts(i32 %a, float %f, ptr %p, double %d) {
;CHECK-NEXT:  %1 = trunc nuw nsw i32 %a to i8
;CHECK-NEXT:  %2 = zext nneg i32 %a to i64
;CHECK-NEXT:  %3 = sext i8 %1 to i64
;CHECK-NEXT:  %4 = fptrunc double %d to float
;CHECK-NEXT:  %5 = fpext float %f to double
;CHECK-NEXT:  %6 = fptoui float %f to i32
;CHECK-NEXT:  %7 = fptosi double %d to i8
;CHECK-NEXT:  %8 = uitofp nneg i32 %a to float
;CHECK-NEXT:  %9 = sitofp i64 %3 to double
;CHECK-NEXT:  %10 = ptrtoint ptr %p to i64
;CHECK-NEXT:  %11 = inttoptr i64 %10 to ptr addrspace(1)
;CHECK-NEXT:  %12 = bitcast float %f to <2 x i16>
;CHECK-NEXT:  %13 = addrspacecast ptr addrspace(1) %11 to ptr
;CHECK-NEXT:  ret void
;CHECK-NEXT:}

define void @ints(i32 %a, i32 %b, <2 x i64> %v) {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nsw i32 %1, %b
  %3 = mul nuw i32 %2, 7
  %4 = udiv exact i32 %3, %b
  %5 = sdiv i32 %4, %b
  %6 = urem i32 %5, %b
  %7 = srem i32 %6, %b
  %8 = shl nuw nsw i32 %7, 3
  %9 = lshr exact i32 %8, 1
  %10 = ashr i32 %9, %b
  %11 = and i32 %10, -8
  %12 = or disjoint i32 %11, 1
  %13 = xor i32 %12, -1
  %14 = add <2 x i64> %v, <i64 1, i64 2>
  %15 = icmp slt i32 %a, %b
  %16 = icmp uge <2 x i64> %v, zeroinitializer
  %17 = select i1 %15, i32 %a, i32 %b
  %18 = select <2 x i1> %16, <2 x i64> %v, <2 x i64> %14
  %19 = freeze i32 %17
  ret void
}
define void @floats(float %a, double %b, <4 x float> %v) {
  %1 = fadd fast float %a, 1.0
  %2 = fsub nnan ninf float %1, %a
  %3 = fmul contract reassoc float %2, %a
  %4 = fdiv arcp nsz float %3, %a
  %5 = frem afn float %4, %a
  %6 = fneg float %5
  %7 = fcmp oeq float %a, %6
  %8 = fcmp fast une double %b, 0.0
  %9 = fcmp uno <4 x float> %v, %v
  %10 = select nnan i1 %7, float %a, float %6
  ret void
}
define void @casts(i32 %a, float %f, ptr %p, double %d) {
  %1 = trunc nuw nsw i32 %a to i8
  %2 = zext nneg i32 %a to i64
  %3 = sext i8 %1 to i64
  %4 = fptrunc double %d to float
  %5 = fpext float %f to double
  %6 = fptoui float %f to i32
  %7 = fptosi double %d to i8
  %8 = uitofp nneg i32 %a to float
  %9 = sitofp i64 %3 to double
  %10 = ptrtoint ptr %p to i64
  %11 = inttoptr i64 %10 to ptr addrspace(1)
  %12 = bitcast float %f to <2 x i16>
  %13 = addrspacecast ptr addrspace(1) %11 to ptr
  ret void
}
