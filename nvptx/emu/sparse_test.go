package emu

import (
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"
)

// element is a type of a matrix's elements: some of its codes, and their numbers.
type element struct {
	name  string
	bits  int
	codes []uint32
	value func(code uint32) float64
}

func elementsOf(name string) element {
	float := func(exponent, fraction int) func(uint32) float64 {
		return func(c uint32) float64 { return minifloat(int(c), exponent, fraction) }
	}
	switch name {
	case "f16":
		return element{name, 16, []uint32{0, 0x3C00, 0xC000, 0x4200, 0xB800}, float(5, 10)}
	case "bf16":
		return element{name, 16, []uint32{0x3F80, 0xBF80, 0x4040, 0xC000}, float(8, 7)}
	case "tf32":
		return element{name, 32, []uint32{0x3F800000, 0xC0400000, 0x40000000}, float(8, 23)}
	case "e4m3":
		return element{name, 8, []uint32{0x38, 0xB9, 0x42, 0x31, 0x03}, float(4, 3)}
	case "e5m2":
		return element{name, 8, []uint32{0x3C, 0xBD, 0x41, 0x36}, float(5, 2)}
	case "e2m1":
		return element{name, 4, []uint32{1, 2, 3, 5, 7, 9, 12, 15}, float(2, 1)}
	case "u8":
		return element{name, 8, []uint32{0, 1, 77, 200, 255}, func(c uint32) float64 { return float64(c) }}
	case "s8":
		return element{name, 8, []uint32{3, 127, 128, 255}, func(c uint32) float64 { return float64(int8(c)) }}
	case "u4":
		return element{name, 4, []uint32{1, 2, 9, 15}, func(c uint32) float64 { return float64(c) }}
	}
	return element{"s4", 4, []uint32{1, 7, 8, 15}, func(c uint32) float64 { return float64(int8(c<<4) >> 4) }}
}

// multiplied is a product of random matrices: what each thread holds (A, B, metadata, scales), and
// A and B themselves.
type multiplied struct {
	k     int
	words [32][16]uint32 // A from 0, B from 4, metadata 8, scales of A 9, of B 10
	a     [16][]float64
	b     [8][]float64 // by columns
}

func (p *multiplied) put(thread, reg, i int, e element, code uint32) {
	p.words[thread][reg] |= code << (i * e.bits)
}

// randomB fills B: a thread has a column, and in each register neighbours of it.
func (p *multiplied) randomB(r *rand.Rand, e element) {
	for n := range p.b {
		p.b[n] = make([]float64, p.k)
		for k := range p.k {
			code := e.codes[r.Intn(len(e.codes))]
			p.b[n][k] = e.value(code)
			per := 32 / e.bits
			p.put(4*n+k/per%4, 4+k/(4*per), k%per, e, code)
		}
	}
}

// run multiplies with C = 1 and compares; the operands after C are tail.
func (p *multiplied) run(t *testing.T, opcode string, regsA, regsB int, integers bool, tail string) error {
	t.Helper()
	text := ".version 8.8\n.target sm_120a\n.address_size 64\n.visible .entry k(.param .u64 buf) { .reg .b64 %p<4>; .reg .b32 %w<16>, %t; .reg .b16 %h<8>; .reg .f32 %f<4>; .reg .b32 %s<4>;\n" +
		"ld.param.u64 %p0, [buf]; mov.u32 %t, %tid.x; mul.wide.u32 %p1, %t, 64; add.u64 %p0, %p0, %p1; mov.b16 %h0, 0; mov.b16 %h1, 1; mov.b16 %h2, 2; mov.b16 %h3, 3;\n"
	for i := range 4 {
		text += fmt.Sprintf("ld.global.v4.b32 {%%w%d, %%w%d, %%w%d, %%w%d}, [%%p0+%d]; mov.f32 %%f%d, 0f3F800000; mov.b32 %%s%d, 1;\n", 4*i, 4*i+1, 4*i+2, 4*i+3, 16*i, i, i)
	}
	list := func(prefix string, from, n int) string {
		var names []string
		for i := range n {
			names = append(names, fmt.Sprintf("%%%s%d", prefix, from+i))
		}
		return "{" + strings.Join(names, ", ") + "}"
	}
	sums := map[bool]string{false: "f", true: "s"}[integers]
	d := list(sums, 0, 4)
	text += fmt.Sprintf("%s %s, %s, %s, %s%s;\nst.global.v4.b32 [%%p0], %s; ret; }\n", opcode, d, list("w", 0, regsA), list("w", 4, regsB), d, tail, d)
	var words []uint32
	for _, w := range p.words {
		words = append(words, w[:]...)
	}
	out, _, err := one(t, text, Launch{Block: Dim3{X: 32}}, words...)
	if err != nil {
		return err
	}
	for thread := range 32 {
		for i := range 4 {
			want := 1.0
			for k := range p.k {
				want += p.a[thread/4+i/2*8][k] * p.b[thread%4*2+i%2][k]
			}
			got := float64(int32(out[16*thread+i]))
			if !integers {
				got, want = float64(math.Float32frombits(out[16*thread+i])), float64(float32(want))
			}
			if got != want {
				t.Fatalf("%s: thread %d, element %d is %v, want %v", opcode, thread, i, got, want)
			}
		}
	}
	return nil
}

