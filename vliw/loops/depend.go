package loops

import (
	"math"

	"opt-go/vliw/affine"
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/mir"
)

// Two accesses of iteration k, [p, p+n) + k·s and [q, q+m) + k·t from a common base, and a loop of
// T iterations. They are tested by
//
//	distance   s = t: they meet at the distances d with q + s·d in (p−m, p+n), of which the least below T counts
//	exact      s ≠ t, T a small constant: all iterations of the one, the interval of iterations of the other that it meets
//	bounds     (Banerjee) what the one touches in T iterations lies below what the other touches; also where only the sign of the steps is known
//	gcd        no multiple of gcd(s, t) brings them together
//
// Bases that differ by a multiple of the trip count, as a[i] and a[i+n] do, are compared by bounds
// too. All other pairs are separated by objects and types, or may alias.

// conflict is how two memory accesses of a loop may meet: iteration k of the first and iteration
// k+d of the second.
type conflict struct {
	unknown  bool // at every distance
	may      bool // nothing says that they meet at all
	forward  int  // least d ≥ 0 at which they meet, -1: none
	backward int  // least d ≥ 1 at which iteration k+d of the first meets iteration k of the second, -1: none
}

var noConflict = conflict{forward: -1, backward: -1}

// memoryEdges adds the dependences between the memory accesses of a loop: subscript tests where
// both addresses are linear, objects otherwise.
func (l *body) memoryEdges(g *ddg.Graph) {
	var refs []int
	for n := range l.insts {
		if l.insts[n].Mem != nil {
			refs = append(refs, n)
		}
	}
	pairs, never, anywhere := 0, 0, 0
	for i, a := range refs {
		for _, b := range refs[i:] {
			x, y := l.insts[a].Mem, l.insts[b].Mem
			if !x.Store && !y.Store {
				continue
			}
			c := l.conflict(x, y)
			if c.may && (l.insts[a].Flags|l.insts[b].Flags)&asm.Advanced != 0 {
				continue // its check waits
			}
			pairs++
			switch {
			case c.unknown:
				c.forward, c.backward = 0, 1
				anywhere++
			case c == noConflict, a == b && c.backward < 0:
				never++
			}
			if c.forward >= 0 && (a != b || c.forward > 0) {
				g.AddEdge(ddg.Edge{From: ddg.OpID(a), To: ddg.OpID(b), Kind: ddg.Memory, Latency: mir.OrderLatency(x), Distance: c.forward})
			}
			if c.backward >= 0 {
				g.AddEdge(ddg.Edge{From: ddg.OpID(b), To: ddg.OpID(a), Kind: ddg.Memory, Latency: mir.OrderLatency(y), Distance: c.backward})
			}
		}
	}
	if pairs > 0 {
		l.f.Remark(false, l.b.Term.Pos, passName, "loop %s: of %d pairs of accesses, %d never meet, %d meet at known distances, %d may meet at any",
			l.b.Loop.Rec.Name, pairs, never, pairs-never-anywhere, anywhere)
	}
}

// conflict tests two accesses, the first of which comes first in the program.
func (l *body) conflict(a, b *mir.MemRef) conflict {
	if a.Slot != 0 || b.Slot != 0 {
		if a.Slot != b.Slot || mir.Apart(a.Off, a.Size, b.Off, b.Size) {
			return noConflict
		}
		return conflict{unknown: true}
	}
	if a.Outgoing || b.Outgoing {
		return conflict{unknown: true}
	}
	if l.form != nil {
		if c, ok := l.subscripts(l.form.Of(a.Ptr), l.form.Of(b.Ptr), a, b); ok {
			return c
		}
	}
	if mir.DistinctObjects(a.Base, b.Base) || !l.f.MayAlias(a, b, true) {
		return noConflict
	}
	return conflict{unknown: true, may: true}
}

// subscripts tests two accesses by their addresses; ok is false if that says nothing.
func (l *body) subscripts(x, y *affine.Linear, a, b *mir.MemRef) (c conflict, ok bool) {
	if x == nil || y == nil {
		return c, false
	}
	trips := int64(0)
	if l.b.Count != nil {
		trips = l.b.Count.Trips
	}
	p, n, q, m := x.C+a.Off, a.Size, y.C+b.Off, b.Size
	same := affine.SameTerms(x.Terms, y.Terms)
	if same && affine.SameTerms(x.Stride, y.Stride) && x.Step == y.Step {
		return sameStride(p, n, q, m, x.Step, len(x.Stride) > 0).within(trips), true
	}
	if len(x.Stride)+len(y.Stride) > 0 {
		return c, false
	}
	if !same {
		return l.aheadByTrips(x, y, a, b)
	}
	one, two := sweep{p, n, x.Step}, sweep{q, m, y.Step}
	if trips > 0 && trips <= maxExactTrips {
		return exactConflict(one, two, trips), true
	}
	return noConflict, boundsApart(one, two, trips) || neverMeet(p, n, x.Step, q, m, y.Step)
}

// within drops distances that a loop of so many iterations (0: any number) does not have.
func (c conflict) within(trips int64) conflict {
	switch {
	case trips == 0:
	case c.unknown && trips == 1:
		return conflict{forward: 0, backward: -1}
	case c.unknown:
	default:
		if int64(c.forward) >= trips {
			c.forward = -1
		}
		if int64(c.backward) >= trips {
			c.backward = -1
		}
	}
	return c
}

