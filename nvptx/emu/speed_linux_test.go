package emu

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"
)

// The kernels whose speed counts: compiled CUDA code looks like this. Run them with
//
//	go test ./nvptx/emu -run NONE -bench Speed
//
// Minst/s are millions of thread instructions per second, Minst/core-s those per second of
// processor time, which other processes do not disturb.

// tiled is the product of two matrices by tiles of 16 × 16 elements in shared memory.
const tiled = `
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.reg .pred %p<4>; .reg .f32 %f<40>; .reg .b32 %r<40>; .reg .b64 %d<40>;
	.shared .align 4 .b8 as[1024]; .shared .align 4 .b8 bs[1024];
	ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u64 %d3, [c]; ld.param.u32 %r1, [n];
	cvta.to.global.u64 %d1, %d1; cvta.to.global.u64 %d2, %d2; cvta.to.global.u64 %d3, %d3;
	mov.u32 %r2, %tid.x; mov.u32 %r3, %tid.y; mov.u32 %r4, %ctaid.x; mov.u32 %r5, %ctaid.y;
	shl.b32 %r6, %r5, 4; add.s32 %r6, %r6, %r3; shl.b32 %r7, %r4, 4; add.s32 %r7, %r7, %r2;
	shl.b32 %r8, %r3, 6; mov.u32 %r9, as; add.s32 %r9, %r9, %r8; shl.b32 %r10, %r2, 2; add.s32 %r11, %r9, %r10;
	mov.u32 %r12, bs; add.s32 %r12, %r12, %r10; add.s32 %r13, %r12, %r8;
	mov.f32 %f1, 0f00000000; mov.u32 %r14, 0;
L:	mad.lo.s32 %r15, %r6, %r1, %r14; add.s32 %r15, %r15, %r2; mul.wide.s32 %d4, %r15, 4; add.s64 %d5, %d1, %d4;
	add.s32 %r16, %r14, %r3; mad.lo.s32 %r16, %r16, %r1, %r7; mul.wide.s32 %d6, %r16, 4; add.s64 %d7, %d2, %d6;
	ld.global.f32 %f2, [%d5]; st.shared.f32 [%r11], %f2; ld.global.f32 %f3, [%d7]; st.shared.f32 [%r13], %f3;
	bar.sync 0;
%s	bar.sync 0;
	add.s32 %r14, %r14, 16; setp.lt.s32 %p1, %r14, %r1; @%p1 bra L;
	mad.lo.s32 %r17, %r6, %r1, %r7; mul.wide.s32 %d8, %r17, 4; add.s64 %d9, %d3, %d8; st.global.f32 [%d9], %f1; ret; }`

func tiledText() string {
	body := ""
	for k := range 16 {
		body += fmt.Sprintf("ld.shared.f32 %%f4, [%%r9+%d]; ld.shared.f32 %%f5, [%%r12+%d]; fma.rn.f32 %%f1, %%f4, %%f5, %%f1;\n", 4*k, 64*k)
	}
	text := []byte(tiled)
	for i := range text {
		if text[i] == '%' && text[i+1] == 's' && text[i-1] == '\n' {
			return string(text[:i]) + body + string(text[i+2:])
		}
	}
	panic("BUG: no place for the body")
}

const vectorAddition = `
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.reg .pred %p<4>; .reg .f32 %f<8>; .reg .b32 %r<8>; .reg .b64 %d<16>;
	ld.param.u64 %d1, [a]; ld.param.u64 %d2, [b]; ld.param.u64 %d3, [c]; ld.param.u32 %r2, [n];
	mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mad.lo.s32 %r1, %r3, %r4, %r5;
	setp.ge.s32 %p1, %r1, %r2; @%p1 bra E;
	cvta.to.global.u64 %d4, %d1; mul.wide.s32 %d5, %r1, 4; add.s64 %d6, %d4, %d5;
	cvta.to.global.u64 %d7, %d2; add.s64 %d8, %d7, %d5;
	ld.global.f32 %f1, [%d8]; ld.global.f32 %f2, [%d6]; add.f32 %f3, %f1, %f2;
	cvta.to.global.u64 %d9, %d3; add.s64 %d10, %d9, %d5; st.global.f32 [%d10], %f3;
E:	ret; }`

// histogram counts in 256 bins of 4 bytes: where they are, BINS says, and WIDTH is 0 where all
// threads count in one of them.
const histogram = `
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %d<16>; .shared .align 4 .b8 bins[1024];
	ld.param.u64 %d1, [a]; ld.param.u64 %d3, [c]; ld.param.u32 %r2, [n];
	mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mad.lo.s32 %r1, %r3, %r4, %r5;
	mul.wide.s32 %d5, %r1, 4; add.s64 %d6, %d1, %d5; ld.global.u32 %r6, [%d6];
	BINS mov.u32 %r7, 0;
L:	mad.lo.s32 %r6, %r6, 1664525, 1013904223; shr.u32 %r8, %r6, 24; mul.wide.u32 %d9, %r8, WIDTH; add.s64 %d10, %d8, %d9;
	red.SPACE.add.u32 [%d10], 1; add.s32 %r7, %r7, 1; setp.lt.s32 %p1, %r7, 64; @%p1 bra L;
	ret; }`

