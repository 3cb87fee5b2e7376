package emu

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// one launches kernel k on a fresh memory with one buffer of n words (its only parameter) and
// returns the words.
func one(t *testing.T, text string, cfg Launch, init ...uint32) ([]uint32, *Stats, error) {
	t.Helper()
	p := load(t, text)
	mem := NewMemory(64)
	data := words32(init...)
	buf := put(t, mem, data)
	cfg.Kernel, cfg.Memory, cfg.Args = "k", mem, [][]byte{U64(buf)}
	stats, err := p.Launch(cfg)
	return asWords32(get(t, mem, buf, len(data))), stats, err
}

// mustRun is one without an error.
func mustRun(t *testing.T, text string, cfg Launch, init ...uint32) ([]uint32, *Stats) {
	t.Helper()
	out, stats, err := one(t, text, cfg, init...)
	if err != nil {
		t.Fatal(err)
	}
	return out, stats
}

// header begins a kernel that has the thread id in %i, its slot in %p, and some registers.
const header = `.visible .entry k(.param .u64 buf) {
	.reg .pred %q<8>; .reg .b32 %i, %n, %x<16>; .reg .b64 %p, %base, %y<16>; .reg .f32 %f<8>; .reg .b16 %h<4>;
	ld.param.u64 %base, [buf];
	mov.u32 %i, %ctaid.x; mov.u32 %n, %ntid.x; mul.lo.u32 %i, %i, %n; mov.u32 %n, %tid.x; add.u32 %i, %i, %n;
	mul.wide.u32 %p, %i, 4; add.u64 %p, %base, %p;
`

func TestReduction(t *testing.T) {
	text := `.shared .align 4 .b8 tile[1024];` + header + `
	ld.global.u32 %x0, [%p];
	mov.u32 %n, %tid.x; shl.b32 %x1, %n, 2; mov.u32 %x2, tile; add.u32 %x1, %x1, %x2;
	st.shared.u32 [%x1], %x0;
	bar.sync 0;
	mov.u32 %x3, 128;
LOOP:
	setp.ge.u32 %q0, %n, %x3;
	@%q0 bra SKIP;
	shl.b32 %x4, %x3, 2; add.u32 %x4, %x1, %x4;
	ld.shared.u32 %x5, [%x4]; ld.shared.u32 %x6, [%x1]; add.u32 %x6, %x6, %x5; st.shared.u32 [%x1], %x6;
SKIP:
	bar.sync 0;
	shr.u32 %x3, %x3, 1;
	setp.ne.u32 %q1, %x3, 0;
	@%q1 bra LOOP;
	setp.ne.u32 %q2, %n, 0;
	@%q2 exit;
	ld.shared.u32 %x7, [tile]; st.global.u32 [%p], %x7;
	ret; }`
	in := make([]uint32, 512)
	var want [2]uint32
	for i := range in {
		in[i] = uint32(i * i)
		want[i/256] += in[i]
	}
	for _, cfg := range []Launch{{}, {Workers: 2}, {Check: true}, {Timing: NewFermi()}} {
		cfg.Grid, cfg.Block = Dim3{X: 2}, Dim3{X: 256}
		out, stats := mustRun(t, text, cfg, in...)
		if out[0] != want[0] || out[256] != want[1] {
			t.Errorf("sums %d %d, want %v", out[0], out[256], want)
		}
		if stats.Barriers != 18 || stats.Transactions != 2*8+2 || len(stats.Findings) != 0 {
			t.Errorf("%d barriers, %d transactions, findings %v", stats.Barriers, stats.Transactions, stats.Findings)
		}
		if (cfg.Timing != nil) != (stats.Cycles > 0) {
			t.Errorf("%d cycles", stats.Cycles)
		}
	}
}

