package emu

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// header90 and header100 begin modules of instructions that came with these processors.
const (
	header90  = ".version 8.8\n.target sm_90a\n.address_size 64\n"
	header100 = ".version 8.8\n.target sm_100a\n.address_size 64\n"
)

// accepted lets ptxas judge a text, where there is one.
func accepted(t *testing.T, text string) {
	t.Run("ptxas", func(t *testing.T) {
		ptxas := oracle.Tool(t, "ptxas")
		file := filepath.Join(t.TempDir(), "text.ptx")
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		_, target, _ := strings.Cut(text, ".target ")
		target, _, _ = strings.Cut(target, "\n")
		if out, err := exec.Command(ptxas, "-arch", target, "-o", os.DevNull, file).CombinedOutput(); err != nil {
			t.Errorf("%v: %s\n%s", err, out, text)
		}
	})
}

// neighbours begins a kernel of clusters of two blocks of a warp: %own is an array of 128 32-bit
// numbers in shared memory, %far the other block's, %bar and %farbar barriers of one arrival, which
// the first thread has announced bytes to.
const neighbours = `.visible .entry k(.param .u64 buf) .reqnctapercluster 2 {
	.shared .align 16 .b32 own[128]; .shared .align 8 .b64 bar; .reg .pred %q<4>; .reg .b64 %base, %y<8>; .reg .b32 %t, %i, %r, %x<12>; .reg .f32 %f<4>;
	ld.param.u64 %base, [buf]; mov.u32 %t, %tid.x; mov.u32 %r, %cluster_ctarank; mad.lo.u32 %i, %r, 32, %t; xor.b32 %r, %r, 1;
	mov.u32 %x0, own; mov.u32 %x1, bar; mapa.shared::cluster.u32 %x2, %x0, %r; mapa.shared::cluster.u32 %x3, %x1, %r;
	mad.lo.u32 %x4, %t, 16, %x0; mad.lo.u32 %x5, %t, 16, %x2; setp.eq.u32 %q0, %t, 0; mul.wide.u32 %y0, %i, 16; add.u64 %y0, %base, %y0;
	st.shared.v4.u32 [%x4], {10, 20, 30, 40}; @%q0 mbarrier.init.shared.b64 [bar], 1; @%q0 mbarrier.arrive.expect_tx.shared.b64 %y1, [bar], BYTES;
	barrier.cluster.arrive.aligned; barrier.cluster.wait.aligned;
	add.u32 %x8, %i, 100; add.u32 %x9, %i, 200; mov.b64 %y2, {%x8, %x9}; add.u32 %x10, %i, 300; mov.b64 %y3, {%x10, %x8};
	BODY
	ld.shared.u32 %x11, [%x4]; barrier.cluster.arrive.aligned;
	W: mbarrier.try_wait.parity.shared.b64 %q1, [bar], 0; @!%q1 bra W;
	ld.shared.v4.u32 {%x4, %x5, %x6, %x7}, [%x4]; st.global.v4.u32 [%y0], {%x4, %x5, %x6, %x7}; barrier.cluster.wait.aligned; EARLY ret; }`

