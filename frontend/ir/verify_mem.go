package ir

import "fmt"

// maxAlign is the greatest alignment that LLVM represents.
const maxAlign = 1 << 32

func (v *verifier) memoryInstr(i *Instr) {
	if i.Align() > maxAlign {
		v.fail("huge alignment values are unsupported", i)
	}
	switch i.op {
	case Alloca:
		v.alloca(i)
	case Load:
		v.load(i)
	case Store:
		v.store(i)
	case Fence:
		if o := i.Ordering; o < Acquire {
			v.fail("fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.", i)
		}
	case CmpXchg:
		v.cmpXchg(i)
	case AtomicRMW:
		v.atomicRMW(i)
	case GetElementPtr:
		v.gepOps = v.gepOps[:0]
		for k := range i.ops {
			v.gepOps = append(v.gepOps, i.ops[k].val)
		}
		if msg := gepFault(i.ElemTy, i.ty, v.gepOps); msg != "" {
			v.fail(msg, i)
		}
	}
}

func (v *verifier) alloca(i *Instr) {
	switch {
	case !i.ElemTy.IsSized():
		v.fail("Cannot allocate unsized type", i)
	case i.ops[0].val.Type().Kind != IntKind:
		v.fail("Alloca array size must have integer type", i)
	case i.ty.Kind != PtrKind:
		v.fail("Alloca must produce a pointer", i)
	}
	if i.Flags&SwiftError != 0 {
		if i.ElemTy.Kind != PtrKind {
			v.fail("swifterror alloca must have pointer type", i)
		}
		if k := AsInt(i.ops[0].val); k == nil || k.lo != 1 {
			v.fail("swifterror alloca must not be array allocation", i)
		}
		v.swiftErrorUses(i)
	}
}

func (v *verifier) load(i *Instr) {
	if !i.ops[0].val.Type().IsPtr() {
		v.fail("Load operand must be a pointer.", i)
		return
	}
	if !i.ty.IsSized() {
		v.fail("loading unsized types is not allowed", i)
		return
	}
	if i.Ordering == NotAtomic {
		v.noScope(i, "Non-atomic load cannot have SynchronizationScope specified")
		return
	}
	if i.Ordering == Release || i.Ordering == AcqRel {
		v.fail("Load cannot have Release ordering", i)
	}
	if len(i.Words()) > 0 {
		return // what an unknown flag allows we do not know
	}
	v.atomicType(i, i.ty, "atomic load operand must have integer, pointer, floating point, or vector type!")
}

func (v *verifier) store(i *Instr) {
	if !i.ops[1].val.Type().IsPtr() {
		v.fail("Store operand must be a pointer.", i)
		return
	}
	ty := i.ops[0].val.Type()
	if !ty.IsSized() {
		v.fail("storing unsized types is not allowed", i)
		return
	}
	if i.Ordering == NotAtomic {
		v.noScope(i, "Non-atomic store cannot have SynchronizationScope specified")
		return
	}
	if i.Ordering == Acquire || i.Ordering == AcqRel {
		v.fail("Store cannot have Acquire ordering", i)
	}
	v.atomicType(i, ty, "atomic store operand must have integer, pointer, floating point, or vector type!")
}

func (v *verifier) noScope(i *Instr, msg string) {
	if i.SyncScope() != "" {
		v.fail(msg, i)
	}
}

func (v *verifier) atomicType(i *Instr, t *Type, msg string) {
	if s := t.Scalar(); s.Kind != IntKind && s.Kind != PtrKind && !s.IsFloat() || t.IsVector() && t.Scalable {
		v.fail(msg, i)
		return
	}
	v.atomicSize(i, t)
}

// atomicSize: atomic accesses are a power of two of at least eight bits wide.
func (v *verifier) atomicSize(i *Instr, t *Type) {
	bits := v.layout.SizeBits(t)
	if bits < 8 || bits%8 != 0 {
		v.fail("atomic memory access' size must be byte-sized", i, t)
	}
	if bits&(bits-1) != 0 {
		v.fail("atomic memory access' operand must have a power-of-two size", i, t)
	}
}

func (v *verifier) cmpXchg(i *Instr) {
	t := i.ops[1].val.Type()
	switch {
	case !i.ops[0].val.Type().IsPtr():
		v.fail("cmpxchg operand must be a pointer", i)
	case t != i.ops[2].val.Type():
		v.fail("compare value and new value type do not match", i)
	case t.Kind != IntKind && t.Kind != PtrKind:
		v.fail("cmpxchg operand must have integer or pointer type", i)
	case i.ty != t.ctx.Struct(false, t, t.ctx.I1):
		v.fail("cmpxchg must give the old value and an i1", i)
	case i.Ordering < Monotonic || i.FailOrder < Monotonic:
		v.fail("cmpxchg instructions cannot be unordered", i)
	case i.FailOrder == Release || i.FailOrder == AcqRel:
		v.fail("cmpxchg failure ordering cannot include release semantics", i)
	default:
		v.atomicSize(i, t)
	}
}

// rmwClasses says on what each operation of atomicrmw works: n integers, f floats, x both and
// pointers.
var rmwClasses = map[RMWOp]byte{"xchg": 'x', "add": 'n', "sub": 'n', "and": 'n', "nand": 'n', "or": 'n', "xor": 'n', "max": 'n',
	"min": 'n', "umax": 'n', "umin": 'n', "uinc_wrap": 'n', "udec_wrap": 'n', "usub_cond": 'n', "usub_sat": 'n',
	"fadd": 'f', "fsub": 'f', "fmax": 'f', "fmin": 'f', "fmaximum": 'f', "fminimum": 'f',
	"fmaximumnum": 'f', "fminimumnum": 'f'}

