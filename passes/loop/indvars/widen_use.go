package indvars

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/simplify/constfold"
)

// widen lets a user of a narrow value have the wide one, and returns the user's wide form where its
// users are to be followed.
func (n *widening) widen(u narrowUse) *ir.Instr {
	l := n.v.L
	if u.user.Op() == ir.Phi && n.v.W.CFG.Loops.For(u.user.Block()) != l {
		n.leave(u)
		return nil
	}
	kind := n.kinds[u.def]
	switch u.user.Op() {
	case ir.SExt:
		if u.neverNegative || kind == signExtension {
			n.dropExtension(u)
			return nil
		}
	case ir.ZExt:
		if u.neverNegative || kind == zeroExtension {
			n.dropExtension(u)
			return nil
		}
		if u.user.HasFlag(ir.NNeg) && kind == signExtension {
			n.dropExtension(u)
			return nil
		}
	}
	if wide := n.asRecurrence(u); wide != nil {
		return wide
	}
	if n.compare(u) || n.variantUse(u) {
		return nil
	}
	n.truncate(u)
	return nil
}

// leave: a φ after the loop, or in an inner one, takes the wide value, and a truncation follows it.
func (n *widening) leave(u narrowUse) {
	if u.user.NumIncoming() != 1 {
		n.truncate(u)
		return
	}
	b := u.user.Block()
	if b.Term().Op() == ir.CatchSwitch {
		return
	}
	n.leaveWide(u.user, u.wide, u.def.Type()).Flags |= n.losesNothing(u)
}

// leaveWide replaces a φ of one edge by a wide one and a truncation.
func (n *widening) leaveWide(phi, wide *ir.Instr, narrow *ir.Type) *ir.Instr {
	b := phi.Block()
	w := ir.NewInstr(ir.Phi, wide.Type())
	w.InsertBefore(phi)
	w.SetName(phi.Name() + ".wide")
	w.AddIncoming(wide, phi.IncomingBlock(0))
	t := ir.Before(b.FirstInsertion()).Cast(ir.Trunc, w, narrow, "")
	n.v.S.Forget(phi)
	ir.ReplaceAllUses(phi, t)
	n.v.Dead = append(n.v.Dead, phi)
	return t
}

// dropExtension replaces an extension by the wide counter, cut where that is wider still.
func (n *widening) dropExtension(u narrowUse) {
	var by ir.Value = u.wide
	n.v.W.Count("Number of IV sign/zero extends eliminated", 1)
	if ty := u.user.Type(); ty != n.wide {
		if ty.Bits > n.wide.Bits {
			n.v.S.Forget(u.user)
			u.user.ReplaceOperand(u.def, u.wide)
			return
		}
		t := ir.Before(u.user).Cast(ir.Trunc, u.wide, ty, "")
		t.Flags |= n.losesNothing(u)
		by = t
	}
	n.v.S.Forget(u.user)
	ir.ReplaceAllUses(u.user, by)
	n.v.Dead = append(n.v.Dead, u.user)
}

// asRecurrence makes a user wide that is a recurrence of the wide type then.
func (n *widening) asRecurrence(u narrowUse) *ir.Instr {
	rec, kind := n.recurrenceByFlags(u)
	if rec == nil {
		rec, kind = n.recurrenceByExtension(u)
	}
	if rec == nil {
		return nil
	}
	var wide *ir.Instr
	if n.wideNext != nil && rec == n.nextExpr && n.v.X.HoistIncrement(n.wideNext, u.user, n.flagsChange(u.user)) {
		wide = n.wideNext
	} else if wide = n.cloneWide(u, rec); wide == nil {
		return nil
	}
	if n.v.S.Of(wide) != rec {
		n.v.Dead = append(n.v.Dead, wide)
		return nil
	}
	n.kinds[u.user] = kind
	return wide
}

// flagsChange reports whether the flags of the wide increment have to be proved again when it
// replaces a narrow user.
func (n *widening) flagsChange(user *ir.Instr) bool {
	const wraps = ir.NUW | ir.NSW
	return !n.sameStep(user, n.wideNext) || user.Flags&wraps != n.wideNext.Flags&wraps
}

