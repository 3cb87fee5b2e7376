package tensormap

import (
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// Memory is how a copy reads, writes and updates an element, little-endian, at an address. Others
// may do updates at the same time: each is one step.
type Memory struct {
	Get    func(addr uint64) []byte
	Put    func(addr uint64, data []byte)
	Update func(addr uint64, update func(old uint64) uint64)
}

// Load copies the boxes at points from the tensor to shared memory, where they follow each other
// from the address base on, element by element. It returns how many bytes they have.
func (t *Map) Load(points [][]int32, tensor, shared Memory, base uint64) int {
	outside := make([]byte, t.unit().bytes)
	if t.Packing == Unpacked {
		scalar.Store(outside, len(outside), t.Outside())
	}
	return t.each(points, base, func(addr, to uint64, inside bool) {
		if inside {
			shared.Put(to, tensor.Get(addr))
		} else {
			shared.Put(to, outside)
		}
	})
}

// Store is the reverse of Load; what lies outside of the tensor is left out. Reduce is the
// operation that combines an element of the tensor with one of the box, "" for none.
func (t *Map) Store(points [][]int32, tensor, shared Memory, base uint64, reduce string) int {
	if reduce == "" {
		return t.each(points, base, func(addr, from uint64, inside bool) {
			if inside {
				tensor.Put(addr, shared.Get(from))
			}
		})
	}
	update := scalar.Atomic(reduce, t.Elem)
	return t.each(points, base, func(addr, from uint64, inside bool) {
		if inside {
			v := scalar.Load(shared.Get(from), t.Elem.Bytes())
			tensor.Update(addr, func(old uint64) uint64 { return update(old, v, 0) })
		}
	})
}

// Combine does an operation on n bytes of elements and as many of another place, element by
// element.
func Combine(n int, t ptx.Type, op string, into Memory, at uint64, from Memory, source uint64) {
	size, update := t.Bytes(), scalar.Atomic(op, t)
	for k := uint64(0); k < uint64(n); k += uint64(size) {
		v := scalar.Load(from.Get(source+k), size)
		into.Update(at+k, func(old uint64) uint64 { return update(old, v, 0) })
	}
}

// each visits the elements of boxes: where they are in the tensor, if they are inside, and in
// shared memory. It returns how many bytes they have.
func (t *Map) each(points [][]int32, base uint64, visit func(addr, shared uint64, inside bool)) int {
	size, n := t.unit().shared, t.Elements()
	for k := range n * len(points) {
		addr, inside := t.Place(points[k/n], k%n)
		visit(addr, t.Swizzled(base+uint64(k*size)), inside)
	}
	return n * len(points) * size
}
