package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/implied"
)

func (ic *combiner) visitSelect(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := selectAsShuffle(i); r != nil {
		return r
	}
	for _, f := range []rule{ic.selectUnderCondition, ic.selectOfBools, ic.selectOfMaskedLoad, ic.selectOfExchange, ic.selectOfFloats, ic.selectOfSignBit, ic.selectOfNot, ic.selectOfExtension, ic.selectOfOneZero, ic.selectOfCompare,
		ic.selectMinMax, ic.selectOfTruncated, ic.selectOfConverted, ic.selectSaturating, ic.selectOnSign, ic.selectOfZeros, ic.selectOfOverflow, ic.selectOfSumAndDifference, ic.selectOfProduct, ic.selectOfSetBits, ic.selectOfSame, ic.selectSameOp, ic.selectOfNarrow, ic.selectOfAddresses, ic.selectOfShifts, ic.selectIntoOp, ic.selectIntoFloatOp, ic.selectOfMirrored, ic.selectOfSelect, ic.selectOfRotate, ic.selectInside, ic.selectAsPhi, ic.selectOfPhis, ic.selectOfLogical, ic.selectOfKnownArms, ic.selectOfZeroCounts, ic.selectOfNegatedTruth, ic.sinkNot} {
		if r := f(i); r != nil {
			return r
		}
	}
	return nil
}

// replaceSelect changes the operands of a select in place.
func (ic *combiner) replaceSelect(i *ir.Instr, c, x, y ir.Value) *ir.Instr {
	for k, v := range []ir.Value{c, x, y} {
		if i.Operand(k) != v {
			ic.setOperand(i, k, v)
		}
	}
	return i
}

// impliesPoison reports whether v being poison means that w is.
func (ic *combiner) impliesPoison(v, w ir.Value) bool { return valuetracking.ImpliesPoison(v, w) }

// selectOfNot: !c ? x : y is c ? y : x.
func (ic *combiner) selectOfNot(i *ir.Instr) *ir.Instr {
	c := notOf(i.Operand(0))
	if c == nil {
		return nil
	}
	if _, _, _, logical := valuetracking.LogicalOp(i); logical && isBool(i.Type()) {
		return nil
	}
	i.SwapOperands(1, 2)
	frequency.SwapBranchWeights(i)
	return ic.setOperand(i, 0, c)
}

// selectOfExtension: an arm that is an extension of the condition is 1 or -1 as true arm, 0 as
// false arm.
func (ic *combiner) selectOfExtension(i *ir.Instr) *ir.Instr {
	for k := 1; k < 3; k++ {
		e := asInstr(i.Operand(k))
		if e == nil || e.Op() != ir.ZExt && e.Op() != ir.SExt || e.Operand(0) != i.Operand(0) {
			continue
		}
		var v ir.Value = ir.NewZero(i.Type())
		switch {
		case k == 1 && e.Op() == ir.ZExt:
			v = ir.NewInt(i.Type(), 1)
		case k == 1:
			v = ir.NewAllOnes(i.Type())
		}
		return ic.setOperand(i, k, v)
	}
	return nil
}

// selectOfOneZero: c ? 1 : 0 is zext c, c ? -1 : 0 is sext c, and the opposites.
func (ic *combiner) selectOfOneZero(i *ir.Instr) *ir.Instr {
	c, t, f := i.Operand(0), i.Operand(1), i.Operand(2)
	ty := i.Type()
	if !ty.Scalar().IsInt() || isBool(ty) || ty.IsVector() != c.Type().IsVector() {
		return nil
	}
	switch {
	case isOne(t) && isZero(f):
		return newCast(ir.ZExt, c, ty)
	case isAllOnes(t) && isZero(f):
		return newCast(ir.SExt, c, ty)
	case isZero(t) && isOne(f):
		return newCast(ir.ZExt, ic.b.not(c, "not."+ir.NameOf(c)), ty)
	case isZero(t) && isAllOnes(f):
		return newCast(ir.SExt, ic.b.not(c, "not."+ir.NameOf(c)), ty)
	}
	return nil
}

