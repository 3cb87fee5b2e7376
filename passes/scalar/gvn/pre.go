package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// scalarPRE visits the function once, dominators first, and makes expressions that are available in
// all predecessors but one available in all. It reports whether it changed anything; this includes
// critical edges, which it splits for the next iteration.
func (g *gvn) scalarPRE() bool {
	changed := false
	g.lead.leave()
	for _, b := range depthFirst(g.f) {
		if b.IsEntry() || b.IsEHPad() {
			continue
		}
		for i := range b.Instrs() {
			changed = g.preInstr(i) || changed
		}
	}
	changed = g.splitPending() || changed
	g.changed = g.changed || changed
	return changed
}

// depthFirst returns the reachable blocks in preorder of a depth-first walk.
func depthFirst(f *ir.Func) []*ir.Block {
	var out []*ir.Block
	seen := make([]bool, f.BlockBound())
	type frame struct {
		b     *ir.Block
		succs []*ir.Block
	}
	visit := func(b *ir.Block) frame {
		seen[b.ID()] = true
		out = append(out, b)
		return frame{b, b.Succs()}
	}
	stack := []frame{visit(f.Entry())}
	for len(stack) > 0 {
		fr := &stack[len(stack)-1]
		if len(fr.succs) == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		s := fr.succs[0]
		fr.succs = fr.succs[1:]
		if !seen[s.ID()] {
			stack = append(stack, visit(s))
		}
	}
	return out
}

func (g *gvn) splitPending() bool {
	changed := false
	for len(g.split) > 0 {
		e := g.split[len(g.split)-1]
		g.split = g.split[:len(g.split)-1]
		changed = g.splitEdge(e.from, e.to) != nil || changed
	}
	return changed
}

// rpo returns the position of a block in reverse postorder.
func (g *gvn) rpo(b *ir.Block) int32 {
	if g.order == nil {
		g.order = make([]int32, g.f.BlockBound())
		for k, x := range analysis.ReversePostorder(g.f) {
			g.order[x.ID()] = int32(k + 1)
		}
	}
	if b.ID() >= len(g.order) {
		return 0
	}
	return g.order[b.ID()]
}

// preCandidate: loads have PRE of their own; compares and addresses would only be kept from being
// folded into their users.
func preCandidate(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Alloca, ir.Phi, ir.ICmp, ir.FCmp, ir.GetElementPtr:
		return false
	case ir.Call:
		if _, ok := i.Callee().(*ir.InlineAsm); ok || analysis.IsConvergent(i) {
			return false
		}
	}
	return !i.IsTerminator() && !i.Type().IsVoid() && !analysis.MayRead(i) && !analysis.HasSideEffects(i)
}

// incoming is a predecessor's value of the expression, or nil.
type incoming struct {
	value ir.Value
	from  *ir.Block
}

func (g *gvn) preInstr(i *ir.Instr) bool {
	num := g.vn.has(i)
	if num == 0 || !preCandidate(i) {
		return false
	}
	b := i.Block()
	if !g.entersFromAbove(b) {
		return false
	}
	var in []incoming
	var missing *ir.Block
	with, without := 0, 0
	for _, p := range b.Preds() {
		v := g.lead.find(p, g.vn.translate(p, b, num, g.lead, 0), g.dt)
		if v == ir.Value(i) {
			return false
		}
		if v == nil {
			missing = p
			without++
		} else {
			with++
		}
		in = append(in, incoming{v, p})
	}
	if without > 1 || with == 0 {
		return false
	}
	var made *ir.Instr
	if without == 1 {
		if made = g.insertPRE(i, missing); made == nil {
			return false
		}
	}
	g.replaceByPhi(i, num, in, made)
	return true
}

// entersFromAbove reports whether all predecessors of b are reachable and precede it, so that PRE
// in b does not use a back edge.
func (g *gvn) entersFromAbove(b *ir.Block) bool {
	for p := range b.EachPred() {
		if !g.dt.Reachable(p) || g.rpo(p) >= g.rpo(b) {
			return false
		}
	}
	return !b.IsEntry()
}

// insertPRE computes i at the end of a predecessor; nil when it cannot.
func (g *gvn) insertPRE(i *ir.Instr, pred *ir.Block) *ir.Instr {
	b := i.Block()
	if !analysis.SafeToSpeculate(i) && g.barrierAbove(i) {
		return nil
	}
	t := pred.Term()
	if t.Op() == ir.IndirectBr || t.Op() == ir.CallBr {
		return nil
	}
	if t.NumSuccs() > 1 {
		g.split = append(g.split, edge{pred, b})
		return nil
	}
	c := i.Clone()
	for k, v := range i.Operands() {
		if isParam(v) || ir.IsConst(v) {
			continue
		}
		if _, ok := v.(*ir.Instr); !ok {
			continue // a callee's inline assembly or metadata
		}
		var w ir.Value
		if num := g.vn.has(v); num != 0 {
			w = g.lead.find(pred, g.vn.translate(pred, b, num, g.lead, 0), g.dt)
		}
		if w == nil {
			c.DropOperands()
			return nil
		}
		c.SetOperand(k, w)
	}
	c.InsertBefore(t)
	c.SetName(".pre") // LLVM takes the unnamed copy's name
	delete(g.barrier, pred)
	g.lead.insert(g.vn.number(c), c, pred)
	return c
}

// barrierAbove reports whether something above i in its block may keep control from coming to i.
func (g *gvn) barrierAbove(i *ir.Instr) bool {
	b := i.Block()
	first, ok := g.barrier[b]
	if !ok {
		for j := range b.Instrs() {
			if !analysis.TransfersControl(j) && !j.IsTerminator() {
				first = j
				break
			}
		}
		g.barrier[b] = first
	}
	return first != nil && first != i && first.ComesBefore(i)
}

func (g *gvn) replaceByPhi(i *ir.Instr, num uint32, in []incoming, made *ir.Instr) {
	b := i.Block()
	phi := ir.NewInstr(ir.Phi, i.Type())
	b.Prepend(phi)
	phi.SetName(i.Name() + ".pre-phi")
	for _, x := range in {
		v := x.value
		if v == nil {
			v = made
		} else {
			g.patch(i, v)
		}
		phi.AddIncoming(v, x.from)
	}
	phi.CopyDebugLoc(i)
	g.vn.set(phi, num)
	g.vn.retranslate(num, b)
	g.lead.insert(num, phi, b)
	ir.ReplaceAllUses(i, phi)
	g.c.Count("Number of instructions PRE'd", 1)
	g.remove(i)
}
