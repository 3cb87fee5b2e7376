package simplifycfg

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// trimUnreachable erases the instructions before an unreachable that are certain to reach it. Once
// the block is empty it removes the edges to it, and deletes it when it has no predecessor left.
func (s *simplifier) trimUnreachable(b *ir.Block) bool {
	changed := false
	for i := b.Term().Prev(); i != nil; i = b.Term().Prev() {
		if !analysis.TransfersControl(i) {
			return changed
		}
		if i.IsEHPad() {
			// All edges here unwind: unwindNowhere says so. The pad goes with the block, which no
			// edge reaches then.
			if i.Prev() == nil && !b.AddressTaken() && (i.Op() != ir.CatchPad || rewrite.CatchesByType(s.f)) {
				changed = rewrite.UnwindNowhere(b) || changed
				if !b.HasPreds() && !b.IsEntry() {
					s.deleteBlock(b)
				}
				return changed
			}
			return changed
		}
		if i.Type().Kind == ir.TokenKind {
			return changed
		}
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		}
		i.Erase()
		changed = true
	}
	for _, p := range b.UniquePreds() {
		t := p.Term()
		switch {
		case p.UniqueSucc() == b && t.Op() == ir.Br:
			cond := t.Operand(0)
			t.Erase()
			ir.AtEnd(p).Unreachable()
			rewrite.EraseIfDead(cond)
		case t.Op() == ir.Br:
			s.assumeOther(p, t, b)
		case t.Op() == ir.Switch:
			if !s.dropCases(p, t, b) {
				continue
			}
		default:
			continue
		}
		changed = true
	}
	if !b.HasPreds() && !b.IsEntry() {
		s.deleteBlock(b)
		return true
	}
	return changed
}

// assumeOther turns a conditional branch with one unreachable side into a branch to the other, and
// keeps the condition as an assumption.
func (s *simplifier) assumeOther(p *ir.Block, t *ir.Instr, dead *ir.Block) {
	cond, other := t.Operand(0), t.Succ(0)
	at := ir.Before(t)
	if other == dead {
		other = t.Succ(1)
		if k, ok := cond.(*ir.Const); ok && k.Kind == ir.IntConst {
			cond = s.f.Ctx().NewBool(k.IsZero())
		} else {
			cond = at.Binary(ir.Xor, cond, s.f.Ctx().NewBool(true), 0, "")
		}
	}
	ctx := s.f.Ctx()
	fn := s.f.Module().Intrinsic("llvm.assume", ctx.Func(ctx.Void, []*ir.Type{ctx.I1}, false), assumeAttrs())
	if fn.Attrs.Params == nil {
		fn.Attrs.SetParam(0, ir.AttrSet{ir.EnumAttr("noundef")})
	}
	at.Call(fn, "", cond)
	rewrite.BranchTo(p, other)
}

// assumeAttrs are the attributes that LLVM gives the declaration of llvm.assume.
func assumeAttrs() ir.AttrSet {
	return ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"),
		ir.EnumAttr("willreturn"), ir.ValAttr("memory", "inaccessiblemem: write")}
}

// dropCases removes the cases of a switch whose destination is dead, which has no φs left.
func (s *simplifier) dropCases(p *ir.Block, t *ir.Instr, dead *ir.Block) bool {
	changed := false
	for n := 0; n < t.NumCases(); {
		if _, d := t.Case(n); d == dead {
			rewrite.RemoveCase(t, n)
			dead.RemovePred(p, false)
			changed = true
			continue
		}
		n++
	}
	return changed
}

// dropUndefinedPred removes an edge into b on which a φ passes null or undef to an instruction for
// which that is undefined behaviour.
func (s *simplifier) dropUndefinedPred(b *ir.Block) bool {
	for phi := range b.Phis() {
		zero := s.divides || phi.Type().IsPtr() // a number may be zero for all but divisions
		for k, v := range phi.Operands() {
			if !zero && !ir.IsUndefOrPoison(v) || !undefinedIf(v, phi, false) {
				continue
			}
			p := phi.IncomingBlock(k)
			t := p.Term()
			switch {
			case t.IsCondBr() && t.Succ(0) == t.Succ(1): // folded soon
				continue
			case t.IsCondBr():
				b.RemovePred(p, false)
				s.assumeOther(p, t, b)
			case t.Op() == ir.Br:
				b.RemovePred(p, false)
				t.Erase()
				ir.AtEnd(p).Unreachable()
			case t.Op() == ir.Switch:
				s.casesToUnreachable(p, t, b)
			default:
				continue
			}
			return true
		}
	}
	return false
}