// TestAsynchronousStores: st.async and red.async change the other block's memory when its barrier
// has counted their bytes, and not before.
func TestAsynchronousStores(t *testing.T) {
	const done = ".shared::cluster.mbarrier::complete_tx::bytes"
	for _, c := range []struct {
		body  string
		bytes int // of a thread
		want  func(i uint32) [4]uint32
	}{
		{"st.async.weak" + done + ".b32 [%x5], %x8, [%x3];", 4, func(i uint32) [4]uint32 { return [4]uint32{i + 100, 20, 30, 40} }},
		{"st.async" + done + ".s64 [%x5+8], %y2, [%x3];", 8, func(i uint32) [4]uint32 { return [4]uint32{10, 20, i + 100, i + 200} }},
		{"st.async" + done + ".v2.u32 [%x5], {%x8, %x9}, [%x3];", 8, func(i uint32) [4]uint32 { return [4]uint32{i + 100, i + 200, 30, 40} }},
		{"st.async.weak" + done + ".v4.b32 [%x5], {%x8, %x9, %x10, 7}, [%x3];", 16, func(i uint32) [4]uint32 { return [4]uint32{i + 100, i + 200, i + 300, 7} }},
		{"st.async.weak" + done + ".v2.b64 [%x5], {%y2, %y3}, [%x3];", 16, func(i uint32) [4]uint32 { return [4]uint32{i + 100, i + 200, i + 300, i + 100} }},
		{"red.async.relaxed.cluster" + done + ".add.s32 [%x5+4], %x8, [%x3];", 4, func(i uint32) [4]uint32 { return [4]uint32{10, i + 120, 30, 40} }},
		{"red.async.relaxed.cluster" + done + ".add.u64 [%x5], %y2, [%x3];", 8, func(i uint32) [4]uint32 { return [4]uint32{i + 110, i + 220, 30, 40} }},
		{"red.async.relaxed.cluster" + done + ".max.u32 [%x5], %t, [%x3];", 4, func(i uint32) [4]uint32 { return [4]uint32{max(10, i%32), 20, 30, 40} }},
		{"red.async.relaxed.cluster" + done + ".xor.b32 [%x5], %x8, [%x3];", 4, func(i uint32) [4]uint32 { return [4]uint32{10 ^ (i + 100), 20, 30, 40} }},
		{"red.async.relaxed.cluster" + done + ".inc.u32 [%x5], 10, [%x3];", 4, func(uint32) [4]uint32 { return [4]uint32{0, 20, 30, 40} }},
	} {
		text := header90 + strings.NewReplacer("BYTES", fmt.Sprint(32*c.bytes), "BODY", c.body, "EARLY", "").Replace(neighbours)
		out, stats := mustRun(t, text, Launch{Grid: Dim3{X: 4}, Block: Dim3{X: 32}, Check: true}, make([]uint32, 64*4)...)
		if len(stats.Findings) > 0 {
			t.Errorf("%s: %v", c.body, stats.Findings[0])
		}
		for i := range uint32(64) {
			if want := c.want(i ^ 32); [4]uint32(out[4*i:]) != want {
				t.Fatalf("%s: thread %d has %v, want %v", c.body, i, out[4*i:][:4], want)
			}
		}
		// What a block has before it waits is what it had.
		early := header90 + strings.NewReplacer("BYTES", fmt.Sprint(32*c.bytes), "BODY", c.body, "EARLY", "st.global.u32 [%y0], %x11;").Replace(neighbours)
		if out, _ := mustRun(t, early, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 32}}, make([]uint32, 64*4)...); out[0] != 10 && out[32*4] != 10 {
			t.Errorf("%s: %d and %d, though nothing has waited", c.body, out[0], out[32*4])
		}
		accepted(t, text)
	}
	wrong := header90 + strings.NewReplacer("BYTES", "128", "BODY", "st.async"+done+".b32 [%x5], %x8, [%x1];", "EARLY", "").Replace(neighbours)
	if _, _, err := one(t, wrong, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 32}}, make([]uint32, 64*4)...); err == nil || !strings.Contains(err.Error(), "another block") {
		t.Errorf("a barrier of another block than the memory: %v", err)
	}
}

// TestAsynchronousGlobal: stores and reductions in global memory that nothing counts are there at
// the end of the block, and earlier for a block that waits for them.
func TestAsynchronousGlobal(t *testing.T) {
	body := header + `
	add.u32 %x0, %i, 5; mov.u16 %h0, 7; mov.u32 %x3, %ctaid.x; setp.eq.u32 %q0, %x3, 0;
	@%q0 st.async.mmio.release.sys.global.b32 [%p+256], %x0; @%q0 red.async.release.gpu.global.add.u32 [%p], %x0; @%q0 red.async.release.gpu.global.min.s32 [%p+512], -3;
	@%q0 st.async.release.gpu.global.u16 [%p+768], %h0; @%q0 bra E;
L:	ld.acquire.gpu.global.u32 %x1, [%p+128]; setp.eq.u32 %q1, %x1, 0; @%q1 bra L; st.global.u32 [%p+256], %x1;
E:	ld.relaxed.gpu.global.u32 %x2, [%base]; setp.eq.u32 %q2, %x2, 0; @%q2 bra E; ret; }`
	out, _ := mustRun(t, header100+body, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 32}, Cooperative: true, MaxInstructions: 1 << 20}, make([]uint32, 256)...)
	for i := range uint32(32) {
		if out[i] != i+5 || out[64+i] != i+5 || out[96+i] != i+5 || int32(out[128+i]) != -3 || out[192+i] != 7 {
			t.Fatalf("thread %d: %d %d %d %d %d", i, out[i], out[64+i], out[96+i], int32(out[128+i]), out[192+i])
		}
	}
	accepted(t, header100+body)
}

