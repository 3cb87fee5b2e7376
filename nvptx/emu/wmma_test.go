package emu

import (
	"encoding/binary"
	"fmt"
	"math"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
)

// TestMatrices multiplies matrices of small integers, whose products and sums every format holds exactly, in all shapes, layouts and
// types, with gaps between rows, and compares with the definition.
func TestMatrices(t *testing.T) {
	for _, shape := range []string{"m16n16k16", "m32n8k16", "m8n32k16"} {
		for _, layouts := range []string{"row row row", "col row row", "row col col", "col col row"} {
			for _, types := range []string{"f32 f32", "f16 f16", "f32 f16", "f16 f32"} {
				t.Run(shape+" "+layouts+" "+types, func(t *testing.T) { multiply(t, shape, strings.Fields(layouts), strings.Fields(types)) })
			}
		}
	}
}

// matrix is a matrix in memory.
type matrix struct {
	rows, cols int
	byColumns  bool
	half       bool
}

const gap = 3 // elements between rows or columns

func (m matrix) stride() int {
	if m.byColumns {
		return m.rows + gap
	}
	return m.cols + gap
}

func (m matrix) at(r, c int) int {
	if m.byColumns {
		r, c = c, r
	}
	return r*m.stride() + c
}

func (m matrix) size() int {
	if m.half {
		return 2
	}
	return 4
}

func (m matrix) bytes(value func(r, c int) float64) []byte {
	b := make([]byte, m.size()*m.stride()*max(m.rows, m.cols))
	for r := range m.rows {
		for c := range m.cols {
			if m.half {
				binary.LittleEndian.PutUint16(b[2*m.at(r, c):], uint16(doubleToHalf(value(r, c))))
			} else {
				binary.LittleEndian.PutUint32(b[4*m.at(r, c):], math.Float32bits(float32(value(r, c))))
			}
		}
	}
	return b
}

func (m matrix) value(b []byte, r, c int) float64 {
	if m.half {
		return halfValue(binary.LittleEndian.Uint16(b[2*m.at(r, c):]))
	}
	return float64(math.Float32frombits(binary.LittleEndian.Uint32(b[4*m.at(r, c):])))
}

