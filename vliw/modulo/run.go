package modulo

import (
	"github.com/pkg/errors"

	"opt-go/vliw/ddg"
)

// Scheduler names a scheduling method.
type Scheduler uint8

// The schedulers.
const (
	HRMS Scheduler = iota // hypernode reduction modulo scheduling, other orders where it misses the II; the default
	IMS                   // iterative modulo scheduling
	List                  // one iteration after the other, no overlap
	// Serial is List with one operation after the other: slow, and the schedule of least register
	// pressure. It is the last resort of the spiller and no choice of the command line.
	Serial
)

var schedulerNames = [...]string{"hrms", "ims", "list", "serial"}

// String returns the name of the scheduler in the flag -sched.
func (s Scheduler) String() string { return schedulerNames[s] }

// SchedulerByName returns the scheduler that the flag -sched names.
func SchedulerByName(name string) (Scheduler, error) {
	for i, n := range schedulerNames[:Serial] {
		if n == name {
			return Scheduler(i), nil
		}
	}
	return 0, errors.Errorf("unknown scheduler %q (hrms, ims, list)", name)
}

// Options steer Run. The zero value is the default.
type Options struct {
	Scheduler Scheduler
	MinII     int  // do not try smaller intervals, cycles
	MaxII     int  // do not try larger intervals, cycles; 0: up to that of the sequential schedule
	Pure      bool // only the named scheduler, no second opinion before II rises (for experiments)
	NoCompact bool // leave operations where the scheduler put them instead of shortening lifetimes
	// Orders is the number of further, disturbed orders that hypernode reduction tries at every II,
	// for a schedule of lower register pressure. Half a dozen find most of the gain.
	Orders int
	// Lean also places by register pressure (pressure.go, cones.go), which pays at an II above the
	// bound of the units.
	Lean bool
	// EndRow puts the operation End, the loop branch, into row II−1, by a shift of the whole
	// schedule. End should have no dependences; then the row is chosen so that the shift adds no
	// stage if possible.
	EndRow bool
	End    ddg.OpID
}

// Limits of the search.
const (
	// fullEffort is the number of intervals at which every method is tried; at later ones only the
	// named method is, so that infeasible loops end soon.
	fullEffort = 8
	// noisyTries is the number of perturbed priorities that iterative modulo scheduling tries per
	// interval, noisyTriesSmall that for graphs of at most imsSmall nodes.
	noisyTries      = 2
	noisyNodes      = 100 // larger graphs use them at the first interval only
	noisyTriesSmall = 12
	// exactBudget bounds the exhaustive search, in placements over all intervals of a loop. The
	// search runs if all methods have missed an interval: a few milliseconds, for one loop in
	// hundreds. A placement visits every node of its component: larger components get fewer
	// (exactWork bounds the product), those above exactNodes none. An interval may spend half of
	// the remaining budget, and at least exactLeast.
	exactBudget = 20_000
	exactLeast  = 500
	exactWork   = 600_000
	exactNodes  = 200
)

// Run schedules a loop: the smallest II from max(MII, MinII) on for which a method finds a
// schedule, at last the sequential schedule. The result satisfies Verify. It fails where the graph
// and the machine do not fit together, where ties can never be satisfied, and where MaxII is too
// small.
func Run(g *ddg.Graph, m *Model, opt Options) (*Schedule, error) {
	p, err := newProblem(g, m)
	if err != nil {
		return nil, err
	}
	if len(g.Ops) == 0 {
		return &Schedule{II: max(opt.MinII, 1), Stages: 1, Method: opt.Scheduler.String()}, nil
	}
	s := &search{p: p, opt: opt, bounds: p.bounds()}
	r := s.run()
	if r == nil {
		return nil, errors.Errorf("no schedule with an initiation interval of at most %d cycles (MII is %d)", s.bound, s.bounds.MII())
	}
	r.Bounds, r.Tries = s.bounds, s.tries
	return r, nil
}

// search is the state of one call of Run.
type search struct {
	p      *problem
	opt    Options
	bounds Bounds
	bound  int // the largest II to try
	tries  int
	hrms   []int // node order, computed once: it does not depend on II but for ties
	sms    []int
	exact  int // placements spent by exhaustive search
}

func (s *search) run() *Schedule {
	first := max(s.bounds.MII(), s.opt.MinII)
	last := s.p.sequential(s.opt.Scheduler == Serial)
	if last != nil && last.ii < first {
		last = last.at(first)
	}
	switch {
	case s.opt.MaxII > 0:
		s.bound = s.opt.MaxII
	case last != nil:
		s.bound = last.ii
	default:
		s.bound = first + s.p.totalSpan()
	}
	if s.opt.Scheduler < List {
		for ii := first; ii <= s.bound && (last == nil || ii < last.ii || ii == first); ii++ {
			if found := s.attempt(ii, ii-first < fullEffort); found != nil {
				return found
			}
		}
	}
	if last == nil || last.ii > s.bound {
		return nil
	}
	s.tries++
	return s.result(last, max(s.opt.Scheduler, List).String())
}

