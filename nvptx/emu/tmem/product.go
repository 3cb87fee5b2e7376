package tmem

import (
	"errors"
	"fmt"
	"math"

	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/ptx"
)

// product is tcgen05.mma: D = A·B + D. Like those of package matrix, it is accumulated in double
// precision and rounded once. The collector buffers are left out: a program may not rely on what
// they hold.
type product struct {
	name       string // of the kind
	kind       *kind
	ws, sparse bool
	pair       bool // of blocks
	inMemory   bool // A is in tensor memory
	masked     bool // some lanes of D keep what they have
	shifts     bool // A's lanes, afterwards
	block      int  // elements that share a factor
}

func productOf(m ptx.Match, operands []ptx.Operand) *product {
	p := &product{name: m.Get("kind"), kind: kinds[m.Get("kind")], ws: m.Has("ws"), sparse: m.Has("sp"), shifts: m.Has("ashift")}
	p.pair = m.Get("group") == "cta_group::2"
	_, p.inMemory = operands[1].(ptx.Addr)
	for _, o := range operands {
		if _, vector := o.(ptx.Vec); vector {
			p.masked = true
		}
	}
	if p.kind.scaled {
		p.block = 32 // .block32, .scale_vec::1X of 32 columns and 2X of 64
		switch m.Get("vectors") {
		case "block16", "scale_vec::4X":
			p.block = 16
		}
	}
	return p
}

// given are the operands of a product.
type given struct {
	toD, fromA, fromB, meta uint64
	factorsA, factorsB      uint64
	mask                    [2][4]uint64 // lanes of D, of each block, that keep what they have
	accumulate              bool
	scale                   float64 // of D
	zeros                   *zeroColumns
}

// operandsOf names the operands, which follow each other as section 9.7.16.10.9 has them.
func (p *product) operandsOf(v []uint64) (g given, desc uint32) {
	next := func() uint64 {
		x := v[0]
		v = v[1:]
		return x
	}
	g.toD, g.fromA, g.fromB = next(), next(), next()
	if p.sparse {
		g.meta = next()
	}
	desc = uint32(next())
	if p.kind.scaled {
		g.factorsA, g.factorsB = next(), next()
	}
	if p.masked {
		for k := range p.blocksOf() * 4 {
			g.mask[k/4][k%4] = next()
		}
	}
	g.accumulate, g.scale = next() != 0, 1
	switch {
	case len(v) > 0 && p.ws:
		g.zeros = &zeroColumns{bits: next()}
	case len(v) > 0:
		g.scale = math.Ldexp(1, -int(next()))
	}
	return g, desc
}

// blocksOf is how many blocks compute a product.
func (p *product) blocksOf() int {
	if p.pair {
		return 2
	}
	return 1
}

// running is a product with its operands, in one block. A block of a pair has half of the rows of A
// and D, and half of the columns of B (PTX ISA, sections 9.7.16.5.1 and 9.7.16.10.5).
type running struct {
	*product
	*description
	given
	memory *Memory
	shared func(addr uint64) byte
	keep   *[4]uint64 // of mask, the part of the block
	rows   int        // of A and D in the block
}

func (p *product) Run(blocks []Block, operands []uint64) (err error) {
	defer catch(&err)
	g, desc := p.operandsOf(operands)
	s, err := p.describe(desc)
	if err != nil {
		return err
	}
	var parts []*running
	var right [][]float64
	for k, b := range blocks {
		r := &running{product: p, description: s, given: g, memory: b.Memory, shared: b.Shared, keep: &g.mask[k], rows: s.m / len(blocks)}
		if err := r.check(); err != nil {
			return err
		}
		columns, err := r.right(s.n / len(blocks))
		if err != nil {
			return err
		}
		parts, right = append(parts, r), append(right, columns...)
	}
	for _, r := range parts {
		if err := r.run(right); err != nil {
			return err
		}
	}
	return nil
}

// run computes the rows of D that the block has.
func (r *running) run(right [][]float64) (err error) {
	left := map[int][]float64{} // rows of A by the part of the lanes that computes them
	for row := range r.rows {
		for part := range r.parts() {
			key := row*r.parts() + part
			if left[key], err = r.left(row, part); err != nil {
				return err
			}
		}
	}
	r.multiply(left, right)
	if r.shifts {
		for l := 0; l < Lanes; l += warpLanes {
			r.memory.shiftDown(Address{l, addressOf(r.fromA).Column})
		}
	}
	return nil
}

var errLanes = errors.New("matrices from different lanes of tensor memory")

// check checks the lanes that the operands begin at.
func (r *running) check() error {
	first := addressOf(r.toD).Lane
	switch {
	case first != 0 && (first != 16 || !r.scattered()):
		return fmt.Errorf("a matrix D from lane %d of tensor memory", first)
	case r.inMemory && addressOf(r.fromA).Lane != first:
		return errLanes
	case r.inMemory && r.transA:
		return fmt.Errorf("a transposed A in tensor memory")
	case r.shifts && r.pair && r.m == 128:
		return fmt.Errorf("a shift of the 128 rows of A of a pair of blocks is not supported")
	case r.shifts && r.rows != 128:
		return fmt.Errorf("a shift of %d rows of A", r.m)
	case r.sparse:
		if err := r.checkMetadata(); err != nil {
			return err
		}
	}
	if r.zeros != nil {
		return r.zeros.check(r.m, r.n, r.maxShift)
	}
	return nil
}

