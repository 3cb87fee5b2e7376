package nest

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/loops"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Inner loops that run on a condition which changes from one outer iteration to the next:
//
//	for (i) { s = 1; if (p[i] > 2) for (j) s += a[i][j]; w[i] = s; }
//
// The pipeline has no branch around an ILES, so such a loop runs in every iteration, and has no
// effect where the condition is false: its stores are guarded by the condition, its loads are
// speculative, and selects after it take the values from before. The body of the level, in which
// one block stands for the inner loop, is if-converted like any acyclic region.
//
// Conditions that do not change (is the loop entered at all?) are not treated so, but tested before
// the nest.
//
// What that costs depends on how often the loop ran. -ssp=auto does it only where branch weights
// tell.

// changingGuards are the blocks whose branches around inner loops depend on what the nest computes.
func (x *body) changingGuards() []*mir.Block {
	var out []*mir.Block
	for _, g := range x.guards {
		_, op := x.def[g.cond]
		_, phi := x.phiOf[g.cond]
		if op || phi {
			out = append(out, g.at)
		}
	}
	return out
}

// guardsInside reports whether a level has a branch with a changing condition around its inner
// loop.
func (x *body) guardsInside(k int) bool {
	for b := range x.changing {
		if x.n.Codes[k].Blocks[b] && !x.n.Codes[k+1].Blocks[b] {
			return true
		}
	}
	return false
}