func TestDivergentLoopReconverges(t *testing.T) {
	out, stats := mustRun(t, header+`
	mov.u32 %x0, 0; mov.u32 %x1, 0;
LOOP:
	setp.ge.u32 %q0, %x0, %i; @%q0 bra DONE;
	and.b32 %x2, %x0, 1; setp.eq.u32 %q1, %x2, 0; @%q1 bra EVEN;
	add.u32 %x1, %x1, 100; bra.uni NEXT;
EVEN:
	add.u32 %x1, %x1, 1;
NEXT:
	add.u32 %x0, %x0, 1; bra.uni LOOP;
DONE:
	activemask.b32 %x3; setp.ne.u32 %q2, %x3, -1; @%q2 trap;
	st.global.u32 [%p], %x1; ret; }`, Launch{Block: Dim3{X: 32}}, make([]uint32, 32)...)
	for i, v := range out {
		if want := uint32((i+1)/2 + i/2*100); v != want {
			t.Errorf("thread %d: %d, want %d", i, v, want)
		}
	}
	if stats.DivergentBranches != 32-1+0 {
		t.Errorf("%d divergent branches, want 31: one exit of each iteration", stats.DivergentBranches)
	}
}

func TestRecursionDivergent(t *testing.T) {
	text := `.visible .func (.param .b32 r) fib(.param .b32 a) {
	.reg .pred %q; .reg .b32 %x<6>;
	ld.param.u32 %x0, [a];
	setp.lt.u32 %q, %x0, 2; @%q bra LEAF;
	sub.u32 %x1, %x0, 1;
	{ .param .b32 p0; st.param.b32 [p0], %x1; .param .b32 r0; call.uni (r0), fib, (p0); ld.param.b32 %x2, [r0]; }
	sub.u32 %x1, %x0, 2;
	{ .param .b32 p0; st.param.b32 [p0], %x1; .param .b32 r0; call.uni (r0), fib, (p0); ld.param.b32 %x3, [r0]; }
	add.u32 %x2, %x2, %x3; st.param.b32 [r], %x2; ret;
LEAF: st.param.b32 [r], %x0; ret; }
` + header + `
	and.b32 %x0, %i, 15;
	{ .param .b32 p0; st.param.b32 [p0], %x0; .param .b32 r0; call.uni (r0), fib, (p0); ld.param.b32 %x2, [r0]; }
	st.global.u32 [%p], %x2; ret; }`
	for _, check := range []bool{false, true} {
		out, stats := mustRun(t, text, Launch{Block: Dim3{X: 32}, Check: check}, make([]uint32, 32)...)
		fib := func(n int) (a uint32) {
			b := uint32(1)
			for ; n > 0; n-- {
				a, b = b, a+b
			}
			return a
		}
		for i, v := range out {
			if v != fib(i&15) {
				t.Errorf("fib(%d) = %d, want %d", i&15, v, fib(i&15))
			}
		}
		if len(stats.Findings) > 0 {
			t.Error(stats.Findings[0])
		}
	}
}

func TestIndirectCalls(t *testing.T) {
	var text strings.Builder
	for i := 0; i < 3; i++ {
		fmt.Fprintf(&text, ".func (.reg .b32 r) f%d(.reg .b32 a) { add.u32 r, a, %d; ret; }\n", i, 1000*(i+1))
	}
	text.WriteString(".global .u64 table[3] = {f0, f1, f2};\n" + header + `
	rem.u32 %x0, %i, 3; mul.wide.u32 %y0, %x0, 8; mov.u64 %y1, table; add.u64 %y1, %y1, %y0; ld.global.u64 %y2, [%y1];
	proto: .callprototype (.reg .b32 _) _ (.reg .b32 _);
	setp.eq.u32 %q0, %i, 5; mov.u32 %x1, 7;
	@!%q0 call (%x1), %y2, (%i), proto;
	st.global.u32 [%p], %x1; ret; }`)
	out, stats := mustRun(t, text.String(), Launch{Block: Dim3{X: 32}}, make([]uint32, 32)...)
	for i, v := range out {
		want := uint32(i + 1000*(i%3+1))
		if i == 5 {
			want = 7
		}
		if v != want {
			t.Errorf("thread %d: %d, want %d", i, v, want)
		}
	}
	if stats.DivergentBranches != 1 {
		t.Errorf("%d divergent branches", stats.DivergentBranches)
	}
}

func TestBranchTable(t *testing.T) {
	out, _ := mustRun(t, header+`
	list: .branchtargets A, B, C, B;
	and.b32 %x0, %i, 3;
	brx.idx %x0, list;
A:	mov.u32 %x1, 10; bra.uni END;
B:	mov.u32 %x1, 20; bra.uni END;
C:	mov.u32 %x1, 30;
END: st.global.u32 [%p], %x1; ret; }`, Launch{Block: Dim3{X: 32}}, make([]uint32, 32)...)
	for i, v := range out {
		if want := []uint32{10, 20, 30, 20}[i&3]; v != want {
			t.Errorf("thread %d: %d, want %d", i, v, want)
		}
	}
}