// casesToUnreachable redirects the edges of a switch to b to a new block that is never reached.
func (s *simplifier) casesToUnreachable(p *ir.Block, t *ir.Instr, b *ir.Block) {
	never := s.f.NewBlockBefore(b, "unreachable")
	ir.AtEnd(never).Unreachable()
	for n := range t.NumCases() {
		if _, d := t.Case(n); d == b {
			b.RemovePred(p, false)
			t.SetSucc(n+1, never)
		}
	}
	if t.Succ(0) == b {
		b.RemovePred(p, false)
		t.SetSucc(0, never)
	}
}

// undefinedIf reports whether the program has undefined behaviour when i, a φ or an address
// computed from one, is the constant v: the first suitable user of i in i's block, which is certain
// to be reached. moved reports that the address is no longer v itself.
func undefinedIf(v ir.Value, i *ir.Instr, moved bool) bool {
	k, ok := v.(*ir.Const)
	if !ok || !k.IsZero() && !ir.IsUndefOrPoison(k) {
		return false
	}
	user := firstSuitableUser(i)
	if user == nil || user.Block() != i.Block() || user == i || user.ComesBefore(i) {
		return false
	}
	for n := i.Next(); n != user; n = n.Next() {
		if !analysis.TransfersControl(n) {
			return false
		}
	}
	switch user.Op() {
	case ir.GetElementPtr:
		if user.Operand(0) != ir.Value(i) || !user.Type().IsPtr() {
			return false
		}
		if !zeroOffset(user) && (!user.HasFlag(ir.InBounds) || !nullIsUndefined(user, user.Type().Space)) {
			moved = true
		}
		return undefinedIf(v, user, moved)
	case ir.Ret:
		ret := i.Func().Attrs.Ret
		return ret.Has("noundef") && (ir.IsUndefOrPoison(k) || ret.Has("nonnull") && !moved)
	case ir.Load:
		return !user.IsVolatile() && nullIsUndefined(user, user.Operand(0).Type().Space)
	case ir.Store:
		return !user.IsVolatile() && user.Operand(1) == ir.Value(i) && nullIsUndefined(user, user.Operand(1).Type().Space)
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		return user.Operand(1) == ir.Value(i)
	}
	return undefinedCall(k, i, user, moved)
}

// undefinedCall reports whether a call of i, or with i as argument, is undefined when i is the
// constant k.
func undefinedCall(k *ir.Const, i, call *ir.Instr, moved bool) bool {
	if k.IsZero() && k.Type().IsPtr() && !nullIsUndefined(call, k.Type().Space) {
		return false
	}
	if call.Callee() == ir.Value(i) {
		return true
	}
	for n := range call.NumArgs() {
		defined := argHas(call, n, "noundef") || argHas(call, n, "dereferenceable") || argHas(call, n, "dereferenceable_or_null")
		if call.Arg(n) != ir.Value(i) || !defined {
			continue
		}
		if ir.IsUndefOrPoison(k) || argHas(call, n, "nonnull") && !moved {
			return true
		}
	}
	return false
}

func argHas(call *ir.Instr, n int, attr string) bool {
	if call.Info.Attrs.Param(n).Has(attr) {
		return true
	}
	f := call.CalledFunc()
	return f != nil && f.Attrs.Param(n).Has(attr)
}

// firstSuitableUser returns the first in the use list of the users that may be undefined for some
// operand.
func firstSuitableUser(i *ir.Instr) *ir.Instr {
	for u := range ir.Users(i) {
		switch op := u.Op(); {
		case op == ir.GetElementPtr, op == ir.Ret, op == ir.BitCast, op == ir.Load, op == ir.Store, op.IsDivRem():
			if op == ir.BitCast {
				return nil
			}
			return u
		case op.IsCall():
			return u
		}
	}
	return nil
}
