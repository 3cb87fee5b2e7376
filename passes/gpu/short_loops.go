package gpu

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Loops that loop-unroll will surely unroll completely: a rule of thumb, as their bodies will have
// changed by then. LLVM's threshold is 300 operations, more where copies fold.
const (
	mostShortTrips = 32
	mostShortSize  = 512 // instructions, times iterations
)

// maxCountedDepth bounds how many operations deep a value is followed to counters.
const maxCountedDepth = 6

// shortLoops says of loops, by the counter that they have in common, whether they are short.
type shortLoops map[*ir.Instr]bool

// decide reports whether constants and counters of short loops decide a value.
func (s shortLoops) decide(loops *analysis.LoopForest, v ir.Value, depth int) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		return ir.IsIntConst(v)
	}
	if i.Op() == ir.Phi {
		short, known := s[i]
		if !known {
			short = counterOfShortLoop(loops, i)
			s[i] = short
		}
		return short
	}
	if depth == 0 || analysis.MayRead(i) || !analysis.SafeToSpeculate(i) {
		return false
	}
	for _, o := range i.Operands() {
		if !s.decide(loops, o, depth-1) {
			return false
		}
	}
	return true
}

// counterOfShortLoop reports whether a φ counts by a constant from a constant to a constant, and
// the loop is short.
func counterOfShortLoop(loops *analysis.LoopForest, phi *ir.Instr) bool {
	l := loops.For(phi.Block())
	if l == nil || l.Header != phi.Block() || phi.NumOperands() != 2 {
		return false
	}
	from, step, next := int64(0), int64(0), (*ir.Instr)(nil)
	for k := range phi.NumIncoming() {
		v, b := phi.Operand(k), phi.IncomingBlock(k)
		if n, ok := constInt(v); ok && !l.Contains(b) {
			from = n
		} else if i, ok := v.(*ir.Instr); ok && l.Contains(b) && i.Op() == ir.Add && i.Operand(0) == ir.Value(phi) {
			step, _ = constInt(i.Operand(1))
			next = i
		} else {
			return false
		}
	}
	if step == 0 {
		return false
	}
	to, ok := limitOf(l, phi, next)
	trips := (to - from) / step
	return ok && trips > 0 && trips <= mostShortTrips && trips*size(l) <= mostShortSize
}

// limitOf is the constant that an exit of the loop compares the counter with.
func limitOf(l *analysis.Loop, counters ...*ir.Instr) (int64, bool) {
	for _, i := range counters {
		for u := range ir.Users(i) {
			if u.Op() != ir.ICmp || !l.Contains(u.Block()) || u.Operand(0) != ir.Value(i) {
				continue
			}
			n, ok := constInt(u.Operand(1))
			for b := range ir.Users(u) {
				if ok && b.IsCondBr() && slices.ContainsFunc(b.Block().Succs(), func(t *ir.Block) bool { return !l.Contains(t) }) {
					return n, true
				}
			}
		}
	}
	return 0, false
}

func constInt(v ir.Value) (int64, bool) {
	if k := ir.AsInt(v); k != nil {
		return k.Int64()
	}
	return 0, false
}

// size is the number of instructions of a loop.
func size(l *analysis.Loop) int64 {
	n := int64(0)
	for _, b := range l.Blocks {
		for range b.Instrs() {
			n++
		}
	}
	return n
}
