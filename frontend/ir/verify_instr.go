package ir

// instr checks one instruction of a function whose blocks are whole.
func (v *verifier) instr(i *Instr) {
	if i.Name() != "" && i.Type().IsVoid() {
		v.Fail("Instruction has a name, but provides a void value!", i)
	}
	if i.Type().IsVector() && !i.Type().Elem.IsVectorElement() {
		v.Fail("invalid vector element type", i)
	}
	if !v.operands(i) {
		return
	}
	v.flagsFit(i)
	v.opcode(i)
	if len(i.Attachments()) > 0 {
		v.md.Instr(i)
	}
}

// operands checks the rules for operands of all instructions. It returns false when one is missing.
func (v *verifier) operands(i *Instr) bool {
	for k := range i.NumOperands() {
		switch x := i.Operand(k).(type) {
		case nil:
			v.Fail("Instruction has null operand!")
			return false
		case *Instr:
			if x.Func() != v.Func {
				v.foreign(i, x)
				continue
			}
			if x == i && i.Op() != Phi {
				if v.flow.reachable(i.Block()) {
					v.Fail("Only PHI nodes may reference their own value!", i)
				}
				continue
			}
			if !x.Type().IsFirstClass() {
				v.Fail("Instruction operands must be first-class values!", i)
			}
			v.dominance(i, k, x)
		case *Param:
			if x.Func() != v.Func {
				v.Fail("Referring to an argument in another function!", i)
			}
		case *Block:
			if x.Func() != v.Func {
				v.Fail("Referring to a basic block in another function!", i)
			}
		case *Const:
			if len(x.Elems) > 0 {
				v.constant(i, x)
			}
		case *Func:
			v.functionOperand(i, k, x)
		case GlobalValue:
			v.sameModule(i, x)
			if len(v.lists) > 0 {
				v.notList(i, x)
			}
		case *InlineAsm:
			if !i.Op().IsCall() || k != i.NumOperands()-1 {
				v.Fail("Cannot take the address of an inline asm!", i)
			}
		case *MDOperand:
			v.metadataOperand(i, k, x)
		}
	}
	return true
}

func (v *verifier) foreign(i, x *Instr) {
	if x.Block() == nil {
		v.Fail("Instruction referencing instruction not embedded in a basic block!", i, x)
		return
	}
	v.Fail("Referring to an instruction in another function!", i)
}

func (v *verifier) functionOperand(i *Instr, k int, f *Func) {
	if f.IsIntrinsic() && (!i.Op().IsCall() || k != i.NumOperands()-1 && !isAttachedCall(i, k)) {
		v.Fail("Cannot take the address of an intrinsic!", i)
	}
	v.sameModule(i, f)
}

// isAttachedCall reports whether operand k is in the bundle that names the function to call with
// the result.
func isAttachedCall(i *Instr, k int) bool {
	for _, b := range i.Info.Bundles {
		if b.Tag == "clang.arc.attachedcall" && k >= b.First && k < b.First+b.Count {
			return true
		}
	}
	return false
}

// notIntrinsic rejects an intrinsic, or a list for the linker, as a value of a constant.
func (v *verifier) notIntrinsic(at any, x Value) {
	if len(v.lists) > 0 {
		v.notList(at, x)
	}
	if f, ok := x.(*Func); ok && f.IsIntrinsic() {
		v.Fail("Invalid user of intrinsic instruction!", at, f.Ident())
	}
}

func (v *verifier) sameModule(i *Instr, g GlobalValue) {
	if h := g.Base(); h.Module() != v.Module {
		v.Fail("Referencing global in another module!", i, g.Ident())
	}
}

