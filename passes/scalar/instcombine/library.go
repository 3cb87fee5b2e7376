package instcombine

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Calls of the C library that are intrinsics or a few operations (a part of LLVM's SimplifyLibCalls): rounding, absolute values, minima and
// maxima, powers with small exponents, and questions about characters. Functions for strings and memory are left alone.

// libraryRule rewrites the call of a function whose argument types and result are as the table says.
type libraryRule struct {
	args, result string // types by name; float stands for the number type of the name's suffix
	rewrite      func(*combiner, *ir.Instr) *ir.Instr
}

var libraryRules = map[string]libraryRule{
	"ceil": rounding("llvm.ceil"), "floor": rounding("llvm.floor"), "nearbyint": rounding("llvm.nearbyint"), "rint": rounding("llvm.rint"),
	"round": rounding("llvm.round"), "roundeven": rounding("llvm.roundeven"), "trunc": rounding("llvm.trunc"),
	"fabs": rounding("llvm.fabs"), "fabsf": {"float", "float", toUnary("llvm.fabs")},
	"fmin": {"double double", "double", toMinimum("llvm.minnum")}, "fminf": {"float float", "float", toMinimum("llvm.minnum")},
	"fmax": {"double double", "double", toMinimum("llvm.maxnum")}, "fmaxf": {"float float", "float", toMinimum("llvm.maxnum")},
	"pow": {"double double", "double", smallPower}, "powf": {"float float", "float", smallPower},
	"abs": {"i32", "i32", absCall}, "labs": {"i64", "i64", absCall}, "llabs": {"i64", "i64", absCall},
	"isdigit": {"i32", "i32", isDigit}, "isascii": {"i32", "i32", isASCII}, "toascii": {"i32", "i32", toASCII},
}

func rounding(id string) libraryRule { return libraryRule{"double", "double", toUnary(id)} }

// libraryCall rewrites a call of a function of the C library that the target has and the program does not define itself.
func (ic *combiner) libraryCall(i *ir.Instr) *ir.Instr {
	f := i.CalledFunc()
	if f == nil || f.FuncType.VarArg || !ir.HasUses(i) {
		return nil
	}
	rule, ok := libraryRules[f.Name()]
	if !ok || f.Linkage.IsLocal() || i.Info.FuncType != f.FuncType || analysis.CallHas(i, "nobuiltin") && !i.Info.Attrs.Fn.Has("builtin") ||
		i.Flags&ir.MustTail != 0 || i.Info.Attrs.Fn.Has("strictfp") || ic.f.Attrs.Fn.Has("strictfp") || !analysis.HasLibrary(ic.c.Target, ic.f, f.Name()) {
		return nil
	}
	args := strings.Fields(rule.args)
	if f.RetType().String() != rule.result || i.NumArgs() != len(args) || len(i.Info.Bundles) > 0 {
		return nil
	}
	for k, t := range args {
		if i.Arg(k).Type().String() != t {
			return nil
		}
	}
	if rule.rewrite(ic, i) != nil {
		ic.erase(i) // nothing is known of its effects, so it would stay
	}
	return nil
}

func toUnary(id string) func(*combiner, *ir.Instr) *ir.Instr {
	return func(ic *combiner, i *ir.Instr) *ir.Instr {
		n := ic.newIntrinsic(id, i.Type(), i.Arg(0))
		n.Flags = i.Flags & (ir.FastMath | ir.TailCall | ir.NoTail)
		return ic.use(i, ic.b.insert(n, ""))
	}
}

// toMinimum: fmin and fmax may return either zero of two, which the intrinsic then may too.
func toMinimum(id string) func(*combiner, *ir.Instr) *ir.Instr {
	return func(ic *combiner, i *ir.Instr) *ir.Instr {
		n := ic.newIntrinsic(id, i.Type(), i.Arg(0), i.Arg(1))
		n.Flags = i.Flags&(ir.FastMath|ir.TailCall|ir.NoTail) | ir.FNSZ
		return ic.use(i, ic.b.insert(n, ""))
	}
}

// smallPower is visitPow for the exponents that need no other function and cannot set errno otherwise than pow would.
func smallPower(ic *combiner, i *ir.Instr) *ir.Instr {
	y := i.Arg(1)
	for _, k := range []float64{-1, 0, 1, 2} {
		if floatIs(y, k, false) || k == 0 && (floatIs(y, 0, true) || isZero(y)) {
			return visitPow(ic, i)
		}
	}
	if floatIs(i.Arg(0), 1, false) {
		return ic.use(i, i.Arg(0))
	}
	return nil
}

func absCall(ic *combiner, i *ir.Instr) *ir.Instr {
	return ic.use(i, ic.b.intrinsic("llvm.abs", i.Type(), "", i.Arg(0), ic.ctx.NewBool(true)))
}

func isDigit(ic *combiner, i *ir.Instr) *ir.Instr {
	v := ic.b.add(i.Arg(0), konst(i.Type(), uint64(1<<32-'0')), "isdigittmp")
	c := ic.b.cmp(ir.ULT, v, konst(i.Type(), 10), "isdigit")
	return ic.use(i, ic.b.cast(ir.ZExt, c, i.Type(), ""))
}

func isASCII(ic *combiner, i *ir.Instr) *ir.Instr {
	c := ic.b.cmp(ir.ULT, i.Arg(0), konst(i.Type(), 128), "isascii")
	return ic.use(i, ic.b.cast(ir.ZExt, c, i.Type(), ""))
}

func toASCII(ic *combiner, i *ir.Instr) *ir.Instr {
	return ic.use(i, ic.b.and(i.Arg(0), konst(i.Type(), 127), ""))
}
