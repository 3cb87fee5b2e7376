package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// gep is a decomposed getelementptr: pointer + Σ terms + off.
type gep struct {
	terms []term
	off   int64
}

// term is an index times a scale. The index is as wide as addresses, or 32 bits to be extended.
type term struct {
	index  ir.Value
	narrow bool // 32 bits
	signed bool // narrow: sign-extended
	scale  int64
}

func (g *gep) isZero() bool { return len(g.terms) == 0 && g.off == 0 }

// gepOf takes a scalar getelementptr apart. Constants that are added to an index move to the
// offset, where they cost nothing; below an extension that is allowed because the addition does not
// wrap.
func (s *fsel) gepOf(i *ir.Instr) gep {
	var g gep
	t := i.ElemTy
	width := s.layout.PtrBits(i.Type().Scalar().Space)
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if k > 1 && t.Kind == ir.StructKind {
			n, _ := ir.AsInt(v).Uint64()
			g.off += int64(s.layout.FieldOffset(t, n))
			t = t.Fields[n]
			continue
		}
		if k > 1 {
			t = t.Elem
		}
		g.add(v, int64(s.layout.AllocSize(t)), width)
	}
	return g
}

// add adds index v times scale.
func (g *gep) add(v ir.Value, scale int64, width int) {
	for {
		if c := ir.AsInt(v); c != nil {
			n, _ := c.Int64()
			g.off += n * scale
			return
		}
		i, ok := v.(*ir.Instr)
		vbits := v.Type().Scalar().Bits
		if ok && vbits == width {
			if next, factor, plus, folded := unscale(i, 0); folded {
				g.off += plus * scale
				scale *= factor
				v = next
				continue
			}
		}
		g.addLeaf(v, scale, width)
		return
	}
}

// addLeaf adds an index that cannot be decomposed further.
func (g *gep) addLeaf(v ir.Value, scale int64, width int) {
	if scale == 0 {
		return
	}
	t := term{index: v, scale: scale, signed: true}
	vbits := v.Type().Bits
	if i, ok := v.(*ir.Instr); ok && vbits == 64 && (i.Op() == ir.SExt || i.Op() == ir.ZExt) && i.Operand(0).Type().IsInt(32) {
		t.signed = i.Op() == ir.SExt || i.HasFlag(ir.NNeg)
		t.index, vbits = i.Operand(0), 32
	}
	t.narrow = vbits == 32 && width == 64
	if t.narrow && (t.signed || scale > 0) {
		g.unscaleNarrow(&t)
	}
	g.terms = append(g.terms, t)
}

// unscaleNarrow moves constants out of a 32-bit index as far as its additions and shifts do not
// wrap.
func (g *gep) unscaleNarrow(t *term) {
	need := ir.NSW
	if !t.signed {
		need = ir.NUW
	}
	for {
		i, ok := t.index.(*ir.Instr)
		if !ok {
			return
		}
		next, factor, plus, folded := unscale(i, need)
		if !folded {
			return
		}
		if !t.signed {
			plus = int64(uint32(plus))
		}
		if factor > 1<<20 || t.scale > 1<<20 { // keep the scale where mad.wide takes it
			return
		}
		g.off += plus * t.scale
		t.scale *= factor
		t.index = next
		if ir.AsInt(next) != nil {
			return
		}
	}
}

// unscale recognises i = next*factor + plus with constants; need is the no-wrap flag that i must
// have.
func unscale(i *ir.Instr, need ir.Flags) (next ir.Value, factor, plus int64, ok bool) {
	if i.NumOperands() != 2 || i.Type().IsVector() {
		return nil, 0, 0, false
	}
	x, c := constantSecond(i)
	if c == nil {
		return nil, 0, 0, false
	}
	n, _ := c.Int64()
	switch {
	case i.Op() == ir.Or && i.HasFlag(ir.Disjoint):
		return x, 1, n, true
	case !i.HasFlag(need):
	case i.Op() == ir.Add:
		return x, 1, n, true
	case i.Op() == ir.Shl && n >= 0 && n < 31:
		return x, 1 << uint(n), 0, true
	case i.Op() == ir.Mul && n > 0 && n < 1<<20:
		return x, n, 0, true
	}
	return nil, 0, 0, false
}

