package loopaccess

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// Pointer is an address whose range may be checked: the bytes from Low up to but not including
// High.
type Pointer struct {
	Ptr       ir.Value
	Write     bool
	Low, High *scev.Expr
	// Poison: the bounds may be poison though the loop is executed.
	Poison bool

	class, set int // of accesses that need no check against each other, in one alias set
}

// Group are pointers of one class whose bounds differ by constants.
type Group struct {
	Members   []*Pointer
	Low, High *scev.Expr
}

const maxGroupComparisons = 100

// checkAtRunTime lists the pointers of each alias set that have to be compared before the loop, and
// the comparisons. It reports false where that is needed and bounds are not known. With noWrap,
// addresses must not wrap because no dependences were computed.
func (a *analyzer) checkAtRunTime(noWrap bool) bool {
	if !a.needed {
		return true
	}
	can, need := true, false
	for n, set := range a.sets {
		setCan, setNeeds := a.checkSet(set, n, noWrap)
		can, need = can && setCan, need || setNeeds
	}
	for k, p := range a.info.Pointers {
		for _, q := range a.info.Pointers[k+1:] {
			if p.class != q.class && p.set == q.set && p.Ptr.Type().Space != q.Ptr.Type().Space {
				return false
			}
		}
	}
	if need && can {
		a.group()
		a.compare()
	}
	if !can && need {
		a.info.Pointers = nil
		return false
	}
	return true
}

// wanted is an access of which the range is needed.
type wanted struct {
	access
	ty *ir.Type
}

func (a *analyzer) checkSet(set *aliasSet, number int, noWrap bool) (can, need bool) {
	reads, writes := 0, 0
	var list []wanted
	for _, p := range set.pointers() {
		at, read := a.of[access{p, true}], a.of[access{p, false}]
		if at != nil {
			writes++
		} else {
			reads++
			at = read
		}
		for _, ty := range at.types {
			list = append(list, wanted{at.access, ty})
		}
		if read != nil && at != read { // it may read more than it writes, which LLVM does not look at
			for _, ty := range read.types {
				if !containsType(at.types, ty) {
					list = append(list, wanted{at.access, ty})
				}
			}
		}
	}
	if writes == 0 || writes == 1 && reads == 0 {
		return true, false
	}
	ids := map[ir.Value]int{}
	next := 1
	var again []wanted
	for _, w := range list {
		if !a.addPointer(w, number, ids, &next, noWrap, false) {
			again = append(again, w)
		}
	}
	need = next > 2 || len(again) > 0
	if !need {
		return true, false
	}
	for _, w := range again {
		if !a.addPointer(w, number, ids, &next, noWrap, true) {
			return false, true
		}
	}
	return true, true
}

// addPointer adds an access whose bounds are known; with assume, under further assumptions.
func (a *analyzer) addPointer(w wanted, set int, ids map[ir.Value]int, next *int, noWrap, assume bool) bool {
	e := a.addressOf(w.ptr)
	if e == nil {
		return false
	}
	if !a.s.Invariant(e, a.l) {
		if e.Kind != scev.AddRec && assume {
			e = a.info.Assumed.asRecurrence(w.ptr, a.everyIteration(w.ptr))
		}
		if e == nil || e.Kind != scev.AddRec || e.Loop != a.l || !e.IsAffine() {
			return false
		}
		if !a.boundsHold(w.ptr, e) || noWrap && !a.staysUp(w, e) {
			if !assume {
				return false
			}
			a.info.Assumed.addNoWrap(e, a.everyIteration(w.ptr))
		}
	}
	low, high := a.bounds(e, w.ty)
	if low == nil || a.s.MayTrap(low) || a.s.MayTrap(high) {
		return false
	}
	id := *next
	if len(a.toCheck) > 0 {
		leader := a.classes.leader[w.access].ptr
		if ids[leader] == 0 {
			ids[leader] = *next
			*next++
		}
		id = ids[leader]
	} else {
		*next++
	}
	a.info.Pointers = append(a.info.Pointers, &Pointer{Ptr: w.ptr, Write: w.write, Low: low, High: high, Poison: !a.everyIteration(w.ptr), class: id, set: set})
	return true
}

