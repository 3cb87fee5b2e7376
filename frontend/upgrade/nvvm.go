package upgrade

import (
	"strings"

	"opt-go/frontend/ir"
)

// nvvm returns the replacement of a call of an old nvvm intrinsic, or nil when it is none or has
// another type. The results have the names that LLVM gives them, and the call's own only where
// another call takes its place.
func nvvm(f *ir.Func) rewrite {
	name, ok := strings.CutPrefix(f.Name(), "llvm.nvvm.")
	if !ok {
		return nil
	}
	params, ret := f.FuncType.Fields, f.RetType()
	takes := func(n int) bool { // n integers of the result's type
		for _, p := range params {
			if p != ret {
				return false
			}
		}
		return len(params) == n && ret.Kind == ir.IntKind
	}
	if isAtomicAdd(f) {
		return atomicAdd
	}
	switch name {
	case "clz.i", "clz.ll", "popc.i", "popc.ll":
		if len(params) != 1 || params[0].Kind != ir.IntKind || ret.Kind != ir.IntKind || ret.Bits > params[0].Bits {
			return nil
		}
		if name[0] == 'c' {
			return bitCount("llvm.ctlz", true)
		}
		return bitCount("llvm.ctpop", false)
	case "h2f":
		if len(params) == 1 && params[0].IsInt(16) && ret.Kind == ir.FloatKind {
			return halfToFloat
		}
		return nil
	}
	if arity := bfloatArity(name); arity > 0 {
		if takes(arity) && (ret.Bits == 16 || ret.Bits == 32) {
			return asBFloats
		}
		return nil
	}
	up, arity := integerUpgrade(name)
	if !takes(arity) {
		return nil
	}
	return up
}

// isAtomicAdd reports whether f was the atomic addition of a float or double. Its declared result
// does not count.
func isAtomicAdd(f *ir.Func) bool {
	if !strings.HasPrefix(f.Name(), "llvm.nvvm.atomic.load.add.f32.p") && !strings.HasPrefix(f.Name(), "llvm.nvvm.atomic.load.add.f64.p") {
		return false
	}
	params := f.FuncType.Fields
	return len(params) == 2 && params[0].Kind == ir.PtrKind && (params[1].Kind == ir.FloatKind || params[1].Kind == ir.DoubleKind)
}

// integerUpgrade is nvvmUpgrade of intrinsics on integers of one type, with the number of these;
// nil for others.
func integerUpgrade(name string) (up rewrite, arity int) {
	switch name {
	case "abs.i", "abs.ll":
		return absolute, 1
	case "brev32", "brev64":
		return bitCount("llvm.bitreverse", false), 1
	case "max.s", "max.i", "max.ll":
		return pick("llvm.smax"), 2
	case "max.us", "max.ui", "max.ull":
		return pick("llvm.umax"), 2
	case "min.s", "min.i", "min.ll":
		return pick("llvm.smin"), 2
	case "min.us", "min.ui", "min.ull":
		return pick("llvm.umin"), 2
	}
	return nil, 0
}

// bfloatArity is the number of operands of an intrinsic on bfloats or pairs of them, which were
// integers before LLVM 17; 0 for others.
func bfloatArity(name string) int {
	if !strings.HasSuffix(name, ".bf16") && !strings.HasSuffix(name, ".bf16x2") {
		return 0
	}
	op, _, _ := strings.Cut(name, ".")
	return map[string]int{"abs": 1, "neg": 1, "fmin": 2, "fmax": 2, "fma": 3}[op]
}

// asBFloats calls the intrinsic of the same name on what the integers hold.
func asBFloats(b *ir.Builder, c *ir.Instr) ir.Value {
	ctx := b.Ctx()
	t := ctx.BFloat
	if c.Type().Bits == 32 {
		t = ctx.Vector(2, t, false)
	}
	var params []*ir.Type
	var args []ir.Value
	for k := range c.NumArgs() {
		params, args = append(params, t), append(args, b.Cast(ir.BitCast, c.Arg(k), t, ""))
	}
	f := declared(c, strings.TrimSuffix(c.CalledFunc().Name(), ".old"), ctx.Func(t, params, false))
	return b.Cast(ir.BitCast, b.Call(f, "", args...), c.Type(), "")
}

func absolute(b *ir.Builder, c *ir.Instr) ir.Value {
	x := c.Arg(0)
	zero := ir.NewZero(x.Type())
	neg := b.Sub(zero, x, "neg")
	return b.Select(b.ICmp(ir.SGE, x, zero, "abs.cond"), x, neg, "abs")
}

// pick calls a minimum or maximum, as LLVM 22 does; up to 19 LLVM compares and selects.
func pick(base string) rewrite {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		v := callPlain(b, c, base, arguments(c), c.Type())
		v.TakeName(c)
		return v
	}
}

