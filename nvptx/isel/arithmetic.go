package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/processor"
	"opt-go/nvptx/ptx"
)

// intOps maps the simple integer opcodes to PTX operations, with the class of the type.
var intOps = map[ir.Op]struct {
	name  string
	class byte
}{
	ir.Add: {"add.", 's'}, ir.Sub: {"sub.", 's'}, ir.Mul: {"mul.lo.", 's'},
	ir.And: {"and.", 'b'}, ir.Or: {"or.", 'b'}, ir.Xor: {"xor.", 'b'}, ir.Shl: {"shl.", 'b'},
	ir.UDiv: {"div.", 'u'}, ir.SDiv: {"div.", 's'}, ir.URem: {"rem.", 'u'}, ir.SRem: {"rem.", 's'},
	ir.LShr: {"shr.", 'u'}, ir.AShr: {"shr.", 's'},
}

// intOpcode is the opcode of a simple integer operation on registers of the given type.
func intOpcode(op ir.Op, reg ptx.Type) string { return intOps[op].name + typed(intOps[op].class, reg) }

// scalarType is the type of one lane of the result.
func scalarType(i *ir.Instr) *ir.Type { return i.Type().Scalar() }

// intBinary selects the operations whose low bits depend on low bits only: add, sub, mul, and, or,
// xor, shl.
func (s *fsel) intBinary(i *ir.Instr, l lane) {
	t := scalarType(i)
	switch {
	case t.Bits == 1:
		s.bitBinary(i, l)
	case words(t) > 1:
		s.wideBinary(i, l)
	case i.Op() == ir.Shl:
		s.shift(i, l)
	default:
		op := intOps[i.Op()]
		reg := intReg(t.Bits)
		a, b := l.a[0][0], l.a[1][0]
		if isImmediate(a) && i.Op().IsCommutative() {
			a, b = b, a
		}
		if i.Op() == ir.Sub && isImmediate(a) && !isImmediate(b) {
			s.subtractFrom(a, b, l.d[0], reg)
			return
		}
		s.put(op.name+typed(op.class, reg), l.d[0], s.reg(a, reg), s.plain(b, reg))
	}
}

// subtractFrom emits a number minus a value.
func (s *fsel) subtractFrom(a, b ptx.Operand, d ptx.Reg, reg ptx.Type) {
	if k, ok := a.(ptx.Int); ok && k == 0 {
		s.put("neg."+typed('s', reg), d, s.reg(b, reg))
		return
	}
	s.put("sub."+typed('s', reg), d, s.plain(a, reg), s.reg(b, reg))
}

// plain is an operand that an arithmetic instruction takes: a register or a number.
func (s *emitter) plain(o ptx.Operand, reg ptx.Type) ptx.Operand {
	switch o.(type) {
	case ptx.Int, ptx.Reg:
		return o
	}
	return s.reg(o, reg)
}

// bitBinary selects operations on i1: arithmetic modulo 2.
func (s *fsel) bitBinary(i *ir.Instr, l lane) {
	a, b := l.a[0][0], l.a[1][0]
	if isImmediate(a) && !isImmediate(b) && i.Op().IsCommutative() {
		a, b = b, a
	}
	if k, ok := b.(ptx.Int); ok && k != 0 && (i.Op() == ir.Xor || i.Op() == ir.Add || i.Op() == ir.Sub) {
		s.put("not.pred", l.d[0], s.pred(a))
		return
	}
	name := map[ir.Op]string{ir.Add: "xor", ir.Sub: "xor", ir.Xor: "xor", ir.Mul: "and", ir.And: "and", ir.Or: "or"}[i.Op()]
	if name == "" { // shifts by one and divisions by zero are undefined: the value stays, remainders are zero
		if i.Op() == ir.URem || i.Op() == ir.SRem {
			a = ptx.Int(0)
		}
		s.move(ptx.Pred, l.d[0], a)
		return
	}
	s.put(name+".pred", l.d[0], s.pred(a), s.pred(b))
}

// selectAdd folds a product into the sum.
func (s *fsel) selectAdd(i *ir.Instr) {
	t := i.Type()
	if s.selectJoin(i) {
		return
	}
	if t.IsInt() && t.Bits > 1 && t.Bits <= wordBits {
		for k := range 2 {
			if s.multiplyAdd(i, i.Operand(k), i.Operand(1-k)) {
				return
			}
		}
	}
	lanewise((*fsel).intBinary)(s, i)
}

