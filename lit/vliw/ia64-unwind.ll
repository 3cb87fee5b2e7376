; Unwind information: what the prologue saves, the stack frame, where it is given back, and that other code after a return has it again. A function whose
; stack pointer moves has none.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: vliw-run %t.s -func main -ret i64 | FileCheck %s --check-prefix=OUT

; CHECK-LABEL: scale:
; CHECK-NEXT: .prologue
; CHECK: .save ar.pfs, [[PFS:r[0-9]+]]
; CHECK-NEXT: alloc [[PFS]]=ar.pfs
; CHECK: .save rp, [[RP:r[0-9]+]]
; CHECK-NEXT: mov [[RP]]=b0
; CHECK: .fframe [[#SIZE:]]
; CHECK-NEXT: adds r12=-[[#SIZE]],r12
; CHECK: .spillsp f18, [[#]]
; CHECK-NEXT: stf.spill [r{{[0-9]+}}]=f18
; CHECK: .body
; CHECK-NEXT: .label_state 1
; CHECK: .restore sp
; CHECK-NEXT: adds r12=[[#SIZE]],r12
; CHECK: br.ret
; CHECK: .body
; CHECK-NEXT: .copy_state 1
; CHECK: .restore sp
; CHECK: .endp scale#
; CHECK-LABEL: area:
; CHECK-NOT: .fframe
; CHECK-NOT: .save
; CHECK-NOT: .body
; CHECK: .endp area#
; OUT: 75

declare void @free(ptr)

define double @scale(double %x, i64 %n) {
entry:
  %c = icmp sgt i64 %n, 3
  br i1 %c, label %large, label %small
large:
  call void @free(ptr null)
  %y = fmul double %x, 3.0
  ret double %y
small:
  call void @free(ptr null)
  call void @free(ptr null)
  %z = fadd double %x, 1.0
  ret double %z
}

define i64 @area(i64 %n) {
  %a = alloca i64, i64 %n, align 16
  store i64 %n, ptr %a, align 8
  call void @free(ptr null)
  %v = load i64, ptr %a, align 8
  ret i64 %v
}

define i64 @main() {
  %a = call double @scale(double 20.0, i64 5)
  %b = call double @scale(double 6.0, i64 1)
  %s = fadd double %a, %b
  %i = fptosi double %s to i64
  %v = call i64 @area(i64 8)
  %r = add i64 %i, %v
  ret i64 %r
}
