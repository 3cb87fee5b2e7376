package isel

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Integers of more than 64 bits are words of 64 bits, the least significant first, each a leaf of
// its own; the last is sign-extended from the bits that are left for it ("canonical", like a narrow
// integer), so that words can be compared, tested for sign and copied as they are.
//
// Sums and products carry from word to word, products of extended words are one multiplication,
// shifts by a variable amount move words by selects. Divisions of up to 128 bits are calls of the
// compiler's runtime library, as on other machines; wider ones have become loops
// (prepare/divide.go), those of vectors are refused.

// wideConstant returns the words of a constant.
func (s *selector) wideConstant(v ir.Value, t *ir.Type) []mir.Reg {
	n := new(big.Int)
	if c, ok := v.(*ir.Const); ok {
		switch {
		case c.Kind == ir.IntConst:
			n.Set(c.Big())
		case c.Kind == ir.ExprConst || !c.IsZero() && c.Kind != ir.UndefConst && c.Kind != ir.PoisonConst:
			mir.Refuse(s.pos, "the constant %s", v.Ident())
		}
	}
	out := make([]mir.Reg, scalars.Words(t.Bits))
	mask := new(big.Int).SetUint64(1<<64 - 1)
	if n.Sign() >= 0 && n.Bit(t.Bits-1) == 1 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), uint(t.Bits)))
	}
	for k := range out {
		word := new(big.Int).And(new(big.Int).Rsh(n, uint(scalars.WordBits*k)), mask).Uint64()
		out[k] = s.cached(machine.OpLi, mir.ImmOp(int64(word)))
	}
	return out
}

func (s *selector) word(n int64) mir.Reg { return s.cached(machine.OpLi, mir.ImmOp(n)) }

// isZero reports whether a register holds the constant 0 of the current block.
func (s *selector) isZero(r mir.Reg) bool {
	zero, ok := s.consts[constKey{op: machine.OpLi}]
	return ok && zero == r
}

// canonical sign-extends the last word.
func (s *selector) canonical(a []mir.Reg, bits int) []mir.Reg {
	n := len(a) - 1
	a[n] = s.sext(mir.RegOp(a[n]), scalars.TopBits(bits))
	return a
}

// zeroTop is a number whose last word is zero-extended.
func (s *selector) zeroTop(a []mir.Reg, bits int) []mir.Reg {
	out := append([]mir.Reg(nil), a...)
	out[len(a)-1] = s.zext(mir.RegOp(a[len(a)-1]), scalars.TopBits(bits))
	return out
}

// sign is −1 or 0 by the sign of a word.
func (s *selector) sign(a mir.Reg) mir.Reg {
	return s.op(machine.OpSra, mir.RegOp(a), mir.ImmOp(scalars.WordBits-1))
}

// bit is 1 or 0 by a predicate.
func (s *selector) bit(p mir.Reg) mir.Reg {
	return s.op(machine.OpSel, mir.RegOp(p), mir.ImmOp(1), mir.ImmOp(0))
}

// extend brings words, canonical for their width, to a greater number of words.
func (s *selector) extend(a []mir.Reg, bits, n int, signed bool) []mir.Reg {
	fill := mir.Reg(0)
	if signed {
		fill = s.sign(a[len(a)-1])
	} else {
		a = s.zeroTop(a, bits)
		fill = s.word(0)
	}
	out := append([]mir.Reg(nil), a...)
	for len(out) < n {
		out = append(out, fill)
	}
	return out
}

// laneWords cuts the leaves of a vector of wide integers, or of one, into numbers.
func laneWords(regs []mir.Reg, bits int) [][]mir.Reg {
	n := scalars.Words(bits)
	var out [][]mir.Reg
	for at := 0; at < len(regs); at += n {
		out = append(out, regs[at:at+n])
	}
	return out
}

// wideLanes applies f to the numbers of two operands.
func (s *selector) wideLanes(i *ir.Instr, f func(a, b []mir.Reg, bits int) []mir.Reg) {
	bits := i.Operand(0).Type().Scalar().Bits
	a, b := laneWords(s.regs(i.Operand(0)), bits), laneWords(s.regs(i.Operand(1)), bits)
	var out []mir.Reg
	for k := range a {
		out = append(out, f(a[k], b[k], bits)...)
	}
	s.define(i, out...)
}

