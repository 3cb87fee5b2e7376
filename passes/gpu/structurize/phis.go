package structurize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// edgeValue is what a φ had from a predecessor.
type edgeValue struct {
	from *ir.Block
	v    ir.Value
}

// blockPhis are the φs of a block that have lost edges, in order.
type blockPhis struct {
	list []*ir.Instr
	had  map[*ir.Instr][]edgeValue
}

// phiWork remembers what edges the layout has removed and added.
type phiWork struct {
	lost    map[*ir.Block]*blockPhis
	gained  map[*ir.Block][]*ir.Block // by destination: sources
	targets []*ir.Block               // the keys of gained in order
	touched []*ir.Instr               // φs that may have become simple
}

func newPhiWork() phiWork {
	return phiWork{lost: map[*ir.Block]*blockPhis{}, gained: map[*ir.Block][]*ir.Block{}}
}

// removePhis takes the edges from → to out of to's φs.
func (s *structurizer) removePhis(from, to *ir.Block) {
	l := s.phis.lost[to]
	if l == nil {
		l = &blockPhis{had: map[*ir.Instr][]edgeValue{}}
		s.phis.lost[to] = l
	}
	for phi := range to.Phis() {
		first := true
		for k := 0; k < phi.NumIncoming(); {
			if phi.IncomingBlock(k) != from {
				k++
				continue
			}
			if l.had[phi] == nil {
				l.list = append(l.list, phi)
			}
			l.had[phi] = append(l.had[phi], edgeValue{from, phi.Operand(k)})
			phi.RemoveIncoming(k)
			if first {
				s.phis.touched = append(s.phis.touched, phi)
				first = false
			}
		}
	}
}

// addPhis enters a new edge into to's φs, with no value as yet.
func (s *structurizer) addPhis(from, to *ir.Block) {
	for phi := range to.Phis() {
		phi.AddIncoming(ir.NewPoison(phi.Type()), from)
	}
	if s.phis.gained[to] == nil {
		s.phis.targets = append(s.phis.targets, to)
	}
	s.phis.gained[to] = append(s.phis.gained[to], from)
}

// setPhis gives the φs their values on new edges: what the original edge brought that control has
// taken, followed through the Flow blocks.
func (s *structurizer) setPhis() {
	w := &s.phis
	never := map[*ir.Block][]*ir.Block{}
	same := &phiClasses{of: map[*ir.Instr]*phiClass{}}
	for _, to := range w.targets {
		l := w.lost[to]
		if l == nil {
			continue
		}
		if len(l.list) > 0 {
			never[to] = s.neverFrom(to, l.had[l.list[0]])
		}
		for _, phi := range l.list {
			if s.old {
				continue
			}
			for _, e := range l.had[phi] {
				if other, ok := e.v.(*ir.Instr); ok && other.Op() == ir.Phi {
					if m := w.lost[other.Block()]; m != nil && m.had[other] != nil {
						same.merge(phi, l.had[phi], other, m.had[other])
					}
				}
			}
		}
	}
	var made []*ir.Instr
	for _, to := range w.targets {
		l := w.lost[to]
		if l == nil {
			continue
		}
		for _, phi := range l.list {
			had := l.had[phi]
			if c := same.of[phi]; c != nil {
				had = c.had
			}
			vals := s.valuesOf(phi, to, had, never[to])
			for _, from := range w.gained[to] {
				v := vals.AtEnd(from)
				for k := range phi.NumIncoming() {
					if phi.IncomingBlock(k) == from {
						phi.SetOperand(k, v)
					}
				}
			}
			made = append(made, vals.Phis...)
			w.touched = append(w.touched, phi)
		}
	}
	w.touched = append(w.touched, made...)
}

// valuesOf prepares the search for a φ's values.
func (s *structurizer) valuesOf(phi *ir.Instr, to *ir.Block, had []edgeValue, never []*ir.Block) *rewrite.Values {
	poison := s.noValue(phi.Type())
	vals := rewrite.NewValues(phi.Type(), "", s.layout)
	vals.Define(s.f.Entry(), poison)
	vals.Define(to, poison)
	var constant []*ir.Block
	for _, e := range had {
		vals.Define(e.from, e.v)
		if _, ok := e.v.(*ir.Const); ok {
			constant = append(constant, e.from)
		}
	}
	for _, b := range never {
		// After a block that brings a constant, that is as good as poison, and needs no φ.
		if !s.anyDominates(constant, b) && !vals.Defined(b) {
			vals.Define(b, poison)
		}
	}
	return vals
}

// noValue is what a φ gets where control does not come from an original edge: undef as LLVM 19's,
// or poison, which LLVM has since.
func (s *structurizer) noValue(ty *ir.Type) ir.Value {
	if s.old {
		return ir.NewUndef(ty)
	}
	return ir.NewPoison(ty)
}

