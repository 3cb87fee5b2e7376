package matrix

import (
	"fmt"
	"math"

	"opt-go/nvptx/emu/lane"
)

// Held is what the threads of a warp hold of a matrix, and in which registers.
type Held struct {
	*Fragment
	Regs []int32
}

// Each visits the elements with their number, register and place in it.
func (f *Held) Each(visit func(thread, at int, reg int32, shift int)) {
	for thread := range lane.Size {
		for e, at := range f.placesOf(thread) {
			visit(thread, int(at), f.Regs[e/f.PerReg], e%f.PerReg*f.Elem.Bits)
		}
	}
}

// placesOf are the numbers of a thread's elements.
func (f *Held) placesOf(thread int) []int32 {
	n := f.PerReg * len(f.Regs)
	return f.places[thread*n:][:n]
}

// Values collects the elements of all matrices.
func (f *Held) Values(regs []lane.Values, matrices int) []float64 {
	out := make([]float64, matrices*f.Rows*f.Cols)
	value, mask, bits := f.Elem.Value, f.Elem.Mask(), f.Elem.Bits
	for thread := range lane.Size {
		places := f.placesOf(thread)
		for k, reg := range f.Regs {
			v := regs[reg][thread]
			for _, at := range places[k*f.PerReg:][:f.PerReg] {
				out[at] = value(v & mask)
				v >>= bits
			}
		}
	}
	return out
}

// Set writes words to the registers.
func (f *Held) Set(regs []lane.Values, word func(thread, at int) uint64) {
	out := make([]lane.Values, len(f.Regs))
	for thread := range lane.Size {
		for e, at := range f.placesOf(thread) {
			out[e/f.PerReg][thread] |= word(thread, int(at)) << (e % f.PerReg * f.Elem.Bits)
		}
	}
	for k, r := range f.Regs {
		regs[r] = out[k]
	}
}

// Product is D = A·B + C. It is accumulated in double precision and rounded once. This is more
// exact than hardware, whose order and rounding PTX leaves open. Products of doubles are added in
// order, each rounded as the instruction says.
type Product struct {
	D, A, B, C *Held
	Matrices   int                         // products at once
	Combine    func(a, b float64) float64  // nil: multiply
	Double     func(a, b, c uint64) uint64 // of doubles: fused multiply and add
	Sparse     *Sparsity                   // of A, which has half as many columns as B has rows; nil: dense
	Scaled     *Scaling                    // nil: not
}

// Extra are the operands of a product besides its matrices: the metadata of a sparse A, and the
// scales of A and B.
type Extra struct {
	Meta  *lane.Values
	Scale [2]ScaleWords
}

// Run computes the product on the registers of a warp. The error says which metadata or scales have
// no meaning.
func (p *Product) Run(regs []lane.Values, extra *Extra) error {
	a, b, c := p.A.Values(regs, p.Matrices), p.B.Values(regs, p.Matrices), p.C.Values(regs, p.Matrices)
	m, n, k := p.D.Rows, p.D.Cols, p.B.Rows
	if p.Sparse != nil {
		var err error
		indices := func(row, chunk int) int { return p.Sparse.indices(extra.Meta, row, chunk) }
		if a, err = p.Sparse.Expand(a, indices, m, k); err != nil {
			return err
		}
	}
	if s := p.Scaled; s != nil {
		for which, selectable := range []uint64{2, 4} {
			if w := extra.Scale[which]; !s.valid(w, selectable) {
				return fmt.Errorf("scales from byte %d of thread %d", w.Byte, w.Thread)
			}
		}
		s.apply(a, b, n, k, extra)
	}
	out := make([]uint64, len(c))
	for which := range p.Matrices {
		a, b := a[which*m*k:], b[which*k*n:]
		for at := range m * n {
			out[which*m*n+at] = p.D.Elem.Word(p.dot(a[at/n*k:][:k], b[at%n:], n, c[which*m*n+at]))
		}
	}
	p.D.Set(regs, func(_, at int) uint64 { return out[at] })
	return nil
}

// dot adds the products of a row and a column, whose elements are n apart.
func (p *Product) dot(row, column []float64, n int, sum float64) float64 {
	switch {
	case p.Double != nil:
		for k := range row {
			sum = math.Float64frombits(p.Double(math.Float64bits(row[k]), math.Float64bits(column[k*n]), math.Float64bits(sum)))
		}
	case p.Combine != nil:
		for k := range row {
			sum += p.Combine(row[k], column[k*n])
		}
	default:
		for k := range row {
			sum += row[k] * column[k*n]
		}
	}
	return sum
}
