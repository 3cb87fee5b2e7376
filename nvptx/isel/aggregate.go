package isel

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

func throughFirst(s *fsel, i *ir.Instr) []ptx.Operand { return s.get(i.Operand(0)) }

func throughExtractValue(s *fsel, i *ir.Instr) []ptx.Operand {
	from, to, ok := s.m.pieceRange(i.Operand(0).Type(), i.Indices())
	if !ok {
		return nil
	}
	return s.get(i.Operand(0))[from:to]
}

func throughInsertValue(s *fsel, i *ir.Instr) []ptx.Operand {
	from, to, ok := s.m.pieceRange(i.Type(), i.Indices())
	if !ok {
		return nil
	}
	return replaced(s.get(i.Operand(0)), from, to, s.get(i.Operand(1)))
}

// replaced is all with the operands [from, to) replaced.
func replaced(all []ptx.Operand, from, to int, by []ptx.Operand) []ptx.Operand {
	out := slices.Clone(all)
	copy(out[from:to], by)
	return out
}

// laneIndex is a constant lane number that exists.
func laneIndex(v ir.Value, t *ir.Type) (int, bool) {
	c := ir.AsInt(v)
	if c == nil {
		return 0, false
	}
	n, ok := c.Uint64()
	return int(n), ok && n < t.Len
}

func throughExtractElement(s *fsel, i *ir.Instr) []ptx.Operand {
	t := i.Operand(0).Type()
	n, ok := laneIndex(i.Operand(1), t)
	if _, held := s.m.pieces(t); !ok || !held {
		return nil
	}
	return part(s.get(i.Operand(0)), n, int(t.Len))
}

func throughInsertElement(s *fsel, i *ir.Instr) []ptx.Operand {
	n, ok := laneIndex(i.Operand(2), i.Type())
	if _, held := s.m.pieces(i.Type()); !ok || !held {
		return nil
	}
	w := words(i.Type().Elem)
	return replaced(s.get(i.Operand(0)), n*w, (n+1)*w, s.get(i.Operand(1)))
}

func throughShuffle(s *fsel, i *ir.Instr) []ptx.Operand {
	if _, ok := s.m.pieces(i.Type()); !ok {
		return nil
	}
	in := int(i.Operand(0).Type().Len)
	a, b := s.get(i.Operand(0)), s.get(i.Operand(1))
	var out []ptx.Operand
	ps, _ := s.m.pieces(i.Type().Elem)
	for _, m := range i.Mask() {
		switch {
		case m < 0:
			for _, p := range ps {
				out = append(out, zeroOf(p.reg))
			}
		case int(m) < in:
			out = append(out, part(a, int(m), in)...)
		default:
			out = append(out, part(b, int(m)-in, in)...)
		}
	}
	return out
}

// throughGEP answers for a getelementptr that adds nothing.
func throughGEP(s *fsel, i *ir.Instr) []ptx.Operand {
	if i.Type().IsVector() {
		return nil
	}
	if g := s.gepOf(i); !g.isZero() {
		return nil
	}
	return s.get(i.Operand(0))
}

// throughLoad makes the register of a load that extends be that of the extension.
func throughLoad(s *fsel, i *ir.Instr) []ptx.Operand {
	if x := s.extensionOf(i); x != nil {
		return []ptx.Operand{s.newReg(intReg(x.Type().Bits))}
	}
	return nil
}

// throughExtension answers for an extension that its load does, and for one with whole words of
// zeros.
func throughExtension(s *fsel, i *ir.Instr) []ptx.Operand {
	if from := i.Operand(0).Type(); i.Op() == ir.ZExt && from.IsInt() && from.Bits%wordBits == 0 && words(i.Type()) > words(from) {
		ops := append([]ptx.Operand(nil), s.get(i.Operand(0))...)
		for len(ops) < words(i.Type()) {
			ops = append(ops, ptx.Int(0))
		}
		return ops
	}
	if l, ok := i.Operand(0).(*ir.Instr); ok && l.Op() == ir.Load && s.extensionOf(l) == i {
		return s.get(l)
	}
	return nil
}

// selectExtractElement extracts a lane with a variable index: the vector goes through local memory.
func (s *fsel) selectExtractElement(i *ir.Instr) {
	t := i.Operand(0).Type()
	if !s.typesOK(i) {
		return
	}
	slot, ps := s.spillVector(t, s.get(i.Operand(0)))
	a := s.laneAddress(slot, t, i.Operand(1))
	s.load(a, part(ps, 0, int(t.Len)), s.dst(i))
}

// selectInsertElement replaces such a lane.
func (s *fsel) selectInsertElement(i *ir.Instr) {
	t := i.Type()
	if !s.typesOK(i) {
		return
	}
	slot, ps := s.spillVector(t, s.get(i.Operand(0)))
	a := s.laneAddress(slot, t, i.Operand(2))
	s.store(a, part(ps, 0, int(t.Len)), s.get(i.Operand(1)))
	s.load(slot, ps, s.dst(i))
}

// spillVector stores a vector into the frame, every lane in whole bytes.
func (s *fsel) spillVector(t *ir.Type, v []ptx.Operand) (access, []piece) {
	ps, _ := s.m.pieces(t)
	ps = s.inMemory(ps, t)
	last := ps[len(ps)-1]
	off := s.reserve(last.off+max(last.bytes(), 1), 16)
	a := access{loc: location{space: addrspace.Local, base: ptx.Sym(s.depot()), off: off}, align: 16}
	s.store(a, ps, v)
	return a, ps
}

