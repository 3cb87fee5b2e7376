package rotate

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/frequency"
)

// A loop's exit test becomes two by rotation: the guard before it and the test at the end. Their
// weights have to add up to the old ones: what leaves the loop leaves by one or the other (x = x0 +
// x1), what enters it leaves it after the first iteration (y0 = x1), and comes back as often as
// before (y1 = y - y0). How often the loop is not entered at all cannot be known.

// zeroTrips is how often a loop with a guard is taken not to be entered, in as many runs, where
// nothing else is known.
var zeroTrips = struct{ never, runs uint64 }{1, 128}

// shareWeights gives the guard, nil where there is none since the loop is always entered, and the
// test at the loop's end their weights, as LLVM does.
func (r *rotator) shareWeights(guard, test *ir.Instr) {
	w := frequency.BranchWeights(test)
	if w == nil || w[0] == 0 && w[1] == 0 {
		return
	}
	leave := 0 // the edge that leaves
	if test.Succ(0) == r.body {
		leave = 1
	}
	set := func(i *ir.Instr, exit, stay uint64) {
		both := [2]uint64{exit, exit}
		both[1-leave] = stay
		frequency.SetBranchWeights(i, both[:]...)
	}
	exit, back := uint64(w[leave]), uint64(w[1-leave])
	skipped, entered := uint64(0), uint64(1)
	switch {
	case exit == 0:
		set(test, 0, back)
	case back == 0:
		skipped, entered = 1, 0
		set(test, 1, 0)
	default:
		if guard == nil {
			back = max(back, exit)
		} else if back < exit {
			skipped = exit - back
		} else {
			skipped = zeroTrips.never
			for exit < zeroTrips.runs && back>>31 == 0 {
				exit, back = exit<<1, back<<1
			}
		}
		entered = exit - skipped
		set(test, entered, back-entered)
	}
	if guard != nil {
		set(guard, skipped, entered)
	}
}
