package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
)

// ivUsers simplifies what is computed from a loop's φs, by what scalar evolution knows of these: LLVM's SimplifyIndvar.
//   - comparisons that are known, or do not change while the loop runs (ivusers_compare.go)
//   - remainders and divisions of small or positive numbers, checks for overflow, conversions there and back (ivusers_arith.go)
//   - values that do not change, or are the φ itself
//   - additions that do not overflow get their flags
//
// Users are followed as long as they are recurrences of the loop.
type ivUsers struct {
	w       *Walk
	l       *analysis.Loop
	s       *scev.Evolution
	x       *expand.Expander
	dead    *[]*ir.Instr
	cast    func(*ir.Instr) // is told of conversions of recurrences, which are not followed then; nil: they are
	changed bool

	queued map[*ir.Instr]bool
	work   []ivUse
}

// ivUse is a user, and the operand by which it was found.
type ivUse struct{ user, operand *ir.Instr }

// follow simplifies the users of one φ.
func (v *ivUsers) follow(phi *ir.Instr) {
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
			*v.dead = append(*v.dead, u.user)
		case u.user != phi:
			v.simplify(u)
		}
	}
}

func (v *ivUsers) push(def *ir.Instr) {
	for u := range ir.Users(def) {
		if u != def && !v.queued[u] && v.l.Contains(u.Block()) {
			v.queued[u] = true
			v.work = append(v.work, ivUse{u, def})
		}
	}
}

func (v *ivUsers) simplify(u ivUse) {
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
		if e := v.s.Of(u.user); e.Kind == scev.AddRec && e.Loop == v.l {
			v.push(u.user)
		}
	}
}

// replace makes uses of i refer to another value.
func (v *ivUsers) replace(i *ir.Instr, by ir.Value) {
	v.s.Forget(i)
	ir.ReplaceAllUses(i, by)
	*v.dead = append(*v.dead, i)
	v.changed = true
}

// makeInvariant replaces a value that the loop does not change by one computed before it.
func (v *ivUsers) makeInvariant(i *ir.Instr) bool {
	if !scev.Analyzable(i.Type()) {
		return false
	}
	e := v.s.Of(i)
	if !v.s.Invariant(e, v.l) || v.x.TooDear(v.w.Target, v.l, expand.Cheap, i, e) {
		return false
	}
	at := i
	if p := v.l.Preheader(); p != nil {
		at = p.Term()
	}
	if !v.x.Safe(e, at) {
		return false
	}
	n := v.x.At(e, at)
	closed := keepsClosed(v.w.CFG.Loops, i, n)
	v.replace(i, n)
	if !closed {
		CloseValues(v.w.CFG, []*ir.Instr{n.(*ir.Instr)})
	}
	return true
}

// skipOperand lets a division take the φ itself instead of φ + c, where the sum makes no difference.
func (v *ivUsers) skipOperand(u ivUse) ir.Value {
	i := u.user
	if i.Op() != ir.UDiv && i.Op() != ir.LShr || i.Operand(0) != ir.Value(u.operand) {
		return nil
	}
	d := ir.AsInt(i.Operand(1))
	if d == nil || !u.operand.Op().IsBinary() || ir.AsInt(u.operand.Operand(1)) == nil || i.Type().IsVector() {
		return nil
	}
	by := v.s.Of(d)
	if i.Op() == ir.LShr {
		n, ok := d.Uint64()
		if !ok || n >= uint64(i.Type().Bits) {
			return nil
		}
		by = v.s.ConstOf(oneBit(i.Type().Bits, int(n)))
	}
	src := u.operand.Operand(0)
	folded := v.s.Quotient(v.s.Of(src), by)
	if v.s.Of(i) != folded {
		return nil
	}
	if i.HasFlag(ir.Exact) && v.s.Of(src) != v.s.Product(folded, by) {
		i.Flags &^= ir.Exact
	}
	i.SetOperand(0, src)
	v.changed = true
	if !ir.HasUses(u.operand) {
		*v.dead = append(*v.dead, u.operand)
	}
	return src
}

func (v *ivUsers) eliminate(u ivUse) bool {
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
func (v *ivUsers) identity(u ivUse) bool {
	if !scev.Analyzable(u.user.Type()) || u.user.Type() != u.operand.Type() {
		return false
	}
	e := v.s.Of(u.user)
	if e != v.s.Of(u.operand) || u.user.Op() == ir.Phi && !v.w.CFG.Dom.DominatesInstr(u.operand, u.user) || !keepsClosed(v.w.CFG.Loops, u.user, u.operand) {
		return false
	}
	if !poisonToo(u.operand, u.user) {
		drop, ok := v.s.CanReuse(e, u.operand)
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

// ivUsers returns the simplifier for the φs of a loop.
func (w *Walk) ivUsers(l *analysis.Loop, s *scev.Evolution, x *expand.Expander, dead *[]*ir.Instr) *ivUsers {
	return &ivUsers{w: w, l: l, s: s, x: x, dead: dead}
}

// simplifyCounters simplifies what is computed from the φs of a loop, and the loads in it.
func (w *Walk) simplifyCounters(l *analysis.Loop) {
	keep(w.F, w.CFG)
	if w.evolution != nil {
		pass.Keep(w.F, scev.Analysis, w.evolution)
	}
	s := pass.Get(w.Context, w.F, scev.Analysis)
	var dead []*ir.Instr
	v := w.ivUsers(l, s, w.expander(s), &dead)
	for _, phi := range slices.Collect(l.Header.Phis()) {
		v.follow(phi)
	}
	rewrite.EraseDead(dead...)
	w.reuseLoads(l, s)
	s.ForgetCode(l, l.Blocks) // which foldLoop goes on with
	w.evolution = s
}

// expander returns an expander for values of the walk's function.
func (w *Walk) expander(s *scev.Evolution) *expand.Expander {
	x := expand.New(s, "indvars")
	x.Close = func(i *ir.Instr) { CloseValues(w.CFG, []*ir.Instr{i}) }
	return x
}
