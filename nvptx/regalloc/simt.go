package regalloc

import (
	"slices"

	"opt-go/nvptx/ptx"
	graph "opt-go/passes/analysis"
)

// simt finds the registers whose values differ between diverged threads. Threads that diverge at a
// branch reconverge at the branch's immediate post-dominator. Until then each group of threads
// follows its own path, one after the other or interleaved, and waits there. So if one group writes
// a register that is live in another group, at the branch, on its path, or after the reconvergence,
// the threads hold different values: the register of each thread keeps its own, but one slot for
// all threads would not, and after the reconvergence the register is not uniform.
//
// Threads that wait for each other by spinning may have to go on without meeting (so from sm_70
// on). Where a group may spin, nothing is said of any register.
type simt struct {
	code   *code
	ipdom  []int32    // by block; -1: the threads do not meet
	spins  []bool     // by block: it reads memory that other threads write
	live   []interval // by register
	done   []bool     // by block
	apart  []bool     // by register: it is written between a divergent branch and its reconvergence point
	gaveUp bool       // every register may differ
	budget int        // blocks that may still be visited, so that the cost is linear

	// Of the current branch:
	walk    int32
	ways    []int32 // where it goes
	starts  []int32 // the points at which these blocks begin, sorted, where they are many
	region  []int32 // the blocks that some group reaches
	seen    []visit // by block
	writers []visit // by register: a group that writes it
	work    []int32
}

// visit records the first group that has reached a block, or has written a register; several: other
// groups have reached the block, too.
type visit struct {
	walk, way int32
	several   bool
}

func newSIMT(c *code, live []interval) *simt {
	n := len(c.blocks)
	s := &simt{code: c, ipdom: c.postDominators(), spins: make([]bool, n), live: live, done: make([]bool, n), seen: make([]visit, n), writers: make([]visit, len(c.regs)), apart: make([]bool, len(c.regs)), budget: 1000 + 100*n}
	for b, bl := range c.blocks {
		for _, st := range c.stmts[bl.from:bl.to] {
			if in, ok := st.(*ptx.Inst); ok && polls(in) {
				s.spins[b] = true
			}
		}
	}
	return s
}

// polls reports whether an instruction reads memory that other threads write: in a loop it may wait
// for them.
func polls(in *ptx.Inst) bool {
	switch in.Op {
	case "atom":
		return in.HasMod("cas") || in.HasMod("exch")
	case "ld":
		return in.HasMod("volatile") || in.HasMod("acquire") || in.HasMod("relaxed") || in.HasMod("mmio")
	}
	return false
}

// part lists the registers in which threads that the branch at the end of block b parts may hold
// different values.
func (s *simt) part(b int32) []ptx.Reg {
	if s.done[b] || s.gaveUp {
		return nil
	}
	s.done[b] = true
	if s.budget <= 0 {
		return s.all()
	}
	meet := s.ipdom[b]
	s.begin(s.code.blocks[b].succs)
	for k, way := range s.ways {
		if way != meet {
			s.follow(int32(k), meet)
		}
	}
	if s.spinning(meet) {
		return s.all()
	}
	var out []ptx.Reg
	for _, x := range s.region {
		at := &s.seen[x]
		for k := s.code.blocks[x].from; k < s.code.blocks[x].to; k++ {
			for _, r := range s.code.writes(k) {
				s.apart[r] = true
				if at.several || s.writesToo(r, at.way) || meet >= 0 && s.liveInto(r, meet) || s.held(r, at.way) {
					out = append(out, r)
				}
			}
		}
	}
	return out
}

func (s *simt) begin(ways []int32) {
	s.walk++
	s.ways, s.starts, s.region = ways, s.starts[:0], s.region[:0]
	if len(ways) > 4 {
		for _, w := range ways {
			s.starts = append(s.starts, 2*s.code.blocks[w].from)
		}
		slices.Sort(s.starts)
	}
}

// follow takes a group along its path up to the reconvergence point. From a block that two groups
// have reached, only such blocks are reachable.
func (s *simt) follow(way, meet int32) {
	work := s.work[:0]
	come := func(b int32) {
		switch v := &s.seen[b]; {
		case v.walk != s.walk:
			*v = visit{walk: s.walk, way: way}
			s.region = append(s.region, b)
		case v.several || v.way == way:
			return
		default:
			v.several = true
		}
		work = append(work, b)
	}
	come(s.ways[way])
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		s.budget -= 2
		for _, t := range s.code.blocks[b].succs {
			if t != meet {
				come(t)
			}
		}
	}
	s.work = work
}

// spinning reports whether some group may stay in a loop that polls memory written by others.
func (s *simt) spinning(meet int32) bool {
	polls, loops := false, false
	for _, b := range s.region {
		polls = polls || s.spins[b]
		loops = loops || s.goesBack(b, meet)
	}
	if !polls || !loops {
		return false
	}
	for _, way := range s.ways { // one group does both, or none
		if way != meet && s.spinsFrom(way, meet) {
			return true
		}
	}
	return false
}

