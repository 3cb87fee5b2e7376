package jumpthread

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
)

// unfoldForCompare turns a select in a predecessor into a branch, if a φ of b takes its value, cmp
// compares the φ with a constant, and one arm decides the compare.
func (j *threader) unfoldForCompare(cmp *ir.Instr, k *ir.Const, b *ir.Block) bool {
	phi, ok := cmp.Operand(0).(*ir.Instr)
	if !b.Term().IsCondBr() || !ok || phi.Op() != ir.Phi || phi.Block() != b || cmp.Op() != ir.ICmp {
		return false
	}
	for n := range phi.NumIncoming() {
		sel := unfoldable(phi, n)
		if sel == nil {
			continue
		}
		p := phi.IncomingBlock(n)
		yes, yesKnown := j.info.CompareOnEdge(cmp.Pred, sel.Operand(1), k, p, b)
		no, noKnown := j.info.CompareOnEdge(cmp.Pred, sel.Operand(2), k, p, b)
		if yesKnown != noKnown || yesKnown && yes != no {
			j.unfold(sel, phi, n)
			return true
		}
	}
	return false
}

// unfoldForSwitch does the same for a switch on the φ.
func (j *threader) unfoldForSwitch(t *ir.Instr, b *ir.Block) bool {
	phi, ok := t.Operand(0).(*ir.Instr)
	if !ok || phi.Op() != ir.Phi || phi.Block() != b {
		return false
	}
	for n := range phi.NumIncoming() {
		if sel := unfoldable(phi, n); sel != nil {
			j.unfold(sel, phi, n)
			return true
		}
	}
	return false
}

// unfoldable returns the select that edge n of a φ brings from a block that only branches there, if
// the φ is the select's only use.
func unfoldable(phi *ir.Instr, n int) *ir.Instr {
	p := phi.IncomingBlock(n)
	sel, ok := phi.Operand(n).(*ir.Instr)
	if !ok || sel.Op() != ir.Select || sel.Block() != p || !ir.HasOneUse(sel) || !sel.Operand(0).Type().IsInt(1) {
		return nil
	}
	if t := p.Term(); t.Op() != ir.Br || t.IsCondBr() {
		return nil
	}
	return sel
}

// unfold makes the block branch on the select's condition: through a new block for the true value,
// directly for the false one.
func (j *threader) unfold(sel, phi *ir.Instr, n int) {
	p, b := phi.IncomingBlock(n), phi.Block()
	t := p.Term()
	fresh := j.f.NewBlockBefore(b, "select.unfold")
	cond := sel.Operand(0)
	if !j.surelyBranchedOn(b) || !valuetracking.NotUndefOrPoison(cond) && !valuetracking.NotPoison(cond) {
		if cond = frozen(cond, t, ir.NameOf(cond)+".fr"); cond != sel.Operand(0) {
			cond.(*ir.Instr).CopyDebugLoc(sel)
		}
	}
	t.MoveToEnd(fresh)
	br := ir.AtEnd(p).CondBr(cond, fresh, b)
	br.SetMD("prof", sel.MD("prof"))
	br.SetMD("dbg", rewrite.MergeLocations(t.DebugLoc(), sel.DebugLoc()))
	for other := range b.Phis() {
		if other != phi {
			other.AddIncoming(other.IncomingFor(p), fresh)
		}
	}
	phi.SetOperand(n, sel.Operand(2))
	phi.AddIncoming(sel.Operand(1), fresh)
	sel.Erase()
}

// surelyBranchedOn reports whether control always gets from the start of b to its branch.
func (j *threader) surelyBranchedOn(b *ir.Block) bool {
	for i := range b.Instrs() {
		if !analysis.TransfersControl(i) {
			return false
		}
	}
	return true
}

func frozen(v ir.Value, at *ir.Instr, name string) ir.Value {
	if valuetracking.NotUndefOrPoison(v) {
		return v
	}
	f := ir.NewInstr(ir.Freeze, v.Type(), v)
	f.InsertBefore(at)
	f.SetName(name)
	return f
}

// unfoldInBlock turns a select of b into a branch, when its condition is a φ of b with a constant,
// or a compare of such a φ with a constant. The code after the select may then be threaded over.
// Not under the sanitizer of memory, which reports branches that the program does not have, as in
// LLVM.
func (j *threader) unfoldInBlock(b *ir.Block) bool {
	if j.headers[b] || j.f.Attrs.Fn.Has("sanitize_memory") {
		return false
	}
	for phi := range b.Phis() {
		any := false
		for _, v := range phi.Operands() {
			k, ok := v.(*ir.Const)
			any = any || ok && k.Kind == ir.IntConst
		}
		if !any {
			continue
		}
		if sel := selectOn(phi, b); sel != nil {
			j.unfoldHere(sel)
			return true
		}
	}
	return false
}

// selectOn returns a select of b on the φ or on its compare with a constant.
func selectOn(phi *ir.Instr, b *ir.Block) *ir.Instr {
	wanted := func(sel *ir.Instr, cond ir.Value) bool {
		if sel == nil || sel.Op() != ir.Select || sel.Block() != b || sel.Operand(0) != cond || !cond.Type().IsInt(1) {
			return false
		}
		_, _, _, logical := valuetracking.LogicalOp(sel)
		return !logical
	}
	for u := range ir.Uses(phi) {
		user := u.User()
		switch user.Op() {
		case ir.ICmp:
			k := ir.AsInt(user.Operand(1 - u.Index()))
			if user.Block() == b && k != nil && k.Kind == ir.IntConst {
				if sel := ir.SoleUser(user); wanted(sel, user) {
					return sel
				}
			}
		case ir.Select:
			if wanted(user, phi) {
				return user
			}
		}
	}
	return nil
}

// unfoldHere splits the block at a select and replaces the select by a branch.
func (j *threader) unfoldHere(sel *ir.Instr) {
	b := sel.Block()
	cond := frozen(sel.Operand(0), sel, "cond.fr")
	tail := b.SplitBefore(sel, "")
	then := j.f.NewBlockBefore(tail, "")
	ir.AtEnd(then).Br(tail).CopyDebugLoc(sel)
	old := b.Term()
	t := ir.Before(old).CondBr(cond, then, tail)
	t.CopyDebugLoc(sel)
	t.SetMD("prof", sel.MD("prof"))
	old.Erase()
	phi := ir.NewInstr(ir.Phi, sel.Type())
	phi.InsertBefore(sel)
	phi.AddIncoming(sel.Operand(1), then)
	phi.AddIncoming(sel.Operand(2), b)
	phi.CopyDebugLoc(sel)
	ir.ReplaceAllUses(sel, phi)
	sel.Erase()
}
