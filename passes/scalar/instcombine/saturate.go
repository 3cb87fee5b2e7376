package instcombine

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/simplify/constfold"
)

// Saturating arithmetic: intrinsic calls, and the selects that compute the same.

// saturatingConstants merges two consecutive saturating operations with constants, and turns a
// signed subtraction of a constant into an addition.
func (ic *combiner) saturatingConstants(i *ir.Instr) *ir.Instr {
	id, ty := i.IntrinsicID(), i.Type()
	k, ok := word(i.Arg(1))
	if !ok {
		if l := immediate(i.Arg(1)); id == "llvm.ssub.sat" && l != nil && width(ty) <= 64 && !containsPoison(l) && ic.neverLeast(l) {
			return ic.use(i, ic.b.intrinsic("llvm.sadd.sat", ty, "", i.Arg(0), foldNeg(l)))
		}
		return nil
	}
	w := width(ty)
	if id == "llvm.ssub.sat" && k != signBit(w) {
		return ic.use(i, ic.b.intrinsic("llvm.sadd.sat", ty, "", i.Arg(0), foldNeg(i.Arg(1))))
	}
	c := intrinsicOf(i.Arg(0), id)
	if c == nil {
		return nil
	}
	l, ok := word(c.Arg(1))
	if !ok {
		return nil
	}
	sum := (k + l) & maskOf(w)
	if id[5] == 'u' {
		if sum < k {
			sum = maskOf(w)
		}
	} else if a, b := signExtend(k, w), signExtend(l, w); a < 0 != (b < 0) || signExtend(sum, w) < 0 != (a < 0) {
		return nil
	}
	return ic.use(i, ic.b.intrinsic(id, ty, "", c.Arg(0), ir.NewInt(ty, sum)))
}

// saturatedByMin: umin(x, ~y) + y is the saturating sum of x and y, since ~y is what is left above
// y.
func (ic *combiner) saturatedByMin(i *ir.Instr) *ir.Instr {
	for n := range 2 {
		m, y := intrinsicOf(i.Operand(n), "llvm.umin"), i.Operand(1-n)
		if m == nil {
			continue
		}
		for k := range 2 {
			x := m.Arg(k)
			if notOf(m.Arg(1-k)) == y && !ir.IsConst(y) {
				return ic.newIntrinsic("llvm.uadd.sat", i.Type(), x, y)
			}
		}
		a, ok1 := word(m.Arg(1))
		b, ok2 := word(y)
		if ok1 && ok2 && a == ^b&maskOf(width(i.Type())) {
			return ic.newIntrinsic("llvm.uadd.sat", i.Type(), m.Arg(0), y)
		}
	}
	return nil
}

// subSaturated: x - usub.sat(x, y) is umin(x, y).
func (ic *combiner) subSaturated(i *ir.Instr) *ir.Instr {
	c := intrinsicOf(i.Operand(1), "llvm.usub.sat")
	if c == nil || !oneUse(c) || c.Arg(0) != i.Operand(0) {
		return nil
	}
	return ic.newIntrinsic("llvm.umin", i.Type(), c.Arg(0), c.Arg(1))
}

// neverLeast reports whether no lane of a constant vector is the least signed number.
func (ic *combiner) neverLeast(k *ir.Const) bool {
	if !k.Type().IsVector() || k.Type().Scalable {
		return false
	}
	for n := range k.Type().Len {
		if e := ir.AsInt(k.Elem(n)); e == nil || isWord(e, signBit(e.Type().Bits)) {
			return false
		}
	}
	return true
}

// selectSaturating recognises unsigned saturation written as a compare and a select (LLVM's
// canonicalizeSaturatedSubtract and canonicalizeSaturatedAdd).
func (ic *combiner) selectSaturating(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil || !i.Type().Scalar().IsInt() || isBool(i.Type()) || c.Operand(0).Type() != i.Type() {
		return nil
	}
	if v := ic.saturatedDifference(i, c); v != nil {
		return ic.use(i, v)
	}
	if v := ic.saturatedSum(i, c); v != nil {
		return ic.use(i, v)
	}
	return nil
}

