package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Intrinsics that count or move bits.

func (s *selector) byteSwap(t *ir.Type, a []value) value {
	if shape.Class(t) == code.Pair {
		v := s.pack(s.op(code.OpSwiz, s.low(a[0])), s.op(code.OpSwiz, s.high(a[0])))
		if t.Bits < 64 {
			v = s.op(code.OpShriD, v, code.ImmOp(int64(64-t.Bits)))
		}
		return v
	}
	v := s.op(code.OpSwiz, a[0])
	if t.Bits < 32 {
		v = s.op(code.OpShri, v, code.ImmOp(int64(32-t.Bits)))
	}
	return v
}

func (s *selector) bitReverse(t *ir.Type, a []value) value {
	switch shape.Class(t) {
	case code.Pred:
		return a[0]
	case code.Pair:
		v := s.op(code.OpBrevD, a[0])
		if t.Bits < 64 {
			v = s.op(code.OpShriD, v, code.ImmOp(int64(64-t.Bits)))
		}
		return v
	}
	v := s.op(code.OpBrev, a[0])
	if t.Bits < 32 {
		v = s.op(code.OpShri, v, code.ImmOp(int64(32-t.Bits)))
	}
	return v
}

// counted is a count, which is a word, as an integer of a type.
func (s *selector) counted(t *ir.Type, n value) value {
	if shape.Class(t) == code.Pair {
		return s.widen(n, false)
	}
	return n
}

func (s *selector) population(t *ir.Type, a []value) value {
	switch shape.Class(t) {
	case code.Pred:
		return a[0]
	case code.Pair:
		return s.counted(t, s.op(code.OpPopD, s.extendPair(a[0], t.Bits, false)))
	}
	return s.op(code.OpPopD, s.widen(s.extend(a[0], t.Bits, false), false))
}

func (s *selector) leadingZeros(t *ir.Type, a []value) value {
	switch shape.Class(t) {
	case code.Pred:
		return s.not(a[0])
	case code.Pair:
		n := s.op(code.OpClzD, s.extendPair(a[0], t.Bits, false))
		if t.Bits < 64 {
			n = s.op(code.OpAddi, n, code.ImmOp(int64(t.Bits-64)))
		}
		return s.counted(t, n)
	}
	n := s.op(code.OpClz, s.extend(a[0], t.Bits, false))
	if t.Bits < 32 {
		n = s.op(code.OpAddi, n, code.ImmOp(int64(t.Bits-32)))
	}
	return n
}

func (s *selector) trailingZeros(t *ir.Type, a []value) value {
	switch shape.Class(t) {
	case code.Pred:
		return s.not(a[0])
	case code.Pair:
		n := s.op(code.OpCtzD, a[0])
		if t.Bits < 64 {
			n = s.op(code.OpMinu, n, s.number(code.Word, int64(t.Bits)))
		}
		return s.counted(t, n)
	}
	n := s.op(code.OpCtz, a[0])
	if t.Bits < 32 {
		n = s.op(code.OpMinu, n, s.number(code.Word, int64(t.Bits)))
	}
	return n
}

// funnelShift handles rotations of words by constants; funnel does the others.
func (s *selector) funnelShift(i *ir.Instr) {
	left := i.IntrinsicID() == "llvm.fshl"
	n, isConst := immediate(i.Arg(2))
	if !isConst || !i.Type().IsInt(32) {
		perLane(func(s *selector, t *ir.Type, a []value) value { return s.funnel(t, a, left) })(s, i)
		return
	}
	n &= 31
	x, y := s.value(i.Arg(0)), s.value(i.Arg(1))
	if !left {
		n = (32 - n) & 31
	}
	switch {
	case n == 0 && left:
		s.define(i, x)
	case n == 0:
		s.define(i, y)
	case i.Arg(0) == i.Arg(1):
		s.define(i, s.op(code.OpRol, x, code.ImmOp(n)))
	default:
		s.define(i, s.tied(code.OpOrShl, s.op(code.OpShri, y, code.ImmOp(32-n)), x, code.ImmOp(n)))
	}
}

// funnel shifts two integers as one of twice the width. The machine's shifts by registers take
// amounts up to twice the width of a register less one, and give 0 beyond it.
func (s *selector) funnel(t *ir.Type, a []value, left bool) value {
	if t.Bits&(t.Bits-1) != 0 || t.Bits < 8 {
		mir.Refuse(s.pos, "a funnel shift of i%d on Hexagon", t.Bits)
	}
	w := int64(t.Bits)
	n := a[2]
	if shape.Class(t) == code.Pair {
		n = s.low(n)
	}
	n = s.op(code.OpAndi, n, code.ImmOp(w-1))
	rest := s.op(code.OpSubi, code.ImmOp(w), n)
	up, down := n, rest
	if !left {
		up, down = rest, n
	}
	if shape.Class(t) == code.Pair {
		return s.op(code.OpOrD, s.op(code.OpShlD, a[0], up), s.op(code.OpShrD, a[1], down))
	}
	return s.op(code.OpOr, s.op(code.OpShl, a[0], up), s.op(code.OpShr, s.extend(a[1], t.Bits, false), down))
}
