package emu

// gangs is how many there are.
func (r *run) gangs() int {
	if r.cfg.Cooperative {
		return 1
	}
	return r.Clusters().Count()
}

// gangOf makes the blocks of gang number n ready to run: a cluster, or all of a cooperative launch. The memory
// of the one before serves again.
func (wk *worker) gangOf(r *run, n int) []*block {
	first, last := n, n+1
	if r.cfg.Cooperative {
		first, last = 0, r.Clusters().Count()
	}
	numbers := r.BlocksOf(first, last)
	if wk.gang == nil {
		for _, number := range numbers {
			wk.gang = append(wk.gang, newBlock(r, number, wk))
		}
		size := r.Cluster.Count()
		for i, b := range wk.gang {
			b.cluster = &cluster{number: first + i/size, blocks: wk.gang[i/size*size:][:size]}
		}
		return wk.gang
	}
	for i, b := range wk.gang {
		b.start(numbers[i])
		b.cluster.number = first + i/len(b.cluster.blocks)
	}
	return wk.gang
}
