// Package nest pipelines outer loops of loop nests: single-dimension software pipelining (Rong et
// al.; vliw/ssp schedules and allocates).
//
// Pipeline (pipeline.go) tries the levels of each nest and replaces its loops by the best plan,
// where it pays:
//
//	body.go, region.go, guard.go
//	                    split the selected code by levels; conditional inner loops
//	web.go, sum.go      one register per variable and iteration; sums that are split
//	depend.go, apart.go distance vectors; tests at run time that arrays are apart
//	graph.go            the nest in the form of vliw/ssp
//	cost.go             the time of the pipeline and of the original loops
//	emit.go, levels.go, reload.go, spill.go, connect.go
//	                    write the code: patterns, spill slots, conditions before it, the exit
//
// Invariant: until the plan is written, the function's own code does not change but for operations
// that are dead without it; all registers of the body have new names, so the loops can stay beside
// the pipeline, for when a condition does not hold.
//
// The package imports loops for if-conversion and for the reasons that exclude an operation from a
// pipeline. It must not import selection.
package nest

import (
	"fmt"
	"maps"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/ddg"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"
	"opt-go/vliw/ssp"
)

const passName = "loop-nest"

// Graph is a loop of a nest in the form of the pipeliner: the nest from this loop on.
type Graph struct {
	Func, Name string // as in the assembly's loop records
	Pos        ir.Pos
	Level      int // of the loop in its chain of loops, 1 for the outermost
	Levels     int // of the chain
	// Nest has this loop as level 1; nil if it could not be built, for the reason Why. It belongs
	// to the caller. ddg.Op.Class is the machine.Op, ddg.RegClass the machine.File. The values that
	// are live after the nest are copied out of it by operations without a result.
	Nest *ssp.Nest
	Why  *loops.Rejection
}

// Mode says which level of a loop nest is pipelined.
type Mode uint8

// The modes of -ssp.
const (
	Off     Mode = iota // the innermost
	Auto                // the one with the fewest estimated cycles
	AtLevel             // the one that Level names, where it is legal
	Plain               // the innermost, with addresses strength-reduced for nests
)

// Choice steer single-dimension software pipelining.
type Choice struct {
	Mode  Mode
	Level int // SSPLevel: 1 is the outermost loop of the nest
	// Strategy is how registers are packed (-distance, -fit), as long as they suffice: see ssp.Fit.
	Strategy ssp.Strategy
}

// On reports whether nests are pipelined.
func (o Choice) On() bool { return o.Mode != Off }

// Options steer the stage.
type Options struct {
	Choice
	Scheduler modulo.Scheduler
	Spill     rotate.SpillOptions
	Verify    bool            // check schedules and registers independently
	Seen      func(Graph)     // called with every loop of every nest; may be nil
	Costs     map[string]Cost // of the loops as they are, for SSPAuto
	Scheduled func(Kernel)    // called with every nest that has been pipelined; may be nil
	// Forbidden is why the loop of a name must not be pipelined with those inside it; nil: it may.
	Forbidden func(loop string) *loops.Rejection
}

// Kernel is a nest that has been pipelined. What it points to must not be changed.
type Kernel struct {
	Func, Name  string // as in the assembly's loop records
	Pos         ir.Pos
	Level       int // of the pipelined loop in its chain of loops, 1 for the outermost
	Final       *ssp.Final
	Allocations []*ssp.Allocation // per register class, in ascending order
	Summary     string
}

// scheduled reports a kernel.
func (p *pipe) scheduled() {
	if p.f.opt.Scheduled == nil {
		return
	}
	k := Kernel{Func: p.f.Src.Name(), Name: p.n.Codes[p.first].Rec.Name, Pos: p.n.position(p.first), Level: p.first + 1, Final: p.final, Summary: p.summary()}
	for _, file := range slices.Sorted(maps.Keys(p.alloc)) {
		k.Allocations = append(k.Allocations, p.alloc[file])
	}
	p.f.opt.Scheduled(k)
}

// planner is the stage.
type planner struct {
	*mir.Func
	opt   Options
	nests []*chain
}

// chain is a loop nest that is about to be pipelined.
type chain struct{ *mir.Nest }

// Pipeline pipelines outer loops of nests, where that pays. What it leaves alone is for the
// pipelining of single loops.
func Pipeline(f *mir.Func, nests []*mir.Nest, opt Options) {
	if opt.Mode == Plain {
		return
	}
	p := &planner{Func: f, opt: opt}
	for _, n := range nests {
		p.nests = append(p.nests, &chain{n})
	}
	for _, n := range p.nests {
		p.pipelineNest(n)
	}
}

