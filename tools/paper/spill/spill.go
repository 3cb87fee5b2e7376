// Package spill measures the register-constrained modulo scheduling of Zalamea, Llosa, Ayguadé and
// Valero (PLDI 2000) on a workbench of loops: how fast they run and how much memory traffic they
// make with few registers, by the paper's heuristics and by those before it.
//
// Start at Prepare, which schedules the loops without a limit, and Bench.Run, which schedules them
// for a number of registers by one Setting.
package spill

import (
	"fmt"
	"math"
	"runtime"
	"sync"
	"time"

	"github.com/pkg/errors"

	"opt-go/tools/paper/workbench"
	"opt-go/tools/shard"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
)

// Setting is one strategy to fit a loop into the registers.
type Setting struct {
	Name      string
	Candidate rotate.CandidateKind
	Priority  rotate.Priority
	Doubling  bool
	CC        bool
	QF, TF    float64
	Profile   bool // this and Orders are not in the paper
	Orders    int
}

// options are those of the spiller for a number of registers.
func (s *Setting) options(mach *machine.Machine, registers int) rotate.SpillOptions {
	limit := rotate.Limit{Registers: registers, Shared: true}
	template := func(op machine.Op) rotate.OpTemplate {
		return rotate.OpTemplate{Opcode: op.String(), Class: int(op), Latency: mach.LatencyOf(op)}
	}
	return rotate.SpillOptions{
		Limits: map[ddg.RegClass]rotate.Limit{intFile: limit, floatFile: limit},
		Memory: map[ddg.RegClass]rotate.MemoryOps{
			intFile:   {Store: template(machine.OpSt8), Load: template(machine.OpLd8)},
			floatFile: {Store: template(machine.OpFstD), Load: template(machine.OpFldD)},
		},
		Candidate: s.Candidate, Priority: s.Priority, Doubling: s.Doubling, CC: s.CC, QF: s.QF, TF: s.TF, Profile: s.Profile, Orders: s.Orders,
	}
}

// The register files with a limit. Predicates have none: the paper's loops have none.
const (
	intFile   = ddg.RegClass(machine.Int)
	floatFile = ddg.RegClass(machine.Float)
)

// Result is a loop as it was scheduled.
type Result struct {
	II, Stages int
	Memory     int // loads and stores in the kernel
	Spills     int // of these, spill code
	Rounds     int // schedules made
	Time       time.Duration
	// Failed: it does not fit, whatever is done. II, Stages and Memory are those of the loop
	// without pipelining.
	Failed bool
}

// Cycles is the time the loop takes over all its runs: II·(N + (SC−1)·E).
func (r *Result) Cycles(l *workbench.Loop) float64 {
	return float64(r.II) * (float64(l.N) + float64(r.Stages-1)*float64(l.E))
}

// Traffic is the number of memory accesses over all runs.
func (r *Result) Traffic(l *workbench.Loop) float64 { return float64(l.N) * float64(r.Memory) }

// Ideal is a loop scheduled without a limit of registers.
type Ideal struct {
	Result
	Bounds   modulo.Bounds
	Schedule *modulo.Schedule
	Files    []File // int and float
}

// File holds the registers that a loop needs of an unlimited register file.
type File struct {
	Class        ddg.RegClass
	Used         int // rotating registers, and those of values in place
	InPlace      int // of these, values in place
	MaxLive      int
	Bound        int // the lower bound of Used
	Wands        int // the same without live-in and live-out values
	WandsInPlace int
	WandsLive    int
	WandsBound   int
	Invariants   int // registers of loop invariants
}

// Need is the number of registers that the loop takes of the fuller of its files.
func (i *Ideal) Need() int {
	need := 0
	for _, f := range i.Files {
		need = max(need, f.Used+f.Invariants)
	}
	return need
}

// Bench is the loops with their schedules for one machine.
type Bench struct {
	Machine *machine.Machine
	Model   *modulo.Model
	Loops   []workbench.Loop
	Ideal   []Ideal
	Workers int         // loops scheduled at once
	Work    *shard.Work // which loops to schedule for a number of registers; nil: all
}

// Prepare schedules loops without a limit of registers. workers is the number of loops scheduled at
// once, 0 for one per core; it does not change the results.
func Prepare(mach *machine.Machine, loops []workbench.Loop, workers int) (*Bench, error) {
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	b := &Bench{Machine: mach, Model: modulo.NewModel(mach), Loops: loops, Ideal: make([]Ideal, len(loops)), Workers: workers}
	err := b.each(len(loops), func(i int) error {
		var err error
		b.Ideal[i], err = b.ideal(loops[i].Graph)
		return errors.Wrapf(err, "loop %s of %s", loops[i].Name, loops[i].Suite)
	})
	return b, err
}

