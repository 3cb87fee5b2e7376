package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// ignored are intrinsics without code.
var ignored = map[string]bool{
	"llvm.lifetime.start": true, "llvm.lifetime.end": true, "llvm.invariant.end": true, "llvm.assume": true, "llvm.donothing": true,
	"llvm.dbg.value": true, "llvm.dbg.declare": true, "llvm.dbg.label": true, "llvm.dbg.assign": true, "llvm.sideeffect": true,
	"llvm.experimental.noalias.scope.decl": true, "llvm.prefetch": true, "llvm.va_end": true, "llvm.var.annotation": true,
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
	if s.onWords(i, id, t) || s.halfIntrinsic(i, id) {
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
		s.lanewise(i, func(a []value) value { return s.library(name, shape.Class(t), a...) })
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
	if bits := shape.Width(i.Arg(k).Type()); !signed {
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
	switch shape.Class(t) {
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
		"llvm.fabs":     perLane(func(s *selector, t *ir.Type, a []value) value { return s.onSign(code.OpClrbit, t, a[0]) }),
		"llvm.copysign": perLane((*selector).copySign),
		"llvm.fmuladd":  perLane((*selector).mulAdd), "llvm.fma": perLane((*selector).fused3),
		"llvm.convert.from.fp16": (*selector).fromHalf, "llvm.convert.to.fp16": (*selector).toHalf,
		"llvm.bswap": perLane((*selector).byteSwap), "llvm.bitreverse": perLane((*selector).bitReverse),
		"llvm.ctpop": perLane((*selector).population), "llvm.ctlz": perLane((*selector).leadingZeros), "llvm.cttz": perLane((*selector).trailingZeros),
		"llvm.fshl": (*selector).funnelShift, "llvm.fshr": (*selector).funnelShift,
		"llvm.uadd.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturate(t, a, "llvm.uadd") }),
		"llvm.usub.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturate(t, a, "llvm.usub") }),
		"llvm.sadd.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturateSigned(t, a, ir.Add) }),
		"llvm.ssub.sat":           perLane(func(s *selector, t *ir.Type, a []value) value { return s.saturateSigned(t, a, ir.Sub) }),
		"llvm.sadd.with.overflow": overflow, "llvm.uadd.with.overflow": overflow, "llvm.ssub.with.overflow": overflow,
		"llvm.usub.with.overflow": overflow, "llvm.smul.with.overflow": overflow, "llvm.umul.with.overflow": overflow,
		"llvm.trap": trap, "llvm.debugtrap": trap, "llvm.ubsantrap": trap,
		"llvm.va_start": (*selector).vaStart, "llvm.va_copy": (*selector).vaCopy,
		"llvm.stacksave":           func(s *selector, i *ir.Instr) { s.define(i, s.op(code.OpMov, code.RegOp(code.SP))) },
		"llvm.stackrestore":        func(s *selector, i *ir.Instr) { s.copyTo(code.SP, s.value(i.Arg(0))) },
		"llvm.threadlocal.address": func(s *selector, i *ir.Instr) { s.define(i, s.values(i.Arg(0))...) },
	}
}

func trap(s *selector, _ *ir.Instr) { s.emit(code.OpTrap0, 0, code.ImmOp(0xdb)) }

// perLane is the handler of an intrinsic on scalars or vectors.
func perLane(f func(*selector, *ir.Type, []value) value) func(*selector, *ir.Instr) {
	return func(s *selector, i *ir.Instr) {
		s.leaves(i.Type(), i.Pos)
		s.lanewise(i, func(a []value) value { return f(s, i.Type().Scalar(), a) })
	}
}

func (s *selector) absolute(t *ir.Type, x value) value {
	switch shape.Class(t) {
	case code.Pred:
		return x
	case code.Pair:
		return s.op(code.OpAbsD, s.extendPair(x, t.Bits, true))
	}
	return s.op(code.OpAbs, s.extend(x, t.Bits, true))
}

// mulAdd is x·y + z, rounded once for floats, where the core has it, and twice for doubles.
func (s *selector) mulAdd(t *ir.Type, a []value) value {
	if shape.Class(t) == code.Word {
		return s.tied(code.OpFmac, a[2], a[0], a[1])
	}
	return s.floatOperation(ir.FAdd, t, s.floatOperation(ir.FMul, t, a[0], a[1]), a[2])
}

// fused3 is x·y + z, rounded once.
func (s *selector) fused3(t *ir.Type, a []value) value {
	if shape.Class(t) == code.Word {
		return s.tied(code.OpFmac, a[2], a[0], a[1])
	}
	return s.library("fma", shape.Class(t), a...)
}

func (s *selector) copySign(t *ir.Type, a []value) value {
	if shape.Class(t) == code.Pair {
		return s.pack(s.signFrom(s.high(a[0]), s.high(a[1])), s.low(a[0]))
	}
	if t.Kind == ir.HalfKind {
		sign := s.op(code.OpExtractu, a[1], code.ImmOp(1), code.ImmOp(15))
		return s.tied(code.OpInsert, a[0], sign, code.ImmOp(1), code.ImmOp(15))
	}
	return s.signFrom(a[0], a[1])
}

func (s *selector) signFrom(x, sign value) value {
	return s.op(code.OpOr, s.op(code.OpClrbit, x, code.ImmOp(31)), s.op(code.OpAndi, sign, code.ImmOp(-1<<31)))
}

func (s *selector) vaStart(i *ir.Instr) {
	at := s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: s.vaSlot})
	s.access(storeOps[4], s.address(i.Arg(0)), &at)
}

func (s *selector) vaCopy(i *ir.Instr) {
	v := s.access(loadOps[4][0], s.address(i.Arg(1)), nil)
	s.access(storeOps[4], s.address(i.Arg(0)), &v)
}
