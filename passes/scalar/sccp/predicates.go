package sccp

import (
	"cmp"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/valuetracking"
)

// The facts that a branch, a switch or an assumption implies about the values in its condition:
// LLVM's PredicateInfo. Where such a fact holds, the value gets a copy, which replaces it in the
// uses that the fact dominates, and the solver narrows the lattice value of the copy. A copy is a
// bitcast to its own type; the pass removes all copies at its end.
//
//	%c = icmp ult i32 %x, 8               %c = icmp ult i32 %x, 8
//	br i1 %c, label %small, label %big ⇒  %x.0 = bitcast i32 %x to i32    ; below 8
//	small: use(%x)                        br i1 %c, label %small, label %big
//	                                      small: use(%x.0)
//
// On an edge into a block with other predecessors, only the φs there use the copy.

// predicate is a fact about one value.
type predicate struct {
	cond  ir.Value
	holds bool
	equal *ir.Const // the case of a switch; nil for other facts
	from  *ir.Block // the fact holds on the edge from → to
	to    *ir.Block
	after *ir.Instr // or after this assumption
	of    ir.Value  // the value or copy in cond that it is about
}

// maxConditions bounds the conditions into which a branch condition is split.
const maxConditions = 8

// AddPredicates gives the values in conditions of f their copies. It comes before all else that is
// done with f.
func (s *Solver) AddPredicates(f *ir.Func, dt *analysis.DomTree) {
	p := &predicates{s: s, dt: dt, of: map[ir.Value][]*predicate{}}
	for _, b := range dt.Preorder() {
		switch t := b.Term(); {
		case t.IsCondBr() && t.Succ(0) != t.Succ(1):
			p.branch(t)
		case t.Op() == ir.Switch:
			p.toCases(t)
		}
	}
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.assume" && dt.Reachable(i.Block()) {
			p.conditions(i.Arg(0), predicate{holds: true, after: i})
		}
	}
	for _, v := range p.order {
		p.rename(v)
	}
}

// RemovePredicates replaces the copies by their original values.
func (s *Solver) RemovePredicates(f *ir.Func) {
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if i.Op() == ir.BitCast && s.predicates[i] != nil {
				ir.ReplaceAllUses(i, i.Operand(0))
				i.Erase()
			}
		}
	}
}

type predicates struct {
	s     *Solver
	dt    *analysis.DomTree
	of    map[ir.Value][]*predicate
	order []ir.Value
}

func (p *predicates) add(v ir.Value, fact predicate) {
	if ir.IsConst(v) || !ir.HasUses(v) || ir.HasOneUse(v) {
		return
	}
	if p.of[v] == nil {
		p.order = append(p.order, v)
	}
	p.of[v] = append(p.of[v], &fact)
}

func (p *predicates) branch(t *ir.Instr) {
	for k := range 2 {
		if to := t.Succ(k); to != t.Block() {
			p.conditions(t.Operand(0), predicate{holds: k == 0, from: t.Block(), to: to})
		}
	}
}

// conditions records a fact about a condition, about its operands if it is an and or or, and about
// the operands of compares.
func (p *predicates) conditions(cond ir.Value, fact predicate) {
	seen := map[ir.Value]bool{}
	for work := []ir.Value{cond}; len(work) > 0; {
		c := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[c] {
			continue
		}
		if seen[c] = true; len(seen) > maxConditions {
			return
		}
		fact.cond = c
		i, ok := c.(*ir.Instr)
		if ok {
			if x, y, and, logical := valuetracking.LogicalOp(i); logical && and == fact.holds {
				work = append(work, y, x)
			}
		}
		p.add(c, fact)
		if ok && (i.Op() == ir.ICmp || i.Op() == ir.FCmp) && i.Operand(0) != i.Operand(1) {
			p.add(i.Operand(0), fact)
			p.add(i.Operand(1), fact)
		}
		if ok && narrowsToBit(i) {
			p.add(i.Operand(0), fact)
		}
	}
}

// narrowsToBit reports whether i truncates 0 or 1 to a condition.
func narrowsToBit(i *ir.Instr) bool {
	return i.Op() == ir.Trunc && i.HasFlag(ir.NUW) && i.Type().IsInt() && i.Type().Bits == 1
}

func (p *predicates) toCases(t *ir.Instr) {
	edges := map[*ir.Block]int{}
	for _, to := range t.Block().Succs() {
		edges[to]++
	}
	v := t.Operand(0)
	for k := range t.NumCases() {
		c, to := t.Case(k)
		if edges[to] == 1 {
			p.add(v, predicate{cond: v, equal: c, from: t.Block(), to: to})
		}
	}
}

// place is the program point of a use, or from which a fact holds. Places are ordered as the walk
// of the dominator tree visits them.
type place struct {
	in, out int32
	part    int       // 0: at the start of the block; 1: inside; 2: on an outgoing edge
	edge    int32     // Block.ID of the edge's target
	at      *ir.Instr // inside
	fact    *predicate
	copy    *ir.Instr // of fact, once there is one
	use     *ir.Use
}

func (a place) compare(b place) int {
	if a.in != b.in {
		return cmp.Compare(a.in, b.in)
	}
	if a.part != b.part {
		return cmp.Compare(a.part, b.part)
	}
	if a.part == 1 && a.at != b.at {
		if a.at.ComesBefore(b.at) {
			return -1
		}
		return 1
	}
	if c := cmp.Compare(a.edge, b.edge); c != 0 {
		return c
	}
	useFirst := a.part == 1 // a fact holds after its assumption
	switch {
	case (a.use == nil) == (b.use == nil):
		return 0
	case (a.use != nil) == useFirst:
		return -1
	}
	return 1
}

