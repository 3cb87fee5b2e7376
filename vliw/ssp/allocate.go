package ssp

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"
	"opt-go/vliw/rotate"

	"github.com/pkg/errors"
)

// Metric says what keeps two vector lifetimes apart.
type Metric uint8

// The metrics (section 6 of Rong et al.).
const (
	Aggressive   Metric = iota // lifetimes may interleave
	Conservative               // one is right of the other
	// Simple ignores the shape of a lifetime: it gets as many separate registers as iterations can
	// be alive at once, S_1 + omega.
	Simple
)

var metricNames = [...]string{"aggr", "cons", "simple"}

// MetricByName returns the metric that the flag -distance names; the error lists all.
func MetricByName(name string) (Metric, error) {
	at := slices.Index(metricNames[:], name)
	if at < 0 {
		return 0, errors.New("must be aggr, cons or simple")
	}
	return Metric(at), nil
}

// String returns the name of the metric in the flag -distance.
func (m Metric) String() string { return metricNames[m] }

// Strategy is a metric and, but for Simple, a fit.
type Strategy struct {
	Metric Metric
	Fit    rotate.Fit
}

// Strategies are the seven of the paper.
func Strategies() []Strategy {
	return []Strategy{
		{Simple, rotate.EndFit},
		{Conservative, rotate.FirstFit}, {Conservative, rotate.BestFit}, {Conservative, rotate.EndFit},
		{Aggressive, rotate.FirstFit}, {Aggressive, rotate.BestFit}, {Aggressive, rotate.EndFit},
	}
}

// String returns the name in flags: simple, cons-first, aggr-best, …
func (s Strategy) String() string {
	if s.Metric == Simple {
		return Simple.String()
	}
	return s.Metric.String() + "-" + s.Fit.String()
}

// StrategyByName returns the strategy that a flag names.
func StrategyByName(name string) (Strategy, error) {
	var names []string
	for _, s := range Strategies() {
		if s.String() == name {
			return s, nil
		}
		names = append(names, s.String())
	}
	return Strategy{}, errors.Errorf("unknown strategy %q (%s)", name, strings.Join(names, ", "))
}

// MaxCircumference is the largest cylinder that lifetimes are packed on.
const MaxCircumference = 1024

// AllocateOptions steer Allocate. The zero value is the best that there is: it looks for the
// smallest circumference with aggressive distances and all heuristics.
type AllocateOptions struct {
	// Size is the number of rotating registers of the file, at which numbers wrap around. 0: the
	// allocation's own circumference.
	Size       int
	Convention Convention
	// Fixed uses Strategy only, on a cylinder of MaxCircumference registers that is shrunk
	// afterwards, as the paper does. Otherwise only the strategy's metric counts.
	Fixed    bool
	Strategy Strategy
	// InPlace is the number of values of a single loop that may stay in static registers
	// (rotate.Options.InPlace), if the code generator allows it. In a nest, the stalled iterations
	// of a group have different values, which one register cannot hold.
	InPlace int
	// Ahead lets inductions of a single loop run ahead of their stage (rotate.Options.Ahead). In an
	// ILES nothing runs for iterations that stall, so those of a nest do not.
	Ahead bool
}

// Allocation is the register assignment of one class. Iteration i of variant v is in the physical
// register Register[v] − i, modulo Size.
type Allocation struct {
	Class    ddg.RegClass
	Schedule *Schedule
	Register []int // per variant: the physical register of iteration 0, 0 … Size−1; rotate.Free for variants of other classes
	Static   []int // single loops: per variant its static register, 0 … Statics−1, or rotate.Free; nil if there is none
	Statics  int
	Ahead    []int // single loops: per operation, for how many iterations before the first it runs (rotate.Allocation.Ahead); nil if none does
	Used     int   // circumference: registers needed
	Size     int   // registers of the file
	MaxLive  int   // the largest number of values alive at once: a lower bound of Used
	// Interleaving is the number of ordered pairs of lifetimes that have an interleaving distance
	// beside the conservative one.
	Interleaving int
}

