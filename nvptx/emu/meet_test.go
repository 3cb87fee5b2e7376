package emu

import "testing"

// TestMasks: threads of one warp execute instructions with member masks of their own, converged
// and diverged.
func TestMasks(t *testing.T) {
	const halves = "setp.lt.u32 %q0, %i, 16; selp.u32 %x0, 0xFFFF, 0xFFFF0000, %q0;"
	for _, c := range []struct {
		name, body string
		want       func(i int) uint32
	}{
		{"halves shuffle", halves + "shfl.sync.bfly.b32 %x1, %i, 1, 31, %x0;", func(i int) uint32 { return uint32(i ^ 1) }},
		{"halves vote", halves + "bar.warp.sync %x0; setp.lt.u32 %q1, %i, 20; vote.sync.ballot.b32 %x1, %q1, %x0;", func(i int) uint32 {
			if i < 16 {
				return 0xFFFF
			}
			return 0xF0000
		}},
		{"halves match", halves + "shr.u32 %x2, %i, 1; match.any.sync.b32 %x1, %x2, %x0;", func(i int) uint32 { return 3 << (i &^ 1) }},
		{"halves sum", halves + "redux.sync.add.u32 %x1, %i, %x0;", func(i int) uint32 { return uint32(120 + i/16*256) }},
		{"masks that leave their threads out", "mov.u32 %x0, %lanemask_lt; and.b32 %x2, %i, 1; setp.eq.u32 %q0, %x2, 1; vote.sync.ballot.b32 %x1, %q0, %x0; popc.b32 %x1, %x1;", func(i int) uint32 {
			return uint32(i / 2)
		}},
		{"some masks leave their threads out", "setp.lt.u32 %q0, %i, 16; mov.u32 %x0, 0xFFFF; shfl.sync.bfly.b32 %x1, %i, 1, 31, %x0;", func(i int) uint32 { return uint32(i ^ 1) }},
		{"four masks, diverged", "shr.u32 %x2, %i, 3; shl.b32 %x3, %x2, 3; mov.u32 %x0, 0xFF; shl.b32 %x0, %x0, %x3; setp.lt.u32 %q0, %i, 20; @%q0 bra A;" +
			"shfl.sync.down.b32 %x1, %i, 1, 0x181F, %x0; bra E; A: shfl.sync.down.b32 %x1, %i, 1, 0x181F, %x0; E:", func(i int) uint32 {
			if i%8 == 7 {
				return uint32(i)
			}
			if i == 19 { // its source is at the other instruction: the value of that thread
				return 20
			}
			return uint32(i + 1)
		}},
		{"both sides of a branch", "setp.lt.u32 %q0, %i, 16; shl.b32 %x2, %i, 2; add.u32 %x3, %x2, 64; @%q0 bra A;" +
			"st.shared.u32 [%x2], 2; bar.warp.sync -1; ld.shared.u32 %x1, [%x2+-64]; bra E;" +
			"A: st.shared.u32 [%x2], 1; bar.warp.sync -1; ld.shared.u32 %x1, [%x3]; E:", func(i int) uint32 { return uint32(2 - i/16) }},
		{"one side waits for what comes later", "mov.u32 %x1, 0; setp.lt.u32 %q0, %i, 16; shl.b32 %x2, %i, 2; @!%q0 bra E;" +
			"bar.warp.sync -1; ld.shared.u32 %x1, [%x2+64]; bra F; E: st.shared.u32 [%x2], 7; bar.warp.sync -1; F:", func(i int) uint32 { return uint32(7 * (1 - i/16)) }},
		{"exited", "mov.u32 %x1, 0; setp.ge.u32 %q0, %i, 8; @%q0 st.global.u32 [%p], 99; @%q0 exit; bar.warp.sync -1; redux.sync.add.u32 %x1, %i, -1;", func(i int) uint32 {
			if i >= 8 {
				return 99
			}
			return 28
		}},
		{"guarded", "mov.u32 %x1, 0; setp.lt.u32 %q0, %i, 8; @%q0 shfl.sync.idx.b32 %x1, %i, 3, 31, 0xFF;", func(i int) uint32 {
			if i < 8 {
				return 3
			}
			return 0
		}},
		{"reconverges", "setp.lt.u32 %q0, %i, 9; @%q0 bra A; nanosleep.u32 1; A: bar.warp.sync -1; activemask.b32 %x1;", func(int) uint32 { return 0xFFFFFFFF }},
		{"a loop with as many rounds as the lane", "mov.u32 %x1, 0; mov.u32 %x2, -1; mov.u32 %x3, 0; L: vote.sync.ballot.b32 %x2, 1, %x2; add.u32 %x1, %x1, 1;" +
			"setp.lt.u32 %q0, %x1, %i; @!%q0 bra E; mov.u32 %x4, %lanemask_gt; shl.b32 %x2, -2, %x1; bra L; E:", func(i int) uint32 { return uint32(max(i, 1)) }},
		{"barrier of the block, diverged", "setp.lt.u32 %q0, %i, 5; @%q0 bra A; bar.sync 0; mov.u32 %x1, 1; bra E; A: bar.sync 0; mov.u32 %x1, 2; E:", func(i int) uint32 {
			if i < 5 {
				return 2
			}
			return 1
		}},
		{"negative offset of 32 bits", "mov.u32 %x2, 4; st.shared.u32 [%x2+8], 42; mov.u32 %x2, 0xFFFFFFF8; ld.shared.u32 %x1, [%x2+20];", func(int) uint32 { return 42 }},
	} {
		text := ".shared .align 4 .b8 tile[256];" + header + ".reg .b32 %tile; mov.u32 %tile, tile;" + c.body + " st.global.u32 [%p], %x1; ret; }"
		for _, timing := range []*Fermi{nil, NewFermi()} {
			out, _, err := one(t, text, Launch{Block: Dim3{X: 32}, Timing: timing}, make([]uint32, 32)...)
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
				continue
			}
			for i, v := range out {
				if v != c.want(i) {
					t.Errorf("%s: thread %d has %#x, want %#x", c.name, i, v, c.want(i))
					break
				}
			}
		}
	}
}

