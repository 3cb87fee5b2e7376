package ranges

import (
	"math/big"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
)

// allRanges calls f with every range of w bits.
func allRanges(w int, f func(Range)) {
	f(Full(w))
	f(Empty(w))
	for lo := uint64(0); lo < 1<<w; lo++ {
		for hi := uint64(0); hi < 1<<w; hi++ {
			if lo != hi {
				f(Range{bitvec.New(w, lo), bitvec.New(w, hi)})
			}
		}
	}
}

func elements(r Range) (all []bitvec.Int) {
	for v := uint64(0); v < 1<<r.Bits(); v++ {
		if n := bitvec.New(r.Bits(), v); r.Has(n) {
			all = append(all, n)
		}
	}
	return all
}

// TestIntersectExact: the intersection of two ranges is exact exactly where its numbers are
// consecutive.
func TestIntersectExact(t *testing.T) {
	const w = 4
	allRanges(w, func(a Range) {
		allRanges(w, func(b Range) {
			n, starts := 0, 0 // numbers in both, and those without a predecessor in both
			for _, v := range elements(a) {
				if !b.Has(v) {
					continue
				}
				n++
				if before := v.Sub(bitvec.One(w)); !a.Has(before) || !b.Has(before) {
					starts++
				}
			}
			common, ok := a.IntersectExact(b)
			if ok != (starts <= 1) || ok && len(elements(common)) != n {
				t.Fatalf("%v and %v: %v, exact: %v", a, b, common, ok)
			}
		})
	})
}

// TestRangesHoldEveryResult checks all pairs of ranges of three bits by their elements.
func TestRangesHoldEveryResult(t *testing.T) {
	const w = 3
	type binary struct {
		name string
		r    func(a, b Range) Range
		n    func(a, b bitvec.Int) bitvec.Int
	}
	ops := []binary{
		{"add", Range.Add, bitvec.Int.Add}, {"sub", Range.Sub, bitvec.Int.Sub}, {"mul", Range.Mul, bitvec.Int.Mul},
		{"umax", Range.UMaxOf, bitvec.MaxU}, {"umin", Range.UMinOf, bitvec.MinU}, {"smax", Range.SMaxOf, bitvec.MaxS}, {"smin", Range.SMinOf, bitvec.MinS},
	}
	allRanges(w, func(a Range) {
		as := elements(a)
		allRanges(w, func(b Range) {
			bs := elements(b)
			for _, op := range ops {
				r := op.r(a, b)
				for _, x := range as {
					for _, y := range bs {
						if !r.Has(op.n(x, y)) {
							t.Fatalf("%s of %v and %v is %v, without %v", op.name, a, b, r, op.n(x, y))
						}
					}
				}
			}
			div := a.UDiv(b)
			for _, x := range as {
				for _, y := range bs {
					if !y.IsZero() && !div.Has(x.UDiv(y)) {
						t.Fatalf("udiv of %v and %v is %v, without %v", a, b, div, x.UDiv(y))
					}
				}
			}
			checkSets(t, a, b, as, bs)
		})
	})
}

func checkSets(t *testing.T, a, b Range, as, bs []bitvec.Int) {
	t.Helper()
	within := true
	for _, p := range []Prefer{Smallest, UnsignedForm, SignedForm} {
		u, i := a.Union(b, p), a.Intersect(b, p)
		for v := uint64(0); v < 1<<a.Bits(); v++ {
			n := bitvec.New(a.Bits(), v)
			if (a.Has(n) || b.Has(n)) && !u.Has(n) {
				t.Fatalf("union of %v and %v is %v, without %v", a, b, u, n)
			}
			if a.Has(n) && b.Has(n) && !i.Has(n) {
				t.Fatalf("intersection of %v and %v is %v, without %v", a, b, i, n)
			}
			within = within && (!b.Has(n) || a.Has(n))
		}
	}
	if a.Contains(b) != within {
		t.Fatalf("%v contains %v: %v", a, b, a.Contains(b))
	}
	for _, p := range []ir.Pred{ir.EQ, ir.NE, ir.ULT, ir.ULE, ir.UGT, ir.UGE, ir.SLT, ir.SLE, ir.SGT, ir.SGE} {
		all := true
		for _, x := range as {
			for _, y := range bs {
				holds := compare(p, x, y)
				all = all && holds
				if holds && !Region(p, b).Has(x) {
					t.Fatalf("%v %s %v, but the region of %v is %v", x, p, y, b, Region(p, b))
				}
			}
		}
		if a.Holds(p, b) && !all || len(as) == 1 && len(bs) == 1 && all != a.Holds(p, b) {
			t.Fatalf("%v %s %v: %v", a, p, b, a.Holds(p, b))
		}
	}
}

