package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Integers of more than 64 bits are computed on word by word, the lowest word first. The top word's
// bits above the width are undefined, as in every register.

// topBits is the number of bits in the top word.
func topBits(bits int) int { return (bits-1)%wordBits + 1 }

// wideOperand returns the words of an operand in registers, the top one extended if extend is set.
func (s *emitter) wideOperand(ops []ptx.Operand, bits int, extend, signed bool) []ptx.Reg {
	out := make([]ptx.Reg, len(ops))
	for k, o := range ops {
		if extend && k == len(ops)-1 {
			o = s.extend(o, topBits(bits), ptx.B64, signed)
		}
		out[k] = s.reg(o, ptx.B64)
	}
	return out
}

func (s *fsel) wideBinary(i *ir.Instr, l lane) {
	bits := scalarType(i).Bits
	switch i.Op() {
	case ir.And, ir.Or, ir.Xor:
		a := s.wideOperand(l.a[0], bits, false, false)
		for k, d := range l.d {
			s.put(intOps[i.Op()].name+"b64", d, a[k], s.plain(l.a[1][k], ptx.B64))
		}
	case ir.Add, ir.Sub:
		s.carryChain(i.Op() == ir.Sub, l.d, s.wideOperand(l.a[0], bits, false, false), s.wideOperand(l.a[1], bits, false, false))
	case ir.Mul:
		s.wideMul(l.d, s.wideOperand(significant(l.a[0]), bits, false, false), s.wideOperand(significant(l.a[1]), bits, false, false))
	case ir.Shl:
		s.wideShift(i, l)
	}
}

// carryChain emits d = a ± b.
func (s *emitter) carryChain(sub bool, d, a, b []ptx.Reg) {
	first, next := "add.cc.s64", "addc.cc.s64"
	last := "addc.s64"
	if sub {
		first, next, last = "sub.cc.s64", "subc.cc.s64", "subc.s64"
	}
	for k := range d {
		op := next
		switch {
		case len(d) == 1 && sub:
			op = "sub.s64"
		case len(d) == 1:
			op = "add.s64"
		case k == 0:
			op = first
		case k == len(d)-1:
			op = last
		}
		s.put(op, d[k], a[k], b[k])
	}
}

// wideMul emits d = a * b modulo the width, by columns: the low halves of word products go to their
// column, the high halves to the next one. Factors may have fewer words than the product: zeros are
// above.
func (s *emitter) wideMul(d, a, b []ptx.Reg) {
	n := len(d)
	acc := make([]ptx.Reg, n) // NoReg: still zero, and so is all above
	for k := range acc {
		acc[k] = ptx.NoReg
	}
	for x := range a {
		for y := 0; y < len(b) && x+y < n; y++ {
			s.addAt(acc[x+y:], s.compute(ptx.B64, "mul.lo.s64", a[x], b[y]))
			if x+y+1 < n {
				s.addAt(acc[x+y+1:], s.compute(ptx.B64, "mul.hi.u64", a[x], b[y]))
			}
		}
	}
	for k := range d {
		if acc[k] == ptx.NoReg {
			s.move(ptx.B64, d[k], ptx.Int(0))
			continue
		}
		s.move(ptx.B64, d[k], acc[k])
	}
}

// addAt adds a word to the lowest word of a sum.
func (s *emitter) addAt(acc []ptx.Reg, x ptx.Reg) {
	if acc[0] == ptx.NoReg {
		acc[0] = x
		return
	}
	zero := s.reg(ptx.Int(0), ptx.B64)
	terms, sum := make([]ptx.Reg, len(acc)), make([]ptx.Reg, len(acc))
	for j := range terms {
		terms[j], sum[j] = zero, s.newReg(ptx.B64)
		if acc[j] == ptx.NoReg {
			acc[j] = zero
		}
	}
	terms[0] = x
	s.carryChain(false, sum, acc, terms)
	copy(acc, sum)
}

// significant leaves out zero words at the top.
func significant(ops []ptx.Operand) []ptx.Operand {
	n := len(ops)
	for n > 1 && ops[n-1] == ptx.Operand(ptx.Int(0)) {
		n--
	}
	return ops[:n]
}

// wideShift shifts by whole words, chosen among all that are possible, and then by bits.
func (s *fsel) wideShift(i *ir.Instr, l lane) {
	bits := scalarType(i).Bits
	left, signed := i.Op() == ir.Shl, i.Op() == ir.AShr
	a := s.wideOperand(l.a[0], bits, !left, signed)
	amount := s.amountOfWide(l.a[1][0])
	if len(a) == 2 && isRegister(amount) {
		s.shiftPair(l.d, a, amount, left, signed)
		return
	}
	fill := ptx.NoReg
	if signed {
		fill = s.compute(ptx.B64, "shr.s64", a[len(a)-1], ptx.Int(63))
	}
	s.shiftWords(l.d, a, amount, fill, left)
}

