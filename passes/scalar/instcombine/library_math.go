package instcombine

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Calls of C math functions: powers, exponentials, roots, and their narrowing to single precision.
// A rule that would change errno or rounding requires the fast-math flags that allow it.

// allFast are the flags of an operation that allows every transformation valid for real numbers.
const allFast = ir.FNNan | ir.FNInf | ir.FNSZ | ir.FARcp | ir.FContract | ir.FAfn | ir.FReassoc

// mathName is the library's name of a function for a type, as in cos, cosf and cosl. That of a
// vector is none; functions for these are the intrinsics.
func mathName(base string, ty *ir.Type) string {
	switch ty.Kind {
	case ir.FloatKind:
		return base + "f"
	case ir.DoubleKind:
		return base
	case ir.FP128Kind, ir.X86FP80Kind, ir.PPCFP128Kind:
		return base + "l"
	}
	return ""
}

// mathBase is the function's name without the letter of the type.
func mathBase(i *ir.Instr) string {
	f := i.CalledFunc()
	if f == nil {
		return ""
	}
	return strings.TrimSuffix(f.Name(), mathName("", i.Type()))
}

// mathOf returns v as a call of the library's function, or of the intrinsic of that name.
func (ic *combiner) mathOf(v ir.Value, base string) *ir.Instr {
	c := opOf(v, ir.Call)
	if c == nil || c.IntrinsicID() == "llvm."+base {
		return c
	}
	if c.IntrinsicID() == "" && mathBase(c) == base && ic.library().Calls(c) {
		return c
	}
	return nil
}

// pureMath reports whether a function's call cannot set errno, so that an intrinsic may replace it.
func pureMath(i *ir.Instr) bool { return i.IntrinsicID() != "" || !analysis.MayWrite(i) }

// math creates a call of a library function for i, or of the intrinsic where i cannot set errno;
// nil where there is none.
func (ic *combiner) math(i *ir.Instr, base, name string, args ...ir.Value) ir.Value {
	var v ir.Value
	if pureMath(i) {
		v = ic.b.insert(ic.newIntrinsic("llvm."+base, i.Type(), args...), name)
	} else {
		full := mathName(base, i.Type())
		if full == "" || ic.f.Name() == full {
			return nil
		}
		if v = ic.callLibrary(i, full, i.Type(), args...); v == nil {
			return nil
		}
		if name == base {
			name = full
		}
		v.(*ir.Instr).SetName(name)
	}
	c := v.(*ir.Instr)
	c.Flags = i.Flags & (ir.FastMath | ir.TailCall | ir.NoTail)
	return c
}

// sqrtCall: of a square it is the magnitude; of a number in single precision that is rounded again
// it is the root in single precision.
func sqrtCall(ic *combiner, i *ir.Instr) ir.Value {
	if ic.onlyTruncated(i) {
		if v := ic.inSinglePrecision(i, "sqrtf"); v != nil {
			return v
		}
	}
	m := opOf(i.Arg(0), ir.FMul)
	if m == nil || m.Operand(0) != m.Operand(1) || i.Flags&allFast != allFast || m.Flags&allFast != allFast {
		return nil
	}
	a := ic.newIntrinsic("llvm.fabs", i.Type(), m.Operand(0))
	a.Flags = allFast
	return ic.b.insert(a, "fabs")
}

// onlyTruncated reports whether all users of a double truncate it to float.
func (ic *combiner) onlyTruncated(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Op() != ir.FPTrunc || u.Type() != ic.ctx.Float {
			return false
		}
	}
	return i.Type() == ic.ctx.Double
}

// inSinglePrecision calls the single-precision function, for arguments that are extended floats
// (LLVM's optimizeDoubleFP).
func (ic *combiner) inSinglePrecision(i *ir.Instr, name string) ir.Value {
	if i.Type() != ic.ctx.Double || ic.f.Name() == name {
		return nil
	}
	args := make([]ir.Value, i.NumArgs())
	for k := range args {
		switch v := i.Arg(k).(type) {
		case *ir.Const:
			f, ok := v.Float64()
			if !ok || v.Kind != ir.FloatConst || float64(float32(f)) != f {
				return nil
			}
			args[k] = ir.NewFloat(ic.ctx.Float, f)
		case *ir.Instr:
			if v.Op() != ir.FPExt || v.Operand(0).Type() != ic.ctx.Float {
				return nil
			}
			args[k] = v.Operand(0)
		default:
			return nil
		}
	}
	v := ic.callLibrary(i, name, ic.ctx.Float, args...)
	if v == nil {
		return nil
	}
	v.(*ir.Instr).Flags |= i.Flags & ir.FastMath
	return ic.b.cast(ir.FPExt, v, ic.ctx.Double, "")
}

// narrows gives a function that rounds as its argument does in single precision: always, or where
// all is fast.
func narrows(fast bool, first libraryRule) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		if first != nil {
			if v := first(ic, i); v != nil {
				return v
			}
		}
		if fast && (i.Flags&allFast != allFast || !ic.onlyTruncated(i)) {
			return nil
		}
		return ic.inSinglePrecision(i, i.CalledFunc().Name()+"f")
	}
}

// evenCall drops the argument's sign: cos(-x) is cos(x).
func evenCall(ic *combiner, i *ir.Instr) ir.Value {
	var x ir.Value
	if n := opOf(i.Arg(0), ir.FNeg); n != nil {
		x = n.Operand(0)
	} else if c := intrinsicOf(i.Arg(0), "llvm.fabs"); c != nil {
		x = c.Arg(0)
	} else if c := intrinsicOf(i.Arg(0), "llvm.copysign"); c != nil {
		x = c.Arg(0)
	} else {
		return nil
	}
	return ic.sameCall(i, x)
}