// Allocate assigns rotating registers to the variants of one class that the nest defines. With
// Options.Size it fails with a *rotate.Overflow where they do not fit.
func Allocate(s *Schedule, class ddg.RegClass, opt AllocateOptions) (*Allocation, error) {
	if s.Nest.Depth() == 1 && !opt.Fixed && opt.Convention == Machine && opt.Strategy.Metric != Simple {
		return s.allocateSingle(class, rotate.Options{Size: opt.Size, InPlace: opt.InPlace, Ahead: opt.Ahead})
	}
	variants, lives := s.Lifetimes(class, opt.Convention)
	a := &Allocation{Class: class, Schedule: s, Register: make([]int, len(s.Nest.Variants))}
	for v := range a.Register {
		a.Register[v] = rotate.Free
	}
	live, err := s.MaxLive(class, opt.Convention)
	if err != nil {
		return nil, err
	}
	a.MaxLive = live
	p := s.Packing(lives, opt.Strategy.Metric)
	a.Interleaving = interleaving(p)
	limit := opt.Size
	if limit == 0 {
		limit = max(MaxCircumference, 2*p.Room())
	}
	regs, used := pack(p, a.MaxLive, limit, &opt)
	if regs == nil && p.N > 0 {
		_, need := pack(p, a.MaxLive, max(MaxCircumference, 2*p.Room()), &opt)
		return nil, &rotate.Overflow{Class: class, Need: need, Have: limit}
	}
	a.Used, a.Size = used, limit
	if opt.Size == 0 {
		a.Size = max(used, 1)
	}
	frame := s.Frame()
	for i, v := range variants {
		r := (regs[i] - frame.Shift(&lives[i])) % a.Size
		a.Register[v] = (r + a.Size) % a.Size
	}
	return a, nil
}

// allocateSingle is Allocate for a single loop: the allocator of single loops, since there both
// metrics are its distance (theorem 1).
func (s *Schedule) allocateSingle(class ddg.RegClass, opt rotate.Options) (*Allocation, error) {
	d, err := s.Nest.OneD()
	if err != nil {
		return nil, err
	}
	loop := &modulo.Schedule{II: s.T, Cycle: s.Cycle, Unit: s.Unit, Stages: s.Stages(1)}
	single, err := rotate.Allocate(d.Graph, loop, class, opt)
	if err != nil {
		return nil, err
	}
	a := &Allocation{
		Class: class, Schedule: s, Register: make([]int, len(s.Nest.Variants)), Used: single.Used, Size: single.Size, MaxLive: single.MaxLive,
		Static: slices.Repeat([]int{rotate.Free}, len(s.Nest.Variants)), Statics: single.Statics, Ahead: single.Ahead,
	}
	for v := range a.Register {
		a.Register[v] = rotate.Free
	}
	for i := range s.Nest.Ops {
		switch op := &s.Nest.Ops[i]; {
		case op.Variant == NoVariant || op.Result != class:
		case single.InPlace(op.ID):
			a.Static[op.Variant] = single.Static[op.ID]
		default:
			a.Register[op.Variant] = single.After(op.ID, -s.Stage(op.ID)) // that of iteration 0, ahead or not
		}
	}
	return a, nil
}

// Packing wraps lifetimes with the distances of a metric, in tables.
func (s *Schedule) Packing(lives []rotate.Lifetime, m Metric) *rotate.Packing {
	f := s.Frame()
	p := f.LifetimePacking(lives, m == Aggressive)
	if m != Simple {
		return p.Tabulated()
	}
	cons := p.Dist
	p.Dist = func(a, b int) rotate.Distance { // not less than cons: a value without readers may outlive the stages
		room := s.Stages(1) + max(lives[a].Omega, lives[a].Alpha)
		return rotate.AtLeast(max(room+f.Shift(&lives[b])-f.Shift(&lives[a]), cons(a, b).Min))
	}
	return p.Tabulated()
}

func interleaving(p *rotate.Packing) int {
	count := 0
	for a := range p.N {
		for b := range p.N {
			if d := p.Dist(a, b); d.Lo <= d.Hi {
				count++
			}
		}
	}
	return count
}

// pack finds registers that are legal on the circumference it returns and, if a size is given, on a
// file of that size too.
func pack(p *rotate.Packing, lower, limit int, opt *AllocateOptions) ([]int, int) {
	po := rotate.PackOptions{Fixed: opt.Fixed || opt.Strategy.Metric == Simple, Order: rotate.ByAdjacency, Fit: opt.Strategy.Fit}
	if opt.Strategy.Metric == Simple {
		po.Fit = rotate.FirstFit
	}
	if lower > limit {
		return nil, 0
	}
	regs, used := p.Pack(lower, limit, po)
	if regs == nil || opt.Size == 0 || p.Legal(regs, limit) {
		return regs, used
	}
	// Interleaved lifetimes that fit a circumference need not fit a larger one: pack for the size
	// itself.
	po.Fixed = false
	return p.Pack(limit, limit, po)
}

