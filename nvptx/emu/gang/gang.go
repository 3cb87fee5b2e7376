// Package gang runs blocks in turn that run at once: those of a cluster, or all of a cooperative
// launch.
package gang

import "opt-go/nvptx/emu/turn"

// Block is one of them.
type Block interface {
	Turn(idle *turn.Idle) (progress bool) // lets each of its warps run for a while
	Ended() bool
	Limit()               // ends the launch if the block has run for too long
	Complete() (any bool) // lets the threads go on that wait at the barrier of its cluster, if all have come
	Diverge() (any bool)  // lets the threads go on that wait for others of their warp to reconverge
	Deadlock() error      // why the block cannot go on
}

// Gang is blocks that run at once, and its number in the launch.
type Gang[B Block] struct {
	Number int
	Blocks []B
}

// Turn lets the blocks run for a while, and reports whether any has not ended. It panics with a
// deadlock.
func (g *Gang[B]) Turn(idle *turn.Idle) (alive bool) {
	progress := false
	for _, b := range g.Blocks {
		if b.Ended() {
			continue
		}
		progress = b.Turn(idle) || progress
		alive = alive || !b.Ended()
		b.Limit()
	}
	if alive && !progress && !g.resume() {
		panic(g.deadlock())
	}
	return alive
}

// resume is called when no block can go on. Threads may have exited for which others wait, or wait
// to reconverge.
func (g *Gang[B]) resume() (any bool) {
	for _, b := range g.Blocks {
		any = b.Complete() || any
	}
	if any {
		return true
	}
	for _, b := range g.Blocks {
		any = b.Diverge() || any
	}
	return any
}

func (g *Gang[B]) deadlock() error {
	for _, b := range g.Blocks {
		if !b.Ended() {
			return b.Deadlock()
		}
	}
	panic("BUG: a deadlock of blocks that have ended")
}
