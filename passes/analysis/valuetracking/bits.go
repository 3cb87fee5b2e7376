package valuetracking

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/analysis/match"
)

// maxKnownDepth bounds how far known bits look through operands.
const maxKnownDepth = 6

// KnownBits computes the known bits of v at q.At: from the operations that define it, from metadata
// and attributes, and, with q.At and q.Facts, from conditions that hold there (LLVM's
// computeKnownBits).
func (q *Query) KnownBits(v ir.Value) KnownBits { return q.KnownBitsAtDepth(v, 0) }

// Width returns the width in bits of an integer or pointer, or of a vector's lanes; 0 for other
// types and above 64 bits: for code that computes with words.
func (q *Query) Width(ty *ir.Type) int {
	if w := q.FullWidth(ty); w <= 64 {
		return w
	}
	return 0
}

// FullWidth returns the width in bits of an integer or pointer, or of a vector's lanes; 0 for other
// types.
func (q *Query) FullWidth(ty *ir.Type) int {
	s := ty.Scalar()
	switch s.Kind {
	case ir.IntKind:
		return s.Bits
	case ir.PtrKind:
		if q.Layout != nil {
			return q.Layout.PtrBits(s.Space)
		}
	}
	return 0
}

func (q *Query) KnownBitsAtDepth(v ir.Value, depth int) KnownBits {
	w := q.FullWidth(v.Type())
	switch {
	case w == 0:
		return KnownBits{}
	case w > 64:
		return q.wideBitsAtDepth(v, w, depth)
	}
	m := WidthMask(w)
	if c, ok := v.(*ir.Const); ok {
		if c.Kind == ir.ExprConst {
			return q.knownExpr(c, w, depth)
		}
		return knownConst(c, m)
	}
	var k KnownBits
	if i, ok := v.(*ir.Instr); ok && depth < maxKnownDepth {
		k = q.knownOf(i, w, depth)
	}
	if v.Type().IsPtr() {
		if n := bits.TrailingZeros64(q.pointerAlign(v)); n < 64 {
			k.Zero |= WidthMask(n) & m
		}
	}
	if p, ok := v.(*ir.Param); ok {
		if a, has := p.Attrs().Get("range"); has {
			k = k.andWords(knownInText(a.Val, w))
		}
	}
	if q.At != nil && q.Facts != nil {
		k = k.andWords(q.knownFromFacts(v, w))
	}
	if q.cond != nil {
		k = k.andWords(q.Given(nil, false).fromCondition(v, w, q.cond, q.holds, 0))
	}
	if k.Zero&k.One&m != 0 { // only where the value is poison, or in code that is never reached
		return KnownBits{}
	}
	return words(k.Zero&m, k.One&m)
}

// knownConst gives the known bits of a constant: for a vector, those of all lanes; poison lanes may
// be anything.
func knownConst(c *ir.Const, m uint64) KnownBits {
	if n, ok := c.Uint64(); ok {
		return words(^n&m, n)
	}
	if c.IsZero() {
		return KnownBits{Zero: m}
	}
	if c.Kind != ir.VectorConst || c.Type().Scalable && len(c.Elems) != 1 {
		return KnownBits{}
	}
	k := words(m, m)
	for _, e := range c.Elems {
		lane, ok := e.(*ir.Const)
		if !ok {
			return KnownBits{}
		}
		if lane.Kind != ir.PoisonConst {
			k = k.eitherWords(knownConst(lane, m))
		}
	}
	if k.Zero&k.One != 0 {
		return KnownBits{}
	}
	return k
}

// knownOf gives the known bits of the result of i from its operation.
func (q *Query) knownOf(i *ir.Instr, w, depth int) KnownBits {
	op := func(k int) KnownBits { return q.KnownBitsAtDepth(i.Operand(k), depth+1) }
	switch i.Op() {
	case ir.And:
		return q.knownAnd(i, op(0), op(1), w)
	case ir.Or:
		return knownOr(op(0), op(1), w)
	case ir.Xor:
		return knownXor(op(0), op(1), w)
	case ir.Add:
		return knownAddSub(true, i.Flags, op(0), op(1), w)
	case ir.Sub:
		return knownAddSub(false, i.Flags, op(0), op(1), w)
	case ir.Mul:
		return q.knownMul(i, op(0), op(1), w, depth)
	case ir.UDiv, ir.SDiv:
		return knownDiv(i, op(0), op(1), w)
	case ir.URem, ir.SRem:
		return knownRem(i.Op() == ir.SRem, op(0), op(1), w)
	case ir.Shl, ir.LShr, ir.AShr:
		return knownShift(i, op(0), op(1), w)
	case ir.ZExt, ir.SExt, ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast:
		return q.knownCast(i, w, depth)
	case ir.AddrSpaceCast:
		if q.CastAlign > 0 {
			return lowZeros(w, min(op(0).TrailingZeros(q.FullWidth(i.Operand(0).Type())), bits.TrailingZeros64(q.CastAlign)))
		}
	case ir.Select:
		return q.knownSelect(i, w, depth)
	case ir.Phi:
		return q.knownPhi(i, w, depth)
	case ir.GetElementPtr:
		return q.knownGEP(i, w, depth)
	case ir.Load:
		if r := i.MD("range"); r != nil {
			return knownInNode(r, w)
		}
	case ir.Freeze:
		if NotPoison(i.Operand(0)) {
			return op(0)
		}
	case ir.ICmp:
	case ir.Call, ir.Invoke:
		return q.knownCall(i, w, depth)
	case ir.ExtractElement:
		if n, ok := match.Uint(i.Operand(1)); ok && !i.Operand(0).Type().Scalable && n < i.Operand(0).Type().Len {
			return q.laneBits(i.Operand(0), n, depth+1)
		}
		return op(0)
	case ir.InsertElement:
		return op(0).either(op(1))
	case ir.ShuffleVector:
		return q.knownShuffle(i, w, depth)
	case ir.ExtractValue:
		return q.knownOverflowResult(i, w, depth)
	}
	return KnownBits{}
}

