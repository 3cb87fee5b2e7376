package constexpr

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
)

// The constant expressions that LLVM folds while it reads text, so that reading and printing gives
// the output of llvm-as and llvm-dis. Folding that needs the data layout, loads or calls belongs to
// the passes.

// makeBinary returns x op y, folded where both are known or one does nothing.
func makeBinary(op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := x.Type()
	kx, okx := x.(*ir.Const)
	ky, oky := y.(*ir.Const)
	if okx && kx.Kind == ir.PoisonConst || oky && ky.Kind == ir.PoisonConst {
		return ir.NewPoison(ty)
	}
	if okx && oky {
		if v := fold.Lanes2(kx, ky, ty, func(a, b *ir.Const) *ir.Const { return fold.Binary(op, 0, a, b) }); v != nil {
			return v
		}
	}
	if op.IsCommutative() && okx && kx.Kind != ir.ExprConst && !(oky && ky.Kind != ir.ExprConst) {
		x, y, kx, ky, okx, oky = y, x, ky, kx, oky, okx
	}
	if oky && ky.Kind != ir.ExprConst {
		if v := foldRight(op, x, ky); v != nil {
			return v
		}
	}
	if okx && oky && kx.Kind == ir.ExprConst && kx.Op == op && op.IsAssociative() && ky.Kind == ir.IntConst {
		if inner, ok := kx.Elems[1].(*ir.Const); ok && inner.Kind == ir.IntConst {
			return makeBinary(op, 0, kx.Elems[0], fold.Binary(op, 0, inner, ky))
		}
	}
	return ir.NewExpr(ty, ir.Const{Op: op, Flags: flags, Elems: []ir.Value{x, y}})
}

// foldRight handles operations whose right operand y decides.
func foldRight(op ir.Op, x ir.Value, y *ir.Const) ir.Value {
	ones := y.Type().Scalar().IsInt() && ir.AsInt(y) == y && y == ir.NewAllOnes(y.Type())
	one := y.Type().Scalar().IsInt() && y == ir.NewInt(y.Type(), 1)
	switch op {
	case ir.Add, ir.Sub, ir.Or, ir.Xor, ir.Shl, ir.LShr, ir.AShr:
		if y.IsZero() {
			return x
		}
	case ir.Mul:
		if y.IsZero() {
			return y
		}
		if one {
			return x
		}
	case ir.UDiv, ir.SDiv:
		if one {
			return x
		}
	case ir.And:
		if y.IsZero() {
			return y
		}
		if ones {
			return x
		}
	}
	return nil
}

// makeNeg returns -x, or nil where that is not known.
func makeNeg(x ir.Value) ir.Value {
	k, ok := x.(*ir.Const)
	if !ok {
		return nil
	}
	if v := fold.Lanes(k, k.Type(), fold.Neg); v != nil {
		return v
	}
	return nil
}

// makeCast returns the conversion of x to a type, folded where x is known or the conversion undoes
// another.
func makeCast(op ir.Op, x ir.Value, to *ir.Type) ir.Value {
	if op == ir.BitCast && x.Type() == to {
		return x
	}
	k, ok := x.(*ir.Const)
	if ok {
		if v := foldCast(op, k, to); v != nil {
			return v
		}
	}
	return ir.NewExpr(to, ir.Const{Op: op, Elems: []ir.Value{x}})
}

func foldCast(op ir.Op, k *ir.Const, to *ir.Type) ir.Value {
	switch {
	case k.Kind == ir.ExprConst:
		return foldCastPair(op, k, to)
	case k.IsZero() && op != ir.AddrSpaceCast:
		return ir.NewZero(to)
	}
	var v *ir.Const
	switch {
	case op != ir.BitCast:
		v = fold.Lanes(k, to, func(e *ir.Const) *ir.Const { return fold.Cast(op, e, to.Scalar()) })
	case k.Kind == ir.PoisonConst || k.Kind == ir.UndefConst || !k.Type().IsVector() && !to.IsVector(): // the order of lanes is the target's
		v = fold.BitCast(k, to)
	}
	if v == nil {
		return nil
	}
	return v
}

// foldCastPair merges a conversion of a conversion, as far as LLVM 22 does without a data layout.
// ptrtoint of inttoptr stays: the width of a pointer decides, which LLVM up to 19 took to be 64.
func foldCastPair(op ir.Op, k *ir.Const, to *ir.Type) ir.Value {
	if len(k.Elems) != 1 || !k.Op.IsCast() {
		return nil
	}
	src := k.Elems[0]
	from := src.Type()
	switch {
	case op == ir.BitCast && k.Op == ir.BitCast, op == ir.Trunc && k.Op == ir.Trunc:
		return makeCast(op, src, to)
	case op == ir.Trunc && k.Op == ir.PtrToInt:
		return makeCast(ir.PtrToInt, src, to)
	case op == ir.AddrSpaceCast && k.Op == ir.AddrSpaceCast:
		if from == to {
			return src
		}
		return makeCast(op, src, to)
	}
	return nil
}