// constantSecond returns the operands of a binary operation, with a constant second if they
// commute; c is nil if there is none.
func constantSecond(i *ir.Instr) (x ir.Value, c *ir.Const) {
	if c = ir.AsInt(i.Operand(1)); c != nil {
		return i.Operand(0), c
	}
	if c = ir.AsInt(i.Operand(0)); c != nil && i.Op().IsCommutative() {
		return i.Operand(1), c
	}
	return nil, nil
}

// gepBase requests a getelementptr without its constant part.
func (s *fsel) gepBase(i *ir.Instr, g gep) ptx.Operand {
	if g.off == 0 {
		if s.spaceOf(i) != addrspace.Generic {
			return s.specOf(i)
		}
		return s.one(i)
	}
	id := i.ID()
	if s.base[id] == nil {
		s.base[id] = s.newReg(s.pointerReg(i.Type()))
	}
	return s.base[id]
}

// baseReg is the register in which a getelementptr without its constant part was requested.
func (s *fsel) baseReg(i *ir.Instr) (r ptx.Reg, ok bool) {
	r, ok = s.base[i.ID()].(ptx.Reg)
	return r, ok
}

func (s *fsel) pointerReg(t *ir.Type) ptx.Type { return intReg(s.layout.PtrBits(t.Scalar().Space)) }

// selectGEP emits the requested forms of the address.
func (s *fsel) selectGEP(i *ir.Instr) {
	if i.Type().IsVector() {
		s.vectorGEP(i)
		return
	}
	g := s.gepOf(i)
	inferred := i.Type().Space == addrspace.Generic && s.spaceOf(i) != addrspace.Generic
	pointer := func() ptx.Operand {
		if inferred {
			return s.specOf(i.Operand(0))
		}
		return s.one(i.Operand(0))
	}
	base, hasBase := s.baseReg(i)
	if hasBase {
		s.sum(base, pointer(), g.terms, 0, s.spaceOf(i))
	}
	full := func(d ptx.Reg) {
		if hasBase {
			s.put("add."+typed('s', s.typeOf(d)), d, base, ptx.Int(g.off))
			return
		}
		s.sum(d, pointer(), g.terms, g.off, s.spaceOf(i))
	}
	if !inferred {
		if s.asked(i) {
			full(s.dst1(i))
		}
		return
	}
	spec, hasSpec := s.specReg(i)
	if hasSpec {
		full(spec)
	}
	if !s.asked(i) {
		return
	}
	switch d := s.dst1(i); {
	case hasSpec:
		s.castSpace(d, spec, s.spaceOf(i), addrspace.Generic)
	case hasBase:
		t := s.newReg(ptx.B64)
		full(t)
		s.castSpace(d, t, s.spaceOf(i), addrspace.Generic)
	default:
		s.sum(d, s.one(i.Operand(0)), g.terms, g.off, addrspace.Generic)
	}
}

// sum emits d = pointer + Σ terms + off, an address in a space.
func (s *fsel) sum(d ptx.Reg, pointer ptx.Operand, terms []term, off int64, space int) {
	reg := s.typeOf(d)
	acc := pointer
	switch p := pointer.(type) {
	case ptx.SymRef:
		acc = s.reg(ptx.SymRef{Name: p.Name, Off: p.Off + off}, reg)
		off = 0
	case ptx.Int:
		acc = ptx.Int(int64(p) + off)
		off = 0
	}
	for k, t := range terms {
		to := d
		if k < len(terms)-1 || off != 0 {
			to = s.newReg(reg)
		}
		s.addTerm(to, acc, t, space)
		acc = to
	}
	switch {
	case off != 0:
		s.put("add."+typed('s', reg), d, s.reg(acc, reg), ptx.Int(off))
	case len(terms) == 0:
		s.move(reg, d, acc)
	}
}

