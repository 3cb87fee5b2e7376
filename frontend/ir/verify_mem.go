package ir

import "fmt"

func (v *verifier) memoryInstr(i *Instr) {
	if i.Align() > MaxAlign {
		v.Fail("huge alignment values are unsupported", i)
	}
	switch i.Op() {
	case Alloca:
		v.alloca(i)
	case Load:
		v.load(i)
	case Store:
		v.store(i)
	case Fence:
		if o := i.Ordering; o < Acquire {
			v.Fail("fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.", i)
		}
	case CmpXchg:
		v.cmpXchg(i)
	case AtomicRMW:
		v.atomicRMW(i)
	case GetElementPtr:
		v.gepOps = v.gepOps[:0]
		for k := range i.NumOperands() {
			v.gepOps = append(v.gepOps, i.Operand(k))
		}
		if msg := gepFault(i.ElemTy, i.Type(), v.gepOps); msg != "" {
			v.Fail(msg, i)
		}
	}
}

func (v *verifier) alloca(i *Instr) {
	switch {
	case !i.ElemTy.IsSized():
		v.Fail("Cannot allocate unsized type", i)
	case i.Operand(0).Type().Kind != IntKind:
		v.Fail("Alloca array size must have integer type", i)
	case i.Type().Kind != PtrKind:
		v.Fail("Alloca must produce a pointer", i)
	}
	if i.Flags&SwiftError != 0 {
		if i.ElemTy.Kind != PtrKind {
			v.Fail("swifterror alloca must have pointer type", i)
		}
		if k := AsInt(i.Operand(0)); k == nil || k != NewInt(k.Type(), 1) {
			v.Fail("swifterror alloca must not be array allocation", i)
		}
		v.swiftErrorUses(i)
	}
}

func (v *verifier) load(i *Instr) {
	if !i.Operand(0).Type().IsPtr() {
		v.Fail("Load operand must be a pointer.", i)
		return
	}
	if !i.Type().IsSized() {
		v.Fail("loading unsized types is not allowed", i)
		return
	}
	if i.Ordering == NotAtomic {
		v.noScope(i, "Non-atomic load cannot have SynchronizationScope specified")
		return
	}
	if i.Ordering == Release || i.Ordering == AcqRel {
		v.Fail("Load cannot have Release ordering", i)
	}
	if len(i.Words()) > 0 {
		return // what an unknown flag allows we do not know
	}
	v.atomicType(i, i.Type(), "atomic load operand must have integer, pointer, floating point, or vector type!")
}

func (v *verifier) store(i *Instr) {
	if !i.Operand(1).Type().IsPtr() {
		v.Fail("Store operand must be a pointer.", i)
		return
	}
	ty := i.Operand(0).Type()
	if !ty.IsSized() {
		v.Fail("storing unsized types is not allowed", i)
		return
	}
	if i.Ordering == NotAtomic {
		v.noScope(i, "Non-atomic store cannot have SynchronizationScope specified")
		return
	}
	if i.Ordering == Acquire || i.Ordering == AcqRel {
		v.Fail("Store cannot have Acquire ordering", i)
	}
	v.atomicType(i, ty, "atomic store operand must have integer, pointer, floating point, or vector type!")
}

func (v *verifier) noScope(i *Instr, msg string) {
	if i.SyncScope() != "" {
		v.Fail(msg, i)
	}
}

func (v *verifier) atomicType(i *Instr, t *Type, msg string) {
	if s := t.Scalar(); s.Kind != IntKind && s.Kind != PtrKind && !s.IsFloat() || t.IsVector() && t.Scalable {
		v.Fail(msg, i)
		return
	}
	v.atomicSize(i, t)
}

// atomicSize: atomic accesses are a power of two of at least eight bits wide.
func (v *verifier) atomicSize(i *Instr, t *Type) {
	bits := v.Layout.SizeBits(t)
	if bits < 8 || bits%8 != 0 {
		v.Fail("atomic memory access' size must be byte-sized", i, t)
	}
	if bits&(bits-1) != 0 {
		v.Fail("atomic memory access' operand must have a power-of-two size", i, t)
	}
}

