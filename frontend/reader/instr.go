package reader

import (
	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
	"opt-go/frontend/reader/fromllir"
	"opt-go/frontend/version"
)

// inst makes an instruction, without operands. A bitcast between pointers makes none.
func (f *funcReader) inst(in llir.Instruction) {
	if f.memory(in) || f.arithmetic(in) || f.cast(in) || f.other(in) {
		return
	}
	panic("frontend: llir instruction of unknown kind " + in.LLString())
}

// binary makes a two-operand instruction.
func (f *funcReader) binary(op ir.Op, t types.Type, fl ir.Flags, x, y value.Value) bool {
	f.begin(op, f.resultType(t), x, y).Flags = fl
	return true
}

func (f *funcReader) arithmetic(in llir.Instruction) bool {
	switch in := in.(type) {
	case *llir.InstAdd:
		return f.binary(ir.Add, in.Typ, fromllir.Overflow(in.OverflowFlags), in.X, in.Y)
	case *llir.InstSub:
		return f.binary(ir.Sub, in.Typ, fromllir.Overflow(in.OverflowFlags), in.X, in.Y)
	case *llir.InstMul:
		return f.binary(ir.Mul, in.Typ, fromllir.Overflow(in.OverflowFlags), in.X, in.Y)
	case *llir.InstShl:
		return f.binary(ir.Shl, in.Typ, fromllir.Overflow(in.OverflowFlags), in.X, in.Y)
	case *llir.InstUDiv:
		return f.binary(ir.UDiv, in.Typ, fromllir.Exact(in.Exact), in.X, in.Y)
	case *llir.InstSDiv:
		return f.binary(ir.SDiv, in.Typ, fromllir.Exact(in.Exact), in.X, in.Y)
	case *llir.InstLShr:
		return f.binary(ir.LShr, in.Typ, fromllir.Exact(in.Exact), in.X, in.Y)
	case *llir.InstAShr:
		return f.binary(ir.AShr, in.Typ, fromllir.Exact(in.Exact), in.X, in.Y)
	case *llir.InstURem:
		return f.binary(ir.URem, in.Typ, 0, in.X, in.Y)
	case *llir.InstSRem:
		return f.binary(ir.SRem, in.Typ, 0, in.X, in.Y)
	case *llir.InstAnd:
		return f.binary(ir.And, in.Typ, 0, in.X, in.Y)
	case *llir.InstOr:
		return f.binary(ir.Or, in.Typ, 0, in.X, in.Y)
	case *llir.InstXor:
		return f.binary(ir.Xor, in.Typ, 0, in.X, in.Y)
	case *llir.InstFAdd:
		return f.binary(ir.FAdd, in.Typ, fromllir.FastMath(in.FastMathFlags), in.X, in.Y)
	case *llir.InstFSub:
		return f.binary(ir.FSub, in.Typ, fromllir.FastMath(in.FastMathFlags), in.X, in.Y)
	case *llir.InstFMul:
		return f.binary(ir.FMul, in.Typ, fromllir.FastMath(in.FastMathFlags), in.X, in.Y)
	case *llir.InstFDiv:
		return f.binary(ir.FDiv, in.Typ, fromllir.FastMath(in.FastMathFlags), in.X, in.Y)
	case *llir.InstFRem:
		return f.binary(ir.FRem, in.Typ, fromllir.FastMath(in.FastMathFlags), in.X, in.Y)
	case *llir.InstICmp:
		f.begin(ir.ICmp, f.typeOf(in), in.X, in.Y).Pred = fromllir.Pred(in.Pred.String(), false)
		return true
	case *llir.InstFCmp:
		i := f.begin(ir.FCmp, f.typeOf(in), in.X, in.Y)
		i.Pred, i.Flags = fromllir.Pred(in.Pred.String(), true), fromllir.FastMath(in.FastMathFlags)
		return true
	case *llir.InstFNeg:
		f.begin(ir.FNeg, f.resultType(in.Typ), in.X).Flags = fromllir.FastMath(in.FastMathFlags)
		return true
	}
	return false
}

func (f *funcReader) cast(in llir.Instruction) bool {
	switch in := in.(type) {
	case *llir.InstTrunc:
		f.begin(ir.Trunc, f.resultType(in.To), in.From)
	case *llir.InstZExt:
		f.begin(ir.ZExt, f.resultType(in.To), in.From)
	case *llir.InstSExt:
		f.begin(ir.SExt, f.resultType(in.To), in.From)
	case *llir.InstFPTrunc:
		f.begin(ir.FPTrunc, f.resultType(in.To), in.From)
	case *llir.InstFPExt:
		f.begin(ir.FPExt, f.resultType(in.To), in.From)
	case *llir.InstFPToUI:
		f.begin(ir.FPToUI, f.resultType(in.To), in.From)
	case *llir.InstFPToSI:
		f.begin(ir.FPToSI, f.resultType(in.To), in.From)
	case *llir.InstUIToFP:
		f.begin(ir.UIToFP, f.resultType(in.To), in.From)
	case *llir.InstSIToFP:
		f.begin(ir.SIToFP, f.resultType(in.To), in.From)
	case *llir.InstPtrToInt:
		f.begin(f.ptrToNumber(), f.resultType(in.To), in.From)
	case *llir.InstIntToPtr:
		f.begin(ir.IntToPtr, f.resultType(in.To), in.From)
	case *llir.InstAddrSpaceCast:
		f.begin(ir.AddrSpaceCast, f.resultType(in.To), in.From)
	case *llir.InstBitCast:
		f.bitcast(in)
	default:
		return false
	}
	return true
}

