package reduce

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
)

// rewriteUse makes the fixups of a use take the value of the formula that was chosen.
func (r *reducer) rewriteUse(u *use, f *formula) {
	if u.rigid {
		return
	}
	for _, p := range u.fixups {
		if p.user.Block() == nil {
			continue
		}
		r.s.Forget(p.user)
		if p.user.Op() == ir.Phi {
			r.rewritePhi(u, p, f)
			continue
		}
		v := r.typed(r.value(u, p, f, r.insertionPoint(u, p, p.user)), p.operand.Type(), p.user)
		if u.kind == isZero {
			p.user.SetOperand(0, v)
		} else {
			p.user.ReplaceOperand(p.operand, v)
		}
		r.unused(p.operand)
	}
}

func (r *reducer) unused(v ir.Value) {
	if i, ok := v.(*ir.Instr); ok {
		r.dead = append(r.dead, i)
	}
}

// rewritePhi replaces the operand of a φ, at the end of each block that it comes from. Critical
// edges are split, so that other paths do not compute the value.
func (r *reducer) rewritePhi(u *use, p *fixup, f *formula) {
	made := map[*ir.Block]ir.Value{}
	for k := 0; k < p.user.NumIncoming(); k++ {
		if p.user.Operand(k) != p.operand || made[p.user.IncomingBlock(k)] == p.operand {
			continue
		}
		from := p.user.IncomingBlock(k)
		if b := r.splitEdge(p.user, from); b != nil {
			if k = incomingFrom(p.user, b); k < 0 {
				break
			}
			if closing, ok := p.user.Operand(k).(*ir.Instr); ok && closing.Block() == b {
				r.dead = append(r.dead, closing)
			}
			from = b
		}
		v := made[from]
		if v == nil {
			end := from.Term()
			v = r.typed(r.value(u, p, f, r.insertionPoint(u, p, end)), p.operand.Type(), end)
			made[from] = v
		}
		p.user.SetOperand(k, v)
		k = -1 // entries may have moved
	}
	for _, phi := range r.split[p.user] {
		other := *p
		other.user = phi
		if phi.Block() != nil && phi.NumIncoming() == 1 && phi.Operand(0) == p.operand {
			r.replaceClosing(u, &other, f)
			continue
		}
		r.rewritePhi(u, &other, f)
	}
	r.unused(p.operand)
}

// replaceClosing computes the value where a φ of a new block has taken it out of the loop.
func (r *reducer) replaceClosing(u *use, p *fixup, f *formula) {
	at := p.user.Block().FirstInsertion()
	v := r.typed(r.value(u, p, f, r.insertionPoint(u, p, at)), p.operand.Type(), at)
	r.s.Forget(p.user)
	ir.ReplaceAllUses(p.user, v)
	r.dead = append(r.dead, p.user)
}

// splitEdge splits the edge from a block to a φ's if it is critical, and is no back edge; nil: it
// is not split. The φ's other entries from the loop may become one from a φ of another new block.
func (r *reducer) splitEdge(phi *ir.Instr, from *ir.Block) *ir.Block {
	to := phi.Block()
	if in := r.w.CFG.Loops.For(to); phi.NumIncoming() == 1 || from.NumSuccs() == 1 || in != nil && in.Header == to {
		return nil
	}
	old := map[*ir.Block]bool{}
	for p := range to.EachPred() {
		old[p] = true
	}
	b := r.w.CFG.SplitCritical(from, to)
	if b == nil {
		return nil
	}
	for k, v := range phi.Operands() {
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi && phi.IncomingBlock(k) != b && !old[i.Block()] && i.Block() == phi.IncomingBlock(k) {
			r.split[phi] = append(r.split[phi], i)
		}
	}
	if r.l.Contains(from) && !r.l.Contains(to) && to.Prev() != nil {
		b.MoveAfter(to.Prev())
	}
	return b
}

func incomingFrom(phi *ir.Instr, b *ir.Block) int {
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) == b {
			return k
		}
	}
	return -1
}

// typed converts a value to the type of the operand that it replaces.
func (r *reducer) typed(v ir.Value, ty *ir.Type, at *ir.Instr) ir.Value {
	op := ir.BitCast
	switch {
	case v.Type() == ty:
		return v
	case ty.IsPtr():
		op = ir.IntToPtr
	case v.Type().IsPtr():
		op = ir.PtrToInt
	case v.Type().Bits > ty.Bits:
		op = ir.Trunc
	}
	if c, ok := v.(*ir.Const); ok && op == ir.IntToPtr && c.IsZero() {
		return ir.NewZero(ty)
	}
	if n := ir.AsInt(v); n != nil && op == ir.Trunc {
		x, _ := n.Uint64()
		return ir.NewInt(ty, x)
	}
	return ir.Before(at).Cast(op, v, ty, "tmp")
}

