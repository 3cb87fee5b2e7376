package modulo

import (
	"fmt"

	"github.com/pkg/errors"

	"opt-go/vliw/machine"
)

// Class is the resource need of a kind of operation: one issue slot in its cycle and one unit out
// of Units for Busy cycles. A class without units is one that the machine cannot execute: a graph
// that uses it is rejected.
type Class struct {
	Name  string
	Units []int // the units that can run it (indices into Model.Units), the preferred one first
	Busy  int   // cycles that the unit is held: 1 on a pipelined unit, the whole latency on an unpipelined one
	// Mark is the class of operations that take nothing, neither slot nor unit: marks in time,
	// which other operations are bound to.
	Mark bool
}

// Model is the scheduler's model of a machine. ddg.Op.Class indexes Classes.
type Model struct {
	IssueWidth int      // operations per cycle, ≥ 1
	Units      []string // names of the units; one entry per unit, not per kind
	Classes    []Class
}

// Validate reports the first entry that makes no sense: a width below 1, a unit that does not exist
// or occurs twice in a class, a unit held for less than one cycle.
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

// NewModel returns the scheduler's view of a machine. Its classes are indexed by opcode:
// ddg.Op.Class is int(op) of a machine.Op. Operations on units that the machine lacks have a class
// without units, which MII and Run reject.
func NewModel(m *machine.Machine) *Model {
	model := &Model{IssueWidth: m.Issue}
	var byKind [machine.NumUnits][]int
	for kind, count := range m.Units {
		for n := range count {
			byKind[kind] = append(byKind[kind], len(model.Units))
			model.Units = append(model.Units, fmt.Sprintf("%s%d", machine.Unit(kind), n))
		}
	}
	for op := machine.OpInvalid; op < machine.NumAllOps; op++ {
		info := machine.Info(op)
		class := Class{Name: info.Name}
		if op != machine.OpInvalid {
			class.Units, class.Busy = byKind[info.Unit], m.OccupancyOf(op)
		}
		model.Classes = append(model.Classes, class)
	}
	return model
}