// oddCall moves the sign out: sin(-x) is -sin(x).
func oddCall(ic *combiner, i *ir.Instr) ir.Value {
	n := onceOf(i.Arg(0), ir.FNeg)
	if n == nil {
		return nil
	}
	r := ir.NewInstr(ir.FNeg, i.Type(), ic.sameCall(i, n.Operand(0)))
	r.Flags = i.Flags & ir.FastMath
	return ic.b.insert(r, "")
}

// sameCall is the call i of another argument.
func (ic *combiner) sameCall(i *ir.Instr, x ir.Value) ir.Value {
	c := i.Clone()
	c.SetOperand(0, x)
	return ic.b.insert(c, "")
}

// inverseCall folds f(f⁻¹(x)) to x, if all calls are fast.
func inverseCall(inverse string, first libraryRule) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		if c := ic.mathOf(i.Arg(0), inverse); c != nil && i.Flags&c.Flags&allFast == allFast {
			return c.Arg(0)
		}
		if first == nil {
			return nil
		}
		return first(ic, i)
	}
}

// logarithms of e, two and ten, by the base of the logarithm.
var logarithms = map[string]map[string]float64{
	"log":   {"exp": 1, "exp2": math.Ln2, "exp10": math.Ln10},
	"log2":  {"exp": math.Log2E, "exp2": 1, "exp10": math.Ln10 / math.Ln2},
	"log10": {"exp": math.Log10E, "exp2": math.Ln2 / math.Ln10, "exp10": 1},
}

// logCall: of a power it is the exponent times the logarithm of the base, where all is fast (LLVM's
// optimizeLog).
func logCall(ic *combiner, i *ir.Instr) ir.Value {
	flags := i.Flags & ir.FastMath
	c := onceOf(i.Arg(0), ir.Call)
	if c == nil || flags != allFast || c.Flags&allFast != allFast {
		return nil
	}
	base := strings.TrimPrefix(i.IntrinsicID(), "llvm.")
	if base == "" {
		base = mathBase(i)
	}
	var v ir.Value
	switch {
	case c.IntrinsicID() == "llvm.powi":
		if v = ic.logOf(i, base, c.Arg(0)); v == nil {
			return nil
		}
		y := c.Arg(1)
		if i.Type().IsVector() {
			return nil
		}
		v = ic.b.binary(ir.FMul, v, ic.b.cast(ir.SIToFP, y, i.Type(), "cast"), flags, "mul")
	case ic.mathOf(c, "pow") != nil:
		if v = ic.logOf(i, base, c.Arg(0)); v == nil {
			return nil
		}
		v = ic.b.binary(ir.FMul, v, c.Arg(1), flags, "mul")
	default:
		for _, exp := range []string{"exp", "exp2", "exp10"} {
			if ic.mathOf(c, exp) != nil {
				v = ic.b.binary(ir.FMul, c.Arg(0), ic.floatOf(i.Type(), logarithms[base][exp]), flags, "mul")
				break
			}
		}
	}
	if v != nil && c.IntrinsicID() == "" { // not trivially dead, since it may set errno
		ic.setOperand(i, 0, ir.NewPoison(i.Type()))
		ic.erase(c)
	}
	return v
}

// logOf calls the logarithm of x: the intrinsic where either call cannot set errno.
func (ic *combiner) logOf(i *ir.Instr, base string, x ir.Value) ir.Value {
	if pureMath(i) || pureMath(i.Arg(0).(*ir.Instr)) {
		return ic.b.insert(ic.flagged(i, "llvm."+base, x), "log")
	}
	return ic.math(i, base, "log", x)
}

// floatOf is the number f rounded to a type.
func (ic *combiner) floatOf(ty *ir.Type, f float64) *ir.Const {
	if ty.Scalar().Kind == ir.FloatKind {
		f = float64(float32(f))
	}
	return ir.NewFloat(ty, f)
}

// visitLog is logCall for the intrinsics.
func visitLog(ic *combiner, i *ir.Instr) *ir.Instr {
	if v := logCall(ic, i); v != nil {
		return ic.use(i, v)
	}
	return nil
}

// visitLdexp: two steps are one where nothing overflows between them, or that does not matter; a
// step of a truth value is a factor.
func visitLdexp(ic *combiner, i *ir.Instr) *ir.Instr {
	x, n, ty := i.Arg(0), i.Arg(1), i.Type()
	if c := intrinsicOf(x, "llvm.ldexp"); c != nil && oneUse(c) && c.Arg(1).Type() == n.Type() && (i.HasFlag(ir.FReassoc) && c.HasFlag(ir.FReassoc) || ic.sameSign(n, c.Arg(1))) {
		sum := ic.b.add(c.Arg(1), n, "")
		i.Flags = i.Flags&^ir.FastMath | c.Flags&ir.FastMath
		ic.setOperand(i, 1, sum)
		return ic.setOperand(i, 0, c.Arg(0))
	}
	factor := func(b ir.Value, f float64) *ir.Instr {
		return newBinary(ir.FMul, x, ic.b.selectOf(b, ir.NewFloat(ty, f), ir.NewFloat(ty, 1), ""), i.Flags&ir.FastMath)
	}
	if e := asInstr(n); e != nil && isOp(e, ir.ZExt, ir.SExt) && isBool(e.Operand(0).Type()) {
		if e.Op() == ir.ZExt {
			return factor(e.Operand(0), 2)
		}
		return factor(e.Operand(0), 0.5)
	}
	return nil
}

// sameSign reports whether two integers are known to have the same sign.
func (ic *combiner) sameSign(a, b ir.Value) bool {
	w := width(a.Type())
	k, l := ic.q.KnownBits(a), ic.q.KnownBits(b)
	return k.NonNegative(w) && l.NonNegative(w) || k.Negative(w) && l.Negative(w)
}
