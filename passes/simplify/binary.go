package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// Binary returns what op of x and y is equal to, or nil.
func (q *Query) Binary(op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if v := q.binaryAsIs(op, flags, x, y); v != nil {
		return v
	}
	if v := q.regrouped(op, x, y, maxRegrouping); v != nil {
		return v
	}
	if v := q.onTruth(op, x, y, maxRegrouping); v != nil {
		return v
	}
	return q.binaryOfChoice(op, x, y)
}

// binaryAsIs is Binary for the operation as it stands.
func (q *Query) binaryAsIs(op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if ok1 && ok2 && !(op.IsDivRem() && someLaneZero(y)) {
		if v := constfold.BinaryIn(q.Function(), op, a, b, q.Layout); v != nil {
			return v
		}
	}
	if match.Poison(x) || match.Poison(y) {
		return ir.NewPoison(x.Type())
	}
	if op.IsCommutative() && ir.IsConst(x) && !ir.IsConst(y) {
		x, y = y, x
	}
	if f := binaryRule(op); f != nil {
		return f(q, op, flags, x, y)
	}
	return nil
}

// binaryRule gives each opcode its identities; for commutative ones a constant stands on the right.
func binaryRule(op ir.Op) func(q *Query, op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	switch op {
	case ir.Add:
		return simplifyAdd
	case ir.Sub:
		return simplifySub
	case ir.Mul:
		return simplifyMul
	case ir.And:
		return simplifyAnd
	case ir.Or:
		return simplifyOr
	case ir.Xor:
		return simplifyXor
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
		return simplifyDivRem
	case ir.Shl, ir.LShr, ir.AShr:
		return simplifyShift
	case ir.FAdd:
		return simplifyFAdd
	case ir.FSub:
		return simplifyFSub
	case ir.FMul:
		return simplifyFMul
	case ir.FDiv:
		return simplifyFDiv
	case ir.FRem:
		return simplifyFRem
	}
	return nil
}

// binaryOf matches an instruction of the opcode and returns its operands.
func binaryOf(v ir.Value, op ir.Op) (x, y ir.Value, ok bool) {
	if i := match.Op(v, op); i != nil {
		return i.Operand(0), i.Operand(1), true
	}
	return nil, nil, false
}

func simplifyAdd(q *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if x.Type().Scalar().IsInt(1) { // addition modulo 2
		if v := simplifyXor(q, ir.Xor, 0, x, y); v != nil {
			return v
		}
	}
	if match.Undef(y) {
		return y
	}
	if match.Zero(y) {
		return x
	}
	if flags&ir.NUW != 0 && match.AllOnes(y) { // only 0 - 1 + 2^w does not wrap
		return y
	}
	// (a - b) + b = a, in both orders; ~a + a = -1
	for range 2 {
		if a, b, ok := binaryOf(x, ir.Sub); ok {
			if b == y {
				return a
			}
		}
		if a, ok := match.Not(x); ok && a == y {
			return ir.NewAllOnes(x.Type())
		}
		x, y = y, x
	}
	if negates(x, y, false) {
		return ir.NewZero(x.Type())
	}
	return nil
}

func simplifySub(q *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	if x.Type().Scalar().IsInt(1) && !match.Undef(x) && !match.Undef(y) { // subtraction modulo 2
		a, b := x, y
		if ir.IsConst(a) {
			a, b = b, a
		}
		if v := simplifyXor(q, ir.Xor, 0, a, b); v != nil {
			return v
		}
	}
	switch {
	case match.Undef(x) || match.Undef(y):
		return ir.NewUndef(x.Type())
	case match.Zero(y):
		return x
	case x == y:
		return ir.NewZero(x.Type())
	}
	if match.Zero(x) {
		if flags&ir.NUW != 0 {
			return ir.NewZero(x.Type())
		}
		if a, b, ok := binaryOf(y, ir.Sub); ok && match.Zero(a) { // 0 - (0 - b)
			return b
		}
		if w := q.FullWidth(x.Type()); w > 0 && q.KnownBits(y).TrailingZeros(w) >= w-1 { // y is 0 or the least number, of which the latter overflows
			if flags&ir.NSW != 0 {
				return ir.NewZero(x.Type())
			}
			return y
		}
	}
	if q.equalHere(x, y) {
		return ir.NewZero(x.Type())
	}
	if a, b, ok := binaryOf(x, ir.Add); ok { // (a + b) - b, (a + b) - a
		if b == y {
			return a
		}
		if a == y {
			return b
		}
	}
	if a, b, ok := binaryOf(y, ir.Sub); ok && a == x { // x - (x - b)
		return b
	}
	return nil
}

