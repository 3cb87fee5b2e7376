; Code for IA-64: the register stack, predicates, pipelined loops; vliw-run runs it; flags of the simulated machines are refused.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s < %t.s
; RUN: vliw-run %t.s -func main | FileCheck %s --check-prefix=OUT
; RUN: vliw-run %t.s -func quotient -arg i64:-100 -arg i64:7 -ret i64 | FileCheck %s --check-prefix=QUOTIENT
; RUN: not opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -machine=p4m4l4 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-machine
; RUN: not opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -regs=16 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-regs
; RUN: not vliw-run %t.s -func main -machine=p4m4l4 2>&1 | FileCheck %s --check-prefix=FLAG -DNAME=-machine
; RUN: not vliw-run %t.s -func quotient -arg f64:1 2>&1 | FileCheck %s --check-prefix=ARG
; RUN: sed 's/xmpy.l/xmpy.x/' %t.s > %t.bad.s
; RUN: not vliw-run %t.bad.s -func main 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; FLAG: [[NAME]]: a flag for the simulated machines
; ARG: -arg f64:1: on IA-64 only i32, u32, i64 and u64 are possible
; UNKNOWN: line {{[0-9]+}}: unknown instruction or form: {{.*}}xmpy.x

@text = private constant [12 x i8] c"%ld %g %ld\0A\00"
@list = internal global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
@two = internal global double 2.000000e+00

declare i32 @printf(ptr, ...)

; A counted loop: the loop counter, the epilog counter, stage predicates.
; CHECK-LABEL: squares:
; CHECK: alloc {{.*}}=ar.pfs,16,5,8,16
; CHECK-DAG: mov.i ar.lc=
; CHECK-DAG: mov.i ar.ec=
; CHECK: clrrrb
; CHECK: mov pr.rot=65536
; CHECK: // loop squares.loop: II=
; CHECK-DAG: (p16) ld8 r{{[0-9]+}}=[r{{[0-9]+}}],8
; CHECK-DAG: xmpy.l
; CHECK: br.ctop.sptk.many
; CHECK: br.ret.sptk.many b0
define i64 @squares(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %square = mul i64 %x, %x
  %more = add i64 %sum, %square
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %loop, label %done

done:
  ret i64 %more
}

; CHECK-LABEL: quotient:
; CHECK: setf.sig
; CHECK: frcpa.s0
; CHECK: fcvt.fx.trunc.s1
; CHECK: getf.sig r8=
define i64 @quotient(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  ret i64 %q
}

; A loop whose end depends on data: an iteration per cycle. The loads of iterations that there are not fail
; without effect.
; CHECK-LABEL: length:
; CHECK: // loop length.loop: II=1
; CHECK-NOT: tnat
; CHECK: ld1.s
; CHECK-NOT: tnat
; CHECK: br.wtop.sptk.many
define i64 @length(ptr %p) {
entry:
  br label %loop

loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i8, ptr %p, i64 %n
  %c = load i8, ptr %at
  %next = add i64 %n, 1
  %end = icmp eq i8 %c, 0
  br i1 %end, label %done, label %loop

done:
  ret i64 %n
}

; A variadic call passes floats in integer registers; gp is restored after calls.
; CHECK-LABEL: main:
; CHECK: getf.d
; CHECK: br.call.sptk.many b0=printf#
; CHECK: mov r1=
; OUT: 30 0.5 10
define i32 @main() {
  %s = call i64 @squares(ptr @list, i64 4)
  %two = load double, ptr @two
  %half = fdiv double 1.0, %two
  %n = call i64 @length(ptr @text)
  %m = sub i64 %n, 1
  %r = call i32 (ptr, ...) @printf(ptr @text, i64 %s, double %half, i64 %m)
  ret i32 0
}

; QUOTIENT: -14
