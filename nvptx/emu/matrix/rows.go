package matrix

import (
	"math"

	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/ptx"
)

// RowBytes is the size of a row in memory.
const RowBytes = 16

// Rows is how the threads of a warp hold matrices in memory, as ldmatrix and stmatrix have it (PTX
// ISA, sections 9.7.14.5.15 and 9.7.14.5.16): each has rows of sixteen bytes, whose addresses the
// threads give.
type Rows struct {
	Count int // of a matrix: 8, or 16
	Regs  int // of a matrix
	bits  int // of the sixteen elements of a row that become bytes; 8: they are
	place func(thread, reg, b int) (row, column int)
}

// RowsOf decodes ldmatrix or stmatrix.
func RowsOf(m ptx.Match) *Rows {
	r := &Rows{Count: 8, Regs: 1, bits: 8}
	switch {
	case m.Has("m16n16"): // neighbouring rows of a column
		r.Count, r.Regs = 16, 2
		r.place = func(thread, reg, b int) (int, int) { return thread%4*4 + b, thread/4 + 8*reg }
	case m.Has("m16n8"): // two rows of two columns
		r.place = func(thread, _, b int) (int, int) { return thread%4*2 + b%2, thread/4 + b/2*8 }
	case m.Has("trans"): // neighbouring elements of sixteen bits of a column
		r.place = func(thread, _, b int) (int, int) { return thread%4*2 + b/2, thread/4*2 + b%2 }
	default: // a quarter of a row
		r.place = func(thread, _, b int) (int, int) { return thread / 4, thread%4*4 + b }
	}
	switch m.Get("src") {
	case "b6x16_p32":
		r.bits = 6
	case "b4x16_p64":
		r.bits = 4
	}
	return r
}

// Load gives each thread its bytes.
func (r *Rows) Load(rows [][]byte, regs []lane.Values) {
	for thread := range lane.Size {
		for reg := range regs {
			regs[reg][thread] = 0
			for b := range 4 {
				row, column := r.place(thread, reg, b)
				regs[reg][thread] |= PackedElement(rows[row], column, r.bits) << (8 * b)
			}
		}
	}
}

// Store writes what the threads hold.
func (r *Rows) Store(rows [][]byte, regs []lane.Values) {
	for thread := range lane.Size {
		for reg := range regs {
			for b := range 4 {
				row, column := r.place(thread, reg, b)
				rows[row][column] = byte(regs[reg][thread] >> (8 * b))
			}
		}
	}
}

// PackedElement is element number i of those of so many bits, at most eight, that follow each
// other.
func PackedElement(data []byte, i, bits int) uint64 {
	at := i * bits
	word := uint64(data[at/8])
	if at/8+1 < len(data) {
		word |= uint64(data[at/8+1]) << 8
	}
	return word >> (at % 8) & (1<<bits - 1)
}

// Transpose exchanges rows and columns of what the threads hold.
func Transpose(a *lane.Values) *lane.Values {
	var r lane.Values
	for thread := range r {
		for i := range 2 {
			row, col := thread%4*2+i, thread/4 // of the element that comes here
			r[thread] |= a[row*4+col/2] >> (16 * (col & 1)) & math.MaxUint16 << (16 * i)
		}
	}
	return &r
}
