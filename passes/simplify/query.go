package simplify

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Query is what simplification may ask: the data layout, and the dominator tree where there is one (nil: φs with undef
// edges are left alone). What is known of values is known where At stands: with Facts, conditions count that hold there. Without
// At nothing is taken from conditions.
type Query struct {
	Layout *ir.DataLayout
	Dom    *analysis.DomTree
	Facts  *Facts
	At     *ir.Instr
	// CastAlign is to how many bytes addresses stay aligned in another space, see target.Target; 0: nothing is known of them there.
	CastAlign uint64
	// Library is the C library whose mathematics may be computed here where its arguments are constants; nil: nothing is known of one.
	Library analysis.Library

	cond       ir.Value // that holds, or not, where q.At stands; may be nil
	holds      bool
	noBranches bool
	threads    int // selects and φs that have been looked through on the way
}

// WithContext returns the query as asked at i.
func (q *Query) WithContext(i *ir.Instr) *Query {
	at := *q
	at.At = i
	return &at
}

// Given returns the query as asked where a condition is known besides, true (holds) or false: it counts for bits that are known.
func (q *Query) Given(cond ir.Value, holds bool) *Query {
	given := *q
	given.cond, given.holds = cond, holds
	return &given
}

// WithoutBranches returns the query as asked without the conditions of branches; assumptions count.
func (q *Query) WithoutBranches() *Query {
	without := *q
	without.noBranches = true
	return &without
}

// Instr returns a value that may replace i, or nil. The result is never i itself.
func (q *Query) Instr(i *ir.Instr) ir.Value {
	if v := q.fold(i); v != nil {
		return v
	}
	v := q.dispatch(i)
	if v == ir.Value(i) { // only in unreachable code, where a value may depend on itself
		return ir.NewPoison(i.Type())
	}
	return v
}

func (q *Query) dispatch(i *ir.Instr) ir.Value {
	op := i.Op()
	switch {
	case op.IsBinary():
		return q.Binary(op, i.Flags, i.Operand(0), i.Operand(1))
	case op.IsCast():
		return q.Cast(op, i.Operand(0), i.Type())
	}
	switch op {
	case ir.Load:
		return q.uniformLoad(i)
	case ir.FNeg:
		return q.fneg(i.Operand(0))
	case ir.ICmp:
		return q.ICmp(i.Pred, i.Operand(0), i.Operand(1))
	case ir.FCmp:
		return q.fcmp(i.Pred, i.Flags, i.Operand(0), i.Operand(1))
	case ir.Select:
		if v := q.Select(i.Operand(0), i.Operand(1), i.Operand(2)); v != nil {
			return v
		}
		return selectOfEqualFloats(i.Flags, i.Operand(0), i.Operand(1), i.Operand(2))
	case ir.Phi:
		return q.phi(i)
	case ir.GetElementPtr:
		return q.gep(i)
	case ir.ExtractValue:
		return q.extractValue(i)
	case ir.InsertValue:
		return q.insertValue(i)
	case ir.InsertElement:
		return insertElement(i)
	case ir.ShuffleVector:
		return shuffle(i)
	case ir.ExtractElement:
		return q.extractElement(i)
	case ir.Freeze:
		if q.defined(i.Operand(0)) {
			return i.Operand(0)
		}
	case ir.Call:
		return q.call(i)
	}
	return nil
}

// fold folds an instruction whose operands are all constants.
func (q *Query) fold(i *ir.Instr) ir.Value {
	switch i.Op() {
	case ir.Load:
		if p := i.Operand(0); ir.IsConst(p) && i.IsSimple() {
			if v := FoldLoad(p, i.Type(), q.Layout); v != nil {
				return v
			}
		}
		return nil
	case ir.Phi, ir.Alloca, ir.Store, ir.AtomicRMW, ir.CmpXchg, ir.Fence, ir.VAArg, ir.LandingPad, ir.CatchPad, ir.CleanupPad, ir.Invoke, ir.CallBr:
		return nil
	}
	if i.IsTerminator() || i.Type().IsVoid() {
		return nil
	}
	n := i.NumOperands()
	if i.Op() == ir.Call {
		n = i.NumArgs()
	}
	for k := range n {
		if !ir.IsConst(i.Operand(k)) {
			return nil
		}
	}
	if i.Op() == ir.Call {
		if i.IntrinsicID() == "" {
			return q.foldLibrary(i)
		}
		return foldCall(i)
	}
	if v := Fold(i, q.Layout); v != nil {
		return v
	}
	return nil
}

func konst(v ir.Value, kind ir.ConstKind) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == kind
}

