.machine p2m2l4

; double dot(i64 n, double *x, double *y); the sum has a recurrence of 4 cycles
.func dot
entry:
    { p0 = cmp.sle r1, 0 | r5 = sub r1, 1 }
    { f8 = fli.d 0.0 | setlc r5 }
    { (p0) br exit | setec 2 }
    { clrrrb }
    { initrp 1 }
.loop dot ii=4 mii=4 res=1 rec=4 sc=2 maxlive=3 regs=4
; loop dot: II=4 MII=4 (res 1 rec 4) SC=2 MaxLive=3 regs=4
kernel:
    { (rp0) rf0 = fld.d [r2+0] | (rp0) rf2 = fld.d [r3+0] | (rp0) r2 = add r2, 8 | (rp0) r3 = add r3, 8 }
    { (rp1) f8 = fma.d rf1, rf3, f8 }
    nop
    { ctop kernel }
.endloop dot
exit:
    nop
    { f0 = fmov f8 | ret }
.end
