package instcombine

import "opt-go/frontend/ir"

// Facts that the condition of a select implies in its arms, and simplifications of conditions by
// their arms.

// selectUnderCondition simplifies the arms as the condition, where they are chosen, is known.
func (ic *combiner) selectUnderCondition(i *ir.Instr) *ir.Instr {
	c := i.Operand(0)
	if c.Type().IsInt() && !ir.IsConst(c) && ir.HasUseList(c) {
		if v := ic.chosen(i, c); v != nil {
			return ic.use(i, v)
		}
	}
	if ir.IsConst(c) || !i.Type().Scalar().IsInt() || c.Type().IsVector() != i.Type().IsVector() {
		return nil
	}
	values := []ir.Value{nil, ir.NewAllOnes(c.Type()), ir.NewZero(c.Type())}
	for k := 1; k <= 2; k++ {
		if v := ic.q.Replaced(i.Operand(k), c, values[k]); v != nil {
			return ic.setOperand(i, k, v)
		}
	}
	return nil
}

// chosen is the arm that a select takes because an assumption decides the condition, or nil.
func (ic *combiner) chosen(i *ir.Instr, c ir.Value) (arm ir.Value) {
	at := ic.q.WithContext(i)
	decides := func(cond ir.Value) bool { return cond == c || notOf(cond) == c }
	at.WithoutBranches().Holding(c, decides, func(cond ir.Value, holds bool) bool {
		switch {
		case !decides(cond):
		case (cond == c) == holds:
			arm = i.Operand(1)
		default:
			arm = i.Operand(2)
		}
		return arm == nil
	})
	return arm
}

// replaceInside replaces old in v and in the single-use operands of v, and reports whether it
// occurred. All of these can be speculated.
func (ic *combiner) replaceInside(v, old, new ir.Value, depth int) bool {
	i := asInstr(v)
	if i == nil || depth == 2 || !oneUse(i) || !speculatable(i) {
		return false
	}
	changed := false
	for k, o := range i.Operands() {
		if o == old {
			ic.setOperand(i, k, new)
			ic.work.add(i)
			changed = true
		} else if ic.replaceInside(o, old, new, depth+1) {
			changed = true
		}
	}
	return changed
}

// speculatable reports whether an operation, done with whatever operands, is no undefined
// behaviour, and does not mix the lanes of vectors.
func speculatable(i *ir.Instr) bool {
	op := i.Op()
	return op.IsBinary() && !op.IsDivRem() || op.IsCast() && op != ir.BitCast || op == ir.ICmp || op == ir.FCmp || op == ir.Select || op == ir.FNeg
}

// armUnderEquality simplifies the arm that is selected when a == b, by replacing one of the two by
// the other.
func (ic *combiner) armUnderEquality(i, c *ir.Instr, arm int) *ir.Instr {
	a, b := c.Operand(0), c.Operand(1)
	if a.Type().Scalar().IsPtr() || i.Type().IsVector() != a.Type().IsVector() || i.Type().IsVector() && i.Type().Len != a.Type().Len {
		return nil
	}
	x := i.Operand(arm)
	for _, p := range [][2]ir.Value{{a, b}, {b, a}} {
		from, to := p[0], p[1]
		if x == from && (ir.IsConst(from) || !ir.IsConst(to)) {
			continue
		}
		if v := ic.q.Replaced(x, from, to); v != nil {
			if immediate(v) != nil && !isUndef(v) && !hasUndefLane(to) {
				return ic.setOperand(i, arm, v)
			}
			if immediate(to) != nil || to == v {
				if ic.notUndef(to) {
					return ic.setOperand(i, arm, v)
				}
				continue
			}
		}
		if from == a && immediate(to) != nil && !ir.IsConst(from) && ic.notUndef(to) && ic.replaceInside(x, from, to, 0) {
			return i
		}
	}
	return nil
}

// hasUndefLane reports whether a lane of a constant is undef: of that the arm may see another
// number than the condition.
func hasUndefLane(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.VectorConst || k.Type().Kind != ir.VectorKind {
		return false
	}
	for n := range k.Type().Len {
		if e, ok := k.Elem(n).(*ir.Const); ok && e.Kind == ir.UndefConst {
			return true
		}
	}
	return false
}

// selectInside: an operation in an arm works on a select with the same condition: on that select's
// arm.
func (ic *combiner) selectInside(i *ir.Instr) *ir.Instr {
	for k := 1; k <= 2; k++ {
		o := binop(i.Operand(k))
		if o == nil || !oneUse(o) || o.Op().IsDivRem() {
			continue
		}
		for n := range 2 {
			if s := opOf(o.Operand(n), ir.Select); s != nil && s.Operand(0) == i.Operand(0) {
				ic.setOperand(o, n, s.Operand(k))
				ic.work.push(o)
				return i
			}
		}
	}
	return nil
}

// selectOfLogical: (a && b) ? x : y is a ? (b ? x : y) : y where the inner select is a value that
// exists, or a minimum or maximum.
func (ic *combiner) selectOfLogical(i *ir.Instr) *ir.Instr {
	c := asInstr(i.Operand(0))
	if c == nil || c.Type() != i.Operand(0).Type() {
		return nil
	}
	for n := range 2 {
		for _, and := range []bool{true, false} {
			a, b, ok := logicalOf(c, and)
			if !ok || n == 1 && c.Op() == ir.Select {
				continue
			}
			if n == 1 {
				a, b = b, a
			}
			if r := ic.selectOfSides(i, a, b, and); r != nil {
				return r
			}
		}
	}
	return nil
}

// selectOfSides does selectOfLogical for one order of the sides.
func (ic *combiner) selectOfSides(i *ir.Instr, a, b ir.Value, and bool) *ir.Instr {
	x, y := i.Operand(1), i.Operand(2)
	v := ic.q.Select(b, x, y)
	if d := opOf(b, ir.ICmp); v == nil && d != nil && oneUse(i.Operand(0)) && i.Type().Scalar().IsInt() {
		v = ic.minMax(i, d)
	}
	switch {
	case v == nil:
		return nil
	case and:
		return newSelect(a, v, y)
	}
	return newSelect(a, x, v)
}