// makeGEP returns a constant getelementptr; one that adds nothing is its base.
func makeGEP(elem *ir.Type, flags ir.Flags, inrange *ir.InRange, base ir.Value, indices []ir.Value) ir.Value {
	ty := base.Type()
	zero := true
	for _, i := range indices {
		if t := i.Type(); t.IsVector() && !ty.IsVector() {
			ty = t.WithScalar(ty)
		}
		k, ok := i.(*ir.Const)
		zero = zero && ok && k.IsZero()
	}
	if k, ok := base.(*ir.Const); ok && (k.Kind == ir.PoisonConst || k.Kind == ir.UndefConst) && k.Type() == ty {
		return base
	}
	if zero && inrange == nil && ty == base.Type() {
		return base
	}
	return ir.NewExpr(ty, ir.Const{Op: ir.GetElementPtr, Flags: flags, ElemTy: elem, InRange: inrange,
		Elems: append([]ir.Value{base}, indices...)})
}

// makeCompare returns a constant icmp or fcmp.
func makeCompare(op ir.Op, pred ir.Pred, x, y ir.Value) ir.Value {
	ty := ir.CmpType(x.Type())
	if _, ok := y.(ir.GlobalValue); ok && op == ir.ICmp {
		if k, isConst := x.(*ir.Const); isConst && k.Kind == ir.NullConst {
			x, y, pred = y, x, pred.Swapped()
		}
	}
	kx, okx := x.(*ir.Const)
	ky, oky := y.(*ir.Const)
	if okx && oky {
		compare := func(a, b *ir.Const) *ir.Const { return fold.ICmp(pred, a, b, ty.Scalar()) }
		if op == ir.FCmp {
			compare = func(a, b *ir.Const) *ir.Const { return fold.FCmp(pred, a, b) }
		}
		if v := fold.Lanes2(kx, ky, ty, compare); v != nil {
			return v
		}
	}
	if equal, above, known := compareAddresses(x, y); known && op == ir.ICmp {
		switch {
		case pred.IsEquality() || equal:
			return ty.Context().NewBool(equal == pred.HoldsOnEqual())
		case above && !pred.IsSigned():
			return ty.Context().NewBool(pred == ir.UGT || pred == ir.UGE)
		}
	}
	return ir.NewExpr(ty, ir.Const{Op: op, Pred: pred, Elems: []ir.Value{x, y}})
}

// makeSelect returns a constant select.
func makeSelect(c, x, y ir.Value) ir.Value {
	if x == y {
		return x
	}
	if k := ir.AsInt(c); k != nil {
		if k.IsZero() {
			return y
		}
		return x
	}
	if v := selectLanes(c, x, y); v != nil {
		return v
	}
	return ir.NewExpr(x.Type(), ir.Const{Op: ir.Select, Elems: []ir.Value{c, x, y}})
}

// selectLanes selects lane by lane where the condition is a fixed vector of constants, or returns
// nil.
func selectLanes(c, x, y ir.Value) ir.Value {
	cond, ok := c.(*ir.Const)
	a, okA := x.(*ir.Const)
	b, okB := y.(*ir.Const)
	if !ok || !okA || !okB || !c.Type().IsVector() || c.Type().Scalable || cond.Kind == ir.ExprConst || a.Kind == ir.ExprConst ||
		b.Kind == ir.ExprConst {
		return nil
	}
	lanes := make([]ir.Value, c.Type().Len)
	for i := range lanes {
		p, q := a.Elem(uint64(i)), b.Elem(uint64(i))
		k, ok := cond.Elem(uint64(i)).(*ir.Const)
		first, isConst := p.(*ir.Const)
		switch {
		case !ok:
			return nil
		case k.Kind == ir.PoisonConst:
			lanes[i] = ir.NewPoison(x.Type().Elem)
		case p == q || k.Kind == ir.UndefConst && isConst && first.Kind == ir.UndefConst || k.Kind == ir.IntConst && !k.IsZero():
			lanes[i] = p
		case k.Kind == ir.UndefConst || k.Kind == ir.IntConst:
			lanes[i] = q
		default:
			return nil
		}
	}
	return ir.NewAggregate(x.Type(), lanes)
}

