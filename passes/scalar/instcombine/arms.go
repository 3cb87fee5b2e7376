package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/implied"
)

// Operations of a constant on a select or φ are done on the arms, where they fold.

// intoSelectOrPhi moves i, whose second operand is a constant, into the select or φ that is its
// first.
func (ic *combiner) intoSelectOrPhi(i *ir.Instr) *ir.Instr {
	if !ir.IsConst(i.Operand(1)) {
		return nil
	}
	if s := opOf(i.Operand(0), ir.Select); s != nil {
		return ic.intoSelect(i, s, false)
	}
	if p := opOf(i.Operand(0), ir.Phi); p != nil {
		return ic.intoPhi(i, p)
	}
	return nil
}

// lanes returns the number of a vector's elements, 0 for other types. A bitcast may change it, and
// then the condition does not fit.
func lanes(t *ir.Type) uint64 {
	if t.IsVector() {
		return t.Len
	}
	return 0
}

// intoSelect is op(c ? a : b) = c ? op(a) : op(b), when one of the two folds to a constant.
func (ic *combiner) intoSelect(i, s *ir.Instr, manyUses bool) *ir.Instr {
	if !oneUse(s) && !manyUses || isBool(s.Type()) || i.Op() == ir.BitCast && lanes(i.Type()) != lanes(s.Type()) {
		return nil
	}
	t, f := s.Operand(1), s.Operand(2)
	if c := asInstr(s.Operand(0)); c != nil && (c.Op() == ir.ICmp || c.Op() == ir.FCmp) && oneUse(c) {
		a, b := c.Operand(0), c.Operand(1)
		if t == a && f == b || t == b && f == a { // a minimum or maximum
			return nil
		}
	}
	nt, nf := ic.foldArm(i, s, true), ic.foldArm(i, s, false)
	if nt == nil && nf == nil {
		return nil
	}
	if nt == nil {
		nt = ic.cloneWith(i, s, t)
	}
	if nf == nil {
		nf = ic.cloneWith(i, s, f)
	}
	n := newSelect(s.Operand(0), nt, nf)
	n.SetMD("prof", s.MD("prof"))
	n.SetMD("unpredictable", s.MD("unpredictable"))
	return n
}

// foldArm computes i for one arm of s when all operands are constants there.
func (ic *combiner) foldArm(i, s *ir.Instr, arm bool) ir.Value {
	k := 2
	if arm {
		k = 1
	}
	ops := make([]ir.Value, i.NumOperands())
	for n, v := range i.Operands() {
		switch {
		case v == ir.Value(s):
			v = s.Operand(k)
		case !ir.IsConst(v):
			c := opOf(s.Operand(0), ir.ICmp)
			want := ir.EQ
			if !arm {
				want = ir.NE
			}
			if c == nil || c.Pred != want || c.Operand(0) != v {
				return nil
			}
			v = c.Operand(1)
		}
		if !ir.IsConst(v) {
			return nil
		}
		ops[n] = v
	}
	v := ic.q.InstrWith(i, ops)
	if v == nil || !ir.IsConst(v) {
		return nil
	}
	return v
}

// cloneWith copies i with v in place of its operand old. A call's result may then be poison where
// it is not used, so it no longer promises to be defined.
func (ic *combiner) cloneWith(i, old *ir.Instr, v ir.Value) ir.Value {
	n := i.Clone()
	n.ReplaceOperand(old, v)
	if n.Op() == ir.Call {
		n.Info.Attrs = n.Info.Attrs.Clone()
		n.Info.Attrs.Ret = n.Info.Attrs.Ret.Without("noundef")
		for k := range n.NumArgs() {
			n.Info.Attrs.SetParam(k, n.Info.Attrs.Param(k).Without("noundef"))
		}
	}
	return ic.b.insert(n, "")
}

// maxPhiEdges bounds the edges of φs that are simplified edge by edge.
const maxPhiEdges = 64

// intoPhi is op(φ(a, b)) = φ(op(a), op(b)), when all but one fold; that one is computed in its
// predecessor.
func (ic *combiner) intoPhi(i, phi *ir.Instr) *ir.Instr {
	n := phi.NumIncoming()
	if n == 0 || n > maxPhiEdges {
		return nil
	}
	for u := range ir.Users(phi) {
		if u != i && !identical(u, i) {
			return nil
		}
	}
	vals := make([]ir.Value, n)
	odd := -1
	for k := range n {
		if vals[k] = ic.onEdge(i, phi, k); vals[k] != nil {
			continue
		}
		from := phi.IncomingBlock(k)
		if odd >= 0 || from.Term().Op() != ir.Br || from.Term().IsCondBr() || !ic.dt.Reachable(from) || analysis.BlocksReach([]*ir.Block{phi.Block()}, from, ic.dt) {
			return nil
		}
		if d := asInstr(phi.Operand(k)); d != nil && d.IsTerminator() && d.Block() == from {
			return nil
		}
		odd = k
	}
	if odd >= 0 {
		from := phi.IncomingBlock(odd)
		c := i.Clone()
		for k, v := range i.Operands() {
			c.SetOperand(k, translated(v, phi, odd))
		}
		c.InsertBefore(from.Term())
		ic.work.add(c)
		vals[odd] = c
	}
	p := ir.NewInstr(ir.Phi, i.Type())
	for k := range n {
		p.AddIncoming(vals[k], phi.IncomingBlock(k))
	}
	p.InsertBefore(phi)
	p.TakeName(phi)
	p.CopyDebugLoc(phi)
	ic.work.add(p)
	for u := range ir.Users(phi) {
		if u != i && u != p && u.Block() != nil {
			ic.work.pushUsers(u)
			if ir.HasUses(u) {
				ir.ReplaceAllUses(u, p)
			}
			ic.erase(u)
		}
	}
	return ic.use(i, p)
}

// identical reports whether two instructions do the same to the same operands with the same flags.
func identical(a, b *ir.Instr) bool {
	if a.Flags != b.Flags || !a.SameOperation(b) {
		return false
	}
	for k := range a.NumOperands() {
		if a.Operand(k) != b.Operand(k) {
			return false
		}
	}
	return true
}

// translated returns the value of v on edge k of the φ: another φ of the same block is replaced by
// its incoming value.
func translated(v ir.Value, phi *ir.Instr, k int) ir.Value {
	if v == ir.Value(phi) {
		return phi.Operand(k)
	}
	if p := opOf(v, ir.Phi); p != nil && p.Block() == phi.Block() {
		return p.IncomingFor(phi.IncomingBlock(k))
	}
	return v
}

// onEdge returns the value of i on edge k of the φ.
func (ic *combiner) onEdge(i, phi *ir.Instr, k int) ir.Value {
	ops := make([]ir.Value, i.NumOperands())
	for n, v := range i.Operands() {
		ops[n] = translated(v, phi, k)
	}
	t := phi.IncomingBlock(k).Term()
	if v := ic.q.WithContext(t).InstrWith(i, ops); v != nil && v != ir.Value(phi) && !isExpr(v) {
		if d := asInstr(v); d == nil || ic.dt.DominatesInstr(d, t) {
			return v
		}
	}
	if i.Op() == ir.ICmp && t.IsCondBr() && t.Succ(0) != t.Succ(1) {
		if v, ok := implied.Compare(t.Operand(0), t.Succ(0) == phi.Block(), i.Pred, ops[0], ops[1]); ok {
			return ic.ctx.NewBool(v)
		}
	}
	return nil
}

func isExpr(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == ir.ExprConst
}