// metadataPlace is the thread of a group and the bit at which the metadata of a chunk of a row are,
// as the figures of section 9.7.14.6.2 have it.
var metadataPlace = map[string]func(selector, row, chunk int) (thread, bit int){
	"one thread":         func(selector, row, chunk int) (int, int) { return selector, row/8*16 + chunk*4 },
	"a thread per half":  func(selector, row, chunk int) (int, int) { return 2*selector + chunk/4, row/8*16 + chunk%4*4 },
	"a thread per row":   func(selector, row, chunk int) (int, int) { return 2*selector + row/8, chunk * 4 },
	"a thread per piece": func(selector, row, chunk int) (int, int) { return chunk/8*2 + row/8, chunk % 8 * 4 },
}

// randomSparseA fills A: of each chunk half the elements, the others are zero.
func (p *multiplied) randomSparseA(r *rand.Rand, e element, place func(selector, row, chunk int) (int, int), selector int) {
	chunk := map[int]int{32: 2, 16: 4, 8: 4, 4: 8}[e.bits]
	per := 32 / e.bits
	for row := range p.a {
		p.a[row] = make([]float64, p.k)
		for c := range p.k / chunk {
			first := r.Intn(3)
			second := first + 1 + r.Intn(3-first)
			if e.bits == 32 {
				first = r.Intn(2) * 2
				second = first + 1
			}
			thread, bit := place(selector, row, c)
			p.words[row%8*4+thread][8] |= uint32(first|second<<2) << bit
			for i := range chunk / 2 { // stored elements
				col := c * chunk
				switch e.bits {
				case 32:
					col += first / 2
				case 4:
					col += []int{2 * first, 2*first + 1, 2 * second, 2*second + 1}[i]
				default:
					col += []int{first, second}[i]
				}
				code := e.codes[r.Intn(len(e.codes))]
				p.a[row][col] = e.value(code)
				// A register has what is stored of 2·per neighbours, four threads those of 8·per.
				start := c * chunk
				p.put(row%8*4+start/(2*per)%4, row/8+start/(8*per)*2, start%(2*per)/2+i, e, code)
			}
		}
	}
}

// TestSparseProducts: mma.sp in all shapes and types of elements, and all selectors.
func TestSparseProducts(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for _, c := range []struct {
		k         int
		types     []string // of A and B
		place     string
		selectors int
	}{
		{16, []string{"f16", "bf16"}, "one thread", 4}, {8, []string{"tf32"}, "one thread", 4},
		{32, []string{"f16", "bf16"}, "a thread per half", 2}, {16, []string{"tf32"}, "a thread per half", 2},
		{32, []string{"s8", "u8"}, "a thread per row", 2}, {64, []string{"s4", "u4"}, "a thread per row", 2},
		{64, []string{"s8", "u8"}, "a thread per piece", 1}, {128, []string{"s4", "u4"}, "a thread per piece", 1},
		{64, []string{"e4m3", "e5m2"}, "a thread per piece", 1},
	} {
		for n, name := range c.types {
			for selector := range c.selectors {
				ea, eb := elementsOf(name), elementsOf(name)
				if ea.bits <= 8 {
					eb = elementsOf(c.types[1-n]) // types may be mixed
				}
				p := &multiplied{k: c.k}
				p.randomSparseA(r, ea, metadataPlace[c.place], selector)
				p.randomB(r, eb)
				integers, d := name[0] == 's' || name[0] == 'u', "f32"
				if integers {
					d = "s32"
				}
				mod := []string{"sp", "sp::ordered_metadata"}[r.Intn(2)]
				opcode := fmt.Sprintf("mma.%s.sync.aligned.m16n8k%d.row.col.%s.%s.%s.%s", mod, c.k, d, ea.name, eb.name, d)
				if err := p.run(t, opcode, c.k*ea.bits/128, c.k*ea.bits/128, integers, fmt.Sprintf(", %%w8, %d", selector)); err != nil {
					t.Fatalf("%s: %v", opcode, err)
				}
			}
		}
	}
}

