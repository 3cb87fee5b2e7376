// Package lane computes on the values of one register in all threads of a warp: arithmetic and
// selection thread by thread, and what the threads of a warp exchange.
//
// A thread set is a mask with a bit per thread. The functions change the threads of the set only.
package lane

import "math/bits"

// Size is the number of threads in a warp.
const Size = 32

// Full is the set of all threads of a warp.
const Full = 1<<Size - 1

// Values holds one value for each thread of a warp. A register's value is kept zero-extended to 64
// bits.
type Values [Size]uint64

// First is the first thread of a set that is not empty.
func First(set uint32) int { return bits.TrailingZeros32(set) }

// Splat returns the same value for all threads.
func Splat(v uint64) *Values {
	l := new(Values)
	l.Fill(v)
	return l
}

// Fill gives all threads the same value.
func (l *Values) Fill(v uint64) {
	if vectors {
		fill((*[half]uint64)(l[:half]), v)
		fill((*[half]uint64)(l[half:]), v)
		return
	}
	for i := range l {
		l[i] = v
	}
}

// Each visits the threads of a set in order.
func Each(set uint32, visit func(lane int)) {
	for ; set != 0; set &= set - 1 {
		visit(bits.TrailingZeros32(set))
	}
}

// Set copies the values of the threads in set.
func (l *Values) Set(set uint32, v *Values) {
	if set == Full {
		*l = *v
		return
	}
	if vectors && bits.OnesCount32(set) > few {
		blend(l, v, uint64(set))
		return
	}
	for ; set != 0; set &= set - 1 {
		i := First(set)
		l[i] = v[i]
	}
}

// few is the number of threads up to which it is faster to copy one after the other.
const few = 4

// Row is what a thread has of several values.
func Row(values []Values, lane int) []uint64 {
	row := make([]uint64, len(values))
	for k := range values {
		row[k] = values[k][lane]
	}
	return row
}