func multiply(t *testing.T, shape string, layouts, types []string) {
	var m, n, k int
	if _, err := fmt.Sscanf(shape, "m%dn%dk%d", &m, &n, &k); err != nil {
		t.Fatal(err)
	}
	a, b := matrix{m, k, layouts[0] == "col", true}, matrix{k, n, layouts[1] == "col", true}
	c, d := matrix{m, n, layouts[2] == "col", types[1] == "f16"}, matrix{m, n, layouts[2] == "col", types[0] == "f16"}
	va := func(r, c int) float64 { return float64((r*3+c*5)%7 - 3) }
	vb := func(r, c int) float64 { return float64((r*2+c*7)%5 - 2) }
	vc := func(r, c int) float64 { return float64((r+c)%9) / 2 }
	mem := NewMemory(64)
	var args [][]byte
	for _, data := range [][]byte{a.bytes(va), b.bytes(vb), c.bytes(vc), make([]byte, len(d.bytes(vc)))} {
		at, err := mem.Alloc(len(data))
		if err == nil {
			err = mem.Write(at, data)
		}
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, Addr64(at))
	}
	vec := func(typ, reg string) string {
		list := make([]string, map[string]int{"f16": 4, "f32": 8}[typ])
		for k := range list {
			list[k] = fmt.Sprintf("%%%s%s%d", reg, typ, k)
		}
		return "{" + strings.Join(list, ", ") + "}"
	}
	text := fmt.Sprintf(`.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd) {
	.reg .b64 %%rd<5>;
	.reg .b32 %%a<8>; .reg .b32 %%b<8>;
	.reg .b32 %%cf16<4>; .reg .f32 %%cf32<8>; .reg .b32 %%df16<4>; .reg .f32 %%df32<8>;
	ld.param.u64 %%rd1, [pa]; ld.param.u64 %%rd2, [pb]; ld.param.u64 %%rd3, [pc]; ld.param.u64 %%rd4, [pd];
	wmma.load.a.sync.aligned.%[1]s.%[4]s.global.f16 {%%a0,%%a1,%%a2,%%a3,%%a4,%%a5,%%a6,%%a7}, [%%rd1], %[7]d;
	wmma.load.b.sync.aligned.%[2]s.%[4]s.f16 {%%b0,%%b1,%%b2,%%b3,%%b4,%%b5,%%b6,%%b7}, [%%rd2], %[8]d;
	wmma.load.c.sync.aligned.%[3]s.%[4]s.global.%[6]s %[11]s, [%%rd3], %[9]d;
	wmma.mma.sync.aligned.%[1]s.%[2]s.%[4]s.%[5]s.%[6]s %[12]s, {%%a0,%%a1,%%a2,%%a3,%%a4,%%a5,%%a6,%%a7}, {%%b0,%%b1,%%b2,%%b3,%%b4,%%b5,%%b6,%%b7}, %[11]s;
	wmma.store.d.sync.aligned.%[3]s.%[4]s.global.%[5]s [%%rd4], %[12]s, %[10]d;
	ret;
}`, layouts[0], layouts[1], layouts[2], shape, types[0], types[1], a.stride(), b.stride(), c.stride(), d.stride(), vec(types[1], "c"), vec(types[0], "d"))
	mod, err := ptx.Parse("k.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(mod); err != nil {
		t.Fatal(err)
	}
	prog, err := Load(mod)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := prog.Launch(Launch{Kernel: "k", Block: Dim3{X: 32}, Args: args, Memory: mem}); err != nil {
		t.Fatal(err)
	}
	got, err := mem.Read(binary.LittleEndian.Uint64(args[3]), len(d.bytes(vc)))
	if err != nil {
		t.Fatal(err)
	}
	for r := range m {
		for col := range n {
			want := vc(r, col)
			for x := range k {
				want += va(r, x) * vb(x, col)
			}
			if v := d.value(got, r, col); v != want {
				t.Fatalf("element (%d,%d) is %g, not %g", r, col, v, want)
			}
		}
	}
}

// TestHalves: every half-precision number survives, and rounding is to the nearest, even at a tie.
func TestHalves(t *testing.T) {
	for h := range 1 << 16 {
		v := halfValue(uint16(h))
		if math.IsNaN(v) {
			continue
		}
		if got := doubleToHalf(v); got != uint64(h) {
			t.Fatalf("%#04x is %g and comes back as %#04x", h, v, got)
		}
	}
	for v, want := range map[float64]uint64{1 + 1.0/2048: 0x3c00, 1 + 3.0/2048: 0x3c02, 65519: 0x7bff, 65520: 0x7c00, -1e9: 0xfc00, math.Ldexp(1, -25): 0, math.Ldexp(3, -25): 2} {
		if got := doubleToHalf(v); got != want {
			t.Errorf("%g is %#04x, not %#04x", v, got, want)
		}
	}
}

// TestPartOfWarp: a matrix operation that not all threads of the warp come to is a fault.
func TestPartOfWarp(t *testing.T) {
	mod, err := ptx.Parse("k.ptx", `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 pa) {
	.reg .b64 %rd<2>; .reg .f32 %f<8>;
	ld.param.u64 %rd1, [pa];
	wmma.load.c.sync.aligned.row.m16n16k16.global.f32 {%f0,%f1,%f2,%f3,%f4,%f5,%f6,%f7}, [%rd1];
	ret;
}`)
	if err != nil {
		t.Fatal(err)
	}
	prog, err := Load(mod)
	if err != nil {
		t.Fatal(err)
	}
	mem := NewMemory(64)
	at, err := mem.Alloc(1024)
	if err != nil {
		t.Fatal(err)
	}
	for threads, fine := range map[int]bool{32: true, 20: false} {
		_, err := prog.Launch(Launch{Kernel: "k", Block: Dim3{X: threads}, Args: [][]byte{Addr64(at)}, Memory: mem})
		if (err == nil) != fine {
			t.Errorf("%d threads: %v", threads, err)
		}
	}
}
