package emit

import (
	"opt-go/nvptx/ptx"
)

// Integers of more than 64 bits are computed on word by word, the lowest word first. The top word's
// bits above the width are undefined, as in every register.

// TopBits is the number of bits in the top word.
func TopBits(bits int) int { return (bits-1)%WordBits + 1 }

// WideWords returns the words of an operand in registers, the top one extended if extend is set.
func (e *Emitter) WideWords(ops []ptx.Operand, bits int, extend, signed bool) []ptx.Reg {
	out := make([]ptx.Reg, len(ops))
	for k, o := range ops {
		if extend && k == len(ops)-1 {
			o = e.Extend(o, TopBits(bits), ptx.B64, signed)
		}
		out[k] = e.Reg(o, ptx.B64)
	}
	return out
}

// CarryChain emits d = a ± b.
func (e *Emitter) CarryChain(sub bool, d, a, b []ptx.Reg) {
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
		e.Put(op, d[k], a[k], b[k])
	}
}

// WideMul emits d = a * b modulo the width, by columns: the low halves of word products go to their
// column, the high halves to the next one. Factors may have fewer words than the product: zeros are
// above.
func (e *Emitter) WideMul(d, a, b []ptx.Reg) {
	n := len(d)
	acc := make([]ptx.Reg, n) // NoReg: still zero, and so is all above
	for k := range acc {
		acc[k] = ptx.NoReg
	}
	for x := range a {
		for y := 0; y < len(b) && x+y < n; y++ {
			e.addAt(acc[x+y:], e.Compute(ptx.B64, "mul.lo.s64", a[x], b[y]))
			if x+y+1 < n {
				e.addAt(acc[x+y+1:], e.Compute(ptx.B64, "mul.hi.u64", a[x], b[y]))
			}
		}
	}
	for k := range d {
		if acc[k] == ptx.NoReg {
			e.Move(ptx.B64, d[k], ptx.Int(0))
			continue
		}
		e.Move(ptx.B64, d[k], acc[k])
	}
}

// addAt adds a word to the lowest word of a sum.
func (e *Emitter) addAt(acc []ptx.Reg, x ptx.Reg) {
	if acc[0] == ptx.NoReg {
		acc[0] = x
		return
	}
	zero := e.Reg(ptx.Int(0), ptx.B64)
	terms, sum := make([]ptx.Reg, len(acc)), make([]ptx.Reg, len(acc))
	for j := range terms {
		terms[j], sum[j] = zero, e.NewReg(ptx.B64)
		if acc[j] == ptx.NoReg {
			acc[j] = zero
		}
	}
	terms[0] = x
	e.CarryChain(false, sum, acc, terms)
	copy(acc, sum)
}

// Significant leaves out zero words at the top.
func Significant(ops []ptx.Operand) []ptx.Operand {
	n := len(ops)
	for n > 1 && ops[n-1] == ptx.Operand(ptx.Int(0)) {
		n--
	}
	return ops[:n]
}

// ShiftPair shifts two words by an amount below 128. PTX shifts by 64 and more return zero or the
// sign, which is the value of the far word for such amounts.
func (e *Emitter) ShiftPair(d, a []ptx.Reg, amount ptx.Operand, left, signed bool) {
	near, far := 0, 1 // near: the word that others are shifted into
	toward, away, fill := "shr.u64", "shl.b64", "shr.u64"
	if signed {
		fill = "shr.s64"
	}
	if left {
		near, far = 1, 0
		toward, away, fill = "shl.b64", "shr.u64", "shl.b64"
	}
	rest := e.Compute(ptx.B32, "sub.s32", ptx.Int(WordBits), amount)
	own := e.Compute(ptx.B64, toward, a[near], amount)
	few := e.Compute(ptx.B64, "or.b64", own, e.Compute(ptx.B64, away, a[far], rest))
	many := e.Compute(ptx.B64, fill, a[far], e.Compute(ptx.B32, "add.s32", amount, ptx.Int(-WordBits)))
	p := e.Compute(ptx.Pred, "setp.gt.u32", amount, ptx.Int(WordBits-1))
	e.Put("selp.b64", d[near], many, few, p)
	e.Put(fill, d[far], a[far], amount)
}

// WideShiftAmount is the amount of a shift of a wide integer as a .u32, given its lowest word.
func (e *Emitter) WideShiftAmount(low ptx.Operand) ptx.Operand {
	if k, ok := low.(ptx.Int); ok {
		return k
	}
	return e.Compute(ptx.B32, "cvt.u32.u64", low)
}

// ShiftWords emits d = a shifted by a .u32 amount, filling with fill; NoReg stands for zeros.
func (e *Emitter) ShiftWords(d, a []ptx.Reg, amount ptx.Operand, fill ptx.Reg, left bool) {
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
			out[k] = e.funnel(near, far, b, rest, left)
		}
		return out
	}
	if k, ok := amount.(ptx.Int); ok {
		w, b := int(k)/WordBits, int64(k)%WordBits
		var out []ptx.Reg
		if b == 0 {
			for j := range a {
				out = append(out, at(j+step*w))
			}
		} else {
			out = shiftBy(w, ptx.Int(b), ptx.Int(WordBits-b))
		}
		for j := range d {
			e.Move(ptx.B64, d[j], e.orZero(out[j]))
		}
		return
	}
	b := e.Compute(ptx.B32, "and.b32", amount, ptx.Int(WordBits-1))
	rest := e.Compute(ptx.B32, "sub.s32", ptx.Int(WordBits), b)
	w := e.Compute(ptx.B32, "shr.u32", amount, ptx.Int(6))
	acc := shiftBy(0, b, rest)
	for k := 1; k < n; k++ {
		p := e.Compute(ptx.Pred, "setp.eq.s32", w, ptx.Int(k))
		for j, r := range shiftBy(k, b, rest) {
			acc[j] = e.Compute(ptx.B64, "selp.b64", e.orZero(r), e.orZero(acc[j]), p)
		}
	}
	for j := range d {
		e.Move(ptx.B64, d[j], e.orZero(acc[j]))
	}
}