// addTerm emits d = acc + term, an address in a space.
func (s *fsel) addTerm(d ptx.Reg, acc ptx.Operand, t term, space int) {
	reg := s.typeOf(d)
	if t.narrow && reg == ptx.B64 {
		class := "u32"
		if t.signed {
			class = "s32"
		}
		x := s.reg(s.one(t.index), ptx.B32)
		if (t.signed || t.scale > 0) && t.scale == int64(int32(t.scale)) {
			if acc == ptx.Operand(ptx.Int(0)) {
				s.put("mul.wide."+class, d, x, ptx.Int(t.scale))
			} else {
				s.wideSum(d, class, x, ptx.Int(t.scale), s.reg(acc, reg), s.target.AddressCost(space))
			}
			return
		}
		s.scaleAdd(d, acc, s.compute(ptx.B64, "cvt."+class[:1]+"64."+class, x), t.scale)
		return
	}
	s.scaleAdd(d, acc, s.indexReg(t.index, reg), t.scale)
}

// indexReg returns an index in the width of addresses.
func (s *fsel) indexReg(v ir.Value, reg ptx.Type) ptx.Reg {
	o := s.one(v)
	n := v.Type().Scalar().Bits
	if intReg(n) == reg && n == reg.Bits() {
		return s.reg(o, reg)
	}
	return s.resize(o, n, reg, true)
}

func (s *emitter) scaleAdd(d ptx.Reg, acc ptx.Operand, x ptx.Reg, scale int64) {
	reg := s.typeOf(d)
	add := "add." + typed('s', reg)
	switch {
	case scale == 1:
		s.put(add, d, s.reg(acc, reg), x)
	case scale == -1:
		s.put("sub."+typed('s', reg), d, s.reg(acc, reg), x)
	case scale > 0 && scale&(scale-1) == 0:
		t := s.compute(reg, "shl."+typed('b', reg), x, ptx.Int(bits.TrailingZeros64(uint64(scale))))
		s.put(add, d, s.reg(acc, reg), t)
	default:
		s.put("mad.lo."+typed('s', reg), d, x, ptx.Int(scale), s.reg(acc, reg))
	}
}

// vectorGEP computes a vector of addresses lane by lane.
func (s *fsel) vectorGEP(i *ir.Instr) {
	lanes := s.dst(i)
	lane := func(v ir.Value, n int) ptx.Operand {
		ops := s.get(v)
		if v.Type().IsVector() {
			return ops[n]
		}
		return ops[0]
	}
	for n, d := range lanes {
		reg := s.typeOf(d)
		acc := ptx.Operand(s.reg(lane(i.Operand(0), n), reg))
		t := i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			v := i.Operand(k)
			next := s.newReg(reg)
			if k > 1 && t.Kind == ir.StructKind {
				f, _ := ir.AsInt(v).Uint64()
				s.put("add."+typed('s', reg), next, acc, ptx.Int(s.layout.FieldOffset(t, f)))
				t, acc = t.Fields[f], next
				continue
			}
			if k > 1 {
				t = t.Elem
			}
			x := s.resize(lane(v, n), v.Type().Scalar().Bits, reg, true)
			s.scaleAdd(next, acc, x, int64(s.layout.AllocSize(t)))
			acc = next
		}
		s.move(reg, d, acc)
	}
}

// chainEnd is the base of a chain of getelementptr with constant offsets, and the offset from it.
// Every access to an element of a long chain needs it, so it is cached for all members of the
// chain.
type chainEnd struct {
	from ir.Value
	off  int64
}

// chain returns the end of the chain that i, whose offset is the constant off, belongs to.
func (s *fsel) chain(i *ir.Instr, off int64) chainEnd {
	type link struct {
		i   *ir.Instr
		off int64
	}
	path := []link{{i, off}}
	end := chainEnd{from: i.Operand(0)}
	for {
		p, ok := end.from.(*ir.Instr)
		if !ok || p.Op() != ir.GetElementPtr {
			break
		}
		if known, ok := s.chains[p]; ok {
			end = known
			break
		}
		g := s.gepOf(p)
		if len(g.terms) > 0 {
			break
		}
		path = append(path, link{p, g.off})
		end.from = p.Operand(0)
	}
	if s.chains == nil {
		s.chains = map[*ir.Instr]chainEnd{}
	}
	for k := len(path) - 1; k >= 0; k-- {
		end.off += path[k].off
		s.chains[path[k].i] = end
	}
	return end
}
