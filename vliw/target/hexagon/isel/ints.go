package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/carried"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// intBinary handles arithmetic and logic, scalar by scalar.
func (s *selector) intBinary(i *ir.Instr) {
	if s.inStore[i] {
		return
	}
	t := i.Type().Scalar()
	s.leaves(i.Type(), i.Pos)
	if !i.Type().IsVector() && shape.Class(t) != code.Pred {
		s.define(i, s.scalarBinary(i, t))
		return
	}
	a, b := s.values(i.Operand(0)), s.values(i.Operand(1))
	s.eachLane(i, func(k int) value { return s.intOperation(i.Op(), t, a[k], b[k]) })
}

// scalarBinary has forms with an immediate and fused ones.
func (s *selector) scalarBinary(i *ir.Instr, t *ir.Type) value {
	x, y := i.Operand(0), i.Operand(1)
	if shape.Class(t) == code.Word {
		if n, ok := immediate(y); ok {
			if v, done := s.immediateForm(carried.Additive(i), t, x, n); done {
				return v
			}
		}
		if n, ok := immediate(x); ok && i.Op() == ir.Sub {
			return s.op(code.OpSubi, code.ImmOp(n), s.value(y))
		}
		if v, done := s.fused(i); done {
			return v
		}
	} else if n, ok := immediate(y); ok {
		if v, done := s.pairImmediate(i.Op(), t, x, n); done {
			return v
		}
	}
	if v, done := s.accumulatedPair(i); done {
		return v
	}
	if v, done := s.widening(i, t); done {
		return v
	}
	return s.intOperation(i.Op(), t, s.value(x), s.value(y))
}

// immediateForm is x op n for words.
func (s *selector) immediateForm(op ir.Op, t *ir.Type, x ir.Value, n int64) (value, bool) {
	switch op {
	case ir.Add:
		if m := s.inner(x, ir.Mul); m != nil && (n >= 0 || !code.OpAddi.Info().Imm[0].Fits(n)) {
			if c, isConst := immediate(m.Operand(1)); isConst && code.OpAddMpyi.Info().Imm[1].Fits(c) && c&(c-1) != 0 {
				return s.op(code.OpAddMpyi, code.ImmOp(n), s.value(m.Operand(0)), code.ImmOp(c)), true
			}
			if a, b, ok := s.factors(m); ok {
				return s.op(code.OpAddMpy, code.ImmOp(n), a, b), true
			}
		}
		return s.op(code.OpAddi, s.value(x), code.ImmOp(n)), true
	case ir.Sub:
		return s.op(code.OpAddi, s.value(x), code.ImmOp(int64(int32(-n)))), true
	case ir.And:
		if n == 0xffff {
			return s.op(code.OpZxth, s.value(x)), true
		}
		if v, done := s.fieldOf(x, n); done {
			return v, true
		}
		if bit, ok := wideBit(^n); ok {
			return s.op(code.OpClrbit, s.value(x), code.ImmOp(bit)), true
		}
		return s.op(code.OpAndi, s.value(x), code.ImmOp(n)), true
	case ir.Or:
		if bit, ok := wideBit(n); ok {
			return s.op(code.OpSetbit, s.value(x), code.ImmOp(bit)), true
		}
		return s.op(code.OpOri, s.value(x), code.ImmOp(n)), true
	case ir.Xor:
		if bit, ok := wideBit(n); ok {
			return s.op(code.OpTogglebit, s.value(x), code.ImmOp(bit)), true
		}
		if n == -1 {
			return s.op(code.OpSubi, code.ImmOp(-1), s.value(x)), true
		}
	case ir.Mul:
		return s.mulBy(s.value(x), n)
	case ir.Shl, ir.LShr, ir.AShr:
		if n < 0 || n >= int64(t.Bits) {
			return s.number(code.Word, 0), true // poison
		}
		return s.shiftBy(op, t, s.value(x), n), true
	case ir.UDiv, ir.URem:
		if n > 0 && n&(n-1) == 0 {
			return s.unsignedPower(op, t, s.value(x), n), true
		}
	}
	if t.Bits == 32 && n != 0 {
		return s.divideBy(op, s.value(x), n)
	}
	return value{}, false
}

// wideBit is the only bit of a number that would need an extender.
func wideBit(n int64) (int64, bool) {
	m := uint32(n)
	return int64(bits.TrailingZeros32(m)), bits.OnesCount32(m) == 1 && !code.OpOri.Info().Imm[0].Fits(n)
}

