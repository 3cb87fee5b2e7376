// Package correlated is LLVM's correlated-propagation: it simplifies instructions with the integer
// ranges that branches, switches, assumptions and definitions imply.
//
//   - pass.go: the simplification of each kind of instruction; division.go: divisions and
//     remainders; calls.go: intrinsics
//
// The ranges and facts at a program point come from package lvi (lazy value information).
package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/lvi"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/sccp"
	"opt-go/passes/simplify"
)

// Run is LLVM's correlated-propagation. Comparisons that are decided become constants, signed
// operations on non-negative values become unsigned, divisions become narrower or become
// comparisons, sums get nuw and nsw, masks that change no bit are removed, φs and selects become
// one of their values, and switches lose dead cases.
//
//	       %c = icmp ult i32 %x, 8
//	       br i1 %c, label %small, label %exit
//	small: %k = icmp slt i32 %x, 10                ⇒   small: call void @use(i1 true)
//	       call void @use(i1 %k)
//	       %h = ashr i32 %x, 1                                %h = lshr i32 %x, 1
//
// Not done: operands of deopt bundles, and non-null facts from accesses through a pointer.
//
// Needs: dominators. Breaks: dominators, where a switch loses an edge.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	dt := pass.Get(c, f, analysis.Dominators)
	p := &propagation{f: f, dt: dt, v: lvi.New(f, dt)}
	p.walk()
	c.Count("Number of instructions simplified", p.changed)
	c.Count("Number of switch cases removed", p.cases)
	if p.cfg {
		return pass.None
	}
	return pass.Changed(p.changed+p.cases > 0)
}

type propagation struct {
	f       *ir.Func
	dt      *analysis.DomTree
	v       *lvi.Info
	changed int
	cases   int
	cfg     bool
}

// walk visits the reachable blocks in depth-first preorder, so that queries about earlier blocks
// see simplified code. Blocks that become unreachable during the walk are left alone.
func (p *propagation) walk() {
	type frame struct {
		b    *ir.Block
		next int
	}
	seen := make([]bool, p.f.BlockBound())
	var stack []frame
	enter := func(b *ir.Block) {
		if b.ID() < len(seen) && !seen[b.ID()] {
			seen[b.ID()] = true
			p.block(b)
			stack = append(stack, frame{b: b})
		}
	}
	enter(p.f.Entry())
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next == top.b.NumSuccs() {
			stack = stack[:len(stack)-1]
			continue
		}
		s := top.b.Succ(top.next)
		top.next++
		enter(s)
	}
}

func (p *propagation) block(b *ir.Block) {
	for i := range b.Instrs() {
		if i.IsTerminator() {
			break
		}
		p.v.Ask()
		if p.instr(i) {
			p.changed++
		}
	}
	p.terminator(b.Term())
}

func (p *propagation) instr(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Select:
		return p.selection(i)
	case ir.Phi:
		return p.phi(i)
	case ir.ICmp:
		return p.compare(i)
	case ir.Call:
		return p.call(i) || p.nonNullArguments(i)
	case ir.SDiv, ir.SRem:
		return isInt(i) && p.signedDivision(i)
	case ir.UDiv, ir.URem:
		return isInt(i) && p.division(i)
	case ir.AShr:
		return isInt(i) && p.shift(i)
	case ir.SExt, ir.SIToFP:
		return i.Operand(0).Type().Scalar().IsInt() && p.extension(i)
	case ir.ZExt, ir.UIToFP:
		if i.HasFlag(ir.NNeg) || !nonNegative(p.at(i, 0, false)) {
			return false
		}
		i.Flags |= ir.NNeg
		return true
	case ir.Add, ir.Sub, ir.Mul, ir.Shl:
		return isInt(i) && p.promise(i)
	case ir.And:
		return isInt(i) && p.mask(i)
	}
	return false
}

func isInt(i *ir.Instr) bool { return i.Type().Scalar().IsInt() }

func nonNegative(r ranges.Range) bool {
	return r.IsEmpty() || !r.IsFull() && !r.SMin().IsNegative()
}

