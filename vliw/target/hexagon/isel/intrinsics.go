package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// ignored are intrinsics without code.
var ignored = map[string]bool{
	"llvm.lifetime.start": true, "llvm.lifetime.end": true, "llvm.invariant.end": true, "llvm.assume": true, "llvm.donothing": true,
	"llvm.dbg.value": true, "llvm.dbg.declare": true, "llvm.dbg.label": true, "llvm.dbg.assign": true, "llvm.sideeffect": true,
	"llvm.experimental.noalias.scope.decl": true, "llvm.prefetch": true, "llvm.va_end": true, "llvm.annotation": true, "llvm.var.annotation": true,
}

// mathRoutines are the routines of C's library that intrinsics call, without the f of floats.
var mathRoutines = map[string]string{
	"llvm.sqrt": "sqrt", "llvm.sin": "sin", "llvm.cos": "cos", "llvm.tan": "tan", "llvm.pow": "pow", "llvm.exp": "exp", "llvm.exp2": "exp2", "llvm.log": "log",
	"llvm.log2": "log2", "llvm.log10": "log10", "llvm.floor": "floor", "llvm.ceil": "ceil", "llvm.trunc": "trunc", "llvm.rint": "rint",
	"llvm.nearbyint": "nearbyint", "llvm.round": "round", "llvm.roundeven": "roundeven", "llvm.minnum": "fmin", "llvm.maxnum": "fmax",
}

// minMax are the instructions for words and pairs.
var minMax = map[string][2]code.Op{
	"llvm.smin": {code.OpMin, code.OpMinD}, "llvm.smax": {code.OpMax, code.OpMaxD},
	"llvm.umin": {code.OpMinu, code.OpMinuD}, "llvm.umax": {code.OpMaxu, code.OpMaxuD},
}

func (s *selector) intrinsic(i *ir.Instr) {
	id := i.IntrinsicID()
	t := i.Type().Scalar()
	if ignored[id] {
		return
	}
	if s.onWords(i, id, t) {
		return
	}
	if h := special[id]; h != nil {
		h(s, i)
		return
	}
	if name, ok := mathRoutines[id]; ok && (t.Kind == ir.FloatKind || t.Kind == ir.DoubleKind) {
		if t.Kind == ir.FloatKind {
			name += "f"
		}
		s.lanewise(i, func(a []value) value { return s.library(name, classFor(t), a...) })
		return
	}
	if ops, ok := minMax[id]; ok {
		s.lanewise(i, func(a []value) value { return s.minMax(id, ops, t, a[0], a[1]) })
		return
	}
	if name, ok := strings.CutPrefix(id, intrinsics.Prefix); ok {
		s.builtin(i, name)
		return
	}
	mir.Refuse(i.Pos, "the intrinsic %s on Hexagon", i.CalledFunc().Name())
}

// onWords handles minima, maxima and signed saturation of integers below 32 bits, whose loads may
// have extended them.
func (s *selector) onWords(i *ir.Instr, id string, t *ir.Type) bool {
	ops, isMinMax := minMax[id]
	saturating := id == "llvm.sadd.sat" || id == "llvm.ssub.sat"
	if !isMinMax && !saturating || !t.IsInt() || i.Type().IsVector() || t.Bits == 1 || t.Bits >= 32 {
		return false
	}
	signed := strings.HasPrefix(id, "llvm.s")
	x, y := s.extendedArg(i, 0, signed), s.extendedArg(i, 1, signed)
	switch {
	case isMinMax:
		s.define(i, s.op(ops[0], x, y))
	case id == "llvm.sadd.sat":
		s.define(i, s.clamped(s.op(code.OpAdd, x, y), t))
	default:
		s.define(i, s.clamped(s.op(code.OpSub, x, y), t))
	}
	return true
}

