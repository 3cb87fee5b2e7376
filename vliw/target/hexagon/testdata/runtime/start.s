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
	{
		r16 = r0
		r17 = r1
	}
	call make_thread
	{
		r18 = ##__init_array_start
		r19 = ##__init_array_end
	}
	call call_all
	{
		r0 = r16
		r1 = r17
	}
	call main
	{
		r16 = r0
	}
	{
		r18 = ##__fini_array_start
		r19 = ##__fini_array_end
	}
	call call_all
	{
		r0 = r16
	}
	call exit
	.size	_start, .-_start

// The functions between r18 and r19.
call_all:
	allocframe(#0)
1:
	{
		p0 = cmp.eq(r18,r19)
		if (p0.new) dealloc_return:nt
	}
	{
		r0 = memw(r18++#4)
	}
	callr r0
	jump 1b

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
