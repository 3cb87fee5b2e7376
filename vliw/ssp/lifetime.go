package ssp

import (
	"cmp"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/rotate"
)

// Convention says how long an instruction holds its registers.
type Convention uint8

// The conventions.
const (
	// Machine is that of our machine and of package modulo: a register may be written in the cycle
	// of the last read of its old value, since a bundle reads before it writes. A result without
	// readers is still written, at the end of the latency.
	Machine Convention = iota
	// Paper is that of Rong et al.: the cycle of the last read belongs to the lifetime; the latency
	// of a result without readers is not counted.
	Paper
)

// held is the number of cycles from the issue of a reader for which its operand is alive.
func (c Convention) held() int {
	if c == Paper {
		return 1
	}
	return 0
}

// written is the number of cycles for which a definition occupies its register even without
// readers.
func (c Convention) written(op *Op) int {
	if c == Paper {
		return 1
	}
	return max(op.Latency, 1)
}

// Frame is what the lifetimes of the schedule share.
func (s *Schedule) Frame() *rotate.Frame {
	depth := s.Nest.Depth()
	return &rotate.Frame{T: s.T, Nested: depth > 1, Last: s.Last[depth-1], Group: s.Group()}
}

// Lifetimes returns the variants of a register class that the nest defines, and their lifetimes:
// normalisation and representation (sections 4.1, 4.2, appendix A of Rong et al.).
func (s *Schedule) Lifetimes(class ddg.RegClass, c Convention) ([]Variant, []rotate.Lifetime) {
	refs := s.Normalise(class, c)
	variants := make([]Variant, len(refs))
	for i := range refs {
		variants[i] = refs[i].variant
	}
	return variants, s.Represent(refs, c)
}

// References are the normalised references of a variant, the set REFS of the paper.
type References struct {
	variant Variant
	slots   [][]reference // per slot, in the order of the program
}

// Normalise gathers the references of each variant of a class that the nest defines, and cuts
// values that live through the innermost loop.
func (s *Schedule) Normalise(class ddg.RegClass, c Convention) []References {
	var all []References
	for v, slots := range s.references(class, c) {
		if slots != nil {
			r := &representer{s: s, held: c.held(), slots: slots}
			r.normalise()
			all = append(all, References{Variant(v), r.slots})
		}
	}
	return all
}

// Represent abstracts the lifetimes of normalised references.
func (s *Schedule) Represent(refs []References, c Convention) []rotate.Lifetime {
	lives := make([]rotate.Lifetime, len(refs))
	frame := s.Frame()
	for i := range refs {
		r := &representer{s: s, held: c.held(), slots: refs[i].slots}
		lives[i] = r.represent()
		frame.Derive(&lives[i])
	}
	return lives
}

// reference is one mention of a variant.
type reference struct {
	op      ddg.OpID // NoOp for the copy that normalisation inserts, which precedes all operations of its slot
	def     bool
	time    int // 1-D schedule time, cycles
	omega   int // use: live-in distance, iterations
	written int // definition: cycles for which the register is occupied at least
	liveOut int
}

