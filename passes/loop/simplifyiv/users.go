package simplifyiv

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite/expand"
)

// users simplifies the users of a loop's φs with scalar evolution: LLVM's SimplifyIndvar.
//   - comparisons that are known, or do not change while the loop runs (users_compare.go)
//   - remainders and divisions of small or positive numbers, checks for overflow, conversions there
//     and back (users_arith.go)
//   - values that do not change, or are the φ itself
//   - additions that do not overflow get their flags
//
// Users are followed as long as they are recurrences of the loop.
type users struct {
	*Variables
	cast func(*ir.Instr) // called for conversions of recurrences instead of following them; nil: none

	queued map[*ir.Instr]bool
	work   []ivUse
}

// ivUse is a user, and the operand by which it was found.
type ivUse struct{ user, operand *ir.Instr }

// SimplifyUsers simplifies values computed from one φ. cast is called for conversions of
// recurrences, which are not followed then; nil: they are.
func (v *Variables) SimplifyUsers(phi *ir.Instr, cast func(*ir.Instr)) {
	(&users{Variables: v, cast: cast}).follow(phi)
}

func (v *users) follow(phi *ir.Instr) {
	if !scev.Analyzable(phi.Type()) {
		return
	}
	v.queued = map[*ir.Instr]bool{}
	v.push(phi)
	for len(v.work) > 0 {
		u := v.work[len(v.work)-1]
		v.work = v.work[:len(v.work)-1]
		switch {
		case u.user.Block() == nil:
		case analysis.TriviallyDead(u.user):
			v.Dead = append(v.Dead, u.user)
		case u.user != phi:
			v.simplify(u)
		}
	}
}

func (v *users) push(def *ir.Instr) {
	for u := range ir.Users(def) {
		if u != def && !v.queued[u] && v.L.Contains(u.Block()) {
			v.queued[u] = true
			v.work = append(v.work, ivUse{u, def})
		}
	}
}

func (v *users) simplify(u ivUse) {
	if v.makeInvariant(u.user) {
		return
	}
	if op := u.user.Op(); op.IsPtrToNumber() || op == ir.Trunc {
		for next := range ir.Users(u.user) {
			if v.makeInvariant(next) {
				break
			}
		}
	}
	for u.operand != nil {
		src := v.skipOperand(u)
		if src == nil {
			break
		}
		u.operand, _ = src.(*ir.Instr)
	}
	if u.operand == nil {
		return
	}
	if v.eliminate(u) {
		v.push(u.operand)
		return
	}
	if u.user.Op().IsBinary() && v.strengthen(u) {
		v.push(u.operand)
	}
	if v.throughFloat(u.user) {
		v.push(u.operand)
		return
	}
	if v.cast != nil && u.user.Op().IsCast() {
		v.cast(u.user)
		return
	}
	if scev.Analyzable(u.user.Type()) {
		if e := v.S.Of(u.user); e.Kind == scev.AddRec && e.Loop == v.L {
			v.push(u.user)
		}
	}
}

// replace makes uses of i refer to another value.
func (v *users) replace(i *ir.Instr, by ir.Value) {
	v.S.Forget(i)
	ir.ReplaceAllUses(i, by)
	v.Dead = append(v.Dead, i)
	v.Changed = true
}

// makeInvariant replaces a value that the loop does not change by one computed before it.
func (v *users) makeInvariant(i *ir.Instr) bool {
	if !scev.Analyzable(i.Type()) {
		return false
	}
	e := v.S.Of(i)
	if !v.S.Invariant(e, v.L) || v.X.TooDear(v.W.Target, v.L, int(v.W.FlagInt("scev-cheap-expansion-budget", expand.Cheap)), i, e) {
		return false
	}
	at := i
	if p := v.L.Preheader(); p != nil {
		at = p.Term()
	}
	if !v.X.Safe(e, at) {
		return false
	}
	n := v.X.At(e, at)
	closed := loop.KeepsClosed(v.W.CFG.Loops, i, n)
	v.replace(i, n)
	if !closed {
		loop.CloseValues(v.W.CFG, []*ir.Instr{n.(*ir.Instr)})
	}
	return true
}

// skipOperand lets a division take the φ itself instead of φ + c, where the sum makes no
// difference.
func (v *users) skipOperand(u ivUse) ir.Value {
	i := u.user
	if i.Op() != ir.UDiv && i.Op() != ir.LShr || i.Operand(0) != ir.Value(u.operand) {
		return nil
	}
	d := ir.AsInt(i.Operand(1))
	if d == nil || !u.operand.Op().IsBinary() || ir.AsInt(u.operand.Operand(1)) == nil || i.Type().IsVector() {
		return nil
	}
	by := v.S.Of(d)
	if i.Op() == ir.LShr {
		n, ok := d.Uint64()
		if !ok || n >= uint64(i.Type().Bits) {
			return nil
		}
		by = v.S.ConstOf(oneBit(i.Type().Bits, int(n)))
	}
	src := u.operand.Operand(0)
	folded := v.S.Quotient(v.S.Of(src), by)
	if v.S.Of(i) != folded {
		return nil
	}
	if i.HasFlag(ir.Exact) && v.S.Of(src) != v.S.Product(folded, by) {
		i.Flags &^= ir.Exact
	}
	i.SetOperand(0, src)
	v.Changed = true
	if !ir.HasUses(u.operand) {
		v.Dead = append(v.Dead, u.operand)
	}
	return src
}

func (v *users) eliminate(u ivUse) bool {
	switch i := u.user; i.Op() {
	case ir.ICmp:
		v.compare(u)
		return true
	case ir.SRem, ir.URem:
		v.remainder(u)
		return true
	case ir.SDiv:
		return v.signedDivision(i) || v.identity(u)
	case ir.Call:
		return v.checked(i) || v.identity(u)
	case ir.Trunc:
		return v.truncation(i) || v.identity(u)
	}
	return v.identity(u)
}

// identity replaces a user that is equal to its operand.
func (v *users) identity(u ivUse) bool {
	if !scev.Analyzable(u.user.Type()) || u.user.Type() != u.operand.Type() {
		return false
	}
	e := v.S.Of(u.user)
	if e != v.S.Of(u.operand) || u.user.Op() == ir.Phi && !v.W.CFG.Dom.DominatesInstr(u.operand, u.user) || !loop.KeepsClosed(v.W.CFG.Loops, u.user, u.operand) {
		return false
	}
	if !poisonToo(u.operand, u.user) {
		drop, ok := v.S.CanReuse(e, u.operand)
		if !ok {
			return false
		}
		for _, d := range drop {
			d.Flags &^= ir.PoisonFlags
		}
	}
	v.replace(u.user, u.operand)
	return true
}
