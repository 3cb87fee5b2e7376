package isel

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/affine"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/carried"
)

// Hardware loops: a loop whose trip count is known before it starts ends in endloop0, which counts
// and branches by itself. It may have other exits than its latch, since the counters are dead after
// it. The machine has two counters: a loop around one that has the first takes the second.
//
//	                  loop1(a,m)
//	                  a: …
//	loop0(b,n)           loop0(b,n)
//	b: … :endloop0       b: … :endloop0
//	                     … :endloop1
//
// The count is computed in the preheader. Whether the loop becomes one is known only when its body
// has been selected: a call in it could use the same counter. An unused count is dead code.

// counted is a loop that can become a hardware loop.
type counted struct {
	outer          bool // it has loops inside
	header, before *code.Block
	latch          *code.Block
	exit           *code.Block
	leave          *ir.Block // the exit in the IR
	trips          value
	guard          *ir.Block // the preheader of the IR
	constant       int64     // the trip count if it is known, else 0
}

// findCounted lists the loops by their preheader.
func (s *selector) findCounted(forest *analysis.LoopForest) {
	for _, l := range forest.Postorder() {
		pre := l.Preheader()
		most := maxCounted
		if len(l.Subs) > 0 {
			most = maxOuter
		}
		if len(l.Blocks) > most || pre == nil || pre.NumSuccs() != 1 {
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
	r, ok := carried.CounterOf(l, x)
	if !ok {
		return
	}
	header := s.blocks[l.Header.ID()]
	c := counted{outer: len(l.Subs) > 0, header: header, before: s.b, guard: pre, latch: s.blocks[l.Latch().ID()]}
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

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}

// loopOps are the operations of the two counters.
var loopOps = [2]struct{ register, constant, end code.Op }{
	{code.OpLoop, code.OpLoopi, code.OpEndloop},
	{code.OpLoop1, code.OpLoop1i, code.OpEndloop1},
}

// makeHardwareLoops replaces the branches of counted loops without calls, those inside first.
func (s *selector) makeHardwareLoops() {
	for _, c := range s.loops {
		if !c.outer {
			s.makeHardwareLoop(c)
		}
	}
	for _, c := range slices.Backward(s.loops) { // preheaders were met from the outside
		if c.outer {
			s.makeHardwareLoop(c)
		}
	}
}

func (s *selector) makeHardwareLoop(c counted) {
	b := c.latch
	first := branchStart(b.Insts)
	if len(b.Insts)-first != 2 || !isLatch(b, c.header, c.exit) {
		return
	}
	counter := s.freeCounter(c)
	if counter < 0 {
		return
	}
	ops := loopOps[counter]
	after := s.f.NewBlock(b)
	after.Depth = max(b.Depth-1, 0)
	s.moveCopies(b, after, c.leave)
	first = branchStart(b.Insts)
	after.Insts = append(after.Insts, code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(c.exit)}})
	after.Succs = []*code.Block{c.exit}
	b.Insts = append(b.Insts[:first], code.Instr{Op: ops.end, Args: []code.Operand{code.LabelOp(c.header)}})
	b.Succs, b.LoopEnd, b.Start = []*code.Block{c.header, after}, true, c.before
	at := branchStart(c.before.Insts)
	start := code.Instr{Op: ops.register, Args: []code.Operand{code.LabelOp(c.header), c.trips}}
	switch {
	case c.constant == 0:
	case ops.constant.Info().Imm[1].Fits(c.constant):
		start.Op, start.Args[1] = ops.constant, code.ImmOp(c.constant)
	default:
		n := s.f.NewReg(code.Word)
		start.Args[1] = code.RegOp(n)
		c.before.Insts = insertAt(c.before.Insts, at, code.Instr{Op: code.OpLi, Dst: n, Args: []code.Operand{code.ImmOp(int64(int32(c.constant)))}})
		at++
	}
	c.before.Insts = insertAt(c.before.Insts, at, start)
}

// moveCopies moves the values of the φs of the exit from the end of the latch to the block after
// the loop: no iteration but the last needs them.
func (s *selector) moveCopies(latch, after *code.Block, exit *ir.Block) {
	ofExit := map[code.Reg]bool{}
	for phi := range exit.Phis() {
		for _, r := range s.phis[phi] {
			ofExit[r] = true
		}
	}
	kept := latch.Insts[:0]
	for _, in := range latch.Insts {
		if in.Is(code.Copy) && ofExit[in.Dst] {
			after.Insts = append(after.Insts, in)
		} else {
			kept = append(kept, in)
		}
	}
	latch.Insts = kept
}

func insertAt(list []code.Instr, at int, in code.Instr) []code.Instr {
	list = append(list, code.Instr{})
	copy(list[at+1:], list[at:])
	list[at] = in
	return list
}

// maxCounted and maxOuter bound the blocks of a loop of the IR that becomes a hardware loop.
const (
	maxCounted = 16
	maxOuter   = 64
)

// freeCounter is the first counter that the blocks from the header to the latch do not use; −1
// where there is none, where they call, or where they have another path back to the header.
func (s *selector) freeCounter(c counted) int {
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
			return -1
		}
	}
	var used [2]bool
	for b := range inside {
		ok := !b.Taken
		b.Each(func(in *code.Instr) {
			ok = ok && !in.Is(code.Call) && (in.Asm == nil || in.Asm.Empty()) && in.Op != code.OpTrap0
			for k, ops := range loopOps {
				used[k] = used[k] || in.Op == ops.register || in.Op == ops.constant
			}
		})
		if !ok {
			return -1
		}
	}
	return slices.Index(used[:], false)
}

// isLatch reports whether a block branches to the header and to the exit, and nowhere else.
func isLatch(b, header, exit *code.Block) bool {
	return len(b.Succs) == 2 && (b.Succs[0] == header && b.Succs[1] == exit || b.Succs[1] == header && b.Succs[0] == exit)
}
