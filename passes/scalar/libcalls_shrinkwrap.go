package scalar

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/library"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// LibCallsShrinkWrap is LLVM's libcalls-shrinkwrap: a call of a C math function whose result is
// unused is needed for errno only. The pass makes the call conditional on the arguments that cause
// an error, which are rare.
//
//	call double @sqrt(double %x)      ⇒         %c = fcmp olt double %x, 0.0
//	                                            br i1 %c, label %cdce.call, label %cdce.end, !prof !{1, 1048575}
//	                                  cdce.call: …
//
// The limits are LLVM's: numbers that are exact in the argument's type and not inside the
// function's own limits. For pow the base determines the limit of the exponent. Functions optimized
// for size are left alone. Unlike in LLVM, so are strictfp functions, where comparisons need
// constrained intrinsics, and calls of internal functions that only share the name.
//
// Breaks the CFG.
func LibCallsShrinkWrap(c *pass.Context, f *ir.Func) pass.Preserved {
	if f.Attrs.Fn.Has("optsize") || f.Attrs.Fn.Has("strictfp") {
		return pass.All
	}
	var calls []*ir.Instr
	for i := range f.Instrs() {
		if i.Op() == ir.Call && !ir.HasUses(i) && isMathCall(c, i) {
			calls = append(calls, i)
		}
	}
	changed := false
	for _, i := range calls {
		b := ir.Before(i)
		b.Loc, b.Pos = i.DebugLoc(), i.Pos
		if cond := complains(c, b, i); cond != nil {
			callOnly(i, cond)
			changed = true
		}
	}
	return pass.ChangedCFG(changed)
}

// argumentLimit is a compare of the argument with a number.
type argumentLimit struct {
	pred   ir.Pred
	values [3]float64 // for float, double, and x86_fp80
}

func sameLimit(p ir.Pred, v float64) argumentLimit { return argumentLimit{p, [3]float64{v, v, v}} }

// complaints maps the name of a function on doubles to the compares that hold for the arguments for
// which it sets errno.
var complaints = map[string][]argumentLimit{
	"acos":  {sameLimit(ir.FOGT, 1), sameLimit(ir.FOLT, -1)},
	"acosh": {sameLimit(ir.FOLT, 1)},
	"asin":  {sameLimit(ir.FOGT, 1), sameLimit(ir.FOLT, -1)},
	"atanh": {sameLimit(ir.FOGE, 1), sameLimit(ir.FOLE, -1)},
	"cos":   {sameLimit(ir.FOEQ, math.Inf(-1)), sameLimit(ir.FOEQ, math.Inf(1))},
	"cosh":  {{ir.FOLT, [3]float64{-89, -710, -11357}}, {ir.FOGT, [3]float64{89, 710, 11357}}},
	"exp":   {{ir.FOLT, [3]float64{-103, -745, -11399}}, {ir.FOGT, [3]float64{88, 709, 11356}}},
	"exp2":  {{ir.FOLT, [3]float64{-149, -1074, -16445}}, {ir.FOGT, [3]float64{127, 1023, 11383}}},
	"expm1": {{ir.FOGT, [3]float64{88, 709, 11356}}},
	"log":   {sameLimit(ir.FOLE, 0)},
	"log10": {sameLimit(ir.FOLE, 0)},
	"log1p": {sameLimit(ir.FOLE, -1)},
	"log2":  {sameLimit(ir.FOLE, 0)},
	"logb":  {sameLimit(ir.FOLE, 0)},
	"sin":   {sameLimit(ir.FOEQ, math.Inf(-1)), sameLimit(ir.FOEQ, math.Inf(1))},
	"sinh":  {{ir.FOLT, [3]float64{-89, -710, -11357}}, {ir.FOGT, [3]float64{89, 710, 11357}}},
	"sqrt":  {sameLimit(ir.FOLT, 0)},
}

// isMathCall reports whether a call is one of a function of the library with one or two numbers and
// a result of one type.
func isMathCall(c *pass.Context, i *ir.Instr) bool {
	g := i.CalledFunc()
	if g == nil || g.Linkage.IsLocal() || i.NumArgs() == 0 || analysis.CallHas(i, "nobuiltin") && !i.Info.Attrs.Fn.Has("builtin") ||
		!library.Has(c.Target, i.Func(), g.Name()) {
		return false
	}
	for _, t := range g.FuncType.Fields {
		if t != g.RetType() {
			return false
		}
	}
	return !g.FuncType.VarArg && precision(g.RetType()) >= 0
}

// precision is the index of a type's limits; -1: it has none.
func precision(t *ir.Type) int {
	switch t {
	case t.Context().Float:
		return 0
	case t.Context().Double:
		return 1
	case t.Context().X86FP80:
		return 2
	}
	return -1
}

