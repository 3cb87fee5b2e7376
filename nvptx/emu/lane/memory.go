package lane

import (
	"encoding/binary"
	"math"
	"math/bits"

	"opt-go/nvptx/emu/scalar"
)

// Element is what an access moves for each thread: so many bytes, which a load may extend with
// their sign, and of which a register keeps those in Mask.
type Element struct {
	Size   int // 1, 2, 4 or 8 bytes
	Extend int // bits to sign-extend from; 0: none
	Mask   uint64
}

// Read reads an element.
func (e Element) Read(b []byte) uint64 {
	v := scalar.Load(b, e.Size)
	if e.Extend > 0 {
		v = uint64(scalar.Signed(v, e.Extend))
	}
	return v & e.Mask
}

// Plain32 reports whether a load is that of 32 bits as they are.
func (e Element) Plain32() bool {
	return e.Size == 4 && (e.Extend == 0 && e.Mask >= math.MaxUint32 || e.Mask == math.MaxUint32)
}

// Offsets sets at to base + add in the width of wrap for the threads of a set. It reports whether
// all of them are multiples of align, a power of two, and at most last.
func Offsets(at, base *Values, set uint32, add, wrap, last, align uint64) bool {
	var over, low uint64
	switch {
	case set == Full && vectors:
		over, low = offsets(at, base, add, wrap, last)
	case set == Full:
		for i := range at {
			off := (base[i] + add) & wrap
			at[i] = off
			over |= last - off | off // a sign bit where the offset is too large
			low |= off
		}
	default:
		for ; set != 0; set &= set - 1 {
			i := First(set)
			off := (base[i] + add) & wrap
			at[i] = off
			over |= last - off | off
			low |= off
		}
	}
	return int64(over) >= 0 && low&(align-1) == 0
}

// Gather reads an element for each thread of a set, at its offset into mem.
func Gather(d *Values, mem []byte, at *Values, set uint32, e Element) {
	switch {
	case e.Plain32() && set == Full:
		for i := range d {
			d[i] = uint64(binary.LittleEndian.Uint32(mem[at[i]:]))
		}
	case e.Plain32():
		for ; set != 0; set &= set - 1 {
			i := First(set)
			d[i] = uint64(binary.LittleEndian.Uint32(mem[at[i]:]))
		}
	case e.Size == 8 && set == Full:
		for i := range d {
			d[i] = binary.LittleEndian.Uint64(mem[at[i]:])
		}
	case e.Size == 8:
		for ; set != 0; set &= set - 1 {
			i := First(set)
			d[i] = binary.LittleEndian.Uint64(mem[at[i]:])
		}
	default:
		for ; set != 0; set &= set - 1 {
			i := First(set)
			d[i] = e.Read(mem[at[i]:])
		}
	}
}

// GatherOwn reads from memory that each thread has for itself, skip bytes after its offset.
func GatherOwn(d *Values, mem *[Size][]byte, at *Values, skip int, set uint32, e Element) {
	for ; set != 0; set &= set - 1 {
		i := First(set)
		d[i] = e.Read(mem[i][at[i]+uint64(skip):])
	}
}

// Scatter writes size bytes of each thread of a set, at its offset into mem. Of threads that write
// to the same place the last wins.
func Scatter(mem []byte, at, v *Values, set uint32, size int) {
	switch {
	case size == 4 && set == Full:
		for i := range v {
			binary.LittleEndian.PutUint32(mem[at[i]:], uint32(v[i]))
		}
		return
	case size == 4:
		for ; set != 0; set &= set - 1 {
			i := First(set)
			binary.LittleEndian.PutUint32(mem[at[i]:], uint32(v[i]))
		}
		return
	}
	for ; set != 0; set &= set - 1 {
		i := First(set)
		scalar.Store(mem[at[i]:], size, v[i])
	}
}

// ScatterOwn writes to memory that each thread has for itself.
func ScatterOwn(mem *[Size][]byte, at, v *Values, skip int, set uint32, size int) {
	for ; set != 0; set &= set - 1 {
		i := First(set)
		scalar.Store(mem[i][at[i]+uint64(skip):], size, v[i])
	}
}

// FillIn gives the threads of a set the same value.
func (l *Values) FillIn(set uint32, v uint64) {
	if set == Full {
		l.Fill(v)
		return
	}
	for ; set != 0; set &= set - 1 {
		l[First(set)] = v
	}
}

// Outside are the threads of a set that are not in their own value, read as a set.
func Outside(a *Values, set uint32) (out uint32) {
	for ; set != 0; set &= set - 1 {
		if i := First(set); a[i]>>i&1 == 0 {
			out |= 1 << i
		}
	}
	return out
}

// Set is the threads that have the same value, read as a set: those they name.
type Set struct{ Threads, Members uint32 }

// Sets divides threads by their values.
func Sets(a *Values, set uint32) (sets []Set) {
	for set != 0 {
		first := a[First(set)]
		same := Where(a, set, func(v uint64) bool { return v == first })
		sets = append(sets, Set{same, uint32(first)})
		set &^= same
	}
	return sets
}

// Masks are the threads of sets.
func Masks(sets []Set) (masks []uint32) {
	for _, s := range sets {
		masks = append(masks, s.Threads)
	}
	return masks
}

// Same returns the value of a set of threads, which is not empty, if they all have the same.
func Same(a *Values, set uint32) (v uint64, ok bool) {
	v = a[First(set)]
	if set == Full && vectors {
		return v, even(a, 0) && a[half] == v
	}
	for ; set != 0; set &= set - 1 {
		if a[bits.TrailingZeros32(set)] != v {
			return 0, false
		}
	}
	return v, true
}

// Add adds a number to the values of all threads.
func (l *Values) Add(v uint64) {
	for i := range l {
		l[i] += v
	}
}

// And keeps some bits of the values of all threads.
func (l Values) And(keep uint64) *Values {
	for i := range l {
		l[i] &= keep
	}
	return &l
}
