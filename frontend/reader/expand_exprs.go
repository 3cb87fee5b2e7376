package reader

import "opt-go/frontend/ir"

// unsupportedExpr returns the opcode of a constant expression within v that LLVM 19 has no more, or BadOp.
func unsupportedExpr(v ir.Value) ir.Op {
	k, ok := v.(*ir.Const)
	if !ok || len(k.Elems) == 0 {
		return ir.BadOp
	}
	if k.Kind == ir.ExprConst && !supportedExpr(k.Op) {
		return k.Op
	}
	if k.Kind == ir.BlockAddressConst {
		return ir.BadOp
	}
	for _, e := range k.Elems {
		if op := unsupportedExpr(e); op != ir.BadOp {
			return op
		}
	}
	return ir.BadOp
}

// oldExpr refuses an initializer with a constant expression that LLVM 19 has no more. What LLVM 14 wrote, which shows by typed
// pointers, is kept.
func (r *reader) oldExpr(init ir.Value) {
	op := unsupportedExpr(init)
	switch {
	case op == ir.BadOp:
	case r.text != nil && r.text.Typed:
		r.warnf("'%s' constant expressions are no longer supported in initializers; LLVM 15 and later refuse what is printed of it", op)
	default:
		r.errorf("'%s' constant expressions are no longer supported in initializers", op)
	}
}

func supportedExpr(op ir.Op) bool {
	switch op {
	case ir.Add, ir.Sub, ir.Mul, ir.Xor, ir.Trunc, ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast,
		ir.GetElementPtr, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		return true
	}
	return false
}

// expandExprs turns constant expressions that LLVM 19 has no more into instructions in front of their use, as LLVM does
// when it reads old bitcode; in front of the terminator of the incoming block for a φ.
func (f *funcReader) expandExprs() {
	if !f.sawOldExpr {
		return
	}
	for i := range f.fn.Instrs() {
		for k, v := range i.Operands() {
			if unsupportedExpr(v) == ir.BadOp {
				continue
			}
			at := i
			if i.Op() == ir.Phi {
				at = i.IncomingBlock(k).Term()
				if n := sameEdge(i, k); n < k {
					i.SetOperand(k, i.Operand(n))
					continue
				}
			}
			if i.Op() == ir.LandingPad || i.Op() == ir.Switch && k > 0 {
				f.errorAt(f.at, "'%s' constant expressions are no longer supported here", unsupportedExpr(v))
				return
			}
			i.SetOperand(k, expand(v, at))
		}
	}
}

// sameEdge returns the first edge of a φ that comes from the same block as edge k; both must have the same value.
func sameEdge(phi *ir.Instr, k int) int {
	for n := range k {
		if phi.IncomingBlock(n) == phi.IncomingBlock(k) {
			return n
		}
	}
	return k
}

// expand makes instructions in front of at that compute v, and returns the result.
func expand(v ir.Value, at *ir.Instr) ir.Value {
	if unsupportedExpr(v) == ir.BadOp {
		return v
	}
	k := v.(*ir.Const)
	if k.Kind != ir.ExprConst {
		return expandMembers(k, at)
	}
	operands := make([]ir.Value, len(k.Elems))
	for n, e := range k.Elems {
		operands[n] = expand(e, at)
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
		e = expand(e, at)
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
