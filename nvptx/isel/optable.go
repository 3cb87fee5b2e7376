package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/arith"
	"opt-go/nvptx/isel/control"
	"opt-go/nvptx/isel/memory"
	"opt-go/nvptx/isel/sel"
)

// opTable maps each opcode to its handler. Opcodes without a handler have no PTX form: indirectbr,
// callbr and the instructions of exception handling.
func opTable() [ir.NumOps]sel.Handler {
	t := [ir.NumOps]sel.Handler{
		ir.Ret: control.Ret, ir.Br: control.Br, ir.Switch: control.Switch, ir.Unreachable: control.Unreachable,
		ir.Invoke: control.Invoke,

		ir.FNeg: arith.FNeg,
		ir.Add:  arith.Add, ir.Sub: sel.Lanewise(arith.IntBinary), ir.Mul: arith.Mul, ir.Shl: arith.Shl,
		ir.FAdd: arith.FAdd, ir.FSub: arith.Packable("sub", arith.FSub), ir.FMul: arith.Packable("mul", sel.Lanewise(arith.FloatBinary)), ir.FDiv: arith.FDiv,
		ir.FRem: sel.Lanewise(arith.FloatBinary),
		ir.And:  arith.Logic, ir.Or: arith.Logic, ir.Xor: arith.Logic,

		ir.ExtractElement: memory.ExtractElement, ir.InsertElement: memory.InsertElement,
		ir.ShuffleVector: (*sel.Func).NoCode, ir.ExtractValue: (*sel.Func).NoCode, ir.InsertValue: (*sel.Func).NoCode,

		ir.Alloca: memory.Alloca, ir.Load: memory.Load, ir.Store: memory.Store, ir.Fence: memory.Fence,
		ir.CmpXchg: memory.CmpXchg, ir.AtomicRMW: memory.AtomicRMW, ir.GetElementPtr: memory.GEP,

		ir.Trunc: arith.Trunc, ir.ZExt: sel.Lanewise(arith.Extend), ir.SExt: sel.Lanewise(arith.Extend),
		ir.FPTrunc: arith.FPTrunc, ir.FPExt: sel.Lanewise(arith.FloatResize),
		ir.FPToUI: sel.Lanewise(arith.FloatToInt), ir.FPToSI: sel.Lanewise(arith.FloatToInt),
		ir.UIToFP: sel.Lanewise(arith.IntToFloat), ir.SIToFP: sel.Lanewise(arith.IntToFloat),
		ir.PtrToInt: sel.Lanewise(arith.ResizePointer), ir.PtrToAddr: sel.Lanewise(arith.ResizePointer), ir.IntToPtr: sel.Lanewise(arith.ResizePointer),
		ir.BitCast: arith.BitCast, ir.AddrSpaceCast: arith.AddrSpaceCast,

		ir.ICmp: arith.ICmp, ir.FCmp: sel.Lanewise(arith.FCmp), ir.Select: arith.Select,
		ir.Freeze: (*sel.Func).NoCode, ir.Call: control.Call, ir.VAArg: control.VAArg,
	}
	for _, op := range []ir.Op{ir.UDiv, ir.SDiv, ir.URem, ir.SRem} {
		t[op] = sel.Lanewise(arith.Divide)
	}
	for _, op := range []ir.Op{ir.LShr, ir.AShr} {
		t[op] = arith.ShiftRight
	}
	return t
}

// structuralTable lists the opcodes that need no code, or not always.
func structuralTable() [ir.NumOps]sel.Structural {
	return [ir.NumOps]sel.Structural{
		ir.ExtractValue: memory.ThroughExtractValue, ir.InsertValue: memory.ThroughInsertValue,
		ir.ExtractElement: memory.ThroughExtractElement, ir.InsertElement: memory.ThroughInsertElement, ir.ShuffleVector: memory.ThroughShuffle,
		ir.Freeze: sel.ThroughFirst, ir.BitCast: arith.ThroughBitCast, ir.PtrToInt: arith.ThroughBitCast, ir.PtrToAddr: arith.ThroughBitCast, ir.IntToPtr: arith.ThroughBitCast,
		ir.AddrSpaceCast: arith.ThroughAddrSpaceCast, ir.Trunc: arith.ThroughTrunc, ir.ZExt: arith.ThroughExtension, ir.SExt: arith.ThroughExtension,
		ir.Alloca: memory.ThroughAlloca, ir.GetElementPtr: memory.ThroughGEP, ir.Call: control.ThroughCall, ir.Load: memory.ThroughLoad,
	}
}
