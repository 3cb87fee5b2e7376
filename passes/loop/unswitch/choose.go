package unswitch

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/divergence"
	"opt-go/passes/pass"
)

// Which branch of a loop is worth a copy of the loop: LLVM's costs.

// candidate is a branch, switch or select on something invariant.
type candidate struct {
	at    *ir.Instr
	parts []ir.Value // the whole condition, or its invariant parts
	cost  int        // of the instructions that are copied

	partial *partial   // the condition is invariant on one path only
	inject  *injection // the condition has to be added first
}

// whole reports whether the instruction's whole condition is invariant.
func (c candidate) whole() bool {
	return c.at.Op() != ir.Br || c.inject != nil || c.partial == nil && len(c.parts) == 1 && c.parts[0] == throughTrivialSelect(c.at.Operand(0))
}

// candidates lists what may be unswitched, in the order of the loop's blocks.
func (u *unswitcher) candidates() []candidate {
	var out []candidate
	add := func(i *ir.Instr) {
		c := throughTrivialSelect(i.Operand(0))
		switch {
		case ir.IsConst(c):
		case u.l.Invariant(c):
			out = append(out, candidate{at: i, parts: []ir.Value{c}})
		default:
			if n, ok := c.(*ir.Instr); ok {
				if parts := u.invariantParts(n); len(parts) > 0 {
					out = append(out, candidate{at: i, parts: parts})
				}
			}
		}
	}
	for _, b := range u.l.Blocks {
		if u.w.CFG.Loops.For(b) != u.l {
			continue
		}
		for i := range b.Instrs() {
			if i.Op() == ir.Select && i.Operand(0).Type().IsInt(1) && !i.Type().IsInt(1) {
				add(i)
			}
		}
		switch t := b.Term(); {
		case t.Op() == ir.Switch:
			if !ir.IsConst(t.Operand(0)) && u.l.Invariant(t.Operand(0)) && b.UniqueSucc() == nil {
				out = append(out, candidate{at: t, parts: []ir.Value{t.Operand(0)}})
			}
		case t.IsCondBr() && t.Succ(0) != t.Succ(1):
			add(t)
		}
	}
	atHeader := func(c candidate) bool { return c.at == u.l.Header.Term() }
	if !slices.ContainsFunc(out, atHeader) {
		if p := u.partialCondition(); p != nil {
			c := candidate{at: u.l.Header.Term(), partial: p}
			for _, i := range p.instrs {
				c.parts = append(c.parts, i)
			}
			out = append(out, c)
		}
	}
	return u.withoutDivergent(append(out, u.injections()...))
}

// withoutDivergent drops the candidates whose condition differs between the threads of a warp: the
// warp would run both copies of the loop.
func (u *unswitcher) withoutDivergent(list []candidate) []candidate {
	if !u.w.Target.HasBranchDivergence || len(list) == 0 {
		return list
	}
	same := pass.Get(u.w.Context, u.w.F, divergence.Analysis)
	var out []candidate
	for _, c := range list {
		divergent := false
		for _, v := range c.parts {
			divergent = divergent || same.IsDivergent(v)
		}
		if !divergent {
			out = append(out, c)
		}
	}
	return out
}

// copyable reports whether there may be a second loop like this one.
func (u *unswitcher) copyable() bool {
	place := map[*ir.Block]int{}
	order := u.l.ReversePostorder()
	for k, b := range order {
		place[b] = k
	}
	for k, b := range order {
		if b.Term().Op() == ir.IndirectBr || b.AddressTaken() {
			return false
		}
		for i := range b.Instrs() {
			if i.Op().IsCall() && (analysis.CallHas(i, "noduplicate") || analysis.IsConvergent(i)) {
				return false
			}
			if i.Type().Kind == ir.TokenKind && usedInOtherBlock(i) {
				return false
			}
		}
		for _, s := range b.Succs() { // a back edge to no header: the copy may turn it into a loop
			if n, in := place[s]; in && n <= k && !u.w.CFG.Dom.Dominates(s, b) {
				return false
			}
		}
	}
	for _, x := range u.l.Exits() {
		// The pads of both copies meet in a φ, which tokens cannot; a landing pad may be one too.
		if x.FirstNonPhi().Type().Kind == ir.TokenKind {
			return false
		}
	}
	return true
}

func usedInOtherBlock(i *ir.Instr) bool {
	for user := range ir.Users(i) {
		if user.Block() != i.Block() {
			return true
		}
	}
	return false
}

