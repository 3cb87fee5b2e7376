package modulo

import (
	"fmt"

	"opt-go/vliw/machine"
)

// NewModel gives the scheduler's view of a machine. Its classes are indexed by opcode: ddg.Op.Class is int(op) of a machine.Op. Operations
// on units that the machine lacks have a class without units, which MII and Run refuse.
func NewModel(m *machine.Machine) *Model {
	model := &Model{IssueWidth: m.Issue}
	var byKind [machine.NumUnits][]int
	for kind, count := range m.Units {
		for n := range count {
			byKind[kind] = append(byKind[kind], len(model.Units))
			model.Units = append(model.Units, fmt.Sprintf("%s%d", machine.Unit(kind), n))
		}
	}
	for op := machine.OpInvalid; op < machine.NumOps; op++ {
		info := machine.Info(op)
		class := Class{Name: info.Name}
		if op != machine.OpInvalid {
			class.Units, class.Busy = byKind[info.Unit], m.OccupancyOf(op)
		}
		model.Classes = append(model.Classes, class)
	}
	return model
}
