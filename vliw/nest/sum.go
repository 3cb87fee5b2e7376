package nest

import (
	"math"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Sums through several loops. A sum that is carried from one iteration of the pipelined loop to the
// next through its inner loops is a negative dependence. If the additions may be reassociated, each
// iteration sums up from zero and its result is added once:
//
//	s = φ(s0, r)                      s = φ(s0, t)
//	  r = φ(s, r'); r' = r + x          r = φ(0, r'); r' = r + x
//	                                  t = s + r'
//
// So do integer minima and maxima. Floating-point additions stay as they are, since their order
// matters, unless the program says that it does not (reassoc); their minima and maxima are not
// split.

// sumKind is how a sum is split: what each iteration starts from, which changes nothing, and how
// its result is added.
type sumKind struct {
	load   machine.Op
	start  mir.Operand
	add    machine.Op
	addend int // the operand that is the sum; −1: either
}

// neutral are the operations whose order does not matter, or need not.
var neutral = map[machine.Op]sumKind{
	machine.OpAdd: {machine.OpLi, mir.ImmOp(0), machine.OpAdd, -1}, machine.OpAddW: {machine.OpLi, mir.ImmOp(0), machine.OpAddW, -1},
	machine.OpXor: {machine.OpLi, mir.ImmOp(0), machine.OpXor, -1}, machine.OpOr: {machine.OpLi, mir.ImmOp(0), machine.OpOr, -1},
	machine.OpAnd: {machine.OpLi, mir.ImmOp(-1), machine.OpAnd, -1}, machine.OpMul: {machine.OpLi, mir.ImmOp(1), machine.OpMul, -1},
	machine.OpSmin: {machine.OpLi, mir.ImmOp(math.MaxInt64), machine.OpSmin, -1}, machine.OpSmax: {machine.OpLi, mir.ImmOp(math.MinInt64), machine.OpSmax, -1},
	machine.OpUmin: {machine.OpLi, mir.ImmOp(-1), machine.OpUmin, -1}, machine.OpUmax: {machine.OpLi, mir.ImmOp(0), machine.OpUmax, -1},
	machine.OpFaddD: {machine.OpFliD, minusZero, machine.OpFaddD, -1}, machine.OpFaddS: {machine.OpFliS, minusZeroSingle, machine.OpFaddS, -1},
	machine.OpFmulD: {machine.OpFliD, one, machine.OpFmulD, -1}, machine.OpFmulS: {machine.OpFliS, oneSingle, machine.OpFmulS, -1},
	machine.OpFmaD: {machine.OpFliD, minusZero, machine.OpFaddD, 2}, machine.OpFmaS: {machine.OpFliS, minusZeroSingle, machine.OpFaddS, 2},
}

// −0 changes no sum, not even one that is −0.
var (
	minusZero, minusZeroSingle = mir.FloatOp(1 << 63), mir.FloatOp(1 << 31)
	one, oneSingle             = mir.FloatOp(math.Float64bits(1)), mir.FloatOp(uint64(math.Float32bits(1)))
)

// splitSum rewrites the sum that a φ of the pipelined loop begins, if it is one.
func (x *body) splitSum(k int) {
	p := &x.phis[k]
	first, sum := -1, p.dst
	chain := map[int]bool{k: true}
	for {
		q := x.onlyEntered(sum)
		if q < 0 {
			break
		}
		if first < 0 {
			first = q
		}
		if x.phis[q].back != p.back {
			return // every loop must leave with the last sum
		}
		chain[q] = true
		sum = x.phis[q].dst
	}
	d, ok := x.def[p.back]
	if first < 0 || !ok {
		return
	}
	op := &x.ops[d]
	kind, associative := neutral[op.in.Op]
	file := machine.Info(op.in.Op).Dst
	if !associative || file == machine.Float && !op.in.Reassoc || op.in.Guard != 0 || !x.addsTo(d, sum, kind.addend) {
		return
	}
	for o := range x.phis {
		if q := &x.phis[o]; q.init == p.back || q.back == p.back && !chain[o] {
			return
		}
	}
	read := 0
	x.eachUse(p.back, func(int) { read++ })
	if read > 0 {
		return
	}
	start := x.f.NewReg(file)
	x.hoisted = append(x.hoisted, mir.Inst{Op: kind.load, Dst: start, Args: []mir.Operand{kind.start}, Pos: op.in.Pos})
	x.phis[first].init = start
	last := p.back
	t := x.add(mir.Inst{Op: kind.add, Dst: x.f.NewReg(file), Args: []mir.Operand{mir.RegOp(p.dst), mir.RegOp(last)}}, 1, true)
	x.phis[k].back = x.ops[t].in.Dst
	for o := range x.liveOut {
		if x.liveOut[o].from == last {
			x.liveOut[o].from = x.ops[t].in.Dst
		}
	}
}

// onlyEntered is the φ of an inner loop whose initial value is a register without other readers, −1
// if there is none.
func (x *body) onlyEntered(r mir.Reg) int {
	if x.readers(r) != 1 {
		return -1
	}
	for k := range x.phis {
		if x.phis[k].init == r {
			return k
		}
	}
	return -1
}

// addsTo reports whether an operation is the only reader of a register, as the operand given, or as
// any one.
func (x *body) addsTo(d int, r mir.Reg, operand int) bool {
	reads, right := 0, false
	for k, a := range x.ops[d].in.Args {
		if a.Reg == r {
			reads++
			right = operand < 0 || k == operand
		}
	}
	return reads == 1 && right && x.readers(r) == 1
}