// constant checks globals and expressions inside a constant, each constant once.
func (v *verifier) constant(at any, k *Const) {
	if v.seen[k] {
		return
	}
	if v.seen == nil {
		v.seen = map[*Const]bool{}
	}
	v.seen[k] = true
	if k.Kind == ExprConst {
		v.expr(at, k)
	}
	if k.Kind == BlockAddressConst && k.Block.IsEntry() {
		v.Fail("blockaddress may not be used with the entry block!", at)
	}
	for _, e := range k.Elems {
		switch e := e.(type) {
		case *Const:
			if len(e.Elems) > 0 {
				v.constant(at, e)
			}
		case GlobalValue:
			v.notIntrinsic(at, e)
			if e.Base().Module() != v.Module {
				v.Fail("Referencing global in another module!", at, e.Ident())
			}
		}
	}
}

// expr checks a constant expression as far as it could come out wrong of a rewrite.
func (v *verifier) expr(at any, k *Const) {
	switch {
	case k.Op.IsCast():
		if msg := castFault(v.Layout, k.Op, k.Elems[0].Type(), k.Type()); msg != "" {
			v.Fail(msg, at, k)
		}
	case k.Op == GetElementPtr:
		if msg := gepFault(k.ElemTy, k.Type(), k.Elems); msg != "" {
			v.Fail(msg, at, k)
		}
	case k.Op.IsBinary():
		if k.Elems[0].Type() != k.Type() || k.Elems[1].Type() != k.Type() {
			v.Fail("Both operands to a binary operator are not of the same type!", at, k)
		}
	}
}

// metadataOperand checks metadata in an argument or in an operand bundle: only intrinsics have such
// arguments, and its local values are the function's own.
func (v *verifier) metadataOperand(i *Instr, k int, m *MDOperand) {
	if f := namedCallee(i); i.Op().IsCall() && k < i.NumArgs() && (f == nil || !f.IsIntrinsic()) {
		v.Fail("Function takes metadata but isn't an intrinsic", i, m)
	}
	check := func(x Value) {
		if x == nil || IsConst(x) {
			return
		}
		if functionOf(x) != v.Func { // another function's, or of no function any more
			v.Fail("function-local metadata used in wrong function", i, m)
		}
	}
	check(m.Value())
	if l, ok := m.Node.(*MDArgList); ok {
		for _, a := range l.Args {
			check(a.Value())
		}
	}
}

// flagHosts says which opcodes may carry a flag. Fast-math flags depend on the type: see flagsFit.
var flagHosts = []struct {
	flags Flags
	ops   []Op
}{
	{NUW, []Op{Add, Sub, Mul, Shl, Trunc, GetElementPtr}},
	{NSW, []Op{Add, Sub, Mul, Shl, Trunc}},
	{Exact, []Op{UDiv, SDiv, LShr, AShr}},
	{InBounds | NUSW, []Op{GetElementPtr}},
	{Disjoint, []Op{Or}},
	{NNeg, []Op{ZExt, UIToFP}},
	{SameSign, []Op{ICmp}},
	{FastMath, []Op{FNeg, FAdd, FSub, FMul, FDiv, FRem, FCmp, Phi, Select, Call, Invoke, FPTrunc, FPExt, UIToFP, SIToFP}},
	{Volatile, []Op{Load, Store, CmpXchg, AtomicRMW}},
	{Weak, []Op{CmpXchg}},
	{CleanupPadFlag, []Op{LandingPad}},
	{InAlloca | SwiftError, []Op{Alloca}},
	{TailCall | MustTail | NoTail, []Op{Call}},
}

var allowedFlags = func() (allowed [NumOps]Flags) {
	for _, h := range flagHosts {
		for _, op := range h.ops {
			allowed[op] |= h.flags
		}
	}
	allowed[Load] |= Atomic
	allowed[Store] |= Atomic
	return allowed
}()

// flagsFit checks that the flags belong to the opcode; a pass that changes an opcode in place
// forgets them easily.
func (v *verifier) flagsFit(i *Instr) {
	if i.Flags == 0 {
		return
	}
	if i.Flags&^allowedFlags[i.Op()] != 0 {
		v.Fail("Instruction has flags that its opcode does not take!", i)
		return
	}
	if i.Flags&FastMath != 0 && (i.Op() == Phi || i.Op() == Select || i.Op() == Call || i.Op() == Invoke) && !i.Type().TakesFastMath() {
		v.Fail("fast-math-flags specified for "+i.Op().String()+" without floating-point scalar or vector return type", i)
	}
}

