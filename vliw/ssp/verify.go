package ssp

import (
	"slices"

	"opt-go/vliw/ddg"

	"github.com/pkg/errors"
)

// Verify checks a 1-D schedule from first principles: the shape of the stages, every dependence of
// the 1-D graph, every sequential constraint, units and issue slots of each row. What that is good
// for, all instances of the final schedule in order, is what VerifyInstances checks.
func (s *Schedule) Verify() error {
	if err := s.verifyStages(); err != nil {
		return err
	}
	d, err := s.Nest.OneD()
	if err != nil {
		return err
	}
	for i := range d.Graph.Edges {
		e := &d.Graph.Edges[i]
		if s.Cycle[e.To]+e.Distance*s.T < s.Cycle[e.From]+e.Latency {
			return errors.Errorf("%s: issued at %d and %d, T %d", d.Graph.EdgeString(ddg.EdgeID(i)), s.Cycle[e.From], s.Cycle[e.To], s.T)
		}
	}
	for _, q := range d.Sequential {
		if s.Cycle[q.To]+(q.Outer+q.Inner*s.Stages(q.Level))*s.T < s.Cycle[q.From]+q.Latency {
			return errors.Errorf("sequential constraint %s → %s at level %d: issued at %d and %d, %d stages of %d cycles",
				s.Nest.Ops[q.From].Name, s.Nest.Ops[q.To].Name, q.Level, s.Cycle[q.From], s.Cycle[q.To], s.Stages(q.Level), s.T)
		}
	}
	return s.verifyRows()
}

func (s *Schedule) verifyStages() error {
	n := s.Nest
	for level := 2; level <= n.Depth(); level++ {
		if f, l := s.First[level-1], s.Last[level-1]; f > l || f < s.First[level-2] || l > s.Last[level-2] {
			return errors.Errorf("level %d is in stages %d to %d, level %d in %d to %d", level, f, l, level-1, s.First[level-2], s.Last[level-2])
		}
	}
	if s.First[0] != 0 {
		return errors.Errorf("the first stage is %d", s.First[0])
	}
	for i := range n.Ops {
		op := &n.Ops[i]
		stage := s.Stage(op.ID)
		low, high := s.First[op.Level-1], s.Last[op.Level-1]
		if op.Level < n.Depth() && op.Place == Before {
			high = s.First[op.Level] - 1
		} else if op.Level < n.Depth() {
			low = s.Last[op.Level] + 1
		}
		if s.Cycle[i] < 0 || stage < low || stage > high {
			return errors.Errorf("%s is in stage %d, not %d to %d", op.Name, stage, low, high)
		}
	}
	return nil
}

func (s *Schedule) verifyRows() error {
	issued := make([]int, s.T)
	holder := make(map[[2]int]string)
	issue := func(op *ddg.Op, row, unit int) error {
		class := &s.Model.Classes[op.Class]
		if issued[row]++; issued[row] > s.Model.IssueWidth {
			return errors.Errorf("row %d issues more than %d operations", row, s.Model.IssueWidth)
		}
		if !slices.Contains(class.Units, unit) {
			return errors.Errorf("%s runs on unit %d", op.Name, unit)
		}
		for k := range class.Busy {
			at := [2]int{unit, (row + k) % s.T}
			if other, held := holder[at]; held {
				return errors.Errorf("%s and %s hold %s in row %d", other, op.Name, s.Model.Units[at[0]], at[1])
			}
			holder[at] = op.Name
		}
		return nil
	}
	for i := range s.Nest.Ops {
		op := &s.Nest.Ops[i]
		if err := issue(&op.Op, s.Row(op.ID), s.Unit[i]); err != nil {
			return err
		}
	}
	if s.Step.Name == "" {
		return nil
	}
	return issue(&s.Step, s.StepRow, s.StepUnit)
}
