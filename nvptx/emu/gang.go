package emu

// gang is blocks that run at once, in turn: a cluster, or all blocks of a cooperative launch.
type gang struct{ blocks []*block }

// gangs is how many there are.
func (r *run) gangs() int {
	if r.cfg.Cooperative {
		return 1
	}
	return r.Clusters().Count()
}

// gangOf makes gang number n ready to run. The memory of the one before serves again.
func (wk *worker) gangOf(r *run, n int) *gang {
	first, last := n, n+1
	if r.cfg.Cooperative {
		first, last = 0, r.Clusters().Count()
	}
	var numbers []int
	for c := first; c < last; c++ {
		numbers = append(numbers, r.BlocksOf(c)...)
	}
	if wk.gang == nil {
		wk.gang = &gang{}
		for _, number := range numbers {
			wk.gang.blocks = append(wk.gang.blocks, newBlock(r, number, wk))
		}
		size := r.Cluster.Count()
		for i, b := range wk.gang.blocks {
			b.cluster = &cluster{first + i/size, wk.gang.blocks[i/size*size:][:size]}
		}
		return wk.gang
	}
	for i, b := range wk.gang.blocks {
		b.start(numbers[i])
		b.cluster.number = first + i/len(b.cluster.blocks)
	}
	return wk.gang
}

// run runs the blocks to their ends.
func (g *gang) run() {
	for {
		progress, alive := false, false
		for _, b := range g.blocks {
			if b.ended {
				continue
			}
			progress = b.turn() || progress
			alive = alive || !b.ended
			b.limit()
		}
		switch {
		case !alive:
			return
		case !progress && !g.resume():
			panic(g.deadlock())
		}
	}
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
