package codegen

import "slices"

// The order of the blocks. A taken branch costs nothing, and a jump shares the last bundle of its block; what costs a cycle is a conditional branch
// neither of whose successors stands behind it: a second branch must follow. So every such block gets one of its successors behind it, the blocks
// of inner loops first, as far as successors go round. Everything else stays where it was, loops in one piece, and what follows the code of
// pipelines too.

// layout links blocks into chains.
type layout struct {
	f          *finisher
	next, prev []*block // by block id: links
	head, tail []*block // by block id: of the chain that a block is the last or the first of
	shut       []bool   // by block id: what stands before it stays there
	used       []bool   // and what stands behind it
}

// layoutBlocks orders the blocks.
func (f *finisher) layoutBlocks() {
	l := &layout{f: f, shut: make([]bool, f.numBlocks()), used: make([]bool, f.numBlocks())}
	for _, list := range []*[]*block{&l.next, &l.prev, &l.head, &l.tail} {
		*list = make([]*block, f.numBlocks())
	}
	for _, b := range f.blocks {
		l.head[b.id], l.tail[b.id] = b, b
	}
	l.shut[f.blocks[0].id] = true
	l.keepFixed()
	order := l.byDepth()
	for _, b := range order {
		if after := f.following(b); b.term.kind == termCond && !l.used[b.id] && slices.Contains(b.term.succs, after) {
			l.try(b, after)
		}
	}
	for _, b := range order {
		l.place(b)
	}
	out := make([]*block, 0, len(f.blocks))
	for _, b := range f.blocks {
		if l.prev[b.id] != nil {
			continue
		}
		for c := b; c != nil; c = l.next[c.id] {
			out = append(out, c)
		}
	}
	if len(out) != len(f.blocks) {
		panic("BUG: the layout of " + f.src.Name() + " has a ring")
	}
	f.blocks, f.nextOf = out, nil
}

// keepFixed keeps what follows the code of pipelines, and what conditional branches find behind them but belongs to another loop.
func (l *layout) keepFixed() {
	for k, b := range l.f.blocks[:len(l.f.blocks)-1] {
		after := l.f.blocks[k+1]
		switch {
		case b.fixedCode || after.fixedCode:
			l.link(b, after)
			l.shut[l.head[after.id].id] = true
		case b.term.kind == termCond && slices.Contains(b.term.succs, after) && !l.sameLoop(b, after):
			l.used[b.id], l.shut[after.id] = true, true
		}
	}
}

func (l *layout) link(a, b *block) {
	l.next[a.id], l.prev[b.id] = b, a
	l.used[a.id], l.shut[b.id] = true, true
	head, tail := l.head[a.id], l.tail[b.id]
	l.tail[head.id], l.head[tail.id] = tail, head
}

// sameLoop is for a successor of a block: whether both are in the same loops.
func (l *layout) sameLoop(b, s *block) bool { return b.freq == s.freq && s.loop == nil }

// byDepth lists the blocks of inner loops first.
func (l *layout) byDepth() []*block {
	out := slices.Clone(l.f.blocks)
	slices.SortStableFunc(out, func(a, b *block) int { return b.freq - a.freq })
	return out
}

// place puts a successor behind a block that has none there.
func (l *layout) place(b *block) {
	t := &b.term
	if t.kind != termCond && t.kind != termJump || l.used[b.id] {
		return
	}
	k := 0
	if t.kind == termCond {
		k = l.f.likelier(b)
	}
	if l.try(b, t.succs[k]) {
		return
	}
	if t.kind == termCond {
		l.try(b, t.succs[1-k])
	}
}

func (l *layout) try(b, s *block) bool {
	if l.shut[s.id] || !l.sameLoop(b, s) || l.head[b.id] == s {
		return false
	}
	l.link(b, s)
	return true
}

// Blocks that turned out empty, mostly those on edges whose copies the allocator made superfluous, are skipped by the branches that lead to them; a
// branch around such a block becomes the opposite branch past it. The blocks that nothing leads to any more go. It runs when registers are
// allocated and before bundles are made.

// skipEmptyBlocks redirects branches and removes blocks.
func (f *finisher) skipEmptyBlocks() {
	kept := f.keptBlocks()
	empty := func(b *block) bool {
		return b.term.kind == termJump && len(b.insts)+len(b.bundles)+b.drain == 0 && !kept[b] && b.term.succs[0] != b
	}
	target := func(b *block) *block {
		for range f.blocks { // empty blocks may form a ring
			if !empty(b) {
				break
			}
			b = b.term.succs[0]
		}
		return b
	}
	for _, b := range slices.Backward(f.blocks) { // chains of empty blocks are short then
		t := &b.term
		if t.kind != termJump && t.kind != termCond && t.table == nil {
			continue
		}
		for k := range t.succs {
			t.succs[k] = target(t.succs[k])
		}
		if t.kind == termCond && t.succs[0] == t.succs[1] {
			*t = terminator{kind: termJump, succs: t.succs[:1], pos: t.pos}
		}
	}
	preds := f.preds()
	f.blocks = slices.DeleteFunc(f.blocks, func(b *block) bool { return empty(b) && len(preds[b.id]) == 0 })
	f.nextOf = nil
}

// keptBlocks are the blocks that something other than a branch names: the entry, loops, block addresses.
func (f *finisher) keptBlocks() map[*block]bool {
	kept := map[*block]bool{f.blocks[0]: true}
	for _, l := range f.loops {
		kept[l.header] = true
	}
	for _, b := range f.blocks {
		if b.named {
			kept[b] = true
		}
	}
	return kept
}
