package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
	"opt-go/passes/simplify/implied"
)

// icmpConstant compares the result of an operation with a constant: the operation moves to the
// constant.
func (ic *combiner) icmpConstant(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	if ir.IsConst(i.Operand(1)) && x.Op() == ir.Phi {
		if r := ic.intoPhi(i, x); r != nil {
			return r
		}
		return ic.compareOfCondition(i)
	}
	if r := ic.cmpOfTable(i, x, nil); r != nil {
		return r
	}
	if r := ic.icmpOfNotSum(i); r != nil {
		return r
	}
	c, ok := word(i.Operand(1))
	if !ok {
		return ic.icmpSumOfLanes(i, x)
	}
	if !x.Type().Scalar().IsInt() {
		return nil
	}
	if f := icmpConstantRules[x.Op()]; f != nil {
		return f(ic, i, x, c, width(x.Type()))
	}
	return nil
}

// icmpConstantRules has the rules by the opcode of the compared operation.
var icmpConstantRules = [ir.NumOps]func(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr{
	ir.Add: icmpAdd, ir.Sub: icmpSub, ir.Mul: icmpMul, ir.Xor: icmpXor, ir.Or: icmpOr, ir.And: icmpAnd, ir.Shl: icmpShl,
	ir.LShr: icmpShr, ir.AShr: icmpShr, ir.UDiv: icmpDiv, ir.SDiv: icmpDiv, ir.SRem: icmpSRem, ir.Trunc: icmpTrunc, ir.Call: icmpCall,
}

// icmpOfSelect is (c ? a : b) p y with an arm that folds.
func (ic *combiner) icmpOfSelect(i, s *ir.Instr, p ir.Pred, y ir.Value) *ir.Instr {
	arm := func(k int, chosen bool) ir.Value {
		v := s.Operand(k)
		if r := ic.q.ICmp(p, v, y); r != nil {
			return r
		}
		if is, ok := implied.Compare(s.Operand(0), chosen, p, v, y); ok && !i.Type().IsVector() {
			return ic.ctx.NewBool(is)
		}
		return nil
	}
	t, f := arm(1, true), arm(2, false)
	if t == nil && f == nil || (t == nil || f == nil) && !oneUse(s) {
		return nil
	}
	if t == nil {
		t = ic.b.cmp(p, s.Operand(1), y, ir.NameOf(i))
	}
	if f == nil {
		f = ic.b.cmp(p, s.Operand(2), y, ir.NameOf(i))
	}
	return newSelect(s.Operand(0), t, f)
}

// icmpSelect does a compare on the arms of a select.
func (ic *combiner) icmpSelect(i *ir.Instr) *ir.Instr {
	if r := ic.icmpOfSelects(i); r != nil {
		return r
	}
	if s := opOf(i.Operand(0), ir.Select); s != nil {
		if r := ic.icmpOfSelect(i, s, i.Pred, i.Operand(1)); r != nil {
			return r
		}
	}
	if s := opOf(i.Operand(1), ir.Select); s != nil {
		return ic.icmpOfSelect(i, s, i.Pred.Swapped(), i.Operand(0))
	}
	return nil
}

// icmpSumOfLanes: a + k == c is a == c - k where the lanes of a constant differ.
func (ic *combiner) icmpSumOfLanes(i, x *ir.Instr) *ir.Instr {
	c := immediate(i.Operand(1))
	if !i.Pred.IsEquality() || c == nil || x.Op() != ir.Add || immediate(x.Operand(1)) == nil || !oneUse(x) {
		return nil
	}
	if d := fold(ir.Sub, c, x.Operand(1)); d != nil {
		return newCmp(i.Pred, x.Operand(0), d)
	}
	return nil
}

func icmpAdd(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	if r := ic.icmpSumOfBools(i, x, c, w); r != nil {
		return r
	}
	k, ok := word(x.Operand(1))
	if !ok {
		if c == 0 && i.Pred.IsEquality() && !ir.IsConst(x.Operand(1)) {
			return ic.icmpSumIsZero(i, x)
		}
		return ic.icmpSumOfLanes(i, x)
	}
	a, ty := x.Operand(0), x.Type()
	p, m := i.Pred, maskOf(w)
	if p.IsEquality() { // a + k == c
		if !oneUse(x) {
			return nil
		}
		return newCmp(p, a, ir.NewInt(ty, (c-k)&m))
	}
	if x.HasFlag(ir.NSW) && p.IsSigned() || x.HasFlag(ir.NUW) && p.IsUnsigned() {
		flag := ir.NSW
		if !p.IsSigned() {
			flag = ir.NUW
		}
		if d := constfold.Binary(ir.Sub, flag, ir.NewInt(ty, c), ir.NewInt(ty, k), nil); d != nil && d.Kind != ir.PoisonConst {
			return newCmp(p, a, d)
		}
	}
	r := shifted(rangeOf(p, c, w), -k)
	if isProper(r) { // one plain compare
		lo, hi := bounds(r)
		s := signBit(w)
		switch {
		case p.IsSigned() && lo == s:
			return newCmp(ir.SLT, a, ir.NewInt(ty, (hi+1)&m))
		case p.IsSigned() && hi == s-1:
			return newCmp(ir.SGT, a, ir.NewInt(ty, (lo-1)&m))
		case lo == 0:
			return newCmp(ir.ULT, a, ir.NewInt(ty, hi+1))
		case hi == m:
			return newCmp(ir.UGT, a, ir.NewInt(ty, lo-1))
		}
		if p.IsUnsigned() && lo == s {
			return newCmp(ir.SLT, a, ir.NewInt(ty, (hi+1)&m))
		}
		if p.IsUnsigned() && hi == s-1 {
			return newCmp(ir.SGT, a, ir.NewInt(ty, (lo-1)&m))
		}
	}
	if k == m && c != m && (p == ir.ULT || p == ir.UGT) && ic.q.NonZero(a) { // a - 1 does not wrap
		return newCmp(p, a, ir.NewInt(ty, c+1))
	}
	return icmpAddMask(ic, i, x, k, c, w)
}

// icmpAddMask tests the high bits: a - k < 2^n is a & -2^n == k when the low bits of k are zero.
func icmpAddMask(ic *combiner, i, x *ir.Instr, k, c uint64, w int) *ir.Instr {
	if !oneUse(x) {
		return nil
	}
	ty, m := x.Type(), maskOf(w)
	a := x.Operand(0)
	switch {
	case i.Pred == ir.ULT && isPow2(c) && k&(c-1) == 0:
		return newCmp(ir.EQ, ic.b.and(a, ir.NewInt(ty, -c&m), ""), ir.NewInt(ty, -k&m))
	case i.Pred == ir.UGT && isLowMask(c) && k&c == 0:
		return newCmp(ir.NE, ic.b.and(a, ir.NewInt(ty, ^c&m), ""), ir.NewInt(ty, -k&m))
	case i.Pred == ir.ULT && isPow2(-c&m) && k == -c&m: // the highest numbers of c's alignment are excluded
		return newCmp(ir.NE, ic.b.and(a, ir.NewInt(ty, c), ""), ir.NewInt(ty, c<<1&m))
	case i.Pred == ir.UGT: // a + k > c is a + (k - c - 1) < ~c, LLVM's canonical form of a range test
		return newCmp(ir.ULT, ic.b.add(a, ir.NewInt(ty, (k-c-1)&m), ""), ir.NewInt(ty, ^c&m))
	}
	return nil
}

func icmpSub(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	a, b := x.Operand(0), x.Operand(1)
	p := i.Pred
	if p.IsEquality() {
		if k := immediate(a); k != nil { // k - b == c
			return newCmp(p, b, fold(ir.Sub, k, i.Operand(1)))
		}
		if c == 0 { // a - b == 0
			return newCmp(p, a, b)
		}
		return nil
	}
	if k, ok := word(a); ok && (x.HasFlag(ir.NUW) && p.IsUnsigned() || x.HasFlag(ir.NSW) && p.IsSigned()) {
		flag := ir.NSW
		if p.IsUnsigned() {
			flag = ir.NUW
		}
		if d := constfold.Binary(ir.Sub, flag, ir.NewInt(ty, k), ir.NewInt(ty, c), nil); d != nil && d.Kind != ir.PoisonConst {
			return newCmp(p.Swapped(), b, d)
		}
	}
	if !oneUse(x) {
		return nil // the difference stays, and its sign may belong to an absolute value
	}
	if x.HasFlag(ir.NSW) { // the sign of a difference
		switch {
		case p == ir.SGT && c == m:
			return newCmp(ir.SGE, a, b)
		case p == ir.SGT && c == 0:
			return newCmp(ir.SGT, a, b)
		case p == ir.SLT && c == 0:
			return newCmp(ir.SLT, a, b)
		case p == ir.SLT && c == 1:
			return newCmp(ir.SLE, a, b)
		}
	}
	k, ok := word(a)
	if !ok {
		return nil
	}
	switch {
	case p == ir.ULT && isPow2(c) && k&(c-1) == c-1: // k - b < 2^n
		return newCmp(ir.EQ, ic.b.or(b, ir.NewInt(ty, c-1), ""), ir.NewInt(ty, k))
	case p == ir.UGT && isLowMask(c) && k&c == c:
		return newCmp(ir.NE, ic.b.or(b, ir.NewInt(ty, c), ""), ir.NewInt(ty, k))
	}
	// k - b as an addition: ~k + b has the opposite order
	flags := x.Flags & (ir.NUW | ir.NSW)
	return newCmp(p.Swapped(), ic.b.binary(ir.Add, b, ir.NewInt(ty, ^k), flags&ir.NSW, "notsub"), ir.NewInt(ty, ^c))
}

func icmpMul(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	k, ok := word(x.Operand(1))
	if !ok || k == 0 {
		return nil
	}
	ty, m := x.Type(), maskOf(w)
	p := i.Pred
	if q, ok := asksSign(p, c, w); ok && x.HasFlag(ir.NSW) {
		if signExtend(k, w) < 0 {
			q = q.Swapped()
		}
		return newCmp(q, x.Operand(0), ir.NewZero(ty))
	}
	if !p.IsEquality() {
		return icmpMulOrder(i, x, k, c, w)
	}
	if x.HasFlag(ir.NSW) && signExtend(k, w) != -1 && signExtend(c, w)%signExtend(k, w) == 0 {
		return newCmp(p, x.Operand(0), ir.NewInt(ty, uint64(signExtend(c, w)/signExtend(k, w))&m))
	}
	if c%k == 0 && (x.HasFlag(ir.NUW) || k&1 == 1) && (x.HasFlag(ir.NUW) || !x.HasFlag(ir.NSW)) {
		return newCmp(p, x.Operand(0), ir.NewInt(ty, c/k))
	}
	return nil
}

// icmpMulOrder is a * k p c for products that do not wrap: a is compared with the quotient, rounded
// up or down according to p.
func icmpMulOrder(i, x *ir.Instr, k, c uint64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	a := x.Operand(0)
	switch p := i.Pred; {
	case p.IsUnsigned() && x.HasFlag(ir.NUW):
		if p == ir.ULT {
			return newCmp(p, a, ir.NewInt(ty, (c-1)/k+1))
		}
		if p == ir.UGT {
			return newCmp(p, a, ir.NewInt(ty, c/k))
		}
	case p.IsSigned() && x.HasFlag(ir.NSW) && (c != signBit(w) || k != m):
		s, d := signExtend(c, w), signExtend(k, w)
		if d < 0 {
			p = p.Swapped()
		}
		q := s / d
		up := s%d != 0 && (s < 0) == (d < 0)
		switch {
		case p == ir.SLT && up:
			q++
		case p == ir.SGT && s%d != 0 && !up:
			q--
		}
		return newCmp(p, a, ir.NewInt(ty, uint64(q)&m))
	}
	return nil
}

// asksSign reports whether x p c is a sign test of x, and the predicate of that test against zero.
func asksSign(p ir.Pred, c uint64, w int) (ir.Pred, bool) {
	switch {
	case c == 0 && p.IsSigned():
		return p, true
	case c == 1 && p == ir.SLT:
		return ir.SLE, true
	case c == maskOf(w) && p == ir.SGT:
		return ir.SGE, true
	}
	return p, false
}

func icmpXor(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty, m, s := x.Type(), maskOf(w), signBit(w)
	a := x.Operand(0)
	p := i.Pred
	k, isConst := word(x.Operand(1))
	if p == ir.SLT && c == 0 || p == ir.SGT && c == m { // only the sign counts
		if isConst {
			if k&s == 0 {
				return ic.setOperand(i, 0, a)
			}
			if p == ir.SLT {
				return newCmp(ir.SGT, a, ir.NewAllOnes(ty))
			}
			return newCmp(ir.SLT, a, ir.NewZero(ty))
		}
	}
	if p.IsEquality() {
		if isConst {
			return newCmp(p, a, ir.NewInt(ty, c^k))
		}
		if c == 0 {
			return newCmp(p, a, x.Operand(1))
		}
		return nil
	}
	if !isConst {
		return nil
	}
	if oneUse(x) {
		if k == s { // the sign flips: signed and unsigned order are exchanged
			q := p.Unsigned()
			if !p.IsSigned() {
				q = p.Signed()
			}
			return newCmp(q, a, ir.NewInt(ty, c^s))
		}
		if k == s-1 {
			q := p.Unsigned()
			if !p.IsSigned() {
				q = p.Signed()
			}
			return newCmp(q.Swapped(), a, ir.NewInt(ty, c^(s-1)))
		}
	}
	switch {
	case p == ir.UGT && k == ^c&m && isLowMask(c): // a ^ -2^n > 2^n - 1
		return newCmp(ir.ULT, a, ir.NewInt(ty, k))
	case p == ir.UGT && k == c && isLowMask(c):
		return newCmp(ir.UGT, a, ir.NewInt(ty, k))
	case p == ir.ULT && k == -c&m && isPow2(c):
		return newCmp(ir.UGT, a, ir.NewInt(ty, ^k&m))
	case p == ir.ULT && k == c && isPow2(-c&m):
		return newCmp(ir.UGT, a, ir.NewInt(ty, ^k&m))
	}
	return nil
}

func icmpOr(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty := x.Type()
	a, b := x.Operand(0), x.Operand(1)
	p := i.Pred
	if r := ic.icmpOrLess(i, x, c, w); r != nil {
		return r
	}
	k, isConst := word(b)
	if !isConst {
		if p.IsEquality() && c == 0 && oneUse(x) {
			return ic.icmpOrChain(i, x)
		}
		return nil
	}
	if p.IsEquality() {
		if k == c && isLowMask(c) { // a | 2^n-1 == 2^n-1: no bit above
			if p == ir.EQ {
				return newCmp(ir.ULE, a, b)
			}
			return newCmp(ir.UGT, a, b)
		}
		if x.HasFlag(ir.Disjoint) && k&^c == 0 { // a + k
			return newCmp(p, a, ir.NewInt(ty, c^k))
		}
		if oneUse(x) { // the bits of k are known
			return newCmp(p, ic.b.and(a, ir.NewInt(ty, ^k), ""), ir.NewInt(ty, c^k))
		}
		return nil
	}
	if s, t := signExtend(c, w), signExtend(k, w); s >= 0 { // a | k has the sign of a, and is above c when that is not set
		switch {
		case p == ir.SLT && t >= s:
			return newCmp(ir.SLT, a, ir.NewZero(ty))
		case p == ir.SGT && t > s:
			return newCmp(ir.SGE, a, ir.NewZero(ty))
		}
	}
	return nil
}

func icmpAnd(ic *combiner, i, x *ir.Instr, c uint64, w int) *ir.Instr {
	ty, m := x.Type(), maskOf(w)
	a := x.Operand(0)
	p := i.Pred
	k, isConst := word(x.Operand(1))
	if !isConst {
		return nil
	}
	if r := ic.icmpHighMask(i, x, k, c, w); r != nil {
		return r
	}
	if r := ic.icmpLowest(i, a, k, c, w); r != nil {
		return r
	}
	if r := icmpAndShift(ic, i, x, k, c, w); r != nil {
		return r
	}
	if r := ic.exponentTest(i, x, k, c); r != nil {
		return r
	}
	if r := ic.cmpOfTable(i, a, ir.AsInt(x.Operand(1))); r != nil {
		return r
	}
	if p == ir.NE && c != 0 && c == k && isPow2(c) { // a & 2^n != 2^n
		return newCmp(ir.EQ, x, ir.NewZero(ty))
	}
	if p == ir.EQ && c != 0 && c == k && isPow2(c) {
		return newCmp(ir.NE, x, ir.NewZero(ty))
	}
	if p.IsEquality() && c == k && isPow2(-k&m) && k != m { // a & -2^n == -2^n: the high bits are all set
		if p == ir.EQ {
			return newCmp(ir.UGT, a, ir.NewInt(ty, k-1))
		}
		return newCmp(ir.ULT, a, ir.NewInt(ty, k))
	}
	switch {
	case p == ir.ULT && isPow2(c) && oneUse(x) && c != 1: // a & k < 2^n: no higher bit
		return newCmp(ir.EQ, ic.b.and(a, ir.NewInt(ty, k&^(c-1)), ""), ir.NewZero(ty))
	case p == ir.UGT && isLowMask(c) && oneUse(x):
		return newCmp(ir.NE, ic.b.and(a, ir.NewInt(ty, k&^c), ""), ir.NewZero(ty))
	}
	if t := onceOf(a, ir.Trunc); t != nil && oneUse(x) && c < signBit(w) && k < signBit(w) && width(t.Operand(0).Type()) <= 64 && ic.wideEnough(t) {
		from := t.Operand(0).Type()
		and := ic.b.and(t.Operand(0), ir.NewInt(from, k), "")
		takeName(and, x)
		if p.IsEquality() {
			return newCmp(p, and, ir.NewInt(from, c))
		}
	}
	return nil
}

// wideEnough reports whether the operand of a truncation may be masked instead of its result.
func (ic *combiner) wideEnough(t *ir.Instr) bool {
	return ic.dl.IsLegalInt(width(t.Operand(0).Type())) || !ic.dl.IsLegalInt(width(t.Type()))
}

// icmpAndShift moves a shift below a mask to the constants: ((a >> n) & k) == c is (a & k << n) ==
// c << n.
func icmpAndShift(ic *combiner, i, x *ir.Instr, k, c uint64, w int) *ir.Instr {
	s := asInstr(x.Operand(0))
	if s == nil || !s.Op().IsShift() || !oneUse(x) {
		return nil
	}
	ty, m := x.Type(), maskOf(w)
	n, ok := word(s.Operand(1))
	if !ok || n >= uint64(w) {
		// The mask moves instead of a variable. Of two constants either could, for ever.
		if i.Pred.IsEquality() && c == 0 && oneUse(s) && s.Op() != ir.AShr && !ir.IsConst(s.Operand(0)) {
			var moved ir.Value
			if s.Op() == ir.Shl {
				moved = ic.b.binary(ir.LShr, x.Operand(1), s.Operand(1), 0, "")
			} else {
				moved = ic.b.shl(x.Operand(1), s.Operand(1), "")
			}
			return ic.setOperand(i, 0, ic.b.and(s.Operand(0), moved, ""))
		}
		return nil
	}
	var nk, nc uint64
	switch s.Op() {
	case ir.Shl:
		if i.Pred.IsSigned() && (k|c)&signBit(w) != 0 {
			return nil
		}
		nk, nc = k>>n, c>>n
		if nc<<n&m != c {
			return nil
		}
	case ir.LShr:
		nk, nc = k<<n&m, c<<n&m
		if nc>>n != c || i.Pred.IsSigned() && (nk|nc)&signBit(w) != 0 {
			return nil
		}
	default:
		nk, nc = k<<n&m, c<<n&m
		if uint64(signExtend(nc, w)>>n)&m != c || uint64(signExtend(nk, w)>>n)&m != k || i.Pred.IsSigned() {
			return nil
		}
	}
	and := ic.b.and(s.Operand(0), ir.NewInt(ty, nk), "")
	return newCmp(i.Pred, and, ir.NewInt(ty, nc))
}