func (s *selector) extendedArg(i *ir.Instr, k int, signed bool) value {
	n, ok := immediate(i.Arg(k))
	if !ok {
		return s.extended(i.Arg(k), s.value(i.Arg(k)), signed)
	}
	if bits := width(i.Arg(k).Type()); !signed {
		n &= 1<<bits - 1
	}
	return s.number(code.Word, n)
}

// clamped is a word as the nearest signed integer of a type.
func (s *selector) clamped(x value, t *ir.Type) value {
	most := int64(1)<<(t.Bits-1) - 1
	return s.op(code.OpMax, s.op(code.OpMin, x, s.number(code.Word, most)), s.number(code.Word, -most-1))
}

// lanewise applies f to the arguments' scalars, lane by lane.
func (s *selector) lanewise(i *ir.Instr, f func(a []value) value) {
	var args [][]value
	for k := range i.NumArgs() {
		args = append(args, s.values(i.Arg(k)))
	}
	s.eachLane(i, func(k int) value {
		a := make([]value, len(args))
		for n := range args {
			a[n] = args[n][min(k, len(args[n])-1)]
		}
		return f(a)
	})
}

func (s *selector) minMax(id string, ops [2]code.Op, t *ir.Type, x, y value) value {
	signed := strings.HasPrefix(id, "llvm.s")
	switch classFor(t) {
	case code.Pred:
		if id == "llvm.umin" || id == "llvm.smax" {
			return s.op(code.OpPand, x, y)
		}
		return s.op(code.OpPor, x, y)
	case code.Pair:
		return s.op(ops[1], s.extendPair(x, t.Bits, signed), s.extendPair(y, t.Bits, signed))
	}
	return s.op(ops[0], s.extend(x, t.Bits, signed), s.extend(y, t.Bits, signed))
}

// special are the intrinsics with code of their own.
var special map[string]func(*selector, *ir.Instr)

func init() { // breaks the cycle through the methods
	special = map[string]func(*selector, *ir.Instr){
		"llvm.memcpy": (*selector).memoryCopy, "llvm.memcpy.inline": (*selector).memoryCopy, "llvm.memmove": (*selector).memoryCopy,
		"llvm.memset": (*selector).memorySet, "llvm.memset.inline": (*selector).memorySet,
		"llvm.abs":      perLane(func(s *selector, t *ir.Type, a []value) value { return s.absolute(t, a[0]) }),
		"llvm.fabs":     perLane(func(s *selector, _ *ir.Type, a []value) value { return s.onSign(code.OpClrbit, a[0]) }),
		"llvm.copysign": perLane((*selector).copySign),
		"llvm.fmuladd":  perLane((*selector).mulAdd), "llvm.fma": perLane((*selector).fused3),
		"llvm.bswap": perLane((*selector).byteSwap), "llvm.bitreverse": perLane((*selector).bitReverse),
		"llvm.ctpop": perLane((*selector).population), "llvm.ctlz": perLane((*selector).leadingZeros), "llvm.cttz": perLane((*selector).trailingZeros),
		"llvm.fshl": (*selector).funnelShift, "llvm.fshr": (*selector).funnelShift,
		"llvm.uadd.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturate(t, a, "llvm.uadd") }),
		"llvm.usub.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturate(t, a, "llvm.usub") }),
		"llvm.sadd.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturateSigned(t, a, ir.Add) }),
		"llvm.ssub.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturateSigned(t, a, ir.Sub) }),
		"llvm.sadd.with.overflow": overflow, "llvm.uadd.with.overflow": overflow, "llvm.ssub.with.overflow": overflow,
		"llvm.usub.with.overflow": overflow, "llvm.smul.with.overflow": overflow, "llvm.umul.with.overflow": overflow,
		"llvm.expect":                  func(s *selector, i *ir.Instr) { s.define(i, s.values(i.Arg(0))...) },
		"llvm.expect.with.probability": func(s *selector, i *ir.Instr) { s.define(i, s.values(i.Arg(0))...) },
		"llvm.launder.invariant.group": func(s *selector, i *ir.Instr) { s.define(i, s.values(i.Arg(0))...) },
		"llvm.strip.invariant.group":   func(s *selector, i *ir.Instr) { s.define(i, s.values(i.Arg(0))...) },
		"llvm.is.constant": func(s *selector, i *ir.Instr) {
			s.define(i, s.always(ir.IsConst(i.Arg(0))))
		},
		"llvm.trap":      func(s *selector, i *ir.Instr) { s.emit(code.OpTrap0, 0, code.ImmOp(0xdb)) },
		"llvm.debugtrap": func(s *selector, i *ir.Instr) { s.emit(code.OpTrap0, 0, code.ImmOp(0xdb)) },
		"llvm.va_start":  (*selector).vaStart, "llvm.va_copy": (*selector).vaCopy,
		"llvm.stacksave":           func(s *selector, i *ir.Instr) { s.define(i, s.op(code.OpMov, code.RegOp(code.SP))) },
		"llvm.stackrestore":        func(s *selector, i *ir.Instr) { s.copyTo(code.SP, s.value(i.Arg(0))) },
		"llvm.threadlocal.address": func(s *selector, i *ir.Instr) { s.define(i, s.values(i.Arg(0))...) },
	}
}

