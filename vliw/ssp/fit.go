package ssp

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"

	"github.com/pkg/errors"
)

// FitOptions steer Fit.
type FitOptions struct {
	Options
	Level    int // the only level to consider; 0: all, the best first
	Allocate AllocateOptions
	// Registers is the size of the rotating file of each class to allocate; it takes the place of
	// Allocate.Size.
	Registers map[ddg.RegClass]int
	// Memory says how to spill a class; classes without an entry are not spilled, and without any
	// entry nothing is.
	Memory map[ddg.RegClass]rotate.MemoryOps
	Spill  rotate.SpillOptions // the heuristics: Candidate, CC, QF and TF count
	// SlotStep, if it has a name, is what moves the base address of spill slots with every step of
	// the final schedule: Options.Step of a nest with spill code.
	SlotStep ddg.Op
	// From is the first step to try: Spilled skips what has been tried without success.
	From Step
}

// Limits of the search for a schedule whose registers suffice.
const (
	raiseTries  = 12 // larger intervals tried
	spillRounds = 24 // times that spill code is added, or T raised instead
)

// Step is one means to fit the registers, in the order in which Fit tries them.
type Step uint8

// The steps.
const (
	AsScheduled   Step = iota // the smallest T, the given strategy
	RaisedT                   // a larger T: fewer stages, fewer iterations in flight
	OtherStrategy             // all heuristics with aggressive distances
	OtherLevel                // another level, with the steps before
	Spilled                   // values in memory
	InnermostOnly             // the innermost loop
)

var stepNames = [...]string{"scheduled", "raised-T", "other-strategy", "other-level", "spilled", "innermost"}

// String returns the step's name in remarks.
func (s Step) String() string { return stepNames[s] }

// Remark is one decision of Fit. Fields that do not apply are 0.
type Remark struct {
	Step        Step
	Level, T    int
	Cycles      int64 // estimate
	Class       ddg.RegClass
	Used, Avail int    // registers of the class; Used ≤ Avail if it fits
	Spilled     string // the variant
	Reader      string // the operation that reads it from memory; empty: all do
	Why         string // why a level has no schedule, or T rises
	NoSchedule  bool   // the level is given up
}

// String renders the remark as one line of text.
func (r Remark) String() string { return r.Text(fmt.Sprintf("register class %d", r.Class)) }

// Text is String with the caller's name of the register class.
func (r Remark) Text(class string) string {
	at := fmt.Sprintf("%s: level %d", r.Step, r.Level)
	switch {
	case r.Why != "":
		return at + ": " + r.Why
	case r.Reader != "":
		return fmt.Sprintf("%s: spill %s before %s", at, r.Spilled, r.Reader)
	case r.Spilled != "":
		return fmt.Sprintf("%s: spill %s", at, r.Spilled)
	}
	return fmt.Sprintf("%s, T %d, about %d cycles: %s uses %d of %d registers", at, r.T, r.Cycles, class, r.Used, r.Avail)
}

// Fitted is a level with a schedule whose registers suffice.
type Fitted struct {
	Choice
	Step        Step
	Strategy    AllocateOptions
	Allocations map[ddg.RegClass]*Allocation // nil if not even the innermost loop fits: the spiller of single loops has to take over
	Remarks     []Remark
}

// Fit chooses a level and a schedule such that the rotating registers of every class suffice. Where
// they do not it tries, in this order, a larger T (as long as that is not slower than what other
// levels promise), the other strategies, the other levels, spilling at the best level, and the
// innermost loop alone. It is an error if no level has a schedule at all.
func Fit(n *Nest, m *modulo.Model, opt FitOptions) (*Fitted, error) {
	f := &fitter{n: n, m: m, opt: opt}
	for _, c := range n.Levels(m, opt.Options) {
		if opt.Level != 0 && c.Level != opt.Level && c.Level != n.Depth() {
			continue
		}
		if c.Err != nil {
			f.remark(Remark{Level: c.Level, Why: c.Err.Error(), NoSchedule: true})
			continue
		}
		f.choices = append(f.choices, c)
	}
	best := Best(f.choices)
	if best == nil {
		return nil, errors.Errorf("no level of %s can be pipelined", n.Name)
	}
	if at := slices.IndexFunc(f.choices, func(c Choice) bool { return c.Level == opt.Level }); at >= 0 {
		best = &f.choices[at]
	}
	first := *best
	slices.SortStableFunc(f.choices, func(a, b Choice) int {
		return cmp.Or(-cmp.Compare(boolInt(a.Level == first.Level), boolInt(b.Level == first.Level)), cmp.Compare(a.Cycles, b.Cycles))
	})
	return f.run()
}

