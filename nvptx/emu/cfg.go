package emu

import "opt-go/nvptx/emu/flow"

// Control flow of one function, over the indices of its operations (pcs).
//
// A divergent branch reconverges at its immediate post-dominator, which package flow computes.
// Every ret and exit leaves the function. A trap leads nowhere: threads that die there must not
// keep the others apart.

// noPC stands for "no reconvergence point".
const noPC = -1

// span is the pcs of a basic block, inclusive.
type span struct{ first, last int }

// reconvergence returns, for each operation that may branch, the pc where its threads reconverge;
// noPC if they do not.
func reconvergence(ops []op) []int {
	spans, blocks, of := splitBlocks(ops)
	ipdom := flow.PostDominators(blocks)
	rpc := make([]int, len(ops))
	for pc := range ops {
		rpc[pc] = noPC
		if d := ipdom[of[pc]]; d >= 0 && d < len(spans) {
			rpc[pc] = spans[d].first
		}
	}
	return rpc
}

// splitBlocks finds the basic blocks, and the block of each pc.
func splitBlocks(ops []op) (spans []span, blocks []flow.Block, of []int) {
	leader := make([]bool, len(ops)+1)
	for pc := range ops {
		for _, t := range ops[pc].targets {
			leader[t] = true
		}
		if ops[pc].endsBlock() {
			leader[pc+1] = true
		}
	}
	of = make([]int, len(ops)+1)
	for pc := range ops {
		if pc == 0 || leader[pc] {
			spans = append(spans, span{first: pc})
		}
		of[pc] = len(spans) - 1
		spans[len(spans)-1].last = pc
	}
	of[len(ops)] = len(spans) // a target after the last operation: no block
	blocks = make([]flow.Block, len(spans))
	for i, b := range spans {
		o := &ops[b.last]
		for _, t := range o.targets {
			if t < len(ops) {
				blocks[i].Succs = append(blocks[i].Succs, of[t])
			}
		}
		if o.fallsThrough() && b.last+1 < len(ops) {
			blocks[i].Succs = append(blocks[i].Succs, of[b.last+1])
		}
		blocks[i].Exits = o.leaves() || o.fallsThrough() && b.last+1 == len(ops)
	}
	return spans, blocks, of
}
