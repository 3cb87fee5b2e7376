package modulo

import (
	"github.com/pkg/errors"

	"opt-go/vliw/ddg"
)

// Verify checks a schedule against the graph and the machine from first principles; it shares
// nothing with the schedulers. It checks
//   - the shape: a cycle ≥ 0 and a unit per operation, II ≥ 1, the first operation in stage 0, the
//     stage count;
//   - every dependence: issue(to) ≥ issue(from) + latency − distance·II, with equality for ties;
//   - every unit: one of the operation's class, and never held by two operations (or by two
//     iterations of one) in the same row;
//   - the issue width in every row.
func Verify(g *ddg.Graph, m *Model, s *Schedule) error {
	if err := verifyShape(g, s); err != nil {
		return err
	}
	for i := range g.Edges {
		e := &g.Edges[i]
		slack := s.Cycle[e.To] - s.Cycle[e.From] - e.Latency + e.Distance*s.II
		if slack < 0 || e.Fixed && slack != 0 {
			return errors.Errorf("%s: issued at %d and %d with II %d, slack %d",
				g.EdgeString(ddg.EdgeID(i)), s.Cycle[e.From], s.Cycle[e.To], s.II, slack)
		}
	}
	return verifyResources(g, m, s)
}

func verifyShape(g *ddg.Graph, s *Schedule) error {
	if len(s.Cycle) != len(g.Ops) || len(s.Unit) != len(g.Ops) {
		return errors.Errorf("schedule of %d operations for a graph of %d", len(s.Cycle), len(g.Ops))
	}
	if s.II < 1 || s.II < s.Bounds.MII() {
		return errors.Errorf("II %d is below the bound %d", s.II, s.Bounds.MII())
	}
	first, last := 0, 0
	for i, c := range s.Cycle {
		if c < 0 {
			return errors.Errorf("%s is issued at cycle %d", g.Ops[i].Name, c)
		}
		if i == 0 || c/s.II < first {
			first = c / s.II
		}
		last = max(last, c/s.II)
	}
	if first != 0 || last+1 != s.Stages {
		return errors.Errorf("stages %d to %d, but the stage count is %d", first, last, s.Stages)
	}
	return nil
}

func verifyResources(g *ddg.Graph, m *Model, s *Schedule) error {
	issued := make([]int, s.II)
	holder := make(map[[2]int]string)
	for i := range g.Ops {
		op := &g.Ops[i]
		if m.Classes[op.Class].Mark {
			continue
		}
		row := s.Cycle[i] % s.II
		if issued[row]++; issued[row] > m.IssueWidth {
			return errors.Errorf("row %d issues more than %d operations", row, m.IssueWidth)
		}
		class := &m.Classes[op.Class]
		allowed := false
		for _, u := range class.Units {
			allowed = allowed || u == s.Unit[i]
		}
		if !allowed {
			return errors.Errorf("%s (%s) runs on unit %d", op.Name, class.Name, s.Unit[i])
		}
		for k := range class.Busy {
			at := [2]int{s.Unit[i], (row + k) % s.II}
			if other, held := holder[at]; held {
				return errors.Errorf("%s and %s hold %s in row %d", other, op.Name, m.Units[at[0]], at[1])
			}
			holder[at] = op.Name
		}
	}
	return nil
}