type fitter struct {
	n       *Nest
	m       *modulo.Model
	opt     FitOptions
	choices []Choice // the preferred level first
	remarks []Remark
}

func (f *fitter) remark(r Remark) { f.remarks = append(f.remarks, r) }

func (f *fitter) run() (*Fitted, error) {
	depth := f.n.Depth()
	for k, c := range f.choices {
		if c.Level == depth && k > 0 || k > 0 && f.opt.Level != 0 || f.opt.From > OtherLevel {
			continue
		}
		limit := int64(0) // what the next best level promises
		if k+1 < len(f.choices) {
			limit = f.choices[k+1].Cycles
		}
		if done := f.withoutSpilling(c, limit, k > 0); done != nil {
			return done, nil
		}
	}
	if c := f.choices[0]; len(f.opt.Memory) > 0 && c.Level < depth {
		for _, factor := range []float64{f.opt.Spill.TF, math.Inf(1)} {
			if done := f.withSpilling(c, factor); done != nil {
				return done, nil
			}
		}
	}
	at := slices.IndexFunc(f.choices, func(c Choice) bool { return c.Level == depth })
	if at < 0 {
		return nil, errors.Errorf("the registers do not suffice for %s, and its innermost loop cannot be pipelined", f.n.Name)
	}
	inner := f.choices[at]
	if done := f.try(inner, InnermostOnly, f.opt.Allocate); done != nil {
		return done, nil
	}
	return &Fitted{Choice: inner, Step: InnermostOnly, Remarks: f.remarks}, nil
}

// withoutSpilling tries a level with its T, with larger ones, and with the other strategies. limit
// is the number of cycles from which a larger T no longer gains, 0 if there is none.
func (f *fitter) withoutSpilling(c Choice, limit int64, other bool) *Fitted {
	steps := [...]Step{AsScheduled, RaisedT, OtherStrategy}
	if other {
		steps = [...]Step{OtherLevel, OtherLevel, OtherLevel}
	}
	if done := f.try(c, steps[0], f.opt.Allocate); done != nil {
		return done
	}
	opt := f.opt.Options
	for raised := c; ; {
		opt.MinT = raised.Schedule.T + 1
		if opt.MinT > c.Schedule.T+raiseTries {
			break
		}
		raised = f.n.schedule(c.Level, f.m, opt)
		if raised.Err != nil || limit > 0 && raised.Cycles > limit {
			break
		}
		if done := f.try(raised, steps[1], f.opt.Allocate); done != nil {
			return done
		}
	}
	if search := (AllocateOptions{Convention: f.opt.Allocate.Convention}); search != f.opt.Allocate {
		return f.try(c, steps[2], search)
	}
	return nil
}

// try allocates every class, and returns nil if one does not fit.
func (f *fitter) try(c Choice, step Step, opt AllocateOptions) *Fitted {
	done := &Fitted{Choice: c, Step: step, Strategy: opt, Allocations: map[ddg.RegClass]*Allocation{}}
	for _, class := range f.classes() {
		opt.Size = f.opt.Registers[class]
		a, err := Allocate(c.Schedule, class, opt)
		r := Remark{Step: step, Level: c.Level, T: c.Schedule.T, Cycles: c.Cycles, Class: class, Avail: opt.Size}
		var over *rotate.Overflow
		switch {
		case errors.As(err, &over):
			r.Used = over.Need
			f.remark(r)
			return nil
		case err != nil:
			panic(fmt.Sprintf("BUG: ssp: allocation: %v", err))
		}
		r.Used = a.Used
		f.remark(r)
		done.Allocations[class] = a
	}
	done.Remarks = f.remarks
	return done
}

