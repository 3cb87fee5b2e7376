package tensormap

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/nvptx/ptx"
)

// TestEncode: what is encoded is read again, also by those who clear bit 21 of the second word, as
// CUTLASS does.
func TestEncode(t *testing.T) {
	m := Map{
		Elem: ptx.BF16, Rank: 5, Address: math.MaxUint64 &^ 15, Swizzle: 128, Atoms: Atoms64, FillNaN: true,
		Dims: [5]uint32{1, 2, 3, math.MaxUint32, 5}, Strides: [4]uint64{16, 1<<40 - 16, 48, 64}, Box: [5]uint32{64, 256, 3, 4, 5}, ElementStrides: [5]uint32{1, 2, 8, 4, 5},
		Window: Window{Pixels: 1024, Lower: [3]int16{math.MinInt16, -1, 2}, Upper: [3]int16{math.MaxInt16, 3, -4}},
	}
	b := m.Encode()
	b[10] &^= 1 << 5
	got, err := Decode(b)
	if diff := cmp.Diff(m, got); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
	moved, err := Moved(b, 32)
	if err != nil {
		t.Fatal(err)
	}
	m.Address = 32
	if got, err = Decode(moved); err != nil || cmp.Diff(m, got) != "" {
		t.Errorf("%v\n%s", err, cmp.Diff(m, got))
	}
	b[mapLayout] = 1
	if _, err := Decode(b); err == nil {
		t.Error("an interleaved tensor was taken")
	}
	b[mapLayout] = 0
	if _, err := Moved(b, 8); err == nil {
		t.Error("an address of 8 was taken")
	}
}