// saturatedDifference: a > b ? a - b : 0.
func (ic *combiner) saturatedDifference(i, c *ir.Instr) ir.Value {
	p, a, b, t, f := c.Pred, c.Operand(0), c.Operand(1), i.Operand(1), i.Operand(2)
	ty := i.Type()
	if isZero(t) {
		p, t, f = p.Inverse(), f, t
	}
	if !isZero(f) {
		return nil
	}
	if p == ir.NE { // a != 0 ? a - 1 : 0
		if s := opOf(t, ir.Add); isZero(b) && s != nil && s.Operand(0) == a && isAllOnes(s.Operand(1)) {
			return ic.b.intrinsic("llvm.usub.sat", ty, "", a, ir.NewInt(ty, 1))
		}
		return nil
	}
	if !p.IsUnsigned() {
		return nil
	}
	if p == ir.ULT || p == ir.ULE {
		a, b = b, a
	}
	d := asInstr(t)
	if d == nil {
		return nil
	}
	minus := func(x, y ir.Value) bool { // d is x - y
		if d.Op() == ir.Sub && d.Operand(0) == x && d.Operand(1) == y {
			return true
		}
		k := immediate(y)
		return d.Op() == ir.Add && k != nil && ir.AsInt(k) != nil && d.Operand(0) == x && d.Operand(1) == ir.Value(foldNeg(k))
	}
	negative := minus(b, a)
	if !negative && !minus(a, b) || negative && !oneUse(d) && !oneUse(c) {
		return nil
	}
	r := ic.b.intrinsic("llvm.usub.sat", ty, "", a, b)
	if negative {
		r = ic.b.neg(r, "")
	}
	return r
}

// saturatedSum: a + b < a ? -1 : a + b, and the compares of an operand with the other one's
// complement.
func (ic *combiner) saturatedSum(i, c *ir.Instr) ir.Value {
	if !oneUse(c) {
		return nil
	}
	p, a, b, t, f := c.Pred, c.Operand(0), c.Operand(1), i.Operand(1), i.Operand(2)
	ty := i.Type()
	if s := opOf(t, ir.Add); p == ir.ULT && s != nil && isAllOnes(f) && s.Operand(0) == a { // a < ~k ? a + k : -1
		k := immediate(s.Operand(1))
		if k != nil && ir.AsInt(k) != nil && b == ir.Value(foldNot(k)) {
			return ic.b.intrinsic("llvm.uadd.sat", ty, "", a, k)
		}
	}
	if isAllOnes(f) {
		p, t, f = p.Inverse(), f, t
	}
	if !isAllOnes(t) {
		return nil
	}
	if p == ir.UGT || p == ir.UGE {
		a, b, p = b, a, p.Swapped()
	}
	s := opOf(f, ir.Add)
	if p != ir.ULT && p != ir.ULE || s == nil {
		return nil
	}
	if x := notOf(a); x != nil && other(s, ir.Add, x) == b { // ~x < b ? -1 : x + b
		return ic.b.intrinsic("llvm.uadd.sat", ty, "", x, b)
	}
	for n := range 2 { // a < b ? -1 : ~a + b
		if notOf(s.Operand(n)) == a && s.Operand(1-n) == b {
			return ic.b.intrinsic("llvm.uadd.sat", ty, "", s.Operand(0), s.Operand(1))
		}
	}
	if y := other(a, ir.Add, b); p == ir.ULT && y != nil && other(s, ir.Add, b) == y { // b + y < b ? -1 : b + y
		return ic.b.intrinsic("llvm.uadd.sat", ty, "", b, y)
	}
	return nil
}

// overflowConstants adds the constants of two consecutive additions, and turns a signed subtraction
// of a constant into an addition.
func (ic *combiner) overflowConstants(i *ir.Instr) *ir.Instr {
	id := i.IntrinsicID()
	k := immediate(i.Arg(1))
	if k == nil || ir.AsInt(k) == nil {
		return nil
	}
	w := width(k.Type())
	flag := map[string]ir.Flags{"llvm.uadd.with.overflow": ir.NUW, "llvm.sadd.with.overflow": ir.NSW}[id]
	if x := asInstr(i.Arg(0)); x != nil && flag != 0 && addLike(x) && (x.HasFlag(flag) || x.Op() == ir.Or) && ir.AsInt(x.Operand(1)) != nil {
		if sum := constfold.Binary(ir.Add, flag, k, x.Operand(1).(*ir.Const), nil); sum != nil && sum.Kind != ir.PoisonConst {
			return ic.use(i, ic.b.insert(ic.overflowCall(i, id, x.Operand(0), sum), ""))
		}
	}
	if c, ok := word(k); id == "llvm.ssub.with.overflow" && ok && c != signBit(w) {
		return ic.use(i, ic.b.insert(ic.overflowCall(i, "llvm.sadd.with.overflow", i.Arg(0), foldNeg(k)), ""))
	}
	return nil
}

