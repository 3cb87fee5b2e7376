; What -ret prints, calls, and arguments of every form.
; RUN: vliw-run %s -func fib -arg i64:10 -ret i64 | FileCheck %s --check-prefix=FIB
; RUN: vliw-run %s -func minus -arg i32:5 -ret i32 | FileCheck %s --check-prefix=NEG
; RUN: vliw-run %s -func minus -arg u32:0xFFFFFFFF -ret i64 | FileCheck %s --check-prefix=BIG
; RUN: vliw-run %s -func half -arg f64:3 -ret f64 | FileCheck %s --check-prefix=HALF
; RUN: not vliw-run %s -func minus -arg i32:5 -ret f64 2>&1 | FileCheck %s --check-prefix=NOFLOAT
; FIB: {{^}}55{{$}}
; NEG: {{^}}-5{{$}}
; BIG: {{^}}-4294967295{{$}}
; HALF: {{^}}1.5{{$}}
; NOFLOAT: -ret: the function left f0 undefined
.machine p2m2l4
.func fib
entry:
    { p0 = cmp.slt r1, 2 | sp = sub sp, 16 }
    { (p0) br done }
    { st8 [sp+0], r32 | st8 [sp+8], r33 | r32 = mov r1 | r1 = sub r1, 1 }
    { call fib }
    { r33 = mov r1 | r1 = sub r32, 2 }
    { call fib }
    { r1 = add r1, r33 | r32 = ld8 [sp+0] !spill | r33 = ld8 [sp+8] !spill }
done:
    nop
    { sp = add sp, 16 | ret }
.end
.func minus
entry:
    { r1 = sub 0, r1 }
    { ret }
.end
.func half
entry:
    { f1 = fli.d 0.5 }
    { f0 = fmul.d f0, f1 }
    nop 3
    { ret }
.end
