package hvx

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// laneIntrinsics are intrinsics that are one instruction, by the bytes of a lane.
var laneIntrinsics = map[string]map[int]string{
	"llvm.smax": {1: "vmaxb", 2: "vmaxh", 4: "vmaxw"}, "llvm.smin": {1: "vminb", 2: "vminh", 4: "vminw"},
	"llvm.umax": {1: "vmaxub", 2: "vmaxuh"}, "llvm.umin": {1: "vminub", 2: "vminuh"},
	"llvm.sadd.sat": {1: "vaddbsat", 2: "vaddhsat", 4: "vaddwsat"}, "llvm.ssub.sat": {1: "vsubbsat", 2: "vsubhsat", 4: "vsubwsat"},
	"llvm.uadd.sat": {1: "vaddubsat", 2: "vadduhsat", 4: "vadduwsat"}, "llvm.usub.sat": {1: "vsububsat", 2: "vsubuhsat", 4: "vsubuwsat"},
	"llvm.ctpop": {2: "vpopcounth"}, "llvm.ctlz": {2: "vcl0h", 4: "vcl0w"}, "llvm.abs": {1: "vabsb", 2: "vabsh", 4: "vabsw"},
}

// elementwise are intrinsics that are done element by element where there is no instruction; all
// their operands are of the type of the result, but for flags.
var elementwise = map[string]bool{
	"llvm.ctpop": true, "llvm.ctlz": true, "llvm.cttz": true, "llvm.bswap": true, "llvm.bitreverse": true, "llvm.fshl": true, "llvm.fshr": true,
	"llvm.fabs": true, "llvm.sqrt": true, "llvm.fma": true, "llvm.fmuladd": true, "llvm.minnum": true, "llvm.maxnum": true, "llvm.floor": true, "llvm.ceil": true,
	"llvm.trunc": true, "llvm.rint": true, "llvm.nearbyint": true, "llvm.round": true, "llvm.roundeven": true, "llvm.copysign": true, "llvm.sin": true, "llvm.cos": true,
	"llvm.exp": true, "llvm.exp2": true, "llvm.log": true, "llvm.log2": true, "llvm.log10": true, "llvm.pow": true, "llvm.sshl.sat": true, "llvm.ushl.sat": true,
}

// reductions are operations that the elements of a vector are put together by.
var reductions = map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor}

// maskReductions are those of i1, of which a signed one is -1.
var maskReductions = map[string]string{"add": "xor", "xor": "xor", "mul": "and", "and": "and", "smax": "and", "umin": "and", "or": "or", "smin": "or", "umax": "or"}

// intrinsic rewrites a call of an intrinsic of LLVM; others stay.
func (l *legalizer) intrinsic(i *ir.Instr) (value, bool) {
	f := i.CalledFunc()
	if f == nil || !f.IsIntrinsic() {
		return value{}, false
	}
	id := i.IntrinsicID()
	if kind, ok := strings.CutPrefix(id, "llvm.vector.reduce."); ok {
		return value{}, l.reduce(i, kind)
	}
	switch id {
	case "llvm.masked.load":
		return l.maskedLoad(i), true
	case "llvm.masked.store":
		l.maskedStores(i)
		return value{}, true
	}
	if !l.wide(i.Type()) {
		return value{}, false
	}
	x := l.laneBytes(i.Type())
	if isMask(i.Type()) {
		x = 0
	}
	if name := laneIntrinsics[id][x]; name != "" {
		a := l.value(i.Arg(0))
		if i.NumArgs() == 1 || !i.Arg(1).Type().IsVector() {
			return l.each(a, func(a ir.Value) ir.Value { return l.vec(name, a) }), true
		}
		return l.zip(a, l.value(i.Arg(1)), func(a, b ir.Value) ir.Value { return l.vec(name, a, b) }), true
	}
	if (id == "llvm.umax" || id == "llvm.umin") && x == 4 {
		a, b := l.value(i.Arg(0)), l.value(i.Arg(1))
		greater := l.compareInts(ir.UGT, a, b)
		if id == "llvm.umin" {
			a, b = b, a
		}
		return l.mux(greater, a, b), true
	}
	if x > 0 {
		if v, ok := l.bitIntrinsic(i, id); ok {
			return v, true
		}
	}
	if x > 0 && elementwise[id] {
		return l.byLanes(i), true
	}
	return value{}, false
}

// combine puts the elements of two vectors together.
func (l *legalizer) combine(kind string, x, y value) (value, bool) {
	both := func(f func(a, b ir.Value) ir.Value) (value, bool) { return l.zip(x, y, f), true }
	if op, ok := reductions[kind]; ok {
		switch op {
		case ir.Add:
			return both(func(a, b ir.Value) ir.Value { return l.vec("vadd"+lane[x.bytes], a, b) })
		case ir.Mul:
			return both(func(a, b ir.Value) ir.Value { return l.multiply(a, b, x.bytes) })
		}
		return both(func(a, b ir.Value) ir.Value { return l.vec("v"+logic[op], a, b) })
	}
	if name := laneIntrinsics["llvm."+kind][x.bytes]; name != "" {
		return both(func(a, b ir.Value) ir.Value { return l.vec(name, a, b) })
	}
	if kind != "umax" && kind != "umin" {
		return value{}, false
	}
	m := l.compareInts(ir.UGT, x, y)
	if kind == "umin" {
		x, y = y, x
	}
	return l.mux(m, x, y), true
}

