package emu

import (
	"fmt"
	"testing"
)

// persistent is a kernel whose clusters take over the work of those that have not started, as the
// manual's example does (PTX ISA, section 9.7.13.17): word b of the buffer counts how often block
// b's work is done, and word n+b who does it. The work of a block is named by the first block of
// its cluster and the rank.
const persistent = `
.visible .entry k(.param .u64 buf) { .shared .align 16 .b8 answer[16]; .shared .align 8 .b64 bar;
	.reg .pred %%q, %%lead; .reg .b32 %%x, %%y, %%z, %%rank, %%t, %%n, %%own, %%phase, %%at, %%old; .reg .b64 %%base, %%p, %%d, %%state; .reg .b128 %%w;
	ld.param.u64 %%base, [buf]; mov.u32 %%rank, %%cluster_ctarank; mov.u32 %%t, %%tid.x; setp.eq.u32 %%lead, %%t, 0;
	mov.u32 %%x, %%ctaid.x; sub.u32 %%x, %%x, %%rank; mov.u32 %%y, %%ctaid.y; mov.u32 %%z, %%ctaid.z; mov.u32 %%phase, 0;
	mov.u32 %%n, %%nctaid.x; mov.u32 %%own, %%ctaid.y; mov.u32 %%at, %%nctaid.y; mad.lo.u32 %%own, %%z, %%at, %%own; mov.u32 %%at, %%ctaid.x; mad.lo.u32 %%own, %%own, %%n, %%at;
	@%%lead mbarrier.init.shared.b64 [bar], 1;
WORK:
	barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
	@!%%lead bra DONE;
	mov.u32 %%at, %%nctaid.y; mad.lo.u32 %%at, %%z, %%at, %%y; mad.lo.u32 %%at, %%at, %%n, %%x; add.u32 %%at, %%at, %%rank;
	mul.wide.u32 %%d, %%at, 4; add.u64 %%p, %%base, %%d; atom.global.add.u32 %%old, [%%p], 1;
	add.u64 %%p, %%p, %d; st.global.u32 [%%p], %%own;
	mbarrier.arrive.expect_tx.shared.b64 %%state, [bar], 16;
	setp.eq.u32 %%q, %%rank, 0;
	@%%q clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes%s.b128 [answer], [bar];
DONE:
WAIT:	mbarrier.try_wait.parity.shared.b64 %%q, [bar], %%phase; @!%%q bra WAIT;
	xor.b32 %%phase, %%phase, 1;
	ld.shared.b128 %%w, [answer];
	clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %%q, %%w;
	@!%%q ret;
	%s
	bra WORK; }`

// TestLaunchControl: each block's work is done once; where one block runs after another, the first
// does all of it, and else it is done by those that run.
func TestLaunchControl(t *testing.T) {
	for _, query := range []string{
		"clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%x, %y, %z, _}, %w;",
		"clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128 %x, %w; clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %y, %w; clusterlaunchcontrol.query_cancel.get_first_ctaid::z.b32.b128 %z, %w;",
	} {
		for _, cluster := range []int{1, 2} {
			for _, workers := range []int{1, 3} {
				const n = 6 * 2 * 3
				multicast := ""
				if cluster > 1 {
					multicast = ".multicast::cluster::all"
				}
				out, _ := mustRun(t, header86+fmt.Sprintf(persistent, 4*n, multicast, query),
					Launch{Grid: Dim3{X: 6, Y: 2, Z: 3}, Block: Dim3{X: 64}, Cluster: Dim3{X: cluster}, Workers: workers, MaxInstructions: 1 << 20}, make([]uint32, 2*n)...)
				for b := range n {
					if out[b] != 1 {
						t.Fatalf("clusters of %d, %d workers: the work of block %d is done %d times", cluster, workers, b, out[b])
					}
					if who := out[n+b]; workers == 1 && who != uint32(b%cluster) || int(who)%cluster != b%cluster {
						t.Errorf("clusters of %d, %d workers: the work of block %d is done by %d", cluster, workers, b, who)
					}
				}
			}
		}
	}
}

// TestWideRegisters: moves, loads and stores of 128 bits, whole and in halves.
func TestWideRegisters(t *testing.T) {
	out, _ := mustRun(t, `.version 8.4
.target sm_90
.address_size 64
.visible .entry k(.param .u64 buf) { .reg .b128 %w<3>; .reg .b64 %base, %lo, %hi;
	ld.param.u64 %base, [buf]; ld.global.b128 %w0, [%base]; mov.b128 {%lo, %hi}, %w0; add.u64 %lo, %lo, 1; mov.b128 %w1, {%hi, %lo};
	mov.b128 %w2, %w1; st.global.b128 [%base+16], %w2; ret; }`, Launch{}, 1, 2, 3, 4, 0, 0, 0, 0)
	for i, want := range []uint32{1, 2, 3, 4, 3, 4, 2, 2} {
		if out[i] != want {
			t.Errorf("word %d is %d, want %d", i, out[i], want)
		}
	}
}
