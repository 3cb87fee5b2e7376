package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// prepare fills the worklist with the reachable instructions in reverse postorder. It also folds
// instructions with constant operands, follows only the taken edges of branches on constants, and
// empties unreachable blocks. It erases dead instructions, and declarations of alias scopes that
// distinguish no two accesses.
func (ic *combiner) prepare() {
	ic.order = analysis.ReversePostorder(ic.f)
	ic.live = make([]bool, ic.f.BlockBound())
	ic.deadEdge = map[[2]*ir.Block]bool{}
	size := 0
	for _, b := range ic.order {
		size += b.Len()
	}
	all := make([]*ir.Instr, 0, size)
	ic.work.stack = make([]*ir.Instr, 0, size+size/8)
	var scopes scopesInUse
	for _, b := range ic.order {
		if !ic.entered(b) {
			ic.onlySuccessor(b, -1)
			continue
		}
		ic.live[b.ID()] = true
		for i := range b.Instrs() {
			if analysis.IsDebugOrPseudo(i) || ic.foldConstant(i) {
				continue
			}
			scopes.note(i)
			if i.IntrinsicID() == "llvm.assume" { // also about values before it, if control comes to it from these
				ic.q.Facts.AddAssume(i)
			}
			ic.canonicalAddresses(i)
			all = append(all, i)
		}
		ic.markSuccessors(b)
	}
	for b := range ic.f.Blocks() {
		if !ic.live[b.ID()] {
			ic.empty(b)
			ic.dropTerminatorOperands(b)
		}
	}
	for n := len(all) - 1; n >= 0; n-- {
		i := all[n]
		if i.Block() == nil {
			continue
		}
		if analysis.TriviallyDead(i) || scopes.uselessDeclaration(i) {
			i.Erase()
			ic.changed = true
			continue
		}
		ic.work.push(i)
	}
}

// entered reports whether control may come to b: over an edge that is not known to be dead and no
// back edge.
func (ic *combiner) entered(b *ir.Block) bool {
	for p := range b.EachPred() {
		if !ic.deadEdge[[2]*ir.Block{p, b}] && !ic.dt.Dominates(b, p) {
			return true
		}
	}
	return b.IsEntry()
}

// foldConstant replaces an instruction with constant operands by its value, and reports whether it
// was erased.
func (ic *combiner) foldConstant(i *ir.Instr) bool {
	if !ir.HasUses(i) || i.NumOperands() == 0 || !ir.IsConst(i.Operand(0)) || i.Op() == ir.Phi {
		return false
	}
	for k := range i.NumOperands() {
		if v := i.Operand(k); !ir.IsConst(v) {
			return false
		}
	}
	v := ic.q.FoldConst(i)
	if v == nil {
		return false
	}
	ir.ReplaceAllUses(i, v)
	ic.changed = true
	if !analysis.TriviallyDead(i) {
		return false
	}
	i.Erase()
	return true
}

// markSuccessors records the edges that the terminator's condition excludes.
func (ic *combiner) markSuccessors(b *ir.Block) {
	t := b.Term()
	if !t.IsCondBr() && t.Op() != ir.Switch {
		return
	}
	k, ok := t.Operand(0).(*ir.Const)
	if !ok {
		return
	}
	switch {
	case k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst:
		ic.onlySuccessor(b, -1) // branching on it is undefined: no successor is reached
	case k.Kind != ir.IntConst:
	case t.IsCondBr() && k.IsZero():
		ic.onlySuccessor(b, 1)
	case t.IsCondBr():
		ic.onlySuccessor(b, 0)
	default:
		only := 0
		for n := range t.NumCases() {
			if c, _ := t.Case(n); c == k {
				only = n + 1
			}
		}
		ic.onlySuccessor(b, only)
	}
}

// onlySuccessor records that control leaves b to one successor at most; φs of the others get poison
// from b.
func (ic *combiner) onlySuccessor(b *ir.Block, only int) {
	t := b.Term()
	var to *ir.Block
	if only >= 0 {
		to = t.Succ(only)
	}
	for n := range t.NumSuccs() {
		s := t.Succ(n)
		edge := [2]*ir.Block{b, s}
		if s == to || ic.deadEdge[edge] {
			continue
		}
		ic.deadEdge[edge] = true
		for phi := range s.Phis() {
			for k := range phi.NumIncoming() {
				if phi.IncomingBlock(k) == b && !isPoison(phi.Operand(k)) {
					ic.setOperand(phi, k, ir.NewPoison(phi.Type()))
					ic.changed = true
				}
			}
		}
	}
}

// noPoison reports whether poison cannot replace i even in unreachable code: a token, or a
// swifterror alloca, which calls must name.
func noPoison(i *ir.Instr) bool {
	return i.Type().Kind == ir.TokenKind || analysis.SwiftError(i)
}

// empty removes the instructions of an unreachable block, except the terminator, so that the CFG is
// unchanged.
func (ic *combiner) empty(b *ir.Block) {
	for i := range b.Backward() {
		if i.IsTerminator() || i.IsEHPad() || noPoison(i) {
			continue
		}
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		}
		i.Erase()
		ic.changed = true
	}
}

// dropTerminatorOperands replaces the operands of an unreachable block's terminator by poison,
// which removes uses.
func (ic *combiner) dropTerminatorOperands(b *ir.Block) {
	t := b.Term()
	for k, v := range t.Operands() {
		if i := asInstr(v); i != nil && !noPoison(i) {
			ic.setOperand(t, k, ir.NewPoison(v.Type()))
			ic.changed = true
		}
	}
}

// canonicalAddresses writes the constant addresses among i's operands as a base and an offset in
// bytes, which is inbounds if it is in the base.
func (ic *combiner) canonicalAddresses(i *ir.Instr) {
	for k, v := range i.Operands() {
		e, ok := v.(*ir.Const)
		if !ok || e.Kind != ir.ExprConst {
			continue
		}
		n := constfold.Constant(e, ic.dl)
		if n == v {
			continue
		}
		i.SetOperand(k, n)
		ic.changed = true
	}
}
