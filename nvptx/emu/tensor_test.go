package emu

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/nvptx/ptx/table"
)

// tensorCase is a product of matrices of small integers, whose products and sums every format holds
// exactly.
type tensorCase struct {
	op, shape  string
	a, b, c, d string // types of elements
	layouts    []string
	bits       string // of a product of bits: "xor" or "and"
}

func (c *tensorCase) String() string {
	return strings.Join([]string{c.op, c.shape, strings.Join(c.layouts, "."), c.d, c.a, c.b, c.c, c.bits}, " ")
}

// tensorCases are those of all families, in all layouts.
func tensorCases() []tensorCase {
	var list []tensorCase
	for _, t := range table.Tensors() {
		layouts := [][]string{{"row", "col"}}
		if t.AnyLayout {
			layouts = [][]string{{"row", "row"}, {"col", "row"}, {"row", "col"}, {"col", "col"}}
		}
		for _, shape := range t.Shapes {
			for _, a := range t.Elems {
				for _, b := range t.Elems {
					for _, c := range t.Sums {
						for _, d := range t.Sums {
							if a != b && !t.Mixed || !t.Sum(shape, c, d) {
								continue
							}
							for _, l := range layouts {
								list = append(list, tensorCase{t.Op, shape, a, b, c, d, l, ""})
							}
							if a == "b1" {
								list[len(list)-1].bits = "xor"
								list = append(list, tensorCase{t.Op, shape, a, b, c, d, layouts[0], "and"})
							}
						}
					}
				}
			}
		}
	}
	for _, shape := range []string{"m16n8k16", "m16n8k32"} {
		for k := range 8 {
			e := []string{"e4m3", "e5m2"}
			sum := []string{"f16", "f32"}[k/4]
			list = append(list, tensorCase{"mma", shape, e[k%2], e[k/2%2], sum, sum, []string{"row", "col"}, ""})
		}
	}
	return list
}

// narrowCodes are the codes of 0 to 3.
var narrowCodes = map[string][]uint64{"e4m3": {0, 0x38, 0x40, 0x44}, "e5m2": {0, 0x3C, 0x40, 0x42}}

// smallElement is an element that a type holds.
func smallElement(elem string, n int) float64 {
	switch elem {
	case "b1":
		return float64(n % 2)
	case "u4", "u8":
		return float64(n % 7)
	}
	return float64(n%7 - 3)
}

// TestTensorProducts compares every product of matrices with the definition. Those of wmma go from
// memory to memory, with gaps between rows; those of mma get their fragments in the layout that PTX
// documents.
func TestTensorProducts(t *testing.T) {
	for _, c := range tensorCases() {
		t.Run(c.String(), func(t *testing.T) {
			if c.op == "wmma" {
				c.throughMemory(t)
			} else {
				c.throughRegisters(t)
			}
		})
	}
}

func (c *tensorCase) elementA(row, k int) float64 { return smallElement(c.a, row*3+k*5) }
func (c *tensorCase) elementB(k, col int) float64 { return smallElement(c.b, k*2+col*11+k/7) }
func (c *tensorCase) elementC(row, col int) float64 {
	if c.c == "s32" {
		return float64((row*5+col)%9 - 4)
	}
	return float64((row+col)%9) / 2
}

func (c *tensorCase) want(row, col, depth int) float64 {
	sum := c.elementC(row, col)
	for k := range depth {
		x, y := c.elementA(row, k), c.elementB(k, col)
		switch c.bits {
		case "xor":
			sum += float64(int(x) ^ int(y))
		case "and":
			sum += float64(int(x) & int(y))
		default:
			sum += x * y
		}
	}
	return sum
}

// wordOf is an element's bits.
func wordOf(elem string, v float64) uint64 {
	switch elem {
	case "e4m3", "e5m2":
		code := narrowCodes[elem][int(math.Abs(v))]
		if v < 0 {
			code |= 0x80
		}
		return code
	case "f16":
		return scalar.DoubleToHalf(v)
	case "bf16":
		return uint64(math.Float32bits(float32(v)) >> 16)
	case "tf32", "f32":
		return uint64(math.Float32bits(float32(v)))
	case "f64":
		return math.Float64bits(v)
	}
	return uint64(int64(v)) & (1<<table.ElementBits(elem) - 1)
}

