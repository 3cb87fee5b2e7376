package tensormap

import (
	"bytes"
	"math/rand"
	"testing"

	"opt-go/nvptx/ptx"
)

// TestSlices: boxes of an interleaved tensor N × C/x × H × W × Cx of two bytes a channel, partly
// outside of it, loaded with each swizzle, and stored again. A loop over the coordinates is what
// they are compared with.
func TestSlices(t *testing.T) {
	const images, slices, height, width = 2, 3, 4, 5
	const base, shared = 1 << 20, 1 << 12
	for _, c := range []struct{ slice, swizzle int }{{16, 0}, {16, 32}, {16, 64}, {16, 128}, {32, 32}} {
		r := rand.New(rand.NewSource(int64(c.slice + c.swizzle)))
		tensor := make([]byte, images*slices*height*width*c.slice)
		r.Read(tensor)
		row := uint64(width * c.slice)
		m := Map{Elem: ptx.F16, Rank: 5, Address: base, Slice: c.slice, Swizzle: c.swizzle,
			Dims:    [5]uint32{uint32(c.slice / 2), width, height, slices, images},
			Strides: [4]uint64{uint64(c.slice), row, height * row, slices * height * row},
			Box:     [5]uint32{uint32(c.slice / 2), 4, 2, 2, 1}, ElementStrides: [5]uint32{1, 2, 1, 1, 1}}
		decoded, err := Decode(m.Encode())
		if err != nil || decoded != m {
			t.Fatalf("%+v: %+v, %v", m, decoded, err)
		}
		for _, point := range [][]int32{{0, 0, 0, 0, 0}, {0, 3, -1, 2, 1}, {int32(c.slice / 2), 0, 0, 0, 0}} {
			boxes, err := decoded.Tile(point)
			if err != nil {
				t.Fatal(err)
			}
			n := 2 * 2 * 2 * c.slice
			got, want := bytes.Repeat([]byte{0xEE}, n), bytes.Repeat([]byte{0xEE}, n)
			stored := bytes.Repeat([]byte{0xEE}, len(tensor))
			for s := range 2 {
				for y := range 2 {
					for x := range 2 {
						at := ((s*2+y)*2 + x) * c.slice
						w, h, slice, image := int(point[1])+2*x, int(point[2])+y, int(point[3])+s, int(point[4])
						inside := point[0] == 0 && w >= 0 && w < width && h >= 0 && h < height && slice < slices
						from := (((image*slices+slice)*height+h)*width + w) * c.slice
						for k := range c.slice {
							to := at + k
							if chunks := c.swizzle / 16; chunks > 0 { // sixteen bytes each, by the row of 128
								to ^= (shared + to) / 128 % chunks * 16
							}
							if want[to] = 0; inside {
								want[to], stored[from+k] = tensor[from+k], tensor[from+k]
							}
						}
					}
				}
			}
			if size := decoded.Load(boxes, at(base, tensor, 2), at(shared, got, 2), shared); size != n || !bytes.Equal(got, want) {
				t.Errorf("%+v at %v: %d bytes\n%x\n%x", c, point, size, got, want)
			}
			again := bytes.Repeat([]byte{0xEE}, len(tensor))
			decoded.Store(boxes, at(base, again, 2), at(shared, got, 2), shared, "")
			if !bytes.Equal(again, stored) {
				t.Errorf("%+v at %v: what is stored is not what was loaded", c, point)
			}
		}
		if _, err := decoded.Tile([]int32{1, 0, 0, 0, 0}); err == nil {
			t.Error("a box that begins in a slice was taken")
		}
		if _, err := decoded.Rows([]int32{0, 0, 0, 0, 0}); err == nil {
			t.Error("rows of an interleaved tensor were taken")
		}
	}
}

// TestSlicesOfPixels: columns of pixels of an interleaved tensor C/8 × H × W × C8.
func TestSlicesOfPixels(t *testing.T) {
	const height, width, base, shared = 3, 4, 1 << 20, 1 << 12
	tensor := make([]byte, height*width*16)
	rand.New(rand.NewSource(1)).Read(tensor)
	m := Map{Elem: ptx.F16, Rank: 4, Address: base, Slice: 16, Dims: [5]uint32{8, width, height, 1}, Strides: [4]uint64{16, width * 16, height * width * 16},
		Box: [5]uint32{8, 1, 1, 1}, ElementStrides: [5]uint32{1, 1, 1, 1}, Window: Window{Pixels: 7}}
	boxes, err := m.Columns([]int32{0, 1, 1, 0}, nil)
	if err != nil {
		t.Fatal(err)
	}
	got := make([]byte, 7*16)
	m.Load(boxes, at(base, tensor, 2), at(shared, got, 2), shared)
	if want := tensor[(width+1)*16:][:7*16]; !bytes.Equal(got, want) {
		t.Errorf("%x\n%x", got, want)
	}
	split, _ := BoxesOf("im2col::w")
	if _, err := split(&m, []int32{0, 1, 1, 0}, []int32{0, 0}); err == nil {
		t.Error("pixels along W of an interleaved tensor were taken")
	}
}