// selectOfCompare simplifies the arms by the condition.
func (ic *combiner) selectOfCompare(i *ir.Instr) *ir.Instr {
	c := opOf(i.Operand(0), ir.ICmp)
	if c == nil {
		return nil
	}
	a, b := c.Operand(0), c.Operand(1)
	if c.Pred.IsEquality() { // a == k ? … a … : f: the arm sees k
		arm := 1
		if c.Pred == ir.NE {
			arm = 2
		}
		if i.Operand(arm) == a && ir.IsConst(b) && !i.Type().Scalar().IsPtr() && immediate(b) != nil && !isUndef(b) {
			return ic.setOperand(i, arm, b)
		}
		if r := ic.armUnderEquality(i, c, arm); r != nil {
			return r
		}
	}
	if t, f := i.Operand(1), i.Operand(2); c.Pred == ir.SLT && isZero(b) && isAllOnes(t) && isOne(f) && oneUse(c) { // the sign, positive first
		return newSelect(ic.b.cmp(ir.SGT, a, ir.NewAllOnes(a.Type()), suffixed(c, ".inv")), f, t)
	}
	if !i.Type().Scalar().IsInt() {
		return nil
	}
	for _, f := range []func(i, c *ir.Instr) *ir.Instr{ic.selectOfExtreme, ic.selectClamped, ic.selectOfBitTest, ic.selectOfFlipped, ic.selectOfBitOperation, ic.selectOfClamp, ic.selectOfDifferences, ic.selectOfLostBits, ic.selectRoundedUp, ic.selectOfEqualBits, ic.selectOfEqualArms, ic.selectAtNumber} {
		if r := f(i, c); r != nil {
			return r
		}
	}
	return nil
}

// selectOfKnownArms: an arm all of whose bits are known under the condition that selects it is a
// constant. Vector lanes are not analyzed separately, so the condition must hold for all of them.
func (ic *combiner) selectOfKnownArms(i *ir.Instr) *ir.Instr {
	ty, c := i.Type(), asInstr(i.Operand(0))
	w := width(ty)
	if !ty.Scalar().IsInt() || c == nil || c.Type().IsVector() || isBool(ty) {
		return nil
	}
	for k := 1; k < 3; k++ {
		if v := i.Operand(k); !ir.IsConst(v) {
			if n, ok := ic.q.Given(c, k == 1).KnownBits(v).ConstInt(w); ok {
				return ic.setOperand(i, k, n.Const(ty))
			}
		}
	}
	return nil
}

// selectMinMax rewrites selects as intrinsics for minimum, maximum and absolute value.
func (ic *combiner) selectMinMax(i *ir.Instr) *ir.Instr {
	if c := opOf(i.Operand(0), ir.ICmp); c != nil {
		if v := ic.minMax(i, c); v != nil {
			return ic.use(i, v)
		}
	}
	return nil
}

// minMax is the minimum, maximum or absolute value that i would be with condition c, or nil.
func (ic *combiner) minMax(i, c *ir.Instr) ir.Value {
	if !i.Type().Scalar().IsInt() || isBool(i.Type()) || c.Operand(0).Type() != i.Type() {
		return nil
	}
	if v := ic.absolute(i, c); v != nil {
		return v
	}
	p, a, b, t, f := c.Pred, c.Operand(0), c.Operand(1), i.Operand(1), i.Operand(2)
	if p.IsEquality() {
		return nil
	}
	if k, ok := word(b); ok && (t == a || f == a) { // a > k - 1 ? a : k compares with the neighbour
		o := t
		if t == a {
			o = f
		}
		if e, is := word(o); is && e != k {
			w := width(i.Type())
			switch {
			case (p == ir.SGT || p == ir.UGT) && e == (k+1)&maskOf(w) && holds(p, e, k, w):
				p = map[ir.Pred]ir.Pred{ir.SGT: ir.SGE, ir.UGT: ir.UGE}[p]
				b = o
			case (p == ir.SLT || p == ir.ULT) && e == (k-1)&maskOf(w) && holds(p, e, k, w):
				p = map[ir.Pred]ir.Pred{ir.SLT: ir.SLE, ir.ULT: ir.ULE}[p]
				b = o
			}
		}
	}
	if t == b && f == a {
		p = p.Inverse()
	} else if t != a || f != b {
		for _, f := range []func(i, c *ir.Instr) ir.Value{ic.extremeOfNeighbor, ic.extremeOfExtremes} {
			if v := f(i, c); v != nil {
				return v
			}
		}
		return ic.extremeOfInverted(i, c)
	}
	return ic.b.intrinsic(extremes[p], i.Type(), "", a, b)
}

