package deadcode

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// demandedBits computes which bits of integers may influence the function's effects (LLVM's
// DemandedBits). It starts with no bit demanded and propagates from effects to operands: an
// operand's bit is demanded when a demanded bit of a user depends on it. A vector has one mask for
// all lanes. If an integer of more than 64 bits is demanded at all, all its bits are.
type demandedBits struct {
	q       *simplify.Query
	reached []bool   // by Instr.ID: some user is alive
	bits    []uint64 // by Instr.ID, of integers: demanded by the users visited so far
	dead    map[*ir.Use]bool
	queued  []bool
	work    []*ir.Instr
}

func alwaysLive(i *ir.Instr) bool {
	return i.IsTerminator() || i.IsEHPad() || analysis.IsDebugOrPseudo(i) || analysis.HasSideEffects(i)
}

func newDemandedBits(f *ir.Func, dt *analysis.DomTree) *demandedBits {
	n := f.ValueBound()
	facts := &valuetracking.Facts{}
	d := &demandedBits{q: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: dt, Facts: facts}}, reached: make([]bool, n), bits: make([]uint64, n),
		dead: map[*ir.Use]bool{}, queued: make([]bool, n)}
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.assume" {
			facts.AddAssume(i)
		}
		if !alwaysLive(i) {
			continue
		}
		if isInteger(i.Type()) {
			d.reached[i.ID()] = true
			d.queue(i)
			continue
		}
		for _, v := range i.Operands() {
			if o, ok := v.(*ir.Instr); ok {
				d.reached[o.ID()] = true
				d.bits[o.ID()] = allBits(o.Type())
				d.queue(o)
			}
		}
	}
	for len(d.work) > 0 {
		i := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		d.queued[i.ID()] = false
		d.visit(i)
	}
	return d
}

func isInteger(t *ir.Type) bool { return t.Scalar().IsInt() }

// allBits returns the mask of an integer's bits; wider ones than 64 bits, and other types, have but
// one mask: the masks of all instructions are words in one slice, and what users demand of wide
// integers is found by instcombine.
func allBits(t *ir.Type) uint64 {
	if s := t.Scalar(); s.IsInt() && s.Bits < 64 {
		return 1<<uint(s.Bits) - 1
	}
	return ^uint64(0)
}

func (d *demandedBits) queue(i *ir.Instr) {
	if !d.queued[i.ID()] {
		d.queued[i.ID()] = true
		d.work = append(d.work, i)
	}
}

// visit adds the bits that i demands of its operands.
func (d *demandedBits) visit(i *ir.Instr) {
	u := &demandingUser{d: d, i: i, out: ^uint64(0)}
	nothing := false
	if isInteger(i.Type()) {
		u.out = d.bits[i.ID()]
		nothing = u.out == 0 && !alwaysLive(i)
	}
	for k, v := range i.Operands() {
		o, isInstr := v.(*ir.Instr)
		_, isParam := v.(*ir.Param)
		if !isInstr && !isParam {
			continue
		}
		if !isInteger(v.Type()) {
			if isInstr && !d.reached[o.ID()] {
				d.reached[o.ID()] = true
				d.queue(o)
			}
			continue
		}
		var in uint64
		if !nothing {
			in = u.demands(k, v)
			if in == 0 {
				d.dead[i.OperandUse(k)] = true
			} else {
				delete(d.dead, i.OperandUse(k))
			}
		}
		if isInstr && (!d.reached[o.ID()] || in&^d.bits[o.ID()] != 0) {
			d.reached[o.ID()] = true
			d.bits[o.ID()] |= in
			d.queue(o)
		}
	}
}

// of returns the demanded bits of an integer.
func (d *demandedBits) of(i *ir.Instr) uint64 {
	if d.reached[i.ID()] {
		return d.bits[i.ID()]
	}
	return allBits(i.Type())
}

// unused reports whether i has no live user.
func (d *demandedBits) unused(i *ir.Instr) bool { return !d.reached[i.ID()] && !alwaysLive(i) }

// useDead reports whether no bit of an integer operand is demanded.
func (d *demandedBits) useDead(i *ir.Instr, k int) bool {
	if alwaysLive(i) {
		return false
	}
	return d.dead[i.OperandUse(k)] || isInteger(i.Type()) && d.reached[i.ID()] && d.bits[i.ID()] == 0
}

// demandingUser is an instruction of whose result the bits out are demanded.
type demandingUser struct {
	d    *demandedBits
	i    *ir.Instr
	out  uint64
	x, y valuetracking.KnownBits // of the first two operands, computed on demand
	done bool
}

// known computes the known bits of the first operand, and of the second unless the instruction is a
// call.
func (u *demandingUser) known() {
	if u.done {
		return
	}
	u.done = true
	q := u.d.q.WithContext(u.i)
	u.x = q.KnownBits(u.i.Operand(0))
	if u.i.Op() != ir.Call {
		u.y = q.KnownBits(u.i.Operand(1))
	}
}

