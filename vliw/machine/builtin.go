package machine

import (
	"strings"

	"github.com/pkg/errors"
)

// builtins are the machines of Zalamea, Llosa, Ayguadé, Valero (2000), section
// 2.4: PiMjLk has i units of each kind of computation, j load/store units, and
// adders and multipliers of latency k. The last one has no rotating files, so
// that loops need modulo variable expansion.
var builtins = []struct {
	name                string
	compute, memory, k  int
	withoutRotatingFile bool
}{
	{"p2m2l4", 2, 2, 4, false},
	{"p2m2l6", 2, 2, 6, false},
	{"p4m2l4", 4, 2, 4, false},
	{"p4m4l4", 4, 4, 4, false},
	{"p2m2l4-norot", 2, 2, 4, true},
}

// Default is the name of the default machine.
const Default = "p2m2l4"

// Names lists the built-in machines.
func Names() []string {
	names := make([]string, len(builtins))
	for i := range builtins {
		names[i] = builtins[i].name
	}
	return names
}

// Lookup returns the built-in machine of that name, with 64 registers per file for pipelined loops;
// WithRegs changes that.
func Lookup(name string) (*Machine, error) {
	for _, b := range builtins {
		if b.name == name {
			return build(b.name, b.compute, b.memory, b.k, !b.withoutRotatingFile), nil
		}
	}
	return nil, errors.Errorf("unknown machine %q (built in: %s)", name, strings.Join(Names(), ", "))
}

func build(name string, compute, memory, k int, rotating bool) *Machine {
	m := &Machine{
		Name: name,
		Units: [NumUnits]int{
			Adder: compute, Multiplier: compute, DivSqrt: compute,
			Memory: memory, Branch: 1, Control: 1,
		},
		Latency: [NumTimings]int{
			TimeALU: 1, TimeAdd: k, TimeMul: k, TimeDiv: 17, TimeSqrt: 30,
			TimeLoad: 2, TimeStore: 1, TimeControl: 1,
		},
		RuntimeCycles: 20,
	}
	m.Unpipelined[TimeDiv], m.Unpipelined[TimeSqrt] = true, true
	for _, n := range m.Units {
		m.Issue += n // the paper limits units, not issue
	}
	if rotating {
		m.Regs = [NumFiles]RegCount{Int: {64, 64}, Float: {64, 64}, Pred: {16, 128}}
	} else {
		m.Regs = [NumFiles]RegCount{Int: {128, 0}, Float: {128, 0}, Pred: {80, 0}}
	}
	return m
}
