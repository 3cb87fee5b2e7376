package regalloc

import (
	"opt-go/nvptx/ptx"
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
	ipdom  []int32     // by block; -1: the threads do not meet
	writes [][]ptx.Reg // by block
	spins  []bool      // by block: it asks for what other threads write
	live   [][]segment // by register
	done   []bool      // by block
	seen   []int32     // by block: the walk that has reached it
	apart  []bool      // by register: it is written between a branch that parts threads and where they meet
	marks  []int32     // by register: the walk that has found it written
	walk   int32
	budget int // questions that may still be asked, by blocks, so that the cost is linear
}

func newSIMT(c *code, l *liveness) *simt {
	n := len(c.blocks)
	s := &simt{code: c, ipdom: postDominators(c.blocks, c.stmts), writes: make([][]ptx.Reg, n), spins: make([]bool, n),
		live: l.segments(), done: make([]bool, n), seen: make([]int32, n), marks: make([]int32, len(c.regs)), apart: make([]bool, len(c.regs)), budget: 1000 + 100*n}
	for b, bl := range c.blocks {
		for _, st := range c.stmts[bl.from:bl.to] {
			if in, ok := st.(*ptx.Inst); ok {
				in.Results(func(r ptx.Reg) { s.writes[b] = append(s.writes[b], r) })
				s.spins[b] = s.spins[b] || polls(in)
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
			for _, r := range s.writes[x] {
				elsewhere := s.marks[r] >= first && s.marks[r] != s.walk // another group writes it, too
				if elsewhere || s.held(r, ways, k, meet) {
					out = append(out, r)
				}
				s.marks[r], s.apart[r] = s.walk, true
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
	list := s.live[r]
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
// trap kills meet nobody. The algorithm is that of Cooper, Harvey and Kennedy on the reversed graph.
func postDominators(blocks []block, stmts []ptx.Stmt) []int32 {
	n := int32(len(blocks))
	preds, succs := make([][]int32, n+1), make([][]int32, n+1)
	for b := range blocks {
		succs[b] = append(succs[b], blocks[b].succs...)
		if leaves(stmts[blocks[b].to-1], int32(b) == n-1) {
			succs[b] = append(succs[b], n)
		}
		for _, t := range succs[b] {
			preds[t] = append(preds[t], int32(b))
		}
	}
	order, number := reversePostorder(n, preds)
	idom := make([]int32, n+1)
	for b := range idom {
		idom[b] = -1
	}
	idom[n] = n
	for changed := true; changed; {
		changed = false
		for _, b := range order[1:] {
			d := int32(-1)
			for _, t := range succs[b] {
				if idom[t] < 0 {
					continue
				}
				if d < 0 {
					d = t
				}
				for x := t; x != d; {
					if number[x] > number[d] {
						x = idom[x]
					} else {
						d = idom[d]
					}
				}
			}
			if d != idom[b] {
				idom[b], changed = d, true
			}
		}
	}
	for b := range idom {
		if idom[b] == n {
			idom[b] = -1
		}
	}
	return idom[:n]
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

// reversePostorder numbers what can be reached from a node.
func reversePostorder(root int32, next [][]int32) (order, number []int32) {
	type frame struct {
		node int32
		k    int
	}
	number = make([]int32, len(next))
	seen := make([]bool, len(next))
	seen[root] = true
	stack := []frame{{node: root}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.k < len(next[top.node]) {
			t := next[top.node][top.k]
			top.k++
			if !seen[t] {
				seen[t] = true
				stack = append(stack, frame{node: t})
			}
			continue
		}
		order = append(order, top.node)
		stack = stack[:len(stack)-1]
	}
	for i, j := 0, len(order)-1; i < j; i, j = i+1, j-1 {
		order[i], order[j] = order[j], order[i]
	}
	for k, b := range order {
		number[b] = int32(k)
	}
	return order, number
}
