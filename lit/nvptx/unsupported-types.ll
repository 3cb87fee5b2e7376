; Whatever a program does with a value that no registers hold is an error at its line.
; RUN: not opt-go %s -passes= -emit=ptx -disable-output 2>&1 | FileCheck %s --implicit-check-not=internal
; RUN: not opt-go %s -O2 -emit=ptx -disable-output 2>&1 | FileCheck %s --check-prefix=SOME --implicit-check-not=internal
target triple = "nvptx64-nvidia-cuda"
; SOME: is not supported for PTX

; CHECK-DAG: :[[#@LINE+2]]:3: error: fcmp of type x86_fp80 is not supported for PTX
define i1 @compared(float %x, x86_fp80 %y) {
  %a = fcmp uno x86_fp80 %y, 0xK00000000000000000000
  %b = fcmp uno float %x, 0.000000e+00
  %c = or i1 %a, %b
  ret i1 %c
}

; CHECK-DAG: :[[#@LINE+8]]:3: error: fcmp of type fp128 is not supported for PTX
define i1 @merged(i1 %c) {
entry:
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi fp128 [ 0xL0, %entry ], [ 0xL1, %then ]
  %q = fcmp oeq fp128 %p, 0xL2
  ret i1 %q
}

; CHECK-DAG: :[[#@LINE+7]]:3: error: fptosi of type fp128 is not supported for PTX
define i1 @lanes(i1 %c, fp128 %x) {
  %v = insertelement <4 x fp128> zeroinitializer, fp128 %x, i32 1
  %w = shufflevector <4 x fp128> %v, <4 x fp128> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %s = fadd <4 x fp128> %v, %w
  %z = select i1 %c, <4 x fp128> %s, <4 x fp128> %v
  %e = extractelement <4 x fp128> %z, i32 2
  %i = fptosi fp128 %e to i32
  %r = trunc i32 %i to i1
  ret i1 %r
}

declare fp128 @other(fp128, <2 x x86_fp80>)
; CHECK-DAG: :[[#@LINE+4]]:3: error: call of type fp128 is not supported for PTX
define void @called(<2 x x86_fp80> %v) {
  %r = call fp128 @other(fp128 0xL0, <2 x x86_fp80> %v)
  %n = fneg fp128 %r
  %a = call fp128 @llvm.fabs.f128(fp128 %n)
  %b = bitcast fp128 %a to i128
  %p = inttoptr i128 %b to ptr
  store fp128 %r, ptr %p
  %t = fptrunc fp128 %r to float
  store float %t, ptr %p
  ret void
}

; CHECK-DAG: :[[#@LINE+3]]:3: error: fmul of type fp128 is not supported for PTX
define { i32, fp128 } @aggregates({ i32, fp128 } %s) {
  %e = extractvalue { i32, fp128 } %s, 1
  %n = fmul fp128 %e, %e
  %r = insertvalue { i32, fp128 } %s, fp128 %n, 1
  ret { i32, fp128 } %r
}

; CHECK-DAG: :[[#@LINE+5]]:3: error: store of type <vscale x 2 x i64> is not supported for PTX
define void @scalable(<vscale x 2 x i64> %v, ptr %p) {
  %s = add <vscale x 2 x i64> %v, %v
  %c = icmp eq <vscale x 2 x i64> %s, zeroinitializer
  %z = select <vscale x 2 x i1> %c, <vscale x 2 x i64> %s, <vscale x 2 x i64> %v
  store <vscale x 2 x i64> %z, ptr %p
  ret void
}
