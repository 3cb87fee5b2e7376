package verify

import "opt-go/frontend/ir"

// flowGraph is the verifier's own CFG with reachability and dominators. It is independent of the
// passes' dominator tree, so that an error there does not affect the verifier.
type flowGraph struct {
	order   []*ir.Block // reachable blocks in reverse postorder
	rank    []int32     // by Block.ID: place in order, -1 when unreachable
	preds   []int32     // predecessors of order[k] are preds[first[k]:first[k+1]], as ranks
	first   []int32
	idom    []int32 // by rank
	in, out []int32 // by rank: interval of the dominator tree's walk
}

type walkStep struct {
	b    *ir.Block
	next int
}

// build finds the reachable blocks and their dominators (Cooper, Harvey, Kennedy: A Simple, Fast
// Dominance Algorithm).
func (g *flowGraph) build(f *ir.Func) {
	g.walk(f)
	g.edges()
	n := len(g.order)
	g.idom = resized(g.idom, n)
	for k := range g.idom {
		g.idom[k] = -1
	}
	g.idom[0] = 0
	for changed := true; changed; {
		changed = false
		for k := 1; k < n; k++ {
			dom := int32(-1)
			for _, p := range g.preds[g.first[k]:g.first[k+1]] {
				switch {
				case g.idom[p] < 0:
				case dom < 0:
					dom = p
				default:
					dom = g.meet(dom, p)
				}
			}
			if g.idom[k] != dom {
				g.idom[k] = dom
				changed = true
			}
		}
	}
	g.intervals()
}

// walk lists the reachable blocks in reverse postorder.
func (g *flowGraph) walk(f *ir.Func) {
	g.rank = resized(g.rank, f.BlockBound())
	for k := range g.rank {
		g.rank[k] = -1
	}
	g.order = g.order[:0]
	stack := []walkStep{{b: f.Entry()}}
	g.rank[f.Entry().ID()] = 0
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if t := top.b.Last(); top.next < t.NumSuccs() {
			s := t.Succ(top.next)
			top.next++
			if g.rank[s.ID()] < 0 {
				g.rank[s.ID()] = 0
				stack = append(stack, walkStep{b: s})
			}
			continue
		}
		g.order = append(g.order, top.b)
		stack = stack[:len(stack)-1]
	}
	for a, b := 0, len(g.order)-1; a < b; a, b = a+1, b-1 {
		g.order[a], g.order[b] = g.order[b], g.order[a]
	}
	for k, b := range g.order {
		g.rank[b.ID()] = int32(k)
	}
}

// edges lists the predecessors by counting sort.
func (g *flowGraph) edges() {
	n := len(g.order)
	g.first = resized(g.first, n+1)
	clear(g.first)
	total := 0
	for _, b := range g.order {
		for k := range b.Last().NumSuccs() {
			g.first[g.rank[b.Last().Succ(k).ID()]]++
			total++
		}
	}
	sum := int32(0)
	for k := range g.first {
		sum += g.first[k]
		g.first[k] = sum
	}
	g.preds = resized(g.preds, total)
	for r, b := range g.order {
		for k := range b.Last().NumSuccs() {
			s := g.rank[b.Last().Succ(k).ID()]
			g.first[s]--
			g.preds[g.first[s]] = int32(r)
		}
	}
}

func (g *flowGraph) meet(a, b int32) int32 {
	for a != b {
		for a > b {
			a = g.idom[a]
		}
		for b > a {
			b = g.idom[b]
		}
	}
	return a
}

// intervals numbers the dominator tree so that a dominates b exactly when b's interval lies in a's.
// Sizes are summed from the leaves (ranks grow down the tree), then every node takes its place in
// its parent's interval.
func (g *flowGraph) intervals() {
	n := len(g.order)
	g.in, g.out = resized(g.in, n), resized(g.out, n)
	for k := range g.out {
		g.out[k] = 1
	}
	for k := n - 1; k > 0; k-- {
		g.out[g.idom[k]] += g.out[k]
	}
	// in[k] is the next free place in k's interval while its children are placed.
	next := make([]int32, n)
	g.in[0], next[0] = 0, 1
	for k := 1; k < n; k++ {
		p := g.idom[k]
		g.in[k] = next[p]
		next[p] += g.out[k]
		next[k] = g.in[k] + 1
	}
	for k := range g.out {
		g.out[k] += g.in[k]
	}
}

func (g *flowGraph) reachable(b *ir.Block) bool { return g.rank[b.ID()] >= 0 }

// dominates reports whether a dominates b; both are reachable.
func (g *flowGraph) dominates(a, b *ir.Block) bool {
	x, y := g.rank[a.ID()], g.rank[b.ID()]
	return g.in[x] <= g.in[y] && g.out[y] <= g.out[x]
}

// edgeDominates reports whether every path to b takes the edge from → to.
func (g *flowGraph) edgeDominates(from, to, b *ir.Block) bool {
	if !g.dominates(to, b) {
		return false
	}
	edges := 0
	for u := range ir.Uses(to) {
		p := u.User().Block()
		if p == nil || !u.User().IsTerminator() {
			continue
		}
		if p == from {
			if edges++; edges > 1 {
				return false
			}
			continue
		}
		if g.reachable(p) && !g.dominates(to, p) {
			return false
		}
	}
	return true
}

// dominance checks that the definition of operand k dominates the use in i.
func (v *verifier) dominance(i *ir.Instr, k int, def *ir.Instr) {
	if v.dominatesUse(def, i, k) {
		return
	}
	v.Fail("Instruction does not dominate all uses!", def, i)
}

func (v *verifier) dominatesUse(def, user *ir.Instr, k int) bool {
	at := user.Block()
	if user.Op() == ir.Phi {
		at = user.IncomingBlock(k)
	}
	g := &v.flow
	switch {
	case !g.reachable(at):
		return true
	case !g.reachable(def.Block()):
		return false
	case def.Op() == ir.Invoke || def.Op() == ir.CallBr:
		return v.resultDominates(def, user, at)
	case def.Block() != at:
		return g.dominates(def.Block(), at)
	}
	return user.Op() == ir.Phi || v.pos[def.ID()] < v.pos[user.ID()]
}

// resultDominates handles values that exist on one edge only: the normal one of an invoke, the
// default one of a callbr.
func (v *verifier) resultDominates(def, user *ir.Instr, at *ir.Block) bool {
	normal := def.Succ(0)
	if def.Op() == ir.Invoke && normal == def.Succ(1) {
		return true // reported elsewhere
	}
	if def.Op() == ir.CallBr {
		return v.callBrDominates(def, user, at)
	}
	if user.Op() == ir.Phi && at == def.Block() && user.Block() == normal {
		return true
	}
	return v.flow.edgeDominates(def.Block(), normal, at)
}

// callBrDominates: the result of callbr is there on all edges, also the indirect ones.
func (v *verifier) callBrDominates(def, user *ir.Instr, at *ir.Block) bool {
	if at == def.Block() {
		return user.Op() == ir.Phi
	}
	return v.flow.dominates(def.Block(), at)
}

// resized returns a slice of n numbers, in the memory of s where that is large enough.
func resized(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n, n+n/4)
	}
	return s[:n]
}
