package unroll

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/scev"
)

// findPeeling decides how many iterations are taken out before a loop: LLVM's computePeelCount.
// Enough that
//   - φs of the header that take on an invariant value after some iterations have it in the rest of
//     the loop;
//   - conditions in the body that change after some iterations are known in the rest;
//   - an invariant load that an exit depends on has been executed, and is known not to trap.
//
// If there is none, the last iteration where only it decides a condition otherwise, as since LLVM
// 21. Else as many as a profile says that there are.
func (d *decision) findPeeling() {
	o := &d.limits
	if len(d.l.Subs) > 0 && !o.peelNests {
		return
	}
	if o.forcedPeels >= 0 {
		d.peel, d.profiled = uint64(o.forcedPeels), true
		return
	}
	if !o.peeling || 2*d.size.body > o.threshold || d.hint.peeled >= o.maxPeel {
		return
	}
	most := min(o.maxPeel, o.threshold/d.size.body-1)
	p := &peeling{d: d, l: d.l, s: d.scev, most: int(most), known: map[ir.Value]int{}, counters: map[ir.Value]bool{}}
	n := p.untilInvariant()
	n = max(n, p.untilDecided())
	if n == 0 && p.loadDecides() {
		n = 1
	}
	n = min(n, int(most))
	if n > 0 && uint64(n)+d.hint.peeled <= o.maxPeel {
		d.peel = uint64(n)
		return
	}
	if p.last > 0 && uint64(p.last)+d.hint.peeled <= o.maxPeel {
		d.peel, d.last = uint64(min(p.last, int(most))), true
		return
	}
	if _, profiled := frequency.EntryCount(d.l.Header.Func()); d.trips != 0 || !o.profilePeeling || !profiled || leavesElsewhere(d.l) {
		return
	}
	if e, ok := estimatedTrips(d.l); ok && e.trips+d.hint.peeled <= o.maxPeel {
		d.peel, d.profiled = e.trips, true
	}
}

type peeling struct {
	d     *decision
	l     *analysis.Loop
	s     *scev.Evolution
	most  int
	last  int              // 1: taking out the last iteration decides a condition for the rest
	known map[ir.Value]int // after how many iterations a value is invariant, or a counter; never: not known
	// counters are the values of known that are counters from then on.
	counters map[ir.Value]bool
}

const never = -1

// untilInvariant returns after how many iterations the header's φs that become invariant are.
func (p *peeling) untilInvariant() int {
	n := 0
	for phi := range p.l.Header.Phis() {
		n = max(n, p.invariantAfter(phi))
	}
	return n
}

func (p *peeling) invariantAfter(v ir.Value) int {
	if n, ok := p.known[v]; ok {
		return n
	}
	p.known[v] = never // what depends on itself is never invariant
	n := never
	i, _ := v.(*ir.Instr)
	switch {
	case p.l.Invariant(v):
		n = 0
	case i.Op() == ir.Phi:
		if i.Block() == p.l.Header {
			if p.d.limits.peelForCounters && p.counts(i) {
				n, p.counters[v] = 0, true
				break
			}
			next := i.IncomingFor(p.l.Latch())
			if n = p.invariantAfter(next); n != never {
				n++
			}
			p.counters[v] = p.counters[next]
			if n > p.most {
				n = never
			}
		}
	case i.Op() == ir.ICmp || i.Op() == ir.FCmp || i.Op().IsBinary():
		x, y := p.invariantAfter(i.Operand(0)), never
		if x != never {
			y = p.invariantAfter(i.Operand(1))
		}
		p.counters[v] = p.counters[i.Operand(0)] || p.counters[i.Operand(1)]
		if y != never && (!p.counters[v] || i.Op() == ir.Add || i.Op() == ir.Sub) {
			n = max(x, y)
		}
	case i.Op().IsCast():
		n = p.invariantAfter(i.Operand(0))
		p.counters[v] = p.counters[i.Operand(0)]
	}
	p.known[v] = n
	return n
}

// counts reports whether a φ of the header is a counter: its next value is made of it by casts and
// additions of constants.
//
//	%x = phi [ %a, … ], [ %i, %latch ]       is one less than %i after the first iteration, which is
//	%i = phi [ 0, … ], [ %i + 1, %latch ]    taken out for that with -enable-peeling-for-iv
func (p *peeling) counts(phi *ir.Instr) bool {
	seen := map[ir.Value]bool{}
	steps := false
	for v := phi.IncomingFor(p.l.Latch()); v != ir.Value(phi); {
		i, ok := v.(*ir.Instr)
		if !ok || seen[v] || !p.l.Contains(i.Block()) {
			return false
		}
		seen[v] = true
		switch {
		case i.Op().IsCast():
		case (i.Op() == ir.Add || i.Op() == ir.Sub) && ir.AsInt(i.Operand(1)) != nil:
			steps = true
		default:
			return false
		}
		v = i.Operand(0)
	}
	return steps
}

// untilDecided returns after how many iterations conditions of selects and branches, and minima and
// maxima, are known.
func (p *peeling) untilDecided() int {
	most := p.most
	if c := p.s.ConstantMax(p.l); c != nil { // the whole loop is not peeled
		if n, ok := c.Num.Uint64(); ok && int64(n)-1 < int64(most) && n != 0 {
			most = int(n) - 1
		}
	}
	c := &decided{peeling: p, most: most}
	for _, b := range p.l.Blocks {
		for i := range b.Instrs() {
			switch {
			case i.Op() == ir.Select:
				c.condition(i.Operand(0), 0)
			case minMaxStep[i.IntrinsicID()] != [2]ir.Pred{}:
				c.minMax(i)
			}
		}
		if t := b.Term(); t.IsCondBr() && b != p.l.Latch() {
			c.condition(t.Operand(0), 0)
		}
	}
	return c.n
}

