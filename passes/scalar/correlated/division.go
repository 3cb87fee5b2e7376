package correlated

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/lvi"
	"opt-go/passes/simplify/constfold"
)

// Divisions. Signed ones become unsigned if the signs of their operands are known, those with a
// known result are folded, and the others are narrowed to the width that their operands need.

// side holds the facts about an operand's sign.
type side uint8

const (
	eitherSign side = iota
	notNegative
	notPositive
)

func sideOf(r ranges.Range) side {
	switch {
	case nonNegative(r):
		return notNegative
	case !r.IsFull() && (r.SMax().IsNegative() || r.SMax().IsZero()):
		return notPositive
	}
	return eitherSign
}

func (p *propagation) signedDivision(i *ir.Instr) bool {
	x, y := p.at(i, 0, false), p.at(i, 1, true) // division by undef may be one by 0
	rem := i.Op() == ir.SRem
	if rem {
		if x.Abs(false).Holds(ir.ULT, y.Abs(false)) {
			return p.replace(i, i.Operand(0))
		}
	} else if n, ok := x.SDiv(y).Value(); ok {
		return p.replace(i, lattice.ConstInt(i.Type(), n))
	}
	a, b := sideOf(x), sideOf(y)
	if a == eitherSign || b == eitherSign {
		return p.narrowSigned(i, x, y)
	}
	l, r := p.positive(i, 0, a), p.positive(i, 1, b)
	op, negate := ir.UDiv, a != b
	if rem {
		op, negate = ir.URem, a == notPositive
	}
	d := p.make(i, ir.NewInstr(op, i.Type(), l, r), i.Name())
	if !rem {
		d.Flags = i.Flags & ir.Exact
	}
	result := d
	if negate {
		result = p.make(i, ir.NewInstr(ir.Sub, i.Type(), ir.NewZero(i.Type()), d), d.Name()+".neg")
	}
	p.replace(i, result)
	p.division(d)
	return true
}

// make inserts a new instruction before i.
func (p *propagation) make(i, n *ir.Instr, name string) *ir.Instr {
	n.InsertBefore(i)
	n.SetName(name)
	n.CopyDebugLoc(i)
	return n
}

// positive returns an operand, or its negation when it is not positive.
func (p *propagation) positive(i *ir.Instr, k int, s side) ir.Value {
	v := i.Operand(k)
	if s == notNegative {
		return v
	}
	return p.make(i, ir.NewInstr(ir.Sub, i.Type(), ir.NewZero(i.Type()), v), ir.NameOf(v)+".nonneg")
}

// leastBits is the minimum width to which divisions are narrowed.
const leastBits = 8

func widthFor(n int) int { return max(leastBits, 1<<uint(bits.Len(uint(n-1)))) }

func (p *propagation) narrowSigned(i *ir.Instr, x, y ranges.Range) bool {
	w := i.Type().Scalar().Bits
	n := max(x.SignedBits(), y.SignedBits())
	if x.IsEmpty() || y.IsEmpty() {
		return false
	}
	if y.Has(bitvec.AllOnes(w)) && x.Has(bitvec.MinSigned(n).SExtOrTrunc(w)) {
		n++ // the quotient may not fit
	}
	return p.narrow(i, widthFor(n), ir.SExt, ".sext")
}

// narrow does a division in fewer bits.
func (p *propagation) narrow(i *ir.Instr, w int, back ir.Op, suffix string) bool {
	if w >= i.Type().Scalar().Bits {
		return false
	}
	ty := p.f.Ctx().Int(w)
	if i.Type().IsVector() {
		ty = i.Type().WithScalar(ty)
	}
	name := i.Name()
	b := ir.Before(i)
	x := p.cut(b, i.Operand(0), ty, name+".lhs.trunc")
	y := p.cut(b, i.Operand(1), ty, name+".rhs.trunc")
	a, constant := x.(*ir.Const)
	if c, both := y.(*ir.Const); constant && both {
		if k := constfold.Binary(i.Op(), 0, a, c, nil); k != nil {
			if v := constfold.Cast(back, k, i.Type(), p.f.Module().Layout); v != nil {
				return p.replace(i, v)
			}
		}
	}
	d := b.Binary(i.Op(), x, y, i.Flags&ir.Exact, name)
	return p.replace(i, b.Cast(back, d, i.Type(), name+suffix))
}

func (p *propagation) cut(b *ir.Builder, v ir.Value, ty *ir.Type, name string) ir.Value {
	if n, ok := bitvec.Of(orSplat(v)); ok {
		return lattice.ConstInt(ty, n.Trunc(ty.Scalar().Bits))
	}
	return b.Cast(ir.Trunc, v, ty, name)
}

func (p *propagation) division(i *ir.Instr) bool {
	x, y := p.at(i, 0, false), p.at(i, 1, true)
	if p.expand(i, x, y) {
		return true
	}
	if x.IsEmpty() || y.IsEmpty() {
		return false
	}
	return p.narrow(i, widthFor(max(x.UMax().ActiveBits(), y.UMax().ActiveBits(), 1)), ir.ZExt, ".zext")
}

// expand computes a quotient that is 0 or 1, or its remainder, by a comparison.
func (p *propagation) expand(i *ir.Instr, x, y ranges.Range) bool {
	l, r := i.Operand(0), i.Operand(1)
	rem := i.Op() == ir.URem
	if x.Holds(ir.ULT, y) {
		if rem {
			return p.replace(i, l)
		}
		return p.replace(i, ir.NewZero(i.Type()))
	}
	if !x.Holds(ir.ULT, y.SaturatedDouble()) && !negative(y) {
		return false
	}
	b := ir.Before(i)
	if x.Holds(ir.UGE, y) {
		if !rem {
			return p.replace(i, ir.NewInt(i.Type(), 1))
		}
		a, constant := l.(*ir.Const)
		if c, both := r.(*ir.Const); constant && both {
			return p.replace(i, constfold.Binary(ir.Sub, ir.NUW, a, c, nil))
		}
		return p.taking(i, b.Binary(ir.Sub, l, r, ir.NUW, ""))
	}
	name := i.Name()
	if !rem {
		c := b.ICmp(ir.UGE, l, r, name+".cmp")
		if c.Type() == i.Type() {
			return p.taking(i, c)
		}
		return p.taking(i, b.Cast(ir.ZExt, c, i.Type(), name+".udiv"))
	}
	l, r = frozen(b, l), frozen(b, r) // each is used twice
	d := b.Binary(ir.Sub, l, r, ir.NUW, name+".urem")
	c := b.ICmp(ir.ULT, l, r, name+".cmp")
	return p.taking(i, b.Select(c, l, d, ""))
}

// taking replaces i by an instruction that gets its name.
func (p *propagation) taking(i, by *ir.Instr) bool {
	by.TakeName(i)
	return p.replace(i, by)
}

func frozen(b *ir.Builder, v ir.Value) ir.Value {
	if lvi.NotUndef(v) {
		return v
	}
	return b.Insert(ir.NewInstr(ir.Freeze, v.Type(), v), ir.NameOf(v)+".frozen")
}
