.machine p4m2l4

; i64 length(char *s), one byte per cycle. A while loop with wtop: two bytes are
; loaded before the one in front of them is known not to be the end, so the loads
; are dismissed when they run off the buffer. The two cycles in which no byte has
; come yet see the 1 that entry put into rr1 and rr2.
.func length
entry:
    { r2 = li -3 | rr1 = li 1 | rr2 = li 1 | setec 1 }
    { initrp 8 }
.loop length ii=1 mii=1 res=1 rec=1 sc=4 maxlive=3 regs=3
; loop length: II=1 MII=1 (res 1 rec 1) SC=4 MaxLive=3 regs=3
kernel:
    { rr0 = ld1u [r1+0] !dismiss | r1 = add r1, 1 | (rp3) rp2 = cmp.ne rr2, 0 !unc | (rp3) r2 = add r2, 1 | wtop rp3, kernel }
.endloop length
exit:
    { r1 = mov r2 | ret }
.end
