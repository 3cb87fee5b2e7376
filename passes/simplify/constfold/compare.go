package constfold

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// ICmp folds an integer or pointer compare of two constants; nil when it cannot. Without a layout,
// distances in memory and the widths of pointers count for nothing.
func ICmp(p ir.Pred, x, y ir.Value, ty *ir.Type, dl *ir.DataLayout) *ir.Const {
	if ty.IsVector() {
		a, ok1 := x.(*ir.Const)
		b, ok2 := y.(*ir.Const)
		if !ok1 || !ok2 || a.Kind == ir.ExprConst || b.Kind == ir.ExprConst {
			return nil
		}
		return foldLanes(p, a, b, ty, dl)
	}
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if ok1 && ok2 {
		if v := fold.ICmp(p, a, b, ty); v != nil {
			return v
		}
	}
	if x == y {
		return ty.Context().NewBool(p.HoldsOnEqual())
	}
	if !ir.IsConst(x) || !ir.IsConst(y) {
		return nil
	}
	return compareAddresses(p, x, y, ty, dl)
}

// foldLanes compares vectors lane by lane.
func foldLanes(p ir.Pred, a, b *ir.Const, ty *ir.Type, dl *ir.DataLayout) *ir.Const {
	if s, t := a.Splat(), b.Splat(); s != nil && t != nil {
		if v := ICmp(p, s, t, ty.Scalar(), dl); v != nil {
			return ir.NewSplat(ty, v)
		}
		return nil
	}
	if ty.Scalable {
		return nil
	}
	out := make([]ir.Value, ty.Len)
	for n := range out {
		x, y := a.Elem(uint64(n)), b.Elem(uint64(n))
		if x == nil || y == nil {
			return nil
		}
		v := ICmp(p, x, y, ty.Scalar(), dl)
		if v == nil {
			return nil
		}
		out[n] = v
	}
	return ir.NewAggregate(ty, out)
}

func expression(v ir.Value, op ir.Op) *ir.Const {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.ExprConst && k.Op == op {
		return k
	}
	return nil
}

// compareAddresses compares constants of which at least one is an address, or a number computed
// from one.
func compareAddresses(p ir.Pred, x, y ir.Value, i1 *ir.Type, dl *ir.DataLayout) *ir.Const {
	if !match.Const(x, ir.ExprConst) && match.Const(y, ir.ExprConst) {
		x, y, p = y, x, p.Swapped()
	}
	if dl != nil {
		if a, b := uncast(x, y, dl); a != nil {
			return ICmp(p, a, b, i1, dl)
		}
	}
	if !x.Type().IsPtr() || p.IsSigned() {
		return nil
	}
	if dl != nil {
		if c, ok := compareOffsets(x, y, dl); ok {
			return i1.Context().NewBool(fold.Holds(p, c))
		}
	}
	if c, ok := relation(x, y); ok && (p.IsEquality() || c != unequal) {
		return i1.Context().NewBool(fold.Holds(p, c))
	}
	if c, ok := relation(y, x); ok && (p.IsEquality() || c != unequal) {
		return i1.Context().NewBool(fold.Holds(p.Swapped(), c))
	}
	return nil
}

// uncast takes casts between pointers and numbers of their width off both sides of a comparison;
// nil when there are none.
func uncast(x, y ir.Value, dl *ir.DataLayout) (a, b ir.Value) {
	if k := expression(x, ir.IntToPtr); k != nil {
		number := func(v ir.Value) ir.Value { return resize(v, dl.IntPtrType(x.Type())) }
		if match.Zero(y) {
			if n := number(k.Elems[0]); n != nil {
				return n, ir.NewZero(n.Type())
			}
		} else if l := expression(y, ir.IntToPtr); l != nil {
			if m, n := number(k.Elems[0]), number(l.Elems[0]); m != nil && n != nil {
				return m, n
			}
		}
	}
	if k := expression(x, ir.PtrToInt); k != nil && dl.IntPtrType(k.Elems[0].Type()) == x.Type() {
		if match.Zero(y) {
			return k.Elems[0], ir.NewZero(k.Elems[0].Type())
		}
		if l := expression(y, ir.PtrToInt); l != nil && l.Elems[0].Type() == k.Elems[0].Type() {
			return k.Elems[0], l.Elems[0]
		}
	}
	return nil, nil
}