// recurrenceByFlags extends the operands of an operation that does not overflow.
func (n *widening) recurrenceByFlags(u narrowUse) (*scev.Expr, extension) {
	op := u.user.Op()
	if op != ir.Add && op != ir.Sub && op != ir.Mul {
		return nil, unknownExtension
	}
	other := 0
	if u.user.Operand(0) == ir.Value(u.def) {
		other = 1
	}
	kind := n.kinds[u.def]
	nsw, nuw := u.user.HasFlag(ir.NSW), u.user.HasFlag(ir.NUW)
	if !(kind == signExtension && nsw) && !(kind == zeroExtension && nuw) {
		switch {
		case u.neverNegative && nsw:
			kind = signExtension
		case u.neverNegative && nuw:
			kind = zeroExtension
		default:
			return nil, unknownExtension
		}
	}
	x, y := n.v.S.Of(u.wide), n.extend(n.v.S.Of(u.user.Operand(other)), kind)
	if other == 0 {
		x, y = y, x
	}
	e := n.compute(op, x, y)
	if e.Kind != scev.AddRec || e.Loop != n.v.L {
		return nil, unknownExtension
	}
	return e, kind
}

func (n *widening) compute(op ir.Op, x, y *scev.Expr) *scev.Expr {
	switch op {
	case ir.Add:
		return n.v.S.Sum(x, y)
	case ir.Sub:
		return n.v.S.Minus(x, y)
	case ir.UDiv:
		return n.v.S.Quotient(x, y)
	}
	return n.v.S.Product(x, y)
}

// recurrenceByExtension extends the user's expression.
func (n *widening) recurrenceByExtension(u narrowUse) (*scev.Expr, extension) {
	if !u.user.Type().IsInt() || u.user.Type().Bits >= n.wide.Bits {
		return nil, unknownExtension
	}
	narrow := n.v.S.Of(u.user)
	kind := n.kinds[u.def]
	if u.neverNegative {
		kind = signExtension
	}
	e := n.extend(narrow, kind)
	if u.neverNegative && e.Kind != scev.AddRec {
		kind = zeroExtension
		e = n.extend(narrow, kind)
	}
	if e.Kind != scev.AddRec || e.Loop != n.v.L {
		return nil, unknownExtension
	}
	return e, kind
}

// cloneWide makes the wide form of an operation.
func (n *widening) cloneWide(u narrowUse, rec *scev.Expr) *ir.Instr {
	signed := n.kinds[u.def] == signExtension
	switch u.user.Op() {
	case ir.Add, ir.Sub, ir.Mul, ir.UDiv:
		if !n.guess(u, rec, signed) {
			if signed = !signed; !n.guess(u, rec, signed) {
				return nil
			}
		}
	case ir.And, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr:
	default:
		return nil
	}
	return n.wideOperation(u, signed)
}

// guess reports whether the operation on the wide value and the other operand, sign- or
// zero-extended, is the recurrence.
func (n *widening) guess(u narrowUse, rec *scev.Expr, signed bool) bool {
	kind := zeroExtension
	if signed {
		kind = signExtension
	}
	side := func(k int) *scev.Expr {
		if u.user.Operand(k) == ir.Value(u.def) { // both may be it: wideOperation replaces both
			return n.v.S.Of(u.wide)
		}
		return n.extend(n.v.S.Of(u.user.Operand(k)), kind)
	}
	return n.compute(u.user.Op(), side(0), side(1)) == rec
}

// wideOperation makes the operation on the wide value and the other operand, extended.
func (n *widening) wideOperation(u narrowUse, signed bool) *ir.Instr {
	var ops [2]ir.Value
	for k := range ops {
		if ops[k] = ir.Value(u.wide); u.user.Operand(k) != ir.Value(u.def) {
			ops[k] = n.extended(u.user.Operand(k), signed, u.user)
		}
	}
	return ir.Before(u.user).Binary(u.user.Op(), ops[0], ops[1], u.user.Flags, "")
}

// compare makes a comparison wide.
func (n *widening) compare(u narrowUse) bool {
	c := u.user
	// Values of one sign compare alike however both are extended.
	bySign := c.Pred.IsSigned()
	if c.Op() == ir.ICmp && c.HasFlag(ir.SameSign) {
		bySign = n.kinds[u.def] == signExtension
	}
	if c.Op() != ir.ICmp || !u.neverNegative && (n.kinds[u.def] == signExtension) != bySign {
		return false
	}
	other := c.Operand(0)
	if other == ir.Value(u.def) {
		other = c.Operand(1)
	}
	n.v.S.Forget(c)
	c.ReplaceOperand(u.def, u.wide)
	if other.Type() != n.wide && other != ir.Value(u.def) {
		c.ReplaceOperand(other, n.extended(other, bySign, c))
	}
	return true
}

