package irinterp

import "opt-go/frontend/ir"

// The interpreter's memory: bytes with poison, in objects that lie objectSpan apart.

// cell is one byte.
type cell struct {
	bits   uint8
	poison bool
}

// byte returns the byte at an address; outside of all objects it is zero.
func (x *machine) byte(at uint64) word {
	base := at &^ (objectSpan - 1)
	if bytes := x.mem[base]; at-base < uint64(len(bytes)) {
		c := bytes[at-base]
		return word{bits: uint64(c.bits), poison: c.poison}
	}
	return word{}
}

// setByte stores a byte into an object.
func (x *machine) setByte(at uint64, w word) {
	base := at &^ (objectSpan - 1)
	x.mem[base][at-base] = cell{uint8(w.bits), w.poison}
}

// within reports whether an address is in the object of another one, or one past its end.
func (x *machine) within(p, to uint64) bool {
	base := p &^ (objectSpan - 1)
	size, ok := x.size[base]
	return ok && p <= base+size && to >= base && to <= base+size
}

func (x *machine) bounds(p word, n uint64) {
	if p.poison {
		undefined("access through poison")
	}
	base := p.bits &^ (objectSpan - 1)
	if size, ok := x.size[base]; !ok || p.bits+n > base+size {
		undefined("access out of bounds")
	}
}

// writable stops a write out of bounds, or to a constant.
func (x *machine) writable(p word, n uint64) {
	x.bounds(p, n)
	if x.fixed[p.bits&^(objectSpan-1)] {
		undefined("write to a constant")
	}
}

func (x *machine) load(p word, ty *ir.Type) word {
	n := x.m.Layout.StoreSize(ty)
	x.bounds(p, n)
	var w word
	for k := range n {
		b := x.byte(p.bits + k)
		w.bits |= b.bits << (8 * k)
		if b.poison {
			w.poison = true
			w.part |= 255 << (8 * k)
		}
	}
	w.bits &= mask(x.width(ty))
	w.part &= mask(x.width(ty))
	if w.part == mask(x.width(ty)) {
		w.part = 0
	}
	x.out.mixed = x.out.mixed || w.part != 0
	return w
}

// store writes the bytes of v. A word that was loaded from bytes of which some are undefined, and
// is stored as it is, leaves the others defined: memory that nothing was stored to is undef bit by
// bit.
func (x *machine) store(p, v word, ty *ir.Type) {
	n := x.m.Layout.StoreSize(ty)
	x.writable(p, n)
	for k := range n {
		poison := v.poison && (v.part == 0 || v.part>>(8*k)&255 != 0)
		x.setByte(p.bits+k, word{bits: v.bits >> (8 * k) & 255, poison: poison})
	}
}

// fill writes what a table of integers begins with; other variables are zero.
func (x *machine) fill(g *ir.GlobalVar) {
	init, ty := g.Init, g.ValueType
	if init == nil || ty.Kind != ir.ArrayKind || !ty.Elem.IsInt() || ty.Elem.Bits > 64 {
		return
	}
	for k := range ty.Len {
		if n, ok := elementOf(init, k); ok {
			x.store(word{bits: x.globals[g.Name()] + k*x.m.Layout.AllocSize(ty.Elem)}, word{bits: n}, ty.Elem)
		}
	}
}

func elementOf(init ir.Value, k uint64) (n uint64, ok bool) {
	c, isConst := init.(*ir.Const)
	if !isConst {
		return 0, false
	}
	e := ir.AsInt(c.Elem(k))
	if e == nil {
		return 0, false
	}
	return e.Uint64()
}

// touch increments the byte at p and returns what it was.
func (x *machine) touch(p word) word {
	x.writable(p, 1)
	old := x.byte(p.bits)
	x.setByte(p.bits, word{bits: (old.bits + 1) & 255, poison: old.poison})
	return old
}

func (x *machine) copyMemory(dst, src, n word, exact bool) {
	x.writable(dst, n.bits)
	x.bounds(src, n.bits)
	if exact && dst.bits != src.bits && dst.bits < src.bits+n.bits && src.bits < dst.bits+n.bits {
		undefined("memcpy of overlapping memory")
	}
	bytes := make([]word, n.bits)
	for k := range bytes {
		bytes[k] = x.byte(src.bits + uint64(k))
	}
	for k := range bytes {
		x.setByte(dst.bits+uint64(k), bytes[k])
	}
}
