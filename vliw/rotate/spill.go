package rotate

import (
	"cmp"
	"fmt"
	"math"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"

	"github.com/pkg/errors"
)

// CandidateKind says what one decision to spill covers.
type CandidateKind uint8

// The kinds of candidate (Zalamea et al., section 3.1).
const (
	Uses      CandidateKind = iota // one section of a lifetime, from the use before to this one
	Variables                      // a whole lifetime: a store after the producer, a load before every consumer
)

// Priority orders the candidates (Zalamea et al., section 3.2).
type Priority uint8

// The priorities.
const (
	LifetimePerTraffic Priority = iota // LT/Trf: cycles of lifetime per memory operation added
	LifetimeOnly                       // LT
)

// MemoryOps are the operations that spill and reload the values of one register class. A class
// without an entry cannot be spilled.
type MemoryOps struct {
	Store, Load OpTemplate
}

// OpTemplate is what a spill operation looks like.
type OpTemplate struct {
	Opcode  string
	Class   int // resource class in the scheduler's model
	Latency int // cycles; of a store: until a load can read the value
}

// Limit is the number of registers of one class that a loop may use.
type Limit struct {
	Registers int // AR: for loop variants
	// Invariants is the number of static registers for loop invariants, and for variants that stay
	// in place (inplace.go) where some are left. Shared makes both compete for Registers instead,
	// one each, as the paper has it for invariants.
	Invariants int
	Shared     bool
}

// SpillOptions steer Constrain.
type SpillOptions struct {
	Schedule modulo.Options
	Pack     PackOptions
	Limits   map[ddg.RegClass]Limit     // classes without an entry are not limited
	Memory   map[ddg.RegClass]MemoryOps // how to spill a class

	Candidate CandidateKind
	Priority  Priority
	// CC prefers candidates that live across the critical cycle, the row of the kernel in which the
	// most values live (section 4.2).
	CC bool
	// QF, the quantity factor, 0 … 1: candidates are chosen until the estimate falls to AR +
	// QF·(UR−AR). 0: as many as needed at once; 1: one at a time (section 4.3).
	QF float64
	// Doubling takes 1, 2, 4, … candidates in successive rounds instead of the number from QF, as
	// the MIPS compiler does (Ruttenberg et al., PLDI'96; the paper's comparison in Table 1).
	Doubling bool
	// Profile chooses candidates by the values live in every row of the kernel instead of by
	// Priority and CC (profile.go; not in the paper).
	Profile bool
	// TF, the traffic factor: spill code is added only while the memory operations of the loop fit
	// TF × (load/store units × II); else II rises by one. 0 never spills, infinity always does
	// (section 4.4).
	TF float64

	// Orders is the number of further node orders that the scheduler tries at every II once a
	// schedule has not fit, for one that needs fewer registers (modulo.Options.Orders; not in the
	// paper).
	Orders int

	// Unrolled allocates for a machine without rotating files, by unrolling the kernel.
	Unrolled bool
	// MaxII ends the search, cycles; 0: a few times the interval of the sequential schedule.
	MaxII int
	// Pinned returns the registers of a class that a schedule reserves; may be nil.
	Pinned func(class ddg.RegClass, s *modulo.Schedule) []Pinned
	// Added is called for every spill operation right after it was entered into the graph, so that
	// the caller can add the operations and dependences of its address; distance is the number of
	// iterations between the store and a load. May be nil.
	Added func(g *ddg.Graph, op ddg.OpID, distance int)
	// Remark is called for every decision; may be nil.
	Remark func(Remark)
}

// DefaultSpill returns the settings that the command line starts from: uses, critical cycle, QF
// 0.3, TF 0.95, 8 orders.
func DefaultSpill() SpillOptions {
	return SpillOptions{Candidate: Uses, CC: true, QF: 0.3, TF: 0.95, Orders: 8}
}

// RemarkKind classifies remarks.
type RemarkKind string

