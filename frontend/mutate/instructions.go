package mutate

import "opt-go/frontend/ir"

// isFree reports whether operand k of an instruction may be any value of its type.
func isFree(i *ir.Instr, k int) bool {
	v := i.Operand(k)
	if !isData(v) || v.Type().Kind == ir.TokenKind {
		return false
	}
	switch i.Op() {
	case ir.Switch:
		return k == 0
	case ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.CatchSwitch, ir.Phi:
		return false
	case ir.Alloca:
		return i.Flags == 0
	case ir.GetElementPtr:
		return k < 2 || !v.Type().IsInt(32) || !ir.IsConst(v) // else it may select a member of a structure
	case ir.Ret:
		return isPlace(i)
	}
	if i.Info == nil {
		return true
	}
	if f, ok := i.Callee().(*ir.Func); ok && f.Attrs.Param(k).Has("immarg") || k >= i.NumArgs() {
		return false
	}
	return !i.Info.Attrs.Param(k).Has("swifterror") && !i.Info.Attrs.Param(k).Has("inalloca")
}

// freeOperand returns a random instruction and the number of an operand that may be any value.
func (x *mutator) freeOperand() (*ir.Instr, int) {
	i := x.instr(func(i *ir.Instr) bool {
		for k := range i.Operands() {
			if isFree(i, k) {
				return true
			}
		}
		return false
	})
	if i == nil {
		return nil, 0
	}
	for {
		if k := x.r.Intn(i.NumOperands()); isFree(i, k) {
			return i, k
		}
	}
}

func changeOperand(x *mutator) bool {
	i, k := x.freeOperand()
	if i == nil {
		return false
	}
	i.SetOperand(k, x.value(i, i.Operand(k).Type()))
	return true
}

// sameShape are groups of opcodes that have the same types.
var sameShape = [][]ir.Op{
	{ir.Add, ir.Sub, ir.Mul, ir.UDiv, ir.SDiv, ir.URem, ir.SRem, ir.Shl, ir.LShr, ir.AShr, ir.And, ir.Or, ir.Xor},
	{ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem},
	{ir.ZExt, ir.SExt}, {ir.FPToUI, ir.FPToSI}, {ir.UIToFP, ir.SIToFP},
}

// rmwOps are the operations of atomicrmw on integers.
var rmwOps = []ir.RMWOp{"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "uinc_wrap", "udec_wrap"}

func changeOpcode(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool {
		return i.Op().IsBinary() || i.Op() >= ir.Trunc && i.Op() <= ir.SIToFP || i.Op() == ir.ICmp || i.Op() == ir.FCmp || i.Op() == ir.AtomicRMW
	})
	if i == nil {
		return false
	}
	switch {
	case i.Op() == ir.ICmp:
		i.Pred = ir.EQ + ir.Pred(x.r.Intn(10))
		return true
	case i.Op() == ir.FCmp:
		i.Pred = ir.Pred(x.r.Intn(16))
		return true
	case i.Op() == ir.AtomicRMW:
		if i.Type().Kind != ir.IntKind {
			return false
		}
		i.SetRMW(oneOf(x, rmwOps))
		return true
	}
	for _, ops := range sameShape {
		for _, op := range ops {
			if op == i.Op() {
				i.Flags &= ir.FastMath
				i.SetOp(oneOf(x, ops))
				return true
			}
		}
	}
	return false
}

// flagsOf returns the flags that an instruction may carry.
func flagsOf(i *ir.Instr) []ir.Flags {
	switch i.Op() {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Trunc:
		return []ir.Flags{ir.NUW, ir.NSW}
	case ir.UDiv, ir.SDiv, ir.LShr, ir.AShr:
		return []ir.Flags{ir.Exact}
	case ir.Or:
		return []ir.Flags{ir.Disjoint}
	case ir.ZExt, ir.UIToFP:
		return []ir.Flags{ir.NNeg}
	case ir.GetElementPtr:
		return []ir.Flags{ir.InBounds | ir.NUSW, ir.NUSW, ir.NUW}
	case ir.FNeg, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem, ir.FCmp:
		return fastFlags
	case ir.Select, ir.Phi, ir.Call:
		if i.Type().Scalar().IsFloat() {
			return fastFlags
		}
	}
	return nil
}

var fastFlags = []ir.Flags{ir.FNNan, ir.FNInf, ir.FNSZ, ir.FARcp, ir.FContract, ir.FAfn, ir.FReassoc, ir.FastMath}

func changeFlags(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool { return flagsOf(i) != nil })
	if i == nil {
		return false
	}
	i.Flags ^= oneOf(x, flagsOf(i))
	if i.Op() == ir.GetElementPtr && i.Flags&ir.InBounds != 0 {
		i.Flags |= ir.NUSW
	}
	return true
}

// deletable reports whether an instruction may be removed, with other values in place of its
// result.
func deletable(i *ir.Instr) bool {
	return !i.IsTerminator() && !i.IsEHPad() && i.Type().Kind != ir.TokenKind && !isSwiftError(i) && i.Flags&ir.MustTail == 0
}

func deleteInstr(x *mutator) bool {
	i := x.instr(deletable)
	if i == nil {
		return false
	}
	if ir.HasUses(i) {
		at := i
		if i.Op() == ir.Phi {
			at = i.Block().FirstNonPhi()
		}
		v := x.value(at, i.Type())
		if v == ir.Value(i) || at != i && definedIn(v, i.Block()) {
			v = x.constant(i.Type())
		}
		ir.ReplaceAllUses(i, v)
	}
	f := i.Func()
	i.Erase()
	x.repair(f)
	return true
}

func definedIn(v ir.Value, b *ir.Block) bool {
	i, ok := v.(*ir.Instr)
	return ok && i.Block() == b
}

func duplicateInstr(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool { return deletable(i) && i.Op() != ir.Phi && isPlace(i) })
	if i == nil {
		return false
	}
	n := i.Clone()
	n.InsertBefore(i)
	if ir.HasUses(i) && x.chance(2) {
		ir.ReplaceUsesIf(i, n, func(u *ir.Use) bool { return u.Index() == 0 && u.User() != i && isFree(u.User(), 0) })
	}
	return true
}

// moveInstr moves an instruction to any place of the function; values that are missing then are
// replaced.
func moveInstr(x *mutator) bool {
	i := x.instr(func(i *ir.Instr) bool { return deletable(i) && i.Op() != ir.Phi && isPlace(i) })
	if i == nil {
		return false
	}
	f := i.Func()
	var places []*ir.Instr
	for at := range f.Instrs() {
		if isPlace(at) && at != i {
			places = append(places, at)
		}
	}
	if len(places) == 0 {
		return false
	}
	i.MoveBefore(oneOf(x, places))
	x.repair(f)
	return true
}

// wrapOperand puts a freeze or a select between a value and its use.
func wrapOperand(x *mutator) bool {
	i, k := x.freeOperand()
	if i == nil || !isPlace(i) {
		return false
	}
	at, v := ir.Before(i), i.Operand(k)
	if x.chance(2) {
		v = at.Insert(ir.NewInstr(ir.Freeze, v.Type(), v), "")
	} else {
		v = at.Select(x.value(i, x.m.Ctx.I1), v, x.value(i, v.Type()), "")
	}
	i.SetOperand(k, v)
	return true
}
