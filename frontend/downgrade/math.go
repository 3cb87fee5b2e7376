package downgrade

import (
	"math"

	"opt-go/frontend/ir"
)

// atan2 calls the function of the C library, for each lane of a vector.
func atan2(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	t := i.Type()
	if t.Scalable {
		return nil, false
	}
	c := b.Ctx()
	name, wide := map[*ir.Type]string{c.Float: "atan2f", c.Double: "atan2"}[t.Scalar()], t.Scalar()
	switch t.Scalar() {
	case c.Half, c.BFloat:
		name, wide = "atan2f", c.Float
	case c.Float, c.Double:
	default:
		name = "atan2l"
	}
	f := module(i).Declare(name, c.Func(wide, []*ir.Type{wide, wide}, false), func(*ir.Func) {})
	if f == nil {
		return nil, false
	}
	strict := i.Func().Attrs.Fn.Has("strictfp")
	return lanes(b, t, arguments(i)[:2], func(args []ir.Value) ir.Value {
		if wide != t.Scalar() {
			args[0], args[1] = b.Cast(ir.FPExt, args[0], wide, ""), b.Cast(ir.FPExt, args[1], wide, "")
		}
		n := b.Call(f, "", args...)
		n.Flags = i.Flags
		if strict {
			n.Info.Attrs.Fn = n.Info.Attrs.Fn.With(ir.EnumAttr("strictfp"))
		} else {
			n.Info.Attrs.Fn = ir.AttrSet{ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")}
		}
		if wide != t.Scalar() {
			return b.Cast(ir.FPTrunc, n, t.Scalar(), "")
		}
		return n
	}), true
}

// lanes computes a scalar, or every element of a vector of a known length.
func lanes(b *ir.Builder, t *ir.Type, args []ir.Value, compute func(args []ir.Value) ir.Value) ir.Value {
	if !t.IsVector() {
		return compute(args)
	}
	var all ir.Value = ir.NewPoison(t)
	for k := range t.Len {
		index := ir.NewInt(b.Ctx().I64, k)
		lane := make([]ir.Value, len(args))
		for n, a := range args {
			lane[n] = b.Insert(ir.NewInstr(ir.ExtractElement, a.Type().Scalar(), a, index), "")
		}
		all = b.Insert(ir.NewInstr(ir.InsertElement, t, all, compute(lane), index), "")
	}
	return all
}

// eachLane calls the intrinsic itself for each lane.
func eachLane(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	t, from := i.Type(), i.Arg(0).Type()
	if t.Scalable {
		return nil, false
	}
	f := module(i).Intrinsic(i.IntrinsicID(), b.Ctx().Func(t.Scalar(), []*ir.Type{from.Scalar()}, false), nil, t.Scalar(), from.Scalar())
	return lanes(b, t, arguments(i), func(args []ir.Value) ir.Value { return b.Call(f, "", args...) }), true
}

// sinAndCos calls the two functions.
func sinAndCos(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	x := i.Arg(0)
	sin, cos := unary(b, i, "llvm.sin", x), unary(b, i, "llvm.cos", x)
	return pair(b, i.Type(), sin, cos), true
}

// modf splits x into its fraction and its integral part, which of an infinity are zero, with the
// sign of x, and x.
func modf(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	x := i.Arg(0)
	t := x.Type()
	whole := unary(b, i, "llvm.trunc", x)
	rest := b.Binary(ir.FSub, x, whole, 0, "")
	infinite := b.FCmp(ir.FOEQ, unary(b, i, "llvm.fabs", x), infinity(t), "")
	size := b.Select(infinite, ir.NewZero(t), rest, "")
	f := module(i).Intrinsic("llvm.copysign", b.Ctx().Func(t, []*ir.Type{t, t}, false), nil, t)
	return pair(b, i.Type(), b.Call(f, "", size, x), whole), true
}

// infinity returns the infinity of a floating-point type, for every lane of a vector.
func infinity(t *ir.Type) ir.Value {
	k := ir.NewFloat(t.Scalar(), math.Inf(1))
	if t.IsVector() {
		return ir.NewSplat(t, k)
	}
	return k
}

// unary calls an intrinsic of one operand.
func unary(b *ir.Builder, i *ir.Instr, name string, x ir.Value) *ir.Instr {
	t := x.Type()
	return b.Call(module(i).Intrinsic(name, b.Ctx().Func(t, []*ir.Type{t}, false), nil, t), "", x)
}

// pair makes a struct of two members.
func pair(b *ir.Builder, t *ir.Type, first, second ir.Value) ir.Value {
	return with(b, with(b, ir.NewPoison(t), 0, first), 1, second)
}

// with replaces a member of a struct.
func with(b *ir.Builder, s ir.Value, index uint64, v ir.Value) *ir.Instr {
	i := ir.NewInstr(ir.InsertValue, s.Type(), s, v)
	i.SetIndices([]uint64{index})
	return b.Insert(i, "")
}

// numberBeside is maximumnum or minimumnum: of a number and a NaN the number. Where both are
// numbers or both are NaN, base says it.
func numberBeside(base string) lowering {
	return func(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
		x, y, t := i.Arg(0), i.Arg(1), i.Type()
		xs := b.Select(b.FCmp(ir.FUNO, x, x, ""), y, x, "")
		ys := b.Select(b.FCmp(ir.FUNO, y, y, ""), x, y, "")
		f := module(i).Intrinsic(base, b.Ctx().Func(t, []*ir.Type{t, t}, false), nil, t)
		n := b.Call(f, "", xs, ys)
		n.Flags = i.Flags & ir.FastMath
		return n, true
	}
}

// maxProduct bounds the width of carry-less products, each bit of which is three instructions.
const maxProduct = 128

// carrylessProduct adds, without carry, x shifted by the place of each bit that is set in y.
func carrylessProduct(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	x, y, t := i.Arg(0), i.Arg(1), i.Type()
	bits := t.Scalar().Bits
	if bits > maxProduct {
		return nil, false
	}
	number := func(n uint64) *ir.Const {
		k := ir.NewInt(t.Scalar(), n)
		if t.IsVector() {
			return ir.NewSplat(t, k)
		}
		return k
	}
	var sum ir.Value = ir.NewZero(t)
	for n := range uint64(bits) {
		bit := b.Binary(ir.And, b.Binary(ir.LShr, y, number(n), 0, ""), number(1), 0, "")
		part := b.Binary(ir.Shl, b.Mul(x, bit, ""), number(n), 0, "")
		sum = b.Binary(ir.Xor, sum, part, 0, "")
	}
	return sum, true
}
