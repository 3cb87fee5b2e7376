package machine

import (
	"bytes"
	"encoding/json"
	"io"

	"github.com/pkg/errors"
)

// description is the JSON form of a Machine; docs/vliw-machine.md documents it.
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

// Load reads and validates a machine description. Errors name the key, and
// syntax errors the line and column.
func Load(r io.Reader) (*Machine, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, errors.Wrap(err, "machine description")
	}
	var d description
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&d); err != nil {
		return nil, describeJSONError(err, text, dec.InputOffset())
	}
	if _, err := dec.Token(); err != io.EOF {
		return nil, describeJSONError(errors.New("text after the description"), text, dec.InputOffset())
	}
	m, err := d.machine()
	if err != nil {
		return nil, err
	}
	return m, m.Validate()
}

// describeJSONError puts the position in front of a decoder's error.
func describeJSONError(err error, text []byte, offset int64) error {
	var syntax *json.SyntaxError
	var mistyped *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &mistyped):
		offset = mistyped.Offset
	case errors.Is(err, io.EOF):
		err = errors.New("the description is empty")
	}
	before := text[:min(int(offset), len(text))]
	line := 1 + bytes.Count(before, []byte("\n"))
	col := len(before) - bytes.LastIndexByte(before, '\n')
	return errors.Errorf("%d:%d: machine description: %v", line, max(1, col-1), err)
}

// machine turns the description into a Machine, still to be validated.
func (d *description) machine() (*Machine, error) {
	m := &Machine{Name: d.Name, Issue: d.Issue, RuntimeCycles: 20}
	if d.RuntimeCycles != nil {
		m.RuntimeCycles = *d.RuntimeCycles
	}
	m.Latency[TimeStore], m.Latency[TimeControl] = 1, 1
	if err := fill("units", d.Units, unitNames[:], "", func(i, n int) { m.Units[i] = n }); err != nil {
		return nil, errors.Wrapf(err, "machine %s", d.Name)
	}
	optional := "store control"
	if err := fill("latency", d.Latency, timingNames[:], optional, func(i, n int) { m.Latency[i] = n }); err != nil {
		return nil, errors.Wrapf(err, "machine %s", d.Name)
	}
	if err := fill("registers", d.Registers, fileNames[Int:], "", func(i int, n RegCount) { m.Regs[int(Int)+i] = n }); err != nil {
		return nil, errors.Wrapf(err, "machine %s", d.Name)
	}
	for name, n := range d.OpLatency {
		op, ok := OpByName(name)
		if !ok {
			return nil, errors.Errorf("machine %s: op_latency: unknown operation %q", d.Name, name)
		}
		if n < 1 {
			return nil, errors.Errorf("machine %s: op_latency.%s is %d, must be 1 to %d", d.Name, name, n, maxLatency)
		}
		m.OpLatency[op] = n
	}
	for _, name := range d.Unpipelined {
		t := indexOf(timingNames[:], name)
		if t < 0 {
			return nil, errors.Errorf("machine %s: unpipelined: unknown class %q", d.Name, name)
		}
		m.Unpipelined[t] = true
	}
	return m, nil
}

func indexOf(names []string, name string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	return -1
}

// fill hands every key of a JSON object to set, by its index in names. Every
// name must be there unless it is a word of optional, and no other.
func fill[T any](what string, object map[string]T, names []string, optional string, set func(int, T)) error {
	known := 0
	for i, name := range names {
		value, ok := object[name]
		switch {
		case ok:
			known++
			set(i, value)
		case !bytes.Contains([]byte(" "+optional+" "), []byte(" "+name+" ")):
			return errors.Errorf("%s.%s is missing", what, name)
		}
	}
	if known == len(object) {
		return nil
	}
	unknown := ""
	for name := range object { // the smallest, so that the message does not change
		if indexOf(names, name) < 0 && (unknown == "" || name < unknown) {
			unknown = name
		}
	}
	return errors.Errorf("%s: unknown key %q", what, unknown)
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
