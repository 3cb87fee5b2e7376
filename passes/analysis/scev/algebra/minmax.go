package algebra

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/analysis/valuetracking"
)

// extreme describes a kind of minimum or maximum.
type extreme struct {
	of          func(a, b bitvec.Int) bitvec.Int
	drop, win   func(w int) bitvec.Int // the number that changes nothing, and the one that decides
	first, last ir.Pred                // x first y: x is the result; x last y: y is
}

var extremes = map[expr.Kind]extreme{
	expr.UMax: {bitvec.MaxU, bitvec.Zero, bitvec.AllOnes, ir.UGE, ir.ULE},
	expr.SMax: {bitvec.MaxS, bitvec.MinSigned, bitvec.MaxSigned, ir.SGE, ir.SLE},
	expr.UMin: {bitvec.MinU, bitvec.AllOnes, bitvec.Zero, ir.ULE, ir.UGE},
	expr.SMin: {bitvec.MinS, bitvec.MaxSigned, bitvec.MinSigned, ir.SLE, ir.SGE},
}

// MinMax returns the minimum or maximum, by kind, of the operands.
func (s *Algebra) MinMax(kind expr.Kind, operands ...*expr.Expr) *expr.Expr {
	ops := slices.Clone(operands)
	if len(ops) == 1 {
		return ops[0]
	}
	x := extremes[kind]
	s.sortOperands(ops)
	if e := s.Existing(kind, ops[0].Type, nil, ops...); e != nil {
		return e
	}
	ops = s.foldConstants(ops, x.of)
	if n, ok := ops[0].IsConst(); ok && len(ops) > 1 {
		switch {
		case n.Eq(x.drop(n.Bits())):
			ops = ops[1:]
		case n.Eq(x.win(n.Bits())):
			return ops[0]
		}
	}
	if len(ops) == 1 {
		return ops[0]
	}
	if flat := flatten(kind, ops); flat != nil {
		return s.MinMax(kind, flat...)
	}
	for i := 0; i+1 < len(ops); {
		switch {
		case ops[i] == ops[i+1] || s.knownDirectly(x.first, ops[i], ops[i+1]):
			ops = slices.Delete(ops, i+1, i+2)
		case s.knownDirectly(x.last, ops[i], ops[i+1]):
			ops = slices.Delete(ops, i, i+1)
		default:
			i++
		}
	}
	if len(ops) == 1 {
		return ops[0]
	}
	return s.Unique(kind, ops[0].Type, nil, expr.AnyWrap, ops...)
}

// flatten puts the operands of operands of the same kind in place of these, at the end; nil when
// there are none.
func flatten(kind expr.Kind, ops []*expr.Expr) []*expr.Expr {
	var flat, inner []*expr.Expr
	for _, o := range ops {
		if o.Kind == kind {
			inner = append(inner, o.Ops...)
		} else {
			flat = append(flat, o)
		}
	}
	if len(inner) == 0 {
		return nil
	}
	return append(flat, inner...)
}

// SequentialUMin returns the minimum of the operands, which are visited in order up to the first
// that is 0.
func (s *Algebra) SequentialUMin(operands ...*expr.Expr) *expr.Expr {
	var ops []*expr.Expr
	for _, o := range operands {
		list := []*expr.Expr{o}
		if o.Kind == expr.SeqUMin {
			list = o.Ops
		}
		for _, x := range list {
			if !slices.Contains(ops, x) {
				ops = append(ops, x)
			}
		}
	}
	if len(ops) == 1 {
		return ops[0]
	}
	if e := s.Existing(expr.SeqUMin, ops[0].Type, nil, ops...); e != nil {
		return e
	}
	for i := 1; i < len(ops); i++ {
		if s.MayTrap(ops[i]) {
			continue
		}
		a, b := ops[i-1], ops[i]
		if s.ImpliesPoison(b, a) || s.knownDirectly(ir.NE, a, s.Zero(a.Type)) {
			return s.SequentialUMin(slices.Replace(slices.Clone(ops), i-1, i+1, s.MinMax(expr.UMin, a, b))...)
		}
		if s.knownDirectly(ir.ULE, a, b) {
			return s.SequentialUMin(slices.Delete(slices.Clone(ops), i, i+1)...)
		}
	}
	return s.Unique(expr.SeqUMin, ops[0].Type, nil, expr.AnyWrap, ops...)
}

// MayTrap reports whether e holds a division that may be one by 0 or poison.
func (s *Algebra) MayTrap(e *expr.Expr) bool {
	return e.Contains(func(x *expr.Expr) bool { return x.Kind == expr.UDiv && (!s.NonZero(x.Ops[1]) || !notPoison(x.Ops[1])) })
}

func notPoison(e *expr.Expr) bool {
	return !e.Contains(func(x *expr.Expr) bool { return x.Kind == expr.Unknown && !valuetracking.NotPoison(x.Value) })
}

// ImpliesPoison reports whether a is surely poison when b is.
func (s *Algebra) ImpliesPoison(b, a *expr.Expr) bool {
	maybe, surely := map[*expr.Expr]bool{}, map[*expr.Expr]bool{}
	CollectPoison(b, false, maybe)
	if len(maybe) == 0 {
		return true
	}
	CollectPoison(a, true, surely)
	for e := range maybe {
		if !surely[e] {
			return false
		}
	}
	return true
}

// CollectPoison collects the values that may make e poison; with sure set those of which any one
// does.
func CollectPoison(e *expr.Expr, sure bool, out map[*expr.Expr]bool) {
	seen := map[*expr.Expr]bool{}
	var visit func(e *expr.Expr)
	visit = func(e *expr.Expr) {
		if seen[e] {
			return
		}
		seen[e] = true
		switch {
		case e.Kind == expr.Unknown:
			if !valuetracking.NotPoison(e.Value) {
				out[e] = true
			}
		case e.Kind == expr.SeqUMin && sure:
			visit(e.Ops[0])
		default:
			for _, o := range e.Ops {
				visit(o)
			}
		}
	}
	visit(e)
}