func (p *predicates) places(v ir.Value) []place {
	var all []place
	for u := range ir.Uses(v) {
		user := u.User()
		b := user.Block()
		if user.Op() == ir.Phi {
			b = user.IncomingBlock(u.Index())
		}
		if b == nil || !p.dt.Reachable(b) {
			continue
		}
		at := place{part: 1, at: user, use: u}
		if user.Op() == ir.Phi {
			at.part, at.at = 2, nil
			if p.dt.Reachable(user.Block()) {
				at.edge, _ = p.dt.Interval(user.Block())
			}
		}
		at.in, at.out = p.dt.Interval(b)
		all = append(all, at)
	}
	slices.Reverse(all) // the latest use is the list's first
	for _, f := range p.of[v] {
		at := place{fact: f}
		switch {
		case f.after != nil:
			at.part, at.at = 1, f.after
			at.in, at.out = p.dt.Interval(f.after.Block())
		case f.to.SinglePred() != nil:
			at.in, at.out = p.dt.Interval(f.to)
		default:
			at.part = 2
			at.in, at.out = p.dt.Interval(f.from)
			at.edge, _ = p.dt.Interval(f.to)
		}
		all = append(all, at)
	}
	slices.SortStableFunc(all, place.compare)
	return all
}

// rename visits the uses of a value with a stack of the facts that hold there, and makes each use
// refer to the copy of the innermost fact.
func (p *predicates) rename(v ir.Value) {
	var stack []place
	for _, at := range p.places(v) {
		for len(stack) > 0 && !holdsAt(stack[len(stack)-1], at) {
			stack = stack[:len(stack)-1]
		}
		if at.fact != nil {
			stack = append(stack, at)
			continue
		}
		if len(stack) > 0 {
			at.use.Set(p.copies(v, stack))
		}
	}
}

// holdsAt reports whether a fact holds at a program point.
func holdsAt(f, at place) bool {
	if f.part != 2 {
		return at.in >= f.in && at.out <= f.out
	}
	if at.use == nil {
		return false
	}
	phi := at.use.User()
	return phi.Op() == ir.Phi && phi.Block() == f.fact.to && phi.IncomingBlock(at.use.Index()) == f.fact.from
}

// copies creates the missing copies for a stack of facts and returns the last.
func (p *predicates) copies(v ir.Value, stack []place) ir.Value {
	first := len(stack)
	for first > 0 && stack[first-1].copy == nil {
		first--
	}
	of := v
	if first > 0 {
		of = stack[first-1].copy
	}
	last := of
	for k := first; k < len(stack); k++ {
		f := stack[k].fact
		f.of = of
		i := ir.NewInstr(ir.BitCast, v.Type(), last)
		if f.after != nil {
			i.InsertBefore(f.after.Next())
		} else {
			i.InsertBefore(f.from.Term())
		}
		p.s.predicates[i] = f
		stack[k].copy, last = i, i
	}
	return last
}

// constraint returns the fact as a comparison of the value with another one; ok is false for a fact
// about an and or or.
func (f *predicate) constraint() (p ir.Pred, other ir.Value, ok bool) {
	switch {
	case f.equal != nil:
		return ir.EQ, f.equal, f.cond == f.of
	case f.cond == f.of:
		k, _ := lattice.Truth(f.cond.Type(), f.holds).(*ir.Const)
		return ir.EQ, k, true
	}
	c, isInstr := f.cond.(*ir.Instr)
	if isInstr && narrowsToBit(c) && f.of == c.Operand(0) {
		n := bitvec.Zero(f.of.Type().Bits)
		if f.holds {
			n = bitvec.One(f.of.Type().Bits)
		}
		return ir.EQ, n.Const(f.of.Type()), true
	}
	if !isInstr || c.Op() != ir.ICmp {
		return 0, nil, false
	}
	p = c.Pred
	switch f.of {
	case c.Operand(0):
		other = c.Operand(1)
	case c.Operand(1):
		p, other = p.Swapped(), c.Operand(0)
	default:
		return 0, nil, false
	}
	if !f.holds {
		p = p.Inverse()
	}
	return p, other, true
}

// visitCopy narrows the lattice value of a copy by its fact.
func (s *Solver) visitCopy(i *ir.Instr, f *predicate) {
	if s.slot(i).Kind == lattice.Overdefined {
		return
	}
	value := s.state(i.Operand(0))
	p, other, ok := f.constraint()
	if !ok {
		s.merge(i, value, lattice.Never)
		return
	}
	s.also(other, i)
	bound := s.state(other)
	switch {
	case bound.Kind == lattice.Unknown:
	case (bound.IsRange(true) || value.IsRange(true)) && i.Type().Scalar().IsInt():
		s.merge(i, lattice.OfRange(narrowed(p, &value, &bound, i.Type().Scalar().Bits)), lattice.Never)
	case p == ir.EQ && (bound.Kind == lattice.Constant || bound.Kind == lattice.NotConstant):
		s.merge(i, bound, lattice.Never)
	case p == ir.NE && bound.Kind == lattice.Constant:
		s.merge(i, lattice.OfNot(bound.Const), lattice.Never)
	default:
		s.merge(i, value, lattice.Never)
	}
}

// narrowed returns the range of value that satisfies the predicate p against bound. If the
// range of value excludes a single number and the result would not, it is kept unchanged.
func narrowed(p ir.Pred, value, bound *lattice.Value, w int) ranges.Range {
	imposed := ranges.Full(w)
	if bound.IsRange(true) {
		imposed = ranges.Region(p, bound.AsRange(w, true))
	}
	of := value.AsRange(w, true)
	if of.IsEmpty() {
		of = ranges.Full(w)
	}
	r := imposed.Intersect(of, ranges.Smallest)
	if _, butOne := of.Complement().Value(); butOne && !of.Contains(r) {
		return of
	}
	return r
}
