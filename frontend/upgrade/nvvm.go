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
	if strings.HasPrefix(name, "atomic.load.add.f32.p") || strings.HasPrefix(name, "atomic.load.add.f64.p") {
		if len(params) == 2 && params[0].Kind == ir.PtrKind && params[1] == ret && (ret.Kind == ir.FloatKind || ret.Kind == ir.DoubleKind) {
			return atomicAdd
		}
		return nil
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

// integerUpgrade is nvvmUpgrade of intrinsics on integers of one type, with the number of these;
// nil for others.
func integerUpgrade(name string) (up rewrite, arity int) {
	switch name {
	case "abs.i", "abs.ll":
		return absolute, 1
	case "brev32", "brev64":
		return bitCount("llvm.bitreverse", false), 1
	case "max.s", "max.i", "max.ll":
		return pick(ir.SGE, "max"), 2
	case "max.us", "max.ui", "max.ull":
		return pick(ir.UGE, "max"), 2
	case "min.s", "min.i", "min.ll":
		return pick(ir.SLE, "min"), 2
	case "min.us", "min.ui", "min.ull":
		return pick(ir.ULE, "min"), 2
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

func pick(p ir.Pred, name string) func(*ir.Builder, *ir.Instr) ir.Value {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		return b.Select(b.ICmp(p, c.Arg(0), c.Arg(1), name+".cond"), c.Arg(0), c.Arg(1), name)
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

// declared returns the declaration of an intrinsic with LLVM's attributes.
func declared(at *ir.Instr, base string, ty *ir.Type, overloads ...*ir.Type) *ir.Func {
	f := at.Func().Module().Intrinsic(base, ty, nil, overloads...)
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