// reduce halves a vector until one element is left. Those of masks are reductions of masks of
// bytes; those of floating point are done in order.
func (l *legalizer) reduce(i *ir.Instr, kind string) bool {
	v := i.Arg(i.NumArgs() - 1)
	t := v.Type()
	if t.Elem.IsFloat() {
		return l.reduceFloats(i, kind)
	}
	x := l.value(v)
	if isMask(t) {
		x = l.each(x, func(q ir.Value) ir.Value { return l.vec("vandqrt", q, l.word(-1)) })
		kind = maskReductions[kind]
	}
	n := x.lanes
	if n&(n-1) != 0 {
		return false
	}
	for len(x.parts) > 1 {
		half := len(x.parts) / 2
		a, b := x, x
		a.parts, b.parts = x.parts[:half], x.parts[half:]
		var ok bool
		if x, ok = l.combine(kind, a, b); !ok {
			return false
		}
	}
	for width := min(n*x.bytes, code.VecBytes) / 2; width >= x.bytes; width /= 2 {
		y := l.each(x, func(a ir.Value) ir.Value { return l.vec("vror", a, l.word(int64(width))) })
		var ok bool
		if x, ok = l.combine(kind, x, y); !ok {
			return false
		}
	}
	word := l.call(l.ctx.I32, "extractw", x.parts[0], l.word(0))
	l.replace(i, l.fromWord(word, i.Type()))
	return true
}

// floatReductions are operations of elements of floating point.
var floatReductions = map[string]ir.Op{"fadd": ir.FAdd, "fmul": ir.FMul}

func (l *legalizer) reduceFloats(i *ir.Instr, kind string) bool {
	op, ok := floatReductions[kind]
	if !ok && kind != "fmax" && kind != "fmin" {
		return false
	}
	v := i.Arg(i.NumArgs() - 1)
	from := l.source("first", v)
	out, first := ir.Value(nil), 0
	if ok {
		out = i.Arg(0)
	} else {
		out, first = from.element(0), 1
	}
	for k := first; k < int(v.Type().Len); k++ {
		e := from.element(k)
		if ok {
			n := ir.NewInstr(op, i.Type(), out, e)
			n.Flags = i.Flags
			out = l.insert(l.at.Insert(n, ""))
			continue
		}
		name := map[string]string{"fmax": "llvm.maxnum", "fmin": "llvm.minnum"}[kind]
		f := l.f.Module().Intrinsic(name, l.ctx.Func(i.Type(), []*ir.Type{i.Type(), i.Type()}, false), nil, i.Type())
		out = l.insert(l.at.Call(f, "", out, e))
	}
	l.replace(i, out)
	return true
}

// maskedLoad reads a vector of which only some lanes may be in memory: a block of which no lane is
// wanted is not read, but one on the stack.
func (l *legalizer) maskedLoad(i *ir.Instr) value {
	t := i.Type()
	p, m, rest := i.Arg(0), i.Arg(2), i.Arg(3)
	align := argAlign(i.Arg(1))
	if i.NumArgs() == 3 { // without the alignment among the arguments
		m, rest, align = i.Arg(1), i.Arg(2), 1
	}
	x := value{bytes: l.laneBytes(t), lanes: int(t.Len)}
	mask := l.lanesOf(l.value(m), x.bytes)
	total := x.bytes * x.lanes
	for k := range mask.parts {
		at := k * code.VecBytes
		n := min(total-at, code.VecBytes)
		wanted := mask.parts[k]
		if n < code.VecBytes {
			wanted = l.pred("pred.and", wanted, l.pred("pred.scalar2", l.word(int64(n))))
		}
		x.parts = append(x.parts, l.loadWanted(l.offset(p, at), wanted, n, alignAfter(align, at)))
	}
	return l.mux(mask, x, l.value(rest))
}

// argAlign is an alignment among the arguments of an intrinsic.
func argAlign(v ir.Value) uint64 {
	if c, ok := v.(*ir.Const); ok {
		if n, known := c.Int64(); known && n > 0 {
			return uint64(n)
		}
	}
	return 1
}

func (l *legalizer) loadWanted(p, wanted ir.Value, n int, align uint64) ir.Value {
	bytes := l.vec("vandqrt", wanted, l.word(-1))
	spare := l.insert(l.at.Cast(ir.PtrToInt, l.stack("spare", 1), l.ctx.I32, ""))
	first, last := l.ends(p, n)
	read := func(at, part ir.Value) ir.Value {
		for width := code.VecBytes / 2; width >= 4; width /= 2 {
			part = l.vec("vor", part, l.vec("vror", part, l.word(int64(width))))
		}
		word := l.call(l.ctx.I32, "extractw", part, l.word(0))
		none := l.insert(l.at.ICmp(ir.EQ, word, l.word(0), ""))
		at = l.insert(l.at.Select(none, spare, at, ""))
		return l.insert(l.at.Load(l.vector, l.block(at), code.VecBytes, ""))
	}
	if align >= code.VecBytes {
		return read(first, bytes)
	}
	low := read(first, l.vec("vlalignb", bytes, l.zero(), first))
	if within(n, align) {
		return l.vec("vror", low, first)
	}
	high := read(last, l.vec("vlalignb", l.zero(), bytes, first))
	return l.vec("valignb", high, low, first)
}

func (l *legalizer) maskedStores(i *ir.Instr) {
	t := i.Arg(0).Type()
	v, p, m, align := l.value(i.Arg(0)), i.Arg(1), i.Arg(i.NumArgs()-1), uint64(1)
	if i.NumArgs() == 4 {
		align = argAlign(i.Arg(2))
	}
	mask := l.lanesOf(l.value(m), v.bytes)
	total := int(t.Len) * v.bytes
	for k, part := range v.parts {
		at := k * code.VecBytes
		n := min(total-at, code.VecBytes)
		wanted := mask.parts[k]
		if n < code.VecBytes {
			wanted = l.pred("pred.and", wanted, l.pred("pred.scalar2", l.word(int64(n))))
		}
		l.storeUnder(l.offset(p, at), part, wanted, n, alignAfter(align, at))
	}
}
