package code

import "container/heap"

// Schedule divides the instructions of every block into groups: what issues in one cycle. The
// processor waits for results that are not ready, so latencies matter for speed only; within a
// group no instruction may read or write a register that another one writes. Exceptions: a branch
// may read what an integer compare writes, an instruction may overwrite what an earlier one reads,
// a check of an advanced load confirms what a later one reads, and parallel compares of one type
// write one predicate.
func Schedule(f *Func) {
	for _, b := range f.Blocks {
		s := &scheduler{insts: b.Insts, succs: make([][]edge, len(b.Insts)), waits: make([]int, len(b.Insts)), sites: map[Reg]*site{}}
		s.dependences()
		b.Groups = s.run()
	}
}

// issueBundles is how many bundles the processor takes in a cycle.
const issueBundles = 2

type edge struct{ to, delay int }

type site struct{ writers, readers []int }

type scheduler struct {
	insts []Inst
	succs [][]edge
	waits []int
	sites map[Reg]*site
}

func (s *scheduler) edge(from, to, delay int) {
	if from != to {
		s.succs[from] = append(s.succs[from], edge{to, delay})
		s.waits[to]++
	}
}

func (s *scheduler) site(r Reg) *site {
	at := s.sites[r]
	if at == nil {
		at = &site{}
		s.sites[r] = at
	}
	return at
}

// dependences builds the edges: registers, memory in order, branches in order.
func (s *scheduler) dependences() {
	var loads, stores []int
	barrier, fence := -1, -1
	for k := range s.insts {
		in := &s.insts[k]
		s.registers(k)
		switch {
		case in.Op.Is(Advanced): // stores are no reason to wait: its check is in order
			if fence >= 0 {
				s.edge(fence, k, 0)
			}
		case in.Op.Is(Load):
			for _, p := range stores[max(0, len(stores)-1):] {
				s.edge(p, k, 0)
			}
			loads = append(loads, k)
		case in.Op.Is(Store | Orders):
			for _, p := range append(loads, stores[max(0, len(stores)-1):]...) {
				s.edge(p, k, 0)
			}
			loads, stores = nil, append(stores, k)
			if in.Op.Is(Orders) {
				fence = k
			}
		}
		delay := 0
		if barrier >= 0 && s.insts[barrier].Op.Is(Alone) {
			delay = 1
		}
		if barrier >= 0 {
			s.edge(barrier, k, delay)
		}
		if in.Op.Is(Branch | Alone) {
			delay = 0
			if in.Op.Is(Alone) {
				delay = 1
			}
			for p := max(barrier, 0); p < k; p++ {
				s.edge(p, k, delay)
			}
			barrier = k
		}
	}
}

// registers builds the edges of one instruction through registers.
func (s *scheduler) registers(k int) {
	in := &s.insts[k]
	in.Reads(func(r Reg) {
		at := s.site(r)
		for _, w := range at.writers {
			delay := s.insts[w].latencyOf(r)
			if r.Class == PR && in.Op.Is(Branch) && s.insts[w].Op.Is(Compare) && in.Op != BrCtop {
				delay = 0
			}
			s.edge(w, k, delay)
		}
		at.readers = append(at.readers, k)
	})
	in.Writes(func(r Reg) {
		at := s.site(r)
		for _, p := range at.readers {
			s.edge(p, k, 0)
		}
		mate := false
		for _, w := range at.writers {
			if in.Pair != 0 && s.insts[w].Pair == in.Pair || in.Op.IsLike(s.insts[w].Op) {
				mate = true
				continue
			}
			s.edge(w, k, 1)
		}
		switch {
		case mate:
			at.writers = append(at.writers, k)
		case in.Pair != 0, in.Op.Is(Parallel): // what must come before this one must come before its mate, too
			at.writers = append(at.writers, k)
		case in.Op.Is(Check) && r == in.Dst[0].Reg: // readers wait for the advanced load, too
			at.writers, at.readers = append(at.writers, k), nil
		case in.Pred.Class != NoClass:
			at.writers, at.readers = append(at.writers, k), nil
		default:
			at.writers, at.readers = append(at.writers[:0:0], k), nil
		}
	})
}

// maxMisfits bounds the instructions of a cycle that are tried and do not fit its group.
const maxMisfits = 32

// run issues, cycle by cycle, the ready instruction with the longest path to the end, as long as
// two bundles hold the group.
func (s *scheduler) run() [][]Inst {
	ready := make([]int, len(s.insts))
	height := s.heights()
	now := &queue{before: func(a, b int) bool { return height[a] > height[b] || height[a] == height[b] && a < b }}
	later := &queue{before: func(a, b int) bool { return ready[a] < ready[b] || ready[a] == ready[b] && a < b }}
	for k, n := range s.waits {
		if n == 0 {
			heap.Push(now, k)
		}
	}
	var groups [][]Inst
	for cycle := 0; now.Len()+later.Len() > 0; cycle++ {
		for later.Len() > 0 && ready[later.list[0]] <= cycle {
			heap.Push(now, heap.Pop(later))
		}
		var group []Inst
		var misfits []int
		for now.Len() > 0 && len(misfits) < maxMisfits {
			k := heap.Pop(now).(int)
			if len(Pack(append(group[:len(group):len(group)], s.insts[k]))) > issueBundles {
				misfits = append(misfits, k)
				continue
			}
			group = append(group, s.insts[k])
			for _, e := range s.succs[k] {
				ready[e.to] = max(ready[e.to], cycle+e.delay)
				if s.waits[e.to]--; s.waits[e.to] > 0 {
					continue
				}
				if ready[e.to] <= cycle {
					heap.Push(now, e.to)
				} else {
					heap.Push(later, e.to)
				}
			}
		}
		for _, k := range misfits {
			heap.Push(now, k)
		}
		if len(group) > 0 {
			groups = append(groups, group)
		}
	}
	return groups
}

// heights are the longest paths to the end, in cycles.
func (s *scheduler) heights() []int {
	out := make([]int, len(s.insts))
	for k := len(out) - 1; k >= 0; k-- {
		for _, e := range s.succs[k] {
			out[k] = max(out[k], out[e.to]+e.delay)
		}
	}
	return out
}

// queue is a heap of instructions, for container/heap.
type queue struct {
	list   []int
	before func(a, b int) bool
}

func (q *queue) Len() int           { return len(q.list) }
func (q *queue) Less(i, j int) bool { return q.before(q.list[i], q.list[j]) }
func (q *queue) Swap(i, j int)      { q.list[i], q.list[j] = q.list[j], q.list[i] }
func (q *queue) Push(x any)         { q.list = append(q.list, x.(int)) }
func (q *queue) Pop() any {
	last := q.list[len(q.list)-1]
	q.list = q.list[:len(q.list)-1]
	return last
}
