package rotate

import (
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"

	"github.com/pkg/errors"
)

// Vector is the lifetime of one loop variant, normalised: instance i starts at Start + (Stage +
// i)·II with 0 ≤ Start < II. The register number that the code writes at the definition is then the
// same in every kernel iteration, and an allocation for a circumference is legal in every larger
// rotating file.
type Vector struct {
	Value  ddg.OpID // NoOp for a pinned register
	Start  int      // row of the definition, 0 … II−1
	Length int      // cycles, ≥ 1
	Stage  int      // stage of the definition
	Omega  int      // live-in instances
	Alpha  int      // live-out instances
	Extra  int      // instances beyond the last iteration
}

// Normalise turns a lifetime of a schedule into a vector.
func Normalise(l modulo.Lifetime, ii int) Vector {
	stage := floorDiv(l.Start, ii)
	return Vector{Value: l.Value, Start: l.Start - stage*ii, Length: l.Length(), Stage: stage, Omega: l.Omega, Alpha: l.Alpha}
}

// lifetime is the vector as the lifetime of a nest of one level.
func (v *Vector) lifetime(ii int) Lifetime {
	start := v.Start + v.Stage*ii
	return Lifetime{
		Start: start, End: start + v.Length, LastDef: start, Omega: v.Omega, Alpha: v.Alpha, Extra: v.Extra,
		OutermostOnly: true, FirstStretch: Far, LastStretch: -Far, FirstOld: Far, LastOld: -Far, Top: Far, Bottom: -Far,
	}
}

// packing wraps vectors for the packer. Single loops need conservative distances only (Rong et al.,
// theorem 1).
func packing(vectors []Vector, ii int) *Packing {
	lives := make([]Lifetime, len(vectors))
	for i := range vectors {
		lives[i] = vectors[i].lifetime(ii)
	}
	return (&Frame{T: ii}).LifetimePacking(lives, false)
}

// Pinned is a value that the allocator has to leave where it is: the stage predicates, for example,
// which the loop branch writes.
type Pinned struct {
	Start  int // cycle of the definition in iteration 0, as in modulo.Schedule.Cycle; may be negative
	End    int // cycle after the last read
	Number int // register number at the definition
}

// Options steer Allocate.
type Options struct {
	// Size is the number of rotating registers of the file, at which numbers wrap around. 0: the
	// allocation's own circumference.
	Size   int
	Pinned []Pinned // needs Size
	Pack   PackOptions
	// Wands ignores the live-in and live-out values, as the literature's figures do (Rau et al.
	// call the others blades): such an allocation shows the registers of the steady state; it
	// cannot be used for code.
	Wands bool
	// InPlace is how many values may be kept in static registers, each written in place again and
	// again (inplace.go); 0: none.
	InPlace int
	// Ahead lets operations that may run ahead (ddg.Op.Ahead) run from the first kernel iteration
	// to the last, independent of their stage (ahead.go).
	Ahead bool
	// Shared says that those registers are of the same file: they count against Size.
	Shared bool
}

// roomFactor multiplies the room that always suffices when Size is 0, for the heuristics, which
// leave gaps.
const roomFactor = 2

// Allocation is the register assignment of one class.
type Allocation struct {
	Class  ddg.RegClass
	Number []int // per operation: register number at the definition, or Free
	Used   int   // circumference: registers needed
	Size   int   // registers of the file; numbers are taken modulo Size
	// Static is, per operation, the static register of a value in place, 0 … Statics−1, or Free;
	// nil if there is none.
	Static  []int
	Statics int
	// Ahead is, per operation, how many iterations before the first it runs for; nil if none does.
	// Such an operation runs in all kernel iterations, and its live-in instance is that of as many
	// iterations earlier.
	Ahead  []int
	Pinned []Pinned
	// MaxLive is the largest number of instances live at once, blades of live-in and live-out
	// values included.
	MaxLive int
	// Bound is a lower bound of Used: MaxLive, what the wands alone take (modulo.LeastRegisters),
	// or what two lifetimes ask of each other, which is more where a live-in value waits for a late
	// stage while other values pass by.
	Bound int
}

