package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/simplify"
)

// budget is how many values at ends of blocks one question may work out.
const budget = 300

// maxDepth bounds the recursion: a chain of so many blocks says nothing.
const maxDepth = 200

// place is a value at the end of a block.
type place struct {
	v ir.Value
	b *ir.Block
}

// atEnd returns what v is at the end of b.
func (i *Info) atEnd(v ir.Value, b *ir.Block) Value {
	if k, ok := v.(*ir.Const); ok {
		return of(k)
	}
	at := place{v, b}
	if known, ok := i.known[at]; ok {
		return known
	}
	if i.left <= 0 || i.depth >= maxDepth {
		return top
	}
	i.left--
	i.depth++
	i.known[at] = top // for who comes here again around a cycle
	var out Value
	if d, ok := v.(*ir.Instr); ok && d.Block() == b {
		out = i.computed(d)
	} else {
		out = i.liveIn(v, b)
	}
	i.depth--
	i.known[at] = out
	return out
}

// liveIn joins what comes from the predecessors.
func (i *Info) liveIn(v ir.Value, b *ir.Block) Value {
	if b.IsEntry() {
		return top
	}
	var out Value
	preds := b.Preds()
	for k, p := range preds {
		if k > 0 && p == preds[k-1] { // another case of the switch
			continue
		}
		if out = join(out, i.onEdge(v, p, b)); out.state == anything {
			break
		}
	}
	return out
}

// onEdge returns what v is on an edge.
func (i *Info) onEdge(v ir.Value, from, to *ir.Block) Value {
	if k, ok := v.(*ir.Const); ok {
		return of(k)
	}
	local := i.byEdge(v, from, to)
	if local.Const(v.Type()) != nil {
		return local
	}
	return both(local, i.atEnd(v, from))
}

// computed returns what an instruction yields.
func (i *Info) computed(d *ir.Instr) Value {
	switch op := d.Op(); {
	case op == ir.Phi:
		var out Value
		for k, v := range d.Operands() {
			if out = join(out, i.onEdge(v, d.IncomingBlock(k), d.Block())); out.state == anything {
				break
			}
		}
		return out
	case op == ir.Select:
		return i.selected(d)
	case d.Type().IsPtr():
		q := &simplify.Query{Layout: i.layout}
		if q.NonZero(d) {
			return Value{state: different, c: ir.NewZero(d.Type())}
		}
	case !d.Type().IsInt():
	case op.IsCast():
		return i.converted(d)
	case op.IsBinary():
		return i.combined(d)
	}
	return top
}

// selected joins the two arms, each with what the condition says of it.
func (i *Info) selected(d *ir.Instr) Value {
	if !d.Operand(0).Type().IsInt(1) {
		return top
	}
	arm := func(k int, holds bool) Value {
		v := d.Operand(k)
		return both(i.atEnd(v, d.Block()), byCondition(v, d.Operand(0), holds, 0))
	}
	return join(arm(1, true), arm(2, false))
}

func (i *Info) converted(d *ir.Instr) Value {
	x := d.Operand(0)
	if !x.Type().IsInt() {
		return top
	}
	r := i.atEnd(x, d.Block()).Range(x.Type().Bits)
	w := d.Type().Bits
	switch d.Op() {
	case ir.ZExt:
		return within(r.ZExt(w))
	case ir.SExt:
		return within(r.SExt(w))
	case ir.Trunc:
		return within(r.Trunc(w))
	}
	return top
}

// combined does arithmetic on ranges.
func (i *Info) combined(d *ir.Instr) Value {
	w := d.Type().Bits
	a, b := i.atEnd(d.Operand(0), d.Block()).Range(w), i.atEnd(d.Operand(1), d.Block()).Range(w)
	if a.IsEmpty() || b.IsEmpty() {
		return Value{}
	}
	if x, ok := a.Value(); ok {
		if y, ok := b.Value(); ok {
			q := &simplify.Query{Layout: i.layout}
			if k, ok := q.InstrWith(d, []ir.Value{x.Const(d.Type()), y.Const(d.Type())}).(*ir.Const); ok {
				return of(k)
			}
			return top
		}
	}
	switch d.Op() {
	case ir.Shl:
		if n, ok := a.Value(); ok && n.IsZero() {
			return within(a)
		}
	case ir.Add:
		if f := d.Flags & (ir.NUW | ir.NSW); f != 0 {
			return within(a.AddNoWrap(b, f, bitvec.Smallest))
		}
		return within(a.Add(b))
	case ir.Sub:
		return within(a.Sub(b))
	case ir.Mul:
		return within(a.Mul(b))
	case ir.UDiv:
		return within(a.UDiv(b))
	case ir.And: // no more than either
		return within(bitvec.NonEmpty(bitvec.Zero(w), bitvec.MinU(a.UMax(), b.UMax()).Add(bitvec.One(w))))
	case ir.Or: // no less than either
		return within(bitvec.NonEmpty(bitvec.MaxU(a.UMin(), b.UMin()), bitvec.Zero(w)))
	case ir.URem:
		if m := b.UMax(); !m.IsZero() {
			return within(bitvec.NonEmpty(bitvec.Zero(w), m))
		}
	case ir.LShr:
		if n, ok := b.Value(); ok && n.ULT(bitvec.New(w, uint64(w))) {
			k, _ := n.Uint64()
			return within(bitvec.NonEmpty(a.UMin().LShr(int(k)), a.UMax().LShr(int(k)).Add(bitvec.One(w))))
		}
	}
	return top
}
