package codegen

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// Inner loops that run on a condition which changes from one outer iteration to the next:
//
//	for (i) { s = 1; if (p[i] > 2) for (j) s += a[i][j]; w[i] = s; }
//
// The pipeline has no way around an ILES, so such a loop runs in every iteration, and does nothing where it should not: its stores are guarded by
// the condition, its loads are speculative, and behind it selects take the values from before. The body of the level, with the inner loop
// standing in it as one block, is if-converted like any acyclic region.
//
// Conditions that do not change (is the loop entered at all?) are not treated so, but tested in front of the nest.
//
// What that costs depends on how often the loop ran. -ssp=auto does it only where branch weights tell.

// changingGuards are the blocks whose branches around inner loops depend on what the nest computes.
func (x *nestBody) changingGuards() []*block {
	var out []*block
	for _, g := range x.guards {
		_, op := x.def[g.cond]
		_, phi := x.phiOf[g.cond]
		if op || phi {
			out = append(out, g.at)
		}
	}
	return out
}

// guardsInside reports whether a level has a branch with a changing condition around its inner loop.
func (x *nestBody) guardsInside(k int) bool {
	for b := range x.changing {
		if x.n.codes[k].blocks[b] && !x.n.codes[k+1].blocks[b] {
			return true
		}
	}
	return false
}

// guardedLoop takes a level apart whose inner loop runs on a changing condition.
func (x *nestBody) guardedLoop(k, level int, preds [][]*block) string {
	before, after, cond, why := x.regionAround(k, preds)
	if why != "" {
		return why
	}
	if why := x.take(before, level, false); why != "" {
		return why
	}
	from := len(x.ops)
	if why := x.takeLoop(k+1, preds); why != "" {
		return why
	}
	if cond != 0 {
		x.predicated = true
		x.weigh(k, preds)
		for n := from; n < len(x.ops); n++ {
			x.guardInner(&x.ops[n].in, cond)
		}
	}
	return x.take(after, level, true)
}

// weigh finds the chance that the inner loop of a level runs in an iteration: the product over the branches that may pass it by.
func (x *nestBody) weigh(k int, preds [][]*block) {
	end, _, _, why := loopEnds(x.n.codes[k+1], preds)
	if why != "" {
		panic("BUG: loop nest: " + why)
	}
	leading, why := x.leadingTo(end, k, preds)
	if why != "" {
		panic("BUG: loop nest: " + why)
	}
	x.chance[k] = 1
	for _, b := range x.f.blocks {
		t := &b.term
		if !x.changing[b] || !leading[b] || t.kind != termCond || leading[t.succs[0]] == leading[t.succs[1]] {
			continue
		}
		switch {
		case !t.weighted:
			x.unweighted = true
		case leading[t.succs[0]]:
			x.chance[k] *= t.likely
		default:
			x.chance[k] *= 1 - t.likely
		}
	}
}

// guardInner lets an operation of an inner loop do nothing where cond is false. The loop's own predicates come from compares and logic under the
// predicate of the stage: under cond instead, they are false where cond is.
func (x *nestBody) guardInner(in *inst, cond Reg) {
	in.eachUse(func(r *Reg) {
		if x.f.stageTrue[*r] {
			*r = cond
		}
	})
	switch {
	case in.mem != nil && in.mem.store, in.op.SideEffect():
		if in.guard == 0 {
			in.guard = cond
		}
	case in.op.Is(machine.IsLoad), in.op.Is(machine.IsDiv) && in.op.Is(machine.MayTrap):
		in.flags |= asm.Dismiss
	}
}

// regionAround is what a level executes in front of its inner loop and behind it, straight, and the strict predicate of the loop, 0 if it always
// runs.
func (x *nestBody) regionAround(k int, preds [][]*block) (before, after []inst, cond Reg, why string) {
	lc, sub := x.n.codes[k], x.n.codes[k+1]
	end, back, start, why := loopEnds(sub, preds)
	if why != "" {
		return nil, nil, 0, why
	}
	_, latch, _, why := loopEnds(lc, preds)
	if why != "" {
		return nil, nil, 0, why
	}
	leading, why := x.leadingTo(end, k, preds)
	if why != "" {
		return nil, nil, 0, why
	}
	r := &guardedRegion{x: x, latch: latch, end: end, back: back, leading: leading, clone: map[*block]*block{}}
	for b := range lc.blocks {
		if !sub.blocks[b] {
			r.clone[b] = &block{label: b.label, id: b.id, insts: b.insts}
		}
	}
	marker := &memRef{store: true} // a store: conversion gives it the predicate of its block
	r.inner = &block{label: sub.header.label, insts: []inst{{mem: marker}}, term: terminator{kind: termJump, succs: []*block{r.clone[start]}}}
	r.connect(lc.header)
	r.joinPhis(lc.header)
	code, ok := flattenRegion(x.f.function, &loopCode{blocks: r.reachable, header: r.clone[lc.header]}, x.pre)
	if !ok {
		return nil, nil, 0, "a level contains a cycle that is no loop"
	}
	at := slices.IndexFunc(code, func(in inst) bool { return in.mem == marker })
	return code[:at:at], code[at+1:], code[at].guard, ""
}

// guardedRegion is a copy of the body of a level, with a block that stands for its inner loop.
type guardedRegion struct {
	x         *nestBody
	end       *block // in front of the inner loop
	back      *block // the latch of the inner loop
	latch     *block
	leading   map[*block]bool // blocks from which the inner loop can be reached
	clone     map[*block]*block
	inner     *block
	reachable map[*block]bool
}

// connect makes the terminators. Branches around the inner loop whose condition does not change are taken for never taken.
func (r *guardedRegion) connect(header *block) {
	for _, b := range r.x.f.blocks { // in a fixed order: guards are listed
		c := r.clone[b]
		if c == nil {
			continue
		}
		jump := func(to *block) { c.term = terminator{kind: termJump, succs: []*block{to}, pos: b.term.pos} }
		switch t := &b.term; {
		case b == r.latch:
			jump(r.clone[header])
		case b == r.end:
			jump(r.inner)
		case t.kind == termCond && r.leading[b] && r.leading[t.succs[0]] != r.leading[t.succs[1]] && !r.x.changing[b]:
			r.x.guards = append(r.x.guards, nestGuard{t.cond, r.leading[t.succs[0]] != t.neg, b})
			if r.leading[t.succs[0]] {
				jump(r.clone[t.succs[0]])
			} else {
				jump(r.clone[t.succs[1]])
			}
		default:
			c.term = *t
			c.term.succs = nil
			for _, s := range t.succs {
				c.term.succs = append(c.term.succs, r.clone[s])
			}
		}
	}
	r.reachable = map[*block]bool{r.clone[header]: true}
	for work := []*block{r.clone[header]}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.term.succs {
			if !r.reachable[s] {
				r.reachable[s] = true
				work = append(work, s)
			}
		}
	}
}

// joinPhis copies the φs, with what comes from the inner loop coming from its stand-in.
func (r *guardedRegion) joinPhis(header *block) {
	for b, c := range r.clone {
		if b == header || !r.reachable[c] {
			continue
		}
		for n := range b.phis {
			p := phi{dst: b.phis[n].dst}
			for _, in := range b.phis[n].in {
				from := r.clone[in.pred]
				if in.pred == r.back {
					from = r.inner
				}
				if from != nil && r.reachable[from] && goesTo(from, c) {
					p.in = append(p.in, phiIn{from, in.val})
				}
			}
			if len(p.in) == 1 {
				r.x.alias[p.dst] = p.in[0].val
				continue
			}
			c.phis = append(c.phis, p)
		}
	}
}
