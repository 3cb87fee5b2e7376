package verify

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// Regions of convergence control. A token opens a region that reaches to its last use; regions must
// be nested, and a cycle of the control flow that does not hold a token's definition may use the
// token in one place only, its heart: a loop intrinsic in the header.

// cycle is a set of blocks that reach each other. Without its header it may hold smaller ones.
type cycle struct {
	header  int32   // by rank
	entries []int32 // blocks, also by rank, that edges from outside lead to; the header is the first
	parent  int32   // number of the smallest cycle around, -1 for none
	top     int32   // number of a cycle around, or its own; shortcut to the largest so far
}

// cycleNest holds the cycles of a function, inner ones before outer ones.
type cycleNest struct {
	cycles []cycle
	inner  []int32 // by rank: the smallest cycle that holds a block, -1 for none
}

// depthFirst numbers the blocks, by rank, from 1 as a walk finds them; last is the last number of
// those found through a block.
func (g *flowGraph) depthFirst() (order, first, last []int32) {
	n := len(g.order)
	first, last = make([]int32, n), make([]int32, n)
	found := func(r int32) {
		order = append(order, r)
		first[r] = int32(len(order))
	}
	found(0)
	for stack := []walkStep{{b: g.order[0]}}; len(stack) > 0; {
		top := &stack[len(stack)-1]
		if t := top.b.Last(); top.next < t.NumSuccs() {
			s := t.Succ(top.next)
			top.next++
			if r := g.rank[s.ID()]; first[r] == 0 {
				found(r)
				stack = append(stack, walkStep{b: s})
			}
			continue
		}
		last[g.rank[top.b.ID()]] = int32(len(order))
		stack = stack[:len(stack)-1]
	}
	return order, first, last
}

// findCycles finds the cycles from the inside out. A header is the target of an edge from a block
// below it in the depth-first tree; the cycle is the set of blocks in its subtree that reach that
// edge inside the subtree.
func (g *flowGraph) findCycles() *cycleNest {
	nest := &cycleNest{inner: make([]int32, len(g.order))}
	for k := range nest.inner {
		nest.inner[k] = -1
	}
	order, first, last := g.depthFirst()
	var todo []int32
	for k := len(order) - 1; k >= 0; k-- {
		header := order[k]
		back := func(block int32) (entry bool) { // goes back over the edges to a block
			for _, p := range g.preds[g.first[block]:g.first[block+1]] {
				if first[p] >= first[header] && first[p] <= last[header] {
					todo = append(todo, p)
				} else {
					entry = true
				}
			}
			return entry
		}
		if back(header); len(todo) == 0 {
			continue
		}
		number := int32(len(nest.cycles))
		c := cycle{header: header, entries: []int32{header}, parent: -1, top: number}
		nest.cycles = append(nest.cycles, c)
		nest.inner[header] = number
		for len(todo) > 0 {
			block := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			doors := []int32{block}
			switch outer := nest.outermost(block); {
			case outer == number:
				continue
			case outer < 0:
				nest.inner[block] = number
			default:
				nest.cycles[outer].parent, nest.cycles[outer].top = number, number
				doors = nest.cycles[outer].entries
			}
			for _, d := range doors {
				if back(d) {
					c.entries = append(c.entries, d)
				}
			}
		}
		nest.cycles[number].entries = c.entries
	}
	return nest
}

// outermost returns the largest cycle so far that holds a block.
func (n *cycleNest) outermost(block int32) int32 {
	at := n.inner[block]
	if at < 0 {
		return -1
	}
	for n.cycles[at].top != at {
		n.cycles[at].top = n.cycles[n.cycles[at].top].top
		at = n.cycles[at].top
	}
	return at
}

// contains reports whether the inner cycle is the outer one or within it. Those around a cycle have
// larger numbers.
func (n *cycleNest) contains(outer, inner int32) bool {
	for inner >= 0 && inner < outer {
		inner = n.cycles[inner].parent
	}
	return inner == outer
}

// convergenceRegions checks the regions of a function with tokens.
func (v *verifier) convergenceRegions() {
	g := &v.flow
	r := regionCheck{v: v, nest: g.findCycles(), hearts: map[int32]bool{}}
	live := make([][]*ir.Instr, len(g.order)) // tokens at the start of blocks
	known := make([]bool, len(g.order))
	for k, b := range g.order {
		tokens := live[k]
		live[k] = nil
		for i := b.First(); i != nil; i = i.Next() {
			if !i.Op().IsCall() {
				continue
			}
			if token := tokenOf(i); token != nil {
				tokens = r.use(token, i, tokens)
			}
			if isConvergenceOp(i) {
				tokens = append(tokens, i)
			}
		}
		for n := range b.Last().NumSuccs() {
			succ := b.Last().Succ(n)
			s := g.rank[succ.ID()]
			if !known[s] {
				known[s] = true
				for _, t := range tokens {
					if !g.dominates(t.Block(), succ) {
						break
					}
					live[s] = append(live[s], t)
				}
				continue
			}
			live[s] = slices.DeleteFunc(live[s], func(t *ir.Instr) bool { return !slices.Contains(tokens, t) })
		}
	}
}

// regionCheck looks at the uses of tokens in reverse postorder.
type regionCheck struct {
	v      *verifier
	nest   *cycleNest
	hearts map[int32]bool // the cycles that have one
}

// tokenOf returns the convergence control token that a call takes, or nil.
func tokenOf(i *ir.Instr) *ir.Instr {
	b := rule.BundleOf(i, "convergencectrl")
	if b == nil || b.Count != 1 {
		return nil
	}
	token, _ := i.Operand(b.First).(*ir.Instr)
	return token
}

// use checks a use of a token, and closes the regions within the token's.
func (r *regionCheck) use(token, user *ir.Instr, live []*ir.Instr) []*ir.Instr {
	v := r.v
	if !v.flow.reachable(token.Block()) || !v.flow.dominates(token.Block(), user.Block()) {
		v.Fail("Convergence control token must dominate all its uses.", token, user)
		return live
	}
	at := slices.Index(live, token)
	if at < 0 {
		v.Fail("Convergence region is not well-nested.", token, user)
		return live
	}
	r.cycles(token, user)
	return live[:at+1]
}

// cycles checks a use of a token in a cycle that does not hold the token's definition.
func (r *regionCheck) cycles(token, user *ir.Instr) {
	v := r.v
	block := v.flow.rank[user.Block().ID()]
	defined := r.nest.inner[v.flow.rank[token.Block().ID()]]
	c := r.nest.inner[block]
	if c < 0 || token.Block() == user.Block() || r.nest.contains(c, defined) {
		return
	}
	if user.IntrinsicID() != convergencePrefix+"loop" {
		v.Fail("Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain "+
			"the token's definition.", user)
		return
	}
	for up := r.nest.cycles[c].parent; up >= 0 && !r.nest.contains(up, defined); up = r.nest.cycles[c].parent {
		c = up
	}
	switch heart := &r.nest.cycles[c]; {
	case len(heart.entries) > 1 || heart.header != block:
		v.Fail("Cycle heart must dominate all blocks in the cycle.", user)
	case r.hearts[c]:
		v.Fail("Two static convergence token uses in a cycle that does not contain either token's definition.", user)
	default:
		r.hearts[c] = true
	}
}
