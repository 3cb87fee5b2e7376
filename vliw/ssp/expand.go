package ssp

import (
	"slices"

	"opt-go/vliw/ddg"

	"github.com/pkg/errors"
)

// Instance is one execution of an operation in the final schedule.
type Instance struct {
	Op    ddg.OpID
	Index []int // iteration of each loop around it, outermost first; in a call of visit, valid until it returns
	Cycle int
}

// Expand replays the final schedule step by step for trip counts ≥ 1 (level 1: ≥ 0), as the code
// does: OLP after OLP, and in each ILES turn after turn. It calls visit for every instance, in
// order of steps. Cycle 0 is the first of the first step that is not empty.
func (f *Final) Expand(trips []int, visit func(Instance)) {
	e := &expansion{f: f, s: f.Schedule, trips: trips, visit: visit}
	e.stages = make([][]ddg.OpID, e.s.Stages(1))
	for i := range e.s.Nest.Ops {
		stage := e.s.Stage(ddg.OpID(i))
		e.stages[stage] = append(e.stages[stage], ddg.OpID(i))
	}
	depth := len(trips)
	for k := 0; k <= trips[0]-1+e.s.Last[0] && trips[0] > 0; k++ {
		if since := k - e.s.Last[depth-1]; depth > 1 && since >= 0 && since%f.Group == 0 && since < trips[0] {
			e.ranInner = since + f.Group
			e.segment(since)
		}
		for stage := range e.stages {
			if i := k - stage; i >= 0 && i < trips[0] {
				e.execute(stage, e.indexOutside(i))
			}
		}
		e.step++
	}
}

// aheadOf replays the operations of a single loop that run ahead in iterations that the loop does
// not have: those before the first, as many as ahead says, and those after the last that its last
// steps hold.
func (f *Final) aheadOf(ahead []int, trips int, visit func(Instance)) {
	s := f.Schedule
	for op, by := range ahead {
		if by == 0 {
			continue
		}
		id := ddg.OpID(op)
		for i := -by; i <= trips-1+s.Last[0]-s.Stage(id); i++ {
			if i < 0 || i >= trips {
				visit(Instance{Op: id, Index: []int{i}, Cycle: (i+s.Stage(id))*s.T + s.Row(id)})
			}
		}
	}
}

type expansion struct {
	f        *Final
	s        *Schedule
	trips    []int
	visit    func(Instance)
	stages   [][]ddg.OpID
	step     int
	ranInner int     // iterations before this one have had their ILES
	index    [][]int // per iteration of the group, in an ILES
}

// indexOutside is the state of an iteration's inner loops outside of ILES: the first iteration of
// each, or the last.
func (e *expansion) indexOutside(i int) []int {
	index := make([]int, len(e.trips))
	index[0] = i
	for level := 1; level < len(index) && i < e.ranInner; level++ {
		index[level] = e.trips[level] - 1
	}
	return index
}

func (e *expansion) execute(stage int, index []int) {
	for _, op := range e.stages[stage] {
		level := e.s.Nest.Ops[op].Level
		e.visit(Instance{Op: op, Index: index[:level], Cycle: e.step*e.s.T + e.s.Row(op)})
	}
}

// segment plays the ILES of the group that begins with an iteration.
func (e *expansion) segment(first int) {
	e.index = nil
	for j := range e.f.Group {
		index := make([]int, len(e.trips))
		index[0] = first + j
		e.index = append(e.index, index)
	}
	e.around(2)
}

// around replays R of a level: all iterations of its loop and of those inside it that are in the
// ILES.
func (e *expansion) around(level int) {
	if level > len(e.trips) {
		return
	}
	e.around(level + 1)
	for range e.trips[level-1] - 1 {
		e.turn(e.f.Turns[level-2])
		e.around(level + 1)
	}
}

