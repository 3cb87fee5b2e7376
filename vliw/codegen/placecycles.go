package codegen

import (
	"container/heap"

	"opt-go/vliw/machine"
)

// opQueue is a heap of operations.
type opQueue struct {
	ops  []int32
	less func(a, b int32) bool
}

func (q *opQueue) Len() int           { return len(q.ops) }
func (q *opQueue) Less(i, j int) bool { return q.less(q.ops[i], q.ops[j]) }
func (q *opQueue) Swap(i, j int)      { q.ops[i], q.ops[j] = q.ops[j], q.ops[i] }
func (q *opQueue) Push(x any)         { q.ops = append(q.ops, x.(int32)) }
func (q *opQueue) Pop() any {
	x := q.ops[len(q.ops)-1]
	q.ops = q.ops[:len(q.ops)-1]
	return x
}

// resources counts what a cycle has used, and until when unpipelined units are held.
type resources struct {
	mach *machine.Machine
	used [machine.NumUnits]int
	ops  int
	busy [machine.NumUnits][]int32 // per unit: first free cycle
}

func newResources(m *machine.Machine) *resources {
	r := &resources{mach: m}
	for u := range r.busy {
		r.busy[u] = make([]int32, m.Units[u])
	}
	return r
}

func (r *resources) nextCycle() { r.used, r.ops = [machine.NumUnits]int{}, 0 }

// take reserves a unit in a cycle, false if there is none.
func (r *resources) take(op machine.Op, cycle int32) bool {
	u := machine.Info(op).Unit
	if r.ops >= r.mach.Issue || r.used[u] >= r.mach.Units[u] {
		return false
	}
	for k, free := range r.busy[u] {
		if free <= cycle {
			r.busy[u][k] = cycle + int32(r.mach.OccupancyOf(op))
			r.ops++
			r.used[u]++
			return true
		}
	}
	return false
}

// place gives every operation its cycle and returns the length of the block: when the last result has landed.
func (s *scheduler) place() int {
	avail := &opQueue{less: func(a, b int32) bool {
		if s.height[a] != s.height[b] {
			return s.height[a] > s.height[b]
		}
		return a < b
	}}
	later := &opQueue{less: func(a, b int32) bool {
		if s.ready[a] != s.ready[b] {
			return s.ready[a] < s.ready[b]
		}
		return a < b
	}}
	for k := range s.insts {
		if s.waits[k] == 0 {
			later.Push(int32(k))
		}
	}
	heap.Init(later)
	res, end := newResources(s.mach), 0
	for cycle := int32(0); later.Len()+avail.Len() > 0; cycle++ {
		res.nextCycle()
		var refused []int32
		for {
			for later.Len() > 0 && s.ready[later.ops[0]] <= cycle {
				heap.Push(avail, heap.Pop(later))
			}
			if avail.Len() == 0 {
				break
			}
			k := heap.Pop(avail).(int32)
			if !res.take(s.insts[k].op, cycle) {
				refused = append(refused, k)
				continue
			}
			s.cycle[k] = cycle
			end = max(end, int(cycle)+s.mach.LatencyOf(s.insts[k].op))
			s.release(k, cycle, later)
		}
		for _, k := range refused {
			heap.Push(avail, k)
		}
	}
	return end
}

// release tells the successors of an operation when they may start.
func (s *scheduler) release(k, cycle int32, later *opQueue) {
	for _, e := range s.out[k] {
		s.ready[e.to] = max(s.ready[e.to], cycle+e.delay)
		if s.waits[e.to]--; s.waits[e.to] == 0 {
			heap.Push(later, e.to)
		}
	}
}
