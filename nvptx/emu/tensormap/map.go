// Package tensormap describes tensors in global memory and the boxes of them that are copied: where
// an element is, and where it goes in shared memory.
package tensormap

import (
	"encoding/binary"
	"fmt"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// Map describes a tensor in global memory and the boxes of it that are copied (PTX ISA, section
// 5.5). Dimension 0 is the innermost one. Where CUDA's driver makes 128 bytes that programs may not
// look into, Encode makes 128 bytes of a layout of our own, which instructions (tensormap.replace
// too) and the runtime's cuTensorMap… use; see Request. It is nowhere else.
type Map struct {
	Elem           ptx.Type // of an element: U8 … F64, BF16, TF32; U8 of packed ones
	Packing        Packing
	Rank           int    // 1 to 5
	Address        uint64 // in global memory, a multiple of 16
	Dims           [5]uint32
	Strides        [4]uint64 // in bytes, of dimensions 1 and up; multiples of 16
	Box            [5]uint32 // how many elements of the tensor a box spans
	ElementStrides [5]uint32 // distances of a box's elements in the tensor; in dimension 0 it is one
	Slice          int       // bytes of a slice of an interleaved tensor: 0, 16 or 32; see slice.go
	Swizzle        int       // bytes over which shared memory is swizzled: 0, 32, 64 or 128
	Atoms          Atoms     // what a swizzle keeps together; others than Atoms16 with one of 128 bytes
	FillNaN        bool      // what is outside of the tensor reads as NaN, not as zero
	Window         Window    // for im2col
}

// Atoms is how many bytes a swizzle keeps together, by the numbers of tensormap.replace.
type Atoms uint8

// The atoms of swizzles.
const (
	Atoms16 Atoms = iota
	Atoms32
	Atoms32Flipped // and the halves of sixteen bytes are exchanged in every second row
	Atoms64
)

// bytes is the size of an atom.
func (a Atoms) bytes() uint64 { return [...]uint64{16, 32, 32, 64}[a] }

// Bytes is the size of an encoded map, and its alignment is 64.
const Bytes = 128

// elements are the types of elements in the order of tensormap.replace's numbers.
var elements = []ptx.Type{ptx.U8, ptx.U16, ptx.U32, ptx.S32, ptx.U64, ptx.S64, ptx.F16, ptx.F32, ptx.F32, ptx.F64, ptx.BF16, ptx.TF32, ptx.TF32, ptx.U8, ptx.U8, ptx.U8}

// Places in an encoded map. CUTLASS clears bit 21 of the second word of 64 bits in maps of small
// tensors, against a fault of NVIDIA's drivers up to 13.1: nothing may be there.
const (
	mapMagic   = 0
	mapElem    = 4
	mapRank    = 5
	mapSwizzle = 6
	mapFill    = 7
	mapPixels  = 8
	mapAtoms   = 11
	mapLayout  = 12
	mapAddress = 16
	mapDims    = 24
	mapStrides = 44
	mapBox     = 76
	mapSteps   = 96
	mapLower   = 116
	mapUpper   = 122
)

const magic = 0x70616d74

// swizzles are the spans of the modes 0 to 3.
var swizzles = []int{0, 32, 64, 128}

// Encode writes the map as instructions read it.
func (t *Map) Encode() []byte {
	b := make([]byte, Bytes)
	le := binary.LittleEndian
	le.PutUint32(b[mapMagic:], magic)
	for k, e := range elements {
		if e == t.Elem {
			b[mapElem] = byte(k)
			break
		}
	}
	if t.Packing != Unpacked {
		b[mapElem] = firstPacked - 1 + byte(t.Packing)
	}
	b[mapRank] = byte(t.Rank - 1)
	for k, s := range swizzles {
		if s == t.Swizzle {
			b[mapSwizzle] = byte(k)
		}
	}
	if t.FillNaN {
		b[mapFill] = 1
	}
	b[mapAtoms], b[mapLayout] = byte(t.Atoms), byte(t.Slice/sliceBytes)
	le.PutUint64(b[mapAddress:], t.Address)
	for k := range 5 {
		le.PutUint32(b[mapDims+4*k:], t.Dims[k])
		le.PutUint32(b[mapBox+4*k:], t.Box[k])
		le.PutUint32(b[mapSteps+4*k:], t.ElementStrides[k])
	}
	for k := range 4 {
		le.PutUint64(b[mapStrides+8*k:], t.Strides[k])
	}
	for k := range 3 {
		le.PutUint16(b[mapLower+2*k:], uint16(t.Window.Lower[k]))
		le.PutUint16(b[mapUpper+2*k:], uint16(t.Window.Upper[k]))
	}
	le.PutUint16(b[mapPixels:], uint16(t.Window.Pixels))
	return b
}

// Decode reads what Encode has written.
func Decode(b []byte) (t Map, err error) {
	le := binary.LittleEndian
	if le.Uint32(b[mapMagic:]) != magic {
		return t, fmt.Errorf("there is no tensor map")
	}
	if int(b[mapElem]) >= len(elements) || b[mapRank] > 4 || int(b[mapSwizzle]) >= len(swizzles) {
		return t, fmt.Errorf("element type %d, rank %d or swizzle mode %d of a tensor map is not supported", b[mapElem], b[mapRank]+1, b[mapSwizzle])
	}
	if b[mapLayout] >= interleaves {
		return t, fmt.Errorf("interleave layout %d of a tensor map", b[mapLayout])
	}
	t.Atoms = Atoms(b[mapAtoms])
	if t.Atoms > Atoms64 || t.Atoms != Atoms16 && swizzles[b[mapSwizzle]] != 128 {
		return t, fmt.Errorf("swizzle atomicity %d of a tensor map with swizzle mode %d is not supported", b[mapAtoms], b[mapSwizzle])
	}
	if b[mapElem] >= firstPacked {
		t.Packing = Packing(b[mapElem]-firstPacked) + 1
	}
	t.Elem, t.Rank, t.Swizzle, t.FillNaN = elements[b[mapElem]], int(b[mapRank])+1, swizzles[b[mapSwizzle]], b[mapFill] == 1
	t.Address = le.Uint64(b[mapAddress:])
	for k := range 5 {
		t.Dims[k], t.Box[k], t.ElementStrides[k] = le.Uint32(b[mapDims+4*k:]), le.Uint32(b[mapBox+4*k:]), le.Uint32(b[mapSteps+4*k:])
	}
	for k := range 4 {
		t.Strides[k] = le.Uint64(b[mapStrides+8*k:])
	}
	for k := range 3 {
		t.Window.Lower[k], t.Window.Upper[k] = int16(le.Uint16(b[mapLower+2*k:])), int16(le.Uint16(b[mapUpper+2*k:]))
	}
	t.Window.Pixels, t.Slice = int(le.Uint16(b[mapPixels:])), int(b[mapLayout])*sliceBytes
	return t, t.checkSlice()
}

// Tile is the one box at a point.
func (t *Map) Tile(point []int32) (boxes [][]int32, err error) {
	switch {
	case t.Window.Pixels != 0:
		return nil, fmt.Errorf("a tensor map of columns of pixels, not of tiles")
	case len(point) != t.Rank:
		return nil, fmt.Errorf("a tensor of %d dimensions", t.Rank)
	}
	return [][]int32{point}, t.checkPoint(point)
}

// Rows are the four boxes of one row each that a column and four rows name, as tile::gather4 and
// tile::scatter4 copy them.
func (t *Map) Rows(point []int32) (boxes [][]int32, err error) {
	if t.Slice != 0 {
		return nil, errInterleaved
	}
	if t.Rank != 2 || t.Box[1] != 1 {
		return nil, fmt.Errorf("a tensor of %d dimensions whose boxes have %d rows, not of 2 dimensions and one row", t.Rank, t.Box[1])
	}
	for _, row := range point[1:] {
		boxes = append(boxes, []int32{point[0], row})
	}
	return boxes, nil
}

// Elements is how many a box has.
func (t *Map) Elements() int {
	n := 1
	for d := range t.Rank {
		n *= t.along(d)
	}
	return n
}

// along is how many elements a box has along a dimension, or units of packed ones. Those between
// are left out.
func (t *Map) along(d int) int {
	if d == 0 {
		return int(t.Box[0]) / t.unit().elements
	}
	return (int(t.Box[d]) + t.step(d) - 1) / t.step(d)
}

func (t *Map) step(d int) int {
	if d == 0 {
		return 1
	}
	return max(int(t.ElementStrides[d]), 1)
}

// Place finds element k of a box at a point: its address in the tensor, and whether it lies inside.
func (t *Map) Place(point []int32, k int) (addr uint64, inside bool) {
	addr, inside = t.Address, true
	for d := range t.Rank {
		n := t.along(d)
		at, size, stride := int64(point[d])+int64(k%n)*int64(t.step(d)), int64(t.Dims[d]), int64(0)
		if k /= n; d > 0 {
			stride = int64(t.Strides[d-1])
		} else {
			u := t.unit()
			stride, size = int64(u.bytes), size/int64(u.elements)
			at += int64(point[0])/int64(u.elements) - int64(point[0])
		}
		inside = inside && at >= 0 && at < size
		addr += uint64(at * stride)
	}
	return addr, inside
}

// Swizzled is where a byte of shared memory lies: an atom goes to a place that the number of its
// row of 128 bytes chooses, among those of as many bytes as the mode says.
func (t *Map) Swizzled(addr uint64) uint64 {
	if t.Swizzle == 0 {
		return addr
	}
	row, atom := addr>>7, t.Atoms.bytes()
	if t.Atoms == Atoms32Flipped {
		addr ^= row & 1 * 8
	}
	return addr ^ row&(uint64(t.Swizzle)/atom-1)*atom
}

// Outside is what an element outside of the tensor reads as.
func (t *Map) Outside() uint64 {
	if t.FillNaN && t.Elem.Class() == ptx.Float || t.FillNaN && t.Elem == ptx.TF32 {
		return scalar.OutsideNaN(t.Elem)
	}
	return 0
}

// Field is a field that tensormap.replace writes: where, of how many bytes, and how far apart those
// of the dimensions are; 0: there is one.
type Field struct{ At, Size, Apart int }

// Fields are those that tensormap.replace names.
var Fields = map[string]Field{
	"global_address": {mapAddress, 8, 0}, "rank": {mapRank, 1, 0}, "box_dim": {mapBox, 4, 4}, "global_dim": {mapDims, 4, 4}, "global_stride": {mapStrides, 8, 8},
	"element_stride": {mapSteps, 4, 4}, "elemtype": {mapElem, 1, 0}, "swizzle_mode": {mapSwizzle, 1, 0}, "swizzle_atomicity": {mapAtoms, 1, 0}, "fill_mode": {mapFill, 1, 0},
	"interleave_layout": {mapLayout, 1, 0},
}