// TestRequests: what the driver API allows becomes a map, and what it does not is refused by the
// name of the argument.
func TestRequests(t *testing.T) {
	tiles := Request{Rank: 3, Type: 7, Address: 1 << 20, Dims: [5]uint64{64, 1 << 32, 3}, Strides: [4]uint64{256, 512}, Box: [5]uint32{16, 256, 1}, Steps: [5]uint32{7, 8, 1}, Swizzle: 2}
	columns := Request{Kind: Columns, Rank: 4, Type: 6, Dims: [5]uint64{64, 8, 8, 2}, Strides: [4]uint64{128, 1024, 8192}, Steps: [5]uint32{1, 1, 2, 1}, Swizzle: 3, Channels: 64, Pixels: 1024,
		Lower: [3]int32{-128, 127 - 120}, Upper: [3]int32{127, 0}}
	wide := columns
	wide.Kind, wide.Pixels, wide.Wide, wide.Lower, wide.Upper = WideColumns, 0, 1, [3]int32{-32768}, [3]int32{32767}
	sliced := tiles
	sliced.Type, sliced.Interleave, sliced.Swizzle, sliced.Dims[0], sliced.Box[0], sliced.Steps[0] = 6, 1, 3, 8, 8, 1
	for _, c := range []struct {
		name   string
		from   Request
		change func(r *Request)
		want   string // of the error; "": none
	}{
		{"tiles", tiles, func(*Request) {}, ""},
		{"columns", columns, func(*Request) {}, ""},
		{"wide", wide, func(*Request) {}, ""},
		{"type", tiles, func(r *Request) { r.Type = 16 }, "tensorDataType"},
		{"packed", tiles, func(r *Request) { r.Type, r.Box[0] = 13, 32 }, ""},
		{"packed wide", tiles, func(r *Request) { r.Type, r.Box[0], r.Dims[0], r.Swizzle = 14, 128, 256, 3 }, ""},
		{"packed and not whole", tiles, func(r *Request) { r.Type, r.Box[0], r.Dims[0] = 15, 128, 192 }, "globalDim[0]"},
		{"packed in a narrow box", tiles, func(r *Request) { r.Type, r.Box[0], r.Dims[0] = 15, 64, 128 }, "boxDim[0]"},
		{"packed and not aligned", tiles, func(r *Request) { r.Type, r.Box[0], r.Dims[0], r.Strides[0] = 14, 128, 128, 48 }, "globalStrides[0]"},
		{"rank", tiles, func(r *Request) { r.Rank = 6 }, "tensorRank"},
		{"flat", columns, func(r *Request) { r.Rank = 2 }, "tensorRank"},
		{"interleave", sliced, func(*Request) {}, ""},
		{"slices of 32 bytes", sliced, func(r *Request) { r.Interleave, r.Dims[0], r.Box[0], r.Swizzle = 2, 16, 16, 1 }, ""},
		{"slices of 32 bytes and no swizzle", sliced, func(r *Request) { r.Interleave, r.Dims[0], r.Box[0] = 2, 16, 16 }, "swizzle"},
		{"slices of 32 bytes and not aligned", sliced, func(r *Request) { r.Interleave, r.Dims[0], r.Box[0], r.Swizzle, r.Strides[0] = 2, 16, 16, 1, 48 }, "globalStrides[0]"},
		{"several slices", sliced, func(r *Request) { r.Dims[0] = 16 }, "is not supported"},
		{"part of a slice", sliced, func(r *Request) { r.Dims[0], r.Box[0] = 4, 4 }, "boxDim[0]"},
		{"flat slices", sliced, func(r *Request) { r.Rank = 2 }, "tensorRank"},
		{"slices along W", wide, func(r *Request) { r.Interleave = 1 }, "interleaved"},
		{"steps in a slice", sliced, func(r *Request) { r.Steps[0] = 2 }, "is not supported"},
		{"swizzle", tiles, func(r *Request) { r.Swizzle = 7 }, "swizzle"},
		{"atoms", tiles, func(r *Request) { r.Swizzle = 4 }, ""},
		{"wider than atoms", tiles, func(r *Request) { r.Swizzle, r.Box[0] = 4, 36 }, "swizzle"},
		{"flipped", tiles, func(r *Request) { r.Swizzle = 5 }, ""},
		{"large atoms", tiles, func(r *Request) { r.Swizzle = 6 }, ""},
		{"narrow", wide, func(r *Request) { r.Swizzle = 1 }, "swizzle"},
		{"promotion", tiles, func(r *Request) { r.L2 = 4 }, "l2Promotion"},
		{"NaN", tiles, func(r *Request) { r.Fill, r.Type = 1, 2 }, "oobFill"},
		{"address", tiles, func(r *Request) { r.Address = 24 }, "globalAddress"},
		{"no dimension", tiles, func(r *Request) { r.Dims[2] = 0 }, "globalDim[2]"},
		{"dimension", tiles, func(r *Request) { r.Dims[1]++ }, "globalDim[1]"},
		{"stride", tiles, func(r *Request) { r.Strides[1] = 1 << 40 }, "globalStrides[1]"},
		{"step", tiles, func(r *Request) { r.Steps[2] = 0 }, "elementStrides[2]"},
		{"box", tiles, func(r *Request) { r.Box[1] = 257 }, "boxDim[1]"},
		{"span", tiles, func(r *Request) { r.Box[0] = 20 }, "swizzle"},
		{"channels", columns, func(r *Request) { r.Channels = 7 }, "channelsPerPixel"},
		{"pixels", columns, func(r *Request) { r.Pixels = 1025 }, "pixelsPerColumn"},
		{"corner", columns, func(r *Request) { r.Lower[0] = -129 }, "pixelBoxLowerCorner[0]"},
		{"area", columns, func(r *Request) { r.Lower[1], r.Upper[1] = 8, 0 }, "empty"},
	} {
		r := c.from
		c.change(&r)
		m, err := Of(&r)
		switch {
		case (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want):
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		case errors.Is(err, ErrUnsupported) != strings.Contains(c.want, "not supported"):
			t.Errorf("%s: %v", c.name, err)
		case err == nil && r.Kind == Tiles && (m.Elements() != 16*32 && r.Interleave == 0 && m.Packing < FoursWide || m.Dims[1] != math.MaxUint32 || m.ElementStrides[0] != 1):
			t.Errorf("%s: %+v", c.name, m)
		case err == nil && r.Wide == 1 && m.Window.Pixels != 128:
			t.Errorf("%s: %+v", c.name, m)
		}
	}
}
