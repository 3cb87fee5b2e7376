package ir

// instr checks one instruction of a function whose blocks are whole.
func (v *verifier) instr(i *Instr) {
	if i.name != "" && i.ty.IsVoid() {
		v.fail("Instruction has a name, but provides a void value!", i)
	}
	if i.ty.IsVector() && !i.ty.Elem.IsVectorElement() {
		v.fail("invalid vector element type", i)
	}
	if !v.operands(i) {
		return
	}
	v.flagsFit(i)
	v.opcode(i)
	if len(i.md) > 0 {
		v.instrMD(i)
	}
}

// operands checks the rules for operands of all instructions. It returns false when one is missing.
func (v *verifier) operands(i *Instr) bool {
	for k := range i.ops {
		switch x := i.ops[k].val.(type) {
		case nil:
			v.fail("Instruction has null operand!")
			return false
		case *Instr:
			if x.Func() != v.fn {
				v.foreign(i, x)
				continue
			}
			if x == i && i.op != Phi {
				if v.flow.reachable(i.block) {
					v.fail("Only PHI nodes may reference their own value!", i)
				}
				continue
			}
			if !x.ty.IsFirstClass() {
				v.fail("Instruction operands must be first-class values!", i)
			}
			v.dominance(i, k, x)
		case *Param:
			if x.fn != v.fn {
				v.fail("Referring to an argument in another function!", i)
			}
		case *Block:
			if x.fn != v.fn {
				v.fail("Referring to a basic block in another function!", i)
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
			if !i.op.IsCall() || k != len(i.ops)-1 {
				v.fail("Cannot take the address of an inline asm!", i)
			}
		case *MDOperand:
			v.metadataOperand(i, k, x)
		}
	}
	return true
}

func (v *verifier) foreign(i, x *Instr) {
	if x.block == nil {
		v.fail("Instruction referencing instruction not embedded in a basic block!", i, x)
		return
	}
	v.fail("Referring to an instruction in another function!", i)
}

func (v *verifier) functionOperand(i *Instr, k int, f *Func) {
	if f.IsIntrinsic() && (!i.op.IsCall() || k != len(i.ops)-1 && !i.isAttachedCall(k)) {
		v.fail("Cannot take the address of an intrinsic!", i)
	}
	v.sameModule(i, f)
}

// isAttachedCall reports whether operand k is in the bundle that names the function to call with
// the result.
func (i *Instr) isAttachedCall(k int) bool {
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
		v.fail("Invalid user of intrinsic instruction!", at, f.Ident())
	}
}

func (v *verifier) sameModule(i *Instr, g GlobalValue) {
	if h := g.header(); h.module != v.m {
		v.fail("Referencing global in another module!", i, g.Ident())
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
		v.fail("blockaddress may not be used with the entry block!", at)
	}
	for _, e := range k.Elems {
		switch e := e.(type) {
		case *Const:
			if len(e.Elems) > 0 {
				v.constant(at, e)
			}
		case GlobalValue:
			v.notIntrinsic(at, e)
			if e.header().module != v.m {
				v.fail("Referencing global in another module!", at, e.Ident())
			}
		}
	}
}

// expr checks a constant expression as far as it could come out wrong of a rewrite.
func (v *verifier) expr(at any, k *Const) {
	switch {
	case k.Op.IsCast():
		if msg := castFault(v.layout, k.Op, k.Elems[0].Type(), k.ty); msg != "" {
			v.fail(msg, at, k)
		}
	case k.Op == GetElementPtr:
		if msg := gepFault(k.ElemTy, k.ty, k.Elems); msg != "" {
			v.fail(msg, at, k)
		}
	case k.Op.IsBinary():
		if k.Elems[0].Type() != k.ty || k.Elems[1].Type() != k.ty {
			v.fail("Both operands to a binary operator are not of the same type!", at, k)
		}
	}
}

