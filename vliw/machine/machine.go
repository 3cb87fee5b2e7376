package machine

import (
	"fmt"

	"github.com/pkg/errors"
)

// Machine describes one processor. Make one with Lookup or Load and do not change it afterwards: it
// is shared. All exported methods are safe for concurrent use.
type Machine struct {
	Name  string
	Issue int           // most operations in one bundle
	Units [NumUnits]int // how many units of each class
	Regs  [NumFiles]RegCount

	// Latency is the time from issue until the result may be read, by timing
	// class; OpLatency overrides it for single opcodes (0: no override).
	Latency   [NumTimings]int
	OpLatency [NumAllOps]int
	// Unpipelined says which timing classes hold their unit for their whole
	// latency; the others hold it for the cycle of issue.
	Unpipelined [NumTimings]bool
	// RuntimeCycles is what a call of a runtime routine (printf, sin, …) costs
	// beyond the call's own bundle.
	RuntimeCycles int

	ABI *Convention // nil: that of the simulated machines
}

// LatencyOf is the number of cycles from the issue of op until the first bundle that may read its
// result. For stores: until a load can read the bytes.
func (m *Machine) LatencyOf(op Op) int {
	if n := m.OpLatency[op]; n != 0 {
		return n
	}
	return m.Latency[opTable[op].Timing]
}

// OccupancyOf is the number of cycles for which op holds its unit, the cycle of
// issue included.
func (m *Machine) OccupancyOf(op Op) int {
	if m.Unpipelined[opTable[op].Timing] {
		return m.LatencyOf(op)
	}
	return 1
}

// HasRotation reports whether the machine has rotating registers, and with them
// the operations that rotate.
func (m *Machine) HasRotation() bool {
	return m.Regs[Pred].Rotating > 0
}

// HasReg reports whether the register exists on the machine.
func (m *Machine) HasReg(r Reg) bool {
	n := m.Regs[r.File].Static
	if r.Rotating {
		n = m.Regs[r.File].Rotating
	}
	return int(r.Num) < n
}

// WithRegs returns a copy of m with n registers per file (int and float) for software-pipelined
// loops: n rotating ones, or, on a machine without rotation, n static ones beyond the first
// baseStatic. This is the flag -regs=N.
func (m *Machine) WithRegs(n int) (*Machine, error) {
	if n < minLoopRegs || n > maxRegs-baseStatic {
		return nil, errors.Errorf("machine %s: %d registers per file is not in the range %d to %d",
			m.Name, n, minLoopRegs, maxRegs-baseStatic)
	}
	changed := *m
	for _, f := range []File{Int, Float} {
		if m.HasRotation() {
			changed.Regs[f].Rotating = n
		} else {
			changed.Regs[f].Static = baseStatic + n
		}
	}
	return &changed, nil
}

// LoopRegs is the number of registers of file f that a software-pipelined loop
// may use for its variants: the N of WithRegs for int and float. Without rotation
// they are the static ones from 64 on, and the predicates from 16 on.
func (m *Machine) LoopRegs(f File) int {
	if m.HasRotation() {
		return m.Regs[f].Rotating
	}
	if f == Pred {
		return max(0, m.Regs[f].Static-basePreds)
	}
	return max(0, m.Regs[f].Static-baseStatic)
}

// Limits of a sensible machine, checked by Validate.
const (
	baseStatic    = 64  // int and float registers outside of pipelined loops
	basePreds     = 16  // the same for predicates
	minStatic     = 16  // int and float: sp, arguments and some room
	minPreds      = 4   // static predicates
	minLoopRegs   = 8   // for -regs
	maxRegs       = 512 // per file and part
	maxUnits      = 64  // per class
	maxLatency    = 1000
	maxIssue      = 256
	maxRuntimeCyc = 1000000
)

// FieldError is one fault of a machine description.
type FieldError struct {
	Path string // where it is in the JSON form: units.adder, unpipelined[1]; empty: the whole description
	Text string // the expected value
}

// Error is the path and the text.
func (e *FieldError) Error() string {
	if e.Path == "" {
		return e.Text
	}
	return e.Path + " " + e.Text
}

// Validate returns the first fault of the description, nil if there is none; Load reports all of
// them.
func (m *Machine) Validate() error {
	wrong := m.problems()
	switch {
	case len(wrong) == 0:
		return nil
	case m.Name == "":
		return errors.WithStack(wrong[0])
	}
	return errors.Wrapf(wrong[0], "machine %s", m.Name)
}

// problems lists the faults.
func (m *Machine) problems() []*FieldError {
	var w wrong
	if m.Name == "" {
		w.add("name", "is empty: the machine has no name")
	}
	m.checkUnits(&w)
	m.checkTimes(&w)
	m.checkRegs(&w)
	return w.list
}

type wrong struct{ list []*FieldError }

func (w *wrong) add(path, format string, args ...any) {
	w.list = append(w.list, &FieldError{path, fmt.Sprintf(format, args...)})
}

// inRange checks a number, and reports whether it is all right.
func (w *wrong) inRange(path string, n, low, high int) bool {
	if n < low || n > high {
		w.add(path, "is %d, must be %d to %d", n, low, high)
		return false
	}
	return true
}

func (m *Machine) checkUnits(w *wrong) {
	for u := Unit(0); u < NumUnits; u++ {
		low := 1
		if u == Control && !m.HasRotation() {
			low = 0
		}
		w.inRange("units."+u.String(), m.Units[u], low, maxUnits)
	}
	w.inRange("issue", m.Issue, 1, maxIssue)
}

func (m *Machine) checkTimes(w *wrong) {
	for t := Timing(0); t < NumTimings; t++ {
		path := "latency." + t.String()
		if w.inRange(path, m.Latency[t], 1, maxLatency) && (t == TimeStore || t == TimeControl) && m.Latency[t] != 1 {
			w.add(path, "is %d, only 1 is supported", m.Latency[t])
		}
		if m.Unpipelined[t] && t == TimeControl {
			w.add("unpipelined", "has control, which cannot be unpipelined")
		}
	}
	for op, n := range m.OpLatency {
		if n == 0 {
			continue
		}
		name := Op(op).String()
		if w.inRange("op_latency."+name, n, 1, maxLatency) && opTable[op].Dst == NoFile && n != 1 {
			w.add("op_latency."+name, "is %d, but %s has no result, only 1 is supported", n, name)
		}
	}
	w.inRange("runtime_cycles", m.RuntimeCycles, 0, maxRuntimeCyc)
}

func (m *Machine) checkRegs(w *wrong) {
	rotating, mixed := m.HasRotation(), false
	for f := Int; f <= Pred; f++ {
		low := minStatic
		if f == Pred {
			low = minPreds
		}
		path := "registers." + f.String()
		w.inRange(path+".static", m.Regs[f].Static, low, maxRegs)
		if w.inRange(path+".rotating", m.Regs[f].Rotating, 0, maxRegs) {
			mixed = mixed || rotating != (m.Regs[f].Rotating > 0)
		}
	}
	if mixed {
		w.add("registers", "have rotating ones in some files: either all three files rotate or none does")
	}
	if rotating && m.Regs[Pred].Rotating > 0 {
		w.inRange("registers.pred.rotating", m.Regs[Pred].Rotating, minLoopRegs, maxRegs)
	}
}
