package scalarizer

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// split is how a vector type is split.
type split struct {
	vec    *ir.Type
	packed int      // elements of a fragment
	count  int      // fragments
	part   *ir.Type // of all fragments but perhaps the last
	rest   *ir.Type // of the last, if it is smaller; else nil
}

// splitOf returns how a type is split; not ok: it stays as it is.
func (s *scalarizer) splitOf(t *ir.Type) (sp split, ok bool) {
	if !t.IsVector() || t.Scalable {
		return split{}, false
	}
	elem, n := t.Elem, int(t.Len)
	bits := uint64(0)
	switch {
	case elem.IsFloat():
		bits = uint64(elem.FloatBits())
	case elem.IsInt():
		bits = uint64(elem.Bits)
	}
	if n == 1 || bits == 0 || 2*bits > s.minBits {
		return split{vec: t, packed: 1, count: n, part: elem}, true
	}
	packed := int(s.minBits / bits)
	if packed >= n {
		return split{}, false
	}
	sp = split{vec: t, packed: packed, count: (n + packed - 1) / packed, part: t.Context().Vector(uint64(packed), elem, false)}
	switch rest := n % packed; {
	case rest > 1:
		sp.rest = t.Context().Vector(uint64(rest), elem, false)
	case rest == 1:
		sp.rest = elem
	}
	return sp, true
}

// fragment returns the type of fragment k.
func (sp split) fragment(k int) *ir.Type {
	if sp.rest != nil && k == sp.count-1 {
		return sp.rest
	}
	return sp.part
}

// cacheOf returns where the fragments of a value are kept.
func (s *scalarizer) cacheOf(v ir.Value, sp split) *[]ir.Value {
	key := fragmentsOf{v, sp.part}
	if s.scattered[key] == nil {
		s.scattered[key] = &[]ir.Value{}
	}
	return s.scattered[key]
}

// scatterer gives the fragments of a value, or, for a pointer, the addresses of the fragments of
// the vector it points to. They are computed when they are asked for.
type scatterer struct {
	s     *scalarizer
	at    *ir.Instr // fragments are computed before it
	v     ir.Value
	split split
	parts *[]ir.Value
}

// scatter returns the fragments of a value that is needed at an instruction. Those of parameters
// are computed at the entry, those of instructions after them, those of constants where they are
// needed.
func (s *scalarizer) scatter(at *ir.Instr, v ir.Value, sp split) *scatterer {
	x := &scatterer{s: s, at: at, v: v, split: sp}
	switch d := v.(type) {
	case *ir.Param:
		x.at, x.parts = s.f.Entry().First(), s.cacheOf(v, sp)
	case *ir.Instr:
		if !s.dom.Reachable(d.Block()) { // it may be defined in a way that no reachable code has
			x.v = ir.NewPoison(v.Type())
			break
		}
		x.at, x.parts = after(d), s.cacheOf(v, sp)
	}
	if x.parts == nil {
		x.parts = &[]ir.Value{}
	}
	if n := len(*x.parts); n < sp.count { // a pointer may point to vectors of several lengths
		*x.parts = append(*x.parts, make([]ir.Value, sp.count-n)...)
	}
	return x
}

// after returns the instruction before which what d computes can be used; nil: there is none in its
// block.
func after(d *ir.Instr) *ir.Instr {
	at := d.Next()
	if d.Op() == ir.Phi {
		at = d.Block().FirstInsertion()
	}
	for at != nil && analysis.IsDebugOrPseudo(at) {
		at = at.Next()
	}
	return at
}

// hasPlace reports whether there is a place for the fragments of a value: there is none for what an
// invoke computes, nor after the φs before a catchswitch.
func hasPlace(v ir.Value) bool {
	d, ok := v.(*ir.Instr)
	return !ok || after(d) != nil
}

// fragment returns fragment k.
func (x *scatterer) fragment(k int) ir.Value {
	if v := (*x.parts)[k]; v != nil {
		return v
	}
	at := ir.Before(x.at)
	var v ir.Value
	switch name := x.name(k); {
	case x.v.Type().IsPtr() && k == 0:
		v = x.v
	case x.v.Type().IsPtr():
		v = x.s.make(at, ir.NewGEP(x.split.part, x.v, 0, ir.NewInt(at.Ctx().I32, uint64(k))), name)
	case x.split.fragment(k).IsVector():
		mask := make([]int32, x.split.fragment(k).Len)
		for j := range mask {
			mask[j] = int32(k*x.split.packed + j)
		}
		v = x.s.shuffle(at, x.v, ir.NewPoison(x.v.Type()), mask, name)
	default:
		v = x.element(at, k)
	}
	(*x.parts)[k] = v
	return v
}

func (x *scatterer) name(k int) string { return ir.NameOf(x.v) + ".i" + strconv.Itoa(k) }

// element returns the element that is fragment k: what was inserted there, or an extract. The other
// elements that it comes across are kept, too.
func (x *scatterer) element(at *ir.Builder, k int) ir.Value {
	if c, ok := x.v.(*ir.Const); ok {
		if v := c.Elem(uint64(k * x.split.packed)); v != nil {
			return v
		}
	}
	for {
		insert, ok := x.v.(*ir.Instr)
		if !ok || insert.Op() != ir.InsertElement {
			break
		}
		index := ir.AsInt(insert.Operand(2))
		if index == nil {
			break
		}
		j, fits := index.Uint64()
		if !fits || j >= x.split.vec.Len {
			break
		}
		if j == uint64(k*x.split.packed) {
			return insert.Operand(1)
		}
		x.v = insert.Operand(0)
		if x.split.packed == 1 && (*x.parts)[j] == nil {
			(*x.parts)[j] = insert.Operand(1)
		}
	}
	return x.s.make(at, ir.NewInstr(ir.ExtractElement, x.split.vec.Elem, x.v, ir.NewInt(at.Ctx().I64, uint64(k*x.split.packed))), x.name(k))
}
