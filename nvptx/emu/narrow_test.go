package emu

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"

	"opt-go/nvptx/emu/tensormap"
	"opt-go/nvptx/ptx"
)

// minifloat is the number of a code with so many bits of exponent and fraction, by definition.
func minifloat(code, exponent, fraction int) float64 {
	sign := 1.0
	if code>>(exponent+fraction)&1 == 1 {
		sign = -1
	}
	e, f := code>>fraction&(1<<exponent-1), float64(code&(1<<fraction-1))/float64(int(1)<<fraction)
	bias := 1<<(exponent-1) - 1
	if e == 0 {
		return sign * f * math.Pow(2, float64(1-bias))
	}
	return sign * (1 + f) * math.Pow(2, float64(e-bias))
}

// TestNarrowProducts: elements of six and four bits in bytes (kind::f8f6f4), against the
// definition.
func TestNarrowProducts(t *testing.T) {
	type format struct {
		name                      string
		exponent, fraction, shift int
	}
	formats := []format{{"e3m2", 3, 2, 0}, {"e2m3", 2, 3, 0}, {"e2m1", 2, 1, 2}}
	r := rand.New(rand.NewSource(1))
	for _, fa := range formats {
		for _, fb := range formats {
			var a [16][32]float64
			var b [32][8]float64
			image := make([]byte, 32*32)
			set := func(at int, f format) float64 {
				code := r.Intn(1 << (1 + f.exponent + f.fraction))
				image[at] = byte(code << f.shift)
				if f.shift == 0 {
					image[at] |= byte(r.Intn(4) << 6) // does not count
				} else {
					image[at] |= byte(r.Intn(4) | r.Intn(4)<<6)
				}
				return minifloat(code, f.exponent, f.fraction)
			}
			for thread := range 32 {
				for i := range 16 {
					a[thread/4+i/4%2*8][thread%4*4+i%4+i/8*16] = set(32*thread+i, fa)
				}
				for i := range 8 {
					b[thread%4*4+i%4+i/4*16][thread/4] = set(32*thread+16+i, fb)
				}
			}
			text := fmt.Sprintf(".version 8.7\n.target sm_120a\n.address_size 64\n.visible .entry k(.param .u64 buf) { .reg .b64 %%p<4>; .reg .b32 %%a<4>, %%b<4>, %%t; .reg .f32 %%d<4>;"+
				"ld.param.u64 %%p0, [buf]; mov.u32 %%t, %%tid.x; mul.wide.u32 %%p1, %%t, 32; add.u64 %%p0, %%p0, %%p1; ld.global.v4.b32 {%%a0, %%a1, %%a2, %%a3}, [%%p0]; ld.global.v2.b32 {%%b0, %%b1}, [%%p0+16];"+
				"mov.f32 %%d0, 0f3F000000; mov.f32 %%d1, %%d0; mov.f32 %%d2, %%d0; mov.f32 %%d3, %%d0;"+
				"mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.%s.%s.f32 {%%d0, %%d1, %%d2, %%d3}, {%%a0, %%a1, %%a2, %%a3}, {%%b0, %%b1}, {%%d0, %%d1, %%d2, %%d3};"+
				"st.global.v4.f32 [%%p0], {%%d0, %%d1, %%d2, %%d3}; ret; }", fa.name, fb.name)
			var words []uint32
			for i := 0; i < len(image); i += 4 {
				words = append(words, binary.LittleEndian.Uint32(image[i:]))
			}
			out, _ := mustRun(t, text, Launch{Block: Dim3{X: 32}}, words...)
			for thread := range 32 {
				for i := range 4 {
					want := 0.5
					for k := range 32 {
						want += a[thread/4+i/2*8][k] * b[k][thread%4*2+i%2]
					}
					if got := math.Float32frombits(out[8*thread+i]); float64(got) != want {
						t.Fatalf("%s, %s: thread %d, element %d is %v, want %v", fa.name, fb.name, thread, i, got, want)
					}
				}
			}
		}
	}
}

