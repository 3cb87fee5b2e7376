package clean

import (
	"cmp"
	"slices"
	"sort"

	"opt-go/nvptx/ptx"
)

// coalesce merges the two registers of a copy when they are never needed with different values, and
// drops the copy. That is what makes the copies of φs disappear, but for those that do work:
// constants, swaps, values that live on.
//
// Two registers interfere where one is written, other than by a copy of the other, while the other
// is live (Chaitin). They do not interfere if the other has just got a copy of the same register,
// or the same constant: a loop that passes a value to the next iteration and, through a φ after it,
// out of the loop copies it twice.
//
// A register's live range is a sorted list of half-open intervals of points; item k reads at point
// 2k and writes at 2k+1. Only registers of copies have ranges.
func (f *Func) coalesce(code []Item) []Item {
	c := &coalescer{f: f, code: code, parent: make([]ptx.Reg, len(f.Regs)), ranges: make([][]interval, len(f.Regs)), writes: make([][]int32, len(f.Regs))}
	for r := range c.parent {
		c.parent[r] = ptx.Reg(r)
	}
	copies := c.copies()
	if len(copies) == 0 {
		return code
	}
	wanted := make([]bool, len(f.Regs))
	for _, k := range copies {
		d, src, _ := isCopy(code[k].Inst)
		wanted[d], wanted[src] = true, true
	}
	c.computeRanges(wanted)
	for _, k := range copies {
		d, src, _ := isCopy(code[k].Inst)
		c.tryMerge(d, src)
	}
	for _, k := range copies {
		c.mergeTwins(k)
	}
	f.become(func(r ptx.Reg) ptx.Operand { return c.find(r) })
	out := code[:0]
	for _, it := range code {
		if it.Inst != nil {
			it.Inst.Rename(c.find)
			if d, src, ok := plainMov(it.Inst); ok && (ptx.Operand(d) == src || copiesAgain(out, d, src)) {
				continue
			}
		}
		out = append(out, it)
	}
	return out
}

// copiesSeen is how many movs before another are examined; a block with many φs has long runs of
// them.
const copiesSeen = 32

// plainMov reports a mov that always happens, of a register or a number.
func plainMov(in *ptx.Inst) (dst ptx.Reg, src ptx.Operand, ok bool) {
	if in == nil || in.Op != "mov" || in.Guard.Present() || len(in.Args) != 2 {
		return 0, nil, false
	}
	switch in.Args[1].(type) {
	case ptx.Reg, ptx.Int, ptx.F32Bits, ptx.F64Bits:
		dst, ok = in.Args[0].(ptx.Reg)
	}
	return dst, in.Args[1], ok
}

// copiesAgain reports that the movs at the end of the code already give register d the value of
// src.
func copiesAgain(code []Item, d ptx.Reg, src ptx.Operand) bool {
	for k := len(code) - 1; k >= max(0, len(code)-copiesSeen); k-- {
		to, from, ok := plainMov(code[k].Inst)
		switch {
		case !ok || ptx.Operand(to) == src:
			return false
		case to == d:
			return from == src
		}
	}
	return false
}

type interval struct{ from, to int32 }

type coalescer struct {
	f      *Func
	code   []Item
	parent []ptx.Reg
	ranges [][]interval
	writes [][]int32 // the items that write a register, or those merged into it
}

func (c *coalescer) find(r ptx.Reg) ptx.Reg {
	for c.parent[r] != r {
		c.parent[r] = c.parent[c.parent[r]]
		r = c.parent[r]
	}
	return r
}

// copies lists the copies between registers of the same type, those in loops first: the depth of a
// copy is the number of backward branches around it. A copy whose result is read only outside of
// the loop comes after those for the next iteration: it can still move out (edges.go).
func (c *coalescer) copies() []int {
	var list []int
	depth := c.depths()
	read := make([]int32, len(c.f.Regs)) // by register: the depth of its deepest read
	for k, it := range c.code {
		if it.Inst != nil {
			it.Inst.Sources(func(r ptx.Reg) { read[r] = max(read[r], depth[k]) })
		}
		if d, src, ok := isCopy(it.Inst); ok && c.f.Regs[d] == c.f.Regs[src] && d != src {
			list = append(list, k)
		}
	}
	weight := func(k int) int32 { return min(depth[k], read[c.code[k].Inst.Args[0].(ptx.Reg)]) }
	sort.SliceStable(list, func(a, b int) bool { return weight(list[a]) > weight(list[b]) })
	return list
}