func (s *structurizer) anyDominates(list []*ir.Block, b *ir.Block) bool {
	for _, a := range list {
		if s.dom.Dominates(a, b) {
			return true
		}
	}
	return false
}

// neverFrom returns the blocks from which control comes to b through Flow blocks although no
// original edge led to b's φs there: they bring no value.
func (s *structurizer) neverFrom(b *ir.Block, had []edgeValue) (found []*ir.Block) {
	brings := map[*ir.Block]bool{}
	for _, e := range had {
		brings[e.from] = true
	}
	var work []*ir.Block
	for _, p := range b.Preds() {
		if b != s.r.Exit || s.r.Contains(p) {
			work = append(work, p)
		}
	}
	for seen := map[*ir.Block]bool{}; len(work) > 0; {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		switch {
		case seen[p]:
		case s.flows[p]:
			work = append(work, p.Preds()...)
		case !brings[p]:
			found = append(found, p)
		}
		seen[p] = true
	}
	return found
}

// phiClasses are sets of φs that may share their edges' values: where two have a value from the
// same block, it is the same one. A φ without a value from a block is not reached from there, so
// any will do. They then share the φs that are made.
//
//	x = φ [y, a], [v, b]              both: [y, a], [v, b], [w, c]
//	y = φ         [v, b], [w, c]
type phiClasses struct{ of map[*ir.Instr]*phiClass }

type phiClass struct {
	had     []edgeValue
	members []*ir.Instr
}

func (p *phiClasses) class(phi *ir.Instr, had []edgeValue) *phiClass {
	if p.of[phi] == nil {
		p.of[phi] = &phiClass{had, []*ir.Instr{phi}}
	}
	return p.of[phi]
}

func (p *phiClasses) merge(x *ir.Instr, hadX []edgeValue, y *ir.Instr, hadY []edgeValue) {
	a, b := p.class(x, hadX), p.class(y, hadY)
	if a == b {
		return
	}
	at := map[*ir.Block]ir.Value{}
	for _, e := range a.had {
		at[e.from] = e.v
	}
	both := a.had[:len(a.had):len(a.had)]
	for _, e := range b.had {
		switch v, ok := at[e.from]; {
		case ok && v != e.v:
			return
		case !ok:
			both = append(both, e)
			at[e.from] = e.v
		}
	}
	a.had = both
	for _, m := range b.members {
		p.of[m] = a
	}
	a.members = append(a.members, b.members...)
}

// simplifyPhis removes φs that have got a single value, until nothing changes.
func (s *structurizer) simplifyPhis() {
	gone := map[*ir.Instr]bool{}
	for changed := true; changed; {
		changed = false
		for _, phi := range s.phis.touched {
			if gone[phi] {
				continue
			}
			if v := s.onlyValue(phi); v != nil {
				ir.ReplaceAllUses(phi, v)
				phi.Erase()
				gone[phi], changed = true, true
			}
		}
	}
}

// onlyValue returns the value of a φ all of whose other operands are itself. Undef counts, as to
// drop it would lengthen the life of the value; poison does in LLVM 19.
func (s *structurizer) onlyValue(phi *ir.Instr) ir.Value {
	var only ir.Value
	poison := false
	for _, v := range phi.Operands() {
		k, _ := v.(*ir.Const)
		switch {
		case v == ir.Value(phi):
		case !s.old && k != nil && k.Kind == ir.PoisonConst:
			poison = true
		case only != nil && v != only:
			return nil
		default:
			only = v
		}
	}
	switch {
	case only == nil:
		return ir.NewPoison(phi.Type())
	case poison && !s.dom.DominatesInstr(only, phi):
		return nil
	}
	return only
}

// restoreSSA makes φs for values that no longer dominate all of their uses.
func (s *structurizer) restoreSSA() {
	for _, b := range s.r.Blocks() {
		for i := range b.Instrs() {
			var far []*ir.Use
			for u := range ir.Uses(i) {
				user := u.User()
				if user.Block() == b || user.Op() == ir.Phi && user.IncomingBlock(u.Index()) == b || s.dom.DominatesInstr(i, user) {
					continue
				}
				far = append(far, u)
			}
			if len(far) == 0 {
				continue
			}
			vals := rewrite.NewValues(i.Type(), "", s.layout)
			vals.Define(s.f.Entry(), s.noValue(i.Type()))
			vals.Define(b, i)
			for _, u := range far {
				at := u.User().Block()
				if u.User().Op() == ir.Phi {
					at = u.User().IncomingBlock(u.Index())
				}
				u.Set(vals.AtEnd(at))
			}
		}
	}
}
