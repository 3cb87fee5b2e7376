package frequency

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// BlockFrequencies says how often blocks are executed for each call of their function: LLVM's
// BlockFrequencyInfo. Each loop, inner ones first, distributes what comes into its header over its
// blocks; what comes back to the header says how often it runs. Then the function does, with loops
// in place of their blocks.
//
// Difference from LLVM: what flows back in cycles that are no natural loops is lost.
type BlockFrequencies struct {
	loops *analysis.LoopForest
	prob  *BranchProbabilities
	mass  []float64 // by Block.ID: per execution of the header of the innermost loop around; of a header, in the loop outside
	scale map[*analysis.Loop]float64
	exits map[*analysis.Loop][]outflow
}

// outflow is the frequency that leaves a loop to a block, per execution that enters the loop.
type outflow struct {
	to *ir.Block
	n  float64
}

// endless is how often loops are thought to run that are not left.
const endless = 4096

// EstimateBlocks computes how often f's blocks are executed.
func EstimateBlocks(f *ir.Func) map[*ir.Block]float64 {
	freq := map[*ir.Block]float64{}
	dom := analysis.NewDomTree(f)
	loops := analysis.NewLoopForest(f, dom)
	w := &BlockFrequencies{loops: loops, prob: EstimateBranches(f, loops, dom), mass: make([]float64, f.BlockBound()), scale: map[*analysis.Loop]float64{},
		exits: map[*analysis.Loop][]outflow{}}
	for _, l := range loops.Postorder() {
		w.distribute(l.Blocks, l)
	}
	order := analysis.ReversePostorder(f)
	w.mass[f.Entry().ID()] = 1
	w.distribute(order, nil)
	for _, b := range order {
		freq[b] = w.total(b, freq)
	}
	return freq
}

// total is how often b is executed; what is in loops follows from their headers, which come first.
func (w *BlockFrequencies) total(b *ir.Block, freq map[*ir.Block]float64) float64 {
	l := w.loops.For(b)
	if l == nil {
		return w.mass[b.ID()]
	}
	if b != l.Header {
		return w.mass[b.ID()] * freq[l.Header]
	}
	outside := 1.0
	if l.Parent != nil {
		outside = freq[l.Parent.Header]
	}
	return w.mass[b.ID()] * w.scale[l] * outside
}

// distribute spreads one execution of the first block over the blocks of a loop, or over the
// function's where l is nil.
func (w *BlockFrequencies) distribute(blocks []*ir.Block, l *analysis.Loop) {
	back := 0.0
	flow := func(to *ir.Block, n float64) {
		switch {
		case to == blocks[0]:
			back += n
		case l != nil && !l.Contains(to):
			w.exits[l] = append(w.exits[l], outflow{to, n})
		default:
			w.mass[to.ID()] += n
		}
	}
	for k, b := range blocks {
		in := w.loops.For(b)
		if in != l && !(in != nil && in.Header == b && in.Parent == l) {
			continue // of a loop inside
		}
		n := w.mass[b.ID()]
		if k == 0 { // the mass of a header is that in the loop outside
			n = 1
		}
		if in != l {
			for _, e := range w.exits[in] {
				flow(e.to, n*e.n)
			}
			continue
		}
		for s, to := range b.Succs() {
			flow(to, n*w.prob.Edge(b, s))
		}
	}
	if l != nil {
		w.close(l, back)
	}
}

// close converts the frequencies that leave a loop per iteration into those per execution of the
// loop.
func (w *BlockFrequencies) close(l *analysis.Loop, back float64) {
	w.scale[l] = endless
	if left := 1 - back; left > 1.0/endless/(1<<40) {
		w.scale[l] = 1 / left
	}
	for k := range w.exits[l] {
		w.exits[l][k].n *= w.scale[l]
	}
}
