package isel

import (
	"strings"

	"opt-go/nvptx/ptx"
)

// mloops knows the natural loops of the code's basic blocks.
type mloops struct {
	order []int   // blocks that control reaches, in reverse postorder
	of    []int   // by block: its innermost loop; -1: none
	loops []mloop // inner ones before those around them
	// The walk over the tree of dominators enters and leaves a block: a dominates b if it is entered before and left after.
	enter, leave []int32
}

// mloop is a loop: the blocks from which a latch is reached without passing the header, which dominates them.
type mloop struct {
	header  int
	latches []int
	parent  int   // the loop around it; -1: none
	depth   int   // 1: outermost
	blocks  []int // in reverse postorder
}

// findLoops finds the natural loops; idom of the blocks must be set. Cycles with several entries are no loops. Linear but for the depth of loops.
func findLoops(bs []mblock, order []int) *mloops {
	l := &mloops{order: order, of: make([]int, len(bs)), enter: make([]int32, len(bs)), leave: make([]int32, len(bs))}
	for b := range l.of {
		l.of[b] = -1
	}
	l.number(bs)
	for k := len(order) - 1; k >= 0; k-- { // a loop inside another has its header behind the other's
		h := order[k]
		one := mloop{header: h, parent: -1}
		for _, p := range bs[h].preds {
			if l.dominates(h, p) {
				one.latches = append(one.latches, p)
			}
		}
		if len(one.latches) > 0 {
			l.add(bs, one)
		}
	}
	for k := len(l.loops) - 1; k >= 0; k-- {
		if p := l.loops[k].parent; p >= 0 {
			l.loops[k].depth = l.loops[p].depth
		}
		l.loops[k].depth++
	}
	for _, b := range order {
		for k := l.of[b]; k >= 0; k = l.loops[k].parent {
			l.loops[k].blocks = append(l.loops[k].blocks, b)
		}
	}
	return l
}

// number walks over the tree of dominators.
func (l *mloops) number(bs []mblock) {
	children := make([][]int, len(bs))
	for _, b := range l.order[1:] {
		children[bs[b].idom] = append(children[bs[b].idom], b)
	}
	type frame struct{ b, next int }
	stack := []frame{{l.order[0], 0}}
	clock := int32(1)
	l.enter[l.order[0]] = clock
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		clock++
		if top.next == len(children[top.b]) {
			l.leave[top.b] = clock
			stack = stack[:len(stack)-1]
			continue
		}
		c := children[top.b][top.next]
		top.next++
		l.enter[c] = clock
		stack = append(stack, frame{c, 0})
	}
}

// dominates reports whether block a dominates block b, which control must reach.
func (l *mloops) dominates(a, b int) bool {
	return l.enter[b] > 0 && l.enter[a] <= l.enter[b] && l.leave[b] <= l.leave[a]
}

// add walks backwards from the latches. What is in a loop already is, with that and all around it, inside of this one.
func (l *mloops) add(bs []mblock, one mloop) {
	n := len(l.loops)
	l.loops = append(l.loops, one)
	l.of[one.header] = n
	work := append([]int(nil), one.latches...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if l.enter[b] == 0 {
			continue // control does not get here
		}
		if l.of[b] < 0 {
			l.of[b] = n
			work = append(work, bs[b].preds...)
			continue
		}
		inner := l.of[b]
		for inner != n && l.loops[inner].parent >= 0 {
			inner = l.loops[inner].parent
		}
		if inner != n {
			l.loops[inner].parent = n
			work = append(work, bs[l.loops[inner].header].preds...)
		}
	}
}

// depth counts the loops around a block.
func (l *mloops) depth(b int) int {
	if l.of[b] < 0 {
		return 0
	}
	return l.loops[l.of[b]].depth
}

// in reports whether a block is in a loop.
func (l *mloops) in(b, loop int) bool {
	k := l.of[b]
	for k >= 0 && l.loops[k].depth > l.loops[loop].depth {
		k = l.loops[k].parent
	}
	return k == loop
}

// movable reports an instruction with one result that is steady.
func (s *fsel) movable(it item) bool {
	if !s.steady(it) {
		return false
	}
	_, one := it.inst.Args[0].(ptx.Reg)
	return one
}

// steady reports whether an instruction computes the same wherever its operands are there: then it may run more seldom, or
// where only some of the paths go. In a kernel that includes loads of its parameters, which nobody writes.
func (s *fsel) steady(it item) bool {
	if it.inst == nil || it.keep || it.inst.Guard.Present() || it.inst.Foreign || !it.inst.HasResult() {
		return false
	}
	if it.inst.Op == "ld" {
		return s.out.Entry && it.inst.HasMod("param") && s.ofParameter(it.inst.Args[1])
	}
	return it.pure && !s.readsClock(it.inst)
}

// ofParameter reports the address of a parameter of the function itself, not of what a call takes or returns.
func (s *fsel) ofParameter(o ptx.Operand) bool {
	a, ok := o.(ptx.Addr)
	if !ok {
		return false
	}
	ref, ok := a.Base.(ptx.SymRef)
	return ok && strings.HasPrefix(ref.Name, s.out.Name+"_param_")
}

// readsClock reports a special register that is not the same at all times.
func (s *fsel) readsClock(in *ptx.Inst) bool {
	changing := false
	ptx.WalkOperands(in.Args[1:], func(o ptx.Operand) {
		if sp, ok := o.(ptx.Special); ok && sp > ptx.LaneID && (sp < ptx.LanemaskEq || sp > ptx.LanemaskGt) {
			changing = true // the warp may move; time passes
		}
	})
	return changing
}

// makePreheaders gives a block of its own, so far with nothing in it, to the way into a loop where control falls into it: a
// place for what runs once if the loop is entered, and not otherwise. Its label will go where it is not needed.
func (s *fsel) makePreheaders(code []item) []item {
	bs := mblocks(code)
	l := findLoops(bs, mdominators(bs))
	at := map[int]bool{} // items in front of which a block begins
	for n, loop := range l.loops {
		h := loop.header
		if h > 0 && !l.in(h-1, n) && (len(bs[h-1].succs) > 1 || len(bs[h].preds) > 2) {
			if last := code[bs[h].from-1].inst; last == nil || !last.IsTerminator() {
				at[bs[h].from] = true
			}
		}
	}
	if len(at) == 0 {
		return code
	}
	out := make([]item, 0, len(code)+len(at))
	for k, it := range code {
		if at[k] {
			out = append(out, item{stmt: &ptx.LabelDef{Label: s.newLabel()}})
		}
		out = append(out, it)
	}
	return out
}

// flatten joins the blocks' items again.
func flatten(code []item, blocks [][]item) []item {
	out := make([]item, 0, len(code))
	for _, b := range blocks {
		out = append(out, b...)
	}
	return out
}

// split is the opposite: each block's items in a slice that may grow.
func split(code []item, bs []mblock) [][]item {
	out := make([][]item, len(bs))
	for n, b := range bs {
		out[n] = append(make([]item, 0, b.to-b.from), code[b.from:b.to]...)
	}
	return out
}

// branchesAt is where the branches begin that end a block.
func branchesAt(items []item) int {
	k := len(items)
	if k > 0 && items[k-1].inst != nil && items[k-1].inst.EndsBlock() {
		k--
	}
	return k
}