func valueOf(elem string, w uint64) float64 {
	switch elem {
	case "f16":
		return scalar.HalfValue(uint16(w))
	case "f32":
		return float64(math.Float32frombits(uint32(w)))
	case "f64":
		return math.Float64frombits(w)
	}
	return float64(int32(w))
}

// bitsIn stores element number n of a type to memory.
func bitsIn(mem []byte, elem string, n int, v float64) {
	size := table.ElementBits(elem)
	for k := range size {
		at := n*size + k
		mem[at/8] |= byte(wordOf(elem, v)>>k&1) << (at % 8)
	}
}

// wordAt is element number n of a type of whole bytes.
func wordAt(mem []byte, elem string, n int) uint64 {
	var w [8]byte
	size := table.ElementBits(elem) / 8
	copy(w[:], mem[n*size:(n+1)*size])
	return binary.LittleEndian.Uint64(w[:])
}

// stored is a matrix in memory.
type stored struct {
	elem       string
	rows, cols int
	byColumns  bool
	stride     int
}

func newStored(elem string, rows, cols int, layout string) stored {
	m := stored{elem, rows, cols, layout == "col", cols}
	if m.byColumns {
		m.stride = rows
	}
	m.stride += max(4, 128/table.ElementBits(elem)) // a gap
	return m
}

func (m stored) at(r, c int) int {
	if m.byColumns {
		r, c = c, r
	}
	return r*m.stride + c
}

func (m stored) bytes(value func(r, c int) float64) []byte {
	b := make([]byte, m.stride*max(m.rows, m.cols)*table.ElementBits(m.elem)/8)
	for r := range m.rows {
		for c := range m.cols {
			bitsIn(b, m.elem, m.at(r, c), value(r, c))
		}
	}
	return b
}

// registers declares those of a fragment and returns their list.
func (c *tensorCase) registers(matrix byte, elem string) (declaration, list string) {
	n, typ := ptx.Fragment(c.op, c.shape, matrix, elem)
	names := make([]string, n)
	for k := range names {
		names[k] = fmt.Sprintf("%%m%c%d", matrix, k)
	}
	return fmt.Sprintf("\t.reg .%s %%m%c<%d>;\n", typ, matrix, n), "{" + strings.Join(names, ", ") + "}"
}

// opcode is that of the product.
func (c *tensorCase) opcode() string {
	types := fmt.Sprintf(".%s.%s.%s.%s", c.d, c.a, c.b, c.c)
	if c.op == "mma" {
		op := "mma.sync.aligned." + c.shape + "." + strings.Join(c.layouts, ".") + types
		if c.bits != "" {
			op += "." + c.bits + ".popc"
		}
		return op
	}
	op := "wmma.mma"
	if c.bits != "" {
		op += "." + c.bits + ".popc"
	}
	if c.a == "f16" {
		types = "." + c.d + "." + c.c
	}
	return op + ".sync.aligned." + strings.Join(c.layouts, ".") + "." + c.shape + types
}