func negative(r ranges.Range) bool {
	return r.IsEmpty() || !r.IsFull() && r.SMax().IsNegative()
}

// at returns the integers that operand k of i may be there: also by the condition of a select or a
// φ's edge that is all that the value is used for.
func (p *propagation) at(i *ir.Instr, k int, undef bool) ranges.Range {
	v := i.Operand(k)
	l := p.v.InBlock(v, i.Block(), i)
	const usesToInspect = 3
	user, index := i, k
	for range usesToInspect {
		switch user.Op() {
		case ir.Select:
			if !lvi.NotUndef(user.Operand(0)) {
				return l.AsRange(v.Type().Scalar().Bits, undef)
			}
			if index > 0 {
				l = lvi.Intersect(l, p.v.FromCondition(v, user.Operand(0), index == 1, false, 0))
			}
		case ir.Phi:
			l = lvi.Intersect(l, p.v.ByTerminator(v, user.IncomingBlock(index), user.Block(), false))
		}
		if !ir.HasOneUse(user) || user.Op() == ir.Phi || !analysis.SafeToSpeculate(user) {
			break
		}
		for u := range ir.Uses(user) {
			user, index = u.User(), u.Index()
			break
		}
	}
	return l.AsRange(v.Type().Scalar().Bits, undef)
}

// replace replaces i by v.
func (p *propagation) replace(i *ir.Instr, v ir.Value) bool {
	ir.ReplaceAllUses(i, v)
	i.Erase()
	return true
}

// renew replaces i by a new instruction with its name and location.
func (p *propagation) renew(i, by *ir.Instr) bool {
	by.InsertBefore(i)
	by.TakeName(i)
	by.CopyDebugLoc(i)
	return p.replace(i, by)
}

// constantAt returns the constant that v equals at the instruction at.
func (p *propagation) constantAt(v ir.Value, at *ir.Instr) ir.Value {
	l := p.v.InBlock(v, at.Block(), at)
	if k := l.Constant(v.Type()); k != nil {
		return k
	}
	if c, ok := v.(*ir.Instr); ok && c.Op() == ir.ICmp && ir.IsConst(c.Operand(1)) {
		return p.predicateAt(c.Pred, c.Operand(0), c.Operand(1), at, false)
	}
	return nil
}

func (p *propagation) constantOnEdge(v ir.Value, from, to *ir.Block, at *ir.Instr) ir.Value {
	l := p.v.OnEdge(v, from, to, at)
	return l.Constant(v.Type())
}

// selection replaces uses of a select by one of its values where the condition is known.
func (p *propagation) selection(i *ir.Instr) bool {
	c := i.Operand(0)
	if i.Type().IsVector() || ir.IsConst(c) {
		return false
	}
	var list []*ir.Use
	for u := range ir.Uses(i) {
		list = append(list, u)
	}
	changed := false
	for _, u := range list {
		user := u.User()
		var k ir.Value
		if user.Op() == ir.Phi {
			k = p.constantOnEdge(c, user.IncomingBlock(u.Index()), user.Block(), user)
		} else {
			k = p.constantAt(c, user)
		}
		n, ok := bitvec.Of(k)
		if !ok {
			continue
		}
		side := 2
		if n.IsOne() {
			side = 1
		}
		u.Set(i.Operand(side))
		changed = true
	}
	if changed && !ir.HasUses(i) {
		i.Erase()
	}
	return changed
}

func (p *propagation) phi(i *ir.Instr) bool {
	changed := false
	for k := range i.NumIncoming() {
		v := i.Operand(k)
		if ir.IsConst(v) {
			continue
		}
		if n := p.valueOnEdge(v, i.IncomingBlock(k), i.Block(), i); n != nil {
			i.SetOperand(k, n)
			changed = true
		}
	}
	q := &simplify.Query{Query: valuetracking.Query{Layout: p.f.Module().Layout, Dom: p.dt}}
	if v := q.Instr(i); v != nil {
		return p.replace(i, v)
	}
	return changed || p.common(i)
}

