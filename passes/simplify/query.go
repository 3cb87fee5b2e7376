package simplify

import (
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
	// CastAlign is to how many bytes addresses stay aligned in another space, see pass.Target; 0: nothing is known of them there.
	CastAlign uint64

	noBranches bool
}

// WithContext returns the query as asked at i.
func (q *Query) WithContext(i *ir.Instr) *Query {
	at := *q
	at.At = i
	return &at
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
	case ir.FNeg:
		return q.fneg(i.Operand(0))
	case ir.ICmp:
		return q.ICmp(i.Pred, i.Operand(0), i.Operand(1))
	case ir.FCmp:
		return q.fcmp(i.Pred, i.Flags, i.Operand(0), i.Operand(1))
	case ir.Select:
		return q.Select(i.Operand(0), i.Operand(1), i.Operand(2))
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
		if NotUndefOrPoison(i.Operand(0)) {
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

// NotPoison reports whether v is surely not poison; it may be undef.
func NotPoison(v ir.Value) bool { return notPoison(v, false, 0) }

func notPoison(v ir.Value, notUndef bool, depth int) bool {
	return neverPoison(v, notUndef, depth) || !notUndef && undefinedIfPoison(v)
}

func neverPoison(v ir.Value, notUndef bool, depth int) bool {
	switch v := v.(type) {
	case *ir.Const:
		return constNotPoison(v, notUndef)
	case *ir.Param:
		return v.Attrs().Has("noundef")
	case *ir.Func, *ir.GlobalVar, *ir.Alias, *ir.IFunc:
		return true
	case *ir.Instr:
		return instrNotPoison(v, notUndef, depth)
	}
	return false
}

func constNotPoison(k *ir.Const, notUndef bool) bool {
	switch k.Kind {
	case ir.PoisonConst, ir.ExprConst:
		return false
	case ir.UndefConst:
		return !notUndef
	}
	for _, e := range k.Elems {
		if !notPoison(e, notUndef, 0) {
			return false
		}
	}
	return true
}

func instrNotPoison(i *ir.Instr, notUndef bool, depth int) bool {
	if i.Op() == ir.Freeze || i.Op() == ir.Alloca {
		return true
	}
	if i.Op() == ir.Load {
		return i.MD("noundef") != nil
	}
	if i.Op().IsCall() && (i.IntrinsicID() == "" || i.Info.Attrs.Ret.Has("noundef")) {
		return i.Info.Attrs.Ret.Has("noundef")
	}
	if depth > 4 || i.Op() != ir.Phi && MayCreatePoison(i) {
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
	case op == ir.Call:
		switch i.IntrinsicID() {
		case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin", "llvm.ctpop", "llvm.bswap", "llvm.bitreverse", "llvm.fshl", "llvm.fshr":
			return false
		case "llvm.abs", "llvm.ctlz", "llvm.cttz": // unless one number is excluded
			k := ir.AsInt(i.Arg(1))
			return k == nil || !k.IsZero()
		}
	}
	return true
}

// FoldConst returns the value of an instruction whose operands are all constants, loads from constant globals included, or nil.
func (q *Query) FoldConst(i *ir.Instr) ir.Value { return q.fold(i) }
