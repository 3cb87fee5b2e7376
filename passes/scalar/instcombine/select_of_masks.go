package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// Lanes of two vectors chosen by masks that are all ones or all zeros (LLVM's
// matchSelectFromAndOr):
//
//	(m & a) | (~m & b)   ⇒   select c, a, b      m = sext c
//
// A mask may be cast from a vector of other lanes: then the lanes of that vector are chosen, which
// are poison no more often than the wider ones that or and and compute.

// selectOfMasks is the rule for an or.
func (ic *combiner) selectOfMasks(i *ir.Instr) *ir.Instr {
	x, y := opOf(i.Operand(0), ir.And), opOf(i.Operand(1), ir.And)
	if x == nil || y == nil || !oneUse(x) && !oneUse(y) {
		return nil
	}
	for k := range 4 {
		m, a, n, b := x.Operand(k>>1), x.Operand(1-k>>1), y.Operand(k&1), y.Operand(1-k&1)
		if c := ic.maskCondition(m, n); c != nil {
			return ic.selectByMask(i, c, a, b)
		}
		if c := ic.maskCondition(n, m); c != nil {
			return ic.selectByMask(i, c, b, a)
		}
	}
	return nil
}

// selectByMask chooses between a and b by lanes of c, in a vector with as many lanes.
func (ic *combiner) selectByMask(i *ir.Instr, c, a, b ir.Value) *ir.Instr {
	ty := i.Type()
	if n := c.Type().Len; !ty.IsVector() || ty.Len != n {
		bits := width(ty)
		if ty.IsVector() {
			bits *= int(ty.Len)
		}
		ty = ic.ctx.Vector(n, ic.ctx.Int(bits/int(n)), false)
	}
	a, b = ic.b.cast(ir.BitCast, a, ty, ""), ic.b.cast(ir.BitCast, b, ty, "")
	s := newSelect(c, a, b)
	if ty == i.Type() {
		return s
	}
	return newCast(ir.BitCast, ic.b.insert(s, ""), i.Type())
}

// maskCondition returns the truth values whose sign extension m is, cast or not, where n is ~m; nil
// if there are none or they are no vector.
func (ic *combiner) maskCondition(m, n ir.Value) ir.Value {
	if k := immediate(m); k != nil {
		if c := ic.constantCondition(k); c != nil && foldNot(k) == n {
			return c
		}
		return nil
	}
	if x := ic.flippedMask(m, n); x != nil {
		return x
	}
	v := withoutCast(m)
	if v != m && !(oneUse(m) && oneUse(n)) {
		return nil
	}
	if not := notOf(n); not == nil || withoutCast(not) != v {
		if not = notOf(withoutCast(n)); not == nil || withoutCast(not) != v {
			return nil
		}
	}
	if !v.Type().IsVector() || v.Type().Scalable || !v.Type().Elem.IsInt() || ic.q.SignBits(v) != width(v.Type()) {
		return nil
	}
	if s := opOf(v, ir.SExt); s != nil && isBool(s.Operand(0).Type()) {
		return s.Operand(0)
	}
	return ic.b.cast(ir.Trunc, v, ir.CmpType(v.Type()), "")
}

// constantCondition returns the truth values whose sign extension a constant vector is, or nil.
func (ic *combiner) constantCondition(k *ir.Const) *ir.Const {
	if !k.Type().IsVector() || k.Type().Scalable {
		return nil
	}
	c, _ := constfold.Cast(ir.Trunc, k, ir.CmpType(k.Type()), ic.dl).(*ir.Const)
	if c == nil || constfold.Cast(ir.SExt, c, k.Type(), ic.dl) != ir.Value(k) {
		return nil
	}
	return c
}

// flippedMask returns c ^ k where m is sext(c) ^ k and n is sext(c) ^ ~k, with lanes of k that are
// all ones or all zeros.
func (ic *combiner) flippedMask(m, n ir.Value) ir.Value {
	x, y := opOf(m, ir.Xor), opOf(n, ir.Xor)
	if x == nil || y == nil || x.Operand(0) != y.Operand(0) || immediate(x.Operand(1)) == nil {
		return nil
	}
	s := opOf(x.Operand(0), ir.SExt)
	if s == nil || !isBool(s.Operand(0).Type()) || foldNot(x.Operand(1)) != y.Operand(1) {
		return nil
	}
	k := ic.constantCondition(immediate(x.Operand(1)))
	if k == nil {
		return nil
	}
	return ic.b.xor(s.Operand(0), k, "")
}

// withoutCast strips a bitcast.
func withoutCast(v ir.Value) ir.Value {
	if b := opOf(v, ir.BitCast); b != nil {
		return b.Operand(0)
	}
	return v
}
