package aggressive

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// funnel is (high << amount) | (low >> (width - amount)), or with the amounts exchanged for a shift
// to the right.
type funnel struct {
	right     bool
	high, low ir.Value
	amount    ir.Value
}

// kept is the operand that a shift by zero gives.
func (s *funnel) kept() ir.Value {
	if s.right {
		return s.low
	}
	return s.high
}

// guardedShift: a φ of a funnel shift and of the result for a zero amount, selected by a branch on
// the amount being zero, is the funnel shift alone, which is defined for zero.
func (a *aggressive) guardedShift(i *ir.Instr) bool {
	ty := i.Type().Scalar()
	if i.Op() != ir.Phi || i.NumIncoming() != 2 || ty.Kind != ir.IntKind || bits.OnesCount(uint(ty.Bits)) != 1 {
		return false
	}
	shifted := 0
	s := matchFunnel(i.Operand(0))
	if s == nil || s.kept() != i.Operand(1) {
		if s, shifted = matchFunnel(i.Operand(1)), 1; s == nil || s.kept() != i.Operand(0) {
			return false
		}
	}
	guard, side := i.IncomingBlock(1-shifted), i.IncomingBlock(shifted)
	t := guard.Term()
	if !a.dt.DominatesInstr(s.high, t) || !a.dt.DominatesInstr(s.low, t) || !t.IsCondBr() || t.Succ(0) != i.Block() || t.Succ(1) != side {
		return false
	}
	cmp := operation(t.Operand(0), ir.ICmp)
	if cmp == nil || cmp.Pred != ir.EQ || cmp.Operand(0) != s.amount {
		return false
	}
	if k, ok := cmp.Operand(1).(*ir.Const); !ok || !k.IsZero() {
		return false
	}
	b := ir.Before(i.Block().FirstInsertion())
	b.Loc = i.DebugLoc()
	if s.high != s.low { // the branch kept poison of the other operand away
		other := &s.low
		if s.right {
			other = &s.high
		}
		if !valuetracking.NotPoison(*other) {
			*other = b.Insert(ir.NewInstr(ir.Freeze, i.Type(), *other), "")
		}
	}
	name := "llvm.fshl"
	if s.right {
		name = "llvm.fshr"
	}
	ir.ReplaceAllUses(i, intrinsic(b, a.f, name, []ir.Value{s.high, s.low, s.amount}))
	return true
}

func matchFunnel(v ir.Value) *funnel {
	or := operation(v, ir.Or)
	if or == nil || !ir.HasOneUse(or) {
		return nil
	}
	width := uint64(v.Type().Scalar().Bits)
	complement := func(v, of ir.Value) bool {
		sub := operation(v, ir.Sub)
		if sub == nil || sub.Operand(1) != of {
			return false
		}
		n, ok := number(sub.Operand(0))
		return ok && n == width
	}
	for k := range 2 {
		up, down := operation(or.Operand(k), ir.Shl), operation(or.Operand(1-k), ir.LShr)
		switch {
		case up == nil || down == nil:
		case complement(down.Operand(1), up.Operand(1)):
			return &funnel{false, up.Operand(0), down.Operand(0), up.Operand(1)}
		case complement(up.Operand(1), down.Operand(1)):
			return &funnel{true, up.Operand(0), down.Operand(0), down.Operand(1)}
		}
	}
	return nil
}
