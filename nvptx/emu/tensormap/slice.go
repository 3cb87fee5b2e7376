package tensormap

import (
	"errors"
	"fmt"
)

// Interleaved tensors have their channels in slices of 16 or 32 bytes: NC/8DHWC8 and NC/16DHWC16 of
// two bytes a channel (PTX ISA, section 5.5.6). A tensor whose dimension 0 is one slice is one, and
// each of its dimensions has its own stride; the manual's example of a swizzle, of 1x2x10x10xC16,
// has the slices as a dimension. Where the slices of a dimension 0 of several would be, and how a
// box of a part of one lies in shared memory, neither this manual nor the driver API's says: such
// maps are refused.

// sliceBytes is the size of the smaller slices; it doubles with the number of the layout.
const sliceBytes = 16

var errInterleaved = errors.New("an interleaved tensor, which this mode has not")

// checkSlice checks a map of an interleaved tensor.
func (t *Map) checkSlice() error {
	if t.Slice == 0 {
		return nil
	}
	size := t.Elem.Bytes()
	switch {
	case t.Packing != Unpacked:
		return fmt.Errorf("an interleaved tensor of packed elements %w", ErrUnsupported)
	case t.Rank < 3:
		return fmt.Errorf("an interleaved tensor of %d dimensions, which must have 3 or more", t.Rank)
	case t.Slice != sliceBytes && (t.Swizzle != t.Slice || t.Atoms != Atoms16):
		return fmt.Errorf("swizzle is not that of 32 bytes, which an interleave of 32 bytes wants")
	case int(t.Dims[0])*size != t.Slice || int(t.Box[0])*size != t.Slice:
		return fmt.Errorf("an interleaved tensor whose globalDim[0] of %d elements and boxDim[0] of %d are not one slice of %d bytes %w", t.Dims[0], t.Box[0], t.Slice, ErrUnsupported)
	}
	return nil
}

// checkInterleave checks what a request for an interleaved tensor may not have besides.
func (r *Request) checkInterleave() error {
	switch {
	case r.Interleave == 0:
		return nil
	case r.Kind == WideColumns:
		return errInterleaved
	case r.Steps[0] != 1:
		return fmt.Errorf("elementStrides[0] of %d in an interleaved tensor %w", r.Steps[0], ErrUnsupported)
	}
	return nil
}