// half and brain are the bits of small numbers as f16 and bf16.
func half(v float64) uint32 { return uint32(halfOf(int(v))) }

func brain(v float64) uint32 { return math.Float32bits(float32(v)) >> 16 }

// vectors begins a kernel in which all threads change 16 bytes, which hold ones, by their vectors.
func vectorText(body string) string {
	return header90 + `.visible .entry k(.param .u64 buf) { .reg .b64 %p; .reg .b32 %t, %x<8>; .reg .f32 %f<8>, %g<8>; .reg .b16 %h<8>, %k<8>; .reg .b16 %z;
	ld.param.u64 %p, [buf]; mov.u32 %t, %tid.x; cvt.rn.f32.u32 %f0, %t; add.f32 %f1, %f0, %f0; neg.f32 %f2, %f0; mov.f32 %f3, 0f40000000;
	cvt.rn.f16.f32 %h0, %f0; cvt.rn.f16.f32 %h1, %f2; mov.b32 %x0, {%h0, %h1}; mov.b32 %x1, {%h1, %h0};
	cvt.rn.bf16.f32 %k0, %f0; cvt.rn.bf16.f32 %k1, %f2; mov.b32 %x2, {%k0, %k1}; mov.b32 %x3, {%k1, %k0};
	` + body + ` ret; }`
}