// TestUndefinedSparseProducts: metadata with one index twice, and in the wrong order, end the
// launch, but where the elements are zeros.
func TestUndefinedSparseProducts(t *testing.T) {
	for _, c := range []struct {
		mod  string
		bits uint32
		code uint32 // of the elements
		ok   bool
	}{{"sp", 0b0101, 0x3C00, false}, {"sp", 0b0101, 0, true}, {"sp", 0b0001, 0, true}, {"sp::ordered_metadata", 0b0001, 0x3C00, false}} {
		p := &multiplied{k: 16}
		p.randomSparseA(rand.New(rand.NewSource(1)), element{"f16", 16, []uint32{c.code}, func(code uint32) float64 { return float64(code / 0x3C00) }}, metadataPlace["one thread"], 0)
		p.randomB(rand.New(rand.NewSource(1)), elementsOf("f16"))
		p.words[12][8] = p.words[12][8]&^0xF0 | c.bits<<4
		err := p.run(t, "mma."+c.mod+".sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 2, 2, false, ", %w8, 0")
		if c.ok != (err == nil) || !c.ok && !strings.Contains(err.Error(), "undefined product") {
			t.Errorf("%s with indices %04b: %v", c.mod, c.bits, err)
		}
	}
}

// scale multiplies the rows of A, or the columns of B, by random factors of chunks of them, which
// thread(i) of each group holds for row or column i, from a byte on.
func scale(r *rand.Rand, p *multiplied, rows [][]float64, chunks, reg, first int, unsigned bool, thread func(i int) int) {
	for i, row := range rows {
		for c := range chunks {
			code := uint32(120 + r.Intn(16))
			factor := math.Pow(2, float64(code)-127)
			if unsigned {
				code = uint32(0x30 + r.Intn(24))
				factor = minifloat(int(code), 4, 3)
			}
			p.words[i%8*4+thread(i)][reg] |= code << (8 * (first + c))
			for k := c * len(row) / chunks; k < (c+1)*len(row)/chunks; k++ {
				row[k] *= factor
			}
		}
	}
}

// TestScaledProducts: block_scale with one, two and four factors a row, of either format, from all
// bytes and threads that can be chosen; dense, and with a sparse A.
func TestScaledProducts(t *testing.T) {
	r := rand.New(rand.NewSource(5))
	for _, c := range []struct {
		kind, format string
		chunks, k    int
		elem         string
	}{
		{"mxf8f6f4", "ue8m0", 1, 32, "e4m3"}, {"mxf8f6f4", "ue8m0", 1, 32, "e5m2"}, {"mxf4", "ue8m0", 2, 64, "e2m1"},
		{"mxf4nvf4", "ue8m0", 2, 64, "e2m1"}, {"mxf4nvf4", "ue4m3", 4, 64, "e2m1"},
	} {
		for _, sparse := range []bool{false, true} {
			for first := 0; first < 4; first += c.chunks {
				e := elementsOf(c.elem)
				p := &multiplied{k: c.k}
				regsB, mod, tail := 2, "", ""
				if sparse {
					p.k, regsB, mod, tail = 2*c.k, 4, "sp::ordered_metadata.", ", %w8, 0"
					p.randomSparseA(r, e, metadataPlace["a thread per piece"], 0)
				} else {
					p.randomDenseA(r, e)
				}
				p.randomB(r, e)
				threadA, threadB := r.Intn(2), r.Intn(4)
				scale(r, p, p.a[:], c.chunks, 9, first, c.format == "ue4m3", func(i int) int { return 2*threadA + i/8 })
				scale(r, p, p.b[:], c.chunks, 10, first, c.format == "ue4m3", func(int) int { return threadB })
				opcode := fmt.Sprintf("mma.%ssync.aligned.m16n8k%d.row.col.kind::%s.block_scale.scale_vec::%dX.f32.%s.%s.f32.%s", mod, p.k, c.kind, c.chunks, c.elem, c.elem, c.format)
				tail += fmt.Sprintf(", %%w9, {%%h%d, %%h%d}, %%w10, {%%h%d, %%h%d}", first, threadA, first, threadB)
				if err := p.run(t, opcode, 4, regsB, false, tail); err != nil {
					t.Fatalf("%s: %v", opcode, err)
				}
			}
		}
	}
}

// randomDenseA fills A: a thread has two rows, in each register neighbours of one.
func (p *multiplied) randomDenseA(r *rand.Rand, e element) {
	per := 32 / e.bits
	for row := range p.a {
		p.a[row] = make([]float64, p.k)
		for k := range p.k {
			code := e.codes[r.Intn(len(e.codes))]
			p.a[row][k] = e.value(code)
			p.put(row%8*4+k/per%4, row/8+k/(4*per)*2, k%per, e, code)
		}
	}
}
