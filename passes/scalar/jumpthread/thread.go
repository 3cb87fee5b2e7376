package jumpthread

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// tryThread sends the edges of the predecessors to b on to dest, if b is small enough to be copied.
func (j *threader) tryThread(b *ir.Block, preds []*ir.Block, dest *ir.Block) bool {
	if dest == b || j.headers[b] || j.headers[dest] || j.cost(b) > j.threshold {
		return false
	}
	return j.thread(b, preds, dest)
}

// thread inserts a copy of b, which branches to dest, between the predecessors and dest.
func (j *threader) thread(b *ir.Block, preds []*ir.Block, dest *ir.Block) bool {
	p := preds[0]
	if len(preds) > 1 {
		if p = j.cfg.SplitPreds(b, distinct(preds), ".thr_comm"); p == nil {
			return false
		}
	}
	n := j.f.NewBlockBefore(b, b.Name()+".thread")
	n.MoveAfter(p)
	m := j.copyInstrs(b, b.Term(), n, p)
	ir.AtEnd(n).Br(dest).CopyDebugLoc(b.Term())
	addEdges(dest, b, n, m)
	redirect(p, b, n)
	j.rename(b, n, m)
	j.tidy(n)
	j.c.Count("Number of jumps threaded", 1)
	return true
}

func distinct(list []*ir.Block) []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for _, b := range list {
		if !seen[b] {
			seen[b] = true
			out = append(out, b)
		}
	}
	return out
}

// redirect makes p branch to n in place of b. φs of b stay even when b has no predecessor left,
// since uses further down still refer to them.
func redirect(p, b, n *ir.Block) {
	t := p.Term()
	for k := range t.NumSuccs() {
		if t.Succ(k) != b {
			continue
		}
		for phi := range b.Phis() {
			for e := range phi.NumIncoming() {
				if phi.IncomingBlock(e) == p {
					phi.RemoveIncoming(e)
					break
				}
			}
		}
		t.SetSucc(k, n)
	}
}

// copyInstrs appends copies of the instructions of b before end to n, whose predecessor is p, and
// returns the map from the originals to the copies.
func (j *threader) copyInstrs(b *ir.Block, end *ir.Instr, n, p *ir.Block) map[ir.Value]ir.Value {
	m := map[ir.Value]ir.Value{}
	for phi := range b.Phis() {
		c := ir.NewInstr(ir.Phi, phi.Type())
		n.Append(c)
		c.SetName(phi.Name())
		c.AddIncoming(phi.IncomingFor(p), p)
		m[phi] = c
	}
	scopes := rewrite.CopyDeclaredScopes(b.FirstNonPhi(), end, "thread")
	for i := b.FirstNonPhi(); i != end && i != nil; i = i.Next() {
		c := i.Clone()
		n.Append(c)
		scopes.Apply(c)
		if i.Name() != "" {
			c.SetName(i.Name())
		}
		m[i] = c
		remap(c, m)
	}
	return m
}

func remap(c *ir.Instr, m map[ir.Value]ir.Value) {
	for k, v := range c.Operands() {
		if md, ok := v.(*ir.MDOperand); ok {
			if x, ok := m[md.Value()]; ok && md.Value() != nil {
				md.SetValue(x)
			}
			continue
		}
		if x, ok := m[v]; ok {
			c.SetOperand(k, x)
		}
	}
}

// addEdges gives the φs of s an edge from n, the copy of b, with the copied values.
func addEdges(s, b, n *ir.Block, m map[ir.Value]ir.Value) {
	for phi := range s.Phis() {
		v := phi.IncomingFor(b)
		if x, ok := m[v]; ok {
			v = x
		}
		phi.AddIncoming(v, n)
	}
}

// rename makes uses of b's values elsewhere refer to b or to its copy n, with φs where both reach.
func (j *threader) rename(b, n *ir.Block, m map[ir.Value]ir.Value) {
	for i := range b.Instrs() {
		var uses []*ir.Use
		for u := range ir.Uses(i) {
			at := u.User().Block()
			if u.User().Op() == ir.Phi {
				at = u.User().IncomingBlock(u.Index())
			}
			if at != b {
				uses = append(uses, u)
			}
		}
		if len(uses) == 0 {
			continue
		}
		vals := rewrite.NewValues(i.Type(), i.Name(), j.f.Module().Layout)
		vals.Define(b, i)
		vals.Define(n, m[i])
		for k := len(uses) - 1; k >= 0; k-- {
			vals.Rewrite(uses[k])
		}
	}
}

// tidy simplifies the instructions of a block and erases dead ones.
func (j *threader) tidy(b *ir.Block) {
	var later []*ir.Instr
	queued := map[*ir.Instr]bool{}
	push := func(v ir.Value) {
		if i, ok := v.(*ir.Instr); ok && !queued[i] {
			queued[i] = true
			later = append(later, i)
		}
	}
	for i := range b.Instrs() {
		if i != b.Term() && !queued[i] {
			j.simplifyOne(i, push)
		}
	}
	for len(later) > 0 {
		i := later[len(later)-1]
		later = later[:len(later)-1]
		queued[i] = false
		if i.Block() != nil {
			j.simplifyOne(i, push)
		}
	}
}

