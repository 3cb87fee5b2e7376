package matrix

import (
	"slices"
	"testing"
)

// TestExpandZeros: metadata that is no pair of indices is an error, but not where the elements are
// zeros.
func TestExpandZeros(t *testing.T) {
	for _, c := range []struct {
		chunk  int
		stored []float64
		meta   []int
		want   []float64 // nil: an error
	}{
		{4, []float64{1, 2, 0, 0}, []int{0b1101, 0}, []float64{0, 1, 0, 2, 0, 0, 0, 0}},
		{4, []float64{1, 2, 0, 3}, []int{0b1101, 0}, nil},
		{4, []float64{1, 2, 0, 3}, []int{0b1101, 0b0100}, []float64{0, 1, 0, 2, 0, 3, 0, 0}},
		{2, []float64{0, 4}, []int{0, 0b1110}, []float64{0, 0, 0, 4}},
		{8, []float64{0, 0, 0, 0}, []int{0}, []float64{0, 0, 0, 0, 0, 0, 0, 0}},
		{8, []float64{0, 0, 5, 0}, []int{0b1111}, nil},
	} {
		s := &Sparsity{Chunk: c.chunk, Ordered: true}
		got, err := s.Expand(c.stored, func(_, chunk int) int { return c.meta[chunk] }, 1, 2*len(c.stored))
		if (err != nil) != (c.want == nil) || err == nil && !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, %v, want %v", c.stored, got, err, c.want)
		}
	}
}
