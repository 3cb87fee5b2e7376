package reduce

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// typesAndFactors collects the types of the uses, and the quotients of the steps of their
// recurrences, which registers may be scaled by.
func (r *reducer) typesAndFactors() {
	var steps []*scev.Expr
	for _, u := range r.users {
		e := r.exprOf(u)
		if ty := r.s.IntType(e.Type); !slices.Contains(r.types, ty) {
			r.types = append(r.types, ty)
		}
		for work := []*scev.Expr{e}; len(work) > 0; {
			e := work[len(work)-1]
			work = work[:len(work)-1]
			switch e.Kind {
			case scev.AddRec:
				if step := r.s.Step(e); e.Loop == r.l && !slices.Contains(steps, step) {
					steps = append(steps, step)
				}
				work = append(work, e.Ops[0])
			case scev.Add:
				work = append(work, e.Ops...)
			}
		}
	}
	for k, a := range steps {
		for _, b := range steps[k+1:] {
			r.quotientOfSteps(a, b)
		}
	}
	if len(r.types) == 1 {
		r.types = nil
	}
}

func (r *reducer) quotientOfSteps(a, b *scev.Expr) {
	if wide := a.Type; a.Width() != b.Width() {
		if b.Width() > a.Width() {
			wide = b.Type
		}
		a, b = r.s.TruncOrSExt(a, wide), r.s.TruncOrSExt(b, wide)
	}
	for _, pair := range [][2]*scev.Expr{{b, a}, {a, b}} {
		q := r.quotient(pair[0], pair[1], true)
		if q == nil || q.Kind != scev.Const {
			continue
		}
		if n, ok := constant(q); ok && n != 0 {
			r.addFactor(n)
		}
		return
	}
}

func (r *reducer) addFactor(n int64) {
	if !slices.Contains(r.factors, n) {
		r.factors = append(r.factors, n)
	}
}

// exprOf is the expression that a user takes, before the increment.
func (r *reducer) exprOf(u *user) *scev.Expr {
	e := r.s.Of(u.operand)
	if u.post {
		return r.before(e)
	}
	return e
}

// collect makes the uses of the loop's users, each with its first formula.
func (r *reducer) collect() {
	for _, u := range r.users {
		e := r.exprOf(u)
		kind, a := accessOf(u.at, u.operand)
		if u.at.Op() == ir.ICmp && u.at.Pred.IsEquality() {
			if d := r.difference(u, e); d != nil {
				e, kind = d, isZero
				for _, n := range slices.Clone(r.factors) {
					if n != -1 {
						r.addFactor(-n)
					}
				}
				r.addFactor(-1)
			}
		}
		r.place(u, e, kind, a)
	}
}

// place adds a fixup to the use of an expression.
func (r *reducer) place(u *user, e *scev.Expr, kind useKind, a access) {
	k, rest, offset := r.useFor(e, kind, a)
	use := r.uses[k]
	f := &fixup{user: u.at, operand: u.operand, post: u.post, offset: offset}
	use.fixups = append(use.fixups, f)
	use.outside = use.outside && r.isOutside(f)
	if len(use.formulae) == 0 {
		use.rigid = !r.x.SafeAnywhere(rest)
		r.insert(k, r.match(rest))
	}
}

// isOutside reports a fixup whose value is not taken in the loop.
func (r *reducer) isOutside(f *fixup) bool {
	if f.user.Op() != ir.Phi {
		return !r.l.Contains(f.user.Block())
	}
	for k, v := range f.user.Operands() {
		if v == f.operand && r.l.Contains(f.user.IncomingBlock(k)) {
			return false
		}
	}
	return true
}

