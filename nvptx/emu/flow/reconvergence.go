package flow

// Control flow of one function, over the indices of its operations (pcs).
//
// A divergent branch reconverges at its immediate post-dominator. Every ret and exit leaves the
// function. A trap leads nowhere: threads that die there must not keep the others apart.

// NoPC stands for "no reconvergence point".
const NoPC = -1

// Op is what an operation does to control.
type Op struct {
	Targets      []int // pcs that a branch may go to
	FallsThrough bool  // control may go on to the next operation
	Leaves       bool  // may leave the function
	Branches     bool
}

func (o *Op) endsBlock() bool { return o.Branches || o.Leaves || !o.FallsThrough }

// span is the pcs of a basic block, inclusive.
type span struct{ first, last int }

// Reconvergence returns, for each operation that may branch, the pc where its threads reconverge;
// NoPC if they do not.
func Reconvergence(ops []Op) []int {
	spans, blocks, of := splitBlocks(ops)
	ipdom := PostDominators(blocks)
	rpc := make([]int, len(ops))
	for pc := range ops {
		rpc[pc] = NoPC
		if d := ipdom[of[pc]]; d >= 0 && d < len(spans) {
			rpc[pc] = spans[d].first
		}
	}
	return rpc
}

// splitBlocks finds the basic blocks, and the block of each pc.
func splitBlocks(ops []Op) (spans []span, blocks []Block, of []int) {
	leader := make([]bool, len(ops)+1)
	for pc := range ops {
		for _, t := range ops[pc].Targets {
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
	blocks = make([]Block, len(spans))
	for i, b := range spans {
		o := &ops[b.last]
		for _, t := range o.Targets {
			if t < len(ops) {
				blocks[i].Succs = append(blocks[i].Succs, of[t])
			}
		}
		if o.FallsThrough && b.last+1 < len(ops) {
			blocks[i].Succs = append(blocks[i].Succs, of[b.last+1])
		}
		blocks[i].Exits = o.Leaves || o.FallsThrough && b.last+1 == len(ops)
	}
	return spans, blocks, of
}
