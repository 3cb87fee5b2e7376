package rewrite

import "opt-go/frontend/ir"

// ReadModifyWrite returns what computes the value that an atomicrmw stores, nil for an operation
// that is not known.
func ReadModifyWrite(op ir.RMWOp) Update { return updates[op] }

// Update computes what an atomicrmw stores, of the old value and the operand.
type Update func(at *ir.Builder, old, val ir.Value) ir.Value

// updates has all operations of atomicrmw.
var updates = makeUpdates()

func makeUpdates() map[ir.RMWOp]Update {
	t := map[ir.RMWOp]Update{
		"xchg": func(_ *ir.Builder, _, val ir.Value) ir.Value { return val },
		"nand": func(at *ir.Builder, old, val ir.Value) ir.Value {
			return at.Binary(ir.Xor, at.Binary(ir.And, old, val, 0, ""), ir.NewAllOnes(val.Type()), 0, "new")
		},
		"uinc_wrap": func(at *ir.Builder, old, val ir.Value) ir.Value {
			next := at.Add(old, ir.NewInt(val.Type(), 1), "")
			return at.Select(at.ICmp(ir.UGE, old, val, ""), ir.NewZero(val.Type()), next, "new")
		},
		"udec_wrap": func(at *ir.Builder, old, val ir.Value) ir.Value {
			next := at.Sub(old, ir.NewInt(val.Type(), 1), "")
			zero := at.ICmp(ir.EQ, old, ir.NewZero(val.Type()), "")
			wraps := at.Binary(ir.Or, zero, at.ICmp(ir.UGT, old, val, ""), 0, "")
			return at.Select(wraps, val, next, "new")
		},
		"usub_cond": func(at *ir.Builder, old, val ir.Value) ir.Value {
			rest := at.Sub(old, val, "")
			return at.Select(at.ICmp(ir.UGE, old, val, ""), rest, old, "new")
		},
	}
	for name, op := range map[ir.RMWOp]ir.Op{"add": ir.Add, "sub": ir.Sub, "and": ir.And, "or": ir.Or, "xor": ir.Xor, "fadd": ir.FAdd, "fsub": ir.FSub} {
		t[name] = func(at *ir.Builder, old, val ir.Value) ir.Value { return at.Binary(op, old, val, 0, "new") }
	}
	for name, keepsOld := range map[ir.RMWOp]ir.Pred{"max": ir.SGT, "min": ir.SLE, "umax": ir.UGT, "umin": ir.ULE} {
		t[name] = func(at *ir.Builder, old, val ir.Value) ir.Value {
			return at.Select(at.ICmp(keepsOld, old, val, ""), old, val, "new")
		}
	}
	for name, id := range map[ir.RMWOp]string{"fmax": "llvm.maxnum", "fmin": "llvm.minnum", "fmaximum": "llvm.maximum", "fminimum": "llvm.minimum", "fmaximumnum": "llvm.maximumnum", "fminimumnum": "llvm.minimumnum",
		"usub_sat": "llvm.usub.sat"} {
		t[name] = func(at *ir.Builder, old, val ir.Value) ir.Value {
			ty := val.Type()
			f := at.Block().Func().Module().Intrinsic(id, at.Ctx().Func(ty, []*ir.Type{ty, ty}, false), ir.AttrSet{}, ty)
			return at.Call(f, "new", old, val)
		}
	}
	return t
}
