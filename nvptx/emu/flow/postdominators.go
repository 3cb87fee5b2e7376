// Package flow computes the reconvergence points of the threads of a warp that diverge at a branch:
// the immediate post-dominators of a function's basic blocks, by the algorithm of Cooper, Harvey
// and Kennedy ("A simple, fast dominance algorithm") on the reversed graph. The entry of that graph
// is a virtual exit, the successor of every block that leaves the function. A block that neither
// leaves the function nor falls through has no successor.
package flow

// Block is a basic block.
type Block struct {
	Succs []int // by index
	Exits bool  // leaves the function at its end
}

// PostDominators returns the immediate post-dominator of each block; len(blocks) is the virtual
// exit, -1 a block from which no path leads out.
func PostDominators(blocks []Block) []int {
	n := len(blocks)
	preds := make([][]int, n+1)
	succs := make([][]int, n+1)
	for i := range blocks {
		succs[i] = append(succs[i], blocks[i].Succs...)
		if blocks[i].Exits {
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
