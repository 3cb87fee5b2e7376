package licm

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// Expressions of which a part would be invariant, if only it stood together, are put so that it
// does, and that part is computed in the preheader. x varies, a, b are invariant, p an address:
//
//	x < a && x < b      x < min(a, b)           invariant.smin and the like
//	(p + x) + a         (p + a) + x             of getelementptrs: invariant.gep, gep
//	x + a < b           x < b - a               and with -, where the difference does not wrap: invariant.op
//	(x * a) * b         x * (a * b)             also of sums of such products: factor.op.mul, factor.op.fmul
//
// All but the first are LLVM's under the names of its values. Products are regrouped as long as no
// more than licm-max-num-int-reassociations (licm-max-num-fp-reassociations) change.

// hoistPart handles one instruction, which is erased if the answer is yes.
func (m *mover) hoistPart(i *ir.Instr) bool {
	var done bool
	switch op := i.Op(); {
	case op == ir.And, op == ir.Or, op == ir.Select:
		done = m.hoistMinMax(i)
	case op == ir.GetElementPtr:
		done = m.hoistAddress(i)
	case op == ir.ICmp:
		done = m.hoistDifference(i)
	case op == ir.Mul, op == ir.FMul:
		done = m.hoistFactor(i)
	}
	if done {
		m.w.Count("Number of instructions hoisted out of loop", 1)
	}
	return done
}

func (m *mover) atPreheader() *ir.Builder { return ir.Before(m.preheader.Term()) }

func (m *mover) queryAt(i *ir.Instr) *simplify.Query {
	return &simplify.Query{Query: valuetracking.Query{Layout: m.w.F.Module().Layout, Dom: m.w.CFG.Dom, At: i}}
}

// bound is a compare of something that varies with something that does not.
type bound struct {
	p            ir.Pred
	varies, than ir.Value
}

// boundOf matches a bound that is used once only; its inverse, where the compare must fail.
func (m *mover) boundOf(v ir.Value, inverse bool) (b bound, ok bool) {
	c, isInstr := v.(*ir.Instr)
	if !isInstr || c.Op() != ir.ICmp || !ir.HasOneUse(c) || c.Pred.IsEquality() || c.Operand(0).Type().Kind != ir.IntKind {
		return b, false
	}
	b = bound{c.Pred, c.Operand(0), c.Operand(1)}
	if m.l.Invariant(b.varies) {
		b = bound{b.p.Swapped(), b.than, b.varies}
	}
	if inverse {
		b.p = b.p.Inverse()
	}
	return b, !m.l.Invariant(b.varies) && m.l.Invariant(b.than)
}

// hoistMinMax makes one compare of two bounds on one value.
func (m *mover) hoistMinMax(i *ir.Instr) bool {
	x, y, isOr, ok := logicalOperands(i)
	if !ok {
		return false
	}
	b1, ok1 := m.boundOf(x, isOr)
	b2, ok2 := m.boundOf(y, isOr)
	if !ok1 || !ok2 || b1.p != b2.p || b1.varies != b2.varies {
		return false
	}
	less := b1.p.Unsigned() == ir.ULT || b1.p.Unsigned() == ir.ULE
	kind := map[bool]string{true: "min", false: "max"}[less]
	sign := map[bool]string{true: "s", false: "u"}[b1.p.IsSigned()]
	at := m.atPreheader()
	second := b2.than
	if i.Op() == ir.Select && !valuetracking.NotUndefOrPoison(second) { // it was not looked at always
		second = at.Insert(ir.NewInstr(ir.Freeze, second.Type(), second), ir.NameOf(second)+".fr")
	}
	ty := second.Type()
	fn := m.w.F.Module().Intrinsic("llvm."+sign+kind, at.Ctx().Func(ty, []*ir.Type{ty, ty}, false), pureAttrs(), ty)
	limit := at.Call(fn, "invariant."+sign+kind, b1.than, second)
	p := b1.p
	if isOr {
		p = p.Inverse()
	}
	n := ir.Before(i).ICmp(p, b1.varies, limit, "")
	n.TakeName(i)
	ir.ReplaceAllUses(i, n)
	m.erase(i)
	m.erase(x.(*ir.Instr))
	m.erase(y.(*ir.Instr))
	return true
}

