package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// nonNull reports whether a pointer is surely not null, unless it is poison, by its operands and by
// the accesses through it before q.At.
func (q *Query) nonNull(v ir.Value, depth int) bool {
	if analysis.MadeNonNull(v) || q.nonNullByBase(v, depth) {
		return true
	}
	return q.accessed(v)
}

// nonNullByBase looks at the pointer that v is computed from.
func (q *Query) nonNullByBase(v ir.Value, depth int) bool {
	switch p := v.(type) {
	case *ir.Instr:
		switch {
		case p.Op() == ir.GetElementPtr:
			return p.HasFlag(ir.InBounds) && p.Func() != nil && !analysis.NullIsDefined(p.Func(), p.Type().Space) && q.nonNullAddress(p, depth)
		case p.Op().IsCall():
			arg := analysis.ReturnedPointer(p, true)
			return arg != nil && arg.Type() == p.Type() && q.nonZero(arg, depth+1)
		}
	case *ir.Const:
		if p.Kind != ir.ExprConst || p.Op != ir.GetElementPtr || p.Flags&ir.InBounds == 0 || p.Type().Space != 0 {
			return false
		}
		_, inObject := p.Elems[0].(ir.GlobalValue) // an object does not reach around the end of memory to null
		if inObject || q.At != nil && q.At.Func() != nil && !analysis.NullIsDefined(q.At.Func(), 0) {
			return q.nonNullAddress(p, depth)
		}
	}
	return false
}

// nonNullAddress reports whether a getelementptr that stays in an object is not null: its base is
// not, or it moves on. Null is no object, so nothing but null itself is at an offset from it.
func (q *Query) nonNullAddress(g ir.Value, depth int) bool {
	if depth >= maxKnownDepth {
		return false
	}
	if q.nonZero(analysis.Operand(g, 0), depth+1) {
		return true
	}
	t, idx, _ := GepParts(g)
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

// maxAccesses bounds the uses of a pointer that are visited for accesses, as in LLVM.
const maxAccesses = 20

// accessed reports whether before q.At something has been executed that would have been undefined
// for null: a load or store through v where there is nothing at null, or a call that must not get
// it.
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

// refusesNull reports whether the function that a call calls must not get null, nor poison, as
// argument k.
func refusesNull(call *ir.Instr, k int, nothingThere bool) bool {
	f := call.CalledFunc()
	if f == nil || k >= min(call.NumArgs(), len(f.Params)) {
		return false
	}
	a := f.Attrs.Param(k)
	return a.Has("noundef") && a.Has("nonnull") || nothingThere && a.Has("dereferenceable")
}

// GepParts returns the operands of a getelementptr, instruction or constant.
func GepParts(v ir.Value) (elem *ir.Type, idx []ir.Value, inbounds bool) {
	switch g := v.(type) {
	case *ir.Const:
		return g.ElemTy, g.Elems[1:], g.Flags&ir.InBounds != 0
	case *ir.Instr:
		for k := 1; k < g.NumOperands(); k++ {
			idx = append(idx, g.Operand(k))
		}
		return g.ElemTy, idx, g.HasFlag(ir.InBounds)
	}
	panic("simplify: not a getelementptr: " + v.Ident())
}