func (c *tensorCase) throughMemory(t *testing.T) {
	m, n, k := table.TensorShape(c.shape)
	a, b := newStored(c.a, m, k, c.layouts[0]), newStored(c.b, k, n, c.layouts[1])
	in, out := newStored(c.c, m, n, c.layouts[1]), newStored(c.d, m, n, c.layouts[0])
	mem := NewMemory(64)
	var args [][]byte
	for _, data := range [][]byte{a.bytes(c.elementA), b.bytes(c.elementB), in.bytes(c.elementC), make([]byte, len(out.bytes(c.elementC)))} {
		args = append(args, U64(put(t, mem, data)))
	}
	layout := map[bool]string{false: "row", true: "col"}
	var text strings.Builder
	text.WriteString(".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd) {\n\t.reg .b64 %rd<5>;\n")
	lists := map[byte]string{}
	for matrix, elem := range map[byte]string{'a': c.a, 'b': c.b, 'c': c.c, 'd': c.d} {
		declaration, list := c.registers(matrix, elem)
		text.WriteString(declaration)
		lists[matrix] = list
	}
	for k, name := range "abcd" {
		fmt.Fprintf(&text, "\tld.param.u64 %%rd%d, [p%c];\n", k, name)
	}
	fmt.Fprintf(&text, "\twmma.load.a.sync.aligned.%s.%s.global.%s %s, [%%rd0], %d;\n", c.layouts[0], c.shape, c.a, lists['a'], a.stride)
	fmt.Fprintf(&text, "\twmma.load.b.sync.aligned.%s.%s.%s %s, [%%rd1], %d;\n", c.layouts[1], c.shape, c.b, lists['b'], b.stride)
	fmt.Fprintf(&text, "\twmma.load.c.sync.aligned.%s.%s.global.%s %s, [%%rd2], %d;\n", layout[in.byColumns], c.shape, c.c, lists['c'], in.stride)
	fmt.Fprintf(&text, "\t%s %s, %s, %s, %s;\n", c.opcode(), lists['d'], lists['a'], lists['b'], lists['c'])
	fmt.Fprintf(&text, "\twmma.store.d.sync.aligned.%s.%s.global.%s [%%rd3], %s, %d;\n\tret;\n}\n", layout[out.byColumns], c.shape, c.d, lists['d'], out.stride)
	if _, err := load(t, text.String()).Launch(Launch{Kernel: "k", Block: Dim3{X: 32}, Args: args, Memory: mem}); err != nil {
		t.Fatal(err)
	}
	got := get(t, mem, binary.LittleEndian.Uint64(args[3]), len(out.bytes(c.elementC)))
	for row := range m {
		for col := range n {
			if v, want := valueOf(c.d, wordAt(got, c.d, out.at(row, col))), c.want(row, col, k); v != want {
				t.Fatalf("element (%d,%d) is %g, not %g", row, col, v, want)
			}
		}
	}
}

// manual is where PTX says that element i of a lane is in a matrix of mma (section 9.7.14.5), and
// in which of the products.
func (c *tensorCase) manual(matrix byte, elem string, lane, i int) (row, col, which int) {
	m, _, _ := table.TensorShape(c.shape)
	group, thread := lane>>2, lane%4
	if c.shape == "m8n8k4" && c.a == "f16" {
		upper := 0
		if lane >= 16 {
			upper = 4
		}
		which = lane % 16 / 4
		switch {
		case matrix == 'a' && c.layouts[0] == "row":
			return lane%4 + upper, i, which
		case matrix == 'a':
			return i%4 + upper, lane % 4, which
		case matrix == 'b' && c.layouts[1] == "row":
			return lane % 4, i + upper, which
		case matrix == 'b':
			return i, lane%4 + upper, which
		case elem == "f16":
			return lane%4 + upper, i, which
		}
		return lane&0b1 + i&0b10 + upper, i&0b100 + lane&0b10 + i&0b1, which
	}
	e := max(1, 32/table.ElementBits(elem))
	switch matrix {
	case 'a':
		if m == 8 {
			return group, thread*e + i, 0
		}
		row, col = group, thread*e+i%e
		if i/e%2 == 1 {
			row += 8
		}
		if i >= 2*e {
			col += 4 * e * (i / (2 * e))
		}
		return row, col, 0
	case 'b':
		return thread*e + i%e + 4*e*(i/e), group, 0
	}
	return group + 8*(i/2), thread*2 + i%2, 0
}