// logicalOperands matches and, or, and selects that do the same.
func logicalOperands(i *ir.Instr) (x, y ir.Value, isOr, ok bool) {
	if !i.Type().IsInt(1) {
		return nil, nil, false, false
	}
	switch i.Op() {
	case ir.And, ir.Or:
		return i.Operand(0), i.Operand(1), i.Op() == ir.Or, true
	case ir.Select:
		if k := ir.AsInt(i.Operand(2)); k != nil && k.IsZero() {
			return i.Operand(0), i.Operand(1), false, true
		}
		if k := ir.AsInt(i.Operand(1)); k != nil && !k.IsZero() {
			return i.Operand(0), i.Operand(2), true, true
		}
	}
	return nil, nil, false, false
}

// pureAttrs are those of intrinsics that only compute.
func pureAttrs() ir.AttrSet {
	var out ir.AttrSet
	for _, a := range strings.Fields("nocallback nofree nosync nounwind speculatable willreturn") {
		out = append(out, ir.EnumAttr(a))
	}
	return append(out, ir.ValAttr("memory", "none"))
}

// hoistAddress exchanges the indices of two getelementptrs, the second of which has invariant ones.
func (m *mover) hoistAddress(i *ir.Instr) bool {
	src, ok := i.Operand(0).(*ir.Instr)
	if !ok || src.Op() != ir.GetElementPtr || !ir.HasOneUse(src) || !m.l.Contains(src.Block()) || !m.l.Invariant(src.Operand(0)) {
		return false
	}
	q := m.queryAt(i)
	inBounds := src.HasFlag(ir.InBounds) && i.HasFlag(ir.InBounds)
	indices := func(g *ir.Instr) (out []ir.Value, invariant bool) {
		invariant = true
		for k := 1; k < g.NumOperands(); k++ {
			v := g.Operand(k)
			out = append(out, v)
			invariant = invariant && m.l.Invariant(v)
			inBounds = inBounds && q.KnownBits(v).NonNegative(v.Type().Scalar().Bits)
		}
		return out, invariant
	}
	outer, invariant := indices(i)
	inner, all := indices(src)
	if !invariant || all {
		return false
	}
	var flags ir.Flags
	if inBounds {
		flags = ir.InBounds
	}
	base := m.atPreheader().GEP(i.ElemTy, src.Operand(0), flags, "invariant.gep", outer...)
	n := ir.Before(i).GEP(src.ElemTy, base, flags, "gep", inner...)
	n.CopyDebugLoc(i)
	ir.ReplaceAllUses(i, n)
	m.erase(i)
	m.erase(src)
	return true
}

// hoistDifference moves the term that is added to the varying side of a signed compare to the other
// side.
func (m *mover) hoistDifference(i *ir.Instr) bool {
	p, lhs, rhs := i.Pred, i.Operand(0), i.Operand(1)
	if !p.IsSigned() {
		return false
	}
	if m.l.Invariant(lhs) {
		p, lhs, rhs = p.Swapped(), rhs, lhs
	}
	sum, ok := lhs.(*ir.Instr)
	if !ok || m.l.Invariant(lhs) || !m.l.Invariant(rhs) || !ir.HasOneUse(sum) || sum.Op() != ir.Add && sum.Op() != ir.Sub || !sum.HasFlag(ir.NSW) {
		return false
	}
	varies, fixed, subtracted := sum.Operand(0), sum.Operand(1), false
	if m.l.Invariant(varies) {
		varies, fixed = fixed, varies
		subtracted = sum.Op() == ir.Sub
	}
	if m.l.Invariant(varies) || !m.l.Invariant(fixed) {
		return false
	}
	op, x, y := ir.Sub, rhs, fixed // x + fixed < rhs
	switch {
	case subtracted: // fixed - x < rhs
		p, x, y = p.Swapped(), fixed, rhs
	case sum.Op() == ir.Sub: // x - fixed < rhs
		op, x, y = ir.Add, fixed, rhs
	}
	if m.queryAt(i).Overflows(op, true, x, y) != simplify.NeverOverflows {
		return false
	}
	limit := m.atPreheader().Binary(op, x, y, ir.NSW, "invariant.op")
	i.Pred = p
	i.Flags &^= ir.SameSign
	i.SetOperand(0, varies)
	i.SetOperand(1, limit)
	m.erase(sum)
	return true
}