// resize truncates or extends an integer constant without sign; nil when that has no constant.
func resize(v ir.Value, ty *ir.Type) ir.Value {
	op := ir.ZExt
	switch {
	case v.Type() == ty:
		return v
	case v.Type().Bits > ty.Bits:
		op = ir.Trunc
	}
	return Cast(op, v, ty, nil)
}

// compareOffsets orders two places in one object: inbounds offsets from one base.
func compareOffsets(x, y ir.Value, dl *ir.DataLayout) (order int, ok bool) {
	a, m := inboundsOffset(x, dl)
	b, n := inboundsOffset(y, dl)
	switch {
	case a != b:
		return 0, false
	case m < n:
		return -1, true
	case m > n:
		return 1, true
	}
	return 0, true
}

func inboundsOffset(v ir.Value, dl *ir.DataLayout) (base ir.Value, off int64) {
	for {
		k := expression(v, ir.GetElementPtr)
		if k == nil || k.Flags&ir.InBounds == 0 {
			return v, off
		}
		n, fits := dl.ConstGEPOffset(k.ElemTy, k.Elems[1:])
		if !fits {
			return v, off
		}
		v, off = k.Elems[0], off+n
	}
}

// unequal is the order of addresses of which nothing is known but that they differ.
const unequal = 2

// relation orders an address against another, as far as what they are tells.
func relation(x, y ir.Value) (order int, ok bool) {
	isNull := match.Const(y, ir.NullConst) && y.Type().Space == 0
	switch {
	case match.Const(x, ir.BlockAddressConst):
		_, isGlobal := y.(ir.GlobalValue)
		return unequal, isNull || isGlobal || match.Const(y, ir.BlockAddressConst) && x.(*ir.Const).Elems[0] != y.(*ir.Const).Elems[0]
	case analysis.MadeNonNull(x) && isNull:
		return 1, true
	case hasOwnAddress(x) && hasOwnAddress(y):
		return unequal, x != y
	}
	if k := expression(x, ir.GetElementPtr); k != nil && isNull {
		return 1, k.Flags&ir.InBounds != 0 && analysis.MadeNonNull(k.Elems[0])
	}
	return 0, false
}

// hasOwnAddress reports whether v is a global whose address is that of no other such one: no linker
// may merge it or put another in its place, and it takes up room.
func hasOwnAddress(v ir.Value) bool {
	g, ok := v.(ir.GlobalValue)
	if !ok || analysis.Interposable(g) || g.Base().UnnamedAddr == "unnamed_addr" {
		return false
	}
	switch g := v.(type) {
	case *ir.Func:
		return true
	case *ir.GlobalVar:
		return g.ValueType.IsSized() && !isEmpty(g.ValueType)
	}
	return false
}

// isEmpty reports whether values of a type surely take up no room, or might not.
func isEmpty(t *ir.Type) bool {
	switch t.Kind {
	case ir.ArrayKind:
		return t.Len == 0 || isEmpty(t.Elem)
	case ir.StructKind:
		for _, f := range t.Fields {
			if !isEmpty(f) {
				return false
			}
		}
		return true
	}
	return false
}

// FCmp folds a comparison of two floating-point constants, to ty: i1 or a vector of i1; nil when it
// cannot.
func FCmp(p ir.Pred, x, y *ir.Const, ty *ir.Type) *ir.Const {
	return fold.Lanes2(x, y, ty, func(a, b *ir.Const) *ir.Const { return fold.FCmp(p, a, b) })
}
