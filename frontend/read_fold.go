package frontend

import (
	"math"
	"math/big"

	"opt-go/frontend/ir"
)

// The constant expressions that LLVM folds while it reads text, so that what is read and printed again is what
// llvm-as and llvm-dis make of it. Folding with more knowledge (data layout, loads, calls) is the passes' business.

// makeBinary returns x op y, folded where both are known or one does nothing.
func makeBinary(op ir.Op, flags ir.Flags, x, y ir.Value) ir.Value {
	ty := x.Type()
	kx, okx := x.(*ir.Const)
	ky, oky := y.(*ir.Const)
	if okx && kx.Kind == ir.PoisonConst || oky && ky.Kind == ir.PoisonConst {
		return ir.NewPoison(ty)
	}
	if okx && oky {
		if v := foldLanes2(kx, ky, ty, func(a, b *ir.Const) *ir.Const { return foldScalars(op, a, b) }); v != nil {
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
			return makeBinary(op, 0, kx.Elems[0], foldScalars(op, inner, ky))
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

// foldLanes2 applies f to two scalars, or to all lanes of two fixed vectors; nil when f gives up on any.
func foldLanes2(x, y *ir.Const, ty *ir.Type, f func(a, b *ir.Const) *ir.Const) *ir.Const {
	if !x.Type().IsVector() {
		return f(x, y)
	}
	if x.Type().Scalable {
		return nil
	}
	lanes := make([]ir.Value, x.Type().Len)
	for i := range lanes {
		a, _ := x.Elem(uint64(i)).(*ir.Const)
		b, _ := y.Elem(uint64(i)).(*ir.Const)
		if a == nil || b == nil {
			return nil
		}
		v := f(a, b)
		if v == nil {
			return nil
		}
		lanes[i] = v
	}
	return ir.NewAggregate(ty, lanes)
}

// foldFloats computes a op b for floating-point constants of up to 64 bits, or returns nil. A double holds sums, products
// and quotients of narrower formats exactly enough for rounding twice to do no harm.
func foldFloats(op ir.Op, a, b *ir.Const) *ir.Const {
	x, okx := a.Float64()
	y, oky := b.Float64()
	if !okx || !oky {
		return nil
	}
	switch op {
	case ir.FAdd:
		x += y
	case ir.FSub:
		x -= y
	case ir.FMul:
		x *= y
	case ir.FDiv:
		x /= y
	case ir.FRem:
		x = math.Mod(x, y)
	default:
		return nil
	}
	return ir.NewFloat(a.Type(), x)
}

// foldScalars computes a op b for constants that are no vectors, or returns nil.
func foldScalars(op ir.Op, a, b *ir.Const) *ir.Const {
	if a.Kind == ir.FloatConst && b.Kind == ir.FloatConst {
		return foldFloats(op, a, b)
	}
	if a.Kind != ir.IntConst || b.Kind != ir.IntConst {
		return nil
	}
	ty := a.Type()
	x, y := a.Big(), b.Big()
	z := new(big.Int)
	inRange := y.IsUint64() && y.Uint64() < uint64(ty.Bits)
	switch op {
	case ir.Add:
		z.Add(x, y)
	case ir.Sub:
		z.Sub(x, y)
	case ir.Mul:
		z.Mul(x, y)
	case ir.And:
		z.And(x, y)
	case ir.Or:
		z.Or(x, y)
	case ir.Xor:
		z.Xor(x, y)
	case ir.UDiv, ir.URem, ir.SDiv, ir.SRem:
		return foldDiv(op, a, b)
	case ir.Shl, ir.LShr, ir.AShr:
		if !inRange {
			return ir.NewPoison(ty)
		}
		n := uint(y.Uint64())
		switch op {
		case ir.Shl:
			z.Lsh(x, n)
		case ir.LShr:
			z.Rsh(x, n)
		default:
			z.Rsh(a.BigSigned(), n)
		}
	default:
		return nil
	}
	return ir.NewBigInt(ty, z)
}

func foldDiv(op ir.Op, a, b *ir.Const) *ir.Const {
	ty := a.Type()
	if b.IsZero() {
		return ir.NewPoison(ty)
	}
	z := new(big.Int)
	switch op {
	case ir.UDiv:
		z.Quo(a.Big(), b.Big())
	case ir.URem:
		z.Rem(a.Big(), b.Big())
	case ir.SDiv:
		z.Quo(a.BigSigned(), b.BigSigned())
	default:
		z.Rem(a.BigSigned(), b.BigSigned())
	}
	return ir.NewBigInt(ty, z)
}

// makeCast returns the conversion of x to a type, folded where x is known or the conversion undoes another.
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
	switch k.Kind {
	case ir.PoisonConst:
		return ir.NewPoison(to)
	case ir.UndefConst:
		switch op {
		case ir.ZExt, ir.SExt, ir.UIToFP, ir.SIToFP:
			return ir.NewZero(to)
		}
		return ir.NewUndef(to)
	case ir.ExprConst:
		return foldCastPair(op, k, to)
	}
	if k.IsZero() && op != ir.AddrSpaceCast {
		return ir.NewZero(to)
	}
	if k.Type().IsVector() && !k.Type().Scalable && op != ir.BitCast {
		lanes := make([]ir.Value, k.Type().Len)
		for i := range lanes {
			lane, _ := k.Elem(uint64(i)).(*ir.Const)
			if lane == nil {
				return nil
			}
			v := foldCast(op, lane, to.Elem)
			if v == nil {
				return nil
			}
			lanes[i] = v
		}
		return ir.NewAggregate(to, lanes)
	}
	switch {
	case k.Kind == ir.IntConst && (op == ir.Trunc || op == ir.ZExt):
		return ir.NewBigInt(to, k.Big())
	case k.Kind == ir.IntConst && op == ir.SExt:
		return ir.NewBigInt(to, k.BigSigned())
	case op == ir.BitCast:
		return foldBitCast(k, to)
	}
	return foldFloatCast(op, k, to)
}

// foldBitCast handles a scalar integer as float bits and the other way round.
func foldBitCast(k *ir.Const, to *ir.Type) ir.Value {
	mask := new(big.Int).SetUint64(^uint64(0))
	switch {
	case k.Kind == ir.IntConst && to.IsFloat() && to.FloatBits() == k.Type().Bits:
		v := k.Big()
		lo := new(big.Int).And(v, mask).Uint64()
		return ir.NewFloatBits(to, lo, v.Rsh(v, 64).Uint64())
	case k.Kind == ir.FloatConst && to.IsInt() && to.Bits == k.Type().FloatBits():
		lo, hi := k.FloatBits()
		v := new(big.Int).SetUint64(hi)
		return ir.NewBigInt(to, v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(lo)))
	}
	return nil
}

// foldCastPair merges a conversion of a conversion, as far as LLVM does without a data layout.
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
	case op == ir.PtrToInt && k.Op == ir.IntToPtr && from == to && from.Scalar().Bits <= 64:
		return src
	case op == ir.IntToPtr && k.Op == ir.PtrToInt && from == to && k.Type().Scalar().Bits >= 64:
		return src
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
		f := func(a, b *ir.Const) *ir.Const { return foldICmp(pred, a, b) }
		if op == ir.FCmp {
			f = func(a, b *ir.Const) *ir.Const { return foldFCmp(pred, a, b) }
		}
		if v := foldLanes2(kx, ky, ty, f); v != nil {
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

func foldICmp(pred ir.Pred, a, b *ir.Const) *ir.Const {
	ctx := a.Type().Context()
	isUndef := func(k *ir.Const) bool { return k.Kind == ir.UndefConst }
	switch {
	case a.Kind == ir.PoisonConst || b.Kind == ir.PoisonConst:
		return ir.NewPoison(ctx.I1)
	case (isUndef(a) || isUndef(b)) && (pred.IsEquality() || a == b): // either result can be had
		return ir.NewUndef(ctx.I1)
	case isUndef(a) || isUndef(b): // the undef is the other operand
		return ctx.NewBool(pred == ir.UGE || pred == ir.SGE || pred == ir.ULE || pred == ir.SLE)
	case a.Kind == ir.NullConst && a == b && pred.IsEquality():
		return ctx.NewBool(pred == ir.EQ)
	}
	if a.Kind != ir.IntConst || b.Kind != ir.IntConst {
		return nil
	}
	c := a.Big().Cmp(b.Big())
	if pred.IsSigned() {
		c = a.BigSigned().Cmp(b.BigSigned())
	}
	var v bool
	switch pred {
	case ir.EQ:
		v = c == 0
	case ir.NE:
		v = c != 0
	case ir.UGT, ir.SGT:
		v = c > 0
	case ir.UGE, ir.SGE:
		v = c >= 0
	case ir.ULT, ir.SLT:
		v = c < 0
	default:
		v = c <= 0
	}
	return ctx.NewBool(v)
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

// selectLanes selects lane by lane where the condition is a fixed vector of constants, or returns nil.
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

// splatIdiom recognises shufflevector (insertelement (poison, v, 0), …, zeroinitializer), which is how splat (v) was
// written before LLVM 19 and how the dialect carries it, where the vector is scalable; fixed vectors fold lane by lane.
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