// wideBinary selects arithmetic.
func (s *selector) wideBinary(i *ir.Instr) {
	switch i.Op() {
	case ir.Mul:
		if !i.Type().IsVector() {
			if words := s.extendedProduct(i); words != nil {
				s.define(i, words...)
				return
			}
		}
	case ir.SDiv, ir.UDiv, ir.SRem, ir.URem:
		s.wideLanes(i, func(a, b []mir.Reg, bits int) []mir.Reg { return s.wideDivision(i.Op(), a, b, bits) })
		return
	case ir.Shl, ir.LShr, ir.AShr:
		if n, ok := i.Operand(1).(*ir.Const); ok && n.Kind == ir.IntConst {
			amount := int(min(n.Big().Uint64(), uint64(i.Type().Bits-1))) // more is poison
			s.wideLanes(i, func(a, _ []mir.Reg, bits int) []mir.Reg { return s.shiftBy(i.Op(), a, amount, bits) })
			return
		}
	}
	s.wideLanes(i, func(a, b []mir.Reg, bits int) []mir.Reg { return s.wideOperation(i.Op(), a, b, bits) })
}

func (s *selector) wideOperation(op ir.Op, a, b []mir.Reg, bits int) []mir.Reg {
	switch op {
	case ir.Add:
		r, _ := s.addWords(a, b)
		return s.canonical(r, bits)
	case ir.Sub:
		r, _ := s.subWords(a, b)
		return s.canonical(r, bits)
	case ir.Mul:
		return s.canonical(s.mulWords(a, b, len(a)), bits)
	case ir.And, ir.Or, ir.Xor:
		out := make([]mir.Reg, len(a))
		for k := range a {
			out[k] = s.op(intTable[op].wide, mir.RegOp(a[k]), mir.RegOp(b[k]))
		}
		return out
	}
	return s.shiftWords(op, a, b[0], bits)
}

// addWords returns the sum and the carry out of its last word.
func (s *selector) addWords(a, b []mir.Reg) (sum []mir.Reg, carry mir.Reg) {
	for k := range a {
		r := s.op(machine.OpAdd, mir.RegOp(a[k]), mir.RegOp(b[k]))
		over := s.op(machine.OpCmpUlt, mir.RegOp(r), mir.RegOp(a[k]))
		if carry != 0 {
			with := s.op(machine.OpAdd, mir.RegOp(r), mir.RegOp(s.bit(carry)))
			over = s.op(machine.OpPor, mir.RegOp(over), mir.RegOp(s.op(machine.OpCmpUlt, mir.RegOp(with), mir.RegOp(r))))
			r = with
		}
		sum, carry = append(sum, r), over
	}
	return sum, carry
}

// subWords returns the difference and the borrow out of its last word.
func (s *selector) subWords(a, b []mir.Reg) (diff []mir.Reg, borrow mir.Reg) {
	for k := range a {
		r := s.op(machine.OpSub, mir.RegOp(a[k]), mir.RegOp(b[k]))
		under := s.op(machine.OpCmpUlt, mir.RegOp(a[k]), mir.RegOp(b[k]))
		if borrow != 0 {
			one := s.bit(borrow)
			under = s.op(machine.OpPor, mir.RegOp(under), mir.RegOp(s.op(machine.OpCmpUlt, mir.RegOp(r), mir.RegOp(one))))
			r = s.op(machine.OpSub, mir.RegOp(r), mir.RegOp(one))
		}
		diff, borrow = append(diff, r), under
	}
	return diff, borrow
}

// mulWords returns the lowest n words of the product of two numbers without sign (for as many words
// as the factors have, of any numbers).
func (s *selector) mulWords(a, b []mir.Reg, n int) []mir.Reg {
	acc := make([]mir.Reg, n)
	var addAt func(k int, r mir.Reg)
	addAt = func(k int, r mir.Reg) {
		switch {
		case k >= n:
		case acc[k] == 0:
			acc[k] = r
		default:
			sum := s.op(machine.OpAdd, mir.RegOp(acc[k]), mir.RegOp(r))
			acc[k] = sum
			if k+1 < n {
				addAt(k+1, s.bit(s.op(machine.OpCmpUlt, mir.RegOp(sum), mir.RegOp(r))))
			}
		}
	}
	for i := range a {
		for j := range b {
			if i+j >= n || s.isZero(a[i]) || s.isZero(b[j]) {
				continue
			}
			addAt(i+j, s.op(machine.OpMul, mir.RegOp(a[i]), mir.RegOp(b[j])))
			if i+j+1 < n {
				addAt(i+j+1, s.op(machine.OpMulhu, mir.RegOp(a[i]), mir.RegOp(b[j])))
			}
		}
	}
	for k := range acc {
		if acc[k] == 0 {
			acc[k] = s.word(0)
		}
	}
	return acc
}

