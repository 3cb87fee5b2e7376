package verify

import "opt-go/frontend/ir"

// instr checks one instruction of a function whose blocks are whole.
func (v *verifier) instr(i *ir.Instr) {
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
func (v *verifier) operands(i *ir.Instr) bool {
	for k := range i.NumOperands() {
		switch x := i.Operand(k).(type) {
		case nil:
			v.Fail("Instruction has null operand!")
			return false
		case *ir.Instr:
			if x.Func() != v.Func {
				v.foreign(i, x)
				continue
			}
			if x == i && i.Op() != ir.Phi {
				if v.flow.reachable(i.Block()) {
					v.Fail("Only PHI nodes may reference their own value!", i)
				}
				continue
			}
			if !x.Type().IsFirstClass() {
				v.Fail("Instruction operands must be first-class values!", i)
			}
			v.dominance(i, k, x)
		case *ir.Param:
			if x.Func() != v.Func {
				v.Fail("Referring to an argument in another function!", i)
			}
		case *ir.Block:
			if x.Func() != v.Func {
				v.Fail("Referring to a basic block in another function!", i)
			}
		case *ir.Const:
			if len(x.Elems) > 0 {
				v.constant(i, x)
			}
		case *ir.Func:
			v.functionOperand(i, k, x)
		case ir.GlobalValue:
			v.sameModule(i, x)
			if len(v.lists) > 0 {
				v.notList(i, x)
			}
		case *ir.InlineAsm:
			if !i.Op().IsCall() || k != i.NumOperands()-1 {
				v.Fail("Cannot take the address of an inline asm!", i)
			}
		case *ir.MDOperand:
			v.metadataOperand(i, k, x)
		}
	}
	return true
}

func (v *verifier) foreign(i, x *ir.Instr) {
	if x.Block() == nil {
		v.Fail("Instruction referencing instruction not embedded in a basic block!", i, x)
		return
	}
	v.Fail("Referring to an instruction in another function!", i)
}

func (v *verifier) functionOperand(i *ir.Instr, k int, f *ir.Func) {
	if f.IsIntrinsic() && (!i.Op().IsCall() || k != i.NumOperands()-1 && !isAttachedCall(i, k)) {
		v.Fail("Cannot take the address of an intrinsic!", i)
	}
	v.sameModule(i, f)
}

// isAttachedCall reports whether operand k is in the bundle that names the function to call with
// the result.
func isAttachedCall(i *ir.Instr, k int) bool {
	for _, b := range i.Info.Bundles {
		if b.Tag == "clang.arc.attachedcall" && k >= b.First && k < b.First+b.Count {
			return true
		}
	}
	return false
}

// notIntrinsic rejects an intrinsic, or a list for the linker, as a value of a constant.
func (v *verifier) notIntrinsic(at any, x ir.Value) {
	if len(v.lists) > 0 {
		v.notList(at, x)
	}
	if f, ok := x.(*ir.Func); ok && f.IsIntrinsic() {
		v.Fail("Invalid user of intrinsic instruction!", at, f.Ident())
	}
}

func (v *verifier) sameModule(i *ir.Instr, g ir.GlobalValue) {
	if h := g.Base(); h.Module() != v.Module {
		v.Fail("Referencing global in another module!", i, g.Ident())
	}
}

// constant checks globals and expressions inside a constant, each constant once.
func (v *verifier) constant(at any, k *ir.Const) {
	if v.seen[k] {
		return
	}
	if v.seen == nil {
		v.seen = map[*ir.Const]bool{}
	}
	v.seen[k] = true
	if k.Kind == ir.ExprConst {
		v.expr(at, k)
	}
	if k.Kind == ir.BlockAddressConst && k.Block.IsEntry() {
		v.Fail("blockaddress may not be used with the entry block!", at)
	}
	for _, e := range k.Elems {
		switch e := e.(type) {
		case *ir.Const:
			if len(e.Elems) > 0 {
				v.constant(at, e)
			}
		case ir.GlobalValue:
			v.notIntrinsic(at, e)
			if e.Base().Module() != v.Module {
				v.Fail("Referencing global in another module!", at, e.Ident())
			}
		}
	}
}

// expr checks a constant expression as far as it could come out wrong of a rewrite.
func (v *verifier) expr(at any, k *ir.Const) {
	switch {
	case k.Op.IsCast():
		if msg := castFault(v.Layout, k.Op, k.Elems[0].Type(), k.Type()); msg != "" {
			v.Fail(msg, at, k)
		}
	case k.Op == ir.GetElementPtr:
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
func (v *verifier) metadataOperand(i *ir.Instr, k int, m *ir.MDOperand) {
	if f := namedCallee(i); i.Op().IsCall() && k < i.NumArgs() && (f == nil || !f.IsIntrinsic()) {
		v.Fail("Function takes metadata but isn't an intrinsic", i, m)
	}
	check := func(x ir.Value) {
		if x == nil || ir.IsConst(x) {
			return
		}
		if functionOf(x) != v.Func { // another function's, or of no function any more
			v.Fail("function-local metadata used in wrong function", i, m)
		}
	}
	check(m.Value())
	if l, ok := m.Node.(*ir.MDArgList); ok {
		for _, a := range l.Args {
			check(a.Value())
		}
	}
}

// flagHosts says which opcodes may carry a flag. Fast-math flags depend on the type: see flagsFit.
var flagHosts = []struct {
	flags ir.Flags
	ops   []ir.Op
}{
	{ir.NUW, []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Trunc, ir.GetElementPtr}},
	{ir.NSW, []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Trunc}},
	{ir.Exact, []ir.Op{ir.UDiv, ir.SDiv, ir.LShr, ir.AShr}},
	{ir.InBounds | ir.NUSW, []ir.Op{ir.GetElementPtr}},
	{ir.Disjoint, []ir.Op{ir.Or}},
	{ir.NNeg, []ir.Op{ir.ZExt, ir.UIToFP}},
	{ir.SameSign, []ir.Op{ir.ICmp}},
	{ir.FastMath, []ir.Op{ir.FNeg, ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem, ir.FCmp, ir.Phi, ir.Select, ir.Call, ir.Invoke, ir.FPTrunc, ir.FPExt, ir.UIToFP, ir.SIToFP}},
	{ir.Volatile, []ir.Op{ir.Load, ir.Store, ir.CmpXchg, ir.AtomicRMW}},
	{ir.Weak, []ir.Op{ir.CmpXchg}},
	{ir.CleanupPadFlag, []ir.Op{ir.LandingPad}},
	{ir.InAlloca | ir.SwiftError, []ir.Op{ir.Alloca}},
	{ir.TailCall | ir.MustTail | ir.NoTail, []ir.Op{ir.Call}},
}

var allowedFlags = func() (allowed [ir.NumOps]ir.Flags) {
	for _, h := range flagHosts {
		for _, op := range h.ops {
			allowed[op] |= h.flags
		}
	}
	allowed[ir.Load] |= ir.Atomic
	allowed[ir.Store] |= ir.Atomic
	return allowed
}()

// flagsFit checks that the flags belong to the opcode; a pass that changes an opcode in place
// forgets them easily.
func (v *verifier) flagsFit(i *ir.Instr) {
	if i.Flags == 0 {
		return
	}
	if i.Flags&^allowedFlags[i.Op()] != 0 {
		v.Fail("Instruction has flags that its opcode does not take!", i)
		return
	}
	if i.Flags&ir.FastMath != 0 && (i.Op() == ir.Phi || i.Op() == ir.Select || i.Op() == ir.Call || i.Op() == ir.Invoke) && !i.Type().TakesFastMath() {
		v.Fail("fast-math-flags specified for "+i.Op().String()+" without floating-point scalar or vector return type", i)
	}
}

// opcode checks the types of operands and result.
func (v *verifier) opcode(i *ir.Instr) {
	if !v.enoughOperands(i) {
		return
	}
	switch i.Op() {
	case ir.Ret:
		v.ret(i)
	case ir.Br:
		if i.NumOperands() == 3 && !i.Operand(0).Type().IsInt(1) {
			v.Fail("Branch condition is not 'i1' type!", i, i.Operand(0))
		}
	case ir.Switch:
		v.switchInstr(i)
	case ir.IndirectBr:
		if !i.Operand(0).Type().IsPtr() {
			v.Fail("Indirectbr operand must have pointer type!", i)
		}
	case ir.FNeg:
		v.fneg(i)
	case ir.ExtractElement, ir.InsertElement, ir.ShuffleVector:
		v.vectorInstr(i)
	case ir.ExtractValue, ir.InsertValue:
		v.aggregateInstr(i)
	case ir.Alloca, ir.Load, ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.GetElementPtr:
		v.memoryInstr(i)
	case ir.ICmp, ir.FCmp:
		v.compare(i)
	case ir.Phi:
		v.phi(i)
	case ir.Select:
		v.selectInstr(i)
	case ir.Freeze:
		if i.Type() != i.Operand(0).Type() {
			v.Fail("Freeze must have the type of its operand!", i)
		}
	case ir.Call, ir.Invoke, ir.CallBr:
		v.call(i)
	case ir.VAArg: // LLVM does not ask what the list is
		if !i.Type().IsFirstClass() {
			v.Fail("va_arg requires operand with first class type", i)
		} else if i.Type().Kind == ir.MetadataKind {
			v.Fail("Invalid use of metadata!", i)
		}
	case ir.Resume, ir.LandingPad, ir.CatchSwitch, ir.CatchPad, ir.CatchRet, ir.CleanupPad, ir.CleanupRet:
		v.eh.Instr(i)
	case ir.Unreachable:
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
var minOperands = func() (least [ir.NumOps]int) {
	for op := ir.Add; op <= ir.Xor; op++ {
		least[op] = 2
	}
	for op := ir.Trunc; op <= ir.AddrSpaceCast; op++ {
		least[op] = 1
	}
	for op, n := range map[ir.Op]int{ir.FNeg: 1, ir.ExtractElement: 2, ir.InsertElement: 3, ir.ShuffleVector: 2, ir.ExtractValue: 1, ir.InsertValue: 2,
		ir.Alloca: 1, ir.Load: 1, ir.Store: 2, ir.CmpXchg: 3, ir.AtomicRMW: 2, ir.GetElementPtr: 1, ir.ICmp: 2, ir.FCmp: 2, ir.Select: 3, ir.Freeze: 1,
		ir.Call: 1, ir.VAArg: 1, ir.CatchPad: 1, ir.CleanupPad: 1} {
		least[op] = n
	}
	return least
}()

func (v *verifier) enoughOperands(i *ir.Instr) bool {
	if i.NumOperands() < minOperands[i.Op()] || i.Op().IsCall() && i.Info == nil || (i.Op() == ir.Alloca || i.Op() == ir.GetElementPtr) && i.ElemTy == nil {
		v.Fail("Instruction lacks operands!", i)
		return false
	}
	return true
}

func (v *verifier) ret(i *ir.Instr) {
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

func (v *verifier) switchInstr(i *ir.Instr) {
	ty := i.Operand(0).Type()
	if ty.Kind != ir.IntKind {
		v.Fail("Switch must be on an integer!", i)
		return
	}
	seen := make(map[*ir.Const]bool, i.NumCases())
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

func (v *verifier) fneg(i *ir.Instr) {
	if i.Type() != i.Operand(0).Type() {
		v.Fail("Unary operators must have same type for operands and result!", i)
	} else if !i.Type().Scalar().IsFloat() {
		v.Fail("FNeg operator only works with float types!", i)
	}
}

func (v *verifier) binary(i *ir.Instr) {
	a, b := i.Operand(0).Type(), i.Operand(1).Type()
	if a != b {
		v.Fail("Both operands to a binary operator are not of the same type!", i)
		return
	}
	float := false
	domain, result := "", ""
	switch i.Op() {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem:
		float = true
		domain = "Floating-point arithmetic operators only work with floating-point types!"
		result = "Floating-point arithmetic operators must have same type for operands and result!"
	case ir.And, ir.Or, ir.Xor:
		domain, result = "Logical operators only work with integral types!", "Logical operators must have same type for operands and result!"
	case ir.Shl, ir.LShr, ir.AShr:
		domain, result = "Shifts only work with integral types!", "Shift return type must be same as operands!"
	default:
		domain = "Integer arithmetic operators only work with integral types!"
		result = "Integer arithmetic operators must have same type for operands and result!"
	}
	switch {
	case float && !a.Scalar().IsFloat(), !float && a.Scalar().Kind != ir.IntKind:
		v.Fail(domain, i)
	case i.Type() != a:
		v.Fail(result, i)
	}
}

func (v *verifier) compare(i *ir.Instr) {
	a, b := i.Operand(0).Type(), i.Operand(1).Type()
	name := "ICmp"
	if i.Op() == ir.FCmp {
		name = "FCmp"
	}
	switch {
	case a != b:
		v.Fail("Both operands to "+name+" instruction are not of the same type!", i)
	case i.Op() == ir.ICmp && a.Scalar().Kind != ir.IntKind && a.Scalar().Kind != ir.PtrKind, i.Op() == ir.FCmp && !a.Scalar().IsFloat():
		v.Fail("Invalid operand types for "+name+" instruction", i)
	case i.Pred.IsInt() != (i.Op() == ir.ICmp):
		v.Fail("Invalid predicate in "+name+" instruction!", i)
	case i.Type() != ir.CmpType(a):
		v.Fail(name+" must have i1 or a vector of i1 as result!", i)
	}
}

func (v *verifier) phi(i *ir.Instr) {
	if i.Type().Kind == ir.TokenKind {
		v.Fail("PHI nodes cannot have token type!", i)
	}
	for k := range i.NumOperands() {
		if i.Operand(k).Type() != i.Type() {
			v.Fail("PHI node operands are not the same type as the result!", i)
			return
		}
	}
}

func (v *verifier) selectInstr(i *ir.Instr) {
	c, a, b := i.Operand(0).Type(), i.Operand(1).Type(), i.Operand(2).Type()
	fits := c.IsInt(1) || c.Kind == ir.VectorKind && c.Elem.IsInt(1) && a.Kind == ir.VectorKind && a.Len == c.Len && a.Scalable == c.Scalable
	switch {
	case a != b || !fits || a.Kind == ir.TokenKind:
		v.Fail("Invalid operands for select instruction!", i)
	case i.Type() != a:
		v.Fail("Select values must have same type as select instruction!", i)
	}
}

// functionOf returns the function that a local value belongs to, nil for other values.
func functionOf(x ir.Value) *ir.Func {
	switch x := x.(type) {
	case *ir.Instr:
		return x.Func()
	case *ir.Param:
		return x.Func()
	case *ir.Block:
		return x.Func()
	}
	return nil
}
