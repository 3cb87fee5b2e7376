// Package deadcode has the passes that delete dead code, in order of strength.
//
//   - dce (dce.go) deletes instructions without uses and effects.
//   - bdce (bdce.go) also deletes instructions whose result has no demanded bit;
//     demanded_bits.go is its analysis.
//   - adce (adce.go) assumes that every instruction is dead until a live one depends on it,
//     branches included; control.go finds the branches on which a block is control dependent.
//
// Invariant: deleted instructions have no effect that the function's callers or memory can observe.
// Only adce changes the control-flow graph.
package deadcode

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// ADCE is LLVM's adce: every instruction, branches included, is assumed dead until a live
// instruction uses it or depends on it.
//
//	br i1 %c, label %a, label %b        br label %a
//	a: %x = add i32 %p, 1          →    a: br label %e
//	   br label %e                      b: br label %e
//	b: br label %e                      e: ret void
//	e: ret void
//
// Live are: instructions with side effects and returns; operands of live instructions; the
// terminators of the predecessors of a live φ; and branches on which a block with live instructions
// is control dependent, that is the branches in the block's post-dominance frontier. A dead branch
// becomes a jump towards the end of the function. Blocks that become unreachable stay, as in LLVM.
// Unlike dce, the pass also removes cycles of dead instructions.
//
// Loops that compute nothing stay, since they may run for ever, unless -adce-remove-loops is given:
// the branches of back edges are live, and so are the terminators of blocks from which no return is
// reachable.
//
// Needs: post-dominators. Breaks: dominators and loops where it changes branches. Cost: linear, but
// for the logarithm of control.go.
func ADCE(c *pass.Context, f *ir.Func) pass.Preserved {
	a := &adce{f: f, post: pass.Get(c, f, analysis.PostDominators), alive: make([]bool, f.ValueBound()),
		blocks: make([]adceBlock, f.BlockBound()), scopes: map[ir.MD]bool{}}
	a.roots(c.FlagBool("adce-remove-control-flow", true), c.FlagBool("adce-remove-loops", false))
	a.propagate()
	branches := a.straighten()
	removed := a.erase()
	c.Count("Number of instructions removed", removed)
	c.Count("Number of branch instructions removed", branches)
	if branches > 0 {
		return pass.None
	}
	return pass.Changed(removed > 0)
}

// ADCEFlags lists the options of LLVM's adce.
func ADCEFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "adce-remove-control-flow", Default: "true", Help: "off: every branch is needed"},
		{Name: "adce-remove-loops", Default: "false", Help: "remove loops without effects, though they may run for ever"},
	}
}

type adce struct {
	f      *ir.Func
	post   *analysis.DomTree
	alive  []bool      // by Instr.ID
	blocks []adceBlock // by Block.ID
	work   []*ir.Instr // live, operands not yet visited
	fresh  []*ir.Block // whose branches above have to come alive
	scopes map[ir.MD]bool
}

type adceBlock struct {
	alive   bool // the block has a live instruction
	reached bool // must be reached: live, or the incoming block of a live φ
	phis    bool // a φ of the block is live
}

func (a *adce) markInstr(i *ir.Instr) {
	if a.alive[i.ID()] {
		return
	}
	a.alive[i.ID()] = true
	a.work = append(a.work, i)
	a.markScopes(i.DebugLoc())
	b := i.Block()
	if i.IsTerminator() && !isJump(i) {
		for _, s := range b.Succs() {
			a.markBlock(s)
		}
	}
	a.markBlock(b)
}

func (a *adce) markBlock(b *ir.Block) {
	s := &a.blocks[b.ID()]
	if s.alive {
		return
	}
	s.alive = true
	a.reach(b)
	if t := b.Term(); isJump(t) {
		a.markInstr(t)
	}
}

func (a *adce) reach(b *ir.Block) {
	if s := &a.blocks[b.ID()]; !s.reached {
		s.reached = true
		a.fresh = append(a.fresh, b)
	}
}

func isJump(t *ir.Instr) bool { return t.Op() == ir.Br && !t.IsCondBr() }

// markScopes marks the scopes of a location and their parents as used: scopes without code need no
// debug information for variables.
func (a *adce) markScopes(loc *ir.MDNode) {
	for loc != nil && !a.scopes[loc] {
		a.scopes[loc] = true
		scope, _ := loc.Field("scope").(*ir.MDNode)
		for scope != nil && !a.scopes[scope] {
			a.scopes[scope] = true
			if scope.Kind == "DISubprogram" {
				break
			}
			scope, _ = scope.Field("scope").(*ir.MDNode)
		}
		loc, _ = loc.Field("inlinedAt").(*ir.MDNode)
	}
}

// roots marks the instructions that are live by themselves.
func (a *adce) roots(branches, loops bool) {
	for i := range a.f.Instrs() {
		if i.IsEHPad() || analysis.HasSideEffects(i) || i.IsTerminator() && !(branches && (i.Op() == ir.Br || i.Op() == ir.Switch)) {
			a.markInstr(i)
		}
	}
	if !branches {
		return
	}
	if !loops {
		a.markBackEdges()
	}
	for _, r := range a.post.Roots {
		if r.Term().Op() != ir.Ret {
			a.markBelow(r)
		}
	}
	for b := range a.f.Blocks() {
		if !a.post.Reachable(b) { // unreachable cycles
			a.markInstr(b.Term())
		}
	}
	a.markBlock(a.f.Entry())
}

