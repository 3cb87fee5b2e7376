; Atomic accesses of IA-64: acquire and release forms, fetchadd of the numbers that it has, loops of cmpxchg for the rest, fences. Fences for one
; thread are nothing. No access moves across an acquire load.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: vliw-run %t.s -func main -ret i64 | FileCheck %s --check-prefix=OUT
; RUN: sed 's/^define i64 @main/define void @bad(ptr %%0, double %%1) {\n  %%v = atomicrmw fmaximum ptr %%0, double %%1 seq_cst\n  ret void\n}\n&/' %s > %t.ll
; RUN: not opt-go %t.ll -emit=vliw -mtriple=ia64-unknown-linux-gnu 2>&1 | FileCheck %s --check-prefix=NOT

@n = global i64 3
@m = global i64 4

; CHECK-LABEL: ordered:
; CHECK: ld8.acq [[A:r[0-9]+]]=
; CHECK: ld8 [[B:r[0-9]+]]=
; CHECK: mf
; CHECK: st4.rel [
; CHECK: st8.rel [
; CHECK: mf
; CHECK-NOT: mf
; CHECK: .endp ordered#
define i64 @ordered(ptr %p, ptr %q, ptr %r) {
  %a = load atomic i64, ptr %p acquire, align 8
  %b = load i64, ptr %q, align 8
  fence acq_rel
  fence syncscope("singlethread") seq_cst
  store atomic i32 1, ptr %r release, align 4
  store atomic i64 2, ptr %q seq_cst, align 8
  %s = add i64 %a, %b
  ret i64 %s
}

; CHECK-LABEL: changes:
; CHECK: fetchadd8.acq r{{[0-9]+}}=[{{r[0-9]+}}],-8
; CHECK: fetchadd8.rel r{{[0-9]+}}=[{{r[0-9]+}}],16
; CHECK: mf
; CHECK: xchg8 r{{[0-9]+}}=
; CHECK: [[LOOP:.L[0-9_]+]]:
; CHECK: mov.m ar.ccv=
; CHECK: cmpxchg8.rel r{{[0-9]+}}=[{{r[0-9]+}}],{{r[0-9]+}},ar.ccv
; CHECK: br.{{.*}} [[LOOP]]
; CHECK: .endp changes#
; NOT: atomicrmw fmaximum
define i64 @changes(ptr %p, i64 %v) {
  %a = atomicrmw sub ptr %p, i64 8 acquire
  %b = atomicrmw add ptr %p, i64 16 release
  %c = atomicrmw xchg ptr %p, i64 %v acq_rel
  %d = atomicrmw umax ptr %p, i64 77 release
  %s = add i64 %a, %b
  %t = add i64 %c, %d
  %r = add i64 %s, %t
  ret i64 %r
}

; OUT: 92
define i64 @main() {
  %a = call i64 @ordered(ptr @n, ptr @m, ptr @n)
  %b = call i64 @changes(ptr @n, i64 5)
  %n = load i64, ptr @n
  %s = add i64 %a, %b
  %r = add i64 %s, %n
  ret i64 %r
}
