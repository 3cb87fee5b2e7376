package simplify

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// nonNull reports whether a pointer is surely not null, unless it is poison, by what it is made of and by the accesses that have
// been done through it where q.At stands.
func (q *Query) nonNull(v ir.Value, depth int) bool {
	space := v.Type().Space
	if isDefinedAddress(v) {
		return space == 0
	}
	switch p := v.(type) {
	case *ir.Param:
		if p.Attrs().Has("byval") || p.Attrs().Has("nonnull") {
			return true
		}
		if p.Attrs().Has("dereferenceable") && !analysis.NullIsDefined(p.Func(), space) {
			return true
		}
	case *ir.Instr:
		if q.nonNullInstr(p, depth) {
			return true
		}
	case *ir.Const:
		return p.Kind == ir.ExprConst && p.Op == ir.GetElementPtr && space == 0 && p.Flags&ir.InBounds != 0 && q.nonNullAddress(p, depth)
	default:
		return false
	}
	return q.accessed(v)
}

func (q *Query) nonNullInstr(i *ir.Instr, depth int) bool {
	space := i.Type().Space
	defined := i.Func() == nil || analysis.NullIsDefined(i.Func(), space)
	switch i.Op() {
	case ir.Alloca:
		return space == 0
	case ir.Load:
		return i.MD("nonnull") != nil || i.MD("dereferenceable") != nil && !defined
	case ir.GetElementPtr:
		return i.HasFlag(ir.InBounds) && !defined && q.nonNullAddress(i, depth)
	case ir.Call, ir.Invoke:
		if analysis.RetHas(i, "nonnull") || analysis.RetHas(i, "dereferenceable") && !defined {
			return true
		}
		if arg := analysis.ReturnedPointer(i, true); arg != nil && arg.Type() == i.Type() {
			return q.nonZero(arg, depth+1)
		}
	}
	return false
}

// nonNullAddress reports whether a getelementptr that stays in an object is not null: its base is not, or it moves on. Null is no object,
// so nothing but null itself is at an offset from it.
func (q *Query) nonNullAddress(g ir.Value, depth int) bool {
	if depth >= maxKnownDepth {
		return false
	}
	if q.nonZero(analysis.Operand(g, 0), depth+1) {
		return true
	}
	t, idx, _ := gepParts(g)
	for k, v := range idx {
		if k > 0 && t.Kind == ir.StructKind {
			n, _ := ir.AsInt(v).Uint64()
			if q.Layout.FieldOffset(t, n) > 0 {
				return true
			}
			t = t.Fields[n]
			continue
		}
		if k > 0 {
			t = t.Elem
		}
		if q.Layout.AllocSize(t) > 0 && q.nonZero(v, depth+1) {
			return true
		}
	}
	return false
}

// maxAccesses bounds the uses of a pointer that are looked at for accesses, as in LLVM.
const maxAccesses = 20

// accessed reports whether before q.At something has been executed that would have been undefined for null: a load or store through v where
// there is nothing at null, or a call that must not get it.
func (q *Query) accessed(v ir.Value) bool {
	if q.Dom == nil || q.At == nil || q.At.Block() == nil || ir.IsConst(v) {
		return false
	}
	nothingThere := !analysis.NullIsDefined(q.At.Func(), v.Type().Space)
	n := 0
	for u := range ir.Uses(v) {
		if n++; n > maxAccesses {
			return false
		}
		i := u.User()
		excludes := false
		switch {
		case i.Op() == ir.Load, i.Op() == ir.Store:
			excludes = nothingThere && i.Pointer() == v
		case i.Op().IsCall():
			excludes = refusesNull(i, u.Index(), nothingThere)
		}
		if excludes && q.Dom.DominatesInstr(i, q.At) {
			return true
		}
	}
	return false
}

// refusesNull reports whether the function that a call calls must not get null, nor poison, as argument k.
func refusesNull(call *ir.Instr, k int, nothingThere bool) bool {
	f := call.CalledFunc()
	if f == nil || k >= min(call.NumArgs(), len(f.Params)) {
		return false
	}
	a := f.Attrs.Param(k)
	return a.Has("noundef") && a.Has("nonnull") || nothingThere && a.Has("dereferenceable")
}
