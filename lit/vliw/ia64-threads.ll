; Thread-local variables are relative to the thread pointer r13, variables that are defined elsewhere are in the linkage table, a musttail call ends the
; function in the callee.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: not vliw-run %t.s -func main -ret i64 2>&1 | FileCheck %s --check-prefix=UNDEFINED
; RUN: sed 's/external global i64/global i64 40/; s/external thread_local/thread_local/' %s > %t.ll
; RUN: opt-go %t.ll -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.own.s
; RUN: vliw-run %t.own.s -func main -ret i64 | FileCheck %s --check-prefix=OUT

; OUT: 49
; UNDEFINED: undefined symbol other

@own = thread_local global i64 7
@zero = thread_local global [2 x i64] zeroinitializer
@other = external global i64

; CHECK-LABEL: main:
; CHECK-DAG: movl [[T:r[0-9]+]]=@tprel(own#)
; CHECK-DAG: addl [[O:r[0-9]+]]=@ltoff(other#),r1
; CHECK: add [[T]]=[[T]],r13
; CHECK: br.sptk.many sum#
define i64 @main() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %a = load i64, ptr %p
  %z = getelementptr [2 x i64], ptr @zero, i64 0, i64 1
  store i64 2, ptr %z
  %b = load i64, ptr @other
  %c = load i64, ptr %z
  %r = add i64 %b, %c
  %s = add i64 %r, %a
  store i64 %s, ptr @zero
  %v = musttail call i64 @sum()
  ret i64 %v
}

define i64 @sum() {
  %v = load i64, ptr @zero
  ret i64 %v
}

declare ptr @llvm.threadlocal.address.p0(ptr)

; CHECK: .section .tdata,"awT",@progbits
; CHECK: own:
; CHECK: .section .tbss,"awT",@nobits
; CHECK: zero:
