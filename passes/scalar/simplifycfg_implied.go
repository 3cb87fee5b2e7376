package scalar

import (
	"math/big"

	"opt-go/frontend/ir"
)

// impliedByPred folds b's branch when the branch of the only predecessor has decided its condition.
func (s *cfgSimplifier) impliedByPred(b *ir.Block) bool {
	t, p := b.Term(), b.SinglePred()
	if p == nil || !p.Term().IsCondBr() || p.Term().Succ(0) == p.Term().Succ(1) {
		return false
	}
	cond := t.Operand(0)
	value, known := implied(p.Term().Operand(0), p.Term().Succ(0) == b, cond, 0)
	if !known {
		return false
	}
	t.SetOperand(0, s.f.Ctx().NewBool(value))
	s.eraseIfDead(cond)
	return true
}

// implied reports what cond is where fact has the given value.
func implied(fact ir.Value, holds bool, cond ir.Value, depth int) (value, known bool) {
	if depth > 6 {
		return false, false
	}
	if fact == cond {
		return holds, true
	}
	if fact.Type() != cond.Type() {
		return false, false
	}
	c, isInstr := cond.(*ir.Instr)
	if f, ok := fact.(*ir.Instr); ok {
		if f.Op() == ir.ICmp && isInstr && c.Op() == ir.ICmp {
			if v, known := impliedCompare(f, holds, c); known {
				return v, true
			}
		}
		if x, y, ok := logical(f, holds); ok {
			if v, known := implied(x, holds, cond, depth+1); known {
				return v, true
			}
			if v, known := implied(y, holds, cond, depth+1); known {
				return v, true
			}
		}
	}
	if !isInstr {
		return false, false
	}
	for _, want := range []bool{false, true} { // or is true when a side is; and is false when a side is
		x, y, ok := logical(c, !want)
		if !ok || c.Op() != ir.Select && c.Op() != ir.And && c.Op() != ir.Or {
			continue
		}
		for _, o := range []ir.Value{x, y} {
			if v, known := implied(fact, holds, o, depth+1); known && v == want {
				return want, true
			}
		}
	}
	return false, false
}

// impliedCompare relates two compares of the same operands, or of one value with two constants.
func impliedCompare(f *ir.Instr, holds bool, c *ir.Instr) (value, known bool) {
	fp, fx, fy := f.Pred, f.Operand(0), f.Operand(1)
	if !holds {
		fp = fp.Inverse()
	}
	cp, cx, cy := c.Pred, c.Operand(0), c.Operand(1)
	if ir.IsConst(fx) && !ir.IsConst(fy) {
		fp, fx, fy = fp.Swapped(), fy, fx
	}
	if ir.IsConst(cx) && !ir.IsConst(cy) {
		cp, cx, cy = cp.Swapped(), cy, cx
	}
	if fx == cy && fy == cx && !(fx == cx && fy == cy) {
		cp, cx, cy = cp.Swapped(), cy, cx
	}
	if fx != cx {
		return false, false
	}
	if fy == cy {
		return impliedPred(fp, cp)
	}
	a, b := ir.AsInt(fy), ir.AsInt(cy)
	if a == nil || b == nil || a.Type() != b.Type() || fy.Type().IsVector() {
		return false, false
	}
	return impliedRange(region(fp, a), region(cp, b))
}

// impliedPred relates two predicates of the same operands.
func impliedPred(f, c ir.Pred) (value, known bool) {
	if f == c {
		return true, true
	}
	if f == c.Inverse() {
		return false, true
	}
	strict := map[ir.Pred]ir.Pred{ir.UGT: ir.UGE, ir.ULT: ir.ULE, ir.SGT: ir.SGE, ir.SLT: ir.SLE}
	opposite := map[ir.Pred]ir.Pred{ir.UGT: ir.ULT, ir.ULT: ir.UGT, ir.SGT: ir.SLT, ir.SLT: ir.SGT}
	switch {
	case f == ir.EQ:
		return c.HoldsOnEqual(), true
	case strict[f] != 0 && (c == strict[f] || c == ir.NE):
		return true, true
	case opposite[f] != 0 && (c == opposite[f] || c == ir.EQ):
		return false, true
	}
	return false, false
}

// span is a set of n-bit numbers that is an interval modulo 2^n: size numbers from lo up.
type span struct {
	lo, size *big.Int
	bits     int
}

// region returns the values for which a compare with a constant holds.
func region(p ir.Pred, k *ir.Const) span {
	n := k.Type().Bits
	all := new(big.Int).Lsh(big.NewInt(1), uint(n))
	smin := new(big.Int).Rsh(all, 1)
	one := big.NewInt(1)
	between := func(lo, hi *big.Int) span { // [lo, hi) where the numbers of the predicate's order start at base
		return span{new(big.Int).Mod(lo, all), new(big.Int).Sub(hi, lo), n}
	}
	v := k.Big()
	lo, hi := new(big.Int), new(big.Int).Set(all)
	if p.IsSigned() {
		v = k.BigSigned()
		lo, hi = new(big.Int).Neg(smin), smin
	}
	next := new(big.Int).Add(v, one)
	switch p.Unsigned() {
	case ir.EQ:
		return between(v, next)
	case ir.NE:
		return between(next, new(big.Int).Add(v, all))
	case ir.ULT:
		return between(lo, v)
	case ir.ULE:
		return between(lo, next)
	case ir.UGT:
		return between(next, hi)
	}
	return between(v, hi)
}

func (s span) inverse() span {
	all := new(big.Int).Lsh(big.NewInt(1), uint(s.bits))
	lo := new(big.Int).Add(s.lo, s.size)
	return span{lo.Mod(lo, all), new(big.Int).Sub(all, s.size), s.bits}
}

// within reports whether s is a subset of t.
func (s span) within(t span) bool {
	all := new(big.Int).Lsh(big.NewInt(1), uint(s.bits))
	if s.size.Sign() == 0 || t.size.Cmp(all) == 0 {
		return true
	}
	off := new(big.Int).Sub(s.lo, t.lo)
	off.Mod(off, all)
	return off.Add(off, s.size).Cmp(t.size) <= 0
}

// impliedRange tells whether all values of f, or none, are in c.
func impliedRange(f, c span) (value, known bool) {
	switch {
	case f.within(c.inverse()):
		return false, true
	case f.within(c):
		return true, true
	}
	return false, false
}