// shiftPair shifts two words by an amount below 128. PTX shifts by 64 and more return zero or the
// sign, which is the value of the far word for such amounts.
func (s *emitter) shiftPair(d, a []ptx.Reg, amount ptx.Operand, left, signed bool) {
	near, far := 0, 1 // near: the word that others are shifted into
	toward, away, fill := "shr.u64", "shl.b64", "shr.u64"
	if signed {
		fill = "shr.s64"
	}
	if left {
		near, far = 1, 0
		toward, away, fill = "shl.b64", "shr.u64", "shl.b64"
	}
	rest := s.compute(ptx.B32, "sub.s32", ptx.Int(wordBits), amount)
	own := s.compute(ptx.B64, toward, a[near], amount)
	few := s.compute(ptx.B64, "or.b64", own, s.compute(ptx.B64, away, a[far], rest))
	many := s.compute(ptx.B64, fill, a[far], s.compute(ptx.B32, "add.s32", amount, ptx.Int(-wordBits)))
	p := s.compute(ptx.Pred, "setp.gt.u32", amount, ptx.Int(wordBits-1))
	s.put("selp.b64", d[near], many, few, p)
	s.put(fill, d[far], a[far], amount)
}

func (s *emitter) amountOfWide(low ptx.Operand) ptx.Operand {
	if k, ok := low.(ptx.Int); ok {
		return k
	}
	return s.compute(ptx.B32, "cvt.u32.u64", low)
}

// shiftWords emits d = a shifted by a .u32 amount, filling with fill; NoReg stands for zeros.
func (s *emitter) shiftWords(d, a []ptx.Reg, amount ptx.Operand, fill ptx.Reg, left bool) {
	n := len(a)
	at := func(k int) ptx.Reg { // word k of the source seen in the direction of the shift
		if k < 0 || k >= n {
			return fill
		}
		return a[k]
	}
	step := -1 // from a result word to the source word that its shifted-in bits come from
	if !left {
		step = 1
	}
	shiftBy := func(wordsBy int, b, rest ptx.Operand) []ptx.Reg {
		out := make([]ptx.Reg, n)
		for k := range out {
			near, far := at(k+step*wordsBy), at(k+step*(wordsBy+1))
			out[k] = s.funnel(near, far, b, rest, left)
		}
		return out
	}
	if k, ok := amount.(ptx.Int); ok {
		w, b := int(k)/wordBits, int64(k)%wordBits
		var out []ptx.Reg
		if b == 0 {
			for j := range a {
				out = append(out, at(j+step*w))
			}
		} else {
			out = shiftBy(w, ptx.Int(b), ptx.Int(wordBits-b))
		}
		for j := range d {
			s.move(ptx.B64, d[j], s.orZero(out[j]))
		}
		return
	}
	b := s.compute(ptx.B32, "and.b32", amount, ptx.Int(wordBits-1))
	rest := s.compute(ptx.B32, "sub.s32", ptx.Int(wordBits), b)
	w := s.compute(ptx.B32, "shr.u32", amount, ptx.Int(6))
	acc := shiftBy(0, b, rest)
	for k := 1; k < n; k++ {
		p := s.compute(ptx.Pred, "setp.eq.s32", w, ptx.Int(k))
		for j, r := range shiftBy(k, b, rest) {
			acc[j] = s.compute(ptx.B64, "selp.b64", s.orZero(r), s.orZero(acc[j]), p)
		}
	}
	for j := range d {
		s.move(ptx.B64, d[j], s.orZero(acc[j]))
	}
}

// orZero is a word that may be missing.
func (s *emitter) orZero(r ptx.Reg) ptx.Operand {
	if r == ptx.NoReg {
		return ptx.Int(0)
	}
	return r
}

// funnel shifts near by b bits and fills from far; each may be missing, for zero. PTX shifts by 64
// give zero, so b = 0 needs no care.
func (s *emitter) funnel(near, far ptx.Reg, b, rest ptx.Operand, left bool) ptx.Reg {
	one, two := "shl.b64", "shr.u64"
	if !left {
		one, two = two, one
	}
	switch {
	case near == ptx.NoReg && far == ptx.NoReg:
		return ptx.NoReg
	case near == ptx.NoReg:
		return s.compute(ptx.B64, two, far, rest)
	case far == ptx.NoReg:
		return s.compute(ptx.B64, one, near, b)
	}
	x := s.compute(ptx.B64, one, near, b)
	y := s.compute(ptx.B64, two, far, rest)
	return s.compute(ptx.B64, "or.b64", x, y)
}