// opcode checks the types of operands and result.
func (v *verifier) opcode(i *Instr) {
	if !v.enoughOperands(i) {
		return
	}
	switch i.Op() {
	case Ret:
		v.ret(i)
	case Br:
		if i.NumOperands() == 3 && !i.Operand(0).Type().IsInt(1) {
			v.Fail("Branch condition is not 'i1' type!", i, i.Operand(0))
		}
	case Switch:
		v.switchInstr(i)
	case IndirectBr:
		if !i.Operand(0).Type().IsPtr() {
			v.Fail("Indirectbr operand must have pointer type!", i)
		}
	case FNeg:
		v.fneg(i)
	case ExtractElement, InsertElement, ShuffleVector:
		v.vectorInstr(i)
	case ExtractValue, InsertValue:
		v.aggregateInstr(i)
	case Alloca, Load, Store, Fence, CmpXchg, AtomicRMW, GetElementPtr:
		v.memoryInstr(i)
	case ICmp, FCmp:
		v.compare(i)
	case Phi:
		v.phi(i)
	case Select:
		v.selectInstr(i)
	case Freeze:
		if i.Type() != i.Operand(0).Type() {
			v.Fail("Freeze must have the type of its operand!", i)
		}
	case Call, Invoke, CallBr:
		v.call(i)
	case VAArg: // LLVM does not ask what the list is
		if !i.Type().IsFirstClass() {
			v.Fail("va_arg requires operand with first class type", i)
		} else if i.Type().Kind == MetadataKind {
			v.Fail("Invalid use of metadata!", i)
		}
	case Resume, LandingPad, CatchSwitch, CatchPad, CatchRet, CleanupPad, CleanupRet:
		v.eh.Instr(i)
	case Unreachable:
	default:
		switch {
		case i.Op().IsBinary():
			v.binary(i)
		case i.Op().IsCast():
			if msg := castFault(v.Layout, i.Op(), i.Operand(0).Type(), i.Type()); msg != "" {
				v.Fail(msg, i)
			}
		default:
			v.Fail("Unknown opcode!", i)
		}
	}
}

// minOperands is the least number of operands by opcode, for those that blockShape has not looked
// at.
var minOperands = func() (least [NumOps]int) {
	for op := Add; op <= Xor; op++ {
		least[op] = 2
	}
	for op := Trunc; op <= AddrSpaceCast; op++ {
		least[op] = 1
	}
	for op, n := range map[Op]int{FNeg: 1, ExtractElement: 2, InsertElement: 3, ShuffleVector: 2, ExtractValue: 1, InsertValue: 2,
		Alloca: 1, Load: 1, Store: 2, CmpXchg: 3, AtomicRMW: 2, GetElementPtr: 1, ICmp: 2, FCmp: 2, Select: 3, Freeze: 1,
		Call: 1, VAArg: 1, CatchPad: 1, CleanupPad: 1} {
		least[op] = n
	}
	return least
}()

func (v *verifier) enoughOperands(i *Instr) bool {
	if i.NumOperands() < minOperands[i.Op()] || i.Op().IsCall() && i.Info == nil || (i.Op() == Alloca || i.Op() == GetElementPtr) && i.ElemTy == nil {
		v.Fail("Instruction lacks operands!", i)
		return false
	}
	return true
}

func (v *verifier) ret(i *Instr) {
	want := v.Func.RetType()
	switch {
	case want.IsVoid():
		if i.NumOperands() != 0 {
			v.Fail("Found return instr that returns non-void in Function of void return type!", i, want)
		}
	case i.NumOperands() != 1 || i.Operand(0).Type() != want:
		v.Fail("Function return type does not match operand type of return inst!", i, want)
	}
}

