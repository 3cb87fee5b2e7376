package ir

import (
	"strconv"

	"opt-go/frontend/version"
)

// flagWords gives the flags in LLVM's order.
var flagWords = [...]struct {
	flag Flags
	word string
}{
	{FReassoc, " reassoc"}, {FNNan, " nnan"}, {FNInf, " ninf"}, {FNSZ, " nsz"}, {FARcp, " arcp"},
	{FContract, " contract"}, {FAfn, " afn"}, {InBounds, " inbounds"}, {NUSW, " nusw"}, {NUW, " nuw"},
	{NSW, " nsw"}, {Exact, " exact"}, {Disjoint, " disjoint"}, {NNeg, " nneg"}, {SameSign, " samesign"},
}

// flags writes the optimization flags of an instruction or constant expression.
func (p *printer) flags(f Flags, op Op) {
	if f&(FastMath|PoisonFlags) == 0 {
		return
	}
	if f&FastMath == FastMath {
		p.s(" fast")
		f &^= FastMath
	}
	if op == GetElementPtr && f&InBounds != 0 {
		f &^= NUSW // inbounds implies it
	}
	if f&SameSign != 0 && p.lacks(version.SameSign) {
		f &^= SameSign
	}
	for _, w := range flagWords {
		if f&w.flag != 0 {
			p.s(w.word)
		}
	}
}

// instr writes an instruction with its indentation, without a newline.
func (p *printer) instr(i *Instr) {
	p.s("  ")
	if i.label != nil || i.ty.Kind != VoidKind {
		p.instrRef(i)
		p.s(" = ")
	}
	p.opcode(i)
	p.body(i)
	p.access(i)
	if i.md != nil {
		p.attachments(*i.md, ", ")
	}
}

// opName returns the name of an opcode. Where a version has no ptrtoaddr, ptrtoint gives the same
// bits, for pointers that are nothing but their address; frontend/downgrade has rewritten the
// others.
func (p *printer) opName(op Op) string {
	if op == PtrToAddr && p.lacks(version.PtrToAddr) {
		op = PtrToInt
	}
	return op.String()
}

// opcode writes the opcode with all that stands between it and the operands.
func (p *printer) opcode(i *Instr) {
	if i.op == Call {
		switch {
		case i.Flags&MustTail != 0:
			p.s("musttail ")
		case i.Flags&TailCall != 0:
			p.s("tail ")
		case i.Flags&NoTail != 0:
			p.s("notail ")
		}
	}
	p.s(p.opName(i.op))
	if i.Ordering != NotAtomic && (i.op == Load || i.op == Store) {
		p.s(" atomic")
	}
	if i.Flags != 0 {
		if i.op == CmpXchg && i.Flags&Weak != 0 {
			p.s(" weak")
		}
		if i.Flags&Volatile != 0 {
			p.s(" volatile")
		}
		flags := i.Flags
		if flags&FastMath != 0 && p.lacks(FastMathVersion(i)) {
			flags &^= FastMath
		}
		p.flags(flags, i.op)
	}
	for _, w := range i.Words() {
		p.c(' ')
		p.s(w)
	}
	switch i.op {
	case ICmp, FCmp:
		p.c(' ')
		p.s(i.Pred.String())
	case AtomicRMW:
		p.c(' ')
		p.s(string(i.RMW()))
	}
}

// FastMathVersion returns the LLVM version that brought fast-math flags to such an instruction.
func FastMathVersion(i *Instr) int {
	switch {
	case i.op == FPTrunc || i.op == FPExt:
		return version.CastFlags
	case i.op == UIToFP || i.op == SIToFP:
		return version.IntegerFlags
	case i.ty.Kind == StructKind:
		return version.StructFPClass
	}
	return version.Oldest
}

// body writes the operands, in the form of the opcode.
func (p *printer) body(i *Instr) {
	switch i.op {
	case Switch:
		p.switchBody(i)
	case IndirectBr:
		p.c(' ')
		p.use(i, 0, true)
		p.s(", [")
		p.uses(i, 1, len(i.ops))
		p.c(']')
	case Phi:
		p.phiBody(i)
	case ExtractValue, InsertValue:
		p.c(' ')
		p.uses(i, 0, len(i.ops))
		for _, n := range i.Indices() {
			p.s(", ")
			p.b = strconv.AppendUint(p.b, n, 10)
		}
	case LandingPad:
		p.landingPadBody(i)
	case CatchSwitch, CatchPad, CleanupPad, CatchRet, CleanupRet:
		p.funcletBody(i)
	case Call, Invoke, CallBr:
		p.callBody(i)
	case Alloca:
		p.allocaBody(i)
	case VAArg:
		p.c(' ')
		p.use(i, 0, true)
		p.s(", ")
		p.b = i.ty.append(p.b)
	case Ret:
		if len(i.ops) == 0 {
			p.s(" void")
			return
		}
		p.c(' ')
		p.use(i, 0, true)
	default:
		if i.op.IsCast() {
			p.c(' ')
			p.use(i, 0, true)
			p.s(" to ")
			p.b = i.ty.append(p.b)
			return
		}
		p.plainBody(i)
	}
}

// use writes operand k.
func (p *printer) use(i *Instr, k int, withType bool) {
	if k >= len(i.ops) {
		p.s("<null operand!>")
		return
	}
	p.operand(i.ops[k].val, withType)
}

// uses writes operands [from, to) with their types.
func (p *printer) uses(i *Instr, from, to int) {
	for k := from; k < to; k++ {
		if k > from {
			p.s(", ")
		}
		p.use(i, k, true)
	}
}

