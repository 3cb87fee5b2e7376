package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
	"opt-go/vliw/target/hexagon/code"
)

// Hardware loops: an innermost loop whose trip count is known before it starts ends in endloop0,
// which counts and branches by itself. It may have other exits than its latch, since the counters
// are dead after it.
//
//	loop0(b,n)
//	b: … :endloop0
//
// The count is computed in the preheader. Whether the loop becomes one is known only when its body
// has been selected: a call in it could use the same counter. An unused count is dead code.

// counted is a loop that can become a hardware loop.
type counted struct {
	header, before *code.Block
	latch          *code.Block
	exit           *code.Block
	leave          *ir.Block // the exit in the IR
	trips          value
	guard          *ir.Block // the preheader of the IR
	constant       int64     // the trip count if it is known, else 0
}

// recurrence is the counter of a loop: first is its value at the first test.
type recurrence struct {
	start ir.Value
	step  int64
	after bool // the test is on the value after the step
	exact ir.Flags
}

// findCounted lists the loops by their preheader.
func (s *selector) findCounted(forest *analysis.LoopForest) {
	for _, l := range forest.Postorder() {
		pre := l.Preheader()
		if len(l.Subs) > 0 || len(l.Blocks) > maxCounted || pre == nil || pre.NumSuccs() != 1 {
			continue
		}
		if x, _, _, ok := affine.LatchTest(l); ok && x.Type().IsInt(32) {
			s.candidates[pre] = l
		}
	}
}

// countTrips computes the trip count of the loop after the current block, if there is one.
func (s *selector) countTrips(pre *ir.Block) {
	l := s.candidates[pre]
	if l == nil {
		return
	}
	x, bound, pred, _ := affine.LatchTest(l)
	r, ok := counterOf(l, x)
	if !ok {
		return
	}
	header := s.blocks[l.Header.ID()]
	c := counted{header: header, before: s.b, guard: pre, latch: s.blocks[l.Latch().ID()]}
	for _, to := range l.Latch().Succs() {
		if to != l.Header {
			c.exit, c.leave = s.blocks[to.ID()], to
		}
	}
	if c.exit == nil || !s.tripValue(&c, r, bound, pred) {
		return
	}
	s.loops = append(s.loops, c)
}

// counterOf recognises φ(start, φ+step), or that sum.
func counterOf(l *analysis.Loop, x ir.Value) (r recurrence, ok bool) {
	phi, sum := asInstr(x), asInstr(x)
	if sum == nil {
		return r, false
	}
	if sum.Op() == ir.Add {
		phi, r.after = asInstr(sum.Operand(0)), true
	} else if phi.Op() == ir.Phi {
		sum = asInstr(phi.IncomingFor(l.Latch()))
	}
	if phi == nil || sum == nil || phi.Op() != ir.Phi || sum.Op() != ir.Add || phi.Block() != l.Header || sum.Operand(0) != ir.Value(phi) || phi.IncomingFor(l.Latch()) != ir.Value(sum) {
		return r, false
	}
	step, isConst := immediate(sum.Operand(1))
	r.start, r.step, r.exact = phi.IncomingFor(l.Preheader()), step, sum.Flags&(ir.NSW|ir.NUW)
	return r, isConst && step != 0 && step > -1<<20 && step < 1<<20
}

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}