func (v *verifier) switchInstr(i *Instr) {
	ty := i.Operand(0).Type()
	if ty.Kind != IntKind {
		v.Fail("Switch must be on an integer!", i)
		return
	}
	seen := make(map[*Const]bool, i.NumCases())
	for k := range i.NumCases() {
		c, _ := i.Case(k)
		if c.Type() != ty {
			v.Fail("Switch constants must all be same type as switch value!", i)
			return
		}
		if seen[c] {
			v.Fail("Duplicate integer as switch case", i, c)
		}
		seen[c] = true
	}
}

func (v *verifier) fneg(i *Instr) {
	if i.Type() != i.Operand(0).Type() {
		v.Fail("Unary operators must have same type for operands and result!", i)
	} else if !i.Type().Scalar().IsFloat() {
		v.Fail("FNeg operator only works with float types!", i)
	}
}

func (v *verifier) binary(i *Instr) {
	a, b := i.Operand(0).Type(), i.Operand(1).Type()
	if a != b {
		v.Fail("Both operands to a binary operator are not of the same type!", i)
		return
	}
	float := false
	domain, result := "", ""
	switch i.Op() {
	case FAdd, FSub, FMul, FDiv, FRem:
		float = true
		domain = "Floating-point arithmetic operators only work with floating-point types!"
		result = "Floating-point arithmetic operators must have same type for operands and result!"
	case And, Or, Xor:
		domain, result = "Logical operators only work with integral types!", "Logical operators must have same type for operands and result!"
	case Shl, LShr, AShr:
		domain, result = "Shifts only work with integral types!", "Shift return type must be same as operands!"
	default:
		domain = "Integer arithmetic operators only work with integral types!"
		result = "Integer arithmetic operators must have same type for operands and result!"
	}
	switch {
	case float && !a.Scalar().IsFloat(), !float && a.Scalar().Kind != IntKind:
		v.Fail(domain, i)
	case i.Type() != a:
		v.Fail(result, i)
	}
}

func (v *verifier) compare(i *Instr) {
	a, b := i.Operand(0).Type(), i.Operand(1).Type()
	name := "ICmp"
	if i.Op() == FCmp {
		name = "FCmp"
	}
	switch {
	case a != b:
		v.Fail("Both operands to "+name+" instruction are not of the same type!", i)
	case i.Op() == ICmp && a.Scalar().Kind != IntKind && a.Scalar().Kind != PtrKind, i.Op() == FCmp && !a.Scalar().IsFloat():
		v.Fail("Invalid operand types for "+name+" instruction", i)
	case i.Pred.IsInt() != (i.Op() == ICmp):
		v.Fail("Invalid predicate in "+name+" instruction!", i)
	case i.Type() != CmpType(a):
		v.Fail(name+" must have i1 or a vector of i1 as result!", i)
	}
}

func (v *verifier) phi(i *Instr) {
	if i.Type().Kind == TokenKind {
		v.Fail("PHI nodes cannot have token type!", i)
	}
	for k := range i.NumOperands() {
		if i.Operand(k).Type() != i.Type() {
			v.Fail("PHI node operands are not the same type as the result!", i)
			return
		}
	}
}

func (v *verifier) selectInstr(i *Instr) {
	c, a, b := i.Operand(0).Type(), i.Operand(1).Type(), i.Operand(2).Type()
	fits := c.IsInt(1) || c.Kind == VectorKind && c.Elem.IsInt(1) && a.Kind == VectorKind && a.Len == c.Len && a.Scalable == c.Scalable
	switch {
	case a != b || !fits || a.Kind == TokenKind:
		v.Fail("Invalid operands for select instruction!", i)
	case i.Type() != a:
		v.Fail("Select values must have same type as select instruction!", i)
	}
}

// functionOf returns the function that a local value belongs to, nil for other values.
func functionOf(x Value) *Func {
	switch x := x.(type) {
	case *Instr:
		return x.Func()
	case *Param:
		return x.Func()
	case *Block:
		return x.Func()
	}
	return nil
}
