// Package nests measures software pipelining of loop nests and their rotating registers on a
// collection of nests: what the evaluation of Rong et al. (PLDI 2005, section 6) does on 134 nests
// with 348 loop levels.
package nests

import (
	"cmp"
	"fmt"
	"math"
	"math/rand"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"opt-go/frontend"
	"opt-go/tools/shard"
	"opt-go/vliw"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
	"opt-go/vliw/ssp/randnest"

	"github.com/pkg/errors"
)

// perDepth is how many nests the generator makes of each depth: such that the levels have the
// depths of the paper's Table 1 (127, 108, 68, 33, 12), seven more single loops making up for the
// levels it could not pipeline.
var perDepth = []int{26, 40, 35, 21, 12}

// Collection is a number of nests, taken apart into their levels.
type Collection struct {
	Nests  int
	Levels []Source
	// Rejected are levels that cannot be pipelined.
	Rejected []Failure
}

// Source is the subnest that begins at some level of a nest: its level 1 is pipelined.
type Source struct {
	Name string
	Nest *ssp.Nest
}

// Add adds another collection.
func (c *Collection) Add(o *Collection) {
	c.Nests += o.Nests
	c.Levels, c.Rejected = append(c.Levels, o.Levels...), append(c.Rejected, o.Rejected...)
}

// Generated makes 134 random nests. Their sizes follow section 6.1 of the paper: 60 % of the loops
// have 47 operations or less, 12 % more than 200; most variants are integers, and no value is read
// more than seven iterations later. Live-out values are copied out of the nest, unless
// rotatingLiveOut keeps them in rotating registers until its end.
func Generated(m *machine.Machine, seed int64, rotatingLiveOut bool) *Collection {
	const median, spread, most = 34, 1.25, 280
	rng := rand.New(rand.NewSource(seed))
	all := &Collection{}
	for k, count := range perDepth {
		for i := range count {
			ops := int(median * math.Exp(spread*rng.NormFloat64()))
			n := randnest.Make(rng, m, randnest.Shape{
				Depth: k + 1, Ops: max(4, min(ops, most)), Inner: 0.45 + 0.4*rng.Float64(), Carried: 0.1, Reduction: 0.35,
				After: rng.Intn(3) > 0, EveryLevel: true, Integers: 0.35 + 0.3*rng.Float64(),
			})
			all.Nests++
			for level := n.Depth(); level > 0; level-- {
				at, _ := n.At(level)
				if !rotatingLiveOut {
					copyOut(at, m)
				}
				all.Levels = append(all.Levels, Source{fmt.Sprintf("generated.%d.%d/L%d", k+1, i, level), at})
			}
		}
	}
	return all
}

// FromC reads the C collection from a folder of LLVM IR: what the code generator makes of every
// level of its nests. Only the files of one level of optimization count: their names end with it.
func FromC(folder, optimization string, m *machine.Machine) (*Collection, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*."+optimization+".ll"))
	if err != nil || len(files) == 0 {
		return nil, errors.Errorf("no nests in %s: run it in the root of the repository, or name the folder with -dir", folder)
	}
	all := &Collection{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, errors.WithStack(err)
		}
		module, err := frontend.Read(file, text)
		if err != nil {
			return nil, err
		}
		graphs, err := vliw.Nests(module, vliw.Options{Machine: m, SSP: 1})
		if err != nil {
			return nil, errors.Wrap(err, file)
		}
		for _, g := range graphs {
			name := fmt.Sprintf("%s/L%d", g.Name, g.Level)
			if g.Level == 1 {
				all.Nests++
			}
			if g.Nest == nil {
				all.Rejected = append(all.Rejected, Failure{name, errors.New(g.Why.String())})
			} else {
				all.Levels = append(all.Levels, Source{name, g.Nest})
			}
		}
	}
	return all, nil
}

// Classes are the register files looked at.
var Classes = []ddg.RegClass{ddg.RegClass(machine.Int), ddg.RegClass(machine.Float)}

// Phases are the times of one allocation, by phase of the algorithm (Table 2).
type Phases [6]time.Duration

// PhaseNames are the columns of Table 2.
var PhaseNames = [...]string{"normalization", "representation", "distances", "sorting", "bin-packing", "minimization"}

// Need is the result of an allocation: its registers, and the times of its phases.
type Need struct {
	Used   int // registers; more than ssp.MaxCircumference if they do not fit it
	Phases Phases
}

// Level is one loop level of a nest: the nest that begins there, pipelined.
type Level struct {
	Name     string
	Number   int // in the collection
	Depth    int // 1 plus the loops inside it
	Nest     *ssp.Nest
	Schedule *ssp.Schedule
	Registers
}

// Registers are the registers that a level needs.
type Registers struct {
	Failed   string   // why they cannot be told
	Variants []int    // per class
	LiveIn   int      // the most live-in values of a variant
	MaxLive  []int    // per class
	Need     [][]Need // per strategy, per class
	Search   []int    // per class: registers that our allocator needs, which tries all heuristics at every circumference
}

// Failure is a level that is not measured.
type Failure struct {
	Name string
	Err  error
}