// metadataOperand checks metadata in an argument or in an operand bundle: only intrinsics have such
// arguments, and its local values are the function's own.
func (v *verifier) metadataOperand(i *Instr, k int, m *MDOperand) {
	if f := i.calledFunc(); i.op.IsCall() && k < i.NumArgs() && (f == nil || !f.IsIntrinsic()) {
		v.fail("Function takes metadata but isn't an intrinsic", i, m)
	}
	check := func(x Value) {
		if x == nil || IsConst(x) {
			return
		}
		if home(x) != v.fn { // another function's, or of no function any more
			v.fail("function-local metadata used in wrong function", i, m)
		}
	}
	check(m.val)
	if l, ok := m.Node.(*MDArgList); ok {
		for _, a := range l.Args {
			check(a.val)
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
	if i.Flags&^allowedFlags[i.op] != 0 {
		v.fail("Instruction has flags that its opcode does not take!", i)
		return
	}
	if i.Flags&FastMath != 0 && (i.op == Phi || i.op == Select || i.op == Call || i.op == Invoke) && !isFPMathType(i.ty) {
		v.fail("fast-math-flags specified for "+i.op.String()+" without floating-point scalar or vector return type", i)
	}
}

// isFPMathType reports whether fast-math flags and nofpclass may be on a value of type t: floating
// point, vectors and arrays of it, and since LLVM 20 literal structs of these, all of one type.
func isFPMathType(t *Type) bool {
	if t.Kind == StructKind && t.Name == "" && len(t.Fields) > 0 {
		for _, f := range t.Fields {
			if f != t.Fields[0] {
				return false
			}
		}
		t = t.Fields[0]
	}
	for t.Kind == ArrayKind {
		t = t.Elem
	}
	return t.Scalar().IsFloat()
}

// opcode checks the types of operands and result.
func (v *verifier) opcode(i *Instr) {
	if !v.enoughOperands(i) {
		return
	}
	switch i.op {
	case Ret:
		v.ret(i)
	case Br:
		if len(i.ops) == 3 && !i.ops[0].val.Type().IsInt(1) {
			v.fail("Branch condition is not 'i1' type!", i, i.ops[0].val)
		}
	case Switch:
		v.switchInstr(i)
	case IndirectBr:
		if !i.ops[0].val.Type().IsPtr() {
			v.fail("Indirectbr operand must have pointer type!", i)
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
		if i.ty != i.ops[0].val.Type() {
			v.fail("Freeze must have the type of its operand!", i)
		}
	case Call, Invoke, CallBr:
		v.call(i)
	case VAArg: // LLVM does not ask what the list is
		if !i.ty.IsFirstClass() {
			v.fail("va_arg requires operand with first class type", i)
		} else if i.ty.Kind == MetadataKind {
			v.fail("Invalid use of metadata!", i)
		}
	case Resume, LandingPad, CatchSwitch, CatchPad, CatchRet, CleanupPad, CleanupRet:
		v.ehInstr(i)
	case Unreachable:
	default:
		switch {
		case i.op.IsBinary():
			v.binary(i)
		case i.op.IsCast():
			if msg := castFault(v.layout, i.op, i.ops[0].val.Type(), i.ty); msg != "" {
				v.fail(msg, i)
			}
		default:
			v.fail("Unknown opcode!", i)
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
	if len(i.ops) < minOperands[i.op] || i.op.IsCall() && i.Info == nil || (i.op == Alloca || i.op == GetElementPtr) && i.ElemTy == nil {
		v.fail("Instruction lacks operands!", i)
		return false
	}
	return true
}

func (v *verifier) ret(i *Instr) {
	want := v.fn.RetType()
	switch {
	case want.IsVoid():
		if len(i.ops) != 0 {
			v.fail("Found return instr that returns non-void in Function of void return type!", i, want)
		}
	case len(i.ops) != 1 || i.ops[0].val.Type() != want:
		v.fail("Function return type does not match operand type of return inst!", i, want)
	}
}

func (v *verifier) switchInstr(i *Instr) {
	ty := i.ops[0].val.Type()
	if ty.Kind != IntKind {
		v.fail("Switch must be on an integer!", i)
		return
	}
	seen := make(map[*Const]bool, i.NumCases())
	for k := range i.NumCases() {
		c, _ := i.Case(k)
		if c.ty != ty {
			v.fail("Switch constants must all be same type as switch value!", i)
			return
		}
		if seen[c] {
			v.fail("Duplicate integer as switch case", i, c)
		}
		seen[c] = true
	}
}

func (v *verifier) fneg(i *Instr) {
	if i.ty != i.ops[0].val.Type() {
		v.fail("Unary operators must have same type for operands and result!", i)
	} else if !i.ty.Scalar().IsFloat() {
		v.fail("FNeg operator only works with float types!", i)
	}
}

func (v *verifier) binary(i *Instr) {
	a, b := i.ops[0].val.Type(), i.ops[1].val.Type()
	if a != b {
		v.fail("Both operands to a binary operator are not of the same type!", i)
		return
	}
	float := false
	domain, result := "", ""
	switch i.op {
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
		v.fail(domain, i)
	case i.ty != a:
		v.fail(result, i)
	}
}

func (v *verifier) compare(i *Instr) {
	a, b := i.ops[0].val.Type(), i.ops[1].val.Type()
	name := "ICmp"
	if i.op == FCmp {
		name = "FCmp"
	}
	switch {
	case a != b:
		v.fail("Both operands to "+name+" instruction are not of the same type!", i)
	case i.op == ICmp && a.Scalar().Kind != IntKind && a.Scalar().Kind != PtrKind, i.op == FCmp && !a.Scalar().IsFloat():
		v.fail("Invalid operand types for "+name+" instruction", i)
	case i.Pred.IsInt() != (i.op == ICmp):
		v.fail("Invalid predicate in "+name+" instruction!", i)
	case i.ty != CmpType(a):
		v.fail(name+" must have i1 or a vector of i1 as result!", i)
	}
}

func (v *verifier) phi(i *Instr) {
	if i.ty.Kind == TokenKind {
		v.fail("PHI nodes cannot have token type!", i)
	}
	for k := range i.ops {
		if i.ops[k].val.Type() != i.ty {
			v.fail("PHI node operands are not the same type as the result!", i)
			return
		}
	}
}

func (v *verifier) selectInstr(i *Instr) {
	c, a, b := i.ops[0].val.Type(), i.ops[1].val.Type(), i.ops[2].val.Type()
	fits := c.IsInt(1) || c.Kind == VectorKind && c.Elem.IsInt(1) && a.Kind == VectorKind && a.Len == c.Len && a.Scalable == c.Scalable
	switch {
	case a != b || !fits || a.Kind == TokenKind:
		v.fail("Invalid operands for select instruction!", i)
	case i.ty != a:
		v.fail("Select values must have same type as select instruction!", i)
	}
}