// multiplyAdd emits i = product + other as one instruction if product is a multiplication in the
// same block whose only user is i.
func (s *fsel) multiplyAdd(i *ir.Instr, product, other ir.Value) bool {
	p, ok := product.(*ir.Instr)
	if !ok || p.Block() != i.Block() || !ir.HasOneUse(p) {
		return false
	}
	reg := intReg(i.Type().Bits)
	if w, ok := s.wideProduct(p); ok && (reg != ptx.B16) {
		s.wideSum(s.dst1(i), w.typ(), s.reg(s.one(w.a), w.reg), s.plain(s.wideFactor(w), w.reg), s.plain(s.one(other), reg), s.target.AddressCost(addrspace.Generic))
		return true
	}
	switch {
	case p.Op() == ir.Mul:
		a, b := s.one(p.Operand(0)), s.one(p.Operand(1))
		if isImmediate(a) {
			a, b = b, a
		}
		s.put("mad.lo."+typed('s', reg), s.dst1(i), s.reg(a, reg), s.plain(b, reg), s.plain(s.one(other), reg))
		return true
	case p.Op() == ir.Shl && reg == ptx.B32:
		c := ir.AsInt(p.Operand(1))
		if c == nil {
			return false
		}
		n, _ := c.Uint64()
		if n >= 31 {
			return false
		}
		s.put("mad.lo.s32", s.dst1(i), s.reg(s.one(p.Operand(0)), reg), ptx.Int(1<<n), s.plain(s.one(other), reg))
		return true
	}
	return false
}

// wideSum emits d = a*b + c, where a and b of the type class are half as wide as c and d. The cost
// decides between one instruction and two.
func (s *emitter) wideSum(d ptx.Reg, class string, a, b, c ptx.Operand, cost processor.AddressCost) {
	reg := s.typeOf(d)
	if reg == ptx.B64 && cost.MulAdd < cost.MadWide {
		s.put("add.s64", d, s.compute(reg, "mul.wide."+class, a, b), c)
		return
	}
	s.put("mad.wide."+class, d, a, b, c)
}

// product is a multiplication whose factors are extended from half the width.
type product struct {
	a      ir.Value // of half the width
	b      ir.Value // the same, or nil: times k
	k      int64
	signed bool
	reg    ptx.Type // of the factors
}

func (p product) typ() string {
	if p.signed {
		return typed('s', p.reg)
	}
	return typed('u', p.reg)
}

func (s *fsel) wideFactor(p product) ptx.Operand {
	if p.b == nil {
		return ptx.Int(p.k)
	}
	return s.one(p.b)
}

// wideProduct recognises mul and shl of sext or zext from half the width: mul.wide.
func (s *fsel) wideProduct(i *ir.Instr) (product, bool) {
	t := i.Type()
	if !t.IsInt(32, 64) || i.Op() != ir.Mul && i.Op() != ir.Shl {
		return product{}, false
	}
	half := t.Bits / 2
	a, signed, ok := s.extensionFrom(i.Operand(0), half)
	if !ok {
		return product{}, false
	}
	p := product{a: a, signed: signed, reg: intReg(half)}
	if c := ir.AsInt(i.Operand(1)); c != nil {
		p.k, _ = c.Int64()
		if i.Op() == ir.Shl {
			if p.k < 0 || p.k >= int64(half)-1 {
				return p, false
			}
			p.k = 1 << uint(p.k)
		}
		limit := int64(1) << uint(half-1)
		if !signed {
			return p, p.k >= 0 && p.k < 2*limit
		}
		return p, -limit <= p.k && p.k < limit
	}
	b, bSigned, ok := s.extensionFrom(i.Operand(1), half)
	p.b = b
	return p, ok && i.Op() == ir.Mul && bSigned == signed
}

// extensionFrom takes off an extension from the given width.
func (s *fsel) extensionFrom(v ir.Value, bits int) (from ir.Value, signed, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr || i.Op() != ir.SExt && i.Op() != ir.ZExt || !i.Operand(0).Type().IsInt(bits) {
		return nil, false, false
	}
	if l, isLoad := i.Operand(0).(*ir.Instr); isLoad && s.extensionOf(l) == i {
		return nil, false, false // the load delivers the wide value
	}
	return i.Operand(0), i.Op() == ir.SExt, true
}

