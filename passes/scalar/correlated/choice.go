package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// φs and selects that are one of their values.

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