// throughRegisters reads each lane's registers from memory. The fragments of the lanes are stored
// consecutively.
func (c *tensorCase) throughRegisters(t *testing.T) {
	m, n, k := table.TensorShape(c.shape)
	_ = m
	mem := NewMemory(64)
	var text, body strings.Builder
	text.WriteString(".visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd) {\n\t.reg .b64 %rd<5>;\n\t.reg .b32 %t, %o;\n\t.reg .b64 %w;\n")
	lists := map[byte]string{}
	var args [][]byte
	values := map[byte]func(r, c int) float64{'a': c.elementA, 'b': c.elementB, 'c': c.elementC}
	perLane := 0 // elements of D
	for _, matrix := range []byte("abcd") {
		elem := map[byte]string{'a': c.a, 'b': c.b, 'c': c.c, 'd': c.d}[matrix]
		declaration, list := c.registers(matrix, elem)
		text.WriteString(declaration)
		lists[matrix] = list
		count, typ := ptx.Fragment(c.op, c.shape, matrix, elem)
		per := count * typ.Bits() / table.ElementBits(elem)
		data := make([]byte, 32*count*typ.Bytes())
		for lane := range 32 {
			for i := range per {
				if value := values[matrix]; value != nil {
					row, col, which := c.manual(matrix, elem, lane, i)
					if matrix == 'c' {
						row += which // each product has another C
					}
					bitsIn(data, elem, lane*per+i, value(row, col))
				}
			}
		}
		perLane = per
		args = append(args, U64(put(t, mem, data)))
		which := len(args) - 1
		op, reg := "ld.global.b", "\t%[1]s%[2]d %%m%[3]c%[4]d, [%%rd%[5]d+%[6]d];\n"
		if matrix == 'd' {
			fmt.Fprintf(&body, "\t%s %s, %s, %s, %s;\n", c.opcode(), lists['d'], lists['a'], lists['b'], lists['c'])
			op, reg = "st.global.b", "\t%[1]s%[2]d [%%rd%[5]d+%[6]d], %%m%[3]c%[4]d;\n"
		}
		fmt.Fprintf(&body, "\tld.param.u64 %%rd%d, [p%c];\n\tmov.u32 %%t, %%tid.x;\n\tmul.wide.u32 %%w, %%t, %d;\n\tadd.s64 %%rd%d, %%rd%d, %%w;\n", which, matrix, count*typ.Bytes(), which, which)
		for r := range count {
			fmt.Fprintf(&body, reg, op, typ.Bits(), matrix, r, which, r*typ.Bytes())
		}
	}
	text.WriteString(body.String() + "\tret;\n}\n")
	if _, err := load(t, text.String()).Launch(Launch{Kernel: "k", Block: Dim3{X: 32}, Args: args, Memory: mem}); err != nil {
		t.Fatal(err)
	}
	got := get(t, mem, binary.LittleEndian.Uint64(args[3]), 32*perLane*table.ElementBits(c.d)/8)
	seen := map[[3]int]bool{}
	for lane := range 32 {
		for i := range perLane {
			row, col, which := c.manual('d', c.d, lane, i)
			want := c.want(row, col, k) - c.elementC(row, col) + c.elementC(row+which, col)
			if v := valueOf(c.d, wordAt(got, c.d, lane*perLane+i)); v != want {
				t.Fatalf("lane %d has %g at (%d,%d), not %g", lane, v, row, col, want)
			}
			seen[[3]int{row, col, which}] = true
		}
	}
	if len(seen)%(m*n) != 0 {
		t.Fatalf("%d elements of D", len(seen))
	}
}