func (s *fsel) selectMul(i *ir.Instr) {
	if s.selectSignedProduct(i) {
		return
	}
	if w, ok := s.wideProduct(i); ok {
		s.put("mul.wide."+w.typ(), s.dst1(i), s.reg(s.one(w.a), w.reg), s.plain(s.wideFactor(w), w.reg))
		return
	}
	if s.multiplyNext(i) {
		return
	}
	if t := i.Type(); t.IsInt() && t.Bits > 1 && t.Bits <= wordBits {
		if x, c := constantSecond(i); c != nil {
			if n, _ := c.Uint64(); n != 0 && n&(n-1) == 0 {
				reg := intReg(t.Bits)
				s.put("shl."+typed('b', reg), s.dst1(i), s.reg(s.one(x), reg), ptx.Int(bits.TrailingZeros64(n)))
				return
			}
		}
	}
	lanewise((*fsel).intBinary)(s, i)
}

// multiplyNext emits x*(y+1) as x*y + x.
func (s *fsel) multiplyNext(i *ir.Instr) bool {
	t := i.Type()
	if !t.IsInt() || t.Bits == 1 || t.Bits > wordBits {
		return false
	}
	for k := range 2 {
		next, ok := i.Operand(k).(*ir.Instr)
		if !ok || next.Op() != ir.Add || next.Block() != i.Block() || !ir.HasOneUse(next) || ir.IsConst(i.Operand(1-k)) {
			continue
		}
		if y, c := constantSecond(next); c != nil && isNumber(c, 1) {
			reg := intReg(t.Bits)
			x := s.reg(s.one(i.Operand(1-k)), reg)
			s.put("mad.lo."+typed('s', reg), s.dst1(i), x, s.plain(s.one(y), reg), x)
			return true
		}
	}
	return false
}

func (s *fsel) selectShl(i *ir.Instr) {
	if w, ok := s.wideProduct(i); ok {
		s.put("mul.wide."+w.typ(), s.dst1(i), s.reg(s.one(w.a), w.reg), ptx.Int(w.k))
		return
	}
	lanewise((*fsel).intBinary)(s, i)
}

// laneOperand is the IR value of an operand, where it is that of the lane.
func laneOperand(i *ir.Instr, l lane, k int) ir.Value {
	if l.scalar {
		return i.Operand(k)
	}
	return nil
}

// shift selects shl, lshr and ashr. The amount is a .u32 in PTX; amounts of the width or more are
// poison.
func (s *fsel) shift(i *ir.Instr, l lane) {
	t := scalarType(i)
	if t.Bits == 1 {
		s.bitBinary(i, l)
		return
	}
	if words(t) > 1 {
		s.wideShift(i, l)
		return
	}
	op := intOps[i.Op()]
	reg := intReg(t.Bits)
	x := l.a[0][0]
	if i.Op() != ir.Shl {
		x = s.extended(laneOperand(i, l, 0), x, t.Bits, i.Op() == ir.AShr)
	}
	s.put(op.name+typed(op.class, reg), l.d[0], s.reg(x, reg), s.shiftAmount(i, l, t.Bits))
}

// shiftAmount returns the amount of a shift as a .u32; one that was widened from 32 bits is taken
// from there.
func (s *fsel) shiftAmount(i *ir.Instr, l lane, bits int) ptx.Operand {
	if z, ok := i.Operand(1).(*ir.Instr); ok && (z.Op() == ir.ZExt || z.Op() == ir.SExt) && z.Type().IsInt(64) && z.Operand(0).Type().IsInt(32) {
		return s.one(z.Operand(0))
	}
	return s.amount(l.a[1][0], bits)
}

// amount returns a shift amount as a .u32.
func (s *emitter) amount(o ptx.Operand, bits int) ptx.Operand {
	if k, ok := o.(ptx.Int); ok {
		return ptx.Int(unsigned(k, bits))
	}
	if bits == 32 {
		return o
	}
	return s.resize(o, bits, ptx.B32, false)
}

