package verify

import (
	"fmt"

	"opt-go/frontend/ir"
)

func (v *verifier) memoryInstr(i *ir.Instr) {
	if i.Align() > ir.MaxAlign {
		v.Fail("huge alignment values are unsupported", i)
	}
	switch i.Op() {
	case ir.Alloca:
		v.alloca(i)
	case ir.Load:
		v.load(i)
	case ir.Store:
		v.store(i)
	case ir.Fence:
		if o := i.Ordering; o < ir.Acquire {
			v.Fail("fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.", i)
		}
	case ir.CmpXchg:
		v.cmpXchg(i)
	case ir.AtomicRMW:
		v.atomicRMW(i)
	case ir.GetElementPtr:
		v.gepOps = v.gepOps[:0]
		for k := range i.NumOperands() {
			v.gepOps = append(v.gepOps, i.Operand(k))
		}
		if msg := gepFault(i.ElemTy, i.Type(), v.gepOps); msg != "" {
			v.Fail(msg, i)
		}
	}
}

func (v *verifier) alloca(i *ir.Instr) {
	switch {
	case !i.ElemTy.IsSized():
		v.Fail("Cannot allocate unsized type", i)
	case i.Operand(0).Type().Kind != ir.IntKind:
		v.Fail("Alloca array size must have integer type", i)
	case i.Type().Kind != ir.PtrKind:
		v.Fail("Alloca must produce a pointer", i)
	}
	if i.Flags&ir.SwiftError != 0 {
		if i.ElemTy.Kind != ir.PtrKind {
			v.Fail("swifterror alloca must have pointer type", i)
		}
		if k := ir.AsInt(i.Operand(0)); k == nil || k != ir.NewInt(k.Type(), 1) {
			v.Fail("swifterror alloca must not be array allocation", i)
		}
		v.swiftErrorUses(i)
	}
}

func (v *verifier) load(i *ir.Instr) {
	if !i.Operand(0).Type().IsPtr() {
		v.Fail("Load operand must be a pointer.", i)
		return
	}
	if !i.Type().IsSized() {
		v.Fail("loading unsized types is not allowed", i)
		return
	}
	if i.Ordering == ir.NotAtomic {
		v.noScope(i, "Non-atomic load cannot have SynchronizationScope specified")
		return
	}
	if i.Ordering == ir.Release || i.Ordering == ir.AcqRel {
		v.Fail("Load cannot have Release ordering", i)
	}
	if len(i.Words()) > 0 {
		return // what an unknown flag allows we do not know
	}
	v.atomicType(i, i.Type(), "atomic load operand must have integer, pointer, floating point, or vector type!")
}

func (v *verifier) store(i *ir.Instr) {
	if !i.Operand(1).Type().IsPtr() {
		v.Fail("Store operand must be a pointer.", i)
		return
	}
	ty := i.Operand(0).Type()
	if !ty.IsSized() {
		v.Fail("storing unsized types is not allowed", i)
		return
	}
	if i.Ordering == ir.NotAtomic {
		v.noScope(i, "Non-atomic store cannot have SynchronizationScope specified")
		return
	}
	if i.Ordering == ir.Acquire || i.Ordering == ir.AcqRel {
		v.Fail("Store cannot have Acquire ordering", i)
	}
	v.atomicType(i, ty, "atomic store operand must have integer, pointer, floating point, or vector type!")
}

func (v *verifier) noScope(i *ir.Instr, msg string) {
	if i.SyncScope() != "" {
		v.Fail(msg, i)
	}
}

func (v *verifier) atomicType(i *ir.Instr, t *ir.Type, msg string) {
	if s := t.Scalar(); s.Kind != ir.IntKind && s.Kind != ir.PtrKind && !s.IsFloat() || t.IsVector() && t.Scalable {
		v.Fail(msg, i)
		return
	}
	v.atomicSize(i, t)
}

// atomicSize: atomic accesses are a power of two of at least eight bits wide.
func (v *verifier) atomicSize(i *ir.Instr, t *ir.Type) {
	bits := v.Layout.SizeBits(t)
	if bits < 8 || bits%8 != 0 {
		v.Fail("atomic memory access' size must be byte-sized", i, t)
	}
	if bits&(bits-1) != 0 {
		v.Fail("atomic memory access' operand must have a power-of-two size", i, t)
	}
}

