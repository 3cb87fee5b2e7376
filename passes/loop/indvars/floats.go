package indvars

import (
	"math"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/loop/simplifyiv"
)

// Floating-point counters: LLVM's handleFloatingPointIV.
//
//	%x = phi double [ 0.0, … ], [ %y, %loop ]          %x.int = phi i32 [ 0, … ], [ %y.int, %loop ]
//	%y = fadd double %x, 1.0                      ⇒    %y.int = add nsw i32 %x.int, 1
//	%c = fcmp olt double %y, 100.0                     %c = icmp slt i32 %y.int, 100
//
// Start, step and end are integers of 32 bits, the counter reaches the end before an integer of 32
// bits overflows, and the floating-point type represents all values in between exactly, which LLVM
// 19 does not check. Only then are both sequences the same; the counter's other uses take the
// integer converted.

// integerCounters makes integers of the header's floating-point counters.
func (v indVars) integerCounters() {
	changed := false
	for _, phi := range slices.Collect(v.L.Header.Phis()) {
		if c, ok := v.floatCounterOf(phi); ok && c.fitsInteger() {
			c.rewrite(v.L)
			changed = true
		}
	}
	if changed {
		v.Changed = true
		v.S.ForgetLoop(v.L)
	}
}

// floatCounter is a φ that steps by a whole number until an exit's comparison with a whole number.
type floatCounter struct {
	phi, next, test  *ir.Instr
	start, step, end int64
	pred             ir.Pred // of the comparison as integers
}

// integerPred is the ordering of integers by that of floating-point numbers; none of the counter's
// values is a NaN.
var integerPred = map[ir.Pred]ir.Pred{
	ir.FOEQ: ir.EQ, ir.FUEQ: ir.EQ, ir.FONE: ir.NE, ir.FUNE: ir.NE,
	ir.FOGT: ir.SGT, ir.FUGT: ir.SGT, ir.FOGE: ir.SGE, ir.FUGE: ir.SGE,
	ir.FOLT: ir.SLT, ir.FULT: ir.SLT, ir.FOLE: ir.SLE, ir.FULE: ir.SLE,
}

// floatCounterOf matches a counter whose step is used by the φ and by the test only.
func (v indVars) floatCounterOf(phi *ir.Instr) (c floatCounter, ok bool) {
	c.phi = phi
	if c.start, ok = wholeNumber(phi.IncomingFor(v.L.Preheader())); !ok {
		return c, false
	}
	c.next, ok = phi.IncomingFor(v.L.Latch()).(*ir.Instr)
	if !ok || c.next.Op() != ir.FAdd || c.next.Operand(0) != ir.Value(phi) {
		return c, false
	}
	if c.step, ok = wholeNumber(c.next.Operand(1)); !ok {
		return c, false
	}
	users := slices.Collect(ir.Users(c.next))
	if len(users) != 2 {
		return c, false
	}
	k := slices.IndexFunc(users, func(u *ir.Instr) bool { return u.Op() == ir.FCmp })
	if k < 0 || !ir.HasOneUse(users[k]) {
		return c, false
	}
	c.test = users[k]
	br := slices.Collect(ir.Users(c.test))[0]
	if !br.IsCondBr() || !v.L.Contains(br.Block()) || v.L.Contains(br.Succ(0)) && v.L.Contains(br.Succ(1)) {
		return c, false
	}
	if c.end, ok = wholeNumber(c.test.Operand(1)); !ok {
		return c, false
	}
	c.pred, ok = integerPred[c.test.Pred]
	return c, ok
}

// wholeNumber returns a floating-point constant that is an integer of 32 bits, and not the negative
// zero.
func wholeNumber(x ir.Value) (int64, bool) {
	k, ok := x.(*ir.Const)
	if !ok || k.Kind != ir.FloatConst {
		return 0, false
	}
	f, exact := k.Float64()
	if !exact || f != math.Trunc(f) || f < math.MinInt32 || f > math.MaxInt32 || f == 0 && math.Signbit(f) {
		return 0, false
	}
	return int64(f), true
}

// fitsInteger reports whether the counter, as an integer, meets its end before it overflows.
// Distances are counted modulo 2^32.
func (c floatCounter) fitsInteger() bool {
	distance, step, past := uint32(c.end-c.start), uint32(c.step), [2]ir.Pred{ir.SLE, ir.SGT}
	switch {
	case c.step == 0:
		return false
	case c.step < 0:
		distance, step, past = -distance, -step, [2]ir.Pred{ir.SGE, ir.SLT}
	}
	if c.end == c.start || c.end > c.start != (c.step > 0) {
		return false
	}
	if exact := int64(1) << min(simplifyiv.Mantissa[c.phi.Type().Kind], 40); max(c.start, c.end, -c.start, -c.end)+max(c.step, -c.step) > exact {
		return false
	}
	if c.pred == past[0] || c.pred == past[1] {
		if distance++; distance == 0 {
			return false
		}
	}
	if distance%step == 0 {
		return true
	}
	beyond := c.end + c.step
	return c.pred != ir.EQ && c.pred != ir.NE && beyond == int64(int32(beyond))
}

// rewrite counts by an integer.
func (c floatCounter) rewrite(l *analysis.Loop) {
	i32 := c.phi.Type().Context().I32
	phi := ir.NewInstr(ir.Phi, i32)
	phi.InsertBefore(c.phi)
	phi.SetName(c.phi.Name() + ".int")
	phi.CopyDebugLoc(c.phi)
	next := ir.Before(c.next).Add(phi, ir.NewSigned(i32, c.step), c.next.Name()+".int")
	next.CopyDebugLoc(c.next)
	phi.AddIncoming(ir.NewSigned(i32, c.start), l.Preheader())
	phi.AddIncoming(next, l.Latch())
	br := slices.Collect(ir.Users(c.test))[0]
	test := ir.Before(br).ICmp(c.pred, next, ir.NewSigned(i32, c.end), "")
	test.CopyDebugLoc(c.test)
	test.TakeName(c.test)
	ir.ReplaceAllUses(c.test, test)
	c.test.Erase()
	ir.ReplaceAllUses(c.next, ir.NewPoison(c.next.Type()))
	c.next.Erase()
	if ir.HasUses(c.phi) {
		conv := ir.Before(c.phi.Block().FirstNonPhi()).Cast(ir.SIToFP, phi, c.phi.Type(), "indvar.conv")
		conv.CopyDebugLoc(c.phi)
		ir.ReplaceAllUses(c.phi, conv)
	}
	c.phi.Erase()
}
