package expand

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// The last two arguments of llvm.vp.* say which lanes are computed: the mask, and the number of
// lanes that count, the explicit vector length. What the other lanes hold is poison, so that an
// operation without effects and faults is done on all of them.

// predicatedNames maps the names of vp intrinsics to others where they differ.
var predicatedNames = map[string]string{"roundtozero": "trunc"}

// predicatedRule is the rule of llvm.vp.NAME; nil if there is none.
func predicatedRule(name string, i *ir.Instr) rule {
	if !isFixed(i) {
		return nil
	}
	switch name {
	case "select": // what lanes beyond the vector length hold is poison
		return func(x *site) ir.Value { return x.Select(x.i.Arg(0), x.i.Arg(1), x.i.Arg(2), "") }
	case "merge":
		return predicatedMerge
	case "load", "gather":
		return func(x *site) ir.Value { return x.predicatedLoad(name) }
	case "store", "scatter":
		return func(x *site) ir.Value { return x.predicatedStore(name) }
	case "icmp", "fcmp":
		return predicatedCompare
	case "fneg":
		return func(x *site) ir.Value { return x.Insert(ir.NewInstr(ir.FNeg, x.i.Type(), x.i.Arg(0)), "") }
	case "cttz.elts":
		return predicatedCount
	}
	if op, ok := strings.CutPrefix(name, "reduce."); ok {
		return func(x *site) ir.Value { return x.predicatedReduce(op) }
	}
	switch op := ir.OpByName(name); {
	case op.IsBinary():
		return func(x *site) ir.Value { return x.predicatedBinary(op) }
	case op.IsCast():
		return func(x *site) ir.Value { return x.Cast(op, x.i.Arg(0), x.i.Type(), "") }
	}
	if other := predicatedNames[name]; other != "" {
		name = other
	}
	if ir.IsKnownIntrinsic("llvm." + name) {
		return func(x *site) ir.Value {
			args := make([]ir.Value, x.i.NumArgs()-2)
			for k := range args {
				args[k] = x.i.Arg(k)
			}
			return x.intrinsic(name, x.i.Type(), args...)
		}
	}
	return nil
}

// active is the mask of the lanes that are computed: the given mask below the vector length.
func (x *site) active() ir.Value {
	n := x.i.NumArgs()
	return x.below(x.i.Arg(n-2), x.i.Arg(n-1))
}

// below clears the lanes of a mask from a number on.
func (x *site) below(mask, length ir.Value) ir.Value {
	if c := ir.AsInt(length); c != nil {
		if n, ok := c.Uint64(); ok && n >= uint64(lanes(mask)) {
			return mask
		}
	}
	t := mask.Type().WithScalar(length.Type())
	in := x.ICmp(ir.ULT, steps(t), x.splat(t, length), "")
	if mask == ir.Value(ir.NewAllOnes(mask.Type())) {
		return in
	}
	return x.op(ir.And, in, mask)
}

// predicatedBinary computes all lanes. A division divides by one where it is not wanted.
func (x *site) predicatedBinary(op ir.Op) ir.Value {
	a, b := x.i.Arg(0), x.i.Arg(1)
	if op.IsDivRem() {
		b = x.Select(x.active(), b, ir.NewInt(b.Type(), 1), "")
	}
	return x.op(op, a, b)
}

// predicatedMerge takes the second value in lanes from the vector length on.
func predicatedMerge(x *site) ir.Value {
	return x.Select(x.below(x.i.Arg(0), x.i.Arg(3)), x.i.Arg(1), x.i.Arg(2), "")
}

func predicatedCompare(x *site) ir.Value {
	a, b := x.i.Arg(0), x.i.Arg(1)
	return x.compare(a, b, x.i.Arg(2))
}

// compare compares by a predicate that is spelled in metadata.
func (x *site) compare(a, b, predicate ir.Value) ir.Value {
	p, ok := predicateOf(predicate, a.Type().Scalar().IsFloat())
	if !ok {
		panic("BUG: expand: a comparison without a predicate: " + x.i.String())
	}
	if a.Type().Scalar().IsFloat() {
		c := x.FCmp(p, a, b, "")
		c.Flags = x.Flags
		return c
	}
	return x.ICmp(p, a, b, "")
}

func predicateOf(v ir.Value, float bool) (ir.Pred, bool) {
	m, ok := v.(*ir.MDOperand)
	if !ok {
		return 0, false
	}
	name, ok := m.Node.(ir.MDStr)
	if !ok {
		return 0, false
	}
	return ir.PredByName(string(name), float)
}

