package tmem

import (
	"fmt"

	"opt-go/nvptx/emu/matrix"
)

// blockFactors are the factors of a product: of each row of A and each column of B, as the lanes of
// each warp have them, one for each block of elements. Those of 32 rows, or columns, are the bytes
// of words of a column of the memory (PTX ISA, section 9.7.16.10.7). Each block of a pair has those
// of its rows, and those of all columns. Factors beyond a word are in the next columns, those of
// 128 rows or columns after those of others: the three or six factors of 96 columns of A.
//
// Where D lies in two parts of the lanes (parts), the lanes of a part have the factors of the
// columns of B that the part computes, and those of all rows of A. The manual's figures are of
// other layouts: this is the one of CuTe (tmem_sf_frg, ScaleFactorDuplicated2by2).
type blockFactors struct {
	a, b [Lanes / warpLanes][][]float64
}

// factors reads them; nil: the product has none.
func (r *running) factors() *blockFactors {
	if !r.kind.scaled {
		return nil
	}
	scaling := matrix.Scaling{Format: "ue4m3"}
	if r.wideScale {
		scaling.Format = "ue8m0"
	}
	read := func(addr uint64, count, part, first int) [][]float64 {
		at, list := addressOf(addr), make([][]float64, count)
		next := (count + Lanes - 1) / Lanes * (Lanes / warpLanes) // columns to the next word of a row
		for i := range list {
			for b := first; b < first+r.blocks; b++ {
				w := *r.memory.word(part*warpLanes+i%warpLanes, at.Column+i/warpLanes+b/4*next)
				list[i] = append(list[i], scaling.Factor(uint64(w>>(8*(b%4))&0xFF)))
			}
		}
		return list
	}
	f := &blockFactors{}
	for part := range f.a {
		f.a[part] = read(r.factorsA, r.rows, part, r.scaleA)
		f.b[part] = read(r.factorsB, r.width(), part, r.scaleB)
	}
	return f
}

// expand writes the zeros between the elements of a row of A. The metadata of elements of a byte
// and less is in the row's lane: four bits for each chunk. Of wider ones sixteen bits are a row's:
// a lane has in its halves those of a row and the row eight below, its first eight columns the
// first half of the columns (section 9.7.16.10.8.4). They are one of two columns, which the
// selector chooses.
func (r *running) expand(stored []float64, row, part int) ([]float64, error) {
	at, l := addressOf(r.meta), r.lane(row, part)
	s := &matrix.Sparsity{Chunk: r.kind.chunk, Ordered: true}
	return s.Expand(stored, func(_, chunk int) int {
		if r.kind.selects() {
			w := *r.memory.word(l/16*16+l%8+chunk/4*8, at.Column+r.selector)
			return int(w >> (l/8%2*16 + chunk%4*4) & 0xF)
		}
		return int(*r.memory.word(l, at.Column+chunk/8) >> (chunk % 8 * 4) & 0xF)
	}, 1, r.k)
}

// selects reports whether the metadata of a product is one column of two.
func (k *kind) selects() bool { return k.k < 32 }

// checkMetadata checks where the metadata of a sparse A is. The manual has selectors up to 3 and
// shows only in figures what they select; kernels (those of CUTLASS, and of JAX) use 0 and 1, for
// the second column of a pair that begins at an even one.
func (r *running) checkMetadata() error {
	at := addressOf(r.meta)
	switch {
	case at.Lane != addressOf(r.toD).Lane:
		return errLanes
	case at.Column%2 != 0:
		return fmt.Errorf("metadata from column %d of tensor memory, which is no multiple of 2", at.Column)
	case !r.kind.selects() && r.selector != 0:
		return fmt.Errorf("the sparsity selector %d, and %s has only 0", r.selector, r.name)
	case r.selector > 1:
		return fmt.Errorf("the sparsity selector %d is not supported", r.selector)
	}
	return nil
}

// zeroColumns is the descriptor that says which columns of B count as zeros, and where B begins
// (PTX ISA, section 9.7.16.4.3).
type zeroColumns struct {
	bits  uint64
	width int // columns of a part of the mask
}

func (z *zeroColumns) check(m, n int, maxShift uint64) error {
	z.width = n * m / Lanes
	if shift := z.bits >> 56 & 63; shift > maxShift || shift > 16 && m == 32 || shift > 32 {
		return fmt.Errorf("a shift of B by %d columns, and at most %d are allowed", shift, maxShift)
	}
	return nil
}

// source is the column of B that column n is, or whether it is zeros: spans of columns that are
// used and that are not take turns, and the first ones of a part are left out.
func (z *zeroColumns) source(n int) (from int, zero bool) {
	from = n + int(z.bits>>56&63)
	if z.bits>>39&1 == 0 {
		return from, false
	}
	part := n / z.width
	at := n%z.width + int(z.bits>>(8*part)&0xFF)
	skip, use := int(z.bits>>40&0xFF)+1, int(z.bits>>48&0xFF)+1
	if z.bits>>(32+part)&1 == 1 {
		return from, at%(skip+use) < skip
	}
	return from, at%(skip+use) >= use
}
