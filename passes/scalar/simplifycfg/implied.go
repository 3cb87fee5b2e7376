package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
)

// impliedByPred folds b's branch when the branch of the only predecessor has decided its condition.
func (s *simplifier) impliedByPred(b *ir.Block) bool {
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
	rewrite.EraseIfDead(cond)
	return true
}

// implied returns the value of cond where fact has the given value.
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
		if x, y, ok := valuetracking.LogicalSides(f, holds); ok {
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
		x, y, ok := valuetracking.LogicalSides(c, !want)
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
	a, known1 := bitvec.Of(fy)
	b, known2 := bitvec.Of(cy)
	if !known1 || !known2 || fy.Type() != cy.Type() || fy.Type().IsVector() {
		return false, false
	}
	return impliedRange(ranges.Region(fp, ranges.Single(a)), ranges.Region(cp, ranges.Single(b)))
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

// impliedRange reports whether all values of f, or none, are in c.
func impliedRange(f, c ranges.Range) (value, known bool) {
	switch {
	case c.Complement().Contains(f):
		return false, true
	case c.Contains(f):
		return true, true
	}
	return false, false
}