// TestMatrixRows loads four matrices by ldmatrix, transposes them, and stores them by stmatrix,
// transposed again.
func TestMatrixRows(t *testing.T) {
	const text = `.visible .entry k(.param .u64 pin, .param .u64 pout) {
	.reg .b64 %rd<4>; .reg .b32 %r<12>;
	.shared .align 16 .b8 in[512]; .shared .align 16 .b8 out[512];
	ld.param.u64 %rd0, [pin]; ld.param.u64 %rd1, [pout];
	mov.u32 %r0, %tid.x; shl.b32 %r1, %r0, 4; cvt.u64.u32 %rd2, %r1;
	add.s64 %rd0, %rd0, %rd2; add.s64 %rd1, %rd1, %rd2;
	mov.u32 %r10, in; mov.u32 %r11, out; add.s32 %r10, %r10, %r1; add.s32 %r11, %r11, %r1;
	ld.global.v4.b32 {%r2,%r3,%r4,%r5}, [%rd0]; st.shared.v4.b32 [%r10], {%r2,%r3,%r4,%r5};
	bar.warp.sync -1;
	ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%r2,%r3,%r4,%r5}, [%r10];
	movmatrix.sync.aligned.m8n8.trans.b16 %r3, %r3;
	stmatrix.sync.aligned.m8n8.x4.shared.b16 [%r11], {%r2,%r3,%r4,%r5};
	bar.warp.sync -1;
	ld.shared.v4.b32 {%r2,%r3,%r4,%r5}, [%r11]; st.global.v4.b32 [%rd1], {%r2,%r3,%r4,%r5};
	ret;
}`
	in := make([]byte, 512)
	for k := range 256 {
		binary.LittleEndian.PutUint16(in[2*k:], uint16(1000+k))
	}
	mem := NewMemory(64)
	from, to := put(t, mem, in), put(t, mem, make([]byte, 512))
	if _, err := load(t, text).Launch(Launch{Kernel: "k", Block: Dim3{X: 32}, Args: [][]byte{U64(from), U64(to)}, Memory: mem}); err != nil {
		t.Fatal(err)
	}
	got := get(t, mem, to, 512)
	for k := range 256 {
		matrix, row, col := k/64, k/8%8, k%8
		want := 1000 + matrix*64 + col*8 + row
		if matrix == 1 { // transposed twice
			want = 1000 + k
		}
		if v := int(binary.LittleEndian.Uint16(got[2*k:])); v != want {
			t.Errorf("element (%d,%d) of matrix %d is %d, not %d", row, col, matrix, v, want)
		}
	}
}

// TestIntegerSums: sums that are too large wrap around, or stop.
func TestIntegerSums(t *testing.T) {
	for flag, want := range map[string]int32{"": math.MinInt32 + 16*121 - 1, ".satfinite": math.MaxInt32} {
		text := `.visible .entry k(.param .u64 p) {
	.reg .b64 %rd<2>; .reg .b32 %r<8>;
	ld.param.u64 %rd0, [p];
	mov.b32 %r0, 0x0b0b0b0b; mov.b32 %r2, 2147483647;
	mma.sync.aligned.m8n8k16.row.col` + flag + `.s32.s8.s8.s32 {%r4,%r5}, {%r0}, {%r0}, {%r2,%r2};
	st.global.b32 [%rd0], %r4;
	ret;
}`
		mem := NewMemory(64)
		at := put(t, mem, make([]byte, 4))
		if _, err := load(t, text).Launch(Launch{Kernel: "k", Block: Dim3{X: 32}, Args: [][]byte{U64(at)}, Memory: mem}); err != nil {
			t.Fatal(err)
		}
		if v := int32(binary.LittleEndian.Uint32(get(t, mem, at, 4))); v != want {
			t.Errorf("%q: %d, not %d", flag, v, want)
		}
	}
}

