package matrix

import (
	"math/bits"

	"opt-go/nvptx/emu/lane"
)

// Descriptor is a matrix in shared memory as wgmma describes it (PTX ISA, section 9.7.15.5.1): rows
// of elements of A, or columns of B, in groups of eight, each a line of bytes that a swizzle
// permutes.
type Descriptor struct {
	Start   uint64
	Leading uint64 // bytes between neighbouring units along the leading dimension
	Stride  uint64 // bytes between groups of eight
	Swizzle uint64 // bytes of a line: 128, 64, 32; 16: none
}

// DescriptorOf takes the 64 bits apart.
func DescriptorOf(d uint64) Descriptor {
	field := func(at int) uint64 { return d >> at & 0x3FFF << 4 }
	return Descriptor{Start: field(0), Leading: field(16), Stride: field(32), Swizzle: [4]uint64{16, 128, 64, 32}[d>>62]}
}

// Byte is the address of a byte of the matrix: byte k of line number i where the lines lie along K,
// or with transposed the element of 16 bits number i of line number k, where they lie across.
func (d Descriptor) Byte(i, k uint64, transposed bool) uint64 {
	addr := d.Start
	switch {
	case !transposed && d.Swizzle == 16:
		addr += i%8*16 + i/8*d.Stride + k%16 + k/16*d.Leading
	case !transposed:
		addr += i%8*d.Swizzle + i/8*d.Stride + k
	case d.Swizzle == 16:
		addr += i%8*2 + i/8*d.Stride + k%8*16 + k/8*d.Leading
	default:
		unit := d.Swizzle / 2 // elements of a line
		addr += i%unit*2 + i/unit*d.Leading + k%8*d.Swizzle + k/8*d.Stride
	}
	return addr ^ addr>>7&(1<<bits.TrailingZeros64(d.Swizzle/16)-1)<<4
}

// Warpgroup is D = ±A·±B + D for the sixteen rows of one of the four warps of a group.
type Warpgroup struct {
	D          *Held // 16 rows
	A          *Held // nil: in shared memory
	ElemA      *Element
	ElemB      *Element
	N, K       int
	TransA     bool
	TransB     bool
	Negative   bool              // the product is subtracted
	Accumulate func() (yes bool) // else D was zero
	ReadShared func(addr uint64) byte
}

// element reads one from shared memory: number k of line number i.
func (p *Warpgroup) element(d Descriptor, e *Element, i, k int, transposed bool) float64 {
	if e.Bits == 1 {
		return float64(p.ReadShared(d.Byte(uint64(i), uint64(k/8), false)) >> (k % 8) & 1)
	}
	size := e.Bits / 8
	word := uint64(0)
	for b := range size {
		addr := d.Byte(uint64(i), uint64(k*size+b), false)
		if transposed {
			addr = d.Byte(uint64(i), uint64(k), true) + uint64(b)
		}
		word |= uint64(p.ReadShared(addr)) << (8 * b)
	}
	return e.Value(word)
}

// Run computes the product on the registers of warp number warp of the group.
func (p *Warpgroup) Run(regs []lane.Values, warp int, a, b uint64) {
	const rows = 16
	left := make([]float64, rows*p.K)
	if p.A != nil {
		left = p.A.Values(regs, 1)
	} else {
		d := DescriptorOf(a)
		for at := range left {
			left[at] = p.element(d, p.ElemA, warp*rows+at/p.K, at%p.K, p.TransA)
		}
	}
	right := make([]float64, p.K*p.N)
	d := DescriptorOf(b)
	for n := range p.N {
		for k := range p.K {
			right[k*p.N+n] = p.element(d, p.ElemB, n, k, p.TransB)
		}
	}
	sums := make([]float64, rows*p.N)
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
	return &Held{ofGroup(matrix, e, cols, max(1, 32/e.Bits)), regs}
}
