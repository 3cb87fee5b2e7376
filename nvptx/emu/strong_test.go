package emu

import (
	"fmt"
	"strings"
	"testing"
)

// TestStrongAccesses: blocks that run at once see 16 bytes of a relaxed store as a whole, as on
// hardware (CUB's scans rely on it), and an atomic operation does not undo a store of another
// block.
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

// TestWideAtomics: an exchange of 128 bits replaces both words, and a comparison compares both, in
// global and shared memory, in that of another block, and by generic addresses.
func TestWideAtomics(t *testing.T) {
	const text = ".version 8.4\n.target sm_90\n.address_size 64\n.shared .align 16 .b8 s[1024];" + header + `
	.reg .b128 %w<4>; .reg .b64 %z<8>; .reg .b32 %a;
	mov.u32 %x1, %cluster_ctarank; xor.b32 %x2, %x1, 1; mov.u32 %x3, s; mapa.shared::cluster.u32 %x4, %x3, %x2; mov.u64 %y1, s; cvta.shared.u64 %y1, %y1;
	mul.wide.u32 %z0, %i, 48; add.u64 %z0, %base, %z0; // the results
	mov.b64 %z1, 1; mov.b64 %z2, 2; mov.b128 %w0, {%z1, %z2};
	PREPARE stSPACE.b64 [WHERE], %z1; stSPACE.b64 [WHERE+8], %z2; barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
	mov.b64 %z3, 3; mov.b64 %z4, 4; mov.b128 %w1, {%z3, %z4}; mov.b128 %w2, {%z1, %z4};
	atomSPACE.cas.b128 %w3, [WHERE], %w2, %w1; mov.b128 {%z5, %z6}, %w3; st.global.b64 [%z0], %z5; // the high words differ
	atom.acq_rel.gpuSPACE.cas.b128 %w3, [WHERE], %w0, %w1; mov.b128 {%z5, %z6}, %w3; st.global.b64 [%z0+8], %z6;
	atomSPACE.exch.b128 %w3, [WHERE], %w2; mov.b128 {%z5, %z6}, %w3; st.global.v2.b64 [%z0+16], {%z5, %z6};
	ldLOADED.b64 %z5, [WHERE]; ldLOADED.b64 %z6, [WHERE+8]; st.global.v2.b64 [%z0+32], {%z5, %z6};
	barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; ret; }`
	for _, c := range []struct{ space, prepare, at, load string }{
		{".global", "add.u64 %y2, %base, 128; mad.wide.u32 %y2, %x1, 16, %y2;", "%y2", ".global"},
		{"", "add.u64 %y2, %base, 128; mad.wide.u32 %y2, %x1, 16, %y2;", "%y2", ""},
		{".shared", "", "%x3", ".shared"},
		{"", "", "%y1", ""},
		{".shared::cluster", "", "%x4", ".shared::cluster"},
	} {
		full := strings.NewReplacer("PREPARE", c.prepare, "SPACE", c.space, "WHERE", c.at, "LOADED", c.load).Replace(text)
		for _, cfg := range []Launch{{}, {Workers: 2}, {Check: true}} {
			cfg.Grid, cfg.Cluster, cfg.Block = Dim3{X: 2}, Dim3{X: 2}, Dim3{X: 1}
			out, stats, err := one(t, full, cfg, make([]uint32, 64)...)
			if err != nil || len(stats.Findings) > 0 {
				t.Errorf("%s %s: %v %v", c.space, c.at, err, stats)
				continue
			}
			for block := range 2 {
				if got, want := fmt.Sprint(out[12*block:][:12]), "[1 0 2 0 3 0 4 0 1 0 4 0]"; got != want {
					t.Errorf("%s %s: block %d has %s, want %s", c.space, c.at, block, got, want)
				}
			}
		}
	}
}

// TestWideStrongAccesses: atomic operations of 128 bits are one step for blocks that run at once,
// and so are ordered loads and stores.
func TestWideStrongAccesses(t *testing.T) {
	const text = `.version 8.4
.target sm_90
.address_size 64
.visible .entry k(.param .u64 out) {
	.reg .b64 %x, %n, %a, %b; .reg .b128 %w, %v, %u; .reg .b32 %block; .reg .pred %p, %wrong;
	ld.param.u64 %x, [out];
	mov.u32 %block, %ctaid.x;
	mov.u64 %n, 1;
loop:
	setp.eq.u32 %p, %block, 0;
	@%p bra read;
	setp.eq.u32 %p, %block, 1;
	@%p bra write;
	ld.relaxed.gpu.b128 %v, [%x]; // the words are equal, and become one more, or another block has been faster
	mov.b128 {%a, %b}, %v;
	add.u64 %b, %b, 1;
	mov.b128 %w, {%b, %b};
	atom.relaxed.gpu.global.cas.b128 %u, [%x], %v, %w;
	bra next;
write:
	mov.b128 %w, {%n, %n};
	st.release.gpu.b128 [%x], %w;
	bra next;
read:
	ld.acquire.gpu.b128 %w, [%x];
	mov.b128 {%a, %b}, %w;
	setp.ne.u64 %wrong, %a, %b;
	@%wrong red.global.add.u32 [%x+32], 1;
next:
	add.u64 %n, %n, 1;
	setp.le.u64 %p, %n, 50000;
	@%p bra loop;
	ret;
}`
	out, _ := mustRun(t, text, Launch{Grid: Dim3{X: 4}, Block: Dim3{X: 1}, Workers: 4}, make([]uint32, 10)...)
	if out[8] != 0 || out[0] != out[2] {
		t.Errorf("%d loads saw a part of a store; at the end the words are %d and %d", out[8], out[0], out[2])
	}
}
