package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// GEP is a decomposed getelementptr: pointer + Σ terms + off.
type GEP struct {
	Terms []Term // in the order of the indices; constants have none
	Off   int64  // bytes
}

// Term is an index times a scale. One instruction extends an index of 32 bits, multiplies and adds;
// of 64 bits shift and addition are three.
type Term struct {
	Index  ir.Value // an integer
	Narrow bool     // has 64 bits when it is extended from 8, 16 or 32, or its upper half is zero
	Signed bool     // narrow: sign-extended
	Scale  int64    // bytes
}

// NarrowIndex returns the index of a narrow term in 32 bits, and whether the rest is extended with
// its sign: shorter ones with zeros above are no negative numbers.
func (s *Func) NarrowIndex(t Term) (x ptx.Reg, signed bool) {
	bits := t.Index.Type().Bits
	if bits == 32 {
		return s.Reg(s.One(t.Index), ptx.B32), t.Signed
	}
	return s.Resize(s.One(t.Index), bits, ptx.B32, t.Signed), bits < 32
}

// IsZero reports that nothing is added to the pointer.
func (g *GEP) IsZero() bool { return len(g.Terms) == 0 && g.Off == 0 }

// Decompose takes a scalar getelementptr apart. Constants that are added to an index move to the
// offset, where they cost nothing; below an extension that is allowed because the addition does not
// wrap.
func (s *Func) Decompose(i *ir.Instr) GEP {
	var g GEP
	t := i.ElemTy
	width := s.Layout.PtrBits(i.Type().Scalar().Space)
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if k > 1 && t.Kind == ir.StructKind {
			n, _ := ir.AsInt(v).Uint64()
			g.Off += int64(s.Layout.FieldOffset(t, n))
			t = t.Fields[n]
			continue
		}
		if k > 1 {
			t = t.Elem
		}
		g.add(v, int64(s.Layout.AllocSize(t)), width)
	}
	return g
}

// add adds index v times scale.
func (g *GEP) add(v ir.Value, scale int64, width int) {
	for {
		if c := ir.AsInt(v); c != nil {
			n, _ := c.Int64()
			g.Off += n * scale
			return
		}
		i, ok := v.(*ir.Instr)
		vbits := v.Type().Scalar().Bits
		if ok && vbits == width {
			if next, factor, plus, folded := unscale(i, 0); folded {
				g.Off += plus * scale
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
func (g *GEP) addLeaf(v ir.Value, scale int64, width int) {
	if scale == 0 {
		return
	}
	t := Term{Index: v, Scale: scale, Signed: true}
	vbits := v.Type().Bits
	i, ok := v.(*ir.Instr)
	switch {
	case width != 64 || !ok && vbits == 64:
	case vbits == 32:
		t.Narrow = true
	case vbits == 64 && (i.Op() == ir.SExt || i.Op() == ir.ZExt) && i.Operand(0).Type().IsInt(8, 16, 32):
		t.Index, t.Narrow = i.Operand(0), true
		t.Signed = i.Op() == ir.SExt || i.HasFlag(ir.NNeg) && t.Index.Type().IsInt(32)
	case vbits == 64 && fitsLowHalf(i):
		t.Signed, t.Narrow = false, scale > 0
	}
	if t.Narrow && t.Index.Type().Bits <= 32 && (t.Signed || scale > 0) {
		g.unscaleNarrow(&t)
	}
	g.Terms = append(g.Terms, t)
}

// fitsLowHalf reports that a mask or a shift leaves no bit in the upper half of 64.
func fitsLowHalf(i *ir.Instr) bool {
	if i.Op() != ir.And && i.Op() != ir.LShr {
		return false
	}
	c := ir.AsInt(i.Operand(1))
	if c == nil {
		return false
	}
	k, _ := c.Uint64()
	return i.Op() == ir.And && k>>32 == 0 || i.Op() == ir.LShr && k >= 32
}

// unscaleNarrow moves constants out of a 32-bit index as far as its additions and shifts do not
// wrap.
func (g *GEP) unscaleNarrow(t *Term) {
	need := ir.NSW
	if !t.Signed {
		need = ir.NUW
	}
	for {
		i, ok := t.Index.(*ir.Instr)
		if !ok {
			return
		}
		next, factor, plus, folded := unscale(i, need)
		if !folded {
			return
		}
		if !t.Signed {
			plus &= 1<<uint(i.Type().Bits) - 1
		}
		if factor > 1<<20 || t.Scale > 1<<20 { // keep the scale where mad.wide takes it
			return
		}
		g.Off += plus * t.Scale
		t.Scale *= factor
		t.Index = next
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
	x, c := ConstantSecond(i)
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

// ConstantSecond returns the operands of a binary operation, with a constant second if they
// commute; c is nil if there is none.
func ConstantSecond(i *ir.Instr) (x ir.Value, c *ir.Const) {
	if c = ir.AsInt(i.Operand(1)); c != nil {
		return i.Operand(0), c
	}
	if c = ir.AsInt(i.Operand(0)); c != nil && i.Op().IsCommutative() {
		return i.Operand(1), c
	}
	return nil, nil
}

// gepBase requests a getelementptr without its constant part.
func (s *Func) gepBase(i *ir.Instr, g GEP) ptx.Operand {
	if g.Off == 0 {
		if s.SpaceOf(i) != addrspace.Generic {
			return s.SpecificAddress(i)
		}
		return s.One(i)
	}
	id := i.ID()
	if s.base[id] == nil {
		s.base[id] = s.NewReg(s.specificType(i))
	}
	return s.base[id]
}

// BaseReg is the register in which a getelementptr without its constant part was requested.
func (s *Func) BaseReg(i *ir.Instr) (r ptx.Reg, ok bool) {
	r, ok = s.base[i.ID()].(ptx.Reg)
	return r, ok
}

// chainEnd is the base of a chain of getelementptr with constant offsets, and the offset from it.
// Every access to an element of a long chain needs it, so it is cached for all members of the
// chain.
type chainEnd struct {
	from ir.Value
	off  int64
}

// chain returns the end of the chain that i, whose offset is the constant off, belongs to.
func (s *Func) chain(i *ir.Instr, off int64) chainEnd {
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
		g := s.Decompose(p)
		if len(g.Terms) > 0 {
			break
		}
		path = append(path, link{p, g.Off})
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
