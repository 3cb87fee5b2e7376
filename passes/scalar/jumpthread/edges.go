package jumpthread

import (
	"slices"

	"opt-go/frontend/ir"
)

// way is the successor to of b that control takes when it enters b from pred. A nil successor means
// that the condition is undef there, so that any successor will do.
type way struct{ pred, to *ir.Block }

// threadKnown redirects predecessors for which the condition is known to the destination that it
// selects.
func (j *threader) threadKnown(cond ir.Value, b *ir.Block) bool {
	if j.headers[b] {
		return false
	}
	var list []knownFor
	if b.Term().Op() == ir.IndirectBr {
		list = knownBlocks(cond, b)
	} else {
		list = j.known(cond, b)
	}
	if len(list) == 0 {
		return j.throughTwo(b, cond)
	}
	ways, dest, one, value := j.ways(list, b)
	if len(ways) == 0 {
		return false
	}
	if one && dest != nil && len(b.Preds()) == len(ways) {
		j.foldTo(b, dest, cond, value)
		return true
	}
	if !one {
		kept := ways[:0]
		for _, w := range ways {
			if !j.headers[w.to] {
				kept = append(kept, w)
			}
		}
		if ways = kept; len(ways) == 0 {
			return false
		}
		dest = mostPopular(b, ways)
	}
	var preds []*ir.Block
	for _, w := range ways {
		if w.to != dest {
			continue
		}
		for _, s := range w.pred.Succs() {
			if s == b {
				preds = append(preds, w.pred)
			}
		}
	}
	if dest == nil {
		dest = b.Term().Succ(undefDest(b.Term()))
	}
	return j.tryThread(b, preds, dest)
}

// ways maps the known conditions to successors of b, one for each predecessor. one reports that all
// take dest; value is the condition's value if it is the same for all, else nil.
func (j *threader) ways(list []knownFor, b *ir.Block) (ways []way, dest *ir.Block, one bool, value *ir.Const) {
	seen := map[*ir.Block]bool{}
	one = true
	for _, k := range list {
		if seen[k.pred] {
			continue
		}
		seen[k.pred] = true
		to := destination(b.Term(), k.k)
		if len(ways) == 0 {
			dest, value = to, k.k
		} else {
			one = one && to == dest
			if value != k.k {
				value = nil
			}
		}
		if k.pred.Term().Op() != ir.IndirectBr {
			ways = append(ways, way{k.pred, to})
		}
	}
	return ways, dest, one, value
}

// knownBlocks returns the addresses of blocks that a φ of b has on edges from its predecessors:
// what an indirect branch goes to.
func knownBlocks(v ir.Value, b *ir.Block) (out []knownFor) {
	phi, ok := v.(*ir.Instr)
	if !ok || phi.Op() != ir.Phi || phi.Block() != b {
		return nil
	}
	for n := range phi.NumIncoming() {
		if k, ok := phi.Operand(n).(*ir.Const); ok && (k.Kind == ir.BlockAddressConst || isUndef(k)) {
			out = append(out, knownFor{k, phi.IncomingBlock(n)})
		}
	}
	return out
}

// destination returns the successor that a terminator takes for k; nil: any, since k is undef or,
// of an indirect branch, none of its successors.
func destination(t *ir.Instr, k *ir.Const) *ir.Block {
	if isUndef(k) {
		return nil
	}
	if t.Op() == ir.IndirectBr {
		if slices.Contains(t.Block().Succs(), k.Block) {
			return k.Block
		}
		return nil
	}
	if t.IsCondBr() {
		if k.IsZero() {
			return t.Succ(1)
		}
		return t.Succ(0)
	}
	for n := range t.NumCases() {
		if v, d := t.Case(n); v == k {
			return d
		}
	}
	return t.Succ(0)
}

// mostPopular returns the destination of the most predecessors, in case of doubt the first one of
// the branch.
func mostPopular(b *ir.Block, ways []way) *ir.Block {
	count := map[*ir.Block]int{}
	for _, w := range ways {
		if w.to != nil {
			count[w.to]++
		}
	}
	var best *ir.Block
	for _, s := range b.Succs() {
		if count[s] > count[best] {
			best = s
		}
	}
	return best
}

// foldTo makes b branch to the one destination that is selected for all predecessors.
func (j *threader) foldTo(b, dest *ir.Block, cond ir.Value, value *ir.Const) {
	for k, s := range b.Succs() {
		if s == dest {
			j.goTo(b, k)
			break
		}
	}
	j.c.Count("Number of terminators folded", 1)
	i, ok := cond.(*ir.Instr)
	if !ok {
		return
	}
	if deadValue(i) {
		i.Erase()
		return
	}
	if value != nil && !isUndef(value) {
		j.replaceAtEnd(i, value, b)
	}
}
