package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// handler emits the code of an instruction whose result, if it has one, was requested.
type handler func(s *fsel, i *ir.Instr)

// structural answers a request for the value of an instruction that only renames or rearranges
// others: with their operands, and without any code. It returns nil where code is needed after all.
type structural func(s *fsel, i *ir.Instr) []ptx.Operand

// tables say how each opcode and each intrinsic is selected.
type tables struct {
	lower     [ir.NumOps]handler    // nil: the opcode has no PTX form
	through   [ir.NumOps]structural // nil: the opcode always needs code
	intrinsic func(name string) (row intrinsic, ok bool)
}

// opTable maps each opcode to its handler. Opcodes without a handler have no PTX form: indirectbr,
// callbr and the instructions of exception handling.
func opTable() [ir.NumOps]handler {
	t := [ir.NumOps]handler{
		ir.Ret: (*fsel).selectRet, ir.Br: (*fsel).selectBr, ir.Switch: (*fsel).selectSwitch, ir.Unreachable: (*fsel).selectUnreachable,
		ir.Invoke: (*fsel).selectInvoke,

		ir.FNeg: (*fsel).selectFNeg,
		ir.Add:  (*fsel).selectAdd, ir.Sub: lanewise((*fsel).intBinary), ir.Mul: (*fsel).selectMul, ir.Shl: (*fsel).selectShl,
		ir.FAdd: (*fsel).selectFAdd, ir.FSub: packable("sub", (*fsel).selectFSub), ir.FMul: packable("mul", lanewise((*fsel).floatBinary)), ir.FDiv: (*fsel).selectFDiv,
		ir.FRem: lanewise((*fsel).floatBinary),
		ir.And:  (*fsel).selectLogic, ir.Or: (*fsel).selectLogic, ir.Xor: (*fsel).selectLogic,

		ir.ExtractElement: (*fsel).selectExtractElement, ir.InsertElement: (*fsel).selectInsertElement,
		ir.ShuffleVector: (*fsel).copyStructural, ir.ExtractValue: (*fsel).copyStructural, ir.InsertValue: (*fsel).copyStructural,

		ir.Alloca: (*fsel).selectAlloca, ir.Load: (*fsel).selectLoad, ir.Store: (*fsel).selectStore, ir.Fence: (*fsel).selectFence,
		ir.CmpXchg: (*fsel).selectCmpXchg, ir.AtomicRMW: (*fsel).selectAtomicRMW, ir.GetElementPtr: (*fsel).selectGEP,

		ir.Trunc: (*fsel).selectTrunc, ir.ZExt: lanewise((*fsel).extLane), ir.SExt: lanewise((*fsel).extLane),
		ir.FPTrunc: lanewise((*fsel).floatResize), ir.FPExt: lanewise((*fsel).floatResize),
		ir.FPToUI: lanewise((*fsel).floatToInt), ir.FPToSI: lanewise((*fsel).floatToInt),
		ir.UIToFP: lanewise((*fsel).intToFloat), ir.SIToFP: lanewise((*fsel).intToFloat),
		ir.PtrToInt: lanewise((*fsel).pointerInt), ir.PtrToAddr: lanewise((*fsel).pointerInt), ir.IntToPtr: lanewise((*fsel).pointerInt),
		ir.BitCast: (*fsel).selectBitCast, ir.AddrSpaceCast: (*fsel).selectAddrSpaceCast,

		ir.ICmp: (*fsel).selectICmp, ir.FCmp: lanewise((*fsel).floatCompare), ir.Select: (*fsel).selectSelect,
		ir.Freeze: (*fsel).copyStructural, ir.Call: (*fsel).selectCall, ir.VAArg: (*fsel).selectVAArg,
	}
	for _, op := range []ir.Op{ir.UDiv, ir.SDiv, ir.URem, ir.SRem} {
		t[op] = lanewise((*fsel).divide)
	}
	for _, op := range []ir.Op{ir.LShr, ir.AShr} {
		t[op] = (*fsel).selectShiftRight
	}
	return t
}

// structuralTable lists the opcodes that need no code, or not always.
func structuralTable() [ir.NumOps]structural {
	return [ir.NumOps]structural{
		ir.ExtractValue: throughExtractValue, ir.InsertValue: throughInsertValue,
		ir.ExtractElement: throughExtractElement, ir.InsertElement: throughInsertElement, ir.ShuffleVector: throughShuffle,
		ir.Freeze: throughFirst, ir.BitCast: throughBitCast, ir.PtrToInt: throughBitCast, ir.PtrToAddr: throughBitCast, ir.IntToPtr: throughBitCast,
		ir.AddrSpaceCast: throughAddrSpaceCast, ir.Trunc: throughTrunc, ir.ZExt: throughExtension, ir.SExt: throughExtension,
		ir.Alloca: throughAlloca, ir.GetElementPtr: throughGEP, ir.Call: throughCall, ir.Load: throughLoad,
	}
}

// lane is one lane of an operation: the registers to define and the operands, each a scalar's
// pieces.
type lane struct {
	d      []ptx.Reg
	a      [][]ptx.Operand
	scalar bool // the instruction is no vector operation, so its IR operands are those of the lane
}

// lanewise makes a handler of what selects a single lane.
func lanewise(one func(s *fsel, i *ir.Instr, l lane)) handler {
	return func(s *fsel, i *ir.Instr) {
		if !s.typesOK(i) {
			return
		}
		d := s.dst(i)
		n := 1
		if i.Type().IsVector() {
			n = int(i.Type().Len)
		}
		args := make([][]ptx.Operand, i.NumOperands())
		for k := range args {
			args[k] = s.get(i.Operand(k))
		}
		for k := range n {
			l := lane{d: part(d, k, n), scalar: n == 1 && !i.Type().IsVector()}
			for _, a := range args {
				l.a = append(l.a, part(a, k, n))
			}
			one(s, i, l)
		}
	}
}

// part is the k-th of n equal parts.
func part[T any](all []T, k, n int) []T {
	size := len(all) / n
	return all[k*size : (k+1)*size]
}

// typesOK reports types that no register holds, once for the instruction.
func (s *fsel) typesOK(i *ir.Instr) bool {
	if _, ok := s.m.pieces(i.Type()); !ok {
		s.unsupported(i, "%s of type %s", i.Op(), i.Type())
		return false
	}
	for _, v := range i.Operands() {
		if _, ok := s.m.pieces(v.Type()); !ok {
			s.unsupported(i, "%s of type %s", i.Op(), v.Type())
			return false
		}
	}
	return true
}

// copyStructural is for opcodes that are always structural: when such an instruction is visited,
// its users have used its operands directly, or its type was rejected.
func (s *fsel) copyStructural(i *ir.Instr) {
	if _, ok := s.m.pieces(i.Type()); !ok {
		s.unsupported(i, "%s of type %s", i.Op(), i.Type())
	}
}