// perLane is the handler of an intrinsic on scalars or vectors.
func perLane(f func(*selector, *ir.Type, []value) value) func(*selector, *ir.Instr) {
	return func(s *selector, i *ir.Instr) {
		leavesOf(s.dl, i.Type(), i.Pos)
		s.lanewise(i, func(a []value) value { return f(s, i.Type().Scalar(), a) })
	}
}

func (s *selector) absolute(t *ir.Type, x value) value {
	switch classFor(t) {
	case code.Pred:
		return x
	case code.Pair:
		return s.op(code.OpAbsD, s.extendPair(x, t.Bits, true))
	}
	return s.op(code.OpAbs, s.extend(x, t.Bits, true))
}

// mulAdd is x·y + z, rounded once for floats, where the core has it, and twice for doubles.
func (s *selector) mulAdd(t *ir.Type, a []value) value {
	if classFor(t) == code.Word {
		return s.tied(code.OpFmac, a[2], a[0], a[1])
	}
	return s.floatOperation(ir.FAdd, t, s.floatOperation(ir.FMul, t, a[0], a[1]), a[2])
}

// fused3 is x·y + z, rounded once.
func (s *selector) fused3(t *ir.Type, a []value) value {
	if classFor(t) == code.Word {
		return s.tied(code.OpFmac, a[2], a[0], a[1])
	}
	return s.library("fma", classFor(t), a...)
}

func (s *selector) copySign(t *ir.Type, a []value) value {
	if classFor(t) == code.Pair {
		return s.pack(s.signFrom(s.high(a[0]), s.high(a[1])), s.low(a[0]))
	}
	return s.signFrom(a[0], a[1])
}

func (s *selector) signFrom(x, sign value) value {
	return s.op(code.OpOr, s.op(code.OpClrbit, x, code.ImmOp(31)), s.op(code.OpAndi, sign, code.ImmOp(-1<<31)))
}

func (s *selector) byteSwap(t *ir.Type, a []value) value {
	if classFor(t) == code.Pair {
		v := s.pack(s.op(code.OpSwiz, s.low(a[0])), s.op(code.OpSwiz, s.high(a[0])))
		if t.Bits < 64 {
			v = s.op(code.OpShriD, v, code.ImmOp(int64(64-t.Bits)))
		}
		return v
	}
	v := s.op(code.OpSwiz, a[0])
	if t.Bits < 32 {
		v = s.op(code.OpShri, v, code.ImmOp(int64(32-t.Bits)))
	}
	return v
}

