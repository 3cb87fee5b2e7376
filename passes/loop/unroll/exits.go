package unroll

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// exitTest is an exiting block that ends in a branch, and its copies.
type exitTest struct {
	blocks   []*ir.Block // in the order of the copies
	onTrue   bool        // the loop is left when the condition holds
	trips    uint64      // in which iteration, counted from 1, the loop is left here, if not elsewhere; 0: not known
	multiple uint64      // where trips is 0: a number that that iteration is a multiple of
	breakout uint64      // the copy, counted from 1 and modulo count, that may leave the loop
}

// measureExits gets from scalar evolution when each exit is taken, and whether the back edge can be
// removed.
func (u *unroller) measureExits() {
	most := uint64(u.scev.MaxTripCount(u.l))
	if most != 0 && u.count > most {
		u.count = most
	}
	u.complete = u.count == most
	u.onlyFirst = u.complete && u.scev.MaxOrZero(u.l)
	for _, b := range u.l.Exiting() {
		t := b.Term()
		if !t.IsCondBr() {
			continue
		}
		x := &exitTest{blocks: []*ir.Block{b}, onTrue: !u.l.Contains(t.Succ(0)), trips: uint64(u.scev.TripCountOf(u.l, b))}
		if x.trips != 0 {
			x.breakout = x.trips % u.count
		} else {
			x.multiple = gcd(u.count, uint64(u.scev.TripMultipleOf(u.l, b)))
			x.breakout = x.multiple
		}
		u.exits = append(u.exits, x)
	}
}

func gcd(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// outcome says whether test x leaves the loop in copy k, where that is known.
func (u *unroller) outcome(x *exitTest, k int) (leaves, known bool) {
	next := uint64(k+1) % uint64(len(x.blocks)) // 0 in the last copy
	if u.runtime {                              // other exits' facts may not hold after a prologue
		return false, x.blocks[0] == u.latches[0] && next != 0
	}
	if !u.complete {
		return false, next != x.breakout && (x.trips != 0 || next%x.multiple != 0)
	}
	switch {
	case u.onlyFirst:
		return next == 0, k != 0
	case next == 0:
		return true, true
	}
	return false, x.trips != 0 && next != x.trips
}

// foldExits makes branches unconditional whose outcome is known. A test inside the body that is
// known to leave stays all the same: what follows would be unreachable. The last copies come first:
// their edges are the last ones of the φs after the loop, and go without moving others.
func (u *unroller) foldExits() {
	latch := u.latches[0]
	for _, x := range u.exits {
		isLatch := x.blocks[0] == latch
		for k, b := range slices.Backward(x.blocks) {
			if leaves, known := u.outcome(x, k); known && (isLatch || !leaves) {
				foldBranch(b, leaves == x.onTrue, u.w.Version >= pass.LLVM22)
			}
		}
	}
	if end := u.latches[len(u.latches)-1]; u.complete && !leavesBy(u.exits, latch) {
		rewrite.Unreachable(end.Term(), true)
	}
}

func leavesBy(exits []*exitTest, b *ir.Block) bool {
	for _, x := range exits {
		if x.blocks[0] == b {
			return true
		}
	}
	return false
}

// foldBranch replaces the conditional branch of b by an unconditional one to its first successor
// (taken) or its second, at its place in the source (located) as of LLVM 22.
func foldBranch(b *ir.Block, taken, located bool) {
	t := b.Term()
	dest, dead := t.Succ(0), t.Succ(1)
	if !taken {
		dest, dead = dead, dest
	}
	dead.RemovePred(b, true)
	br := ir.Before(t).Br(dest)
	if br.SetMD("dbg", nil); located {
		br.CopyDebugLoc(t)
	}
	t.Erase()
}
