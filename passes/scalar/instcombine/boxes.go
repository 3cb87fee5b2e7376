package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// boxMultiply: a product made of the four products of halves, of which the highest does not count,
// is one multiplication (LLVM's foldBoxMultiply).
//
//	(a & m) * (b & m) + (((a >> h) * b + (b >> h) * a) << h)   ⇒   a * b       m = 2^h - 1, h = w/2
//
// The cross products may take the whole number instead of its lower half, since of them only the
// lower h bits remain.
func (ic *combiner) boxMultiply(i *ir.Instr) *ir.Instr {
	w := width(i.Type())
	if w%2 != 0 {
		return nil
	}
	half := uint64(w / 2)
	for n := range 2 {
		low, up := onceOf(i.Operand(n), ir.Mul), opOf(i.Operand(1-n), ir.Shl)
		if low == nil || up == nil || !isNumber(up.Operand(1), half) {
			continue
		}
		a, b := maskedHalf(low.Operand(0), half), maskedHalf(low.Operand(1), half)
		cross := opOf(up.Operand(0), ir.Add)
		if a == nil || b == nil || cross == nil {
			continue
		}
		for k := range 2 {
			if crossProduct(cross.Operand(k), a, b, low.Operand(1), half) && crossProduct(cross.Operand(1-k), b, a, low.Operand(0), half) {
				return newBinary(ir.Mul, b, a, 0)
			}
		}
	}
	return nil
}

// maskedHalf returns x of x & 2^h - 1.
func maskedHalf(v ir.Value, half uint64) ir.Value {
	m := opOf(v, ir.And)
	if m == nil {
		return nil
	}
	if k := ir.AsInt(m.Operand(1)); k == nil || k.Big().BitLen() != int(half) || match.OnesCount(k.Big()) != int(half) {
		return nil
	}
	return m.Operand(0)
}

// crossProduct reports whether v is (a >> h) * b, b whole or its lower half.
func crossProduct(v, a, b, lower ir.Value, half uint64) bool {
	m := opOf(v, ir.Mul)
	if m == nil {
		return false
	}
	for k := range 2 {
		s := opOf(m.Operand(k), ir.LShr)
		if s != nil && s.Operand(0) == a && isNumber(s.Operand(1), half) && (m.Operand(1-k) == b || m.Operand(1-k) == lower) {
			return true
		}
	}
	return false
}
