package isel

import "opt-go/nvptx/ptx"

// toEdges moves copies that only one successor of a block wants onto the way to that one. Selection writes what the φs of all
// successors get at the end of the block; where a value leaves a loop by a φ, that is a copy in every round for nothing.
//
//	mov.f32 %f1, %f3;              @%p1 bra L;
//	@%p1 bra L;               →    mov.f32 %f1, %f3;
//
// A copy moves to the start of a successor that has no other predecessor and does something, onto the edge to the next block, or onto one that leaves the
// loop. For the latter a block may have to be made between the two, which costs a branch when the loop is left.
func (s *fsel) toEdges(code []item) []item {
	bs := mblocks(code)
	l := findLoops(bs, mdominators(bs))
	e := &edges{s: s, code: code, bs: bs, l: l, items: split(code, bs), behind: make([][]item, len(bs)), front: make([][]item, len(bs))}
	if !e.findLive() {
		return code
	}
	for _, b := range l.order {
		if e.forks(b) {
			e.block(b)
		}
	}
	out := make([]item, 0, len(code)+8)
	for n := range bs {
		out = append(append(append(out, e.front[n]...), e.items[n]...), e.behind[n]...)
	}
	return out
}

type edges struct {
	s      *fsel
	code   []item
	bs     []mblock
	l      *mloops
	live   *coalescer
	items  [][]item
	front  [][]item // by block: what runs when control falls into it
	behind [][]item // by block: blocks of their own
}

// findLive computes where the registers that copies write are live; false: there are no such copies in front of branches.
func (e *edges) findLive() bool {
	wanted := make([]bool, len(e.s.regs))
	found := false
	for n := range e.bs {
		if !e.forks(n) {
			continue
		}
		for k := branchesAt(e.items[n]) - 1; k >= 0 && isMov(e.items[n][k]); k-- {
			if d, ok := e.items[n][k].inst.Args[0].(ptx.Reg); ok {
				wanted[d], found = true, true
			}
		}
	}
	if found {
		e.live = &coalescer{s: e.s, code: e.code, ranges: make([][]interval, len(e.s.regs))}
		e.live.computeRanges(wanted)
	}
	return found
}

// forks reports whether a block ends with a conditional branch to somewhere else than the next block, and control reaches it.
func (e *edges) forks(b int) bool {
	succs := e.bs[b].succs
	last := e.code[e.bs[b].to-1].inst
	return e.l.enter[b] > 0 && len(succs) == 2 && succs[0] != succs[1] && last != nil && last.Op == "bra"
}

// isMov reports a mov that always happens.
func isMov(it item) bool {
	return it.inst != nil && it.inst.Op == "mov" && it.pure && !it.inst.Guard.Present() && !it.inst.Foreign
}

func (e *edges) liveInto(r ptx.Reg, b int) bool {
	return liveAt(e.live.ranges[r], 2*int32(e.bs[b].from))
}

// block moves the copies at a block's end, the last one first.
func (e *edges) block(b int) {
	end := branchesAt(e.items[b])
	var moved [2][]item           // by successor, the last copy first
	touched := map[ptx.Reg]bool{} // what the items that stay read or write
	note := func(it item) {
		it.inst.Sources(func(r ptx.Reg) { touched[r] = true })
		it.inst.Results(func(r ptx.Reg) { touched[r] = true })
	}
	for k := end; k < len(e.items[b]); k++ {
		note(e.items[b][k])
	}
	k := end - 1
	var stay []item
	for ; k >= 0 && isMov(e.items[b][k]); k-- {
		it := e.items[b][k]
		side := e.side(it, b)
		free := side >= 0
		it.inst.Results(func(r ptx.Reg) { free = free && !touched[r] })
		if free { // nobody who stays behind it may change what it copies
			src, isReg := it.inst.Args[1].(ptx.Reg)
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
	rest := append([]item(nil), e.items[b][:k+1]...)
	rest = append(rest, reversed(stay)...)
	e.items[b] = append(rest, e.items[b][end:]...)
	for side, list := range moved {
		if len(list) > 0 {
			e.place(reversed(list), b, e.bs[b].succs[side])
		}
	}
}

func written(list []item, r ptx.Reg) bool {
	for _, it := range list {
		if it.inst.Args[0] == ptx.Operand(r) {
			return true
		}
	}
	return false
}

func reversed(list []item) []item {
	out := make([]item, 0, len(list))
	for k := len(list) - 1; k >= 0; k-- {
		out = append(out, list[k])
	}
	return out
}

// side is the successor that alone wants a copy, if the copy may go there; -1: it stays.
func (e *edges) side(it item, b int) int {
	d, ok := it.inst.Args[0].(ptx.Reg)
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
		if in := e.code[k].inst; in != nil && !in.EndsBlock() {
			return true
		}
	}
	return false
}

// place puts copies on the edge from block b to block to.
func (e *edges) place(list []item, b, to int) {
	switch {
	case len(e.bs[to].preds) == 1:
		at := 0
		for at < len(e.items[to]) && isLabel(e.items[to][at]) {
			at++
		}
		joined := append(append([]item(nil), e.items[to][:at]...), list...)
		e.items[to] = append(joined, e.items[to][at:]...)
	case to == b+1:
		e.front[to] = append(e.front[to], list...)
	default:
		e.newBlock(list, b)
	}
}

// newBlock makes a block between b and where it branches to, behind the next block that control does not leave by falling through.
func (e *edges) newBlock(list []item, b int) {
	branch := *e.items[b][len(e.items[b])-1].inst
	target := branch.Args[0].(ptx.Label)
	label := e.s.newLabel()
	branch.Args = []ptx.Operand{label}
	e.items[b][len(e.items[b])-1].inst = &branch
	at := b
	for at < len(e.bs)-1 && !e.endsControl(at) {
		at++
	}
	block := append([]item{{stmt: &ptx.LabelDef{Label: label}, keep: true}}, list...)
	e.behind[at] = append(append(e.behind[at], block...), newItem(&ptx.Inst{Op: "bra", Mods: []string{"uni"}, Args: []ptx.Operand{target}}))
}

func (e *edges) endsControl(b int) bool {
	items := e.items[b]
	return len(items) > 0 && items[len(items)-1].inst != nil && items[len(items)-1].inst.IsTerminator()
}