// TestElementsOfVectors: constants among the sources of an operation on matrices, and results that
// are discarded, are as registers with these values, and registers that nothing reads.
func TestElementsOfVectors(t *testing.T) {
	const f16 = "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
	for name, c := range map[string]struct{ inst, plain string }{
		"constants": {f16 + "{%f0, %f1, %f2, %f3}, {%x1, 0x3c004000, 7, %x2}, {0x3c003c00, %x3}, {%f4, 0., 0f3f800000, 0d4000000000000000};",
			"mov.b32 %x4, 0x3c004000; mov.b32 %x5, 7; mov.b32 %x6, 0x3c003c00; mov.f32 %f5, 0.; mov.f32 %f6, 1.; mov.f32 %f7, 2.;" +
				f16 + "{%f0, %f1, %f2, %f3}, {%x1, %x4, %x5, %x2}, {%x6, %x3}, {%f4, %f5, %f6, %f7};"},
		"discarded": {f16 + "{%f0, _, %f2, _}, {%x1, %x2, %x3, %x1}, {%x2, %x3}, {%f4, %f4, %f4, %f4};",
			f16 + "{%f0, %f5, %f2, %f6}, {%x1, %x2, %x3, %x1}, {%x2, %x3}, {%f4, %f4, %f4, %f4};"},
		"integers": {"mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%x0, _}, {%x1}, {0x01020304}, {-5, 6}; mov.b32 %f0, %x0;",
			"mov.b32 %x4, 0x01020304; mov.b32 %x5, -5; mov.b32 %x6, 6; mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32 {%x0, %x7}, {%x1}, {%x4}, {%x5, %x6}; mov.b32 %f0, %x0;"},
		"matrices in memory": {"stmatrix.sync.aligned.m8n8.x2.shared.b16 [%x8], {%x1, 0x12345678}; ldmatrix.sync.aligned.m8n8.x2.shared.b16 {_, %x2}, [%x8]; mov.b32 %f0, %x2;",
			"mov.b32 %x4, 0x12345678; stmatrix.sync.aligned.m8n8.x2.shared.b16 [%x8], {%x1, %x4}; ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%x5, %x2}, [%x8]; mov.b32 %f0, %x2;"},
	} {
		var results [2][]uint32
		for k, inst := range []string{c.inst, c.plain} {
			results[k], _ = mustRun(t, ".version 7.8\n.target sm_90\n.address_size 64\n.shared .align 16 .b8 s[512];"+header+`
	mov.u32 %x8, s; shl.b32 %x9, %i, 4; add.u32 %x8, %x8, %x9; // a row for each thread
	mul.lo.u32 %x1, %i, 0x10003; add.u32 %x1, %x1, 0x3c003000; mul.lo.u32 %x2, %i, 0x30001; add.u32 %x2, %x2, 0x30003c00; xor.b32 %x3, %x1, 0x80000000;
	cvt.rn.f32.u32 %f4, %i; mov.f32 %f0, %f4; mov.f32 %f2, %f4;
	`+inst+`
	mul.wide.u32 %p, %i, 8; add.u64 %p, %base, %p; st.global.f32 [%p], %f0; st.global.f32 [%p+4], %f2; ret; }`,
				Launch{Grid: Dim3{X: 1}, Block: Dim3{X: 32}}, make([]uint32, 64)...)
		}
		if !slices.Equal(results[0], results[1]) || slices.Max(results[0]) == 0 {
			t.Errorf("%s:\n%#x\nwith registers:\n%#x", name, results[0], results[1])
		}
	}
}

// TestHalves: every half-precision number survives, and rounding is to the nearest, even at a tie.
func TestHalves(t *testing.T) {
	for h := range 1 << 16 {
		v := scalar.HalfValue(uint16(h))
		if math.IsNaN(v) {
			continue
		}
		if got := scalar.DoubleToHalf(v); got != uint64(h) {
			t.Fatalf("%#04x is %g and comes back as %#04x", h, v, got)
		}
	}
	for v, want := range map[float64]uint64{1 + 1.0/2048: 0x3c00, 1 + 3.0/2048: 0x3c02, 65519: 0x7bff, 65520: 0x7c00, -1e9: 0xfc00, math.Ldexp(1, -25): 0, math.Ldexp(3, -25): 2} {
		if got := scalar.DoubleToHalf(v); got != want {
			t.Errorf("%g is %#04x, not %#04x", v, got, want)
		}
	}
}

// TestPartOfWarp: a matrix operation that not all threads of the warp execute is a fault.
func TestPartOfWarp(t *testing.T) {
	mod, err := parse.Module("k.ptx", `.version 7.0
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
		_, err := prog.Launch(Launch{Kernel: "k", Block: Dim3{X: threads}, Args: [][]byte{U64(at)}, Memory: mem})
		if (err == nil) != fine {
			t.Errorf("%d threads: %v", threads, err)
		}
	}
}