// The decisions that Constrain reports.
const (
	RemarkScheduled RemarkKind = "scheduled" // a schedule was found and allocated
	RemarkSpill     RemarkKind = "spill"     // a candidate was chosen and its spill code added
	RemarkTraffic   RemarkKind = "traffic"   // II rises: the memory units could not absorb the spill code
	RemarkRaise     RemarkKind = "raise"     // II rises: nothing is left to spill
	RemarkFits      RemarkKind = "fits"      // done
	RemarkInsist    RemarkKind = "insist"    // no II up to the bound lets the memory units absorb enough spill code: once more, spilling always
	RemarkAgain     RemarkKind = "again"     // II has risen far (0: nothing fits): once more, operations placed by register pressure
	RemarkKept      RemarkKind = "kept"      // that was no better: the first result is kept
	RemarkSerial    RemarkKind = "serial"    // no II up to the bound fits: from here on, one operation after the other
	RemarkGivesUp   RemarkKind = "gives-up"  // not even that fits
)

// Remark is one decision with the figures it rests on. Fields that do not apply are 0.
type Remark struct {
	Kind        RemarkKind
	II          int
	Class       ddg.RegClass
	Used, Avail int     // UR and AR of the class; Avail may be Unlimited
	Name        string  // spilled value or invariant
	Consumer    string  // the consumer that ends the spilled use; empty for whole variables and invariants
	Lifetime    int     // cycles
	Traffic     int     // memory operations: of the candidate, or, for RemarkTraffic, of the loop (NewTrf)
	MaxTraffic  int     // RemarkTraffic: load/store units × II
	Critical    bool    // the candidate lives across the critical cycle
	Priority    float64 // lifetime / traffic
}

// Unlimited is the number of registers of a class without a limit.
const Unlimited = -1

// String renders the remark as one line of text.
func (r Remark) String() string {
	switch r.Kind {
	case RemarkSpill:
		what := r.Name
		if r.Consumer != "" {
			what += " before " + r.Consumer
		}
		return fmt.Sprintf("spill %s: lifetime %d cycles, %d memory operations, critical cycle %t", what, r.Lifetime, r.Traffic, r.Critical)
	case RemarkTraffic:
		return fmt.Sprintf("II %d: spill code would make %d memory operations for %d slots; raising II", r.II, r.Traffic, r.MaxTraffic)
	case RemarkRaise:
		return fmt.Sprintf("II %d: nothing left to spill; raising II", r.II)
	case RemarkAgain:
		return fmt.Sprintf("II %d: once more, with operations placed by register pressure", r.II)
	case RemarkKept:
		return fmt.Sprintf("II %d: that is no better; the first result is kept", r.II)
	case RemarkScheduled:
		if r.Avail == Unlimited {
			return fmt.Sprintf("II %d: register class %d uses %d registers", r.II, r.Class, r.Used)
		}
		return fmt.Sprintf("II %d: register class %d uses %d of %d registers", r.II, r.Class, r.Used, r.Avail)
	}
	return fmt.Sprintf("II %d: %s", r.II, r.Kind)
}

// Constrained is the result of Constrain.
type Constrained struct {
	Graph       *ddg.Graph // the loop with its spill code
	Schedule    *modulo.Schedule
	Allocations []*Allocation // per class, in ascending order; nil if Unrolled
	Expansion   *Expansion    // if Unrolled
	Rounds      int           // schedules made
	SpillLoads  int           // reloads in the kernel
	SpillStores int
	firstII     int // of the first schedule
}

// Allocation returns the allocation of a class, or nil.
func (c *Constrained) Allocation(class ddg.RegClass) *Allocation {
	for _, a := range c.Allocations {
		if a.Class == class {
			return a
		}
	}
	return nil
}

// ErrRegisters is the cause of Constrain's error when no II up to the bound and no amount of spill
// code fits the registers.
var ErrRegisters = errors.New("the loop does not fit the registers")