func (v *verifier) cmpXchg(i *Instr) {
	t := i.Operand(1).Type()
	switch {
	case !i.Operand(0).Type().IsPtr():
		v.Fail("cmpxchg operand must be a pointer", i)
	case t != i.Operand(2).Type():
		v.Fail("compare value and new value type do not match", i)
	case t.Kind != IntKind && t.Kind != PtrKind:
		v.Fail("cmpxchg operand must have integer or pointer type", i)
	case i.Type() != t.Context().Struct(false, t, t.Context().I1):
		v.Fail("cmpxchg must give the old value and an i1", i)
	case i.Ordering < Monotonic || i.FailOrder < Monotonic:
		v.Fail("cmpxchg instructions cannot be unordered", i)
	case i.FailOrder == Release || i.FailOrder == AcqRel:
		v.Fail("cmpxchg failure ordering cannot include release semantics", i)
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
		v.Fail("atomicrmw instructions cannot be unordered.", i)
	}
	if !i.Operand(0).Type().IsPtr() {
		v.Fail("atomicrmw operand must be a pointer", i)
		return
	}
	t := i.Operand(1).Type()
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
		v.Fail("Invalid binary operation!", i)
		return
	}
	if !ok {
		v.Fail(fmt.Sprintf("atomicrmw %s operand must have %s type!", op, want), i, t)
		return
	}
	if i.Type() != t {
		v.Fail("Argument value type does not match operand type!", i, t)
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
	if elem.Kind == StructKind && holdsScalable(elem) {
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
func holdsScalable(t *Type) bool { return scalableInside(t, map[*Type]bool{}) }

// scalableInside looks at each struct once.
func scalableInside(t *Type, seen map[*Type]bool) bool {
	switch t.Kind {
	case VectorKind:
		return t.Scalable
	case ArrayKind:
		return scalableInside(t.Elem, seen)
	case StructKind:
		if seen[t] {
			return false
		}
		seen[t] = true
		for _, f := range t.Fields {
			if scalableInside(f, seen) {
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
		if k == nil || !k.Type().Scalar().IsInt(32) {
			return nil
		}
		if n, ok := k.Uint64(); ok && n < uint64(len(t.Fields)) {
			return t.Fields[n]
		}
	}
	return nil
}

func (v *verifier) vectorInstr(i *Instr) {
	a := i.Operand(0).Type()
	b := i.Operand(1).Type()
	switch i.Op() {
	case ExtractElement:
		if a.Kind != VectorKind || b.Kind != IntKind || i.Type() != a.Elem {
			v.Fail("Invalid extractelement operands!", i)
		}
	case InsertElement:
		if a.Kind != VectorKind || b != a.Elem || i.Operand(2).Type().Kind != IntKind || i.Type() != a {
			v.Fail("Invalid insertelement operands!", i)
		}
	case ShuffleVector:
		v.shuffle(i, a, b)
	}
}

func (v *verifier) shuffle(i *Instr, a, b *Type) {
	const bad = "Invalid shufflevector operands!"
	mask := i.Mask()
	if a.Kind != VectorKind || a != b || len(mask) == 0 || i.Type() != a.Context().Vector(uint64(len(mask)), a.Elem, a.Scalable) {
		v.Fail(bad, i)
		return
	}
	for _, n := range mask {
		if n < -1 || n >= 0 && uint64(n) >= 2*a.Len || a.Scalable && n > 0 {
			v.Fail(bad, i)
			return
		}
	}
}

func (v *verifier) aggregateInstr(i *Instr) {
	t := i.Operand(0).Type()
	msg := "Invalid ExtractValueInst operands!"
	if i.Op() == InsertValue {
		msg = "Invalid InsertValueInst operands!"
	}
	if !t.IsAggregate() || len(i.Indices()) == 0 {
		v.Fail(msg, i)
		return
	}
	member := t
	for _, n := range i.Indices() {
		if !member.IsAggregate() || n >= member.NumFields() {
			v.Fail(msg, i)
			return
		}
		member = member.FieldAt(n)
	}
	if i.Op() == ExtractValue && i.Type() != member || i.Op() == InsertValue && (i.Operand(1).Type() != member || i.Type() != t) {
		v.Fail(msg, i)
	}
}
