package regalloc

import (
	"opt-go/nvptx/ptx"
	graph "opt-go/passes/analysis"
)

// simt knows what happens to registers when a branch parts the threads of a warp. Parted threads meet again at the branch's
// immediate post-dominator. Until then each group goes its own way, one after the other or in turns, and waits there. So where one
// group writes a register that another holds, now, on its way, or behind the meeting, there are different values in it:
// the register of each thread keeps its own, but one slot for all would not, and behind the meeting it is not uniform.
//
// Threads that wait for each other by spinning may have to go on without meeting (so from sm_70 on). Where a group may spin, nothing is said
// of any register.
type simt struct {
	code   *code
	ipdom  []int32    // by block; -1: the threads do not meet
	spins  []bool     // by block: it asks for what other threads write
	live   []interval // by register
	done   []bool     // by block
	seen   []int32    // by block: the walk that has reached it
	apart  []bool     // by register: it is written between a branch that parts threads and where they meet
	marks  []int32    // by register: the walk that has found it written
	walk   int32
	budget int // questions that may still be asked, by blocks, so that the cost is linear
}

func newSIMT(c *code, live []interval) *simt {
	n := len(c.blocks)
	s := &simt{code: c, ipdom: c.postDominators(), spins: make([]bool, n), live: live, done: make([]bool, n), seen: make([]int32, n), marks: make([]int32, len(c.regs)), apart: make([]bool, len(c.regs)), budget: 1000 + 100*n}
	for b, bl := range c.blocks {
		for _, st := range c.stmts[bl.from:bl.to] {
			if in, ok := st.(*ptx.Inst); ok && polls(in) {
				s.spins[b] = true
			}
		}
	}
	return s
}

// polls says that an instruction reads what other threads write meanwhile: in a loop it may wait for them.
func polls(in *ptx.Inst) bool {
	switch in.Op {
	case "atom":
		return in.HasMod("cas") || in.HasMod("exch")
	case "ld":
		return in.HasMod("volatile") || in.HasMod("acquire") || in.HasMod("relaxed") || in.HasMod("mmio")
	}
	return false
}

// part lists the registers in which threads that the branch at the end of block b parts may hold different values.
func (s *simt) part(b int32) []ptx.Reg {
	if s.done[b] {
		return nil
	}
	s.done[b] = true
	if s.budget <= 0 {
		return s.all()
	}
	meet := s.ipdom[b]
	var out []ptx.Reg
	first := s.walk + 1
	ways := s.code.blocks[b].succs
	for k, way := range ways {
		s.walk++
		if way == meet {
			continue
		}
		region, spins := s.region(way, meet)
		if spins {
			return s.all()
		}
		s.budget -= len(region) * len(ways)
		for _, x := range region {
			for at := s.code.blocks[x].from; at < s.code.blocks[x].to; at++ {
				for _, r := range s.code.writes(at) {
					elsewhere := s.marks[r] >= first && s.marks[r] != s.walk // another group writes it, too
					if elsewhere || s.held(r, ways, k, meet) {
						out = append(out, r)
					}
					s.marks[r], s.apart[r] = s.walk, true
				}
			}
		}
	}
	return out
}

// held says that threads which did not take way number k begin with the register, or that it is read behind the meeting.
func (s *simt) held(r ptx.Reg, ways []int32, k int, meet int32) bool {
	if meet >= 0 && s.liveInto(r, meet) {
		return true
	}
	for j, other := range ways {
		if j != k && s.liveInto(r, other) {
			return true
		}
	}
	return false
}

// region lists the blocks that control reaches from one without passing the meeting. spins says that there is a loop among them, and a block
// that polls.
func (s *simt) region(from, meet int32) (blocks []int32, spins bool) {
	s.seen[from] = s.walk
	blocks = append(blocks, from)
	polls, loops := false, false
	for k := 0; k < len(blocks); k++ {
		b := blocks[k]
		polls = polls || s.spins[b]
		for _, t := range s.code.blocks[b].succs {
			loops = loops || t <= b && t != meet
			if t != meet && s.seen[t] != s.walk {
				s.seen[t] = s.walk
				blocks = append(blocks, t)
			}
		}
	}
	return blocks, polls && loops
}

// all gives up: every register may differ.
func (s *simt) all() []ptx.Reg {
	out := make([]ptx.Reg, len(s.code.regs))
	for r := range out {
		out[r], s.apart[r] = ptx.Reg(r), true
	}
	return out
}

// liveInto says that a register is live at the beginning of a block.
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

// postDominators gives the immediate post-dominator of each block, -1 where ways do not meet before the end. Threads that a
// trap kills meet nobody.
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

// leaves says that control may leave the function behind a statement.
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
