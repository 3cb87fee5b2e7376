package reader

import (
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
	"opt-go/frontend/version"
)

// LLVM's parser rejects operands whose types do not fit; llir takes them. The messages are LLVM's.

// operandError reports a message where operand k of the statement stands; a constant, where its
// type is written.
func (f *funcReader) operandError(i *ir.Instr, k int, format string, args ...any) {
	at := f.at
	switch v := i.Operand(k); {
	case ir.HasUseList(v):
		at = f.operandOffset(at, v.Ident())
	case !i.Op().IsCall():
		comma := k
		switch i.Op() {
		case ir.GetElementPtr, ir.Alloca, ir.Load: // whose first type is no operand's
			comma++
		}
		at = f.operandStart(comma)
	}
	f.errorAt(at, format, args...)
}

// operandStart returns the offset of the operand after comma n of the statement.
func (f *funcReader) operandStart(n int) int {
	if f.text == nil {
		return f.at
	}
	return grammar.OperandOffset(f.text.Source, f.at, n)
}

// orderError reports a message where the ordering of an atomic access stands.
func (f *funcReader) orderError(o ir.Ordering, format string, args ...any) {
	f.errorAtWord(o.String(), format, args...)
}

// check checks an instruction whose operands are filled in.
func (f *funcReader) check(i *ir.Instr) {
	before := len(f.diags)
	op := i.Op()
	switch {
	case op.IsBinary():
		f.checkTyped(i, 0, i.Type())
		f.checkTyped(i, 1, i.Type())
		f.checkShared(i, before)
	case op.IsCast() || op == ir.FNeg || op == ir.ICmp || op == ir.FCmp || op == ir.Select || op == ir.ExtractElement ||
		op == ir.InsertElement || op == ir.ShuffleVector:
		f.checkShared(i, before)
		if op == ir.Select {
			f.checkTyped(i, 1, i.Type())
		}
	case op == ir.Phi:
		f.checkPhi(i)
	case op.IsCall():
		f.checkCall(i)
	case op.IsTerminator():
		f.checkTerm(i)
	case op == ir.ExtractValue || op == ir.InsertValue:
		f.checkAggregate(i)
	case op == ir.GetElementPtr:
		f.checkGEP(i)
	case op == ir.Freeze:
		f.checkTyped(i, 0, i.Type())
	default:
		f.checkMemory(i)
	}
}

func (f *funcReader) checkTyped(i *ir.Instr, k int, want *ir.Type) {
	if v := i.Operand(k); v.Type() != want {
		f.operandError(i, k, "%s", constexpr.ExpectType(v, want))
	}
}

// checkShared applies the rules that constant expressions have too, unless there was an error
// already.
func (f *funcReader) checkShared(i *ir.Instr, before int) {
	if len(f.diags) > before {
		return
	}
	var buf [3]ir.Value
	v := buf[:0]
	for _, x := range i.Operands() {
		v = append(v, x)
	}
	if msg := constexpr.CheckOperands(i.Op(), v, i.Type()); msg != "" {
		at := 0
		if len(v) == 2 && v[1].Type() != v[0].Type() {
			at = 1
		}
		f.operandError(i, at, "%s", msg)
	}
}

func (f *funcReader) checkPhi(i *ir.Instr) {
	if !i.Type().IsFirstClass() {
		f.errorf("phi node must have first class type")
	}
	for k := range i.NumIncoming() {
		f.checkTyped(i, k, i.Type())
	}
}

