package rotate

// Vector lifetimes of software-pipelined loop nests and the distances at which two of them can be
// packed (Rong et al., PLDI 2005, sections 3.5, 4.2, 4.3 and appendix A). A single loop is the nest
// of one level; for it the distances are the classical ones (theorem 1), and Allocate uses them.
//
// Terms: the pipelined loop is level 1, and "iteration" means one of its iterations. Its stages of
// T cycles, f … l of each level, come from the 1-D schedule. The simplest form of a lifetime is
// that of the nest in which every inner loop has one iteration; times below are times in that nest,
// of iteration 0. The slots of a nest are the places of operations: before the loop of level 2,
// before that of level 3, …, in the innermost loop, …, after that of level 2: 2n−1 for n levels. In
// each slot a variant has at most one definition. In the paper operations stand before inner loops
// only, so that slots are levels. With operations after inner loops
//   - the intervals are counted per slot;
//   - iterations of earlier groups, whose last operations are not yet executed, also have stretched
//     intervals (FirstOld, LastOld);
//   - an ILES stretches each interval whose definition is before its start and whose last use is
//     after it; the paper's condition x + omega ≥ S_n holds for every operation before the inner
//     loops.
//
// Beside that, an interleaving distance keeps live-in and live-out values from what the paper's
// formulas leave possible: see interleaved.

// Far is a time or a distance beyond all others; −Far is one before all others.
const Far = 1 << 40

// Frame is what the lifetimes of one schedule share.
type Frame struct {
	T      int  // cycles from one iteration to the next
	Nested bool // there are inner loops, and with them segments (ILES) in which all iterations but a group of them stall
	Last   int  // l_n: the last stage of the innermost level
	Group  int  // S_n: the iterations of a group
}

// Interval is what the definition in one slot keeps alive, in cycles.
type Interval struct {
	Start int // issue of the definition; Far without one (a phantom)
	End   int // after the last use that the definition may reach, back edges of inner loops included; −Far without a definition
	Leave int // one more than the issue of the last use that it reaches without such a back edge; −Far without a definition
	Next  int // the earliest definition that may follow in the same iteration; without a definition, that follows the begin of the slot
}

// Phantom reports whether the slot has no definition.
func (i *Interval) Phantom() bool { return i.Start >= Far }

// Lifetime is the vector lifetime of a loop variant, normalised so that every interval has a known
// length: the paper's seven-tuple, and what Derive finds of its final form.
type Lifetime struct {
	Start, End   int // singleStart, singleEnd: cycles, the simplest form of iteration 0
	Omega, Alpha int // live-in and live-out values
	Extra        int // iterations beyond the last that it is defined for, too
	LastDef      int // issue of the last definition of the simplest form
	Slots        []Interval
	// Tail reports that a value without readers which inner levels define may still be in flight to
	// the register when its inner iteration is over. Start is then no later than the first inner
	// stage.
	Tail bool

	OutermostOnly bool // no inner level defines it
	// The iterations, relative to the first of a group, whose interval the group's ILES stretches:
	// later groups' in FirstStretch … LastStretch, earlier groups' in FirstOld … LastOld. Far …
	// −Far if there are none. If OutermostOnly, all are in the first pair.
	FirstStretch, LastStretch int
	FirstOld, LastOld         int
	// Top and Bottom are the first iteration that is alive in the ILES, and one more than the last;
	// Far and −Far if none is.
	Top, Bottom int
}

// Derive computes the derived parameters of a lifetime from its core parameters (sections A.4,
// A.5).
func (f *Frame) Derive(l *Lifetime) {
	l.OutermostOnly = true
	l.FirstStretch, l.LastStretch, l.FirstOld, l.LastOld = Far, -Far, Far, -Far
	last := len(l.Slots) - 1
	for slot := range l.Slots {
		s := &l.Slots[slot]
		if s.Phantom() {
			continue
		}
		if slot > 0 && slot < last {
			l.OutermostOnly = false
		}
	}
	for slot := range l.Slots {
		if s := &l.Slots[slot]; f.Nested && !s.Phantom() {
			first, last := f.Last-floorDiv(s.Leave-1, f.T), f.Last-ceilDiv(s.Start+1, f.T)
			if l.Omega > 0 { // live-in values are there before any ILES, whenever they would be defined
				last = max(last, -1)
			}
			l.stretch(first, last, f.Group)
		}
	}
	l.Top, l.Bottom = l.FirstStretch, l.LastStretch+1
	if l.LastStretch == -Far {
		l.Bottom = -Far
	}
	if !l.OutermostOnly {
		l.Top, l.Bottom = min(0, l.FirstOld), max(f.Group, l.Bottom)
	}
}

// stretch enters the iterations first … last, whose intervals in one slot an ILES stretches. Those
// of the group itself count as alive already if inner levels define the variant.
func (l *Lifetime) stretch(first, last, group int) {
	if l.OutermostOnly {
		if first <= last {
			l.FirstStretch, l.LastStretch = min(l.FirstStretch, first), max(l.LastStretch, last)
		}
		return
	}
	if from := max(first, group); from <= last {
		l.FirstStretch, l.LastStretch = min(l.FirstStretch, from), max(l.LastStretch, last)
	}
	if to := min(last, -1); first <= to {
		l.FirstOld, l.LastOld = min(l.FirstOld, first), max(l.LastOld, to)
	}
}

