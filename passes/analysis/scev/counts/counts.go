// Package counts finds out how often loops run, LLVM's backedge-taken counts, and the values that
// expressions have after them. Start with Counts and its BackedgeTaken and AtScope.
//
//   - counts.go: the counts of a loop, what is derived from them, and when they are dropped
//   - exits.go: what one exit tells of the count
//   - lessthan.go, zero.go, shifted.go: exits that compare a recurrence, by the kind of comparison
//   - trial.go: loops of constants, which are run
//   - guards.go: what the conditions that guard a loop tell of a count
//   - traits.go: which loops end, and end by their branches only
//   - scope.go: values after a loop
//
// Not done: symbolic bounds from conditions inside expressions (LLVM's loop guards rewriting for
// recurrences), vscale.
package counts

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev/algebra"
	"opt-go/passes/analysis/scev/expr"
)

// The limits, LLVM's defaults.
const (
	maxBruteForce = 100 // iterations that are tried out to find a trip count
	maxDepth      = 32  // of conditions, and of operations that are run on constants
)

// Counts are the trip counts of the loops of one function.
type Counts struct {
	algebra.Algebra

	found   func(l *analysis.Loop, again bool)
	counts  map[*analysis.Loop]*loopCounts
	epoch   int // of counts: they are looked through for values that are gone when it has changed
	inCount map[*analysis.Loop]bool
	scopes  map[expr.InLoop]*expr.Expr
	traits  map[*analysis.Loop]traits
}

// New returns the trip counts over an algebra; they are computed on demand. It calls found after it
// has computed what is known of a loop, so that the expressions of values that depend on it can be
// made again; again says that it is no more than was known before.
func New(a algebra.Algebra, found func(l *analysis.Loop, again bool)) Counts {
	return Counts{Algebra: a, found: found}
}

// Reset drops all expressions and what is known of them.
func (s *Counts) Reset() {
	s.Algebra.Reset()
	s.inCount = map[*analysis.Loop]bool{}
	s.traits = map[*analysis.Loop]traits{}
	s.forgetCounts()
}

// ForgetCounts drops what was derived from the loops' exits: trip counts, ranges, values after
// loops.
func (s *Counts) ForgetCounts() {
	s.ForgetFacts()
	s.forgetCounts()
}

func (s *Counts) forgetCounts() {
	s.counts = map[*analysis.Loop]*loopCounts{}
	s.scopes = map[expr.InLoop]*expr.Expr{}
}

// Edited drops the counts of a loop that was rewritten, and of those inside it. Those of the loops
// around it hold, unless they name a value that was removed, but more may be known by now.
func (s *Counts) Edited(l *analysis.Loop) {
	s.epoch++
	s.scopes = map[expr.InLoop]*expr.Expr{}
	for p := l.Parent; p != nil; p = p.Parent {
		if c := s.counts[p]; c != nil {
			c.doubtful = true
		}
	}
	for x := range l.Nest() {
		delete(s.counts, x)
	}
}

// Replaced drops the counts and properties of a loop whose code is about to be replaced, of those
// around and of those inside it.
func (s *Counts) Replaced(l *analysis.Loop) {
	s.epoch++
	s.scopes = map[expr.InLoop]*expr.Expr{}
	drop := func(l *analysis.Loop) {
		delete(s.counts, l)
		delete(s.traits, l)
	}
	for p := l.Parent; p != nil; p = p.Parent {
		drop(p)
	}
	for x := range l.Nest() {
		drop(x)
	}
}

// limit says how often an exit is passed without being taken; nil: not known.
type limit struct {
	exact     *expr.Expr
	constant  *expr.Expr // an upper bound that is a constant
	symbolic  *expr.Expr // an upper bound
	maxOrZero bool       // the number is constant, or 0
}

func (l limit) some() bool { return l.exact != nil || l.constant != nil }

// exitCount is the limit of one exiting block.
type exitCount struct {
	block *ir.Block
	limit
}

// loopCounts holds the facts about the trip count of a loop.
type loopCounts struct {
	exits     []exitCount // of the exits of which something is known
	complete  bool        // all exits have an exact count
	exact     *expr.Expr
	constant  *expr.Expr
	symbolic  *expr.Expr
	maxOrZero bool
	epoch     int         // of the Counts when these were made or looked through
	doubtful  bool        // more may be known by now
	exiting   []*ir.Block // of the loop
}

// same reports whether the counts say the same.
func (c *loopCounts) same(o *loopCounts) bool {
	return c.complete == o.complete && c.exact == o.exact && c.constant == o.constant && c.symbolic == o.symbolic && c.maxOrZero == o.maxOrZero &&
		slices.Equal(c.exits, o.exits)
}

// stale reports whether the counts name a value that was removed.
func (c *loopCounts) stale() bool {
	if c.exact.Gone() || c.symbolic.Gone() {
		return true
	}
	for _, x := range c.exits {
		if x.exact.Gone() || x.symbolic.Gone() {
			return true
		}
	}
	return false
}

