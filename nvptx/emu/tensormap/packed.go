package tensormap

import "fmt"

// Packing is how elements of less than a byte lie in memory, sixteen one after the other; a copy
// moves them by units.
type Packing uint8

// The packings, in the order of the API's and of tensormap.replace's numbers from 13 on.
const (
	Unpacked  Packing = iota
	Fours             // of four bits, in shared memory as in the tensor (.b4x16)
	FoursWide         // of four bits, in shared memory followed by eight bytes that are left out (.b4x16_p64)
	SixesWide         // of six bits, in shared memory followed by four bytes that are left out (.b6x16_p32)
)

// firstPacked is the number of the first packing.
const firstPacked = 13

// wideElements is what boxes and points of the wide packings are multiples of, and wideAligned the
// alignment of their tensors, and of those in slices of 32 bytes.
const (
	wideElements = 128
	wideAligned  = 32
)

// unit is what a copy moves at once.
type unit struct{ elements, bytes, shared int }

func (t *Map) unit() unit {
	switch t.Packing {
	case Fours:
		return unit{2, 1, 1}
	case FoursWide:
		return unit{16, 8, 16}
	case SixesWide:
		return unit{16, 12, 16}
	}
	return unit{1, t.Elem.Bytes(), t.Elem.Bytes()}
}

// Unit is how many bytes of the tensor a copy moves at once, and how they are aligned.
func (t *Map) Unit() (bytes, aligned int) {
	n := t.unit().bytes
	return n, n & -n
}

// checkPoint checks that a box begins with a whole unit, or with as many elements as the wide
// packings want, or a slice has.
func (t *Map) checkPoint(point []int32) error {
	n := int32(t.unit().elements)
	switch {
	case t.Packing >= FoursWide:
		n = wideElements
	case t.Slice > 0:
		n = int32(t.Slice / t.Elem.Bytes())
	}
	if point[0]%n != 0 {
		return fmt.Errorf("a box of packed or interleaved elements at %d, which is no multiple of %d", point[0], n)
	}
	return nil
}

// checkPacked checks a request for packed elements.
func (r *Request) checkPacked() error {
	n := uint64(2)
	if r.packing() >= FoursWide {
		if n = wideElements; r.Kind == Tiles && r.Box[0] != wideElements {
			return fmt.Errorf("boxDim[0] is %d, which must be %d", r.Box[0], wideElements)
		}
	}
	if r.packing() != Unpacked && r.Dims[0]%n != 0 {
		return fmt.Errorf("globalDim[0] is %d, which must be a multiple of %d", r.Dims[0], n)
	}
	return nil
}

// packing is that of the type that is asked for.
func (r *Request) packing() Packing {
	return Packing(max(int(r.Type), firstPacked-1) - firstPacked + 1)
}

// innerBytes is how many bytes of shared memory so many elements take.
func (r *Request) innerBytes(elements uint32) int {
	t := Map{Elem: types[r.Type], Packing: r.packing()}
	return int(elements) * t.unit().shared / t.unit().elements
}
