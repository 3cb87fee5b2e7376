package unroll

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/target"
)

// decision chooses the number of copies of a loop's body: LLVM's computeUnrollCount. First come the
// program's pragmas, then complete unrolling, by the trip count or its upper bound, then as many
// copies as fit.
type decision struct {
	limits limits
	hint   loopHints
	size   size
	l      *analysis.Loop
	scev   *scev.Evolution
	target *target.Target

	trips    uint64 // iterations, 0: not known
	multiple uint64 // a number that the iterations are a multiple of
	most     uint64 // a bound of the iterations, 0: none known, or not needed

	count    uint64 // the answer: copies of the body; 0: the loop stays as it is
	explicit bool   // the program demanded unrolling
	force    bool   // whatever it costs
	dear     bool   // computing the number of iterations may cost something
	peel     uint64 // the other answer: iterations that are taken out in front
	last     bool   // of the peeled iterations: it is the last one

	lastIteration bool // peeling the last iteration is considered
	profiled      bool // peeling has used up the profile's facts about the trip count
}

// defaultRuntimeCount is the greatest number of copies where it need not divide the number of
// iterations.
const defaultRuntimeCount = 8

// fewCopies is up to how many copies there are where the program's pipeline allows a larger size
// for them (the parameter "few").
const fewCopies = 4

func (d *decision) decide() {
	d.trips, d.multiple, d.most = 0, 1, 0
	d.measureTrips()
	o := &d.limits
	o.remainder = o.remainder && (!d.size.convergent || d.trips == 0 && d.uniformTrips())
	d.explicit = d.hint.count > 0 || d.hint.full || d.hint.enable || o.flagCount > 0
	if o.peelCount > 0 {
		d.peel, d.profiled = o.peelCount, true
		return
	}
	if d.count = d.demanded(); d.count != 0 {
		d.force = o.flagCount > 0 || d.hint.count > 0
		d.dear = d.force
		o.runtime = o.runtime || d.hint.count > 0
		return
	}
	if d.explicit && d.trips != 0 {
		o.threshold = max(o.threshold, o.pragmaThreshold)
		o.partialThreshold = max(o.partialThreshold, o.pragmaThreshold)
	}
	if d.trips != 0 && d.fits(d.trips) {
		d.count = d.trips
		return
	}
	if d.trips == 0 && d.most != 0 && (o.upperBound || d.scev.MaxOrZero(d.l)) && d.most <= o.maxUpperBound && d.fits(d.most) {
		d.count = d.most
		return
	}
	if d.findPeeling(); d.peel > 0 {
		return
	}
	if d.trips != 0 {
		if o.partial || d.explicit {
			d.count = d.inPart()
		}
		return
	}
	d.count = d.atRunTime()
}

// atRunTime returns how many copies a loop gets whose number of iterations is computed before it is
// entered.
func (d *decision) atRunTime() uint64 {
	o := &d.limits
	if d.hint.runtimeDisabled || d.most != 0 && !d.force && d.most < o.maxUpperBound {
		return 0
	}
	o.runtime = o.runtime || d.hint.enable || d.hint.count > 0 || o.flagCount > 0
	if !o.runtime {
		return 0
	}
	count := uint64(defaultRuntimeCount)
	for count != 0 && d.size.times(count) > o.partialThreshold {
		count /= 2
	}
	few := uint64(fewCopies)
	for few > count && d.size.times(few) > d.fewThreshold() {
		few /= 2
	}
	count = max(count, few)
	for !o.remainder && count != 0 && d.multiple%count != 0 {
		count /= 2
	}
	count = min(count, o.maxCount)
	if d.most != 0 {
		count = min(count, d.most)
	}
	if count < 2 {
		return 0
	}
	return count
}

// fewThreshold is the size that up to four copies may have: that of complete unrolling if the loop
// shifts values. Of known length such a loop is left to ptxas, which may unroll it completely.
func (d *decision) fewThreshold() uint64 {
	if few := d.limits.fewThreshold; few == 0 || !d.shifts() {
		return few
	}
	return max(d.limits.fewThreshold, d.limits.threshold)
}