// complains creates the condition under which a call sets errno, or returns nil.
func complains(c *pass.Context, b *ir.Builder, i *ir.Instr) ir.Value {
	name, t := i.CalledFunc().Name(), precision(i.Type())
	if name == "pow" && t == 1 && i.NumArgs() == 2 {
		return powComplains(c, b, i)
	}
	base, ok := strings.CutSuffix(name, [...]string{"f", "", "l"}[t])
	limits := complaints[base]
	if !ok || limits == nil || i.NumArgs() != 1 {
		return nil
	}
	dl := i.Func().Module().Layout
	first := compareNumber(b, limits[0].pred, i.Arg(0), limits[0].values[t], dl)
	if len(limits) == 1 {
		c.Count("Number of One-Condition Wrappers Inserted", 1)
		return first
	}
	c.Count("Number of Two-Condition Wrappers Inserted", 1)
	second := compareNumber(b, limits[1].pred, i.Arg(0), limits[1].values[t], dl)
	return constfold.InstrOrInsert(b, ir.NewInstr(ir.Or, b.Ctx().I1, second, first), dl)
}

// powComplains: a base in [1, 255] has powers up to 127 at least, and one of so many bits a power
// that is smaller the more these are. Bases that are not positive may be out of the domain.
func powComplains(c *pass.Context, b *ir.Builder, i *ir.Instr) ir.Value {
	base, exp, dl := i.Arg(0), i.Arg(1), i.Func().Module().Layout
	if k, ok := base.(*ir.Const); ok {
		v, isNumber := k.Float64()
		if !isNumber || k.Kind != ir.FloatConst || !(v >= 1 && v <= math.MaxUint8) { // NaN matches no case
			return nil
		}
		c.Count("Number of One-Condition Wrappers Inserted", 1)
		return compareNumber(b, ir.FOGT, exp, 127, dl)
	}
	from, ok := base.(*ir.Instr)
	if !ok || from.Op() != ir.UIToFP && from.Op() != ir.SIToFP {
		return nil
	}
	most := map[int]float64{8: 128, 16: 64, 32: 32}[from.Operand(0).Type().Bits]
	if most == 0 {
		return nil
	}
	c.Count("Number of Two-Condition Wrappers Inserted", 1)
	large := compareNumber(b, ir.FOGT, exp, most, dl)
	negative := compareNumber(b, ir.FOLE, base, 0, dl)
	return constfold.InstrOrInsert(b, ir.NewInstr(ir.Or, b.Ctx().I1, negative, large), dl)
}

func compareNumber(b *ir.Builder, p ir.Pred, x ir.Value, v float64, dl *ir.DataLayout) ir.Value {
	var k *ir.Const
	if x.Type() == b.Ctx().X86FP80 {
		k = extendedConstant(x.Type(), v)
	} else {
		k = ir.NewFloat(x.Type(), v)
	}
	cmp := ir.NewInstr(ir.FCmp, b.Ctx().I1, x, k)
	cmp.Pred = p
	return constfold.InstrOrInsert(b, cmp, dl)
}

// extendedConstant returns a number in x86's extended format: sign, 15 bits of exponent, 64 bits
// with the leading one.
func extendedConstant(t *ir.Type, v float64) *ir.Const {
	sign := uint64(0)
	if math.Signbit(v) {
		sign = 1 << 15
	}
	const bias, ones = 1<<14 - 1, 1<<15 - 1
	switch {
	case v == 0:
		return ir.NewFloatBits(t, 0, sign)
	case math.IsInf(v, 0):
		return ir.NewFloatBits(t, 1<<63, sign|ones)
	}
	frac, exp := math.Frexp(math.Abs(v)) // frac in [0.5, 1)
	return ir.NewFloatBits(t, uint64(math.Ldexp(frac, 64)), sign|uint64(exp-1+bias))
}

// callOnly moves a call into a block of its own that is executed, rarely, under a condition.
func callOnly(i *ir.Instr, cond ir.Value) {
	f, head := i.Func(), i.Block()
	cfg := &rewrite.CFG{}
	tail := cfg.SplitBlock(i, "")
	then := f.NewBlockBefore(tail, "")
	then.SetName("cdce.call")
	tail.SetName("cdce.end")
	b := ir.AtEnd(then)
	b.Loc, b.Pos = i.DebugLoc(), i.Pos
	i.MoveBefore(b.Br(tail))
	old := head.Term()
	b = ir.Before(old)
	b.Loc, b.Pos = old.DebugLoc(), old.Pos
	weight := func(n uint64) ir.MD { return &ir.MDConst{Value: ir.NewInt(b.Ctx().I32, n)} }
	const rarely, mostly = 1, 1<<20 - 1 // LLVM's unlikely weights
	b.CondBr(cond, then, tail).SetMD("prof", ir.NewTuple(ir.MDStr("branch_weights"), weight(rarely), weight(mostly)))
	old.Erase()
}