// TestMaskFindings: what PTX leaves open is a finding.
func TestMaskFindings(t *testing.T) {
	for body, want := range map[string]string{
		"setp.lt.u32 %q0, %i, 16; @!%q0 bra E; shfl.sync.idx.b32 %x1, %i, 20, 31, 0xFFFF; E:": "bad shuffle",
		"bar.warp.sync 0xFFFF;": "bad member mask",
		"setp.lt.u32 %q0, %i, 5; @%q0 bra A; bar.sync 0; bra E; A: bar.sync 0; E:":             "divergent barrier",
		"setp.lt.u32 %q0, %i, 5; @%q0 exit; bar.sync 0; shfl.sync.idx.b32 %x1, %i, 7, 31, -1;": "",
	} {
		text := header + body + " ret; }"
		_, stats := mustRun(t, text, Launch{Block: Dim3{X: 32}, Check: true}, make([]uint32, 32)...)
		got := ""
		if len(stats.Findings) > 0 {
			got = stats.Findings[0].Kind
		}
		if got != want {
			t.Errorf("%s: finding %q, want %q", body, got, want)
		}
	}
}

// TestCountsOfMasks: an instruction that waits counts once.
func TestCountsOfMasks(t *testing.T) {
	_, stats := mustRun(t, header+"setp.lt.u32 %q0, %i, 9; @%q0 bra A; bar.warp.sync -1; bra E; A: bar.warp.sync -1; E: ret; }", Launch{Block: Dim3{X: 32}}, make([]uint32, 32)...)
	if n := stats.ByOpcode["bar.warp.sync"]; n != 32 {
		t.Errorf("%d executions", n)
	}
}

// TestLocks: the threads of many warps take a lock in turn, in the usual spellings.
func TestLocks(t *testing.T) {
	const critical = "ld.volatile.global.u32 %x1, [%base+4]; add.u32 %x1, %x1, 1; st.volatile.global.u32 [%base+4], %x1; membar.gl;"
	for name, body := range map[string]string{
		"spin, then go on": "L: atom.global.cas.b32 %x0, [%base], 0, 1; setp.ne.u32 %q0, %x0, 0; @%q0 bra L;" + critical + "atom.global.exch.b32 %x2, [%base], 0;",
		"until done":       "mov.u32 %x3, 0; L: atom.global.cas.b32 %x0, [%base], 0, 1; setp.ne.u32 %q0, %x0, 0; @%q0 bra M;" + critical + "atom.global.exch.b32 %x2, [%base], 0; mov.u32 %x3, 1; M: setp.eq.u32 %q1, %x3, 0; @%q1 bra L;",
		"with sleep":       "L: atom.global.cas.b32 %x0, [%base], 0, 1; setp.eq.u32 %q0, %x0, 0; @%q0 bra M; nanosleep.u32 100; bra L; M:" + critical + "atom.global.exch.b32 %x2, [%base], 0;",
		"ticket":           "atom.global.add.u32 %x0, [%base], 1; L: ld.volatile.global.u32 %x1, [%base+4]; setp.ne.u32 %q0, %x1, %x0; @%q0 bra L; add.u32 %x1, %x1, 1; st.volatile.global.u32 [%base+4], %x1;",
	} {
		out, _, err := one(t, header+body+" ret; }", Launch{Block: Dim3{X: 128}, Grid: Dim3{X: 2}, MaxInstructions: 30_000_000}, 0, 0)
		if err != nil || out[1] != 256 {
			t.Errorf("%s: %d of 256 threads, %v", name, out[1], err)
		}
	}
}
