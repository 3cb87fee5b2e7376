package analysis

import (
	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// Cost is the cost of an instruction in size and latency together, relative to an addition: LLVM's
// TCK_SizeAndLatency. Targets may override it; the others get LLVM's figures for a generic machine.
func Cost(t *target.Target, i *ir.Instr) int {
	if t.OpCost != nil {
		return t.OpCost(i)
	}
	if t.KnownCost != nil {
		if n, ok := t.KnownCost(i); ok {
			return n
		}
	}
	return GenericCost(t, i)
}

// expensive is the cost of divisions.
const expensive = 4

// GenericCost is Cost for a target of which only its addresses and the widths of its registers are
// known.
func GenericCost(t *target.Target, i *ir.Instr) int {
	switch op := i.Op(); {
	case op.IsDivRem(), op == ir.FDiv, op == ir.FRem:
		return expensive
	case op == ir.Freeze, op == ir.ExtractValue, op == ir.Phi:
		return 0
	case op == ir.GetElementPtr:
		return addressCost(t, i)
	case op == ir.BitCast:
		if from := i.Operand(0).Type(); from == i.Type() || from.IsPtr() && i.Type().IsPtr() {
			return 0
		}
	case op == ir.Trunc, op.IsPtrToNumber(), op == ir.IntToPtr:
		return nativeCastCost(i)
	case op == ir.ZExt, op == ir.SExt:
		if i.Type().Kind == ir.IntKind && freeExtension(t, i) {
			return 0
		}
	case op.IsCall():
		if n := t.IntrinsicCost[i.IntrinsicID()]; n > 0 && !i.Type().IsVector() {
			return n
		}
		return callCost(i)
	}
	return 1
}

// freeExtension reports whether an extension is part of a load, or implicit on the machine.
func freeExtension(t *target.Target, i *ir.Instr) bool {
	from, to := i.Operand(0).Type().Bits, i.Type().Bits
	if free := t.Lowering.FreeZExt; i.Op() == ir.ZExt && free != nil && free(from, to) {
		return true
	}
	loads := t.Lowering.ExtendingLoad
	return loads != nil && Opcode(i.Operand(0)) == ir.Load && from >= 8 && loads(i.Op(), from, to)
}

// nativeCastCost is 0 for conversions from and to registers that the layout declares native.
func nativeCastCost(i *ir.Instr) int {
	dl := i.Func().Module().Layout
	from, to := i.Operand(0).Type(), i.Type()
	free := false
	switch i.Op() {
	case ir.Trunc:
		free = to.Kind == ir.IntKind && dl.IsLegalInt(to.Bits)
	case ir.PtrToInt, ir.PtrToAddr:
		free = to.Kind == ir.IntKind && dl.IsLegalInt(to.Bits) && to.Bits >= dl.PtrBits(from.Space)
	case ir.IntToPtr:
		free = from.Kind == ir.IntKind && dl.IsLegalInt(from.Bits) && from.Bits <= dl.PtrBits(to.Space)
	}
	if free {
		return 0
	}
	return 1
}

// addressCost is 0 for addresses that accesses fold.
func addressCost(t *target.Target, i *ir.Instr) int {
	if i.Type().IsVector() {
		return 1
	}
	dl := i.Func().Module().Layout
	symbol, _ := StripCasts(i.Operand(0)).(ir.GlobalValue)
	mode := target.AddressMode{Symbol: symbol, BaseReg: symbol == nil, Space: i.Type().Space}
	ty := i.ElemTy
	for k := 1; k < i.NumOperands(); k++ {
		index := ir.AsInt(i.Operand(k))
		if k > 1 && ty.Kind == ir.StructKind {
			n, _ := index.Uint64()
			mode.Offset += int64(dl.FieldOffset(ty, n))
			ty = ty.FieldAt(n)
			continue
		}
		if k > 1 {
			ty = ty.Elem
		}
		size := int64(dl.AllocSize(ty))
		if index != nil {
			n, _ := index.Int64()
			mode.Offset += n * size
			continue
		}
		if mode.Scale != 0 { // two variable indices
			return 1
		}
		mode.Scale = size
	}
	if t.FoldsAddress(mode) {
		return 0
	}
	return 1
}

// freeIntrinsics leave no code.
var freeIntrinsics = map[string]bool{
	"llvm.annotation": true, "llvm.assume": true, "llvm.sideeffect": true, "llvm.pseudoprobe": true, "llvm.arithmetic.fence": true,
	"llvm.dbg.assign": true, "llvm.dbg.declare": true, "llvm.dbg.declare_value": true, "llvm.dbg.value": true, "llvm.dbg.label": true,
	"llvm.invariant.start": true, "llvm.invariant.end": true, "llvm.launder.invariant.group": true, "llvm.strip.invariant.group": true,
	"llvm.is.constant": true, "llvm.lifetime.start": true, "llvm.lifetime.end": true, "llvm.experimental.noalias.scope.decl": true,
	"llvm.objectsize": true, "llvm.ptr.annotation": true, "llvm.var.annotation": true,
	"llvm.experimental.gc.result": true, "llvm.experimental.gc.relocate": true,
	"llvm.coro.alloc": true, "llvm.coro.begin": true, "llvm.coro.free": true, "llvm.coro.end": true, "llvm.coro.size": true,
	"llvm.coro.align": true, "llvm.coro.suspend": true, "llvm.coro.subfn.addr": true,
}

// AssumeLike reports whether i is an intrinsic that only annotates the program, although it may be
// declared to write memory.
func AssumeLike(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.assume", "llvm.sideeffect", "llvm.pseudoprobe", "llvm.dbg.assign", "llvm.dbg.declare", "llvm.dbg.declare_value", "llvm.dbg.value", "llvm.dbg.label",
		"llvm.invariant.start", "llvm.invariant.end", "llvm.lifetime.start", "llvm.lifetime.end", "llvm.experimental.noalias.scope.decl",
		"llvm.objectsize", "llvm.ptr.annotation", "llvm.var.annotation":
		return true
	}
	return false
}

// oneInstruction are library functions that machines usually have an instruction for.
var oneInstruction = map[string]bool{
	"copysign": true, "copysignf": true, "copysignl": true, "fabs": true, "fabsf": true, "fabsl": true,
	"fmin": true, "fminf": true, "fminl": true, "fmax": true, "fmaxf": true, "fmaxl": true,
	"sin": true, "sinf": true, "sinl": true, "cos": true, "cosf": true, "cosl": true, "sqrt": true, "sqrtf": true, "sqrtl": true,
	"pow": true, "powf": true, "powl": true, "exp2": true, "exp2f": true, "exp2l": true, "floor": true, "floorf": true,
	"ceil": true, "round": true, "ffs": true, "ffsl": true, "abs": true, "labs": true, "llabs": true,
}

// LoweredToCall reports whether a call of f surely becomes one in the code: f is neither an
// intrinsic nor one of the library functions that machines usually have an instruction for.
func LoweredToCall(f *ir.Func) bool {
	return !f.IsIntrinsic() && (f.Linkage.IsLocal() || !oneInstruction[f.Name()])
}

// callCost counts the call and its arguments.
func callCost(i *ir.Instr) int {
	f := i.CalledFunc()
	switch {
	case f != nil && f.IsIntrinsic():
		if freeIntrinsics[i.IntrinsicID()] {
			return 0
		}
		return 1
	case f != nil && oneInstruction[f.Name()]:
		return 1
	}
	return 1 + i.NumArgs()
}
