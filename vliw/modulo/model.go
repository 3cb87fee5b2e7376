package modulo

import "github.com/pkg/errors"

// Class is the resource need of a kind of operation: one issue slot in its cycle and one unit out of Units for Busy cycles. A class without
// units stands for what the machine cannot execute: a graph that uses it is refused.
type Class struct {
	Name  string
	Units []int // the units that can run it (indices into Model.Units), the preferred one first
	Busy  int   // cycles that the unit is held: 1 on a pipelined unit, the whole latency on an unpipelined one
	// Mark is the class of operations that take nothing, neither slot nor unit: marks in time, which other operations are bound to.
	Mark bool
}

// Model is what the scheduler knows of a machine. ddg.Op.Class indexes Classes.
type Model struct {
	IssueWidth int      // operations per cycle, ≥ 1
	Units      []string // names of the units; one entry per unit, not per kind
	Classes    []Class
}

// Validate reports the first entry that makes no sense: a width below 1, a unit that does not exist or occurs twice in a class,
// a unit held for less than one cycle.
func (m *Model) Validate() error {
	if m.IssueWidth < 1 {
		return errors.Errorf("issue width %d", m.IssueWidth)
	}
	for _, c := range m.Classes {
		if c.Mark && (len(c.Units) > 0 || c.Busy != 0) {
			return errors.Errorf("class %s of marks asks for units", c.Name)
		}
		if len(c.Units) > 0 && c.Busy < 1 {
			return errors.Errorf("class %s holds its unit for %d cycles", c.Name, c.Busy)
		}
		seen := make([]bool, len(m.Units))
		for _, u := range c.Units {
			if u < 0 || u >= len(m.Units) || seen[u] {
				return errors.Errorf("class %s: unit %d does not exist or occurs twice", c.Name, u)
			}
			seen[u] = true
		}
	}
	return nil
}

// ClassNamed returns the index of a class, or -1.
func (m *Model) ClassNamed(name string) int {
	for i := range m.Classes {
		if m.Classes[i].Name == name {
			return i
		}
	}
	return -1
}
