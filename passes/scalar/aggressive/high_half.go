package aggressive

import (
	"math/big"

	"opt-go/frontend/ir"
)

// highHalf knows the upper half of a product computed in halves, as for machines whose
// multiplication gives the lower one alone; i is the last addition. With h half the width, xl and
// xh the halves of x, yl and yh those of y, it is one of
//
//	xh*yh + (u >> h) + (v >> h)                 u = xl*yh + (xl*yl >> h), v = low(u) + xh*yl
//	xh*yh + (xh*yl >> h) + (v >> h)             v = low(xh*yl) + xl*yh + (xl*yl >> h)
//	xh*yh + (xl*yh >> h) + (xh*yl >> h) + (v >> h)   v = low(xl*yh) + low(xh*yl) + (xl*yl >> h)
//	xh*yh + carry + (u >> h)                    u = xl*yh + xh*yl + (xl*yl >> h), carry = u < xl*yh ? 1 << h : 0
//	xh*yh + carry + (u >> h) + (v >> h)         u = xl*yh + xh*yl, carry as above, v = low(u) + (xl*yl >> h)
//
// and becomes one multiplication of twice the width: no sum but those with a carry overflows, since
// the largest product of halves is (2^h - 1)^2. x and y change roles freely.
func (a *aggressive) highHalf(i *ir.Instr) bool {
	s := i.Type().Scalar()
	if i.Op() != ir.Add || s.Kind != ir.IntKind || s.Bits%2 != 0 || s.Bits > 1<<15 {
		return false
	}
	terms := addends(i, 4)
	for k, t := range terms {
		m := &halves{h: uint(s.Bits / 2)}
		rest := append(append([]ir.Value{}, terms[:k]...), terms[k+1:]...)
		if m.highProduct(t) && m.sums(rest) {
			a.multiplyWide(i, m)
			return true
		}
	}
	return false
}

// multiplyWide replaces i by the upper half of a product.
func (a *aggressive) multiplyWide(i *ir.Instr, m *halves) {
	wide := i.Type().WithScalar(a.f.Ctx().Int(int(4 * m.h)))
	b := ir.Before(i)
	x, y := b.Cast(ir.ZExt, m.x, wide, ""), b.Cast(ir.ZExt, m.y, wide, "")
	product := b.Binary(ir.Mul, x, y, ir.NUW, "")
	high := b.Binary(ir.LShr, product, splat(wide, uint64(2*m.h)), 0, "")
	n := b.Cast(ir.Trunc, high, i.Type(), "")
	n.Flags |= ir.NUW
	n.TakeName(i)
	ir.ReplaceAllUses(i, n)
}

// addends returns the terms of a sum, whose inner sums have no other users; nil if it has more than
// limit.
func addends(v ir.Value, limit int) []ir.Value {
	out := []ir.Value{v}
	for k := 0; k < len(out); {
		i := operation(out[k], ir.Add)
		if i == nil || i != v && !ir.HasOneUse(i) {
			k++
			continue
		}
		if len(out) == limit {
			return nil
		}
		out = append(append(append([]ir.Value{}, out[:k]...), i.Operand(0), i.Operand(1)), out[k+1:]...)
	}
	return out
}

// halves is a match of highHalf: the factors, and half their width in bits.
type halves struct {
	h    uint
	x, y ir.Value
}

// highProduct matches xh*yh, from which x and y are known.
func (m *halves) highProduct(v ir.Value) bool {
	i := operation(v, ir.Mul)
	if i == nil || !ir.HasOneUse(i) {
		return false
	}
	m.x, m.y = m.high(i.Operand(0)), m.high(i.Operand(1))
	return m.x != nil && m.y != nil
}

// high returns the value whose upper half v is, or nil.
func (m *halves) high(v ir.Value) ir.Value { return withNumber(v, ir.LShr, uint64(m.h)) }

// low returns the value whose lower half v is, or nil.
func (m *halves) low(v ir.Value) ir.Value {
	i := operation(v, ir.And)
	if i == nil {
		return nil
	}
	if k := lane(i.Operand(1)); k == nil || k.Cmp(new(big.Int).Sub(m.bit(), big.NewInt(1))) != 0 {
		return nil
	}
	return i.Operand(0)
}

// product reports whether v is the product of two values which the given functions take for halves
// of x and y.
func (m *halves) product(v ir.Value, ofX, ofY func(ir.Value) ir.Value) bool {
	i := operation(v, ir.Mul)
	if i == nil {
		return false
	}
	for k := range 2 {
		if ofX(i.Operand(k)) == m.x && ofY(i.Operand(1-k)) == m.y {
			return true
		}
	}
	return false
}

// cross reports whether p and q are xl*yh and xh*yl, in some order.
func (m *halves) cross(p, q ir.Value) bool {
	return m.product(p, m.low, m.high) && m.product(q, m.high, m.low) ||
		m.product(q, m.low, m.high) && m.product(p, m.high, m.low)
}

// carried reports whether v is xl*yl >> h.
func (m *halves) carried(v ir.Value) bool {
	ll := m.high(v)
	return ll != nil && m.product(ll, m.low, m.low)
}