func (v *verifier) cmpXchg(i *ir.Instr) {
	t := i.Operand(1).Type()
	switch {
	case !i.Operand(0).Type().IsPtr():
		v.Fail("cmpxchg operand must be a pointer", i)
	case t != i.Operand(2).Type():
		v.Fail("compare value and new value type do not match", i)
	case t.Kind != ir.IntKind && t.Kind != ir.PtrKind:
		v.Fail("cmpxchg operand must have integer or pointer type", i)
	case i.Type() != t.Context().Struct(false, t, t.Context().I1):
		v.Fail("cmpxchg must give the old value and an i1", i)
	case i.Ordering < ir.Monotonic || i.FailOrder() < ir.Monotonic:
		v.Fail("cmpxchg instructions cannot be unordered", i)
	case i.FailOrder() == ir.Release || i.FailOrder() == ir.AcqRel:
		v.Fail("cmpxchg failure ordering cannot include release semantics", i)
	default:
		v.atomicSize(i, t)
	}
}

// rmwClasses says on what each operation of atomicrmw works: n integers, f floats, x both and
// pointers.
var rmwClasses = map[ir.RMWOp]byte{"xchg": 'x', "add": 'n', "sub": 'n', "and": 'n', "nand": 'n', "or": 'n', "xor": 'n', "max": 'n',
	"min": 'n', "umax": 'n', "umin": 'n', "uinc_wrap": 'n', "udec_wrap": 'n', "usub_cond": 'n', "usub_sat": 'n',
	"fadd": 'f', "fsub": 'f', "fmax": 'f', "fmin": 'f', "fmaximum": 'f', "fminimum": 'f',
	"fmaximumnum": 'f', "fminimumnum": 'f'}

func (v *verifier) atomicRMW(i *ir.Instr) {
	if i.Ordering < ir.Monotonic {
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
		ok = t.Kind == ir.IntKind
	case 'f':
		ok = t.IsFloat() || t.Kind == ir.VectorKind && !t.Scalable && t.Elem.IsFloat()
		want = "floating-point or fixed vector of floating-point"
	case 'x':
		ok = t.Kind == ir.IntKind || t.IsFloat() || t.Kind == ir.PtrKind
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
func gepFault(elem, result *ir.Type, ops []ir.Value) string {
	base := ops[0].Type()
	if base.Scalar().Kind != ir.PtrKind {
		return "GEP base pointer is not a vector or a vector of pointers"
	}
	if !elem.IsSized() {
		return "GEP into unsized type!"
	}
	if elem.Kind == ir.StructKind && holdsScalable(elem) {
		return "getelementptr cannot target structure that contains scalable vector type"
	}
	want := base.Scalar()
	shape := (*ir.Type)(nil)
	if base.Kind == ir.VectorKind {
		shape = base
	}
	t := elem
	for k, op := range ops[1:] {
		it := op.Type()
		if it.Scalar().Kind != ir.IntKind {
			return "GEP indexes must be integers"
		}
		if it.Kind == ir.VectorKind {
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
func holdsScalable(t *ir.Type) bool { return scalableInside(t, map[*ir.Type]bool{}) }

// scalableInside looks at each struct once.
func scalableInside(t *ir.Type, seen map[*ir.Type]bool) bool {
	switch t.Kind {
	case ir.VectorKind:
		return t.Scalable
	case ir.ArrayKind:
		return scalableInside(t.Elem, seen)
	case ir.StructKind:
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
func gepStep(t *ir.Type, index ir.Value) *ir.Type {
	switch t.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return t.Elem
	case ir.StructKind:
		k := ir.AsInt(index)
		if k == nil || !k.Type().Scalar().IsInt(32) {
			return nil
		}
		if n, ok := k.Uint64(); ok && n < uint64(len(t.Fields)) {
			return t.Fields[n]
		}
	}
	return nil
}

func (v *verifier) vectorInstr(i *ir.Instr) {
	a := i.Operand(0).Type()
	b := i.Operand(1).Type()
	switch i.Op() {
	case ir.ExtractElement:
		if a.Kind != ir.VectorKind || b.Kind != ir.IntKind || i.Type() != a.Elem {
			v.Fail("Invalid extractelement operands!", i)
		}
	case ir.InsertElement:
		if a.Kind != ir.VectorKind || b != a.Elem || i.Operand(2).Type().Kind != ir.IntKind || i.Type() != a {
			v.Fail("Invalid insertelement operands!", i)
		}
	case ir.ShuffleVector:
		v.shuffle(i, a, b)
	}
}

func (v *verifier) shuffle(i *ir.Instr, a, b *ir.Type) {
	const bad = "Invalid shufflevector operands!"
	mask := i.Mask()
	if a.Kind != ir.VectorKind || a != b || len(mask) == 0 || i.Type() != a.Context().Vector(uint64(len(mask)), a.Elem, a.Scalable) {
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

func (v *verifier) aggregateInstr(i *ir.Instr) {
	t := i.Operand(0).Type()
	msg := "Invalid ExtractValueInst operands!"
	if i.Op() == ir.InsertValue {
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
	if i.Op() == ir.ExtractValue && i.Type() != member || i.Op() == ir.InsertValue && (i.Operand(1).Type() != member || i.Type() != t) {
		v.Fail(msg, i)
	}
}
