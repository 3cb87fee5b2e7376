package simplifyiv

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/expand"
)

// compare replaces a comparison whose outcome is known, makes one invariant that does not change
// while the loop runs, and one of numbers that are not negative unsigned.
func (v *users) compare(u ivUse) {
	i := u.user
	p, x, y := v.sides(u)
	at := commonDominator(v.W.CFG.Dom, i)
	switch holds, known := v.S.DecidedAt(p, x, y, at); {
	case known:
		v.replace(i, i.Type().Context().NewBool(holds))
	case v.compareOnce(i, p, x, y):
	case v.W.Version >= pass.LLVM22:
		if i.Pred.IsEquality() || i.Pred.IsUnsigned() && i.HasFlag(ir.SameSign) || !v.sameSign(x, y) {
			return
		}
		i.Pred = i.Pred.Unsigned()
		i.Flags |= ir.SameSign
	case i.Pred.IsSigned() && v.S.NonNegative(x) && v.S.NonNegative(y):
		i.Pred = i.Pred.Unsigned()
	default:
		return
	}
	v.Changed = true
}

// sameSign reports whether x and y have one sign wherever they are not poison: then signed and
// unsigned order agree. A range of scalar evolution holds for each use of a value by itself, so
// undef does no harm.
func (v *users) sameSign(x, y *scev.Expr) bool {
	return v.S.NonNegative(x) && v.S.NonNegative(y) ||
		v.S.SignedRange(x).SMax().IsNegative() && v.S.SignedRange(y).SMax().IsNegative()
}

// sides returns the comparison with the operand it was found by on the left, as expressions in the
// loop around it.
func (v *users) sides(u ivUse) (p ir.Pred, x, y *scev.Expr) {
	i := u.user
	a, b := i.Operand(0), i.Operand(1)
	p = i.Pred
	if a != ir.Value(u.operand) {
		a, b, p = b, a, p.Swapped()
	}
	in := v.W.CFG.Loops.For(i.Block())
	return p, v.S.AtScope(v.S.Of(a), in), v.S.AtScope(v.S.Of(b), in)
}

// commonDominator returns the last instruction that dominates all users; for users in one block the
// first of them. nil: there is none.
func commonDominator(dt *analysis.DomTree, i *ir.Instr) *ir.Instr {
	var at *ir.Instr
	for u := range ir.Uses(i) {
		user := u.User()
		if at == nil {
			at = user
			continue
		}
		at = NearestOf(dt, at, user)
		if at == nil {
			return nil
		}
	}
	return at
}

func NearestOf(dt *analysis.DomTree, a, b *ir.Instr) *ir.Instr {
	if a.Block() == b.Block() {
		if b.ComesBefore(a) {
			return b
		}
		return a
	}
	switch d := dt.CommonDominator(a.Block(), b.Block()); d {
	case nil:
		return nil
	case a.Block():
		return a
	case b.Block():
		return b
	default:
		return d.Term()
	}
}

// compareOnce replaces a comparison by its result in the first iteration, where it does not change
// later.
func (v *users) compareOnce(i *ir.Instr, p ir.Pred, x, y *scev.Expr) bool {
	pre := v.L.Preheader()
	if pre == nil {
		return false
	}
	p, x, y, ok := v.S.InvariantCompare(p, x, y, v.L, i)
	at := pre.Term()
	if !ok || v.X.TooDear(v.W.Target, v.L, 2*expand.Cheap, at, y, x) || !v.X.Safe(x, at) || !v.X.Safe(y, at) {
		return false
	}
	a := v.X.At(x, at)
	b := v.X.At(y, at)
	i.Pred = p
	i.Flags &^= ir.SameSign
	i.SetOperand(0, a)
	i.SetOperand(1, b)
	v.S.Forget(i)
	return true
}
