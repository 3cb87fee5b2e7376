package clean

import (
	"strings"

	"opt-go/nvptx/ptx"
)

// forest holds the natural loops of the code's basic blocks.
type forest struct {
	order []int  // blocks that control reaches, in reverse postorder
	of    []int  // by block: its innermost loop; -1: none
	loops []loop // inner ones before those around them
	// The walk over the tree of dominators enters and leaves a block: a dominates b if it is
	// entered before and left after.
	enter, leave []int32
}

// loop is a loop: the blocks from which a latch is reached without passing the header, which
// dominates them.
type loop struct {
	header  int
	latches []int
	parent  int   // the loop around it; -1: none
	depth   int   // 1: outermost
	blocks  []int // in reverse postorder
}

// findLoops finds the natural loops; idom of the blocks must be set. Cycles with several entries
// are no loops. Linear but for the depth of loops.
func findLoops(bs []block, order []int) *forest {
	l := &forest{order: order, of: make([]int, len(bs)), enter: make([]int32, len(bs)), leave: make([]int32, len(bs))}
	for b := range l.of {
		l.of[b] = -1
	}
	l.number(bs)
	for k := len(order) - 1; k >= 0; k-- { // a loop inside another has its header after the other's
		h := order[k]
		one := loop{header: h, parent: -1}
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
func (l *forest) number(bs []block) {
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
func (l *forest) dominates(a, b int) bool {
	return l.enter[b] > 0 && l.enter[a] <= l.enter[b] && l.leave[b] <= l.leave[a]
}

// add walks backwards from the latches. A block that is already in a loop is, with that loop and
// all loops around it, inside of this one.
func (l *forest) add(bs []block, one loop) {
	n := len(l.loops)
	l.loops = append(l.loops, one)
	l.of[one.header] = n
	work := append([]int(nil), one.latches...)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if l.enter[b] == 0 {
			continue // unreachable
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
func (l *forest) depth(b int) int {
	if l.of[b] < 0 {
		return 0
	}
	return l.loops[l.of[b]].depth
}

// in reports whether a block is in a loop.
func (l *forest) in(b, loop int) bool {
	k := l.of[b]
	for k >= 0 && l.loops[k].depth > l.loops[loop].depth {
		k = l.loops[k].parent
	}
	return k == loop
}

// movable reports an instruction with one result that is steady.
func (f *Func) movable(it Item) bool {
	if !f.steady(it) {
		return false
	}
	_, one := it.Inst.Args[0].(ptx.Reg)
	return one
}

// steady reports whether an instruction computes the same value wherever its operands are
// available: then it may run less often, or on only some of the paths. In a kernel that includes
// loads of its parameters, which are never written.
func (f *Func) steady(it Item) bool {
	if it.Inst == nil || it.Keep || it.Inst.Guard.Present() || it.Inst.Foreign || !it.Inst.HasResult() {
		return false
	}
	if it.Inst.Op == "ld" {
		return f.Out.Entry && it.Inst.HasMod("param") && f.ofParameter(it.Inst.Args[1])
	}
	return it.Pure && !f.readsClock(it.Inst)
}

// ofParameter reports the address of a parameter of the function itself, not of what a call takes
// or returns.
func (f *Func) ofParameter(o ptx.Operand) bool {
	a, ok := o.(ptx.Addr)
	if !ok {
		return false
	}
	ref, ok := a.Base.(ptx.SymRef)
	return ok && strings.HasPrefix(ref.Name, f.Out.Name+"_param_")
}

// readsClock reports a special register that is not the same at all times.
func (f *Func) readsClock(in *ptx.Inst) bool {
	changing := false
	ptx.WalkOperands(in.Args[1:], func(o ptx.Operand) {
		if sp, ok := o.(ptx.Special); ok && sp > ptx.LaneID && (sp < ptx.LanemaskEq || sp > ptx.LanemaskGt) {
			changing = true // the warp may move; time passes
		}
	})
	return changing
}

// makePreheaders inserts an empty preheader at the entry of a loop that control falls into: a block
// that runs once if the loop is entered, and not otherwise. Its label is removed later if it is not
// needed.
func (f *Func) makePreheaders(code []Item) []Item {
	bs := findBlocks(code)
	l := findLoops(bs, dominators(bs))
	at := map[int]bool{} // items before which a block begins
	for n, loop := range l.loops {
		h := loop.header
		if h > 0 && !l.in(h-1, n) && (len(bs[h-1].succs) > 1 || len(bs[h].preds) > 2) {
			if last := code[bs[h].from-1].Inst; last == nil || !last.IsTerminator() {
				at[bs[h].from] = true
			}
		}
	}
	if len(at) == 0 {
		return code
	}
	out := make([]Item, 0, len(code)+len(at))
	for k, it := range code {
		if at[k] {
			out = append(out, Item{Stmt: &ptx.LabelDef{Label: f.newLabel()}})
		}
		out = append(out, it)
	}
	return out
}