// predicatedLoad is a masked load or gather, with poison in the other lanes.
func (x *site) predicatedLoad(name string) ir.Value {
	other := ir.NewPoison(x.i.Type())
	return x.masked(map[string]string{"load": "masked.load", "gather": "masked.gather"}[name], 0, x.i.Type(), x.i.Arg(0), x.active(), other)
}

func (x *site) predicatedStore(name string) ir.Value {
	x.masked(map[string]string{"store": "masked.store", "scatter": "masked.scatter"}[name], 1, x.Ctx().Void, x.i.Arg(0), x.i.Arg(1), x.active())
	return nil
}

// masked calls an intrinsic llvm.masked.* in LLVM 22's form, in which the alignment is an attribute
// of the pointer, argument p.
func (x *site) masked(name string, p int, result *ir.Type, args ...ir.Value) *ir.Instr {
	align := ir.NewInt(x.Ctx().I32, x.pointerAlign(p))
	args = append(args[:p+1:p+1], append([]ir.Value{align}, args[p+1:]...)...)
	return x.intrinsic(name, result, args...)
}

// pointerAlign is the alignment of what argument k points to: that of its attribute, else that of
// an element.
func (x *site) pointerAlign(k int) uint64 {
	if a, ok := x.i.Info.Attrs.Param(k).Get("align"); ok {
		if n, err := strconv.ParseUint(a.Val, 10, 64); err == nil && n > 0 {
			return n
		}
	}
	t := x.i.Type()
	if t.IsVoid() {
		t = x.i.Arg(0).Type()
	}
	return x.module().Layout.ABIAlign(t.Elem)
}

// predicatedReduce makes the lanes that do not count the neutral element.
func (x *site) predicatedReduce(op string) ir.Value {
	start, v := x.i.Arg(0), x.i.Arg(1)
	v = x.Select(x.active(), v, ir.NewSplat(v.Type(), neutral(op, v.Type().Elem)), "")
	t := x.i.Type()
	if op == "fadd" || op == "fmul" {
		return x.intrinsic("vector.reduce."+op, t, start, v)
	}
	r := ir.Value(x.intrinsic("vector.reduce."+op, t, v))
	if o := ir.OpByName(op); o.IsBinary() {
		return x.op(o, start, r)
	}
	return x.intrinsic(map[string]string{"fmax": "maxnum", "fmin": "minnum", "fmaximum": "maximum", "fminimum": "minimum"}[op]+
		map[bool]string{true: op}[t.IsInt()], t, start, r)
}

// neutral is the value of a lane that does not change a reduction.
func neutral(op string, t *ir.Type) *ir.Const {
	switch op {
	case "mul":
		return ir.NewInt(t, 1)
	case "and", "umin":
		return ir.NewAllOnes(t)
	case "smax":
		return signedEdge(t, true)
	case "smin":
		return signedEdge(t, false)
	case "fadd":
		return negativeZero(t)
	case "fmul":
		return ir.NewFloat(t, 1)
	case "fmax", "fmin":
		return quietNaN(t)
	case "fmaximum":
		return infinity(t, true)
	case "fminimum":
		return infinity(t, false)
	}
	return ir.NewZero(t) // add, or, xor, umax
}

// predicatedCount counts the zeros before the first set lane; lanes that do not count are zero, and
// the vector length bounds the count.
func predicatedCount(x *site) ir.Value {
	v := x.i.Arg(0)
	if !v.Type().Elem.IsInt(1) {
		v = x.ICmp(ir.NE, v, ir.NewZero(v.Type()), "")
	}
	mask := x.below(x.i.Arg(2), x.i.Arg(3))
	count := x.leadingLanes(x.op(ir.And, v, mask), x.i.Type())
	length := x.resizeInt(x.i.Arg(3), x.i.Type())
	return x.Select(x.ICmp(ir.ULT, count, length, ""), count, length, "")
}

// resizeInt truncates or zero-extends.
func (x *site) resizeInt(v ir.Value, t *ir.Type) ir.Value {
	switch from := v.Type().Scalar().Bits; {
	case from < t.Scalar().Bits:
		return x.Cast(ir.ZExt, v, t, "")
	case from > t.Scalar().Bits:
		return x.Cast(ir.Trunc, v, t, "")
	}
	return v
}
