package simplifyiv

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/simplify/constfold"
)

func oneBit(width, n int) bitvec.Int { return bitvec.One(width).Shl(n) }

// remainder: what is smaller than the divisor is its own remainder; what is at most equal to it is
// so or 0; without signs the remainder is unsigned.
func (v *users) remainder(u ivUse) {
	i := u.user
	numerator := i.Operand(0) == ir.Value(u.operand)
	signed := i.Op() == ir.SRem
	if !numerator && !signed || i.Type().IsVector() {
		return
	}
	in := v.W.CFG.Loops.For(i.Block())
	n := v.S.AtScope(v.S.Of(i.Operand(0)), in)
	if signed && !v.S.NonNegative(n) {
		return
	}
	d := v.S.AtScope(v.S.Of(i.Operand(1)), in)
	if numerator {
		less := ir.ULT
		if signed {
			less = ir.SLT
		}
		if v.S.Known(less, n, d) {
			v.replace(i, i.Operand(0))
			return
		}
		if v.S.Known(less, v.S.Minus(n, v.S.One(n.Type)), d) {
			b := ir.Before(i)
			is := b.ICmp(ir.EQ, i.Operand(0), i.Operand(1), "")
			v.replace(i, b.Select(is, ir.NewZero(i.Type()), i.Operand(0), "iv.rem"))
			return
		}
	}
	if signed && v.S.NonNegative(d) {
		v.replace(i, ir.Before(i).Binary(ir.URem, i.Operand(0), i.Operand(1), 0, i.Name()+".urem"))
	}
}

// signedDivision: of numbers that are not negative it is unsigned.
func (v *users) signedDivision(i *ir.Instr) bool {
	if i.Type().IsVector() {
		return false
	}
	in := v.W.CFG.Loops.For(i.Block())
	if !v.S.NonNegative(v.S.AtScope(v.S.Of(i.Operand(0)), in)) || !v.S.NonNegative(v.S.AtScope(v.S.Of(i.Operand(1)), in)) {
		return false
	}
	v.replace(i, ir.Before(i).Binary(ir.UDiv, i.Operand(0), i.Operand(1), i.Flags&ir.Exact, i.Name()+".udiv"))
	return true
}

// arithmetic is an intrinsic that checks or saturates.
type arithmetic struct {
	op       ir.Op
	signed   bool
	saturate bool
}

var checkedArithmetic = map[string]arithmetic{
	"llvm.sadd.with.overflow": {ir.Add, true, false}, "llvm.uadd.with.overflow": {ir.Add, false, false},
	"llvm.ssub.with.overflow": {ir.Sub, true, false}, "llvm.usub.with.overflow": {ir.Sub, false, false},
	"llvm.smul.with.overflow": {ir.Mul, true, false}, "llvm.umul.with.overflow": {ir.Mul, false, false},
	"llvm.sadd.sat": {ir.Add, true, true}, "llvm.uadd.sat": {ir.Add, false, true},
	"llvm.ssub.sat": {ir.Sub, true, true}, "llvm.usub.sat": {ir.Sub, false, true},
}

// checked replaces operations with overflow checks, or saturation, that never overflow.
func (v *users) checked(i *ir.Instr) bool {
	a, ok := checkedArithmetic[i.IntrinsicID()]
	if !ok || !scev.Analyzable(i.Arg(0).Type()) || !v.S.NoOverflow(a.op, a.signed, v.S.Of(i.Arg(0)), v.S.Of(i.Arg(1)), nil) {
		return false
	}
	flags := ir.NUW
	if a.signed {
		flags = ir.NSW
	}
	name := ""
	if a.saturate {
		name = i.Name()
	}
	n := ir.Before(i).Binary(a.op, i.Arg(0), i.Arg(1), flags, name)
	if a.saturate {
		v.replace(i, n)
		return true
	}
	for _, part := range slices.Collect(ir.Users(i)) {
		if part.Op() != ir.ExtractValue {
			continue
		}
		v.S.Forget(part)
		if part.Indices()[0] == 1 {
			ir.ReplaceAllUses(part, i.Type().Context().NewBool(false))
		} else {
			n.CopyDebugLoc(part)
			ir.ReplaceAllUses(part, n)
		}
		part.Erase()
	}
	v.Dead = append(v.Dead, i)
	v.Changed = true
	return true
}

// truncation compares a truncated recurrence with invariant values in the wide type, if the
// truncation loses nothing.
func (v *users) truncation(i *ir.Instr) bool {
	wide := i.Operand(0)
	if !scev.Analyzable(i.Type()) {
		return false
	}
	w, t := v.S.Of(wide), v.S.Of(i)
	bySign, byZero := w == v.S.SExtTo(t, w.Type), w == v.S.ZExtTo(t, w.Type)
	if !bySign && !byZero {
		return false
	}
	var compares []*ir.Instr
	for c := range ir.Users(i) {
		if !v.W.CFG.Dom.Reachable(c.Block()) {
			continue
		}
		if c.Op() != ir.ICmp || c.Pred.IsSigned() && !bySign || !c.Pred.IsSigned() && !c.Pred.IsEquality() && !byZero {
			return false
		}
		other := c.Operand(0)
		if other == ir.Value(i) {
			other = c.Operand(1)
		}
		if !v.L.Invariant(other) {
			return false
		}
		compares = append(compares, c)
	}
	for _, c := range compares {
		v.compareWide(c, i, wide, byZero)
	}
	ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
	v.Dead = append(v.Dead, i)
	v.Changed = true
	return true
}

