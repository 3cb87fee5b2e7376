package hvx

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// A shuffle picks, for each register of its result, bytes of the registers of its operands. What is
// one register as it is, or a window of two, is copied or shifted; all else looks bytes up
// (vlut32): a constant vector says, for each byte, which byte of a register it is, if any, and what
// the registers of the operands yield is united.

// shuffle rewrites a shuffle.
func (l *legalizer) shuffle(i *ir.Instr) value {
	from, to := i.Operand(0).Type(), i.Type()
	if !l.wide(from) || !l.wide(to) {
		return l.shuffleElements(i)
	}
	x := l.value(i.Operand(0))
	y := x
	if usesSecond(i) {
		y = l.value(i.Operand(1))
	}
	mask := isMask(to)
	if mask {
		y = l.lanesOf(y, x.bytes)
		ones := func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) }
		x, y = l.each(x, ones), l.each(y, ones)
	}
	out := l.permute(x, y, i.Mask())
	if mask {
		return l.each(out, func(a ir.Value) ir.Value { return l.pred("vandvrt", a, l.word(-1)) })
	}
	return out
}

func usesSecond(i *ir.Instr) bool {
	for _, m := range i.Mask() {
		if int(m) >= int(i.Operand(0).Type().Len) {
			return true
		}
	}
	return false
}

// permute makes a vector of the lanes of two.
func (l *legalizer) permute(x, y value, mask []int32) value {
	out := value{bytes: x.bytes, lanes: len(mask)}
	if k, ok := sameLane(mask); ok {
		return l.broadcast(x, y, k, out)
	}
	if v, ok := l.known(x, y, mask, out); ok {
		return v
	}
	sources := append(append([]ir.Value(nil), x.parts...), y.parts...)
	perPart := code.VecBytes / x.bytes
	for at := 0; at < len(mask); at += perPart {
		want := make([]int, code.VecBytes) // the byte of the sources in a row; −1: any
		for b := range want {
			want[b] = -1
			k := at + b/x.bytes
			if k >= len(mask) || mask[k] < 0 {
				continue
			}
			from, lane := &x, int(mask[k])
			base := 0
			if lane >= x.lanes {
				from, lane, base = &y, lane-x.lanes, len(x.parts)
			}
			part, byte := from.place(lane)
			want[b] = (base+part)*code.VecBytes + byte + b%x.bytes
		}
		out.parts = append(out.parts, l.gather(sources, want))
	}
	return out
}

// sameLane is the only lane of a mask.
func sameLane(mask []int32) (int, bool) {
	lane := int32(-1)
	for _, m := range mask {
		if m >= 0 && lane >= 0 && m != lane {
			return 0, false
		}
		lane = max(lane, m)
	}
	return int(max(lane, 0)), true
}

// broadcast repeats a lane.
func (l *legalizer) broadcast(x, y value, k int, out value) value {
	if k >= x.lanes {
		x, k = y, k-x.lanes
	}
	word, shift := l.pick(x, l.word(int64(k)))
	if n, ok := shift.(*ir.Const); !ok || !n.IsZero() {
		word = l.insert(l.at.Binary(ir.LShr, word, shift, 0, ""))
	}
	name := map[int]string{1: "lvsplatb", 2: "lvsplath", 4: "lvsplatw"}[x.bytes]
	part := l.vec(name, word)
	for range registers(uint64(out.lanes), out.bytes) {
		out.parts = append(out.parts, part)
	}
	return out
}

// known recognises shuffles that are an instruction: every other lane of two registers, or the
// lanes of two in turn.
func (l *legalizer) known(x, y value, mask []int32, out value) (value, bool) {
	n := int32(code.VecBytes / x.bytes)
	sources := append(append([]ir.Value(nil), x.parts...), y.parts...)
	full := func(k int32) bool { return int(k)*int(n) <= x.lanes || x.lanes%int(n) == 0 }
	if !full(1) || int32(len(mask))%n != 0 || x.lanes%int(n) != 0 {
		return value{}, false
	}
	for at := int32(0); at < int32(len(mask)); at += n {
		part := mask[at : at+n]
		found := false
		for first := int32(0); first < int32(len(sources)) && !found; first++ {
			for second := int32(0); second < int32(len(sources)) && !found; second++ {
				var v ir.Value
				if v, found = l.pattern(sources, part, first, second, n, x.bytes); found {
					out.parts = append(out.parts, v)
				}
			}
		}
		if !found {
			return value{}, false
		}
	}
	return out, true
}

