package emu

import "opt-go/nvptx/emu/report"

// stats sums up what the workers counted.
func (r *run) stats(workers []*worker) *Stats {
	s := &Stats{
		Kernel: r.cfg.Kernel, Grid: [3]int{r.Grid.X, r.Grid.Y, r.Grid.Z}, Block: [3]int{r.Block.X, r.Block.Y, r.Block.Z},
		ByOpcode: map[string]uint64{}, ByLine: map[int]uint64{},
	}
	for _, wk := range workers {
		s.Sum(&wk.tally)
	}
	for _, f := range r.prog.funcs {
		for i := range f.ops {
			o := &f.ops[i]
			var c report.Count
			for _, wk := range workers {
				c.Add(wk.counts[o.id])
			}
			s.Add(o.in, &o.use, c)
		}
	}
	return s
}

// account counts transactions and bank conflicts of the running threads' last access.
func (w *warp) account(o *op, size int) {
	if !w.block.run.counting {
		return
	}
	t := &w.touched
	t.Mask, t.Size = w.exec, size
	lines, conflicts := t.Cost()
	w.block.stats.Transactions += lines
	w.block.stats.Conflicts += conflicts
}
