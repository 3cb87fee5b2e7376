package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/carried"
	"opt-go/vliw/target/hexagon/isel/guards"
)

// Trip counts of loops that count: how often the body runs, before the loop.

// tripValue computes how often the body runs: once more than the test, which is true while x pred
// bound, holds. Without wrapping the counter moves from first towards the bound by step.
func (s *selector) tripValue(c *counted, r carried.Counter, bound ir.Value, pred ir.Pred) bool {
	step := r.Step
	if step < 0 {
		step = -step
	}
	up := r.Step > 0
	if !s.reaches(c, r, step, bound, pred) {
		return false
	}
	if n, ok := carried.ConstantTrips(r, step, bound, pred); ok {
		c.constant = n
		return n > 0 && n <= carried.MaxTrips
	}
	if carried.MayExceed(r, bound, pred, c.guard, s.dl) {
		return false
	}
	if step&(step-1) != 0 {
		return false // a division
	}
	if pred == ir.UGT && s.startsAbove(c, r, bound) {
		c.trips = s.countDown(r, step, bound)
		return true
	}
	if n, known := immediate(r.Start); known && pred == ir.NE && step == 1 && up {
		if r.After {
			n++
		}
		c.trips = s.value(bound)
		if n != 1 {
			c.trips = s.op(code.OpAddi, c.trips, code.ImmOp(int64(int32(1-n))))
		}
		return true
	}
	if n, known := immediate(r.Start); known && pred == ir.NE && up {
		s.tripsFrom(c, r, n, bound)
		return true
	}
	first := s.value(r.Start)
	if r.After {
		first = s.op(code.OpAddi, first, code.ImmOp(r.Step))
	}
	from, to := first, s.value(bound)
	if !up {
		from, to = to, from
	}
	k := bits.TrailingZeros64(uint64(step))
	span := s.op(code.OpSub, to, from)
	switch pred {
	case ir.NE:
		if k > 0 {
			span = s.op(code.OpShri, span, code.ImmOp(int64(k)))
		}
	case ir.SLT, ir.ULT, ir.SGT, ir.UGT:
		if step > 1 {
			span = s.op(code.OpShri, s.op(code.OpAddi, span, code.ImmOp(step-1)), code.ImmOp(int64(k)))
		}
		span = s.op(code.OpMuxRI, s.compareWords(pred, first, s.value(bound)), span, code.ImmOp(0))
	default: // the bound itself still passes the test
		if k > 0 {
			span = s.op(code.OpShri, span, code.ImmOp(int64(k)))
		}
		span = s.op(code.OpMuxRI, s.compareWords(pred, first, s.value(bound)), s.op(code.OpAddi, span, code.ImmOp(1)), code.ImmOp(0))
	}
	c.trips = s.op(code.OpAddi, span, code.ImmOp(1))
	return true
}

// reaches reports whether the counter moves from its first value to the bound without wrapping, or
// meets it although it may wrap.
func (s *selector) reaches(c *counted, r carried.Counter, step int64, bound ir.Value, pred ir.Pred) bool {
	if pred == ir.NE {
		if _, known := carried.ConstantTrips(r, step, bound, pred); known {
			return true // constantTrips looks itself
		}
		// Modulo 2³² the counter meets a bound at a multiple of the step from it, after at most 2³¹
		// steps unless the step is 1.
		meets := step > 1 && step&(step-1) == 0 && min(guards.LowZeros(r.Start, 0), guards.LowZeros(bound, 0)) >= bits.TrailingZeros64(uint64(step))
		return r.Exact != 0 || meets || step == 1 && r.After && guards.Differ(c.guard, bound, r.Start)
	}
	switch pred {
	case ir.SLT, ir.ULT, ir.SLE, ir.ULE:
		if r.Step < 0 {
			return false
		}
	case ir.SGT, ir.UGT, ir.SGE, ir.UGE:
		if r.Step > 0 {
			return false
		}
	default:
		return false
	}
	if step == 1 && !r.After && !pred.HoldsOnEqual() {
		return true // the step after x < bound ends at the bound at most
	}
	if pred.IsSigned() {
		return r.Exact&ir.NSW != 0
	}
	return r.Exact&ir.NUW != 0
}

// startsAbove reports whether a counter that is tested before its step starts at a number or above
// it, unsigned, as the branches before the loop tell.
func (s *selector) startsAbove(c *counted, r carried.Counter, bound ir.Value) bool {
	n, ok := immediate(bound)
	if !ok || n < max(1, r.Step-1, -r.Step-1) || r.After {
		return false // the count may not fit
	}
	found := false
	guards.Each(c.guard, func(pred ir.Pred, a, b ir.Value) {
		k, known := immediate(b)
		if !known || a != r.Start || k < 0 {
			return
		}
		switch pred {
		case ir.SGT, ir.UGT:
			found = found || k >= n-1
		case ir.SGE, ir.UGE:
			found = found || k >= n
		case ir.NE:
			found = found || k == 0 && n <= 1
		}
	})
	return found
}

// countDown is the trip count of a counter that starts at a number or above it, and runs while it
// is above it: ⌈(start − bound) / step⌉ + 1.
func (s *selector) countDown(r carried.Counter, step int64, bound ir.Value) value {
	n, _ := immediate(bound)
	v, plus := s.value(r.Start), step-1-n
	k := int64(bits.TrailingZeros64(uint64(step)))
	if k == 0 {
		plus++
	}
	if plus != 0 {
		v = s.op(code.OpAddi, v, code.ImmOp(plus))
	}
	if k > 0 {
		v = s.op(code.OpAddi, s.op(code.OpShri, v, code.ImmOp(k)), code.ImmOp(1))
	}
	return v
}

// tripsFrom is the trip count of a loop that steps up from a number until it meets the bound. One
// that tests after the step runs (bound − n) / step times, unless the bound is n.
func (s *selector) tripsFrom(c *counted, r carried.Counter, n int64, bound ir.Value) {
	k := int64(bits.TrailingZeros64(uint64(r.Step)))
	whole := r.After && (r.Exact != 0 || guards.Differ(c.guard, bound, r.Start) || n == 0 && guards.MaskedNonzero(c.guard, bound))
	if r.After && !whole {
		n += r.Step
	}
	v := s.value(bound)
	if n != 0 {
		v = s.op(code.OpAddi, v, code.ImmOp(int64(int32(-n))))
	}
	if k > 0 {
		v = s.op(code.OpShri, v, code.ImmOp(k))
	}
	if !whole {
		v = s.op(code.OpAddi, v, code.ImmOp(1))
	}
	c.trips = v
}
