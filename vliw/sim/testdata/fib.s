.machine p2m2l4

; i64 fib(i64 n), by recursion
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
