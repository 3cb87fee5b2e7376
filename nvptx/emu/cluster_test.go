package emu

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"opt-go/nvptx/emu/tensormap"
	"opt-go/nvptx/ptx"
)

// gridSync is a barrier of the grid as cooperative_groups has it: the first thread of each block
// adds to a word to which %envreg1 (high half) and %envreg2 lead, and waits until its highest bit
// flips.
const gridSync = `
	bar.sync 0; setp.ne.u32 %q7, %tid.x, 0; @%q7 bra W;
	mov.u32 %x10, %envreg1; mov.u32 %x11, %envreg2; mov.b64 %y10, {%x11, %x10};
	mov.u32 %x12, %nctaid.x; sub.u32 %x12, %x12, 1; sub.u32 %x12, 0x80000000, %x12; setp.eq.u32 %q6, %ctaid.x, 0; selp.u32 %x12, %x12, 1, %q6;
	atom.add.release.gpu.u32 %x13, [%y10+4], %x12;
S:	ld.acquire.gpu.u32 %x14, [%y10+4]; xor.b32 %x14, %x14, %x13; setp.ge.s32 %q6, %x14, 0; @%q6 bra S;
W:	bar.sync 0;
`

// TestCooperative: in each round each thread adds up what its right neighbour has in the grid.
func TestCooperative(t *testing.T) {
	text := header + `
	mov.u32 %x0, 0; mul.lo.u32 %x3, %n, 0; mov.u32 %x4, %nctaid.x; mov.u32 %x5, %ntid.x; mul.lo.u32 %x4, %x4, %x5;
	add.u32 %x5, %i, 1; rem.u32 %x5, %x5, %x4; mul.wide.u32 %y0, %x5, 4; add.u64 %y0, %base, %y0; st.global.u32 [%p], %i;
LOOP:` + gridSync + `ld.volatile.global.u32 %x1, [%y0];` + strings.NewReplacer("W", "V", "S:", "T:", "bra S", "bra T").Replace(gridSync) + `
	st.volatile.global.u32 [%p], %x1; add.u32 %x0, %x0, 1; setp.lt.u32 %q0, %x0, 5; @%q0 bra LOOP; ret; }`
	const n = 12 * 64
	for _, workers := range []int{1, 2} {
		out, _ := mustRun(t, text, Launch{Grid: Dim3{X: 12}, Block: Dim3{X: 64}, Cooperative: true, Workers: workers, MaxInstructions: 10_000_000}, make([]uint32, n)...)
		for i, v := range out {
			if v != uint32((i+5)%n) {
				t.Fatalf("thread %d has %d", i, v)
			}
		}
	}
	if out, _ := mustRun(t, header+"mov.u32 %x0, %envreg1; st.global.u32 [%p], %x0; ret; }", Launch{}, 1); out[0] != 0 {
		t.Errorf("a launch that is not cooperative has a workspace at %#x", out[0])
	}
}

// TestPerformanceCounters: nothing counts.
func TestPerformanceCounters(t *testing.T) {
	if out, _ := mustRun(t, header+"mov.u32 %x0, %pm0; mov.u32 %x1, %pm7; add.u32 %x0, %x0, %x1; st.global.u32 [%p], %x0; ret; }", Launch{}, 1); out[0] != 0 {
		t.Errorf("the counters are %d", out[0])
	}
}

