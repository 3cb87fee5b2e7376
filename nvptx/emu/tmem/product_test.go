package tmem

import (
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// operation decodes an instruction whose operands are r (32 bits), rd (64), p (a predicate), and
// addresses [r].
func operation(t *testing.T, text string) Operation {
	t.Helper()
	m, err := parse.Module("t.ptx", ".version 8.8\n.target sm_100a\n.address_size 64\n.visible .entry k() {\n.reg .b32 r; .reg .b64 rd; .reg .pred p;\n"+text+"\nret; }")
	if err != nil {
		t.Fatal(err)
	}
	f := m.Funcs()[0]
	for _, s := range f.Body {
		if in, ok := s.(*ptx.Inst); ok && in.Op == "tcgen05" {
			match, err := ptx.Lookup(in, f.Regs, 64)
			if err != nil {
				t.Fatal(err)
			}
			return OperationOf(match, in.Args)
		}
	}
	t.Fatal("no instruction")
	return nil
}

// productCase is a product of small numbers.
type productCase struct {
	kind, a, b, d          string
	m, n                   int
	swizzle                int
	across                 bool
	ws, sparse, inMemory   bool
	pair                   bool // of blocks
	negA, negB, accumulate bool
	masked                 bool
	scale                  int  // of D: -1: none
	block                  int  // elements with a factor; 0: no scaling
	byRow                  bool // .scale_vec, not .block
	fraction               bool
	first                  int // lane of D
	shift                  bool
	zeros                  uint64 // descriptor of zero columns; 0: none
	selector               int    // of the column of metadata
	wide                   bool   // 96 columns
	firstFactor            int    // byte of a word
	crosses                bool   // A and B begin at byte 96 of a line, and continue elsewhere
}

const (
	bBase   = 1 << 16
	aColumn = 256 // columns of tensor memory: D from 0, A, metadata, factors
	eColumn = 320
	sColumn = 328
)

// productTest is a case with its numbers.
type productTest struct {
	c      *productCase
	k      int
	rows   int // of A, in a block
	blocks []*testBlock
	a, b   [][]float64 // rows of A with their zeros, columns of B
}

// testBlock is a block with half of the rows of A and half of the columns of B of a pair, or all.
type testBlock struct {
	shared  []byte
	memory  *Memory
	initial [Columns][Lanes]uint32
}

// of is the block that has a row, and the row's number there.
func (p *productTest) of(row int) (b *testBlock, local int) {
	return p.blocks[row/p.rows], row % p.rows
}

// columns are those of a dense A.
func (c *productCase) columns() int {
	if c.wide {
		return 96
	}
	return map[string]int{"f16": 16, "tf32": 8, "f8f6f4": 32, "i8": 32, "mxf8f6f4": 32, "mxf4": 64, "mxf4nvf4": 64}[c.kind]
}

// lanes are the lanes of a row in its block, each of a part of the columns.
func (c *productCase) lanes(row int) []int {
	switch {
	case c.pair && c.m == 128 && c.sparse, !c.pair && c.m == 64 && !c.ws:
		return []int{c.first + row/16*32 + row%16}
	case c.m == 64, c.pair && c.m == 128:
		return []int{row, row + 64}
	case c.m == 32:
		return []int{row, row + 32, row + 64, row + 96}
	}
	return []int{row}
}

func newProductTest(t *testing.T, c *productCase, r *rand.Rand) *productTest {
	p := &productTest{c: c, k: c.columns(), rows: c.m, blocks: []*testBlock{newTestBlock(t, c, r)}}
	if c.sparse {
		p.k *= 2
	}
	if c.pair {
		p.rows, p.blocks = c.m/2, append(p.blocks, newTestBlock(t, c, r))
	}
	p.fillA(r)
	b := p.operand(c.b, c.n, p.k)
	shift := int(c.zeros >> 56 & 63)
	b.lines = c.n + 64
	all := make([][]int, c.n+shift)
	inBlock := len(all) / len(p.blocks)
	for i := range all {
		all[i] = p.numbers(r, c.b, p.k)
		for k, v := range all[i] {
			b.put(p.blocks[i/inBlock].shared, bBase, i%inBlock, k, encode(c.b, v))
		}
	}
	for i := range c.n {
		p.b = append(p.b, floats(all[i+shift]))
	}
	p.fillFactors(r)
	for _, b := range p.blocks {
		b.initial = [Columns][Lanes]uint32(b.memory.words)
	}
	return p
}

// newTestBlock is a block with all of its tensor memory allocated, and numbers for D.
func newTestBlock(t *testing.T, c *productCase, r *rand.Rand) *testBlock {
	b := &testBlock{shared: make([]byte, 1<<18), memory: &Memory{}}
	if _, _, err := b.memory.alloc(Columns); err != nil {
		t.Fatal(err)
	}
	for col := range b.memory.words {
		for l := range b.memory.words[col] {
			v := r.Intn(9) - 4
			word := math.Float32bits(float32(v))
			switch c.d {
			case "s32":
				word = uint32(v)
			case "f16":
				word = 0xABCD0000 | uint32(half(v))
			}
			if col < aColumn {
				b.memory.words[col][l] = word
			}
		}
	}
	return b
}

func (p *productTest) operand(typ string, lines, k int) *operand {
	return &operand{typ: typ, packed: strings.HasPrefix(p.c.kind, "mxf4"), lines: lines, k: k, across: p.c.across, swizzle: p.c.swizzle, crosses: p.c.crosses}
}

func (p *productTest) numbers(r *rand.Rand, typ string, n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = r.Intn(7) - 3
		switch typ {
		case "s8":
			list[i] = r.Intn(256) - 128
		case "u8":
			list[i] = r.Intn(256)
		}
	}
	return list
}

