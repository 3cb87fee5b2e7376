package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// RemoveUnreachable deletes the blocks of f that no path from the entry reaches, and the
// instructions after those that never transfer control to them. It reports whether there were any.
// LLVM's removeUnreachableBlocks.
func RemoveUnreachable(f *ir.Func) bool {
	s := &simplifier{f: f}
	return s.removeUnreachable()
}

// removeUnreachable deletes the blocks that no path from the entry reaches. During that walk it
// truncates blocks at instructions that never transfer control, and folds branches on constants.
func (s *simplifier) removeUnreachable() bool {
	reach, n, changed := s.markAlive()
	if n == s.f.NumBlocks() {
		return changed
	}
	var dead []*ir.Block
	for b := range s.f.Blocks() {
		if !reach[b.ID()] {
			dead = append(dead, b)
		}
	}
	for _, b := range dead {
		for _, n := range b.Succs() {
			n.RemovePred(b, false)
		}
	}
	for _, b := range dead {
		b.EraseInstrs()
	}
	for _, b := range dead {
		b.Unlink()
		changed = true
	}
	return changed
}

// markAlive returns which blocks are reachable, by Block.ID, and their number.
func (s *simplifier) markAlive() (reach []bool, n int, changed bool) {
	reach = make([]bool, s.f.BlockBound())
	entry := s.f.Entry()
	reach[entry.ID()] = true
	s.exits, s.divides = 0, false
	for work := []*ir.Block{entry}; len(work) > 0; n++ {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if t := s.firstImpassable(b); t != nil {
			s.makeUnreachable(t)
			changed = true
		}
		changed = s.resolveInvoke(b) || changed
		changed = rewrite.DropRepeatedHandlers(b.Term()) || changed
		changed = rewrite.FoldTerminator(b) || changed
		switch t := b.Term(); t.Op() {
		case ir.Ret, ir.Resume:
			s.exits++
		}
		for _, n := range b.Succs() {
			for n.ID() >= len(reach) { // a new block
				reach = append(reach, false)
			}
			if !reach[n.ID()] {
				reach[n.ID()] = true
				work = append(work, n)
			}
		}
	}
	return reach, n, changed
}

// firstImpassable returns the first instruction of a block that is immediate undefined behaviour,
// or that follows a call that does not return. It returns nil when there is none or it is an
// unreachable already.
func (s *simplifier) firstImpassable(b *ir.Block) *ir.Instr {
	for i := range b.Instrs() {
		switch i.Op() {
		case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
			s.divides = true
		case ir.Call:
			if isConstOf(i.Callee(), ir.NullConst) && nullIsUndefined(i, i.Callee().Type().Space) || ir.IsUndefOrPoison(i.Callee()) {
				return i
			}
			if i.IntrinsicID() == "llvm.assume" {
				if k, ok := i.Arg(0).(*ir.Const); ok && (k.IsZero() || ir.IsUndefOrPoison(k)) {
					return i
				}
			}
			if i.IntrinsicID() == "llvm.experimental.guard" && isConstOf(i.Arg(0), ir.IntConst) && i.Arg(0).(*ir.Const).IsZero() {
				if n := i.Next(); n.Op() != ir.Unreachable { // it always leaves the function
					return n
				}
				return nil
			}
			if analysis.CallHas(i, "noreturn") && !i.HasFlag(ir.MustTail) {
				n := i.Next()
				for analysis.IsDebugOrPseudo(n) {
					n = n.Next()
				}
				if n.Op() == ir.Unreachable {
					return nil
				}
				return n
			}
		case ir.Store:
			p := i.Operand(1)
			if !i.IsVolatile() && (ir.IsUndefOrPoison(p) || isConstOf(p, ir.NullConst) && nullIsUndefined(i, p.Type().Space)) {
				return i
			}
		}
	}
	return nil
}

func isConstOf(v ir.Value, kind ir.ConstKind) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == kind
}

// nullIsUndefined reports whether an access to the null pointer of a space is undefined behaviour.
func nullIsUndefined(i *ir.Instr, space int) bool {
	return !analysis.NullIsDefined(i.Func(), space)
}

// makeUnreachable replaces t and all instructions after it by unreachable.
func (s *simplifier) makeUnreachable(t *ir.Instr) {
	b := t.Block()
	for _, n := range b.Succs() {
		n.RemovePred(b, false)
	}
	for i := b.Last(); ; i = b.Last() {
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		}
		last := i == t
		i.Erase()
		if last {
			break
		}
	}
	ir.AtEnd(b).Unreachable()
}
