package emu

// Control flow of one function, over the indices of its operations (pcs).
//
// A divergent branch reconverges at its immediate post-dominator. It is computed over
// basic blocks with the algorithm of Cooper, Harvey and Kennedy ("A simple, fast dominance
// algorithm") on the reversed graph, whose entry is a virtual exit that every ret and
// exit leads to. A trap leads nowhere: threads that die there must not keep the others apart.

// noPC stands for "no reconvergence point".
const noPC = -1

type basicBlock struct {
	first, last int // pcs, inclusive
	succs       []int
	exits       bool // leaves the function at its end
}

// reconvergence gives, for each operation that may branch, the pc where its threads meet again; noPC if they do not.
func reconvergence(ops []op) []int {
	blocks, of := splitBlocks(ops)
	ipdom := postDominators(blocks)
	rpc := make([]int, len(ops))
	for pc := range ops {
		rpc[pc] = noPC
		if d := ipdom[of[pc]]; d >= 0 && d < len(blocks) {
			rpc[pc] = blocks[d].first
		}
	}
	return rpc
}

func splitBlocks(ops []op) (blocks []basicBlock, of []int) {
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
			blocks = append(blocks, basicBlock{first: pc})
		}
		of[pc] = len(blocks) - 1
		blocks[len(blocks)-1].last = pc
	}
	of[len(ops)] = len(blocks) // a target behind the last operation: no block
	for i := range blocks {
		b := &blocks[i]
		o := &ops[b.last]
		for _, t := range o.targets {
			if t < len(ops) {
				b.succs = append(b.succs, of[t])
			}
		}
		if o.fallsThrough() && b.last+1 < len(ops) {
			b.succs = append(b.succs, of[b.last+1])
		}
		b.exits = o.leaves() || o.fallsThrough() && b.last+1 == len(ops)
	}
	return blocks, of
}

// postDominators gives the immediate post-dominator of each block; len(blocks) is the
// virtual exit, -1 a block from which there is no way out.
func postDominators(blocks []basicBlock) []int {
	n := len(blocks)
	preds := make([][]int, n+1)
	succs := make([][]int, n+1)
	for i := range blocks {
		succs[i] = append(succs[i], blocks[i].succs...)
		if blocks[i].exits {
			succs[i] = append(succs[i], n)
		}
		for _, s := range succs[i] {
			preds[s] = append(preds[s], i)
		}
	}
	order, number := postOrder(n, preds)
	idom := make([]int, n+1)
	for i := range idom {
		idom[i] = -1
	}
	idom[n] = n
	for changed := true; changed; {
		changed = false
		for i := len(order) - 2; i >= 0; i-- {
			b, d := order[i], -1
			for _, s := range succs[b] {
				switch {
				case idom[s] < 0:
				case d < 0:
					d = s
				default:
					d = intersect(idom, number, d, s)
				}
			}
			if d != idom[b] {
				idom[b], changed = d, true
			}
		}
	}
	return idom[:n]
}

// postOrder numbers the nodes in post-order from the virtual exit n, along preds.
func postOrder(n int, preds [][]int) (order, number []int) {
	number = make([]int, n+1)
	seen := make([]bool, n+1)
	type frame struct{ node, next int }
	stack := []frame{{node: n}}
	seen[n] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(preds[top.node]) {
			p := preds[top.node][top.next]
			top.next++
			if !seen[p] {
				seen[p] = true
				stack = append(stack, frame{node: p})
			}
			continue
		}
		number[top.node] = len(order)
		order = append(order, top.node)
		stack = stack[:len(stack)-1]
	}
	return order, number
}

func intersect(idom, number []int, a, b int) int {
	for a != b {
		for number[a] < number[b] {
			a = idom[a]
		}
		for number[b] < number[a] {
			b = idom[b]
		}
	}
	return a
}