func (v *users) compareWide(c, narrow *ir.Instr, wide ir.Value, byZero bool) {
	p, other := c.Pred, c.Operand(1)
	if v.L.Invariant(c.Operand(0)) {
		p, other = p.Swapped(), c.Operand(0)
	}
	unsigned := !p.IsSigned() && !p.IsEquality() || byZero && (p.IsEquality() || v.S.NonNegative(v.S.Of(narrow)) && v.S.NonNegative(v.S.Of(other)))
	op, name := ir.SExt, "sext"
	if unsigned {
		op, name, p = ir.ZExt, "zext", p.Unsigned()
	}
	b := ir.Before(c)
	ext := constfold.Cast(op, other, wide.Type(), v.S.Layout)
	if ext == nil {
		ext = b.Cast(op, other, wide.Type(), name)
		var moved bool
		loop.MakeInvariant(v.L, ext, v.L.Preheader(), &moved)
	}
	n := b.ICmp(p, wide, ext, "")
	v.replace(c, n)
}

// strengthen gives an operation flags that hold, and shifts back by at most as much the flag that
// no bit is lost.
func (v *users) strengthen(u ivUse) bool {
	i := u.user
	if flags, ok := v.S.Strengthened(i); ok {
		i.Flags |= flags
		v.Changed = true
		return true
	}
	if i.Op() != ir.Shl || i.Operand(1) != ir.Value(u.operand) {
		return false
	}
	changed := false
	least := v.S.UnsignedRange(v.S.Of(u.operand)).UMin()
	for s := range ir.Users(i) {
		if s.Op() != ir.AShr && s.Op() != ir.LShr || s.Operand(0) != ir.Value(i) || s.HasFlag(ir.Exact) {
			continue
		}
		if c, ok := bitvec.Of(s.Operand(1)); ok && c.ULE(least) {
			s.Flags |= ir.Exact
			changed = true
		}
	}
	v.Changed = v.Changed || changed
	return changed
}

// Mantissa is the number of bits of an integer that a floating-point type holds exactly.
var Mantissa = map[ir.Kind]int{ir.HalfKind: 11, ir.BFloatKind: 8, ir.FloatKind: 24, ir.DoubleKind: 53, ir.X86FP80Kind: 64, ir.FP128Kind: 113}

// throughFloat replaces an integer that was converted to floating point and back, if that lost
// nothing.
func (v *users) throughFloat(i *ir.Instr) bool {
	if i.Op() != ir.SIToFP && i.Op() != ir.UIToFP || !scev.Analyzable(i.Operand(0).Type()) {
		return false
	}
	src := i.Operand(0)
	e := v.S.Of(src)
	bits := v.S.UnsignedRange(e).UMax().ActiveBits()
	if i.Op() == ir.SIToFP {
		bits = v.S.SignedRange(e).SignedBits()
	}
	if bits > Mantissa[i.Type().Kind] {
		return false
	}
	changed := false
	for _, c := range slices.Collect(ir.Users(i)) {
		if c.Op() != ir.FPToSI && c.Op() != ir.FPToUI {
			continue
		}
		n := src
		name := ""
		if s, ok := src.(*ir.Instr); ok {
			name = s.Name()
		}
		switch b := ir.Before(c); {
		case c.Type() == src.Type():
		case src.Type().Bits > c.Type().Bits:
			n = b.Cast(ir.Trunc, src, c.Type(), name+".trunc")
		case c.Op() == ir.FPToUI || i.Op() == ir.UIToFP:
			n = b.Cast(ir.ZExt, src, c.Type(), name+".zext")
		default:
			n = b.Cast(ir.SExt, src, c.Type(), name+".sext")
		}
		v.replace(c, n)
		changed = true
	}
	return changed
}

// maxPoisonDepth bounds how many instructions are followed to where poison comes from, and goes to.
const maxPoisonDepth = 2

// poisonToo reports whether user is poison when v is.
func poisonToo(v ir.Value, user *ir.Instr) bool { return impliesPoison(v, user, 0) }

func impliesPoison(v ir.Value, user *ir.Instr, depth int) bool {
	if valuetracking.NotPoison(v) || spreadsTo(v, user, 0) {
		return true
	}
	i, ok := v.(*ir.Instr)
	if !ok || depth >= maxPoisonDepth || valuetracking.MayCreatePoison(i) {
		return false
	}
	for _, o := range i.Operands() {
		if _, isBlock := o.(*ir.Block); !isBlock && !impliesPoison(o, user, depth+1) {
			return false
		}
	}
	return true
}

// spreadsTo reports whether v is an operand of what user propagates poison from.
func spreadsTo(v, user ir.Value, depth int) bool {
	if v == user {
		return true
	}
	i, ok := user.(*ir.Instr)
	if !ok || depth >= maxPoisonDepth {
		return false
	}
	for k, o := range i.Operands() {
		if valuetracking.PropagatesPoison(i, k) && spreadsTo(v, o, depth+1) {
			return true
		}
	}
	return false
}
