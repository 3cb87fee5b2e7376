package hvx

import "opt-go/frontend/ir"

// suffixes of instructions by the bytes of a lane, signed and unsigned.
var (
	lane     = map[int]string{1: "b", 2: "h", 4: "w"}
	unsigned = map[int]string{1: "ub", 2: "uh", 4: "uw"}
)

// zip applies f to the registers of two vectors.
func (l *legalizer) zip(x, y value, f func(a, b ir.Value) ir.Value) value {
	out := value{bytes: x.bytes, lanes: x.lanes}
	for k := range x.parts {
		out.parts = append(out.parts, f(x.parts[k], y.parts[k]))
	}
	return out
}

// each applies f to the registers of a vector.
func (l *legalizer) each(x value, f func(a ir.Value) ir.Value) value {
	return l.zip(x, x, func(a, _ ir.Value) ir.Value { return f(a) })
}

var logic = map[ir.Op]string{ir.And: "and", ir.Or: "or", ir.Xor: "xor"}

// binary is arithmetic of integers.
func (l *legalizer) binary(i *ir.Instr) value {
	op := i.Op()
	x := l.value(i.Operand(0))
	if isMask(i.Type()) {
		return l.maskLogic(op, x, l.value(i.Operand(1)))
	}
	s := lane[x.bytes]
	switch op {
	case ir.Shl, ir.LShr, ir.AShr:
		return l.shift(op, x, i.Operand(1))
	}
	y := l.value(i.Operand(1))
	switch op {
	case ir.Mul:
		return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.multiply(a, b, x.bytes) })
	case ir.Add:
		return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.vec("vadd"+s, a, b) })
	case ir.Sub:
		return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.vec("vsub"+s, a, b) })
	}
	return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.vec("v"+logic[op], a, b) })
}

// multiply is the low half of products. Those of words are made of three of half words; those of
// bytes come as a pair, the even ones and the odd ones.
func (l *legalizer) multiply(a, b ir.Value, bytes int) ir.Value {
	switch bytes {
	case 1:
		p := l.pair("vmpybv", a, b)
		return l.vec("vshuffeb", p[1], p[0])
	case 2:
		return l.vec("vmpyih", a, b)
	}
	return l.vec("vmpyiewuh.acc", l.vec("vmpyieoh", a, b), a, b)
}

var shiftNames = map[ir.Op]string{ir.Shl: "vasl", ir.LShr: "vlsr", ir.AShr: "vasr"}

// shift shifts by a vector, or by one amount for all. Bytes are shifted as half words.
func (l *legalizer) shift(op ir.Op, x value, by ir.Value) value {
	if x.bytes == 1 {
		wide := l.shift(op, l.extend(x, 2, op == ir.AShr), by)
		return l.narrow(wide, 1)
	}
	name := shiftNames[op] + lane[x.bytes]
	if n, ok := splatted(by); ok {
		return l.each(x, func(a ir.Value) ir.Value { return l.vec(name, a, l.word(int64(n))) })
	}
	y := l.value(by)
	if y.bytes < x.bytes {
		y = l.extend(y, x.bytes, false)
	}
	return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.vec(name+"v", a, b) })
}

// splatted is the only element of a constant that repeats it.
func splatted(v ir.Value) (uint64, bool) {
	c, ok := v.(*ir.Const)
	if !ok || !c.Type().IsVector() {
		return 0, false
	}
	n, ok := laneBits(c.Elem(0))
	for k := range c.Type().Len {
		m, known := laneBits(c.Elem(k))
		ok = ok && known && m == n
	}
	return n, ok
}
