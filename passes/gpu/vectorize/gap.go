package vectorize

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// Contiguity, and what LLVM 22 adds to it: loads that overlap, and masked accesses.
//
// Where the target has an access of a vector under a constant mask, a gap of one or two elements in
// a chain is filled with an extra access, and a chain whose length is no power of two is extended
// by extra ones, if the wider access is aligned:
//
//	load i32, %p, align 16                     %v = masked.load <4 x i32>, %p, align 16,
//	load i32, %p + 4                     ⇒              <true, true, false, true>
//	load i32, %p + 12
//
// An extra access is never executed: the mask leaves its lanes out. It exists, with an address and
// an alignment, until the end of its block, so that splitting may begin a vector with it.

// splitByContiguity cuts a chain, which it sorts by offset, at gaps that it does not fill, and at
// overlaps unless these are whole elements of loads, as of LLVM 22.
func (v *vectorizer) splitByContiguity(ch chain) []chain {
	sortByOffset(ch)
	lane := int64(v.dl.SizeBits(v.elementType(ch)))
	fill := v.mayFill(ch)
	parts := []chain{{ch[0]}}
	prev := ch[0] // the one that ends last
	for _, m := range ch[1:] {
		last := &parts[len(parts)-1]
		gap := m.off - v.end(prev)
		joins := gap == 0 || gap < 0 && v.newer && -gap*8%lane == 0
		if !joins && gap > 0 && fill {
			extra := v.fillGap(prev, m, gap, len(*last), ch)
			*last = append(*last, extra...)
			joins = len(extra) > 0
		}
		if joins {
			*last = append(*last, m)
		} else {
			parts = append(parts, chain{m})
		}
		if !v.newer || !joins || v.end(m) >= v.end(prev) {
			prev = m
		}
	}
	out := parts[:0]
	for _, p := range parts {
		if len(p) > 1 {
			out = append(out, p)
		}
	}
	return out
}

// mayFill reports whether the target has masked accesses of the widest vectors of the chain's
// elements; whether it has the one that results is asked by accessible.
func (v *vectorizer) mayFill(ch chain) bool {
	lane := int64(v.dl.SizeBits(ch[0].i.AccessType().Scalar()))
	widest := v.widest(spaceOf(ch[0].i.Pointer()))
	return v.maskable(ch[0].i, lane, widest*8/lane, widest)
}

// fillGap returns accesses that fill a gap of one element between prev and m of equal sizes, or one
// of two elements after the first of four, the n-th of its part; else none. More would cost more
// registers than the saved accesses are worth.
func (v *vectorizer) fillGap(prev, m member, gap int64, n int, ch chain) chain {
	size := v.end(prev) - prev.off
	if v.end(m)-m.off != size || gap != size && (gap != 2*size || n%4 != 1) {
		return nil
	}
	var extra chain
	for ; gap > 0; gap -= size {
		prev = v.extra(prev, prev.i.AccessType(), size, v.alignAt(ch, prev.off+size), "GapFill")
		extra = append(extra, prev)
	}
	return extra
}

// alignAt is the alignment in bytes that the best aligned access of a chain gives an offset.
func (v *vectorizer) alignAt(ch chain, off int64) uint64 {
	best := ch[0]
	for _, m := range ch {
		if m.i.Align() > best.i.Align() {
			best = m
		}
	}
	return commonAlign(best.i.Align(), off-best.off)
}

// commonAlign is the alignment of what lies off bytes beside something aligned to align.
func commonAlign(align uint64, off int64) uint64 {
	if off == 0 {
		return align
	}
	return min(align, 1<<bits.TrailingZeros64(uint64(off)))
}

// extra makes an access of type t that is not in the program, step bytes after prev.
func (v *vectorizer) extra(prev member, t *ir.Type, step int64, align uint64, name string) member {
	b := ir.Before(prev.i.Next())
	ctx := v.f.Ctx()
	index := ir.NewInt(v.dl.IndexType(prev.i.Pointer().Type()), uint64(step))
	p := b.GEP(ctx.I8, prev.i.Pointer(), 0, name+"GEP", index)
	var i *ir.Instr
	if prev.i.Op() == ir.Load {
		i = b.Load(t, p, align, name)
	} else {
		i = b.Store(ir.NewPoison(t), p, align)
	}
	for _, a := range prev.i.Attachments() {
		i.SetMD(a.Kind, a.Node)
	}
	v.extras[i] = true
	return member{i, prev.off + step}
}

// extend adds extra elements up to the next power of two if the target then can access the chain;
// else it returns nil.
func (v *vectorizer) extend(ch chain, widest, lane int64) chain {
	root := ch[0].i
	n := v.bytes(ch) * 8 / lane
	wider := int64(1) << bits.Len64(uint64(n-1))
	if !v.newer || n == wider || lane < 8 || wider > v.mostLanes(root, widest*8/lane, lane) ||
		!v.maskable(root, lane, wider, int64(root.Align())) || !v.mayAccess(spaceOf(root.Pointer()), wider*lane/8, lane, int64(root.Align())) {
		return nil
	}
	last, t := ch[len(ch)-1], v.elementType(ch)
	for ; n < wider; n++ {
		off := ch[0].off + n*lane/8
		last = v.extra(last, t, off-last.off, commonAlign(root.Align(), off-ch[0].off), "Extend")
		ch = append(ch, last)
	}
	return ch
}

// maskable reports whether the target has accesses like i of so many lanes under a constant mask.
func (v *vectorizer) maskable(i *ir.Instr, laneBits, lanes, align int64) bool {
	legal := v.c.Target.MaskedAccess
	return v.newer && legal != nil && legal(i.Op() == ir.Load, spaceOf(i.Pointer()), int(lanes), int(laneBits), int(align))
}

func (v *vectorizer) hasExtra(ch chain) bool {
	for _, m := range ch {
		if v.extras[m.i] {
			return true
		}
	}
	return false
}

// widest is the widest access of a space in bytes.
func (v *vectorizer) widest(space int) int64 {
	if wide := v.c.Target.WideVectorBits; wide != nil && v.c.Version >= pass.LLVM22 {
		return int64(wide(space) / 8)
	}
	return int64(v.c.Target.VectorBits(space) / 8)
}

// maskOf is the mask of a masked access of a chain: its lanes that are not extra ones only.
func (v *vectorizer) maskOf(ch chain, lanes uint64, laneBits uint64) *ir.Const {
	ctx := v.f.Ctx()
	on := make([]ir.Value, lanes)
	for k := range on {
		on[k] = ctx.NewBool(false)
	}
	for _, m := range ch {
		if v.extras[m.i] {
			continue
		}
		from := uint64(m.off-ch[0].off) * 8 / laneBits
		for k := range v.dl.SizeBits(m.i.AccessType()) / laneBits {
			on[from+k] = ctx.NewBool(true)
		}
	}
	return ir.NewAggregate(ctx.Vector(lanes, ctx.I1, false), on)
}
