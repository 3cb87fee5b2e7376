package finish

import (
	"slices"

	"opt-go/vliw/mir"
)

// Block layout. A taken branch costs nothing, and a jump shares the last bundle of its block. A
// conditional branch costs a cycle if neither successor follows it in the layout: a second branch
// is needed. So every such block is followed by one of its successors where possible, the blocks of
// inner loops first. All other blocks keep their order: loops stay contiguous, and so does the code
// after a pipeline.

// layout links blocks into chains.
type layout struct {
	f          *Stage
	next, prev []*mir.Block // by block id: links
	head, tail []*mir.Block // by block id: of the chain that a block is the last or the first of
	shut       []bool       // by block id: its predecessor in the layout is fixed
	used       []bool       // its successor in the layout is fixed
}

// layoutBlocks orders the blocks.
func (f *Stage) layoutBlocks() {
	l := &layout{f: f, shut: make([]bool, f.NumBlocks()), used: make([]bool, f.NumBlocks())}
	for _, list := range []*[]*mir.Block{&l.next, &l.prev, &l.head, &l.tail} {
		*list = make([]*mir.Block, f.NumBlocks())
	}
	for _, b := range f.Blocks {
		l.head[b.ID], l.tail[b.ID] = b, b
	}
	l.shut[f.Blocks[0].ID] = true
	l.keepFixed()
	order := l.byDepth()
	for _, b := range order {
		if after := f.following(b); b.Term.Kind == mir.TermCond && !l.used[b.ID] && slices.Contains(b.Term.Succs, after) {
			l.try(b, after)
		}
	}
	for _, b := range order {
		l.place(b)
	}
	out := make([]*mir.Block, 0, len(f.Blocks))
	for _, b := range f.Blocks {
		if l.prev[b.ID] != nil {
			continue
		}
		for c := b; c != nil; c = l.next[c.ID] {
			out = append(out, c)
		}
	}
	if len(out) != len(f.Blocks) {
		panic("BUG: the layout of " + f.Src.Name() + " has a ring")
	}
	f.Blocks, f.nextOf = out, nil
}

// keepFixed keeps what follows the code of pipelines, and what conditional branches find after them
// but belongs to another loop.
func (l *layout) keepFixed() {
	for k, b := range l.f.Blocks[:len(l.f.Blocks)-1] {
		after := l.f.Blocks[k+1]
		switch {
		case b.FixedCode || after.FixedCode:
			l.link(b, after)
			l.shut[l.head[after.ID].ID] = true
		case b.Term.Kind == mir.TermCond && slices.Contains(b.Term.Succs, after) && !l.sameLoop(b, after):
			l.used[b.ID], l.shut[after.ID] = true, true
		}
	}
}

func (l *layout) link(a, b *mir.Block) {
	l.next[a.ID], l.prev[b.ID] = b, a
	l.used[a.ID], l.shut[b.ID] = true, true
	head, tail := l.head[a.ID], l.tail[b.ID]
	l.tail[head.ID], l.head[tail.ID] = tail, head
}

// sameLoop is for a successor of a block: whether both are in the same loops.
func (l *layout) sameLoop(b, s *mir.Block) bool { return b.Freq == s.Freq && s.Loop == nil }

// byDepth lists the blocks of inner loops first.
func (l *layout) byDepth() []*mir.Block {
	out := slices.Clone(l.f.Blocks)
	slices.SortStableFunc(out, func(a, b *mir.Block) int { return b.Freq - a.Freq })
	return out
}

// place puts a successor after a block that has none there.
func (l *layout) place(b *mir.Block) {
	t := &b.Term
	if t.Kind != mir.TermCond && t.Kind != mir.TermJump || l.used[b.ID] {
		return
	}
	k := 0
	if t.Kind == mir.TermCond {
		k = l.f.likelier(b)
	}
	if l.try(b, t.Succs[k]) {
		return
	}
	if t.Kind == mir.TermCond {
		l.try(b, t.Succs[1-k])
	}
}

func (l *layout) try(b, s *mir.Block) bool {
	if l.shut[s.ID] || !l.sameLoop(b, s) || l.head[b.ID] == s {
		return false
	}
	l.link(b, s)
	return true
}

// The allocator may remove all copies of a block, mostly of one on an edge. Such empty blocks are
// skipped by the branches that lead to them; a branch around such a block is inverted to branch
// past it. Blocks that become unreachable are removed. It runs after register allocation and before
// bundles are formed.

// skipEmptyBlocks redirects branches and removes blocks.
func (f *Stage) skipEmptyBlocks() {
	kept := f.keptBlocks()
	empty := func(b *mir.Block) bool {
		return b.Term.Kind == mir.TermJump && len(b.Insts)+len(b.Bundles)+b.Drain == 0 && !kept[b] && b.Term.Succs[0] != b
	}
	target := func(b *mir.Block) *mir.Block {
		for range f.Blocks { // empty blocks may form a ring
			if !empty(b) {
				break
			}
			b = b.Term.Succs[0]
		}
		return b
	}
	for _, b := range slices.Backward(f.Blocks) { // chains of empty blocks are short then
		t := &b.Term
		if t.Kind != mir.TermJump && t.Kind != mir.TermCond && t.Table == nil {
			continue
		}
		for k := range t.Succs {
			t.Succs[k] = target(t.Succs[k])
		}
		if t.Kind == mir.TermCond && t.Succs[0] == t.Succs[1] {
			*t = mir.Term{Kind: mir.TermJump, Succs: t.Succs[:1], Pos: t.Pos}
		}
	}
	preds := f.Preds()
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *mir.Block) bool { return empty(b) && len(preds[b.ID]) == 0 })
	f.nextOf = nil
}

// keptBlocks are the blocks that something other than a branch names: the entry, loops, block
// addresses.
func (f *Stage) keptBlocks() map[*mir.Block]bool {
	kept := map[*mir.Block]bool{f.Blocks[0]: true}
	for _, l := range f.Loops {
		kept[l.Header] = true
	}
	for _, b := range f.Blocks {
		if b.Named {
			kept[b] = true
		}
	}
	return kept
}