func histogramOf(space, width, bins string) string {
	return strings.NewReplacer("SPACE", space, "WIDTH", width, "BINS", bins).Replace(histogram)
}

// manyRegisters is a kernel of few instructions, as an unrolled one is whose loop has nothing to
// do.
const manyRegisters = `
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %d<16>; .reg .b32 %u<256>;
	ld.param.u64 %d1, [a]; ld.param.u32 %r2, [n];
	mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mad.lo.s32 %r1, %r3, %r4, %r5;
	setp.lt.s32 %p1, %r1, %r2; mul.wide.s32 %d5, %r1, 4; add.s64 %d6, %d1, %d5; @%p1 bra E;
	ld.global.u32 %u255, [%d6]; add.s32 %u1, %u255, 1; st.global.u32 [%d6], %u1;
E:	ret; }`

// sorted is an insertion sort in local memory: what compilers make of an array with a variable
// index, and of a loop whose threads leave it one by one.
const sorted = `
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.local .align 8 .b8 depot[64]; .reg .pred %p<4>; .reg .b32 %r<32>; .reg .b64 %d<16>;
	ld.param.u64 %d1, [a]; ld.param.u64 %d3, [c];
	mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mad.lo.s32 %r1, %r3, %r4, %r5;
	mul.wide.s32 %d5, %r1, 4; add.s64 %d6, %d1, %d5; ld.global.u32 %r6, [%d6]; add.s64 %d7, %d3, %d5;
	mov.u64 %d2, depot; mov.u32 %r7, 0;
N:	mad.lo.s32 %r6, %r6, 1664525, 1013904223; shr.u32 %r8, %r6, 8; mov.u32 %r9, %r7;
S:	setp.eq.s32 %p1, %r9, 0; @%p1 bra P;
	add.s32 %r10, %r9, -1; mul.wide.u32 %d8, %r10, 4; add.s64 %d9, %d2, %d8; ld.local.u32 %r11, [%d9];
	setp.le.u32 %p2, %r11, %r8; @%p2 bra P;
	st.local.u32 [%d9+4], %r11; mov.u32 %r9, %r10; bra S;
P:	mul.wide.u32 %d8, %r9, 4; add.s64 %d9, %d2, %d8; st.local.u32 [%d9], %r8;
	add.s32 %r7, %r7, 1; setp.lt.s32 %p3, %r7, 16; @%p3 bra N;
	ld.local.u32 %r12, [depot+32]; st.global.u32 [%d7], %r12; ret; }`

// bytes is a checksum of bytes with a table in constant memory.
const byteTable = `
.const .align 4 .b8 table[1024];
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.reg .pred %p<4>; .reg .b16 %h<8>; .reg .b32 %r<32>; .reg .b64 %d<16>;
	ld.param.u64 %d1, [a]; ld.param.u64 %d3, [c];
	mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mad.lo.s32 %r1, %r3, %r4, %r5;
	mul.wide.s32 %d5, %r1, 4; add.s64 %d6, %d1, %d5; add.s64 %d7, %d3, %d5; mov.u32 %r6, -1; mov.u32 %r7, 0; mov.u64 %d2, table;
L:	cvt.s64.s32 %d8, %r7; add.s64 %d9, %d6, %d8; ld.global.u8 %h1, [%d9]; cvt.u32.u16 %r8, %h1;
	xor.b32 %r9, %r8, %r6; and.b32 %r9, %r9, 255; mul.wide.u32 %d10, %r9, 4; add.s64 %d11, %d2, %d10; ld.const.u32 %r10, [%d11];
	shr.u32 %r6, %r6, 8; xor.b32 %r6, %r6, %r10; cvt.u16.u32 %h2, %r6; st.global.u8 [%d9], %h2;
	add.s32 %r7, %r7, 1; setp.lt.s32 %p3, %r7, 64; @%p3 bra L;
	st.global.u32 [%d7], %r6; ret; }`

