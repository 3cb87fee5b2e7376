package codegen

import "opt-go/vliw/ddg"

// conflict is how two memory accesses of a loop may meet: iteration k of the first and iteration k+d of the second.
type conflict struct {
	unknown  bool // at every distance
	forward  int  // least d ≥ 0 at which they meet, -1: none
	backward int  // least d ≥ 1 at which iteration k+d of the first meets iteration k of the second, -1: none
}

var noConflict = conflict{forward: -1, backward: -1}

// memoryEdges adds the dependences between the memory accesses of a loop: subscript tests where both addresses are linear, objects otherwise.
func (l *body) memoryEdges(g *ddg.Graph) {
	var refs []int
	for n := range l.insts {
		if l.insts[n].mem != nil {
			refs = append(refs, n)
		}
	}
	for i, a := range refs {
		for _, b := range refs[i:] {
			x, y := l.insts[a].mem, l.insts[b].mem
			if !x.store && !y.store {
				continue
			}
			c := l.conflict(x, y)
			if c.unknown {
				c.forward, c.backward = 0, 1
			}
			if c.forward >= 0 && (a != b || c.forward > 0) {
				g.AddEdge(ddg.Edge{From: ddg.OpID(a), To: ddg.OpID(b), Kind: ddg.Memory, Latency: orderLatency(x), Distance: c.forward})
			}
			if c.backward >= 0 {
				g.AddEdge(ddg.Edge{From: ddg.OpID(b), To: ddg.OpID(a), Kind: ddg.Memory, Latency: orderLatency(y), Distance: c.backward})
			}
		}
	}
}

// orderLatency: a load sees the stores of earlier bundles, a store may share the bundle of an earlier load.
func orderLatency(first *memRef) int {
	if first.store {
		return 1
	}
	return 0
}

// conflict tests two accesses, the first of which comes first in the program.
func (l *body) conflict(a, b *memRef) conflict {
	if a.slot != 0 || b.slot != 0 {
		if a.slot != b.slot || apart(a.off, a.size, b.off, b.size) {
			return noConflict
		}
		return conflict{unknown: true}
	}
	if a.outgoing || b.outgoing {
		return conflict{unknown: true}
	}
	if l.form != nil {
		x, y := l.form.of(a.ptr), l.form.of(b.ptr)
		if x != nil && y != nil && sameTerms(x.terms, y.terms) && sameTerms(x.stride, y.stride) && x.step == y.step {
			return sameStride(x.c+a.off, a.size, y.c+b.off, b.size, x.step, len(x.stride) > 0)
		}
		if x != nil && y != nil && sameTerms(x.terms, y.terms) && len(x.stride)+len(y.stride) == 0 &&
			neverMeet(x.c+a.off, a.size, x.step, y.c+b.off, b.size, y.step) {
			return noConflict
		}
	}
	if distinctObjects(a.base, b.base) || !l.f.mayAlias(a, b, true) {
		return noConflict
	}
	return conflict{unknown: true}
}

// sameStride compares [p, p+n) + k·step with [q, q+m) + k·step.
func sameStride(p, n, q, m, step int64, symbolic bool) conflict {
	meet := func(d int64) bool { return !apart(p, n, q+step*d, m) }
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
	lo, hi := floorQuotient(p-q-m, step), floorQuotient(p-q+n, step)
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

// neverMeet is the GCD test: [p, p+n) + k·s and [q, q+m) + l·t, for any k and l, are apart if no multiple of the greatest common divisor of the
// steps brings them together.
func neverMeet(p, n, s, q, m, t int64) bool {
	for t != 0 {
		s, t = t, s%t
	}
	if s < 0 {
		s = -s
	}
	if s <= 0 { // both stand still, or the step is the smallest number
		return s == 0 && apart(p, n, q, m)
	}
	d := (q - p) % s // the distance, modulo the divisor
	if d < 0 {
		d += s
	}
	return d >= n && s-d >= m
}

func floorQuotient(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}
