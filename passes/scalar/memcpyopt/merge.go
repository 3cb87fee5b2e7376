package memcpyopt

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
)

// Stores of the same byte to adjacent addresses become a memset.

// filled is a range of bytes, counted from a common address, that some writes fill together.
type filled struct {
	start, end int64
	ptr        ir.Value // the address of start
	align      uint64
	writes     []*ir.Instr
}

// ranges are disjoint and sorted; adjacent ones are merged.
type ranges []filled

// add adds a write of size bytes at an offset.
func (rs *ranges) add(start, size int64, ptr ir.Value, align uint64, i *ir.Instr) {
	end := start + size
	k, _ := slices.BinarySearchFunc(*rs, start, func(r filled, at int64) int {
		if r.end < at {
			return -1
		}
		return 1
	})
	if k == len(*rs) || end < (*rs)[k].start {
		*rs = slices.Insert(*rs, k, filled{start, end, ptr, align, []*ir.Instr{i}})
		return
	}
	r := &(*rs)[k]
	r.writes = append(r.writes, i)
	if start < r.start {
		r.start, r.ptr, r.align = start, ptr, align
	}
	if end <= r.end {
		return
	}
	r.end = end
	n := k + 1
	for ; n < len(*rs) && r.end >= (*rs)[n].start; n++ {
		r.writes = append(r.writes, (*rs)[n].writes...)
		r.end = max(r.end, (*rs)[n].end)
	}
	*rs = slices.Delete(*rs, k+1, n)
}

// worthwhile reports whether a memset is better than the writes. LLVM's estimate assumes that the
// machine stores its widest legal integers, and the rest byte by byte.
func (r *filled) worthwhile(dl *ir.DataLayout) bool {
	switch {
	case len(r.writes) >= 4 || r.end-r.start >= 16:
		return true
	case len(r.writes) < 2:
		return false
	case slices.ContainsFunc(r.writes, func(i *ir.Instr) bool { return i.Op() != ir.Store }):
		return true
	case len(r.writes) == 2:
		return false
	}
	widest := int64(1)
	for bits := 8; bits <= 128; bits += 8 {
		if dl.IsLegalInt(bits) {
			widest = int64(bits / 8)
		}
	}
	n := r.end - r.start
	return int64(len(r.writes)) > n/widest+n%widest
}

// mergeSet merges a memset with the writes after it.
func (o *optimizer) mergeSet(i *ir.Instr) *ir.Instr {
	n := ir.AsInt(i.Arg(2))
	if n == nil || alias.VolatileMem(i) {
		return nil
	}
	size, fits := n.Int64()
	if !fits {
		return nil
	}
	return o.merge(i, i.Arg(0), i.Arg(1), size, memAlign(i))
}

func memAlign(i *ir.Instr) uint64 {
	if i.Op() == ir.Store {
		return i.Align()
	}
	if i.Info.Attrs.Param(0).Has("align") {
		return rewrite.ArgAlign(i, 0)
	}
	return 0
}

// merge scans from a write of size bytes b for other writes of the same byte at constant offsets,
// and replaces those that together fill a range by memsets. It returns the last memset, nil when
// there is none. The calls come after all the writes that were scanned, where all their addresses
// are computed.
func (o *optimizer) merge(first *ir.Instr, ptr, b ir.Value, size int64, align uint64) *ir.Instr {
	var rs ranges
	var n scan
	i := first.Next()
	private := privateOnUnwind(ptr)
	for ; !i.IsTerminator() && !n.over(i); i = i.Next() {
		if analysis.MayThrow(i) && !private {
			break // the caller would miss the writes above
		}
		if i.Op().IsCall() {
			if e := analysis.CallEffects(i); e.Arg|e.Other == 0 {
				continue
			}
		}
		if i.Op() != ir.Store && !alias.MemSet(i) {
			if analysis.MayRead(i) || analysis.MayWrite(i) {
				break
			}
			continue
		}
		at, value, bytes, ok := o.writes(i)
		if !ok {
			break
		}
		if i.Op() == ir.Store && isUndef(b) && value != nil {
			b = value
		}
		off, known := o.distance(at, ptr)
		if value != b || !known {
			break
		}
		rs.add(off, bytes, at, memAlign(i), i)
	}
	if len(rs) == 0 {
		return nil
	}
	rs.add(0, size, ptr, align, first)
	var last *ir.Instr
	for k := range rs {
		if len(rs[k].writes) > 1 && rs[k].worthwhile(o.dl) {
			last = o.makeSet(&rs[k], b, i)
		}
	}
	return last
}

