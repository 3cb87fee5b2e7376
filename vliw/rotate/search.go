package rotate

// PackOptions choose the heuristics. The zero value looks for the smallest circumference with all
// of them.
type PackOptions struct {
	// Fixed uses only the pair of Order and Fit, on a large cylinder, and then shrinks the
	// circumference, as Rong et al. do.
	Fixed bool
	// Quick leaves out the costlier heuristics and the restarts, which gain a register now and
	// then: good enough for an estimate.
	Quick bool
	Order Order
	Fit   Fit
}

// Limits of the search for a circumference.
const (
	// extraWork bounds the work beyond the cheap heuristics, in pairs of lifetimes compared: a
	// fraction of a millisecond.
	extraWork = 80_000
	// failFirstWork bounds the work of failFirst, in the same unit; every circumference gets half
	// of the remaining budget.
	failFirstWork = 60_000
	// restarts bounds the adjacency orders, each from another first lifetime, that are tried per
	// circumference.
	restarts = 48
)

// stepsAbove are the circumferences tried, above the lower bound, one by one before a large
// cylinder is shrunk.
var stepsAbove = [...]int{0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16}

// cheapHeuristics are tried at every circumference, extraHeuristics as long as work is left; each
// in the order of their success on random loops.
var (
	cheapHeuristics = [...]heuristics{{ByAdjacency, FirstFit}, {ByAdjacency, EndFit}, {ByConflict, FirstFit}}
	extraHeuristics = [...]heuristics{{ByAdjacency, BestFit}, {ByStart, FirstFit}, {ByConflict, BestFit}, {ByStart, BestFit}, {ByConflict, EndFit}}
)

type heuristics struct {
	order Order
	fit   Fit
}

// Pack finds registers for all lifetimes on a cylinder of a circumference from lower to limit, the
// smallest it can. It returns the registers and the circumference, or nil and 0. If lower equals
// limit, the circumference is given (pinned lifetimes need that).
func (p *Packing) Pack(lower, limit int, opt PackOptions) ([]int, int) {
	if p.N == 0 {
		return nil, 0
	}
	lower = max(lower, 1)
	if opt.Fixed {
		return p.shrink(p.Sort(opt.Order, p.Earliest()), opt.Fit, limit)
	}
	s := &packSearch{Packing: p.Tabulated(), work: extraWork, failFirstWork: failFirstWork}
	if opt.Quick {
		s.work, s.failFirstWork = 0, 0
	}
	if p.Pinned != nil {
		s.failFirstWork = 0
	}
	for _, above := range stepsAbove {
		size := lower + above
		if size > limit {
			break
		}
		if regs := s.at(size); regs != nil {
			return s.restart(regs, lower, size)
		}
	}
	if lower == limit {
		return s.restart(nil, lower, limit+1)
	}
	if regs, size := s.shrink(s.sorted(ByAdjacency), FirstFit, limit); regs != nil {
		return regs, size
	}
	return s.inRow(limit)
}

// packSearch is the state of one search.
type packSearch struct {
	*Packing
	orders        [3][]int // by Order, made when first needed
	work          int      // left for the extra heuristics
	failFirstWork int      // left for failFirst
}

func (s *packSearch) sorted(order Order) []int {
	if s.orders[order] == nil {
		s.orders[order] = s.Sort(order, s.Earliest())
	}
	return s.orders[order]
}

// afford takes the cost of one insertion off the work that is left. A best fit looks at every
// register for every lifetime.
func (s *packSearch) afford(fit Fit, size int) bool {
	cost := s.N * s.N
	if fit == BestFit {
		cost *= 1 + size/8
	}
	s.work -= cost
	return s.work >= 0
}

// at tries the heuristics at one circumference.
func (s *packSearch) at(size int) []int {
	for _, h := range cheapHeuristics {
		if regs, ok := s.Insert(s.sorted(h.order), h.fit, size); ok {
			return regs
		}
	}
	work := s.failFirstWork / 2
	s.failFirstWork -= work
	regs := s.failFirst(size, &work)
	if s.failFirstWork += max(work, 0); regs != nil {
		return regs
	}
	for _, h := range extraHeuristics {
		if s.work > 0 && s.afford(h.fit, size) {
			if regs, ok := s.Insert(s.sorted(h.order), h.fit, size); ok {
				return regs
			}
		}
	}
	return nil
}

// restart looks for a circumference below one that was found, with adjacency orders from other
// first lifetimes.
func (s *packSearch) restart(found []int, lower, size int) ([]int, int) {
	tries := min(restarts, s.N)
	for try := lower; try < size; try++ {
		for k := range tries {
			if s.work <= 0 || !s.afford(EndFit, try) || !s.afford(FirstFit, try) {
				break
			}
			list := s.Sort(ByAdjacency, k*s.N/tries)
			for _, fit := range []Fit{EndFit, FirstFit} {
				if regs, ok := s.Insert(list, fit, try); ok {
					return regs, try
				}
			}
		}
	}
	if found == nil {
		return nil, 0
	}
	return found, size
}

// tabulateAt is the largest number of lifetimes for which Pack tabulates distances; the tables have
// its square of entries.
const tabulateAt = 1500

// Tabulated returns the same packing with its distances and adjacencies in tables.
func (p *Packing) Tabulated() *Packing {
	if p.N > tabulateAt {
		return p
	}
	n := p.N
	dist, adjacency := make([]Distance, n*n), make([]int32, n*n)
	for a := range n {
		for b := range n {
			dist[a*n+b], adjacency[a*n+b] = p.Dist(a, b), int32(p.Adjacency(a, b))
		}
	}
	q := *p
	q.Dist = func(a, b int) Distance { return dist[a*n+b] }
	q.Adjacency = func(a, b int) int { return int(adjacency[a*n+b]) }
	return &q
}

// shrink packs on a cylinder of the limit and then minimises the circumference.
func (p *Packing) shrink(list []int, fit Fit, limit int) ([]int, int) {
	regs, ok := p.InsertToShrink(list, fit, limit)
	if !ok {
		return nil, 0
	}
	size := p.MinimizeCircumference(regs, limit)
	if size < 0 {
		return nil, 0
	}
	return regs, size
}

// Earliest is the lifetime that starts first.
func (p *Packing) Earliest() int {
	first := 0
	for a := range p.N {
		if p.Start(a) < p.Start(first) {
			first = a
		}
	}
	return first
}

// Room is a circumference that always suffices when no value is pinned: the sum over all lifetimes
// of the largest distance to a next one.
func (p *Packing) Room() int {
	room := 0
	for a := range p.N {
		room += p.widest(a)
	}
	return max(room, 1)
}

func (p *Packing) widest(a int) int {
	widest := 1
	for b := range p.N {
		widest = max(widest, p.Dist(a, b).Min)
	}
	return widest
}

// inRow lays out the lifetimes consecutively, the packing that Room counts on.
func (p *Packing) inRow(limit int) ([]int, int) {
	size := p.Room()
	if p.Pinned != nil || size > limit {
		return nil, 0
	}
	regs, next := make([]int, p.N), 0
	for a := range p.N {
		regs[a] = next
		next += p.widest(a)
	}
	return regs, size
}
