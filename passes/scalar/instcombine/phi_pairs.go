package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Operations on two φs, and selects that a φ can replace.

// binaryOfPhis moves i, an operation on two φs of its own block, to the edges, where that needs at
// most one operation, in a predecessor without other successors (LLVM's foldBinopWithPhiOperands).
func (ic *combiner) binaryOfPhis(i *ir.Instr) *ir.Instr {
	p, q := onceOf(i.Operand(0), ir.Phi), onceOf(i.Operand(1), ir.Phi)
	if p == nil || q == nil || p.Block() != i.Block() || q.Block() != i.Block() || p.NumIncoming() != q.NumIncoming() {
		return nil
	}
	if one := identityOf(i.Op(), i.Type()); one != nil {
		if r := phiOfOthers(p, q, one); r != nil {
			return r
		}
	}
	if p.NumIncoming() != 2 {
		return nil
	}
	k := 0
	if immediate(p.Operand(0)) == nil {
		k = 1
	}
	constant, rest := p.IncomingBlock(k), p.IncomingBlock(1-k)
	a, b := immediate(p.Operand(k)), immediate(q.IncomingFor(constant))
	t := rest.Term()
	if a == nil || b == nil || t.Op() != ir.Br || t.IsCondBr() || !ic.dt.Reachable(rest) {
		return nil
	}
	for j := range i.Block().Instrs() {
		if j == i {
			break
		}
		if !analysis.TransfersControl(j) {
			return nil
		}
	}
	c := constfold.Binary(i.Op(), 0, a, b, ic.dl)
	if c == nil {
		return nil
	}
	ic.b.setBefore(t)
	v := ic.b.binary(i.Op(), p.Operand(1-k), q.IncomingFor(rest), i.Flags, "")
	ic.b.setBefore(i)
	r := ir.NewInstr(ir.Phi, i.Type())
	r.AddIncoming(v, rest)
	r.AddIncoming(c, constant)
	return r
}

// phiOfOthers merges two φs into one, where on every edge at least one of them is the neutral value
// one.
func phiOfOthers(p, q *ir.Instr, one ir.Value) *ir.Instr {
	for k := range p.NumIncoming() {
		if p.IncomingBlock(k) != q.IncomingBlock(k) || p.Operand(k) != one && q.Operand(k) != one {
			return nil
		}
	}
	r := ir.NewInstr(ir.Phi, p.Type())
	for k := range p.NumIncoming() {
		v := p.Operand(k)
		if v == one {
			v = q.Operand(k)
		}
		r.AddIncoming(v, p.IncomingBlock(k))
	}
	return r
}

// symmetricPair returns two values a and b such that one of x and y is always a, the other one b:
// φs with them on alternating sides, selects with exchanged arms, minimum and maximum of both. A
// commutative operation on x and y is one on a and b.
func symmetricPair(x, y ir.Value) (a, b ir.Value, ok bool) {
	p, q := asInstr(x), asInstr(y)
	if p == nil || q == nil || p.Op() != q.Op() {
		return nil, nil, false
	}
	switch p.Op() {
	case ir.Phi:
		return symmetricPhis(p, q)
	case ir.Select:
		a, b = p.Operand(1), p.Operand(2)
		return a, b, p.Operand(0) == q.Operand(0) && a == q.Operand(2) && b == q.Operand(1)
	case ir.Call:
		id := oppositeMinMax[p.IntrinsicID()]
		if id == "" || q.IntrinsicID() != id {
			return nil, nil, false
		}
		a, b = p.Arg(0), p.Arg(1)
		return a, b, a == q.Arg(0) && b == q.Arg(1) || a == q.Arg(1) && b == q.Arg(0)
	}
	return nil, nil, false
}

func symmetricPhis(p, q *ir.Instr) (a, b ir.Value, ok bool) {
	if p.Block() != q.Block() || p.NumIncoming() < 2 || p.NumIncoming() != q.NumIncoming() {
		return nil, nil, false
	}
	a, b = p.Operand(0), q.Operand(0)
	for k := range p.NumIncoming() {
		c, d := p.Operand(k), q.Operand(k)
		if p.IncomingBlock(k) != q.IncomingBlock(k) || !(c == a && d == b || c == b && d == a) {
			return nil, nil, false
		}
	}
	return a, b, true
}

// selectAsPhi: a select on the condition of the branch above, in a block that both successors
// reach, is a φ (LLVM's foldSelectToPhi).
func (ic *combiner) selectAsPhi(i *ir.Instr) *ir.Instr {
	if i.Operand(0).Type().IsVector() {
		return nil
	}
	blocks := [4]*ir.Block{i.Block()}
	for k, v := range i.Operands() {
		if d := asInstr(v); d != nil {
			blocks[k+1] = d.Block()
		}
	}
	for k, b := range blocks {
		if b == nil || k > 0 && b == blocks[0] || k > 1 && b == blocks[1] || k > 2 && b == blocks[2] {
			continue
		}
		if p := ic.selectAsPhiIn(i, b); p != nil {
			return p
		}
	}
	return nil
}

func (ic *combiner) selectAsPhiIn(i *ir.Instr, b *ir.Block) *ir.Instr {
	above := ic.dt.IDom(b)
	if above == nil || !above.Term().IsCondBr() || above.Term().Succ(0) == above.Term().Succ(1) {
		return nil
	}
	t := above.Term()
	yes, no := i.Operand(1), i.Operand(2)
	if c := i.Operand(0); t.Operand(0) != c {
		if notOf(t.Operand(0)) != c {
			return nil
		}
		yes, no = no, yes
	}
	preds := b.Preds()
	vals := make([]ir.Value, len(preds))
	for k, from := range preds {
		v := yes
		switch {
		case ic.entersBy(above, t.Succ(0), from, b):
		case ic.entersBy(above, t.Succ(1), from, b):
			v = no
		default:
			return nil
		}
		if p := opOf(v, ir.Phi); p != nil && p.Block() == b {
			v = p.IncomingFor(from)
		}
		if d := asInstr(v); d != nil && !ic.dt.DominatesInstr(d, from.Term()) {
			return nil
		}
		vals[k] = v
	}
	p := ir.NewInstr(ir.Phi, i.Type())
	for k, from := range preds {
		p.AddIncoming(vals[k], from)
	}
	p.InsertBefore(b.First())
	p.TakeName(i)
	p.CopyDebugLoc(i)
	ic.work.add(p)
	return ic.use(i, p)
}
