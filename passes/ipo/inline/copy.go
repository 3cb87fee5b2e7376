package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// bodyCopy is the copy of a callee's body into the caller: LLVM's CloneAndPruneFunctionInto. Only
// blocks that are reachable with the call's arguments are copied, and what is constant then is
// folded at once, in these steps:
//   - blocks with names, in depth-first order; a branch on a known condition is copied as an
//     unconditional one (block, terminator);
//   - the order of the callee (place); φs, without the edges that are not taken (phis);
//   - instructions that this, or the branch that leads to their block, makes simple are erased, and
//     unreachable blocks with them (fold); blocks with one successor and predecessor are merged
//     (join).
type bodyCopy struct {
	callee, caller *ir.Func
	vm             *ir.ValueMap
	q              *simplify.Query
	copies         []*ir.Block // by the ID of the callee's block; nil: not reached
	list           []copied    // of the callee's instructions, in the order of the callee
	blocks         []*ir.Block // the copies, in the order of the callee
	before, after  *ir.Block   // of the caller, around the copy
	calls, dynamic bool        // there are calls; allocas that are no part of the frame
	mentioned      []*ir.Func  // that the copy refers to, as often as it does
}

type copied struct{ old, now *ir.Instr }

func copyBody(call *ir.Instr, vm *ir.ValueMap) *bodyCopy {
	callee, caller := call.CalledFunc(), call.Func()
	c := &bodyCopy{callee: callee, caller: caller, vm: vm, q: &simplify.Query{Query: valuetracking.Query{Layout: caller.Module().Layout}}, copies: make([]*ir.Block, callee.BlockBound())}
	work := []*ir.Block{callee.Entry()}
	done := make([]bool, callee.BlockBound())
	c.blockFor(callee.Entry())
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !done[b.ID()] {
			done[b.ID()] = true
			work = append(work, c.block(b)...)
		}
	}
	c.place()
	c.phis()
	c.fold()
	c.join()
	return c
}

// blockFor returns the copy of a block, which may be empty still.
func (c *bodyCopy) blockFor(b *ir.Block) *ir.Block {
	if n := c.copies[b.ID()]; n != nil {
		return n
	}
	n := c.caller.NewBlock("")
	c.copies[b.ID()] = n
	c.vm.Set(b, n)
	return n
}

// block copies one block and returns the callee's blocks that control goes to from there.
func (c *bodyCopy) block(b *ir.Block) []*ir.Block {
	to := c.blockFor(b)
	to.SetName(copiedName(b.Name()))
	for i := range b.Instrs() {
		if i.IsTerminator() {
			return c.terminator(i, to)
		}
		if i.Op() == ir.Phi { // its operands come later
			n := ir.NewInstr(ir.Phi, i.Type())
			n.Flags = i.Flags
			n.SetAttachments(i.Attachments())
			c.vm.Set(i, n)
			to.Append(n)
			n.SetName(copiedName(i.Name()))
			continue
		}
		n := c.vm.Clone(i)
		to.Append(n)
		if constantOperands(n) && analysis.TriviallyDead(n) {
			if v := constfold.Instr(n, c.q.Layout); v != nil {
				c.vm.Set(i, v)
				n.Erase()
				continue
			}
		}
		n.SetName(copiedName(i.Name()))
		c.calls = c.calls || i.Op() == ir.Call && !analysis.IsDebugOrPseudo(i)
		c.dynamic = c.dynamic || i.Op() == ir.Alloca && (b != c.callee.Entry() || ir.AsInt(i.Operand(0)) == nil)
	}
	return nil
}

func copiedName(old string) string {
	if old == "" {
		return ""
	}
	return old + ".i"
}

func constantOperands(i *ir.Instr) bool {
	for _, v := range i.Operands() {
		if !ir.IsConst(v) {
			return false
		}
	}
	return true
}

// terminator copies a terminator, as an unconditional branch where the successor is known.
func (c *bodyCopy) terminator(t *ir.Instr, to *ir.Block) []*ir.Block {
	if only := c.onlyWay(t); only != nil {
		br := ir.NewInstr(ir.Br, c.caller.Ctx().Void, c.blockFor(only))
		br.Pos = t.Pos
		br.SetMD("dbg", t.DebugLoc())
		c.vm.Set(t, br)
		to.Append(br)
		return []*ir.Block{only}
	}
	succs := t.Block().Succs()
	for _, s := range succs {
		c.blockFor(s)
	}
	n := c.vm.Clone(t)
	to.Append(n)
	n.SetName(copiedName(t.Name()))
	return succs
}

// onlyWay returns where a branch or switch on a constant leads; nil: that depends.
func (c *bodyCopy) onlyWay(t *ir.Instr) *ir.Block {
	if !t.IsCondBr() && t.Op() != ir.Switch {
		return nil
	}
	return wayOn(t, ir.AsInt(c.vm.Get(t.Operand(0))))
}

