package hvx

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// extend widens the lanes of a vector.
func (l *legalizer) extend(x value, bytes int, signed bool) value {
	for x.bytes < bytes {
		name := map[int]string{1: "vunpackub", 2: "vunpackuh"}[x.bytes]
		if signed {
			name = map[int]string{1: "vunpackb", 2: "vunpackh"}[x.bytes]
		}
		out := value{bytes: 2 * x.bytes, lanes: x.lanes}
		for _, part := range x.parts {
			p := l.pair(name, part)
			out.parts = append(out.parts, p[0], p[1])
		}
		out.parts = out.parts[:registers(uint64(x.lanes), out.bytes)]
		x = out
	}
	return x
}

// narrow drops the upper halves of lanes.
func (l *legalizer) narrow(x value, bytes int) value {
	for x.bytes > bytes {
		name := map[int]string{2: "vpackeb", 4: "vpackeh"}[x.bytes]
		out := value{bytes: x.bytes / 2, lanes: x.lanes}
		for k := 0; k < len(x.parts); k += 2 {
			out.parts = append(out.parts, l.vec(name, x.parts[min(k+1, len(x.parts)-1)], x.parts[k]))
		}
		x = out
	}
	return x
}

// convert is a conversion of integers or pointers.
func (l *legalizer) convert(i *ir.Instr) value {
	from, to := i.Operand(0).Type(), i.Type()
	if !l.wide(from) || !l.wide(to) {
		return l.byLanes(i)
	}
	x := l.value(i.Operand(0))
	bytes := l.laneBytes(to)
	switch {
	case isMask(to): // the lowest bit
		one := l.splatLanes(1, x.bytes)
		bit := l.each(x, func(a ir.Value) ir.Value { return l.vec("vand", a, one) })
		return l.each(bit, func(a ir.Value) ir.Value { return l.pred("veq"+lane[x.bytes], a, one) })
	case isMask(from):
		x = l.lanesOf(x, bytes)
		mask := int64(-1)
		if i.Op() == ir.ZExt {
			mask = int64(int32(repeat(1, bytes)))
		}
		return l.each(x, func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(mask)) })
	case bytes > x.bytes:
		return l.extend(x, bytes, i.Op() == ir.SExt)
	}
	return l.narrow(x, bytes)
}

// bitCast only renames registers, unless lanes are bits, or one of the types is no vector here.
func (l *legalizer) bitCast(i *ir.Instr) (value, bool) {
	from, to := i.Operand(0).Type(), i.Type()
	if l.wide(from) && l.wide(to) && isMask(from) == isMask(to) {
		x := l.value(i.Operand(0))
		if !isMask(to) {
			x.bytes, x.lanes = l.laneBytes(to), int(to.Len)
		}
		return x, true
	}
	switch {
	case isMask(from) && l.wide(from):
		l.packBits(i)
		return value{}, true
	case isMask(to) && l.wide(to):
		return l.unpackBits(i), true
	}
	return l.throughMemory(i), true
}

// throughMemory stores a value as one type and loads it as another, of which one is in registers.
func (l *legalizer) throughMemory(i *ir.Instr) value {
	from, to := i.Operand(0).Type(), i.Type()
	if l.wide(to) {
		p := l.stack("whole", registers(to.Len, l.laneBytes(to)))
		l.insert(l.at.Store(i.Operand(0), p, code.VecBytes))
		return l.reload(p, int(to.Len), l.laneBytes(to))
	}
	x := l.value(i.Operand(0))
	if !l.wide(from) {
		panic("BUG: no vector in " + i.String())
	}
	ir.ReplaceAllUses(i, l.insert(l.at.Load(to, l.spill("whole", x), code.VecBytes, "")))
	return value{}
}

// packBits makes an integer, or what is as wide, of a mask: the bits of each byte lane are picked,
// and summed in eights.
func (l *legalizer) packBits(i *ir.Instr) {
	m := l.lanesOf(l.value(i.Operand(0)), 1)
	bytes := l.each(m, func(q ir.Value) ir.Value {
		return l.vec("vandqrt", q, l.word(int64(0x08040201)))
	})
	// Of eight bytes, the second four are the bits 4 to 7.
	high := make([]byte, code.VecBytes)
	for k := range high {
		if k%8 >= 4 {
			high[k] = 0xff
		}
	}
	packed := l.stack("bits", len(m.parts))
	which := l.pred("vandvrt", l.constant(high), l.word(-1))
	for k, v := range bytes.parts {
		v = l.vec("vmux", which, l.vec("vaslw", v, l.word(4)), v)
		v = l.vec("vrmpyub", v, l.word(0x01010101)) // sums of four
		v = l.vec("vaddw", v, l.vec("vror", v, l.word(4)))
		v = l.vec("vpackeh", l.zero(), v) // a half word for each four bytes
		v = l.vec("vpackeh", l.zero(), v) // one for each eight
		v = l.vec("vpackeb", l.zero(), v)
		l.insert(l.at.Store(v, l.offset(packed, 16*k), 16))
	}
	ir.ReplaceAllUses(i, l.insert(l.at.Load(i.Type(), packed, 16, "")))
}

// unpackBits makes a mask of an integer, or of what is as wide: each byte is repeated for its eight
// lanes, whose bits are picked.
func (l *legalizer) unpackBits(i *ir.Instr) value {
	lanes := int(i.Type().Len)
	n := registers(uint64(lanes), 1)
	p := l.stack("bits", n)
	l.insert(l.at.Store(i.Operand(0), p, 16))
	spread, bits := make([]byte, code.VecBytes), make([]byte, code.VecBytes)
	for k := range spread {
		spread[k], bits[k] = lookupIndex(k/8), 1<<(k%8)
	}
	out := value{bytes: 1, lanes: lanes}
	for k := range n {
		v := l.insert(l.at.Load(l.vector, l.offset(p, 16*k), 16, ""))
		picked := l.vec("vand", l.lookup(l.constant(spread), v, lookupGroups(spread)), l.constant(bits))
		out.parts = append(out.parts, l.pred("pred.not", l.pred("veqb", picked, l.zero())))
	}
	return out
}