// TestCluster: blocks of a cluster reach each other's shared memory.
func TestCluster(t *testing.T) {
	const sync = " barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned; "
	const neighbour = "mov.u32 %x1, %cluster_ctarank; xor.b32 %x2, %x1, 1; mov.u32 %x3, s; mapa.shared::cluster.u32 %x4, %x3, %x2;" +
		"mov.u64 %y1, s; cvta.shared.u64 %y1, %y1; mapa.u64 %y2, %y1, %x2; mov.u32 %x5, %tid.x; shl.b32 %x5, %x5, 2;"
	for _, c := range []struct {
		name, body string
		want       func(block, thread int) uint32
	}{
		{"load", "add.u32 %x6, %x3, %x5; st.shared.u32 [%x6], %i;" + sync + "add.u32 %x6, %x4, %x5; ld.shared::cluster.u32 %x7, [%x6];" + sync,
			func(b, i int) uint32 { return uint32((b^1)*32 + i) }},
		{"generic store", "cvt.u64.u32 %y3, %x5; add.u64 %y2, %y2, %y3; st.u32 [%y2], %i;" + sync + "add.u32 %x6, %x3, %x5; ld.shared.u32 %x7, [%x6];",
			func(b, i int) uint32 { return uint32((b^1)*32 + i) }},
		{"atomics", "st.shared.u32 [s], 0;" + sync + "atom.shared::cluster.add.u32 %x7, [%x4], 1; red.shared::cluster.add.u32 [%x4], 2;" + sync + "ld.shared.u32 %x7, [s];",
			func(int, int) uint32 { return 96 }},
		{"remote arrival", "setp.eq.u32 %q0, %x5, 0; @%q0 mbarrier.init.shared.b64 [s], 32;" + sync + "mbarrier.arrive.release.cluster.shared::cluster.b64 _, [%x4];" +
			"L: mbarrier.try_wait.parity.shared.b64 %q1, [s], 0; @!%q1 bra L; mov.u32 %x7, 5;" + sync, func(int, int) uint32 { return 5 }},
		{"bulk copy", "setp.eq.u32 %q0, %x5, 0; @%q0 mbarrier.init.shared.b64 [s], 1; add.u32 %x6, %x3, %x5; st.shared.u32 [%x6+256], %i;" + sync +
			"@%q0 mbarrier.arrive.expect_tx.shared.b64 %y4, [s], 128; @%q0 cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%x4+512], [%x3+256], 128, [%x4];" +
			"L: mbarrier.try_wait.parity.shared.b64 %q1, [s], 0; @!%q1 bra L; ld.shared.u32 %x7, [%x6+512];" + sync, func(b, i int) uint32 { return uint32((b^1)*32 + i) }},
		{"multicast", "setp.eq.u32 %q0, %x5, 0; @%q0 mbarrier.init.shared.b64 [s], 1;" + sync + "@%q0 mbarrier.arrive.expect_tx.shared.b64 %y4, [s], 128;" +
			"setp.eq.u32 %q2, %x1, 2; and.pred %q2, %q2, %q0; mov.b16 %h0, 0xF;" +
			"@%q2 cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [s+256], [%base], 128, [s], %h0;" +
			"L: mbarrier.try_wait.parity.shared.b64 %q1, [s], 0; @!%q1 bra L; add.u32 %x6, %x3, %x5; ld.shared.u32 %x7, [%x6+256];" + sync, func(_, i int) uint32 { return uint32(1000 + i) }},
		{"whose", "getctarank.shared::cluster.u32 %x7, %x4; getctarank.u64 %x8, %y2; mad.lo.u32 %x7, %x7, 10, %x8; getctarank.shared::cluster.u32 %x8, %x3; mad.lo.u32 %x7, %x7, 10, %x8;" +
			"isspacep.shared %q0, %y2; isspacep.shared::cluster %q1, %y2; isspacep.shared::cta %q2, %y1; isspacep.global %q3, %y2; not.pred %q0, %q0; not.pred %q3, %q3;" +
			"and.pred %q0, %q0, %q1; and.pred %q0, %q0, %q2; and.pred %q0, %q0, %q3; selp.u32 %x7, %x7, 9999, %q0;",
			func(b, _ int) uint32 { return uint32((b%4^1)*110 + b%4) }},
		{"where", "mov.pred %q0, %is_explicit_cluster; selp.u32 %x7, 100000, 0, %q0; mov.u32 %x8, %clusterid.x; mad.lo.u32 %x7, %x8, 10000, %x7; mov.u32 %x8, %nclusterid.x; mad.lo.u32 %x7, %x8, 1000, %x7;" +
			"mov.u32 %x8, %cluster_ctaid.x; mad.lo.u32 %x7, %x8, 100, %x7; mov.u32 %x8, %cluster_nctaid.x; mad.lo.u32 %x7, %x8, 10, %x7; mov.u32 %x8, %cluster_nctarank; add.u32 %x7, %x7, %x8;",
			func(b, _ int) uint32 { return uint32(100000 + b/4*10000 + 2000 + b%4*100 + 44) }},
		{"exited blocks have arrived", "setp.eq.u32 %q0, %x1, 3; mov.u32 %x7, 1; @%q0 st.global.u32 [%p], 1; @%q0 exit;" + sync, func(int, int) uint32 { return 1 }},
	} {
		text := ".shared .align 16 .b8 s[1024];" + header + neighbour + c.body + " st.global.u32 [%p], %x7; ret; }"
		init := make([]uint32, 256)
		for i := range init {
			init[i] = uint32(1000 + i)
		}
		for _, cfg := range []Launch{{Cluster: Dim3{X: 4}}, {Cluster: Dim3{X: 4}, Workers: 2}, {Cluster: Dim3{X: 4}, Cooperative: true}, {Cluster: Dim3{X: 4}, Check: true}} {
			cfg.Grid, cfg.Block, cfg.MaxInstructions = Dim3{X: 8}, Dim3{X: 32}, 1_000_000
			out, stats, err := one(t, text, cfg, init...)
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
				break
			}
			if len(stats.Findings) > 0 {
				t.Errorf("%s: %v", c.name, stats.Findings[0])
			}
			for k, v := range out {
				if v != c.want(k/32, k%32) {
					t.Errorf("%s: block %d, thread %d: %d, want %d", c.name, k/32, k%32, v, c.want(k/32, k%32))
					break
				}
			}
		}
	}
}

