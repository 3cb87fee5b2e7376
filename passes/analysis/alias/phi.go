package alias

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// merge joins the answers of two paths that lead to one pointer.
func merge(x, y answer) answer {
	if x.Result == y.Result {
		if x != y {
			x.hasOffset, x.offset = false, 0
		}
		return x
	}
	if x.Result == PartialAlias && y.Result == MustAlias || x.Result == MustAlias && y.Result == PartialAlias {
		return answer{Result: PartialAlias}
	}
	return mayAlias
}

func (b *Batch) sub(p ir.Value, ps Size, q ir.Value, qs Size) answer {
	return b.alias(Location{Ptr: p, Size: ps}, Location{Ptr: q, Size: qs})
}

// aliasSelect compares the arms; of selects on one condition arm with arm.
func (b *Batch) aliasSelect(s ir.Value, ss Size, q ir.Value, qs Size) answer {
	otherTrue, otherFalse := q, q
	if analysis.Opcode(q) == ir.Select && b.equal(analysis.Operand(s, 0), analysis.Operand(q, 0)) {
		otherTrue, otherFalse = analysis.Operand(q, 1), analysis.Operand(q, 2)
	}
	a := b.sub(analysis.Operand(s, 1), ss, otherTrue, qs)
	if a.Result == MayAlias {
		return a
	}
	return merge(b.sub(analysis.Operand(s, 2), ss, otherFalse, qs), a)
}

// aliasPhi compares the values that a φ takes; of φs of one block edge by edge. A φ that depends on
// itself moves through its object from iteration to iteration, so that only different objects tell
// something.
func (b *Batch) aliasPhi(phi *ir.Instr, ps Size, q ir.Value, qs Size) answer {
	if phi.NumIncoming() == 0 {
		return noAlias
	}
	if other := asInstr(q); other != nil && other.Op() == ir.Phi && other.Block() == phi.Block() && !b.CrossIteration {
		return b.aliasPhis(phi, ps, other, qs)
	}
	sources, recursive, ok := phiSources(phi)
	if !ok || len(sources) == 0 {
		return mayAlias
	}
	if recursive {
		ps = BeforeOrAfter
	}
	saved := b.CrossIteration
	b.CrossIteration = true
	defer func() { b.CrossIteration = saved }()
	all := b.sub(sources[0], ps, q, qs)
	if all.Result == MayAlias || recursive && all.Result != NoAlias {
		return mayAlias
	}
	for _, v := range sources[1:] {
		if all = merge(b.sub(v, ps, q, qs), all); all.Result == MayAlias {
			break
		}
	}
	return all
}

func (b *Batch) aliasPhis(x *ir.Instr, xs Size, y *ir.Instr, ys Size) answer {
	var all answer
	for k := range x.NumIncoming() {
		other := y.Operand(min(k, y.NumIncoming()-1))
		if from := x.IncomingBlock(k); k >= y.NumIncoming() || y.IncomingBlock(k) != from {
			other = y.IncomingFor(from)
		}
		a := b.sub(x.Operand(k), xs, other, ys)
		if k > 0 {
			a = merge(all, a)
		}
		if all = a; all.Result == MayAlias {
			break
		}
	}
	return all
}

// phiSources returns the values that a φ takes from elsewhere, and whether it takes some from
// itself. To bound the time, φs of several φs are given up.
func phiSources(phi *ir.Instr) (sources []ir.Value, recursive, ok bool) {
	var onePhi ir.Value
	known := map[ir.Value]bool{}
	for k := range phi.NumIncoming() {
		v := phi.Operand(k)
		if v == ir.Value(phi) {
			continue
		}
		if analysis.Opcode(v) == ir.Phi {
			if onePhi != nil && onePhi != v {
				return nil, false, false
			}
			onePhi = v
		}
		if analysis.UnderlyingObject(v) == ir.Value(phi) {
			recursive = true
			continue
		}
		if !known[v] {
			known[v] = true
			sources = append(sources, v)
		}
	}
	if onePhi != nil && len(sources) > 1 {
		return nil, false, false
	}
	return sources, recursive, true
}