// Constrain finds a schedule that fits the registers (Zalamea et al., Fig. 4): schedule and
// allocate; if a class uses more registers than it has, sort the spill candidates, choose some, and
// either add their spill code to the graph and schedule again, or, where the memory units could not
// absorb it, raise II. The input graph is not changed.
//
// Termination: every round either spills, and a section of a lifetime can be spilled only once, or
// raises II, which is bounded. At the bound the traffic factor is dropped, and the search restarts;
// if that does not help, the operations are scheduled without overlap, with spill code as needed
// (neither is in the paper, whose loops all end before). Constrain fails only if that does not fit
// either.
//
// With Orders, a loop that ends far above the interval it began with is done once more, with
// operations placed by register pressure (modulo.Options.Lean), and the better of the two results
// counts: that helps large bodies in small files, and only those.
func Constrain(g *ddg.Graph, m *modulo.Model, opt SpillOptions) (*Constrained, error) {
	r, err := constrain(g, m, opt, false)
	if opt.Orders == 0 || err != nil && !errors.Is(err, ErrRegisters) || err == nil && 4*r.Schedule.II <= leanFactor*r.firstII {
		return r, err
	}
	if opt.Remark != nil {
		first := Remark{Kind: RemarkAgain}
		if err == nil {
			first.II = r.Schedule.II
		}
		opt.Remark(first)
	}
	lean, failed := constrain(g, m, opt, true)
	if failed != nil {
		return r, err
	}
	if err == nil {
		lean.Rounds += r.Rounds
		if cmp.Or(cmp.Compare(r.Schedule.II, lean.Schedule.II), cmp.Compare(r.SpillLoads+r.SpillStores, lean.SpillLoads+lean.SpillStores)) <= 0 {
			r.Rounds = lean.Rounds
			if opt.Remark != nil {
				opt.Remark(Remark{Kind: RemarkKept, II: r.Schedule.II})
			}
			return r, nil
		}
	}
	return lean, nil
}

// leanFactor is by how much II has to have risen for Constrain to try once more, in quarters.
const leanFactor = 5

// constrain is Constrain in one of its modes.
func constrain(g *ddg.Graph, m *modulo.Model, opt SpillOptions, lean bool) (*Constrained, error) {
	c := &constrainer{g: g.Clone(), m: m, opt: opt, lean: lean, minII: opt.Schedule.MinII, least: math.MaxInt}
	if err := c.boundII(); err != nil {
		return nil, err
	}
	for {
		c.rounds++
		over, err := c.schedule()
		if err != nil {
			return nil, err
		}
		if len(over) == 0 {
			c.remark(Remark{Kind: RemarkFits, II: c.s.II})
			return c.result()
		}
		if c.near(over) && c.orders == 0 && c.opt.Orders > 0 {
			c.orders = c.opt.Orders
			continue // the same again, with more orders
		}
		if c.reduce(over) {
			continue
		}
		if !c.serial && c.opt.TF > 0 && !math.IsInf(c.opt.TF, 1) {
			c.remark(Remark{Kind: RemarkInsist, II: c.s.II})
			c.g, c.minII, c.spilled, c.opt.TF = g.Clone(), c.opt.Schedule.MinII, 0, math.Inf(1)
			c.stalled, c.least = 0, math.MaxInt
			continue
		}
		if c.serial {
			c.remark(Remark{Kind: RemarkGivesUp, II: c.s.II})
			o := over[0]
			return nil, errors.Wrapf(ErrRegisters, "register class %d needs %d registers at II %d and has %d", o.class, o.used, c.s.II, o.have)
		}
		c.serial, c.minII = true, c.opt.Schedule.MinII
		c.remark(Remark{Kind: RemarkSerial, II: c.s.II})
	}
}

type constrainer struct {
	g           *ddg.Graph
	m           *modulo.Model
	opt         SpillOptions
	s           *modulo.Schedule
	allocations []*Allocation
	expansion   *Expansion
	lean        bool
	minII       int
	firstII     int  // without a limit of registers
	bound       int  // no pipelining beyond this II
	serial      bool // the bound was reached
	rounds      int
	spilled     int // rounds that spilled
	orders      int // further node orders of the next schedule
	least       int // the smallest excess since spill code was added last
	stalled     int // rounds since then without an improvement
}

// excess is a class that uses more than it has. Of the two kinds of registers, only one is over at
// a time: invariants first, since reloads of invariants add to the variants.
type excess struct {
	class      ddg.RegClass
	used, have int
	invariants bool // the static registers of the invariants are over, not the rotating ones
}

func (c *constrainer) remark(r Remark) {
	if c.opt.Remark != nil {
		c.opt.Remark(r)
	}
}

// sequentialFactor bounds II at a multiple of the sequential interval: spill code makes the loop
// longer than its source.
const sequentialFactor = 3

func (c *constrainer) boundII() error {
	c.bound = c.opt.MaxII
	if c.bound > 0 {
		return nil
	}
	s, err := modulo.Run(c.g, c.m, modulo.Options{Scheduler: modulo.List})
	if err != nil {
		return err
	}
	c.bound = sequentialFactor*s.II + 1
	return nil
}

