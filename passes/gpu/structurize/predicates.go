package structurize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/region"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// predicates say from where an element is reached, and when: control that comes from the end of a
// block, or of the inner region whose entry it is, goes to the element if the condition holds. For
// back edges the condition is that of leaving the loop instead.
type predicates struct {
	from []*ir.Block // in the order found
	when map[*ir.Block]predicate
}

type predicate struct {
	cond    ir.Value
	weights *ir.MDNode // of a branch on cond to the element
}

func (p *predicates) has(b *ir.Block) bool { _, ok := p.when[b]; return ok }

func (p *predicates) set(b *ir.Block, cond ir.Value, weights *ir.MDNode) {
	if !p.has(b) {
		p.from = append(p.from, b)
	}
	p.when[b] = predicate{cond, weights}
}

// gatherPredicates finds the conditions of an element's edges. Elements that come before it in the
// order have been visited.
func (s *structurizer) gatherPredicates(n region.Node) {
	into, back := &predicates{when: map[*ir.Block]predicate{}}, &predicates{when: map[*ir.Block]predicate{}}
	s.into[n.Block], s.back[n.Block] = into, back
	for _, p := range n.Block.Preds() {
		if !s.r.Contains(p) {
			continue // an edge from outside into the region's entry
		}
		in := s.regions.Of(p)
		if in == s.r {
			s.gatherFromBlock(n.Block, p, into, back)
			continue
		}
		for in.Parent != s.r {
			in = in.Parent
		}
		switch {
		case in == n.Sub: // a loop of the inner region itself
		case s.visited[in.Entry]:
			into.set(in.Entry, s.yes, nil)
		default:
			back.set(in.Entry, s.no, nil)
		}
	}
}

func (s *structurizer) gatherFromBlock(b, p *ir.Block, into, back *predicates) {
	t := p.Term()
	for k := range t.NumSuccs() {
		if t.Succ(k) != b {
			continue
		}
		if !s.visited[p] {
			back.set(p, s.condition(t, k, true), s.weights(t, k, true))
			continue
		}
		if t.NumSuccs() == 2 {
			// The other side has been laid out: whatever did not go there comes here, as in
			// if/else.
			other := t.Succ(1 - k)
			if s.visited[other] && s.ends[other] == nil && !into.has(other) && !into.has(p) {
				into.set(other, s.no, nil)
				into.set(p, s.yes, nil)
				continue
			}
		}
		into.set(p, s.condition(t, k, false), s.weights(t, k, false))
	}
}

// condition returns what says that t goes to successor k, or, inverted, that it does not.
func (s *structurizer) condition(t *ir.Instr, k int, inverted bool) ir.Value {
	switch {
	case t.NumSuccs() == 1 && inverted:
		return s.no
	case t.NumSuccs() == 1:
		return s.yes
	case (k == 1) != inverted:
		return inverse(t.Operand(0))
	}
	return t.Operand(0)
}

// weights are those of a branch on condition; LLVM 19's drops them.
func (s *structurizer) weights(t *ir.Instr, k int, inverted bool) *ir.MDNode {
	if s.old || t.NumSuccs() == 1 || t.MD("prof") == nil {
		return nil
	}
	if (k == 1) == inverted {
		return t.MD("prof")
	}
	swapped := ir.NewInstr(ir.Br, t.Type(), t.Operand(0), t.Succ(1), t.Succ(0))
	swapped.SetMD("prof", t.MD("prof"))
	frequency.SwapBranchWeights(swapped)
	w := swapped.MD("prof")
	swapped.DropOperands()
	return w
}

