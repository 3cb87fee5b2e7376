package clean

import "opt-go/nvptx/ptx"

// toEdges moves copies that only one successor of a block reads onto the edge to it. Selection
// writes the copies for the φs of all successors at the end of the block; for a φ that a value
// leaves a loop by, that is a wasted copy in every iteration.
//
//	mov.f32 %f1, %f3;              @%p1 bra L;
//	@%p1 bra L;               →    mov.f32 %f1, %f3;
//
// A copy moves to the start of a successor that has no other predecessor and does something, onto
// the edge to the next block, or onto one that leaves the loop. For the latter a block may have to
// be made between the two, which costs a branch when the loop is left.
func (f *Func) toEdges(code []Item) []Item {
	bs := findBlocks(code)
	l := findLoops(bs, dominators(bs))
	e := &edges{f: f, code: code, bs: bs, l: l, items: split(code, bs), after: make([][]Item, len(bs)), before: make([][]Item, len(bs))}
	if !e.findLive() {
		return code
	}
	for _, b := range l.order {
		if e.forks(b) {
			e.block(b)
		}
	}
	out := make([]Item, 0, len(code)+8)
	for n := range bs {
		out = append(append(append(out, e.before[n]...), e.items[n]...), e.after[n]...)
	}
	return out
}

type edges struct {
	f      *Func
	code   []Item
	bs     []block
	l      *forest
	live   *coalescer
	items  [][]Item
	before [][]Item // by block: what runs when control falls into it
	after  [][]Item // by block: blocks of their own
}

// findLive computes where the registers that copies write are live; false: there are no such copies
// before branches.
func (e *edges) findLive() bool {
	wanted := make([]bool, len(e.f.Regs))
	found := false
	for n := range e.bs {
		if !e.forks(n) {
			continue
		}
		for k := branchesAt(e.items[n]) - 1; k >= 0 && isMov(e.items[n][k]); k-- {
			if d, ok := e.items[n][k].Inst.Args[0].(ptx.Reg); ok {
				wanted[d], found = true, true
			}
		}
	}
	if found {
		e.live = &coalescer{f: e.f, code: e.code, ranges: make([][]interval, len(e.f.Regs))}
		e.live.computeRanges(wanted)
	}
	return found
}

// forks reports whether a block ends with a conditional branch to somewhere else than the next
// block, and control reaches it.
func (e *edges) forks(b int) bool {
	succs := e.bs[b].succs
	last := e.code[e.bs[b].to-1].Inst
	return e.l.enter[b] > 0 && len(succs) == 2 && succs[0] != succs[1] && last != nil && last.Op == "bra"
}

// isMov reports a mov that always happens.
func isMov(it Item) bool {
	return it.Inst != nil && it.Inst.Op == "mov" && it.Pure && !it.Inst.Guard.Present() && !it.Inst.Foreign
}

func (e *edges) liveInto(r ptx.Reg, b int) bool {
	return liveAt(e.live.ranges[r], 2*int32(e.bs[b].from))
}

// block moves the copies at a block's end, the last one first.
func (e *edges) block(b int) {
	end := branchesAt(e.items[b])
	var moved [2][]Item           // by successor, the last copy first
	touched := map[ptx.Reg]bool{} // what the items that stay read or write
	note := func(it Item) {
		it.Inst.Sources(func(r ptx.Reg) { touched[r] = true })
		it.Inst.Results(func(r ptx.Reg) { touched[r] = true })
	}
	for k := end; k < len(e.items[b]); k++ {
		note(e.items[b][k])
	}
	k := end - 1
	var stay []Item
	for ; k >= 0 && isMov(e.items[b][k]); k-- {
		it := e.items[b][k]
		side := e.side(it, b)
		free := side >= 0
		it.Inst.Results(func(r ptx.Reg) { free = free && !touched[r] })
		if free { // nothing that stays after it may change what it copies
			src, isReg := it.Inst.Args[1].(ptx.Reg)
			free = !isReg || !written(stay, src)
		}
		if !free {
			note(it)
			stay = append(stay, it)
			continue
		}
		moved[side] = append(moved[side], it)
	}
	if len(moved[0])+len(moved[1]) == 0 {
		return
	}
	rest := append([]Item(nil), e.items[b][:k+1]...)
	rest = append(rest, reversed(stay)...)
	e.items[b] = append(rest, e.items[b][end:]...)
	for side, list := range moved {
		if len(list) > 0 {
			e.place(reversed(list), b, e.bs[b].succs[side])
		}
	}
}

func written(list []Item, r ptx.Reg) bool {
	for _, it := range list {
		if it.Inst.Args[0] == ptx.Operand(r) {
			return true
		}
	}
	return false
}

func reversed(list []Item) []Item {
	out := make([]Item, 0, len(list))
	for k := len(list) - 1; k >= 0; k-- {
		out = append(out, list[k])
	}
	return out
}

// side is the successor that alone wants a copy, if the copy may go there; -1: it stays.
func (e *edges) side(it Item, b int) int {
	d, ok := it.Inst.Args[0].(ptx.Reg)
	if !ok {
		return -1
	}
	succs := e.bs[b].succs
	x, y := e.liveInto(d, succs[0]), e.liveInto(d, succs[1])
	if x == y {
		return -1
	}
	side := 0
	if y {
		side = 1
	}
	to := succs[side]
	if loop := e.l.of[b]; loop >= 0 && !e.l.in(to, loop) {
		return side
	}
	if to == b+1 || len(e.bs[to].preds) == 1 && e.works(to) {
		return side
	}
	return -1
}

// works reports whether a block does something before it branches.
func (e *edges) works(b int) bool {
	for k := e.bs[b].from; k < e.bs[b].to; k++ {
		if in := e.code[k].Inst; in != nil && !in.EndsBlock() {
			return true
		}
	}
	return false
}

// place puts copies on the edge from block b to block to.
func (e *edges) place(list []Item, b, to int) {
	switch {
	case len(e.bs[to].preds) == 1:
		at := 0
		for at < len(e.items[to]) && isLabel(e.items[to][at]) {
			at++
		}
		joined := append(append([]Item(nil), e.items[to][:at]...), list...)
		e.items[to] = append(joined, e.items[to][at:]...)
	case to == b+1:
		e.before[to] = append(e.before[to], list...)
	default:
		e.newBlock(list, b)
	}
}

// newBlock makes a block between b and where it branches to, after the next block that control does
// not leave by falling through.
func (e *edges) newBlock(list []Item, b int) {
	branch := *e.items[b][len(e.items[b])-1].Inst
	target := branch.Args[0].(ptx.Label)
	label := e.f.newLabel()
	branch.Args = []ptx.Operand{label}
	e.items[b][len(e.items[b])-1].Inst = &branch
	at := b
	for at < len(e.bs)-1 && !e.endsControl(at) {
		at++
	}
	block := append([]Item{{Stmt: &ptx.LabelDef{Label: label}, Keep: true}}, list...)
	e.after[at] = append(append(e.after[at], block...), NewItem(&ptx.Inst{Op: "bra", Mods: []string{"uni"}, Args: []ptx.Operand{target}}))
}

func (e *edges) endsControl(b int) bool {
	items := e.items[b]
	return len(items) > 0 && items[len(items)-1].Inst != nil && items[len(items)-1].Inst.IsTerminator()
}
