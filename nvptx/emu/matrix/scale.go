package matrix

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/emu/scalar"
)

// Scaling is what the elements of both factors are multiplied by (PTX ISA, section 9.7.14.3): each
// row of A and each column of B is cut into chunks with a factor each.
type Scaling struct {
	Chunks int // 1, 2 or 4
	Format string
}

// ScaleWords are the factors of one matrix as a warp holds them: bytes of a register from Byte on,
// of a thread (B), or one of the two pairs of threads (A), in each group of four.
type ScaleWords struct {
	Words        *lane.Values
	Byte, Thread uint64
}

// Factor is the number of a byte: ue8m0, a power of two, or ue4m3, e4m3 without a sign.
func (s *Scaling) Factor(code uint64) float64 {
	switch {
	case s.Format == "ue4m3":
		return scalar.NarrowValue("e4m3", code&0x7F)
	case code == 0xFF:
		return math.NaN()
	}
	return math.Ldexp(1, int(code)-127)
}

// valid reports that the numbers of bytes and threads exist: selectable is 2 for A and 4 for B.
func (s *Scaling) valid(w ScaleWords, selectable uint64) bool {
	return w.Thread < selectable && w.Byte < 4 && w.Byte%uint64(s.Chunks) == 0
}

// row is the factor of a chunk of a row of A: a pair of threads has rows g and g+8.
func (s *Scaling) row(w ScaleWords, row, chunk int) float64 {
	word := w.Words[row%8*4+int(w.Thread)*2+row/8]
	return s.Factor(word >> (8 * (int(w.Byte) + chunk)) & 0xFF)
}

// column is the factor of a chunk of a column of B.
func (s *Scaling) column(w ScaleWords, column, chunk int) float64 {
	word := w.Words[column*4+int(w.Thread)]
	return s.Factor(word >> (8 * (int(w.Byte) + chunk)) & 0xFF)
}

// apply multiplies A, of k columns, and B, of n columns and k rows.
func (s *Scaling) apply(a, b []float64, n, k int, extra *Extra) {
	size := k / s.Chunks
	for at := range a {
		a[at] *= s.row(extra.Scale[0], at/k, at%k/size)
	}
	for at := range b {
		b[at] *= s.column(extra.Scale[1], at%n, at/n/size)
	}
}