// markBelow marks the terminators of all blocks that r post-dominates.
func (a *adce) markBelow(r *ir.Block) {
	for list := []*ir.Block{r}; len(list) > 0; {
		b := list[len(list)-1]
		list = append(list[:len(list)-1], a.post.Children(b)...)
		a.markInstr(b.Term())
	}
}

// markBackEdges marks the terminators with an edge to a block that a depth-first search is still
// inside of.
func (a *adce) markBackEdges() {
	type frame struct {
		b    *ir.Block
		next int // successor
	}
	const inside, left = 1, 2
	state := make([]uint8, a.f.BlockBound())
	var stack []frame
	enter := func(b *ir.Block) {
		state[b.ID()] = inside
		stack = append(stack, frame{b: b})
		for _, s := range b.Succs() {
			if state[s.ID()] == inside {
				a.markInstr(b.Term())
				break
			}
		}
	}
	enter(a.f.Entry())
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == top.b.NumSuccs() {
			state[top.b.ID()] = left
			stack = stack[:len(stack)-1]
			continue
		}
		s := top.b.Succ(top.next)
		top.next++
		if state[s.ID()] == 0 {
			enter(s)
		}
	}
}

// propagate marks operands, and the branches on which blocks depend, until nothing changes.
func (a *adce) propagate() {
	above := newDeciders(a.f, a.post)
	for len(a.work) > 0 || len(a.fresh) > 0 {
		for len(a.work) > 0 {
			i := a.work[len(a.work)-1]
			a.work = a.work[:len(a.work)-1]
			for _, v := range i.Operands() {
				if d, ok := v.(*ir.Instr); ok {
					a.markInstr(d)
				}
			}
			if i.Op() == ir.Phi {
				a.markEdges(i.Block())
			}
		}
		fresh := a.fresh
		a.fresh = nil
		for _, b := range fresh {
			above.each(b, func(d *ir.Block) { a.markInstr(d.Term()) })
		}
	}
}

// markEdges marks the terminators of all predecessors of a block with a live φ.
func (a *adce) markEdges(b *ir.Block) {
	if s := &a.blocks[b.ID()]; s.phis {
		return
	}
	a.blocks[b.ID()].phis = true
	for _, p := range b.Preds() {
		a.reach(p)
	}
}

// straighten turns dead branches into jumps, and returns how many. It chooses the successor that
// comes last in the postorder of a backward depth-first search, since that one leads to an exit.
func (a *adce) straighten() int {
	n := 0
	var order []int32
	for b := range a.f.Blocks() {
		t := b.Term()
		if a.alive[t.ID()] {
			continue
		}
		if isJump(t) {
			a.alive[t.ID()] = true
			continue
		}
		if order == nil {
			order = backwardPostorder(a.f)
		}
		to := b.Succ(0)
		for _, s := range b.Succs() {
			if order[to.ID()] < order[s.ID()] {
				to = s
			}
		}
		a.jump(t, to)
		n++
	}
	return n
}

// jump replaces a dead branch.
func (a *adce) jump(t *ir.Instr, to *ir.Block) {
	b := t.Block()
	kept := false
	for _, s := range b.Succs() {
		if s == to && !kept {
			kept = true
			continue
		}
		s.RemovePred(b, false)
	}
	a.markScopes(t.DebugLoc())
	ir.Before(t).Br(to)
	t.Erase()
}

// backwardPostorder numbers the blocks from which an exit is reachable, in postorder of depth-first
// searches along reversed edges; by Block.ID.
func backwardPostorder(f *ir.Func) []int32 {
	type frame struct {
		b     *ir.Block
		preds []*ir.Block
	}
	order := make([]int32, f.BlockBound())
	seen := make([]bool, f.BlockBound())
	n := int32(0)
	var stack []frame
	enter := func(b *ir.Block) {
		if !seen[b.ID()] {
			seen[b.ID()] = true
			stack = append(stack, frame{b, b.Preds()})
		}
	}
	for b := range f.Blocks() {
		if b.NumSuccs() > 0 {
			continue
		}
		enter(b)
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if len(top.preds) > 0 {
				p := top.preds[0]
				top.preds = top.preds[1:]
				enter(p)
				continue
			}
			order[top.b.ID()] = n
			n++
			stack = stack[:len(stack)-1]
		}
	}
	return order
}

// erase removes the dead instructions and returns their number.
func (a *adce) erase() int {
	var dead []*ir.Instr
	for i := range a.f.Instrs() {
		if i.IsTerminator() || a.alive[i.ID()] {
			continue
		}
		if analysis.IsDebugOrPseudo(i) {
			if loc := i.DebugLoc(); loc != nil {
				if scope := loc.Field("scope"); scope != nil && a.scopes[scope] {
					continue
				}
			}
		}
		dead = append(dead, i)
	}
	for _, i := range slices.Backward(dead) {
		i.SalvageDebugUses()
	}
	for _, i := range dead {
		i.DropOperands()
	}
	for _, i := range dead {
		i.Erase()
	}
	return len(dead)
}
