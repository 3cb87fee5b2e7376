package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/implied"
)

// Selects between truth values: and and or that let poison through only from their first side
// (LLVM's foldSelectOfBools).

// selectOfBools is a select between truth values under a condition of their type.
func (ic *combiner) selectOfBools(i *ir.Instr) *ir.Instr {
	c, t, f := i.Operand(0), i.Operand(1), i.Operand(2)
	if !isBool(i.Type()) || c.Type() != i.Type() || ir.IsConst(c) {
		return nil
	}
	one, zero := ir.NewAllOnes(i.Type()), ir.NewZero(i.Type())
	and, or := f == ir.Value(zero), t == ir.Value(one)
	switch {
	case or:
		if r := ic.logical(i, c, f, false); r != nil {
			return r
		}
	case and:
		if r := ic.logical(i, c, t, true); r != nil {
			return r
		}
	case t == ir.Value(zero): // c ? false : f
		return newSelect(ic.b.not(c, "not."+ir.NameOf(c)), f, zero)
	case f == ir.Value(one):
		return newSelect(ic.b.not(c, "not."+ir.NameOf(c)), one, t)
	}
	if and || or {
		side := t
		if or {
			side = f
		}
		for _, rule := range []func(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr{ic.logicalFloats, ic.logicalDeMorgan, ic.logicalToXor, ic.logicalImplied,
			ic.logicalOfCompares, ic.logicalPart, ic.logicalToSelect, ic.logicalDecided} {
			if r := rule(i, c, side, and); r != nil {
				return r
			}
		}
		return nil
	}
	return ic.selectOfSide(i)
}

// logicalFloats merges x && y or x || y of compares of the same numbers: y is poison only where one
// of them is NaN or infinite and excluded, and flags that only one has are dropped.
func (ic *combiner) logicalFloats(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	a, b := opOf(x, ir.FCmp), opOf(y, ir.FCmp)
	if a == nil || b == nil {
		return nil
	}
	same := a.Operand(0) == b.Operand(0) && a.Operand(1) == b.Operand(1) || a.Operand(0) == b.Operand(1) && a.Operand(1) == b.Operand(0)
	if !same {
		return nil
	}
	if v := ic.joinedFloats(a, b, and); v != nil {
		return ic.use(i, v)
	}
	return nil
}

// logicalSelect is x && y or x || y as a select.
func logicalSelect(x, y ir.Value, and bool) *ir.Instr {
	if and {
		return newSelect(x, y, ir.NewZero(x.Type()))
	}
	return newSelect(x, ir.NewAllOnes(x.Type()), y)
}

// joinedSides creates x && y or x || y, as a select or as a bitwise operation.
func (ic *combiner) joinedSides(x, y ir.Value, and, logical bool, name string) ir.Value {
	switch {
	case !logical && and:
		return ic.b.and(x, y, name)
	case !logical:
		return ic.b.or(x, y, name)
	case and:
		return ic.b.selectOf(x, y, ir.NewZero(x.Type()), name)
	}
	return ic.b.selectOf(x, ir.NewAllOnes(x.Type()), y, name)
}

// logicalOf returns the sides of v if it is x && y (and set) or x || y.
func logicalOf(v ir.Value, and bool) (x, y ir.Value, ok bool) {
	i := asInstr(v)
	if i == nil {
		return nil, nil, false
	}
	x, y, is, ok := valuetracking.LogicalOp(i)
	return x, y, ok && is == and
}

// logical rewrites x && y as an and where y is poison only if x is. It does the same for the inner
// pair of (a && b) && y, and factors out the common operand of (a || b) && (c || b).
func (ic *combiner) logical(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	op := ir.Or
	if and {
		op = ir.And
	}
	if ic.impliesPoison(y, x) {
		return newBinary(op, x, y, 0)
	}
	if s := onceOf(x, ir.Select); s != nil {
		if a, b, ok := logicalOf(s, and); ok && ic.impliesPoison(y, b) {
			return ic.use(i, ic.joinedSides(a, ic.b.binary(op, b, y, 0, ""), and, true, ""))
		}
	}
	if s := onceOf(y, ir.Select); s != nil { // x && (a && b) = (x && a) && b
		if a, b, ok := logicalOf(s, and); ok {
			return logicalSelect(ic.joinedSides(x, a, and, true, ""), b, and)
		}
	}
	a, b, ok1 := logicalOf(x, !and)
	c, d, ok2 := logicalOf(y, !and)
	if !ok1 || !ok2 || !oneUse(x) && !oneUse(y) {
		return nil
	}
	first, second := asInstr(x).Op() == ir.Select, asInstr(y).Op() == ir.Select
	factor := func(common, p, q ir.Value, inFront bool) *ir.Instr {
		inner := ic.joinedSides(p, q, and, true, "")
		l, r := common, inner
		if inFront {
			l, r = inner, common
		}
		if second || first && l == a {
			return logicalSelect(l, r, !and)
		}
		if and {
			return newBinary(ir.Or, l, r, 0)
		}
		return newBinary(ir.And, l, r, 0)
	}
	switch {
	case a == c:
		return factor(a, b, d, false)
	case a == d:
		return factor(a, b, c, false)
	case b == c:
		return factor(b, a, d, false)
	case b == d:
		return factor(b, a, c, first && second)
	}
	return nil
}

// logicalDeMorgan: !a && !b = !(a || b).
func (ic *combiner) logicalDeMorgan(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	a, b := notOf(x), notOf(y)
	if a == nil || b == nil || !oneUse(x) && !oneUse(y) {
		return nil
	}
	return newNot(ic.joinedSides(a, b, !and, true, ""))
}

// logicalToXor: (a && b) && b is a && b; !(a && b) && (a || b) = a ^ b.
func (ic *combiner) logicalToXor(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	if s := opOf(x, ir.Select); s != nil {
		if a, b, ok := logicalOf(s, and); ok && b == y {
			return ic.setOperand(i, 0, a)
		}
	}
	if !and {
		return nil
	}
	for _, p := range [][2]ir.Value{{x, y}, {y, x}} {
		a, b, ok1 := logicalOf(notOf(p[0]), true)
		c, d, ok2 := logicalOf(p[1], false)
		if ok1 && ok2 && (a == c && b == d || a == d && b == c) {
			return newBinary(ir.Xor, a, b, 0)
		}
	}
	return nil
}

// logicalImplied: a side that is a select whose condition the first side decides is one of its
// arms.
func (ic *combiner) logicalImplied(_ *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	s := opOf(y, ir.Select)
	if s == nil || s.Operand(0).Type() != x.Type() {
		return nil
	}
	v, known := implied.Condition(x, and, s.Operand(0))
	if !known {
		return nil
	}
	return logicalSelect(x, pickValue(v, s.Operand(1), s.Operand(2)), and)
}

func (ic *combiner) logicalOfCompares(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	a, b := opOf(x, ir.ICmp), opOf(y, ir.ICmp)
	if a == nil || b == nil {
		return nil
	}
	return ic.joined(i, a, b, and, true)
}

// logicalPart: a part of one side that contradicts the other side is redundant: (a || b) && c is a
// && c where c implies !b.
func (ic *combiner) logicalPart(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	arm := 2
	if and {
		arm = 1
	}
	if a, b, ok := logicalOf(x, !and); ok {
		if v, known := implied.Condition(y, and, b); known && v != and {
			return ic.setOperand(i, 0, a)
		}
	}
	if a, b, ok := logicalOf(y, !and); ok {
		if v, known := implied.Condition(x, and, b); known && v != and {
			return ic.setOperand(i, arm, a)
		}
	}
	return nil
}

// logicalToSelect: (c && a) || (!c && b) = c ? a : b.
func (ic *combiner) logicalToSelect(_ *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	p, q, ok1 := logicalOf(x, true)
	r, s, ok2 := logicalOf(y, true)
	if and || !ok1 || !ok2 {
		return nil
	}
	late := asInstr(x).Op() == ir.Select && asInstr(y).Op() == ir.Select
	for _, first := range [][2]ir.Value{{p, q}, {q, p}} {
		for _, second := range [][2]ir.Value{{r, s}, {s, r}} {
			c, t, f := first[0], first[1], second[1]
			inverted := notOf(first[0]) == second[0] && notOf(first[0]) != nil
			switch {
			case inverted: // (!c && a) || (c && b)
				c, t, f = second[0], second[1], first[1]
			case notOf(second[0]) != c:
				continue
			}
			if late && first[0] == q && second[0] == s { // neither side evaluates c first
				c = ic.b.freeze(c, "")
			}
			return newSelect(c, t, f)
		}
	}
	return nil
}

// logicalDecided: y is known where it counts, or y alone decides: x adds nothing where y has the
// value that lets x through, and y is poison only where x is.
func (ic *combiner) logicalDecided(i *ir.Instr, x, y ir.Value, and bool) *ir.Instr {
	if v, known := implied.Condition(y, and, x); known && v == and && ic.impliesPoison(y, x) {
		return ic.use(i, y)
	}
	v, known := implied.Condition(x, and, y)
	switch {
	case !known:
		return nil
	case v == and:
		return ic.use(i, x)
	case and:
		return ic.use(i, ir.NewZero(i.Type()))
	}
	return ic.use(i, ir.NewAllOnes(i.Type()))
}

// selectOfSide splits selects whose condition is an and or or with one of the arms.
func (ic *combiner) selectOfSide(i *ir.Instr) *ir.Instr {
	c, t, f := binop(i.Operand(0)), i.Operand(1), i.Operand(2)
	if c == nil || !oneUse(c) || !isOp(c, ir.And, ir.Or) {
		return nil
	}
	for n := range 2 {
		v, r := c.Operand(n), c.Operand(1-n)
		switch {
		case c.Op() == ir.Or && notOf(v) == t: // (!t | r) ? t : f = t && (r || f)
			return logicalSelect(t, ic.joinedSides(r, f, false, true, ""), true)
		case c.Op() == ir.And && v == f: // (r & f) ? t : f = f && (!r || t)
			if nr := ic.invert(r, oneUse(r)); nr != nil {
				return logicalSelect(f, ic.joinedSides(nr, t, false, true, ""), true)
			}
		case c.Op() == ir.Or && v == t: // (t | r) ? t : f = t || (!r && f)
			if nr := ic.invert(r, oneUse(r)); nr != nil {
				return logicalSelect(t, ic.joinedSides(nr, f, true, true, ""), false)
			}
		case c.Op() == ir.And && notOf(v) == f: // (r & !f) ? t : f = f || (r && t)
			return logicalSelect(f, ic.joinedSides(r, t, true, true, ""), false)
		}
	}
	return nil
}

func pickValue(first bool, a, b ir.Value) ir.Value {
	if first {
		return a
	}
	return b
}
