package matrix

import (
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// Fragment is how the threads of a warp hold a matrix.
type Fragment struct {
	Elem       *Element
	PerReg     int // elements in a register
	Rows, Cols int
	Place      func(lane, e int) int // number of an element, by rows; after the first matrix come others
	places     []int32               // all of them, by threads
}

// New places the elements of matrix 'a', 'b', 'c' or 'd' of an operation, wmma or mma. byColumns is
// how a factor is stored, saturate says of integer sums that they stop at the largest; each thread
// has regs registers.
func New(op, shape string, matrix byte, elem string, byColumns, saturate bool, regs int) *Fragment {
	m, n, k := table.TensorShape(shape)
	f := &Fragment{Elem: ElementNamed(elem, saturate), Rows: m, Cols: n}
	switch matrix {
	case 'a':
		f.Cols = k
	case 'b':
		f.Rows, f.Cols = k, n
	}
	_, reg := ptx.Fragment(op, shape, matrix, elem)
	f.PerReg = reg.Bits() / f.Elem.Bits
	per, all := f.PerReg*regs, f.Rows*f.Cols
	switch {
	case op == "wmma":
		f.Place = func(lane, e int) int { return (lane*per + e) % all }
	case shape == "m8n8k4" && elem != "f64":
		f.Place = quadPairs(matrix, elem, byColumns, f.Cols)
	default:
		f.Place = f.byGroups(matrix)
	}
	f.list(regs)
	return f
}

// Leading is how many elements are from a row to the next in memory without gaps, or from a column
// to the next.
func (f *Fragment) Leading(byColumns bool) uint64 {
	if byColumns {
		return uint64(f.Rows)
	}
	return uint64(f.Cols)
}

// Offset is where an element is in memory, in bits, by its number and what Leading says.
func (f *Fragment) Offset(at int, leading uint64, byColumns bool) uint64 {
	r, c := at/f.Cols, at%f.Cols
	if byColumns {
		r, c = c, r
	}
	return (uint64(r)*leading + uint64(c)) * uint64(f.Elem.Bits)
}

// list writes down the places of the elements that are in so many registers.
func (f *Fragment) list(regs int) {
	for thread := range lane.Size {
		for e := range f.PerReg * regs {
			f.places = append(f.places, int32(f.Place(thread, e)))
		}
	}
}

// byGroups is the layout of mma's elements: a group of four threads for each row of A and C and
// each column of B; eight groups, so that a matrix of 16 rows takes every other register.
func (f *Fragment) byGroups(matrix byte) func(lane, e int) int {
	return func(lane, e int) int {
		group, thread := lane/4, lane%4
		reg, i := e/f.PerReg, e%f.PerReg
		row, col := group, thread*f.PerReg+i
		switch {
		case matrix == 'b':
			return (col+4*f.PerReg*reg)*f.Cols + group
		case matrix != 'a': // rows of eight elements, two for each thread
			return (group+8*(e/2))*f.Cols + thread*2 + e%2
		case f.Rows == 16:
			row += 8 * (reg & 1)
			reg >>= 1
		}
		return row*f.Cols + col + 4*f.PerReg*reg
	}
}

// quadPairs is the layout of mma.m8n8k4 with f16: four products at once, each by four threads of
// the warp's first half and the four threads sixteen lanes above.
func quadPairs(matrix byte, elem string, byColumns bool, cols int) func(lane, e int) int {
	const elements = 8 * 4 // of A and B
	return func(lane, e int) int {
		which, upper, thread := lane%16/4, lane/16*4, lane%4
		row, col, size := thread+upper, e, elements
		switch {
		case matrix == 'a' && byColumns:
			row, col = e+upper, thread
		case matrix == 'a':
		case matrix == 'b' && byColumns:
			row, col = e, thread+upper
		case matrix == 'b':
			row, col = thread, e+upper
		case elem == "f32":
			row, col, size = lane&1+e&2+upper, e&4+lane&2+e&1, 64
		default:
			size = 64
		}
		return which*size + row*cols + col
	}
}