// fieldOf is (x >> k) & mask, where the mask has the lowest bits: a field.
func (s *selector) fieldOf(x ir.Value, mask int64) (value, bool) {
	sh := s.inner(x, ir.LShr, ir.AShr)
	m := uint32(mask)
	if sh == nil || m == 0 || m&(m+1) != 0 {
		return value{}, false
	}
	k, ok := immediate(sh.Operand(1))
	n := int64(bits.Len32(m))
	if !ok || k <= 0 || n+k > 32 {
		return value{}, false
	}
	return s.op(code.OpExtractu, s.value(sh.Operand(0)), code.ImmOp(n), code.ImmOp(k)), true
}

// shiftBy shifts a word by a constant.
func (s *selector) shiftBy(op ir.Op, t *ir.Type, x value, n int64) value {
	switch op {
	case ir.Shl:
		return s.op(code.OpShli, x, code.ImmOp(n))
	case ir.LShr:
		if t.Bits < 32 {
			return s.op(code.OpExtractu, x, code.ImmOp(int64(t.Bits)-n), code.ImmOp(n))
		}
		return s.op(code.OpShri, x, code.ImmOp(n))
	}
	if t.Bits < 32 {
		return s.op(code.OpExtract, x, code.ImmOp(int64(t.Bits)-n), code.ImmOp(n))
	}
	return s.op(code.OpSari, x, code.ImmOp(n))
}

// mulBy multiplies a word by a constant where a cheap form exists.
func (s *selector) mulBy(x value, n int64) (value, bool) {
	switch {
	case n == 0:
		return s.number(code.Word, 0), true
	case n > 0 && n&(n-1) == 0:
		return s.op(code.OpShli, x, code.ImmOp(int64(bits.TrailingZeros64(uint64(n))))), true
	case n == -1:
		return s.op(code.OpSubi, code.ImmOp(0), x), true
	case n == 3 || n == 5 || n == 9:
		return s.op(code.OpAddasl, x, x, code.ImmOp(int64(bits.TrailingZeros64(uint64(n-1))))), true
	case n < 0 && n > -256:
		return s.op(code.OpMulni, x, code.ImmOp(-n)), true
	}
	return s.op(code.OpMuli, x, code.ImmOp(int64(uint32(n)))), true
}

func (s *selector) unsignedPower(op ir.Op, t *ir.Type, x value, n int64) value {
	k := int64(bits.TrailingZeros64(uint64(n)))
	if op == ir.URem {
		return s.op(code.OpAndi, x, code.ImmOp(n-1))
	}
	if k == 0 {
		return x
	}
	return s.shiftBy(ir.LShr, t, x, k)
}

// divideBy divides words of 32 bits by a constant through a multiplication (Granlund and
// Montgomery, "Division by Invariant Integers using Multiplication", PLDI 1994).
func (s *selector) divideBy(op ir.Op, x value, n int64) (value, bool) {
	var q value
	switch op {
	case ir.SDiv, ir.SRem:
		if n == 1 || n == -1 || n == -1<<31 {
			return value{}, false
		}
		q = s.signedQuotient(x, n)
	case ir.UDiv, ir.URem:
		if uint32(n) < 2 {
			return value{}, false
		}
		q = s.unsignedQuotient(x, uint32(n))
	default:
		return value{}, false
	}
	if op == ir.SDiv || op == ir.UDiv {
		return q, true
	}
	product, _ := s.mulBy(q, int64(int32(n)))
	return s.op(code.OpSub, x, product), true
}

func (s *selector) signedQuotient(x value, n int64) value {
	d := n
	if d < 0 {
		d = -d
	}
	sign := s.op(code.OpShri, x, code.ImmOp(31))
	var q value
	if d&(d-1) == 0 {
		k := int64(bits.TrailingZeros64(uint64(d)))
		bias := s.op(code.OpShri, s.op(code.OpSari, x, code.ImmOp(31)), code.ImmOp(32-k))
		q = s.op(code.OpSari, s.op(code.OpAdd, x, bias), code.ImmOp(k))
	} else {
		// l = ⌈log2 d⌉, m = ⌊2^(31+l)/d⌋ + 1 − 2^32, q = (x + high(m·x)) >> (l−1) − (x < 0)
		l := int64(bits.Len64(uint64(d - 1)))
		m := int64(int32(uint32((uint64(1)<<(31+l))/uint64(d) + 1)))
		high := s.op(code.OpMulhs, x, s.number(code.Word, m))
		q = s.op(code.OpAdd, high, x)
		if l > 1 {
			q = s.op(code.OpSari, q, code.ImmOp(l-1))
		}
		q = s.op(code.OpAdd, q, sign)
	}
	if n < 0 {
		q = s.op(code.OpSubi, code.ImmOp(0), q)
	}
	return q
}