// schedule makes the next schedule and allocates all classes. It returns the classes that do not
// fit.
func (c *constrainer) schedule() ([]excess, error) {
	opt := c.opt.Schedule
	opt.MinII, opt.MaxII = c.minII, 0
	opt.Orders = c.orders
	opt.Lean = c.lean && c.rounds > 1
	if c.serial {
		opt.Scheduler = modulo.Serial
	}
	s, err := modulo.Run(c.g, c.m, opt)
	if err != nil {
		return nil, err
	}
	c.s, c.minII, c.allocations = s, s.II, nil
	if c.rounds == 1 {
		c.firstII = s.II
	}
	if c.opt.Unrolled {
		c.expansion = Expand(c.g, s)
	}
	var over []excess
	for class := ddg.RegClass(1); class <= c.g.MaxRegClass(); class++ {
		if e, err := c.allocate(class); err != nil {
			return nil, err
		} else if e.used > e.have {
			over = append(over, e)
		}
	}
	return over, nil
}

// allocate allocates one class and compares what it uses with what it has.
func (c *constrainer) allocate(class ddg.RegClass) (excess, error) {
	limit, limited := c.opt.Limits[class]
	invariants := modulo.InvariantsOf(c.g, class)
	used, err := c.demand(class, invariants)
	if err != nil {
		return excess{}, err
	}
	if limit.Shared {
		used += invariants
	}
	r := Remark{Kind: RemarkScheduled, II: c.s.II, Class: class, Used: used, Avail: limit.Registers}
	if !limited {
		r.Avail = Unlimited
	}
	c.remark(r)
	switch {
	case !limited:
		return excess{class: class, used: used, have: math.MaxInt}, nil
	case !limit.Shared && invariants > limit.Invariants:
		return excess{class: class, used: invariants, have: limit.Invariants, invariants: true}, nil
	}
	return excess{class: class, used: used, have: limit.Registers}, nil
}

// demand is the number of registers that the variants of a class take. Where they fit, the
// allocation is kept.
func (c *constrainer) demand(class ddg.RegClass, invariants int) (int, error) {
	if c.opt.Unrolled {
		return c.expansion.Used[class], nil
	}
	opt := c.options(class, invariants)
	opt.Pack.Quick = true
	_, limited := c.opt.Limits[class]
	none := limited && opt.Size < 1 // no register at all
	if none {
		opt.Size, opt.InPlace, opt.Ahead, opt.Pinned = 0, 0, false, nil
	}
	a, err := Allocate(c.g, c.s, class, opt)
	var overflow *Overflow
	if errors.As(err, &overflow) && overflow.Need <= opt.Size+worthRestarts {
		opt.Pack.Quick = c.opt.Pack.Quick
		a, err = Allocate(c.g, c.s, class, opt)
	}
	switch {
	case errors.As(err, &overflow):
		return max(overflow.Need, opt.Size+1), nil
	case err != nil:
		return 0, err
	case !none:
		c.allocations = append(c.allocations, a)
	}
	if opt.Shared {
		return a.Used + a.Statics, nil
	}
	return a.Used, nil
}

// worthRestarts is by how many registers a quick allocation may miss the limit for the thorough one
// to be tried.
const worthRestarts = 2

// options are those of the allocation of a class.
func (c *constrainer) options(class ddg.RegClass, invariants int) Options {
	opt := Options{Pack: c.opt.Pack, Ahead: true}
	if limit, limited := c.opt.Limits[class]; limited {
		opt.Size, opt.InPlace = limit.Registers, limit.Invariants-invariants
		if limit.Shared {
			opt.Size -= invariants
			opt.InPlace, opt.Shared = opt.Size, true
		}
	}
	if c.opt.Pinned != nil {
		opt.Pinned = c.opt.Pinned(class, c.s)
	}
	return opt
}

// reduce lowers the demand for registers: it adds spill code for the chosen candidates of all
// classes that are over, or raises II. It reports whether it could.
func (c *constrainer) reduce(over []excess) bool {
	var chosen []candidate
	newTraffic := c.memoryOps()
	for _, e := range over {
		for _, x := range c.choose(e) {
			chosen = append(chosen, x)
			newTraffic += x.traffic
		}
	}
	maxTraffic := len(c.memoryUnits()) * c.s.II
	c.orders = 0
	if c.near(over) {
		c.orders = c.opt.Orders
	}
	switch {
	case len(chosen) == 0:
		// The remaining lifetimes are too short to spill; one more cycle is unlikely to help.
		return c.raise(Remark{Kind: RemarkRaise}, 1+c.s.II/raiseDivisor)
	case float64(newTraffic) > float64(maxTraffic)*c.opt.TF:
		return c.raise(Remark{Kind: RemarkTraffic, Traffic: newTraffic, MaxTraffic: maxTraffic}, c.trafficStep(over, newTraffic))
	}
	c.spilled++
	c.stalled, c.least = 0, math.MaxInt
	for i := range chosen {
		x := &chosen[i]
		c.remark(x.remark(c.g, c.s.II))
		c.spill(x)
	}
	return true
}

