; What the machine cannot do is an error at the place, and no file appears; what a
; machine description does not allow is one, too.
; RUN: rm -f %t
; RUN: not opt-go %s -emit=vliw -o %t 2>&1 | FileCheck %s -DFILE=%s --implicit-check-not=error:
; RUN: not cat %t
; RUN: opt-go %s -disable-output
; RUN: not opt-go %s -emit=vliw -regs=100000 2>&1 | FileCheck %s --check-prefix=REGS
; RUN: not opt-go %s -emit=vliw -machine=none.json 2>&1 | FileCheck %s --check-prefix=NOFILE
; RUN: sh -c 'echo "{" > %t.json'
; RUN: not opt-go %s -emit=vliw -machine=%t.json 2>&1 | FileCheck %s --check-prefix=BADFILE
; RUN: not opt-go %s -emit=vliw -spill-qf=2 2>&1 | FileCheck %s --check-prefix=QF
; REGS: opt-go: -regs=100000: machine p2m2l4: 100000 registers per file is not in the range
; NOFILE: error: cannot read the machine description: {{.*}}none.json
; BADFILE: error: {{.*}}.json:2:1: machine description: the description ends too early
; QF: opt-go: -spill-qf=2 {{.*}}must be 0 to 1
define i32 @asm() {
; CHECK-DAG: [[FILE]]:[[#@LINE+1]]:3: error: VLIW backend: inline assembly is not supported
  %v = call i32 asm sideeffect "rdtsc", "=r"()
  ret i32 %v
}
define void @x87(ptr %p) {
; CHECK-DAG: [[FILE]]:[[#@LINE+1]]:3: error: VLIW backend: the type x86_fp80 is not supported
  store x86_fp80 0xK00000000000000000000, ptr %p
  ret void
}
