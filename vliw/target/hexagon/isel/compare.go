package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// not is the inverse of a predicate; jumps and selects take the predicate itself instead.
func (s *selector) not(p value) value {
	n := s.op(code.OpPnot, p)
	s.inv[n.Reg] = p.Reg
	return n
}

// straight returns a predicate without a negation, and whether there was one.
func (s *selector) straight(p value) (value, bool) {
	r, ok := s.inv[p.Reg]
	if ok {
		p.Reg = r
	}
	return p, ok
}

func (s *selector) compareInts(i *ir.Instr) {
	x, y := i.Operand(0), i.Operand(1)
	t := x.Type().Scalar()
	s.leaves(x.Type(), i.Pos)
	if !x.Type().IsVector() && shape.Class(t) == code.Word {
		if n, ok := immediate(y); ok && !t.IsPtr() || ok && n == 0 {
			s.define(i, s.compareImmediate(i.Pred, t, x, n))
			return
		}
		signed := i.Pred.IsSigned()
		s.define(i, s.compareWords(i.Pred, s.extended(x, s.value(x), signed), s.extended(y, s.value(y), signed)))
		return
	}
	a, b := s.values(x), s.values(y)
	s.eachLane(i, func(k int) value { return s.compare(i.Pred, t, a[k], b[k]) })
}

// compare compares scalars of a type.
func (s *selector) compare(p ir.Pred, t *ir.Type, x, y value) value {
	n := shape.Width(t)
	switch shape.Class(t) {
	case code.Pred:
		return s.comparePreds(p, x, y)
	case code.Pair:
		return s.comparePairs(p, s.extendPair(x, n, p.IsSigned()), s.extendPair(y, n, p.IsSigned()))
	}
	return s.compareWords(p, s.extend(x, n, p.IsSigned()), s.extend(y, n, p.IsSigned()))
}

// comparison is how the machine makes a predicate of the IR.
type comparison struct {
	op   code.Op
	swap bool
	not  bool
}

var wordCompares = map[ir.Pred]comparison{
	ir.EQ: {op: code.OpCmpEq}, ir.NE: {op: code.OpCmpNe},
	ir.SGT: {op: code.OpCmpGt}, ir.SLE: {op: code.OpCmpLe}, ir.SLT: {op: code.OpCmpGt, swap: true}, ir.SGE: {op: code.OpCmpLe, swap: true},
	ir.UGT: {op: code.OpCmpGtu}, ir.ULE: {op: code.OpCmpLeu}, ir.ULT: {op: code.OpCmpGtu, swap: true}, ir.UGE: {op: code.OpCmpLeu, swap: true},
}

var pairCompares = map[ir.Pred]comparison{
	ir.EQ: {op: code.OpCmpEqD}, ir.NE: {op: code.OpCmpEqD, not: true},
	ir.SGT: {op: code.OpCmpGtD}, ir.SLE: {op: code.OpCmpGtD, not: true}, ir.SLT: {op: code.OpCmpGtD, swap: true}, ir.SGE: {op: code.OpCmpGtD, swap: true, not: true},
	ir.UGT: {op: code.OpCmpGtuD}, ir.ULE: {op: code.OpCmpGtuD, not: true}, ir.ULT: {op: code.OpCmpGtuD, swap: true}, ir.UGE: {op: code.OpCmpGtuD, swap: true, not: true},
}

func (s *selector) byTable(c comparison, x, y value) value {
	if c.swap {
		x, y = y, x
	}
	p := s.op(c.op, x, y)
	if c.not {
		return s.not(p)
	}
	return p
}

func (s *selector) compareWords(p ir.Pred, x, y value) value { return s.byTable(wordCompares[p], x, y) }

func (s *selector) comparePairs(p ir.Pred, x, y value) value { return s.byTable(pairCompares[p], x, y) }

// comparePreds compares i1: signed, true is −1, the smaller one.
func (s *selector) comparePreds(p ir.Pred, x, y value) value {
	switch p {
	case ir.EQ:
		return s.not(s.op(code.OpPxor, x, y))
	case ir.NE:
		return s.op(code.OpPxor, x, y)
	case ir.UGT, ir.SLT:
		return s.op(code.OpPandn, x, y)
	case ir.ULT, ir.SGT:
		return s.op(code.OpPandn, y, x)
	case ir.UGE, ir.SLE:
		return s.op(code.OpPorn, x, y)
	}
	return s.op(code.OpPorn, y, x)
}