// wideDivide divides bit by bit in a loop: shift the next bit of the dividend into the remainder,
// subtract the divisor where it fits.
func (s *fsel) wideDivide(i *ir.Instr, l lane) {
	bits := scalarType(i).Bits
	signed := i.Op() == ir.SDiv || i.Op() == ir.SRem
	a := s.wideOperand(l.a[0], bits, true, signed)
	b := s.wideOperand(l.a[1], bits, true, signed)
	n := len(a)
	var signA, signB ptx.Reg
	if signed {
		signA = s.compute(ptx.B64, "shr.s64", a[n-1], ptx.Int(63))
		signB = s.compute(ptx.B64, "shr.s64", b[n-1], ptx.Int(63))
		a, b = s.negateIf(a, signA), s.negateIf(b, signB)
	}
	quotient, remainder := s.divisionLoop(a, b)
	result, sign := quotient, ptx.NoReg
	if i.Op() == ir.URem || i.Op() == ir.SRem {
		result = remainder
	}
	if signed {
		sign = signA
		if i.Op() == ir.SDiv {
			sign = s.compute(ptx.B64, "xor.b64", signA, signB)
		}
		result = s.negateIf(result, sign)
	}
	for k := range l.d {
		s.move(ptx.B64, l.d[k], result[k])
	}
}

// negateIf returns (a ^ sign) - sign, sign being 0 or -1 in every word.
func (s *emitter) negateIf(a []ptx.Reg, sign ptx.Reg) []ptx.Reg {
	flipped, out, signs := make([]ptx.Reg, len(a)), make([]ptx.Reg, len(a)), make([]ptx.Reg, len(a))
	for k := range a {
		flipped[k] = s.compute(ptx.B64, "xor.b64", a[k], sign)
		out[k], signs[k] = s.newReg(ptx.B64), sign
	}
	s.carryChain(true, out, flipped, signs)
	return out
}

// divisionLoop divides unsigned. Its registers are set more than once: the quotient's bits enter
// the dividend's words from below as the dividend's leave them above.
func (s *emitter) divisionLoop(a, b []ptx.Reg) (quotient, remainder []ptx.Reg) {
	n := len(a)
	num, rem := s.newRegs(ptx.B64, n), s.newRegs(ptx.B64, n)
	count := s.newReg(ptx.B32)
	for k := range n {
		s.put("mov.b64", num[k], a[k])
		s.put("mov.b64", rem[k], ptx.Int(0))
	}
	s.put("mov.b32", count, ptx.Int(n*wordBits))
	head := s.newLabel()
	s.place(head)
	for k := n - 1; k >= 0; k-- { // rem:num <<= 1
		below := num[n-1]
		if k > 0 {
			below = rem[k-1]
		}
		s.shiftInBit(rem[k], below)
	}
	for k := n - 1; k > 0; k-- {
		s.shiftInBit(num[k], num[k-1])
	}
	s.put("shl.b64", num[0], num[0], ptx.Int(1))
	less := s.wideLess(rem, b)
	diff := s.newRegs(ptx.B64, n)
	s.carryChain(true, diff, rem, b)
	for k := range n {
		s.put("selp.b64", rem[k], rem[k], diff[k], less)
	}
	bit := s.compute(ptx.B64, "selp.b64", ptx.Int(0), ptx.Int(1), less)
	s.put("or.b64", num[0], num[0], bit)
	s.put("add.s32", count, count, ptx.Int(-1))
	more := s.compute(ptx.Pred, "setp.ne.s32", count, ptx.Int(0))
	s.put("bra", head).If(more)
	return num, rem
}

// shiftInBit emits x = x<<1 | topmost bit of below.
func (s *emitter) shiftInBit(x, below ptx.Reg) {
	top := s.compute(ptx.B64, "shr.u64", below, ptx.Int(63))
	t := s.compute(ptx.B64, "shl.b64", x, ptx.Int(1))
	s.put("or.b64", x, t, top)
}

func (s *emitter) newRegs(t ptx.Type, n int) []ptx.Reg {
	out := make([]ptx.Reg, n)
	for k := range out {
		out[k] = s.newReg(t)
	}
	return out
}

// wideLess returns a < b, unsigned.
func (s *emitter) wideLess(a, b []ptx.Reg) ptx.Reg {
	p := s.compute(ptx.Pred, "setp.lt.u64", a[0], b[0])
	for k := 1; k < len(a); k++ {
		eq := s.compute(ptx.Pred, "setp.eq.and.s64", a[k], b[k], p)
		p = s.compute(ptx.Pred, "setp.lt.or.u64", a[k], b[k], eq)
	}
	return p
}
