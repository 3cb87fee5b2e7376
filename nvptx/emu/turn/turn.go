// Package turn says how long a warp runs before the others of its block do, and tells threads
// that wait for others of their warp from threads that work.
//
// The order in which warps run matters only where a barrier is missing. There a GPU, which issues
// an instruction of each warp in turn, has an order that programs rely on unknowingly: what warps
// read right after a barrier they have read before another has done a loop and overwrites it. So
// warps that begin together, or leave a barrier, run for a few instructions each, then for twice
// as many, and so on; those that are far from a barrier run for long, which is fast.
package turn

// The lengths of turns, in warp instructions; how many whole turns in a row may be full of
// ordered accesses before threads are taken to wait for others of their warp, which wait for them
// to reconverge.
const (
	first     = 8
	whole     = 10000
	short     = 100
	spinLimit = 13
	patience  = 50000 // warp instructions that only wait before others start
	nap       = 100   // instructions that a sleep counts for
)

// AtOnce is how many groups of blocks run at once at most where they wait for each other.
const AtOnce = 256

// Turns are those of a warp.
type Turns struct {
	next   int // instructions of the next turn, while it grows; more than a whole turn: it has grown
	length int // of the turn that runs; 0: it is over
	spins  int // whole turns in a row that were full of ordered accesses
}

// Restart is called when the warp begins, and when it leaves a barrier together with others. The
// one that came last leaves it in the middle of a turn, which is over then.
func (t *Turns) Restart() { t.next, t.length = first, 0 }

// Whole is the number of instructions of a turn that has grown. Where blocks wait for each other,
// or threads for others of their warp (often), turns are short.
func Whole(often bool) int {
	if often {
		return short
	}
	return whole
}

// Begin begins a turn.
func (t *Turns) Begin(often bool) { t.length = min(max(t.next, first), Whole(often)) }

// Length is for how many instructions the turn lasts.
func (t *Turns) Length() int { return t.length }

// End ends the turn, in which so many instructions have run. It reports whether that was a whole
// one: others of the warp's threads may run now.
func (t *Turns) End(ran int, often bool) bool {
	if ran != t.length {
		return false
	}
	if ran < Whole(often) {
		t.next = 2 * ran
		return false
	}
	t.next = whole
	return true
}

// Spins notes a whole turn, with ordered accesses or without. Long is whether threads seem to wait
// for others of their warp, of which those are wanted that have waited since the turn for which
// begins was true.
func (t *Turns) Spins(ordered bool) (begins, long bool) {
	if !ordered {
		t.spins = 0
		return false, false
	}
	t.spins++
	if begins, long = t.spins == 1, t.spins == spinLimit; long {
		t.spins = 0
	}
	return begins, long
}

// Idle is for how long all that can run seems to wait for what does not run: other blocks.
type Idle struct{ ran int }

// Ran notes a turn of a warp: its instructions, whether an ordered access was among them, and
// whether it was a whole turn, or ended because the warp gave way.
func (i *Idle) Ran(instructions int, ordered, whole, yields bool) {
	switch {
	case instructions == 0:
		// it waits for others of its block
	case yields:
		i.ran += instructions + nap
	case ordered && whole:
		i.ran += instructions
	default:
		i.ran = 0
	}
}

// Long reports whether it is time for others to start.
func (i *Idle) Long() bool { return i.ran >= patience }
