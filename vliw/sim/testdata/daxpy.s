.machine p2m2l4

; void daxpy(i64 n, double *x, double *y, double a): y[i] += a*x[i]
.func daxpy
entry:
    { p0 = cmp.sle r1, 0 | r5 = sub r1, 1 }
    { (p0) br exit | setlc r5 | r4 = mov r3 }
    { setec 4 }
    { clrrrb }
    { initrp 1 }
.loop daxpy ii=2 mii=2 res=2 rec=1 sc=4 maxlive=5 regs=7
; loop daxpy: II=2 MII=2 (res 2 rec 1) SC=4 MaxLive=5 regs=7
kernel:
    { (rp0) rf0 = fld.d [r2+0] | (rp0) rf2 = fld.d [r3+0] | (rp1) rf4 = fma.d f0, rf1, rf3 | (rp0) r2 = add r2, 8 }
    { (rp3) fst.d [r4+0], rf6 | (rp0) r3 = add r3, 8 | (rp3) r4 = add r4, 8 | ctop kernel }  ; st in stage 3
.endloop daxpy
exit:
    { ret }
.end