func TestAtomics(t *testing.T) {
	out, stats := mustRun(t, header+`
	atom.global.add.u32 %x0, [%base], 1;
	red.global.max.u32 [%base+4], %i;
	atom.global.cas.b32 %x1, [%base+8], 0, %i;
	red.relaxed.gpu.global.add.f32 [%base+12], 0f3F800000;
	atom.global.inc.u32 %x2, [%base+16], 9;
	ret; }`, Launch{Grid: Dim3{X: 3}, Block: Dim3{X: 50}}, 0, 0, 0, 0, 0)
	want := []uint32{150, 149, 149, 0x43160000, 0}
	// cas: thread 0 writes 0, which the next one finds; thread 1 wins
	want[2] = 1
	for i := range want {
		if out[i] != want[i] {
			t.Errorf("word %d: %#x, want %#x", i, out[i], want[i])
		}
	}
	if stats.Loads.Global != 450 || stats.Stores.Global != 750 {
		t.Errorf("%+v %+v", stats.Loads, stats.Stores)
	}
}

func TestShuffleSum(t *testing.T) {
	out, _ := mustRun(t, header+`
	mov.u32 %x0, %i;
	shfl.sync.bfly.b32 %x1, %x0, 16, 31, -1; add.u32 %x0, %x0, %x1;
	shfl.sync.bfly.b32 %x1, %x0, 8, 31, -1; add.u32 %x0, %x0, %x1;
	shfl.sync.bfly.b32 %x1, %x0, 4, 31, -1; add.u32 %x0, %x0, %x1;
	shfl.sync.bfly.b32 %x1, %x0, 2, 31, -1; add.u32 %x0, %x0, %x1;
	shfl.sync.bfly.b32 %x1, %x0, 1, 31, -1; add.u32 %x0, %x0, %x1;
	shfl.sync.up.b32 %x2|%q0, %i, 1, 0, -1; selp.b32 %x2, %x2, 77, %q0;
	shfl.sync.down.b32 %x3|%q1, %i, 4, 0x1807, -1;
	shfl.sync.idx.b32 %x4, %i, 3, 31, -1;
	vote.sync.ballot.b32 %x5, %q0, -1;
	redux.sync.add.u32 %x6, %i, -1;
	match.any.sync.b32 %x7, %x3, -1;
	add.u32 %x0, %x0, %x6;
	setp.eq.u32 %q2, %i, 1; @%q2 st.global.u32 [%base+16], %x7;
	setp.eq.u32 %q3, %i, 0; @!%q3 bra END;
	st.global.u32 [%base], %x0; st.global.u32 [%base+4], %x2; st.global.u32 [%base+8], %x4; st.global.u32 [%base+12], %x5;
END: setp.eq.u32 %q4, %i, 6; @%q4 st.global.u32 [%base+20], %x3; ret; }`, Launch{Block: Dim3{X: 32}}, make([]uint32, 6)...)
	// down by 4 in segments of 8: threads 0…3 read 4…7, threads 4…7 themselves; so 1 and 5 both
	// have 5.
	want := []uint32{496 * 2, 77, 3, 0xFFFFFFFE, 1<<1 | 1<<5, 6}
	for i := range want {
		if out[i] != want[i] {
			t.Errorf("word %d: %#x, want %#x", i, out[i], want[i])
		}
	}
}

func TestBarrierReductionAndArrive(t *testing.T) {
	out, _ := mustRun(t, `.shared .b32 flag;`+header+`
	and.b32 %x0, %i, 3; setp.eq.u32 %q0, %x0, 0;
	bar.red.popc.u32 %x1, 0, %q0;
	bar.red.or.pred %q1, 1, %q0; bar.red.and.pred %q2, 2, !%q0;
	setp.ge.u32 %q3, %i, 32; @%q3 bra CONSUMER;
	st.shared.u32 [flag], 5; bar.arrive 3, 64; bra.uni END;
CONSUMER: bar.sync 3, 64; ld.shared.u32 %x2, [flag]; add.u32 %x1, %x1, %x2;
END: selp.u32 %x3, 1000, 0, %q1; add.u32 %x1, %x1, %x3; selp.u32 %x3, 10000, 0, %q2; add.u32 %x1, %x1, %x3;
	st.global.u32 [%p], %x1; ret; }`, Launch{Block: Dim3{X: 64}, Check: true}, make([]uint32, 64)...)
	if out[0] != 1016 || out[63] != 1021 {
		t.Errorf("%v", out)
	}
}

