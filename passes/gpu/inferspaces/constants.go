package inferspaces

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Constants in infer-address-spaces. Constants are shared between functions and know no users, so a
// function's uses are found by a walk over its operands.

// copyConst writes a flat constant expression in the space that it was inferred to be in; nil where
// that does not change it.
func (s *inference) copyConst(k *ir.Const, space int) ir.Value {
	switch k.Op {
	case ir.AddrSpaceCast:
		return k.Elems[0]
	case ir.IntToPtr:
		return s.constIn(analysis.Operand(k.Elems[0], 0), space)
	case ir.BitCast:
		return s.constIn(k.Elems[0], space)
	}
	elems := make([]ir.Value, len(k.Elems))
	changed := false
	for n, e := range k.Elems {
		elems[n] = e
		at := s.index(e)
		if at < 0 {
			continue
		}
		c := s.exprs[at].copy
		if c == nil { // it comes later
			c = s.copyConst(e.(*ir.Const), space)
		}
		if c != nil {
			elems[n], changed = c, true
		}
	}
	if !changed {
		return nil
	}
	return withElems(k, inSpace(k.Type(), space), elems)
}

// withElems is k with other operands, of another type.
func withElems(k *ir.Const, ty *ir.Type, elems []ir.Value) *ir.Const {
	if k.Kind != ir.ExprConst {
		return ir.NewAggregate(ty, elems)
	}
	return ir.NewExpr(ty, ir.Const{Op: k.Op, Pred: k.Pred, Flags: k.Flags, Elems: elems, ElemTy: k.ElemTy, InRange: k.InRange, Mask: k.Mask})
}

// constIn writes a constant in a space: as its copy, without the casts that brought it elsewhere,
// or by a cast.
func (s *inference) constIn(v ir.Value, space int) ir.Value {
	ty := inSpace(v.Type(), space)
	if v.Type() == ty {
		return v
	}
	if c := s.copyOf(v); c != nil && c.Type() == ty {
		return c
	}
	k, ok := v.(*ir.Const)
	switch {
	case !ok:
	case k.Kind == ir.UndefConst:
		return ir.NewUndef(ty)
	case k.Kind == ir.PoisonConst:
		return ir.NewPoison(ty)
	case k.Kind == ir.ExprConst && k.Op == ir.AddrSpaceCast:
		return s.constIn(k.Elems[0], space)
	}
	return ir.NewExpr(ty, ir.Const{Op: ir.AddrSpaceCast, Elems: []ir.Value{v}})
}

// noteConstants lists instructions whose operands moveConstants has to look at.
func (s *inference) noteConstants(i *ir.Instr) {
	for _, v := range i.Operands() {
		if isMadeOfConstants(v) {
			s.constUsers = append(s.constUsers, i)
			return
		}
	}
}

func isMadeOfConstants(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.ExprConst || len(k.Elems) > 0)
}

// moveConstants lets the users of rewritten constant expressions take the copies where they can,
// and cast them back elsewhere.
func (s *inference) moveConstants() {
	if len(s.constNumber) == 0 {
		return
	}
	memo := map[*ir.Const]ir.Value{}
	for _, i := range s.constUsers {
		for n := 0; i.Block() != nil && n < i.NumOperands(); n++ {
			if !isMadeOfConstants(i.Operand(n)) {
				continue
			}
			k := i.Operand(n).(*ir.Const)
			if c := s.copyOf(k); c != nil {
				s.rewriteUse(i.OperandUse(n), k, c)
			}
			if r := s.remap(k, memo); i.Block() != nil && r != ir.Value(k) && n < i.NumOperands() && i.Operand(n) == ir.Value(k) {
				i.ReplaceOperand(k, r)
			}
		}
	}
}

// remap is k with every rewritten constant expression in it replaced by its copy cast back to the
// flat space.
func (s *inference) remap(v ir.Value, memo map[*ir.Const]ir.Value) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok || len(k.Elems) == 0 || k.Kind != ir.ExprConst && k.Kind != ir.ArrayConst && k.Kind != ir.StructConst && k.Kind != ir.VectorConst {
		return v
	}
	if r, ok := memo[k]; ok {
		return r
	}
	memo[k] = k
	if c := s.copyOf(k); c != nil {
		memo[k] = s.constIn(c, s.flat)
		return memo[k]
	}
	elems := make([]ir.Value, len(k.Elems))
	changed := false
	for n, e := range k.Elems {
		elems[n] = s.remap(e, memo)
		changed = changed || elems[n] != e
	}
	if changed {
		memo[k] = withElems(k, k.Type(), elems)
		if k.Kind == ir.ExprConst && k.Op == ir.AddrSpaceCast {
			memo[k] = s.constIn(elems[0], spaceOf(k))
		}
	}
	return memo[k]
}

// foldInto inserts an instruction unless it is a constant.
func (s *inference) foldInto(b *ir.Builder, i *ir.Instr) ir.Value {
	if ir.IsConst(i.Operand(0)) {
		if k := constfold.Instr(i, s.f.Module().Layout); k != nil {
			i.DropOperands()
			return k
		}
	}
	return b.Insert(i, "")
}