func (v *verifier) atomicRMW(i *Instr) {
	if i.Ordering < Monotonic {
		v.fail("atomicrmw instructions cannot be unordered.", i)
	}
	if !i.ops[0].val.Type().IsPtr() {
		v.fail("atomicrmw operand must be a pointer", i)
		return
	}
	t := i.ops[1].val.Type()
	op := string(i.RMW())
	var ok bool
	want := "integer"
	switch rmwClasses[i.RMW()] {
	case 'n':
		ok = t.Kind == IntKind
	case 'f':
		ok = t.IsFloat() || t.Kind == VectorKind && !t.Scalable && t.Elem.IsFloat()
		want = "floating-point or fixed vector of floating-point"
	case 'x':
		ok = t.Kind == IntKind || t.IsFloat() || t.Kind == PtrKind
		want = "integer, floating-point, or pointer"
	default:
		v.fail("Invalid binary operation!", i)
		return
	}
	if !ok {
		v.fail(fmt.Sprintf("atomicrmw %s operand must have %s type!", op, want), i, t)
		return
	}
	if i.ty != t {
		v.fail("Argument value type does not match operand type!", i, t)
	}
	v.atomicSize(i, t)
}

// gepFault returns the rule that a getelementptr breaks, or "". ops are the pointer and the
// indices.
func gepFault(elem, result *Type, ops []Value) string {
	base := ops[0].Type()
	if base.Scalar().Kind != PtrKind {
		return "GEP base pointer is not a vector or a vector of pointers"
	}
	if !elem.IsSized() {
		return "GEP into unsized type!"
	}
	if elem.Kind == StructKind && elem.holdsScalable() {
		return "getelementptr cannot target structure that contains scalable vector type"
	}
	want := base.Scalar()
	shape := (*Type)(nil)
	if base.Kind == VectorKind {
		shape = base
	}
	t := elem
	for k, op := range ops[1:] {
		it := op.Type()
		if it.Scalar().Kind != IntKind {
			return "GEP indexes must be integers"
		}
		if it.Kind == VectorKind {
			if shape != nil && !sameLanes(shape, it) {
				return "Invalid GEP index vector width"
			}
			shape = it
		}
		if k > 0 {
			if t = gepStep(t, op); t == nil {
				return "Invalid indices for GEP pointer type!"
			}
		}
	}
	if shape != nil {
		want = shape.WithScalar(want)
	}
	if result != want {
		return "GEP is not of right type for indices!"
	}
	return ""
}

// holdsScalable reports whether a sized struct or array has a scalable vector inside.
func (t *Type) holdsScalable() bool { return t.scalableInside(map[*Type]bool{}) }

// scalableInside looks at each struct once.
func (t *Type) scalableInside(seen map[*Type]bool) bool {
	switch t.Kind {
	case VectorKind:
		return t.Scalable
	case ArrayKind:
		return t.Elem.scalableInside(seen)
	case StructKind:
		if seen[t] {
			return false
		}
		seen[t] = true
		for _, f := range t.Fields {
			if f.scalableInside(seen) {
				return true
			}
		}
	}
	return false
}

// gepStep returns the type of the member that an index picks, or nil.
func gepStep(t *Type, index Value) *Type {
	switch t.Kind {
	case ArrayKind, VectorKind:
		return t.Elem
	case StructKind:
		k := AsInt(index)
		if k == nil || !k.ty.Scalar().IsInt(32) {
			return nil
		}
		if n, ok := k.Uint64(); ok && n < uint64(len(t.Fields)) {
			return t.Fields[n]
		}
	}
	return nil
}

func (v *verifier) vectorInstr(i *Instr) {
	a := i.ops[0].val.Type()
	b := i.ops[1].val.Type()
	switch i.op {
	case ExtractElement:
		if a.Kind != VectorKind || b.Kind != IntKind || i.ty != a.Elem {
			v.fail("Invalid extractelement operands!", i)
		}
	case InsertElement:
		if a.Kind != VectorKind || b != a.Elem || i.ops[2].val.Type().Kind != IntKind || i.ty != a {
			v.fail("Invalid insertelement operands!", i)
		}
	case ShuffleVector:
		v.shuffle(i, a, b)
	}
}

func (v *verifier) shuffle(i *Instr, a, b *Type) {
	const bad = "Invalid shufflevector operands!"
	mask := i.Mask()
	if a.Kind != VectorKind || a != b || len(mask) == 0 || i.ty != a.ctx.Vector(uint64(len(mask)), a.Elem, a.Scalable) {
		v.fail(bad, i)
		return
	}
	for _, n := range mask {
		if n < -1 || n >= 0 && uint64(n) >= 2*a.Len || a.Scalable && n > 0 {
			v.fail(bad, i)
			return
		}
	}
}

func (v *verifier) aggregateInstr(i *Instr) {
	t := i.ops[0].val.Type()
	msg := "Invalid ExtractValueInst operands!"
	if i.op == InsertValue {
		msg = "Invalid InsertValueInst operands!"
	}
	if !t.IsAggregate() || len(i.Indices()) == 0 {
		v.fail(msg, i)
		return
	}
	member := t
	for _, n := range i.Indices() {
		if !member.IsAggregate() || n >= member.NumFields() {
			v.fail(msg, i)
			return
		}
		member = member.FieldAt(n)
	}
	if i.op == ExtractValue && i.ty != member || i.op == InsertValue && (i.ops[1].val.Type() != member || i.ty != t) {
		v.fail(msg, i)
	}
}