// place puts the copies into the callee's order and gives them names.
func (c *bodyCopy) place() {
	at := c.caller.LastBlock()
	for b := range c.callee.Blocks() {
		n := c.copies[b.ID()]
		if n == nil {
			continue
		}
		if n != at {
			n.MoveAfter(at)
		}
		at = n
		c.blocks = append(c.blocks, n)
		for i := range b.Instrs() {
			now, ok := c.vm.Get(i).(*ir.Instr)
			if !ok || now == i || now.Block() != n {
				continue
			}
			c.list = append(c.list, copied{i, now})
		}
	}
}

// phis gives φs the values of the edges that were copied.
func (c *bodyCopy) phis() {
	var phis []*ir.Instr
	for b := range c.callee.Blocks() {
		n := c.copies[b.ID()]
		if n == nil {
			continue
		}
		edges := map[*ir.Block]int{}
		for _, p := range n.Preds() {
			edges[p]++
		}
		for i := range b.Phis() {
			phi, _ := c.vm.Get(i).(*ir.Instr)
			taken := make(map[*ir.Block]int, len(edges))
			for k := range i.NumIncoming() {
				if p := c.copies[i.IncomingBlock(k).ID()]; p != nil && taken[p] < edges[p] {
					taken[p]++
					phi.AddIncoming(c.vm.Get(i.Operand(k)), p)
				}
			}
			phis = append(phis, phi)
		}
	}
	for _, phi := range phis {
		if phi.Block() != nil && phi.NumIncoming() == 0 {
			ir.ReplaceAllUses(phi, ir.NewPoison(phi.Type()))
			phi.Erase()
		}
	}
	for _, phi := range phis {
		c.simplifyFrom(phi)
	}
}

// simplifyFrom simplifies an instruction, and what uses it.
func (c *bodyCopy) simplifyFrom(first *ir.Instr) {
	seen := map[*ir.Instr]bool{first: true}
	work := []*ir.Instr{first}
	for n := 0; n < len(work); n++ {
		i := work[n]
		if i.Block() == nil || i.Type().IsVoid() {
			continue
		}
		v := c.q.WithContext(i).Instr(i)
		if v == nil {
			continue
		}
		for u := range ir.Users(i) {
			if u != i && !seen[u] {
				seen[u] = true
				work = append(work, u)
			}
		}
		ir.ReplaceAllUses(i, v)
		if !i.IsEHPad() && !i.IsTerminator() && !analysis.HasSideEffects(i) {
			i.Erase()
		}
	}
}

// fold simplifies what the arguments make simple, except for calls, which the inliner visits, and
// removes what becomes unreachable.
func (c *bodyCopy) fold() {
	for _, x := range c.list {
		i := x.now
		if i.Block() == nil || i.Type().IsVoid() || i.Op().IsCall() && i.CalledFunc() != nil && !i.CalledFunc().IsIntrinsic() {
			continue
		}
		if v := c.q.WithContext(i).Instr(i); v != nil {
			ir.ReplaceAllUses(i, v)
			if analysis.TriviallyDead(i) {
				i.Erase()
			}
		}
	}
	changed := false
	for _, b := range c.blocks {
		changed = rewrite.FoldTerminator(b) || changed
	}
	if changed {
		c.removeUnreached()
	}
}

func (c *bodyCopy) removeUnreached() {
	reached := map[*ir.Block]bool{c.blocks[0]: true}
	work := []*ir.Block{c.blocks[0]}
	for n := 0; n < len(work); n++ {
		for _, s := range work[n].Succs() {
			if !reached[s] {
				reached[s] = true
				work = append(work, s)
			}
		}
	}
	var kept, gone []*ir.Block
	for _, b := range c.blocks {
		if reached[b] {
			kept = append(kept, b)
			continue
		}
		gone = append(gone, b)
		for _, s := range b.Succs() {
			if reached[s] {
				s.RemovePred(b, false)
			}
		}
	}
	for _, b := range gone {
		b.EraseInstrs()
	}
	for _, b := range gone {
		b.Erase()
	}
	c.blocks = kept
}

// join merges blocks into their only predecessors.
func (c *bodyCopy) join() {
	gone := map[*ir.Block]bool{}
	for _, b := range c.blocks {
		for !gone[b] {
			t := b.Term()
			if t.Op() != ir.Br || t.IsCondBr() {
				break
			}
			next := t.Succ(0)
			if next == b || next.SinglePred() != b || next.AddressTaken() || rewrite.BeginsTurn(next) {
				break
			}
			appendBlock(b, next)
			gone[next] = true
		}
	}
	kept := c.blocks[:0]
	for _, b := range c.blocks {
		if !gone[b] {
			kept = append(kept, b)
		}
	}
	c.blocks = kept
}

// appendBlock moves the code of next, the only successor of b, to b's end, and erases next.
func appendBlock(b, next *ir.Block) {
	for phi := range next.Phis() {
		ir.ReplaceAllUses(phi, phi.Operand(0))
		phi.Erase()
	}
	b.Term().Erase()
	next.MoveAll(b)
	for _, s := range b.Succs() {
		s.ReplacePhiUsesWith(next, b)
	}
	next.Erase()
}