// inverse returns the opposite of a condition: one that is there, or a new one right after it.
func inverse(v ir.Value) ir.Value {
	if k, ok := v.(*ir.Const); ok {
		ones := ir.NewAllOnes(k.Type())
		if not := constfold.Binary(ir.Xor, 0, k, ones, nil); not != nil {
			return not
		}
		return ir.NewExpr(k.Type(), ir.Const{Op: ir.Xor, Elems: []ir.Value{k, ones}})
	}
	if i, ok := v.(*ir.Instr); ok && isNot(i) {
		return i.Operand(0)
	}
	i, isInstr := v.(*ir.Instr)
	var b *ir.Block
	if isInstr {
		b = i.Block()
	} else {
		b = v.(*ir.Param).Func().Entry()
	}
	for u := range ir.Users(v) {
		if u.Block() == b && isNot(u) && u.Operand(0) == v {
			return u
		}
	}
	n := ir.NewInstr(ir.Xor, v.Type(), v, ir.NewAllOnes(v.Type()))
	if isInstr && i.Op() != ir.Phi {
		n.InsertAfter(i)
	} else {
		n.InsertBefore(b.FirstInsertion())
	}
	n.SetName(ir.NameOf(v) + ".inv")
	return n
}

func isNot(i *ir.Instr) bool {
	if i.Op() != ir.Xor {
		return false
	}
	k, ok := i.Operand(1).(*ir.Const)
	return ok && k == ir.NewAllOnes(i.Type())
}

// findLoops remembers the last element with a back edge to each header.
func (s *structurizer) findLoops(n region.Node) {
	if n.Sub != nil {
		if s.visited[n.Sub.Exit] {
			s.ends[n.Sub.Exit] = n.Block
		}
		return
	}
	for _, to := range n.Block.Succs() {
		if s.visited[to] {
			s.ends[to] = n.Block
		}
	}
}

// setConditions gives the branches of Flow blocks their conditions: of those that skip an element,
// whether it is executed; of those that end loops, whether they are left. Where control has not
// passed any of the element's predecessors, it is not executed, and the loop goes on.
func (s *structurizer) setConditions(branches []*ir.Instr, ends bool) {
	for _, t := range branches {
		at := t.Block()
		preds, otherwise, start := s.into[t.Succ(0)], s.no, at
		if ends {
			preds, otherwise, start = s.back[t.Succ(1)], s.yes, t.Succ(1)
		}
		vals := rewrite.NewValues(s.yes.Type(), "", s.layout)
		vals.Define(s.f.Entry(), otherwise)
		vals.Define(start, otherwise)
		nearest, defines := at, false
		var own *predicate
		if preds == nil {
			preds = &predicates{}
		}
		for _, b := range preds.from {
			p := preds.when[b]
			if b == at {
				own = &p
				break
			}
			vals.Define(b, p.cond)
			switch common := s.dom.CommonDominator(nearest, b); {
			case common == b:
				nearest, defines = b, true
			case common != nearest:
				nearest, defines = common, false
			}
		}
		if own != nil {
			t.SetOperand(0, own.cond)
			t.SetMD("prof", own.weights)
			continue
		}
		if !defines {
			vals.Define(nearest, otherwise)
		}
		t.SetOperand(0, vals.Middle(at))
	}
}

// simplifyConditions turns the inverse of a compare that has no other use into a compare.
func (s *structurizer) simplifyConditions() {
	var dead []*ir.Instr
	seen := map[*ir.Instr]bool{}
	for _, e := range s.entries {
		for _, preds := range []*predicates{s.into[e], s.back[e]} {
			for _, b := range preds.from {
				not, ok := preds.when[b].cond.(*ir.Instr)
				if !ok || seen[not] || !isNot(not) || !ir.HasUses(not) {
					continue
				}
				cmp, ok := not.Operand(0).(*ir.Instr)
				if !ok || cmp.Op() != ir.ICmp && cmp.Op() != ir.FCmp || !ir.HasOneUse(cmp) {
					continue
				}
				seen[not] = true
				cmp.Pred = cmp.Pred.Inverse()
				ir.ReplaceAllUses(not, cmp)
				dead = append(dead, not)
			}
		}
	}
	for _, i := range dead {
		i.Erase()
	}
}