// classes are those to allocate, in ascending order.
func (f *fitter) classes() []ddg.RegClass {
	var classes []ddg.RegClass
	for class := range f.opt.Registers {
		classes = append(classes, class)
	}
	slices.Sort(classes)
	return classes
}

// withSpilling adds spill code to the level, or raises T where the units for loads and stores could
// not take it, until every class fits. traffic is the factor TF.
func (f *fitter) withSpilling(c Choice, traffic float64) *Fitted {
	opt := f.opt.Options
	opt.Step = f.opt.SlotStep
	most := c.Schedule.T + raiseTries
	for range spillRounds {
		over := f.overflow(c)
		if over == nil {
			return f.try(c, Spilled, AllocateOptions{Convention: f.opt.Allocate.Convention})
		}
		memory, ok := f.opt.Memory[over.Class]
		if !ok {
			return nil
		}
		chosen := spillCandidates(c.Schedule, over, f.opt.Allocate.Convention, &f.opt.Spill)
		used, slots := memoryTraffic(c.Schedule, memory)
		for _, x := range chosen {
			used += x.traffic
		}
		if opt.MinT = c.Schedule.T; len(chosen) == 0 || float64(used) > traffic*float64(slots) {
			if opt.MinT++; opt.MinT > most {
				return nil
			}
			why := fmt.Sprintf("T rises to %d: spill code would make %d loads and stores in %d slots", opt.MinT, used, slots)
			if len(chosen) == 0 {
				why = fmt.Sprintf("T rises to %d: nothing is left to spill but what several operations define or inner loops carry, and invariants", opt.MinT)
			}
			f.remark(Remark{Step: Spilled, Level: c.Level, Why: why})
		} else {
			f.spill(&c, chosen, memory)
		}
		if c.Schedule, c.Err = Run(c.Nest, f.m, opt); c.Err != nil {
			return nil
		}
		c.Cycles = f.n.Estimate(c.Level, c.Schedule)
	}
	return nil
}

// spill adds the spill code of the chosen candidates.
func (f *fitter) spill(c *Choice, chosen []spillCandidate, memory rotate.MemoryOps) {
	at := make([]ddg.OpID, len(c.Nest.Ops)) // the new ids of the operations
	for i := range at {
		at[i] = ddg.OpID(i)
	}
	for _, x := range chosen {
		r, reader := Remark{Step: Spilled, Level: c.Level, Spilled: c.Nest.Variants[x.variant]}, ddg.NoOp
		if x.reader != ddg.NoOp {
			reader = at[x.reader]
			r.Reader = c.Nest.Ops[reader].Name
		}
		f.remark(r)
		var from []ddg.OpID
		c.Nest, from = c.Nest.Spill(x.variant, reader, memory)
		original, moved := make([]ddg.OpID, len(from)), make([]ddg.OpID, len(c.Original))
		for i, old := range from {
			original[i] = ddg.NoOp
			if old != ddg.NoOp {
				original[i], moved[old] = c.Original[old], ddg.OpID(i)
			}
		}
		for i := range at {
			at[i] = moved[at[i]]
		}
		c.Original = original
	}
}

// memoryTraffic counts the operations of the kernel on the units for loads and stores, and how many
// there is room for.
func memoryTraffic(s *Schedule, memory rotate.MemoryOps) (used, slots int) {
	units := map[int]bool{}
	for _, class := range []int{memory.Store.Class, memory.Load.Class} {
		for _, u := range s.Model.Classes[class].Units {
			units[u] = true
		}
	}
	for i := range s.Nest.Ops {
		if c := &s.Model.Classes[s.Nest.Ops[i].Class]; len(c.Units) > 0 && units[c.Units[0]] {
			used++
		}
	}
	return used, len(units) * s.T
}

// overflow is the first class that does not fit.
func (f *fitter) overflow(c Choice) *rotate.Overflow {
	for _, class := range f.classes() {
		opt := AllocateOptions{Convention: f.opt.Allocate.Convention, Size: f.opt.Registers[class]}
		var over *rotate.Overflow
		if _, err := Allocate(c.Schedule, class, opt); errors.As(err, &over) {
			return over
		}
	}
	return nil
}