// TestVectorAtomics: each element of a vector is changed by all threads. Sums of 0 to 31 are 496.
func TestVectorAtomics(t *testing.T) {
	f := func(v float32) uint32 { return math.Float32bits(v) }
	pair := func(low, high uint32) uint32 { return low | high<<16 }
	ones := []uint32{f(1), f(1), f(1), f(1)}
	halves := []uint32{pair(half(1), half(1)), pair(half(1), half(1)), pair(half(1), half(1)), pair(half(1), half(1))}
	brains := []uint32{pair(brain(1), brain(1)), pair(brain(1), brain(1)), pair(brain(1), brain(1)), pair(brain(1), brain(1))}
	for _, c := range []struct {
		body        string
		begin, want []uint32
	}{
		{"red.global.add.v4.f32 [%p], {%f0, %f1, %f2, %f3};", ones, []uint32{f(497), f(993), f(-495), f(65)}},
		{"red.relaxed.gpu.global.add.v2.f32 [%p+8], {%f0, %f2};", ones, []uint32{f(1), f(1), f(497), f(-495)}},
		{"atom.global.v2.f32.add {%g0, %g1}, [%p], {%f0, %f1};", ones, []uint32{f(497), f(993), f(1), f(1)}},
		{"red.global.add.noftz.v2.f16x2 [%p], {%x0, %x1};", halves, []uint32{pair(half(497), half(-495)), pair(half(-495), half(497)), halves[0], halves[0]}},
		{"red.global.min.noftz.v8.f16 [%p], {%h0, %h1, %h0, %h1, %h0, %h1, %h0, %h1};", halves,
			[]uint32{pair(half(0), half(-31)), pair(half(0), half(-31)), pair(half(0), half(-31)), pair(half(0), half(-31))}},
		{"atom.global.max.noftz.v4.bf16x2 {%x4, %x5, %x6, %x7}, [%p], {%x2, %x3, %x2, %x3};", brains,
			[]uint32{pair(brain(31), brain(1)), pair(brain(1), brain(31)), pair(brain(31), brain(1)), pair(brain(1), brain(31))}},
		{"multimem.red.relaxed.gpu.global.add.v4.f32 [%p], {%f0, %f1, %f2, %f3};", ones, []uint32{f(497), f(993), f(-495), f(65)}},
		{"multimem.red.release.sys.global.max.v2.f16x2 [%p], {%x0, %x1};", halves, []uint32{pair(half(31), half(1)), pair(half(1), half(31)), halves[0], halves[0]}},
		{"multimem.red.global.add.u32 [%p], %t;", []uint32{4, 5, 6, 7}, []uint32{500, 5, 6, 7}},
		{"multimem.st.relaxed.sys.global.v4.f32 [%p], {%f3, %f3, 0f3F800000, %f3};", ones, []uint32{f(2), f(2), f(1), f(2)}},
		{"multimem.ld_reduce.acquire.sys.global.add.v4.f32 {%g0, %g1, %g2, %g3}, [%p]; st.global.v4.f32 [%p+16], {%g3, %g2, %g1, %g0};",
			[]uint32{1, 2, 3, 4, 0, 0, 0, 0}, []uint32{1, 2, 3, 4, 4, 3, 2, 1}},
		{"multimem.ld_reduce.relaxed.sys.global.add.acc::f32.v4.bf16x2 {%x4, %x5, %x6, %x7}, [%p]; st.global.v4.b32 [%p+16], {%x4, %x5, %x6, %x7};",
			[]uint32{1, 2, 3, 4, 0, 0, 0, 0}, []uint32{1, 2, 3, 4, 1, 2, 3, 4}},
	} {
		text := vectorText(c.body)
		{
			if out, _ := mustRun(t, text, Launch{Block: Dim3{X: 32}}, c.begin...); fmt.Sprint(out) != fmt.Sprint(c.want) {
				t.Errorf("%s: %#x, want %#x", c.body, out, c.want)
			}
		}
		accepted(t, text)
	}
	// The old values: each thread of a warp in turn, the lowest first.
	out, _ := mustRun(t, vectorText("atom.global.add.v2.f32 {%g0, %g1}, [%p], {%f3, %f0}; mad.wide.u32 %p, %t, 8, %p; st.global.v2.f32 [%p+8], {%g0, %g1};"), Launch{Block: Dim3{X: 32}}, make([]uint32, 66)...)
	for i := range 32 {
		if out[2+2*i] != f(float32(2*i)) || out[3+2*i] != f(float32(i*(i-1)/2)) {
			t.Fatalf("thread %d had %v, %v", i, math.Float32frombits(out[2+2*i]), math.Float32frombits(out[3+2*i]))
		}
	}
}

// TestFloatReductionsInBulk: the smallest and the largest of halves, of which the negative ones
// have the larger bits.
func TestFloatReductionsInBulk(t *testing.T) {
	for _, c := range []struct {
		op   string
		want [2]float64
	}{{"min", [2]float64{-3, -2}}, {"max", [2]float64{2, -1}}} {
		text := header90 + `.visible .entry k(.param .u64 buf) { .reg .b64 %p; .shared .align 16 .b8 s[16]; ld.param.u64 %p, [buf]; .reg .b32 %x;
		mov.b32 %x, ` + fmt.Sprint(half(-3)|half(-1)<<16) + `; st.shared.v4.b32 [s], {%x, %x, %x, %x};
		cp.reduce.async.bulk.global.shared::cta.bulk_group.` + c.op + `.f16 [%p], [s], 16; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`
		was := half(2) | half(-2)<<16
		out, _ := mustRun(t, text, Launch{}, was, was, was, was)
		if want := half(c.want[0]) | half(c.want[1])<<16; out[0] != want || out[3] != want {
			t.Errorf("%s: %#x, want %#x", c.op, out, want)
		}
		accepted(t, text)
	}
}

