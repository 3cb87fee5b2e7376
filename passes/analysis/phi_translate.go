package analysis

import "opt-go/frontend/ir"

// TranslatePointer returns what an address computed from φs of block to is when control comes from
// pred: the φs replaced by their incoming values, where an instruction that computes the result
// exists already and is available at the end of pred (LLVM's PHITransAddr). nil: there is none.
// Casts, getelementptrs and additions of constants are translated too.
func TranslatePointer(v ir.Value, to, pred *ir.Block, dt *DomTree) ir.Value {
	out := translate(v, to, pred, dt, 0)
	if i, ok := out.(*ir.Instr); ok && !dt.Dominates(i.Block(), pred) {
		return nil
	}
	return out
}

// TranslatesThrough reports whether TranslatePointer has something to do for v: it is computed in
// the block.
func TranslatesThrough(v ir.Value, b *ir.Block) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Block() == b
}

const maxTranslateDepth = 8

func translate(v ir.Value, to, pred *ir.Block, dt *DomTree, depth int) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() != to {
		return v
	}
	if depth > maxTranslateDepth {
		return nil
	}
	switch op := i.Op(); {
	case op == ir.Phi:
		return i.IncomingFor(pred)
	case op.IsCast(), op == ir.GetElementPtr, op == ir.Add && AsConstInt(i.Operand(1)) != nil:
	default:
		return nil
	}
	ops := make([]ir.Value, i.NumOperands())
	changed := false
	for k := range ops {
		if ops[k] = translate(i.Operand(k), to, pred, dt, depth+1); ops[k] == nil {
			return nil
		}
		changed = changed || ops[k] != i.Operand(k)
	}
	if !changed {
		return v
	}
	if i.Op() == ir.GetElementPtr && allZero(ops[1:]) && ops[0].Type() == i.Type() {
		return ops[0]
	}
	return findEqual(i, ops, pred, dt)
}

// AsConstInt returns v as a scalar integer constant, or nil.
func AsConstInt(v ir.Value) *ir.Const {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst {
		return k
	}
	return nil
}

func allZero(vs []ir.Value) bool {
	for _, v := range vs {
		if k, ok := v.(*ir.Const); !ok || !k.IsZero() {
			return false
		}
	}
	return true
}

// maxEqualUsers bounds the users that are searched for an equal instruction.
const maxEqualUsers = 64

// findEqual looks among the users of an operand for an instruction like i with other operands that
// is available in pred.
func findEqual(i *ir.Instr, ops []ir.Value, pred *ir.Block, dt *DomTree) ir.Value {
	if !ir.HasUseList(ops[0]) {
		return nil
	}
	n := 0
search:
	for u := range ir.Users(ops[0]) {
		if n++; n > maxEqualUsers {
			return nil
		}
		if u.Op() != i.Op() || u.Type() != i.Type() || u.ElemTy != i.ElemTy || u.NumOperands() != len(ops) || !dt.Dominates(u.Block(), pred) {
			continue
		}
		for k := range ops {
			if u.Operand(k) != ops[k] {
				continue search
			}
		}
		return u
	}
	return nil
}
