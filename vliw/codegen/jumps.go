package codegen

import "slices"

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