// overflowCall creates a call of an overflow intrinsic with i's type, overloaded on its operands.
func (ic *combiner) overflowCall(i *ir.Instr, id string, x, y ir.Value) *ir.Instr {
	ty := x.Type()
	f := ic.f.Module().Intrinsic(id, ic.ctx.Func(i.Type(), []*ir.Type{ty, ty}, false), pureAttrs(), ty)
	n := ir.NewInstr(ir.Call, i.Type(), x, y, f)
	n.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	return n
}

// overflowOf tests the overflow of an operation whose arithmetic result is unused, by compares.
func (ic *combiner) overflowOf(c *ir.Instr, op ir.Op, signed bool) *ir.Instr {
	x, y := c.Arg(0), c.Arg(1)
	ty, w := x.Type(), width(x.Type())
	switch {
	case op == ir.Sub && !signed:
		return newCmp(ir.ULT, x, y)
	case op == ir.Mul && signed && isBool(ty): // -1 * -1
		return newBinary(ir.And, x, y, 0)
	case op == ir.Mul && !signed && x == y && w%2 == 0 && w <= 64:
		return newCmp(ir.UGT, x, ir.NewInt(ty, maskOf(w/2)))
	}
	k, ok := someWord(y)
	if !ok {
		return nil
	}
	arith := ranges.AddOp
	switch op {
	case ir.Sub:
		arith = ranges.SubOp
	case ir.Mul:
		arith = ranges.MulOp
	}
	r := ranges.NoWrapRegion(arith, ranges.Single(bitvec.New(w, k)), signed)
	if !isProper(r) {
		return nil
	}
	p, bound, offset := compareOf(r)
	if offset != 0 {
		x = ic.b.add(x, ir.NewInt(ty, offset), "")
	}
	return newCmp(p.Inverse(), x, ir.NewInt(ty, bound))
}

// saturatedRange: a + b or a - b clamped to the range of a narrower type, where a and b fit into
// that type, is its saturating operation: min(max(sext a + sext b, -2^(n-1)), 2^(n-1) - 1) =
// sext(sadd.sat(a, b)).
func (ic *combiner) saturatedRange(i *ir.Instr) *ir.Instr {
	inner := map[string]string{"llvm.smin": "llvm.smax", "llvm.smax": "llvm.smin"}[i.IntrinsicID()]
	m := intrinsicOf(i.Arg(0), inner)
	if inner == "" || m == nil || !oneUse(m) {
		return nil
	}
	hi, ok1 := word(i.Arg(1))
	lo, ok2 := word(m.Arg(1))
	if inner == "llvm.smin" {
		lo, hi = hi, lo
	}
	ty := i.Type()
	w := width(ty)
	n := bits.Len64(hi) + 1
	if !ok1 || !ok2 || hi&(hi+1) != 0 || lo != ^hi&maskOf(w) || n < 2 || n >= w || !ic.widthChange(w, n) {
		return nil
	}
	s := asInstr(m.Arg(0))
	id := map[ir.Op]string{ir.Add: "llvm.sadd.sat", ir.Sub: "llvm.ssub.sat"}
	if s == nil || id[s.Op()] == "" || !oneUse(s) {
		return nil
	}
	for _, o := range s.Operands() {
		if w-ic.q.SignBits(o)+1 > n {
			return nil
		}
	}
	to := ty.WithScalar(ic.ctx.Int(n))
	a, b := ic.b.intCast(s.Operand(0), to, true, ""), ic.b.intCast(s.Operand(1), to, true, "")
	return newCast(ir.SExt, ic.b.intrinsic(id[s.Op()], to, "", a, b), ty)
}
