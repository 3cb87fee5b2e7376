package matrix

import (
	"encoding/binary"
	"math"

	"opt-go/nvptx/emu/lane"
)

// Rows are eight rows of sixteen bytes, a matrix of eight by eight elements of 16 bits, as ldmatrix
// and stmatrix have it: each thread holds two neighbours, four threads a row.
type Rows [8][]byte

// pair is the position of a thread's element i: row, and byte in the row.
func pair(thread, i int, transposed bool) (row, off int) {
	row, col := thread/4, thread%4*2+i
	if transposed {
		row, col = col, row
	}
	return row, 2 * col
}

// LoadRows gives each thread its elements.
func LoadRows(rows *Rows, transposed bool, d *lane.Values) {
	for thread := range d {
		d[thread] = 0
		for i := range 2 {
			row, off := pair(thread, i, transposed)
			d[thread] |= uint64(binary.LittleEndian.Uint16(rows[row][off:])) << (16 * i)
		}
	}
}

// StoreRows writes what the threads hold.
func StoreRows(rows *Rows, transposed bool, v *lane.Values) {
	for thread := range v {
		for i := range 2 {
			row, off := pair(thread, i, transposed)
			binary.LittleEndian.PutUint16(rows[row][off:], uint16(v[thread]>>(16*i)))
		}
	}
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