// TestBadClusters: what cannot be launched, or cannot end.
func TestBadClusters(t *testing.T) {
	for _, c := range []struct {
		body, mentions string
		cfg            Launch
	}{
		{"ret;", "no number of clusters", Launch{Grid: Dim3{X: 3}, Cluster: Dim3{X: 2}}},
		{"ret;", "the limit is 16", Launch{Grid: Dim3{X: 32}, Cluster: Dim3{X: 32}}},
		{"ret;", "cycle model", Launch{Grid: Dim3{X: 2}, Cluster: Dim3{X: 2}, Timing: NewFermi()}},
		{"mov.u32 %x0, 0; mapa.shared::cluster.u32 %x0, %x0, 2; ret;", "block 2 of a cluster of 2", Launch{Grid: Dim3{X: 2}, Cluster: Dim3{X: 2}}},
		{"barrier.cluster.arrive; barrier.cluster.arrive; ret;", "second arrival", Launch{Grid: Dim3{X: 2}, Cluster: Dim3{X: 2}}},
		{".shared .align 16 .b8 s[128]; mov.b16 %h0, 5; mbarrier.init.shared.b64 [s], 1; cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [s+16], [%base], 16, [s], %h0; ret;",
			"the mask 0x5 of blocks, of a cluster of 2", Launch{Grid: Dim3{X: 2}, Cluster: Dim3{X: 2}}},
		{"mov.u32 %x0, %cluster_ctarank; setp.eq.u32 %q0, %x0, 0; @%q0 bra E; barrier.cluster.arrive; barrier.cluster.wait; ret; E: bar.sync 1, 64; ret;", "deadlock", Launch{Grid: Dim3{X: 2}, Cluster: Dim3{X: 2}}},
	} {
		c.cfg.Block = Dim3{X: 32}
		_, _, err := one(t, header+c.body+"}", c.cfg, make([]uint32, 64)...)
		var f *Fault
		if err == nil || !strings.Contains(err.Error(), c.mentions) {
			t.Errorf("%s: %v", c.body, err)
		} else if errors.As(err, &f) && f.Line == 0 {
			t.Errorf("%s: no line: %v", c.body, err)
		}
	}
}

// TestPairsOfBlocks: with .cta_group::2 a copy to all blocks of a cluster is counted by the
// barriers of the blocks with the parity of the one that has the barrier, each for its pair.
func TestPairsOfBlocks(t *testing.T) {
	for _, c := range []struct {
		group   string
		expects [2]int // bytes that the barriers of even and odd blocks count
	}{{".cta_group::1", [2]int{64, 64}}, {".cta_group::2", [2]int{128, 0}}} {
		mem := NewMemory(64)
		m := tensormap.Map{Elem: ptx.U32, Rank: 1, Dims: [5]uint32{16}, Box: [5]uint32{16}, ElementStrides: [5]uint32{1}}
		tensor := make([]byte, 64)
		for i := range tensor {
			tensor[i] = byte(i)
		}
		m.Address = put(t, mem, tensor)
		out := put(t, mem, make([]byte, 4*64))
		text := fmt.Sprintf(header86+`.visible .entry k(.param .u64 map, .param .u64 out) { .shared .align 128 .b8 s[64]; .shared .align 8 .b64 bar; .reg .b64 %%p<4>; .reg .b32 %%r<4>; .reg .b16 %%h; .reg .pred %%q;
	ld.param.u64 %%p0, [map]; ld.param.u64 %%p1, [out]; mov.u32 %%r0, %%cluster_ctarank; mul.wide.u32 %%p2, %%r0, 64; add.u64 %%p1, %%p1, %%p2;
	and.b32 %%r1, %%r0, 1; setp.eq.u32 %%q, %%r1, 0; selp.u32 %%r2, %d, %d, %%q; mbarrier.init.shared.b64 [bar], 1; mbarrier.arrive.expect_tx.shared.b64 %%p3, [bar], %%r2;
	barrier.cluster.arrive; barrier.cluster.wait; setp.ne.u32 %%q, %%r0, 2; mov.b16 %%h, 0xF; @%%q bra L;
	cp.async.bulk.tensor.1d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster%s [s], [%%p0, {0}], [bar], %%h;
L:	mbarrier.try_wait.parity.shared.b64 %%q, [bar], 0; @!%%q bra L; barrier.cluster.arrive; barrier.cluster.wait;
	cp.async.bulk.global.shared::cta.bulk_group [%%p1], [s], 64; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`, c.expects[0], c.expects[1], c.group)
		_, err := load(t, text).Launch(Launch{Kernel: "k", Grid: Dim3{X: 4}, Block: Dim3{X: 1}, Cluster: Dim3{X: 4}, Memory: mem, Args: [][]byte{U64(put(t, mem, m.Encode())), U64(out)}, MaxInstructions: 1 << 16})
		if err != nil {
			t.Errorf("%s: %v", c.group, err)
		} else if got := get(t, mem, out, 4*64); !bytes.Equal(got, bytes.Repeat(tensor, 4)) {
			t.Errorf("%s: the blocks got %x", c.group, got)
		}
	}
}
