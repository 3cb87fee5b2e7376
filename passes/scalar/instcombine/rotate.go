package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// Funnel shifts and rotations written with two shifts: (a << n) | (b >> w-n).

// shiftPairOf returns the two opposite shifts, each used once, that are v's operands: the one to
// the left first.
func shiftPairOf(v *ir.Instr) (l, r *ir.Instr, ok bool) {
	l, r = binop(v.Operand(0)), binop(v.Operand(1))
	if l == nil || r == nil || !oneUse(l) || !oneUse(r) {
		return nil, nil, false
	}
	if l.Op() == ir.LShr {
		l, r = r, l
	}
	return l, r, l.Op() == ir.Shl && r.Op() == ir.LShr
}

// funnelName is the intrinsic whose amount is that of the shift to the left, or to the right.
func funnelName(left bool) string {
	if left {
		return "llvm.fshl"
	}
	return "llvm.fshr"
}

// rotate recognises funnel shifts by constants, of amounts known to be in range, and rotations
// (LLVM's matchFunnelShift).
func (ic *combiner) rotate(i *ir.Instr) *ir.Instr {
	l, r, ok := shiftPairOf(i)
	if !ok {
		return nil
	}
	w := uint64(width(i.Type()))
	a, b := l.Operand(0), r.Operand(0)
	// Words only: the backends expand a wider funnel shift to more than the two shifts.
	if n, ok := someWord(l.Operand(1)); ok {
		if m, ok := someWord(r.Operand(1)); ok && n < w && m < w && n+m == w {
			return ic.newIntrinsic("llvm.fshl", i.Type(), a, b, ir.NewInt(i.Type(), n))
		}
	}
	if n := lanesAddTo(l.Operand(1), r.Operand(1), w); n != nil {
		return ic.newIntrinsic("llvm.fshl", i.Type(), a, b, n)
	}
	if v := ic.rotateAmount(l.Operand(1), r.Operand(1), w, a == b); v != nil {
		return ic.newIntrinsic("llvm.fshl", i.Type(), a, b, v)
	}
	if v := ic.rotateAmount(r.Operand(1), l.Operand(1), w, a == b); v != nil {
		return ic.newIntrinsic("llvm.fshr", i.Type(), a, b, v)
	}
	return nil
}

// lanesAddTo returns the constant vector x, if its lanes and those of y are below w and add up to
// it pair by pair; poison where one of a pair is; else nil.
func lanesAddTo(x, y ir.Value, w uint64) ir.Value {
	a, b := immediate(x), immediate(y)
	if a == nil || b == nil || !a.Type().IsVector() || a.Type().Scalable || width(a.Type()) > 64 {
		return nil
	}
	var lanes []ir.Value
	for k := range a.Type().Len {
		p, q := a.Elem(k), b.Elem(k)
		if isPoison(p) || isPoison(q) {
			lanes = append(lanes, ir.NewPoison(a.Type().Elem))
			continue
		}
		n, ok := word(p)
		m, ok2 := word(q)
		if !ok || !ok2 || n >= w || m >= w || n+m != w {
			return nil
		}
		lanes = append(lanes, p)
	}
	return ir.NewAggregate(a.Type(), lanes)
}

// rotateAmount returns l, or the operand that l masks, when r is w - l, or for rotations the masked
// negation.
func (ic *combiner) rotateAmount(l, r ir.Value, w uint64, same bool) ir.Value {
	if isDifference(r, l, w) {
		if ic.q.KnownBits(l).Max(int(w)) < w {
			return l
		}
		return nil
	}
	if !same || !isPow2(w) {
		return nil
	}
	if x, ok := maskedBy(l, w-1); ok {
		if n, ok := maskedBy(r, w-1); ok && negOf(n) == x {
			return x
		}
	}
	if n, ok := maskedBy(r, w-1); ok && negOf(n) == l {
		return l
	}
	z := opOf(l, ir.ZExt) // masked before it was extended
	if z == nil {
		return nil
	}
	x, ok := maskedBy(z.Operand(0), w-1)
	if !ok {
		return nil
	}
	if n, ok := maskedBy(r, w-1); ok {
		if e := opOf(negOf(n), ir.ZExt); e != nil {
			if y, ok := maskedBy(e.Operand(0), w-1); ok && x == y {
				return l
			}
		}
	}
	if e := opOf(r, ir.ZExt); e != nil {
		if n, ok := maskedBy(e.Operand(0), w-1); ok && negOf(n) == x {
			return l
		}
	}
	return nil
}