func (s *selector) bitReverse(t *ir.Type, a []value) value {
	switch classFor(t) {
	case code.Pred:
		return a[0]
	case code.Pair:
		v := s.op(code.OpBrevD, a[0])
		if t.Bits < 64 {
			v = s.op(code.OpShriD, v, code.ImmOp(int64(64-t.Bits)))
		}
		return v
	}
	v := s.op(code.OpBrev, a[0])
	if t.Bits < 32 {
		v = s.op(code.OpShri, v, code.ImmOp(int64(32-t.Bits)))
	}
	return v
}

// counted is a count, which is a word, as an integer of a type.
func (s *selector) counted(t *ir.Type, n value) value {
	if classFor(t) == code.Pair {
		return s.widen(n, false)
	}
	return n
}

func (s *selector) population(t *ir.Type, a []value) value {
	switch classFor(t) {
	case code.Pred:
		return a[0]
	case code.Pair:
		return s.counted(t, s.op(code.OpPopD, s.extendPair(a[0], t.Bits, false)))
	}
	return s.op(code.OpPopD, s.widen(s.extend(a[0], t.Bits, false), false))
}

func (s *selector) leadingZeros(t *ir.Type, a []value) value {
	switch classFor(t) {
	case code.Pred:
		return s.not(a[0])
	case code.Pair:
		n := s.op(code.OpClzD, s.extendPair(a[0], t.Bits, false))
		if t.Bits < 64 {
			n = s.op(code.OpAddi, n, code.ImmOp(int64(t.Bits-64)))
		}
		return s.counted(t, n)
	}
	n := s.op(code.OpClz, s.extend(a[0], t.Bits, false))
	if t.Bits < 32 {
		n = s.op(code.OpAddi, n, code.ImmOp(int64(t.Bits-32)))
	}
	return n
}

func (s *selector) trailingZeros(t *ir.Type, a []value) value {
	switch classFor(t) {
	case code.Pred:
		return s.not(a[0])
	case code.Pair:
		n := s.op(code.OpCtzD, a[0])
		if t.Bits < 64 {
			n = s.op(code.OpMinu, n, s.number(code.Word, int64(t.Bits)))
		}
		return s.counted(t, n)
	}
	n := s.op(code.OpCtz, a[0])
	if t.Bits < 32 {
		n = s.op(code.OpMinu, n, s.number(code.Word, int64(t.Bits)))
	}
	return n
}

// funnelShift handles rotations of words by constants; funnel does the others.
func (s *selector) funnelShift(i *ir.Instr) {
	left := i.IntrinsicID() == "llvm.fshl"
	n, isConst := immediate(i.Arg(2))
	if !isConst || !i.Type().IsInt(32) {
		perLane(func(s *selector, t *ir.Type, a []value) value { return s.funnel(t, a, left) })(s, i)
		return
	}
	n &= 31
	x, y := s.value(i.Arg(0)), s.value(i.Arg(1))
	if !left {
		n = (32 - n) & 31
	}
	switch {
	case n == 0 && left:
		s.define(i, x)
	case n == 0:
		s.define(i, y)
	case i.Arg(0) == i.Arg(1):
		s.define(i, s.op(code.OpRol, x, code.ImmOp(n)))
	default:
		s.define(i, s.tied(code.OpOrShl, s.op(code.OpShri, y, code.ImmOp(32-n)), x, code.ImmOp(n)))
	}
}

// funnel shifts two integers as one of twice the width. The machine's shifts by registers take
// amounts up to twice the width of a register less one, and give 0 beyond it.
func (s *selector) funnel(t *ir.Type, a []value, left bool) value {
	if t.Bits&(t.Bits-1) != 0 || t.Bits < 8 {
		mir.Refuse(s.pos, "a funnel shift of i%d on Hexagon", t.Bits)
	}
	w := int64(t.Bits)
	n := a[2]
	if classFor(t) == code.Pair {
		n = s.low(n)
	}
	n = s.op(code.OpAndi, n, code.ImmOp(w-1))
	rest := s.op(code.OpSubi, code.ImmOp(w), n)
	up, down := n, rest
	if !left {
		up, down = rest, n
	}
	if classFor(t) == code.Pair {
		return s.op(code.OpOrD, s.op(code.OpShlD, a[0], up), s.op(code.OpShrD, a[1], down))
	}
	return s.op(code.OpOr, s.op(code.OpShl, a[0], up), s.op(code.OpShr, s.extend(a[1], t.Bits, false), down))
}