// valueOnEdge returns a constant, or the value of a select whose condition is known, or whose other
// value is ruled out.
func (p *propagation) valueOnEdge(v ir.Value, from, to *ir.Block, at *ir.Instr) ir.Value {
	if k := p.constantOnEdge(v, from, to, at); k != nil {
		return k
	}
	s, ok := v.(*ir.Instr)
	if !ok || s.Op() != ir.Select {
		return nil
	}
	if c := s.Operand(0); !c.Type().IsVector() {
		if n, known := bitvec.Of(p.constantOnEdge(c, from, to, at)); known {
			if n.IsOne() {
				return s.Operand(1)
			}
			return s.Operand(2)
		}
	}
	for side := 2; side > 0; side-- {
		if !ir.IsConst(s.Operand(side)) {
			continue
		}
		if n, known := bitvec.Of(p.predicateOnEdge(ir.EQ, s, s.Operand(side), from, to, at)); known && n.IsZero() {
			return s.Operand(3 - side)
		}
	}
	return nil
}

// common replaces a φ of a value and of constants that the value is on their edges.
func (p *propagation) common(i *ir.Instr) bool {
	var value ir.Value
	constants := 0
	for _, v := range i.Operands() {
		switch {
		case ir.IsConst(v):
			constants++
		case value != nil && value != v:
			return false
		default:
			value = v
		}
	}
	if value == nil || constants == 0 {
		return false
	}
	if d, ok := value.(*ir.Instr); ok && !p.dt.Dominates(d.Block(), i.Block()) {
		return false
	}
	for k, v := range i.Operands() {
		if ir.IsConst(v) && p.constantOnEdge(value, i.IncomingBlock(k), i.Block(), i) != v {
			return false
		}
	}
	if !valuetracking.NotPoison(value) && !p.branchedOn(value, i) {
		return false
	}
	return p.replace(i, value)
}

// branchedOn reports whether a branch that dominates a φ's block depends on v, so that v was not
// poison.
func (p *propagation) branchedOn(v ir.Value, i *ir.Instr) bool {
	for b := p.dt.IDom(i.Block()); b != nil; b = p.dt.IDom(b) {
		t := b.Term()
		if t.Op() == ir.Switch && t.Operand(0) == v {
			return true
		}
		if !t.IsCondBr() {
			continue
		}
		if c, ok := t.Operand(0).(*ir.Instr); t.Operand(0) == v || ok && c.Op() == ir.ICmp && (c.Operand(0) == v || c.Operand(1) == v) {
			return true
		}
	}
	return false
}

func (p *propagation) compare(i *ir.Instr) bool {
	if k := p.predicateAt(i.Pred, i.Operand(0), i.Operand(1), i, true); k != nil {
		return p.replace(i, k)
	}
	if !i.Pred.IsSigned() || !i.Operand(0).Type().Scalar().IsInt() {
		return false
	}
	x, y := p.at(i, 0, true), p.at(i, 1, true)
	switch {
	case nonNegative(x) && nonNegative(y) || negative(x) && negative(y):
		i.Pred = i.Pred.Unsigned()
	case nonNegative(x) && negative(y) || negative(x) && nonNegative(y):
		i.Pred = i.Pred.Inverse().Unsigned()
	default:
		return false
	}
	return true
}

func (p *propagation) shift(i *ir.Instr) bool {
	r := p.at(i, 0, false)
	w := r.Bits()
	if w == 1 || (ranges.Range{Lo: bitvec.AllOnes(w), Hi: bitvec.One(w)}).Contains(r) {
		return p.replace(i, i.Operand(0))
	}
	if !nonNegative(r) {
		return false
	}
	by := ir.NewInstr(ir.LShr, i.Type(), i.Operand(0), i.Operand(1))
	by.Flags = i.Flags & ir.Exact
	return p.renew(i, by)
}