// raiseDivisor sets the step of II when nothing is left to spill: one and a sixteenth of II.
const raiseDivisor = 16

// patience is how often II rises by one although the excess of registers does not fall.
const patience = 4

// trafficStep is by how much II rises where the memory units cannot absorb the spill code: by one;
// if that has not lowered the need for registers several times, in growing steps, up to the II at
// which they can.
func (c *constrainer) trafficStep(over []excess, newTraffic int) int {
	sum := 0
	for _, e := range over {
		sum += e.used - e.have
	}
	if c.stalled++; sum < c.least {
		c.stalled, c.least = 0, sum
	}
	if c.stalled < patience || c.opt.TF <= 0 {
		return 1
	}
	enough := int(math.Ceil(float64(newTraffic) / (c.opt.TF * float64(len(c.memoryUnits())))))
	return max(1, min(1<<min(c.stalled-patience+1, 8), enough-c.s.II))
}

// near reports whether other orders of the nodes may save the registers that lack: they save some,
// not half of them.
func (c *constrainer) near(over []excess) bool {
	for _, e := range over {
		if e.used > e.have+max(nearly, e.have/2) {
			return false
		}
	}
	return true
}

// nearly is the excess up to which orders are tried independent of the size of the file.
const nearly = 4

// raise lets the next schedule start at a larger II, unless that is beyond the bound, or, for a
// serial schedule, pointless.
func (c *constrainer) raise(r Remark, step int) bool {
	if c.lean && !c.serial && c.s.II+step > c.bound && c.spilled > 0 && c.boundII() != nil {
		return false // the loop with its spill code is longer
	}
	if !c.serial && c.s.II+step > c.bound || c.serial && (r.Kind == RemarkRaise || c.opt.TF <= 0) {
		return false
	}
	r.II = c.s.II
	c.remark(r)
	c.minII = c.s.II + step
	return true
}

// memoryUnits lists the units that loads and stores of spilled values can use.
func (c *constrainer) memoryUnits() []int {
	seen := make([]bool, len(c.m.Units))
	var units []int
	for class := ddg.RegClass(1); class <= c.g.MaxRegClass(); class++ {
		ops, ok := c.opt.Memory[class]
		if !ok {
			continue
		}
		for _, template := range []OpTemplate{ops.Store, ops.Load} {
			for _, u := range c.m.Classes[template.Class].Units {
				if !seen[u] {
					seen[u] = true
					units = append(units, u)
				}
			}
		}
	}
	return units
}

// memoryOps counts the operations of the loop that run on those units.
func (c *constrainer) memoryOps() int {
	isMemory := make([]bool, len(c.m.Units))
	for _, u := range c.memoryUnits() {
		isMemory[u] = true
	}
	n := 0
	for i := range c.g.Ops {
		if units := c.m.Classes[c.g.Ops[i].Class].Units; isMemory[units[0]] {
			n++
		}
	}
	return n
}

// result allocates once more, thoroughly, and collects what was made.
func (c *constrainer) result() (*Constrained, error) {
	for i, quick := range c.allocations {
		a, err := Allocate(c.g, c.s, quick.Class, c.options(quick.Class, modulo.InvariantsOf(c.g, quick.Class)))
		if err == nil { // an allocation exists; the thorough search can only miss it by its limits
			c.allocations[i] = a
		}
	}
	r := &Constrained{Graph: c.g, Schedule: c.s, Allocations: c.allocations, Expansion: c.expansion, Rounds: c.rounds, firstII: c.firstII}
	for i := range c.g.Ops {
		switch c.g.Ops[i].Role {
		case ddg.SpillLoad:
			r.SpillLoads++
		case ddg.SpillStore:
			r.SpillStores++
		}
	}
	return r, nil
}