func (s *selector) unsignedQuotient(x value, d uint32) value {
	if d&(d-1) == 0 {
		return s.op(code.OpShri, x, code.ImmOp(int64(bits.TrailingZeros32(d))))
	}
	// l = ⌈log2 d⌉, m = ⌊2^32·(2^l − d)/d⌋ + 1, t = high(m·x), q = (t + (x−t)/2) >> (l−1)
	l := int64(bits.Len32(d - 1))
	m := (uint64(1)<<32)*((uint64(1)<<l)-uint64(d))/uint64(d) + 1
	t := s.op(code.OpMulhu, x, s.number(code.Word, int64(int32(uint32(m)))))
	half := s.op(code.OpShri, s.op(code.OpSub, x, t), code.ImmOp(1))
	q := s.op(code.OpAdd, t, half)
	if l > 1 {
		q = s.op(code.OpShri, q, code.ImmOp(l-1))
	}
	return q
}

// product is a multiplication with one use in the block of its user, which can be fused with it.
func (s *selector) product(v ir.Value, user *ir.Instr) *ir.Instr {
	m, ok := v.(*ir.Instr)
	if !ok || m.Op() != ir.Mul || !ir.HasOneUse(m) || m.Block() != user.Block() {
		return nil
	}
	if n, isConst := immediate(m.Operand(1)); isConst && (n <= 0 || n > 255 || n&(n-1) == 0) {
		return nil
	}
	return m
}

// fused is a multiplication and an addition or subtraction, or an addition of a shifted word.
func (s *selector) fused(i *ir.Instr) (value, bool) {
	x, y := i.Operand(0), i.Operand(1)
	if v, done := s.countedPair(i); done {
		return v, true
	}
	if v, done := s.accumulated(i); done {
		return v, true
	}
	switch i.Op() {
	case ir.Add:
		for _, p := range [][2]ir.Value{{x, y}, {y, x}} {
			if m := s.product(p[1], i); m != nil {
				if n, ok := immediate(m.Operand(1)); ok {
					return s.tied(code.OpMaci, s.value(p[0]), s.value(m.Operand(0)), code.ImmOp(n)), true
				}
				return s.tied(code.OpMac, s.value(p[0]), s.value(m.Operand(0)), s.value(m.Operand(1))), true
			}
			if sh, ok := p[1].(*ir.Instr); ok && sh.Op() == ir.Shl && ir.HasOneUse(sh) {
				if n, isConst := immediate(sh.Operand(1)); isConst && n >= 0 && n < 8 {
					return s.op(code.OpAddasl, s.value(p[0]), s.value(sh.Operand(0)), code.ImmOp(n)), true
				}
			}
		}
	case ir.Sub:
		if m := s.product(y, i); m != nil {
			if _, isConst := immediate(m.Operand(1)); !isConst {
				return s.tied(code.OpMsub, s.value(x), s.value(m.Operand(0)), s.value(m.Operand(1))), true
			}
		}
	}
	return value{}, false
}

var wordOps = map[ir.Op]code.Op{ir.Add: code.OpAdd, ir.Sub: code.OpSub, ir.Mul: code.OpMul, ir.And: code.OpAnd, ir.Or: code.OpOr,
	ir.Xor: code.OpXor, ir.Shl: code.OpShl, ir.LShr: code.OpShr, ir.AShr: code.OpSar}

var predOps = map[ir.Op]code.Op{ir.Add: code.OpPxor, ir.Sub: code.OpPxor, ir.Xor: code.OpPxor, ir.Mul: code.OpPand, ir.And: code.OpPand, ir.Or: code.OpPor}

// intOperation is x op y on registers.
func (s *selector) intOperation(op ir.Op, t *ir.Type, x, y value) value {
	switch shape.Class(t) {
	case code.Pred:
		if p, ok := predOps[op]; ok {
			return s.op(p, x, y)
		}
		return x // a shift by 0 or a division by 1: all else is undefined
	case code.Pair:
		return s.pairOperation(op, t, x, y)
	}
	signed := op == ir.AShr || op == ir.SDiv || op == ir.SRem
	switch op {
	case ir.LShr, ir.AShr:
		return s.op(wordOps[op], s.extend(x, t.Bits, signed), s.extend(y, t.Bits, false))
	case ir.Shl:
		return s.op(code.OpShl, x, s.extend(y, t.Bits, false))
	case ir.SDiv, ir.UDiv, ir.SRem, ir.URem:
		return s.library(divisions[op]+"si3", code.Word, s.extend(x, t.Bits, signed), s.extend(y, t.Bits, signed))
	}
	return s.op(wordOps[op], x, y)
}