// result turns a finished placement into a schedule.
func (s *search) result(found *placement, method string) *Schedule {
	if s.opt.EndRow {
		found.moveToEnd(int(s.p.of[s.opt.End]))
	}
	r := found.schedule()
	if s.opt.EndRow {
		r.Rotate(s.opt.End, r.II-1)
	}
	r.Method = method
	return r
}

// totalSpan bounds the length of a sequential schedule, for graphs whose ties keep list scheduling
// from finding one.
func (p *problem) totalSpan() int {
	span := 1
	for i := range p.edges {
		span += max(p.edges[i].lat, 0)
	}
	for i := range p.g.Ops {
		span += p.model.Classes[p.g.Ops[i].Class].Busy
	}
	return span
}

// attempt tries the methods at one II. Where the orders of HRMS and of swing modulo scheduling both
// work, or iterative modulo scheduling does as well on a small graph, the schedule with the lowest
// register pressure wins.
func (s *search) attempt(ii int, full bool) *Schedule {
	var best *Schedule
	if s.opt.Scheduler == HRMS {
		if s.hrms == nil {
			s.hrms = s.p.hrmsOrder(ii)
		}
		best = s.better(best, s.inOrder(s.hrms, ii), "hrms")
		if s.opt.Pure {
			return best
		}
		if s.sms == nil {
			s.sms = s.p.smsOrder(ii)
		}
		best = s.better(best, s.inOrder(s.sms, ii), "sms")
		if s.opt.Lean {
			for _, order := range [][]int{s.hrms, s.sms} {
				s.tries++
				if r := newPlacement(s.p, ii); r.placeEvenly(order, s.p.times(ii).asap) {
					best = s.better(best, r, "even")
				}
			}
			s.tries++
			if r := newPlacement(s.p, ii); r.placeCones(s.hrms, s.p.times(ii).asap) {
				best = s.better(best, r, "cones")
			}
		}
		for salt := range s.opt.Orders {
			best = s.better(best, s.inOrder(s.p.perturbedOrder(ii, uint64(salt)+1), ii), "hrms")
		}
		if best != nil && len(s.p.nodes) > imsSmall {
			return best
		}
	}
	heights := s.p.heights(ii)
	salts := uint64(noisyTries)
	if len(s.p.nodes) <= imsSmall {
		salts = noisyTriesSmall
	}
	if best != nil || !full || s.opt.Pure || len(s.p.nodes) > noisyNodes && ii > max(s.bounds.MII(), s.opt.MinII) {
		salts = 0
	}
	for salt := uint64(0); salt <= salts; salt++ {
		s.tries++
		if found := s.p.iterative(ii, s.p.byHeight(heights, salt)); found != nil {
			return s.better(best, found, "ims")
		}
		if salt == 0 && best == nil && full && !s.opt.Pure {
			if found, verdict := s.exhaustive(ii); verdict != Unknown {
				return s.better(best, found, "exact") // nil if there is none
			}
		}
	}
	return best
}

// exhaustive tries a part of the exact search, for what it finds, or rules out, quickly.
func (s *search) exhaustive(ii int) (*placement, Verdict) {
	size := s.p.largestComponent()
	if size > exactNodes {
		return nil, Unknown
	}
	s.tries++
	left := min(exactBudget, exactWork/size) - s.exact
	found, verdict, spent := s.p.exactly(ii, max(left/2, exactLeast))
	s.exact += spent
	return found, verdict
}

func (s *search) inOrder(order []int, ii int) *placement {
	s.tries++
	r := newPlacement(s.p, ii)
	if r.placeInOrder(order, s.p.times(ii).asap) {
		return r
	}
	return nil
}

// better finishes a placement, which may be nil, and returns it or the best one so far, whichever
// needs fewer registers.
func (s *search) better(best *Schedule, found *placement, method string) *Schedule {
	if found == nil {
		return best
	}
	if !s.opt.NoCompact {
		found.compact()
		found.connect()
	}
	r := s.result(found, method)
	if best == nil {
		return r
	}
	old, new := totalPressure(s.p.g, best), totalPressure(s.p.g, r)
	if new < old || new == old && r.Stages < best.Stages {
		return r
	}
	return best
}

// totalPressure is the number of registers that the schedule takes at least, over all classes.
func totalPressure(g *ddg.Graph, s *Schedule) int {
	lives := Lifetimes(g, s)
	sum := 0
	for class := ddg.RegClass(1); class <= g.MaxRegClass(); class++ {
		sum += LeastRegisters(lives, s.II, class)
	}
	return sum
}