// TestUnalignedBarrier: both sides of a divergent branch reach a barrier, each at its own
// instruction.
func TestUnalignedBarrier(t *testing.T) {
	out, _ := mustRun(t, header+`
	setp.lt.u32 %q0, %i, 10; @%q0 bra B;
	barrier.sync 0; mov.u32 %x0, 1; bra.uni END;
B:	barrier.sync 0; mov.u32 %x0, 2;
END: activemask.b32 %x1; add.u32 %x0, %x0, %x1; st.global.u32 [%p], %x0; ret; }`, Launch{Block: Dim3{X: 32}}, make([]uint32, 32)...)
	if out[0] != 1 || out[31] != 0 {
		t.Errorf("%v", out)
	}
}

// TestSpinLockInWarp: threads of one warp take a lock in turn, which needs progress on both sides
// of the branch.
func TestSpinLockInWarp(t *testing.T) {
	out, _ := mustRun(t, header+`
SPIN:
	atom.global.cas.b32 %x0, [%base], 0, 1;
	setp.ne.u32 %q0, %x0, 0; @%q0 bra SPIN;
	ld.volatile.global.u32 %x1, [%base+4]; add.u32 %x1, %x1, 1; st.volatile.global.u32 [%base+4], %x1;
	atom.global.exch.b32 %x2, [%base], 0;
	ret; }`, Launch{Block: Dim3{X: 32}, MaxInstructions: 100_000_000}, 0, 0)
	if out[1] != 32 {
		t.Errorf("%d threads had the lock", out[1])
	}
}

func TestGenericAddresses(t *testing.T) {
	out, stats := mustRun(t, `.shared .align 8 .b8 s[64]; .const .b32 c[2] = {11, 22}; .global .b32 g = 33;`+header+`
	.local .align 8 .b8 l[16];
	mov.u64 %y0, s; cvta.shared.u64 %y1, %y0;
	mov.u64 %y2, l; cvta.local.u64 %y3, %y2;
	mov.u64 %y4, c; cvta.const.u64 %y5, %y4;
	mov.u64 %y6, g; cvta.global.u64 %y7, %y6;
	st.u32 [%y1+4], 1; st.local.u32 [l+8], %i; st.u32 [%y3+4], 5; ld.local.u32 %x0, [%y2+4];
	ld.u32 %x1, [%y3+8]; ld.u32 %x2, [%y5+4]; ld.u32 %x3, [%y7]; ld.shared.u32 %x4, [s+4];
	isspacep.shared %q0, %y1; isspacep.local %q1, %y3; isspacep.global %q2, %y7; isspacep.local %q3, %y7;
	cvta.to.local.u64 %y8, %y3; setp.eq.u64 %q4, %y8, %y2;
	and.pred %q0, %q0, %q1; and.pred %q0, %q0, %q2; and.pred %q0, %q0, %q4; not.pred %q3, %q3; and.pred %q0, %q0, %q3;
	add.u32 %x0, %x0, %x1; add.u32 %x0, %x0, %x2; add.u32 %x0, %x0, %x3; add.u32 %x0, %x0, %x4;
	selp.u32 %x0, %x0, 0, %q0;
	st.global.u32 [%p], %x0; ret; }`, Launch{Block: Dim3{X: 32}, Check: true}, make([]uint32, 32)...)
	for i, v := range out {
		if v != uint32(5+i+22+33+1) {
			t.Errorf("thread %d: %d", i, v)
		}
	}
	if stats.Loads.Generic != 96 || stats.Loads.Local != 32 || stats.Stores.Generic != 64 {
		t.Errorf("%+v %+v", stats.Loads, stats.Stores)
	}
}

