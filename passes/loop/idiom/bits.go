package idiom

import "opt-go/frontend/ir"

// bitSum is a sum modulo 2 of bits of the two numbers of a checksum, and of one.
type bitSum struct {
	crc, data uint64
	one       bool
}

func (a bitSum) plus(b bitSum) bitSum {
	return bitSum{a.crc ^ b.crc, a.data ^ b.data, a.one != b.one}
}

// constant reports whether a bit does not depend on the numbers.
func (a bitSum) constant() bool { return a.crc|a.data == 0 }

// bitExecutor executes instructions of a block on numbers whose bits are such sums, lowest first.
type bitExecutor struct {
	body   *ir.Block
	values map[ir.Value][]bitSum // nil: not such sums
}

// unknowns returns the number whose bits are unknown.
func (e *bitExecutor) unknowns(w int, data bool) []bitSum {
	out := make([]bitSum, w)
	for k := range out {
		if data {
			out[k].data = 1 << uint(k)
		} else {
			out[k].crc = 1 << uint(k)
		}
	}
	return out
}

// of returns the bits of a value, nil if they are not sums.
func (e *bitExecutor) of(v ir.Value) []bitSum {
	if c := ir.AsInt(v); c != nil && v.Type().IsInt() && v.Type().Bits <= 64 {
		n, _ := c.Uint64()
		return constantBits(n, v.Type().Bits)
	}
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() != e.body || !i.Type().IsInt() || i.Type().Bits > 64 {
		return nil
	}
	bits, known := e.values[i]
	if !known && i.Op() != ir.Phi {
		bits = e.execute(i)
		e.values[i] = bits
	}
	return bits
}

func constantBits(n uint64, w int) []bitSum {
	out := make([]bitSum, w)
	for k := range out {
		out[k].one = n>>uint(k)&1 == 1
	}
	return out
}

// execute computes the bits of an instruction.
func (e *bitExecutor) execute(i *ir.Instr) []bitSum {
	w := i.Type().Bits
	args := make([][]bitSum, i.NumOperands())
	for k, o := range i.Operands() {
		if args[k] = e.of(o); args[k] == nil {
			return nil
		}
	}
	switch i.Op() {
	case ir.ZExt:
		return append(args[0][:len(args[0]):len(args[0])], make([]bitSum, w-len(args[0]))...)
	case ir.SExt:
		return withSign(args[0], w)
	case ir.Trunc:
		return args[0][:w]
	case ir.Xor:
		return bitwise(args[0], args[1], func(a, b bitSum) (bitSum, bool) { return a.plus(b), true })
	case ir.And:
		return bitwise(args[0], args[1], product)
	case ir.Or:
		return bitwise(args[0], args[1], func(a, b bitSum) (bitSum, bool) {
			p, ok := product(a, b)
			return a.plus(b).plus(p), ok
		})
	case ir.Shl, ir.LShr, ir.AShr:
		return shiftedBits(i, args[0])
	case ir.Add, ir.Sub, ir.Mul, ir.UDiv:
		return arithmetic(i.Op(), args[0], args[1])
	case ir.ICmp:
		return compared(i.Pred, args[0], args[1])
	case ir.Select:
		c := args[0][0]
		return bitwise(args[1], args[2], func(a, b bitSum) (bitSum, bool) {
			p, ok := product(c, a.plus(b)) // b + c·(a - b)
			return b.plus(p), ok
		})
	}
	return nil
}

// product multiplies two bits; it is not ok for two that depend on the numbers, unless they are
// equal.
func product(a, b bitSum) (bitSum, bool) {
	switch {
	case a == b:
		return a, true
	case a.constant() && !a.one, b.constant() && !b.one:
		return bitSum{}, true
	case a.constant():
		return b, true
	case b.constant():
		return a, true
	}
	return bitSum{}, false
}

func bitwise(x, y []bitSum, f func(a, b bitSum) (bitSum, bool)) []bitSum {
	out := make([]bitSum, len(x))
	for k := range x {
		bit, ok := f(x[k], y[k])
		if !ok {
			return nil
		}
		out[k] = bit
	}
	return out
}

// withSign extends a number by its highest bit.
func withSign(x []bitSum, w int) []bitSum {
	out := append([]bitSum(nil), x...)
	for len(out) < w {
		out = append(out, x[len(x)-1])
	}
	return out
}

