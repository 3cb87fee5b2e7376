package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// low and high are the halves of a pair.
func (s *selector) low(x value) value { return code.Operand{Reg: x.Reg, Half: code.Low} }

func (s *selector) high(x value) value { return code.Operand{Reg: x.Reg, Half: code.High} }

// pack makes a pair of two words.
func (s *selector) pack(hi, lo value) value { return s.op(code.OpPack, hi, lo) }

// widen makes a pair of a word.
func (s *selector) widen(x value, signed bool) value {
	if signed {
		return s.op(code.OpSxtw, x)
	}
	return s.op(code.OpPackIR, code.ImmOp(0), x)
}

// extendPair makes the upper bits of a pair those of an integer of 33 to 64 bits.
func (s *selector) extendPair(x value, bits int, signed bool) value {
	if bits >= 64 {
		return x
	}
	n := code.ImmOp(int64(64 - bits))
	up := s.op(code.OpShliD, x, n)
	if signed {
		return s.op(code.OpSariD, up, n)
	}
	return s.op(code.OpShriD, up, n)
}

var pairOps = map[ir.Op]code.Op{ir.Add: code.OpAddD, ir.Sub: code.OpSubD, ir.And: code.OpAndD, ir.Or: code.OpOrD, ir.Xor: code.OpXorD,
	ir.Shl: code.OpShlD, ir.LShr: code.OpShrD, ir.AShr: code.OpSarD}

var pairShifts = map[ir.Op]code.Op{ir.Shl: code.OpShliD, ir.LShr: code.OpShriD, ir.AShr: code.OpSariD}

// pairImmediate is x op n where an immediate helps.
func (s *selector) pairImmediate(op ir.Op, t *ir.Type, x ir.Value, n int64) (value, bool) {
	shift, ok := pairShifts[op]
	if op == ir.Xor && n == -1 {
		return s.op(code.OpNotD, s.value(x)), true
	}
	if !ok {
		return value{}, false
	}
	if n < 0 || n >= int64(t.Bits) {
		return s.number(code.Pair, 0), true // poison
	}
	v := s.value(x)
	if op != ir.Shl {
		v = s.extendPair(v, t.Bits, op == ir.AShr)
	}
	switch {
	case n == 0:
		return v, true
	case n == 32 && op == ir.Shl:
		return s.op(code.OpPackRI, s.low(v), code.ImmOp(0)), true
	case n == 32 && op == ir.LShr:
		return s.op(code.OpPackIR, code.ImmOp(0), s.high(v)), true
	case n == 32:
		return s.op(code.OpSxtw, s.high(v)), true
	}
	return s.op(shift, v, code.ImmOp(n)), true
}

// pairOperation is x op y for 33 to 64 bits.
func (s *selector) pairOperation(op ir.Op, t *ir.Type, x, y value) value {
	signed := op == ir.AShr || op == ir.SDiv || op == ir.SRem
	switch op {
	case ir.Mul:
		return s.pairProduct(x, y)
	case ir.Shl, ir.LShr, ir.AShr:
		if op != ir.Shl {
			x = s.extendPair(x, t.Bits, signed)
		}
		return s.op(pairOps[op], x, s.low(y))
	case ir.SDiv, ir.UDiv, ir.SRem, ir.URem:
		return s.library(divisions[op]+"di3", code.Pair, s.extendPair(x, t.Bits, signed), s.extendPair(y, t.Bits, signed))
	}
	return s.op(pairOps[op], x, y)
}

// pairProduct is the low 64 bits of a product.
func (s *selector) pairProduct(x, y value) value {
	p := s.op(code.OpMpyu, s.low(x), s.low(y))
	hi := s.tied(code.OpMac, s.high(p), s.low(x), s.high(y))
	hi = s.tied(code.OpMac, hi, s.high(x), s.low(y))
	return s.pack(hi, s.low(p))
}

// smallProduct is x·n + acc for an unsigned word n; no accumulator is zero. The high word of x,
// which comes later than the low one where x is carried over iterations, goes the short path.
func (s *selector) smallProduct(x value, n int64, acc ir.Value) value {
	word := s.number(code.Word, n)
	if acc == nil {
		p := s.op(code.OpMpyu, s.low(x), word)
		return s.pack(s.tied(code.OpMac, s.high(p), s.high(x), word), s.low(p))
	}
	if z, ok := acc.(*ir.Instr); ok && z.Op() == ir.ZExt && z.Operand(0).Type().IsInt(32) {
		high := s.op(code.OpMul, s.high(x), word)
		p := s.op(code.OpMpyu, s.low(x), word)
		return s.op(code.OpAddD, p, s.pack(high, s.value(z.Operand(0))))
	}
	a := s.value(acc)
	high := s.tied(code.OpMac, s.high(a), s.high(x), word)
	return s.tied(code.OpMacu, s.pack(high, s.low(a)), s.low(x), word)
}

// widening is a product of extended words as a pair, perhaps with an addition.
func (s *selector) widening(i *ir.Instr, t *ir.Type) (value, bool) {
	if t.Bits != 64 {
		return value{}, false
	}
	if i.Op() == ir.Mul {
		x, y, signed, ok := s.extendedFactors(i)
		if n, isConst := immediate(i.Operand(1)); !ok && isConst && n > 0 && n < 1<<32 && n&(n-1) != 0 {
			return s.smallProduct(s.value(i.Operand(0)), n, nil), true
		}
		if !ok {
			return value{}, false
		}
		op := code.OpMpyu
		if signed {
			op = code.OpMpy
		}
		return s.op(op, x, y), true
	}
	if i.Op() != ir.Add {
		return value{}, false
	}
	for k := range 2 {
		m := s.product(i.Operand(k), i)
		if m == nil {
			continue
		}
		if x, y, signed, ok := s.extendedFactors(m); ok {
			op := code.OpMacu
			if signed {
				op = code.OpMacs
			}
			return s.tied(op, s.value(i.Operand(1-k)), x, y), true
		}
		if n, isConst := immediate(m.Operand(1)); isConst && n < 1<<32 {
			return s.smallProduct(s.value(m.Operand(0)), n, i.Operand(1-k)), true
		}
	}
	return value{}, false
}

// extendedFactors are the words whose extensions a multiplication multiplies.
func (s *selector) extendedFactors(m *ir.Instr) (x, y value, signed, ok bool) {
	a, isA := m.Operand(0).(*ir.Instr)
	if !isA || a.Op() != ir.SExt && a.Op() != ir.ZExt || !a.Operand(0).Type().IsInt(32) {
		return x, y, false, false
	}
	signed = a.Op() == ir.SExt
	if n, isConst := immediate(m.Operand(1)); isConst {
		if signed && n == int64(int32(n)) || !signed && n == int64(uint32(n)) {
			return s.value(a.Operand(0)), s.number(code.Word, n), signed, true
		}
		return x, y, false, false
	}
	b, isB := m.Operand(1).(*ir.Instr)
	if !isB || b.Op() != a.Op() || !b.Operand(0).Type().IsInt(32) {
		return x, y, false, false
	}
	return s.value(a.Operand(0)), s.value(b.Operand(0)), signed, true
}