// compareImmediate compares a word with a constant. The machine has =, >, >u and their inverses.
func (s *selector) compareImmediate(p ir.Pred, t *ir.Type, x ir.Value, n int64) value {
	signed := p.IsSigned()
	wide := shape.Width(t)
	lowest, unsigned := int64(-1)<<(wide-1), n&(1<<wide-1)
	if bit := oneBit(x); bit >= 0 && n == 0 && (p == ir.EQ || p == ir.NE) {
		op := code.OpTstbit
		if p == ir.EQ {
			op = code.OpNtstbit
		}
		return s.op(op, s.value(x.(*ir.Instr).Operand(0)), code.ImmOp(int64(bit)))
	}
	v := s.value(x)
	if p == ir.EQ || p == ir.NE {
		if l, ok := x.(*ir.Instr); ok && l.Op() == ir.Load && shape.LoadsSigned(l) {
			signed = true
		}
	}
	v = s.extended(x, v, signed)
	want := n
	if !signed {
		want = unsigned
	}
	switch p {
	case ir.EQ:
		return s.op(code.OpCmpEqi, v, code.ImmOp(int64(int32(want))))
	case ir.NE:
		return s.op(code.OpCmpNei, v, code.ImmOp(int64(int32(want))))
	case ir.SGT:
		return s.op(code.OpCmpGti, v, code.ImmOp(n))
	case ir.SLE:
		return s.op(code.OpCmpLei, v, code.ImmOp(n))
	case ir.UGT:
		return s.op(code.OpCmpGtui, v, code.ImmOp(unsigned))
	case ir.ULE:
		return s.op(code.OpCmpLeui, v, code.ImmOp(unsigned))
	case ir.SLT, ir.SGE:
		if n == lowest {
			return s.always(p == ir.SGE)
		}
		if p == ir.SLT {
			return s.op(code.OpCmpLei, v, code.ImmOp(n-1))
		}
		return s.op(code.OpCmpGti, v, code.ImmOp(n-1))
	}
	if unsigned == 0 {
		return s.always(p == ir.UGE)
	}
	if p == ir.ULT {
		return s.op(code.OpCmpLeui, v, code.ImmOp(unsigned-1))
	}
	return s.op(code.OpCmpGtui, v, code.ImmOp(unsigned-1))
}

// oneBit is the bit that a word is masked with, if it has no other use; −1 if it is no such word.
func oneBit(x ir.Value) int {
	i := asInstr(x)
	if i == nil || i.Op() != ir.And || !ir.HasOneUse(i) {
		return -1
	}
	n, ok := immediate(i.Operand(1))
	if mask := uint32(n); ok && bits.OnesCount32(mask) == 1 && bits.TrailingZeros32(mask) < shape.Width(i.Type()) {
		return bits.TrailingZeros32(mask)
	}
	return -1
}

func (s *selector) always(yes bool) value {
	n := int64(0)
	if yes {
		n = 1
	}
	return s.number(code.Pred, n)
}

// floatCompares: unordered predicates are the inverses of ordered ones.
var floatCompares = map[ir.Pred]struct {
	kind      int // of the two tables below: 0 =, 1 >, 2 ≥, 3 unordered
	swap, not bool
}{
	ir.FOEQ: {kind: 0}, ir.FUNE: {kind: 0, not: true},
	ir.FOGT: {kind: 1}, ir.FULE: {kind: 1, not: true}, ir.FOLT: {kind: 1, swap: true}, ir.FUGE: {kind: 1, swap: true, not: true},
	ir.FOGE: {kind: 2}, ir.FULT: {kind: 2, not: true}, ir.FOLE: {kind: 2, swap: true}, ir.FUGT: {kind: 2, swap: true, not: true},
	ir.FUNO: {kind: 3}, ir.FORD: {kind: 3, not: true},
}

var singleCompares = [4]code.Op{code.OpFcmpEq, code.OpFcmpGt, code.OpFcmpGe, code.OpFcmpUo}
var doubleCompares = [4]code.Op{code.OpDcmpEq, code.OpDcmpGt, code.OpDcmpGe, code.OpDcmpUo}

func (s *selector) compareFloats(i *ir.Instr) {
	t := i.Operand(0).Type().Scalar()
	a, b := s.values(i.Operand(0)), s.values(i.Operand(1))
	s.eachLane(i, func(k int) value { return s.compareFloat(i.Pred, t, s.single(t, a[k]), s.single(t, b[k])) })
}

func (s *selector) compareFloat(p ir.Pred, t *ir.Type, x, y value) value {
	ops := &singleCompares
	if shape.Class(t) == code.Pair {
		ops = &doubleCompares
	}
	switch p {
	case ir.FFalse, ir.FTrue:
		return s.always(p == ir.FTrue)
	case ir.FONE, ir.FUEQ:
		either := s.op(code.OpPor, s.op(ops[0], x, y), s.op(ops[3], x, y))
		if p == ir.FONE {
			return s.not(either)
		}
		return either
	}
	c := floatCompares[p]
	return s.byTable(comparison{ops[c.kind], c.swap, c.not}, x, y)
}