// aheadByTrips handles accesses with one step whose bases are as far apart as one of them moves: y
// = x ± |step|·last + rest. Then only the accesses of one iteration may alias, where the loop runs
// once because its bound has been passed.
func (l *body) aheadByTrips(x, y *affine.Linear, a, b *mir.MemRef) (conflict, bool) {
	if l.b.Count == nil || l.b.Count.LastForm == nil || x.Step != y.Step || x.Step == 0 {
		return conflict{}, false
	}
	once := conflict{forward: 0, backward: -1}
	d := y.Plus(x.Times(-1))
	d.C += b.Off - a.Off
	far := l.b.Count.LastForm.Times(max(x.Step, -x.Step))
	if affine.SameTerms(d.Terms, far.Terms) {
		return once, d.C-far.C >= a.Size
	}
	return once, affine.SameTerms(d.Terms, affine.ScaleTerms(far.Terms, -1)) && d.C+far.C <= -b.Size
}

// sweep is what one access touches: [at, at+size) + k·step in iteration k.
type sweep struct{ at, size, step int64 }

// maxExactTrips bounds the iterations that exactConflict looks at.
const maxExactTrips = 4096

// exactConflict finds the least distances at which two accesses of a loop of so many iterations
// meet.
func exactConflict(x, y sweep, trips int64) conflict {
	c := noConflict
	for k := range trips {
		at := x.at + k*x.step
		// y.at + l·y.step must lie in (at−y.size, at+x.size)
		first, last := int64(0), trips-1
		switch low, high := at-y.size-y.at+1, at+x.size-y.at-1; {
		case y.step == 0 && (low > 0 || high < 0):
			continue
		case y.step > 0:
			first, last = max(first, -affine.FloorQuotient(-low, y.step)), min(last, affine.FloorQuotient(high, y.step))
		case y.step < 0:
			first, last = max(first, -affine.FloorQuotient(high, -y.step)), min(last, affine.FloorQuotient(-low, -y.step))
		}
		if first > last {
			continue
		}
		if d := max(first, k) - k; d <= last-k && (c.forward < 0 || d < int64(c.forward)) {
			c.forward = int(d)
		}
		if d := k - min(last, k-1); first <= k-d && (c.backward < 0 || d < int64(c.backward)) {
			c.backward = int(d)
		}
	}
	return c
}

// boundsApart is Banerjee's test: in all iterations together, one access stays below the other.
func boundsApart(x, y sweep, trips int64) bool {
	xLow, xHigh := x.bounds(trips)
	yLow, yHigh := y.bounds(trips)
	return xHigh <= yLow || yHigh <= xLow
}

// bounds is the range that an access touches in a number of iterations, 0 for any number.
func (s sweep) bounds(trips int64) (low, high int64) {
	low, high = s.at, s.at+s.size
	far := s.step
	const beyond = 1 << 62
	switch {
	case s.at > beyond || s.at < -beyond:
		return math.MinInt64, math.MaxInt64
	case trips > 0 && trips < math.MaxInt32 && far == int64(int32(far)):
		far *= trips - 1
	case far > 0:
		return low, math.MaxInt64
	case far < 0:
		return math.MinInt64, high
	}
	return low + min(far, 0), high + max(far, 0)
}

// sameStride compares [p, p+n) + k·step with [q, q+m) + k·step.
func sameStride(p, n, q, m, step int64, symbolic bool) conflict {
	meet := func(d int64) bool { return !mir.Apart(p, n, q+step*d, m) }
	if symbolic {
		c := conflict{forward: 1, backward: 1} // the stride may be anything, 0 too
		if meet(0) {
			c.forward = 0
		}
		return c
	}
	if step == 0 {
		if meet(0) {
			return conflict{unknown: true}
		}
		return noConflict
	}
	c := noConflict
	// q + step·d must lie in (p−m, p+n): d between (p−q−m)/step and (p−q+n)/step.
	lo, hi := affine.FloorQuotient(p-q-m, step), affine.FloorQuotient(p-q+n, step)
	if lo > hi {
		lo, hi = hi, lo
	}
	for d := max(lo-1, 0); d <= hi+1; d++ {
		if meet(d) {
			c.forward = int(d)
			break
		}
	}
	for d := max(-hi-1, 1); d <= -lo+1; d++ {
		if meet(-d) {
			c.backward = int(d)
			break
		}
	}
	return c
}

// neverMeet is the GCD test: [p, p+n) + k·s and [q, q+m) + l·t, for any k and l, are apart if no
// multiple of the greatest common divisor of the steps brings them together.
func neverMeet(p, n, s, q, m, t int64) bool {
	for t != 0 {
		s, t = t, s%t
	}
	if s < 0 {
		s = -s
	}
	if s <= 0 { // neither address moves, or the step is the smallest number
		return s == 0 && mir.Apart(p, n, q, m)
	}
	d := (q - p) % s // the distance, modulo the divisor
	if d < 0 {
		d += s
	}
	return d >= n && s-d >= m
}