// candidate is a level of a nest that may be pipelined.
type candidate struct {
	body *body
	nest *ssp.Nest
}

// pipelineNest pipelines the level of a nest that -ssp names, or the one with the fewest estimated
// cycles. If the registers do not suffice for one, another is tried; if they do for none, values
// are spilled.
func (f *planner) pipelineNest(n *chain) {
	best, tight := f.bestPlan(n, f.candidates(n), ssp.AsScheduled)
	if best == nil && len(tight) > 0 {
		best, _ = f.bestPlan(n, tight, ssp.Spilled)
	}
	if best != nil {
		best.emit()
	}
}

// bestPlan plans the candidates, from a step of ssp.Fit on. It returns the best plan, nil if there
// is none, and the candidates that lack registers.
func (f *planner) bestPlan(n *chain, all []candidate, from ssp.Step) (best *pipe, tight []candidate) {
	ratio := 1.0
	for _, c := range all {
		if c.body.unweighted && f.opt.Mode == Auto {
			f.Remark(true, n.position(c.body.first), passName, "level %d of nest %s is not pipelined: its inner loop would run in every iteration, and no branch weights tell how often it does now",
				c.body.first+1, n.Codes[0].Rec.Name)
			continue
		}
		why := f.opt.Forbidden(c.body.n.Codes[c.body.first].Rec.Name)
		var p *pipe
		if why == nil {
			p, why = f.planNest(c, from)
		}
		if why.Is(loops.TooFewRegisters) && from != ssp.Spilled {
			tight = append(tight, c)
			f.Remark(false, n.position(c.body.first), passName, "level %d of nest %s: its registers do not suffice without spilling", c.body.first+1, n.Codes[0].Rec.Name)
			continue
		}
		if why == nil && f.opt.Mode == Auto {
			ok := false
			if p.least, ok = p.leastTrips(f.opt.Costs); !ok {
				why = loops.Reject(loops.NestNotFaster, p.s.T, p.final.Group)
			}
		}
		if why != nil {
			f.Remark(true, n.position(c.body.first), passName, "level %d of nest %s is not pipelined: %s", c.body.first+1, n.Codes[0].Rec.Name, why)
			continue
		}
		r := 0.0
		if f.opt.Mode == Auto {
			r = p.likely(f.opt.Costs)
			f.Remark(false, n.position(c.body.first), passName, "level %d of nest %s: T=%d, about %.2f of the cycles of the innermost loop alone", c.body.first+1,
				n.Codes[0].Rec.Name, p.s.T, r)
		}
		if best == nil || r < ratio {
			best, ratio = p, r
		}
	}
	return best, tight
}

// candidates are the levels that may be pipelined by outer loops, in the order in which they are to
// be tried.
func (f *planner) candidates(n *chain) []candidate {
	var found []candidate
	for first := range n.Loops {
		x, nest, why := f.graph(n, first)
		if f.opt.Seen != nil {
			f.opt.Seen(Graph{Func: f.Src.Name(), Name: n.Codes[first].Rec.Name, Pos: n.Codes[first].Header.Term.Pos, Level: first + 1,
				Levels: len(n.Loops), Nest: nest, Why: why})
		}
		switch {
		case why != nil:
			f.Remark(true, n.position(first), passName, "level %d of nest %s cannot be pipelined: %s", first+1, n.Codes[0].Rec.Name, why)
		case first == len(n.Loops)-1:
		case f.opt.Mode == AtLevel && f.opt.Level != first+1:
		default:
			found = append(found, candidate{x, nest})
		}
	}
	return found
}

