package machine

import (
	"github.com/pkg/errors"
)

// Machine describes one processor. Make one with Lookup or Load and do not
// change it afterwards: everybody shares it. All exported methods are safe for
// concurrent use.
type Machine struct {
	Name  string
	Issue int           // most operations in one bundle
	Units [NumUnits]int // how many units of each class
	Regs  [NumFiles]RegCount

	// Latency is the time from issue until the result may be read, by timing
	// class; OpLatency overrides it for single opcodes (0: no override).
	Latency   [NumTimings]int
	OpLatency [NumOps]int
	// Unpipelined says which timing classes hold their unit for their whole
	// latency; the others hold it for the cycle of issue.
	Unpipelined [NumTimings]bool
	// RuntimeCycles is what a call of a runtime routine (printf, sin, …) costs
	// beyond the call's own bundle.
	RuntimeCycles int
}

// LatencyOf is the number of cycles from the issue of op until the first bundle
// that may read its result. For stores: until a load sees the bytes.
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

// WithRegs gives a copy of m with n registers per file (int and float) for
// software-pipelined loops: n rotating ones, or, on a machine without rotation,
// n static ones beyond the first baseStatic. This is the flag -regs=N.
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

// Validate says what is wrong with the description, nil if nothing is.
func (m *Machine) Validate() error {
	if m.Name == "" {
		return errors.New("machine has no name")
	}
	for _, check := range []func() error{m.checkUnits, m.checkTimes, m.checkRegs} {
		if err := check(); err != nil {
			return errors.Wrapf(err, "machine %s", m.Name)
		}
	}
	return nil
}

func inRange(what string, n, low, high int) error {
	if n < low || n > high {
		return errors.Errorf("%s is %d, must be %d to %d", what, n, low, high)
	}
	return nil
}

func (m *Machine) checkUnits() error {
	for u := Unit(0); u < NumUnits; u++ {
		low := 1
		if u == Control && !m.HasRotation() {
			low = 0
		}
		if err := inRange("units."+u.String(), m.Units[u], low, maxUnits); err != nil {
			return err
		}
	}
	return inRange("issue", m.Issue, 1, maxIssue)
}

func (m *Machine) checkTimes() error {
	for t := Timing(0); t < NumTimings; t++ {
		if err := inRange("latency."+t.String(), m.Latency[t], 1, maxLatency); err != nil {
			return err
		}
		if (t == TimeStore || t == TimeControl) && m.Latency[t] != 1 {
			return errors.Errorf("latency.%s is %d, only 1 is supported", t, m.Latency[t])
		}
		if m.Unpipelined[t] && t == TimeControl {
			return errors.New("unpipelined: control cannot be unpipelined")
		}
	}
	for op, n := range m.OpLatency {
		name := Op(op).String()
		if n == 0 {
			continue
		}
		if err := inRange("op_latency."+name, n, 1, maxLatency); err != nil {
			return err
		}
		if opTable[op].Dst == NoFile && n != 1 {
			return errors.Errorf("op_latency.%s is %d, but %s has no result, only 1 is supported", name, n, name)
		}
	}
	return inRange("runtime_cycles", m.RuntimeCycles, 0, maxRuntimeCyc)
}

func (m *Machine) checkRegs() error {
	rotating := m.HasRotation()
	for f := Int; f <= Pred; f++ {
		low := minStatic
		if f == Pred {
			low = minPreds
		}
		if err := inRange("registers."+f.String()+".static", m.Regs[f].Static, low, maxRegs); err != nil {
			return err
		}
		what := "registers." + f.String() + ".rotating"
		if err := inRange(what, m.Regs[f].Rotating, 0, maxRegs); err != nil {
			return err
		}
		if rotating != (m.Regs[f].Rotating > 0) {
			return errors.New("registers: either all three files rotate or none does")
		}
	}
	if rotating && m.Regs[Pred].Rotating < minLoopRegs {
		return inRange("registers.pred.rotating", m.Regs[Pred].Rotating, minLoopRegs, maxRegs)
	}
	return nil
}