// orZero is a word that may be missing.
func (e *Emitter) orZero(r ptx.Reg) ptx.Operand {
	if r == ptx.NoReg {
		return ptx.Int(0)
	}
	return r
}

// funnel shifts near by b bits and fills from far; each may be missing, for zero. PTX shifts by 64
// give zero, so b = 0 needs no care.
func (e *Emitter) funnel(near, far ptx.Reg, b, rest ptx.Operand, left bool) ptx.Reg {
	one, two := "shl.b64", "shr.u64"
	if !left {
		one, two = two, one
	}
	switch {
	case near == ptx.NoReg && far == ptx.NoReg:
		return ptx.NoReg
	case near == ptx.NoReg:
		return e.Compute(ptx.B64, two, far, rest)
	case far == ptx.NoReg:
		return e.Compute(ptx.B64, one, near, b)
	}
	x := e.Compute(ptx.B64, one, near, b)
	y := e.Compute(ptx.B64, two, far, rest)
	return e.Compute(ptx.B64, "or.b64", x, y)
}

// NegateIf returns (a ^ sign) - sign, sign being 0 or -1 in every word.
func (e *Emitter) NegateIf(a []ptx.Reg, sign ptx.Reg) []ptx.Reg {
	flipped, out, signs := make([]ptx.Reg, len(a)), make([]ptx.Reg, len(a)), make([]ptx.Reg, len(a))
	for k := range a {
		flipped[k] = e.Compute(ptx.B64, "xor.b64", a[k], sign)
		out[k], signs[k] = e.NewReg(ptx.B64), sign
	}
	e.CarryChain(true, out, flipped, signs)
	return out
}

// DivisionLoop divides unsigned. Its registers are set more than once: the quotient's bits enter
// the dividend's words from below as the dividend's leave them above.
func (e *Emitter) DivisionLoop(a, b []ptx.Reg) (quotient, remainder []ptx.Reg) {
	n := len(a)
	num, rem := e.NewRegs(ptx.B64, n), e.NewRegs(ptx.B64, n)
	count := e.NewReg(ptx.B32)
	for k := range n {
		e.Put("mov.b64", num[k], a[k])
		e.Put("mov.b64", rem[k], ptx.Int(0))
	}
	e.Put("mov.b32", count, ptx.Int(n*WordBits))
	head := e.NewLabel()
	e.PlaceLabel(head)
	for k := n - 1; k >= 0; k-- { // rem:num <<= 1
		below := num[n-1]
		if k > 0 {
			below = rem[k-1]
		}
		e.shiftInBit(rem[k], below)
	}
	for k := n - 1; k > 0; k-- {
		e.shiftInBit(num[k], num[k-1])
	}
	e.Put("shl.b64", num[0], num[0], ptx.Int(1))
	less := e.wideLess(rem, b)
	diff := e.NewRegs(ptx.B64, n)
	e.CarryChain(true, diff, rem, b)
	for k := range n {
		e.Put("selp.b64", rem[k], rem[k], diff[k], less)
	}
	bit := e.Compute(ptx.B64, "selp.b64", ptx.Int(0), ptx.Int(1), less)
	e.Put("or.b64", num[0], num[0], bit)
	e.Put("add.s32", count, count, ptx.Int(-1))
	more := e.Compute(ptx.Pred, "setp.ne.s32", count, ptx.Int(0))
	e.Put("bra", head).If(more)
	return num, rem
}

// shiftInBit emits x = x<<1 | topmost bit of below.
func (e *Emitter) shiftInBit(x, below ptx.Reg) {
	top := e.Compute(ptx.B64, "shr.u64", below, ptx.Int(63))
	t := e.Compute(ptx.B64, "shl.b64", x, ptx.Int(1))
	e.Put("or.b64", x, t, top)
}

// NewRegs makes n registers.
func (e *Emitter) NewRegs(t ptx.Type, n int) []ptx.Reg {
	out := make([]ptx.Reg, n)
	for k := range out {
		out[k] = e.NewReg(t)
	}
	return out
}

// wideLess returns a < b, unsigned.
func (e *Emitter) wideLess(a, b []ptx.Reg) ptx.Reg {
	p := e.Compute(ptx.Pred, "setp.lt.u64", a[0], b[0])
	for k := 1; k < len(a); k++ {
		eq := e.Compute(ptx.Pred, "setp.eq.and.s64", a[k], b[k], p)
		p = e.Compute(ptx.Pred, "setp.lt.or.u64", a[k], b[k], eq)
	}
	return p
}

// Joined packs the words of a 128-bit integer into one register.
func (e *Emitter) Joined(words []ptx.Operand) ptx.Reg {
	return e.Compute(ptx.B128, "mov.b128", ptx.Vec{e.Reg(words[0], ptx.B64), e.Reg(words[1], ptx.B64)})
}
