package simplify

import "opt-go/frontend/ir"

// maxReplacing bounds how far up Replaced looks, as in LLVM.
const maxReplacing = 3

// Replaced returns a value that v is equal to when old is new, or nil when none is there (LLVM's simplifyWithOpReplaced with refinement
// allowed): old is replaced in the operations that v is computed by, and these are simplified. Where old is new but poison elsewhere in
// v, the result may be less poisonous than v.
func (q *Query) Replaced(v, old, new ir.Value) ir.Value { return q.replaced(v, old, new, maxReplacing) }

func (q *Query) replaced(v, old, new ir.Value, depth int) ir.Value {
	if v == old {
		return new
	}
	i := instrOf(v)
	if i == nil || depth == 0 || ir.IsConst(old) || i.Op() == ir.Phi || old.Type().IsVector() && crossesLanes(i) {
		return nil
	}
	ops := make([]ir.Value, 0, 3)
	changed := false
	for _, o := range i.Operands() {
		if n := q.replaced(o, old, new, depth-1); n != nil {
			changed = changed || n != o
			o = n
		}
		ops = append(ops, o)
	}
	if !changed {
		return nil
	}
	if r := q.InstrWith(i, ops); r != nil && r != v {
		return r
	}
	return nil
}

// crossesLanes reports whether lanes of i's result may come from other lanes of its operands.
func crossesLanes(i *ir.Instr) bool {
	op := i.Op()
	return !op.IsBinary() && !(op.IsCast() && op != ir.BitCast) && op != ir.ICmp && op != ir.FCmp && op != ir.Select && op != ir.FNeg
}
