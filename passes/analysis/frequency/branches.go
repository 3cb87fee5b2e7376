// Package frequency estimates how often code is executed: branch weights in metadata (weights.go),
// probabilities of branches (branches.go; LLVM's BranchProbabilityInfo) and frequencies of blocks
// (blocks.go; LLVM's BlockFrequencyInfo).
//
// Invariant: the probabilities of a block's edges sum to one; the frequency of the entry is one.
package frequency

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// BranchProbabilities gives the probability of each successor of a function's branches: LLVM's
// BranchProbabilityInfo. In this order
//
//   - branch_weights decide, except that what ends in unreachable is next to impossible;
//   - blocks get weights: none where the program ends, next to none where calls do not return or
//     exceptions land, few where cold functions are called, and what leads to nothing else has the
//     most of what it leads to; loops are left once in 31 times;
//   - pointers and numbers are rather unequal, numbers rather positive, floating-point numbers
//     ordered.
//
// Difference from LLVM: cycles that are no natural loops count as no loops; values that a loop's
// first iteration computes are not distinguished from others.
type BranchProbabilities struct {
	loops   *analysis.LoopForest
	post    *analysis.DomTree
	dom     *analysis.DomTree
	block   []int64                  // estimated weight by Block.ID, -1: none
	loop    map[*analysis.Loop]int64 // estimated weight of loops
	pending []*ir.Block
	waiting []*analysis.Loop
	edges   [][]float64 // probabilities by Block.ID, one per successor; nil: all alike
}

// Weights that blocks are estimated to have.
const (
	unreachableWeight = 0
	lowestWeight      = 1 // of what does not return, or handles exceptions
	coldWeight        = 0xffff
	usualWeight       = 0xfffff
	loopTrips         = 31 // how often loops are thought to run
)

// EstimateBranches computes the probabilities of f's branches.
func EstimateBranches(f *ir.Func, loops *analysis.LoopForest, dom *analysis.DomTree) *BranchProbabilities {
	p := &BranchProbabilities{loops: loops, dom: dom, post: analysis.NewPostDomTree(f), block: make([]int64, f.BlockBound()), loop: map[*analysis.Loop]int64{},
		edges: make([][]float64, f.BlockBound())}
	for k := range p.block {
		p.block[k] = -1
	}
	order := analysis.ReversePostorder(f)
	for _, b := range order {
		if w := initialWeight(b); w >= 0 {
			p.propagate(b, w)
		}
	}
	p.propagateAll()
	for _, b := range order {
		if len(b.Succs()) > 1 {
			p.edges[b.ID()] = p.decide(b)
		}
	}
	return p
}

// Edge returns the probability of the edge from b to its successor k.
func (p *BranchProbabilities) Edge(b *ir.Block, k int) float64 {
	if e := p.edges[b.ID()]; e != nil {
		return e[k]
	}
	return 1 / float64(len(b.Succs()))
}

// initialWeight estimates a block by its instructions; -1: no estimate.
func initialWeight(b *ir.Block) int64 {
	calls := func(attribute string) bool {
		for i := range b.Instrs() {
			if i.Op() == ir.Call && analysis.CallHas(i, attribute) {
				return true
			}
		}
		return false
	}
	t := b.Term()
	ends := t.Op() == ir.Unreachable
	if before := t.Prev(); t.Op() == ir.Ret && before != nil && before.IntrinsicID() == "llvm.experimental.deoptimize" {
		ends = true
	}
	switch {
	case ends && calls("noreturn"):
		return lowestWeight
	case ends:
		return unreachableWeight
	case b.FirstNonPhi().IsEHPad():
		return lowestWeight
	case calls("cold"):
		return coldWeight
	}
	return -1
}

// propagate gives a weight to a block and to those that lead to nothing else, up the dominators in
// the same loop.
func (p *BranchProbabilities) propagate(b *ir.Block, w int64) {
	for d := b; d != nil && p.post.Dominates(b, d); d = p.dom.IDom(d) {
		switch entering, leaving := p.enters(d, b), p.enters(b, d); {
		case !entering && !leaving:
			if !p.update(d, w) {
				return
			}
		case leaving:
			p.waiting = append(p.waiting, p.loops.For(d))
		}
	}
}

// update gives a block its weight, unless it has one, and notes what may get one from it.
func (p *BranchProbabilities) update(b *ir.Block, w int64) bool {
	if p.block[b.ID()] >= 0 {
		return false
	}
	p.block[b.ID()] = w
	for _, from := range b.Preds() {
		if l := p.loops.For(from); p.enters(b, from) {
			if _, ok := p.loop[l]; !ok {
				p.waiting = append(p.waiting, l)
			}
		} else if p.block[from.ID()] < 0 {
			p.pending = append(p.pending, from)
		}
	}
	return true
}

// enters reports whether the edge leads into a loop that from is not in.
func (p *BranchProbabilities) enters(from, to *ir.Block) bool {
	l := p.loops.For(to)
	return l != nil && !l.Contains(from)
}

// propagateAll propagates to blocks and loops the weight of their most likely successor, where all
// successors have a weight.
func (p *BranchProbabilities) propagateAll() {
	for len(p.waiting) > 0 || len(p.pending) > 0 {
		for len(p.waiting) > 0 {
			l := p.waiting[len(p.waiting)-1]
			p.waiting = p.waiting[:len(p.waiting)-1]
			p.propagateLoop(l)
		}
		for len(p.pending) > 0 {
			b := p.pending[len(p.pending)-1]
			p.pending = p.pending[:len(p.pending)-1]
			if p.block[b.ID()] < 0 {
				if w := p.heaviest(b, b.Succs()); w >= 0 {
					p.propagate(b, w)
				}
			}
		}
	}
}

