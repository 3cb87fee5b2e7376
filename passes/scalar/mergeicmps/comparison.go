package mergeicmps

import (
	"cmp"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// field is one side of a comparison: a load of base + offset.
type field struct {
	load, gep *ir.Instr // gep computes the address; nil: the base is the address
	base      int       // its number
	offset    int64
}

func (a field) compare(b field) int {
	return cmp.Or(cmp.Compare(a.base, b.base), cmp.Compare(a.offset, b.offset))
}

// comparison is a block of a chain.
type comparison struct {
	a, b   field // a has the smaller number or offset
	bytes  int64
	block  *ir.Block
	place  int         // in the chain
	others []*ir.Instr // what else the block computes
	own    map[*ir.Instr]bool
}

// adjoins reports whether y's fields follow x's.
func (x *comparison) adjoins(y *comparison) bool {
	return x.a.base == y.a.base && x.b.base == y.b.base && x.a.offset+x.bytes == y.a.offset && x.b.offset+x.bytes == y.b.offset
}

// read reads a block; nil: it is no comparison of the chain.
func (m *merger) read(b *ir.Block) *comparison {
	t := b.Term()
	if t.Op() != ir.Br {
		return nil
	}
	v := m.phi.IncomingFor(b)
	pred := ir.EQ
	if t.IsCondBr() {
		if k := ir.AsInt(v); k == nil || !k.IsZero() {
			return nil
		}
		v = t.Operand(0)
		if t.Succ(1) != m.phi.Block() {
			pred = ir.NE
		}
		if t.Succ(0) == t.Succ(1) {
			return nil
		}
	}
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.ICmp || i.Block() != b || i.Pred != pred || !ir.HasOneUse(i) {
		return nil
	}
	x, okX := m.field(i.Operand(0))
	y, okY := m.field(i.Operand(1))
	dl := m.f.Module().Layout
	ty := i.Operand(0).Type()
	if !okX || !okY || dl.SizeBits(ty) != 8*dl.StoreSize(ty) {
		return nil
	}
	if y.compare(x) < 0 {
		x, y = y, x
	}
	c := &comparison{a: x, b: y, bytes: int64(dl.StoreSize(ty)), block: b, own: map[*ir.Instr]bool{i: true, t: true}}
	for _, f := range []field{x, y} {
		c.own[f.load] = true
		if f.gep != nil {
			c.own[f.gep] = true
		}
	}
	for i := range b.Instrs() {
		if !c.own[i] && !analysis.IsDebugOrPseudo(i) {
			c.others = append(c.others, i)
		}
	}
	return c
}

// field reads a side of a comparison.
func (m *merger) field(v ir.Value) (a field, ok bool) {
	load, ok := v.(*ir.Instr)
	if !ok || load.Op() != ir.Load || !load.IsSimple() || usedOutside(load, load.Block()) {
		return field{}, false
	}
	p := load.Operand(0)
	dl := m.f.Module().Layout
	if p.Type().Space != 0 || !analysis.Readable(p, dl.StoreSize(load.Type()), 1, m.f) {
		return field{}, false
	}
	a.load = load
	if gep, ok := p.(*ir.Instr); ok && gep.Op() == ir.GetElementPtr {
		indices := make([]ir.Value, gep.NumOperands()-1)
		for k := range indices {
			indices[k] = gep.Operand(k + 1)
		}
		off, constant := dl.ConstGEPOffset(gep.ElemTy, indices)
		if !constant || usedOutside(gep, load.Block()) {
			return field{}, false
		}
		a.gep, a.offset, p = gep, off, gep.Operand(0)
	}
	if m.bases[p] == 0 {
		m.bases[p] = len(m.bases) + 1
	}
	a.base = m.bases[p]
	return a, true
}

func usedOutside(i *ir.Instr, b *ir.Block) bool {
	for u := range ir.Users(i) {
		if u.Block() != b {
			return true
		}
	}
	return false
}

// canSplit reports whether what else the block computes may be computed before the comparison: it
// uses nothing of that, and writes nothing that a load before it reads.
func (m *merger) canSplit(x *comparison) bool {
	for _, i := range x.others {
		if analysis.MayWrite(i) && (m.clobbers(i, x.a.load) || m.clobbers(i, x.b.load)) {
			return false
		}
		for _, v := range i.Operands() {
			if op, ok := v.(*ir.Instr); ok && x.own[op] {
				return false
			}
		}
	}
	return true
}

func (m *merger) clobbers(i, load *ir.Instr) bool {
	if i.Block() == load.Block() && i.ComesBefore(load) {
		return false
	}
	loc, ok := alias.LocationOf(load)
	return !ok || m.aa.ModRef(i, loc)&analysis.Mod != 0
}
