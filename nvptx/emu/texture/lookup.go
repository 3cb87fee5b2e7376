package texture

import "math"

// Lookup is how an instruction names a point of an image.
type Lookup struct {
	Coords int  // numbers of a point, the layer included
	Float  bool // but for the layer, they are floating-point numbers
	Array  bool // the first is a layer
	Cube   bool
	Gather int // the channel of tld4; -1: none
}

// Geometry is the lookup of an instruction's geometry: 1d, a2d, 3d, cube, acube and so on.
func Geometry(name string) Lookup {
	l := Lookup{Array: name[0] == 'a', Gather: -1}
	if l.Array {
		name = name[1:]
	}
	l.Cube = name == "cube"
	l.Coords = map[string]int{"1d": 1, "2d": 2, "3d": 3, "cube": 3}[name] + number(l.Array)
	return l
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Fits reports whether the image has such points. One of a single row, as cudaMallocArray makes it
// for a height of 1, has those of one dimension, too.
func (l *Lookup) Fits(im *Image) bool {
	n := l.Coords - number(l.Array)
	return l.Cube == im.Cube && l.Array == (im.Layers > 0) && (l.Cube || n == im.Dimensions() || n == 1 && im.isRow())
}

// isRow reports whether an image of two dimensions has one row.
func (im *Image) isRow() bool { return im.Height == 1 && im.Depth == 0 }

// layer is where a point's image begins in an array, and how many coordinates that took.
func (l *Lookup) layer(im *Image, point *[4]uint32) (layer, skip int) {
	if !l.Array {
		return 0, 0
	}
	return int(min(uint64(point[0]), uint64(im.Layers-1))), 1
}

// integers is a point's integer coordinates.
func (l *Lookup) integers(point *[4]uint32, skip int) (at [3]int) {
	for k := range l.Coords - skip {
		at[k] = int(int32(point[skip+k]))
	}
	return at
}

// Texel reads the texel at a point, whose coordinates are bits of 32-bit numbers.
func (l *Lookup) Texel(im *Image, point *[4]uint32) Texel {
	layer, skip := l.layer(im, point)
	if !l.Float {
		at := l.integers(point, skip)
		return im.Fetch(at[0], at[1], at[2], layer)
	}
	var at [3]float32
	for k := range l.Coords - skip {
		at[k] = math.Float32frombits(point[skip+k])
	}
	if l.Coords-skip == 1 && im.isRow() {
		at[1] = 0.5 // the middle of the row, where no filter reaches beyond it
	}
	if l.Cube {
		at, layer = im.OnCube(at, layer)
	}
	if l.Gather >= 0 {
		return im.Gather(at, layer, l.Gather)
	}
	return im.Sample(at, layer)
}

// Element resolves the element of a surface at a point: so many bytes of the image; nil: it is
// outside, where that reads zeros and writes nothing. See Image.Element.
func (l *Lookup) Element(im *Image, point *[4]uint32, n int, formatted bool, outside string) ([]byte, *AccessError) {
	layer, skip := l.layer(im, point)
	return im.Element(l.integers(point, skip), layer, n, formatted, outside)
}

// Property is what txq and suq tell of an image; false: there is nothing of this name.
func (im *Image) Property(name string) (v int, ok bool) {
	v, ok = map[string]int{
		"width": im.Width, "height": im.Height, "depth": im.Depth, "array_size": im.Layers,
		"num_mipmap_levels": 1, "num_samples": 1, "normalized_coords": number(im.Normalized),
	}[name]
	return v, ok
}