// isDifference reports whether v is w - x and used once.
func isDifference(v, x ir.Value, w uint64) bool {
	s := onceOf(v, ir.Sub)
	return s != nil && isWord(s.Operand(0), w) && s.Operand(1) == x
}

// maskedBy returns x of x & mask.
func maskedBy(v ir.Value, mask uint64) (x ir.Value, ok bool) {
	if a := opOf(v, ir.And); a != nil && isWord(a.Operand(1), mask) {
		return a.Operand(0), true
	}
	return nil, false
}

// truncOfRotate does a rotation in a narrower type that wide shifts were used for (LLVM's
// narrowFunnelShift).
func (ic *combiner) truncOfRotate(i *ir.Instr) *ir.Instr {
	o := onceOf(i.Operand(0), ir.Or)
	w, from := uint64(width(i.Type())), width(i.Operand(0).Type())
	if o == nil || !isPow2(w) || from > 64 {
		return nil
	}
	l, r, ok := shiftPairOf(o)
	if !ok {
		return nil
	}
	a, b := l.Operand(0), r.Operand(0)
	amount := ic.narrowAmount(l.Operand(1), r.Operand(1), w, from, a == b)
	left := amount != nil
	if !left {
		if amount = ic.narrowAmount(r.Operand(1), l.Operand(1), w, from, a == b); amount == nil {
			return nil
		}
	}
	if !ic.maskedZero(b, maskOf(from)&^maskOf(int(w))) {
		return nil
	}
	n := ic.b.intCast(amount, i.Type(), false, "")
	x := ic.b.cast(ir.Trunc, a, i.Type(), "")
	y := x
	if a != b {
		y = ic.b.cast(ir.Trunc, b, i.Type(), "")
	}
	return ic.newIntrinsic(funnelName(left), i.Type(), x, y, n)
}

func (ic *combiner) narrowAmount(l, r ir.Value, w uint64, from int, same bool) ir.Value {
	if (same || ic.maskedZero(l, maskOf(from)&^(w-1))) && isDifference(r, l, w) {
		return l
	}
	if !same {
		return nil
	}
	if x, ok := maskedBy(l, w-1); ok {
		if n, ok := maskedBy(r, w-1); ok && negOf(n) == x {
			return x
		}
	}
	z, e := opOf(l, ir.ZExt), opOf(r, ir.ZExt)
	if z == nil || e == nil {
		return nil
	}
	if x, ok := maskedBy(z.Operand(0), w-1); ok {
		if n, ok := maskedBy(e.Operand(0), w-1); ok && negOf(n) == x {
			return x
		}
	}
	return nil
}

// selectOfRotate: n == 0 ? a : (a << n) | (b >> w-n) needs no select as a funnel shift (LLVM's
// foldSelectFunnelShift).
func (ic *combiner) selectOfRotate(i *ir.Instr) *ir.Instr {
	o, c := onceOf(i.Operand(2), ir.Or), onceOf(i.Operand(0), ir.ICmp)
	w := uint64(width(i.Type()))
	if o == nil || c == nil || !isPow2(w) || c.Pred != ir.EQ || !isZero(c.Operand(1)) {
		return nil
	}
	l, r, ok := shiftPairOf(o)
	if !ok {
		return nil
	}
	a, b := l.Operand(0), r.Operand(0)
	n, m := withoutZExt(l.Operand(1)), withoutZExt(r.Operand(1))
	left := isDifference(m, n, w)
	amount, kept := n, a
	if !left {
		if !isDifference(n, m, w) {
			return nil
		}
		amount, kept = m, b
	}
	if i.Operand(1) != kept || c.Operand(0) != amount {
		return nil
	}
	if a != b { // the select kept poison of the other value away
		switch {
		case left && !valuetracking.NotPoison(b):
			b = ic.b.freeze(b, "")
		case !left && !valuetracking.NotPoison(a):
			a = ic.b.freeze(a, "")
		}
	}
	return ic.newIntrinsic(funnelName(left), i.Type(), a, b, ic.b.cast(ir.ZExt, amount, i.Type(), ""))
}

func withoutZExt(v ir.Value) ir.Value {
	if z := opOf(v, ir.ZExt); z != nil {
		return z.Operand(0)
	}
	return v
}