func floats(list []int) []float64 {
	out := make([]float64, len(list))
	for i, v := range list {
		out[i] = float64(v)
	}
	return out
}

// fillA writes A, and its metadata.
func (p *productTest) fillA(r *rand.Rand) {
	c := p.c
	stored := p.k
	if c.sparse {
		stored /= 2
	}
	a := p.operand(c.a, p.rows, stored)
	for row := range c.m {
		values := p.numbers(r, c.a, stored)
		b, local := p.of(row)
		for k, v := range values {
			if !c.inMemory {
				a.put(b.shared, 0, local, k, encode(c.a, v))
				continue
			}
			bits, lift := max(8, widths[c.a]), uint64(0)
			if a.packed {
				bits = 4
			} else if bits == 8 {
				lift = uint64(8-widths[c.a]) / 2
			}
			for _, l := range c.lanes(local) {
				word := &b.memory.words[aColumn+k*bits/32][l]
				at := k * bits % 32
				*word = *word&^(uint32(1<<bits-1)<<at) | uint32(encode(c.a, v)<<lift)<<at
			}
		}
		if !c.sparse {
			p.a = append(p.a, floats(values))
			continue
		}
		p.a = append(p.a, p.spread(r, row, values))
	}
}

// spread chooses where the elements of a row are, and writes the metadata.
func (p *productTest) spread(r *rand.Rand, row int, values []int) []float64 {
	c := p.c
	chunk := map[string]int{"tf32": 2, "mxf4": 8, "mxf4nvf4": 8}[c.kind]
	if chunk == 0 {
		chunk = 4
	}
	full := make([]float64, p.k)
	b, local := p.of(row)
	for j := range p.k / chunk {
		first := r.Intn(3)
		second := first + 1 + r.Intn(3-first)
		if chunk == 2 {
			first = r.Intn(2) * 2
			second = first + 1
		}
		switch chunk {
		case 2:
			full[2*j+first/2] = float64(values[j])
		case 4:
			full[4*j+first], full[4*j+second] = float64(values[2*j]), float64(values[2*j+1])
		case 8:
			for e := range 2 {
				full[8*j+2*first+e], full[8*j+2*second+e] = float64(values[4*j+e]), float64(values[4*j+2+e])
			}
		}
		for _, l := range c.lanes(local) {
			at, column, bit := l, eColumn+j/8, j%8*4
			if c.kind == "f16" || c.kind == "tf32" { // of sixteen rows: (half of K, row) is a lane, row 8 and more the upper half
				at, column, bit = l-l%16+j/4*8+l%8, eColumn+c.selector, l%16/8*16+j%4*4
			}
			word := &b.memory.words[column][at]
			*word = *word&^(0xF<<bit) | uint32(first|second<<2)<<bit
		}
	}
	return full
}