// before is the order of references in a slot: an operation reads before it writes.
func (r *reference) before(o *reference) int {
	return cmp.Or(cmp.Compare(r.op, o.op), cmp.Compare(boolInt(r.def), boolInt(o.def)), cmp.Compare(r.omega, o.omega))
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// references gathers, per variant with a definition of the class and per slot, the references in
// the order of the program.
func (s *Schedule) references(class ddg.RegClass, c Convention) [][][]reference {
	n := s.Nest
	refs := make([][][]reference, len(n.Variants))
	add := func(op ddg.OpID, v Variant, r reference) {
		if refs[v] == nil {
			refs[v] = make([][]reference, 2*n.Depth()-1)
		}
		slot := n.slot(op)
		r.op, r.time = op, s.Cycle[op]
		refs[v][slot] = append(refs[v][slot], r)
	}
	for i := range n.Ops {
		if op := &n.Ops[i]; op.Variant != NoVariant && op.Result == class {
			add(op.ID, op.Variant, reference{def: true, written: c.written(op), liveOut: op.LiveOut})
		}
	}
	for i := range n.Edges {
		if e := &n.Edges[i]; e.Kind == ddg.Flow && n.Ops[e.From].Result == class {
			add(e.To, n.Ops[e.From].Variant, reference{omega: max(e.Distance[0].Lo, 0)})
		}
	}
	for v := range refs {
		for slot := range refs[v] {
			list := refs[v][slot]
			slices.SortFunc(list, func(a, b reference) int { return a.before(&b) })
			refs[v][slot] = slices.Compact(list)
		}
	}
	return refs
}

// representer computes the lifetime of one variant.
type representer struct {
	s     *Schedule
	held  int
	slots [][]reference
}

// normalise cuts a value that lives through the innermost loop without being defined there, by a
// copy TN = TN in the first cycle of the innermost stages: it reads what comes from outside and
// what the copy of the iteration before wrote. The copy is never made.
func (r *representer) normalise() {
	depth := r.s.Nest.Depth()
	inner := depth - 1
	live := false
	if depth > 1 && !slices.ContainsFunc(r.slots[inner], func(x reference) bool { return x.def }) {
		r.walk(inner, 0, 0, func(x *reference, _ int) { live = live || x != nil && !x.def })
	}
	if live {
		at := r.s.First[inner] * r.s.T
		dummy := []reference{{op: ddg.NoOp, time: at}, {op: ddg.NoOp, time: at, def: true}}
		r.slots[inner] = append(dummy, r.slots[inner]...)
	}
}

// walk follows the original loop nest from a place in a slot on, up to the next definition on each
// path, and visits the uses of the same iteration of level 1 and those definitions, each with the
// loopback offset of the path: S_k·T cycles if it takes the back edge of loop k. More than one back
// edge never matters: between two, a path passes the innermost loop, where a variant that is alive
// is defined. At the end of the nest it visits nil.
func (r *representer) walk(slot, at, offset int, visit func(x *reference, offset int)) {
	for i := range r.slots[slot][at:] {
		x := &r.slots[slot][at+i]
		if x.omega == 0 {
			visit(x, offset)
		}
		if x.def {
			return
		}
	}
	depth := r.s.Nest.Depth()
	if level := r.levelEnding(slot); level > 1 && offset == 0 {
		r.walk(slotOf(depth, level, Before), 0, r.s.Stages(level)*r.s.T, visit)
	}
	if slot+1 < len(r.slots) {
		r.walk(slot+1, 0, offset, visit)
	} else {
		visit(nil, offset)
	}
}

// levelEnding is the level whose body ends with a slot, 0 if none does.
func (r *representer) levelEnding(slot int) int {
	if depth := r.s.Nest.Depth(); slot >= depth-1 {
		return 2*depth - 1 - slot
	}
	return 0
}

// levelOf is the level whose body a slot belongs to.
func (r *representer) levelOf(slot int) int { return min(slot+1, len(r.slots)-slot) }

// represent computes the core parameters.
func (r *representer) represent() rotate.Lifetime {
	l := rotate.Lifetime{Start: rotate.Far, End: -rotate.Far, LastDef: -rotate.Far}
	inner := r.s.First[r.s.Nest.Depth()-1] * r.s.T
	for slot, list := range r.slots {
		i := rotate.Interval{Start: rotate.Far, End: -rotate.Far, Leave: -rotate.Far, Next: rotate.Far}
		from := 0
		for at := range list {
			x := &list[at]
			if x.def {
				from = at + 1
				i.Start, i.End, i.Leave = x.time, x.time+x.written, x.time+x.written
				if k := r.levelOf(slot); k > 1 && x.time+x.written > inner+r.s.Stages(k)*r.s.T {
					l.Tail, l.Start = true, min(l.Start, inner)
				}
				l.Start, l.LastDef, l.Alpha = min(l.Start, x.time), max(l.LastDef, x.time), max(l.Alpha, x.liveOut)
			}
			l.Omega = max(l.Omega, x.omega)
			l.End = max(l.End, x.time+x.omega*r.s.T+max(r.held, x.written))
		}
		r.walk(slot, from, 0, func(x *reference, offset int) { r.reach(&i, x, offset) })
		l.Slots = append(l.Slots, i)
	}
	return l
}

// reach records what follows the definition of an interval, or the start of the slot: a use, the
// next definition, or the end of the nest, and with it the uses in later iterations.
func (r *representer) reach(i *rotate.Interval, x *reference, offset int) {
	switch {
	case x != nil && x.def:
		i.Next = min(i.Next, x.time+offset)
	case i.Phantom():
	case x != nil:
		i.End = max(i.End, x.time+offset+r.held)
		if offset == 0 {
			i.Leave = max(i.Leave, x.time+1)
		}
	case offset == 0:
		for _, list := range r.slots {
			for k := range list {
				if u := &list[k]; u.omega > 0 {
					i.End = max(i.End, u.time+u.omega*r.s.T+r.held)
					i.Leave = max(i.Leave, u.time+u.omega*r.s.T+1)
				}
			}
		}
	}
}