// staysUp reports whether an address is known not to wrap, for LLVM's second try.
func (a *analyzer) staysUp(w wanted, rec *scev.Expr) bool {
	if a.info.Assumed.hasNoWrap(rec) {
		return true
	}
	n, ok := a.stride(w.ptr, w.ty, false, true)
	return ok && n == 1
}

// bounds returns the range that a recurrence or an invariant address touches; nil: unknown.
func (a *analyzer) bounds(e *scev.Expr, ty *ir.Type) (low, high *scev.Expr) {
	s := a.s
	low, high = e, e
	if !s.Invariant(e, a.l) {
		if e.Kind != scev.AddRec || e.Loop != a.l || !e.IsAffine() {
			return nil, nil
		}
		low, high = e.Ops[0], s.AtIteration(e, a.most)
		if high == nil {
			return nil, nil
		}
		if n, ok := e.Ops[1].IsConst(); !ok {
			low, high = s.MinMax(scev.UMin, low, high), s.MinMax(scev.UMax, low, high)
		} else if n.IsNegative() {
			low, high = high, low
		}
	}
	return low, s.Sum(high, s.Int(s.IntType(e.Type), int64(a.layout.StoreSize(ty))))
}

// group puts pointers of one class into groups where their bounds differ by constants: accesses of
// one object with one stride.
func (a *analyzer) group() {
	in := a.info
	if len(a.toCheck) == 0 { // classes may contain pointers that are checked against each other
		for _, p := range in.Pointers {
			in.Groups = append(in.Groups, &Group{Members: []*Pointer{p}, Low: p.Low, High: p.High})
		}
		return
	}
	comparisons := 0
	seen := map[*Pointer]bool{}
	for _, p := range in.Pointers {
		if seen[p] {
			continue
		}
		var groups []*Group
		for _, m := range a.classes.members[a.classes.leader[access{p.Ptr, p.Write}]] {
			for _, q := range in.Pointers {
				if q.Ptr != m.ptr || seen[q] {
					continue
				}
				seen[q] = true
				if !slices.ContainsFunc(groups, func(g *Group) bool {
					if comparisons > maxGroupComparisons {
						return false
					}
					comparisons++
					return a.join(g, q)
				}) {
					groups = append(groups, &Group{Members: []*Pointer{q}, Low: q.Low, High: q.High})
				}
			}
		}
		in.Groups = append(in.Groups, groups...)
	}
}

// join makes a pointer part of a group if its bounds can be compared with the group's.
func (a *analyzer) join(g *Group, p *Pointer) bool {
	if g.Low.Type != p.Low.Type {
		return false
	}
	lower, ok := a.below(p.Low, g.Low)
	higher, ok2 := a.below(g.High, p.High)
	if !ok || !ok2 {
		return false
	}
	if lower {
		g.Low = p.Low
	}
	if higher {
		g.High = p.High
	}
	g.Members = append(g.Members, p)
	return true
}

// below reports whether x is at most y, if their difference is a constant.
func (a *analyzer) below(x, y *scev.Expr) (yes, known bool) {
	d := a.s.Minus(y, x)
	if d == nil {
		return false, false
	}
	n, ok := d.IsConst()
	return ok && !n.IsNegative(), ok
}

// compare lists the pairs of groups that must not overlap.
func (a *analyzer) compare() {
	in := a.info
	for k, g := range in.Groups {
		for _, h := range in.Groups[k+1:] {
			if needsCheck(g, h) {
				in.Checks = append(in.Checks, [2]*Group{g, h})
			}
		}
	}
}

// NeedsCheck reports whether the ranges of two pointers must not overlap.
func NeedsCheck(p, q *Pointer) bool {
	return (p.Write || q.Write) && p.class != q.class && p.set == q.set
}

func needsCheck(g, h *Group) bool {
	for _, p := range g.Members {
		for _, q := range h.Members {
			if NeedsCheck(p, q) {
				return true
			}
		}
	}
	return false
}
