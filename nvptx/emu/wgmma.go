package emu

import (
	"fmt"
	"math"
	"slices"

	"opt-go/nvptx/emu/async"
	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/emu/race"
	"opt-go/nvptx/ptx"
)

// group is the warp's group, and its number in there.
func (w *warp) group(o *op) (g *async.Warpgroup, member int) {
	b, number := w.block, w.index/async.GroupWarps
	if have := len(b.warps) - number*async.GroupWarps; have < async.GroupWarps {
		w.fail(o, -1, "bad warp group", "%s in a group of %d warps of %d", o.in.Opcode(), have, async.GroupWarps)
	}
	if b.groups == nil {
		b.groups = make([]async.Warpgroup, len(b.warps)/async.GroupWarps)
	}
	return &b.groups[number], w.index % async.GroupWarps
}

func decodeWarpgroup(d *decoder) {
	switch {
	case d.m.Has("mma_async"):
		decodeGroupProduct(d)
		return
	case d.m.Get("action") == "commit_group":
		d.o.exec = func(w *warp, o *op) {
			g, member := w.group(o)
			g.Commit(member)
		}
	case d.m.Get("action") == "wait_group":
		n := int(d.immediate(0))
		d.o.exec = func(w *warp, o *op) { w.waitGroup(o, n) }
	default: // fence: registers are as the instructions before left them
		d.o.exec = execNothing
	}
	d.together(constant(fullMask), "")
}

// waitGroup lets the warp wait until its groups of products are complete but for the latest.
func (w *warp) waitGroup(o *op, latest int) {
	g, member := w.group(o)
	missing, upTo, ok := g.Wait(member, latest)
	if c := w.block.check; ok && c != nil {
		c.Waited(w.index, upTo)
	}
	if w.missing = ""; ok {
		return
	}
	w.missing = fmt.Sprintf("warp %d waits for products that warp %d of its group does not issue", w.index, w.index-member+missing)
	w.retract(o)
	w.cur.PC--
	w.waits = true
}

// decodeGroupProduct decodes wgmma.mma_async. Each warp computes its sixteen rows by itself.
func decodeGroupProduct(d *decoder) {
	a, of := constant(0), []int32(nil)
	if _, ok := d.in.Args[1].(ptx.Vec); ok {
		of = d.fragment(1)
	} else {
		a = d.source(1, ptx.U64)
	}
	b, meta, selector, next := d.source(2, ptx.U64), constant(0), 0, 3
	if matrix.Sparse(d.m) {
		meta, selector, next = d.source(3, ptx.B32), int(d.immediate(4)), 5
	}
	keep := d.predicate(next)
	var flags []int64
	for i := next + 1; i < len(d.in.Args); i++ {
		flags = append(flags, int64(d.immediate(i)))
	}
	sums, constants := d.fragment(0), len(d.spares)
	registers := slices.Concat(sums, of)
	for _, r := range registers {
		d.products[r] = true
	}
	p, err := matrix.WarpgroupOf(d.m, sums, of, selector, flags)
	if err != nil {
		d.refuse("%s: %v", d.in.Opcode(), err)
	}
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		part := &async.Part{Instruction: o.id, A: a.lanes(w)[0], B: b.lanes(w)[0], Base: w.cur.Frame.RegBase, Registers: registers}
		accumulate, frame, run, meta := keep.mask(w)&1 == 1, w.cur.Frame, *p, *meta.lanes(w)
		kept := slices.Clone(w.regs[o.fn.Spare:][:constants]) // other instructions use these, too
		run.Accumulate = func() bool { return accumulate }
		part.Run = func(known race.Clock, number int) {
			regs := w.registers(frame)
			run.ReadShared = w.groupReader(o, known, number)
			copy(regs[o.fn.Spare:], kept)
			if err := run.Run(regs, w.index%async.GroupWarps, part.A, part.B, &meta); err != nil {
				w.fail(o, -1, "undefined product", "%s: %v", o.in.Opcode(), err)
			}
		}
		w.issue(o, part)
	}
	d.together(constant(fullMask), "")
}

// issue begins the warp's part of a product.
func (w *warp) issue(o *op, part *async.Part) {
	g, member := w.group(o)
	c := w.block.check
	if c != nil {
		part.Known = c.Arrive(w.index)
	}
	fault, finding := g.Issue(member, part)
	if fault != "" {
		w.fail(o, -1, "bad warp group", "%s", fault)
	}
	if c != nil && finding != "" {
		w.report(o, -1, "bad warp group", finding)
	}
}

// early reports, with checks, where an instruction uses registers of a product that has not been
// waited for. It finds what they held before.
func (o *op) early(used []int32) {
	run := o.exec
	if len(used) == 0 {
		return
	}
	o.exec = func(w *warp, o *op) {
		if c := w.block.check; c != nil {
			if n := w.index / async.GroupWarps; n < len(w.block.groups) && w.block.groups[n].Pending(w.index%async.GroupWarps, w.cur.Frame.RegBase, used) {
				w.report(o, -1, "bad warp group", "the instruction uses registers of a product that has not been waited for")
			}
		}
		run(w, o)
	}
}

// groupReader reads shared memory for a product of the warp's group.
func (w *warp) groupReader(o *op, known race.Clock, number int) func(addr uint64) byte {
	return func(addr uint64) byte {
		v := w.sharedByte(o, w.block, addr)
		if c := w.block.check; c != nil {
			a := c.accessOf(w, o, &memRef{}, ptx.Shared, 0, addr&math.MaxUint32, 1)
			c.ReadLate(a, known, number)
		}
		return v
	}
}

// sharedByte reads a byte of a block's shared memory for an asynchronous product.
func (w *warp) sharedByte(o *op, b *block, addr uint64) byte {
	if addr &= math.MaxUint32; addr < uint64(len(b.shared)) {
		return b.shared[addr]
	}
	w.outOfBounds(o, -1, ptx.Shared, addr, 1)
	return 0
}
