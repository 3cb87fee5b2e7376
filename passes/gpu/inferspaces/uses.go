package inferspaces

import "opt-go/frontend/ir"

// The uses of rewritten address expressions.

// moveUses lets the users of i take v, its copy, where they can; the others get v cast back to the
// flat space. It appends instructions without users to dead.
func (s *inference) moveUses(i, v ir.Value, dead []*ir.Instr) []*ir.Instr {
	var uses []*ir.Use
	last := (*ir.Instr)(nil)
	for u := range ir.Uses(i) {
		if u.User() != last { // a user that sees i several times in a row is asked once
			uses = append(uses, u)
		}
		last = u.User()
	}
	for _, u := range uses {
		user := u.User()
		if user.Block() == nil || u.Value() != i || ir.Value(user) == v {
			continue
		}
		if s.rewriteUse(u, i, v) || isAlloca(i) && isLifetime(user) {
			continue
		}
		if user.Op() == ir.AddrSpaceCast && user.Type() == v.Type() {
			ir.ReplaceAllUses(user, v)
			dead = append(dead, user)
			continue
		}
		if d, ok := i.(*ir.Instr); ok && d.Op() == ir.AddrSpaceCast {
			continue // it is such a cast already
		}
		user.ReplaceOperand(i, s.castBack(i, v))
	}
	return dead
}

func isAlloca(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Op() == ir.Alloca
}

// isLifetime reports a marker, which is about an alloca and no address of it.
func isLifetime(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end":
		return true
	}
	return false
}

// castBack casts v back to the flat space after its definition, for users that need it so.
func (s *inference) castBack(i, v ir.Value) ir.Value {
	if ir.IsConst(v) {
		return s.constIn(v, s.flat)
	}
	at, ok := v.(*ir.Instr)
	if !ok {
		at = i.(*ir.Instr)
	}
	cast := ir.NewInstr(ir.AddrSpaceCast, i.Type(), v)
	cast.InsertBefore(after(at))
	return cast
}

// rewriteUse lets one use of old take v if the user has a form for v's space.
func (s *inference) rewriteUse(u *ir.Use, old, v ir.Value) bool {
	user := u.User()
	switch user.Op() {
	case ir.Load, ir.AtomicRMW, ir.CmpXchg, ir.Store:
		return s.rewriteAccess(user, u.Index(), v)
	case ir.ICmp:
		return s.rewriteCompare(user, u.Index(), v)
	case ir.Call:
		return s.rewriteIntrinsic(user, old, v)
	}
	return false
}

// rewriteAccess changes the address. As in LLVM, the target says whether the flat space has
// volatile accesses. Thread-local and constant memory, which have none on GPUs, are private to the
// thread or never change.
func (s *inference) rewriteAccess(user *ir.Instr, operand int, v ir.Value) bool {
	at := 0
	if user.Op() == ir.Store {
		at = 1
	}
	if operand != at {
		return false
	}
	if user.IsVolatile() {
		plain := user.Op() == ir.Load || user.Op() == ir.Store
		if !plain || s.c.Target.VolatileSpace == nil || !s.c.Target.VolatileSpace(s.flat) {
			return false
		}
	}
	user.SetOperand(at, v)
	return true
}

// rewriteCompare changes both sides together: to the copies of both, or with a constant that can be
// cast.
func (s *inference) rewriteCompare(cmp *ir.Instr, k int, v ir.Value) bool {
	other := cmp.Operand(1 - k)
	if o := s.copyOf(other); o != nil && o.Type() == v.Type() {
		cmp.SetOperand(k, v)
		cmp.SetOperand(1-k, o)
		return true
	}
	if ir.IsConst(other) && s.castable(other, spaceOf(v)) {
		cmp.SetOperand(k, v)
		cmp.SetOperand(1-k, s.constIn(other, spaceOf(v)))
		return true
	}
	return false
}
