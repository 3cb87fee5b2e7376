package instcombine

import (
	"opt-go/frontend/ir"
)

// Selects between two operations of the same kind, one of whose operands is the same: the operation
// on a select of the others.

// selectLike creates the select of a and b by i's condition, with i's metadata.
func (ic *combiner) selectLike(i *ir.Instr, a, b ir.Value, name string) *ir.Instr {
	s := newSelect(i.Operand(0), a, b)
	s.SetMD("prof", i.MD("prof"))
	s.SetMD("unpredictable", i.MD("unpredictable"))
	return ic.b.insert(s, name)
}

// selectOfAddresses: c ? p + a : p + b is p + (c ? a : b), c ? p + a : p is p + (c ? a : 0).
func (ic *combiner) selectOfAddresses(i *ir.Instr) *ir.Instr {
	if !i.Type().Scalar().IsPtr() {
		return nil
	}
	for k := 1; k <= 2; k++ {
		g, base := onceOf(i.Operand(k), ir.GetElementPtr), i.Operand(3-k)
		if g == nil || g.NumOperands() != 2 || g.Operand(0) != base {
			continue
		}
		index := g.Operand(1)
		if i.Operand(0).Type().IsVector() && !index.Type().IsVector() {
			return nil
		}
		a, b := index, ir.Value(ir.NewZero(index.Type()))
		if k == 2 {
			a, b = b, a
		}
		return withOperands(g, base, ic.selectLike(i, a, b, suffixed(i, ".idx")))
	}
	t, f := onceOf(i.Operand(1), ir.GetElementPtr), onceOf(i.Operand(2), ir.GetElementPtr)
	if t == nil || f == nil || t.NumOperands() != 2 || f.NumOperands() != 2 || t.ElemTy != f.ElemTy || t.Type() != f.Type() {
		return nil
	}
	for n := range 2 {
		a, b := t.Operand(1-n), f.Operand(1-n)
		if t.Operand(n) != f.Operand(n) || a.Type() != b.Type() || i.Operand(0).Type().IsVector() && !a.Type().IsVector() {
			continue
		}
		v := ic.selectLike(i, a, b, suffixed(i, ".v"))
		var r *ir.Instr
		if n == 0 {
			r = withOperands(t, t.Operand(0), v)
		} else {
			r = withOperands(t, v, t.Operand(1))
		}
		r.Flags &= f.Flags
		return r
	}
	return nil
}

// withOperands copies an address of one index with another base or index.
func withOperands(g *ir.Instr, base, index ir.Value) *ir.Instr {
	r := g.Clone()
	r.SetOperand(0, base)
	r.SetOperand(1, index)
	return r
}

// selectOfSame moves a negation, minimum, maximum or compare of both arms after the select, where
// at least one of the two goes away.
func (ic *combiner) selectOfSame(i *ir.Instr) *ir.Instr {
	t, f := asInstr(i.Operand(1)), asInstr(i.Operand(2))
	if t == nil || f == nil || t.Op() != f.Op() || !oneUse(t) && !oneUse(f) {
		return nil
	}
	switch t.Op() {
	case ir.FNeg:
		flags := t.Flags&f.Flags | i.Flags
		v := ic.selectLike(i, t.Operand(0), f.Operand(0), suffixed(i, ".v"))
		v.Flags = flags
		n := ir.NewInstr(ir.FNeg, i.Type(), v)
		n.Flags = flags
		return n
	case ir.Call:
		id := t.IntrinsicID()
		if id != f.IntrinsicID() || oppositeMinMax[id] == "" {
			return nil
		}
		for _, o := range commonOperands {
			if t.Arg(o[0]) == f.Arg(o[1]) {
				v := ic.selectLike(i, t.Arg(1-o[0]), f.Arg(1-o[1]), "minmaxop")
				return ic.newIntrinsic(id, i.Type(), v, t.Arg(o[0]))
			}
		}
	case ir.ICmp:
		return ic.selectOfCompares(i, t, f)
	}
	return nil
}

// commonOperands is the order in which the operands of the first arm are searched in the second.
var commonOperands = [][2]int{{0, 0}, {1, 1}, {0, 1}, {1, 0}}

