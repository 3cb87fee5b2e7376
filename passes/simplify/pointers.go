package simplify

import (
	"cmp"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// pointers answers a compare of two pointers.
func (q *Query) pointers(p ir.Pred, x, y ir.Value) (value, known bool) {
	if !x.Type().IsPtr() || q.Layout == nil || p.IsSigned() && !p.IsEquality() {
		return false, false
	}
	// Addresses inside an object do not wrap around, but they may be below the pointer that they
	// are computed from. Equality does not ask for more than the same offset modulo the pointers'
	// width.
	a, offA := q.constantOffset(x, p.IsEquality())
	b, offB := q.constantOffset(y, p.IsEquality())
	if a == b {
		return fold.Holds(p, cmp.Compare(offA, offB)), true
	}
	if p.IsEquality() && a.Type() == b.Type() && (q.apart(a, offA, b, offB) || q.freshApart(a, b)) {
		return p == ir.NE, true
	}
	return false, false
}

// steppingAway: a pointer that steps through an object in one direction returns neither to its
// start, nor to addresses on the other side of it. x is the step (LLVM's
// isNonEqualPointersWithRecursiveGEP).
//
//	p: phi [ start, … ], [ x, … ]     x: getelementptr inbounds i8, p, 4     x == start  =  false
func (q *Query) steppingAway(p ir.Pred, x, y ir.Value) (value, known bool) {
	g := match.Op(x, ir.GetElementPtr)
	if g == nil || !p.IsEquality() || !x.Type().IsPtr() || q.Layout == nil || g.NumOperands() != 2 || !ir.IsConst(g.Operand(1)) {
		return false, false
	}
	phi := match.Op(g.Operand(0), ir.Phi)
	if phi == nil || phi.NumIncoming() != 2 || phi.Operand(0) != x && phi.Operand(1) != x {
		return false, false
	}
	start := phi.Operand(0)
	if start == x {
		start = phi.Operand(1)
	}
	at, step := q.constantOffset(x, false)
	from, begin := q.constantOffset(start, false)
	base, off := q.constantOffset(y, false)
	if at != ir.Value(phi) || from != base || !(begin >= off && step > 0 || begin <= off && step < 0) {
		return false, false
	}
	return p == ir.NE, true
}

// maxOffsetSteps bounds how many steps constantOffset takes off.
const maxOffsetSteps = 64

// constantOffset takes casts and getelementptrs with constant indices off a pointer, those that may
// leave their object only with any.
func (q *Query) constantOffset(v ir.Value, any bool) (base ir.Value, off int64) {
	shift := uint(64 - min(64, q.Layout.IndexBits(v.Type().Space)))
	for range maxOffsetSteps {
		switch analysis.Opcode(v) {
		case ir.BitCast, ir.AddrSpaceCast:
		case ir.GetElementPtr:
			elem, idx, inbounds := valuetracking.GepParts(v)
			n, ok := q.Layout.ConstGEPOffset(elem, idx)
			if !ok || !inbounds && !any {
				return v, off
			}
			off = (off + n) << shift >> shift
		case ir.Call:
			w := analysis.ReturnedPointer(v.(*ir.Instr), true)
			if w == nil || !w.Type().IsPtr() {
				return v, off
			}
			v = w
			continue
		default:
			return v, off
		}
		w := analysis.Operand(v, 0)
		if !w.Type().IsPtr() {
			return v, off
		}
		v = w
	}
	return v, off
}

// apart reports whether a+offA and b+offB are in two objects that exist at the same time. An
// address past the end is in no object.
func (q *Query) apart(a ir.Value, offA int64, b ir.Value, offB int64) bool {
	if !ownStorage(a, b) && !ownStorage(b, a) {
		return false
	}
	sizeA, knownA := q.leastSize(a)
	sizeB, knownB := q.leastSize(b)
	if !knownA || !knownB || sizeA == 0 || sizeB == 0 { // what takes no room may be where something else is
		return false
	}
	if offA >= offB {
		return uint64(offA)-uint64(offB) < sizeA
	}
	return uint64(offB)-uint64(offA) < sizeB
}

// ownStorage reports whether a is the function's own memory and b is other such memory or a
// variable.
func ownStorage(a, b ir.Value) bool {
	_, global := b.(*ir.GlobalVar)
	switch {
	case isByVal(a):
		return global || isAlloca(b) || isByVal(b)
	case isAlloca(a):
		return global || isAlloca(b)
	}
	return false
}

func isByVal(v ir.Value) bool {
	p, ok := v.(*ir.Param)
	return ok && p.Attrs().Has("byval")
}

func isAlloca(v ir.Value) bool {
	i := match.Instr(v)
	return i != nil && i.Op() == ir.Alloca
}

// leastSize returns the number of bytes that an object has at least. Whatever defines a variable in
// another module, it is no smaller than its type.
func (q *Query) leastSize(v ir.Value) (size uint64, known bool) {
	switch v := v.(type) {
	case *ir.GlobalVar:
		if v.Linkage == ir.ExternWeak || !v.ValueType.IsSized() {
			return 0, false
		}
		return q.Layout.AllocSize(v.ValueType), true
	case *ir.Param:
		if a, ok := v.Attrs().Get("byval"); ok && a.Ty != nil {
			return q.Layout.AllocSize(a.Ty), true
		}
		return 0, false
	}
	return analysis.ObjectSize(v, q.Layout, false)
}

// freshApart reports whether one of the pointers comes from allocations by calls alone, and the
// other one from memory that is none of the heap's as long as the function runs.
func (q *Query) freshApart(a, b ir.Value) bool {
	if !analysis.NoAliasCall(analysis.UnderlyingObject(a)) && !analysis.NoAliasCall(analysis.UnderlyingObject(b)) {
		return false
	}
	x, ok1 := analysis.UnderlyingObjects(a)
	y, ok2 := analysis.UnderlyingObjects(b)
	other := func(v ir.Value) bool {
		size, known := q.leastSize(v)
		return notHeap(v) && known && size > 0
	}
	return ok1 && ok2 && (all(x, allocates) && all(y, other) || all(x, other) && all(y, allocates))
}

// allocates reports whether v is a call that returns newly allocated memory of nonzero size.
func allocates(v ir.Value) bool {
	if !analysis.NoAliasCall(v) {
		return false
	}
	size, known := analysis.AllocatedSize(v.(*ir.Instr))
	return !known || size > 0
}

func all(vs []ir.Value, holds func(ir.Value) bool) bool {
	for _, v := range vs {
		if !holds(v) {
			return false
		}
	}
	return len(vs) > 0
}

func notHeap(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Instr:
		return v.Op() == ir.Alloca && v.Block() == v.Func().Entry() && ir.AsInt(v.Operand(0)) != nil
	case *ir.Param:
		return isByVal(v)
	case *ir.GlobalVar:
		return v.TLS == "" && (v.Linkage.IsLocal() || v.Visibility != "" || v.UnnamedAddr == "unnamed_addr")
	}
	return false
}

func (q *Query) gep(i *ir.Instr) ir.Value {
	p := i.Operand(0)
	if match.Poison(p) {
		return ir.NewPoison(i.Type())
	}
	if i.Type() != p.Type() {
		return nil
	}
	zero := true
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if match.Poison(v) {
			return ir.NewPoison(i.Type())
		}
		zero = zero && match.Zero(v)
	}
	if zero || i.NumOperands() == 2 && q.isEmpty(i.ElemTy) {
		return p
	}
	return nil
}

// isEmpty reports whether values of the type take no room, so that all elements of an array of them
// lie at one address.
func (q *Query) isEmpty(ty *ir.Type) bool {
	return (ty.Kind == ir.StructKind || ty.Kind == ir.ArrayKind) && !ty.HasScalable() && q.Layout.AllocSize(ty) == 0
}