func knownOr(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.BitOr(a.Bits(w), b.Bits(w)))
	}
	return words(a.Zero&b.Zero, a.One|b.One)
}

func knownXor(a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return FromBits(known.BitXor(a.Bits(w), b.Bits(w)))
	}
	return words(a.Zero&b.Zero|a.One&b.One, a.Zero&b.One|a.One&b.Zero)
}

func (q *Query) knownAnd(i *ir.Instr, a, b KnownBits, w int) KnownBits {
	if w > 64 {
		return wideAnd(i, a.Bits(w), b.Bits(w))
	}
	m := WidthMask(w)
	out := words(a.Zero|b.Zero, a.One&b.One)
	for n := range 2 { // x & -x keeps the lowest bit that is set, x & (x - 1) clears it
		x, y := i.Operand(n), match.Instr(i.Operand(1-n))
		if y == nil {
			continue
		}
		if y.Op() == ir.Sub && match.Zero(y.Operand(0)) && y.Operand(1) == x {
			k := a
			if n == 1 {
				k = b
			}
			if low := bits.TrailingZeros64(k.One); low < 64 {
				out.Zero |= m &^ WidthMask(low+1)
			}
		}
	}
	return out
}

func (q *Query) knownMul(i *ir.Instr, a, b KnownBits, w, depth int) KnownBits {
	x, y := i.Operand(0), i.Operand(1)
	nonNegative := false
	if i.HasFlag(ir.NSW) {
		switch {
		case x == y:
			nonNegative = true
		case a.NonNegative(w) && b.NonNegative(w), a.Negative(w) && b.Negative(w):
			nonNegative = true
		}
	}
	out := knownProduct(a, b, w)
	if x == y && w >= 2 && q.Defined(x) { // bit 1 of a square is never set
		out = out.and(bitZero(w, 1))
	}
	if i.HasFlag(ir.NSW) && !nonNegative && x != y && (a.Negative(w) && b.NonNegative(w) && q.nonZero(y, depth+1) ||
		b.Negative(w) && a.NonNegative(w) && q.nonZero(x, depth+1)) && !out.NonNegative(w) {
		out = out.and(bitOne(w, w-1))
	}
	if nonNegative && !out.Negative(w) {
		out = out.and(bitZero(w, w-1))
	}
	return out
}

func (q *Query) knownCast(i *ir.Instr, w, depth int) KnownBits {
	x := i.Operand(0)
	from := q.FullWidth(x.Type())
	if from == 0 {
		return KnownBits{}
	}
	if w > 64 || from > 64 {
		return q.wideCast(i, w, from, depth)
	}
	m, high := WidthMask(w), WidthMask(w)&^WidthMask(from)
	if i.Op() == ir.BitCast {
		if x.Type().IsVector() && from < w {
			return q.joinedLanes(i, w, from, depth)
		}
		if from != w || x.Type().IsVector() != i.Type().IsVector() || !x.Type().Scalar().IsInt() {
			return KnownBits{}
		}
	}
	k := q.KnownBitsAtDepth(x, depth+1)
	switch i.Op() {
	case ir.ZExt:
		k.Zero |= high
		if i.HasFlag(ir.NNeg) && k.One>>uint(from-1)&1 == 0 {
			k.Zero |= 1 << uint(from-1)
		}
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr:
		k.Zero |= high
	case ir.SExt:
		if k.NonNegative(from) {
			k.Zero |= high
		} else if k.Negative(from) {
			k.One |= high
		}
	}
	return words(k.Zero&m, k.One&m)
}