func TestPrintfMallocAssert(t *testing.T) {
	text := `.extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);
	.extern .func (.param .b64 r) malloc(.param .b64 n); .extern .func free(.param .b64 p);
	.global .align 1 .b8 fmt[] = {37, 100, 32, 37, 46, 50, 102, 32, 37, 115, 33, 10, 0};
	.global .align 1 .b8 str[3] = {104, 105};
	` + strings.Replace(header, ".visible", "\n.visible", 1) + `
	.local .align 8 .b8 args[24];
	mov.u64 %y0, args; cvta.local.u64 %y1, %y0; st.u32 [%y1], %i; st.f64 [%y1+8], 0d3FF8000000000000;
	mov.u64 %y2, str; cvta.global.u64 %y2, %y2; st.u64 [%y1+16], %y2;
	mov.u64 %y3, fmt; cvta.global.u64 %y3, %y3;
	{ .param .b64 p0; st.param.b64 [p0], %y3; .param .b64 p1; st.param.b64 [p1], %y1; .param .b32 r0; call.uni (r0), vprintf, (p0, p1); ld.param.b32 %x0, [r0]; }
	{ .param .b64 p0; st.param.b64 [p0], 8; .param .b64 r0; call.uni (r0), malloc, (p0); ld.param.b64 %y4, [r0]; }
	st.u32 [%y4+4], %x0; ld.u32 %x1, [%y4+4]; st.global.u32 [%p], %x1;
	{ .param .b64 p0; st.param.b64 [p0], %y4; call.uni free, (p0); }
	ret; }`
	text = strings.Replace(text, "fmt[]", "fmt[13]", 1)
	var out bytes.Buffer
	words, _ := mustRun(t, text, Launch{Block: Dim3{X: 2}, Stdout: &out}, 0, 0)
	if want := "0 1.50 hi!\n1 1.50 hi!\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
	if words[0] != 3 || words[1] != 3 {
		t.Errorf("%v", words)
	}
}

func TestFaults(t *testing.T) {
	for _, c := range []struct{ name, body, kind, mentions string }{
		{"out of bounds", "st.global.u32 [%p+400], %i;", "out of bounds", "thread (0,0,0)"},
		{"null", "mov.u64 %y0, 0; ld.u32 %x0, [%y0];", "out of bounds", "0x0"},
		{"misaligned", "ld.global.u32 %x0, [%p+2];", "misaligned access", "no multiple of 4"},
		{"misaligned vector", "ld.global.v2.u32 {%x0, %x1}, [%p+4];", "misaligned access", "no multiple of 8"},
		{"shared", "mov.u32 %x1, 1024; ld.shared.u32 %x0, [%x1];", "out of bounds", "shared address 0x400"},
		{"trap", "setp.eq.u32 %q0, %i, 5; @%q0 trap;", "trap", "thread (5,0,0)"},
		{"deadlock", "setp.lt.u32 %q0, %i, 32; @%q0 bra E; bar.sync 0; E: bar.sync 1;", "deadlock", "32 of 64"},
		{"bad mask", "setp.lt.u32 %q0, %i, 7; @%q0 shfl.sync.idx.b32 %x0, %i, 0, 31, -1; @!%q0 shfl.sync.idx.b32 %x0, %i, 0, 31, -2;", "bad member mask", "do not come: 0xffffff80"},
		{"mask and barrier", "setp.lt.u32 %q0, %i, 7; @%q0 bra E; bar.sync 0; E: bar.warp.sync -1; bar.sync 1;", "bad member mask", "0xffffffff"},
		{"read-only", "mov.u64 %y0, c; cvta.const.u64 %y0, %y0; st.u32 [%y0], 1;", "write to read-only memory", "const"},
		{"stack overflow", "L: alloca.u64 %y0, 4096; bra L;", "stack overflow", "524288"},
		{"undefined function", "call.uni nowhere;", "unsupported", "not defined"},
		{"misaligned 128 bits", ".reg .b128 %w, %v; atom.global.exch.b128 %w, [%p], %v;", "misaligned access", "no multiple of 16"},
		{"endless", "L: bra L;", "limit", "more than"},
		{"brx", "l: .branchtargets A, A; brx.idx %i, l; A:", "bad branch", "index 2 of 2"},
	} {
		text := ".const .u32 c = 1; .extern .func nowhere();" + header + c.body + " ret; }"
		_, _, err := one(t, text, Launch{Block: Dim3{X: 64}, MaxInstructions: 1_000_000}, make([]uint32, 64)...)
		var f *Fault
		if !errors.As(err, &f) || f.Kind != c.kind || !strings.Contains(f.Error(), c.mentions) {
			t.Errorf("%s: %v", c.name, err)
		}
		if f != nil && c.kind != "limit" && f.Line == 0 {
			t.Errorf("%s: no line", c.name)
		}
	}
}