// tripValue computes how often the body runs: once more than the test, which is true while x pred
// bound, holds. Without wrapping the counter moves from first towards the bound by step.
func (s *selector) tripValue(c *counted, r recurrence, bound ir.Value, pred ir.Pred) bool {
	step := r.step
	if step < 0 {
		step = -step
	}
	// Modulo 2³² the counter meets a bound at a multiple of the step from it, after at most 2³¹ steps
	// unless the step is 1.
	meets := pred == ir.NE && step > 1 && min(lowZeros(r.start, 0), lowZeros(bound, 0)) >= bits.TrailingZeros64(uint64(step))
	meets = meets || pred == ir.NE && step == 1 && r.after && differ(c.guard, bound, r.start)
	if step&(step-1) != 0 || r.exact == 0 && !meets {
		return false
	}
	up := r.step > 0
	switch pred {
	case ir.NE:
	case ir.SLT, ir.ULT, ir.SLE, ir.ULE:
		if !up {
			return false
		}
	case ir.SGT, ir.UGT, ir.SGE, ir.UGE:
		if up {
			return false
		}
	default:
		return false
	}
	if signed := pred.IsSigned(); pred != ir.NE && (signed && r.exact&ir.NSW == 0 || !signed && r.exact&ir.NUW == 0) {
		return false
	}
	if n, ok := constantTrips(r, step, bound, pred); ok {
		c.constant = n
		return n > 0
	}
	if n, known := immediate(r.start); known && pred == ir.NE && step == 1 && up {
		if r.after {
			n++
		}
		c.trips = s.value(bound)
		if n != 1 {
			c.trips = s.op(code.OpAddi, c.trips, code.ImmOp(int64(int32(1-n))))
		}
		return true
	}
	if n, known := immediate(r.start); known && pred == ir.NE && up {
		s.tripsFrom(c, r, n, bound)
		return true
	}
	first := s.value(r.start)
	if r.after {
		first = s.op(code.OpAddi, first, code.ImmOp(r.step))
	}
	from, to := first, s.value(bound)
	if !up {
		from, to = to, from
	}
	k := bits.TrailingZeros64(uint64(step))
	span := s.op(code.OpSub, to, from)
	switch pred {
	case ir.NE:
		if k > 0 {
			span = s.op(code.OpShri, span, code.ImmOp(int64(k)))
		}
	case ir.SLT, ir.ULT, ir.SGT, ir.UGT:
		if step > 1 {
			span = s.op(code.OpShri, s.op(code.OpAddi, span, code.ImmOp(step-1)), code.ImmOp(int64(k)))
		}
		span = s.op(code.OpMuxRI, s.compareWords(pred, first, s.value(bound)), span, code.ImmOp(0))
	default: // the bound itself still passes the test
		if k > 0 {
			span = s.op(code.OpShri, span, code.ImmOp(int64(k)))
		}
		span = s.op(code.OpMuxRI, s.compareWords(pred, first, s.value(bound)), s.op(code.OpAddi, span, code.ImmOp(1)), code.ImmOp(0))
	}
	c.trips = s.op(code.OpAddi, span, code.ImmOp(1))
	return true
}

// tripsFrom is the trip count of a loop that steps up from a number until it meets the bound. One that
// tests after the step runs (bound − n) / step times, unless the bound is n.
func (s *selector) tripsFrom(c *counted, r recurrence, n int64, bound ir.Value) {
	k := int64(bits.TrailingZeros64(uint64(r.step)))
	whole := r.after && (r.exact != 0 || differ(c.guard, bound, r.start) || n == 0 && maskedNonzero(c.guard, bound))
	if r.after && !whole {
		n += r.step
	}
	v := s.value(bound)
	if n != 0 {
		v = s.op(code.OpAddi, v, code.ImmOp(int64(int32(-n))))
	}
	if k > 0 {
		v = s.op(code.OpShri, v, code.ImmOp(k))
	}
	if !whole {
		v = s.op(code.OpAddi, v, code.ImmOp(1))
	}
	c.trips = v
}

// constantTrips is the trip count where the start and the bound are numbers.
func constantTrips(r recurrence, step int64, bound ir.Value, pred ir.Pred) (int64, bool) {
	first, ok := immediate(r.start)
	end, also := immediate(bound)
	if !ok || !also {
		return 0, false
	}
	if pred != ir.NE && !pred.IsSigned() {
		first, end = int64(uint32(first)), int64(uint32(end))
	}
	if r.after {
		first += r.step
	}
	span := end - first
	if r.step < 0 {
		span = -span
	}
	switch pred {
	case ir.NE:
		if span < 0 || span%step != 0 {
			return 0, true // wraps, or never ends: left as it is
		}
		return span/step + 1, true
	case ir.SLT, ir.ULT, ir.SGT, ir.UGT:
		return max(0, (span+step-1)/step) + 1, true
	}
	if span < 0 {
		return 1, true
	}
	return span/step + 2, true
}

