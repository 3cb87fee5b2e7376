package valuetracking

import (
	"math/bits"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// maxRangeDepth bounds how many selects are looked through.
const maxRangeDepth = 3

// RangeOf is the range of an integer, of a pointer's address or of a vector's lanes, of any width,
// that the one operation that makes it tells for any other operand: LLVM's computeConstantRange. Of
// two possible ranges the one that does not wrap as a signed or unsigned number is given. ok is
// false where nothing is known.
func (q *Query) RangeOf(v ir.Value, signed bool) (r ranges.Range, ok bool) {
	return q.rangeOf(v, signed, 0)
}

func (q *Query) rangeOf(v ir.Value, signed bool, depth int) (r ranges.Range, ok bool) {
	if c, isConst := number(v); isConst {
		return ranges.Single(c), true
	}
	if p, isParam := v.(*ir.Param); isParam && p.Type().Scalar().IsInt() {
		return proper(analysis.ParamRange(p))
	}
	i, isInstr := v.(*ir.Instr)
	if !isInstr || depth > maxRangeDepth {
		return r, false
	}
	switch op := i.Op(); {
	case op.IsBinary():
		if c, is := number(i.Operand(1)); is {
			return rangeByRight(i, c, signed)
		}
		if c, is := number(i.Operand(0)); is {
			return rangeByLeft(i, c)
		}
	case op == ir.Call:
		if r, ok = rangeOfCall(i); ok {
			return r, true
		}
		return proper(analysis.ResultRange(i))
	case op == ir.Load:
		return proper(analysis.ResultRange(i))
	case op == ir.ZExt:
		if from := i.Operand(0).Type().Scalar(); from.IsInt() {
			return ranges.Full(from.Bits).ZExt(i.Type().Scalar().Bits), true
		}
	case op == ir.FPToUI, op == ir.FPToSI:
		return rangeOfHalf(i)
	case op == ir.Select:
		if r, ok = selectedExtreme(i); ok {
			return r, true
		}
		a, ok1 := q.rangeOf(i.Operand(1), signed, depth+1)
		b, ok2 := q.rangeOf(i.Operand(2), signed, depth+1)
		if ok1 && ok2 {
			return proper(a.Union(b, form(signed)), true)
		}
	}
	return r, false
}

func form(signed bool) ranges.Prefer {
	if signed {
		return ranges.SignedForm
	}
	return ranges.UnsignedForm
}

// number is the integer constant v, or that of all lanes of a vector.
func number(v ir.Value) (bitvec.Int, bool) {
	if k := ir.AsInt(v); k != nil {
		return bitvec.Of(k)
	}
	return bitvec.Int{}, false
}

// proper is r, if it is known (ok) and says something.
func proper(r ranges.Range, ok bool) (ranges.Range, bool) {
	return r, ok && !r.IsFull() && !r.IsEmpty()
}

// rangeOfHalf is the range of the integers that a half converts to; what does not fit is poison.
func rangeOfHalf(i *ir.Instr) (r ranges.Range, ok bool) {
	const most = 65504
	w, signed := i.Type().Scalar().Bits, i.Op() == ir.FPToSI
	if i.Operand(0).Type().Scalar().Kind != ir.HalfKind || w < 16 || w == 16 && signed {
		return r, false
	}
	least := int64(0)
	if signed {
		least = -most
	}
	return proper(ranges.NonEmpty(bitvec.Signed(w, least), bitvec.New(w, most).Add(bitvec.One(w))), true)
}

// extremes names the intrinsic that x p c ? x : c is.
var extremes = map[ir.Pred]string{
	ir.UGT: "llvm.umax", ir.UGE: "llvm.umax", ir.ULT: "llvm.umin", ir.ULE: "llvm.umin",
	ir.SGT: "llvm.smax", ir.SGE: "llvm.smax", ir.SLT: "llvm.smin", ir.SLE: "llvm.smin",
}

// selectedExtreme is the range of x > c ? x : c and its like.
func selectedExtreme(i *ir.Instr) (r ranges.Range, ok bool) {
	cmp, isInstr := i.Operand(0).(*ir.Instr)
	if !isInstr || cmp.Op() != ir.ICmp || cmp.Operand(0) != i.Operand(1) || cmp.Operand(1) != i.Operand(2) {
		return r, false
	}
	c, isConst := number(i.Operand(2))
	if !isConst || extremes[cmp.Pred] == "" {
		return r, false
	}
	return proper(ranges.OfIntrinsic(extremes[cmp.Pred], ranges.Full(c.Bits()), ranges.Single(c)))
}

// rangeByRight is the range of x op c.
func rangeByRight(i *ir.Instr, c bitvec.Int, signed bool) (r ranges.Range, ok bool) {
	flags := i.Flags & (ir.NUW | ir.NSW)
	switch op := i.Op(); op {
	case ir.Add:
		if flags == 0 {
			return r, false
		}
	case ir.And, ir.Or, ir.Shl, ir.LShr, ir.AShr, ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
	default:
		return r, false
	}
	return proper(ranges.OfBinary(i.Op(), flags, ranges.Full(c.Bits()), ranges.Single(c), form(signed)), true)
}

// rangeByLeft is the range of c op x.
func rangeByLeft(i *ir.Instr, c bitvec.Int) (r ranges.Range, ok bool) {
	w := c.Bits()
	x := ranges.Full(w)
	switch i.Op() {
	case ir.Shl:
		return rangeOfShifted(i, c), true
	case ir.LShr, ir.AShr:
		most := w - 1
		if i.HasFlag(ir.Exact) && !c.IsZero() {
			most = c.TrailingZeros()
		}
		x = upTo(w, most)
	case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
	default:
		return r, false
	}
	return proper(ranges.OfBinary(i.Op(), 0, ranges.Single(c), x, ranges.Smallest), true)
}

// upTo is the range of shift amounts from 0 to n.
func upTo(w, n int) ranges.Range {
	return ranges.NonEmpty(bitvec.Zero(w), bitvec.New(w, uint64(n)).Add(bitvec.One(w)))
}

// rangeOfShifted is the range of c << x.
func rangeOfShifted(i *ir.Instr, c bitvec.Int) ranges.Range {
	w, most := c.Bits(), -1 // the greatest amount, if the flags bound it
	switch {
	case c.IsZero():
		return ranges.Single(c)
	case i.HasFlag(ir.NUW):
		most = c.LeadingZeros()
	case i.HasFlag(ir.NSW) && c.IsNegative():
		most = c.Not().LeadingZeros() - 1
	case i.HasFlag(ir.NSW):
		most = c.LeadingZeros() - 1
	}
	if most >= 0 {
		return ranges.Single(c).Shl(upTo(w, most))
	}
	// An odd number stays above 0 only where it is not shifted; the greatest result has c's ones at
	// the top.
	return ranges.NonEmpty(c.And(bitvec.One(w)), bitvec.AllOnes(w).LShr(c.OnesCount()).Not().Add(bitvec.One(w)))
}

// rangeOfCall is the range of the result of an intrinsic.
func rangeOfCall(i *ir.Instr) (r ranges.Range, ok bool) {
	id, w := i.IntrinsicID(), i.Type().Scalar().Bits
	switch {
	case id == "llvm.scmp", id == "llvm.ucmp": // -1, 0 or 1
		return proper(ranges.NonEmpty(bitvec.AllOnes(w), bitvec.New(w, 2)), true)
	case id == "llvm.vscale":
		return VScaleRange(i.Func(), w)
	case !ranges.HasIntrinsic(id):
		return r, false
	}
	args, bounded := [2]ranges.Range{ranges.Full(w), ranges.Full(w)}, i.NumArgs() < 2
	for k := range i.NumArgs() {
		if c, is := number(i.Arg(k)); is {
			args[k], bounded = ranges.Single(c), true
		}
	}
	if !bounded {
		return r, false
	}
	return proper(ranges.OfIntrinsic(id, args[0], args[1]))
}

// VScaleRange returns the range of llvm.vscale in a function, by how many times a scalable vector
// is longer than its type says: never 0, and what the attribute vscale_range(min, max) says. A
// maximum of 0 is none.
func VScaleRange(f *ir.Func, w int) (r ranges.Range, ok bool) {
	least, most := uint64(1), uint64(0)
	if a, has := f.Attrs.Fn.Get("vscale_range"); has {
		low, high, two := strings.Cut(a.Val, ",")
		least, _ = strconv.ParseUint(strings.TrimSpace(low), 10, 32)
		if most = least; two {
			most, _ = strconv.ParseUint(strings.TrimSpace(high), 10, 32)
		}
	}
	switch {
	case bits.Len64(least) > w:
		return r, false
	case most == 0 || bits.Len64(most) > w:
		return proper(ranges.NonEmpty(bitvec.New(w, least), bitvec.Zero(w)), true)
	}
	return proper(ranges.NonEmpty(bitvec.New(w, least), bitvec.New(w, most).Add(bitvec.One(w))), true)
}

// ByRange answers x p k from the range of x.
func (q *Query) ByRange(p ir.Pred, x ir.Value, k *ir.Const) (value, known bool) {
	c, ok := bitvec.Of(k)
	if !ok {
		return false, false
	}
	r, ok := q.RangeOf(x, p.IsSigned())
	if !ok {
		return false, false
	}
	return Decided(p, r, ranges.Single(c))
}

// Decided answers x p y for any x and y of two ranges that are not empty.
func Decided(p ir.Pred, x, y ranges.Range) (value, known bool) {
	if x.Holds(p, y) {
		return true, true
	}
	return false, x.Holds(p.Inverse(), y)
}
