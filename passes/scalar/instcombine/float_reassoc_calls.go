package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
)

// Products, quotients and sums that may be reassociated, of roots, powers, exponentials, logarithms
// and reductions. Each rule is an identity of real numbers; reassoc and arcp allow it to round
// otherwise.

// flagged creates a call of an intrinsic with the fast-math flags of i.
func (ic *combiner) flagged(i *ir.Instr, id string, args ...ir.Value) *ir.Instr {
	return withFlags(ic.newIntrinsic(id, i.Type(), args...), i.Flags)
}

// productWithRoot: x * (1 / √x) is x / √x, (x / √y)² is x² / y, (√y / x)² is y / x².
func (ic *combiner) productWithRoot(i *ir.Instr) *ir.Instr {
	if !i.HasFlag(ir.FNSZ) {
		return nil
	}
	for n := range 2 {
		d, x := opOf(i.Operand(n), ir.FDiv), i.Operand(1-n)
		if d == nil || !floatIs(d.Operand(0), 1, false) {
			continue
		}
		if root := intrinsicOf(d.Operand(1), "llvm.sqrt"); root != nil && root.Arg(0) == x {
			return newBinary(ir.FDiv, x, root, i.Flags)
		}
	}
	d := opOf(i.Operand(0), ir.FDiv)
	if d == nil || i.Operand(1) != ir.Value(d) || !i.HasFlag(ir.FNNan) || ir.NumUses(d) != 2 {
		return nil
	}
	if root := intrinsicOf(d.Operand(1), "llvm.sqrt"); root != nil {
		x := d.Operand(0)
		return newBinary(ir.FDiv, ic.b.binary(ir.FMul, x, x, i.Flags, ""), root.Arg(0), i.Flags)
	}
	if root := intrinsicOf(d.Operand(0), "llvm.sqrt"); root != nil {
		x := d.Operand(1)
		return newBinary(ir.FDiv, root.Arg(0), ic.b.binary(ir.FMul, x, x, i.Flags, ""), i.Flags)
	}
	return nil
}

// powiOf returns v as a power with integer exponent that may be reassociated, or nil.
func powiOf(v ir.Value) *ir.Instr {
	if c := intrinsicOf(v, "llvm.powi"); c != nil && c.HasFlag(ir.FReassoc) {
		return c
	}
	return nil
}

// powi replaces i by x to the power of a + b.
func (ic *combiner) powi(i *ir.Instr, x, a, b ir.Value) *ir.Instr {
	n := ic.b.add(a, b, "")
	c := ic.newOverloaded("llvm.powi", i.Type(), []*ir.Type{i.Type(), n.Type()}, x, n)
	return ic.use(i, ic.b.insert(withFlags(c, i.Flags), ""))
}

// productOfPowi: powi(x, n) * x is powi(x, n + 1), where that does not overflow, and powi(x, n) *
// powi(x, m) is powi(x, n + m).
func (ic *combiner) productOfPowi(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		p, x := powiOf(i.Operand(n)), i.Operand(1-n)
		if p == nil || !oneUse(p) || p.Arg(0) != x {
			continue
		}
		if one := ir.NewInt(p.Arg(1).Type(), 1); ic.never(ir.Add, true, p.Arg(1), one) {
			return ic.powi(i, x, p.Arg(1), one)
		}
	}
	p, q := powiOf(i.Operand(0)), powiOf(i.Operand(1))
	if p == nil || q == nil || !oneUse(p) && !oneUse(q) || p.Arg(0) != q.Arg(0) || p.Arg(1).Type() != q.Arg(1).Type() {
		return nil
	}
	return ic.powi(i, p.Arg(0), p.Arg(1), q.Arg(1))
}

// quotientOfFactor: x / (x * y) is 1 / y, if there is no NaN: an infinite or zero x would give one.
func (ic *combiner) quotientOfFactor(i *ir.Instr) *ir.Instr {
	y := other(i.Operand(1), ir.FMul, i.Operand(0))
	if y == nil || !i.HasFlag(ir.FNNan) {
		return nil
	}
	ic.setOperand(i, 0, ir.NewFloat(i.Type(), 1))
	return ic.setOperand(i, 1, y)
}