// absolute: a < 0 ? -a : a.
func (ic *combiner) absolute(i, c *ir.Instr) ir.Value {
	a := c.Operand(0)
	t, f := i.Operand(1), i.Operand(2)
	k, ok := word(c.Operand(1))
	if !ok {
		return nil
	}
	w := width(i.Type())
	var negative ir.Value // the value selected for negative numbers
	var rest ir.Value
	switch {
	case c.Pred == ir.SLT && (k == 0 || k == 1):
		negative, rest = t, f
	case c.Pred == ir.SGT && (k == maskOf(w) || k == 0):
		negative, rest = f, t
	default:
		return nil
	}
	switch {
	case rest == a && isNegation(negative, a):
		n := asInstr(negative)
		flag := negOf(negative) == a && n.HasFlag(ir.NSW)
		return ic.b.intrinsic("llvm.abs", i.Type(), "", a, ic.ctx.NewBool(flag))
	case negative == a && isNegation(rest, a):
		abs := ic.b.intrinsic("llvm.abs", i.Type(), "", a, ic.ctx.NewBool(false))
		return ic.b.neg(abs, "")
	}
	return nil
}

// selectSameOp: c ? op(x, a) : op(x, b) is op(x, c ? a : b), for operations that are used once.
func (ic *combiner) selectSameOp(i *ir.Instr) *ir.Instr {
	t, f := asInstr(i.Operand(1)), asInstr(i.Operand(2))
	if t == nil || f == nil || t.Op() != f.Op() || isBool(i.Type()) && t.Op() != ir.ICmp {
		return nil
	}
	c := i.Operand(0)
	if t.Op().IsCast() {
		if !castsMerge(t, f, c.Type()) {
			return nil
		}
		if t.Op() == ir.Trunc && t.Flags != f.Flags {
			return nil
		}
		v := ic.b.selectOf(c, t.Operand(0), f.Operand(0), suffixed(i, ".v"))
		n := newCast(t.Op(), v, i.Type())
		n.Flags = t.Flags & f.Flags
		return n
	}
	if !t.Op().IsBinary() || !oneUse(t) && !oneUse(f) || t.Op().IsDivRem() {
		return nil
	}
	if !oneUse(t) || !oneUse(f) {
		return nil
	}
	for n := range 2 {
		for m := range 2 {
			if n != m && !t.Op().IsCommutative() || t.Operand(n) != f.Operand(m) {
				continue
			}
			v := ic.b.selectOf(c, t.Operand(1-n), f.Operand(1-m), suffixed(i, ".v"))
			x, y := t.Operand(n), v
			if n == 1 && !t.Op().IsCommutative() {
				x, y = v, t.Operand(n)
			}
			return newBinary(t.Op(), x, y, t.Flags&f.Flags)
		}
	}
	return nil
}

// selectOfExchange: where a cmpxchg has succeeded, the value that was loaded is the one compared
// with (LLVM's foldSelectCmpXchg).
func (ic *combiner) selectOfExchange(i *ir.Instr) *ir.Instr {
	part := func(v ir.Value, n uint64) *ir.Instr {
		if e := opOf(v, ir.ExtractValue); e != nil && len(e.Indices()) == 1 && e.Indices()[0] == n {
			return opOf(e.Operand(0), ir.CmpXchg)
		}
		return nil
	}
	x := part(i.Operand(0), 1)
	if x == nil {
		return nil
	}
	t, f := i.Operand(1), i.Operand(2)
	if part(t, 0) == x && f == x.Operand(1) || part(f, 0) == x && t == x.Operand(1) {
		return ic.use(i, f)
	}
	return nil
}

// castsMerge reports whether one cast of a select may take the place of a select of casts: where
// both casts go, and for vectors also where they change no size, which a target may do at no cost.
// The lanes of a condition must stay those of the arms.
func castsMerge(t, f *ir.Instr, c *ir.Type) bool {
	from := t.Operand(0).Type()
	if from != f.Operand(0).Type() {
		return false
	}
	once := oneUse(t) && oneUse(f)
	if !c.IsVector() {
		return once
	}
	return from.IsVector() && from.Len == c.Len && from.Scalable == c.Scalable && (once || t.Op() == ir.BitCast)
}