// number returns a number whose bits are constant.
func number(x []bitSum) (n uint64, ok bool) {
	for k, bit := range x {
		if !bit.constant() {
			return 0, false
		}
		if bit.one {
			n |= 1 << uint(k)
		}
	}
	return n, true
}

// shiftedBits is a shift by a constant.
func shiftedBits(i *ir.Instr, x []bitSum) []bitSum {
	c := ir.AsInt(i.Operand(1))
	if c == nil {
		return nil
	}
	n, _ := c.Uint64()
	return shiftBy(i.Op(), x, n)
}

func shiftBy(op ir.Op, x []bitSum, n uint64) []bitSum {
	if n >= uint64(len(x)) {
		return nil
	}
	zeros := make([]bitSum, n)
	switch op {
	case ir.Shl:
		return append(zeros, x[:len(x)-int(n)]...)
	case ir.AShr:
		return withSign(x[n:], len(x))
	}
	return append(append([]bitSum(nil), x[n:]...), zeros...)
}

// arithmetic does what has no carries: products and quotients by powers of two, sums of numbers
// without common bits, x + x, and what makes a mask of one bit: 0 - x, x · c.
func arithmetic(op ir.Op, x, y []bitSum) []bitSum {
	a, aConst := number(x)
	b, bConst := number(y)
	switch op {
	case ir.Mul:
		if aConst {
			x, b, bConst = y, a, true
		}
		if !bConst {
			return nil
		}
		if isPower(b) {
			return shiftBy(ir.Shl, x, exponent(b))
		}
		if bit, ok := onlyBit(x); ok {
			return times(bit, b, len(x))
		}
	case ir.UDiv:
		if bConst && isPower(b) {
			return shiftBy(ir.LShr, x, exponent(b))
		}
	case ir.Sub:
		if bit, ok := onlyBit(y); ok && aConst && a == 0 {
			return times(bit, ^uint64(0), len(x))
		}
	case ir.Add:
		if equalBits(x, y) {
			return shiftBy(ir.Shl, x, 1)
		}
		return bitwise(x, y, func(a, b bitSum) (bitSum, bool) {
			return a.plus(b), a == bitSum{} || b == bitSum{}
		})
	}
	return nil
}

func equalBits(x, y []bitSum) bool {
	for k := range x {
		if x[k] != y[k] {
			return false
		}
	}
	return true
}

func isPower(n uint64) bool { return n != 0 && n&(n-1) == 0 }

func exponent(n uint64) uint64 {
	k := uint64(0)
	for ; n > 1; n >>= 1 {
		k++
	}
	return k
}

// onlyBit returns the lowest bit of a number whose other bits are zero.
func onlyBit(x []bitSum) (bitSum, bool) {
	for _, bit := range x[1:] {
		if bit != (bitSum{}) {
			return bitSum{}, false
		}
	}
	return x[0], true
}

// times is a bit times a constant.
func times(bit bitSum, n uint64, w int) []bitSum {
	out := make([]bitSum, w)
	for k := range out {
		if n>>uint(k)&1 == 1 {
			out[k] = bit
		}
	}
	return out
}

// compared is a compare that one bit decides: with a number all of whose other bits are equal to
// those of the constant, or of the sign.
func compared(p ir.Pred, x, y []bitSum) []bitSum {
	n, isConst := number(y)
	if !isConst {
		return nil
	}
	invert := bitSum{one: true}
	sign := x[len(x)-1]
	mask := ^uint64(0) >> uint(64-len(x))
	switch {
	case p == ir.SLT && n == 0:
		return []bitSum{sign}
	case p == ir.SGT && n == mask:
		return []bitSum{sign.plus(invert)}
	case p != ir.EQ && p != ir.NE:
		return nil
	}
	differs, ok := differing(x, y)
	if !ok {
		return nil
	}
	if p == ir.EQ {
		differs = differs.plus(invert)
	}
	return []bitSum{differs}
}

// differing is the bit that says whether two numbers differ, if one bit of them decides it.
func differing(x, y []bitSum) (bit bitSum, ok bool) {
	for k := range x {
		d := x[k].plus(y[k])
		switch {
		case d == bitSum{} || d == bit:
		case bit == bitSum{}:
			bit = d
		default:
			return bitSum{}, false
		}
	}
	return bit, true
}