// plainBody writes the type once before the operands when they all share it, otherwise before each
// operand.
func (p *printer) plainBody(i *Instr) {
	if len(i.ops) == 0 {
		return
	}
	switch i.op {
	case GetElementPtr:
		p.b = append(i.ElemTy.append(append(p.b, ' ')), ',')
	case Load:
		p.b = append(i.ty.append(append(p.b, ' ')), ',')
	}
	p.c(' ')
	if p.showsAllTypes(i) {
		p.uses(i, 0, len(i.ops))
	} else {
		p.use(i, 0, true)
		for k := 1; k < len(i.ops); k++ {
			p.s(", ")
			p.use(i, k, false)
		}
	}
	if i.op == ShuffleVector {
		p.mask(i.Mask(), i.ty.Scalable)
	}
}

func (p *printer) showsAllTypes(i *Instr) bool {
	switch i.op {
	case Select, Store, ShuffleVector, CmpXchg, AtomicRMW, Br:
		return true
	}
	first := i.ops[0].val
	for k := 1; k < len(i.ops); k++ {
		if v := i.ops[k].val; v == nil || first == nil || v.Type() != first.Type() {
			return true
		}
	}
	return false
}

func (p *printer) switchBody(i *Instr) {
	p.c(' ')
	p.uses(i, 0, 2)
	p.s(" [")
	for k := 2; k+1 < len(i.ops); k += 2 {
		p.s("\n    ")
		p.uses(i, k, k+2)
	}
	p.s("\n  ]")
}

func (p *printer) phiBody(i *Instr) {
	p.b = append(i.ty.append(append(p.b, ' ')), ' ')
	for k := range i.ops {
		if k > 0 {
			p.s(", ")
		}
		p.s("[ ")
		p.use(i, k, false)
		p.s(", ")
		p.blockRef(i.x.incoming[k])
		p.s(" ]")
	}
}

func (p *printer) landingPadBody(i *Instr) {
	p.b = i.ty.append(append(p.b, ' '))
	if i.Flags&CleanupPadFlag != 0 {
		p.s("\n          cleanup")
	}
	for k := range i.ops {
		if i.IsFilter(k) {
			p.s("\n          filter ")
		} else {
			p.s("\n          catch ")
		}
		p.use(i, k, true)
	}
}

// funcletBody writes the exception handling of Windows: catchswitch, the pads and the returns from
// them.
func (p *printer) funcletBody(i *Instr) {
	switch i.op {
	case CatchSwitch:
		last := len(i.ops)
		if i.HasUnwind() {
			last--
		}
		p.s(" within ")
		p.use(i, 0, false)
		p.s(" [")
		p.uses(i, 1, last)
		p.s("] unwind ")
		p.unwindDest(i, last)
	case CatchPad, CleanupPad:
		p.s(" within ")
		p.use(i, 0, false)
		p.s(" [")
		p.uses(i, 1, len(i.ops))
		p.c(']')
	case CatchRet:
		p.s(" from ")
		p.use(i, 0, false)
		p.s(" to ")
		p.use(i, 1, true)
	case CleanupRet:
		p.s(" from ")
		p.use(i, 0, false)
		p.s(" unwind ")
		p.unwindDest(i, 1)
	}
}

func (p *printer) unwindDest(i *Instr, k int) {
	if k < len(i.ops) {
		p.use(i, k, true)
	} else {
		p.s("to caller")
	}
}

func (p *printer) allocaBody(i *Instr) {
	p.c(' ')
	if i.Flags&InAlloca != 0 {
		p.s("inalloca ")
	}
	if i.Flags&SwiftError != 0 {
		p.s("swifterror ")
	}
	p.b = i.ElemTy.append(p.b)
	if len(i.ops) > 0 {
		if k, ok := i.ops[0].val.(*Const); !ok || k.Kind != IntConst || k.lo != 1 || !k.ty.IsInt(32) {
			p.s(", ")
			p.use(i, 0, true)
		}
	}
	p.align(", ", p.alignOf(i))
	if i.ty.Space != 0 {
		p.s(", ")
		p.addrSpace(i.ty.Space)
	}
}

// access writes the suffix of a memory access: scope, orderings, alignment.
func (p *printer) access(i *Instr) {
	switch i.op {
	case Load, Store, CmpXchg, AtomicRMW, Fence:
	default:
		return
	}
	if i.Ordering != NotAtomic {
		if s := i.SyncScope(); s != "" {
			p.s(" syncscope(")
			p.quoted(s)
			p.c(')')
		}
		p.c(' ')
		p.s(i.Ordering.String())
		if i.op == CmpXchg {
			p.c(' ')
			p.s(i.FailOrder().String())
		}
	}
	if i.op != Fence {
		p.align(", ", p.alignOf(i))
	}
}

// alignOf returns the alignment, or the one that LLVM's reader would put in where none is given, so
// that it is always printed.
func (p *printer) alignOf(i *Instr) uint64 {
	if i.align != 0 || p.mod == nil {
		return i.Align()
	}
	t := i.ElemTy
	if i.op != Alloca {
		t = i.AccessType()
	}
	switch {
	case t == nil || !t.IsSized():
		return 0
	case i.op == Alloca:
		return p.mod.Layout.PrefAlign(t)
	case i.op == CmpXchg || i.op == AtomicRMW:
		return p.mod.Layout.StoreSize(t)
	}
	return p.mod.Layout.ABIAlign(t)
}
