package licm

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// sinkAll sinks instructions that are used after the loop only into the exits, and erases dead
// ones; users come before their operands.
func (m *mover) sinkAll() bool {
	changed := false
	for _, b := range slices.Backward(m.dominatedBlocks()) {
		if !m.direct(b) {
			continue
		}
		for i := range b.Backward() {
			if analysis.TriviallyDead(i) {
				m.erase(i)
				changed = true
				continue
			}
			if analysis.HasSideEffects(i) {
				continue
			}
			unused, free := m.usedOutsideOnly(i)
			if !unused || !m.movable(i, true) || !m.sink(i) {
				continue
			}
			changed = true
			if !free {
				m.erase(i)
			}
		}
	}
	return changed
}

// dominatedBlocks lists the loop's blocks along the dominator tree, parents first.
func (m *mover) dominatedBlocks() []*ir.Block {
	out := []*ir.Block{m.l.Header}
	for k := 0; k < len(out); k++ {
		for _, c := range m.w.CFG.Dom.Children(out[k]) {
			if m.l.Contains(c) {
				out = append(out, c)
			}
		}
	}
	return out
}

// usedOutsideOnly reports whether no instruction of the loop uses i, or whether those that do get
// it for free.
func (m *mover) usedOutsideOnly(i *ir.Instr) (yes, free bool) {
	fold := m.foldsInLoop(i)
	for u := range ir.Users(i) {
		if u.Op() == ir.Phi && u.Block().Term().Op() == ir.CatchSwitch {
			return false, false
		}
		if m.nest != m.l {
			u = m.realUser(u)
		}
		if m.nest.Contains(u.Block()) {
			if !fold {
				return false, false
			}
			free = true
		}
	}
	return true, free
}

// foldsInLoop reports whether i costs nothing in the loop: an address that the accesses of its own
// block take as it is.
func (m *mover) foldsInLoop(i *ir.Instr) bool {
	if i.Op() != ir.GetElementPtr || analysis.Cost(m.w.Target, i) != 0 {
		return false
	}
	for u := range ir.Users(i) {
		if m.l.Contains(u.Block()) && (u.Block() != i.Block() || u.Op() != ir.Store && u.Op() != ir.Load) {
			return false
		}
	}
	return true
}

// sink computes i in the exits where φs take it, which in LCSSA form are its users outside.
func (m *mover) sink(i *ir.Instr) bool {
	changed, ok := m.dedicatePhis(i)
	if !ok {
		return changed
	}
	if m.w.Wants(pass.Passed) {
		m.w.Remark(pass.Passed, "InstSunk", m.w.F, i, pass.Text("sinking "), pass.Arg{Key: "Inst", Val: i.Op().String()})
	}
	m.count(i, "Number of instructions sunk out of loop")
	copies := map[*ir.Block]*ir.Instr{}
	var phis []*ir.Instr
	for u := range ir.Users(i) {
		if !m.l.Contains(u.Block()) && !slices.Contains(phis, u) {
			phis = append(phis, u)
		}
	}
	for _, phi := range phis {
		x := phi.Block()
		if copies[x] == nil {
			copies[x] = m.copyInto(x, i, phi)
			rewrite.DropLocation(copies[x])
		}
		ir.ReplaceAllUses(phi, copies[x])
		phi.Erase()
	}
	return true
}

// dedicatePhis makes all operands of the φs that use i i, by splitting their blocks' incoming
// edges. ok: there are such φs.
func (m *mover) dedicatePhis(i *ir.Instr) (changed, ok bool) {
	visited := map[*ir.Instr]bool{}
	for again := true; again; {
		again = false
		for u := range ir.Uses(i) {
			phi := u.User()
			if visited[phi] || m.l.Contains(phi.Block()) {
				continue
			}
			if !m.w.CFG.Dom.Reachable(phi.Block()) || !m.w.CFG.Dom.Reachable(phi.IncomingBlock(u.Index())) {
				u.Set(ir.NewPoison(i.Type()))
				changed = true
				continue
			}
			visited[phi] = true
			ok = true
			if onlyTakes(phi, i) {
				continue
			}
			if !splittable(phi.Block()) {
				return changed, false
			}
			m.splitExit(phi)
			changed, again = true, true
			break
		}
	}
	return changed, ok
}

func onlyTakes(phi *ir.Instr, v ir.Value) bool {
	for _, x := range phi.Operands() {
		if x != v {
			return false
		}
	}
	return true
}

func splittable(b *ir.Block) bool {
	if !rewrite.CanSplitPreds(b) {
		return false
	}
	for _, p := range b.Preds() {
		if p.Term().Op() == ir.IndirectBr {
			return false
		}
	}
	return true
}

// splitExit gives each predecessor of the φ's block a block of its own.
func (m *mover) splitExit(phi *ir.Instr) {
	x := phi.Block()
	for _, p := range x.UniquePreds() {
		if phi.IncomingFor(p) != nil {
			m.w.CFG.SplitPreds(x, []*ir.Block{p}, ".split.loop.exit")
		}
	}
}

// copyInto puts a copy of i into an exit; its operands from the loop come through φs like the one
// it replaces.
func (m *mover) copyInto(x *ir.Block, i, like *ir.Instr) *ir.Instr {
	c := i.Clone()
	c.InsertBefore(x.FirstInsertion())
	if i.Name() != "" {
		c.SetName(i.Name() + ".le")
	}
	for k, v := range c.Operands() {
		o, ok := v.(*ir.Instr)
		if !ok || !m.needsClosing(o, x) {
			continue
		}
		phi := ir.NewInstr(ir.Phi, o.Type())
		x.Prepend(phi)
		phi.SetName(o.Name() + ".lcssa")
		for e := range like.NumIncoming() {
			phi.AddIncoming(o, like.IncomingBlock(e))
		}
		c.SetOperand(k, phi)
	}
	return c
}

// needsClosing reports whether a use of v in the exit x would be a use outside of v's loop.
func (m *mover) needsClosing(v *ir.Instr, x *ir.Block) bool {
	l := m.w.CFG.Loops.For(v.Block())
	return v.Type().Kind != ir.TokenKind && l != nil && !l.Contains(x)
}
