package instcombine

import "opt-go/frontend/ir"

// visit dispatches on the opcode. It returns nil when there is nothing to do.
func (ic *combiner) visit(i *ir.Instr) *ir.Instr {
	if i.Op().IsBinary() {
		if r := ic.binaryOfAlike(i); r != nil {
			return r
		}
	}
	switch i.Op() {
	case ir.FNeg, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv:
		return ic.visitFloat(i)
	case ir.ExtractElement, ir.InsertElement, ir.ShuffleVector, ir.ExtractValue, ir.InsertValue:
		return ic.visitVector(i)
	}
	if f := visitors[i.Op()]; f != nil {
		if r := f(ic, i); r != nil || !ic.newer || i.Block() == nil {
			return r
		}
		return ic.constantsOfArm(i)
	}
	if i.Op().IsCast() {
		return ic.visitCast(i)
	}
	return ic.simplified(i)
}

// visitors has the rules of the opcodes that are families of their own.
var visitors [ir.NumOps]func(*combiner, *ir.Instr) *ir.Instr

func init() { // not an initialiser, for rules come back to visit
	visitors = [ir.NumOps]func(*combiner, *ir.Instr) *ir.Instr{
		ir.Add: (*combiner).visitAdd, ir.Sub: (*combiner).visitSub, ir.Mul: (*combiner).visitMul,
		ir.UDiv: (*combiner).visitUDiv, ir.SDiv: (*combiner).visitSDiv, ir.URem: (*combiner).visitURem, ir.SRem: (*combiner).visitSRem,
		ir.And: (*combiner).visitAnd, ir.Or: (*combiner).visitOr, ir.Xor: (*combiner).visitXor,
		ir.Shl: (*combiner).visitShl, ir.LShr: (*combiner).visitLShr, ir.AShr: (*combiner).visitAShr,
		ir.ICmp: (*combiner).visitICmp, ir.FCmp: (*combiner).visitFCmp, ir.Select: (*combiner).visitSelect, ir.Phi: (*combiner).visitPhi,
		ir.Trunc: (*combiner).visitTrunc, ir.ZExt: (*combiner).visitZExt, ir.SExt: (*combiner).visitSExt, ir.Freeze: (*combiner).visitFreeze,
		ir.GetElementPtr: (*combiner).visitGEP, ir.Alloca: (*combiner).visitAlloca, ir.Load: (*combiner).visitLoad, ir.Store: (*combiner).visitStore,
		ir.Br: (*combiner).visitBr, ir.Ret: (*combiner).visitRet, ir.Switch: (*combiner).visitSwitch, ir.Unreachable: (*combiner).visitUnreachable, ir.Call: (*combiner).visitCall, ir.Invoke: (*combiner).visitInvoke, ir.Fence: (*combiner).visitFence,
	}
}

// binaryOfAlike does a binary operation of two φs or of shuffled vectors before these, where it
// can.
func (ic *combiner) binaryOfAlike(i *ir.Instr) *ir.Instr {
	x, y := i.Operand(0), i.Operand(1)
	phis := isOp(x, ir.Phi) && isOp(y, ir.Phi)
	shuffles := isOp(x, ir.ShuffleVector) || isOp(y, ir.ShuffleVector)
	if !phis && !shuffles {
		return nil
	}
	if r := ic.simplified(i); r != nil {
		return r
	}
	if phis {
		return ic.binaryOfPhis(i)
	}
	return ic.binaryOfShuffles(i)
}
