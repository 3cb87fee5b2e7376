package scalarizer

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
)

// insertElement puts the new element in place of the old one; with a variable index one select for
// each element.
func (s *scalarizer) insertElement(i *ir.Instr) bool {
	sp, ok := s.splitOf(i.Type())
	if !ok {
		return false
	}
	elem, index := i.Operand(1), i.Operand(2)
	at := ir.Before(i)
	parts := make([]ir.Value, sp.count)
	if c := ir.AsInt(index); c != nil {
		n, fits := c.Uint64()
		if !fits || n >= sp.vec.Len {
			return false // poison
		}
		in := s.scatter(i, i.Operand(0), sp)
		for k := range parts {
			switch {
			case k != int(n)/sp.packed:
				parts[k] = in.fragment(k)
			case sp.fragment(k).IsVector():
				part := ir.NewInstr(ir.InsertElement, sp.fragment(k), in.fragment(k), elem, ir.NewInt(at.Ctx().I64, n%uint64(sp.packed)))
				parts[k] = s.make(at, part, "")
			default:
				parts[k] = elem
			}
		}
		return s.gather(i, parts, sp)
	}
	if !s.variable || sp.packed > 1 || !fitsIndex(index.Type(), sp.count) {
		return false
	}
	in := s.scatter(i, i.Operand(0), sp)
	for k := range parts {
		is := s.make(at, s.isIndex(index, k), ir.NameOf(index)+".is."+strconv.Itoa(k))
		parts[k] = s.make(at, ir.NewInstr(ir.Select, elem.Type(), is, elem, in.fragment(k)), i.Name()+".i"+strconv.Itoa(k))
	}
	return s.gather(i, parts, sp)
}

func (s *scalarizer) isIndex(index ir.Value, k int) *ir.Instr {
	i := ir.NewInstr(ir.ICmp, s.f.Ctx().I1, index, ir.NewInt(index.Type(), uint64(k)))
	i.Pred = ir.EQ
	return i
}

// fitsIndex reports whether a type has the numbers of n elements.
func fitsIndex(t *ir.Type, n int) bool { return bits.Len(uint(n-1)) <= t.Bits }

// extractElement takes the fragment; with a variable index it is chosen by selects.
func (s *scalarizer) extractElement(i *ir.Instr) bool {
	sp, ok := s.splitOf(i.Operand(0).Type())
	if !ok {
		return false
	}
	index := i.Operand(1)
	at := ir.Before(i)
	if c := ir.AsInt(index); c != nil {
		n, fits := c.Uint64()
		if !fits || n >= sp.vec.Len {
			return false // poison
		}
		v := s.scatter(i, i.Operand(0), sp).fragment(int(n) / sp.packed)
		if v.Type().IsVector() {
			v = s.make(at, ir.NewInstr(ir.ExtractElement, i.Type(), v, ir.NewInt(at.Ctx().I64, n%uint64(sp.packed))), "")
		}
		return s.replace(i, v)
	}
	if !s.variable || sp.packed > 1 || !fitsIndex(index.Type(), sp.count) {
		return false
	}
	in := s.scatter(i, i.Operand(0), sp)
	var v ir.Value = ir.NewPoison(i.Type())
	for k := range sp.count {
		is := s.make(at, s.isIndex(index, k), ir.NameOf(index)+".is."+strconv.Itoa(k))
		v = s.make(at, ir.NewInstr(ir.Select, i.Type(), is, in.fragment(k), v), i.Name()+".upto"+strconv.Itoa(k))
	}
	return s.replace(i, v)
}

func (s *scalarizer) shuffleVector(i *ir.Instr) bool {
	sp, ok := s.splitOf(i.Type())
	from, ok2 := s.splitOf(i.Operand(0).Type())
	if !ok || !ok2 || sp.packed > 1 || from.packed > 1 {
		return false
	}
	a, b := s.scatter(i, i.Operand(0), from), s.scatter(i, i.Operand(1), from)
	parts := make([]ir.Value, sp.count)
	for k, m := range i.Mask() {
		switch {
		case m < 0:
			parts[k] = ir.NewPoison(sp.part)
		case int(m) < from.count:
			parts[k] = a.fragment(int(m))
		default:
			parts[k] = b.fragment(int(m) - from.count)
		}
	}
	return s.gather(i, parts, sp)
}

