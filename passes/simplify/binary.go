package simplify

import (
	"math/big"
	"math/bits"

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
		if w := q.Width(x.Type()); w > 0 && q.KnownBits(y).Zero|1<<(w-1) == valuetracking.WidthMask(w) { // y is 0 or the least number, of which the latter overflows
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

func simplifyDivRem(q *Query, op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := x.Type()
	div := op == ir.UDiv || op == ir.SDiv
	switch {
	case match.Undef(y), match.Zero(y), someLaneZero(y): // undefined behaviour
		return ir.NewPoison(ty)
	case match.Undef(x), match.Zero(x):
		return ir.NewZero(ty)
	case x == y && div:
		return ir.NewInt(ty, 1)
	case x == y:
		return ir.NewZero(ty)
	case match.One(y), ty.Scalar().IsInt(1), extendsBool(y, ir.ZExt): // or it would be 0
		if div {
			return x
		}
		return ir.NewZero(ty)
	}
	if op == ir.SRem && match.AllOnes(y) {
		return ir.NewZero(ty)
	}
	if q.equalHere(x, y) {
		if div {
			return ir.NewInt(ty, 1)
		}
		return ir.NewZero(ty)
	}
	if v := q.divByKnown(op, flags, x, y); v != nil {
		return v
	}
	if v := q.multiple(op, x, y); v != nil {
		return v
	}
	if q.less(op, x, y) || (op == ir.UDiv || op == ir.URem) && q.truly(ir.ULT, x, y) || (op == ir.SDiv || op == ir.SRem) && q.smaller(x, y) {
		if div {
			return ir.NewZero(ty)
		}
		return x
	}
	// (a % b) / b = 0, (a % b) % b = a % b
	rem := ir.URem
	if op == ir.SDiv || op == ir.SRem {
		rem = ir.SRem
	}
	if i := match.Op(x, rem); i != nil && i.Operand(1) == y {
		if div {
			return ir.NewZero(ty)
		}
		return x
	}
	return nil
}

// divByKnown uses known bits: a divisor that is 0 or 1 is 1, an unsigned dividend that is below the
// divisor gives 0, and a quotient that cannot be exact is poison.
func (q *Query) divByKnown(op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	w := q.Width(x.Type())
	if w == 0 {
		return nil
	}
	div := op == ir.UDiv || op == ir.SDiv
	a, b := q.KnownBits(x), q.KnownBits(y)
	switch {
	case w > 1 && b.Zero|1 == valuetracking.WidthMask(w):
		if div {
			return x
		}
		return ir.NewZero(x.Type())
	case (op == ir.UDiv || op == ir.URem) && a.Max(w) < b.Min():
		if div {
			return ir.NewZero(x.Type())
		}
		return x
	case flags&ir.Exact != 0 && ir.AsInt(y) != nil && bits.TrailingZeros64(a.One) < bits.TrailingZeros64(b.One): // x has fewer factors 2
		return ir.NewPoison(x.Type())
	}
	return nil
}

// multiple divides a multiple of the divisor: (a * y) / y = a and (a * y) % y = 0 when the product
// did not wrap, (y << a) % y = 0, and y / -y = -1.
func (q *Query) multiple(op ir.Op, x, y ir.Value) ir.Value {
	div, flag, quotient := op == ir.UDiv || op == ir.SDiv, ir.NUW, ir.UDiv
	if op == ir.SDiv || op == ir.SRem {
		flag, quotient = ir.NSW, ir.SDiv
	}
	if i := match.Op(x, ir.Mul); i != nil && (i.Operand(0) == y || i.Operand(1) == y) {
		a := i.Operand(0)
		if a == y {
			a = i.Operand(1)
		}
		d := match.Op(a, quotient)
		if i.HasFlag(flag) || d != nil && d.Operand(1) == y {
			if div {
				return a
			}
			return ir.NewZero(x.Type())
		}
	}
	if i := match.Op(x, ir.Shl); i != nil && !div && i.Operand(0) == y && i.HasFlag(flag) {
		return ir.NewZero(x.Type())
	}
	switch {
	case op == ir.SDiv && negates(x, y, true):
		return ir.NewAllOnes(x.Type())
	case op == ir.SRem && negates(x, y, false):
		return ir.NewZero(x.Type())
	}
	return nil
}

// negates reports whether one of two values is the other negated, or they are a - b and b - a; with
// nsw, without a wrap.
func negates(x, y ir.Value, nsw bool) bool {
	a, b := match.Op(x, ir.Sub), match.Op(y, ir.Sub)
	neg := func(i *ir.Instr, of ir.Value) bool {
		return i != nil && match.Zero(i.Operand(0)) && i.Operand(1) == of && (!nsw || i.HasFlag(ir.NSW))
	}
	if neg(a, y) || neg(b, x) {
		return true
	}
	return a != nil && b != nil && a.Operand(0) == b.Operand(1) && a.Operand(1) == b.Operand(0) && (!nsw || a.HasFlag(ir.NSW) && b.HasFlag(ir.NSW))
}

// someLaneZero reports whether a lane of a constant vector is zero, undef or poison.
func someLaneZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.VectorConst || k.Type().Scalable {
		return false
	}
	for n := range k.Type().Len {
		if e := k.Elem(n); match.Zero(e) || match.Undef(e) || match.Poison(e) {
			return true
		}
	}
	return false
}

// extendsBool reports whether v is a zext or sext of an i1.
func extendsBool(v ir.Value, op ir.Op) bool {
	i := match.Op(v, op)
	return i != nil && i.Operand(0).Type().Scalar().IsInt(1)
}

// truly reports whether a compare surely holds.
func (q *Query) truly(p ir.Pred, x, y ir.Value) bool {
	k := ir.AsInt(q.ICmp(p, x, y))
	return k != nil && !k.IsZero()
}

// smaller reports whether x is surely nearer to 0 than y, one of them being a constant.
func (q *Query) smaller(x, y ir.Value) bool {
	if c := ir.AsInt(x); c != nil && c.BigSigned().Sign() != 0 { // |x| < |y|: y is beyond x on either side
		lo, hi, ok := around(c, x.Type())
		return ok && (q.truly(ir.SLT, y, lo) || q.truly(ir.SGT, y, hi))
	}
	if c := ir.AsInt(y); c != nil {
		lo, hi, ok := around(c, x.Type())
		return ok && q.truly(ir.SGT, x, lo) && q.truly(ir.SLT, x, hi)
	}
	return false
}

// around returns -|c| and |c|, if the type holds both.
func around(c *ir.Const, ty *ir.Type) (lo, hi *ir.Const, ok bool) {
	n := c.BigSigned()
	n.Abs(n)
	if n.BitLen() >= c.Type().Bits {
		return nil, nil, false
	}
	return ir.NewBigInt(ty, new(big.Int).Neg(n)), ir.NewBigInt(ty, n), true
}

// less reports whether the dividend is surely less than the divisor, both constants or results of
// an operation with a constant.
func (q *Query) less(op ir.Op, x, y ir.Value) bool {
	w := q.Width(x.Type())
	if w == 0 || x.Type().IsVector() || !ir.IsConst(x) && !ir.IsConst(y) {
		return false
	}
	signed := op == ir.SDiv || op == ir.SRem
	a, b, ok1 := q.RangeOf(x, w, signed, 0)
	c, d, ok2 := q.RangeOf(y, w, signed, 0)
	if !ok1 || !ok2 {
		return false
	}
	if !signed {
		return a <= b && c <= d && b < c
	}
	sa, sb, sc, sd := valuetracking.SignExtend(a, w), valuetracking.SignExtend(b, w), valuetracking.SignExtend(c, w), valuetracking.SignExtend(d, w)
	least := int64(-1) << uint(w-1)
	if sa > sb || sc > sd || sa == least {
		return false
	}
	most := max(-sa, sb)
	return sc > most || sd < -most
}

func simplifyShift(q *Query, op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := x.Type()
	if match.Undef(y) {
		return ir.NewPoison(ty)
	}
	if match.Zero(y) || extendsBool(y, ir.SExt) { // by -1 it would be poison
		return x
	}
	if match.Undef(x) && flags&(ir.NUW|ir.NSW|ir.Exact) != 0 { // 0, or a number for which it is poison
		return x
	}
	if match.Zero(x) || match.Undef(x) {
		return ir.NewZero(ty)
	}
	if tooFar(y, uint64(ty.Scalar().Bits)) {
		return ir.NewPoison(ty)
	}
	if v := q.shiftByKnown(x, y); v != nil {
		return v
	}
	if op != ir.Shl && x == y { // x >> x: x is less than its width, or the result is poison
		return ir.NewZero(ty)
	}
	if k := ir.AsInt(y); k != nil {
		if n, ok := k.Uint64(); !ok || n >= uint64(ty.Scalar().Bits) {
			return ir.NewPoison(ty)
		}
	}
	if op == ir.AShr && (match.AllOnes(x) || q.SignBits(x) == ty.Scalar().Bits) {
		return x
	}
	if k := ir.AsInt(x); k != nil { // by any other amount than zero a bit would be lost
		if flags&ir.Exact != 0 && k.Big().Bit(0) == 1 || op == ir.Shl && flags&ir.NUW != 0 && k.BigSigned().Sign() < 0 {
			return x
		}
	}
	// (a << n) >> n = a when no bit was lost, and the reverse for exact
	if op == ir.Shl {
		for _, r := range []ir.Op{ir.LShr, ir.AShr} {
			if i := match.Op(x, r); i != nil && i.HasFlag(ir.Exact) && i.Operand(1) == y {
				return i.Operand(0)
			}
		}
		return nil
	}
	if i := match.Op(x, ir.Shl); i != nil && i.Operand(1) == y && (op == ir.LShr && i.HasFlag(ir.NUW) || op == ir.AShr && i.HasFlag(ir.NSW)) {
		return i.Operand(0)
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

// tooFar reports whether every lane of a constant amount is at least w, or undef or poison.
func tooFar(v ir.Value, w uint64) bool {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.VectorConst || k.Type().Scalable {
		return false
	}
	for n := range k.Type().Len {
		e, _ := k.Elem(n).(*ir.Const)
		if e == nil {
			return false
		}
		if e.Kind == ir.UndefConst || e.Kind == ir.PoisonConst {
			continue
		}
		if c, ok := match.Uint(e); !ok || c < w && ir.AsInt(e).Big().IsUint64() {
			return false
		}
	}
	return true
}

// shiftByKnown uses the known bits of the amount: too large an amount is poison, and the amount is
// 0 where every bit that may be set is too large.
func (q *Query) shiftByKnown(x, y ir.Value) ir.Value {
	if q.Width(y.Type()) == 0 {
		return nil
	}
	k, w := q.KnownBitsAtDepth(y, 0), uint64(y.Type().Scalar().Bits)
	if k.One >= w {
		return ir.NewPoison(x.Type())
	}
	if below := valuetracking.WidthMask(bits.Len64(w - 1)); k.Zero&below == below {
		return x
	}
	return nil
}