// pattern tries the instructions for one register of the result, of two registers of the sources.
func (l *legalizer) pattern(sources []ir.Value, part []int32, first, second, n int32, bytes int) (ir.Value, bool) {
	is := func(lane func(k int32) int32) bool {
		for k, m := range part {
			if m >= 0 && m != lane(int32(k)) {
				return false
			}
		}
		return true
	}
	half := func(k int32) int32 { // the register of the result's lane k, where halves come of two
		if k < n/2 {
			return first * n
		}
		return second * n
	}
	turn := func(k int32) int32 {
		if k%2 == 0 {
			return first * n
		}
		return second * n
	}
	a, b := sources[first], sources[second]
	s := lane[bytes]
	switch {
	case is(func(k int32) int32 { return first*n + k }):
		return a, true
	case bytes < 4 && is(func(k int32) int32 { return half(k) + 2*(k%(n/2)) }):
		return l.vec("vpacke"+s, b, a), true
	case bytes < 4 && is(func(k int32) int32 { return half(k) + 2*(k%(n/2)) + 1 }):
		return l.vec("vpacko"+s, b, a), true
	case is(func(k int32) int32 { return turn(k) + k/2 }):
		return l.pair("vshuffvdd", b, a, l.word(int64(-bytes)))[0], true
	case is(func(k int32) int32 { return turn(k) + n/2 + k/2 }):
		return l.pair("vshuffvdd", b, a, l.word(int64(-bytes)))[1], true
	case is(func(k int32) int32 { return half(k) + 2*(k%(n/2)) }):
		return l.pair("vdealvdd", b, a, l.word(int64(-bytes)))[0], true
	case is(func(k int32) int32 { return half(k) + 2*(k%(n/2)) + 1 }):
		return l.pair("vdealvdd", b, a, l.word(int64(-bytes)))[1], true
	}
	return nil, false
}

// gather makes a register of bytes of others.
func (l *legalizer) gather(sources []ir.Value, want []int) ir.Value {
	if v, ok := l.window(sources, want); ok {
		return v
	}
	var out ir.Value
	for k, source := range sources {
		indices := make([]byte, code.VecBytes)
		used := false
		for b, w := range want {
			indices[b] = noIndex
			if w >= 0 && w/code.VecBytes == k {
				indices[b], used = lookupIndex(w%code.VecBytes), true
			}
		}
		if !used {
			continue
		}
		v := l.lookup(l.constant(indices), source, lookupGroups(indices))
		if out == nil {
			out = v
		} else {
			out = l.vec("vor", out, v)
		}
	}
	if out == nil {
		return l.zero()
	}
	return out
}

// window recognises bytes in a row, within two registers.
func (l *legalizer) window(sources []ir.Value, want []int) (ir.Value, bool) {
	start, found := 0, false
	for b, w := range want {
		if w < 0 {
			continue
		}
		if found && w != start+b {
			return nil, false
		}
		start, found = w-b, true
	}
	if !found {
		return l.zero(), true
	}
	// The first byte may be before the sources, where nothing wants it.
	low := start >> 7
	shift := start & (code.VecBytes - 1)
	at := func(k int) ir.Value { return sources[min(max(k, 0), len(sources)-1)] }
	if shift == 0 {
		return at(low), true
	}
	return l.vec("valignb", at(low+1), at(low), l.word(int64(shift))), true
}

// noIndex matches no group of vlut32.
const noIndex = 0xff

// lookupIndex is the index of a byte of a register for vlut32, which has the even bytes first.
func lookupIndex(b int) byte { return byte(b/2 + b%2*(code.VecBytes/2)) }

// lookupGroups are the groups of 32 indices that some indices belong to.
func lookupGroups(indices []byte) (groups []int) {
	var has [4]bool
	for _, k := range indices {
		if k != noIndex {
			has[k/32] = true
		}
	}
	for g, ok := range has {
		if ok {
			groups = append(groups, g)
		}
	}
	return groups
}

// lookup picks bytes of a register; those without an index are zero.
func (l *legalizer) lookup(indices, from ir.Value, groups []int) ir.Value {
	v := l.vec("vlutvvb", indices, from, l.word(int64(groups[0])))
	for _, g := range groups[1:] {
		v = l.vec("vlutvvb.oracc", v, indices, from, l.word(int64(g)))
	}
	return v
}

// shuffleElements moves single elements between vectors of the unit and others.
func (l *legalizer) shuffleElements(i *ir.Instr) value {
	x, y := l.source("first", i.Operand(0)), l.source("second", i.Operand(1))
	n := int(i.Operand(0).Type().Len)
	out := l.sink(i)
	for k, m := range i.Mask() {
		switch {
		case m < 0:
		case int(m) < n:
			out.put(k, x.element(int(m)))
		default:
			out.put(k, y.element(int(m)-n))
		}
	}
	return out.finish()
}
