package valuetracking

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// NotUndefOrPoison reports whether v is surely neither undef nor poison.
func NotUndefOrPoison(v ir.Value) bool { return notPoison(v, true, 0) }

// Defined is NotUndefOrPoison at the context of the query: code above, or code that surely follows,
// gives more facts.
func (q *Query) Defined(v ir.Value) bool {
	if q.At == nil || q.At.Block() == nil {
		return NotUndefOrPoison(v)
	}
	return DefinedIn(v, q.At.Block(), q.Dom)
}

// NotPoison reports whether v is surely not poison; it may be undef.
func NotPoison(v ir.Value) bool { return notPoison(v, false, 0) }

func notPoison(v ir.Value, notUndef bool, depth int) bool {
	return neverPoison(v, notUndef, depth) || !notUndef && undefinedIfPoison(v)
}

// maxDefinedDepth bounds how far operands are followed.
const maxDefinedDepth = 6

func neverPoison(v ir.Value, notUndef bool, depth int) bool {
	if depth >= maxDefinedDepth {
		return false
	}
	switch v := v.(type) {
	case *ir.Const:
		return ConstNotPoison(v, notUndef)
	case *ir.Param:
		a := v.Attrs()
		return a.Has("noundef") || a.Has("dereferenceable") || a.Has("dereferenceable_or_null")
	case *ir.Func, *ir.GlobalVar, *ir.Alias, *ir.IFunc:
		return true
	case *ir.Instr:
		return instrNotPoison(v, notUndef, depth)
	}
	return false
}

func ConstNotPoison(k *ir.Const, notUndef bool) bool {
	switch k.Kind {
	case ir.PoisonConst:
		return false
	case ir.ExprConst:
		if k.Flags != 0 { // a promise that may be broken
			return false
		}
	case ir.UndefConst:
		return !notUndef
	case ir.StructConst, ir.ArrayConst, ir.ZeroConst: // as in LLVM, which does not look into aggregates
		return !k.Type().IsAggregate()
	}
	for _, e := range k.Elems {
		if !notPoison(e, notUndef, 0) {
			return false
		}
	}
	return true
}

// saysDefined reports whether an instruction itself says that it yields neither undef nor poison.
func saysDefined(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op == ir.Freeze, op == ir.Alloca:
		return true
	case op == ir.Load:
		return i.MD("noundef") != nil || i.MD("dereferenceable") != nil || i.MD("dereferenceable_or_null") != nil
	case op.IsCall():
		return analysis.RetHas(i, "noundef") || analysis.RetHas(i, "dereferenceable") || analysis.RetHas(i, "dereferenceable_or_null")
	}
	return false
}

func instrNotPoison(i *ir.Instr, notUndef bool, depth int) bool {
	if saysDefined(i) {
		return true
	}
	if i.Op() == ir.Load || i.Op() != ir.Phi && MayCreatePoison(i) {
		return false
	}
	for _, v := range i.Operands() {
		if !notPoison(v, notUndef, depth+1) {
			return false
		}
	}
	return true
}

// MayCreatePoison reports whether i may yield poison from operands that are not: by its flags or
// its opcode.
func MayCreatePoison(i *ir.Instr) bool {
	if i.Flags&ir.PoisonFlags != 0 {
		return true
	}
	switch op := i.Op(); {
	case op.IsShift():
		k := ir.AsInt(i.Operand(1))
		if k == nil {
			return true
		}
		n, ok := k.Uint64()
		return !ok || n >= uint64(k.Type().Bits)
	case op.IsBinary(), op == ir.ICmp, op == ir.FCmp, op == ir.Select, op == ir.FNeg, op == ir.ExtractValue, op == ir.InsertValue:
		return false
	case op == ir.GetElementPtr:
		return false
	case op.IsCast():
		return op == ir.FPToUI || op == ir.FPToSI
	case op == ir.ExtractElement:
		return !withinVector(i.Operand(1), i.Operand(0).Type())
	case op == ir.InsertElement:
		return !withinVector(i.Operand(2), i.Type())
	case op == ir.ShuffleVector:
		return slices.ContainsFunc(i.Mask(), func(m int32) bool { return m < 0 })
	case op == ir.Call:
		switch id := i.IntrinsicID(); id {
		case "llvm.abs", "llvm.ctlz", "llvm.cttz": // unless one number is excluded
			k := ir.AsInt(i.Arg(1))
			return k == nil || !k.IsZero()
		default:
			return !keepsDefined[id] && !analysis.CallHas(i, "nocreateundeforpoison")
		}
	}
	return true
}

func withinVector(index ir.Value, vector *ir.Type) bool {
	n, ok := match.Uint(index)
	return ok && n < vector.Len
}

// keepsDefined are the intrinsics that yield neither undef nor poison when no argument is.
var keepsDefined = map[string]bool{
	"llvm.umax": true, "llvm.umin": true, "llvm.smax": true, "llvm.smin": true, "llvm.ctpop": true, "llvm.bswap": true, "llvm.bitreverse": true,
	"llvm.fshl": true, "llvm.fshr": true, "llvm.ptrmask": true, "llvm.fptoui.sat": true, "llvm.fptosi.sat": true,
	"llvm.sadd.with.overflow": true, "llvm.ssub.with.overflow": true, "llvm.smul.with.overflow": true,
	"llvm.uadd.with.overflow": true, "llvm.usub.with.overflow": true, "llvm.umul.with.overflow": true,
	"llvm.sadd.sat": true, "llvm.uadd.sat": true, "llvm.ssub.sat": true, "llvm.usub.sat": true,
	"llvm.fma": true, "llvm.fmuladd": true, "llvm.sqrt": true, "llvm.powi": true, "llvm.sin": true, "llvm.cos": true, "llvm.pow": true,
	"llvm.log": true, "llvm.log10": true, "llvm.log2": true, "llvm.exp": true, "llvm.exp2": true, "llvm.exp10": true, "llvm.fabs": true,
	"llvm.copysign": true, "llvm.floor": true, "llvm.ceil": true, "llvm.trunc": true, "llvm.rint": true, "llvm.nearbyint": true,
	"llvm.round": true, "llvm.roundeven": true, "llvm.fptrunc.round": true, "llvm.canonicalize": true, "llvm.arithmetic.fence": true,
	"llvm.minnum": true, "llvm.maxnum": true, "llvm.minimum": true, "llvm.maximum": true, "llvm.is.fpclass": true, "llvm.ldexp": true,
	"llvm.frexp": true, "llvm.lround": true, "llvm.llround": true, "llvm.lrint": true, "llvm.llrint": true,
}