// insertionPoint moves a place up to where the value can be computed for other users too: as far as
// what it depends on allows, not into another loop.
func (r *reducer) insertionPoint(u *use, p *fixup, at *ir.Instr) *ir.Instr {
	var inputs []*ir.Instr
	add := func(v ir.Value) {
		if i, ok := v.(*ir.Instr); ok {
			inputs = append(inputs, i)
		}
	}
	add(p.operand)
	if u.kind == isZero {
		add(p.user.Operand(1))
	}
	if p.post {
		if r.isOutside(p) {
			inputs = append(inputs, r.latch.Term())
		} else {
			inputs = append(inputs, r.increments)
		}
	}
	at = r.hoisted(at, inputs)
	for at.Op() == ir.Phi || at.IsEHPad() || analysis.IsDebugOrPseudo(at) {
		at = at.Next()
	}
	return at
}

func (r *reducer) hoisted(at *ir.Instr, inputs []*ir.Instr) *ir.Instr {
	dom, forest := r.w.CFG.Dom, r.w.CFG.Loops
	for try := at; ; {
		var better *ir.Instr
		for _, i := range inputs {
			if i == try || !dom.DominatesInstr(i, try) {
				return at
			}
			if i.Block() == try.Block() && i.Next() != nil && (better == nil || !dom.DominatesInstr(i, better)) {
				better = i.Next()
			}
		}
		if at = try; better != nil {
			at = better
		}
		in := forest.For(at.Block())
		up := at.Block()
		for {
			if up = dom.IDom(up); up == nil {
				return at
			}
			l := forest.For(up)
			if l == in || depth(l) < depth(in) {
				break
			}
		}
		if try = up.Term(); try.Op() == ir.CatchSwitch {
			return at
		}
	}
}

func depth(l *analysis.Loop) int {
	n := 0
	for ; l != nil; l = l.Parent {
		n++
	}
	return n
}

// value computes a formula for a fixup before an instruction. Of a comparison with zero it sets the
// second operand.
func (r *reducer) value(u *use, p *fixup, f *formula, at *ir.Instr) ir.Value {
	if r.x.After = nil; p.post {
		r.x.After = r.l
	}
	r.x.Replaced = p.operand
	defer func() { r.x.After, r.x.Replaced = nil, nil }()
	ty := f.typ()
	if ty == nil {
		ty = r.s.IntType(p.operand.Type())
	}
	register := func(e *scev.Expr) *scev.Expr {
		if p.post {
			e = r.after(e)
		}
		return r.s.UnknownOf(r.x.At(e, at))
	}
	var sum []*scev.Expr
	flush := func() {
		if len(sum) > 0 {
			sum = []*scev.Expr{r.s.UnknownOf(r.x.At(r.s.Sum(sum...), at))}
		}
	}
	for _, e := range f.base {
		sum = append(sum, register(e))
	}
	var second ir.Value
	switch {
	case f.scale == 0:
	case u.kind == isZero && f.scale == -1:
		second = r.x.At(r.zeroRegister(p, f.scaled), at)
	default:
		if u.kind == address && r.complete(u, f) {
			flush()
		}
		e := register(f.scaled)
		if f.scale != 1 {
			e = r.s.Product(e, r.s.Int(e.Type, f.scale))
		}
		sum = append(sum, e)
	}
	if f.symbol != nil {
		flush()
		sum = append(sum, r.s.UnknownOf(f.symbol))
	}
	flush()
	number := r.s.IntType(ty)
	if n := f.offset + p.offset; n != 0 {
		switch {
		case u.kind != isZero:
			sum = append(sum, r.s.UnknownOf(ir.NewInt(number, uint64(n))))
		case second == nil:
			second = ir.NewInt(number, uint64(-n))
		default:
			sum = append(sum, r.s.UnknownOf(second))
			second = ir.NewInt(number, uint64(-n))
		}
	}
	if f.unfolded != 0 {
		sum = append(sum, r.s.UnknownOf(ir.NewInt(number, uint64(f.unfolded))))
	}
	if u.kind == isZero {
		r.setSecond(p, second)
	}
	if len(sum) == 0 {
		return ir.NewZero(ty)
	}
	return r.x.At(r.s.Sum(sum...), at)
}

// zeroRegister is the register of a comparison that is subtracted, as its user sees it.
func (r *reducer) zeroRegister(p *fixup, e *scev.Expr) *scev.Expr {
	if p.post {
		return r.after(e)
	}
	return e
}

// setSecond sets what a comparison compares with; nil: zero.
func (r *reducer) setSecond(p *fixup, v ir.Value) {
	r.unused(p.user.Operand(1))
	ty := p.operand.Type()
	if v == nil {
		v = ir.NewZero(ty)
	}
	p.user.SetOperand(1, r.typed(v, ty, p.user))
}
