package valuetracking

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// The range of the result of one operation with a constant, for any other operand: LLVM's
// computeConstantRange.

// RangeOf is the interval from lo to hi, both included, around zero when lo > hi. Of sums that wrap
// in neither sense, the range of signed numbers is given with signed set.
func (q *Query) RangeOf(v ir.Value, w int, signed bool, depth int) (lo, hi uint64, ok bool) {
	if c, isConst := match.Uint(v); isConst {
		return c, c, true
	}
	if p, isParam := v.(*ir.Param); isParam {
		return q.paramRange(p, w)
	}
	i := match.Instr(v)
	if i == nil || depth > 3 || w == 0 {
		return 0, 0, false
	}
	switch op := i.Op(); {
	case op.IsBinary():
		if c, is := match.Uint(i.Operand(1)); is {
			return rangeByRight(i, c, w, signed)
		}
		if c, is := match.Uint(i.Operand(0)); is {
			return rangeByLeft(i, c, w)
		}
	case op == ir.Call:
		if lo, hi, ok := rangeOfCall(i, w); ok {
			return lo, hi, true
		}
		return promisedRange(i, w)
	case op == ir.Load:
		return promisedRange(i, w)
	case op == ir.ZExt:
		if from := q.Width(i.Operand(0).Type()); from > 0 {
			return 0, WidthMask(from), true
		}
	case op == ir.FPToUI, op == ir.FPToSI:
		return rangeOfHalf(i, w)
	case op == ir.Select:
		if lo, hi, ok := selectedExtreme(i, w); ok {
			return lo, hi, true
		}
		a, b, ok1 := q.RangeOf(i.Operand(1), w, signed, depth+1)
		c, d, ok2 := q.RangeOf(i.Operand(2), w, signed, depth+1)
		if ok1 && ok2 && a <= b && c <= d {
			return min(a, c), max(b, d), true
		}
	}
	return 0, 0, false
}

// paramRange is the range that an attribute promises of a parameter.
func (q *Query) paramRange(p *ir.Param, w int) (lo, hi uint64, ok bool) {
	if !p.Type().Scalar().IsInt() || w == 0 || w > 64 {
		return 0, 0, false
	}
	r, ok := analysis.ParamRange(p)
	if !ok || r.IsFull() || r.IsEmpty() || r.IsWrapped() {
		return 0, 0, false
	}
	lo, _ = r.UMin().Uint64()
	hi, _ = r.UMax().Uint64()
	return lo, hi, true
}

// rangeOfHalf is the range of the integers that a half converts to; what does not fit is poison.
func rangeOfHalf(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	most := uint64(65504)
	if i.Operand(0).Type().Scalar().Kind != ir.HalfKind || w < 16 || w == 16 && i.Op() == ir.FPToSI {
		return 0, 0, false
	}
	if i.Op() == ir.FPToUI {
		return 0, most, true
	}
	return -most & WidthMask(w), most, true
}

// selectedExtreme is the range of x > c ? x : c and its like.
func selectedExtreme(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	c := match.Op(i.Operand(0), ir.ICmp)
	if c == nil || w == 0 || c.Operand(0) != i.Operand(1) || c.Operand(1) != i.Operand(2) {
		return 0, 0, false
	}
	k, isConst := match.Uint(i.Operand(2))
	least := uint64(1) << uint(w-1)
	if !isConst {
		return 0, 0, false
	}
	switch c.Pred {
	case ir.UGT, ir.UGE:
		return k, WidthMask(w), true
	case ir.ULT, ir.ULE:
		return 0, k, true
	case ir.SGT, ir.SGE:
		return k, least - 1, true
	case ir.SLT, ir.SLE:
		return least, k, true
	}
	return 0, 0, false
}

// promisedRange is the range that metadata or an attribute promises of a result.
func promisedRange(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	r, ok := analysis.ResultRange(i)
	if !ok || w == 0 || w > 64 || r.IsFull() || r.IsEmpty() || r.IsWrapped() {
		return 0, 0, false
	}
	lo, _ = r.UMin().Uint64()
	hi, _ = r.UMax().Uint64()
	return lo, hi, true
}

// rangeByRight is the range of x op c.
func rangeByRight(i *ir.Instr, c uint64, w int, signed bool) (lo, hi uint64, ok bool) {
	m, least := WidthMask(w), uint64(1)<<uint(w-1)
	most, s := least-1, SignExtend(c, w)
	switch op := i.Op(); {
	case op == ir.Add && c != 0 && i.HasFlag(ir.NUW) && !(signed && i.HasFlag(ir.NSW)):
		return c, m, true
	case op == ir.Add && c != 0 && i.HasFlag(ir.NSW):
		if s < 0 {
			return least, (most + c) & m, true
		}
		return (least + c) & m, most, true
	case op == ir.And:
		return 0, c, true
	case op == ir.Or:
		return c, m, true
	case op == ir.AShr && c < uint64(w):
		return uint64(SignExtend(least, w)>>c) & m, most >> c, true
	case op == ir.LShr && c < uint64(w):
		return 0, m >> c, true
	case op == ir.Shl && c < uint64(w):
		return 0, m << c & m, true
	case op == ir.UDiv && c != 0:
		return 0, m / c, true
	case op == ir.URem && c != 0:
		return 0, c - 1, true
	case op == ir.SDiv && c == m:
		return (least + 1) & m, most, true
	case op == ir.SDiv && s != 0 && s != 1:
		a, b := SignExtend(least, w)/s, int64(most)/s
		return uint64(min(a, b)) & m, uint64(max(a, b)) & m, true
	case op == ir.SRem && c != 0 && c != least:
		s = max(s, -s)
		return uint64(1-s) & m, uint64(s-1) & m, true
	}
	return 0, 0, false
}

