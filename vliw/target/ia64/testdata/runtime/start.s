// The entry of programs that run under ski, and the two system calls of the runtime, by the numbers
// that Linux has on other processors: 64 write, 94 exit.
	.explicit
	.text
	.align 32
	.global _start#
	.proc _start#
_start:
{	.mlx
	alloc r32=ar.pfs,0,1,8,0
	movl r3=@gprel(.Lhere) ;;
}
.Lhere:
{	.mii
	nop.m 0
	mov r9=ip
	nop.i 0 ;;
}
{	.mlx
	nop.m 0
	movl r14=0x9804c0270033f ;;
}
{	.mii
	mov.m ar.fpsr=r14
	nop.i 0
	nop.i 0 ;;
}
{	.mii
	sub r1=r9,r3
	adds r12=-32,r12
	mov r33=1
}
{	.mib
	mov r34=r0
	nop.i 0
	br.call.sptk.many b0=main# ;;
}
{	.mib
	mov r33=r8
	nop.i 0
	br.call.sptk.many b0=exit# ;;
}
	.endp _start#
	.align 32
	.global system_call#
	.proc system_call#
system_call:
{	.mii
	cmp.eq p6,p7=64,r35
	nop.i 0
	nop.i 0 ;;
}
	.pred.rel "mutex",p6,p7
{	.mii
	(p6) mov r15=1027
	(p7) mov r15=1025
	break.i 0x100000 ;;
}
{	.mib
	nop.m 0
	nop.i 0
	br.ret.sptk.many b0 ;;
}
	.endp system_call#