// parts is in how many parts of the lanes a row of D lies, each with some of its columns: 2 or 4
// with .ws and M of 64 or 32 (layouts E and G), 2 with a dense A of 64 rows in each block of a pair
// (layout B), else 1. Each part reads its own copy of what else is in tensor memory.
func (r *running) parts() int {
	if r.ws || r.pair && !r.sparse {
		return Lanes / r.rows
	}
	return 1
}

// width is how many columns of D a part has.
func (r *running) width() int { return r.n / r.parts() }

// scattered says that 64 rows are sixteen lanes of each warp's (layouts C and F), from lane 0 or 16
// on. The layouts A and D are those of 128 rows, each in the lane of its number.
func (r *running) scattered() bool { return r.rows == 64 && r.parts() == 1 }

// lane is the lane of a row, in a part.
func (r *running) lane(row, part int) int {
	if r.scattered() {
		return addressOf(r.toD).Lane + row/16*32 + row%16
	}
	return row + part*r.rows
}

// multiply computes D.
func (r *running) multiply(left map[int][]float64, right [][]float64) {
	at := addressOf(r.toD)
	width := r.width()
	mask := r.sum.Mask()
	scales := r.factors()
	for row := range r.rows {
		for column := range r.n {
			part := column / width
			l := r.lane(row, part)
			if r.keep[l/32]>>(l%32)&1 == 1 {
				continue
			}
			total := r.dot(left[row*r.parts()+part], right[column], scales, l, row, column)
			if r.negA != r.negB {
				total = -total
			}
			word := r.memory.word(l, at.Column+column%width)
			if r.accumulate {
				total += r.sum.Value(uint64(*word)&mask) * r.scale
			}
			*word = *word&^uint32(mask) | uint32(r.sum.Word(total))
		}
	}
}

// dot multiplies a row of A and a column of B.
func (r *running) dot(a, b []float64, scales *blockFactors, l, row, column int) (total float64) {
	if scales == nil {
		for k := range a {
			total += a[k] * b[k]
		}
		return total
	}
	ofRow, ofColumn := scales.a[l/warpLanes][row], scales.b[l/warpLanes][column%r.width()]
	for k := range a {
		block := k * r.blocks / r.k
		total += a[k] * ofRow[block] * (b[k] * ofColumn[block])
	}
	return total
}

// matrix takes the description of A or B in shared memory apart. Only rows of 96 columns cross a
// line.
func (r *running) matrix(desc uint64) (matrix.Descriptor, error) {
	d, ok := matrix.Tcgen05Descriptor(desc)
	if !ok || d.Crosses && r.k != wideColumns {
		return d, fmt.Errorf("%#x describes no matrix in shared memory", desc)
	}
	return d, nil
}

// left is a row of A as it is multiplied.
func (r *running) left(row, part int) ([]float64, error) {
	stored := r.k
	if r.sparse {
		stored /= 2
	}
	e := matrix.ElementNamed(r.a.name, false)
	values := make([]float64, stored)
	if r.inMemory {
		at := addressOf(r.fromA)
		for k := range values {
			bit := k * r.a.inWord
			word := *r.memory.word(r.lane(row, part), at.Column+bit/32)
			values[k] = e.Value(r.a.code(uint64(word>>(bit%32)) >> r.a.lift))
		}
	} else {
		d, err := r.matrix(r.fromA)
		if err != nil {
			return nil, err
		}
		for k := range values {
			values[k] = e.Value(r.element(d, r.a, row, k, r.transA))
		}
	}
	if r.sparse {
		return r.expand(values, row, part)
	}
	return values, nil
}

// right is as many columns of B, which the block has.
func (r *running) right(count int) ([][]float64, error) {
	d, err := r.matrix(r.fromB)
	if err != nil {
		return nil, err
	}
	e := matrix.ElementNamed(r.b.name, false)
	columns := make([][]float64, count)
	for n := range columns {
		columns[n] = make([]float64, r.k)
		from, zero := n, false
		if r.zeros != nil {
			from, zero = r.zeros.source(n)
		}
		for k := 0; k < r.k && !zero; k++ {
			columns[n][k] = e.Value(r.element(d, r.b, from, k, r.transB))
		}
	}
	return columns, nil
}

// code is the bits of an element as package matrix takes them: of e2m1 in the middle of a byte.
func (f format) code(v uint64) uint64 {
	v &= 1<<f.bits - 1
	if f.name == "e2m1" {
		return v << 2
	}
	return v
}

// element reads an element of shared memory: number k of line number i.
func (r *running) element(d matrix.Descriptor, f format, i, k int, across bool) uint64 {
	size := f.bits / 8
	if size > 0 && across {
		return f.code(r.read(d.Across(uint64(i), uint64(k), uint64(size)), size))
	}
	if size > 0 && f.bits%8 == 0 {
		return f.code(r.read(d.Along(uint64(i), uint64(k*size)), size))
	}
	line, at, unit := i, k, 16 // elements of sixteen bytes
	if f.dense {
		unit = 128 / f.bits
	}
	addr := d.Along(uint64(line), uint64(at/unit*16))
	if across {
		at = i
		addr = d.Across(uint64(i/unit*unit), uint64(k), 1)
	}
	var data [16]byte
	for b := range data {
		data[b] = r.shared(addr + uint64(b))
	}
	return f.code(matrix.PackedElement(data[:], at%unit, f.bits))
}

// read reads bytes of shared memory that follow each other.
func (r *running) read(addr uint64, n int) (v uint64) {
	for b := range n {
		v |= uint64(r.shared(addr+uint64(b))) << (8 * b)
	}
	return v
}
