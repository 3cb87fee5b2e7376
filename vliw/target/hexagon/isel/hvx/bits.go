package hvx

import "opt-go/frontend/ir"

// Intrinsics that move or count bits, of several instructions.

// bitIntrinsic rewrites one of them; false where there is no sequence.
func (l *legalizer) bitIntrinsic(i *ir.Instr, id string) (value, bool) {
	switch id {
	case "llvm.ctpop":
		return l.each(l.value(i.Arg(0)), l.counter(l.laneBytes(i.Type()))), true
	case "llvm.cttz": // the bits below the lowest one
		x := l.value(i.Arg(0))
		count, one := l.counter(x.bytes), l.splatLanes(1, x.bytes)
		return l.each(x, func(a ir.Value) ir.Value {
			return count(l.vec("vand", l.vec("vnot", a), l.vec("vsub"+lane[x.bytes], a, one)))
		}), true
	case "llvm.bswap":
		x := l.value(i.Arg(0))
		x.lanes, x.bytes = x.lanes*x.bytes, 1
		size := l.laneBytes(i.Type())
		mask := make([]int32, x.lanes)
		for k := range mask {
			mask[k] = int32(k/size*size + size - 1 - k%size)
		}
		out := l.permute(x, x, mask)
		out.bytes, out.lanes = size, int(i.Type().Len)
		return out, true
	case "llvm.fshl", "llvm.fshr":
		return l.funnel(i, id == "llvm.fshl"), true
	}
	return value{}, false
}

// counter counts the bits of lanes, by those of half words.
func (l *legalizer) counter(bytes int) func(a ir.Value) ir.Value {
	half := func(a ir.Value) ir.Value { return l.vec("vpopcounth", a) }
	switch bytes {
	case 1:
		low := l.splatLanes(0x00ff, 2)
		return func(a ir.Value) ir.Value {
			high := half(l.vec("vlsrh", a, l.word(8)))
			return l.vec("vor", half(l.vec("vand", a, low)), l.vec("vaslh", high, l.word(8)))
		}
	case 4:
		low := l.splatLanes(0xffff, 4)
		return func(a ir.Value) ir.Value {
			n := half(a)
			return l.vec("vaddw", l.vec("vlsrw", n, l.word(16)), l.vec("vand", n, low))
		}
	}
	return half
}

// funnel shifts two vectors as one. An amount of 0 must not shift the other one by all its bits, so
// that is shifted by one first.
func (l *legalizer) funnel(i *ir.Instr, left bool) value {
	x, y, by := l.value(i.Arg(0)), l.value(i.Arg(1)), l.value(i.Arg(2))
	size := x.bytes
	if size == 1 { // as half words
		x, y, by = l.extend(x, 2, false), l.extend(y, 2, false), l.extend(by, 2, false)
		both := l.zip(l.shiftBy("vasl", x, 8), y, func(a, b ir.Value) ir.Value { return l.vec("vor", a, b) })
		amount := l.each(by, func(a ir.Value) ir.Value { return l.vec("vand", a, l.splatLanes(7, 2)) })
		if left {
			out := l.zip(both, amount, func(a, n ir.Value) ir.Value { return l.vec("vaslhv", a, n) })
			return l.narrow(l.shiftBy("vlsr", out, 8), 1)
		}
		return l.narrow(l.zip(both, amount, func(a, n ir.Value) ir.Value { return l.vec("vlsrhv", a, n) }), 1)
	}
	bits, s := l.splatLanes(uint64(8*size-1), size), lane[size]
	near := l.each(by, func(a ir.Value) ir.Value { return l.vec("vand", a, bits) })
	far := l.each(near, func(a ir.Value) ir.Value { return l.vec("vxor", a, bits) })
	shift := func(name string, v, n value) value {
		return l.zip(v, n, func(a, b ir.Value) ir.Value { return l.vec(name+s+"v", a, b) })
	}
	if left {
		y = shift("vlsr", l.shiftBy("vlsr", y, 1), far)
		x = shift("vasl", x, near)
	} else {
		x = shift("vasl", l.shiftBy("vasl", x, 1), far)
		y = shift("vlsr", y, near)
	}
	return l.zip(x, y, func(a, b ir.Value) ir.Value { return l.vec("vor", a, b) })
}

// shiftBy shifts all lanes by one amount.
func (l *legalizer) shiftBy(name string, v value, n int64) value {
	return l.each(v, func(a ir.Value) ir.Value { return l.vec(name+lane[v.bytes], a, l.word(n)) })
}