func compare(p ir.Pred, x, y bitvec.Int) bool {
	switch p {
	case ir.EQ:
		return x.Eq(y)
	case ir.NE:
		return !x.Eq(y)
	case ir.ULT:
		return x.ULT(y)
	case ir.ULE:
		return x.ULE(y)
	case ir.UGT:
		return y.ULT(x)
	case ir.UGE:
		return y.ULE(x)
	case ir.SLT:
		return x.SLT(y)
	case ir.SLE:
		return x.SLE(y)
	case ir.SGT:
		return y.SLT(x)
	}
	return y.SLE(x)
}

// TestCasts checks extension and truncation of every range.
func TestCasts(t *testing.T) {
	const w = 4
	allRanges(w, func(a Range) {
		for _, x := range elements(a) {
			if z := a.ZExt(6); !z.Has(x.ZExtOrTrunc(6)) {
				t.Fatalf("zext %v is %v, without %v", a, z, x)
			}
			if s := a.SExt(6); !s.Has(x.SExtOrTrunc(6)) {
				t.Fatalf("sext %v is %v, without %v", a, s, x)
			}
			for n := 1; n < w; n++ {
				if c := a.Trunc(n); !c.Has(x.Trunc(n)) {
					t.Fatalf("trunc %v to i%d is %v, without %v", a, n, c, x)
				}
			}
		}
	})
}

// TestNoWrapRegion compares the regions with the definition.
func TestNoWrapRegion(t *testing.T) {
	const w = 3
	big2 := func(x bitvec.Int, signed bool) *big.Int {
		if signed {
			return x.BigSigned()
		}
		return x.Big()
	}
	allRanges(w, func(a Range) {
		if a.IsEmpty() {
			return
		}
		for _, signed := range []bool{false, true} {
			for op, f := range map[Arith]func(z, x, y *big.Int) *big.Int{AddOp: (*big.Int).Add, SubOp: (*big.Int).Sub, MulOp: (*big.Int).Mul} {
				region := NoWrapRegion(op, a, signed)
				for v := uint64(0); v < 1<<w; v++ {
					x := bitvec.New(w, v)
					safe := true
					for _, y := range elements(a) {
						r := f(new(big.Int), big2(x, signed), big2(y, signed))
						safe = safe && big2(bitvec.FromBig(w, r), signed).Cmp(r) == 0
					}
					if region.Has(x) && !safe || op != MulOp && safe && !region.Has(x) {
						t.Fatalf("op %d signed %v of %v: region %v, %v is safe: %v", op, signed, a, region, x, safe)
					}
				}
			}
		}
	})
}

// TestWideAgreesWithNarrow computes in 128 bits what 64 bits hold.
func TestWideAgreesWithNarrow(t *testing.T) {
	values := []int64{0, 1, -1, 2, 3, 7, -8, 1 << 40, -1 << 40}
	for _, x := range values {
		for _, y := range values {
			a, b, c, d := bitvec.Signed(64, x), bitvec.Signed(64, y), bitvec.Signed(128, x), bitvec.Signed(128, y)
			for name, f := range map[string]func(a, b bitvec.Int) bitvec.Int{"add": bitvec.Int.Add, "sub": bitvec.Int.Sub, "and": bitvec.Int.And, "or": bitvec.Int.Or, "smax": bitvec.MaxS, "smin": bitvec.MinS} {
				if got := f(c, d).SExtOrTrunc(64); !got.Eq(f(a, b)) {
					t.Errorf("%s(%d, %d) is %v in 128 bits, %v in 64", name, x, y, got, f(a, b))
				}
			}
		}
		if n := bitvec.Signed(128, x|1); !n.Mul(n.Inverse()).IsOne() {
			t.Errorf("the inverse of %v is %v", n, n.Inverse())
		}
	}
}
