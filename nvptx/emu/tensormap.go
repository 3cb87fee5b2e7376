package emu

import (
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/tensormap"
	"opt-go/nvptx/ptx"
)

// decodeTensorCopy decodes copies of tiles between a tensor and shared memory, and reductions of
// tiles into a tensor.
func decodeTensorCopy(d *decoder) {
	split, moved := tensormap.BoxesOf(d.m.Get("mode"))
	var offsets []source
	if moved {
		offsets = d.words(d.in.Args[3], ptx.U16)
	}
	blocks := d.multicast()
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
		at, mask := lanes{}, blocks.masks(w)
		if bar != nil {
			at = *bar.base.lanes(w)
		}
		points, moves := w.copies(coordinates), w.copies(offsets)
		w.eachLane(func(lane int) {
			t, err := tensormap.Decode(w.get(o, tensor, lane, where[lane], tensormap.Bytes))
			var boxes [][]int32
			if err == nil {
				boxes, err = split(&t, tensormap.Point(points, lane), tensormap.Point(moves, lane))
			}
			if err != nil {
				w.fail(o, lane, "bad tensor map", "%v", err)
			}
			w.eachTarget(o, lane, blocks, mask[lane], to[lane]+box.off, at[lane], func(to, at uint64) {
				w.beginBulk(o, lane, bar, at, func() int { return w.copyTiles(o, &t, boxes, elements, box, lane, to, load, reduce) })
			})
		})
	}
}

// copies reads sources that share scratch space.
func (w *warp) copies(from []source) []lanes {
	out := make([]lanes, len(from))
	for k := range from {
		out[k] = *from[k].lanes(w)
	}
	return out
}

// copyTiles copies boxes between a tensor and shared memory; see tensormap.Copy. It says how many
// bytes they have.
func (w *warp) copyTiles(o *op, t *tensormap.Map, points [][]int32, tensor, box *memRef, lane int, base uint64, load bool, reduce string) int {
	size, aligned := t.Unit()
	element, inBox := *tensor, *box
	element.size, inBox.size, element.copyBytes, inBox.copyBytes = size, size, aligned, aligned
	if base%16 != 0 {
		w.fail(o, lane, "misaligned access", "a box of a tensor at shared address %#x", base)
	}
	if load {
		return t.Load(points, w.elements(o, &element, lane, size), w.elements(o, &inBox, lane, size), base)
	}
	return t.Store(points, w.elements(o, &element, lane, size), w.elements(o, &inBox, lane, size), base, reduce)
}

// elements is memory as a thread's copy of elements sees it.
func (w *warp) elements(o *op, m *memRef, lane, size int) tensormap.Memory {
	return tensormap.Memory{
		Get: func(addr uint64) []byte { return w.get(o, m, lane, addr, size) },
		Put: func(addr uint64, data []byte) { w.put(o, m, lane, addr, data) },
		Update: func(addr uint64, update func(old uint64) uint64) {
			w.change(o, m, lane, addr, size, func(b []byte) { scalar.Exchange(b, size, update) })
		},
	}
}

// decodeReplace decodes tensormap.
func decodeReplace(d *decoder) {
	if d.m.Has("cp_fenceproxy") {
		decodeMapCopy(d)
		return
	}
	field, ok := tensormap.Fields[d.m.Get("field")]
	if !ok {
		d.refuse("the field %s of a tensor map is not supported", d.m.Get("field"))
	}
	m := d.address(0, d.spaceSlot())
	m.isStore, m.strong, m.size, m.copyBytes = true, true, 1, 1
	last := len(d.in.Args) - 1
	if field.Apart > 0 {
		field.At += field.Apart * int(d.immediate(1))
	}
	v := d.value(d.in.Args[last], ptx.U64)
	v.slot = 4
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		base, values := *m.base.lanes(w), *v.lanes(w)
		w.eachLane(func(lane int) {
			data := make([]byte, field.Size)
			scalar.Store(data, field.Size, values[lane])
			w.put(o, m, lane, base[lane]+m.off+uint64(field.At), data)
		})
	}
}