func TestCheckFindings(t *testing.T) {
	for _, c := range []struct{ name, body, kind string }{
		{"uninitialised shared", "ld.shared.u32 %x0, [s];", "uninitialised read"},
		{"uninitialised local", "ld.local.u32 %x0, [l];", "uninitialised read"},
		{"write and read", "shr.u32 %x1, %i, 5; add.u32 %x1, %x1, 1; st.shared.u32 [s], %x1; ld.shared.u32 %x0, [s];", "race"},
		{"global", "shr.u32 %x1, %i, 5; add.u32 %x1, %x1, 1; st.global.u32 [%base], %x1; ld.global.u32 %x0, [%base];", "race"},
		{"one writes, the other reads", "shr.u32 %x0, %i, 5; setp.eq.u32 %q0, %x0, 0; @%q0 st.global.u32 [%base], 1; @!%q0 ld.global.u32 %x0, [%base];", "race"},
		{"none: the same value", "st.shared.u32 [s], 1; ld.shared.u32 %x0, [s]; st.global.u32 [%base], 1;", ""},
		{"one instruction", "shr.u32 %x0, %i, 5; setp.eq.u32 %q0, %x0, 0; @%q0 st.shared.u32 [s], %i;", "race"},
		{"none: one volatile instruction", "shr.u32 %x0, %i, 5; setp.eq.u32 %q0, %x0, 0; @%q0 st.volatile.shared.u32 [s], %i; @%q0 ld.volatile.shared.u32 %x1, [s];", ""},
		{"one plain instruction after a volatile one", "shr.u32 %x0, %i, 5; setp.eq.u32 %q0, %x0, 0; @%q0 st.volatile.shared.u32 [s], %i; @%q0 st.shared.u32 [s], %i;", "race"},
		{"none: barrier", "setp.lt.u32 %q0, %i, 32; @%q0 st.shared.u32 [s], 1; bar.sync 0; ld.shared.u32 %x0, [s];", ""},
		{"none: atomics", "atom.global.add.u32 %x0, [%base], 1;", ""},
		{"none: own slots", "shr.u32 %x0, %i, 5; shl.b32 %x0, %x0, 2; mov.u32 %x1, s; add.u32 %x0, %x0, %x1; st.shared.u32 [%x0], 1; ld.shared.u32 %x1, [%x0];", ""},
	} {
		text := ".shared .align 4 .b8 s[64];" + header + ".local .align 4 .b8 l[8];" + c.body + " ret; }"
		_, stats := mustRun(t, text, Launch{Block: Dim3{X: 64}, Check: true}, make([]uint32, 64)...)
		switch {
		case c.kind == "" && len(stats.Findings) > 0:
			t.Errorf("%s: %v", c.name, stats.Findings[0])
		case c.kind != "" && (len(stats.Findings) == 0 || stats.Findings[0].Kind != c.kind):
			t.Errorf("%s: found %v", c.name, stats.Findings)
		}
	}
}

func TestRolesAndConflicts(t *testing.T) {
	_, stats := mustRun(t, `.shared .align 4 .b8 s[8192];`+header+`
	.local .align 4 .b8 l[8];
	st.local.u32 [l], %i; // spill
	ld.local.u32 %x0, [l]; // reload: slot 0
	st.shared.u32 [s], %n; // spill
	mov.u32 %x1, 4; // rematerialized
	mul.lo.u32 %x2, %n, 8; mov.u32 %x3, s; add.u32 %x2, %x2, %x3;
	ld.shared.u32 %x4, [%x2];
	ret; }`, Launch{Block: Dim3{X: 32}}, make([]uint32, 32)...)
	want := SpillStats{LoadsLocal: 32, StoresLocal: 32, StoresShared: 32, Rematerialized: 32}
	if stats.Spill != want || stats.BankConflicts != 1 || stats.Transactions != 2 {
		t.Errorf("%+v, %d conflicts, %d transactions", stats.Spill, stats.BankConflicts, stats.Transactions)
	}
}