// writes returns where a store or memset writes, which byte and how often; ok is false when it may
// not be merged.
func (o *optimizer) writes(i *ir.Instr) (at, b ir.Value, bytes int64, ok bool) {
	if i.Op() == ir.Store {
		ty := i.Operand(0).Type()
		if !i.IsSimple() || ty.Scalar().IsPtr() && o.dl.IsNonIntegral(ty.Scalar().Space) || ty.HasScalable() {
			return nil, nil, 0, false
		}
		return i.Operand(1), analysis.BytewiseValue(i.Operand(0), o.dl), int64(o.dl.StoreSize(ty)), true
	}
	n := ir.AsInt(i.Arg(2))
	if n == nil || alias.VolatileMem(i) {
		return nil, nil, 0, false
	}
	size, fits := n.Int64()
	return i.Arg(0), i.Arg(1), size, fits
}

func (o *optimizer) makeSet(r *filled, b ir.Value, at *ir.Instr) *ir.Instr {
	build := ir.Before(at)
	build.Loc = r.writes[0].DebugLoc()
	call := rewrite.MemSet(build, r.ptr, b, ir.NewSigned(o.f.Ctx().I64, r.end-r.start), r.align)
	o.insertDef(call)
	for _, w := range r.writes {
		o.erase(w)
	}
	o.c.Count("Number of memsets inferred", 1)
	return call
}

// insertDef creates the MemorySSA access of a new write; the nearest writing access is above it in
// its block.
func (o *optimizer) insertDef(call *ir.Instr) {
	for i := call.Prev(); i != nil; i = i.Prev() {
		if a := o.mssa.Of(i); a != nil && a.IsVersion() {
			o.mssa.InsertDef(call, a)
			return
		}
	}
	panic("memcpyopt: a write is made where there was none")
}

func isUndef(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
}

// distance returns the offset of p from q in bytes, if that is constant: both have the same base,
// or the same variable indices.
func (o *optimizer) distance(p, q ir.Value) (bytes int64, known bool) {
	a, n, okA := analysis.ConstantOffset(p, o.dl)
	b, m, okB := analysis.ConstantOffset(q, o.dl)
	if !okA || !okB {
		return 0, false
	}
	if a == b {
		return n - m, true
	}
	g, okG := a.(*ir.Instr)
	h, okH := b.(*ir.Instr)
	if !okG || !okH || g.Op() != ir.GetElementPtr || h.Op() != ir.GetElementPtr || g.Operand(0) != h.Operand(0) || g.ElemTy != h.ElemTy {
		return 0, false
	}
	k := 1
	for k < g.NumOperands() && k < h.NumOperands() && g.Operand(k) == h.Operand(k) {
		k++
	}
	x, okX := o.constantTail(g, k)
	y, okY := o.constantTail(h, k)
	return x - y + n - m, okX && okY
}

// constantTail returns the offset that the operands of a getelementptr from number k on select, if
// they are constants.
func (o *optimizer) constantTail(g *ir.Instr, k int) (bytes int64, ok bool) {
	ty := g.ElemTy
	for j := 1; j < g.NumOperands(); j++ {
		index := ir.AsInt(g.Operand(j))
		if j > 1 && ty.Kind == ir.StructKind {
			n, _ := index.Uint64()
			if j >= k {
				bytes += int64(o.dl.FieldOffset(ty, n))
			}
			ty = ty.FieldAt(n)
			continue
		}
		if j > 1 {
			ty = ty.Elem
		}
		if j < k {
			continue
		}
		if index == nil || ty.HasScalable() {
			return 0, false
		}
		n, fits := index.Int64()
		if !fits {
			return 0, false
		}
		bytes += n * int64(o.dl.AllocSize(ty))
	}
	return bytes, true
}