type decided struct {
	*peeling
	most int
	n    int // the answer so far
}

// maxConditionDepth bounds how deep conjunctions are looked into.
const maxConditionDepth = 4

func (c *decided) condition(v ir.Value, depth int) {
	i, ok := v.(*ir.Instr)
	if !ok || !i.Type().IsInt() || depth >= maxConditionDepth {
		return
	}
	if i.Op() == ir.And || i.Op() == ir.Or {
		c.condition(i.Operand(0), depth+1)
		c.condition(i.Operand(1), depth+1)
		return
	}
	if i.Op() != ir.ICmp || !scev.Analyzable(i.Operand(0).Type()) {
		return
	}
	p, x, y := i.Pred, c.s.Of(i.Operand(0)), c.s.Of(i.Operand(1))
	if _, known := c.s.DecidedAt(p, x, y, nil); known {
		return
	}
	if x.Kind != scev.AddRec {
		if y.Kind != scev.AddRec {
			return
		}
		x, y, p = y, x, p.Swapped()
	}
	if !x.IsAffine() || x.Loop != c.l || !(p.IsEquality() && x.Has(scev.NW)) && !c.s.Monotonic(x, p) {
		return
	}
	c.compare(p, x, y)
}

// compare extends the answer while the recurrence x stays on one side of y, if it is on the other
// side then.
func (c *decided) compare(p ir.Pred, x, y *scev.Expr) {
	n := c.n
	at := c.s.AtIteration(x, c.s.Int(x.Type, int64(n)))
	if !c.s.Known(p, at, y) {
		p = p.Inverse()
	}
	step := c.s.Step(x)
	if !c.passes(&n, &at, y, step, p) {
		if c.last == 0 && c.d.switchesLast(p, x, y) {
			c.last = 1
		}
		return
	}
	next := c.s.Sum(at, step)
	if p.IsEquality() && !c.s.Known(p.Inverse(), next, y) && !c.s.Known(p, at, y) && c.s.Known(p, next, y) {
		if n >= c.most { // equal once: one iteration more is needed
			return
		}
		n++
	}
	c.n = max(c.n, n)
}

// passes steps over the iterations in which at p y holds and reports whether it does not hold then.
func (c *decided) passes(n *int, at **scev.Expr, y, step *scev.Expr, p ir.Pred) bool {
	for *n < c.most && c.s.Known(p, *at, y) {
		*at = c.s.Sum(*at, step)
		*n++
	}
	return c.s.Known(p.Inverse(), *at, y)
}

// minMaxStep gives the comparisons with the bound that hold before a recurrence with a positive, or
// a negative, step reaches it.
var minMaxStep = map[string][2]ir.Pred{
	"llvm.smax": {ir.SLT, ir.SGT}, "llvm.smin": {ir.SLT, ir.SGT}, "llvm.umax": {ir.ULT, ir.UGT}, "llvm.umin": {ir.ULT, ir.UGT},
}

func (c *decided) minMax(i *ir.Instr) {
	if !i.Type().IsInt() {
		return
	}
	bound, x := i.Arg(0), i.Arg(1)
	if !c.l.Invariant(bound) {
		bound, x = x, bound
	}
	if !c.l.Invariant(bound) {
		return
	}
	rec, y := c.s.Of(x), c.s.Of(bound)
	if rec.Kind != scev.AddRec || !rec.IsAffine() || rec.Loop != c.l {
		return
	}
	preds := minMaxStep[i.IntrinsicID()]
	step := c.s.Step(rec)
	need, p := scev.NUW, preds[0]
	if p.IsSigned() {
		need = scev.NSW
	}
	switch {
	case c.s.Positive(step):
	case c.s.Negative(step):
		p = preds[1]
	default:
		return
	}
	if !rec.Has(need) {
		return
	}
	n := c.n
	at := c.s.AtIteration(rec, c.s.Int(rec.Type, int64(n)))
	if c.passes(&n, &at, y, step, p) {
		c.n = n
	}
}

// loadDecides reports whether an exit depends on an invariant load after the header that may trap,
// in a loop that writes nothing and whose other exits end the program.
func (p *peeling) loadDecides() bool {
	l, latch := p.l, p.l.Latch()
	exiting := l.Exiting()
	if len(exiting) <= 1 {
		return false
	}
	for _, b := range exiting {
		for _, x := range b.Succs() {
			if b != latch && !l.Contains(x) && x.Term().Op() != ir.Unreachable {
				return false
			}
		}
	}
	users := map[*ir.Instr]bool{}
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if analysis.MayWrite(i) && !(p.d.lastIteration && analysis.AssumeLike(i)) {
				return false
			}
			if users[i] {
				markUsers(i, users)
			}
			if b != l.Header && i.Op() == ir.Load && p.s.Dom.Dominates(b, latch) && l.Invariant(i.Operand(0)) && !surelyReadable(i, p.s.Layout) {
				markUsers(i, users)
			}
		}
	}
	for _, b := range exiting {
		if users[b.Term()] {
			return true
		}
	}
	return false
}

func markUsers(v *ir.Instr, set map[*ir.Instr]bool) {
	for u := range ir.Users(v) {
		set[u] = true
	}
}

func surelyReadable(i *ir.Instr, dl *ir.DataLayout) bool {
	n, orNull := analysis.Dereferenceable(i.Operand(0), dl)
	return !orNull && n >= dl.StoreSize(i.Type())
}