// best returns the candidate with the lowest cost.
func (u *unswitcher) best(list []candidate) candidate {
	c := &costs{u: u, block: map[*ir.Block]int{}}
	free := analysis.Ephemeral(slices.Values(u.l.Blocks))
	for _, b := range u.l.Blocks {
		n := 0
		for i := range b.Instrs() {
			if !free[i] {
				n += analysis.Cost(u.w.Target, i)
			}
		}
		c.block[b] = n
		c.loop += n
	}
	var best candidate
	for k, cand := range list {
		cand.cost = c.of(cand)
		if u.w.FlagBool("enable-unswitch-cost-multiplier", true) {
			cand.cost *= u.multiplier(cand.at, list)
		}
		if k == 0 || cand.cost < best.cost {
			best = cand
		}
	}
	return best
}

// costs holds the costs of a loop and its blocks.
type costs struct {
	u     *unswitcher
	loop  int
	block map[*ir.Block]int
}

// subtree returns the cost of the blocks that a block dominates in the loop.
func (c *costs) subtree(b *ir.Block) int {
	n := 0
	for work := []*ir.Block{b}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if cost, inLoop := c.block[b]; inLoop {
			n += cost
			work = append(work, c.u.w.CFG.Dom.Children(b)...)
		}
	}
	return n
}

// of returns the cost of the blocks to copy when a candidate is unswitched: not those that only one
// side reaches.
func (c *costs) of(cand candidate) int {
	if cand.at.Op() == ir.Select {
		return c.loop
	}
	b := cand.at.Block()
	seen := map[*ir.Block]bool{}
	saved := 0
	for _, s := range b.Succs() {
		if seen[s] {
			continue
		}
		seen[s] = true
		if !cand.whole() {
			cond := throughTrivialSelect(cand.at.Operand(0))
			// Both copies need it.
			switch {
			case isLogical(cond, ir.And):
				if s == cand.at.Succ(1) {
					continue
				}
			case isLogical(cond, ir.Or):
				if s == cand.at.Succ(0) {
					continue
				}
			case cand.partial.known && s == cand.at.Succ(0), !cand.partial.known && s == cand.at.Succ(1):
				continue
			}
		}
		if c.u.onlyFrom(b, s) {
			saved += c.subtree(s)
		}
	}
	return (c.loop - saved) * (len(seen) - 1)
}

// onlyFrom reports whether the edges from b to s dominate s.
func (u *unswitcher) onlyFrom(b, s *ir.Block) bool {
	if s.UniquePred() != nil {
		return true
	}
	for _, p := range s.Preds() {
		if p != b && !u.w.CFG.Dom.Dominates(s, p) {
			return false
		}
	}
	return true
}

// multiplier makes unswitching expensive where it would repeat: LLVM's guard against exponential
// growth. Many candidates in the loop will copy it many times, and many loops beside it may be
// copies already.
func (u *unswitcher) multiplier(at *ir.Instr, list []candidate) int {
	dom, latch := u.w.CFG.Dom, u.l.Latch()
	threshold := int(u.w.FlagInt("unswitch-threshold", 50))
	if dom.Dominates(at.Block(), latch) && at.IsTerminator() && u.staying(at.Block()) <= 1 {
		return 1
	}
	siblings := u.w.CFG.Loops.Top
	if u.l.Parent != nil {
		siblings = u.l.Parent.Subs
	}
	beside := len(siblings)
	if u.l.Parent == nil {
		beside /= int(u.w.FlagInt("unswitch-siblings-toplevel-div", 2))
	}
	beside = max(beside, 1)
	copies := 0
	for _, c := range list {
		b := c.at.Block()
		n := b.NumSuccs()
		if dom.Dominates(b, latch) {
			n = u.staying(b)
		}
		if c.at.Op() == ir.Select {
			n = 2
		}
		copies += log2(n)
	}
	power := max(copies-int(u.w.FlagInt("unswitch-num-initial-unscaled-candidates", 8)), 0)
	if power > log2(threshold) || beside > threshold {
		return threshold
	}
	return min(beside<<power, threshold)
}

// staying counts the edges from b that stay in the loop.
func (u *unswitcher) staying(b *ir.Block) int {
	n := 0
	for _, s := range b.Succs() {
		if u.l.Contains(s) {
			n++
		}
	}
	return n
}

// log2 is LLVM's Log2_32: rounded down, -1 of 0.
func log2(n int) int { return bits.Len32(uint32(n)) - 1 }
