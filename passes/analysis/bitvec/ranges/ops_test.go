package ranges

import (
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// TestOperationsHoldEveryResult checks all pairs of ranges of three bits by their elements, for the
// operations that are not defined everywhere.
func TestOperationsHoldEveryResult(t *testing.T) {
	nonzero := func(_, y bitvec.Int) bool { return !y.IsZero() }
	signedDiv := func(x, y bitvec.Int) bool { return !y.IsZero() && !(x.IsMinSigned() && y.IsAllOnes()) }
	shift := func(_, y bitvec.Int) bool { return limited(y) < y.Bits() }
	always := func(_, _ bitvec.Int) bool { return true }
	noWrap := func(signed bool) func(x, y bitvec.Int) bool {
		return func(x, y bitvec.Int) bool {
			_, over := x.SSubOverflow(y)
			if !signed {
				over = x.ULT(y)
			}
			return !over
		}
	}
	ops := []partial{
		{"mul nsw", func(a, b Range) Range { return a.MulNoWrap(b, ir.NSW, Smallest) }, bitvec.Int.Mul, func(x, y bitvec.Int) bool { _, over := x.SMulOverflow(y); return !over }},
		{"mul nuw", func(a, b Range) Range { return a.MulNoWrap(b, ir.NUW, Smallest) }, bitvec.Int.Mul, func(x, y bitvec.Int) bool { _, over := x.UMulOverflow(y); return !over }},
		{"mul nuw nsw", func(a, b Range) Range { return a.MulNoWrap(b, ir.NSW|ir.NUW, Smallest) }, bitvec.Int.Mul, func(x, y bitvec.Int) bool {
			_, over := x.SMulOverflow(y)
			_, overU := x.UMulOverflow(y)
			return !over && !overU
		}},
		{"and", Range.And, bitvec.Int.And, always}, {"or", Range.Or, bitvec.Int.Or, always}, {"xor", Range.Xor, bitvec.Int.Xor, always},
		{"sdiv", Range.SDiv, bitvec.Int.SDiv, signedDiv}, {"urem", Range.URem, bitvec.Int.URem, nonzero},
		{"srem", Range.SRem, func(x, y bitvec.Int) bitvec.Int { return x.Sub(x.SDiv(y).Mul(y)) }, signedDiv},
		{"shl", Range.Shl, func(x, y bitvec.Int) bitvec.Int { return shl(x, y) }, shift},
		{"lshr", Range.LShr, func(x, y bitvec.Int) bitvec.Int { return lshr(x, y) }, shift},
		{"ashr", Range.AShr, func(x, y bitvec.Int) bitvec.Int { return ashr(x, y) }, shift},
		{"sub nsw", func(a, b Range) Range { return a.SubNoWrap(b, ir.NSW, Smallest) }, bitvec.Int.Sub, noWrap(true)},
		{"sub nuw", func(a, b Range) Range { return a.SubNoWrap(b, ir.NUW, Smallest) }, bitvec.Int.Sub, noWrap(false)},
		{"usub.sat", func(a, b Range) Range { return a.Saturated(SubOp, b, false) }, saturatedSubU, always},
		{"ssub.sat", func(a, b Range) Range { return a.Saturated(SubOp, b, true) }, saturatedSub, always},
		{"uadd.sat", func(a, b Range) Range { return a.Saturated(AddOp, b, false) }, saturatedU, always},
		{"sadd.sat", func(a, b Range) Range { return a.Saturated(AddOp, b, true) }, saturatedS, always},
	}
	for w := 1; w <= 3; w++ {
		checkOperations(t, w, ops)
	}
}

type partial struct {
	name    string
	r       func(a, b Range) Range
	n       func(a, b bitvec.Int) bitvec.Int
	defined func(x, y bitvec.Int) bool
}

func checkOperations(t *testing.T, w int, ops []partial) {
	t.Helper()
	allRanges(w, func(a Range) {
		as := elements(a)
		allRanges(w, func(b Range) {
			bs := elements(b)
			for _, arith := range []Arith{AddOp, SubOp, MulOp} {
				for _, signed := range []bool{false, true} {
					checkRegion(t, arith, signed, as, bs, NoWrapRegion(arith, b, signed))
				}
			}
			for _, op := range ops {
				r := op.r(a, b)
				for _, x := range as {
					for _, y := range bs {
						if op.defined(x, y) && !r.Has(op.n(x, y)) {
							t.Fatalf("%s of %v and %v is %v, without %v", op.name, a, b, r, op.n(x, y))
						}
					}
				}
			}
		})
	})
}

// checkRegion: no x of the region overflows with any y.
func checkRegion(t *testing.T, op Arith, signed bool, xs, ys []bitvec.Int, region Range) {
	t.Helper()
	for _, x := range xs {
		for _, y := range ys {
			f := [](func(x, y bitvec.Int) (bitvec.Int, bool)){bitvec.Int.UAddOverflow, func(x, y bitvec.Int) (bitvec.Int, bool) { return x, x.ULT(y) }, bitvec.Int.UMulOverflow}[op]
			if signed {
				f = [](func(x, y bitvec.Int) (bitvec.Int, bool)){bitvec.Int.SAddOverflow, bitvec.Int.SSubOverflow, bitvec.Int.SMulOverflow}[op]
			}
			if _, over := f(x, y); over && region.Has(x) {
				t.Fatalf("operation %d, signed %v, of %v and %v in %d bits overflows, but the region is %v", op, signed, x, y, x.Bits(), region)
			}
		}
	}
}

// TestCounts checks counts of bits, absolute values and known bits of every range of four bits.
func TestCounts(t *testing.T) {
	const w = 4
	count := func(n int) bitvec.Int { return bitvec.New(w, uint64(n)) }
	allRanges(w, func(a Range) {
		zero, one := a.KnownBits()
		for _, x := range elements(a) {
			if !x.And(zero).IsZero() || !one.And(x.Not()).IsZero() {
				t.Fatalf("bits of %v are %v and %v, but %v", a, zero, one, x)
			}
			for _, poison := range []bool{false, true} {
				if r := a.Abs(poison); !(poison && x.IsMinSigned()) && !r.Has(x.Abs()) {
					t.Fatalf("abs of %v is %v, without %v", a, r, x.Abs())
				}
				if poison && x.IsZero() {
					continue
				}
				if r := a.CountZeros(true, poison); !r.Has(count(x.LeadingZeros())) {
					t.Fatalf("ctlz of %v is %v, but of %v %d", a, r, x, x.LeadingZeros())
				}
				if r := a.CountZeros(false, poison); !r.Has(count(x.TrailingZeros())) {
					t.Fatalf("cttz of %v is %v, but of %v %d", a, r, x, x.TrailingZeros())
				}
			}
			if r := a.CountOnes(); !r.Has(count(x.OnesCount())) {
				t.Fatalf("ctpop of %v is %v, but of %v %d", a, r, x, x.OnesCount())
			}
			if r := a.Not(); !r.Has(x.Not()) {
				t.Fatalf("not %v is %v, without %v", a, r, x.Not())
			}
		}
	})
}