// planNest schedules a nest within the registers (ssp.Fit). If they do not suffice, T rises, then
// other packing strategies are tried. From the step ssp.Spilled on, values are spilled instead.
func (f *planner) planNest(c candidate, from ssp.Step) (*pipe, *loops.Rejection) {
	if why := c.body.tooManyInvariants(); why != nil {
		return nil, why
	}
	opt := ssp.FitOptions{Level: 1, Registers: map[ddg.RegClass]int{}, From: from}
	if from == ssp.Spilled {
		if why := f.spillOptions(&opt); why != nil {
			return nil, why
		}
	}
	opt.Scheduler = f.opt.Scheduler
	opt.End = ddg.Op{Name: "rtop", Opcode: machine.OpRtop.String(), Class: int(machine.OpRtop), Latency: 1}
	opt.Allocate = ssp.AllocateOptions{Fixed: true, Strategy: f.opt.Strategy}
	for _, file := range []machine.File{machine.Int, machine.Float} {
		opt.Registers[ddg.RegClass(file)] = f.Mach.Regs[file].Rotating
	}
	fit, err := ssp.Fit(c.nest, modulo.NewModel(f.Mach), opt)
	if err != nil {
		return nil, loops.Reject(loops.NoSchedule, err)
	}
	for _, r := range fit.Remarks {
		f.Remark(false, c.body.n.position(c.body.first), passName, "nest %s from level %d: %s", c.body.n.Codes[0].Rec.Name, c.body.first+1, r.Text(fmt.Sprintf("the %s file", machine.File(r.Class))))
	}
	if fit.Level != 1 {
		if slices.ContainsFunc(fit.Remarks, func(r ssp.Remark) bool { return r.Level == 1 && r.NoSchedule }) {
			return nil, loops.Reject(loops.NestNoSchedule)
		}
		return nil, loops.Reject(loops.TooFewRegisters)
	}
	p := &pipe{body: c.body, nest: fit.Nest, s: fit.Schedule, final: fit.Schedule.Final(), strategy: fit.Strategy,
		alloc: map[machine.File]*ssp.Allocation{}, static: map[mir.Reg]mir.Reg{}}
	for class, a := range fit.Allocations {
		p.alloc[machine.File(class)] = a
	}
	for _, old := range fit.Original {
		if old == ddg.NoOp {
			p.opOf = append(p.opOf, -1)
		} else {
			p.opOf = append(p.opOf, c.body.order[old])
		}
	}
	if f.Mach.Convention().Reloads {
		p.control = &reloads{pipe: p}
	} else {
		p.control = &levels{pipe: p}
	}
	if why := p.countsSteps(); why != nil {
		return nil, why
	}
	p.planSlots()
	p.check1D()
	return p, p.prepareNames()
}

// check1D verifies the schedule and the registers by independent means, if an option requests it.
func (p *pipe) check1D() {
	if !p.f.opt.Verify {
		return
	}
	if err := p.s.Verify(); err != nil {
		panic("BUG: schedule of nest " + p.nest.Name + ": " + err.Error())
	}
	trips := make([]int, p.depth)
	for k := range trips {
		trips[k] = 3
	}
	trips[0] = 2*p.final.Group + 1
	for _, a := range p.alloc {
		if err := a.Verify(trips, ssp.Machine); err != nil {
			panic("BUG: registers of nest " + p.nest.Name + ": " + err.Error())
		}
	}
}

// tooManyInvariants: they are in static registers, of which the code around the nest needs some
// too.
func (x *body) tooManyInvariants() *loops.Rejection {
	for _, file := range []machine.File{machine.Int, machine.Float, machine.Pred} {
		n := 0
		for _, r := range x.invariants {
			if x.f.FileOf(r) == file {
				n++
			}
		}
		have := min(x.f.Mach.Regs[file].Static, 64) - loops.SpareInts
		if file == machine.Pred {
			have = min(x.f.Mach.Regs[file].Static, mir.StaticPreds) / 2
		}
		if n > have {
			return loops.Reject(loops.TooManyInvariants, n, file, have)
		}
	}
	return nil
}

func (n *chain) position(level int) ir.Pos { return n.Loops[level].Header.FirstNonPhi().Pos }

// graph is the graph of a nest from a level on, and whether that level may be pipelined.
func (f *planner) graph(n *chain, first int) (*body, *ssp.Nest, *loops.Rejection) {
	x, nest, why := f.graphOf(n, first, nil)
	if nest == nil || why == nil || len(x.loose) == 0 {
		return x, nest, why
	}
	for _, from := range slices.Compact([]int{n.testLevel(first), first}) {
		if y, tested, no := f.graphOf(n, first, &apartTests{from: from}); no == nil {
			f.Remark(false, n.position(first), passName, "level %d of nest %s: %s", first+1, n.Codes[0].Rec.Name, y.apart)
			return y, tested, nil
		}
	}
	return x, nest, loops.Reject(loops.DependenceUnknown, why, x.loose[0])
}

// graphOf is graph, with or without tests that arrays are apart.
func (f *planner) graphOf(n *chain, first int, apart *apartTests) (*body, *ssp.Nest, *loops.Rejection) {
	x, why := f.newBody(n, first)
	if why != nil {
		return nil, nil, why
	}
	x.apart = apart
	nest, why := x.graph()
	if why != nil {
		return nil, nil, why
	}
	if err := nest.Validate(); err != nil {
		panic("BUG: loop nest " + nest.Name + " of " + f.Src.Name() + ": " + err.Error())
	}
	if err := nest.Legal(1); err != nil {
		why = loops.Reject(loops.NoSchedule, err)
	}
	return x, nest, why
}