// Number is the register that code names in a stage of an OLP, or of any step outside of ILES, for
// a variant of the iteration in that stage.
func (a *Allocation) Number(v Variant, stage int) int { return (a.Register[v] + stage) % a.Size }

// InSegment is the register that code names in an ILES, in any stage, for a variant of iteration j
// of the group.
func (a *Allocation) InSegment(v Variant, j int) int {
	depth := a.Schedule.Nest.Depth()
	return (a.Register[v] + a.Schedule.Last[depth-1] - j) % a.Size
}

// MaxLive is the largest number of values of a class alive at once, for trip counts that bring the
// final schedule into its steady state.
func (s *Schedule) MaxLive(class ddg.RegClass, c Convention) (int, error) {
	spans, err := s.Trace(s.steadyTrips(), class, c)
	return MaxLive(spans), err
}

// steadyTrips are trip counts for which every kind of segment and turn occurs, with as many
// iterations before and after as can be live.
func (s *Schedule) steadyTrips() []int {
	omega := 0
	for i := range s.Nest.Edges {
		if e := &s.Nest.Edges[i]; e.Kind == ddg.Flow {
			omega = max(omega, e.Distance[0].Lo)
		}
	}
	for i := range s.Nest.Ops {
		omega = max(omega, s.Nest.Ops[i].LiveOut)
	}
	trips := make([]int, s.Nest.Depth())
	for level := range trips {
		trips[level] = 3
		if level+2 < len(trips) {
			trips[level] = 2
		}
		if count := s.Nest.Trips[level].Count; count > 0 && count < int64(trips[level]) {
			trips[level] = int(count)
		}
	}
	trips[0] = 2*(s.Stages(1)+omega) + 2*s.Group()
	if count := s.Nest.Trips[0].Count; count > 0 && count < math.MaxInt32 {
		trips[0] = min(trips[0], int(count))
	}
	return trips
}

// Verify plays the final schedule for some trip counts and looks for a conflict, with nothing of
// the distances.
func (a *Allocation) Verify(trips []int, c Convention) error {
	spans, err := a.Schedule.trace(trips, a.Class, c, a.Ahead)
	if err != nil {
		return err
	}
	names := a.Schedule.Nest.Variants
	if x := a.conflictInPlace(spans); x != nil {
		return errors.Errorf("static register %d: %s of iteration %d in cycles %d to %d, of %d in %d to %d", x.Register, names[x.A.Variant],
			x.A.Iteration, x.A.Start, x.A.End, x.B.Iteration, x.B.Start, x.B.End)
	}
	rotating := slices.DeleteFunc(slices.Clone(spans), func(x Span) bool { return a.inPlace(x.Variant) })
	if x := FindConflict(rotating, a.Register, a.Size); x != nil {
		return errors.Errorf("register %d of %d: %s of iteration %d in cycles %d to %d, %s of iteration %d in %d to %d", x.Register, a.Size,
			names[x.A.Variant], x.A.Iteration, x.A.Start, x.A.End, names[x.B.Variant], x.B.Iteration, x.B.Start, x.B.End)
	}
	return nil
}

func (a *Allocation) inPlace(v Variant) bool { return a.Static != nil && a.Static[v] != rotate.Free }

// conflictInPlace looks for two iterations of a variant in place that are alive at a time.
func (a *Allocation) conflictInPlace(spans []Span) *Conflict {
	last := map[Variant]Span{}
	for _, x := range slices.SortedFunc(slices.Values(spans), func(x, y Span) int { return cmp.Or(cmp.Compare(x.Start, y.Start), cmp.Compare(x.End, y.End)) }) {
		if !a.inPlace(x.Variant) {
			continue
		}
		before, ok := last[x.Variant]
		if ok && x.Start < before.End && x.Iteration != before.Iteration {
			return &Conflict{a.Static[x.Variant], before, x}
		}
		if !ok || x.End > before.End {
			last[x.Variant] = x
		}
	}
	return nil
}