// ptrToNumber returns the opcode that the text has where llir has a ptrtoint.
func (f *funcReader) ptrToNumber() ir.Op {
	if s := f.stmtAt(f.stmt); s != nil && f.text.Op(*s) == "ptrtoaddr" {
		f.out.NeedVersion(version.PtrToAddr)
		return ir.PtrToAddr
	}
	return ir.PtrToInt
}

// bitcast drops a conversion between pointers that have become the same type, unless the module is
// wanted as it is written. Where pointers are opaque in the text already, a bitcast from ptr to ptr
// stays: who prints such a thing means it.
func (f *funcReader) bitcast(in *llir.InstBitCast) {
	to := f.resultType(in.To)
	stays := f.text != nil && (!f.text.Typed || f.text.AsWritten)
	if !stays && to.Scalar().IsPtr() && f.typeOf(in.From) == to {
		if f.gone == nil {
			f.gone = map[value.Value]value.Value{}
		}
		f.gone[in] = in.From
		return
	}
	f.begin(ir.BitCast, to, in.From)
}

func (f *funcReader) memory(in llir.Instruction) bool {
	switch in := in.(type) {
	case *llir.InstLoad:
		i := f.begin(ir.Load, f.resultType(in.ElemType), in.Src)
		f.access(i, in.Volatile, in.Atomic, in.Ordering, in.SyncScope)
		f.setAlign(i, f.alignment(in.Align))
	case *llir.InstStore:
		i := f.begin(ir.Store, f.ctx.Void, in.Src, in.Dst)
		f.access(i, in.Volatile, in.Atomic, in.Ordering, in.SyncScope)
		f.setAlign(i, f.alignment(in.Align))
	case *llir.InstGetElementPtr:
		i := f.begin(ir.GetElementPtr, f.typeOf(in), in.Src)
		f.ops = append(f.ops, in.Indices...)
		i.ElemTy = f.types.convert(in.ElemType)
		if in.InBounds {
			i.Flags = ir.InBounds
		}
	case *llir.InstAlloca:
		f.alloca(in)
	case *llir.InstFence:
		i := f.begin(ir.Fence, f.ctx.Void)
		i.Ordering = fromllir.Ordering(in.Ordering)
		i.SetSyncScope(in.SyncScope)
	case *llir.InstCmpXchg:
		i := f.begin(ir.CmpXchg, f.typeOf(in), in.Ptr, in.Cmp, in.New)
		f.access(i, in.Volatile, false, in.SuccessOrdering, in.SyncScope)
		i.SetFailOrder(fromllir.Ordering(in.FailureOrdering))
		if in.Weak {
			i.Flags |= ir.Weak
		}
		f.setAlign(i, f.alignment(0))
	case *llir.InstAtomicRMW:
		i := f.begin(ir.AtomicRMW, f.typeOf(in), in.Dst, in.X)
		f.access(i, in.Volatile, false, in.Ordering, in.SyncScope)
		i.SetRMW(f.rmwOp(in.Op))
		f.setAlign(i, f.alignment(0))
	default:
		return false
	}
	return true
}

func (f *funcReader) alloca(in *llir.InstAlloca) {
	var n value.Value = constant.NewInt(types.I32, 1)
	if in.NElems != nil {
		n = in.NElems
	}
	i := f.begin(ir.Alloca, f.ctx.Pointer(int(in.AddrSpace)), n)
	i.ElemTy = f.types.convert(in.ElemType)
	if in.InAlloca {
		i.Flags |= ir.InAlloca
	}
	if in.SwiftError {
		i.Flags |= ir.SwiftError
	}
	f.setAlign(i, uint64(in.Align))
}

// alignment returns the alignment of the statement being made, from the side table or, in a module
// without a text, from llir.
func (f *funcReader) alignment(n llir.Align) uint64 {
	if s := f.stmtAt(f.stmt); s != nil && s.Align() > 0 {
		return s.Align()
	}
	return uint64(n)
}

