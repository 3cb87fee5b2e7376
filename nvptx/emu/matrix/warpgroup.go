package matrix

import "opt-go/nvptx/emu/lane"

// Warpgroup is D = ±A·±B + D for the sixteen rows of one of the four warps of a group.
type Warpgroup struct {
	D          *Held // 16 rows
	A          *Held // nil: in shared memory
	ElemA      *Element
	ElemB      *Element
	N, K       int
	TransA     bool
	TransB     bool
	Sparse     *Sparsity         // of A, of which half of the columns are stored; nil: dense
	Negative   bool              // the product is subtracted
	Accumulate func() (yes bool) // else D was zero
	ReadShared func(addr uint64) byte
}

// element reads one from shared memory: number k of line number i.
func (p *Warpgroup) element(d Descriptor, e *Element, i, k int, transposed bool) float64 {
	if e.Bits == 1 {
		return float64(p.ReadShared(d.Along(uint64(i), uint64(k/8))) >> (k % 8) & 1)
	}
	size := e.Bits / 8
	word := uint64(0)
	for b := range size {
		addr := d.Along(uint64(i), uint64(k*size+b))
		if transposed {
			addr = d.Across(uint64(i), uint64(k), uint64(size)) + uint64(b)
		}
		word |= uint64(p.ReadShared(addr)) << (8 * b)
	}
	return e.Value(word)
}

// groupRows is how many rows of A and D a warp of the group has.
const groupRows = 16

// left is the warp's rows of A. The error says which metadata have no meaning.
func (p *Warpgroup) left(regs []lane.Values, warp int, a uint64, meta *lane.Values) ([]float64, error) {
	stored := p.K
	if p.Sparse != nil {
		stored /= 2
	}
	var left []float64
	if p.A != nil {
		left = p.A.Values(regs, 1)
	} else {
		left = make([]float64, groupRows*stored)
		d := DescriptorOf(a)
		for at := range left {
			left[at] = p.element(d, p.ElemA, warp*groupRows+at/stored, at%stored, p.TransA)
		}
	}
	if p.Sparse == nil {
		return left, nil
	}
	indices := func(row, chunk int) int { return p.Sparse.indices(meta, row, chunk) }
	return p.Sparse.Expand(left, indices, groupRows, p.K)
}

// Run computes the product on the registers of warp number warp of the group; meta is what the
// threads have of a sparse A's metadata.
func (p *Warpgroup) Run(regs []lane.Values, warp int, a, b uint64, meta *lane.Values) error {
	left, err := p.left(regs, warp, a, meta)
	if err != nil {
		return err
	}
	right := make([]float64, p.K*p.N)
	d := DescriptorOf(b)
	for n := range p.N {
		for k := range p.K {
			right[k*p.N+n] = p.element(d, p.ElemB, n, k, p.TransB)
		}
	}
	sums := make([]float64, groupRows*p.N)
	if p.Accumulate() {
		sums = p.D.Values(regs, 1)
	}
	for at := range sums {
		sum := 0.0
		for k := range p.K {
			sum += left[at/p.N*p.K+k] * right[k*p.N+at%p.N]
		}
		if p.Negative {
			sum = -sum
		}
		sums[at] += sum
	}
	p.D.Set(regs, func(_, at int) uint64 { return p.D.Elem.Word(sums[at]) })
	return nil
}

// ofGroup is the fragment of D or A of a warp: as mma.m16n8 has it, with n columns and k of A.
func ofGroup(matrix byte, elem *Element, cols, perReg int) *Fragment {
	f := &Fragment{Elem: elem, PerReg: perReg, Rows: 16, Cols: cols}
	if matrix == 'a' {
		f.Place = f.byGroups('a')
		return f
	}
	f.Place = func(thread, e int) int { // pairs of columns; rows of the upper and the lower eight in turn
		return (thread/4+e/2%2*8)*cols + e/4*8 + thread%4*2 + e%2
	}
	return f
}

// NewGroup places the elements that a warp of a group holds of matrix 'a' or 'd', with so many
// columns.
func NewGroup(matrix byte, elem string, cols int, saturate bool, regs []int32) *Held {
	e := ElementNamed(elem, saturate)
	f := ofGroup(matrix, e, cols, max(1, 32/e.Bits))
	f.list(len(regs))
	return &Held{f, regs}
}