// quotientOfAngles: sin(x) / cos(x) is tan(x), cos(x) / sin(x) its inverse.
func (ic *combiner) quotientOfAngles(i *ir.Instr) *ir.Instr {
	a, b := onceOf(i.Operand(0), ir.Call), onceOf(i.Operand(1), ir.Call)
	if a == nil || b == nil {
		return nil
	}
	isTan := a.IntrinsicID() == "llvm.sin" && b.IntrinsicID() == "llvm.cos"
	isCot := a.IntrinsicID() == "llvm.cos" && b.IntrinsicID() == "llvm.sin"
	name := mathName("tan", i.Type())
	if !isTan && !isCot || a.Arg(0) != b.Arg(0) || name == "" || ic.f.Name() == name || !library.Has(ic.c.Target, ic.f, name) {
		return nil
	}
	v := ic.callLibrary(a, name, i.Type(), a.Arg(0))
	if v == nil {
		return nil
	}
	c := v.(*ir.Instr)
	c.SetName("tan")
	c.Flags = i.Flags & ir.FastMath
	c.Info.Attrs.Fn = a.CalledFunc().Attrs.Fn.Without("speculatable")
	if isCot {
		v = ic.b.binary(ir.FDiv, ir.NewFloat(i.Type(), 1), v, i.Flags, "")
	}
	return ic.use(i, v)
}

// quotientByCall: x / exp(y) is x * exp(-y), likewise for powers; x / √(y / z) is x * √(z / y).
func (ic *combiner) quotientByCall(i *ir.Instr) *ir.Instr {
	c := onceOf(i.Operand(1), ir.Call)
	if c == nil || !i.HasFlag(ir.FARcp) {
		return nil
	}
	var v *ir.Instr
	switch id := c.IntrinsicID(); id {
	case "llvm.exp", "llvm.exp2":
		v = ic.flagged(i, id, ic.b.insert(newFNeg(c.Arg(0), i.Flags), ""))
	case "llvm.pow":
		v = ic.flagged(i, id, c.Arg(0), ic.b.insert(newFNeg(c.Arg(1), i.Flags), ""))
	case "llvm.powi": // of the least exponent the negative overflows, where the power is infinite, zero or one
		if !i.HasFlag(ir.FNInf) {
			return nil
		}
		n := ic.b.neg(c.Arg(1), "")
		v = withFlags(ic.newOverloaded(id, i.Type(), []*ir.Type{i.Type(), n.Type()}, c.Arg(0), n), i.Flags)
	case "llvm.sqrt":
		d := onceOf(c.Arg(0), ir.FDiv)
		if d == nil || !c.HasFlag(ir.FReassoc|ir.FARcp) || !d.HasFlag(ir.FReassoc) {
			return nil
		}
		v = ic.flagged(c, id, ic.b.binary(ir.FDiv, d.Operand(1), d.Operand(0), d.Flags, ""))
	default:
		return nil
	}
	return newBinary(ir.FMul, i.Operand(0), ic.b.insert(v, ""), i.Flags)
}

// quotientOfPower: pow(x, y) / x is pow(x, y - 1), and powi(x, n) / x is powi(x, n - 1), where that
// does not overflow.
func (ic *combiner) quotientOfPower(i *ir.Instr) *ir.Instr {
	x := i.Operand(1)
	if p := intrinsicOf(i.Operand(0), "llvm.pow"); p != nil && oneUse(p) && p.Arg(0) == x {
		y := ic.b.binary(ir.FAdd, p.Arg(1), ir.NewFloat(i.Type(), -1), i.Flags, "")
		return ic.flagged(i, "llvm.pow", x, y)
	}
	p := powiOf(i.Operand(0))
	if p == nil || !oneUse(p) || p.Arg(0) != x || !i.HasFlag(ir.FNNan) || !ic.never(ir.Sub, true, p.Arg(1), ir.NewInt(p.Arg(1).Type(), 1)) {
		return nil
	}
	return ic.powi(i, x, p.Arg(1), ir.NewAllOnes(p.Arg(1).Type()))
}