// knownSelect keeps what both arms have in common, each seen under the condition that picks it.
func (q *Query) knownSelect(i *ir.Instr, w, depth int) KnownBits {
	arm := func(k int, holds bool) KnownBits {
		v := i.Operand(k)
		out := q.KnownBitsAtDepth(v, depth+1)
		if !ir.IsConst(v) {
			more := q.fromCondition(v, w, i.Operand(0), holds, 0)
			if !more.IsNothing() && q.Defined(v) {
				if both := out.and(more); !both.contradicts() {
					out = both
				}
			}
		}
		return out
	}
	a := arm(1, true)
	if a.IsNothing() {
		return a
	}
	return a.either(arm(2, false))
}

func (q *Query) knownShuffle(i *ir.Instr, w, depth int) KnownBits {
	a, b := false, false
	if i.Operand(0).Type().Scalable {
		return KnownBits{}
	}
	n := int32(i.Operand(0).Type().Len)
	for _, e := range i.Mask() {
		a = a || e >= 0 && e < n
		b = b || e >= n
	}
	switch {
	case a && b:
		return q.KnownBitsAtDepth(i.Operand(0), depth+1).either(q.KnownBitsAtDepth(i.Operand(1), depth+1))
	case a:
		return q.KnownBitsAtDepth(i.Operand(0), depth+1)
	case b:
		return q.KnownBitsAtDepth(i.Operand(1), depth+1)
	}
	return KnownBits{}
}

// knownOverflowResult is the number in the pair that an arithmetic-with-overflow intrinsic returns.
func (q *Query) knownOverflowResult(i *ir.Instr, w, depth int) KnownBits {
	c := match.Op(i.Operand(0), ir.Call)
	if c == nil || len(i.Indices()) != 1 || i.Indices()[0] != 0 {
		return KnownBits{}
	}
	op := func(k int) KnownBits { return q.KnownBitsAtDepth(c.Operand(k), depth+1) }
	switch c.IntrinsicID() {
	case "llvm.sadd.with.overflow", "llvm.uadd.with.overflow":
		return knownAddSub(true, 0, op(0), op(1), w)
	case "llvm.ssub.with.overflow", "llvm.usub.with.overflow":
		return knownAddSub(false, 0, op(0), op(1), w)
	case "llvm.smul.with.overflow", "llvm.umul.with.overflow":
		return knownProduct(op(0), op(1), w)
	}
	return KnownBits{}
}

// knownGEP adds up the offsets.
func (q *Query) knownGEP(i *ir.Instr, w, depth int) KnownBits {
	if q.Layout == nil || q.Layout.IndexBits(i.Type().Scalar().Space) != w || w > 64 { // offsets are words
		return KnownBits{}
	}
	m := WidthMask(w)
	sum := q.KnownBitsAtDepth(i.Operand(0), depth+1)
	ty := i.ElemTy
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		var off KnownBits
		if k > 1 && ty.Kind == ir.StructKind {
			n, _ := match.Uint(v)
			o := q.Layout.FieldOffset(ty, n)
			off = words(^o&m, o&m)
			ty = ty.FieldAt(n)
		} else {
			if k > 1 {
				ty = ty.Elem
			}
			iw := q.FullWidth(v.Type())
			if ty.Scalable || ty.Kind == ir.TargetKind {
				return KnownBits{}
			}
			idx := q.KnownBitsAtDepth(v, depth+1)
			if iw > 64 {
				idx = FromBits(idx.Bits(iw).Trunc(w))
			}
			if iw < w {
				if idx.NonNegative(iw) {
					idx.Zero |= m &^ WidthMask(iw)
				} else if idx.Negative(iw) {
					idx.One |= m &^ WidthMask(iw)
				}
			}
			size := q.Layout.AllocSize(ty)
			off = knownProduct(words(idx.Zero&m, idx.One&m), words(^size&m, size&m), w)
		}
		sum = knownAddSub(true, 0, sum, off, w)
	}
	return sum
}

// pointerAlign returns the alignment that a pointer's definition promises, in bytes; 1 when it says
// nothing.
func (q *Query) pointerAlign(v ir.Value) uint64 {
	text := func(a ir.AttrSet) uint64 {
		if at, ok := a.Get("align"); ok {
			if n, err := strconv.ParseUint(at.Val, 10, 64); err == nil {
				return n
			}
		}
		return 1
	}
	switch v := v.(type) {
	case *ir.GlobalVar:
		if q.Layout != nil {
			return analysis.VariableAlign(v, q.Layout)
		}
		return max(1, v.Align)
	case *ir.Func:
		return 1
	case *ir.Param:
		return text(v.Attrs())
	case *ir.Instr:
		switch {
		case v.Op() == ir.Alloca:
			return max(1, v.Align())
		case v.Op() == ir.Load:
			if n := v.MD("align"); n != nil {
				if c, ok := n.Operand(0).(*ir.MDConst); ok {
					if u, fits := match.Uint(c.Value); fits && u != 0 {
						return u
					}
				}
			}
		case v.Op().IsCall():
			n := text(v.Info.Attrs.Ret)
			if f := v.CalledFunc(); f != nil {
				n = max(n, text(f.Attrs.Ret))
			}
			return n
		}
	}
	return 1
}
