package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Factor is an integer that is extended to at least twice its width, as mul.wide extends it by
// itself: the machine multiplies 32 bits to 64 in one instruction, and adds 64 bits in the same,
// but takes four for a product of 64 bits.
type Factor struct {
	from   ir.Value
	bits   int // of from
	half   int // the width that mul.wide extends
	signed bool
}

// FactorOf recognizes an extension from the given width; to a factor of 32 bits, also from 8 and 16
// bits, which one instruction extends, or the load.
func FactorOf(v ir.Value, half int) (Factor, bool) {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.SExt && i.Op() != ir.ZExt {
		return Factor{}, false
	}
	from := i.Operand(0).Type()
	ok = from.IsInt(half) || half == 32 && from.IsInt(8, 16)
	return Factor{i.Operand(0), from.Bits, half, i.Op() == ir.SExt}, ok
}

// Signed and Unsigned report whether the factor is right when it is extended from half with its
// sign, or with zeros: a narrower one with zeros above is no negative number.
func (f Factor) Signed() bool   { return f.signed || f.bits < f.half }
func (f Factor) Unsigned() bool { return !f.signed }

// Matches reports whether one multiplication extends both factors as they are.
func (f Factor) Matches(g Factor) bool {
	return f.Signed() && g.Signed() || f.Unsigned() && g.Unsigned()
}

// FactorConstant returns what a mul or shl multiplies its first operand, a factor, by, and whether
// the multiplication is signed; ok is false if the constant does not fit.
func FactorConstant(i *ir.Instr, f Factor, half int) (k int64, signed, ok bool) {
	c := ir.AsInt(i.Operand(1))
	if c == nil {
		return 0, false, false
	}
	k, _ = c.Int64()
	if i.Op() == ir.Shl {
		if k < 0 || k >= int64(half)-1 {
			return 0, false, false
		}
		k = 1 << uint(k)
	}
	limit := int64(1) << uint(half-1)
	if f.Unsigned() && k >= 0 && k < 2*limit {
		return k, false, true
	}
	return k, true, f.Signed() && -limit <= k && k < limit
}

// FactorIn returns a factor in a register of half the product's width.
func (s *Func) FactorIn(f Factor, reg ptx.Type) ptx.Operand {
	if f.bits == f.half {
		return s.One(f.from)
	}
	return s.Resize(s.One(f.from), f.bits, reg, f.signed)
}

// isFactor reports whether an extension to 64 bits is a factor of a product that extends by itself:
// loads leave it alone, then.
func isFactor(x *ir.Instr) bool {
	f, ok := FactorOf(x, 32)
	if !ok || !x.Type().IsInt(64) {
		return false
	}
	n := 0
	for u := range ir.Users(x) {
		if n++; n > maxFactorUsers {
			return false
		}
		if u.Op() != ir.Mul && u.Op() != ir.Shl {
			continue
		}
		if u.Operand(0) == ir.Value(x) {
			if _, _, ok := FactorConstant(u, f, 32); ok {
				return true
			}
		}
		other := u.Operand(0)
		if other == ir.Value(x) {
			other = u.Operand(1)
		}
		if g, ok := FactorOf(other, 32); ok && u.Op() == ir.Mul && f.Matches(g) {
			return true
		}
	}
	return false
}

// maxFactorUsers bounds how many users of an extension are looked at.
const maxFactorUsers = 16
