package reduce

import (
	"math"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// user is an instruction that uses a value computed from the loop's induction variables, and is
// itself no such value: LLVM's IVUsers.
type user struct {
	at      *ir.Instr
	operand ir.Value
	post    bool // it uses the value after the increment
}

// maxUsers is how many users a loop may have, as in LLVM.
const maxUsers = 200

type userSearch struct {
	r         *reducer
	seen      map[*ir.Instr]bool
	ephemeral map[*ir.Instr]bool
	found     []*user
}

// findUsers collects the users of the loop's induction variables.
func (r *reducer) findUsers() []*user {
	s := &userSearch{r: r, seen: map[*ir.Instr]bool{}, ephemeral: analysis.Ephemeral(slices.Values(r.l.Blocks))}
	for phi := range r.l.Header.Phis() {
		s.visit(phi)
	}
	return s.found
}

// visit adds the users of an instruction, or those of the values that are computed from it, and
// reports whether the instruction is such a value.
func (s *userSearch) visit(i *ir.Instr) bool {
	r := s.r
	if s.seen[i] {
		return true
	}
	s.seen[i] = true
	if !scev.Analyzable(i.Type()) || s.ephemeral[i] {
		return false
	}
	if bits := int(r.s.Layout.SizeBits(i.Type())); bits > 64 || !r.s.Layout.IsLegalInt(bits) {
		return false
	}
	e := r.s.Of(i)
	if e == nil || !r.interesting(e, i) || !r.x.SafeAnywhere(e) || !r.writable(e) {
		return false
	}
	users := map[*ir.Instr]bool{}
	for u := range ir.Uses(i) {
		at := u.User()
		if users[at] {
			continue
		}
		users[at] = true
		if at.Op() == ir.Phi && s.seen[at] {
			continue
		}
		inside := r.w.CFG.Loops.For(at.Block()) == r.l
		if !inside && (at.Op() == ir.Phi || s.seen[at]) || inside && s.seen[at] || !s.visit(at) {
			if !s.add(at, i, e) {
				return false
			}
		}
	}
	return true
}

// add adds a user; it fails where what the user sees after the increment is no expression before
// it.
func (s *userSearch) add(at, i *ir.Instr, e *scev.Expr) bool {
	u := &user{at: at, operand: i, post: s.r.usesPost(at, i)}
	if u.post {
		before := s.r.before(e)
		if before == nil || s.r.after(before) != e {
			return false
		}
	}
	s.found = append(s.found, u)
	return true
}

// writable reports that what is not in the loop is computed before it, or after it.
func (r *reducer) writable(e *scev.Expr) bool {
	return !e.Contains(func(o *scev.Expr) bool {
		return o.Kind == scev.AddRec && (o.Loop.Preheader() == nil || o.Loop.Latch() == nil)
	})
}

// interesting reports recurrences of the loop, and sums of one and what is none.
func (r *reducer) interesting(e *scev.Expr, i *ir.Instr) bool {
	switch e.Kind {
	case scev.AddRec:
		if e.Loop == r.l {
			return e.IsAffine() || !r.l.Contains(i.Block()) && r.s.AtScope(e, r.w.CFG.Loops.For(i.Block())) != e
		}
		return r.interesting(e.Ops[0], i) && !r.interesting(r.s.Step(e), i)
	case scev.Add:
		n := 0
		for _, o := range e.Ops {
			if r.interesting(o, i) {
				n++
			}
		}
		return n == 1
	}
	return false
}

// usesPost reports a user out of the loop, which sees the value after the last increment.
func (r *reducer) usesPost(at *ir.Instr, operand ir.Value) bool {
	dom := r.w.CFG.Dom
	if r.l.Contains(at.Block()) {
		return false
	}
	if dom.Dominates(r.latch, at.Block()) {
		return true
	}
	if at.Op() != ir.Phi {
		return false
	}
	for k, v := range at.Operands() {
		if v == operand && !dom.Dominates(r.latch, at.IncomingBlock(k)) {
			return false
		}
	}
	return true
}

// before returns the expression that is e after the increment of the loop's recurrences, and after
// the opposite; nil where there is none.
func (r *reducer) before(e *scev.Expr) *scev.Expr {
	return r.shifted(e, func(rec *scev.Expr) *scev.Expr { return r.x.Before(rec) })
}

func (r *reducer) after(e *scev.Expr) *scev.Expr { return r.shifted(e, r.s.PostInc) }

// shifted replaces the recurrences of the loop in an expression.
func (r *reducer) shifted(e *scev.Expr, by func(rec *scev.Expr) *scev.Expr) *scev.Expr {
	if !r.variesIn(e) {
		return e
	}
	ops := make([]*scev.Expr, len(e.Ops))
	for k, o := range e.Ops {
		if ops[k] = r.shifted(o, by); ops[k] == nil {
			return nil
		}
	}
	switch e.Kind {
	case scev.AddRec:
		if e.Loop == r.l {
			return by(e)
		}
		return r.s.Rec(e.Loop, scev.AnyWrap, ops...)
	case scev.Add:
		return r.s.Sum(ops...)
	case scev.Mul:
		return r.s.Product(ops...)
	}
	return r.s.Rebuild(e, ops)
}

// tests finds the exit tests that may be of the counter after its increment, and where increments
// go: before the first of them, else at the end of the loop.
//
//	%c = icmp ne i32 %i.next, %n      ; as late as the branch, so that %i and %i.next
//	br i1 %c, label %loop, label %exit    ; are not live at once
func (r *reducer) tests() {
	r.increments = r.latch.Term()
	exits := r.l.Exiting()
	if !slices.Contains(exits, r.latch) {
		return
	}
	var late []*ir.Instr
	for _, b := range exits {
		if c := r.testAfterIncrement(b); c != nil {
			late = append(late, c)
		}
	}
	for _, c := range late {
		switch b := r.w.CFG.Dom.CommonDominator(r.increments.Block(), c.Block()); b {
		case c.Block():
			r.increments = c
		case r.increments.Block():
		default:
			r.increments = b.Term()
		}
	}
}

// testAfterIncrement makes the test of an exiting block one of the value after the increment.
func (r *reducer) testAfterIncrement(b *ir.Block) *ir.Instr {
	t := b.Term()
	if !t.IsCondBr() {
		return nil
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp {
		return nil
	}
	k := slices.IndexFunc(r.users, func(u *user) bool { return u.at == c })
	if k < 0 || !r.w.CFG.Dom.Dominates(b, r.latch) {
		return nil
	}
	if b != r.latch && slices.ContainsFunc(r.users, func(u *user) bool {
		return u != r.users[k] && !r.w.CFG.Dom.StrictlyDominates(u.at.Block(), b) && r.mayShare(r.users[k], u)
	}) {
		return nil
	}
	u := r.users[k]
	e := r.s.Of(u.operand)
	if before := r.before(e); before == nil || r.after(before) != e {
		return nil
	}
	if nextReal(c) != t {
		if ir.HasOneUse(c) {
			c.MoveBefore(t)
		} else {
			n := c.Clone()
			n.InsertBefore(t)
			n.SetName(r.l.Header.Name() + ".termcond")
			t.SetOperand(0, n)
			u = &user{at: n, operand: u.operand}
			r.users = append(r.users, u)
			c = n
		}
		r.changed = true
	}
	u.post = true
	return c
}

// mayShare reports that another user may take the counter of a test before its increment: its step
// is that of the test, or what an address scales that by.
func (r *reducer) mayShare(test, u *user) bool {
	a, b := r.stepOf(r.s.Of(test.operand)), r.stepOf(r.s.Of(u.operand))
	if a == nil || b == nil {
		return false
	}
	if wide := a.Type; a.Width() != b.Width() {
		if b.Width() > a.Width() {
			wide = b.Type
		}
		a, b = r.s.TruncOrSExt(a, wide), r.s.TruncOrSExt(b, wide)
	}
	q := r.quotient(b, a, false)
	if q == nil || q.Kind != scev.Const {
		return false
	}
	n, ok := constant(q)
	if !ok || n == math.MinInt64 || n == 1 || n == -1 {
		return true
	}
	kind, ac := accessOf(u.at, u.operand)
	return kind == address && (r.folded(kind, ac, nil, 0, false, n) || r.folded(kind, ac, nil, 0, false, -n))
}

// stepOf is the step of the loop's recurrence in an expression.
func (r *reducer) stepOf(e *scev.Expr) *scev.Expr {
	switch e.Kind {
	case scev.AddRec:
		if e.Loop == r.l {
			return r.s.Step(e)
		}
		return r.stepOf(e.Ops[0])
	case scev.Add:
		for _, o := range e.Ops {
			if step := r.stepOf(o); step != nil {
				return step
			}
		}
	}
	return nil
}

// nextReal returns the next instruction that is no debug information.
func nextReal(i *ir.Instr) *ir.Instr {
	for i = i.Next(); analysis.IsDebugOrPseudo(i); {
		i = i.Next()
	}
	return i
}
