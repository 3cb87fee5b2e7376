package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// loop-idiom: stores of what was loaded from a place that moves along, which become a memcpy, or a
// memmove within one object.

// mayCopy reports whether a store to ev is part of a copy: it is one of adjacent stores of loaded
// values with the same stride.
func (d *idiom) mayCopy(st *ir.Instr, ev *scev.Expr) bool {
	if !d.copy {
		return false
	}
	if step, size := d.pace(st, ev); step != size && step != -size {
		return false
	}
	ld, ok := st.Operand(0).(*ir.Instr)
	if !ok || ld.Op() != ir.Load || !loop.Unordered(ld) {
		return false
	}
	from := d.recurrence(ld.Operand(0))
	return from != nil && from.Ops[1] == ev.Ops[1]
}

func (d *idiom) pace(st *ir.Instr, ev *scev.Expr) (step, size int64) {
	step, _ = d.stride(ev)
	return step, d.storeSize(st)
}

// copyStore makes the call of a store that feeds on a load.
func (d *idiom) copyStore(st *ir.Instr, count *scev.Expr) bool {
	ld := st.Operand(0).(*ir.Instr)
	ev, from := d.recurrence(st.Operand(1)), d.recurrence(ld.Operand(0))
	if ev == nil || from == nil {
		return false
	}
	step, size := d.pace(st, ev)
	return d.copyStrided(copying{store: st, load: ld, to: ev, from: from, size: size, down: size == -step, toAlign: st.Align(), fromAlign: ld.Align()}, count)
}

// copyCall makes one memcpy of one in each iteration.
func (d *idiom) copyCall(call *ir.Instr, count *scev.Expr) bool {
	n := ir.AsInt(call.Arg(2))
	if !d.copy || n == nil || alias.VolatileMem(call) {
		return false
	}
	ev, from := d.recurrence(call.Arg(0)), d.recurrence(call.Arg(1))
	if ev == nil || from == nil {
		return false
	}
	size, fits := n.Uint64()
	if !fits || size>>32 != 0 {
		return false
	}
	step, ok := d.stride(ev)
	fromStep, okFrom := d.stride(from)
	if !ok || !okFrom {
		return false
	}
	if step != int64(size) && step != -int64(size) {
		d.missed(call, "SizeStrideUnequal", "memcpy", "memcpy size is not equal to stride")
		return false
	}
	if fromStep != step {
		return false
	}
	align := func(k int) uint64 {
		if call.Info.Attrs.Param(k).Has("align") {
			return rewrite.ArgAlign(call, k)
		}
		return 0
	}
	return d.copyStrided(copying{store: call, load: call, to: ev, from: from, size: int64(size), down: int64(size) == -step, toAlign: align(0), fromAlign: align(1)}, count)
}

func (d *idiom) missed(i *ir.Instr, name, what, why string) {
	if d.w.Wants(pass.Missed) {
		d.w.Remark(pass.Missed, name, d.w.F, i, pass.Arg{Key: "Inst", Val: what}, pass.Text(" in "), pass.Arg{Key: "Function", Val: d.w.F.Name()},
			pass.Text(" function will not be hoisted: "), pass.Arg{Key: "Reason", Val: why})
	}
}

// copying is a load and a store, or a memcpy which is both, of size bytes in each iteration.
type copying struct {
	store, load        *ir.Instr
	to, from           *scev.Expr
	size               int64
	down               bool // addresses fall
	toAlign, fromAlign uint64
}

func (c *copying) call() bool { return c.store == c.load }

func (c *copying) what() string {
	if c.call() {
		return "memcpy"
	}
	return "load and store"
}