func (j *threader) simplifyOne(i *ir.Instr, push func(ir.Value)) {
	if analysis.TriviallyDead(i) {
		var ops []ir.Value
		for _, v := range i.Operands() {
			ops = append(ops, v)
		}
		i.Erase()
		for _, v := range ops {
			if d, ok := v.(*ir.Instr); ok && d.Block() != nil && analysis.TriviallyDead(d) {
				push(d)
			}
		}
		return
	}
	v := j.q.Instr(i)
	if v == nil {
		return
	}
	for u := range ir.Users(i) {
		if u != i {
			push(u)
		}
	}
	ir.ReplaceAllUses(i, v)
	if analysis.TriviallyDead(i) {
		i.Erase()
	}
}

// throughTwo threads over b and its only predecessor together, when the condition of b is known on
// exactly one edge into that predecessor.
func (j *threader) throughTwo(b *ir.Block, cond ir.Value) bool {
	p := b.SinglePred()
	if !b.Term().IsCondBr() || p == nil || !p.Term().IsCondBr() || p.SinglePred() != nil || j.headers[p] || p.IsEHPad() {
		return false
	}
	for _, s := range p.Succs() {
		if s == p {
			return false
		}
	}
	var on [2][]*ir.Block
	for _, pp := range p.Preds() {
		if pp.Term().Op() == ir.IndirectBr {
			continue
		}
		if k := ir.AsInt(j.onEdgeAbove(b, p, pp, cond, map[ir.Value]ir.Value{})); k != nil {
			side := 0
			if k.IsZero() {
				side = 1
			}
			on[side] = append(on[side], pp)
		}
	}
	side := 1
	if len(on[side]) != 1 {
		side = 0
	}
	if len(on[side]) != 1 {
		return false
	}
	dest := b.Term().Succ(side)
	if dest == b || j.headers[b] || j.headers[dest] {
		return false
	}
	x, y := j.cost(b), j.cost(p)
	if x > j.threshold || y > j.threshold || x+y > j.threshold {
		return false
	}
	j.copyPred(p, on[side][0])
	return j.thread(b, []*ir.Block{p.Next()}, dest)
}

// copyPred copies p for the edge from pp, and places the copy after p.
func (j *threader) copyPred(p, pp *ir.Block) {
	n := j.f.NewBlockBefore(p, p.Name()+".thread")
	n.MoveAfter(p)
	m := j.copyInstrs(p, nil, n, pp)
	redirect(pp, p, n)
	for _, s := range p.Succs() {
		addEdges(s, p, n, m)
	}
	j.rename(p, n, m)
	j.tidy(n)
	j.tidy(p)
}

// onEdgeAbove returns the value of v, of block b, when b's only predecessor p is entered from pp;
// nil if unknown. found holds the compares already visited: in unreachable code one may depend on
// itself.
func (j *threader) onEdgeAbove(b, p, pp *ir.Block, v ir.Value, found map[ir.Value]ir.Value) ir.Value {
	if ir.IsConst(v) { // addresses too
		return v
	}
	if k, seen := found[v]; seen {
		return k
	}
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() != b && i.Block() != p {
		return constOrNil(j.info.ConstOnEdge(v, pp, p))
	}
	switch {
	case i.Op() == ir.Phi && i.Block() == p:
		if k := i.IncomingFor(pp); k != nil && ir.IsConst(k) {
			return k
		}
	case (i.Op() == ir.ICmp || i.Op() == ir.FCmp) && i.Block() == b:
		found[i] = nil
		x, y := j.onEdgeAbove(b, p, pp, i.Operand(0), found), j.onEdgeAbove(b, p, pp, i.Operand(1), found)
		if x != nil && y != nil {
			if k, ok := j.q.InstrWith(i, []ir.Value{x, y}).(*ir.Const); ok {
				found[i] = k
				return k
			}
		}
	}
	return nil
}

// deadValue reports whether i has no uses and no side effects.
func deadValue(i *ir.Instr) bool { return !ir.HasUses(i) && !analysis.HasSideEffects(i) }

// replaceAtEnd replaces uses of i by its constant value at the end of b: uses in other blocks, if i
// is in b, and uses in b from which the end of b is always reached.
func (j *threader) replaceAtEnd(i *ir.Instr, k *ir.Const, b *ir.Block) (changed bool) {
	if i.Block() == b {
		for u := range ir.Uses(i) {
			if u.User().Block() != b {
				u.Set(k)
				changed = true
			}
		}
	}
	for x := range b.Backward() {
		if x == i || !analysis.TransfersControl(x) {
			break
		}
		for n, v := range x.Operands() {
			if v == ir.Value(i) {
				x.SetOperand(n, k)
				changed = true
			}
		}
	}
	if deadValue(i) {
		i.Erase()
		changed = true
	}
	return changed
}