// lane returns lane n of a fixed vector constant that is no expression, or nil.
func lane(v ir.Value, n ir.Value) ir.Value {
	k, ok := v.(*ir.Const)
	i := ir.AsInt(n)
	if !ok || i == nil || k.Kind == ir.ExprConst || k.Type().Scalable {
		return nil
	}
	at, fits := i.Uint64()
	if !fits || at >= k.Type().Len {
		return ir.NewPoison(k.Type().Elem)
	}
	return k.Elem(at)
}

// makeExtract returns a constant extractelement.
func makeExtract(vec, index ir.Value) ir.Value {
	if v := lane(vec, index); v != nil {
		return v
	}
	return ir.NewExpr(vec.Type().Elem, ir.Const{Op: ir.ExtractElement, Elems: []ir.Value{vec, index}})
}

// makeInsert returns a constant insertelement.
func makeInsert(vec, elem, index ir.Value) ir.Value {
	ty := vec.Type()
	if k, ok := vec.(*ir.Const); ok && !ty.Scalable && k.Kind != ir.ExprConst {
		if i := ir.AsInt(index); i != nil {
			at, fits := i.Uint64()
			if !fits || at >= ty.Len {
				return ir.NewPoison(ty)
			}
			lanes := make([]ir.Value, ty.Len)
			for n := range lanes {
				lanes[n] = k.Elem(uint64(n))
			}
			lanes[at] = elem
			return ir.NewAggregate(ty, lanes)
		}
	}
	return ir.NewExpr(ty, ir.Const{Op: ir.InsertElement, Elems: []ir.Value{vec, elem, index}})
}

// makeShuffle returns a constant shufflevector.
func makeShuffle(x, y ir.Value, mask []int32, ty *ir.Type) ir.Value {
	if s := splatIdiom(x, mask, ty); s != nil {
		return s
	}
	kx, okx := x.(*ir.Const)
	ky, oky := y.(*ir.Const)
	if okx && oky && kx.Kind != ir.ExprConst && ky.Kind != ir.ExprConst && !ty.Scalable {
		n := int32(kx.Type().Len)
		lanes := make([]ir.Value, len(mask))
		for i, m := range mask {
			switch {
			case m < 0:
				lanes[i] = ir.NewPoison(ty.Elem)
			case m < n:
				lanes[i] = kx.Elem(uint64(m))
			default:
				lanes[i] = ky.Elem(uint64(m - n))
			}
		}
		return ir.NewAggregate(ty, lanes)
	}
	return ir.NewExpr(ty, ir.Const{Op: ir.ShuffleVector, Mask: mask, Elems: []ir.Value{x, y}})
}

// splatIdiom recognises shufflevector (insertelement (poison, v, 0), …, zeroinitializer), which is
// how splat (v) was written before LLVM 19 and how the dialect carries it, where the vector is
// scalable; fixed vectors fold lane by lane.
func splatIdiom(x ir.Value, mask []int32, ty *ir.Type) ir.Value {
	k, ok := x.(*ir.Const)
	if !ok || !ty.Scalable || k.Kind != ir.ExprConst || k.Op != ir.InsertElement {
		return nil
	}
	for _, m := range mask {
		if m != 0 {
			return nil
		}
	}
	v, isConst := k.Elems[1].(*ir.Const)
	at := ir.AsInt(k.Elems[2])
	if !isConst || at == nil || !at.IsZero() {
		return nil
	}
	return ir.NewSplat(ty, v)
}

// WithoutRoundTrip returns x of a conversion of x to a pointer and back, or from one, where no bit
// gets lost. LLVM 22 leaves that to passes.
func WithoutRoundTrip(v ir.Value, dl *ir.DataLayout) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.ExprConst || k.Op != ir.PtrToInt && k.Op != ir.IntToPtr {
		return v
	}
	inner, ok := k.Elems[0].(*ir.Const)
	if !ok || inner.Kind != ir.ExprConst || inner.Op != ir.PtrToInt && inner.Op != ir.IntToPtr || inner.Op == k.Op || inner.Elems[0].Type() != k.Type() {
		return v
	}
	pointer, number := inner.Type().Scalar(), k.Type().Scalar()
	if k.Op == ir.IntToPtr {
		pointer, number = number, pointer
	}
	bits := dl.PtrBits(pointer.Space)
	if k.Op == ir.PtrToInt && number.Bits <= bits || k.Op == ir.IntToPtr && number.Bits >= bits {
		return inner.Elems[0]
	}
	return v
}