// selectIntoOp: c ? op(x, y) : x is op(x, c ? y : identity).
func (ic *combiner) selectIntoOp(i *ir.Instr) *ir.Instr {
	for k := 1; k <= 2; k++ {
		o := binop(i.Operand(k))
		x := i.Operand(3 - k)
		if o == nil || !oneUse(o) || ir.IsConst(x) {
			continue
		}
		sides := 0
		switch o.Op() {
		case ir.Add, ir.Mul, ir.And, ir.Or, ir.Xor:
			sides = 2
		case ir.Sub, ir.Shl, ir.LShr, ir.AShr:
			sides = 1
		}
		for n := range sides {
			if o.Operand(n) != x {
				continue
			}
			y := o.Operand(1 - n)
			one := identityOf(o.Op(), i.Type())
			if one == nil {
				one = ir.NewZero(i.Type())
			}
			// worth it when y is a constant that with the identity makes an extension of the
			// condition, or is no constant
			if kc := ir.AsInt(y); ir.IsConst(y) && (kc == nil || !kc.IsZero() && !isOne(kc) && !isAllOnes(kc) || !isZero(one) && !isAllOnes(one)) {
				continue
			}
			v := ic.b.insert(selectArms(i, k, y, one), "")
			v.TakeName(o)
			return newBinary(o.Op(), x, v, o.Flags&(ir.NUW|ir.NSW|ir.Exact))
		}
	}
	return nil
}

// selectArms creates a select with s's condition whose arm k is v.
func selectArms(s *ir.Instr, k int, v, other ir.Value) *ir.Instr {
	if k == 1 {
		return newSelect(s.Operand(0), v, other)
	}
	return newSelect(s.Operand(0), other, v)
}

// selectOfSelect: an arm that is a select with the same condition is that select's arm.
func (ic *combiner) selectOfSelect(i *ir.Instr) *ir.Instr {
	c := i.Operand(0)
	for k := 1; k <= 2; k++ {
		s := opOf(i.Operand(k), ir.Select)
		if s == nil || s == i {
			continue
		}
		if s.Operand(0) == c && s.Operand(k) != ir.Value(i) {
			return ic.setOperand(i, k, s.Operand(k))
		}
		if v, known := implied.Condition(c, k == 1, s.Operand(0)); known { // the inner condition is known
			if arm := pickValue(v, s.Operand(1), s.Operand(2)); arm != ir.Value(i) {
				return ic.setOperand(i, k, arm)
			}
		}
		if s.Operand(0).Type() != c.Type() || !oneUse(s) || !isBool(c.Type()) || isBool(i.Type()) {
			continue
		}
		if s.Operand(3-k) == i.Operand(3-k) { // c ? (d ? x : y) : y is c && d ? x : y
			if k == 1 {
				both := ic.b.insert(newSelect(c, s.Operand(0), ir.NewZero(c.Type())), "")
				return ic.replaceSelect(i, both, s.Operand(1), i.Operand(2))
			}
			either := ic.b.insert(newSelect(c, ir.NewAllOnes(c.Type()), s.Operand(0)), "")
			return ic.replaceSelect(i, either, i.Operand(1), s.Operand(2))
		}
	}
	return nil
}

// selectOfPhis: where the condition is known on all edges into a block with φs, the select is a φ.
func (ic *combiner) selectOfPhis(i *ir.Instr) *ir.Instr {
	p := opOf(i.Operand(0), ir.Phi)
	if p == nil || p.Block() != i.Block() || !oneUse(p) {
		return nil
	}
	for k := range p.NumIncoming() {
		if ir.AsInt(p.Operand(k)) == nil {
			return nil
		}
	}
	for k := 1; k <= 2; k++ {
		v := i.Operand(k)
		if d := asInstr(v); d != nil && d.Block() == i.Block() && d.Op() != ir.Phi {
			return nil
		}
	}
	n := ir.NewInstr(ir.Phi, i.Type())
	for k := range p.NumIncoming() {
		v := i.Operand(1)
		if ir.AsInt(p.Operand(k)).IsZero() {
			v = i.Operand(2)
		}
		n.AddIncoming(translated(v, p, k), p.IncomingBlock(k))
	}
	return n
}