// makeHardwareLoops replaces the branches of counted loops without calls.
func (s *selector) makeHardwareLoops() {
	for _, c := range s.loops {
		b := c.latch
		first := branchStart(b.Insts)
		if len(b.Insts)-first != 2 || !isLatch(b, c.header, c.exit) || !s.onlyLoop(c) {
			continue
		}
		after := s.f.NewBlock(b)
		after.Depth = max(b.Depth-1, 0)
		s.moveCopies(b, after, c.leave)
		first = branchStart(b.Insts)
		after.Insts = append(after.Insts, code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(c.exit)}})
		after.Succs = []*code.Block{c.exit}
		b.Insts = append(b.Insts[:first], code.Instr{Op: code.OpEndloop, Args: []code.Operand{code.LabelOp(c.header)}})
		b.Succs, b.LoopEnd, b.Start = []*code.Block{c.header, after}, true, c.before
		at := branchStart(c.before.Insts)
		start := code.Instr{Op: code.OpLoop, Args: []code.Operand{code.LabelOp(c.header), c.trips}}
		if c.constant > 0 {
			start = s.constantLoop(c)
			if start.Op == code.OpLoop {
				n := s.f.NewReg(code.Word)
				start.Args[1] = code.RegOp(n)
				c.before.Insts = insertAt(c.before.Insts, at, code.Instr{Op: code.OpLi, Dst: n, Args: []code.Operand{code.ImmOp(int64(int32(c.constant)))}})
				at++
			}
		}
		c.before.Insts = insertAt(c.before.Insts, at, start)
	}
}

// moveCopies moves the values of the φs of the exit from the end of the latch to the block after the
// loop: no iteration but the last needs them.
func (s *selector) moveCopies(latch, after *code.Block, exit *ir.Block) {
	ofExit := map[code.Reg]bool{}
	for phi := range exit.Phis() {
		for _, r := range s.phis[phi] {
			ofExit[r] = true
		}
	}
	kept := latch.Insts[:0]
	for _, in := range latch.Insts {
		if in.Op.Is(code.Copy) && ofExit[in.Dst] {
			after.Insts = append(after.Insts, in)
		} else {
			kept = append(kept, in)
		}
	}
	latch.Insts = kept
}

// constantLoop starts a loop of a known count: an immediate has ten bits.
func (s *selector) constantLoop(c counted) code.Instr {
	op := code.OpLoopi
	if !op.Info().Imm[1].Fits(c.constant) {
		op = code.OpLoop
	}
	return code.Instr{Op: op, Args: []code.Operand{code.LabelOp(c.header), code.ImmOp(c.constant)}}
}

func insertAt(list []code.Instr, at int, in code.Instr) []code.Instr {
	list = append(list, code.Instr{})
	copy(list[at+1:], list[at:])
	list[at] = in
	return list
}

// maxCounted bounds the blocks of a loop of the IR that becomes a hardware loop.
const maxCounted = 16

// onlyLoop reports whether the blocks from the header to the latch neither call nor count, and have
// no other way back to the header.
func (s *selector) onlyLoop(c counted) bool {
	preds := map[*code.Block][]*code.Block{}
	for _, b := range s.f.Blocks {
		for _, to := range b.Succs {
			preds[to] = append(preds[to], b)
		}
	}
	inside := map[*code.Block]bool{c.header: true}
	work := []*code.Block{c.latch}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if !inside[b] {
			inside[b] = true
			work = append(work, preds[b]...)
		}
	}
	inside[c.latch] = true
	for _, p := range preds[c.header] {
		if inside[p] && p != c.latch {
			return false
		}
	}
	for b := range inside {
		ok := !b.LoopEnd && !b.Taken
		b.Each(func(in *code.Instr) {
			ok = ok && !in.Op.Is(code.Call) && in.Op != code.OpTrap0 && in.Op != code.OpLoop && in.Op != code.OpLoopi
		})
		if !ok {
			return false
		}
	}
	return true
}

// isLatch reports whether a block branches to the header and to the exit, and nowhere else.
func isLatch(b, header, exit *code.Block) bool {
	return len(b.Succs) == 2 && (b.Succs[0] == header && b.Succs[1] == exit || b.Succs[1] == header && b.Succs[0] == exit)
}