// fillFactors writes the factors of the blocks and multiplies the numbers by them.
func (p *productTest) fillFactors(r *rand.Rand) {
	c := p.c
	if c.block == 0 {
		return
	}
	blocks := c.columns() / c.block
	scale := func(column int, rows [][]float64, of func(i int) ([]*testBlock, []int, int)) {
		for i, row := range rows {
			holders, warps, i := of(i)
			apart := 4 // columns between the words of a row
			if len(rows) > 128 && len(holders) == len(p.blocks) {
				apart = 8
			}
			for block := range blocks {
				code, factor := uint32(127), 1.0
				if n := r.Intn(3) - 1; c.fraction {
					code, factor = [3]uint32{0x38, 0x3C, 0x30}[n+1], [3]float64{1, 1.5, 0.5}[n+1]
				} else {
					code, factor = uint32(127+n), math.Ldexp(1, n)
				}
				for _, b := range holders {
					for _, warp := range warps {
						at := c.firstFactor + block
						word := &b.memory.words[column+i/32+at/4*apart][warp*32+i%32]
						*word = *word&^(0xFF<<(at%4*8)) | code<<(at%4*8)
					}
				}
				for k := block * p.k / blocks; k < (block+1)*p.k/blocks; k++ {
					row[k] *= factor
				}
			}
		}
	}
	all := []int{0, 1, 2, 3} // warps
	scale(sColumn, p.a, func(row int) ([]*testBlock, []int, int) {
		b, local := p.of(row)
		return []*testBlock{b}, all, local
	})
	scale(sColumn+8, p.b, func(column int) ([]*testBlock, []int, int) {
		if half := c.n / 2; c.pair && c.m == 128 { // the second half of the columns is the upper lanes'
			return p.blocks, all[column/half*2:][:2], column % half
		}
		return p.blocks, all, column
	})
}

func half(v int) uint16 {
	if v == 0 {
		return 0
	}
	b := math.Float32bits(float32(v))
	return uint16(b>>16&0x8000) | uint16((int(b>>23&255)-127+15)<<10) | uint16(b>>13&0x3FF)
}

// instruction is the text, the values of the operands, and the mask of lanes, of the blocks one
// after the other.
func (p *productTest) instruction() (text string, operands []uint64, mask [8]uint64) {
	c := p.c
	types := map[string]uint64{"f16": 0, "bf16": 1, "tf32": 2, "e4m3": 0, "e5m2": 1, "e2m3": 3, "e3m2": 4, "e2m1": 5, "u8": 0, "s8": 1}
	code := func(typ string) uint64 {
		if strings.HasPrefix(c.kind, "mxf4") {
			return 1
		}
		return types[typ]
	}
	bit := func(b bool, at int) uint64 {
		if b {
			return 1 << at
		}
		return 0
	}
	desc := uint64(c.selector) | bit(c.sparse, 2) | code(c.a)<<7 | code(c.b)<<10 | bit(c.negA, 13) | bit(c.negB, 14) | bit(c.across && !c.inMemory, 15) | bit(c.across, 16) |
		uint64(c.n/8)<<17 | uint64(c.m/16)<<24 | bit(c.zeros>>56&63 > 0, 30)
	if c.block > 0 {
		desc |= bit(!c.fraction, 23) | bit(c.wide, 31) | uint64(c.firstFactor)<<29 | uint64(c.firstFactor)<<4
	} else {
		desc |= map[string]uint64{"f16": 0, "f32": 1, "s32": 2}[c.d] << 4
	}
	text = "tcgen05.mma"
	for _, m := range []struct {
		on   bool
		text string
	}{{c.ws, ".ws"}, {c.sparse, ".sp"}, {true, fmt.Sprintf(".cta_group::%d.kind::%s", len(p.blocks), c.kind)}, {c.block > 0, ".block_scale" + c.vectors()}, {c.shift, ".ashift"}} {
		if m.on {
			text += m.text
		}
	}
	stored := p.k
	if c.sparse {
		stored /= 2
	}
	b := p.operand(c.b, c.n+64, p.k)
	text += " [r], "
	operands = []uint64{uint64(c.first) << 16}
	if c.inMemory {
		text += "[r], rd"
		operands = append(operands, uint64(c.first)<<16|aColumn)
	} else {
		text += "rd, rd"
		operands = append(operands, p.operand(c.a, p.rows, stored).descriptor(0))
	}
	operands = append(operands, b.descriptor(bBase))
	if c.sparse {
		text += ", [r]"
		operands = append(operands, uint64(c.first)<<16|eColumn)
	}
	text += ", r"
	operands = append(operands, desc)
	if c.block > 0 {
		text += ", [r], [r]"
		operands = append(operands, sColumn, sColumn+8)
	}
	if c.masked {
		mask = [8]uint64{0xF0F0F0F0, 0, 0xFFFFFFFF, 1, 3, 0xFFFF0000, 0, 0xFFFFFFFF}
		text += ", {r, r, r, r" + strings.Repeat(", r", 4*len(p.blocks)-4) + "}"
		operands = append(operands, mask[:4*len(p.blocks)]...)
	}
	text += ", p"
	operands = append(operands, bit(c.accumulate, 0))
	if c.scale >= 0 && !c.ws {
		text += fmt.Sprintf(", %d", c.scale)
		operands = append(operands, uint64(c.scale))
	}
	if c.zeros != 0 {
		text += ", rd"
		operands = append(operands, c.zeros)
	}
	return text + ";", operands, mask
}

