package tensormap

import (
	"errors"
	"fmt"
)

// Window is the part of a tensor of dimensions C, W, H, D and N that convolution takes pixels from
// (PTX ISA, section 5.5.4): per dimension between C and N, how far its corners lie from those of
// the tensor, and how many pixels are copied. A box of the map is one pixel's channels.
type Window struct {
	Pixels       int // 0: the map is not of this kind
	Lower, Upper [3]int16
}

var errTiles = errors.New("a tensor map of tiles, not of columns of pixels")

// Columns are the boxes of pixels from a point on: first along W, from the upper corner back to the
// lower one and on along H, and so on; each is moved by the offsets. The steps are the map's
// element strides.
func (t *Map) Columns(point []int32, offsets []int32) (boxes [][]int32, err error) {
	space := t.Rank - 2 // dimensions between C and N
	switch {
	case t.Window.Pixels == 0 || space < 1:
		return nil, errTiles
	case len(point) != t.Rank || len(offsets) != space && len(offsets) != 0:
		return nil, fmt.Errorf("a tensor of %d dimensions", t.Rank)
	}
	if err := t.checkPoint(point); err != nil {
		return nil, err
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

// BoxesOf is how a mode of a copy finds the boxes of a point; moved: offsets move them, which the
// instruction gives besides the point.
func BoxesOf(mode string) (split func(t *Map, point, offsets []int32) ([][]int32, error), moved bool) {
	switch mode {
	case "tile", "":
		return func(t *Map, point, _ []int32) ([][]int32, error) { return t.Tile(point) }, false
	case "tile::gather4", "tile::scatter4":
		return func(t *Map, point, _ []int32) ([][]int32, error) { return t.Rows(point) }, false
	case "im2col::w":
		return func(t *Map, point, info []int32) ([][]int32, error) {
			if t.Window.Pixels == 0 {
				return nil, errTiles
			}
			return t.alongW(point, info, t.Window.Pixels, t.Window.Pixels, 512)
		}, true
	case "im2col::w::128":
		return func(t *Map, point, info []int32) ([][]int32, error) { return t.alongW(point, info, 128, 32, 32) }, true
	}
	return (*Map).Columns, mode == "im2col"
}

// alongW are the boxes of pixels along W, with those of D and H constant (PTX ISA, section 5.5.5):
// after each group of pixels follow those of the halo, which are the next ones, and which the next
// group has again. The two parameters are how many those are, below a limit, and by how much the
// window and the point are moved.
func (t *Map) alongW(point, info []int32, pixels, group, maxHalo int) (boxes [][]int32, err error) {
	halo, offset := int(uint16(info[0])), int32(uint16(info[1]))
	switch {
	case t.Slice != 0:
		return nil, errInterleaved
	case t.Rank < 3 || len(point) != t.Rank:
		return nil, fmt.Errorf("a tensor of %d dimensions", t.Rank)
	case halo >= maxHalo || offset >= maxOffset:
		return nil, fmt.Errorf("%d pixels of a halo and an offset of %d; the limits are %d and %d", halo, offset, maxHalo-1, maxOffset-1)
	}
	at := append([]int32(nil), point...)
	at[1] += offset
	first, last, images := int32(t.Window.Lower[0])+offset, int32(t.Dims[1])-1+int32(t.Window.Upper[0])+offset, t.Rank-1
	var row [][]int32 // all pixels in order
	for range pixels + halo {
		row = append(row, append([]int32(nil), at...))
		if at[1] += int32(max(t.ElementStrides[1], 1)); at[1] > last {
			at[1] = first
			at[images]++
		}
	}
	for begin := 0; begin < pixels; begin += group {
		boxes = append(boxes, row[begin:min(begin+group, pixels)+halo]...)
	}
	return boxes, nil
}

// maxOffset bounds the offset along W.
const maxOffset = 32
