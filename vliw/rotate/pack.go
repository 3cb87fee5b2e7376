package rotate

import (
	"cmp"
	"math/bits"
	"slices"

	"github.com/pkg/errors"
)

// Distance is the set of legal differences register(b) − register(a) at which a vector lifetime b
// comes after a: every d ≥ Min, and every d in Lo … Hi. Single loops need only Min (Rong et al.,
// theorem 1); interleaving lifetimes of loop nests have the range too (Fig. 15).
type Distance struct {
	Min    int
	Lo, Hi int // empty if Lo > Hi
}

// AtLeast is the distance that allows every d ≥ n.
func AtLeast(n int) Distance { return Distance{Min: n, Lo: 1, Hi: 0} }

// Contains reports whether a difference is legal.
func (d Distance) Contains(x int) bool { return x >= d.Min || d.Lo <= x && x <= d.Hi }

// containsMultiples reports whether a lifetime with this distance to itself may go around a
// cylinder of a circumference: n, 2·n, 3·n … are all legal. (Fig. 19 of Rong et al. asks for n
// only, but two iterations further apart may meet in the hole after a range.)
func (d Distance) containsMultiples(n int) bool {
	for x := n; x < d.Min; x += n {
		if !d.Contains(x) {
			return false
		}
	}
	return true
}

// Packing is a set of N vector lifetimes to be packed on a cylinder, reduced to the facts that
// packing uses.
//
// Number the registers such that an instance moves to the next lower register with every iteration;
// lifetime b at a register d above lifetime a then has, in every register, its instance d
// iterations later. Dist(a, b) holds the differences at which b is to the right of (after) a; that
// b is to the left of a at difference d is Dist(b, a) at −d.
type Packing struct {
	N    int
	Dist func(a, b int) Distance
	// Adjacency is the number of cycles a register idles between a and b if b follows a as closely
	// as possible (Rong et al., section 6).
	Adjacency func(a, b int) int
	Period    int             // cycles between two iterations: one more register of distance idles as long
	Start     func(a int) int // start of the lifetime, cycles: breaks ties, and orders by start time
	Length    func(a int) int // cycles: breaks ties
	Pinned    []int           // per lifetime its register, or Free; nil: all free
}

// Free marks a lifetime without a register.
const Free = -1

// Order is a heuristic for the order of insertion.
type Order uint8

// The orders of section 2.2 of Rong et al.
const (
	ByAdjacency Order = iota // the lifetime that leaves the register idle for the shortest time after the one before
	ByStart                  // the earliest first
	ByConflict               // the one that rules out the most registers for others first
)

// Fit is a heuristic for the choice among legal registers.
type Fit uint8

// The strategies of section 2.2 of Rong et al.
const (
	FirstFit Fit = iota // the smallest legal register
	// BestFit is the register that idles for the shortest time before and after the lifetime; on a
	// cylinder that is to be shrunk, first of all one that adds the least to the circumference that
	// the lifetimes placed so far need.
	BestFit
	EndFit // the first legal register from that of the lifetime inserted before on
)

var fitNames = [...]string{"first", "best", "end"}

// String returns the name of the strategy in the flag -fit.
func (f Fit) String() string { return fitNames[f] }

// FitByName returns the strategy that the flag -fit names; the error lists all.
func FitByName(name string) (Fit, error) {
	at := slices.Index(fitNames[:], name)
	if at < 0 {
		return 0, errors.New("must be first, best or end")
	}
	return Fit(at), nil
}

// registerSet is a set of registers 0 … size−1.
type registerSet []uint64

func newRegisterSet(size int) registerSet { return make(registerSet, (size+63)/64) }

func (s registerSet) add(r int)      { s[r>>6] |= 1 << (r & 63) }
func (s registerSet) has(r int) bool { return s[r>>6]&(1<<(r&63)) != 0 }

// addRange adds first … last, both in range.
func (s registerSet) addRange(first, last int) {
	for r := first; r <= last; {
		if r&63 == 0 && r+63 <= last {
			s[r>>6] = ^uint64(0)
			r += 64
			continue
		}
		s.add(r)
		r++
	}
}

// next returns the smallest register ≥ from that is not in the set, or -1 if there is none below
// size.
func (s registerSet) next(from, size int) int {
	for w := from >> 6; w < len(s); w++ {
		gaps := ^s[w]
		if w == from>>6 {
			gaps &= ^uint64(0) << (from & 63)
		}
		if gaps != 0 {
			if r := w<<6 + bits.TrailingZeros64(gaps); r < size {
				return r
			}
			return -1
		}
	}
	return -1
}

