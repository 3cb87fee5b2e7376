package matrix

import (
	"fmt"
	"slices"

	"opt-go/nvptx/emu/lane"
)

// Sparsity is how a matrix A is stored of which half of each chunk of neighbours is zero (PTX ISA,
// section 9.7.14.6.1): the others follow each other, and the metadata has for each chunk of
// each row four bits, two indices of two bits:
//
//	chunk   index means                   for elements of
//	2       half an element: 0100, 1110   32 bits
//	4       an element                    16 and 8 bits
//	8       a pair of neighbours          4 bits
type Sparsity struct {
	Chunk    int
	Wide     bool // elements of 16 bits and more: a word of metadata is of two rows
	Words    int  // of metadata in the threads of a group
	Selector int  // which of the group's threads have it
	Ordered  bool // the second index is larger; else it is another one
}

// NewSparsity describes a sparse A of k columns.
func NewSparsity(e *Element, k, selector int, ordered bool) (*Sparsity, error) {
	s := &Sparsity{Chunk: 4, Wide: e.Bits >= 16, Selector: selector, Ordered: ordered}
	switch e.Bits {
	case 32:
		s.Chunk = 2
	case 4:
		s.Chunk = 8
	}
	if s.Words = k / s.Chunk / 4; selector < 0 || selector >= 4/s.Words {
		return nil, fmt.Errorf("sparsity selector %d of %d", selector, 4/s.Words)
	}
	return s, nil
}

// indices is the metadata of a chunk of a row. A group of four threads has rows g and g+8: words of
// wide elements hold four chunks of each row, those of narrow ones eight chunks of one row.
func (s *Sparsity) indices(meta *lane.Values, row, chunk int) int {
	word, shift := chunk/4, row/8*16+chunk%4*4
	if !s.Wide {
		word, shift = row/8+chunk/8*2, chunk%8*4
	}
	return int(meta[row%8*4+s.Selector*s.Words+word] >> shift & 0xF)
}

// Expand writes zeros between the stored elements of rows of k/2 columns; indices is the metadata
// of a chunk of a row. Where the elements are zeros, too, it says nothing: CUTLASS's compressor has
// 0000 there, which are no indices.
func (s *Sparsity) Expand(stored []float64, indices func(row, chunk int) int, rows, k int) ([]float64, error) {
	out := make([]float64, rows*k)
	half := s.Chunk / 2
	for at := range len(stored) / half { // chunks
		row, chunk := at/(k/s.Chunk), at%(k/s.Chunk)
		from, to := stored[at*half:][:half], out[row*k+chunk*s.Chunk:][:s.Chunk]
		if !slices.ContainsFunc(from, func(v float64) bool { return v != 0 }) {
			continue
		}
		bits := indices(row, chunk)
		first, second := bits&3, bits>>2
		if first == second || s.Ordered && first > second || half == 1 && (first&1 != 0 || second != first+1) {
			return nil, fmt.Errorf("row %d, columns from %d: indices %04b", row, chunk*s.Chunk, bits)
		}
		switch half {
		case 1:
			to[first/2] = from[0]
		case 2:
			to[first], to[second] = from[0], from[1]
		case 4:
			copy(to[2*first:], from[:2])
			copy(to[2*second:], from[2:])
		}
	}
	return out, nil
}
