package instcombine

import "opt-go/frontend/ir"

// interval is a set of consecutive words of w bits, lo to hi with both ends, around the end if lo > hi (LLVM's ConstantRange).
// kind tells the empty and the full set from the others.
type interval struct {
	lo, hi uint64
	w      int
	kind   intervalKind
}

type intervalKind uint8

const (
	someValues intervalKind = iota
	noValues
	allValues
)

// rangeOf is the set of x for which x p c.
func rangeOf(p ir.Pred, c uint64, w int) interval {
	m, s := maskOf(w), signBit(w)
	some := func(lo, hi uint64, empty, full bool) interval {
		switch {
		case empty:
			return interval{w: w, kind: noValues}
		case full:
			return interval{hi: m, w: w, kind: allValues}
		}
		return interval{lo: lo & m, hi: hi & m, w: w}
	}
	switch p {
	case ir.EQ:
		return some(c, c, false, false)
	case ir.NE:
		return some(c+1, c-1, false, false)
	case ir.ULT:
		return some(0, c-1, c == 0, false)
	case ir.ULE:
		return some(0, c, false, c == m)
	case ir.UGT:
		return some(c+1, m, c == m, false)
	case ir.UGE:
		return some(c, m, false, c == 0)
	case ir.SLT:
		return some(s, c-1, c == s, false)
	case ir.SLE:
		return some(s, c, false, c == s-1)
	case ir.SGT:
		return some(c+1, s-1, c == s-1, false)
	}
	return some(c, s-1, false, c == s)
}

func (r interval) has(v uint64) bool {
	switch r.kind {
	case noValues:
		return false
	case allValues:
		return true
	}
	return (v-r.lo)&maskOf(r.w) <= r.last()
}

// last is the number of values less one.
func (r interval) last() uint64 { return (r.hi - r.lo) & maskOf(r.w) }

func (r interval) single() bool { return r.kind == someValues && r.lo == r.hi }

func (r interval) wraps() bool { return r.kind == someValues && r.lo > r.hi }

// plus moves every value by k.
func (r interval) plus(k uint64) interval {
	if r.kind == someValues {
		r.lo, r.hi = (r.lo+k)&maskOf(r.w), (r.hi+k)&maskOf(r.w)
	}
	return r
}

// complement is the other values.
func (r interval) complement() interval {
	switch r.kind {
	case noValues:
		return interval{hi: maskOf(r.w), w: r.w, kind: allValues}
	case allValues:
		return interval{w: r.w, kind: noValues}
	}
	return interval{lo: (r.hi + 1) & maskOf(r.w), hi: (r.lo - 1) & maskOf(r.w), w: r.w}.checked()
}

// checked makes a set of all values known as such: lo just behind hi.
func (r interval) checked() interval {
	if r.kind == someValues && (r.hi+1)&maskOf(r.w) == r.lo {
		return interval{hi: maskOf(r.w), w: r.w, kind: allValues}
	}
	return r
}

// intersect is the values in both; ok is false when they are not consecutive.
func (r interval) intersect(o interval) (out interval, ok bool) {
	switch {
	case r.kind == noValues, o.kind == allValues:
		return r, true
	case o.kind == noValues, r.kind == allValues:
		return o, true
	}
	m := maskOf(r.w)
	// Seen from r.lo: r is [0, n], o starts at a and has length l.
	n, a, l := r.last(), (o.lo-r.lo)&m, o.last()
	if a <= n { // o begins inside r
		if end := a + l; end < a || end > m || end > n {
			// o leaves r; it may come round to r's beginning
			if over := (o.hi - r.lo) & m; over < a && (a+l < a || a+l > m) {
				if over+1 == a && n >= a { // everything of r
					return r, true
				}
				return interval{}, false
			}
			return interval{lo: o.lo, hi: r.hi, w: r.w}, true
		}
		return o, true
	}
	if end := a + l; end < a || end > m { // o begins behind r and comes round
		over := (o.hi - r.lo) & m
		return interval{lo: r.lo, hi: (r.lo + min(over, n)) & m, w: r.w}, true
	}
	return interval{w: r.w, kind: noValues}, true
}

// compare makes the one compare that says whether a value is in the set, with an offset where it needs one.
func (r interval) compare() (p ir.Pred, c, offset uint64) {
	m, s := maskOf(r.w), signBit(r.w)
	switch {
	case r.kind == noValues:
		return ir.ULT, 0, 0
	case r.kind == allValues:
		return ir.UGE, 0, 0
	case r.lo == r.hi:
		return ir.EQ, r.lo, 0
	case (r.hi+2)&m == r.lo:
		return ir.NE, (r.hi + 1) & m, 0
	case r.lo == s:
		return ir.SLT, (r.hi + 1) & m, 0
	case r.lo == 0:
		return ir.ULT, r.hi + 1, 0
	case r.hi == s-1:
		return ir.SGE, r.lo, 0
	case r.hi == m:
		return ir.UGE, r.lo, 0
	}
	return ir.ULT, (r.hi - r.lo + 1) & m, -r.lo & m
}