// extendedProduct recognises the product of two extended words, in 128 bits and more: its words are
// mul and mulh; nil if i is something else.
func (s *selector) extendedProduct(i *ir.Instr) []mir.Reg {
	x, ok := i.Operand(0).(*ir.Instr)
	y, ok2 := i.Operand(1).(*ir.Instr)
	if !ok || !ok2 || x.Op() != ir.SExt || y.Op() != ir.SExt || i.Type().Bits < 2*scalars.WordBits {
		return nil
	}
	if scalars.IsWide(x.Operand(0).Type()) || scalars.IsWide(y.Operand(0).Type()) {
		return nil
	}
	a, b := s.regs(x)[0], s.regs(y)[0]
	out := []mir.Reg{s.op(machine.OpMul, mir.RegOp(a), mir.RegOp(b)), s.op(machine.OpMulh, mir.RegOp(a), mir.RegOp(b))}
	return s.extend(out, 2*scalars.WordBits, scalars.Words(i.Type().Bits), true)
}

// shiftBy shifts by a known amount below the width.
func (s *selector) shiftBy(op ir.Op, a []mir.Reg, amount, bits int) []mir.Reg {
	n, skip, rest := len(a), amount/scalars.WordBits, int64(amount%scalars.WordBits)
	out := make([]mir.Reg, n)
	fill := s.word(0)
	switch op {
	case ir.LShr:
		a = s.zeroTop(a, bits)
	case ir.AShr:
		fill = s.sign(a[n-1])
	}
	at := func(k int) mir.Reg {
		if k < 0 || k >= n {
			return fill
		}
		return a[k]
	}
	for k := range out {
		from, into := at(k+skip), at(k+skip+1) // bits come down from into
		shift, back := machine.OpShr, machine.OpShl
		if op == ir.Shl {
			from, into = at(k-skip), at(k-skip-1)
			shift, back = machine.OpShl, machine.OpShr
		}
		switch {
		case rest == 0 || from == fill && into == fill:
			out[k] = from
		default:
			out[k] = s.op(machine.OpOr, mir.RegOp(s.op(shift, mir.RegOp(from), mir.ImmOp(rest))), mir.RegOp(s.op(back, mir.RegOp(into), mir.ImmOp(scalars.WordBits-rest))))
		}
	}
	return s.canonical(out, bits)
}

// shiftWords shifts by a variable amount below the width: first by whole words, then by the rest.
func (s *selector) shiftWords(op ir.Op, a []mir.Reg, amount mir.Reg, bits int) []mir.Reg {
	n := len(a)
	fill := s.word(0)
	switch op {
	case ir.LShr:
		a = s.zeroTop(a, bits)
	case ir.AShr:
		fill = s.sign(a[n-1])
	}
	for step := 1; step < n; step *= 2 {
		is := s.op(machine.OpCmpNe, mir.RegOp(s.op(machine.OpAnd, mir.RegOp(amount), mir.ImmOp(int64(scalars.WordBits*step)))), mir.ImmOp(0))
		moved := make([]mir.Reg, n)
		for k := range moved {
			from := k + step
			if op == ir.Shl {
				from = k - step
			}
			other := fill
			if from >= 0 && from < n {
				other = a[from]
			}
			moved[k] = s.op(machine.OpSel, mir.RegOp(is), mir.RegOp(other), mir.RegOp(a[k]))
		}
		a = moved
	}
	// The bits from the neighbour are shifted by one and then by 63−amount: shift counts are modulo
	// 64, and 64 would not shift at all.
	rest := s.op(machine.OpXor, mir.RegOp(amount), mir.ImmOp(scalars.WordBits-1))
	out := make([]mir.Reg, n)
	for k := range out {
		main, back, neighbour, last := machine.OpShr, machine.OpShl, k+1, machine.OpShr
		if op == ir.Shl {
			main, back, neighbour, last = machine.OpShl, machine.OpShr, k-1, machine.OpShl
		} else if op == ir.AShr {
			last = machine.OpSra
		}
		if neighbour < 0 || neighbour >= n {
			out[k] = s.op(last, mir.RegOp(a[k]), mir.RegOp(amount))
			continue
		}
		in := s.op(back, mir.RegOp(s.op(back, mir.RegOp(a[neighbour]), mir.ImmOp(1))), mir.RegOp(rest))
		out[k] = s.op(machine.OpOr, mir.RegOp(s.op(main, mir.RegOp(a[k]), mir.RegOp(amount))), mir.RegOp(in))
	}
	return s.canonical(out, bits)
}