// rangeByLeft is the range of c op x.
func rangeByLeft(i *ir.Instr, c uint64, w int) (lo, hi uint64, ok bool) {
	m, least, s := WidthMask(w), uint64(1)<<uint(w-1), SignExtend(c, w)
	n := w - 1 // the greatest amount by which c may be shifted right
	if i.HasFlag(ir.Exact) && c != 0 {
		n = bits.TrailingZeros64(c)
	}
	switch op := i.Op(); {
	case op == ir.AShr && s < 0:
		return c, uint64(s>>n) & m, true
	case op == ir.AShr, op == ir.LShr:
		return c >> n, c, true
	case op == ir.Shl:
		return rangeOfShifted(i, c, w)
	case op == ir.UDiv, op == ir.URem:
		return 0, c, true
	case op == ir.SDiv && c == least:
		return c, least >> 1, true
	case op == ir.SDiv:
		s = max(s, -s)
		return uint64(-s) & m, uint64(s), true
	case op == ir.SRem && s < 0:
		return c, 0, true
	case op == ir.SRem:
		return 0, c, true
	}
	return 0, 0, false
}

// rangeOfShifted is the range of c << x.
func rangeOfShifted(i *ir.Instr, c uint64, w int) (lo, hi uint64, ok bool) {
	m := WidthMask(w)
	zeros := bits.LeadingZeros64(c) - (64 - w)
	switch {
	case c == 0:
		return 0, 0, true
	case i.HasFlag(ir.NUW):
		return c, c << zeros & m, true
	case i.HasFlag(ir.NSW) && zeros == 0:
		ones := bits.LeadingZeros64(^(c << (64 - w))) // of c's w bits
		return c << (min(ones, w) - 1) & m, c, true
	case i.HasFlag(ir.NSW):
		return c, c << (zeros - 1) & m, true
	}
	return c & 1, m &^ (m >> bits.OnesCount64(c)), true
}

func rangeOfCall(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	m, sign := WidthMask(w), uint64(1)<<uint(w-1)
	switch id := i.IntrinsicID(); id {
	case "llvm.ctpop", "llvm.ctlz", "llvm.cttz":
		return 0, uint64(w) & m, true
	case "llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax":
		c, is := match.Uint(i.Arg(1))
		if !is {
			return 0, 0, false
		}
		switch id {
		case "llvm.umin":
			return 0, c, true
		case "llvm.umax":
			return c, m, true
		case "llvm.smin":
			return sign, c, true
		}
		return c, sign - 1, true
	case "llvm.uadd.sat", "llvm.usub.sat", "llvm.sadd.sat", "llvm.ssub.sat":
		return rangeOfSaturated(i, w)
	case "llvm.scmp", "llvm.ucmp":
		return m, 1 & m, true
	case "llvm.abs":
		if match.One(i.Arg(1)) {
			return 0, sign - 1, true
		}
		return 0, sign, true
	}
	return 0, 0, false
}

// rangeOfSaturated is the range of a saturating sum or difference with a constant.
func rangeOfSaturated(i *ir.Instr, w int) (lo, hi uint64, ok bool) {
	m, least := WidthMask(w), uint64(1)<<uint(w-1)
	most, id := least-1, i.IntrinsicID()
	c, right := match.Uint(i.Arg(1))
	if !right {
		if c, ok = match.Uint(i.Arg(0)); !ok {
			return 0, 0, false
		}
	}
	negative := c&least != 0
	switch {
	case id == "llvm.uadd.sat":
		return c, m, true
	case id == "llvm.usub.sat" && right:
		return 0, m - c, true
	case id == "llvm.usub.sat":
		return 0, c, true
	case id == "llvm.sadd.sat" && negative:
		return least, (most + c) & m, true
	case id == "llvm.sadd.sat":
		return (least + c) & m, most, true
	case right && negative: // x - c
		return (least - c) & m, most, true
	case right:
		return least, (most - c) & m, true
	case negative: // c - x
		return least, (c - least) & m, true
	}
	return (c - most) & m, most, true
}

// ByRange answers x p c from the range of x.
func (q *Query) ByRange(p ir.Pred, x ir.Value, k *ir.Const) (value, known bool) {
	w := q.Width(x.Type())
	c, fits := k.Uint64()
	if w == 0 || !fits {
		return false, false
	}
	lo, hi, ok := q.RangeOf(x, w, p.IsSigned(), 0)
	if !ok {
		return false, false
	}
	m := WidthMask(w)
	if p.IsEquality() {
		if (c-lo)&m > (hi-lo)&m {
			return p == ir.NE, true
		}
		return p == ir.EQ, lo == hi
	}
	if p.IsSigned() { // the order of signed numbers is that of unsigned ones with the sign bit inverted
		s := uint64(1) << uint(w-1)
		lo, hi, c = lo^s, hi^s, c^s
	}
	if lo > hi {
		lo, hi = 0, m
	}
	switch p.Unsigned() {
	case ir.ULT:
		return hi < c, hi < c || lo >= c
	case ir.ULE:
		return hi <= c, hi <= c || lo > c
	case ir.UGT:
		return lo > c, lo > c || hi <= c
	}
	return lo >= c, lo >= c || hi < c
}