// difference returns what is zero exactly where a comparison finds its operands equal: the operand
// that the loop does not change less e. The operands are swapped so that e's is the first.
func (r *reducer) difference(u *user, e *scev.Expr) *scev.Expr {
	c := u.at
	other := c.Operand(1)
	if other == u.operand {
		other = c.Operand(0)
	}
	if !r.l.Invariant(other) || other == u.operand {
		return nil
	}
	n := r.s.Of(other)
	if n == nil || !r.x.SafeAnywhere(n) {
		if i, ok := other.(*ir.Instr); other.Type().IsPtr() || ok && !r.w.CFG.Dom.Dominates(i.Block(), r.l.Header) {
			return nil
		}
		n = r.s.UnknownOf(other)
	}
	if !r.s.Invariant(n, r.l) || !r.s.DefinedBefore(n, r.l.Header) {
		return nil
	}
	if n.Type.IsPtr() && (r.s.Base(n) != r.s.Base(e) || r.s.Layout.IsNonIntegral(n.Type.Space)) {
		return nil
	}
	d := r.s.Minus(n, e)
	if d == nil {
		return nil
	}
	if c.Operand(1) == u.operand {
		r.s.Forget(c)
		c.SetOperand(1, c.Operand(0))
		c.SetOperand(0, u.operand)
		r.changed = true
	}
	return d
}

// accessOf reports a user of an address, and what it accesses.
func accessOf(at *ir.Instr, operand ir.Value) (useKind, access) {
	if !operand.Type().IsPtr() {
		return basic, access{}
	}
	space := operand.Type().Space
	ok := false
	switch at.Op() {
	case ir.Load, ir.Store, ir.AtomicRMW, ir.CmpXchg:
		ok = at.Pointer() == operand && !(at.Op() == ir.Store && at.Operand(0) == operand)
		if ok && at.AccessType() != nil {
			return address, access{ty: sameForPointers(at.AccessType()), space: space}
		}
	case ir.Call:
		switch at.IntrinsicID() {
		case "llvm.memset", "llvm.prefetch":
			ok = at.Arg(0) == operand
		case "llvm.memcpy", "llvm.memmove":
			ok = at.Arg(0) == operand || at.Arg(1) == operand
		}
	}
	if ok {
		return address, access{space: space}
	}
	return basic, access{}
}

// sameForPointers makes pointers of all spaces one type: they are accessed alike.
func sameForPointers(t *ir.Type) *ir.Type {
	if t.IsPtr() {
		return t.Context().Ptr
	}
	return t
}

// invariants adds uses of what registers name that is computed before the loop: it takes a register
// in any solution.
func (r *reducer) invariants() {
	seen := map[*scev.Expr]bool{}
	work := slices.Clone(r.held.order)
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[e] {
			continue
		}
		seen[e] = true
		if e.Kind != scev.Unknown {
			work = append(work, e.Ops...)
			continue
		}
		if u := r.otherUser(e); u != nil {
			r.supplement(e, u)
		}
	}
}

// otherUser returns a user of a value in the loop or after it that is no part of an expression.
func (r *reducer) otherUser(e *scev.Expr) *ir.Instr {
	v := e.Value
	if i, ok := v.(*ir.Instr); ok && r.l.Contains(i.Block()) || !ir.HasUseList(v) {
		return nil
	}
	n := 0
	for u := range ir.Uses(v) {
		if n++; n > maxOtherUses {
			return nil
		}
		at := u.User()
		block := at.Block()
		if at.Op() == ir.Phi {
			block = at.IncomingBlock(u.Index())
		}
		if block == nil || at.IsEHPad() || !r.w.CFG.Dom.Dominates(r.l.Header, block) || analysis.IsDebugOrPseudo(at) {
			continue
		}
		if scev.Analyzable(at.Type()) && at.Type().Kind != ir.VoidKind {
			if x := r.s.Of(at); x != nil && x.Kind != scev.Unknown {
				continue
			}
		}
		if at.Op() == ir.ICmp && scev.Analyzable(at.Operand(0).Type()) {
			if o := r.s.Of(at.Operand(1 - u.Index())); o != nil && r.s.Disposition(o, r.l) == scev.LoopComputable {
				continue
			}
		}
		return at
	}
	return nil
}

// maxOtherUses bounds the search for a user.
const maxOtherUses = 64

// supplement makes the register a use of its own, or adds it to one.
func (r *reducer) supplement(e *scev.Expr, at *ir.Instr) {
	k, rest, offset := r.useFor(e, basic, access{})
	u := r.uses[k]
	f := &fixup{user: at, operand: e.Value, offset: offset}
	u.fixups = append(u.fixups, f)
	u.outside = u.outside && r.isOutside(f)
	if len(u.formulae) == 0 {
		r.insert(k, &formula{base: []*scev.Expr{rest}, hasBase: true})
	}
}