// TestRandomControlFlow runs programs of random branches, calls and returns once with 32 threads in
// a warp and once with one: the results must agree, and the tree of divergence must empty itself.
func TestRandomControlFlow(t *testing.T) {
	for seed := int64(0); seed < 150; seed++ {
		text := randomProgram(rand.New(rand.NewSource(seed)))
		together, _ := mustRun(t, text, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 40}}, make([]uint32, 80)...)
		alone, _ := mustRun(t, text, Launch{Grid: Dim3{X: 80}, Block: Dim3{X: 1}}, make([]uint32, 80)...)
		timed, _ := mustRun(t, text, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 40}, Timing: NewFermi()}, make([]uint32, 80)...)
		for i := range together {
			if together[i] != alone[i] || timed[i] != alone[i] {
				t.Fatalf("seed %d, thread %d: %#x in a warp, %#x alone, %#x timed\n%s", seed, i, together[i], alone[i], timed[i], text)
			}
		}
	}
}

// randomProgram has a kernel and a recursive function with random control flow; fuel ends them.
func randomProgram(r *rand.Rand) string {
	var b strings.Builder
	b.WriteString(".func (.reg .b32 r) f(.reg .b32 x, .reg .b32 fuel) {\n.reg .pred q; .reg .b32 t;\n")
	randomBlocks(&b, r, 3+r.Intn(6), "mov.u32 r, x; ret;")
	b.WriteString("}\n" + header + ".reg .b32 x, fuel, t, r; .reg .pred q;\nmov.u32 x, %i; mov.u32 fuel, 40;\n")
	randomBlocks(&b, r, 3+r.Intn(10), "bra END;")
	b.WriteString("END: activemask.b32 t; st.global.u32 [%p], x; ret; }\n")
	return b.String()
}

func randomBlocks(b *strings.Builder, r *rand.Rand, n int, leave string) {
	for i := 0; i < n; i++ {
		fmt.Fprintf(b, "B%d: mad.lo.u32 x, x, %d, %d; sub.u32 fuel, fuel, 1; setp.le.s32 q, fuel, 0; @q bra OUT;\n", i, 1+2*r.Intn(1000), r.Intn(1000))
		if r.Intn(4) == 0 {
			b.WriteString("shr.u32 t, fuel, 1; shr.u32 r, x, 9; and.b32 r, r, 1; setp.eq.u32 q, r, 0; mov.u32 r, x;\n")
			b.WriteString([]string{"@q call (r), f, (x, t);\n", "call (r), f, (x, t);\n"}[r.Intn(2)] + "add.u32 x, x, r;\n")
		}
		fmt.Fprintf(b, "shr.u32 t, x, %d; and.b32 t, t, 3; setp.eq.u32 q, t, %d;\n", r.Intn(28), r.Intn(4))
		switch r.Intn(6) {
		case 0:
			fmt.Fprintf(b, "@q bra OUT;\n")
		case 1:
			fmt.Fprintf(b, "@!q bra B%d;\nbra B%d;\n", r.Intn(n), r.Intn(n))
		default:
			fmt.Fprintf(b, "@q bra B%d;\n", r.Intn(n))
		}
	}
	b.WriteString("OUT: " + leave + "\n")
}

func BenchmarkThreadInstructions(b *testing.B) {
	p := load(b, header+`
	mov.u32 %x0, 0; cvt.rn.f32.u32 %f0, %i;
LOOP:
	fma.rn.f32 %f0, %f0, 0f3F000000, 0f3F800000; xor.b32 %x1, %x1, %x0; add.u32 %x0, %x0, 1;
	setp.lt.u32 %q0, %x0, 1000; @%q0 bra LOOP;
	st.global.f32 [%p], %f0; ret; }`)
	mem := NewMemory(64)
	buf := put(b, mem, make([]byte, 4*1024))
	n := uint64(0)
	for i := 0; i < b.N; i++ {
		s, err := p.Launch(Launch{Kernel: "k", Grid: Dim3{X: 4}, Block: Dim3{X: 256}, Memory: mem, Args: [][]byte{U64(buf)}})
		if err != nil {
			b.Fatal(err)
		}
		n += s.ThreadInstructions
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds()/1e6, "Minst/s")
}