// demands returns the bits of operand k, which is v, that matter.
func (u *demandingUser) demands(k int, v ir.Value) uint64 {
	all := allBits(v.Type())
	w := v.Type().Scalar().Bits
	if w > 64 || u.i.Type().Scalar().Bits > 64 {
		return all
	}
	switch u.i.Op() {
	case ir.Call, ir.Invoke:
		return u.demandsOfCall(k, w)
	case ir.Add, ir.Sub:
		if u.out != 0 && u.out&(u.out+1) == 0 {
			return u.out
		}
		u.known()
		return u.demandsOfSum(k, w)
	case ir.Mul: // additions carry upwards only
		return lowMask(bits.Len64(u.out))
	case ir.Shl, ir.LShr, ir.AShr:
		return u.demandsOfShift(k, w)
	case ir.And:
		u.known()
		if k == 0 {
			return u.out &^ u.y.Zero & all
		}
		return u.out &^ (u.x.Zero &^ u.y.Zero) & all
	case ir.Or:
		u.known()
		if k == 0 {
			return u.out &^ u.y.One & all
		}
		return u.out &^ (u.x.One &^ u.y.One) & all
	case ir.Xor, ir.Phi, ir.Trunc:
		return u.out & all
	case ir.ZExt:
		return u.out & all
	case ir.SExt:
		in := u.out & all
		if u.out&^all != 0 {
			in |= 1 << uint(w-1)
		}
		return in
	case ir.Select:
		if k != 0 {
			return u.out
		}
	case ir.ExtractElement:
		if k == 0 {
			return u.out
		}
	case ir.InsertElement, ir.ShuffleVector:
		if k < 2 {
			return u.out
		}
	}
	return all
}

func lowMask(n int) uint64 {
	if n >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(n) - 1
}

// highMask returns the n highest of w bits.
func highMask(w, n int) uint64 { return lowMask(w) &^ lowMask(w-n) }

func (u *demandingUser) demandsOfShift(k, w int) uint64 {
	c := ir.AsInt(u.i.Operand(1))
	if k != 0 || c == nil {
		return lowMask(w)
	}
	n, ok := c.Uint64()
	if !ok || n > uint64(w-1) {
		n = uint64(w - 1)
	}
	if u.i.Op() == ir.Shl {
		in := u.out >> n
		switch { // the flag constrains the bits that are shifted out
		case u.i.HasFlag(ir.NSW):
			in |= highMask(w, int(n)+1)
		case u.i.HasFlag(ir.NUW):
			in |= highMask(w, int(n))
		}
		return in
	}
	in := u.out << n & lowMask(w)
	if u.i.Op() == ir.AShr && u.out&highMask(w, int(n)) != 0 {
		in |= 1 << uint(w-1)
	}
	if u.i.HasFlag(ir.Exact) {
		in |= lowMask(int(n))
	}
	return in
}

// demandsOfSum finds the bits that a carry can come from: no carry passes a bit where both operands
// are known to be 0, or both to be 1.
func (u *demandingUser) demandsOfSum(k, w int) uint64 {
	x, y := u.x, u.y
	carry := uint64(0)      // that comes in
	if u.i.Op() == ir.Sub { // x + ^y + 1
		y = valuetracking.KnownBits{Zero: y.One, One: y.Zero}
		carry = 1
	}
	m := lowMask(w)
	bound := x.Zero&y.Zero | x.One&y.One
	reverse := func(v uint64) uint64 { return bits.Reverse64(v) >> uint(64-w) }
	rout, open := reverse(u.out), ^reverse(bound&m)&m
	live := reverse((rout + (rout | open) ^ open) & m) // of the carries
	mine, other := x, y
	if k == 1 {
		mine, other = y, x
	}
	zero, one := mine.Zero|^other.Zero, mine.One|^other.One // needed to keep a carry known as 0, as 1
	most, least := ^x.Zero+^y.Zero+carry, x.One+y.One+carry // sums with all unknown bits 1, with all 0
	return (u.out | live&(^most|zero)&(least|one)) & m
}

func (u *demandingUser) demandsOfCall(k, w int) uint64 {
	all := lowMask(w)
	switch id := u.i.IntrinsicID(); id {
	case "llvm.bswap":
		if w%8 == 0 {
			return bits.ReverseBytes64(u.out) >> uint(64-w)
		}
	case "llvm.bitreverse":
		return bits.Reverse64(u.out) >> uint(64-w)
	case "llvm.ctlz": // all down to the highest that is known to be 1
		if k == 0 {
			u.known()
			return highMask(w, min(w, w-bits.Len64(u.x.One)+1))
		}
	case "llvm.cttz":
		if k == 0 {
			u.known()
			return lowMask(min(w, bits.TrailingZeros64(u.x.One)+1))
		}
	case "llvm.fshl", "llvm.fshr":
		return u.demandsOfFunnel(k, w, id == "llvm.fshr")
	case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin":
		return all &^ lowMask(bits.TrailingZeros64(u.out))
	}
	return all
}

func (u *demandingUser) demandsOfFunnel(k, w int, right bool) uint64 {
	if k == 2 {
		if w&(w-1) == 0 {
			return uint64(w - 1)
		}
		return lowMask(w)
	}
	c := ir.AsInt(u.i.Operand(2))
	if c == nil {
		return lowMask(w)
	}
	n, _ := c.Uint64()
	n %= uint64(w)
	if right {
		n = uint64(w) - n
	}
	if k == 0 {
		return u.out >> n
	}
	return u.out << (uint64(w) - n) & lowMask(w)
}
