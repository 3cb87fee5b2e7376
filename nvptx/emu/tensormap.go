package emu

import (
	"encoding/binary"
	"fmt"
	"math/bits"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// TensorMap describes a tensor in global memory and the boxes of it that are copied (PTX ISA, section
// 5.5). Dimension 0 is the innermost one. Where CUDA's driver makes 128 bytes that nobody may look
// into, Encode makes 128 bytes of a layout of our own.
type TensorMap struct {
	Elem           ptx.Type // of an element: U8 … F64, BF16, TF32
	Rank           int      // 1 to 5
	Address        uint64   // in global memory, a multiple of 16
	Dims           [5]uint32
	Strides        [4]uint64 // in bytes, of dimensions 1 and up; multiples of 16
	Box            [5]uint32 // elements of a box in shared memory
	ElementStrides [5]uint32 // distances of a box's elements in the tensor
	Swizzle        int       // bytes over which shared memory is swizzled: 0, 32, 64 or 128
	FillNaN        bool      // what is outside of the tensor reads as NaN, not as zero
}

// tensorMapBytes is the size of an encoded map, and its alignment is 64.
const tensorMapBytes = 128

// tensorElements are the types of elements in the order of tensormap.replace's numbers.
var tensorElements = []ptx.Type{ptx.U8, ptx.U16, ptx.U32, ptx.S32, ptx.U64, ptx.S64, ptx.F16, ptx.F32, ptx.F32, ptx.F64, ptx.BF16, ptx.TF32, ptx.TF32}

// Places in an encoded map.
const (
	mapMagic   = 0
	mapElem    = 4
	mapRank    = 5
	mapSwizzle = 6
	mapFill    = 7
	mapAddress = 8
	mapDims    = 16
	mapStrides = 40
	mapBox     = 72
	mapSteps   = 92
)

const tensorMagic = 0x70616d74

// swizzles are the spans of the modes 0 to 3.
var swizzles = []int{0, 32, 64, 128}

// Encode writes the map as instructions read it.
func (t *TensorMap) Encode() []byte {
	b := make([]byte, tensorMapBytes)
	le := binary.LittleEndian
	le.PutUint32(b[mapMagic:], tensorMagic)
	for k, e := range tensorElements {
		if e == t.Elem {
			b[mapElem] = byte(k)
			break
		}
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
	le.PutUint64(b[mapAddress:], t.Address)
	for k := range 5 {
		le.PutUint32(b[mapDims+4*k:], t.Dims[k])
		le.PutUint32(b[mapBox+4*k:], t.Box[k])
		le.PutUint32(b[mapSteps+4*k:], t.ElementStrides[k])
	}
	for k := range 4 {
		le.PutUint64(b[mapStrides+8*k:], t.Strides[k])
	}
	return b
}

// decodeTensorMap reads what Encode has written.
func decodeTensorMap(b []byte) (t TensorMap, err error) {
	le := binary.LittleEndian
	if le.Uint32(b[mapMagic:]) != tensorMagic {
		return t, fmt.Errorf("there is no tensor map")
	}
	if int(b[mapElem]) >= len(tensorElements) || b[mapRank] > 4 || int(b[mapSwizzle]) >= len(swizzles) {
		return t, fmt.Errorf("element type %d, rank %d or swizzle mode %d of a tensor map is not supported", b[mapElem], b[mapRank]+1, b[mapSwizzle])
	}
	t.Elem, t.Rank, t.Swizzle, t.FillNaN = tensorElements[b[mapElem]], int(b[mapRank])+1, swizzles[b[mapSwizzle]], b[mapFill] == 1
	t.Address = le.Uint64(b[mapAddress:])
	for k := range 5 {
		t.Dims[k], t.Box[k], t.ElementStrides[k] = le.Uint32(b[mapDims+4*k:]), le.Uint32(b[mapBox+4*k:]), le.Uint32(b[mapSteps+4*k:])
	}
	for k := range 4 {
		t.Strides[k] = le.Uint64(b[mapStrides+8*k:])
	}
	return t, nil
}

// elements is how many a box has.
func (t *TensorMap) elements() int {
	n := 1
	for _, x := range t.Box[:t.Rank] {
		n *= int(x)
	}
	return n
}

// place finds element k of a box at a point: its address in the tensor, and whether it lies inside.
func (t *TensorMap) place(point []int32, k int) (addr uint64, inside bool) {
	addr, inside = t.Address, true
	for d := range t.Rank {
		at := int64(point[d]) + int64(k%int(t.Box[d]))*int64(max(t.ElementStrides[d], 1))
		k /= int(t.Box[d])
		inside = inside && at >= 0 && at < int64(t.Dims[d])
		stride := int64(t.Elem.Bytes())
		if d > 0 {
			stride = int64(t.Strides[d-1])
		}
		addr += uint64(at * stride)
	}
	return addr, inside
}

// swizzled is where a byte of shared memory lies: 16 bytes go to a place that the number of their row
// of 128 bytes chooses, among those of as many bytes as the mode says.
func (t *TensorMap) swizzled(addr uint64) uint64 {
	if t.Swizzle == 0 {
		return addr
	}
	pieces := bits.TrailingZeros(uint(t.Swizzle / 16)) // 1, 2 or 3 bits
	return addr ^ addr>>7&(1<<pieces-1)<<4
}

// outside is what an element outside of the tensor reads as.
func (t *TensorMap) outside() uint64 {
	if t.FillNaN && t.Elem.Class() == ptx.Float || t.FillNaN && t.Elem == ptx.TF32 {
		return scalar.Mask(ptx.BitType(8*t.Elem.Bytes())) >> 1 // all ones but the sign
	}
	return 0
}

// decodeTensorCopy decodes copies of tiles between a tensor and shared memory, and reductions of tiles
// into a tensor.
func decodeTensorCopy(d *decoder) {
	if mode := d.m.Get("mode"); mode != "tile" || d.m.Has("multicast") {
		d.refuse("%s: only tiles of one block are supported", d.in.Opcode())
	}
	load := d.m.Get("dst") != "global"
	point := 0
	if load {
		point = 1
	}
	texel := d.in.Args[point].(ptx.Texel)
	tensor := &memRef{space: ptx.Generic, base: d.value(texel.Image, ptx.U64), size: 64, count: 1, strong: true}
	var coordinates []source
	for _, c := range texel.At {
		coordinates = append(coordinates, d.value(c, ptx.S32))
	}
	box := d.address(1-point, ptx.Shared)
	box.copyBytes, box.size, box.isStore, box.base.slot = 16, 16, load, 2
	var bar *memRef
	if load {
		bar = d.barrierWord(2)
		bar.base.slot = 5
	}
	elements := &memRef{space: ptx.Global, size: 1, count: 1, isStore: !load}
	reduce := d.m.Get("op")
	d.o.mem = box
	d.o.exec = func(w *warp, o *op) {
		where, to := *tensor.base.lanes(w), *box.base.lanes(w)
		at := &lanes{}
		if bar != nil {
			*at = *bar.base.lanes(w)
		}
		points := make([]lanes, len(coordinates))
		for k := range coordinates {
			points[k] = *coordinates[k].lanes(w)
		}
		w.eachLane(func(lane int) {
			t, err := decodeTensorMap(w.get(o, tensor, lane, where[lane], tensorMapBytes))
			if err == nil && t.Rank != len(points) {
				err = fmt.Errorf("a tensor of %d dimensions", t.Rank)
			}
			if err != nil {
				w.fail(o, lane, "bad tensor map", "%v", err)
			}
			var p []int32
			for k := range points {
				p = append(p, int32(points[k][lane]))
			}
			w.beginBulk(o, lane, bar, at[lane], func() int {
				return w.copyTile(o, &t, p, elements, box, lane, to[lane]+box.off, load, reduce)
			})
		})
	}
}

// copyTile copies a box between a tensor and shared memory, element by element, and says how many
// bytes it has.
func (w *warp) copyTile(o *op, t *TensorMap, point []int32, tensor, box *memRef, lane int, base uint64, load bool, reduce string) int {
	size := t.Elem.Bytes()
	element, inBox := *tensor, *box
	element.size, inBox.size, inBox.copyBytes = size, size, 0
	if base%16 != 0 {
		w.fail(o, lane, "misaligned access", "a box of a tensor at shared address %#x", base)
	}
	update := func(_, v, _ uint64) uint64 { return v }
	if reduce != "" {
		update = atomicUpdate(reduce, t.Elem)
	}
	data := make([]byte, size)
	n := t.elements()
	for k := range n {
		addr, inside := t.place(point, k)
		shared := t.swizzled(base + uint64(k*size))
		switch {
		case load && inside:
			w.put(o, &inBox, lane, shared, w.get(o, &element, lane, addr, size))
		case load:
			writeBytes(data, size, t.outside())
			w.put(o, &inBox, lane, shared, data)
		case inside:
			v := readBytes(w.get(o, &inBox, lane, shared, size), size)
			writeBytes(data, size, update(readBytes(w.get(o, &element, lane, addr, size), size), v, 0))
			w.put(o, &element, lane, addr, data)
		}
	}
	return n * size
}

// tensorFields are the fields that tensormap.replace writes: where, of how many bytes, and how far
// apart those of the dimensions are.
var tensorFields = map[string]struct{ at, size, apart int }{
	"global_address": {mapAddress, 8, 0}, "rank": {mapRank, 1, 0}, "box_dim": {mapBox, 4, 4}, "global_dim": {mapDims, 4, 4}, "global_stride": {mapStrides, 8, 8},
	"element_stride": {mapSteps, 4, 4}, "elemtype": {mapElem, 1, 0}, "swizzle_mode": {mapSwizzle, 1, 0}, "fill_mode": {mapFill, 1, 0},
}

// decodeReplace decodes tensormap.replace.
func decodeReplace(d *decoder) {
	field, ok := tensorFields[d.m.Get("field")]
	if !ok {
		d.refuse("the field %s of a tensor map is not supported", d.m.Get("field"))
	}
	m := d.address(0, d.spaceSlot())
	m.isStore, m.strong, m.size, m.copyBytes = true, true, 1, 1
	last := len(d.in.Args) - 1
	if field.apart > 0 {
		field.at += field.apart * int(d.immediate(1))
	}
	v := d.value(d.in.Args[last], ptx.U64)
	v.slot = 4
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		base, values := *m.base.lanes(w), *v.lanes(w)
		w.eachLane(func(lane int) {
			data := make([]byte, field.size)
			writeBytes(data, field.size, values[lane])
			w.put(o, m, lane, base[lane]+m.off+uint64(field.at), data)
		})
	}
}
