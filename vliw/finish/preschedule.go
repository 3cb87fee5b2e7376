package finish

import (
	"slices"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Scheduling before register allocation. Superblocks are list-scheduled on virtual registers, and
// their operations are put into the order of the schedule. So the allocator sees the register
// pressure of the final code, and reused registers do not order operations that could issue
// together. The bundles are formed after allocation, from the same blocks (list.go).
//
// Operations move up across the branches of a superblock into slots that nothing else takes:
// computations, loads and divisions (which are marked !dismiss then), if their register is not live
// where the branch leads. Nothing moves down across a branch, and nothing across a call.
//
// While more values are live than a limit, operations go in the order of the program. If the new
// order still needs more registers than there are, and than the old one, the old one stays.
//
// A copy x = y, as φs leave them, costs nothing if x and y can share a register. The order keeps
// that possible where it was, by computing y only when the old x has been read, unless the
// superblock is shorter with the copy.

// preschedule orders the code that is not in pipelines.
func (f *Stage) preschedule() {
	f.combineTests()
	live := f.ComputeLiveness()
	for _, s := range f.formSuperblocks(live) {
		f.dropCopies(live, s)
		if s.ops > 1 {
			f.orderSuperblock(live, s.blocks)
		}
	}
}

func (f *Stage) orderSuperblock(live *mir.Liveness, blocks []*mir.Block) {
	r := newRegion(f, live, blocks...)
	before := r.peaks()
	r.schedule(before)
	if len(r.saved) > 0 {
		plain := newRegion(f, live, blocks...)
		plain.moves = true
		plain.schedule(before)
		if plain.cost() < r.cost() {
			r = plain
		}
	}
	if better := f.advanceLoads(live, blocks, r, before); better != nil {
		r = better
	} else if !r.reorder(before) {
		return
	}
	r.apply()
	r.dropAdvances()
}

// reorder orders the operations by the schedule. It reports whether there are registers for that;
// if not, the order stays.
func (r *region) reorder(before [machine.NumFiles]int) bool {
	old := r.order
	r.order = r.newOrder()
	after := r.peaks()
	for file := range after {
		if after[file] > max(before[file], r.hardLimit(machine.File(file))) {
			r.order = old
			return false
		}
	}
	return true
}

// region is a superblock being scheduled.
type region struct {
	*scheduler
	live   *mir.Liveness
	blocks []*mir.Block
	branch []int     // per block: the operation that ends it, -1: none
	order  [][]int32 // per block: its operations
	moves  bool      // copies are no reason to wait
	saved  []int     // copies that the order makes redundant
	length int
}

func newRegion(f *Stage, live *mir.Liveness, blocks ...*mir.Block) *region {
	r := &region{live: live, blocks: blocks}
	var insts []mir.Inst
	var home []int32
	for n, b := range blocks {
		var own []int32
		for k := range b.Insts {
			own = append(own, int32(len(insts)))
			insts = append(insts, b.Insts[k])
			home = append(home, int32(n))
		}
		r.order = append(r.order, own)
		r.branch = append(r.branch, -1)
		if br, ok := branchOf(b); ok {
			r.branch[n] = len(insts)
			insts = append(insts, br)
			home = append(home, int32(n))
		}
	}
	r.scheduler = newScheduler(f, insts)
	r.home, r.free = home, make([]bool, len(insts))
	return r
}

// schedule assigns a cycle to every operation. Before is the maximum register pressure of the
// present order.
func (r *region) schedule(before [machine.NumFiles]int) {
	r.regionEdges()
	if !r.moves {
		r.saveCopies()
	}
	r.measureHeights()
	r.pressure = r.newPressure(before)
	r.length = r.place()
	r.pressure.done()
}

// cycles is the expected time of a superblock.
func (r *region) cycles() float64 {
	r.schedule(r.peaks())
	return r.cost()
}

// cost is the time of the blocks by how often each runs, if the first runs once.
func (r *region) cost() float64 {
	total, reach, from := 0.0, 1.0, 0
	for n, b := range r.blocks {
		if n == len(r.blocks)-1 {
			return total + reach*float64(r.length-from)
		}
		to := int(r.cycle[r.branch[n]]) + 1
		total += reach * float64(to-from)
		reach *= chance(b, r.blocks[n+1])
		from = to
	}
	return total
}

// regionEdges builds the dependences. A branch waits for the operations before it. An operation
// after the branch waits for it if it must not run on the other path too.
func (r *region) regionEdges() {
	regs, memory := r.f.regState(), newMemoryOrder(r.scheduler)
	barrier, top := -1, make([]int, len(r.blocks))
	for k := range r.insts {
		in, n := &r.insts[k], int(r.home[k])
		if barrier >= 0 {
			r.edge(barrier, k, 1)
		}
		regs.operation(r.scheduler, k)
		if in.Mem != nil {
			memory.access(k)
		}
		switch {
		case k == r.branch[n] && n < len(r.blocks)-1:
			for p := top[n]; p < k; p++ {
				r.edge(p, k, 0)
			}
			top[n+1] = k + 1
			if n > 0 {
				r.edge(r.branch[n-1], k, 1)
			}
		case isBarrier(in.Op):
			for p := max(barrier, 0); p < k; p++ {
				r.edge(p, k, max(1, r.mach.LatencyOf(r.insts[p].Op))-1)
			}
			if n > 0 {
				r.edge(r.branch[n-1], k, 1)
			}
			barrier = k
			memory.reset()
		default:
			if top := r.highest(in, n); top > 0 {
				r.edge(r.branch[top-1], k, 1)
			}
		}
	}
}

// highest is the first block that an operation of block n may run in, as far as branches are
// concerned.
func (r *region) highest(in *mir.Inst, n int) int {
	if in.Op.IsCheck() {
		return n
	}
	advanced := in.Flags&asm.Advanced != 0
	if in.IsRoot() || in.Dst == 0 || in.Call != nil || in.Op.Is(machine.IsLoad) && in.Mem.Slot == 0 && !advanced && !r.f.Mach.Convention().Speculate {
		return n
	}
	for ; n > 0; n-- {
		if in.Dst == r.blocks[n-1].Term.Cond {
			return n // the branch is the last to read it
		}
		for _, s := range r.blocks[n-1].Term.Succs {
			if s != r.blocks[n] && r.live.LiveAtStart(s, in.Dst) {
				return n
			}
		}
	}
	return 0
}

// saveCopies makes the sources of copies wait for the readers of what the copies overwrite, where
// the program had it so.
//
// Arguments and results are copies to and from registers of the machine. If possible, the readers
// of a result's copy read that register instead.
func (r *region) saveCopies() {
	c := &copySaver{region: r, readers: map[mir.Reg][]int{}, def: map[mir.Reg]int{}, result: map[mir.Reg]mir.Reg{}}
	for k := range r.insts {
		if in := &r.insts[k]; isPlainCopy(in) {
			c.readers[in.Dst] = nil
			c.def[in.Args[0].Reg] = -1
		}
	}
	if len(c.readers) == 0 {
		return
	}
	for k := range r.insts {
		c.operation(k)
	}
}

// isPlainCopy matches copies that the allocator may make redundant.
func isPlainCopy(in *mir.Inst) bool {
	return mir.IsMove(in.Op) && in.Guard == 0 && !in.Dst.IsRotating() && !in.Args[0].Reg.IsRotating()
}

// copySaver walks through a region.
type copySaver struct {
	*region
	readers map[mir.Reg][]int   // of what copies overwrite, since it was written
	def     map[mir.Reg]int     // where the copied value was computed, -1: before
	result  map[mir.Reg]mir.Reg // copies of the machine's registers
}

func (c *copySaver) operation(k int) {
	in := &c.insts[k]
	if isPlainCopy(in) {
		c.copy(k, in.Dst, in.Args[0].Reg)
	}
	in.EachUse(func(u *mir.Reg) {
		x := *u
		if f := c.result[x]; f != 0 {
			x = f
		}
		if list, ok := c.readers[x]; ok {
			c.readers[x] = append(list, k)
		}
	})
	if in.Call != nil {
		clear(c.result)
	}
	if in.Dst == 0 {
		return
	}
	if _, ok := c.def[in.Dst]; ok {
		c.def[in.Dst] = k
	}
	if list, ok := c.readers[in.Dst]; ok {
		c.readers[in.Dst] = list[:0:0]
	}
}

func (c *copySaver) copy(k int, x, y mir.Reg) {
	if y.IsFixed() {
		c.free[k] = true
		c.result[x] = y
		c.shorten(k, func(int32) bool { return true })
		return
	}
	d := c.def[y]
	readers := c.readers[x]
	if n := len(readers); d < 0 || n > 0 && readers[n-1] > d {
		return // both are needed at once
	}
	for _, u := range readers {
		c.edge(u, d, 0)
	}
	c.free[k] = true
	c.saved = append(c.saved, k)
	c.shorten(d, func(to int32) bool { return int(to) == k })
}

// shorten takes a cycle from the edges of an operation to some: the copy takes no time.
func (c *copySaver) shorten(from int, which func(to int32) bool) {
	for e := c.edges.first[from]; e != 0; e = c.edges.list[e].next {
		if d := &c.edges.list[e]; which(d.to) {
			d.delay = max(0, d.delay-1)
		}
	}
}

// newOrder reads the schedule: which block every operation is in, and in what order.
func (r *region) newOrder() [][]int32 {
	all := make([]int32, 0, len(r.insts))
	for k := range r.insts {
		if k != r.branch[r.home[k]] {
			all = append(all, int32(k))
		}
	}
	slices.SortStableFunc(all, func(a, b int32) int { return int(r.cycle[a] - r.cycle[b]) })
	out, n := make([][]int32, len(r.blocks)), 0
	for _, k := range all {
		for n < len(r.blocks)-1 && r.cycle[k] > r.cycle[r.branch[n]] {
			n++
		}
		out[n] = append(out[n], k)
	}
	return out
}

// apply puts the operations where the order says.
func (r *region) apply() {
	moved := 0
	for n, b := range r.blocks {
		insts := make([]mir.Inst, 0, len(r.order[n]))
		for _, k := range r.order[n] {
			in := r.insts[k]
			if int(r.home[k]) > n {
				moved++
				if in.Op.Is(machine.IsLoad) && in.Mem.Slot == 0 || in.Op.Is(machine.IsDiv) && in.Op.Is(machine.MayTrap) {
					in.Flags |= asm.Dismiss
				}
			}
			insts = append(insts, in)
		}
		b.Insts = insts
	}
	if moved > 0 {
		r.f.Remark(false, r.blocks[0].Term.Pos, superblockPass, "%d operations of the superblock at %s moved up across branches", moved, r.blocks[0].Label)
	}
}
