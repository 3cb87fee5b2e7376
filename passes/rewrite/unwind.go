package rewrite

import "opt-go/frontend/ir"

// UnwindNowhere removes the edges into a pad after which nothing but unreachable follows: to unwind
// to it is undefined behaviour, so
//
//   - an invoke is a call that does not throw, and cleanupret is unreachable,
//   - a catchswitch that would unwind to it unwinds to its caller, and loses it as a handler;
//     without handlers all that unwind to it unwind past it.
//
// Once nothing leads to b, the caller may delete it.
func UnwindNowhere(b *ir.Block) bool {
	changed := false
	for _, p := range b.UniquePreds() {
		t := p.Term()
		switch t.Op() {
		case ir.Invoke:
			call := withoutUnwind(t)
			if !call.Info.Attrs.Fn.Has("nounwind") {
				call.Info.Attrs.Fn = call.Info.Attrs.Fn.With(ir.EnumAttr("nounwind"))
			}
		case ir.CleanupRet:
			t.Erase()
			ir.AtEnd(p).Unreachable()
		case ir.CatchSwitch:
			dropHandler(p, t, b)
		default:
			continue
		}
		changed = true
	}
	return changed
}

// CatchesByType reports whether a catchpad of the function does no more than to test a type. That
// of C++ may copy the exception, which runs any code.
func CatchesByType(f *ir.Func) bool {
	g, ok := f.Personality.(*ir.Func)
	return ok && g.Name() == "ProcessCLRException"
}

// withoutUnwind replaces an invoke by a call and a branch.
func withoutUnwind(t *ir.Instr) *ir.Instr {
	b, normal := t.Block(), t.Succ(0)
	t.UnwindDest().RemovePred(b, false)
	CallInsteadOfInvoke(t)
	call := t.Prev()
	BranchTo(b, normal)
	return call
}

// dropHandler takes b, a handler of the catchswitch t or its unwind destination, off it.
func dropHandler(p *ir.Block, t *ir.Instr, b *ir.Block) {
	unwind := t.UnwindDest()
	if unwind == b {
		b.RemovePred(p, false)
		t.RemoveOperand(t.NumOperands() - 1)
		return
	}
	handlers := 0
	for k := t.NumOperands() - 1; k > 0; k-- {
		switch h := t.Operand(k); {
		case h == ir.Value(b):
			t.RemoveOperand(k)
		case h != ir.Value(unwind):
			handlers++
		}
	}
	if handlers > 0 {
		return
	}
	for _, q := range p.UniquePreds() {
		skipPad(q, p, unwind)
	}
	if unwind != nil {
		unwind.RemovePred(p, false)
	}
	if ir.HasUses(t) {
		ir.ReplaceAllUses(t, ir.NewPoison(t.Type()))
	}
	t.Erase()
	ir.AtEnd(p).Unreachable()
}

// skipPad lets q unwind to the destination to, nil being the caller, in place of the block p.
func skipPad(q, p, to *ir.Block) {
	t := q.Term()
	if to != nil {
		for k := range t.NumSuccs() {
			if t.Succ(k) == p {
				t.SetSucc(k, to)
				for phi := range to.Phis() {
					phi.AddIncoming(phi.IncomingFor(p), q)
				}
			}
		}
		return
	}
	if t.Op() == ir.Invoke {
		withoutUnwind(t)
		return
	}
	p.RemovePred(q, false)
	t.RemoveOperand(t.NumOperands() - 1)
}