// each calls do for 0 … n−1, several at a time, and returns the error of the smallest number.
func (b *Bench) each(n int, do func(i int) error) error {
	errs := make([]error, n)
	var next int
	var lock sync.Mutex
	var all sync.WaitGroup
	for range min(b.Workers, n) {
		all.Add(1)
		go func() {
			defer all.Done()
			for {
				lock.Lock()
				i := next
				next++
				lock.Unlock()
				if i >= n {
					return
				}
				errs[i] = do(i)
			}
		}()
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (b *Bench) ideal(g *ddg.Graph) (Ideal, error) {
	start := time.Now()
	s, err := modulo.Run(g, b.Model, modulo.Options{})
	if err != nil {
		return Ideal{}, err
	}
	r := Ideal{Schedule: s, Bounds: s.Bounds, Result: Result{II: s.II, Stages: s.Stages, Memory: b.memoryOps(g), Rounds: 1}}
	for _, class := range []ddg.RegClass{intFile, floatFile} {
		f := File{Class: class, Invariants: modulo.InvariantsOf(g, class)}
		a, err := rotate.Allocate(g, s, class, rotate.Options{InPlace: len(g.Ops), Ahead: true})
		if err != nil {
			return Ideal{}, err
		}
		f.Used, f.InPlace, f.MaxLive, f.Bound = a.Used+a.Statics, a.Statics, a.MaxLive, a.Bound
		r.Files = append(r.Files, f)
	}
	r.Time = time.Since(start)
	for i := range r.Files {
		f := &r.Files[i]
		a, err := rotate.Allocate(g, s, f.Class, rotate.Options{Wands: true, InPlace: len(g.Ops), Ahead: true})
		if err != nil {
			return Ideal{}, err
		}
		f.Wands, f.WandsInPlace, f.WandsLive, f.WandsBound = a.Used+a.Statics, a.Statics, a.MaxLive, a.Bound
	}
	return r, nil
}

// memoryOps counts loads and stores.
func (b *Bench) memoryOps(g *ddg.Graph) int {
	n := 0
	for i := range g.Ops {
		if machine.Info(machine.Op(g.Ops[i].Class)).Unit == machine.Memory {
			n++
		}
	}
	return n
}

// Over lists the loops that need more than a number of registers.
func (b *Bench) Over(registers int) []int {
	var list []int
	for i := range b.Ideal {
		if b.Ideal[i].Need() > registers {
			list = append(list, i)
		}
	}
	return list
}

// Run schedules all loops for a number of registers per file. Loops that fit without more ado keep
// their ideal schedule.
func (b *Bench) Run(s Setting, registers int) ([]Result, error) {
	results := make([]Result, len(b.Loops))
	for i := range results {
		results[i] = b.Ideal[i].Result
	}
	over := b.Over(registers)
	err := b.each(len(over), func(k int) error {
		i := over[k]
		r, err := shard.Measure(b.Work, fmt.Sprintf("%s %d %+v", b.Machine.Name, registers, s), i, func() (Result, error) {
			_, r, err := b.Constrain(i, s, registers)
			return r, err
		})
		results[i] = r
		return errors.Wrapf(err, "loop %s of %s", b.Loops[i].Name, b.Loops[i].Suite)
	})
	return results, err
}

// Constrain schedules one loop for a number of registers per file. The first result is nil where
// the loop does not fit.
func (b *Bench) Constrain(i int, s Setting, registers int) (*rotate.Constrained, Result, error) {
	start := time.Now()
	c, err := rotate.Constrain(b.Loops[i].Graph, b.Model, s.options(b.Machine, registers))
	if errors.Is(err, rotate.ErrRegisters) {
		r, err := b.unpipelined(i)
		r.Time = time.Since(start)
		return nil, r, err
	}
	if err != nil {
		return nil, Result{}, err
	}
	r := Result{
		II: c.Schedule.II, Stages: c.Schedule.Stages, Memory: b.memoryOps(c.Graph), Spills: c.SpillLoads + c.SpillStores, Rounds: c.Rounds,
		Time: time.Since(start),
	}
	return c, r, nil
}

// unpipelined is the fallback for a loop that does not fit: one iteration after the other.
func (b *Bench) unpipelined(i int) (Result, error) {
	s, err := modulo.Run(b.Loops[i].Graph, b.Model, modulo.Options{Scheduler: modulo.List})
	if err != nil {
		return Result{}, err
	}
	return Result{II: s.II, Stages: s.Stages, Memory: b.memoryOps(b.Loops[i].Graph), Failed: true}, nil
}

// Always is the traffic factor that lets spill code always be added.
var Always = math.Inf(1)
