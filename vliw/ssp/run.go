package ssp

import (
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"

	"github.com/pkg/errors"
)

// Options steer Run and Choose. The zero value is the default.
type Options struct {
	Scheduler modulo.Scheduler // HRMS or IMS
	MinT      int              // do not try smaller intervals, cycles
	MaxT      int              // do not try larger intervals, cycles; 0: no limit
	// Pure tries only the named scheduler, and NoCompact leaves operations where it put them
	// (modulo.Options).
	Pure, NoCompact bool
	// End, if it has a name, is an operation that every step issues in its last row: the branch. It
	// has no dependences.
	End ddg.Op
	// Step, if it has a name, is an operation that every step outside of ILES issues, in any row:
	// for example the update of a base address. It has no dependences. A nest of one loop does not
	// have it.
	Step ddg.Op
}

// slackSteps are the numbers of stages that plans get beyond the least, at one interval, before the
// interval rises: more stages cost registers and short prologues, a larger interval costs cycles in
// every step.
var slackSteps = [...]slack{{0, 0}, {1, 0}, {1, 1}, {2, 1}, {3, 2}}

type slack struct{ inner, others int }

// Run finds a 1-D schedule of the nest with level 1 pipelined, of the smallest T it can. A single
// loop is scheduled as modulo.Run does it. It is an error if level 1 is not legal, and if MaxT is
// too small.
func Run(n *Nest, m *modulo.Model, opt Options) (*Schedule, error) {
	d, err := n.OneD()
	if err != nil {
		return nil, err
	}
	if n.Depth() == 1 {
		return d.single(m, opt)
	}
	bounds, err := d.bounds(m, &opt)
	if err != nil {
		return nil, err
	}
	marked, mark := withMark(m)
	critical := d.critical()
	most := opt.MaxT
	if most == 0 { // no overlap, and every slot in a separate stage
		most = d.sequentialLength(m)
	}
	s := &nestSearch{d: d, model: marked, mark: mark, opt: opt}
	for t := max(bounds.MII(), opt.MinT); t <= most; t++ {
		for _, more := range slackSteps {
			p := d.leastPlan(critical, t)
			if !d.grow(p, t, mark) {
				break
			}
			for slot := range p {
				if slot == len(p)/2 {
					p[slot] += more.inner
				} else if p[slot] > 0 {
					p[slot] += more.others
				}
			}
			if r := s.attempt(p, t); r != nil {
				r.Model, r.Bounds, r.Sequential, r.Tries = m, bounds, d.Sequential, s.tries
				return r, nil
			}
		}
	}
	return nil, errors.Errorf("no schedule with an interval of at most %d cycles (the bound is %d)", most, bounds.MII())
}

// single is Run for a nest of one loop.
func (d *OneDim) single(m *modulo.Model, opt Options) (*Schedule, error) {
	g, o := d.Graph, modulo.Options{Scheduler: opt.Scheduler, MinII: opt.MinT, MaxII: opt.MaxT, Pure: opt.Pure, NoCompact: opt.NoCompact}
	if opt.End.Name != "" {
		g = g.Clone()
		o.EndRow, o.End = true, g.AddOp(opt.End)
	}
	r, err := modulo.Run(g, m, o)
	if err != nil {
		return nil, err
	}
	ops := len(d.Nest.Ops)
	s := &Schedule{
		Nest: d.Nest, Model: m, T: r.II, Cycle: r.Cycle[:ops], Unit: r.Unit[:ops], First: []int{0}, Last: []int{r.Stages - 1},
		Bounds: r.Bounds, Method: r.Method, Tries: r.Tries,
	}
	if o.EndRow {
		s.EndUnit = r.Unit[o.End]
	}
	return s, nil
}

// bounds are those of the 1-D graph, with the operations of every step.
func (d *OneDim) bounds(m *modulo.Model, opt *Options) (modulo.Bounds, error) {
	g := d.Graph
	if opt.End.Name != "" || opt.Step.Name != "" {
		g = g.Clone()
	}
	for _, op := range []ddg.Op{opt.End, opt.Step} {
		if op.Name != "" {
			g.AddOp(op)
		}
	}
	return modulo.MII(g, m)
}

// sequentialLength is an interval at which every plan of one stage per slot has a schedule.
func (d *OneDim) sequentialLength(m *modulo.Model) int {
	length := 2
	for i := range d.Nest.Ops {
		op := &d.Nest.Ops[i]
		length += max(op.Latency, m.Classes[op.Class].Busy, 1)
	}
	return 2 * length
}

// withMark returns a model with a class for marks.
func withMark(m *modulo.Model) (*modulo.Model, int) {
	c := *m
	c.Classes = append(slices.Clone(m.Classes), modulo.Class{Name: ".mark", Mark: true})
	return &c, len(m.Classes)
}

// nestSearch is the state of Run for a nest.
type nestSearch struct {
	d     *OneDim
	model *modulo.Model
	mark  int // resource class of the mark
	opt   Options
	tries int
}

// attempt schedules the kernel of a plan at one interval.
func (s *nestSearch) attempt(p plan, t int) *Schedule {
	var end *ddg.Op
	if s.opt.End.Name != "" {
		end = &s.opt.End
	}
	g, mark, endOp := s.d.kernel(p, s.mark, end)
	step := ddg.NoOp
	if s.opt.Step.Name != "" {
		step = g.AddOp(s.opt.Step)
	}
	s.tries++
	r, err := modulo.Run(g, s.model, modulo.Options{
		Scheduler: s.opt.Scheduler, MinII: t, MaxII: t, Pure: s.opt.Pure, NoCompact: s.opt.NoCompact,
	})
	if err != nil {
		return nil
	}
	n := s.d.Nest
	out := &Schedule{Nest: n, T: t, Unit: r.Unit[:len(n.Ops)], Cycle: make([]int, len(n.Ops)), Method: r.Method}
	if endOp != ddg.NoOp {
		out.EndUnit = r.Unit[endOp]
	}
	if step != ddg.NoOp {
		out.Step, out.StepUnit, out.StepRow = s.opt.Step, r.Unit[step], ((r.Cycle[step]-r.Cycle[mark])%t+t)%t
	}
	out.place(p, r.Cycle, r.Cycle[mark])
	return out
}

// place takes over the cycles of a kernel whose stage f_n begins at cycle at, counted such that the
// first stage in use is stage 0.
func (s *Schedule) place(p plan, cycle []int, at int) {
	depth := s.Nest.Depth()
	first, last := p.first(2), p.last(2)
	for i := range s.Nest.Ops {
		stage := floorDiv(cycle[i]-at, s.T)
		first, last = min(first, stage), max(last, stage)
	}
	for i := range s.Nest.Ops {
		s.Cycle[i] = cycle[i] - at - first*s.T
	}
	s.First, s.Last = make([]int, depth), make([]int, depth)
	s.Last[0] = last - first
	for level := 2; level <= depth; level++ {
		s.First[level-1], s.Last[level-1] = p.first(level)-first, p.last(level)-first
	}
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func ceilDiv(a, b int) int { return -floorDiv(-a, b) }
