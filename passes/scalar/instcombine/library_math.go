package instcombine

import (
	"math"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/simplify/constfold"
)

// Calls of C math functions: powers, exponentials, roots, and their narrowing to single precision.
// A rule that would change errno or rounding requires the fast-math flags that allow it.

// allFast are the flags of an operation that allows every transformation valid for real numbers.
const allFast = ir.FNNan | ir.FNInf | ir.FNSZ | ir.FARcp | ir.FContract | ir.FAfn | ir.FReassoc

// mathName is the library's name of a function for a type, as in cos and cosf.
func mathName(base string, ty *ir.Type) string {
	switch ty.Kind {
	case ir.FloatKind:
		return base + "f"
	case ir.DoubleKind:
		return base
	}
	return ""
}

// mathBase is the function's name without the letter of the type.
func mathBase(i *ir.Instr) string {
	f := i.CalledFunc()
	if f == nil {
		return ""
	}
	if i.Type().Kind == ir.FloatKind {
		return strings.TrimSuffix(f.Name(), "f")
	}
	return f.Name()
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

// math creates a call of a library function for i, or of the intrinsic where i cannot set errno;
// nil where there is none.
func (ic *combiner) math(i *ir.Instr, base, name string, args ...ir.Value) ir.Value {
	var v ir.Value
	if i.IntrinsicID() != "" || !analysis.MayWrite(i) && base != "ldexp" {
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

// powCall is LLVM's optimizePow.
func powCall(ic *combiner, i *ir.Instr) ir.Value {
	if v := ic.powOfBase(i); v != nil {
		return v
	}
	if v := smallPower(ic, i); v != nil {
		return v
	}
	if v := ic.powOfHalf(i); v != nil {
		return v
	}
	if i.HasFlag(ir.FAfn) {
		if v := ic.powOfInteger(i); v != nil {
			return v
		}
	}
	if i.Flags&allFast == allFast {
		return ic.inSinglePrecision(i, "powf")
	}
	return nil
}

// powOfBase: e^x to the power of y is e^(x * y), a constant to the power of y is 2^(log2(constant)
// * y).
func (ic *combiner) powOfBase(i *ir.Instr) ir.Value {
	x, y, flags := i.Arg(0), i.Arg(1), i.Flags&ir.FastMath
	if flags == allFast {
		for _, base := range []string{"exp", "exp2"} {
			if e := ic.mathOf(x, base); e != nil && oneUse(e) && e.Flags&allFast == allFast && e.IntrinsicID() == "" {
				v := ic.math(e, base, base, ic.b.binary(ir.FMul, e.Arg(0), y, flags, "mul"))
				if v != nil {
					v.(*ir.Instr).Flags |= flags
					ic.setOperand(i, 0, ir.NewPoison(x.Type()))
					ic.erase(e)
				}
				return v
			}
		}
	}
	k, ok := x.(*ir.Const)
	if !ok || k.Kind != ir.FloatConst || mathName("exp2", i.Type()) == "" {
		return nil
	}
	f, _ := k.Float64()
	switch {
	case f == 2 && isOp(y, ir.SIToFP, ir.UIToFP):
		return ic.ldexpOf(i, y)
	case math.IsInf(f, 0) || f != f || f <= 0 || f == 1:
		return nil
	}
	fraction, exponent := math.Frexp(f)
	log := float64(exponent - 1)
	whole := f == math.Trunc(f) || 1/f == math.Trunc(1/f)
	if fraction != 0.5 || !whole || math.Abs(log) >= 63 {
		if flags&(ir.FAfn|ir.FNNan) != ir.FAfn|ir.FNNan {
			return nil
		}
		log = constfold.Log2(f)
		if i.Type().Kind == ir.FloatKind {
			log = float64(float32(log))
		}
	}
	scaled := y
	if log != 1 {
		scaled = ic.b.binary(ir.FMul, y, ir.NewFloat(i.Type(), log), flags, "mul")
	}
	return ic.math(i, "exp2", "exp2", scaled)
}

// ldexpOf is 2 to the power of a number that was an integer.
func (ic *combiner) ldexpOf(i *ir.Instr, v ir.Value) ir.Value {
	c := asInstr(v)
	w := width(c.Operand(0).Type())
	if w > 32 || w == 32 && c.Op() == ir.UIToFP || i.Type().IsVector() {
		return nil
	}
	full := mathName("ldexp", i.Type())
	if full == "" || ic.f.Name() == full || ic.library() == nil {
		return nil
	}
	n := ic.b.intCast(c.Operand(0), ic.ctx.I32, c.Op() == ir.SIToFP, "")
	l := ic.callLibrary(i, full, i.Type(), ir.NewFloat(i.Type(), 1), n)
	if l == nil {
		return nil
	}
	l.(*ir.Instr).SetName("ldexp")
	l.(*ir.Instr).Flags |= i.Flags & ir.FastMath
	return l
}

// powOfHalf: x to the power of one half is a root, where x is not infinite, whose power sets no
// errno; to that of minus one half, where one more rounding does no harm, its inverse.
func (ic *combiner) powOfHalf(i *ir.Instr) ir.Value {
	y := i.Arg(1)
	minus := floatIs(y, -0.5, false)
	if !minus && !floatIs(y, 0.5, false) || minus && i.Flags&(ir.FAfn|ir.FReassoc) == 0 || !i.HasFlag(ir.FNInf) {
		return nil
	}
	v := ic.math(i, "sqrt", "sqrt", i.Arg(0))
	if v == nil {
		return nil
	}
	if !i.HasFlag(ir.FNSZ) { // of -0 the power is 0, the root -0
		a := ic.newIntrinsic("llvm.fabs", i.Type(), v)
		a.Flags = i.Flags & ir.FastMath
		v = ic.b.insert(a, "abs")
	}
	if minus {
		v = ic.b.binary(ir.FDiv, ir.NewFloat(i.Type(), 1), v, i.Flags&ir.FastMath, "reciprocal")
	}
	return v
}

// powOfInteger rewrites a power with an integer exponent as llvm.powi, times a square root for a
// half-integer exponent.
func (ic *combiner) powOfInteger(i *ir.Instr) ir.Value {
	x, flags := i.Arg(0), i.Flags&ir.FastMath
	powi := func(n ir.Value) ir.Value {
		c := ic.newOverloaded("llvm.powi", i.Type(), []*ir.Type{i.Type(), ic.ctx.I32}, x, n)
		c.Flags = flags
		return ic.b.insert(c, "")
	}
	if c := asInstr(i.Arg(1)); c != nil && isOp(c, ir.SIToFP, ir.UIToFP) && mathName("pow", i.Type()) != "" {
		if w := width(c.Operand(0).Type()); w < 32 || w == 32 && c.Op() == ir.SIToFP {
			return powi(ic.b.intCast(c.Operand(0), ic.ctx.I32, c.Op() == ir.SIToFP, ""))
		}
		return nil
	}
	k, ok := i.Arg(1).(*ir.Const)
	if !ok || k.Kind != ir.FloatConst {
		return nil
	}
	f, ok := k.Float64()
	whole := math.Floor(f)
	if !ok || math.Abs(f) >= 1<<31 || f != whole && f != whole+0.5 {
		return nil
	}
	var root ir.Value
	if f != whole {
		if root = ic.math(i, "sqrt", "sqrt", x); root == nil {
			return nil
		}
	}
	v := powi(ir.NewSigned(ic.ctx.I32, int64(whole)))
	if root != nil {
		v = ic.b.binary(ir.FMul, v, root, flags, "")
	}
	return v
}

// exp2Call: 2 to the power of an integer is ldexp.
func exp2Call(ic *combiner, i *ir.Instr) ir.Value {
	if isOp(i.Arg(0), ir.SIToFP, ir.UIToFP) {
		return ic.ldexpOf(i, i.Arg(0))
	}
	if i.Flags&allFast == allFast {
		return ic.inSinglePrecision(i, "exp2f")
	}
	return nil
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

// logCall: of a power it is the exponent times the logarithm of the base, where all is fast. ofE
// and ofTwo are the logarithms of e and of two.
func logCall(ofE, ofTwo float64) libraryRule {
	return func(ic *combiner, i *ir.Instr) ir.Value {
		flags := i.Flags & ir.FastMath
		c := onceOf(i.Arg(0), ir.Call)
		if c == nil || flags != allFast || c.Flags&allFast != allFast {
			return nil
		}
		var v ir.Value
		switch {
		case ic.mathOf(c, "pow") != nil:
			log := ic.math(i, mathBase(i), "log", c.Arg(0))
			if log == nil {
				return nil
			}
			v = ic.b.binary(ir.FMul, log, c.Arg(1), flags, "mul")
		case ic.mathOf(c, "exp") != nil:
			v = ic.b.binary(ir.FMul, c.Arg(0), ir.NewFloat(i.Type(), ofE), flags, "mul")
		case ic.mathOf(c, "exp2") != nil:
			v = ic.b.binary(ir.FMul, c.Arg(0), ir.NewFloat(i.Type(), ofTwo), flags, "mul")
		default:
			return nil
		}
		if c.IntrinsicID() == "" { // not trivially dead, since it may set errno
			ic.setOperand(i, 0, ir.NewPoison(i.Type()))
			ic.erase(c)
		}
		return v
	}
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