// Allocate assigns rotating registers to the values of one class. With Options.Size it fails with
// an *Overflow where they do not fit.
func Allocate(g *ddg.Graph, s *modulo.Schedule, class ddg.RegClass, opt Options) (*Allocation, error) {
	l := &loop{g: g, s: s, class: class, ops: len(g.Ops)}
	for _, life := range modulo.Lifetimes(g, s) {
		if opt.Wands {
			life.Omega, life.Alpha = 0, 0
		}
		if life.Class == class {
			l.lives, l.vectors = append(l.lives, life), append(l.vectors, Normalise(life, s.II))
		}
	}
	if a := l.kept(opt); a != nil {
		return a, nil
	}
	a, err := l.rotating(l.vectors, opt)
	if (opt.InPlace > 0 || opt.Ahead) && len(opt.Pinned) == 0 && (err != nil || a.Used > a.MaxLive) {
		return l.otherwise(a, err, opt)
	}
	return a, err
}

// loop is what an allocation starts from.
type loop struct {
	g       *ddg.Graph
	s       *modulo.Schedule
	class   ddg.RegClass
	ops     int
	lives   []modulo.Lifetime // of the class
	vectors []Vector          // the same
}

// rotating assigns rotating registers to some of the vectors.
func (l *loop) rotating(vectors []Vector, opt Options) (*Allocation, error) {
	s := l.s
	a := &Allocation{Class: l.class, Pinned: opt.Pinned, Number: slices.Repeat([]int{Free}, l.ops), MaxLive: maxLive(vectors, s.II, s.Stages)}
	p := packing(vectors, s.II)
	a.Bound = lowerBound(p, vectors, s.II, a.MaxLive)
	lower := a.Bound
	limit := opt.Size
	if limit == 0 {
		limit = roomFactor * p.Room()
		if len(opt.Pinned) > 0 {
			return nil, errors.New("pinned registers need the size of the file")
		}
	}
	if len(opt.Pinned) > 0 {
		p, lower = pinnedPacking(vectors, opt.Pinned, s.II), opt.Size
	}
	regs, used := []int(nil), 0
	if lower <= limit {
		regs, used = a.pack(p, vectors, s.II, lower, limit, opt)
	}
	if regs == nil && p.N > 0 {
		return nil, a.overflow(vectors, s.II, limit, opt)
	}
	for i := range vectors {
		a.Number[vectors[i].Value] = regs[i]
	}
	a.Used, a.Size = used, limit
	if opt.Size == 0 {
		a.Size = max(used, 1)
	}
	return a, nil
}

// lowerBound is Allocation.Bound.
func lowerBound(p *Packing, vectors []Vector, ii, maxLive int) int {
	least := max(maxLive, leastWands(vectors, ii))
	if p.N > tabulateAt {
		return least
	}
	for b := range vectors {
		if vectors[b].Omega == 0 && vectors[b].Alpha == 0 {
			continue // without live-in and live-out values, what two ask of each other is below MaxLive or one above
		}
		for a := range vectors {
			if a != b {
				least = max(least, p.Dist(a, b).Min+p.Dist(b, a).Min)
			}
		}
	}
	return least
}

// pack finds registers. Unless the heuristics are given or values are pinned, the circuit of the
// wands comes first: it is the best there is, where live-in and live-out values allow it.
func (a *Allocation) pack(p *Packing, vectors []Vector, ii, lower, limit int, opt Options) ([]int, int) {
	if len(vectors) == 0 || opt.Pack.Fixed || len(opt.Pinned) > 0 {
		return p.Pack(lower, limit, opt.Pack)
	}
	regs, used := wandCircuit(vectors, ii)
	if used == lower && used <= limit && p.Legal(regs, used) {
		return regs, used
	}
	others, least := p.Pack(lower, limit, opt.Pack)
	if others == nil {
		least = limit + 1
	}
	if used < least && p.Legal(regs, used) {
		others, least = regs, used
	}
	if p.N <= tabulateAt && slices.ContainsFunc(vectors, func(v Vector) bool { return v.Omega > 0 || v.Alpha > 0 }) {
		for size := lower; size < least && !opt.Pack.Quick; size++ {
			if regs := chainCircuit(p, vectors, ii, size); regs != nil {
				return regs, size
			}
		}
	}
	if others == nil {
		return nil, 0
	}
	return others, least
}