// shiftShare is the share of a body from which on the moves of values from φ to φ decide.
const shiftShare = 16

// shifts reports that a considerable part of the loop only hands values on: d = c; c = b; b = a, as
// stencils do. Each is a move in every iteration, and in every copy of the body but the last none.
func (d *decision) shifts() bool { return uint64(d.size.moves)*shiftShare >= d.size.body }

// uniformTrips reports that all threads that enter the loop together make the same number of
// iterations, so that what a remainder brings under a new condition, a barrier, is still executed
// by all of them: the number is computed from arguments of the kernel and from what blocks share.
// LLVM does not ask.
func (d *decision) uniformTrips() bool {
	n := d.scev.BackedgeTaken(d.l)
	if n == nil || !d.target.HasBranchDivergence || len(d.l.Exiting()) != 1 {
		return false
	}
	return !n.Contains(func(e *scev.Expr) bool {
		return e.Kind == scev.AddRec || e.Kind == scev.Unknown && !d.shared(e.Value)
	})
}

// shared reports an argument, or what an intrinsic reads without looking at memory, that is the
// same for all threads of a block.
func (d *decision) shared(v ir.Value) bool {
	if d.target.IsDivergenceSource == nil || d.target.IsDivergenceSource(v) {
		return false
	}
	switch v := v.(type) {
	case *ir.Param:
		return true
	case *ir.Instr:
		return v.IntrinsicID() != "" && v.NumArgs() == 0 && !analysis.MayRead(v) && !analysis.IsConvergent(v)
	}
	return false
}

// measureTrips gets the trip count from scalar evolution: the least exact count of an exit, else a
// bound and a divisor.
func (d *decision) measureTrips() {
	exiting := d.l.Exiting()
	for _, b := range exiting {
		if n := uint64(d.scev.TripCountOf(d.l, b)); n != 0 && (d.trips == 0 || n < d.trips) {
			d.trips, d.multiple = n, n
		}
	}
	if d.trips != 0 {
		return
	}
	test := d.l.Latch()
	if !loop.Leaves(d.l, test) {
		test = nil
		if len(exiting) == 1 {
			test = exiting[0]
		}
	}
	if test != nil {
		d.multiple = uint64(d.scev.TripMultipleOf(d.l, test))
	}
	d.most = uint64(d.scev.MaxTripCount(d.l))
}

// demanded returns the count that a flag or the program demands, 0 where there is none or it is not
// possible.
func (d *decision) demanded() uint64 {
	o := &d.limits
	switch n := o.flagCount; {
	case n > 0 && o.remainder && d.size.times(n) < o.threshold:
		return n
	}
	switch n := d.hint.count; {
	case n > 0 && (o.remainder || d.multiple%n == 0):
		return n
	case d.hint.full && d.trips != 0:
		if d.trips > o.pragmaIterations {
			return 0
		}
		return d.trips
	case d.hint.enable && d.trips == 0 && d.most != 0 && d.most <= o.maxUpperBound:
		return d.most
	}
	return 0
}

// fits reports whether the loop is small enough to be unrolled completely, by its size or by the
// size after folding (estimate.go).
func (d *decision) fits(trips uint64) bool {
	return trips <= d.limits.fullMaxCount && (d.size.times(trips) < d.limits.threshold || d.boosted(trips))
}

// inPart returns how many copies of a loop of known length fit: the greatest number that divides
// the iterations, or a power of two.
func (d *decision) inPart() uint64 {
	o := &d.limits
	count := d.trips
	if o.partialThreshold != unlimited {
		if d.size.times(count) > o.partialThreshold {
			count = (max(o.partialThreshold, perLoop+1) - perLoop) / (d.size.body - perLoop)
		}
		count = min(count, o.maxCount)
		for count != 0 && d.trips%count != 0 {
			count--
		}
		if o.remainder && count <= 1 {
			count = defaultRuntimeCount
			for count != 0 && d.size.times(count) > o.partialThreshold {
				count /= 2
			}
		}
		if count < 2 {
			return 0
		}
	}
	return min(count, o.maxCount)
}
