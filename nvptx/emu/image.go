package emu

import (
	"fmt"
	"math"
)

// Image is what instructions on textures and surfaces reach through a handle: texels, and how a texture looks them up.
type Image struct {
	Width, Height, Depth int // texels; 0 for a dimension that it does not have
	Layers               int // of an array; 0: it is none. A cube has six faces per layer, which Data holds as layers
	Cube                 bool

	Channels int // of a texel: 1, 2 or 4
	Bits     int // of a channel: 8, 16 or 32
	Kind     TexelKind

	Linear     bool         // filtered; else the nearest texel
	Normalized bool         // coordinates go from 0 to 1
	Fractions  bool         // integers are read as fractions of the largest
	Outside    OutsideTexel // where texels lie that are not there

	Data []byte // texels of a row, rows, slices or layers one behind the other
}

// TexelKind says what channels hold.
type TexelKind int

// Kinds of channels.
const (
	FloatTexels TexelKind = iota // of 16 or 32 bits
	UnsignedTexels
	SignedTexels
)

// OutsideTexel is what becomes of coordinates outside an image; the last two are Clamp where coordinates are not normalized.
type OutsideTexel int

// Ways to look up what is not there.
const (
	Clamp OutsideTexel = iota
	Border
	Wrap
	Mirror
)

// layers is how many images of two dimensions (or one) lie one behind the other, or slices.
func (im *Image) layers() int {
	n := max(1, im.Layers)
	if im.Cube {
		n *= 6
	}
	return n * max(1, im.Depth)
}

func (im *Image) texelBytes() int { return im.Channels * im.Bits / 8 }

func (im *Image) rowBytes() int { return im.Width * im.texelBytes() }

func (im *Image) size() int { return im.rowBytes() * max(1, im.Height) * im.layers() }

// imageHandles is where handles begin: no address that a kernel could have.
const imageHandles = 0x6000_0000_0000

// AddImage gives the handle by which a kernel reaches an image.
func (m *Memory) AddImage(im *Image) (uint64, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if im.Width <= 0 || im.Channels != 1 && im.Channels != 2 && im.Channels != 4 || im.Bits != 8 && im.Bits != 16 && im.Bits != 32 {
		return 0, fmt.Errorf("no image has %d texels of %d channels of %d bits", im.Width, im.Channels, im.Bits)
	}
	if len(im.Data) != im.size() {
		return 0, fmt.Errorf("%d bytes of an image that needs %d", len(im.Data), im.size())
	}
	m.images = append(m.images, im)
	return imageHandles + uint64(len(m.images))*16, nil
}

// image finds the image of a handle; nil: there is none.
func (m *Memory) image(handle uint64) *Image {
	if n := (handle - imageHandles) / 16; handle%16 == 0 && n >= 1 && n <= uint64(len(m.images)) {
		return m.images[n-1]
	}
	return nil
}

// texel is the four channels as an instruction would give them: numbers of 32 bits, integer or float. What an image does not have is 0,
// the last one 1.
type texel [4]uint32

// floats reports that channels are given as floating-point numbers.
func (im *Image) floats() bool { return im.Kind == FloatTexels || im.Fractions }

// at reads a texel that is there.
func (im *Image) at(x, y, z int) texel {
	t := texel{0, 0, 0, 1}
	if im.floats() {
		t[3] = math.Float32bits(1)
	}
	off := ((z*max(1, im.Height)+y)*im.Width + x) * im.texelBytes()
	for k := range im.Channels {
		t[k] = im.channel(uint32(readBytes(im.Data[off+k*im.Bits/8:], im.Bits/8)))
	}
	return t
}

func (im *Image) channel(v uint32) uint32 {
	unused := 32 - im.Bits
	switch {
	case im.Kind == FloatTexels && im.Bits == 16:
		return math.Float32bits(float32(halfValue(uint16(v))))
	case im.Kind == FloatTexels:
		return v
	case im.Kind == SignedTexels && im.Fractions:
		most := float64(int64(1)<<(im.Bits-1) - 1)
		return math.Float32bits(float32(max(-1, float64(int32(v<<unused)>>unused)/most)))
	case im.Fractions:
		return math.Float32bits(float32(float64(v) / float64(uint64(1)<<im.Bits-1)))
	case im.Kind == SignedTexels:
		return uint32(int32(v<<unused) >> unused)
	}
	return v
}

