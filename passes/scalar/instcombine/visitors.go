package instcombine

import "opt-go/frontend/ir"

// visit dispatches on the opcode. It returns nil when nothing is to be done.
func (ic *combiner) visit(i *ir.Instr) *ir.Instr {
	if i.Op().IsBinary() && isOp(i.Operand(0), ir.Phi) && isOp(i.Operand(1), ir.Phi) {
		if r := ic.simplified(i); r != nil {
			return r
		}
		if r := ic.binaryOfPhis(i); r != nil {
			return r
		}
	}
	if i.Op().IsBinary() && (isOp(i.Operand(0), ir.ShuffleVector) || isOp(i.Operand(1), ir.ShuffleVector)) {
		if r := ic.simplified(i); r != nil {
			return r
		}
		if r := ic.binaryOfShuffles(i); r != nil {
			return r
		}
	}
	switch i.Op() {
	case ir.Add:
		return ic.visitAdd(i)
	case ir.Sub:
		return ic.visitSub(i)
	case ir.Mul:
		return ic.visitMul(i)
	case ir.UDiv:
		return ic.visitUDiv(i)
	case ir.SDiv:
		return ic.visitSDiv(i)
	case ir.URem:
		return ic.visitURem(i)
	case ir.SRem:
		return ic.visitSRem(i)
	case ir.And:
		return ic.visitAnd(i)
	case ir.Or:
		return ic.visitOr(i)
	case ir.Xor:
		return ic.visitXor(i)
	case ir.Shl:
		return ic.visitShl(i)
	case ir.LShr:
		return ic.visitLShr(i)
	case ir.AShr:
		return ic.visitAShr(i)
	case ir.ICmp:
		return ic.visitICmp(i)
	case ir.FCmp:
		return ic.visitFCmp(i)
	case ir.FNeg, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv:
		return ic.visitFloat(i)
	case ir.Select:
		return ic.visitSelect(i)
	case ir.Trunc:
		return ic.visitTrunc(i)
	case ir.ZExt:
		return ic.visitZExt(i)
	case ir.SExt:
		return ic.visitSExt(i)
	case ir.Phi:
		return ic.visitPhi(i)
	case ir.GetElementPtr:
		return ic.visitGEP(i)
	case ir.Alloca:
		return ic.visitAlloca(i)
	case ir.Load:
		return ic.visitLoad(i)
	case ir.Store:
		return ic.visitStore(i)
	case ir.Br:
		return ic.visitBr(i)
	case ir.Switch:
		return ic.visitSwitch(i)
	case ir.Unreachable:
		return ic.visitUnreachable(i)
	case ir.Freeze:
		return ic.visitFreeze(i)
	case ir.Call:
		return ic.visitCall(i)
	case ir.ExtractElement, ir.InsertElement, ir.ShuffleVector, ir.ExtractValue, ir.InsertValue:
		return ic.visitVector(i)
	}
	if i.Op().IsCast() {
		return ic.visitCast(i)
	}
	return ic.simplified(i)
}