// saturate is an unsigned addition or subtraction whose overflow gives the bound.
func (s *selector) saturate(t *ir.Type, a []value, id string) value {
	sum, over := s.checked(t, a[0], a[1], id)
	if id == "llvm.usub" {
		return s.choose(over, s.number(classFor(t), 0), sum)
	}
	return s.choose(over, s.number(classFor(t), -1), sum)
}

func (s *selector) saturateSigned(t *ir.Type, a []value, op ir.Op) value {
	if t.Bits == 32 {
		return s.op(map[ir.Op]code.Op{ir.Add: code.OpAddSat, ir.Sub: code.OpSubSat}[op], a[0], a[1])
	}
	if classFor(t) != code.Word {
		mir.Refuse(s.pos, "a saturating operation of i%d on Hexagon", t.Bits)
	}
	sum := s.intOperation(op, t, s.extend(a[0], t.Bits, true), s.extend(a[1], t.Bits, true))
	return s.clamped(sum, t)
}

// overflow handles the arithmetic that tells whether it overflowed.
func overflow(s *selector, i *ir.Instr) {
	t := i.Arg(0).Type()
	if t.IsVector() || classFor(t) == code.Pred {
		mir.Refuse(i.Pos, "%s on Hexagon", i.CalledFunc().Name())
	}
	id := strings.TrimSuffix(i.IntrinsicID(), ".with.overflow")
	v, over := s.checked(t, s.value(i.Arg(0)), s.value(i.Arg(1)), id)
	s.define(i, v, over)
}

var checkedOps = map[string]ir.Op{"add": ir.Add, "sub": ir.Sub, "mul": ir.Mul}

// checked is x op y and whether it overflows: llvm.uadd and the like.
func (s *selector) checked(t *ir.Type, x, y value, id string) (v, over value) {
	op, signed := checkedOps[id[len("llvm.u"):]], id[len("llvm.")] == 's'
	switch {
	case t.Bits < 32:
		v = s.intOperation(op, t, s.extend(x, t.Bits, signed), s.extend(y, t.Bits, signed))
		return v, s.op(code.OpCmpNe, v, s.extend(v, t.Bits, signed))
	case t.Bits == 32 && op == ir.Mul:
		return s.checkedProduct(x, y, signed)
	case t.Bits != 32 && t.Bits != 64 || op == ir.Mul:
		mir.Refuse(s.pos, "%s of i%d that tells its overflow, on Hexagon,", op, t.Bits)
	}
	v = s.intOperation(op, t, x, y)
	if !signed {
		if op == ir.Add {
			return v, s.compare(ir.ULT, t, v, x)
		}
		return v, s.compare(ir.ULT, t, x, y)
	}
	// The sum is below x exactly if y is negative, unless it overflowed; likewise for differences.
	less := s.compare(ir.SLT, t, v, x)
	var negative value
	if op == ir.Add {
		negative = s.compare(ir.SLT, t, y, s.number(classFor(t), 0))
	} else {
		negative = s.compare(ir.SGT, t, y, s.number(classFor(t), 0))
	}
	return v, s.op(code.OpPxor, less, negative)
}

func (s *selector) checkedProduct(x, y value, signed bool) (v, over value) {
	if signed {
		p := s.op(code.OpMpy, x, y)
		return s.low(p), s.op(code.OpCmpNe, s.high(p), s.op(code.OpSari, s.low(p), code.ImmOp(31)))
	}
	p := s.op(code.OpMpyu, x, y)
	return s.low(p), s.op(code.OpCmpNei, s.high(p), code.ImmOp(0))
}

