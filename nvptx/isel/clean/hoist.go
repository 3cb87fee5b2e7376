package clean

import "opt-go/nvptx/ptx"

// hoist moves loop-invariant code out of loops. The passes have done that for the IR; the remaining
// invariants are instructions that selection itself creates: scaled indices, extensions, constants,
// addresses of variables.
//
//	L: shl.b64 %rd5, %rd1, 2;           shl.b64 %rd5, %rd1, 2;
//	   add.s64 %rd6, %rd6, %rd5;   →  L: add.s64 %rd6, %rd6, %rd5;
//
// Only code that runs in every iteration moves, so no computation is added unless the loop is not
// entered. Inner loops come first; code that leaves one may leave the next. Constants stay: an
// instruction takes them as immediates, or they cost a register throughout the loop.
func (f *Func) hoist(code []Item) []Item {
	bs := findBlocks(code)
	order := dominators(bs)
	l := findLoops(bs, order)
	if len(l.loops) == 0 {
		return code
	}
	h := &hoister{f: f, bs: bs, l: l, once: f.setOnce(code), items: split(code, bs), home: make([]int32, len(f.Regs))}
	for n, b := range h.items {
		for _, it := range b {
			if it.Inst != nil {
				it.Inst.Results(func(r ptx.Reg) { h.home[r] = int32(n) + 1 })
			}
		}
	}
	for n := range l.loops {
		h.loop(n)
	}
	return flatten(code, h.items)
}

type hoister struct {
	f     *Func
	bs    []block
	l     *forest
	once  []bool
	items [][]Item
	home  []int32 // by register: the block that sets it, off by one
}

// loop hoists the invariants of one loop. Blocks are visited so that operands move first.
func (h *hoister) loop(n int) {
	loop := &h.l.loops[n]
	for _, b := range loop.blocks {
		if h.everyRound(b, loop) {
			h.items[b] = h.take(h.items[b], n)
		}
	}
}

func (h *hoister) everyRound(b int, loop *loop) bool {
	for _, latch := range loop.latches {
		if !h.l.dominates(b, latch) {
			return false
		}
	}
	return true
}

// take moves items out of the loop and returns those that stay.
func (h *hoister) take(items []Item, loop int) []Item {
	rest := items[:0]
	for _, it := range items {
		if h.f.steady(it) && !isConstant(it.Inst) && h.setOnce(it.Inst) && h.invariant(it.Inst, loop) {
			h.place(it, h.l.loops[loop].header)
		} else {
			rest = append(rest, it)
		}
	}
	return rest
}

// setOnce reports that nothing else sets the results of an instruction.
func (h *hoister) setOnce(in *ptx.Inst) bool {
	once := true
	in.Results(func(r ptx.Reg) { once = once && h.once[r] })
	return once
}

// isConstant reports a mov of something that is no register.
func isConstant(in *ptx.Inst) bool {
	if in.Op != "mov" {
		return false
	}
	_, isReg := in.Args[1].(ptx.Reg)
	return !isReg
}

// invariant reports whether all operands are computed outside of the loop.
func (h *hoister) invariant(in *ptx.Inst, loop int) bool {
	same := true
	in.Sources(func(r ptx.Reg) {
		at := int(h.home[r])
		same = same && h.once[r] && (at == 0 || !h.l.in(at-1, loop))
	})
	return same
}

// place puts an item at the end of the block that dominates the header: the preheader, if there is
// one entry.
func (h *hoister) place(it Item, header int) {
	it.At, it.Scope = Place{}, 0 // it runs once for all iterations
	to := h.bs[header].idom
	at := branchesAt(h.items[to])
	h.items[to] = append(h.items[to], Item{})
	copy(h.items[to][at+1:], h.items[to][at:])
	h.items[to][at] = it
	it.Inst.Results(func(r ptx.Reg) { h.home[r] = int32(to) + 1 })
}