// regroupable reports whether i is op or, where floating-point numbers may be regrouped, fop.
func regroupable(i *ir.Instr, op, fop ir.Op) bool {
	return i.Op() == op || i.Op() == fop && i.HasFlag(ir.FReassoc) && i.HasFlag(ir.FNSZ)
}

// hoistFactor multiplies the invariant factors of a product, or of all products of a sum, with one
// that multiplies them all.
func (m *mover) hoistFactor(i *ir.Instr) bool {
	if !regroupable(i, ir.Mul, ir.FMul) {
		return false
	}
	varies, factor := i.Operand(0), i.Operand(1)
	if m.l.Invariant(varies) {
		varies, factor = factor, varies
	}
	if m.l.Invariant(varies) || !m.l.Invariant(factor) {
		return false
	}
	products, sums, ok := m.productsOf(varies)
	if !ok || len(products) == 0 {
		return false
	}
	integer := i.Type().Scalar().Kind == ir.IntKind
	if integer {
		for _, s := range sums {
			s.Flags &^= ir.PoisonFlags
		}
	}
	for _, p := range products {
		k := 0
		if !m.l.Invariant(p.Operand(0)) {
			k = 1
		}
		var f *ir.Instr
		if integer {
			f = m.atPreheader().Binary(ir.Mul, p.Operand(k), factor, 0, "factor.op.mul")
			p.Flags &^= ir.PoisonFlags
		} else {
			f = m.atPreheader().Binary(ir.FMul, p.Operand(k), factor, 0, "factor.op.fmul")
			f.Flags = p.Flags
		}
		x, y := p.Operand(0), p.Operand(1)
		if k == 0 {
			x = f
		} else {
			y = f
		}
		n := ir.Before(p).Binary(p.Op(), x, y, 0, p.Name()+".reass")
		n.Flags = p.Flags
		if ir.Value(p) == varies {
			varies = n
		}
		ir.ReplaceAllUses(p, n)
		m.erase(p)
	}
	ir.ReplaceAllUses(i, varies)
	m.erase(i)
	return true
}

// productsOf returns the products with one invariant factor that v is the sum of, and the
// additions, in LLVM's order. Everything in them is used once only.
func (m *mover) productsOf(v ir.Value) (products, sums []*ir.Instr, ok bool) {
	binary := func(v ir.Value) *ir.Instr {
		if i, ok := v.(*ir.Instr); ok && i.Op().IsBinary() {
			return i
		}
		return nil
	}
	limit := int(m.w.FlagInt("licm-max-num-fp-reassociations", 5))
	if v.Type().Scalar().Kind == ir.IntKind {
		limit = int(m.w.FlagInt("licm-max-num-int-reassociations", 5))
	}
	var work []*ir.Instr
	if b := binary(v); b != nil {
		work = append(work, b)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		x, y := binary(b.Operand(0)), binary(b.Operand(1))
		switch {
		case !ir.HasOneUse(b):
			return nil, nil, false
		case regroupable(b, ir.Add, ir.FAdd) && x != nil && y != nil:
			work = append(work, x, y)
			sums = append(sums, b)
		case !regroupable(b, ir.Mul, ir.FMul) || m.l.Invariant(b) || !m.l.Invariant(b.Operand(0)) && !m.l.Invariant(b.Operand(1)):
			return nil, nil, false
		default:
			if products = append(products, b); len(products) > limit {
				return nil, nil, false
			}
		}
	}
	return products, sums, true
}