// guardedLoop takes a level apart whose inner loop runs on a changing condition.
func (x *body) guardedLoop(k, level int, preds [][]*mir.Block) *loops.Rejection {
	before, after, cond, why := x.regionAround(k, preds)
	if why != nil {
		return why
	}
	if why := x.take(before, level, false); why != nil {
		return why
	}
	from := len(x.ops)
	if why := x.takeLoop(k+1, preds); why != nil {
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

// weigh finds the chance that the inner loop of a level runs in an iteration: the product over the
// branches that may pass it by.
func (x *body) weigh(k int, preds [][]*mir.Block) {
	end, _, _, why := loopEnds(x.n.Codes[k+1], preds)
	if why != nil {
		panic("BUG: loop nest: " + why.String())
	}
	leading, why := x.leadingTo(end, k, preds)
	if why != nil {
		panic("BUG: loop nest: " + why.String())
	}
	x.chance[k] = 1
	for _, b := range x.f.Blocks {
		t := &b.Term
		if !x.changing[b] || !leading[b] || t.Kind != mir.TermCond || leading[t.Succs[0]] == leading[t.Succs[1]] {
			continue
		}
		switch {
		case !t.Weighted:
			x.unweighted = true
		case leading[t.Succs[0]]:
			x.chance[k] *= t.Likely
		default:
			x.chance[k] *= 1 - t.Likely
		}
	}
}

// guardInner lets an operation of an inner loop do nothing where cond is false. The loop's own
// predicates come from compares and logic under the predicate of the stage: under cond instead,
// they are false where cond is.
func (x *body) guardInner(in *mir.Inst, cond mir.Reg) {
	in.EachUse(func(r *mir.Reg) {
		if x.f.StageTrue[*r] {
			*r = cond
		}
	})
	switch {
	case in.Mem != nil && in.Mem.Store, in.Op.SideEffect():
		if in.Guard == 0 {
			in.Guard = cond
		}
	case in.Op.Is(machine.IsLoad), in.Op.Is(machine.IsDiv) && in.Op.Is(machine.MayTrap):
		in.Flags |= asm.Dismiss
	}
}

// regionAround is what a level executes before its inner loop and after it, straight, and the
// strict predicate of the loop, 0 if it always runs.
func (x *body) regionAround(k int, preds [][]*mir.Block) (before, after []mir.Inst, cond mir.Reg, why *loops.Rejection) {
	lc, sub := x.n.Codes[k], x.n.Codes[k+1]
	end, back, start, why := loopEnds(sub, preds)
	if why != nil {
		return nil, nil, 0, why
	}
	_, latch, _, why := loopEnds(lc, preds)
	if why != nil {
		return nil, nil, 0, why
	}
	leading, why := x.leadingTo(end, k, preds)
	if why != nil {
		return nil, nil, 0, why
	}
	r := &guardedRegion{x: x, latch: latch, end: end, back: back, leading: leading, clone: map[*mir.Block]*mir.Block{}}
	for b := range lc.Blocks {
		if !sub.Blocks[b] {
			r.clone[b] = &mir.Block{Label: b.Label, ID: b.ID, Insts: b.Insts}
		}
	}
	marker := &mir.MemRef{Store: true} // a store: if-conversion guards it with the predicate of its block
	r.inner = &mir.Block{Label: sub.Header.Label, Insts: []mir.Inst{{Mem: marker}}, Term: mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{r.clone[start]}}}
	r.connect(lc.Header)
	r.joinPhis(lc.Header)
	code, ok := loops.FlattenRegion(x.f.Func, &mir.Loop{Blocks: r.reachable, Header: r.clone[lc.Header]}, x.pre)
	if !ok {
		return nil, nil, 0, loops.Reject(loops.IrreducibleCycle)
	}
	at := slices.IndexFunc(code, func(in mir.Inst) bool { return in.Mem == marker })
	return code[:at:at], code[at+1:], code[at].Guard, nil
}

// guardedRegion is a copy of the body of a level, in which one block represents its inner loop.
type guardedRegion struct {
	x         *body
	end       *mir.Block // before the inner loop
	back      *mir.Block // the latch of the inner loop
	latch     *mir.Block
	leading   map[*mir.Block]bool // blocks from which the inner loop can be reached
	clone     map[*mir.Block]*mir.Block
	inner     *mir.Block
	reachable map[*mir.Block]bool
}

// connect makes the terminators. Branches around the inner loop whose condition does not change are
// taken for never taken.
func (r *guardedRegion) connect(header *mir.Block) {
	for _, b := range r.x.f.Blocks { // in a fixed order: guards are listed
		c := r.clone[b]
		if c == nil {
			continue
		}
		jump := func(to *mir.Block) { c.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{to}, Pos: b.Term.Pos} }
		switch t := &b.Term; {
		case b == r.latch:
			jump(r.clone[header])
		case b == r.end:
			jump(r.inner)
		case t.Kind == mir.TermCond && r.leading[b] && r.leading[t.Succs[0]] != r.leading[t.Succs[1]] && !r.x.changing[b]:
			r.x.guards = append(r.x.guards, guard{t.Cond, r.leading[t.Succs[0]] != t.Neg, b})
			if r.leading[t.Succs[0]] {
				jump(r.clone[t.Succs[0]])
			} else {
				jump(r.clone[t.Succs[1]])
			}
		default:
			c.Term = *t
			c.Term.Succs = nil
			for _, s := range t.Succs {
				c.Term.Succs = append(c.Term.Succs, r.clone[s])
			}
		}
	}
	r.reachable = map[*mir.Block]bool{r.clone[header]: true}
	for work := []*mir.Block{r.clone[header]}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Term.Succs {
			if !r.reachable[s] {
				r.reachable[s] = true
				work = append(work, s)
			}
		}
	}
}

// joinPhis copies the φs; values from the inner loop come from the block that represents it.
func (r *guardedRegion) joinPhis(header *mir.Block) {
	for b, c := range r.clone {
		if b == header || !r.reachable[c] {
			continue
		}
		for n := range b.Phis {
			p := mir.Phi{Dst: b.Phis[n].Dst}
			for _, in := range b.Phis[n].In {
				from := r.clone[in.Pred]
				if in.Pred == r.back {
					from = r.inner
				}
				if from != nil && r.reachable[from] && goesTo(from, c) {
					p.In = append(p.In, mir.PhiIn{Pred: from, Val: in.Val})
				}
			}
			if len(p.In) == 1 {
				r.x.alias[p.Dst] = p.In[0].Val
				continue
			}
			c.Phis = append(c.Phis, p)
		}
	}
}