// spinsFrom says so of the group that begins with a block.
func (s *simt) spinsFrom(way, meet int32) bool {
	s.walk++
	polls, loops := false, false
	work := append(s.work[:0], way)
	s.seen[way].walk = s.walk
	for len(work) > 0 && !(polls && loops) {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		s.budget -= 2
		polls, loops = polls || s.spins[b], loops || s.goesBack(b, meet)
		for _, t := range s.code.blocks[b].succs {
			if t != meet && s.seen[t].walk != s.walk {
				s.seen[t].walk = s.walk
				work = append(work, t)
			}
		}
	}
	return polls && loops
}

func (s *simt) goesBack(b, meet int32) bool {
	for _, t := range s.code.blocks[b].succs {
		if t <= b && t != meet {
			return true
		}
	}
	return false
}

// writesToo records that a group writes a register, and reports whether another group does.
func (s *simt) writesToo(r ptx.Reg, way int32) bool {
	w := &s.writers[r]
	if w.walk != s.walk {
		*w = visit{walk: s.walk, way: way}
	}
	return w.way != way
}

// held reports whether the register is live into another successor than the given one.
func (s *simt) held(r ptx.Reg, way int32) bool {
	segs := s.live[r].segs
	if len(s.starts) == 0 || len(segs) > len(s.starts) {
		for k, other := range s.ways {
			if k != int(way) && s.liveInto(r, other) {
				return true
			}
		}
		return false
	}
	n := 0
	for _, g := range segs {
		from, _ := slices.BinarySearch(s.starts, g.from)
		to, _ := slices.BinarySearch(s.starts, g.to)
		n += to - from
	}
	if s.liveInto(r, s.ways[way]) {
		n--
	}
	return n > 0
}

// all is the conservative answer: every register may differ.
func (s *simt) all() []ptx.Reg {
	s.gaveUp = true
	out := make([]ptx.Reg, len(s.code.regs))
	for r := range out {
		out[r], s.apart[r] = ptx.Reg(r), true
	}
	return out
}

// liveInto reports whether a register is live at the beginning of a block.
func (s *simt) liveInto(r ptx.Reg, b int32) bool {
	at := 2 * s.code.blocks[b].from
	list := s.live[r].segs
	for len(list) > 0 {
		k := len(list) / 2
		switch seg := list[k]; {
		case at < seg.from:
			list = list[:k]
		case at >= seg.to:
			list = list[k+1:]
		default:
			return true
		}
	}
	return false
}

// postDominators returns the immediate post-dominator of each block, -1 where paths do not meet
// before the end. Threads that a trap kills do not reconverge.
func (c *code) postDominators() []int32 {
	n := int32(len(c.blocks))
	leave := make([]bool, n)
	var ends []int32
	for b := range c.blocks {
		if leaves(c.stmts[c.blocks[b].to-1], int32(b) == n-1) {
			leave[b], ends = true, append(ends, int32(b))
		}
	}
	w := backwards{number: make([]int32, n+1), vertex: []int32{-1}, parent: []int32{0}}
	w.walk(n, func(b int32) []int32 {
		if b == n {
			return ends
		}
		return c.blocks[b].preds
	})
	idom := graph.ImmediateDominators(w.parent, func(v int32, from func(int32)) {
		b := w.vertex[v]
		if b == n {
			return
		}
		for _, t := range c.blocks[b].succs {
			if u := w.number[t]; u > 0 {
				from(u)
			}
		}
		if leave[b] {
			from(1) // the end
		}
	})
	meet := make([]int32, n)
	for b := range meet {
		meet[b] = -1
		if v := w.number[b]; v > 0 && idom[v] > 1 {
			meet[b] = w.vertex[idom[v]]
		}
	}
	return meet
}

// leaves reports whether control may leave the function after a statement.
func leaves(s ptx.Stmt, last bool) bool {
	in, ok := s.(*ptx.Inst)
	switch {
	case !ok:
		return last
	case in.Op == "ret" || in.Op == "exit":
		return true
	}
	return last && !in.IsTerminator()
}

// backwards numbers what a depth-first search finds, in preorder from 1.
type backwards struct {
	number []int32 // by node; 0: not found
	vertex []int32 // node by number
	parent []int32 // in the tree of the search
}

func (w *backwards) walk(root int32, next func(node int32) []int32) {
	type frame struct {
		node int32
		rest []int32
	}
	var stack []frame
	enter := func(node, from int32) {
		w.number[node] = int32(len(w.vertex))
		w.vertex, w.parent = append(w.vertex, node), append(w.parent, from)
		stack = append(stack, frame{node, next(node)})
	}
	enter(root, 0)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.rest) == 0 {
			stack = stack[:len(stack)-1]
			continue
		}
		t := top.rest[0]
		top.rest = top.rest[1:]
		if w.number[t] == 0 {
			enter(t, w.number[top.node])
		}
	}
}
