package finish

import (
	"opt-go/vliw/machine"
)

// opQueue is a heap of operations.
type opQueue struct {
	ops  []int32
	less func(a, b int32) bool
}

func (q *opQueue) empty() bool { return len(q.ops) == 0 }
func (q *opQueue) head() int32 { return q.ops[0] }

func (q *opQueue) push(x int32) {
	q.ops = append(q.ops, x)
	k := len(q.ops) - 1
	for up := (k - 1) / 2; k > 0 && q.less(x, q.ops[up]); up = (k - 1) / 2 {
		q.ops[k] = q.ops[up]
		k = up
	}
	q.ops[k] = x
}

func (q *opQueue) pop() int32 {
	top, n := q.ops[0], len(q.ops)-1
	x := q.ops[n]
	q.ops = q.ops[:n]
	k := 0
	for n > 0 {
		down := 2*k + 1
		if down+1 < n && q.less(q.ops[down+1], q.ops[down]) {
			down++
		}
		if down >= n || !q.less(q.ops[down], x) {
			q.ops[k] = x
			break
		}
		q.ops[k] = q.ops[down]
		k = down
	}
	return top
}

// resources counts what a cycle has used, and until when unpipelined units are held.
type resources struct {
	mach *machine.Machine
	used [machine.NumUnits]int
	ops  int
	busy [machine.NumUnits][]int32 // per unit: first free cycle
}

// newResources: held says what units do at the start, nil: nothing.
func newResources(m *machine.Machine, held *pending) *resources {
	r := &resources{mach: m}
	for u := range r.busy {
		r.busy[u] = make([]int32, m.Units[u])
		if held != nil {
			copy(r.busy[u], held.busy[u])
		}
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

// placement is the state of place: the operations that may be issued, by unit, and those that wait
// for a cycle.
type placement struct {
	*scheduler
	avail   [machine.NumUnits + 1]opQueue // the last: operations that cost nothing
	inOrder [machine.NumUnits + 1]opQueue // the same in program order, for times of high register pressure; may hold operations that were issued
	later   opQueue
	res     *resources
	left    int
	end     int32
}

// place assigns a cycle to every operation and returns the length of the block.
func (s *scheduler) place() int {
	p := &placement{scheduler: s, res: newResources(s.mach, s.entry), left: len(s.insts), end: s.length}
	for u := range p.avail {
		p.avail[u].less = s.goesFirst
		p.inOrder[u].less = func(a, b int32) bool { return a < b }
	}
	p.later.less = func(a, b int32) bool {
		if s.ready[a] != s.ready[b] {
			return s.ready[a] < s.ready[b]
		}
		return a < b
	}
	for k := range s.insts {
		s.cycle[k] = notIssued
		if s.waits[k] == 0 {
			p.later.push(int32(k))
		}
	}
	for cycle := int32(0); p.left > 0; cycle++ {
		p.res.nextCycle()
		p.fill(cycle)
	}
	return int(p.end)
}

const notIssued = -1

// goesFirst: the operation of the earlier block, so that code from below fills gaps only, then the
// one with the longer path to the end.
func (s *scheduler) goesFirst(a, b int32) bool {
	if s.home != nil && s.home[a] != s.home[b] {
		return s.home[a] < s.home[b]
	}
	if s.height[a] != s.height[b] {
		return s.height[a] > s.height[b]
	}
	return a < b
}

// queue is where an operation waits for its unit.
func (p *placement) queue(k int32) int {
	if p.free != nil && p.free[k] {
		return machine.NumUnits
	}
	return int(machine.Info(p.insts[k].Op).Unit)
}

// fill issues the operations of one cycle.
func (p *placement) fill(cycle int32) {
	var refused [machine.NumUnits + 1]bool
	for {
		for !p.later.empty() && p.ready[p.later.head()] <= cycle {
			k := p.later.pop()
			u := p.queue(k)
			p.avail[u].push(k)
			if p.pressure != nil {
				p.inOrder[u].push(k)
			}
		}
		u := p.best(&refused)
		if u < 0 {
			return
		}
		k := p.queues()[u].head()
		if u < machine.NumUnits && !p.res.take(p.insts[k].Op, cycle) {
			refused[u] = true // no other of this unit would do better
			continue
		}
		p.issue(k, cycle)
	}
}

// queues are those that count now.
func (p *placement) queues() *[machine.NumUnits + 1]opQueue {
	if p.pressure != nil && p.pressure.high() {
		return &p.inOrder
	}
	return &p.avail
}

// best is the unit whose next operation has the highest priority, -1: none has any.
func (p *placement) best(refused *[machine.NumUnits + 1]bool) int {
	best, queues := -1, p.queues()
	for u := range queues {
		q := &queues[u]
		for !q.empty() && p.cycle[q.head()] != notIssued {
			q.pop()
		}
		if !refused[u] && !q.empty() && (best < 0 || q.less(q.head(), queues[best].head())) {
			best = u
		}
	}
	return best
}

// issue records the cycle of an operation and updates the earliest cycles of its successors.
func (p *placement) issue(k, cycle int32) {
	p.cycle[k] = cycle
	p.left--
	p.end = max(p.end, cycle+p.lasts(&p.insts[k]))
	if p.pressure != nil {
		p.pressure.issue(&p.insts[k])
	}
	for e := p.edges.first[k]; e != 0; e = p.edges.list[e].next {
		d := &p.edges.list[e]
		p.ready[d.to] = max(p.ready[d.to], cycle+d.delay)
		if p.waits[d.to]--; p.waits[d.to] == 0 {
			p.later.push(d.to)
		}
	}
}