func (p *propagation) extension(i *ir.Instr) bool {
	if !nonNegative(p.at(i, 0, false)) {
		return false
	}
	op := ir.ZExt
	if i.Op() == ir.SIToFP {
		op = ir.UIToFP
	}
	by := ir.NewInstr(op, i.Type(), i.Operand(0))
	by.Flags = ir.NNeg
	return p.renew(i, by)
}

// promise adds the flags nuw and nsw where they hold.
func (p *propagation) promise(i *ir.Instr) bool {
	if i.HasFlag(ir.NUW | ir.NSW) {
		return false
	}
	was := i.Flags
	x, y := p.at(i, 0, false), p.at(i, 1, false)
	if !i.HasFlag(ir.NUW) && sccp.NoWrapRegion(i.Op(), y, false).Contains(x) {
		i.Flags |= ir.NUW
	}
	if !i.HasFlag(ir.NSW) && sccp.NoWrapRegion(i.Op(), y, true).Contains(x) {
		i.Flags |= ir.NSW
	}
	return i.Flags != was
}

// mask removes an and with a low-bit mask that clears no bit.
func (p *propagation) mask(i *ir.Instr) bool {
	m, ok := bitvec.Of(orSplat(i.Operand(1)))
	if !ok || m.IsZero() || !m.And(m.Add(bitvec.One(m.Bits()))).IsZero() {
		return false
	}
	if r := p.at(i, 0, false); !r.UMax().ULE(m) {
		return false
	}
	return p.replace(i, i.Operand(0))
}

func orSplat(v ir.Value) ir.Value {
	if k := ir.AsInt(v); k != nil {
		return k
	}
	return v
}

func (p *propagation) terminator(t *ir.Instr) {
	p.v.Ask()
	switch t.Op() {
	case ir.Invoke:
		if p.nonNullArguments(t) {
			p.changed++
		}
	case ir.Switch:
		p.switched(t)
	case ir.Ret:
		if t.NumOperands() == 0 || ir.IsConst(t.Operand(0)) || t.Block().ReturnedCall() != nil {
			return
		}
		if k := p.constantAt(t.Operand(0), t); k != nil {
			t.SetOperand(0, k)
			p.changed++
		}
	}
}

// switched removes cases that do not come up.
func (p *propagation) switched(t *ir.Instr) {
	r := p.at(t, 0, false)
	b := t.Block()
	changed := false
	reachable := uint64(0)
	for k := 0; k < t.NumCases(); {
		c, to := t.Case(k)
		n, _ := bitvec.Of(c)
		never := !r.Has(n)
		v, single := r.Value()
		always := single && v.Eq(n)
		if !never && !always {
			if d, ok := bitvec.Of(p.predicateAt(ir.EQ, t.Operand(0), c, t, true)); ok {
				never, always = d.IsZero(), d.IsOne()
			}
		}
		if never {
			to.RemovePred(b, false)
			rewrite.RemoveCase(t, k)
			p.v.CasesChanged(t)
			p.cases++
			changed = true
			continue
		}
		if always {
			t.SetOperand(0, c)
			p.cases += t.NumCases()
			changed = true
			break
		}
		reachable++
		k++
	}
	if d := t.Succ(0); !onlyUnreachable(d) && !r.MoreThan(reachable) {
		n := p.f.NewBlockBefore(d, "default.unreachable")
		ir.AtEnd(n).Unreachable()
		d.RemovePred(b, false)
		t.SetSucc(0, n)
		p.cases++
		changed = true
	}
	if changed {
		p.cfg = true
		p.v.CasesChanged(t)
		p.fold(t)
	}
}

func onlyUnreachable(b *ir.Block) bool {
	i := b.FirstNonPhi()
	for analysis.IsDebugOrPseudo(i) {
		i = i.Next()
	}
	return i.Op() == ir.Unreachable
}

