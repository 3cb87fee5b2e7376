package jumpthread

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// branchOnPhi copies the branch on a φ into a predecessor that only branches to it.
func (j *threader) branchOnPhi(phi *ir.Instr) bool {
	for k := range phi.NumIncoming() {
		p := phi.IncomingBlock(k)
		if t := p.Term(); t.Op() == ir.Br && !t.IsCondBr() && j.duplicate(phi.Block(), []*ir.Block{p}) {
			j.c.Count("Number of branch blocks duplicated to eliminate phi", 1)
			return true
		}
	}
	return false
}

// branchOnXor handles a branch on x ^ y where one of the two is known for some predecessors: the
// branch is copied into these.
func (j *threader) branchOnXor(x *ir.Instr) bool {
	b := x.Block()
	if ir.AsInt(x.Operand(0)) != nil || ir.AsInt(x.Operand(1)) != nil || b.First().Op() != ir.Phi || b.IsEHPad() {
		return false
	}
	side := 0
	list := j.known(x.Operand(0), b)
	if len(list) == 0 {
		side = 1
		if list = j.known(x.Operand(1), b); len(list) == 0 {
			return false
		}
	}
	split := moreOften(list)
	var preds []*ir.Block
	for _, k := range list {
		if isUndef(k.k) || split != nil && k.k == split {
			preds = append(preds, k.pred)
		}
	}
	if len(preds) == b.First().NumIncoming() {
		return j.decideXor(x, side, split)
	}
	for _, p := range preds {
		if p.Term().Op() == ir.IndirectBr {
			return false
		}
	}
	return j.duplicate(b, preds)
}

// decideXor replaces an operand that is the same for all predecessors.
func (j *threader) decideXor(x *ir.Instr, side int, k *ir.Const) bool {
	switch {
	case k == nil:
		ir.ReplaceAllUses(x, ir.NewUndef(x.Type()))
		x.Erase()
	case k.IsZero() && x.Operand(1-side) != ir.Value(x):
		ir.ReplaceAllUses(x, x.Operand(1-side))
		x.Erase()
	default:
		x.SetOperand(side, k)
	}
	return true
}

// moreOften returns the truth value that there is more of, false in case of doubt; nil when all are
// undef.
func moreOften(list []knownFor) *ir.Const {
	var count [2]int
	var value [2]*ir.Const
	for _, k := range list {
		if isUndef(k.k) {
			continue
		}
		n := 0
		if !k.k.IsZero() {
			n = 1
		}
		count[n]++
		value[n] = k.k
	}
	if count[1] > count[0] {
		return value[1]
	}
	return value[0]
}

// duplicate copies b with its conditional branch into the predecessors, which then no longer branch
// to it.
func (j *threader) duplicate(b *ir.Block, preds []*ir.Block) bool {
	if j.headers[b] || j.cost(b) > j.threshold {
		return false
	}
	p := preds[0]
	if len(preds) > 1 {
		if p = j.cfg.SplitPreds(b, distinct(preds), ".thr_comm"); p == nil {
			return false
		}
	}
	if t := p.Term(); t.Op() != ir.Br || t.IsCondBr() {
		if p = j.splitEdge(p, b); p == nil {
			return false
		}
	}
	old := p.Term()
	m := map[ir.Value]ir.Value{}
	for phi := range b.Phis() {
		m[phi] = phi.IncomingFor(p)
	}
	for i := b.FirstNonPhi(); i != nil; i = i.Next() {
		c := i.Clone()
		c.InsertBefore(old)
		remap(c, m)
		m[i] = c
		if v := j.q.Instr(c); v != nil {
			m[i] = v
			if !analysis.HasSideEffects(c) {
				c.Erase()
				continue
			}
		}
		if i.Name() != "" {
			c.SetName(i.Name())
		}
	}
	for _, s := range b.Succs() {
		addEdges(s, b, p, m)
	}
	j.rename(b, p, m)
	b.RemovePred(p, true)
	old.Erase()
	return true
}

// splitEdge inserts a block on the edge from p to b. As in LLVM's SplitEdge, it is split off the
// top of b where p is the only predecessor.
func (j *threader) splitEdge(p, b *ir.Block) *ir.Block {
	if n := j.cfg.SplitCritical(p, b); n != nil {
		return n
	}
	return nil
}
