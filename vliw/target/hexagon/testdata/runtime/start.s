// The entry of a program under qemu-hexagon, and system calls.
	.text
	.globl	_start
	.type	_start,@function
_start:
	{
		r0 = memw(r29+#0)
		r1 = add(r29,#4)
	}
	{
		r2 = and(r29,#-64)
	}
	{
		r29 = r2
	}
	call main
	call exit
	.size	_start, .-_start

// long system(long a, long b, long c, long number)
	.globl	system_call
	.type	system_call,@function
system_call:
	{
		r6 = r3
	}
	trap0(#1)
	{
		jumpr r31
	}
	.size	system_call, .-system_call