// double is a polynomial in double precision.
const double = `
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n) {
	.reg .pred %p<4>; .reg .b32 %r<32>; .reg .b64 %d<16>; .reg .f64 %e<8>;
	ld.param.u64 %d1, [a]; ld.param.u64 %d3, [c];
	mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x; mad.lo.s32 %r1, %r3, %r4, %r5;
	mul.wide.s32 %d5, %r1, 8; add.s64 %d6, %d1, %d5; add.s64 %d7, %d3, %d5; mov.u32 %r7, 0;
	cvt.rn.f64.s32 %e1, %r1; mul.f64 %e1, %e1, 0d3F00000000000000; mov.f64 %e2, 0d3FF0000000000000;
L:	fma.rn.f64 %e2, %e2, %e1, 0d3FF0000000000000; mul.f64 %e3, %e2, %e1; sub.f64 %e2, %e3, %e2; fma.rn.f64 %e2, %e2, 0d3FC0000000000000, %e1;
	add.s32 %r7, %r7, 1; setp.lt.s32 %p3, %r7, 64; @%p3 bra L;
	st.global.f64 [%d7], %e2; ret; }`

func BenchmarkSpeed(b *testing.B) {
	const n = 256
	for _, k := range []struct {
		name, text  string
		grid, block Dim3
		n           uint32
	}{
		{"tiled-product", tiledText(), Dim3{X: n / 16, Y: n / 16}, Dim3{X: 16, Y: 16}, n},
		{"vector-addition", vectorAddition, Dim3{X: 4 * n}, Dim3{X: 256}, n * n * 4},
		{"atomics/block", histogramOf("global", "4", "mul.wide.s32 %d7, %r3, 1024; add.s64 %d8, %d3, %d7;"), Dim3{X: n}, Dim3{X: 256}, n * n},
		{"atomics/grid", histogramOf("global", "4", "mov.u64 %d8, %d3;"), Dim3{X: n}, Dim3{X: 256}, n * n},
		{"atomics/word", histogramOf("global", "0", "mov.u64 %d8, %d3;"), Dim3{X: n}, Dim3{X: 256}, n * n},
		{"atomics/shared", histogramOf("shared", "4", "mov.u64 %d8, bins;"), Dim3{X: n}, Dim3{X: 256}, n * n},
		{"local-memory", sorted, Dim3{X: n / 4}, Dim3{X: 256}, n * n / 4},
		{"byte-table", byteTable, Dim3{X: n / 4}, Dim3{X: 256}, n * n / 4},
		{"double", double, Dim3{X: n / 4}, Dim3{X: 256}, n * n / 4},
		{"part-of-a-warp/20", double, Dim3{X: n}, Dim3{X: 20}, n * n / 4},
		{"part-of-a-warp/1", double, Dim3{X: n}, Dim3{X: 1}, n * n / 4},
		{"many-registers", manyRegisters, Dim3{X: 4 * n}, Dim3{X: 256}, 4 * n * n},
	} {
		for _, workers := range []int{1, 2} {
			b.Run(fmt.Sprintf("%s/workers=%d", k.name, workers), func(b *testing.B) {
				p := load(b, k.text)
				mem := NewMemory(64)
				var args [][]byte
				for range 3 {
					data := make([]byte, 4*4*n*n)
					for i := range data {
						data[i] = byte(i * i >> 3)
					}
					args = append(args, U64(put(b, mem, data)))
				}
				args = append(args, U32(k.n))
				count, before := uint64(0), processorTime(b)
				b.ReportAllocs()
				for b.Loop() {
					s, err := p.Launch(Launch{Kernel: "k", Grid: k.grid, Block: k.block, Memory: mem, Args: args, Workers: workers, Uncounted: true})
					if err != nil {
						b.Fatal(err)
					}
					count += s.ThreadInstructions
				}
				b.ReportMetric(float64(count)/b.Elapsed().Seconds()/1e6, "Minst/s")
				b.ReportMetric(float64(count)/(processorTime(b)-before).Seconds()/1e6, "Minst/core-s")
			})
		}
	}
}

// processorTime is the time that all threads of this process have run.
func processorTime(b *testing.B) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// TestAtomicsAtOnce: blocks that run at once lose no update.
func TestAtomicsAtOnce(t *testing.T) {
	text := header + `
	shl.b32 %x2, %i, 2; and.b32 %x2, %x2, 28; cvt.u64.u32 %y0, %x2; add.u64 %y1, %base, %y0; mov.u32 %x0, 0;
L:	atom.global.add.u32 %x1, [%base], 1; red.global.max.u32 [%base+4], %x1; atom.global.inc.u32 %x3, [%y1+8], 0xFFFFFFFF;
	add.u32 %x0, %x0, 1; setp.lt.u32 %q0, %x0, 50; @%q0 bra L; ret; }`
	out, stats := mustRun(t, text, Launch{Grid: Dim3{X: 16}, Block: Dim3{X: 64}, Workers: 4}, make([]uint32, 10)...)
	const n = 16 * 64 * 50
	if out[0] != n || out[1] != n-1 {
		t.Errorf("%d, %d", out[0], out[1])
	}
	for k, v := range out[2:] {
		if v != n/8 {
			t.Errorf("word %d: %d", k, v)
		}
	}
	if stats.ByOpcode["red.global.max.u32"] != n {
		t.Errorf("%v", stats.ByOpcode)
	}
}