func isPoison(v ir.Value) bool { return konst(v, ir.PoisonConst) }

// isUndef reports whether v is undef (not poison).
func isUndef(v ir.Value) bool { return konst(v, ir.UndefConst) }

// isZero, isOne and isAllOnes also hold for vectors some of whose lanes are poison: what an identity makes of those lanes is then at
// least as well defined.
func isZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.IsZero() || poisonAside(k).IsZero())
}

func isOne(v ir.Value) bool {
	k := intAside(v)
	if k == nil {
		return false
	}
	n, ok := k.Uint64()
	return ok && n == 1
}

func isAllOnes(v ir.Value) bool {
	k := intAside(v)
	if k == nil {
		return false
	}
	b := k.Big()
	return b.BitLen() == k.Type().Bits && onesCount(b) == k.Type().Bits
}

// intAside is ir.AsInt, poison lanes aside.
func intAside(v ir.Value) *ir.Const {
	if k := ir.AsInt(v); k != nil {
		return k
	}
	if k, ok := v.(*ir.Const); ok {
		if s := poisonAside(k); s != k {
			return ir.AsInt(s)
		}
	}
	return nil
}

// poisonAside returns the one value of those lanes of a vector that are not poison, if they are all equal and there are some; else k itself.
func poisonAside(k *ir.Const) *ir.Const {
	ty := k.Type()
	if ty.Kind != ir.VectorKind || ty.Scalable || k.Kind != ir.VectorConst {
		return k
	}
	var common *ir.Const
	for n := range ty.Len {
		e, _ := k.Elem(n).(*ir.Const)
		switch {
		case e == nil, common != nil && e != common && e.Kind != ir.PoisonConst:
			return k
		case e.Kind != ir.PoisonConst:
			common = e
		}
	}
	if common == nil {
		return k
	}
	return common
}

// instr returns v as an instruction with the given opcode, or nil.
func instr(v ir.Value, op ir.Op) *ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != op {
		return nil
	}
	return i
}

// IsNot matches x ^ -1.
func IsNot(v ir.Value) (x ir.Value, ok bool) { return isNot(v) }

// isNot matches x ^ -1.
func isNot(v ir.Value) (x ir.Value, ok bool) {
	if i := instr(v, ir.Xor); i != nil {
		if isAllOnes(i.Operand(1)) {
			return i.Operand(0), true
		}
		if isAllOnes(i.Operand(0)) {
			return i.Operand(1), true
		}
	}
	return nil, false
}

// NotUndefOrPoison reports whether v is surely neither undef nor poison.
func NotUndefOrPoison(v ir.Value) bool { return notPoison(v, true, 0) }

// defined is NotUndefOrPoison where the question is asked: what stands above there, or surely follows, tells more.
func (q *Query) defined(v ir.Value) bool {
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
		return constNotPoison(v, notUndef)
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

func constNotPoison(k *ir.Const, notUndef bool) bool {
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

// MayCreatePoison reports whether i may yield poison from operands that are not: by its flags or its opcode.
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
			return !keepsDefined[id]
		}
	}
	return true
}

func withinVector(index ir.Value, vector *ir.Type) bool {
	n, ok := constUint(index)
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

// FoldConst returns the value of an instruction whose operands are all constants, loads from constant globals included, or nil.
func (q *Query) FoldConst(i *ir.Instr) ir.Value { return q.fold(i) }
