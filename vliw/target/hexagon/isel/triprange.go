package isel

import (
	"cmp"
	"math"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/valuetracking"
)

// maxTrips is the largest count of a hardware loop: one of 2³² iterations would start with count 0,
// and run once.
const maxTrips = math.MaxUint32

// mayExceed reports whether the body may run 2³² times. Only a loop that steps by 1 and tests before
// the step can: its counter then starts at one end of its range, and the test ends it at the other.
// Steps of more than 1 meet at most 2³¹ values, and a test after the step never sees the first one.
func (s *selector) mayExceed(c *counted, r recurrence, bound ir.Value, pred ir.Pred) bool {
	if r.after || r.step != 1 && r.step != -1 {
		return false
	}
	signed, unsigned := pred.IsSigned(), !pred.IsSigned()
	if pred == ir.NE { // it ends without wrapping in each of the ranges that the flags name
		signed, unsigned = r.exact&ir.NSW != 0, r.exact&ir.NUW != 0
	}
	whole := func(least, most int64) bool {
		first, last := least, most
		if r.step < 0 {
			first, last = most, least
		}
		if pred.HoldsOnEqual() { // the bound itself still passes the test
			last -= r.step
		}
		return s.mayBe(c, r.start, uint32(first)) && s.mayBe(c, bound, uint32(last))
	}
	return !(signed && !whole(math.MinInt32, math.MaxInt32)) && !(unsigned && !whole(0, math.MaxUint32))
}

// mayBe reports whether a value may be a number before the loop, by its known bits and by the
// branches on the only path to there.
func (s *selector) mayBe(c *counted, v ir.Value, n uint32) bool {
	if k, ok := immediate(v); ok {
		return uint32(k) == n
	}
	q := &valuetracking.Query{Layout: s.dl, At: c.guard.Term()}
	if k := q.KnownBits(v); uint32(k.Zero)&n != 0 || uint32(k.One)&^n != 0 {
		return false
	}
	excluded := false
	guardsOf(c.guard, func(pred ir.Pred, a, b ir.Value) {
		if k, ok := immediate(a); ok && b == v {
			excluded = excluded || !holds(pred, uint32(k), n)
		}
		if k, ok := immediate(b); ok && a == v {
			excluded = excluded || !holds(pred, n, uint32(k))
		}
	})
	return !excluded
}

// holds compares two words.
func holds(pred ir.Pred, x, y uint32) bool {
	if pred.IsSigned() {
		return fold.Holds(pred, cmp.Compare(int32(x), int32(y)))
	}
	return fold.Holds(pred, cmp.Compare(x, y))
}
