package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

// maxReplacing bounds how far up Replaced looks, as in LLVM.
const maxReplacing = 3

// Replaced returns a value that v is equal to when old is new, or nil when none is there (LLVM's
// simplifyWithOpReplaced with refinement allowed): old is replaced in the operations that v is
// computed by, and these are simplified. Where old is new but poison elsewhere in v, the result may
// be less poisonous than v.
func (q *Query) Replaced(v, old, new ir.Value) ir.Value { return q.replaced(v, old, new, maxReplacing) }

func (q *Query) replaced(v, old, new ir.Value, depth int) ir.Value {
	if v == old {
		return new
	}
	i := match.Instr(v)
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

// identical is Replaced where the result may stand for v even where old is not new and v is not
// looked at (LLVM's simplifyWithOpReplaced without refinement): only identities that neither drop
// poison nor choose a value for undef.
func (q *Query) identical(v, old, new ir.Value, depth int) ir.Value {
	if v == old {
		return new
	}
	i := match.Instr(v)
	if i == nil || depth == 0 || ir.IsConst(old) || i.Op() == ir.Phi || old.Type().IsVector() && crossesLanes(i) {
		return nil
	}
	ops := make([]ir.Value, 0, 3)
	changed, constant := false, true
	for _, o := range i.Operands() {
		if n := q.identical(o, old, new, depth-1); n != nil {
			changed = changed || n != o
			o = n
		}
		ops = append(ops, o)
		constant = constant && ir.IsConst(o)
	}
	switch {
	case !changed:
		return nil
	case i.Op().IsBinary():
		if r := identicalBinary(i, ops[0], ops[1], new); r != nil {
			return r
		}
	case i.Op() == ir.GetElementPtr && len(ops) == 2 && match.Zero(ops[1]) && ops[0].Type() == i.Type():
		return ops[0]
	}
	if !constant || valuetracking.MayCreatePoison(i) {
		return nil
	}
	if r := q.InstrWith(i, ops); r != nil && ir.IsConst(r) {
		return r
	}
	return nil
}

// identicalBinary is what i is with the operands a and b.
func identicalBinary(i *ir.Instr, a, b, new ir.Value) ir.Value {
	switch op := i.Op(); {
	case leftIdentity(op, a):
		return b
	case leftIdentity(op, b), rightIdentity(op, b):
		return a
	case (op == ir.And || op == ir.Or && !i.HasFlag(ir.Disjoint)) && a == b:
		return a
	case (op == ir.Sub || op == ir.Xor) && a == new && b == new:
		return ir.NewZero(i.Type())
	}
	return nil
}

// leftIdentity reports whether a op x is x, for a commutative operation.
func leftIdentity(op ir.Op, a ir.Value) bool {
	switch op {
	case ir.Add, ir.Or, ir.Xor:
		return match.Zero(a)
	case ir.Mul:
		return match.One(a)
	case ir.And:
		return match.AllOnes(a)
	}
	return false
}

// rightIdentity reports whether x op b is x, for an operation that is not commutative.
func rightIdentity(op ir.Op, b ir.Value) bool {
	switch op {
	case ir.Sub, ir.Shl, ir.LShr, ir.AShr:
		return match.Zero(b)
	case ir.UDiv, ir.SDiv:
		return match.One(b)
	}
	return false
}

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

// callWith folds an intrinsic for other arguments: all of them constants, or one that decides.
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
