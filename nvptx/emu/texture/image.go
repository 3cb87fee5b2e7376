// Package texture implements the contents of textures and surfaces, and texture lookup: nearest or
// filtered, clamped, wrapped or mirrored, by integer, normalized or cube coordinates.
package texture

import (
	"encoding/binary"
	"math"
	"opt-go/nvptx/emu/scalar"
)

// Image is what instructions on textures and surfaces reach through a handle: texels, and how a
// texture looks them up.
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
	Outside    OutsideTexel // the texels outside the image

	Data []byte // texels of a row, rows, slices or layers one after the other
}

// TexelKind says what channels hold.
type TexelKind int

// Kinds of channels.
const (
	FloatTexels TexelKind = iota // of 16 or 32 bits
	UnsignedTexels
	SignedTexels
)

// OutsideTexel is the treatment of coordinates outside an image. The last two modes act as Clamp
// where coordinates are not normalized.
type OutsideTexel int

// Address modes for coordinates outside an image.
const (
	Clamp OutsideTexel = iota
	Border
	Wrap
	Mirror
)

// Layered is how many images of two dimensions (or one) lie one after the other, or slices.
func (im *Image) Layered() int {
	n := max(1, im.Layers)
	if im.Cube {
		n *= 6
	}
	return n * max(1, im.Depth)
}

// TexelBytes, RowBytes and Size are the bytes of a texel, of a row of them, and of all.
func (im *Image) TexelBytes() int { return im.Channels * im.Bits / 8 }

func (im *Image) RowBytes() int { return im.Width * im.TexelBytes() }

func (im *Image) Size() int { return im.RowBytes() * max(1, im.Height) * im.Layered() }

// Texel is the four channels as an instruction would give them: numbers of 32 bits, integer or
// float. What an image does not have is 0, the last one 1.
type Texel [4]uint32

// floats reports that channels are given as floating-point numbers.
func (im *Image) floats() bool { return im.Kind == FloatTexels || im.Fractions }

// at reads a texel that is there.
func (im *Image) at(x, y, z int) Texel {
	t := Texel{0, 0, 0, 1}
	if im.floats() {
		t[3] = math.Float32bits(1)
	}
	off := ((z*max(1, im.Height)+y)*im.Width + x) * im.TexelBytes()
	for k := range im.Channels {
		t[k] = im.channel(im.word(off + k*im.Bits/8))
	}
	return t
}

// word reads the bits of a channel.
func (im *Image) word(off int) uint32 {
	switch b := im.Data[off:]; im.Bits {
	case 8:
		return uint32(b[0])
	case 16:
		return uint32(binary.LittleEndian.Uint16(b))
	default:
		return binary.LittleEndian.Uint32(b)
	}
}

func (im *Image) channel(v uint32) uint32 {
	unused := 32 - im.Bits
	switch {
	case im.Kind == FloatTexels && im.Bits == 16:
		return math.Float32bits(float32(scalar.HalfValue(uint16(v))))
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

// Fetch reads a texel by integer coordinates, also outside the image. The layer, or the face of a
// cube, must exist.
func (im *Image) Fetch(x, y, z, layer int) Texel {
	x, in := im.inside(x, im.Width)
	y, inY := im.inside(y, max(1, im.Height))
	if im.Depth > 0 {
		var inZ bool
		if layer, inZ = im.inside(z, im.Depth); !inZ {
			in = false
		}
	}
	if !in || im.Height > 0 && !inY {
		return Texel{}
	}
	return im.at(x, y, layer)
}

// place is the coordinate of a sample in texels.
func (im *Image) place(x float32, n int) float64 {
	v := float64(x)
	if im.Normalized {
		v *= float64(n)
	}
	const limit = 1 << 24
	switch {
	case v < -limit:
		return -limit
	case v > limit:
		return limit
	}
	return v // perhaps NaN
}

func whole(v float64) int {
	if math.IsNaN(v) {
		return 0
	}
	return int(math.Floor(v))
}

// Sample looks a point up as the image says.
func (im *Image) Sample(at [3]float32, layer int) Texel {
	x, y, z := im.place(at[0], im.Width), im.place(at[1], im.Height), im.place(at[2], im.Depth)
	if !im.Linear || !im.floats() {
		return im.Fetch(whole(x), whole(y), whole(z), layer)
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
				for k, v := range im.Fetch(cx.at, cy.at, cz.at, layer) {
					sum[k] += weight * float64(math.Float32frombits(v))
				}
			}
		}
	}
	var t Texel
	for k, v := range sum {
		t[k] = uint32(scalar.DoubleToSingle(v))
	}
	return t
}

// corner is a texel of the few around a point along one dimension, with its share.
type corner struct {
	at     int
	weight float64
}

// footprint returns the two texels around a point, or one where there is no such dimension; the
// share is a multiple of 1/256, as in hardware.
func footprint(x float64, n int) (corners [2]corner) {
	if n == 0 {
		corners[0].weight = 1
		return corners
	}
	low := whole(x - 0.5)
	share := math.Round((x-0.5-float64(low))*256) / 256
	if math.IsNaN(x) {
		share = 0
	}
	return [2]corner{{low, 1 - share}, {low + 1, share}}
}

// Gather returns one channel of the four texels around a point, from the lower left against the
// clock.
func (im *Image) Gather(at [3]float32, layer, channel int) Texel {
	x, y := whole(im.place(at[0], im.Width)-0.5), whole(im.place(at[1], im.Height)-0.5)
	var t Texel
	for k, d := range [4][2]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
		t[k] = im.Fetch(x+d[0], y+d[1], 0, layer)[channel]
	}
	return t
}

// Face turns a direction into the face of a cube that it meets, and a point of that between 0 and
// 1.
func Face(x, y, z float32) (n int, s, t float32) {
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

// Dimensions is 1, 2 or 3.
func (im *Image) Dimensions() int {
	n := 1
	for _, size := range []int{im.Height, im.Depth} {
		if size > 0 {
			n++
		}
	}
	return n
}

// Stored is a number of 32 bits as a channel holds it: integers stop at the largest and smallest.
func (im *Image) Stored(v uint32) uint64 {
	switch {
	case im.Kind == FloatTexels && im.Bits == 16:
		return scalar.DoubleToHalf(float64(math.Float32frombits(v)))
	case im.Kind == SignedTexels && im.Bits < 32:
		most := int32(1)<<(im.Bits-1) - 1
		return uint64(uint32(min(max(int32(v), -most-1), most))) & (1<<im.Bits - 1)
	case im.Kind == UnsignedTexels && im.Bits < 32:
		return uint64(min(v, 1<<im.Bits-1))
	}
	return uint64(v)
}
