// Package gang runs blocks in turn that run at once: those of a cluster, or all of a cooperative
// launch.
package gang

// Block is one of them.
type Block interface {
	Turn() (progress bool) // lets each of its warps run for a while
	Ended() bool
	Limit()               // ends the launch if the block has run for too long
	Complete() (any bool) // lets the threads go on that wait at the barrier of its cluster, if all have come
	Diverge() (any bool)  // lets the threads go on that wait for others of their warp to reconverge
	Deadlock() error      // why the block cannot go on
}

// Run runs blocks to their ends. It panics with a deadlock.
func Run[B Block](blocks []B) {
	for {
		progress, alive := false, false
		for _, b := range blocks {
			if b.Ended() {
				continue
			}
			progress = b.Turn() || progress
			alive = alive || !b.Ended()
			b.Limit()
		}
		switch {
		case !alive:
			return
		case !progress && !resume(blocks):
			panic(deadlock(blocks))
		}
	}
}

// resume is called when no block can go on. Threads may have exited for which others wait, or wait
// to reconverge.
func resume[B Block](blocks []B) (any bool) {
	for _, b := range blocks {
		any = b.Complete() || any
	}
	if any {
		return true
	}
	for _, b := range blocks {
		any = b.Diverge() || any
	}
	return any
}

func deadlock[B Block](blocks []B) error {
	for _, b := range blocks {
		if !b.Ended() {
			return b.Deadlock()
		}
	}
	panic("BUG: a deadlock of blocks that have ended")
}