// bitCast casts fragment by fragment where they have one size; else one of the larger fragments is
// split into, or made of, several of the smaller.
func (s *scalarizer) bitCast(i *ir.Instr) bool {
	to, ok := s.splitOf(i.Type())
	from, ok2 := s.splitOf(i.Operand(0).Type())
	if !ok || !ok2 || to.rest != nil || from.rest != nil {
		return false
	}
	at := ir.Before(i)
	in := s.scatter(i, i.Operand(0), from)
	toBits, fromBits := s.layout.SizeBits(to.part), s.layout.SizeBits(from.part)
	parts := make([]ir.Value, 0, to.count)
	name := func(k int) string { return i.Name() + ".i" + strconv.Itoa(k) }
	switch {
	case i.Type().Elem.IsPtr() || toBits == fromBits:
		for k := range to.count {
			parts = append(parts, s.cast(at, in.fragment(k), to.part, name(k)))
		}
	case fromBits%toBits == 0:
		mid := s.grouped(to, int(fromBits/toBits))
		for k := range from.count {
			v := in.fragment(k)
			for d, ok := v.(*ir.Instr); ok && d.Op() == ir.BitCast && hasPlace(d.Operand(0)); d, ok = v.(*ir.Instr) {
				v = d.Operand(0)
			}
			group := s.scatter(i, s.cast(at, v, mid.vec, ir.NameOf(v)+".cast"), mid)
			for j := range mid.count {
				parts = append(parts, group.fragment(j))
			}
		}
	case toBits%fromBits == 0:
		mid := s.grouped(from, int(toBits/fromBits))
		for k := range to.count {
			var group []ir.Value
			for j := range mid.count {
				group = append(group, in.fragment(k*mid.count+j))
			}
			parts = append(parts, s.cast(at, s.concatenate(at, group, mid, name(k)), to.part, name(k)))
		}
	default:
		return false
	}
	return s.gather(i, parts, to)
}

// grouped returns the split of a vector of n fragments like those of sp.
func (s *scalarizer) grouped(sp split, n int) split {
	return split{vec: sp.vec.Context().Vector(uint64(n*sp.packed), sp.vec.Elem, false), packed: sp.packed, count: n, part: sp.part}
}

func (s *scalarizer) cast(at *ir.Builder, v ir.Value, to *ir.Type, name string) ir.Value {
	if v.Type() == to {
		return v
	}
	return s.make(at, ir.NewInstr(ir.BitCast, to, v), name)
}

// inMemory returns how a vector splits that lies in memory: the fragments must have no bits between
// them.
func (s *scalarizer) inMemory(t *ir.Type) (sp split, ok bool) {
	if sp, ok = s.splitOf(t); !ok {
		return sp, false
	}
	for _, part := range []*ir.Type{sp.part, sp.rest} {
		if part != nil && s.layout.SizeBits(part) != 8*s.layout.StoreSize(part) {
			return sp, false
		}
	}
	return sp, true
}

// alignAt returns the alignment of fragment k of a vector.
func (s *scalarizer) alignAt(align uint64, sp split, k int) uint64 {
	return 1 << bits.TrailingZeros64(align|uint64(k)*s.layout.StoreSize(sp.part))
}

func (s *scalarizer) load(i *ir.Instr) bool {
	if !s.memory || !i.IsSimple() || !hasPlace(i.Pointer()) {
		return false
	}
	sp, ok := s.inMemory(i.Type())
	if !ok {
		return false
	}
	at := ir.Before(i)
	address := s.scatter(i, i.Pointer(), sp)
	parts := make([]ir.Value, sp.count)
	for k := range parts {
		parts[k] = at.Load(sp.fragment(k), address.fragment(k), s.alignAt(i.Align(), sp, k), i.Name()+".i"+strconv.Itoa(k))
	}
	return s.gather(i, parts, sp)
}

func (s *scalarizer) store(i *ir.Instr) bool {
	if !s.memory || !i.IsSimple() || !hasPlace(i.Pointer()) {
		return false
	}
	sp, ok := s.inMemory(i.Operand(0).Type())
	if !ok {
		return false
	}
	at := ir.Before(i)
	address, value := s.scatter(i, i.Pointer(), sp), s.scatter(i, i.Operand(0), sp)
	parts := make([]ir.Value, sp.count)
	for k := range parts {
		v := value.fragment(k)
		parts[k] = at.Store(v, address.fragment(k), s.alignAt(i.Align(), sp, k))
	}
	s.transfer(i, parts)
	return true
}