// addIllegal adds the registers, modulo the size, that are illegal for b when a is in register at
// (newIllegal in Fig. 17): every difference that is neither legal with b right of a nor with b left
// of a.
func (p *Packing) addIllegal(set registerSet, b, a, at, size int) {
	ab, ba := p.Dist(a, b), p.Dist(b, a)
	lo, hi := -ba.Min+1, ab.Min-1 // everything outside is legal
	if lo > hi {
		return
	}
	if ab.Lo > ab.Hi && ba.Lo > ba.Hi {
		if hi-lo+1 >= size {
			set.addRange(0, size-1)
			return
		}
		first, last := wrap(at+lo, size), wrap(at+hi, size)
		if first <= last {
			set.addRange(first, last)
		} else {
			set.addRange(first, size-1)
			set.addRange(0, last)
		}
		return
	}
	for d := lo; d <= hi; d++ {
		if !ab.Contains(d) && !ba.Contains(-d) {
			set.add(wrap(at+d, size))
		}
	}
}

// wrap is a modulo b, also for negative a.
func wrap(a, b int) int {
	if a %= b; a < 0 {
		a += b
	}
	return a
}

// Insert places the lifetimes in the given order on a cylinder of a circumference
// (INSERT_LIFETIMES, Fig. 17). Pinned lifetimes are there before. It returns a register per
// lifetime, or false if one found no legal register or conflicts with itself.
func (p *Packing) Insert(order []int, fit Fit, size int) ([]int, bool) {
	return p.insert(order, fit, size, false)
}

// InsertToShrink is Insert on a large cylinder whose circumference is to be minimised afterwards;
// only BestFit makes a difference.
func (p *Packing) InsertToShrink(order []int, fit Fit, size int) ([]int, bool) {
	return p.insert(order, fit, size, true)
}

// insert is Insert; shrinks says that the circumference is to be minimised afterwards.
func (p *Packing) insert(order []int, fit Fit, size int, shrinks bool) ([]int, bool) {
	s := inserter{shrinks: shrinks, Packing: p, size: size, regs: slices.Repeat([]int{Free}, p.N), illegal: make([]registerSet, p.N)}
	for a := range p.N {
		if !p.Dist(a, a).containsMultiples(size) {
			return nil, false
		}
		s.illegal[a] = newRegisterSet(size)
	}
	for a, at := range p.Pinned {
		if at == Free {
			continue
		}
		if s.illegal[a].has(at) || !s.assign(a, at) {
			return nil, false
		}
	}
	for _, a := range order {
		if s.regs[a] != Free {
			continue
		}
		at := s.choose(a, fit)
		if !s.assign(a, at) {
			return nil, false
		}
		s.last = at
	}
	return s.regs, true
}

type inserter struct {
	*Packing
	size    int
	regs    []int
	placed  []int
	illegal []registerSet // per lifetime not placed: what the placed ones rule out
	last    int           // register of the lifetime inserted last
	shrinks bool
}

// assign assigns a register to a lifetime and updates the legal registers of the others. It reports
// whether each of them still has one.
func (s *inserter) assign(a, at int) bool {
	s.regs[a] = at
	s.placed = append(s.placed, a)
	for b := range s.N {
		if s.regs[b] == Free {
			s.addIllegal(s.illegal[b], b, a, at, s.size)
			if s.illegal[b].next(0, s.size) < 0 {
				return false
			}
		}
	}
	return true
}

func (s *inserter) choose(a int, fit Fit) int {
	illegal := s.illegal[a]
	switch fit {
	case EndFit:
		if at := illegal.next(s.last, s.size); at >= 0 {
			return at
		}
		return illegal.next(0, s.size)
	case BestFit:
		best, idle, usage := -1, 0, 0
		for at := illegal.next(0, s.size); at >= 0; at = illegal.next(at+1, s.size) {
			u := 0
			if s.shrinks {
				u = s.usage(a, at)
			}
			if best >= 0 && u > usage {
				continue
			}
			if i := s.idle(a, at); best < 0 || u < usage || i < idle {
				best, idle, usage = at, i, u
			}
		}
		return best
	}
	return illegal.next(0, s.size)
}