// want computes a block's memory after the product.
func (p *productTest) want(block int, mask []uint64) [Columns][Lanes]uint32 {
	c, initial := p.c, &p.blocks[block].initial
	out := *initial
	for local := range p.rows {
		row, lanes := block*p.rows+local, c.lanes(local)
		width := c.n / len(lanes)
		for n := range c.n {
			l, column := lanes[n/width], n%width
			if mask[l/32]>>(l%32)&1 == 1 {
				continue
			}
			sum := 0.0
			for k := range p.k {
				sum += p.a[row][k] * p.b[n][k]
			}
			if c.negA != c.negB {
				sum = -sum
			}
			if zeroColumn(c, n, n/width, width) {
				sum = 0
			}
			old := initial[column][l]
			if before := p.value(old); c.accumulate {
				sum += before * math.Ldexp(1, -max(c.scale, 0))
			}
			switch c.d {
			case "s32":
				out[column][l] = uint32(int32(sum))
			case "f16":
				out[column][l] = old&0xFFFF0000 | uint32(half(int(sum)))
			default:
				out[column][l] = math.Float32bits(float32(sum))
			}
		}
	}
	for l := 0; l < Lanes && c.shift; l++ {
		for k := 0; k < 8 && l%32 != 31; k++ {
			out[aColumn+k][l] = initial[aColumn+k][l+1]
		}
	}
	return out
}

// zeroColumn writes the mask of a part out.
func zeroColumn(c *productCase, n, part, width int) bool {
	if c.zeros>>39&1 == 0 {
		return false
	}
	var mask []bool
	ones := c.zeros>>(32+part)&1 == 1
	for len(mask) < width+256 {
		span := int(c.zeros>>48&0xFF) + 1
		if ones {
			span = int(c.zeros>>40&0xFF) + 1
		}
		for range span {
			mask = append(mask, ones)
		}
		ones = !ones
	}
	return mask[int(c.zeros>>(8*part)&0xFF)+n%width]
}

func (p *productTest) value(word uint32) float64 {
	switch p.c.d {
	case "s32":
		return float64(int32(word))
	case "f16":
		for v := -4; v <= 4; v++ {
			if half(v) == uint16(word) {
				return float64(v)
			}
		}
	}
	return float64(math.Float32frombits(word))
}

// TestProducts compares all of tensor memory after a product with what the definition gives.
func TestProducts(t *testing.T) {
	for i := range productCases {
		c := &productCases[i]
		p := newProductTest(t, c, rand.New(rand.NewSource(int64(i))))
		text, operands, mask := p.instruction()
		var blocks []Block
		for _, b := range p.blocks {
			blocks = append(blocks, Block{b.memory, func(addr uint64) byte { return b.shared[addr] }})
		}
		if err := operation(t, text).Run(blocks, operands); err != nil {
			t.Errorf("%+v: %s: %v", *c, text, err)
			continue
		}
		for k, b := range p.blocks {
			want := p.want(k, mask[4*k:])
			if col, l, differs := difference(&want, b.memory); differs {
				t.Errorf("%+v: %s: block %d, lane %d, column %d is %#x, want %#x, was %#x", *c, text, k, l, col, b.memory.words[col][l], want[col][l], b.initial[col][l])
			}
		}
	}
}