// depths counts for each item the backward branches around it.
func (c *coalescer) depths() []int32 {
	at := map[ptx.Label]int{}
	change := make([]int32, len(c.code)+1)
	for k, it := range c.code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok {
			at[l.Label] = k
		}
		if it.Inst != nil && it.Inst.Op == "bra" {
			if head, seen := at[it.Inst.Args[0].(ptx.Label)]; seen {
				change[head]++
				change[k+1]--
			}
		}
	}
	for k := 1; k < len(change); k++ {
		change[k] += change[k-1]
	}
	return change
}

// computeRanges computes where registers are live: from each use backwards to the definitions.
func (c *coalescer) computeRanges(wanted []bool) {
	bs := findBlocks(c.code)
	blockOf := make([]int32, len(c.code))
	for n, b := range bs {
		for k := b.from; k < b.to; k++ {
			blockOf[k] = int32(n)
		}
	}
	uses, defs := make([][]int32, len(wanted)), make([][]int32, len(wanted))
	for k, it := range c.code {
		if it.Inst == nil {
			continue
		}
		it.Inst.Sources(func(r ptx.Reg) {
			if wanted[r] {
				uses[r] = append(uses[r], int32(k))
			}
		})
		it.Inst.Results(func(r ptx.Reg) {
			if !wanted[r] {
				return
			}
			if it.Inst.Guard.Present() { // what was there before may stay
				uses[r] = append(uses[r], int32(k))
			}
			defs[r] = append(defs[r], int32(k))
		})
	}
	liveIn := make([]int32, len(bs)) // the register, off by one, that is known to be live into a block
	for r := range wanted {
		if wanted[r] {
			c.ranges[r] = liveRange(ptx.Reg(r), uses[r], defs[r], bs, blockOf, liveIn)
			if c.writes != nil {
				c.writes[r] = defs[r]
			}
		}
	}
}

// liveRange walks backwards from the uses of one register.
func liveRange(r ptx.Reg, uses, defs []int32, bs []block, blockOf, liveIn []int32) []interval {
	var out []interval
	mark := int32(r) + 1
	var work []int
	// reach makes the register live from its last definition before item k of block b to the point
	// end.
	reach := func(b int, k, end int32) {
		n := sort.Search(len(defs), func(n int) bool { return defs[n] >= k })
		if n > 0 && defs[n-1] >= int32(bs[b].from) {
			out = append(out, interval{2*defs[n-1] + 1, end})
			return
		}
		out = append(out, interval{2 * int32(bs[b].from), end})
		if liveIn[b] != mark {
			liveIn[b] = mark
			work = append(work, b)
		}
	}
	for _, u := range uses {
		reach(int(blockOf[u]), u, 2*u+1)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range bs[b].preds {
			reach(p, int32(bs[p].to), 2*int32(bs[p].to))
		}
	}
	for _, d := range defs { // a value that is never read still occupies its register for a moment
		out = append(out, interval{2*d + 1, 2*d + 2})
	}
	return normalized(out)
}

// normalized sorts intervals and joins those that touch.
func normalized(list []interval) []interval {
	sort.Slice(list, func(a, b int) bool { return list[a].from < list[b].from })
	out := list[:0]
	for _, iv := range list {
		if n := len(out); n > 0 && iv.from <= out[n-1].to {
			out[n-1].to = max(out[n-1].to, iv.to)
			continue
		}
		out = append(out, iv)
	}
	return out
}

// liveAt reports whether a point lies in one of the intervals.
func liveAt(list []interval, point int32) bool {
	n := sort.Search(len(list), func(k int) bool { return list[k].to > point })
	return n < len(list) && list[n].from <= point
}