// divide selects division and remainder.
func (s *fsel) divide(i *ir.Instr, l lane) {
	t := scalarType(i)
	switch {
	case t.Bits == 1:
		s.bitBinary(i, l)
		return
	case words(t) > 1:
		s.wideDivide(i, l)
		return
	}
	reg := intReg(t.Bits)
	signed := i.Op() == ir.SDiv || i.Op() == ir.SRem
	a := s.reg(s.extended(laneOperand(i, l, 0), l.a[0][0], t.Bits, signed), reg)
	b := s.extended(laneOperand(i, l, 1), l.a[1][0], t.Bits, signed)
	if k, ok := b.(ptx.Int); ok && (s.divideByPower(i.Op(), l.d[0], a, int64(k), reg) || s.divideByConstant(i.Op(), l.d[0], a, int64(k), reg)) {
		return
	}
	op := intOps[i.Op()]
	if div := quotientOf(i.Op()); div != 0 && l.scalar && s.hasQuotient(i, div) {
		// Divisions are long sequences of instructions: the quotient, which clean/share.go finds to
		// be there, is multiplied back.
		q := s.compute(reg, intOps[div].name+typed(op.class, reg), a, s.plain(b, reg))
		s.put("sub."+typed('s', reg), l.d[0], a, s.compute(reg, "mul.lo."+typed('s', reg), q, s.plain(b, reg)))
		return
	}
	s.put(op.name+typed(op.class, reg), l.d[0], a, s.plain(b, reg))
}

// quotientOf is the division that belongs to a remainder; 0 for others.
func quotientOf(op ir.Op) ir.Op {
	switch op {
	case ir.URem:
		return ir.UDiv
	case ir.SRem:
		return ir.SDiv
	}
	return 0
}

// hasQuotient reports that the block divides by the same number, too.
func (s *fsel) hasQuotient(i *ir.Instr, div ir.Op) bool {
	if ir.IsConst(i.Operand(0)) {
		return false
	}
	const most = 16 // limit on the users that are examined
	n := 0
	for u := range ir.Users(i.Operand(0)) {
		if n++; n > most {
			return false
		}
		if u.Op() == div && u.Block() == i.Block() && u.Operand(0) == i.Operand(0) && u.Operand(1) == i.Operand(1) && s.isLive(u) {
			return true
		}
	}
	return false
}

// divideByPower divides by a power of two with shifts. a is fully extended.
func (s *fsel) divideByPower(op ir.Op, d, a ptx.Reg, k int64, reg ptx.Type) bool {
	width := reg.Bits()
	u := uint64(k)
	if op == ir.UDiv || op == ir.URem {
		u = unsigned(ptx.Int(k), width)
	} else if k <= 0 {
		return false
	}
	if u == 0 || u&(u-1) != 0 {
		return false
	}
	n := bits.TrailingZeros64(u)
	b, sg, un := typed('b', reg), typed('s', reg), typed('u', reg)
	switch op {
	case ir.UDiv:
		s.put("shr."+un, d, a, ptx.Int(n))
		return true
	case ir.URem:
		s.put("and."+b, d, a, ptx.Int(u-1))
		return true
	}
	if n == 0 || n >= width-1 {
		return false
	}
	// Negative numbers need u-1 added so that the shift rounds towards zero.
	sign := a
	if n > 1 {
		sign = s.compute(reg, "shr."+sg, a, ptx.Int(width-1))
	}
	bias := s.compute(reg, "shr."+un, sign, ptx.Int(width-n))
	biased := s.compute(reg, "add."+sg, a, bias)
	if op == ir.SDiv {
		s.put("shr."+sg, d, biased, ptx.Int(n))
		return true
	}
	whole := s.compute(reg, "and."+b, biased, ptx.Int(-int64(u)))
	s.put("sub."+sg, d, a, whole)
	return true
}

// selectLogic folds a comparison into a logical operation on i1, and xor with -1 to not.
func (s *fsel) selectLogic(i *ir.Instr) {
	t := i.Type()
	if i.Op() == ir.And && s.selectField(i) || i.Op() == ir.Or && s.selectJoin(i) {
		return
	}
	if t.IsInt(1) {
		op := map[ir.Op]string{ir.And: "and", ir.Or: "or", ir.Xor: "xor"}[i.Op()]
		for k := range 2 {
			if s.compareAnd(i, op, i.Operand(k), i.Operand(1-k)) {
				return
			}
		}
	}
	if i.Op() == ir.Xor && t.IsInt() && t.Bits > 1 && t.Bits <= wordBits {
		if c := ir.AsInt(i.Operand(1)); c != nil {
			if n, _ := c.Int64(); n == -1 {
				reg := intReg(t.Bits)
				s.put("not."+typed('b', reg), s.dst1(i), s.reg(s.one(i.Operand(0)), reg))
				return
			}
		}
	}
	lanewise((*fsel).intBinary)(s, i)
}
