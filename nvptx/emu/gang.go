package emu

import "opt-go/nvptx/emu/turn"

// gang is blocks that run at once, in turn: a cluster, or all blocks of a cooperative launch.
type gang struct {
	number int
	blocks []*block
}

// gangs is how many there are.
func (r *run) gangs() int {
	if r.cfg.Cooperative {
		return 1
	}
	return r.Clusters().Count()
}

// gangOf makes gang number n ready to run, in the memory of one that has ended.
func (wk *worker) gangOf(r *run, n int) *gang {
	first, last := n, n+1
	if r.cfg.Cooperative {
		first, last = 0, r.Clusters().Count()
	}
	var numbers []int
	for c := first; c < last; c++ {
		numbers = append(numbers, r.BlocksOf(c)...)
	}
	if len(wk.ended) == 0 {
		g := &gang{number: n}
		for _, number := range numbers {
			g.blocks = append(g.blocks, newBlock(r, number, wk))
		}
		size := r.Cluster.Count()
		for i, b := range g.blocks {
			b.cluster = &cluster{first + i/size, g.blocks[i/size*size:][:size]}
		}
		return g
	}
	g := wk.ended[len(wk.ended)-1]
	wk.ended = wk.ended[:len(wk.ended)-1]
	g.number = n
	for i, b := range g.blocks {
		b.start(numbers[i])
		b.cluster.number = first + i/len(b.cluster.blocks)
	}
	return g
}

// turn lets the blocks run for a while. It reports whether any has not ended.
func (g *gang) turn(idle *turn.Idle) (alive bool) {
	progress := false
	for _, b := range g.blocks {
		if b.ended {
			continue
		}
		progress = b.turn(idle) || progress
		alive = alive || !b.ended
		b.limit()
	}
	if alive && !progress && !g.resume() {
		panic(g.deadlock())
	}
	return alive
}

// resume is called when no block can go on. Threads may have exited for which others wait, or wait
// to reconverge.
func (g *gang) resume() (any bool) {
	for _, b := range g.blocks {
		any = b.cluster.complete() || any
	}
	if any {
		return true
	}
	for _, b := range g.blocks {
		any = b.diverge() || any
	}
	return any
}

func (g *gang) deadlock() *Fault {
	for _, b := range g.blocks {
		if !b.ended {
			return b.deadlock()
		}
	}
	panic("BUG: a deadlock of blocks that have ended")
}