// TestRefused: what the manual leaves open of pairs of blocks and of metadata, and what it
// excludes, is an error.
func TestRefused(t *testing.T) {
	for _, c := range []struct {
		productCase
		want string
	}{
		{productCase{kind: "f16", a: "f16", b: "f16", d: "f32", m: 64, n: 32}, "a product of 64 by 32"},
		{productCase{kind: "f16", a: "f16", b: "f16", d: "f32", m: 256, n: 24}, "a product of 256 by 24"},
		{productCase{kind: "i8", a: "s8", b: "s8", d: "s32", m: 256, n: 48}, "a product of 256 by 48"},
		{productCase{kind: "f8f6f4", a: "e4m3", b: "e4m3", d: "f32", m: 256, n: 48, swizzle: 128, across: true}, "a product of 256 by 48"},
		{productCase{kind: "mxf4", a: "e2m1", b: "e2m1", d: "f32", m: 128, n: 32, block: 32, sparse: true}, "a product of 128 by 32"},
		{productCase{kind: "f16", a: "f16", b: "f16", d: "f32", m: 128, n: 32, inMemory: true, shift: true}, "a shift of the 128 rows of A of a pair of blocks is not supported"},
		{productCase{kind: "f16", a: "f16", b: "f16", d: "f32", m: 128, n: 32, first: 16}, "a matrix D from lane 16"},
		{productCase{kind: "f16", a: "f16", b: "f16", d: "f32", m: 256, n: 32, sparse: true, selector: 2}, "the sparsity selector 2 is not supported"},
		{productCase{kind: "mxf4", a: "e2m1", b: "e2m1", d: "f32", m: 128, n: 32, block: 32, wide: true}, "a product of 128 by 32"},
		{productCase{kind: "mxf8f6f4", a: "e4m3", b: "e4m3", d: "f32", m: 256, n: 32, block: 32, wide: true}, "a product of 96 columns"},
		{productCase{kind: "mxf4nvf4", a: "e2m1", b: "e2m1", d: "f32", m: 256, n: 32, block: 16, wide: true, firstFactor: 1}, "6 factors of a row from bytes 1 and 1"},
		{productCase{kind: "f8f6f4", a: "e4m3", b: "e4m3", d: "f32", m: 256, n: 32, sparse: true, selector: 1}, "the sparsity selector 1, and kind::f8f6f4 has only 0"},
	} {
		c.pair, c.scale = true, -1
		p := newProductTest(t, &c.productCase, rand.New(rand.NewSource(1)))
		text, operands, _ := p.instruction()
		var blocks []Block
		for _, b := range p.blocks {
			blocks = append(blocks, Block{b.memory, func(addr uint64) byte { return b.shared[addr] }})
		}
		if err := operation(t, text).Run(blocks, operands); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", text, err, c.want)
		}
	}
}

// TestOddMetadata: the selector chooses a column, so that an address names two.
func TestOddMetadata(t *testing.T) {
	c := &productCase{kind: "f16", a: "f16", b: "f16", d: "f32", m: 128, n: 32, sparse: true, scale: -1}
	p := newProductTest(t, c, rand.New(rand.NewSource(1)))
	text, operands, _ := p.instruction()
	operands[3]++
	b := p.blocks[0]
	err := operation(t, text).Run([]Block{{b.memory, func(addr uint64) byte { return b.shared[addr] }}}, operands)
	if want := "metadata from column 321"; err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %q", err, want)
	}
}

func difference(want *[Columns][Lanes]uint32, m *Memory) (col, l int, differs bool) {
	for col := range want {
		for l := range want[col] {
			if want[col][l] != m.words[col][l] {
				return col, l, true
			}
		}
	}
	return 0, 0, false
}

// vectors is how the sizes of blocks are written: by their elements, or as before by how many a row
// of A has.
func (c *productCase) vectors() string {
	if c.byRow {
		return fmt.Sprintf(".scale_vec::%dX", c.columns()/c.block)
	}
	return fmt.Sprintf(".block%d", c.block)
}
