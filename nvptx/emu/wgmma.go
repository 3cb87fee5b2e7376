package emu

import (
	"math"

	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/ptx"
)

func decodeWarpgroup(d *decoder) {
	switch {
	case d.m.Has("mma_async"):
		decodeGroupProduct(d)
	case d.m.Get("action") == "commit_group":
		d.o.exec = func(w *warp, _ *op) { w.products.Commit() }
	case d.m.Get("action") == "wait_group":
		n := int(d.immediate(0))
		d.o.exec = func(w *warp, _ *op) { w.products.Wait(n) }
	default: // fence: registers and memory are as the instructions before left them
		d.o.exec = execNothing
	}
}

// decodeGroupProduct decodes wgmma.mma_async. Each warp computes its sixteen rows by itself.
func decodeGroupProduct(d *decoder) {
	a, of := constant(0), []int32(nil)
	if _, ok := d.in.Args[1].(ptx.Vec); ok {
		of = d.fragment(1)
	} else {
		a = d.source(1, ptx.U64)
	}
	b, keep := d.source(2, ptx.U64), d.predicate(3)
	var flags []int64
	for i := range d.in.Args[4:] {
		flags = append(flags, int64(d.immediate(4+i)))
	}
	p := matrix.WarpgroupOf(d.m, d.fragment(0), of, flags)
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		da, db := a.lanes(w)[0], b.lanes(w)[0]
		accumulate, regs := keep.mask(w)&1 == 1, w.regs
		run := *p
		run.Accumulate = func() bool { return accumulate }
		run.ReadShared = func(addr uint64) byte { return w.sharedByte(o, w.block, addr) }
		w.products.Start(func() { run.Run(regs, w.index%4, da, db) })
	}
	d.together(constant(fullMask), "")
}

// sharedByte reads a byte of a block's shared memory for an asynchronous product.
func (w *warp) sharedByte(o *op, b *block, addr uint64) byte {
	if addr &= math.MaxUint32; addr < uint64(len(b.shared)) {
		return b.shared[addr]
	}
	w.outOfBounds(o, -1, ptx.Shared, addr, 1)
	return 0
}