// divisions are the names of the runtime's routines without the suffix of the width.
var divisions = map[ir.Op]string{ir.SDiv: "__hexagon_div", ir.UDiv: "__hexagon_udiv", ir.SRem: "__hexagon_mod", ir.URem: "__hexagon_umod"}

// extend makes the upper bits of a word those of an integer of a width.
func (s *selector) extend(x value, bits int, signed bool) value {
	switch {
	case bits >= 32:
		return x
	case bits == 8 && signed:
		return s.op(code.OpSxtb, x)
	case bits == 16 && signed:
		return s.op(code.OpSxth, x)
	case bits == 16:
		return s.op(code.OpZxth, x)
	case signed:
		return s.op(code.OpExtract, x, code.ImmOp(int64(bits)), code.ImmOp(0))
	}
	return s.op(code.OpAndi, x, code.ImmOp(1<<bits-1))
}

// extended is a value of the IR as an extended word or pair, from what is known of its load.
func (s *selector) extended(v ir.Value, x value, signed bool) value {
	t := v.Type().Scalar()
	n := shape.Width(t)
	if n == 1 || n == 32 || n == 64 {
		return x
	}
	if l, ok := v.(*ir.Instr); ok && l.Op() == ir.Load && (n == 8 || n == 16) && shape.LoadsSigned(l) == signed {
		return x
	}
	if n > 32 {
		return s.extendPair(x, n, signed)
	}
	return s.extend(x, n, signed)
}

// toWord is a scalar integer as a word, extended as asked.
func (s *selector) toWord(v ir.Value, signed bool) value {
	x := s.value(v)
	switch s.classOf(x) {
	case code.Pred:
		one := int64(1)
		if signed {
			one = -1
		}
		return s.op(code.OpMuxII, x, code.ImmOp(one), code.ImmOp(0))
	case code.Pair:
		return s.low(x)
	}
	return s.extended(v, x, signed)
}

// intCast handles truncations, extensions and casts of pointers.
func (s *selector) intCast(i *ir.Instr) {
	from, to := i.Operand(0), i.Type().Scalar()
	in := s.values(from)
	s.eachLane(i, func(k int) value { return s.castInt(i, from, in[k], to) })
}

func (s *selector) castInt(i *ir.Instr, from ir.Value, x value, to *ir.Type) value {
	have, want := shape.Width(from.Type().Scalar()), shape.Width(to)
	if want <= have {
		return s.narrow(x, want)
	}
	signed := i.Op() == ir.SExt
	if have == 1 {
		one := int64(1)
		if signed {
			one = -1
		}
		word := s.op(code.OpMuxII, x, code.ImmOp(one), code.ImmOp(0))
		if want <= 32 {
			return word
		}
		return s.widen(word, signed)
	}
	if _, isInstr := from.(*ir.Instr); isInstr && !from.Type().IsVector() {
		x = s.extended(from, x, signed)
	} else if have > 32 {
		x = s.extendPair(x, have, signed)
	} else {
		x = s.extend(x, have, signed)
	}
	if want > 32 && have <= 32 {
		return s.widen(x, signed)
	}
	return x
}

// narrow drops upper bits.
func (s *selector) narrow(x value, bits int) value {
	if s.classOf(x) == code.Pair && bits <= 32 {
		x = s.low(x)
	}
	if bits == 1 && s.classOf(x) != code.Pred {
		return s.op(code.OpTstbit, x, code.ImmOp(0))
	}
	return x
}

// bitCast moves bits between types of one size.
func (s *selector) bitCast(i *ir.Instr) {
	from, to := s.leaves(i.Operand(0).Type(), i.Pos), s.leaves(i.Type(), i.Pos)
	in := s.values(i.Operand(0))
	same := len(from) == len(to)
	for k := 0; same && k < len(from); k++ {
		same = shape.Width(from[k].Type) == shape.Width(to[k].Type)
	}
	if same {
		s.define(i, in...)
		return
	}
	for _, t := range []*ir.Type{i.Operand(0).Type(), i.Type()} {
		s.inMemory(t)
		if s.dl.SizeBits(t)%8 != 0 {
			mir.Refuse(i.Pos, "a bitcast from %s to %s", i.Operand(0).Type(), i.Type())
		}
	}
	slot := s.f.Frame.Add(int64(s.dl.StoreSize(i.Type())), 8)
	p := place{slot: slot, ref: &mir.MemRef{Slot: slot}}
	for k, v := range in {
		s.storeLeaf(from[k], v, p, 8)
	}
	out := make([]value, len(to))
	for k := range to {
		out[k] = s.loadLeaf(to[k], p, 8, false)
	}
	s.define(i, out...)
}
