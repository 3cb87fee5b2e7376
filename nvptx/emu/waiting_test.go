package emu

import (
	"errors"
	"strings"
	"testing"
)

// waiting is a kernel of one warp per block in which each block waits for the next one.
const waiting = `.version 8.4
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p) {
	.reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %d<4>;
	ld.param.u64 %d1, [p]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %nctaid.x; mul.wide.u32 %d2, %r1, 4; add.s64 %d1, %d1, %d2;
	add.u32 %r3, %r1, 1; setp.ge.u32 %p1, %r3, %r2; mov.u32 %r4, 0; @%p1 bra LAST;
L:	SLEEP ld.volatile.global.u32 %r4, [%d1+4]; setp.eq.u32 %p2, %r4, 0; @%p2 bra L;
	bra E;
LAST:	LASTBLOCK
E:	add.u32 %r4, %r4, 1; st.volatile.global.u32 [%d1], %r4; ret; }`

// TestLaterBlocks: blocks that wait for later ones find them running, whoever runs them.
func TestLaterBlocks(t *testing.T) {
	for _, sleep := range []string{"", "nanosleep.u32 100;"} {
		text := strings.NewReplacer("SLEEP", sleep, "LASTBLOCK", "").Replace(waiting)
		for _, cfg := range []Launch{{}, {Workers: 2}, {Workers: 50}, {Check: true}} {
			cfg.Grid, cfg.Block = Dim3{X: 30}, Dim3{X: 1}
			out, stats := mustRun(t, text, cfg, make([]uint32, 31)...)
			for block := range 30 {
				if out[block] != uint32(30-block) {
					t.Errorf("%q, %d workers, checks %v: block %d has %d, want %d", sleep, cfg.Workers, cfg.Check, block, out[block], 30-block)
				}
			}
			if len(stats.Findings) > 0 {
				t.Errorf("%q, %d workers: %v", sleep, cfg.Workers, stats.Findings[0])
			}
		}
	}
}

// TestWaitsTogether: a warp whose threads wait for another block, in a loop with an inner loop of
// as many turns as each likes, still runs together when the wait ends.
func TestWaitsTogether(t *testing.T) {
	const text = `.version 8.4
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p) {
	.reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %d<4>;
	ld.param.u64 %d1, [p]; mov.u32 %r1, %ctaid.x; mov.u32 %r2, %tid.x; mov.u32 %r3, 0; setp.ne.u32 %p1, %r1, 0; @%p1 bra LATER;
WAIT:	mov.u32 %r5, 0;
INNER:	ld.volatile.global.u32 %r4, [%d1]; add.u32 %r5, %r5, 1; setp.lt.u32 %p1, %r5, %r2; @%p1 bra INNER;
	setp.eq.u32 %p1, %r4, 0; @%p1 bra WAIT;
WORK:	add.u32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, 100000; @%p1 bra WORK;
	ret;
LATER:	add.u32 %r3, %r3, 1; setp.lt.u32 %p1, %r3, 200000; @%p1 bra LATER;
	mov.u32 %r4, 1; st.volatile.global.u32 [%d1], %r4; ret; }`
	for _, workers := range []int{1, 2} {
		_, stats := mustRun(t, text, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 32}, Workers: workers}, 0)
		const work, want = 10, 3 * 100000
		if got := stats.ByLine[work]; got != want {
			t.Errorf("%d workers: the warp executes %d instructions of line %d, want %d", workers, got, work, want)
		}
	}
}

// TestFaultOfALaterBlock: what blocks wait for has gone wrong; the launch ends with its fault.
func TestFaultOfALaterBlock(t *testing.T) {
	text := strings.NewReplacer("SLEEP", "", "LASTBLOCK", "trap;").Replace(waiting)
	for _, workers := range []int{1, 2, 50} {
		_, _, err := one(t, text, Launch{Grid: Dim3{X: 5}, Block: Dim3{X: 1}, Workers: workers}, make([]uint32, 6)...)
		if f := (*Fault)(nil); !errors.As(err, &f) || f.Kind != "trap" {
			t.Errorf("%d workers: %v, want a trap", workers, err)
		}
	}
}

// TestAfterABarrier: where a barrier is missing, all warps have read what they read right after the
// last one before the warp that overwrites it comes to the end of a loop, as on a GPU: the first
// warp, and one that comes so late to the barrier that it is in the middle of a long turn.
func TestAfterABarrier(t *testing.T) {
	const text = `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 p) {
	.reg .pred %p<3>; .reg .b32 %r<8>; .reg .b64 %d<4>; .shared .align 4 .b32 word;
	ld.param.u64 %d1, [p]; mov.u32 %r1, %tid.x; mul.wide.u32 %d2, %r1, 4; add.s64 %d1, %d1, %d2;
	setp.ne.u32 %p1, %r1, WRITER; mov.u32 %r2, 7; mov.u32 %r5, 0; @!%p1 st.shared.u32 [word], %r2;
	@%p1 bra B;
W:	add.u32 %r5, %r5, 1; setp.lt.u32 %p2, %r5, WORK; @%p2 bra W;
B:	bar.sync 0;
	ld.shared.u32 %r3, [word]; mov.u32 %r4, 0;
L:	add.u32 %r4, %r4, 1; setp.lt.u32 %p2, %r4, 3; @%p2 bra L;
	@!%p1 st.shared.u32 [word], %r4;
	st.global.u32 [%d1], %r3; ret; }`
	const threads = 1024
	for _, late := range []struct{ writer, work string }{{"0", "1"}, {"0", "1000"}, {"992", "1"}, {"992", "1000"}, {"512", "1000"}} {
		for _, workers := range []int{1, 2} {
			text := strings.NewReplacer("WRITER", late.writer, "WORK", late.work).Replace(text)
			out, _ := mustRun(t, text, Launch{Grid: Dim3{X: 1}, Block: Dim3{X: threads}, Workers: workers}, make([]uint32, threads)...)
			for thread, got := range out[:threads] {
				if got != 7 {
					t.Fatalf("thread %s writes after %s rounds of work: thread %d has read %d, want 7", late.writer, late.work, thread, got)
				}
			}
		}
	}
}
