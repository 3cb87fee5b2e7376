package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
	"opt-go/passes/simplify/constfold"
)

// InstrWith returns what i would be equal to if it had other operands, or nil.
func (q *Query) InstrWith(i *ir.Instr, ops []ir.Value) ir.Value {
	op := i.Op()
	switch {
	case op.IsBinary():
		return q.Binary(op, i.Flags, ops[0], ops[1])
	case op.IsCast():
		return q.Cast(op, ops[0], i.Type())
	}
	switch op {
	case ir.FNeg:
		if k, ok := ops[0].(*ir.Const); ok {
			return asValue(fold.Lanes(k, k.Type(), fold.Neg))
		}
		return q.fneg(ops[0])
	case ir.ICmp:
		return q.ICmp(i.Pred, ops[0], ops[1])
	case ir.FCmp:
		a, ok1 := ops[0].(*ir.Const)
		b, ok2 := ops[1].(*ir.Const)
		if ok1 && ok2 {
			return asValue(constfold.FCmpIn(i.Func(), i.Pred, a, b, i.Type()))
		}
		return q.fcmp(i.Pred, i.Flags, ops[0], ops[1])
	case ir.Select:
		return q.Select(ops[0], ops[1], ops[2])
	case ir.Call:
		return callWith(i, ops[:i.NumArgs()])
	case ir.ExtractElement:
		if k, n, ok := constLane(ops[0], ops[1]); ok {
			return k.Elem(n)
		}
	case ir.ShuffleVector:
		return asValue(constfold.Shuffle(i, ops[0], ops[1]))
	case ir.ExtractValue:
		if k, ok := ops[0].(*ir.Const); ok && len(i.Indices()) == 1 {
			return k.Elem(i.Indices()[0])
		}
	}
	return nil
}

// callWith is what an intrinsic gives for other arguments: all of them constants, or one that decides.
func callWith(i *ir.Instr, args []ir.Value) ir.Value {
	id := i.IntrinsicID()
	if id == "" || len(i.Info.Bundles) > 0 {
		return nil
	}
	constants := make([]*ir.Const, len(args))
	all := true
	for k, a := range args {
		constants[k], _ = a.(*ir.Const)
		all = all && constants[k] != nil
	}
	if all && !constfold.ReadsDenormals(i.Func(), id, constants) {
		return asValue(constfold.Intrinsic(id, constants, i.Type()))
	}
	switch id {
	case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin":
		if args[0] == args[1] {
			return args[0]
		}
		return minMaxByLimit(id, i.Type(), args[0], args[1])
	case "llvm.umul.with.overflow", "llvm.smul.with.overflow":
		if match.Zero(args[0]) || match.Zero(args[1]) {
			return ir.NewZero(i.Type())
		}
	}
	return nil
}

// constLane returns a lane of a constant vector, where it is one.
func constLane(v, at ir.Value) (k *ir.Const, n uint64, ok bool) {
	k, ok = v.(*ir.Const)
	if !ok || k.Type().Scalable {
		return nil, 0, false
	}
	n, ok = match.Uint(at)
	return k, n, ok && n < k.Type().Len
}