// TestChosenBytes: a copy in bulk of the bytes of each sixteen that a mask has.
func TestChosenBytes(t *testing.T) {
	text := header100 + `.visible .entry k(.param .u64 buf) { .reg .b64 %p, %c; .reg .b16 %m; .shared .align 16 .b8 s[32]; ld.param.u64 %p, [buf]; mov.b16 %m, 0x8421;
	st.shared.v4.b32 [s], {-1, -1, -1, -1}; st.shared.v4.b32 [s+16], {-1, -1, -1, -1};
	cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%p], [s], 32, %m; cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`
	out, _ := mustRun(t, text, Launch{}, make([]uint32, 8)...)
	if want := []uint32{0xFF, 0xFF00, 0xFF0000, 0xFF000000}; fmt.Sprint(out) != fmt.Sprint(append(want, want...)) {
		t.Errorf("%#x", out)
	}
	accepted(t, text)
}

// TestMapCopy: a tensor map changed in shared memory is copied to global memory.
func TestMapCopy(t *testing.T) {
	text := header90 + `.visible .entry k(.param .u64 buf) { .reg .b64 %p; .reg .b32 %t, %x; .shared .align 128 .b8 s[128]; ld.param.u64 %p, [buf];
	mov.u32 %t, %tid.x; mov.u32 %x, s; mad.lo.u32 %x, %t, 4, %x; st.shared.u32 [%x], %t; bar.warp.sync -1;
	tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%p+128], [s], 128; ret; }`
	mem := NewMemory(64)
	buf := put(t, mem, make([]byte, 256))
	if _, err := load(t, text).Launch(Launch{Kernel: "k", Block: Dim3{X: 32}, Memory: mem, Args: [][]byte{U64(buf)}}); err != nil {
		t.Fatal(err)
	}
	var want []uint32
	for i := range uint32(32) {
		want = append(want, i)
	}
	if got := get(t, mem, buf, 256); !bytes.Equal(got, append(make([]byte, 128), words32(want...)...)) {
		t.Errorf("%v", asWords32(got))
	}
	accepted(t, text)
}

// TestEvenBlock: with bit 24 cleared, an address of a block's shared memory is that of the even
// block of its pair, as CUTLASS takes it.
func TestEvenBlock(t *testing.T) {
	text := header90 + `.visible .entry k(.param .u64 buf) .reqnctapercluster 4 { .reg .b64 %p; .reg .b32 %x<4>; .shared .b32 s; ld.param.u64 %p, [buf];
	mov.u32 %x0, s; and.b32 %x1, %x0, 0xFEFFFFFF; st.shared.u32 [s], 0; barrier.cluster.arrive; barrier.cluster.wait;
	atom.shared::cluster.add.u32 %x2, [%x1], 1; barrier.cluster.arrive; barrier.cluster.wait;
	ld.shared.u32 %x2, [%x0]; mov.u32 %x3, %ctaid.x; mad.wide.u32 %p, %x3, 4, %p; st.global.u32 [%p], %x2; ret; }`
	out, _ := mustRun(t, text, Launch{Grid: Dim3{X: 8}}, make([]uint32, 8)...)
	if want := []uint32{2, 0, 2, 0, 2, 0, 2, 0}; fmt.Sprint(out) != fmt.Sprint(want) {
		t.Errorf("%v, want %v", out, want)
	}
	accepted(t, text)
}