func (s *Counts) loopCounts(l *analysis.Loop) *loopCounts {
	old := s.counts[l]
	if old != nil && !old.doubtful && (old.epoch == s.epoch || !old.stale()) {
		old.epoch = s.epoch
		return old
	}
	if s.inCount[l] { // asked for while it is computed
		return &loopCounts{}
	}
	s.inCount[l] = true
	var exiting []*ir.Block
	if old != nil {
		exiting = old.exiting
	} else {
		exiting = l.Exiting()
	}
	c := s.computeCounts(l, exiting)
	delete(s.inCount, l)
	c.epoch = s.epoch
	s.counts[l] = c
	if len(c.exits) > 0 || c.constant != nil {
		s.ForgetBoundsIn(l)
		s.scopes = map[expr.InLoop]*expr.Expr{}
		s.found(l, old != nil && old.same(c))
	}
	return c
}

// BackedgeTaken returns how often the back edge of l is taken, nil where it is not known.
func (s *Counts) BackedgeTaken(l *analysis.Loop) *expr.Expr { return s.loopCounts(l).exact }

// ConstantMax returns a constant upper bound of BackedgeTaken, or nil.
func (s *Counts) ConstantMax(l *analysis.Loop) *expr.Expr { return s.loopCounts(l).constant }

// SymbolicMax returns an upper bound of BackedgeTaken, or nil.
func (s *Counts) SymbolicMax(l *analysis.Loop) *expr.Expr { return s.loopCounts(l).symbolic }

// ExitCount returns how often control passes an exiting block without leaving l there, if it does
// not leave l elsewhere; nil where it is not known.
func (s *Counts) ExitCount(l *analysis.Loop, exiting *ir.Block) *expr.Expr {
	return s.exitLimit(l, exiting).exact
}

// SymbolicExitMax returns an upper bound of ExitCount, or nil.
func (s *Counts) SymbolicExitMax(l *analysis.Loop, exiting *ir.Block) *expr.Expr {
	return s.exitLimit(l, exiting).symbolic
}

// SymbolicMaxOf returns an upper bound of how often a condition that is tested in every iteration
// lets the loop continue, or nil; ifTrue: the loop is left when it is true.
func (s *Counts) SymbolicMaxOf(l *analysis.Loop, cond ir.Value, ifTrue bool) *expr.Expr {
	return s.exitOnCond(l, cond, ifTrue, false, 0).symbolic
}

func (s *Counts) exitLimit(l *analysis.Loop, exiting *ir.Block) limit {
	for _, x := range s.loopCounts(l).exits {
		if x.block == exiting {
			return x.limit
		}
	}
	return limit{}
}

// TripCount returns the number of iterations where it is a constant below 2^32, else 0.
func (s *Counts) TripCount(l *analysis.Loop) uint32 { return smallTrip(s.BackedgeTaken(l)) }

// TripCountOf is TripCount as if l had only the one exit.
func (s *Counts) TripCountOf(l *analysis.Loop, exiting *ir.Block) uint32 {
	return smallTrip(s.ExitCount(l, exiting))
}

// MaxTripCount returns an upper bound of the number of iterations, 0 where none below 2^32 is
// known.
func (s *Counts) MaxTripCount(l *analysis.Loop) uint32 { return smallTrip(s.ConstantMax(l)) }

// MaxOrZero reports whether the loop runs MaxTripCount times or once.
func (s *Counts) MaxOrZero(l *analysis.Loop) bool { return s.loopCounts(l).maxOrZero }

func smallTrip(e *expr.Expr) uint32 {
	if e == nil || e.Kind != expr.Const || e.Num.ActiveBits() > 32 {
		return 0
	}
	n, _ := e.Num.Uint64()
	return uint32(n + 1)
}

// TripMultipleOf returns a number that the number of iterations is a multiple of, as if l had only
// the one exit.
func (s *Counts) TripMultipleOf(l *analysis.Loop, exiting *ir.Block) uint32 {
	return s.tripMultiple(s.UnderGuards(s.ExitCount(l, exiting), l))
}

// TripMultiple returns a number that the number of iterations is a multiple of.
func (s *Counts) TripMultiple(l *analysis.Loop) uint32 {
	out := uint32(0)
	for _, b := range l.Exiting() {
		m := s.TripMultipleOf(l, b)
		for x := m; x != 0; {
			out, x = x, out%x
		}
	}
	return max(out, 1)
}

func (s *Counts) tripMultiple(count *expr.Expr) uint32 {
	if count == nil {
		return 1
	}
	trip := s.tripCountExpr(count)
	m := s.Multiple(trip)
	if m.IsZero() {
		return 1
	}
	if m.ActiveBits() > 32 {
		return uint32(1) << min(31, m.TrailingZeros())
	}
	n, _ := m.Uint64()
	return uint32(n)
}

// tripCountExpr returns 1 + count, in one bit more where it might overflow.
func (s *Counts) tripCountExpr(count *expr.Expr) *expr.Expr {
	if !s.UnsignedRange(count).UMax().IsAllOnes() {
		return s.Sum(count, s.One(count.Type))
	}
	wide := s.Ctx.Int(count.Width() + 1)
	return s.Sum(s.ZExtTo(count, wide), s.One(wide))
}