// wideRoutines are the divisions of the compiler's runtime library, in 128 bits.
var wideRoutines = map[ir.Op]string{ir.UDiv: "__udivti3", ir.URem: "__umodti3", ir.SDiv: "__divti3", ir.SRem: "__modti3"}

func (s *selector) wideDivision(op ir.Op, a, b []mir.Reg, bits int) []mir.Reg {
	if bits > 2*scalars.WordBits {
		mir.Refuse(s.pos, "a division of %d bits", bits)
	}
	if op == ir.UDiv || op == ir.URem {
		a, b = s.zeroTop(a, bits), s.zeroTop(b, bits)
	}
	return s.canonical(s.wideCall(wideRoutines[op], append(append([]mir.Reg(nil), a...), b...), 2), bits)
}

// wideCall calls a runtime routine that takes and returns words; floats are passed in float
// registers.
func (s *selector) wideCall(name string, args []mir.Reg, results int) []mir.Reg {
	s.out.Extern(name)
	c := s.beginCall()
	for _, a := range args {
		c.pass(a, s.FileOf(a), false)
	}
	c.finish(machine.OpCall, mir.SymOp(asmSym(name)))
	out := make([]mir.Reg, results)
	for k := range out {
		out[k] = c.result(machine.Int)
	}
	return out
}

// wideCompare selects icmp.
func (s *selector) wideCompare(i *ir.Instr) {
	bits := i.Operand(0).Type().Scalar().Bits
	a, b := laneWords(s.regs(i.Operand(0)), bits), laneWords(s.regs(i.Operand(1)), bits)
	var out []mir.Reg
	for k := range a {
		out = append(out, s.compareWords(i.Pred, a[k], b[k]))
	}
	s.define(i, out...)
}

func (s *selector) compareWords(p ir.Pred, a, b []mir.Reg) mir.Reg {
	switch p {
	case ir.EQ, ir.NE:
		var differ mir.Reg
		for k := range a {
			x := s.op(machine.OpXor, mir.RegOp(a[k]), mir.RegOp(b[k]))
			if k > 0 {
				x = s.op(machine.OpOr, mir.RegOp(differ), mir.RegOp(x))
			}
			differ = x
		}
		return s.op(icmpTable[p], mir.RegOp(differ), mir.ImmOp(0))
	case ir.ULT, ir.SLT:
		return s.wordsLess(a, b, p == ir.SLT)
	case ir.UGT, ir.SGT:
		return s.wordsLess(b, a, p == ir.SGT)
	case ir.ULE, ir.SLE:
		return s.op(machine.OpPnot, mir.RegOp(s.wordsLess(b, a, p == ir.SLE)))
	}
	return s.op(machine.OpPnot, mir.RegOp(s.wordsLess(a, b, p == ir.SGE)))
}

// wordsLess compares from the lowest word up; the last word decides the sign.
func (s *selector) wordsLess(a, b []mir.Reg, signed bool) mir.Reg {
	less := mir.Reg(0)
	for k := range a {
		op := machine.OpCmpUlt
		if signed && k == len(a)-1 {
			op = machine.OpCmpSlt
		}
		here := s.op(op, mir.RegOp(a[k]), mir.RegOp(b[k]))
		if k > 0 {
			same := s.op(machine.OpCmpEq, mir.RegOp(a[k]), mir.RegOp(b[k]))
			here = s.op(machine.OpPor, mir.RegOp(here), mir.RegOp(s.op(machine.OpPand, mir.RegOp(same), mir.RegOp(less))))
		}
		less = here
	}
	return less
}
