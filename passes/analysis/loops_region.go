package analysis

import (
	"slices"

	"opt-go/frontend/ir"
)

// Refound is the result of Refind: the loops of a region whose blocks were copied and split.
type Refound struct {
	Around   *Loop   // that the loop was in before, or nil
	Siblings []*Loop // new loops that are in none of the other loops found, and those that were inside and have come out
	Lost     []*Loop // that are no loops any more
}

// Gone reports whether l is no longer a loop.
func (r *Refound) Gone(l *Loop) bool { return slices.Contains(r.Lost, l) }

// Refind recomputes the loops of a region of blocks and leaves the rest of the forest alone. The
// region holds the remaining blocks of loop l, and copies of it; each part begins with its
// preheader and may hold exits. dead are the blocks of l that were removed. All edges into the
// region come from outside of all loops in it, and edges out of it lead only to loops around l. A
// loop that keeps its header stays the same *Loop.
//
// Blocks of the region that are in none of its loops belong to the innermost loop around l that
// they lead back to.
func (lf *LoopForest) Refind(l *Loop, parts [][]*ir.Block, dead []*ir.Block, dt *DomTree) *Refound {
	region := slices.Concat(parts...)
	r := &refinder{lf: lf, l: l, dt: dt, parts: parts, region: region, in: map[*ir.Block]bool{}, dead: map[*ir.Block]bool{}, was: map[*Loop]*Loop{}, old: map[*ir.Block]*Loop{}, home: map[*ir.Block]*Loop{}}
	r.res.Around = l.Parent
	for _, b := range region {
		r.in[b] = true
	}
	for _, b := range dead {
		r.dead[b] = true
	}
	r.remember(l)
	r.homes()
	was := lf.generation
	lf.generation = 0 // no spans while the forest is in parts
	r.detach()
	for _, b := range slices.Concat(region, dead) {
		lf.place(b, nil)
	}
	r.find()
	r.attach()
	lf.generation = was
	lf.moved()
	return &r.res
}

type refinder struct {
	lf     *LoopForest
	l      *Loop
	dt     *DomTree
	parts  [][]*ir.Block
	region []*ir.Block
	in     map[*ir.Block]bool // of region
	dead   map[*ir.Block]bool
	old    map[*ir.Block]*Loop // l and the loops inside it, by header
	order  []*Loop             // the same, outer ones first
	was    map[*Loop]*Loop     // parents before
	home   map[*ir.Block]*Loop // the loop around l that a block belongs to
	found  []*Loop             // loops of the region
	res    Refound
}

func (r *refinder) remember(l *Loop) {
	r.old[l.Header], r.was[l] = l, l.Parent
	r.order = append(r.order, l)
	for _, s := range l.Subs {
		r.remember(s)
	}
}

// homes goes backwards from where the region is left for each loop around l, inner ones first.
func (r *refinder) homes() {
	for p := r.l.Parent; p != nil; p = p.Parent {
		var work []*ir.Block
		for _, b := range r.region {
			for _, s := range b.Succs() {
				if !r.in[s] && p.Contains(s) && r.home[b] == nil {
					r.home[b] = p
					work = append(work, b)
				}
			}
		}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			for _, q := range b.Preds() {
				if r.in[q] && r.home[q] == nil {
					r.home[q] = p
					work = append(work, q)
				}
			}
		}
	}
}

// detach removes the region and the dead blocks from all loops that they leave, and l from its
// parent.
func (r *refinder) detach() {
	for p := r.l.Parent; p != nil; p = p.Parent {
		p.Blocks = slices.DeleteFunc(p.Blocks, func(b *ir.Block) bool { return r.dead[b] || r.in[b] && !r.home[b].within(p) })
	}
	for _, o := range r.order {
		o.Parent, o.Blocks = nil, nil
	}
}

// find discovers the loops of the region, inner ones first.
func (r *refinder) find() {
	for _, h := range slices.Backward(r.reversePostorder()) {
		var latches []*ir.Block
		for _, p := range h.Preds() {
			if r.in[p] && r.dt.Reachable(p) && r.dt.Dominates(h, p) {
				latches = append(latches, p)
			}
		}
		if len(latches) == 0 {
			continue
		}
		l := r.old[h]
		if l == nil {
			l = &Loop{Header: h, forest: r.lf}
		}
		r.found = append(r.found, l)
		r.lf.discover(l, latches, r.dt)
	}
	slices.Reverse(r.found)
}

// reversePostorder orders the region from the blocks that are entered from outside.
func (r *refinder) reversePostorder() []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	for _, b := range slices.Backward(r.region) {
		if seen[b] || slices.ContainsFunc(b.Preds(), func(p *ir.Block) bool { return r.in[p] }) {
			continue
		}
		seen[b] = true
		out = postorder(out, b, func(s *ir.Block) bool {
			first := !seen[s] && r.in[s]
			if first {
				seen[s] = true
			}
			return first
		})
	}
	slices.Reverse(out)
	return out
}

// attach hangs the loops found below each other and below those around, and gives them their
// blocks.
func (r *refinder) attach() {
	now := map[*Loop]bool{}
	for _, l := range r.found {
		now[l] = true
		if l.Parent == nil {
			l.Parent = r.home[l.Header]
		}
	}
	for _, b := range r.region {
		if r.lf.inner[b.ID()] == nil {
			r.lf.inner[b.ID()] = r.home[b]
		}
		for l := r.lf.inner[b.ID()]; l != nil && now[l]; l = l.Parent {
			l.Blocks = append(l.Blocks, b)
		}
	}
	for _, l := range r.found {
		l.SetHeader(l.Header)
	}
	r.extend(now)
	for _, o := range r.order {
		if !now[o] {
			r.res.Lost = append(r.res.Lost, o)
		}
	}
	r.relist(now)
}

// extend adds blocks that are new in the loops around l to them. Of each part, those in loops come
// before the others, as in LLVM.
func (r *refinder) extend(now map[*Loop]bool) {
	var order []*ir.Block
	for _, part := range r.parts {
		order = append(order, part[0])
		for _, looped := range []bool{true, false} {
			for _, b := range part[1:] {
				if now[r.lf.For(b)] == looped {
					order = append(order, b)
				}
			}
		}
	}
	for p := r.res.Around; p != nil; p = p.Parent {
		had := map[*ir.Block]bool{}
		for _, b := range p.Blocks {
			had[b] = true
		}
		for _, b := range order {
			if !had[b] && r.home[b].within(p) {
				p.Blocks = append(p.Blocks, b)
			}
		}
	}
}

// relist orders the lists of inner loops and recomputes the depths: loops that stay where they are
// keep their positions, others are appended.
func (r *refinder) relist(now map[*Loop]bool) {
	keeps := func(l *Loop) bool { return now[l] && l.Parent == r.was[l] }
	drop := func(list []*Loop) []*Loop {
		return slices.DeleteFunc(list, func(l *Loop) bool { return r.old[l.Header] == l && !keeps(l) })
	}
	if p := r.res.Around; p != nil {
		p.Subs = drop(p.Subs)
	} else {
		r.lf.Top = drop(r.lf.Top)
	}
	for _, o := range r.order {
		o.Subs = drop(o.Subs)
	}
	for _, l := range r.found {
		if r.old[l.Header] != l || !keeps(l) {
			siblings := r.lf.siblings(l)
			*siblings = append(*siblings, l)
			if !now[l.Parent] && l != r.l {
				r.res.Siblings = append(r.res.Siblings, l)
			}
		}
		l.Depth = 1
		if l.Parent != nil {
			l.Depth = l.Parent.Depth + 1
		}
	}
}
