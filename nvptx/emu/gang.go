package emu

import "opt-go/nvptx/emu/gang"

// gangs is how many there are.
func (r *run) gangs() int {
	if r.cfg.Cooperative {
		return 1
	}
	return r.Clusters().Count()
}

// gangOf makes gang number n ready to run, in the memory of one that has ended: the blocks of a
// cluster, or all of a cooperative launch.
func (wk *worker) gangOf(r *run, n int) *gang.Gang[*block] {
	first, last := n, n+1
	if r.cfg.Cooperative {
		first, last = 0, r.Clusters().Count()
	}
	numbers := r.BlocksOf(first, last)
	if len(wk.ended) == 0 {
		g := &gang.Gang[*block]{Number: n}
		for _, number := range numbers {
			g.Blocks = append(g.Blocks, newBlock(r, number, wk))
		}
		size := r.Cluster.Count()
		for i, b := range g.Blocks {
			b.cluster = &cluster{number: first + i/size, blocks: g.Blocks[i/size*size:][:size], gang: g.Blocks}
		}
		return g
	}
	g := wk.ended[len(wk.ended)-1]
	wk.ended = wk.ended[:len(wk.ended)-1]
	g.Number = n
	for i, b := range g.Blocks {
		b.start(numbers[i])
		b.cluster.number = first + i/len(b.cluster.blocks)
	}
	return g
}