// productWithLog: log2(x * 0.5) * y is log2(x) * y - y, if everything is fast.
func (ic *combiner) productWithLog(i *ir.Instr) *ir.Instr {
	if i.Flags&allFast != allFast {
		return nil
	}
	for n := range 2 {
		c, y := intrinsicOf(i.Operand(n), "llvm.log2"), i.Operand(1-n)
		if c == nil || !oneUse(c) {
			continue
		}
		m := onceOf(c.Arg(0), ir.FMul)
		if m == nil || !floatIs(m.Operand(1), 0.5, false) {
			continue
		}
		log := ic.b.insert(ic.flagged(i, "llvm.log2", m.Operand(0)), "")
		return newBinary(ir.FSub, ic.b.binary(ir.FMul, log, y, i.Flags, ""), y, i.Flags)
	}
	return nil
}

// squareOfSum: a² + (2a + b) * b and a² + b² + 2ab are (a + b)².
func (ic *combiner) squareOfSum(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		a, b := squaredTerms(onceOfAny(i.Operand(n)), onceOfAny(i.Operand(1-n)))
		if a != nil {
			sum := ic.b.binary(ir.FAdd, a, b, i.Flags, "")
			return newBinary(ir.FMul, sum, sum, i.Flags)
		}
	}
	return nil
}

// squaredTerms returns a and b where x + y is their squared sum, or nil.
func squaredTerms(x, y *ir.Instr) (a, b ir.Value) {
	if x == nil || y == nil {
		return nil, nil
	}
	if a = squareRoot(x); a != nil && y.Op() == ir.FMul { // a² + (2a + b) * b
		for n := range 2 {
			s, b := opOf(y.Operand(n), ir.FAdd), y.Operand(1-n)
			if s == nil {
				continue
			}
			if d := opOf(other(s, ir.FAdd, b), ir.FMul); d != nil && d.Operand(0) == a && floatIs(d.Operand(1), 2, false) {
				return a, b
			}
		}
	}
	if y.Op() != ir.FAdd || x.Op() != ir.FMul {
		return nil, nil
	}
	p, q := squareRoot(y.Operand(0)), squareRoot(y.Operand(1))
	if p == nil || q == nil {
		return nil, nil
	}
	match := func(a, b ir.Value) bool { return a == p && b == q || a == q && b == p }
	if m := opOf(x.Operand(0), ir.FMul); m != nil && floatIs(x.Operand(1), 2, false) && match(m.Operand(0), m.Operand(1)) {
		return m.Operand(0), m.Operand(1)
	}
	for n := range 2 {
		if d := opOf(x.Operand(n), ir.FMul); d != nil && floatIs(d.Operand(1), 2, false) && match(d.Operand(0), x.Operand(1-n)) {
			return d.Operand(0), x.Operand(1 - n)
		}
	}
	return nil, nil
}

// squareRoot returns a of a * a, or nil.
func squareRoot(v ir.Value) ir.Value {
	if m := opOf(v, ir.FMul); m != nil && m.Operand(0) == m.Operand(1) {
		return m.Operand(0)
	}
	return nil
}

// reductionFrom: the sum of a vector's lanes, from zero, plus x is the sum of them from x; from a
// constant, plus another one, it is that from their sum.
func (ic *combiner) reductionFrom(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		c, y := intrinsicOf(i.Operand(n), "llvm.vector.reduce.fadd"), i.Operand(1-n)
		if c == nil || !oneUse(c) {
			continue
		}
		start := y
		if !isAnyZero(c.Arg(0)) {
			k := fold(ir.FAdd, y, c.Arg(0))
			if k == nil {
				continue
			}
			start = k
		}
		r := ic.newOverloaded("llvm.vector.reduce.fadd", i.Type(), []*ir.Type{c.Arg(1).Type()}, start, c.Arg(1))
		return ic.use(i, ic.b.insert(withFlags(r, i.Flags), ""))
	}
	return nil
}

// sumOfDifference: (-x - y) + (x + z) is z - y.
func (ic *combiner) sumOfDifference(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		d, s := opOf(i.Operand(n), ir.FSub), i.Operand(1-n)
		if d == nil {
			continue
		}
		if x := opOf(d.Operand(0), ir.FNeg); x != nil {
			if z := other(s, ir.FAdd, x.Operand(0)); z != nil {
				return newBinary(ir.FSub, z, d.Operand(1), i.Flags)
			}
		}
	}
	return nil
}
