package reduce

import (
	"slices"

	"opt-go/frontend/ir"
)

// blocks calls do for all blocks of the module, of each function from the last to the first, so
// that what is cut off at the end of a function is asked about first.
func blocks(m *ir.Module, do func(*ir.Block)) {
	for _, f := range m.Funcs {
		for _, b := range slices.Backward(slices.Collect(f.Blocks())) {
			do(b)
		}
	}
}

// none returns the simplest value of a type: poison, or the token none, since tokens have no
// poison.
func none(t *ir.Type) *ir.Const {
	if t.Kind == ir.TokenKind {
		return ir.NewZero(t)
	}
	return ir.NewPoison(t)
}

// erase removes an instruction that may have uses.
func erase(i *ir.Instr) {
	if ir.HasUses(i) {
		ir.ReplaceAllUses(i, none(i.Type()))
	}
	i.Erase()
}

// endWith erases the terminator of b and has make put another in its place. Successors lose their
// edges from b, except one to keep.
func endWith(b *ir.Block, keep *ir.Block, make func(*ir.Builder)) {
	kept := keep == nil
	for _, s := range b.Succs() {
		if s == keep && !kept {
			kept = true
			continue
		}
		s.RemovePred(b, true)
	}
	loc := b.Term().DebugLoc()
	erase(b.Term())
	at := ir.AtEnd(b)
	at.Loc = loc
	make(at)
}

func endBlocks(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		if op := b.Term().Op(); op != ir.Unreachable && op != ir.Ret && want() {
			endWith(b, nil, func(at *ir.Builder) { at.Unreachable() })
		}
	})
}

// returnEarly ends blocks that have successors with a return of the result that says least.
func returnEarly(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		if b.NumSuccs() == 0 || !want() {
			return
		}
		endWith(b, nil, func(at *ir.Builder) {
			if t := b.Func().RetType(); t.IsVoid() {
				at.Ret(nil)
			} else {
				at.Ret(none(t))
			}
		})
	})
}

func first(succs []*ir.Block) *ir.Block { return succs[0] }

func last(succs []*ir.Block) *ir.Block { return succs[len(succs)-1] }

// branchTo replaces terminators with several successors by a branch to one of them.
func branchTo(which func([]*ir.Block) *ir.Block) func(*ir.Module, func() bool) {
	return func(m *ir.Module, want func() bool) {
		blocks(m, func(b *ir.Block) {
			if b.NumSuccs() < 2 || !want() {
				return
			}
			to := which(b.Succs())
			endWith(b, to, func(at *ir.Builder) { at.Br(to) })
		})
	}
}

// dropCases deletes cases of switches, and destinations of indirect branches but one.
func dropCases(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		t := b.Term()
		switch t.Op() {
		case ir.Switch:
			for k := t.NumCases() - 1; k >= 0; k-- {
				if want() {
					_, to := t.Case(k)
					to.RemovePred(b, true)
					t.RemoveCase(k)
				}
			}
		case ir.IndirectBr:
			for k := t.NumSuccs() - 1; k > 0; k-- {
				if want() {
					t.Succ(k).RemovePred(b, true)
					t.RemoveOperand(1 + k)
				}
			}
		}
	})
}

// callsFromInvokes makes an invoke or callbr a call followed by a branch to the normal destination.
func callsFromInvokes(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		t := b.Term()
		if t.Op() != ir.Invoke && t.Op() != ir.CallBr || !want() {
			return
		}
		to := t.Succ(0)
		n := t.NumArgs()
		for _, bundle := range t.Info.Bundles {
			n += bundle.Count
		}
		var ops []ir.Value
		for k := range n {
			ops = append(ops, t.Operand(k))
		}
		call := ir.NewInstr(ir.Call, t.Type(), append(ops, t.Callee())...)
		info := *t.Info
		info.Indirect = 0
		call.Info, call.Pos, call.Flags = &info, t.Pos, t.Flags
		call.SetAttachments(t.Attachments())
		call.InsertBefore(t)
		name := t.Name()
		if ir.HasUses(t) {
			ir.ReplaceAllUses(t, call)
		}
		endWith(b, to, func(at *ir.Builder) { at.Br(to) })
		call.SetName(name)
	})
}

// dropUnreachable deletes blocks that control does not reach. Those that lead to a deleted block
// end there.
func dropUnreachable(m *ir.Module, want func() bool) {
	for _, f := range m.Funcs {
		if f.IsDecl() {
			continue
		}
		var dead []*ir.Block
		cfg := f.CFG()
		for _, b := range cfg.Blocks()[len(cfg.Reached()):] {
			if want() {
				dead = append(dead, b)
			}
		}
		for _, b := range dead {
			if b.NumSuccs() > 0 {
				endWith(b, nil, func(at *ir.Builder) { at.Unreachable() })
			}
		}
		for _, b := range dead {
			for _, p := range b.UniquePreds() {
				endWith(p, nil, func(at *ir.Builder) { at.Unreachable() })
			}
		}
		for _, b := range dead {
			for i := range b.Instrs() {
				if ir.HasUses(i) {
					ir.ReplaceAllUses(i, none(i.Type()))
				}
			}
			b.Erase()
		}
	}
}

// mergeBlocks appends a block to the only block that branches to it, and to nothing else.
func mergeBlocks(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		p := b.SinglePred()
		if p == nil || p == b || p.Term().Op() != ir.Br || p.SingleSucc() != b || b.AddressTaken() || !want() {
			return
		}
		for phi := range b.Phis() {
			if v := phi.Operand(0); v != ir.Value(phi) {
				ir.ReplaceAllUses(phi, v)
			}
			erase(phi)
		}
		for _, s := range b.Succs() {
			s.ReplacePhiUsesWith(b, p)
		}
		p.Term().Erase()
		b.MoveAll(p)
		b.Unlink()
	})
}

// bypassBlocks redirects the branches to a block that does nothing but branch. Its successor's φs
// take what came through it.
func bypassBlocks(m *ir.Module, want func() bool) {
	blocks(m, func(b *ir.Block) {
		to := b.SingleSucc()
		if to == nil || to == b || b.First().Op() != ir.Br || b.AddressTaken() || !b.HasPreds() || b.IsEntry() || !want() {
			return
		}
		preds := slices.Clone(b.Preds())
		for phi := range to.Phis() {
			v := phi.IncomingFor(b)
			for _, p := range preds {
				phi.AddIncoming(v, p)
			}
		}
		for _, p := range b.UniquePreds() {
			p.Term().ReplaceOperand(b, to)
		}
		b.Erase()
	})
}
