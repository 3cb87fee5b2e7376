package clean

import "opt-go/nvptx/ptx"

// sink moves an instruction down to the block that dominates all its uses, if that is another one
// and in no deeper loop: then it does not run where its result is not read. Much of a kernel's
// beginning is parameters and addresses for work that threads beyond the end of the data do not do.
//
//	ld.param.u64 %rd1, [p];             setp.ge.s32 %p1, %r1, %r2;
//	setp.ge.s32 %p1, %r1, %r2;     →    @%p1 bra END;
//	@%p1 bra END;                       ld.param.u64 %rd1, [p];
//
// Blocks and instructions are visited in reverse, so that an operand sees where its uses have
// moved. LLVM's machine-sink does the same.
func (f *Func) sink(code []Item) []Item {
	bs := findBlocks(code)
	order := dominators(bs)
	k := &sinker{f: f, bs: bs, l: findLoops(bs, order), once: f.setOnce(code), items: split(code, bs), to: make([]int32, len(f.Regs)), heads: make([][]Item, len(bs))}
	k.levels()
	for n := range k.items {
		if bs[n].idom < 0 { // unreachable
			for _, it := range k.items[n] {
				k.pin(it)
			}
		}
	}
	for n := len(order) - 1; n >= 0; n-- {
		k.block(order[n])
	}
	for n, head := range k.heads {
		if len(head) == 0 {
			continue
		}
		at := 0
		for at < len(k.items[n]) && isLabel(k.items[n][at]) {
			at++
		}
		joined := append(make([]Item, 0, len(k.items[n])+len(head)), k.items[n][:at]...)
		for i := len(head) - 1; i >= 0; i-- { // they came in from the last to the first
			joined = append(joined, head[i])
		}
		k.items[n] = append(joined, k.items[n][at:]...)
	}
	return flatten(code, k.items)
}

type sinker struct {
	f     *Func
	bs    []block
	l     *forest
	once  []bool
	items [][]Item
	heads [][]Item // by block: what was moved to its start, the last one first
	to    []int32  // by register: the block that dominates all uses seen so far, off by one; 0: none seen; pinned
	level []int32  // by block: its depth in the tree of dominators
}

const pinned = -1 // the register is read where it cannot be followed

// levels numbers the depths of the dominator tree.
func (k *sinker) levels() {
	k.level = make([]int32, len(k.bs))
	for _, b := range k.l.order[1:] {
		k.level[b] = k.level[k.bs[b].idom] + 1
	}
}

func (k *sinker) pin(it Item) {
	if it.Inst != nil {
		it.Inst.Sources(func(r ptx.Reg) { k.to[r] = pinned })
	}
}

// block visits a block in reverse. All blocks that it dominates, and all that are reachable from it
// without back edges, have been visited.
func (k *sinker) block(b int) {
	var stay []Item
	for i := len(k.items[b]) - 1; i >= 0; i-- {
		it := k.items[b][i]
		if to := k.target(it, b); to != b {
			k.heads[to] = append(k.heads[to], it)
			k.reads(it, to)
			continue
		}
		stay = append(stay, it)
		k.reads(it, b)
	}
	for i, j := 0, len(stay)-1; i < j; i, j = i+1, j-1 {
		stay[i], stay[j] = stay[j], stay[i]
	}
	k.items[b] = stay
}

// reads records that block b reads an item's operands.
func (k *sinker) reads(it Item, b int) {
	if it.Inst == nil {
		return
	}
	it.Inst.Sources(func(r ptx.Reg) {
		switch k.to[r] {
		case pinned:
		case 0:
			k.to[r] = int32(b) + 1
		default:
			k.to[r] = int32(k.meet(int(k.to[r])-1, b)) + 1
		}
	})
}

// meet is the closest block that dominates both.
func (k *sinker) meet(a, b int) int {
	for a != b {
		if k.level[a] < k.level[b] {
			a, b = b, a
		}
		a = k.bs[a].idom
	}
	return a
}

// target is the block that an item of block b belongs to. All operands must be set once, else they
// may be others there.
func (k *sinker) target(it Item, b int) int {
	if !k.f.movable(it) {
		return b
	}
	d := it.Inst.Args[0].(ptx.Reg)
	if !k.once[d] || k.to[d] <= 0 {
		return b
	}
	steady := true
	it.Inst.Sources(func(r ptx.Reg) { steady = steady && k.once[r] })
	if !steady {
		return b
	}
	to := int(k.to[d]) - 1
	for to != b && k.l.depth(to) > k.l.depth(b) {
		to = k.bs[to].idom
	}
	if k.level[to] <= k.level[b] {
		return b
	}
	return to
}