// inside brings a coordinate of texels into an image of n of them; false: the border.
func (im *Image) inside(x, n int) (int, bool) {
	if x >= 0 && x < n {
		return x, true
	}
	switch {
	case im.Outside == Border:
		return 0, false
	case im.Normalized && im.Outside == Wrap:
		return ((x % n) + n) % n, true
	case im.Normalized && im.Outside == Mirror:
		x = ((x % (2 * n)) + 2*n) % (2 * n)
		return min(x, 2*n-1-x), true
	}
	return min(max(x, 0), n-1), true
}

// fetch reads a texel by whole coordinates, wherever they lie. The layer, or the face of a cube, does not lie outside.
func (im *Image) fetch(x, y, z, layer int) texel {
	x, in := im.inside(x, im.Width)
	y, inY := im.inside(y, max(1, im.Height))
	if im.Depth > 0 {
		var inZ bool
		if layer, inZ = im.inside(z, im.Depth); !inZ {
			in = false
		}
	}
	if !in || im.Height > 0 && !inY {
		return texel{}
	}
	return im.at(x, y, layer)
}

// place is the coordinate of a sample in texels.
func (im *Image) place(x float32, n int) float64 {
	v := float64(x)
	if im.Normalized {
		v *= float64(n)
	}
	return math.Min(math.Max(v, -1<<24), 1<<24) // also NaN, below
}

func whole(v float64) int {
	if math.IsNaN(v) {
		return 0
	}
	return int(math.Floor(v))
}

// sample looks a point up as the image says.
func (im *Image) sample(at [3]float32, layer int) texel {
	x, y, z := im.place(at[0], im.Width), im.place(at[1], im.Height), im.place(at[2], im.Depth)
	if !im.Linear || !im.floats() {
		return im.fetch(whole(x), whole(y), whole(z), layer)
	}
	xs, ys, zs := footprint(x, im.Width), footprint(y, im.Height), footprint(z, im.Depth)
	var sum [4]float64
	for _, cx := range xs {
		for _, cy := range ys {
			for _, cz := range zs {
				weight := cx.weight * cy.weight * cz.weight
				if weight == 0 {
					continue
				}
				for k, v := range im.fetch(cx.at, cy.at, cz.at, layer) {
					sum[k] += weight * float64(math.Float32frombits(v))
				}
			}
		}
	}
	var t texel
	for k, v := range sum {
		t[k] = uint32(doubleToSingle(v))
	}
	return t
}

// corner is a texel of the few around a point along one dimension, with its share.
type corner struct {
	at     int
	weight float64
}

// footprint gives the two texels around a point; the share is a multiple of 1/256, as in hardware.
func footprint(x float64, n int) []corner {
	if n == 0 {
		return []corner{{0, 1}}
	}
	low := whole(x - 0.5)
	share := math.Round((x-0.5-float64(low))*256) / 256
	if math.IsNaN(x) {
		share = 0
	}
	return []corner{{low, 1 - share}, {low + 1, share}}
}

// gather gives one channel of the four texels around a point, from the lower left against the clock.
func (im *Image) gather(at [3]float32, layer, channel int) texel {
	x, y := whole(im.place(at[0], im.Width)-0.5), whole(im.place(at[1], im.Height)-0.5)
	var t texel
	for k, d := range [4][2]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
		t[k] = im.fetch(x+d[0], y+d[1], 0, layer)[channel]
	}
	return t
}

// face turns a direction into the face of a cube that it meets, and a point of that between 0 and 1.
func face(x, y, z float32) (n int, s, t float32) {
	abs := func(v float32) float32 { return float32(math.Abs(float64(v))) }
	var m float32
	switch {
	case abs(x) >= abs(y) && abs(x) >= abs(z):
		n, m, s, t = 0, x, -z, -y
		if x < 0 {
			n, m, s = 1, -x, z
		}
	case abs(y) >= abs(z):
		n, m, s, t = 2, y, x, z
		if y < 0 {
			n, m, t = 3, -y, -z
		}
	default:
		n, m, s, t = 4, z, x, -y
		if z < 0 {
			n, m, s = 5, -z, -x
		}
	}
	return n, (s/m + 1) / 2, (t/m + 1) / 2
}