// variantUse makes an operation wide with an operand that the loop changes, where all that it is
// used for is extended, compared, or leaves the loop.
func (n *widening) variantUse(u narrowUse) bool {
	i := u.user
	if op := i.Op(); op != ir.Add && op != ir.Sub && op != ir.Mul {
		return false
	}
	kind := n.kinds[u.def]
	uses, ok := n.sortUses(u, kind)
	if !ok {
		return false
	}
	if len(uses.extends) == 0 {
		n.v.Dead = append(n.v.Dead, i)
		return true
	}
	other := kind
	if !(kind == signExtension && i.HasFlag(ir.NSW)) && !(kind == zeroExtension && i.HasFlag(ir.NUW)) {
		if !n.subtractsBelow(u, kind, commonPlace(n.v.W.CFG.Dom, uses.extends)) {
			return false
		}
		other = signExtension
	}
	if e := n.v.S.Of(u.wide); e.Kind != scev.AddRec || e.Loop != n.v.L {
		return false
	}
	wide := n.wideOperation(u, other == signExtension)
	n.kinds[i] = kind
	for _, x := range uses.extends {
		n.v.S.Forget(x)
		ir.ReplaceAllUses(x, wide)
		n.v.Dead = append(n.v.Dead, x)
	}
	for _, phi := range uses.phis {
		n.leaveWide(phi, wide, phi.Type())
	}
	for _, c := range uses.compares {
		n.compareVariant(c, i, wide, kind)
	}
	return true
}

// variantUses are the users of an operation, sorted by how they are rewritten.
type variantUses struct{ extends, phis, compares []*ir.Instr }

func (n *widening) sortUses(u narrowUse, kind extension) (out variantUses, ok bool) {
	for x := range ir.Users(u.user) {
		switch {
		case x == u.def:
		case !n.v.L.Contains(x.Block()):
			if x.Op() != ir.Phi || x.NumIncoming() != 1 {
				return out, false
			}
			out.phis = append(out.phis, x)
		case x.Op() == ir.ICmp:
			if kind == zeroExtension && x.Pred.IsSigned() || kind == signExtension && x.Pred.IsUnsigned() {
				return out, false
			}
			out.compares = append(out.compares, x)
		case x.Op() == ir.SExt && kind == signExtension && x.Type() == n.wide, x.Op() == ir.ZExt && kind == zeroExtension && x.Type() == n.wide:
			out.extends = append(out.extends, x)
		default:
			return out, false
		}
	}
	return out, true
}

// subtractsBelow reports whether an addition of a negative number is a subtraction that does not
// overflow as unsigned. The counter itself is no such number: it is made wide otherwise.
func (n *widening) subtractsBelow(u narrowUse, kind extension, at *ir.Instr) bool {
	if u.user.Op() != ir.Add || kind != zeroExtension || u.user.Operand(0) != ir.Value(u.def) || u.user.Operand(1) == ir.Value(u.def) || at == nil {
		return false
	}
	x, y := n.v.S.Of(u.user.Operand(0)), n.v.S.Of(u.user.Operand(1))
	return n.v.S.Negative(y) && n.v.S.KnownAt(ir.UGE, x, n.v.S.Negate(y), at)
}

func (n *widening) compareVariant(c, narrow, wide *ir.Instr, kind extension) {
	b := ir.Before(c)
	side := func(o ir.Value) ir.Value {
		if o == ir.Value(narrow) {
			return wide
		}
		op := ir.SExt
		if kind == zeroExtension {
			op = ir.ZExt
		}
		return castOf(b, op, o, wide.Type(), "")
	}
	x := side(c.Operand(0))
	y := side(c.Operand(1))
	n.v.S.Forget(c)
	ir.ReplaceAllUses(c, b.ICmp(c.Pred, x, y, c.Name()+".wide"))
	n.v.Dead = append(n.v.Dead, c)
}

// castOf makes a conversion, or folds that of a constant.
func castOf(b *ir.Builder, op ir.Op, o ir.Value, ty *ir.Type, name string) ir.Value {
	if ir.IsConst(o) {
		if v := constfold.Cast(op, o, ty, b.Block().Func().Module().Layout); v != nil {
			return v
		}
	}
	return b.Cast(op, o, ty, name)
}
