package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// Trip counts of loops that count: how often the body runs, before the loop.

// tripValue computes how often the body runs: once more than the test, which is true while x pred
// bound, holds. Without wrapping the counter moves from first towards the bound by step.
func (s *selector) tripValue(c *counted, r recurrence, bound ir.Value, pred ir.Pred) bool {
	step := r.step
	if step < 0 {
		step = -step
	}
	up := r.step > 0
	if !s.reaches(c, r, step, bound, pred) {
		return false
	}
	if n, ok := constantTrips(r, step, bound, pred); ok {
		c.constant = n
		return n > 0 && n <= maxTrips
	}
	if s.mayExceed(c, r, bound, pred) {
		return false
	}
	if step&(step-1) != 0 {
		return false // a division
	}
	if pred == ir.UGT && s.startsAbove(c, r, bound) {
		c.trips = s.countDown(r, step, bound)
		return true
	}
	if n, known := immediate(r.start); known && pred == ir.NE && step == 1 && up {
		if r.after {
			n++
		}
		c.trips = s.value(bound)
		if n != 1 {
			c.trips = s.op(code.OpAddi, c.trips, code.ImmOp(int64(int32(1-n))))
		}
		return true
	}
	if n, known := immediate(r.start); known && pred == ir.NE && up {
		s.tripsFrom(c, r, n, bound)
		return true
	}
	first := s.value(r.start)
	if r.after {
		first = s.op(code.OpAddi, first, code.ImmOp(r.step))
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
func (s *selector) reaches(c *counted, r recurrence, step int64, bound ir.Value, pred ir.Pred) bool {
	if pred == ir.NE {
		if _, known := constantTrips(r, step, bound, pred); known {
			return true // constantTrips looks itself
		}
		// Modulo 2³² the counter meets a bound at a multiple of the step from it, after at most 2³¹
		// steps unless the step is 1.
		meets := step > 1 && step&(step-1) == 0 && min(lowZeros(r.start, 0), lowZeros(bound, 0)) >= bits.TrailingZeros64(uint64(step))
		return r.exact != 0 || meets || step == 1 && r.after && differ(c.guard, bound, r.start)
	}
	switch pred {
	case ir.SLT, ir.ULT, ir.SLE, ir.ULE:
		if r.step < 0 {
			return false
		}
	case ir.SGT, ir.UGT, ir.SGE, ir.UGE:
		if r.step > 0 {
			return false
		}
	default:
		return false
	}
	if step == 1 && !r.after && !pred.HoldsOnEqual() {
		return true // the step after x < bound ends at the bound at most
	}
	if pred.IsSigned() {
		return r.exact&ir.NSW != 0
	}
	return r.exact&ir.NUW != 0
}

// startsAbove reports whether a counter that is tested before its step starts at a number or above
// it, unsigned, as the branches before the loop tell.
func (s *selector) startsAbove(c *counted, r recurrence, bound ir.Value) bool {
	n, ok := immediate(bound)
	if !ok || n < max(1, r.step-1, -r.step-1) || r.after {
		return false // the count may not fit
	}
	found := false
	guardsOf(c.guard, func(pred ir.Pred, a, b ir.Value) {
		k, known := immediate(b)
		if !known || a != r.start || k < 0 {
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

// countDown is the trip count of a counter that starts at a number or above it, and runs while it is
// above it: ⌈(start − bound) / step⌉ + 1.
func (s *selector) countDown(r recurrence, step int64, bound ir.Value) value {
	n, _ := immediate(bound)
	v, plus := s.value(r.start), step-1-n
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

// tripsFrom is the trip count of a loop that steps up from a number until it meets the bound. One that
// tests after the step runs (bound − n) / step times, unless the bound is n.
func (s *selector) tripsFrom(c *counted, r recurrence, n int64, bound ir.Value) {
	k := int64(bits.TrailingZeros64(uint64(r.step)))
	whole := r.after && (r.exact != 0 || differ(c.guard, bound, r.start) || n == 0 && maskedNonzero(c.guard, bound))
	if r.after && !whole {
		n += r.step
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

// constantTrips is the trip count where the start and the bound are numbers.
func constantTrips(r recurrence, step int64, bound ir.Value, pred ir.Pred) (int64, bool) {
	first, ok := immediate(r.start)
	end, also := immediate(bound)
	if !ok || !also {
		return 0, false
	}
	if pred != ir.NE && !pred.IsSigned() {
		first, end = int64(uint32(first)), int64(uint32(end))
	}
	if r.after {
		first += r.step
	}
	span := end - first
	if r.step < 0 {
		span = -span
	}
	switch pred {
	case ir.NE:
		if span < 0 || span%step != 0 {
			return 0, true // wraps, or never ends: left as it is
		}
		return span/step + 1, true
	case ir.SLT, ir.ULT, ir.SGT, ir.UGT:
		return max(0, (span+step-1)/step) + 1, true
	}
	if span < 0 {
		return 1, true
	}
	return span/step + 2, true
}

// lowZeros is how many low bits of a value are surely zero.
func lowZeros(v ir.Value, depth int) int {
	if n, ok := immediate(v); ok {
		return bits.TrailingZeros32(uint32(n))
	}
	i := asInstr(v)
	if i == nil || depth > 4 {
		return 0
	}
	a, b := 0, 0
	if i.NumOperands() == 2 {
		a, b = lowZeros(i.Operand(0), depth+1), lowZeros(i.Operand(1), depth+1)
	}
	switch i.Op() {
	case ir.And:
		return max(a, b)
	case ir.Add, ir.Sub, ir.Or:
		return min(a, b)
	case ir.Mul:
		return min(a+b, 32)
	case ir.Shl:
		if n, ok := immediate(i.Operand(1)); ok && n >= 0 && n < 32 {
			return min(a+int(n), 32)
		}
		return a
	}
	return 0
}

// maxGuards bounds the branches before a loop that are looked at.
const maxGuards = 6

// differ reports whether two values differ in a block, as the branches on the only path to it tell:
// a loop that steps by 1 from x until it meets y then runs less than 2³² times.
func differ(b *ir.Block, x, y ir.Value) bool {
	found := false
	guardsOf(b, func(pred ir.Pred, a, c ir.Value) { found = found || excludes(pred, a, c, x, y) })
	return found
}

// guardsOf calls f for the comparisons that hold in a block, as the branches on the only path to it
// tell.
func guardsOf(b *ir.Block, f func(pred ir.Pred, a, c ir.Value)) {
	for range maxGuards {
		p := b.UniquePred()
		if p == nil {
			return
		}
		if t := p.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) {
			if cmp := asInstr(t.Operand(0)); cmp != nil && cmp.Op() == ir.ICmp {
				pred := cmp.Pred
				if t.Succ(1) == b {
					pred = pred.Inverse()
				}
				f(pred, cmp.Operand(0), cmp.Operand(1))
			}
		}
		b = p
	}
}

// maskedNonzero reports that x & mask is not 0 in a block: that x ≥ 2ᵏ, the lowest bit of the mask,
// which has all bits above it; the sign may be missing where x > 0.
func maskedNonzero(b *ir.Block, v ir.Value) bool {
	i := asInstr(v)
	if i == nil || i.Op() != ir.And || !i.Type().IsInt(32) {
		return false
	}
	n, ok := immediate(i.Operand(1))
	mask := uint32(n)
	if !ok || mask == 0 {
		return false
	}
	lowest := mask & -mask
	atLeast, positive := false, false
	guardsOf(b, func(pred ir.Pred, a, c ir.Value) {
		k, known := immediate(c)
		if a != i.Operand(0) || !known {
			return
		}
		atLeast = atLeast || pred == ir.UGE && uint32(k) >= lowest || pred == ir.UGT && uint32(k) >= lowest-1
		positive = positive || pred == ir.SGT && k >= -1 || pred == ir.SGE && k >= 0
	})
	return atLeast && (mask == -lowest || mask == -lowest&^(1<<31) && positive)
}

// excludes reports whether a pred c, which holds, says that x is not y.
func excludes(pred ir.Pred, a, c, x, y ir.Value) bool {
	same := sameValue(a, x) && sameValue(c, y) || sameValue(a, y) && sameValue(c, x)
	switch pred {
	case ir.NE, ir.SGT, ir.SLT, ir.UGT, ir.ULT:
		if same {
			return true
		}
	}
	// x > n ≥ 0 is not 0.
	zero, isZero := immediate(y)
	n, known := immediate(c)
	return isZero && zero == 0 && known && sameValue(a, x) && (pred == ir.UGT || pred == ir.SGT && n >= 0 || pred == ir.SGE && n > 0 || pred == ir.UGE && n != 0)
}

func sameValue(a, b ir.Value) bool {
	if a == b {
		return true
	}
	n, isNumber := immediate(a)
	m, also := immediate(b)
	return isNumber && also && n == m
}