// AdjustedEnd is the end of the simplest form, and at least that of the first OLP if inner levels
// define the variant: the simplest form has no ILES, where the value that the first inner iteration
// leaves is read.
func (f *Frame) AdjustedEnd(l *Lifetime) int {
	if l.OutermostOnly {
		return l.End
	}
	return max(l.End, f.Last*f.T)
}

// Follow is the distance d3 of Fig. 12: the minimum distance of b to the right of a outside of
// ILES.
func (f *Frame) Follow(a, b *Lifetime) int {
	d := ceilDiv(f.AdjustedEnd(a)-b.Start, f.T)
	return f.blades(d, a, b)
}

// blades raises a distance such that live-in instances of b come after those of a, and nothing of b
// after live-out instances of a.
func (f *Frame) blades(d int, a, b *Lifetime) int {
	if b.Omega > 0 {
		d = max(d, a.Omega)
	}
	if a.Alpha > 0 {
		d = max(d, a.Alpha+b.Extra)
	}
	return d
}

// Conservative is CONS[a, b] (Fig. 12): b is to the right of all intervals of a.
func (f *Frame) Conservative(a, b *Lifetime) Distance {
	return AtLeast(max(f.Follow(a, b), clamp(b.Bottom-a.Top)))
}

// Aggressive is AGGR[a, b] (Fig. 15): the union of the conservative and the interleaving distance.
func (f *Frame) Aggressive(a, b *Lifetime) Distance {
	d := f.Conservative(a, b)
	lo, hi := f.interleaved(a, b)
	switch {
	case lo > hi || lo >= d.Min:
		return d
	case hi >= d.Min-1:
		return AtLeast(lo)
	}
	d.Lo, d.Hi = lo, hi
	return d
}

// interleaved is INTL[a, b]: every interval of b is to the right of the interval of a in the same
// slot, and ends before the next of a begins.
func (f *Frame) interleaved(a, b *Lifetime) (lo, hi int) {
	if a.Tail || b.Tail {
		return Far, -Far
	}
	lo, hi = -Far, Far
	for slot := range a.Slots {
		ia, ib := &a.Slots[slot], &b.Slots[slot]
		start := ib.Start
		if ib.Phantom() {
			start = ib.Next
		}
		if ia.End > -Far { // lo and hi are in cycles here
			lo = max(lo, ia.End-start)
		}
		if ib.End > -Far && ia.Next < Far {
			hi = min(hi, ia.Next-ib.End)
		}
	}
	lo, hi = ceilDiv(lo, f.T), floorDiv(hi, f.T)
	lo = f.blades(max(lo, clamp(b.Bottom-a.FirstStretch)), a, b)
	if b.Alpha > 0 { // not in the paper: the last value of b stays, so a may have no instance after it
		lo = max(lo, ceilDiv(a.End-b.LastDef, f.T))
	}
	if a.Omega > 0 && b.definedBefore(a) { // not in the paper: a live-in value of a is there from the first cycle on
		hi = min(hi, -b.Omega)
	}
	if !a.OutermostOnly {
		hi = min(hi, clamp(b.FirstStretch-f.Group))
		lo = max(lo, clamp(b.LastOld+1))
		hi = min(hi, clamp(b.Top-a.LastOld-1))
	}
	return lo, hi
}

// definedBefore reports whether the lifetime has a definition in a slot before the first that
// defines a.
func (l *Lifetime) definedBefore(a *Lifetime) bool {
	for slot := range l.Slots {
		if !a.Slots[slot].Phantom() {
			return false
		}
		if !l.Slots[slot].Phantom() {
			return true
		}
	}
	return false
}

// clamp limits the difference of infinite numbers.
func clamp(d int) int { return max(-Far, min(d, Far)) }

// LifetimePacking wraps lifetimes for the packer. Registers are normalised: a lifetime in register
// r has its first definition in the register that code calls r, in any stage; its iteration 0 is in
// the physical register r − Shift. An allocation by conservative distances that is legal for a
// circumference is then legal for every larger one.
func (f *Frame) LifetimePacking(lives []Lifetime, aggressive bool) *Packing {
	distance := f.Conservative
	if aggressive {
		distance = f.Aggressive
	}
	return &Packing{
		N: len(lives),
		Dist: func(a, b int) Distance {
			return distance(&lives[a], &lives[b]).plus(f.Shift(&lives[b]) - f.Shift(&lives[a]))
		},
		Adjacency: func(a, b int) int {
			la, lb := &lives[a], &lives[b]
			return lb.Start - f.AdjustedEnd(la) + f.Follow(la, lb)*f.T
		},
		Period: f.T,
		Start:  func(a int) int { return wrap(lives[a].Start, f.T) },
		Length: func(a int) int { return f.AdjustedEnd(&lives[a]) - lives[a].Start },
	}
}

// Shift is the stage of the first definition.
func (f *Frame) Shift(l *Lifetime) int { return floorDiv(l.Start, f.T) }

// plus shifts a distance.
func (d Distance) plus(n int) Distance { return Distance{Min: d.Min + n, Lo: d.Lo + n, Hi: d.Hi + n} }