// lowZeros is how many low bits of a value are surely zero.
func lowZeros(v ir.Value, depth int) int {
	if n, ok := immediate(v); ok {
		return bits.TrailingZeros32(uint32(n))
	}
	i := asInstr(v)
	if i == nil || depth > 4 {
		return 0
	}
	a, b := 0, 0
	if i.NumOperands() == 2 {
		a, b = lowZeros(i.Operand(0), depth+1), lowZeros(i.Operand(1), depth+1)
	}
	switch i.Op() {
	case ir.And:
		return max(a, b)
	case ir.Add, ir.Sub, ir.Or:
		return min(a, b)
	case ir.Mul:
		return min(a+b, 32)
	case ir.Shl:
		if n, ok := immediate(i.Operand(1)); ok && n >= 0 && n < 32 {
			return min(a+int(n), 32)
		}
		return a
	}
	return 0
}

// maxGuards bounds the branches before a loop that are looked at.
const maxGuards = 6

// differ reports whether two values differ in a block, as the branches on the only path to it tell:
// a loop that steps by 1 from x until it meets y then runs less than 2³² times.
func differ(b *ir.Block, x, y ir.Value) bool {
	found := false
	guardsOf(b, func(pred ir.Pred, a, c ir.Value) { found = found || excludes(pred, a, c, x, y) })
	return found
}

// guardsOf calls f for the comparisons that hold in a block, as the branches on the only path to it
// tell.
func guardsOf(b *ir.Block, f func(pred ir.Pred, a, c ir.Value)) {
	for range maxGuards {
		p := b.UniquePred()
		if p == nil {
			return
		}
		if t := p.Term(); t.IsCondBr() && t.Succ(0) != t.Succ(1) {
			if cmp := asInstr(t.Operand(0)); cmp != nil && cmp.Op() == ir.ICmp {
				pred := cmp.Pred
				if t.Succ(1) == b {
					pred = pred.Inverse()
				}
				f(pred, cmp.Operand(0), cmp.Operand(1))
			}
		}
		b = p
	}
}

// maskedNonzero reports that x & mask is not 0 in a block: that x ≥ 2ᵏ, the lowest bit of the mask,
// which has all bits above it; the sign may be missing where x > 0.
func maskedNonzero(b *ir.Block, v ir.Value) bool {
	i := asInstr(v)
	if i == nil || i.Op() != ir.And || !i.Type().IsInt(32) {
		return false
	}
	n, ok := immediate(i.Operand(1))
	mask := uint32(n)
	if !ok || mask == 0 {
		return false
	}
	lowest := mask & -mask
	atLeast, positive := false, false
	guardsOf(b, func(pred ir.Pred, a, c ir.Value) {
		k, known := immediate(c)
		if a != i.Operand(0) || !known {
			return
		}
		atLeast = atLeast || pred == ir.UGE && uint32(k) >= lowest || pred == ir.UGT && uint32(k) >= lowest-1
		positive = positive || pred == ir.SGT && k >= -1 || pred == ir.SGE && k >= 0
	})
	return atLeast && (mask == -lowest || mask == -lowest&^(1<<31) && positive)
}

// excludes reports whether a pred c, which holds, says that x is not y.
func excludes(pred ir.Pred, a, c, x, y ir.Value) bool {
	same := sameValue(a, x) && sameValue(c, y) || sameValue(a, y) && sameValue(c, x)
	switch pred {
	case ir.NE, ir.SGT, ir.SLT, ir.UGT, ir.ULT:
		if same {
			return true
		}
	}
	// x > n ≥ 0 is not 0.
	zero, isZero := immediate(y)
	n, known := immediate(c)
	return isZero && zero == 0 && known && sameValue(a, x) && (pred == ir.UGT || pred == ir.SGT && n >= 0 || pred == ir.SGE && n > 0 || pred == ir.UGE && n != 0)
}

func sameValue(a, b ir.Value) bool {
	if a == b {
		return true
	}
	n, isNumber := immediate(a)
	m, also := immediate(b)
	return isNumber && also && n == m
}