func (s *selector) selectValue(i *ir.Instr) {
	if v := s.mergedArm(i); v != nil {
		s.define(i, s.value(v))
		return
	}
	conds := s.values(i.Operand(0))
	if !i.Type().IsVector() && !i.Type().IsAggregate() && shape.Class(i.Type()) == code.Word {
		if v, done := s.conditional(i, conds[0]); done {
			s.define(i, v)
			return
		}
		s.define(i, s.muxOf(conds[0], i.Operand(1), i.Operand(2)))
		return
	}
	a, b := s.values(i.Operand(1)), s.values(i.Operand(2))
	s.eachLane(i, func(k int) value { return s.choose(conds[k*len(conds)/len(a)], a[k], b[k]) })
}

// muxOf selects between words, of which either may be an immediate.
func (s *selector) muxOf(c value, a, b ir.Value) value {
	c, inverted := s.straight(c)
	if inverted {
		a, b = b, a
	}
	isInt := a.Type().IsInt()
	n, isA := immediate(a)
	m, isB := immediate(b)
	switch {
	case isInt && isA && isB && code.OpMuxII.Info().Imm[1].Fits(m):
		return s.op(code.OpMuxII, c, code.ImmOp(n), code.ImmOp(m))
	case isInt && isA:
		return s.op(code.OpMuxIR, c, code.ImmOp(n), s.value(b))
	case isInt && isB:
		return s.op(code.OpMuxRI, c, s.value(a), code.ImmOp(m))
	}
	return s.op(code.OpMux, c, s.value(a), s.value(b))
}

// choose is c ? a : b.
func (s *selector) choose(c, a, b value) value {
	switch s.classOf(a) {
	case code.Pred:
		return s.op(code.OpPor, s.op(code.OpPand, c, a), s.op(code.OpPandn, b, c))
	case code.Pair:
		c, inverted := s.straight(c)
		if inverted {
			a, b = b, a
		}
		return s.op(code.OpVmux, c, a, b)
	}
	c, inverted := s.straight(c)
	if inverted {
		a, b = b, a
	}
	return s.op(code.OpMux, c, a, b)
}

// conditionalOps are the operations on words that have a form under a condition.
var conditionalOps = map[ir.Op]code.Op{ir.Add: code.OpAddC, ir.Sub: code.OpSubC, ir.And: code.OpAndC, ir.Or: code.OpOrC, ir.Xor: code.OpXorC}

// conditional is a select as one operation under a condition, which changes the register of the
// other arm:
//
//	y = add(x,#1)                    if (c) z = add(x,#1)
//	z = mux(c,y,z)
//
// It may be in the packet that makes the condition. The operation must have no other user, and the
// other arm none that comes later.
// What a φ plus a number is for others does not matter.
func (s *selector) conditional(i *ir.Instr, c value) (value, bool) {
	for arm := 1; arm <= 2; arm++ {
		other := asInstr(i.Operand(3 - arm))
		in := s.inner(i.Operand(arm), ir.Add, ir.Sub, ir.And, ir.Or, ir.Xor)
		if in == nil {
			in = fromCounter(i.Operand(arm))
		}
		if in == nil || other == nil || in == other || in.Block() != i.Block() || !s.endsWith(other, i, in) {
			continue
		}
		c, inverted := s.straight(c)
		op, args := conditionalOps[in.Op()], []code.Operand{c}
		n, isConst := immediate(in.Operand(1))
		switch {
		case !isConst:
			args = append(args, s.value(in.Operand(0)), s.value(in.Operand(1)))
		case in.Op() == ir.Add || in.Op() == ir.Sub || in.HasFlag(ir.Disjoint):
			if op = code.OpAddiC; in.Op() == ir.Sub {
				n = -n
			}
			args = append(args, s.value(in.Operand(0)), code.ImmOp(int64(int32(n))))
		default:
			continue
		}
		d := s.f.NewReg(code.Word)
		s.copyTo(d, s.value(other))
		s.emit(op, d, args...).Not = inverted != (arm == 2)
		return code.RegOp(d), true
	}
	return value{}, false
}

// fromCounter is the sum of a φ and a number: the φ lives on, so that it does not matter who else
// reads the sum.
func fromCounter(v ir.Value) *ir.Instr {
	i := asInstr(v)
	if i == nil || i.Op() != ir.Add && !(i.Op() == ir.Or && i.HasFlag(ir.Disjoint)) || !i.Type().IsInt(32) {
		return nil
	}
	phi := asInstr(i.Operand(0))
	if _, isConst := immediate(i.Operand(1)); !isConst || phi == nil || phi.Op() != ir.Phi || phi.Block() != i.Block() {
		return nil
	}
	return i
}

// endsWith reports whether nothing but a select, an operation that it selects, and comparisons
// before it read a value of the block of the select.
func (s *selector) endsWith(v, sel, in *ir.Instr) bool {
	if v.Block() != sel.Block() {
		return false
	}
	for u := range ir.Users(v) {
		if u != sel && u != in && (u.Op() != ir.ICmp || u.Block() != sel.Block()) {
			return false
		}
	}
	return true
}
