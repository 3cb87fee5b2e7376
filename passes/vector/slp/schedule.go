package slp

import (
	"slices"

	"opt-go/frontend/ir"
)

// schedule brings the members of the nodes of a tree together, in one block.
type schedule struct {
	*order
	block       *ir.Block
	bundles     map[*ir.Instr][]*ir.Instr // members to the members of their node, in the order of the block
	first, last *ir.Instr                 // of all members
}

func (t *tree) scheduleOf(b *ir.Block) *schedule {
	for _, s := range t.schedules {
		if s.block == b {
			return s
		}
	}
	o := t.orderOf(b)
	o.steps = 0
	s := &schedule{order: o, block: b, bundles: map[*ir.Instr][]*ir.Instr{}}
	t.schedules = append(t.schedules, s)
	return s
}

// add makes instructions members of a node, if none depends on another one.
func (s *schedule) add(members []*ir.Instr) bool {
	members = slices.Clone(members)
	slices.SortFunc(members, func(a, b *ir.Instr) int {
		switch {
		case a == b:
			return 0
		case a.ComesBefore(b):
			return -1
		}
		return 1
	})
	first, last := members[0], members[len(members)-1]
	if s.first != nil && s.first.ComesBefore(first) {
		first = s.first
	}
	if s.last != nil && last.ComesBefore(s.last) {
		last = s.last
	}
	for _, m := range members {
		if s.bundles[m] != nil {
			return false
		}
	}
	if s.span(first, last) > maxSpan || s.cyclic(members, first) {
		return false
	}
	s.first, s.last = first, last
	for _, m := range members {
		s.bundles[m] = members
	}
	return true
}

// cyclic reports whether a member depends on another, through instructions from first on and
// through nodes, the members of which have to be together. What comes before all members depends on
// none.
func (s *schedule) cyclic(members []*ir.Instr, first *ir.Instr) bool {
	w := s.w
	if n := w.f.ValueBound(); len(w.seen) < n {
		w.seen = append(w.seen, make([]uint32, n-len(w.seen))...)
	}
	w.search++
	var stack []*ir.Instr
	found := false
	push := func(i *ir.Instr) {
		if w.seen[i.ID()] != w.search {
			w.seen[i.ID()] = w.search
			stack = append(stack, i)
		}
	}
	for _, m := range members {
		s.each(m, first, push)
	}
	for len(stack) > 0 && !found && !s.exhausted() {
		i := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		s.steps++
		if found = slices.Contains(members, i); found {
			break
		}
		if list := s.bundles[i]; list != nil {
			for _, m := range list {
				s.each(m, first, push)
			}
			continue
		}
		s.each(i, first, push)
	}
	return found || s.exhausted()
}

// each calls visit for the instructions of the block, from first on, that i has to come after.
func (s *schedule) each(i, first *ir.Instr, visit func(*ir.Instr)) {
	for _, v := range i.Operands() {
		if d := asInstr(v); d != nil && d.Block() == s.block && d.Op() != ir.Phi && !d.ComesBefore(first) {
			visit(d)
		}
	}
	for _, d := range s.after(i, first) {
		if !d.ComesBefore(first) { // what was found for an earlier one
			visit(d)
		}
	}
}

// apply moves the members of each node together, to where the first of them stands, and what they
// need before them. All else stays in order.
func (s *schedule) apply() {
	s.applying = true
	placed := map[*ir.Instr]bool{}
	var sequence []*ir.Instr
	var put func(i *ir.Instr)
	put = func(i *ir.Instr) {
		if placed[i] {
			return
		}
		members := s.bundles[i]
		if members == nil {
			members = []*ir.Instr{i}
		}
		for _, m := range members {
			placed[m] = true
		}
		for _, m := range members {
			s.each(m, s.first, put)
		}
		sequence = append(sequence, members...)
	}
	end := s.last.Next()
	for i := s.first; i != end; i = i.Next() {
		put(i)
	}
	at := s.first
	for _, i := range sequence {
		if i == at {
			at = at.Next()
			continue
		}
		i.MoveBefore(at)
	}
	delete(s.w.orders, s.block)
}