// Overflow is the error of an allocation that does not fit.
type Overflow struct {
	Class ddg.RegClass
	Need  int // registers that the values take, an estimate if some are pinned
	Have  int
}

// Error describes the overflow.
func (o *Overflow) Error() string {
	return errors.Errorf("register class %d needs %d rotating registers, the file has %d", o.Class, o.Need, o.Have).Error()
}

func (a *Allocation) overflow(vectors []Vector, ii, have int, opt Options) error {
	if a.Bound > have && len(opt.Pinned) == 0 {
		return &Overflow{Class: a.Class, Need: a.Bound, Have: have} // it is nearly always enough
	}
	quick := opt.Pack
	quick.Quick = true
	p := packing(vectors, ii)
	_, need := p.Pack(a.Bound, roomFactor*p.Room(), quick)
	for _, x := range opt.Pinned {
		need += ceilDiv(x.End-x.Start, ii)
	}
	return &Overflow{Class: a.Class, Need: need, Have: have}
}

// pinnedPacking puts the pinned values after the vectors.
func pinnedPacking(vectors []Vector, pinned []Pinned, ii int) *Packing {
	all := append([]Vector(nil), vectors...)
	at := make([]int, 0, len(vectors)+len(pinned))
	for range vectors {
		at = append(at, Free)
	}
	for _, x := range pinned {
		v := Normalise(modulo.Lifetime{Value: ddg.NoOp, Start: x.Start, End: x.End}, ii)
		all, at = append(all, v), append(at, x.Number)
	}
	p := packing(all, ii)
	p.Pinned = at
	return p
}

// After returns the number under which a value is known a number of kernel iterations after that of
// its definition. Negative numbers of iterations give the register that a live-in instance is put
// into before the loop: instance −m of a value defined in stage s is After(value, m−s) when kernel
// iteration 0 begins. Instance N−1−j of a loop that has rotated R times is After(value,
// R−s−(N−1−j)).
func (a *Allocation) After(value ddg.OpID, iterations int) int {
	return wrap(a.Number[value]+iterations, a.Size)
}

// AtUse returns the number under which a flow edge's consumer reads the value: the number at the
// definition plus the kernel iterations between the two.
func (a *Allocation) AtUse(g *ddg.Graph, s *modulo.Schedule, edge ddg.EdgeID) int {
	e := &g.Edges[edge]
	return a.After(e.From, s.Stage(e.To)+e.Distance-s.Stage(e.From))
}

// LiveIn returns the register number, before the first kernel iteration, of the value that the
// instance m iterations before the first would have computed; 1 ≤ m ≤ Omega. If the operation runs
// ahead, the first iteration is the first that it runs for.
func (a *Allocation) LiveIn(s *modulo.Schedule, value ddg.OpID, m int) int {
	if a.Ahead != nil {
		m += a.Ahead[value]
	}
	return a.After(value, m-s.Stage(value))
}

// maxLive counts the instances live at once over a run of the loop that is long enough to reach its
// steady state, blades included.
func maxLive(vectors []Vector, ii, stages int) int {
	span := stages
	for i := range vectors {
		v := &vectors[i]
		span = max(span, stages+v.Omega, stages+v.Alpha, (v.Length+ii-1)/ii+1)
	}
	n := 2*span + 2 // iterations
	change := make([]int, (n+2*span+4)*ii)
	live := 0
	for i := range vectors {
		v := &vectors[i]
		for k := -v.Omega; k < n; k++ {
			start := v.Start + (v.Stage+k)*ii
			end := start + v.Length
			if k >= 0 {
				change[start]++
			} else if end > 0 {
				live++
			}
			if k < n-v.Alpha && end > 0 {
				change[min(end, len(change)-1)]--
			}
		}
	}
	most := live
	for _, c := range change {
		live += c
		most = max(most, live)
	}
	return most
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func ceilDiv(a, b int) int { return -floorDiv(-a, b) }