// Measure pipelines the levels and allocates registers with every strategy; in a part of the work,
// those of its levels. workers ≤ 0 means one per core.
func Measure(work *shard.Work, all []Source, m *modulo.Model, strategies []ssp.Strategy, workers int) ([]*Level, []Failure) {
	levels, failures := make([]*Level, len(all)), make([]error, len(all))
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	next := make(chan int)
	var group sync.WaitGroup
	for range workers {
		group.Add(1)
		go func() {
			defer group.Done()
			for i := range next {
				levels[i], failures[i] = measure(work, &all[i], i, m, strategies)
			}
		}()
	}
	for i := range all {
		if work.Has(i) {
			next <- i
		}
	}
	close(next)
	group.Wait()
	var good []*Level
	var bad []Failure
	for i, l := range levels {
		if failures[i] != nil {
			bad = append(bad, Failure{all[i].Name, failures[i]})
		} else if l != nil {
			good = append(good, l)
		}
	}
	return good, bad
}

// measure schedules level number k, and takes its registers from a part if there is one.
func measure(work *shard.Work, source *Source, k int, m *modulo.Model, strategies []ssp.Strategy) (*Level, error) {
	n := source.Nest
	s, err := ssp.Run(n, m, ssp.Options{})
	if err != nil {
		return nil, err
	}
	registers, err := shard.Measure(work, "levels", k, func() (r Registers, err error) {
		if r, err = measureRegisters(s, strategies); err != nil {
			r.Failed = err.Error()
		}
		return r, nil
	})
	if err != nil || registers.Failed != "" {
		return nil, cmp.Or(err, errors.New(registers.Failed))
	}
	return &Level{Name: source.Name, Number: k, Depth: n.Depth(), Nest: n, Schedule: s, Registers: registers}, nil
}

func measureRegisters(s *ssp.Schedule, strategies []ssp.Strategy) (l Registers, err error) {
	n := s.Nest
	for _, class := range Classes {
		variants, lives := s.Lifetimes(class, ssp.Machine)
		l.Variants = append(l.Variants, len(variants))
		for i := range lives {
			l.LiveIn = max(l.LiveIn, lives[i].Omega)
		}
		live, err := s.MaxLive(class, ssp.Machine)
		if err != nil {
			return l, err
		}
		l.MaxLive = append(l.MaxLive, live)
	}
	for _, class := range Classes {
		a, err := ssp.Allocate(s, class, ssp.AllocateOptions{InPlace: len(n.Ops), Ahead: true})
		if err != nil {
			return l, err
		}
		l.Search = append(l.Search, a.Used+a.Statics)
		if n.Depth() == 1 {
			// Here live-in values count for as long as every lifetime is, a lower bound too for
			// vector lifetimes; and inductions run ahead.
			l.MaxLive[len(l.Search)-1] = a.MaxLive
		}
	}
	for _, strategy := range strategies {
		var needs []Need
		for _, class := range Classes {
			need, _ := Allocate(s, class, strategy)
			needs = append(needs, need)
		}
		l.Need = append(l.Need, needs)
	}
	return l, nil
}

// Allocate packs one class as Fig. 9 of the paper does, with a clock between the phases. The
// registers are those of the lifetimes, normalised (rotate.LifetimePacking); nil if they do not
// fit.
func Allocate(s *ssp.Schedule, class ddg.RegClass, strategy ssp.Strategy) (Need, []int) {
	var need Need
	last := time.Now()
	lap := func(phase int) {
		now := time.Now()
		need.Phases[phase] += now.Sub(last)
		last = now
	}
	refs := s.Normalise(class, ssp.Machine)
	lap(0)
	lives := s.Represent(refs, ssp.Machine)
	lap(1)
	p := s.Packing(lives, strategy.Metric)
	lap(2)
	if p.N == 0 {
		return need, nil
	}
	order := p.Sort(rotate.ByAdjacency, p.Earliest())
	lap(3)
	regs, ok := p.InsertToShrink(order, strategy.Fit, ssp.MaxCircumference)
	lap(4)
	need.Used = ssp.MaxCircumference + 1
	if !ok {
		return need, nil
	}
	if used := p.MinimizeCircumference(regs, ssp.MaxCircumference); used > 0 {
		need.Used = used
	}
	lap(5)
	return need, regs
}

// Reschedule raises T until a strategy fits all classes into a number of registers. It fails where
// a larger T would not help: when every slot has a single stage, the pressure does not fall any
// more.
func Reschedule(l *Level, strategy ssp.Strategy, registers int) (*ssp.Schedule, error) {
	s := l.Schedule
	for {
		if fits(s, strategy, registers) {
			return s, nil
		}
		if s.Stages(1) <= 2*l.Depth-1 && s.T > 2*l.Schedule.T {
			return nil, errors.Errorf("%s: %d registers never suffice", l.Name, registers)
		}
		next, err := ssp.Run(l.Nest, s.Model, ssp.Options{MinT: s.T + max(1, s.T/finest)})
		if err != nil {
			return nil, err
		}
		s = next
	}
}

// finest is the fraction of T by which Reschedule raises it.
const finest = 16

func fits(s *ssp.Schedule, strategy ssp.Strategy, registers int) bool {
	for _, class := range Classes {
		if need, _ := Allocate(s, class, strategy); need.Used > registers {
			return false
		}
	}
	return true
}
