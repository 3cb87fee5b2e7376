package emu

import (
	"math"

	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
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
	_, n, k := table.TensorShape(d.m.Get("shape"))
	p := &matrix.Warpgroup{N: n, K: k, ElemA: matrix.ElementNamed(d.m.Get("A"), false), ElemB: matrix.ElementNamed(d.m.Get("B"), false)}
	p.D = matrix.NewGroup('d', d.m.Get("D"), n, d.m.Has("satfinite"), d.fragment(0))
	var a source
	if _, ok := d.in.Args[1].(ptx.Vec); ok {
		p.A = matrix.NewGroup('a', d.m.Get("A"), k, false, d.fragment(1))
		a = constant(0)
	} else {
		a = d.source(1, ptx.U64)
	}
	b, keep := d.source(2, ptx.U64), d.predicate(3)
	var flags []bool // the immediates: signs, which are negative or not, then layouts
	for i := range d.in.Args[4:] {
		v := int64(d.immediate(4 + i))
		flags = append(flags, i < 2 && v == -1 || i >= 2 && v == 1)
	}
	if len(flags) >= 2 {
		p.Negative = flags[0] != flags[1]
		layouts := flags[2:]
		if len(layouts) == 2 {
			p.TransA = layouts[0]
		}
		if len(layouts) > 0 {
			p.TransB = layouts[len(layouts)-1]
		}
	}
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		da, db := a.lanes(w)[0], b.lanes(w)[0]
		accumulate, regs := keep.mask(w)&1 == 1, w.regs
		run := *p
		run.Accumulate = func() bool { return accumulate }
		run.ReadShared = func(addr uint64) byte { return w.sharedByte(o, addr) }
		w.products.Start(func() { run.Run(regs, w.index%4, da, db) })
	}
	d.together(constant(fullMask), "")
}

// sharedByte reads a byte of the block's shared memory for an asynchronous product.
func (w *warp) sharedByte(o *op, addr uint64) byte {
	if addr &= math.MaxUint32; addr < uint64(len(w.block.shared)) {
		return w.block.shared[addr]
	}
	w.outOfBounds(o, -1, ptx.Shared, addr, 1)
	return 0
}