// selectOfCompares: c ? a < b : a < d is a < (c ? b : d); the second compare may have its operands
// swapped. With samesign, as in LLVM 22, an unsigned compare of numbers that are not negative
// counts as a signed one: known ranges make one of two such compares unsigned.
func (ic *combiner) selectOfCompares(i, t, f *ir.Instr) *ir.Instr {
	pt, pf := t.Pred, f.Pred
	if ic.samesign && pt.IsUnsigned() != pf.IsUnsigned() && !pt.IsEquality() && !pf.IsEquality() {
		pt, pf = ic.asSigned(t), ic.asSigned(f)
	}
	swapped := pt != pf
	if swapped && pt != pf.Swapped() || t.Operand(0).Type() != f.Operand(0).Type() {
		return nil
	}
	if i.Operand(0).Type().IsVector() && !t.Operand(0).Type().IsVector() {
		return nil
	}
	for _, o := range commonOperands {
		if t.Operand(o[0]) != f.Operand(o[1]) || o[0] != o[1] != swapped && !pt.IsEquality() {
			continue
		}
		p := pt
		if o[0] == 1 {
			p = p.Swapped()
		}
		v := ic.selectLike(i, t.Operand(1-o[0]), f.Operand(1-o[1]), suffixed(i, ".v"))
		return newCmp(p, t.Operand(o[0]), v)
	}
	return nil
}

// asSigned is the predicate of a compare, as a signed one if its operands are not negative.
func (ic *combiner) asSigned(c *ir.Instr) ir.Pred {
	w := width(c.Operand(0).Type())
	if !c.Pred.IsUnsigned() || w > 64 || !ic.q.KnownBits(c.Operand(0)).NonNegative(w) || !ic.q.KnownBits(c.Operand(1)).NonNegative(w) {
		return c.Pred
	}
	return c.Pred.Signed()
}

// selectOfNarrow: c ? ext(a) : k is ext(c ? a : k) where k fits and c compares values of a's type
// (LLVM's foldSelectExtConst).
func (ic *combiner) selectOfNarrow(i *ir.Instr) *ir.Instr {
	c := asInstr(i.Operand(0))
	for k := 1; k <= 2; k++ {
		e, other := asInstr(i.Operand(k)), i.Operand(3-k)
		if e == nil || !isOp(e, ir.ZExt, ir.SExt) || !oneUse(e) || immediate(other) == nil {
			continue
		}
		a := e.Operand(0)
		if !isBool(a.Type()) && (c == nil || !isOp(c, ir.ICmp, ir.FCmp) || c.Operand(0).Type() != a.Type()) {
			return nil
		}
		n := ic.narrowConst(other, a.Type(), e.Op())
		if n == nil {
			return nil
		}
		if k == 2 {
			a, n = n, a
		}
		return newCast(e.Op(), ic.selectLike(i, a, n, "narrow"), i.Type())
	}
	return nil
}

// selectOfClamp: x < k ? k : min(x, l) is max(min(x, l), k) for k < l, and the like for the other
// orders (LLVM's matchClamp).
func (ic *combiner) selectOfClamp(i, c *ir.Instr) *ir.Instr {
	p, t, f := c.Pred, i.Operand(1), i.Operand(2)
	if c.Operand(1) != t {
		p, t, f = p.Swapped(), f, t
	}
	k, ok := word(t)
	if !ok || c.Operand(1) != t || !clampsOnceMore(p, c.Operand(0), k, asInstr(f)) {
		return nil
	}
	return ic.use(i, ic.b.intrinsic(clamps[p].outer, i.Type(), "", t, f))
}

// clampsOnceMore reports whether replacing m by k, where x p k holds, clamps x at the other end
// than the minimum or maximum m does.
func clampsOnceMore(p ir.Pred, x ir.Value, k uint64, m *ir.Instr) bool {
	if m == nil || m.Op() != ir.Call {
		return false
	}
	rule, ok := clamps[p]
	if !ok || rule.inner != m.IntrinsicID() || m.Arg(0) != x {
		return false
	}
	l, ok := word(m.Arg(1))
	return ok && holds(p, k, l, width(x.Type()))
}

// clamps maps the predicate of the compare to the inner minimum or maximum, and the outer one that
// is created.
var clamps = map[ir.Pred]struct{ inner, outer string }{
	ir.SLT: {"llvm.smin", "llvm.smax"}, ir.SGT: {"llvm.smax", "llvm.smin"},
	ir.ULT: {"llvm.umin", "llvm.umax"}, ir.UGT: {"llvm.umax", "llvm.umin"},
}