func (s *selector) vaStart(i *ir.Instr) {
	at := s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: s.vaSlot})
	s.access(storeOps[4], s.address(i.Arg(0)), &at)
}

func (s *selector) vaCopy(i *ir.Instr) {
	v := s.access(loadOps[4][0], s.address(i.Arg(1)), nil)
	s.access(storeOps[4], s.address(i.Arg(0)), &v)
}

// inlineBytes is up to how many bytes memory is copied or set without a call.
const inlineBytes = 32

func (s *selector) memoryCopy(i *ir.Instr) {
	n, ok := immediate(i.Arg(2))
	volatile := !isZero(i.Arg(3))
	align := min(argAlign(i, 0), argAlign(i, 1))
	if ok && n >= 0 && n <= inlineBytes*align/2 && n <= 4*inlineBytes {
		s.copyBytes(s.address(i.Arg(0)), s.address(i.Arg(1)), n, align, volatile)
		return
	}
	name := "memcpy"
	if i.IntrinsicID() == "llvm.memmove" {
		name = "memmove"
	}
	s.library(name, code.NoClass, s.value(i.Arg(0)), s.value(i.Arg(1)), s.toWord(i.Arg(2), false))
}

func isZero(v ir.Value) bool {
	n, ok := immediate(v)
	return ok && n == 0
}

// argAlign is the alignment of a pointer argument that its attributes promise.
func argAlign(i *ir.Instr, k int) int64 { return max(alignment(i.Info.Attrs.Param(k)), 1) }

// copyBytes loads all bytes, then stores them, so that the objects may overlap.
func (s *selector) copyBytes(to, from place, n, align int64, volatile bool) {
	to, from = s.steady(to), s.steady(from)
	to.ref.Volatile, from.ref.Volatile = volatile, volatile
	type part struct {
		at, size int64
		v        value
	}
	var parts []part
	for at := int64(0); at < n; {
		size := min(alignAt(min(align, 8), at), 8)
		for size > n-at {
			size /= 2
		}
		parts = append(parts, part{at, size, s.access(loadOps[int(size)][0], from.plus(at), nil)})
		at += size
	}
	for _, p := range parts {
		s.access(storeOps[int(p.size)], to.plus(p.at), &p.v)
	}
}

// steady computes an indexed address, so that offsets can be added.
func (s *selector) steady(p place) place {
	if p.index.Reg != 0 {
		p.base, p.index = s.op(code.OpAddasl, p.base, p.index, code.ImmOp(p.shift)), value{}
	}
	return p
}

func (s *selector) memorySet(i *ir.Instr) {
	n, ok := immediate(i.Arg(2))
	align := argAlign(i, 0)
	if !ok || n < 0 || n > inlineBytes*align/2 || n > 4*inlineBytes {
		s.library("memset", code.NoClass, s.value(i.Arg(0)), s.toWord(i.Arg(1), false), s.toWord(i.Arg(2), false))
		return
	}
	to := s.steady(s.address(i.Arg(0)))
	to.ref.Volatile = !isZero(i.Arg(3))
	var word value
	if b, known := immediate(i.Arg(1)); known {
		word = s.number(code.Word, int64(int32(uint32(uint8(b))*0x01010101)))
	} else {
		word = s.op(code.OpMul, s.toWord(i.Arg(1), false), s.number(code.Word, 0x01010101))
	}
	var pair value
	for at := int64(0); at < n; {
		size := min(alignAt(min(align, 8), at), 8)
		for size > n-at {
			size /= 2
		}
		v := word
		if size == 8 {
			if pair.Reg == 0 {
				pair = s.pack(word, word)
			}
			v = pair
		}
		s.access(storeOps[int(size)], to.plus(at), &v)
		at += size
	}
}
