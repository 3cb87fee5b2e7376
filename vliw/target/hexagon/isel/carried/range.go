package carried

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/vliw/affine"
	"opt-go/vliw/target/hexagon/isel/guards"
)

// MaxTrips is the largest count of a hardware loop: one of 2³² iterations would start with count 0,
// and run once.
const MaxTrips = math.MaxUint32

// MayExceed reports whether the body of a loop that is entered from guard may run 2³² times. Only a
// loop that steps by 1 and tests before the step can: its counter then starts at one end of its
// range, and the test ends it at the other. Steps of more than 1 meet at most 2³¹ values, and a
// test after the step never sees the first one.
func MayExceed(r Counter, bound ir.Value, pred ir.Pred, guard *ir.Block, dl *ir.DataLayout) bool {
	if r.After || r.Step != 1 && r.Step != -1 {
		return false
	}
	signed, unsigned := pred.IsSigned(), !pred.IsSigned()
	if pred == ir.NE { // it ends without wrapping in each of the ranges that the flags name
		signed, unsigned = r.Exact&ir.NSW != 0, r.Exact&ir.NUW != 0
	}
	whole := func(least, most int64) bool {
		first, last := least, most
		if r.Step < 0 {
			first, last = most, least
		}
		if pred.HoldsOnEqual() { // the bound itself still passes the test
			last -= r.Step
		}
		return mayBe(r.Start, uint32(first), guard, dl) && mayBe(bound, uint32(last), guard, dl)
	}
	return !(signed && !whole(math.MinInt32, math.MaxInt32)) && !(unsigned && !whole(0, math.MaxUint32))
}

// mayBe reports whether a value may be a number before the loop, by its known bits and by the
// branches on the only path to there.
func mayBe(v ir.Value, n uint32, guard *ir.Block, dl *ir.DataLayout) bool {
	if k, ok := affine.IntConst(v); ok {
		return uint32(k) == n
	}
	q := &valuetracking.Query{Layout: dl, At: guard.Term()}
	if k := q.KnownBits(v); uint32(k.Zero)&n != 0 || uint32(k.One)&^n != 0 {
		return false
	}
	excluded := false
	guards.Each(guard, func(pred ir.Pred, a, b ir.Value) {
		if k, ok := affine.IntConst(a); ok && b == v {
			excluded = excluded || !guards.Holds(pred, uint32(k), n)
		}
		if k, ok := affine.IntConst(b); ok && a == v {
			excluded = excluded || !guards.Holds(pred, n, uint32(k))
		}
	})
	return !excluded
}