// sums matches what is added to the product of the upper halves.
func (m *halves) sums(rest []ir.Value) bool {
	for k, v := range rest {
		if s := operation(v, ir.Select); s != nil {
			others := append(append([]ir.Value{}, rest[:k]...), rest[k+1:]...)
			return ir.HasOneUse(s) && m.carry(s, others)
		}
	}
	var of []ir.Value
	for _, v := range rest {
		u := m.high(v)
		if u == nil || !ir.HasOneUse(v.(*ir.Instr)) {
			return false
		}
		of = append(of, u)
	}
	switch len(of) {
	case 2:
		return m.ladder(of[0], of[1]) || m.ladder(of[1], of[0])
	case 3:
		for k := range 3 {
			if m.ladderOfFour(of[k], of[(k+1)%3], of[(k+2)%3]) {
				return true
			}
		}
	}
	return false
}

// ladder matches the sums u and v of the first two forms.
func (m *halves) ladder(u, v ir.Value) bool {
	switch terms := addends(v, 3); len(terms) {
	case 2:
		first := addends(u, 2)
		if len(first) != 2 || !uses(u, 2) || !uses(v, 1) {
			return false
		}
		for k := range 4 {
			low, q := terms[k&1], terms[1-k&1]
			p, ll := first[k>>1], first[1-k>>1]
			if m.low(low) == u && uses(low, 1) && m.carried(ll) && m.cross(p, q) {
				return true
			}
		}
	case 3:
		for k := range 6 {
			low, q, ll := terms[k%3], terms[(k+1+k/3)%3], terms[(k+2-k/3)%3]
			if m.low(low) == u && m.carried(ll) && m.cross(u, q) {
				return true
			}
		}
	}
	return false
}

// ladderOfFour matches the third form.
func (m *halves) ladderOfFour(v, p, q ir.Value) bool {
	terms := addends(v, 3)
	if len(terms) != 3 || !uses(v, 1) || !uses(p, 2) || !uses(q, 2) || !m.cross(p, q) {
		return false
	}
	for k, ll := range terms {
		s, t := terms[(k+1)%3], terms[(k+2)%3]
		if m.carried(ll) && uses(ll, 1) && uses(s, 1) && uses(t, 1) && (m.low(s) == p && m.low(t) == q || m.low(s) == q && m.low(t) == p) {
			return true
		}
	}
	return false
}

// carry matches the last two forms: s is the carry of the sum of the products.
func (m *halves) carry(s *ir.Instr, rest []ir.Value) bool {
	c := operation(s.Operand(0), ir.ICmp)
	if c == nil || !ir.HasOneUse(c) || !m.isCarryBit(s.Operand(1)) || !isZero(s.Operand(2)) {
		return false
	}
	u, p := c.Operand(0), c.Operand(1)
	switch c.Pred {
	case ir.ULT:
	case ir.UGT:
		u, p = p, u
	default:
		return false
	}
	if !m.product(p, m.high, m.low) {
		m.x, m.y = m.y, m.x // LLVM's x is the one whose upper half the carry is compared with
	}
	for k, v := range rest {
		if m.high(v) != u || !uses(v, 1) {
			continue
		}
		switch {
		case len(rest) == 1 && uses(u, 2):
			return m.sumOfThree(u, p)
		case len(rest) == 2 && uses(u, 3) && m.sumOfTwo(u, p):
			w := rest[1-k]
			return uses(w, 1) && m.high(w) != nil && ir.NumUses(m.high(w)) <= 2 && m.lowSum(m.high(w), u)
		}
	}
	return false
}

// sumOfTwo matches xl*yh + xh*yl, one of which is p.
func (m *halves) sumOfTwo(u, p ir.Value) bool {
	terms := addends(u, 2)
	return len(terms) == 2 && (terms[0] == p && uses(terms[1], 1) || terms[1] == p && uses(terms[0], 1)) && uses(p, 2) && m.cross(terms[0], terms[1])
}

// sumOfThree matches xl*yh + xh*yl + (xl*yl >> h), where p is one of the products.
func (m *halves) sumOfThree(u, p ir.Value) bool {
	terms := addends(u, 3)
	if len(terms) != 3 || !uses(p, 2) {
		return false
	}
	for k, ll := range terms {
		s, t := terms[(k+1)%3], terms[(k+2)%3]
		if m.carried(ll) && (s == p && uses(t, 1) || t == p && uses(s, 1)) && m.cross(s, t) {
			return true
		}
	}
	return false
}

// lowSum matches low(u) + (xl*yl >> h).
func (m *halves) lowSum(w, u ir.Value) bool {
	terms := addends(w, 2)
	if len(terms) != 2 {
		return false
	}
	for k := range 2 {
		if low, ll := terms[k], terms[1-k]; m.low(low) == u && uses(low, 1) && m.carried(ll) && uses(ll, 1) {
			return true
		}
	}
	return false
}

// isCarryBit matches 1 << h.
func (m *halves) isCarryBit(v ir.Value) bool {
	k := lane(v)
	return k != nil && k.Cmp(m.bit()) == 0
}

// bit is 1 << h.
func (m *halves) bit() *big.Int { return new(big.Int).Lsh(big.NewInt(1), m.h) }

// lane returns a constant integer, or the element of a splat vector; nil for others.
func lane(v ir.Value) *big.Int {
	k, ok := v.(*ir.Const)
	if !ok {
		return nil
	}
	if s := k.Splat(); s != nil {
		k = s
	}
	if k.Kind != ir.IntConst {
		return nil
	}
	return k.Big()
}

func isZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.IsZero()
}

// uses reports whether an instruction has n uses.
func uses(v ir.Value, n int) bool {
	i, ok := v.(*ir.Instr)
	return ok && ir.NumUses(i) == n
}