func (f *funcReader) checkCall(i *ir.Instr) {
	t := i.Info.FuncType
	if _, isAsm := i.Callee().(*ir.InlineAsm); !isAsm {
		space := i.Info.Space
		if s := f.stmtAt(f.stmt); space == 0 && (s == nil || !f.text.WritesSpace(*s)) {
			space = f.out.Layout.FuncSpace
		}
		if k, ok := i.Callee().(*ir.Const); ok && space != 0 { // of the type that the call says
			switch {
			case k.IsZero():
				i.SetCallee(ir.NewZero(f.ctx.Pointer(space)))
			case k.Kind == ir.UndefConst:
				i.SetCallee(ir.NewUndef(f.ctx.Pointer(space)))
			case k.Kind == ir.PoisonConst:
				i.SetCallee(ir.NewPoison(f.ctx.Pointer(space)))
			}
		}
		if msg := constexpr.ExpectType(i.Callee(), f.ctx.Pointer(space)); msg != "" {
			f.operandError(i, i.NumOperands()-1, "%s", msg)
		}
	}
	n := i.NumArgs()
	forwards := i.Flags&ir.MustTail != 0 && f.fn.FuncType.VarArg
	switch {
	case n < len(t.Fields):
		f.errorf("not enough parameters specified for call")
	case n > len(t.Fields) && !t.VarArg && !forwards:
		f.errorf("too many arguments specified")
	}
	for k := range min(n, len(t.Fields)) {
		if a := i.Arg(k); a.Type() != t.Fields[k] {
			f.operandError(i, k, "argument is not of expected type '%s'", t.Fields[k])
		}
	}
	if t.Elem != i.Type() {
		f.errorf("call of a function that returns '%s' where '%s' is written", t.Elem, i.Type())
	}
}

func (f *funcReader) checkTerm(i *ir.Instr) {
	switch i.Op() {
	case ir.Ret:
		want := f.fn.RetType()
		got := f.ctx.Void
		if i.NumOperands() > 0 {
			got = i.Operand(0).Type()
		}
		if got != want {
			f.errorAt(f.operandStart(0), "value doesn't match function result type '%s'", want)
		}
	case ir.Br:
		if i.IsCondBr() && !i.Operand(0).Type().IsInt(1) {
			f.operandError(i, 0, "branch condition must have 'i1' type")
		}
	case ir.Switch:
		f.checkSwitch(i)
	case ir.IndirectBr:
		if !i.Operand(0).Type().IsPtr() {
			f.operandError(i, 0, "indirectbr address must have pointer type")
		}
	}
}

func (f *funcReader) checkSwitch(i *ir.Instr) {
	t := i.Operand(0).Type()
	if !t.IsInt() {
		f.operandError(i, 0, "switch condition must have integer type")
		return
	}
	seen := make(map[ir.Value]bool, i.NumCases())
	for k := 2; k < i.NumOperands(); k += 2 {
		c, ok := i.Operand(k).(*ir.Const)
		switch {
		case !ok || c.Kind != ir.IntConst:
			f.errorAt(f.caseOffset(i.Operand(k)), "case value is not a constant integer")
			return
		case c.Type() != t:
			f.errorAt(f.caseOffset(c), "case value has type '%s' but the switch condition has type '%s'", c.Type(), t)
			return
		case seen[c]:
			f.errorAt(f.caseOffset(c), "duplicate case value '%s' in switch", c.Ident())
			return
		}
		seen[c] = true
	}
}

// caseOffset returns where a value is last a case of the current switch.
func (f *funcReader) caseOffset(v ir.Value) int {
	return f.at + max(0, strings.LastIndex(f.statement(f.stmt), " "+v.Ident()+",")+1)
}

func (f *funcReader) checkAggregate(i *ir.Instr) {
	t := i.Operand(0).Type()
	if !t.IsAggregate() {
		f.operandError(i, 0, "%s operand must be aggregate type", i.Op())
		return
	}
	for _, n := range i.Indices() {
		if !t.IsAggregate() || n >= t.NumFields() {
			f.errorf("invalid indices for %s", i.Op())
			return
		}
		t = t.FieldAt(n)
	}
	if i.Op() == ir.InsertValue {
		if got := i.Operand(1).Type(); got != t {
			f.operandError(i, 1, "insertvalue operand and field disagree in type: '%s' instead of '%s'", got, t)
		}
		return
	}
	i.MutateType(t)
}