// copyStrided makes the call, and reports whether it did.
func (d *idiom) copyStrided(c copying, count *scev.Expr) bool {
	end := d.l.Preheader().Term()
	index := d.s.Layout.IndexType(c.to.Type)
	size := d.s.Int(index, c.size)
	x := d.expander()
	start := d.first(c.to.Ops[0], count, size, c.down, index)
	if start == nil {
		return false
	}
	to := x.At(start, end)
	move, ok := d.storeAlone(c, to, count, size)
	var from ir.Value
	if ok {
		from = x.At(d.first(c.from.Ops[0], count, size, c.down, index), end)
		move, ok = d.loadAlone(c, to, from, move, count, size)
	}
	atomic := c.store.Ordering != ir.NotAtomic || c.load.Ordering != ir.NotAtomic
	switch {
	case !ok:
	case move:
		ok = !atomic && d.mayMove(c, to, from)
	case atomic: // there are calls for elements of up to AtomicElement bytes, which have to be aligned
		ok = c.toAlign >= uint64(c.size) && c.fromAlign >= uint64(c.size) && c.size <= int64(d.w.Target.AtomicElement)
	}
	if !ok || d.tooLarge(false) {
		x.Undo()
		return false
	}
	n := x.At(d.bytes(count, size, index), end)
	d.insertCopy(c, to, from, n, move, atomic)
	d.erase(c.store)
	return true
}

// storeAlone reports whether nothing else in the loop accesses the stored memory; move: nothing but
// the load, whose value has no other users.
func (d *idiom) storeAlone(c copying, to ir.Value, count, size *scev.Expr) (move, ok bool) {
	ignored := map[*ir.Instr]bool{c.store: true}
	if !d.touches(to, analysis.RefMod, count, size, ignored) {
		return false, true
	}
	if !ir.HasOneUse(c.load) {
		return false, false
	}
	ignored[c.load] = true
	if d.touches(to, analysis.RefMod, count, size, ignored) {
		d.missed(c.store, "LoopMayAccessStore", c.what(), "The loop may access store location")
		return false, false
	}
	return true, true
}

// loadAlone reports whether no store in the loop writes the loaded memory, the store aside where it
// becomes a memmove.
func (d *idiom) loadAlone(c copying, to, from ir.Value, move bool, count, size *scev.Expr) (bool, bool) {
	ignored := map[*ir.Instr]bool{c.store: true}
	if c.call() {
		a, _ := d.offset(to)
		b, _ := d.offset(from)
		if move = a == b; !move {
			ignored = nil
		}
	}
	if d.touches(from, analysis.Mod, count, size, ignored) {
		d.missed(c.load, "LoopMayAccessLoad", c.what(), "The loop may access load location")
		return false, false
	}
	return move, true
}

func (d *idiom) offset(p ir.Value) (base ir.Value, off int64) {
	base, off, _ = analysis.ConstantOffset(p, d.s.Layout)
	return base, off
}

// mayMove reports whether memmove is equivalent to the loop within one object: no iteration reads
// bytes that an earlier one has written.
func (d *idiom) mayMove(c copying, to, from ir.Value) bool {
	a, store := d.offset(to)
	b, load := d.offset(from)
	if c.call() {
		return !c.down && load > store || c.down && load < store
	}
	size := int64(d.s.Layout.SizeBits(c.load.Type()) / 8)
	if a != b || size != c.size {
		return false
	}
	return !c.down && load >= store+size || c.down && load+size <= store
}

func (d *idiom) insertCopy(c copying, to, from, n ir.Value, move, atomic bool) {
	b := ir.Before(d.l.Preheader().Term())
	id := "llvm.memcpy"
	if move {
		id = "llvm.memmove"
	}
	var call *ir.Instr
	if atomic {
		call = rewrite.AtomicMemCpy(b, to, c.toAlign, from, c.fromAlign, n, c.size)
	} else {
		call = rewrite.MemTransfer(b, id, to, c.toAlign, from, c.fromAlign, n)
	}
	alias.TagsOf(c.load).Merge(alias.TagsOf(c.store)).Attach(call)
	call.SetMD("dbg", c.store.DebugLoc())
	if d.w.Wants(pass.Passed) {
		d.w.Remark(pass.Passed, "ProcessLoopStoreOfLoopLoad", d.w.F, call, pass.Text("Formed a call to "), pass.Arg{Key: "NewFunction", Val: call.CalledFunc().Name()},
			pass.Text("() intrinsic from "), pass.Arg{Key: "Inst", Val: c.what()}, pass.Text(" instruction in "), pass.Arg{Key: "Function", Val: d.w.F.Name()},
			pass.Text(" function"))
	}
	if move {
		d.w.Count("Number of memmove's formed from loop load+stores", 1)
	} else {
		d.w.Count("Number of memcpy's formed from loop load+stores", 1)
	}
}