// TestOutsideFactors: a product with what stands for an element outside of a tensor is zero, and
// with another NaN is one.
func TestOutsideFactors(t *testing.T) {
	for _, c := range []struct {
		body string
		want uint32
	}{
		{"mov.b16 %h0, 0x7EFF; mov.b16 %h1, 0x3C00; fma.rn.oob.f16 %h2, %h0, %h1, %h1; cvt.u32.u16 %x0, %h2;", 0},
		{"mov.b16 %h0, 0x4000; mov.b16 %h1, 0x3C00; fma.rn.oob.f16 %h2, %h0, %h1, %h1; cvt.u32.u16 %x0, %h2;", 0x4200},
		{"mov.b16 %h0, 0x7FFF; mov.b16 %h1, 0x3C00; fma.rn.oob.f16 %h2, %h1, %h0, %h1; cvt.u32.u16 %x0, %h2;", 0x7FFF},
		{"mov.b16 %h0, 0xC000; mov.b16 %h1, 0x3C00; fma.rn.oob.relu.f16 %h2, %h0, %h1, %h1; cvt.u32.u16 %x0, %h2;", 0},
		{"mov.b32 %x1, 0x40007EFF; mov.b32 %x2, 0x3C003C00; fma.rn.oob.f16x2 %x0, %x1, %x2, %x2;", 0x42000000},
		{"mov.b32 %x1, 0x7FFFC000; mov.b32 %x2, 0x3F803F80; fma.rn.oob.bf16x2 %x0, %x2, %x1, %x2;", 0x0000BF80},
		{"mov.b32 %x1, 0x7FFFC000; mov.b32 %x2, 0x3F803F80; fma.rn.oob.relu.bf16x2 %x0, %x2, %x1, %x2;", 0},
	} {
		text := header90 + `.visible .entry k(.param .u64 buf) { .reg .b64 %p; .reg .b32 %x<4>; .reg .b16 %h<4>; ld.param.u64 %p, [buf]; ` + c.body + ` st.global.u32 [%p], %x0; ret; }`
		if out, _ := mustRun(t, text, Launch{}, 1); out[0] != c.want {
			t.Errorf("%s: %#x, want %#x", c.body, out[0], c.want)
		}
		accepted(t, text)
	}
}

// TestThreeNumbers: the smallest and largest of three.
func TestThreeNumbers(t *testing.T) {
	nan, f := float32(math.NaN()), math.Float32bits
	for _, c := range []struct {
		op      string
		a, b, c float32
		want    uint32
	}{
		{"max.f32", 1, -7, 3, f(3)}, {"min.f32", 1, -7, 3, f(-7)}, {"max.abs.f32", 1, -7, 3, f(7)}, {"min.abs.f32", -2, -7, 3, f(2)},
		{"max.f32", nan, -7, nan, f(-7)}, {"min.NaN.f32", 1, nan, 3, 0x7FFFFFFF}, {"max.f32", nan, nan, nan, 0x7FFFFFFF}, {"min.ftz.f32", 1e-40, 1, 2, 0},
	} {
		text := header100 + `.visible .entry k(.param .u64 buf) { .reg .b64 %p; .reg .f32 %f<4>; ld.param.u64 %p, [buf]; ld.global.f32 %f0, [%p]; ld.global.f32 %f1, [%p+4]; ld.global.f32 %f2, [%p+8]; ` +
			c.op + ` %f3, %f0, %f1, %f2; st.global.f32 [%p], %f3; ret; }`
		if out, _ := mustRun(t, text, Launch{}, f(c.a), f(c.b), f(c.c)); out[0] != c.want {
			t.Errorf("%s of %v, %v and %v is %#x, want %#x", c.op, c.a, c.b, c.c, out[0], c.want)
		}
		accepted(t, text)
	}
}

// TestVainWaits: where all warps wait at barriers in shared memory for what does not come, the
// launch ends, and says what is missing.
func TestVainWaits(t *testing.T) {
	text := header90 + `.visible .entry k(.param .u64 buf) { .reg .pred %p; .reg .b32 %t; .reg .b64 %s; .shared .align 8 .b64 bar; mov.u32 %t, %tid.x; setp.eq.u32 %p, %t, 0;
	@%p mbarrier.init.shared.b64 [bar], 3; @%p mbarrier.arrive.expect_tx.shared.b64 %s, [bar], 64; bar.sync 0;
	W: mbarrier.try_wait.parity.shared.b64 %p, [bar], 0; @!%p bra W; ret; }`
	_, _, err := one(t, text, Launch{Grid: Dim3{X: 2}, Block: Dim3{X: 96}}, 0)
	if err == nil || !strings.Contains(err.Error(), "deadlock: the mbarrier at shared address 0x0: 2 arrivals and 64 bytes are missing") {
		t.Error(err)
	}
}
