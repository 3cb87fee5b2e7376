package machine

import (
	"encoding/json"
	"io"

	"github.com/pkg/errors"
)

// description is the JSON form of a Machine as WriteJSON prints it; docs/vliw-machine.md documents
// it, and load.go reads it.
type description struct {
	Name          string              `json:"name"`
	Issue         int                 `json:"issue"`
	Units         map[string]int      `json:"units"`
	Latency       map[string]int      `json:"latency"`
	OpLatency     map[string]int      `json:"op_latency,omitempty"`
	Unpipelined   []string            `json:"unpipelined"`
	Registers     map[string]RegCount `json:"registers"`
	RuntimeCycles *int                `json:"runtime_cycles,omitempty"`
}

// WriteJSON writes the description that Load reads back as the same machine.
func (m *Machine) WriteJSON(w io.Writer) error {
	d := description{
		Name: m.Name, Issue: m.Issue, RuntimeCycles: &m.RuntimeCycles,
		Units: map[string]int{}, Latency: map[string]int{}, OpLatency: map[string]int{},
		Unpipelined: []string{}, Registers: map[string]RegCount{},
	}
	for u, n := range m.Units {
		d.Units[unitNames[u]] = n
	}
	for t, n := range m.Latency {
		d.Latency[timingNames[t]] = n
		if m.Unpipelined[t] {
			d.Unpipelined = append(d.Unpipelined, timingNames[t])
		}
	}
	for op, n := range m.OpLatency {
		if n != 0 {
			d.OpLatency[Op(op).String()] = n
		}
	}
	for f := Int; f <= Pred; f++ {
		d.Registers[f.String()] = m.Regs[f]
	}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return errors.Wrap(enc.Encode(&d), "machine description")
}