// fold turns a switch on a constant, or one with a single destination, into a jump, and a switch
// with one case into a comparison. Cases with the default's destination do not count.
func (p *propagation) fold(t *ir.Instr) {
	b := t.Block()
	n, known := bitvec.Of(t.Operand(0))
	to := t.Succ(0)
	for k := 0; k < t.NumCases(); {
		c, dest := t.Case(k)
		if v, _ := bitvec.Of(c); known && v.Eq(n) {
			to = dest
			break
		}
		if dest == t.Succ(0) {
			dest.RemovePred(b, false)
			rewrite.MergeIntoDefault(t, k)
			continue
		}
		k++
	}
	same := t.NumCases() == 0
	switch {
	case known || same:
		kept := false
		for _, s := range b.Succs() {
			if s == to && !kept {
				kept = true
				continue
			}
			s.RemovePred(b, false)
		}
		ir.Before(t).Br(to)
		t.Erase()
	case t.NumCases() == 1:
		c, dest := t.Case(0)
		bl := ir.Before(t)
		cmp := bl.ICmp(ir.EQ, t.Operand(0), c, "cond")
		br := bl.CondBr(cmp, dest, t.Succ(0))
		if w := frequency.BranchWeights(t); w != nil {
			frequency.SetBranchWeights(br, uint64(w[1]), uint64(w[0]))
		}
		t.Erase()
	}
}

// predicateAt decides a comparison at the instruction at, from the values' ranges or, edge by edge,
// on all edges into the block.
func (p *propagation) predicateAt(pred ir.Pred, x, y ir.Value, at *ir.Instr, deep bool) ir.Value {
	if !ir.IsConst(y) {
		if ir.IsConst(x) {
			return p.predicateAt(pred.Swapped(), y, x, at, deep)
		}
		if !deep {
			return nil
		}
		a := p.v.InBlock(x, at.Block(), at)
		if a.Kind == lattice.Overdefined {
			return nil
		}
		b := p.v.InBlock(y, at.Block(), at)
		return lvi.Compare(pred, &a, &b, x.Type())
	}
	if x.Type().IsPtr() && pred.IsEquality() {
		if k, ok := y.(*ir.Const); ok && k.Kind == ir.NullConst && p.v.Query.NonZero(x) {
			return lattice.Truth(p.f.Ctx().I1, pred == ir.NE)
		}
	}
	l := lvi.Anything()
	if deep {
		l = p.v.InBlock(x, at.Block(), at)
	} else if i, ok := x.(*ir.Instr); ok {
		l = p.v.WithAssumes(x, lvi.Promised(i), at)
	} else {
		l = p.v.WithAssumes(x, l, at)
	}
	c := lattice.OfConstant(y)
	if k := lvi.Compare(pred, &l, &c, x.Type()); k != nil {
		return k
	}
	return p.predicateOnEdges(pred, x, y, at)
}

func (p *propagation) predicateOnEdges(pred ir.Pred, x, y ir.Value, at *ir.Instr) ir.Value {
	b := at.Block()
	if !b.HasPreds() {
		return nil
	}
	i, isInstr := x.(*ir.Instr)
	if isInstr && i.Op() == ir.Phi && i.Block() == b {
		return same(i.NumIncoming(), func(k int) ir.Value {
			return p.predicateOnEdge(pred, i.Operand(k), y, i.IncomingBlock(k), b, at)
		})
	}
	if isInstr && i.Block() == b {
		return nil
	}
	preds := b.Preds()
	return same(len(preds), func(k int) ir.Value { return p.predicateOnEdge(pred, x, y, preds[k], b, at) })
}

// same returns the common answer of n queries, or nil.
func same(n int, answer func(k int) ir.Value) ir.Value {
	var all ir.Value
	for k := range n {
		v := answer(k)
		if v == nil || k > 0 && v != all {
			return nil
		}
		all = v
	}
	return all
}

func (p *propagation) predicateOnEdge(pred ir.Pred, x, y ir.Value, from, to *ir.Block, at *ir.Instr) ir.Value {
	l, c := p.v.OnEdge(x, from, to, at), lattice.OfConstant(y)
	return lvi.Compare(pred, &l, &c, x.Type())
}