func (f *funcReader) checkGEP(i *ir.Instr) {
	if i.Operand(0).Type().Scalar().Kind != ir.PtrKind {
		f.operandError(i, 0, "base of getelementptr must be a pointer")
		return
	}
	t := i.ElemTy
	if i.NumOperands() > 1 && !t.IsSized() {
		f.operandError(i, 0, "base element of getelementptr must be sized")
		return
	}
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if v.Type().Scalar().Kind != ir.IntKind {
			f.operandError(i, k, "getelementptr index must be an integer")
			return
		}
		if vt := v.Type(); vt.IsVector() && !constexpr.SameShape(vt, i.Type()) {
			f.operandError(i, k, "getelementptr vector index has a wrong number of elements")
			return
		}
		if k == 1 {
			continue
		}
		if t = constexpr.Member(t, v); t == nil {
			f.operandError(i, k, "invalid getelementptr indices")
			return
		}
	}
}

func (f *funcReader) checkMemory(i *ir.Instr) {
	if p := i.Pointer(); p != nil && !p.Type().IsPtr() && i.Op() != ir.VAArg {
		k := 0
		if i.Op() == ir.Store {
			k = 1
		}
		f.operandError(i, k, "%s operand must be a pointer", i.Op())
		return
	}
	if t := i.AccessType(); i.Ordering != ir.NotAtomic && t != nil && t.IsVector() && i.Op() != ir.AtomicRMW {
		f.out.NeedVersion(version.AtomicVectors)
	}
	switch i.Op() {
	case ir.Load:
		if !i.Type().IsFirstClass() || !i.Type().IsSized() {
			f.errorAt(f.operandStart(0), "loading unsized types is not allowed")
		}
		if i.Ordering == ir.Release || i.Ordering == ir.AcqRel {
			f.orderError(i.Ordering, "atomic load cannot use Release ordering")
		}
	case ir.Store:
		if t := i.Operand(0).Type(); !t.IsFirstClass() || !t.IsSized() {
			f.operandError(i, 0, "storing unsized types is not allowed")
		}
		if i.Ordering == ir.Acquire || i.Ordering == ir.AcqRel {
			f.orderError(i.Ordering, "atomic store cannot use Acquire ordering")
		}
	case ir.Alloca:
		if i.ElemTy.Kind == ir.X86AMXKind {
			f.errorAt(f.operandStart(0), "invalid type for alloca")
		}
		if !i.ElemTy.IsSized() {
			f.errorAt(f.operandStart(0), "Cannot allocate unsized type")
		}
		if !i.Operand(0).Type().IsInt() {
			f.operandError(i, 0, "element count must have integer type")
		}
	case ir.CmpXchg:
		f.checkTyped(i, 2, i.Operand(1).Type())
		if i.Ordering == ir.Unordered || i.FailOrder() == ir.Unordered || i.FailOrder() == ir.Release || i.FailOrder() == ir.AcqRel {
			wrong := i.FailOrder()
			if i.Ordering == ir.Unordered {
				wrong = i.Ordering
			}
			f.orderError(wrong, "cmpxchg cannot be %s here", wrong)
		}
	case ir.AtomicRMW:
		f.checkRMW(i)
	case ir.Fence:
		if i.Ordering == ir.Unordered || i.Ordering == ir.Monotonic {
			f.orderError(i.Ordering, "fence cannot be %s", i.Ordering)
		}
	}
}

func (f *funcReader) checkRMW(i *ir.Instr) {
	if i.Ordering == ir.Unordered {
		f.orderError(i.Ordering, "atomicrmw cannot be unordered")
	}
	t := i.Operand(1).Type()
	switch i.RMW() {
	case "xchg":
		if !t.IsInt() && !t.IsFloat() && !t.IsPtr() {
			f.operandError(i, 1, "atomicrmw xchg operand must be an integer, floating point, or pointer type")
		}
	case "fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum", "fmaximumnum", "fminimumnum":
		if !t.Scalar().IsFloat() {
			f.operandError(i, 1, "atomicrmw %s operand must be a floating point type", i.RMW())
		}
	default:
		if !t.IsInt() {
			f.operandError(i, 1, "atomicrmw %s operand must be an integer", i.RMW())
		}
	}
}