func (e *expansion) turn(t Turn) {
	for _, stages := range t.Stage {
		for j, stage := range stages {
			index := e.index[j]
			if index[0] < e.trips[0] {
				e.execute(stage, index)
			}
			if stage == e.s.Last[t.Level-1] { // through the back edge
				index[t.Level-1]++
				for inner := t.Level; inner < len(index); inner++ {
					index[inner] = 0
				}
			}
		}
		e.step++
	}
}

// VerifyInstances plays the final schedule and checks it against the nest itself, with nothing of
// the 1-D graph:
//   - every operation is executed exactly once for each vector of iterations;
//   - every pair of instances whose difference is in an edge's box is in order, at least the
//     latency apart;
//   - no cycle issues more than the machine can, and no unit is held twice.
//
// It looks at all pairs, so it is for small trip counts.
func (s *Schedule) VerifyInstances(trips []int) error {
	n := s.Nest
	instances := make([][]Instance, len(n.Ops))
	s.Final().Expand(trips, func(x Instance) {
		x.Index = slices.Clone(x.Index)
		instances[x.Op] = append(instances[x.Op], x)
	})
	for op, list := range instances {
		if err := n.complete(ddg.OpID(op), list, trips); err != nil {
			return err
		}
	}
	for i := range n.Edges {
		if err := n.ordered(i, instances); err != nil {
			return err
		}
	}
	return s.verifyCycles(instances)
}

func (n *Nest) complete(op ddg.OpID, list []Instance, trips []int) error {
	o := &n.Ops[op]
	want := 1
	for _, t := range trips[:o.Level] {
		want *= t
	}
	seen := map[int]bool{}
	for _, x := range list {
		key := 0
		for level, i := range x.Index {
			if i < 0 || i >= trips[level] {
				return errors.Errorf("%s is executed for iteration %v", o.Name, x.Index)
			}
			key = key*trips[level] + i
		}
		if seen[key] {
			return errors.Errorf("%s is executed twice for iteration %v", o.Name, x.Index)
		}
		seen[key] = true
	}
	if len(list) != want {
		return errors.Errorf("%s is executed %d times instead of %d", o.Name, len(list), want)
	}
	return nil
}

func (n *Nest) ordered(edge int, instances [][]Instance) error {
	e := &n.Edges[edge]
	for _, a := range instances[e.From] {
		for _, b := range instances[e.To] {
			if e.relates(a.Index, b.Index) && b.Cycle < a.Cycle+e.Latency {
				return errors.Errorf("%s: instances %v and %v are issued at %d and %d", n.EdgeString(edge), a.Index, b.Index, a.Cycle, b.Cycle)
			}
		}
	}
	return nil
}

// relates reports whether the instance b of To waits for the instance a of From.
func (e *Edge) relates(a, b []int) bool {
	sign := 0
	for i, r := range e.Distance {
		d := b[i] - a[i]
		if !r.Has(d) {
			return false
		}
		if sign == 0 {
			sign = d
		}
	}
	return sign > 0 || sign == 0 && e.From < e.To
}

func (s *Schedule) verifyCycles(instances [][]Instance) error {
	type unitCycle struct{ unit, cycle int }
	issued, held := map[int]int{}, map[unitCycle]ddg.OpID{}
	for op, list := range instances {
		class := &s.Model.Classes[s.Nest.Ops[op].Class]
		for _, x := range list {
			if issued[x.Cycle]++; issued[x.Cycle] > s.Model.IssueWidth {
				return errors.Errorf("cycle %d issues more than %d operations", x.Cycle, s.Model.IssueWidth)
			}
			for k := range class.Busy {
				at := unitCycle{s.Unit[op], x.Cycle + k}
				if other, taken := held[at]; taken {
					return errors.Errorf("%s and %s hold %s in cycle %d", s.Nest.Ops[other].Name, s.Nest.Ops[op].Name, s.Model.Units[at.unit], at.cycle)
				}
				held[at] = x.Op
			}
		}
	}
	return nil
}