func (p *BranchProbabilities) propagateLoop(l *analysis.Loop) {
	if _, ok := p.loop[l]; ok {
		return
	}
	w := p.heaviest(l.Header, l.Exits())
	if w < 0 {
		return
	}
	p.loop[l] = max(w, lowestWeight)
	for _, from := range l.Header.Preds() {
		if !l.Contains(from) {
			p.pending = append(p.pending, from)
		}
	}
}

// heaviest returns the largest weight of edges, -1 if one of them has none.
func (p *BranchProbabilities) heaviest(from *ir.Block, to []*ir.Block) int64 {
	most := int64(-1)
	for _, b := range to {
		w := p.edgeWeight(from, b)
		if w < 0 {
			return -1
		}
		most = max(most, w)
	}
	return most
}

// edgeWeight estimates an edge: by the loop that it enters, or else by the block that it leads to.
func (p *BranchProbabilities) edgeWeight(from, to *ir.Block) int64 {
	if !p.enters(from, to) {
		return p.block[to.ID()]
	}
	if w, ok := p.loop[p.loops.For(to)]; ok {
		return w
	}
	return -1
}

// decide returns the probabilities of a block's edges; nil: all are alike.
func (p *BranchProbabilities) decide(b *ir.Block) []float64 {
	if e := p.byMetadata(b); e != nil {
		return e
	}
	if e := p.byEstimate(b); e != nil {
		return e
	}
	t := b.Term()
	if !t.IsCondBr() {
		return nil
	}
	if c, ok := t.Operand(0).(*ir.Instr); ok {
		if likely := likelihood(c); likely >= 0 {
			return []float64{likely, 1 - likely}
		}
	}
	return nil
}

// byMetadata follows branch_weights.
func (p *BranchProbabilities) byMetadata(b *ir.Block) []float64 {
	weights := BranchWeights(b.Term())
	if weights == nil {
		return nil
	}
	var sum, rest float64
	for _, w := range weights {
		sum += float64(w)
	}
	e := make([]float64, len(weights))
	dead := 0
	for k, w := range weights {
		impossible := p.block[b.Term().Succ(k).ID()] == unreachableWeight
		if impossible {
			dead++
		} else {
			rest += float64(w)
		}
		if sum > 0 {
			e[k] = float64(w) / sum
		}
	}
	if sum == 0 || dead == len(weights) {
		return slices.Repeat([]float64{1 / float64(len(weights))}, len(weights))
	}
	for k := range e {
		switch impossible := p.block[b.Term().Succ(k).ID()] == unreachableWeight; {
		case dead == 0:
		case impossible:
			e[k] = min(e[k], 1.0/(1<<31))
		case rest > 0:
			e[k] = float64(weights[k]) / rest
		default:
			e[k] = 1 / float64(len(e)-dead)
		}
	}
	return e
}

// byEstimate follows the weights of blocks and loops.
func (p *BranchProbabilities) byEstimate(b *ir.Block) []float64 {
	succs := b.Succs()
	e := make([]float64, len(succs))
	known, sum := false, 0.0
	for k, s := range succs {
		w := p.edgeWeight(b, s)
		if p.enters(s, b) && w != unreachableWeight {
			if w < 0 {
				w = usualWeight
			}
			w = max(lowestWeight, w/loopTrips)
		}
		known = known || w >= 0
		if w < 0 {
			w = usualWeight
		}
		e[k] = float64(w)
		sum += e[k]
	}
	if !known || sum == 0 {
		return nil
	}
	for k := range e {
		e[k] /= sum
	}
	return e
}

// Likelihoods of conditions that compare.
const (
	rather  = 20.0 / 32
	surely  = 1048575.0 / 1048576
	neither = -1.0
)

// likelihood estimates a condition by its operands; negative: no estimate.
func likelihood(c *ir.Instr) float64 {
	switch {
	case c.Op() == ir.FCmp:
		return floatLikelihood(c)
	case c.Op() != ir.ICmp:
		return neither
	case c.Operand(0).Type().IsPtr():
		return ratherUnless(c.Pred == ir.NE, c.Pred == ir.EQ)
	}
	k := ir.AsInt(c.Operand(1))
	if k == nil || testsOneBit(c.Operand(0)) {
		return neither
	}
	n, fits := k.Int64()
	switch {
	case !fits:
	case n == 0:
		return ratherUnless(c.Pred == ir.NE || c.Pred == ir.SGT, c.Pred == ir.EQ || c.Pred == ir.SLT)
	case n == 1:
		return ratherUnless(false, c.Pred == ir.SLT)
	case n == -1:
		return ratherUnless(c.Pred == ir.NE || c.Pred == ir.SGT, c.Pred == ir.EQ)
	}
	return neither
}

func ratherUnless(likely, unlikely bool) float64 {
	switch {
	case likely:
		return rather
	case unlikely:
		return 1 - rather
	}
	return neither
}

func floatLikelihood(c *ir.Instr) float64 {
	switch c.Pred {
	case ir.FOEQ, ir.FUEQ:
		return 1 - rather
	case ir.FONE, ir.FUNE:
		return rather
	case ir.FORD:
		return surely
	case ir.FUNO:
		return 1 - surely
	}
	return neither
}

// testsOneBit reports whether v is one bit of a number, of which nothing is known.
func testsOneBit(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.And {
		return false
	}
	k := ir.AsInt(i.Operand(1))
	if k == nil {
		return false
	}
	n, fits := k.Uint64()
	return fits && bits.OnesCount64(n) == 1
}