// bitCount calls an intrinsic over all integer widths, with false as second argument where asked,
// and truncates its result to what the old call returns.
func bitCount(base string, flag bool) func(*ir.Builder, *ir.Instr) ir.Value {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		t := c.Arg(0).Type()
		params, args := []*ir.Type{t}, []ir.Value{c.Arg(0)}
		if flag {
			params, args = append(params, b.Ctx().I1), append(args, ir.NewZero(b.Ctx().I1))
		}
		f := declared(c, base, b.Ctx().Func(t, params, false), t)
		v := b.Call(f, "", args...)
		if c.Type() == t {
			v.TakeName(c)
			return v
		}
		name := strings.TrimPrefix(base, "llvm.")
		v.SetName(name)
		return b.Cast(ir.Trunc, v, c.Type(), name+".trunc")
	}
}

func halfToFloat(b *ir.Builder, c *ir.Instr) ir.Value {
	ctx := b.Ctx()
	f := declared(c, "llvm.convert.from.fp16", ctx.Func(ctx.Float, []*ir.Type{ctx.I16}, false), ctx.Float)
	return b.Call(f, "h2f", c.Arg(0))
}

// declared returns the declaration of an intrinsic with LLVM's attributes, in the address space of
// the one that the call has.
func declared(at *ir.Instr, base string, ty *ir.Type, overloads ...*ir.Type) *ir.Func {
	f := at.Func().Module().Intrinsic(base, ty, nil, overloads...)
	if at.Op().IsCall() {
		if old, ok := at.Callee().(*ir.Func); ok {
			f.Space = old.Space
		}
	}
	Declaration(f)
	return f
}

func atomicAdd(b *ir.Builder, c *ir.Instr) ir.Value {
	i := ir.NewInstr(ir.AtomicRMW, c.Type(), c.Arg(0), c.Arg(1))
	i.SetRMW("fadd")
	i.Ordering = ir.SeqCst
	i.SetAlign(uint64(c.Type().FloatBits()) / 8)
	return b.Insert(i, "")
}

// retypings give intrinsics of NVVM the types that later versions have for them. Pairs of bfloat,
// and bfloat, were integers up to LLVM 16; copies into the shared memory of a cluster had no
// address space of their own, and no group of CTAs, up to LLVM 20.
var retypings = []func(ctx *ir.Context, t *ir.Type) *ir.Type{
	func(ctx *ir.Context, t *ir.Type) *ir.Type {
		params := make([]*ir.Type, len(t.Fields))
		for k, p := range t.Fields {
			params[k] = brainFloat(ctx, p)
		}
		return ctx.Func(brainFloat(ctx, t.Elem), params, t.VarArg)
	},
	func(ctx *ir.Context, t *ir.Type) *ir.Type { return ctx.Func(t.Elem, clusterParams(ctx, t), t.VarArg) },
	func(ctx *ir.Context, t *ir.Type) *ir.Type {
		return ctx.Func(t.Elem, append(clusterParams(ctx, t), ctx.I32), t.VarArg)
	},
}

func brainFloat(ctx *ir.Context, t *ir.Type) *ir.Type {
	switch {
	case t.IsInt(16):
		return ctx.BFloat
	case t.IsInt(32):
		return ctx.Vector(2, ctx.BFloat, false)
	}
	return t
}

// clusterParams has the address space of a cluster's shared memory in the place of shared memory at
// the first parameter.
func clusterParams(ctx *ir.Context, t *ir.Type) []*ir.Type {
	params := append([]*ir.Type(nil), t.Fields...)
	if len(params) > 0 && params[0] == ctx.Pointer(3) {
		params[0] = ctx.Pointer(7)
	}
	return params
}

// retyped returns the replacement of a call of an NVVM intrinsic with types of an older version, or
// nil.
func retyped(f *ir.Func) rewrite {
	if !strings.HasPrefix(f.Name(), "llvm.nvvm.") || ir.HasIntrinsicType(f) {
		return nil
	}
	for _, retype := range retypings {
		ty := retype(f.Type().Context(), f.FuncType)
		if _, ok := ir.IntrinsicOverloads(f.Name(), ty); ok {
			name := ir.CanonicalIntrinsicName(f.Name(), ty)
			return func(b *ir.Builder, c *ir.Instr) ir.Value {
				n := b.Call(declared(c, name, ty), "", convertedArgs(b, c, ty)...)
				return converted(b, n, c.Type())
			}
		}
	}
	return nil
}

// convertedArgs are the arguments of a call at the parameters of a type; further ones are zero.
func convertedArgs(b *ir.Builder, c *ir.Instr, ty *ir.Type) []ir.Value {
	var args []ir.Value
	for k, p := range ty.Fields {
		if k < c.NumArgs() {
			args = append(args, converted(b, c.Arg(k), p))
		} else {
			args = append(args, ir.NewZero(p))
		}
	}
	return args
}

// converted returns a value at a type of its size.
func converted(b *ir.Builder, v ir.Value, t *ir.Type) ir.Value {
	switch {
	case v.Type() == t:
		return v
	case t.IsPtr():
		return b.Cast(ir.AddrSpaceCast, v, t, "")
	}
	return b.Cast(ir.BitCast, v, t, "")
}