// TestRowsOfTensors: tile::gather4 and tile::scatter4 copy four rows of a tensor, wherever they
// are.
func TestRowsOfTensors(t *testing.T) {
	const rows, cols, width = 7, 24, 32
	picked := []int{5, -1, 0, 6} // one of them is outside
	tensor := make([]byte, rows*cols*4)
	for i := range rows * cols {
		binary.LittleEndian.PutUint32(tensor[4*i:], uint32(100+i))
	}
	mem := NewMemory(64)
	m := tensormap.Map{Elem: ptx.U32, Rank: 2, Swizzle: 128, ElementStrides: [5]uint32{1, 1}, Dims: [5]uint32{cols, rows}, Box: [5]uint32{width, 1}}
	m.Strides[0] = cols * 4
	m.Address = put(t, mem, tensor)
	out := put(t, mem, make([]byte, 4*width*4))
	args := [][]byte{U64(put(t, mem, m.Encode())), U64(out)}
	p := load(t, fmt.Sprintf(`.version 8.7
.target sm_100a
.address_size 64
.visible .entry k(.param .u64 map, .param .u64 out) { .shared .align 1024 .b8 s[512]; .shared .align 8 .b64 bar; .reg .b64 %%p<4>; .reg .b32 %%x<2>; .reg .pred %%q;
	ld.param.u64 %%p0, [map]; ld.param.u64 %%p1, [out];
	mbarrier.init.shared.b64 [bar], 1; mbarrier.arrive.expect_tx.shared.b64 %%p2, [bar], 512;
	cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [s], [%%p0, {2, %d, %d, %d, %d}], [bar];
L:	mbarrier.try_wait.parity.shared.b64 %%q, [bar], 0; @!%%q bra L;
	cp.async.bulk.global.shared::cta.bulk_group [%%p1], [s], 512;
	cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%%p0, {0, 1, 2, 3, 4}], [s];
	cp.async.bulk.commit_group; cp.async.bulk.wait_group 0; ret; }`, picked[0], picked[1], picked[2], picked[3]))
	if _, err := p.Launch(Launch{Kernel: "k", Memory: mem, Args: args}); err != nil {
		t.Fatal(err)
	}
	box, after := get(t, mem, out, 512), get(t, mem, m.Address, len(tensor))
	for r, row := range picked {
		for c := range width {
			want := uint32(0)
			if row >= 0 && c+2 < cols {
				want = uint32(100 + row*cols + c + 2)
			}
			at := r*128 + (c/4^r)*16 + c%4*4 // sixteen bytes exchanged by the number of the line
			if got := binary.LittleEndian.Uint32(box[at:]); got != want {
				t.Fatalf("row %d, column %d is %d, want %d", r, c, got, want)
			}
			if c < cols {
				if got := binary.LittleEndian.Uint32(after[((r+1)*cols+c)*4:]); got != want {
					t.Fatalf("scattered row %d, column %d is %d, want %d", r, c, got, want)
				}
			}
		}
	}
}

// TestSaturatingHalves: before PTX 6.5 sums of halves may stop at the largest number, and NaN
// becomes zero; before 6.3 wmma has no .aligned.
func TestSaturatingHalves(t *testing.T) {
	for _, c := range []struct {
		version, aligned, satfinite string
		a                           uint32 // both halves of each element of A; B is 200
		want                        uint32
	}{
		{"6.4", ".aligned", ".satfinite", 0x5A405A40, 0x7BFF7BFF}, {"6.4", ".aligned", "", 0x5A405A40, 0x7C007C00},
		{"6.0", "", ".satfinite", 0xDA40DA40, 0xFBFFFBFF}, {"6.0", "", ".satfinite", 0x7E007E00, 0}, {"6.0", "", ".satfinite", 0x3C003C00, 0x6A406A40},
	} {
		text := fmt.Sprintf(`.version %s
.target sm_70
.address_size 64
.visible .entry k(.param .u64 buf) { .reg .b64 %%p<2>; .reg .b32 %%a, %%b, %%c, %%d<4>, %%t;
	ld.param.u64 %%p0, [buf]; mov.u32 %%t, %%tid.x; mul.wide.u32 %%p1, %%t, 4; add.u64 %%p0, %%p0, %%p1; ld.global.b32 %%a, [%%p0]; mov.b32 %%b, 0x5A405A40; mov.b32 %%c, 0;
	wmma.mma.sync%s.row.col.m16n16k16.f16.f16%s {%%d0, %%d1, %%d2, %%d3}, {%%a, %%a, %%a, %%a, %%a, %%a, %%a, %%a}, {%%b, %%b, %%b, %%b, %%b, %%b, %%b, %%b}, {%%c, %%c, %%c, %%c};
	st.global.b32 [%%p0], %%d2; ret; }`, c.version, c.aligned, c.satfinite)
		words := make([]uint32, 32)
		for i := range words {
			words[i] = c.a
		}
		out, _ := mustRun(t, text, Launch{Block: Dim3{X: 32}}, words...)
		for thread, got := range out[:32] {
			if got != c.want {
				t.Fatalf("PTX %s%s%s: thread %d has %#x, want %#x", c.version, c.aligned, c.satfinite, thread, got, c.want)
			}
		}
	}
}

// TestFourStochastic: the operands of cvt.rs of four numbers, the first of which becomes the
// uppermost.
func TestFourStochastic(t *testing.T) {
	out, _ := mustRun(t, strings.Replace(header86, "8.6", "8.7", 1)+`.visible .entry k(.param .u64 buf) { .reg .b64 %p; .reg .f32 %f<4>; .reg .b32 %r, %d; .reg .b16 %h;
	ld.param.u64 %p, [buf]; mov.f32 %f0, 0f3F880000; mov.f32 %f1, 0f40000000; mov.f32 %f2, 0f40400000; mov.f32 %f3, 0f3F880000; mov.u32 %r, 0x00018000;
	cvt.rs.satfinite.e4m3x4.f32 %d, {%f0, %f1, %f2, %f3}, %r; st.global.u32 [%p], %d;
	cvt.rs.satfinite.e2m1x4.f32 %h, {%f0, %f1, %f2, %f3}, 0; cvt.u32.u16 %d, %h; st.global.u32 [%p+4], %d; ret; }`, Launch{}, 0, 0)
	if out[0] != 0x39404439 || out[1] != 0x2452 {
		t.Errorf("got %#x and %#x, want 0x39404439 and 0x2452", out[0], out[1])
	}
}
