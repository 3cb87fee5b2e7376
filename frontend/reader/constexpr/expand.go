package constexpr

import "opt-go/frontend/ir"

// Unsupported returns the opcode of a constant expression within v that LLVM 19 no longer has, or
// BadOp.
func Unsupported(v ir.Value) ir.Op {
	k, ok := v.(*ir.Const)
	if !ok || len(k.Elems) == 0 {
		return ir.BadOp
	}
	if k.Kind == ir.ExprConst && !Supported(k.Op) {
		return k.Op
	}
	if k.Kind == ir.BlockAddressConst {
		return ir.BadOp
	}
	for _, e := range k.Elems {
		if op := Unsupported(e); op != ir.BadOp {
			return op
		}
	}
	return ir.BadOp
}

// Supported reports whether LLVM 19 has a constant expression of an opcode.
func Supported(op ir.Op) bool {
	switch op {
	case ir.Add, ir.Sub, ir.Mul, ir.Xor, ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast,
		ir.GetElementPtr, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		return true
	}
	return false
}

// Expand makes instructions before at that compute v, and returns the result.
func Expand(v ir.Value, at *ir.Instr) ir.Value {
	if Unsupported(v) == ir.BadOp {
		return v
	}
	k := v.(*ir.Const)
	if k.Kind != ir.ExprConst {
		return expandMembers(k, at)
	}
	operands := make([]ir.Value, len(k.Elems))
	for n, e := range k.Elems {
		operands[n] = Expand(e, at)
	}
	i := ir.NewInstr(k.Op, k.Type(), operands...)
	i.Flags, i.Pred, i.ElemTy, i.Pos = k.Flags, k.Pred, k.ElemTy, at.Pos
	if k.Mask != nil {
		i.SetMask(k.Mask)
	}
	i.InsertBefore(at)
	i.CopyDebugLoc(at)
	i.SetName("constexpr") // LLVM's name
	return i
}

// expandMembers builds an aggregate or vector member by member.
func expandMembers(k *ir.Const, at *ir.Instr) ir.Value {
	t := k.Type()
	var out ir.Value = ir.NewPoison(t)
	for n, e := range k.Elems {
		e = Expand(e, at)
		var i *ir.Instr
		if t.IsVector() {
			i = ir.NewInstr(ir.InsertElement, t, out, e, ir.NewInt(t.Context().I32, uint64(n)))
		} else {
			i = ir.NewInstr(ir.InsertValue, t, out, e)
			i.SetIndices([]uint64{uint64(n)})
		}
		i.Pos = at.Pos
		i.InsertBefore(at)
		out = i
	}
	return out
}