// laneAddress is the place of a lane; numbers out of range, which give poison, wrap around.
func (s *fsel) laneAddress(slot access, t *ir.Type, index ir.Value) access {
	ps, _ := s.m.pieces(t)
	ps = s.inMemory(ps, t)
	stride := int64(1)
	if t.Len > 1 {
		stride = part(ps, 1, int(t.Len))[0].off
	}
	x := s.resize(s.one(index), index.Type().Bits, ptx.B64, false)
	if t.Len&(t.Len-1) == 0 {
		x = s.compute(ptx.B64, "and.b64", x, ptx.Int(t.Len-1))
	} else {
		x = s.compute(ptx.B64, "min.u64", x, ptx.Int(t.Len-1))
	}
	base := s.newReg(ptx.B64)
	s.scaleAdd(base, s.symbolReg(ptx.SymRef{Name: s.depot(), Off: slot.loc.off}), x, stride)
	slot.loc = location{space: addrspace.Local, base: base}
	slot.align = min(slot.align, stride&-stride)
	return slot
}

// selectSelect emits a choice between two values.
func (s *fsel) selectSelect(i *ir.Instr) {
	if !s.typesOK(i) {
		return
	}
	inferred := i.Type().IsPtr() && i.Type().Space == addrspace.Generic && s.spaceOf(i) != addrspace.Generic
	if d, ok := s.specReg(i); ok && inferred {
		s.choose(d, s.one(i.Operand(0)), s.specOf(i.Operand(1)), s.specOf(i.Operand(2)))
		s.defineGeneric(i)
		return
	}
	if !s.asked(i) || s.selectAsLogic(i) || s.selectFloatExtreme(i) {
		return
	}
	d, c, x, y := s.dst(i), s.get(i.Operand(0)), s.get(i.Operand(1)), s.get(i.Operand(2))
	lanes := len(c)
	for k := range lanes {
		for j, r := range part(d, k, lanes) {
			s.choose(r, c[k], part(x, k, lanes)[j], part(y, k, lanes)[j])
		}
	}
}

// selectFloatExtreme selects a < b ? a : b as a minimum, where the results for NaNs and signed
// zeros do not matter.
func (s *fsel) selectFloatExtreme(i *ir.Instr) bool {
	t := i.Type()
	c, ok := i.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.FCmp || t.Kind != ir.FloatKind && t.Kind != ir.DoubleKind || !i.HasFlag(ir.FNSZ) || !i.HasFlag(ir.FNNan) && !c.HasFlag(ir.FNNan) {
		return false
	}
	x, y := i.Operand(1), i.Operand(2)
	p := c.Pred
	switch {
	case c.Operand(0) == x && c.Operand(1) == y:
	case c.Operand(0) == y && c.Operand(1) == x:
		p = p.Swapped()
	default:
		return false
	}
	op := ""
	switch p {
	case ir.FOLT, ir.FOLE, ir.FULT, ir.FULE:
		op = "min"
	case ir.FOGT, ir.FOGE, ir.FUGT, ir.FUGE:
		op = "max"
	default:
		return false
	}
	f := s.floatFormat(t)
	a, b := s.one(x), s.one(y)
	if isImmediate(a) {
		a, b = b, a
	}
	s.put(s.single(op, f), s.dst1(i), s.widened(f, a), s.widenedOperand(f, b))
	return true
}

// selectAsLogic treats c ? true : y as c | y, and c ? x : false as c & x, where a comparison then
// folds.
func (s *fsel) selectAsLogic(i *ir.Instr) bool {
	if !i.Type().IsInt(1) {
		return false
	}
	c, x, y := i.Operand(0), i.Operand(1), i.Operand(2)
	if k := ir.AsInt(x); k != nil && !k.IsZero() {
		return s.compareAnd(i, "or", y, c) || s.compareAnd(i, "or", c, y)
	}
	if k := ir.AsInt(y); k != nil && k.IsZero() {
		return s.compareAnd(i, "and", x, c) || s.compareAnd(i, "and", c, x)
	}
	return false
}

// choose emits d = c ? x : y.
func (s *emitter) choose(d ptx.Reg, c, x, y ptx.Operand) {
	reg := s.typeOf(d)
	if k, ok := c.(ptx.Int); ok {
		if k == 0 {
			x = y
		}
		s.move(reg, d, x)
		return
	}
	if reg == ptx.Pred {
		s.choosePred(d, s.pred(c), x, y)
		return
	}
	for _, o := range []*ptx.Operand{&x, &y} {
		switch k := (*o).(type) {
		case ptx.SymRef:
			*o = s.symbolReg(k)
		case ptx.Hex:
			*o = ptx.Int(k)
		}
	}
	s.put("selp."+dataType(reg), d, x, y, s.pred(c))
}

// choosePred emits the choice between two predicates, for which PTX has no selp.
func (s *emitter) choosePred(d, c ptx.Reg, x, y ptx.Operand) {
	kx, constX := x.(ptx.Int)
	ky, constY := y.(ptx.Int)
	switch {
	case constX && constY && kx == ky:
		s.move(ptx.Pred, d, x)
	case constX && constY && kx != 0:
		s.move(ptx.Pred, d, c)
	case constX && constY:
		s.put("not.pred", d, c)
	case constX && kx != 0: // c | y
		s.put("or.pred", d, c, s.pred(y))
	case constX: // !c & y
		s.put("and.pred", d, s.compute(ptx.Pred, "not.pred", c), s.pred(y))
	case constY && ky == 0: // c & x
		s.put("and.pred", d, c, s.pred(x))
	case constY: // !c | x
		s.put("or.pred", d, s.compute(ptx.Pred, "not.pred", c), s.pred(x))
	default:
		yes := s.compute(ptx.Pred, "and.pred", c, s.pred(x))
		no := s.compute(ptx.Pred, "and.pred", s.compute(ptx.Pred, "not.pred", c), s.pred(y))
		s.put("or.pred", d, yes, no)
	}
}