func simplifyMul(_ *Query, _ ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	switch {
	case match.Undef(y), match.Zero(y):
		return ir.NewZero(x.Type())
	case match.One(y):
		return x
	}
	for range 2 { // (a /exact b) * b = a
		for _, op := range []ir.Op{ir.UDiv, ir.SDiv} {
			if i := match.Op(x, op); i != nil && i.HasFlag(ir.Exact) && i.Operand(1) == y {
				return i.Operand(0)
			}
		}
		x, y = y, x
	}
	if x.Type().Scalar().IsInt(1) {
		switch {
		case flags&ir.NSW != 0: // a bit is 0 or -1, and -1 * -1 = 1 overflows
			return ir.NewZero(x.Type())
		case x == y:
			return x
		}
	}
	return nil
}

func simplifyAnd(q *Query, _ ir.Op, _ ir.Flags, x, y ir.Value) ir.Value {
	switch {
	case match.Undef(y), match.Zero(y):
		return ir.NewZero(x.Type())
	case x == y, match.AllOnes(y):
		return x
	}
	if v := maskOfShift(x, y); v != nil {
		return v
	}
	for range 2 {
		if a, ok := match.Not(x); ok && a == y { // ~a & a
			return ir.NewZero(x.Type())
		}
		if a, b, ok := binaryOf(x, ir.Sub); ok && match.Zero(a) && b == y && q.PowerOfTwo(y, true) { // -a & a, a single bit
			return y
		}
		if a, b, ok := binaryOf(x, ir.Add); ok && match.AllOnes(b) {
			if a == y && q.PowerOfTwo(y, true) { // (a - 1) & a
				return ir.NewZero(x.Type())
			}
			if v := q.belowPower(a, y); v != nil {
				return v
			}
		}
		if a, b, ok := binaryOf(x, ir.Or); ok && (a == y || b == y) { // (a | b) & a
			return y
		}
		if a, b, ok := binaryOf(x, ir.And); ok && (a == y || b == y) { // (a & b) & a
			return x
		}
		if v := andOfLogic(x, y); v != nil {
			return v
		}
		x, y = y, x
	}
	return nil
}

// belowPower: ((x << m) - 1) & (x << n) is zero for a power of two x and n >= m.
func (q *Query) belowPower(a, y ir.Value) ir.Value {
	x, m, ok1 := binaryOf(a, ir.Shl)
	z, n, ok2 := binaryOf(y, ir.Shl)
	k, l := ir.AsInt(m), ir.AsInt(n)
	if !ok1 || !ok2 || x != z || k == nil || l == nil || l.Big().Cmp(k.Big()) < 0 || !q.PowerOfTwo(x, true) {
		return nil
	}
	return ir.NewZero(y.Type())
}

func simplifyOr(_ *Query, _ ir.Op, _ ir.Flags, x, y ir.Value) ir.Value {
	switch {
	case match.Undef(y), match.AllOnes(y):
		return ir.NewAllOnes(x.Type())
	case x == y, match.Zero(y):
		return x
	}
	for range 2 {
		if a, ok := match.Not(x); ok && a == y {
			return ir.NewAllOnes(x.Type())
		}
		if a, b, ok := binaryOf(x, ir.And); ok && (a == y || b == y) {
			return y
		}
		if a, b, ok := binaryOf(x, ir.Or); ok && (a == y || b == y) {
			return x
		}
		if v := orOfLogic(x, y); v != nil {
			return v
		}
		if v := rotatedOnes(x, y); v != nil {
			return v
		}
		x, y = y, x
	}
	return nil
}

// equalHere reports whether a branch through which control comes says that x and y are equal.
func (q *Query) equalHere(x, y ir.Value) bool {
	if x.Type().IsVector() {
		return false
	}
	equal, known := q.byBranch(ir.EQ, x, y)
	return known && equal
}

func simplifyXor(q *Query, _ ir.Op, _ ir.Flags, x, y ir.Value) ir.Value {
	switch {
	case match.Undef(y):
		return y
	case match.Zero(y):
		return x
	case x == y:
		return ir.NewZero(x.Type())
	}
	for range 2 {
		if a, ok := match.Not(x); ok && a == y {
			return ir.NewAllOnes(x.Type())
		}
		if a, b, ok := binaryOf(x, ir.Xor); ok { // (a ^ b) ^ b
			if a == y {
				return b
			}
			if b == y {
				return a
			}
		}
		if v := xorOfLogic(x, y); v != nil {
			return v
		}
		x, y = y, x
	}
	if q.equalHere(x, y) {
		return ir.NewZero(x.Type())
	}
	return nil
}
func isFloat(v ir.Value, want float64, sign bool) bool {
	k, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	if k.Type().IsVector() {
		if s := k.Splat(); s != nil {
			k = s
		} else {
			k = match.IgnorePoison(k)
		}
	}
	if k.Kind != ir.FloatConst {
		return false
	}
	f, ok := k.Float64()
	return ok && f == want && (f != 0 || sign == valuetracking.IsNegative(k))
}