// disturbs reports a write to a, other than by a copy of b, where b is live. Copies of registers
// that were merged into a write no new value: they become no-ops. It iterates over the writes to a
// or the intervals of b, whichever are fewer.
func (c *coalescer) disturbs(a, b ptx.Reg) bool {
	copies := func(k int32) bool {
		_, src, ok := plainMov(c.code[k].Inst)
		if !ok {
			return false
		}
		from := c.merged(src)
		return from == ptx.Operand(b) || from == ptx.Operand(a) || c.copiedBefore(k, src, b)
	}
	writes, ranges := c.writes[a], c.ranges[b]
	if len(writes) <= len(ranges) {
		for _, k := range writes {
			if liveAt(ranges, 2*k+1) && !copies(k) {
				return true
			}
		}
		return false
	}
	for _, iv := range ranges {
		n, _ := slices.BinarySearchFunc(writes, iv.from, func(k, from int32) int { return cmp.Compare(2*k+1, from) })
		for ; n < len(writes) && 2*writes[n]+1 < iv.to; n++ {
			if !copies(writes[n]) {
				return true
			}
		}
	}
	return false
}

// copiedBefore reports that of the movs before item k, the last one that writes register r has the
// source of item k.
func (c *coalescer) copiedBefore(k int32, src ptx.Operand, r ptx.Reg) bool {
	src = c.merged(src)
	for end := max(k-copiesSeen, 0); k > end; {
		k--
		d, from, ok := plainMov(c.code[k].Inst)
		if !ok {
			return false
		}
		d, from = c.find(d), c.merged(from)
		switch ptx.Operand(d) {
		case from: // vanishes
		case ptx.Operand(r):
			return from == src
		case src:
			return false
		}
	}
	return false
}

// merged is an operand of a mov, a register as what it has been merged into.
func (c *coalescer) merged(o ptx.Operand) ptx.Operand {
	if r, ok := o.(ptx.Reg); ok {
		return c.find(r)
	}
	return o
}

// mergeTwins merges the destination of copy k with that of an earlier copy of the same value, which
// makes one of the two copies redundant.
func (c *coalescer) mergeTwins(k int) {
	d, src, _ := isCopy(c.code[k].Inst)
	if c.find(d) == c.find(src) {
		return
	}
	for end := max(k-copiesSeen, 0); k > end; {
		k--
		twin, from, ok := isCopy(c.code[k].Inst)
		if !ok {
			return
		}
		if c.find(from) == c.find(src) && c.find(twin) != c.find(src) && c.f.Regs[twin] == c.f.Regs[d] {
			c.tryMerge(d, twin)
			return
		}
	}
}

// tryMerge makes one register of two.
func (c *coalescer) tryMerge(d, src ptx.Reg) {
	a, b := c.find(d), c.find(src)
	if a == b || c.disturbs(a, b) || c.disturbs(b, a) {
		return
	}
	c.parent[b] = a
	c.ranges[a] = mergedRanges(c.ranges[a], c.ranges[b])
	c.writes[a] = mergedWrites(c.writes[a], c.writes[b])
	c.ranges[b], c.writes[b] = nil, nil
}

// A chain of φs is merged into one register in several steps, so a short list is appended to a long
// one, and not both copied to a new one.

// mergedRanges returns the union, and takes both lists.
func mergedRanges(long, short []interval) []interval {
	if len(long) < len(short) {
		long, short = short, long
	}
	if 8*len(short) > len(long) {
		return normalized(append(long, short...))
	}
	for _, iv := range short {
		from := sort.Search(len(long), func(k int) bool { return long[k].to >= iv.from })
		to := from
		for ; to < len(long) && long[to].from <= iv.to; to++ {
			iv = interval{min(iv.from, long[to].from), max(iv.to, long[to].to)}
		}
		long = slices.Replace(long, from, to, iv)
	}
	return long
}

// mergedWrites returns all, ascending, and takes both lists.
func mergedWrites(long, short []int32) []int32 {
	if len(long) < len(short) {
		long, short = short, long
	}
	if 8*len(short) > len(long) {
		long = append(long, short...)
		slices.Sort(long)
		return long
	}
	for _, k := range short {
		n, _ := slices.BinarySearch(long, k)
		long = slices.Insert(long, n, k)
	}
	return long
}