// setAlign sets a written alignment and rejects an invalid one.
func (f *funcReader) setAlign(i *ir.Instr, n uint64) {
	if n&(n-1) != 0 {
		f.errorf("alignment %d is not a power of two", n)
		return
	}
	if n > 1<<32 {
		f.errorf("alignment %d is too large", n)
		return
	}
	i.SetAlign(n)
}

// access sets the common fields of loads, stores and atomics.
func (f *funcReader) access(i *ir.Instr, volatile, atomic bool, o enum.AtomicOrdering, scope string) {
	if volatile {
		i.Flags |= ir.Volatile
	}
	if atomic {
		i.Flags |= ir.Atomic
	}
	i.Ordering = fromllir.Ordering(o)
	i.SetSyncScope(scope)
	if atomic && i.Ordering == ir.NotAtomic {
		f.errorf("expected ordering on atomic instruction")
	}
}

func (f *funcReader) rmwOp(op enum.AtomicOp) ir.RMWOp {
	if s := f.stmtAt(f.stmt); s != nil {
		if name := f.text.Op(*s); name != "" {
			if !newRMWOps[ir.RMWOp(name)] {
				f.errorAtWord(name, "unknown operation '%s' of 'atomicrmw'", name)
			}
			f.out.NeedVersion(version.RMW(name))
			return ir.RMWOp(name)
		}
	}
	return ir.RMWOp(op.String())
}

// newRMWOps are the operations of atomicrmw that LLVM 14 does not have.
var newRMWOps = map[ir.RMWOp]bool{
	"fmax": true, "fmin": true, "fmaximum": true, "fminimum": true, "fmaximumnum": true, "fminimumnum": true,
	"uinc_wrap": true, "udec_wrap": true, "usub_cond": true, "usub_sat": true,
}

func (f *funcReader) other(in llir.Instruction) bool {
	switch in := in.(type) {
	case *llir.InstPhi:
		i := f.begin(ir.Phi, f.resultType(in.Typ))
		f.cur.predLo = len(f.preds)
		for _, inc := range in.Incs {
			f.ops = append(f.ops, inc.X)
			f.preds = append(f.preds, inc.Pred)
		}
		i.Flags = fromllir.FastMath(in.FastMathFlags)
	case *llir.InstCall:
		f.call(in)
	case *llir.InstSelect:
		f.begin(ir.Select, f.resultType(in.Typ), in.Cond, in.ValueTrue, in.ValueFalse).Flags = fromllir.FastMath(in.FastMathFlags)
	case *llir.InstFreeze:
		if s := f.stmtAt(f.stmt); s != nil && f.text.Op(*s) == "phi" {
			f.begin(ir.Phi, f.resultType(in.Typ))
			f.cur.predLo = len(f.preds)
			break
		}
		f.begin(ir.Freeze, f.resultType(in.Typ), in.X)
	case *llir.InstExtractElement:
		f.begin(ir.ExtractElement, f.resultType(in.Typ), in.X, in.Index)
	case *llir.InstInsertElement:
		f.begin(ir.InsertElement, f.resultType(in.Typ), in.X, in.Elem, in.Index)
	case *llir.InstShuffleVector:
		f.shuffle(f.typeOf(in), in.X, in.Y, in.Mask)
	case *llir.InstExtractValue:
		f.begin(ir.ExtractValue, f.resultType(in.Typ), in.X).SetIndices(in.Indices)
	case *llir.InstInsertValue:
		f.begin(ir.InsertValue, f.resultType(in.Typ), in.X, in.Elem).SetIndices(in.Indices)
	case *llir.InstVAArg:
		f.begin(ir.VAArg, f.resultType(in.ArgType), in.ArgList)
	case *llir.InstLandingPad:
		f.landingPad(in)
	case *llir.InstCatchPad:
		f.begin(ir.CatchPad, f.ctx.Token, in.CatchSwitch)
		f.ops = append(f.ops, in.Args...)
	case *llir.InstCleanupPad:
		f.begin(ir.CleanupPad, f.ctx.Token, in.ParentPad)
		f.ops = append(f.ops, in.Args...)
	default:
		return false
	}
	return true
}

func (f *funcReader) shuffle(ty *ir.Type, x, y, of value.Value) {
	i := f.begin(ir.ShuffleVector, ty, x, y)
	c, ok := of.(constant.Constant)
	if !ok {
		f.errorAt(f.operandStart(2), "invalid shufflevector mask: it is no constant")
		return
	}
	mask, err := constexpr.ShuffleMask(f.constant(c))
	if err != nil {
		f.errorAt(f.operandStart(2), "%s", err)
	}
	i.SetMask(mask)
}

func (f *funcReader) landingPad(in *llir.InstLandingPad) {
	i := f.begin(ir.LandingPad, f.resultType(in.ResultType))
	if in.Cleanup {
		i.Flags |= ir.CleanupPadFlag
	}
	f.cur.clauses = in.Clauses
}
