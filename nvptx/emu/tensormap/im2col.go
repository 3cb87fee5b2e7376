package tensormap

import "fmt"

// Window is the part of a tensor of dimensions C, W, H, D and N that convolution takes pixels from (PTX
// ISA, section 5.5.4): per dimension between C and N, how far its corners lie from those of the
// tensor, and how many pixels are copied. A box of the map is one pixel's channels.
type Window struct {
	Pixels       int // 0: the map is not of this kind
	Lower, Upper [3]int16
}

// Columns are the boxes of pixels from a point on: first along W, from the upper corner back to the
// lower one and on along H, and so on; each is moved by the offsets. The steps are the map's element
// strides.
func (t *Map) Columns(point []int32, offsets []int32) (boxes [][]int32, err error) {
	space := t.Rank - 2 // dimensions between C and N
	switch {
	case t.Window.Pixels == 0 || space < 1:
		return nil, fmt.Errorf("a tensor map of tiles, not of columns of pixels")
	case len(point) != t.Rank || len(offsets) != space && len(offsets) != 0:
		return nil, fmt.Errorf("a tensor of %d dimensions", t.Rank)
	}
	at := append([]int32(nil), point...)
	for range t.Window.Pixels {
		box := append([]int32(nil), at...)
		for d, off := range offsets {
			box[1+d] += off
		}
		boxes = append(boxes, box)
		t.advance(at)
	}
	return boxes, nil
}

// advance goes to the next pixel.
func (t *Map) advance(at []int32) {
	for d := 1; d < t.Rank; d++ {
		at[d] += int32(max(t.ElementStrides[d], 1))
		if d == t.Rank-1 || at[d] <= int32(t.Dims[d])-1+int32(t.Window.Upper[d-1]) {
			return
		}
		at[d] = int32(t.Window.Lower[d-1])
	}
}