// usage is the circumference that the lifetimes placed so far and b in a register would need if
// nothing interleaved around the cylinder.
func (s *inserter) usage(b, at int) int {
	need := at + 1
	for _, a := range s.placed {
		need = max(need, at+s.Dist(b, a).Min-s.regs[a], s.regs[a]+s.Dist(a, b).Min-at)
	}
	return need
}

// idle is the time for which a register is unused just before and just after a lifetime assigned to
// it: the smallest gaps to a placed lifetime on either side.
func (s *inserter) idle(b, at int) int {
	before, after := s.size*s.Period, s.size*s.Period
	for _, a := range s.placed {
		d := wrap(at-s.regs[a], s.size)
		if least := s.Dist(a, b).Min; d >= least {
			before = min(before, s.Adjacency(a, b)+(d-least)*s.Period)
		}
		d = s.size - d
		if least := s.Dist(b, a).Min; d >= least {
			after = min(after, s.Adjacency(b, a)+(d-least)*s.Period)
		}
	}
	return before + after
}

// MinimizeCircumference takes registers from a packing on a larger cylinder, shifts them so that
// the smallest is 0 (unless some are pinned), and returns the smallest circumference at which they
// are still legal, at most limit (MINIMIZE_CIRCUMFERENCE, Fig. 19); -1 if there is none.
func (p *Packing) MinimizeCircumference(regs []int, limit int) int {
	if p.N == 0 {
		return 0
	}
	low := 0
	if p.Pinned == nil {
		low = slices.Min(regs)
	}
	for a := range regs {
		regs[a] -= low
	}
	for c := slices.Max(regs) + 1; c <= limit; c++ {
		if p.Legal(regs, c) {
			return c
		}
	}
	return -1
}

// Legal reports whether registers are free of conflicts on a cylinder of a circumference: no
// lifetime with itself, no two with each other.
func (p *Packing) Legal(regs []int, size int) bool {
	for a := range p.N {
		if !p.Dist(a, a).containsMultiples(size) {
			return false
		}
	}
	for a := range p.N {
		for b := range a {
			if !p.compatible(a, b, regs[b]-regs[a], size) {
				return false
			}
		}
	}
	return true
}

// compatible reports whether every difference congruent to d is legal for b against a.
func (p *Packing) compatible(a, b, d, size int) bool {
	ab, ba := p.Dist(a, b), p.Dist(b, a)
	lo, hi := -ba.Min+1, ab.Min-1
	for x := lo + wrap(d-lo, size); x <= hi; x += size {
		if !ab.Contains(x) && !ba.Contains(-x) {
			return false
		}
	}
	return true
}

// Sort returns the lifetimes in an order of insertion; first is the lifetime that adjacency starts
// from.
func (p *Packing) Sort(order Order, first int) []int {
	list := make([]int, p.N)
	for a := range list {
		list[a] = a
	}
	switch order {
	case ByStart:
		slices.SortStableFunc(list, func(a, b int) int {
			return cmp.Or(cmp.Compare(p.Start(a), p.Start(b)), cmp.Compare(p.Length(b), p.Length(a)))
		})
	case ByConflict:
		ruledOut := p.conflicts()
		slices.SortStableFunc(list, func(a, b int) int {
			return cmp.Or(cmp.Compare(ruledOut[b], ruledOut[a]), cmp.Compare(p.Start(a), p.Start(b)))
		})
	case ByAdjacency:
		list[0], list[first] = list[first], list[0]
		for at := 1; at < len(list); at++ {
			best := at
			for i := at + 1; i < len(list); i++ {
				if p.adjacent(list[at-1], list[i], list[best]) < 0 {
					best = i
				}
			}
			list[at], list[best] = list[best], list[at]
		}
	}
	return list
}

// conflicts returns per lifetime the number of registers that it rules out for the others, summed
// over these.
func (p *Packing) conflicts() []int {
	ruledOut := make([]int, p.N)
	for a := range p.N {
		for b := range p.N {
			if a != b {
				ruledOut[a] += max(0, p.Dist(a, b).Min+p.Dist(b, a).Min-1)
			}
		}
	}
	return ruledOut
}

// adjacent compares two candidates for the position after last.
func (p *Packing) adjacent(last, a, b int) int {
	return cmp.Or(
		cmp.Compare(p.Adjacency(last, a), p.Adjacency(last, b)),
		cmp.Compare(p.Start(a), p.Start(b)),
		cmp.Compare(wrap(p.Start(a)+p.Length(a), p.Period), wrap(p.Start(b)+p.Length(b), p.Period)),
		cmp.Compare(a, b))
}
