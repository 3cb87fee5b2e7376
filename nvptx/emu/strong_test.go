package emu

import "testing"

// TestStrongAccesses: blocks that run at once see 16 bytes of a relaxed store as a whole, as on hardware
// (CUB's scans rely on it), and an atomic operation does not undo a store of another block.
func TestStrongAccesses(t *testing.T) {
	const text = `.version 8.4
.target sm_80
.address_size 64
.visible .entry k(.param .u64 out) {
	.reg .b64 %x, %n, %a, %b, %high; .reg .b32 %block; .reg .pred %p, %wrong;
	ld.param.u64 %x, [out];
	mov.u32 %block, %ctaid.x;
	mov.u64 %n, 1;
	setp.eq.u32 %p, %block, 1;
	@%p bra store;
	setp.eq.u32 %p, %block, 2;
	@%p bra add;
	setp.eq.u32 %p, %block, 3;
	@%p bra replace;
load:
	ld.relaxed.gpu.v2.u64 {%a, %b}, [%x];
	setp.ne.u64 %wrong, %a, %b;
	@%wrong red.global.add.u32 [%x+32], 1;
	add.u64 %n, %n, 1;
	setp.le.u64 %p, %n, 1000000;
	@%p bra load;
	ret;
store:
	st.relaxed.gpu.v2.u64 [%x], {%n, %n};
	add.u64 %n, %n, 1;
	setp.le.u64 %p, %n, 1000000;
	@%p bra store;
	ret;
add:
	atom.global.add.u64 %a, [%x+16], 1;
	add.u64 %n, %n, 1;
	setp.le.u64 %p, %n, 1000000;
	@%p bra add;
	ret;
replace:
	shl.b64 %a, %n, 32;
	st.relaxed.gpu.u64 [%x+16], %a;
	ld.relaxed.gpu.u64 %b, [%x+16];
	shr.u64 %high, %b, 32;
	setp.ne.u64 %wrong, %high, %n;
	@%wrong red.global.add.u32 [%x+36], 1;
	add.u64 %n, %n, 1;
	setp.le.u64 %p, %n, 1000000;
	@%p bra replace;
	ret;
}`
	out, _ := mustRun(t, text, Launch{Grid: Dim3{X: 4}, Block: Dim3{X: 1}, Workers: 4}, make([]uint32, 10)...)
	if out[8] != 0 {
		t.Errorf("%d loads saw a part of a store", out[8])
	}
	if out[9] != 0 {
		t.Errorf("%d stores were undone", out[9])
	}
}
